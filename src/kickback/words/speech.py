"""What a message says to one reader. The same files speak in the browser, with the same functions."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any  # what Fluent hands to functions is its own affair

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

from kickback.engine.bans import Refused, Unreadable
from kickback.engine.game import Game
from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.games import package

LANGUAGES = ("en",)
COMMON = "kickback.words"
BEGINS = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


class Bundle(FluentBundle):
    """Understands a message when it is first said: whole files take longer than a game's first question may."""

    def __init__(self, language: str, functions: dict[str, Any], texts: list[str]) -> None:
        super().__init__([language], functions=functions, use_isolating=False)
        self.unread: dict[str, str] = {}
        for text in texts:  # a later one replaces an earlier one
            begins = [*BEGINS.finditer(text)]
            ends = [found.start() for found in begins[1:]] + [len(text)]
            self.unread |= {found[1]: text[found.start() : end] for found, end in zip(begins, ends, strict=True)}

    def has_message(self, message_id: str) -> bool:
        return message_id in self.unread or super().has_message(message_id)

    def ids(self) -> list[str]:
        """All messages there are."""
        return list(dict.fromkeys([*self._messages, *self.unread]))

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        text = self.unread.pop(f"-{entry_id}" if term else entry_id, "")
        if text:
            self.add_resource(FluentResource(text), allow_overrides=True)
        return super()._lookup(entry_id, term)


class Reader:
    """Whom a message is for: what the seats are called, and which one (a letter, or "") is the reader's own."""

    def __init__(self, names: dict[str, str], seat: str = "") -> None:
        self.names = names
        self.seat = seat


class Speech:
    """One game's messages in one language, or, without a game, those that all share.

    A message may have attributes: `.you` is said to the seat that its fact `seat` names, `.small` where room is short.
    The texts call functions for what facts stand for: SEAT, OWN ("Boris's", "your"), SEATS, CARD, CARDS, WORD, WORDS.
    A card or a word is named by another message: CARD($card) says `card-7H`, WORD($claim, of: "claim") `claim-ace`.
    """

    def __init__(self, game: str, language: str, more: tuple[str, ...] = ()) -> None:
        """`more` are packages with messages of their own; without a game's name these and the common ones speak."""
        functions: dict[str, Any] = {
            "SEAT": self.seat,
            "OWN": self.own,
            "SEATS": self.seats,
            "CARD": self.card,
            "CARDS": self.cards,
            "WORD": self.word,
            "WORDS": self.words,
        }
        places = [COMMON, package(game)] if game else [COMMON]
        texts = [
            files(place).joinpath("messages", f"{language}.ftl").read_text(encoding="utf-8")
            for place in [*places, *more]
        ]
        self.bundle = Bundle(language, functions, texts)
        self.reader = Reader({})

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def say(self, message: Message, reader: Reader, form: str = "") -> str:
        """The message in words. `form` asks for an attribute, where there is one. Unknown messages are a KeyError."""
        found = self.bundle.get_message(message.id)
        pattern = found.value
        wanted = (form, "you" if message.facts.get("seat") == reader.seat and reader.seat else "")
        for name in wanted:
            if name and name in found.attributes:
                pattern = found.attributes[name]
                break
        facts = {name: self.inside(value, reader) for name, value in message.facts.items()}
        self.reader = reader
        return self.formatted(message.id, pattern, spoken_facts(facts))

    def inside(self, value: Plain, reader: Reader) -> Plain:
        """A fact that is itself a message (`Message.plain`) is said first."""
        if not isinstance(value, dict) or "id" not in value:
            return value
        facts = value.get("facts")
        return self.say(Message(str(value["id"]), facts if isinstance(facts, dict) else {}), reader)

    def formatted(self, id: str, pattern: Any, facts: dict[str, Any]) -> str:
        text, errors = self.bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"{id}: {errors[0]}")
        return str(text)

    def named(self, id: str, facts: Facts | None = None) -> str:
        """The text of a message that is the same for every reader."""
        return self.formatted(id, self.bundle.get_message(id).value, dict(facts or {}))

    def seat(self, seat: Any) -> Any:
        if isinstance(seat, FluentNone):
            return seat
        if seat == self.reader.seat:
            return self.named("you")
        return self.reader.names.get(str(seat), str(seat))

    def own(self, seat: Any) -> Any:
        if isinstance(seat, FluentNone):
            return seat
        if seat == self.reader.seat:
            return self.named("your")
        return self.formatted("own", self.bundle.get_message("own").value, {"name": self.seat(seat)})

    def seats(self, seats: Any, last: str = "and") -> Any:
        return self.listed([self.seat(seat) for seat in seats.items], last) if isinstance(seats, Listed) else seats

    def card(self, card: Any, form: str = "") -> Any:
        return card if isinstance(card, FluentNone) else self.word(card, "card", form)

    def cards(self, cards: Any, form: str = "", last: str = "and") -> Any:
        return (
            self.listed([self.card(card, form) for card in cards.items], last) if isinstance(cards, Listed) else cards
        )

    def word(self, word: Any, of: str = "word", form: str = "") -> Any:
        if isinstance(word, FluentNone):
            return word
        id = f"{of}-{word}"
        if not self.bundle.has_message(id):
            return str(word)
        message = self.bundle.get_message(id)
        return self.formatted(id, message.attributes.get(form, message.value), {})

    def words(self, words: Any, of: str = "word", form: str = "", last: str = "and") -> Any:
        return (
            self.listed([self.word(word, of, form) for word in words.items], last)
            if isinstance(words, Listed)
            else words
        )

    def listed(self, items: list[str], last: str) -> str:
        """A, B and C."""
        if len(items) < 2:
            return "".join(items)
        before = ", ".join(items[:-1])
        return f"{before}{self.named(f'list-{last}')}{items[-1]}" if last else ", ".join(items)


