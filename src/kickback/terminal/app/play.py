"""The table on the screen: playback, questions, overlays, curtain, open call, and the end."""

from __future__ import annotations

import asyncio

from kickback.terminal import scenes
from kickback.terminal.any_table import AnyTable, Lost, Reply
from kickback.terminal.app import commands
from kickback.terminal.app.overlays import Overlays
from kickback.terminal.app.shell import LEAVE, NEWS, SIZE, TICK, Sheet
from kickback.terminal.asking import COVER, Asked, asked
from kickback.terminal.choices import Held, level, long_amounts
from kickback.terminal.course import Course, Step, passing
from kickback.terminal.docket import Fuse
from kickback.terminal.home import Endless, HomeTable
from kickback.terminal.page import WIDE, Page, Scene, lay_out, table_width
from kickback.terminal.pressing import press
from kickback.terminal.saving import rescue
from kickback.terminal.texts import text

LEFT, OVER = "left", "over"


class Leaving(Exception):
    """Somebody leaves the table."""


class PlayScreen(Sheet):
    """One game, from the first minute to its end. Dismissed with what comes next."""

    def __init__(self, course: Course, options: dict[str, str], fresh: bool = True) -> None:
        super().__init__()
        self.course = course
        self.table: AnyTable = course.table
        self.options = options
        self.fresh = fresh
        self.mode = "welcome"
        self.held = Held()
        self.seat = ""
        self.playing_back = False
        self.skip = False
        self.overlays = Overlays(self)
        self.covered = False
        self.armed = False
        self.peeked = False  # what was peeked at is in sight
        self.called: list[str] = []
        self.refused: dict[str, tuple[str, str]] = {}  # the last refusal of each seat
        self.marked: tuple[object, ...] = ()
        self.understood: Asked

    # what is drawn
    def redraw(self) -> None:
        width, height = self.room()
        if self.mode == "welcome":
            self.show_rows(scenes.welcome(self.table, self.options, width, height - 2))
        elif self.mode == "curtain":
            self.show_rows(scenes.curtain(self.course, self.seat, self.armed, width, height - 2))
        elif self.mode == "call":
            self.show_page(self.call_page(width, height))
        elif self.covered:
            asked = self.seat in self.table.asked()
            self.show_rows(scenes.covered(self.table, asked, self.fuse(), width, height - 2))
        else:
            scene = self.scene()
            self.show_page(lay_out(scene, width, height, self.ledger))
            self.overlays.over.scroll = scene.scroll

    def beside_the_line(self) -> str:
        return self.aside or self.table.trouble

    def keys_words(self) -> str:
        """Only keys that do something here."""
        if self.covered and self.mode == "table":
            return text("covered-keys")
        return "" if self.mode == "table" else text(f"{self.mode}-keys")

    def scene(self) -> Scene:
        table, seat = self.table, self.seat
        view, voice = table.view(seat), table.voice(seat)
        steps = self.course.steps.get(seat, [])
        news = [line for step in steps for line in step.lines]
        header = ""
        found = self.asked_now()
        at = self.overlays.at
        if at is not None and 0 <= at < len(steps):
            view = steps[at].view
            news = [line for step in steps[: at + 1] for line in step.lines]
            header = text("played-back", step=at + 1, steps=len(steps))
        scene = Scene(
            table.game, voice, seat, view, table.bots, found, self.held,
            lines=table.lines(seat), news=news, talk=table.conversation(seat), code=table.code, header=header,
            orders=[voice.word(f"order-{order}") or order for order in table.orders(seat)] if seat else [],
            fuse=self.fuse(),
        )  # fmt: skip
        if self.playing_back or at is not None:
            scene.caption = steps[at if at is not None else -1].caption if steps else ""
        over = self.overlays.over
        if over.kind:
            wide = table_width(self.room()[0], self.ledger)
            scene.over, scene.overlay = over.title, over.lines(wide - 4)
            scene.scroll = over.scroll
        return scene

    def fuse(self) -> Fuse | None:
        burning = self.table.fuse(self.seat)
        return Fuse(*burning) if burning is not None else None

    def asked_now(self) -> Asked:
        seat = self.seat
        small = self.room()[0] < WIDE
        mark = (*self.table.mark(seat), small)
        if mark == self.marked:
            return self.understood
        found = asked(self.table.prompt(seat), self.table.view(seat), self.table.voice(seat), small)
        if self.marked and self.understood.texts() != found.texts():
            self.held.clear()  # another question: no key of the one before counts
        self.marked, self.understood = mark, found
        if seat and seat not in self.table.asked() and found.entries:
            found.entries = []  # sealed, or somebody else is asked first
            found.question = text("sealed-pass")
        return found

    def call_page(self, width: int, height: int) -> Page:
        page = lay_out(self.scene(), width, height, self.ledger)
        page.docket = scenes.call(self.course, self.called, self.asked_publicly(), self.armed, page.main_width())
        room = height - 3 - len(page.docket.lines)
        page.hand, page.news = [], []
        page.board, page.chain = page.board[:room], page.chain[: max(0, room - len(page.board))]
        return page

    def asked_publicly(self) -> Asked:
        """What the window is about, in the words it has for the first who is asked: nothing in them is secret."""
        seat = self.called[0]
        found = asked(self.table.prompt(seat), self.table.view(seat), self.table.voice(""), True)
        found.entries = []
        return found

    # the course of the evening
    async def course_of_events(self) -> None:
        try:
            await self.evening()
        except Leaving:
            await self.table.leave()
            self.dismiss(LEFT)
        except Endless:
            self.kickback.last_words.append(text("endless"))
            self.dismiss(LEFT)
        except Lost as lost:
            self.kickback.last_words.append(str(lost))
            self.dismiss(LEFT)
        except Exception:
            self.kickback.last_words.append(self.rescued())
            raise

    def rescued(self) -> str:
        return rescue(self.table) if isinstance(self.table, HomeTable) else ""

    async def evening(self) -> None:
        self.sitting_changes()
        if self.fresh:
            self.redraw()
            while (key := await self.key()) not in ("Enter", " "):
                if key == LEAVE or key.upper() == "Q":
                    raise Leaving  # nothing is played yet
                self.redraw()
        self.mode = "table"
        self.seat = self.home_seat()
        self.course.start()
        while True:
            moved = asyncio.ensure_future(self.course.next_question(self.play_back))
            while not moved.done():
                key = await self.key_or(moved)
                if key:
                    await self.idle(key)
            question = moved.result()
            self.skip = self.playing_back = False
            if question is None:
                break
            if question.call:
                await self.open_call(question.seats)
            else:
                await self.ask(question.seats[0])
        self.dismiss(OVER)

    def home_seat(self) -> str:
        return self.table.mine[0] if len(self.table.mine) == 1 else ""

    def sitting_changes(self) -> None:
        """A table elsewhere knocks when something has happened; its clock ticks."""
        knock = getattr(self.table, "knocks", None)
        if knock is not None:
            knock.append(lambda: self.typed_keys.put_nowait(NEWS))
            self.set_interval(1.0, lambda: self.typed_keys.put_nowait(TICK))

    async def play_back(self, step: Step) -> None:
        """One thing that happened, for as long as the pace says; any key finishes the playing."""
        pace = self.kickback.settings.pace
        if pace == 0 or self.skip or not self.table.mine:
            return
        if not self.playing_back:
            self.throw_away_keys()
        self.playing_back = True
        if len(self.table.mine) > 1 and self.course.holder != self.seat:
            self.seat = ""
        self.held.clear()
        self.overlays.at = None
        self.redraw()
        for _ in range(max(1, pace // 50)):
            await asyncio.sleep(0.05)
            if self.skips():
                return

    def skips(self) -> bool:
        return self.skip

    async def idle(self, key: str) -> None:
        """A key while nobody here is asked."""
        if key == LEAVE:
            await self.leave()
        elif self.covers(key):
            self.cover(key)
        elif self.playing_back and not self.table.elsewhere:
            self.skip = True
        elif key in (NEWS, TICK, SIZE):
            pass
        elif self.typing is not None:
            await commands.typed(self, key, self.asked_now())
        elif self.overlays.takes(key):
            await self.overlays.press(key, self.asked_now())
        self.redraw()

    # questions
    async def ask(self, seat: str) -> None:
        if len(self.table.mine) > 1 and self.course.holder != seat:
            await self.lift_curtain(seat)
        self.course.holder = self.seat = seat
        self.mode, self.typing = "table", None
        self.overlays.close()
        self.held.clear()
        self.aside = self.table.notes.pop(0) if self.table.notes else ""
        self.redraw()
        await self.settle()
        while seat in self.table.asked():
            self.redraw()
            found = self.asked_now()
            key = await self.key()
            if key == LEAVE:
                await self.leave()
            elif key in (TICK, NEWS, SIZE):
                self.course.look(seat)
            elif await self.answered(key, found):
                break
        self.held.clear()
        if len(self.table.mine) > 1:
            self.seat = ""  # the curtain falls the instant an answer is sent

    async def answered(self, key: str, found: Asked) -> bool:
        """What a key does while this question is open; True once it is answered."""
        if self.peeked:
            self.hide_peek()
        if self.covers(key):
            self.cover(key)
            return False
        if self.typing is not None:
            return await commands.typed(self, key, found)
        if not self.overlays.pending:
            self.aside = ""  # what was said to the last line is read by now
        if self.overlays.takes(key):
            await self.overlays.press(key, found)
            return False
        if key.isdigit() and long_amounts(level(found, self.held)):
            self.begin_typing(key)
            return False
        pressed = press(found, self.held, key)
        if pressed.says:
            return await self.say(pressed.says)
        if pressed.back:
            await self.table.back(self.seat)
            self.held.clear()
        elif not pressed.known:
            await self.overlays.press(key.upper() if len(key) == 1 else key, found)
        return False

    def covers(self, key: str) -> bool:
        """Does the key cover the cards, or show them again? While they are covered no other does anything."""
        return self.covered or (key.upper() == COVER and self.typing is None and not self.overlays.pending)

    def cover(self, key: str) -> None:
        """Everything goes, not the hand alone: question, ledger and board tell of it as well."""
        if key.upper() == COVER:
            self.covered = not self.covered
            self.overlays.close()
            self.aside = ""

    def show_for(self, seconds: float, words: str) -> None:
        """Words beside the command line for so long, or until the next key."""
        self.aside, self.peeked = words, True
        self.set_timer(seconds, self.hide_peek)

    def hide_peek(self) -> None:
        if self.peeked:
            self.aside, self.peeked = "", False
            self.redraw()

    async def say(self, words: str) -> bool:
        """Says it to the table; a refusal stays on the docket."""
        seat = self.seat
        reply: Reply = await self.table.answer(seat, words)
        if reply.refused:
            self.refused[seat] = (reply.says, reply.clause)
            self.held.note = f"{reply.says} {reply.clause}".strip()
            self.held.armed = ""
            return False
        self.held.clear()
        self.overlays.close()
        if reply.draft:
            return False
        self.course.decided(seat)
        return seat not in self.table.asked() or (not reply.sealed and len(self.table.mine) > 1)

    async def lift_curtain(self, seat: str) -> None:
        self.mode, self.seat, self.armed, self.covered = "curtain", seat, False, False
        self.overlays.close()
        self.throw_away_keys()
        while True:
            self.redraw()
            key = await self.key()
            if key == LEAVE:
                self.seat = ""
                await self.leave()
                self.seat = seat
            elif key.upper() == seat:
                self.armed = True
            elif key == "Enter" and self.armed:
                return

    async def open_call(self, seats: list[str]) -> None:
        """One public screen for a window that asks several here."""
        left = list(seats)
        self.course.holder = ""
        self.throw_away_keys()
        while left:
            self.mode, self.seat, self.called = "call", "", left
            self.redraw()
            key = await self.key()
            if key == LEAVE:
                self.mode = "table"
                await self.leave()
            elif key.upper() in left:
                seat = key.upper()
                await self.ask(seat)
                self.armed = False  # it was the curtain's
                left = [one for one in left if one in self.table.asked()]
            elif key.upper() == "S":
                self.kickback.settings.one_by_one = True
                self.mode = "table"
                return
            elif key == "Enter" and not self.armed:
                self.armed = True
            elif key == "Enter":
                for seat in left:
                    await self.table.answer(seat, passing(self.table.prompt(seat)))
                left = []
            else:
                self.armed = False
        self.armed = False
        self.mode = "table"
        for seat in seats:
            self.course.decided(seat)

    async def leave(self) -> None:
        """Asks once, saves, leaves; a second Ctrl+C does so without asking."""
        table = self.table
        unsaved = isinstance(table, HomeTable) and table.saved != len(table.match.said) and not table.over
        self.aside = text("leave-save" if unsaved else "leave-plain")
        self.typing = None
        self.redraw()
        while True:
            key = await self.key()
            if key in ("Enter", LEAVE) or key.upper() == "Q":
                if unsaved and isinstance(table, HomeTable):
                    self.kickback.last_words.append(rescue(table))
                raise Leaving
            if key.upper() == "N":
                raise Leaving
            if key == "Esc":
                self.aside = ""
                return


__all__ = ["LEFT", "OVER", "PlayScreen"]
