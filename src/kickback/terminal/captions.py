"""What the board says as something happens, where the game has words for it: its message `caption-<event>`."""

from __future__ import annotations

from kickback.engine.plain import Facts
from kickback.terminal.texts import Voice

OTHERS = {"audited": ("by", "auditor"), "traded": ("with", "target")}  # a second seat that is told in its own words


def caption(event: Facts, voice: Voice) -> str:
    """The caption of an event as this reader is told it; "" if it has none."""
    kind, me = str(event["kind"]), voice.reader.seat
    if not voice.speech.has(f"caption-{kind}"):
        return ""
    message = {"id": f"caption-{kind}", "facts": dict(event)}
    other, form = OTHERS.get(kind, ("", ""))
    if not me or event.get(other) != me:
        form = "taken" if kind == "turned" and event.get("taken-by") and event.get("seat") == me else ""
    said = [voice.say(message, form)]
    if kind == "audited":
        said.append(voice.say(message, "stays"))
    elif kind == "traded" and me and me in (event.get("seat"), event.get("with")):
        said.append(voice.say(message, "look" if "value" in event else "unseen"))
    return " ".join(said)
