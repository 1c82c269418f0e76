"""Which lines of the ledger an event of Pecunia Olet becomes. Headings are lines too: their ids begin `heading-`."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.games.pecunia_olet import fake_notes

SILENT: Final = ("lap", "lawyers", "scoring")  # a heading says it
SECTIONS: Final = {"starts": "before", "ending": "arrived", "lawyers": "lawyers", "scoring": "screens"}


def tell(event: Facts) -> list[Message]:
    """The event as the audience it was projected for may read it."""
    kind = str(event["kind"])
    return heading(kind, event) + lines(kind, event)


def heading(kind: str, event: Facts) -> list[Message]:
    """The sections of the ledger."""
    if kind == "round" or kind == "lap":
        return [Message("heading-lap", {"number": event["number"], "lap": event.get("lap", 1)})]
    if kind == "round-over":
        return [Message("heading-ended", {"number": event["number"]})]
    return [Message(f"heading-{SECTIONS[kind]}")] if kind in SECTIONS else []


def lines(kind: str, event: Facts) -> list[Message]:
    if kind in SILENT:
        return []
    if kind == "paid" and "amount" not in event:
        return []  # PEC-RULING-7: one line for all who pay unseen, told with the visit itself
    if kind == "ending":
        return ending(event)
    told = [Message(f"event-{kind}{variant(kind, event)}", event | more(kind, event), (str(event["clause"]),))]
    if kind == "godfather" and not event["open"]:
        told.append(Message("event-godfather-screens", None, ("PEC-RULING-7",)))
    return told


def variant(kind: str, event: Facts) -> str:
    """Which of the texts for this kind is said."""
    if kind in ("exchanged", "sold", "laundered"):
        if event["notes"] == 0:
            return "-nothing"
        return "" if "lot" in event else "-unseen"
    if kind == "flew":
        return ("" if event["fee"] else "-jet") + ("-seen" if "out" in event else "")
    if kind == "market":
        if not event["drawn"]:
            return "-full" if None not in listed(event, "market") else "-empty"
        return "-opening" if event["opening"] else ""
    if kind == "officer":
        return "" if event["why"] == "hat" else f"-{event['why']}"
    if kind == "chose":
        return "-lot" if "lot" in event else "-again" if event["clause"] == "PEC-RULING-9" else ""
    return rarer_variant(kind, event)


def rarer_variant(kind: str, event: Facts) -> str:
    if kind == "idle":
        return "-all" if event["idle"] == event["diners"] else ""
    if kind == "pawn":
        return "-over" if event["over"] else ""
    if kind == "total":
        return "-split" if "cash" in event else ""
    if kind == "won":
        return "-shared" if event["shared"] else ""
    if kind == "claimed":
        return "-sum" if "cash" in event else ""
    return ""


def more(kind: str, event: Facts) -> Facts:
    """What the line says beside the facts."""
    facts: Facts = {}
    for key in ("lot", "fakes"):
        if key in event:
            facts |= fake_notes.facts(fake_notes.read(str(event[key])))
    if "due" in event:
        facts["dry"] = event["paid"] != event["due"]
    if kind == "sold" and "lot" in event:
        due, notes = number(event, "due"), number(event, "notes")
        facts |= {"mixed": "-" in str(facts["mix"]), "rate": due // notes if notes else 0}
    elif kind == "flew" and "out" in event:
        out = number(event, "out")
        facts |= {"way": "out" if out > 0 else "home" if out < 0 else "empty", "amount": abs(out)}
    elif kind == "market":
        facts["cards"] = listed(event, "drawn")[::-1]  # from the left, as they lie
    elif kind == "chose" and "again" not in event:
        facts["again"] = ""
    elif kind in ("round", "rematch"):
        facts["seat"] = event["first"]
    return facts


def ending(event: Facts) -> list[Message]:
    """PEC-END-1, -3, -5: who brought the officer in, and who may still act."""
    clauses = ("PEC-END-1",)
    himself = event["seat"] is None
    told = [Message("event-ending-himself" if himself else "event-ending", event, clauses)]
    id = "event-ending-order" if event["order"] else "event-ending-nobody"
    told.append(Message(id, event, ("PEC-END-3", "PEC-END-5")))
    if "great" in event or "bad" in event:
        lawyers = "both" if "great" in event and "bad" in event else "great" if "great" in event else "bad"
        told.append(Message("event-ending-lawyers", event | {"lawyers": lawyers}, ("PEC-LAW-1", "PEC-LAW-4")))
    return told


def listed(event: Facts, key: str) -> list[Plain]:
    found = event[key]
    assert isinstance(found, list)
    return found


def number(event: Facts, key: str) -> int:
    found = event[key]
    assert isinstance(found, int)
    return found
