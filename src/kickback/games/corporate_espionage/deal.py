"""CES-SETUP: which deck each company plays, the deal, and how a scenario fixes it or begins in the middle."""

from __future__ import annotations

import functools
import re
from typing import Final

from kickback.engine.bans import BadDeal
from kickback.engine.chance import Chance
from kickback.engine.game import Fixed
from kickback.engine.memory import Entry, Memory
from kickback.engine.options import Options
from kickback.engine.pile import Pile
from kickback.engine.seats import LETTERS, letter, mask
from kickback.games.corporate_espionage.card_set import BLANK_RULE, CardSet
from kickback.games.corporate_espionage.components import (
    IN_ORDER,
    SHUFFLED,
    Brought,
    Card,
    Deck,
    code_of,
    owner_of,
    ready_made,
)
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.espionage_table import CorporateEspionage
from kickback.games.corporate_espionage.memory import DREW, LEFT, MOVED, card_entry
from kickback.games.corporate_espionage.moments import (
    CHOOSE_FIRST,
    CUT_DECKS,
    Aside,
    Main,
    Setup,
    Turnover,
    begin_round,
    begin_turn,
    set_first,
)
from kickback.games.corporate_espionage.options import Rules
from kickback.games.corporate_espionage.table import (
    Agreements,
    Calendar,
    Companies,
    InPlay,
    Zones,
    entering,
    opened_accounts,
)

ASIDE: Final = Aside()
PLACE: Final = re.compile(r"([A-Z]{3}-[0-9]{2})(?:@([A-H]))?(?:/([1-9]))?")


def chosen_decks(seats: int, options: Options, chance: Chance, fixed: Fixed) -> list[str]:
    """CES-SEAT-2 to -4: a deck for every company; beyond four, ready-made decks come again."""
    codes = list(ready_made().decks)
    word = options.word("decks")
    if word == SHUFFLED:
        places = list(range(seats))
        for first in range(0, seats, len(codes)):
            order = list(range(len(codes)))
            chance.shuffle(order)
            for place, deck in zip(range(first, seats), order, strict=False):
                places[place] = deck
        chosen = [codes[place] for place in places]
    elif word == IN_ORDER:
        chosen = [codes[seat % len(codes)] for seat in range(seats)]
    else:
        chosen = word.split(",")
    for seat in range(seats):
        named = fixed.take(f"{letter(seat)}.company")
        if named is not None:
            chosen[seat] = named[0] if named else ""
    return chosen


def deal(rules: Rules, options: Options, chance: Chance, fixed: Fixed, listen: bool) -> CorporateEspionage:
    seats = rules.seats
    brought = Brought(options)
    chosen = chosen_decks(seats, options, chance, fixed)
    own = [card for card in brought.cards.values() if card.id not in ready_made().cards]
    card_set = own_set(seats, own) if own else shipped_set(seats)
    lists: list[list[int]] = []
    names: list[str] = []
    open_lists = 0
    for seat in range(seats):
        deck = ready_made().decks.get(chosen[seat]) or brought.decks.get(chosen[seat])
        if deck is None:
            raise BadDeal(f"{letter(seat)}.company: there is no deck '{chosen[seat]}'")
        if chosen[seat] in ready_made().decks:
            open_lists |= 1 << seat
        names.append(deck.name)
        lists.append(deck_list(card_set, deck, seat, rules.house_rules_card, fixed))
    table = CorporateEspionage(
        rules,
        card_set,
        chance,
        [Turnover()],
        ASIDE,
        Companies(chosen, names),
        undealt(lists, open_lists),
        InPlay([[] for _ in range(seats)], []),
        opened_accounts(seats, rules.start_bank),
        Calendar(),
        Agreements(seats),
    )
    if listen:
        table.log = []
        for seat in range(seats):
            table.tell("company", "CES-SETUP-4", {"seat": letter(seat), "deck": chosen[seat], "name": names[seat]})
    fix(table, fixed)
    return table


def undealt(lists: list[list[int]], open_lists: int) -> Zones:
    """CES-SETUP-6: all that a company brought is in its deck."""
    seats = len(lists)
    return Zones(
        lists,
        open_lists,
        [Pile([], []) for _ in range(seats)],
        [Pile(cards[:], [0] * len(cards)) for cards in lists],
        [[] for _ in range(seats)],
        Memory([]),
    )


@functools.cache
def shipped_set(seats: int) -> CardSet:
    """The cards that come in the box; one for all tables of that size, with all their actions."""
    return own_set(seats, [])


