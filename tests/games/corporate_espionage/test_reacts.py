"""Savvy that answers: what it can cancel, what a cancel gives back, and who is hit after a redirect."""

from __future__ import annotations

import pytest

from tests.games.corporate_espionage.tables import packed, sit, with_card

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
    table = with_card("savvy", f"react hire by rival: cancel{tail}", B_company="NIM", B_hand="COM-01", turn="B")
    table.say("B hire COM-01").say("A savvy OWN-01")
    assert (table.banks()[1], table.see("B.hand"), table.see("B.pile")) == (bank, hand, pile)


def test_a_refunded_use_gives_its_price_back() -> None:
    table = with_card("savvy", "react use by rival: cancel refund", B_company="NIM", B_table="NIM-14 COM-01", turn="B")
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
    redirects = "react savvy to me: redirect @actor"
    table = with_card("savvy", redirects, B_company="VIP", B_hand="VIP-12", round="4", turn="B")
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
