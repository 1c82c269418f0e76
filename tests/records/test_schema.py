"""The published schema holds for everything that random games produce."""

from __future__ import annotations

import pytest
from jsonschema import Draft202012Validator

from kickback.engine.bans import Refused
from kickback.engine.chance import Quick
from kickback.engine.plain import Plain
from kickback.engine.seats import EYE, ONLOOKER
from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.records.match import Match
from kickback.records.schema import schema

DECISIONS = 120


def validators(name: str) -> dict[str, Draft202012Validator]:
    whole = schema(game_named(name))
    Draft202012Validator.check_schema(whole)
    parts = whole["$defs"]
    assert isinstance(parts, dict)
    return {part: Draft202012Validator(found) for part, found in parts.items() if isinstance(found, dict)}


@pytest.mark.parametrize("name", NAMES)
def test_everything_a_game_says_is_as_declared(name: str) -> None:
    game = game_named(name)
    checks = validators(name)
    match = Match(game, game.usual, game.finite({}), "schema")
    dice = Quick(5)
    while not match.table.over and len(match.said) < DECISIONS:
        seat = match.next_seat()
        legal = match.table.legal(seat)
        if dice.below(8) == 0:
            for viewer in (seat, ONLOOKER, EYE):
                checks["view"].validate(match.table.view(viewer).plain())
            checks["prompt"].validate(match.prompt(seat).plain())
            for action in legal[:20] + match.table.free(seat)[:20]:
                checks["action"].validate(action.plain())
        match.act(seat, legal[dice.below(len(legal))])
    for viewer in (0, ONLOOKER, EYE):
        for event in match.events(viewer):
            checks["event"].validate(event)
    options: Plain = dict(match.options.changed())
    checks["options"].validate(options)
    if match.table.over:
        checks["outcome"].validate(match.table.outcome().plain())


@pytest.mark.parametrize("name", NAMES)
def test_a_refusal_is_as_declared(name: str) -> None:
    game = game_named(name)
    with pytest.raises(Refused) as refused:
        game.settle(99, {})
    validators(name)["refusal"].validate(refused.value.plain())
