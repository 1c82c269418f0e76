"""What a table keeps in mind from one moment to the next: news, memories, open answers, debts, its names for cards."""

from __future__ import annotations

import pytest

from kickback.engine.bans import Unreadable
from kickback.engine.chance import Quick
from kickback.engine.pile import HIDDEN
from kickback.games.corporate_espionage import GAME
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.memory import DREW, HELD
from kickback.games.corporate_espionage.moments.associations import Invitation
from kickback.games.corporate_espionage.moments.offers import deal_candidates
from tests.games.corporate_espionage.tables import Sitting, dealt, packed, sit, with_card

EVENT = {"official-event": "on", "loans": "on", "card-market": "table", "alliances": "pact", "associations": "on"}


def news(table: Sitting) -> int:
    return table.table.calendar.news


@pytest.mark.proves("CES-AUD-5")
def test_after_a_firing_or_a_dismissal_everything_may_be_asked_again() -> None:
    table = sit(3, None, 1, A_company="NIM", A_table="COM-01 COM-02", B_hand="COM-01", B_company="NIM")
    table.say("A audit B", "B show")
    assert table.refused("A audit B") == "CES-AUD-5"
    before = news(table)
    table.say("A fire COM-01")
    assert news(table) > before
    assert table.ban("A audit B") is None

    chiefs = sit(
        3, None, 1, A_company="VIP", B_company="NIM", A_bank="40", A_table="VIP-04", B_bank="1", B_table="NIM-05 NIM-04"
    )
    chiefs.say("A takeover B", "A keep")
    assert chiefs.table.stack[-1].name == "exec-surplus"
    before = news(chiefs)
    chiefs.say("A discard VIP-04")
    assert news(chiefs) > before


@pytest.mark.proves("CES-OUT-2")
def test_an_invitation_when_somebody_leaves() -> None:
    table = sit(4, EVENT, 1).table
    open_to_c_and_d = Invitation(1, "oil", 0b0001, 0b1100)
    assert open_to_c_and_d.gone(table, 0) is None  # nobody is left to found it
    for gone, asked, invited in ((1, 2, 0b1000), (2, 1, 0b1000), (3, 1, 0b0100)):
        left = open_to_c_and_d.gone(table, gone)
        assert isinstance(left, Invitation)
        assert (left.seat, left.members, left.invited) == (asked, 0b0001, invited)
    assert Invitation(1, "oil", 0b0001, 0).gone(table, 1) is None


def test_a_card_shown_twice_is_remembered_once() -> None:
    table = sit(3, {"card-market": "hand"}, 1, A_company="NIM", A_hand="NIM-12", B_company="NIM")
    table.say("A sell NIM-12 to C for 4")
    table.table.zones.look_at_one(2, 0, table.table.zones.hands[0].faces[0])
    shown = [entry for entry in table.table.zones.memory.entries if entry.kind == HELD]
    assert [(entry.seat, entry.target) for entry in shown] == [(0, 2)]


def test_whoever_drew_a_dealt_card_alone_knows_it() -> None:
    table = sit(3, None, 1, A_company="NIM", A_hand="COM-01 NIM-12", B_company="NIM", B_hand="COM-07").table
    for seat in range(3):
        drawn = [entry for entry in table.view(seat).memory if entry.kind == DREW]
        assert drawn
        for entry in drawn:
            assert (entry.card != HIDDEN) == (entry.seat == seat)


@pytest.mark.proves("CES-FX-6")
def test_what_a_card_changes_of_itself_when_it_arrives() -> None:
    own = packed("OWN-01", "employee", "play: modify income +2 self @me for 2", cost=1, income=1)
    table = sit(3, None, 1, own=own, A_company="NIM", A_swap="OWN-01/COM-01", A_hand="OWN-01", A_table="COM-02")
    before = table.see("A.income")
    table.play("A hire OWN-01")
    assert isinstance(before, int)
    assert table.see("A.income") == before + 3


@pytest.mark.proves("CES-HIRE-1")
def test_a_hired_card_enters_once_even_if_it_asks_something() -> None:
    own = packed("OWN-01", "employee", "play: discard 1 @me pick me", cost=1)
    deal = {"A_company": "NIM", "A_swap": "OWN-01/COM-01", "A_hand": "OWN-01 COM-01 COM-02 COM-03"}
    table = sit(3, None, 1, own=own, **deal).play("A hire OWN-01")
    assert table.table.stack[-1].name == "pick"
    table.say("A pick COM-01")
    assert table.see("A.roster") == ["OWN-01"]