def own_set(seats: int, own: list[Card]) -> CardSet:
    shipped = [*ready_made().cards.values(), BLANK_RULE]
    return CardSet(seats, shipped + own, len(shipped))


def deck_list(card_set: CardSet, deck: Deck, seat: int, house_rule: bool, fixed: Fixed) -> list[int]:
    """The cards of a deck as numbers, in the order of the box; a scenario may swap some (`new/old`)."""
    cards = dict(deck.cards)
    if house_rule:
        cards[deck.house or BLANK_RULE.id] = 1
    for swap in fixed.take(f"{letter(seat)}.swap") or []:
        new, _, old = swap.partition("/")
        if new not in card_set.by_id or cards.get(old, 0) < 1:
            raise BadDeal(f"{letter(seat)}.swap: '{swap}' puts a card of the box in the place of one of the deck")
        cards[old] -= 1
        cards[new] = cards.get(new, 0) + 1
    codes: list[int] = []
    for id, count in cards.items():
        codes += [code_of(card_set.by_id[id], seat)] * count
    return sorted(codes)


class Place:
    """A card a scenario puts somewhere: its code, and its chips if it says so."""

    def __init__(self, code: int, chips: int) -> None:
        self.code: int = code
        self.chips: int = chips


def named_cards(table: CorporateEspionage, fixed: Fixed, path: str, holder: int) -> list[Place] | None:
    words = fixed.take(path)
    if words is None:
        return None
    places: list[Place] = []
    for word in words:
        if word == "-":
            continue
        found = PLACE.fullmatch(word)
        if found is None or found[1] not in table.card_set.by_id:
            raise BadDeal(f"{path}: '{word}' is no card on this table")
        owner = LETTERS.index(found[2]) if found[2] else holder
        code = code_of(table.card_set.by_id[found[1]], owner)
        if owner >= table.seats or code not in table.zones.decks[owner].faces:
            raise BadDeal(f"{path}: {letter(owner)} has not brought so many {found[1]}")
        table.zones.decks[owner].faces.remove(code)
        table.zones.decks[owner].known.pop()
        places.append(Place(code, int(found[3]) if found[3] else -1))
    return places


class Layout:
    """What a scenario lays out before the rest is dealt."""

    def __init__(self, table: CorporateEspionage, fixed: Fixed) -> None:
        self.drawn: list[list[int]] = [[] for _ in range(table.seats)]  # by owner: what has left the deck
        self.moved: list[tuple[int, int, int]] = []  # giver, taker and card of what changed hands
        self.hands: list[list[Place] | None] = [self.of_company(table, fixed, seat) for seat in range(table.seats)]
        self.tops: list[list[Place] | None] = [
            named_cards(table, fixed, f"{letter(seat)}.deck", seat) for seat in range(table.seats)
        ]

    def of_company(self, table: CorporateEspionage, fixed: Fixed, seat: int) -> list[Place] | None:
        """Its cards in play and in its pile; returns its hand, if that is named."""
        played = named_cards(table, fixed, f"{letter(seat)}.table", seat) or []
        for place in played:
            put_in_play(table, seat, place)
        piled = named_cards(table, fixed, f"{letter(seat)}.pile", seat) or []
        for place in piled:
            table.zones.pile_up(place.code)
        held = named_cards(table, fixed, f"{letter(seat)}.hand", seat)
        for place in held or []:
            if owner_of(place.code) != seat:
                self.moved.append((owner_of(place.code), seat, place.code))
        for place in played + piled + (held or []):
            self.drawn[owner_of(place.code)].append(place.code)
        return held

    def undealt(self, table: CorporateEspionage) -> int:
        """The companies whose hand is still to be dealt."""
        return mask([seat for seat, hand in enumerate(self.hands) if hand is None and table.living(seat)])

    def stacked(self) -> int:
        """The companies whose deck is named from the top."""
        return mask([seat for seat, top in enumerate(self.tops) if top is not None])


def fix(table: CorporateEspionage, fixed: Fixed) -> None:
    """Lays out what a scenario fixes, shuffles the rest, and opens the first question."""
    layout = Layout(table, fixed)
    for seat in range(table.seats):
        stack_deck(table, seat, layout.tops[seat])
        size = fixed.number(f"{letter(seat)}.deck-size", -1)
        if size >= 0:
            layout.drawn[seat] += thin_out(table, seat, size)
    remember(table, layout)
    for seat in range(table.seats):
        for place in layout.hands[seat] or []:
            table.zones.put(seat, place.code, 1 << seat | 1 << (owner_of(place.code)))
    read_numbers(table, fixed)
    first = seat_named(table, fixed, "first")
    active = seat_named(table, fixed, "turn")
    if active >= 0:
        begin_middle(table, fixed, active, first)
        return
    fixed.finish()
    if first >= 0:
        set_first(table, first)
    table.stack = [Setup(CUT_DECKS if first >= 0 else CHOOSE_FIRST, layout.undealt(table), layout.stacked())]
    table.settle()


