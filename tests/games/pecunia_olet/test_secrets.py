"""No second door: views, masks, refusals and events tell a seat nothing it may not know."""

from __future__ import annotations

from random import Random

import pytest

from kickback.engine.actions import Action
from kickback.engine.chance import Quick
from kickback.engine.plain import Facts
from kickback.engine.seats import EYE, ONLOOKER, letter
from kickback.games.pecunia_olet import GAME
from kickback.games.pecunia_olet.actions import BOOK, FLIGHTS, FLY, Move
from kickback.games.pecunia_olet.table import PecuniaOlet
from kickback.lab.forks import Forks
from tests.games.pecunia_olet.tables import dealt, played, said, some_table


def told(table: PecuniaOlet, seat: int, since: int = 0) -> list[Facts]:
    events = [event.seen_by(seat) for event in (table.log or [])[since:]]
    return [event for event in events if event is not None]


@pytest.mark.proves("PEC-SECRET-1", "PEC-SECRET-2", "PEC-RULING-7", "PEC-RULING-8")
@pytest.mark.parametrize("seed", range(80))
def test_another_world_looks_the_same(seed: int) -> None:
    """Whatever X cannot know is replaced: X's view, legal actions, free actions and refusals stay the same."""
    table = some_table(seed)
    dice = Random(seed)
    for step, _ in enumerate(played(table, seed)):
        if step % 4 and table.stack[-1].name == "placement":
            continue
        seat = dice.choice([*range(table.seats), ONLOOKER])
        view = table.view(seat)
        world = GAME.worlds(view).sample(Quick(dice.randrange(10**6)))
        assert world.faults() == []
        assert world.view(seat).plain() == view.plain()
        assert world.waiting() == table.waiting()
        if seat < table.seats:
            assert world.legal(seat) == table.legal(seat)
            assert world.free(seat) == table.free(seat)
            for action in dice.sample(BOOK.actions, 40):
                assert world.forbids(seat, action) is table.forbids(seat, action)


@pytest.mark.proves("PEC-SECRET-2", "PEC-RULING-7", "PEC-RULING-12", "PEC-GOD-1")
@pytest.mark.parametrize("seed", range(60))
def test_a_flight_with_another_sum_is_heard_alike(seed: int) -> None:
    """The same game twice, but seat A keeps other sums on its flights: B cannot tell the two apart until the end."""
    dice = Random(seed)
    fixed = {"first": "A", "A.cards": "printer ink jet", "A.cash": "200", "A.account": "100"}
    one = dealt(dice.choice([2, 3, 4]), {"tie": "shared"}, seed, fixed, listen=True)
    two = dealt(one.seats, {"tie": "shared"}, seed, fixed, listen=True)
    flown = 0
    while seats := one.waiting():
        seat = seats[0]
        both = [action for action in one.legal(seat) if two.forbids(seat, action) is None]
        flights = [action for action in both if action.verb is FLY]
        action = other = dice.choice(flights if seat == 0 and flights and dice.random() < 0.5 else both)
        if seat == 0 and isinstance(action, Move) and action.verb is FLY:
            other = dice.choice([a for a in FLIGHTS[action.space] if two.forbids(0, a) is None])
            flown += action is not other
        since = len(one.log or [])
        one.act(seat, action)
        two.act(seat, other)
        for viewer in [*range(1, one.seats), ONLOOKER] if one.waiting() else []:
            assert one.view(viewer).plain() == two.view(viewer).plain()
            assert told(one, viewer, since) == told(two, viewer, since)
            if viewer < one.seats:
                assert one.legal(viewer) == two.legal(viewer)
    assert flown


@pytest.mark.proves("PEC-RULING-7")
def test_the_godfather_is_heard_alike_whatever_is_paid() -> None:
    streams = []
    for cash in ("0", "10", "70", "990"):
        fixed = {"first": "A", "officer": "8", "A.cash": cash, "A.account": str(1000 - int(cash))}
        table = dealt(3, fixed=fixed, listen=True)
        dealing = len(table.log or [])
        said(table, "A tax t3")
        streams.append(told(table, 1)[dealing:])
    assert all(stream == streams[0] for stream in streams)


MONEY = {"cash", "account", "keep", "out", "amount", "lot"}


