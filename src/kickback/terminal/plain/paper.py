"""Words on lines: wrapped, harmless, the same on every run; and lines read back."""

from __future__ import annotations

import os
from io import TextIOWrapper
from typing import Protocol, TextIO

from kickback.terminal.sheet import wrap
from kickback.terminal.signs import clean, fold

WIDTH = 72
LONGEST = 1000  # signs of a line that is read at all


class Reads(Protocol):
    def readline(self) -> str: ...


class Paper:
    """Where everything is printed, and where lines come from."""

    def __init__(self, out: TextIO, typed: Reads) -> None:
        for stream in (out, typed):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.out = out
        self.typed = typed
        columns = os.environ.get("COLUMNS", "")
        self.width = int(columns) if columns.isdecimal() and int(columns) >= 20 else WIDTH

    def say(self, words: str = "", indent: str = "") -> None:
        """A line for people, wrapped; what does not fit goes on with an indent."""
        lines = wrap(fold(clean(words)), self.width - len(indent))
        self.out.write("".join(f"{indent if place else ''}{line.rstrip()}\n" for place, line in enumerate(lines)))
        self.out.flush()

    def ask(self, prompt: str) -> str:
        """One line, harmless and stripped. Raises EOFError when there is no more."""
        self.out.write(f"{fold(clean(prompt))}\n")
        self.out.flush()
        line = self.typed.readline()
        if not line:
            raise EOFError
        return clean(line[:LONGEST]).strip()
