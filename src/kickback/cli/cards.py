"""`kickback cards` and `kickback decks`: players' own cards and decks for Corporate Espionage."""

from __future__ import annotations

import argparse
import json
import sys

from kickback.cli.card_guide import add_new, add_words
from kickback.cli.words import Commands, Wrong, command, part, text_of
from kickback.engine.seats import LETTERS
from kickback.games.corporate_espionage.components import (
    TYPES,
    Card,
    Deck,
    Fault,
    Findings,
    card_text,
    check_cards,
    check_deck,
    pack_cards,
    pack_decks,
    price_floor,
    ready_made,
)
from kickback.words import Reader, speech


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = command(
        commands,
        "cards",
        [
            "cards new mine.toml",
            "cards words",
            "cards words @rival",
            "cards check mine.toml",
            "cards check mine.toml --anything",
            "cards show VIP-07",
            "cards show --all",
        ],
    )
    parts = parser.add_subparsers(title="what to do", metavar="WHAT", required=True)
    add_new(parts, "cards", "begin a file of cards: a sample with notes, to change as you like")
    add_words(parts)
    check = part(parts, "check", "is every card in this file sound, and at a fair price?", "cards check mine.toml")
    check.add_argument("file", metavar="FILE")
    check.add_argument("--anything", action="store_true", help="well-formed is enough, whatever it costs")
    check.add_argument("--json", action="store_true", help="for programs")
    check.set_defaults(run=run_cards_check)
    show = part(parts, "show", "what a card does, in words made from its effects", "cards show VIP-07")
    show.add_argument("card", nargs="?", metavar="CARD", help="an id such as VIP-07, or part of a name")
    show.add_argument("--file", metavar="FILE", help="look in this file too")
    show.add_argument("--all", action="store_true", help="every card")
    show.set_defaults(run=run_show)

    parser = command(
        commands,
        "decks",
        ["decks new mine.toml", "decks check mine.toml", "play corporate-espionage --deck A=mine.toml"],
    )
    parts = parser.add_subparsers(title="what to do", metavar="WHAT", required=True)
    add_new(parts, "deck", "begin a deck: a sample with notes, to change as you like")
    check = part(parts, "check", "may this deck be played?", "decks check mine.toml")
    check.add_argument("file", metavar="FILE")
    check.add_argument("--anything", action="store_true", help="own cards need not be at a fair price")
    check.add_argument("--json", action="store_true", help="for programs")
    check.set_defaults(run=run_decks_check)


def run_cards_check(said: argparse.Namespace) -> int:
    findings = check_cards(text_of(said.file), ready_made().cards, fair=not said.anything)
    return report(said, findings, f"{len(findings.cards)} cards, all sound")


def run_decks_check(said: argparse.Namespace) -> int:
    findings = check_deck(text_of(said.file), ready_made().cards, fair=not said.anything)
    name = f"{findings.deck.name} ({findings.deck.code})" if findings.deck else ""
    return report(said, findings, f"{name} may be played")


def report(said: argparse.Namespace, findings: Findings, fine: str) -> int:
    """Says what is wrong, or that nothing is."""
    if said.json:
        print(json.dumps({"ok": not findings.faults, "faults": [fault.plain() for fault in findings.faults]}, indent=1))
    elif findings.faults:
        for fault in findings.faults:
            print(f"{said.file}: {told(fault)}", file=sys.stderr)
    else:
        print(f"{said.file}: {fine}")
    return 1 if findings.faults else 0


def told(fault: Fault) -> str:
    return speech("corporate-espionage").say(fault.message(), Reader({}))


def run_show(said: argparse.Namespace) -> int:
    pool = dict(ready_made().cards)
    if said.file:
        findings = check_cards(text_of(said.file), ready_made().cards, fair=False)
        for fault in findings.faults:
            print(f"{said.file}: {told(fault)}", file=sys.stderr)
        pool.update((card.id, card) for card in findings.cards)
    wanted = (said.card or "").lower()
    if not wanted and not said.all:
        raise Wrong("name a card, such as 'kickback cards show VIP-07', or say --all")
    found = [card for id, card in pool.items() if id.lower() == wanted] or [
        card for id, card in pool.items() if wanted in f"{id} {card.name}".lower()
    ]
    if not found:
        raise Wrong(f"no card is called '{said.card}' or contains it")
    print("\n\n".join(show_card(card) for card in found))
    return 0


def show_card(card: Card) -> str:
    """A card for the terminal: what is printed on it, its expressions, and its fair price."""
    numbers = f"cost {card.cost}"
    if card.permanent:
        numbers += f", income {card.income}, overhead {card.overhead}"
    says = [speech("corporate-espionage").say(sentence, Reader({})) for sentence in card_text(card)]
    shown = [f"{card.id}  {card.name}", f"{TYPES[card.type]}, {numbers}", *says]
    shown += [f"  `{text}`" for text in card.written]
    shown.append(f"costs at least {price_floor(card)} as a player's own card")
    for text in (card.quote, card.brand, card.offer):
        if text:
            shown.append(f"“{text}”" if text == card.quote else text)
    return "\n".join(shown)


def decks_brought(words: list[str], seats: int) -> dict[str, str]:
    """The options that bring decks from files to the table: `A=mine.toml`; other seats get ready-made ones."""
    shipped = list(ready_made().decks)
    codes = [shipped[seat % len(shipped)] for seat in range(seats)]
    decks: list[Deck] = []
    cards: dict[str, Card] = {}
    for word in words:
        seat, equals, path = word.partition("=")
        if not equals or seat not in list(LETTERS[:seats]):
            raise Wrong(f"'{word}': a deck reads SEAT=FILE, such as A=mine.toml")
        findings = check_deck(text_of(path), ready_made().cards, fair=False)
        if findings.faults or findings.deck is None:
            raise Wrong("\n".join(f"{path}: {told(fault)}" for fault in findings.faults))
        codes[LETTERS.index(seat)] = findings.deck.code
        decks.append(findings.deck)
        cards.update((card.id, card) for card in findings.cards)
    given = {"decks": ",".join(codes), "own-decks": pack_decks(decks)}
    if cards:
        given |= {"custom-cards": "fair", "own-cards": pack_cards(list(cards.values()))}
    return given
