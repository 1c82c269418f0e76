"""What confused a stranger: one digit for a card, keys that work where they are shown, no dead ends."""

from __future__ import annotations

import asyncio

import pytest
from textual.pilot import Pilot

from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.terminal.app.play import PlayScreen
from kickback.terminal.app.replay import ReplayScreen
from kickback.terminal.app.run import application
from kickback.terminal.app.shell import Kickback
from kickback.terminal.asking import Entry, asked, numbered
from kickback.terminal.replay import ALL, Replay
from kickback.terminal.setting_up import from_words
from kickback.terminal.settings import REAL, Settings
from kickback.terminal.sheet import at_most, joined
from kickback.terminal.texts import text
from tests.terminal.figures import played
from tests.terminal.games import moments
from tests.terminal.keys import screen_text
from tests.terminal.test_app import home_table, playing, trial


@pytest.mark.parametrize("game", ["wallet", "corporate-espionage"])
def test_a_card_has_the_same_digit_in_hand_and_question(game: str) -> None:
    seen = 0
    for number, (table, seat) in enumerate(moments(game, 3, most=120)):
        if number % 3:
            continue
        view = table.view(seat)
        digits = numbered(view)
        found = asked(table.prompt(seat), view, table.voice(seat)).entries
        told: list[Entry] = [*found, *(one for entry in found for one in entry.under)]
        cards = {one.value: one.key for one in told if one.value in digits}
        assert all(digits[card] == key for card, key in cards.items()), (digits, cards)
        seen += len(cards)
    assert seen > 10


def test_whole_parts_are_told_before_one_is_cut() -> None:
    assert at_most("No fare. The flight costs $30 and you carry less.", 20) == "No fare."
    assert at_most("bank 14 to 12; from next turn +1; uses your hire", 36) == "bank 14 to 12; from next turn +1"
    assert at_most("short", 20) == "short"
    assert at_most("Morality Clause, Coffee Meets Server", 30).endswith(" …")
    assert joined(["still guilty", "Nobody sees it", "anybody may draw it"]) == (
        "still guilty. Nobody sees it; anybody may draw it"
    )


@pytest.mark.parametrize("key", ["ctrl+c", "q"])
def test_the_first_page_can_be_left(key: str) -> None:
    async def test(app: Kickback, pilot: Pilot[int]) -> None:
        await pilot.press(key)
        for _ in range(100):
            await pilot.pause(0.01)
            if not app.is_running or not isinstance(app.screen, PlayScreen):
                break
        assert not app.is_running or not isinstance(app.screen, PlayScreen)

    trial(test, home_table("wallet"))


def test_one_enter_never_lets_an_open_call_go_for_everybody() -> None:
    """Not even the one that a person pressed behind the curtain before."""

    async def test(app: Kickback, pilot: Pilot[int]) -> None:
        await pilot.press("enter")
        screen = playing(app)
        for _ in range(300):
            await pilot.pause(0.01)
            if screen.mode == "call" and len(screen.called) > 1:
                break
            if screen.mode == "curtain":
                await pilot.press(screen.seat.lower(), "enter")
            elif screen.mode == "table" and screen.seat in screen.table.asked():
                await pilot.press("5" if "1" in {one.key for one in screen.asked_now().entries} else "enter")
        assert screen.mode == "call"
        first, others = screen.called[0], screen.called[1:]
        await pilot.press(first.lower(), first.lower(), "enter", "enter")
        await pilot.pause(0.05)
        assert screen.called == others
        await pilot.press("enter")
        await pilot.pause(0.05)
        assert screen.called == others, "it wants a second one"

    trial(test, from_words(game_named("embezzlement"), 3, ["Nadia", "Boris"], ["random"], {}, "4"))


def test_the_menu_knows_how_many_a_game_seats() -> None:
    for name in NAMES:
        game = game_named(name)
        assert text(f"menu-size-{name}").split()[0] == f"{game.fewest}–{game.most}"


@pytest.mark.parametrize("game", NAMES)
def test_everything_shows_every_hand(game: str) -> None:
    table = next(iter(moments(game, 2, most=1)))[0]
    replay = Replay(table.match.record())
    app = application(replay=(replay, ALL), settings=Settings(pace=0), settle=0)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert isinstance(app.screen, ReplayScreen)
            rows = [row for row in screen_text(app) if "◡" in row]
            assert len(rows) == len(replay.names), "\n".join(screen_text(app))
            await pilot.press("b")
            await pilot.pause()
            assert len([row for row in screen_text(app) if "◡" in row]) <= 2, "one seat's eyes"
            await pilot.press("escape")
            await pilot.pause()

    asyncio.run(run())


def test_nothing_with_a_single_answer_is_asked() -> None:
    found = asyncio.run(played("wallet", "2", ["Nadia"], REAL))
    assert found.asked > 5
    assert found.single == 0
