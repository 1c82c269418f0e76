"""Cards and decks made at random, but legal: what players might write."""

from __future__ import annotations

from random import Random

from kickback.games.corporate_espionage import words as w
from kickback.games.corporate_espionage.cards import Card, Deck, card_from, judge_deck
from kickback.games.corporate_espionage.faults import Fault
from kickback.games.corporate_espionage.packing import pack_cards, pack_decks
from kickback.games.corporate_espionage.parse import parse_effect
from kickback.games.corporate_espionage.price import price_floor
from kickback.games.corporate_espionage.shelf import shelf

SOME = ("1", "2", "3", "5")


def some_effect(dice: Random, kind: int) -> str:
    """An expression that its type of card may carry."""
    while True:
        text = draft(dice, kind)
        try:
            parse_effect(text, kind)
        except Fault:
            continue
        return text


def draft(dice: Random, kind: int) -> str:
    """Something close to an expression; the language itself says whether it is one."""
    if kind == w.ESPIONAGE:
        trigger = "play"
    elif kind == w.SAVVY:
        trigger = dice.choice(["play", "react"])
    else:
        trigger = dice.choice(["play", "static", "income", "use", "on"])
    head = trigger
    if trigger == "use" and dice.random() < 0.6:
        head += f" pay {dice.choice(SOME)}"
    if trigger in ("on", "react"):
        head += f" {dice.choice(w.EVENTS)}"
        if dice.random() < 0.5:
            head += f" by {dice.choice(w.SIDES)}"
        if dice.random() < 0.5:
            head += f" to {dice.choice(w.SIDES)}"
    ops = "; ".join(draft_op(dice, trigger) for _ in range(dice.choice([1, 1, 1, 2, 3])))
    text = f"{head}: {ops}"
    if dice.random() < 0.25:
        text += f" if {dice.choice(w.QUANTITIES)} {dice.choice(w.COMPARES)} {dice.choice(SOME)}"
    return text + " once" if trigger == "on" and dice.random() < 0.4 else text


def draft_op(dice: Random, trigger: str) -> str:
    who = dice.choice(w.WHOS)
    n = dice.choice(SOME)
    lasts = "" if trigger == "static" else dice.choice([" for turn", " for 1", " for 2"])
    signed = dice.choice(["+1", "-1", "+2", "-2"])
    pick = dice.choice(["", " pick me", " pick victim", " pick random"])
    upto = dice.choice(["", "", " upto 5"])
    amount = n
    if dice.random() < 0.4:
        amount += f" per {dice.choice(w.QUANTITIES)}" + dice.choice(["", " /2", " /3"]) + dice.choice(["", " max 9"])
    kind = dice.choice(w.KINDS)
    ops = [
        f"gain {amount} {who}",
        f"bill {amount} {who}" + dice.choice(["", " collect"]),
        f"siphon {amount} {who}",
        f"draw {n} {who}",
        f"discard {n} {who}{pick}",
        f"pilfer {n} {who}{pick}",
        f"fire {n} {kind} {who}{upto}{pick}",
        f"destroy {n} {who}{upto}{pick}",
        f"steal {kind} {who}{upto}{pick}",
        f"bounce {kind} {who}{upto}{pick}",
        f"peek {dice.choice(['hand', 'bank', 'deck 2'])} {who}",
        f"modify {dice.choice(['income', 'overhead', 'cost'])} {signed} {kind} {who}{lasts}",
        f"modify bill {signed} {who}{lasts}",
        f"slots {dice.choice(['hire', 'fire', 'executive', 'hand'])} {signed} {who}{lasts}",
        f"block {dice.choice(w.VERBS)} {who}{lasts}",
    ]
    if trigger == "static":
        return dice.choice(ops[-4:])
    if trigger == "react" and dice.random() < 0.5:
        return dice.choice(["cancel", "cancel refund", "cancel refund to-hand", "redirect @actor", "redirect @rival"])
    return dice.choice(ops)


def some_card(dice: Random, id: str, kind: int, fair: bool) -> Card:
    """A card of that type; with `fair`, one that costs what it has to."""
    while True:
        effects = [some_effect(dice, kind) for _ in range(dice.choice([0, 1, 1, 1, 2]))]
        table: dict[str, object] = {"id": id, "name": f"Card {id}", "type": w.TYPES[kind], "effects": effects}
        table["cost"] = dice.randint(0, 8)
        if kind <= w.ASSET:
            table |= {"income": dice.randint(0, 4), "overhead": dice.randint(0, 2)}
            table["lifespan"] = dice.choice([0, 0, 0, 2, 4])
        try:
            card = card_from(table)
        except Fault:
            continue
        if fair and price_floor(card) > 12:
            continue
        if fair and price_floor(card) > card.cost:
            card = card_from(table | {"cost": price_floor(card)})
        return card


def some_deck(dice: Random, code: str, own: list[Card]) -> Deck:
    """A legal deck of cards of the box and of one's own."""
    pool = dict(shelf().cards)
    pool.update({card.id: card for card in own})
    while True:
        cards: dict[str, int] = {}
        for card in own:
            cards[card.id] = 1 if card.type == w.EXECUTIVE else dice.randint(1, 4)
        ids = list(shelf().cards)
        while sum(cards.values()) < 50:
            id = dice.choice(ids)
            cards[id] = cards.get(id, 0) + 1
        deck = Deck(code, f"Firm {code}", "", cards)
        if judge_deck(deck, pool) is None:
            return deck


def own_tables(dice: Random, seats: int, fair: bool) -> dict[str, str]:
    """Options of a table at which every company plays a deck of its own, with cards of its own."""
    cards: list[Card] = []
    decks: list[Deck] = []
    for seat in range(seats):
        kinds = [w.EMPLOYEE, w.EXECUTIVE, w.ASSET, w.SAVVY, w.SAVVY, w.ESPIONAGE, w.ESPIONAGE]
        own = [some_card(dice, f"OW{'ABCDEFGH'[seat]}-{i:02d}", kind, fair) for i, kind in enumerate(kinds)]
        cards += own
        decks.append(some_deck(dice, f"FI{'ABCDEFGH'[seat]}", own))
    return {
        "custom-cards": "fair" if fair else "anything",
        "custom-card-max": "50",
        "own-cards": pack_cards(cards),
        "own-decks": pack_decks(decks),
        "decks": ",".join(deck.code for deck in decks),
    }
