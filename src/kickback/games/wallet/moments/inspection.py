"""Inspection and Snatch a Card: a random card of another hand."""

from __future__ import annotations

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.memory import NOWHERE
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.wallet.actions import KEEP, RETURN, TO_KEEP, TO_RETURN, Move
from kickback.games.wallet.bans import KEEP_OR_RETURN, NOT_ASKED
from kickback.games.wallet.components import NAMES
from kickback.games.wallet.memory import LOOKED_AT
from kickback.games.wallet.moments.refusals import SeatQuestion
from kickback.games.wallet.parts.question import About
from kickback.games.wallet.table import Wallet


def inspect(table: Wallet, seat: int, target: int) -> None:
    """WAL-INSPECT-1, WAL-RULING-41: a random card of that hand is looked at; its owner knows which."""
    card = table.any_of(table.cards.hands[target])
    table.cards.saw(target, card, 1 << seat | 1 << target)
    if table.log is not None:
        named: Facts = {"card": NAMES[card]}
        facts: Facts = {"seat": letter(seat), "target": letter(target)}
        table.tell("looked", "WAL-INSPECT-1", facts, {seat: named, target: dict(named)})
    table.about = About(other=target, card=card)
    table.stack.append(Look(seat))


def snatch(table: Wallet, seat: int, target: int) -> None:
    """WAL-SNATCH-1, WAL-RULING-41."""
    card = table.any_of(table.cards.hands[target])
    table.cards.give(target, seat, card)
    if table.log is not None:
        named: Facts = {"card": NAMES[card]}
        facts: Facts = {"seat": letter(seat), "target": letter(target)}
        table.tell("snatched", "WAL-SNATCH-1", facts, {seat: named, target: dict(named)})


class Look(SeatQuestion):
    """WAL-INSPECT-2: keep the inspected card or give it back."""

    def __init__(self, seat: int) -> None:
        super().__init__("look", seat, exact=True)

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        return [TO_KEEP, TO_RETURN]

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        if seat != self.seat:
            return NOT_ASKED
        return None if action.verb is KEEP or action.verb is RETURN else KEEP_OR_RETURN

    def answer(self, table: Wallet, seat: int, action: Move) -> None:
        kept = action.verb is KEEP
        target = table.about.other
        card = table.about.card
        if kept:
            table.cards.give(target, seat, card, NOWHERE, LOOKED_AT)
        if table.log is not None:
            named: Facts = {"card": NAMES[card]}
            facts: Facts = {"seat": letter(seat), "target": letter(target)}
            secrets: dict[int, Facts] = {seat: named, target: dict(named)}
            table.tell("kept" if kept else "returned", "WAL-INSPECT-2", facts, secrets)
        table.close()

    def default(self, table: Wallet, seat: int, chance: Chance) -> Move:
        return TO_RETURN
