"""What the texts of Wallet's prompts tell: numbers and names from the reader's own view."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import clockwise, letter, letters
from kickback.games.wallet.components import NAMES, money_in, named_cards
from kickback.games.wallet.consequences import judged
from kickback.games.wallet.reasons import cash, reasons, verdict_facts
from kickback.games.wallet.verdict import LIMIT_CENTS, Verdict
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


def rest_facts(cards: list[int]) -> Facts:
    return {"cards": named_cards(cards)}


def checklist(view: WalletView) -> list[Message]:
    """If it ended now: the rows in judging order, so that the first cross decides."""
    check = view.check
    facts = verdict_facts(check)
    who = check.plain()
    facts |= {
        "identity": who["identity"] if who["identity"] is not None else "none",
        "ids": check.ids,
        "credit-cards": check.credit_cards,
        "badges": check.badges,
        "currencies": check.currencies,
        "paper": who["paper"],
        "jewelry": check.jewelry,
    }
    bad = {reason.what for reason in reasons(check)}
    rows = [("row-ids", bool(bad & {"no-id", "many-ids", "agent-alone"}))]
    if check.credit_cards:
        rows.append(("row-credit-card", bool(bad & {"credit-card", "agent-credit-card", "agent-both"})))
    if check.badges:
        rows.append(("row-badge", bool(bad & {"badge", "agent-badge", "agent-both"})))
    rows.append(("row-money", bool(bad & {"too-much", "coin-tips", "too-little"})))
    if who["identity"] != "PG":
        rows.append(("row-currencies", "currencies" in bad))
    else:
        rows.append(("row-jewelry", "no-jewelry" in bad))
    facts |= {"over": over_facts(check), "coin-counts": view.rules.coin_counts, "cash": check.cards // 100}
    found = [Message(id, facts | {"ok": not crossed}) for id, crossed in rows]
    found.append(Message("row-foot", facts, (check.why,)))
    seat = view.seat
    beside: Facts = {"hidden": "none", "atm": "none"}
    if view.hidden[seat] != HIDDEN:
        beside["hidden"] = NAMES[view.hidden[seat]]
    if view.atm[seat] != HIDDEN:
        beside["atm"] = NAMES[view.atm[seat]]
    if view.hidden[seat] != HIDDEN or view.atm[seat] != HIDDEN:
        found.append(Message("row-beside", beside))
    return found


def over_facts(check: Verdict) -> str:
    found = [reason for reason in reasons(check) if reason.what in ("too-much", "coin-tips")]
    if not found:
        return ""
    return cash(check.counted - LIMIT_CENTS)
