"""Races over the wire: sealed passes, floors, who was first, and the card that comes back to whoever was second."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import text

from kickback.engine.seats import LETTERS
from kickback.games.embezzlement.view import EmbezzlementView
from kickback.server.client import Account, Player
from kickback.server.course import ACT, CLOCK, SEALED, STANDING, WINDOW, replayed
from kickback.server.database import opened
from kickback.server.process import ServerProcess
from kickback.server.timing import MOST_LAG, PACES
from kickback.server.wire import Wire
from tests.server.services import Place
from tests.server.tables import heard_all, people, seated
from tests.server.test_course import SECRET, Writing, sheet_of

GAME = "embezzlement"
HASTY = ["--no-limits", "--bot-delay", "1", "--haste", "10"]


def window_with_two_cards(seed: int, race: str = "speed") -> tuple[Writing, list[int]]:
    """A table at an open race in which at least two seats could play a card."""
    sheet = sheet_of(GAME, 4)
    sheet.articles.race = race
    luck = random.Random(seed)
    writing = Writing(sheet)
    while True:
        course = writing.course
        if course.over:
            writing = Writing(sheet)
            continue
        table = course.playing.table
        if course.racing:
            able = [seat for seat in course.asked() if len(table.legal(seat)) > 1]
            if len(able) > 1:
                return writing, able
            for seat in course.asked():
                writing.add(SEALED, seat, "0 pass")
            writing.add(WINDOW, -1, letters(course.window_order()))
        else:
            seat = luck.choice(course.asked())
            writing.add(ACT, seat, luck.choice(table.legal(seat)).text)


def letters(seats: list[int]) -> str:
    return " ".join(LETTERS[seat] for seat in seats)


def card(writing: Writing, seat: int) -> str:
    return next(a.text for a in writing.course.playing.table.legal(seat) if a.text != "pass")


def test_the_server_measured_lag_decides_and_the_second_has_its_card_back() -> None:
    writing, (first, second, *_) = window_with_two_cards(3)
    course = writing.course
    before = course.playing.table.view(second).plain()
    writing.add(SEALED, first, f"0 {card(writing, first)}")
    writing.add(SEALED, second, f"80 {card(writing, second)}", later=50)  # 50 ms later, but its way was 80 ms long
    assert course.window_order()[:2] == [second, first]
    writing.add(WINDOW, -1, letters(course.window_order()))
    assert [(b.seat, b.first, b.margin) for b in course.beaten] == [(first, second, 30)]
    assert before["seat"] == LETTERS[second]
    again = replayed(writing.course.sheet, SECRET, writing.rows)
    assert again.playing.said == course.playing.said


def test_ties_are_drawn_by_lot_from_the_tables_own_stream() -> None:
    drawn = set()
    for seed in range(12):
        writing, (first, second, *_) = window_with_two_cards(seed)
        writing.add(SEALED, first, f"0 {card(writing, first)}")
        writing.add(SEALED, second, f"0 {card(writing, second)}", later=0)
        order = writing.course.window_order()
        assert order == replayed(writing.course.sheet, SECRET, writing.rows).window_order()
        drawn.add(order.index(first) < order.index(second))
    assert drawn == {True, False}


def test_an_order_to_be_asked_overrules_the_others_and_some_end_with_the_own_turn() -> None:
    writing, (seat, *_) = window_with_two_cards(3)
    course = writing.course
    view = course.playing.table.view(seat)
    assert isinstance(view, EmbezzlementView)
    order = course.playing.prompt(seat).orders[0]
    writing.add(STANDING, seat, f"{order} on")
    writing.add(STANDING, seat, "let-otr on")
    said = course.playing.game.order_answers(order, view)
    assert course.order_answer(seat) == said == "pass"
    writing.add(STANDING, seat, f"stop-for-{LETTERS[view.turn.active]} on")
    assert course.order_answer(seat) == ""
    writing.add(STANDING, seat, f"stop-for-{LETTERS[view.turn.active]} off")
    assert course.order_answer(seat) == "pass"
    luck = random.Random(1)
    while "let-otr" in course.orders[seat]:
        assert not course.over
        if course.racing:
            for other in course.asked():
                writing.add(SEALED, other, "0 pass")
            writing.add(WINDOW, -1, letters(course.window_order()))
        else:
            other = luck.choice(course.asked())
            writing.add(ACT, other, luck.choice(course.playing.table.legal(other)).text)
    view = course.playing.table.view(seat)
    assert isinstance(view, EmbezzlementView)
    assert view.turn.active == seat


def test_seat_order_instead_of_speed() -> None:
    writing, able = window_with_two_cards(5, "order")
    course = writing.course
    for seat in reversed(able):
        writing.add(SEALED, seat, f"0 {card(writing, seat)}")
    around = [(course.last_seat + 1 + step) % 4 for step in range(4)]
    assert course.window_order() == [seat for seat in around if seat in able]


def test_whoever_says_nothing_until_the_end_is_answered_for_by_the_clock() -> None:
    writing, able = window_with_two_cards(6)
    course = writing.course
    silent = course.asked()
    writing.add(WINDOW, -1, letters(course.window_order()))
    assert not course.beaten
    assert course.sealed == {}
    assert set(silent) >= set(able)
    assert replayed(course.sheet, SECRET, writing.rows).playing.said == course.playing.said


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory, fresh_place: Callable[[], Place]) -> Iterator[ServerProcess]:
    """Clocks ten times as fast: a quick window lasts from 0.2 to 0.8 seconds."""
    process = fresh_place().server(tmp_path_factory.mktemp("hasty") / "data", HASTY)
    process.start()
    yield process
    process.kill()


async def to_a_window(players: list[Player], luck: random.Random) -> None:
    """Plays until everybody has heard of an open race."""
    loop = asyncio.get_running_loop()
    end = loop.time() + 60
    while loop.time() < end:
        for player in players:
            while True:
                try:
                    await player.hear(0.02)
                except TimeoutError:
                    break
        if all(player.sight(player.seats[0]).view["kind"] == "race" for player in players):
            return
        for player in players:
            seat = player.seats[0]
            sight = player.sight(seat)
            if sight.view["kind"] != "race" and sight.legal():
                await player.act(seat, luck.choice(sight.legal()))
                break
    raise AssertionError("no race was opened")


def test_passes_stay_sealed_until_the_floor_and_nobody_else_hears_of_them(hasty: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(hasty.url, 3)
        table = await seated(accounts, game=GAME, pace="quick")
        players = [Player(account, table, keep=True) for account in accounts]
        for player in players:
            await player.join()
        await to_a_window(players, random.Random(2))
        asked = [player for player in players if player.sight(player.seats[0]).legal()]
        question = asked[0].sight(asked[0].seats[0]).question
        frames = {id(player): len(player.frames) for player in players}
        first = asked[0]
        reply = await first.act(first.seats[0], "pass")
        assert reply["sealed"]
        others = [player for player in players if player is not first]
        await heard_all(others, 0.1)
        for player in others:
            new = [json.loads(frame)["say"] for frame in player.frames[frames[id(player)] :]]
            assert "told" not in new, "somebody heard of a sealed pass"
        assert first.sight(first.seats[0]).sealed == "pass"
        for player in asked[1:]:
            await player.act(player.seats[0], "pass")
        await heard_all(players, 1.5)
        assert all(player.sight(player.seats[0]).question > question for player in players)
        for player in players:
            await player.close()

    asyncio.run(run())
    windows = asyncio.run(times_of(hasty))
    floor = PACES["quick"].floor // 10
    assert windows
    assert all(closed - opened_at >= floor for opened_at, closed, by_card in windows if not by_card)


async def times_of(server: ServerProcess) -> list[tuple[int, int, bool]]:
    """Of every window: when it opened and closed, and whether a card closed it."""
    store = opened(server.database)
    store.open()
    found: list[tuple[int, int, bool]] = []
    rows = await store.find(text("select * from log order by table_id, number"))
    before = 0
    cards = False
    for row in rows:
        if row["kind"] == SEALED:
            cards = cards or not row["text"].endswith(" pass")
        elif row["kind"] == WINDOW:
            found.append((before, row["at"], cards))
        if row["kind"] in (ACT, CLOCK, WINDOW):
            before, cards = row["at"], False
    await store.close()
    return found


@pytest.mark.parametrize(("game", "orders"), [(GAME, ["let-payments", "let-otr"]), ("pecunia-olet", ["rest"])])
def test_standing_orders_answer_at_the_floor_and_clocks_for_whoever_is_silent(
    hasty: ServerProcess, game: str, orders: list[str]
) -> None:
    """Windows, and questions to one seat as well."""

    async def run() -> list[str]:
        accounts = await people(hasty.url, 3)
        table = await seated(accounts, game=game, pace="quick")
        players = [Player(account, table) for account in accounts]
        for player in players:
            await player.join()
            for order in orders:
                await player.say({"say": "standing", "id": order, "seat": player.seats[0], "order": order, "on": True})
        await heard_all(players, 12.0)  # nobody says anything: orders and clocks play
        for player in players:
            await player.close()
        store = opened(hasty.database)
        store.open()
        by = [row.by for row in await store.log(table)]
        await store.close()
        return by

    by = asyncio.run(run())
    assert by.count("clock") >= 1
    assert by.count("order") >= 2


def test_a_bot_plays_on_for_somebody_away_until_they_are_back(hasty: ServerProcess) -> None:
    async def run() -> None:
        ann, bo = await people(hasty.url, 2)
        table = await seated([ann, bo], bots=1, pace="quick")
        here, away = Player(ann, table), Player(bo, table)
        await here.join()
        await away.join()
        await away.close()
        luck = random.Random(1)
        loop = asyncio.get_running_loop()
        end = loop.time() + 40
        empty = "ABC".index(away.seats[0])
        while not here.sheet["chairs"][empty]["away"] and loop.time() < end:
            await step(here, luck)
        assert here.sheet["chairs"][empty]["away"]
        await away.join()
        while here.sheet["chairs"][empty]["away"] and loop.time() < end:
            await step(here, luck)
        assert not here.sheet["chairs"][empty]["away"]
        await here.close()
        await away.close()

    asyncio.run(run())


def test_a_table_waits_for_somebody_away_until_it_decides_otherwise(hasty: ServerProcess) -> None:
    async def run() -> None:
        ann, bo = await people(hasty.url, 2)
        table = await seated([ann, bo], bots=1, pace="quick", absence="wait")
        here, away = Player(ann, table), Player(bo, table)
        await here.join()
        await away.join()
        empty = "ABC".index(away.seats[0])
        await away.close()
        luck = random.Random(1)
        end = asyncio.get_running_loop().time() + 60
        while not here.sheet["chairs"][empty]["away"] and asyncio.get_running_loop().time() < end:
            await step(here, luck)
        question = here.sight(here.seats[0]).question
        await heard_all([here], 1.0)
        assert here.sight(here.seats[0]).question == question, "nobody plays for them, and no clock does"
        await here.say({"say": "absent", "seat": LETTERS[empty], "choice": "bot"})
        while here.sight(here.seats[0]).question == question and asyncio.get_running_loop().time() < end:
            await here.hear()
        assert here.sheet["chairs"][empty]["away"]
        await here.close()

    asyncio.run(run())


def test_a_restart_finds_orders_and_waits_on_for_somebody_away(
    tmp_path: Path, fresh_place: Callable[[], Place]
) -> None:
    server = fresh_place().server(tmp_path / "data", HASTY)
    server.start()

    async def run() -> None:
        ann, bo = await people(server.url, 2)
        table = await seated([ann, bo], bots=1, pace="quick", absence="wait", game=GAME)
        here, away = Player(ann, table), Player(bo, table)
        await here.join()
        await away.join()
        empty = "ABC".index(away.seats[0])
        await away.close()
        luck, loop = random.Random(1), asyncio.get_running_loop()
        end = loop.time() + 60
        while not here.sheet["chairs"][empty]["away"] and loop.time() < end:
            await step(here, luck)
        order = {"say": "standing", "id": "o", "seat": here.seats[0], "order": "let-payments", "on": True}
        assert (await here.ask(order))["say"] == "done"
        question = here.sight(here.seats[0]).question
        await here.close()
        server.kill()
        server.start()
        await here.join()
        assert here.orders == {here.seats[0]: ["let-payments"]}
        assert here.sheet["chairs"][empty]["away"]
        await heard_all([here], 1.0)
        assert here.sight(here.seats[0]).question == question, "it waits on"
        await away.join()
        await heard_all([here], 0.2)
        assert not here.sheet["chairs"][empty]["away"]
        await here.close()
        await away.close()

    try:
        asyncio.run(run())
    finally:
        server.kill()


def test_a_standing_order_is_one_tap_to_give_and_one_to_take_back(hasty: ServerProcess) -> None:
    async def run() -> None:
        accounts = await people(hasty.url, 3)
        table = await seated(accounts, game=GAME, pace="untimed")
        player = Player(accounts[0], table, keep=True)
        orders = []
        for on in (True, False):
            await player.join()
            order = {"say": "standing", "id": f"{on}", "seat": "A", "order": "let-payments", "on": on}
            assert (await player.ask(order))["say"] == "done"
            for name in ("let-everything", "let-payments too"):
                unknown = order | {"id": f"{on} {name}", "order": name}
                assert (await player.ask(unknown))["why"] == "no-such-order"
            assert (await player.ask(order | {"id": f"{on}3", "seat": "B"}))["why"] == "not-your-seat"
            await player.close()
            await player.join()
            welcome = next(json.loads(f) for f in reversed(player.frames) if json.loads(f)["say"] == "welcome")
            orders.append(welcome["orders"]["A"])
            await player.close()
        assert orders == [["let-payments"], []]

    asyncio.run(run())


def test_an_order_that_ends_by_itself_is_told_to_its_seat_alone(hasty: ServerProcess) -> None:
    """`let-payments` is given until the own turn; both tabs of its seat hear when it begins and when it ends."""

    async def run() -> None:
        accounts = await people(hasty.url, 3)
        table = await seated(accounts, game=GAME, pace="machine")
        players = [Player(account, table, keep=True) for account in accounts]
        tab = Player(accounts[1], table, keep=True)
        for player in [*players, tab]:
            await player.join()
        order = {"say": "standing", "id": "o", "seat": "B", "order": "let-payments", "on": True}
        assert (await players[1].ask(order))["say"] == "done"
        await heard_all([*players, tab], 0.3)
        assert players[1].orders == tab.orders == {"B": ["let-payments"]}
        luck = random.Random(5)
        while players[0].over is None and players[1].orders["B"]:
            for player in players:
                legal = player.sight(player.seats[0]).legal()
                if legal:
                    await player.act(player.seats[0], luck.choice(legal))
            await heard_all([*players, tab], 0.05)
        assert tab.sight("B").view["turn"] == "B"
        assert players[1].orders == tab.orders == {"B": []}
        assert not any('"say":"orders"' in frame for player in (players[0], players[2]) for frame in player.frames)
        for player in [*players, tab]:
            await player.close()

    asyncio.run(run())


def test_the_server_believes_only_its_own_watch_and_that_not_without_bound() -> None:
    async def unheard(_: object) -> None: ...

    wire = Wire("person", "Ann", unheard)
    wire.ping(1)
    wire.pong(2)
    assert wire.lag == 0, "an answer to no question measures nothing"
    wire.pinged[1] -= 0.2
    wire.pong(1)
    assert 95 <= wire.lag <= 130
    wire.ping(2)
    wire.pinged[2] -= 60
    wire.pong(2)
    assert wire.lag == MOST_LAG, "whoever answers late on purpose wins no race by it"


async def step(player: Player, luck: random.Random) -> None:
    seat = player.seats[0]
    legal = player.sight(seat).legal()
    if legal:
        await player.act(seat, luck.choice(legal))
        return
    with suppress(TimeoutError):
        await player.hear(1.0)


def test_the_whole_table_is_there_after_the_second_of_two_fast_cards(hasty: ServerProcess) -> None:
    """Two seats put a card down at once: one is told alone that it was second, and nobody else that it had one."""

    async def run() -> bool:
        accounts: list[Account] = await people(hasty.url, 4)
        table = await seated(accounts, game=GAME, pace="relaxed")
        players = [Player(account, table, keep=True) for account in accounts]
        for player in players:
            await player.join()
        luck = random.Random(4)
        for _ in range(25):
            await to_a_window(players, luck)
            able = [p for p in players if len(p.sight(p.seats[0]).legal()) > 1]
            if len(able) > 1:
                break
            asked = [p for p in players if p.sight(p.seats[0]).legal()]
            await asyncio.gather(*[p.act(p.seats[0], "pass") for p in asked])
            await heard_all(players, 0.6)
        else:
            return False
        cards = {p.seats[0]: next(t for t in p.sight(p.seats[0]).legal() if t != "pass") for p in able[:2]}
        await asyncio.gather(*[p.act(p.seats[0], cards[p.seats[0]]) for p in able[:2]])
        await heard_all(players, 0.6)
        second = [p for p in able[:2] if p.second]
        assert len(second) == 1
        assert second[0].second[0]["text"] == cards[second[0].seats[0]]
        assert not any(p.second for p in players if p is not second[0])
        for player in players:
            await player.close()
        return True

    assert asyncio.run(run())
