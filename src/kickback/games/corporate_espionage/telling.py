"""Which lines of the ledger an event of Corporate Espionage becomes."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.games.corporate_espionage.components import parse_effect
from kickback.games.corporate_espionage.components import vocabulary as w

NAMED: Final = ("card", "lost", "blocker")
LISTED: Final = ("hand", "cards", "deck")


def tell(event: Facts) -> list[Message]:
    """The event as the audience it was projected for may read it."""
    kind = str(event["kind"])
    if kind in ("duel", "market-closed", "trophies"):
        return several(kind, event)
    facts = spoken(event)
    return [Message(f"event-{kind}{variant(kind, event)}", facts | more(kind, event))]


def named(mark: Plain, event: Facts) -> str:
    """What CARD() makes a name of: the id of a ready-made card; players' own come with their names."""
    text = str(mark)
    id = text.rsplit(":", maxsplit=1)[-1].split("@", maxsplit=1)[0].split("#", maxsplit=1)[0]
    own = event.get("called")
    name = own.get(id) if isinstance(own, dict) else None
    return str(name) if name is not None else id


def spoken(event: Facts) -> Facts:
    """The facts with cards by what they are called."""
    found: Facts = dict(event)
    for key in NAMED:
        if found.get(key):
            found[key] = named(found[key], event)
    for key in LISTED:
        cards = found.get(key)
        if isinstance(cards, list):
            found[key] = [named(card, event) for card in cards]
    return found


def variant(kind: str, event: Facts) -> str:
    """Which of the lines of a kind of event fits."""
    if kind in PRESENT:
        key, with_it, without = PRESENT[kind]
        return with_it if event.get(key) else without
    play = str(event.get("play"))
    if kind == "announced":
        return f"-{play}"
    if kind == "cancelled":
        return f"-{play}" if play in ("takeover", "bill") else ""
    if kind == "no-draw":
        return "-blocked" if event["clause"] == "CES-DRAW-3" else ""
    if kind == "peeked":
        at = str(event["at"])
        return f"-{at}-seen" if at in event else f"-{at}"
    if kind == "changed":
        return changed_variant(event)
    if kind == "turn-over":
        return "" if "bank" in event else "-sealed"
    if kind == "audit-shown":
        return "-figure" if "bank" in event else ""
    if kind == "offered":
        offer = event["offer"]
        return f"-{offer['verb']}" if isinstance(offer, dict) else ""
    return f"-{event['claim']}" if kind == "claimed" else ""


# A fact that decides, and the variants with it and without it.
PRESENT: Final = {
    "mulligan": ("hand", "-shown", ""),
    "drew": ("card", "-known", ""),
    "billed": ("by", "", "-burnout"),
    "siphoned": ("amount", "", "-nothing"),
    "fired": ("lost", "", "-own"),
    "discarded": ("by", "-by", ""),
    "pilfered": ("lost", "-known", ""),
    "sold": ("card", "-known", ""),
    "hand-shown": ("hand", "-seen", ""),
    "audit-refused": ("blocker", "", "-answer"),
}


def changed_variant(event: Facts) -> str:
    op = parse_effect(f"play: {event['what']}").ops[0]
    if op.do == w.BLOCK:
        return "-block"
    return "-slots" if op.do == w.SLOTS else f"-{w.STATS[op.stat]}"


def more(kind: str, event: Facts) -> Facts:
    """What the line says beside the facts."""
    if kind == "committed":
        return {"choice": event.get("sign", event.get("count", ""))}
    if kind == "pilfered":  # told from the side of who does it
        return {"seat": event["by"], "target": event["seat"]}
    if kind == "audit-shown":
        return {"seat": event["target"], "to": event["seat"]}
    if kind == "won":
        seats = event["seats"]
        return {"seat": seats[0]} if isinstance(seats, list) and len(seats) == 1 else {}
    if kind == "insolvent":
        bank = event["bank"]
        return {"short": -bank} if isinstance(bank, int) else {}
    if kind == "left":
        return {"how": "bought" if event["how"] == "taken over" else event["how"]}
    if kind == "changed":
        op = parse_effect(f"play: {event['what']}").ops[0]
        found: Facts = {"n": abs(op.n), "up": op.n > 0, "stat": w.STATS[op.stat] if op.stat >= 0 else ""}
        found |= {"lasts": "turn" if op.lasts == w.THIS_TURN else "one" if op.lasts <= 1 else "many", "turns": op.lasts}
        if op.do == w.BLOCK:
            found["verb"] = w.VERBS[op.what]
        elif op.what >= 0:
            found["what"] = w.KINDS[op.what]
        return found
    if kind == "offered":
        offer = event["offer"]
        if not isinstance(offer, dict):
            return {}
        found = {key: offer[key] for key in ("price", "back", "turns", "enemy") if key in offer}
        return found | ({"card": named(offer["card"], event)} if "card" in offer else {})
    return {"aimed": bool(event.get("target"))} if kind == "announced" else {}


def several(kind: str, event: Facts) -> list[Message]:
    """Events with a line for each company."""
    if kind == "duel":
        return [Message("event-duel", event | {"seat": pair[0], "sign": pair[2:]}) for pair in texts(event["signs"])]
    if kind == "market-closed":
        found = [Message("event-market-closed", event)]
        worths = texts(event["worths"])
        return found + [
            Message("event-market-closed-worth", event | {"seat": one[0], "worth": int(one[2:])}) for one in worths
        ]
    cards = texts(event["cards"])
    if not cards:
        return [Message("event-trophies-none", event)]
    found = [Message("event-trophies", event)]
    for text in cards:
        facts: Facts = {"seat": text[0], "card": named(text, event), "owner": text[-1]}
        found.append(Message("event-trophies-card", event | facts))
    return found


def texts(value: Plain) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list) else []
