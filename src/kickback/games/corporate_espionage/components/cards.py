"""Cards and decks as values, and what makes them legal."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from kickback.engine.plain import Facts, Plain
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.components.effects import Effect
from kickback.games.corporate_espionage.components.faults import Fault
from kickback.games.corporate_espionage.components.numbers import (
    DECK_SIZE,
    FEWEST_EMPLOYEES,
    HIGHEST_COST,
    HIGHEST_INCOME,
    HIGHEST_OVERHEAD,
    LONGEST_LIFE,
    MOST_COPIES,
    MOST_EFFECTS,
    MOST_ESPIONAGE,
    MOST_EXECUTIVES,
    NAME_LENGTH,
    QUOTE_LENGTH,
)
from kickback.games.corporate_espionage.components.parse import parse_effect

HOUSE_RULE: Final = "House Rule"

CARD_KEYS: Final = (
    "id", "name", "type", "cost", "income", "overhead", "lifespan", "effects", "quote", "brand", "offer",
)  # fmt: skip
DECK_KEYS: Final = ("code", "name", "plan", "house-rule", "cards")
ID: Final = re.compile(r"[A-Z]{3}-[0-9]{2}")
CODE: Final = re.compile(r"[A-Z]{3}")


class Card:
    """One card as printed. Quote, brand and offer are never read by the engine."""

    def __init__(
        self,
        id: str,
        name: str,
        type: int,
        cost: int,
        income: int = 0,
        overhead: int = 0,
        lifespan: int = 0,
        effects: list[Effect] | None = None,
        written: list[str] | None = None,
        quote: str = "",
        brand: str = "",
        offer: str = "",
    ) -> None:
        self.id: str = id
        self.name: str = name
        self.type: int = type
        self.cost: int = cost
        self.income: int = income
        self.overhead: int = overhead
        self.lifespan: int = lifespan
        self.effects: list[Effect] = effects or []
        self.written: list[str] = written or []
        self.quote: str = quote
        self.brand: str = brand
        self.offer: str = offer

        # Sorted once by trigger, since play asks for them all the time.
        self.plays: list[Effect] = [e for e in self.effects if e.when == w.PLAY]
        self.statics: list[Effect] = [e for e in self.effects if e.when == w.STATIC]
        self.incomes: list[Effect] = [e for e in self.effects if e.when == w.INCOME]
        self.ons: list[Effect] = [e for e in self.effects if e.when == w.ON]
        self.use: Effect | None = None
        self.react: Effect | None = None
        for effect in self.effects:
            if effect.when == w.USE:
                self.use = effect
            elif effect.when == w.REACT:
                self.react = effect
        self.minds_itself: bool = any(
            op.what == w.SELF for effect in self.effects for op in effect.ops if op.do == w.MODIFY
        )
        self.permanent: bool = type <= w.ASSET
        self.roster: bool = type <= w.EXECUTIVE
        announced = [self.react] if self.react is not None else self.plays
        self.names: bool = any(effect.names for effect in announced)  # a rival is named when it is played
        self.use_names: bool = self.use is not None and self.use.names

    def same(self, other: Card) -> bool:
        """Printed alike, letter for letter."""
        return self.plain() == other.plain()

    def plain(self) -> Facts:
        """The card as data, in the words of the card file."""
        effects: list[Plain] = list(self.written)
        facts: Facts = {"id": self.id, "name": self.name, "type": w.TYPES[self.type], "cost": self.cost}
        if self.permanent:
            facts["income"] = self.income
            facts["overhead"] = self.overhead
            facts["lifespan"] = self.lifespan
        facts["effects"] = effects
        for key, text in (("quote", self.quote), ("brand", self.brand), ("offer", self.offer)):
            if text:
                facts[key] = text
        return facts


class Deck:
    """One company's deck list; with `house`, the id of its 51st card."""

    def __init__(self, code: str, name: str, plan: str, cards: dict[str, int], house: str = "") -> None:
        self.code: str = code
        self.name: str = name
        self.plan: str = plan
        self.cards: dict[str, int] = cards
        self.house: str = house


