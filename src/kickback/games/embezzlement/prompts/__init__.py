from __future__ import annotations

from kickback.engine.messages import Message


def reference() -> list[Message]:
    return []
