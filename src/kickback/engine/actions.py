"""What can be said: verbs, declared once, and the actions made of them.

A verb is its notation with the names of its parameters (`audit {seat} {year}`), and a kind for each: how its values are
written, read and shown as data. From that come the book of a game with its indexes, the reader and the writer of the
notation, the structured form for programs, and named access in the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from json import dumps, loads
from typing import Final, Generic, TypeVar

from kickback.engine.bans import Unreadable
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import LETTERS

NO_INDEX: Final = -1  # outside the book
MOST_SLIPS: Final = 10_000  # that a book keeps
NO_VALUE: Final = -1  # a parameter that this verb does not have


class Kind:
    """What a parameter may be. Subclasses say how a value is written and read; `example` helps whoever mistypes."""

    def __init__(self, name: str, example: str) -> None:
        self.name: str = name
        self.example: str = example

    def written(self, value: int) -> str:
        raise NotImplementedError

    def read(self, word: str) -> int:
        """The value of that word; raises `Unreadable`."""
        raise NotImplementedError

    def plain(self, value: int) -> Plain:
        return self.written(value)

    def schema(self) -> Facts:
        """What `plain` makes, as JSON Schema."""
        return {"type": "string"}

    def unreadable(self, word: str) -> Unreadable:
        return Unreadable(self.name, {"word": word, "example": self.example})


class Named(Kind):
    """One of a list of words; the value is the place in the list. `also` are other spellings."""

    def __init__(self, name: str, words: list[str], also: dict[str, str] | None = None) -> None:
        super().__init__(name, words[0])
        self.words: list[str] = words
        self.values: dict[str, int] = {word.casefold(): value for value, word in enumerate(words)}
        for spelling, word in (also or {}).items():
            self.values[spelling.casefold()] = self.values[word.casefold()]

    def written(self, value: int) -> str:
        return self.words[value]

    def read(self, word: str) -> int:
        value = self.values.get(word.casefold())
        if value is None:
            raise self.unreadable(word)
        return value

    def schema(self) -> Facts:
        return {"enum": list[Plain](self.words)}


class Number(Kind):
    """A whole number. What is outside the bounds of the book can be read too: a clause refuses it."""

    def __init__(self, name: str, longest: int = 6) -> None:
        super().__init__(name, "3")
        self.longest: int = longest  # digits of a number that is read at all

    def written(self, value: int) -> str:
        return str(value)

    def read(self, word: str) -> int:
        digits = word[1:] if word[:1] == "-" else word
        if not (digits.isascii() and digits.isdecimal()) or len(digits) > self.longest:
            raise self.unreadable(word)
        return int(word)

    def plain(self, value: int) -> Plain:
        return value

    def schema(self) -> Facts:
        return {"type": "integer"}


class SeatName(Kind):
    """A seat by its letter."""

    def __init__(self, seats: int, name: str = "seat") -> None:
        super().__init__(name, "B")
        self.seats: int = seats

    def written(self, value: int) -> str:
        return LETTERS[value]

    def read(self, word: str) -> int:
        seat = LETTERS.find(word.upper()) if len(word) == 1 else -1
        if not 0 <= seat < self.seats:
            raise Unreadable("seat", {"word": word, "seats": list[Plain](list(LETTERS[: self.seats]))})
        return seat

    def schema(self) -> Facts:
        return {"enum": list[Plain](list(LETTERS[: self.seats]))}


class FreeText(Kind):
    """Anything at all, to the end of the line. It has no value: the action keeps the words."""

    def __init__(self) -> None:
        super().__init__("words", '"well, well"')

    def written(self, value: int) -> str:
        return ""

    def read(self, word: str) -> int:
        return 0


WORDS: Final = FreeText()


class Verb:
    """Something that can be said: its form, `fly {space} keep {cash}`, and a kind for every name in braces.

    Several verbs may begin with the same word (`audit`, `audit {seat} {year}`): their forms tell them apart.
    A `free` verb is said outside the stack of moments.
    """

    def __init__(self, form: str, kinds: dict[str, Kind] | None = None, free: bool = False) -> None:
        self.form: str = form
        self.free: bool = free
        self.parts: list[str] = form.split()
        self.word: str = self.parts[0]
        self.names: list[str] = []
        self.kinds: list[Kind] = []
        self.places: list[int] = []  # of the parameters among the parts
        declared = kinds or {}
        for place, part in enumerate(self.parts):
            if part.startswith("{"):
                self.names.append(part[1:-1])
                self.kinds.append(declared[part[1:-1]])
                self.places.append(place)
        self.wordy: bool = bool(self.kinds) and isinstance(self.kinds[-1], FreeText)  # it ends in free text
        assert "text" not in self.names, f"{form}: `text` is the whole notation in the structured form"

    def __repr__(self) -> str:
        return self.form

    def written(self, values: list[int], words: str) -> str:
        """The notation of this verb with these values."""
        if not values:
            return self.form
        spelled = self.parts[:]
        for at, place in enumerate(self.places):
            spelled[place] = self.kinds[at].written(values[at])
        if self.wordy:
            spelled[-1] = quoted(words)
        return " ".join(spelled)

    def usage(self) -> str:
        """The form for people: `fly SPACE keep CASH`."""
        return " ".join(part[1:-1].upper() if part.startswith("{") else part for part in self.parts)

    def example(self) -> str:
        at = 0
        spelled: list[str] = []
        for part in self.parts:
            if part.startswith("{"):
                spelled.append(self.kinds[at].example)
                at += 1
            else:
                spelled.append(part)
        return " ".join(spelled)

    def schema(self) -> Facts:
        """The structured form of its actions, as JSON Schema."""
        properties: Facts = {"verb": {"const": self.word}, "text": {"type": "string"}}
        for name, kind in zip(self.names, self.kinds, strict=True):
            properties[name] = kind.schema()
        required: list[Plain] = ["verb", *self.names, "text"]
        return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


class Action:
    """Something a seat says: a verb with its values. Games intern theirs once, so listing legal ones allocates nothing.

    `index` is stable in the game's book, `text` is the notation used everywhere, `words` is what free text said.
    Games subclass it to give their parameters names; `steps` are those of a choice said in one line.
    """

    def __init__(self, verb: Verb, values: list[int], index: int = NO_INDEX, words: str = "") -> None:
        self.verb: Verb = verb
        self.values: list[int] = values
        self.index: int = index
        self.words: str = words
        self.free: bool = verb.free
        self.spelled: str = ""  # its notation, written when first needed: most legal actions are never chosen
        self.steps: list[Action] = NO_STEPS
        self.structured: Facts | None = None  # made when first needed

    @property
    def text(self) -> str:
        if not self.spelled:
            self.spelled = self.verb.written(self.values, self.words)
        return self.spelled

    def value(self, name: str) -> int:
        """The parameter of that name; NO_VALUE if the verb has none."""
        names = self.verb.names
        return self.values[names.index(name)] if name in names else NO_VALUE

    def plain(self) -> Facts:
        """The structured form, not to be changed: `{"verb": "audit", "seat": "B", "year": 5, "text": "audit B 5"}`."""
        if self.structured is not None:
            return self.structured
        found: Facts = {"verb": self.verb.word}
        for at, name in enumerate(self.verb.names):
            kind = self.verb.kinds[at]
            found[name] = self.words if isinstance(kind, FreeText) else kind.plain(self.values[at])
        found["text"] = self.text
        self.structured = found
        return found

    def __repr__(self) -> str:
        return f"<{self.text}>"


NO_STEPS: Final[list[Action]] = []
A = TypeVar("A", bound=Action)
Making = Callable[[Verb, list[int], int, str], A]


class Line(Action):
    """A whole choice in its notation, such as `buy D200 J100`: the steps are said one after another, or none is."""

    def __init__(self, steps: list[Action], text: str) -> None:
        super().__init__(LINE, [])
        self.steps = steps
        self.spelled = text


LINE: Final = Verb("line")


class Book(Generic[A]):
    """The actions of a game, in the order of their indexes, and the reader of its notation."""

    def __init__(self, make: Making[A], verbs: list[Verb]) -> None:
        self.make: Making[A] = make
        self.verbs: list[Verb] = verbs  # all that can be read, in the book or not
        self.actions: list[A] = []
        self.by_text: dict[str, A] = {}
        self.slips: dict[str, A] = {}  # what was read lately and is not in the book: screens lock the same few slips

    def __len__(self) -> int:
        return len(self.actions)

    def enter(self, verb: Verb, *choices: list[int]) -> list[A]:
        """Every combination of these values, the last parameter changing fastest. Returns the new page.

        NO_VALUE among the choices keeps an index for what cannot be said at this table.
        """
        page: list[A] = []
        for values in combinations(list(choices)):
            if NO_VALUE in values:
                action = self.make(UNSAID, [], len(self.actions), "")
            else:
                action = self.make(verb, values, len(self.actions), "")
                self.by_text[action.text] = action
            self.actions.append(action)
            page.append(action)
        return page

    def share(self, page: list[A], verb: Verb, *choices: list[int]) -> list[A]:
        """Actions with the indexes of another page: never legal at the same time."""
        twins: list[A] = []
        for place, values in enumerate(combinations(list(choices))):
            action = self.make(verb, values, page[place].index, "")
            self.by_text[action.text] = action
            twins.append(action)
        return twins

    def outside(self, verb: Verb, *choices: list[int]) -> list[A]:
        """Actions without an index."""
        page = [self.make(verb, values, NO_INDEX, "") for values in combinations(list(choices))]
        for action in page:
            self.by_text[action.text] = action
        return page

    def read(self, text: str) -> A:
        """The action this text means; raises `Unreadable`."""
        known = self.by_text.get(text)
        if known is not None:
            return known
        known = self.slips.get(text)
        if known is not None:
            return known
        meant = read(self.verbs, text)
        known = self.by_text.get(meant.verb.written(meant.values, meant.words))
        if known is None:
            known = self.make(meant.verb, meant.values, NO_INDEX, meant.words)
            if len(self.slips) >= MOST_SLIPS:
                self.slips.clear()
            self.slips[text] = known
        return known


UNSAID: Final = Verb("-")


def combinations(choices: list[list[int]]) -> list[list[int]]:
    found: list[list[int]] = [[]]
    for values in choices:
        found = [begun + [value] for begun in found for value in values]
    return found


class Meant:
    """A verb with the values somebody gave it."""

    def __init__(self, verb: Verb, values: list[int], words: str) -> None:
        self.verb: Verb = verb
        self.values: list[int] = values
        self.words: str = words


def read(verbs: list[Verb], text: str) -> Meant:
    """What this text means among these verbs; raises the `Unreadable` of the one that came nearest."""
    words = text.split()
    if not words:
        raise Unreadable("empty")
    first = words[0].lower()
    fitting = [verb for verb in verbs if verb.word == first]
    if not fitting:
        known = list(dict.fromkeys(verb.word for verb in verbs))
        raise Unreadable("verb", {"word": words[0], "verbs": list[Plain](known)})
    nearest = fitting[0]
    furthest = -1
    for verb in fitting:
        reader = Reader(verb, text.strip(), words)
        try:
            return reader.meant()
        except Unreadable:  # not kept: an exception in a variable holds its frames until the collector comes
            if reader.at > furthest:
                nearest, furthest = verb, reader.at
    return Reader(nearest, text.strip(), words).meant()


class Reader:
    """One verb held against one text; `at` is how many words fitted."""

    def __init__(self, verb: Verb, text: str, words: list[str]) -> None:
        self.verb: Verb = verb
        self.text: str = text
        self.words: list[str] = words
        self.at: int = 1

    def meant(self) -> Meant:
        values: list[int] = []
        parts = self.verb.parts
        while self.at < len(parts):
            part = parts[self.at]
            if self.at >= len(self.words):
                raise self.wrong("short")
            if not part.startswith("{"):
                if self.words[self.at].lower() != part:
                    raise self.wrong("form")
            else:
                kind = self.verb.kinds[len(values)]
                if isinstance(kind, FreeText):
                    return Meant(self.verb, [*values, 0], spoken(self.text.split(None, self.at)[self.at]))
                values.append(kind.read(self.words[self.at]))
            self.at += 1
        if len(self.words) > len(parts):
            self.at = 0  # any other verb came nearer
            raise self.wrong("long")
        return Meant(self.verb, values, "")

    def wrong(self, how: str) -> Unreadable:
        rest = " ".join(self.words[len(self.verb.parts) :])
        return Unreadable(how, {"text": self.text, "example": self.verb.example(), "rest": rest})


def spelled(verbs: list[Verb], facts: Facts) -> str:
    """The notation of a structured form; its `text`, if it has one, is believed as it stands. Raises `Unreadable`."""
    text = facts.get("text")
    if isinstance(text, str):
        return text
    given = [name for name in facts if name != "verb"]
    for verb in verbs:
        if verb.word == facts.get("verb") and sorted(verb.names) == sorted(given):
            parts = verb.parts
            return " ".join(part_spelled(verb, part, facts) for part in parts)
    raise Unreadable("structure", {"verb": str(facts.get("verb")), "names": list[Plain](given)})


def part_spelled(verb: Verb, part: str, facts: Facts) -> str:
    if not part.startswith("{"):
        return part
    name = part[1:-1]
    value = str(facts[name])
    return quoted(value) if isinstance(verb.kinds[verb.names.index(name)], FreeText) else value


def completed(begun: str, actions: list[Action]) -> list[str]:
    """What a begun line may become among these actions."""
    start = begun.casefold()
    return [action.text for action in actions if action.text.casefold().startswith(start)]


def quoted(text: str) -> str:
    """Free text as the notation writes it: one line, in double quotes, with JSON's escapes."""
    return dumps(text, ensure_ascii=False)


def spoken(text: str) -> str:
    """Free text as a player typed it or as a record quotes it; raises `Unreadable` if a quotation is broken."""
    if not text.startswith('"'):
        return text
    try:
        words = loads(text)
    except ValueError:
        words = None
    if not isinstance(words, str) or not words:
        raise Unreadable("quotation", {"text": text})
    return words
