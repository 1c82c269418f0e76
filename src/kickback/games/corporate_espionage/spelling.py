"""How cards, companies and associations are spelled in the notation."""

from __future__ import annotations

import re
from typing import Final

from kickback.engine.actions import Kind, SeatName
from kickback.engine.seats import LETTERS

NOBODY: Final = -1
REFERENCE: Final = re.compile(r"(?:([A-H]):)?([A-Z]{3})-([0-9]{2})(?:@([A-H]))?(?:#([1-9][0-9]?))?")
IDS: Final = 26 * 26 * 26 * 100
MOST_SPELLED: Final = 20_000  # card names that are kept


def id_number(id: str) -> int:
    """A card's id as a number."""
    number = 0
    for char in id[:3]:
        number = number * 26 + ord(char) - 65
    return number * 100 + int(id[4:])


class CardName(Kind):
    """A card as somebody writes it: its id, perhaps with its controller, its owner, and which copy (`B:NIM-03@C#2`)."""

    def __init__(self) -> None:
        super().__init__("card", "NIM-03")
        self.spelled: dict[int, str] = {}  # made once for each name; tables say the same ones again and again

    def written(self, value: int) -> str:
        text = self.spelled.get(value)
        if text is None:
            if len(self.spelled) >= MOST_SPELLED:
                self.spelled.clear()
            name = CardWritten(value)
            letters, number = divmod(name.id, 100)
            text = f"{chr(65 + letters // 676)}{chr(65 + letters // 26 % 26)}{chr(65 + letters % 26)}-{number:02d}"
            if name.controller != NOBODY:
                text = f"{LETTERS[name.controller]}:{text}"
            if name.owner != NOBODY:
                text += f"@{LETTERS[name.owner]}"
            text = self.spelled[value] = text + (f"#{name.nth + 1}" if name.nth else "")
        return text

    def read(self, word: str) -> int:
        found = REFERENCE.fullmatch(word.upper())
        if found is None:
            raise self.unreadable(word)
        controller = LETTERS.index(found[1]) if found[1] else NOBODY
        owner = LETTERS.index(found[4]) if found[4] else NOBODY
        return card_written(
            id_number(f"{found[2]}-{found[3]}"), controller, owner, int(found[5]) - 1 if found[5] else 0
        )


def card_written(id: int, controller: int, owner: int, nth: int) -> int:
    """The value of a card name."""
    return (((controller + 1) * IDS + id) * 9 + owner + 1) * 100 + nth


class CardWritten:
    """The parts of a card name."""

    def __init__(self, value: int) -> None:
        self.nth: int = value % 100
        self.owner: int = value // 100 % 9 - 1
        self.id: int = value // 900 % IDS
        self.controller: int = value // 900 // IDS - 1


class SeatNames(Kind):
    """Several companies by their letters, as a bit each."""

    def __init__(self, seats: int) -> None:
        super().__init__("seats", "BC")
        self.one: SeatName = SeatName(seats)

    def written(self, value: int) -> str:
        return "".join(letter for seat, letter in enumerate(LETTERS) if value >> seat & 1)

    def read(self, word: str) -> int:
        bits = 0
        for char in word:
            bits |= 1 << self.one.read(char)
        return bits


class AssociationName(Kind):
    """One word of letters, digits and hyphens, as the number its characters make."""

    def __init__(self) -> None:
        super().__init__("association", "oil-trust")

    def written(self, value: int) -> str:
        return value.to_bytes((value.bit_length() + 7) // 8, "big").decode("ascii")

    def read(self, word: str) -> int:
        if not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9-]{0,19}", word):
            raise self.unreadable(word)
        return int.from_bytes(word.encode("ascii"), "big")


CARD_NAME: Final = CardName()
ASSOCIATION: Final = AssociationName()
