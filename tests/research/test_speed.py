"""The speeds that `kickback bench` prints are measured by playing."""

from __future__ import annotations

import pytest

from kickback.games import NAMES
from kickback.research.speed import openspiel_steps, pettingzoo_steps


@pytest.mark.parametrize("name", NAMES)
def test_speed_is_measured(name: str) -> None:
    assert pettingzoo_steps(name, 0.05) > 10
    assert openspiel_steps(name, 0.05) > 10
