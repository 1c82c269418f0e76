"""What was claimed at the table against what was true at that instant."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter
from kickback.games.pecunia_olet.report.happenings import Claim
from kickback.games.pecunia_olet.report.history import History

TRUE = "true"
LIE = "lie"
UNJUDGED = "unjudged"


def verdict(claim: Claim) -> str:
    """PEC-RULING-23: talk binds nobody, but some of it can be held against the screen."""
    flight = claim.last_flight
    if claim.claim == "nothing":
        holds = claim.cash == 0
    elif claim.claim == "at-most":
        holds = claim.cash <= claim.claimed
    elif claim.claim == "at-least":
        holds = claim.cash >= claim.claimed
    elif claim.claim == "offshore":
        holds = claim.account >= claim.claimed
    elif claim.claim and flight is not None:
        holds = (flight.out == 0) == (claim.claim == "empty-flight")
    else:
        return UNJUDGED
    return TRUE if holds else LIE


def truth(claim: Claim) -> Message:
    """What stood behind the screen then."""
    if claim.claim == "offshore":
        return Message("truth-offshore", {"money": claim.account})
    if claim.claim in ("empty-flight", "full-flight"):
        if claim.last_flight is None:
            return Message("truth-never-flew")
        out = claim.last_flight.out
        return Message("truth-flight", {"way": "out" if out > 0 else "home" if out < 0 else "empty", "money": abs(out)})
    return Message("truth-cash", {"money": claim.cash})


def claims(told: History) -> list[Plain]:
    """Each of them in order; where the table keeps its secrets nothing is judged."""
    found: list[Plain] = []
    for claim in told.claims:
        facts: Facts = {"seat": letter(claim.seat), "round": claim.round, "event": claim.event}
        facts |= {"words": claim.words} if claim.words else {"claim": claim.claim, "cash": claim.claimed}
        judged = told.rules.full_reveal
        facts["verdict"] = verdict(claim) if judged else UNJUDGED
        if judged and claim.claim:
            facts["truth"] = truth(claim).plain()
        found.append(facts)
    return found
