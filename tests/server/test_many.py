"""Several processes on one PostgreSQL, with Redis as the bell: whoever serves, the log decides."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import select, update

from kickback.server import answers, jobs, lobby, neighbours
from kickback.server.bus import PREFIX, Bus
from kickback.server.course import ACT, CHAT, RESUMED, SEALED, WINDOW, replayed
from kickback.server.database import opened
from kickback.server.house import House
from kickback.server.jobs import Workshop
from kickback.server.live import LiveTable
from kickback.server.messages import React
from kickback.server.refusals import No
from kickback.server.relay import Relay
from kickback.server.schema import JOBS, KEYS, PRESENCE, PROCESSES, TABLES
from kickback.server.services import Redis
from kickback.server.storage import Line, NotStored, Outrun, Row
from kickback.server.thinking import Job, Thinkers, Thought
from kickback.server.timing import SHARED, SharedClock, now
from tests.server.houses import Guest, dealt, final, houses, play, seated, until

Fresh = Callable[[], str]


def by_ear(seats: list[Guest]) -> Guest:
    return next(guest for guest in seats if guest.legal())


async def rows_of(house: House, table: str) -> list[Row]:
    return await house.store.log(table)


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
        async with houses(fresh_postgresql(), redis) as opened:
            table, guests = await dealt(opened, people, bots, game=game)
            watcher = Guest()
            await watcher.come(opened[1], table)
            await until(lambda: all(house.tables[table].elsewhere for house in opened))
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
            assert not any(house.thinkers.failures for house in opened)
            assert len(thought) == len(set(thought)), "nothing is thought twice"

    asyncio.run(run())


def test_without_a_bus_the_heartbeat_finds_everything(fresh_postgresql: Fresh) -> None:
    async def run() -> None:
        async with houses(fresh_postgresql(), count=3) as opened:
            table, guests = await dealt(opened, 3)
            luck = random.Random(3)
            for _ in range(4):
                await until(lambda: any(guest.legal() for guest in guests))
                actor = by_ear(guests)
                assert (await actor.act(luck.choice(actor.legal())))["say"] == "done"
            numbers = [len(await rows_of(house, table)) for house in opened]
            await until(lambda: all(house.tables[table].course.number == numbers[0] for house in opened))
            course = await final(opened[0], table)
            for guest in guests:
                guest.saw(course)

    asyncio.run(run())


def test_the_loser_catches_up_tells_and_judges_again(fresh_postgresql: Fresh) -> None:
    """No bell and no heartbeat in time: the second process learns of the row only when it writes its own."""

    async def run() -> None:
        async with houses(fresh_postgresql()) as opened:
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
                assert [said["text"] for said in onlooker.says("talk")] == ["hello"], "and told"
                await stale.write(CHAT, -1, "person", "all me, too", "chat/handle/Somebody")
            assert [row.text for row in (await rows_of(opened[0], table))[number:]] == ["all hello", "all me, too"]
            assert guests

    asyncio.run(run())


class Swallowing(Relay):
    """Between a server and its database: a commit arrives, and its answer never does."""

    armed = False
    shut = False

    async def carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        while self.whole.is_set():
            piece = await source.read(65536)
            if not piece:
                break
            if self.armed and b"COMMIT" in piece:
                self.armed = False
                self.part()
                sink.write(piece)
                await sink.drain()
                await asyncio.sleep(0.3)
                self.targets = [] if self.shut else self.targets
                self.cut()
                self.mend()
                return
            await self.whole.wait()
            sink.write(piece)
            await sink.drain()
        sink.close()


async def relayed(database: str) -> tuple[Swallowing, str]:
    """A relay before that database, and its address through it."""
    place = database.split("@")[1].split("/")
    host, _, port = place[0].partition(":")
    relay = Swallowing([(host, int(port))], random.Random(1))
    await relay.open()
    return relay, database.replace(place[0], f"127.0.0.1:{relay.port}")


@pytest.mark.parametrize("back_at_once", [True, False])
def test_a_commit_whose_answer_is_lost_is_acknowledged_once_and_never_written_twice(
    back_at_once: bool, fresh_postgresql: Fresh
) -> None:
    async def run() -> None:
        database = fresh_postgresql()
        relay, address = await relayed(database)
        targets = relay.targets
        async with houses(address, count=1) as opened:
            table, guests = await dealt(opened, 3)
            actor = by_ear(guests)
            text, before = actor.legal()[0], len(await rows_of(opened[0], table))
            relay.shut = not back_at_once
            question = actor.sight(actor.seats[0]).question
            relay.armed = True
            reply = await actor.act(text, "once", question)
            if not back_at_once:
                assert (reply["say"], reply["why"]) == ("refused", "not-stored")
                assert not opened[0].store.ready
                relay.targets = targets
                reply = await actor.act(text, "once", question)
            assert reply["say"] == "done"
            assert (await actor.act(text, "once", question))["say"] == "done"
            rows = (await rows_of(opened[0], table))[before:]
            assert [row.ref.partition("/")[2] for row in rows if row.kind == ACT] == ["once"]
            course = await final(opened[0], table)
            for guest in guests:
                guest.saw(course)
        await relay.close()

    asyncio.run(run())


def test_a_database_that_hangs_refuses_soon_and_play_goes_on_when_it_answers(
    fresh_postgresql: Fresh, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kickback.server.storage.PATIENCE", 1.0)

    async def run() -> None:
        relay, address = await relayed(fresh_postgresql())
        async with houses(address, count=1) as opened:
            table, guests = await dealt(opened, 3)
            actor = by_ear(guests)
            text = actor.legal()[0]
            relay.part()
            began = asyncio.get_running_loop().time()
            reply = await actor.act(text, "slow")
            assert (reply["say"], reply["why"]) == ("refused", "not-stored")
            assert asyncio.get_running_loop().time() - began < 20
            with pytest.raises(NotStored):
                await opened[0].table(table)
            relay.mend()
            relay.cut()
            await until(lambda: opened[0].store.ready)
            replies = [await actor.act(text, "slow") for _ in range(2)]
            assert "done" in [reply["say"] for reply in replies]
            refs = [row.ref.partition("/")[2] for row in await rows_of(opened[0], table)]
            assert refs.count("slow") == 1
        await relay.close()

    asyncio.run(run())


def test_processes_that_start_together_migrate_once(fresh_postgresql: Fresh, tmp_path: Path) -> None:
    for address in (fresh_postgresql(), f"sqlite:///{tmp_path / 'new.sqlite'}"):
        with ThreadPoolExecutor(6) as together:
            stores = list(together.map(opened, [address] * 6))
        for store in stores:
            assert store.found(Line(), select(TABLES)) == []
            store.engine.dispose()


def test_columns_hold_milliseconds_on_postgresql(fresh_postgresql: Fresh) -> None:
    async def run() -> None:
        async with houses(fresh_postgresql(), count=1) as opened:
            table, _ = await seated(opened, 1, bots=2)
            row = Row(table, 1, CHAT, -1, "person", "all ok", "chat/handle/Somebody", 4_102_444_800_000)
            await opened[0].store.append(row)
            assert await rows_of(opened[0], table) == [row]

    asyncio.run(run())


def test_the_signing_key_is_shared_and_needs_no_folder(fresh_postgresql: Fresh) -> None:
    async def run() -> None:
        async with houses(fresh_postgresql(), data=Path("/nowhere/at/all")) as opened:
            person = "a" * 32
            assert opened[1].keys.read(opened[0].keys.signed(person)) == person
            assert len(await opened[0].store.find(select(KEYS))) == 1

    asyncio.run(run())


def test_people_who_sit_down_at_once_through_different_processes_get_different_chairs(
    fresh_postgresql: Fresh, redis: str
) -> None:
    async def run() -> None:
        async with houses(fresh_postgresql(), redis, count=3) as opened:
            table, _ = await seated(opened, 1, bots=5, game="scapegoat")
            tables = [await house.table(table) for house in opened]
            people = [letter * 32 for letter in "abcde"]
            tries = [
                lobby.sit(live, person, "", "Somebody", "")
                for at, person in enumerate(people)
                if (live := tables[at % 3]) is not None
            ]
            await asyncio.gather(*tries)
            for house in opened:
                live = await house.table(table)
                assert live is not None
                assert sorted(live.sheet.people()[1:]) == people
                assert all(len(chair.people) == 1 for chair in live.sheet.chairs)
            assert tables[0] is not None
            with pytest.raises(No, match="taken"):
                await lobby.sit(tables[0], "f" * 32, "", "Somebody", "")

    asyncio.run(run())


def test_who_is_here_is_known_everywhere_and_a_sign_reaches_everybody(fresh_postgresql: Fresh, redis: str) -> None:
    async def run() -> None:
        async with houses(fresh_postgresql(), redis) as opened:
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
        async with houses(fresh_postgresql(), redis) as opened:
            table, guests = await seated(opened, 2, game="corporate-espionage", options={"teams": "shared"})
            mate = Guest()
            live = await opened[0].table(table)
            assert live is not None
            await lobby.sit(live, mate.person, "A", "Mate", "")
            await lobby.sign(live, mate.person, "", True)
            await lobby.start(live, guests[0].person)
            for guest, house in ((guests[0], opened[0]), (guests[1], opened[0]), (mate, opened[1])):
                await guest.come(house, table)
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


def test_one_process_drives_a_table_and_another_takes_over_when_it_dies(fresh_postgresql: Fresh, redis: str) -> None:
    """Nobody pays for the time until then: the open question's clock begins anew."""

    async def run() -> None:
        async with houses(fresh_postgresql(), redis) as opened:
            table, guests = await dealt(opened, 2, bots=1, pace="normal")
            lives = [house.tables[table] for house in opened]
            await until(lambda: all(live.elsewhere for live in lives))
            assert sorted(live.drives for live in lives) == [False, True]
            first, second = sorted(opened, key=lambda house: house.process)
            kinds = [row.kind for row in await rows_of(first, table)]
            assert RESUMED not in kinds, "a table that is alive elsewhere has not slept"
            for task in list(first.tasks):  # it hangs: says nothing any more, and moves nothing
                task.cancel()
            first.tables.clear()
            old = update(PROCESSES).where(PROCESSES.c.id == first.process).values(seen=now() - neighbours.LIVES)
            await second.store.write(old)
            await until(lambda: second.tables[table].drives)
            await until(lambda: second.tables[table].course.clock.opened >= second.tables[table].woken)
            kinds = [row.kind for row in await rows_of(second, table)]
            assert kinds.count(RESUMED) == 1
            assert guests

    asyncio.run(run())


