"""The board, the cards and the numbers, read from `components.toml` and checked line by line."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from tomllib import TOMLDecodeError, loads
from typing import Any, Final

from kickback.engine.plain import Plain

# What a space is for; ids begin with the letter of their kind.
MARKET: Final = 0
PRESS: Final = 1
SUPERMARKET: Final = 2
RECEIVER: Final = 3
TAX: Final = 4
AIRLINE: Final = 5
AIRSTRIP: Final = 6
SPACE_KINDS: Final = ("market", "print", "supermarket", "receiver", "tax", "commercial", "jet")
SPACE_LETTERS: Final = "mpkrtcj"

# What a card is.
PRINTER: Final = 0
INK: Final = 1
PAPER: Final = 2
HOLOGRAM: Final = 3
DINER: Final = 4
JET: Final = 5
TICKET: Final = 6
GREAT_LAWYER: Final = 7
BAD_LAWYER: Final = 8
CARD_KINDS: Final = (
    "printer", "ink", "paper", "hologram", "diner", "jet", "ticket", "great-lawyer", "bad-lawyer"
)  # fmt: skip
START_GROUP: Final = "S"
GROUPS: Final = "ABCD"

# What a space of the police track does.
PLAIN: Final = 0
GODFATHER: Final = 1
INVESTIGATION: Final = 2
STRIKE: Final = 3
SPECIALS: Final = ("plain", "godfather", "investigation", "strike")

COMPONENTS: Final = ("ink", "paper", "hologram")
QUALITIES: Final = 3
QUALITY: Final = [0, 1, 1, 2, 1, 2, 2, 3]
"""PEC-PRINT-2: how many different components, by the set of them (a bit each for ink, paper, hologram)."""
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
STEP: Final = 10  # the smallest note: all money is a multiple of it

Entry = dict[str, Any]  # Any: TOML is untyped; every value is checked before it is used


class BadComponents(ValueError):
    """Something in components.toml cannot be played; says the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"components.toml, line {line}: {reason}")
        self.line: int = line
        self.reason: str = reason


class Space:
    """An action space on one side of the board."""

    def __init__(self, name: str, kind: int, price: int, hat: bool, binned: bool, sunglasses: bool) -> None:
        self.name: str = name
        self.kind: int = kind
        self.price: int = price  # of a card, or of the commercial flight
        self.hat: bool = hat
        self.binned: bool = binned  # its card leaves at the end of a round
        self.sunglasses: bool = sunglasses


class Side:
    """One side of the board with its police track."""

    def __init__(self, seats: list[int], spaces: list[Space], special: list[int], start: dict[int, int]) -> None:
        self.seats: list[int] = seats
        self.spaces: list[Space] = spaces
        self.special: list[int] = special  # what each space of the track does; the last one ends the game
        self.start: dict[int, int] = start

    @property
    def last(self) -> int:
        return len(self.special) - 1


class Card:
    def __init__(self, name: str, kind: int, value: int, fewest: int) -> None:
        self.name: str = name
        self.group: str = name[0]
        self.kind: int = kind
        self.value: int = value  # of a lottery ticket
        self.fewest: int = fewest  # in play with so many seats or more


class Components:
    def __init__(self, text: str) -> None:
        source = Source(text)
        whole = source.whole
        self.henchmen: int = whole("", "henchmen", 1, 9, 1)
        self.tens: int = whole("money", "tens", 1, 999, 1)
        self.fifties: int = whole("money", "fifties", 1, 999, 1)
        self.start_cash: list[int] = source.row("money", "start", MOST_SEATS, 0, STEP)
        self.equal_start: int = whole("money", "equal-start", 0, 999, STEP)
        self.supply: list[int] = source.row("fakes", "supply", QUALITIES, 0, 1)
        self.per_printer: int = whole("fakes", "per-printer", 1, 9, 1)
        self.shop_most: int = whole("supermarket", "most", 1, 9, 1)
        self.shop_pays: int = whole("supermarket", "pays", STEP, 999, STEP)
        self.fence_most: int = whole("receiver", "most", 1, 9, 1)
        self.fence_rates: list[int] = source.row("receiver", "rates", QUALITIES, 0, STEP)
        self.tax_pays: int = whole("tax", "pays", STEP, 999, STEP)
        self.diner_pays: int = whole("diner", "pays", STEP, 999, STEP)
        self.sides: list[Side] = [source.side("board.large"), source.side("board.small")]
        self.cards: list[Card] = source.cards()
        source.finish()
        played = [seats for side in self.sides for seats in side.seats]
        if sorted(played) != list(range(FEWEST_SEATS, MOST_SEATS + 1)):
            raise BadComponents(source.line("board.small", "seats"), "each of 2, 3 and 4 seats needs one side")

    @property
    def box(self) -> int:
        """All the real money there is."""
        return STEP * self.tens + 50 * self.fifties


