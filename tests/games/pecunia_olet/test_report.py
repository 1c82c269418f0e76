"""After the game: awards, the moments that decided it, and what to do better, from games whose story is known."""

from __future__ import annotations

import pytest

from kickback.bots.pecunia_olet import choose
from kickback.bots.temper import TEMPERS
from kickback.engine.chance import Quick
from kickback.engine.seats import EYE
from kickback.games.pecunia_olet.awards import SECRET, awards, chosen
from kickback.games.pecunia_olet.history import History, history
from kickback.games.pecunia_olet.lessons import lessons
from kickback.games.pecunia_olet.table import PecuniaOlet
from kickback.games.pecunia_olet.turning_points import rivals, turning_points
from tests.games.pecunia_olet.tables import dealt, said


def told(table: PecuniaOlet, *lines: str, seed: int = 0) -> History:
    """What was said, and then a game of bots to its end."""
    start = table.view(EYE)
    since = len(table.log or [])
    said(table, *lines)
    while waiting := table.waiting():
        seat = waiting[0]
        table.act(seat, choose(table.view(seat), table.legal(seat), TEMPERS["calm"], Quick(seed)))
    events = [event.seen_by(EYE) for event in (table.log or [])[since:]]
    return history(start, [event for event in events if event is not None])


@pytest.mark.parametrize("seed", range(20))
def test_a_report_can_be_made_of_every_game(seed: int) -> None:
    table = dealt(2 + seed % 3, {"tie": "shared"}, seed, listen=True)
    story = told(table, seed=seed)
    found = chosen(awards(story))
    assert len(found) == 3
    assert len({seat for award in found for seat in award.seats}) > 1
    for viewer in range(table.seats):
        points = turning_points(story, viewer)
        assert [point.swing for point in points] == sorted([point.swing for point in points], reverse=True)
        assert all(0 < point.round <= table.round.number for point in points)
        assert 1 <= len(lessons(story, viewer)) <= 2
    winner, second = rivals(story)
    assert winner in table.winners
    assert story.seats[winner].total >= story.seats[second].total


def test_what_the_table_keeps_secret_wins_no_award() -> None:
    for seed in range(5):
        story = told(dealt(3, {"end-reveal": "totals", "tie": "shared"}, seed, listen=True), seed=seed)
        assert not any(award.name in SECRET for award in awards(story))
        kinds = {point.kind for point in turning_points(story, EYE)}
        assert not kinds & {"godfather", "flight"}


def test_an_own_goal() -> None:
    fixed = {
        "first": "A",
        "officer": "29",
        "A.cash": "300",
        "B.cash": "40",
        "A.down": "2",
        "B.down": "2",
        "C.down": "2",
    }
    story = told(dealt(3, fixed=fixed, listen=True), "A tax t3", "B pass", "C pass")
    best = awards(story)[0]
    assert (best.name, best.seats, best.value) == ("own-goal", [0], 170)
    assert turning_points(story, 0)[0].kind == "godfather"
    assert lessons(story, 0)[0].name == "cash-at-home"


def test_a_flight_just_in_time() -> None:
    fixed = {"first": "A", "officer": "28", "A.cash": "300", "B.cash": "200", "A.cards": "printer ink jet"}
    fixed |= {"A.down": "1", "B.down": "1", "C.down": "1", "officer": "27"}
    table = dealt(3, fixed=fixed, listen=True)
    story = told(table, "A fly j1 keep 0", "B tax t3", "C pass", "A print p2", "B print p3")
    flight = story.flights[0]
    assert flight.out == 300
    point = next(point for point in turning_points(story, 0) if point.kind == "flight")
    assert (point.seat, point.money) == (0, 300)
    assert point.swing > 100
