"""Leaving the market and winning it."""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.actions import Action, Ban
from kickback.engine.chance import Chance
from kickback.engine.events import Facts, Plain
from kickback.engine.seats import letter, letters
from kickback.engine.table import TURN, Moment, Over
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.bans import CLOSED, WON
from kickback.games.corporate_espionage.components import owner_of
from kickback.games.corporate_espionage.moments.pacts import allies
from kickback.games.corporate_espionage.moments.questions import Ask, Window, out_of_place, stays
from kickback.games.corporate_espionage.options import DANCES
from kickback.games.corporate_espionage.table import VANISHED, Market

DANCING: Final = tuple(Action(-1, f"dance {name}", a.DANCE, number) for number, name in enumerate(DANCES))


def leave(table: Market, seat: int, how: str, clause: str) -> None:
    """CES-OUT-1 to -3: cards to their owners' piles, the deck unseen aside, everything the company has begun ends."""
    table.companies.alive &= ~(1 << seat)
    table.calendar.news += 1
    table.companies.left_how[seat] = how
    table.companies.spoils = [*table.companies.spoils, *strangers(table, seat)]
    for permanent in table.in_play.boards[seat][:]:
        table.discard(permanent)
    hand = sorted(table.zones.hands[seat].faces)  # how long a card was held stays its holder's secret
    for code in hand:
        table.zones.from_hand(seat, code)
        table.zones.pile_up(code)
    bank = table.accounts.banks[seat]
    table.accounts.change(seat, -bank, VANISHED)
    table.announce_bank(seat)
    table.in_play.timed_changes = [
        change for change in table.in_play.timed_changes if change.maker != seat and change.seat != seat
    ]
    table.in_play.stale = True
    if table.log is not None:
        cards: list[Plain] = [table.mark(code, seat) for code in hand]
        table.tell("left", clause, {"seat": letter(seat), "how": how, "bank": bank, "cards": cards})
    allied = table.rules.allied_victory and allies(table)
    table.agreements.leave(seat, table.companies.alive)
    stack: list[Moment[Any]] = []
    for moment in table.stack:
        kept = stays(table, moment, seat)
        if kept is not None:
            stack.append(kept)
    table.stack = stack
    if table.companies.count() == 1 or allied:
        finish(table, [s for s in range(table.seats) if table.living(s)], WON, "CES-WON-1")
    if table.rules.dance:
        table.stack.append(Dance(seat))


def finish(table: Market, winners: list[int], ban: Ban, clause: str) -> None:
    table.winners = winners
    for moment in table.stack:
        if isinstance(moment, Window):
            moment.abandoned(table)
    if table.log is not None:
        banks: list[Plain] = [f"{letter(s)}:{table.accounts.banks[s]}" for s in range(table.seats) if table.living(s)]
        facts: Facts = {"seats": list[Plain](letters(winners)), "banks": banks}
        table.tell("won", clause, facts)
        if table.rules.for_keeps:
            table.tell("trophies", "CES-OWN-5", {"cards": trophies(table)})
    table.stack = [Over(ban)]


def strangers(table: Market, seat: int) -> list[str]:
    """Cards of others that a company controls or holds, as keeper:card@owner."""
    cards = [permanent.code for permanent in table.in_play.boards[seat]] + sorted(table.zones.hands[seat].faces)
    return [f"{letter(seat)}:{table.mark(code, seat)}" for code in cards if owner_of(code) != seat]


def trophies(table: Market) -> list[Plain]:
    """`play-for-keeps`: what somebody else controls or holds at the end, or did when it left."""
    return [*table.companies.spoils, *(card for seat in range(table.seats) for card in strangers(table, seat))]


def close_market(table: Market) -> None:
    """CES-WON-2: the highest net worth wins; a tie is shared."""
    living = [s for s in range(table.seats) if table.living(s)]
    best = max(table.worth(s) for s in living)
    if table.log is not None:
        worths: list[Plain] = [f"{letter(s)}:{table.worth(s)}" for s in living]
        table.tell("market-closed", "CES-WON-2", {"worths": worths})
    finish(table, [s for s in living if table.worth(s) == best], CLOSED, "CES-WON-2")


class Dance(Ask):
    """The option `bankruptcy-dance`: a ceremony without effect on play."""

    def __init__(self, seat: int) -> None:
        super().__init__("dance", seat, TURN)

    def candidates(self, table: Market, seat: int) -> list[Action]:
        return list(DANCING)

    def forbids(self, table: Market, seat: int, action: Action) -> Ban | None:
        return None if seat == self.seat and action.verb == a.DANCE else out_of_place(table, seat, action)

    def answer(self, table: Market, seat: int, action: Action) -> None:
        table.stack.pop()
        table.companies.dances = [*table.companies.dances, f"{letter(seat)}:{DANCES[action.a]}"]
        table.companies.stars = []
        if table.log is not None:
            table.tell("danced", "CES-BKR-1", {"seat": letter(seat), "dance": DANCES[action.a]})

    def default(self, table: Market, seat: int, chance: Chance) -> Action:
        return DANCING[chance.below(len(DANCING))]

    def gone(self, table: Market, seat: int) -> Moment[Any] | None:
        return self
