"""Records that people bring to the server, and what a replay tells beside its steps."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from pathlib import Path
from typing import Any  # what the server says is JSON

import pytest

from kickback.games import game as game_named
from kickback.records.match import Match
from kickback.records.record import write
from kickback.server.client import Account, Refusal
from kickback.server.http import after
from kickback.server.http.after import Step
from kickback.server.process import ServerProcess
from kickback.server.refusals import No
from tests.server.table_servers import Guest, dealt, play, servers

NAMES = {"A": "Nadia", "B": "Boris", "C": "Clara"}


@pytest.fixture(scope="module")
def played() -> Match:
    match = Match(game_named("scapegoat"), 3, {"victory-hand": "5"}, "brought", names=NAMES)
    while not match.table.over:
        seat = match.next_seat()
        match.act(seat, match.table.legal(seat)[0])
    return match


def ask(server: ServerProcess, text: str, viewer: str = "eye") -> dict[str, Any]:
    found: dict[str, Any] = Account(server.url).ask("POST", "/api/replay", {"text": text, "viewer": viewer})
    return found


def test_a_record_from_a_file_is_replayed_with_everything_known(shared: ServerProcess, played: Match) -> None:
    film = ask(shared, write(played.record()))
    assert (film["game"], film["names"], film["over"]) == ("scapegoat", NAMES, True)
    assert len(film["steps"]) == len(played.said) + 1
    assert [step["text"] for step in film["steps"][1:]] == [text for _, text in played.said]
    assert film["outcome"] == played.table.outcome().plain()
    told = sum(len(step.get("events", [])) for step in film["steps"])
    assert film["moments"]
    assert all(moment["event"] < told for moment in film["moments"])


def test_through_one_seats_eyes_nobody_elses_hand_is_seen(shared: ServerProcess, played: Match) -> None:
    film = ask(shared, write(played.record()), "B")
    assert film["steps"][0]["view"]["set"]["seat"] == "B"
    assert not any("text" in step for step in film["steps"])


@pytest.mark.parametrize(
    ("good", "bad", "says"),
    [
        ("game: scapegoat", "game: monopoly", "no game 'monopoly'"),
        ("seats: A B C", "seats: A B C D E F G", "Scapegoat seats 3 to 6"),
        ("\n\n", "\n\nA dance\n", "'dance' cannot be read"),
        ("\n\n", "\nmood: merry\n\n", "unknown header key 'mood'"),
    ],
)
def test_a_bad_record_is_told_exactly(shared: ServerProcess, played: Match, good: str, bad: str, says: str) -> None:
    with pytest.raises(Refusal) as no:
        ask(shared, write(played.record()).replace(good, bad, 1))
    assert no.value.status == 400
    assert no.value.told["why"] == "bad-record"
    assert says in no.value.told["reason"]


def test_the_tables_go_on_while_a_replay_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made beside them, and one after another."""
    inside: list[bool] = []
    crowds: list[int] = []

    def steps(*_: object) -> list[Step]:
        assert threading.current_thread() is not threading.main_thread()
        inside.append(True)
        time.sleep(0.05)
        crowds.append(len(inside))
        inside.pop()
        return []

    async def run() -> None:
        async with servers(f"sqlite:///{tmp_path / 'kickback.sqlite'}", count=1, data=tmp_path) as (server,):
            table, guests = await dealt([server], 3, options={"round-limit": "1"})
            await asyncio.gather(*[play(guest, random.Random(at)) for at, guest in enumerate(guests)])
            monkeypatch.setattr(after, "steps", steps)
            asked = [after.replay.fn(server.tables[table], guest.person, "") for guest in guests]
            assert [film.over for film in await asyncio.gather(*asked)] == [True] * 3

    asyncio.run(run())
    assert crowds == [1, 1, 1]


def test_where_nobodys_cards_are_shown_afterwards_nothing_gives_them_away(tmp_path: Path) -> None:
    """Neither record nor the eye's replay, nor what proves a deal: with that it could be dealt again."""

    async def run() -> None:
        async with servers(f"sqlite:///{tmp_path / 'kickback.sqlite'}", count=1, data=tmp_path) as (server,):
            table, guests = await dealt([server], 2, game="pecunia-olet", options={"end-reveal": "totals"})
            await asyncio.gather(*[play(guest, random.Random(at)) for at, guest in enumerate(guests)])
            live = server.tables[table]
            late = Guest(guests[0].person)
            await late.come(server, table)
            heard = repr([guest.heard for guest in (*guests, late)])
            assert "standings" in heard
            assert live.secret not in heard
            assert live.course.playing.seed not in heard
            for asked in (
                after.record.fn(live),
                after.verify.fn(live),
                after.replay.fn(live, guests[0].person, "eye"),
                after.replay.fn(live, guests[0].person, "B"),
            ):
                with pytest.raises(No) as no:
                    await asked
                assert no.value.why == "closed-book"
            assert (await after.report.fn(live)).report == {}
            assert (await after.replay.fn(live, guests[0].person, "A")).over

    asyncio.run(run())
