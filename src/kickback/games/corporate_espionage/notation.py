"""Reading what a seat says: which card at this table a name means.

Depends on nothing the seat may not know: its own hand, what it has seen of others', and what lies in play.
"""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Meant
from kickback.engine.actions import read as read_form
from kickback.engine.bans import Unreadable
from kickback.engine.plain import Plain
from kickback.engine.seats import LETTERS
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.actions import Book, Form, Move
from kickback.games.corporate_espionage.components import code_of, face_of, owner_of, reference_to
from kickback.games.corporate_espionage.moments import ExecSurplus, PickInHand
from kickback.games.corporate_espionage.spelling import CARD_NAME, CardWritten
from kickback.games.corporate_espionage.table import NOBODY, Market, slots_of

UNKNOWN_CARD: Final = (1 << 12) - 8  # a card that is not on this table, or that the seat cannot know of
PLAYED: Final = {a.AIMED[does]: does for does in (a.HIRE, a.BUY, a.SPY, a.SAVVY)}


def read(table: Market, seat: int, text: str) -> Move:
    words = text.split(" ")
    if len(words) > 2 and words[0] == a.ON_CARDS[a.DISCARD]:
        return read_discards(table, seat, words[1:])
    book = table.card_set.book
    meant = read_form(book.readable, text)
    form = meant.verb
    assert isinstance(form, Form)
    does = form.does
    if does in (a.HIRE, a.BUY, a.SPY, a.SAVVY):
        return read_play(table, seat, does, meant)
    if does in (a.USE, a.FIRE, a.LIQUIDATE, a.DROP):
        return read_in_play(table, seat, does, meant)
    if does == a.DISCARD:
        surplus = isinstance(table.stack[-1], ExecSurplus)
        return read_in_play(table, seat, a.DISMISS, meant) if surplus else read_play(table, seat, a.DISCARD, meant)
    if does == a.MARK:
        return read_play(table, seat, a.MARK, meant)
    if does == a.PICK:
        return read_pick(table, seat, meant)
    if does in (a.SELL, a.BID):
        return read_sale(table, seat, meant)
    return read_plainly(book, seat, form, meant)


def read_own_play(table: Market, seat: int, text: str) -> Move | None:
    """A play of a card of the own hand and deck in its one spelling (`spy COM-11 B`): found without its form."""
    words = text.split(" ")
    if words[0] not in PLAYED or not 2 <= len(words) <= 3:
        return None
    face = table.card_set.by_id.get(words[1], NOBODY)
    target = LETTERS.find(words[2], 0, table.seats) if len(words) == 3 and len(words[2]) == 1 else NOBODY
    if face == NOBODY or (len(words) == 3 and target == NOBODY):
        return None
    code = code_of(face, seat)
    cards = table.zones.distinct(seat)
    if code not in cards:
        return None
    move = table.card_set.book.from_hand(seat, PLAYED[words[0]], cards.index(code), code, target)
    move.spelled = text
    return move


def read_discards(table: Market, seat: int, names: list[str]) -> Move:
    """`discard X Y`: cards over the hand limit, all in one line."""
    book = table.card_set.book
    return book.discards([read_play(table, seat, a.MARK, read_form(book.readable, f"mark {name}")) for name in names])


def read_plainly(book: Book, seat: int, form: Form, meant: Meant) -> Move:
    """What means the same at every table; the move of the book where there is one."""
    does = form.does
    if a.KEEP <= does <= a.DECLARE:
        return book.word(does)
    if does == a.DISCARD_MARKED:
        return book.discarding
    if form in book.forms.at.values():
        return book.rival(seat, does, meant.values[0])
    if does in (a.CUT, a.APPLAUD):
        return book.number(does, meant.values[0]) if 0 <= meant.values[0] < 128 else Move(form, meant.values)
    for move in (*book.signs, *book.dances, book.accepting, book.declining, book.saying_yes, book.saying_no):
        if move.verb is form and move.values == meant.values:
            return move
    return Move(form, meant.values, words=meant.words)


def card_among(table: Market, name: CardWritten, codes: list[int], holder: int) -> int:
    """The card meant among these: the holder's own copies come first. Without one there, the holder's own copy."""
    face = table.card_set.book.face_of.get(name.id, NOBODY)
    owner = holder
    for code in sorted(codes):
        if face_of(code) == face and (name.owner == NOBODY or name.owner == owner_of(code)):
            if owner_of(code) == holder:
                return code
            owner = owner_of(code) if owner == holder else owner
    if name.owner != NOBODY:
        owner = name.owner
    return code_of(face, owner) if face != NOBODY else UNKNOWN_CARD + owner_of(owner)


