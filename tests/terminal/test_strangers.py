"""What confused a stranger: one digit for a card, keys that work where they are shown, no dead ends."""

from __future__ import annotations

import asyncio
from io import StringIO

import pytest
from rich.text import Text
from textual.pilot import Pilot

from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.terminal.app.menu import MenuScreen
from kickback.terminal.app.play import PlayScreen
from kickback.terminal.app.replay import ReplayScreen
from kickback.terminal.app.run import application
from kickback.terminal.app.shell import Kickback
from kickback.terminal.asking import Entry, asked, numbered
from kickback.terminal.course import Course
from kickback.terminal.lookup import claims_page, orders_page
from kickback.terminal.page import lay_out
from kickback.terminal.plain.paper import Paper
from kickback.terminal.plain.play import LineGame
from kickback.terminal.replay import ALL, Replay
from kickback.terminal.sentences import said_table
from kickback.terminal.setting_up import from_words
from kickback.terminal.settings import REAL, Settings
from kickback.terminal.sheet import at_most, joined
from kickback.terminal.texts import text
from tests.terminal.figures import played
from tests.terminal.games import a_table, moments, page_of, scene
from tests.terminal.keys import screen_text
from tests.terminal.pipes import scripted
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


@pytest.mark.parametrize("game", ["scapegoat", "wallet", "embezzlement"])
def test_covered_cards_are_named_nowhere_and_no_key_answers(game: str) -> None:
    table = home_table(game)

    async def test(app: Kickback, pilot: Pilot[int]) -> None:
        await pilot.press("enter")
        await pilot.pause()
        screen = playing(app)
        before, said = screen_text(app), len(table.match.said)
        hand = [table.voice("A").card(str(card)) for card in table.view("A")["A"]["hand"]]
        await pilot.press("c")
        await pilot.pause()
        covered = "\n".join(screen_text(app))
        assert not [card for card in hand if card in covered]
        assert screen.asked_now().question[:20] not in covered
        await pilot.press("1", "u", "equals_sign", "semicolon", "slash", "tab", "enter", "enter")
        await pilot.pause()
        assert "\n".join(screen_text(app)) == covered
        assert len(table.match.said) == said
        await pilot.press("c")
        await pilot.pause()
        assert screen_text(app) == before

    trial(test, table)


@pytest.mark.parametrize("game", NAMES)
def test_what_opens_over_the_board_hides_no_answer(game: str) -> None:
    for place, (table, seat) in enumerate(moments(game, 5, most=90)):
        if place % 6 == 3:
            looked = scene(table, seat)
            looked.over, looked.overlay = "Help", [Text("something")] * 40
            page = lay_out(looked, 80, 24)
            assert page.docket.whole, "\n".join(page.rows())
            assert len(page.rows()) == 24


def test_a_locked_card_has_the_digit_it_has_in_the_hand() -> None:
    seen = 0
    for table, seat in moments("corporate-espionage", 3, most=120):
        view, voice = table.view(seat), table.voice(seat)
        digits = {voice.card(str(card)): key for card, key in numbered(view).items()}
        found = asked(table.prompt(seat), view, voice)
        opens = {one.key for one in found.entries}
        for lock in found.locked:
            if lock.label in digits and digits[lock.label] not in opens:
                assert lock.key == digits[lock.label]
                seen += 1
    assert seen > 10


def test_rules_open_at_what_is_asked_before_what_is_at_stake() -> None:
    for table, seat in moments("embezzlement", 3, most=60):
        prompt = table.prompt(seat)
        own = [*prompt["question"].get("clauses", []), *(prompt["stands"] or {}).get("clauses", [])]
        found = asked(prompt, table.view(seat), table.voice(seat))
        assert found.clauses[: len(own)] == own


def test_claims_are_shown_with_their_words() -> None:
    table, seat = next(iter(moments("embezzlement", 3)))
    found = asked(table.prompt(seat), table.view(seat), table.voice(seat))
    assert "claim year YEAR VALUE" in [form for form, _ in claims_page(found)]


def test_it_is_one_seats_turn_while_several_may_answer() -> None:
    for table, seat in moments("embezzlement", 3, most=40):
        if len(table.view("")["waiting"]) > 1:
            turns = [row for row in said_table(table, seat) if text("say-on-turn") in row]
            assert [row[0] for row in turns] == [table.view("")["turn"]]
            return
    raise AssertionError("nobody was asked together with others")


def test_the_menu_shows_the_field_one_is_in_however_many_sit_there() -> None:
    async def test(app: Kickback, pilot: Pilot[int]) -> None:
        await pilot.press("o", "plus", "plus", "plus", "plus")
        for _ in range(11):
            await pilot.press("tab")
            await pilot.pause()
            rows = screen_text(app)
            assert len([row for row in rows if "▌" in row]) == 2, "the game, and the field"
        await pilot.press("n", *"Ann,Bo,Cy", "enter")
        await pilot.pause()
        menu = app.screen
        assert isinstance(menu, MenuScreen)
        assert menu.kinds[:4] == ["person", "person", "person", "regular"], "who is named sits here"
        await pilot.press("h")
        await pilot.pause()
        assert "takes its next value" in screen_text(app)[-1], "only keys that do something here"
        await pilot.resize_terminal(30, 10)
        await pilot.pause()
        assert "Make the window larger" in screen_text(app)[0]

    trial(test, None)


@pytest.mark.parametrize("game", NAMES)
def test_no_order_is_about_oneself_or_a_seat_that_is_not_there(game: str) -> None:
    table = a_table(game, 3)
    shown = " ".join(head for head, _ in orders_page(table, "A"))
    assert "of you" not in shown
    assert not [seat for seat in "DEFGH" if f"of {seat}" in shown]


def test_line_by_line_orders_and_settings_are_changed_by_the_words_it_says() -> None:
    page = scripted(["orders", "order 1", "settings", "settings 3"], "embezzlement").page
    assert "order 2 gives order 2 or takes it back" in page
    assert page.count("in force") == 1
    assert "settings 2 changes setting 2" in page
    assert page.count("one open call") == page.count("one by one, behind a curtain") == 1


def test_a_pace_of_ones_own_is_shown_as_it_is() -> None:
    async def test(app: Kickback, pilot: Pilot[int]) -> None:
        app.settings.pace = 100
        await pilot.press("down")
        await pilot.pause()
        assert "100 milliseconds a step" in "\n".join(screen_text(app))

    trial(test, None)


def test_line_by_line_an_answer_that_comes_too_late_is_told_so() -> None:
    table, asked_now = next(iter(moments("scapegoat", 3, most=20)))
    answered = table.match.table.legal(0)[0]
    table.match.act(0, answered)
    assert asked_now == "A"
    page = StringIO()
    game = LineGame(Course(table, Settings()), Paper(page, StringIO()))
    assert not asyncio.run(game.typed("A", "1"))
    assert page.getvalue() == "The question was closed meanwhile; nothing was said.\n"


def test_choices_of_the_board_stand_in_the_question_where_there_is_no_room_for_a_board() -> None:
    for place, (table, seat) in enumerate(moments("pecunia-olet", 3, most=60)):
        if place % 10 == 4:
            rows = page_of(table, seat, 80, 20).rows()
            found = asked(table.prompt(seat), table.view(seat), table.voice(seat), True)
            for one in found.entries:
                assert any(row.startswith(f"┃ {one.key}") for row in rows), "\n".join(rows)
