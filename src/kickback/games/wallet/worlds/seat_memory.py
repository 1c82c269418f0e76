"""What one seat remembers of a round, laid out for imagining pasts."""

from __future__ import annotations

from kickback.engine.memory import NOWHERE, Entry
from kickback.engine.pile import HIDDEN
from kickback.games.wallet.components import MATCHING
from kickback.games.wallet.memory import COMPARTMENT, MOVE, PLACES, SIGHT, WALLET


class SeatMemory:
    """What one seat remembers, laid out once for many pasts. `kinds` is the number of different faces."""

    def __init__(self, entries: list[Entry], sizes: list[int], kinds: int, ordered: bool) -> None:
        self.entries: list[Entry] = entries
        self.end: int = len(entries)
        self.kinds: int = kinds
        self.ordered: bool = ordered
        self.everything: int = (1 << kinds) - 1
        self.kind: list[int] = [entry.kind for entry in entries]
        self.source: list[int] = [entry.source for entry in entries]
        self.target: list[int] = [entry.target for entry in entries]
        self.card: list[int] = [entry.card for entry in entries]
        self.position: list[int] = [entry.number for entry in entries]
        self.possible: list[int] = [
            MATCHING[entry.word] if entry.word != NOWHERE else self.everything for entry in entries
        ]
        self.same_again: list[bool] = [at > 0 and same_sight(entries[at - 1], entries[at]) for at in range(self.end)]
        self.sizes: list[int] = sizes  # now
        self.before: list[int] = sizes[:]  # when the entries begin
        self.given: list[list[int]] = [[] for _ in range(PLACES)]  # faces known when the entries begin
        self.stock: list[int] = [0] * kinds  # of each face, how many were out of sight then
        for at in range(self.end):
            if self.kind[at] == MOVE:
                self.before[self.source[at]] += 1
                self.before[self.target[at]] -= 1
        self.out: list[int] = [self.slides_out(at) for at in range(self.end)] if ordered else []

    def begin(self, stock: list[int], open_places: list[int], faces: list[list[int]], compartment: list[int]) -> None:
        """`faces` lie in `open_places` now; all that moved there and from there was seen, so the start is known too."""
        for card in stock:
            self.stock[card] += 1
        for place, cards in zip(open_places, faces, strict=True):
            start = cards[:]
            for at in range(self.end - 1, -1, -1):
                if self.kind[at] == MOVE:
                    if self.target[at] == place:
                        start.remove(self.card[at])
                    if self.source[at] == place:
                        start.append(self.card[at])
            self.given[place] = start
        self.given[COMPARTMENT] = compartment
        for cards in self.given:
            for card in cards:
                self.stock[card] -= 1

    def slides_out(self, at: int) -> int:
        """In an ordered wallet: the move by which the card that was slid in or seen at `at` comes out, or the end."""
        if self.target[at] != WALLET:
            return self.end
        position = self.position[at]
        for then in range(at + 1, self.end):
            if self.kind[then] != MOVE:
                continue
            if self.source[then] == WALLET:
                if self.position[then] == position:
                    return then
                if self.position[then] < position:
                    position -= 1
            if self.target[then] == WALLET and self.position[then] <= position:
                position += 1
        return self.end

    def keeps(self, at: int) -> bool:
        """Does this move carry the card that was looked at just before?"""
        return self.position[at] > 0 and self.source[at] < WALLET and self.target[at] < WALLET

    def carries(self, at: int, card: int) -> bool:
        """Is this an unseen move that can have carried that card?"""
        return self.kind[at] == MOVE and self.card[at] == HIDDEN and self.possible[at] >> card & 1 == 1

    def reach(self, place: int, last: int, until: int, card: int) -> list[int]:
        """Where a card that was in that place after entry `last` may be by unseen moves before `until`."""
        if self.ordered and place == WALLET:
            out = self.out[last] if last >= 0 else self.end
            if out >= until or not self.carries(out, card):
                return [WALLET]
            return self.reach(self.target[out], out, until, card)
        places = [place]
        for at in range(last + 1, until):
            if self.kind[at] > SIGHT:
                if self.possible[at] >> card & 1 and self.source[at] in places:
                    places.remove(self.source[at])
                continue
            if self.ordered and self.source[at] == WALLET:
                continue
            if self.carries(at, card) and self.source[at] in places:
                if self.ordered and self.target[at] == WALLET:
                    found = self.reach(WALLET, at, until, card)
                else:
                    found = [self.target[at]]
                for other in found:
                    if other not in places:
                        places.append(other)
        return places


def same_sight(one: Entry, other: Entry) -> bool:
    """Has somebody looked on, at another card of the same place, as far as the seat can tell?"""
    if one.kind != SIGHT or other.kind != SIGHT:
        return False
    return (
        one.source == other.source and one.card == other.card and one.seen == other.seen and one.number == other.number
    )
