"""Seats and who is looking."""

from typing import Final

LETTERS: Final = "ABCDEFGHIJKLMN"

# Knowledge is a bit per seat. Two onlookers beside the seats use the same numbering:
ONLOOKER: Final = 14  # a spectator: knows what is public, nothing else
EYE: Final = 15  # the all-seeing eye of scenarios, replays and reports; never a player
PUBLIC: Final = 0xFFFF  # known to every seat, spectators and the eye


def letter(seat: int) -> str:
    return LETTERS[seat]


def letters(seats: list[int]) -> list[str]:
    return [LETTERS[seat] for seat in seats]


def mask(seats: list[int]) -> int:
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits


def clockwise(first: int, seats: int) -> list[int]:
    """All seats in play order, beginning with `first`."""
    return [(first + step) % seats for step in range(seats)]
