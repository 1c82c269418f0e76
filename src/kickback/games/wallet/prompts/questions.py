"""What Special cards ask in the middle of a turn, and the choice of a bought identity."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.prompts import PLAIN, SIGNAL, Choice, Locked, Prompt
from kickback.engine.seats import PUBLIC, letter, letters
from kickback.games.wallet import bans
from kickback.games.wallet.actions import EXTRA_IDS, KEEP, NONE, Move
from kickback.games.wallet.components import EMERGENCY, MONEY, NAMES, SPECIALS, WORDS, money_in, named_cards
from kickback.games.wallet.consequences import judged, without
from kickback.games.wallet.memory import ABSENT, COMPARTMENT, MOVE, PAID, POT, SIGHT, WALLET
from kickback.games.wallet.prompts.facts import card_facts, change_facts, hurts
from kickback.games.wallet.reasons import verdict_facts
from kickback.games.wallet.view import WalletView


def ask_pick_id(view: WalletView, moves: list[Move]) -> Prompt:
    made = Prompt("pick-id", Message("ask-pick-id"))
    made.kicker = Message("kicker-pick-id", {"sum": money_in(last_payment(view))})
    made.stakes = [Message("stakes-pick-id", None, ("WAL-BUY-4", "WAL-BUY-5"))]
    if view.check.ids:
        made.stakes.append(Message("stakes-ids-then", {"ids": view.check.ids + 1}))
    made.clock = Message("clock-pick-id")
    for number, move in enumerate(moves, start=1):
        then = change_facts(view, sorted([*view.hand, move.card]))
        label = Message("choice-identity", card_facts(move.card))
        says = [Message("says-then", then)]
        made.choices.append(Choice(move, label, says, str(number), SIGNAL if hurts(then) else PLAIN))
    for card in EXTRA_IDS:
        if not any(move.card == card for move in moves):
            made.locked.append(Locked(Message("choice-identity", card_facts(card)), bans.BOUGHT_ALREADY))
    return made


def last_payment(view: WalletView) -> list[int]:
    """What the buyer has just laid down, for all to see."""
    cards: list[int] = []
    for entry in reversed(view.memory):
        if entry.kind == SIGHT and entry.source == COMPARTMENT:
            continue
        if (
            entry.kind != MOVE
            or entry.target not in (PAID, WALLET)
            or entry.seen != PUBLIC
            or entry.source >= view.seats
        ):
            break
        cards.insert(0, entry.card)
    return cards


def ask_gifts(view: WalletView, moves: list[Move]) -> Prompt:
    cards: Facts = {"cards": named_cards(view.tray), "count": len(view.tray), "seats": view.seats}
    made = Prompt("gifts", Message("ask-gifts", cards))
    made.kicker = Message("kicker-gifts")
    made.stakes = [Message("stakes-gifts", cards, ("WAL-BDAY-2", "WAL-BDAY-3", "WAL-BDAY-4"))]
    made.clock = Message("clock-gifts")
    for number, move in enumerate(moves, start=1):
        then = change_facts(view, sorted([*view.hand, move.card]))
        label = Message("choice-keep", card_facts(move.card))
        says = [Message("says-then", then)]
        made.choices.append(Choice(move, label, says, str(number), SIGNAL if hurts(then) else PLAIN))
    return made


def ask_fund_lay(view: WalletView, moves: list[Move]) -> Prompt:
    owner: Facts = {"owner": letter(view.about.other), "own": view.about.other == view.seat}
    none = moves[0].verb is NONE
    made = Prompt("fund-lay", Message("ask-fund-none" if none else "ask-fund-lay", owner))
    made.kicker = Message("kicker-fund-lay", owner)
    if none:
        made.stakes = [Message("stakes-fund-none", owner, ("WAL-FUND-4",))]
    else:
        made.stakes = [Message("stakes-fund-lay", owner, ("WAL-FUND-1", "WAL-FUND-2", "WAL-FUND-3"))]
    made.clock = Message("clock-fund-lay")
    for number, move in enumerate(moves, start=1):
        if move.verb is NONE:
            made.choices.append(
                Choice(move, Message("choice-none"), [Message("says-fund-none", None, ("WAL-FUND-4",))], "N")
            )
        else:
            facts = card_facts(move.card) | verdict_facts(judged(view, without(view.hand, [move.card])))
            says = [Message("says-without-fund", facts)]
            made.choices.append(Choice(move, Message("choice-lay", facts), says, str(number)))
    for card in sorted({card for card in view.hand if card >= MONEY}):
        label = Message("choice-lay", card_facts(card))
        made.locked.append(Locked(label, bans.LAY_MONEY, text=f"lay {NAMES[card]}"))
    if not none:
        made.locked.append(Locked(Message("choice-none"), bans.MUST_LAY, text="none"))
    return made


def ask_fund_pick(view: WalletView, moves: list[Move]) -> Prompt:
    receivers = [seat for seat in range(view.seats) if view.about.layers >> seat & 1 and seat != view.seat]
    facts: Facts = {"count": len(view.pot), "seats": list[Plain](letters(receivers))}
    made = Prompt("fund-pick", Message("ask-fund-pick", facts))
    made.kicker = Message("kicker-fund-pick")
    made.stakes = [Message("stakes-fund-pick", facts, ("WAL-FUND-2", "WAL-FUND-3"))]
    made.clock = Message("clock-fund-pick")
    for number, move in enumerate(moves, start=1):
        then = change_facts(view, sorted([*view.hand, move.card]))
        by: Facts = {"seats": laid_by(view, move.card)}
        label = Message("choice-pick", card_facts(move.card) | by)
        says = [Message("says-then", then)]
        made.choices.append(Choice(move, label, says, str(number), SIGNAL if hurts(then) else PLAIN))
    return made


def laid_by(view: WalletView, card: int) -> list[Plain]:
    """Who laid a card of that face for the open fund."""
    found: list[Plain] = []
    for entry in reversed(view.memory):
        if entry.kind == MOVE and entry.target == POT:
            if entry.card == card:
                found.insert(0, letter(entry.source))
        elif entry.kind != ABSENT:
            break
    return found


def ask_slip(view: WalletView, moves: list[Move]) -> Prompt:
    """To the Left, To the Right, and Exchange Cards."""
    swap = view.moment == "swap"
    facts = partners(view)
    made = Prompt(view.moment, Message("ask-slip", facts))
    made.kicker = Message("kicker-swap" if swap else "kicker-slip", facts)
    if swap:
        made.stakes = [Message("stakes-swap", facts, ("WAL-SWAP-1", "WAL-SWAP-2"))]
    else:
        own = "WAL-LEFT-1" if facts["way"] == "left" else "WAL-RIGHT-1"
        made.stakes = [Message("stakes-slip", facts, (own, "WAL-LEFT-3"))]
    made.clock = Message("clock-slip")
    nothing = facts["from-cards"] == 0
    for number, move in enumerate(moves, start=1):
        rest = without(view.hand, [move.card])
        told = card_facts(move.card) | facts
        if nothing:
            told |= change_facts(view, rest)
            says = [Message("says-then", told)]
        else:
            told |= verdict_facts(judged(view, rest))
            says = [Message("says-without-before", told)]
        says.append(Message("says-slip-known", told))
        made.choices.append(Choice(move, Message("choice-slip", told), says, str(number)))
    ban = bans.NO_REFUSING if swap else bans.SLIP_LEFT if facts["way"] == "left" else bans.SLIP_RIGHT
    made.locked.append(Locked(Message("locked-refuse" if swap else "locked-keep-all"), ban))
    return made


def partners(view: WalletView) -> Facts:
    """Who gets the card and from whom one comes, by which card of whom."""
    owner = view.turn
    facts: Facts = {"owner": letter(owner), "own": owner == view.seat, "seats": view.seats}
    copied = bool(view.discard) and view.discard[-1] == EMERGENCY
    facts["emergency"] = copied
    if view.moment == "swap":
        pair = [seat for seat in range(view.seats) if view.asked >> seat & 1 and seat != view.seat]
        partner = pair[0] if view.asked >> view.seat & 1 else HIDDEN
        to = source = partner
        facts["way"] = "swap"
    else:
        way = view.about.way
        to = (view.seat + way) % view.seats
        source = (view.seat - way) % view.seats
        facts["way"] = SPECIALS[view.about.special]
    facts |= {"to": letter(to), "from": letter(source), "from-cards": view.sizes[source]}
    return facts


def ask_look(view: WalletView, moves: list[Move]) -> Prompt:
    facts = card_facts(view.about.card) | {"other": letter(view.about.other)}
    made = Prompt("look", Message("ask-look", facts))
    made.kicker = Message("kicker-look", facts)
    made.stakes = [Message("stakes-look", facts, ("WAL-INSPECT-2", "WAL-RULING-41"))]
    made.clock = Message("clock-look")
    for move in moves:
        if move.verb is KEEP:
            then = change_facts(view, sorted([*view.hand, view.about.card]))
            tone = SIGNAL if hurts(then) else PLAIN
            made.choices.append(Choice(move, Message("choice-keep-it"), [Message("says-then", then)], "K", tone))
        else:
            says = [Message("says-return", verdict_facts(view.check))]
            made.choices.append(Choice(move, Message("choice-return"), says, "R"))
    return made


def ask_give(view: WalletView, moves: list[Move]) -> Prompt:
    word = WORDS[view.about.word]
    matches = [move for move in moves if move.verb is not NONE]
    facts: Facts = {"asker": letter(view.about.other), "word": word, "count": len(matches)}
    made = Prompt("give", Message("ask-give", facts))
    made.kicker = Message("kicker-give", facts)
    made.stakes = [Message("stakes-give", facts, ("WAL-REQUEST-2", "WAL-REQUEST-5"))]
    made.clock = Message("clock-give")
    for number, move in enumerate(moves, start=1):
        if move.verb is NONE:
            says = [Message("says-give-none", facts, ("WAL-REQUEST-3",))]
            made.choices.append(Choice(move, Message("choice-none"), says, "N"))
        else:
            then = change_facts(view, without(view.hand, [move.card]))
            label = Message("choice-give", card_facts(move.card))
            tone = SIGNAL if hurts(then) else PLAIN
            made.choices.append(Choice(move, label, [Message("says-then", then)], str(number), tone))
    given = [move.card for move in matches]
    for card in sorted({card for card in view.hand if card not in given}):
        label = Message("choice-give", card_facts(card))
        made.locked.append(Locked(label, bans.GIVE_MATCH, facts, f"give {NAMES[card]}"))
    if matches:
        made.locked.append(Locked(Message("choice-none"), bans.FALSE_NO, facts, "none"))
    return made
