"""After the game: awards, the moments that decided it, and what to do better, from games whose story is known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kickback.bots.character import CHARACTERS
from kickback.bots.pecunia_olet import choose
from kickback.engine.chance import Quick
from kickback.engine.messages import Message
from kickback.engine.plain import Plain
from kickback.engine.seats import EYE, letter
from kickback.games.pecunia_olet import GAME
from kickback.games.pecunia_olet.report.awards import SECRET, awards, chosen
from kickback.games.pecunia_olet.report.history import History, history
from kickback.games.pecunia_olet.report.lessons import lessons
from kickback.games.pecunia_olet.report.turning_points import rivals, turning_points
from kickback.games.pecunia_olet.table import PecuniaOlet
from kickback.records.match import Match
from kickback.words import Reader, speech
from tests.games.pecunia_olet.tables import dealt, said

NAMES = {"A": "Anna", "B": "Boris", "C": "Clara", "D": "Dev"}
SPEECH = speech("pecunia-olet")


def told(table: PecuniaOlet, *lines: str, seed: int = 0) -> History:
    """What was said, and then a game of bots to its end."""
    start = table.view(EYE)
    since = len(table.log or [])
    said(table, *lines)
    while waiting := table.waiting():
        seat = waiting[0]
        table.act(seat, choose(table.view(seat), table.legal(seat), CHARACTERS["calm"], Quick(seed)))
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


def played_by_bots(seats: int, options: dict[str, str], seed: int, claims: bool = True) -> Match:
    match = Match(GAME, seats, {"tie": "shared"} | options, f"report {seed}")
    while seats_waiting := match.table.waiting():
        seat = seats_waiting[0]
        if claims and len(match.said) % 9 == 0:
            for text in ("claim nothing", "claim at-most 50", "claim at-least 200", "claim offshore 100"):
                match.act(seat, match.read(seat, text))
            match.act(seat, match.read(seat, "claim empty-flight"))
            match.act(seat, match.read(seat, "say trust me"))
        table = match.table
        match.act(seat, choose(table.view(seat), table.legal(seat), CHARACTERS["calm"], Quick(seed)))
    return match


def said_messages(value: Plain) -> Iterator[Message]:
    """Every message inside the data of a report."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str) and "series" not in value:
            facts = value.get("facts")
            yield Message(str(value["id"]), facts if isinstance(facts, dict) else {})
        for inner in value.values():
            yield from said_messages(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from said_messages(inner)


OPTIONS: list[dict[str, str]] = [
    {},
    {"end-reveal": "totals"},
    {"end-reveal": "totals", "sale-log": "cash"},
    {"money": "open"},
    {"tie": "draw", "start-money": "equal"},
    {"first-player": "host", "extra-patrol": "1"},
]


@pytest.mark.parametrize("options", OPTIONS)
def test_a_report_can_be_said_to_everybody(options: dict[str, str]) -> None:
    for seed in range(4):
        match = played_by_bots(2 + seed % 3, options, seed)
        data = match.report()
        assert data["headline"]
        assert len(list(said_messages(data))) > 5
        for message in said_messages(data):
            for reader in ("", *"ABCD"[: match.seats]):
                for form in ("", "says"):
                    text = SPEECH.say(message, Reader(NAMES, reader), form)
                    assert "{" not in text


@pytest.mark.parametrize("seed", range(6))
def test_charts_add_up(seed: int) -> None:
    match = played_by_bots(3, {}, seed)
    data: Any = match.report()  # Any: data of any depth, looked into by its known paths
    table = match.table
    assert isinstance(table, PecuniaOlet)
    charts = {chart["id"]: chart["series"] for chart in data["charts"]}
    for seat in range(3):
        name = letter(seat)
        parts = charts["sources"][name]
        total = parts.pop("total")
        assert sum(parts.values()) == total == table.money.total(seat)
        notes = charts["notes"][name]
        ways = zip(notes["exchanged"], notes["sold"], notes["changed"], notes["left"], strict=True)
        assert notes["printed"] == [sum(way) for way in ways]
        money = charts["true-money"]
        assert money["cash"][name][-1] + money["account"][name][-1] == total
        assert len(money["cash"][name]) == len(money["rounds"])
    assert all(bound["least"] <= bound["truth"] <= bound["most"] for bound in charts["known"])
    assert charts["officer"][-1]["space"] == table.rules.board.last
    assert len(data["moments"]) == 3
    log = table.log or []
    for moment in data["moments"]:
        assert 0 <= moment["event"] < len(log)


def test_claims_are_held_against_the_truth() -> None:
    match = Match(GAME, 3, {"tie": "shared"}, "claims", {"first": ["A"], "A.cash": ["100"], "officer": ["29"]})
    for text in ("claim nothing", "claim at-most 100", "claim at-least 110", "claim empty-flight", "say hello"):
        match.act(0, match.read(0, text))
    match.act(0, match.read(0, "fly c1 keep 0"))
    for text in ("claim nothing", "claim offshore 70", "claim empty-flight", "claim full-flight"):
        match.act(0, match.read(0, text))
    match.act(1, match.read(1, "tax t3"))
    while waiting := match.table.waiting():
        match.act(waiting[0], match.read(waiting[0], "pass"))
    data: Any = match.report()  # Any: likewise
    verdicts = [claim["verdict"] for claim in data["claims"]]
    first = ["lie", "true", "lie", "unjudged", "unjudged"]
    assert verdicts == [*first, "true", "true", "lie", "true"]
    assert len(data["lies"]) == 3


@pytest.mark.proves("PEC-SECRET-1", "PEC-SECRET-2")
def test_a_table_that_keeps_its_secrets_reports_none() -> None:
    """Two games that differ in what a flight moved, and in nothing that this table ever shows."""
    reports = []
    for keep in ("0", "70"):
        fixed = {"first": ["A"], "officer": ["29"], "A.cash": ["100"], "A.cards": ["printer", "ink", "jet"]}
        match = Match(GAME, 3, {"end-reveal": "totals", "tie": "shared"}, "secrets", fixed)
        for seat, text in ((0, f"fly c1 keep {keep}"), (1, "claim at-least 90"), (1, "tax t3")):
            match.act(seat, match.read(seat, text))
        while waiting := match.table.waiting():
            match.act(waiting[0], match.read(waiting[0], "pass"))
        data = match.report()
        reports.append({key: data[key] for key in ("charts", "claims", "lies", "moments")})
    assert reports[0] == reports[1]


def test_a_game_that_did_not_end_has_no_report() -> None:
    match = Match(GAME, 3, {}, "unfinished")
    assert match.report() == {}
    match.act(match.table.waiting()[0], match.read(0, "pass"))
    assert match.report() == {}


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
