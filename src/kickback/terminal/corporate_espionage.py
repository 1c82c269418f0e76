"""A table of Corporate Espionage: rivals with what is known of them, the pending plays, the own company and hand."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from kickback.engine.messages import Message
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import letter
from kickback.engine.table import Moment
from kickback.engine.view import View
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.components import Card, card_text
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.moments import Bill, EffectStep, Insolvency, Pending
from kickback.games.corporate_espionage.prompts import prompt, seen_bank
from kickback.games.corporate_espionage.table import Permanent
from kickback.games.corporate_espionage.view import EspionageView
from kickback.terminal.corporate_espionage_truth import truth
from kickback.terminal.look import BACK, COIN, FAINT, GOLD, GREEN, STRONG
from kickback.terminal.look import RED as ALARM
from kickback.words import Reader, speech, unmarked

__all__ = ["draw", "truth"]

SIGNS = ("☻", "♛", "▣", "↯", "✉")  # employee, executive, asset, Savvy, espionage
LEGEND = "☻ employee  ♛ executive  ▣ asset  ↯ Savvy  ✉ espionage"
MARKS = "+earns/-costs  @B owned by B  •2 turns left  ✓ used"
NAME = 14  # letters of a player's name


def draw(view: View, names: dict[str, str]) -> RenderableType:
    """The others clockwise from the looking seat, what is pending, and the own company last."""
    assert isinstance(view, EspionageView)
    start = view.seat if view.seat < view.seats else -1
    parts: list[RenderableType] = [headline(view, names)]
    for step in range(1, view.seats + 1):
        seat = (start + step) % view.seats
        if seat != view.seat:
            parts.append(company(view, seat, names))
    pending = [line for moment in view.stack for line in waiting(view, moment, names)]
    if pending:
        parts.append(Group(Text("On the stack, the last first:", style=STRONG), *reversed(pending)))
    if view.seat < view.seats:
        parts.append(company(view, view.seat, names))
        parts.append(hand(view))
    parts.append(Text(f"{LEGEND}\n{MARKS}", style=FAINT))
    return Group(*parts)


def called(seat: int, names: dict[str, str]) -> str:
    mark = letter(seat)
    name = names.get(mark, mark)
    return mark if name == mark else f"{mark} {name[:NAME]}"


def headline(view: EspionageView, names: dict[str, str]) -> Text:
    if view.moment == "over":
        return Text(unmarked(say(prompt(view, [], []).question, view, names)), style=STRONG)
    if not view.calendar.began:
        return Text("Before the first turn.", style=STRONG)
    line = Text(f"Round {view.calendar.round}, turn of {called(view.calendar.active, names)}", style=f"bold {GOLD}")
    if view.calendar.active == view.seat:
        left = view.rules.hires - view.calendar.hires
        line.append(f"  hires left {max(0, left)}, firings {view.calendar.firings}", style=FAINT)
        if view.calendar.attempted:
            line.append(", takeover tried", style=FAINT)
    return line


def company(view: EspionageView, seat: int, names: dict[str, str]) -> RenderableType:
    """One company in three or four lines: who, what is known of its money, its people and its things."""
    own = seat == view.seat
    mark = "▶ " if seat == view.calendar.active and view.calendar.began else "  "
    title = Text(mark + called(seat, names), style=BACK if own else STRONG)
    title.append(f" · {view.companies.names[seat]}", style="")
    if not view.living(seat):
        title.append(f"  {view.companies.left_how[seat]}", style=ALARM)
        return title
    lines: list[RenderableType] = [title, Padding(money(view, seat, names), (0, 0, 0, 2))]
    for label, roster in (("team  ", True), ("assets", False)):
        cards = [(p, n) for n, p in enumerate(view.in_play.boards[seat]) if p.card.roster == roster]
        if cards:
            text = Text(f"{label} ", style=FAINT)
            for place, (permanent, number) in enumerate(cards):
                text.append(", " if place else "", style="")
                text.append_text(in_play(view, seat, permanent, number))
            lines.append(Padding(text, (0, 0, 0, 2)))
    return Group(*lines)


def money(view: EspionageView, seat: int, names: dict[str, str]) -> Text:
    """The own bank, or the last figure heard and how old it is; then what everybody sees."""
    figure = view.figure(seat)
    text = Text()
    if isinstance(figure, int):
        text.append(f"bank {figure} ", style=ALARM if figure < 0 else COIN)
    else:
        text.append(say(Message("board-bank", seen_bank(view, seat)), view, names))
    text.append(f" +{view.incomes[seat]}", style=GREEN)
    text.append(f"/-{view.overheads[seat]}", style="")
    cost = sum(p.card.cost for p in view.in_play.boards[seat])
    text.append(f"  in play {cost}  hand {len(view.zones.hands[seat])}  deck {len(view.zones.decks[seat])}")
    text.append(f"  pile {len(view.zones.piles[seat])}", style=FAINT)
    return text


def say(message: Message, view: EspionageView, names: dict[str, str]) -> str:
    reader = Reader(names, letter(view.seat) if view.seat < view.seats else "")
    return speech("corporate-espionage").say(message, reader)


def in_play(view: EspionageView, seat: int, permanent: Permanent, number: int) -> Text:
    """A card in play: what it is, what it earns and costs now, and its marks."""
    text = Text(f"{SIGNS[permanent.card.type]}{view.named(permanent.code, seat)} {permanent.card.name}")
    earns, costs = view.card_incomes[seat][number], view.card_overheads[seat][number]
    if earns or costs:
        text.append(f" +{earns}", style=GREEN)
        text.append(f"/-{costs}")
    if permanent.chips:
        text.append(f" •{permanent.chips}")
    if permanent.card.use is not None and permanent.used == view.calendar.turn:
        text.append(" ✓")
    return text


def waiting(view: EspionageView, moment: Moment[Any, Any], names: dict[str, str]) -> list[Text]:
    """A pending play or bill, an effect under way, or a company below zero, as one line."""
    if isinstance(moment, Pending):
        return [play(view, moment.play.seat, moment.play.code, moment.play.target, names, "waits for answers")]
    if isinstance(moment, EffectStep):
        return [play(view, moment.play.seat, moment.play.code, moment.play.target, names, "is carried out")]
    if isinstance(moment, Bill):
        by = called(moment.happening.by, names) if moment.happening.by >= 0 else "an empty deck"
        return [Text(f"  bill of {moment.amount} to {called(moment.billed, names)} by {by}", style=GOLD)]
    if isinstance(moment, Insolvency):
        return [Text(f"  {called(moment.seat, names)} is below zero", style=ALARM)]
    return []


def play(view: EspionageView, seat: int, code: int, target: int, names: dict[str, str], state: str) -> Text:
    what = "takeover"
    if code != a.NO_CARD:
        card = view.card_set.card(code)
        what = f"{SIGNS[card.type]}{view.named(code, seat)} {card.name}"
    against = f" → {called(target, names)}" if target >= 0 else ""
    line = Text(f"  {called(seat, names)}: {what}{against}", style=GOLD)
    return line.append(f"  {state}", style=FAINT)


def hand(view: EspionageView) -> RenderableType:
    """The own hand, one card a paragraph: cost, name, what it earns, what it says."""
    lines: list[RenderableType] = [Text("Your hand", style=STRONG)]
    seen: list[int] = []
    for code in view.hand:
        if code in seen or code == HIDDEN:
            continue
        seen.append(code)
        count = view.hand.count(code)
        lines.append(Padding(held(view, code, count), (0, 0, 0, 2)))
    if not seen:
        lines.append(Text("  no cards", style=FAINT))
    return Group(*lines)


def held(view: EspionageView, code: int, count: int) -> Text:
    card = view.card_set.card(code)
    cost = view.cost_of(view.seat, code)
    text = Text(f"{SIGNS[card.type]}{view.named(code, view.seat)} ", style=STRONG)
    text.append(f"{card.name}", style=STRONG)
    if count > 1:
        text.append(f" x{count}", style=STRONG)
    text.append(f"  cost {cost}", style=GOLD if cost <= view.accounts.banks[view.seat] else FAINT)
    text.append(numbers(card))
    said = " ".join(say(sentence, view, {}) for sentence in card_text(card))
    return text.append(f"  {said}", style="") if said else text


def numbers(card: Card) -> str:
    return f"  +{card.income}/-{card.overhead}" if card.type <= w.ASSET and (card.income or card.overhead) else ""
