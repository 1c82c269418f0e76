"""The parts of a choice that is being made in steps."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.engine.prompts import PLAIN, SIGNAL, Choice, Locked, Prompt, Step
from kickback.engine.seats import letter
from kickback.games.wallet import bans
from kickback.games.wallet.actions import (
    AIM,
    BUY,
    CHOOSE,
    COVER,
    DEAL,
    DRAW,
    EXTRA_IDS,
    GIFT,
    PAY,
    PLAY,
    PUT,
    SETTLE,
    TAKE,
    Move,
)
from kickback.games.wallet.components import (
    ATM,
    CURRENCIES,
    CURRENCY_OF,
    DISPOSE,
    EXTRA,
    FX,
    HIDE,
    INSPECT,
    MONEY,
    NAMES,
    NOTES,
    PRICE,
    REQUEST,
    SNATCH,
    SPECIALS,
    SWAP,
    WORTH,
    money_in,
    named_cards,
)
from kickback.games.wallet.consequences import fx_verdict, judged, without
from kickback.games.wallet.prompts.facts import card_facts, change_facts, hurts, table_facts
from kickback.games.wallet.prompts.specials import ask_target, ask_wish, meant_by
from kickback.games.wallet.prompts.turn import buy_says, odds_message, take_says
from kickback.games.wallet.reasons import verdict_facts
from kickback.games.wallet.view import WalletView

MOST_MONEY = 9  # cards of a hand of which all ways to pay are gone through
MOST_PAYMENTS = 12


def ask_part(view: WalletView, moves: list[Move]) -> Prompt:
    """What the unfinished choice lacks next."""
    steps = [step for step in view.draft if isinstance(step, Move)]
    last = steps[-1]
    verb = last.verb
    if verb is BUY or verb is PAY:
        made = ask_payment(view, steps, moves)
    elif verb is TAKE or verb is PUT:
        made = ask_place(view, last, moves)
    elif verb is DEAL or verb is GIFT:
        made = ask_gift(view, steps, moves)
    elif verb is AIM:
        special = meant_by(view, steps[0].special)
        made = ask_wish(view, last.seat, moves) if special == REQUEST else ask_own_card(view, steps, moves)
    elif verb is CHOOSE:
        made = ask_currency(view, last.card, moves)
    elif verb is PLAY and meant_by(view, last.special) in (INSPECT, SNATCH, SWAP, DISPOSE, REQUEST):
        made = ask_target(view, meant_by(view, last.special), moves)
    elif verb is PLAY and last.special == EXTRA:
        made = ask_extra(view, moves)
    elif verb is PLAY and last.special == ATM:
        made = ask_atm(view, moves)
    else:
        made = ask_own_card(view, steps, moves)
    made.kicker = Message("kicker-draft", {"special": SPECIALS[steps[0].special]} if steps[0].verb is PLAY else {})
    if steps[0].verb is not PLAY:
        made.kicker = Message(f"kicker-draft-{steps[0].verb.word}")
    made.steps = [Step(said(step), step) for step in steps]
    made.steps.append(Step(made.question))
    made.clock = Message(f"clock-draft-{'window' if view.moment == 'window' else view.moment}")
    return made


def said(step: Move) -> Message:
    """A step as people call it: the Special, the player or the card that it names."""
    if step.verb is PLAY:
        return Message("choice-play", {"special": SPECIALS[step.special]})
    if step.verb is AIM:
        return Message("step-seat", {"seat": letter(step.seat)})
    if step.verb is BUY or step.verb is TAKE:
        return Message(f"choice-{step.verb.word}")
    return (
        Message("choice-card", card_facts(step.card)) if step.card >= 0 else Message("step-said", {"text": step.text})
    )


def paid_so_far(steps: list[Move]) -> list[int]:
    return [step.card for step in steps if step.verb is PAY]


def ask_payment(view: WalletView, steps: list[Move], moves: list[Move]) -> Prompt:
    paid = paid_so_far(steps)
    total = money_in(paid)
    rest = without(view.hand, paid)
    made = Prompt(view.moment, Message("ask-pay"))
    facts: Facts = {"sum": total, "missing": max(PRICE - total, 0), "spare": max(total - PRICE, 0)}
    state = "to-go" if total < PRICE else "enough" if total == PRICE else "more"
    made.stakes = [Message(f"stakes-pay-{state}", facts, ("WAL-BUY-1", "WAL-BUY-3"))]
    made.notes = [Message("note-left-in-hand", {"cards": named_cards(rest)})]
    if not paid:
        made.notes += payments(view)
    for move in moves:
        if move.verb is SETTLE:
            made.choices.append(
                Choice(move, Message("choice-settle", facts), pay_outlook(view, rest), "", SIGNAL, True)
            )
        else:
            with_it: Facts = {"sum": total + WORTH[move.card]}
            made.choices.append(
                Choice(move, Message("choice-pay", card_facts(move.card)), [Message("says-pay", with_it)])
            )
    offered = [move.card for move in moves if move.verb is PAY]
    for card in sorted(set(rest)):
        if card >= MONEY:
            made.locked.append(
                Locked(Message("choice-pay", card_facts(card)), bans.PAY_MONEY, text=f"pay {NAMES[card]}")
            )
        elif card not in offered:
            lock = Locked(Message("choice-pay", card_facts(card)), bans.IN_ORDER, facts, f"pay {NAMES[card]}")
            made.locked.append(lock)
    return made


def identities_left(view: WalletView) -> list[int]:
    """Those that may be in the compartment, as far as the seat knows."""
    left = [card for card in view.compartment if card != HIDDEN]
    return left if len(left) == len(view.compartment) else EXTRA_IDS


def pay_outlook(view: WalletView, rest: list[int]) -> list[Message]:
    """Who one would be with what is left, for each identity that may be there; first those that save one."""
    verdicts = [(judged(view, sorted([*rest, card])), card) for card in identities_left(view)]
    verdicts.sort(key=lambda found: not found[0].innocent)
    return [Message("says-pay-as", verdict_facts(verdict) | card_facts(card)) for verdict, card in verdicts]


def payments(view: WalletView) -> list[Message]:
    """What could be laid down, cheapest first: the sum, and the identities with which one would be innocent."""
    money = [card for card in view.hand if card < MONEY][:MOST_MONEY]
    ways: set[tuple[int, ...]] = set()
    for some in range(1, 1 << len(money)):
        laid = [card for at, card in enumerate(money) if some >> at & 1]
        total = money_in(laid)
        if total >= PRICE > total - max(WORTH[card] for card in laid):  # it takes each of them, or all but small change
            ways.add(tuple(laid))
    found: list[Message] = []
    for way in sorted(ways, key=lambda cards: (money_in(list(cards)), cards))[:MOST_PAYMENTS]:
        rest = without(view.hand, list(way))
        left = identities_left(view)
        clean = [card for card in left if judged(view, sorted([*rest, card])).innocent]
        facts: Facts = {"cards": named_cards(list(way)), "sum": money_in(list(way)), "ids": named_cards(clean)}
        facts["others"] = named_cards([card for card in left if card not in clean])
        found.append(Message("note-payment", facts))
    return found


def ask_place(view: WalletView, last: Move, moves: list[Move]) -> Prompt:
    putting = last.verb is PUT
    made = Prompt(view.moment, Message("ask-to-place" if putting else "ask-from-place"))
    line = view.wallet
    for move in moves:
        says: list[Message] = []
        if not putting and line[move.place - 1] != HIDDEN:
            card = line[move.place - 1]
            then = change_facts(view, sorted([*view.hand, card]))
            says = [Message("says-known-place", card_facts(card) | then)]
        made.choices.append(Choice(move, Message("choice-place", {"place": move.place}), says))
    return made


def ask_gift(view: WalletView, steps: list[Move], moves: list[Move]) -> Prompt:
    """Who gets the next birthday card; between two, which card the other one gets."""
    if view.seats == 2:
        other: Facts = {"other": letter(1 - view.seat)}
        made = Prompt(view.moment, Message("ask-gift-which", other))
        for move in moves:
            label = Message("choice-gift-card", card_facts(move.card))
            made.choices.append(Choice(move, label, [], "", SIGNAL, True))
        return made
    card = moves[0].card
    made = Prompt(view.moment, Message("ask-gift-who", card_facts(card)))
    last = len(steps) + 1 == len(view.tray)
    for move in moves:
        facts: Facts = {"seat": letter(move.seat), "count": view.sizes[move.seat], "cards": []}
        tone = SIGNAL if last else PLAIN
        made.choices.append(Choice(move, Message("choice-seat", facts), [], letter(move.seat), tone, last))
    given = [step.seat for step in steps if step.verb is GIFT]
    for seat in given:
        label = Message("choice-seat", {"seat": letter(seat), "count": view.sizes[seat], "cards": []})
        made.locked.append(Locked(label, bans.TWO_OPPONENTS, text=f"gift {NAMES[card]} {letter(seat)}"))
    label = Message("choice-seat", {"seat": letter(view.seat), "count": len(view.hand), "cards": []})
    made.locked.append(Locked(label, bans.KEEP_ONE_ONLY))
    return made


def ask_own_card(view: WalletView, steps: list[Move], moves: list[Move]) -> Prompt:
    """A card of the own hand: to dispose of, to hide, to cover the ATM with, to exchange."""
    special = meant_by(view, steps[0].special)
    word = SPECIALS[special]
    other: Facts = {"other": letter(steps[1].seat)} if special == DISPOSE else {}
    made = Prompt(view.moment, Message(f"ask-card-{word}", other))
    for move in moves:
        facts = card_facts(move.card) | other
        if special != FX:
            facts |= change_facts(view, without(view.hand, [move.card]))
        tone = SIGNAL if special != FX and hurts(facts) else PLAIN
        made.choices.append(Choice(move, Message("choice-card", facts), own_card_says(special, facts), "", tone))
    if special == ATM or special == FX:
        ban = bans.ATM_NOTE if special == ATM else bans.FX_NOTE
        for card in sorted({card for card in view.hand if card >= NOTES}):
            hand: Facts = {"cards": [NAMES[card]], "hand": named_cards(view.hand)}
            locked = card_facts(card) | hand
            made.locked.append(Locked(Message("choice-card", locked), ban, locked, f"with {NAMES[card]}"))
    return made


def own_card_says(special: int, facts: Facts) -> list[Message]:
    if special == DISPOSE:
        return [Message("says-dispose", facts), Message("says-knows-you", facts, ("WAL-DISPOSE-1",))]
    if special == HIDE:
        clauses = ("WAL-HIDE-1", "WAL-HIDE-2", "WAL-POLICE-9")
        return [Message("says-hide", facts, ("WAL-HIDE-2",)), Message("says-hide-secret", None, clauses)]
    return [Message("says-cover", facts, ("WAL-ATM-1",))] if special == ATM else []


def ask_currency(view: WalletView, note: int, moves: list[Move]) -> Prompt:
    made = Prompt(view.moment, Message("ask-currency", card_facts(note)))
    for move in moves:
        then = change_facts(view, [], fx_verdict(view, note, move.currency))
        facts = card_facts(note) | {"currency": CURRENCIES[move.currency], "value": WORTH[note]} | then
        says = [
            Message("says-exchange", facts, ("WAL-FX-1", "WAL-FX-2")),
            Message("says-exchange-open", None, ("WAL-POLICE-9",)),
        ]
        label = Message("choice-currency", {"currency": CURRENCIES[move.currency]})
        made.choices.append(Choice(move, label, says, "", SIGNAL if hurts(then) else PLAIN))
    own = CURRENCIES[CURRENCY_OF[note]]
    same: Facts = {"currency": own}
    made.locked.append(Locked(Message("choice-currency", same), bans.FX_OTHER, same, f"into {own}"))
    return made


def ask_extra(view: WalletView, moves: list[Move]) -> Prompt:
    facts = table_facts(view)
    made = Prompt(view.moment, Message("ask-extra"))
    made.stakes = [Message("stakes-extra", None, ("WAL-EXTRA-2", "WAL-EXTRA-4"))]
    for move in moves:
        if move.verb is PUT:
            then = change_facts(view, without(view.hand, [move.card]))
            label = Message("choice-put", card_facts(move.card))
            says = [Message("says-put", card_facts(move.card) | then)]
            made.choices.append(Choice(move, label, says, "P", SIGNAL if hurts(then) else PLAIN))
        elif move.verb is TAKE:
            made.choices.append(Choice(move, Message("choice-take"), take_says(view, facts), "T"))
        else:
            made.choices.append(Choice(move, Message("choice-buy"), buy_says(view, facts), "B"))
    made.locked.append(Locked(Message("choice-flip"), bans.EXTRA_ACTION, text="flip"))
    return made


def ask_atm(view: WalletView, moves: list[Move]) -> Prompt:
    made = Prompt(view.moment, Message("ask-atm"))
    for move in moves:
        if move.verb is DRAW:
            made.choices.append(Choice(move, Message("choice-draw"), draw_says(view), "W"))
        else:
            made.choices.append(
                Choice(move, Message("choice-cover"), [Message("says-cover-any", None, ("WAL-ATM-1",))], "A")
            )
    if not any(move.verb is COVER for move in moves):
        made.locked.append(Locked(Message("choice-cover"), bans.ATM_NO_NOTE, text="cover"))
    return made


def draw_says(view: WalletView) -> list[Message]:
    if not view.wallet:
        return [Message("says-draw-empty", None, ("WAL-ATM-5",))]
    return [
        Message("says-draw", None, ("WAL-ATM-2",)),
        odds_message(view, notes_only=True),
        Message("says-draw-shown", None, ("WAL-ATM-4",)),
    ]
