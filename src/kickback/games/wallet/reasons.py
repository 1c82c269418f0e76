"""Why a hand is guilty: all that fails, in the order in which the police look at it."""

from __future__ import annotations

from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.games.wallet.components import AGENT, CENTS, PRINTED
from kickback.games.wallet.verdict import (
    LEAST_JEWELRY,
    LIMIT_CENTS,
    MAY_BADGE,
    MAY_CREDIT,
    MOST_CURRENCIES,
    NEEDS_TWO,
    OWN_CLAUSE,
    RICH,
    Verdict,
)


class Reason:
    """A condition that fails: which, by which clause, and the number that says how."""

    def __init__(self, what: str, clause: str, number: int = 0) -> None:
        self.what: str = what
        self.clause: str = clause
        self.number: int = number


def reasons(v: Verdict) -> list[Reason]:
    """WAL-VERDICT-11: all that makes guilty, in judging order; the first is what the police cite."""
    return id_reasons(v) + prop_reasons(v) + money_reasons(v)


def id_reasons(v: Verdict) -> list[Reason]:
    if v.ids == 0:
        return [Reason("no-id", "WAL-VERDICT-7")]
    if v.identity == HIDDEN:
        return [Reason("many-ids", "WAL-VERDICT-8", v.ids)]
    return [Reason("agent-alone", "WAL-SA-2")] if NEEDS_TWO[v.identity] and v.ids < 2 else []


def prop_reasons(v: Verdict) -> list[Reason]:
    if v.identity == AGENT:
        if v.credit_cards and v.badges:
            return [Reason("agent-both", "WAL-SA-4")]
        if v.credit_cards:
            return [Reason("agent-credit-card", "WAL-SA-4")]
        return [Reason("agent-badge", "WAL-SA-4")] if v.badges else []
    found: list[Reason] = []
    clear = v.identity != HIDDEN
    if v.credit_cards and not (clear and MAY_CREDIT[v.identity]):
        found.append(Reason("credit-card", "WAL-CC-1", v.credit_cards))
    if v.badges and not (clear and MAY_BADGE[v.identity]):
        found.append(Reason("badge", "WAL-PB-1", v.badges))
    return found


def money_reasons(v: Verdict) -> list[Reason]:
    """Amount, currencies and Jewelry; without a clear identity by the usual rule."""
    found: list[Reason] = []
    clear = v.identity != HIDDEN
    own = OWN_CLAUSE[v.identity] if clear else "WAL-VERDICT-2"
    if clear and RICH[v.identity]:
        if v.counted <= LIMIT_CENTS:
            found.append(Reason("too-little", own, v.counted))
    elif v.counted > LIMIT_CENTS:
        what = "coin-tips" if v.cards <= LIMIT_CENTS else "too-much"
        found.append(Reason(what, own, v.counted - LIMIT_CENTS))
    most: int = MOST_CURRENCIES[v.identity] if clear else PRINTED["currencies"]
    if most and v.currencies > most:
        found.append(Reason("currencies", own, v.currencies))
    if clear and v.jewelry < LEAST_JEWELRY[v.identity]:
        found.append(Reason("no-jewelry", own))
    return found


def told_reason(v: Verdict) -> Facts:
    """What decided, for the events that tell a guilty verdict."""
    failed = reasons(v)
    if not failed:
        return {}
    return {"reason": failed[0].what, "number": failed[0].number, "more": len(failed) - 1}


def found_out(v: Verdict) -> Facts:
    """What an open hand tells everybody, and a covered one its owner."""
    facts: Facts = {"verdict": "innocent" if v.innocent else "guilty", "why": v.why, "money": v.money}
    return facts | told_reason(v)


def cash(cents: int) -> str:
    """45007 as 450.07; whole sums drop the cents."""
    whole, rest = divmod(cents, CENTS)
    return f"{whole}.{rest:02}" if rest else str(whole)


def verdict_facts(v: Verdict) -> Facts:
    """A verdict for a text: innocent with so much, or guilty, of what, and of how many things more."""
    found: Facts = {"verdict": "innocent" if v.innocent else "guilty", "money": cash(v.money)}
    found |= told_reason(v)
    number = found.get("number")
    found["amount"] = cash(number) if isinstance(number, int) else ""
    for name, value in (("reason", "none"), ("number", 0), ("more", 0)):
        found.setdefault(name, value)
    return found