def card_from(table: Mapping[str, object]) -> Card:
    """The card a table of a card file means; raises `Fault` with the first thing wrong (CES-DECK-2)."""
    for key in table:
        if key not in CARD_KEYS:
            raise Fault("E-TOML", key, 1, "card-key", {"list": list[Plain](CARD_KEYS)}, key)
    type = w.place(str(table.get("type", "")), w.TYPES)
    if type < 0:
        raise Fault("E-TYPE", short(table.get("type", "")), 1, "type", {"list": list[Plain](w.TYPES)}, "type")
    written = texts_of(table.get("effects", []))
    effects = effects_of(written, type)
    one_shot = type >= w.SAVVY
    cost = number_of(table, "cost", HIGHEST_COST, False)
    income = number_of(table, "income", HIGHEST_INCOME, one_shot)
    overhead = number_of(table, "overhead", HIGHEST_OVERHEAD, one_shot)
    lifespan = number_of(table, "lifespan", LONGEST_LIFE, one_shot)
    id = table.get("id", "")
    if not isinstance(id, str) or not ID.fullmatch(id):
        raise Fault("E-ID", short(id), 1, "id", None, "id")
    name = text_of(table, "name", NAME_LENGTH)
    if not name.strip():
        raise Fault("E-NAME", name, 1, "name", {"most": NAME_LENGTH}, "name")
    quote, brand, offer = (text_of(table, key, QUOTE_LENGTH) for key in ("quote", "brand", "offer"))
    return Card(id, name, type, cost, income, overhead, lifespan, effects, written, quote, brand, offer)


def texts_of(value: object) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise Fault("E-TOML", "effects", 1, "effects-list", None, "effects")
    if len(value) > MOST_EFFECTS:
        raise Fault("E-NUM", "effects", 1, "too-many-effects", {"n": len(value), "most": MOST_EFFECTS}, "effects")
    return [str(item) for item in value]


def effects_of(written: list[str], type: int) -> list[Effect]:
    """The effects of one card, each sound alone and all of them together."""
    effects: list[Effect] = []
    for i, text in enumerate(written):
        try:
            effect = parse_effect(text, type)
            together(effects, effect, text)
        except Fault as fault:
            fault.effect = i + 1
            fault.text = text
            raise
        effects.append(effect)
    return effects


def together(before: list[Effect], effect: Effect, text: str) -> None:
    """A card has one `use`; a Savvy has `play` effects or one `react`, so that one notation never means two things."""
    word = w.TRIGGERS[effect.when]
    column = len(text) - len(text.lstrip(" ")) + 1
    kinds = [other.when for other in before]
    if effect.when == w.USE and w.USE in kinds:
        raise Fault("E-TYPE", word, column, "one-use")
    if effect.when == w.REACT and w.REACT in kinds:
        raise Fault("E-TYPE", word, column, "one-react")
    if (effect.when == w.REACT and w.PLAY in kinds) or (effect.when == w.PLAY and w.REACT in kinds):
        raise Fault("E-TYPE", word, column, "play-or-react")


def number_of(table: Mapping[str, object], key: str, highest: int, forbidden: bool) -> int:
    """A number of the card; `forbidden` on a one-shot, which has no income, overhead or lifespan."""
    if key not in table:
        if key == "cost":
            raise Fault("E-NUM", "", 1, "range", {"key": key, "most": highest})
        return 0
    value = table[key]
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= highest:
        raise Fault("E-NUM", short(value), 1, "range", {"key": key, "most": highest}, key)
    if forbidden and value:
        raise Fault("E-NUM", short(value), 1, "does-not-stay", {"key": key}, key)
    return value


