"""The deal: salts are thrown, opened in time or left out, and everybody can check it afterwards."""

from __future__ import annotations

import asyncio
import secrets

import pytest

from kickback.server.client import Player
from kickback.server.process import ServerProcess
from kickback.server.seating import sealed, seed_of
from tests.server.tables import people, refused, seated, whole_game


def test_a_fair_deal_with_salts_can_be_checked_by_everybody(shared: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(shared.url, 3)
        table = await seated(accounts, start=False)
        salts = [secrets.token_hex(16) for _ in accounts]
        for account, salt in zip(accounts, salts, strict=True):
            await account.post(f"/api/tables/{table}/sign", {"seal": sealed(salt)})
        for none in ("0", "x" * 64, sealed("a").upper()):
            no_seal = accounts[0].post(f"/api/tables/{table}/sign", {"seal": none})
            assert await refused(no_seal) == (400, "bad-seal")
        early = accounts[0].post(f"/api/tables/{table}/salt", {"salt": salts[0]})
        assert await refused(early) == (409, "too-early")
        seal = (await accounts[0].get(f"/api/tables/{table}"))["seal"]
        await accounts[0].post(f"/api/tables/{table}/start")
        wrong = accounts[1].post(f"/api/tables/{table}/salt", {"salt": salts[0]})
        assert await refused(wrong) == (409, "wrong-salt")
        for account, salt in list(zip(accounts, salts, strict=True))[:2]:  # the third never opens its salt
            await account.post(f"/api/tables/{table}/salt", {"salt": salt})
        while (await accounts[0].get(f"/api/tables/{table}"))["stage"] == "lobby":
            await asyncio.sleep(0.1)
        assert await refused(accounts[0].get(f"/api/tables/{table}/verify")) == (409, "not-over")
        players = [Player(account, table, keep=True) for account in accounts]
        await whole_game(players, [], seed=4)
        proof = await accounts[2].get(f"/api/tables/{table}/verify")
        assert proof["seal"] == seal == sealed(proof["secret"])
        assert proof["salts"] == {"A": salts[0], "B": salts[1]}
        assert proof["left_out"] == ["C"]
        assert proof["seed"] == seed_of(proof["secret"], proof["salts"])
        assert proof["fair"]
        record = await accounts[0].get(f"/api/tables/{table}/record")
        assert f"seed: {proof['seed']}" in record
        assert f"commitment: {proof['commitment']}" in record

    asyncio.run(run())


@pytest.mark.parametrize(
    "meanwhile",
    [
        (1, "leave", {}),
        (0, "clear", {"seat": "C"}),
        (1, "sign", {"signed": False}),
        (1, "sit", {"seat": "B"}),
        (0, "draw", {}),
        (0, "bot", {"seat": "B"}),
    ],
    ids=lambda meanwhile: str(meanwhile[1]),
)
def test_a_change_while_salts_are_opened_calls_off_the_deal(
    shared: ServerProcess, meanwhile: tuple[int, str, dict[str, object]]
) -> None:
    """Nobody is dealt into what they have not signed, and no chair is dealt to that nobody sits on."""

    async def run() -> None:
        accounts = await people(shared.url, 2)
        table = await seated(accounts, bots=1, start=False)
        salts = [secrets.token_hex(16) for _ in accounts]
        for account, salt in zip(accounts, salts, strict=True):
            await account.post(f"/api/tables/{table}/sign", {"seal": sealed(salt)})
        await accounts[0].post(f"/api/tables/{table}/start")
        await accounts[0].post(f"/api/tables/{table}/salt", {"salt": salts[0]})
        who, what, said = meanwhile
        await accounts[who].post(f"/api/tables/{table}/{what}", said)
        assert await refused(accounts[1].post(f"/api/tables/{table}/salt", {"salt": salts[1]})) in (
            (409, "too-early"),
            (403, "not-seated"),
        )
        seen = await accounts[0].get(f"/api/tables/{table}")
        assert (seen["stage"], seen["salting"]) == ("lobby", 0)
        await asyncio.sleep(0.2)
        assert (await accounts[0].get(f"/api/tables/{table}"))["stage"] == "lobby"

    asyncio.run(run())


def test_a_new_seal_needs_its_own_salt(shared: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(shared.url, 2)
        table = await seated(accounts, bots=1, start=False)
        old, new = secrets.token_hex(16), secrets.token_hex(16)
        for account, salt in ((accounts[0], "host"), (accounts[1], old)):
            await account.post(f"/api/tables/{table}/sign", {"seal": sealed(salt)})
        await accounts[0].post(f"/api/tables/{table}/start")
        await accounts[1].post(f"/api/tables/{table}/salt", {"salt": old})
        await accounts[1].post(f"/api/tables/{table}/sign", {"seal": sealed(new)})
        await accounts[0].post(f"/api/tables/{table}/start")
        await accounts[0].post(f"/api/tables/{table}/salt", {"salt": "host"})
        assert await refused(accounts[1].post(f"/api/tables/{table}/salt", {"salt": old})) == (409, "wrong-salt")
        assert (await accounts[0].get(f"/api/tables/{table}"))["stage"] == "lobby", "the new one is not open"
        await accounts[1].post(f"/api/tables/{table}/salt", {"salt": new})
        while (await accounts[0].get(f"/api/tables/{table}"))["stage"] == "lobby":
            await asyncio.sleep(0.05)

    asyncio.run(run())


def test_a_server_that_was_down_while_salts_were_opened_goes_on_with_the_deal(server: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(server.url, 2)
        table = await seated(accounts, bots=1, start=False)
        salts = [secrets.token_hex(16) for _ in accounts]
        for account, salt in zip(accounts, salts, strict=True):
            await account.post(f"/api/tables/{table}/sign", {"seal": sealed(salt)})
        await accounts[0].post(f"/api/tables/{table}/start")
        await accounts[0].post(f"/api/tables/{table}/salt", {"salt": salts[0]})
        server.kill()
        server.start()
        await accounts[1].post(f"/api/tables/{table}/salt", {"salt": salts[1]})
        while (await accounts[0].get(f"/api/tables/{table}"))["stage"] == "lobby":
            await asyncio.sleep(0.05)
        players = [Player(account, table) for account in accounts]
        await whole_game(players, [], seed=3)
        proof = await accounts[0].get(f"/api/tables/{table}/verify")
        assert (proof["fair"], proof["left_out"], len(proof["salts"])) == (True, [], 2)

    asyncio.run(run())
