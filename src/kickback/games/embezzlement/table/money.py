"""The company's coffers and everybody's stash."""

from __future__ import annotations


class Money:
    """What lies on boards belongs to neither. `starts` is replaced, never changed, so that clones share it."""

    def __init__(self, coffers: int, stash: list[int], starts: list[int]) -> None:
        self.coffers: int = coffers
        self.stash: list[int] = stash
        self.starts: list[int] = starts  # the stashes that were started with

    def start(self, seat: int, caps: int) -> None:
        """EMB-SETUP-4, EMB-HOUSE-18: a stash to begin with, out of the coffers."""
        self.earn(seat, caps - self.stash[seat])
        self.starts = self.starts[:]
        self.starts[seat] = caps

    def earn(self, seat: int, caps: int) -> None:
        self.stash[seat] += caps
        self.coffers -= caps

    def pay(self, seat: int, caps: int) -> bool:
        """EMB-MONEY-3, EMB-BUST-1, -4: into the coffers, as far as it goes; was it enough?"""
        there = min(caps, self.stash[seat])
        self.earn(seat, -there)
        return there == caps

    def clone(self) -> Money:
        return Money(self.coffers, self.stash[:], self.starts)
