"""After a game of Corporate Espionage."""

from __future__ import annotations

from kickback.engine.plain import Facts
from kickback.games.corporate_espionage.espionage_table import CorporateEspionage


def report(table: CorporateEspionage, said: list[tuple[int, str]]) -> Facts:
    return {}
