"""How a year begins, how the next one follows, and how the game ends."""

from __future__ import annotations

from typing import Final

from kickback.engine.bans import Ban
from kickback.engine.moments import Moment, Over
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter, letters
from kickback.games.scapegoat.actions import Move
from kickback.games.scapegoat.bans import LAST_YEAR_OVER
from kickback.games.scapegoat.components import NAMES
from kickback.games.scapegoat.table import LastYear, Scapegoat
from kickback.games.scapegoat.year import RUNNING

# Each seat's turn; they never change, so all tables share them. `turns`, the last of these modules, puts them here.
TURNS: Final[list[Moment[Scapegoat, Move]]] = []


class Finished(Over[Scapegoat, Move]):
    """SCG-WIN-3, -4: nothing but talk is left."""

    def details(self, table: Scapegoat, seat: int, action: Move, ban: Ban) -> Facts:
        return {"round": table.round}


def begin_year(table: Scapegoat, start: int, why: str, clause: str, by_suit: bool = False) -> None:
    table.start = start
    if table.log is not None:
        facts: Facts = {"seat": letter(start), "why": why, "round": table.round, "suit": by_suit}
        table.tell("starts", clause, facts)
    table.stack = [TURNS[start]]


def next_year(table: Scapegoat, start: int, why: str, clause: str) -> None:
    """SCG-NEXT-1 to -7: clear, reshuffle, start player, reset; unless the last year allowed is over."""
    if table.round == table.rules.round_limit:
        highest = max(table.sizes)
        finish(table, [s for s in range(table.seats) if table.sizes[s] == highest], LAST_YEAR_OVER, "SCG-WIN-4")
        return
    count = table.clear()
    table.tell("cleared", "SCG-NEXT-1", {"count": count})
    table.reshuffle()
    table.round += 1
    table.spent = 0
    table.closed = 0
    table.carry = 0
    table.last_year = LastYear(table.ending, table.fell, table.climbed)
    table.ending = RUNNING
    table.scapegoat = HIDDEN
    table.fell = []
    table.climbed = HIDDEN
    begin_year(table, start, why, clause)
    if table.log is not None:
        table.tell("new-year", "SCG-NEXT-5", {"round": table.round, "start": letter(start), "seat": letter(start)})
    if table.owed != HIDDEN:
        seat = table.owed
        table.owed = HIDDEN
        table.draw(seat, table.sizes[seat] - len(table.hands[seat].faces), "SCG-END-6")


def finish(table: Scapegoat, winners: list[int], ban: Ban, clause: str, card: int = HIDDEN) -> None:
    table.winners = winners
    if table.log is not None:
        sizes: Facts = {letter(seat): size for seat, size in enumerate(table.sizes)}
        facts: Facts = {"seats": list[Plain](letters(winners)), "sizes": sizes, "round": table.round}
        facts |= {"seat": letter(winners[0]), "size": table.sizes[winners[0]]}
        if card != HIDDEN:
            facts["card"] = NAMES[card]
        table.tell("won", clause, facts)
    table.stack = [Finished(ban)]