def unknown(meant: Meant, code: int, target: int) -> Move:
    move = Move(meant.verb, meant.values)
    move.card = code
    move.target = target
    return move


def read_play(table: Market, seat: int, does: int, meant: Meant) -> Move:
    code = card_among(table, CardWritten(meant.values[0]), table.zones.hands[seat].faces, seat)
    target = meant.values[1] if len(meant.values) > 1 else NOBODY
    if code >= UNKNOWN_CARD:
        return unknown(meant, code, target)
    cards = table.zones.distinct(seat)
    slot = cards.index(code) if code in cards else a.HAND_SLOTS
    return table.card_set.book.from_hand(seat, does, slot, code, target)


def slot_of(table: Market, holder: int, ref: int) -> int:
    board = table.in_play.boards[holder]
    for slot, known in slots_of(board, board, table.calendar.turn):
        if known == ref:
            return slot
    return a.TABLE_SLOTS


def read_in_play(table: Market, seat: int, does: int, meant: Meant) -> Move:
    name = CardWritten(meant.values[0])
    code = card_among(table, name, [permanent.code for permanent in table.in_play.boards[seat]], seat)
    target = meant.values[1] if len(meant.values) > 1 else NOBODY
    if code >= UNKNOWN_CARD:
        return unknown(meant, code, target)
    ref = reference_to(code, name.nth)
    return table.card_set.book.in_play(seat, does, slot_of(table, seat, ref), ref, target)


def read_pick(table: Market, seat: int, meant: Meant) -> Move:
    name = CardWritten(meant.values[0])
    if name.controller == NOBODY:
        return read_choice(table, seat, meant, name)
    holder = name.controller
    if holder >= table.seats:
        raise Unreadable("seat", {"word": LETTERS[holder], "seats": list[Plain](list(LETTERS[: table.seats]))})
    code = card_among(table, name, [permanent.code for permanent in table.in_play.boards[holder]], holder)
    if code >= UNKNOWN_CARD:
        return unknown(meant, code, holder)
    ref = reference_to(code, name.nth)
    return table.card_set.book.in_play(seat, a.PICK, slot_of(table, holder, ref), ref, holder)


def read_choice(table: Market, seat: int, meant: Meant, name: CardWritten) -> Move:
    """A card of the hand that the open question picks from."""
    top = table.stack[-1]
    holder = top.holder if isinstance(top, PickInHand) else NOBODY
    known = [c for c in table.zones.hands[holder].seen_by(seat) if c >= 0] if holder != NOBODY else []
    book = table.card_set.book
    code = card_among(table, name, known, holder if holder != NOBODY else seat)
    if code >= UNKNOWN_CARD:
        move = Move(book.forms.alone[a.CHOOSE], meant.values)
        move.card = code
        move.target = holder if holder != NOBODY else seat  # as below: whether there is such a card may be a secret
        return move
    cards = sorted(set(known)) if holder != seat else table.zones.distinct(seat)
    slot = cards.index(code) if code in cards else a.HAND_SLOTS
    return book.choose(seat, slot, code, holder if holder != NOBODY else seat)


def read_sale(table: Market, seat: int, meant: Meant) -> Move:
    name = CardWritten(meant.values[0])
    other, price = meant.values[1], meant.values[2]
    form = meant.verb
    does = form.does if isinstance(form, Form) else a.BID
    holder = seat if does == a.SELL else other
    in_play = name.controller != NOBODY
    if in_play and name.controller != holder:
        raise Unreadable("seller", {"card": CARD_NAME.written(meant.values[0]), "seat": LETTERS[holder]})
    if in_play:
        there = [permanent.code for permanent in table.in_play.boards[holder]]
    else:
        there = [code for code in table.zones.hands[holder].seen_by(seat) if code >= 0]
    code = card_among(table, name, there, holder)
    if code >= UNKNOWN_CARD:
        move = unknown(meant, a.NO_CARD, other)
        move.in_play = in_play
        return move
    ref = reference_to(code, name.nth) if in_play else code
    return table.card_set.book.sale(does, ref, seat, other, price, in_play)
