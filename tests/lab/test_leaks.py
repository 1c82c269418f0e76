"""Leaks planted on purpose: every one must be found, and called by its name."""

from __future__ import annotations

from typing import Any  # a stand-in for whatever table it is given
from zlib import crc32

import pytest

from kickback.engine.actions import Action
from kickback.engine.chance import Chance, Quick, Seeded, Swapped
from kickback.engine.events import Event
from kickback.engine.game import Fixed, Game
from kickback.engine.plain import Facts
from kickback.engine.prompts import Prompt
from kickback.engine.seats import EYE, ONLOOKER
from kickback.engine.table import Table
from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.lab.forks import Forks, Leak, heard
from kickback.records.match import Match, asked

LEAKS = {
    "in the view": "view",
    "in an event": "events",
    "in the order of choices": "legal actions",
    "in who is asked": "waiting",
    "in a refusal": "refusals",
}
GAMES = 5  # all show in the first, but for rare luck
OFTEN = 6


class CrookedView:
    def __init__(self, view: Any, table: Crooked) -> None:
        self.inner = view
        self.table = table

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    @property
    def waiting(self) -> list[int]:
        waiting: list[int] = self.inner.waiting
        return waiting + [0] if self.table.leaks("in who is asked") and self.table.secret() & 1 else waiting

    def plain(self) -> Facts:
        plain: Facts = self.inner.plain()
        return plain | {"leak": self.table.secret()} if self.table.leaks("in the view") else plain


class CrookedEvent:
    def __init__(self, event: Event, secret: int) -> None:
        self.event = event
        self.secret = secret

    def seen_by(self, viewer: int) -> Facts | None:
        seen = self.event.seen_by(viewer)
        return None if seen is None else seen | {"leak": self.secret}


class Crooked:
    """A real table that tells at one place something of what only the all-seeing eye may know."""

    def __init__(self, table: Table, leak: str) -> None:
        self.inner = table
        self.leak = leak

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def leaks(self, where: str) -> bool:
        return self.leak == where

    def secret(self) -> int:
        return crc32(repr(self.inner.view(EYE).plain()).encode())

    @property
    def chance(self) -> Chance:
        return self.inner.chance

    @chance.setter
    def chance(self, chance: Chance) -> None:
        self.inner.chance = chance

    @property
    def log(self) -> Any:
        log = self.inner.log
        return [CrookedEvent(event, self.secret()) for event in log or []] if self.leaks("in an event") else log

    @log.setter
    def log(self, log: list[Event]) -> None:
        self.inner.log = log

    def clone(self) -> Crooked:
        return Crooked(self.inner.clone(), self.leak)

    def read(self, seat: int, text: str) -> Action:
        return self.inner.read(seat, text)

    def view(self, viewer: int) -> CrookedView:
        return CrookedView(self.inner.view(viewer), self)

    def legal(self, seat: int) -> list[Action]:
        legal = self.inner.legal(seat)
        turned = self.secret() % len(legal) if legal and self.leaks("in the order of choices") else 0
        return legal[turned:] + legal[:turned]

    def explain(self, seat: int, action: Action, ban: Any) -> Facts:
        facts = self.inner.explain(seat, action, ban)
        return facts | {"leak": self.secret()} if self.leaks("in a refusal") else facts


class CrookedForks(Forks):
    """Forks of crooked tables: prompts and worlds are made by honest ones, which take no stand-ins."""

    def asked(self, table: Any, viewer: int) -> Prompt:
        return asked(self.game, table.inner, viewer)

    def imagined(self, table: Any, viewer: int) -> Any:
        return Crooked(super().imagined(table.inner, viewer), table.leak)


class WithoutWorlds(CrookedForks):
    """A world is made from the view: were a card told there, it would be told in every world, and nobody the wiser."""

    def on_question(self, table: Any, seat: int) -> None:
        pass

    def on_worlds(self, table: Any, seat: int, action: Action) -> None:
        pass


def found_in(game: Game, leak: str, kind: type[CrookedForks] = CrookedForks) -> str:
    """By what the leak shows in some random games; "" if it does not."""
    luck = Quick(11)
    for number in range(GAMES):
        match = Match(game, game.usual, game.finite({}), f"leak {number}")
        said: list[str] = []
        forks = kind(game, luck, said)
        while not match.table.over and len(said) < 400:
            seat = match.next_seat()
            legal = match.table.legal(seat)
            if luck.below(OFTEN) == 0:
                crooked: Any = Crooked(match.table, leak)
                try:
                    forks.at(crooked, seat, legal)
                except Leak as leaked:
                    return leaked.by
            action = legal[luck.below(len(legal))]
            match.act(seat, action)
            said.append(action.text)
    return ""


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("name", NAMES)
def test_a_planted_leak_is_found_by_name(name: str, leak: str) -> None:
    assert found_in(game_named(name), leak) == LEAKS[leak]


@pytest.mark.parametrize("name", [name for name in NAMES if name != "embezzlement"])  # all its luck is in the deal
def test_a_leak_in_the_view_is_found_without_imagining(name: str) -> None:
    assert found_in(game_named(name), "in the view", WithoutWorlds) == "view"


def found_between_deals(game: Game, leak: str) -> str:
    """By what the leak shows between two deals of which a viewer hears the same; "" if it does not."""
    options = game.settle(game.usual, game.finite({}))
    luck = Quick(5)
    forks = CrookedForks(game, luck, [])
    for number in range(50):
        swapped = Swapped(Seeded(f"{number}", "deal"), luck.below(3), luck.below(100), luck.below(100))
        one: Any = Crooked(game.deal(game.usual, options, swapped, Fixed({}), listen=True), leak)
        straight = Seeded(f"{number}", "deal")
        other: Any = Crooked(game.deal(game.usual, options, straight, Fixed({}), listen=True), leak)
        for viewer in (*range(game.usual), ONLOOKER):
            if heard(one, viewer) == heard(other, viewer):
                try:
                    forks.alike(one, other, viewer, "two deals")
                except Leak as leaked:
                    return leaked.by
    return ""


@pytest.mark.parametrize("name", NAMES)
def test_a_leak_in_the_view_shows_between_two_deals(name: str) -> None:
    assert found_between_deals(game_named(name), "in the view") == "view"
    assert found_between_deals(game_named(name), "nowhere") == ""


@pytest.mark.parametrize("name", NAMES)
def test_an_honest_table_leaks_nothing(name: str) -> None:
    luck = Quick(3)
    match = Match(game_named(name), game_named(name).usual, game_named(name).finite({}), "honest")
    said: list[str] = []
    forks = Forks(match.game, luck, said)
    while not match.table.over and len(said) < 200:
        seat = match.next_seat()
        legal = match.table.legal(seat)
        if luck.below(OFTEN) == 0:
            forks.at(match.table, seat, legal)
        action = legal[luck.below(len(legal))]
        match.act(seat, action)
        said.append(action.text)
    assert forks.compared > 20
