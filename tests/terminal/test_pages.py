"""Pages: at every question of whole games nothing sticks out, and nothing that is asked is out of sight."""

from __future__ import annotations

import pytest

from kickback.games import NAMES
from kickback.terminal import signs
from kickback.terminal.asking import crossing
from kickback.terminal.choices import Held, level
from kickback.terminal.page import Page, lay_out
from kickback.terminal.sheet import wrap
from tests.terminal.games import a_table, moments, page_of, scene, sticks_out


def question_is_there(page: Page, question: str) -> bool:
    shown = " ".join(line.plain for line in page.docket.lines)
    return all(word in shown for word in wrap(question, 40)[0].split())


@pytest.mark.parametrize("game", NAMES)
def test_every_page_of_whole_games_fits_eighty_by_twenty_four(game: str) -> None:
    """The question, every live choice and the board (Pecunia's market with it) on one page, at every question."""
    pages = 0
    every = 3 if game in ("corporate-espionage", "embezzlement") else 1
    for number, (table, seat) in enumerate(moments(game, 1, most=450)):
        if number % every:
            continue
        looked = scene(table, seat)
        page = lay_out(looked, 80, 24)
        assert not sticks_out(page), f"{sticks_out(page)}\n" + "\n".join(page.rows())
        assert question_is_there(page, looked.asked.question), "\n".join(page.rows())
        keys = {one.key for one in level(looked.asked, looked.held)}
        if crossing(looked.asked.entries) is None and not board_shows_choices(page, keys):
            shown = "\n".join(line.plain for line in page.docket.lines)
            assert all(f" {key}" in shown for key in keys), f"{keys}\n{shown}"
        pages += 1
        for one in looked.asked.entries:  # every step of a choice made in steps
            looked.held = Held(path=[one.key])
            if one.under:
                page = lay_out(looked, 80, 24)
                assert not sticks_out(page), f"{sticks_out(page)}\n" + "\n".join(page.rows())
    assert pages > 30


def board_shows_choices(page: Page, keys: set[str]) -> bool:
    """Pecunia's street carries its choices."""
    board = "\n".join(line.plain for line in page.board)
    return all(f" {key} " in board for key in keys)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("size", [(120, 40), (100, 30), (62, 24), (50, 24)])
def test_pages_of_other_sizes(game: str, size: tuple[int, int]) -> None:
    for number, (table, seat) in enumerate(moments(game, 5, most=200)):
        if number % 9 == 0:
            page = page_of(table, seat, *size)
            wrong = [row for row in sticks_out(page) if row != "cut away" or size[0] >= 80]
            assert not wrong, f"{wrong}\n" + "\n".join(page.rows())


@pytest.mark.parametrize("game", NAMES)
def test_signs_fall_back_before_anything_is_laid_out(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signs.Ink, "ascii", True)
    for number, (table, seat) in enumerate(moments(game, 6, most=200)):
        if number % 13 == 0:
            page = page_of(table, seat, 80, 24)
            assert not sticks_out(page)
            text = "\n".join(page.rows())
            assert text.isascii(), [sign for sign in text if not sign.isascii()]


@pytest.mark.parametrize("game", NAMES)
def test_an_onlooker_sees_the_table_and_no_hand(game: str) -> None:
    for number, (table, _) in enumerate(moments(game, 8, most=200)):
        if number % 19 == 0:
            page = page_of(table, "", 80, 24)
            assert not sticks_out(page)
            assert page.hand == []


@pytest.mark.parametrize(("game", "seats"), [("scapegoat", 6), ("wallet", 7), ("corporate-espionage", 8)])
def test_the_largest_tables_fit_too(game: str, seats: int) -> None:
    for number, (table, seat) in enumerate(moments(game, 4, most=200, seats=seats)):
        if number % 7 == 0:
            page = page_of(table, seat, 80, 24)
            assert not sticks_out(page), f"{sticks_out(page)}\n" + "\n".join(page.rows())


def test_a_window_too_small_says_so_and_one_too_flat_keeps_the_question() -> None:
    table = a_table("embezzlement")
    page = page_of(table, "A", 80, 16)
    assert page.board == []
    assert page.docket.lines
