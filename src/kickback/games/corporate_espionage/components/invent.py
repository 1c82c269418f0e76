"""Cards and decks made at random, but legal: what players might write. For soaks and tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickback.engine.chance import Chance
from kickback.engine.seats import letter
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.components.cards import Card, Deck, card_from, judge_deck
from kickback.games.corporate_espionage.components.decks import ready_made
from kickback.games.corporate_espionage.components.faults import Fault
from kickback.games.corporate_espionage.components.packing import pack_cards, pack_decks
from kickback.games.corporate_espionage.components.parse import parse_effect
from kickback.games.corporate_espionage.components.price import price_floor

SOME: Final = ("1", "2", "3", "5")


def one_of(dice: Chance, words: Sequence[str]) -> str:
    return words[dice.below(len(words))]


def some_effect(dice: Chance, kind: int) -> str:
    """An expression that its type of card may carry."""
    while True:
        text = draft(dice, kind)
        try:
            parse_effect(text, kind)
        except Fault:
            continue
        return text


def draft(dice: Chance, kind: int) -> str:
    """Something close to an expression; the language itself says whether it is one."""
    if kind == w.ESPIONAGE:
        trigger = "play"
    elif kind == w.SAVVY:
        trigger = one_of(dice, ["play", "react"])
    else:
        trigger = one_of(dice, ["play", "static", "income", "use", "on"])
    head = trigger
    if trigger == "use" and dice.below(100) < 60:
        head += f" pay {one_of(dice, SOME)}"
    if trigger in ("on", "react"):
        head += f" {one_of(dice, w.EVENTS)}"
        if dice.below(100) < 50:
            head += f" by {one_of(dice, w.SIDES)}"
        if dice.below(100) < 50:
            head += f" to {one_of(dice, w.SIDES)}"
    ops = "; ".join(draft_op(dice, trigger) for _ in range([1, 1, 1, 2, 3][dice.below(5)]))
    text = f"{head}: {ops}"
    if dice.below(100) < 25:
        text += f" if {one_of(dice, w.QUANTITIES)} {one_of(dice, w.COMPARES)} {one_of(dice, SOME)}"
    return text + " once" if trigger == "on" and dice.below(100) < 40 else text


def draft_op(dice: Chance, trigger: str) -> str:
    who = one_of(dice, w.WHOS)
    n = one_of(dice, SOME)
    lasts = "" if trigger == "static" else one_of(dice, [" for turn", " for 1", " for 2"])
    signed = one_of(dice, ["+1", "-1", "+2", "-2"])
    pick = one_of(dice, ["", " pick me", " pick victim", " pick random"])
    upto = one_of(dice, ["", "", " upto 5"])
    amount = n
    if dice.below(100) < 40:
        amount += f" per {one_of(dice, w.QUANTITIES)}" + one_of(dice, ["", " /2", " /3"]) + one_of(dice, ["", " max 9"])
    kind = one_of(dice, w.KINDS)
    ops = [
        f"gain {amount} {who}",
        f"bill {amount} {who}" + one_of(dice, ["", " collect"]),
        f"siphon {amount} {who}",
        f"draw {n} {who}",
        f"discard {n} {who}{pick}",
        f"pilfer {n} {who}{pick}",
        f"fire {n} {kind} {who}{upto}{pick}",
        f"destroy {n} {who}{upto}{pick}",
        f"steal {kind} {who}{upto}{pick}",
        f"bounce {kind} {who}{upto}{pick}",
        f"peek {one_of(dice, ['hand', 'bank', 'deck 2'])} {who}",
        f"modify {one_of(dice, ['income', 'overhead', 'cost'])} {signed} {kind} {who}{lasts}",
        f"modify bill {signed} {who}{lasts}",
        f"slots {one_of(dice, ['hire', 'fire', 'executive', 'hand'])} {signed} {who}{lasts}",
        f"block {one_of(dice, w.VERBS)} {who}{lasts}",
    ]
    if trigger == "static":
        return one_of(dice, ops[-4:])
    if trigger == "react" and dice.below(100) < 50:
        return one_of(dice, ["cancel", "cancel refund", "cancel refund to-hand", "redirect @actor", "redirect @rival"])
    return one_of(dice, ops)


def some_card(dice: Chance, id: str, kind: int, fair: bool) -> Card:
    """A card of that type; with `fair`, one that costs what it has to."""
    while True:
        effects = [some_effect(dice, kind) for _ in range([0, 1, 1, 1, 2][dice.below(5)])]
        table: dict[str, object] = {"id": id, "name": f"Card {id}", "type": w.TYPES[kind], "effects": effects}
        table["cost"] = dice.below(9)
        if kind <= w.ASSET:
            table |= {"income": dice.below(5), "overhead": dice.below(3)}
            table["lifespan"] = [0, 0, 0, 2, 4][dice.below(5)]
        try:
            card = card_from(table)
        except Fault:
            continue
        if fair and price_floor(card) > 12:
            continue
        if fair and price_floor(card) > card.cost:
            card = card_from(table | {"cost": price_floor(card)})
        return card


def some_deck(dice: Chance, code: str, own: list[Card]) -> Deck:
    """A legal deck of cards of the box and of one's own."""
    pool = dict(ready_made().cards)
    pool.update({card.id: card for card in own})
    while True:
        cards: dict[str, int] = {}
        for card in own:
            cards[card.id] = 1 if card.type == w.EXECUTIVE else 1 + dice.below(4)
        ids = list(ready_made().cards)
        while sum(cards.values()) < 50:
            id = one_of(dice, ids)
            cards[id] = cards.get(id, 0) + 1
        deck = Deck(code, f"Firm {code}", "", cards)
        if judge_deck(deck, pool) is None:
            return deck


def own_tables(dice: Chance, seats: int, fair: bool) -> dict[str, str]:
    """Options of a table at which every company plays a deck of its own, with cards of its own."""
    cards: list[Card] = []
    decks: list[Deck] = []
    for seat in range(seats):
        kinds = [w.EMPLOYEE, w.EXECUTIVE, w.ASSET, w.SAVVY, w.SAVVY, w.ESPIONAGE, w.ESPIONAGE]
        own = [some_card(dice, f"OW{letter(seat)}-{i:02d}", kind, fair) for i, kind in enumerate(kinds)]
        cards += own
        decks.append(some_deck(dice, f"FI{letter(seat)}", own))
    return {
        "custom-cards": "fair" if fair else "anything",
        "custom-card-max": "50",
        "own-cards": pack_cards(cards),
        "own-decks": pack_decks(decks),
        "decks": ",".join(deck.code for deck in decks),
    }


def some_table(dice: Chance, seats: int) -> dict[str, str]:
    """What players might bring: decks and cards of their own, or ready-made decks of their choice."""
    if dice.below(3) > 0:
        return own_tables(dice, seats, dice.below(2) == 0)
    codes = list(ready_made().decks)
    return {"decks": ",".join(one_of(dice, codes) for _ in range(seats))}
