"""What holds while a card is in play, what is blocked, what there is room for, and how long changes last."""

from __future__ import annotations

import pytest

from tests.games.corporate_espionage.tables import packed, sit, with_card


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
    play = DEEDS.get(verb, "gain 0 @rival")
    own = packed("OWN-01", "espionage", f"play: {play}; gain 1") + ";" + packed("OWN-02", "asset", wall, cost=9)
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
    blocks = "play: block hire @rivals for 9"
    table = with_card("espionage", blocks, A_bank="1", B_company="NIM", B_hand="COM-11 COM-01")
    table.play("A spy OWN-01").say("A end").passes()
    assert table.refused("B hire COM-01") == "CES-FX-12"
    table.play("B spy COM-11 A")
    assert table.see("changes") == []
    assert table.refused("B hire COM-01") == ""
