"""Pecunia Olet in a terminal: market, spaces, police track and everybody's engine, in 60 columns and without colour."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kickback.engine.pile import HIDDEN
from kickback.engine.seats import letter
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.components import (
    AIRLINE,
    AIRSTRIP,
    CARD_KIND,
    CARD_KINDS,
    CARD_VALUE,
    GODFATHER,
    INVESTIGATION,
    KINDS,
    NO_CARD,
    NOBODY,
    PRESS,
    PRINTED,
    QUALITIES,
    RECEIVER,
    SPACES,
    STRIKE,
    SUPERMARKET,
    TAX,
    TICKET,
)
from kickback.games.pecunia_olet.police import half
from kickback.games.pecunia_olet.view import PecuniaView

HAT = "^"
BIN = "bin"
GLASSES = "oo"
OFFICER = "@"
MARKS = {GODFATHER: "G", INVESTIGATION: "I", STRIKE: "S"}
TITLES = {PRESS: "print", SUPERMARKET: "supermarket", RECEIVER: "receiver", TAX: "tax fraud", AIRLINE: "airline"}
STARS = ("", "★", "★★", "★★★")
LEGEND = f"{HAT} moves the officer  {GLASSES} sunglasses  . free  * opens next"
TRACK_LEGEND = f"{OFFICER} officer  G Godfather  I investigation  S strike"


def draw(view: PecuniaView, names: dict[str, str]) -> RenderableType:
    """The table as the looking seat may see it."""
    parts: list[RenderableType] = [
        headline(view, names),
        market(view),
        spaces(view),
        Text(LEGEND, style="dim"),
        track(view),
    ]
    parts += [seat_lines(view, seat, names) for seat in range(view.seats)]
    if view.seat < view.seats and view.starter != NOBODY:
        parts.append(own_screen(view))
    return Group(*parts)


def engine(view: PecuniaView, seat: int) -> str:
    """What everybody can see that a seat prints: 6 x ★★."""
    return f"{PRINTED.per_printer * view.printers[seat]} x {STARS[view.quality(seat)]}"


def accepted(view: PecuniaView) -> str:
    """What the supermarket still takes."""
    if view.banned >= QUALITIES:
        return "closed"
    return " ".join(STARS[quality] for quality in range(view.banned + 1, QUALITIES + 1))


def called(seat: int, names: dict[str, str]) -> str:
    """A seat's letter and name; the letter alone where that is the name."""
    mark = letter(seat)
    name = names.get(mark, mark)
    return mark if name == mark else f"{mark} {name[:12]}"


def headline(view: PecuniaView, names: dict[str, str]) -> Text:
    if view.starter == NOBODY:
        return Text("Before the game: who starts?", style="bold")
    lap = 1 + PRINTED.henchmen - max(view.ready)
    first = called(view.first, names)
    pawn = called(view.pawn, names)
    line = f"Round {view.round}, lap {min(lap, PRINTED.henchmen)}. {first} opened it, {pawn} opens the next."
    if view.scored:
        line = f"The end, after {view.round} rounds."
    elif view.officer == view.rules.board.last:
        line = "The end: last henchmen, then the lawyers."
    return Text(line, style="bold")


def card_label(card: int) -> str:
    if card == NO_CARD:
        return "-"
    kind = CARD_KINDS[CARD_KIND[card]]
    if CARD_KIND[card] == TICKET:
        return f"tick. {CARD_VALUE[card]}"
    return kind.replace("-lawyer", " law")


def occupant(view: PecuniaView, space: int) -> str:
    who = view.henchman[space]
    return letter(who) if who != NOBODY else "."


def market(view: PecuniaView) -> Table:
    """Newest card on the left; at the end of a round all slide to the right, and bins swallow what lies above them."""
    board = view.rules.board
    left = f"deck {len(view.deck)}" + (f", next {view.next_group}" if view.next_group else "")
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, title=f"Market >  ({left})", title_justify="left")
    for space in board.columns:
        table.add_column(f"{SPACES[space]} {occupant(view, space)}", no_wrap=True)
    table.add_row(*[card_label(card) for card in view.market])
    prices = [f"${board.price[space]}" for space in board.columns]
    table.add_row(*[f"{price} {BIN}" if binned else price for price, binned in zip(prices, board.bins, strict=True)])
    return table


