"""To the Left, To the Right, Exchange Cards: cards that are passed at the same time."""

from __future__ import annotations

from bisect import insort

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.plain import Facts
from kickback.engine.seats import letter, mask
from kickback.games.wallet.actions import SLIP, SLIPS, Move, of_hand
from kickback.games.wallet.bans import NOT_ASKED, NOTHING_TO_SLIP, SLIP_LEFT, SLIP_RIGHT, SWAP_ONE
from kickback.games.wallet.components import LEFT, NAMES, SPECIALS
from kickback.games.wallet.memory import PASSING
from kickback.games.wallet.moments.refusals import SealedQuestion
from kickback.games.wallet.parts.question import About
from kickback.games.wallet.table import Wallet


def slip(table: Wallet, special: int) -> None:
    """WAL-LEFT-1, -3, WAL-RIGHT-1: everybody with a card passes one; if nobody has any, nothing happens."""
    asked = mask([s for s in range(table.seats) if table.cards.hands[s]])
    if asked:
        table.about = About(way=1 if special == LEFT else table.seats - 1, special=special)
        table.stack.append(Slip(asked, [None] * table.seats))


class Slip(SealedQuestion):
    """WAL-LEFT-1, -3, WAL-RIGHT-1: all pass a card `way` seats on; nothing moves before all have chosen."""

    def __init__(self, asked: int, picks: list[Move | None]) -> None:
        super().__init__("slip", asked, picks)

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        return of_hand(table.cards.hands[seat], SLIPS)

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        if not table.cards.hands[seat]:
            return NOTHING_TO_SLIP
        if self.picks[seat] is not None:
            return NOT_ASKED
        return None if action.verb is SLIP and action.card in table.cards.hands[seat] else slip_ban(table)

    def sealed(self, table: Wallet, seat: int, action: Move) -> None:
        table.tell_sealed(seat, action, slip_ban(table).clause)

    def resolve(self, table: Wallet) -> None:
        givers = [seat for seat in range(table.seats) if self.asked >> seat & 1]
        way = SPECIALS[table.about.special]
        clause = slip_ban(table).clause
        if table.log is not None:
            table.tell("passing", clause, {"way": way})
        takers = [(seat + table.about.way) % table.seats for seat in givers]
        pass_at_once(table, givers, takers, [self.pick(seat).card for seat in givers], clause, way)
        if table.log is not None:
            for seat in range(table.seats):
                if seat not in givers:
                    table.tell("passed-none", "WAL-LEFT-3", {"seat": letter(seat)})
        table.close()

    def default(self, table: Wallet, seat: int, chance: Chance) -> Move:
        hand = table.cards.hands[seat]
        return SLIPS[hand[chance.below(len(hand))]]

    def clone(self) -> Slip:
        return Slip(self.asked, self.picks[:])


def slip_ban(table: Wallet) -> Ban:
    """Between two players both ways lead to the other, and each card still goes by its own clause."""
    return SLIP_LEFT if table.about.special == LEFT else SLIP_RIGHT


class Swap(SealedQuestion):
    """WAL-SWAP-1, -2: two players pick a card each for the other."""

    def __init__(self, asked: int, picks: list[Move | None]) -> None:
        super().__init__("swap", asked, picks)

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        return of_hand(table.cards.hands[seat], SLIPS)

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        if not self.asks(table, seat):
            return NOT_ASKED
        return None if action.verb is SLIP and action.card in table.cards.hands[seat] else SWAP_ONE

    def sealed(self, table: Wallet, seat: int, action: Move) -> None:
        table.tell_sealed(seat, action, "WAL-SWAP-1")

    def resolve(self, table: Wallet) -> None:
        pair = [seat for seat in range(table.seats) if self.asked >> seat & 1]
        pass_at_once(table, pair, pair[::-1], [self.pick(seat).card for seat in pair], "WAL-SWAP-1", "swap")
        table.close()

    def default(self, table: Wallet, seat: int, chance: Chance) -> Move:
        hand = table.cards.hands[seat]
        return SLIPS[hand[chance.below(len(hand))]]

    def clone(self) -> Swap:
        return Swap(self.asked, self.picks[:])


def pass_at_once(table: Wallet, givers: list[int], takers: list[int], cards: list[int], clause: str, how: str) -> None:
    """Each card leaves its hand before any arrives, so nobody can pass on what just came."""
    for giver, taker, card in zip(givers, takers, cards, strict=True):
        table.cards.hands[giver].remove(card)
        table.cards.note(giver, PASSING + giver, card, 1 << giver | 1 << taker)
    for giver, taker, card in zip(givers, takers, cards, strict=True):
        insort(table.cards.hands[taker], card)
        table.cards.note(PASSING + giver, taker, card, 1 << giver | 1 << taker)
        if table.log is not None:
            named: Facts = {"card": NAMES[card]}
            facts: Facts = {"from": letter(giver), "to": letter(taker), "how": how}
            table.tell("passed", clause, facts, {giver: named, taker: dict(named)})
