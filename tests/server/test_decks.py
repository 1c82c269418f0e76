"""Decks that people bring: checked, secret until they are played, and only where the articles allow what is in them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from kickback.engine.seats import ONLOOKER
from kickback.games.corporate_espionage import components
from kickback.games.corporate_espionage.components import ready_made
from kickback.server.client import Player, Refusal
from kickback.server.process import ServerProcess
from tests.server.own_decks import canary_deck
from tests.server.tables import people, refused, seated, whole_game
from tests.server.witness import story_of

MAGPIE = Path(components.__file__).parents[1] / "decks" / "magpie-holdings.toml"


def test_an_own_deck_is_checked_brought_and_secret_until_the_end(shared: ServerProcess) -> None:
    async def run() -> None:
        mine, friend = await people(shared.url, 2)
        listed = "\n".join(f"{id} = {count}" for id, count in ready_made().decks["VIP"].cards.items())
        text = f'[deck]\ncode = "OWN"\nname = "Canary Holdings"\n[deck.cards]\n{listed}\n'
        assert await refused(mine.post("/api/me/decks", {"name": "bad", "text": "[deck]"})) == (409, "bad-deck")
        card = '[[card]]\nid = "OWN-0{}"\nname = "Odd"\ntype = "asset"\ncost = 1\neffects = ["{}"]\n'
        worse = text + card.format(1, "wink") + card.format(2, "play: wink 3")
        with pytest.raises(Refusal) as caught:
            await mine.post("/api/me/decks", {"name": "worse", "text": worse})
        faults = str(caught.value.told["reason"]).split("\n\n")
        assert [fault.split(",")[0] for fault in faults] == ["E-TRIGGER", "E-OP"], "each stands by itself"
        deck = (await mine.post("/api/me/decks", {"name": "Mine", "text": text}))["id"]
        assert [found["name"] for found in await mine.get("/api/me/decks")] == ["Mine"]
        assert await friend.get("/api/me/decks") == []
        assert await refused(friend.get(f"/api/me/decks/{deck}")) == (404, "no-such-deck")
        assert await mine.get(f"/api/me/decks/{deck}") == {"name": "Mine", "text": text, "id": deck}
        renamed = {"name": "Other", "text": text, "id": deck}
        assert await refused(friend.post("/api/me/decks", renamed)) == (404, "no-such-deck")
        assert await mine.post("/api/me/decks", renamed) == {"id": deck, "name": "Other"}
        spare = (await mine.post("/api/me/decks", {"name": "Spare", "text": text}))["id"]
        assert [found["name"] for found in await friend.post(f"/api/me/decks/{spare}", method="DELETE")] == []
        kept = sorted(found["name"] for found in await mine.get("/api/me/decks"))
        assert kept == ["Other", "Spare"]  # nobody else's to throw away
        assert [found["name"] for found in await mine.post(f"/api/me/decks/{spare}", method="DELETE")] == ["Other"]
        table = await seated([mine, friend], start=False, game="corporate-espionage", options={"custom-cards": "fair"})
        assert await refused(friend.post(f"/api/tables/{table}/deck", {"deck": deck})) == (404, "no-such-deck")
        ready = MAGPIE.read_text().replace("MAG", "OWN")
        few, many = ready.replace("Light-Fingered", "Lighter-Fingered"), ready.replace('name = "', 'name = "New ')
        too_many = (await mine.post("/api/me/decks", {"name": "Many", "text": many}))["id"]
        assert await refused(mine.post(f"/api/tables/{table}/deck", {"deck": too_many})) == (409, "bad-deck")
        changed = (await mine.post("/api/me/decks", {"name": "Few", "text": few}))["id"]
        await mine.post(f"/api/tables/{table}/deck", {"deck": changed})  # what is not changed is no card of one's own
        await mine.post(f"/api/tables/{table}/deck", {"deck": deck})
        chosen = [
            [chair["deck"] for chair in (await one.get(f"/api/tables/{table}"))["chairs"]] for one in (mine, friend)
        ]
        assert chosen == [[deck, ""], ["", ""]]  # its owner finds it again, nobody else learns of it
        await mine.post(f"/api/tables/{table}/start")
        players = [Player(account, table, keep=True) for account in (mine, friend)]
        await whole_game(players, [], seed=2)
        assert "own-decks" in await mine.get(f"/api/tables/{table}/record")
        other = [frame for frame in players[1].frames if json.loads(frame)["say"] in ("welcome", "seats")]
        assert not any("own-decks" in frame for frame in other)  # the firm's name alone is public

    asyncio.run(run())


def test_cards_of_ones_own_are_brought_where_the_articles_allow_them(shared: ServerProcess) -> None:
    """The host agrees to them, also afterwards; nobody's deck changes the articles."""

    async def run() -> None:
        host, friend = await people(shared.url, 2)
        table = await seated([host, friend], start=False, game="corporate-espionage")
        deck = (await friend.post("/api/me/decks", {"name": "Own", "text": canary_deck("Bo")[0]}))["id"]
        assert await refused(friend.post(f"/api/tables/{table}/deck", {"deck": deck})) == (409, "bad-deck")
        articles = {"game": "corporate-espionage", "seats": 2, "pace": "machine"}
        few = articles | {"options": {"custom-cards": "fair", "custom-card-max": "9"}}
        await host.post(f"/api/tables/{table}", few, method="PUT")
        assert await refused(friend.post(f"/api/tables/{table}/deck", {"deck": deck})) == (409, "bad-deck")
        allowed = articles | {"options": {"custom-cards": "anything"}}
        await host.post(f"/api/tables/{table}", allowed, method="PUT")
        await friend.post(f"/api/tables/{table}/deck", {"deck": deck})
        await friend.post(f"/api/tables/{table}/sign")
        await host.post(f"/api/tables/{table}", articles, method="PUT")
        await friend.post(f"/api/tables/{table}/sign")
        assert await refused(host.post(f"/api/tables/{table}/start")) == (409, "bad-deck")
        await host.post(f"/api/tables/{table}", allowed, method="PUT")
        await friend.post(f"/api/tables/{table}/sign")
        told = await host.post(f"/api/tables/{table}/start")
        assert (told["stage"], told["options"]) == ("playing", {"custom-cards": "anything"})

    asyncio.run(run())


def test_two_people_bring_decks_of_the_same_codes_and_get_their_own_also_in_a_rematch(shared: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(shared.url, 2)
        allowed = {"max-rounds": "1", "custom-cards": "fair"}
        table = await seated(accounts, start=False, game="corporate-espionage", options=allowed)
        for account, owner in zip(accounts, ("Ann", "Bo"), strict=True):
            deck = (await account.post("/api/me/decks", {"name": owner, "text": canary_deck(owner)[0]}))["id"]
            await account.post(f"/api/tables/{table}/deck", {"deck": deck})
        await accounts[0].post(f"/api/tables/{table}/start")
        await whole_game([Player(account, table) for account in accounts], [], seed=2)
        firms = (await story_of(shared, table)).course.playing.events(ONLOOKER)[:2]
        assert [firm["name"] for firm in firms] == ["Ann Holdings", "Bo Holdings"]
        again = (await accounts[0].post(f"/api/tables/{table}/again"))["id"]
        for account in accounts:
            await account.post(f"/api/tables/{again}/sign")
        await accounts[0].post(f"/api/tables/{again}/start")
        moved = (await story_of(shared, again)).course.playing.events(ONLOOKER)[:2]
        assert [firm["name"] for firm in moved] == ["Bo Holdings", "Ann Holdings"], "decks move with their owners"

    asyncio.run(run())
