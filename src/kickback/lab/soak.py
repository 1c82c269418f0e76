"""Random games over random options with every invariant and the secrecy checks on.

What is checked on the way: the game's own invariants; that the clock chooses what is legal; that view, legal actions,
refusals and waiting seats of a seat are the same in every world it may imagine (non-interference); that such a world
can be played on; that the sampler depends on the view alone; that clones are independent; that a replay of the record
gives the same table and the same events for every audience; that events and views are as declared; that prompts offer
what is legal and nothing else; and that whoever hears the same of two tables can tell no difference between them: two
deals (twins), two answers, two draws (forks).
"""

from __future__ import annotations

import traceback
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, fields
from multiprocessing.pool import AsyncResult
from time import monotonic

from kickback.bots.processes import pool
from kickback.engine.actions import Action
from kickback.engine.bans import Refused, Unreadable
from kickback.engine.chance import Chance, Quick, Seeded, Swapped
from kickback.engine.game import Fixed, Game
from kickback.engine.memory import keys
from kickback.engine.options import Option, write
from kickback.engine.plain import Facts
from kickback.engine.prompts import PROMPT
from kickback.engine.seats import EYE, ONLOOKER, letter
from kickback.engine.table import Table
from kickback.games import game as game_named
from kickback.lab.asking import amiss
from kickback.lab.forks import Forks, Leak
from kickback.records.match import Match, replayed
from kickback.records.record import read as read_record
from kickback.records.record import write as write_record

CHUNK = 20  # games a process plays before it reports
AHEAD = 3  # chunks that wait for each process
MOST_SEATS = 8
WORLDS = 150  # one decision in so many: an imagined world is compared
PLAYED_ON = 40  # decisions in each of them
FORKS = 40  # one decision in so many, and every question that is new in this game: the table is forked
PROMPTS = 40  # likewise: all prompts are held against the rules
CLONES = 60  # one decision in so many: a clone is played on
CLONED_ON = 12
REPLAYS = 4  # one game in so many is replayed from its text
TWINS = 3  # one game in so many is played again with two cards swapped
INVENTED = 4  # one game in so many is played with options that players write as text
CHANGED = 3  # options changed at once, at most
LONGEST = 6000  # decisions after which a game counts as endless


class Failed(Exception):
    """A broken promise, with the record that shows it."""

    def __init__(self, reason: str, record: str) -> None:
        super().__init__(reason, record)
        self.reason = reason
        self.record = record


@dataclass
class Tally:
    games: int = 0
    decisions: int = 0
    worlds: int = 0
    forks: int = 0
    clones: int = 0
    replays: int = 0
    twins: int = 0
    refusals: int = 0
    prompts: int = 0

    def add(self, other: Tally) -> None:
        for field in fields(self):
            setattr(self, field.name, getattr(self, field.name) + getattr(other, field.name))


def soak(names: list[str], games: int, seconds: float, seed: str, jobs: int) -> Iterator[Tally]:
    """Plays until the number of games or the time is reached, yielding what was done so far; raises `Failed`."""
    total = Tally()
    started = monotonic()
    for done in side_by_side(names, games, seed, jobs):
        if isinstance(done, Failed):
            raise done
        total.add(done)
        yield total
        if seconds > 0 and monotonic() - started > seconds:
            return


def side_by_side(names: list[str], games: int, seed: str, jobs: int) -> Iterator[Tally | Failed]:
    """All chunks in turn, only a few of them ahead: where time is the limit, there is no end of games."""
    ahead: deque[AsyncResult[Tally | Failed]] = deque()
    with pool(jobs) as crew:
        for first in range(0, games, CHUNK):
            ahead.append(crew.apply_async(chunk, (names, seed, first, min(CHUNK, games - first))))
            if len(ahead) > AHEAD * jobs:
                yield ahead.popleft().get()
        while ahead:
            yield ahead.popleft().get()


