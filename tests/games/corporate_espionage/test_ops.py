"""Every op, trigger and event of the card language, alone and together, on tables of two or three companies."""

from __future__ import annotations

import pytest

from tests.games.corporate_espionage.tables import Sitting, packed, sit


def with_card(kind: str, *effects: str, **deal: str) -> Sitting:
    """A plays NIM and holds OWN-01 (or has it in play, for permanents) with these effects."""
    zone = "A_hand" if kind in ("savvy", "espionage") else "A_table"
    deal[zone] = (deal.get(zone, "") + " OWN-01").strip()
    swaps = deal.pop("A_swap", "")
    return sit(
        3,
        None,
        1,
        own=packed("OWN-01", kind, *effects),
        A_company="NIM",
        A_swap=f"OWN-01/COM-11 {swaps}".strip(),
        **deal,
    )


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
    assert [len(hand.faces) for hand in table.table.hands] == [2, 0, 1, 2]


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
    assert all(set(event) == {"kind", "clause", "by", "card", "seat", "at"} for event in table.events("peeked", 2))
    deck = table.see("B.deck-cards", 0)
    assert isinstance(deck, list)
    assert deck[:3] == ["NIM-01", "NIM-02", "hidden"]
    table.say("A end").passes()
    assert table.see("B.hand", 0) == ["COM-01", "COM-02", "NIM-01"]
    assert table.see("B.hand", 2) == ["hidden"] * 3


@pytest.mark.proves("CES-FX-10", "CES-FX-20")
def test_static_changes_add_up_and_never_go_below_nothing() -> None:
    own = packed(
        "OWN-01",
        "asset",
        "static: modify income -5 employee @rivals; modify overhead +1 asset @all",
        "static: modify cost +2 espionage @rivals; modify bill +3 @rivals",
    )
    table = sit(
        own=own,
        A_company="NIM",
        A_swap="OWN-01/COM-05",
        A_table="OWN-01",
        A_hand="COM-11",
        B_company="NIM",
        B_table="NIM-05 COM-01 NIM-01 COM-06",
        B_hand="COM-11",
        B_bank="20",
    )
    assert table.see("B.income") == 1  # employees earn nothing even with a bonus of 1, the altar earns 1
    assert table.see("B.overhead") == 1 + 1 + 1
    assert table.see("A.overhead") == 1
    table.play("A spy COM-11 B")
    assert table.banks()[1] == 14
    table.say("A end").passes()
    assert table.see("turn") == "B"
    assert table.refused("B spy COM-11 C") == ""
    table.play("B spy COM-11 A")
    assert table.events("announced")[0]["cost"] == 4
    assert table.banks()[0] == 20 - 2 - 3


@pytest.mark.proves("CES-FX-2")
def test_a_static_condition_is_looked_at_all_the_time_with_printed_numbers() -> None:
    own = packed("OWN-01", "asset", "static: modify income +9 employee @me if my-income <= 1 and my-bank >= 5")
    table = sit(
        own=own, A_company="NIM", A_swap="OWN-01/COM-05", A_table="OWN-01 COM-01", A_hand="COM-01 COM-04", A_bank="8"
    )
    assert table.see("A.income") == 10
    table.play("A hire COM-04")
    assert table.see("A.income") == 4  # printed 1 + 3, and the bank is at 5
    table.say("A fire COM-04")
    assert table.see("A.income") == 10
    table = sit(own=own, A_company="NIM", A_swap="OWN-01/COM-05", A_table="OWN-01 COM-01", A_bank="4")
    assert table.see("A.income") == 1


def test_self_means_the_card_itself() -> None:
    own = packed("OWN-01", "employee", "static: modify income +3 self @me", "use: modify overhead +2 self @me for turn")
    table = sit(own=own, A_company="NIM", A_swap="OWN-01/COM-01 OWN-01/COM-01", A_table="OWN-01 OWN-01 COM-02")
    assert table.see("A.income") == 3 + 3 + 3
    table.play("A use OWN-01")
    assert table.see("A.overhead") == 2 + 2
    assert [table.see(f"A.permanents.{number}.overhead") for number in (1, 2, 3)] == [2, 0, 2]
    assert "use OWN-01#2" in table.legal("A")
    table.say("A end").passes()
    assert table.see("A.overhead") == 2


