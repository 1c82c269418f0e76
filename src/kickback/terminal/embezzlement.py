"""Embezzlement in a terminal: every board with its coins and stamps, and the open chain of cards, in 60 columns."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from kickback.engine.pile import HIDDEN
from kickback.engine.seats import PUBLIC, letter
from kickback.games.embezzlement.components import (
    AUDITED,
    BLANK,
    BRIBE,
    OFF_RECORD,
    SETTLE_AFTER,
    TYPES,
    YEARS,
    card_name,
    kind_name,
)
from kickback.games.embezzlement.table.exchange import BLACKMAILING, PAYMENT_OTR, TRADING, Exchange
from kickback.games.embezzlement.view import EmbezzlementView

WIDE = 6  # columns of one year
DANGER = 2  # with so few Caps one trap leaves nothing
LEGEND = "5 paid  5* off the record  [2] audited  (4) paying"
MARKS = "!5 settling  s settles next  p pays next  ? not shown"


def draw(view: EmbezzlementView, names: dict[str, str]) -> RenderableType:
    """The table as the looking seat may see it: the others first, the own board last."""
    parts: list[RenderableType] = [headline(view, names), supplies(view)]
    seats = [seat for seat in range(view.seats) if seat != view.seat]
    if view.seat < view.seats:
        seats.append(view.seat)
    parts += [board(view, seat, names) for seat in seats]
    parts.append(Text(f"{LEGEND}\n{MARKS}", style="dim"))
    if view.exchange is not None:
        parts.append(chain(view.exchange, names))
    if view.seat < view.seats and not view.people.out >> view.seat & 1:
        parts.append(hand(view))
    return Group(*parts)


def called(seat: int, names: dict[str, str]) -> str:
    """A seat's letter and name; the letter alone where that is the name."""
    mark = letter(seat)
    name = names.get(mark, mark)
    return mark if name == mark else f"{mark} {name[:12]}"


def headline(view: EmbezzlementView, names: dict[str, str]) -> Text:
    if view.moment == "over":
        winners = " and ".join(called(seat, names) for seat in view.winners) or "nobody"
        return Text(f"The end after {view.turn.round} rounds. Winner: {winners}", style="bold")
    if view.moment in ("cheap-start", "target"):
        return Text("Before the first turn: everybody chooses in secret.", style="bold")
    lap = (view.turn.round - 1) // YEARS + 1
    line = f"Round {view.turn.round} (lap {lap}), turn of {called(view.turn.active, names)}: {doing(view)}"
    return Text(line, style="bold")


def doing(view: EmbezzlementView) -> str:
    """The step of the turn that is going on."""
    if view.turn.settling != BLANK:
        return f"settling year {view.turn.settling % YEARS + 1}"
    if view.turn.fresh != BLANK:
        return "an invoice is taken"
    if view.turn.paying != BLANK:
        said = "" if view.turn.amount <= 0 or view.rules.silence else f', "{view.turn.amount}"'
        return f"paying year {view.turn.paying % YEARS + 1}{said}"
    if "action" in view.names:
        return "action phase"
    return "picking up" if view.moment == "draw" else "payment made"


def supplies(view: EmbezzlementView) -> Text:
    """What lies in the middle; the pile is counted by type."""
    closed = " (closed)" if view.closed else ""
    coffers = "" if view.vault else f"  coffers {view.coffers}"
    counts = [f"{view.pile.count(card)} {card_name(card)}" for card in range(TYPES) if view.pile.count(card)]
    pile = ", ".join(counts) or "empty"
    return Text(
        f"workload {sum(view.workloads)}{closed}  archive {view.archive}  deck {view.deck}{coffers}\npile: {pile}"
    )


def board(view: EmbezzlementView, seat: int, names: dict[str, str]) -> Text:
    """One line about the seat, one of years, one of payments, and one of values where any may be shown."""
    text = Text(about(view, seat, names), style="bold" if seat == view.turn.active else "")
    if view.people.out >> seat & 1:
        return text
    spaces = range(YEARS * seat, YEARS * seat + YEARS)
    text.append("\n" + row("year", [year_head(view, space) for space in spaces]), style="dim")
    text.append("\n" + row("paid", [coins(view, space) for space in spaces]))
    values = [stamp(view, space) for space in spaces]
    if any(values) if seat == view.seat else any(value not in ("", "?") for value in values):
        text.append("\n" + row("worth", values), style="dim")
    return text


def row(title: str, cells: list[str]) -> str:
    return f"  {title:<6}" + "".join(f"{cell:^{WIDE}}" for cell in cells).rstrip()


