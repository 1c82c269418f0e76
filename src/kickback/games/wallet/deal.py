"""The deal and the set-up of every later round, and how a scenario fixes them."""

from __future__ import annotations

from typing import Final

from kickback.engine.bans import BadDeal
from kickback.engine.game import Fixed
from kickback.engine.memory import NOBODY, Entry
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import LETTERS, PUBLIC, letter
from kickback.games.wallet.actions import EXTRA_IDS
from kickback.games.wallet.components import (
    COINS,
    FIRST_EXTRA,
    HAND,
    NAMES,
    SPECIAL_HAND,
    SPECIALS,
    START_TOKEN,
    TOKENS,
    WORTH,
)
from kickback.games.wallet.memory import SIGHT, WALLET
from kickback.games.wallet.parts.cards import no_cards
from kickback.games.wallet.parts.round import Round
from kickback.games.wallet.parts.specials import no_specials
from kickback.games.wallet.table import Wallet

VALUES: Final = ["", "1", "2", "3"]  # of tokens; a word's place is what it is worth


def set_up(table: Wallet, fixed: Fixed, listen: bool) -> None:
    """WAL-SETUP-1 to -15, on an empty table.

    Paths a scenario may fix: `A.hand`, `A.specials`, `A.coin`, `A.tokens`, `wallet` (front first), `wallet.size` (what
    is left over counts as paid), `pocket` (next draw first), `discard` (top first), `picks` (the coming random picks
    from hands and the Shared Fund), `round`, `hourglasses`, `turn`.
    """
    seats = table.seats
    if fixed.lines:
        deal_as_fixed(table, fixed)
    else:
        deal_cards(table, [None] * seats, [])
        deal_specials(table, [None] * seats)
        deal_coins(table, [0] * seats)
        deal_tokens(table, [None] * seats, [])
        begin_round(table)
    if listen:
        table.log = []
        tell_set_up(table)


def deal_as_fixed(table: Wallet, fixed: Fixed) -> None:
    """The same, with what a scenario names; the rest is left to chance."""
    rules = table.rules
    seats = range(rules.seats)
    table.specials.pile = named(fixed, "discard", SPECIALS)[::-1]
    front = named(fixed, "wallet", NAMES)
    deal_cards(table, [maybe(fixed, f"{letter(seat)}.hand", NAMES) for seat in seats], front)
    shrink_wallet(table, fixed.number("wallet.size", len(table.cards.wallet)), len(front))
    deal_specials(table, [maybe(fixed, f"{letter(seat)}.specials", SPECIALS) for seat in seats])
    deal_coins(table, [fixed.number(f"{letter(seat)}.coin", 0) for seat in seats])
    tokens = [maybe(fixed, f"{letter(seat)}.tokens", VALUES) for seat in seats]
    deal_tokens(table, tokens, named(fixed, "pocket", VALUES))
    begin_round(table)
    table.rigged = named(fixed, "picks", NAMES)
    table.round.number = fixed.number("round", 1)
    table.round.hourglasses = fixed.number("hourglasses", rules.hourglasses)
    if not 1 <= table.round.hourglasses <= rules.hourglasses or not 1 <= table.round.number <= rules.rounds:
        raise BadDeal("round and hourglasses must be within what the options allow")
    turn = fixed.take("turn")
    if turn is not None:
        if len(turn) != 1 or turn[0] not in LETTERS[: rules.seats]:
            raise BadDeal("turn names one seat")
        table.round.turns = [0] * rules.seats
        table.round.turn = LETTERS.index(turn[0])
        table.round.turns[table.round.turn] = 1
    fixed.finish()
    show_bought(table)


