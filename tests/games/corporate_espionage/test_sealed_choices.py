"""How a sealed choice came out is told, so it is in the view: whoever finds two tables alike has heard the same."""

from __future__ import annotations

import pytest

from kickback.engine.chance import Quick
from kickback.games.corporate_espionage import GAME
from kickback.lab.forks import Forks
from tests.games.corporate_espionage.tables import Sitting, dealt, sit

CLUB = ("A found CLUB with BC", "B accept", "C accept", "A embargo D", "A yes", "B no")


def forked(table: Sitting, seat: int, text: str) -> None:
    """Forks the table on an answer, in many worlds and with many draws; raises `Leak`."""
    forks = Forks(GAME, Quick(7), [])
    answer = table.table.read(seat, text)
    for _ in range(25):
        forks.on_worlds(table.table, seat, answer)
        forks.on_draws(table.table, seat, answer)


@pytest.mark.proves("CES-SETUP-1")
def test_signs_of_a_duel_are_seen() -> None:
    table = Sitting(dealt(4, {"first-player": "duel"})).say("A rock", "B paper", "C scissors")
    forked(table, 3, "rock")


@pytest.mark.proves("CES-SETUP-7")
def test_where_decks_were_cut_is_seen() -> None:
    table = Sitting(dealt(3, {"first-player": "host"}))
    forked(table, 0, "first B")
    cutting = Sitting(dealt(3, {"manual-cut": "on"})).say("A cut 5", "B cut 30")
    forked(cutting, 2, "cut 12")


@pytest.mark.proves("CES-TALK-1")
def test_how_a_vote_came_out_is_seen() -> None:
    forked(sit(4, {"associations": "on"}).say(*CLUB), 2, "yes")


@pytest.mark.proves("CES-SETUP-1")
def test_who_begins_is_seen_before_the_first_turn() -> None:
    table = Sitting(dealt(3, {"first-player": "host", "manual-cut": "on"}))
    assert table.see("first", 1) is None
    table.say("A first C")
    assert table.table.stack[-1].name == "cut"
    assert table.see("first", 1) == "C"
