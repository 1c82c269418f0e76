"""A table on a server: the same sight, put together from what the server's client hears."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from kickback.engine.plain import Facts
from kickback.games import NAMES
from kickback.games import game as loaded
from kickback.records.record import Record
from kickback.records.record import read as read_record
from kickback.server.client import Account, ConnectionClosed, Player, Refusal
from kickback.terminal.any_table import AnyTable, Line, Lost, Reply
from kickback.terminal.seating import SOMEBODY, WrongTable
from kickback.terminal.settings import Settings
from kickback.terminal.signs import clean
from kickback.terminal.texts import Data, text

NOTHING_ASKED: Data = {  # once the game is over the server asks nobody anything
    "moment": "over", "kicker": None, "question": None, "stakes": [], "stands": None, "chain": [], "clock": None,
    "notes": [], "choices": [], "locked": [], "steps": [], "free": [], "forms": [], "orders": [],
}  # fmt: skip
PATIENCE = 60.0  # seconds a server may stay away


class AwayTable(AnyTable):
    """A chair at a server's table. One task listens; whoever draws is told by a knock."""

    def __init__(self, player: Player) -> None:
        super().__init__()
        self.player = player
        self.mine = list(player.seats)
        self.game = loaded(player.sheet["game"])
        self.knocks: list[Callable[[], None]] = []
        self.news = asyncio.Event()
        self.lost = ""
        self.said = 0
        self.heard_so_far = 0
        self.seat_everybody()
        self.listening = asyncio.ensure_future(self.listen())

    def seat_everybody(self) -> None:
        chairs: list[Data] = self.player.sheet["chairs"]
        self.names = {chair["seat"]: clean(str(chair.get("name") or chair["seat"])) for chair in chairs}
        self.bots = {chair["seat"] for chair in chairs if chair.get("taken") == "bot"}
        self.code = str(self.player.sheet.get("seal") or "")[:12]

    async def listen(self) -> None:
        """Everything that comes; a line that is cut is taken up again where it was."""
        gone = 0.0
        while True:
            try:
                message = await self.player.hear(3600.0)
                gone, self.trouble = 0.0, ""
                self.heard(message)
            except asyncio.CancelledError:
                raise
            except (ConnectionClosed, OSError, ValueError, TimeoutError):
                gone = gone or time.monotonic()
                self.trouble = text("server-away")
                self.knock()
                if time.monotonic() - gone > PATIENCE:
                    self.lost = text("server-gone")
                    self.knock()
                    return
                await asyncio.sleep(1.0)
                try:
                    await self.player.join()
                    self.trouble = ""
                    self.knock()
                except (ConnectionClosed, OSError, ValueError, TimeoutError, Refusal):
                    continue

    def options(self) -> dict[str, str]:
        return {key: str(value) for key, value in (self.player.sheet.get("options") or {}).items()}

    def mark(self, seat: str) -> tuple[object, ...]:
        return (seat, self.heard_so_far)

    def heard(self, message: Data) -> None:
        self.heard_so_far += 1
        if message["say"] == "seats":
            self.seat_everybody()
        elif message["say"] == "second":
            self.notes.append(text("was-faster", said=message["text"], name=self.names.get(message["first"], "?")))
        elif message["say"] == "talk":
            said = f"{message.get('name', '')}: {message['text']}"
            self.talk.append(Line(clean(said), "", str(message.get("seat", "")), said=True))
        self.knock()

    def knock(self) -> None:
        self.news.set()
        for knock in self.knocks:
            knock()

    @property
    def elsewhere(self) -> bool:
        return True

    @property
    def started(self) -> bool:
        return self.player.sheet.get("stage") != "lobby" and bool(self.player.sights)

    def sight(self, seat: str) -> Data:
        found = self.player.sights.get(seat) or self.player.sights.get(self.mine[0] if self.mine else "")
        assert found is not None, "nothing has been told yet"
        return {"view": found.view, "ask": found.ask, "events": found.events, "sealed": found.sealed}

    def view(self, seat: str) -> Data:
        return dict(self.sight(seat)["view"])

    def prompt(self, seat: str) -> Data:
        return NOTHING_ASKED | dict(self.sight(seat)["ask"])

    def events(self, seat: str, since: int = 0) -> list[Facts]:
        return list(self.sight(seat)["events"][since:])

    @property
    def over(self) -> bool:
        return self.player.over is not None

    def outcome(self) -> Data:
        assert self.player.over is not None
        return dict(self.player.over["outcome"])

    async def report(self) -> Data:
        try:
            told = dict(await self.player.account.get(f"/api/tables/{self.player.table}/report"))
            return dict(told.get("report") or {}) if "report" in told else told
        except (Refusal, OSError):
            return {}

    async def record(self) -> Record | None:
        try:
            return read_record(str(await self.player.account.get(f"/api/tables/{self.player.table}/record")))
        except (Refusal, OSError):
            return None

    def asked(self) -> list[str]:
        if self.over:
            return []
        return [
            seat
            for seat in self.mine
            if seat in self.player.sights
            and not self.player.sights[seat].sealed
            and self.player.sights[seat].ask.get("choices")
        ]

    def fuse(self, seat: str) -> tuple[float, float, float] | None:
        """Of the own question; while others are asked, of the first of them."""
        sight = self.player.sights.get(seat)
        if sight is None or not sight.clock or self.over:
            return None
        waiting: list[str] = sight.view.get("waiting") or [""]
        return burning(sight.clock, seat if seat in waiting else waiting[0], time.time() * 1000 + sight.skew)

    async def answer(self, seat: str, text: str) -> Reply:
        return self.replied(
            await self.sent({"say": "act", "seat": seat, "question": self.question(seat), "text": text})
        )

    def question(self, seat: str) -> int:
        return self.player.sights[seat].question

    async def sent(self, message: Data) -> Data:
        """The server's answer to what was said, once the listening task has heard it."""
        self.said += 1
        id = f"t{self.said}"
        try:
            await self.player.say(message | {"id": id})
        except (ConnectionClosed, OSError):
            return {"say": "refused", "reason": text("server-gone")}
        end = time.monotonic() + 30
        while id not in self.player.replies and time.monotonic() < end and not self.lost:
            self.news.clear()
            try:
                await asyncio.wait_for(self.news.wait(), 1.0)
            except TimeoutError:
                continue
        return self.player.replies.pop(id, {"say": "refused", "reason": text("server-gone")})

    def replied(self, reply: Data) -> Reply:
        if reply["say"] == "refused":
            return Reply(clean(str(reply["reason"])), str(reply.get("clause", "")))
        return Reply(draft=bool(reply.get("draft")), sealed=bool(reply.get("sealed")))

    async def back(self, seat: str) -> bool:
        return not self.replied(await self.sent({"say": "undo", "seat": seat})).refused

    async def say(self, seat: str, words: str) -> Reply:
        return self.replied(await self.sent({"say": "chat", "text": words}))

    async def next(self) -> None:
        """Until something is heard."""
        if self.lost:
            raise Lost(self.lost)
        await self.news.wait()
        self.news.clear()

    def orders(self, seat: str) -> list[str]:
        return self.player.orders.get(seat, [])

    async def order(self, seat: str, id: str, on: bool) -> None:
        await self.sent({"say": "standing", "seat": seat, "order": id, "on": on})

    async def leave(self) -> None:
        self.listening.cancel()
        await self.player.close()


