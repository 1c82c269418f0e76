"""The kinds of small faults that can be planted, what one is, and which clauses a text cites."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

CLAUSE: Final = re.compile(r"([A-Z]{2,4}-[A-Z]+)-(\d+)")
CITED: Final = re.compile(r"\b([A-Z]{2,4}-[A-Z]+)-(\d+)\b|(\bto|,|\band)\s+-(\d+)\b")

# What the fault is called, and what it does; `tests/survivors.toml` names faults by these words.
OPERATORS: Final = {
    "boundary": "a comparison takes in its boundary, or leaves it out",
    "comparison": "a comparison says the opposite",
    "condition": "a condition is negated",
    "connective": "and becomes or, or becomes and",
    "arithmetic": "another operation, plus for minus",
    "number": "a number is one more or one less",
    "truth": "True becomes False, False becomes True",
    "extreme": "the least for the most, any for all",
    "removal": "a statement does not happen",
    "fall-through": "a return does not happen",
    "loop": "a loop goes on instead of ending, or ends instead of going on",
    "neighbour": "an index points at the place before",
    "swap": "two arguments of one type change places",
    "citation": "another clause is cited",
}

BOUNDARIES: Final = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
OPPOSITES: Final = {
    "<": ">=",
    "<=": ">",
    ">": "<=",
    ">=": "<",
    "==": "!=",
    "!=": "==",
    "is": "is not",
    "is not": "is",
    "in": "not in",
    "not in": "in",
}
COMPARISONS: Final[dict[type[ast.cmpop], str]] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Is: "is",
    ast.IsNot: "is not",
    ast.In: "in",
    ast.NotIn: "not in",
}
ARITHMETIC: Final[dict[type[ast.operator], tuple[str, str]]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "+"),
    ast.Pow: ("**", "*"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "|"),
}
EXTREMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """One fault: bytes `start` to `end` of the source become `text`."""

    module: str
    function: str  # "" outside all functions
    operator: str
    before: str  # the source line or lines, on one line
    after: str
    twin: int  # counts mutants that are alike in all of the above
    at: int  # its line
    first: int  # the lines of the statement it is in
    last: int
    start: int
    end: int
    text: str
    clauses: tuple[str, ...]
    always: bool  # runs at import, so that every test may notice it

    @property
    def name(self) -> str:
        """The same as long as the line and its function are; where in the file they stand does not matter."""
        parts = (self.module, self.function, self.operator, self.before, self.after, str(self.twin))
        return sha256("\0".join(parts).encode()).hexdigest()[:16]


def mutated(source: bytes, start: int, end: int, text: str) -> bytes:
    return source[:start] + text.encode() + source[end:]


def cited(text: str) -> list[str]:
    """The clauses a text names, such as `SCG-TURN-2, -3` or `SCG-END-1 to -4`."""
    found: list[str] = []
    prefix, last = "", 0
    for match in CITED.finditer(text):
        if match[1]:
            prefix, last = match[1], int(match[2])
            found.append(f"{prefix}-{last}")
        elif prefix:
            number = int(match[4])
            first = last + 1 if match[3] == "to" else number
            found += [f"{prefix}-{between}" for between in range(first, number + 1)]
            last = number
    return list(dict.fromkeys(found))
