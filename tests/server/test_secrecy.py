"""No byte that leaves the server holds what its reader may not know; and a leak that is planted is found."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from kickback.engine.chance import Seeded
from kickback.engine.seats import LETTERS, ONLOOKER
from kickback.server.client import Account
from kickback.server.course import ACT, DEAL, SEALED, STANDING
from kickback.server.people import handle
from kickback.server.process import ServerProcess
from kickback.server.published import http_schema
from tests.server.own_decks import canary_deck
from tests.server.services import Place
from tests.server.tables import MATES, heard_all, people, seated
from tests.server.witness import Allowed, Story, Witness, nothing_else_was_seen, spelled, story_of

MEMBERS_ONLY = "canary-of-a-team"
WHISPERED = "canary-of-a-whisper"


async def answer_at_random(player: Witness, luck: random.Random, most: int) -> None:
    """Plays until the game is over or enough has been said at the table."""
    while player.over is None and player.sight(player.seats[0]).question < most:
        legal = player.sight(player.seats[0]).legal()
        if not legal:
            with suppress(TimeoutError):
                await player.hear(0.2)
            continue
        reply = await player.act(player.seats[0], luck.choice(legal))
        assert reply["say"] == "done" or "clause" in reply or reply["why"] in MATES, reply


def bodies(account: Account, table: str) -> list[str]:
    """What every address that can be asked for answers, with its headers."""
    found = []
    for path, methods in http_schema()["paths"].items():
        if "get" not in methods:
            continue
        asked = path.replace("{table}", table).replace("{name}", "corporate-espionage").replace("{language}", "en")
        for query in ("", "?viewer=A", "?viewer=eye") if path.endswith("replay") else ("",):
            request = Request(f"{account.url}{asked}{query}", headers={"authorization": f"Bearer {account.token}"})
            try:
                with urlopen(request, timeout=30) as answer:
                    found.append(f"{asked} {answer.headers} {answer.read().decode()}")
            except HTTPError as refused:
                with refused:
                    found.append(f"{asked} {refused.headers} {refused.read().decode()}")
    assert len(found) > 15
    return found


def nobodys(story: Story, accounts: list[Account]) -> list[str]:
    """What no client may be sent while the game goes on: the secret, the seed, identities, what was sealed."""
    match = story.course.playing
    seals = [chair.salt for chair in story.sheet.chairs if chair.salt]
    return [story.secret, match.seed, *[account.token.partition(".")[0] for account in accounts], *seals]


def unseen(texts: list[str], canaries: list[str], where: str) -> None:
    for canary in canaries:
        for text in texts:
            assert canary not in text, f"{where}: {canary} in {text[:300]}"


def no_secret_in_the_log(server: ServerProcess, story: Story, canaries: list[str]) -> None:
    with urlopen(f"{server.url}/metrics") as answer:
        told = answer.read().decode()
    said = [text for _, text in story.course.playing.said if len(text) > 5]
    talk = [row.text for row in story.rows if row.kind == "chat"]
    unseen([told, *server.log.read_text().splitlines()], [*canaries, *said, *talk, story.sheet.id], "log and metrics")


def heard_of_nothing_else(witness: Witness, letter: str, story: Story, allowed: Allowed) -> None:
    """Somebody who was there all the time got one frame for each thing it may know of, and none for any other."""
    seat = LETTERS.index(letter) if letter else ONLOOKER
    glances = allowed.by(seat)
    rows = [row for row in story.rows if row.number >= next(r.number for r in story.rows if r.kind == DEAL)]
    frames, before = 0, None
    for row, glance in zip(rows, glances, strict=True):
        others = row.kind in (SEALED, STANDING) and row.seat != seat
        if not others and row.kind != "chat" and (row.kind != ACT or glance != before):
            frames += 1
        before = glance
    got = len(witness.glances[letter])
    assert got == frames, f"{letter or 'onlooker'} got {got} frames for {frames} things it may know of"


@pytest.mark.proves("CES-SEAT-2")
@pytest.mark.proves("CES-SEAT-3")
def test_canaries_of_a_whole_game_with_teams_decks_whispers_and_salts(shared: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(shared.url, 4)  # two share seat A, then B and C
        onlooker, visitor = await people(shared.url, 2)
        wanted = {"game": "corporate-espionage", "seats": 3, "pace": "machine", "public": True}
        wanted |= {"options": {"teams": "shared", "max-rounds": "3", "custom-cards": "fair"}}
        table = (await accounts[0].post("/api/tables", wanted))["id"]
        for account, chair in zip(accounts[1:], "ABC", strict=True):
            await account.post(f"/api/tables/{table}/sit", {"seat": chair})
        names: dict[str, list[str]] = {}
        for account, chair in zip(accounts[1:], "ABC", strict=True):
            text, names[chair] = canary_deck(f"Owner{chair}")
            deck = (await account.post("/api/me/decks", {"name": "Mine", "text": text}))["id"]
            await account.post(f"/api/tables/{table}/deck", {"deck": deck})
            await account.post(f"/api/tables/{table}/sign")
        in_the_lobby = await asyncio.to_thread(bodies, visitor, table)
        witnesses = [Witness(account, table) for account in [*accounts, onlooker]]
        for witness in witnesses:
            await witness.join()
        await accounts[0].post(f"/api/tables/{table}/start")
        await heard_all(witnesses, 0.2)
        await witnesses[1].ask({"say": "chat", "id": "t", "text": MEMBERS_ONLY, "team": True})
        assert (await witnesses[0].act("A", f'whisper B "{WHISPERED}"'))["say"] == "done"
        outside = await asyncio.to_thread(bodies, visitor, table)
        inside = await asyncio.to_thread(bodies, accounts[3], table)
        lucks = [random.Random(seed) for seed in range(4)]
        playing = [answer_at_random(w, luck, 60) for w, luck in zip(witnesses[:4], lucks, strict=True)]
        await asyncio.wait_for(asyncio.gather(*playing), 60)
        await heard_all(witnesses, 0.2)
        story = await story_of(shared, table)
        frames = {at: [f for f in w.frames if '"say":"over"' not in f] for at, w in enumerate(witnesses)}
        everything = [*in_the_lobby, *outside, *inside, *[frame for kept in frames.values() for frame in kept]]
        unseen(everything, nobodys(story, [*accounts, onlooker, visitor]), "frames and bodies")
        no_secret_in_the_log(shared, story, [*nobodys(story, accounts), MEMBERS_ONLY, WHISPERED])
        hidden = [MEMBERS_ONLY, WHISPERED, *[name for owned in names.values() for name in owned]]
        unseen([*in_the_lobby, *outside], hidden, "to a visitor")
        unseen(frames[2] + frames[3] + frames[4] + inside, [MEMBERS_ONLY], "outside the team")
        unseen(frames[3] + frames[4] + inside, [WHISPERED], "outside the whisper")
        assert any(MEMBERS_ONLY in frame for frame in frames[0])
        assert all(any(WHISPERED in frame for frame in frames[at]) for at in (0, 1, 2))
        allowed = Allowed(story, Seeded("7", "worlds"))
        for at, witness in enumerate(witnesses):
            nothing_else_was_seen(witness, allowed)
            letter = witness.seats[0] if witness.seats else ""
            seat = LETTERS.index(letter) if letter else ONLOOKER
            known = spelled(story.course.playing.events(seat)) + "".join(g.view + g.ask for g in allowed.by(seat))
            for owner, owned in names.items():
                cards = [f"OW{owner}-{number:02}" for number in range(1, 11)]
                unseen(frames[at], [card for card in [*owned, *cards] if card not in known], f"to {letter}")
                assert letter == owner or any(card not in known for card in cards), "nothing was hidden: no test"
        for witness in witnesses:
            await witness.close()

    asyncio.run(run())


async def some_races(server: ServerProcess) -> tuple[list[Witness], Story, list[Account]]:
    """A table of races played for a while, by people who were there from the lobby on."""
    accounts = await people(server.url, 3)
    onlooker = await Account.new(server.url, "Onlooker")
    table = await seated(accounts, game="embezzlement", start=False, race="order")
    witnesses = [Witness(account, table) for account in [*accounts, onlooker]]
    for witness in witnesses:
        await witness.join()
    await accounts[0].post(f"/api/tables/{table}/start")
    await heard_all(witnesses, 0.2)
    playing = [answer_at_random(w, random.Random(at), 30) for at, w in enumerate(witnesses[:3])]
    await asyncio.wait_for(asyncio.gather(*playing), 60)
    await heard_all(witnesses, 0.2)
    for witness in witnesses:
        await witness.close()
    return witnesses, await story_of(server, table), accounts


def judge(server: ServerProcess) -> None:
    """Everything that a game of races sent, held against what it may have sent."""
    witnesses, story, accounts = asyncio.run(some_races(server))
    allowed = Allowed(story, Seeded("9", "worlds"))
    frames = [frame for w in witnesses for frame in w.frames if '"say":"over"' not in frame]
    unseen(frames, nobodys(story, accounts), "frames")
    no_secret_in_the_log(server, story, nobodys(story, accounts))
    for witness in witnesses:
        nothing_else_was_seen(witness, allowed)
        heard_of_nothing_else(witness, witness.seats[0] if witness.seats else "", story, allowed)


def test_one_frame_for_each_thing_an_audience_may_know_of(shared: ServerProcess) -> None:
    judge(shared)


# Planted where a compiled server looks names up as a plain one does.
LEAKS = {
    "the prompt tells what the eye sees": """
