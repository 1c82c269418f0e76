"""How a year ends, and how the cards of a year lie on the table."""

from __future__ import annotations

from typing import Final

RUNNING: Final = ""
OVERSPEND: Final = "overspend"
PERFECT_ZERO: Final = "perfect-zero"
UNDERSPEND: Final = "underspend"

FACE_UP: Final = 0
FILED: Final = 1  # face down
GATHERED: Final = 2  # an emptied place: the card is in the audit pile
