"""SCG-SETUP: the deal, and how a scenario fixes it."""

from __future__ import annotations

from kickback.engine.bans import BadDeal, Unreadable
from kickback.engine.chance import Chance
from kickback.engine.game import Fixed
from kickback.engine.memory import Entry, Memory
from kickback.engine.pile import HIDDEN, Pile
from kickback.engine.plain import Facts
from kickback.engine.seats import LETTERS, PUBLIC, letter
from kickback.games.scapegoat.actions import CARD
from kickback.games.scapegoat.components import DECK, NAMES, names
from kickback.games.scapegoat.memory import LAID_OUT
from kickback.games.scapegoat.moments import TALK, begin_year, open_show
from kickback.games.scapegoat.options import Rules
from kickback.games.scapegoat.table import Scapegoat


def deal(rules: Rules, chance: Chance, fixed: Fixed, listen: bool) -> Scapegoat:
    """SCG-SETUP-2 to -7: shuffle, deal one card at a time clockwise from seat A; the rest is the deck."""
    seats = range(rules.seats)
    sizes = [fixed.number(f"{letter(seat)}.size", rules.start_hand) for seat in seats]
    if not all(1 <= size < rules.victory_hand for size in sizes):
        raise BadDeal(f"a hand size lies between 1 and {rules.victory_hand - 1}")
    named = [named_cards(fixed, f"{letter(seat)}.hand") for seat in seats]
    top = named_cards(fixed, "deck")
    open_discards = named_cards(fixed, "discard")
    rest = without([card for hand in [*named, top, open_discards] for card in hand])
    chance.shuffle(rest)
    hands: list[list[int]] = [hand[:] for hand in named]
    for step in range(max(sizes)):
        for seat in seats:
            if not named[seat] and step < sizes[seat]:
                hands[seat].append(rest.pop())
    for seat in seats:
        if len(hands[seat]) != sizes[seat]:
            raise BadDeal(f"{letter(seat)}.hand has {len(hands[seat])} cards, its hand size is {sizes[seat]}")
    deck = rest + top[::-1]
    surplus = len(deck) - fixed.number("deck-size", len(deck))
    if not 0 <= surplus <= len(rest):
        raise BadDeal("deck-size must hold the named cards and not exceed what is there")
    table = Scapegoat(
        rules,
        chance,
        [],
        TALK,
        sizes,
        [Pile(sorted(hand), [1 << seat] * len(hand)) for seat, hand in enumerate(hands)],  # a dealt hand has no order
        Pile(deck[surplus:], [0] * (len(deck) - surplus)),
        Pile(open_discards + deck[:surplus], [PUBLIC] * (len(open_discards) + surplus)),
        Pile([], []),
        [],
        Pile([], []),
        [HIDDEN] * rules.seats,
        [HIDDEN] * rules.seats,
        Memory([Entry(LAID_OUT, 0, card) for card in open_discards + deck[:surplus]]),
    )
    table.fixed_audits = named_cards(fixed, "audit")
    table.round = fixed.number("round", 1)
    start = fixed.take("start")
    fixed.finish()
    if listen:
        table.log = []
        secrets: dict[int, Facts] = {seat: {"hand": names(sorted(hands[seat]))} for seat in seats}
        table.tell("dealt", "SCG-SETUP-6", {"cards": rules.start_hand, "title": rules.title(rules.start_hand)}, secrets)
    open_first_year(table, start)
    return table


def open_first_year(table: Scapegoat, start: list[str] | None) -> None:
    """SCG-SETUP-8 to -12, or what the option `first-start` puts in their place."""
    if start is not None:
        if len(start) != 1 or start[0] not in LETTERS[: table.seats]:
            raise BadDeal("start names one seat")
        begin_year(table, LETTERS.index(start[0]), "fixed", "SCG-SETUP-9")
    elif table.rules.first_start == "reveal":
        open_show(table)
    elif table.rules.first_start == "random":
        begin_year(table, table.chance.below(table.seats), "random", "SCG-SETUP-9")
    else:
        begin_year(table, 0, "fixed", "SCG-SETUP-9")


def named_cards(fixed: Fixed, path: str) -> list[int]:
    cards: list[int] = []
    for word in fixed.take(path) or []:
        try:
            cards.append(CARD.read(word))
        except Unreadable:
            raise BadDeal(f"{path}: '{word}' is no card") from None
    return cards


def without(named: list[int]) -> list[int]:
    """The rest of the deck; no card can be in two places."""
    for card in named:
        if named.count(card) > 1:
            raise BadDeal(f"{NAMES[card]} is dealt twice")
    return [card for card in range(DECK) if card not in named]
