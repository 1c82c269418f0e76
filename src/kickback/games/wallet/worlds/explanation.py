"""An explanation of all that a seat remembers, found by search where guessing does not help.

A card that leaves a place has come there: by an entry of the trail, or it lay there when the trail began. So a past is
a link from every departure to an arrival at the same place before it, with no arrival linked twice; and the entries
linked to each other, the way of one card, must agree on its face. A card that is seen and stays departs and arrives at
once. The departure with the fewest arrivals to choose from is linked first, to any of them by chance. If one has none
left, the last link was wrong, and that departure comes earlier from then on. If there is an explanation, this finds it.
"""

from __future__ import annotations

from kickback.engine.chance import Chance
from kickback.engine.memory import NOBODY
from kickback.engine.pile import HIDDEN
from kickback.games.wallet.memory import ABSENT, MOVE, PLACES, SIGHT, WALLET
from kickback.games.wallet.worlds.past import Past, first_items
from kickback.games.wallet.worlds.seat_memory import SeatMemory


class Explanation:
    """Links found so far. Arrivals are entries, or cards of the beginning: those are numbered from the trail's end."""

    def __init__(self, memory: SeatMemory, chance: Chance) -> None:
        self.memory: SeatMemory = memory
        self.chance: Chance = chance
        faces, places = first_items(memory)
        nodes = memory.end + len(faces)
        self.nodes: int = nodes
        self.open: list[bool] = [False] * memory.end + [face == HIDDEN for face in faces]  # begins with an unseen face
        self.left: list[int] = memory.stock[:]
        self.came: list[int] = [NOBODY] * memory.end  # the arrival of each departure
        self.went: list[int] = [NOBODY] * nodes  # the departure of each arrival
        self.first: list[int] = list(range(nodes))  # of a card's last entry so far: its first one
        self.last: list[int] = list(range(nodes))  # of a card's first entry so far: its last one
        self.faces: list[int] = []  # of each card, a bit each: right at its first and its last entry so far
        for at in range(memory.end):
            self.faces.append(memory.possible[at] if memory.card[at] == HIDDEN else 1 << memory.card[at])
        for face in faces:
            self.faces.append(memory.everything if face == HIDDEN else 1 << face)
        self.could: list[int] = self.faces[:]  # those of them that can have been where the card's way begins
        self.since: list[int] = [NOBODY] * memory.end  # a departure's card has come after that
        self.hard: list[int] = [1] * memory.end  # how often each departure had no way left, and one
        self.made: list[tuple[int, int, int, int, int]] = []  # departure, first and last entry, and their faces before
        self.arrivals: list[list[int]] = [[memory.end + item for item in items] for items in places]
        self.departures: list[int] = []
        self.absent: list[int] = []  # entries that say what was not in a place
        for at in range(memory.end):
            if memory.kind[at] == MOVE or (memory.kind[at] == SIGHT and memory.card[at] != HIDDEN):
                self.departures.append(at)
                self.arrivals[memory.target[at]].append(at)
            elif memory.kind[at] == ABSENT:
                self.absent.append(at)
        if memory.ordered:
            self.link_by_position()
        self.given: int = len(self.made)

    def link_by_position(self) -> None:
        """In an ordered wallet every card is known by its place."""
        memory = self.memory
        line = self.arrivals[WALLET][: memory.before[WALLET]]
        for at in self.departures:
            if memory.source[at] == WALLET:
                arrival = line.pop(memory.position[at] - 1)
                self.link(arrival, at, self.joint(arrival, at))
            if memory.target[at] == WALLET:
                line.insert(memory.position[at] - 1, at)

    def search(self, steps: int) -> bool:
        """Links everything, or gives up after so many steps; another search then starts with what was hard."""
        while len(self.made) > self.given:
            self.unlink()
        untried: list[list[tuple[int, int, int]]] = []
        for _ in range(steps):
            ways = self.ways()
            if ways is None:
                return True
            untried.append(ways)
            while not untried[-1]:
                untried.pop()
                if not untried:
                    return False
                self.unlink()
            arrival, departure, faces = untried[-1].pop()
            self.link(arrival, departure, faces)
        return False

    def link(self, arrival: int, departure: int, faces: int) -> None:
        first = self.first[arrival]
        last = self.last[departure]
        self.made.append((departure, first, last, self.faces[first], self.faces[last]))
        if self.open[first] and is_one(faces) and not is_one(self.faces[first]):
            self.left[faces.bit_length() - 1] -= 1
        self.came[departure] = arrival
        self.went[arrival] = departure
        self.last[first] = last
        self.first[last] = first
        self.faces[first] = faces
        self.faces[last] = faces

    def unlink(self) -> None:
        """Takes back the link made last."""
        departure, first, last, before, after = self.made.pop()
        arrival = self.came[departure]
        faces = self.faces[first]
        if self.open[first] and is_one(faces) and not is_one(before):
            self.left[faces.bit_length() - 1] += 1
        self.came[departure] = NOBODY
        self.went[arrival] = NOBODY
        self.last[first] = arrival
        self.first[last] = departure
        self.faces[first] = before
        self.faces[last] = after

    def ways(self) -> list[tuple[int, int, int]] | None:
        """The links to choose from where there are fewest, in any order; None if all is linked."""
        if not self.look():
            return []
        fewest: list[tuple[int, int, int]] | None = None
        least = 0.0
        for departure in self.departures:
            if self.came[departure] == NOBODY:
                ways = self.ways_from(departure)
                if not ways:
                    self.hard[departure] += 1
                    return []
                few = len(ways) / self.hard[departure]
                if fewest is None or few < least:
                    fewest = ways
                    least = few
        for at in self.absent:
            for arrival in self.arrivals[self.memory.source[at]]:
                if self.went[arrival] == NOBODY and not self.can_stay(arrival, self.memory.source[at]):
                    ways = self.ways_out(arrival, self.memory.source[at])
                    if fewest is None or len(ways) < least:
                        fewest = ways
                        least = float(len(ways))
        return self.in_any_order(fewest) if fewest is not None else None

    def in_any_order(self, ways: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
        """By chance; of cards of the beginning that are all the same, only one."""
        order = list(range(len(ways)))
        self.chance.shuffle(order)
        seen: set[tuple[int, int]] = set()
        different: list[tuple[int, int, int]] = []
        for number in order:
            arrival, departure, _ = ways[number]
            alike = (self.could[arrival], departure)
            if arrival < self.memory.end or alike not in seen:
                different.append(ways[number])
                seen.add(alike)
        return different

    def look(self) -> bool:
        """Which faces every card can still have, and since when it can have been there; False if one has no way."""
        memory = self.memory
        could = self.could
        there = [0] * PLACES  # of what is not linked: its faces, how many, and when there was none
        count = [0] * PLACES
        emptied = [NOBODY] * PLACES
        unseen = 0
        for face, left in enumerate(self.left):
            if left > 0:
                unseen |= 1 << face
        for start in range(memory.end, self.nodes):
            faces = self.faces[start]
            could[start] = faces & unseen if self.open[start] and not is_one(faces) else faces
            if could[start] == 0:
                return False
        for place in range(PLACES):
            for arrival in self.arrivals[place]:
                if arrival < memory.end:
                    break
                if self.went[arrival] == NOBODY:
                    there[place] |= could[arrival]
                    count[place] += 1
        for at in range(memory.end):
            source = memory.source[at]
            if memory.kind[at] == ABSENT:
                there[source] &= ~memory.possible[at]
            elif memory.kind[at] == MOVE or memory.card[at] != HIDDEN:
                if self.came[at] == NOBODY:
                    self.since[at] = emptied[source]
                    could[at] = self.faces[at] & there[source]
                    count[source] -= 1
                    if could[at] == 0 or count[source] < 0:
                        self.hard[at] += 1
                        return False
                    if count[source] == 0:
                        there[source] = 0
                        emptied[source] = at
                if self.went[at] == NOBODY:
                    there[memory.target[at]] |= could[self.first[at]]
                    count[memory.target[at]] += 1
        return True

    def joint(self, arrival: int, departure: int) -> int:
        """The faces a card can have that came so and left so."""
        since = self.since[departure]
        if since != NOBODY and self.is_before(arrival, since):
            return 0
        faces = self.could[self.first[arrival]] & self.faces[departure]
        return faces & ~self.missing(self.memory.source[departure], arrival, departure) if self.absent else faces

    def is_before(self, arrival: int, at: int) -> bool:
        return arrival < at or arrival >= self.memory.end

    def missing(self, place: int, arrival: int, until: int) -> int:
        """The faces that cannot have been there between the two."""
        faces = 0
        for at in self.absent:
            if self.memory.source[at] == place and at < until and self.is_before(arrival, at):
                faces |= self.memory.possible[at]
        return faces

    def can_stay(self, arrival: int, place: int) -> bool:
        return self.could[self.first[arrival]] & ~self.missing(place, arrival, self.memory.end) != 0

    def ways_from(self, departure: int) -> list[tuple[int, int, int]]:
        """By which arrivals the card that leaves then can have come."""
        ways: list[tuple[int, int, int]] = []
        for arrival in self.arrivals[self.memory.source[departure]]:
            if not self.is_before(arrival, departure):
                break
            faces = self.joint(arrival, departure)
            if faces and self.went[arrival] == NOBODY:
                ways.append((arrival, departure, faces))
        return ways

    def ways_out(self, arrival: int, place: int) -> list[tuple[int, int, int]]:
        """By which departures a card can have left that cannot have stayed."""
        ways: list[tuple[int, int, int]] = []
        for departure in self.departures:
            if self.came[departure] != NOBODY or self.memory.source[departure] != place:
                continue
            faces = self.joint(arrival, departure)
            if faces and self.is_before(arrival, departure):
                ways.append((arrival, departure, faces))
        return ways


class Explained(Past):
    """The past that these links tell."""

    def __init__(self, links: Explanation) -> None:
        faces, places = first_items(links.memory)
        super().__init__(links.memory, links.chance, faces, places)
        self.came: list[int] = links.came

    def find(self, at: int, source: list[int]) -> int:
        item = self.choose(at, source)
        return self.recognised([item], self.memory.card[at]) if self.may_be(item, self.memory.card[at]) else HIDDEN

    def choose(self, at: int, source: list[int]) -> int:
        arrival = self.came[at]
        return self.carried[arrival] if arrival < self.memory.end else arrival - self.memory.end


def is_one(faces: int) -> bool:
    return faces & (faces - 1) == 0
