"""Worlds a seat may imagine."""

from __future__ import annotations

from kickback.games.corporate_espionage.worlds.sampling import EspionageWorlds

__all__ = [
    "EspionageWorlds",
]