def begin_middle(table: CorporateEspionage, fixed: Fixed, active: int, first: int) -> None:
    """A scenario that starts in somebody's turn: in its Main, or with `step = start` before its Income.

    Hands it does not name are empty.
    """
    table.calendar.first = max(first, 0)
    table.calendar.active = active
    step = (fixed.take("step") or ["main"])[0]
    fixed.finish()
    begin_round(table)
    if step == "start":
        table.calendar.began = True
        begin_turn(table, active)
    elif step == "main":
        table.calendar.turn += 1
        table.calendar.began = True
        table.stack.append(Main(active))
    else:
        raise BadDeal("step is start or main")
    table.settle()


def seat_named(table: CorporateEspionage, fixed: Fixed, path: str) -> int:
    words = fixed.take(path)
    if words is None:
        return -1
    if len(words) != 1 or words[0] not in LETTERS[: table.seats]:
        raise BadDeal(f"{path} names one company")
    return LETTERS.index(words[0])


def put_in_play(table: CorporateEspionage, seat: int, place: Place) -> None:
    card = table.card(place.code)
    if not card.permanent:
        raise BadDeal(f"{card.id} never stays in play")
    permanent = entering(card, place.code, seat, table.calendar.tick())
    if place.chips >= 0:
        permanent.chips = place.chips
    table.in_play.join(permanent)


def stack_deck(table: CorporateEspionage, seat: int, top: list[Place] | None) -> None:
    """CES-SETUP-6: shuffled and face down; what a scenario names lies on top, first the card drawn next."""
    deck = table.zones.decks[seat]
    deck.shuffle(table.chance)
    for place in reversed(top or []):
        deck.put(place.code, 0)


def thin_out(table: CorporateEspionage, seat: int, size: int) -> list[int]:
    """A scenario in which a deck is nearly used up: the bottom of it has been played."""
    deck = table.zones.decks[seat]
    surplus = len(deck.faces) - size
    if surplus < 0:
        raise BadDeal(f"{letter(seat)}.deck-size: only {len(deck.faces)} cards are left for the deck")
    gone = deck.faces[:surplus]
    deck.faces = deck.faces[surplus:]
    deck.known = deck.known[surplus:]
    table.zones.piles[seat] += gone
    return gone


def remember(table: CorporateEspionage, layout: Layout) -> None:
    """What everybody would remember of the cards that are no longer in the decks; employees were drawn first."""
    memory = table.zones.memory
    for seat, codes in enumerate(layout.drawn):
        for code in sorted(codes, key=lambda c: table.card_set.type_of(c) != w.EMPLOYEE):
            memory.add(card_entry(DREW, seat, code))
    openly = [p.code for board in table.in_play.boards for p in board] + [c for pile in table.zones.piles for c in pile]
    for code in openly:
        memory.add(card_entry(LEFT, owner_of(code), code))
    for giver, taker, code in layout.moved:
        memory.add(Entry(MOVED, giver, code, 1 << giver | 1 << taker, target=taker))


def read_numbers(table: CorporateEspionage, fixed: Fixed) -> None:
    for seat in range(table.seats):
        bank = fixed.number(f"{letter(seat)}.bank", table.rules.start_bank)
        if bank < 0:
            raise BadDeal(f"{letter(seat)}.bank: a bank below zero is an open question; let a bill do it")
        if fixed.take(f"{letter(seat)}.out") is not None:
            table.companies.alive &= ~(1 << seat)
            table.companies.left_how[seat] = "bankrupt"
            bank = 0
        table.accounts.banks[seat] = bank
        table.accounts.starts[seat] = bank
    table.calendar.round = fixed.number("round", table.calendar.round)
    for word in fixed.take("picks") or []:
        found = PLACE.fullmatch(word)
        if found is None or found[1] not in table.card_set.by_id or not found[2]:
            raise BadDeal(f"picks: '{word}' is no card; write it with its owner, such as COM-01@B")
        table.zones.rigged.append(code_of(table.card_set.by_id[found[1]], LETTERS.index(found[2])))
