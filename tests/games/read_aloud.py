"""Scenarios read aloud: what every seat and an onlooker read of them, clause by clause, and each refusal in words.

A test compares that with a page that is kept beside it. After a change of words that is meant, write the pages anew:

    python -m tests.games.read_aloud
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

from kickback.engine.bans import Unreadable
from kickback.engine.plain import Plain
from kickback.engine.seats import EYE, LETTERS, ONLOOKER
from kickback.records.check import spelled
from kickback.records.match import Match, opened, said
from kickback.records.record import Record, read
from kickback.words import Reader, speech, unmarked, unreadable

ROOT = Path(__file__).parents[2]
NAMES = {"A": "Ann", "B": "Boris", "C": "Clara", "D": "Dev", "E": "Edda", "F": "Milo", "G": "Gus"}
ROWS = "rows"  # of Wallet's checklist: long, and tested by themselves
NOTHING = ("-", "0", "no")
HIDDEN_CARDS = re.compile(r"hidden(?: hidden)+")
PAGES = ("ledger", "refusals", "views")


def scenario(game: str, name: str) -> Record:
    return read((ROOT / "tests" / "scenarios" / game / f"{name}.txt").read_text(encoding="utf-8"))


def ledger(game: str, names: list[str]) -> str:
    """What was told in these scenarios; the set-up only of the first one."""
    page: list[str] = []
    for name in names:
        match = opened(scenario(game, name))
        first = len(match.table.log or []) if page else 0
        play(match, scenario(game, name))
        page += [f"== {name}", *told(match, first), ""]
    return "\n".join(page)


def play(match: Match, record: Record) -> None:
    for line in record.lines:
        if not line.sign:
            said(match, line)


def told(match: Match, first: int) -> list[str]:
    """Each event with its clause, and who reads what of it: readers of the same words stand together."""
    found: list[str] = []
    for event in (match.table.log or [])[first:]:
        readers: dict[str, str] = {}
        for viewer in [*range(match.seats), ONLOOKER]:
            seen = event.seen_by(viewer)
            letter = LETTERS[viewer] if viewer != ONLOOKER else "-"
            if seen is not None:
                reader = Reader(NAMES, letter if viewer != ONLOOKER else "")
                lines = [speech(match.game.name).say(message, reader) for message in match.game.tell(seen)]
                text = " / ".join(lines)
                readers[text] = readers.get(text, "") + letter
        spoken = [f"{who}: {text}" for text, who in readers.items() if text]
        found.append(f"{event.clause} {event.kind}" + "".join(f"\n    {line}" for line in spoken))
    return found


def refusals(game: str) -> str:
    """Every refusal that a scenario of the game expects, in words."""
    page: list[str] = []
    for path in sorted((ROOT / "tests" / "scenarios" / game).glob("*.txt")):
        record = read(path.read_text(encoding="utf-8"))
        if "refused" in record.header:
            continue
        match = opened(record)
        for line in record.lines:
            if not line.sign:
                said(match, line)
            elif line.sign == "!":
                text = line.text.rpartition(" ")[0]
                page.append(f"{path.stem}, {line.seat} {text}: {refused(match, LETTERS.index(line.seat), text)}")
    return "\n".join(page) + "\n"


def refused(match: Match, seat: int, text: str) -> str:
    try:
        action = match.read(seat, text)
    except Unreadable as wrong:
        return unreadable(match.game, wrong)
    ban = match.table.forbids(seat, action)
    assert ban is not None
    facts = match.table.explain(seat, action, ban)
    said = speech(match.game.name).say(ban.message(facts), Reader(NAMES, LETTERS[seat]))
    return f"{unmarked(said)} {ban.clause}"


def views(game: str, names: list[str]) -> str:
    """How these scenarios end, as the eye and as every seat see it: a line for each thing that is there to be seen."""
    page: list[str] = []
    for name in names:
        match = opened(scenario(game, name))
        play(match, scenario(game, name))
        page += [f"== {name}", *seen(match), ""]
    return "\n".join(page)


def seen(match: Match) -> list[str]:
    views = [flat(match.table.view(viewer).plain()) for viewer in [EYE, *range(match.seats)]]
    found: list[str] = []
    for path, value in sorted(views[0].items()):
        shown = [view.get(path, "hidden") for view in views]
        if len(set(shown)) > 1:
            found.append(f"{path} {' | '.join(shown)}")
        elif value not in NOTHING:
            found.append(f"{path} {value}")
    return found


def flat(facts: Plain, before: str = "") -> dict[str, str]:
    """Everything in a view that is not itself made of named things, by its path."""
    if not isinstance(facts, dict):
        return {before: HIDDEN_CARDS.sub(counted, spelled(facts))}
    found: dict[str, str] = {}
    for key, value in facts.items():
        if key != ROWS:
            found |= flat(value, f"{before}.{key}" if before else key)
    return found


def counted(run: re.Match[str]) -> str:
    return f"{len(run.group().split())} hidden"


def page(game: str, name: str, told_of: list[str], seen_in: list[str]) -> str:
    if name == "ledger":
        return ledger(game, told_of)
    return refusals(game) if name == "refusals" else views(game, seen_in)


def kept(game: str, name: str) -> Path:
    return ROOT / "tests" / "games" / game.replace("-", "_") / f"{name}.txt"


if __name__ == "__main__":
    for game in ("wallet", "pecunia-olet"):
        chosen = import_module(f"tests.games.{game.replace('-', '_')}.test_read_aloud")
        for name in PAGES:
            kept(game, name).write_text(page(game, name, chosen.TOLD, chosen.SEEN), encoding="utf-8")
