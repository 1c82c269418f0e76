"""Leaving the market and winning it."""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.actions import Action, Ban
from kickback.engine.chance import Chance
from kickback.engine.events import Facts, Plain
from kickback.engine.seats import letter, letters
from kickback.engine.table import TURN, Moment, Over
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.house import Association
from kickback.games.corporate_espionage.options import DANCES
from kickback.games.corporate_espionage.questions import Ask, Window, out_of_place
from kickback.games.corporate_espionage.table import NOBODY, VANISHED, Market

WON: Final = Ban("CES-WON-1", "the last company has won; nothing else happens")
CLOSED: Final = Ban("CES-WON-2", "the market has closed; nothing else happens")
DANCING: Final = tuple(Action(-1, f"dance {name}", a.DANCE, number) for number, name in enumerate(DANCES))


def leave(table: Market, seat: int, how: str, clause: str) -> None:
    """CES-OUT-1 to -3: cards to their owners' piles, the deck unseen aside, everything the company has begun ends."""
    table.alive &= ~(1 << seat)
    table.pulse += 1
    table.left_how[seat] = how
    table.spoils = [*table.spoils, *strangers(table, seat)]
    for permanent in table.boards[seat][:]:
        table.remove(permanent)
        table.pile_up(permanent.code)
    hand = sorted(table.hands[seat].faces)  # how long a card was held stays its holder's secret
    for code in hand:
        table.from_hand(seat, code)
        table.pile_up(code)
    bank = table.banks[seat]
    table.bank(seat, -bank, VANISHED)
    table.announce_bank(seat)
    table.briefs = [brief for brief in table.briefs if brief.maker != seat and brief.seat != seat]
    table.swayed = True
    table.loans = [loan for loan in table.loans if loan.lender != seat and loan.borrower != seat]
    if table.log is not None:
        cards: list[Plain] = [table.mark(code, seat) for code in hand]
        table.tell("left", clause, {"seat": letter(seat), "how": how, "bank": bank, "cards": cards})
    allied = allies(table) if table.rules.allied_victory else 0
    leave_clubs(table, seat)
    stack: list[Moment[Any]] = []
    for moment in table.stack:
        kept = table.stays(moment, seat)
        if kept is not None:
            stack.append(kept)
    table.stack = stack
    if table.companies() == 1 or allied:
        finish(table, [s for s in range(table.seats) if table.living(s)], WON, "CES-WON-1")
    if table.rules.dance:
        table.stack.append(Dance(seat))


def leave_clubs(table: Market, seat: int) -> None:
    """Pacts end with their enemy, with a partner, and when only their partners live; members are struck off."""
    clubs = table.clubs
    clubs.pacts = [
        pact
        for pact in clubs.pacts
        if pact.enemy != seat and not pact.partners >> seat & 1 and table.alive & ~pact.partners
    ]
    associations: list[Association] = []
    for club in clubs.associations:
        members = club.members & ~(1 << seat)
        target = club.target if club.target != seat else NOBODY
        if members:
            associations.append(Association(club.name, members, target, club.until))
    clubs.associations = associations
    clubs.standing = [offer for offer in clubs.standing if seat not in (offer.lender, offer.borrower)]


def allies(table: Market) -> int:
    """`allied-victory`: do all living companies share one pact?"""
    for pact in table.clubs.pacts:
        if table.alive & ~pact.partners == 0:
            return pact.partners
    return 0


def finish(table: Market, winners: list[int], ban: Ban, clause: str) -> None:
    table.winners = winners
    for moment in table.stack:
        if isinstance(moment, Window):
            moment.abandoned(table)
    if table.log is not None:
        banks: list[Plain] = [f"{letter(s)}:{table.banks[s]}" for s in range(table.seats) if table.living(s)]
        facts: Facts = {"seats": list[Plain](letters(winners)), "banks": banks}
        table.tell("won", clause, facts)
        if table.rules.for_keeps:
            table.tell("trophies", "CES-OWN-5", {"cards": trophies(table)})
    table.stack = [Over(ban)]


def strangers(table: Market, seat: int) -> list[str]:
    """Cards of others that a company controls or holds, as keeper:card@owner."""
    cards = [permanent.code for permanent in table.boards[seat]] + sorted(table.hands[seat].faces)
    return [f"{letter(seat)}:{table.mark(code, seat)}" for code in cards if code & 7 != seat]


def trophies(table: Market) -> list[Plain]:
    """`play-for-keeps`: what somebody else controls or holds at the end, or did when it left."""
    return [*table.spoils, *(card for seat in range(table.seats) for card in strangers(table, seat))]


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
        table.dances = [*table.dances, f"{letter(seat)}:{DANCES[action.a]}"]
        table.stars = []
        if table.log is not None:
            table.tell("danced", "CES-BKR-1", {"seat": letter(seat), "dance": DANCES[action.a]})

    def default(self, table: Market, seat: int, chance: Chance) -> Action:
        return DANCING[chance.below(len(DANCING))]

    def gone(self, table: Market, seat: int) -> Moment[Any] | None:
        return self
