"""The Special cards of a turn: what forbids them, and what each one starts."""

from __future__ import annotations

from kickback.engine.bans import Ban
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.engine.seats import letter, mask
from kickback.games.wallet.actions import Move
from kickback.games.wallet.bans import (
    COPY_IMPOSSIBLE,
    DISPOSE_EMPTY,
    EXTRA_EARLY,
    INSPECT_NOBODY,
    NO_GIFTS,
    NO_MONEY,
    NOT_NOW,
    NOT_YOURS,
    NOTHING_TO_COPY,
    ONE_A_TURN,
    SNATCH_NOBODY,
    SWAP_CARDS,
)
from kickback.games.wallet.components import (
    BIRTHDAY,
    DISPOSE,
    DOUBLE,
    EMERGENCY,
    EXTRA,
    FUND,
    INSPECT,
    MONEY,
    NAMES,
    REQUEST,
    SNATCH,
    SPECIALS,
    SWAP,
    WORDS,
)
from kickback.games.wallet.moments.birthday import birthday
from kickback.games.wallet.moments.card_request import request
from kickback.games.wallet.moments.drafts import copied
from kickback.games.wallet.moments.fund import FundLay
from kickback.games.wallet.moments.inspection import inspect, snatch
from kickback.games.wallet.moments.passing import Swap, slip
from kickback.games.wallet.parts.question import About
from kickback.games.wallet.table import Wallet

CLAUSES = (
    "WAL-DOUBLE-1",
    "WAL-BDAY-1",
    "WAL-FUND-1",
    "WAL-LEFT-1",
    "WAL-RIGHT-1",
    "WAL-INSPECT-1",
    "WAL-DISPOSE-1",
    "WAL-SNATCH-1",
    "WAL-SWAP-1",
    "WAL-REQUEST-1",
)  # of what a Special card does in a turn


def turn_play_ban(table: Wallet, seat: int, special: int) -> Ban | None:
    """WAL-SPEC-1, -7, -9, WAL-EMERG-4: may the seat play this card in its turn?"""
    if special not in table.specials.down[seat]:
        return NOT_YOURS
    if special >= EXTRA:
        return EXTRA_EARLY if special == EXTRA else NOT_NOW
    if table.round.played and table.rules.one_special:
        return ONE_A_TURN
    if special != EMERGENCY:
        return effect_ban(table, seat, special)
    if not table.specials.pile:
        return NOTHING_TO_COPY
    return None if effect_ban(table, seat, table.specials.pile[-1]) is None else COPY_IMPOSSIBLE


def effect_ban(table: Wallet, seat: int, special: int) -> Ban | None:
    """What an effect needs to be possible at all. Own cards and public numbers alone decide."""
    hand = table.cards.hands[seat]
    if special == BIRTHDAY:
        return None if table.cards.wallet else NO_GIFTS
    if special == FUND:
        return None if hand and hand[0] < MONEY else NO_MONEY
    if special == DISPOSE:
        return None if hand else DISPOSE_EMPTY
    if special == INSPECT:
        return None if others_hold(table, seat) else INSPECT_NOBODY
    if special == SNATCH:
        return None if others_hold(table, seat) else SNATCH_NOBODY
    if special == SWAP:
        return None if hand and others_hold(table, seat) else SWAP_CARDS
    return None


def others_hold(table: Wallet, seat: int) -> bool:
    for other, hand in enumerate(table.cards.hands):  # noqa: SIM110 (a generator is slow once compiled)
        if hand and other != seat:
            return True
    return False


def play(table: Wallet, seat: int, steps: list[Move]) -> None:
    """WAL-SPEC-4, -5, WAL-EMERG-1 to -3: a card is played and does what it says, or what the copied card says."""
    special = steps[0].special
    meant = copied(table, special)
    table.specials.lay_down(seat, special)
    table.round.played += 1
    target = steps[1].seat if len(steps) > 1 else HIDDEN
    if table.log is not None:
        tell_played(table, seat, special, meant, steps)
    if meant == DOUBLE:
        table.round.acts = 2
    elif meant == BIRTHDAY:
        birthday(table, seat)
    elif meant == FUND:
        asked = mask([s for s in range(table.seats) if table.cards.hands[s]])
        table.about = About(other=seat)
        table.stack.append(FundLay(asked, [None] * table.seats))
    elif meant == INSPECT:
        inspect(table, seat, target)
    elif meant == DISPOSE:
        table.cards.give(seat, target, steps[2].card)
    elif meant == SNATCH:
        snatch(table, seat, target)
    elif meant == SWAP:
        table.stack.append(Swap(1 << seat | 1 << target, [None] * table.seats))
    elif meant == REQUEST:
        request(table, seat, target, steps[2].word)
    else:
        slip(table, meant)


def tell_played(table: Wallet, seat: int, special: int, meant: int, steps: list[Move]) -> None:
    facts: Facts = {"seat": letter(seat), "special": SPECIALS[special]}
    secrets: dict[int, Facts] = {}
    if len(steps) > 1:
        facts["target"] = letter(steps[1].seat)
    if meant == REQUEST:
        facts["word"] = WORDS[steps[2].word]
    elif meant == DISPOSE:
        named: Facts = {"card": NAMES[steps[2].card]}
        secrets = {seat: named, steps[1].seat: dict(named)}
    if special == EMERGENCY:
        facts["copied"] = SPECIALS[meant]
        table.tell("copied", "WAL-EMERG-1", {"seat": letter(seat), "special": SPECIALS[meant]})
    table.tell("played", CLAUSES[meant], facts, secrets)