def text_of(table: Mapping[str, object], key: str, longest: int) -> str:
    value = table.get(key, "")
    if not isinstance(value, str) or len(value) > longest or not value.isprintable():
        raise Fault("E-NAME", short(value), 1, "one-line", {"key": key, "most": longest}, key)
    return value


def short(value: object) -> str:
    """A value as a fault shows it; a hostile file must not be able to make it huge."""
    if isinstance(value, int) and abs(value) > 10**12:
        return "too large"
    text = str(value)
    return text if len(text) <= 40 else text[:39] + "…"


def judge_deck(deck: Deck, pool: Mapping[str, Card], size: int = DECK_SIZE) -> Fault | None:
    """The first rule of deck building that a deck breaks, or None."""
    kinds = [0] * len(w.TYPES)
    unknown: list[str] = []
    total = sum(deck.cards.values())
    many = doubled = ""
    for id, count in deck.cards.items():
        card = pool.get(id)
        if count > MOST_COPIES:
            many = many or id
        if card is None:
            unknown.append(id)
            continue
        kinds[card.type] += count
        if card.type == w.EXECUTIVE and count > 1:
            doubled = doubled or id
    if total != size:
        return Fault("E-DECK-SIZE", str(total), 1, "deck-size", {"n": total, "size": size})
    if many:
        return Fault("E-DECK-COPIES", many, 1, "copies", {"n": deck.cards[many], "most": MOST_COPIES})
    if doubled:
        return Fault("E-DECK-EXEC", doubled, 1, "executives", {"most": MOST_EXECUTIVES})
    if kinds[w.EXECUTIVE] > MOST_EXECUTIVES:
        return Fault("E-DECK-EXEC", str(kinds[w.EXECUTIVE]), 1, "executives", {"most": MOST_EXECUTIVES})
    hands = kinds[w.EMPLOYEE] + sum(deck.cards[id] for id in unknown)  # a misspelt card may be an employee
    if hands < FEWEST_EMPLOYEES:
        return Fault("E-DECK-EMP", str(hands), 1, "employees", {"n": hands, "least": FEWEST_EMPLOYEES})
    if kinds[w.ESPIONAGE] > MOST_ESPIONAGE:
        spies = kinds[w.ESPIONAGE]
        return Fault("E-DECK-ESP", str(spies), 1, "espionage", {"n": spies, "most": MOST_ESPIONAGE})
    if unknown:
        return Fault("E-DECK-UNKNOWN", unknown[0], 1, "no-card")
    return None


def deck_from(table: Mapping[str, object]) -> Deck:
    """The deck list a `[deck]` table means; raises `Fault` if it has not the shape of one."""
    for key in table:
        if key not in DECK_KEYS:
            raise Fault("E-TOML", key, 1, "deck-key", {"list": list[Plain](DECK_KEYS)}, key)
    code = table.get("code", "")
    if not isinstance(code, str) or not CODE.fullmatch(code):
        raise Fault("E-ID", short(code), 1, "deck-code", None, "code")
    name = text_of(table, "name", NAME_LENGTH)
    if not name.strip():
        raise Fault("E-NAME", name, 1, "name", {"most": NAME_LENGTH}, "name")
    plan = text_of(table, "plan", 2 * QUOTE_LENGTH)
    house = table.get("house-rule", "")
    if not isinstance(house, str) or (house and not ID.fullmatch(house)):
        raise Fault("E-ID", short(house), 1, "house-rule-id", None, "house-rule")
    listed = table.get("cards", {})
    if not isinstance(listed, dict):
        raise Fault("E-TOML", "cards", 1, "deck-cards")
    cards: dict[str, int] = {}
    for id, count in listed.items():
        if not ID.fullmatch(str(id)):
            raise Fault("E-ID", short(id), 1, "id", None, str(id))
        if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= DECK_SIZE:
            raise Fault("E-NUM", str(id), 1, "how-many", {"most": DECK_SIZE}, str(id))
        cards[str(id)] = count
    return Deck(code, name, plan, cards, house)
