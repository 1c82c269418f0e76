"""Bots by name, as the command line and the lobby spell them."""

from __future__ import annotations

from kickback.bots.bot import Bot, RandomBot
from kickback.bots.heuristic import HeuristicBot, policy
from kickback.bots.temper import TEMPERS
from kickback.engine.chance import Seeded

KINDS = ("random", "heuristic")


class UnknownBot(ValueError):
    """No bot is spelled like that."""


def make(spelled: str, game: str, seed: str) -> Bot:
    """`random`, `heuristic` or `heuristic:shark`; equal seeds make equal players."""
    kind, _, detail = spelled.partition(":")
    chance = Seeded(seed, f"bot {spelled}")
    if kind == "random" and not detail:
        return RandomBot(chance)
    if kind == "heuristic" and (detail or "calm") in TEMPERS:
        return HeuristicBot(policy(game), TEMPERS[detail or "calm"], chance)
    raise UnknownBot(f"no bot '{spelled}'; there are random, heuristic and heuristic:TEMPER with {', '.join(TEMPERS)}")
