"""The worlds a seat of Scapegoat may imagine, drawn from its view alone.

A sample is a possible past: every draw of another seat is a *slot*, and each time that seat plays, drops or reveals, one
of the slots in its hand leaves. Slots are chosen uniformly among those that fit, so a card nobody has seen is equally
likely anywhere its block of the deck allows. How many slots fitted is the weight of the past. A few pasts grow side by
side; one that contradicts a later fact is replaced by a copy of one that does not, and in the end one is drawn by
weight (a small particle filter). With one block and nothing shown this is exact; otherwise an approximation that is
always consistent and never depends on the truth.
"""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.actions import Action
from kickback.engine.chance import Chance, Quick
from kickback.engine.game import Worlds
from kickback.engine.pile import HIDDEN, Pile
from kickback.engine.seats import PUBLIC
from kickback.engine.table import COMMIT, Moment, Over
from kickback.games.scapegoat.actions import BOOK, DROP, REVEAL, SHOW
from kickback.games.scapegoat.facts import (
    AUDITED,
    CLEARED,
    DREW,
    DROPPED,
    FACE_UP,
    GATHERED,
    LAID_OUT,
    NEW_DECK,
    PLAYED_DOWN,
    PLAYED_UP,
    PUT_UNDER,
    REVEALED,
    SHOWED,
    fact,
)
from kickback.games.scapegoat.moments import (
    ALL_FALL,
    AXE_ONE,
    DROP_ONE,
    REVEAL_ONE,
    TIME_UP,
    WON,
    Axe,
    AxeDrop,
    Blame,
    Play,
    Promote,
    Purge,
    Show,
    Talk,
)
from kickback.games.scapegoat.options import DECK
from kickback.games.scapegoat.table import Scapegoat
from kickback.games.scapegoat.view import ScapegoatView

PASTS: Final = 8  # how many pasts grow side by side
MOST_PASTS: Final = 8192  # doubled up to this if all contradict what is remembered
NOWHERE: Final = -1
TALK: Final = Talk()


class Timeline:
    """What the looking seat remembers, laid out once: who drew from which block, and where each card was next seen."""

    def __init__(self, view: ScapegoatView) -> None:
        self.me: int = view.seat
        self.facts: list[int] = view.past
        self.opening: list[int] = opening_hands(view)
        self.laid_out: list[int] = [(f & 255) - 1 for f in view.past if f >> 12 == LAID_OUT]
        self.blocks: list[int] = []  # for each fact: the block a card was drawn from
        self.sightings: list[list[int]] = [[] for _ in range(DECK)]  # for each card: the facts that name it
        self.draws: list[list[int]] = [[] for _ in range(view.seats)]  # for each seat: its drawing facts
        self.shuffles: list[int] = []
        self.now: int = NOWHERE
        self.ahead: list[int] = []  # while a seat hides a card: what it draws and gives away afterwards
        self.last_chance: dict[int, list[int]] = {}  # a year's last hidden card of a seat -> the cards then audited
        self.very_last: set[int] = set()  # the year's last hidden card of all
        self.lay_out()

    def lay_out(self) -> None:
        left = [DECK - sum(self.opening) - len(self.laid_out)]
        top = 0
        discards = len(self.laid_out)
        table = 0
        last_hidden: dict[int, int] = {}
        for at, entry in enumerate(self.facts):
            kind = entry >> 12
            seat = entry >> 8 & 15
            card = (entry & 255) - 1
            block = NOWHERE
            if kind == DREW:
                while left[top] == 0:
                    top += 1
                left[top] -= 1
                block = top
                self.draws[seat].append(at)
            elif kind == PLAYED_UP or kind == PLAYED_DOWN:
                table += 1
                if card == HIDDEN:
                    last_hidden[seat] = at
            elif kind == REVEALED or kind == DROPPED:
                discards += 1
            elif kind == AUDITED and not self.played_by_me(card, at):
                for hidden in last_hidden.values():
                    self.last_chance.setdefault(hidden, []).append(card)
                self.very_last.add(max(last_hidden.values(), default=NOWHERE))
            elif kind == CLEARED:
                discards += table
                table = 0
                last_hidden = {}
            elif kind == PUT_UNDER or kind == NEW_DECK:
                merged = sum(left[top:]) if kind == NEW_DECK else 0
                if kind == NEW_DECK:
                    for older in range(top, len(left)):
                        left[older] = 0
                left.append(discards + merged)
                discards = 0
                self.shuffles.append(at)
            self.blocks.append(block)
            if card != HIDDEN and kind != LAID_OUT:
                self.sightings[card].append(at)

    def played_by_me(self, card: int, before: int) -> bool:
        """Was the last thing seen of that card that the looking seat played it?"""
        seen = [at for at in self.sightings[card] if at < before]
        return bool(seen) and self.facts[seen[-1]] == fact(PLAYED_DOWN, self.me, card)

    def ahead_of(self, seat: int, after: int) -> list[int]:
        """What that seat draws and gives away before the next shuffle."""
        until = len(self.facts)
        for shuffle in self.shuffles:
            if shuffle > after:
                until = shuffle
                break
        return [
            at
            for at in range(after + 1, until)
            if self.facts[at] >> 8 & 15 == seat and PLAYED_UP <= self.facts[at] >> 12 <= DROPPED
        ]


