"""What data looks like, declared: events, views and prompts are checked against it, and JSON Schema is made from it."""

from __future__ import annotations

from typing import Final

from kickback.engine.plain import LARGEST, Facts, Plain

UNSEEN: Final = "hidden"


class Shape:
    """One kind of value. `fault` says what is wrong with a value; `schema` is the same as JSON Schema."""

    def fault(self, value: Plain) -> str:
        raise NotImplementedError

    def schema(self) -> Facts:
        raise NotImplementedError


class Text(Shape):
    """A text; `name` says what it names (`seat`, `card`, ...), or nothing."""

    def __init__(self, name: str = "") -> None:
        self.name: str = name

    def fault(self, value: Plain) -> str:
        return "" if isinstance(value, str) else f"{value!r} is no text"

    def schema(self) -> Facts:
        return {"type": "string", "title": self.name} if self.name else {"type": "string"}


class Whole(Shape):
    """A whole number that a browser can hold exactly."""

    def fault(self, value: Plain) -> str:
        if isinstance(value, bool) or not isinstance(value, int):
            return f"{value!r} is no whole number"
        return "" if -LARGEST <= value <= LARGEST else f"{value} does not fit in 53 bits"

    def schema(self) -> Facts:
        return {"type": "integer"}


class Switch(Shape):
    def fault(self, value: Plain) -> str:
        return "" if isinstance(value, bool) else f"{value!r} is neither true nor false"

    def schema(self) -> Facts:
        return {"type": "boolean"}


class OneOf(Shape):
    def __init__(self, *words: str) -> None:
        self.words: tuple[str, ...] = words

    def fault(self, value: Plain) -> str:
        return "" if value in self.words else f"{value!r} is none of {', '.join(self.words)}"

    def schema(self) -> Facts:
        return {"enum": list[Plain](self.words)}


class Maybe(Shape):
    """That, or nothing."""

    def __init__(self, shape: Shape) -> None:
        self.shape: Shape = shape

    def fault(self, value: Plain) -> str:
        return "" if value is None else self.shape.fault(value)

    def schema(self) -> Facts:
        return {"anyOf": [self.shape.schema(), {"type": "null"}]}


class Known(Shape):
    """That, or `hidden` where the looking seat does not know it."""

    def __init__(self, shape: Shape) -> None:
        self.shape: Shape = shape

    def fault(self, value: Plain) -> str:
        return "" if value == UNSEEN else self.shape.fault(value)

    def schema(self) -> Facts:
        return {"anyOf": [self.shape.schema(), {"const": UNSEEN}]}


class Many(Shape):
    """A list of those."""

    def __init__(self, shape: Shape) -> None:
        self.shape: Shape = shape

    def fault(self, value: Plain) -> str:
        if not isinstance(value, list):
            return f"{value!r} is no list"
        for place, item in enumerate(value, start=1):
            wrong = self.shape.fault(item)
            if wrong:
                return f"{place}: {wrong}"
        return ""

    def schema(self) -> Facts:
        return {"type": "array", "items": self.shape.schema()}


class ByName(Shape):
    """Any names, each with one of those: points by seat."""

    def __init__(self, shape: Shape) -> None:
        self.shape: Shape = shape

    def fault(self, value: Plain) -> str:
        if not isinstance(value, dict):
            return f"{value!r} is no table"
        for name, item in value.items():
            wrong = self.shape.fault(item)
            if wrong:
                return f"{name}: {wrong}"
        return ""

    def schema(self) -> Facts:
        return {"type": "object", "additionalProperties": self.shape.schema()}


class Fields(Shape):
    """These names and no others; `card?` may be missing. `title` is what such a thing is called, or nothing."""

    def __init__(self, fields: dict[str, Shape], title: str = "") -> None:
        self.title: str = title
        self.fields: dict[str, Shape] = {name.rstrip("?"): shape for name, shape in fields.items()}
        self.needed: list[str] = [name for name in fields if not name.endswith("?")]

    def fault(self, value: Plain) -> str:
        if not isinstance(value, dict):
            return f"{value!r} is no table"
        for name in self.needed:
            if name not in value:
                return f"{name} is missing"
        for name, item in value.items():
            if name not in self.fields:
                return f"{name} is not declared"
            wrong = self.fields[name].fault(item)
            if wrong:
                return f"{name}: {wrong}"
        return ""

    def schema(self) -> Facts:
        properties: Facts = {name: shape.schema() for name, shape in self.fields.items()}
        found: Facts = {"title": self.title} if self.title else {}
        found["type"] = "object"
        found["properties"] = properties
        found["required"] = list[Plain](self.needed)
        found["additionalProperties"] = False
        return found


class Open(Shape):
    """At least these names, each with a text; any others besides."""

    def __init__(self, *names: str) -> None:
        self.names: tuple[str, ...] = names

    def fault(self, value: Plain) -> str:
        if not isinstance(value, dict):
            return f"{value!r} is no table"
        lacking = [name for name in self.names if not isinstance(value.get(name), str)]
        return f"{lacking[0]} is no text" if lacking else ""

    def schema(self) -> Facts:
        properties: Facts = {name: TEXT.schema() for name in self.names}
        return {
            "type": "object",
            "properties": properties,
            "required": list[Plain](self.names),
            "additionalProperties": {},
        }


class Anything(Shape):
    """Data whose form is somebody else's."""

    def fault(self, value: Plain) -> str:
        return ""

    def schema(self) -> Facts:
        return {}


TEXT: Final = Text()
SEAT: Final = Text("seat")
CARD: Final = Text("card")  # its notation, or `hidden`
CLAUSE: Final = Text("clause")
WHOLE: Final = Whole()
SWITCH: Final = Switch()
SEATS: Final = Many(SEAT)
CARDS: Final = Many(CARD)
ANYTHING: Final = Anything()
MESSAGE: Final = Fields({"id": TEXT, "facts?": ByName(ANYTHING), "clauses?": Many(CLAUSE)}, "Message")
