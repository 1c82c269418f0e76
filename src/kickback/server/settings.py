"""How a server is run: flags of `kickback serve`, each also an environment variable."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from kickback.server.database import default_database


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path()
    database: str = ""  # an SQLAlchemy address; by default an SQLite file in `data`
    bus: str = ""  # Redis, by which processes on one database call each other
    workers: int = 1  # processes that serve
    thinkers: int = 1  # processes in which bots think, for each that serves; none: `kickback think` does it
    public_url: str = ""  # what people type, if a proxy stands before this server
    bot_delay: float = 1.0  # how long bots seem to think, as a multiple of what the pace says
    haste: float = 1.0  # clocks so many times as fast, for trials
    cached: int = 2000  # tables kept in memory
    rates: bool = True  # limits on how often one person or address may ask
    proxied: bool = False  # a reverse proxy before us says where requests come from

    @property
    def address(self) -> str:
        return self.public_url.rstrip("/") or f"http://{shown(self.host)}:{self.port}"

    @property
    def database_url(self) -> str:
        return self.database or default_database(self.data)


def shown(host: str) -> str:
    """A host that can be typed: "every address" is none."""
    name = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    return f"[{name}]" if ":" in name else name


def data_folder() -> Path:
    """Where this system keeps a user's data."""
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "kickback"
