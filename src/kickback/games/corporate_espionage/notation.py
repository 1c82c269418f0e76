"""Reading what a seat says. Depends on nothing the seat may not know: its own hand, and what lies in play."""

from __future__ import annotations

import re
from typing import Final

from kickback.engine.actions import Action, Unreadable, spoken
from kickback.engine.seats import LETTERS
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.components import code_of, face_of, owner_of, reference_to
from kickback.games.corporate_espionage.moments import DANCING, PickInHand
from kickback.games.corporate_espionage.table import NOBODY, Market, slots_of

REFERENCE: Final = re.compile(r"(?:([A-H]):)?([A-Z]{3}-[0-9]{2})(?:@([A-H]))?(?:#([1-9][0-9]?))?")
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,19}")
UNKNOWN_CARD: Final = (1 << 12) - 8  # a card that is not on this table, or that the seat cannot know of

HAND_VERBS: Final = {"hire": a.HIRE, "spy": a.SPY, "savvy": a.SAVVY, "buy": a.BUY}
TABLE_VERBS: Final = {"fire": a.FIRE, "liquidate": a.LIQUIDATE, "drop": a.DROP, "use": a.USE}
RIVAL_VERBS: Final = {
    "name": a.NAME, "takeover": a.TAKEOVER, "audit": a.AUDIT, "disqualify": a.DISQUALIFY, "repay": a.REPAY,
    "break": a.BREAK, "embargo": a.EMBARGO, "lift": a.LIFT, "first": a.FIRST,
}  # fmt: skip
PLAIN_WORDS: Final = {
    "accept": a.ACCEPTING, "decline": a.DECLINING, "yes": a.SAYING_YES, "no": a.SAYING_NO,
}  # fmt: skip


class Reference:
    """A card as somebody writes it: perhaps with its controller, its owner, and which copy."""

    def __init__(self, text: str) -> None:
        found = REFERENCE.fullmatch(text)
        if found is None:
            raise Unreadable(f"'{text}' is no card; cards look like NIM-03, NIM-03#2, NIM-03@B or B:NIM-03")
        self.controller: int = LETTERS.index(found[1]) if found[1] else NOBODY
        self.id: str = found[2]
        self.owner: int = LETTERS.index(found[3]) if found[3] else NOBODY
        self.nth: int = int(found[4]) - 1 if found[4] else 0

    def among(self, table: Market, codes: list[int], holder: int) -> int:
        """The card meant among these: the holder's own copies come first. Without one there, the holder's own copy."""
        face = table.card_set.by_id.get(self.id, NOBODY)
        owner = holder
        for code in sorted(codes):
            if face_of(code) == face and (self.owner == NOBODY or self.owner == owner_of(code)):
                if owner_of(code) == holder:
                    return code
                owner = owner_of(code) if owner == holder else owner
        if self.owner != NOBODY:
            owner = self.owner
        return code_of(face, owner) if face != NOBODY else UNKNOWN_CARD + owner_of(owner)


def read(table: Market, seat: int, text: str) -> Action:
    words = text.split()
    if not words:
        raise Unreadable("nothing was said")
    verb = words[0].lower()
    book = table.card_set.book
    if verb == "say":
        return a.said(spoken(text.strip()[3:].strip()))
    if verb == "whisper":
        if len(words) < 3:
            raise Unreadable("whisper to whom, and what? such as: whisper BC take them both")
        return a.whispered(company_mask(table, words[1]), spoken(text.strip().split(None, 2)[2]))
    for action in book.words + book.signs + list(DANCING):
        if text.strip().lower() == action.text:
            return action
    if verb in PLAIN_WORDS and len(words) == 1:
        return PLAIN_WORDS[verb]
    if verb == "accept" and len(words) == 2:
        return a.accepted(company(table, words[1]))
    if verb in ("sell", "lend", "borrow", "pact", "found", "leave") or (verb == "buy" and "from" in words):
        return read_deal(table, seat, verb, words)
    if verb in ("cut", "applaud") and len(words) == 2 and words[1].isdecimal() and len(words[1]) < 4:
        return book.number(a.CUT if verb == "cut" else a.APPLAUD, int(words[1]))
    if verb in RIVAL_VERBS and len(words) == 2:
        return book.rival(seat, RIVAL_VERBS[verb], company(table, words[1]))
    if verb in HAND_VERBS and 2 <= len(words) <= 3:
        return read_play(table, seat, HAND_VERBS[verb], words)
    if verb in TABLE_VERBS and 2 <= len(words) <= 3:
        return read_in_play(table, seat, TABLE_VERBS[verb], words)
    if verb == "discard" and len(words) == 2:
        return read_discard(table, seat, words[1])
    if verb == "pick" and len(words) == 2:
        return read_pick(table, seat, words[1])
    known = sorted({word for word in a.WORDS if word})
    raise Unreadable(f"'{text}' says nothing here; the verbs are {', '.join(known)}")


def company(table: Market, text: str) -> int:
    seat = LETTERS.find(text.upper()) if len(text) == 1 else -1
    if not 0 <= seat < table.seats:
        raise Unreadable(f"'{text}' is no company; there are {', '.join(LETTERS[: table.seats])}")
    return seat


def company_mask(table: Market, text: str) -> int:
    bits = 0
    for letter in text:
        bits |= 1 << company(table, letter)
    return bits


def read_play(table: Market, seat: int, verb: int, words: list[str]) -> Action:
    hand = table.zones.hands[seat].faces
    code = Reference(words[1]).among(table, hand, seat)
    target = company(table, words[2]) if len(words) == 3 else NOBODY
    if code >= UNKNOWN_CARD:
        return Action(a.NO_INDEX, " ".join(words), verb, code, target)
    cards = table.zones.distinct(seat)
    slot = cards.index(code) if code in cards else a.HAND_SLOTS
    return table.card_set.book.from_hand(seat, verb, slot, code, target)


