"""Several processes on one PostgreSQL, with Redis as the bell: whoever serves, the log decides."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

from kickback.server import answers, lobby
from kickback.server.course import CHAT, SEALED, WINDOW, replayed
from kickback.server.messages import React
from kickback.server.refusals import No
from kickback.server.storage import Outrun
from kickback.server.thinking import Job, Thinkers, Thought
from kickback.server.timing import now
from tests.server.table_servers import Guest, by_ear, dealt, final, play, rows_of, seated, servers, until

Fresh = Callable[[], str]


@pytest.mark.parametrize(
    ("game", "people", "bots"),
    [
        ("scapegoat", 4, 0),
        ("embezzlement", 3, 0),
        ("wallet", 3, 1),
        ("pecunia-olet", 2, 1),
        ("corporate-espionage", 3, 1),
    ],
)
def test_a_whole_game_over_two_processes(
    game: str, people: int, bots: int, fresh_postgresql: Fresh, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody's stream is the projection of the final log, and nothing is thought or decided twice."""
    thought: list[str] = []
    think = Thinkers.think

    async def counted(self: Thinkers, job: Job) -> Thought:
        thought.append(job.luck)  # names the table, the row and the seat
        return await think(self, job)

    monkeypatch.setattr(Thinkers, "think", counted)

    async def run() -> None:
        async with servers(fresh_postgresql(), redis) as opened:
            table, guests = await dealt(opened, people, bots, game=game)
            watcher = Guest()
            await watcher.come(opened[1], table)
            await until(lambda: all(server.tables[table].elsewhere for server in opened))
            thought.clear()  # until they knew of each other both may have thought
            playing = [play(guest, random.Random(f"{game} {at}")) for at, guest in enumerate(guests)]
            await asyncio.wait_for(asyncio.gather(*playing), 200)
            await until(lambda: watcher.over is not None)
            course = await final(opened[0], table)
            for guest in [*guests, watcher]:
                guest.saw(course)
                assert guest.over is not None
                assert len(guest.says("over")) == 1
                assert guest.sheet["stage"] == "over"
            rows = await rows_of(opened[0], table)
            assert {row.by for row in rows} <= {"person", "bot", "house"}
            assert not any(server.thinkers.failures for server in opened)
            assert len(thought) == len(set(thought)), "nothing is thought twice"

    asyncio.run(run())


def test_without_a_bus_the_heartbeat_finds_everything(fresh_postgresql: Fresh) -> None:
    async def run() -> None:
        async with servers(fresh_postgresql(), count=3) as opened:
            table, guests = await dealt(opened, 3)
            luck = random.Random(3)
            for _ in range(4):
                await until(lambda: any(guest.legal() for guest in guests))
                actor = by_ear(guests)
                assert (await actor.act(luck.choice(actor.legal())))["say"] == "done"
            numbers = [len(await rows_of(server, table)) for server in opened]
            await until(lambda: all(server.tables[table].course.number == numbers[0] for server in opened))
            course = await final(opened[0], table)
            for guest in guests:
                guest.saw(course)

    asyncio.run(run())


def test_the_loser_catches_up_tells_and_judges_again(fresh_postgresql: Fresh) -> None:
    """No bell and no heartbeat in time: the second process learns of the row only when it writes its own."""

    async def run() -> None:
        async with servers(fresh_postgresql()) as opened:
            table, guests = await dealt(opened, 2, bots=1)
            onlooker = Guest()
            await onlooker.come(opened[1], table)
            stale = opened[1].tables[table]
            ahead = opened[0].tables[table]
            async with stale.lock, ahead.lock:
                await stale.catch_up()
                await ahead.catch_up()
                number = stale.course.number
                await ahead.write(CHAT, -1, "person", "all hello", "chat/handle/Somebody")
                with pytest.raises(Outrun):
                    await stale.write(CHAT, -1, "person", "all me, too", "chat/handle/Somebody")
                assert stale.course.number == number + 1, "others' rows are read by then"
                await asyncio.sleep(0)  # what is said in one moment is written at its end
                assert [said["text"] for said in onlooker.says("talk")] == ["hello"], "and told"
                await stale.write(CHAT, -1, "person", "all me, too", "chat/handle/Somebody")
            assert [row.text for row in (await rows_of(opened[0], table))[number:]] == ["all hello", "all me, too"]
            assert guests

    asyncio.run(run())


def test_people_who_sit_down_at_once_through_different_processes_get_different_chairs(
    fresh_postgresql: Fresh, redis: str
) -> None:
    async def run() -> None:
        async with servers(fresh_postgresql(), redis, count=3) as opened:
            table, _ = await seated(opened, 1, bots=5, game="scapegoat")
            tables = [await server.table(table) for server in opened]
            people = [letter * 32 for letter in "abcde"]
            tries = [
                lobby.sit(live, person, "", "Somebody", "")
                for at, person in enumerate(people)
                if (live := tables[at % 3]) is not None
            ]
            await asyncio.gather(*tries)
            for server in opened:
                live = await server.table(table)
                assert live is not None
                assert sorted(live.sheet.people()[1:]) == people
                assert all(len(chair.people) == 1 for chair in live.sheet.chairs)
            assert tables[0] is not None
            with pytest.raises(No, match="taken"):
                await lobby.sit(tables[0], "f" * 32, "", "Somebody", "")

    asyncio.run(run())


