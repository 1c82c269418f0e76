"""Positions of real games, put into a server's database: a browser is shown any question without playing up to it."""

from __future__ import annotations

import secrets
from contextlib import suppress
from pathlib import Path

import msgspec
from sqlalchemy import insert

from kickback.bots.make import make
from kickback.bots.play import imagining
from kickback.engine.bans import Refused
from kickback.engine.chance import Chance, Seeded
from kickback.engine.seats import LETTERS
from kickback.games import game as game_named
from kickback.lab.soak import random_options
from kickback.records.match import Match, said
from kickback.records.record import BadRecord, read
from kickback.server.course import ACT, DEAL, HOUSE, PERSON
from kickback.server.database import default_database, opened
from kickback.server.schema import LOG, PLACES, TABLES
from kickback.server.seating import OVER, PLAYING, Articles, Chair, Sheet, sealed, seed_of
from kickback.server.timing import now

SCENARIOS = Path(__file__).parents[1] / "scenarios"
EXAMPLE = f"{0:064d}"
DEEPEST = 2  # steps of a choice after which nothing new is asked
NAMES = ("Nadia", "Boris", "Clara", "Dev", "Edda", "Milo", "Vera", "Otto")


class Position:
    """A game under way and the seat that is asked; `steps` begin the choice that is meant."""

    def __init__(self, match: Match, secret: str, seat: int, steps: tuple[str, ...] = ()) -> None:
        self.game = match.game.name
        self.stage = OVER if match.table.over else PLAYING
        self.seats = match.seats
        self.secret = secret
        self.given = match.options.changed()
        self.fixed = match.fixed
        self.said = list(match.said)
        self.seat = seat
        self.prompt = match.prompt(seat)
        self.steps = steps

    def put(self, data: Path, person: str, pace: str = "untimed", names: tuple[str, ...] = NAMES) -> str:
        """Writes it down as a table of that server where the person has the seat; returns the table's id."""
        id = secrets.token_urlsafe(15)
        articles = Articles(self.game, self.seats, self.given, pace=pace, race="order", absence="wait")
        chairs = [Chair([person if at == self.seat else f"{at:032d}"], name=names[at])
                  for at in range(self.seats)]  # fmt: skip
        version = game_named(self.game).version
        sheet = Sheet(id, articles, version, person, chairs, sealed(self.secret), stage=self.stage, made=now())
        called = {LETTERS[at]: names[at] for at in range(self.seats)}
        dealt = msgspec.json.encode({"salts": {}, "left_out": [], "fixed": self.fixed, "names": called}).decode()
        said = [(DEAL, -1, HOUSE, dealt), *[(ACT, seat, PERSON, text) for seat, text in self.said]]
        rows = [
            {"table_id": id, "number": at, "kind": kind, "seat": seat, "by": by, "text": text, "ref": "", "at": now()}
            for at, (kind, seat, by, text) in enumerate(said, 1)
        ]
        table = {"id": id, "game": self.game, "stage": self.stage, "public": False, "made": now(), "changed": now(),
                 "secret": self.secret, "sheet": msgspec.json.encode(sheet).decode()}  # fmt: skip
        engine = opened(default_database(data)).engine
        with engine.begin() as connection:
            connection.execute(insert(TABLES).values(table))
            connection.execute(insert(PLACES).values(person=person, table_id=id))
            connection.execute(insert(LOG), rows)
        engine.dispose()
        return id


def dealt(game: str, seats: int, secret: str, given: dict[str, str], fixed: dict[str, str] | None = None) -> Match:
    by_hand = {path: value.split() for path, value in (fixed or {}).items()}
    return Match(game_named(game), seats, given, seed_of(secret, {}), by_hand)


def asked_in_random_games(name: str, games: int) -> dict[str, Position]:
    """The first position of each question that random games ask, by the id of its message."""
    game = game_named(name)
    found: dict[str, Position] = {}
    for number in range(games):
        luck = Seeded(name, f"browser {number}")
        seats = game.fewest + luck.below(game.most - game.fewest + 1)
        given = {key: value for key, value in random_options(game, seats, luck).items() if key != "teams"}
        secret = f"{number:064d}"
        collect(dealt(name, seats, secret, given), secret, luck, found)
    return found


def collect(match: Match, secret: str, luck: Chance, found: dict[str, Position]) -> None:
    while not match.table.over:
        seat = match.next_seat()
        question = match.prompt(seat).question.id
        if question not in found and not match.table.drafts:
            found[question] = Position(match, secret, seat)
        legal = match.table.legal(seat)
        match.act(seat, legal[luck.below(len(legal))])


def asked_in_scenarios(name: str) -> dict[str, Position]:
    """The first position of each question that the worked examples of the rules ask."""
    found: dict[str, Position] = {}
    for file in sorted((SCENARIOS / name).glob("*.txt")):
        record = read(file.read_text())
        if "refused" in record.header or "teams" in record.options:
            continue
        with suppress(BadRecord, Refused):  # an example may lean on the luck of its own seed
            match = Match(game_named(name), record.seats, record.options, seed_of(EXAMPLE, {}), record.deal)
            note(match, found)
            for line in record.lines:
                if line.sign == "":
                    said(match, line)
                    note(match, found)
    return found


def note(match: Match, found: dict[str, Position]) -> None:
    """Whatever is asked now, and in the middle of choices that are made in steps."""
    for seat in match.table.waiting() if not match.table.over and not match.table.drafts else []:
        note_steps(match, seat, (), found)


def note_steps(match: Match, seat: int, steps: tuple[str, ...], found: dict[str, Position]) -> None:
    asked = match.prompt(seat).question.id
    if asked not in found:
        found[asked] = Position(match, EXAMPLE, seat, steps)
    for step in [one for one in match.table.legal(seat) if match.unfinished(seat, one)]:
        if len(steps) < DEEPEST:
            match.act(seat, step)
            note_steps(match, seat, (*steps, step.text), found)
            match.step_back(seat)


def bots_played(name: str, seats: int, answers: int, seed: str = "pictures") -> Position:
    """A game among bots up to the first seat's question of that number; with too high a number, to its end."""
    secret = sealed(seed)
    match = dealt(name, seats, secret, {})
    bots = [make("heuristic", name, f"{seed} {seat}") for seat in range(seats)]
    asked = 0
    while not match.table.over:
        seat = match.next_seat()
        if seat == 0 and not match.table.drafts:
            asked += 1
            if asked > answers:
                break
        view = match.table.view(seat)
        match.act(seat, bots[seat].answer(view, match.table.legal(seat), imagining(match.game, view)).action)
    return Position(match, secret, 0)
