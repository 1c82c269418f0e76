"""Every op of the card language, alone and together, on tables of two or three companies."""

from __future__ import annotations

import pytest

from tests.games.corporate_espionage.tables import packed, sit, with_card


def test_gain_for_oneself_a_rival_rivals_and_all() -> None:
    table = with_card("savvy", "play: gain 2; gain 3 @rival; gain 4 @rivals; gain 1 @all")
    table.play("A savvy OWN-01 B")
    assert table.banks() == [23, 28, 25]
    assert [event["seat"] for event in table.events("gained")] == ["A", "B", "B", "C", "B", "C", "A"]


@pytest.mark.proves("CES-FX-3", "CES-FX-19")
@pytest.mark.parametrize(
    ("amount", "gained"),
    [
        ("4", 4),
        ("1 per my-employees", 3),
        ("1 per my-executives", 1),
        ("1 per my-assets", 1),
        ("1 per my-team", 4),
        ("1 per my-hand", 1),
        ("1 per my-deck", 3),
        ("1 per my-income", 12),  # 1 + 3 + 3 and one more for each of three employees, and 2 of the asset
        ("1 per my-overhead", 4),
        ("1 per my-networth", 42),
        ("1 per my-bank", 20),
        ("1 per rivals", 2),
        ("1 per round", 7),
        ("3 per round /2", 11),  # 10.5 rounded up
        ("3 per round /2 max 5", 5),
        ("9 max 5", 5),
        ("0 per round", 0),
        ("1 per their-bank", 6),
        ("2 per their-employees", 2),
        ("1 per their-assets /4", 0),
    ],
)
def test_amounts(amount: str, gained: int) -> None:
    table = with_card(
        "savvy",
        f"play: gain {amount}; peek bank @rival",
        A_table="COM-01 NIM-01 COM-02 NIM-05 NIM-08",
        A_hand="COM-01",
        A_deck_size="3",
        B_company="NIM",
        B_bank="6",
        B_table="COM-01",
        round="7",
    )
    table.play("A savvy OWN-01 B")
    assert table.banks()[0] == 20 + gained


@pytest.mark.proves("CES-FX-4")
def test_a_bank_below_zero_counts_nothing_in_an_amount_but_as_it_is_in_a_condition() -> None:
    for condition, saved in (("my-bank <= 0", True), ("my-bank > 0", False)):
        table = with_card(
            "savvy",
            f"play: gain 1 per my-bank; gain 9 if {condition}",
            A_bank="1",
            B_company="NIM",
            B_hand="COM-11",
            turn="B",
        )
        table.say("B spy COM-11 A").passes()
        assert table.see("moment") == "insolvency"
        table.play("A savvy OWN-01")
        assert table.banks()[0] == (7 if saved else 0)
        assert table.see("A.in-market") == saved


def test_their_amounts_are_each_companys_own() -> None:
    table = with_card(
        "espionage",
        "play: bill 1 per their-employees @rivals",
        B_company="NIM",
        B_table="COM-01 COM-01",
        C_company="IRN",
        C_table="IRN-01",
    )
    table.play("A spy OWN-01")
    assert table.banks() == [20, 18, 19]


@pytest.mark.proves("CES-OUT-4")
def test_everybody_is_hit_clockwise_and_oneself_last() -> None:
    table = with_card("espionage", "play: bill 1 @all", turn="A")
    table.play("A spy OWN-01")
    assert [event["seat"] for event in table.events("charged")] == ["B", "C", "A"]


@pytest.mark.proves("CES-BILL-4")
def test_what_is_collected_is_what_is_paid() -> None:
    table = with_card("espionage", "play: bill 5 @rival collect")
    table.play("A spy OWN-01 B")
    assert table.banks() == [25, 15, 20]


@pytest.mark.proves("CES-BILL-4", "CES-INS-4")
def test_a_saved_company_pays_the_collector_in_full() -> None:
    table = with_card("espionage", "play: bill 5 @rival collect", B_bank="3", B_company="NIM", B_table="COM-06")
    table.say("A spy OWN-01 B")
    assert table.see("moment") == "insolvency"
    table.say("B liquidate COM-06")
    assert table.banks() == [25, 0, 20]


def test_siphon_stops_at_what_is_there() -> None:
    table = with_card("espionage", "play: siphon 9 @rivals", B_bank="4")
    table.play("A spy OWN-01")
    assert table.banks() == [33, 0, 11]


@pytest.mark.proves("CES-DRAW-2", "CES-DRAW-3", "CES-FX-12")
def test_draws_for_all_some_blocked_some_without_a_deck() -> None:
    own = packed("OWN-01", "savvy", "play: draw 2 @all") + ";" + packed("OWN-02", "asset", "static: block draw @me")
    table = sit(
        4,
        own=own,
        A_company="NIM",
        A_swap="OWN-01/COM-11",
        A_hand="OWN-01",
        B_company="NIM",
        B_swap="OWN-02/COM-11",
        B_table="OWN-02",
        C_deck_size="1",
    )
    table.play("A savvy OWN-01")
    assert [len(hand.faces) for hand in table.table.zones.hands] == [2, 0, 1, 2]


def test_burnout_bills_for_every_card_an_effect_cannot_draw() -> None:
    table = sit(
        3,
        {"deck-out": "burnout"},
        own=packed("OWN-01", "savvy", "play: draw 3"),
        A_company="NIM",
        A_swap="OWN-01/COM-11",
        A_hand="OWN-01",
        A_deck_size="1",
    )
    table.play("A savvy OWN-01")
    assert table.banks()[0] == 17
    assert [event["amount"] for event in table.events("charged")] == [1, 2]
    assert table.see("A.cards") == 1


