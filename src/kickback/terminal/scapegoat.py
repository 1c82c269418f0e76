"""A table of Scapegoat: Quarters filling to the line, the year's money and turns, the ladder, the own hand."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from kickback.engine.messages import Message
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.engine.seats import LETTERS, letter
from kickback.engine.view import View
from kickback.games.scapegoat.actions import DOWNS, UP, UPS, Move
from kickback.games.scapegoat.budget import Budget
from kickback.games.scapegoat.components import FACE_DOWN, NAMES, PRINTED, RANKS, RED, STRENGTH, SUITS, VALUES, value_of
from kickback.games.scapegoat.prompts.playing import leads_to
from kickback.games.scapegoat.view import ScapegoatView
from kickback.games.scapegoat.year import FACE_UP, GATHERED
from kickback.terminal.look import BACK, COIN, FAINT, GOLD, GREEN, PAPER, PAPER_RED, STRONG, gauge
from kickback.terminal.look import RED as ALARM
from kickback.terminal.scapegoat_truth import truth
from kickback.words import Reader, speech

__all__ = ["draw", "truth"]

Row = tuple[str, Text, int, int]  # player, card, value, running total
SIGNS = {"D": "♦", "C": "♣", "H": "♥", "S": "♠"}
YEAR_CELLS = 40
QUARTER_CELLS = 12
TIGHT = 9  # from this slack on one careless card can doom the year


def draw(view: View, names: dict[str, str]) -> RenderableType:
    assert isinstance(view, ScapegoatView)
    parts: list[RenderableType] = [seats(view, names), Text(""), money(view), turns(view)]
    parts.append(quarters(view))
    ending = how_it_ended(view, names)
    if ending is not None:
        parts.append(ending)
    own: list[RenderableType] = [hand(view)] if view.seat < view.seats else []
    if view.rules.card_memory:
        own.append(seen_cards(view))
    parts.append(Columns(own, padding=(0, 3)))
    return Group(*parts)


def card_text(card: int) -> Text:
    """Rank and suit as they are typed, with the suit's sign: `7H♥`."""
    name = NAMES[card]
    return Text.assemble((f"{name}{SIGNS[name[-1]]}", PAPER_RED if RED[card] else PAPER))


def face_down(card: int) -> Text:
    """A card lying face down; whoever played it still knows which one it is."""
    if card == HIDDEN:
        return Text.assemble((f"▒{FACE_DOWN}▒", BACK))
    return Text.assemble((f"▒{NAMES[card]}{SIGNS[NAMES[card][-1]]}", BACK))


def said(id: str, facts: Facts | None = None, form: str = "") -> str:
    return speech("scapegoat").say(Message(id, facts), Reader({}), form)


def money(view: ScapegoatView) -> Text:
    """The year's spending against its budget, and how much may still be wasted."""
    rules, now = view.rules, Budget(view)
    facts: Facts = {"spent": view.spent, "budget": rules.budget, "left": now.left, "waste": now.waste}
    facts |= {"whole-waste": rules.whole_waste, "count": len(view.deck)}
    line = Text.assemble((f"Year {view.round}  ", f"bold {GOLD}"), gauge(view.spent, rules.budget, YEAR_CELLS))
    line.append(f"  {said('term-spent', facts)}\n", style=STRONG)
    if not view.ending and view.moment != "show":
        if now.waste < 0:
            line.append(said("year-lost"), style=ALARM)
        else:
            line.append(said("year-waste", facts), style=GOLD if now.waste <= TIGHT else "")
        if now.left <= FACE_DOWN:
            line.append(f"  ·  {said('year-near', facts)}")
        line.append("  ·  ")
    return line.append(f"{said('term-deck', facts)}, {said('term-discards')} {len(view.discard)}", style=FAINT)


def turns(view: ScapegoatView) -> Text:
    """The year's turns in order: who had one, whose it is, and where the year can end over somebody's head."""
    rules = view.rules
    if view.moment == "show":
        return Text("Nobody starts yet: the lowest card shown will.", style=FAINT)
    line = Text.assemble(("Turns  ", STRONG))
    for place in range(rules.deadline):
        seat = letter((view.start + place) % view.seats)
        most = view.spent + FACE_DOWN * (place - view.turn + 1)
        if place < view.turn:
            line.append(f"{seat}✓ ", style=FAINT)
        elif view.ending:
            line.append(f"{seat}  ", style=FAINT)
        else:
            hot = most > rules.budget
            now = place == view.turn
            line.append("▶" if now else "")
            line.append(seat, style=COIN if now else ALARM if hot else STRONG)
            line.append("! " if hot else "  ", style=ALARM)
    if not view.ending:
        line.append(f" {rules.deadline - view.turn} left; ! may end the year over the budget", style=FAINT)
    return line


