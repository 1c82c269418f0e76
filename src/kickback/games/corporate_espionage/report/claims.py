"""Who lied to whom: claims against the truth of that instant, promises against what was done."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.games.corporate_espionage.report.history import History
from kickback.games.corporate_espionage.telling import named


def claims(history: History) -> list[Plain]:
    found: list[Plain] = []
    for claim in history.claims:
        facts: Facts = {key: claim.facts.get(key) for key in ("seat", "claim", "target", "card", "amount", "round")}
        facts |= {"event": claim.number, "verdict": claim.verdict, "truth": claim.truth}
        words: Facts = {key: value for key, value in facts.items() if value is not None}
        if words.get("card"):
            words["card"] = named(words["card"], claim.facts)
        facts["says"] = Message(f"event-claimed-{claim.claim}", words).plain()
        found.append(facts)
    return found


def lies(judged: list[Plain]) -> list[Plain]:
    return [claim for claim in judged if isinstance(claim, dict) and claim["verdict"] in ("lie", "broken")]
