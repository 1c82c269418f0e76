"""Worlds a seat may imagine: full tables in which it would have seen just what it has seen.

A world is an order of each deck since its last shuffle, and the card of every hidden transfer from hand to hand that
the seat did not see. The seat's memory is told again from the start: each draw it could not see is a blank, a card
seen leaving a hand fills one of the blanks that hand holds, and an unseen transfer moves one card of the hand, known
or blank, each as likely as any other; a telling that later memories contradict goes back to its last unseen transfer.
At the end the blanks and the decks are filled from what each deck list has left, until every opening hand has its
employee.

Without unseen transfers this is exact, but for one thing: a card that is known to be in a hand is taken to be the copy
that leaves it. With transfers, tellings are not weighted by the number of blanks they leave to choose from; that bends
the odds a little and never depends on the truth. What other seats know of each other's hands is left out.
"""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.chance import Chance, Quick
from kickback.engine.game import Worlds
from kickback.engine.memory import Entry, Memory
from kickback.engine.moments import Commit, Moment
from kickback.engine.pile import HIDDEN, Pile
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage import memory as m
from kickback.games.corporate_espionage.actions import SEALED, Move
from kickback.games.corporate_espionage.card_set import BLANK_RULE
from kickback.games.corporate_espionage.components import DECK_SIZE, HOUSE_RULE, code_of, face_of, owner_of
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.espionage_table import CorporateEspionage
from kickback.games.corporate_espionage.moments import Aside, Duel, EmbargoVote, Pending
from kickback.games.corporate_espionage.table import Zones
from kickback.games.corporate_espionage.view import EspionageView
from kickback.games.corporate_espionage.worlds.deck_lists import ListInTheMaking
from kickback.games.corporate_espionage.worlds.retelling import DRAWS, Retelling

MOST_TELLINGS: Final = 400  # branches tried before the seat gives up on its memory and keeps to what it sees
MOST_FILLINGS: Final = 40  # for an opening hand with an employee
ASIDE: Final = Aside()


