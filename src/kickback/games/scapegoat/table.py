"""The whole truth of a game of Scapegoat, and the small moves its rules are made of."""

from __future__ import annotations

from typing import Any

from kickback.engine.actions import Action
from kickback.engine.chance import Chance
from kickback.engine.events import Facts, Plain
from kickback.engine.pile import HIDDEN, Pile
from kickback.engine.seats import PUBLIC, letter
from kickback.engine.table import Moment, Table
from kickback.games.scapegoat.actions import read
from kickback.games.scapegoat.cards import NAMES
from kickback.games.scapegoat.facts import (
    AUDITED,
    CLEARED,
    DREW,
    DROPPED,
    GATHERED,
    HIDDEN_FACE,
    NEW_DECK,
    PUT_UNDER,
    RUNNING,
)
from kickback.games.scapegoat.invariants import faults
from kickback.games.scapegoat.options import SMALLEST_HAND, Rules
from kickback.games.scapegoat.view import ScapegoatView


class Scapegoat(Table):
    """Seats play into Quarters; the year ends, somebody pays, somebody climbs."""

    def __init__(
        self,
        rules: Rules,
        chance: Chance,
        stack: list[Moment[Any]],
        aside: Moment[Any],
        sizes: list[int],
        hands: list[Pile],
        deck: Pile,
        discard: Pile,
        played: Pile,
        ways: list[int],
        audit: Pile,
        shown: list[int],
        revealed: list[int],
        past: list[int],
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
        self.past: list[int] = past  # every `fact` so far
        self.lent: bool = False  # a clone reads the same past: copy it before it grows
        self.fixed_audits: list[int] = []  # what a scenario wants the coming audits to turn over
        self.round: int = 1
        self.start: int = 0
        self.spent: int = 0
        self.closed: int = 0  # Quarters closed this year
        self.carry: int = 0  # what the current Quarter began with
        self.ending: str = RUNNING
        self.scapegoat: int = HIDDEN  # the seat a red Overspend has demoted this year
        self.closer: int = HIDDEN  # the seat that filled the Final Quarter and owes itself a draw (closer-draws off)

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

    def remember(self, kind: int, seat: int, card: int) -> None:
        if self.lent:
            self.own_past()
        self.past.append(kind << 12 | seat << 8 | (card + 1))  # a `fact`

    def own_past(self) -> None:
        self.past = self.past[:]
        self.lent = False

    def draw(self, seat: int, count: int, clause: str) -> None:
        """SCG-DECK-1: the top cards of the deck go to the seat, who alone sees them."""
        hand = self.hands[seat]
        if self.lent:
            self.own_past()
        for _ in range(count):
            if not self.deck.faces:
                self.new_deck()
            self.deck.known.pop()
            card = self.deck.faces.pop()
            hand.faces.append(card)
            hand.known.append(1 << seat)
            self.past.append(DREW << 12 | seat << 8 | (card + 1))
        if self.log is not None and count > 0:
            drawn: list[Plain] = [NAMES[card] for card in sorted(hand.faces[-count:])]
            self.tell("drew", clause, {"seat": letter(seat), "count": count}, {seat: {"cards": drawn}})

    def new_deck(self) -> None:
        """SCG-DECK-4: an empty deck is made anew from the discards the moment a card is needed."""
        self.shuffle_discards()
        self.tell("reshuffled", "SCG-DECK-4", {"count": len(self.deck.faces), "deck": 0})

    def reshuffle(self) -> None:
        """SCG-NEXT-2, SCG-DECK-2, -3: between years a low deck gets the shuffled discards put beneath it."""
        rules = self.rules
        left = len(self.deck.faces)
        count = len(self.discard.faces)
        if rules.reshuffle == "every-round":
            self.discard.put_under(self.deck)
            self.shuffle_discards()
        elif rules.reshuffle == "low" and left < rules.low_deck:
            self.discard.shuffle(self.chance)
            self.deck.put_under(self.discard)
            self.remember(PUT_UNDER, 0, HIDDEN)
        else:
            return
        self.tell("reshuffled", "SCG-DECK-3", {"count": count, "deck": left})

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
        if self.log is not None:
            self.tell("demoted", clause, {"seat": letter(seat), "before": before, "after": after})

    def drop(self, seat: int, card: int) -> None:
        """SCG-DEMO-1, SCG-HIDE-7: the demoted seat discards a card of its choice, shown unless the table hides it."""
        self.hands[seat].take(card)
        self.remember(DROPPED, seat, card)
        hidden = self.rules.drops_hidden
        self.discard.put(card, 1 << seat if hidden else PUBLIC)
        if self.log is not None:
            name: Facts = {"card": NAMES[card]}
            who: Facts = {"seat": letter(seat)}
            if hidden:
                self.tell("dropped", "SCG-DEMO-1", who, {seat: name})
            else:
                self.tell("dropped", "SCG-DEMO-1", who | name)

    def gather(self) -> None:
        """SCG-OVER-2, SCG-ZERO-2, SCG-HIDE-8: every face-down card leaves the table; the emptied places look alike."""
        for place, way in enumerate(self.ways):
            if way == HIDDEN_FACE:
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

    def read(self, seat: int, text: str) -> Action:
        return read(text)

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
            self.audit.clone(),
            self.shown,
            self.revealed,
            self.past,
        )
        self.lent = twin.lent = True
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
        twin.closer = self.closer
        return twin
