"""A game's words for tests that hear a random game to its end: what was said before is not put into words again."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.words import Reader, speech


class Sayings:
    """What a message says hangs on the message, the reader and the form alone: the same again is the same words."""

    def __init__(self, game: str, names: dict[str, str]) -> None:
        self.speech = speech(game)
        self.names = names
        self.known: dict[tuple[str, str, str, str], str] = {}

    def say(self, message: Message, seat: str = "", form: str = "") -> str:
        same = (message.id, repr(message.facts), seat, form)
        if same not in self.known:
            self.known[same] = self.speech.say(message, Reader(self.names, seat), form)
        return self.known[same]
