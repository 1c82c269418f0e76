"""Who sits where."""

from __future__ import annotations

import pytest

from kickback.games import game as game_named
from kickback.terminal.seating import CALLED, LABEL, Player, WrongTable, from_labels, seated, usual_bots

GAME = game_named("scapegoat")


def test_alone_against_bots_of_different_character() -> None:
    players = seated(GAME, None, [], [])
    assert [player.name for player in players] == ["Ann", "Boris", "Clara", "Dev"]
    assert not players[0].bot
    assert len({player.bot for player in players[1:]}) == 3
    assert all(player.bot.startswith("heuristic:") for player in players[1:])


def test_given_bots_are_repeated_until_all_seats_are_taken() -> None:
    players = seated(GAME, 5, ["Zoë"], ["random", "heuristic"])
    assert [player.bot for player in players] == ["", "random", "heuristic", "random", "heuristic"]


def test_as_many_seats_as_people_and_bots_need() -> None:
    assert len(seated(GAME, None, ["a", "b", "c", "d", "e"], ["random"])) == 6
    assert len(seated(GAME, None, ["a"], ["random"])) == GAME.usual


def test_only_bots() -> None:
    assert all(player.bot for player in seated(GAME, 3, [], ["random"] * 3))


def test_no_two_have_the_same_name() -> None:
    players = seated(GAME, None, ["boris"], [])
    names = [player.name.casefold() for player in players]
    assert len(set(names)) == len(names)
    assert seated(GAME, 3, ["Boris", "Bela"], [])[2].name == "Clara"


def test_bots_are_called_after_their_seat() -> None:
    assert all(name[0] == letter for letter, pair in zip("ABCDEFGHIJKLMN", CALLED, strict=True) for name in pair)


@pytest.mark.parametrize("name", ["", " ", "a,b", "a=b", "a#b", "x" * 21, "(bot)", "-", "a\nb", "a\x1b[1mb", "_a"])
def test_names_that_a_record_could_not_keep_are_refused(name: str) -> None:
    with pytest.raises(WrongTable, match="is no name"):
        seated(GAME, None, [name], [])


@pytest.mark.parametrize("name", ["Ann", "Zoë", "Jean-Luc", "O'Hara", "Ann B.", "李", "R2"])
def test_names_of_all_kinds_of_people(name: str) -> None:
    assert seated(GAME, None, [name], [])[0] == Player(name)


def test_labels_come_back_as_they_went() -> None:
    players = [Player("Ann"), Player("Boris", "heuristic:shark"), Player("C. D.", "random")]
    labels = {letter: player.label for letter, player in zip("ABC", players, strict=True)}
    assert from_labels(GAME, labels, named=True) == players
    assert LABEL.fullmatch("Ann (bot") is None


def test_a_game_nobody_knows_how_to_play_gets_random_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kickback.terminal.seating.known", lambda _game: None)
    assert usual_bots(GAME) == ["random"]
    assert {player.bot for player in seated(GAME, None, [], [])[1:]} == {"random"}
