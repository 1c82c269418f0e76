"""The arena: fair seats, reproducible, stops when the answer is clear and not before, and says how sure it is."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kickback.bots.arena import FEWEST, Match, Result, Score, compete, opened, play_one, scored
from kickback.bots.chart import chart
from kickback.bots.intervals import anytime, wilson
from kickback.bots.make import UnknownBot, make
from kickback.cli.arena import add
from kickback.cli.words import Wrong
from kickback.engine.chance import Quick
from kickback.games import NAMES

FIELD = ["heuristic", "random", "random", "random"]


def last(scores: Iterator[Score]) -> Score:
    score = None
    for found in scores:
        score = found
    assert score is not None
    return score


def test_seats_rotate_so_that_every_bot_sits_everywhere() -> None:
    match = Match("scapegoat", ["heuristic", "random", "heuristic:shark", "search:1"], {}, "seats", 4)
    seats = [play_one((match, number)).seated for number in range(4)]
    for seat in range(4):
        assert sorted(seated[seat] for seated in seats) == sorted(match.bots)


def test_the_same_seed_plays_the_same_games_on_any_number_of_cores() -> None:
    match = Match("scapegoat", FIELD, {}, "again", 20, stop=False)
    alone = last(compete(match, 1))
    together = last(compete(match, 2))
    assert alone.plain() == together.plain()
    assert alone.games == 20
    assert sum(line.wins for line in alone.standings) == pytest.approx(20)


@pytest.mark.no_cover
@pytest.mark.parametrize("name", NAMES)
def test_one_thinking_player_beats_random_ones(name: str) -> None:
    seats = 3 if name in ("embezzlement", "pecunia-olet") else 4
    match = Match(name, ["heuristic"] + ["random"] * (seats - 1), {}, "thinking", 24, stop=False)
    line = last(compete(match, 1)).standings[0]
    assert line.share > line.even


def results(match: Match, shares: list[list[float]]) -> Iterator[Result]:
    for number, share in enumerate(shares):
        yield Result(number, match.bots, share, 10, False, [])


def test_stops_as_soon_as_the_answer_is_clear() -> None:
    match = Match("scapegoat", FIELD, {}, "made up", 1000)
    wins = results(match, [[1.0, 0.0, 0.0, 0.0]] * 1000)
    score = last(scored(match, wins))
    assert score.stopped
    assert FEWEST <= score.games < 100
    assert [line.verdict for line in score.standings] == ["above even", "below even"]


def test_plays_all_games_if_the_answer_stays_open_or_all_are_wanted() -> None:
    match = Match("scapegoat", FIELD, {}, "made up", 200)
    even = [[float(seat == number % 4) for seat in range(4)] for number in range(200)]
    score = last(scored(match, results(match, even)))
    assert score.games == 200
    assert not score.stopped
    assert all(line.verdict == "open" for line in score.standings)
    every = Match("scapegoat", FIELD, {}, "made up", 200, stop=False)
    assert last(scored(every, results(every, [[1.0, 0.0, 0.0, 0.0]] * 200))).games == 200


def test_ratings_follow_the_wins() -> None:
    pytest.importorskip("openskill")
    match = Match("scapegoat", FIELD, {}, "made up", 60, stop=False)
    score = last(scored(match, results(match, [[1.0, 0.0, 0.0, 0.0]] * 60)))
    best, rest = score.standings
    assert best.rating is not None
    assert rest.rating is not None
    assert best.unsure is not None
    assert best.rating - 2 * best.unsure > rest.rating
    newcomer = opened(match).standings[0]
    assert newcomer.rating is None


def test_wilson_holds_what_it_promises() -> None:
    """Over many series of a fixed length, about 95 % of the intervals hold the true share."""
    dice = Quick(11)
    held = 0
    for _ in range(400):
        wins = sum(dice.below(100) < 25 for _ in range(60))
        low, high = wilson(wins, 60)
        held += low <= 0.25 <= high
    assert 0.92 <= held / 400 <= 0.985


def test_anytime_intervals_hold_at_every_look() -> None:
    """Looking after every tenth game, few series ever leave the truth outside; Wilson's interval would in many."""
    dice = Quick(12)
    fooled = naive = 0
    for _ in range(150):
        wins = 0
        left = naively = False
        for game in range(1, 301):
            wins += dice.below(100) < 25
            if game % 10 == 0:
                low, high = anytime(wins, game, 0.25)
                left = left or not low <= 0.25 <= high
                low, high = wilson(wins, game)
                naively = naively or not low <= 0.25 <= high
        fooled += left
        naive += naively
    assert fooled <= 0.05 * 150
    assert naive > 0.15 * 150


