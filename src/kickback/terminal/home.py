"""A table on this machine: people at the keyboard, bots in their heads, nobody elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from kickback.bots.make import make
from kickback.engine.actions import Action, quoted
from kickback.engine.bans import Ban, Refused, Unreadable
from kickback.engine.moments import COMMIT, RACE
from kickback.engine.plain import Facts
from kickback.engine.seats import LETTERS, ONLOOKER
from kickback.records.match import Match
from kickback.records.record import Record
from kickback.terminal.any_table import AnyTable, Reply
from kickback.terminal.seating import Player, WrongTable, stand_in
from kickback.terminal.texts import Data, text
from kickback.words.speech import Reader, speech, unmarked, unreadable

ENDLESS = 20_000  # answers of bots among themselves after which a game is stopped


class Endless(Exception):
    """Bots come to no end among themselves."""


def one_at_each_seat(match: Match) -> None:
    """At one keyboard nobody can share a seat; raises `WrongTable`."""
    if match.options.changed().get("teams", "off") != "off":
        raise WrongTable(text("no-teams-here"))


class HomeTable(AnyTable):
    def __init__(self, match: Match, players: list[Player]) -> None:
        super().__init__()
        self.match = match
        self.players = players
        self.game = match.game
        self.saved = len(match.said)  # lines of the record that are safe
        self.sealed: dict[int, Action] = {}  # answers to the open window, until everybody has one
        self.window: object = None
        self.standing: dict[str, list[str]] = {}
        self.alone = 0
        self.sit_down()

    def sit_down(self) -> None:
        """Who sits where, for screens and for the record."""
        self.names = {LETTERS[seat]: player.name for seat, player in enumerate(self.players)}
        self.mine = [LETTERS[seat] for seat, player in enumerate(self.players) if not player.bot]
        self.bots = {LETTERS[seat] for seat, player in enumerate(self.players) if player.bot}
        self.match.names = {LETTERS[seat]: player.label for seat, player in enumerate(self.players)}
        self.code = self.commitment[:12]

    @property
    def commitment(self) -> str:
        return self.match.record().header.get("commitment", "")

    def options(self) -> dict[str, str]:
        return self.match.options.changed()

    @property
    def over(self) -> bool:
        return self.match.table.over

    def view(self, seat: str) -> Data:
        return dict(self.match.table.view(number(seat)).plain())

    def prompt(self, seat: str) -> Data:
        return dict(self.match.prompt(number(seat)).plain())

    def events(self, seat: str, since: int = 0) -> list[Facts]:
        return self.match.events(number(seat), since)

    def fading(self, seat: str) -> Callable[[Facts], bool]:
        view = self.match.table.view(number(seat))
        return lambda event: self.game.fades(event, view)

    def outcome(self) -> Data:
        return dict(self.match.table.outcome().plain())

    async def report(self) -> Data:
        if not self.game.open_book(self.match.options):
            return {}
        return dict(await asyncio.to_thread(self.match.report))

    async def record(self) -> Record | None:
        return self.match.record()

    def asked(self) -> list[str]:
        table = self.match.table
        if table.over:
            return []
        if self.window is not table.stack[-1]:
            self.window, self.sealed = table.stack[-1], {}
        waiting = table.waiting()
        if table.stack[-1].kind not in (RACE, COMMIT):
            waiting = waiting[:1]
        return [LETTERS[seat] for seat in waiting if not self.players[seat].bot and seat not in self.sealed]

    def mark(self, seat: str) -> tuple[object, ...]:
        draft = self.match.table.draft(number(seat)) if seat else []
        return (
            seat,
            len(self.match.said),
            len(self.match.table.log or []),
            tuple(self.sealed),
            *(s.text for s in draft),
        )

    async def answer(self, seat: str, text: str) -> Reply:
        where, table = number(seat), self.match.table
        try:
            action = self.match.read(where, text)
        except Unreadable as wrong:
            return Reply(unreadable(self.game, wrong))
        ban = table.forbids(where, action)
        if ban is not None:
            return self.refusal(seat, action, ban)
        self.alone = 0
        draft = self.match.unfinished(where, action)
        if table.stack[-1].kind == RACE and not draft and not self.match.aside(where, action):
            self.asked()
            self.sealed[where] = action
            return Reply(sealed=True)
        self.match.act(where, action)
        return Reply(draft=draft)

    def refusal(self, seat: str, action: Action, ban: Ban) -> Reply:
        facts = self.match.table.explain(number(seat), action, ban)
        return Reply(unmarked(speech(self.game.name).say(ban.message(facts), Reader(self.names, seat))), ban.clause)

    def judged(self, seat: str, text: str) -> Reply | None:
        try:
            action = self.match.read(number(seat), text)
        except Unreadable:
            return None
        ban = self.match.table.forbids(number(seat), action)
        return Reply() if ban is None else self.refusal(seat, action, ban)

    async def back(self, seat: str) -> bool:
        return self.match.step_back(number(seat))

    async def say(self, seat: str, words: str) -> Reply:
        return await self.answer(seat, f"say {quoted(words)}")

    async def next(self) -> None:
        """The next bot answers, or a window closes: everybody has answered unseen, a lot decides who was first."""
        table = self.match.table
        self.alone += 1
        if self.alone > ENDLESS:
            raise Endless
        self.asked()
        if table.stack[-1].kind == RACE:
            await self.close_window()
            return
        seat = table.waiting()[0]
        self.match.act(seat, await self.last_step_of_a_bot(seat))

    async def close_window(self) -> None:
        match, moment = self.match, self.match.table.stack[-1]
        answers = dict(self.sealed)
        for seat in match.table.waiting():
            if seat not in answers:
                answers[seat] = await self.last_step_of_a_bot(seat)
        if match.table.stack[-1] is not moment:
            return
        mine = dict(self.sealed)
        self.sealed = {}
        for seat in match.race(answers):
            if seat in mine and mine[seat].text != "pass":
                first = self.players[match.said[-1][0]].name
                self.notes.append(text("was-faster", said=mine[seat].text, name=first))

    async def last_step_of_a_bot(self, seat: int) -> Action:
        """What a bot's choice ends with; the steps before that are said already."""
        action = await self.bot_answer(seat)
        while self.match.table.unfinished(seat, action):
            self.match.act(seat, action)
            action = await self.bot_answer(seat)
        return action

    async def bot_answer(self, seat: int) -> Action:
        """The bot's luck follows from seed and place in the game: a resumed game goes on as it would have."""
        match, spelled = self.match, self.players[seat].bot
        place = f"{match.seed}/{LETTERS[seat]}/{len(match.said)}/{len(match.table.draft(seat))}"
        bot = make(spelled, self.game.name, place)
        view = match.table.view(seat)
        legal, worlds = match.table.legal(seat), self.game.worlds(view)
        if spelled.startswith("search"):  # it thinks for a while, and the screen goes on
            answer = await asyncio.to_thread(bot.answer, view, legal, worlds)
        else:
            answer = bot.answer(view, legal, worlds)
        if answer.talk:
            with suppress(Refused, Unreadable):  # a table without talk
                match.act(seat, match.read(seat, f"say {quoted(answer.talk)}"))
        return answer.action

    def orders(self, seat: str) -> list[str]:
        return self.standing.get(seat, [])

    async def order(self, seat: str, id: str, on: bool) -> None:
        kept = [known for known in self.orders(seat) if known != id]
        self.standing[seat] = [*kept, id] if on else kept

    def ordered(self, seat: str) -> str:
        view = self.match.table.view(number(seat))
        answers = [self.game.order_answers(order, view) for order in self.orders(seat)]
        return next((answer for answer in answers if answer), "")

    def hint(self, seat: str) -> str:
        """What a bot would do that knows just as much as this seat; "" if there is none."""
        spelled, where = stand_in(self.game), number(seat)
        legal = self.match.table.legal(where)
        if spelled == "random" or not legal:
            return ""
        view = self.match.table.view(where)
        bot = make(spelled, self.game.name, f"{self.match.seed}/hint/{len(self.match.said)}")
        return bot.answer(view, legal, self.game.worlds(view)).action.text

    def hand_over(self, seat: str) -> None:
        """A bot takes the seat for the rest of the game, and the record says so."""
        where = number(seat)
        self.players[where] = replace(self.players[where], bot=stand_in(self.game))
        self.sealed.pop(where, None)
        self.sit_down()


def number(seat: str) -> int:
    return LETTERS.index(seat) if seat else ONLOOKER
