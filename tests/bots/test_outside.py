"""Programs outside: they play like any bot, and when they fail somebody else plays on and says why."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path

import pytest

from kickback.bots.bot import Answer
from kickback.bots.make import UnknownBot, make
from kickback.bots.outside import OutsideBot, Program
from kickback.bots.play import play
from kickback.engine.chance import Seeded
from kickback.engine.game import Fixed
from kickback.engine.seats import EYE, letter
from kickback.engine.table import Table
from kickback.games import NAMES
from kickback.games import game as game_named

EXAMPLE = f"outside:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'bot_outside.py'}"


def dealt(name: str) -> Table:
    game = game_named(name)
    return game.deal(game.usual, game.settle(game.usual, game.finite({})), Seeded("outside", "deal"), Fixed({}))


def asked(bot: OutsideBot, table: Table) -> Answer:
    game = game_named(bot.game)
    seat = table.waiting()[0]
    view = table.view(seat)
    return bot.answer(view, table.legal(seat), game.worlds(view))


def program(tmp_path: Path, body: str, patience: float = 10.0) -> OutsideBot:
    """A bot of these lines of Python; `message` is what was asked, `say` answers."""
    path = tmp_path / "program.py"
    head = "import json, sys, time\ndef say(m): print(json.dumps(m), flush=True)\nhello = json.loads(input())\n"
    path.write_text(head + body)
    bot = make(f"outside:{sys.executable} {path}", "scapegoat", "seed", outside=True)
    assert isinstance(bot, OutsideBot)
    bot.patience = patience
    return bot


LOOP = "for line in sys.stdin:\n    message = json.loads(line)\n    "


@pytest.mark.parametrize("name", NAMES)
def test_the_example_plays_every_game(name: str) -> None:
    game = game_named(name)
    outside = make(EXAMPLE, name, "seed", outside=True)
    assert isinstance(outside, OutsideBot)
    others = [make("heuristic", name, str(seat)) for seat in range(1, game.usual)]
    table, _ = play(game, game.settle(game.usual, game.finite({})), [outside, *others], "outside")
    assert table.over
    assert not outside.trouble
    assert outside.asked
    outside.close()


def test_a_program_is_told_what_a_bot_may_know(tmp_path: Path) -> None:
    said = tmp_path / "said.json"
    bot = program(tmp_path, f"{LOOP}open({str(said)!r}, 'w').write(json.dumps([hello, message]))\n"
                  "    say({'answer': message['legal'][1], 'talk': 'mine', 'sure': 0.25})\n")  # fmt: skip
    table = dealt("scapegoat")
    answer = asked(bot, table)
    bot.close()
    assert answer == Answer(table.legal(0)[1], "mine", 0.25)
    hello, question = json.loads(said.read_text())
    assert hello == {"kickback": 1, "game": "scapegoat", "seed": "seed"}
    assert question["seat"] == letter(0)
    assert question["legal"] == [action.text for action in table.legal(0)]
    assert question["view"] == table.view(0).plain()
    assert question["view"] != table.view(EYE).plain()


def test_a_program_gets_the_worlds_it_asks_for(tmp_path: Path) -> None:
    said = tmp_path / "said.json"
    bot = program(tmp_path, f"{LOOP}say({{'worlds': 2}})\n    worlds = json.loads(sys.stdin.readline())\n"
                  f"    open({str(said)!r}, 'w').write(json.dumps(worlds))\n"
                  "    say({'answer': message['legal'][0]})\n")  # fmt: skip
    table = dealt("scapegoat")
    asked(bot, table)
    bot.close()
    assert not bot.trouble
    worlds = json.loads(said.read_text())["worlds"]
    assert len(worlds) == 2
    hand = table.view(0).plain()["A"]
    for world in worlds:
        assert world["A"] == hand
        assert "hidden" not in world["B"]["hand"]


FAILURES = {
    "crashes": ("sys.exit(3)", "has ended with exit code 3"),
    "sleeps": (f"{LOOP}time.sleep(60)", "did not answer in time"),
    "mumbles": (f"{LOOP}print('eh', flush=True)", "said something that is no JSON object: 'eh'"),
    "counts": (f"{LOOP}print('7', flush=True)", "said something that is no JSON object: '7'"),
    "cheats": (f"{LOOP}say({{'answer': 'win'}})", 'answered "win", which is not one of its 4 legal actions'),
    "is silent": (f"{LOOP}say({{}})", "answered null, which is not one of its 4 legal actions"),
    "sulks": (f"{LOOP}say({{'answer': message['legal'][0], 'sure': 'no'}})", "gave talk or sure of the wrong kind"),
    "is greedy": (f"{LOOP}say({{'worlds': 10**6}})", "asked for 1000000 worlds; 1 to 1000 can be had at once"),
}


@pytest.mark.parametrize("failure", FAILURES)
def test_a_program_that_fails_is_named_and_replaced(
    failure: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    body, told = FAILURES[failure]
    bot = program(tmp_path, body + "\n", patience=1.0 if failure == "sleeps" else 10.0)
    table = dealt("scapegoat")
    with caplog.at_level(logging.ERROR, "kickback.bots"):
        answer = asked(bot, table)
        again = asked(bot, table)
    assert answer.action in table.legal(0)
    assert again.action in table.legal(0)
    assert bot.trouble.startswith(told)
    assert len(caplog.messages) == 1, "told once, not with every answer"
    assert told in caplog.text
    assert "heuristic plays on in its place" in caplog.text
    assert bot.program is None


def test_a_program_that_is_not_there_is_replaced_too() -> None:
    bot = make("outside:no-such-program --at all", "scapegoat", "seed", outside=True)
    assert isinstance(bot, OutsideBot)
    table = dealt("scapegoat")
    assert asked(bot, table).action in table.legal(0)
    assert bot.trouble.startswith("cannot be started")


def test_the_game_goes_on_when_a_program_dies_in_the_middle(tmp_path: Path) -> None:
    body = f"{LOOP}say({{'answer': message['legal'][0]}})\n    if message['ask'] == 3: sys.exit()\n"
    bot = program(tmp_path, body)
    others = [make("heuristic", "scapegoat", str(seat)) for seat in range(3)]
    game = game_named("scapegoat")
    table, _ = play(game, game.settle(4, {}), [bot, *others], "dying")
    assert table.over
    assert bot.trouble.startswith("has ended with exit code 0")


def test_a_program_ends_with_its_input_or_is_stopped(tmp_path: Path) -> None:
    for body in ("input()", "time.sleep(60)"):
        bot = program(tmp_path, f"{body}\n")
        bot.program = Program(bot.command)
        process = bot.program.process
        assert process.poll() is None
        bot.close()
        assert process.returncode is not None


def test_nobody_starts_programs_by_accident() -> None:
    with pytest.raises(UnknownBot, match="not allowed here"):
        make(EXAMPLE, "scapegoat", "seed")
