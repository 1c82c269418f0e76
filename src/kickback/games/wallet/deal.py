"""WAL-SETUP: the deal, and how a scenario fixes it."""

from __future__ import annotations

from kickback.engine.actions import BadDeal
from kickback.engine.chance import Chance
from kickback.engine.game import Fixed
from kickback.engine.seats import LETTERS, PUBLIC, letter
from kickback.engine.table import AUTO
from kickback.games.wallet.cards import CODES, FIRST_EXTRA, SPECIALS
from kickback.games.wallet.components import COINS, START_TOKEN, TOKENS
from kickback.games.wallet.moments import FLOW, TALK
from kickback.games.wallet.options import Rules
from kickback.games.wallet.setup import begin_round, clear_table, deal_cards, deal_specials, tell_round
from kickback.games.wallet.table import Wallet
from kickback.games.wallet.trail import NO_WORD, SIGHT, WALLET, fact


def deal(rules: Rules, chance: Chance, fixed: Fixed, listen: bool) -> Wallet:
    """WAL-SETUP-1 to -15.

    Paths a scenario may fix: `A.hand`, `A.specials`, `A.coin`, `A.tokens`, `wallet` (front first), `wallet.size` (what
    is left over counts as paid), `pocket` (next draw first), `discard` (top first), `picks` (the coming random picks
    from hands and the Shared Fund), `round`, `hourglasses`, `turn`.
    """
    seats = range(rules.seats)
    table = Wallet(rules, chance, [FLOW], TALK, [], [], [], [], [])
    clear_table(table)
    table.discard = named(fixed, "discard", SPECIALS)[::-1]
    front = named(fixed, "wallet", list(CODES))
    deal_cards(table, [maybe_cards(fixed, f"{letter(seat)}.hand") for seat in seats], front)
    shrink_wallet(table, fixed.number("wallet.size", len(table.wallet)), len(front))
    deal_specials(table, [maybe(fixed, f"{letter(seat)}.specials", SPECIALS) for seat in seats])
    deal_coins(table, [fixed.number(f"{letter(seat)}.coin", 0) for seat in seats])
    deal_tokens(table, fixed)
    begin_round(table)
    table.picks = named(fixed, "picks", list(CODES))
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
    if listen:
        table.log = []
        tell_set_up(table)
    while table.stack[-1].kind == AUTO:
        table.stack[-1].resume(table)
    return table


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


def deal_tokens(table: Wallet, fixed: Fixed) -> None:
    """WAL-SETUP-2, -3: one token of value 1 each, which everybody sees; the rest goes into the pocket."""
    rest = TOKENS[:]
    top = [int(value) for value in words(fixed, "pocket", ["1", "2", "3"])]
    for seat in range(table.seats):
        path = f"{letter(seat)}.tokens"
        own = [START_TOKEN]
        if fixed.take(path) is not None:
            own = sorted(int(value) for value in words(fixed, path, ["1", "2", "3"]))
        else:
            table.token_trail.append(fact(SIGHT, seat, seat, START_TOKEN, PUBLIC, NO_WORD, 0))
        table.tokens.append(own)
    for value in [*top, *(value for own in table.tokens for value in own)]:
        if value not in rest:
            raise BadDeal(f"there are not enough tokens of value {value}")
        rest.remove(value)
    table.chance.shuffle(rest)
    table.pocket = rest + top[::-1]


def show_bought(table: Wallet) -> None:
    """Extra IDs that a scenario has dealt out are known to all, as if the table had watched them being bought."""
    for place, cards in enumerate([*table.hands, table.wallet]):
        where = place if place < table.seats else WALLET
        for card in cards:
            if card >= FIRST_EXTRA:
                table.trail.append(fact(SIGHT, where, where, card, PUBLIC, NO_WORD, 0))


def words(fixed: Fixed, path: str, allowed: list[str]) -> list[str]:
    """The values at that path, `-` for none."""
    values = fixed.take(path) or []
    if values == ["-"]:
        return []
    for value in values:
        if value not in allowed:
            raise BadDeal(f"{path}: '{value}' is not possible")
    return values


def named(fixed: Fixed, path: str, names: list[str]) -> list[int]:
    return [names.index(value) for value in words(fixed, path, names)]


def maybe(fixed: Fixed, path: str, names: list[str]) -> list[int] | None:
    """As `named`, or None if the scenario leaves it open."""
    return named(fixed, path, names) if fixed.take(path) is not None else None


def maybe_cards(fixed: Fixed, path: str) -> list[int] | None:
    return maybe(fixed, path, list(CODES))
