"""The same role has the same name in all games, so that who knows one knows five."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from kickback.games import NAMES, game, package

ROLES = (
    "actions", "bans", "components", "deal", "events", "invariants", "memory", "moments", "options", "prompts",
    "report", "table", "telling", "view", "worlds",
)  # fmt: skip
FILES = ("rules.md", "components.toml", "messages/en.ftl")
# Names that only their author understood. What is inside had to be looked up, so they must not come back.
POETIC = {
    "box", "carry", "deeds", "diary", "heard", "house", "imagine", "late", "lines", "links", "lots", "pasts", "seen",
    "shelf", "sitting", "sums", "temper", "understand",
}  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_the_same_rooms(name: str) -> None:
    folder = files(package(name))
    for role in ROLES:
        module, room = folder / f"{role}.py", folder / role / "__init__.py"
        assert module.is_file() != room.is_file(), f"{name} has no {role}.py and no {role}/, or both"
    for file in FILES:
        assert folder.joinpath(*file.split("/")).is_file(), f"{name} has no {file}"


@pytest.mark.parametrize("name", NAMES)
def test_a_game_declares_what_programs_ask_for(name: str) -> None:
    found = game(name)
    assert found.events
    assert found.verbs(found.usual)
    assert found.indexes(found.usual) > 1
    assert len(found.view_shape().fields) > 10
    assert found.first_minute(found.usual, found.settle(found.usual, {}))


@pytest.mark.parametrize("room", ["engine", "games", "bots", "records", "words"])
def test_a_file_is_called_after_what_is_inside(room: str) -> None:
    folder = Path(str(files("kickback"))) / room
    assert not POETIC & {path.stem for path in folder.rglob("*")}