def test_intervals_of_nothing_and_of_everything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = anytime(0, 0, 0.25)
    assert (low, high) == pytest.approx((0, 1), abs=1e-6)
    low, high = anytime(50, 50, 0.25)
    assert 0.8 < low < high
    assert high == pytest.approx(1)


def test_the_chart_is_a_picture_with_a_mark_for_every_bot() -> None:
    match = Match("scapegoat", ["heuristic", "outside:a <b> & c", "random", "random"], {}, "made up", 40, stop=False)
    score = last(scored(match, results(match, [[0.5, 0.5, 0.0, 0.0]] * 40)))
    picture = ElementTree.fromstring(chart(score))
    words = [text.text or "" for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"heuristic", "outside:a <b> & c", "random × 2"} <= set(words)
    assert len(list(picture.iter("{http://www.w3.org/2000/svg}circle"))) == 3


def command(*words: str) -> int:
    top = argparse.ArgumentParser()
    add(top.add_subparsers())
    said = top.parse_args(["arena", *words])
    code: int = said.run(said)
    return code


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    picture = tmp_path / "arena.svg"
    words = ["scapegoat", "--bots", "heuristic", "--against", "random", "--games", "12", "--seed", "x", "--jobs", "1"]
    assert command(*words, "--chart", str(picture)) == 0
    page = capsys.readouterr().out
    assert "heuristic" in page
    assert "25.0 %" in page
    assert "12 games" in page
    assert picture.read_text().startswith("<svg")


def test_the_command_prints_data(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["embezzlement", "--bots", "heuristic,random", "--games", "10", "--seed", "x", "--jobs", "1"]
    assert command(*words, "--json", "--all") == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["bots"] == ["heuristic", "random", "heuristic"]
    assert figures["games"] == 10
    assert [line["chairs"] for line in figures["standings"]] == [2, 1]
    assert sum(line["wins"] for line in figures["standings"]) == pytest.approx(10)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess"], "no game 'chess'"),
        (["scapegoat", "--bots", "genius"], "no bot 'genius'"),
        (["scapegoat", "--bots", "search:fast"], "search:400"),
        (["scapegoat", "--bots", "random,random,random,random,random"], "5 bots for 4 seats"),
        (["scapegoat", "--seats", "9"], "SCG-SETUP-1"),
        (["scapegoat", "--bots", "random"], "only random is at the table"),
        (["scapegoat", "--bots", "heuristic", "--against", "heuristic"], "only heuristic is at the table"),
    ],
)
def test_the_command_refuses_in_words(words: list[str], told: str) -> None:
    with pytest.raises(Wrong, match=told):
        command(*words)


def test_a_chart_that_cannot_be_written_costs_no_result(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Wrong, match="no/such/folder"):
        command("scapegoat", "--games", "4", "--jobs", "1", "--chart", "no/such/folder/a.svg")
    page = capsys.readouterr().out
    assert "4 games" in page
    assert "random" in page  # against whom a single bot plays


@pytest.mark.parametrize(
    "spelled", ["", "random:x", "heuristic:sleepy", "search:0", "search:-5", "search:5s", "outside:"]
)
def test_other_spellings_are_refused(spelled: str) -> None:
    with pytest.raises(UnknownBot):
        make(spelled, "scapegoat", "seed", outside=True)
