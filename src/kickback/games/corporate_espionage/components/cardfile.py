"""Card and deck files: what is in them, what is wrong with them, and where."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Final

from kickback.games.corporate_espionage.components.cards import HOUSE_RULE, Card, Deck, card_from, deck_from, judge_deck
from kickback.games.corporate_espionage.components.faults import Fault
from kickback.games.corporate_espionage.components.numbers import DECK_SIZE
from kickback.games.corporate_espionage.components.price import price_floor

HEADER: Final = re.compile(r"\s*\[")
CARD_HEADER: Final = re.compile(r"\s*\[\[\s*card\s*\]\]")
DECK_HEADER: Final = re.compile(r"\s*\[\s*deck\b")
TOML_PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)")


class Findings:
    """What a file holds and what is wrong with it. A file is accepted if there are no faults."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.deck: Deck | None = None
        self.faults: list[Fault] = []


class Lines:
    """Where things stand in a file, so that a fault can point at them. A TOML reader does not tell."""

    def __init__(self, text: str) -> None:
        self.lines: list[str] = text.splitlines() or [""]
        self.blocks: list[int] = [i for i, line in enumerate(self.lines) if CARD_HEADER.match(line)]

    def block(self, card: int) -> tuple[int, int]:
        """The lines of the n-th card, from 0; the whole file if it is not written as a block."""
        if card >= len(self.blocks):
            return 0, len(self.lines)
        start = self.blocks[card]
        end = start + 1
        while end < len(self.lines) and not HEADER.match(self.lines[end]):
            end += 1
        return start, end

    def place(self, fault: Fault, start: int, end: int) -> None:
        """Gives a fault its line, and its column unless that counts in an expression already."""
        fault.line = start + 1
        for i in range(start, end):
            line = self.lines[i]
            if fault.text:
                if fault.text in line:
                    fault.line = i + 1
                    return
            elif key_of(line) == fault.key if fault.key else bool(fault.token) and fault.token in line:
                fault.line = i + 1
                at = line.find(fault.token, line.find("=") + 1) if fault.token else -1
                fault.column = (at if at >= 0 else line.find(fault.key or fault.token)) + 1
                return


def key_of(line: str) -> str:
    """What a line of a file sets, without quotation marks."""
    return line.partition("=")[0].strip().strip("'\"") if "=" in line else ""


def read_toml(text: str, findings: Findings) -> dict[str, object]:
    """The file as tables; a file that is no TOML becomes a fault with its place."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as wrong:
        said = str(wrong) if isinstance(wrong, ValueError) else ""
        fault = Fault("E-TOML", "", 1, "no-toml" if said else "too-deep", {"why": TOML_PLACE.sub("", said).strip()})
        place = TOML_PLACE.search(said)
        fault.line = int(place.group(1)) if place else max(1, len(text.splitlines()))
        fault.column = int(place.group(2)) if place else 1
        findings.faults.append(fault)
        return {}


def check_cards(text: str, pool: Mapping[str, Card], fair: bool = True) -> Findings:
    """A file of cards: every card is accepted, or refused with the first code that applies."""
    findings = Findings()
    tables = read_toml(text, findings)
    lines = Lines(text)
    if not findings.faults:
        only(tables, ("card", "deck"), lines, findings)
        take_cards(tables, lines, pool, fair, findings)
    return findings


def check_deck(
    text: str, pool: Mapping[str, Card], fair: bool = True, size: int = DECK_SIZE, most_own: int = DECK_SIZE
) -> Findings:
    """A file with one deck list and the player's own cards in it."""
    findings = check_cards(text, pool, fair)
    if findings.faults:
        return findings
    lines = Lines(text)
    table = tomllib.loads(text).get("deck")
    try:
        if not isinstance(table, dict):
            raise Fault("E-TOML", "deck", 1, "no-deck")
        deck = deck_from(table)
        own = {card.id: card for card in findings.cards}
        judge_own(deck, own, pool, size, most_own)
        findings.deck = deck
    except Fault as fault:
        start = next((i for i, line in enumerate(lines.lines) if DECK_HEADER.match(line)), 0)
        lines.place(fault, start, len(lines.lines))
        fault.card = fault.card or (str(table.get("code", "")) if isinstance(table, dict) else "")
        findings.faults.append(fault)
    return findings


def judge_own(deck: Deck, own: Mapping[str, Card], pool: Mapping[str, Card], size: int, most_own: int) -> None:
    """A deck list against the pool and its owner's cards; raises `Fault`."""
    both = dict(pool)
    both.update(own)
    cards = dict(deck.cards)
    if deck.house:
        if deck.house not in own:
            raise Fault("E-DECK-UNKNOWN", deck.house, 1, "house-rule-unknown")
        if own[deck.house].name != HOUSE_RULE:
            raise Fault("E-NAME", own[deck.house].name, 1, "house-rule-name", {"name": HOUSE_RULE}, "house-rule")
        if deck.house in cards:
            raise Fault("E-DECK-COPIES", deck.house, 1, "house-rule-twice")
    fault = judge_deck(deck, both, size)
    if fault is not None:
        raise fault
    brought = sum(count for id, count in cards.items() if id not in pool)
    if brought > most_own:
        raise Fault("E-DECK-OWN", str(brought), 1, "own-cards", {"n": brought, "most": most_own})


def only(tables: Mapping[str, object], known: tuple[str, ...], lines: Lines, findings: Findings) -> None:
    for key in tables:
        if key not in known:
            fault = Fault("E-TOML", key, 1, "file-key")
            lines.place(fault, 0, len(lines.lines))
            findings.faults.append(fault)


def take_cards(
    tables: Mapping[str, object], lines: Lines, pool: Mapping[str, Card], fair: bool, findings: Findings
) -> None:
    listed = tables.get("card", [])
    if not isinstance(listed, list) or not all(isinstance(table, dict) for table in listed):
        fault = Fault("E-TOML", "card", 1, "card-tables")
        lines.place(fault, 0, len(lines.lines))
        findings.faults.append(fault)
        return
    known = dict(pool)
    for i, table in enumerate(listed):
        start, end = lines.block(i)
        try:
            card = card_from(table)
            judge_card(card, known, pool, fair)
        except Fault as fault:
            fault.card = fault.card or str(table.get("id", ""))[:12]
            lines.place(fault, start, end)
            findings.faults.append(fault)
            continue
        known[card.id] = card
        findings.cards.append(card)


def judge_card(card: Card, known: Mapping[str, Card], pool: Mapping[str, Card], fair: bool) -> None:
    """A sound card against the others: no id twice with other content; a fair price, unless it is of the pool."""
    twin = known.get(card.id)
    if twin is not None and not twin.same(card):
        raise Fault("E-DUP", card.id, 1, "taken", {"name": twin.name}, "id")
    floor = price_floor(card)
    if fair and card.id not in pool and card.cost < floor:
        raise Fault("E-PRICE", str(card.cost), 1, "price", {"floor": floor}, "cost")
