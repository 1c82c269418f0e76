"""The application: whole games by keys alone, and what each key and overlay does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from kickback.engine.chance import Quick
from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.records.check import verify
from kickback.terminal.app.end import EndScreen
from kickback.terminal.app.menu import MenuScreen
from kickback.terminal.app.play import PlayScreen
from kickback.terminal.app.replay import ReplayScreen
from kickback.terminal.app.run import application
from kickback.terminal.app.shell import Kickback, Rows
from kickback.terminal.asking import asked
from kickback.terminal.home import HomeTable
from kickback.terminal.setting_up import from_words
from kickback.terminal.settings import ALWAYS, REAL, Settings, remembered
from tests.terminal.games import moments
from tests.terminal.keys import key_for, play_to_the_end, press, screen_text

QUICK = {
    "scapegoat": {"victory-hand": "5", "round-limit": "3"},
    "embezzlement": {},
    "wallet": {"rounds": "1", "hourglasses": "4"},
    "pecunia-olet": {},
    "corporate-espionage": {"start-bank": "12", "max-rounds": "4"},
}
Trial = Callable[[Kickback, Pilot[int]], Awaitable[None]]


def home_table(game: str, seed: str = "7", people: list[str] | None = None, seats: int | None = None) -> HomeTable:
    found = game_named(game)
    wanted = seats or (2 if game == "embezzlement" else max(3, found.fewest))
    return from_words(found, wanted, people or ["Nadia"], ["random"], found.finite(QUICK.get(game, {})), seed)


def trial(test: Trial, table: HomeTable | None, size: tuple[int, int] = (80, 24), **more: object) -> Kickback:
    """Runs the application with nobody but the test before it."""
    asking = str(more.get("asking", REAL))
    settings = Settings(pace=0, asking=asking, name="Nadia")
    app = application(table, settings=settings, settle=0)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await test(app, pilot)

    asyncio.run(run())
    return app


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("game", NAMES)
def test_whole_games_by_keys_alone(game: str, size: tuple[int, int]) -> None:
    table = home_table(game, f"keys {size[0]}")

    async def test(app: Kickback, pilot: Pilot[int]) -> None:
        assert await play_to_the_end(app, pilot, Quick(size[0])) > 3
        rows = screen_text(app)
        assert any("win" in row for row in rows[-5:]), "the winner is the last thing on the screen"
        assert all(len(row) <= size[0] for row in rows)
        for _ in range(3):
            await pilot.press("right")
            text = "\n".join(screen_text(app))
            assert "{" not in text
            assert "hidden:" not in text, "no raw data"

    trial(test, table, size)
    assert table.over
    verify(table.match.record())


def test_the_first_screen_says_how_to_win() -> None:
    async def test(app: Kickback, _pilot: Pilot[int]) -> None:
        text = "\n".join(screen_text(app))
        assert "Goal." in text
        assert "The end." in text or "How it ends." in text
        assert "Enter begins" in text

    for game in NAMES:
        trial(test, home_table(game))


def playing(app: Kickback) -> PlayScreen:
    assert isinstance(app.screen, PlayScreen)
    return app.screen


async def begun(pilot: Pilot[int]) -> None:
    await pilot.press("enter")
    await pilot.pause()


def test_overlays_open_over_the_board_and_the_question_stays() -> None:
    async def test(app: Kickback, pilot: Pilot[int]) -> None:
        await begun(pilot)
        screen = app.screen
        assert isinstance(screen, PlayScreen)
        question = screen.asked_now().question
        for key, said in (("?", "Help"), ("#", "Rules"), ("=", "Ledger"), (";", "Cards"), ("*", "Standing orders")):
            await pilot.press(key)
            await pilot.pause()
            text = "\n".join(screen_text(app))
            assert question[:30] in text
            await pilot.press("pagedown", "pagedown", "pagedown", "pagedown")
            await pilot.pause()
            assert said in text + "\n".join(screen_text(app))
            await pilot.press("escape")
        await pilot.press("@", "b")
        await pilot.pause()
        assert "Boris" in "\n".join(screen_text(app))

    trial(test, home_table("embezzlement"))


async def type_line(pilot: Pilot[int], line: str) -> None:
    await pilot.press("slash")
    for sign in line:
        await pilot.press("space" if sign == " " else sign)
    await pilot.press("enter")
    await pilot.pause()


def test_typed_commands_rules_cards_and_mistakes() -> None:
    async def test(app: Kickback, pilot: Pilot[int]) -> None:
        await begun(pilot)
        await type_line(pilot, "rules goal")
        assert "Goal." in "\n".join(screen_text(app))
        await type_line(pilot, "rules audit")
        assert "CES-AUD" in "\n".join(screen_text(app))
        await type_line(pilot, "card COM-09")
        text = "\n".join(screen_text(app))
        assert "Reference Check" in text
        assert "“" in text, "its funny line"
        await type_line(pilot, "hnit")
        assert "did you mean hint?" in "\n".join(screen_text(app))

    trial(test, home_table("corporate-espionage"))


def test_resizing_keeps_what_is_typed_and_answers_nothing() -> None:
    table = home_table("embezzlement")

    async def test(app: Kickback, pilot: Pilot[int]) -> None:
        await begun(pilot)
        said = len(table.match.said)
        await pilot.press("slash", "a", "n")
        for size in ((120, 40), (50, 24), (80, 24), (38, 10), (200, 60)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
        assert "> an" in "\n".join(screen_text(app))
        assert len(table.match.said) == said

    trial(test, table)


def test_the_ledgers_edge_can_be_dragged_and_a_click_on_the_ledger_answers_nothing() -> None:
    table = home_table("embezzlement")

    async def test(app: Kickback, pilot: Pilot[int]) -> None:
        await begun(pilot)
        said = len(table.match.said)
        assert edge(app) == 80
        await pilot.mouse_down(offset=(80, 5))
        for x in (70, 75, 10, 90):
            await pilot.hover(offset=(x, 5))
            assert edge(app) == max(70, x)
        await pilot.mouse_up(offset=(90, 5))
        await pilot.hover(offset=(75, 5))
        assert edge(app) == 90
        assert remembered().ledger == 29
        rows = app.screen.query_one(Rows)
        for y in rows.keys:
            await pilot.click(offset=(100, y))
        assert len(table.match.said) == said
        await pilot.click(offset=(5, next(iter(rows.keys))))
        assert len(table.match.said) > said

    def edge(app: Kickback) -> int:
        return screen_text(app)[5].index("│", 60)

    trial(test, table, size=(120, 40))


def test_a_choice_that_exposes_wants_its_key_twice_and_a_draft_goes_back() -> None:
    """Wallet: buying an ID is made in steps, each with a way back."""
    table = from_words(game_named("wallet"), 3, ["Nadia"], ["random"], {}, "undo 7")

    async def test(app: Kickback, pilot: Pilot[int]) -> None:
        await begun(pilot)
        screen = app.screen
        assert isinstance(screen, PlayScreen)
        before = screen.asked_now().question
        await pilot.press("b")
        await pilot.pause()
        assert table.match.table.draft(0)
        assert "one step back" in "\n".join(screen_text(app))
        await pilot.press("escape")
        await pilot.pause()
        assert not table.match.table.draft(0)
        assert screen.asked_now().question == before

    trial(test, table, asking=ALWAYS)


def test_ctrl_c_asks_once_and_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    table = home_table("scapegoat")

    async def test(_app: Kickback, pilot: Pilot[int]) -> None:
        await begun(pilot)
        await press(pilot, "1")
        await pilot.pause()
        await pilot.press("ctrl+c")
        await pilot.press("escape")
        await pilot.press("ctrl+c")
        await pilot.press("ctrl+c")
        await pilot.pause()

    app = trial(test, table)
    assert len(list(tmp_path.glob("kickback-scapegoat-*.txt"))) == 1
    assert any("--resume" in words for words in app.last_words)


def test_after_the_end_again_swap_save_and_watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    table = home_table("scapegoat", "after")

    async def test(app: Kickback, pilot: Pilot[int]) -> None:
        await play_to_the_end(app, pilot, Quick(3))
        await pilot.press("v")
        await pilot.pause()
        assert len(list(tmp_path.glob("kickback-scapegoat-*.txt"))) == 1
        await pilot.press("w")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        await pilot.press("right", "right", "right")
        await pilot.pause()
        assert app.screen.replay.at == 3
        await pilot.press("left")
        await pilot.press("b")
        await pilot.pause()
        assert app.screen.replay.at == 2
        assert "as Boris" in "\n".join(screen_text(app))
        await type_line(pilot, "go 5")
        assert app.screen.replay.at == 5
        await type_line(pilot, "clar")
        assert "as Clara" in "\n".join(screen_text(app))
        await pilot.press("q")
        await pilot.pause(0.2)
        while not (isinstance(app.screen, EndScreen) and app.screen.ending):
            await pilot.pause(0.05)
        await pilot.press("s")
        await pilot.pause()
        assert playing(app).table.mine == ["B"], "seats are swapped"

    trial(test, table)


def test_the_menu_sets_a_table_and_remembers_it(at_home: Path) -> None:
    async def test(app: Kickback, pilot: Pilot[int]) -> None:
        assert isinstance(app.screen, MenuScreen)
        await pilot.press("w", "plus", "tab", "tab", "right", "right")
        await pilot.pause()
        menu = app.screen
        assert menu.game.name == "wallet"
        text = "\n".join(screen_text(app))
        assert "What shall it be?" in text
        assert "bot, sharp" in text or "person here" in text
        await pilot.press("h")
        await pilot.pause()
        assert "House rules" in "\n".join(screen_text(app))
        await pilot.press("escape")
        await pilot.press("enter")
        await pilot.pause()
        assert playing(app).table.game.name == "wallet"

    trial(test, None)
    kept = (at_home / "kickback" / "terminal.json").read_text()
    assert '"game": "wallet"' in kept


def test_a_locked_choice_says_why_in_its_place() -> None:
    table = home_table("embezzlement")

    async def test(app: Kickback, pilot: Pilot[int]) -> None:
        await begun(pilot)
        screen = playing(app)
        found = screen.asked_now()
        said = len(table.match.said)
        for lock in found.locked:
            await press(pilot, lock.key)
            await pilot.pause()
            shown = " ".join(" ".join(row.strip("┃ ") for row in screen_text(app)).split())
            assert " ".join(lock.says[0].split()[:5]) in shown, f"{lock.label}: {lock.says}"
            assert lock.says[-1] in shown, "its clause"
            assert found.question[:30] in shown
        assert found.locked
        assert len(table.match.said) == said, "nothing was said to the table"

    trial(test, table)


def test_no_locked_key_is_a_choices_key() -> None:
    for game in NAMES:
        for place, (table, seat) in enumerate(moments(game, 31, most=150)):
            if place % 10 == 3:
                found = asked(table.prompt(seat), table.view(seat), table.voice(seat))
                keys = {one.key for one in found.entries}
                assert not {lock.key for lock in found.locked} & keys
                named = [lock for lock in found.locked if game != "pecunia-olet"]  # its places have the street's keys
                assert all(lock.key for lock in named)


def test_tab_goes_through_the_panes_and_the_question_stays() -> None:
    async def test(app: Kickback, pilot: Pilot[int]) -> None:
        await begun(pilot)
        question = playing(app).asked_now().question
        for title in ("Cards", "Seat", "Ledger", "Table talk"):
            await pilot.press("tab")
            await pilot.pause()
            text = "\n".join(screen_text(app))
            assert f"─ {title} ─" in text
            assert question[:30] in text
            if title == "Seat":
                before = text
                await pilot.press("right")
                await pilot.pause()
                assert "\n".join(screen_text(app)) != before, "the next seat"
        await pilot.press("tab")
        await pilot.pause()
        assert "Esc closes" not in "\n".join(screen_text(app)[:12]), "back at the docket"
        await pilot.press("shift+tab")
        await pilot.pause()
        assert "─ Table talk ─" in "\n".join(screen_text(app))

    trial(test, home_table("embezzlement"))


def test_peek_shows_an_own_invoice_until_the_next_key() -> None:
    """Embezzlement: H and a year. Everybody hears that one looks, and the question is still open."""
    table = home_table("embezzlement", "peek", seats=3)

    async def test(app: Kickback, pilot: Pilot[int]) -> None:
        await begun(pilot)
        luck = Quick(2)
        screen = playing(app)
        for _ in range(200):
            judged = table.judged("A", "peek 1")
            if "A" in table.asked() and judged is not None and not judged.refused:
                break
            await press(pilot, key_for(screen, luck) or "Enter")
            await pilot.pause(0.02)
        question = screen.asked_now().question
        await pilot.press("h", "1")
        await pilot.pause()
        assert "You look at year 1:" in screen_text(app)[-2]
        assert any("peek 1" in said for _, said in table.match.said)
        assert screen.asked_now().question == question
        await pilot.press("down")
        await pilot.pause()
        assert "You look at" not in screen_text(app)[-2], "any key hides it"

    trial(test, table, asking=ALWAYS)