from kickback.engine.seats import EYE
from kickback.server import audience
from kickback.server.table_server import TableServer
tables = []
made = TableServer.make
async def make(self, *given, **more):
    tables.append(await made(self, *given, **more))
    return tables[-1]
TableServer.make = make
class Leaky:
    def __init__(self, honest):
        self.honest = honest
    def encode(self, value):
        if isinstance(value, dict) and "forms" in value:
            value = value | {"forms": [str(tables[-1].course.playing.table.view(EYE).plain())]}
        return self.honest.encode(value)
audience.WRITER = Leaky(audience.WRITER)
""",
    "sealed answers are told to everybody": """
from kickback.server import telling
telling.ALONE = ("never", "never")
""",
    "the sheet tells who is who": """
from kickback.server import live
honest = live.seen
def seen(sheet, *given):
    found = honest(sheet, *given)
    found.before = sheet.host
    return found
live.seen = seen
""",
    "the log tells what was said": """
import logging
from kickback.server.storage import Store
honest = Store.put
def put(self, pending):
    for row in pending.rows:
        logging.getLogger("kickback.server").info("row", extra={"row": row.text})
    honest(self, pending)
Store.put = put
""",
}


@pytest.fixture(params=list(LEAKS))
def leaky(request: pytest.FixtureRequest, tmp_path: Path, fresh_place: Callable[[], Place]) -> Iterator[ServerProcess]:
    program = f"{LEAKS[request.param]}\nfrom kickback.cli import main\nimport sys\nsys.exit(main())\n"
    script = tmp_path / "leaky.py"
    script.write_text(program)
    server = fresh_place().server(tmp_path / "data", program=[str(script)])
    server.start()
    yield server
    server.kill()


def test_a_planted_leak_is_found(leaky: ServerProcess) -> None:
    with pytest.raises(AssertionError):
        judge(leaky)


def test_a_person_is_known_by_a_handle_that_tells_nothing() -> None:
    assert handle("a" * 32) not in ("a" * 32)
    assert len({handle(f"{number:032}") for number in range(1000)}) == 1000
