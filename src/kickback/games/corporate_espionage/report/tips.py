"""Next time: the first advice that applies to a seat."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.games.corporate_espionage.report.history import History


def tips(history: History, seat: int) -> list[Message]:
    table = history.table
    company = history.companies[seat]
    fall = next((one for one in history.falls if one.seat == seat), None)
    if fall is not None and fall.how == "bankrupt" and fall.round >= 4 and company.announced:
        _, number, bank, _ = company.announced[-1]
        if bank < 3 * number:
            return [Message("tip-armour")]
    if fall is not None and fall.how == "taken over":
        return [Message("tip-bought", {"by": fall.by})]
    if company.turns >= 5 and company.hired_turns < 4:
        return [Message("tip-hire")]
    silent = next((one for one in history.silences if one.seat == seat and one.cost > 0), None)
    if silent is not None:
        return [Message("tip-silence", {"card": silent.card})]
    if company.wasted_answer:
        return [Message("tip-small-bills")]
    if company.discarded >= 3:
        return [Message("tip-discard")]
    if company.spent and company.spent_on_one_shots * 10 > company.spent * 6:
        return [Message("tip-build")]
    if not company.audits:
        return [Message("tip-audit")]
    return [Message("tip-won")] if seat in table.winners else []
