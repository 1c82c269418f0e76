"""Cards as numbers: a card's code says which face it has and who brought it.

Copies with the same face and owner are alike, so a zone is a list of codes; what tells copies in play apart (chips,
use, age) belongs to the `Permanent`. A reference is a code and which copy of it is meant, the oldest being 0.
"""

from __future__ import annotations

from typing import Final

CODES: Final = 1 << 13  # every code is below
FACE: Final = 3  # the bits of a code below its face: who brought it
OWNER: Final = (1 << FACE) - 1


def code_of(face: int, owner: int) -> int:
    return face << FACE | owner


def face_of(code: int) -> int:
    return code >> FACE


def owner_of(code: int) -> int:
    return code & OWNER


def reference_to(code: int, nth: int) -> int:
    return code + nth * CODES


def code_in(reference: int) -> int:
    return reference % CODES


def nth_in(reference: int) -> int:
    return reference // CODES
