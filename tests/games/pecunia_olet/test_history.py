"""A game told in numbers adds up to the game that was played."""

from __future__ import annotations

import pytest

from kickback.engine.seats import EYE
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.report.history import History, history
from kickback.games.pecunia_olet.table import PecuniaOlet
from tests.games.pecunia_olet.tables import dealt, played, said, some_table


def told(table: PecuniaOlet, seed: int) -> History:
    """Plays to the end; the host's choice of the starting player comes before the history begins."""
    for _ in played(table, seed):
        if table.stack[-1].name != "choose-first":
            break
    start = table.view(EYE)
    since = len(table.log or [])
    for _ in played(table, seed):
        pass
    events = [event.seen_by(EYE) for event in (table.log or [])[since:]]
    return history(start, [event for event in events if event is not None])


@pytest.mark.parametrize("seed", range(60))
def test_every_dollar_and_every_note_is_accounted_for(seed: int) -> None:
    table = some_table(seed, listen=True)
    story = told(table, seed)
    for seat, owner in enumerate(story.seats):
        assert (owner.cash, owner.account) == (table.money.cash[seat], table.money.account[seat])
        assert sum(owner.money.values()) == table.money.total(seat)
        assert owner.fakes == table.money.fakes[seat]
        assert owner.printed == owner.exchanged + owner.sold + owner.changed + owner.fakes
        assert tuple(owner.cards) == table.equipment.cards[seat]
        assert owner.idle >= 0
        assert fake_notes.size(owner.fakes) >= 0
    assert story.market == table.market.row
    assert (story.winners, story.tied) == (table.winners, table.ending.tied)
    assert story.banned == table.police.banned
    assert len(story.snapshots) == story.turn
    last = story.snapshots[-1]
    assert last.cash == table.money.cash


def test_who_woke_the_godfather() -> None:
    table = dealt(3, fixed={"first": "A", "officer": "8", "A.cash": "110", "B.cash": "70"}, listen=True)
    start = table.view(EYE)
    since = len(table.log or [])
    said(table, "A tax t3", "B fly c1 keep 0", "C pass", "A say I carry nothing")
    events = [event.seen_by(EYE) for event in (table.log or [])[since:]]
    story = history(start, [event for event in events if event is not None])
    visit = story.visits[0]
    assert (visit.seat, visit.round, visit.cash[:2], visit.paid[:2]) == (0, 1, [140, 70], [70, 40])
    flight = story.flights[0]
    assert (flight.seat, flight.fare, flight.out, flight.cash, flight.jet) == (1, 30, 0, 0, False)
    assert (story.claims[0].words, story.claims[0].cash) == ("I carry nothing", 70)
