"""Ink and paper: the few colours of the screen. Colour never says anything that a sign or a letter does not say too."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

# Ink with its own paper reads on light and on dark terminals alike; bare ink is of middle brightness to do so, too.
BAR = "bold #f4ead5 on #14352b"
PAPER = "#22302a on #f4ead5"
PAPER_RED = "bold #b3261e on #f4ead5"
BACK = "bold #f4ead5 on #2f6f55"
COIN = "bold #2b2100 on #d9b13b"
GREEN = "#3b9a74"
GOLD = "#c8952b"
RED = "bold #d9483b"
FAINT = "dim"
STRONG = "bold"


def gauge(filled: int, whole: int, cells: int) -> Text:
    """A bar of so many cells; full and empty ones differ in shape, not in colour alone."""
    full = min(cells, filled * cells // whole if whole else 0)
    if filled > 0 and full == 0:
        full = 1
    return Text.assemble(("█" * full, GREEN), ("░" * (cells - full), FAINT))


def with_clauses(lines: list[tuple[str, str]], fresh: int | None = None) -> RenderableType:
    """Log lines with the clause that caused each at the right; those before `fresh` are old and faint.

    What another line has told already has no words of its own and is left out.
    """
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(justify="right", no_wrap=True, style=FAINT)
    for number, (line, clause) in enumerate(lines):
        old = fresh is not None and number < fresh
        if line:
            grid.add_row(Text(line, style=FAINT if old else ""), clause)
    return grid
