"""What the texts of Wallet's prompts tell: numbers and names from the reader's own view."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import clockwise, letter, letters
from kickback.games.wallet.components import CURRENCIES, NAMES, money_in
from kickback.games.wallet.consequences import judged
from kickback.games.wallet.reasons import reasons, verdict_facts
from kickback.games.wallet.verdict import Verdict
from kickback.games.wallet.view import WalletView


def table_facts(view: WalletView) -> Facts:
    """What everybody can count, and who sits where."""
    seat = view.seat
    return {
        "hourglasses": view.hourglasses,
        "fewer": view.hourglasses - 1,
        "later": max(view.hourglasses - 2, 0),
        "first": letter(view.first),
        "next": letter((seat + 1) % view.seats),
        "previous": letter((seat - 1) % view.seats),
        "after": after(view),
        "wallet": len(view.wallet),
        "ids": len(view.compartment),
        "cash": money_in(view.hand),
        "seats": view.seats,
    }


def after(view: WalletView) -> list[Plain]:
    """The seats that still act in this lap after the looking one."""
    found: list[int] = []
    for seat in clockwise((view.seat + 1) % view.seats, view.seats):
        if seat == view.first:
            break
        found.append(seat)
    return list[Plain](letters(found))


def others(view: WalletView) -> list[int]:
    return [seat for seat in range(view.seats) if seat != view.seat]


def known_cards(view: WalletView, seat: int) -> list[int]:
    """What the reader knows for certain to be in that hand."""
    return [card for card in view.hands[seat] if card != HIDDEN]


def now_facts(view: WalletView) -> Facts:
    return verdict_facts(view.check)


def change_facts(view: WalletView, hand: list[int], then: Verdict | None = None) -> Facts:
    """The hand as it would be, judged and compared with now."""
    verdict = judged(view, hand) if then is None else then
    facts = verdict_facts(verdict)
    was = view.check.innocent
    if verdict.innocent:
        facts["then"] = "still-innocent" if was else "innocent"
    else:
        facts["then"] = "guilty" if was else "still-guilty"
    facts["bonus"] = "credit" if verdict.uses_credit else "badge" if verdict.inspects else "none"
    return facts


def hurts(facts: Facts) -> bool:
    """Does it make an innocent reader guilty?"""
    return facts["then"] == "guilty"


def card_facts(card: int) -> Facts:
    return {"card": NAMES[card]}


def failed(view: WalletView) -> int:
    return len(reasons(view.check))


def checklist(view: WalletView) -> list[Message]:
    """If it ended now: the rows in judging order, so that the first cross decides; then what lies beside the hand."""
    return view.check_rows() + beside_rows(view)


def beside_rows(view: WalletView) -> list[Message]:
    """What counts for nothing, and what counts as something else."""
    seat = view.seat
    found: list[Message] = []
    hidden, atm, fx = view.hidden[seat], view.atm[seat], view.fx[seat]
    if hidden != HIDDEN or atm != HIDDEN:
        facts: Facts = {"hidden": NAMES[hidden] if hidden != HIDDEN else "none"}
        facts["atm"] = NAMES[atm] if atm != HIDDEN else "none"
        found.append(Message("row-beside", facts))
    if fx != HIDDEN:
        found.append(Message("row-exchanged", card_facts(fx) | {"currency": CURRENCIES[view.fx_as[seat]]}))
    return found
