"""What the terminal remembers from one evening to the next: how people like to play, and their last table."""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")
PACES = (0, 350, 1000)  # milliseconds for each step of what the others did
ALWAYS, REAL, MINE = "always", "real", "mine"
ASKING = (ALWAYS, REAL, MINE)  # every question; only those with a choice; only those that concern me


@dataclass
class Settings:
    pace: int = 350
    asking: str = REAL
    ledger: int = 39  # columns of the ledger beside a table
    one_by_one: bool = False  # several people at one keyboard: a curtain for each instead of an open call
    name: str = ""
    game: str = ""
    seats: dict[str, list[str]] = field(default_factory=dict)  # by game: who sat where
    options: dict[str, dict[str, str]] = field(default_factory=dict)  # by game: the house rules
    tokens: dict[str, str] = field(default_factory=dict)  # who one is on which server

    def change(self, number: int) -> None:
        """The next value of the setting that has this number on the page of settings; kept."""
        if number == 1:
            self.pace = after(self.pace, PACES)
        elif number == 2:
            self.asking = after(self.asking, ASKING)
        elif number == 3:
            self.one_by_one = not self.one_by_one
        self.keep()

    def keep(self) -> None:
        """Writes them down; an evening goes on without."""
        path = place()
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            beside = path.with_suffix(".part")
            with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
                json.dump(asdict(self), file, indent=1)
            beside.replace(path)


def after(value: T, values: tuple[T, ...], by: int = 1) -> T:
    """The next one, around; a value of one's own counts as the second."""
    return values[((values.index(value) if value in values else 1) + by) % len(values)]


def place() -> Path:
    if sys.platform == "win32":
        folder = Path(os.environ.get("APPDATA", str(Path.home())))
    else:
        folder = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    return folder / "kickback" / "terminal.json"


def remembered() -> Settings:
    """What was kept; what cannot be read, or is of another form by now, is as new."""
    found = Settings()
    try:
        kept = json.loads(place().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return found
    if isinstance(kept, dict):
        for one in fields(Settings):
            value = kept.get(one.name)
            if type(value) is type(getattr(found, one.name)):
                setattr(found, one.name, value)
    if found.asking not in ASKING:
        found.asking = REAL
    return found