def burning(clock: Data, seat: str, now: float) -> tuple[float, float, float] | None:
    """Seconds left of how many, and the bank: the question's own time burns first, then the bank. A window has none."""
    bank = clock.get("bank", {}).get(seat, 0)
    end = clock.get("ceiling") or clock.get("due", {}).get(seat, 0) - bank
    if end <= 0:
        return None
    bank = 0 if clock.get("ceiling") else bank
    left = end - now
    if left > 0:
        return left / 1000, max(1, end - clock["opened"]) / 1000, bank / 1000
    return max(0.0, bank + left) / 1000, max(1, bank) / 1000, 0.0


def split(address: str) -> tuple[str, str]:
    """The server and the table of a link such as http://127.0.0.1:8000/t/q7Xd-92mKfR3aTb5eW8Z."""
    address = address.strip()
    if "://" not in address:
        address = f"http://{address}"
    server, found, table = address.partition("/t/")
    table = table.partition("?")[0].partition("#")[0].strip("/")
    if not found or not table:
        raise WrongTable(text("join-address", address=address))
    return server, table


async def join(address: str, settings: Settings, name: str = "") -> AwayTable:
    """Sits down at a free chair, signs, and waits for the deal; raises `WrongTable` in words."""
    server, table = split(address)
    called = name or settings.name or SOMEBODY
    try:
        account = Account(server, settings.tokens.get(server, ""))
        if account.token:
            try:
                await account.get("/api/me")
            except Refusal:
                account = Account(server)
        if not account.token:
            account = await Account.new(server, called)
            settings.tokens[server] = account.token
            settings.keep()
        sheet = await account.get(f"/api/tables/{table}")
        if sheet["game"] not in NAMES:
            raise WrongTable(text("game-none", word=sheet["game"], found=", ".join(NAMES)))
        if not any(chair.get("yours") for chair in sheet["chairs"]) and sheet["stage"] == "lobby":
            await account.post(f"/api/tables/{table}/sit", {})
        if sheet["stage"] == "lobby":
            await account.post(f"/api/tables/{table}/sign", {})
        player = Player(account, table)
        await player.join()
    except Refusal as refusal:
        raise WrongTable(str(refusal.told.get("reason") or refusal)) from None
    except (OSError, ConnectionClosed, TimeoutError) as fault:
        cause = getattr(fault, "reason", fault)  # of a fault that only wraps another
        why = getattr(cause, "strerror", None) or str(cause) or text("server-gone")
        raise WrongTable(text("join-nobody", server=server, why=str(why))) from None
    return AwayTable(player)


async def dealt(table: AwayTable) -> None:
    """Waits until the host has dealt."""
    while not table.started:
        await table.next()
    table.mine = list(table.player.seats)
    table.seat_everybody()
