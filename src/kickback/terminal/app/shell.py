"""The page every screen is, and its keys as a queue: what happens on a screen is written as it happens."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Awaitable
from typing import ClassVar

from rich.segment import Segment
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Region
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

from kickback.terminal.page import Page, keys_line, too_small
from kickback.terminal.settings import Settings, remembered
from kickback.terminal.sheet import FAINT, cut, row, wrap
from kickback.terminal.texts import text

NAMES = {
    "enter": "Enter", "escape": "Esc", "backspace": "Backspace", "up": "up", "down": "down", "left": "left",
    "right": "right", "pageup": "PgUp", "pagedown": "PgDn", "tab": "Tab", "shift+tab": "ShiftTab", "home": "Home",
    "end": "End", "f1": "?", "f2": "#", "f3": "=", "f4": "@", "f5": ";", "f6": "*", "f7": "'", "delete": "Backspace",
}  # fmt: skip
LEAVE, NEWS, TICK, SIZE = "*leave", "*news", "*tick", "*size"
STOPPED = 130
PATIENCE = 5.0  # seconds for the terminal to be given back
SETTLE = 0.25  # keys that arrive so soon after a new question were meant for the one before


class Rows(Widget):
    """The whole page, row by row: only what changed is drawn again; a click is the key of the row it hits."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Text] = []
        self.keys: dict[int, str] = {}
        self.edge = 0  # the column between table and ledger, 0 if there is none
        self.dragging = False

    def show(self, lines: list[Text], keys: dict[int, str], edge: int = 0) -> None:
        before, self.lines, self.keys, self.edge = self.lines, lines, keys, edge
        longer = max(len(before), len(lines))
        for y in range(longer):
            if y >= len(before) or y >= len(lines) or before[y] != lines[y]:
                self.refresh(Region(0, y, self.size.width, 1))

    def render_line(self, y: int) -> Strip:
        width, paper = self.size.width, self.rich_style
        drawn = self.lines[y].render(self.app.console) if y < len(self.lines) else ()
        return Strip(Segment.apply_style(drawn, paper)).adjust_cell_length(width, paper)

    def on_mouse_down(self, event: events.MouseDown) -> None:
        if self.edge and event.x == self.edge:
            self.dragging = True
            self.capture_mouse()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        if self.dragging and isinstance(self.screen, Sheet):
            self.screen.widen_ledger(self.size.width - event.x - 1)

    def on_mouse_up(self) -> None:
        if self.dragging and isinstance(self.screen, Sheet):
            self.dragging = False
            self.release_mouse()
            self.screen.kickback.settings.keep()

    def on_click(self, event: events.Click) -> None:
        screen = self.screen
        beside = 0 < self.edge <= event.x
        if isinstance(screen, Sheet) and event.button == 1 and event.y in self.keys and not beside:
            screen.typed_keys.put_nowait(self.keys[event.y])
        elif isinstance(screen, Sheet) and event.button == 3:
            screen.typed_keys.put_nowait(";")

    def on_mouse_scroll_up(self) -> None:
        if isinstance(self.screen, Sheet):
            self.screen.typed_keys.put_nowait("PgUp")

    def on_mouse_scroll_down(self) -> None:
        if isinstance(self.screen, Sheet):
            self.screen.typed_keys.put_nowait("PgDn")


