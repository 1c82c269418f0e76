"""Which lines of the ledger an event of Corporate Espionage becomes."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.plain import Facts


def tell(event: Facts) -> list[Message]:
    return [Message(f"event-{event['kind']}", event)]