def chunk(names: list[str], seed: str, first: int, count: int) -> Tally | Failed:
    """Some games in one process; a failure travels back as a value."""
    tally = Tally()
    try:
        for number in range(first, first + count):
            one_game(game_named(names[number % len(names)]), seed, number, tally)
    except Failed as failure:
        return failure
    return tally


def one_game(game: Game, seed: str, number: int, tally: Tally) -> None:
    """One random game, the same every time for the same seed and number."""
    name = f"{seed}-{number}"
    luck = Seeded(name, "soak")
    seats = game.fewest + luck.below(min(game.most, MOST_SEATS) - game.fewest + 1)
    match = Match(game, seats, random_options(game, seats, luck), name)
    try:
        play(match, luck, tally)
        if luck.below(REPLAYS) == 0:
            same_again(match, tally)
        if luck.below(TWINS) == 0:
            twins(match, luck, tally)
    except Failed:
        raise
    except Exception as fault:
        where = traceback.extract_tb(fault.__traceback__)[-1]
        reason = f"{type(fault).__name__}: {fault} ({where.name}, line {where.lineno})"
        raise Failed(reason, write_record(match.record())) from fault
    tally.games += 1


def random_options(game: Game, seats: int, luck: Chance) -> dict[str, str]:
    """A few options changed at random, in a combination the game allows; the game's own limit keeps it finite."""
    while True:
        given: dict[str, str] = {}
        for _ in range(luck.below(CHANGED + 1) if game.options else 0):
            option = game.options[luck.below(len(game.options))]
            value = random_value(option, luck)
            if value is not None:
                given[option.key] = value
        if luck.below(INVENTED) == 0:
            given |= game.invent(seats, luck)
        given = game.finite(given)
        try:
            game.settle(seats, given)
        except Refused:
            continue
        return given


def random_value(option: Option, luck: Chance) -> str | None:
    if option.kind == "text":
        return None
    if option.kind == "switch":
        return write(not option.default)
    numbers = option.high - option.low + 1 if option.kind == "number" else 0
    pick = luck.below(len(option.choices) + numbers)
    return option.choices[pick] if pick < len(option.choices) else str(option.low + pick - len(option.choices))


def play(match: Match, luck: Chance, tally: Tally) -> None:
    table = match.table
    heard: list[str] = []
    forks = Forks(match.game, luck, heard)
    questions: set[tuple[str, int]] = set()
    decisions = 0
    while True:
        waiting = table.waiting()
        if not waiting:
            break
        seat = match.next_seat()
        legal = table.legal(seat)
        free = table.free(seat)
        what_is_listed_is_allowed(match, seat, legal, free, Quick(decisions))
        if free and luck.below(20) == 0:
            legal = free
        action = legal[luck.below(len(legal))]
        if luck.below(CLONES) == 0 or not heard:
            clones_are_independent(match, seat, action.text, tally)
        question = table.stack[-1].name, len(waiting)  # the last of several answers is another question than the first
        new = question not in questions
        questions.add(question)
        if luck.below(FORKS) == 0 or new:
            forks_are_alike(match, forks, seat, legal, tally)
        if luck.below(PROMPTS) == 0 or new:
            prompts_keep_to_the_rules(match, tally)
        match.act(seat, action)
        heard.append(action.text)
        decisions += 1
        faults = table.faults()
        expect(not faults, match, "; ".join(faults))
        expect(decisions < LONGEST, match, f"no end after {decisions} decisions")
        if luck.below(WORLDS) == 0:
            imagined_world_is_alike(match, luck.below(match.seats), luck, heard, tally)
        if luck.below(CLONES) == 0:
            nobody_else_may_act(match)
    as_declared(match)
    expect(table.over, match, "nobody is asked, yet the game is not over")
    expect(abs(sum(table.returns())) < 1e-9, match, "the payoffs do not sum to zero")
    tally.decisions += decisions