class Sheet(Screen[str]):
    """One page. Keys wait in a queue until whoever runs the screen asks for the next one."""

    def __init__(self) -> None:
        super().__init__()
        self.typed_keys: asyncio.Queue[str] = asyncio.Queue()
        self.typing: str | None = None
        self.ghost = ""
        self.aside = ""
        self.history: list[str] = []
        self.recalled = 0

    def compose(self) -> ComposeResult:
        yield Rows()

    def on_mount(self) -> None:
        self.run_worker(self.course_of_events(), exclusive=True, exit_on_error=True)

    async def course_of_events(self) -> None:
        """What happens on this screen, from its first page to its end."""
        raise NotImplementedError

    def rescued(self) -> str:
        """Saves what is being played here, and says so; "" if nothing is."""
        return ""

    def redraw(self) -> None:
        """Draws what is to be seen now, for the window as it is."""
        raise NotImplementedError

    def on_resize(self) -> None:
        """A new window is drawn anew; it never answers anything."""
        if self.is_mounted:
            self.redraw()

    @property
    def ledger(self) -> int:
        return self.kickback.settings.ledger

    def widen_ledger(self, columns: int) -> None:
        self.kickback.settings.ledger = columns
        self.redraw()

    def room(self) -> tuple[int, int]:
        return self.app.size.width, self.app.size.height

    def show_page(self, page: Page) -> None:
        if too_small(*self.room()):
            self.show_rows([])
            return
        first = page.height - 2 - len(page.hand) - len(page.docket.lines)
        lines = [*page.lines()[:-2], *self.foot()]
        keys = {first + y: key for y, key in page.docket.keys.items()}
        self.query_one(Rows).show(lines, keys, page.main_width() if page.side else 0)

    def show_rows(
        self, lines: list[Text], docket: list[Text] | None = None, keys: dict[int, str] | None = None
    ) -> None:
        """A page that is no table: rows from the top, perhaps a docket below; `keys` by their rows in the lower one."""
        if too_small(*self.room()):
            lines, docket, keys = [row(line) for line in wrap(text("too-small"), self.room()[0])], None, None
        below = docket or []
        room = self.room()[1] - 2 - len(below)
        first = room if docket else 0
        above = [*lines[:room], *[Text("")] * (room - len(lines))]
        self.query_one(Rows).show([*above, *below, *self.foot()], {first + y: key for y, key in (keys or {}).items()})

    def foot(self) -> list[Text]:
        """The command line, and the keys below it."""
        width = self.room()[0]
        if self.typing is None:
            line = row(" > ", (cut(self.beside_the_line(), width - 4), "bold"))
        else:
            line = row(" > ", (self.typing, "bold"), "▏", (self.ghost, FAINT))
            room = width - len(line.plain) - 2
            note = self.aside or text("typing-keys")
            line = (
                row(line, (" " * max(1, room - len(note) + 1) + cut(note, max(0, room)), FAINT)) if room > 12 else line
            )
        return [line, row((" " + cut(self.keys_words() or keys_line(width), width - 1), FAINT))]

    def beside_the_line(self) -> str:
        """What is said where nobody types."""
        return self.aside

    def keys_words(self) -> str:
        return ""

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        name = NAMES.get(event.key) or (event.character if event.character and event.is_printable else "")
        if name:
            self.typed_keys.put_nowait(name)

    def on_paste(self, event: events.Paste) -> None:
        """Pasted words are typed words, one line of them."""
        if self.typing is not None:
            self.typing += " ".join(event.text.split())
            self.redraw()

    async def key(self) -> str:
        return await self.typed_keys.get()

    async def key_or(self, task: Awaitable[object]) -> str:
        """The next key, or "" when the task is done first."""
        waiting = asyncio.ensure_future(self.typed_keys.get())
        done = asyncio.ensure_future(task)
        try:
            await asyncio.wait({waiting, done}, return_when=asyncio.FIRST_COMPLETED)
            return waiting.result() if waiting.done() else ""
        finally:
            if not waiting.done():
                waiting.cancel()

    def throw_away_keys(self) -> None:
        kept = []
        while not self.typed_keys.empty():
            key = self.typed_keys.get_nowait()
            kept += [key] if key == LEAVE else []
        for key in kept:
            self.typed_keys.put_nowait(key)

    async def settle(self) -> None:
        """A new question: what was typed before it was drawn is thrown away."""
        pause = self.kickback.settle
        end = time.monotonic() + pause
        while time.monotonic() < end:
            await asyncio.sleep(min(0.05, pause))
        if pause:
            self.throw_away_keys()

    @property
    def kickback(self) -> Kickback:
        app = self.app
        assert isinstance(app, Kickback)
        return app

    def begin_typing(self, words: str = "") -> None:
        self.typing, self.recalled, self.aside = words, 0, ""


class Kickback(App[int]):
    """The program in a terminal. `settle` is how long keys are thrown away after a new question; 0 in trials."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
        Binding("ctrl+d", "leave", show=False, priority=True),
    ]
    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: ansi_default; color: ansi_default; overflow: hidden; }
    Rows { width: 100%; height: 100%; background: ansi_default; color: ansi_default; }
    """

    def __init__(self, first: Sheet, settings: Settings | None = None, settle: float = SETTLE) -> None:
        super().__init__(ansi_color=True)  # the terminal's own colours
        self.set_reactive(App.theme, "ansi-dark")  # before anything is drawn: later all styles would be read again
        self.first = first
        self.settings = settings or remembered()
        self.settle = settle
        self.loop: asyncio.AbstractEventLoop | None = None
        self.last_words: list[str] = []  # printed when the terminal is the shell's again

    def on_mount(self) -> None:
        self.loop = asyncio.get_running_loop()

    def get_default_screen(self) -> Screen[str]:
        return self.first

    def gone(self) -> None:
        """The window was closed, or the program told to end: what is played is saved, and nobody is asked."""
        for screen in self.screen_stack:
            if isinstance(screen, Sheet):
                self.last_words += [words for words in [screen.rescued()] if words]
        watchdog = threading.Timer(PATIENCE, os._exit, (STOPPED,))  # a terminal that is gone may never let go
        watchdog.daemon = True
        watchdog.start()
        if self.loop is not None:  # a signal does not wake the loop by itself
            self.loop.call_soon_threadsafe(self.exit, STOPPED)

    def action_leave(self) -> None:
        screen = self.screen
        if isinstance(screen, Sheet):
            screen.typed_keys.put_nowait(LEAVE)
        else:
            self.exit(0)
