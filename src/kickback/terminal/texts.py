"""What the terminal itself says, from its message file; and a game's messages, said to one reader."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any  # prompts, views and reports are data of each game's own form

from kickback.engine.messages import Message
from kickback.terminal.signs import Ink, clean, fold
from kickback.words.speech import Reader, Speech, speech, unmarked

Data = dict[str, Any]


@cache
def house() -> Speech:
    return Speech("", "en", ("kickback.terminal",))


def text(id: str, **facts: Any) -> str:
    """One of the terminal's own texts; `under_scores` in names of facts are hyphens in the file."""
    return said(id, Ink.ascii, *facts.items())


@lru_cache(4096)
def said(id: str, _ascii: bool, *facts: tuple[str, Any]) -> str:
    return fold(clean(house().say(Message(id, dict(facts)), Reader({}))))


def known(id: str) -> bool:
    return house().has(id)


class Voice:
    """A game's messages for one reader: `seat` is a letter, or "" for somebody who only looks on."""

    def __init__(self, game: str, names: dict[str, str], seat: str) -> None:
        self.game = game
        self.speech = speech(game)
        self.reader = Reader(names, seat)

    def say(self, message: Data | None, form: str = "") -> str:
        """The message without marks; "" for none."""
        return unmarked(self.marked(message, form))

    def marked(self, message: Data | None, form: str = "") -> str:
        """The message with its two stars around what is bold."""
        if not message:
            return ""
        meant = Message(message["id"], message.get("facts") or {})
        return fold(clean(self.speech.say(meant, self.reader, form)))

    def word(self, id: str, form: str = "") -> str:
        """The text of a message that needs no facts, such as a card's name; "" where there is none."""
        if not self.speech.has(id):
            return ""
        return fold(clean(unmarked(self.speech.say(Message(id), self.reader, form))))

    def card(self, card: str, form: str = "") -> str:
        return self.word(f"card-{card}", form) or fold(card)

    def name(self, seat: str) -> str:
        return fold(clean(self.reader.names.get(seat, seat)))
