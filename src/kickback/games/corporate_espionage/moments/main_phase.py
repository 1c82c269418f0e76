"""Main: everything a company may do in its own turn, in any order."""

from __future__ import annotations

from typing import Any

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.moments import TURN, Moment
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.bans import (
    FORBIDDEN,
    NO_ABILITY,
    NO_FIRING_LEFT,
    NO_HIRE_LEFT,
    NO_SEAT,
    NOT_HELD,
    NOT_IN_ROSTER,
    TOO_DEAR,
    USED,
    WRONG_TYPE,
)
from kickback.games.corporate_espionage.components import FACE, TAKEOVER_COMPANIES, Card
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.moments.liquidation import sell, sellable
from kickback.games.corporate_espionage.moments.plays import (
    BLOCK_OF,
    VERB_OF_TYPE,
    add_plays,
    announce,
    judge_money,
    judge_name,
    judge_savvy,
    play_from_hand,
)
from kickback.games.corporate_espionage.moments.questions import Ask, out_of_place
from kickback.games.corporate_espionage.moments.reactions import set_off_by
from kickback.games.corporate_espionage.moments.takeovers import announce_takeover, judge_takeover
from kickback.games.corporate_espionage.moments.targets import nameable
from kickback.games.corporate_espionage.moments.turn_end import HAND_OVER, LAST, Closing
from kickback.games.corporate_espionage.table import (
    NOBODY,
    SPENT,
    Happening,
    Market,
    Permanent,
    Play,
    blocked,
    executive_seats,
    firings_allowed,
    hires_allowed,
    references,
)


class Main(Ask):
    """CES-MAIN-1, -2: hire, buy, spy, fire, liquidate, take over, use and play Savvy, interleaved, until `end`."""

    def __init__(self, seat: int) -> None:
        super().__init__("main", seat, TURN, exact=True)

    def candidates(self, table: Market, seat: int) -> list[Move]:
        card_set = table.card_set
        faces = card_set.faces
        found: list[Move] = [card_set.book.ending]
        hiring = table.calendar.hires < hires_allowed(table, seat)
        for slot, code in enumerate(table.zones.distinct(seat)):
            card = faces[code >> FACE]
            does = VERB_OF_TYPE[card.type]
            fits = (hiring and judge_seat(table, seat, card) is None) if does == a.HIRE else card.react is None
            if fits and judge_money(table, seat, BLOCK_OF[does], card) is None:
                add_plays(table, seat, does, slot, code, card.names, found)
        board = table.in_play.boards[seat]
        if board:
            self.with_table(table, seat, board, found)
        if not table.calendar.attempted and table.companies.count() >= TAKEOVER_COMPANIES:
            targets = [other for other in nameable(table, seat) if judge_takeover(table, seat, other) is None]
            found += [card_set.book.rival(seat, a.TAKEOVER, other) for other in targets]
        return found

    def with_table(self, table: Market, seat: int, board: list[Permanent], found: list[Move]) -> None:
        """Firings, sales and uses of what is in play."""
        book = table.card_set.book
        firing = table.calendar.firings < firings_allowed(table, seat)
        slot = 0
        for place, ref in enumerate(references(board, table.calendar.turn)):
            if ref < 0:
                continue
            permanent = board[place]
            if not permanent.card.roster:
                found.append(book.in_play(seat, a.LIQUIDATE, slot, ref, NOBODY))
            elif firing:
                found.append(book.in_play(seat, a.FIRE, slot, ref, NOBODY))
            if permanent.card.use is not None and judge_ability(table, seat, permanent) is None:
                targets = nameable(table, seat) if permanent.card.use_names else [NOBODY]
                found += [book.in_play(seat, a.USE, slot, ref, target) for target in targets]
            slot += 1

    def forbids(self, table: Market, seat: int, action: Move) -> Ban | None:
        does = action.does
        if seat != self.seat or does > a.TAKEOVER:
            return None if does == a.END and seat == self.seat else out_of_place(table, seat, action)
        if does <= a.SPY:
            return judge_play(table, seat, action)
        if does == a.SAVVY:
            return judge_savvy(table, seat, action, None)
        if does == a.USE:
            return judge_use(table, seat, action)
        if does == a.FIRE:
            return judge_firing(table, seat, action)
        if does == a.LIQUIDATE:
            return sellable(table, seat, action)
        return judge_takeover(table, seat, action.target) if does == a.TAKEOVER else out_of_place(table, seat, action)

    def answer(self, table: Market, seat: int, action: Move) -> None:
        does = action.does
        table.calendar.acted = True
        if does <= a.SAVVY:
            if does == a.HIRE:
                table.calendar.hires += 1  # CES-HIRE-3: even if somebody cancels it
            play_from_hand(table, seat, action, None)
        elif does == a.USE:
            use(table, seat, self.found(table, action), action.target)
        elif does == a.FIRE:
            fire(table, seat, self.found(table, action))
        elif does == a.LIQUIDATE:
            sell(table, seat, self.found(table, action), "CES-LIQ-1")
            set_off_by(table, Happening(w.EV_LIQUIDATE, seat, 1 << seat, NOBODY, table.calendar.tick()))
        elif does == a.TAKEOVER:
            announce_takeover(table, seat, action.target)
        else:
            table.stack[-1] = Closing(seat, HAND_OVER, 0)

    def found(self, table: Market, action: Move) -> Permanent:
        permanent = table.in_play.referred(self.seat, action.card)
        assert permanent is not None
        return permanent

    def default(self, table: Market, seat: int, chance: Chance) -> Move:
        return table.card_set.book.ending

    def gone(self, table: Market, seat: int) -> Moment[Any, Any] | None:
        return Closing(seat, LAST, 0) if seat == self.seat else self


