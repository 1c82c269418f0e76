"""After a game of Scapegoat."""

from __future__ import annotations

from kickback.engine.plain import Facts
from kickback.games.scapegoat.table import Scapegoat


def report(table: Scapegoat, said: list[tuple[int, str]]) -> Facts:
    return {}
