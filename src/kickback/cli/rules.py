"""`kickback rules`: the rules in our words, one clause, a search, the options, or which tests prove them."""

from __future__ import annotations

import argparse
import json
import os
import pydoc
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table as Grid

import kickback
from kickback.cli.words import Commands, Wrong, a_game, command
from kickback.engine.game import Game
from kickback.engine.ledger import Ledger
from kickback.engine.messages import Message
from kickback.engine.options import write
from kickback.games import NAMES, ledger
from kickback.words import Reader, speech

NOBODY = Reader({})

if TYPE_CHECKING:  # the laboratory is loaded only when its figures are asked for
    from kickback.lab.mutants.report import Count


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = command(
        commands,
        "rules",
        [
            "rules scapegoat",
            "rules scape goal",
            "rules scapegoat SCG-DEAD-2",
            "rules scapegoat audit",
            "rules scapegoat --options",
            "rules scapegoat --coverage",
        ],
    )
    parser.add_argument("game", metavar="GAME", help=", ".join(NAMES))
    parser.add_argument(
        "clause", nargs="*", default=[], metavar="CLAUSE", help="a clause id, an area, goal, or words to look for"
    )
    parser.add_argument("--options", action="store_true", help="the house rules and presets")
    parser.add_argument("--coverage", action="store_true", help="which tests prove which clause (in a checkout)")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def run(said: argparse.Namespace) -> int:
    game = a_game(said.game)
    if said.coverage:
        return show_coverage(game.name, said.json)
    if said.options:
        show_options(game, said.json)
        return 0
    rules = ledger(game.name)
    if said.clause:
        return show_clauses(game, rules, " ".join(said.clause), said.json)
    if said.json:
        print(json.dumps([vars_of(rules, id) for id in rules.clauses], ensure_ascii=False, indent=1))
    elif sys.stdout.isatty():
        paged(lambda console: console.print(Markdown(rules.text)))
    else:
        print(rules.text, end="")
    return 0


def paged(show: Callable[[Console], None]) -> None:
    """Page by page, with styles where the pager understands them: less does, once it is told so."""
    pager = os.environ.get("MANPAGER") or os.environ.get("PAGER") or ("less" if shutil.which("less") else "")
    styled = Path(pager.partition(" ")[0]).name == "less" and pydoc.getpager() is not pydoc.plainpager
    if styled:
        given = os.environ.get("LESS", "FX")
        os.environ["LESS"] = given if "R" in given else f"{given} -R".strip() if given.startswith("-") else f"{given}R"
    console = Console()
    with console.pager(styles=styled):
        show(console)


def vars_of(rules: Ledger, id: str) -> dict[str, str]:
    clause = rules.clauses[id]
    return {"id": clause.id, "section": clause.section, "text": clause.text}


def show_clauses(game: Game, rules: Ledger, wanted: str, as_json: bool) -> int:
    """One clause by its id, an area, how to win, or every clause that contains the words, the nearest first."""
    from kickback.terminal.rulebook import clauses_for, first_minute, is_goal

    found = clauses_for(game, wanted)
    if not found:
        raise Wrong(f"no clause is called '{wanted}' or contains it")
    if as_json:
        print(json.dumps([vars_of(rules, clause.id) for clause in found], ensure_ascii=False, indent=1))
        return 0
    minute = first_minute(game, game.usual, {}) if is_goal(wanted) else []
    if not sys.stdout.isatty():
        for head, text in [*minute, *((clause.id, clause.text) for clause in found)]:
            print(f"{head}  {text}".strip())
        return 0

    def show(console: Console) -> None:
        for head, text in minute:
            console.print(f"[bold]{escape(head)}[/bold] {escape(text)}\n", highlight=False)
        for clause in found:
            console.print(f"[bold]{clause.id}[/bold]  [dim]{escape(clause.section)}[/dim]", highlight=False)
            console.print(Markdown(clause.text), "")

    paged(show)
    return 0


def show_options(game: Game, as_json: bool) -> None:
    said = speech(game.name)
    if as_json:
        options = [
            {
                "key": o.key,
                "kind": o.kind,
                "allowed": o.allowed(),
                "choices": list(o.choices),
                "default": o.default,
                "name": said.say(Message(f"option-{o.key}"), NOBODY),
                "says": said.say(Message(f"option-{o.key}"), NOBODY, "says"),
                "clauses": list(o.clauses),
            }
            for o in game.options
        ]
        print(json.dumps({"options": options, "presets": game.presets}, ensure_ascii=False, indent=1))
        return
    grid = Grid("option", "allowed", "default", "what it does", box=None, pad_edge=False)
    for o in game.options:
        grid.add_row(o.key, o.allowed(), write(o.default), said.say(Message(f"option-{o.key}"), NOBODY, "says"))
    console = Console()
    console.print(grid)
    for name, given in game.presets.items():
        shown = " ".join(f"{key}={value}" for key, value in given.items()) or "all defaults"
        console.print(f"preset {name}: {shown}", highlight=False)


def show_coverage(game: str, as_json: bool) -> int:
    from kickback.lab.coverage import NoCheckout, coverage
    from kickback.lab.mutants.explained import BadExplanation

    try:
        found = coverage(game)
        mutants = kills_of(game)
    except (NoCheckout, BadExplanation) as wrong:
        raise Wrong(str(wrong)) from None
    needed = len(found.proofs) - len(found.rulings)
    proven = needed - len(found.bare)
    if as_json:
        shown: dict[str, object] = {"proofs": found.proofs, "bare": found.bare}
        shown |= {"failed": found.failed, "unknown": found.unknown}
        if mutants:
            shown["mutants"] = {clause: count.plain() for clause, count in mutants.items()}
        print(json.dumps(shown, ensure_ascii=False, indent=1))
        return 0 if found.complete else 1
    if mutants:
        print(f"{'':22} {'tests':>3}  mutants killed")
    for clause, tests in found.proofs.items():
        more = f" and {len(tests) - 3} more" if len(tests) > 3 else ""
        none = "(a ruling)" if clause in found.rulings else "NO TEST"
        killed = f"{shown_kills(mutants.get(clause)):>9}  " if mutants else ""
        print(f"{clause:22} {len(tests):3}  {killed}{', '.join(tests[:3]) + more if tests else none}")
    for line in found.failed:
        print(f"FAILED   {line}")
    for line in found.unknown:
        print(f"UNKNOWN  {line}")
    rulings = sum(bool(found.proofs[clause]) for clause in found.rulings)
    share = 100 * proven / needed if needed else 0
    print(f"{proven} of {needed} clauses proven ({share:.1f} %)")
    print(f"{rulings} of {len(found.rulings)} rulings named by a test")
    if mutants:
        told = [count for count in mutants.values() if count.killed or count.survived]
        print(
            f"{sum(not count.survived for count in told)} of {len(told)} clauses with mutants have all of them killed"
        )
    return 0 if found.complete else 1


def kills_of(game: str) -> dict[str, Count]:
    """Clause by clause, how many mutants were killed, if some were tried here; what is explained does not count."""
    from kickback.lab.coverage import checkout
    from kickback.lab.mutants.explained import FILE, explanations
    from kickback.lab.mutants.report import kills
    from kickback.lab.mutants.targets import target

    root = checkout()
    return kills(target(game, Path(kickback.__file__).parent, root), explanations(root / FILE))


def shown_kills(count: Count | None) -> str:
    return f"{count.killed} of {count.killed + count.survived}" if count is not None else ""
