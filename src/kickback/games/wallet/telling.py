"""Which lines of the ledger an event of Wallet becomes. Headings are lines too: their messages begin `heading-`."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.games.wallet.reasons import cash

SILENT: Final = ("copied", "shown", "police", "round-ended")  # told by the event that follows, or by a heading alone
SUMS: Final = ("money", "before", "wealth")
SECTIONS: Final = {"round-over": "last-minute", "police": "police", "round-ended": "ended"}


def tell(event: Facts) -> list[Message]:
    """The event as the audience it was projected for may read it."""
    kind = str(event["kind"])
    found = heading(kind, event)
    if kind not in SILENT:
        found += lines(kind, event)
    return found


def heading(kind: str, event: Facts) -> list[Message]:
    """The sections of the ledger: every lap, the last minute, the police, what follows, and the end of the game."""
    if kind == "set-up" or kind == "new-round":
        return [Message("heading-lap", {"round": event["round"], "lap": 1})]
    if kind == "time" and event["left"]:
        return [Message("heading-lap", {"round": event["round"], "lap": event["lap"]})]
    if kind == "scored" and event["seat"] == "A":
        return [Message("heading-end")]
    return [Message(f"heading-{SECTIONS[kind]}", {"round": event["round"]})] if kind in SECTIONS else []


def lines(kind: str, event: Facts) -> list[Message]:
    facts = spoken(event)
    if kind == "set-up" and event["players"] == 2:
        return [Message("event-set-up", facts), Message("event-small-deck", facts, ("WAL-SETUP-8",))]
    if kind == "committed":
        return [Message("event-committed-own", facts | choice_facts(event))] if "choice" in event else []
    if kind == "uncovered":
        hidden = event["hidden"]
        assert isinstance(hidden, dict)
        return [Message("event-uncovered", facts | {"seat": seat, "card": card}) for seat, card in hidden.items()]
    if kind == "coins":
        return [Message("event-coin", facts | coin_facts(pair)) for pair in listed(event["coins"])]
    if kind == "played":
        return played(event, facts)
    if kind in ("birthday-gift", "passed", "gave"):
        return handed(kind, event, facts)
    return [Message(f"event-{kind}{variant(kind, event)}", facts)]


def spoken(event: Facts) -> Facts:
    """Sums as people write them, and what a guilty verdict lacks."""
    facts = dict(event)
    for name in SUMS:
        value = event.get(name)
        if isinstance(value, int):
            facts[name] = cash(value)
    kind = event["kind"]
    if kind in ("took", "put"):
        facts.setdefault("position", 0)
    elif kind == "round-over":
        facts["seat"] = event.get("by", event["first"])
    elif kind == "revealed":
        for name in ("atm", "fx", "fx-as", "robbed-by"):
            facts[name] = event[name] if event[name] is not None else "none"
    elif kind == "won":
        seats = listed(event["seats"])
        facts["seat"] = seats[0] if len(seats) == 1 else ""
    elif kind == "standing":
        for name, default in (("reason", "none"), ("number", 0), ("more", 0)):
            facts.setdefault(name, default)
    number = event.get("number")
    if isinstance(number, int):
        facts["amount"] = cash(number)
    return facts


def listed(value: Plain) -> list[Plain]:
    return value if isinstance(value, list) else []


def coin_facts(pair: Plain) -> Facts:
    seat, _, coin = str(pair).partition(":")
    return {"seat": seat, "coin": int(coin)}


def choice_facts(event: Facts) -> Facts:
    """`slip D100`, `lose 2`, `none`, `duty`: what the seat itself has sealed."""
    verb, _, what = str(event["choice"]).partition(" ")
    return {"verb": verb, "what": what}


def played(event: Facts, facts: Facts) -> list[Message]:
    word = str(event.get("copied", event["special"]))
    if word == "atm" and "card" not in event:
        return []  # what the search found is told next
    facts["special"] = word
    facts["emergency"] = "copied" in event
    if word in ("dispose", "hide"):
        return [Message(f"event-played-{word}{'-known' if 'card' in event else ''}", facts)]
    if word in ("inspect", "snatch", "swap", "request", "atm", "fx"):
        return [Message(f"event-played-{word}", facts)]
    return [Message("event-played", facts)]


def handed(kind: str, event: Facts, facts: Facts) -> list[Message]:
    """From hand to hand: the giver's line; who saw the card reads which one it was."""
    facts["seat"] = event["from"]
    if "card" in event:
        return [Message(f"event-{kind}-known", facts)]
    if kind == "passed" and event["how"] != "swap":
        return []  # one line tells that all have passed one on
    return [Message(f"event-{kind}", facts)]


def variant(kind: str, event: Facts) -> str:
    if kind == "dealt":
        return "-own" if "hand" in event else ""
    if kind == "specials":
        return "-own" if "specials" in event else ""
    if kind == "round-over":
        return "" if "by" in event else "-by-itself"
    if kind in ("birthday", "gift-kept", "gift-back", "looked", "kept", "returned", "snatched", "redealt", "found"):
        return "-known" if "card" in event or "cards" in event else ""
    if kind in ("took", "put", "bought"):
        return "-known" if "card" in event else ""
    if kind == "standing":
        return f"-{event['when']}"
    if kind == "laid":
        return "" if "card" in event else "-none"
    if kind == "lost-token":
        return "-known" if "value" in event else ""
    if kind in ("officer", "inspected", "verdict"):
        return f"-{event['verdict']}"
    if kind == "confiscated":
        return "" if event["cards"] else "-nothing"
    if kind == "prize":
        return prize_variant(event)
    if kind == "won":
        return {"WAL-FINAL-2": "-tokens", "WAL-FINAL-3": "-shared"}.get(str(event["clause"]), "")
    return f"-{event['claim']}" if kind == "claimed" else ""


def prize_variant(event: Facts) -> str:
    if not event["due"]:
        return "-none"
    if event["tokens"] != event["due"]:
        return "-short"
    return "-known" if "values" in event else ""