def judge_play(table: Market, seat: int, action: Move) -> Ban | None:
    """Why a card of the hand may not be hired, bought or used to spy now."""
    code = action.card
    if not table.zones.holds(seat, code):
        return NOT_HELD
    card = table.card(code)
    does = action.does
    if VERB_OF_TYPE[card.type] != does:
        return WRONG_TYPE
    if does == a.HIRE:
        if table.calendar.hires >= hires_allowed(table, seat):
            return NO_HIRE_LEFT
        ban = judge_seat(table, seat, card)
        if ban is not None:
            return ban
    ban = judge_name(table, seat, card.names, action.target)
    return ban if ban is not None else judge_money(table, seat, BLOCK_OF[does], card)


def judge_seat(table: Market, seat: int, card: Card) -> Ban | None:
    """CES-HIRE-4."""
    if card.type != w.EXECUTIVE or table.in_play.executives(seat) < executive_seats(table, seat):
        return None
    return NO_SEAT


def judge_use(table: Market, seat: int, action: Move) -> Ban | None:
    """CES-USE-1."""
    found = table.in_play.referred(seat, action.card)
    if found is None or found.card.use is None:
        return NO_ABILITY
    ban = judge_name(table, seat, found.card.use_names, action.target)
    return ban if ban is not None else judge_ability(table, seat, found)


def judge_ability(table: Market, seat: int, permanent: Permanent) -> Ban | None:
    """CES-USE-1, CES-FX-12: unused this turn, not blocked, and affordable."""
    if permanent.used == table.calendar.turn:
        return USED
    if blocked(table, seat, w.V_USE):
        return FORBIDDEN
    effect = permanent.card.use
    pay = effect.pay if effect is not None else 0
    return TOO_DEAR if pay > 0 and pay > table.accounts.banks[seat] else None


def use(table: Market, seat: int, permanent: Permanent, target: int) -> None:
    """CES-USE-1, CES-WIN-1: the ability is paid for and announced; its card stays in play."""
    effect = permanent.card.use
    assert effect is not None
    permanent.used = table.calendar.turn
    table.calendar.lively = True
    table.accounts.change(seat, -effect.pay, SPENT)
    play = Play(
        w.EV_USE, seat, permanent.code, [effect], target, effect.pay, permanent.since, None, table.calendar.tick()
    )
    announce(table, play, "CES-USE-1")


def judge_firing(table: Market, seat: int, action: Move) -> Ban | None:
    """CES-FIRE-1, -2."""
    found = table.in_play.referred(seat, action.card)
    if found is None or not found.card.roster:
        return NOT_IN_ROSTER
    return NO_FIRING_LEFT if table.calendar.firings >= firings_allowed(table, seat) else None


def fire(table: Market, seat: int, permanent: Permanent) -> None:
    """CES-FIRE-1, -3: to its owner's pile, free, for nothing."""
    began = table.calendar.tick()
    table.calendar.firings += 1
    table.calendar.news += 1
    table.discard(permanent)
    if table.log is not None:
        facts: Facts = {
            "seat": letter(seat),
            "card": table.mark(permanent.code, seat),
            "owner": letter(permanent.owner),
        }
        table.tell("fired", "CES-FIRE-1", facts)
    set_off_by(table, Happening(w.EV_FIRE, seat, 1 << seat, NOBODY, began))
