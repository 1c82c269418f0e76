"""The word list of the card language, the sample files and the page: complete, and true."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from kickback.cli import main
from kickback.cli.card_guide import page, sample
from kickback.games.corporate_espionage import GAME
from kickback.games.corporate_espionage.components import check_cards, check_deck, pack_cards, pack_decks, ready_made
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.components.cards import CARD_KEYS, DECK_KEYS, card_from, deck_from
from kickback.games.corporate_espionage.components.faults import FILES, SECTION_OF
from kickback.games.corporate_espionage.components.parse import TAILS
from kickback.games.corporate_espionage.components.word_list import (
    EFFECT_WORDS,
    FILE_WORDS,
    SECTIONS,
    examples,
    explanation,
    fitting,
)
from kickback.words import Reader, speech

SPEECH = speech(GAME.name)
POOL = ready_made().cards
ROOT = Path(__file__).resolve().parents[3]

WORDS = {
    "cards": CARD_KEYS,
    "types": w.TYPES,
    "triggers": (*w.TRIGGERS, "pay", ":", ";"),
    "events": w.EVENTS,
    "sides": (*w.SIDES, "by", "to"),
    "deeds": w.OPS,
    "amounts": ("per", "/", "max"),
    "quantities": w.QUANTITIES,
    "companies": w.WHOS,
    "kinds": w.KINDS,
    "numbers": w.STATS,
    "blocks": w.VERBS,
    "choosers": (*w.PICKS, "pick"),
    "endings": (*(tail for tail in TAILS if tail != "pick"), "turn", "once"),
    "conditions": (*w.COMPARES, "if", "and"),
    "decks": DECK_KEYS,
}
ENTRIES = [(section, word) for section in SECTIONS for word in examples(section)]


def test_every_word_of_the_language_is_listed() -> None:
    assert {section: set(examples(section)) for section in SECTIONS} == {
        section: set(words) for section, words in WORDS.items()
    }


@pytest.mark.parametrize(("section", "word"), ENTRIES)
def test_every_word_is_explained(section: str, word: str) -> None:
    assert SPEECH.say(explanation(section, word), Reader({}))
    assert SPEECH.say(explanation(section), Reader({}), "says") != SPEECH.say(explanation(section), Reader({}))


@pytest.mark.parametrize(("section", "word"), [entry for entry in ENTRIES if entry[0] in EFFECT_WORDS])
def test_every_example_of_an_effect_is_one_and_has_the_word(section: str, word: str) -> None:
    example = examples(section)[word]
    assert fitting(example)
    spaced = example.replace(":", " : ").replace(";", " ; ").replace("/", " / ").split()
    assert word in spaced


@pytest.mark.parametrize(("section", "word"), [entry for entry in ENTRIES if entry[0] in FILE_WORDS])
def test_every_example_of_a_file_can_be_read(section: str, word: str) -> None:
    line = tomllib.loads(examples(section)[word])
    if section == "decks":
        table: dict[str, object] = {"code": "ABC", "name": "x"}
        deck = deck_from(table | ({"cards": line} if word == "cards" else line))
        assert deck.cards if word == "cards" else word in line
    else:
        made = card_from({"id": "ABC-01", "name": "x", "type": "employee", "cost": 1} | line)
        assert made.plain()[next(iter(line))] == next(iter(line.values()))


def test_what_fits_where() -> None:
    assert fitting("play: gain 3") == list(w.TYPES)
    assert fitting("react hire: cancel") == ["savvy"]
    assert fitting("static: slots hand +2") == ["employee", "executive", "asset"]
    assert fitting("nonsense") == []


def test_every_fault_leads_to_a_section() -> None:
    assert {FILES, *SECTION_OF.values()} <= set(SECTIONS)
    fault = check_cards(
        '[[card]]\nid = "OWN-01"\nname = "x"\ntype = "savvy"\ncost = 1\neffects = ["play: bill 3"]', POOL
    )
    assert SPEECH.say(fault.faults[0].message(), Reader({})).splitlines() == [
        "E-WHO, line 6, OWN-01, effect 1, column 13: Say whom: @me, @rival, @rivals, @all or @actor.",
        "    play: bill 3",
        "                ^",
        "See “Whom it hits” in docs/cards.md, or say: kickback cards words companies",
    ]
    assert fault.faults[0].plain()["section"] == "companies"


def test_the_sample_cards_are_sound_and_fairly_priced() -> None:
    findings = check_cards(sample("cards"), POOL)
    assert not findings.faults
    assert {card.type for card in findings.cards} == set(range(len(w.TYPES)))
    assert findings.cards[0].id == "OWN-01"


def test_the_sample_deck_can_be_played() -> None:
    findings = check_deck(sample("deck"), POOL)
    assert not findings.faults
    assert findings.deck is not None
    given = {"decks": "OWN,NIM", "own-decks": pack_decks([findings.deck]), "own-cards": pack_cards(findings.cards)}
    GAME.settle(2, given | {"custom-cards": "fair"})


def test_the_page_is_as_the_command_writes_it() -> None:
    """`kickback cards words --page > docs/cards.md` mends it."""
    assert (ROOT / "docs" / "cards.md").read_text(encoding="utf-8") == page()


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for group, file in (("cards", tmp_path / "c.toml"), ("decks", tmp_path / "d.toml")):
        assert main([group, "new", str(file)]) == 0
        assert main([group, "check", str(file)]) == 0
        assert main([group, "new", str(file)]) == 2  # never over a file
        capsys.readouterr()
    assert main(["cards", "words"]) == 0
    told = capsys.readouterr().out
    assert all(examples(section)[word] in told for section, word in ENTRIES)
    assert main(["cards", "words", "events"]) == 0
    assert "What can happen (events)" in capsys.readouterr().out
    assert main(["cards", "words", "@rival"]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == [
        "  @rival       One rival, whom you name.",
        "               play: bill 3 @rival",
        "               “Bill a rival 3 points.” On: employee, executive, asset, savvy, espionage.",
        "",
    ]
    assert main(["cards", "words", "@rivale"]) == 2
    assert "did you mean @rival" in capsys.readouterr().err
