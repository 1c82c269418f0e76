"""Secrecy seen from outside: one table forked into two, and what a viewer can tell of the difference.

A world that a seat imagines is made from its view, so a leak in the view itself is faithfully imagined too. A fork is
not: two clones go different ways (two answers of somebody else, two draws, two deals, a step of a draft), and a viewer
who hears the same events of both must find both alike: view, memory, prompt, legal and free actions in the same order,
seats it waits for, draft, and refusals. And if one answer, with two draws or in two worlds, comes to the same for a
viewer, it must have heard the same of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from kickback.engine.actions import Action
from kickback.engine.bans import Unreadable
from kickback.engine.chance import Chance, Quick
from kickback.engine.game import Game
from kickback.engine.memory import keys
from kickback.engine.moments import RACE
from kickback.engine.plain import Facts
from kickback.engine.prompts import Prompt
from kickback.engine.seats import LETTERS, ONLOOKER
from kickback.engine.table import Table
from kickback.records.match import asked

TRIED = 6  # texts whose refusals are compared: the newest ones


class Leak(Exception):
    """Two tables that a viewer may not tell apart, and by what it can."""

    def __init__(self, viewer: str, by: str, how: str) -> None:
        super().__init__(f"{viewer} can tell two tables apart by {by}: {how}")
        self.by = by


class Forks:
    """Forks of one game's tables. `tried` are texts whose refusals are compared."""

    def __init__(self, game: Game, luck: Chance, tried: list[str]) -> None:
        self.game = game
        self.luck = luck
        self.tried = tried
        self.compared = 0

    def at(self, table: Table, seat: int, legal: list[Action]) -> None:
        """Forks the table at a question; raises `Leak`."""
        self.on_question(table, seat)
        one = legal[self.luck.below(len(legal))]
        other = legal[self.luck.below(len(legal))]
        if one is not other:
            self.on_answers(table, seat, one, other)
        self.on_draws(table, seat, one)
        self.on_worlds(table, seat, one)
        if table.unfinished(seat, one):
            self.on_step(table, seat, one)

    def on_question(self, table: Table, seat: int) -> None:
        """Who is asked must find the same question, choices in the same order, in a world that it may imagine."""
        world = self.imagined(table, seat)
        self.alike(table.clone(), world, seat, f"two worlds in which {LETTERS[seat]} is asked")

    def on_answers(self, table: Table, seat: int, one: Action, other: Action) -> None:
        forks = [self.fork(table, seat, action) for action in (one, other)]
        for viewer in others(table, seat):
            if heard(forks[0], viewer) == heard(forks[1], viewer):
                self.alike(forks[0], forks[1], viewer, f"{LETTERS[seat]} said {one.text} or {other.text}")

    def on_draws(self, table: Table, seat: int, action: Action) -> None:
        forks = [self.fork(table, seat, action, luck) for luck in (Quick(self.luck.word()), Quick(self.luck.word()))]
        viewers = [*range(table.seats), ONLOOKER]
        self.compare(forks, viewers, f"two draws after {LETTERS[seat]} {action.text}")

    def on_worlds(self, table: Table, seat: int, action: Action) -> None:
        """The same answer here and in a world that somebody else may imagine.

        Not in a race: whether a pass is the last one depends on passes that are sealed.
        """
        if table.stack[-1].kind == RACE:
            return
        here = self.fork(table, seat, action)
        viewer = self.somebody_else(here, seat)
        world = self.imagined(table, viewer)
        if seat in world.waiting() and refused(world, seat, action.text) is None:
            forks = [here, self.fork(world, seat, world.read(seat, action.text))]
            self.compare(forks, [viewer], f"two worlds in which {LETTERS[seat]} said {action.text}")

    def somebody_else(self, table: Table, seat: int) -> int:
        """Every other time somebody who has a choice now, if anybody has: most could tell by nothing but the view."""
        rivals = [viewer for viewer in range(table.seats) if viewer != seat]
        choosing = [viewer for viewer in rivals if len(table.legal(viewer)) > 1] if self.luck.below(2) else []
        return (choosing or rivals)[self.luck.below(len(choosing or rivals))]

    def imagined(self, table: Table, viewer: int) -> Table:
        return self.game.worlds(table.view(viewer)).sample(Quick(self.luck.word()))

    def asked(self, table: Table, viewer: int) -> Prompt:
        return asked(self.game, table, viewer)

    def compare(self, forks: list[Table], viewers: list[int], how: str) -> None:
        """Who hears the same of both must find both alike; who finds both alike must have heard the same."""
        for viewer in viewers:
            if heard(forks[0], viewer) == heard(forks[1], viewer):
                self.alike(forks[0], forks[1], viewer, how)
            elif seen(forks[0], viewer) == seen(forks[1], viewer):
                difference = first_difference(forks, viewer)
                raise Leak(called(forks[0], viewer), "events", f"{how}: {difference}")

    def on_step(self, table: Table, seat: int, step: Action) -> None:
        """Nobody else may notice an unfinished choice."""
        forks = [listened(table.clone()), self.fork(table, seat, step)]
        for viewer in others(table, seat):
            if heard(forks[1], viewer):
                raise Leak(called(table, viewer), "events", f"{LETTERS[seat]} began {step.text}")
            self.alike(forks[0], forks[1], viewer, f"{LETTERS[seat]} began {step.text}")

    def fork(self, table: Table, seat: int, action: Action, luck: Chance | None = None) -> Table:
        twin = listened(table.clone())
        if luck is not None:
            twin.chance = luck
        twin.act(seat, action)
        return twin

    def alike(self, one: Table, other: Table, viewer: int, how: str) -> None:
        """Raises `Leak` with the name of what differs."""
        self.compared += 1
        for (by, found), (_, again) in zip(self.glimpse(one, viewer), self.glimpse(other, viewer), strict=True):
            if found != again:
                raise Leak(called(one, viewer), by, f"{how}: {shortened(found)} against {shortened(again)}")

    def glimpse(self, table: Table, viewer: int) -> Iterator[tuple[str, object]]:
        """All that reaches a viewer without an event, by name."""
        view = table.view(viewer)
        yield "waiting", view.waiting
        yield "draft", [step.text for step in view.draft]
        if viewer < table.seats:
            yield "legal actions", [action.text for action in table.legal(viewer)]
            yield "free actions", [action.text for action in table.free(viewer)]
            yield "refusals", [refused(table, viewer, text) for text in self.tried[-TRIED:]]
        yield "view", view.plain()
        yield "memory", keys(view.memory)
        yield "prompt", self.asked(table, viewer).plain()


