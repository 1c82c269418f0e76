"""When effects work: on entering play, on use, on events; whose events they see, in what order, and where they stop."""

from __future__ import annotations

import pytest

from kickback.engine.seats import EYE
from tests.games.corporate_espionage.tables import packed, sit, with_card

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


AIMED_AT = {
    "espionage": "A", "savvy": "A", "use": "A", "bill": "A", "audit": "A", "lost": "A", "takeover": "C",
    "fire": "B", "liquidate": "B", "turn-end": "B",
}  # fmt: skip
LINES = {
    "audit": ["B audit A"],
    "takeover": ["B takeover C", "B layoff"],
    "lost": ["B spy COM-13 A", "B pick A:COM-06"],
}


def gained(event: str, side: str) -> int:
    """How often a card of A sees what B does."""
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
    for line in LINES.get(event, [EVENTS[event][1]] if event in EVENTS else []):
        table.say(line).passes()
    heard = [told.seen_by(EYE) for told in table.table.log or []]
    return sum(1 for e in heard if e and e["kind"] == "gained" and e["seat"] == "A")


@pytest.mark.proves("CES-FX-7")
@pytest.mark.parametrize("event", [*EVENTS, "audit", "takeover"])
@pytest.mark.parametrize(("side", "works"), [("by rival", True), ("by me", False), ("", True), ("by any", True)])
def test_on_effects_see_their_event_and_its_side(event: str, side: str, works: bool) -> None:
    assert gained(event, side) == (1 if works else 0)


@pytest.mark.proves("CES-FX-7")
@pytest.mark.parametrize(("event", "whom"), AIMED_AT.items())
def test_on_effects_see_to_whom_each_event_is_done(event: str, whom: str) -> None:
    """Firings, sales and ends of turns are done to the company itself."""
    assert gained(event, "to me") == (1 if whom == "A" else 0)
    assert gained(event, "to rival") == (0 if whom == "A" else 1)


@pytest.mark.proves("CES-SAV-3", "CES-END-5")
def test_an_answer_to_the_own_end_of_turn() -> None:
    table = with_card("savvy", "react turn-end to me: gain 3", B_hand="COM-06", C_hand="COM-06")
    table.say("A end")
    assert table.legal("A") == ["pass", "savvy OWN-01"]
    table = with_card("savvy", "react turn-end to me: gain 3", B_hand="COM-06", C_hand="COM-06", turn="B")
    table.say("B end")
    assert table.legal("A") == ["pass"]


@pytest.mark.proves("CES-FX-7")
@pytest.mark.parametrize(("side", "works"), [("to me", False), ("to rival", True), ("to any", True)])
def test_on_effects_see_to_whom(side: str, works: bool) -> None:
    table = with_card("asset", f"on espionage {side}: gain 5", B_company="NIM", B_hand="COM-11", turn="B")
    table.play("B spy COM-11 C")
    assert table.banks()[0] == (25 if works else 20)


@pytest.mark.proves("CES-FX-5", "CES-FX-9")
def test_an_on_effect_names_its_rival_late_and_once_a_turn() -> None:
    table = with_card("asset", "on hire by me: siphon 2 @rival once", A_table="NIM-06", A_hand="COM-01 COM-01")
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
