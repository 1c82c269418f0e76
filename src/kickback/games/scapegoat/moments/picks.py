"""What all secret picks have in common, and why a card cannot be given, shown or played now."""

from __future__ import annotations

from kickback.engine.actions import Verb
from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.moments import Commit
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter, letters
from kickback.games.scapegoat.actions import PASS, SHOW, Move
from kickback.games.scapegoat.bans import (
    BUDGET_SPENT,
    DROP_PICK,
    LAPS_OVER,
    NEVER_SHOWN,
    NOBODY_PLAYS_YET,
    SHOWN_ONCE,
    PickBans,
)
from kickback.games.scapegoat.components import NAMES, names
from kickback.games.scapegoat.moments.comparing import weakest
from kickback.games.scapegoat.table import Scapegoat
from kickback.games.scapegoat.year import UNDERSPEND


class Pick(Commit[Scapegoat, Move]):
    """What the show and the reveals and drops after a year have in common: cards of the hand, chosen secretly."""

    def __init__(self, name: str, asked: int, picks: list[Move | None], page: list[Move], bans: PickBans) -> None:
        super().__init__(name, asked, picks, exact=True)
        self.page: list[Move] = page
        self.verb: Verb = page[0].verb
        self.bans: PickBans = bans
        self.clause: str = bans.sealed.clause

    def candidates(self, table: Scapegoat, seat: int) -> list[Move]:
        page = self.page
        return [page[card] for card in table.hands[seat].faces]

    def forbids(self, table: Scapegoat, seat: int, action: Move) -> Ban | None:
        if action.verb is not self.verb and action.verb is not PASS:
            return self.out_of_place(table, seat, action)
        if not self.asks(table, seat):
            return self.bans.sealed if self.picks[seat] is not None else self.no_part(table, seat)
        if action.verb is PASS:
            return self.bans.nothing
        return None if table.hands[seat].holds(action.card) else self.bans.not_held

    def no_part(self, table: Scapegoat, seat: int) -> Ban:
        """Why the seat is not asked for a card, though it has given none."""
        return self.bans.nothing

    def out_of_place(self, table: Scapegoat, seat: int, action: Move) -> Ban:
        """Why this verb belongs to another question."""
        raise NotImplementedError

    def details(self, table: Scapegoat, seat: int, action: Move, ban: Ban) -> Facts:
        if ban is self.bans.not_held:
            return own_hand(table, seat, action)
        if ban is DROP_PICK.sealed:
            return {"unseen": table.rules.drops_hidden}
        if ban is NOBODY_PLAYS_YET:
            return {"sent": int(self.picks[seat] is not None), "seats": list[Plain](letters(self.waiting(table)))}
        return laps(table)

    def sealed(self, table: Scapegoat, seat: int, action: Move) -> None:
        if table.log is not None:
            table.tell("committed", self.clause, {"seat": letter(seat)}, {seat: {"card": NAMES[action.card]}})

    def default(self, table: Scapegoat, seat: int, chance: Chance) -> Move:
        return self.page[weakest(table.hands[seat].faces)]


def after_the_year(table: Scapegoat, action: Move) -> Ban:
    """Why cards are neither played nor shown once the year has ended."""
    if action.verb is SHOW:
        return shown_once(table)
    return LAPS_OVER if table.ending == UNDERSPEND else BUDGET_SPENT


def shown_once(table: Scapegoat) -> Ban:
    return SHOWN_ONCE if table.rules.first_start == "reveal" else NEVER_SHOWN


def own_hand(table: Scapegoat, seat: int, action: Move) -> Facts:
    return {"card": NAMES[action.card], "hand": names(sorted(table.hands[seat].faces))}


def laps(table: Scapegoat) -> Facts:
    return {"laps": table.rules.orbits}


def last_player(table: Scapegoat) -> int:
    """The seat that played the year's last card: Scapegoat, Closer or last player."""
    return table.player_of(table.turn - 1)


def no_picks(table: Scapegoat) -> list[Move | None]:
    return [None] * table.seats
