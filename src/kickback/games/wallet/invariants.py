"""What must be true of every Wallet table at every instant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickback.engine.pile import HIDDEN
from kickback.games.wallet.actions import EXTRA_IDS
from kickback.games.wallet.cards import EMERGENCY, EXTRA, FIRST_EXTRA, FX, HIDE, SPECIALS, money_in
from kickback.games.wallet.components import COINS, PRICE, TOKENS
from kickback.games.wallet.facts import FINES, OVER, PLAY
from kickback.games.wallet.trail import MOVE, PAID, card_of, kind_of, source_of, target_of
from kickback.games.wallet.verdict import judge

if TYPE_CHECKING:  # the table calls this, so the import goes one way only
    from kickback.games.wallet.table import Wallet


def faults(table: Wallet) -> list[str]:
    """Broken invariants in words."""
    return card_faults(table) + special_faults(table) + token_faults(table) + time_faults(table) + end_faults(table)


def card_faults(table: Wallet) -> list[str]:
    """Every card is in exactly one place, hands are sorted, and every payment was enough."""
    found: list[str] = []
    cards = table.wallet + table.paid + table.tray + table.pot + table.compartment
    for hand in table.hands + table.seized:
        cards = cards + hand
    cards += [card for card in table.hidden + table.atm + table.fx + table.credit if card != HIDDEN]
    if sorted(card for card in cards if card < FIRST_EXTRA) != table.rules.cards:
        found.append("the playing cards are not the deck that was chosen")
    if sorted(card for card in cards if card >= FIRST_EXTRA) != EXTRA_IDS:
        found.append("the Extra IDs are not one of each")
    if money_in(cards) != money_in(table.rules.cards):
        found.append("money has appeared or vanished")
    if any(hand != sorted(hand) for hand in table.hands) or table.compartment != sorted(table.compartment):
        found.append("a hand is out of order")
    return found + payment_faults(table)


def payment_faults(table: Wallet) -> list[str]:
    """Each run of cards that one seat pays is worth the price."""
    value = 0
    payer = HIDDEN
    for entry in table.trail:
        paid = kind_of(entry) == MOVE and target_of(entry) == PAID
        if paid:
            value += money_in([card_of(entry)])
            payer = source_of(entry)
        elif payer != HIDDEN:
            if value < PRICE:
                return ["somebody paid too little"]
            value = 0
            payer = HIDDEN
    return []


def special_faults(table: Wallet) -> list[str]:
    found: list[str] = []
    specials = table.discard + table.unused
    for cards in table.specials + table.before:
        specials = specials + cards
    if sorted(specials) != (list(range(len(SPECIALS))) if table.rules.specials else []):
        found.append("the Special cards are not one of each")
    if table.phase == PLAY and any(special >= EXTRA for special in table.discard):
        found.append("an end-of-round card was played in a turn")
    if any(special < HIDE for cards in table.before for special in cards):
        found.append("a card lies before its owner that belongs on the pile")
    for seat in range(table.seats):
        covered = table.fx[seat] != HIDDEN
        if covered and FX not in table.before[seat]:
            found.append("a note was exchanged without Currency Exchange")
    if table.discard.count(EMERGENCY) > 1:
        found.append("Emergency was played twice")
    return found


def token_faults(table: Wallet) -> list[str]:
    found: list[str] = []
    tokens = table.pocket[:]
    for own in table.tokens:
        tokens += own
        if own != sorted(own):
            found.append("a seat's tokens are out of order")
    if sorted(tokens) != TOKENS:
        found.append("the tokens are not those of the box")
    if len(set(table.coins)) != table.seats or any(coin not in COINS for coin in table.coins):
        found.append("the coins are not one different coin per seat")
    return found


def time_faults(table: Wallet) -> list[str]:
    found: list[str] = []
    rules = table.rules
    if not 0 <= table.hourglasses <= rules.hourglasses:
        found.append("there are too many hourglasses or too few")
    if table.phase == PLAY and table.hourglasses == 0 and not table.acted:
        found.append("a turn goes on without an hourglass")
    if table.phase != PLAY and table.hourglasses:
        found.append("the round ended while an hourglass was showing")
    if max(table.turns) > rules.hourglasses or max(table.turns) - min(table.turns) > 1:
        found.append("turns were not taken in order")
    if table.coins[table.first] != min(table.coins):
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
    for seat, verdict in enumerate(table.verdicts):
        note = table.judged_notes[seat]
        again = judge(table.judged[seat], note, max(table.fx_as[seat], 0), table.coins[seat], counts)
        if again.innocent != verdict.innocent and (note == HIDDEN or table.fx[seat] != HIDDEN):
            found.append("a verdict changed after it was fixed")
        kept = sorted(table.hands[seat])
        if verdict.innocent and table.phase < OVER and kept != table.judged[seat]:
            found.append("an innocent player lost a card after the verdict")
    for officer, cards in enumerate(table.seized):
        if cards and not table.verdicts[officer].on_duty:
            found.append("somebody who is no Officer on duty confiscated money")
    for report in table.reports:
        innocent = [seat for seat in range(table.seats) if report.verdicts[seat].innocent]
        if len({report.wealth[seat] for seat in innocent}) != len(innocent):
            found.append("two innocent players are equally rich")
        due = sum(table.rules.prizes[: len(innocent)])
        if sum(report.drew) > due or (table.rules.rounds <= 3 and sum(report.drew) != due):
            found.append("the wrong number of tokens was drawn")
        if any(report.lost >> seat & 1 for seat in innocent):
            found.append("an innocent player lost a token")
    if table.phase == FINES and table.shown != (1 << table.seats) - 1:
        found.append("a hand is still hidden when the fines are paid")
    return found + knowledge_faults(table)


def knowledge_faults(table: Wallet) -> list[str]:
    """Whatever a seat is sure to know is true. One seat at a time, each in its turn, to keep this quick."""
    found: list[str] = []
    seen = table.view(len(table.trail) % table.seats)
    for known, hand in zip(seen.hands, table.hands, strict=True):
        if not within(known, hand):
            found.append("a seat is sure of a card that is not there")
    if not within(seen.wallet, table.wallet) or not within(seen.compartment, table.compartment):
        found.append("a seat is sure of a card in the wallet that is not there")
    for known, own in zip(seen.tokens, table.tokens, strict=True):
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
