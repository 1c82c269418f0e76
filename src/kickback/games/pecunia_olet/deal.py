"""PEC-SETUP: the deal, and how a scenario fixes it, up to the middle of a game.

Paths of the table: `first` and `pawn` (a seat), `officer`, `round` and `quiet` (numbers), `market` (ids from the left,
`-` for a gap), `deck` (ids from the top; with `...` at the end the rest follows shuffled, otherwise it was binned).
Paths of a seat: `A.cash`, `A.account`, `A.fakes` (a lot), `A.cards` (ids or kinds: a printer, ink or paper, then what
was bought), `A.placed` (spaces) and `A.down` (henchmen laid down). Whose turn it is follows from the henchmen used.
"""

from __future__ import annotations

from typing import Final

from kickback.engine.bans import BadDeal
from kickback.engine.chance import Chance
from kickback.engine.game import Fixed
from kickback.engine.memory import Memory
from kickback.engine.pile import Pile
from kickback.engine.seats import LETTERS, clockwise, letter
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.components import (
    CARD,
    CARD_GROUP,
    CARD_KIND,
    CARD_KINDS,
    CARDS,
    GROUPS,
    INK,
    JET,
    NO_CARD,
    NOBODY,
    PAPER,
    PRINTED,
    PRINTER,
    SPACE,
    START_GROUP,
    STEP,
)
from kickback.games.pecunia_olet.memory import banked, began
from kickback.games.pecunia_olet.moments import PLACEMENTS, Aside, ChooseFirst, open_round
from kickback.games.pecunia_olet.options import Rules
from kickback.games.pecunia_olet.setup import set_up, start_purses
from kickback.games.pecunia_olet.table import PecuniaOlet
from kickback.games.pecunia_olet.table.equipment import no_equipment
from kickback.games.pecunia_olet.table.henchmen import all_at_home
from kickback.games.pecunia_olet.table.market import Market
from kickback.games.pecunia_olet.table.money import in_the_box
from kickback.games.pecunia_olet.table.progress import NOT_YET_ENDING, Police, Round


def start_cards(*kinds: int) -> list[int]:
    return [card for card in range(len(CARDS)) if CARD_GROUP[card] == START_GROUP and CARD_KIND[card] in kinds]


ASIDE: Final = Aside()
PRINTERS: Final[list[int]] = start_cards(PRINTER)
COMPONENTS: Final[list[int]] = start_cards(INK, PAPER)
AND_SO_ON: Final = "..."
GAP: Final = "-"


def deal(rules: Rules, chance: Chance, fixed: Fixed, listen: bool) -> PecuniaOlet:
    """PEC-SETUP-1 to -12. With `first-player` = host what depends on the starting player waits for the host."""
    first = named_seat(fixed, "first", rules.seats)
    if first == NOBODY and rules.first_player != "host":
        first = chance.below(rules.seats)
    hands = Hands(rules, fixed, chance)
    deck = Pile(hands.deck, [0] * len(hands.deck))
    table = PecuniaOlet(
        rules,
        chance,
        [],
        ASIDE,
        in_the_box(rules.seats),
        no_equipment(rules.seats),
        Market(hands.market[:], deck, [], hands.binned, hands.out),
        all_at_home(rules.seats),
        Police(rules.board.start[rules.seats], 0, 0),
        Round(1, NOBODY, NOBODY, NOBODY),
        NOT_YET_ENDING,
        Memory([]),
    )
    for seat, printer in enumerate(hands.printers):
        table.equipment.own(seat, printer)
    if listen:
        table.log = []
    if first == NOBODY:
        if hands.market_named or hands.components != [NO_CARD] * rules.seats:
            raise BadDeal("first: until the host has chosen, only the deck can be fixed; name the first seat too")
        table.market.starts = hands.starts
        fixed.finish()
        table.stack = [ChooseFirst()]
        return table
    table.market.starts = hands.in_order(clockwise(first, rules.seats))
    lay_out(table, first, hands, fixed)
    return table


def lay_out(table: PecuniaOlet, first: int, hands: Hands, fixed: Fixed) -> None:
    """Everything that follows from the starting player, then what the scenario says of a game in progress."""
    seats = range(table.seats)
    usual = start_purses(table.rules, first)
    deck = table.market.deck
    if hands.market_named:
        table.market.deck = Pile([], [])
    set_up(table, first, [sum_of(fixed, f"{letter(seat)}.cash", usual[seat]) for seat in seats])
    table.market.deck = deck
    for seat in seats:
        for card in hands.extras[seat]:
            if CARD_KIND[card] == JET and table.equipment.jets[seat]:
                raise BadDeal(f"{letter(seat)}.cards holds two jets")
            table.equipment.own(seat, card)
        fix_money(table, seat, fixed)
        fix_henchmen(table, seat, fixed)
    if table.rules.counted_bank and table.money.bank < 0:
        raise BadDeal(f"the bank has only {PRINTED.box}")
    fix_progress(table, fixed)
    pawn = named_seat(fixed, "pawn", table.seats)
    table.round.pawn = pawn if pawn != NOBODY else first
    fixed.finish()
    open_round(table, first)
    table.stack = [PLACEMENTS[turn_of(table)]]


