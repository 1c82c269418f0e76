"""Plays a real game among bots and writes what one seat sees at chosen points, for the gallery and the browser's tests.

    python tools/sample_game.py scapegoat --seats 5 --seed g2 --points 0 10 > web/tests/samples/scapegoat.json

Each point is the moment before that seat answers: view, prompt, events with their ledger lines, and every sentence
as Python says it, so that the browser can be held to the same words.
"""

from __future__ import annotations

import argparse
import json
import sys

from kickback.bots.make import make
from kickback.bots.play import imagining
from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import LETTERS
from kickback.games import game as game_named
from kickback.records.match import Match
from kickback.words import Reader, speech

NAMES = dict(zip(LETTERS, ("Nadia", "Boris", "Clara", "Dev", "Edda", "Milo", "Vera", "Otto"), strict=False))


def sample(name: str, seats: int, seat: int, seed: str, kept: list[int]) -> Facts:
    """`kept` are the numbers of the seat's questions to keep, all of them and the end if there are none."""
    game = game_named(name)
    names = {letter: NAMES[letter] for letter in LETTERS[:seats]}
    match = Match(game, seats, {}, seed, names=names)
    bots = [make("heuristic", name, f"{seed} {at}") for at in range(seats)]
    points: list[Plain] = []
    asked = 0
    while not match.table.over:
        actor = match.next_seat()
        view = match.table.view(actor)
        if actor == seat:
            if not kept or asked in kept:
                points.append(point(match, seat))
            asked += 1
        match.act(actor, bots[actor].answer(view, match.table.legal(actor), imagining(game, view)).action)
    if not kept:
        points.append(point(match, seat))
    return {"game": name, "seat": LETTERS[seat], "names": dict(names), "points": points}


def point(match: Match, seat: int) -> Facts:
    view = match.table.view(seat).plain()
    prompt = match.prompt(seat).plain() if not match.table.over else None
    events: list[Plain] = [
        event | {"ledger": [message.plain() for message in match.game.tell(event)]} for event in match.events(seat)
    ]
    said = sentences(match, seat, [prompt, *events])
    return {"question": match.question, "view": view, "prompt": prompt, "events": events, "said": said}


def sentences(match: Match, seat: int, data: list[Plain]) -> list[Plain]:
    """Every message in the data with its words, each once."""
    reader = Reader(match.names, LETTERS[seat])
    words = speech(match.game.name)
    found: dict[str, Plain] = {}
    for message in messages_in(data):
        facts, clauses = message.get("facts", {}), message.get("clauses", [])
        assert isinstance(facts, dict)
        assert isinstance(clauses, list)
        told = words.say(Message(str(message["id"]), facts, tuple(str(one) for one in clauses)), reader)
        found.setdefault(json.dumps(message, sort_keys=True), {"message": message, "text": told})
    return list(found.values())


def messages_in(data: Plain) -> list[Facts]:
    if isinstance(data, list):
        return [message for one in data for message in messages_in(one)]
    if not isinstance(data, dict):
        return []
    if isinstance(data.get("id"), str) and set(data) <= {"id", "facts", "clauses"}:
        return [data]
    return [message for value in data.values() for message in messages_in(value)]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seat", default="A")
    parser.add_argument("--seed", default="gallery")
    parser.add_argument("--points", type=int, nargs="*", default=[], help="numbers of the seat's questions to keep")
    given = parser.parse_args()
    seats = given.seats or game_named(given.game).usual
    found = sample(given.game, seats, LETTERS.index(given.seat), given.seed, given.points)
    json.dump(found, sys.stdout, ensure_ascii=False)


if __name__ == "__main__":
    main()
