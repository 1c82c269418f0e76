"""The protocol as published: JSON Schema of the socket's messages, OpenAPI of HTTP, and TypeScript made from both."""

from __future__ import annotations

from typing import Any  # schemas are JSON

import msgspec

from kickback.server.messages import Said, Spoken

Schema = dict[str, Any]


def socket_schema() -> Schema:
    """Both directions of the socket as one JSON Schema; `Said` goes to the server, `Spoken` to the client."""
    (said, spoken), parts = msgspec.json.schema_components([Said, Spoken])
    parts = {"Said": said, "Spoken": spoken} | parts
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": named(parts)}


def named(parts: Schema) -> Schema:
    """In alphabetical order, so that the published file changes only where the protocol does."""
    return {name: parts[name] for name in sorted(parts)}


def http_schema() -> Schema:
    """Litestar's own description of the HTTP interface. No database is needed to make it."""
    from kickback.server.app import described

    found: Schema = described()
    return found


def typescript() -> str:
    """Types for the browser client, from the same schemas."""
    socket = socket_schema()["$defs"]
    http = http_schema()["components"]["schemas"]
    lines = ["// Made by `kickback schema --typescript`. Do not edit."]
    for name, schema in named({tidy(key): value for key, value in http.items()} | socket).items():
        if schema.get("description"):
            lines.append(f"/** {' '.join(schema['description'].split())} */")
        lines.append(f"export type {name} = {spelled(schema)};")
    lines.append(endpoints(http_schema()["paths"]))
    return "\n".join(lines) + "\n"


def endpoints(paths: Schema) -> str:
    """A type that maps each request to what it takes and what it gives."""
    lines = ["export type Endpoints = {"]
    for path, methods in sorted(paths.items()):
        for method, told in sorted(methods.items()):
            if method not in ("get", "post", "put", "patch", "delete"):
                continue
            body = told.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            fine = next(answer for status, answer in sorted(told["responses"].items()) if status.startswith("2"))
            content = fine.get("content", {})
            gives = content.get("application/json", {}).get("schema")
            takes = spelled(body) if body else "null"
            lines.append(f"  '{method.upper()} {path}': [{takes}, {spelled(gives) if gives else 'string'}];")
    return "\n".join([*lines, "};"])


def tidy(name: str) -> str:
    return "".join(sign for sign in name.rpartition(".")[2] if sign.isalnum() or sign == "_")


def spelled(schema: Schema) -> str:
    """One JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return tidy(schema["$ref"].rpartition("/")[2])
    if "const" in schema:
        return repr(schema["const"])
    if "enum" in schema:
        return " | ".join(repr(value) for value in schema["enum"])
    for word in ("anyOf", "oneOf"):
        if word in schema:
            return " | ".join(dict.fromkeys(spelled(one) for one in schema[word]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(spelled(schema | {"type": one}) for one in kind)
    if kind == "object":
        return spelled_object(schema)
    if kind == "array":
        return f"({spelled(schema['items'])})[]" if schema.get("items") else "unknown[]"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return plain.get(str(kind), "unknown")


def spelled_object(schema: Schema) -> str:
    properties = schema.get("properties")
    if not properties:
        values = schema.get("additionalProperties")
        return f"Record<string, {spelled(values) if isinstance(values, dict) else 'unknown'}>"
    needed = schema.get("required", [])
    fields = [f"{name}{'' if name in needed else '?'}: {spelled(value)}" for name, value in properties.items()]
    return "{ " + "; ".join(fields) + " }"
