"""Malformed, forged, oversized, replayed and flooding messages change nothing and stop nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import pytest
import uvicorn
from uvicorn.server import ServerState

import kickback.server.socket
from kickback.server import requests
from kickback.server.client import Account, ConnectionClosed, Player, Refusal
from kickback.server.fuzz import run
from kickback.server.limits import Limits
from kickback.server.origin import Scope
from kickback.server.process import ServerProcess
from kickback.server.requests import RequestProtocol
from kickback.server.socket import turned_away
from kickback.server.wire import Receive, Send
from tests.server.services import Place
from tests.server.table_servers import Guest, dealt, servers
from tests.server.tables import close_code, faults_of, people, refused, seated


def test_a_taste_of_fuzz() -> None:
    """Whatever is said over sockets or HTTP: no fault, no change at the table, no memory that piles up."""
    found = run(messages=1500, examples=2, seed=11)
    assert found.faults == []
    assert len(found.kinds) == 7
    assert set(found.closed) >= {4400, 4401}
    assert found.requests > 50
    assert max(found.statuses) < 500


def test_messages_that_make_no_sense_close_the_socket_with_a_reason(shared: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(shared.url, 3)
        table = await seated(accounts)
        player = Player(accounts[0], table)
        await player.join()
        assert player.socket is not None
        await player.socket.send("x" * 20_000)
        while (message := await player.hear())["say"] != "refused":
            pass
        assert message["why"] == "too-long"
        for _ in range(5):
            await player.socket.send("{")
        assert await close_code(player) == 4400

    asyncio.run(run())


def test_bytes_that_are_no_text_are_no_fault_of_ours(shared: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(shared.url, 3)
        player = Player(accounts[0], await seated(accounts))
        await player.join()
        assert player.socket is not None
        await player.socket.send(b"\xff\xfe", text=True)
        assert await close_code(player) == 1007

    asyncio.run(run())
    assert faults_of(shared) == []


def test_strangers_and_wrong_tables_are_turned_away(shared: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(shared.url, 3)
        table = await seated(accounts, onlookers=False)
        stranger = await Account.new(shared.url, "Stranger")
        for account, place, code in (
            (Account(shared.url, "nobody"), table, 4401),
            (stranger, "no-such-table", 4404),
            (stranger, table, 4403),
        ):
            with pytest.raises(ConnectionClosed) as caught:
                await Player(account, place).join()
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == code

    asyncio.run(run())


def test_floods_are_stopped(tmp_path: Path, fresh_place: Callable[[], Place]) -> None:
    async def run(url: str) -> None:
        accounts = await people(url, 1)
        table = await seated(accounts, bots=2, start=False)
        player = Player(accounts[0], table)
        await player.join()
        with suppress(ConnectionClosed):
            for number in range(500):
                await player.say({"say": "pong", "number": number})
        assert await close_code(player) == 4429
        asked = [accounts[0].get("/api/me") for _ in range(200)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert {answer.status for answer in answers if isinstance(answer, Refusal)} == {429}

    with limited(tmp_path, fresh_place) as url:
        asyncio.run(run(url))


@contextmanager
def limited(folder: Path, fresh_place: Callable[[], Place]) -> Generator[str]:
    """The address of a server that minds how often it is asked."""
    server = fresh_place().server(folder / "data", ["--bot-delay", "0"])
    server.start()
    try:
        yield server.url
    finally:
        server.kill()


def test_codes_cannot_be_tried_one_after_another(tmp_path: Path, fresh_place: Callable[[], Place]) -> None:
    """Not with ever new identities either; and a right one is no guess."""

    async def run(url: str) -> None:
        (host,) = await people(url, 1)
        table = await seated([host], bots=2, start=False)
        code = (await host.get(f"/api/tables/{table}/invitation"))["code"]
        for _ in range(30):
            assert (await host.post("/api/code", {"code": code}))["table"] == table
        tried = [await refused(Account(url).post("/api/code", {"code": f"GOAT-{at}"})) for at in range(1000, 1030)]
        assert tried[0] == (404, "no-such-code")
        assert tried[-1] == (429, "too-fast")

    with limited(tmp_path, fresh_place) as url:
        asyncio.run(run(url))


def test_talk_is_for_people_and_signs_are_talk(tmp_path: Path, fresh_place: Callable[[], Place]) -> None:
    """Everybody hears it, and the log keeps it: nobody says much of it."""

    async def run(url: str) -> None:
        accounts = await people(url, 2)
        talker = Player(accounts[0], await seated(accounts, bots=1))
        await talker.join()
        said = [await talker.ask({"say": "chat", "id": str(at), "text": "spam"}) for at in range(20)]
        assert [reply["say"] for reply in said[:10]] == ["done"] * 10
        assert said[-1]["why"] == "too-fast"
        await talker.say({"say": "react", "sign": "clap"})
        while "" not in talker.replies:
            await talker.hear()
        assert talker.replies[""]["why"] == "too-fast"
        await talker.close()

    with limited(tmp_path, fresh_place) as url:
        asyncio.run(run(url))


def test_sockets_count_as_requests_do(tmp_path: Path, fresh_place: Callable[[], Place]) -> None:
    async def run(url: str) -> None:
        (account,) = await people(url, 1)
        codes = []
        for _ in range(90):
            player = Player(account, "no-such-table")
            await player.connect()
            codes.append(await close_code(player))
        assert codes[0] == 4404
        assert 4429 in codes

    with limited(tmp_path, fresh_place) as url:
        asyncio.run(run(url))


def test_players_get_in_however_many_look_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kickback.server.socket, "MOST_AT_A_TABLE", 2)

    async def run() -> None:
        async with servers(f"sqlite:///{tmp_path / 'kickback.sqlite'}", count=1, data=tmp_path) as (server,):
            table, players = await dealt([server], 3)
            for player, allowed in ((players[0], True), (Guest(), False)):
                token = f"Bearer {server.keys.signed(player.person)}".encode()
                scope = {"headers": [(b"authorization", token)], "path": f"/ws/{table}", "client": ("10.0.0.1", 1)}
                come = await turned_away(server, Limits(server.settings), scope)
                assert isinstance(come, tuple) is not allowed

    asyncio.run(run())


@pytest.mark.parametrize(
    "said", [b"", b"GET / HTTP/1.1\r\nhost: x\r\n", b"POST / HTTP/1.1\r\ncontent-length: 9\r\n\r\n"]
)
def test_whoever_says_nothing_or_too_slowly_is_let_go(said: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "PATIENCE", 0.05)

    async def run() -> None:
        async with asyncio.timeout(20):
            async with listening() as port:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
                assert (await reader.readline()).endswith(b"200 OK\r\n")
                await asyncio.sleep(0.2)  # what has come whole may be answered, and asked again, in its own time
                writer.write(said or b"G")
                await reader.read()
                writer.close()
                silent, other = await asyncio.open_connection("127.0.0.1", port)
                other.write(said)
                await silent.read()  # to its end
                other.close()

    asyncio.run(run())


@asynccontextmanager
async def listening() -> AsyncGenerator[int]:
    """The port of a program that answers every request with nothing."""

    async def nothing(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})

    config = uvicorn.Config(nothing, http=RequestProtocol, lifespan="off", log_config=None)
    config.load()
    state = ServerState()
    door = await asyncio.get_running_loop().create_server(lambda: RequestProtocol(config, state, {}), "127.0.0.1", 0)
    yield int(door.sockets[0].getsockname()[1])
    door.close()
    await door.wait_closed()


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tables", {"game": "nothing", "seats": 3}),
        ("POST", "/api/tables", {"game": "scapegoat", "seats": 99}),
        ("POST", "/api/tables", {"game": "scapegoat", "seats": "many"}),
        ("POST", "/api/tables", {"game": "scapegoat", "seats": 3, "surprise": 1}),
        ("POST", "/api/tables", {"game": "scapegoat", "seats": 3, "options": {"no-such": "1"}}),
        ("POST", "/api/tables", {"game": "scapegoat", "seats": 3, "pace": "yesterday"}),
        ("POST", "/api/tables/none/sit", {}),
        ("POST", "/api/code", {"code": "x" * 5000}),
        ("PATCH", "/api/me", {"name": "\x00\x01"}),
        ("GET", "/api/games/nothing", None),
        ("GET", "/api/messages/../../etc/passwd", None),
        ("GET", "/assets/../../../etc/passwd.txt", None),
    ],
)
def test_wrong_requests_are_refused_with_a_reason(
    shared: ServerProcess, method: str, path: str, body: dict[str, object] | None
) -> None:
    account = Account(shared.url)
    with pytest.raises(Refusal) as caught:
        account.ask(method, path, body)
    assert 400 <= caught.value.status < 500
    assert caught.value.told["reason"]