class Listed(str):
    """A list on its way through Fluent, which knows only texts and numbers; as a text it is the items as they stand."""

    __slots__ = ("items",)
    items: list[Plain]

    @staticmethod
    def of(items: list[Plain]) -> Listed:
        found = Listed(", ".join(str(item) for item in items))
        found.items = items
        return found


def spoken_facts(facts: Facts) -> dict[str, Any]:
    """Facts as Fluent takes them. Its selectors know no booleans: they become `yes` and `no`."""
    found: dict[str, Any] = {}
    for name, value in facts.items():
        key = name.replace("_", "-")
        if isinstance(value, bool):
            found[key] = "yes" if value else "no"
        elif isinstance(value, list):
            found[key] = Listed.of(value)
            found[f"{key}-count"] = len(value)
        elif value is not None and not isinstance(value, dict):
            found[key] = value
    return found


@cache
def speech(game: str, language: str = "en") -> Speech:
    return Speech(game, language)


def common(language: str = "en") -> Speech:
    """What is said where no game is."""
    return speech("", language)


def told(game: Game, event: Facts, reader: Reader, form: str = "") -> str:
    """An event, as that reader heard of it, in one line ("" if it needs none); bold stays marked with two stars.

    Headings (`heading-…`) are for screens that group the ledger.
    """
    lines = [message for message in game.tell(event) if not message.id.startswith("heading-")]
    return "; ".join(speech(game.name).say(message, reader, form) for message in lines)


def refusal(game: Game, refused: Refused, names: dict[str, str], seat: str = "") -> str:
    """A refusal in words, with its clause, for places that have no room for more."""
    said = speech(game.name).say(refused.ban.message(refused.facts), Reader(names, seat))
    return f"{unmarked(said)} ({refused.ban.clause})"


def unreadable(game: Game, wrong: Unreadable) -> str:
    return unmarked(speech(game.name).say(wrong.message, Reader({})))


def unmarked(text: str) -> str:
    """Without the marks of bold."""
    return text.replace("**", "")
