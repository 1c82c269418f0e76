"""The page: Scapegoat's table in every moment, any table at all, the rules, the truth."""

from __future__ import annotations

import re
from io import BytesIO, StringIO, TextIOWrapper

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from kickback.engine.bans import Refused
from kickback.engine.chance import Quick
from kickback.engine.seats import EYE, ONLOOKER
from kickback.games import NAMES, ledger
from kickback.games import game as game_named
from kickback.games.scapegoat.bans import NOT_HELD
from kickback.games.scapegoat.view import ScapegoatView
from kickback.records.match import Match
from kickback.terminal import report, rulebook, scapegoat
from kickback.terminal.drawing import drawing, plain_drawing, words
from kickback.terminal.scapegoat_truth import careers, years_of
from kickback.terminal.screen import Harmless, Screen, clean
from kickback.words import Reader
from tests.terminal.pipes import scripted

GAME = game_named("scapegoat")
CALLED = {"A": "Ann", "B": "Boris", "C": "Clara", "D": "Dev", "E": "Edda", "F": "Farid"}


def printed(what: RenderableType, width: int = 80) -> str:
    out = StringIO()
    Console(file=out, width=width, color_system=None, highlight=False, markup=False, emoji=False).print(what)
    return out.getvalue()


def a_game(seats: int, seed: int, given: dict[str, str], drawn: bool = False) -> Match:
    """A whole game played at random, perhaps drawn before every decision."""
    match = Match(GAME, seats, given, f"drawing {seed}", names=CALLED)
    luck = Quick(seed)
    while not match.table.over:
        seat = match.next_seat()
        legal = match.table.legal(seat)
        if drawn:
            fits(match)
        match.act(seat, legal[luck.below(len(legal))])
    return match


def fits(match: Match) -> None:
    """Somebody can be drawn now, and nothing sticks out; who, and how wide, changes from decision to decision."""
    place = len(match.said)
    viewers = (*range(match.seats), ONLOOKER)
    width = (60, 80, 130)[place % 3]
    text = printed(scapegoat.draw(match.table.view(viewers[place % len(viewers)]), CALLED), width)
    assert max(map(len, text.splitlines())) <= width
    assert "…" not in text, "nothing is cut off"


@pytest.mark.parametrize(
    ("seats", "given"),
    [
        (3, {}),
        (4, {"card-memory": "off", "demotion-face": "down"}),
        (6, {"quarters": "8", "quarter-target": "12", "victory-hand": "5"}),
        (4, {"audit-size": "3", "round-limit": "3", "closer-draws": "off"}),
    ],
)
def test_scapegoat_can_be_drawn_in_every_moment(seats: int, given: dict[str, str]) -> None:
    match = a_game(seats, seats, {"round-limit": "6", **given}, drawn=True)
    fits(match)
    assert "WINS" in printed(scapegoat.draw(match.table.view(0), CALLED))


def fixed(deal: dict[str, list[str]], said: list[str]) -> Match:
    match = Match(GAME, 4, {}, "1", deal, CALLED)
    for line in said:
        seat, _, text = line.partition(" ")
        match.act("ABCD".index(seat), match.read("ABCD".index(seat), text))
    return match


def test_the_year_in_the_middle() -> None:
    deal = {"start": ["A"], "A.hand": ["9S", "KD", "3H", "AC"], "B.hand": ["7H", "8C", "2C", "2D"]}
    match = fixed(deal, ["A up 9S", "B down 7H"])
    page = printed(scapegoat.draw(match.table.view(0), CALLED))
    assert "19 of 60 spent" in page
    assert "Left to waste 19 of 20" in page
    assert re.search(r"A 9S♠ +\+9 +9", page)
    assert re.search(r"B ▒10▒ +\+10 +19", page)
    assert "7H" not in page, "the card lies face down"
    assert "1 to go" in page
    assert "A✓ B✓ ▶C  D  A  B  C! D!" in page
    assert re.search(r"KD♦ +\+10 +\+10 +fraud", page)
    assert re.search(r"AC♣ +\+1 +\+10 +clean", page)
    own = printed(scapegoat.draw(match.table.view(1), CALLED))
    assert "▒7H♥" in own, "whoever played it may look again"


def test_the_hand_says_what_each_card_would_do() -> None:
    deal = {"start": ["A"], "A.hand": ["9S", "KD", "3H", "AC"]}
    match = fixed(deal, ["A up 9S"])
    view = match.table.view(1)
    assert isinstance(view, ScapegoatView)
    page = printed(scapegoat.draw(view, CALLED))
    assert "19 of 20" in page
    assert "strongest first" not in page


def test_a_year_that_is_lost_says_so() -> None:
    deal = {"start": ["A"], "A.hand": ["AS", "KD", "3H", "AC"], "B.hand": ["AD", "2C", "2D", "2H"],
            "C.hand": ["3S", "3C", "3D", "4C"]}  # fmt: skip
    page = printed(scapegoat.draw(fixed(deal, ["A up AS", "B up AD", "C up 3S"]).table.view(3), CALLED))
    assert "This year can no longer be filled." in page
    assert "!" not in page.partition("Turns")[2].partition("left;")[0], "nobody can go over any more"


