"""Every game has words for all it can say, and every reader can be told all that happens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from kickback.engine.bans import Ban
from kickback.engine.chance import Quick
from kickback.engine.messages import Message
from kickback.engine.prompts import Prompt
from kickback.engine.seats import LETTERS, ONLOOKER
from kickback.games import NAMES, package
from kickback.games import game as game_named
from kickback.records.match import Match
from kickback.words import LANGUAGES, Reader, common, speech, told

PEOPLE = {"A": "Ann", "B": "Boris", "C": "Clara", "D": "Dev", "E": "Edda", "F": "Milo", "G": "Gus"}
GAMES = 6
LONGEST = 400


def resource(name: str, language: str) -> ast.Resource:
    text = files(package(name)).joinpath("messages", f"{language}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text)


def bans(name: str) -> Iterator[Ban]:
    """Every ban of a game: those that stand in its `bans`, also in small groups."""
    module = import_module(f"{package(name)}.bans")
    seen: set[int] = set()
    found: list[object] = list(vars(module).values())
    while found:
        thing = found.pop()
        if isinstance(thing, Ban):
            if id(thing) not in seen:
                seen.add(id(thing))
                yield thing
        elif isinstance(thing, list | tuple):
            found.extend(thing)
        elif isinstance(thing, dict):
            found.extend(thing.values())
        elif type(thing).__module__ == module.__name__:
            found.extend(getattr(thing, key) for key in dir(thing) if not key.startswith("_"))


def texts_of(prompt: Prompt) -> Iterator[tuple[Message, str]]:
    """All messages of a prompt, and the forms in which a screen may want them."""
    single = [prompt.question, prompt.kicker, prompt.stands, prompt.clock]
    for message in [*single, *prompt.stakes, *prompt.notes, *(step.label for step in prompt.steps)]:
        if message is not None:
            yield message, ""
    for choice in [*prompt.choices, *prompt.free]:
        yield choice.label, ""
        for message in choice.says:
            yield message, ""
            yield message, "small"
    for lock in prompt.locked:
        yield lock.label, ""
        yield lock.ban.message(lock.facts), ""
    for link in prompt.chain:
        yield link.what, ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_files_are_sound(name: str, language: str) -> None:
    parsed = resource(name, language)
    broken = [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)]
    assert not broken
    ids = [entry.id.name for entry in parsed.body if isinstance(entry, ast.Message | ast.Term)]
    assert len(ids) == len(set(ids)), f"said twice: {sorted(id for id in ids if ids.count(id) > 1)}"


@pytest.mark.parametrize("name", NAMES)
def test_everything_declared_has_its_message(name: str) -> None:
    game, speaks = game_named(name), speech(name)
    wanted = [f"option-{option.key}" for option in game.options]
    wanted += [f"preset-{preset}" for preset in game.presets]
    wanted += [f"order-{order.id}" for order in game.orders]
    wanted += ["blurb", "standing"]
    missing = [id for id in wanted if not speaks.has(id)]
    assert not missing
    for option in game.options:
        message = Message(f"option-{option.key}")
        assert speaks.say(message, Reader(PEOPLE), "says") != speaks.say(message, Reader(PEOPLE)), option.key
    for message in game.first_minute(game.usual, game.settle(game.usual, {})):
        assert speaks.say(message, Reader(PEOPLE))


@pytest.mark.parametrize("name", NAMES)
def test_every_ban_has_an_id_and_a_text_of_its_own(name: str) -> None:
    found = list(bans(name))
    ids = [ban.id for ban in found]
    assert len(found) > 10
    assert len(ids) == len(set(ids)), f"shared: {sorted(id for id in ids if ids.count(id) > 1)}"
    missing = [id for id in ids if not speech(name).has(f"ban-{id}")]
    assert not missing
    assert {ban.clause.partition("-")[0] for ban in found} == {game_named(name).code}


@pytest.mark.parametrize("name", NAMES)
def test_all_that_happens_can_be_told_to_everybody(name: str) -> None:
    """Random games at every number of seats: events, prompts, refusals and the outcome, for every reader."""
    game, speaks = game_named(name), speech(name)
    dice = Quick(7)
    for number in range(GAMES):
        seats = game.fewest + number % (min(game.most, len(PEOPLE)) - game.fewest + 1)
        match = Match(game, seats, game.finite({}), f"told {number}")
        while not match.table.over and len(match.said) < LONGEST:
            seat = match.next_seat()
            legal = match.table.legal(seat)
            viewer = (seat, dice.below(seats), ONLOOKER)[dice.below(3)]
            if dice.below(4) == 0:
                reader = Reader(PEOPLE, LETTERS[viewer] if viewer < seats else "")
                for message, form in texts_of(match.prompt(viewer)):
                    assert speaks.say(message, reader, form)
            free = match.table.free(seat)
            action = free[dice.below(len(free))] if free and dice.below(20) == 0 else legal[dice.below(len(legal))]
            match.act(seat, action)
        for viewer in (*range(seats), ONLOOKER):
            reader = Reader(PEOPLE, LETTERS[viewer] if viewer < seats else "")
            for event in match.events(viewer):
                line = told(game, event, reader)
                assert "{" not in line, f"{event['kind']}: {line}"
        if match.table.over:
            outcome = match.table.outcome()
            for message in [outcome.why, *(standing.says for standing in outcome.standings)]:
                assert speaks.say(message, Reader(PEOPLE, "A"))


def test_every_refusal_of_a_table_on_the_server_has_its_words() -> None:
    source = "".join(files("kickback.server").joinpath(f"{name}.py").read_text() for name in ("answers", "socket"))
    whys = re.findall(r'\bno\([^,()]*, "([a-z-]+)"', source)
    assert len(whys) > 15
    assert [why for why in whys if not common().has(f"refused-{why}")] == []
