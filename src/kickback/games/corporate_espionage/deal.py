"""CES-SETUP: which deck each company plays, the deal, and how a scenario fixes it or begins in the middle."""

from __future__ import annotations

import functools
import re
from typing import Final

from kickback.engine.actions import BadDeal, Ban
from kickback.engine.chance import Chance
from kickback.engine.game import Fixed
from kickback.engine.options import Options
from kickback.engine.pile import HIDDEN, Pile
from kickback.engine.seats import LETTERS, letter, mask
from kickback.games.corporate_espionage import words as w
from kickback.games.corporate_espionage.aside import Aside
from kickback.games.corporate_espionage.box import BLANK_RULE, Box
from kickback.games.corporate_espionage.cardfile import judge_card, judge_own
from kickback.games.corporate_espionage.cards import Card, Deck
from kickback.games.corporate_espionage.espionage import CorporateEspionage
from kickback.games.corporate_espionage.faults import Fault
from kickback.games.corporate_espionage.main import Main
from kickback.games.corporate_espionage.memory import DREW, LEFT, MOVED, fact
from kickback.games.corporate_espionage.options import IN_ORDER, SHUFFLED, Rules
from kickback.games.corporate_espionage.packing import unpack_cards, unpack_decks
from kickback.games.corporate_espionage.permanents import entering
from kickback.games.corporate_espionage.printed import DECK_SIZE
from kickback.games.corporate_espionage.setup import CHOOSE_FIRST, CUT_DECKS, Setup, set_first
from kickback.games.corporate_espionage.shelf import shelf
from kickback.games.corporate_espionage.turns import Turnover, begin_round, begin_turn

ASIDE: Final = Aside()
PLACE: Final = re.compile(r"([A-Z]{3}-[0-9]{2})(?:@([A-H]))?(?:/([1-9]))?")
CLAUSE_OF: Final = {
    "E-DECK-SIZE": "CES-DECK-1", "E-DECK-COPIES": "CES-DECK-3", "E-DECK-EXEC": "CES-DECK-4",
    "E-DECK-EMP": "CES-DECK-5", "E-DECK-ESP": "CES-DECK-6",
}  # fmt: skip


class Brought:
    """What players bring to a table: their own cards and decks beside the shelf."""

    def __init__(self, options: Options) -> None:
        self.cards: dict[str, Card] = {card.id: card for card in unpack_cards(options.word("own-cards"))}
        self.decks: dict[str, Deck] = {deck.code: deck for deck in unpack_decks(options.word("own-decks"))}


def conflict(seats: int, options: Options) -> Ban | None:
    """Why these options cannot go together."""
    changed = options.changed()
    if options.on("allied-victory") and options.word("alliances") != "pact":
        return Ban("CES-WON-1", "allied-victory needs alliances = pact")
    if ("loan-max-interest" in changed or "loan-max-term" in changed) and not options.on("loans"):
        return Ban("CES-RULING-7", "the bounds of loans need loans = on")
    if "team-control" in changed and options.word("teams") == "off":
        return Ban("CES-SEAT-3", "team-control needs teams = shared")
    try:
        judge_brought(seats, options)
    except Fault as fault:
        return Ban(CLAUSE_OF.get(fault.code, "CES-DECK-2"), fault.told())
    return None


def judge_brought(seats: int, options: Options) -> None:
    """CES-DECK-1 to -6 for everything players bring; raises `Fault`."""
    box = shelf()
    brought = Brought(options)
    fair = options.word("custom-cards") != "anything"
    allowed = options.word("custom-cards") != "off"
    rules = {deck.house for deck in brought.decks.values() if deck.house}
    known = dict(box.cards)
    for card in brought.cards.values():
        judge_card(card, known, box.cards, fair)
        known[card.id] = card
        if not allowed and card.id not in rules and card.id not in box.cards:
            raise Fault("E-DECK-UNKNOWN", card.id, 1, "own cards need custom-cards = fair or anything (CES-DECK-2)")
    for deck in brought.decks.values():
        if deck.code in box.decks:
            raise Fault("E-DUP", deck.code, 1, f"{deck.code} is already the code of {box.decks[deck.code].name}")
        judge_own(deck, brought.cards, box.cards, DECK_SIZE, options.number("custom-card-max"))
    codes = options.word("decks")
    if codes not in (SHUFFLED, IN_ORDER):
        named = codes.split(",")
        if len(named) != seats:
            raise Fault("E-DECK-UNKNOWN", codes, 1, f"{seats} companies need {seats} decks (CES-SEAT-2)")
        for code in named:
            if code not in box.decks and code not in brought.decks:
                raise Fault("E-DECK-UNKNOWN", code, 1, f"there is no deck {code}; there are {', '.join(box.decks)}")


def chosen_decks(seats: int, options: Options, chance: Chance, fixed: Fixed) -> list[str]:
    """CES-SEAT-2 to -4: a deck for every company; beyond four, ready-made decks come again."""
    codes = list(shelf().decks)
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
    own = [card for card in brought.cards.values() if card.id not in shelf().cards]
    box = own_box(seats, own) if own else shipped_box(seats)
    lists: list[list[int]] = []
    names: list[str] = []
    open_lists = 0
    for seat in range(seats):
        deck = shelf().decks.get(chosen[seat]) or brought.decks.get(chosen[seat])
        if deck is None:
            raise BadDeal(f"{letter(seat)}.company: there is no deck '{chosen[seat]}'")
        if chosen[seat] in shelf().decks:
            open_lists |= 1 << seat
        names.append(deck.name)
        lists.append(deck_list(box, deck, seat, rules.house_rules_card, fixed))
    hands = [Pile([], []) for _ in range(seats)]
    decks = [Pile(brought_cards[:], [0] * len(brought_cards)) for brought_cards in lists]
    table = CorporateEspionage(
        rules,
        box,
        chance,
        [Turnover()],
        ASIDE,
        lists,
        open_lists,
        hands,
        decks,
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [rules.start_bank] * seats,
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
    )
    table.firms = chosen
    table.names = names
    if listen:
        table.log = []
        for seat in range(seats):
            table.tell("company", "CES-SETUP-4", {"seat": letter(seat), "deck": chosen[seat], "name": names[seat]})
    fix(table, fixed)
    return table


