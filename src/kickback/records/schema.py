"""What leaves a table, as JSON Schema: views, events, prompts, actions, options, refusals, outcomes."""

from __future__ import annotations

from kickback.engine.game import Game
from kickback.engine.plain import Facts, Plain
from kickback.engine.prompts import PROMPT, REFUSAL
from kickback.engine.shapes import MESSAGE, SEAT, SEATS, WHOLE, Fields, Many

OUTCOME = Fields(
    {
        "why": MESSAGE,
        "winners": SEATS,
        "standings": Many(Fields({"seat": SEAT, "place": WHOLE, "score": WHOLE, "says": MESSAGE})),
    }
)
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema(game: Game) -> Facts:
    """One document with a definition for each kind of data."""
    events: list[Plain] = [kind.shape().schema() for kind in game.events.values()]
    actions: list[Plain] = [verb.schema() for verb in game.verbs(game.most)]
    definitions: Facts = {
        "view": game.view_shape().schema(),
        "event": {"oneOf": events},
        "prompt": PROMPT.schema(),
        "action": {"anyOf": actions},
        "options": options(game),
        "refusal": REFUSAL.schema(),
        "outcome": OUTCOME.schema(),
    }
    return {"$schema": DIALECT, "title": game.title, "$defs": definitions}


def options(game: Game) -> Facts:
    """Options as they are given: texts by key."""
    properties: Facts = {}
    for option in game.options:
        found: Facts = {"type": "string", "default": str(option.plain()["default"])}
        if option.kind == "switch":
            found["enum"] = ["on", "off"]
        elif option.kind == "word":
            found["enum"] = list[Plain](option.choices)
        properties[option.key] = found
    return {"type": "object", "properties": properties, "additionalProperties": False}
