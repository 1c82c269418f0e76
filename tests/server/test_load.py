"""A taste of `kickback load`: every action is acknowledged, in a game of turns and in one of races."""

from __future__ import annotations

import pytest

from kickback.server.bare import run as run_bare
from kickback.server.load import Trial, run, run_on_postgresql
from kickback.server.resting import run as rest


@pytest.mark.parametrize("game", ["scapegoat", "embezzlement"])
def test_clients_play_and_nothing_is_refused(game: str) -> None:
    figures = run(Trial(game, tables=3, seconds=2.0, rate=0.0))
    assert figures.actions > 5
    assert figures.refused == 0
    assert 0 < figures.p50 <= figures.p99


def test_a_rate_is_of_all_clients_together_however_many_are_asked_at_once() -> None:
    figures = run(Trial("embezzlement", tables=3, seconds=3.0, rate=10.0))
    assert 4 < figures.per_second < 17  # at random times: four times the deviation


def test_two_processes_share_the_tables_and_what_is_beside_them_is_counted() -> None:
    figures = run_on_postgresql(Trial("embezzlement", tables=4, seconds=2.0, rate=0.0, scattered=True), 2)
    assert figures.actions > 5
    assert figures.refused == 0
    assert figures.beside_per_action > 0


def test_what_rests_costs_little() -> None:
    found = rest("embezzlement", tables=3, seconds=1.0)
    assert found.sockets == 9
    assert 0 < found.bots["regular"] <= found.bots["search"]
    assert found.socket_cpu < 50


def test_sockets_alone_are_a_measure_of_the_machine() -> None:
    found = run_bare(tables=2, seconds=0.5)
    assert found.actions > 5
    assert 0 < found.p50 <= found.p99
    assert found.cpu_per_action > 0
