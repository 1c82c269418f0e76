"""The question, always at the same place: what is asked, what stands if nobody acts, every choice with what follows.

Where room is short, the docket says less about each choice before it hides any: the focused one is always told in full.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from rich.cells import cell_len
from rich.text import Text

from kickback.terminal.asking import Asked, Entry
from kickback.terminal.choices import DETAILS, NARROW_DETAILS, Body, Detail, Held, choice_rows, level, opened
from kickback.terminal.sheet import (
    FAINT,
    FOCUS,
    SIGNAL,
    STRONG,
    Part,
    at_most,
    cut,
    fill,
    one_after_another,
    pad,
    row,
    wrap,
)
from kickback.terminal.texts import text

SHORT = 60  # narrower, the bank is left out


@dataclass
class Docket:
    lines: list[Text]
    keys: dict[int, str]  # the row that a key stands on, for the mouse
    whole: bool = True  # is everything on it?


@dataclass
class Fuse:
    """Seconds left of how many, and what is in the bank."""

    left: float
    of: float
    bank: float = 0

    def words(self, with_bank: bool) -> str:
        said = text("seconds", left=ceil(self.left))
        if self.bank > 0 and with_bank:
            said += " · " + text("bank", time=f"{int(self.bank) // 60}:{int(self.bank) % 60:02d}")
        return said


def draw(
    asked: Asked,
    held: Held,
    width: int,
    rows: int,
    *,
    room: str = "default",
    fuse: Fuse | None = None,
    foot: str = "",
    on_board: bool = False,
    window: bool = False,
    caption: str = "",
) -> Docket:
    """The docket in at most so many rows. `on_board`: the choices of the first step stand on the board."""
    if not asked.open:
        return waiting(asked, width, rows, fuse, caption)
    drawn = Docket([], {})
    for detail in DETAILS if width >= SHORT else NARROW_DETAILS:
        body, keys = inside(asked, held, width - 2, detail, on_board and not held.path, window, fuse is not None)
        drawn = framed(body, keys, asked.kicker or text("your-decision"), width, room, fuse, foot)
        if len(drawn.lines) <= rows:
            return drawn
    drawn.whole = False
    kept = max(3, rows)
    drawn.lines = [*drawn.lines[: kept - 1], drawn.lines[-1]]
    return drawn


def waiting(asked: Asked, width: int, rows: int, fuse: Fuse | None, caption: str) -> Docket:
    """Nothing is asked: a thin frame, what the board says to what happens, a line or two, the clock of whoever is."""
    inner = width - 2
    said = wrap(" ".join([asked.question, *asked.stakes]), inner - 2, max(1, min(3, rows - 2)))
    clock = f" {fuse.words(width >= SHORT)} " if fuse is not None else ""
    lines = [row(("┌" + "─" * (inner - cell_len(clock)) + clock + "┐", FAINT))]
    shown = [(one, STRONG) for one in wrap(caption, inner - 2, 2)] if caption else []
    shown += [(one, "") for one in said]
    lines += [row(("│", FAINT), " ", (pad(one, inner - 2), style), " ", ("│", FAINT)) for one, style in shown]
    lines.append(row(("└" + "─" * inner + "┘", FAINT)))
    return Docket(lines, {})


def framed(
    body: Body, keys: dict[int, str], kicker: str, width: int, room: str, fuse: Fuse | None, foot: str
) -> Docket:
    """The heavy frame; its top edge is the fuse."""
    inner = width - 2
    lines = [edge(kicker, width, room, fuse)]
    for line in body:
        if line is None:
            lines.append(row(("┠" + "─" * inner + "┨", room)))
        else:
            lines.append(row(("┃", room), fill(line, inner), ("┃", room)))
    ending = f"━ {cut(foot, inner - 4)} " if foot else ""
    lines.append(row(("┗" + ending + "━" * (inner - cell_len(ending)) + "┛", room)))
    return Docket(lines, {place + 1: key for place, key in keys.items()})


def edge(kicker: str, width: int, room: str, fuse: Fuse | None) -> Text:
    inner = width - 2
    clock = f" {fuse.words(width >= SHORT)} " if fuse is not None else ""
    head = f"━ {cut(kicker, max(4, inner - cell_len(clock) - 6))} "
    cells = inner - cell_len(head) - cell_len(clock)
    if fuse is None:
        return row((f"┏{head}{'━' * cells}┓", room))
    unburnt = max(0, min(cells - 1, round(cells * fuse.left / fuse.of))) if fuse.of else 0
    style = FOCUS if fuse.left <= 5 and not fuse.bank else room
    burnt = "┄" * (cells - unburnt - 1)
    return row((f"┏{head}{'━' * unburnt}", room), ("✶", FOCUS), (burnt, FAINT), (clock, style), ("┓", room))


def inside(
    asked: Asked, held: Held, width: int, detail: Detail, on_board: bool, window: bool, hurried: bool
) -> tuple[Body, dict[int, str]]:
    """The rows between the edges, and the keys that stand on them."""
    body: Body = []
    head(body, asked, held, width, detail, window, hurried)
    keys: dict[int, str] = {}
    if not on_board:
        body.append(None)
        choice_rows(body, keys, level(asked, held), held, width, detail)
        if asked.draft or held.path:
            keys[len(body)] = "Esc"
            body.append(row((" Esc    ", STRONG), cut(text("step-back"), width - 8)))
    if held.note or held.why:
        style = SIGNAL if held.note else FOCUS
        body += [row(" ", (one, style)) for one in wrap(held.note or held.why, width - 2, 3)]
    elif asked.locked and not held.path and detail.columns == 1 and not on_board:
        body.append(locked_row(asked.locked, width))
    return body, keys


def locked_row(locked: list[Entry], width: int) -> Text:
    """What a person would look for, each with the key that says why not."""
    head, tail = f" {text('locked')}  ", text("why-not")
    parts: list[Part] = [(head, FAINT)]
    named = {one.label: one.key for one in locked}
    used, shown = cell_len(head), 0
    for label, key in named.items():
        piece = f"{' · ' if shown else ''}{key} {label}"
        last = shown == len(named) - 1
        if used + cell_len(piece) + (0 if last else 2) > width - 1:
            parts.append((" …", FAINT))
            used += 2
            break
        parts += [(" · " if shown else "", FAINT), (f"{key} ", STRONG), (label, FAINT)]
        used, shown = used + cell_len(piece), shown + 1
    if used + cell_len(tail) + 3 <= width:
        parts.append((f"   {tail}", FAINT))
    return row(*parts)


def head(body: Body, asked: Asked, held: Held, width: int, detail: Detail, window: bool, hurried: bool) -> None:
    """Question, way of a draft, what stands, what is at stake."""
    body += [row(" ", (line, STRONG)) for line in wrap(asked.question, width - 2, detail.question)]
    if held.path:
        body.append(row(" ", (cut(trail(asked, held), width - 2), FOCUS)))
    elif asked.steps and asked.draft:
        body.append(row(" ", *way(asked, width - 2)))
    stands = asked.stands or (asked.clock if hurried else "")
    if stands:
        label = f"{text('if-all-pass' if window else 'if-you-pass')}  " if asked.stands else ""
        wide = width - cell_len(label) - 2
        for place, line in enumerate(wrap(at_most(stands, wide * detail.stands), wide, detail.stands)):
            body.append(row(" ", (label if not place else " " * cell_len(label), FAINT), line))
    stakes = [*asked.stakes, *(asked.notes if detail.notes else [])]
    for line in stake_lines(stakes, width - 2, detail.stakes):
        body.append(row(" ", line))


def stake_lines(stakes: list[str], width: int, most: str) -> list[str]:
    if not stakes or most == "none":
        return []
    if most == "first":
        return [at_most(stakes[0], width)]
    if most == "joined":
        return wrap(one_after_another(stakes), width, 3)
    return [line for stake in stakes for line in wrap(stake, width, 2 if most == "each" else 0)]


def trail(asked: Asked, held: Held) -> str:
    """The groups that were opened on the way here."""
    labels = [group.label for depth in range(1, len(held.path) + 1) if (group := opened(asked, held, depth))]
    return " › ".join([*labels, "▌"])


def way(asked: Asked, width: int) -> list[Part]:
    """The steps of a draft: done, open, to come."""
    parts: list[Part] = []
    used = 0
    now = False
    for words, done in asked.steps:
        style = "" if done else FAINT if now else FOCUS
        piece = ("› " if parts else "") + ("" if done or now else "▌") + words + " "
        now = now or not done
        if used + cell_len(piece) > width:
            parts.append((cut(piece, width - used), style))
            break
        parts.append((piece, style))
        used += cell_len(piece)
    return parts