@pytest.mark.proves("CES-FX-18", "CES-HIRE-2", "CES-FIRE-2", "CES-END-2", "CES-CARD-8")
def test_slots() -> None:
    table = with_card(
        "savvy",
        "play: slots hire +1 for turn; slots fire +1 for turn; slots hand -3 for turn; slots executive +1 for turn",
        A_table="COM-02 COM-03 NIM-05",
        A_hand="COM-01 COM-01 NIM-06 COM-07 COM-07 NIM-01 NIM-02",
        A_bank="40",
    )
    table.play("A savvy OWN-01")
    table.play("A hire COM-01").play("A hire NIM-06").play("A hire COM-01")  # the chief brings one more hire
    assert table.refused("A hire NIM-01") == "CES-HIRE-2"
    table.say("A fire COM-02", "A fire COM-03")
    assert table.refused("A fire COM-01") == "CES-FIRE-2"
    assert table.see("A.hand-limit") == 4
    table.say("A end").passes()
    assert table.see("moment") == "exec-surplus"  # the seat was lent for this turn only
    table.say("A discard NIM-05")
    assert table.see("turn") == "B"


@pytest.mark.proves("CES-CARD-8", "CES-AUD-1")
def test_an_audit_in_the_middle_does_not_ask_for_the_surplus_twice() -> None:
    table = with_card("savvy", "play: slots executive -1 for turn", A_table="NIM-05", B_hand="COM-01")
    table.play("A savvy OWN-01")
    assert table.see("moment") == "exec-surplus"
    table.say("A audit B", "B show", "A discard NIM-05")
    assert table.see("moment") == "main"


TO = ["audit", "peek", "takeover", "fire", "destroy", "steal", "bounce", "siphon", "bill", "pilfer", "discard"]
DEEDS = {
    "peek": "peek hand @rival",
    "fire": "fire 1 employee @rival",
    "destroy": "destroy 1 @rival",
    "steal": "steal asset @rival",
    "bounce": "bounce employee @rival",
    "siphon": "siphon 3 @rival",
    "bill": "bill 3 @rival",
    "pilfer": "pilfer 1 @rival",
    "discard": "discard 1 @rival",
}


@pytest.mark.proves("CES-FX-12")
@pytest.mark.parametrize("verb", TO)
@pytest.mark.parametrize("blocked", [True, False])
def test_what_cannot_be_done_to_a_company(verb: str, blocked: bool) -> None:
    """The blocked op does nothing, and the rest of the card goes on."""
    wall = f"static: block {verb} @me" if blocked else "static: slots hand +1"
    deed = DEEDS.get(verb, "gain 0 @rival")
    own = packed("OWN-01", "espionage", f"play: {deed}; gain 1") + ";" + packed("OWN-02", "asset", wall, cost=9)
    table = sit(
        own=own,
        A_company="NIM",
        A_swap="OWN-01/COM-11",
        A_hand="OWN-01",
        A_bank="90",
        B_company="NIM",
        B_swap="OWN-02/COM-11",
        B_table="OWN-02 COM-01 COM-06",
        B_hand="COM-01",
        B_bank="9",
    )
    before = [table.see(f"B.{zone}") for zone in ("hand", "table", "bank")]
    if verb == "takeover":
        assert (table.refused("A takeover B") == "CES-TKO-13") == blocked
        return
    if verb == "audit":
        table.say("A audit B")
        assert bool(table.events("audit-refused")) == blocked
        return
    table.say("A spy OWN-01 B").passes()
    while table.see("moment") == "pick":
        asked = "AB"[table.table.waiting()[0]]
        table.say(f"{asked} {table.legal(asked)[0]}")
    table.passes()
    after = [table.see(f"B.{zone}") for zone in ("hand", "table", "bank")]
    if verb == "peek":
        assert (table.see("B.hand", 0) == ["COM-01"]) != blocked
    else:
        assert (before == after) == blocked
    assert table.banks()[0] >= 91


