"""The card language: what it says, what it refuses, where, and what a card then tells people."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kickback.engine.chance import Quick
from kickback.games.corporate_espionage.components import (
    Card,
    Fault,
    card_text,
    draft,
    effect_text,
    parse_effect,
    ready_made,
    some_effect,
    write_effect,
)
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.components.wording import Mentions, condition_text, op_text
from kickback.words import Reader, speech

ANY = w.ASSET  # a type that takes most triggers

REFUSED = [
    ("bill 3 @rival", w.ESPIONAGE, "E-TRIGGER", "bill", 1),
    ("Play: gain 1", w.SAVVY, "E-TRIGGER", "Play", 1),
    ("react lunch to me: cancel", w.SAVVY, "E-EVENT", "lunch", 7),
    ("on : gain 1", ANY, "E-EVENT", ":", 4),
    ("react hire to me: cancel", w.SAVVY, "E-SIDE", "to", 12),
    ("on purchase to any: gain 1", ANY, "E-SIDE", "to", 13),
    ("react hire by boss: cancel", w.SAVVY, "E-SIDE", "boss", 15),
    ("play bill 3 @rival", w.ESPIONAGE, "E-COLON", "bill", 6),
    ("play", w.ESPIONAGE, "E-COLON", "", 5),
    ("play: explode 3 @rival", w.ESPIONAGE, "E-OP", "explode", 7),
    ("play: bill lots @rival", w.ESPIONAGE, "E-INT", "lots", 12),
    ("play: bill 100 @rival", w.ESPIONAGE, "E-INT", "100", 12),
    ("play: bill 1 per round /0 @rival", w.ESPIONAGE, "E-INT", "/0", 24),
    ("play: bill 1 per round / @rival", w.ESPIONAGE, "E-INT", "/", 24),
    ("play: bill", w.ESPIONAGE, "E-INT", "", 11),
    ("use pay much: gain 1", ANY, "E-INT", "much", 9),
    ("play: bill 3 @rival if round >= many", w.ESPIONAGE, "E-INT", "many", 33),
    ("play: draw +1", w.SAVVY, "E-INT", "+1", 12),
    ("static: modify cost 1 employee @me", ANY, "E-SIGN", "1", 21),
    ("static: slots hire + @me", ANY, "E-SIGN", "+", 20),
    ("static: slots hire +100 @me", ANY, "E-INT", "+100", 20),
    ("play: bill 1 per their-mood @rival", w.ESPIONAGE, "E-QTY", "their-mood", 18),
    ("play: gain 3 if their-bank > 4", w.SAVVY, "E-QTY", "their-bank", 17),
    ("static: block hire @rivals if their-bank > 4", ANY, "E-QTY", "their-bank", 31),
    ("play: gain 3 if my-bank ~ 4", w.SAVVY, "E-CHAR", "~", 25),
    ("play: gain 3 if my-bank => 4", w.SAVVY, "E-CMP", "=>", 25),
    ("play: bill 3", w.ESPIONAGE, "E-WHO", "", 13),
    ("play: bill 3 @nobody", w.ESPIONAGE, "E-WHO", "@nobody", 14),
    ("play: bill 3 @actor", w.ESPIONAGE, "E-WHO", "@actor", 14),
    ("static: block hire @rival", ANY, "E-WHO", "@rival", 20),
    ("static: block hire @actor", ANY, "E-WHO", "@actor", 20),
    ("react espionage to me: redirect @rivals", w.SAVVY, "E-WHO", "@rivals", 33),
    ("play: fire 1 asset @rival", w.ESPIONAGE, "E-KIND", "asset", 14),
    ("play: steal savvy @rival", w.ESPIONAGE, "E-KIND", "savvy", 13),
    ("play: modify income +1 self @me for 1", w.SAVVY, "E-KIND", "self", 24),
    ("static: modify cost -1 self @me", ANY, "E-KIND", "self", 24),
    ("static: modify mood +1 employee @me", ANY, "E-STAT", "mood", 16),
    ("static: slots desk +1", ANY, "E-STAT", "desk", 15),
    ("play: peek diary @rival", w.ESPIONAGE, "E-STAT", "diary", 12),
    ("static: block sneezing @me", ANY, "E-BLOCK", "sneezing", 15),
    ("play: discard 1 @rival pick nose", w.ESPIONAGE, "E-PICK", "nose", 29),
    ("play: bill 3 @rival upto 4", w.ESPIONAGE, "E-TAIL", "upto", 21),
    ("play: gain 3 collect", w.SAVVY, "E-TAIL", "collect", 14),
    ("play: draw 1 pick me", w.SAVVY, "E-TAIL", "pick", 14),
    ("play: bill 3 @rival for 2", w.ESPIONAGE, "E-TAIL", "for", 21),
    ("play: fire 1 team @rival pick me upto 4", w.ESPIONAGE, "E-TAIL", "upto", 34),
    ("react espionage to me: cancel to-hand", w.SAVVY, "E-TAIL", "to-hand", 31),
    ("react hire by rival: cancel to-hand refund", w.SAVVY, "E-TAIL", "refund", 37),
    ("play: gain 1 once", w.SAVVY, "E-TAIL", "once", 14),
    ("", w.SAVVY, "E-EOF", "", 1),
    ("play:", w.SAVVY, "E-EOF", "", 6),
    ("play: gain 1;", w.SAVVY, "E-EOF", "", 14),
    ("react", w.SAVVY, "E-EOF", "", 6),
    ("play: gain 1 if", w.SAVVY, "E-EOF", "", 16),
    ("play: gain 1 if round", w.SAVVY, "E-EOF", "", 22),
    ("play: bill 3 @rival please", w.ESPIONAGE, "E-TRAIL", "please", 21),
    ("play: gain 1 : draw 1", w.SAVVY, "E-TRAIL", ":", 14),
    ("on hire: gain 1 once if round > 3", ANY, "E-TRAIL", "if", 22),
    ("play: gain 1 §", w.SAVVY, "E-CHAR", "§", 14),
    ("play:\tgain 1", w.SAVVY, "E-CHAR", "\t", 6),
    ("play: gain ²", w.SAVVY, "E-CHAR", "²", 12),
    ("react espionage to me: cancel", ANY, "E-TYPE", "react", 1),
    ("use: gain 1", w.SAVVY, "E-TYPE", "use", 1),
    ("static: block audit @me", w.ESPIONAGE, "E-TYPE", "static", 1),
    ("react espionage to me: cancel", w.ESPIONAGE, "E-TYPE", "react", 1),
    ("react lost to me: gain 2", w.SAVVY, "E-REACT", "lost", 7),
    ("react fire by rival: gain 2", w.SAVVY, "E-REACT", "fire", 7),
    ("play: cancel", w.SAVVY, "E-CANCEL", "cancel", 7),
    ("react turn-end: cancel", w.SAVVY, "E-CANCEL", "cancel", 17),
    ("react hire by rival: redirect @rival", w.SAVVY, "E-CANCEL", "redirect", 22),
    ("on espionage to me: redirect @actor", ANY, "E-CANCEL", "redirect", 21),
    ("static: gain 2", ANY, "E-STATIC", "gain", 9),
    ("play: slots hire +1", w.SAVVY, "E-DUR", "slots", 7),
    ("static: slots hire +1 @me for 2", ANY, "E-DUR", "for", 27),
]

SPEECH = speech("corporate-espionage")


@pytest.mark.proves("CES-DECK-2")
@pytest.mark.parametrize(("text", "kind", "code", "token", "column"), REFUSED)
def test_a_wrong_expression_is_refused_where_it_is_wrong(
    text: str, kind: int, code: str, token: str, column: int
) -> None:
    with pytest.raises(Fault) as refusal:
        parse_effect(text, kind)
    fault = refusal.value
    assert (fault.code, fault.token, fault.column) == (code, token, column)
    assert SPEECH.say(fault.why, Reader({}))


@pytest.mark.parametrize("card", ready_made().cards.values(), ids=lambda card: card.id)
def test_what_is_written_can_be_written_again(card: Card) -> None:
    for effect in card.effects:
        text = write_effect(effect)
        again = parse_effect(text, card.type)
        assert write_effect(again) == text
        assert again.plain() == effect.plain()


def test_the_parsed_form_is_data() -> None:
    effect = parse_effect("on espionage by rival to me: bill 2 per round /3 max 9 @actor collect if my-bank >= 3 once")
    assert effect.plain() == {
        "when": "on",
        "event": "espionage",
        "by": "rival",
        "to": "me",
        "ops": [{"do": "bill", "n": 2, "per": "round", "div": 3, "max": 9, "who": "@actor", "collect": True}],
        "if": [["my-bank", ">=", 3]],
        "once": True,
    }


def test_the_price_of_a_use_is_data() -> None:
    assert parse_effect("use pay 3: draw 1").plain()["pay"] == 3
    assert parse_effect("use: draw 1").plain()["pay"] == 0


def test_a_number_may_have_six_digits_and_be_small() -> None:
    assert write_effect(parse_effect("play: gain 000099")) == "play: gain 99"
    with pytest.raises(Fault):
        parse_effect("play: gain 0000099")
    with pytest.raises(Fault):
        parse_effect("play: gain 100")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("play: block hire @rival for 1", "one"),
        ("play: block hire @rival for 2", "many"),
        ("play: block hire @rival for turn", "turn"),
        ("static: block hire @rivals", "stays"),
    ],
)
def test_how_long_is_said(text: str, says: str) -> None:
    assert op_text(parse_effect(text).ops[0], Mentions(), False).facts["lasts"] == says


@pytest.mark.parametrize(
    ("quantity", "id"),
    [("my-employees", "condition-have-my"), ("their-employees", "condition-have-their"), ("round", "condition-counts")],
)
def test_what_a_condition_is_about(quantity: str, id: str) -> None:
    effect = parse_effect(f"play: bill 1 @rival if {quantity} >= 3")
    assert condition_text(effect.conditions[0]).id == id


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("play:gain 3", "play: gain 3 @me"),
        ("play : gain 3 ;draw 1", "play: gain 3; draw 1"),
        ("  play:   gain   007  ", "play: gain 7"),
        ("react espionage by any to me: cancel", "react espionage to me: cancel"),
        ("play: gain 3 per round /1", "play: gain 3 per round"),
    ],
)
def test_spelling_may_vary_where_nothing_is_meant_by_it(text: str, same: str) -> None:
    assert write_effect(parse_effect(text, w.SAVVY)) == write_effect(parse_effect(same, w.SAVVY))


ALPHABET = "play:static;useonreact @rivalmegainbillsiphon0123456789 /+-<>=!ifandonceforturnupto§\n\t\"'"


@settings(max_examples=500, deadline=None)
@given(st.text(st.sampled_from(ALPHABET), max_size=60), st.sampled_from(range(5)))
def test_any_text_is_an_effect_or_a_fault_with_a_place(text: str, kind: int) -> None:
    accepted_or_refused(text, kind)


WORDS = sorted(
    {
        word
        for words in (w.TRIGGERS, w.EVENTS, w.SIDES, w.OPS, w.WHOS, w.KINDS, w.STATS, w.VERBS, w.PICKS)
        for word in words
    }
    | set(w.QUANTITIES)
    | set(w.COMPARES)
    | {
        ":",
        ";",
        "pay",
        "by",
        "to",
        "per",
        "max",
        "upto",
        "pick",
        "for",
        "turn",
        "if",
        "and",
        "once",
        "collect",
        "refund",
    }
    | {"to-hand", "1", "99", "100", "+1", "-2", "/2", "/0"}
)


@settings(max_examples=800, deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=14), st.sampled_from(range(5)))
def test_any_heap_of_words_is_an_effect_or_a_fault_with_a_place(words: list[str], kind: int) -> None:
    accepted_or_refused(" ".join(words), kind)


def accepted_or_refused(text: str, kind: int) -> None:
    fault: Fault | None = None
    try:
        effect = parse_effect(text, kind)
        assert effect.ops
        assert write_effect(parse_effect(write_effect(effect), kind)) == write_effect(effect)
    except Fault as found:
        fault = found
    if fault is not None:
        assert fault.code.startswith("E-")
        assert 1 <= fault.column <= len(text) + 1
        assert text[fault.column - 1 :].startswith(fault.token)
        assert SPEECH.say(fault.message(), Reader({}))


def test_drafts_break_in_every_way_but_never_with_an_exception() -> None:
    dice, luck = Random(3), Quick(3)
    for _ in range(1500):
        kind = dice.randrange(5)
        words = draft(luck, kind).split(" ")
        if dice.random() < 0.5:
            place = dice.randrange(len(words))
            words[place] = dice.choice(WORDS)
        accepted_or_refused(" ".join(words), kind)


@pytest.mark.no_cover
def test_different_effects_read_differently() -> None:
    """The text is made from the effect, and nothing of the effect is lost in it."""
    dice, luck = Random(5), Quick(5)
    told: dict[str, str] = {}
    for _ in range(1000):
        kind = dice.choice([w.ASSET, w.SAVVY, w.ESPIONAGE])
        effect = parse_effect(some_effect(luck, kind), kind)
        text = SPEECH.say(effect_text(effect, kind == w.ASSET), Reader({}))
        meaning = repr(effect.plain())
        assert told.setdefault(text, meaning) == meaning, text


def said(card: Card) -> list[str]:
    return [SPEECH.say(sentence, Reader({})) for sentence in card_text(card)]


def test_card_texts_are_sentences() -> None:
    for card in ready_made().cards.values():
        for sentence in said(card):
            assert sentence[0].isupper()
            assert sentence.endswith((".", ".)"))
            assert "@" not in sentence
            assert "  " not in sentence
        assert bool(card_text(card)) == bool(card.effects or card.lifespan)


@pytest.mark.parametrize(
    ("id", "text"),
    [
        ("COM-07", "Answer when a company plays espionage against you: it does not happen."),
        ("COM-17", "Bill a rival 2 points for each round so far; 60 at most, if the round is at least 10."),
        ("NIM-05", "As long as it is in play, each of your employees earns 1 more."),
        ("VIP-09", "Look in secret at a rival’s hand, then make that rival discard 1 card of the hand (you choose)."),
        ("COM-04", "Stays for 3 of your turns, the first included."),
    ],
)
def test_what_some_cards_say(id: str, text: str) -> None:
    assert said(ready_made().cards[id]) == [text]
