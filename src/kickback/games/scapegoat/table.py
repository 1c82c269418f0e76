"""The whole truth of a game of Scapegoat, and the small moves its rules are made of."""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.chance import Chance
from kickback.engine.memory import Entry, Memory
from kickback.engine.messages import Message
from kickback.engine.moments import Moment
from kickback.engine.outcome import Outcome
from kickback.engine.pile import HIDDEN, Pile
from kickback.engine.plain import Facts
from kickback.engine.seats import PUBLIC, letter
from kickback.engine.table import NO_SEATS, Table
from kickback.games.scapegoat.actions import BOOK, Move
from kickback.games.scapegoat.components import NAMES, SMALLEST_HAND, names
from kickback.games.scapegoat.invariants import faults
from kickback.games.scapegoat.memory import AUDITED, CLEARED, DRAWN, DROPPED, NEW_DECK, PUT_UNDER
from kickback.games.scapegoat.options import Rules
from kickback.games.scapegoat.view import ScapegoatView
from kickback.games.scapegoat.year import FILED, GATHERED, RUNNING


class LastYear:
    """How the year before this one ended, for the slip that stays on the table. Never changed."""

    def __init__(self, ending: str, fell: list[int], climbed: int) -> None:
        self.ending: str = ending
        self.fell: list[int] = fell
        self.climbed: int = climbed


NO_YEAR: Final = LastYear(RUNNING, NO_SEATS, HIDDEN)
NO_CARDS: Final[list[int]] = []


