"""EMB-SETUP: the deal, and how a scenario fixes it.

Paths: `first`, `turn` (seats), `round`, `phase` (settle, pay, action, draw); for a seat `A.stash`, `A.hand`, `A.board`
(such as `1:5/1 2:4/T* 3:[2]`), `A.next` (the next year to pay), `A.unseen` (years its owner has not looked at),
`A.bust`, `A.start`, `A.target`; `workload` (next first), `workload.left`, `archive` (kinds already settled), and
`A.workload`, `A.workload.left` under `deterministic`; `deck` (next first), `deck.left`, `pile`.
"""

from __future__ import annotations

from kickback.engine.bans import BadDeal
from kickback.engine.chance import Chance
from kickback.engine.game import Fixed
from kickback.engine.memory import Memory
from kickback.engine.moments import AUTO
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.engine.seats import LETTERS, PUBLIC, letter
from kickback.games.embezzlement.components import (
    AUDITED,
    BLACKMAIL,
    BLANK,
    CAPS,
    KINDS,
    LEAST,
    MOST,
    OFF_RECORD,
    OWN_CARDS,
    PLAIN,
    SETTLE_AFTER,
    TYPES,
    YEARS,
    card_name,
    card_named,
    kind_name,
    kind_named,
)
from kickback.games.embezzlement.memory import BESIDE, DEALT_OPENLY, DEALT_SECRETLY
from kickback.games.embezzlement.moments.aside import Aside
from kickback.games.embezzlement.moments.before_the_game import ChooseStart, ChooseTarget
from kickback.games.embezzlement.moments.turn import TURN, begin_round
from kickback.games.embezzlement.options import Rules
from kickback.games.embezzlement.table import Embezzlement
from kickback.games.embezzlement.table.boards import blank_boards
from kickback.games.embezzlement.table.cards import Cards
from kickback.games.embezzlement.table.current_turn import STEP_NAMES, TO_SETTLE, CurrentTurn
from kickback.games.embezzlement.table.invoices import Invoices
from kickback.games.embezzlement.table.money import Money
from kickback.games.embezzlement.table.people import People

ASIDE = Aside()


class Lying:
    """One invoice that a scenario puts on a board."""

    def __init__(self, space: int, kind: int, paid: int, mark: int) -> None:
        self.space: int = space
        self.kind: int = kind
        self.paid: int = paid
        self.mark: int = mark


def deal(rules: Rules, chance: Chance, fixed: Fixed, listen: bool) -> Embezzlement:
    """EMB-SETUP-2 to -9: shuffle, deal, lay out; then the choices before the first turn, if there are any."""
    seats = rules.seats
    lying = [year for seat in range(seats) for year in fixed_board(fixed, seat)]
    table = Embezzlement(
        rules,
        chance,
        [TURN],
        ASIDE,
        blank_boards(seats),
        Money(CAPS, [0] * seats, [0] * seats),
        Invoices([], [], [], [[] for _ in range(seats if rules.deterministic else 1)], [], [], False),
        Cards([0] * (TYPES * seats), [0] * seats, [], [], Memory([])),
        People([], 0, 0, 0, [0] * seats),
        CurrentTurn(0, 0, [0] * seats, [0] * seats),
    )
    lay_out(table, fixed, lying)
    if rules.deterministic:
        own_workloads(table, fixed, lying)
    else:
        common_workload(table, fixed, lying)
    deal_cards(table, fixed)
    deal_caps(table, fixed)
    seat_first(table, fixed)
    phase = fixed.take("phase")
    chosen = fixed_people(table, fixed)
    fixed.finish()
    if listen:
        table.log = []
        tell_deal(table)
    open_game(table, phase, chosen)
    return table


def fixed_board(fixed: Fixed, seat: int) -> list[Lying]:
    """`1:5/1` five Caps on a 1; `2:4/T*` a trap off the record; `3:[2]` an audited 2."""
    path = f"{letter(seat)}.board"
    lying: list[Lying] = []
    for word in fixed.take(path) or []:
        year, _, what = word.partition(":")
        mark = AUDITED if what.startswith("[") else OFF_RECORD if what.endswith("*") else PLAIN
        paid, _, name = ("0", "", what.strip("[]")) if mark == AUDITED else what.rstrip("*").partition("/")
        kind = kind_named(name)
        whole = year.isdecimal() and 1 <= int(year) <= YEARS and paid.isdecimal()
        if not whole or kind == HIDDEN or (mark != AUDITED and not LEAST <= int(paid) <= MOST):
            raise BadDeal(f"{path}: '{word}' is no year; write 1:5/1, 2:4/T* or 3:[2]")
        lying.append(Lying(YEARS * seat + int(year) - 1, kind, int(paid), mark))
    return lying


