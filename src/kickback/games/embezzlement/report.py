"""After a game of Embezzlement."""

from __future__ import annotations

from kickback.engine.plain import Facts
from kickback.games.embezzlement.table import Embezzlement


def report(table: Embezzlement, said: list[tuple[int, str]]) -> Facts:
    return {}
