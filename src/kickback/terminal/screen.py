"""The page the players look at: a terminal with colour and a curtain, or plain text over a pipe."""

from __future__ import annotations

import codecs
import os
import unicodedata
from contextlib import suppress
from io import TextIOWrapper
from typing import TextIO

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.segment import Segment
from rich.text import Text

from kickback.terminal.look import BAR

PIPE_WIDTH = 80
ERASE_SCROLLBACK = "\x1b[3J"
PLAIN_SIGNS = {
    "♠": "s", "♣": "c", "♥": "h", "♦": "d", "★": "*", "█": "#", "░": ".", "▒": "%", "▓": "%", "▰": "#", "▱": ".",
    "▶": ">", "◀": "<", "▲": "^", "▼": "v", "▸": ">", "→": "->", "✓": "+", "●": "o", "○": ".", "·": "-", "…": "...",
    "─": "-", "━": "=", "│": "|", "┃": "|", "╌": "-", "–": "-", "—": "-", "−": "-", "×": "x", "“": '"', "”": '"',
    "’": "'", "€": "EUR", "•": "*", "☻": "e", "♛": "x", "▣": "a", "↯": "s", "✉": "m",
}  # fmt: skip


def in_ascii(error: UnicodeError) -> tuple[str, int]:
    """What a terminal that knows no such sign shows in its place."""
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end]
    return "".join(PLAIN_SIGNS.get(sign, "+" if "─" <= sign <= "╿" else "?") for sign in missing), error.end


codecs.register_error("kickback-plain", in_ascii)


def clean(text: str) -> str:
    """Text from people and files without anything that could command a terminal."""
    return "".join(sign if unicodedata.category(sign) not in ("Cc", "Cf", "Cs") else " " for sign in text)


class Harmless:
    """Something drawn that may quote people or files: whatever it says, it only says it."""

    def __init__(self, what: RenderableType) -> None:
        self.what = what

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self.what, options):
            lines = segment.text.split("\n")
            yield Segment("\n".join(clean(line) for line in lines), segment.style, segment.control)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.what)


class Screen:
    """Where everything is printed. `live`: somebody sits at a terminal; otherwise plain text, the same on every run."""

    def __init__(self, out: TextIO, live: bool, colour: bool | None = None) -> None:
        self.out = out
        self.live = live
        self.shared = False  # several people look in turn, so that nothing may be scrolled back to
        if isinstance(out, TextIOWrapper):
            out.reconfigure(errors="kickback-plain")
        if live:
            self.console = Console(
                file=out,
                force_terminal=True,
                no_color=colour is False or None,
                highlight=False,
                markup=False,
                emoji=False,
            )
        else:
            columns = os.environ.get("COLUMNS", "")
            self.console = Console(
                file=out,
                force_terminal=colour is True,
                color_system="truecolor" if colour is True else None,
                width=int(columns) if columns.isdecimal() and int(columns) >= 20 else PIPE_WIDTH,
                legacy_windows=False,
                highlight=False,
                markup=False,
                emoji=False,
            )

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def redraws(self) -> bool:
        """Can it clear the page? A dumb terminal just goes on."""
        return self.live and not self.console.is_dumb_terminal

    def show(self, what: RenderableType) -> int:
        """Prints it; returns how many lines that took."""
        lines = self.rendered(what)
        self.put(lines)
        return len(lines)

    def say(self, text: str, style: str = "") -> None:
        """A line for people; whatever it quotes is made harmless."""
        self.show(Text(clean(text), style=style))

    def rendered(self, what: RenderableType) -> list[str]:
        """The lines as they will be printed; plain text carries no spaces at its ends."""
        with self.console.capture() as captured:
            self.console.print(what)
        lines = captured.get().splitlines()
        return lines if self.live else [line.rstrip() for line in lines]

    def put(self, lines: list[str]) -> None:
        self.out.write("".join(f"{line}\n" for line in lines))
        self.out.flush()

    def bar(self, left: str, right: str = "") -> None:
        """The title line across the page."""
        left, right = clean(left), clean(right)
        if not self.live:
            self.say(f"== {left} == {right}".rstrip())
            return
        gap = max(1, self.width - len(left) - len(right) - 2)
        line = Text(f" {left}{' ' * gap}{right} ", style=BAR, no_wrap=True, overflow="crop")
        self.show(line)

    def wipe(self) -> None:
        """An empty page. Where several people share it, what was there cannot be scrolled back to either."""
        if self.redraws:
            self.console.clear()
            if self.shared:
                self.out.write(ERASE_SCROLLBACK)
            self.out.flush()

    def share(self) -> None:
        """From now on several people look in turn: a page without scrollback, apart from the terminal's own."""
        self.shared = True
        if self.redraws:
            self.console.set_alt_screen(True)

    def unshare(self) -> None:
        """Back to the terminal's own page; the shared one is emptied first."""
        if self.shared and self.redraws:
            with suppress(OSError):  # the terminal may be gone
                self.wipe()
                self.console.set_alt_screen(False)
        self.shared = False

    def pages(self, what: RenderableType) -> list[list[str]]:
        """The lines of something long, cut into what fits on the page; a pipe gets all at once."""
        lines = self.rendered(what)
        step = max(5, self.console.height - 2) if self.redraws else max(1, len(lines))
        return [lines[first : first + step] for first in range(0, len(lines), step)]