def about(view: EmbezzlementView, seat: int, names: dict[str, str]) -> str:
    turn = ">" if seat in view.waiting else " "
    who = f"{called(seat, names)}{' (you)' if seat == view.seat else ''}"
    if view.people.out >> seat & 1:
        return f"{turn} {who}  BUST"
    caps = view.stash[seat]
    stash = "stash in a bag" if caps == HIDDEN else f"{caps} Cap{'' if caps == 1 else 's'}"
    if HIDDEN < caps <= DANGER and view.moment not in ("over", "cheap-start"):
        stash += " (!)"
    cards = f"{view.held[seat]} card{'' if view.held[seat] == 1 else 's'}"
    notes = [note for note, there in notes_about(view, seat) if there]
    more = f"\n    {', '.join(notes)}" if notes else ""
    return f"{turn} {who}  {stash}  {cards}{more}"


def notes_about(view: EmbezzlementView, seat: int) -> list[tuple[str, bool]]:
    return [
        (f"workload {view.workloads[seat]}" if view.rules.deterministic else "", view.rules.deterministic),
        (f"target {view.people.targets[seat]}", view.rules.planned and view.people.targets[seat] > 0),
        (f"started with {view.starts[seat]}", view.rules.cheap and view.moment != "cheap-start"),
        ("has chosen", bool(view.open.committed >> seat & 1)),
        ("votes to finish", bool(view.people.votes >> seat & 1)),
        ("is leaving", bool(view.people.leaving >> seat & 1)),
    ]


def year_head(view: EmbezzlementView, space: int) -> str:
    """The number of a year, with a letter where the next settlement or payment falls."""
    seat, year = space // YEARS, space % YEARS
    upcoming = (view.boards.latest[seat] + 1) % YEARS
    if view.boards.lying[space] == BLANK:
        return f"{year + 1}p" if year == upcoming and any(view.workloads) else f"{year + 1}"
    oldest = upcoming
    while view.boards.lying[YEARS * seat + oldest] == BLANK:
        oldest = (oldest + 1) % YEARS
    soon = view.turn.round >= SETTLE_AFTER and year == oldest
    return f"{year + 1}s" if soon else f"{year + 1}"


def coins(view: EmbezzlementView, space: int) -> str:
    """The payment and how the invoice lies: under it, on top of it, or face up alone."""
    if view.boards.lying[space] == BLANK:
        return "-"
    if view.boards.marks[space] == AUDITED:
        return f"[{kind_name(view.value(space))}]"
    if space == view.turn.paying:
        amount = f"{view.turn.amount}" if view.turn.amount > 0 else "."
        return f"({amount}*)" if view.boards.marks[space] == OFF_RECORD else f"({amount})"
    star = "*" if view.boards.marks[space] == OFF_RECORD else ""
    return f"!{view.boards.paid[space]}{star}" if space == view.turn.settling else f"{view.boards.paid[space]}{star}"


def stamp(view: EmbezzlementView, space: int) -> str:
    """The value, where it is public or may be shown to the looking seat now."""
    if view.boards.lying[space] == BLANK:
        return ""
    public = view.known[view.boards.lying[space]] == PUBLIC
    return kind_name(view.value(space)) if public or view.shown(space) else "?"


def chain(exchange: Exchange, names: dict[str, str]) -> Text:
    """The staircase of cards: who played what against whom, what stood after each, and what stands if all pass."""
    text = Text("On the table:", style="bold")
    stands = True
    before = HIDDEN
    for step, played in enumerate(exchange.chain):
        seat, kind = played.seat, played.card
        stands = not stands if kind == BRIBE else True
        target = before if kind == BRIBE else exchange.against
        against = "" if target == HIDDEN else f" > {called(target, names)}"
        result = "stands" if stands else "cancelled"
        text.append(
            f"\n{'  ' * min(step + 1, 8)}{called(seat, names)}: {card_name(kind)}{against}  [{result}]", style=""
        )
        before = seat
    text.append(f"\nIf everybody passes: {outcome(exchange, names)}", style="bold")
    return text


def outcome(exchange: Exchange, names: dict[str, str]) -> str:
    by = called(exchange.by, names)
    year = exchange.space % YEARS + 1
    if exchange.what >= PAYMENT_OTR:
        return f"{by}'s year {year} {'goes' if exchange.stands else 'does not go'} off the record."
    against = called(exchange.against, names)
    if exchange.what == BLACKMAILING:
        return f"{by if exchange.stands else against} gets the profit of {against}'s year {year}."
    if exchange.what == TRADING:
        return f"{by} and {against} {'trade' if exchange.stands else 'do not trade'} year {year}."
    return f"{against}'s year {year} is {'audited by ' + by if exchange.stands else 'not audited'}."


def hand(view: EmbezzlementView) -> Text:
    """The own cards by type, the invoice just taken, and the padlock while a Bribe is being decided."""
    cards = [
        f"{view.hands[TYPES * view.seat + card]} {card_name(card)}"
        for card in range(TYPES)
        if view.hands[TYPES * view.seat + card] > 0
    ]
    line = f"Your hand: {', '.join(cards) or 'empty'}"
    if view.turn.fresh != BLANK and view.seat == view.turn.active:
        line += f"\nYour new invoice: {kind_name(view.kinds[view.turn.fresh])}"
    if view.suspended:
        line += "\nYour invoices are sealed while you decide on a Bribe."
    return Text(line, style="bold")
