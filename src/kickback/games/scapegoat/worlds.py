"""The worlds a seat of Scapegoat may imagine, drawn from its view alone.

Every draw of another seat is a *slot*. When that seat gives a card away unseen, one of the slots in its hand leaves,
all equally likely; when it gives one away openly, a slot that may hold that card does. In the end every card whose
place the seat does not know lies in one of the places nobody has shown it, all ways equally likely that the blocks of
the deck allow: a card that was seen going into a reshuffle cannot lie where only older cards came.

With one block and no start card in doubt this is uniform over pasts. Otherwise it is an approximation: what later
sightings tell of earlier hidden choices is used where it decides them, not where it only makes one likelier. It always
fits the view and never depends on the truth.
"""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.chance import Chance, Quick
from kickback.engine.game import Worlds
from kickback.engine.memory import Entry, Memory
from kickback.engine.moments import COMMIT, Moment
from kickback.engine.pile import HIDDEN, Pile
from kickback.engine.seats import PUBLIC
from kickback.games.scapegoat.actions import DROPS, REVEALS, SHOWS, Move
from kickback.games.scapegoat.bans import GAME_WON, LAST_YEAR_OVER
from kickback.games.scapegoat.components import DECK
from kickback.games.scapegoat.memory import (
    AUDITED,
    CLEARED,
    DREW,
    DROPPED,
    LAID_OUT,
    NEW_DECK,
    PLAYED_DOWN,
    PLAYED_UP,
    PUT_UNDER,
    REVEALED,
    SHOWED,
)
from kickback.games.scapegoat.moments import PLAYS, TALK, Axe, AxeDrop, Blame, Finished, Promote, Purge, Show
from kickback.games.scapegoat.table import Scapegoat
from kickback.games.scapegoat.view import ScapegoatView
from kickback.games.scapegoat.year import FACE_UP, GATHERED

NOWHERE: Final = -1


