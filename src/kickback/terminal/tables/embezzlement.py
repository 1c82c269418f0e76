"""Embezzlement: a row a seat, a column a year. All boards share the columns, because a Trade swaps the same year."""

from __future__ import annotations

from rich.text import Text

from kickback.terminal.sheet import FAINT, MINE, STRONG, TURN, Row, card_boxes, cut, ink, pad, right, row
from kickback.terminal.tables import NARROW, Drawn, Look
from kickback.terminal.texts import Data, text

CARDS = ("audit", "trade", "otr", "blackmail", "bribe")
KEYS = {"audit": "A", "trade": "T", "otr": "O", "blackmail": "M", "bribe": "B"}
HIDDEN = "hidden"
DANGER = 2  # caps with which a trap may ruin


def draw(look: Look) -> Drawn:
    view = look.view
    years = len(view[look.seats[0]]["board"])
    rows = drawn_boards(look, years) if look.tall and look.width >= 76 else boards(look, years)
    drawn = look.tall and look.width >= 76
    legend = text("emb-legend-drawn" if drawn else "emb-legend")
    if look.room != NARROW:
        rows.append(Row(row((" " + cut(legend, look.width - 2), FAINT)), 1))
    rows.append(Row(row(" " + cut(pile(look), look.width - 2)), 1))
    return Drawn(turn(look), counts(look), rows, hand(look))


def turn(look: Look) -> str:
    view = look.view
    if view["turn"] is None:
        return ""
    return text("emb-turn", name=look.name(view["turn"]), turn=view["round"])


def counts(look: Look) -> list[str]:
    view = look.view
    found: list[str] = []
    if view["workload"]["count"] is not None:
        found.append(text("emb-workload", count=view["workload"]["count"]))
    found += [text("emb-archive", count=view["archive"]["count"]), text("deck", count=view["deck"]["count"])]
    if view.get("coffers") is not None:
        found.append(text("emb-coffers", count=view["coffers"]))
    return found


def boards(look: Look, years: int) -> list[Row]:
    narrow = look.room == NARROW
    wide = 4 if narrow else 5
    name = 3 if narrow else max(12, look.width - years * wide - 20)
    name = min(name, 21)
    head = pad(text("emb-year") if not narrow else "", name)
    columns = "".join(right(f"{year} ", wide) for year in range(1, years + 1))
    rows = [Row(row((f"{head}{columns} {text('emb-head-narrow' if narrow else 'emb-head')}", FAINT)))]
    for seat in look.seats:
        about: Data = look.view[seat]
        mark = "►" if seat == look.view["turn"] else " "
        label = cut(f"{mark}{' ' if not narrow else ''}{who(look, seat)}", name)
        line = row((pad(label, name), TURN if mark == "►" else f"bold {ink(seat)}"))
        for year in range(years):
            sign, style = cell(look, seat, year)
            line.append_text(row((right(sign, wide), style)))
        caps = "–" if about["bust"] else stash(about)
        line.append_text(row(f"  {pad(caps, 5)} {backs(about['cards'], narrow)}"))
        if narrow and seat == look.seat:
            line.append_text(row(f" {text('you-small')}"))
        rows.append(Row(line))
    return rows


def who(look: Look, seat: str) -> str:
    if look.room == NARROW:
        return seat
    about: Data = look.view[seat]
    called = look.called(seat)
    if about["bust"]:
        return f"{called}, {text('emb-bust')}"
    if about["leaving"]:
        return f"{called}, {text('emb-leaving')}"
    if seat in look.bots:
        return f"{called}, {text('bot')}"
    return called


def stash(about: Data) -> str:
    caps = about["stash"]
    if caps is None or caps == HIDDEN:
        return "?"
    return f"{caps}{' !' if caps <= DANGER else ''}"


def backs(cards: int, narrow: bool) -> str:
    return str(cards) if narrow else f"{'▒' * min(cards, 5)}{' ' * (6 - min(cards, 5))}{cards}"


def oldest(about: Data) -> int:
    """The year that opens next: the first invoice after the latest one, around."""
    board: list[Data | None] = about["board"]
    start = (about["next"] or 1) - 1
    for step in range(len(board)):
        year = (start + step) % len(board)
        if board[year] is not None:
            return year
    return -1


def cell(look: Look, seat: str, year: int) -> tuple[str, str]:
    """A payment and how its invoice lies. What the looking seat may see of the value stands behind a tilde."""
    view, about = look.view, look.view[seat]
    invoice: Data | None = about["board"][year]
    if invoice is None:
        upcoming = about["next"] == year + 1 and view["workload"]["count"] != 0
        return ("·▸" if upcoming else "· ", FAINT)
    star = "*" if invoice["mark"] == "otr" else ""
    if invoice["mark"] == "audited":
        return f"[{invoice['value']}]", FAINT
    paying = view["paying"] == year + 1 and view["turn"] == seat
    paid = view["amount"] if paying and view["amount"] is not None and not invoice["paid"] else invoice["paid"]
    if paying or (view["paid-now"] == year + 1 and view["turn"] == seat):
        return f"({paid}{star})", STRONG
    soon = view["round"] >= 8 and oldest(about) == year
    open_to_all = view["seat"] is None  # nobody's own eyes: they see nothing that is hidden, or everything
    known = f"/{invoice['value']}" if (invoice["shown"] or open_to_all) and invoice["value"] != HIDDEN else ""
    sign = f"{paid}{star}{known}{'◂' if soon else '' if star or known else ' '}"
    settling = view["settling"] == year + 1 and view["turn"] == seat
    return (sign, TURN if settling else "")