class Source:
    """The file while it is read: its values, and on which line each stands."""

    def __init__(self, text: str) -> None:
        self.lines: list[str] = text.splitlines()
        try:
            self.tables: Entry = loads(text)
        except TOMLDecodeError as wrong:
            reason, _, place = str(wrong).partition(" (at line ")
            number = place.partition(",")[0]
            raise BadComponents(int(number) if number.isdigit() else len(self.lines), reason) from None
        self.used: set[str] = set()

    def line(self, section: str, key: str = "", item: int = -1) -> int:
        """Where a section, a key in it, or the item of a list after that key stands."""
        here = ""
        found = 0
        if not section and not key:
            return 1
        for number, raw in enumerate(self.lines, start=1):
            text = raw.split("#")[0].strip()
            if text.startswith("["):
                if found and here == section:
                    break
                here = text.strip("[]").strip()
                if here == section and not key:
                    return number
            elif here == section:
                if text.partition("=")[0].strip() == key:
                    found = number
                if found and item >= 0:
                    item -= text.count("{")
                    if item < 0:
                        return number
        return found or 1

    def fault(self, section: str, key: str, reason: str, item: int = -1) -> BadComponents:
        return BadComponents(self.line(section, key, item), reason)

    def value(self, section: str, key: str) -> Any:  # Any: see Entry
        table: Any = self.tables
        for step in section.split(".") if section else []:
            table = table.get(step, {}) if isinstance(table, dict) else {}
        self.used.add(f"{section}.{key}" if section else key)
        if not isinstance(table, dict) or key not in table:
            raise self.fault(section, "", f"'{key}' is missing" + (f" in [{section}]" if section else ""))
        return table[key]

    def whole(self, section: str, key: str, low: int, high: int, step: int) -> int:
        found = self.value(section, key)
        reason = not_whole(found, low, high, step)
        if reason:
            raise self.fault(section, key, f"{key} {reason}")
        return int(found)

    def row(self, section: str, key: str, count: int, low: int, step: int) -> list[int]:
        """A list of whole numbers; count 0: as many as there are."""
        found = self.value(section, key)
        if not isinstance(found, list) or (count and len(found) != count):
            raise self.fault(section, key, f"{key} takes a list of {count or 'whole'} numbers")
        for number in found:
            reason = not_whole(number, low, 999, step)
            if reason:
                raise self.fault(section, key, f"{key}: {number!r} {reason}")
        return [int(number) for number in found]

    def entries(self, section: str, key: str) -> list[Entry]:
        found = self.value(section, key)
        if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
            raise self.fault(section, key, f"{key} takes a list of {{ ... }}")
        return found

    def side(self, section: str) -> Side:
        seats = self.row(section, "seats", 0, FEWEST_SEATS, 1)
        spaces: list[Space] = []
        for item, entry in enumerate(self.entries(section, "spaces")):
            reason = wrong_space(entry, [space.name for space in spaces])
            if reason:
                raise self.fault(section, "spaces", reason, item)
            flags = [bool(entry.get(flag, False)) for flag in ("hat", "bin", "sunglasses")]
            price = int(entry["price"] if "price" in entry else entry.get("fee", 0))
            kind = SPACE_KINDS.index(entry["kind"])
            spaces.append(Space(entry["id"], kind, price, flags[0], flags[1], flags[2]))
        for needed in (MARKET, PRESS, RECEIVER, TAX):
            if all(space.kind != needed for space in spaces):
                raise self.fault(section, "spaces", f"this side has no {SPACE_KINDS[needed]} space")
        if sum(space.sunglasses for space in spaces) != 1:
            raise self.fault(section, "spaces", "exactly one tax space of a side has the sunglasses")
        if not any(space.hat for space in spaces):
            raise self.fault(section, "spaces", "without a hat the officer would never move")
        track = f"{section}.track"
        return Side(seats, spaces, self.track(track), self.starts(track, seats))

    def track(self, section: str) -> list[int]:
        last = self.whole(section, "last", 1, 200, 1)
        special = [PLAIN] * (last + 1)
        for effect in (GODFATHER, INVESTIGATION, STRIKE):
            key = SPECIALS[effect]
            for place in self.row(section, key, 0, 1, 1):
                if place > last:
                    raise self.fault(section, key, f"{key}: the track ends at {last}, there is no space {place}")
                if special[place] != PLAIN:
                    raise self.fault(section, key, f"{key}: space {place} is a {SPECIALS[special[place]]} already")
                special[place] = effect
        if special[last] != GODFATHER:
            raise self.fault(section, "godfather", f"the last space ({last}) must be a godfather")
        if special.count(INVESTIGATION) > QUALITIES:
            raise self.fault(section, "investigation", f"there are only {QUALITIES} qualities to find out")
        return special

    def starts(self, section: str, seats: list[int]) -> dict[int, int]:
        last = self.whole(section, "last", 1, 200, 1)
        starts: dict[int, int] = {}
        for item, entry in enumerate(self.entries(section, "start")):
            if sorted(entry) != ["seats", "space"]:
                raise self.fault(section, "start", "a start takes seats and space", item)
            reason = not_whole(entry["space"], 0, last - 1, 1)
            if reason:
                raise self.fault(section, "start", f"space {reason}", item)
            if entry["seats"] not in seats or entry["seats"] in starts:
                raise self.fault(section, "start", f"seats {entry['seats']!r} is not to be placed here", item)
            starts[entry["seats"]] = entry["space"]
        for count in seats:
            if count not in starts:
                raise self.fault(section, "start", f"where does the officer start with {count} seats?")
        return starts

    def cards(self) -> list[Card]:
        cards: list[Card] = []
        for item, entry in enumerate(self.entries("deck", "cards")):
            reason = wrong_card(entry, cards)
            if reason:
                raise self.fault("deck", "cards", reason, item)
            kind = CARD_KINDS.index(entry["kind"])
            cards.append(Card(entry["id"], kind, int(entry.get("value", 0)), int(entry.get("from", FEWEST_SEATS))))
        dealt = [card.kind for card in cards if card.group == START_GROUP]
        if dealt.count(PRINTER) < MOST_SEATS or dealt.count(INK) + dealt.count(PAPER) < MOST_SEATS:
            raise self.fault("deck", "cards", f"group S needs {MOST_SEATS} printers and {MOST_SEATS} of ink and paper")
        return cards

    def finish(self) -> None:
        """Refuses keys that nothing reads: most likely a slip of the pen."""
        waiting: list[tuple[str, Any]] = list(self.tables.items())
        while waiting:
            path, found = waiting.pop()
            if isinstance(found, dict):
                waiting.extend((f"{path}.{key}", inner) for key, inner in found.items())
            elif path not in self.used:
                section, _, key = path.rpartition(".")
                raise self.fault(section, key, f"nothing is called '{key}' here")


