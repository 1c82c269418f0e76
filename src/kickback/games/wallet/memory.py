"""What seats have seen: the trail of cards and tokens, and what is certain by it.

The trail says where cards and tokens went and who saw their faces, one number per fact. Hands, the wallet and tokens
have no order that others could follow, so knowledge is not tied to positions. What a seat knows follows from the trail
with the faces it did not see rubbed out (`remembered`): some cards must then be in a place (`certain`), and where the
others may be is imagined (`worlds`).
"""

from __future__ import annotations

from typing import Final

from kickback.engine.pile import HIDDEN
from kickback.engine.seats import EYE
from kickback.games.wallet.actions import EXTRA_IDS
from kickback.games.wallet.components import ANYTHING, FIRST_EXTRA, MATCHING

# Kinds of facts.
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

NO_WORD: Final = 31
_CARD: Final = 0x3F


def fact(kind: int, source: int, target: int, card: int, seen: int, word: int, position: int) -> int:
    """`seen`: a bit per seat that saw the face; `word`: what all know of it; `position`: only in an ordered wallet."""
    return (card + 1) | seen << 6 | word << 22 | position << 27 | source << 34 | target << 40 | kind << 46


def kind_of(entry: int) -> int:
    return entry >> 46


def source_of(entry: int) -> int:
    return entry >> 34 & 0x3F


def target_of(entry: int) -> int:
    return entry >> 40 & 0x3F


def position_of(entry: int) -> int:
    return entry >> 27 & 0x7F


def word_of(entry: int) -> int:
    return entry >> 22 & 0x1F


def card_of(entry: int) -> int:
    """The face, or HIDDEN where it has been rubbed out."""
    return (entry & _CARD) - 1


def seen_of(entry: int) -> int:
    return entry >> 6 & 0xFFFF


def with_card(entry: int, card: int) -> int:
    return entry & ~_CARD | (card + 1)


def remembered(trail: list[int], seat: int) -> list[int]:
    """The trail as that seat remembers it. That a card moved or was looked at is public, its face is not."""
    if seat == EYE:
        return trail[:]
    bit = 1 << (seat + 6)
    return [entry if entry & bit else entry & ~_CARD for entry in trail]


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


def certain(trail: list[int], now: list[int], ordered: bool, cards: bool) -> Certain:
    """Follows a remembered trail to the present, in which the places hold that many cards (`cards`: not tokens)."""
    sure = Certain(sizes_before(trail, now), ordered)
    if cards:
        sure.known[COMPARTMENT] = first_compartment(trail)
    for entry in pot_in_order(trail):
        if kind_of(entry) == MOVE:
            follow(sure, entry)
        elif kind_of(entry) == SIGHT:
            place = source_of(entry)
            card = card_of(entry)
            if card != HIDDEN and card not in sure.known[place]:
                sure.known[place].append(card)
                if ordered and place == WALLET:
                    sure.line[position_of(entry) - 1] = card
    return sure


def follow(sure: Certain, entry: int) -> None:
    source = source_of(entry)
    target = target_of(entry)
    position = position_of(entry)
    card = card_of(entry)
    known = sure.known[source]
    if source == WALLET and sure.ordered:
        there = sure.line.pop(position - 1)
        if card == HIDDEN:
            card = there
        if card in known:
            known.remove(card)
    elif card == HIDDEN:
        card = inferred(sure, source, MATCHING[word_of(entry)] if word_of(entry) != NO_WORD else ANYTHING)
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


def sizes_before(trail: list[int], now: list[int]) -> list[int]:
    """How many cards were in each place when the trail began."""
    sizes = now[:]
    for entry in trail:
        if kind_of(entry) == MOVE:
            sizes[source_of(entry)] += 1
            sizes[target_of(entry)] -= 1
    return sizes


def first_compartment(trail: list[int]) -> list[int]:
    """WAL-RULING-43: all five Extra IDs, but for those a scenario dealt out for all to see."""
    inside = EXTRA_IDS[:]
    for entry in trail:
        card = card_of(entry)
        if kind_of(entry) != SIGHT or card < FIRST_EXTRA or source_of(entry) == COMPARTMENT:
            break
        if card in inside:
            inside.remove(card)
    return inside


def pot_in_order(trail: list[int]) -> list[int]:
    """The same trail with the seen ones of each redeal first: what is left then may be plain (WAL-RULING-14)."""
    ordered: list[int] = []
    unseen: list[int] = []
    for entry in trail:
        dealt = kind_of(entry) == MOVE and source_of(entry) == POT
        if dealt and card_of(entry) == HIDDEN:
            unseen.append(entry)
            continue
        if unseen and not dealt:
            ordered += unseen
            unseen = []
        ordered.append(entry)
    return ordered + unseen
