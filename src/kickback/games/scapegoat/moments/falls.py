"""SCG-DEMO: who falls, and the card it costs: the Scapegoat, the lowest after an Underspend, or everybody."""

from __future__ import annotations

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.moments import Turn
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import PUBLIC, clockwise, letter, letters
from kickback.games.scapegoat.actions import DROP, DROPS, PASS, REVEAL, REVEALS, Move
from kickback.games.scapegoat.bans import (
    AXE_PICK,
    DROP_PICK,
    FALL_FIRST,
    LOST_ANYWAY,
    NO_PROMOTION_ALL_FALL,
    NO_PROMOTION_UNDERSPEND,
    NOT_DEMOTED,
    NOTHING_TO_DROP,
    SITS_OUT,
)
from kickback.games.scapegoat.components import DRAW_UNDERSPEND, SMALLEST_HAND, STRENGTH
from kickback.games.scapegoat.moments.comparing import weakest, worst
from kickback.games.scapegoat.moments.picks import Pick, after_the_year, laps, last_player, own_hand
from kickback.games.scapegoat.moments.promotion import Reveal, discard_revealed, promote
from kickback.games.scapegoat.moments.years import next_year
from kickback.games.scapegoat.table import Scapegoat


class Fall(Turn[Scapegoat, Move]):
    """A single demoted seat drops a card of its hand."""

    def candidates(self, table: Scapegoat, seat: int) -> list[Move]:
        return [DROPS[card] for card in table.hands[seat].faces]

    def forbids(self, table: Scapegoat, seat: int, action: Move) -> Ban | None:
        if action.verb is not DROP and action.verb is not PASS:
            return self.no_reveal(seat) if action.verb is REVEAL else after_the_year(table, action)
        if seat != self.seat:
            return NOT_DEMOTED
        if action.verb is PASS:
            return DROP_PICK.nothing
        if table.hands[seat].holds(action.card):
            return None
        return LOST_ANYWAY if action.card == table.revealed[seat] else DROP_PICK.not_held

    def no_reveal(self, seat: int) -> Ban:
        raise NotImplementedError

    def details(self, table: Scapegoat, seat: int, action: Move, ban: Ban) -> Facts:
        if ban is DROP_PICK.not_held:
            return own_hand(table, seat, action)
        return laps(table) | {"seat": letter(self.seat)}

    def default(self, table: Scapegoat, seat: int, chance: Chance) -> Move:
        return DROPS[weakest(table.hands[seat].faces)]


class Blame(Fall):
    """SCG-OVER-5, -9: the Scapegoat of a red Overspend drops a card; then the others go to Promotion."""

    def __init__(self, seat: int) -> None:
        super().__init__("blame", seat)

    def no_reveal(self, seat: int) -> Ban:
        return SITS_OUT if seat == self.seat else FALL_FIRST

    def answer(self, table: Scapegoat, seat: int, action: Move) -> None:
        rock_bottom = table.sizes[seat] == SMALLEST_HAND
        table.demote(seat, "SCG-OVER-5")
        table.drop(seat, action.card)
        if rock_bottom:
            table.draw(seat, 1, "SCG-DEMO-5")
        promote(table, PUBLIC & ~(1 << seat))


def take_the_fall(table: Scapegoat, seat: int) -> None:
    """SCG-OVER-5, -6: the Scapegoat of a red Overspend; with nothing to drop (closer-draws off) the others go on."""
    if table.hands[seat].faces:
        table.stack[-1] = Blame(seat)
    else:
        table.demote(seat, "SCG-OVER-5")
        promote(table, PUBLIC & ~(1 << seat))


class Purge(Pick):
    """SCG-ZERO-5, -6: a red Perfect Zero demotes everybody at once."""

    def __init__(self, asked: int, picks: list[Move | None]) -> None:
        super().__init__("purge", asked, picks, DROPS, DROP_PICK)
        self.clause = "SCG-ZERO-5"

    def out_of_place(self, table: Scapegoat, seat: int, action: Move) -> Ban:
        return NO_PROMOTION_ALL_FALL if action.verb is REVEAL else after_the_year(table, action)

    def no_part(self, table: Scapegoat, seat: int) -> Ban:
        return NOTHING_TO_DROP

    def resolve(self, table: Scapegoat) -> None:
        rock_bottom: list[int] = []
        if table.log is not None:
            bottom = [seat for seat in range(table.seats) if table.sizes[seat] == SMALLEST_HAND]
            table.tell("everybody-fell", "SCG-ZERO-5", {"bottom": list[Plain](letters(bottom))})
        for seat in range(table.seats):
            at_the_bottom = table.sizes[seat] == SMALLEST_HAND
            table.demote(seat, "SCG-ZERO-5")
            if self.asked >> seat & 1:
                table.drop(seat, self.pick(seat).card)
                if at_the_bottom:
                    rock_bottom.append(seat)
        closer = last_player(table)
        for seat in clockwise(closer, table.seats):
            if seat in rock_bottom:
                table.draw(seat, 1, "SCG-DEMO-5")
        next_year(table, closer, "closed", "SCG-NEXT-4")

    def clone(self) -> Purge:
        return Purge(self.asked, self.picks[:])


class Axe(Reveal):
    """SCG-UNDER: everybody reveals; the lowest card is demoted."""

    def __init__(self, asked: int, picks: list[Move | None]) -> None:
        super().__init__("axe", asked, picks, REVEALS, AXE_PICK)

    def resolve(self, table: Scapegoat) -> None:
        self.reveal_all(table)
        lowest = worst(table.revealed)
        self.tell_revealed(table, lowest)
        if table.sizes[lowest] > SMALLEST_HAND and table.rules.axe_takes_extra:
            table.stack[-1] = AxeDrop(lowest)
            return
        table.demote(lowest, "SCG-UNDER-3")
        # SCG-RULING-5: at the smallest hand the revealed card is the demotion discard, and the usual draw refills it.
        keeps_draw = not table.hands[lowest].faces
        after_underspend(table, lowest, keeps_draw)

    def default(self, table: Scapegoat, seat: int, chance: Chance) -> Move:
        return REVEALS[max(table.hands[seat].faces, key=STRENGTH.__getitem__)]

    def clone(self) -> Axe:
        return Axe(self.asked, self.picks[:])


class AxeDrop(Fall):
    """SCG-UNDER-4: the axed seat drops a further card from what is left in its hand."""

    def __init__(self, seat: int) -> None:
        super().__init__("axe-drop", seat)

    def no_reveal(self, seat: int) -> Ban:
        return NO_PROMOTION_UNDERSPEND

    def answer(self, table: Scapegoat, seat: int, action: Move) -> None:
        table.demote(seat, "SCG-UNDER-3")
        table.drop(seat, action.card)
        after_underspend(table, seat, keeps_draw=True)


def after_underspend(table: Scapegoat, axed: int, keeps_draw: bool) -> None:
    """SCG-UNDER-5, -6, SCG-NEXT-4: the revealed cards go, everybody draws, and the next year has its Start Player."""
    discard_revealed(table, "SCG-UNDER-5")
    starter = table.rules.underspend_starter
    start, why = last_player(table), "last"
    if starter != "last-player":
        start, why = (table.start, "first") if starter == "start-player" else (axed, "fell")
    for seat in clockwise(start, table.seats):
        if seat != axed or keeps_draw:
            table.draw(seat, DRAW_UNDERSPEND, "SCG-UNDER-6")
    next_year(table, start, why, "SCG-NEXT-4")
