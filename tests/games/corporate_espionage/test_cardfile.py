"""Card and deck files: accepted, or refused with a code and a place; prices; packing; the box itself."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kickback.engine.bans import Refused
from kickback.engine.chance import Quick
from kickback.engine.options import settle
from kickback.games.corporate_espionage import GAME
from kickback.games.corporate_espionage.components import (
    Card,
    Deck,
    Fault,
    Findings,
    card_from,
    check_cards,
    check_deck,
    judge_brought,
    judge_deck,
    own_tables,
    pack_cards,
    pack_decks,
    price_floor,
    ready_made,
    some_card,
    some_deck,
    unpack_cards,
    unpack_decks,
)
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.components.cards import deck_from
from kickback.words import Reader, speech

POOL = ready_made().cards


def card(**fields: object) -> str:
    """A card file with one card; what is not said is a plain intern."""
    plain: dict[str, object] = {"id": "OWN-01", "name": "Intern", "type": "employee", "cost": 2}
    lines = ["# my cards", "", "[[card]]"]
    for key, value in (plain | fields).items():
        lines.append(f"{key} = {toml(value)}")
    return "\n".join(lines) + "\n"


def toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def told(fault: Fault) -> str:
    return speech(GAME.name).say(fault.message(), Reader({}))


def only(findings: Findings) -> Fault:
    assert len(findings.faults) == 1
    return findings.faults[0]


@pytest.mark.proves("CES-DECK-2", "CES-CARD-1")
@pytest.mark.parametrize(
    ("fields", "code", "token", "line"),
    [
        ({"type": "manager"}, "E-TYPE", "manager", 6),
        ({"type": "savvy", "income": 1}, "E-NUM", "1", 8),
        ({"type": "espionage", "overhead": 2}, "E-NUM", "2", 8),
        ({"type": "savvy", "lifespan": 3}, "E-NUM", "3", 8),
        ({"cost": 13}, "E-NUM", "13", 7),
        ({"cost": -1}, "E-NUM", "-1", 7),
        ({"cost": True}, "E-NUM", "True", 7),
        ({"cost": 2.5}, "E-NUM", "2.5", 7),
        ({"cost": "2"}, "E-NUM", "2", 7),
        ({"income": 7}, "E-NUM", "7", 8),
        ({"overhead": 7}, "E-NUM", "7", 8),
        ({"lifespan": 10}, "E-NUM", "10", 8),
        ({"effects": ["play: draw 1"] * 4}, "E-NUM", "effects", 8),
        ({"id": "intern"}, "E-ID", "intern", 4),
        ({"id": "OWN-1"}, "E-ID", "OWN-1", 4),
        ({"id": 7}, "E-ID", "7", 4),
        ({"name": ""}, "E-NAME", "", 5),
        ({"name": "x" * 33}, "E-NAME", "x" * 33, 5),
        ({"quote": "y" * 91}, "E-NAME", "y" * 39 + "…", 8),
        ({"id": "COM-01"}, "E-DUP", "COM-01", 4),
        ({"colour": "blue"}, "E-TOML", "colour", 8),
        ({"effects": "play: draw 1"}, "E-TOML", "effects", 8),
        ({"type": "espionage", "cost": 0, "effects": ["play: bill 20 @rival"]}, "E-PRICE", "0", 7),
        ({"type": "asset", "effects": ["react espionage to me: cancel"]}, "E-TYPE", "react", 8),
        ({"effects": ["use: gain 1", "use: draw 1"]}, "E-TYPE", "use", 8),
        ({"type": "savvy", "effects": ["react hire: cancel", "react hire: gain 1"]}, "E-TYPE", "react", 8),
        ({"type": "savvy", "effects": ["react hire: cancel", "play: gain 1"]}, "E-TYPE", "play", 8),
        ({"type": "savvy", "effects": ["play: gain 1", "react hire: cancel"]}, "E-TYPE", "react", 8),
    ],
)
def test_a_wrong_card_is_refused_with_code_and_place(
    fields: dict[str, object], code: str, token: str, line: int
) -> None:
    fault = only(check_cards(card(**fields), POOL))
    assert (fault.code, fault.token, fault.line) == (code, token, line)
    assert told(fault)


def test_the_column_is_the_expressions() -> None:
    text = card(type="espionage", effects=["play: bill 3 @rival", "play: explode 3 @rival"])
    fault = only(check_cards(text, POOL))
    assert (fault.code, fault.effect, fault.column, fault.line) == ("E-OP", 2, 7, 8)
    assert fault.plain()["card"] == "OWN-01"
    assert told(fault).splitlines()[1:3] == ["    play: explode 3 @rival", "          ^^^^^^^"]


def test_the_column_is_the_first_of_the_word() -> None:
    fault = only(check_cards(card(effects=["use: gain 1", "  use: draw 1"]), POOL))
    assert (fault.code, fault.token, fault.column) == ("E-TYPE", "use", 3)


def test_a_card_without_a_cost_is_refused() -> None:
    text = card().replace("cost = 2\n", "")
    fault = only(check_cards(text, POOL))
    assert (fault.code, fault.token, fault.line, fault.column) == ("E-NUM", "", 3, 1)
    assert fault.why.plain() == {"id": "fault-range", "facts": {"word": "", "key": "cost", "most": 12}}


def test_a_huge_number_is_not_repeated() -> None:
    for cost, said in ((10**12, str(10**12)), (10**12 + 1, "too large"), (-(10**12) - 1, "too large")):
        assert only(check_cards(card(cost=cost), POOL)).token == said


def test_a_card_that_is_not_written_as_a_block() -> None:
    """What is wrong with it is looked for in the whole file."""
    fault = only(check_cards('# mine\n\ncard = [{id = "OWN-01", name = "Intern", type = "manager", cost = 2}]\n', POOL))
    assert (fault.code, fault.token, fault.line) == ("E-TYPE", "manager", 1)


def test_every_card_of_a_file_is_judged() -> None:
    text = card(cost=99) + card(id="OWN-02") + card(id="OWN-03", name="") + card(id="OWN-02", cost=3)
    findings = check_cards(text, POOL)
    assert [found.id for found in findings.cards] == ["OWN-02"]
    assert [(fault.code, fault.line) for fault in findings.faults] == [("E-NUM", 7), ("E-NAME", 19), ("E-DUP", 25)]


def test_the_same_card_twice_is_one_card() -> None:
    assert not check_cards(card() + card(), POOL).faults
    box = ready_made().cards["COM-01"]
    again = card(id="COM-01", name=box.name, cost=2, income=1, quote=box.quote)
    assert not check_cards(again, POOL).faults


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[[card]\n", 1),
        ('x = "', 1),
        ("a = 1\na = 2\n", 2),
        ("card = 3\n", 1),
        ("[cards]\n", 1),
        ("card = [1]\n", 1),
        ("x = " + "[" * 3000, 1),
        ("x = 1" + "0" * 5000, 1),
    ],
)
def test_what_is_no_card_file_is_refused_with_its_place(text: str, line: int) -> None:
    findings = check_cards(text, POOL)
    assert findings.faults
    assert findings.faults[0].code == "E-TOML"
    assert findings.faults[0].line == line


PIECES = [
    "[[card]]",
    "[deck]",
    "[deck.cards]",
    "id",
    "name",
    "type",
    "cost",
    "effects",
    "=",
    '"OWN-01"',
    '"x"',
    "1",
    "-1",
    "1e9",
    "true",
    "[",
    "]",
    "{",
    "}",
    ",",
    '"savvy"',
    '"asset"',
    "COM-01",
    "#",
    "2020-01-01",
    "inf",
    "nan",
    "code",
    '"ABC"',
    "cards",
    ".",
    '"""',
] + ['"play: gain 1"', "\n", "\n"]