def test_who_is_here_is_known_everywhere_and_a_sign_reaches_everybody(fresh_postgresql: Fresh, redis: str) -> None:
    async def run() -> None:
        async with servers(fresh_postgresql(), redis) as opened:
            table, (anna, boris) = await dealt(opened, 2, bots=1)
            await until(lambda: [chair["here"] for chair in anna.sheet["chairs"]][:2] == [True, True])
            await until(lambda: [chair["here"] for chair in boris.sheet["chairs"]][:2] == [True, True])
            watcher = Guest()
            await watcher.come(opened[1], table)
            await until(lambda: anna.sheet["watching"] == 1)
            assert boris.wire is not None
            answers.react(opened[1].tables[table], boris.wire, React("wave"))
            await until(lambda: [said["sign"] for said in anna.says("reaction")] == ["wave"])
            assert [said["sign"] for said in boris.says("reaction")] == ["wave"]
            await boris.go()
            await until(lambda: [chair["here"] for chair in anna.sheet["chairs"]][:2] == [True, False])
            assert boris.person in opened[0].tables[table].left

    asyncio.run(run())


def test_mates_hear_who_answered_and_everybody_hears_of_a_rematch_through_any_process(
    fresh_postgresql: Fresh, redis: str
) -> None:
    async def run() -> None:
        async with servers(fresh_postgresql(), redis) as opened:
            table, guests = await seated(opened, 2, game="corporate-espionage", options={"teams": "shared"})
            mate = Guest()
            live = await opened[0].table(table)
            assert live is not None
            await lobby.sit(live, mate.person, "A", "Mate", "")
            await lobby.sign(live, mate.person, "", True)
            await lobby.start(live, guests[0].person)
            for guest, server in ((guests[0], opened[0]), (guests[1], opened[0]), (mate, opened[1])):
                await guest.come(server, table)
            luck = random.Random(6)
            while not mate.says("mate"):
                await until(lambda: any(guest.legal() for guest in guests) or bool(mate.says("mate")))
                actor = next((guest for guest in guests if guest.legal()), None)
                if actor is not None:
                    await actor.act(luck.choice(actor.legal()))
            assert mate.says("mate")[0]["name"] == "Person 0"
            assert guests[0].says("mate") == [], "nobody is told what they have said themselves"
            other = opened[1].tables[table]
            async with other.lock:
                await other.catch_up()
                async with other.changing() as sheet:
                    sheet.after = "another"
            await until(
                lambda: all([said["table"] for said in g.says("again")] == ["another"] for g in [*guests, mate])
            )

    asyncio.run(run())


def test_a_race_is_decided_alike_whoever_decides(fresh_postgresql: Fresh, redis: str) -> None:
    """Arrivals hold what their own process measured; when their rows were written does not matter."""

    async def run() -> None:
        async with servers(fresh_postgresql(), redis) as opened:
            table, guests = await dealt(opened, 3, game="embezzlement", pace="quick")
            lives = [server.tables[table] for server in opened]
            luck = random.Random(2)
            checked = 0
            while checked < 5:
                await until(lambda: any(guest.legal() for guest in guests))
                rows = await rows_of(opened[0], table)
                course = replayed(lives[0].sheet, lives[0].secret, rows)
                for place, row in enumerate(rows):
                    if row.kind != WINDOW or not any(one.kind == SEALED for one in rows[:place]):
                        continue
                    told = replayed(lives[0].sheet, lives[0].secret, rows[:place])
                    assert " ".join("ABC"[seat] for seat in told.window_order()) == row.text
                    checked += 1
                if course.over:
                    break
                actor = by_ear(guests)
                await actor.act(luck.choice(actor.legal()))
            assert checked

    asyncio.run(run())


def test_a_late_row_does_not_make_an_arrival_late(fresh_postgresql: Fresh, redis: str) -> None:
    """Another process's rows may have later times; a sealed answer keeps the time at which it arrived."""

    async def run() -> None:
        async with servers(fresh_postgresql(), redis) as opened:
            table, guests = await dealt(opened, 3, game="corporate-espionage", pace="untimed")
            live = opened[0].tables[table]
            luck = random.Random(4)
            while not live.course.racing:
                await until(lambda: any(guest.legal() for guest in guests))
                actor = by_ear(guests)
                await actor.act(luck.choice(actor.legal()))
                await until(lambda: all(server.tables[table].course.number == live.course.number for server in opened))
            guest = next(guest for guest in guests if guest.legal() and guest.server is opened[0])
            before = now()
            live.last_at = before + 5000  # as if a row had come from a clock that is fast
            assert (await guest.act("pass"))["say"] == "done"
            sealed = [row for row in await rows_of(opened[0], table) if row.kind == SEALED][-1]
            assert sealed.at >= before + 5000
            early = int(sealed.text.split()[0])
            assert before <= sealed.at - early <= now()

    asyncio.run(run())
