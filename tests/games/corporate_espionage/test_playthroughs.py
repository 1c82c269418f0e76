"""Games of luck at all kinds of tables come out as they were written down, in everything anybody could notice."""

from __future__ import annotations

import pytest

from kickback.engine.seats import LETTERS
from tests.games.corporate_espionage.playthroughs import FOLDER, Playthrough, names


def test_every_table_is_written_down() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(names())


@pytest.mark.parametrize("name", names())
def test_a_game_comes_out_as_written(name: str) -> None:
    first, *lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    game = Playthrough(name)
    assert f"# {game.observed()}" == first
    for number, line in enumerate(lines, 2):
        said, _, mark = line.rpartition("  ")
        seat, _, text = said.partition(" ")
        game.say(LETTERS.index(seat), text)
        assert game.observed() == mark, f"{name}, line {number}: after '{said}' something is not as it was"
