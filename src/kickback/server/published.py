"""The protocol as published: JSON Schema of the socket's messages, OpenAPI of HTTP, and TypeScript made from both."""

from __future__ import annotations

import msgspec

from kickback.records.typescript import PLAIN, Schema, declared, shared, spelled, tidy
from kickback.server.messages import Said, Spoken


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
    """Types for the browser client, from the same schemas, and what every game's questions are made of."""
    socket = socket_schema()["$defs"]
    http = http_schema()["components"]["schemas"]
    lines = ["// Made by `kickback schema --typescript`. Do not edit.", PLAIN]
    types = shared() | {tidy(name): schema for name, schema in http.items()} | socket
    lines += [declared(name, schema) for name, schema in named(types).items()]
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
