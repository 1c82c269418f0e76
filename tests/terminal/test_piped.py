"""Whole games over a pipe: scripted, random, garbled, cut off anywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kickback.engine.chance import Quick
from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.records.check import verify
from kickback.records.match import replayed
from kickback.records.record import read as read_record
from tests.terminal.pipes import ESCAPE, PROMPT, any_number, played, sat_down, scripted, table_of


def test_a_scripted_game_from_the_deal_to_the_verified_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    lines = ["show 2D", "down 2D", "up 5H", "bot", f"save {file}", "log", "quit"]
    session = scripted(lines)
    assert session.code == 0, session.errors
    assert "You picked 2 of diamonds" in session.page
    assert "You file 2 of diamonds: +10" in session.page
    assert "A bot plays on for Ann." in session.page
    assert "what was hidden" in session.page
    record = read_record(file.read_text(encoding="utf-8"))
    match = verify(record)
    assert match.table.over
    assert record.names == {
        "A": "Ann (bot heuristic:calm)",
        "B": "Boris (bot heuristic:shark)",
        "C": "Clara (bot heuristic:honest)",
        "D": "Dev (bot heuristic:greedy)",
    }
    assert "Seed 7," in session.page
    assert session.page.replace("\n", "").count(record.header["commitment"]) == 2, (
        "promised at the start, kept at the end"
    )


def test_the_same_input_gives_the_same_page() -> None:
    lines = ["1", "2", "hint", "3", "?", "1", "bot"]
    assert scripted(lines).page == scripted(lines).page


def test_a_bot_that_searches_sits_at_the_table_too() -> None:
    session = scripted(["1", "1", "quit", "n"], bots=["search:8"], seats=3)
    assert session.code == 0, session.errors
    assert "Boris, bot" in session.page
    assert PROMPT.findall(session.page) == ["Ann"] * 3


def test_bots_that_come_to_no_end_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kickback.terminal.home.ENDLESS", 5)
    session = scripted(["bot"])
    assert session.code == 0
    assert "The bots come to no end among themselves" in session.page
    assert "wins" not in session.page


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_choices_play_whole_games_to_the_end(seats: int) -> None:
    luck = Quick(seats)
    session, page = sat_down(any_number(luck), seats=seats, given={"victory-hand": "5"}, seed=f"whole {seats}")
    played(session)
    match = table_of(session).match
    assert match.table.over
    text = page.getvalue()
    assert ESCAPE not in text
    assert "what was hidden" in text
    assert not [line for line in text.splitlines() if line != line.rstrip()], "no spaces at the ends of lines"
    assert max(map(len, text.splitlines())) <= 80
    again = replayed(match.record())
    assert again.table.view(15).plain() == match.table.view(15).plain()


@pytest.mark.parametrize("game", NAMES)
def test_every_game_can_be_played_to_its_end(game: str) -> None:
    luck = Quick(3)
    typed = 0

    def types(page: str) -> str | None:
        nonlocal typed
        typed += 1
        if typed > 400:
            return "bot" if page.rstrip().endswith(">") else ""
        return any_number(luck, 12)(page)

    session, page = sat_down(types, game, seed="every game", given=game_named(game).finite({}))
    played(session)
    assert table_of(session).match.table.over
    text = page.getvalue()
    assert ESCAPE not in text
    assert "Traceback" not in text
    assert len(PROMPT.findall(text)) > 5


def test_every_order_at_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    lines = [
        "?",
        "help",
        "hint",
        "why show KS",
        "why show 2D",
        "why nonsense",
        "why",
        "show KS",
        "why",
        "rules",
        "rules SCG-SETUP-9",
        "rules setup-9",
        "rules turn",
        "rules fraud",
        "rules zzz",
        "log",
        "view",
        "undo",
        "say all is well",
        "quit",
        "stay",
        "save",
        "show 2D",
        "quit",
        "other.txt",
    ]
    session = scripted(lines)
    assert session.code == 0
    page = session.page
    assert "A bot in your place would say: show" in page
    assert "“show 2D”: nothing forbids it, you may." in page
    assert "“nonsense” is nothing to say here" in page
    assert "Nothing was refused to you yet." in page
    assert "No: You do not hold the King of spades. Choose one of yours: " in page
    assert page.count("Refused: You do not hold the King of spades.") == 2, "asked for, and as the last refusal"
    assert "each seat chooses a card from its hand" in page, "the clause's own text"
    assert "Whoever shows the lowest card is Start Player" in page
    assert "SCG-TURN-9" in page
    assert "SCG-CARD-7" in page
    assert "No rule is called “zzz”" in page
    assert "There is no unfinished choice to take back" in page
    assert "You: all is well" in page
    saved = next(tmp_path.glob("kickback-scapegoat-*.txt"))
    assert f"kickback play --resume {saved.name}" in page
    assert replayed(read_record((tmp_path / "other.txt").read_text())).said[0][1] == 'say "all is well"'


def test_numbers_prefixes_and_full_notation_say_the_same() -> None:
    pages = [scripted([line, "bot"]).page for line in ("show 2D", "SHOW 2d", "sh 2", "1", "show 2")]
    ends = {page[page.index("has picked") :] for page in pages}
    assert len(ends) == 1


def test_garbage_changes_nothing_and_never_breaks() -> None:
    garbage = [
        "", " ", "\t", "?" * 50, "💥", "\x00\x1b[31mred", "up", "up up up", "show", "show XX", "0", "-1", "99999999999",
        "9" * 900, "x" * 5000, "why", "why why", "rules ]][[", "rules " + "a" * 900, "say", 'say "broken', "save /",
        "save /nonexistent/folder/file", "٣", "²", "pass", "drop 2D", "up 2D Q1", "show 2D 5H", "bot x y".upper() + "z",
        "\u202ereversed", "[bold]markup[/bold]", "show [red]2D", "\r", "a" * 1001 + " show 2D",
    ]  # fmt: skip
    session = scripted([*garbage, "log", "quit"])
    assert session.code == 0, session.errors
    assert ESCAPE not in session.page
    assert "\x00" not in session.page
    assert "You picked" not in session.page
    assert "[bold]markup[/bold]" in session.page, "nobody's words are taken for markup"


def test_random_garbage_between_moves_leaves_the_game_as_it_was() -> None:
    luck = Quick(99)
    signs = "abcdeshowupdnrlg0123456789 >!?'\"\\[]{}♥\t%$#@"
    typed = 0

    def types(page: str) -> str | None:
        nonlocal typed
        typed += 1
        if not page.rstrip().endswith(">"):
            return ""
        if luck.below(2):
            text = "".join(signs[luck.below(len(signs))] for _ in range(luck.below(12)))
            word = text.strip().casefold()[:1]
            return "" if word and word in "qbs" else text  # quit, bot, save and say are tested elsewhere
        return str(luck.below(8) + 1)

    session, page = sat_down(types, seats=3)
    played(session)
    assert typed > 20
    assert table_of(session).match.table.faults() == []
    assert ESCAPE not in page.getvalue()


@pytest.mark.parametrize("count", range(12))
def test_the_input_may_end_anywhere(count: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    lines = ["show 2D", "why up 5C", "1", "say hm", "?", "2", "rules turn", "3", "1", "save mine.txt", "1", "2"][:count]
    session = scripted(lines)
    assert session.code == 1
    assert "The input has ended." in session.errors
    saved = re.search(r"kickback play --resume (\S+)", session.errors)
    if count == 0:
        assert saved is None, "nothing was said, so there is nothing to keep"
        assert list(tmp_path.iterdir()) == []
        return
    if "The game is saved as you left it." in session.errors:
        assert (tmp_path / "mine.txt").exists()
        return
    assert saved is not None
    assert replayed(read_record(Path(saved.group(1)).read_text(encoding="utf-8"))).said


def test_the_input_may_end_at_every_other_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert scripted([], None).code == 1, "the menu"
    assert scripted([], people=["Ann", "Bea"]).code == 1, "the curtain"
    leaving = scripted(["1", "quit"])
    assert leaving.code == 1, "the question whether to save"
    assert "kickback play --resume" in leaving.errors, "nothing is lost"
    assert scripted(["bot"]).code == 0, "after the end"


def test_prompts_stand_on_lines_of_their_own() -> None:
    page = scripted(["1", "1", "quit", "no"]).page
    assert PROMPT.findall(page) == ["Ann", "Ann", "Ann"]
    assert "Save the game first? Enter: yes, to kickback-scapegoat-" in page


def test_menu_shows_the_games_and_takes_numbers_and_names() -> None:
    for choice in ("1", "scapegoat", "Scape"):
        session = scripted(["?", "scapegoot", choice, "quit"], None)
        assert session.code == 0
        assert "== KICKBACK Scapegoat ==" in session.page
        assert "The year is closing and the department has to spend its" in session.page
        assert "Goal. Get from" in session.page, "how to win stands on the first screen"
        assert "did you mean scapegoat?" in session.page, "a wrong name asks again"
    assert scripted(["q"], None).code == 0


@pytest.mark.parametrize("width", [60, 72, 100])
def test_fits_the_width_it_is_given(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    session = scripted(["?", "rules turn", "1", "1", "log", "1", "bot"], seats=6)
    assert session.code == 0
    assert max(map(len, session.page.splitlines())) <= width


def test_wrong_tables_are_refused_with_the_reason() -> None:
    for session, reason in (
        (scripted([], "scapegoot"), "did you mean scapegoat?"),
        (scripted([], seats=9), "SCG-SETUP-1"),
        (scripted([], seats=2), "SCG-SETUP-1"),
        (scripted([], given={"no-such": "1"}), "SCG-OPT-4"),
        (scripted([], given={"start-hand": "6"}), "SCG-OPT-2"),
        (scripted([], people=["Ann", "ann"]), "the same name"),
        (scripted([], people=["A=B"]), "is no name"),
        (scripted([], people=["Ann, Bea"]), "is no name"),
        (scripted([], people=["a", "b", "c", "d", "e"], seats=4), "do not fit"),
        (scripted([], bots=["grandmaster"]), "no bot 'grandmaster'"),
        (scripted([], bots=["random"] * 4, seats=4, people=["Ann"]), "do not fit"),
        (scripted([], resume=Path("no-such-file")), "No such file"),
    ):
        assert session.code == 2, reason
        assert reason in session.errors
        assert session.errors.startswith("kickback: ")
        assert "Traceback" not in session.errors