def lay_out(table: Embezzlement, fixed: Fixed, lying: list[Lying]) -> None:
    """The boards as a scenario wants them. Owners paid their invoices and know them, unless told otherwise."""
    boards = table.boards
    for year in lying:
        seat = year.space // YEARS
        if boards.lying[year.space] != BLANK:
            raise BadDeal(f"{letter(seat)}.board has year {year.space % YEARS + 1} twice")
        known = PUBLIC if year.mark == AUDITED else 1 << seat
        boards.lying[year.space] = table.invoices.take(year.kind, known, seat)
        boards.paid[year.space] = year.paid
        boards.marks[year.space] = year.mark
        boards.laid[seat] += 1
        table.money.coffers -= year.paid
    for seat in range(table.seats):
        path = f"{letter(seat)}.next"
        blank = [y for y in range(YEARS) if table.boards.lying[YEARS * seat + y] == BLANK]
        after = [y for y in blank if table.boards.lying[YEARS * seat + (y - 1) % YEARS] != BLANK]
        if table.boards.laid[seat] > SETTLE_AFTER or len(after) > 1:
            raise BadDeal(f"{letter(seat)}.board needs a blank year, and its invoices in a row")
        upcoming = fixed.number(path, after[0] + 1 if after else 1)
        if not 1 <= upcoming <= YEARS or (after and upcoming != after[0] + 1):
            raise BadDeal(f"{path} must be the first blank year after the latest invoice")
        table.boards.latest[seat] = (upcoming - 2) % YEARS
        for word in fixed.take(f"{letter(seat)}.unseen") or []:
            space = YEARS * seat + int(word) - 1 if word.isdecimal() and 1 <= int(word) <= YEARS else BLANK
            if space == BLANK or table.boards.lying[space] == BLANK:
                raise BadDeal(f"{letter(seat)}.unseen: '{word}' is no occupied year")
            table.invoices.known[table.boards.lying[space]] &= ~(1 << seat)


def named_kinds(fixed: Fixed, path: str) -> list[int]:
    kinds: list[int] = []
    for word in fixed.take(path) or []:
        kind = kind_named(word)
        if kind == HIDDEN:
            raise BadDeal(f"{path}: '{word}' is no invoice; write 1, 2, 3, 4, 5, 8 or T")
        kinds.append(kind)
    return kinds


def without(counts: list[int], kinds: list[int], what: str) -> list[int]:
    """What is left of so many of each kind, as a list, when these are taken out."""
    left = counts[:]
    for kind in kinds:
        left[kind] -= 1
        if left[kind] < 0:
            raise BadDeal(f"{what}: there are not that many invoices of {kind_name(kind)}")
    return [kind for kind in range(KINDS) for _ in range(left[kind])]


def common_workload(table: Embezzlement, fixed: Fixed, lying: list[Lying]) -> None:
    """EMB-WORK-1 to -6, EMB-SETUP-8, -9: the chosen invoices lie face down; what is left of the pool stays in the box.

    Invoices on boards and settled ones (`archive`) came out of the workload, so they count towards its size.
    """
    rules = table.rules
    done = named_kinds(fixed, "archive")
    top = named_kinds(fixed, "workload")
    named = [year.kind for year in lying] + done + top
    chosen = without(rules.mix or rules.pool, named, "workload")
    table.chance.shuffle(chosen)
    count = rules.size - len(named)
    if count < 0:
        raise BadDeal(f"more than {rules.size} invoices are named; raise workload-size")
    if not rules.mix:
        table.invoices.rest = chosen[count:]
        del chosen[count:]
    else:
        table.invoices.rest = [kind for kind in range(KINDS) for _ in range(rules.pool[kind] - rules.mix[kind])]
    left = fixed.number("workload.left", count + len(top))
    if not len(top) <= left <= count + len(top):
        raise BadDeal(f"workload.left lies between {len(top)} and {count + len(top)}")
    while len(chosen) + len(top) > left:
        done.append(chosen.pop())
    table.invoices.workloads[0] = chosen + top[::-1]
    put_away(table, done, 0)


