"""Possible pasts: where each card may have gone, by a trail of which one seat saw only some faces.

The law: every arrangement of the unseen cards that some past explains is equally likely. Cards never seen are shared
out uniformly. A card that was seen and may have moved since first draws the place where it ends, by the number of slots
of each place it can have reached; then a past is lived through in which it gets there. Every unseen move carries one
card: the one that has booked its way over it, otherwise one that was never seen. A past that contradicts a later sight
is given up and another one begun. So a single such card follows the law exactly, and several do if their ways do not
cross. Where many compete for few moves this is an approximation; and if no plan works out, any explanation is searched
for (`explanation`). The result is always consistent with what was seen and never depends on the truth.
"""

from __future__ import annotations

from typing import Final

from kickback.engine.chance import Chance
from kickback.engine.memory import NOBODY
from kickback.engine.pile import HIDDEN
from kickback.games.wallet.memory import COMPARTMENT, PLACES, SIGHT, WALLET
from kickback.games.wallet.worlds.explanation import Explained, Explanation
from kickback.games.wallet.worlds.past import Past, first_items
from kickback.games.wallet.worlds.seat_memory import SeatMemory

PLANS: Final = 24  # before a search is called for
SEARCHES_FOR_ONE: Final = 60
STEPS: Final = 200  # of the first search; each one after it may take a fifth more


class Copy:
    """One card as far as it was seen: at which entries. Between two of them, and after the last, it may have moved."""

    def __init__(self, card: int, place: int) -> None:
        self.card: int = card
        self.place: int = place  # where it was after it was last seen
        self.sights: list[int] = []
        self.item: int = HIDDEN

    @property
    def last(self) -> int:
        return self.sights[-1] if self.sights else -1


def draw_copies(memory: SeatMemory, chance: Chance) -> tuple[list[Copy], list[int]]:
    """Which sights are of one card: at each, one known to be there, one that may have come, or a new one, by chance."""
    copies = [Copy(card, COMPARTMENT) for card in memory.given[COMPARTMENT]]
    owner = [NOBODY] * memory.end
    unseen = memory.stock[:]
    for place in range(PLACES):
        if place != COMPARTMENT:
            for card in memory.given[place]:
                unseen[card] += 1  # lies open, and is new when it is first seen to move
    for at in range(memory.end):
        card = memory.card[at]
        if card == HIDDEN:
            continue
        place = memory.source[at]
        here = NOBODY
        maybe: list[int] = []
        for number, copy in enumerate(copies):
            if copy.card == card:
                if copy.place == place and (not memory.ordered or place != WALLET or memory.out[copy.last] == at):
                    here = number
                    break
                if place in memory.reach(copy.place, copy.last, at, card):
                    maybe.append(number)
        if here == NOBODY and maybe:
            pick = chance.below(len(maybe) + max(unseen[card], 0))
            here = maybe[pick] if pick < len(maybe) else NOBODY
        if here == NOBODY:
            here = len(copies)
            copies.append(Copy(card, place))
            unseen[card] -= 1
        copy = copies[here]
        owner[at] = here
        copy.sights.append(at)
        copy.place = memory.target[at]
    return copies, owner


