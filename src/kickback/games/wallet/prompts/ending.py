"""The last minute, the police, and the price of guilt."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.moments import RACE
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.prompts import PLAIN, SIGNAL, Choice, Locked, Prompt
from kickback.engine.seats import letter
from kickback.games.wallet import bans
from kickback.games.wallet.actions import DUTY, PLAY, Move
from kickback.games.wallet.components import (
    ATM,
    BADGE,
    CREDIT_CARD,
    CURRENCY_OF,
    EXTRA,
    HIDE,
    NOTES,
    PRICE,
    SPECIALS,
    money_in,
    named_cards,
)
from kickback.games.wallet.consequences import best_purchase, fx_verdict, saving_puts
from kickback.games.wallet.prompts.facts import known_cards, table_facts
from kickback.games.wallet.reasons import cash, verdict_facts
from kickback.games.wallet.view import WalletView


def ask_window(view: WalletView, moves: list[Move]) -> Prompt:
    call = view.call
    now = verdict_facts(view.check)
    saving = [move.special for move in moves if move.verb is PLAY and saves(view, move.special)]
    made = Prompt("window", window_question(view, moves, saving, now))
    made.kicker = Message(f"kicker-window-{call}")
    if view.first_call:
        made.stakes = [Message("stakes-first-call", now, ("WAL-EXTRA-2", "WAL-EXTRA-4"))]
    else:
        made.stakes = [Message("stakes-last-call", now, ("WAL-VERDICT-10",))]
    made.stakes.append(Message("stakes-as-you-stand", now))
    race: Facts = {"race": view.kind == RACE}
    made.stands = Message("stands-first-call" if view.first_call else "stands-last-call", race, ("WAL-END-1",))
    if view.kind == RACE and not view.first_call:
        made.notes.append(Message("note-race"))
    made.clock = Message("clock-window")
    made.choices = [window_choice(view, move, saving, now) for move in moves]
    made.locked = window_locks(view, moves)
    return made


def window_question(view: WalletView, moves: list[Move], saving: list[int], now: Facts) -> Message:
    call = "first" if view.first_call else "last"
    if not any(move.verb is PLAY for move in moves):
        return Message("ask-window-nothing")
    if view.check.innocent:
        return Message(f"ask-window-{call}-innocent", now)
    if saving:
        return Message(f"ask-window-{call}-saves", now | {"special": SPECIALS[saving[0]]})
    return Message(f"ask-window-{call}", now)


def saves(view: WalletView, special: int) -> bool:
    """Does this card make a guilty reader innocent for sure?"""
    if view.check.innocent:
        return False
    if special == EXTRA:
        return bool(saving_puts(view)) or (can_buy(view) and best_purchase(view) is not None)
    if special == HIDE:
        return bool(saving_puts(view))
    notes = [card for card in view.hand if card < NOTES]
    if special == ATM:
        return any(card in notes for card in saving_puts(view))
    return any(fx_verdict(view, note, c).innocent for note in notes for c in range(4) if c != CURRENCY_OF[note])


def can_buy(view: WalletView) -> bool:
    return bool(view.compartment) and money_in(view.hand) >= PRICE


def window_choice(view: WalletView, move: Move, saving: list[int], now: Facts) -> Choice:
    if move.verb is not PLAY:
        says = [Message("says-done-first" if view.first_call else "says-done-last", now)]
        return Choice(move, Message("choice-done"), says, "D", SIGNAL if saving else PLAIN)
    special = move.special
    says = [Message(f"says-play-{SPECIALS[special]}", table_facts(view))]
    if special in saving:
        says.append(Message("says-can-save"))
    key = {EXTRA: "E", HIDE: "H", ATM: "A"}.get(special, "X")
    return Choice(move, Message("choice-play", {"special": SPECIALS[special]}), says, key)


def window_locks(view: WalletView, moves: list[Move]) -> list[Locked]:
    found: list[Locked] = []
    playable = {move.special for move in moves if move.verb is PLAY}
    for special in view.specials[view.seat]:
        if special not in playable:
            name: Facts = {"special": SPECIALS[special], "top": ""}
            label = Message("choice-play", name)
            found.append(Locked(label, bans.NO_TURN_LEFT, name, f"play {SPECIALS[special]}"))
    found.append(Locked(Message("choice-take"), bans.TIME_IS_UP, text="take"))
    return found


def ask_duty(view: WalletView, moves: list[Move]) -> Prompt:
    able = any(move.verb is DUTY for move in moves)
    made = Prompt("duty", Message("ask-duty" if able else "ask-duty-no"))
    made.kicker = Message("kicker-duty")
    made.stakes = [Message("stakes-duty", None, ("WAL-POLICE-2",))]
    made.clock = Message("clock-duty")
    made.orders = ["quiet-always"]
    for move in moves:
        if move.verb is DUTY:
            made.choices.append(
                Choice(move, Message("choice-duty"), [Message("says-duty", None, ("WAL-POLICE-4",))], "O", SIGNAL)
            )
        else:
            made.choices.append(Choice(move, Message("choice-quiet"), [Message("says-quiet")], "D"))
    if not able:
        facts: Facts = {"officer": view.check.on_duty}
        facts |= verdict_facts(view.check)
        ban = bans.NO_STEPPING_OUT if view.check.on_duty else bans.NOT_AN_OFFICER
        text = "duty" if view.check.on_duty else ""
        made.locked.append(Locked(Message("choice-duty"), ban, facts, text))
    return made


def ask_search(view: WalletView, moves: list[Move]) -> Prompt:
    made = Prompt("search", Message("ask-search"))
    made.kicker = Message("kicker-search")
    made.stakes = [Message("stakes-search", None, ("WAL-POLICE-4", "WAL-POLICE-5", "WAL-POLICE-6", "WAL-POLICE-7"))]
    made.clock = Message("clock-search")
    for move in moves:
        seat = letter(move.seat)
        label = Message("choice-search", {"seat": seat})
        says = [target_message(view, move.seat)]
        says.append(Message("says-not-taken", beside(view, move.seat), ("WAL-POLICE-9",)))
        made.choices.append(Choice(move, label, says, seat))
    own = letter(view.seat)
    made.locked.append(Locked(Message("choice-search", {"seat": own}), bans.SEARCH_OTHER, text=f"search {own}"))
    made.locked.append(Locked(Message("locked-nobody"), bans.MUST_SEARCH))
    return made


def beside(view: WalletView, seat: int) -> Facts:
    return {"hid": view.hidden[seat] != HIDDEN, "atm": view.atm[seat] != HIDDEN}


def target_message(view: WalletView, seat: int) -> Message:
    """What the Officer may know of a hand; never a chance."""
    verdict = view.verdicts[seat]
    facts: Facts = {"seat": letter(seat), "count": view.sizes[seat]}
    if verdict is not None:
        if verdict.innocent:
            return Message("target-innocent", facts | {"money": cash(verdict.money)})
        loot = money_in([card for card in [*view.hands[seat], view.fx[seat]] if card != HIDDEN])
        if loot:
            return Message("target-guilty", facts | {"sum": loot})
        robbers = [officer for officer in range(view.seats) if view.seized[officer] and officer != seat]
        if robbers and verdict.cards:
            return Message("target-emptied", facts | {"officer": letter(robbers[0])})
        return Message("target-no-money", facts)
    known = known_cards(view, seat)
    if not known:
        return Message("target-covered", facts)
    props = CREDIT_CARD in known and BADGE in known
    sure = props or (BADGE in known and not view.rules.may_decline)
    told: Facts = {"cards": named_cards(known), "sure": sure}
    return Message("target-known", facts | told)


def ask_fine(view: WalletView, moves: list[Move]) -> Prompt:
    own = view.tokens[view.seat]
    made = Prompt("fine", Message("ask-fine"))
    made.kicker = Message("kicker-fine", verdict_facts(view.check))
    made.stakes = [Message("stakes-fine", {"open": view.rules.open_tokens}, ("WAL-GUILT-1", "WAL-RULING-33"))]
    made.clock = Message("clock-fine")
    made.orders = ["smallest-always"]
    for move in moves:
        rest = own[:]
        rest.remove(move.worth)
        kept: Facts = {"values": list[Plain](rest), "points": sum(rest), "worth": move.worth}
        says = [Message("says-fine", kept)]
        tone = SIGNAL if move.worth > min(own) else PLAIN
        made.choices.append(Choice(move, Message("choice-lose", kept), says, str(move.worth), tone))
    made.locked.append(Locked(Message("locked-lose-nothing"), bans.ONE_TOKEN_GOES))
    return made