def test_suits_and_hidden_cards_read_without_colour_and_without_unicode(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    raw = BytesIO()
    screen = Screen(TextIOWrapper(raw, encoding="ascii"), live=False)
    match = fixed({"start": ["A"], "A.hand": ["9S", "KD", "3H", "AC"]}, ["A down 9S"])
    screen.show(scapegoat.draw(match.table.view(1), CALLED))
    page = raw.getvalue().decode("ascii")
    assert "%10%" in page
    assert "?" not in page, "every sign has a plain one to stand for it"


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_tidy_page_even_without_a_drawing_of_its_own(name: str) -> None:
    game = game_named(name)
    match = Match(game, game.usual, {}, "tidy")
    names = {letter: CALLED.get(letter, letter) for letter in "ABCDEFGHIJKLMN"[: match.seats]}
    for draw in (plain_drawing(match.table.view(0), names), drawing(game, match.table.view(0), names)):
        for width in (60, 100):
            page = printed(draw, width)
            assert max(map(len, page.splitlines())) <= width
            assert "Ann" in page


def test_plain_data_in_words() -> None:
    assert words(["hidden", "hidden", "hidden", "5C"]) == "hidden ×3 5C"
    assert words(["a", "a"]) == "a a"
    assert words([True, False, None]) == "yes no -"
    assert words({"a": 1, "b": None, "c": ["x"]}) == "a 1, c x"
    assert words([]) == "-"


def test_nothing_drawn_can_command_the_terminal() -> None:
    assert clean("a\x1b[2Jb\x07\u202e\u200b") == "a [2Jb   "
    assert "\x1b" not in printed(Harmless(Text("a\x1b[2Jb\nc")))
    assert printed(Harmless(Text("a\nb"))) == "a\nb\n"
    match = Match(GAME, 3, {}, "evil")
    names = dict.fromkeys("ABC", "Eve\x1b[2J")
    assert "\x1b" not in printed(drawing(GAME, match.table.view(0), names))


def test_rules_by_clause_area_word_and_contents() -> None:
    assert "SCG-TURN-3" in printed(rulebook.rules(GAME, "scg-turn-3"))
    area = printed(rulebook.rules(GAME, "turn"))
    assert all(f"SCG-TURN-{number}" in area for number in range(1, 10))
    assert "SCG-DEAD" not in area
    assert "SCG-OVER-4" in printed(rulebook.rules(GAME, "shuffled single"))
    many = printed(rulebook.rules(GAME, "hand"))
    assert re.search(r"and \d+ more: SCG-", many)
    contents = printed(rulebook.rules(GAME, ""))
    assert "The deadline" in contents
    assert "SCG-RULING-1 … SCG-RULING-33" in contents


def test_why_gives_reason_condition_and_the_clause_itself() -> None:
    refused = Refused("up KS", NOT_HELD, {"card": "KS", "hand": ["7H", "TD"]})
    page = printed(rulebook.why("up KS", refused, GAME, Reader(CALLED, "A")))
    assert "Refused: 'up KS': You do not hold the King of spades. Play one of yours: 7♥," in page
    assert ledger("scapegoat").clauses["SCG-TURN-2"].text[:30] in page


@pytest.mark.parametrize("name", NAMES)
def test_every_game_introduces_itself_in_one_sentence(name: str) -> None:
    sentence = rulebook.intro(name)
    assert 20 < len(sentence) < 250
    assert sentence.endswith(".")
    assert "**" not in sentence


def test_the_truth_of_scapegoat_counts_what_was_hidden() -> None:
    match = a_game(4, 11, {"round-limit": "8"})
    years = years_of(match.events(EYE))
    downs = [event for event in match.events(EYE) if event["kind"] == "down"]
    found = careers(years, CALLED)
    assert sum(career.hidden for career in found.values()) == len(downs) > 0
    reds = [event for event in downs if str(event["secrets"])[-4] in "DH"]
    assert sum(career.frauds for career in found.values()) == len(reds) > 0
    demoted = [event for event in match.events(EYE) if event["kind"] == "demoted"]
    assert sum(career.fell for career in found.values()) == len(demoted)
    names = {letter: CALLED[letter] for letter in "ABCD"}
    page = printed(report.truth(match, names))
    assert "The truth" in page
    assert "Most frauds:" in page
    assert "Hidden to the end" in page


def test_the_truth_of_any_game_names_who_knew_what() -> None:
    match = a_game(3, 5, {"round-limit": "2"})
    page = printed(report.every_secret(match, {letter: CALLED[letter] for letter in "ABC"}), 120)
    downs = [event for event in match.events(EYE) if event["kind"] == "down"]
    for event in downs:
        secrets = event["secrets"]
        assert isinstance(secrets, dict)
        (seat, facts), *_ = secrets.items()
        assert isinstance(facts, dict)
        assert f"{CALLED[seat]}: card {facts['card']}" in page


def test_a_table_that_keeps_its_secrets_keeps_its_seed_too() -> None:
    page = scripted(["bot"], "pecunia-olet", given={"end-reveal": "totals"}, seed="0123456789abcdef").page
    assert "commitment" in page.rpartition("This table")[2]
    assert "This table keeps its secrets" in page
    assert "0123456789abcdef" not in page
    assert "Hidden to the end" not in page
