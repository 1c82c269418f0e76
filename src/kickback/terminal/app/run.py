"""From one screen to the next: menu, table, end, replay; leaves the terminal as it was."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from kickback.terminal import scenes
from kickback.terminal.any_table import AnyTable
from kickback.terminal.app.play import OVER, PlayScreen
from kickback.terminal.app.shell import LEAVE, NEWS, SETTLE, Kickback, Sheet
from kickback.terminal.course import Course
from kickback.terminal.home import HomeTable
from kickback.terminal.saving import taken_up
from kickback.terminal.seating import WrongTable
from kickback.terminal.setting_up import again
from kickback.terminal.settings import Settings, remembered
from kickback.terminal.sheet import row
from kickback.terminal.texts import text

if TYPE_CHECKING:
    from kickback.terminal.away import AwayTable
    from kickback.terminal.replay import Replay


class Start(Sheet):
    """No page of its own: opens the others one after another."""

    def __init__(
        self,
        table: AnyTable | None = None,
        fresh: bool = True,
        replay: tuple[Replay, str] | None = None,
        address: tuple[str, str] | None = None,
    ) -> None:
        super().__init__()
        self.says = ""
        self.waiting: AwayTable | None = None  # a server's table whose host has not dealt yet
        self.address = address  # of a server's table, and the name one has there
        self.table = table
        self.fresh = fresh
        self.replay = replay

    def redraw(self) -> None:
        """Nothing is to be seen here but what one waits for; at a table that is not dealt yet, how to win."""
        width, height = self.room()
        if self.waiting is None:
            self.show_rows([row(""), row(f"  {self.says}")])
        else:
            self.show_rows(scenes.welcome(self.waiting, self.waiting.options(), width, height - 2, self.says))

    def keys_words(self) -> str:
        return text("waiting-keys")

    async def course_of_events(self) -> None:
        if self.replay is not None:
            from kickback.terminal.app.replay import ReplayScreen

            await self.app.push_screen_wait(ReplayScreen(*self.replay))
            self.app.exit(0)
            return
        table, fresh = self.table, self.fresh
        if self.address is not None:
            try:
                table = await self.joined(*self.address)
            except WrongTable as wrong:
                self.kickback.last_words.append(f"kickback: {wrong}")
                self.app.exit(2)
                return
        while table is not None or (table := await self.from_menu()) is not None:
            come = await self.played(table, fresh)
            if come is None:
                break
            table, fresh = come, True
        self.app.exit(0)

    async def from_menu(self) -> AnyTable | None:
        from kickback.terminal.app.menu import DEAL, JOIN, RESUME, MenuScreen

        problem = ""
        while True:
            menu = MenuScreen()
            menu.aside = problem
            chosen = await self.app.push_screen_wait(menu)
            try:
                if chosen == DEAL:
                    return menu.table
                if chosen == RESUME:
                    self.fresh = False
                    return taken_up(Path(menu.file))
                if chosen == JOIN:
                    return await self.joined(menu.address, "")
            except WrongTable as wrong:
                problem = str(wrong)
                continue
            return None

    async def joined(self, address: str, name: str) -> AnyTable | None:
        """A chair at a server's table, once the host has dealt; None if somebody does not want to wait."""
        from kickback.terminal.away import dealt, join

        self.says = text("joining", address=address)
        self.redraw()
        table = await join(address, self.kickback.settings, name)
        seat = table.mine[0] if table.mine else ""
        self.says = text("waiting-for-deal", game=table.game.title, name=table.names.get(seat, name))
        self.waiting = table
        table.knocks.append(lambda: self.typed_keys.put_nowait(NEWS))
        waiting = asyncio.ensure_future(dealt(table))
        while not waiting.done():
            self.redraw()
            if await self.key_or(waiting) == LEAVE:
                waiting.cancel()
                await table.leave()
                return None
        table.knocks.clear()
        self.waiting, self.fresh = None, True
        return table

    async def played(self, table: AnyTable, fresh: bool) -> AnyTable | None:
        """One game, and what comes after it; None to leave."""
        settings = self.kickback.settings
        done = await self.app.push_screen_wait(PlayScreen(Course(table, settings), table.options(), fresh))
        if done != OVER:
            return None
        from kickback.terminal.app.end import AGAIN, LEFT, SWAP, EndScreen

        while True:
            chosen = await self.app.push_screen_wait(EndScreen(table))
            if chosen in (AGAIN, SWAP) and isinstance(table, HomeTable):
                return again(table, chosen == SWAP)
            if chosen == LEFT:
                await table.leave()
                return None
            await self.look_again(table, chosen)

    async def look_again(self, table: AnyTable, chosen: str) -> None:
        """The game again, from its beginning or from a moment on."""
        from kickback.terminal.app.replay import ReplayScreen
        from kickback.terminal.replay import ALL, Replay

        record = await table.record()
        if record is None:
            return
        replay = Replay(record)
        _, _, event = (chosen or "").partition(" ")
        seat = ALL if replay.open_book else table.mine[0] if table.mine else ""
        await self.app.push_screen_wait(ReplayScreen(replay, seat, replay.after(int(event)) if event else 0))


def application(
    table: AnyTable | None = None,
    *,
    fresh: bool = True,
    replay: tuple[Replay, str] | None = None,
    address: tuple[str, str] | None = None,
    settings: Settings | None = None,
    settle: float = SETTLE,
) -> Kickback:
    return Kickback(Start(table, fresh, replay, address), settings or remembered(), settle)


def run(app: Kickback) -> int:
    """Until somebody leaves; what is to be said last stands in the shell's own terminal."""
    code = app.run()
    for words in app.last_words:
        if words:
            print(words)
    return code if isinstance(code, int) else app.return_code or 0
