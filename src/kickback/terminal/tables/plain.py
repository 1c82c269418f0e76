"""A game nobody has drawn yet: everything in its view, what concerns the seats side by side."""

from __future__ import annotations

from kickback.terminal.sheet import FAINT, STRONG, Row, cut, pad, row
from kickback.terminal.tables import Drawn, Look, turn_of
from kickback.terminal.texts import Data

COMMON = ("game", "seat", "moment", "kind", "waiting", "winners", "draft", "round", "turn")


def draw(look: Look) -> Drawn:
    view = look.view
    seats = [seat for seat in look.seats if isinstance(view.get(seat), dict)]
    rows = [
        Row(row((f" {pad(key, 14)} ", FAINT), cut(words(value), look.width - 16)))
        for key, value in view.items()
        if key not in seats and key not in COMMON and words(value)
    ]
    for seat in seats:
        about: Data = view[seat]
        said = ", ".join(f"{key} {words(value)}" for key, value in about.items() if words(value))
        mark = "►" if seat in view["waiting"] else " "
        rows.append(Row(row(f"{mark} ", (pad(look.called(seat), 14), STRONG), " ", cut(said, look.width - 18))))
    counts = [f"{key} {view[key]}" for key in ("round", "turn") if view.get(key) is not None]
    return Drawn(turn_of(look), counts, rows)


def words(value: object) -> str:
    """Plain data in words; equal neighbours in a list are counted."""
    if value is None or value == [] or value == {} or value == "":
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{key} {words(item)}" for key, item in value.items() if words(item))
    if isinstance(value, list):
        return counted([words(item) or "-" for item in value])
    return str(value)


def counted(items: list[str]) -> str:
    said: list[str] = []
    for item in items:
        if said and said[-1].partition(" ×")[0] == item:
            times = int(said[-1].partition(" ×")[2] or 1) + 1
            said[-1] = f"{item} ×{times}"
        else:
            said.append(item)
    return " ".join(said)