def listened(table: Table) -> Table:
    table.log = []
    return table


def others(table: Table, seat: int) -> list[int]:
    return [viewer for viewer in range(table.seats) if viewer != seat] + [ONLOOKER]


def heard(table: Table, viewer: int) -> list[Facts]:
    found = [event.seen_by(viewer) for event in table.log or []]
    return [event for event in found if event is not None]


def seen(table: Table, viewer: int) -> tuple[object, object]:
    view = table.view(viewer)
    return view.plain(), keys(view.memory)


def refused(table: Table, viewer: int, text: str) -> object:
    """What the rules answer to this text: nothing, or the ban with all that it tells."""
    try:
        action = table.read(viewer, text)
    except Unreadable as wrong:
        return str(wrong)
    ban = table.forbids(viewer, action)
    return (ban.id, ban.clause, table.explain(viewer, action, ban)) if ban is not None else None


def called(table: Table, viewer: int) -> str:
    return LETTERS[viewer] if viewer < table.seats else "an onlooker"


def first_difference(forks: list[Table], viewer: int) -> str:
    for one, other in zip(heard(forks[0], viewer), heard(forks[1], viewer), strict=False):
        if one != other:
            return f"{one} against {other}"
    return "one hears more"


def shortened(value: object) -> str:
    text = str(value)
    return text if len(text) < 400 else f"{text[:400]}…"
