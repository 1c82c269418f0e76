"""What the text of a refusal tells: only what the seat that is refused may know."""

from __future__ import annotations

from kickback.engine.actions import Action
from kickback.engine.bans import Ban
from kickback.engine.moments import Commit, Turn
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter
from kickback.games.wallet.actions import AIM, ASK, CHOOSE, PAY, PLAY, PUT, Move
from kickback.games.wallet.components import (
    CURRENCIES,
    CURRENCY_OF,
    EMERGENCY,
    MONEY,
    PRICE,
    SPECIALS,
    WORDS,
    money_in,
    named_cards,
)
from kickback.games.wallet.reasons import verdict_facts
from kickback.games.wallet.table import Wallet


class SeatQuestion(Turn[Wallet, Move]):
    """A question to one seat."""

    def details(self, table: Wallet, seat: int, action: Action, ban: Ban) -> Facts:
        return ban_facts(table, seat, action, ban)


class SealedQuestion(Commit[Wallet, Move]):
    """A question to several seats, who choose at the same time."""

    def __init__(self, name: str, asked: int, picks: list[Move | None]) -> None:
        super().__init__(name, asked, picks, exact=True)

    def details(self, table: Wallet, seat: int, action: Action, ban: Ban) -> Facts:
        return ban_facts(table, seat, action, ban)


def steps_tried(table: Wallet, seat: int, action: Action) -> list[Move]:
    """What was said before and what was tried now."""
    tried = [*table.draft(seat), *(action.steps or [action])]
    return [step for step in tried if isinstance(step, Move)]


def ban_facts(table: Wallet, seat: int, action: Action, ban: Ban) -> Facts:
    steps = steps_tried(table, seat, action)
    cards = table.cards
    hand = cards.hands[seat]
    id = ban.id
    if id == "cannot-afford":
        return {"cash": money_in(hand)}
    if id in ("too-little", "spare-card"):
        paid = [step.card for step in steps if step.verb is PAY and step.card < MONEY]
        return {"sum": money_in(paid), "missing": max(PRICE - money_in(paid), 0), "cash": money_in(hand)}
    if id in ("not-yours", "not-now", "no-turn-left", "copy-impossible"):
        return special_facts(table, steps)
    if id in ("inspect-other", "snatch-other", "swap-cards", "swap-other"):
        return target_facts(table, seat, steps)
    if id in ("not-in-hand", "dispose-to", "hide-one", "fx-note", "atm-way"):
        named = [step.card for step in steps if step.verb is PUT or step.verb is CHOOSE]
        return {"cards": named_cards(named), "hand": named_cards(hand)}
    if id in ("not-in-deck", "ask-money"):
        word = [step.word for step in steps if step.verb is ASK]
        return {"word": WORDS[word[0]] if word else ""}
    if id in ("give-match", "false-no"):
        return {"asker": letter(table.about.other), "word": WORDS[table.about.word]}
    if id == "fx-other":
        note = [step.card for step in steps if step.verb is CHOOSE]
        return {"currency": CURRENCIES[CURRENCY_OF[note[0]]]}
    return end_facts(table, seat, id)


def special_facts(table: Wallet, steps: list[Move]) -> Facts:
    played = [step.special for step in steps if step.verb is PLAY]
    special = table.specials.top if played and played[0] == EMERGENCY and table.specials.pile else HIDDEN
    found: Facts = {"special": SPECIALS[played[0]] if played else ""}
    found["top"] = SPECIALS[special] if special != HIDDEN else ""
    return found


def target_facts(table: Wallet, seat: int, steps: list[Move]) -> Facts:
    """Whether the own hand, the other's or nobody's is the trouble."""
    aimed = [step.seat for step in steps if step.verb is AIM]
    if not aimed:
        return {"trouble": "nobody" if table.cards.hands[seat] else "you"}
    if aimed[0] == seat or aimed[0] >= table.seats:
        return {"trouble": "self"}
    return {"trouble": "empty", "other": letter(aimed[0])}


def end_facts(table: Wallet, seat: int, id: str) -> Facts:
    if id == "no-stepping-out":
        verdict = table.round.verdicts[seat]
        officer: Facts = {"officer": verdict.on_duty}
        return officer | verdict_facts(verdict)
    if id == "lowest-coin-first":
        return {"officer": letter(table.round.queue[0])}
    if id == "lose-one":
        values: list[Plain] = list[Plain](sorted(set(table.tokens.own[seat])))
        return {"values": values}
    if id == "which-place":
        return {"wallet": len(table.cards.wallet)}
    if id == "pick-an-id":
        return {"cards": named_cards(table.cards.compartment)}
    return {}
