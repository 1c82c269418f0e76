"""Every game as an OpenSpiel game, registered as `kickback_<game>`, and the miniatures as `kickback_<game>_mini`.

Chance comes in two kinds of nodes, both explicit. First the deal: by default four nodes of 256 equally likely outcomes
each, which together are the seed of all luck in the game; with `deals=k` one node with k outcomes, each a fixed seed.
Later draws were made then and lie hidden, like the order of a shuffled deck. Second, in a race, who was first: one
outcome for each seat that wants to act. Nothing of either is in anybody's information state but what it causes.

Those who are asked at once, in secret or in a race, are asked one after the other; no answer is in another seat's
information state before all are in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from kickback.engine.chance import WORD, Quick
from kickback.engine.game import Game
from kickback.engine.plain import Facts
from kickback.engine.seats import EYE, ONLOOKER, letter
from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.research.encoders import Encoder, encoder
from kickback.research.encoders.sheet import Vector
from kickback.research.miniatures import MINIATURES
from kickback.research.play import Play, begun
from kickback.research.recall import written
from kickback.research.setting import Setting, setting

OUTCOMES = 256  # of one node of the deal
NODES = 4
RECALL = 128  # bits of the fingerprint in an information state tensor
Params = Mapping[str, Any]  # Any: OpenSpiel gives whole numbers and texts

_Type = pyspiel.GameType


def spelled(options: Mapping[str, str]) -> str:
    """Options as one OpenSpiel parameter: `key:value;key:value`, with %XX for what its parser would stumble over."""
    return ";".join(f"{key}:{quote(value, safe=' ')}" for key, value in options.items())


def read(text: str) -> dict[str, str]:
    """The other way round; plain values may stand as they are."""
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    return {key.strip(): unquote(value.strip()) for key, _, value in pairs}


def short_name(game: str) -> str:
    return f"kickback_{game.replace('-', '_')}"


def register() -> None:
    """Makes all games known to `pyspiel.load_game`; calling it again changes nothing."""
    known = set(pyspiel.registered_names())
    for name in NAMES:
        game = game_named(name)
        if short_name(name) not in known:
            kind = game_type(short_name(name), game, 0, {"seats": game.usual, "options": "", "deals": 0, "seed": 0})
            pyspiel.register_game(kind, type("FreeGame", (FreeGame,), {"name": name}))
        if name in MINIATURES and f"{short_name(name)}_mini" not in known:
            kind = game_type(f"{short_name(name)}_mini", game, MINIATURES[name].seats, {})
            pyspiel.register_game(kind, type("MiniatureGame", (MiniatureGame,), {"name": name}))


def game_type(short: str, game: Game, seats: int, parameters: dict[str, int | str]) -> Any:
    return _Type(
        short_name=short,
        long_name=f"Kickback: {game.title}",
        dynamics=_Type.Dynamics.SEQUENTIAL,
        chance_mode=_Type.ChanceMode.EXPLICIT_STOCHASTIC,
        information=_Type.Information.IMPERFECT_INFORMATION,
        utility=_Type.Utility.ZERO_SUM,
        reward_model=_Type.RewardModel.TERMINAL,
        max_num_players=seats or game.most,
        min_num_players=seats or game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is untyped
    """One kind of table. `deals` is the number of outcomes of the deal, 0 for the whole seed."""

    def __init__(self, kind: Any, table: Setting, deals: int, parameters: dict[str, int | str]) -> None:
        self.setting = table
        self.deals = deals
        self.encoder: Encoder = encoder(table)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions,
            max_chance_outcomes=max(deals or OUTCOMES, table.seats),
            num_players=table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.encoder.longest,
        )
        super().__init__(kind, info, parameters)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Params | None = None) -> Watcher:
        if params:
            raise ValueError(f"observers take no parameters, but {dict(params)} was given")
        return Watcher(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def begin(self, dealt: tuple[int, ...]) -> Play:
        """The game after the deal."""
        raise NotImplementedError

    def max_chance_nodes_in_history(self) -> int:
        """The deal, and at most one lot after each answer."""
        return (1 if self.deals else NODES) + self.encoder.longest


# OpenSpiel keeps what makes a game until after Python has shut down, which only a class survives: so there is a class
# for each name, and no function.
class FreeGame(SpielGame):
    """A game with seats, options and deals of the caller's choice."""

    name = ""

    def __init__(self, params: Params) -> None:
        options = read(str(params["options"]))
        deals, seed = int(params["deals"]), int(params["seed"])
        if deals < 0:
            raise ValueError(f"deals is a number of outcomes, or 0 for all there are, not {deals}")
        table = setting(self.name, int(params["seats"]), options)
        parameters: dict[str, int | str] = {
            "seats": table.seats,
            "options": spelled(options),
            "deals": deals,
            "seed": seed,
        }
        self.seed = seed
        super().__init__(game_type(short_name(self.name), table.game, 0, parameters), table, deals, parameters)

    def begin(self, dealt: tuple[int, ...]) -> Play:
        """The game after the deal."""
        seed = "-".join(str(part) for part in (self.seed, self.deals, *dealt))
        return begun(self.setting, seed, 0, draws=False, listen=True)


