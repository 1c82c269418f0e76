"""Scapegoat: seats, the year's money, and four quarters that are this year's ledger."""

from __future__ import annotations

from rich.text import Text

from kickback.terminal.sheet import FAINT, MINE, STRONG, TURN, Row, cut, ink, meter, pad, right, row
from kickback.terminal.tables import NARROW, Drawn, Look
from kickback.terminal.texts import Data, text

HIDDEN = "hidden"
SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
RANKS = "A23456789TJQK"


def draw(look: Look) -> Drawn:
    rows = seat_columns(look) if look.tall and look.width >= 76 else seat_rows(look)
    rows += money(look)
    rows += quarters(look)
    if look.tall and look.width >= 76:
        rows += seen(look)
    return Drawn(
        turn(look),
        counts(look),
        rows,
        hand(look),
        news=look.view["kind"] != "turn" or look.asked is None or not look.asked.open,
    )


def turn(look: Look) -> str:
    view = look.view
    whole = view["turn"] + view["turns-left"]
    waiting = view["waiting"]
    if view["moment"] != "play" or not waiting:
        return text("several", count=len(waiting)) if len(waiting) > 1 else look.name(waiting[0]) if waiting else ""
    return text("scg-turn", name=look.name(waiting[0]), turn=view["turn"] + 1, turns=whole)


def counts(look: Look) -> list[str]:
    view = look.view
    return [
        text("scg-year", year=view["round"]),
        text("scg-wins", count=view["victory-hand"]),
        text("deck", count=view["deck"]["count"]),
        text("scg-discards", count=view["discard"]["count"]),
    ]


def card(name: str) -> str:
    if name == HIDDEN:
        return "▒10"
    return name[:-1].replace("T", "10") + SUITS[name[-1]]


def title(look: Look, about: Data) -> str:
    return look.voice.word(f"title-{about['plate'][0]['facts']['title']}") or look.voice.say(about["plate"][0])


def clockwise(look: Look) -> list[str]:
    """Whoever looks first, then the others as they sit."""
    order = sorted(look.voice.reader.names)
    place = order.index(look.seat) if look.seat in order else 0
    return order[place:] + order[:place]


def ladder(about: Data, goal: int) -> str:
    size: int = about["size"]
    return f"{'▰' * min(size, goal)}{'▱' * max(0, goal - size)} {size}"


