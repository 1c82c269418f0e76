"""Words: every event has a sentence, and a public sentence holds no secret."""

from __future__ import annotations

import re
from random import Random

import pytest

from kickback.engine.seats import EYE, ONLOOKER, letter
from kickback.games.pecunia_olet import GAME
from tests.games.pecunia_olet.tables import dealt, played, said, some_table

NAMES = {"A": "Anna", "B": "Boris", "C": "Clara", "D": "Dora"}


@pytest.mark.parametrize("seed", range(40))
def test_every_event_and_question_has_words(seed: int) -> None:
    table = some_table(seed, listen=True)
    dice = Random(seed)
    for step, (seat, action) in enumerate(played(table, seed)):
        view = table.view(seat)
        assert GAME.ask(view, NAMES)
        if step % 9 == 0 or table.stack[-1].name != "placement":
            hints = GAME.hints(view)
            verb = action.text.split()[0]
            assert any(hint.split()[0] == verb for hint in hints)
        if dice.random() < 0.05:
            said(table, f"{letter(seat)} count", f"{letter(seat)} history", f"{letter(seat)} say trust me")
        other = table.view((seat + 1) % table.seats)
        if len(table.waiting()) == 1:
            assert GAME.ask(other, NAMES) == f"Waiting for {NAMES[letter(seat)]}."
    assert GAME.ask(table.view(0), NAMES).startswith("The game is over")
    for event in table.log or []:
        for viewer in [*range(table.seats), ONLOOKER, EYE]:
            facts = event.seen_by(viewer)
            if facts is not None:
                line = GAME.tell(facts, NAMES)
                assert line
                assert "None" not in line
                assert not re.search(r"[{}\[\]]", line)


def lines(table: object, viewer: int) -> list[str]:
    log = getattr(table, "log", None) or []
    return [GAME.tell(facts, NAMES) for facts in (event.seen_by(viewer) for event in log) if facts is not None]


@pytest.mark.proves("PEC-RULING-7")
def test_a_flight_in_words() -> None:
    table = dealt(3, fixed={"first": "A", "A.cash": "130", "A.cards": "printer ink jet"}, listen=True)
    said(table, "A fly c1 keep 20", "B pass", "C pass", "A fly j1 keep 70")
    assert "Anna takes the commercial flight for $30." in lines(table, 1)
    assert "Anna flies by jet from j1." in lines(table, ONLOOKER)
    own = "Anna takes the commercial flight for $30, keeps $20 and has $80 in the account."
    assert own in lines(table, 0)
    assert own in lines(table, EYE)


def test_sentences() -> None:
    fixed = {"first": "A", "officer": "8", "A.cash": "130", "A.fakes": "1-0-3", "market": "C7 C8 B8 B7 A1 A5"}
    table = dealt(3, fixed=fixed | {"A.cards": "printer ink paper"}, listen=True)
    said(table, "A buy m1", "B tax t3", "C pass", "A fence r1 0-0-2", "B pass", "C pass", "A print p1")
    said(table, "B buy m6")
    told = lines(table, 0)
    for line in (
        "Boris buys ink at m6 for $10.",
        "Anna begins with $130 and printer, ink.",
        "Round 1: Anna begins.",
        "Anna buys a lottery ticket ($60) at m1 for $60.",
        "Boris cheats on taxes for $30.",
        "The officer moves to 9: godfather.",
        "The Godfather wants half of everybody's cash.",
        "Anna pays him $40.",
        "Boris pays him, unseen.",
        "Clara lays a henchman down.",
        "Anna sells 2 ★★★ to the receiver for $80.",
        "Anna prints 2 ★★ at p1.",
    ):
        assert line in told, told


def test_the_question_says_what_is_at_stake() -> None:
    table = dealt(3, fixed={"first": "A", "officer": "28", "A.cash": "70", "A.fakes": "2-0-0"})
    assert GAME.ask(table.view(0), NAMES) == (
        "Place henchman 1 of 3 or pass. You have $70 cash, $0 offshore, fakes: 2 ★. "
        "Hat number 2 from here brings the Godfather and ends the game (he would take $40 of your cash). "
        "No flights: strike. The supermarket knows every fake."
    )
    hints = GAME.hints(table.view(0))
    assert "fence r1 LOT (up to 8 of 2-0-0)" in hints
    assert not any(hint.startswith(("fly", "shop")) for hint in hints)
    assert GAME.hints(table.view(1)) == ["say TEXT", "count", "history"]
    assert GAME.hints(table.view(ONLOOKER)) == []
