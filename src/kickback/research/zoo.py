"""Every game as a PettingZoo environment: one agent a seat, asked in turn (AEC)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import token_hex
from typing import Any, Literal

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # published without types

from kickback.engine.chance import Chance, Seeded
from kickback.engine.plain import Facts
from kickback.research.encoders import encoder
from kickback.research.miniatures import MINIATURES
from kickback.research.play import Play, begun
from kickback.research.setting import Deal, Setting, setting

Form = Literal["vector", "masked", "parts"]
Mask = NDArray[np.int8]
Observation = Any  # Any: a vector or a dict of them, by `form`; the observation space says which


def env(
    name: str,
    seats: int = 0,
    options: Mapping[str, str] | None = None,
    form: Form = "vector",
    longest: int = 0,
    render_mode: str | None = None,
    deals: Sequence[Deal] = ({},),
) -> KickbackEnv:
    """The environment of a game by its name; see `KickbackEnv`. Without `seats` it is the usual number.

    `deals` fix the beginning as a scenario does; one of them is drawn for each game.
    """
    return KickbackEnv(setting(name, seats, options, deals), form, longest, render_mode)


def mini(name: str, form: Form = "vector") -> KickbackEnv:
    """The miniature of a game."""
    small = MINIATURES[name]
    return env(name, small.seats, small.options, form, deals=small.deals)


class KickbackEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # as above
    """One table. Agents are `seat_0`, `seat_1`, ... in play order.

    `form` says what an observation is: `vector`, one flat array, with the mask in the info; `masked`, a dict of
    `observation` (that array) and `action_mask`; `parts`, the same with the array as a dict of its named parts.
    The mask belongs to the asked agent alone; everybody else's is empty. Rewards are 0 until the game is over and then
    the payoffs, which sum to zero. After `longest` decisions, if that is set, everybody is truncated.
    """

    def __init__(
        self, setting: Setting, form: Form = "vector", longest: int = 0, render_mode: str | None = None
    ) -> None:
        super().__init__()
        if form not in ("vector", "masked", "parts"):
            raise ValueError(f"form is vector, masked or parts, not {form!r}")
        if render_mode not in (None, "ansi", "human"):
            raise ValueError(f"render_mode is ansi or human, not {render_mode!r}")
        name = f"kickback_{setting.game.name.replace('-', '_')}_v0"
        self.metadata = {"name": name, "render_modes": ["ansi", "human"], "is_parallelizable": False}
        self.setting = setting
        self.form: Form = form
        self.longest = longest
        self.render_mode = render_mode
        self.encoder = encoder(setting)
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.space() for agent in self.possible_agents}
        actions = self.encoder.actions
        self.action_spaces: dict[str, Space[Any]] = {agent: Discrete(actions) for agent in self.possible_agents}
        self.nothing: Mask = np.zeros(actions, np.int8)
        self.nothing.flags.writeable = False
        self.luck: Chance = Seeded(token_hex(16), "research")
        self.play: Play | None = None
        self.decisions = 0

    def space(self) -> Space[Any]:
        vector = Box(-1.0, 1.0, (self.encoder.length,), np.float32)
        if self.form == "vector":
            return vector
        mask = Box(0, 1, (self.encoder.actions,), np.int8)
        if self.form == "masked":
            return Dict({"observation": vector, "action_mask": mask})
        parts: dict[str, Space[Any]] = {}
        for part in self.encoder.parts:
            parts[part.name] = Box(-1.0, 1.0, (part.size,), np.float32)
        return Dict({"observation": Dict(parts), "action_mask": mask})

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    @property
    def game(self) -> Play:
        """The game being played."""
        if self.play is None:
            raise RuntimeError("there is no game yet: call reset() first")
        return self.play

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game. The same seed deals the same games from then on; without one, the next of them.

        `options["deal"]` fixes the beginning as a scenario does, such as `{"A.hand": ["5C", "6D"]}`; other keys are
        none of ours.
        """
        if seed is not None:
            self.luck = Seeded(str(seed), "research")
        table = self.setting
        if options and "deal" in options:
            table = Setting(table.game, table.seats, table.options, (options["deal"],))
        words = [self.luck.word() for _ in range(4)]
        deal = self.luck.below(len(table.deals))
        self.play = begun(table, "".join(f"{word:08x}" for word in words), deal)
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self.nothing} for agent in self.agents}
        self.ask_next()
        if self.render_mode == "human":
            self.render()

    def ask_next(self) -> None:
        """Points to the agent that is asked, and gives it its mask."""
        play = self.game
        if not play.over:
            self.agent_selection = self.possible_agents[play.seat]
            self.infos[self.agent_selection] = {"action_mask": self.mask()}
            return
        for agent, payoff in zip(self.possible_agents, play.returns(), strict=True):
            self.rewards[agent] = payoff
            self.terminations[agent] = True
        self.agent_selection = self.possible_agents[0]

    def mask(self) -> Mask:
        mask = np.zeros(self.encoder.actions, np.int8)
        mask[list(self.game.offered)] = 1
        return mask

    def observe(self, agent: str) -> Observation:
        """What that agent sees now, from its own view."""
        seat = self.seat_of[agent]
        vector = self.encoder.encode(self.game.table.view(seat))
        if self.form == "vector":
            return vector
        mask = self.infos[agent]["action_mask"] if agent in self.infos else self.nothing
        seen = vector if self.form == "masked" else self.encoder.named(vector)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self.game
        number = -1 if action is None else int(action)
        if number not in play.offered:
            offered = ", ".join(f"{number} ({text})" for number, text in self.offered().items())
            raise ValueError(f"{agent} cannot answer {action} now; it may answer {offered}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {"action_mask": self.nothing}
        play.choose(number)
        self.decisions += 1
        self.ask_next()
        if self.longest and self.decisions >= self.longest and not play.over:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def offered(self) -> dict[int, str]:
        """What the asked agent may answer: numbers and their notation."""
        return {number: self.game.offered[number].text for number in sorted(self.game.offered)}

    def view(self, agent: str) -> Facts:
        """What that agent sees as plain data, for agents that read instead of reckoning."""
        return self.game.table.view(self.seat_of[agent]).plain()

    def render(self) -> str | None:
        """The open question in words, to the asked agent alone; the result once the game is over."""
        play = self.game
        if play.over:
            text = "over: " + ", ".join(f"{agent} {payoff:+g}" for agent, payoff in self.rewards.items())
        else:
            text = f"{self.agent_selection} {play.question()}"
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        self.play = None
