"""Tables of Scapegoat for tests, and what people read at them."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import LETTERS, ONLOOKER
from kickback.games.scapegoat import GAME
from kickback.games.scapegoat.view import ScapegoatView
from kickback.records.match import Match
from kickback.words import Reader, speech

NAMES = {"A": "Ann", "B": "Boris", "C": "Clara", "D": "Dev", "E": "Edda", "F": "Fritz"}
SPEECH = speech("scapegoat")
THREE = "A.hand = KC KD 4D 5D; B.hand = TS 2H QS 5H; C.hand = 9D 4C 5C JD; start = A"
BLAME = "A up KC; B up TS; C up 9D; A up KD; B down 2H"
PURGE = "A down KC; B up TS; C up JD; A down 5D"
AXE = "A up 4D; B up 2H; C up 4C; A up 5D; B up 5H; C up 9D"


def table(deal: str = "", said: str = "", seats: int = 3, seed: str = "x", **options: str) -> Match:
    """A table dealt as in a scenario (`A.hand = KC 2S; start = A`) at which this was said (`A up KC; B pass`)."""
    fixed = {}
    for line in deal.split(";"):
        path, equals, values = line.partition("=")
        if equals:
            fixed[path.strip()] = values.split()
    given = {key.replace("_", "-"): value for key, value in options.items()}
    match = Match(GAME, seats, given, seed, fixed)
    say(match, said)
    return match


def say(match: Match, said: str) -> None:
    for line in said.split(";"):
        seat, _, text = line.strip().partition(" ")
        if seat:
            match.act(LETTERS.index(seat), match.read(LETTERS.index(seat), text))


def reader(seat: str) -> Reader:
    return Reader(NAMES, seat)


def audience(seat: str) -> int:
    return LETTERS.index(seat) if seat else ONLOOKER


def view_of(match: Match, seat: str) -> ScapegoatView:
    view = match.table.view(audience(seat))
    assert isinstance(view, ScapegoatView)
    return view


def in_words(message: Message, seat: str = "A", form: str = "") -> str:
    return SPEECH.say(message, reader(seat), form)


def in_words_of(data: Plain, seat: str = "A") -> str:
    """A message that has left the table as data."""
    assert isinstance(data, dict)
    facts = data.get("facts", {})
    assert isinstance(facts, dict)
    return in_words(Message(str(data["id"]), facts), seat)


class Page:
    """What one reader's prompt says."""

    def __init__(self, match: Match, seat: str) -> None:
        prompt = match.prompt(audience(seat))
        self.prompt = prompt
        self.kicker = in_words(prompt.kicker, seat) if prompt.kicker is not None else ""
        self.question = in_words(prompt.question, seat)
        self.stakes = " ".join(in_words(message, seat) for message in prompt.stakes)
        self.clock = in_words(prompt.clock, seat) if prompt.clock is not None else ""
        self.notes = [in_words(message, seat) for message in prompt.notes]
        self.choices = {
            choice.action.text: " ".join(in_words(message, seat) for message in choice.says)
            for choice in prompt.choices
        }
        self.tones = {choice.action.text: choice.tone for choice in prompt.choices}
        self.locked = {
            in_words(lock.label, seat): in_words(lock.why or lock.ban.message(lock.facts), seat)
            for lock in prompt.locked
        }

    def all_of_it(self) -> str:
        lines = [self.kicker, self.question, self.stakes, self.clock, *self.notes]
        return "\n".join([*lines, *self.choices.values(), *self.locked.values()])


def refusal(match: Match, seat: str, text: str) -> str:
    """What whoever tries this reads, and the clause."""
    index = LETTERS.index(seat)
    action = match.read(index, text)
    ban = match.table.forbids(index, action)
    assert ban is not None, f"{seat} may {text}"
    said = in_words(ban.message(match.table.explain(index, action, ban)), seat)
    return f"{said} {ban.clause}"


def ledger(match: Match, seat: str, since: int = 0) -> list[str]:
    """The ledger's lines as that seat reads them, headings and all."""
    events = match.events(audience(seat), since)
    lines = ["; ".join(SPEECH.say(message, reader(seat)) for message in GAME.tell(event)) for event in events]
    return [line for line in lines if line]


def events_of(match: Match, kind: str, seat: str = "") -> list[Facts]:
    return [event for event in match.events(audience(seat)) if event["kind"] == kind]


def unmarked(text: str) -> str:
    return text.replace("**", "")
