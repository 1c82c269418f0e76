"""Malformed, forged, oversized, replayed and flooding messages change nothing and stop nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from kickback.server.client import Account, ConnectionClosed, Player, Refusal
from kickback.server.fuzz import run
from kickback.server.process import ServerProcess
from tests.server.services import Place
from tests.server.tables import close_code, people, seated


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

    server = fresh_place().server(tmp_path / "data", ["--bot-delay", "0"])
    server.start()
    try:
        asyncio.run(run(server.url))
    finally:
        server.kill()


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
