"""Plain data: what leaves a table is made of nothing else."""

from __future__ import annotations

from typing import Final

# JSON-ready values only: texts, numbers, booleans, and lists or tables of them.
Plain = None | bool | int | str | list["Plain"] | dict[str, "Plain"]
Facts = dict[str, Plain]

LARGEST: Final = (1 << 53) - 1  # the largest whole number that a browser holds exactly
