"""What must be true of every Wallet table at every instant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickback.engine.pile import HIDDEN
from kickback.games.wallet.actions import EXTRA_IDS
from kickback.games.wallet.components import (
    COINS,
    EMERGENCY,
    EXTRA,
    FIRST_EXTRA,
    FX,
    HIDE,
    PRICE,
    SPECIALS,
    TOKENS,
    money_in,
)
from kickback.games.wallet.memory import MOVE, PAID
from kickback.games.wallet.parts.round import FINING, PLAYING
from kickback.games.wallet.verdict import judge

if TYPE_CHECKING:  # the table calls this, so the import goes one way only
    from kickback.games.wallet.table import Wallet


def faults(table: Wallet) -> list[str]:
    """Broken invariants in words."""
    return card_faults(table) + special_faults(table) + token_faults(table) + time_faults(table) + end_faults(table)


def card_faults(table: Wallet) -> list[str]:
    """Every card is in exactly one place, hands are sorted, and every payment was enough."""
    found: list[str] = []
    cards = table.cards.wallet + table.cards.paid + table.cards.tray + table.cards.pot + table.cards.compartment
    for hand in table.cards.hands + table.cards.seized:
        cards = cards + hand
    cards += [
        card for card in table.cards.hidden + table.cards.atm + table.cards.fx + table.cards.credit if card != HIDDEN
    ]
    if sorted(card for card in cards if card < FIRST_EXTRA) != table.rules.cards:
        found.append("the playing cards are not the deck that was chosen")
    if sorted(card for card in cards if card >= FIRST_EXTRA) != EXTRA_IDS:
        found.append("the Extra IDs are not one of each")
    if money_in(cards) != money_in(table.rules.cards):
        found.append("money has appeared or vanished")
    if any(hand != sorted(hand) for hand in table.cards.hands) or table.cards.compartment != sorted(
        table.cards.compartment
    ):
        found.append("a hand is out of order")
    return found + payment_faults(table)


def payment_faults(table: Wallet) -> list[str]:
    """Each run of cards that one seat pays is worth the price."""
    value = 0
    payer = HIDDEN
    for entry in table.cards.memory.entries:
        paid = entry.kind == MOVE and entry.target == PAID
        if paid:
            value += money_in([entry.card])
            payer = entry.source
        elif payer != HIDDEN:
            if value < PRICE:
                return ["somebody paid too little"]
            value = 0
            payer = HIDDEN
    return []


def special_faults(table: Wallet) -> list[str]:
    found: list[str] = []
    specials = table.specials.pile + table.specials.aside
    for cards in table.specials.down + table.specials.up:
        specials = specials + cards
    if sorted(specials) != (list(range(len(SPECIALS))) if table.rules.specials else []):
        found.append("the Special cards are not one of each")
    if table.round.phase == PLAYING and any(special >= EXTRA for special in table.specials.pile):
        found.append("an end-of-round card was played in a turn")
    if any(special < HIDE for cards in table.specials.up for special in cards):
        found.append("a card lies before its owner that belongs on the pile")
    for seat in range(table.seats):
        covered = table.cards.fx[seat] != HIDDEN
        if covered and FX not in table.specials.up[seat]:
            found.append("a note was exchanged without Currency Exchange")
    if table.specials.pile.count(EMERGENCY) > 1:
        found.append("Emergency was played twice")
    return found


def token_faults(table: Wallet) -> list[str]:
    found: list[str] = []
    tokens = table.tokens.pocket[:]
    for own in table.tokens.own:
        tokens += own
        if own != sorted(own):
            found.append("a seat's tokens are out of order")
    if sorted(tokens) != TOKENS:
        found.append("the tokens are not those of the box")
    if len(set(table.round.coins)) != table.seats or any(coin not in COINS for coin in table.round.coins):
        found.append("the coins are not one different coin per seat")
    return found


def time_faults(table: Wallet) -> list[str]:
    found: list[str] = []
    rules = table.rules
    if not 0 <= table.round.hourglasses <= rules.hourglasses:
        found.append("there are too many hourglasses or too few")
    if table.round.phase == PLAYING and table.round.hourglasses == 0 and not table.round.acted:
        found.append("a turn goes on without an hourglass")
    if table.round.phase != PLAYING and table.round.hourglasses:
        found.append("the round ended while an hourglass was showing")
    if max(table.round.turns) > rules.hourglasses or max(table.round.turns) - min(table.round.turns) > 1:
        found.append("turns were not taken in order")
    if table.round.coins[table.round.first] != min(table.round.coins):
        found.append("the first player has not the lowest coin")
    question = table.stack[-1]
    if any(question.asks(table, seat) and not table.legal(seat) for seat in range(table.seats)):
        found.append(f"{question.name} leaves a seat nothing to say")
    if len(table.stack) > 1 and not table.waiting():
        found.append(f"{question.name} asks nobody")
    return found


def end_faults(table: Wallet) -> list[str]:
    """Verdicts are a function of what counted; wealth has no ties; prizes are those of the table of prizes."""
    found: list[str] = []
    counts = table.rules.coin_counts
    for seat, verdict in enumerate(table.round.verdicts):
        note = table.round.judged_notes[seat]
        again = judge(table.round.judged[seat], note, max(table.cards.fx_as[seat], 0), table.round.coins[seat], counts)
        if again.innocent != verdict.innocent and (note == HIDDEN or table.cards.fx[seat] != HIDDEN):
            found.append("a verdict changed after it was fixed")
        kept = sorted(table.cards.hands[seat])
        if verdict.innocent and kept != table.round.judged[seat]:
            found.append("an innocent player lost a card after the verdict")
    for officer, cards in enumerate(table.cards.seized):
        if cards and not table.round.verdicts[officer].inspects:
            found.append("somebody who is no innocent Officer on duty confiscated money")
    for report in table.reports:
        innocent = [seat for seat in range(table.seats) if report.verdicts[seat].innocent]
        if len({report.wealth[seat] for seat in innocent}) != len(innocent):
            found.append("two innocent players are equally rich")
        due = sum(table.rules.prizes[: len(innocent)])
        if sum(report.drew) > due or (table.rules.rounds <= 3 and sum(report.drew) != due):
            found.append("the wrong number of tokens was drawn")
        if any(report.lost >> seat & 1 for seat in innocent):
            found.append("an innocent player lost a token")
    if table.round.phase == FINING and table.round.shown != (1 << table.seats) - 1:
        found.append("a hand is still hidden when the fines are paid")
    return found + knowledge_faults(table)


def knowledge_faults(table: Wallet) -> list[str]:
    """Whatever a seat is sure to know is true. One seat at a time, each in its turn, to keep this quick."""
    found: list[str] = []
    seen = table.view(len(table.cards.memory.entries) % table.seats)
    for known, hand in zip(seen.hands, table.cards.hands, strict=True):
        if not within(known, hand):
            found.append("a seat is sure of a card that is not there")
    if not within(seen.wallet, table.cards.wallet) or not within(seen.compartment, table.cards.compartment):
        found.append("a seat is sure of a card in the wallet that is not there")
    for known, own in zip(seen.tokens, table.tokens.own, strict=True):
        if not within(known, own):
            found.append("a seat is sure of a token that is not there")
    return found


def within(known: list[int], true: list[int]) -> bool:
    """Is there a different true card for each known one, and are they as many?"""
    rest = true[:]
    for card in known:
        if card != HIDDEN:
            if card not in rest:
                return False
            rest.remove(card)
    return len(known) == len(true)