class Planned(Past):
    """A past in which the ways of all cards that were seen are booked beforehand: to where they are seen next, then to
    where they end."""

    def __init__(self, memory: SeatMemory, chance: Chance, copies: list[Copy], owner: list[int]) -> None:
        faces, places = first_items(memory)
        super().__init__(memory, chance, faces, places)
        self.copies: list[Copy] = copies
        self.owner: list[int] = owner  # for each entry that shows a face, the copy it is
        self.booked: list[int] = [NOBODY] * memory.end  # for each unseen move, the copy that will make it
        self.copy_of: list[int] = [NOBODY] * len(faces)
        self.taken: list[int] = [0] * PLACES  # slots at the end that are spoken for
        for number, item in enumerate(places[COMPARTMENT][: len(memory.given[COMPARTMENT])]):
            self.copy_of[item] = number
            self.copies[number].item = item
        self.book_between_sights()
        if not self.failed:
            self.book_ends()

    def book_between_sights(self) -> None:
        """Cards that are seen again have no choice where to be, so they book first."""
        memory = self.memory
        for number, copy in enumerate(self.copies):
            place = COMPARTMENT if number < len(memory.given[COMPARTMENT]) else HIDDEN
            last = -1
            for at in copy.sights:
                if place != HIDDEN and not self.book(number, place, last, at, memory.source[at]):
                    self.failed = True
                    return
                place = memory.target[at]
                last = at

    def book_ends(self) -> None:
        """Every card seen draws a place to end in, by slots; the compartment, where only Extra IDs are, comes first."""
        memory = self.memory
        inside: list[int] = []
        others: list[int] = []
        for number, copy in enumerate(self.copies):
            if copy.place == COMPARTMENT:
                inside.append(number)
            else:
                others.append(number)
        self.chance.shuffle(inside)
        self.chance.shuffle(others)
        for number in inside[memory.sizes[COMPARTMENT] :] + others:
            copy = self.copies[number]
            if not self.book_end(number, copy.place, copy.last):
                self.failed = True
                return

    def book_end(self, number: int, place: int, last: int) -> bool:
        memory = self.memory
        ends = self.reach(number, place, last)
        slots = 0
        for end in ends:
            slots += self.room(end)
        if slots == 0:
            return False
        pick = self.chance.below(slots)
        for end in ends:
            pick -= self.room(end)
            if pick < 0:
                self.taken[end] += 1
                return self.book(number, place, last, memory.end, end)
        return False

    def room(self, place: int) -> int:
        """Slots of a place at the end that no card seen before has claimed; the compartment has none to give."""
        return max(self.memory.sizes[place] - self.taken[place], 0) if place != COMPARTMENT else 0

    def reach(self, number: int, place: int, last: int) -> list[int]:
        """Where a copy may end by moves that nobody has booked."""
        memory = self.memory
        card = self.copies[number].card
        if memory.ordered and place == WALLET:
            out = memory.out[last] if last >= 0 else memory.end
            if out == memory.end:
                return [WALLET]
            return self.reach(number, memory.target[out], out) if memory.carries(out, card) else []
        places = [place]
        for at in range(last + 1, memory.end):
            if memory.kind[at] > SIGHT:
                if memory.possible[at] >> card & 1 and memory.source[at] in places:
                    places.remove(memory.source[at])
            elif self.free_for(at, card) and memory.source[at] in places:
                if memory.ordered and memory.target[at] == WALLET:
                    found = self.reach(number, WALLET, at)
                else:
                    found = [memory.target[at]]
                for other in found:
                    if other not in places:
                        places.append(other)
        return places

    def free_for(self, at: int, card: int) -> bool:
        """Can a card of that face book this move? What comes out of an ordered wallet is settled by its place."""
        memory = self.memory
        if self.booked[at] != NOBODY or not memory.carries(at, card):
            return False
        return not memory.ordered or memory.source[at] != WALLET

    def book(self, number: int, place: int, last: int, until: int, goal: int) -> bool:
        """Books unseen moves that bring a copy from the place it was in after entry `last` to the goal by `until`."""
        memory = self.memory
        card = self.copies[number].card
        begin = last + 1
        if memory.ordered and place == WALLET:
            out = memory.out[last] if last >= 0 else memory.end
            if out >= until:
                return goal == WALLET and (out == until or until == memory.end)
            return memory.carries(out, card) and self.book(number, memory.target[out], out, until, goal)
        good = self.good_places(card, goal, begin, until)
        if not good[0] >> place & 1:
            return False
        at = begin
        while at < until:
            following = self.after(at, card, until, begin, good) if memory.source[at] == place else -1
            if following >= 0:
                stay = good[at + 1 - begin] >> place & 1 == 1
                if not stay or (place != goal and self.chance.below(2)):
                    self.booked[at] = number
                    if following == until and memory.ordered and memory.target[at] == WALLET:
                        return True
                    place = memory.target[following - 1]
                    at = following
                    continue
            at += 1
        return True

    def after(self, at: int, card: int, until: int, begin: int, good: list[int]) -> int:
        """The entry from which a card that makes this move goes on, `until` if it has arrived, -1 if it must not."""
        memory = self.memory
        if not self.free_for(at, card):
            return -1
        if not memory.ordered or memory.target[at] != WALLET:
            return at + 1 if good[at + 1 - begin] >> memory.target[at] & 1 else -1
        out = memory.out[at]
        if out >= until:
            return until if good[until - begin] >> WALLET & 1 and (out == until or until == memory.end) else -1
        if not memory.carries(out, card):
            return -1
        return out + 1 if good[out + 1 - begin] >> memory.target[out] & 1 else -1

    def good_places(self, card: int, goal: int, begin: int, until: int) -> list[int]:
        """For each entry, the places (a bit each) from which the goal can still be reached."""
        memory = self.memory
        good = [0] * (until - begin + 1)
        good[until - begin] = 1 << goal
        for at in range(until - 1, begin - 1, -1):
            places = good[at + 1 - begin]
            if memory.kind[at] > SIGHT:
                if memory.possible[at] >> card & 1:
                    places &= ~(1 << memory.source[at])
            elif self.after(at, card, until, begin, good) >= 0:
                places |= 1 << memory.source[at]
            good[at - begin] = places
        return good

    def find(self, at: int, source: list[int]) -> int:
        """The copy's own item, or, if it is seen for the first time, an open one."""
        memory = self.memory
        card = memory.card[at]
        number = self.owner[at]
        copy = self.copies[number]
        if copy.item != HIDDEN:
            return copy.item
        if memory.ordered and memory.source[at] == WALLET:
            fitting = [source[memory.position[at] - 1]]
        else:
            fitting = [item for item in source if self.faces[item] == card and self.copy_of[item] == NOBODY] or source
        fitting = [item for item in fitting if self.copy_of[item] == NOBODY and self.may_be(item, card)]
        copy.item = self.recognised(fitting, card)
        if copy.item != HIDDEN:
            self.copy_of[copy.item] = number
        return copy.item

    def can_go(self, item: int, at: int) -> bool:
        """A card slid into an ordered wallet comes out by a known move, where it may be seen."""
        memory = self.memory
        if not self.fits(item, memory.possible[at]):
            return False
        if not memory.ordered or memory.target[at] != WALLET or memory.out[at] == memory.end:
            return True
        out = memory.out[at]
        card = memory.card[out]
        return self.fits(item, memory.possible[out]) if card == HIDDEN else self.may_be(item, card)

    def choose(self, at: int, source: list[int]) -> int:
        """The card that has booked this move, else one that was never seen."""
        number = self.booked[at]
        if number != NOBODY:
            return self.copies[number].item
        free = [item for item in source if self.copy_of[item] == NOBODY and self.can_go(item, at)]
        return free[self.chance.below(len(free))] if free else HIDDEN


def some_past(memory: SeatMemory, chance: Chance) -> Past:
    """A past that explains all that is remembered."""
    for _ in range(PLANS):
        past: Past = Planned(memory, chance, *draw_copies(memory, chance))
        past.live()
        if not past.failed:
            return past
    explanation = Explanation(memory, chance)
    steps = STEPS
    for _ in range(SEARCHES_FOR_ONE):
        if explanation.search(steps):
            past = Explained(explanation)
            past.live()
            if not past.failed:
                return past
        steps += steps // 5
    raise AssertionError("what a seat remembers must have some explanation")
