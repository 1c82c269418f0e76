"""The text format: header lines, a blank line, then one action or expectation per line."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from hashlib import sha256
from json import dumps, loads

from kickback.engine.seats import LETTERS

FORMAT = "1"
KEYS = (
    "kickback",
    "game",
    "rules",
    "title",
    "proves",
    "seats",
    "names",
    "options",
    "seed",
    "commitment",
    "refused",
    "result",
)
REPEATED = "deal"
OPTION = re.compile(r'[^\s="]+="(?:[^"\\]|\\.)*"|\S+')
NEEDS_QUOTES = re.compile(r'[\s"#]|^$')


class BadRecord(ValueError):
    """A record that cannot be understood or does not hold; says the line."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason


@dataclass
class Line:
    """One line of the body: who says what (`seat text`), or an expectation (its sign and the rest)."""

    number: int
    sign: str  # "" for an action, or one of = ? ! *
    seat: str  # the acting or looking seat, "" for the all-seeing view or the public
    text: str
    comment: str = ""


@dataclass
class Record:
    """A whole file, understood but not yet played."""

    game: str
    seats: int
    header: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    deal: dict[str, list[str]] = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)
    at: dict[str, int] = field(default_factory=dict)  # header key -> line number, for errors

    @property
    def seed(self) -> str:
        return self.header.get("seed", "1")

    @property
    def proves(self) -> list[str]:
        return self.header.get("proves", "").split()

    @property
    def names(self) -> dict[str, str]:
        """What each seat is called; the letter where nothing else is said."""
        names = {letter: letter for letter in LETTERS[: self.seats]}
        for pair in self.header.get("names", "").split(","):
            seat, _, name = pair.strip().partition("=")
            if seat in names and name:
                names[seat] = name
        return names


def commitment(game: str, seats: int, options: dict[str, str], deal: dict[str, list[str]], seed: str) -> str:
    """What is published at the deal and can be checked at the end: a hash over the game, its options and the seed."""
    rules = " ".join(f"{key}={value}" for key, value in sorted(options.items()))
    handed_on = " ".join(f"{path}={','.join(values)}" for path, values in sorted(deal.items()))
    return sha256(f"kickback {FORMAT}|{game}|{seats}|{rules}|{handed_on}|{seed}".encode()).hexdigest()


def read(text: str) -> Record:
    """Understands a file; raises BadRecord with the line and the reason."""
    if not text.strip():
        raise BadRecord(0, "the file is empty")
    lines = text.splitlines()
    record = Record("", 0)
    number = 0
    for number, raw in enumerate(lines, start=1):
        line, _ = uncommented(raw)
        if line:
            header_line(record, number, line)
        elif not raw.strip():
            break
    for key in ("kickback", "game", "seats"):
        if key not in record.header:
            raise BadRecord(1, f"the header has no '{key}:' line")
    if record.header["kickback"] != FORMAT:
        raise BadRecord(
            record.at["kickback"], f"format {record.header['kickback']} is unknown; this is format {FORMAT}"
        )
    seats = record.header["seats"].split()
    if seats != list(LETTERS[: len(seats)]) or not seats:
        raise BadRecord(record.at["seats"], "seats are lettered in order: A B C ...")
    record.game = record.header["game"]
    record.seats = len(seats)
    body = [body_line(n, raw) for n, raw in enumerate(lines[number:], start=number + 1)]
    record.lines = [line for line in body if line]
    return record


def header_line(record: Record, number: int, line: str) -> None:
    key, colon, value = line.partition(":")
    if not colon:
        raise BadRecord(number, f"'{line}' is no header line (key: value); a blank line ends the header")
    key, value = key.strip(), value.strip()
    if key == REPEATED:
        path, equals, values = value.partition("=")
        path = path.strip()
        if not equals or not path:
            raise BadRecord(number, "a deal line reads 'deal: path = values'")
        if path in record.deal:
            raise BadRecord(number, f"'{path}' is dealt twice")
        record.deal[path] = values.split()
        record.at[f"deal {path}"] = number
        return
    if key not in KEYS:
        raise BadRecord(number, f"unknown header key '{key}'; known are {', '.join(KEYS)}, {REPEATED}")
    if key in record.header:
        raise BadRecord(number, f"'{key}' is said twice")
    record.header[key] = value
    record.at[key] = number
    if key == "options":
        for word in OPTION.findall(value):
            option, equals, chosen = word.partition("=")
            if not equals or option in record.options:
                raise BadRecord(number, f"'{word}': an option reads key=value, once")
            record.options[option] = unquoted(number, chosen)


def spelled_options(options: dict[str, str]) -> str:
    """Options as the header writes them; values with blanks or quotes are quoted."""
    return " ".join(f"{key}={dumps(text) if NEEDS_QUOTES.search(text) else text}" for key, text in options.items())


def unquoted(number: int, text: str) -> str:
    if not text.startswith('"'):
        return text
    try:
        value = loads(text)
    except ValueError:
        raise BadRecord(number, f"the quotation {text} is broken") from None
    return str(value)


def body_line(number: int, raw: str) -> Line | None:
    line, comment = uncommented(raw)
    if not line:
        return None
    sign = line[0]
    if sign in "=?!*":
        rest = line[1:]
        if sign == "*" and rest[:1].strip():  # "*B took ..." as seat B sees it
            seat, _, text = rest.partition(" ")
        elif sign in "?!":
            seat, _, text = rest.strip().partition(" ")
        else:
            seat, text = "", rest
        text = text.strip()
        if not text or (sign in "?!" and not seat):
            raise BadRecord(number, f"'{line}' says too little")
        return checked(Line(number, sign, seat, text, comment))
    seat, _, text = line.partition(" ")
    if not text.strip():
        raise BadRecord(number, f"'{line}': an action line reads 'SEAT ACTION', such as 'A pass'")
    return checked(Line(number, "", seat, text.strip(), comment))


def checked(line: Line) -> Line:
    if line.seat and (len(line.seat) != 1 or line.seat not in LETTERS):
        raise BadRecord(line.number, f"'{line.seat}' is no seat; seats are A, B, C ...")
    return line


def uncommented(raw: str) -> tuple[str, str]:
    """The line without its comment, and the comment: from a # at the start or after a space, outside quotes."""
    quoted = False
    for place, sign in enumerate(raw):
        if sign == '"' and (place == 0 or raw[place - 1] != "\\"):
            quoted = not quoted
        elif sign == "#" and not quoted and (place == 0 or raw[place - 1].isspace()):
            return raw[:place].strip(), raw[place + 1 :].strip()
    return raw.strip(), ""


def write(record: Record) -> str:
    """The file in its one canonical spelling."""
    out: list[str] = []
    for key in KEYS:
        if key in record.header:
            out.append(f"{key}: {record.header[key]}")
        if key == "seed":
            out.extend(f"deal: {path} = {' '.join(values)}" for path, values in record.deal.items())
    out.append("")
    out.extend(spelled(line) for line in record.lines)
    return "\n".join(out) + "\n"


def spelled(line: Line) -> str:
    if line.sign == "*":
        said = f"*{line.seat} {line.text}"
    elif line.sign:
        said = " ".join(word for word in (line.sign, line.seat, line.text) if word)
    else:
        said = f"{line.seat} {line.text}"
    return f"{said}  # {line.comment}" if line.comment else said
