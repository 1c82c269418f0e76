"""One game at one keyboard: who sits there, what each has heard, and the page each of them gets to see."""

from __future__ import annotations

from math import ceil

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from kickback.engine.actions import Action
from kickback.engine.bans import Refused
from kickback.engine.game import Game
from kickback.engine.plain import Facts
from kickback.engine.seats import LETTERS, ONLOOKER
from kickback.records.match import Match
from kickback.terminal.drawing import drawing
from kickback.terminal.keyboard import Keyboard
from kickback.terminal.look import FAINT, GOLD, GREEN, STRONG, with_clauses
from kickback.terminal.screen import Screen, clean
from kickback.terminal.seating import Player
from kickback.terminal.typed import ORDERS
from kickback.words import Reader, speech, told, unmarked

WIDE = 112  # from this width on the log stands beside the table
LEDGER = 46  # and is so wide
FEW = 16  # choices that are shown unasked
RECENT = 8  # lines somebody sees who comes back to a game
MARGIN = 3  # lines of the page beside those: the title, the prompt, the foot
FOOT = "? help   hint   why   rules   log   save   quit"


class Session:
    def __init__(self, match: Match, players: list[Player], screen: Screen, keyboard: Keyboard) -> None:
        self.match = match
        self.players = players
        self.screen = screen
        self.keyboard = keyboard
        self.holder = -1  # the person the page was last made for
        self.heard = [0] * match.seats  # events each seat has been shown
        self.told_to: dict[int, list[tuple[str, str]]] = {}  # the log in words, for each audience
        self.heard_together = 0  # public events shown on the curtain
        self.notes: list[list[str]] = [[] for _ in players]  # what the terminal itself has to say to one person
        self.refused: dict[int, Refused] = {}  # each person's last refusal, for `why`
        self.saved = len(match.said)  # lines of the record that are safe
        self.guests = self.people  # who came as a person, even if a bot plays on for them
        self.keep_labels()

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def names(self) -> dict[str, str]:
        return {LETTERS[seat]: player.name for seat, player in enumerate(self.players)}

    @property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if not player.bot]

    @property
    def commitment(self) -> str:
        return self.match.record().header.get("commitment", "")

    def keep_labels(self) -> None:
        """The record says who is a bot, so that the game can be taken up again."""
        self.match.names = {LETTERS[seat]: player.label for seat, player in enumerate(self.players)}

    def skip_to_recent(self) -> None:
        """Somebody who comes back to a game is shown the last lines, not all of them."""
        for seat in self.people:
            self.heard[seat] = max(0, len(self.match.events(seat)) - RECENT)
        self.heard_together = max(0, len(self.match.events(ONLOOKER)) - RECENT)

    def reader(self, seat: int) -> Reader:
        """That seat as a reader of messages; an onlooker is none of them."""
        return Reader(self.names, LETTERS[seat] if seat < self.match.seats else "")

    def refusal(self, seat: int, action: Action) -> Refused | None:
        """Why the seat may not say this, or None."""
        table = self.match.table
        ban = table.forbids(seat, action)
        return None if ban is None else Refused(action.text, ban, table.explain(seat, action, ban))

    def told(self, event: Facts, seat: int, form: str = "") -> tuple[str, str]:
        """An event as a line for that seat, and its clause."""
        return clean(unmarked(told(self.game, event, self.reader(seat), form))), str(event["clause"])

    def lines(self, seat: int) -> list[tuple[str, str]]:
        """The log as that audience heard it. What has happened stays as it was told, but for what is sealed again."""
        known = self.told_to.setdefault(seat, [])
        known.extend(self.told(event, seat) for event in self.match.events(seat, len(known)))
        view = self.match.table.view(seat)
        events = self.match.events(seat)
        shown = [
            self.told(event, seat, "faded") if self.game.fades(event, view) else line
            for event, line in zip(events, known, strict=True)
        ]
        return [line for line in shown if line[0]]

    def listed(self, seat: int) -> list[Action]:
        """What the seat may say now, in the order of the numbers that stand for it."""
        return self.match.table.legal(seat) + self.match.table.free(seat)

    def open_texts(self, seat: int) -> list[str]:
        """Notations with words of one's own, such as `say TEXT`."""
        known = {action.text for action in self.listed(seat)}
        return [form for form in self.match.prompt(seat).forms if form not in known]

    def offers(self, seat: int) -> list[str]:
        """What completion offers: actions, then the beginnings of open notations, then orders."""
        texts = [action.text for action in self.listed(seat)]
        opening = [hint.split(" ")[0] + " " for hint in self.open_texts(seat)]
        return list(dict.fromkeys([*texts, *opening, *(f"why {text}" for text in texts), *ORDERS]))

    def look(self, seat: int) -> None:
        """The page for one person: what is new, the table, the question. Behind a curtain if another one sat there."""
        if len(self.people) > 1 and self.holder != seat:
            self.curtain(seat)
        self.holder = seat
        self.screen.wipe()
        all_lines = self.lines(seat)
        fresh = self.heard[seat]
        self.heard[seat] = len(all_lines)
        table = drawing(self.game, self.match.table.view(seat), self.names)
        player = self.players[seat]
        self.screen.bar(f"KICKBACK  {self.game.title}", f"{player.name}, seat {LETTERS[seat]}")
        if self.screen.redraws and self.screen.width >= WIDE:
            height = self.screen.show(self.side_by_side(table, all_lines, fresh))
        else:
            height = self.screen.show(with_clauses(all_lines[fresh:])) if all_lines[fresh:] else 0
            self.screen.say("")
            height += self.screen.show(table)
        for note in self.notes[seat]:
            self.screen.say(note, GOLD)
        self.notes[seat].clear()
        height += self.screen.show(self.question(seat))
        height += self.screen.show(self.choices(seat))
        if self.screen.redraws and height + MARGIN > self.screen.console.height:
            self.screen.say("The page is longer than the window: 'view' and 'log' go page by page.", FAINT)

    def side_by_side(self, table: RenderableType, lines: list[tuple[str, str]], fresh: int) -> RenderableType:
        """The table at the left, the ledger at the right: all that is new, and as much of the old as has room."""
        console = self.screen.console
        left = self.screen.width - LEDGER - 2
        height = len(console.render_lines(table, console.options.update(width=left)))
        first, used = len(lines), 0
        while first > 0:
            line, clause = lines[first - 1]
            used += ceil(len(line) / max(10, LEDGER - len(clause) - 2))
            if first <= fresh and used > height - 1:
                break
            first -= 1
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(width=left)
        grid.add_column(width=LEDGER)
        ledger = Group(Rule("LEDGER", style=GREEN, align="left"), with_clauses(lines[first:], fresh - first))
        grid.add_row(table, ledger)
        return grid

    def question(self, seat: int) -> RenderableType:
        """What is asked, what is at stake, and what stands if everybody passes."""
        prompt, speaks, reader = self.match.prompt(seat), speech(self.game.name), self.reader(seat)
        told = [prompt.question, *prompt.stakes, *([prompt.stands] if prompt.stands is not None else []), *prompt.notes]
        asked = [clean(unmarked(speaks.say(message, reader))) for message in told]
        if not self.screen.live:
            return Text("\n" + "\n".join(asked))
        page = Text.assemble((asked[0], STRONG), *(f"\n{line}" for line in asked[1:]))
        return Panel(page, border_style=GOLD, expand=False, padding=(0, 1))

    def choices(self, seat: int) -> RenderableType:
        """A few choices with their numbers; of many only what they begin with."""
        listed = self.listed(seat)
        legal = self.match.table.legal(seat)
        if len(listed) <= FEW:
            return numbered(listed)
        if len(legal) <= FEW:
            more = Text(f"and {len(listed) - len(legal)} more at any time: ?", style=FAINT)
            return Group(numbered(legal), more)
        starts: dict[str, int] = {}
        for action in legal:
            starts[action.text.split(" ")[0]] = starts.get(action.text.split(" ")[0], 0) + 1
        shown = ", ".join(word if count == 1 else f"{word} ×{count}" for word, count in starts.items())
        return Text(f"You may: {shown}. ? lists all {len(listed)}.")

    def curtain(self, seat: int) -> None:
        """Everything hidden leaves the page before the next person looks; what all may see is told to all."""
        name = self.players[seat].name
        self.holder = -1
        self.screen.wipe()
        self.screen.bar(f"KICKBACK  {self.game.title}", "curtain")
        heard = self.lines(ONLOOKER)
        news = heard[self.heard_together :]
        self.heard_together = len(heard)
        if news:
            self.screen.show(with_clauses(news))
        self.screen.say("")
        typed = self.keyboard.ask(f"Pass the keyboard to {name}. {name}, press Enter.")
        if typed:  # not repeated: it may have been the previous person's secret
            self.notes[seat].append("Something was typed while the curtain was down; it was not read.")

    def leaf(self, what: RenderableType) -> None:
        """Something long, page by page."""
        pages = self.screen.pages(what)
        for number, page in enumerate(pages, start=1):
            self.screen.put(page)
            if number < len(pages) and self.keyboard.ask("Enter: more; q: enough").casefold().startswith("q"):
                break


def numbered(actions: list[Action]) -> RenderableType:
    """Actions with the numbers that may be typed for them."""
    texts = [
        Text.assemble((f"{number:>2} ", FAINT), (clean(action.text), STRONG))
        for number, action in enumerate(actions, start=1)
    ]
    return Columns(texts, padding=(0, 2), equal=True)
