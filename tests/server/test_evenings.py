"""Whole games of all five over real sockets under random house rules: people drop out, come back, watch, share, leave.

What every client saw, frame by frame, is the projection of the log, byte for byte; and the same frames come out if they
are made from worlds that the seat can only imagine, so nothing in them hangs on what it may not know.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import Any  # what a server says is JSON

import pytest

from kickback.engine.chance import Seeded
from kickback.engine.seats import LETTERS, ONLOOKER
from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.lab.soak import random_options
from kickback.server.client import Account
from kickback.server.process import ServerProcess
from tests.server.tables import MATES, faults_of, people
from tests.server.witness import Allowed, Witness, nothing_else_was_seen, story_of

BOTS = ["regular", "intern"]
EVENINGS = [(game, seed) for game in NAMES for seed in range(2)]


class Evening:
    """One table of people who are not always there."""

    def __init__(self, server: ServerProcess, game: str, seed: int) -> None:
        self.server = server
        self.game = game_named(game)
        self.luck = random.Random(f"{game} {seed}")
        self.one_device = seed % 2 == 1 and game != "corporate-espionage"
        self.witnesses: list[Witness] = []
        self.leaver = ""

    async def open(self) -> None:
        """People sit down: on a device each, on one device, or two of them on each seat; bots on what is left."""
        luck = self.luck
        seats = luck.randint(self.game.fewest, self.game.most)
        options = random_options(self.game, seats, Seeded(str(luck.random()), "options"))
        if self.game.name == "corporate-espionage":
            options |= {"teams": "shared", "max-rounds": "3"}
        articles: dict[str, Any] = {"game": self.game.name, "seats": seats, "options": options, "pace": "machine"}
        articles |= {"race": luck.choice(["speed", "order"]), "device": "one" if self.one_device else "many"}
        self.people = await people(self.server.url, 1 if self.one_device else luck.randint(2, seats))
        host = self.people[0]
        table = self.table = (await host.post("/api/tables", articles))["id"]
        if self.one_device:
            for letter in LETTERS[1:seats]:
                await host.post(f"/api/tables/{table}/sit", {"seat": letter, "name": f"Guest {letter}"})
        for guest in self.people[1:]:
            await guest.post(f"/api/tables/{table}/sit")
            await guest.post(f"/api/tables/{table}/sign")
        if options.get("teams") == "shared":
            mate = await Account.new(self.server.url, "Mate")
            await mate.post(f"/api/tables/{table}/sit", {"seat": "A"})
            await mate.post(f"/api/tables/{table}/sign")
            self.people.append(mate)
        for chair in (await host.get(f"/api/tables/{table}"))["chairs"]:
            if not chair["taken"]:
                await host.post(f"/api/tables/{table}/bot", {"seat": chair["seat"], "strength": luck.choice(BOTS)})
        await host.post(f"/api/tables/{table}/start")

    async def play(self) -> None:
        onlooker = await Account.new(self.server.url, "Onlooker")
        playing = [Witness(person, self.table) for person in self.people]
        watching = [Witness(self.people[0], self.table), Witness(onlooker, self.table)]
        self.witnesses = [*playing, *watching]
        for witness in self.witnesses:
            await witness.join()
        if len(self.people) > 2:
            self.leaver = playing[1].account.token
        await asyncio.gather(*[self.be_there(witness) for witness in playing], *[self.look(w) for w in watching])

    async def be_there(self, player: Witness) -> None:
        """Answers at random, says something free now and then, drops the line, comes back; one leaves for good."""
        luck = random.Random(self.luck.random())
        answered = 0
        while player.over is None:
            asked = [seat for seat in player.seats if player.sight(seat).legal()]
            if not asked:
                await player.hear()
                continue
            seat = luck.choice(asked)
            sight = player.sight(seat)
            free = [choice["action"]["text"] for choice in sight.ask.get("free", [])] + ['say "well"']
            text = luck.choice(free) if luck.random() < 0.05 else luck.choice(sight.legal())
            reply = await player.act(seat, text)
            assert reply["say"] == "done" or "clause" in reply or reply["why"] in MATES, reply
            answered += 1
            if luck.random() < 0.06:
                await player.close()
                await player.join()
            if answered == 6 and player.account.token == self.leaver:
                await player.account.post(f"/api/tables/{self.table}/leave")
                while player.seats and player.over is None:
                    await player.hear()

    async def look(self, watcher: Witness) -> None:
        while watcher.over is None:
            await watcher.hear()


@pytest.mark.parametrize(("game", "seed"), EVENINGS)
def test_what_everybody_saw_is_the_projection_of_the_log(shared: ServerProcess, game: str, seed: int) -> None:
    async def run() -> None:
        evening = Evening(shared, game, seed)
        await evening.open()
        await asyncio.wait_for(evening.play(), 100)
        story = await story_of(shared, evening.table)
        assert story.course.over
        glances, allowed = 0, Allowed(story, Seeded(str(seed), "worlds"))
        for witness in evening.witnesses:
            for letter in witness.seats or [""]:
                seat = LETTERS.index(letter) if letter else ONLOOKER
                assert witness.sight(letter).events == story.course.playing.events(seat)
            glances += nothing_else_was_seen(witness, allowed)
            with suppress(OSError):
                await witness.close()
        assert glances > 20

    asyncio.run(run())
    assert not faults_of(shared)