class Hands:
    """Which card begins where: shuffled groups, and the cards that a scenario puts somewhere."""

    def __init__(self, rules: Rules, fixed: Fixed, chance: Chance) -> None:
        self.rules: Rules = rules
        self.named: list[int] = []  # every card that was given a place so far
        self.market: list[int] = [NO_CARD] * len(rules.board.columns)
        top, go_on = self.fixed_deck(fixed)
        self.market_named: bool = self.fixed_market(fixed)
        words = [fixed.take(f"{letter(seat)}.cards") for seat in range(rules.seats)]
        for seat, row in enumerate(words):
            for word in row or []:
                if word in CARD:
                    self.name(CARD[word], f"{letter(seat)}.cards")
        self.printers: list[int] = []
        self.components: list[int] = []  # each seat's start component, NO_CARD where luck decides
        self.extras: list[list[int]] = []
        for seat, row in enumerate(words):
            self.seat_cards(f"{letter(seat)}.cards", row)
        self.starts: list[int] = [card for card in COMPONENTS if card not in self.components]
        chance.shuffle(self.starts)
        rest: list[int] = []
        for group in rules.groups:
            cards = [card for card in group if card not in self.named] if self.named else group[:]
            chance.shuffle(cards)
            rest += cards
        self.binned: list[int] = []
        if top or not go_on:
            last = CARD_GROUP[top[-1]] if top else GROUPS[0]
            self.binned = sorted(card for card in rest if not go_on or CARD_GROUP[card] < last)
            rest = [card for card in rest if card not in self.binned]
        self.deck: list[int] = rest + top[::-1]
        self.out: list[int] = [card for card in PRINTERS if card not in self.printers] + rules.left_out

    def name(self, card: int, path: str) -> int:
        """A card gets its place; no card can be in two."""
        if card in self.named:
            raise BadDeal(f"{path}: {CARDS[card]} is in two places")
        if not self.rules.playing(card) and CARD_GROUP[card] != START_GROUP:
            raise BadDeal(f"{path}: {CARDS[card]} is not in play at this table")
        self.named.append(card)
        return card

    def row(self, words: list[str], path: str) -> list[int]:
        """Deck cards by id."""
        for word in words:
            if word not in CARD or CARD_GROUP[CARD[word]] == START_GROUP:
                raise BadDeal(f"{path}: '{word}' is no card of the deck")
        return [self.name(CARD[word], path) for word in words]

    def fixed_deck(self, fixed: Fixed) -> tuple[list[int], bool]:
        """The top of the deck, first card first, and whether the rest follows shuffled (`...`) or has been binned."""
        words = fixed.take("deck")
        if words is None:
            return [], True
        go_on = words[-1:] == [AND_SO_ON]
        top = self.row(words[:-1] if go_on else words, "deck")
        groups = [CARD_GROUP[card] for card in top]
        if groups != sorted(groups):
            raise BadDeal("deck: the groups lie in the order A, B, C, D")
        return top, go_on

    def fixed_market(self, fixed: Fixed) -> bool:
        words = fixed.take("market")
        if words is None:
            return False
        if len(words) != len(self.market):
            raise BadDeal(f"market takes {len(self.market)} cards, or {GAP} for a gap")
        for column, word in enumerate(words):
            if word != GAP:
                self.market[column] = self.row([word], "market")[0]
        return True

    def seat_cards(self, path: str, words: list[str] | None) -> None:
        """A seat's printer and component from the S cards, then what it has bought; each by id or by kind."""
        printer = component = NO_CARD
        extras: list[int] = []
        for word in words or []:
            card = CARD[word] if word in CARD else self.of_kind(word, path, printer == NO_CARD, component == NO_CARD)
            if CARD_GROUP[card] != START_GROUP:
                extras.append(card)
            elif CARD_KIND[card] == PRINTER and printer == NO_CARD:
                printer = card
            elif CARD_KIND[card] != PRINTER and component == NO_CARD:
                component = card
            else:
                raise BadDeal(f"{path}: everybody has one printer and one component of the S cards")
        if words is not None and NO_CARD in (printer, component):
            raise BadDeal(f"{path}: everybody has a printer and ink or paper")
        self.printers.append(printer if printer != NO_CARD else self.unnamed(PRINTERS, path))
        self.components.append(component)
        self.extras.append(extras)

    def of_kind(self, word: str, path: str, wants_printer: bool, wants_component: bool) -> int:
        if word not in CARD_KINDS:
            raise BadDeal(f"{path}: '{word}' is neither a card nor a kind of card")
        kind = CARD_KINDS.index(word)
        if (kind == PRINTER and wants_printer) or (kind in (INK, PAPER) and wants_component):
            return self.unnamed(start_cards(kind), path)
        deck = [card for card in range(len(CARDS)) if CARD_KIND[card] == kind and self.rules.playing(card)]
        return self.unnamed(deck, path)

    def unnamed(self, cards: list[int], path: str) -> int:
        for card in cards:
            if card not in self.named:
                return self.name(card, path)
        raise BadDeal(f"{path}: there are not so many cards of that kind")

    def in_order(self, order: list[int]) -> list[int]:
        """PEC-SETUP-9: the start components as a pile from which each seat draws in turn; the undealt ones below."""
        shuffled = self.starts[:]
        drawn = [shuffled.pop() if self.components[seat] == NO_CARD else self.components[seat] for seat in order]
        return shuffled + drawn[::-1]


