"""The secret choices before the first turn: what to start with, and what to aim at."""

from __future__ import annotations

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.moments import Commit
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter
from kickback.games.embezzlement.actions import PAGES, START, TARGET, Move
from kickback.games.embezzlement.bans import START_RANGE, TARGET_RANGE
from kickback.games.embezzlement.components import START_STASH, TARGET_MAX
from kickback.games.embezzlement.refusals import explained, why_not
from kickback.games.embezzlement.table import Embezzlement


class ChooseStart(Commit[Embezzlement, Move]):
    """EMB-HOUSE-18, -20, EMB-RULING-44: everybody chooses a starting stash in secret; then all are shown."""

    def candidates(self, table: Embezzlement, seat: int) -> list[Move]:
        book = PAGES[table.seats][seat]
        return book.starts[: table.rules.cheap_max + 1]

    def forbids(self, table: Embezzlement, seat: int, action: Move) -> Ban | None:
        if action.verb is START and self.asks(table, seat):
            if 0 <= action.amount <= table.rules.cheap_max:
                return None
            return START_RANGE
        return why_not(table, seat, action)

    def details(self, table: Embezzlement, seat: int, action: Move, ban: Ban) -> Facts:
        return explained(table, seat, action, ban)

    def sealed(self, table: Embezzlement, seat: int, action: Move) -> None:
        if table.log is not None:
            table.tell("committed", "EMB-HOUSE-18", {"seat": letter(seat)}, {seat: {"start": action.amount}})

    def resolve(self, table: Embezzlement) -> None:
        shown: dict[str, Plain] = {}
        for seat in range(table.seats):
            if self.asked >> seat & 1:
                caps = self.pick(seat).amount
                table.money.start(seat, caps)
                shown[letter(seat)] = caps
        table.tell("starts", "EMB-HOUSE-20", {"caps": shown})
        table.stack.pop()

    def default(self, table: Embezzlement, seat: int, chance: Chance) -> Move:
        return PAGES[table.seats][seat].starts[START_STASH]

    def clone(self) -> ChooseStart:
        return ChooseStart(self.name, self.asked, self.picks[:], self.exact)


class ChooseTarget(Commit[Embezzlement, Move]):
    """EMB-HOUSE-15, -16, EMB-RULING-44: everybody declares a target in secret; then all are shown."""

    def candidates(self, table: Embezzlement, seat: int) -> list[Move]:
        book = PAGES[table.seats][seat]
        return book.targets[table.rules.target_min - 1 :]

    def forbids(self, table: Embezzlement, seat: int, action: Move) -> Ban | None:
        if action.verb is TARGET and self.asks(table, seat):
            if table.rules.target_min <= action.amount <= TARGET_MAX:
                return None
            return TARGET_RANGE
        return why_not(table, seat, action)

    def details(self, table: Embezzlement, seat: int, action: Move, ban: Ban) -> Facts:
        return explained(table, seat, action, ban)

    def sealed(self, table: Embezzlement, seat: int, action: Move) -> None:
        if table.log is not None:
            table.tell("committed", "EMB-HOUSE-15", {"seat": letter(seat)}, {seat: {"target": action.amount}})

    def resolve(self, table: Embezzlement) -> None:
        shown: dict[str, Plain] = {}
        targets = table.people.targets[:]
        for seat in range(table.seats):
            if self.asked >> seat & 1:
                targets[seat] = self.pick(seat).amount
                shown[letter(seat)] = targets[seat]
        table.people = table.people.aiming_at(targets)
        table.tell("targets", "EMB-HOUSE-15", {"caps": shown})
        table.stack.pop()

    def default(self, table: Embezzlement, seat: int, chance: Chance) -> Move:
        return PAGES[table.seats][seat].targets[table.rules.target_min - 1]

    def clone(self) -> ChooseTarget:
        return ChooseTarget(self.name, self.asked, self.picks[:], self.exact)
