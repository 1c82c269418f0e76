"""The Special cards of the end of a round."""

from __future__ import annotations

from bisect import insort

from kickback.engine.bans import Ban
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.engine.seats import PUBLIC, clockwise, letter
from kickback.games.wallet.actions import DRAW, Move
from kickback.games.wallet.bans import (
    EXTRA_BEFORE,
    EXTRA_FIRST,
    EXTRA_NOTHING,
    EXTRA_OVER,
    FX_NO_NOTE,
    HIDE_NOTHING,
    NO_TURN_LEFT,
    NOT_YOURS,
)
from kickback.games.wallet.components import ATM, CURRENCIES, EXTRA, FX, HIDE, NAMES, NOTES, SPECIALS, named_cards
from kickback.games.wallet.memory import ON_ATM, ON_FX, UNDER
from kickback.games.wallet.moments.four_actions import perform_in_steps
from kickback.games.wallet.table import Wallet


def end_card_ban(table: Wallet, seat: int, special: int) -> Ban | None:
    """WAL-SPEC-9, WAL-RULING-23, WAL-EXTRA-2, -3, WAL-HIDE-1, WAL-FX-1: may the seat play this card now?"""
    if special not in table.specials.down[seat]:
        return NOT_YOURS
    if special < EXTRA:
        return NO_TURN_LEFT
    hand = table.cards.hands[seat]
    if special == EXTRA:
        if table.rules.two_calls:
            if not table.round.first_call:
                return EXTRA_OVER
        elif table.round.ended >> seat & 1:
            return EXTRA_FIRST
        # With a card to put or one to take something is possible; buying needs a card to pay with.
        return None if table.cards.wallet or hand else EXTRA_NOTHING
    if table.round.first_call:
        return EXTRA_BEFORE
    if special == HIDE:
        return None if hand else HIDE_NOTHING
    if special == FX:
        return None if hand and hand[0] < NOTES else FX_NO_NOTE
    return None


def call_all(table: Wallet) -> None:
    """WAL-END-2, -3: all with a face-down Special card will be asked, in their order."""
    order = clockwise(table.round.first, table.seats)
    if table.rules.order == "low-coin":
        order.sort(key=table.round.coins.__getitem__)
    table.round.queue = [] if table.rules.race else [seat for seat in order if table.specials.down[seat]]


def last_call(table: Wallet) -> None:
    """WAL-EXTRA-3: there is one Extra Time, so once it is played, or nobody has played it, the others' time comes."""
    table.round.first_call = False
    call_all(table)


def play_end_card(table: Wallet, seat: int, steps: list[Move]) -> None:
    """An end-of-round card does what it says."""
    special = steps[0].special
    table.specials.lay_down(seat, special)
    table.round.ended |= 1 << seat
    if special == EXTRA:
        tell_end_card(table, seat, special, "WAL-EXTRA-1")
        if table.round.first_call:
            last_call(table)
        perform_in_steps(table, seat, steps[1:])
    elif special == HIDE:
        hide(table, seat, steps[1].card)
    elif special == ATM and steps[1].verb is DRAW:
        tell_end_card(table, seat, special, "WAL-ATM-2")
        withdraw(table, seat)
    elif special == ATM:
        cover(table, seat, steps[2].card)
    else:
        exchange(table, seat, steps[1].card, steps[2].currency)


def tell_end_card(table: Wallet, seat: int, special: int, clause: str, more: Facts | None = None) -> None:
    if table.log is not None:
        facts: Facts = {"seat": letter(seat), "special": SPECIALS[special]}
        table.tell("played", clause, facts | (more or {}))


def hide(table: Wallet, seat: int, card: int) -> None:
    """WAL-HIDE-1: the card lies face down; only its owner knows it."""
    table.cards.hands[seat].remove(card)
    table.cards.hidden[seat] = card
    table.cards.note(seat, UNDER + seat, card, 1 << seat)
    if table.log is not None:
        facts: Facts = {"seat": letter(seat), "special": SPECIALS[HIDE]}
        table.tell("played", "WAL-HIDE-1", facts, {seat: {"card": NAMES[card]}})


def cover(table: Wallet, seat: int, card: int) -> None:
    """WAL-ATM-1, WAL-RULING-25: the note lies face up and counts no more."""
    table.cards.hands[seat].remove(card)
    table.cards.atm[seat] = card
    table.cards.note(seat, ON_ATM + seat, card, PUBLIC)
    tell_end_card(table, seat, ATM, "WAL-ATM-1", {"card": NAMES[card]})


def withdraw(table: Wallet, seat: int) -> None:
    """WAL-ATM-2, -4, -5: draw until a note appears; only its owner sees it."""
    card, rejected = table.search_note(seat, seat, 1 << seat, "WAL-ATM-4")
    if card != HIDDEN:
        insort(table.cards.hands[seat], card)
    if table.log is None:
        return
    facts: Facts = {"seat": letter(seat), "rejected": named_cards(rejected)}
    if card == HIDDEN:
        table.tell("found-none", "WAL-ATM-5", facts)
    else:
        table.tell("found", "WAL-ATM-2", facts, {seat: {"card": NAMES[card]}})


def exchange(table: Wallet, seat: int, card: int, currency: int) -> None:
    """WAL-FX-1, -2: the note lies face up and is of the new currency."""
    table.cards.hands[seat].remove(card)
    table.cards.fx[seat] = card
    table.cards.fx_as[seat] = currency
    table.cards.note(seat, ON_FX + seat, card, PUBLIC)
    tell_end_card(table, seat, FX, "WAL-FX-1", {"card": NAMES[card], "currency": CURRENCIES[currency]})