class MiniatureGame(SpielGame):
    """A small part of a game for exact methods: its deals are the only luck."""

    name = ""

    def __init__(self, params: Params) -> None:
        small = MINIATURES[self.name]
        table = setting(self.name, small.seats, small.options, small.deals)
        kind = game_type(f"{short_name(self.name)}_mini", table.game, table.seats, {})
        self.roots: dict[int, Play] = {}
        super().__init__(kind, table, len(small.deals), {})

    def begin(self, dealt: tuple[int, ...]) -> Play:
        """Exact methods walk the same tree again and again, so it is kept."""
        deal = dealt[0]
        if deal not in self.roots:
            self.roots[deal] = begun(self.setting, "miniature", deal, draws=False, listen=True)
            self.roots[deal].after = {}
        return self.roots[deal]


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel is untyped
    """A point in a game. OpenSpiel copies and pickles its attributes, so there are few, and they know how."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.dealt: tuple[int, ...] = ()
        self.play: Play | None = None

    def current_player(self) -> int:
        play = self.play
        if play is None or play.racing:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if play.over else play.seat

    def is_terminal(self) -> bool:
        return self.play is not None and self.play.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.offered) if self.play is not None and player == self.play.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.play is None:
            count = self.get_game().deals or OUTCOMES
            return [(outcome, 1 / count) for outcome in range(count)]
        return [(seat, 1 / len(self.play.racing)) for seat in self.play.racing]

    def _apply_action(self, action: int) -> None:
        if self.play is not None:
            self.play = self.play.choose(int(action))
            return
        self.dealt += (int(action),)
        game = self.get_game()
        if game.deals or len(self.dealt) == NODES:
            self.play = game.begin(self.dealt)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}" if self.play is None else f"first {letter(action)}"
        offered = self.play.offered if self.play is not None else {}
        return offered[action].text if action in offered else f"#{action}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another state the asked player may be in, as information set search wants it; drawn from its view alone."""
        if self.play is None or player != self.play.seat:
            raise ValueError("only the player who is asked can imagine another state")
        twin = SpielState(self.get_game())
        twin.dealt = self.dealt
        twin.play = self.play.imagined(player, Quick(int(sampler() * WORD)))
        return twin

    def returns(self) -> list[float]:
        return self.play.returns() if self.play is not None else [0.0] * self.num_players()

    def __str__(self) -> str:
        """The deal, then everything that was said."""
        lines = [f"deal {' '.join(str(part) for part in self.dealt)}"]
        if self.play is not None and self.play.recall is not None:
            lines += [f"{letter(step.seat)} {step.said}" for step in self.play.recall.steps() if step.said]
        return "\n".join(lines)


class Watcher:
    """What may be observed: with perfect recall or as it is now, by one seat, by everybody, or by nobody in particular.

    Numbers are given for one seat's whole observation; with perfect recall they end in a fingerprint of its story.
    """

    def __init__(self, game: SpielGame, wanted: Any) -> None:
        self.encoder = game.encoder
        self.recall: bool = wanted.perfect_recall
        self.public: bool = wanted.public_info
        self.private: Any = wanted.private_info
        self.tensor: Vector | None = None
        self.dict: dict[str, Vector] = {}
        if self.public and self.private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            length = self.encoder.length
            self.tensor = np.zeros(length + (RECALL if self.recall else 0), np.float32)
            self.dict = self.encoder.named(self.tensor[:length])
            if self.recall:
                self.dict["recall"] = self.tensor[length:]

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            raise ValueError("this observation has no numbers; they are given for all that one seat sees")
        self.tensor.fill(0)
        play = state.play
        if play is None:
            return
        length = self.encoder.length
        self.tensor[:length] = self.encoder.encode(play.table.view(player))
        if self.recall:
            bits = np.unpackbits(np.frombuffer(play.fingerprint(player), np.uint8))
            self.tensor[length:] = bits[:RECALL]

    def string_from(self, state: SpielState, player: int) -> str:
        play = state.play
        if play is None:
            return ""
        who = player
        if self.private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            who = EYE
        elif self.private == pyspiel.PrivateInfoType.NONE:
            who = ONLOOKER
        if not self.public:
            beyond = private(play.table.view(who).plain(), play.table.view(ONLOOKER).plain())
            return written(beyond) if beyond else ""
        if self.recall:
            return f"{letter(player)}\n{play.story(who)}"
        return written(play.table.view(who).plain())


def private(seen: Facts, public: Facts) -> Facts:
    """What a seat sees beyond what everybody does."""
    found: Facts = {}
    for key, value in seen.items():
        other = public.get(key)
        if isinstance(value, dict) and isinstance(other, dict):
            if inside := private(value, other):
                found[key] = inside
        elif value != other:
            found[key] = value
    return found
