"""`kickback simulate`, `soak`, `bench`: the laboratory."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from dataclasses import asdict
from pathlib import Path
from time import monotonic

from rich.console import Console
from rich.table import Table as Grid

from kickback.bots.make import UnknownBot, make
from kickback.cli.progress import bar
from kickback.cli.words import (
    Commands,
    Wrong,
    a_game,
    add_table,
    command,
    cores,
    duration,
    options_of,
    positive,
    seats_of,
    share,
)
from kickback.games import NAMES
from kickback.lab.against import FIGURES as RACED
from kickback.lab.against import ROUNDS, Duel, against
from kickback.lab.bench import Speed, build, measure, peers, race
from kickback.lab.builds import NoBuild, other_build, this_build
from kickback.lab.coverage import NoCheckout
from kickback.lab.simulate import Played, Work, simulate, summary
from kickback.lab.soak import Failed, Tally, soak


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = command(
        commands,
        "simulate",
        [
            "simulate scapegoat --games 1000",
            "simulate scapegoat --bots heuristic,random,random,random --option audit-size=2 --json",
        ],
    )
    parser.add_argument("game", metavar="GAME", help=", ".join(NAMES))
    parser.add_argument("--games", type=positive, default=200, metavar="N")
    parser.add_argument("--bots", default="heuristic", help="one for all seats, or one per seat, comma separated")
    parser.add_argument("--fixed-seats", action="store_true", help="do not rotate the bots around the table")
    parser.add_argument("--seed", help="the same seed plays the same games (default: a new one)")
    parser.add_argument("--jobs", type=positive, default=cores(), help="processes")
    parser.add_argument("--json", action="store_true", help="for programs")
    add_table(parser)
    parser.set_defaults(run=run_simulate)

    parser = command(
        commands,
        "soak",
        ["soak --games 2000", "soak --game scapegoat --seconds 60"],
    )
    parser.add_argument("--game", action="append", metavar="GAME", help="only this game (may be said several times)")
    parser.add_argument(
        "--games", type=positive, metavar="N", help="how many (default 1000, or no limit with --seconds)"
    )
    parser.add_argument("--seconds", type=duration, default=0.0, metavar="S")
    parser.add_argument("--seed", default="soak", help="another seed soaks other games")
    parser.add_argument("--jobs", type=positive, default=cores(), help="processes")
    parser.add_argument("--save", default="soak-failure.txt", metavar="FILE", help="where a failing game is written")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run_soak)

    parser = command(
        commands,
        "bench",
        ["bench", "bench --game scapegoat --seconds 5", "bench --against HEAD~1 --at-least 0.95"],
    )
    parser.add_argument("--game", action="append", metavar="GAME", help="only this game (may be said several times)")
    parser.add_argument("--seconds", type=duration, default=3.0, metavar="S", help="for each game and peer")
    parser.add_argument(
        "--against", metavar="REV_OR_FOLDER", help="another commit, checkout or installed package instead of peers"
    )
    parser.add_argument(
        "--at-least", type=share, default=0.95, metavar="RATIO", help="a lower ratio than this fails (with --against)"
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run_bench)


FIGURES = {
    "decisions": "legal list plus act; the best of several slices, compared with peers in the last columns",
    "clones": "copies of a table in the middle of a game",
    "views": "what a seat may know, the same",
    "worlds": "whole tables imagined from a view",
    "playouts": "of a search, imagining included",
    "steps": "of a learner in PettingZoo: observation, mask, act; peers through their own doors",
}


def short(count: float) -> str:
    """Three digits are enough, and nothing is what was not measured."""
    return f"{count / 1000:,.0f}k" if count >= 10_000 else f"{count:,.0f}" if count else ""


def run_simulate(said: argparse.Namespace) -> int:
    game = a_game(said.game)
    seats = seats_of(game, said)
    given = options_of(game, said)
    bots = said.bots.split(",")
    if len(bots) == 1:
        bots = bots * seats
    if len(bots) != seats:
        raise Wrong(f"{len(bots)} bots for {seats} seats: name one for all, or one for each")
    try:
        for spelled in bots:
            make(spelled, game.name, "")
    except UnknownBot as wrong:
        raise Wrong(str(wrong)) from None
    seed = said.seed or secrets.token_hex(16)
    work = Work(game.name, seats, given, bots, seed, 0, said.games, not said.fixed_seats)
    played = Played()
    with bar(said.json) as progress:
        task = progress.add_task(game.title, total=said.games)
        for played in simulate(work, said.jobs):
            progress.update(task, completed=played.games)
    figures = summary(work, played)
    if said.json:
        print(json.dumps(figures, ensure_ascii=False, indent=1))
    else:
        show_simulation(work, played, figures)
    return 0


def show_simulation(work: Work, played: Played, figures: dict[str, object]) -> None:
    console = Console()
    grid = Grid("", "wins", "share", "95 % interval", box=None)
    by_seat, by_bot = figures["by-seat"], figures["by-bot"]
    assert isinstance(by_seat, dict)
    assert isinstance(by_bot, list)
    lines = [(f"seat {seat}", line) for seat, line in by_seat.items()]
    if len(set(work.bots)) > 1:
        lines += [(f"{number + 1}. {line['bot']}", line) for number, line in enumerate(by_bot)]
    for name, line in lines:
        interval = f"{100 * line['low']:.1f} to {100 * line['high']:.1f} %"
        grid.add_row(name, f"{line['wins']:.6g}", f"{100 * line['share']:.1f} %", interval)
    console.print(grid)
    lengths = figures["decisions"]
    assert isinstance(lengths, dict)
    even = f"an even share is {100 / work.seats:.1f} %"
    nobody = f"; nobody won {played.nobody}" if played.nobody else ""
    console.print(f"{played.games} games, seed {work.seed}; {even}{nobody}", highlight=False)
    console.print(
        f"decisions a game: {lengths['mean']:.1f} on average, median {lengths['median']}, at most {lengths['most']}",
        highlight=False,
    )


def names_of(said: argparse.Namespace) -> list[str]:
    return [a_game(name).name for name in said.game or NAMES]


def run_soak(said: argparse.Namespace) -> int:
    games = said.games or (10**9 if said.seconds else 1000)
    started = monotonic()
    tally = Tally()
    try:
        with bar(said.json) as progress:
            task = progress.add_task("soaking", total=said.games or (None if said.seconds else games))
            for tally in soak(names_of(said), games, said.seconds, said.seed, said.jobs):
                progress.update(task, completed=tally.games)
    except Failed as failure:
        Path(said.save).write_text(failure.record, encoding="utf-8")
        if said.json:
            print(json.dumps({"ok": False, "reason": failure.reason, "record": failure.record} | asdict(tally)))
        else:
            print(failure.record)
            print(f"FAILED: {failure.reason}\nThe game above is in {said.save}.", file=sys.stderr)
        return 1
    if said.json:
        print(json.dumps({"ok": True} | asdict(tally)))
    else:
        seconds = monotonic() - started
        counts = ", ".join(f"{count:,} {name}" for name, count in asdict(tally).items())
        print(f"no failure in {seconds:.0f} s: {counts}")
    return 0


def run_bench(said: argparse.Namespace) -> int:
    if said.against is not None:
        return run_against(said)
    speeds: list[Speed] = []
    rivals: list[Speed] = []
    with bar(said.json) as progress:
        names = names_of(said)
        task = progress.add_task("measuring", total=len(names) + 2)
        for name in names:
            speeds.append(measure(name, said.seconds))
            progress.advance(task)
        rivals = peers(said.seconds)
        progress.advance(task)
        race(speeds + rivals, said.seconds)
    if said.json:
        shown = {"build": build(), "games": [asdict(s) for s in speeds], "peers": [asdict(s) for s in rivals]}
        print(json.dumps(shown, indent=1))
        return 0
    ratios = [f"x {rival.name.split()[1]}" for rival in rivals]
    grid = Grid(box=None, padding=(0, 0, 0, 1), pad_edge=False)
    for name in ("", *FIGURES, *ratios):
        grid.add_column(name, justify="right" if name else "left", no_wrap=True)
    for speed in speeds + rivals:
        figures = [short(getattr(speed, figure)) for figure in FIGURES]
        grid.add_row(speed.name, *figures, *(f"{speed.decisions / rival.decisions:.1f}" for rival in rivals))
    console = Console()
    console.print(f"A second, on one core, {build()}, random seats:", highlight=False)
    console.print(grid)
    console.print("\n".join(f"{figure}: {says}" for figure, says in FIGURES.items()), highlight=False)
    if not rivals:
        console.print("Peers are not installed: pip install 'kickback[bench]'", highlight=False)
    return 0


def run_against(said: argparse.Namespace) -> int:
    names = names_of(said)
    duels: list[Duel] = []
    try:
        with bar(said.json) as progress:
            task = progress.add_task("measuring", total=ROUNDS * len(names) * len(RACED))
            old = other_build(said.against, lambda doing: progress.update(task, description=doing))
            progress.update(task, description="measuring")
            for now in against(old, this_build(), names, said.seconds):
                duels = now
                progress.advance(task)
    except (NoBuild, NoCheckout) as wrong:
        raise Wrong(str(wrong)) from None
    compared = [duel for duel in duels if not duel.wrong]
    if not compared:
        raise Wrong(f"nothing could be compared: {duels[0].wrong}")
    lowest = min(compared, key=lambda duel: duel.ratio)
    good = lowest.ratio >= said.at_least
    if said.json:
        figures = [duel.plain() for duel in duels]
        print(json.dumps({"build": build(), "against": old.name, "ok": good, "figures": figures}, indent=1))
    else:
        show_duels(old.name, duels)
        verdict = "" if good else f", below {said.at_least:g}"
        print(f"lowest ratio: {lowest.ratio:.3f}, {lowest.figure} of {lowest.game}{verdict}")
    return 0 if good else 1


def show_duels(name: str, duels: list[Duel]) -> None:
    grid = Grid(box=None, padding=(0, 0, 0, 2), pad_edge=False)
    for title in ("", "", "old", "new", "new/old", "between"):
        grid.add_column(title, justify="right" if title else "left", no_wrap=True)
    for duel in duels:
        if duel.wrong:
            grid.add_row(duel.game, duel.figure, "", "", "", "")
            continue
        found = duel.plain()
        old, new = float(str(found["old"])), float(str(found["new"]))
        between = f"{found['low']:.2f} and {found['high']:.2f}"
        grid.add_row(duel.game, duel.figure, short(old), short(new), f"{duel.ratio:.3f}", between)
    console = Console()
    console.print(f"A second of processor time, {build()}; old is {name}, new is this build:", highlight=False)
    console.print(grid)
    for duel in duels:
        if duel.wrong:
            console.print(f"not compared: {duel.figure} of {duel.game}: {duel.wrong}", highlight=False, markup=False)
