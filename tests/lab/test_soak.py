"""The soak must find what it looks for: each promise is broken on purpose, and each break is found."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from time import monotonic
from types import ModuleType
from typing import Any, cast

import pytest

from kickback.engine.actions import Action
from kickback.engine.chance import Chance, Seeded
from kickback.engine.game import Fixed, Game
from kickback.engine.options import Options
from kickback.engine.plain import Facts
from kickback.engine.seats import EYE
from kickback.games import game
from kickback.games.scapegoat.actions import BOOK
from kickback.lab import asking, forks
from kickback.lab import soak as soaking
from kickback.lab.soak import CHUNK, Failed, Tally, one_game, soak, twins

HONEST = game("scapegoat")


@pytest.fixture(autouse=True)
def match(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The sources of a match as plain Python on every build: compiled ones take no stand-in."""
    path = Path(soaking.__file__).parents[1] / "records" / "match.py"
    spec = spec_from_file_location("plain_match", path)
    assert spec is not None
    assert spec.loader is not None
    plain = module_from_spec(spec)
    spec.loader.exec_module(plain)
    for user, names in {soaking: ("Match", "replayed"), forks: ("asked",), asking: ("asked",)}.items():
        for name in names:
            monkeypatch.setattr(user, name, getattr(plain, name))
    return plain


class Crooked:
    """A table that behaves, except where a test makes it crooked. It wraps, so that it works on every build."""

    def __init__(self, table: Any, crime: str) -> None:
        self.table = table
        self.crime = crime

    def __getattr__(self, name: str) -> Any:
        return getattr(self.table, name)

    @property
    def log(self) -> Any:
        return self.table.log

    @log.setter
    def log(self, log: Any) -> None:
        self.table.log = log

    @property
    def chance(self) -> Any:
        return self.table.chance

    @chance.setter
    def chance(self, chance: Any) -> None:
        self.table.chance = chance

    def view(self, seat: int) -> Any:
        view = self.table.view(seat)
        if self.crime == "view" and seat != EYE:
            return Leaking(view, {"tip": secret_of(self.table)})
        return view

    def clone(self) -> Any:
        return self if self.crime == "clone" else Crooked(self.table.clone(), self.crime)

    def faults(self) -> list[str]:
        return ["the books do not balance"] if self.crime == "faults" else []

    def legal(self, seat: int) -> list[Action]:
        legal: list[Action] = self.table.legal(seat)
        if self.crime == "legal" and len(legal) > 1:
            return legal[1:]
        return legal

    def default(self, seat: int, chance: Chance) -> Action:
        if self.crime == "clock":
            return next(action for action in BOOK.actions if self.table.forbids(seat, action) is not None)
        chosen: Action = self.table.default(seat, chance)
        return chosen

    def act(self, seat: int, action: Action) -> str:
        said: str = self.table.act(seat, action)
        if self.crime == "event" and self.table.log is not None:
            self.table.tell("said", "SCG-TALK-1", {"seat": "A", "text": secret_of(self.table)})
        return said

    def returns(self) -> list[float]:
        return [1.0] * self.table.seats if self.crime == "returns" else self.table.returns()


def secret_of(table: Any) -> str:
    return str(table.deck.faces[-5:])


class Leaking:
    def __init__(self, view: Any, tip: Facts) -> None:
        self.inner = view
        self.tip = tip

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def plain(self) -> Facts:
        facts: Facts = self.inner.plain()
        return facts | self.tip


class CrookedGame:
    def __init__(self, crime: str) -> None:
        self.crime = crime

    def __getattr__(self, name: str) -> Any:
        return getattr(HONEST, name)

    def deal(self, seats: int, options: Options, chance: Chance, fixed: Fixed, listen: bool = False) -> Any:
        return Crooked(HONEST.deal(seats, options, chance, fixed, listen), self.crime)

    def prompt(self, view: Any, legal: list[Action], free: list[Action]) -> Any:
        prompt = HONEST.prompt(view.inner if isinstance(view, Leaking) else view, legal, free)
        if self.crime == "prompt":
            prompt.choices = prompt.choices[1:]
        return prompt

    def worlds(self, view: Any) -> Any:
        return Dreams(HONEST.worlds(view.inner if isinstance(view, Leaking) else view), self.crime)


class Dreams:
    def __init__(self, worlds: Any, crime: str) -> None:
        self.worlds = worlds
        self.crime = crime

    def sample(self, chance: Chance) -> Any:
        return Crooked(self.worlds.sample(chance), self.crime)


def found(crime: str, games: int) -> str:
    """The first failure in so many games of a crooked game."""
    tally = Tally()
    try:
        for number in range(games):
            one_game(cast(Game, CrookedGame(crime)), "crooked", number, tally)
    except Failed as failure:
        return f"{failure.reason}\n{failure.record}"
    return ""


@pytest.mark.parametrize(
    ("crime", "says"),
    [
        ("view", "can tell two tables apart by view"),
        ("clone", "changed its table"),
        ("faults", "the books do not balance"),
        ("legal", "not what nothing forbids"),
        ("clock", "the clock chooses"),
        ("event", "can tell two tables apart by events"),
        ("prompt", "choices are not what is legal"),
        ("returns", "do not sum to zero"),
    ],
)
def test_a_broken_promise_is_found(crime: str, says: str) -> None:
    reason, _, record = found(crime, 40).partition("\n")
    assert says in reason
    assert record.startswith("kickback: 1\ngame: scapegoat\n")


def test_twins_see_what_the_view_gives_away(match: ModuleType) -> None:
    """Two deals of which a seat hears the same: a view that tells the deck tells them apart."""
    seen = 0
    for number in range(40):
        played = match.Match(CrookedGame("view"), 4, {"round-limit": "2"}, f"tip {number}")
        while not played.table.over and len(played.said) < 30:
            seat = played.next_seat()
            played.act(seat, played.table.legal(seat)[0])
        try:
            twins(played, Seeded(f"tip {number}", "test"), Tally())
        except Failed as failure:
            seen += "by view: two deals" in failure.reason
    assert seen > 2


def test_an_honest_game_passes() -> None:
    assert found("none", 3) == ""


def test_a_soak_by_the_clock_ends_when_its_time_is_up() -> None:
    started = monotonic()
    total = list(soak(["scapegoat"], 10**9, 0.01, "clock", 1))[-1]
    assert total.games == CHUNK
    assert monotonic() - started < 30


def test_a_soak_by_number_plays_just_so_many() -> None:
    assert [total.games for total in soak(["scapegoat"], CHUNK + 3, 0.0, "number", 1)][-1] == CHUNK + 3