def tell_set_up(table: Wallet) -> None:
    cards = table.rules.cards
    facts: Facts = {"hourglasses": table.round.hourglasses, "round": table.round.number, "rounds": table.rules.rounds}
    facts |= {"players": table.seats, "deck": len(cards), "dearest": max(WORTH[card] for card in cards)}
    table.tell("set-up", "WAL-SETUP-1", facts)
    table.tell("tokens", "WAL-SETUP-2", {"value": START_TOKEN, "pocket": len(table.tokens.pocket)})
    tell_round(table, "WAL-SETUP-10", "WAL-SETUP-4", "WAL-SETUP-12")


def shrink_wallet(table: Wallet, size: int, front: int) -> None:
    """A scenario may begin with a thin wallet: the cards at its end have been paid already."""
    surplus = len(table.cards.wallet) - size
    if surplus < 0 or size < front:
        raise BadDeal("wallet.size must hold the named cards and not exceed what is there")
    table.cards.paid = sorted(table.cards.wallet[:surplus])
    del table.cards.wallet[:surplus]


def deal_coins(table: Wallet, given: list[int]) -> None:
    """WAL-SETUP-12, WAL-RULING-5: as many coins as seats, the lowest or random ones, mixed."""
    coins = COINS[:]
    for coin in given:
        if coin:
            if coin not in coins:
                raise BadDeal(f"there is no further coin of {coin} cents")
            coins.remove(coin)
    if not table.rules.lowest_coins:
        table.chance.shuffle(coins)
    coins = coins[: given.count(0)]
    table.chance.shuffle(coins)
    table.round.coins = [coin or coins.pop() for coin in given]


def deal_tokens(table: Wallet, given: list[list[int] | None], top: list[int]) -> None:
    """WAL-SETUP-2, -3: one token of value 1 each, which everybody sees; the rest goes into the pocket.

    A scenario may name a seat's tokens and the ones on top of the pocket.
    """
    rest = TOKENS[:]
    for seat, own in enumerate(given):
        if own is None:
            table.tokens.memory.add(Entry(SIGHT, NOBODY, START_TOKEN, PUBLIC, seat, seat))
        table.tokens.own.append([START_TOKEN] if own is None else sorted(own))
    for values in [top, *table.tokens.own]:
        for value in values:
            if value not in rest:
                raise BadDeal(f"there are not enough tokens of value {value}")
            rest.remove(value)
    table.chance.shuffle(rest)
    table.tokens.pocket = rest + top[::-1]


def show_bought(table: Wallet) -> None:
    """Extra IDs that a scenario has dealt out are known to all, as if the table had watched them being bought."""
    for place, cards in enumerate([*table.cards.hands, table.cards.wallet]):
        where = place if place < table.seats else WALLET
        for behind, card in enumerate(cards):
            if card >= FIRST_EXTRA:
                position = len(cards) - behind if where == WALLET and table.rules.ordered else 0
                table.cards.saw(where, card, PUBLIC, position)


def named(fixed: Fixed, path: str, names: list[str]) -> list[int]:
    """The places in `names` of the words at that path, `-` for none."""
    values = fixed.take(path) or []
    if values == ["-"]:
        return []
    for value in values:
        if value not in names:
            raise BadDeal(f"{path}: '{value}' is not possible")
    return [names.index(value) for value in values]


def maybe(fixed: Fixed, path: str, names: list[str]) -> list[int] | None:
    """As `named`, or None if the scenario leaves it open."""
    return named(fixed, path, names) if fixed.take(path) is not None else None


def clear_table(table: Wallet) -> None:
    """WAL-NEXT-1 to -4, -6: everything but the tokens is collected; what was known of cards is worth nothing now."""
    table.cards = no_cards(table.seats)
    table.specials = no_specials(table.seats)
    table.round = Round(table.round.number + 1, table.rules.hourglasses, [0] * table.seats, table.round.coins[:])


