"""What people type: with completion and history at a terminal, line by line over a pipe."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import TextIOWrapper
from typing import TYPE_CHECKING, Protocol, TextIO

from kickback.terminal.screen import Screen, clean

if TYPE_CHECKING:
    from prompt_toolkit.completion import CompleteEvent, Completion
    from prompt_toolkit.document import Document

LONGEST = 1000  # signs of a line that is read at all
MENU = 12  # completions that are offered whole; of more, only the next word


class Lines(Protocol):
    def readline(self) -> str: ...


class Keyboard(Protocol):
    def ask(self, prompt: str, seat: int = -1, offers: Sequence[str] = (), foot: str = "") -> str:
        """One line, harmless and stripped. Raises EOFError when there is no more, KeyboardInterrupt on Ctrl-C."""
        ...


def keyboard(stdin: TextIO, screen: Screen) -> Keyboard:
    if isinstance(stdin, TextIOWrapper):
        stdin.reconfigure(errors="replace")
    return Typed(screen) if screen.redraws else Piped(stdin, screen)


class Piped:
    """Prompts stand on lines of their own, so that a script can wait for them."""

    def __init__(self, stdin: Lines, screen: Screen) -> None:
        self.stdin = stdin
        self.screen = screen

    def ask(self, prompt: str, seat: int = -1, offers: Sequence[str] = (), foot: str = "") -> str:
        self.screen.say(prompt)
        line = self.stdin.readline()
        if not line:
            raise EOFError
        return clean(line[:LONGEST]).strip()


class Typed:
    """A terminal. Every seat has a history of its own, or the arrow keys would show what the previous person typed."""

    def __init__(self, screen: Screen) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.output.color_depth import ColorDepth

        self.session = PromptSession[str]
        self.depth = ColorDepth.DEPTH_1_BIT if screen.console.no_color else None
        self.sessions: dict[int, PromptSession[str]] = {}

    def ask(self, prompt: str, seat: int = -1, offers: Sequence[str] = (), foot: str = "") -> str:
        from prompt_toolkit.completion import Completer, Completion
        from prompt_toolkit.history import DummyHistory, InMemoryHistory

        class Offers(Completer):
            def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
                typed = document.text_before_cursor.lstrip()
                for text in completions(typed, offers):
                    yield Completion(text, start_position=-len(typed))

        if seat not in self.sessions:
            history = InMemoryHistory() if seat >= 0 else DummyHistory()
            self.sessions[seat] = self.session(history=history, color_depth=self.depth)
        line = self.sessions[seat].prompt(
            f"{prompt} ",
            completer=Offers(),
            complete_while_typing=bool(offers),
            bottom_toolbar=f" {foot}" if foot else None,
            reserve_space_for_menu=5 if offers else 0,
        )
        return clean(line[:LONGEST]).strip()


def completions(typed: str, offers: Sequence[str]) -> list[str]:
    """The offers that go on from what is typed; of too many only the different next words."""
    start = typed.casefold()
    fitting = [text for text in offers if text.casefold().startswith(start)]
    if len(fitting) <= MENU:
        return fitting
    words = len(typed.split()) + (1 if not typed or typed.endswith(" ") else 0)
    return list(dict.fromkeys(" ".join(text.split()[:words]) for text in fitting))
