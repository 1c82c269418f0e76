"""The last page: the report in tabs, the winner as the last thing said; then again, swap seats, watch, save, leave."""

from __future__ import annotations

from rich.text import Text

from kickback.terminal.any_table import AnyTable
from kickback.terminal.app.shell import LEAVE, Sheet
from kickback.terminal.ending import Ending, pages, winner_line
from kickback.terminal.home import HomeTable
from kickback.terminal.saving import saved_words
from kickback.terminal.sheet import FAINT, TURN, cut, row, rule
from kickback.terminal.texts import text

AGAIN, SWAP, WATCH, LEFT = "again", "swap", "watch", "left"


class EndScreen(Sheet):
    """Dismissed with what comes next; `WATCH 41` watches from a moment on."""

    def __init__(self, table: AnyTable) -> None:
        super().__init__()
        self.table = table
        self.ending: Ending | None = None
        self.tab = 0
        self.scroll = 0

    def redraw(self) -> None:
        width, height = self.room()
        if self.ending is None:
            self.show_rows([row(f" {text('telling')}")])
            return
        found = pages(self.ending, width)
        title, lines = found[self.tab % len(found)]
        room = height - 5
        most = max(0, len(lines) - room)
        self.scroll = max(0, min(self.scroll, most))
        shown = lines[self.scroll : self.scroll + room]
        more = text("more", first=self.scroll + 1, last=self.scroll + len(shown), of=len(lines)) if most else ""
        head = f"{self.table.game.title} · {title}"
        tabs = f"{self.tab % len(found) + 1}/{len(found)}"
        page: list[Text] = [rule(head, width, f"{more}  {tabs}".strip(), TURN), *shown]
        page += [row("")] * (room - len(shown))
        seal = text("deal", code=self.table.code) if self.table.code else ""
        last = row((f" {winner_line(self.ending)}", TURN), "   ", (cut(seal, width - 40), FAINT))
        self.show_rows([*page, row(""), last])

    def keys_words(self) -> str:
        return text("end-keys" if isinstance(self.table, HomeTable) else "end-keys-join")

    async def course_of_events(self) -> None:
        self.redraw()
        seat = self.table.mine[0] if len(self.table.mine) == 1 else ""
        self.ending = Ending(self.table, seat, self.table.outcome(), await self.table.report())
        here = isinstance(self.table, HomeTable)
        self.throw_away_keys()
        while True:
            self.redraw()
            key = await self.key()
            name = key.upper() if len(key) == 1 else key
            if name in (LEAVE, "Q", "Esc"):
                self.dismiss(LEFT)
                return
            if name in ("left", "right", "Tab"):
                self.tab, self.scroll = max(0, self.tab + (-1 if name == "left" else 1)), 0
            elif name in ("up", "down", "PgUp", "PgDn"):
                self.scroll += {"up": -1, "down": 1, "PgUp": -10, "PgDn": 10}[name]
            elif here and name in ("Enter", "S"):
                self.dismiss(AGAIN if name == "Enter" else SWAP)
                return
            elif name == "W":
                self.dismiss(WATCH)
                return
            elif name in ("1", "2", "3") and int(name) <= len(self.ending.moments()):
                self.dismiss(f"{WATCH} {self.ending.moments()[int(name) - 1].get('event', 0)}")
                return
            elif isinstance(self.table, HomeTable) and name == "V":
                self.aside = saved_words(self.table)
