"""Who may know what: no view, event or refusal holds a card that its reader may not know."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from kickback.engine.actions import Action
from kickback.engine.chance import Quick
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.engine.playout import playout
from kickback.engine.seats import EYE, ONLOOKER
from kickback.games.wallet import GAME
from kickback.games.wallet.components import NAMES
from kickback.games.wallet.table import Wallet
from tests.games.wallet.tables import dealt, played, said, some_table


def streams(table: Wallet, seat: int) -> list[Facts]:
    return [event for event in (e.seen_by(seat) for e in table.log or []) if event is not None]


@pytest.mark.parametrize("seed", range(12))
def test_a_view_is_a_function_of_what_the_seat_knows(seed: int) -> None:
    """Whatever world a seat imagines looks exactly the same to it, the actions it may take included."""
    table = some_table(seed)
    dice = Random(seed)
    for _ in played(table, seed):
        if dice.random() < 0.15:
            seat = dice.randrange(table.seats)
            view = table.view(seat)
            world = GAME.worlds(view).sample(Quick(dice.randrange(10**6)))
            assert world.view(seat).plain() == view.plain()
            assert [a.text for a in world.legal(seat)] == [a.text for a in table.legal(seat)]
            assert not world.faults()


@pytest.mark.parametrize("seed", range(20, 26))
def test_imagined_worlds_can_be_played_on(seed: int) -> None:
    table = some_table(seed)
    dice = Random(seed)
    for _ in played(table, seed):
        if dice.random() < 0.04:
            world = GAME.worlds(table.view(dice.randrange(table.seats))).sample(Quick(dice.randrange(10**6)))
            for _ in played(world, seed):
                pass
            assert not world.faults()


def lone_receiver(table: Wallet, event: Facts) -> bool:
    """Did nobody else get a card from that fund?"""
    kinds = [e.kind for e in table.log or []]
    at = next(place for place, e in enumerate(table.log or []) if event == e.seen_by(ONLOOKER))
    return kinds[at - 1] == "picked" and kinds[at + 1] != "redealt"


@pytest.mark.proves("WAL-SETUP-6", "WAL-SETUP-10", "WAL-TAKE-1", "WAL-PUT-1")
def test_an_onlooker_never_reads_a_hidden_card() -> None:
    """Every card named in a public event lies open at that time, was laid or paid openly, or was shown in a search."""
    open_kinds = {"paid", "laid", "picked", "shown", "officer", "inspected", "confiscated", "revealed"}
    open_kinds |= {"credit-card", "verdict"}
    name = re.compile(r"\b(?:[DEPYJ]\d+|JS|PO|MI|PG|SA|CC|PB|X(?:JS|PO|MI|PG|SA))\b")
    for seed in range(15):
        table = some_table(seed, listen=True)
        for _ in played(table, seed):
            pass
        for event in streams(table, ONLOOKER):
            laid_open = event["kind"] == "played" and event["special"] in ("atm", "fx")
            if event["kind"] not in open_kinds and not laid_open:
                # What was asked for or rejected in a search is no secret, nor what a fund's only receiver got.
                single = event["kind"] == "redealt" and lone_receiver(table, event)
                open_keys = ("word", "rejected", "card") if single else ("word", "rejected")
                said_aloud = {key: value for key, value in event.items() if key not in open_keys}
                assert not name.search(json.dumps(said_aloud)), event


def hidden_twins(seed: int) -> tuple[Wallet, Wallet]:
    """Two tables that differ only in what C holds."""
    fixed = {"A.hand": "PB CC D50 JS PG", "B.hand": "D100 E100 MI J50", "A.coin": "1", "B.coin": "2", "C.coin": "5"}
    fixed |= {"A.specials": "dispose request", "B.specials": "left inspect", "C.specials": "hide double"}
    tables = [dealt(3, {}, seed, fixed | {"C.hand": hand}, listen=True) for hand in ("P20 P50 SA", "Y20 Y100 PO")]
    return tables[0], tables[1]


@pytest.mark.proves("WAL-DISPOSE-1", "WAL-LEFT-1", "WAL-PUT-1")
def test_two_hands_of_a_third_seat_sound_the_same() -> None:
    for seed in range(4):
        one, two = hidden_twins(seed)
        for table, slipped in ((one, "P20"), (two, "Y20")):
            said(
                table, "A play dispose C PB", "A put D50", "B play left", "A slip CC", "B slip MI", f"C slip {slipped}"
            )
            said(table, "B put J50", f"C put {'P50' if table is one else 'Y100'}")
        assert streams(one, 1) == streams(two, 1)
        assert one.view(1).plain() == two.view(1).plain()
        assert one.view(0).plain() != two.view(0).plain()  # A got the slipped card and knows it


@pytest.mark.proves("WAL-TOKEN-1", "WAL-GUILT-1")
def test_a_lost_token_has_no_value_for_others() -> None:
    results = []
    for lost in (1, 3):
        fixed = {
            "A.hand": "D50",
            "B.hand": "JS",
            "C.hand": "JS D50",
            "A.tokens": "1 3",
            "A.coin": "1",
            "hourglasses": "1",
        }
        table = dealt(3, {"specials": "off"}, 3, fixed, listen=True)
        said(table, "A flip", f"A lose {lost}")
        results.append(([e for e in streams(table, 1) if e["kind"] == "lost-token"], table.view(1).plain()["A"]))
    assert results[0] == results[1]


@pytest.mark.proves("WAL-HIDE-1", "WAL-SPEC-8")
def test_hidden_cards_and_unplayed_specials_come_out_only_after_the_game() -> None:
    fixed = {"A.hand": "JS D50", "B.hand": "PO", "A.specials": "hide fund", "B.specials": "double left"}
    fixed |= {"A.coin": "1", "hourglasses": "1", "round": "1"}
    table = dealt(2, {"rounds": "2"}, 3, fixed)
    said(table, "A flip", "A done", "B done", "A play hide D50", "A done", "B done")
    assert table.round.number == 2
    early = table.view(1).reports[0]
    assert early.hidden[0] != table.reports[0].hidden[0]
    assert early.unplayed[0] == [HIDDEN]
    assert early.unplayed[1] == table.reports[0].unplayed[1]
    for _ in played(table, 3):
        pass
    late = table.view(1).reports[0]
    assert NAMES[late.hidden[0]] == "D50"
    assert late.unplayed[0] == table.reports[0].unplayed[0]
    assert late.aside == table.reports[0].aside


def test_choices_of_others_stay_sealed() -> None:
    table = dealt(
        3, {}, 2, {"A.hand": "D50 JS", "B.hand": "E50 PO", "A.coin": "1", "A.specials": "left hide"}, listen=True
    )
    said(table, "A play left", "B slip PO")
    for viewer in (0, 2, ONLOOKER):
        seen = table.view(viewer)
        assert seen.picks[1] is None
        assert seen.committed == 2
    assert isinstance(table.view(1).picks[1], Action)
    assert isinstance(table.view(EYE).picks[1], Action)
    assert streams(table, 2)[-1] == {"kind": "committed", "clause": "WAL-LEFT-1", "seat": "B"}


@pytest.mark.proves("WAL-REQUEST-3", "WAL-FUND-4", "WAL-END-3")
def test_who_is_asked_follows_from_public_facts() -> None:
    """A seat without a matching card is asked like any other, and so is one without a card for the last minute."""
    for hand in ("D100 E50", "JS PO"):
        table = dealt(
            3, {}, 1, {"A.coin": "1", "A.specials": "request fund", "A.hand": "D50", "B.hand": hand, "C.hand": "-"}
        )
        said(table, "A play request B 100")
        assert table.waiting() == [1]
    for hand in ("D100 E50", "JS PO"):
        table = dealt(3, {}, 1, {"A.coin": "1", "A.specials": "fund", "A.hand": "D50", "B.hand": hand, "C.hand": "-"})
        said(table, "A play fund")
        assert table.waiting() == [0, 1]
    for special in ("hide", "left"):
        table = dealt(2, {}, 1, {"A.coin": "1", "A.specials": special, "B.specials": "-", "hourglasses": "1"})
        said(table, "A flip")
        assert table.waiting() == [0]


@pytest.mark.proves("WAL-CC-5", "WAL-ATM-4")
def test_cards_that_searches_turned_up_stay_in_the_report() -> None:
    """The next round may begin in the same breath, so the report is where everybody still finds them."""
    found = 0
    for seed in range(40):
        table = dealt(3, seed=seed, listen=True)
        playout(table, Quick(seed))
        turned: list[list[object]] = [[]]
        for event in table.log or []:
            if event.kind == "shown":
                turned[-1].append(event.facts["card"])
            elif event.kind == "new-round":
                turned.append([])
        for viewer in (0, ONLOOKER):
            reports = table.view(viewer).plain()["report"]
            assert isinstance(reports, list)
            assert [report["turned-up"] for report in reports if isinstance(report, dict)] == turned
        found += sum(map(len, turned))
    assert found > 3
