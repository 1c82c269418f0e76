"""`kickback arena`: bots against each other."""

from __future__ import annotations

import argparse
import json
import secrets
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from kickback.bots.arena import Match, Score, compete, opened
from kickback.bots.chart import chart
from kickback.bots.make import UnknownBot, make
from kickback.cli.progress import bar
from kickback.cli.words import Commands, Wrong, a_game, add_table, command, cores, options_of, positive, seats_of
from kickback.engine.game import Game
from kickback.games import NAMES


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = command(
        commands,
        "arena",
        [
            "arena scapegoat --bots heuristic --against random",
            "arena wallet --bots search:50ms --against heuristic --games 200 --all",
            "arena embezzlement --bots heuristic:shark,heuristic:honest,random --chart arena.svg",
            'arena scapegoat --bots "outside:python3 examples/bot_outside.py" --against heuristic',
        ],
    )
    parser.add_argument("game", metavar="GAME", help=", ".join(NAMES))
    parser.add_argument(
        "--bots", default="heuristic", help="comma separated (default heuristic); fewer than seats take turns"
    )
    parser.add_argument(
        "--against", metavar="BOT", help="sits on all seats that --bots leaves (default random, if --bots is but one)"
    )
    parser.add_argument("--games", type=positive, default=1000, metavar="N", help="at most so many (default 1000)")
    parser.add_argument("--all", action="store_true", help="play all games, even if the answer is clear earlier")
    parser.add_argument("--seed", help="the same seed plays the same games, unless a bot thinks by the clock")
    parser.add_argument("--jobs", type=positive, default=cores(), help="processes")
    parser.add_argument("--chart", metavar="FILE", help="writes a picture (SVG)")
    parser.add_argument("--json", action="store_true", help="for programs")
    add_table(parser)
    parser.set_defaults(run=run)


def run(said: argparse.Namespace) -> int:
    game = a_game(said.game)
    bots = line_up(game, said)
    match = Match(game.name, bots, options_of(game, said), said.seed or secrets.token_hex(16), said.games, not said.all)
    score = opened(match)
    with bar(said.json) as progress:
        task = progress.add_task(game.title, total=said.games)
        for score in compete(match, said.jobs):
            progress.update(task, completed=score.games)
    if said.json:
        print(json.dumps(score.plain(), ensure_ascii=False, indent=1))
    else:
        show(score)
    if said.chart:
        draw(said.chart, score)
    return 0


def line_up(game: Game, said: argparse.Namespace) -> list[str]:
    """A bot for every seat: those named; the others are `--against`, the named ones again, or random ones."""
    seats = seats_of(game, said)
    named = [bot.strip() for bot in said.bots.split(",")]
    if len(named) > seats:
        raise Wrong(f"{len(named)} bots for {seats} seats; take more seats with --seats, or fewer bots")
    others = [said.against] if said.against else named if len(set(named)) > 1 else ["random"]
    bots = named + [others[step % len(others)] for step in range(seats - len(named))]
    if len(set(bots)) == 1:
        raise Wrong(f"only {bots[0]} is at the table; name another bot with --bots or --against")
    for spelled in dict.fromkeys(bots):
        try:
            make(spelled, game.name, "", outside=True)
        except UnknownBot as wrong:
            raise Wrong(str(wrong)) from None
        except ModuleNotFoundError:
            raise Wrong(f"nobody has taught '{spelled}' to play {game.title} yet; try random or search") from None
    return bots


def draw(path: str, score: Score) -> None:
    try:
        Path(path).write_text(chart(score), encoding="utf-8")
    except OSError as fault:
        raise Wrong(f"{path}: {fault.strerror or fault}") from None


def show(score: Score) -> None:
    console = Console()
    grid = Grid(box=None, padding=(0, 0, 0, 1), pad_edge=False)
    for heading in ("bot", "seats", "wins", "share", "95 %", "even", "", "rating"):
        grid.add_column(heading, justify="left" if heading == "bot" else "right", overflow="fold")
    for line in sorted(score.standings, key=lambda line: line.even - line.share):
        interval = f"{100 * line.low:.1f}–{100 * line.high:.1f} %"
        rating = f"{line.rating:.1f} ± {line.unsure:.1f}" if line.rating is not None else ""
        figures = [f"{line.wins:.6g}", f"{100 * line.share:.1f} %", interval, f"{100 * line.even:.1f} %"]
        grid.add_row(line.bot, str(line.chairs), *figures, line.verdict, rating)
    console.print(grid)
    match = score.match
    ended = "stopped early, the answer is clear" if score.stopped else "all played"
    nobody = f"; nobody won {score.nobody}" if score.nobody else ""
    console.print(f"{match.game}: {score.games} games, {ended}{nobody}; seed {match.seed}", highlight=False)
    if match.stop:
        console.print("The intervals are wider than usual: they hold although one looked again and again.")
    for trouble, times in score.troubles.items():
        console.print(f"In {times} games a stand-in played: {trouble}", highlight=False, markup=False)
    if score.standings[0].rating is None:
        console.print("Ratings need openskill: pip install 'kickback[arena]'", highlight=False, markup=False)
