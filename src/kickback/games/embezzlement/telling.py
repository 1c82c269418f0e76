"""Which lines of the ledger an event of Embezzlement becomes; headings, whose messages begin `heading-`, included."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.moments import OVER
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import PUBLIC, letter
from kickback.games.embezzlement.components import OFF_RECORD, YEARS
from kickback.games.embezzlement.view import EmbezzlementView

# What needs no line of its own: the next line says it.
UNTOLD: Final = ("done", "even")
HEADINGS: Final = {"dealt": "heading-before", "won": "heading-end"}  # turns are headed by an event of their own
WHYS: Final = ("random", "host", "previous-winner")


def tell(event: Facts) -> list[Message]:
    """The event as the audience it was projected for may read it. Private values have a faded form, `.faded`."""
    kind = str(event["kind"])
    if kind in UNTOLD or (kind == "archived" and not event["audited"]):
        return []
    if kind in ("starts", "targets"):
        caps = event["caps"]
        assert isinstance(caps, dict)
        return [Message(f"event-{kind}", {"seat": seat, "amount": amount}) for seat, amount in caps.items()]
    line = Message(f"event-{kind}{variant(kind, event)}", event | more(kind, event))
    return [Message(HEADINGS[kind]), line] if kind in HEADINGS else [line]


def variant(kind: str, event: Facts) -> str:
    if kind in ("took", "peeked", "traded", "demanded"):
        return "-seen" if "value" in event else ""
    if kind == "dealt":
        return dealt(event)
    if kind == "drew":
        return "-seen" if "card" in event else ""
    if kind == "sealed":
        return "-seen" if "amount" in event else ""
    if kind == "committed":
        return "-start" if "start" in event else "-target" if "target" in event else ""
    if kind == "placed":
        return f"{'-silent' if event['silent'] else ''}{'-otr' if event['otr'] else ''}"
    if kind == "played":
        return f"-{event['card']}"
    if kind == "turned":
        return turned(event)
    if kind == "profit":
        return "-stolen" if event["seat"] != event["of"] else "-after-all" if event["fell"] else ""
    if kind in ("debt", "closed"):
        return f"-{event['why']}" if kind == "closed" or "by" not in event else f"-{event['why']}-found"
    if kind == "audited":
        return "-trap" if event["found"] == "trap" else "-exact" if event["found"] == "correct" else ""
    if kind == "claimed":
        return "-hand" if "card" in event else ""
    if kind in ("asked", "answered"):
        return question(event)
    if kind == "bust":
        return "" if event["owed"] else "-resigned"
    if kind == "resigned":
        return "-later" if event["open"] else ""
    return won(event) if kind == "won" else ""


def dealt(event: Facts) -> str:
    own = "-own" if "hand" in event else ""
    return f"-alike{own}" if event["alike"] else own


def turned(event: Facts) -> str:
    """A settlement says why nobody may blackmail it, where it is off the record."""
    trap = "-trap" if event["value"] == "T" else ""
    return f"{trap}{'-otr' if event['otr'] else ''}"


def question(event: Facts) -> str:
    about = event["question"]
    return f"-{about}" if about in ("value", "honest", "have") and ("year" in event or "card" in event) else "-words"


def won(event: Facts) -> str:
    seats = event["seats"]
    assert isinstance(seats, list)
    if not seats:
        return "-nobody"
    if event["way"] == "target":
        return "-target"
    return "-shared" if len(seats) > 1 else ""


def more(kind: str, event: Facts) -> Facts:
    """What the line says beside the facts."""
    if kind == "won":
        seats, caps = event["seats"], event["caps"]
        assert isinstance(seats, list)
        assert isinstance(caps, dict)
        return {"seat": seats[0], "amount": caps[str(seats[0])]} if seats else {}
    if kind in ("audited", "punched"):
        return {"seat": event["by"], "owner": event["seat"]}  # the line begins with whoever opens it
    if kind == "first":
        why = str(event["why"])
        return {"why": why if why in WHYS else "agreed"}
    if kind == "dealt":
        return {"stash": event.get("stash", 0), "known": "stash" in event, "held": grouped(event.get("hand"))}
    return {}


def grouped(hand: Plain) -> list[Plain]:
    """A hand as people say it: a Trade and two Bribes."""
    cards = hand if isinstance(hand, list) else []
    return [f"{card}-{cards.count(card)}" for card in dict.fromkeys(cards)]


def fades(event: Facts, view: EmbezzlementView) -> bool:
    """EMB-PEEK-3, EMB-OTR-3: is the value that this event told the looking seat alone sealed by now?

    What was taken is shown until it is paid, a look until a Bribe is decided or the year goes off the record.
    """
    if "value" not in event or event["kind"] not in ("took", "peeked", "traded", "demanded") or view.kind == OVER:
        return False
    invoice = seen_invoice(event, view)
    if invoice == view.turn.fresh or view.known[invoice] == PUBLIC:
        return False
    if invoice not in view.boards.lying:
        return True
    space = view.boards.lying.index(invoice)
    if event["kind"] == "took":
        return not view.shown(space)
    return space // YEARS != view.seat or view.suspended or view.boards.marks[space] == OFF_RECORD


def seen_invoice(event: Facts, view: EmbezzlementView) -> int:
    """The invoice whose value a private event told."""
    name = "invoice"
    if event["kind"] == "traded":
        name = "got-invoice" if event["seat"] == letter(view.seat) else "gave-invoice"
    invoice = event[name]
    assert isinstance(invoice, int)
    return invoice
