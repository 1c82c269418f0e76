"""What everybody might try next time: at most two sentences each, the first that fit."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter
from kickback.games.embezzlement.components import AUDIT, BLACKMAIL, TRAP_FINE, TYPES
from kickback.games.embezzlement.report.chronicle import Chronicle
from kickback.games.embezzlement.report.entries import CAUGHT, SHORT

FEW = 2


def tips(found: Chronicle) -> Facts:
    return {letter(seat): list[Plain](tip.plain() for tip in fitting(found, seat)[:FEW]) for seat in range(found.seats)}


def fitting(found: Chronicle, seat: int) -> list[Message]:
    table = found.table
    audits = found.audits_by(seat)
    paid = found.paid_by(seat)
    lies = found.lies_of(seat)
    hand = table.cards.hands[TYPES * seat : TYPES * seat + TYPES]
    fives = sum(invoice.paid == 5 for invoice in paid)
    caught = sum(invoice.fate == CAUGHT for invoice in lies)
    bust_short = table.people.is_out(seat) and any(i.fate == SHORT and i.holder == seat for i in paid)
    bribed = [entry for entry in found.bribed_honest if entry[0] == seat]
    rules: list[tuple[bool, str, Facts]] = [
        (bust_short and found.bust_owed[seat] > 0, "short", {}),
        (sum(invoice.paid <= 2 for invoice in audits) >= 2, "small-payments", {}),
        (any(found.flows[seat][name] < 0 for name in ("traps",)) and risked(found, seat), "bet-on-life", {}),
        (bool(bribed), "let-it-come", bribed_facts(bribed)),
        (found.lost_with_bribe[seat] > 0, "kept-bribe", {}),
        (sum(hand) >= 3 and (hand[AUDIT] > 0 or hand[BLACKMAIL] > 0), "unplayed", {}),
        (found.otr_for_nothing[seat] > 0, "otr-for-nothing", {}),
        (len(paid) > 0 and fives * 10 > 7 * len(paid) and caught >= 2, "always-five", {}),
        (not lies and len(paid) > 0 and seat not in table.winners, "honest-loses", {}),
        (found.stolen_with_otr[seat] > 0, "hide-the-fat", {}),
        (found.left_pick_up[seat] >= 2, "empty-hand", {}),
    ]
    return [Message(f"tip-{name}", facts) for fits, name, facts in rules if fits]


def risked(found: Chronicle, seat: int) -> bool:
    """Did a fine for an audit leave less than a trap costs, or nothing at all?"""
    return found.lowest[seat][0] == 0 or (found.table.people.is_out(seat) and found.bust_owed[seat] <= TRAP_FINE)


def bribed_facts(bribed: list[tuple[int, int, int]]) -> Facts:
    return {"who": letter(bribed[0][1]), "caps": bribed[0][2]} if bribed else {}
