"""Several seats answer in secret at once: their rows share a commit, and are told together."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from kickback.engine.chance import Quick
from kickback.engine.moments import COMMIT, RACE
from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.lab.soak import random_options
from kickback.records.match import Match
from kickback.server.storage import NotStored, Pending
from kickback.server.table_server import TableServer
from tests.server.table_servers import Guest, dealt, final, play, servers, until

LONGEST = 200
ENOUGH = 10


@pytest.mark.parametrize("game", NAMES[:5])
def test_no_secret_answer_changes_what_another_seat_may_answer(game: str) -> None:
    """Else they could not be judged side by side, and whoever waits would learn something."""
    luck, rules = random.Random(8), game_named(game)
    seen = 0
    for seed in range(60):
        if seen > ENOUGH:
            break
        match = Match(rules, rules.usual, random_options(rules, rules.usual, Quick(seed)), f"secret {seed}")
        while not match.table.over and len(match.said) < LONGEST:
            moment, seat = match.table.stack[-1], match.next_seat()
            others = [other for other in match.table.waiting() if other != seat]
            legal = {other: [action.text for action in match.table.legal(other)] for other in others}
            match.act(seat, luck.choice(match.table.legal(seat)))
            if moment.kind == COMMIT and match.table.stack[-1] is moment:
                seen += 1
                for other in others:
                    assert [action.text for action in match.table.legal(other)] == legal[other]
            seen += moment.kind == RACE  # sealed answers are played when the window closes, and change nothing before
    assert seen


def in_one_house(folder: Path, happens: object) -> None:
    async def run() -> None:
        async with servers(f"sqlite:///{folder / 'kickback.sqlite'}", count=1, data=folder) as (server,):
            table, guests = await dealt([server], 4)
            await happens(server, table, guests)  # type: ignore[operator]

    asyncio.run(run())


def test_answers_that_wait_share_a_commit_and_a_frame(tmp_path: Path) -> None:
    async def happens(server: TableServer, table: str, guests: list[Guest]) -> None:
        live, store = server.tables[table], server.store
        await until(lambda: store.calm)
        commits, number = store.commits, live.course.number
        heard = len(guests[0].says("told"))
        replies = await asyncio.gather(*[guest.act(guest.legal()[0]) for guest in guests])
        assert [reply["say"] for reply in replies] == ["done"] * 4
        assert live.course.number == number + 4
        assert store.commits == commits + 2  # the first went at once; the others waited for it, together
        assert len(guests[0].says("told")) == heard + 2
        await asyncio.gather(*[play(guest, random.Random(at)) for at, guest in enumerate(guests)])
        course = await final(server, table)
        for guest in guests:
            guest.saw(course)

    in_one_house(tmp_path, happens)


def test_what_is_not_stored_is_refused_for_all_who_shared_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def happens(server: TableServer, table: str, guests: list[Guest]) -> None:
        def full(pending: Pending) -> None:
            asyncio.get_running_loop().call_later(0.01, pending.done, NotStored("full"))

        live = server.tables[table]
        number = live.course.number
        with monkeypatch.context() as patch:
            patch.setattr(server.store, "put", full)
            replies = await asyncio.gather(*[guest.act(guest.legal()[0]) for guest in guests])
        assert [reply["why"] for reply in replies] == ["not-stored"] * 4
        assert (live.course.number, live.waiting) == (number, [])
        replies = await asyncio.gather(*[guest.act(guest.legal()[0]) for guest in guests])
        assert [reply["say"] for reply in replies] == ["done"] * 4

    in_one_house(tmp_path, happens)


def test_one_seat_answers_once_though_it_speaks_with_two_mouths(tmp_path: Path) -> None:
    async def happens(server: TableServer, table: str, guests: list[Guest]) -> None:
        live = server.tables[table]
        tab = Guest(guests[1].person)
        await tab.come(server, table)
        number = live.course.number
        texts = tab.legal()
        replies = await asyncio.gather(
            guests[0].act(guests[0].legal()[0]),  # the others wait behind it
            guests[1].act(texts[0]),
            tab.act(texts[1], "other"),
            guests[1].act(texts[0], "a1"),  # sent again before it was answered
        )
        assert [reply["say"] for reply in replies] == ["done", "done", "refused", "done"]
        assert live.course.number == number + 2

    in_one_house(tmp_path, happens)