class EspionageWorlds(Worlds):
    def __init__(self, view: EspionageView) -> None:
        self.view: EspionageView = view
        self.past: list[Entry] = view.memory if view.seat < view.seats else []
        self.left: int = 0
        self.peeked: dict[int, int] = {}  # cards seen in a deck, by owner and number of the draw
        for entry in self.past:
            if entry.kind == m.PEEKED:
                self.peeked[entry.seat * DRAWS + entry.number] = entry.card

    def sample(self, chance: Chance) -> CorporateEspionage:
        self.left = MOST_TELLINGS
        telling = self.tell(Retelling([[] for _ in range(self.view.seats)]), 0, chance)
        if telling is not None and not self.fits(telling):
            telling = None
        known = self.visible() if telling is None else self.visible(telling.hands)
        lists = [self.deck_list(seat, known, chance) for seat in range(self.view.seats)]
        unseen = rest_of(lists, known)
        if telling is None:
            hands, decks = self.fill_by_sight(unseen, chance)
        else:
            hands, decks = self.fill_blanks(unseen, telling, chance)
        return self.table(lists, hands, decks, telling, chance)

    def fits(self, telling: Retelling) -> bool:
        """Does the telling end with the hands the seat sees, and with its own hand known?"""
        sizes = [len(hand) for hand in telling.hands] == [len(hand) for hand in self.view.zones.hands]
        return sizes and sorted(telling.hands[self.view.seat]) == sorted(self.view.hand)

    def tell(self, telling: Retelling, start: int, chance: Chance) -> Retelling | None:
        """The rest of the memory from here on, or None if this telling contradicts it."""
        past = self.past
        at = start
        while at < len(past):
            entry = past[at]
            kind, seat, code = entry.kind, entry.seat, entry.card
            at += 1
            if kind == m.DREW:
                draw = seat * DRAWS + telling.drawn[seat]
                telling.draw(seat, code if code != HIDDEN else self.peeked.get(draw, HIDDEN))
            elif kind == m.CAME:
                telling.hands[seat].append(code)
            elif kind == m.LOOKED:
                at = self.looked(telling, seat, at, chance)
                if at < 0:
                    return None
            elif kind == m.MOVED and code == HIDDEN:
                return self.branch(telling, at, seat, entry.target, chance)
            elif kind != m.PEEKED:
                place = telling.reveal(seat, code, chance)
                if place < 0:
                    return None
                if kind != m.HELD:
                    del telling.hands[seat][place]
                if kind == m.MOVED:
                    telling.hands[entry.target].append(code)
        return telling if self.brought(telling) else None

    def brought(self, telling: Retelling) -> bool:
        """Are there no more copies of a card than its owner brought? A list that is made up has as many as it takes."""
        known = self.visible(telling.hands)
        for code in set(known):
            copies = self.view.zones.lists[owner_of(code)]
            if copies and known.count(code) > copies.count(code):
                return False
        return True

    def branch(self, telling: Retelling, at: int, giver: int, taker: int, chance: Chance) -> Retelling | None:
        """An unseen transfer: any card of the hand may have gone; the first choice that fits the rest is kept."""
        places = list(range(len(telling.hands[giver])))
        chance.shuffle(places)
        for place in places:
            self.left -= 1
            if self.left < 0:
                return None
            twin = telling.branch()
            twin.moved[at - 1] = twin.hands[giver].pop(place)
            twin.hands[taker].append(twin.moved[at - 1])
            found = self.tell(twin, at, chance)
            if found is not None:
                return found
        return None

    def looked(self, telling: Retelling, seat: int, at: int, chance: Chance) -> int:
        """The whole hand was seen: what was not known of it is known now. Below zero: it cannot have been that hand."""
        past = self.past
        missing = telling.hands[seat][:]
        new: list[int] = []
        while at < len(past) and past[at].kind == m.SAW:
            code = past[at].card
            at += 1
            if code in missing:
                missing.remove(code)
            else:
                new.append(code)
        if len(new) != len(missing) or any(card >= 0 for card in missing):
            return -1
        hand = telling.hands[seat]
        for code in new:
            blanks = telling.blanks(seat, owner_of(code))
            if not blanks:
                return -1
            place = blanks[chance.below(len(blanks))]
            telling.faces[-1 - hand[place]] = code
            hand[place] = code
        return at

    def visible(self, hands: list[list[int]] | None = None) -> list[int]:
        """Every card that lies somewhere in sight or is known to be in a hand, by the view or by a telling."""
        view = self.view
        zones = (hands or view.zones.hands, view.zones.decks, view.zones.piles)
        cards = [code for zone in zones for pile in zone for code in pile if code >= 0]
        cards += [permanent.code for board in view.in_play.boards for permanent in board]
        for moment in view.stack:
            if isinstance(moment, Pending) and not moment.cancelled and moment.play.enters:
                cards.append(moment.play.code)
        return cards

    def fill_blanks(
        self, unseen: list[list[int]], telling: Retelling, chance: Chance
    ) -> tuple[list[list[int]], list[list[int]]]:
        """Every blank and every unknown place of a deck gets a card its list has left."""
        for owner, rest in enumerate(unseen):
            blanks = [card for hand in telling.hands for card in hand if card < 0 and (-1 - card) // DRAWS == owner]
            self.shuffle_in(owner, rest, blanks, telling, chance)
            for number, blank in enumerate(blanks):
                telling.faces[-1 - blank] = rest[number]
            del rest[: len(blanks)]
        hands = [[telling.face(card) for card in hand] for hand in telling.hands]
        return hands, [filled(deck, unseen[seat]) for seat, deck in enumerate(self.view.zones.decks)]

    def shuffle_in(self, owner: int, rest: list[int], blanks: list[int], telling: Retelling, chance: Chance) -> None:
        """CES-SETUP-9: shuffled until the opening hand has an employee, if the blanks can still decide that."""
        types = self.view.card_set.types
        first = [owner * DRAWS + number for number in range(self.view.rules.opening_hand)]
        sure = any(types[face_of(telling.faces[draw])] == w.EMPLOYEE for draw in first if draw in telling.faces)
        decisive = [number for number, blank in enumerate(blanks) if -1 - blank in first]
        for _ in range(MOST_FILLINGS):
            chance.shuffle(rest)
            if sure or any(types[face_of(rest[number])] == w.EMPLOYEE for number in decisive):
                return

    def fill_by_sight(self, unseen: list[list[int]], chance: Chance) -> tuple[list[list[int]], list[list[int]]]:
        """Without a telling: decks from their lists, hands from what is left over, whoever brought it."""
        view = self.view
        pot: list[int] = []
        decks: list[list[int]] = []
        for seat, deck in enumerate(view.zones.decks):
            chance.shuffle(unseen[seat])
            holes = sum(1 for code in deck if code == HIDDEN)
            pot += unseen[seat][holes:]
            decks.append(filled(deck, unseen[seat][:holes]))
        chance.shuffle(pot)
        hands = [[code if code != HIDDEN else pot.pop() for code in hand] for hand in view.zones.hands]
        return hands, decks

    def deck_list(self, seat: int, known: list[int], chance: Chance) -> list[int]:
        """The list a company brought; one that the seat may not know is made up around the cards it has seen."""
        view = self.view
        if view.zones.lists[seat]:
            return view.zones.lists[seat]
        making = ListInTheMaking(view, seat, self.at_least(seat, [code for code in known if owner_of(code) == seat]))
        size = DECK_SIZE
        if view.rules.house_rules_card:
            size += 1
            if not any(view.card_set.card(code).name == HOUSE_RULE for code in making.cards):
                making.cards.append(code_of(view.card_set.by_id[BLANK_RULE.id], seat))
        while len(making.cards) < size:
            making.add(chance)
        return sorted(making.cards)

    def at_least(self, seat: int, known: list[int]) -> list[int]:
        """The known cards of a list, and what more it takes to have put back the hands that were shown."""
        found = known[:]
        shown = self.view.zones.put_back[seat]
        size = self.view.rules.opening_hand
        for first in range(0, len(shown), size):
            hand = shown[first : first + size]
            for code in set(hand) - {HIDDEN}:
                found += [code] * (hand.count(code) - found.count(code))
        return found

    def table(
        self,
        lists: list[list[int]],
        hands: list[list[int]],
        decks: list[list[int]],
        telling: Retelling | None,
        chance: Chance,
    ) -> CorporateEspionage:
        view = self.view
        seats = view.seats
        own = view.seat
        piles: list[Pile] = []
        for seat in range(seats):
            cards = view.zones.hands[seat][:] if seat == own else hands[seat]
            piles.append(Pile(cards, knowledge(cards, view.zones.hands[seat], seat, own)))
        deck_piles = [
            Pile(deck, [1 << own if code != HIDDEN else 0 for code in view.zones.decks[seat]])
            for seat, deck in enumerate(decks)
        ]
        zones = Zones(
            lists,
            view.zones.open_lists,
            piles,
            deck_piles,
            [pile[:] for pile in view.zones.piles],
            Memory(self.memory_told(telling)),
        )
        zones.put_back = view.zones.put_back[:]
        world = CorporateEspionage(
            view.rules,
            view.card_set,
            Quick(chance.word()),
            [self.moment(moment, chance) for moment in view.stack],
            ASIDE,
            view.companies.clone(),
            zones,
            view.in_play.clone(),
            view.accounts.clone(),
            view.calendar.clone(),
            view.agreements.clone(),
        )
        world.modifiers = view.modifiers
        world.winners = view.winners[:]
        world.take_up(own, view.draft)
        return world

    def memory_told(self, telling: Retelling | None) -> list[Entry]:
        """What the table remembers in this world: the seat's own memory, with the cards it did not see filled in.

        What others have seen of each other's hands is left out.
        """
        if telling is None:
            return self.past[:]
        told: list[Entry] = []
        drawn = [0] * self.view.seats
        for at, entry in enumerate(self.past):
            filled_in = entry
            if entry.kind == m.DREW:
                draw = entry.seat * DRAWS + drawn[entry.seat]
                drawn[entry.seat] += 1
                if entry.card == HIDDEN:
                    filled_in = entry.with_card(telling.faces[draw])
            elif entry.kind == m.MOVED and entry.card == HIDDEN:
                filled_in = entry.with_card(telling.face(telling.moved[at]))
            told.append(filled_in)
        return told

    def moment(self, moment: Moment[Any, Any], chance: Chance) -> Moment[Any, Any]:
        """An open question; choices that are sealed are imagined."""
        copy = moment.clone()
        if isinstance(copy, Commit):
            for seat, pick in enumerate(copy.picks):
                if pick is SEALED:
                    copy.picks[seat] = self.imagined(copy, seat, chance)
        return copy

    def imagined(self, moment: Commit[Any, Any], seat: int, chance: Chance) -> Move:
        book = self.view.card_set.book
        if isinstance(moment, EmbargoVote):
            return book.saying_yes if chance.below(2) else book.saying_no
        if isinstance(moment, Duel):
            return book.signs[chance.below(len(book.signs))]
        deck = self.view.zones.decks[(seat - 1) % self.view.seats]
        return book.number(a.CUT, 1 + chance.below(len(deck) - 1))


def rest_of(lists: list[list[int]], known: list[int]) -> list[list[int]]:
    """What each list has left when the known cards are taken out, sorted."""
    rest = [cards[:] for cards in lists]
    for code in known:
        rest[owner_of(code)].remove(code)
    return [sorted(cards) for cards in rest]


def filled(deck: list[int], cards: list[int]) -> list[int]:
    """A deck with its unknown places filled in order."""
    rest = iter(cards)
    return [code if code != HIDDEN else next(rest) for code in deck]


def knowledge(cards: list[int], seen: list[int], holder: int, onlooker: int) -> list[int]:
    """Who knows each card of a hand: its holder, and the onlooker just those it sees."""
    sure = [code for code in seen if code != HIDDEN]
    known: list[int] = []
    for code in cards:
        bits = 1 << holder
        if holder != onlooker and code in sure:
            sure.remove(code)
            bits |= 1 << onlooker
        known.append(bits)
    return known
