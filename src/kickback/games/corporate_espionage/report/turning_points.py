"""The three affairs that moved the market most; the last departure always counts."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.corporate_espionage.report.history import Affair, History
from kickback.games.corporate_espionage.telling import named

SHOWN: Final = 3


def turning_points(history: History) -> list[Affair]:
    """The later one counts more among equals; at most two with the same victim."""
    ranked = sorted(history.affairs, key=lambda affair: (-affair.swing, -affair.event))
    last = next((affair for affair in reversed(history.affairs) if affair.falls), None)
    chosen: list[Affair] = [last] if last is not None else []
    victims: list[int] = [victim(affair) for affair in chosen]
    for affair in ranked:
        if len(chosen) == SHOWN:
            break
        if affair not in chosen and victims.count(victim(affair)) < 2 and affair.swing > 0:
            chosen.append(affair)
            victims.append(victim(affair))
    return sorted(chosen, key=lambda affair: (-affair.swing, -affair.event))


def victim(affair: Affair) -> int:
    """Who lost most of the market."""
    losses = [before - after for before, after in zip(affair.before, affair.after, strict=True)]
    return losses.index(max(losses))


def point_facts(affair: Affair) -> Facts:
    seat = victim(affair)
    first = affair.first
    facts: Facts = {"round": affair.round, "seat": letter(seat)}
    facts |= {"before": affair.before[seat] // 10, "after": affair.after[seat] // 10, "silent": False}
    if first.get("card"):
        facts["card"] = named(first["card"], first)
    if first.get("seat"):
        facts["by"] = str(first["seat"])
    for silence in affair.silences:
        if silence.cost > 0:
            facts |= {"silent": True, "passer": letter(silence.seat), "held": silence.card}
    id = "moment-play" if "card" in facts else "moment"
    for fall in affair.falls:
        facts["seat"] = letter(fall.seat)
        id = "moment-bought" if fall.how == "taken over" else "moment-bankrupt"
        if fall.by:
            facts["by"] = fall.by
        if fall.card:
            facts["card"] = fall.card
            id += "-by-card" if fall.how != "taken over" else ""
    clauses = ("CES-GOAL-2",) if affair.falls else ()
    return Message(id, facts, clauses).plain() | {"event": affair.event, "swing": affair.swing}
