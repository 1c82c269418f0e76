"""Awards: who was best or worst at what; ties go to the earlier in turn order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickback.engine.messages import Message
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.corporate_espionage.report.history import Company, History

LIVED_ON: Final = 5  # rounds that thin ice has to hold


class Award:
    def __init__(self, name: str, seat: int, value: int, card: str = "") -> None:
        self.name: str = name
        self.seat: int = seat
        self.value: int = value
        self.card: str = card

    def plain(self) -> Facts:
        facts: Facts = {"seat": letter(self.seat), "value": self.value}
        if self.card:
            facts["card"] = self.card
        return Message(f"award-{self.name}", facts).plain() | {"seat": letter(self.seat), "value": self.value}


def awards(history: History) -> list[Award]:
    found = [best_of(history, name, count) for name, count in COUNTS]
    found += [best_answer(history), costly_silence(history), best_poach(history), thin_ice(history), unplayed(history)]
    return [award for award in found if award is not None]


def in_turn_order(history: History) -> list[int]:
    first = history.table.calendar.first
    return [(first + step) % history.seats for step in range(history.seats)]


COUNTS: Final[tuple[tuple[str, Callable[[Company], int]], ...]] = (
    ("executioner", lambda company: company.kills),
    ("back-from-the-dead", lambda company: company.rescues),
    ("auditor", lambda company: company.struck_after_audit),
    ("shark", lambda company: company.interest),
    ("torn-paper", lambda company: company.pacts_broken),
)


def best_of(history: History, name: str, count: Callable[[Company], int]) -> Award | None:
    best: Award | None = None
    for seat in in_turn_order(history):
        value = count(history.companies[seat])
        if value > (best.value if best is not None else 0):
            best = Award(name, seat, value)
    return best


def best_answer(history: History) -> Award | None:
    found = [one for one in history.answers if one.stopped > 0]
    if not found:
        return None
    one = max(found, key=lambda answer: answer.stopped)
    return Award("best-answer", one.seat, one.stopped, one.card)


def costly_silence(history: History) -> Award | None:
    found = [one for one in history.silences if one.cost > 0]
    if not found:
        return None
    one = max(found, key=lambda silence: silence.cost)
    return Award("costly-silence", one.seat, one.cost, one.card)


def best_poach(history: History) -> Award | None:
    best: Award | None = None
    for seat in in_turn_order(history):
        for card, brought in history.companies[seat].poached.items():
            if brought > (best.value if best is not None else 0):
                best = Award("best-poach", seat, brought, card)
    return best


def thin_ice(history: History) -> Award | None:
    """The lowest bank said aloud by a company that lived on."""
    best: Award | None = None
    for seat in in_turn_order(history):
        left = next((fall.round for fall in history.falls if fall.seat == seat), history.table.calendar.round)
        for _, number, bank, _ in history.companies[seat].announced:
            if left - number >= LIVED_ON and (best is None or bank < best.value):
                best = Award("thin-ice", seat, bank)
    return best


def unplayed(history: History) -> Award | None:
    best: Award | None = None
    for seat in in_turn_order(history):
        card, cost = history.companies[seat].unplayed
        if cost > (best.value if best is not None else 0):
            best = Award("best-unplayed", seat, cost, card)
    return best
