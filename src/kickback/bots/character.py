"""Characters: the same rules of thumb played more boldly or more carefully, so that bots feel like people."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Character:
    """Each from 0 (not at all) to 1 (always when it could be sensible)."""

    bluff: float  # how readily it lies or hides
    suspicion: float  # how readily it believes that others do
    greed: float  # how much risk it takes for gain
    nerve: float  # how long it keeps its best for later


CHARACTERS = {
    "calm": Character(bluff=0.5, suspicion=0.5, greed=0.5, nerve=0.5),
    "honest": Character(bluff=0.1, suspicion=0.4, greed=0.3, nerve=0.5),
    "greedy": Character(bluff=0.7, suspicion=0.4, greed=0.9, nerve=0.3),
    "paranoid": Character(bluff=0.4, suspicion=0.9, greed=0.3, nerve=0.7),
    "shark": Character(bluff=0.8, suspicion=0.6, greed=0.6, nerve=0.8),
}
