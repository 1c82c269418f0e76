"""Which lines of the ledger an event of Scapegoat becomes."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.plain import Facts
from kickback.games.scapegoat.components import SMALLEST_HAND

DRAWS: Final = {"SCG-TURN-8": "-turn", "SCG-DEMO-5": "-bottom", "SCG-END-6": "-late"}


def tell(event: Facts) -> list[Message]:
    """The event as the audience it was projected for may read it; cards that turn over together get a line each."""
    kind = event["kind"]
    if kind == "shown" or kind == "revealed":
        cards = event["cards"]
        assert isinstance(cards, list)
        return [turned_over(event, str(pair)) for pair in cards]
    return [Message(f"event-{kind}{variant(event)}", event | more(event))]


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
        return "" if "carry" in event else "-final"
    if kind == "audited":
        return "-yours" if "yours" in event else ""
    if kind == "demoted":
        return "-bottom" if event["before"] == SMALLEST_HAND else ""
    if kind == "dropped":
        return "-unseen" if event["unseen"] else ""
    if kind == "won":
        return "-time" if event["clause"] == "SCG-WIN-4" else ""
    return ""


def more(event: Facts) -> Facts:
    """What the line says beside the facts."""
    if event["kind"] == "reshuffled":
        count, deck = event["count"], event["deck"]
        assert isinstance(count, int)
        assert isinstance(deck, int)
        return {"all": count + deck}
    if event["kind"] == "won":
        seats = event["seats"]
        assert isinstance(seats, list)
        return {"seat": seats[0]}
    return {}
