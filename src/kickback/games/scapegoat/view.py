"""What one seat of a Scapegoat table may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickback.engine.events import Facts, Plain
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import EYE, PUBLIC, letter, letters
from kickback.engine.table import Commit
from kickback.engine.view import View
from kickback.games.scapegoat.cards import VALUES, name_of
from kickback.games.scapegoat.facts import DREW, DROPPED, FACE_UP, PLAYED_DOWN
from kickback.games.scapegoat.options import FACE_DOWN, Rules

if TYPE_CHECKING:  # the table makes its views, so the import goes one way only
    from kickback.games.scapegoat.table import Scapegoat

WAYS = ("up", "down", "gathered")


class ScapegoatView(View):
    """Cards are numbers, HIDDEN where the seat does not know the face."""

    def __init__(self, seat: int, table: Scapegoat) -> None:
        moment = table.stack[-1]
        super().__init__(
            seat, table.seats, moment.name, moment.kind, moment.waiting_seen_by(table, seat), table.winners[:]
        )
        self.rules: Rules = table.rules
        self.round: int = table.round
        self.start: int = table.start
        self.turn: int = table.turn
        self.spent: int = table.spent
        self.closed: int = table.closed
        self.carry: int = table.carry
        self.total: int = table.total
        self.ending: str = table.ending
        self.scapegoat: int = table.scapegoat
        self.closer: int = table.closer
        self.sizes: list[int] = table.sizes[:]
        self.hands: list[list[int]] = [hand.seen_by(seat) for hand in table.hands]  # the own one as it was drawn
        self.played: list[int] = table.played.seen_by(seat)
        self.ways: list[int] = table.ways[:]
        self.audit: list[int] = table.audit.unordered_for(seat)
        self.audited: list[int] = sorted(c for i, c in enumerate(table.audit.faces) if table.audit.known[i] == PUBLIC)
        self.deck: list[int] = table.deck.seen_by(seat)
        self.discard: list[int] = table.discard.unordered_for(seat)
        self.shown: list[int] = table.shown[:]
        self.revealed: list[int] = table.revealed[:]
        self.asked: int = moment.asked if isinstance(moment, Commit) else 0
        self.committed: list[bool] = [False] * table.seats
        self.picks: list[int] = [HIDDEN] * table.seats
        if isinstance(moment, Commit):
            for other, pick in enumerate(moment.picks):
                if pick is not None:
                    self.committed[other] = True
                    if other == seat or seat == EYE:
                        self.picks[other] = pick.a
        self.seen: list[int] = seen_since_shuffle(table)
        self.past: list[int] = remembered(table, seat)

    @property
    def hand(self) -> list[int]:
        """The looking seat's own cards."""
        return self.hands[self.seat]

    def plain(self) -> Facts:
        rules = self.rules
        facts: Facts = {
            "game": "scapegoat",
            "seat": letter(self.seat) if self.seat < self.seats else None,
            "moment": self.moment,
            "kind": self.kind,
            "waiting": list[Plain](letters(self.waiting)),
            "winners": list[Plain](letters(self.winners)),
            "round": self.round,
            "turn": self.turn,
            "turns-left": rules.deadline - self.turn,
            "start": letter(self.start) if self.moment != "show" else None,
            "spent": self.spent,
            "budget": rules.budget,
            "quarters": rules.quarters,
            "quarter": min(self.closed + 1, rules.quarters),
            "total": self.total,
            "carry": self.carry,
            "ending": self.ending or None,
            "scapegoat": letter(self.scapegoat) if self.scapegoat != HIDDEN else None,
            "table": self.table(),
            "audit": {"cards": names(self.audit), "turned": names(self.audited)},
            "deck": {"count": len(self.deck), "cards": names(self.deck[::-1])},
            "discard": {"count": len(self.discard), "cards": names(self.discard)},
            "seen": names(self.seen),
            "past": list[Plain](self.past),
        }
        for seat in range(self.seats):
            facts[letter(seat)] = {
                "hand": names(sorted(self.hands[seat])),
                "cards": len(self.hands[seat]),
                "size": self.sizes[seat],
                "committed": self.committed[seat],
                "pick": name_of(self.picks[seat]) if self.committed[seat] else None,
                "shown": name_of(self.shown[seat]) if self.shown[seat] != HIDDEN else None,
                "revealed": name_of(self.revealed[seat]) if self.revealed[seat] != HIDDEN else None,
                "down": self.downs(seat),
            }
        return facts

    def downs(self, seat: int) -> int:
        """How many cards the seat has played face down this year."""
        return sum(
            1 for place, way in enumerate(self.ways) if way != FACE_UP and (self.start + place) % self.seats == seat
        )

    def table(self) -> list[Plain]:
        """This year's cards in the order played, each with its player, Quarter and value."""
        places: list[Plain] = []
        target = self.rules.target
        spent = 0
        for place, way in enumerate(self.ways):
            card = self.played[place]
            value = VALUES[card] if way == FACE_UP else FACE_DOWN
            places.append(
                {
                    "seat": letter((self.start + place) % self.seats),
                    "card": name_of(card),
                    "face": WAYS[way],
                    "quarter": min(spent // target, self.rules.quarters - 1) + 1,
                    "value": value,
                }
            )
            spent += value
        return places


def names(cards: list[int]) -> list[Plain]:
    return [name_of(card) for card in cards]


def seen_since_shuffle(table: Scapegoat) -> list[int]:
    """SCG-HIDE-7: what has been seen face up since the last shuffle, if the table keeps that list."""
    if not table.rules.card_memory:
        return []
    seen = [
        c
        for pile in (table.discard, table.played, table.audit)
        for i, c in enumerate(pile.faces)
        if pile.known[i] == PUBLIC
    ]
    return sorted(seen + [card for card in table.revealed if card != HIDDEN])


def remembered(table: Scapegoat, seat: int) -> list[int]:
    """The past as a seat remembers it: others' draws, face-down cards and hidden drops without the card."""
    drops_hidden = table.rules.drops_hidden
    found: list[int] = []
    for entry in table.past:
        kind = entry >> 12
        private = kind == DREW or kind == PLAYED_DOWN or (kind == DROPPED and drops_hidden)
        hidden = private and entry >> 8 & 15 != seat and seat != EYE
        found.append(entry & ~0xFF if hidden else entry)
    return found