def quarters(view: ScapegoatView) -> RenderableType:
    """All Quarters of the year side by side, equally tall."""
    filled = [entries(view, number) for number in range(view.rules.quarters)]
    deepest = max(len(rows) for rows, _ in filled)
    columns = [quarter(view, number, *entry, deepest) for number, entry in enumerate(filled)]
    return Columns(columns, padding=(0, 1))


def quarter(view: ScapegoatView, number: int, rows: list[Row], total: int, deepest: int) -> RenderableType:
    """One Quarter: the carry, its cards with their players and the running total, and the line it must reach."""
    target = view.rules.target
    closed = number < view.closed
    current = number == view.closed and not view.ending
    grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(width=1)
    grid.add_column(width=5)
    grid.add_column(width=7, justify="right")
    for who, card, value, so_far in rows:
        grid.add_row(Text(who, style=STRONG), card, Text(f"{value:+} {so_far:>3}"))
    for _ in range(deepest - len(rows)):
        grid.add_row("", "", "")
    final = number == view.rules.quarters - 1
    over = total - target
    if over < 0:
        foot = Text(f"{-over} to go", style="" if current else FAINT)
    else:
        foot = Text("exactly" if not over else f"over by {over}" if final else f"carry {over} →", style=GOLD)
    line = Text.assemble(gauge(total, target, QUARTER_CELLS), (f"┃{target}", f"bold {GREEN}"))
    title = f"Q{number + 1}{' final' if final else ''}{' ◀' if current else ' ✓' if closed else ''}"
    body = Group(grid, line, foot)
    style = GOLD if current else GREEN if closed else FAINT
    return Panel(body, title=Text(title), title_align="left", border_style=style, padding=(0, 1), width=19)


