"""WAL-SETUP: the deal, and how a scenario fixes it."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import BadDeal
from kickback.engine.chance import Chance
from kickback.engine.game import Fixed
from kickback.engine.seats import LETTERS, PUBLIC, letter
from kickback.engine.table import AUTO
from kickback.games.wallet.cards import FIRST_EXTRA, NAMES, SPECIALS
from kickback.games.wallet.components import COINS, START_TOKEN, TOKENS
from kickback.games.wallet.moments import FLOW, TALK
from kickback.games.wallet.options import Rules
from kickback.games.wallet.setup import begin_round, clear_table, deal_cards, deal_specials, tell_round
from kickback.games.wallet.table import Wallet
from kickback.games.wallet.trail import NO_WORD, SIGHT, WALLET, fact

VALUES: Final = ["", "1", "2", "3"]  # of tokens; a word's place is what it is worth


def deal(rules: Rules, chance: Chance, fixed: Fixed, listen: bool) -> Wallet:
    """WAL-SETUP-1 to -15.

    Paths a scenario may fix: `A.hand`, `A.specials`, `A.coin`, `A.tokens`, `wallet` (front first), `wallet.size` (what
    is left over counts as paid), `pocket` (next draw first), `discard` (top first), `picks` (the coming random picks
    from hands and the Shared Fund), `round`, `hourglasses`, `turn`.
    """
    table = Wallet(rules, chance, [FLOW], TALK, [], [], [], [], [])
    clear_table(table)
    if fixed.lines:
        deal_as_fixed(table, fixed)
    else:
        deal_cards(table, [None] * rules.seats, [])
        deal_specials(table, [None] * rules.seats)
        deal_coins(table, [0] * rules.seats)
        deal_tokens(table, [None] * rules.seats, [])
        begin_round(table)
    if listen:
        table.log = []
        tell_set_up(table)
    while table.stack[-1].kind == AUTO:
        table.stack[-1].resume(table)
    return table


def deal_as_fixed(table: Wallet, fixed: Fixed) -> None:
    """The same, with what a scenario names; the rest is left to chance."""
    rules = table.rules
    seats = range(rules.seats)
    table.discard = named(fixed, "discard", SPECIALS)[::-1]
    front = named(fixed, "wallet", NAMES)
    deal_cards(table, [maybe(fixed, f"{letter(seat)}.hand", NAMES) for seat in seats], front)
    shrink_wallet(table, fixed.number("wallet.size", len(table.wallet)), len(front))
    deal_specials(table, [maybe(fixed, f"{letter(seat)}.specials", SPECIALS) for seat in seats])
    deal_coins(table, [fixed.number(f"{letter(seat)}.coin", 0) for seat in seats])
    tokens = [maybe(fixed, f"{letter(seat)}.tokens", VALUES) for seat in seats]
    deal_tokens(table, tokens, named(fixed, "pocket", VALUES))
    begin_round(table)
    table.picks = named(fixed, "picks", NAMES)
    table.round = fixed.number("round", 1)
    table.hourglasses = fixed.number("hourglasses", rules.hourglasses)
    if not 1 <= table.hourglasses <= rules.hourglasses or not 1 <= table.round <= rules.rounds:
        raise BadDeal("round and hourglasses must be within what the options allow")
    turn = fixed.take("turn")
    if turn is not None:
        if len(turn) != 1 or turn[0] not in LETTERS[: rules.seats]:
            raise BadDeal("turn names one seat")
        table.turns = [0] * rules.seats
        table.turn = LETTERS.index(turn[0])
        table.turns[table.turn] = 1
    fixed.finish()
    show_bought(table)


def tell_set_up(table: Wallet) -> None:
    table.tell("set-up", "WAL-SETUP-1", {"hourglasses": table.hourglasses, "round": table.round})
    table.tell("tokens", "WAL-SETUP-2", {"value": START_TOKEN, "pocket": len(table.pocket)})
    tell_round(table, "WAL-SETUP-10", "WAL-SETUP-4", "WAL-SETUP-12")


def shrink_wallet(table: Wallet, size: int, front: int) -> None:
    """A scenario may begin with a thin wallet: the cards at its end have been paid already."""
    surplus = len(table.wallet) - size
    if surplus < 0 or size < front:
        raise BadDeal("wallet.size must hold the named cards and not exceed what is there")
    table.paid = sorted(table.wallet[:surplus])
    del table.wallet[:surplus]


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
    table.coins = [coin or coins.pop() for coin in given]


def deal_tokens(table: Wallet, given: list[list[int] | None], top: list[int]) -> None:
    """WAL-SETUP-2, -3: one token of value 1 each, which everybody sees; the rest goes into the pocket.

    A scenario may name a seat's tokens and the ones on top of the pocket.
    """
    rest = TOKENS[:]
    for seat, own in enumerate(given):
        if own is None:
            table.token_trail.append(fact(SIGHT, seat, seat, START_TOKEN, PUBLIC, NO_WORD, 0))
        table.tokens.append([START_TOKEN] if own is None else sorted(own))
    for values in [top, *table.tokens]:
        for value in values:
            if value not in rest:
                raise BadDeal(f"there are not enough tokens of value {value}")
            rest.remove(value)
    table.chance.shuffle(rest)
    table.pocket = rest + top[::-1]


def show_bought(table: Wallet) -> None:
    """Extra IDs that a scenario has dealt out are known to all, as if the table had watched them being bought."""
    for place, cards in enumerate([*table.hands, table.wallet]):
        where = place if place < table.seats else WALLET
        for behind, card in enumerate(cards):
            if card >= FIRST_EXTRA:
                position = len(cards) - behind if where == WALLET and table.rules.ordered else 0
                table.trail.append(fact(SIGHT, where, where, card, PUBLIC, NO_WORD, position))


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