@pytest.mark.proves("CES-EXP-4")
def test_an_asset_sold_for_the_expenses_is_sold_by_their_clause() -> None:
    own = packed("OWN-01", "employee", overhead=6)
    deal = {"B_company": "NIM", "B_swap": "OWN-01/COM-01", "B_table": "OWN-01 COM-06", "B_bank": "0"}
    table = sit(3, None, 1, own=own, **deal).say("A end").passes_until("expenses")
    table.say("B liquidate COM-06")
    sold = [event for event in (table.table.log or [])[table.heard :] if event.kind == "liquidated"]
    assert [event.clause for event in sold] == ["CES-EXP-4"]


def test_a_card_that_does_not_exist_is_written_back_as_it_was() -> None:
    table = sit(3).table
    for seat in "AB":
        assert table.read(0, f"pick {seat}:XYZ-99").text == f"pick {seat}:XYZ-99"


@pytest.mark.proves("CES-FX-5")
def test_without_a_rival_to_name_nothing_of_the_effect_happens() -> None:
    """Both others are partners, each against the other."""
    own = packed("OWN-01", "asset", "on hire by me: bill 1 @rival; gain 5")
    deal = {"A_company": "NIM", "A_swap": "OWN-01/COM-11", "A_table": "OWN-01", "A_hand": "COM-01 COM-01"}
    table = sit(3, EVENT | {"hires-per-turn": "2"}, 1, own=own, **deal)
    table.say("A pact B vs C", "B accept", "A pact C vs B", "C accept")
    bank = table.banks()[0]
    table.play("A hire COM-01")
    assert table.table.stack[-1].name == "main"
    assert table.banks()[0] == bank - 2
    table.say("A break C")


@pytest.mark.proves("CES-CXL-4")
def test_a_play_may_be_turned_aside_twice() -> None:
    table = with_card(
        "savvy",
        "react espionage to me: redirect @rival; redirect @rival",
        B_company="NIM",
        B_hand="COM-11 COM-01",
        turn="B",
    )
    table.say("B spy COM-11 A", "A savvy OWN-01").passes_until("name-rival")
    table.say("A name B")
    assert table.table.stack[-1].name == "name-rival"
    table.say("A name C").passes()
    assert table.banks()[0] == 20
    assert table.banks()[2] < 20


@pytest.mark.proves("CES-WIN-8")
def test_an_answer_to_what_is_gone_stops_nothing_else() -> None:
    """An audit is asked while a hire waits; who asked it leaves, and the answer to it finds only the hire below."""
    own = packed("OWN-01", "savvy", "react audit to me: cancel")
    deal = {"D_company": "NIM", "D_swap": "OWN-01/COM-11", "D_hand": "OWN-01 COM-01", "own": own}
    table = sit(4, EVENT, 1, B_company="NIM", B_hand="COM-01 COM-02", turn="B", **deal)
    table.say("B hire COM-01", "C audit D", "D savvy OWN-01", "A disqualify C").passes_until("main")
    assert table.see("B.roster") == ["COM-01"]
    assert table.see("B.pile") == []


@pytest.mark.proves("CES-EXP-4")
def test_debts_are_the_same_at_a_clone() -> None:
    """B cannot pay its overhead; a loan that is due is charged afterwards, wherever the game goes on."""
    own = packed("OWN-01", "employee", overhead=3)
    deal = {"A_company": "NIM", "B_company": "NIM", "B_swap": "OWN-01/COM-01", "B_table": "OWN-01", "B_bank": "0"}
    table = sit(3, {"loans": "on"}, 1, own=own, **deal)
    table.say("A lend B 1 repay 1 in 1", "B accept", "A end").passes_until("expenses")
    assert table.table.stack[-1].name == "expenses"
    twin = table.table.clone()
    tables = (table.table, twin)
    for one in tables:
        while one.stack[-1].name == "expenses":
            one.act(1, one.default(1, Quick(1)))
    assert twin.accounts.banks == table.table.accounts.banks == [20, 0, 20]
    assert len(twin.agreements.loans) == len(table.table.agreements.loans)
    assert [moment.name for moment in twin.stack] == [moment.name for moment in table.table.stack]


@pytest.mark.proves("CES-AUD-3")
def test_the_blocker_is_the_card_that_blocks_just_this() -> None:
    own = ";".join(
        [
            packed("OWN-01", "asset", "static: block draw @rivals"),
            packed("OWN-02", "asset", "static: modify cost +1 savvy @me; block audit @me"),
            packed("OWN-03", "savvy", "play: block audit @rival for 2"),
            packed("OWN-04", "savvy", "play: block audit @rival for 2"),
        ]
    )
    deal = {"A_company": "NIM", "A_swap": "OWN-01/COM-11 OWN-03/COM-01 OWN-04/COM-02", "A_table": "OWN-01"}
    table = sit(3, None, 1, own=own, A_hand="OWN-03 OWN-04", C_company="NIM", C_swap="OWN-02/COM-11", **deal)
    table.play("A savvy OWN-03 C").play("A savvy OWN-04 B")
    table.say("A audit B")
    assert table.events("audit-refused")[0]["blocker"] == "OWN-04"
    fixed = {"A_company": "NIM", "A_swap": "OWN-01/COM-11", "A_table": "OWN-01", "C_company": "NIM"}
    other = sit(3, None, 1, own=own, C_swap="OWN-02/COM-11", C_table="OWN-02", **fixed).say("A audit C")
    assert other.events("audit-refused")[0]["blocker"] == "OWN-02"


