"""A table of Wallet: hourglasses, coins, cards and tokens of all, the own hand by kind, and the checklist beside it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kickback.engine.messages import Message
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import letter
from kickback.engine.view import View
from kickback.games.wallet.components import (
    CURRENCIES,
    CURRENCY_OF,
    EMERGENCY,
    EXTRA,
    FIRST_ID,
    IDENTITY,
    MONEY,
    NAMES,
    NOTES,
    SPECIAL_TITLES,
    SPECIALS,
    UNKNOWN,
    WHEN,
    name_of,
)
from kickback.games.wallet.parts.outcome import Report
from kickback.games.wallet.parts.round import LAST_MINUTE, PLAYING
from kickback.games.wallet.prompts.facts import checklist as rows
from kickback.games.wallet.reasons import cash, verdict_facts
from kickback.games.wallet.verdict import Verdict
from kickback.games.wallet.view import WalletView
from kickback.terminal.look import BACK, COIN, FAINT, GOLD, GREEN, PAPER, PAPER_RED, STRONG
from kickback.terminal.look import RED as ALARM
from kickback.terminal.wallet_truth import truth
from kickback.words import Reader, speech

__all__ = ["draw", "truth"]

TIMES = {"begin": "before your action", "instead": "instead of your action", "end": "at the end of the round"}


def draw(view: View, names: dict[str, str]) -> RenderableType:
    assert isinstance(view, WalletView)
    parts: list[RenderableType] = [middle(view), seats(view, names)]
    if view.pot:
        parts.append(Text.assemble(("Shared Fund  ", STRONG), cards_text(view.pot)))
    if view.paid:
        parts.append(Text.assemble(("Paid  ", STRONG), cards_text(view.paid)))
    if view.discard:
        played = ", ".join(SPECIAL_TITLES[special] for special in view.discard[::-1])
        parts.append(Text.assemble(("Played  ", STRONG), played, ("  (top first)", FAINT)))
    if view.reports and view.phase == PLAYING and sum(view.turns) == 1:
        parts.append(last_round(view, view.reports[-1], names))
    if view.moment == "over":
        parts.append(last_round(view, view.reports[-1], names))
    if view.seat < view.seats and view.moment != "over":
        parts += [Text(""), *own(view)]
    return Group(*parts)


def middle(view: WalletView) -> Text:
    """What everybody sees in the middle: time, wallet, identities, tokens."""
    whole = view.rules.hourglasses
    line = Text.assemble(
        (f"Round {view.round} of {view.rules.rounds}  ", f"bold {GOLD}"),
        ("⧗" * view.hourglasses, GREEN),
        ("·" * (whole - view.hourglasses), FAINT),
        (f" {view.hourglasses} left" if view.hourglasses else " time is up", STRONG if view.hourglasses else ALARM),
    )
    ids = f"Extra IDs {len(view.compartment)}"
    known = [card for card in view.compartment if card != HIDDEN]
    if known and len(known) == len(view.compartment):
        ids = "Extra IDs " + " ".join(NAMES[card] for card in known)
    line.append(f"\nWallet {len(view.wallet)} cards  ·  {ids}  ·  Pocket {len(view.pocket)} tokens", style="")
    return line


def card_text(card: int) -> Text:
    """A card as it is typed; money, identities and Props differ by sign, not by colour alone."""
    name = name_of(card) if card != HIDDEN else "▒▒"
    if card == HIDDEN:
        return Text.assemble((name, BACK))
    sign = "" if card < NOTES else "◆" if card < MONEY else "☺" if IDENTITY[card] != HIDDEN else "!"
    return Text.assemble((f"{name}{sign}", PAPER_RED if sign == "!" else PAPER))


def cards_text(cards: list[int]) -> Text:
    """Cards in a row; hidden ones are counted at the end."""
    line = Text()
    for card in cards:
        if card != HIDDEN:
            line.append_text(card_text(card))
            line.append(" ")
    hidden = cards.count(HIDDEN)
    if hidden:
        line.append("▒" * min(hidden, 12), style=BACK)
        line.append(f" {hidden}" if hidden > 1 else "")
    return line


def seats(view: WalletView, names: dict[str, str]) -> RenderableType:
    """Everybody's coin, cards as far as they are known, Special cards, tokens, and what the police said."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in range(5):
        grid.add_column()
    hands = view.hands
    tokens = view.tokens
    for seat in range(view.seats):
        turn = "▶" if seat in view.waiting else " "
        first = "⚑" if seat == view.first else " "
        you = " (you)" if seat == view.seat else ""
        hand = Text(f"{view.sizes[seat]} cards") if seat == view.seat else cards_text(hands[seat])
        hand.append_text(beside(view, seat))
        grid.add_row(
            Text.assemble((turn, GOLD), (f"{letter(seat)} ", STRONG), f"{names[letter(seat)]}{you}"),
            Text.assemble((f"{view.coins[seat]}c", COIN), (first, GOLD)),
            hand,
            Text("✦" * len(view.specials[seat]), style=GOLD),
            tokens_text(tokens[seat]),
        )
    return grid


