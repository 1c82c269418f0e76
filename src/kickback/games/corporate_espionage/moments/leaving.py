"""Leaving the market and winning it."""

from __future__ import annotations

from typing import Any

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.moments import TURN, Moment, Over
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter, letters
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.bans import CLOSED, WON
from kickback.games.corporate_espionage.components import owner_of
from kickback.games.corporate_espionage.moments.agreements import allies
from kickback.games.corporate_espionage.moments.questions import Ask, Window, out_of_place, stays
from kickback.games.corporate_espionage.table import NOBODY, VANISHED, Market


def leave(table: Market, seat: int, how: str, clause: str, by: int = NOBODY, code: int = NOBODY) -> None:
    """CES-OUT-1 to -3: cards to their owners' piles, the deck unseen aside, everything the company has begun ends."""
    table.companies.alive &= ~(1 << seat)
    table.calendar.news += 1
    table.companies.left_how[seat] = how
    table.companies.spoils = [*table.companies.spoils, *strangers(table, seat)]
    for permanent in table.in_play.boards[seat][:]:
        table.discard(permanent)
    hand = sorted(table.zones.hands[seat].faces)  # how long a card was held stays its holder's secret
    for held in hand:
        table.zones.from_hand(seat, held)
        table.zones.pile_up(held)
    bank = table.accounts.banks[seat]
    table.accounts.change(seat, -bank, VANISHED)
    table.announce_bank(seat)
    table.in_play.timed_changes = [
        change for change in table.in_play.timed_changes if change.maker != seat and change.seat != seat
    ]
    table.in_play.stale = True
    if table.log is not None:
        cards: list[Plain] = [table.mark(held, seat) for held in hand]
        facts: Facts = {"seat": letter(seat), "how": how, "bank": bank, "cards": cards, "left": table.companies.count()}
        facts |= {"by": letter(by) if by != NOBODY else None, "card": table.mark(code, by) if code >= 0 else None}
        table.tell("left", clause, facts)
        tell_ended_agreements(table, seat)
    allied = table.rules.allied_victory and allies(table)
    table.agreements.leave(seat, table.companies.alive)
    stack: list[Moment[Any, Any]] = []
    for moment in table.stack:
        kept = stays(table, moment, seat)
        if kept is not None:
            stack.append(kept)
    table.stack = stack
    if table.companies.count() == 1 or allied:
        finish(table, [s for s in range(table.seats) if table.living(s)], WON, "CES-WON-1")
    if table.rules.dance:
        table.stack.append(Dance(seat))


def tell_ended_agreements(table: Market, seat: int) -> None:
    """What other companies had agreed on with the one that leaves, or against it."""
    for loan in table.agreements.loans:
        if seat in (loan.lender, loan.borrower):
            facts: Facts = {"seat": letter(loan.borrower), "to": letter(loan.lender), "amount": loan.owed}
            table.tell("debt-void", "CES-RULING-7", facts)
    for pact in table.agreements.pacts:
        if pact.enemy == seat or pact.partners >> seat & 1:
            partners: list[Plain] = [letter(s) for s in range(table.seats) if pact.partners >> s & 1]
            table.tell("pact-over", "CES-TALK-1", {"seats": partners, "enemy": letter(pact.enemy)})
    for association in table.agreements.associations:
        if association.target == seat:
            table.tell("embargo-over", "CES-CARD-2", {"association": association.name, "target": letter(seat)})


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

    def candidates(self, table: Market, seat: int) -> list[Move]:
        return table.card_set.book.dances

    def forbids(self, table: Market, seat: int, action: Move) -> Ban | None:
        return None if seat == self.seat and action.does == a.DANCE else out_of_place(table, seat, action)

    def answer(self, table: Market, seat: int, action: Move) -> None:
        table.stack.pop()
        table.companies.dances = [*table.companies.dances, f"{letter(seat)}:{a.DANCES[action.number]}"]
        table.companies.stars = []
        if table.log is not None:
            table.tell("danced", "CES-BKR-1", {"seat": letter(seat), "dance": a.DANCES[action.number]})

    def default(self, table: Market, seat: int, chance: Chance) -> Move:
        return table.card_set.book.dances[chance.below(len(a.DANCES))]

    def gone(self, table: Market, seat: int) -> Moment[Any, Any] | None:
        return self