@pytest.mark.proves("CES-FX-12", "CES-INC-5", "CES-RULING-48")
@pytest.mark.parametrize(
    ("verb", "line"),
    [
        ("hire", "A hire COM-01"),
        ("purchase", "A buy COM-06"),
        ("espionage", "A spy COM-11 B"),
        ("savvy", "A savvy COM-10"),
        ("use", "A use NIM-14 B"),
    ],
)
def test_what_a_company_cannot_do(verb: str, line: str) -> None:
    own = packed("OWN-01", "savvy", f"play: block {verb} @rival for turn")
    table = sit(
        own=own,
        A_company="NIM",
        A_hand="COM-01 COM-06 COM-11 COM-10",
        A_table="NIM-14",
        B_company="NIM",
        B_swap="OWN-01/COM-11",
        B_hand="OWN-01",
    )
    assert table.refused(line) == ""
    table.play("B savvy OWN-01 A")
    assert table.refused(line) == "CES-FX-12"
    assert line[2:] not in table.legal("A")


@pytest.mark.proves("CES-RULING-48", "CES-INC-5")
def test_a_blocked_income_step_leaves_gains_alone() -> None:
    own = (
        packed("OWN-01", "espionage", "play: block income @rival for 1")
        + ";"
        + packed("OWN-02", "asset", "income: gain 9", income=2)
    )
    table = sit(
        own=own,
        A_company="NIM",
        A_swap="OWN-01/COM-11",
        A_hand="OWN-01",
        B_company="NIM",
        B_swap="OWN-02/COM-11",
        B_table="OWN-02",
        B_hand="COM-10",
    )
    table.play("A spy OWN-01 B").say("A end").passes()
    assert table.banks()[1] == 20
    table.play("B savvy COM-10")
    assert table.banks()[1] == 23


EVENTS = {
    "hire": ("B", "B hire COM-01"),
    "purchase": ("B", "B buy COM-06"),
    "espionage": ("B", "B spy COM-11 A"),
    "savvy": ("B", "B savvy VIP-12@C A"),
    "use": ("B", "B use NIM-14 A"),
    "bill": ("B", "B spy COM-11 A"),
    "fire": ("B", "B fire COM-01"),
    "liquidate": ("B", "B liquidate COM-05"),
    "turn-end": ("B", "B end"),
    "lost": ("B", "B spy COM-13 A"),
}


@pytest.mark.proves("CES-FX-7")
@pytest.mark.parametrize("event", [*EVENTS, "audit", "takeover"])
@pytest.mark.parametrize(("side", "works"), [("by rival", True), ("by me", False), ("", True), ("by any", True)])
def test_on_effects_see_their_event_and_its_side(event: str, side: str, works: bool) -> None:
    own = packed("OWN-01", "asset", f"on {event} {side}: gain 5".replace(" :", ":"), cost=1)
    table = sit(
        own=own,
        A_company="NIM",
        A_swap="OWN-01/COM-11",
        A_table="OWN-01 COM-06",
        A_bank="4",
        B_company="NIM",
        B_bank="60",
        B_table="NIM-14 COM-01 COM-05",
        B_hand="COM-01 COM-06 COM-11 VIP-12@C COM-13",
        C_company="VIP",
        C_bank="5",
        turn="B",
    )
    lines = {
        "audit": ["B audit A"],
        "takeover": ["B takeover C", "B layoff"],
        "lost": ["B spy COM-13 A", "B pick A:COM-06"],
    }
    for line in lines.get(event, [EVENTS[event][1]] if event in EVENTS else []):
        table.say(line).passes()
    gained = [
        e
        for e in (event_.seen_by(15) for event_ in table.table.log or [])
        if e and e["kind"] == "gained" and e["seat"] == "A"
    ]
    assert len(gained) == (1 if works else 0)


@pytest.mark.proves("CES-FX-7")
@pytest.mark.parametrize(("side", "works"), [("to me", False), ("to rival", True), ("to any", True)])
def test_on_effects_see_to_whom(side: str, works: bool) -> None:
    own = packed("OWN-01", "asset", f"on espionage {side}: gain 5")
    table = sit(
        own=own, A_company="NIM", A_swap="OWN-01/COM-11", A_table="OWN-01", B_company="NIM", B_hand="COM-11", turn="B"
    )
    table.play("B spy COM-11 C")
    assert table.banks()[0] == (25 if works else 20)