@settings(max_examples=600, deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=40), st.booleans())
def test_any_file_is_accepted_or_refused_never_an_exception(pieces: list[str], fair: bool) -> None:
    judged(" ".join(pieces), fair)


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=80))
def test_any_text_is_accepted_or_refused_never_an_exception(text: str) -> None:
    judged(text, True)
    judged(card(effects=[text.replace("\\", "").replace('"', "").replace("\n", " ")]), False)


def judged(text: str, fair: bool) -> None:
    for findings in (check_cards(text, POOL, fair), check_deck(text, POOL, fair)):
        for fault in findings.faults:
            assert fault.code.startswith("E-")
            assert fault.line >= 1
            assert fault.column >= 1
            assert told(fault)


def deck_text(cards: dict[str, int], extra: str = "", code: str = "OWN", own: str = "") -> str:
    listed = "\n".join(f"{id} = {count}" for id, count in cards.items())
    return f'[deck]\ncode = "{code}"\nname = "My Firm"\n{extra}\n[deck.cards]\n{listed}\n{own}'


VIP = ready_made().decks["VIP"].cards


def changed(**changes: int) -> dict[str, int]:
    cards = dict(VIP)
    for id, count in changes.items():
        cards[id.replace("_", "-")] = count
    return {id: count for id, count in cards.items() if count}


