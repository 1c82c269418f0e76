"""What seats have seen of cards and tokens, and what is certain by it.

An entry says from where to where a card or a token went and who saw its face. Hands, the wallet and tokens have no
order that others could follow, so knowledge is not tied to positions (an entry's number is one only in an ordered
wallet). What a seat knows follows from the entries without the faces it did not see: some cards must then be in a place
(`certain`), and where the others may be is imagined (`worlds`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickback.engine.memory import NOBODY, NOWHERE, Entry
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import EYE, PUBLIC
from kickback.games.wallet.actions import EXTRA_IDS, MOST_SEATS
from kickback.games.wallet.components import ANY_CARD, FIRST_EXTRA, MATCHING

if TYPE_CHECKING:  # a table keeps these memories, so the import goes one way only
    from kickback.games.wallet.table import Wallet

# Kinds of entries.
MOVE: Final = 0  # one card went from a place to another
SIGHT: Final = 1  # a card was seen in a place, and stayed
ABSENT: Final = 2  # a place held no card that fits a word

# Places. The first seven are the hands of the seats; tokens use them for the seats' tokens.
WALLET: Final = 7  # for tokens: the pocket
COMPARTMENT: Final = 8
PAID: Final = 9
TRAY: Final = 10  # cards on their way in an open question or a search
POT: Final = 11  # laid for the Shared Fund
UNDER: Final = 12  # + seat: under the Secret Compartment
ON_ATM: Final = 19  # + seat
ON_FX: Final = 26  # + seat
SHOWN: Final = 33  # + seat: a hand that lies open
SEIZED: Final = 40  # + seat: confiscated by
FOUND: Final = 47  # + seat: the note of a Credit Card
PASSING: Final = 54  # + seat: on its way from that seat while all pass at once
PLACES: Final = 61

LOOKED_AT: Final = 1  # the number of a move that carries the card that was just looked at


class Certain:
    """For each place the cards that must be there; in an ordered wallet also where they are."""

    def __init__(self, sizes: list[int], ordered: bool) -> None:
        self.sizes: list[int] = sizes
        self.known: list[list[int]] = [[] for _ in range(PLACES)]
        self.line: list[int] = [HIDDEN] * sizes[WALLET] if ordered else []
        self.ordered: bool = ordered

    def at(self, place: int) -> list[int]:
        """Known cards in code order, then one HIDDEN for each other."""
        known = sorted(self.known[place])
        return known + [HIDDEN] * (self.sizes[place] - len(known))


def certain(entries: list[Entry], now: list[int], ordered: bool, cards: bool) -> Certain:
    """Follows remembered entries to the present, in which the places hold that many cards (`cards`: not tokens)."""
    sure = Certain(sizes_before(entries, now), ordered)
    if cards:
        sure.known[COMPARTMENT] = first_compartment(entries)
    for entry in pot_in_order(entries):
        if entry.kind == MOVE:
            follow(sure, entry)
        elif entry.kind == SIGHT:
            place = entry.source
            card = entry.card
            if card != HIDDEN and card not in sure.known[place]:
                sure.known[place].append(card)
                if ordered and place == WALLET:
                    sure.line[entry.number - 1] = card
    return sure


def follow(sure: Certain, entry: Entry) -> None:
    source = entry.source
    target = entry.target
    position = entry.number
    card = entry.card
    known = sure.known[source]
    if source == WALLET and sure.ordered:
        there = sure.line.pop(position - 1)
        if card == HIDDEN:
            card = there
        if card in known:
            known.remove(card)
    elif card == HIDDEN:
        card = inferred(sure, source, MATCHING[entry.word] if entry.word != NOWHERE else ANY_CARD)
    elif card in known:
        known.remove(card)
    sure.sizes[source] -= 1
    sure.sizes[target] += 1
    if card != HIDDEN:
        sure.known[target].append(card)
    if target == WALLET and sure.ordered:
        sure.line.insert(position - 1, card)


def inferred(sure: Certain, source: int, possible: int) -> int:
    """An unseen card leaves. If only one is possible it is known after all; otherwise each known one may be gone."""
    known = sure.known[source]
    leaving = sorted({card for card in known if possible >> card & 1})
    if len(leaving) == 1 and len(known) == sure.sizes[source]:
        known.remove(leaving[0])
        return leaving[0]
    for card in leaving:
        known.remove(card)
    return HIDDEN


def sizes_before(entries: list[Entry], now: list[int]) -> list[int]:
    """How many cards were in each place when the entries begin."""
    sizes = now[:]
    for entry in entries:
        if entry.kind == MOVE:
            sizes[entry.source] += 1
            sizes[entry.target] -= 1
    return sizes


def first_compartment(entries: list[Entry]) -> list[int]:
    """WAL-RULING-43: all five Extra IDs, but for those a scenario dealt out for all to see."""
    inside = EXTRA_IDS[:]
    for entry in entries:
        card = entry.card
        if entry.kind != SIGHT or card < FIRST_EXTRA or entry.source == COMPARTMENT:
            break
        if card in inside:
            inside.remove(card)
    return inside


def pot_in_order(entries: list[Entry]) -> list[Entry]:
    """The same with the seen ones of each redeal first: what is left then may be plain (WAL-RULING-14)."""
    ordered: list[Entry] = []
    unseen: list[Entry] = []
    for entry in entries:
        dealt = entry.kind == MOVE and entry.source == POT
        if dealt and entry.card == HIDDEN:
            unseen.append(entry)
            continue
        if unseen and not dealt:
            ordered += unseen
            unseen = []
        ordered.append(entry)
    return ordered + unseen


def remembered(table: Wallet, seat: int, everything: bool) -> list[Entry]:
    """What the seat has seen of cards; what was hidden comes out after the game."""
    if not everything or seat == EYE:
        return table.cards.memory.seen_by(seat)
    entries = table.cards.memory.entries
    return [e if UNDER <= e.target < UNDER + MOST_SEATS else e.seen_by(seat) for e in entries]


def turned_up_last(table: Wallet) -> list[Entry]:
    """WAL-REVEAL-1: the hands that went up when all did, as everybody will remember them."""
    now = table.round
    if now.shown == now.noted:
        return []
    found: list[Entry] = []
    for seat, hand in enumerate(table.cards.hands):
        if not now.noted >> seat & 1:
            found += [Entry(MOVE, NOBODY, card, PUBLIC, seat, SHOWN + seat) for card in hand]
    return found


def card_places(table: Wallet) -> list[int]:
    """How many cards lie in each place that may hold an unseen one. A hand that lies open counts as shown."""
    sizes = [0] * PLACES
    for seat, hand in enumerate(table.cards.hands):
        sizes[SHOWN + seat if table.round.shown >> seat & 1 else seat] = len(hand)
        sizes[UNDER + seat] = 0 if table.cards.hidden[seat] == HIDDEN else 1
    sizes[WALLET] = len(table.cards.wallet)
    sizes[COMPARTMENT] = len(table.cards.compartment)
    sizes[PAID] = len(table.cards.paid)
    sizes[TRAY] = len(table.cards.tray)
    sizes[POT] = len(table.cards.pot)
    return sizes


def token_places(table: Wallet) -> list[int]:
    sizes = [0] * PLACES
    for seat, tokens in enumerate(table.tokens.own):
        sizes[seat] = len(tokens)
    sizes[WALLET] = len(table.tokens.pocket)
    return sizes
