"""A seat's turn and the two actions of a Double Turn."""

from __future__ import annotations

from kickback.engine.actions import Action
from kickback.engine.messages import Message
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.engine.prompts import PLAIN, SIGNAL, Choice, Locked, Prompt
from kickback.games.wallet import bans
from kickback.games.wallet.actions import BUY, EXTRA_IDS, FLIP, PASS, PLAY, PUT, TAKE, Move
from kickback.games.wallet.components import (
    BADGE,
    CREDIT_CARD,
    EXTRA,
    NAMES,
    PRICE,
    SPECIALS,
    money_in,
    named_cards,
    named_specials,
)
from kickback.games.wallet.consequences import best_purchase, odds, saving_puts, without
from kickback.games.wallet.prompts.facts import card_facts, change_facts, failed, hurts, now_facts, table_facts
from kickback.games.wallet.prompts.specials import play_says
from kickback.games.wallet.reasons import cash
from kickback.games.wallet.view import WalletView


def ask_turn(view: WalletView, moves: list[Move]) -> Prompt:
    facts = table_facts(view)
    made = Prompt(view.moment, turn_question(view, facts))
    made.kicker = turn_kicker(view)
    made.stakes = turn_stakes(view, facts)
    made.clock = Message("clock-flip")
    made.choices = [turn_choice(view, move, facts) for move in moves]
    made.locked = turn_locks(view, moves)
    return made


def turn_kicker(view: WalletView) -> Message:
    if view.moment == "act":
        return Message("kicker-act-first" if view.acts > 1 else "kicker-act-second")
    if not view.played:
        return Message("kicker-turn")
    return Message("kicker-turn-no-specials" if view.rules.one_special else "kicker-turn-goes-on")


def turn_question(view: WalletView, facts: Facts) -> Message:
    """The first line that fits."""
    told = facts | now_facts(view)
    last = view.hourglasses == 1
    if view.check.innocent:
        return Message("ask-turn-end-it" if last else "ask-turn-innocent", told)
    saving = saving_puts(view)
    if len(saving) == 1:
        prop = saving[0] in (CREDIT_CARD, BADGE)
        return Message("ask-turn-prop" if prop else "ask-turn-drop", told | card_facts(saving[0]))
    if saving:
        return Message("ask-turn-which", told)
    if view.check.ids == 0:
        if not view.compartment:
            return Message("ask-turn-sold-out", told)
        return Message("ask-turn-buy" if money_in(view.hand) >= PRICE else "ask-turn-no-id", told)
    if last:
        return Message("ask-turn-last", told)
    return Message("ask-turn-wrong", told | {"wrong": failed(view)})


def last_of_lap(view: WalletView, facts: Facts) -> bool:
    return not facts["after"] and view.seat != view.first


def turn_stakes(view: WalletView, facts: Facts) -> list[Message]:
    if view.hourglasses > 1:
        found = [Message("stakes-turn", facts, ("WAL-ROUND-2", "WAL-ROUND-4"))]
        if last_of_lap(view, facts):
            found.append(Message("stakes-turn-last-of-lap", facts, ("WAL-ROUND-2",)))
        return found
    if view.seat == view.first:
        return [Message("stakes-last-first", facts, ("WAL-ROUND-5",))]
    if last_of_lap(view, facts):
        return [Message("stakes-last-of-lap", facts, ("WAL-ROUND-4", "WAL-ROUND-5"))]
    return [Message("stakes-last-others", facts, ("WAL-ROUND-4", "WAL-ROUND-5"))]


def turn_choice(view: WalletView, move: Move, facts: Facts) -> Choice:
    verb = move.verb
    if verb is PUT:
        return put_choice(view, move)
    if verb is TAKE:
        return Choice(move, Message("choice-take"), take_says(view, facts), "T")
    if verb is BUY:
        return Choice(move, Message("choice-buy"), buy_says(view, facts), "B")
    if verb is FLIP:
        return flip_choice(view, move, facts)
    if verb is PLAY:
        label = Message("choice-play", {"special": SPECIALS[move.special]})
        return Choice(move, label, play_says(view, move.special), "S")
    assert verb is PASS
    return Choice(move, Message("choice-pass"), [Message("says-pass", None, ("WAL-RULING-2",))], "X")