def own_workloads(table: Embezzlement, fixed: Fixed, lying: list[Lying]) -> None:
    """EMB-HOUSE-5, EMB-RULING-43: two of each kind for every seat, in an order nobody knows."""
    invoices = table.invoices
    rules = table.rules
    for seat in range(table.seats):
        path = f"{letter(seat)}.workload"
        top = named_kinds(fixed, path)
        named = [year.kind for year in lying if year.space // YEARS == seat] + top
        own = without(rules.own, named, path)
        table.chance.shuffle(own)
        left = fixed.number(f"{path}.left", len(own) + len(top))
        done: list[int] = []
        while len(own) + len(top) > max(left, len(top)):
            done.append(own.pop())
        invoices.workloads[seat] = own + top[::-1]
        put_away(table, done, seat)
    invoices.rest = [kind for kind in range(KINDS) for _ in range(rules.pool[kind] - rules.own[kind] * table.seats)]


def put_away(table: Embezzlement, kinds: list[int], seat: int) -> None:
    """Invoices that were settled before the scenario begins: everybody has seen them."""
    for kind in kinds:
        table.invoices.take(kind, PUBLIC, seat)


def named_cards(fixed: Fixed, path: str) -> list[int] | None:
    words = fixed.take(path)
    if words is None:
        return None
    cards = [card_named(word) for word in words]
    if HIDDEN in cards:
        raise BadDeal(f"{path}: '{words[cards.index(HIDDEN)]}' is no card")
    return cards


def deal_cards(table: Embezzlement, fixed: Fixed) -> None:
    """EMB-SETUP-5, -6, EMB-HOUSE-1 to -3: hands first, then the rest is the deck."""
    rules = table.rules
    seats = range(table.seats)
    named = [named_cards(fixed, f"{letter(seat)}.hand") for seat in seats]
    pile = named_cards(fixed, "pile") or []
    top = named_cards(fixed, "deck") or []
    left = [rules.cards] * TYPES
    for card in [card for hand in named for card in hand or []] + pile + top:
        left[card] -= 1
        if left[card] < 0:
            raise BadDeal(f"there are not that many {card_name(card)} cards")
    hands = [hand[:] if hand is not None else [] for hand in named]
    if rules.deterministic:
        deal_alike(left, named, hands)
    late = [BLACKMAIL] * left[BLACKMAIL] if rules.delayed_blackmail else []
    stock = [card for card in range(TYPES) for _ in range(left[card]) if not late or card != BLACKMAIL]
    table.chance.shuffle(stock)
    if not rules.deterministic:
        for _ in range(rules.start_hand):
            for seat in seats:
                if named[seat] is None:
                    hands[seat].append(stock.pop())
    if late:
        stock += late
        table.chance.shuffle(stock)
    if rules.deterministic:
        pile += stock  # cards missing from named hands were played before the scenario begins
        stock = []
    count = fixed.number("deck.left", len(stock) + len(top))
    if not len(top) <= count <= len(stock) + len(top):
        raise BadDeal(f"deck.left lies between {len(top)} and {len(stock) + len(top)}")
    while len(stock) + len(top) > count:
        pile.append(stock.pop())
    table.cards.deck = stock + top[::-1]
    table.cards.pile = pile
    for card in pile:
        table.cards.memory.add(BESIDE[card])
    dealt = DEALT_OPENLY if rules.deterministic else DEALT_SECRETLY
    for seat in seats:
        if len(hands[seat]) > rules.hand_limit:
            raise BadDeal(f"{letter(seat)}.hand has more than {rules.hand_limit} cards")
        for card in sorted(hands[seat]):
            table.cards.hands[TYPES * seat + card] += 1
            table.cards.memory.add(dealt[seat][card])
        table.cards.held[seat] = len(hands[seat])


def deal_alike(left: list[int], named: list[list[int] | None], hands: list[list[int]]) -> None:
    """EMB-HOUSE-3: three of each type for everybody whose hand is not named."""
    for seat, hand in enumerate(named):
        if hand is None:
            for card in range(TYPES):
                hands[seat] += [card] * OWN_CARDS
                left[card] -= OWN_CARDS


def deal_caps(table: Embezzlement, fixed: Fixed) -> None:
    """EMB-SETUP-3, -4, EMB-HOUSE-21, -22."""
    for seat in range(table.seats):
        caps = fixed.number(f"{letter(seat)}.stash", table.rules.stash)
        if caps < 0:
            raise BadDeal(f"{letter(seat)}.stash cannot be negative")
        table.money.start(seat, caps)


def seat_first(table: Embezzlement, fixed: Fixed) -> None:
    """EMB-SETUP-11, -12, EMB-RULING-33: who starts, and where a scenario is in the game."""
    rules = table.rules
    choice = rules.first_player
    if choice == "random":
        table.turn.first = table.chance.below(table.seats)
    elif choice == "previous-winner":
        winners = [s for s in range(table.seats) if rules.last_winners >> s & 1] or list(range(table.seats))
        table.turn.first = winners[table.chance.below(len(winners))]
    else:
        table.turn.first = 0 if choice == "host" else LETTERS.index(choice)
    first = fixed_seat(table, fixed, "first")
    turn = fixed_seat(table, fixed, "turn")
    if first is not None:
        table.turn.first = first
    elif turn is not None:
        table.turn.first = 0
    table.turn.active = turn if turn is not None else table.turn.first
    table.turn.round = fixed.number("round", 1)
    if table.turn.round < 1:
        raise BadDeal("round counts from 1")


def fixed_seat(table: Embezzlement, fixed: Fixed, path: str) -> int | None:
    words = fixed.take(path)
    if words is None:
        return None
    if len(words) != 1 or words[0] not in LETTERS[: table.seats]:
        raise BadDeal(f"{path} names one seat")
    return LETTERS.index(words[0])


def fixed_people(table: Embezzlement, fixed: Fixed) -> bool:
    """Bust seats, targets and starts of a scenario; were the choices before the first turn already made?"""
    chosen = False
    targets = [0] * table.seats
    starts = table.money.starts[:]
    for seat in range(table.seats):
        name = letter(seat)
        for path, amounts in ((f"{name}.target", targets), (f"{name}.start", starts)):
            if fixed.take(path) is not None:
                amounts[seat] = fixed.number(path, 0)
                chosen = True
        if fixed.take(f"{name}.bust") == ["yes"]:
            out_before(table, seat)
    table.money.starts = starts
    table.people = table.people.aiming_at(targets)
    if table.people.is_out(table.turn.active):
        raise BadDeal("it cannot be the turn of a bust seat")
    return chosen


def out_before(table: Embezzlement, seat: int) -> None:
    """EMB-RULING-29: a seat that went bust before the scenario begins, and what it had goes back."""
    if table.boards.laid[seat]:
        raise BadDeal(f"{letter(seat)} is bust and cannot have a board")
    table.money.earn(seat, -table.money.stash[seat])
    table.people = table.people.without(seat)
    if table.rules.deterministic:
        table.invoices.put_back(seat)
    for card in range(TYPES):
        for _ in range(table.cards.hands[TYPES * seat + card]):
            table.cards.spend(seat, card)


def tell_deal(table: Embezzlement) -> None:
    secrets: dict[int, Facts] = {}
    for seat in range(table.seats):
        hand = table.cards.hands[TYPES * seat : TYPES * seat + TYPES]
        secrets[seat] = {"hand": [card_name(card) for card in range(TYPES) for _ in range(hand[card])]}
    rules = table.rules
    facts: Facts = {
        "cards": rules.start_hand,
        "workload": sum(len(load) for load in table.invoices.workloads),
        "box": rules.box.name,
        "delayed": rules.delayed_blackmail,
        "alike": rules.deterministic,
    }
    if not rules.cheap:
        facts["stash"] = rules.stash
    table.tell("dealt", "EMB-SETUP-6", facts, secrets)
    choice = table.rules.first_player
    clause = "EMB-SETUP-12" if choice == "previous-winner" else "EMB-SETUP-11"
    table.tell("first", clause, {"seat": letter(table.turn.first), "why": choice})


def open_game(table: Embezzlement, phase: list[str] | None, chosen: bool) -> None:
    rules = table.rules
    if phase is not None:
        if len(phase) != 1 or phase[0] not in STEP_NAMES[:-1]:
            raise BadDeal(f"phase is one of {', '.join(STEP_NAMES[:-1])}")
        table.turn.step = STEP_NAMES.index(phase[0])
    everybody = (1 << table.seats) - 1
    if not chosen and (rules.cheap or rules.planned):
        nothing = [None] * table.seats
        table.stack.append(
            ChooseStart("cheap-start", everybody, list(nothing), exact=True)
            if rules.cheap
            else ChooseTarget("target", everybody, list(nothing), exact=True)
        )
        return
    opens = next(
        s % table.seats
        for s in range(table.turn.first, table.turn.first + table.seats)
        if not table.people.is_out(s % table.seats)
    )
    if table.turn.step == TO_SETTLE and table.turn.active == opens:
        begin_round(table)
    while table.stack[-1].kind == AUTO:
        table.stack[-1].resume(table)
