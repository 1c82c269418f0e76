"""Who may know what: nothing hidden reaches a view, an event, a refusal or a bot."""

from __future__ import annotations

import json
from random import Random

import pytest

from kickback.engine.chance import Quick
from kickback.engine.game import Fixed
from kickback.engine.memory import keys
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import EYE, ONLOOKER
from kickback.games.corporate_espionage import GAME
from kickback.games.corporate_espionage.card_set import UNSEEN
from kickback.games.corporate_espionage.components import Deck, own_tables, pack_decks, ready_made
from kickback.games.corporate_espionage.moments import OfferAnswer
from kickback.games.corporate_espionage.table import UNKNOWN
from kickback.records.match import Match
from tests.games.corporate_espionage.tables import dealt, packed, peek_and_pilfer, sit, with_card


@pytest.mark.no_cover
@pytest.mark.proves("CES-TALK-2", "CES-ZONE-4")
@pytest.mark.parametrize("seed", range(4))
def test_no_hidden_card_reaches_another_seat(seed: int) -> None:
    """Every company plays the same deck but for one card of its own: a canary, heard only when it is shown."""
    dice = Random(seed)
    own = ";".join(packed(f"CA{seat}-01", "employee", cost=12) for seat in "ABC")
    swaps = {f"{seat}.swap": [f"CA{seat}-01/COM-01", f"CA{seat}-01/COM-01"] for seat in "ABC"}
    lines = swaps | {f"{seat}.company": ["NIM"] for seat in "ABC"}
    options = GAME.settle(3, {"own-cards": own, "custom-cards": "anything", "max-rounds": "10"})
    table = GAME.deal(3, options, Quick(seed), Fixed(lines), listen=True)
    table.zones.open_lists = 0
    shown: set[str] = set()
    while not table.over:
        waiting = table.waiting()
        seat = dice.choice(waiting)
        table.act(seat, dice.choice(table.legal(seat)))
        for other in range(3):
            canary = f"CA{'ABC'[other]}-01"
            public = [card for pile in table.zones.piles for card in pile] + [
                p.code for board in table.in_play.boards for p in board
            ]
            waiting_to_enter = json.dumps(table.view(EYE).plain()["stack"])
            if canary in waiting_to_enter or any(table.card(code).id == canary for code in public):
                shown.add(canary)
            for looker in range(3):
                if looker != other and canary not in shown:
                    assert canary not in json.dumps(table.view(looker).plain())
                    heard = [event.seen_by(looker) for event in table.log or []]
                    assert canary not in json.dumps(heard)


@pytest.mark.proves("CES-AUD-4")
def test_banks_are_shown_only_where_the_rules_show_them() -> None:
    dice = Random(3)
    table = dealt(3, {"max-rounds": "8"}, 3)
    while not table.over:
        seat = table.waiting()[0]
        table.act(seat, dice.choice(table.legal(seat)))
        for looker in range(3):
            plain = table.view(looker).plain()
            for other in range(3):
                company = plain["ABC"[other]]
                assert isinstance(company, dict)
                if other != looker and plain["moment"] not in ("over", "insolvency"):
                    assert company["bank"] == "hidden"
                    assert company["book"] == "hidden"
                    assert company["worth"] == "hidden"


@pytest.mark.proves("CES-RULING-27", "CES-WIN-2")
def test_who_is_asked_depends_on_public_facts_alone() -> None:
    """A seat with an answer and a seat without one are asked alike, and passes stay sealed."""
    for hand in ("COM-07", "COM-01"):
        table = sit(4, A_company="NIM", A_hand="COM-11", B_company="NIM", B_hand=hand, C_company="NIM", C_hand="COM-02")
        table.say("A spy COM-11 B")
        assert table.see("waiting", 0) == ["B", "C"]
        assert table.see("waiting", 3) == ["B", "C"]
        heard = len(table.table.log or [])
        table.say("C pass")
        assert len(table.table.log or []) == heard
        assert table.see("waiting", 0) == ["B", "C"]
        assert table.see("waiting", 2) == ["B"]
        assert table.see("waiting", EYE) == ["B"]
        assert table.see("stack.3.passed", 1) == []


def test_a_refusal_tells_nothing_of_others() -> None:
    """A takeover may be tried whatever the hidden bank holds, and cards nobody has shown are all alike."""
    for bank in ("1", "90"):
        table = sit(3, A_bank="20", B_bank=bank)
        assert table.refused("A takeover B") == ""
    own = packed("SEC-01", "savvy", "play: gain 1")
    table = sit(own=own, B_company="NIM", B_swap="SEC-01/COM-11", B_hand="SEC-01")
    for line in ("A savvy SEC-01", "A savvy XYZ-99"):
        ban = table.ban(line)
        assert ban is not None
        assert ban.clause == "CES-SAV-7"


