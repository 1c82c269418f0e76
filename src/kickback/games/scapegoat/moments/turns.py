"""Who starts, and the turns of a year: one card into the open Quarter."""

from __future__ import annotations

from typing import Final

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.moments import Turn
from kickback.engine.plain import Facts
from kickback.engine.seats import LETTERS, PUBLIC, letter, mask
from kickback.games.scapegoat.actions import (
    DOWN,
    DOWN_INTO,
    DOWN_TWO,
    DOWNS,
    DROP,
    REVEAL,
    SHOW,
    SHOWS,
    UP,
    UP_INTO,
    UP_TWO,
    UPS,
    Move,
)
from kickback.games.scapegoat.bans import (
    JUST_PLAYED,
    NO_CHOICE_OF_QUARTER,
    NO_PASS,
    NO_PROMOTION_YET,
    NOBODY_PLAYS_YET,
    NOT_DEMOTED,
    NOT_HELD,
    NOT_YOUR_TURN,
    ONE_CARD,
    SHOW_PICK,
)
from kickback.games.scapegoat.components import NAMES, VALUES, rank_of, value_of
from kickback.games.scapegoat.memory import FILED_AWAY, PLAYED_OPENLY, SHOWED
from kickback.games.scapegoat.moments.comparing import equal_rank, turned_over, weakest
from kickback.games.scapegoat.moments.endings import end_filled, end_unfilled
from kickback.games.scapegoat.moments.picks import Pick, last_player, no_picks, own_hand, shown_once
from kickback.games.scapegoat.moments.years import TURNS, begin_year
from kickback.games.scapegoat.table import Scapegoat
from kickback.games.scapegoat.year import FACE_UP, FILED


class Show(Pick):
    """SCG-SETUP-8 to -11: every seat shows a card; the lowest starts; the cards go back to their hands."""

    def __init__(self, asked: int, picks: list[Move | None]) -> None:
        super().__init__("show", asked, picks, SHOWS, SHOW_PICK)

    def out_of_place(self, table: Scapegoat, seat: int, action: Move) -> Ban:
        if action.verb is REVEAL:
            return NO_PROMOTION_YET
        return NOT_DEMOTED if action.verb is DROP else NOBODY_PLAYS_YET

    def resolve(self, table: Scapegoat) -> None:
        table.shown = [self.pick(seat).card for seat in range(table.seats)]
        for seat, card in enumerate(table.shown):
            table.remember(SHOWED, seat, card)
        lowest = min(range(table.seats), key=table.shown.__getitem__)
        if table.log is not None:
            table.tell("shown", "SCG-SETUP-8", turned_over(table.shown, lowest))
        begin_year(table, lowest, "lowest", "SCG-SETUP-9", equal_rank(table.shown, lowest))

    def default(self, table: Scapegoat, seat: int, chance: Chance) -> Move:
        return SHOWS[max(table.hands[seat].faces)]

    def clone(self) -> Show:
        return Show(self.asked, self.picks[:])


def open_show(table: Scapegoat) -> None:
    table.stack = [Show(mask(list(range(table.seats))), no_picks(table))]


class Play(Turn[Scapegoat, Move]):
    """SCG-TURN: one seat plays one card into the current Quarter, face up or face down."""

    def __init__(self, seat: int) -> None:
        super().__init__("play", seat, exact=True)

    def candidates(self, table: Scapegoat, seat: int) -> list[Move]:
        hand = table.hands[seat].faces
        found = [UPS[card] for card in hand]
        found += [DOWNS[card] for card in hand]
        return found

    def forbids(self, table: Scapegoat, seat: int, action: Move) -> Ban | None:
        verb = action.verb
        if seat == self.seat and (verb is UP or verb is DOWN):
            return None if table.hands[seat].holds(action.card) else NOT_HELD
        if verb is SHOW:
            return shown_once(table)
        if verb is REVEAL:
            return NO_PROMOTION_YET
        if verb is DROP:
            return NOT_DEMOTED
        if seat != self.seat:
            return JUST_PLAYED if table.turn > 0 and last_player(table) == seat else NOT_YOUR_TURN
        if verb is UP_INTO or verb is DOWN_INTO:
            return NO_CHOICE_OF_QUARTER
        return ONE_CARD if verb is UP_TWO or verb is DOWN_TWO else NO_PASS

    def details(self, table: Scapegoat, seat: int, action: Move, ban: Ban) -> Facts:
        if ban is NOT_HELD:
            return own_hand(table, seat, action)
        if ban is NO_CHOICE_OF_QUARTER:
            return {"quarter": table.closed + 1}
        wait = (seat - self.seat) % table.seats
        again = table.turn + wait < table.rules.deadline
        return {"seat": letter(self.seat), "wait": wait if again else 0}

    def answer(self, table: Scapegoat, seat: int, action: Move) -> None:
        play(table, seat, action.card, action.verb is UP)

    def default(self, table: Scapegoat, seat: int, chance: Chance) -> Move:
        hand = table.hands[seat].faces
        most = max(VALUES[card] for card in hand)
        return UPS[weakest([card for card in hand if VALUES[card] == most])]


PLAYS: Final = [Play(seat) for seat in range(len(LETTERS))]
TURNS.extend(PLAYS)


def play(table: Scapegoat, seat: int, card: int, up: bool) -> None:
    """SCG-TURN-9: play, count, check, draw."""
    rules = table.rules
    table.hands[seat].take(card)
    value = value_of(card, up)
    played = table.played
    played.faces.append(card)
    played.known.append(PUBLIC if up else 1 << seat)
    table.ways.append(FACE_UP if up else FILED)
    table.memory.add(PLAYED_OPENLY[seat][card] if up else FILED_AWAY[seat][card])
    table.spent += value
    if table.log is not None:
        tell_play(table, seat, card, up, value)
    over = table.spent - rules.target * (table.closed + 1)
    filled = over >= 0 and close_quarter(table, over)
    if filled and not rules.closer_draws:
        table.owed = seat
    else:
        table.draw(seat, table.sizes[seat] - len(table.hands[seat].faces), "SCG-TURN-8")
    if filled:
        end_filled(table, seat)
    elif len(table.ways) == rules.deadline:
        end_unfilled(table, seat)
    else:
        table.stack[-1] = PLAYS[(seat + 1) % table.seats]


def tell_play(table: Scapegoat, seat: int, card: int, up: bool, value: int) -> None:
    facts: Facts = {"seat": letter(seat), "value": value, "quarter": table.closed + 1, "total": table.total}
    turn = table.turn
    facts |= {"turn": turn, "spent": table.spent, "round": table.round}
    done = turn - 1
    if done and done % table.seats == 0:
        facts["lap"] = done // table.seats + 1
    name: Facts = {"card": NAMES[card]}
    if up:
        number = rank_of(card)
        clause = "SCG-CARD-1" if number == 0 else "SCG-CARD-2" if number < 10 else "SCG-CARD-3"
        table.tell("up", clause, facts | name)
    else:
        table.tell("down", "SCG-CARD-4", facts, {seat: name})


def close_quarter(table: Scapegoat, over: int) -> bool:
    """SCG-QTR-1 to -5, -8: a full Quarter closes and what is above carries over; is it the Final one?"""
    table.closed += 1
    final = table.closed == table.rules.quarters
    if not final:
        table.carry = over
    if table.log is not None:
        facts: Facts = {"quarter": table.closed, "final": final}
        table.tell("closed", "SCG-QTR-5", facts if final else facts | {"carry": over})
    return final
