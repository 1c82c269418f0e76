"""What somebody knows for certain: which cards must be in a place, by the trail as that somebody remembers it."""

from __future__ import annotations

from kickback.engine.pile import HIDDEN
from kickback.games.wallet.actions import EXTRA_IDS
from kickback.games.wallet.cards import ANYTHING, FIRST_EXTRA, MATCHING
from kickback.games.wallet.trail import (
    COMPARTMENT,
    MOVE,
    NO_WORD,
    PLACES,
    POT,
    SIGHT,
    WALLET,
    card_of,
    kind_of,
    position_of,
    source_of,
    target_of,
    word_of,
)


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
    mind = Certain(sizes_before(trail, now), ordered)
    if cards:
        mind.known[COMPARTMENT] = first_compartment(trail)
    for entry in pot_in_order(trail):
        if kind_of(entry) == MOVE:
            follow(mind, entry)
        elif kind_of(entry) == SIGHT:
            place = source_of(entry)
            card = card_of(entry)
            if card != HIDDEN and card not in mind.known[place]:
                mind.known[place].append(card)
                if ordered and place == WALLET:
                    mind.line[position_of(entry) - 1] = card
    return mind


def follow(mind: Certain, entry: int) -> None:
    source = source_of(entry)
    target = target_of(entry)
    position = position_of(entry)
    card = card_of(entry)
    known = mind.known[source]
    if source == WALLET and mind.ordered:
        there = mind.line.pop(position - 1)
        if card == HIDDEN:
            card = there
        if card in known:
            known.remove(card)
    elif card == HIDDEN:
        card = inferred(mind, source, MATCHING[word_of(entry)] if word_of(entry) != NO_WORD else ANYTHING)
    elif card in known:
        known.remove(card)
    mind.sizes[source] -= 1
    mind.sizes[target] += 1
    if card != HIDDEN:
        mind.known[target].append(card)
    if target == WALLET and mind.ordered:
        mind.line.insert(position - 1, card)


def inferred(mind: Certain, source: int, possible: int) -> int:
    """An unseen card leaves. If only one is possible it is known after all; otherwise each known one may be gone."""
    known = mind.known[source]
    leaving = sorted({card for card in known if possible >> card & 1})
    if len(leaving) == 1 and len(known) == mind.sizes[source]:
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
