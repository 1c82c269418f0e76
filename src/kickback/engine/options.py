"""House rules as data: one declaration makes form, flags, validation, record header and search space."""

from __future__ import annotations

from kickback.engine.bans import Ban, Refused
from kickback.engine.plain import Facts, Plain

Value = bool | int | str

YES = ("on", "true", "yes")
NO = ("off", "false", "no")


class Option:
    """One house rule: its key, what it may be, what it is by default, and which clauses it changes.

    Its name and what it does are told by the message `option-<key>` (`.says` tells more).

    The type follows from the default and the bounds: a bool is a switch; `choices` alone make a word from that list;
    bounds make a whole number (and `choices` are words allowed beside it); with neither, any text is allowed.
    """

    def __init__(
        self,
        key: str,
        default: Value,
        clauses: tuple[str, ...] = (),
        choices: tuple[str, ...] = (),
        low: int = 0,
        high: int = -1,
        excludes: tuple[str, ...] = (),
        screen: bool = False,
    ) -> None:
        self.key: str = key
        self.default: Value = default
        self.clauses: tuple[str, ...] = clauses
        self.choices: tuple[str, ...] = choices
        self.low: int = low
        self.high: int = high
        self.excludes: tuple[str, ...] = excludes  # switches that cannot be on together with this one
        self.screen: bool = screen  # changes what is shown, never what is played

    @property
    def kind(self) -> str:
        if isinstance(self.default, bool):
            return "switch"
        if self.low <= self.high:
            return "number"
        return "word" if self.choices else "text"

    def allowed(self) -> str:
        """The allowed values, in the notation."""
        if self.kind == "switch":
            return "on, off"
        words = ", ".join(self.choices)
        if self.kind == "number":
            numbers = f"{self.low}–{self.high}"
            return f"{words}, {numbers}" if words else numbers
        return words

    def plain(self) -> Facts:
        """The declaration as data: the form of a lobby, flags, a search space."""
        return {
            "key": self.key,
            "kind": self.kind,
            "default": write(self.default),
            "choices": list[Plain](self.choices),
            "low": self.low if self.kind == "number" else None,
            "high": self.high if self.kind == "number" else None,
            "clauses": list[Plain](self.clauses),
            "excludes": list[Plain](self.excludes),
            "screen": self.screen,
        }

    def read(self, text: str) -> Value:
        """The value this text means; raises ValueError."""
        word = text.strip()
        if self.kind == "switch":
            if word.lower() in YES:
                return True
            if word.lower() in NO:
                return False
        elif self.kind == "text" or word in self.choices:
            return word
        elif self.kind == "number" and word.lstrip("-").isdecimal() and self.low <= int(word) <= self.high:
            return int(word)
        raise ValueError(text)


def write(value: Value) -> str:
    """A value as records and flags spell it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


class Options:
    """One table's house rules, complete and checked for type; a game then checks how they go together."""

    def __init__(self, declared: tuple[Option, ...], values: dict[str, Value]) -> None:
        self.declared: tuple[Option, ...] = declared
        self.values: dict[str, Value] = values

    def on(self, key: str) -> bool:
        value = self.values[key]
        assert isinstance(value, bool)
        return value

    def number(self, key: str) -> int:
        value = self.values[key]
        assert isinstance(value, int)
        return value

    def word(self, key: str) -> str:
        return write(self.values[key])

    def changed(self) -> dict[str, str]:
        """What differs from the defaults, in declared order, as text."""
        return {o.key: write(self.values[o.key]) for o in self.declared if self.values[o.key] != o.default}


def settle(declared: tuple[Option, ...], given: dict[str, str], clause: str) -> Options:
    """Defaults overlaid with what was given; raises `Refused`, citing the clause, for what is unknown or impossible."""
    values: dict[str, Value] = {o.key: o.default for o in declared}
    by_key = {o.key: o for o in declared}
    for key, text in given.items():
        if key not in by_key:
            known = list[Plain](sorted(by_key))
            raise Refused(f"option {key}", Ban("no-such-option", clause), {"key": key, "known": known})
        try:
            values[key] = by_key[key].read(text)
        except ValueError:
            facts: Facts = {"key": key, "value": text, "allowed": by_key[key].allowed()}
            raise Refused(f"option {key}={text}", Ban("option-value", clause), facts) from None
    for o in declared:
        if values[o.key] is True:
            for other in o.excludes:
                if values[other] is True:
                    facts = {"one": o.key, "other": other}
                    raise Refused(f"options {o.key} and {other}", Ban("options-exclude", clause), facts)
    return Options(declared, values)
