"""`kickback mutants`: would the tests notice?"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

import kickback
from kickback.cli.words import Commands, Wrong, a_game, command, cores, positive, share
from kickback.engine import COMPILED
from kickback.games import NAMES
from kickback.lab.coverage import NoCheckout, checkout
from kickback.lab.mutants.crew import NoTrials
from kickback.lab.mutants.explained import FILE, BadExplanation, Explanation, explanations
from kickback.lab.mutants.operators import Mutant
from kickback.lab.mutants.report import Report, report
from kickback.lab.mutants.targets import ENGINE, Target, target
from kickback.lab.mutants.trials import KEPT, KILLED, SURVIVED, UNREACHED, State, trials

SHOWN = 12  # survivors on the screen; all of them are in the report


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = command(
        commands,
        "mutants",
        ["mutants scapegoat --sample 400", "mutants wallet --resume", "mutants engine --jobs 4 --report engine.md"],
    )
    parser.add_argument("game", nargs="*", metavar="GAME", help=f"{', '.join(NAMES)}, or {ENGINE} (default: all)")
    parser.add_argument("--sample", type=positive, metavar="N", help="so many of each, drawn by luck (default: all)")
    parser.add_argument("--seed", default="mutants", help="another seed draws another sample")
    parser.add_argument("--jobs", type=positive, default=cores(), help="processes")
    parser.add_argument(
        "--resume", action="store_true", help="keep what an earlier run found where neither line nor tests have changed"
    )
    parser.add_argument("--report", default=f"{KEPT}/report.md", metavar="FILE", help="where the report is written")
    parser.add_argument("--at-least", type=share, default=0.0, metavar="RATE", help="a kill rate below this fails")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def run(said: argparse.Namespace) -> int:
    targets, given = wanted(said)
    reports: list[Report] = []
    stopped = False
    for one in targets:
        for game, why in one.left_out.items():
            print(f"kickback: {one.name} is tried without {game}, which cannot be loaded: {why}", file=sys.stderr)
        state, stopped = tried(one, said, given)
        reports.append(report(one, state, given))
        if stopped:
            break
    path = Path(said.report)
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(one.markdown() for one in reports), encoding="utf-8")
    if said.json:
        print(json.dumps([one.plain() for one in reports], ensure_ascii=False, indent=1))
    else:
        show(reports, said.report)
    if stopped:
        print("kickback: stopped; --resume goes on from here", file=sys.stderr)
        return 130
    low = [one.target.name for one in reports if one.count.rate < said.at_least]
    if low:
        print(f"kickback: below {said.at_least:g}: {', '.join(low)}", file=sys.stderr)
    return 1 if low or any(one.stale for one in reports) else 0


def wanted(said: argparse.Namespace) -> tuple[list[Target], list[Explanation]]:
    """What to plant faults in, checked; and what is explained already."""
    names = [name if name == ENGINE else a_game(name).name for name in said.game] or [ENGINE, *NAMES]
    if COMPILED:
        raise Wrong("faults are planted in plain sources, and this build is compiled; use the one of 'make setup'")
    if not hasattr(os, "fork"):
        raise Wrong("trials need a system with fork, such as Linux or macOS")
    try:
        root = checkout()
        sources = Path(kickback.__file__).parent
        return [target(name, sources, root) for name in names], explanations(root / FILE)
    except (NoCheckout, BadExplanation) as wrong:
        raise Wrong(str(wrong)) from None


def tried(one: Target, said: argparse.Namespace, given: list[Explanation]) -> tuple[State, bool]:
    """How far it came, and whether somebody stopped it."""
    state = State([], 0, [])
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[says]}"),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=said.json or not console.is_terminal) as progress:
        task = progress.add_task(one.name, total=None, says="")

        def recording(done: int, of: int) -> None:
            progress.update(task, completed=done, total=of, says="noting which test reaches what")

        def explained(mutant: Mutant) -> bool:
            return any(reason.fits(mutant) for reason in given)

        try:
            for state in trials(one, said.jobs, said.sample, said.seed, said.resume, recording, explained):
                killed, survived = state.count(KILLED), state.count(SURVIVED)
                left = state.wanted - len(state.results)
                says = f"{killed} killed, {survived} survived, {left} left"
                progress.update(task, completed=len(state.results), total=state.wanted, says=says)
        except KeyboardInterrupt:
            return state, True
        except NoTrials as wrong:
            raise Wrong(f"{one.name}: {wrong}") from None
    return state, False


def show(reports: list[Report], written: str) -> None:
    grid = Grid(box=None, padding=(0, 0, 0, 1), pad_edge=False)
    for title in ("", "tried", "of", "killed", "survived", "unreached", "explained", "rate"):
        grid.add_column(title, justify="right" if title else "left", no_wrap=True)
    for one in reports:
        count = one.count
        unreached = sum(survivor.how == UNREACHED for survivor in one.survivors)
        figures = (count.tried, one.population, count.killed, count.survived, unreached, count.explained)
        grid.add_row(one.target.name, *map(str, figures), count.percent)
        for module, part in one.modules.items():
            figures_of_part = (part.tried, "", part.killed, part.survived, "", part.explained)
            grid.add_row(f"  {one.short(module)}", *map(str, figures_of_part), part.percent)
    console = Console()
    console.print(grid)
    for one in reports:
        for survivor in one.survivors[:SHOWN]:
            console.print(
                f"{one.where(survivor)} {survivor.function} ({survivor.operator})", highlight=False, soft_wrap=True
            )
            change = f"  - {survivor.before}\n  + {survivor.after}"
            console.print(change, highlight=False, markup=False, soft_wrap=True)
        if len(one.survivors) > SHOWN:
            console.print(f"... and {len(one.survivors) - SHOWN} more of {one.target.name}", highlight=False)
        for line in one.stale:
            console.print(f"stale in {FILE}: {line}", highlight=False, markup=False, soft_wrap=True)
    console.print(f"All of it is in {written}.", highlight=False)
