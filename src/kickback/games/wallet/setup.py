"""Setting up a round: the first one and every later one alike."""

from __future__ import annotations

from kickback.engine.actions import BadDeal
from kickback.engine.events import Facts, Plain
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import letter
from kickback.games.wallet.actions import EXTRA_IDS
from kickback.games.wallet.cards import FIRST_EXTRA, NAMES, SPECIALS
from kickback.games.wallet.components import HAND, SPECIAL_HAND
from kickback.games.wallet.facts import PLAY
from kickback.games.wallet.table import Wallet


def clear_table(table: Wallet) -> None:
    """WAL-NEXT-1 to -4, -6: everything but the tokens is collected; what was known of cards is worth nothing now."""
    seats = table.seats
    table.paid = []
    table.tray = []
    table.pot = []
    table.before = [[] for _ in range(seats)]
    table.discard = []
    table.hidden = [HIDDEN] * seats
    table.atm = [HIDDEN] * seats
    table.fx = [HIDDEN] * seats
    table.fx_as = [HIDDEN] * seats
    table.seized = [[] for _ in range(seats)]
    table.credit = [HIDDEN] * seats
    table.hourglasses = table.rules.hourglasses
    table.phase = PLAY
    table.acts = 0
    table.acted = False
    table.played = 0
    table.turns = [0] * seats
    table.queue = []
    table.late = 0
    table.shown = 0
    table.verdicts = []
    table.judged = []
    table.judged_notes = []
    table.lost = 0
    table.trail = []


def deal_cards(table: Wallet, named: list[list[int] | None], front: list[int]) -> None:
    """WAL-SETUP-10, -11, WAL-NEXT-3: shuffle, five cards to each seat, the rest into the wallet.

    A scenario may name hands and the cards at the front of the wallet.
    """
    cards = table.rules.cards[:]
    table.compartment = EXTRA_IDS[:]
    for hand in [*named, front]:
        for card in hand or []:
            rest = cards if card < FIRST_EXTRA else table.compartment
            if card not in rest:
                raise BadDeal(f"there is no further {NAMES[card]} in the deck in use")
            rest.remove(card)
    table.chance.shuffle(cards)
    table.hands = []
    for hand in named:
        if hand is None:
            if len(cards) < HAND:
                raise BadDeal("there are not enough cards for all hands")
            table.hands.append(sorted(cards[-HAND:]))
            del cards[-HAND:]
        else:
            table.hands.append(sorted(hand))
    table.wallet = cards + front[::-1]


def deal_specials(table: Wallet, named: list[list[int] | None]) -> None:
    """WAL-SETUP-4, -5, WAL-NEXT-1: two Special cards for each seat, the rest is set aside unseen."""
    cards = [special for special in range(len(SPECIALS)) if special not in table.discard]
    for own in named:
        for special in own or []:
            if special not in cards:
                raise BadDeal(f"there is no further {SPECIALS[special]} among the Special cards")
            cards.remove(special)
    table.specials = []
    if table.rules.specials:
        table.chance.shuffle(cards)
    for own in named:
        if own is not None:
            table.specials.append(sorted(own))
        elif table.rules.specials:
            table.specials.append(sorted(cards[-SPECIAL_HAND:]))
            del cards[-SPECIAL_HAND:]
        else:
            table.specials.append([])
    table.unused = sorted(cards) if table.rules.specials else []


def begin_round(table: Wallet) -> None:
    """WAL-SETUP-13, -14, WAL-ROUND-3: the lowest coin begins, and nothing is flipped before its first turn."""
    table.first = table.coins.index(min(table.coins))
    table.turn = table.first
    table.turns[table.turn] = 1


def next_round(table: Wallet) -> None:
    """WAL-NEXT-1 to -6."""
    table.round += 1
    clear_table(table)
    deal_cards(table, [None] * table.seats, [])
    deal_specials(table, [None] * table.seats)
    table.chance.shuffle(table.coins)
    begin_round(table)
    if table.log is not None:
        table.tell("new-round", "WAL-NEXT-3", {"round": table.round})
        tell_round(table, "WAL-NEXT-3", "WAL-NEXT-1", "WAL-NEXT-5")


def tell_round(table: Wallet, cards: str, specials: str, coins: str) -> None:
    """What a set-up shows to all and to each, by which clauses."""
    hands: dict[int, Facts] = {}
    words: dict[int, Facts] = {}
    for seat in range(table.seats):
        hand: list[Plain] = [NAMES[card] for card in table.hands[seat]]
        hands[seat] = {"hand": hand}
        own: list[Plain] = [SPECIALS[special] for special in table.specials[seat]]
        words[seat] = {"specials": own}
    table.tell("dealt", cards, {"cards": HAND, "wallet": len(table.wallet)}, hands)
    if table.rules.specials:
        table.tell("specials", specials, {"cards": SPECIAL_HAND, "aside": len(table.unused)}, words)
    shown: list[Plain] = [f"{letter(seat)}:{coin}" for seat, coin in enumerate(table.coins)]
    table.tell("coins", coins, {"coins": shown})
    table.tell("first", "WAL-SETUP-13", {"seat": letter(table.first), "coin": table.coins[table.first]})
