"""How long games last: decisions of whole games among bots, by seats and by every house rule that matters.

Writes src/kickback/server/lengths.toml, from which the table maker estimates. After a change of rules or bots, run
.venv/bin/python tools/lengths.py
"""

from __future__ import annotations

from pathlib import Path
from statistics import mean, median

from kickback.bots.make import make
from kickback.bots.play import imagining
from kickback.engine.bans import Refused
from kickback.engine.game import Game
from kickback.engine.options import Option
from kickback.games import NAMES, game
from kickback.records.match import Match

FILE = Path(__file__).parents[1] / "src/kickback/server/lengths.toml"
ENOUGH = 5000  # decisions for each figure, which is the median of as many games
FEWEST, MOST = 9, 60  # games
LONGEST = 4000  # decisions; nobody sits that long
FIGURES = 5  # values of a number that are tried, from its lowest to its highest
MATTERS = 0.25  # a rule that changes less is left out
HEAD = """\
# Written by tools/lengths.py: the median number of decisions in whole games among regular bots. `seats` is by the book,
# from the fewest seats to the most; under a house rule stand the same figures as shares of those by the book.
"""


def decisions(played: Game, seats: int, given: dict[str, str], number: int) -> int:
    match = Match(played, seats, given, f"{number:064x}", {})
    bots = [make("heuristic", played.name, f"length {number} {seat}") for seat in range(seats)]
    count = 0
    while not match.table.over and count < LONGEST:
        seat = match.next_seat()
        view = match.table.view(seat)
        match.act(seat, bots[seat].answer(view, match.table.legal(seat), imagining(played, view)).action)
        count += not match.table.drafts  # the steps of one answer are one decision
    return count


def typical(played: Game, seats: int, given: dict[str, str]) -> float:
    counts: list[int] = []
    while len(counts) < FEWEST or (len(counts) < MOST and sum(counts) < ENOUGH):
        counts.append(decisions(played, seats, given, len(counts)))
    return median(counts)


def values(played: Game, option: Option) -> list[str]:
    """What is tried of an option; of a number also what presets make of it."""
    plain = option.plain()
    if plain["kind"] == "switch":
        return ["off" if plain["default"] == "on" else "on"]
    if plain["kind"] == "word":
        return [str(value) for value in option.choices if value != plain["default"]]
    if plain["kind"] == "number":
        assert option.low is not None
        assert option.high is not None
        steps = {option.low + (option.high - option.low) * at // (FIGURES - 1) for at in range(FIGURES)}
        steps |= {int(preset[option.key]) for preset in played.presets.values() if option.key in preset}
        return [str(value) for value in sorted(steps) if str(value) != plain["default"]]
    return []


def changes(played: Game, book: dict[int, float]) -> dict[str, dict[str, list[float]]]:
    found: dict[str, dict[str, list[float]]] = {}
    for option in played.options:
        if option.screen:
            continue
        for value in values(played, option):
            try:
                share = typical(played, played.usual, {option.key: value}) / book[played.usual]
                if abs(share - 1) < MATTERS:
                    continue
                shares = [typical(played, seats, {option.key: value}) / book[seats] for seats in book]
                if abs(mean(shares) - 1) < MATTERS:
                    continue
            except Refused:
                continue  # it goes together with another rule alone
            found.setdefault(option.key, {})[value] = [round(one, 2) for one in shares]
    return found


def main() -> None:
    text = HEAD
    for name in NAMES:
        played = game(name)
        book = {seats: typical(played, seats, {}) for seats in range(played.fewest, played.most + 1)}
        text += f"\n[{name}]\nseats = {[round(one) for one in book.values()]}\n"
        for key, rows in changes(played, book).items():
            text += f"\n[{name}.rules.{key}]\n"
            text += "".join(f'"{value}" = {shares}\n' for value, shares in rows.items())
        print(name, book, flush=True)
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