REACTS = {
    "hire": ("B hire COM-01", "by rival", "B.roster", "COM-01 NIM-05"),
    "purchase": ("B buy COM-06", "by rival", "B.inventory", "NIM-14"),
    "espionage": ("B spy COM-11 A", "to me", "A.bank", 19),
    "savvy": ("B savvy VIP-12@C A", "to me", "A.bank", 19),
    "use": ("B use NIM-14 A", "to me", "A.bank", 19),
    "bill": ("B spy COM-11 A", "to me", "A.bank", 19),
}


@pytest.mark.proves("CES-SAV-3", "CES-CXL-1")
@pytest.mark.parametrize("event", REACTS)
def test_react_cancels_what_it_answers(event: str) -> None:
    line, side, path, value = REACTS[event]
    own = packed("OWN-01", "savvy", f"react {event} {side}: cancel", cost=1)
    table = sit(
        own=own,
        A_company="NIM",
        A_swap="OWN-01/COM-11",
        A_hand="OWN-01",
        B_company="NIM",
        B_bank="60",
        B_table="COM-01 NIM-05 NIM-14",
        B_hand="COM-01 COM-06 COM-11 VIP-12@C",
        C_company="VIP",
        turn="B",
        round="4",
    )
    assert table.refused("A savvy OWN-01") == "CES-SAV-3"
    table.say(line)
    if event == "bill":
        assert table.refused("A savvy OWN-01") == "CES-SAV-3"
        table.passes_until("bill")
    table.say("A savvy OWN-01").passes()
    found = table.see(path)
    assert (" ".join(str(card) for card in found) if isinstance(found, list) else found) == value


@pytest.mark.proves("CES-SAV-3")
def test_react_to_a_takeover_and_to_the_end_of_a_turn() -> None:
    own = (
        packed("OWN-01", "savvy", "react takeover to me: cancel; siphon 2 @actor")
        + ";"
        + packed("OWN-02", "savvy", "react turn-end by rival: gain 4")
    )
    table = sit(
        own=own,
        A_company="NIM",
        A_swap="OWN-01/COM-11 OWN-02/COM-01",
        A_hand="OWN-01 OWN-02",
        A_bank="3",
        B_bank="60",
        turn="B",
    )
    table.say("B takeover A")
    assert table.refused("A savvy OWN-02") == "CES-SAV-3"
    table.play("A savvy OWN-01")
    assert table.banks()[:2] == [5, 58]
    table.say("B end")
    table.say("A savvy OWN-02")
    assert table.banks()[0] == 9


@pytest.mark.proves("CES-CXL-1", "CES-CXL-3")
@pytest.mark.parametrize(
    ("tail", "bank", "hand", "pile"),
    [
        ("", 18, [], ["COM-01"]),
        (" refund", 20, [], ["COM-01"]),
        (" to-hand", 18, ["COM-01"], []),
        (" refund to-hand", 20, ["COM-01"], []),
    ],
)
def test_kinds_of_cancels(tail: str, bank: int, hand: list[str], pile: list[str]) -> None:
    own = packed("OWN-01", "savvy", f"react hire by rival: cancel{tail}")
    table = sit(
        own=own, A_company="NIM", A_swap="OWN-01/COM-11", A_hand="OWN-01", B_company="NIM", B_hand="COM-01", turn="B"
    )
    table.say("B hire COM-01").say("A savvy OWN-01")
    assert (table.banks()[1], table.see("B.hand"), table.see("B.pile")) == (bank, hand, pile)


def test_a_refunded_use_gives_its_price_back() -> None:
    own = packed("OWN-01", "savvy", "react use by rival: cancel refund")
    table = sit(
        own=own,
        A_company="NIM",
        A_swap="OWN-01/COM-11",
        A_hand="OWN-01",
        B_company="NIM",
        B_table="NIM-14 COM-01",
        turn="B",
    )
    table.say("B use NIM-14 A").say("A savvy OWN-01")
    assert table.banks() == [20, 20, 20]
    assert table.refused("B use NIM-14 A") == "CES-USE-1"


