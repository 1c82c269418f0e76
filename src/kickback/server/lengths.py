"""How long a game will take: decisions that were measured among bots, at the speed that the boxes promise."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from statistics import mean

import msgspec

from kickback.games import game as game_named
from kickback.server.seating import Articles
from kickback.server.timing import PACES, SECOND

# Minutes as the rule books print them. Corporate Espionage prints none: its people decide as fast as in Embezzlement,
# which has the same open windows.
PRINTED = {"scapegoat": (15, 20), "embezzlement": (30, 75), "wallet": (15, 30), "pecunia-olet": (35, 35)}
AS_FAST_AS = {"corporate-espionage": "embezzlement"}


class Measured(msgspec.Struct):
    """`seats`: decisions by the book, from the fewest seats to the most; `rules`: shares of them under a house rule."""

    seats: list[int]
    rules: dict[str, dict[str, list[float]]] = {}


class Length(msgspec.Struct):
    """So many decisions of all seats together, each taking a person so many seconds."""

    decisions: int
    seconds: float


@cache
def measured() -> dict[str, Measured]:
    text = files("kickback.server").joinpath("lengths.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Measured])


def length(articles: Articles) -> Length:
    """Of a game under these articles. A clock that is shorter than people usually take hurries them."""
    game = game_named(articles.game)
    found = measured()[articles.game]
    at = articles.seats - game.fewest
    decisions = float(found.seats[at])
    for option in game.options:
        value, rows = articles.options.get(option.key), found.rules.get(option.key)
        if value is not None and rows:
            shares = {str(option.plain()["default"]): 1.0} | {one: row[at] for one, row in rows.items()}
            decisions *= share(shares, value)
    seconds = usual_seconds(articles.game)
    pace = PACES[articles.pace]
    return Length(round(decisions), min(seconds, pace.question / SECOND) if pace.timed else seconds)


def usual_seconds(name: str) -> float:
    like = AS_FAST_AS.get(name, name)
    game = game_named(like)
    return mean(PRINTED[like]) * 60 / measured()[like].seats[game.usual - game.fewest]


def share(shares: dict[str, float], value: str) -> float:
    """What was measured for that value; a number between two that were lies between their shares."""
    if value in shares:
        return shares[value]
    if not value.isdecimal():
        return 1.0
    wanted = int(value)
    known = sorted((int(one), found) for one, found in shares.items() if one.isdecimal())
    low = max((one for one in known if one[0] <= wanted), default=known[0])
    high = min((one for one in known if one[0] >= wanted), default=known[-1])
    if low[0] == high[0]:
        return low[1]
    return low[1] + (high[1] - low[1]) * (wanted - low[0]) / (high[0] - low[0])