class Scapegoat(Table):
    """Seats play into Quarters; the year ends, somebody pays, somebody climbs."""

    def __init__(
        self,
        rules: Rules,
        chance: Chance,
        stack: list[Moment[Any, Any]],
        aside: Moment[Any, Any],
        sizes: list[int],
        hands: list[Pile],
        deck: Pile,
        discard: Pile,
        played: Pile,
        ways: list[int],
        audit: Pile,
        shown: list[int],
        revealed: list[int],
        memory: Memory,
    ) -> None:
        super().__init__(rules.seats, chance, stack, aside)
        self.rules: Rules = rules
        self.sizes: list[int] = sizes  # Hand Sizes (shared by clones: replaced, never changed)
        self.hands: list[Pile] = hands
        self.deck: Pile = deck
        self.discard: Pile = discard
        self.played: Pile = played  # this year's cards in the order played
        self.ways: list[int] = ways  # how each of them lies
        self.audit: Pile = audit
        self.shown: list[int] = shown  # each seat's start card, or HIDDEN (shared)
        self.revealed: list[int] = revealed  # the revealed row: each seat's card, or HIDDEN (shared)
        self.memory: Memory = memory
        self.fixed_audits: list[int] = NO_CARDS  # what a scenario wants the coming audits to turn over
        self.round: int = 1
        self.start: int = 0
        self.spent: int = 0
        self.closed: int = 0  # Quarters closed this year
        self.carry: int = 0  # what the current Quarter began with
        self.ending: str = RUNNING
        self.scapegoat: int = HIDDEN  # played the last card of this year's Overspend, cleared or not
        self.fell: list[int] = NO_SEATS  # seats demoted this year (shared)
        self.climbed: int = HIDDEN  # the seat promoted this year
        self.owed: int = HIDDEN  # the seat that filled the Final Quarter and owes itself a draw (closer-draws off)
        self.last_year: LastYear = NO_YEAR

    @property
    def turn(self) -> int:
        """Turns completed this year."""
        return len(self.ways)

    @property
    def total(self) -> int:
        """SCG-QTR-3: the current Quarter's total, its carry included. The Final Quarter keeps what it ended with."""
        done = min(self.closed, self.rules.quarters - 1)
        return self.spent - self.rules.target * done

    def player_of(self, place: int) -> int:
        """SCG-TURN-1: who played the card at that place on the table."""
        return (self.start + place) % self.seats

    def remember(self, kind: int, seat: int, card: int, seen: int = PUBLIC) -> None:
        self.memory.add(Entry(kind, seat, card, seen))

    def draw(self, seat: int, count: int, clause: str) -> None:
        """SCG-DECK-1: the top cards of the deck go to the seat, who alone sees them."""
        hand = self.hands[seat]
        drawn = DRAWN[seat]
        for _ in range(count):
            if not self.deck.faces:
                self.new_deck()
            self.deck.known.pop()
            card = self.deck.faces.pop()
            hand.faces.append(card)
            hand.known.append(1 << seat)
            self.memory.add(drawn[card])
        if self.log is not None and count > 0:
            facts: Facts = {"seat": letter(seat), "count": count, "size": len(hand.faces)}
            self.tell("drew", clause, facts, {seat: {"cards": names(sorted(hand.faces[-count:]))}})

    def new_deck(self) -> None:
        """SCG-DECK-4: an empty deck is made anew from the discards the moment a card is needed."""
        self.shuffle_discards()
        self.tell("reshuffled", "SCG-DECK-4", {"count": len(self.deck.faces), "deck": 0, "how": "empty"})

    def reshuffle(self) -> None:
        """SCG-NEXT-2, SCG-DECK-2, -3: between years a low deck gets the shuffled discards put beneath it."""
        rules = self.rules
        left = len(self.deck.faces)
        count = len(self.discard.faces)
        how = "under"
        if rules.reshuffle == "every-round":
            how = "mixed"
            self.discard.put_under(self.deck)
            self.shuffle_discards()
        elif rules.reshuffle == "low" and left < rules.low_deck:
            self.discard.shuffle(self.chance)
            self.deck.put_under(self.discard)
            self.remember(PUT_UNDER, 0, HIDDEN)
        else:
            return
        self.tell("reshuffled", "SCG-DECK-3", {"count": count, "deck": left, "how": how})

    def shuffle_discards(self) -> None:
        """The discards become the deck; the deck is empty by then."""
        self.deck, self.discard = self.discard, self.deck
        self.deck.shuffle(self.chance)
        self.remember(NEW_DECK, 0, HIDDEN)

    def resize(self, seat: int, size: int) -> None:
        self.sizes = self.sizes[:]  # clones share the old one
        self.sizes[seat] = size

    def demote(self, seat: int, clause: str) -> None:
        """SCG-DEMO-2, -3: Hand Size drops by one, never below one."""
        before = self.sizes[seat]
        after = max(SMALLEST_HAND, before - 1)
        self.resize(seat, after)
        self.fell = self.fell + [seat]
        if self.log is not None:
            facts: Facts = {"seat": letter(seat), "before": before, "after": after, "title": self.rules.title(after)}
            self.tell("demoted", clause, facts)

    def drop(self, seat: int, card: int) -> None:
        """SCG-DEMO-1, SCG-HIDE-7: the demoted seat discards a card of its choice, shown unless the table hides it."""
        self.hands[seat].take(card)
        hidden = self.rules.drops_hidden
        seen = 1 << seat if hidden else PUBLIC
        self.remember(DROPPED, seat, card, seen)
        self.discard.put(card, seen)
        if self.log is not None:
            name: Facts = {"card": NAMES[card]}
            who: Facts = {"seat": letter(seat), "unseen": hidden}
            if hidden:
                self.tell("dropped", "SCG-DEMO-1", who, {seat: name})
            else:
                self.tell("dropped", "SCG-DEMO-1", who | name)

    def gather(self) -> None:
        """SCG-OVER-2, SCG-ZERO-2, SCG-HIDE-8: every face-down card leaves the table; the emptied places look alike."""
        if not self.audit.faces:
            self.audit = Pile([], [])  # clones share an empty one
        for place, way in enumerate(self.ways):
            if way == FILED:
                self.audit.put(self.played.faces[place], self.played.known[place])
                self.played.faces[place] = HIDDEN
                self.played.known[place] = 0
                self.ways[place] = GATHERED

    def turn_over(self) -> list[int]:
        """SCG-OVER-4, SCG-ZERO-4, SCG-RULING-25: so many of the gathered cards, picked at random, are shown to all."""
        pool = self.audit.faces
        picked: list[int] = []
        places = list(range(len(pool)))
        while places and len(picked) < self.rules.audit_size:
            place = places.pop(self.chance.below(len(places)))
            if self.fixed_audits and self.fixed_audits[0] in pool:
                places.append(place)
                place = pool.index(self.fixed_audits.pop(0))
                places.remove(place)
            self.audit.known[place] = PUBLIC
            picked.append(pool[place])
        picked.sort()
        for card in picked:
            self.remember(AUDITED, 0, card)
        return picked

    def clear(self) -> int:
        """SCG-NEXT-1, SCG-HIDE-6: the table goes to the discard pile, hidden cards unseen. Returns how many cards."""
        count = 0
        for place, way in enumerate(self.ways):
            if way != GATHERED:
                self.discard.put(self.played.faces[place], self.played.known[place])
                count += 1
        for place, card in enumerate(self.audit.faces):
            self.discard.put(card, self.audit.known[place])
            count += 1
        self.played.clear()
        self.audit.clear()
        self.ways = []
        self.remember(CLEARED, 0, HIDDEN)
        return count

    def read(self, seat: int, text: str) -> Move:
        return BOOK.read(text)

    def outcome(self) -> Outcome:
        """SCG-WIN-1, -4: the top is reached, or the last year is over."""
        reached = max(self.sizes) >= self.rules.victory_hand
        facts: Facts = {"size": max(self.sizes), "round": self.round}
        why = (
            Message("outcome-won", facts, ("SCG-WIN-1",)) if reached else Message("outcome-time", facts, ("SCG-WIN-4",))
        )
        return self.ended(why, self.sizes)

    def view(self, seat: int) -> ScapegoatView:
        return ScapegoatView(seat, self)

    def faults(self) -> list[str]:
        return faults(self)

    def clone(self) -> Scapegoat:
        twin = Scapegoat(
            self.rules,
            self.chance.clone(),
            [moment.clone() for moment in self.stack],
            self.aside,
            self.sizes,
            [hand.clone() for hand in self.hands],
            self.deck.clone(),
            self.discard.clone(),
            self.played.clone(),
            self.ways[:],
            self.audit.clone() if self.audit.faces else self.audit,
            self.shown,
            self.revealed,
            self.memory.clone(),
        )
        if self.winners:
            twin.winners = self.winners[:]
        if self.fixed_audits:
            twin.fixed_audits = self.fixed_audits[:]
        twin.round = self.round
        twin.start = self.start
        twin.spent = self.spent
        twin.closed = self.closed
        twin.carry = self.carry
        twin.ending = self.ending
        twin.scapegoat = self.scapegoat
        twin.fell = self.fell
        twin.climbed = self.climbed
        twin.owed = self.owed
        twin.last_year = self.last_year
        return twin
