"""No screen draws what its seat may not see: two worlds that a seat cannot tell apart look the same to the cell."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kickback.engine.chance import Quick
from kickback.engine.plain import Facts
from kickback.engine.seats import EYE
from kickback.games import NAMES
from kickback.terminal import lookup, scenes
from kickback.terminal.asking import asked
from kickback.terminal.course import Course
from kickback.terminal.home import HomeTable, number
from kickback.terminal.page import lay_out
from kickback.terminal.sentences import said_table
from kickback.terminal.settings import Settings
from kickback.terminal.texts import Data
from tests.terminal.games import a_table, moments, scene


class Imagined(HomeTable):
    """The same table as one seat knows it; whatever it does not know is dealt anew. Nobody else's eyes may be used."""

    def __init__(self, real: HomeTable, seat: str, luck: int) -> None:
        again = a_table(real.game.name, len(real.names), real.match.seed)
        super().__init__(again.match, again.players)
        self.real, self.eyes = real, seat
        self.match.table = real.game.worlds(real.match.table.view(number(seat))).sample(Quick(luck))

    def view(self, seat: str) -> Data:
        assert seat == self.eyes, f"{self.eyes} looks with the eyes of {seat}"
        return super().view(seat)

    def events(self, seat: str, since: int = 0) -> list[Facts]:
        assert seat == self.eyes, f"{self.eyes} listens with the ears of {seat}"
        return self.real.events(seat, since)  # an imagined table has no past of its own


def everything_drawn(table: HomeTable, seat: str) -> list[str]:
    """Pages of all sizes, what opens over them, and the table in words."""
    rows: list[str] = []
    for width, height in ((120, 40), (80, 24), (50, 24)):
        looked = scene(table, seat, small=width < 110)
        looked.talk = table.conversation(seat)
        rows += lay_out(looked, width, height).rows()
    found = asked(table.prompt(seat), table.view(seat), table.voice(seat))
    pages = [lookup.help_page(found), lookup.card_page(table, seat, ""), lookup.log(table, seat)]
    pages += [lookup.seat_page(table, seat, other) for other in table.names]
    rows += [f"{head} {said}" for page in pages for head, said in page]
    return rows + said_table(table, seat)


def differences(table: HomeTable, seat: str, luck: int) -> list[str]:
    """Rows by which the seat could tell its own world from one it has to think possible."""
    here, there = everything_drawn(table, seat), everything_drawn(Imagined(table, seat, luck), seat)
    return [f"{one} / {two}" for one, two in zip(here, there, strict=True) if one != two]


@pytest.mark.parametrize("game", NAMES)
def test_two_worlds_a_seat_cannot_tell_apart_look_the_same(game: str) -> None:
    looked = 0
    for place, (table, _) in enumerate(moments(game, 21, most=200)):
        if place % 40 == 7:
            for seat in list(table.names)[:3]:
                assert not differences(table, seat, place)
                looked += 1
    assert looked >= 6


def leaking(reveal: Callable[[Data, Data], None]) -> Callable[[HomeTable, str], Data]:
    honest = HomeTable.view

    def view(self: HomeTable, seat: str) -> Data:
        seen = honest(self, seat)
        reveal(seen, dict(self.match.table.view(EYE).plain()))
        return seen

    return view


def shows_a_hand(seen: Data, all_of_it: Data) -> None:
    seen["B"] = seen["B"] | {"hand": all_of_it["B"]["hand"]}


def shows_invoices(seen: Data, all_of_it: Data) -> None:
    seen["B"] = seen["B"] | {"board": [one and one | {"shown": True} for one in all_of_it["B"]["board"]]}


@pytest.mark.parametrize(
    ("game", "reveal"),
    [
        ("wallet", shows_a_hand),
        ("scapegoat", shows_a_hand),
        ("corporate-espionage", shows_a_hand),
        ("embezzlement", shows_invoices),
    ],
)
def test_a_planted_leak_is_found(
    game: str, reveal: Callable[[Data, Data], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HomeTable, "view", leaking(reveal))
    found: list[str] = []
    for place, (table, _) in enumerate(moments(game, 21, most=120)):
        if place % 20 == 7:
            found += differences(table, "A", place)
    assert found


def test_the_curtain_looks_with_nobodys_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody may look at it: what it draws comes from what an onlooker sees."""
    looked: set[str] = set()
    honest = HomeTable.view

    def view(self: HomeTable, eyes: str) -> Data:
        looked.add(eyes)
        return honest(self, eyes)

    for place, (table, seat) in enumerate(moments("embezzlement", 3, most=60)):
        if place % 20 == 9:
            with monkeypatch.context() as patch:
                patch.setattr(HomeTable, "view", view)
                scenes.curtain(Course(table, Settings()), seat, False, 80, 24)
    assert looked == {""}