def entries(view: ScapegoatView, number: int) -> tuple[list[Row], int]:
    """The rows of a Quarter and what it stands at."""
    target, last = view.rules.target, view.rules.quarters - 1
    rows: list[Row] = []
    spent = 0
    total = 0
    for place, way in enumerate(view.ways):
        card = view.played[place]
        value = VALUES[card] if way == FACE_UP else FACE_DOWN
        here = min(spent // target, last)
        if here == number:
            carried = spent - target * number
            if not rows and carried > 0:
                rows.append(("", Text("carry", style=FAINT), carried, carried))
            total = carried + value
            shown = (
                card_text(card) if way == FACE_UP else Text("gone", style=FAINT) if way == GATHERED else face_down(card)
            )
            rows.append((letter((view.start + place) % view.seats), shown, value, total))
        spent += value
    if not rows and number == view.closed and number > 0 and view.carry > 0:
        return [("", Text("carry", style=FAINT), view.carry, view.carry)], view.carry
    return rows, total


def how_it_ended(view: ScapegoatView, names: dict[str, str]) -> RenderableType | None:
    """The year's ending, the audit, and the revealed row while it is being settled."""
    if not view.ending:
        return None
    over = abs(view.spent - view.rules.budget)
    stamp = said(f"stamp-{view.ending}") + (f" by {over}" if over else "")
    last = names[letter((view.start + view.turn - 1) % view.seats)]
    line = Text.assemble((f" {stamp} ", COIN), f"  {last} played the last card.")
    if view.audited:
        line.append("  Audit: ")
        for card in view.audited:
            line.append_text(card_text(card))
            line.append(" ")
        red = any(RED[card] for card in view.audited)
        line.append(
            said("stamp-audited", {"colour": "red" if red else "black"}), style=ALARM if red else f"bold {GREEN}"
        )
        line.append(f", 1 of {len(view.audit)} hidden" if len(view.audited) == 1 else f" of {len(view.audit)} hidden")
    return line


def title_of(view: ScapegoatView, seat: int) -> str:
    return said(f"title-{view.rules.title(view.sizes[seat])}", form="plate")


def seats(view: ScapegoatView, names: dict[str, str]) -> RenderableType:
    """Everybody's rung on the ladder, hand, and what lies hidden or is chosen."""
    victory = view.rules.victory_hand
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in range(5):
        grid.add_column(no_wrap=True)
    for seat in range(view.seats):
        waiting = seat in view.waiting
        rungs = Text.assemble(("▰" * view.sizes[seat], GREEN), ("▱" * max(0, victory - view.sizes[seat]), FAINT))
        you = " (you)" if seat == view.seat else ""
        grid.add_row(
            Text("▶" if waiting else " ", style=GOLD),
            Text(f"{LETTERS[seat]} {names[letter(seat)]}{you}", style=STRONG if waiting else ""),
            Text(title_of(view, seat), style=GOLD if view.sizes[seat] + 1 >= victory else ""),
            Text.assemble(rungs, f" {view.sizes[seat]}"),
            doing(view, seat),
        )
    return grid


def doing(view: ScapegoatView, seat: int) -> Text:
    """What a seat has on the table beside its hand."""
    signs = Text()
    held = len(view.hands[seat])
    if held != view.sizes[seat]:
        signs.append(f"holds {held} ", style=FAINT)
    downs = view.downs(seat)
    if downs:
        signs.append(f"▒×{downs}", style=BACK)
        signs.append(" ")
    if seat == view.scapegoat:
        signs.append(f"{said('term-scapegoat')} ", style=ALARM)
    if seat in view.winners:
        signs.append(" WINS ", style=COIN)
    if view.revealed[seat] != HIDDEN:
        signs.append_text(card_text(view.revealed[seat]))
    elif view.committed[seat]:
        signs.append("✓ chosen", style=GREEN)
        if view.picks[seat] != HIDDEN:
            signs.append(" ").append_text(card_text(view.picks[seat]))
    elif view.shown[seat] != HIDDEN and view.round == 1 and view.turn < view.seats:
        signs.append("showed ", style=FAINT).append_text(card_text(view.shown[seat]))
    return signs


def seen_cards(view: ScapegoatView) -> RenderableType:
    """What lay open since the last shuffle, by suit, and the own cards; the rest may be anywhere."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    own = view.hand if view.seat < view.seats else []
    for place, suit in enumerate(SUITS):
        cells: list[Text] = []
        for rank, name in enumerate(RANKS):
            card = rank * len(SUITS) + place
            if card in own:
                cells.append(Text("*", style=f"bold {GOLD}"))
            elif card in view.seen:
                cells.append(Text(name, style=STRONG))
            else:
                cells.append(Text("·", style=FAINT))
        grid.add_row(Text(f"{SIGNS[suit]}{suit}", style=ALARM if suit in PRINTED["red"] else STRONG), *cells)
    return Group(grid, Text("seen since the shuffle, * yours", style=FAINT))


def hand(view: ScapegoatView) -> RenderableType:
    """The own cards from strong to weak; while playing, with what each would do either way."""
    cards = sorted(view.hand, key=STRENGTH.__getitem__, reverse=True)
    if view.moment != "play":
        showing = view.moment == "show"
        line = Text.assemble(("Your hand  ", STRONG))
        for card in sorted(cards) if showing else cards:
            line.append_text(Text.assemble(" ", card_text(card), " "))
        order = "lowest first, as it is compared now" if showing else "strongest first, as a reveal is compared"
        return line.append(f"  {order}" if cards else "empty", style=FAINT)
    asked = view.seat in view.waiting
    grid = Grid(box=None, pad_edge=False, header_style=FAINT, padding=(0, 2, 0, 0))
    for head, short in (("hand", True), ("face up", False), ("face down", False), ("", True)):
        grid.add_column(head, no_wrap=short, min_width=5 if short else None)
    for card in cards:
        value = VALUES[card]
        up = preview(view, UPS[card]) if asked else f"+{value}"
        down = preview(view, DOWNS[card]) if asked else f"+{FACE_DOWN}"
        grid.add_row(card_text(card), up, down, colour_word(card))
    return grid


def colour_word(card: int) -> Text:
    return Text(said("term-fraud"), style=ALARM) if RED[card] else Text(said("term-clean"), style=FAINT)


def preview(view: ScapegoatView, move: Move) -> str:
    """Where playing this card leads, in a few words."""
    after = Budget(view, value_of(move.card, move.verb is UP), 1)
    return speech("scapegoat").say(leads_to(view, move, after)[0], Reader({}), "small")
