"""The report after a game: it adds up, it can be said to everybody, and it knows who lied to whom."""

from __future__ import annotations

import json
from random import Random

import pytest

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.games.embezzlement import GAME
from kickback.games.embezzlement.report.chronicle import Chronicle
from kickback.games.embezzlement.report.entries import FLOWS
from kickback.games.embezzlement.table import Embezzlement
from kickback.words import Reader, speech, unmarked
from tests.games.embezzlement.tables import dealt, played, some_options

NAMES = {"A": "Anna", "B": "Boris", "C": "Clara", "D": "Dora"}


def spoken(message: Plain, seat: str = "") -> str:
    assert isinstance(message, dict)
    facts = message.get("facts", {})
    assert isinstance(facts, dict)
    return unmarked(speech("embezzlement").say(Message(str(message["id"]), facts), Reader(NAMES, seat)))


def over(seed: int) -> tuple[Embezzlement, list[tuple[int, str]]]:
    """A table as it was dealt, and all that was said until its game was over."""
    dice = Random(seed)
    seats = dice.choice([2, 3, 4])
    options = some_options(dice, seats)
    table = dealt(seats, options, seed, listen=True)
    said = [(seat, action.text) for seat, action in played(table, seed)]
    return dealt(seats, options, seed, listen=True), said


def reported(lines: list[str], fixed: dict[str, str], options: dict[str, str] | None = None) -> Facts:
    said = [("ABCD".index(line[0]), line[2:]) for line in lines]
    return GAME.report(dealt(3, options, fixed=fixed, listen=True), said)


@pytest.mark.parametrize("seed", range(40))
def test_it_adds_up_and_can_be_said_to_everybody(seed: int) -> None:
    table, said = over(seed)
    report = GAME.report(table, said)
    json.dumps(report)
    found = Chronicle(*over(seed))
    assert found.table.over
    for seat in range(found.seats):
        flows = found.flows[seat]
        assert sum(flows[name] for name in FLOWS[:-1]) == flows["end"]
        assert found.points[seat][-1].caps == flows["end"]
    for invoice in found.invoices.values():
        assert invoice.fate != "open" or not invoice.paid or found.table.left == 1  # nobody is left to open it
    for reader in ["", *"ABCD"[: found.seats]]:
        for key in ("headline", "under"):
            assert spoken(report[key], reader)
        awards, moments, tips, own = report["awards"], report["moments"], report["tips"], report["own"]
        assert isinstance(awards, list)
        assert isinstance(moments, list)
        assert isinstance(tips, dict)
        assert isinstance(own, dict)
        assert len(awards) <= 3
        assert len(moments) <= 3
        lines = [spoken(award, reader) for award in awards] + [spoken(one, reader) for one in own.values()]
        for moment in moments:
            assert isinstance(moment, dict)
            lines += [spoken(moment["says"], reader), spoken(moment["why"], reader)]
        for some in tips.values():
            assert isinstance(some, list)
            assert len(some) <= 2
            lines += [spoken(tip, reader) for tip in some]
        assert all(line.strip() and "  " not in line for line in lines)


def test_a_game_that_is_not_over_has_no_report() -> None:
    table, said = over(3)
    assert GAME.report(table, said[:5]) == {}


def test_lies_are_caught_waved_through_and_cried_over() -> None:
    fixed = {"first": "A", "workload": "1 3 T", "workload.left": "3", "B.hand": "audit audit", "C.hand": "audit"}
    lines = ["A announce 5", "A place", "C pass", "B audit", "A pass", "A done"]
    lines += ["B announce 3", "B place", "C audit", "B pass", "B done", "B pass", "C resign", "B resign"]
    report = reported(lines, fixed)
    pairs = report["lies"]
    assert isinstance(pairs, list)
    told = {(pair["seat"], pair["to"]): pair for pair in pairs if isinstance(pair, dict)}
    assert told["A", "B"]["caught"] == 1
    assert told["A", "C"]["waved"] == 1
    assert told["B", "C"]["alarms"] == 1
    assert spoken(report["headline"]) == "Last one solvent"
    assert spoken(report["under"]) == "Clara and Boris could not pay."
    own = report["own"]
    assert isinstance(own, dict)
    assert spoken(own["B"], "B").startswith("You left in turn")


def test_the_heaviest_moment_is_told_with_its_reason() -> None:
    fixed = {"turn": "A", "first": "A", "round": "14", "A.board": "7:5/1", "B.hand": "blackmail", "A.hand": "bribe"}
    fixed |= {"C.board": "7:2/2", "workload.left": "0", "A.stash": "6"}
    report = reported(["B blackmail", "A pass", "A done", "A pass", "B done", "B pass"], fixed)
    moments = report["moments"]
    assert isinstance(moments, list)
    first = moments[0]
    assert isinstance(first, dict)
    assert spoken(first["says"], "A") == "Turn 14: Boris blackmails you"
    assert spoken(first["why"], "A") == "You had a Bribe left and kept it. 8 caps gone."


@pytest.mark.parametrize(
    ("board", "lines", "says", "why"),
    [
        ("1:1/5", [], "Turn 8: you cannot pay for a 5", "Paid 1, owed 4, had 1."),
        ("1:5/T", [], "Turn 8: you cannot pay for a trap", "Paid 5, owed 2, had 1."),
        (
            "2:1/1",
            ["A announce 1", "A place", "B pass", "C pass", "A audit B 1", "B pass"],
            "",
            "Owed 2 for the audit, had 1.",
        ),
    ],
)
def test_a_bust_is_told_with_what_could_not_be_paid(board: str, lines: list[str], says: str, why: str) -> None:
    fixed = {"turn": "A", "first": "A", "round": "8", "A.stash": "1", "A.hand": "audit", "workload.left": "0"}
    fixed |= {"A.board": board, "B.board": "1:4/T 2:1/1", "C.board": "2:1/1"}
    if lines:
        fixed |= {"workload": "1", "workload.left": "1", "round": "3"}
    report = reported([*lines, "C resign"], fixed)
    moments = report["moments"]
    assert isinstance(moments, list)
    busts = [moment for moment in moments if isinstance(moment, dict) and "bust" in str(moment["says"])]
    assert spoken(busts[0]["why"], "A") == why
    assert spoken(busts[0]["says"], "A") == (says or "Turn 3: you cannot pay for a trap")


def test_everybody_who_reached_a_target_stands_below_the_headline() -> None:
    options = {"planned-financing": "on", "target-min": "6"}
    lines = ["A target 6", "B target 8", "C target 60", "C resign"]
    fixed = {"first": "A", "A.stash": "7", "B.stash": "9", "workload.left": "0"}
    report = reported(lines, fixed, options)
    assert spoken(report["headline"]) == "Anna and Boris reached the target"
    assert spoken(report["under"]) == "7 of 6, 9 of 8."