def drawn_boards(look: Look, years: int) -> list[Row]:
    """Each year a small card: the number in its edge, the payment in it, its state below."""
    rows: list[Row] = []
    for seat in look.seats:
        about: Data = look.view[seat]
        turns = seat == look.view["turn"]
        tops, middles, feet = "", "", ""
        for year in range(years):
            invoice: Data | None = about["board"][year]
            sign, _ = cell(look, seat, year)
            sign = sign.replace("◂", "").replace("·▸", "").replace("· ", "").strip()
            state = condition(look, seat, year)
            dash, side = ("┄", "┊") if invoice is None else ("─", "│")
            tops += f"┌{dash}{year + 1}{dash * 2}┐ "
            middles += f"{side}{pad(' ' + sign.strip('()'), 4)}{side} "
            feet += f"└{state + dash * (4 - len(state))}┘ "
        style = TURN if turns else f"bold {ink(seat)}"
        caps = text("emb-caps", count=stash(about))
        cards = text("cards", count=about["cards"])
        rows.append(Row(row((pad(f"{'►' if turns else ' '} {who(look, seat)}", 21), style), " ", tops)))
        rows.append(Row(row(pad(f"    {caps}", 21), " ", middles)))
        rows.append(Row(row(pad(f"    {'▒' * min(about['cards'], 6)}  {cards}", 21), " ", feet)))
    return rows


def condition(look: Look, seat: str, year: int) -> str:
    """One word for a year, four letters at most."""
    view, about = look.view, look.view[seat]
    invoice: Data | None = about["board"][year]
    if invoice is None:
        return text("emb-next") if about["next"] == year + 1 and view["workload"]["count"] != 0 else ""
    if view["turn"] == seat and year + 1 in (view["paying"], view["paid-now"]):
        return text("emb-now")
    if invoice["mark"] != "plain":
        return text("emb-open") if invoice["mark"] == "audited" else text("emb-off")
    return text("emb-due") if view["round"] >= 8 and oldest(about) == year else ""


def pile(look: Look) -> str:
    """What has been played: the pile lies open."""
    cards: list[str] = look.view["pile"]["cards"]
    found = [f"{look.voice.card(card)} {cards.count(card)}" for card in CARDS if card in cards]
    return text("emb-pile", count=len(cards)) + ("   " + "   ".join(found) if found else "")


def hand(look: Look) -> list[Text]:
    if not look.seat:
        return []
    about: Data = look.view[look.seat]
    parts: list[str] = []
    for card in CARDS:
        count = about["hand"].count(card)
        if count:
            parts.append(f"{KEYS[card]} {look.voice.card(card)}{f' ×{count}' if count > 1 else ''}")
    on_years = sum(one["paid"] for one in about["board"] if one)
    caps = about["stash"] if isinstance(about["stash"], int) else 0
    tail = text("emb-safe", caps=caps, years=on_years)
    label = text("hand") if look.room != NARROW else ""
    held = ("   " if look.room != NARROW else "  ").join(parts) or text("hand-empty")
    if look.tall and look.width >= 76:
        return [
            *drawn_hand(look),
            row(" ", (label, STRONG), ("◡ ", MINE), " ", (cut(f"{fresh_words(look)}{tail}", look.width - 16), "")),
        ]
    room = look.width - len(label) - 4
    fresh = fresh_words(look)
    held = fresh + held if len(fresh + held) <= room else (fresh + held).replace("   ", "  ")
    held = held if len(held) <= room else held.removeprefix(fresh.replace("   ", "  "))  # the question tells it
    if len(held) + len(tail) + 2 <= room:
        return [row(" ", (label, STRONG), ("◡ ", MINE), " ", pad(held, room - len(tail) - 1), (tail, FAINT))]
    return [row(" ", (label, STRONG), ("◡ ", MINE), " ", cut(held, room))]


def fresh_words(look: Look) -> str:
    """The invoice just taken, while it is in the own hands."""
    fresh = look.view["fresh"]
    if fresh in (None, HIDDEN) or look.view["turn"] != look.seat:
        return ""
    return text("emb-fresh", value=str(fresh)) + "   "


def drawn_hand(look: Look) -> list[Text]:
    """Every card with its key and what it does; empty places up to five."""
    held: list[str] = [card for card in CARDS for _ in range(look.view[look.seat]["hand"].count(card))]
    cards = [(KEYS[card], f"{look.voice.card(card)}\n{look.voice.word(f'card-{card}', 'rule')}", "") for card in held]
    cards += [("", "", "")] * max(0, 5 - len(cards))
    return card_boxes(cards, look.width, (look.width - 1) // len(cards) - 1, 4)
