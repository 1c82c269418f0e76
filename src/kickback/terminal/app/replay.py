"""Watching a record: the same page, the docket in a thin frame with what was chosen."""

from __future__ import annotations

from rich.text import Text

from kickback.terminal import lookup
from kickback.terminal.app.shell import LEAVE, Sheet
from kickback.terminal.asking import asked, seat_of
from kickback.terminal.choices import Held
from kickback.terminal.ending import lines_of
from kickback.terminal.page import Scene, lay_out, table_width
from kickback.terminal.replay import ALL, Replay
from kickback.terminal.rulebook import Paragraph, rules
from kickback.terminal.sheet import MINE, cut, ink, pad, row
from kickback.terminal.tables.pecunia_olet import behind
from kickback.terminal.texts import Data, text

DONE = "done"


class ReplayScreen(Sheet):
    def __init__(self, replay: Replay, seat: str, at: int = 0) -> None:
        super().__init__()
        self.replay = replay
        self.seat = seat
        self.start = at
        self.over: tuple[str, list[Paragraph]] | None = None
        self.scroll = 0

    def redraw(self) -> None:
        replay, seat = self.replay, self.seat
        viewer = "" if seat == ALL else seat
        voice = replay.voice(viewer)
        found = asked(replay.prompt(seat), replay.view(seat), voice, True)
        following = replay.next_said()
        chosen = text("replay-said", name=voice.name(following[0]), said=following[1]) if following else ""
        found.entries, found.stakes = [], [f"{text('replay-next')} {chosen}"] if chosen else []
        who = (
            text("replay-everything")
            if seat == ALL
            else text("replay-seat", name=replay.names.get(seat, text("nobody")))
        )
        lines = replay.lines(seat)
        scene = Scene(
            replay.game, voice, viewer, replay.view(seat), replay.bots, found, Held(), lines=lines,
            news=[line for line in lines if not line.heading][-8:], talk=replay.conversation(seat),
            header=f"{text('replay-at', at=replay.at, of=len(replay.spoken))}, {who}", code=replay.code,
        )  # fmt: skip
        width, height = self.room()
        if seat == ALL:
            scene.hands = hands(replay, min(width, 80))
        if self.over is not None:
            wide = table_width(width, self.ledger) - 4
            scene.over, scene.overlay, scene.scroll = self.over[0], lines_of(self.over[1], wide), self.scroll
        self.show_page(lay_out(scene, width, height, self.ledger))

    def keys_words(self) -> str:
        return text("replay-keys")

    async def course_of_events(self) -> None:
        self.replay.go(self.start)
        while True:
            self.redraw()
            key = await self.key()
            if self.typing is not None:
                self.typed(key)
                continue
            name = key.upper() if len(key) == 1 else key
            if name in (LEAVE, "Q"):
                self.dismiss(DONE)
                return
            if name == "Esc" and self.over is None:
                self.dismiss(DONE)
                return
            self.press(name)
            self.aside = text("replay-closed") if name == ALL and not self.replay.open_book else ""

    def press(self, name: str) -> None:
        replay = self.replay
        steps = {"<": -1, "left": -1, ">": 1, "right": 1, " ": 1, "Enter": 1, "PgUp": -10, "PgDn": 10}
        if self.over is not None and name in ("up", "down", "PgUp", "PgDn", "Esc"):
            self.over = None if name == "Esc" else self.over
            self.scroll = max(0, self.scroll + {"up": -1, "down": 1, "PgUp": -8, "PgDn": 8}.get(name, 0))
        elif name in steps:
            replay.go(replay.at + steps[name])
        elif name in ("[", "]"):
            replay.turn(-1 if name == "[" else 1)
        elif name in ("{", "}"):
            replay.turn(-1 if name == "{" else 1, round_too=True)
        elif name in ("Home", "End"):
            replay.go(0 if name == "Home" else len(replay.spoken))
        elif name == ALL:
            self.seat = ALL if replay.open_book else self.seat
        elif name == "/":
            self.begin_typing()
        elif name == "=":
            self.over, self.scroll = (text("ledger"), lookup.log(replay, self.seat)), 10_000
        elif name == "#":
            self.over, self.scroll = (text("rules"), rules(replay.game, "")), 0
        elif name in replay.names:
            self.seat = name

    def typed(self, key: str) -> None:
        """`go 41`, or a seat by its letter or name."""
        assert self.typing is not None
        if key == "Enter":
            words, self.typing = self.typing.split(), None
            seat = seat_of(" ".join(words), self.replay.names)
            if len(words) == 2 and words[0] == "go" and words[1].isdecimal():
                self.replay.go(int(words[1]))
            elif seat:
                self.seat = seat
            elif words[:1] == ["rules"]:
                self.over, self.scroll = (text("rules"), rules(self.replay.game, " ".join(words[1:]))), 0
            elif words:
                self.aside = text("replay-unknown", words=" ".join(words))
        elif key == "Esc":
            self.typing = None
        elif key == "Backspace":
            self.typing = self.typing[:-1]
        elif len(key) == 1:
            self.typing += key


def hands(replay: Replay, width: int) -> list[Text]:
    """What everybody holds, a row a seat."""
    view, voice = replay.view(ALL), replay.voice("")
    found: list[Text] = []
    for seat, name in replay.names.items():
        about: Data = view[seat]
        cards = [*about.get("hand", []), *about.get("specials", [])]
        said = ", ".join(voice.card(card, "small") for card in cards) or text("hand-empty")
        if "fakes" in about:  # what lies behind a screen is money
            said = behind(about)
        head = pad(f" {seat} {name}", 12)
        found.append(row((head, f"bold {ink(seat)}"), ("◡ ", MINE), cut(said, width - 15)))
    return found