@functools.cache
def shipped_box(seats: int) -> Box:
    """The cards that come in the box; one for all tables of that size, with all their actions."""
    return own_box(seats, [])


def own_box(seats: int, own: list[Card]) -> Box:
    shipped = [*shelf().cards.values(), BLANK_RULE]
    return Box(seats, shipped + own, len(shipped))


def deck_list(box: Box, deck: Deck, seat: int, house_rule: bool, fixed: Fixed) -> list[int]:
    """The cards of a deck as numbers, in the order of the box; a scenario may swap some (`new/old`)."""
    cards = dict(deck.cards)
    if house_rule:
        cards[deck.house or BLANK_RULE.id] = 1
    for swap in fixed.take(f"{letter(seat)}.swap") or []:
        new, _, old = swap.partition("/")
        if new not in box.by_id or cards.get(old, 0) < 1:
            raise BadDeal(f"{letter(seat)}.swap: '{swap}' puts a card of the box in the place of one of the deck")
        cards[old] -= 1
        cards[new] = cards.get(new, 0) + 1
    codes: list[int] = []
    for id, count in cards.items():
        codes += [box.by_id[id] << 3 | seat] * count
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
        if found is None or found[1] not in table.box.by_id:
            raise BadDeal(f"{path}: '{word}' is no card on this table")
        owner = LETTERS.index(found[2]) if found[2] else holder
        code = table.box.by_id[found[1]] << 3 | owner
        if owner >= table.seats or code not in table.decks[owner].faces:
            raise BadDeal(f"{path}: {letter(owner)} has not brought so many {found[1]}")
        table.decks[owner].faces.remove(code)
        table.decks[owner].known.pop()
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
            table.pile_up(place.code)
        held = named_cards(table, fixed, f"{letter(seat)}.hand", seat)
        for place in held or []:
            if place.code & 7 != seat:
                self.moved.append((place.code & 7, seat, place.code))
        for place in played + piled + (held or []):
            self.drawn[place.code & 7].append(place.code)
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
            table.hands[seat].put(place.code, 1 << seat | 1 << (place.code & 7))
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
    table.first = max(first, 0)
    table.active = active
    step = (fixed.take("step") or ["main"])[0]
    fixed.finish()
    begin_round(table)
    if step == "start":
        table.began = True
        begin_turn(table, active)
    elif step == "main":
        table.turn += 1
        table.began = True
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
    permanent = entering(card, place.code, seat, table.tick())
    if place.chips >= 0:
        permanent.chips = place.chips
    table.join(permanent)


def stack_deck(table: CorporateEspionage, seat: int, top: list[Place] | None) -> None:
    """CES-SETUP-6: shuffled and face down; what a scenario names lies on top, first the card drawn next."""
    deck = table.decks[seat]
    deck.shuffle(table.chance)
    for place in reversed(top or []):
        deck.put(place.code, 0)


def thin_out(table: CorporateEspionage, seat: int, size: int) -> list[int]:
    """A scenario in which a deck is nearly used up: the bottom of it has been played."""
    deck = table.decks[seat]
    surplus = len(deck.faces) - size
    if surplus < 0:
        raise BadDeal(f"{letter(seat)}.deck-size: only {len(deck.faces)} cards are left for the deck")
    gone = deck.faces[:surplus]
    deck.faces = deck.faces[surplus:]
    deck.known = deck.known[surplus:]
    table.piles[seat] += gone
    return gone


def remember(table: CorporateEspionage, layout: Layout) -> None:
    """What everybody would remember of the cards that are no longer in the decks; employees were drawn first."""
    types = table.box.types
    for seat, codes in enumerate(layout.drawn):
        for code in sorted(codes, key=lambda c: types[c >> 3] != w.EMPLOYEE):
            for other, memory in enumerate(table.memory):
                memory.append(fact(DREW, seat, 0, code if other == seat else HIDDEN))
    openly = [p.code for board in table.boards for p in board] + [c for pile in table.piles for c in pile]
    for code in openly:
        for memory in table.memory:
            memory.append(fact(LEFT, code & 7, 0, code))
    for giver, taker, code in layout.moved:
        for other, memory in enumerate(table.memory):
            memory.append(fact(MOVED, giver, taker, code if other in (giver, taker) else HIDDEN))


def read_numbers(table: CorporateEspionage, fixed: Fixed) -> None:
    for seat in range(table.seats):
        bank = fixed.number(f"{letter(seat)}.bank", table.rules.start_bank)
        if bank < 0:
            raise BadDeal(f"{letter(seat)}.bank: a bank below zero is an open question; let a bill do it")
        if fixed.take(f"{letter(seat)}.out") is not None:
            table.alive &= ~(1 << seat)
            table.left_how[seat] = "bankrupt"
            bank = 0
        table.banks[seat] = bank
        table.starts[seat] = bank
    table.round = fixed.number("round", 1)
    for word in fixed.take("picks") or []:
        found = PLACE.fullmatch(word)
        if found is None or found[1] not in table.box.by_id or not found[2]:
            raise BadDeal(f"picks: '{word}' is no card; write it with its owner, such as COM-01@B")
        table.rigged.append(table.box.by_id[found[1]] << 3 | LETTERS.index(found[2]))