@pytest.mark.proves("PEC-SECRET-1", "PEC-SECRET-2", "PEC-RULING-7")
@pytest.mark.parametrize("seed", range(40))
def test_no_sum_is_heard_by_others_before_the_end(seed: int) -> None:
    """Default-deny: by kind of event, what others may hear of money; everything else would be a leak."""
    table = dealt(3, {"sale-log": "cash"}, seed, listen=True)
    for _ in played(table, seed):
        pass
    allowed = {"dealt": {"cash"}, "printed": {"lot"}, "total": {"cash", "account"}}
    for event in table.log or []:
        for viewer in range(3):
            facts = event.seen_by(viewer)
            if facts is not None and facts.get("seat") != letter(viewer):
                assert set(facts) & MONEY <= allowed.get(event.kind, set()), facts


@pytest.mark.proves("PEC-RULING-8")
def test_a_sealed_choice_of_diners_is_not_seen() -> None:
    fixed = {"first": "A", "A.cards": "printer ink diner", "A.fakes": "1-1-0", "B.cards": "printer paper diner"}
    fixed |= {"B.fakes": "0-1-1", "A.down": "3", "B.down": "3", "C.down": "2"}
    streams = []
    for lot in ("1-0-0", "0-1-0"):
        table = dealt(3, fixed=fixed, listen=True)
        said(table, "C pass", f"A launder {lot}")
        assert table.waiting() == [1]
        streams.append((told(table, 1), table.view(1).plain(), table.view(ONLOOKER).plain()))
        assert table.view(0).picks[0] >= 0
        assert table.view(1).picks[0] == -1
    assert streams[0] == streams[1]


@pytest.mark.proves("PEC-RULING-8")
@pytest.mark.parametrize("log", ["full", "cash"])
def test_who_is_asked_about_diners_follows_from_public_facts(log: str) -> None:
    """Same public counts, other qualities: with secret lots the same owners are asked."""
    asked = []
    for held in ("4-0-0", "0-4-0", "2-1-1"):
        fixed = {"first": "A", "A.cards": "printer ink diner", "A.fakes": held}
        table = dealt(3, {"sale-log": log}, fixed=fixed | {"A.down": "3", "B.down": "3", "C.down": "2"})
        said(table, "C pass")
        asked.append(table.stack[-1].name == "diner-choice")
    assert asked == ([False, False, True] if log == "full" else [True, True, True])


@pytest.mark.proves("PEC-SECRET-1", "PEC-SCORE-3")
@pytest.mark.parametrize("reveal", ["full", "totals"])
def test_what_the_end_reveals(reveal: str) -> None:
    fixed = {"first": "A", "officer": "29", "A.down": "3", "B.down": "3", "C.down": "2", "A.account": "300"}
    table = dealt(3, {"end-reveal": reveal}, fixed=fixed, listen=True)
    said(table, "C tax t3")
    assert table.over
    view = table.view(1)
    assert view.totals[0] == 310
    assert (view.account[0] == 300) == (reveal == "full")
    assert GAME.open_book(table.rules.options) == (reveal == "full")
    assert all(face == -1 for face in view.deck)
    assert table.view(EYE).deck == table.market.deck.faces


def test_refusals_speak_of_the_seats_own_business() -> None:
    """A seat that is not asked gets the same answer whatever the asked seat holds."""
    rich = dealt(3, fixed={"first": "A", "A.cash": "900", "A.fakes": "3-3-3"})
    poor = dealt(3, fixed={"first": "A", "A.cash": "0"})
    for action in BOOK.actions:
        assert rich.forbids(1, action) is poor.forbids(1, action)


def test_views_hold_no_reference_to_the_table() -> None:
    table = dealt(3, fixed={"first": "A", "A.fakes": "2-0-0"})
    view = table.view(0)
    before = view.plain()
    for seat, action in played(table, 3):
        assert isinstance(action, Action)
        assert seat < 3
    assert view.plain() == before
    assert not any(isinstance(value, PecuniaOlet) for value in [getattr(view, name) for name in dir(view)])


@pytest.mark.proves("PEC-RULING-9")
def test_how_the_table_answered_a_tie_is_seen() -> None:
    """Whoever has answered hears what the others made of it, and finds it in the view."""
    fixed = {"first": "A", "officer": "29", "A.down": "3", "B.down": "3", "C.down": "2", "C.cash": "0"}
    table = dealt(3, fixed=fixed | {"A.cash": "20", "B.cash": "20"}, listen=True)
    said(table, "C tax t3", "A again", "B enough")
    forks = Forks(GAME, Quick(7), [])
    for _ in range(25):
        forks.on_worlds(table, 2, table.read(2, "again"))
    assert forks.compared
