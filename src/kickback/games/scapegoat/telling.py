"""Which lines of the ledger an event of Scapegoat becomes. Headings are lines too: their messages begin `heading-`."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.plain import Facts
from kickback.games.scapegoat.components import SMALLEST_HAND
from kickback.games.scapegoat.year import OVERSPEND, PERFECT_ZERO, UNDERSPEND

DRAWS: Final = {"SCG-TURN-8": "-turn", "SCG-DEMO-5": "-bottom", "SCG-END-6": "-late"}
ENDINGS: Final = (OVERSPEND, PERFECT_ZERO, UNDERSPEND)


def tell(event: Facts) -> list[Message]:
    """The event as the audience it was projected for may read it; cards that turn over together get a line each."""
    kind = event["kind"]
    found = heading(event)
    if kind == "shown" or kind == "revealed":
        cards = event["cards"]
        assert isinstance(cards, list)
        return [turned_over(event, str(pair)) for pair in cards]
    if kind == "new-year" or (kind == "demoted" and event["clause"] == "SCG-ZERO-5"):
        return found  # the heading says it, or the line that everybody fell
    facts = event | more(event)
    if kind == "audited":
        facts.pop("seat", None)  # the line is nobody's: a mark beside the opened card would seem to say whose it was
    found.append(Message(f"event-{kind}{variant(event)}", facts))
    return found


def heading(event: Facts) -> list[Message]:
    """The ledger's sections: before year 1, every lap of a year, and what follows its end."""
    kind = event["kind"]
    if kind == "dealt":
        return [Message("heading-before")]
    if kind == "new-year" or (kind == "starts" and event["round"] == 1):
        return [Message("heading-lap", {"round": event["round"], "lap": 1})]
    if (kind == "up" or kind == "down") and "lap" in event:
        return [Message("heading-lap", {"round": event["round"], "lap": event["lap"]})]
    return [Message("heading-ended", {"round": event["round"]})] if kind in ENDINGS else []


def turned_over(event: Facts, pair: str) -> Message:
    seat, _, card = pair.partition(":")
    decides = seat == event["seat"]
    return Message(f"event-{event['kind']}{'-decides' if decides else ''}", event | {"seat": seat, "card": card})


def variant(event: Facts) -> str:
    kind = event["kind"]
    if kind == "dealt":
        return "-own" if "hand" in event else ""
    if kind == "drew":
        return DRAWS.get(str(event["clause"]), "")
    if kind == "closed":
        return "-final" if event["final"] else ""
    if kind == "audited":
        return "-yours" if "yours" in event else ""
    if kind == "everybody-fell":
        return "-but-one" if one_at_the_bottom(event) else ""
    if kind == "demoted":
        return "-bottom" if event["before"] == SMALLEST_HAND else ""
    if kind == "dropped":
        return "-unseen" if event["unseen"] else ""
    if kind == "won":
        return "-time" if event["clause"] == "SCG-WIN-4" else ""
    return ""


def one_at_the_bottom(event: Facts) -> str:
    """The only seat that had nothing to lose in a fall of all, or "" if none or several had not."""
    bottom = event["bottom"]
    assert isinstance(bottom, list)
    return str(bottom[0]) if len(bottom) == 1 else ""


def more(event: Facts) -> Facts:
    """What the line says beside the facts."""
    if event["kind"] == "reshuffled":
        count, deck = event["count"], event["deck"]
        assert isinstance(count, int)
        assert isinstance(deck, int)
        return {"all": count + deck}
    if event["kind"] == "everybody-fell" and one_at_the_bottom(event):
        return {"seat": one_at_the_bottom(event)}
    return {}
