"""What happens if a payment is opened, told to either side or to a bystander, from the pool and the coins alone."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.embezzlement.components import FALSE_AUDIT_FINE, TRAP_FINE, YEARS
from kickback.games.embezzlement.prompts.reckoning import (
    Payment,
    bust_tail,
    count_facts,
    fine_tail,
)
from kickback.games.embezzlement.view import EmbezzlementView


def opened(view: EmbezzlementView, space: int, auditor: int, paid: int) -> list[Message]:
    """EMB-AUDIT-7 to -12, EMB-HOUSE-23: one line for each way it can turn out; `paid` may be announced only."""
    owner = space // YEARS
    side = "audited" if view.seat == owner else "auditor" if view.seat == auditor else "others"
    payment = Payment(view, paid)
    facts: Facts = {"owner": letter(owner), "auditor": letter(auditor), "paid": paid}
    lines: list[Message] = []
    if payment.over.any:
        rats = view.rules.rich_rats
        id = f"opened-over-{side}-rats" if rats else f"opened-over-{side}"
        clauses = ("EMB-AUDIT-10", "EMB-HOUSE-23" if rats else "EMB-AUDIT-11")
        lines.append(Message(id, facts | payment.over.facts(), clauses))
    elif side == "auditor":
        lines.append(Message("opened-nothing-cheaper", facts))
    if payment.gap.any:
        tail = bust_tail(view, owner, payment.gap.least, payment.gap.most)
        lines.append(Message(f"opened-under-{side}", facts | payment.gap.facts() | tail, ("EMB-AUDIT-7",)))
    if payment.exact:
        tail = fine_tail(view, auditor, FALSE_AUDIT_FINE)
        lines.append(Message(f"opened-exact-{side}", facts | tail, ("EMB-AUDIT-9",)))
    if payment.traps:
        tail = fine_tail(view, auditor, TRAP_FINE)
        lines.append(Message(f"opened-trap-{side}", facts | tail, ("EMB-AUDIT-12",)))
    return lines


def opened_unseen(view: EmbezzlementView, space: int) -> list[Message]:
    """The same for a sealed amount: its columns without numbers."""
    owner: Facts = {"owner": letter(space // YEARS)}
    if view.rules.rich_rats:
        lines = [Message("opened-over-sealed-rats", owner, ("EMB-AUDIT-10", "EMB-HOUSE-23"))]
    else:
        lines = [Message("opened-over-sealed", owner, ("EMB-AUDIT-10", "EMB-AUDIT-11"))]
    lines += [Message("opened-under-sealed", owner, ("EMB-AUDIT-7",))]
    lines += [Message("opened-exact-sealed", None, ("EMB-AUDIT-9",))]
    if Payment(view, 1).traps:
        lines.append(Message("opened-trap-sealed", None, ("EMB-AUDIT-12",)))
    return lines


def count_line(view: EmbezzlementView, space: int) -> Message:
    payer = view.taken_by[view.boards.lying[space]]
    return Message("note-count", count_facts(view, payer, view.boards.paid[space]))
