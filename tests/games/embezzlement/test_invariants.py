"""Every invariant of Embezzlement notices when it is broken; and what is known and told from the deal on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kickback.engine.pile import HIDDEN
from kickback.engine.seats import ONLOOKER
from kickback.games.embezzlement import GAME
from kickback.games.embezzlement.components import AUDITED, BLANK, YEARS
from kickback.games.embezzlement.effects import count_votes
from kickback.games.embezzlement.memory import DEALT
from kickback.games.embezzlement.table import Embezzlement
from kickback.games.embezzlement.telling import fades
from tests.games.embezzlement.tables import dealt, played


def under_way() -> Embezzlement:
    """Some turns into a game: invoices lie on boards."""
    table = dealt(3, seed=4)
    for number, _ in enumerate(played(table, 4, aside=0)):
        if number > 30 and min(table.boards.laid) > 1 and table.turn.paying == BLANK and table.exchange is None:
            break
    assert table.faults() == []
    return table


def occupied(table: Embezzlement) -> int:
    return next(space for space, invoice in enumerate(table.boards.lying) if invoice != BLANK)


def caps_from_nowhere(table: Embezzlement) -> None:
    table.money.coffers += 1


def an_invoice_twice(table: Embezzlement) -> None:
    first = occupied(table)
    other = next(space for space in range(YEARS, 3 * YEARS) if table.boards.lying[space] != BLANK)
    table.boards.lying[other] = table.boards.lying[first]


def a_kind_too_many(table: Embezzlement) -> None:
    table.invoices.rest.append(0)


def a_card_is_gone(table: Embezzlement) -> None:
    table.cards.deck.pop()


def a_hand_miscounted(table: Embezzlement) -> None:
    table.cards.held[0] += 1


def caps_on_an_audited_year(table: Embezzlement) -> None:
    table.boards.marks[occupied(table)] = AUDITED


def paid_before_it_is_paid(table: Embezzlement) -> None:
    table.turn.paying = occupied(table)


def a_bust_seat_with_caps(table: Embezzlement) -> None:
    table.people.bust.append(2)
    table.boards.laid[2] = table.cards.held[2] = 0


def a_bust_seat_with_invoices(table: Embezzlement) -> None:
    table.people.bust.append(2)
    table.money.stash[2] = table.cards.held[2] = 0


def a_bust_seat_with_cards(table: Embezzlement) -> None:
    table.people.bust.append(2)
    table.money.stash[2] = table.boards.laid[2] = 0
    table.cards.held[2] = 1


def the_turn_of_a_bust_seat(table: Embezzlement) -> None:
    table.people.out |= 1 << table.turn.active


BROKEN: dict[Callable[[Embezzlement], None], str] = {
    caps_from_nowhere: "Caps, not",
    an_invoice_twice: "an invoice lies in two places",
    a_kind_too_many: "the invoices by kind are",
    a_card_is_gone: "cards, not",
    a_hand_miscounted: "counted as",
    caps_on_an_audited_year: "is audited, but has",
    paid_before_it_is_paid: "is being paid, but has",
    a_bust_seat_with_caps: "seats [2] are bust, but have something left",
    a_bust_seat_with_invoices: "seats [2] are bust, but have something left",
    a_bust_seat_with_cards: "seats [2] are bust, but have something left",
    the_turn_of_a_bust_seat: "it is the turn of a bust seat",
}


@pytest.mark.parametrize("broken", BROKEN, ids=lambda one: one.__name__)
def test_it_is_noticed(broken: Callable[[Embezzlement], None]) -> None:
    table = under_way()
    broken(table)
    assert any(BROKEN[broken] in fault for fault in table.faults()), table.faults()


@pytest.mark.proves("EMB-RULING-38")
@pytest.mark.parametrize(("endless", "closes"), [("on", True), ("off", False)])
def test_only_an_endless_workload_is_closed_by_votes(endless: str, closes: bool) -> None:
    table = dealt(3, {"endless": endless}, listen=True)
    table.people.votes = 0b111
    count_votes(table)
    assert table.invoices.closed == closes


@pytest.mark.parametrize(("same", "known"), [("on", True), ("off", False)])
def test_equal_starting_hands_are_known_to_all(same: str, known: bool) -> None:
    table = dealt(3, {"deterministic": same})
    for seat in range(3):
        others = [entry for entry in table.view(seat).memory if entry.kind == DEALT and entry.seat != seat]
        assert others
        assert {entry.card != HIDDEN for entry in others} == {known}


@pytest.mark.parametrize(
    ("options", "viewer", "id", "stash"),
    [
        ({}, 0, "event-dealt-own", True),
        ({}, ONLOOKER, "event-dealt", True),
        ({"cheap-start": "on"}, 0, "event-dealt-own", False),
        ({"deterministic": "on"}, 0, "event-dealt-alike-own", True),
        ({"deterministic": "on"}, ONLOOKER, "event-dealt-alike", True),
    ],
)
def test_how_the_deal_is_told(options: dict[str, str], viewer: int, id: str, stash: bool) -> None:
    table = dealt(3, options, listen=True)
    seen = next(event.seen_by(viewer) for event in table.log or [] if event.kind == "dealt")
    assert seen is not None
    line = GAME.tell(seen)[-1]
    assert (line.id, line.facts["known"]) == (id, stash)
    assert bool(line.facts["held"]) == (viewer == 0)


def test_what_was_never_told_does_not_fade() -> None:
    table = dealt(3, fixed={"turn": "A", "workload": "3"}, listen=True)
    table.act(0, table.read(0, "announce 4"))
    table.act(0, table.read(0, "place"))
    took = next(event for event in table.log or [] if event.kind == "took")
    own, others = took.seen_by(0), took.seen_by(1)
    assert own is not None
    assert others is not None
    assert "value" in own
    assert not fades(others, table.view(1))