def test_a_ready_made_list_is_a_legal_deck() -> None:
    findings = check_deck(deck_text(VIP), POOL)
    assert not findings.faults
    assert findings.deck is not None
    assert findings.deck.cards == VIP


@pytest.mark.proves("CES-DECK-1", "CES-DECK-2", "CES-DECK-3", "CES-DECK-4", "CES-DECK-5", "CES-DECK-6")
@pytest.mark.parametrize(
    ("cards", "code", "token"),
    [
        (changed(COM_01=1), "E-DECK-SIZE", "49"),
        (changed(COM_01=3), "E-DECK-SIZE", "51"),
        (changed(COM_01=5, VIP_07=0), "E-DECK-COPIES", "COM-01"),
        (changed(VIP_04=2, COM_01=1), "E-DECK-EXEC", "VIP-04"),
        (changed(NIM_05=1, IRN_04=1, MAG_04=1, COM_01=1, VIP_07=1), "E-DECK-EXEC", "5"),
        (changed(VIP_01=0, VIP_02=0, COM_06=4, COM_05=4), "E-DECK-EMP", "8"),
        (changed(COM_11=4, NIM_12=2, COM_07=0, COM_10=0, VIP_13=0, COM_20=0, VIP_12=1), "E-DECK-ESP", "25"),
        (changed(COM_99=2, COM_01=0), "E-DECK-UNKNOWN", "COM-99"),
    ],
)
def test_a_wrong_deck_is_refused_with_its_code(cards: dict[str, int], code: str, token: str) -> None:
    fault = only(check_deck(deck_text(cards), POOL))
    assert (fault.code, fault.token) == (code, token)
    assert fault.line >= 1
    assert fault.card == "OWN"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (deck_text(VIP, code="own"), "E-ID"),
        (deck_text(VIP).replace("My Firm", ""), "E-NAME"),
        (deck_text(VIP, extra='motto = "x"'), "E-TOML"),
        (deck_text(VIP, extra='house-rule = "rule"'), "E-ID"),
        (deck_text(VIP, extra='house-rule = "OWN-09"'), "E-DECK-UNKNOWN"),
        (deck_text({"COM-01": 0}), "E-NUM"),
        (deck_text({"intern": 3}), "E-ID"),
        ("[deck]\ncode = 'OWN'\nname = 'x'\ncards = 3\n", "E-TOML"),
        (card(), "E-TOML"),
        ("deck = 3\n", "E-TOML"),
    ],
)
def test_what_is_no_deck_is_refused(text: str, code: str) -> None:
    assert only(check_deck(text, POOL)).code == code