def test_whatever_makes_a_process_read_on_it_does_what_is_due_then(
    fresh_postgresql: Fresh, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The driver learns from a request, not from a bell, that its bot is asked."""

    async def run() -> None:
        async with houses(fresh_postgresql()) as opened:
            driver, other = sorted(opened, key=lambda house: house.process)
            table, guests = await seated([other], 2, bots=1, pace="untimed")
            live = await other.table(table)
            assert live is not None
            await lobby.start(live, guests[0].person)
            for guest in guests:
                await guest.come(other, table)
            await Guest().come(driver, table)
            await until(lambda: not live.drives and not live.jobs and not driver.tables[table].jobs)
            await no_more_beats(monkeypatch, opened)
            number, luck = len(await rows_of(other, table)), random.Random(8)
            while actor := next((guest for guest in guests if guest.legal()), None):
                await actor.act(luck.choice(actor.legal()))
            assert driver.tables[table].course.number <= number < live.course.number
            await driver.table(table)
            while not any(row.by == "bot" for row in (await rows_of(other, table))[number:]):
                await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(run(), 60))


async def no_more_beats(monkeypatch: pytest.MonkeyPatch, opened: list[House]) -> None:
    """From now on a house beats only when it is behind; the beat that each was waiting for, or in, is over."""
    beaten: set[House] = set()
    look = neighbours.Neighbours.look

    async def noted(self: neighbours.Neighbours, tables: list[LiveTable]) -> None:
        await look(self, tables)
        beaten.add(self.house)

    monkeypatch.setattr(neighbours, "BEAT_ALONE", 3600.0)
    monkeypatch.setattr(neighbours.Neighbours, "look", noted)
    for house in opened:
        assert house.neighbours is not None
        house.neighbours.behind.set()
    await until(lambda: beaten >= set(opened))
    monkeypatch.setattr(neighbours.Neighbours, "look", look)


def test_what_the_dead_leave_behind_is_cleared_away(fresh_postgresql: Fresh) -> None:
    async def run() -> None:
        async with houses(fresh_postgresql()) as opened:
            await dealt(opened, 2, bots=1)
            house = opened[0]
            assert house.neighbours is not None
            await until_async(house, 2)
            long_ago = now() - neighbours.FORGOTTEN - 1
            gone = opened[1]
            for task in list(gone.tasks):
                task.cancel()
            await house.store.write(update(PROCESSES).where(PROCESSES.c.id == gone.process).values(seen=long_ago))
            await house.neighbours.bury()
            assert [row["process"] for row in await house.store.find(select(PRESENCE))] == [house.process]

    async def until_async(house: House, count: int) -> None:
        while len(await house.store.find(select(PRESENCE))) < count:
            await asyncio.sleep(0.05)

    asyncio.run(run())


def test_a_lost_bus_is_told_play_goes_on_and_it_is_found_again(fresh_postgresql: Fresh, own_redis: Redis) -> None:
    async def run() -> None:
        async with houses(fresh_postgresql(), own_redis.url) as opened:
            table, guests = await dealt(opened, 3)
            own_redis.kill()
            await until(lambda: not any(house.neighbours is not None and house.neighbours.hears for house in opened))
            assert "kickback_bus_ready 0" in opened[0].metrics()
            luck = random.Random(5)
            for _ in range(3):
                await until(lambda: any(guest.legal() for guest in guests))
                actor = by_ear(guests)
                assert (await actor.act(luck.choice(actor.legal())))["say"] == "done"
            own_redis.start()
            await until(lambda: all(house.neighbours is not None and house.neighbours.hears for house in opened))
            playing = [play(guest, random.Random(at)) for at, guest in enumerate(guests)]
            await asyncio.wait_for(asyncio.gather(*playing), 200)
            course = await final(opened[0], table)
            for guest in guests:
                guest.saw(course)

    asyncio.run(run())


async def listeners(bus: Bus, wanted: dict[str, int]) -> None:
    """Until Redis counts so many who listen to each channel."""
    channels = [PREFIX + channel for channel in wanted]
    while [count for _, count in await bus.client.pubsub_numsub(*channels)] != list(wanted.values()):
        await asyncio.sleep(0.01)


def test_a_bell_reaches_others_and_nobody_hears_their_own(redis: str) -> None:
    async def run() -> None:
        heard: dict[str, list[tuple[str, str, str]]] = {"a": [], "b": []}
        buses = [Bus(redis, name, lambda *said, name=name: heard[name].append(said), lambda: None) for name in "ab"]
        running = [asyncio.create_task(bus.run()) for bus in buses]
        await until(lambda: all(bus.ready for bus in buses))
        for bus in buses:
            bus.listen("table")
        buses[1].listen("last")
        await listeners(buses[0], {"table": 2, "last": 1})
        buses[0].ring("table", "grown", "7")
        buses[0].ring("elsewhere", "grown", "7")
        await until(lambda: heard["b"] == [("table", "grown", "7")])
        buses[1].leave("table")
        await listeners(buses[0], {"table": 1, "last": 1})
        buses[0].ring("table", "grown", "8")
        buses[0].ring("last", "grown", "9")  # what was rung before it has been heard by then
        await until(lambda: len(heard["b"]) > 1)
        assert heard == {"a": [], "b": [("table", "grown", "7"), ("last", "grown", "9")]}
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    asyncio.run(run())


def test_bots_think_elsewhere(fresh_postgresql: Fresh, redis: str) -> None:
    async def run() -> None:
        database = fresh_postgresql()
        async with houses(database, redis, thinkers=0) as servers:
            store = opened(database)
            store.open()
            workshops = [Workshop(store, redis, 1) for _ in range(2)]
            working = [asyncio.create_task(workshop.work_on()) for workshop in workshops]
            table, guests = await dealt(servers, 2, bots=2, game="wallet")
            playing = [play(guest, random.Random(at)) for at, guest in enumerate(guests)]
            await asyncio.wait_for(asyncio.gather(*playing), 200)
            rows = await rows_of(servers[0], table)
            by_bots = sum(row.by == "bot" for row in rows)
            assert by_bots > 0
            assert not any(row.by in ("stand-in", "clock") for row in rows)
            assert all(house.thinkers.pool is None for house in servers), "no server thinks itself"
            done = len(await store.find(select(JOBS).where(JOBS.c.answer != "")))
            assert sum(workshop.answered for workshop in workshops) == done >= by_bots, "each job is done once"
            for task in working:
                task.cancel()
            await asyncio.gather(*working, return_exceptions=True)
            await store.close()

    asyncio.run(run())


def test_a_job_that_nobody_takes_is_answered_by_a_stand_in(
    fresh_postgresql: Fresh, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "PATIENCE", 0.5)

    async def run() -> None:
        async with houses(fresh_postgresql(), count=1, thinkers=0) as servers:
            table, guests = await dealt(servers, 1, bots=2)
            playing = asyncio.create_task(play(guests[0], random.Random(1)))
            live = servers[0].tables[table]
            await until(lambda: any(by == "stand-in" for _, by in live.course.who))
            playing.cancel()

    asyncio.run(run())


def test_a_job_whose_taker_died_is_taken_by_another(fresh_postgresql: Fresh) -> None:
    async def run() -> None:
        async with houses(fresh_postgresql(), count=1, thinkers=0) as servers:
            await dealt(servers, 1, bots=2, game="wallet")
            store = servers[0].store
            taken: list[dict[str, object]] = []
            while not taken:
                taken = await store.find(jobs.taking("dead", 5))
            assert await store.find(jobs.taking("other", 5)) == []
            await store.write(update(JOBS).values(until=0))
            assert [row["seat"] for row in await store.find(jobs.taking("other", 5))] == [row["seat"] for row in taken]

    asyncio.run(run())


def test_a_race_is_decided_alike_whoever_decides(fresh_postgresql: Fresh, redis: str) -> None:
    """Arrivals hold what their own process measured; when their rows were written does not matter."""

    async def run() -> None:
        async with houses(fresh_postgresql(), redis) as opened:
            table, guests = await dealt(opened, 3, game="embezzlement", pace="quick")
            lives = [house.tables[table] for house in opened]
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
        async with houses(fresh_postgresql(), redis) as opened:
            table, guests = await dealt(opened, 3, game="corporate-espionage", pace="untimed")
            live = opened[0].tables[table]
            luck = random.Random(4)
            while not live.course.racing:
                await until(lambda: any(guest.legal() for guest in guests))
                actor = by_ear(guests)
                await actor.act(luck.choice(actor.legal()))
                await until(lambda: all(house.tables[table].course.number == live.course.number for house in opened))
            guest = next(guest for guest in guests if guest.legal() and guest.house is opened[0])
            live.last_at = now() + 5000  # as if a row had come from a clock that is fast
            before = now()
            assert (await guest.act("pass"))["say"] == "done"
            sealed = [row for row in await rows_of(opened[0], table) if row.kind == SEALED][-1]
            assert sealed.at >= before + 5000
            early = int(sealed.text.split()[0])
            assert before <= sealed.at - early <= now()

    asyncio.run(run())


def test_the_shared_clock_is_the_databases() -> None:
    clock = SharedClock()
    clock.compare(1000, 61_000, 1400)  # a slow answer
    assert clock.offset == 59_800
    clock.compare(2000, 62_010, 2020)  # a quick one is believed
    assert clock.offset == 60_000
    assert SHARED.offset < 1000
