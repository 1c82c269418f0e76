"""The first page without a game's name: which game, who sits where, by which rules; and it remembers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from kickback.engine.bans import Refused
from kickback.engine.game import Game
from kickback.engine.messages import Message
from kickback.engine.options import Option, write
from kickback.games import NAMES, called
from kickback.games import game as loaded
from kickback.terminal.app.shell import LEAVE, Sheet
from kickback.terminal.ending import lines_of
from kickback.terminal.home import HomeTable
from kickback.terminal.lookup import pace_words
from kickback.terminal.rulebook import first_minute, intro, rules
from kickback.terminal.seating import CALLED, NAME, SOMEBODY, WrongTable
from kickback.terminal.setting_up import KINDS, PERSON, REGULAR, from_kinds
from kickback.terminal.settings import ASKING, PACES, after
from kickback.terminal.sheet import FAINT, FOCUS, STRONG, TURN, cut, fill, pad, right, row, rule
from kickback.terminal.signs import shape
from kickback.terminal.texts import Voice, known, text
from kickback.words import refusal

DEAL, JOIN, RESUME, LEFT = "deal", "join", "resume", "left"
KEYS = {"scapegoat": "S", "embezzlement": "E", "wallet": "W", "pecunia-olet": "P", "corporate-espionage": "O"}


class MenuScreen(Sheet):
    """Dismissed with what was chosen; `table` is the table that was set."""

    def __init__(self) -> None:
        super().__init__()
        self.table: HomeTable | None = None
        self.address = ""
        self.file = ""
        self.place = 0
        self.field = 0  # 0 the games, then the seats, preset, asking, pace
        self.kinds: list[str] = []
        self.names: list[str] = []
        self.options: dict[str, str] = {}
        self.over: tuple[str, list[tuple[str, str]]] | None = None
        self.scroll = 0
        self.asking_for = ""

    @property
    def game(self) -> Game:
        return loaded(NAMES[self.place])

    def choose(self, name: str) -> None:
        """A game, as it was played last."""
        self.place, self.field = NAMES.index(name), 0
        settings = self.kickback.settings
        kept = settings.seats.get(name, [])
        game = self.game
        fits = game.fewest <= len(kept) <= game.most and all(kind in KINDS for kind in kept)
        self.kinds = kept[:] if fits else [PERSON] + [REGULAR] * (game.usual - 1)
        self.options = dict(settings.options.get(name, {}))
        try:
            game.settle(len(self.kinds), self.options)
        except Refused:
            self.options = {}

    def redraw(self) -> None:
        width, height = self.room()
        if not self.kinds:
            return
        if self.over is not None:
            lines = lines_of(self.over[1], width - 4)
            self.scroll = max(0, min(self.scroll, len(lines) - height + 5))
            shown = lines[self.scroll : self.scroll + height - 4]
            more = text("more", first=self.scroll + 1, last=self.scroll + len(shown), of=len(lines))
            note = f"{more} · {text('esc-closes')}" if len(shown) < len(lines) else text("esc-closes")
            self.show_rows([rule(self.over[0], width, note), *(row("  ", line) for line in shown)])
            return
        above, below, fields = self.games(width), self.docket(width), [*self.seats(width), *self.habits(width)]
        room = max(1, height - 3 - len(above) - len(below))
        first = max(0, min(self.field - 1 - room // 2, len(fields) - room))  # the focused field is always to be seen
        shown = fields[first : first + room]
        cut_off = text("more", first=first + 1, last=first + len(shown), of=len(fields))
        note = text("menu-more") if len(shown) == len(fields) else cut_off
        self.show_rows([*above, rule(text("menu-table", game=self.game.title), width, note), *shown], below)

    def games(self, width: int) -> list[Text]:
        head = row((" KICKBACK", TURN), (right(cut(text("menu-says"), 40), width - 10), FAINT))
        lines = [fill(head, width)]
        for place, name in enumerate(NAMES):
            here = place == self.place
            title = name.replace("-", " ").title() if not here else self.game.title
            key = KEYS.get(name, str(place + 1))
            says = text(f"menu-says-{name}") if known(f"menu-says-{name}") else intro(name)
            style = FOCUS if here else STRONG
            id = f"menu-size-{name}"
            size = text(id) if known(id) else f"{self.game.fewest}–{self.game.most}" if here else ""
            line = row(
                (f" {'▌' if here else ' '} {key} {pad(title, 21)} ", style),
                (pad(cut(says, width - 42), width - 41), FAINT if not here else ""),
                size,
            )
            lines.append(line)
        return lines

    def seats(self, width: int) -> list[Text]:
        lines: list[Text] = []
        people = 0
        taken = {self.person(place).casefold() for place in range(self.kinds.count(PERSON))}
        for place, kind in enumerate(self.kinds):
            letter = chr(ord("A") + place)
            if kind == PERSON:
                name = self.person(people)
                people += 1
            else:
                name = next((one for one in CALLED[place] if one.casefold() not in taken), CALLED[place][0])
            label = text("menu-seats") if place == 0 else ""
            line = row(
                f"  {pad(label, 8)}",
                (
                    f"{'▌' if self.field == place + 1 else ' '}{letter} {shape(letter)} {pad(name, 12)}",
                    FOCUS if self.field == place + 1 else "",
                ),
                f" {pad(text(f'kind-{kind}'), 16)}",
                (cut(text("menu-seat-keys"), max(0, width - 46)) if place == 0 else "", FAINT),
            )
            lines.append(line)
        return lines

    def habits(self, width: int) -> list[Text]:
        """Rules, and how one likes to be asked."""
        lines: list[Text] = []
        settings = self.kickback.settings
        rows = (
            (text("menu-rules"), self.preset_words()),
            (text("menu-asking"), text(f"asking-{settings.asking}")),
            (text("menu-pace"), pace_words(settings)),
        )
        for place, (label, said) in enumerate(rows):
            here = self.field == len(self.kinds) + 1 + place
            lines.append(
                row(f"  {pad(label, 8)}", (f"{'▌' if here else ' '}{cut(said, width - 14)}", FOCUS if here else ""))
            )
        return lines

    def person(self, place: int) -> str:
        names = self.names or [self.kickback.settings.name or SOMEBODY]
        return names[place] if place < len(names) else CALLED[place][1]

    def preset_words(self) -> str:
        """The preset by name, then what was changed by hand."""
        voice = Voice(self.game.name, {}, "")
        name = self.preset()
        given = self.game.presets.get(name, {})
        changed = [self.option_words(key, value) for key, value in self.options.items() if given.get(key) != value]
        title = voice.word(f"preset-{name}") or name
        return f"‹ {title} ›" + (f"   {text('menu-changed')} {', '.join(changed)}" if changed else "")

    def preset(self) -> str:
        fitting = [name for name, given in self.game.presets.items() if given.items() <= self.options.items()]
        return max(fitting, key=lambda name: len(self.game.presets[name])) if fitting else "standard"

    def option_words(self, key: str, value: str) -> str:
        return f"{Voice(self.game.name, {}, '').word(f'option-{key}') or key}: {value}"

    def docket(self, width: int) -> list[Text]:
        inner = width - 2
        here = sum(kind == PERSON for kind in self.kinds)
        body = [
            row(" ", (text("menu-what"), STRONG)),
            row(
                (" Enter  ", STRONG),
                pad(text("menu-deal"), 16),
                cut(text("menu-deal-says", people=here, bots=len(self.kinds) - here), inner - 26),
            ),
            row((" B      ", STRONG), pad(text("menu-bots"), 16), cut(text("menu-bots-says"), inner - 26)),
            row((" J      ", STRONG), pad(text("menu-join"), 16), cut(text("menu-join-says"), inner - 26)),
            row((" R      ", STRONG), pad(text("menu-resume"), 16), cut(text("menu-resume-says"), inner - 26)),
        ]
        lines = [row("┏" + f"━ {text('menu-ready')} ".ljust(inner, "━") + "┓")]
        lines += [row("┃", fill(line, inner), "┃") for line in body]
        return [*lines, row("┗" + "━" * inner + "┛")]

    def keys_words(self) -> str:
        """Only keys that do something here."""
        if self.over is None:
            return text("menu-keys")
        by_number = {text("menu-house-rules"): "menu-keys-rules", text("menu-saved"): "menu-keys-saved"}
        return text(by_number.get(self.over[0], "menu-keys-page"))

    async def course_of_events(self) -> None:
        settings = self.kickback.settings
        self.choose(settings.game if settings.game in NAMES else NAMES[0])
        self.names = [settings.name] if settings.name else []
        while True:
            self.redraw()
            key = await self.key()
            if key == LEAVE:
                self.dismiss(LEFT)
                return
            done = self.typed(key) if self.typing is not None else self.press(key.upper() if len(key) == 1 else key)
            if done:
                self.dismiss(done)
                return

    def press(self, key: str) -> str:
        """What a key does; a word once the menu is done."""
        games = {sign: name for name, sign in KEYS.items()}
        fields = len(self.kinds) + 4
        if self.over is not None:
            return self.in_overlay(key)
        if key in ("up", "down", "Tab", "ShiftTab"):
            self.move(-1 if key in ("up", "ShiftTab") else 1, fields, key in ("Tab", "ShiftTab"))
        elif key in ("left", "right"):
            self.change(1 if key == "right" else -1)
        elif key in ("+", "-", "−", "="):
            self.add_seat(1 if key in "+=" else -1)
        elif key == "N":
            self.ask_for("name")
        elif key == "H":
            self.open_house_rules()
        elif key in ("F", "#", "?"):
            self.open_page(key)
        elif key == "J":
            self.ask_for("join")
        elif key == "R":
            self.list_saved()
        elif key == "/":
            self.ask_for("game")
        elif key in games and games[key] in NAMES:
            self.choose(games[key])
        elif key in ("Q", "Esc"):
            return LEFT
        elif key == "B":
            self.kinds, self.options = [PERSON] + [REGULAR] * (self.game.usual - 1), {}
            return self.deal()
        elif key == "Enter":
            return self.deal()
        return ""

    def open_page(self, key: str) -> None:
        pages: dict[str, Callable[[], tuple[str, list[tuple[str, str]]]]] = {
            "F": lambda: (self.game.title, first_minute(self.game, len(self.kinds), self.options)),
            "#": lambda: (text("rules"), rules(self.game, "")),
            "?": lambda: (text("help"), [("", text(f"menu-help-{number}")) for number in range(1, 6)]),
        }
        self.over, self.scroll = pages[key](), 0

    def move(self, by: int, fields: int, over_games: bool) -> None:
        if self.field == 0 and not over_games:
            if 0 <= self.place + by < len(NAMES):
                self.choose(NAMES[self.place + by])
                return
            if by < 0:
                return
        self.field = (self.field + by) % fields

    def change(self, by: int) -> None:
        """The focused field's next value."""
        settings, place = self.kickback.settings, self.field - 1
        if 0 <= place < len(self.kinds):
            self.kinds[place] = after(self.kinds[place], KINDS, by)
        elif place == len(self.kinds):
            names = [*self.game.presets]
            self.options = dict(self.game.presets[names[(names.index(self.preset()) + by) % len(names)]])
            self.check()
        elif place == len(self.kinds) + 1:
            settings.asking = after(settings.asking, ASKING, by)
        elif place == len(self.kinds) + 2:
            settings.pace = after(settings.pace, PACES, by)

    def check(self) -> None:
        """A refusal is said beside; it does not stop the choosing."""
        try:
            self.game.settle(len(self.kinds), self.options)
            self.aside = ""
        except Refused as refused:
            self.aside = refusal(self.game, refused, {})

    def add_seat(self, by: int) -> None:
        if by > 0 and len(self.kinds) < self.game.most:
            self.kinds.append(REGULAR)
        elif by < 0 and len(self.kinds) > self.game.fewest:
            self.kinds.pop()
        self.check()

    def deal(self) -> str:
        people = sum(kind == PERSON for kind in self.kinds)
        try:
            self.table = from_kinds(
                self.game, self.kinds, [self.person(place) for place in range(people)], self.options
            )
        except WrongTable as wrong:
            self.aside = str(wrong)
            return ""
        settings = self.kickback.settings
        settings.game = self.game.name
        settings.seats[self.game.name], settings.options[self.game.name] = self.kinds[:], dict(self.options)
        settings.keep()
        return DEAL

    # house rules, saved games, typed words
    def open_house_rules(self) -> None:
        voice = Voice(self.game.name, {}, "")
        settled = {option.key: write(option.default) for option in self.game.options} | self.options
        said = []
        for number, option in enumerate(self.shown_options(), 1):
            name = voice.word(f"option-{option.key}") or option.key
            mark = " *" if option.key in self.options else ""
            said.append(
                (
                    f"{number} {name}: {settled[option.key]}{mark}",
                    f"{voice.speech.say(Message(f'option-{option.key}'), voice.reader, 'says')} ({option.allowed()})",
                )
            )
        self.over = (text("menu-house-rules"), said)

    def shown_options(self) -> list[Option]:
        return [option for option in self.game.options if option.kind != "text"]

    def in_overlay(self, key: str) -> str:
        assert self.over is not None
        title = self.over[0]
        if key == "Esc":
            self.over, self.aside = None, ""
        elif key in ("up", "down", "PgUp", "PgDn"):
            self.scroll = max(0, self.scroll + {"up": -1, "down": 1, "PgUp": -10, "PgDn": 10}[key])
        elif key.isdigit():
            self.ask_for("rule" if title == text("menu-house-rules") else "saved")
            self.typing = key
        return ""

    def list_saved(self) -> None:
        files = saved_games()
        said = [(f"{number} {path.name}", "") for number, path in enumerate(files, 1)]
        self.over, self.scroll = (text("menu-saved"), said or [("", text("menu-no-saved"))]), 0

    def ask_for(self, what: str) -> None:
        self.asking_for = what
        self.begin_typing()
        self.aside = text(f"menu-ask-{what}")

    def typed(self, key: str) -> str:
        assert self.typing is not None
        if key == "Enter":
            words, self.typing, self.aside = self.typing.strip(), None, ""
            return self.answered(words)
        if key == "Esc":
            self.typing, self.aside = None, ""
        elif key == "Backspace":
            self.typing = self.typing[:-1]
        elif len(key) == 1:
            self.typing += key
        return ""

    def answered(self, words: str) -> str:
        if self.asking_for == "name":
            names = [name.strip() for name in words.split(",") if name.strip()]
            if all(NAME.fullmatch(name) for name in names) and names:
                self.seat_people(names)
            else:
                self.aside = text("menu-bad-name")
        elif self.asking_for == "join" and words:
            self.address = words
            return JOIN
        elif self.asking_for == "game":
            found = called(words.removeprefix("play "))
            if len(found) == 1:
                self.choose(found[0])
            else:
                self.aside = text("game-none", word=words, found=", ".join(NAMES))
        elif self.asking_for == "saved" and words.isdecimal() and 1 <= int(words) <= len(saved_games()):
            self.file = str(saved_games()[int(words) - 1])
            return RESUME
        elif self.asking_for == "rule":
            self.set_rule(words)
        return ""

    def seat_people(self, names: list[str]) -> None:
        """Everybody who is named sits here: where there are too few seats of people, bots make room."""
        self.names, self.kickback.settings.name = names, names[0]
        self.kickback.settings.keep()
        for place, kind in enumerate(self.kinds):
            if kind != PERSON and self.kinds.count(PERSON) < len(names):
                self.kinds[place] = PERSON

    def set_rule(self, words: str) -> None:
        """`3` turns a switch or goes on to the next value; `3 7` sets one."""
        number, _, value = words.partition(" ")
        options = self.shown_options()
        if not number.isdecimal() or not 1 <= int(number) <= len(options):
            return
        option = options[int(number) - 1]
        now = self.options.get(option.key, write(option.default))
        if not value:
            allowed = ["on", "off"] if option.kind == "switch" else [*option.choices]
            if option.kind == "number":
                allowed += [str(at) for at in range(option.low, option.high + 1)]
            value = allowed[(allowed.index(now) + 1) % len(allowed)] if now in allowed else allowed[0]
        given = self.options | {option.key: value}
        if value == write(option.default):
            del given[option.key]
        try:
            self.game.settle(len(self.kinds), given)
            self.options, self.aside = given, ""
        except Refused as refused:
            self.aside = refusal(self.game, refused, {})
        self.open_house_rules()


def saved_games() -> list[Path]:
    """Records in this folder that `save` has written, the newest first."""
    found = [path for path in Path().glob("kickback-*.txt") if path.is_file()]
    return sorted(found, key=lambda path: -path.stat().st_mtime)[:9]


__all__ = ["DEAL", "JOIN", "LEFT", "RESUME", "MenuScreen"]