def test_a_word_that_no_deck_has_is_found_where_its_line_begins() -> None:
    fault = only(check_deck(deck_text(VIP, extra='motto = "x"'), POOL))
    assert (fault.token, fault.line, fault.column) == ("motto", 4, 1)
    with pytest.raises(Fault) as nowhere:
        deck_from({"motto": "x"})
    assert (nowhere.value.line, nowhere.value.column) == (0, 1)


@pytest.mark.proves("CES-DECK-1", "CES-DECK-2")
def test_own_cards_and_a_house_rule_in_a_deck() -> None:
    own = card(cost=2) + card(id="OWN-09", name="House Rule", type="savvy", cost=1, effects=["play: draw 1"])
    cards = changed(COM_01=0) | {"OWN-01": 2}
    findings = check_deck(deck_text(cards, extra='house-rule = "OWN-09"', own=own), POOL)
    assert not findings.faults
    assert findings.deck is not None
    assert findings.deck.house == "OWN-09"
    assert only(check_deck(deck_text(cards, own=own), POOL, most_own=1)).code == "E-DECK-OWN"
    misnamed = deck_text(cards, extra='house-rule = "OWN-01"', own=own)
    assert only(check_deck(misnamed, POOL)).code == "E-NAME"
    twice = deck_text(cards | {"OWN-09": 1, "COM-02": 0}, extra='house-rule = "OWN-09"', own=own)
    assert only(check_deck(twice.replace("COM-02 = 0\n", ""), POOL)).code == "E-DECK-COPIES"


def test_all_cards_of_the_box_meet_their_price() -> None:
    assert len(POOL) == 82
    for found in POOL.values():
        assert found.cost >= price_floor(found), found.id


PRICES = [
    ("employee", 0, 3, 2, 0, [], 2),  # 4.5 - 2
    ("employee", 0, 4, 0, 3, [], 3),  # 6 x 0.6
    ("savvy", 0, 0, 0, 0, ["play: gain 9"], 2),  # 4.5 - 2
    ("savvy", 0, 0, 0, 0, ["play: gain 9 if round > 2"], 1),  # 3.6 - 2
    ("espionage", 0, 0, 0, 0, ["play: bill 10 @rival collect"], 7),  # 9 - 2
    ("espionage", 0, 0, 0, 0, ["play: bill 5 @rivals"], 2),  # 3 x 1.6 - 2
    ("espionage", 0, 0, 0, 0, ["play: bill 20 @all"], 0),  # 12 x 0.2 - 2
    ("espionage", 0, 0, 0, 0, ["play: bill 9 @me; bill 10 @rival"], 4),  # hurting oneself is worth nothing
    ("espionage", 0, 0, 0, 0, ["play: bill 10 @rival; gain 4 @rival"], 2),  # 6 - 2 - 2
    ("espionage", 0, 0, 0, 0, ["play: bill 1 per their-networth /5 @rival"], 2),  # 36 / 5 rounded up is 8
    ("espionage", 0, 0, 0, 0, ["play: siphon 5 @rival; pilfer 1 @rival pick me"], 5),  # 4.5 + 3 - 2
    ("espionage", 0, 0, 0, 0, ["play: fire 2 team @rival pick victim"], 6),  # 11 x 0.75 - 2
    ("espionage", 0, 0, 0, 0, ["play: steal asset @rival upto 6"], 3),  # 7 x 0.75 - 2
    ("espionage", 0, 0, 0, 0, ["play: bounce asset @rival upto 6 pick victim; peek hand @rival"], 1),  # 3.5 - 2
    ("asset", 0, 0, 0, 0, ["static: modify income +1 employee @me"], 7),
    ("asset", 0, 0, 0, 0, ["static: modify income -1 employee @me"], 0),
    ("asset", 0, 0, 0, 0, ["static: modify cost -2 any @me; modify bill -1 @me"], 7),
    ("asset", 0, 0, 0, 0, ["static: slots hire +1; slots executive +1; slots hand +2; slots fire +1"], 7),  # 7.5
    ("asset", 0, 0, 0, 0, ["static: block bill @me"], 12),
    ("asset", 0, 0, 0, 0, ["static: block hire @me"], 0),
    ("espionage", 0, 0, 0, 0, ["play: modify overhead +1 team @rival for 3"], 4),  # 6 - 2
    ("espionage", 0, 0, 0, 0, ["play: block income @rival for turn; draw 1"], 2),  # 2.5 + 1.5 - 2
    ("asset", 0, 0, 0, 0, ["use pay 2: bill 5 @rival"], 3),  # (3 - 1) x 1.5
    ("asset", 0, 0, 0, 0, ["income: gain 4"], 5),  # 2 x 2.5
    ("asset", 0, 0, 0, 0, ["on hire by me: gain 3"], 3),  # 1.5 x 2
    ("asset", 0, 0, 0, 0, ["on hire by me: gain 3 once"], 2),  # 3 x 0.7
    ("asset", 0, 0, 0, 0, ["on bill to me: gain 3"], 1),
    ("asset", 0, 0, 0, 0, ["on hire by rival: bill 5 @actor"], 6),
    ("asset", 0, 0, 0, 0, ["on hire by me: bill 5 @actor"], 0),
    ("asset", 0, 0, 0, 0, ["on hire: gain 5 @actor"], 5),  # it might be us
    ("savvy", 0, 0, 0, 0, ["react hire by rival: cancel"], 1),
    ("savvy", 0, 0, 0, 0, ["react hire by rival: cancel refund to-hand; gain 5"], 1),  # 0.84 + 2.5 - 2
    ("savvy", 0, 0, 0, 0, ["react espionage to me: redirect @actor; draw 1"], 2),  # 4 - 2
    ("savvy", 0, 0, 0, 0, ["play: discard 1 @rival pick me; destroy 1 @rival"], 4),  # 2 + 4 - 2
]  # fmt: skip