def slot_of(table: Market, holder: int, ref: int) -> int:
    board = table.in_play.boards[holder]
    for slot, known in slots_of(board, board, table.calendar.turn):
        if known == ref:
            return slot
    return a.TABLE_SLOTS


def read_in_play(table: Market, seat: int, verb: int, words: list[str]) -> Action:
    reference = Reference(words[1])
    code = reference.among(table, [permanent.code for permanent in table.in_play.boards[seat]], seat)
    target = company(table, words[2]) if len(words) == 3 else NOBODY
    if code >= UNKNOWN_CARD:
        return Action(a.NO_INDEX, " ".join(words), verb, code, target)
    ref = reference_to(code, reference.nth)
    return table.card_set.book.in_play(seat, verb, slot_of(table, seat, ref), ref, target)


def read_discard(table: Market, seat: int, text: str) -> Action:
    """A card of the hand; a surplus executive in play when that is what the table waits for."""
    if table.stack[-1].name == "exec-surplus":
        action = read_in_play(table, seat, a.DROP, ["discard", text])
        if action.a >= UNKNOWN_CARD:
            return action
        slot = slot_of(table, seat, action.a)
        return table.card_set.book.in_play(seat, a.DISMISS, slot, action.a, NOBODY)
    return read_play(table, seat, a.DISCARD, ["discard", text])


def picked_hand(table: Market) -> int:
    """Whose hand the open question picks from, or NOBODY."""
    top = table.stack[-1]
    return top.holder if isinstance(top, PickInHand) else NOBODY


def read_pick(table: Market, seat: int, text: str) -> Action:
    reference = Reference(text)
    book = table.card_set.book
    holder = reference.controller
    if holder == NOBODY:
        holder = picked_hand(table)
        known = table.zones.hands[holder].seen_by(seat) if holder != NOBODY else []
        code = reference.among(table, [c for c in known if c >= 0], holder if holder != NOBODY else seat)
        if code >= UNKNOWN_CARD:
            return Action(a.NO_INDEX, f"pick {text}", a.CHOOSE, code, holder)
        cards = sorted({c for c in known if c >= 0}) if holder != seat else table.zones.distinct(seat)
        slot = cards.index(code) if code in cards else a.HAND_SLOTS
        return book.choose(seat, slot, code, holder if holder != NOBODY else seat)
    if holder >= table.seats:
        raise Unreadable(f"there is no company {LETTERS[holder]} at this table")
    code = reference.among(table, [permanent.code for permanent in table.in_play.boards[holder]], holder)
    if code >= UNKNOWN_CARD:
        return Action(a.NO_INDEX, f"pick {text}", a.PICK, code, holder)
    ref = reference_to(code, reference.nth)
    return book.in_play(seat, a.PICK, slot_of(table, holder, ref), ref, holder)


def read_deal(table: Market, seat: int, verb: str, words: list[str]) -> Action:
    if verb in ("sell", "buy"):
        between = "to" if verb == "sell" else "from"
        if len(words) != 6 or words[2] != between or words[4] != "for":
            raise Unreadable(f"a sale reads '{verb} NIM-03 {between} B for 4'")
        other = company(table, words[3])
        return read_sale(table, seat, a.SELL if verb == "sell" else a.BID, words[1], other, figure(words[5]))
    if verb in ("lend", "borrow"):
        if len(words) != 7 or words[3] != "repay" or words[5] != "in":
            raise Unreadable(f"a loan reads '{verb} B 4 repay 6 in 2'")
        kind = a.LEND if verb == "lend" else a.BORROW
        return a.loan(kind, company(table, words[1]), figure(words[2]), figure(words[4]), figure(words[6]))
    if verb == "pact":
        if len(words) != 4 or words[2] != "vs":
            raise Unreadable("a pact reads 'pact B vs D'")
        return a.pact(company(table, words[1]), company(table, words[3]))
    if len(words) < 2 or not NAME.fullmatch(words[1]):
        raise Unreadable("the name of an association is one word of letters, digits and hyphens")
    if verb == "leave" and len(words) == 2:
        return a.leaving(words[1])
    if len(words) != 4 or words[2] != "with":
        raise Unreadable("an association is founded with 'found NAME with BC'")
    return a.founding(words[1], company_mask(table, words[3]))


def read_sale(table: Market, seat: int, verb: int, card: str, other: int, price: int) -> Action:
    reference = Reference(card)
    holder = seat if verb == a.SELL else other
    in_play = reference.controller != NOBODY
    if in_play and reference.controller != holder:
        raise Unreadable(f"{card} is not the seller's")
    there = (
        [p.code for p in table.in_play.boards[holder]]
        if in_play
        else [c for c in table.zones.hands[holder].seen_by(seat) if c >= 0]
    )
    code = reference.among(table, there, holder)
    if code >= UNKNOWN_CARD:
        between = "to" if verb == a.SELL else "from"
        text = f"{a.WORDS[verb]} {card} {between} {LETTERS[other]} for {price}"
        return a.Offer(text, verb, a.NO_CARD, other, price, in_play=in_play)
    ref = reference_to(code, reference.nth) if in_play else code
    return a.sale(table.card_set.book, verb, ref, seat, other, price, in_play)


def figure(text: str) -> int:
    if not text.isdecimal() or len(text) > 3:
        raise Unreadable(f"'{text}' is no amount; amounts are whole numbers below 1000")
    return int(text)