def what_is_listed_is_allowed(match: Match, seat: int, legal: list[Action], free: list[Action], clock: Chance) -> None:
    table = match.table
    expect(table.sifted(seat) == legal, match, f"legal actions of {letter(seat)} are not what nothing forbids")
    expect(bool(legal), match, f"{letter(seat)} is asked at '{table.stack[-1].name}' and may say nothing")
    late = table.default(seat, clock)
    expect(table.forbids(seat, late) is None, match, f"the clock chooses '{late.text}' for {letter(seat)}")
    allowed = all(table.forbids(seat, action) is None for action in free)
    expect(allowed, match, f"something is listed as free for {letter(seat)} and forbidden")


def forks_are_alike(match: Match, forks: Forks, seat: int, legal: list[Action], tally: Tally) -> None:
    before = forks.compared
    try:
        forks.at(match.table, seat, legal)
    except Leak as leak:
        raise Failed(str(leak), write_record(match.record())) from None
    tally.forks += forks.compared - before


def prompts_keep_to_the_rules(match: Match, tally: Tally) -> None:
    for seat in range(match.seats):
        fault = amiss(match.game, match.table, seat)
        expect(not fault, match, f"{letter(seat)} is asked wrongly at '{match.table.stack[-1].name}': {fault}")
        tally.prompts += 1


def as_declared(match: Match) -> None:
    """Every event and the last views have the declared form."""
    shapes = {kind: declared.shape() for kind, declared in match.game.events.items()}
    view_shape = match.game.view_shape()
    for viewer in audiences(match):
        for event in match.events(viewer):
            kind = str(event["kind"])
            expect(kind in shapes, match, f"the event '{kind}' is not declared")
            fault = shapes[kind].fault(event)
            expect(not fault, match, f"the event '{kind}' is not as declared: {fault}")
        fault = view_shape.fault(match.table.view(viewer).plain())
        expect(not fault, match, f"a view is not as declared: {fault}")
    fault = PROMPT.fault(match.prompt(0).plain())
    expect(not fault, match, f"a prompt is not as declared: {fault}")


def expect(holds: bool, match: Match, reason: str) -> None:
    if not holds:
        raise Failed(reason, write_record(match.record()))


def difference(one: Facts, other: Facts) -> str:
    """The first key in which two views differ, for the report."""
    for key in one:
        if key not in other or one[key] != other[key]:
            return f"{key}: {one[key]} against {other.get(key)}"
    return "keys differ"


def imagined_world_is_alike(match: Match, seat: int, luck: Chance, heard: list[str], tally: Tally) -> None:
    table = match.table
    view = table.view(seat)
    plain = view.plain()
    start = luck.word()
    world = match.game.worlds(view).sample(Quick(start))
    who = letter(seat)
    again = world.view(seat)
    expect(keys(again.memory) == keys(view.memory), match, f"{who}'s memory changes with the world")
    expect(again.plain() == plain, match, f"{who}'s view changes with the world: {difference(plain, again.plain())}")
    expect(texts(world, seat) == texts(table, seat), match, f"{who}'s legal actions change with the world")
    expect(not world.faults(), match, f"an imagined world of {who} is impossible: {'; '.join(world.faults())}")
    same_refusals(match, table, world, seat, heard, luck, tally)
    eye = world.view(EYE).plain()
    twin = match.game.worlds(again).sample(Quick(start))
    expect(
        twin.view(EYE).plain() == eye,
        match,
        f"the worlds {who} imagines depend on more than its view: {difference(eye, twin.view(EYE).plain())}",
    )
    play_on(world, Quick(start), PLAYED_ON)
    expect(not world.faults(), match, f"an imagined world of {who} goes wrong: {'; '.join(world.faults())}")
    tally.worlds += 1


def texts(table: Table, seat: int) -> list[list[str]]:
    return [[a.text for a in table.legal(seat)], [a.text for a in table.free(seat)]]


