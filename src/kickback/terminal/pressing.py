"""What a key does to a docket: opens a group, moves the focus, asks again, or says something to the table."""

from __future__ import annotations

from dataclasses import dataclass

from kickback.terminal.asking import ENTER, Asked, Entry, crossing
from kickback.terminal.choices import Held, best_lot, level, long_amounts, lots
from kickback.terminal.sheet import joined


@dataclass(frozen=True)
class Pressed:
    """`says` goes to the table; `back` takes a step of a draft back; `known` is False for a key that means nothing."""

    says: str = ""
    back: bool = False
    known: bool = True


NOTHING = Pressed(known=False)
DONE = Pressed()


def press(asked: Asked, held: Held, key: str) -> Pressed:
    """`key` is a sign, or one of Enter, Esc, Backspace, up, down, left, right."""
    key = key.upper() if len(key) == 1 else key
    if key == "Esc":
        return stepped_back(asked, held)
    found = level(asked, held)
    if not found:
        return NOTHING
    held.note = held.why = ""
    pressed = among(found, held, key)
    if not pressed.known and not held.path:
        return why_not(asked, held, key)
    return pressed


def why_not(asked: Asked, held: Held, key: str) -> Pressed:
    """A locked choice says why, with its clause."""
    locked = [one for one in asked.locked if one.key == key]
    if not locked:
        return NOTHING
    held.armed, held.why = "", f"{locked[0].label}: {joined(list(dict.fromkeys(joined(one.says) for one in locked)))}"
    return DONE


def among(found: list[Entry], held: Held, key: str) -> Pressed:
    """What the key does to the choices that are open."""
    if lots(found):
        return in_lots(lots(found), held, key)
    if long_amounts(found):
        return in_amounts(long_amounts(found), held, key)
    if crossing(found) is not None:
        return in_crossing(found, held, key)
    if key in ("up", "down"):
        held.focus = (held.focus + (1 if key == "down" else -1)) % len(found)
        held.armed = ""
        return DONE
    chosen = next((one for one in found if one.key == key), None)
    if chosen is None and key in (ENTER, "right"):
        chosen = found[min(held.focus, len(found) - 1)]
    elif chosen is not None and key == ENTER and held.focus and found[held.focus] is not chosen:
        chosen = found[held.focus]  # the arrows were moved: Enter is the focused one
    if chosen is None:
        return NOTHING
    held.focus = found.index(chosen)
    return choose(chosen, held, key)


def choose(chosen: Entry, held: Held, key: str) -> Pressed:
    if chosen.under:
        held.path.append(chosen.key)
        held.focus, held.armed, held.lot, held.amount, held.table = 0, "", None, None, 0
        return DONE
    if chosen.twice and held.armed != chosen.key and held.armed != key:
        held.armed = chosen.key
        return DONE
    held.armed = ""
    return Pressed(says=chosen.text)


def stepped_back(asked: Asked, held: Held) -> Pressed:
    if held.armed:
        held.armed = ""
        return DONE
    if held.path:
        held.path.pop()
        held.focus, held.lot, held.amount = 0, None, None
        return DONE
    return Pressed(back=True) if asked.draft else NOTHING


def in_crossing(found: list[Entry], held: Held, key: str) -> Pressed:
    """A digit picks the row, a letter the column; arrows and Enter do as well."""
    table = crossing(found)
    assert table is not None
    if key.isdigit() and 1 <= int(key) <= len(table.rows):
        held.table, held.armed = int(key) - 1, ""
        return DONE
    if key in ("up", "down"):
        held.table, held.armed = (held.table + (1 if key == "down" else -1)) % len(table.rows), ""
        return DONE
    column = next((one for one in table.columns if one.key == key), None)
    if column is None:
        return NOTHING
    cell = table.cell(table.rows[held.table], column)
    if cell.twice and held.armed != column.key:
        held.armed = column.key
        return DONE
    held.armed = ""
    return Pressed(says=cell.text)


def in_lots(found: dict[str, Entry], held: Held, key: str) -> Pressed:
    """Digits add a note of so many stars, as far as such a lot may be sold; the first one begins a lot of its own."""
    lot = held.lot or [0, 0, 0]
    held.armed = "" if key != ENTER else held.armed
    if key in "123" and len(key) == 1:
        more = lot[:]
        more[int(key) - 1] += 1
        if "-".join(map(str, more)) not in found:  # all are in: begin anew with one
            more = [0, 0, 0]
            more[int(key) - 1] = 1
        held.lot = more if "-".join(map(str, more)) in found else lot
        return DONE
    if key == "Backspace":
        for star in range(3):
            fewer = lot[:]
            fewer[star] -= 1
            if fewer[star] >= 0 and "-".join(map(str, fewer)) in found:
                held.lot = fewer
                break
        return DONE
    if key == "A":
        held.lot = [int(part) for part in best_lot(found).split("-")]
        return DONE
    if key == ENTER:
        return entered(
            found["-".join(map(str, lot))] if "-".join(map(str, lot)) in found else found[best_lot(found)], held
        )
    return NOTHING


def in_amounts(found: dict[int, Entry], held: Held, key: str) -> Pressed:
    numbers = sorted(found)
    now = held.amount if held.amount in found else numbers[0]
    assert now is not None
    if key in ("left", "right", "up", "down"):
        place = numbers.index(now) + (1 if key in ("right", "up") else -1)
        held.amount = numbers[max(0, min(place, len(numbers) - 1))]
        return DONE
    if key == ENTER:
        return entered(found[now], held)
    return NOTHING  # digits are typed as a number


def entered(chosen: Entry, held: Held) -> Pressed:
    if chosen.twice and held.armed != ENTER:
        held.armed = ENTER
        return DONE
    held.armed = ""
    return Pressed(says=chosen.text)
