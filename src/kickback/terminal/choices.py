"""The choices of a docket as rows: a list, labels side by side, a table of things and manners, notes, an amount."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.text import Text

from kickback.terminal.asking import ENTER, Asked, Entry, amounts, crossing
from kickback.terminal.sheet import FAINT, FOCUS, SIGNAL, STRONG, at_most, cut, fill, joined, pad, row, wrap
from kickback.terminal.signs import fold_drawn
from kickback.terminal.texts import text

LABEL, WIDE_LABEL = 31, 34  # the most a label takes of the row
NARROW = 56
FEW_AMOUNTS = 4  # so many are listed, each with what follows
SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
Body = list[Text | None]  # None is a line across


@dataclass
class Held:
    """Where somebody is in a docket: the way down its groups, the focused row, a key that wants to be pressed again."""

    path: list[str] = field(default_factory=list)
    focus: int = 0
    armed: str = ""
    lot: list[int] | None = None
    amount: int | None = None
    note: str = ""  # a refusal
    why: str = ""  # why something is locked, once its key was pressed
    table: int = 0  # the focused row of a crossing

    def clear(self) -> None:
        self.path, self.focus, self.armed, self.lot, self.amount, self.table = [], 0, "", None, None, 0
        self.note = self.why = ""


@dataclass(frozen=True)
class Detail:
    """How much a docket says: rows for the question, for what stands, for each choice; which of the stakes."""

    question: int
    stands: int
    stakes: str  # all, each (two rows), joined (three rows), first (one row), none
    lines: int
    notes: bool = False
    focused: bool = True  # is the focused choice told in full below?
    columns: int = 1


DETAILS = (
    Detail(3, 3, "all", 4, notes=True),
    Detail(3, 3, "all", 4),
    Detail(3, 3, "each", 2),
    Detail(3, 2, "joined", 2),
    Detail(3, 1, "joined", 1),
    Detail(2, 1, "first", 1),
    Detail(2, 1, "first", 1, focused=False),
    Detail(2, 1, "none", 1, focused=False),
    Detail(2, 1, "none", 1, focused=False, columns=2),
    Detail(2, 1, "none", 1, focused=False, columns=3),
)

NARROW_DETAILS = (  # consequences stand under their labels, and are worth more than what is at stake
    Detail(3, 3, "all", 4),
    Detail(3, 2, "joined", 3),
    Detail(2, 2, "first", 3),
    Detail(2, 1, "none", 3),
    Detail(2, 1, "none", 2),
    *DETAILS[4:],
)


def level(asked: Asked, held: Held) -> list[Entry]:
    """The entries of the group that is open."""
    found = asked.entries
    for key in held.path:
        chosen = next((one for one in found if one.key == key and one.under), None)
        if chosen is None:
            held.path = []
            return asked.entries
        found = chosen.under
    return found


def opened(asked: Asked, held: Held, depth: int = 9) -> Entry | None:
    """The group that is open, if any, or the one so many steps down."""
    found, group = asked.entries, None
    for key in held.path[:depth]:
        group = next((one for one in found if one.key == key and one.under), None)
        if group is None:
            return None
        found = group.under
    return group


def lots(found: list[Entry]) -> dict[str, Entry]:
    """Entries that are lots of notes, such as 0-5-0: chosen by adding notes, not from a list."""
    by_lot = {str(one.value): one for one in found if isinstance(one.value, str) and one.value.count("-") == 2}
    return by_lot if len(by_lot) == len(found) > 4 else {}


def best_lot(found: dict[str, Entry]) -> str:
    """The first lot offered whole: the one most notes go with."""
    return max(found, key=lambda lot: sum(int(part) for part in lot.split("-")))


def long_amounts(found: list[Entry]) -> dict[int, Entry]:
    """Amounts that are too many for keys, or whose keys would be other numbers: typed, or changed with the arrows."""
    numbers = amounts(found)
    if len(numbers) != len(found) or len(found) <= FEW_AMOUNTS:
        return {}
    return numbers if any(one.key != str(number) for number, one in numbers.items()) else {}


def choice_rows(body: Body, keys: dict[int, str], found: list[Entry], held: Held, width: int, detail: Detail) -> None:
    """Appends the rows, and notes on which of them a key stands."""
    if lots(found):
        lot_rows(body, keys, lots(found), held, width, detail)
    elif long_amounts(found):
        amount_rows(body, keys, long_amounts(found), held, width, detail)
    elif crossing(found) is not None:
        crossed(body, keys, found, held, width, detail)
    else:
        listed(body, keys, found, held, width, detail)


def mark(entry: Entry) -> str:
    return "!" if entry.exposes or entry.asks_back else " "


def listed(body: Body, keys: dict[int, str], found: list[Entry], held: Held, width: int, detail: Detail) -> None:
    """One row a choice; where that is too much, labels side by side and the focused one told below."""
    held.focus = max(0, min(held.focus, len(found) - 1))
    key_wide = max(len(one.key) for one in found)
    if detail.columns > 1 and len(found) > detail.columns:
        side_by_side(body, keys, found, held, width, detail.columns, key_wide)
        return
    under = width < NARROW and detail.lines > 1
    most = width - key_wide - 4 if under else width // 2 - 4 if width < NARROW else LABEL if width < 100 else WIDE_LABEL
    label_wide = min(most, max(len(one.brief) for one in found))
    indent = key_wide + 3 if under else key_wide + 5 + label_wide
    room = max(8, width - indent - 1)
    alike = detail.lines == 1 and detail.focused and not held.armed and told_below(found, room)
    for place, one in enumerate(found):
        start, label = start_of(one, place == held.focus, held.armed, key_wide, label_wide)
        says = text("press-again", key=one.key) if held.armed == one.key else joined(one.says)
        if detail.lines == 1 and len(says) > room:
            says = joined(one.small) or says
        told = [""] if not says or alike else wrap(says, room) if detail.lines > 1 else [at_most(says, room)]
        told = told if len(told) <= detail.lines else wrap(at_most(says, room * detail.lines), room, detail.lines)
        keys[len(body)] = one.key
        body.append(row(*start, label) if under else row(*start, label, "  ", told[0]))
        for line in told if under and says else told[1:]:
            keys[len(body)] = one.key
            body.append(row(" " * indent, line))
    if detail.lines == 1 and detail.focused:
        said = joined(found[held.focus].says)
        if len(said) > room and not held.armed:
            body += [row(" ", (line, FAINT)) for line in wrap(said, width - 2, 2)]


def told_below(found: list[Entry], room: int) -> bool:
    """Do all say the same, and too much for a row? Then it is said once, below them."""
    said = {joined(one.says) for one in found}
    return len(found) > 1 and len(said) == 1 and len(said.pop()) > room


def start_of(
    one: Entry, focused: bool, armed: str, key_wide: int, label_wide: int
) -> tuple[list[tuple[str, str]], tuple[str, str]]:
    start = [(f" {pad(one.key, key_wide)}", STRONG), (f"{'▌' if focused else ' '}{mark(one)}", FOCUS)]
    style = SIGNAL if armed == one.key else FOCUS if focused else STRONG
    return start, (pad(one.brief, label_wide), style)


def side_by_side(
    body: Body, keys: dict[int, str], found: list[Entry], held: Held, width: int, columns: int, key_wide: int
) -> None:
    wide = width // columns
    height = -(-len(found) // columns)
    for line in range(height):
        parts: list[Text] = []
        for place in range(line, len(found), height):
            start, label = start_of(found[place], place == held.focus, held.armed, key_wide, wide - key_wide - 4)
            parts.append(fill(row(*start, label), wide))
        keys[len(body)] = found[line].key
        body.append(row(*parts))
    chosen = found[held.focus]
    said = text("press-again", key=chosen.key) if held.armed else joined(chosen.says)
    body += [row(" ", (one, FAINT)) for one in wrap(said, width - 2, 2)] if said else []


def crossed(body: Body, keys: dict[int, str], found: list[Entry], held: Held, width: int, detail: Detail) -> None:
    """A table of things and manners: a digit picks the thing, a letter the manner."""
    table = crossing(found)
    assert table is not None
    held.table = max(0, min(held.table, len(table.rows) - 1))
    half = (width - 10) // 2
    same = {column.key: same_gain(column) for column in table.columns}
    narrow = width < NARROW
    heads = [
        f"{column.key} {column.label}" + (f", {same[column.key]}" if same[column.key] else "")
        for column in table.columns
    ]
    body.append(row(pad("", 10), *((pad(one, half), FAINT) for one in heads)))
    for place, thing in enumerate(table.rows):
        cells: list[tuple[str, str]] = []
        for column in table.columns:
            one = table.cell(thing, column)
            armed = held.armed == column.key and held.table == place
            gain = "" if same[column.key] else pad(one.label.rpartition(" ")[2], 4)
            said = text("press-again-short") if armed else joined(one.small[:1] + ([] if narrow else one.small[2:]))
            cells.append((pad(f"{mark(one)} {gain}{said}", half - 1) + " ", SIGNAL if armed else ""))
        focused = place == held.table
        keys[len(body)] = str(place + 1)
        name = card_sign(table.cell(thing, table.columns[0]))
        start = (f" {place + 1}{'▌' if focused else ' '} {pad(name, 6)}", FOCUS if focused else STRONG)
        body.append(row(start, *cells))
    thing = table.rows[held.table]
    for column in table.columns if detail.focused else []:
        one = table.cell(thing, column)
        told = f"{column.key} {card_sign(one)}: {joined(one.says)}"
        body += [row(" ", (line, FAINT)) for line in wrap(told, width - 2, detail.lines)]


def same_gain(column: Entry) -> str:
    """What all of a column bring alike; "" if they differ."""
    gains = {one.label.rpartition(" ")[2] for one in column.under}
    return gains.pop() if len(gains) == 1 and len(column.under) > 1 else ""


def card_sign(entry: Entry) -> str:
    """How a card is drawn in a row: its notation with the sign of its suit."""
    card = str(entry.value)
    return fold_drawn(card[:-1].replace("T", "10") + SUITS[card[-1]]) if card[-1:] in SUITS else card


def told_rows(detail: Detail) -> int:
    """Rows for what follows from the one choice that is in hand."""
    return 5 if detail.lines > 1 else 3 if detail.focused else 2


def lot_rows(body: Body, keys: dict[int, str], found: dict[str, Entry], held: Held, width: int, detail: Detail) -> None:
    """Notes by their stars: digits add one, Backspace takes one away, A is the best lot."""
    if held.lot is None or "-".join(map(str, held.lot)) not in found:
        held.lot = [int(part) for part in best_lot(found).split("-")]
    most = [max(int(lot.split("-")[star]) for lot in found) for star in range(3)]
    counts = "   ".join(
        f"{star + 1} {'★' * (star + 1)} {held.lot[star]} {text('of', count=most[star])}" for star in range(3)
    )
    body.append(row(" ", (cut(counts, width - 2), STRONG)))
    body.append(row(" ", (cut(text("lot-keys"), width - 2), FAINT)))
    chosen = found["-".join(map(str, held.lot))]
    body += [row(" ", line) for line in wrap(joined(chosen.says), width - 2, told_rows(detail))]
    enter_row(body, keys, chosen, held, width)


def amount_rows(
    body: Body, keys: dict[int, str], found: dict[int, Entry], held: Held, width: int, detail: Detail
) -> None:
    """A number out of many: typed, or one more and one less with the arrows."""
    numbers = sorted(found)
    if held.amount not in found:
        held.amount = numbers[0]
    assert held.amount is not None
    chosen = found[held.amount]
    hint = text("amount-keys", low=numbers[0], high=numbers[-1])
    body.append(row(" ", (f"‹ {held.amount} ›  ", FOCUS), cut(hint, width - 14)))
    body += [row(" ", line) for line in wrap(joined(chosen.says), width - 2, told_rows(detail))]
    enter_row(body, keys, chosen, held, width)


def enter_row(body: Body, keys: dict[int, str], chosen: Entry, held: Held, width: int) -> None:
    keys[len(body)] = ENTER
    armed = held.armed == ENTER
    label = text("press-again", key=ENTER) if armed else chosen.label
    start = row((f" {ENTER}", STRONG), (f" {mark(chosen)} ", FOCUS))
    body.append(row(start, (cut(label, width - 12), SIGNAL if armed else STRONG)))