def not_whole(found: object, low: int, high: int, step: int) -> str:
    """Why this is not the number that is wanted; empty if it is."""
    if not isinstance(found, int) or isinstance(found, bool):
        return f"must be a whole number, not {found!r}"
    if not low <= found <= high:
        return f"must lie between {low} and {high}, not {found}"
    if found % step:
        return f"must be a multiple of {step}, not {found}"
    return ""


def wrong_entry(
    entry: Entry, named: list[str], kinds: tuple[str, ...], numbers: dict[str, str], flags: dict[str, str]
) -> str:
    """What is wrong with a space or card: an id, a kind, and extras that belong to one kind each (`*`: to all)."""
    name, kind = entry.get("id"), entry.get("kind")
    if not isinstance(name, str) or len(name) < 2 or not name[1:].isdigit() or not name.isascii():
        return f"an id is a letter and a number, not {name!r}"
    if name in named:
        return f"{name} stands here already"
    if kind not in kinds:
        return f"{name}: kind must be one of {', '.join(kinds)}, not {kind!r}"
    for key, owner in numbers.items():
        if (kind == owner) != (key in entry) and owner != "*":
            return f"{name}: a {kind} {'needs' if kind == owner else 'has no'} {key}"
        if key in entry and owner != "*":
            reason = not_whole(entry[key], 0, 990, STEP)
            if reason:
                return f"{name}: {key} {reason}"
    for key, owner in flags.items():
        if key in entry and (not isinstance(entry[key], bool) or owner not in ("*", kind)):
            return f"{name}: {key} is true or false, for {'any kind' if owner == '*' else owner}"
    known = ["id", "kind", *numbers, *flags]
    for key in entry:
        if key not in known:
            return f"{name}: nothing is called '{key}' here"
    return ""


