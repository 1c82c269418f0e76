"""How much a person is asked: questions of whole games, those with a single answer, curtains, pages that do not fit.

`python -m tests.terminal.figures [GAME …]` plays five games of each kind and prints the tables of docs/terminal.md.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from dataclasses import dataclass, field

from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.terminal.choices import Held
from kickback.terminal.course import Course, Step
from kickback.terminal.home import HomeTable
from kickback.terminal.page import lay_out
from kickback.terminal.setting_up import from_words
from kickback.terminal.settings import ALWAYS, REAL, Settings
from tests.terminal.games import SEATS, scene, sticks_out

SEEDS = ("1", "2", "3", "4", "5")


@dataclass
class Figures:
    asked: int = 0
    single: int = 0
    curtains: int = 0
    pages: int = 0
    too_large: int = 0
    alone: Counter[str] = field(default_factory=Counter)  # the moments of questions with a single answer


async def nothing(_step: Step) -> None:
    """Only the questions are counted."""


def look(table: HomeTable, seat: str, found: Figures) -> None:
    """The page of this question at 80x24, and those of its steps."""
    looked = scene(table, seat)
    paths = [[], *([one.key] for one in looked.asked.entries if one.under)]
    for path in paths:
        looked.held = Held(path=path)
        found.pages += 1
        found.too_large += bool(sticks_out(lay_out(looked, 80, 24)))


async def played(game: str, seed: str, people: list[str], asking: str, pages: bool = False) -> Figures:
    """One whole game in which people answer as the house would advise them."""
    rules = game_named(game)
    table = from_words(rules, SEATS[game], people, [], rules.finite({}), seed)
    course, found = Course(table, Settings(pace=0, asking=asking)), Figures()
    course.start()
    while (question := await course.next_question(nothing)) is not None:
        for seat in question.seats if question.call else question.seats[:1]:
            if pages:
                look(table, seat, found)
            if course.single_answer(seat):
                found.alone[table.prompt(seat)["moment"]] += 1
            if not question.call and course.holder != seat:
                found.curtains += len(people) > 1
                course.holder = seat
            if seat in table.asked():
                await table.answer(seat, table.hint(seat))
                course.decided(seat)
    found.asked, found.single = course.asked, course.single
    return found


def share(part: int, whole: int) -> str:
    return f"{100 * part / max(1, whole):.1f} %"


def main(games: list[str]) -> None:
    for game in games or NAMES:
        always, real, pair = Figures(), Figures(), Figures()
        for seed in SEEDS:
            for total, people, asking in (
                (always, ["Nadia"], ALWAYS),
                (real, ["Nadia"], REAL),
                (pair, ["Nadia", "Ann"], REAL),
            ):
                one = asyncio.run(played(game, seed, people, asking, pages=total is always))
                for name in ("asked", "single", "curtains", "pages", "too_large", "alone"):
                    setattr(total, name, getattr(total, name) + getattr(one, name))
        print(
            f"| {game} | {always.too_large} of {always.pages} | {always.asked / len(SEEDS):.0f} "
            f"| {share(always.single, always.asked)} | {real.asked / len(SEEDS):.0f} "
            f"| {share(real.single, real.asked)} "
            f"| {pair.asked / len(SEEDS):.0f} | {pair.curtains / len(SEEDS):.0f} |",
            flush=True,
        )
        if real.alone:
            print(f"  a single answer: {dict(real.alone)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