@pytest.mark.parametrize(("kind", "cost", "income", "overhead", "life", "effects", "floor"), PRICES)
def test_the_price_floor(
    kind: str, cost: int, income: int, overhead: int, life: int, effects: list[str], floor: int
) -> None:
    made = card_from(
        {"id": "OWN-01", "name": "x", "type": kind, "cost": cost, "effects": effects}
        | ({"income": income, "overhead": overhead, "lifespan": life} if kind in ("employee", "asset") else {})
    )
    assert price_floor(made) == floor


def test_packed_cards_and_decks_come_out_as_they_went_in() -> None:
    dice = Quick(9)
    for _ in range(40):
        cards = [some_card(dice, f"OWN-{i:02d}", i % 5, i % 2 == 0) for i in range(5)]
        cards[0] = Card("OWN-00", "50% + more: a; b & c", w.ASSET, 1, quote='"Tab?" he said; no.')
        assert [found.plain() for found in unpack_cards(pack_cards(cards))] == [found.plain() for found in cards]
        deck = some_deck(dice, "ABC", cards[1:])
        again = unpack_decks(pack_decks([deck, deck]))
        assert [(found.code, found.name, found.cards) for found in again] == [(deck.code, deck.name, deck.cards)] * 2


@pytest.mark.parametrize("option", ["own-cards", "own-decks"])
@pytest.mark.parametrize(
    "text", ["x", "x:y", "OWN-01:a:b:c:d:e:f:g:h:i", "ABC:n::COM-01", "ABC:n::COM-01*x", ":;:", "%zz"]
)
def test_a_broken_packing_is_refused(option: str, text: str) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.settle(2, {option: text, "custom-cards": "anything"})
    assert refusal.value.ban.clause == "CES-DECK-2"