@pytest.mark.proves("CES-CXL-4", "CES-RULING-43")
def test_a_redirected_play_reckons_for_the_new_company() -> None:
    """Only its @rival ops move; conditions and amounts are the new company's."""
    own = packed(
        "OWN-01", "espionage", "play: bill 1 per their-employees @rival; bill 1 @rivals if their-employees >= 2"
    )
    own += ";" + packed("OWN-02", "savvy", "react espionage to me: redirect @rival")
    table = sit(
        own=own,
        A_company="NIM",
        A_swap="OWN-02/COM-11",
        A_hand="OWN-02",
        B_company="NIM",
        B_swap="OWN-01/COM-11",
        B_hand="OWN-01",
        C_company="NIM",
        C_table="COM-01 COM-01 NIM-01",
        turn="B",
    )
    table.say("B spy OWN-01 A").say("A savvy OWN-02", "A name C").passes()
    assert table.banks() == [19, 20, 16]


def test_a_savvy_can_be_redirected_too() -> None:
    own = packed("OWN-01", "savvy", "react savvy to me: redirect @actor")
    table = sit(
        own=own,
        A_company="NIM",
        A_swap="OWN-01/COM-11",
        A_hand="OWN-01",
        B_company="VIP",
        B_hand="VIP-12",
        round="4",
        turn="B",
    )
    table.say("B savvy VIP-12 A").say("A savvy OWN-01").passes()
    assert table.banks() == [20, 17, 20]


@pytest.mark.proves("CES-FX-21")
def test_most_ops_work_on_oneself_after_a_redirect() -> None:
    own = packed(
        "OWN-01",
        "espionage",
        "play: bill 2 @rival; siphon 3 @rival; pilfer 1 @rival; steal asset @rival; gain 4 @rival; discard 1 @rival",
    )
    own += ";" + packed("OWN-02", "savvy", "react espionage to me: redirect @actor")
    table = sit(
        own=own,
        A_company="NIM",
        A_swap="OWN-02/COM-11",
        A_hand="OWN-02",
        B_company="NIM",
        B_swap="OWN-01/COM-11",
        B_hand="OWN-01 COM-01",
        B_table="COM-06",
        turn="B",
    )
    table.say("B spy OWN-01 A").say("A savvy OWN-02").passes()
    assert table.banks()[1] == 22
    assert table.see("B.table") == ["COM-06"]
    assert table.see("B.pile") == ["OWN-01", "COM-01"]


@pytest.mark.proves("CES-FX-5", "CES-FX-9")
def test_an_on_effect_names_its_rival_late_and_once_a_turn() -> None:
    own = packed("OWN-01", "asset", "on hire by me: siphon 2 @rival once")
    table = sit(own=own, A_company="NIM", A_swap="OWN-01/COM-11", A_table="OWN-01 NIM-06", A_hand="COM-01 COM-01")
    table.say("A hire COM-01")
    assert table.see("moment") == "name-rival"
    table.say("A name C")
    assert table.banks() == [20, 20, 18]
    table.play("A hire COM-01")
    assert table.see("moment") == "main"


@pytest.mark.proves("CES-FX-7")
def test_reactions_go_clockwise_from_the_active_company_oldest_first() -> None:
    own = packed("OWN-01", "asset", "on espionage: gain 1") + ";" + packed("OWN-02", "asset", "on espionage: gain 2")
    table = sit(
        own=own,
        A_company="NIM",
        A_swap="OWN-01/COM-05 OWN-02/COM-06",
        A_table="OWN-02 OWN-01",
        B_company="NIM",
        B_swap="OWN-01/COM-05 OWN-02/COM-06",
        B_table="OWN-01 OWN-02",
        B_hand="COM-13",
        C_company="NIM",
        C_swap="OWN-01/COM-05",
        C_table="OWN-01",
        turn="B",
    )
    table.say("B spy COM-13 A")
    table.say("B pick A:OWN-01")
    assert [(event["seat"], event["amount"]) for event in table.events("gained")] == [
        ("B", 1),
        ("B", 2),
        ("C", 1),
        ("A", 2),
    ]


@pytest.mark.proves("CES-FX-7", "CES-FX-8")
def test_losses_are_seen_before_the_next_op() -> None:
    own = packed("OWN-01", "espionage", "play: destroy 1 @rival; siphon 99 @rival")
    table = sit(
        own=own,
        A_company="IRN",
        A_table="IRN-07 IRN-01",
        A_bank="1",
        B_company="NIM",
        B_swap="OWN-01/COM-11",
        B_hand="OWN-01",
        turn="B",
    )
    table.play("B spy OWN-01 A")
    assert table.banks()[:2] == [0, 26]  # the insurance paid before the siphon


