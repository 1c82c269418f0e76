"""What a reader can reckon from public facts: what a payment may turn out to be, and who could still answer a card.

Nothing here looks at what the reader once saw of an invoice: consequences come from the pool and the coins.
"""

from __future__ import annotations

from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.embezzlement.components import (
    AUDIT,
    BLANK,
    BRIBE,
    CARD_NAMES,
    FALSE_AUDIT_FINE,
    KINDS,
    TRAP,
    TRAP_FINE,
    TYPES,
    WORTH,
    YEARS,
)
from kickback.games.embezzlement.table.exchange import BLACKMAILING, Exchange
from kickback.games.embezzlement.table.schedule import next_payment_settles_in
from kickback.games.embezzlement.view import EmbezzlementView


class Span:
    """The least and the most of some numbers; `any` if there is one at all."""

    def __init__(self, numbers: list[int]) -> None:
        self.any: bool = bool(numbers)
        self.least: int = min(numbers, default=0)
        self.most: int = max(numbers, default=0)

    def facts(self) -> Facts:
        return {"least": self.least, "most": self.most, "range": self.least != self.most}


class Payment:
    """What so many caps on an invoice of this table's pool may turn out to be."""

    def __init__(self, view: EmbezzlementView, paid: int) -> None:
        values = [WORTH[kind] for kind in range(TRAP) if view.rules.pool[kind]]
        self.paid: int = paid
        self.over: Span = Span([paid - value for value in values if value < paid])
        self.gap: Span = Span([value - paid for value in values if value > paid])
        self.exact: bool = paid in values
        self.traps: bool = view.rules.pool[TRAP] > 0


def own_cards(view: EmbezzlementView, card: int) -> int:
    return view.hands[TYPES * view.seat + card] if view.seat < view.seats else 0


def left_after(view: EmbezzlementView, card: int) -> Facts:
    """How many of the type the reader keeps after playing one."""
    return {"card": CARD_NAMES[card], "left": max(0, own_cards(view, card) - 1)}


def elsewhere(view: EmbezzlementView, card: int) -> int:
    """Copies of a card that the reader cannot see."""
    return view.rules.cards - view.pile.count(card) - own_cards(view, card)


def could_answer(view: EmbezzlementView, seat: int, card: int) -> bool:
    """May that seat hold such a card, as far as the reader can know?"""
    if view.held[seat] == 0 or elsewhere(view, card) == 0:
        return False
    known = view.hands[TYPES * seat + card]
    return known != 0


def answers_left(view: EmbezzlementView, exchange: Exchange) -> Facts:
    """Who could answer the reader's Bribe: the bribed one with a Bribe, or a fresh card where those are allowed."""
    by = exchange.by
    card = exchange.chain[-1].card
    fresh = "none"
    replays = exchange.what <= 1 and (exchange.what == BLACKMAILING or view.rules.audit_reopens)
    if replays:
        kind = first_card(exchange)
        third = [
            seat
            for seat in range(view.seats)
            if seat not in (by, view.seat) and not view.people.is_gone(seat) and could_answer(view, seat, kind)
        ]
        fresh = "afresh" if third else "again" if could_answer(view, by, kind) else "none"
    return {
        "who": letter(by),
        "back": could_answer(view, by, BRIBE),
        "fresh": fresh,
        "what": CARD_NAMES[first_card(exchange)],
        "last": CARD_NAMES[card],
    }


def first_card(exchange: Exchange) -> int:
    """The card that the newest attempt began with."""
    for played in reversed(exchange.chain):
        if played.card != BRIBE:
            return played.card
    return AUDIT


def bust_tail(view: EmbezzlementView, payer: int, least: int, most: int) -> Facts:
    """EMB-BUST-1, -4: whether such a debt would break its payer, where the reader knows the stash."""
    stash = view.stash[payer]
    tail = "none"
    if stash != HIDDEN:
        if least > stash:
            tail = "bust"
        elif least == most == stash:
            tail = "last"
        elif most > stash:
            tail = "above"
    return {"tail": tail, "stash": max(0, stash), "payer": letter(payer)}


def fine_tail(view: EmbezzlementView, auditor: int, fine: int) -> Facts:
    return bust_tail(view, auditor, fine, fine)


def breaks(view: EmbezzlementView, payment: Payment) -> bool:
    """Could auditing this break the reader?"""
    stash = view.stash[view.seat]
    return (payment.exact and stash < FALSE_AUDIT_FINE) or (payment.traps and stash < TRAP_FINE)


def unturned(view: EmbezzlementView, payer: int) -> list[int]:
    """By kind: the invoices nobody has turned up; where everybody has two of each, those of that payer."""
    if view.rules.deterministic:
        counts = view.rules.own[:]
        for invoice, taker in enumerate(view.taken_by):
            if taker == payer and view.known[invoice] == 0xFFFF:
                counts[view.kinds[invoice]] -= 1
    else:
        counts = [pool - seen for pool, seen in zip(view.rules.pool, view.turned_up, strict=True)]
    if view.seat < view.seats:
        for space in range(YEARS * view.seat, YEARS * view.seat + YEARS):
            own = not view.rules.deterministic or view.taken_by[view.boards.lying[space]] == payer
            if view.boards.lying[space] != BLANK and space != view.turn.paying and own and view.shown(space):
                counts[view.value(space)] -= 1
    return counts


def count_facts(view: EmbezzlementView, payer: int, paid: int) -> Facts:
    """EMB-RULING-1: a count, not a probability: payers choose what they say."""
    counts = unturned(view, payer)
    numbered = range(TRAP)
    return {
        "all": sum(counts[kind] for kind in range(KINDS)),
        "paid": paid,
        "below": sum(counts[kind] for kind in numbered if WORTH[kind] < paid),
        "same": sum(counts[kind] for kind in numbered if WORTH[kind] == paid),
        "above": sum(counts[kind] for kind in numbered if WORTH[kind] > paid),
        "traps": counts[TRAP],
    }


def opens_in(view: EmbezzlementView, space: int) -> int:
    """The turn in which the invoice on this space is settled; BLANK asks for one that is not laid yet."""
    if space == BLANK:
        return next_payment_settles_in(view.seat, view.boards, view.turn, view.seats)
    return view.settles_in(space)


def base(view: EmbezzlementView) -> Facts:
    """What nearly every text of this game may name."""
    return {"who": letter(view.turn.active), "turn": view.turn.round, "two": two_players(view)}


def two_players(view: EmbezzlementView) -> bool:
    return view.seats - len(view.people.bust) == 2


def year_facts(view: EmbezzlementView, space: int) -> Facts:
    return {
        "owner": letter(space // YEARS),
        "year": space % YEARS + 1,
        "paid": view.boards.paid[space],
        "settles": opens_in(view, space),
    }