def put_choice(view: WalletView, move: Move) -> Choice:
    then = change_facts(view, without(view.hand, [move.card]))
    only = saving_puts(view) == [move.card] and move.card in (CREDIT_CARD, BADGE)
    label = Message("choice-put-it" if only else "choice-put", card_facts(move.card))
    says = [Message("says-put", card_facts(move.card) | then), Message("says-put-unseen", None, ("WAL-PUT-1",))]
    return Choice(move, label, says, "P", SIGNAL if hurts(then) else PLAIN)


def take_says(view: WalletView, facts: Facts) -> list[Message]:
    return [Message("says-take", facts), odds_message(view), Message("says-take-unseen", None, ("WAL-TAKE-1",))]


def odds_message(view: WalletView, notes_only: bool = False) -> Message:
    """The chance of a blind card: always about, never more exact than five in a hundred."""
    found = odds(view, notes_only)
    if found.sure:
        if found.percent:
            return Message("odds-all")
        return Message("odds-none-keeps" if view.check.innocent else "odds-none")
    return Message("odds-few") if found.percent == 0 else Message("odds", {"percent": found.percent})


def buy_says(view: WalletView, facts: Facts) -> list[Message]:
    known = [card for card in view.compartment if card != HIDDEN]
    says = [Message("says-buy", facts, ("WAL-BUY-1",))]
    if len(known) == len(view.compartment):
        all_there = len(known) == len(EXTRA_IDS)
        says.append(Message("says-buy-all" if all_there else "says-buy-left", {"cards": named_cards(known)}))
    else:
        says.append(Message("says-buy-unknown", facts))
    best = best_purchase(view)
    if best is not None:
        told: Facts = {"cards": named_cards(best[0]), "card": NAMES[best[1]], "money": cash(best[2].money)}
        says.append(Message("says-buy-best", told))
    change = "says-no-change-wallet" if view.rules.paid_to_wallet else "says-no-change"
    return [*says, Message(change, None, ("WAL-BUY-3", "WAL-BUY-6"))]


def flip_choice(view: WalletView, move: Move, facts: Facts) -> Choice:
    told = facts | now_facts(view)
    left = view.hourglasses
    label = Message("choice-flip")
    if view.moment == "act" and view.acts > 1:
        if left == 1:
            return Choice(move, label, [Message("says-flip-lost", told, ("WAL-DOUBLE-3",))], "F", SIGNAL)
        return Choice(move, label, [Message("says-flip-one-more", told, ("WAL-FLIP-1",))], "F")
    if left >= 3:
        says = [Message("says-flip", told, ("WAL-FLIP-1",)), Message("says-flip-turns", told)]
        return Choice(move, label, says, "F")
    if left == 2 and not last_of_lap(view, facts):
        says = [Message("says-flip-two", told, ("WAL-FLIP-1",))]
        if facts["after"]:
            says.append(Message("says-still-act", told))
        return Choice(move, label, says, "F")
    if left == 2:
        return Choice(move, label, [Message("says-flip-two-last", told, ("WAL-ROUND-5",))], "F", SIGNAL)
    held = [special for special in view.specials[view.seat] if special >= EXTRA]
    says = [Message("says-flip-last", told, ("WAL-ROUND-4",)), Message("says-end-cards")]
    if held:
        says.append(Message("says-still-hold", {"specials": named_specials(held)}))
    return Choice(move, label, says, "F", SIGNAL)


def turn_locks(view: WalletView, moves: list[Action] | list[Move]) -> list[Locked]:
    """What a person would look for and may not do; the rules themselves say why."""
    verbs = {move.verb for move in moves}
    found: list[Locked] = []
    if TAKE not in verbs:
        found.append(Locked(Message("choice-take"), bans.EMPTY_WALLET, text="take"))
    if PUT not in verbs:
        found.append(Locked(Message("locked-put"), bans.EMPTY_HAND, text=f"put {NAMES[0]}"))
    if BUY not in verbs:
        facts: Facts = {"cash": money_in(view.hand)}
        found.append(Locked(Message("choice-buy"), bans.CANNOT_AFFORD, facts, "buy"))
    if PASS not in verbs:
        found.append(Locked(Message("choice-pass"), bans.MUST_ACT, text="pass"))
    playable = {move.special for move in moves if isinstance(move, Move) and move.verb is PLAY}
    for special in view.specials[view.seat]:
        if special not in playable:
            name: Facts = {"special": SPECIALS[special], "top": ""}
            label = Message("choice-play", name)
            lock = Locked(label, bans.NOT_NOW, name, f"play {SPECIALS[special]}")
            if view.moment == "act":
                lock.ban, lock.why = bans.TOO_LATE_IN_TURN, Message("lock-after-double")
            found.append(lock)
    return found