@pytest.mark.proves("CES-DECK-1", "CES-DECK-3", "CES-DECK-4", "CES-DECK-5", "CES-DECK-6")
@pytest.mark.parametrize(
    ("cards", "clause"),
    [
        (changed(COM_01=1), "CES-DECK-1"),
        (changed(COM_01=5, VIP_07=0), "CES-DECK-3"),
        (changed(VIP_04=2, COM_01=1), "CES-DECK-4"),
        (changed(VIP_01=0, VIP_02=0, COM_06=4, COM_05=4), "CES-DECK-5"),
        (changed(COM_11=4, NIM_12=2, COM_07=0, COM_10=0, VIP_13=0, COM_20=0, VIP_12=1), "CES-DECK-6"),
    ],
)
def test_a_table_refuses_a_wrong_deck_by_its_clause(cards: dict[str, int], clause: str) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.settle(2, {"own-decks": pack_decks([Deck("OWN", "Mine", "", cards)])})
    assert refusal.value.ban.clause == clause


def test_tables_of_own_decks_are_allowed() -> None:
    dice = Quick(4)
    for fair in (True, False):
        options = own_tables(dice, 3, fair)
        GAME.settle(3, options)
        with pytest.raises(Refused):
            GAME.settle(3, options | {"custom-cards": "off"})
        with pytest.raises(Refused):
            GAME.settle(3, options | {"custom-card-max": "3"})


def test_an_own_deck_cannot_take_the_name_of_a_ready_made_one() -> None:
    mine = {"own-decks": pack_decks([Deck("VIP", "Mine", "", dict(VIP))])}
    with pytest.raises(Refused):
        GAME.settle(2, mine)
    with pytest.raises(Fault) as fault:
        judge_brought(2, settle(GAME.options, mine, GAME.options_clause))
    assert (fault.value.code, fault.value.token, fault.value.column) == ("E-DUP", "VIP", 1)


def test_a_faulty_card_is_told_before_the_deck_is_looked_at() -> None:
    assert only(check_deck(card(cost=99), POOL)).code == "E-NUM"


def test_a_fault_of_a_deck_points_into_its_own_block() -> None:
    """A word that stands in a card, too, is found in the deck."""
    text = card(brand="name", quote="plan") + '\n[deck]\ncode = "ABC"\nname = "Mine"\nthing = "COM-01"\n'
    fault = only(check_deck(text, POOL))
    assert (fault.code, fault.token, fault.column) == ("E-TOML", "thing", 1)
    assert text.splitlines()[fault.line - 1].startswith("thing")
    nameless = only(check_deck(card() + '\n[deck]\ncode = "ABC"\nname = ""\n', POOL))
    assert (nameless.code, nameless.line) == ("E-NAME", 11)
    few = '# VIP-01 = 4\n\n[deck]\ncode = "ABC"\nname = "Mine"\n[deck.cards]\nVIP-01 = 51\n'
    assert only(check_deck(few, POOL)).line == 7


@pytest.mark.parametrize(("cost", "refused"), [("999", "E-NUM"), ("1000", "E-TOML")])
def test_a_packed_number_has_three_digits_at_most(cost: str, refused: str) -> None:
    with pytest.raises(Fault) as fault:
        unpack_cards(f"OWN-01:Intern:employee:{cost}:0:0:0:::")
    assert fault.value.code == refused


def test_a_fault_of_a_packed_card_names_the_card() -> None:
    with pytest.raises(Fault) as fault:
        unpack_cards("OWN-01:Intern:manager:2:0:0:0:::")
    assert fault.value.card == "OWN-01"


def test_ready_made_decks_as_the_box_says() -> None:
    counts = {"NIM": (16, 2, 6, 11, 15), "IRN": (15, 2, 10, 8, 15), "VIP": (14, 2, 4, 11, 19), "MAG": (14, 2, 5, 9, 20)}
    for code, deck in ready_made().decks.items():
        kinds = [0] * 5
        for id, count in deck.cards.items():
            kinds[POOL[id].type] += count
        assert tuple(kinds) == counts[code]
        assert judge_deck(deck, POOL) is None