@pytest.mark.proves("CES-HIT-3", "CES-FX-14", "CES-FX-15")
@pytest.mark.parametrize("chooser", ["me", "victim", "random"])
def test_discards(chooser: str) -> None:
    table = with_card(
        "espionage",
        f"play: discard 2 @rival pick {chooser}",
        B_company="NIM",
        B_hand="COM-01 COM-02 NIM-01",
        picks="COM-02@B NIM-01@B",
    )
    table.play("A spy OWN-01 B")
    if chooser != "random":
        asked = "A" if chooser == "me" else "B"
        assert table.table.waiting() == ["AB".index(asked)]
        assert table.legal(asked) == ["pick COM-01", "pick COM-02", "pick NIM-01"]
        table.say(f"{asked} pick COM-02", f"{asked} pick NIM-01")
    assert table.see("B.pile") == ["COM-02", "NIM-01"]
    assert table.see("B.hand") == ["COM-01"]


def test_a_hand_that_is_no_larger_than_asked_is_taken_whole() -> None:
    table = with_card(
        "espionage", "play: discard 2 @rival pick me; pilfer 3 @rival", B_company="NIM", B_hand="COM-01 COM-02"
    )
    table.play("A spy OWN-01 B")
    assert table.see("B.pile") == ["COM-01", "COM-02"]
    assert table.see("moment") == "main"
    assert not table.events("hand-shown")


@pytest.mark.parametrize("chooser", ["me", "victim", "random"])
def test_pilfering(chooser: str) -> None:
    table = with_card(
        "espionage", f"play: pilfer 1 @rival pick {chooser}", B_company="NIM", B_hand="COM-01 COM-02", picks="COM-02@B"
    )
    table.play("A spy OWN-01 B")
    if chooser != "random":
        table.say(f"{'A' if chooser == 'me' else 'B'} pick COM-02")
    assert table.see("A.hand") == ["COM-02@B"]
    assert table.see("B.hand") == ["COM-01"]


@pytest.mark.proves("CES-HIT-1", "CES-HIT-2", "CES-FX-11")
@pytest.mark.parametrize(
    ("op", "options", "left"),
    [
        ("fire 1 employee @rival", ["COM-01", "COM-03"], None),
        ("fire 1 executive @rival", [], ["COM-01", "COM-03", "COM-06", "NIM-07"]),
        ("fire 2 team @rival upto 6", [], ["NIM-05", "COM-06", "NIM-07"]),
        ("fire 1 team @rival upto 2", [], ["COM-03", "NIM-05", "COM-06", "NIM-07"]),
        ("destroy 1 @rival", ["COM-06", "NIM-07"], None),
        ("destroy 3 @rival", [], ["COM-01", "COM-03", "NIM-05"]),
        ("steal asset @rival", ["COM-06", "NIM-07"], None),
        ("steal permanent @rival upto 3", ["COM-01", "NIM-07"], None),
        ("bounce executive @rival", [], ["COM-01", "COM-03", "COM-06", "NIM-07"]),
        ("bounce team @rival upto 6 pick victim", ["COM-01", "COM-03"], None),
    ],
)
def test_taking_cards_in_play(op: str, options: list[str], left: list[str] | None) -> None:
    table = with_card("espionage", f"play: {op}", B_company="NIM", B_table="COM-01 COM-03 NIM-05 COM-06 NIM-07")
    table.play("A spy OWN-01 B")
    if options:
        asked = "B" if "victim" in op else "A"
        assert table.legal(asked) == [f"pick B:{card}" for card in options]
        table.say(f"{asked} pick B:{options[0]}")
        left = [card for card in ["COM-01", "COM-03", "NIM-05", "COM-06", "NIM-07"] if card != options[0]]
    assert table.see("B.table") == left


@pytest.mark.proves("CES-FX-15")
def test_a_random_pick_in_play() -> None:
    table = with_card(
        "espionage",
        "play: fire 1 employee @rival pick random",
        B_company="NIM",
        B_table="COM-01 COM-03",
        picks="COM-03@B",
    )
    table.play("A spy OWN-01 B")
    assert table.see("B.table") == ["COM-01"]


@pytest.mark.proves("CES-FX-16")
def test_peeks() -> None:
    table = with_card(
        "espionage",
        "play: peek hand @rival; peek bank @rival; peek deck 2 @rival",
        B_company="NIM",
        B_hand="COM-02 COM-01",
        B_deck="NIM-01 NIM-02 NIM-03",
        B_bank="9",
    )
    table.play("A spy OWN-01 B")
    seen = table.events("peeked", 0)
    assert [event.get("hand") or event.get("bank") or event.get("deck") for event in seen] == [
        ["COM-01", "COM-02"],
        9,
        ["NIM-01", "NIM-02"],
    ]
    assert all(
        set(event) == {"kind", "clause", "by", "card", "seat", "at", "called"} for event in table.events("peeked", 2)
    )
    deck = table.see("B.deck-cards", 0)
    assert isinstance(deck, list)
    assert deck[:3] == ["NIM-01", "NIM-02", "hidden"]
    table.say("A end").passes()
    assert table.see("B.hand", 0) == ["COM-01", "COM-02", "NIM-01"]
    assert table.see("B.hand", 2) == ["hidden"] * 3


@pytest.mark.proves("CES-CARD-6", "CES-HIT-2")
@pytest.mark.parametrize(("says", "picks"), [("", "A"), (" pick victim", "B"), (" pick me", "A")])
def test_a_card_may_say_who_picks_the_fired(says: str, picks: str) -> None:
    table = with_card("espionage", f"play: fire 1 employee @rival{says}", B_company="NIM", B_table="COM-01 COM-02")
    table.play("A spy OWN-01 B")
    assert table.see("waiting") == [picks]
