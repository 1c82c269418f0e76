"""The secret choices before the first turn: what to start with, and what to aim at."""

from __future__ import annotations

from kickback.engine.actions import Action, Ban
from kickback.engine.chance import Chance
from kickback.engine.events import Plain
from kickback.engine.seats import letter
from kickback.engine.table import Commit
from kickback.games.embezzlement.actions import BOOKS, FIRST_START, FIRST_TARGET, START, TARGET
from kickback.games.embezzlement.bans import why_not
from kickback.games.embezzlement.components import START_STASH, TARGET_MAX
from kickback.games.embezzlement.table import Embezzlement


class ChooseStart(Commit[Embezzlement]):
    """EMB-HOUSE-18, -20, EMB-RULING-44: everybody chooses a starting stash in secret; then all are shown."""

    def candidates(self, table: Embezzlement, seat: int) -> list[Action]:
        book = BOOKS[table.seats][seat].actions
        return book[FIRST_START : FIRST_START + table.rules.cheap_max + 1]

    def forbids(self, table: Embezzlement, seat: int, action: Action) -> Ban | None:
        if action.verb == START and self.asks(table, seat):
            if 0 <= action.a <= table.rules.cheap_max:
                return None
            return Ban("EMB-HOUSE-18", f"a starting stash here is 0 to {table.rules.cheap_max} Caps")
        return why_not(table, seat, action)

    def sealed(self, table: Embezzlement, seat: int, action: Action) -> None:
        if table.log is not None:
            table.tell("committed", "EMB-HOUSE-18", {"seat": letter(seat)}, {seat: {"start": action.a}})

    def resolve(self, table: Embezzlement) -> None:
        shown: dict[str, Plain] = {}
        for seat in range(table.seats):
            if self.asked >> seat & 1:
                caps = self.pick(seat).a
                table.money.start(seat, caps)
                shown[letter(seat)] = caps
        table.tell("starts", "EMB-HOUSE-20", {"caps": shown})
        table.stack.pop()

    def default(self, table: Embezzlement, seat: int, chance: Chance) -> Action:
        return BOOKS[table.seats][seat].actions[FIRST_START + START_STASH]

    def clone(self) -> ChooseStart:
        return ChooseStart(self.name, self.asked, self.picks[:])


class ChooseTarget(Commit[Embezzlement]):
    """EMB-HOUSE-15, -16, EMB-RULING-44: everybody declares a target in secret; then all are shown."""

    def candidates(self, table: Embezzlement, seat: int) -> list[Action]:
        book = BOOKS[table.seats][seat].actions
        return book[FIRST_TARGET + table.rules.target_min - 1 : FIRST_TARGET + TARGET_MAX]

    def forbids(self, table: Embezzlement, seat: int, action: Action) -> Ban | None:
        if action.verb == TARGET and self.asks(table, seat):
            if table.rules.target_min <= action.a <= TARGET_MAX:
                return None
            return Ban("EMB-HOUSE-15", f"a target here is {table.rules.target_min} to {TARGET_MAX} Caps")
        return why_not(table, seat, action)

    def sealed(self, table: Embezzlement, seat: int, action: Action) -> None:
        if table.log is not None:
            table.tell("committed", "EMB-HOUSE-15", {"seat": letter(seat)}, {seat: {"target": action.a}})

    def resolve(self, table: Embezzlement) -> None:
        shown: dict[str, Plain] = {}
        targets = table.people.targets[:]
        for seat in range(table.seats):
            if self.asked >> seat & 1:
                targets[seat] = self.pick(seat).a
                shown[letter(seat)] = targets[seat]
        table.people = table.people.aiming_at(targets)
        table.tell("targets", "EMB-HOUSE-15", {"caps": shown})
        table.stack.pop()

    def default(self, table: Embezzlement, seat: int, chance: Chance) -> Action:
        return BOOKS[table.seats][seat].actions[FIRST_TARGET + table.rules.target_min - 1]

    def clone(self) -> ChooseTarget:
        return ChooseTarget(self.name, self.asked, self.picks[:])
