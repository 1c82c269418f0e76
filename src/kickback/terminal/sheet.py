"""Paper and ink: rows of a given width, rules, frames and columns. Colour never says what a sign does not say too."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from kickback.terminal.signs import Ink, fold, fold_drawn

TURN = "bold bright_yellow"
FOCUS = "bold bright_yellow"
SIGNAL = "bold white on red"
STANDS, FALLS = "bold green", "bold red"
MINE = "yellow underline"
FAINT = "dim"
STRONG = "bold"
ROOMS = {
    "scapegoat": "blue",
    "embezzlement": "green",
    "wallet": "red",
    "pecunia-olet": "cyan",
    "corporate-espionage": "default",
}
SEAT_INKS = ("yellow", "blue", "red", "green", "magenta", "cyan", "white", "default")

LEAST = 6  # signs of a part that says something by itself
PART_ENDS = re.compile(r"[.;!] ")

Part = str | tuple[str, str] | Text


@dataclass
class Row:
    """A row of the board. `goes`: 0 never, 1 a legend, 2 air, higher ones sooner; where room is short they go first."""

    text: Text
    goes: int = 0


def ink(seat: str) -> str:
    place = ord(seat[0]) - ord("A") if seat else 7
    return SEAT_INKS[place % len(SEAT_INKS)]


def inked(style: str) -> str:
    """The style with the ink there is."""
    if not Ink.plain:
        return style
    kept = [word for word in style.split() if word in ("bold", "underline", "dim")]
    return " ".join([*kept, "reverse"] if " on " in style else kept)


def row(*parts: Part) -> Text:
    """One line of parts, each with its style."""
    line = Text(no_wrap=True, end="")
    for part in parts:
        if isinstance(part, tuple):
            line.append(fold_drawn(part[0]), style=inked(part[1]))
        elif isinstance(part, Text):
            line.append_text(part)
        else:
            line.append(fold_drawn(part))
    return line


def cut(words: str, width: int) -> str:
    """At most so wide; what is cut off is marked."""
    if cell_len(words) <= width:
        return words
    mark = fold("…")
    return set_cell_size(words, max(0, width - len(mark))).rstrip() + mark if width > 1 else words[:width]


def pad(words: str, width: int) -> str:
    return set_cell_size(cut(words, width), width)


def right(words: str, width: int) -> str:
    short = cut(words, width)
    return " " * (width - cell_len(short)) + short


def fill(line: Text, width: int) -> Text:
    """The line cut or filled to exactly the width."""
    wide = cell_len(line.plain)
    if wide > width:
        line = line.copy()
        line.truncate(width, overflow="crop")
        wide = cell_len(line.plain)
    if wide < width:
        line = line.copy()
        line.append(" " * (width - wide))
    return line


def pieces(word: str, width: int) -> list[str]:
    """A word that is too long for any line, in parts that are not."""
    found: list[str] = []
    while cell_len(word) > width > 0:
        part = set_cell_size(word, width).rstrip()
        found.append(part)
        word = word[len(part) :]
    return [*found, word] if word else found


def wrap(words: str, width: int, most: int = 0) -> list[str]:
    """Words broken into lines; with `most`, no more than so many, the last one cut."""
    lines: list[str] = []
    for paragraph in words.split("\n"):
        line = ""
        for word in (piece for long in paragraph.split(" ") for piece in pieces(long, width)):
            if not line:
                line = word
            elif cell_len(line) + 1 + cell_len(word) <= width:
                line += f" {word}"
            else:
                lines.append(line)
                line = word
        lines.append(line)
    if most and len(lines) > most:
        lines = [*lines[: most - 1], cut(" ".join(lines[most - 1 :]), width)]
    return lines or [""]


def rule(title: str, width: int, note: str = "", style: str = FAINT) -> Text:
    """── title ───────── note ──"""
    head = f"── {cut(title, width - 6)} " if title else "──"
    tail = f" {note} ──" if note else "──"
    if cell_len(head) + cell_len(tail) > width:
        tail = "──"
    gap = max(0, width - cell_len(head) - cell_len(tail))
    return fill(row((head + "─" * gap + tail, style)), width)


def joined(says: list[str]) -> str:
    """Consequences one after another: sentences by a space, fragments by a semicolon."""
    whole = ""
    for say in says:
        if not whole:
            whole = say
        elif whole[-1] in ".!?:":
            whole += f" {say}"
        else:
            whole += f". {say}" if say[:1].isupper() else f"; {say}"
    return whole


def one_after_another(stakes: list[str]) -> str:
    """What is at stake: sentences by a space, cases such as `Exact: you pay 1` by an upright stroke."""
    whole = ""
    for stake in stakes:
        gap = " " if not whole or whole[-1] in ".!?" else " │ "
        whole += f"{gap}{stake}" if whole else stake
    return whole


def at_most(words: str, width: int) -> str:
    """As many whole sentences or parts of one as there is room for; a first one that is too long is cut."""
    if cell_len(words) <= width:
        return words
    ends = [found.start() for found in PART_ENDS.finditer(words) if cell_len(words[: found.start() + 1]) <= width]
    if not ends or ends[-1] < LEAST:
        short = cut(words, width)
        whole = short.rpartition(" ")[0]
        return f"{whole} {fold('…')}" if len(whole) > width // 2 else short
    return words[: ends[-1] + 1].rstrip(";,:")


def beside(left: list[Text], other: list[Text], width: int, gap: str = "") -> list[Text]:
    """Two columns of rows, the left one of the given width."""
    found: list[Text] = []
    for place in range(max(len(left), len(other))):
        one = left[place] if place < len(left) else Text("")
        two = other[place] if place < len(other) else Text("")
        found.append(row(fill(one, width), gap, two))
    return found


def card_boxes(cards: list[tuple[str, str, str]], width: int, wide: int, tall: int) -> list[Text]:
    """Cards side by side as they lie on a table: the key in the edge, words inside, a price or state in the foot.

    A card without words is an empty place. As many as the width holds.
    """
    rows = [row(" ") for _ in range(tall + 2)]
    inner = wide - 2
    for key, words, foot in cards[: (width - 1) // (wide + 1)]:
        dash, side = ("─", "│") if words else ("┄", "┊")
        head = f"{dash} {key} " if key else ""
        told = wrap(words, inner - 1, tall)
        told += [""] * (tall - len(told))
        rows[0].append_text(row("┌", (head, STRONG), dash * (inner - cell_len(head)) + "┐ "))
        for line, one in zip(rows[1:-1], told, strict=True):
            line.append_text(row(f"{side} ", (pad(one, inner - 1), ""), f"{side} "))
        rows[-1].append_text(row("└", (cut(foot, inner), STRONG), dash * (inner - cell_len(cut(foot, inner))) + "┘ "))
    return rows


def meter(part: int, whole: int, cells: int) -> str:
    full = max(0, min(cells, part * cells // whole)) if whole else 0
    if part > 0 and not full:
        full = 1
    return "█" * full + "░" * (cells - full)