def beside(view: WalletView, seat: int) -> Text:
    """What lies before a seat at the end of a round, and the verdict once it is known."""
    line = Text()
    if view.hidden[seat] != HIDDEN:
        line.append(" hid " + ("a card" if view.hidden[seat] == UNKNOWN else NAMES[view.hidden[seat]]), style=FAINT)
    if view.atm[seat] != HIDDEN:
        line.append(f" {NAMES[view.atm[seat]]} on the ATM", style=FAINT)
    if view.fx[seat] != HIDDEN:
        line.append(f" {NAMES[view.fx[seat]]} as {CURRENCIES[view.fx_as[seat]]}", style=GOLD)
    if view.seized[seat]:
        line.append(f" seized {' '.join(NAMES[card] for card in view.seized[seat])}", style=GOLD)
    verdict = view.verdicts[seat]
    if verdict is not None:
        line.append_text(stamp(verdict))
    return line


def stamp(verdict: Verdict) -> Text:
    if verdict.innocent:
        return Text(f" ✓ INNOCENT {cash(verdict.money)}", style=f"bold {GREEN}")
    return Text(f" ✗ GUILTY {why(verdict)}", style=ALARM)


def why(verdict: Verdict) -> str:
    return speech("wallet").say(Message("reason-short", verdict_facts(verdict)), Reader({}))


def tokens_text(tokens: list[int]) -> Text:
    """Tokens with the values one knows: ① ② ③, ○ for the others."""
    line = Text()
    for value in tokens:
        line.append("○" if value == HIDDEN else "①②③"[value - 1], style=FAINT if value == HIDDEN else GOLD)
    return line


def own(view: WalletView) -> list[RenderableType]:
    """The own hand by kind, Special cards with a lamp, and the checklist."""
    parts: list[RenderableType] = [hand(view), specials(view)]
    if view.tray and view.tray[0] != HIDDEN:
        parts.insert(0, Text.assemble(("Birthday  ", STRONG), cards_text(view.tray)))
    parts.append(checklist(view))
    return parts


def hand(view: WalletView) -> Text:
    groups: list[tuple[str, list[int]]] = [("ID", [c for c in view.hand if IDENTITY[c] != HIDDEN])]
    for currency, name in enumerate(CURRENCIES):
        groups.append((name, [c for c in view.hand if c < NOTES and CURRENCY_OF[c] == currency]))
    groups.append(("jewelry", [c for c in view.hand if NOTES <= c < MONEY]))
    groups.append(("props", [c for c in view.hand if c >= FIRST_ID and IDENTITY[c] == HIDDEN]))
    line = Text.assemble(("Your hand", STRONG))
    if not view.hand:
        line.append("  empty", style=FAINT)
    for name, cards in groups:
        if cards:
            line.append(f"  {name} ", style=FAINT)
            line.append_text(cards_text(cards))
    return line


def specials(view: WalletView) -> Text:
    line = Text()
    for special in view.specials[view.seat]:
        mine = view.seat in view.waiting
        called = view.call == "only" or (special == EXTRA) == view.first_call
        now = mine and (view.phase == LAST_MINUTE and called if special >= EXTRA else view.moment == "turn")
        if special == EMERGENCY and not view.discard:
            now = False
        line.append("● " if now else "○ ", style=f"bold {GREEN}" if now else FAINT)
        line.append(f"{SPECIALS[special]}", style=STRONG)
        line.append(f" {SPECIAL_TITLES[special]}, {TIMES[WHEN[special]]}\n", style="" if now else FAINT)
    line.rstrip()
    return line


def checklist(view: WalletView) -> Text:
    """Would I be innocent now? Each condition with a tick or a cross, and its clause."""
    check = view.check
    words = speech("wallet")
    word = ("✓ innocent", f"bold {GREEN}") if check.innocent else ("✗ guilty", ALARM)
    title = words.named("row-title-fixed" if view.judged_notes else "row-title")
    line = Text.assemble((f"{title}: ", STRONG), word, f" {cash(check.money)}")
    for row in rows(view):
        told = words.say(row, Reader({}))
        if "ok" in row.facts:
            ok = row.facts["ok"] is True
            line.append("\n ✓ " if ok else "\n ✗ ", style=GREEN if ok else ALARM)
            line.append(told, style="" if ok else STRONG)
            line.append(f"  {row.clauses[0]}", style=FAINT)
        else:
            line.append(f"\n   {told}", style=FAINT)
    return line


def last_round(view: WalletView, report: Report, names: dict[str, str]) -> RenderableType:
    """How the round before ended, richest first."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in range(4):
        grid.add_column()
    order = sorted(range(view.seats), key=lambda seat: (report.ranks[seat] or 99, seat))
    for seat in order:
        verdict = report.verdicts[seat]
        result = f"{report.ranks[seat]}." if report.ranks[seat] else ""
        won = "✦" * report.drew[seat] if report.drew[seat] else "lost one" if report.lost >> seat & 1 else ""
        wealth = cash(report.wealth[seat]) if verdict.innocent else why(verdict)
        grid.add_row(
            Text(result),
            Text.assemble((f"{letter(seat)} ", STRONG), names[letter(seat)]),
            Text(("✓ " if verdict.innocent else "✗ ") + wealth, style=GREEN if verdict.innocent else ALARM),
            Text(won, style=GOLD),
        )
    return Group(Text(f"Round {len(view.reports)} ended so:", style=STRONG), grid)