def test_own_cards_are_faceless_until_seen() -> None:
    options = GAME.settle(3, own_tables(Quick(8), 3, True) | {"max-rounds": "4"})
    table = GAME.deal(3, options, Quick(1), Fixed({}))
    view = table.view(0)
    foreign = [
        card for face, card in enumerate(table.card_set.faces) if face >= table.card_set.shipped and card.id[2] != "A"
    ]
    assert foreign
    assert not any(card in view.card_set.faces for card in foreign)
    assert UNSEEN in view.card_set.faces
    assert view.zones.lists[1] == []
    assert len(view.zones.lists[0]) == 50


@pytest.mark.proves("CES-FX-16")
def test_knowledge_of_a_hand_follows_the_cards() -> None:
    """What is known of a hand goes with the cards that leave it, copy by copy, and ends with an unseen transfer."""
    table = peek_and_pilfer(
        4, B_hand="COM-01 COM-01 COM-07", C_deck_size="0", B_deck_size="0", turn="B", picks="COM-07@B"
    )
    table.play("A savvy OWN-01 B")
    assert table.see("B.hand", 0) == ["COM-01", "COM-01", "COM-07"]
    assert table.see("B.hand", 2) == ["hidden"] * 3
    table.play("B hire COM-01")
    assert table.see("B.hand", 0) == ["COM-01", "COM-07"]
    table.say("B end").passes()
    table.play("C spy OWN-02 B")
    assert table.see("B.hand", 0) == ["hidden"]
    assert table.see("C.hand", 0) == ["hidden"]
    assert table.see("C.hand", 1) == ["COM-07@B"]


def test_a_known_copy_is_the_one_that_leaves() -> None:
    """Copies are alike: who knew of one and sees one leave cannot be told that another is still there."""
    table = sit(
        3,
        A_company="NIM",
        A_hand="NIM-15",
        B_company="NIM",
        B_table="COM-01",
        B_hand="COM-01",
        B_deck_size="0",
        A_deck_size="0",
        A_bank="9",
    )
    table.play("A spy NIM-15 B")
    assert table.see("B.hand", 2) == ["COM-01", "hidden"]
    table.say("A end").passes()
    table.play("B hire COM-01")
    assert table.see("B.hand", 2) == ["hidden"]


def test_a_hand_that_is_seen_does_not_tell_in_which_order_its_cards_came() -> None:
    seen: list[list[tuple[int, ...]]] = []
    for hand in ("COM-01 COM-03 COM-06", "COM-06 COM-01 COM-03"):
        table = sit(3, own=packed("OWN-01", "savvy", "play: peek hand @rival"),
                    A_company="NIM", A_swap="OWN-01/COM-11", A_hand="OWN-01", B_company="VIP", B_hand=hand)  # fmt: skip
        table.play("A savvy OWN-01 B")
        seen.append(keys(table.table.view(0).memory))
    assert seen[0] == seen[1]


def test_unaccepted_offers_are_between_two() -> None:
    table = sit(3, {"card-market": "hand", "loans": "on"}, A_company="NIM", A_hand="NIM-12")
    table.say("A sell NIM-12 to B for 4")
    unheard = table.table.view(2).stack[-1]
    assert isinstance(unheard, OfferAnswer)
    assert unheard.offer.text == "offer"
    assert "NIM-12" not in json.dumps(table.table.view(2).plain()["stack"])
    assert table.events("offered", 2) == []
    assert table.events("offered", 1)
    assert [event["seat"] for event in table.events("considering", 2)] == ["B"], "the table waits, and says for whom"
    assert table.events("considering", 0) == table.events("considering", 1) == []


def test_an_offer_that_lies_open_is_between_two_and_stops_nobody() -> None:
    own = packed("OWN-01", "employee", overhead=3)
    deal = {"B_company": "NIM", "B_swap": "OWN-01/COM-01", "B_table": "OWN-01", "B_bank": "0"}
    table = sit(3, {"loans": "on"}, 1, own=own, A_company="NIM", **deal)
    table.say("A end").passes_until("expenses")
    heard = len([e for e in table.table.log or [] if e.seen_by(2)])
    table.say("A lend B 2 repay 3 in 2")
    assert table.table.stack[-1].name == "expenses"
    assert table.events("offered", 1)
    assert len([e for e in table.table.log or [] if e.seen_by(2)]) == heard


def test_figures_of_audits_are_private() -> None:
    table = sit(3, B_bank="13")
    table.say("A audit B")
    assert table.see("A.audited", 0) == ["B:13:1"]
    assert table.see("A.audited", 1) == []
    assert table.table.view(2).accounts.figures.count(UNKNOWN) == len(table.table.accounts.figures)


