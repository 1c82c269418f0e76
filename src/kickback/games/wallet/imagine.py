"""Possible pasts: where each card may have gone, by a trail of which one seat saw only some faces.

All places worth the same number of slots are alike, so the law is: every arrangement of the unseen cards that some past
explains is equally likely. Cards nobody has seen are shared out uniformly. A card that was once seen and may have moved
since (a *tracked* card) gets a place to end up in, drawn by the number of slots of the places it can have reached; then
a past is played forward that brings it there: every unseen move carries one card, chosen at random among those whose
way leaves possible what is seen later. A past that fails is given up and begun anew with other places. Where several
tracked cards compete for the same few moves, this is an approximation of the law; it is always consistent with what was
seen, and it never depends on the truth.
"""

from __future__ import annotations

from typing import Final

from kickback.engine.chance import Chance
from kickback.engine.pile import HIDDEN
from kickback.games.wallet.cards import MATCHING
from kickback.games.wallet.trail import (
    COMPARTMENT,
    MOVE,
    NO_WORD,
    PLACES,
    SIGHT,
    WALLET,
    card_of,
    kind_of,
    position_of,
    source_of,
    target_of,
    with_card,
    word_of,
)

TRIES: Final = 400  # pasts with drawn places for tracked cards before any explanation will do
MOST: Final = 4000
SOON: Final = 64  # how much likelier a card moves that must
LATE: Final = 1  # and one that should not; the others have
EVEN: Final = 16


class Memory:
    """What one seat remembers, laid out once for many pasts. `kinds` is the number of different faces."""

    def __init__(self, trail: list[int], sizes: list[int], kinds: int, ordered: bool) -> None:
        self.trail: list[int] = trail
        self.kinds: int = kinds
        self.ordered: bool = ordered
        self.everything: int = (1 << kinds) - 1
        self.kind: list[int] = [kind_of(entry) for entry in trail]
        self.source: list[int] = [source_of(entry) for entry in trail]
        self.target: list[int] = [target_of(entry) for entry in trail]
        self.card: list[int] = [card_of(entry) for entry in trail]
        self.position: list[int] = [position_of(entry) for entry in trail]
        self.possible: list[int] = [
            MATCHING[word_of(entry)] if word_of(entry) != NO_WORD else self.everything for entry in trail
        ]
        self.sizes: list[int] = sizes  # now
        self.before: list[int] = sizes[:]  # when the trail began
        self.given: list[list[int]] = [[] for _ in range(PLACES)]  # faces known when the trail began
        self.stock: list[int] = [0] * kinds  # of each face, how many were out of sight then
        self.tracked: list[Tracked] = []
        for at, entry in enumerate(trail):
            if self.kind[at] == MOVE:
                self.before[source_of(entry)] += 1
                self.before[target_of(entry)] -= 1

    def begin(self, stock: list[int], open_places: list[int], faces: list[list[int]], compartment: list[int]) -> None:
        """`faces` lie in `open_places` now; all that moved there and from there was seen, so the start is known too."""
        for card in stock:
            self.stock[card] += 1
        for place, cards in zip(open_places, faces, strict=True):
            start = cards[:]
            for at in range(len(self.trail) - 1, -1, -1):
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
        self.tracked = self.track()

    def track(self) -> list[Tracked]:
        """Cards whose last sighting was in a place they may have left since."""
        found: list[Tracked] = [Tracked(card, COMPARTMENT, -1) for card in self.given[COMPARTMENT]]
        for at, card in enumerate(self.card):
            if card == HIDDEN:
                continue
            place = self.source[at]
            copy = self.copy_at(found, card, place, at)
            if copy is None:
                copy = Tracked(card, place, at)
                found.append(copy)
            copy.place = self.target[at] if self.kind[at] == MOVE else place
            copy.at = at
        loose: list[Tracked] = []
        for copy in found:
            copy.reach = self.reach(copy.place, copy.at + 1, len(self.trail), copy.card)
            copy.ends = [place for place in copy.reach if self.sizes[place] > 0]
            if len(copy.ends) > 1:
                loose.append(copy)
        return loose

    def copy_at(self, found: list[Tracked], card: int, place: int, at: int) -> Tracked | None:
        """Which of the tracked copies is seen here: one known to be here, or one that may have come."""
        maybe: Tracked | None = None
        for copy in found:
            if copy.card == card:
                if copy.place == place:
                    return copy
                if maybe is None and place in self.reach(copy.place, copy.at + 1, at, card):
                    maybe = copy
        return maybe

    def reach(self, place: int, begin: int, end: int, card: int) -> list[int]:
        """Where a card in that place may be by unseen moves from `begin` up to `end`."""
        places = [place]
        for at in range(begin, end):
            if self.kind[at] == MOVE and self.card[at] == HIDDEN and self.possible[at] >> card & 1:
                if self.source[at] in places and self.target[at] not in places:
                    places.append(self.target[at])
        return places

    def next_sighting(self, card: int, after: int) -> int:
        """When that face is seen next, or the end of the trail."""
        for at in range(after + 1, len(self.trail)):
            if self.card[at] == card:
                return at
        return len(self.trail)

    def banned_at(self, card: int, place: int, begin: int, end: int) -> bool:
        """Is it known that no such card was in that place at some time before `end`?"""
        for at in range(begin, end):
            if self.kind[at] > SIGHT and self.source[at] == place and self.possible[at] >> card & 1:
                return True
        return False

    def slides_out(self, at: int) -> int:
        """In an ordered wallet: the move by which the card slid in at `at` comes out again, or the end of the trail."""
        position = self.position[at]
        for then in range(at + 1, len(self.trail)):
            if self.kind[then] != MOVE:
                continue
            if self.source[then] == WALLET:
                if self.position[then] == position:
                    return then
                if self.position[then] < position:
                    position -= 1
            if self.target[then] == WALLET and self.position[then] <= position:
                position += 1
        return len(self.trail)


