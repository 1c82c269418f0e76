"""The police: verdicts are fixed, Officers step out and inspect."""

from __future__ import annotations

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import PUBLIC, letter, mask
from kickback.games.wallet.actions import DONE, DUTY, IS_DONE, ON_DUTY, SEARCH, SEARCHES, Move
from kickback.games.wallet.bans import (
    DUTY_OR_DONE,
    LOWEST_COIN_FIRST,
    NO_STEPPING_OUT,
    NOT_ASKED,
    NOT_ON_DUTY,
    ONE_SEARCH,
    SEARCH_OTHER,
)
from kickback.games.wallet.components import MONEY, NAMES, money_in
from kickback.games.wallet.memory import ON_FX, SEIZED, SHOWN
from kickback.games.wallet.moments.refusals import SealedQuestion, SeatQuestion
from kickback.games.wallet.parts.round import SEARCHING
from kickback.games.wallet.reasons import found_out
from kickback.games.wallet.table import Wallet
from kickback.games.wallet.verdict import judge


def fix_verdicts(table: Wallet) -> None:
    """WAL-VERDICT-10, WAL-END-1: the end-of-round cards are done, so all verdicts are settled, though not yet known."""
    counts = table.rules.coin_counts
    table.round.verdicts = [
        judge(table.cards.hands[seat], table.cards.fx[seat], table.cards.fx_as[seat], table.round.coins[seat], counts)
        for seat in range(table.seats)
    ]
    table.round.judged = [hand[:] for hand in table.cards.hands]
    table.round.judged_notes = table.cards.fx[:]
    table.round.phase = SEARCHING
    table.round.queue = []
    if table.rules.may_decline:
        table.stack.append(Duty(mask(list(range(table.seats))), [None] * table.seats))
    else:
        reveal = table.rules.guilty_reveal
        verdicts = table.round.verdicts
        officers_out(table, [s for s in range(table.seats) if verdicts[s].inspects or (reveal and verdicts[s].on_duty)])


def officers_out(table: Wallet, officers: list[int]) -> None:
    """WAL-POLICE-2, -3, -8: they show their hands together; the innocent among them inspect, lowest coin first."""
    table.tell("police", "WAL-POLICE-2", {"round": table.round.number})
    officers.sort(key=table.round.coins.__getitem__)
    for seat in officers:
        show_hand(table, seat)
        if table.log is not None:
            verdict = table.round.verdicts[seat]
            names: list[Plain] = [NAMES[card] for card in table.cards.hands[seat]]
            facts: Facts = {"seat": letter(seat), "hand": names}
            facts |= found_out(verdict)
            table.tell("officer", "WAL-POLICE-2" if verdict.innocent else "WAL-POLICE-3", facts)
    if not officers and table.log is not None:
        table.tell("no-officer", "WAL-POLICE-2", {})
    table.round.queue = [seat for seat in officers if table.round.verdicts[seat].innocent]


def show_hand(table: Wallet, seat: int) -> None:
    """The hand lies open from now on."""
    if not table.round.shown >> seat & 1:
        table.round.shown |= 1 << seat
        table.round.noted |= 1 << seat
        for card in table.cards.hands[seat]:
            table.cards.note(seat, SHOWN + seat, card, PUBLIC)


class Duty(SealedQuestion):
    """Only with `search-declinable`: everybody is asked, so that being asked tells nothing."""

    def __init__(self, asked: int, picks: list[Move | None]) -> None:
        super().__init__("duty", asked, picks)

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        return [IS_DONE, ON_DUTY] if table.round.verdicts[seat].inspects else [IS_DONE]

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        if not self.asks(table, seat):
            return NOT_ASKED
        if action.verb is DUTY:
            return None if table.round.verdicts[seat].inspects else NO_STEPPING_OUT
        return None if action.verb is DONE else DUTY_OR_DONE

    def sealed(self, table: Wallet, seat: int, action: Move) -> None:
        table.tell_sealed(seat, action, "WAL-POLICE-2")

    def resolve(self, table: Wallet) -> None:
        table.close()
        officers_out(table, [seat for seat in range(table.seats) if self.pick(seat).verb is DUTY])

    def default(self, table: Wallet, seat: int, chance: Chance) -> Move:
        return IS_DONE

    def clone(self) -> Duty:
        return Duty(self.asked, self.picks[:])


class Search(SeatQuestion):
    """WAL-POLICE-4 to -10: an Officer inspects one other player."""

    def __init__(self, seat: int) -> None:
        super().__init__("search", seat, exact=True)

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        return [SEARCHES[other] for other in range(table.seats) if other != seat]

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        if action.verb is not SEARCH:
            return SEARCH_OTHER if seat == self.seat else NOT_ASKED
        if seat != self.seat:
            if seat in table.round.queue:
                return LOWEST_COIN_FIRST
            return ONE_SEARCH if table.round.shown >> seat & 1 and table.round.verdicts[seat].inspects else NOT_ON_DUTY
        return None if action.seat != seat and action.seat < table.seats else SEARCH_OTHER

    def answer(self, table: Wallet, seat: int, action: Move) -> None:
        target = action.seat
        table.round.queue.pop(0)
        show_hand(table, target)
        verdict = table.round.verdicts[target]
        if table.log is not None:
            names: list[Plain] = [NAMES[card] for card in table.cards.hands[target]]
            facts: Facts = {"seat": letter(seat), "target": letter(target), "hand": names}
            facts |= found_out(verdict)
            table.tell("inspected", "WAL-POLICE-4", facts)
        if not verdict.innocent:
            confiscate(table, seat, target)
        elif table.log is not None:
            table.tell("nothing-taken", "WAL-POLICE-6", {"seat": letter(seat), "target": letter(target)})
        table.close()

    def default(self, table: Wallet, seat: int, chance: Chance) -> Move:
        other = chance.below(table.seats - 1)
        return SEARCHES[other if other < seat else other + 1]


def confiscate(table: Wallet, officer: int, target: int) -> None:
    """WAL-POLICE-5, -9: all money that still counts for the guilty player, the note on Currency Exchange included."""
    taken = [card for card in table.cards.hands[target] if card < MONEY]
    table.cards.hands[target] = [card for card in table.cards.hands[target] if card >= MONEY]
    for card in taken:
        table.cards.note(SHOWN + target, SEIZED + officer, card, PUBLIC)
    if table.cards.fx[target] != HIDDEN:
        taken.append(table.cards.fx[target])
        table.cards.note(ON_FX + target, SEIZED + officer, table.cards.fx[target], PUBLIC)
        table.cards.fx[target] = HIDDEN
        table.cards.fx_as[target] = HIDDEN
    taken.sort()
    table.cards.seized[officer] = sorted(table.cards.seized[officer] + taken)
    if table.log is not None:
        names: list[Plain] = [NAMES[card] for card in taken]
        facts: Facts = {"seat": letter(officer), "target": letter(target), "cards": names, "value": money_in(taken)}
        table.tell("confiscated", "WAL-POLICE-5", facts)
