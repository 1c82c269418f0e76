"""Corporate Espionage: a row a company as far as it is known; drawn large, with everything it owns."""

from __future__ import annotations

from rich.text import Text

from kickback.terminal.sheet import FAINT, MINE, STRONG, TURN, Row, cut, ink, pad, right, row
from kickback.terminal.signs import Ink, shape
from kickback.terminal.tables import NARROW, Drawn, Look
from kickback.terminal.texts import Data, known, text

HIDDEN = "hidden"


def draw(look: Look) -> Drawn:
    rows = companies(look) if not (look.tall and look.width >= 76) else drawn_companies(look)
    return Drawn(turn(look), counts(look), rows, hand(look))


def turn(look: Look) -> str:
    whose = look.view["turn"]
    return text("you") if whose == look.seat else text("ces-plays", name=look.name(whose)) if whose else ""


def counts(look: Look) -> list[str]:
    view = look.view
    found = [text("round", number=view["round"]), text("ces-left", count=len(view["companies"]))]
    if look.seat:
        found.insert(0, text("ces-bank", bank=str(view[look.seat]["bank"])))
    return found


def called(look: Look, seat: str, room: int) -> str:
    """Letter, shape and company; whose it is if it is the looking seat's own."""
    about: Data = look.view[seat]
    you = f", {text('you-small')}" if seat == look.seat else ""
    if look.room == NARROW:
        return seat
    mark = "" if Ink.ascii else f" {shape(seat)}"
    return f"{seat}{mark} {cut(about['name'], room - len(mark) - len(you) - 2)}{you}"


def bank(look: Look, seat: str) -> str:
    """What the looking seat knows of a bank, and how old that is."""
    about: Data = look.view[seat]
    if about["how"]:
        id = f"ces-{about['how'].replace(' ', '-')}"
        return text(id) if known(id) else str(about["how"])
    if about["bank"] != HIDDEN:
        return str(about["bank"])
    if about["announced"] is None:
        return "?"
    ago = look.view["turns"] - (about["announced-turn"] or 0)
    return text("ces-announced", bank=about["announced"], ago=ago)


def companies(look: Look) -> list[Row]:
    narrow = look.room == NARROW
    name = 4 if narrow else min(29, look.width - 51)
    rows = [
        Row(
            row(
                (
                    pad(f"  {text('ces-company')}" if not narrow else "", name)
                    + cut(text("ces-head-narrow" if narrow else "ces-head"), look.width - name),
                    FAINT,
                )
            )
        )
    ]
    for seat in look.seats:
        about: Data = look.view[seat]
        turns = seat == look.view["turn"]
        gone = bool(about["how"])
        flow = f"+{about['income']} −{about['overhead']}"
        blocks = text("ces-no-audits") if "audit" in about["blocks"] else ""
        style = TURN if turns else FAINT if gone else f"bold {ink(seat)}"
        cells = f"{pad(bank(look, seat), 17 if not narrow else 12)}{right(str(about['in-play']), 5)}  {pad(flow, 8)}"
        tail = f"{right(str(about['cards']), 4)}{right(str(about['deck']), 4)}  {blocks}"
        line = row((pad(f"{'►' if turns else ' '} {called(look, seat, name - 3)}", name), style), cells)
        rows.append(Row(row(line, cut(tail, look.width - name - len(cells)))))
    return rows


def drawn_companies(look: Look) -> list[Row]:
    rows: list[Row] = []
    wide = look.width
    for seat in look.seats:
        about: Data = look.view[seat]
        turns = seat == look.view["turn"]
        person = look.name(seat) + (f", {text('bot')}" if seat in look.bots else "")
        head = f"{'►' if turns else ' '} {seat} {shape(seat)} {about['name']} · {person}"
        known = f"{text('ces-bank-word')} {bank(look, seat)}"
        style = TURN if turns else FAINT if about["how"] else f"bold {ink(seat)}"
        rows.append(Row(row((pad(head, wide - len(known) - 1), style), known)))
        if about["how"]:
            continue
        facts = text(
            "ces-facts",
            hand=about["cards"],
            deck=about["deck"],
            worth=about["in-play"],
            income=about["income"],
            costs=about["overhead"],
        )
        rows.append(Row(row(f"      {cut(facts, wide - 7)}")))
        rows.append(Row(row(f"      {cut(owned(look, about), wide - 7)}"), 0 if owned(look, about) else 1))
    return rows


def owned(look: Look, about: Data) -> str:
    """People, then things, with what each brings and costs; equal ones are counted."""
    found: dict[str, int] = {}
    for one in about["permanents"]:
        sign = "☻" if one["card"] in about["roster"] else "▣"
        name = f"{sign} {look.voice.card(one['card'], 'small')} {one['income']}/{one['overhead']}"
        found[name] = found.get(name, 0) + 1
    return "  ".join(f"{name}{f' ×{count}' if count > 1 else ''}" for name, count in found.items())


def hand(look: Look) -> list[Text]:
    if not look.seat:
        return []
    about: Data = look.view[look.seat]
    costs: dict[str, int | None] = dict(zip(about["hand"], about["costs"], strict=True))
    parts: list[str] = []
    for place, (card, cost) in enumerate(costs.items(), 1):  # the same cards have the same digit, here and above
        count = about["hand"].count(card)
        name = f"{place} {look.voice.card(card, 'small')}" + (f" ×{count}" if count > 1 else "")
        parts.append(f"{name}, {cost}" if cost is not None else name)
    label = text("hand")
    lines = [row(" ", (label, STRONG), ("◡ ", MINE), " ")]
    room, used = look.width - len(label) - 5, 0
    for part in parts:
        if used + len(part) + 2 > room and used and len(lines) < (3 if look.tall else 1 if look.tight else 2):
            lines.append(row(" " * (len(label) + 4)))
            used = 0
        piece = cut(part, room - used)
        lines[-1].append_text(row((piece[:1], STRONG), piece[1:], "  "))
        used += len(piece) + 2
        if used >= room:
            break
    return lines if parts else [row(" ", (label, STRONG), f"  {text('hand-empty')}")]
