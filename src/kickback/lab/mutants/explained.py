"""Survivors that somebody has looked at and explained: `tests/survivors.toml`, which documents its own format."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kickback.lab.mutants.operators import OPERATORS, Mutant
from kickback.lab.mutants.trials import Result

FILE: Final = "tests/survivors.toml"
REASONS: Final = ("equivalent", "only faster or slower", "only words", "cannot happen")
NEEDED: Final = ("module", "function", "line", "operator", "reason", "why")


class BadExplanation(Exception):
    """An explanation that explains nothing, and what it lacks."""


@dataclass(frozen=True)
class Explanation:
    """Why mutants of one kind on one line may live; without `becomes` all of that kind on that line."""

    module: str
    function: str
    line: str
    operator: str
    reason: str
    why: str
    becomes: str = ""

    def fits(self, one: Mutant | Result) -> bool:
        here = (one.module, one.function, one.operator) == (self.module, self.function, self.operator)
        return here and one.before == self.line and self.becomes in ("", one.after)

    def __str__(self) -> str:
        becomes = f" -> {self.becomes}" if self.becomes else ""
        return f"{self.module}, {self.function or 'outside functions'}, {self.operator}: {self.line}{becomes}"


def explanations(path: Path) -> list[Explanation]:
    """All of a file, or none if there is none; raises `BadExplanation`."""
    if not path.is_file():
        return []
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8")).get("survivor", [])
    except tomllib.TOMLDecodeError as wrong:
        raise BadExplanation(f"{path.name}: {wrong}") from None
    return [explanation(path.name, number, table) for number, table in enumerate(tables, 1)]


def explanation(file: str, number: int, given: dict[str, object]) -> Explanation:
    where = f"{file}, survivor {number}"
    for key in NEEDED:
        if not isinstance(given.get(key), str) or (key != "function" and not given[key]):
            raise BadExplanation(f"{where}: it has no '{key}'")
    unknown = set(given) - set(NEEDED) - {"becomes"}
    if unknown:
        raise BadExplanation(f"{where}: nobody knows '{min(unknown)}'")
    found = Explanation(**{key: " ".join(str(value).split()) for key, value in given.items()})
    if found.reason not in REASONS:
        raise BadExplanation(f"{where}: '{found.reason}' is no reason; there are: {', '.join(REASONS)}")
    if found.operator not in OPERATORS:
        raise BadExplanation(f"{where}: '{found.operator}' is no operator; there are: {', '.join(OPERATORS)}")
    return found


def stale(
    given: Iterable[Explanation], modules: Iterable[str], everybody: list[Mutant], results: list[Result]
) -> list[str]:
    """Explanations, of these modules, for mutants that do not exist any more, or that are killed now."""
    looked_at = set(modules)
    lines: list[str] = []
    for one in given:
        if one.module not in looked_at:
            continue
        if not any(one.fits(mutant) for mutant in everybody):
            lines.append(f"{one} (there is no such mutant)")
            continue
        fitting = [result for result in results if one.fits(result)]
        if fitting and all(result.killed for result in fitting):
            lines.append(f"{one} (killed by {fitting[0].by or fitting[0].how})")
    return lines