def same_refusals(
    match: Match, one: Table, other: Table, seat: int, heard: list[str], luck: Chance, tally: Tally
) -> None:
    """Whatever the seat tries, both tables answer alike."""
    for _ in range(4):
        text = heard[luck.below(len(heard))]
        answers = [answer(table, seat, text) for table in (one, other)]
        expect(answers[0] == answers[1], match, f"{letter(seat)} {text}: '{answers[0]}' against '{answers[1]}'")
        tally.refusals += 1


def answer(table: Table, seat: int, text: str) -> str:
    try:
        action = table.read(seat, text)
        ban = table.forbids(seat, action)
    except Unreadable as wrong:
        return str(wrong)
    return f"{ban!r} {table.explain(seat, action, ban)}" if ban is not None else "allowed"


def nobody_else_may_act(match: Match) -> None:
    """A seat that is not asked has no legal answer; a seat that is asked has one."""
    waiting = match.table.waiting()
    for seat in range(match.seats):
        expect((seat in waiting) == bool(match.table.legal(seat)), match, f"{letter(seat)} is asked and not asked")


def clones_are_independent(match: Match, seat: int, text: str, tally: Tally) -> None:
    table = match.table
    before = table.view(EYE).plain()
    twin = table.clone()
    expect(twin.view(EYE).plain() == before, match, "a clone differs from its table")
    twin.act(seat, twin.read(seat, text))
    play_on(twin, Quick(len(match.said)), CLONED_ON)
    expect(table.view(EYE).plain() == before, match, "playing on a clone changed its table")
    tally.clones += 1


def play_on(table: Table, dice: Chance, steps: int) -> None:
    """Random answers, as many as that or until nobody is asked.

    As the engine's `playout`, but that one takes real tables only once it is compiled, and the tests soak stand-ins.
    """
    for _ in range(steps):
        waiting = table.waiting()
        if not waiting:
            return
        seat = waiting[dice.below(len(waiting))]
        legal = table.legal(seat)
        table.act(seat, legal[dice.below(len(legal))])


def audiences(match: Match) -> list[int]:
    return [*range(match.seats), ONLOOKER, EYE]


def same_again(match: Match, tally: Tally) -> None:
    """Text, game and text again are one."""
    text = write_record(match.record())
    other = replayed(read_record(text))
    expect(write_record(other.record()) == text, match, "the record changes when it is read and written again")
    for viewer in audiences(match):
        one, two = match.table.view(viewer).plain(), other.table.view(viewer).plain()
        expect(one == two, match, f"the replay ends differently: {difference(one, two)}")
        expect(match.events(viewer) == other.events(viewer), match, "the replay tells another story")
    tally.replays += 1


def twins(match: Match, luck: Chance, tally: Tally) -> None:
    """Plays the same actions on two deals; while a seat hears the same of both, it must find both alike."""
    game, seats = match.game, match.seats
    seat = luck.below(seats + 1)
    viewer = seat if seat < seats else ONLOOKER
    swapped = Swapped(Seeded(match.seed, "deal"), luck.below(3), luck.below(100), luck.below(100))
    one = game.deal(seats, match.options, Seeded(match.seed, "deal"), Fixed({}), listen=True)
    two = game.deal(seats, match.options, swapped, Fixed({}), listen=True)
    forks = Forks(game, luck, [text for _, text in match.said])
    told = (0, 0)
    for number, (actor, text) in enumerate(match.said):
        logs = one.log or [], two.log or []
        streams = [[event.seen_by(viewer) for event in log[since:]] for log, since in zip(logs, told, strict=True)]
        if without_silence(streams[0]) != without_silence(streams[1]):
            break
        told = len(logs[0]), len(logs[1])
        try:
            forks.alike(one, two, viewer, f"two deals, after action {number}")
        except Leak as leak:
            raise Failed(str(leak), write_record(match.record())) from None
        if number == len(match.said) - 1:
            break
        try:
            one.act(actor, one.read(actor, text))
            two.act(actor, two.read(actor, text))
        except (Refused, Unreadable):
            break
        tally.twins += 1


def without_silence(heard: list[Facts | None]) -> list[Facts]:
    return [event for event in heard if event is not None]