class Past:
    """One way the past may have gone, as far as the present depends on it."""

    def __init__(self, view: ScapegoatView, chance: Chance) -> None:
        self.chance: Chance = chance
        self.me: int = view.seat
        self.entries: list[Entry] = view.memory
        self.faces: list[int] = []  # of each slot; HIDDEN while it may be any card
        self.origin: list[int] = []  # the block of the deck each slot was drawn from
        self.owner: list[int] = []  # the seat that drew it
        self.hands: list[list[int]] = [[] for _ in range(view.seats)]  # slots; the looking seat has none
        self.slot_of: list[int] = [NOWHERE] * len(view.memory)
        self.table: list[int] = []  # hidden slots on the table, among the discards
        self.turned: list[int] = []  # those on the table that an audit has shown
        self.buried: list[int] = []
        self.open_table: list[int] = []  # cards the looking seat knows, on the table, among the discards
        self.open_discards: list[int] = []
        self.home: list[int] = [0] * DECK  # the block a card was last known to lie in, or NOWHERE: its place is known
        self.left: list[int] = []  # for each block: cards nobody has drawn yet
        self.newest: list[int] = [0] * view.seats  # the newest block each seat has drawn from
        self.open(view)
        for at, entry in enumerate(self.entries):
            self.step(at, entry.kind, entry.seat, entry.card)

    def open(self, view: ScapegoatView) -> None:
        hands = opening_hands(view)
        for seat, count in enumerate(hands):
            if seat != self.me:
                self.hands[seat] = [self.new_slot(seat, 0) for _ in range(count)]
        for card in opening_hand(view):
            self.home[card] = NOWHERE
        laid_out = [entry.card for entry in self.entries if entry.kind == LAID_OUT]
        for card in laid_out:
            self.home[card] = NOWHERE
        self.open_discards = laid_out
        self.left = [DECK - sum(hands) - len(laid_out)]

    def new_slot(self, seat: int, block: int) -> int:
        self.faces.append(HIDDEN)
        self.origin.append(block)
        self.owner.append(seat)
        return len(self.faces) - 1

    def step(self, at: int, kind: int, seat: int, card: int) -> None:
        if kind == PUT_UNDER or kind == NEW_DECK:
            self.shuffle(kind == NEW_DECK)
        elif kind == CLEARED:
            self.open_discards += self.open_table
            self.buried += self.table
            self.open_table = []
            self.table = []
            self.turned = []
        elif kind == AUDITED:
            if card not in self.open_table:
                self.audited(card)
        elif kind == DREW:
            self.drew(at, seat, card)
        elif kind == SHOWED:
            if seat != self.me:
                self.seen_in(self.hands[seat][0], card)
        elif kind != LAID_OUT:
            self.gives_away(at, kind, seat, card)

    def drew(self, at: int, seat: int, card: int) -> None:
        """A draw takes the top card, so one of the oldest block that is left."""
        block = 0
        while self.left[block] == 0:
            block += 1
        self.left[block] -= 1
        if seat == self.me:
            self.forget(card)
            self.home[card] = NOWHERE
            return
        self.newest[seat] = block
        self.slot_of[at] = self.new_slot(seat, block)
        self.hands[seat].append(self.slot_of[at])

    def forget(self, card: int) -> None:
        """The card is seen elsewhere: the slot it was thought to be in holds another one."""
        if self.home[card] == NOWHERE and card in self.faces:
            for slot in self.hidden_places():
                if self.faces[slot] == card:
                    self.faces[slot] = HIDDEN

    def hidden_places(self) -> list[int]:
        return [slot for hand in self.hands for slot in hand] + self.table + self.buried

    def seen_in(self, slot: int, card: int) -> None:
        if self.faces[slot] != card:
            self.forget(card)
            if self.faces[slot] != HIDDEN:
                self.home[self.faces[slot]] = self.origin[slot]
            self.faces[slot] = card
        self.home[card] = NOWHERE

    def any_of(self, slots: list[int]) -> int:
        return slots[self.chance.below(len(slots))]

    def that_may_hold(self, slots: list[int], card: int) -> int:
        """The slot known to hold the card, or one of those that may."""
        for slot in slots:
            if self.faces[slot] == card:
                return slot
        unknown = [slot for slot in slots if self.faces[slot] == HIDDEN]
        fitting = [slot for slot in unknown if self.origin[slot] >= self.home[card]]
        return self.any_of(fitting or unknown or slots)

    def gives_away(self, at: int, kind: int, seat: int, card: int) -> None:
        on_table = kind == PLAYED_UP or kind == PLAYED_DOWN
        if seat != self.me:
            hand = self.hands[seat]
            slot = self.any_of(self.hideable(at, seat)) if card == HIDDEN else self.that_may_hold(hand, card)
            hand.remove(slot)
            self.slot_of[at] = slot
            if card == HIDDEN:
                (self.table if on_table else self.buried).append(slot)
                return
            self.seen_in(slot, card)
        (self.open_table if on_table else self.open_discards).append(card)

    def hideable(self, at: int, seat: int) -> list[int]:
        """Any card of the hand but one that is next seen leaving this hand: it was still there."""
        hand = self.hands[seat]
        return [s for s in hand if self.faces[s] == HIDDEN or not self.stays(at, seat, self.faces[s])] or hand

    def stays(self, at: int, seat: int, card: int) -> bool:
        for entry in self.entries[at + 1 :]:
            if entry.kind == PUT_UNDER or entry.kind == NEW_DECK:
                return False
            if entry.card == card:
                return entry.kind != AUDITED and entry.seat == seat
        return False

    def audited(self, card: int) -> None:
        """The card was one of the hidden ones on the table; if it seemed to be in a hand, its seat had hidden it."""
        unturned = [slot for slot in self.table if slot not in self.turned]
        holder = [slot for hand in self.hands for slot in hand if self.faces[slot] == card]
        own = [slot for slot in unturned if holder and self.owner[slot] == self.owner[holder[0]]]
        slot = self.that_may_hold(own or unturned, card)
        if self.faces[slot] != HIDDEN and self.faces[slot] != card:
            slot = self.left_instead(slot)
        self.seen_in(slot, card)
        self.turned.append(slot)

    def left_instead(self, slot: int) -> int:
        """The card that seemed to be hidden here was kept; its seat had hidden another one, if it has any other."""
        hand = self.hands[self.owner[slot]]
        others = [other for other in hand if self.faces[other] == HIDDEN]
        if not others:
            return slot
        other = self.any_of(others)
        hand[hand.index(other)] = slot
        self.table[self.table.index(slot)] = other
        for at in range(len(self.slot_of) - 1, -1, -1):
            if self.slot_of[at] == slot and self.entries[at].kind == PLAYED_DOWN:
                self.slot_of[at] = other
                break
        return other

    def shuffle(self, with_deck: bool) -> None:
        """The discards, perhaps with what is left of the deck, become a new block."""
        new = len(self.left)
        size = len(self.open_discards) + len(self.buried)
        for card in self.open_discards:
            self.home[card] = new
        for slot in self.buried:
            if self.faces[slot] != HIDDEN:
                self.home[self.faces[slot]] = new
        if with_deck:
            size += sum(self.left)
            self.left = [0] * new
        self.left.append(size)
        self.open_discards = []
        self.buried = []

    def fill(self) -> list[int]:
        """Gives every hidden place a card; returns the deck, top last."""
        slots = [slot for slot in self.hidden_places() if self.faces[slot] == HIDDEN]
        self.make_room(slots)
        deck: list[list[int]] = [[] for _ in self.left]
        open_places: list[int] = []  # slots; below NOWHERE: places in a block of the deck
        for block in range(len(self.left) - 1, -1, -1):
            open_places += [slot for slot in slots if self.origin[slot] == block]
            open_places += [NOWHERE - 1 - block] * self.left[block]
            cards = [card for card in range(DECK) if self.home[card] == block]
            self.chance.shuffle(cards)
            for card in cards:
                place = open_places.pop(self.chance.below(len(open_places)))
                if place >= 0:
                    self.faces[place] = card
                else:
                    deck[NOWHERE - 1 - place].append(card)
        order: list[int] = []
        for cards in reversed(deck):
            self.chance.shuffle(cards)
            order += cards
        return order

    def make_room(self, slots: list[int]) -> None:
        """Cards known to be in a block need as many places there: a slot that may be of that block then is."""
        for block in range(len(self.left) - 1, 0, -1):
            needed = sum(1 for home in self.home if home >= block)
            places = sum(self.left[block:]) + sum(1 for slot in slots if self.origin[slot] >= block)
            while places < needed:
                older = [s for s in slots if self.origin[s] < block <= self.newest[self.owner[s]]]
                self.origin[self.any_of(older)] = block
                places += 1