def seat_columns(look: Look) -> list[Row]:
    """A seat a column: name, title, the ladder, what it has filed this year."""
    view = look.view
    order = clockwise(look)
    wide = min(20, look.width // len(order))
    lines = [Text(no_wrap=True, end="") for _ in range(4)]
    for seat in order:
        about: Data = view[seat]
        turns = seat in view["waiting"]
        name = f"{'►' if turns else ' '} {look.called(seat)}{' ✓' if about['committed'] else ''}"
        lines[0].append_text(row((pad(name, wide), TURN if turns else f"bold {ink(seat)}")))
        lines[1].append_text(row(pad(f"  {title(look, about)}", wide)))
        steps = f"  {ladder(about, view['victory-hand'])}"
        cards = f"{steps} {text('scg-cards')}" if len(steps) + 6 < wide else steps
        lines[2].append_text(row(pad(cards, wide)))
        lines[3].append_text(row((pad(f"  ▒ {text('scg-filed', count=about['down'])}", wide), FAINT)))
    return [*(Row(line) for line in lines), Row(Text(""), 2)]


def seat_rows(look: Look) -> list[Row]:
    """Two seats a row: title, cards as steps of the ladder, what each has filed this year."""
    view = look.view
    goal = view["victory-hand"]
    order = clockwise(look)
    per_row = 2
    wide = look.width // per_row
    rows: list[Row] = []
    for start in range(0, len(order), per_row):
        line = Text(no_wrap=True, end="")
        for seat in order[start : start + per_row]:
            about: Data = view[seat]
            turns = seat in view["waiting"]
            tail = f" {ladder(about, goal)} ▒{about['down']}{'✓' if about['committed'] else ' '}"
            rank_wide = 12 if look.room != NARROW else 0
            name_wide = max(2, wide - len(tail) - rank_wide - 4)
            rank = pad(title(look, about), rank_wide)
            label = f"{'►' if turns else ' '} {pad(look.called(seat), name_wide)} "
            line.append_text(row((label, TURN if turns else f"bold {ink(seat)}")))
            line.append_text(row(rank, tail, " " * max(0, wide - len(label) - len(rank) - len(tail))))
        rows.append(Row(line))
    return rows


def money(look: Look) -> list[Row]:
    view = look.view
    room = max(4, min(36, look.width - 44))
    spent = text("scg-spent", spent=view["spent"], budget=view["budget"])
    waste = text("scg-waste", left=max(0, view["waste"]), whole=view["whole-waste"])
    label = pad(text("scg-spent-label"), 7)
    line = row(
        f" {label}",
        meter(view["spent"], view["budget"], room),
        f"  {cut(spent + ' · ' + waste, look.width - room - 10)}",
    )
    return [Row(line), Row(turns(look)), *([Row(Text(""), 2)] if look.tall else [])]


def turns(look: Look) -> Text:
    """Every turn of the year: played, open, and which can still take the year over."""
    view = look.view
    names = sorted(look.voice.reader.names)
    first = names.index(view["start"]) if view["start"] in names else 0
    order = names[first:] + names[:first]
    whole = view["turn"] + view["turns-left"]
    hot: list[int] = view["board"]["hot"]
    line = row(f" {pad(text('scg-turns'), 7)}")
    for number in range(1, whole + 1):
        if number > 1 and (number - 1) % len(order) == 0:
            line.append_text(row("│ "))
        seat = order[(number - 1) % len(order)]
        now = number == view["turn"] + 1
        done = number <= view["turn"]
        sign = "✓" if done else "!" if number in hot else "·"
        line.append_text(row((f"{'►' if now else ''}{seat}{sign} ", TURN if now else FAINT if done else "")))
    left = text("scg-left", count=view["turns-left"])
    return row(line, (cut(f"  {left}", max(0, look.width - len(line.plain) - 1)), FAINT))


def quarters(look: Look) -> list[Row]:
    """The four quarters side by side: who laid what, the sum after each, the bar with the line in it."""
    view = look.view
    many = view["quarters"]
    wide = min(20, look.width // many)
    if look.tight:
        return [Row(one_line(look))]
    if wide < 16:
        return quarters_narrow(look)
    columns = [quarter(look, number, wide) for number in range(1, many + 1)]
    if look.tall:
        return boxes(columns, wide)
    height = max(len(column) - 2 for column in columns)
    rows: list[Row] = []
    for place in range(height + 2):
        line = Text(no_wrap=True, end="")
        for column in columns:
            body = column[1:-1]
            if place == 0:
                cell = column[0]
            elif place == height + 1:
                cell = column[-1]
            else:
                cell = body[place - 1] if place - 1 < len(body) else ("", "")
            line.append_text(row((pad(f"  {cell[0]}", wide), cell[1])))
        rows.append(Row(line))
    return rows


def boxes(columns: list[list[tuple[str, str]]], wide: int) -> list[Row]:
    """The quarters as folders: the head in the edge, the bar at the foot."""
    height = max(4, *(len(column) - 2 for column in columns))
    inner = wide - 3
    rows: list[Row] = []
    for place in range(height + 3):
        line = Text(no_wrap=True, end="")
        for column in columns:
            body = column[1:-1]
            if place == 0:
                head = f"─ {column[0][0]} "
                line.append_text(row("┌", (head, column[0][1]), "─" * (inner - len(head)) + "┐ "))
            elif place == height + 2:
                line.append_text(row(f"└{'─' * inner}┘ "))
            else:
                cell = column[-1] if place == height + 1 else body[place - 1] if place <= len(body) else ("", "")
                line.append_text(row("│", (pad(f" {cell[0]}", inner), cell[1]), "│ "))
        rows.append(Row(line))
    return rows


def quarter(look: Look, number: int, wide: int) -> list[tuple[str, str]]:
    """Head, cards, bar of one quarter."""
    view = look.view
    target, inner = view["target"], wide - 3
    laid = [one for one in view["table"] if one["quarter"] == number]
    total = carry_into(view, number)
    final = number == view["quarters"]
    body: list[tuple[str, str]] = []
    if total:
        body.append((f"{pad(text('scg-carry'), inner - 6)}{right(str(total), 4)}", FAINT))
    for one in laid:
        total += one["value"]
        name = card(one["card"])
        if one["face"] != "up" and one["card"] != HIDDEN:
            name = f"▒10 {name}◡"
        body.append((f"{pad(one['seat'] + ' ' + name, inner - 6)}{right(str(total), 4)}", ""))
    state = (
        text("scg-final")
        if final
        else text("scg-closed")
        if number < view["quarter"]
        else text("scg-open")
        if number == view["quarter"]
        else ""
    )
    head = f"Q{number} {state}{' ◂' if number == view['quarter'] else ''}"
    if number == view["quarter"] and total < target and len(body) < 5:
        body.append((right(text("scg-to-go", count=target - total), inner - 2), STRONG))
    bar = meter(total, target, inner - 4)
    over = total - target
    tail = f"+{over}▸" if over > 0 and not final else f"│{target}"
    return [(head, TURN if number == view["quarter"] else STRONG), *body, (f"{bar}{tail}", "")]


def carry_into(view: Data, number: int) -> int:
    """What flows over into that quarter from those before it."""
    total = 0
    for before in range(1, number):
        total += sum(one["value"] for one in view["table"] if one["quarter"] == before)
        total = max(0, total - view["target"]) if before < view["quarter"] else 0
    return total


def one_line(look: Look) -> Text:
    """All quarters in one row: the closed ones by their sum, the open one with its cards."""
    view = look.view
    parts: list[str] = []
    for number in range(1, view["quarters"] + 1):
        laid = [one for one in view["table"] if one["quarter"] == number]
        total = carry_into(view, number) + sum(one["value"] for one in laid)
        cards = " ".join(f"{one['seat']} {card(one['card'])}" for one in laid) if number == view["quarter"] else ""
        parts.append(f"Q{number}{'◂' if number == view['quarter'] else ''} {total}/{view['target']} {cards}".strip())
    return row(" ", cut("  ".join(parts), look.width - 2))


def quarters_narrow(look: Look) -> list[Row]:
    view = look.view
    rows: list[Row] = []
    for number in range(1, view["quarters"] + 1):
        total = carry_into(view, number)
        laid = []
        for one in view["table"]:
            if one["quarter"] == number:
                total += one["value"]
                laid.append(f"{one['seat']} {card(one['card'])}")
        mark = "◂" if number == view["quarter"] else " "
        head = f" Q{number}{mark} {right(str(total), 2)}/{view['target']} "
        rows.append(Row(row((head, TURN if mark == "◂" else STRONG), cut("  ".join(laid), look.width - len(head) - 1))))
    return rows


def seen(look: Look) -> list[Row]:
    """Which cards have turned up since the shuffle; the own ones are marked."""
    view = look.view
    own: list[str] = view[look.seat]["hand"] if look.seat else []
    rows = [Row(row((f"     {'  '.join(RANKS)}  {text('scg-seen')}", FAINT)), 1)]
    for suit in "DCHS":
        cells = ""
        for rank in RANKS:
            name = rank + suit
            cells += f"{rank}* " if name in own else f"{rank}  " if name in view["seen"] else "·  "
        rows.append(Row(row(f"  {SUITS[suit]}  {cells}"), 1))
    return rows


def hand(look: Look) -> list[Text]:
    """Only where the docket does not show the cards itself."""
    if not look.seat or (look.asked is not None and look.asked.open):
        return []
    cards: list[str] = look.view[look.seat]["hand"]
    held = "   ".join(card(one) for one in cards) or text("hand-empty")
    return [row(" ", (text("hand"), STRONG), ("◡ ", MINE), " ", cut(held, look.width - 16))]
