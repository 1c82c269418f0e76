"""A log, played: the same rows give the same table, and a row that loses the race for its number is judged again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from kickback.games import game as game_named
from kickback.server.course import ACT, CLOCK, DEAL, RESUMED, Course, UnknownRules, replayed
from kickback.server.database import opened
from kickback.server.seating import PLAYING, Articles, Chair, Sheet, sealed
from kickback.server.storage import NotStored, Outrun, Row
from kickback.server.timing import PACES, Clock
from tests.server.services import Place

SECRET = "5e" * 32


def sheet_of(game: str = "scapegoat", seats: int = 3, pace: str = "normal") -> Sheet:
    rules = game_named(game)
    articles = Articles(game, seats, rules.finite({}), pace)
    return Sheet("table", articles, rules.version, "host", [Chair() for _ in range(seats)], sealed(SECRET), PLAYING)


class Writing:
    """Plays a course by rows, as a server does, and keeps them."""

    def __init__(self, sheet: Sheet, secret: str = SECRET) -> None:
        self.course = Course(sheet, secret)
        self.rows: list[Row] = []
        self.at = 1000
        told = {"salts": {}, "left_out": [], "fixed": {}, "names": sheet.names}
        self.add(DEAL, -1, msgspec.json.encode(told).decode())

    def add(self, kind: str, seat: int, text: str, later: int = 100) -> None:
        self.at += later
        row = Row("table", self.course.number + 1, kind, seat, "person", text, "", self.at)
        self.course.apply(row)
        self.rows.append(row)


def test_a_replay_of_the_rows_is_the_same_table_clocks_and_all() -> None:
    writing = Writing(sheet_of())
    luck = random.Random(1)
    while not writing.course.over and writing.course.number < 80:
        seat = luck.choice(writing.course.asked())
        if luck.random() < 0.2:
            writing.add(CLOCK, seat, "", 40_000)
        elif luck.random() < 0.1:
            writing.add(RESUMED, -1, "")
        else:
            writing.add(ACT, seat, luck.choice(writing.course.playing.table.legal(seat)).text)
    again = replayed(sheet_of(), SECRET, writing.rows)
    assert again.playing.said == writing.course.playing.said
    assert again.playing.record() == writing.course.playing.record()
    assert again.clock.bank == writing.course.clock.bank
    assert (again.clock.opened, again.question) == (writing.course.clock.opened, writing.course.question)
    assert {by for _, by in again.who} == {"person"}


def test_what_was_chosen_in_steps_is_stored_as_a_line_that_can_be_played() -> None:
    """In Wallet for two a birthday card goes back by itself, which the record tells: the next line must not."""
    birthdays = 0
    for seed in range(12):
        sheet = sheet_of("wallet", 2)
        writing = Writing(sheet, f"{seed:02}" * 32)
        luck = random.Random(seed)
        while not writing.course.over and writing.course.number < 150:
            match = writing.course.playing
            seat = writing.course.asked()[0]
            action = luck.choice(match.table.legal(seat))
            if match.unfinished(seat, action):
                match.act(seat, action)
            else:
                writing.add(ACT, seat, match.table.spelled([*match.table.draft(seat), action]))
                birthdays += match.said[-1][1].endswith(">wallet")
        assert replayed(sheet, writing.course.secret, writing.rows).playing.said == writing.course.playing.said
    assert birthdays


def test_what_a_seat_takes_too_long_comes_out_of_its_bank() -> None:
    pace = PACES["normal"]
    clock = Clock(pace, 2)
    clock.asked(1000)
    assert clock.due(0) == 1000 + pace.question + pace.bank
    clock.answered(0, 1000 + pace.question + 50_000)
    assert clock.bank == [pace.bank - 50_000 + pace.refill, pace.bank]
    clock.asked(500_000)
    clock.answered(1, 500_001)
    assert clock.bank[1] == pace.bank
    assert Clock(PACES["untimed"], 2).due(0) == 0


def test_a_table_of_unknown_rules_is_not_replayed() -> None:
    sheet = sheet_of()
    sheet.rules += 1
    with pytest.raises(UnknownRules, match="scapegoat, rules version"):
        Course(sheet, SECRET)


def test_only_one_writer_gets_a_number(tmp_path: Path, fresh_place: Callable[[], Place]) -> None:
    address = fresh_place().address(tmp_path)

    async def run() -> None:
        store, rival = [opened(address) for _ in range(2)]
        store.open()
        rival.open()
        row = Row("t", 1, ACT, 0, "person", "mine", "", 1)
        await store.append(row)
        with pytest.raises(Outrun):
            await rival.append(msgspec.structs.replace(row, text="theirs"))
        assert [found.text for found in await rival.log("t")] == ["mine"]
        many = [Row(f"t{number % 7}", 2 + number // 7, ACT, 0, "person", "x", "", 1) for number in range(70)]
        before = store.commits
        await asyncio.gather(*[store.append(row) for row in many])
        assert store.commits - before < 10, "rows that wait together share a commit"
        mixed = await asyncio.gather(
            store.append(row), store.append(Row("new", 1, ACT, 0, "person", "x", "", 1)), return_exceptions=True
        )
        assert isinstance(mixed[0], Outrun), "a bad row"
        assert mixed[1] is None, "does not take its neighbours with it"
        await store.close()
        await rival.close()

    asyncio.run(run())


def test_what_the_database_does_not_take_is_told(tmp_path: Path, fresh_place: Callable[[], Place]) -> None:
    address = fresh_place().address(tmp_path)

    async def run() -> None:
        store = opened(address)
        store.open()
        with store.engine.begin() as connection:
            connection.exec_driver_sql("drop table log")
        with pytest.raises(NotStored):
            await store.append(Row("t", 1, ACT, 0, "person", "x", "", 1))
        assert not store.ready
        await store.close()

    asyncio.run(run())