def opening_hands(view: ScapegoatView) -> list[int]:
    """How many cards each seat was dealt: what it holds now, less what it drew, plus what left its hand."""
    counts = [len(hand) for hand in view.hands]
    for entry in view.memory:
        if entry.kind == DREW:
            counts[entry.seat] -= 1
        elif PLAYED_UP <= entry.kind <= DROPPED:
            counts[entry.seat] += 1
    return counts


def opening_hand(view: ScapegoatView) -> list[int]:
    """What the looking seat was dealt: what it ever held and did not draw."""
    if view.seat >= view.seats:
        return []
    held = view.hands[view.seat][:]
    drawn: list[int] = []
    for entry in view.memory:
        if entry.seat == view.seat:
            if entry.kind == DREW:
                drawn.append(entry.card)
            elif PLAYED_UP <= entry.kind <= DROPPED:
                held.append(entry.card)
    for card in drawn:
        held.remove(card)
    return held


class ScapegoatWorlds(Worlds):
    """Samples for one seat at one point of the game."""

    def __init__(self, view: ScapegoatView) -> None:
        self.view: ScapegoatView = view

    def sample(self, chance: Chance) -> Scapegoat:
        return self.as_table(Past(self.view, chance), chance)

    def as_table(self, past: Past, chance: Chance) -> Scapegoat:
        view = self.view
        deck = past.fill()
        hands: list[Pile] = []
        for seat in range(view.seats):
            cards = view.hands[seat][:] if seat == view.seat else [past.faces[s] for s in past.hands[seat]]
            hands.append(Pile(cards, [1 << seat] * len(cards)))
        played, audit = self.on_the_table(past)
        table = Scapegoat(
            view.rules,
            Quick(chance.word()),
            [],
            TALK,
            view.sizes,
            hands,
            Pile(deck, [0] * len(deck)),
            self.discards(past),
            played,
            view.ways[:],
            audit,
            view.shown,
            view.revealed,
            Memory(self.full_memory(past)),
        )
        table.winners = view.winners[:]
        table.round = view.round
        table.start = view.start
        table.spent = view.spent
        table.closed = view.closed
        table.carry = view.carry
        table.ending = view.ending
        table.scapegoat = view.scapegoat
        table.fell = view.fell
        table.climbed = view.climbed
        table.owed = view.owed
        table.last_year = view.last_year
        table.stack = [self.moment(table, chance)]
        return table

    def full_memory(self, past: Past) -> list[Entry]:
        """The memory of the whole table in this world; what was shuffled away unseen stays unknown to all."""
        full: list[Entry] = []
        for at, entry in enumerate(self.view.memory):
            slot = past.slot_of[at]
            full.append(entry if slot == NOWHERE else entry.with_card(past.faces[slot]))
        return full

    def on_the_table(self, past: Past) -> tuple[Pile, Pile]:
        view = self.view
        played = Pile([], [])
        audit = Pile([], [])
        plays = [at for at, e in enumerate(view.memory) if e.kind == PLAYED_UP or e.kind == PLAYED_DOWN]
        this_year = plays[len(plays) - len(view.ways) :]
        for place, way in enumerate(view.ways):
            entry = view.memory[this_year[place]]
            slot = past.slot_of[this_year[place]]
            card = entry.card if slot == NOWHERE else past.faces[slot]
            owner = 1 << ((view.start + place) % view.seats)
            if way == GATHERED:
                audit.put(card, PUBLIC if card in view.audited else owner)
                played.put(HIDDEN, 0)
            else:
                played.put(card, PUBLIC if way == FACE_UP else owner)
        return played, audit

    def discards(self, past: Past) -> Pile:
        """Since the last shuffle: what left a hand for the discard pile, and what was cleared from the table."""
        view = self.view
        pile = Pile([], [])
        on_table: list[Entry] = []
        audited: list[int] = []
        for at, entry in enumerate(view.memory):
            kind = entry.kind
            slot = past.slot_of[at]
            card = entry.card if slot == NOWHERE else past.faces[slot]
            if kind == PUT_UNDER or kind == NEW_DECK:
                pile = Pile([], [])
            elif kind == PLAYED_UP or kind == PLAYED_DOWN:
                on_table.append(entry.with_card(card))
            elif kind == AUDITED:
                audited.append(card)
            elif kind == CLEARED:
                for play in on_table:
                    pile.put(play.card, PUBLIC if play.card in audited else play.seen)
                on_table = []
                audited = []
            elif kind == DROPPED:
                pile.put(card, entry.seen)
            elif kind == LAID_OUT or (kind == REVEALED and card not in view.revealed):
                pile.put(card, PUBLIC)
        return pile

    def moment(self, table: Scapegoat, chance: Chance) -> Moment[Any, Any]:
        """The open question, with a card of its sampled hand for every other seat that has committed."""
        view = self.view
        if view.kind == COMMIT:
            page = SHOWS if view.moment == "show" else DROPS if view.moment == "purge" else REVEALS
            picks: list[Move | None] = [None] * view.seats
            for seat in range(view.seats):
                if view.committed[seat]:
                    hand = table.hands[seat].faces
                    card = view.picks[seat] if view.picks[seat] != HIDDEN else hand[chance.below(len(hand))]
                    picks[seat] = page[card]
            if view.moment == "show":
                return Show(view.asked, picks)
            if view.moment == "purge":
                return Purge(view.asked, picks)
            return Axe(view.asked, picks) if view.moment == "axe" else Promote(view.asked, picks)
        if view.moment == "play":
            return PLAYS[view.waiting[0]]
        if view.moment == "blame":
            return Blame(view.waiting[0])
        if view.moment == "axe-drop":
            return AxeDrop(view.waiting[0])
        won = max(view.sizes) >= view.rules.victory_hand
        return Finished(GAME_WON if won else LAST_YEAR_OVER)
