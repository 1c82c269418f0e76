"""Happy Birthday: the cards are drawn, and later handed out."""

from __future__ import annotations

from bisect import insort

from kickback.engine.memory import NOWHERE
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter
from kickback.games.wallet.actions import DEAL, GIFT, Move
from kickback.games.wallet.components import BIRTHDAY_CARDS, NAMES
from kickback.games.wallet.memory import TRAY, WALLET
from kickback.games.wallet.table import Wallet


def birthday(table: Wallet, seat: int) -> None:
    """WAL-BDAY-1, -5: three cards, or as many as there are, lie before the drawer; the gifts are asked for next."""
    table.round.acted = True
    position = 1 if table.rules.ordered else 0
    for _ in range(min(BIRTHDAY_CARDS, len(table.cards.wallet))):
        card = table.cards.draw()
        insort(table.cards.tray, card)
        table.cards.note(WALLET, TRAY, card, 1 << seat, NOWHERE, position)
    if table.log is not None:
        names: list[Plain] = [NAMES[card] for card in table.cards.tray]
        table.tell("birthday", "WAL-BDAY-1", {"seat": letter(seat), "count": len(names)}, {seat: {"cards": names}})


def deal_gifts(table: Wallet, seat: int, steps: list[Move]) -> None:
    """WAL-BDAY-2, -3, -5: one card stays, the others go to opponents; with two players the third returns."""
    for step in steps:
        if step.verb is DEAL:
            hand_out(table, seat, seat, step.card)
        elif step.verb is GIFT:
            hand_out(table, seat, step.seat, step.card)
    for card in table.cards.tray:
        table.went_back = card
        if table.log is not None:
            table.tell("gift-back", "WAL-BDAY-3", {"seat": letter(seat)}, {seat: {"card": NAMES[card]}})
    table.slide_back(table.cards.tray, TRAY, 1 << seat)
    table.cards.tray = []


def hand_out(table: Wallet, giver: int, taker: int, card: int) -> None:
    table.cards.tray.remove(card)
    insort(table.cards.hands[taker], card)
    table.cards.note(TRAY, taker, card, 1 << giver | 1 << taker)
    if table.log is not None:
        named: Facts = {"card": NAMES[card]}
        clause = "WAL-BDAY-2" if table.seats > 2 else "WAL-BDAY-3"
        if giver == taker:
            table.tell("gift-kept", clause, {"seat": letter(giver)}, {giver: named})
            return
        facts: Facts = {"from": letter(giver), "to": letter(taker)}
        table.tell("birthday-gift", clause, facts, {giver: named, taker: dict(named)})
