"""Measures one build of Kickback on request. A program of its own: `kickback bench --against` runs it on two builds.

It gets the folder that holds the build's package, and uses only what every build has. For each line of JSON on stdin,
such as `{"game": "scapegoat", "figure": "decisions", "tables": [0, 1], "lines": []}`, it writes another: how often the
thing was done and the processor time it took; or, for a build that cannot do it, why.

What is measured in the middle of games is measured at the same tables in both builds, even if their rules differ: one
build writes down how its random games begin (`begun`), and the request has those `lines`, by table. `replayed` tells
which of them a build can play.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable
from time import process_time
from typing import Any  # what a build hands out is the build's own affair

Lines = list[tuple[int, str]]  # who said what

MIDDLE = 40  # decisions into a game
CLONES = 200  # of one table
WORLDS = 4
THOUGHTS = 60  # playouts for one answer of a search


def dealt(name: str, number: int) -> tuple[Any, Any]:
    """A game, and a table of it that is the same in every build with the same rules."""
    from kickback.engine.chance import Seeded
    from kickback.engine.game import Fixed
    from kickback.games import game

    found: Any = game(name)
    options = found.settle(found.usual, found.finite({}))
    return found, found.deal(found.usual, options, Seeded(f"bench-{number}", "deal"), Fixed({}))


def begun(name: str, number: int) -> list[tuple[int, str]]:
    """The first decisions of a random game, as a record keeps them; asked only of the build that is measured now."""
    from kickback.engine.chance import Quick

    _, table = dealt(name, number)
    table.log = []  # somebody listens, so that a choice made in steps is written whole
    dice = Quick(number)
    lines: list[tuple[int, str]] = []
    for _ in range(MIDDLE):
        waiting = table.waiting()
        if not waiting:
            break
        seat = waiting[dice.below(len(waiting))]
        legal = table.legal(seat)
        said = table.act(seat, legal[dice.below(len(legal))])
        if said:
            lines.append((seat, said))
    return lines


def halfway(name: str, number: int, lines: Lines) -> tuple[Any, Any]:
    found, table = dealt(name, number)
    play(table, lines)
    return found, table


def play(table: Any, lines: Lines) -> None:
    for seat, text in lines:
        table.act(seat, table.read(seat, text))


def replays(name: str, number: int, lines: Lines) -> bool:
    """Can this build play these lines? Another one may have other rules."""
    _, table = dealt(name, number)
    try:
        play(table, lines)
    except Exception:  # whatever refuses it
        return False
    return True


def decisions(name: str, number: int, _: Lines) -> tuple[int, float]:
    """A random game from the deal to its end: legal list plus act."""
    from kickback.engine.chance import Quick
    from kickback.engine.playout import playout

    _, table = dealt(name, number)
    started = process_time()
    count = playout(table, Quick(number))
    return count, process_time() - started


def clones(name: str, number: int, lines: Lines) -> tuple[int, float]:
    _, table = halfway(name, number, lines)
    started = process_time()
    for _ in range(CLONES):
        table.clone()
    return CLONES, process_time() - started


def worlds(name: str, number: int, lines: Lines) -> tuple[int, float]:
    """Whole tables imagined from a view, the view included."""
    from kickback.engine.chance import Quick

    found, table = halfway(name, number, lines)
    started = process_time()
    imagined = found.worlds(table.view(0))
    for step in range(WORLDS):
        imagined.sample(Quick(step))
    return WORLDS, process_time() - started


def playouts(name: str, number: int, lines: Lines) -> tuple[int, float]:
    """Of a search, at a question with more than one answer; none where there is no such question."""
    from kickback.bots.make import make

    found, table = halfway(name, number, lines)
    seat = next((seat for seat in table.waiting() if len(table.legal(seat)) > 1), -1)
    if seat < 0:
        return 0, 0.0
    bot: Any = make(f"search:{THOUGHTS}", name, str(number))
    view = table.view(seat)
    started = process_time()
    bot.answer(view, table.legal(seat), found.worlds(view))
    return bot.playouts, process_time() - started


MEASURES: dict[str, Callable[[str, int, Lines], tuple[int, float]]] = {
    "decisions": decisions,
    "clones": clones,
    "worlds": worlds,
    "playouts": playouts,
}


FROM_THE_DEAL = ("decisions",)  # all others are measured in the middle of games


def answered(game: str, figure: str, tables: list[int], lines: list[Lines]) -> dict[str, object]:
    try:
        if figure == "begun":
            return {"lines": [begun(game, number) for number in tables]}
        if figure == "replayed":
            pairs = zip(tables, lines, strict=True)
            return {"tables": [number for number, said in pairs if replays(game, number, said)]}
        return measured(game, figure, tables, lines)
    except Exception as fault:  # whatever another build lacks or names differently
        return {"wrong": f"{type(fault).__name__}: {fault}"}


def measured(game: str, figure: str, tables: list[int], lines: list[Lines]) -> dict[str, object]:
    count, spent = 0, 0.0
    gc.collect()
    for place, number in enumerate(tables):
        times, seconds = MEASURES[figure](game, number, lines[place] if lines else [])
        count += times
        spent += seconds
    return {"count": count, "seconds": spent}


def main() -> None:
    sys.path.insert(0, sys.argv[1])
    from kickback import engine

    print(json.dumps({"compiled": not str(engine.__file__).endswith(".py"), "from": engine.__file__}), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps(answered(asked["game"], asked["figure"], asked["tables"], asked["lines"])), flush=True)


if __name__ == "__main__":
    main()
