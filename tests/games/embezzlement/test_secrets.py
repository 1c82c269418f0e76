"""What nobody may learn: by looking, by listening, by trying, or by watching who is asked."""

from __future__ import annotations

import json
from random import Random

import pytest

from kickback.engine.chance import Quick
from kickback.engine.memory import keys
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import EYE, ONLOOKER
from kickback.games.embezzlement import GAME
from kickback.games.embezzlement.actions import PAGES
from kickback.games.embezzlement.components import TYPES
from kickback.games.embezzlement.table import Embezzlement
from tests.games.embezzlement.tables import dealt, played, said, some_table


def heard(table: Embezzlement, seat: int) -> list[dict[str, object]]:
    log = table.log
    assert log is not None
    return [dict(event) for event in (e.seen_by(seat) for e in log) if event is not None]


@pytest.mark.parametrize("seed", range(40))
def test_imagined_worlds_cannot_be_told_from_the_truth(seed: int) -> None:
    """Views, choices, and the answer to every action of the book are the same in any world the seat may imagine."""
    table = some_table(seed)
    dice = Random(seed)
    for number, _ in enumerate(played(table, seed)):
        if number % 17:
            continue
        seat = dice.randrange(table.seats)
        view = table.view(seat)
        plain = view.plain()
        world = GAME.worlds(view).sample(Quick(number + 1))
        assert world.faults() == []
        assert world.view(seat).plain() == plain
        assert keys(world.view(seat).memory) == keys(view.memory)
        assert world.view(seat).known == view.known
        again = GAME.worlds(world.view(seat)).sample(Quick(number + 1))
        assert again.view(EYE).plain() == world.view(EYE).plain()
        for action in PAGES[table.seats][seat].by_text.values():
            one, two = table.forbids(seat, action), world.forbids(seat, action)
            assert one is two, action.text


@pytest.mark.parametrize("seed", range(20))
def test_an_imagined_world_can_be_played_to_its_end(seed: int) -> None:
    table = some_table(seed)
    for number, _ in enumerate(played(table, seed)):
        if number == 30:
            world = GAME.worlds(table.view(0)).sample(Quick(seed + 1))
            for _ in played(world, seed):
                assert world.faults() == []
            for seat in range(world.seats):
                assert GAME.worlds(world.view(seat)).sample(Quick(3)).faults() == []


@pytest.mark.proves("EMB-RULING-25", "EMB-RULING-23")
def test_a_pass_in_a_race_is_heard_by_nobody() -> None:
    table = dealt(4, fixed={"first": "A", "workload": "3", "D.hand": "audit"}, listen=True)
    said(table, "A announce 4", "A place")
    before = [len(heard(table, seat)) for seat in range(4)]
    said(table, "B pass", "C pass")
    assert [len(heard(table, seat)) for seat in range(4)] == before
    assert table.view(0).waiting == [1, 2, 3]
    assert table.view(3).waiting == [1, 2, 3]
    assert table.view(ONLOOKER).waiting == [1, 2, 3]
    assert table.view(1).waiting == [2, 3]


@pytest.mark.proves("EMB-RULING-25")
def test_who_is_asked_does_not_depend_on_hands() -> None:
    """Two deals that differ in one hand only: the same windows open for the same seats, move by move."""
    for seed in range(30):
        pair = [
            dealt(
                3, seed=seed, fixed={"first": "A", "B.hand": hand, "C.hand": "trade trade", "A.hand": "otr otr trade"}
            )
            for hand in ("audit blackmail bribe", "trade trade trade")
        ]
        pair[1].cards.deck = pair[0].cards.deck[:]  # only B's hand may differ
        pair[1].invoices.workloads = [load[:] for load in pair[0].invoices.workloads]
        pair[1].invoices.kinds = pair[0].invoices.kinds[:]
        dice = Random(seed)
        for _ in range(60):
            if pair[0].over:
                break
            one, two = pair
            assert one.waiting() == two.waiting()
            assert [moment.name for moment in one.stack] == [moment.name for moment in two.stack]
            seat = dice.choice(one.waiting())
            both = sorted({a.text for a in one.legal(seat)} & {a.text for a in two.legal(seat)})
            if seat == 1:
                both = [text for text in both if text.split()[0] in ("pass", "announce", "place", "done")]
            choice = dice.choice(both)
            for table in pair:
                table.act(seat, table.read(seat, choice))