@pytest.mark.proves("CES-FX-9", "CES-RULING-46")
def test_two_effects_that_feed_each_other_stop() -> None:
    own = packed("OWN-01", "asset", "on bill by any to me: bill 1 @actor")
    table = sit(
        2,
        own=own,
        A_company="NIM",
        A_swap="OWN-01/COM-05",
        A_table="OWN-01",
        B_company="NIM",
        B_swap="OWN-01/COM-05",
        B_table="OWN-01",
        B_hand="COM-11",
        turn="B",
    )
    table.play("B spy COM-11 A")
    assert table.banks() == [16, 17]  # 3 to A, 1 back to B, 1 back to A, and there it ends


@pytest.mark.proves("CES-FX-6", "CES-END-6", "CES-TURN-2")
@pytest.mark.parametrize(("lasts", "turns"), [("turn", 0), ("1", 2), ("2", 5)])
def test_how_long_things_last(lasts: str, turns: int) -> None:
    own = packed("OWN-01", "espionage", f"play: slots hand +1 @rivals for {lasts}")
    table = sit(
        3,
        {"market-close": "off"},
        own=own,
        A_company="NIM",
        A_swap="OWN-01/COM-11",
        A_hand="OWN-01",
        A_deck_size="0",
        B_deck_size="0",
        C_deck_size="0",
    )
    table.say("A spy OWN-01")
    ended = 0
    while table.see("changes"):
        seat = "ABC"[table.table.waiting()[0]]
        table.say(f"{seat} end")
        if table.see("changes"):
            ended += 1
    assert ended == turns
    assert table.see("B.hand-limit") == 7


def test_for_nought_is_nothing() -> None:
    table = with_card("savvy", "play: slots hand +1 for 0")
    table.play("A savvy OWN-01")
    assert table.see("changes") == []


@pytest.mark.proves("CES-RULING-40", "CES-OUT-2")
def test_what_the_departed_made_ends() -> None:
    own = packed("OWN-01", "espionage", "play: block hire @rivals for 9")
    table = sit(
        own=own,
        A_company="NIM",
        A_swap="OWN-01/COM-11",
        A_hand="OWN-01",
        A_bank="1",
        B_company="NIM",
        B_hand="COM-11 COM-01",
    )
    table.play("A spy OWN-01").say("A end").passes()
    assert table.refused("B hire COM-01") == "CES-FX-12"
    table.play("B spy COM-11 A")
    assert table.see("changes") == []
    assert table.refused("B hire COM-01") == ""


@pytest.mark.proves("CES-FX-1", "CES-HIT-3")
def test_a_permanents_play_effect_works_when_it_enters() -> None:
    own = packed("OWN-01", "employee", "play: steal asset @rival; draw 1", cost=2)
    table = sit(own=own, A_company="NIM", A_swap="OWN-01/COM-11", A_hand="OWN-01", B_company="NIM", B_table="COM-06")
    assert table.refused("A hire OWN-01") == "CES-SPY-3"
    table.play("A hire OWN-01 B")
    assert table.see("A.table") == ["OWN-01", "COM-06@B"]
    assert table.see("A.cards") == 1


@pytest.mark.proves("CES-USE-1")
def test_a_use_once_a_turn_and_anew_next_turn() -> None:
    own = packed("OWN-01", "asset", "use pay 2: draw 1; gain 1 @rivals")
    table = sit(
        own=own,
        A_company="NIM",
        A_swap="OWN-01/COM-11",
        A_hand="OWN-01",
        A_bank="5",
        A_deck_size="9",
        B_deck_size="0",
        C_deck_size="0",
    )
    table.play("A buy OWN-01").play("A use OWN-01")
    assert table.banks() == [3, 21, 21]
    assert table.refused("A use OWN-01") == "CES-USE-1"
    table.say("A end").passes()
    table.say("B end").passes()
    table.say("C end").passes()
    assert table.refused("A use OWN-01") == ""
