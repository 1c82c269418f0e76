"""Bots by name, as the command line and the lobby spell them."""

from __future__ import annotations

import re
from importlib.util import find_spec
from typing import TYPE_CHECKING

from kickback.bots.bot import Bot, RandomBot
from kickback.bots.character import CHARACTERS
from kickback.bots.heuristic import HeuristicBot, Policy, policy
from kickback.engine.chance import Seeded
from kickback.games import beside

if TYPE_CHECKING:  # search and outside programs cost something to load, so they wait until somebody asks for them
    from kickback.bots.search import Budget

KINDS = ("random", "heuristic", "search")
SPELLINGS = "random, heuristic, heuristic:CHARACTER, search, search:PLAYOUTS and search:MILLISECONDSms"
THINKING = re.compile(r"(?P<count>[1-9]\d{0,6})(?P<ms>ms)?")


class UnknownBot(ValueError):
    """No bot is spelled like that."""


def make(spelled: str, game: str, seed: str, outside: bool = False) -> Bot:
    """`random`, `heuristic`, `heuristic:shark`, `search`, `search:500`, `search:50ms`; equal seeds make equal players.

    `outside:COMMAND` starts a program, so it is refused unless the caller allows it: never for what a stranger typed.
    """
    kind, colon, detail = spelled.partition(":")
    chance = Seeded(seed, f"bot {spelled}")
    if kind == "random" and not colon:
        return RandomBot(chance)
    if kind == "heuristic" and (detail or "calm") in CHARACTERS:
        rules_of_thumb = known(game)
        if rules_of_thumb is None:
            raise UnknownBot(f"nobody has written rules of thumb for {game} yet; 'random' and 'search' play it")
        return HeuristicBot(rules_of_thumb, CHARACTERS[detail or "calm"], chance)
    if kind == "search":
        return searching(spelled, detail, game, chance)
    if kind == "outside" and detail.strip():
        if not outside:
            raise UnknownBot(f"'{spelled}' starts a program, and that is not allowed here")
        from kickback.bots.outside import OutsideBot

        stand_in = "heuristic" if known(game) is not None else "random"
        return OutsideBot(detail, game, seed, stand_in, make(stand_in, game, seed), chance)
    also = " and outside:COMMAND" if outside else ""
    raise UnknownBot(f"no bot '{spelled}'; there are {SPELLINGS}{also}; characters are {', '.join(CHARACTERS)}")


def searching(spelled: str, detail: str, game: str, chance: Seeded) -> Bot:
    from kickback.bots.search import Budget, SearchBot
    from kickback.bots.values import outlook

    return SearchBot(known(game), outlook(game), budget(spelled, detail) if detail else Budget(), chance)


def budget(spelled: str, detail: str) -> Budget:
    """How long a bot spelled like that thinks."""
    from kickback.bots.search import Budget

    found = THINKING.fullmatch(detail)
    if found is None:
        raise UnknownBot(f"no bot '{spelled}'; a search is spelled search:400 (playouts) or search:50ms (milliseconds)")
    count = int(found["count"])
    return Budget(seconds=count / 1000) if found["ms"] else Budget(playouts=count)


def known(game: str) -> Policy | None:
    """The game's rules of thumb, if somebody has written them; a module that is there but broken says so itself."""
    return policy(game) if find_spec(beside("kickback.bots", game)) is not None else None
