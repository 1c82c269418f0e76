"""What a seat can conclude from the cards it sees: which ones may be elsewhere, and how many filed ones may be red."""

from __future__ import annotations

from typing import Final

from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.games.scapegoat.components import DECK, RED, STRENGTH
from kickback.games.scapegoat.view import ScapegoatView
from kickback.games.scapegoat.year import FILED

WEAKEST_FIRST: Final[list[int]] = sorted(range(DECK), key=STRENGTH.__getitem__)


def unseen(view: ScapegoatView) -> list[int]:
    """The cards whose place the seat does not know, or need not remember where the table keeps no list.

    The weakest comes first.
    """
    if view.unseen is not None:
        return view.unseen
    known = set(view.hand) | set(view.played) | set(view.audit) | set(view.revealed)
    if view.rules.card_memory:
        known |= set(view.discard)
    view.unseen = [card for card in WEAKEST_FIRST if card not in known]
    view.unseen_red = red_among(view.unseen)
    return view.unseen


def own_filed(view: ScapegoatView) -> list[int]:
    """The seat's own filed cards of this year that still lie in the folders."""
    return [
        view.played[place]
        for place, way in enumerate(view.ways)
        if way == FILED and (view.start + place) % view.seats == view.seat
    ]


def strongest(cards: list[int]) -> int:
    return max(cards, key=STRENGTH.__getitem__)


def weakest(cards: list[int]) -> int:
    return min(cards, key=STRENGTH.__getitem__)


def stronger(weakest_first: list[int], than: int) -> list[int]:
    """Those that beat it, the strongest first."""
    strength = STRENGTH[than]
    return [card for card in weakest_first if STRENGTH[card] > strength][::-1]


def weaker(weakest_first: list[int], than: int) -> list[int]:
    """Those that it beats, the weakest first."""
    strength = STRENGTH[than]
    return [card for card in weakest_first if STRENGTH[card] < strength]


def red_among(cards: list[int]) -> int:
    return len([card for card in cards if RED[card]])


class Files:
    """What a seat can know of the filed cards, with one more of its own: how many, and how many may be red."""

    def __init__(self, view: ScapegoatView, filing: int = HIDDEN) -> None:
        mine = own_filed(view) + ([filing] if filing != HIDDEN else [])
        hidden = unseen(view)
        self.count: int = view.ways.count(FILED) + (filing != HIDDEN)
        self.red: int = red_among(mine)
        self.black: int = len(mine) - self.red
        theirs = self.count - len(mine)
        self.least: int = self.red + max(0, theirs - (len(hidden) - view.unseen_red))
        self.most: int = self.red + min(theirs, view.unseen_red)
        self.opened: int = min(view.rules.audit_size, self.count)
        self.only_this: bool = filing != HIDDEN and self.count == 1

    @property
    def sure_red(self) -> bool:
        return self.least + self.opened > self.count

    def facts(self) -> Facts:
        own = "none" if self.red + self.black == 0 else "both" if self.red and self.black else ""
        return {
            "files": self.count,
            "opened": self.opened,
            "least": self.least,
            "most": self.most,
            "red": self.red,
            "black": self.black,
            "own": own or ("red" if self.red else "black"),
        }