def deal_cards(table: Wallet, named: list[list[int] | None], front: list[int]) -> None:
    """WAL-SETUP-10, -11, WAL-NEXT-3: shuffle, five cards to each seat, the rest into the wallet.

    A scenario may name hands and the cards at the front of the wallet.
    """
    cards = table.rules.cards[:]
    table.cards.compartment = EXTRA_IDS[:]
    for hand in [*named, front]:
        for card in hand or []:
            rest = cards if card < FIRST_EXTRA else table.cards.compartment
            if card not in rest:
                raise BadDeal(f"there is no further {NAMES[card]} in the deck in use")
            rest.remove(card)
    table.chance.shuffle(cards)
    table.cards.hands = []
    for hand in named:
        if hand is None:
            if len(cards) < HAND:
                raise BadDeal("there are not enough cards for all hands")
            table.cards.hands.append(sorted(cards[-HAND:]))
            del cards[-HAND:]
        else:
            table.cards.hands.append(sorted(hand))
    table.cards.wallet = cards + front[::-1]


def deal_specials(table: Wallet, named: list[list[int] | None]) -> None:
    """WAL-SETUP-4, -5, WAL-NEXT-1: two Special cards for each seat, the rest is set aside unseen."""
    cards = [special for special in range(len(SPECIALS)) if special not in table.specials.pile]
    for own in named:
        for special in own or []:
            if special not in cards:
                raise BadDeal(f"there is no further {SPECIALS[special]} among the Special cards")
            cards.remove(special)
    table.specials.down = []
    if table.rules.specials:
        table.chance.shuffle(cards)
    for own in named:
        if own is not None:
            table.specials.down.append(sorted(own))
        elif table.rules.specials:
            table.specials.down.append(sorted(cards[-SPECIAL_HAND:]))
            del cards[-SPECIAL_HAND:]
        else:
            table.specials.down.append([])
    table.specials.aside = sorted(cards) if table.rules.specials else []


def begin_round(table: Wallet) -> None:
    """WAL-SETUP-13, -14, WAL-ROUND-3: the lowest coin begins, and nothing is flipped before its first turn."""
    table.round.first = table.round.coins.index(min(table.round.coins))
    table.round.turn = table.round.first
    table.round.turns[table.round.turn] = 1


def next_round(table: Wallet) -> None:
    """WAL-NEXT-1 to -6."""
    clear_table(table)
    deal_cards(table, [None] * table.seats, [])
    deal_specials(table, [None] * table.seats)
    table.chance.shuffle(table.round.coins)
    begin_round(table)
    if table.log is not None:
        table.tell("new-round", "WAL-NEXT-3", {"round": table.round.number, "rounds": table.rules.rounds})
        tell_round(table, "WAL-NEXT-3", "WAL-NEXT-1", "WAL-NEXT-5")


def tell_round(table: Wallet, cards: str, specials: str, coins: str) -> None:
    """What a set-up shows to all and to each, by which clauses."""
    hands: dict[int, Facts] = {}
    words: dict[int, Facts] = {}
    for seat in range(table.seats):
        hand: list[Plain] = [NAMES[card] for card in table.cards.hands[seat]]
        hands[seat] = {"hand": hand}
        own: list[Plain] = [SPECIALS[special] for special in table.specials.down[seat]]
        words[seat] = {"specials": own}
    table.tell("dealt", cards, {"cards": HAND, "wallet": len(table.cards.wallet)}, hands)
    if table.rules.specials:
        table.tell("specials", specials, {"cards": SPECIAL_HAND, "aside": len(table.specials.aside)}, words)
    shown: list[Plain] = [f"{letter(seat)}:{coin}" for seat, coin in enumerate(table.round.coins)]
    table.tell("coins", coins, {"coins": shown, "in-limit": table.rules.coin_counts})
    table.tell(
        "first", "WAL-SETUP-13", {"seat": letter(table.round.first), "coin": table.round.coins[table.round.first]}
    )
    table.tell_standings("dealt")
    turn: Facts = {"seat": letter(table.round.turn), "lap": 1}
    table.tell("turn", "WAL-ROUND-1", turn, audience=1 << table.round.turn)