def test_a_dealt_card_has_the_chips_that_are_named() -> None:
    table = sit(3, None, 1, A_company="NIM", B_company="NIM", A_table="COM-04/2", B_table="COM-04").table
    assert [table.in_play.boards[seat][0].chips for seat in (0, 1)] == [2, 3]


def test_a_swapped_card_takes_one_place() -> None:
    table = with_card("savvy", "play: gain 1").table
    assert len(table.zones.lists[0]) == 50
    assert sum(table.card(code).id == "OWN-01" for code in table.zones.lists[0]) == 1


@pytest.mark.proves("CES-SETUP-7")
def test_the_clock_cuts_anywhere() -> None:
    table = dealt(2, {"manual-cut": "on"})
    assert table.stack[-1].name == "cut"
    size = len(table.zones.decks[1].faces)
    places = {table.default(0, Quick(seed)).text for seed in range(1500)}
    assert places == {f"cut {place}" for place in range(1, size)} == {action.text for action in table.legal(0)}


def test_every_card_of_others_can_be_bid_for() -> None:
    """Card number 0 as well: COM-01 of the first seat."""
    deal = {"A_company": "NIM", "B_company": "NIM", "A_table": "COM-01 COM-01 COM-06", "turn": "B"}
    table = sit(3, {"card-market": "table"}, 1, **deal)
    bids = [move.text for move in deal_candidates(table.table, 1) if move.does == a.BID]
    assert [text.split(" for ")[0] for text in bids] == ["buy A:COM-01 from A", "buy A:COM-06 from A"]


def test_a_seat_that_is_not_there_cannot_be_picked_from() -> None:
    table = sit(3)
    with pytest.raises(Unreadable):
        table.ban("A pick D:COM-01")


def test_a_chief_is_dismissed_by_the_same_action_as_in_the_list() -> None:
    deal = {"A_company": "VIP", "B_company": "NIM", "A_bank": "40", "A_table": "VIP-04", "B_bank": "1"}
    table = sit(3, None, 1, B_table="NIM-05 NIM-04", **deal).say("A takeover B", "A keep")
    for action in table.actions("A"):
        assert table.table.read(0, action.text).index == action.index


def test_a_pick_that_nobody_asked_for_does_not_tell_whether_there_is_such_a_card() -> None:
    table = sit(3, A_company="NIM").table
    there, not_there = (table.read(0, f"pick {card}") for card in ("COM-01", "OWN-01"))
    assert (there.does, there.target) == (not_there.does, not_there.target)


def test_every_pick_of_a_permanent_has_an_index_of_its_own() -> None:
    book = a.Book(4, [])
    picks = [book.table_index(1, a.PICK, slot, target) for target in (1, 2, 3, 0) for slot in range(a.TABLE_SLOTS)]
    assert picks == list(range(book.pick_at, book.pick_at + 4 * a.TABLE_SLOTS))


@pytest.mark.proves("CES-CXL-4")
def test_nothing_is_turned_back_on_a_partner() -> None:
    deal = {"B_company": "NIM", "B_hand": "COM-11 COM-01", "turn": "B", "A_company": "NIM", "A_swap": "OWN-01/COM-11"}
    own = packed("OWN-01", "savvy", "react espionage by rival: redirect @actor")
    table = sit(3, EVENT, 1, own=own, A_hand="OWN-01 COM-01", **deal)
    table.say("A pact B vs C", "B accept", "B spy COM-11 C")
    assert table.refused("A savvy OWN-01") == "CES-CXL-4"


NUMBERS = {
    "start-bank": (20, 1, 99),
    "opening-hand": (7, 1, 12),
    "hand-limit": (7, 1, 15),
    "hires-per-turn": (1, 1, 5),
    "executive-seats": (1, 1, 5),
    "takeover-from-round": (1, 1, 20),
    "max-rounds": (0, 0, 200),
    "loan-max-interest": (100, 0, 300),
    "loan-max-term": (5, 1, 9),
    "custom-card-max": (10, 0, 50),
}


def test_bounds_of_house_rules() -> None:
    options = [option for option in GAME.options if option.kind == "number"]
    assert {option.key: (option.default, option.low, option.high) for option in options} == NUMBERS