class Tracked:
    """A card that was seen in a place at some time, and may have left it since."""

    def __init__(self, card: int, place: int, at: int) -> None:
        self.card: int = card
        self.place: int = place
        self.at: int = at
        self.reach: list[int] = []
        self.ends: list[int] = []  # of those places, the ones that hold cards now


class Past:
    """One attempt at a past. Items are cards of which the face may still be open; `failed` if it cannot be."""

    def __init__(self, memory: Memory, chance: Chance, goals: list[list[int]]) -> None:
        self.memory: Memory = memory
        self.chance: Chance = chance
        self.goals: list[list[int]] = goals  # for each face, where tracked copies shall end
        self.faces: list[int] = []
        self.allowed: list[int] = []
        self.places: list[list[int]] = [[] for _ in range(PLACES)]
        self.left: list[int] = memory.stock[:]
        self.carried: list[int] = [HIDDEN] * len(memory.trail)
        self.failed: bool = False
        for place in range(PLACES):
            for card in memory.given[place]:
                self.new_item(place, card)
            for _ in range(memory.before[place] - len(memory.given[place])):
                self.new_item(place, HIDDEN)

    def new_item(self, place: int, card: int) -> None:
        self.places[place].append(len(self.faces))
        self.faces.append(card)
        self.allowed.append(self.memory.everything)

    def live(self) -> None:
        """Plays the trail forward."""
        memory = self.memory
        for at in range(len(memory.trail)):
            kind = memory.kind[at]
            if kind == MOVE:
                self.move(at)
            elif kind == SIGHT:
                self.sight(at)
            else:
                self.none(at)
            if self.failed:
                return
        self.share_out()

    def move(self, at: int) -> None:
        memory = self.memory
        source = self.places[memory.source[at]]
        card = memory.card[at]
        if memory.ordered and memory.source[at] == WALLET:
            item = source[memory.position[at] - 1]
            if card != HIDDEN:
                self.recognise(item, card)
            elif not self.fits(item, memory.possible[at]):
                self.failed = True
            else:
                self.narrow(item, memory.possible[at])
        elif card != HIDDEN:
            item = self.find(source, card)
        elif at > 0 and memory.position[at] and memory.source[at] < WALLET and memory.target[at] < WALLET:
            item = self.carried[at - 1]  # the card that was just looked at is kept
            if item not in source:
                self.failed = True
        else:
            item = self.choose(at, source)
            if item != HIDDEN:
                self.narrow(item, memory.possible[at])
        if item == HIDDEN:
            self.failed = True
        if self.failed:
            return
        self.carried[at] = item
        source.remove(item)
        target = self.places[memory.target[at]]
        if memory.ordered and memory.target[at] == WALLET:
            target.insert(memory.position[at] - 1, item)
        else:
            target.append(item)

    def sight(self, at: int) -> None:
        memory = self.memory
        source = self.places[memory.source[at]]
        if memory.card[at] != HIDDEN:
            self.carried[at] = self.find(source, memory.card[at])
            self.failed = self.carried[at] == HIDDEN
            return
        # Somebody else looks: at one card of a hand, or at all of the compartment, one after another.
        before = at
        seen: list[int] = []
        while before > 0 and memory.trail[before - 1] == memory.trail[at]:
            before -= 1
            seen.append(self.carried[before])
        rest = [item for item in source if item not in seen]
        self.carried[at] = rest[self.chance.below(len(rest))]

    def none(self, at: int) -> None:
        possible = self.memory.possible[at]
        for item in self.places[self.memory.source[at]]:
            face = self.faces[item]
            if face == HIDDEN:
                self.allowed[item] &= ~possible
            elif possible >> face & 1:
                self.failed = True

    def fits(self, item: int, possible: int) -> bool:
        face = self.faces[item]
        return self.allowed[item] & possible != 0 if face == HIDDEN else possible >> face & 1 == 1

    def narrow(self, item: int, possible: int) -> None:
        if self.faces[item] == HIDDEN:
            self.allowed[item] &= possible

    def recognise(self, item: int, card: int) -> None:
        """That item turns out to be this card."""
        if self.faces[item] == card:
            return
        if self.faces[item] != HIDDEN or not self.allowed[item] >> card & 1 or self.left[card] == 0:
            self.failed = True
            return
        self.faces[item] = card
        self.left[card] -= 1

    def find(self, source: list[int], card: int) -> int:
        """The item in which this card is seen now, or HIDDEN if it cannot be here."""
        for item in source:
            if self.faces[item] == card:
                return item
        if self.left[card] == 0:
            return HIDDEN
        open_items = [i for i in source if self.faces[i] == HIDDEN and self.allowed[i] >> card & 1]
        if not open_items:
            return HIDDEN
        item = open_items[self.chance.below(len(open_items))]
        self.faces[item] = card
        self.left[card] -= 1
        return item

    def choose(self, at: int, source: list[int]) -> int:
        """An unseen card leaves: any that fits, likelier if it has to be elsewhere later, less so if it has to be here."""
        possible = self.memory.possible[at]
        items: list[int] = []
        weights: list[int] = []
        total = 0
        for item in source:
            if self.fits(item, possible):
                weight = self.weigh(at, item)
                items.append(item)
                weights.append(weight)
                total += weight
        if not items:
            return HIDDEN
        pick = self.chance.below(total)
        for place, weight in enumerate(weights):
            pick -= weight
            if pick < 0:
                return items[place]
        return items[-1]

    def weigh(self, at: int, item: int) -> int:
        memory = self.memory
        face = self.faces[item]
        source = memory.source[at]
        target = memory.target[at]
        if memory.ordered and target == WALLET:
            return self.weigh_place(at, item)
        if face == HIDDEN:
            return EVEN
        then = memory.next_sighting(face, at)
        end = len(memory.trail)
        if then < end:
            goals = [memory.source[then]]
        else:
            goals = self.goals[face]
            if not goals:
                goals = [source]
        if memory.banned_at(face, source, at + 1, then):
            return SOON
        if memory.banned_at(face, target, at + 1, then):
            return LATE
        staying = meets(memory.reach(source, at + 1, then, face), goals)
        going = meets(memory.reach(target, at + 1, then, face), goals)
        if going == staying:
            return EVEN
        return SOON if going else LATE

    def weigh_place(self, at: int, item: int) -> int:
        """In an ordered wallet the way of a card that is slid in is settled until it comes out."""
        memory = self.memory
        face = self.faces[item]
        out = memory.slides_out(at)
        if out < len(memory.trail):
            seen = memory.card[out]
            if seen == HIDDEN:
                return EVEN if self.fits(item, memory.possible[out]) else LATE
            if face == seen:
                return SOON * SOON
            free = face == HIDDEN and self.left[seen] > 0 and self.allowed[item] >> seen & 1
            return EVEN if free else LATE
        if face == HIDDEN:
            return EVEN
        then = memory.next_sighting(face, at)
        if then < len(memory.trail):
            return LATE
        goals = self.goals[face]
        return SOON if WALLET in goals else LATE if goals else EVEN

    def share_out(self) -> None:
        """The faces nobody has seen go to the open items; those that are restricted choose first."""
        open_items = [item for item, face in enumerate(self.faces) if face == HIDDEN]
        cards: list[int] = []
        for card, count in enumerate(self.left):
            for _ in range(count):
                cards.append(card)
        self.chance.shuffle(cards)
        everything = self.memory.everything
        bound = [item for item in open_items if self.allowed[item] != everything]
        bound.sort(key=self.choices)
        for item in bound:
            fitting = [place for place, card in enumerate(cards) if self.allowed[item] >> card & 1]
            if not fitting:
                self.failed = True
                return
            self.faces[item] = cards.pop(fitting[self.chance.below(len(fitting))])
        for item in open_items:
            if self.faces[item] == HIDDEN:
                self.faces[item] = cards.pop()

    def choices(self, item: int) -> int:
        return sum(count for card, count in enumerate(self.left) if self.allowed[item] >> card & 1)

    def keeps_goals(self) -> bool:
        """Did the tracked cards end where they were meant to?"""
        for tracked in self.memory.tracked:
            for goal in self.goals[tracked.card]:
                here = [item for item in self.places[goal] if self.faces[item] == tracked.card]
                if len(here) < self.goals[tracked.card].count(goal):
                    return False
        return True

    def trail(self) -> list[int]:
        """The whole trail, as this past explains it."""
        memory = self.memory
        full: list[int] = []
        for at, entry in enumerate(memory.trail):
            item = self.carried[at]
            full.append(with_card(entry, self.faces[item]) if item != HIDDEN else entry)
        return full

    def at(self, place: int) -> list[int]:
        """The faces in that place; an ordered wallet front first."""
        return [self.faces[item] for item in self.places[place]]


