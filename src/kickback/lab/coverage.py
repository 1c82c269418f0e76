"""Which test proves which clause. Needs a checkout: the tests are not part of the package."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from kickback.games import ledger
from kickback.records.check import check
from kickback.records.record import BadRecord, read


class NoCheckout(Exception):
    """The command was called outside a checkout."""


@dataclass
class Coverage:
    """Clause by clause, the tests that name it and passed; and what is wrong."""

    proofs: dict[str, list[str]] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    rulings: set[str] = field(default_factory=set)

    @property
    def bare(self) -> list[str]:
        """Clauses without a passing test; a ruling only says how a clause is read and needs none of its own."""
        return [clause for clause, tests in self.proofs.items() if not tests and clause not in self.rulings]

    @property
    def complete(self) -> bool:
        return not (self.bare or self.failed or self.unknown)


def checkout() -> Path:
    """The root of the checkout around the current folder."""
    here = Path.cwd()
    for folder in (here, *here.parents):
        if (folder / "tests" / "scenarios").is_dir() and (folder / "pyproject.toml").is_file():
            return folder
    raise NoCheckout("no checkout here: this needs the project's history and tests, so call it inside a clone of it")


def coverage(game: str) -> Coverage:
    root = checkout()
    found = Coverage()
    for clause in ledger(game).clauses.values():
        found.proofs[clause.id] = []
        if clause.ruling:
            found.rulings.add(clause.id)
    for test, clauses, fault in [*scenarios(root, game), *tests(root, game)]:
        if fault:
            found.failed.append(f"{test}: {fault}")
        for id in clauses:
            if id not in found.proofs:
                found.unknown.append(f"{test} names {id}")
            elif not fault:
                found.proofs[id].append(test)
    return found


Proof = tuple[str, list[str], str]  # a test, the clauses it names, and what is wrong with it


def scenarios(root: Path, game: str) -> list[Proof]:
    proofs: list[Proof] = []
    for path in sorted((root / "tests" / "scenarios" / game).glob("*.txt")):
        clauses: list[str] = []
        fault = ""
        try:
            record = read(path.read_text(encoding="utf-8"))
            clauses = record.proves
            check(record)
        except BadRecord as wrong:
            fault = str(wrong)
        proofs.append((path.stem, clauses, fault))
    return proofs


def tests(root: Path, game: str) -> list[Proof]:
    """The game's pytest tests that name clauses, run once with a plugin that notes which."""
    folder = root / "tests" / "games" / game.replace("-", "_")
    if not folder.is_dir():
        return []
    with tempfile.TemporaryDirectory() as scratch:
        report = Path(scratch) / "proofs.json"
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "kickback.lab.proving",
            f"--proofs={report}",
            str(folder),
        ]
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
        if not report.is_file():
            return [("pytest", [], (done.stdout + done.stderr).strip()[-2000:])]
        return [(name, clauses, fault) for name, clauses, fault in json.loads(report.read_text(encoding="utf-8"))]
