"""The numbered rules of a game, as written for players in its `rules.md`."""

from __future__ import annotations

import re
from importlib.resources import files

CLAUSE = re.compile(r"^- \*\*([A-Z]+-[A-Z]+-\d+)\*\* (.+)$")
HEADING = re.compile(r"^## (.+)$")


class Clause:
    def __init__(self, id: str, section: str, text: str) -> None:
        self.id: str = id
        self.section: str = section
        self.text: str = text

    @property
    def ruling(self) -> bool:
        """A ruling says how a doubtful text is read; it may be cited but needs no test of its own."""
        return "-RULING-" in self.id


class Ledger:
    """All clauses of one game by id, in reading order, and the whole text."""

    def __init__(self, text: str) -> None:
        self.text: str = text
        self.clauses: dict[str, Clause] = {}
        section = ""
        for line in text.splitlines():
            heading = HEADING.match(line)
            if heading:
                section = heading.group(1)
            found = CLAUSE.match(line)
            if found:
                id = found.group(1)
                if id in self.clauses:
                    raise ValueError(f"rules.md numbers {id} twice")
                self.clauses[id] = Clause(id, section, found.group(2))


def ledger(package: str) -> Ledger:
    """The ledger of a game package such as `kickback.games.scapegoat`."""
    return Ledger(files(package).joinpath("rules.md").read_text(encoding="utf-8"))