def meets(places: list[int], goals: list[int]) -> bool:
    for goal in goals:
        if goal in places:
            return True
    return False


def imagine(memory: Memory, chance: Chance) -> Past:
    """A past that explains all that is remembered."""
    none: list[list[int]] = [[] for _ in range(memory.kinds)]
    for attempt in range(MOST):
        drawn = draw_goals(memory, chance) if attempt < TRIES else none
        past = Past(memory, chance, drawn)
        past.live()
        if not past.failed and (attempt >= TRIES or past.keeps_goals()):
            return past
    raise AssertionError("what a seat remembers must have some explanation")


def draw_goals(memory: Memory, chance: Chance) -> list[list[int]]:
    """For each tracked card a place to end in, by slots; the compartment is filled first, as only Extra IDs can."""
    goals: list[list[int]] = [[] for _ in range(memory.kinds)]
    taken = [0] * PLACES
    inside = [copy for copy in memory.tracked if COMPARTMENT in copy.ends]
    order = list(range(len(inside)))
    chance.shuffle(order)
    stay = memory.sizes[COMPARTMENT]
    staying: list[Tracked] = [inside[place] for place in order[:stay]]
    for copy in memory.tracked:
        if copy in staying:
            goals[copy.card].append(COMPARTMENT)
            continue
        slots = 0
        for place in copy.ends:
            if place != COMPARTMENT:
                slots += memory.sizes[place] - taken[place]
        if slots <= 0:
            continue
        pick = chance.below(slots)
        for place in copy.ends:
            if place != COMPARTMENT:
                pick -= memory.sizes[place] - taken[place]
                if pick < 0:
                    goals[copy.card].append(place)
                    taken[place] += 1
                    break
    return goals
