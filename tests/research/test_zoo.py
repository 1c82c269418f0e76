"""PettingZoo's own tests, unmodified, on every game; and what they do not ask."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]  # published without types

from kickback.games import NAMES
from kickback.research import KickbackEnv, env, mini
from kickback.research.zoo import Form
from tests.research.tables import preset, presets

FORMS: tuple[Form, ...] = ("vector", "masked", "parts")

# What PettingZoo says of every environment with a dict of observation and mask, its own ones excepted by name.
dict_form = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


@pytest.mark.parametrize(("name", "seats", "chosen"), presets())
def test_pettingzoo_accepts_every_preset(name: str, seats: int, chosen: str) -> None:
    api_test(KickbackEnv(preset(name, seats, chosen)), num_cycles=40)


@pytest.mark.parametrize(
    ("name", "form"),
    [pytest.param(name, form, marks=dict_form if form != "vector" else []) for name in NAMES for form in FORMS],
)
def test_pettingzoo_accepts_whole_games_in_every_form(name: str, form: Form) -> None:
    api_test(env(name, form=form), num_cycles=400)


@pytest.mark.parametrize(("name", "seats", "chosen"), presets())
def test_seeds_repeat_games_of_every_preset(name: str, seats: int, chosen: str) -> None:
    seed_test(lambda: KickbackEnv(preset(name, seats, chosen)), num_cycles=20)


@pytest.mark.parametrize("name", NAMES)
def test_seeds_repeat_the_usual_table_and_the_miniature(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=60)
    seed_test(lambda: mini(name), num_cycles=60)


def play_out(table: KickbackEnv, seed: int | None) -> list[str]:
    """A random game as the list of what was said; the dice are always the same."""
    table.reset(seed=seed)
    dice = np.random.default_rng(1)
    said: list[str] = []
    for agent in table.agent_iter():
        _, _, terminated, truncated, info = table.last()
        action = None
        if not terminated and not truncated:
            action = int(dice.choice(np.flatnonzero(info["action_mask"])))
            said.append(f"{agent} {table.offered()[action]}")
        table.step(action)
    return said


def test_a_seed_is_for_all_games_that_follow() -> None:
    one, two = env("embezzlement"), env("embezzlement")
    games = [play_out(one, 7), play_out(one, None), play_out(one, None)]
    assert [play_out(two, 7), play_out(two, None), play_out(two, None)] == games
    assert games[0] != games[1] != games[2]
    assert play_out(two, 8) != games[0]


def test_without_a_seed_every_environment_is_another() -> None:
    assert play_out(env("scapegoat"), None) != play_out(env("scapegoat"), None)


@pytest.mark.parametrize("name", NAMES)
def test_rewards_come_at_the_end_and_sum_to_zero(name: str) -> None:
    table = env(name)
    table.reset(seed=3)
    paid = dict.fromkeys(table.possible_agents, 0.0)
    dice = np.random.default_rng(3)
    for agent in table.agent_iter():
        _, reward, terminated, _, info = table.last()
        paid[agent] += reward
        if not terminated:
            assert reward == 0
        table.step(None if terminated else int(dice.choice(np.flatnonzero(info["action_mask"]))))
    assert list(paid.values()) == pytest.approx(table.game.table.returns())
    assert sum(paid.values()) == pytest.approx(0)
    assert any(paid.values()) or len(table.game.table.winners) != 1


def test_a_mask_is_for_the_asked_agent_alone() -> None:
    table = env("scapegoat", form="masked")
    table.reset(seed=1)
    asked = table.agent_selection
    for agent in table.agents:
        mask = table.observe(agent)["action_mask"]
        assert mask.any() == (agent == asked)
        assert (table.infos[agent]["action_mask"] == mask).all()
    assert np.flatnonzero(table.infos[asked]["action_mask"]).tolist() == list(table.offered())


def test_parts_are_the_vector_in_pieces() -> None:
    flat, pieces = env("wallet"), env("wallet", form="parts")
    for table in (flat, pieces):
        table.reset(seed=5)
    for _ in range(12):
        agent = flat.agent_selection
        parts: dict[str, Any] = pieces.observe(agent)["observation"]
        assert list(parts) == [part.name for part in pieces.encoder.parts]
        assert np.array_equal(np.concatenate(list(parts.values())), flat.observe(agent))
        action = next(iter(flat.offered()))
        flat.step(action)
        pieces.step(action)


def test_an_action_that_is_not_offered_is_explained() -> None:
    table = env("scapegoat")
    table.reset(seed=1)
    offered = next(iter(table.offered().items()))
    with pytest.raises(ValueError, match=rf"seat_0 cannot answer 259 now; it may answer {offered[0]} \({offered[1]}\)"):
        table.step(259)
    table.step(offered[0])
    assert table.agent_selection == "seat_1"


def test_too_long_a_game_is_cut() -> None:
    table = env("scapegoat", longest=5)
    table.reset(seed=1)
    for _ in range(5):
        assert not any(table.truncations.values())
        table.step(next(iter(table.offered())))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


def test_a_deal_can_be_fixed() -> None:
    table = env("scapegoat")
    table.reset(seed=1, options={"deal": {"A.hand": ["2C", "3C", "4C", "5C"]}})
    assert list(table.offered().values()) == ["show 2C", "show 3C", "show 4C", "show 5C"]
    hand = table.view("seat_0")["A"]
    assert isinstance(hand, dict)
    assert hand["hand"] == ["2C", "3C", "4C", "5C"]


def test_rendering_tells_the_open_question_and_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    table = env("scapegoat", render_mode="ansi")
    table.reset(seed=1)
    told = table.render()
    assert told is not None
    assert told.startswith("seat_0 show: show ")
    aloud = env("scapegoat", render_mode="human")
    play_out(aloud, 1)
    assert capsys.readouterr().out.splitlines()[-1].startswith("over: ")
    aloud.close()
    with pytest.raises(RuntimeError, match="call reset"):
        aloud.observe("seat_0")


@pytest.mark.parametrize(("what", "value"), [("form", "picture"), ("render_mode", "rgb_array")])
def test_unknown_forms_are_refused(what: str, value: str) -> None:
    with pytest.raises(ValueError, match=f"not '{value}'"):
        env("scapegoat", **{what: value})  # type: ignore[arg-type]  # that is the point
