"""SCG-PROMO: who climbs."""

from __future__ import annotations

from kickback.engine.bans import Ban
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import PUBLIC, clockwise, letter, mask
from kickback.games.scapegoat.actions import DROP, REVEAL, REVEALS, Move
from kickback.games.scapegoat.bans import (
    GAME_WON,
    NO_PART_IN_IT,
    NOT_DEMOTED,
    NOTHING_TO_REVEAL,
    PROMOTE_PICK,
    SITS_OUT,
)
from kickback.games.scapegoat.components import DRAW_LOSER, DRAW_WINNER, NAMES
from kickback.games.scapegoat.memory import TURNED_OVER
from kickback.games.scapegoat.moments.comparing import best, equal_rank, turned_over
from kickback.games.scapegoat.moments.picks import Pick, after_the_year, no_picks
from kickback.games.scapegoat.moments.years import finish, next_year
from kickback.games.scapegoat.table import Scapegoat


class Reveal(Pick):
    """The reveals after a year: all chosen cards leave the hands at the same time."""

    def out_of_place(self, table: Scapegoat, seat: int, action: Move) -> Ban:
        return NOT_DEMOTED if action.verb is DROP else after_the_year(table, action)

    def reveal_all(self, table: Scapegoat) -> None:
        """All chosen cards leave the hands and lie in the revealed row."""
        revealed = [HIDDEN] * table.seats
        for seat in range(table.seats):
            if self.asked >> seat & 1:
                card = self.pick(seat).card
                table.hands[seat].take(card)
                revealed[seat] = card
                table.memory.add(TURNED_OVER[seat][card])
        table.revealed = revealed

    def tell_revealed(self, table: Scapegoat, decided: int) -> None:
        if table.log is not None:
            table.tell("revealed", self.clause, turned_over(table.revealed, decided))


class Promote(Reveal):
    """SCG-PROMO: the eligible seats reveal; the highest card climbs."""

    def __init__(self, asked: int, picks: list[Move | None]) -> None:
        super().__init__("promote", asked, picks, REVEALS, PROMOTE_PICK)

    def forbids(self, table: Scapegoat, seat: int, action: Move) -> Ban | None:
        if action.verb is REVEAL and seat in table.fell:
            return SITS_OUT
        return super().forbids(table, seat, action)

    def no_part(self, table: Scapegoat, seat: int) -> Ban:
        return NO_PART_IN_IT if seat in table.fell else NOTHING_TO_REVEAL

    def resolve(self, table: Scapegoat) -> None:
        """SCG-PROMO-3 to -8: discard, the winner draws and climbs, victory is checked, the losers draw."""
        self.reveal_all(table)
        winner = best(table.revealed)
        card = table.revealed[winner]
        by_suit = equal_rank(table.revealed, winner)
        self.tell_revealed(table, winner)
        discard_revealed(table, "SCG-PROMO-7")
        table.draw(winner, DRAW_WINNER, "SCG-PROMO-4")
        before = table.sizes[winner]
        table.resize(winner, before + 1)
        table.climbed = winner
        if table.log is not None:
            facts: Facts = {"seat": letter(winner), "card": NAMES[card], "before": before, "after": before + 1}
            facts |= {"title": table.rules.title(before + 1), "suit": by_suit}
            table.tell("promoted", "SCG-PROMO-3", facts)
        if before + 1 >= table.rules.victory_hand:
            finish(table, [winner], GAME_WON, "SCG-WIN-1", card)
            return
        for seat in clockwise(winner, table.seats):
            if seat != winner and self.asked >> seat & 1:
                table.draw(seat, DRAW_LOSER, "SCG-PROMO-5")
        next_year(table, winner, "promoted", "SCG-NEXT-3")

    def clone(self) -> Promote:
        return Promote(self.asked, self.picks[:])


def promote(table: Scapegoat, eligible: int) -> None:
    """SCG-PROMO-1, -2: the eligible seats that hold a card are asked to reveal one."""
    asked = mask([s for s in range(table.seats) if eligible >> s & 1 and table.hands[s].faces])
    table.stack[-1] = Promote(asked, no_picks(table))


def discard_revealed(table: Scapegoat, clause: str) -> None:
    cards: list[Plain] = []
    for card in table.revealed:
        if card != HIDDEN:
            table.discard.put(card, PUBLIC)
            cards.append(NAMES[card])
    table.revealed = [HIDDEN] * table.seats
    table.tell("discarded", clause, {"cards": cards})