def spaces(view: PecuniaView) -> Table:
    """One line per kind: each space with its hat and who stands there, then what the place pays or asks."""
    board = view.rules.board
    remarks = {
        PRESS: f"{PRINTED.per_printer} notes a printer",
        SUPERMARKET: f"${PRINTED.shop_pays}: {accepted(view)}",
        RECEIVER: "/".join(f"${rate}" for rate in PRINTED.fence_rates) + f", up to {PRINTED.fence_most}",
        TAX: f"${PRINTED.tax_pays}",
        AIRLINE: "STRIKE" if view.strike else "",
        AIRSTRIP: "STRIKE" if view.strike else "jet owners",
    }
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    for _ in range(3):
        table.add_column(no_wrap=True)
    for kind, remark in remarks.items():
        cells = [space_cell(view, space) for space in board.spaces if KINDS[space] == kind]
        fares = [f"${board.price[space]}" for space in board.spaces if KINDS[space] == kind and board.price[space]]
        tail = " ".join([*fares, remark]).strip()
        table.add_row(TITLES.get(kind, "jet"), "  ".join(cells), tail)
    return table


def space_cell(view: PecuniaView, space: int) -> str:
    board = view.rules.board
    hat = HAT if board.hat[space] else ""
    glasses = GLASSES if space == board.sunglasses else ""
    return f"{SPACES[space]}{hat}{glasses} {occupant(view, space)}"


def track(view: PecuniaView) -> Text:
    """The whole track, the officer on it, and how many hats away the next things are."""
    board = view.rules.board
    start = board.start[view.seats]
    line = "".join(
        OFFICER if place == view.officer else MARKS.get(board.special[place], ".") if place > view.officer else "-"
        for place in range(start, board.last + 1)
    )
    hats = sum(1 for space in board.spaces if board.hat[space] and view.henchman[space] == NOBODY)
    ahead = [ahead_of(view, special, word) for special, word in ((GODFATHER, "Godfather"), (INVESTIGATION, "ban"))]
    ahead += [ahead_of(view, STRIKE, "strike"), f"end {board.last - view.officer}"]
    known = ", ".join(word for word in ahead if word)
    return Text(f"Police {start} {line} {board.last}\n  to go: {known}; {hats} hats free\n  {TRACK_LEGEND}")


def ahead_of(view: PecuniaView, special: int, word: str) -> str:
    board = view.rules.board
    for place in range(view.officer + 1, board.last + 1):
        if board.special[place] == special:
            return f"{word} {place - view.officer}"
    return ""


def seat_lines(view: PecuniaView, seat: int, names: dict[str, str]) -> Text:
    """What everybody can see of a seat: whose turn, henchmen, what it prints, what else it owns."""
    turn = ">" if seat in view.waiting else " "
    men = "o" * view.ready[seat] + "_" * view.down[seat]
    owned = [word for bit, word in enumerate(("ink", "paper", "hologram")) if view.parts[seat] >> bit & 1]
    if view.diners[seat]:
        owned.append(f"{view.diners[seat]} diner{'' if view.diners[seat] == 1 else 's'}")
    if view.jets[seat]:
        owned.append("jet")
    owned += [f"ticket ${CARD_VALUE[card]}" for card in view.cards[seat] if CARD_VALUE[card]]
    owned += [word for word, owner in zip(("Great Lawyer", "Bad Lawyer"), view.lawyers, strict=True) if owner == seat]
    pawn = " *" if seat == view.pawn else ""
    line = f"{turn} {called(seat, names)}{pawn}  [{men or '-'}]"
    if view.cards[seat] and view.starter != NOBODY:
        line += f"  prints {engine(view, seat)}"
    more = f"\n    {', '.join(owned)}" if owned else ""
    return Text(line + more + money_line(view, seat))


def money_line(view: PecuniaView, seat: int) -> str:
    """What the onlooker may know of a seat's money."""
    if seat == view.seat and not view.scored:
        return ""
    if view.totals[seat] != HIDDEN:
        split = f" (${view.cash[seat]} + ${view.account[seat]} offshore)" if view.cash[seat] != HIDDEN else ""
        place = f", place {view.place(seat)}" if view.scored else ""
        return f"\n    ${view.totals[seat]}{split}, fakes {fake_notes.written(view.fakes[seat])}{place}"
    if view.rules.memory_aid and view.starter != NOBODY:
        known = view.known(seat)
        fakes = known["fakes"] if "fakes" in known else f"{known['notes']} notes"
        return f"\n    ${known['least']} to ${known['most']}, fakes {fakes}"
    return ""


def own_screen(view: PecuniaView) -> Text:
    """Behind the own screen: money, fakes, and what the Godfather would take now."""
    seat = view.seat
    if view.scored:
        return Text("")
    held = fake_notes.written(view.fakes[seat])
    costs = half(view.rules, view.cash[seat])
    line = f"Behind your screen: ${view.cash[seat]} cash, ${view.account[seat]} offshore, fakes {held}"
    if view.officer == view.rules.board.last:
        return Text(line, style="bold")
    return Text(f"{line}\n  the Godfather would take ${costs} now", style="bold")
