"""JSON Schema as TypeScript: the types that the browser client reads a game's views, events and actions with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any  # schemas are JSON

from kickback.engine.game import Game
from kickback.engine.prompts import PROMPT, REFUSAL
from kickback.records.schema import OUTCOME, schema

Schema = dict[str, Any]
WIDTH = 140  # of a line in the browser client
PLAIN = "export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };"


def game_types(game: Game) -> str:
    """One module for one game; what all games share comes from the protocol's."""
    parts = schema(game)["$defs"]
    assert isinstance(parts, dict)
    whole: Schema = {"View": parts["view"], "Event": parts["event"], "Action": parts["action"]}
    found = titled(list(whole.values())) | whole
    lines = [declared(name, one) for name, one in found.items() if name not in shared()]
    text = "\n".join(lines)
    used = [name for name in ("Plain", *shared()) if name in words(text)]
    head = f"// Made by `kickback schema {game.name} --typescript`. Do not edit."
    return "\n".join([head, f"import type {{ {', '.join(sorted(used))} }} from '../protocol';", "", text, ""])


def shared() -> Schema:
    """What every game's questions, refusals and outcomes are made of."""
    wholes: Schema = {"Prompt": PROMPT.schema(), "Refusal": REFUSAL.schema(), "Outcome": OUTCOME.schema()}
    return titled(list(wholes.values())) | wholes


def titled(value: object) -> Schema:
    """Every object inside that has a name of its own."""
    return {one["title"]: one for one in objects(value) if "title" in one and "properties" in one}


def objects(value: object) -> Iterator[Schema]:
    if isinstance(value, dict):
        yield value
    if isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from objects(one)


def words(text: str) -> set[str]:
    return set("".join(sign if sign.isalnum() else " " for sign in text).split())


def declared(name: str, schema: Schema) -> str:
    """The declaration of a type, with what is said about it."""
    untitled = {key: value for key, value in schema.items() if key != "title"}
    says = f"/** {' '.join(schema['description'].split())} */\n" if schema.get("description") else ""
    return f"{says}export type {name} ={laid_out(untitled)};"


def laid_out(schema: Schema) -> str:
    """On one line if it fits; else a line for each field or alternative."""
    line = " " + spelled(schema)
    if len(line) <= WIDTH:
        return line
    if "properties" in schema:
        return " {" + "".join(f"\n  {one};" for one in fields(schema)) + "\n}"
    return "".join(f"\n  | {one}" for one in alternatives(schema)) or line


def alternatives(schema: Schema) -> list[str]:
    either = schema.get("anyOf") or schema.get("oneOf") or []
    return list(dict.fromkeys(spelled(one) for one in either))


def tidy(name: str) -> str:
    return "".join(sign for sign in name.rpartition(".")[2] if sign.isalnum() or sign == "_")


def spelled(schema: Schema) -> str:
    """One JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return tidy(schema["$ref"].rpartition("/")[2])
    if "title" in schema and "properties" in schema:
        return str(schema["title"])
    if "const" in schema:
        return repr(schema["const"])
    if "enum" in schema:
        return " | ".join(repr(value) for value in schema["enum"])
    if "anyOf" in schema or "oneOf" in schema:
        return " | ".join(alternatives(schema))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(spelled(schema | {"type": one}) for one in kind)
    if kind == "object":
        return spelled_object(schema)
    if kind == "array":
        return f"({spelled(schema['items'])})[]" if "items" in schema else "Plain[]"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return plain.get(str(kind), "Plain")


def spelled_object(schema: Schema) -> str:
    if not schema.get("properties"):
        values = schema.get("additionalProperties")
        return f"Record<string, {spelled(values) if isinstance(values, dict) else 'Plain'}>"
    return "{ " + "; ".join(fields(schema)) + " }"


def fields(schema: Schema) -> list[str]:
    needed = schema.get("required", [])
    found = [
        f"{key(name)}{'' if name in needed else '?'}: {spelled(one)}" for name, one in schema["properties"].items()
    ]
    return [*found, "[more: string]: Plain"] if isinstance(schema.get("additionalProperties"), dict) else found


def key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name).replace('"', "'")