@pytest.mark.proves("CES-TALK-1")
def test_whispers_are_not_even_counted_by_others() -> None:
    table = sit(3)
    heard = len([e for e in table.table.log or [] if e.seen_by(2)])
    table.say("A whisper B psst")
    assert len([e for e in table.table.log or [] if e.seen_by(2)]) == heard
    assert table.events("whispered", 1)[0]["text"] == "psst"


@pytest.mark.proves("CES-SETUP-9")
@pytest.mark.parametrize("shown", [False, True])
def test_a_hand_that_was_put_back_is_remembered_by_those_who_saw_it(shown: bool) -> None:
    """Own decks, so that the hand also tells of the list it came from."""
    hands = 0
    for seed in range(20):
        given = own_tables(Quick(seed), 3, True) | {"mulligan-reveal": "on" if shown else "off", "max-rounds": "4"}
        table = GAME.deal(3, GAME.settle(3, given), Quick(seed), Fixed({}), listen=True)
        for event in table.log or []:
            if event.kind != "mulligan":
                continue
            hands += 1
            owner = "ABC".index(str(event.facts["seat"]))
            for viewer in (owner, (owner + 1) % 3, ONLOOKER):
                heard = event.seen_by(viewer)
                assert heard is not None
                assert ("hand" in heard) == (shown or viewer == owner)
                company = table.view(viewer).plain()["ABC"[owner]]
                assert isinstance(company, dict)
                remembered = company["put-back"]
                assert isinstance(remembered, list)
                assert ("hidden" in remembered) != ("hand" in heard)
                if viewer == ONLOOKER:
                    continue
                world = GAME.worlds(table.view(viewer)).sample(Quick(seed))
                assert world.view(viewer).plain() == table.view(viewer).plain()
                for code in world.zones.put_back[owner]:
                    assert code == HIDDEN or code in world.zones.lists[owner]
    assert hands >= 3


@pytest.mark.proves("CES-ZONE-4")
def test_who_takes_a_copy_does_not_learn_of_another_one() -> None:
    """B shows one COM-01 and secretly holds another. A takes one: as far as A knows, it may have been the shown one."""
    takes = "play: pilfer 1 @rival"
    table = with_card("espionage", takes, B_company="NIM", B_hand="COM-01 COM-01", picks="COM-01@B")
    table.table.zones.hands[1].show(1, 1)
    assert table.see("B.hand", 0) == ["COM-01", "hidden"]
    table.play("A spy OWN-01 B")
    assert table.see("B.hand", 0) == ["hidden"]


@pytest.mark.proves("CES-ZONE-4")
def test_own_cards_are_told_by_name_to_whoever_is_told_of_them() -> None:
    table = with_card("savvy", "play: draw 1", A_deck="COM-02", B_hand="COM-14")
    table.say("A savvy OWN-01")
    heard = [event for event in table.events("announced", 1) if event["card"] == "OWN-01"]
    assert [event["called"] for event in heard] == [{"OWN-01": "Test OWN-01"}]
    dealt_hand = {"A": "CAA-01", "B": "CAB-01"}
    own = ";".join(packed(id, "employee", cost=12) for id in dealt_hand.values())
    drawing = sit(
        2, None, 1, own=own, A_company="NIM", B_company="NIM", A_swap="CAA-01/COM-01", B_swap="CAB-01/COM-01",
        A_deck="CAA-01", turn="A", step="start",
    )  # fmt: skip
    assert [event.get("called") for event in drawing.events("drew", 0)] == [{"CAA-01": "Test CAA-01"}]
    assert [event.get("called") for event in drawing.events("drew", 1)] == [None]


@pytest.mark.proves("CES-SEAT-2")
def test_what_a_player_brings_reaches_nobody_else() -> None:
    """Neither the deck list nor an own card's name or effect: in views, events and prompts of the whole opening."""
    own = packed("OWN-01", "savvy", "play: gain 7", cost=1)
    deck = dict(ready_made().decks["VIP"].cards) | {"OWN-01": 2}
    deck["COM-01"] -= 2
    brought = {"own-cards": own, "custom-cards": "anything", "decks": "OWN,NIM"}
    brought["own-decks"] = pack_decks([Deck("OWN", "Fern", "", {id: n for id, n in deck.items() if n})])
    match = Match(GAME, 2, brought, "brought")
    for _ in range(6):
        for viewer in (1, ONLOOKER):
            told = repr([match.table.view(viewer).plain(), match.events(viewer), match.prompt(viewer).plain()])
            assert "OWN-01" not in told
            assert "Test OWN" not in told
            assert "gain 7" not in told
        seat = match.next_seat()
        match.act(seat, match.table.legal(seat)[0])
    assert "OWN-01" in repr(match.table.view(0).plain())
