"""How a round ended."""

from __future__ import annotations

from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.wallet.components import UNKNOWN, card_plain, named_cards, named_specials
from kickback.games.wallet.verdict import Verdict


class Report:
    """How a round ended for each seat; never changed once made. Hands are public by then; `hidden`, `unplayed` and
    `aside` only after the game."""

    def __init__(
        self,
        verdicts: list[Verdict],
        hands: list[list[int]],
        notes: list[int],
        seized: list[list[int]],
        credit: list[int],
        wealth: list[int],
        ranks: list[int],
        drew: list[int],
        lost: int,
        turned_up: list[int],
        hidden: list[int],
        unplayed: list[list[int]],
        aside: list[int],
    ) -> None:
        self.verdicts: list[Verdict] = verdicts
        self.hands: list[list[int]] = hands  # as they were judged
        self.notes: list[int] = notes  # on Currency Exchange
        self.seized: list[list[int]] = seized
        self.credit: list[int] = credit
        self.wealth: list[int] = wealth
        self.ranks: list[int] = ranks  # 0: not ranked
        self.drew: list[int] = drew
        self.lost: int = lost  # seats that gave back a token, a bit each
        self.turned_up: list[int] = turned_up  # cards that were shown in the searches for a note
        self.hidden: list[int] = hidden
        self.unplayed: list[list[int]] = unplayed
        self.aside: list[int] = aside
        self.seen: dict[int, Report] = {}  # by seat, made when first needed
        self.told: Facts = {}  # the same for `plain`

    def seen_by(self, seat: int) -> Report:
        """A past round as one seat knows it: what others hid and never played comes out after the game."""
        if seat not in self.seen:
            self.seen[seat] = self.without_secrets_from(seat)
        return self.seen[seat]

    def without_secrets_from(self, seat: int) -> Report:
        return Report(
            self.verdicts,
            self.hands,
            self.notes,
            self.seized,
            self.credit,
            self.wealth,
            self.ranks,
            self.drew,
            self.lost,
            self.turned_up,
            [c if other == seat or c == HIDDEN else UNKNOWN for other, c in enumerate(self.hidden)],
            [own if other == seat else [HIDDEN] * len(own) for other, own in enumerate(self.unplayed)],
            [HIDDEN] * len(self.aside),
        )

    def plain(self, seats: int) -> Facts:
        if not self.told:
            self.told = self.in_words(seats)
        return self.told

    def in_words(self, seats: int) -> Facts:
        facts: Facts = {"aside": named_specials(self.aside), "turned-up": named_cards(self.turned_up)}
        for seat in range(seats):
            verdict = self.verdicts[seat]
            facts[letter(seat)] = {
                "verdict": "innocent" if verdict.innocent else "guilty",
                "why": verdict.why,
                "check": verdict.plain(),
                "hand": named_cards(self.hands[seat]),
                "fx": card_plain(self.notes[seat]),
                "confiscated": named_cards(self.seized[seat]),
                "credit": card_plain(self.credit[seat]),
                "wealth": self.wealth[seat],
                "rank": self.ranks[seat] or None,
                "drew": self.drew[seat],
                "lost": bool(self.lost >> seat & 1),
                "hidden": card_plain(self.hidden[seat]),
                "unplayed": named_specials(self.unplayed[seat]),
            }
        return facts