def named_seat(fixed: Fixed, path: str, seats: int) -> int:
    words = fixed.take(path)
    if words is None:
        return NOBODY
    if len(words) != 1 or len(words[0]) != 1 or words[0] not in LETTERS[:seats]:
        raise BadDeal(f"{path} names one seat")
    return LETTERS.index(words[0])


def sum_of(fixed: Fixed, path: str, default: int) -> int:
    money = fixed.number(path, default)
    if money < 0 or money % STEP:
        raise BadDeal(f"{path} is a multiple of {STEP}")
    return money


def fix_money(table: PecuniaOlet, seat: int, fixed: Fixed) -> None:
    """What a scenario gives a seat beyond its cash; like the start cash it is known to all."""
    path = f"{letter(seat)}.fakes"
    words = fixed.take(path)
    if words is not None:
        held = fake_notes.read(words[0]) if len(words) == 1 else -1
        if held < 0:
            raise BadDeal(f"{path} takes a lot such as 0-1-2")
        if table.rules.counted_fakes and not fake_notes.within(held, table.money.supply):
            raise BadDeal(f"{path}: the box has only {fake_notes.written(table.money.supply)} left")
        table.money.fakes[seat] = held
        if table.rules.counted_fakes:
            table.money.supply -= held
        table.memory.add(began(seat, 0, held))
    account = sum_of(fixed, f"{letter(seat)}.account", 0)
    if account:
        table.money.account[seat] = account
        table.money.bank -= account
        table.memory.add(banked(seat, account))


def fix_henchmen(table: PecuniaOlet, seat: int, fixed: Fixed) -> None:
    path = f"{letter(seat)}.placed"
    board = table.rules.board
    for word in fixed.take(path) or []:
        if word not in SPACE or not board.here[SPACE[word]]:
            raise BadDeal(f"{path}: there is no space {word} on this side")
        space = SPACE[word]
        if table.henchmen.on[space] != NOBODY:
            raise BadDeal(f"{path}: somebody stands on {word}")
        if board.column[space] >= 0 and table.market.row[board.column[space]] != NO_CARD:
            raise BadDeal(f"{path}: the card above {word} should be gone, so market needs a {GAP} there")
        table.henchmen.stand(seat, space)
    table.henchmen.down[seat] = fixed.number(f"{letter(seat)}.down", 0)
    table.henchmen.ready[seat] = PRINTED.henchmen - len(table.henchmen.standing(seat)) - table.henchmen.down[seat]
    if table.henchmen.down[seat] < 0 or table.henchmen.ready[seat] < 0:
        raise BadDeal(f"{letter(seat)}.down: everybody has {PRINTED.henchmen} henchmen")


def fix_progress(table: PecuniaOlet, fixed: Fixed) -> None:
    """Officer, bans and the count of quiet rounds."""
    board = table.rules.board
    start = board.start[table.seats]
    table.police.officer = fixed.number("officer", start)
    if not start <= table.police.officer < board.last:
        raise BadDeal(f"officer stands between {start} and {board.last - 1}")
    table.police.banned = board.bans_at(table.police.officer, table.seats)
    quiet = fixed.number("quiet", 0)
    table.round.number = fixed.number("round", quiet + 1)
    limit = table.rules.stall_limit
    if not 0 <= quiet < table.round.number or (limit and quiet >= limit):
        raise BadDeal("quiet rounds are fewer than rounds and than the stall limit")
    table.police.moved = table.round.number - 1 - quiet


def turn_of(table: PecuniaOlet) -> int:
    """PEC-ROUND-1: whose turn follows from the henchmen used; in turn order nobody is more than one ahead."""
    order = clockwise(table.round.first, table.seats)
    ready = [table.henchmen.ready[seat] for seat in order]
    if ready != sorted(ready) or ready[-1] - ready[0] > 1 or ready[-1] == 0:
        raise BadDeal("down and placed: seats use their henchmen in turn, and somebody has one left")
    return order[ready.index(ready[-1])]
