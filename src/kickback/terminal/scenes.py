"""The pages that are not a table: welcome, curtain, open call, leaving. Each a list of rows for the window."""

from __future__ import annotations

from rich.text import Text

from kickback.terminal.any_table import AnyTable
from kickback.terminal.asking import Asked
from kickback.terminal.course import Course
from kickback.terminal.docket import Docket, Fuse, edge
from kickback.terminal.ending import lines_of
from kickback.terminal.page import news_row
from kickback.terminal.rulebook import first_minute, intro
from kickback.terminal.sheet import FAINT, ROOMS, STRONG, TURN, cut, fill, ink, pad, row, wrap
from kickback.terminal.tables import Look, drawn
from kickback.terminal.texts import text


def welcome(table: AnyTable, options: dict[str, str], width: int, height: int, says: str = "") -> list[Text]:
    """How to win, who sits where, the house rules, the promise of the deal: the first screen of every game."""
    game = table.game
    wide = min(width - 4, 96)
    lines = [row((f" {game.title}", TURN)), *(row("  ", line) for line in wrap(intro(game.name), wide)), row("")]
    minute = lines_of(first_minute(game, len(table.names), options), wide)
    lines += [row("  ", line) for line in minute]
    lines += [row(""), *seats(table, width)]
    if options:
        shown = ", ".join(f"{key} {value}" for key, value in options.items() if not key.startswith("own-"))
        lines += [row("  ", line) for line in wrap(text("house-rules", rules=shown), wide, 2)]
    if table.code:
        lines += [row(("  " + line, FAINT)) for line in wrap(text("promise", code=table.code), wide, 2)]
    room = height - 2
    if len(lines) > room:
        lines = [line for line in lines if line.plain.strip()]
    return [
        *lines[:room],
        *[row("")] * (room - len(lines)),
        row((" " + cut(says or text("enter-begins"), width - 2), STRONG)),
    ]


def seats(table: AnyTable, width: int) -> list[Text]:
    """Who sits where, in as few rows as the names need."""
    found: list[str] = []
    for seat in table.names:
        if table.voice("").name(seat) == seat:
            found.append(f"{seat} {text('empty-chair')}")
            continue
        kind = text("bot") if seat in table.bots else text("here") if seat in table.mine else text("elsewhere")
        found.append(f"{seat} {table.voice('').name(seat)}, {kind}")
    return [row("  ", line) for line in wrap(" · ".join(one.replace(" ", "\u00a0") for one in found), width - 4)]


def pattern(width: int) -> Text:
    return row(("▓▒░▒" * (width // 4 + 1))[:width])


def curtain(course: Course, seat: str, armed: bool, width: int, height: int) -> list[Text]:
    """Public facts only, seats by name, never `you`: who is to sit down, what is asked, what happened."""
    table = course.table
    voice = table.voice("")
    name = voice.name(seat)
    inner = min(56, width - 6)
    board = drawn(table.game.name, Look(table.view(""), voice, "", table.bots, width, False))
    said = [row(""), row(pad(text("hand-over-to", seat=seat, name=name), inner))]
    said += [row(""), *(row(line) for line in wrap(text("curtain-says"), inner))]
    prompt = table.prompt("")
    news = [line for step in course.steps.get("", []) for line in step.lines][-4:]
    below = [row(line) for line in wrap(voice.say(prompt["question"]), inner, 2)]
    below += [news_row(line, inner) for line in news]
    keys = [row((cut(text("curtain-armed" if armed else "curtain-lift", seat=seat, name=name), inner), STRONG))]
    box = [*said, None, *below, None, *keys]
    page = framed_on_weave(f"{table.game.title} · {board.turn}", box, inner, width, height - 1)
    return [*page, row((" " + cut(text("curtain-foot"), width - 2), FAINT))]


def framed_on_weave(title: str, box: list[Text | None], inner: int, width: int, height: int) -> list[Text]:
    """A frame in the middle of a woven cloth; None is a line across."""
    top = f"─ {cut(title, inner - 4)} "
    left = (width - inner - 4) // 2
    rows: list[Text] = [row(f"┌{top}{'─' * (inner + 2 - len(top))}┐")]
    across = row(f"├{'─' * (inner + 2)}┤")
    rows += [across if line is None else row("│ ", fill(line, inner), " │") for line in box]
    rows.append(row(f"└{'─' * (inner + 2)}┘"))
    weave = pattern(width).plain
    above = max(1, (height - 2 - len(rows)) // 2)
    page = [row(("▄" * width, FAINT))] + [row((weave, FAINT))] * (above - 1)
    page += [row((weave[:left], FAINT), line, (weave[left + inner + 4 : width], FAINT)) for line in rows]
    page += [row((weave, FAINT))] * max(0, height - 1 - len(page))
    return [*page[: height - 1], row(("▀" * width, FAINT))]


def covered(table: AnyTable, asked: bool, fuse: Fuse | None, width: int, height: int) -> list[Text]:
    """Nothing of the table: question, ledger and board tell of one's cards, too. Only that one is asked is said."""
    inner = min(56, width - 6)
    says = [text("covered")]
    if asked:
        says.append(text("covered-asked") + (f" {fuse.words(True)}." if fuse is not None else ""))
    box = [row((line, STRONG)) for one in says for line in wrap(one, inner)]
    return framed_on_weave(table.game.title, [row(""), *box, row("")], inner, width, height)


def call(course: Course, seats: list[str], asked: Asked, armed: bool, width: int) -> Docket:
    """The open call: everybody looks, no hand is on the screen; whoever wants to see their cards says so."""
    table = course.table
    voice = table.voice("")
    room = ROOMS.get(table.game.name, "default")
    inner = width - 2
    body: list[Text | None] = [row(" ", (line, STRONG)) for line in wrap(asked.question, inner - 2, 2)]
    if asked.stands:
        label = text("if-all-pass")
        for place, line in enumerate(wrap(asked.stands, inner - len(label) - 4, 2)):
            body.append(row(" ", (label if not place else " " * len(label), FAINT), "  ", line))
    body.append(None)
    above = len(body) + 1
    for seat in seats:
        said = text("call-me", name=voice.name(seat))
        body.append(row((f" {pad(seat, 6)}", f"bold {ink(seat)}"), cut(said, inner - 8)))
    body.append(row((" Enter ", STRONG), cut(text("call-armed" if armed else "call-none"), inner - 8)))
    body.append(row((" S     ", STRONG), cut(text("call-singly"), inner - 8)))
    body += [None, *(row(" ", (line, FAINT)) for line in wrap(text("call-says"), inner - 2))]
    lines = [edge(text("open-call"), width, room, None)]
    across = row(("┠" + "─" * inner + "┨", room))
    lines += [across if line is None else row(("┃", room), fill(line, inner), ("┃", room)) for line in body]
    lines.append(row(("┗" + "━" * inner + "┛", room)))
    return Docket(lines, {above + place: seat for place, seat in enumerate(seats)})


__all__ = ["call", "curtain", "welcome"]