def opening_hands(view: ScapegoatView) -> list[int]:
    """How many cards each seat was dealt: what it holds now, less what it drew, plus what left its hand."""
    counts = [len(hand) for hand in view.hands]
    for entry in view.past:
        kind = entry >> 12
        seat = entry >> 8 & 15
        if kind == DREW:
            counts[seat] -= 1
        elif kind == PLAYED_UP or kind == PLAYED_DOWN or kind == REVEALED or kind == DROPPED:
            counts[seat] += 1
    return counts


class Past:
    """One possible past, grown fact by fact. `weight` is 0 as soon as it cannot be what the seat remembers.

    A block's cards are its definite members (`home`) and, for those who did not see what went into it, some slots of
    older blocks (`unknown`). A slot is recognised when its card is seen; until then it may be any card of its block.
    """

    def __init__(self, line: Timeline, seats: int, own: list[int], chance: Chance) -> None:
        """`own` is what the looking seat was dealt."""
        self.line: Timeline = line
        self.chance: Chance = chance
        self.weight: float = 1.0
        self.faces: list[int] = []  # of each slot; HIDDEN until it is recognised
        self.origin: list[int] = []  # the block each slot was drawn from
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # slots; the looking seat has none
        self.slot_of: list[int] = [NOWHERE] * len(line.facts)
        self.home: list[int] = [0] * DECK  # the block a card is a definite, unrecognised member of, or NOWHERE
        self.members: list[int] = []  # for each block: how many cards are at home there
        self.unknown: list[list[int]] = []  # for each block: unrecognised slots of older blocks that went into it
        self.undrawn: list[int] = []  # for each block: positions nobody has drawn yet
        self.table: list[int] = []  # hidden slots on the table
        self.buried: list[int] = []  # hidden slots among the discards
        self.open_table: list[int] = []  # cards the looking seat knows, on the table and among the discards
        self.open_discards: list[int] = line.laid_out[:]
        for card in line.laid_out + own:
            self.home[card] = NOWHERE
        self.members.append(DECK - len(line.laid_out) - len(own))
        self.unknown.append([])
        self.undrawn.append(DECK - sum(line.opening) - len(line.laid_out))
        for seat in range(seats):
            if seat != line.me:
                for _ in range(line.opening[seat]):
                    self.hands[seat].append(self.new_slot(0))

    def clone(self) -> Past:
        twin = Past(self.line, 0, [], self.chance)
        twin.weight = self.weight
        twin.faces = self.faces[:]
        twin.origin = self.origin[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.slot_of = self.slot_of[:]
        twin.home = self.home[:]
        twin.members = self.members[:]
        twin.unknown = [slots[:] for slots in self.unknown]
        twin.undrawn = self.undrawn[:]
        twin.table = self.table[:]
        twin.buried = self.buried[:]
        twin.open_table = self.open_table[:]
        twin.open_discards = self.open_discards[:]
        return twin

    def new_slot(self, block: int) -> int:
        self.faces.append(HIDDEN)
        self.origin.append(block)
        return len(self.faces) - 1

    def odds(self, card: int) -> list[float]:
        """For each block, how likely one of its unrecognised cards is this one."""
        odds = [0.0] * len(self.undrawn)
        home = self.home[card]
        if home == NOWHERE:
            return odds
        odds[home] = 1.0 / (self.members[home] + len(self.unknown[home]))
        for block in range(home + 1, len(odds)):
            through = 0.0
            for slot in self.unknown[block]:
                through += odds[self.origin[slot]]
            if through > 0.0:
                odds[block] = through / (self.members[block] + len(self.unknown[block]))
        return odds

    def choose(self, slots: list[int], odds: list[float]) -> int:
        """One slot by the odds of its block; their sum is the weight of this step."""
        total = 0.0
        for slot in slots:
            total += odds[self.origin[slot]]
        self.weight *= total
        if total == 0.0:
            return NOWHERE
        pick = self.chance.word() / 4294967296.0 * total
        chosen = NOWHERE
        for slot in slots:
            share = odds[self.origin[slot]]
            if share > 0.0:
                chosen = slot
                pick -= share
                if pick < 0.0:
                    break
        return chosen

    def found(self, slots: list[int], card: int) -> int:
        """The slot in which the card is seen now: the recognised one, or an unrecognised one drawn by its odds."""
        for slot in slots:
            if self.faces[slot] == card:
                return slot
        odds = self.odds(card)
        slot = self.choose([s for s in slots if self.faces[s] == HIDDEN], odds)
        if slot != NOWHERE:
            self.faces[slot] = card
            self.leaves_block(self.origin[slot], card, odds)
        return slot

    def leaves_block(self, block: int, card: int, odds: list[float]) -> None:
        """The card turns out to have come from that block: as a member, or in one of the slots that went into it."""
        if self.home[card] == block:
            self.home[card] = NOWHERE
            self.members[block] -= 1
            return
        before = self.weight
        slot = self.choose(self.unknown[block], odds)
        self.weight = before  # the odds of the block already counted every way into it
        self.unknown[block].remove(slot)
        self.faces[slot] = card
        self.leaves_block(self.origin[slot], card, odds)

    def step(self, at: int, kind: int, seat: int, card: int) -> None:
        if kind == PUT_UNDER or kind == NEW_DECK:
            self.shuffle(kind == NEW_DECK)
        elif kind == CLEARED:
            self.open_discards += self.open_table
            self.buried += self.table
            self.open_table = []
            self.table = []
        elif kind == AUDITED:
            if card not in self.open_table:
                self.found(self.table, card)
        elif seat == self.line.me:
            self.own_step(at, kind, card)
        elif kind == DREW:
            block = self.line.blocks[at]
            self.undrawn[block] -= 1
            self.slot_of[at] = self.new_slot(block)
            self.hands[seat].append(self.slot_of[at])
        elif kind == SHOWED:
            self.found(self.hands[seat], card)
        elif kind != LAID_OUT:
            self.given_away(at, kind, seat, card)

    def own_step(self, at: int, kind: int, card: int) -> None:
        if kind == DREW:
            block = self.line.blocks[at]
            odds = self.odds(card)
            self.weight *= odds[block]
            if self.weight > 0.0:
                self.undrawn[block] -= 1
                self.leaves_block(block, card, odds)
        elif kind == PLAYED_UP or kind == PLAYED_DOWN:
            self.open_table.append(card)
        elif kind != SHOWED:
            self.open_discards.append(card)

    def given_away(self, at: int, kind: int, seat: int, card: int) -> None:
        """A card leaves another seat's hand, seen or unseen."""
        hand = self.hands[seat]
        on_table = kind == PLAYED_UP or kind == PLAYED_DOWN
        slot = self.found(hand, card) if card != HIDDEN else self.hidden_now(at, seat)
        if slot == NOWHERE:
            self.weight = 0.0
            return
        hand.remove(slot)
        self.slot_of[at] = slot
        if card == HIDDEN:
            (self.table if on_table else self.buried).append(slot)
        else:
            (self.open_table if on_table else self.open_discards).append(card)

    def hidden_now(self, at: int, seat: int) -> int:
        """The slot that leaves the hand unseen: any whose loss leaves possible what is seen later."""
        slots = self.hideable(at, seat)
        for audited in self.line.last_chance.get(at, []):
            if not any(self.faces[slot] == audited for slot in self.table):
                named = [slot for slot in slots if self.faces[slot] == audited]
                if named:
                    slots = named
                elif at in self.line.very_last:
                    odds = self.odds(audited)
                    if not any(self.faces[s] == HIDDEN and odds[self.origin[s]] > 0.0 for s in self.table):
                        slots = [s for s in slots if self.faces[s] == HIDDEN and odds[self.origin[s]] > 0.0]
        if not slots:
            return NOWHERE
        self.weight *= len(slots)
        return slots[self.chance.below(len(slots))]

    def hideable(self, at: int, seat: int) -> list[int]:
        """The slots of the hand that may leave it unseen without making impossible what it gives away later."""
        line = self.line
        if line.now != at:
            line.now = at
            line.ahead = line.ahead_of(seat, at)
        kept: list[int] = []
        spare: dict[int, bool] = {}
        for slot in self.hands[seat]:
            card = self.faces[slot]
            if card == HIDDEN:
                block = self.origin[slot]
                if block not in spare:
                    spare[block] = self.feasible(seat, line.ahead, slot)
                if spare[block]:
                    kept.append(slot)
            elif not any((line.facts[then] & 255) - 1 == card for then in line.ahead):
                kept.append(slot)
        return kept

    def feasible(self, seat: int, ahead: list[int], gone: int) -> bool:
        """Without that slot, can the seat still give away what it is seen to, and hide as often as it does?

        Cards that can only come from the newest block claim slots of it; at every hidden card, the slots no seen card
        will claim must outnumber the hidden ones so far.
        """
        line = self.line
        newest = len(self.undrawn) - 1
        slack = 0  # unrecognised slots of the newest block, less those claimed
        others = 0
        for slot in self.hands[seat]:
            if slot != gone:
                if self.faces[slot] == HIDDEN and self.origin[slot] == newest:
                    slack += 1
                else:
                    others += 1
        course: list[int] = []  # slack after each card given away
        rest: list[int] = []
        hidden: list[int] = []  # where in the course a card is hidden
        for then in ahead:
            entry = line.facts[then]
            if entry >> 12 == DREW:
                if line.blocks[then] == newest:
                    slack += 1
                else:
                    others += 1
                continue
            card = (entry & 255) - 1
            if card == HIDDEN:
                hidden.append(len(course))
            elif self.home[card] == newest:
                slack -= 1
                if slack < 0:
                    return False
            else:
                others -= 1
            course.append(slack)
            rest.append(others)
        for place in range(len(course) - 2, -1, -1):
            course[place] = min(course[place], course[place + 1])
            rest[place] = min(rest[place], rest[place + 1])
        return all(course[place] + rest[place] > before for before, place in enumerate(hidden))

    def shuffle(self, with_deck: bool) -> None:
        """The discards, perhaps with what is left of the deck, become a new block."""
        new = len(self.undrawn)
        entering = self.open_discards
        unknown: list[int] = []
        for slot in self.buried:
            if self.faces[slot] == HIDDEN:
                unknown.append(slot)
            else:
                entering.append(self.faces[slot])
        if with_deck:
            for block in range(new):
                for _ in range(self.undrawn[block]):
                    unknown.append(self.new_slot(block))
                self.undrawn[block] = 0
        for card in entering:
            self.home[card] = new
        self.open_discards = []
        self.buried = []
        self.members.append(len(entering))
        self.unknown.append(unknown)
        self.undrawn.append(len(entering) + len(unknown))

    def fill(self) -> list[int]:
        """Gives every slot a face, block by block from the oldest; returns the undrawn deck, top last."""
        into = [NOWHERE] * len(self.faces)
        for block, slots in enumerate(self.unknown):
            for slot in slots:
                into[slot] = block
        decks: list[list[int]] = []
        for block in range(len(self.undrawn)):
            cards = [card for card in range(DECK) if self.home[card] == block]
            self.chance.shuffle(cards)
            for slot, origin in enumerate(self.origin):
                if origin == block and self.faces[slot] == HIDDEN:
                    card = cards.pop()
                    self.faces[slot] = card
                    self.home[card] = into[slot]
            decks.append(cards)
        deck: list[int] = []
        for cards in reversed(decks):
            deck += cards
        return deck


def grown(pasts: list[Past], line: Timeline, chance: Chance) -> bool:
    """Takes all pasts through what is remembered; False if every one of them came to contradict it."""
    for at, entry in enumerate(line.facts):
        kind = entry >> 12
        seat = entry >> 8 & 15
        card = (entry & 255) - 1
        dead: list[int] = []
        for place, past in enumerate(pasts):
            past.step(at, kind, seat, card)
            if past.weight == 0.0:
                dead.append(place)
        if len(dead) == len(pasts):
            return False
        for place in dead:
            pasts[place] = pasts[by_weight(pasts, chance)].clone()
        if dead:
            level(pasts)
    return True


def level(pasts: list[Past]) -> None:
    """Keeps weights near one; only their ratios mean anything."""
    most = max(past.weight for past in pasts)
    for past in pasts:
        past.weight /= most


def by_weight(pasts: list[Past], chance: Chance) -> int:
    """The place of a past, the likelier the heavier."""
    pick = chance.word() / 4294967296.0 * sum(past.weight for past in pasts)
    chosen = NOWHERE
    for place, past in enumerate(pasts):
        if past.weight > 0.0:
            chosen = place
            pick -= past.weight
            if pick < 0.0:
                break
    return chosen


class ScapegoatWorlds(Worlds):
    """Samples for one seat at one point of the game."""

    def __init__(self, view: ScapegoatView) -> None:
        self.view: ScapegoatView = view
        self.line: Timeline | None = None

    def sample(self, chance: Chance) -> Scapegoat:
        if self.line is None:
            self.line = Timeline(self.view)
        return self.as_table(self.likely_past(self.line, chance), chance)

    def likely_past(self, line: Timeline, chance: Chance) -> Past:
        """Pasts grown side by side, one of those that fit drawn by weight."""
        own = self.opening_hand()
        size = PASTS
        while size <= MOST_PASTS:
            pasts = [Past(line, self.view.seats, own, chance) for _ in range(size)]
            if grown(pasts, line, chance):
                return pasts[by_weight(pasts, chance)]
            size *= 4
        raise AssertionError("no past fits what this seat remembers")

    def opening_hand(self) -> list[int]:
        """What the looking seat was dealt: what it ever held and did not draw."""
        me = self.view.seat
        held = self.view.hands[me][:] if me < self.view.seats else []
        drawn: list[int] = []
        for entry in self.view.past:
            if entry >> 8 & 15 == me:
                kind = entry >> 12
                card = (entry & 255) - 1
                if kind == DREW:
                    drawn.append(card)
                elif kind == PLAYED_UP or kind == PLAYED_DOWN or kind == REVEALED or kind == DROPPED:
                    held.append(card)
        for card in drawn:
            held.remove(card)
        return held

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
            view.sizes[:],
            hands,
            Pile(deck, [0] * len(deck)),
            self.discards(past),
            played,
            view.ways[:],
            audit,
            view.shown[:],
            view.revealed[:],
            self.full_past(past),
        )
        table.winners = view.winners[:]
        table.round = view.round
        table.start = view.start
        table.spent = view.spent
        table.closed = view.closed
        table.carry = view.carry
        table.ending = view.ending
        table.scapegoat = view.scapegoat
        table.closer = view.closer
        table.stack = [self.moment(table, chance)]
        return table

    def full_past(self, past: Past) -> list[int]:
        """The memory of the whole table in this world."""
        full: list[int] = []
        for at, entry in enumerate(self.view.past):
            slot = past.slot_of[at]
            full.append(entry if slot == NOWHERE else fact(entry >> 12, entry >> 8 & 15, past.faces[slot]))
        return full

    def on_the_table(self, past: Past) -> tuple[Pile, Pile]:
        view = self.view
        played = Pile([], [])
        audit = Pile([], [])
        plays = [at for at, e in enumerate(view.past) if e >> 12 == PLAYED_UP or e >> 12 == PLAYED_DOWN]
        this_year = plays[len(plays) - len(view.ways) :]
        for place, way in enumerate(view.ways):
            entry = view.past[this_year[place]]
            slot = past.slot_of[this_year[place]]
            card = (entry & 255) - 1 if slot == NOWHERE else past.faces[slot]
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
        on_table: list[int] = []
        audited: list[int] = []
        for at, entry in enumerate(view.past):
            kind = entry >> 12
            slot = past.slot_of[at]
            card = (entry & 255) - 1 if slot == NOWHERE else past.faces[slot]
            owner = 1 << (entry >> 8 & 15)
            if kind == PUT_UNDER or kind == NEW_DECK:
                pile = Pile([], [])
            elif kind == PLAYED_UP or kind == PLAYED_DOWN:
                on_table.append(fact(kind, entry >> 8 & 15, card))
            elif kind == AUDITED:
                audited.append(card)
            elif kind == CLEARED:
                for play in on_table:
                    face = (play & 255) - 1
                    hidden = play >> 12 == PLAYED_DOWN and face not in audited
                    pile.put(face, 1 << (play >> 8 & 15) if hidden else PUBLIC)
                on_table = []
                audited = []
            elif kind == DROPPED:
                pile.put(card, owner if view.rules.drops_hidden else PUBLIC)
            elif kind == LAID_OUT or (kind == REVEALED and card not in view.revealed):
                pile.put(card, PUBLIC)
        return pile

    def moment(self, table: Scapegoat, chance: Chance) -> Moment[Any]:
        """The open question, with a card of its sampled hand for every other seat that has committed."""
        view = self.view
        if view.kind == COMMIT:
            verb = SHOW if view.moment == "show" else DROP if view.moment == "purge" else REVEAL
            picks: list[Action | None] = [None] * view.seats
            for seat in range(view.seats):
                if view.committed[seat]:
                    hand = table.hands[seat].faces
                    card = view.picks[seat] if view.picks[seat] != HIDDEN else hand[chance.below(len(hand))]
                    picks[seat] = BOOK[verb * DECK + card]
            if view.moment == "show":
                return Show("show", view.asked, picks)
            if view.moment == "purge":
                return Purge("purge", view.asked, picks, DROP, DROP_ONE, ALL_FALL)
            if view.moment == "axe":
                return Axe("axe", view.asked, picks, REVEAL, AXE_ONE, DROP_ONE)
            return Promote("promote", view.asked, picks, REVEAL, REVEAL_ONE, DROP_ONE)
        if view.moment == "play":
            return Play("play", view.waiting[0])
        if view.moment == "blame":
            return Blame(view.waiting[0])
        if view.moment == "axe-drop":
            return AxeDrop(view.waiting[0])
        won = max(view.sizes) >= view.rules.victory_hand
        return Over(WON if won else TIME_UP)
