"""Deck lists a seat may not know, made up around the cards it has seen."""

from __future__ import annotations

from kickback.engine.chance import Chance
from kickback.games.corporate_espionage.card_set import BLANK_RULE
from kickback.games.corporate_espionage.components import (
    FEWEST_EMPLOYEES,
    MOST_COPIES,
    MOST_ESPIONAGE,
    MOST_EXECUTIVES,
    code_of,
    face_of,
)
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.view import EspionageView


class ListInTheMaking:
    """A deck list being made up: employees first, then any card there is room for, each id equally likely."""

    def __init__(self, view: EspionageView, seat: int, seen: list[int]) -> None:
        self.view: EspionageView = view
        self.seat: int = seat
        self.cards: list[int] = seen[:]
        shipped = view.card_set.shipped
        blank = view.card_set.by_id[BLANK_RULE.id]
        self.faces: list[int] = [face for face in range(shipped) if face != blank]
        self.faces += sorted({face_of(code) for code in seen if face_of(code) >= shipped})

    def add(self, chance: Chance) -> None:
        types = self.view.card_set.types
        count = [0] * len(w.TYPES)
        for code in self.cards:
            count[types[face_of(code)]] += 1
        choices: list[int] = []
        for face in self.faces:
            copies = self.cards.count(code_of(face, self.seat))
            type = types[face]
            if (count[w.EMPLOYEE] < FEWEST_EMPLOYEES and type != w.EMPLOYEE) or copies >= MOST_COPIES:
                continue
            if type == w.EXECUTIVE and (copies or count[type] >= MOST_EXECUTIVES):
                continue
            if type == w.ESPIONAGE and count[type] >= MOST_ESPIONAGE:
                continue
            choices.append(face)
        self.cards.append(code_of(choices[chance.below(len(choices))], self.seat))
