"""Cards played on cards: a staircase where there is room, a list where there is not."""

from __future__ import annotations

from rich.text import Text

from kickback.terminal.asking import Link
from kickback.terminal.sheet import FALLS, STANDS, cut, pad, row, rule, wrap
from kickback.terminal.signs import shape
from kickback.terminal.texts import Voice, text

STAIR = 18  # cells of one step
STAIRS = 4  # more steps than these are a list where the window is not wide


def chain_rows(links: list[Link], voice: Voice, width: int, most: int, asking: bool) -> list[Text]:
    """At most so many rows, a rule above them included; the newest step is never left out."""
    if not links or most < 2:
        return []
    title = rule(text("chain"), width)
    steps = len(links) + (1 if asking else 0)
    told_whole = all(len(wrap(link.what, STAIR - 4)) <= 2 for link in links)
    if steps <= STAIRS and told_whole and steps * (STAIR + 1) <= width and most >= steps + 5:
        return [title, *staircase(links, voice, asking)]
    return [title, *listed(links, width, most - 1)]


def verdict(link: Link) -> tuple[str, str]:
    if link.waits:
        return text("waits"), ""
    return (text("stands"), STANDS) if link.stands else (text("cancelled"), FALLS)


def listed(links: list[Link], width: int, most: int) -> list[Text]:
    """Newest first."""
    rows: list[Text] = []
    wide = max(len(verdict(link)[0]) for link in links)
    for place, link in reversed([*enumerate(links, 1)]):
        word, style = verdict(link)
        start = f" {place} │ {shape(link.seat)} "
        rows.append(row(start, pad(link.what, width - len(start) - wide - 3), " │ ", (word, style)))
    return rows[:most]


def staircase(links: list[Link], voice: Voice, asking: bool) -> list[Text]:
    """All stand on one ground, and each is higher than the one before it."""
    boxes = [box(place, link, voice.name(link.seat)) for place, link in enumerate(links, 1)]
    if asking:
        boxes.append(open_box(len(links) + 1))
    height = 0
    for one in boxes:
        side = one[1].plain[0]
        while len(one) <= height:
            one.insert(-1, row(f"{side}{' ' * (STAIR - 2)}{side}"))
        height = len(one)
    lines = [row(" ") for _ in range(height)]
    for one in boxes:
        column = [row(" " * STAIR)] * (height - len(one)) + one
        for line, cell in zip(lines, column, strict=True):
            line.append_text(row(cell, " "))
    return lines


def box(place: int, link: Link, name: str) -> list[Text]:
    inner = STAIR - 2
    word, style = verdict(link)
    head = cut(f"─ {place} {shape(link.seat)} {name} ", inner)
    rows = [row(f"┌{head}{'─' * (inner - len(head))}┐")]
    what = link.what.removeprefix(f"{name} ")  # who stands in the edge
    rows += [row(f"│ {pad(line, inner - 2)} │") for line in wrap(what, inner - 2, 2)]
    foot = f" {word} "
    left = (inner - len(foot)) // 2
    rows.append(row("└" + "─" * left, (foot, style), "─" * (inner - left - len(foot)) + "┘"))
    return rows


def open_box(place: int) -> list[Text]:
    inner = STAIR - 2
    head = cut(f"┄ {place} {text('you')} ", inner)
    rows = [row(f"┌{head}{'┄' * (inner - len(head))}┐")]
    rows += [row(f"┊ {pad(line, inner - 2)} ┊") for line in wrap(text("chain-you"), inner - 2, 2)]
    return [*rows, row(f"└{'┄' * inner}┘")]
