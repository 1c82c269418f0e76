"""The table in a terminal: narrow, without colour, and no secret on it."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.console import Console

from kickback.engine.seats import ONLOOKER
from kickback.games.pecunia_olet.table import PecuniaOlet
from kickback.terminal.pecunia_olet import draw
from tests.games.pecunia_olet.tables import dealt, played, said, some_table

NAMES = {"A": "Anna", "B": "Boris", "C": "Clara", "D": "Maximiliane-Charlotte"}
WIDTH = 60


def drawn(table: PecuniaOlet, seat: int) -> list[str]:
    paper = io.StringIO()
    Console(width=WIDTH, color_system=None, file=paper).print(draw(table.view(seat), NAMES))
    return [line.rstrip() for line in paper.getvalue().splitlines()]


@pytest.mark.parametrize("seed", range(25))
def test_every_position_fits(seed: int) -> None:
    table = some_table(seed)
    dice = Random(seed)
    for step, _ in enumerate(played(table, seed)):
        if step % 9 == 0 or table.stack[-1].name != "placement":
            lines = drawn(table, dice.choice([*range(table.seats), ONLOOKER]))
            assert max(map(len, lines)) <= WIDTH
            assert any(line.startswith("Police") for line in lines)
    assert any(", place 1" in line for line in drawn(table, 0))


def test_what_is_on_the_board() -> None:
    fixed = {"first": "B", "officer": "8", "market": "C7 C8 B8 - A1 A5", "B.placed": "m4", "A.cash": "70"}
    fixed |= {"A.fakes": "1-0-2", "A.cards": "printer printer ink paper diner", "C.placed": "r1"}
    table = dealt(3, fixed=fixed)
    text = "\n".join(drawn(table, 0))
    for part in (
        "Round 1, lap 1. B Boris opened it, B Boris opens the next.",
        "m3 .",
        "m4 B",
        "tick. 60",
        "great law",
        "$20 bin",
        "r1 C  r2^ .",
        "t1oo .",
        "$50: ★ ★★ ★★★",
        "Police 4 ----@G..I....S.G.I....I.S.G 30",
        "to go: Godfather 1, ban 4, strike 9, end 22; 6 hats free",
        "> A Anna  [ooo]  prints 4 x ★★",
        "ink, paper, 1 diner",
        "  B Boris *  [oo]",
        "Behind your screen: $70 cash, $0 offshore, fakes 1-0-2",
        "the Godfather would take $40 now",
    ):
        assert part in text, text


@pytest.mark.proves("PEC-SECRET-1", "PEC-SECRET-2")
def test_others_money_is_not_drawn() -> None:
    secret = {"A.cash": "7770", "A.account": "8880", "A.fakes": "9-8-7"}
    table = dealt(3, fixed={"first": "A"} | secret)
    for seat in (1, 2, ONLOOKER):
        text = "\n".join(drawn(table, seat))
        assert not any(word in text for word in ("7770", "8880", "16650", "9-8-7"))
    assert "7770" in "\n".join(drawn(table, 0))
    taught = dealt(3, {"money": "open"}, fixed={"first": "A"} | secret)
    assert "$16650 ($7770 + $8880 offshore), fakes 9-8-7" in "\n".join(drawn(taught, 1))


@pytest.mark.proves("PEC-RULING-7")
def test_the_memory_aid_is_drawn() -> None:
    table = dealt(3, {"memory-aid": "on"}, fixed={"first": "B", "officer": "8", "B.cash": "30"})
    said(table, "B tax t2", "C pass", "A pass", "B fly c1 keep 10", "C pass", "A pass", "B tax t3")
    assert "    $30 to $40, fakes 0-0-0" in drawn(table, 0)
    counted = dealt(3, {"memory-aid": "on", "sale-log": "cash"}, fixed={"first": "B", "B.fakes": "2-0-1"})
    assert any(line.endswith("fakes 3 notes") for line in drawn(counted, 0))
