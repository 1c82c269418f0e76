"""What one seat of a Scapegoat table may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickback.engine.messages import plain_messages
from kickback.engine.moments import Commit
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import EYE, LETTERS, ONLOOKER, letter, letters
from kickback.engine.shapes import CARD, CARDS, MESSAGE, SEAT, SEATS, SWITCH, WHOLE, Fields, Many, Maybe, OneOf, Shape
from kickback.engine.view import COMMON, View
from kickback.games.scapegoat.actions import Move
from kickback.games.scapegoat.board import BOARD, board, plate
from kickback.games.scapegoat.budget import Budget
from kickback.games.scapegoat.components import FACE_DOWN, VALUES, name_of, names
from kickback.games.scapegoat.memory import PLAYED_DOWN
from kickback.games.scapegoat.options import Rules
from kickback.games.scapegoat.year import FACE_UP, OVERSPEND, PERFECT_ZERO, UNDERSPEND

if TYPE_CHECKING:  # the table makes its views, so the import goes one way only
    from kickback.games.scapegoat.table import LastYear, Scapegoat

WAYS: Final = ("up", "down", "gathered")
ENDING: Final = Maybe(OneOf(OVERSPEND, PERFECT_ZERO, UNDERSPEND))


class ScapegoatView(View):
    """Cards are numbers, HIDDEN where the seat does not know the face."""

    def __init__(self, seat: int, table: Scapegoat) -> None:
        super().__init__(seat, table)
        moment = table.stack[-1]
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
        self.fell: list[int] = table.fell[:]
        self.climbed: int = table.climbed
        self.owed: int = table.owed
        self.last_year: LastYear = table.last_year
        self.sizes: list[int] = table.sizes[:]
        self.hands: list[list[int]] = [hand.seen_by(seat) for hand in table.hands]  # the own one as it was drawn
        self.played: list[int] = table.played.seen_by(seat)
        self.ways: list[int] = table.ways[:]
        self.audit: list[int] = table.audit.unordered_for(seat)
        self.audited: list[int] = sorted(table.audit.open_faces())
        self.deck: list[int] = table.deck.seen_by(seat)
        self.discard: list[int] = table.discard.unordered_for(seat)
        self.open_discard: list[int] = table.discard.unordered_for(ONLOOKER)
        self.shown: list[int] = table.shown[:]
        self.revealed: list[int] = table.revealed[:]
        self.asked: int = moment.asked if isinstance(moment, Commit) else 0
        self.committed: list[bool] = [False] * table.seats
        self.picks: list[int] = [HIDDEN] * table.seats
        if isinstance(moment, Commit):
            for other, pick in enumerate(moment.picks):
                if pick is not None:
                    assert isinstance(pick, Move)
                    self.committed[other] = True
                    if other == seat or seat == EYE:
                        self.picks[other] = pick.card
        self.seen: list[int] = seen_since_shuffle(table)
        self.memory = table.memory.seen_by(seat)
        # what the choices of one prompt ask again and again, made when first needed:
        self.unseen: list[int] | None = None  # by `unseen`
        self.unseen_red: int = 0  # how many of those are red

    @property
    def hand(self) -> list[int]:
        """The looking seat's own cards."""
        return self.hands[self.seat]

    def own_facts(self) -> Facts:
        public = self.public()
        own = self.common_own()
        table = self.table(public["table"])
        if table is not None:
            own["table"] = table
        if len(self.audit) - self.audit.count(HIDDEN) > len(self.audited):
            own["audit"] = self.audit_facts(self.audit)
        if self.deck.count(HIDDEN) < len(self.deck):
            own["deck"] = self.deck_facts(self.deck)
        if self.discard != self.open_discard:
            own["discard"] = self.discard_facts(self.discard)
        for seat in range(self.seats):
            if self.knows(seat):
                own[LETTERS[seat]] = self.seat_facts(seat, public[LETTERS[seat]])
        return own

    def audit_facts(self, cards: list[int]) -> Facts:
        return {"cards": names(cards), "turned": names(self.audited)}

    def deck_facts(self, cards: list[int]) -> Facts:
        return {"count": len(cards), "cards": names(cards[::-1])}

    def discard_facts(self, cards: list[int]) -> Facts:
        return {"count": len(cards), "cards": names(cards)}

    def knows(self, seat: int) -> bool:
        """Does the looking seat know this hand, or this pick?"""
        hand = self.hands[seat]
        return hand.count(HIDDEN) < len(hand) or self.picks[seat] != HIDDEN

    def seat_facts(self, seat: int, outside: Plain) -> Plain:
        """A seat as everybody sees it, with its hand and its pick."""
        assert isinstance(outside, dict)
        own: Facts = {"hand": names(sorted(self.hands[seat]))}
        if self.committed[seat]:
            own["pick"] = name_of(self.picks[seat])
        return outside | own

    def public_facts(self) -> Facts:
        rules = self.rules
        now = Budget(self)
        facts = self.common_to_all("scapegoat")
        facts |= {
            "round": self.round,
            "turn": self.turn,
            "turns-left": rules.deadline - self.turn,
            "start": letter(self.start) if self.moment != "show" else None,
            "spent": self.spent,
            "budget": rules.budget,
            "left": now.left,
            "waste": now.waste,
            "whole-waste": rules.whole_waste,
            "quarters": rules.quarters,
            "quarter": self.quarter,
            "total": self.total,
            "carry": self.carry,
            "ending": self.ending or None,
            "scapegoat": self.seat_or_none(self.scapegoat),
            "closer": self.seat_or_none(self.last_player if self.ending == PERFECT_ZERO else HIDDEN),
            "fell": list[Plain](letters(self.fell)),
            "climbed": self.seat_or_none(self.climbed),
            "last-year": {
                "ending": self.last_year.ending or None,
                "fell": list[Plain](letters(self.last_year.fell)),
                "climbed": self.seat_or_none(self.last_year.climbed),
            },
            "target": rules.target,
            "victory-hand": rules.victory_hand,
            "audit-size": rules.audit_size,
            "laps": rules.orbits,
            "low-deck": rules.low_deck if rules.reshuffle == "low" else None,
            "seen": names(self.seen),
            "board": board(self),
            "table": self.places(),
            "audit": self.audit_facts(self.audited + [HIDDEN] * (len(self.audit) - len(self.audited))),
            "deck": self.deck_facts([HIDDEN] * len(self.deck)),
            "discard": self.discard_facts(self.open_discard),
        }
        for seat in range(self.seats):
            facts[LETTERS[seat]] = {
                "hand": names([HIDDEN] * len(self.hands[seat])),
                "cards": len(self.hands[seat]),
                "size": self.sizes[seat],
                "asked": bool(self.asked >> seat & 1),
                "committed": self.committed[seat],
                "pick": name_of(HIDDEN) if self.committed[seat] else None,
                "shown": name_of(self.shown[seat]) if self.shown[seat] != HIDDEN else None,
                "revealed": name_of(self.revealed[seat]) if self.revealed[seat] != HIDDEN else None,
                "down": self.downs(seat),
                "plate": plain_messages(plate(self, seat)),
            }
        return facts

    @property
    def quarter(self) -> int:
        """The open one, or the last."""
        return min(self.closed + 1, self.rules.quarters)

    @property
    def last_player(self) -> int:
        """Who played the newest card of this year."""
        return (self.start + self.turn - 1) % self.seats

    @property
    def next_player(self) -> int:
        """Whose turn it is after the one that is being played."""
        return (self.start + self.turn + 1) % self.seats

    @property
    def final_player(self) -> int:
        """Who has the last turn of a year that lasts."""
        return (self.start + self.rules.deadline - 1) % self.seats

    def filed_by_me(self, card: int) -> bool:
        """Did the looking seat file this card this year?"""
        this_year = [entry for entry in self.memory if entry.kind == PLAYED_DOWN][
            -sum(w != FACE_UP for w in self.ways) :
        ]
        return any(entry.card == card and entry.seat == self.seat for entry in this_year)

    def seat_or_none(self, seat: int) -> str | None:
        return letter(seat) if seat != HIDDEN else None

    def downs(self, seat: int) -> int:
        """How many cards the seat has played face down this year."""
        first = (seat - self.start) % self.seats
        own = self.ways[first :: self.seats]
        return len(own) - own.count(FACE_UP)

    def places(self) -> list[Plain]:
        """This year's cards in the order played as everybody sees them, each with its player, Quarter and value."""
        places: list[Plain] = []
        target = self.rules.target
        spent = 0
        for place, way in enumerate(self.ways):
            value = VALUES[self.played[place]] if way == FACE_UP else FACE_DOWN
            places.append(
                {
                    "seat": letter((self.start + place) % self.seats),
                    "card": name_of(self.played[place] if way == FACE_UP else HIDDEN),
                    "face": WAYS[way],
                    "quarter": min(spent // target, self.rules.quarters - 1) + 1,
                    "value": value,
                }
            )
            spent += value
        return places

    def table(self, public: Plain) -> list[Plain] | None:
        """The same with the faces that the looking seat alone knows; None if there are none."""
        assert isinstance(public, list)
        places: list[Plain] | None = None
        for place, way in enumerate(self.ways):
            if way != FACE_UP and self.played[place] != HIDDEN:
                if places is None:
                    places = public[:]
                lies = places[place]
                assert isinstance(lies, dict)
                places[place] = lies | {"card": name_of(self.played[place])}
        return places


def seen_since_shuffle(table: Scapegoat) -> list[int]:
    """SCG-HIDE-7: what has been seen face up since the last shuffle, if the table keeps that list."""
    if not table.rules.card_memory:
        return []
    seen = table.discard.open_faces() + table.played.open_faces() + table.audit.open_faces()
    return sorted(seen + [card for card in table.revealed if card != HIDDEN])


SEAT_SHAPE: Final = Fields(
    {
        "hand": CARDS,
        "cards": WHOLE,
        "size": WHOLE,
        "asked": SWITCH,
        "committed": SWITCH,
        "pick": Maybe(CARD),
        "shown": Maybe(CARD),
        "revealed": Maybe(CARD),
        "down": WHOLE,
        "plate": Many(MESSAGE),
    },
    "Seat",
)
LAID: Final = Fields({"seat": SEAT, "card": CARD, "face": OneOf(*WAYS), "quarter": WHOLE, "value": WHOLE}, "Laid")
SHAPE: Final[dict[str, Shape]] = COMMON | {
    "round": WHOLE,
    "turn": WHOLE,
    "turns-left": WHOLE,
    "start": Maybe(SEAT),
    "spent": WHOLE,
    "budget": WHOLE,
    "left": WHOLE,
    "waste": WHOLE,
    "whole-waste": WHOLE,
    "quarters": WHOLE,
    "quarter": WHOLE,
    "total": WHOLE,
    "carry": WHOLE,
    "ending": ENDING,
    "scapegoat": Maybe(SEAT),
    "closer": Maybe(SEAT),
    "fell": SEATS,
    "climbed": Maybe(SEAT),
    "last-year": Fields({"ending": ENDING, "fell": SEATS, "climbed": Maybe(SEAT)}),
    "target": WHOLE,
    "victory-hand": WHOLE,
    "audit-size": WHOLE,
    "laps": WHOLE,
    "low-deck": Maybe(WHOLE),
    "table": Many(LAID),
    "audit": Fields({"cards": CARDS, "turned": CARDS}),
    "deck": Fields({"count": WHOLE, "cards": CARDS}),
    "discard": Fields({"count": WHOLE, "cards": CARDS}),
    "seen": CARDS,
    "board": BOARD,
    **{f"{seat}?": SEAT_SHAPE for seat in "ABCDEF"},
}