@pytest.mark.parametrize("seed", range(25))
def test_values_and_cards_are_heard_only_by_those_who_may(seed: int) -> None:
    """Canaries: whatever another seat took, drew or looked at is in nobody else's events and views."""
    table = some_table(seed, listen=True)
    for number, _ in enumerate(played(table, seed)):
        if number % 29:
            continue
        for seat in [*range(table.seats), ONLOOKER]:
            view = table.view(seat).plain()
            text = json.dumps(view)
            assert '"secret"' not in text
            for event in heard(table, seat):
                who = "ABCD"[seat] if seat < table.seats else "-"
                if event["kind"] == "took":
                    assert ("value" in event) == (event["seat"] == who)
                if event["kind"] == "peeked":
                    assert ("value" in event) == (event["seat"] == who)
                if event["kind"] == "drew":
                    assert ("card" in event) == (event["seat"] == who)
                if event["kind"] == "sealed":
                    assert ("amount" in event) == (event["seat"] == who)
                if event["kind"] == "demanded" and event["of"] != who:
                    assert "value" not in event
                if event["kind"] == "traded" and who not in (event["seat"], event["with"]):
                    assert "value" not in event
                assert event["kind"] not in ("pass", "passed")
            for other in range(table.seats):
                if other != seat and not table.rules.deterministic and table.cards.held[other]:
                    assert view["ABCD"[other]]["hand"] == ["hidden"] * table.cards.held[other]  # type: ignore[index,call-overload]  # plain data


@pytest.mark.proves("EMB-HOUSE-24")
def test_under_vault_a_stash_is_hidden_until_its_player_is_out_or_the_game_is() -> None:
    for seed in range(20):
        table = dealt(3, {"vault": "on"}, seed)
        for _ in played(table, seed):
            for viewer in (0, 1, ONLOOKER):
                view = table.view(viewer)
                plain = view.plain()
                assert "coffers" not in plain
                for other in range(3):
                    shown = plain["ABC"[other]]
                    assert isinstance(shown, dict)
                    known = other == viewer or table.people.out >> other & 1
                    assert shown.get("stash") == (table.money.stash[other] if known else None)
                    assert view.stash[other] == (table.money.stash[other] if known else HIDDEN)
        assert table.view(ONLOOKER).stash == table.money.stash
        assert table.view(0).plain()["coffers"] == table.money.coffers


@pytest.mark.proves("EMB-HOUSE-10")
def test_silence_tells_no_number_before_the_coins_lie() -> None:
    table = dealt(3, {"silence": "on", "one-two-punch": "on"}, fixed={"first": "A", "workload": "5"}, listen=True)
    said(table, "A seal 2")
    for seat in (1, 2, ONLOOKER):
        assert "amount" not in table.view(seat).plain()
        assert all("amount" not in event for event in heard(table, seat))
    said(table, "A place")
    assert [event["amount"] for event in heard(table, 1) if event["kind"] == "placed"] == [2]
    assert all(event["kind"] != "announced" for event in heard(table, 1))


@pytest.mark.proves("EMB-RULING-53")
def test_a_bust_player_sees_no_more_than_an_onlooker_from_then_on() -> None:
    table = dealt(3, fixed={"first": "A", "turn": "A", "phase": "action", "B.board": "1:2/5"})
    said(table, "B resign")
    while table.turn.active != 2:
        seat = table.waiting()[0]
        table.act(seat, table.default(seat, Quick(1)))
    mine, public = table.view(1), table.view(ONLOOKER)
    assert mine.kinds[-1] == public.kinds[-1]
    assert mine.kinds[0] != public.kinds[0]
    assert mine.hands[: 1 * TYPES] == public.hands[: 1 * TYPES]
    assert table.free(1) == []


def test_an_onlooker_can_imagine_worlds_too_even_after_the_end() -> None:
    for seed in range(12):
        table = some_table(seed)
        for number, _ in enumerate(played(table, seed)):
            if number % 40 == 5:
                view = table.view(ONLOOKER)
                world = GAME.worlds(view).sample(Quick(number))
                assert world.faults() == []
                assert world.view(ONLOOKER).plain() == view.plain()
                assert keys(world.view(ONLOOKER).memory) == keys(view.memory)
        for seat in [*range(table.seats), ONLOOKER]:
            world = GAME.worlds(table.view(seat)).sample(Quick(9))
            assert world.view(seat).plain() == table.view(seat).plain()