def wrong_space(entry: Entry, named: list[str]) -> str:
    flags = {"hat": "*", "bin": "market", "sunglasses": "tax"}
    reason = wrong_entry(entry, named, SPACE_KINDS, {"price": "market", "fee": "commercial"}, flags)
    if reason:
        return reason
    letter = SPACE_LETTERS[SPACE_KINDS.index(entry["kind"])]
    return "" if entry["id"][0] == letter else f"{entry['id']}: the id of a {entry['kind']} space begins with {letter}"


def wrong_card(entry: Entry, before: list[Card]) -> str:
    reason = wrong_entry(entry, [card.name for card in before], CARD_KINDS, {"value": "ticket", "from": "*"}, {})
    if reason:
        return reason
    name, kind = entry["id"], CARD_KINDS.index(entry["kind"])
    if name[0] not in START_GROUP + GROUPS:
        return f"{name}: the groups are S, A, B, C and D"
    if name[0] == START_GROUP and (kind not in (PRINTER, INK, PAPER) or "from" in entry):
        return f"{name}: an S card is a printer, ink or paper, for any number of seats"
    if entry.get("from", 3) not in (3, 4):
        return f"{name}: from must be 3 or 4, not {entry['from']!r}"
    if kind in (GREAT_LAWYER, BAD_LAWYER) and any(card.kind == kind for card in before):
        return f"{name}: there is only one {entry['kind']}"
    return ""


def written() -> str:
    return files("kickback.games.pecunia_olet").joinpath("components.toml").read_text(encoding="utf-8")


PRINTED: Final = Components(written())

# Spaces have one number on both sides, so that an action means the same on either: by kind, then by their own number.
SPACES: Final[list[str]] = sorted(
    {space.name for side in PRINTED.sides for space in side.spaces},
    key=lambda name: (SPACE_LETTERS.index(name[0]), int(name[1:])),
)
SPACE: Final[dict[str, int]] = {name: number for number, name in enumerate(SPACES)}
KINDS: Final[list[int]] = [SPACE_LETTERS.index(name[0]) for name in SPACES]

# Cards are numbers in the order of the file.
CARDS: Final[list[str]] = [card.name for card in PRINTED.cards]
CARD: Final[dict[str, int]] = {name: number for number, name in enumerate(CARDS)}
CARD_KIND: Final[list[int]] = [card.kind for card in PRINTED.cards]
CARD_VALUE: Final[list[int]] = [card.value for card in PRINTED.cards]
CARD_GROUP: Final[list[str]] = [card.group for card in PRINTED.cards]
DINERS: Final = CARD_KIND.count(DINER)

NO_CARD: Final = -1
NOBODY: Final = -1


def card_names(cards: Iterable[int], unknown: str | None = None) -> list[Plain]:
    """Cards by their ids as facts tell them; another word for gaps and for cards nobody may see."""
    return [CARDS[card] if card >= 0 else unknown for card in cards]
