"""What it costs when nothing happens, and what a bot's answer costs: the figures for `docs/scaling.md`."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from picows import WSTransport, ws_connect

from kickback.games import game as game_named
from kickback.records.match import Match
from kickback.server.client import Account
from kickback.server.load import Crowd, Door, Seat, Tried, listening
from kickback.server.process import ServerProcess
from kickback.server.seating import STRENGTHS
from kickback.server.thinking import Job, answered

ENOUGH = 0.5  # seconds of CPU time for each bot


@dataclass
class Rest:
    """Of one server on SQLite."""

    game: str
    tables: int
    sockets: int
    table_bytes: int = 0  # of memory, dealt and without sockets
    socket_bytes: int = 0  # of memory, for each
    socket_cpu: float = 0.0  # milliseconds for each and second
    bots: dict[str, float] = field(default_factory=dict)  # CPU milliseconds of one answer


async def rested(tried: Tried, game: str, tables: int, seconds: float) -> Rest:
    seats = game_named(game).usual
    found = Rest(game, tables, tables * seats)
    url = tried.servers[0].url
    accounts = [await Account.new(url, f"Rest {number}") for number in range(seats)]
    door = Door(url)
    before = tried.memory()
    made = [await dealt(door, accounts, game) for _ in range(tables)]
    found.table_bytes = (tried.memory() - before) // tables
    before = tried.memory()
    wires = [await watching(url, table, account) for table in made for account in accounts]
    await asyncio.sleep(1)
    found.socket_bytes = (tried.memory() - before) // len(wires)
    cpu = tried.cpu()
    await asyncio.sleep(seconds)
    found.socket_cpu = round(1000 * (tried.cpu() - cpu) / seconds / len(wires), 4)
    for wire in wires:
        wire.disconnect()
    await asyncio.gather(*[wire.wait_disconnected() for wire in wires], return_exceptions=True)
    await door.close()
    return found


async def dealt(door: Door, accounts: list[Account], game: str) -> str:
    """A table where nobody is in a hurry."""
    options = game_named(game).finite({})
    wanted = {"game": game, "seats": len(accounts), "pace": "untimed", "options": options}
    table = str((await door.post(accounts[0], "/api/tables", wanted))["id"])
    for account in accounts[1:]:
        await door.post(account, f"/api/tables/{table}/sit")
        await door.post(account, f"/api/tables/{table}/sign")
    await door.post(accounts[0], f"/api/tables/{table}/start")
    return table


async def watching(url: str, table: str, account: Account) -> WSTransport:
    """A socket that hears and never answers."""
    over = asyncio.Event()
    over.set()
    headers = {"authorization": f"Bearer {account.token}"}
    address = url.replace("http", "ws", 1) + f"/ws/{table}"
    wire, _ = await ws_connect(listening(Seat(Crowd(0.0), over)), address, extra_headers=headers)
    return wire


def bot_cost(game: str, bot: str) -> float:
    """CPU milliseconds of one answer, over the questions of a game that such bots play."""
    rules = game_named(game)
    match = Match(rules, rules.usual, rules.finite({}), "cost")
    spent, answers = 0.0, 0
    while spent < ENOUGH and not match.table.over:
        seat = match.table.waiting()[0]
        job = Job(
            bot, game, match.seats, match.options.changed(), match.seed, {}, match.said[:], seat, bot, f"{answers}"
        )
        began = process_time()
        text = answered(job)
        spent += process_time() - began
        answers += 1
        match.table.drop_draft(seat)
        match.act(seat, match.read(seat, text))
    return round(1000 * spent / answers, 2)


def run(game: str, tables: int, seconds: float) -> Rest:
    with TemporaryDirectory(prefix="kickback-load-") as folder:
        server = ServerProcess(Path(folder))
        server.start()
        try:
            found = asyncio.run(rested(Tried("SQLite, 1 process", [server]), game, tables, seconds))
        finally:
            server.stop()
    found.bots = {name: bot_cost(game, bot) for name, bot in STRENGTHS.items()}
    return found
