"""A refusal that says what to do instead says something that can be done: tried at random in random games.

The texts come from the scenarios, so that they are what people say at some time, and mostly at the wrong one.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any  # tables of all games

import pytest

from kickback.engine.bans import Unreadable
from kickback.engine.chance import Seeded
from kickback.engine.game import Game
from kickback.engine.plain import Facts
from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.lab.soak import random_options
from kickback.records.match import Match

SCENARIOS = Path(__file__).parents[1] / "scenarios"
LINE = re.compile(r"!? ?[A-H] (?P<text>[a-z][^#]*?)(?: [A-Z]{3}-[A-Z]+-\d+)? *(?:#.*)?")
TRIED = 3  # refusals at each decision
MOST = 300  # decisions of a game

Way = Callable[[Any, int, Facts], bool]  # may the refused seat do what the text of the ban points at?


def said(table: Any, seat: int) -> list[str]:
    return [action.text for action in table.legal(seat)]


def one_of(*verbs: str) -> Way:
    """Something that begins with one of these words."""
    return lambda table, seat, _facts: any(text.split()[0] in verbs for text in said(table, seat))


def all_of(*texts: str) -> Way:
    """Each of these, with the facts of the refusal filled in."""
    return lambda table, seat, facts: all(text.format(**facts) in said(table, seat) for text in texts)


def each(text: str, fact: str) -> Way:
    """This with every item of a fact that the refusal lists."""

    def way(table: Any, seat: int, facts: Facts) -> bool:
        items = facts[fact]
        assert isinstance(items, list)
        return all(text.format(item) in said(table, seat) for item in items)

    return way


def where(fact: str, value: object, way: Way) -> Way:
    """The text points there only if the fact has this value."""
    return lambda table, seat, facts: facts[fact] != value or way(table, seat, facts)


PRICES, SEALS = (all_of(*(f"{verb} {price}" for price in range(1, 6))) for verb in ("announce", "seal"))
BY_HENCHMAN = ("buy", "print", "tax", "fly", "shop", "fence")
WAYS: dict[str, dict[str, Way]] = {
    "scapegoat": {
        "nobody-plays-yet": where("sent", 0, one_of("show")),
        "no-pass": one_of("up"),
        "one-card": one_of("up"),
        "not-held": each("up {}", "hand"),
        "no-choice-of-quarter": one_of("up"),
        "show-not-held": each("show {}", "hand"),
        "promote-not-held": each("reveal {}", "hand"),
        "axe-not-held": each("reveal {}", "hand"),
        "drop-not-held": each("drop {}", "hand"),
    },
    "embezzlement": {
        "say-done": all_of("done"),
        "must-pay": lambda table, seat, facts: (SEALS if facts["silence"] else PRICES)(table, seat, facts),
        "announce-range": PRICES,
        "silent": where("place", True, one_of("place")),
        "place-words": one_of("place"),
        "as-announced": all_of("place"),
        "place-now": one_of("place"),
        "otr-in-payment": one_of("announce", "seal"),
        "name-a-year": where("any", True, one_of("otr")),
        "audit-name": where("any", True, one_of("audit")),
        "draw-or-pass": all_of("draw", "pass"),
    },
    "wallet": {
        "one-of-four": one_of("take", "put", "buy", "flip"),
        "must-act": all_of("flip"),
        "too-little": where("missing", 0, one_of("settle")),
        "lay-before": one_of("pay", "buy"),
        "pick-an-id": each("pick {}", "cards"),
        "pick-laid": one_of("pick"),
        "must-lay": one_of("lay"),
        "slip-left": one_of("slip"),
        "swap-one": one_of("slip"),
        "keep-or-return": all_of("keep", "return"),
        "say-done": all_of("done"),
        "lose-one": one_of("lose"),
    },
    "pecunia-olet": {
        "name-quality": one_of("print"),
        "best-only": one_of("print"),
        "keep": one_of("fly"),
        "too-few": one_of("launder"),
        "too-many": one_of("launder"),
        "lift-first": one_of("lift"),
        "already-lifted": one_of("pass"),
        "not-held": where("ahead", False, lambda table, _seat, _facts: table.stack[-1].name != "placement"),
        "shop-count": where("rest", True, lambda table, seat, _facts: table.money.fakes[seat] > 0),
        "fence-count": where("rest", True, lambda table, seat, _facts: table.money.fakes[seat] > 0),
        "tied": where("chosen", False, all_of("again", "enough")),
    },
    "corporate-espionage": {
        "not-held": lambda table, seat, facts: (facts["held"] == 0) == (not table.zones.hands[seat].faces),
        "discard-a-held-card": one_of("discard", "mark"),
        "answer-first": lambda table, seat, facts: facts["asked"] == bool(said(table, seat)),
    },
}
OPTIONS: dict[str, dict[str, str]] = {"corporate-espionage": {"max-rounds": "3"}}


def spoken(game: str) -> list[str]:
    """Everything that somebody says, or tries to say, in a scenario of this game."""
    texts: set[str] = set()
    for file in sorted((SCENARIOS / game).glob("*.txt")):
        for line in file.read_text(encoding="utf-8").splitlines():
            found = LINE.fullmatch(line)
            if found is not None:
                texts.add(found["text"])
    return sorted(texts)


def refusals(game: Game, number: int, texts: list[str]) -> list[tuple[str, str]]:
    """The bans met in a random game with a way out that is written down here; with each what is wrong with it."""
    luck = Seeded(f"ways out {number}", "soak")
    seats = game.fewest + luck.below(min(game.most, 4) - game.fewest + 1)
    match = Match(game, seats, random_options(game, seats, luck) | OPTIONS.get(game.name, {}), f"ways out {number}")
    table: Any = match.table
    ways = WAYS[game.name]
    met: list[tuple[str, str]] = []
    while table.waiting() and len(match.said) < MOST:
        for _ in range(TRIED):
            seat, text = luck.below(seats), texts[luck.below(len(texts))]
            try:
                action = table.read(seat, text)
            except Unreadable:
                continue
            ban = table.forbids(seat, action)
            if ban is not None and ban.id in ways:
                facts = table.explain(seat, action, ban)
                open_way = ways[ban.id](table, seat, facts)
                met.append((ban.id, "" if open_way else f"{text} at {table.stack[-1].name}: {facts}"))
        seat = match.next_seat()
        legal = table.legal(seat)
        match.act(seat, legal[luck.below(len(legal))])
    return met


@pytest.mark.no_cover
@pytest.mark.parametrize("name", NAMES)
def test_what_a_refusal_points_at_can_be_done(name: str) -> None:
    texts = spoken(name)
    unmet = set(WAYS[name])
    for number in range(60):
        for ban, wrong in refusals(game_named(name), number, texts):
            assert not wrong, f"{ban} in game {number}: {wrong}"
            unmet.discard(ban)
        if number >= 12 and not unmet:
            break
    assert not unmet, f"no game met {', '.join(sorted(unmet))}"
