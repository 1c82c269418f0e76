"""Runs a scenario and compares what it expects with what happens."""

from __future__ import annotations

from kickback.engine.bans import Refused, Unreadable
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import EYE, LETTERS, ONLOOKER
from kickback.engine.view import at
from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.records.match import Match, opened, result, said
from kickback.records.record import BadRecord, Line, Record, commitment
from kickback.words import refusal, unreadable


def check(record: Record) -> Match | None:
    """Plays the record; raises BadRecord at the first line that does not hold. None: the deal was rightly refused."""
    refused = record.header.get("refused")
    try:
        match = opened(record)
    except Refused as found:
        if refused != found.ban.clause:
            why = refusal(game_named(record.game), found, record.names)
            wanted = f", expected {refused}" if refused else ""
            raise BadRecord(record.at.get("options", 1), f"this table is refused: {why}{wanted}") from None
        return None
    if refused:
        raise BadRecord(record.at["refused"], f"this table is allowed, but {refused} should refuse it")
    events = Told(match, 0)
    for line in record.lines:
        if line.sign == "":
            events = Told(match, len(match.table.log or []))
            said(match, line)
        elif line.sign == "*":
            events.expect(line)
        elif line.sign == "!":
            expect_refusal(match, line)
        else:
            expect_value(match, line)
    stated = record.header.get("result")
    if stated is not None and stated != outcome(match):
        raise BadRecord(record.at["result"], f"the result is '{outcome(match)}', not '{stated}'")
    return match


def verify(record: Record) -> Match:
    """A finished record of a real game: its commitment, every action, and its result must hold."""
    for key in ("seed", "commitment", "result"):
        if key not in record.header:
            raise BadRecord(1, f"a finished record has a '{key}:' line")
    handed_on = game_named(record.game).handed_on if record.game in NAMES else ()
    for path in record.deal:
        if path not in handed_on:
            raise BadRecord(record.at[f"deal {path}"], "the deal was fixed by hand, so luck had no part in it")
    promised = commitment(record.game, record.seats, record.options, record.deal, record.seed)
    if record.header["commitment"] != promised:
        raise BadRecord(record.at["commitment"], "the seed is not the one that was promised at the deal")
    match = check(record)
    if match is None or not match.table.over:
        raise BadRecord(record.lines[-1].number if record.lines else 1, "the game is not over")
    return match


def outcome(match: Match) -> str:
    return result(match.table.winners) if match.table.over else "unfinished"


def expect_value(match: Match, line: Line) -> None:
    path, _, wanted = line.text.partition(" ")
    wanted = " ".join(wanted.split()) or "-"
    viewer = EYE
    if line.sign == "?":
        viewer = looking(match, line.seat, line.number)
    try:
        found = spelled(at(match.table.view(viewer).plain(), path))
    except KeyError:
        if viewer == EYE or not shown_to_eye(match, path):
            raise BadRecord(line.number, f"there is no '{path}' in this view") from None
        found = "hidden"
    if found != wanted:
        who = f"{line.seat} sees" if line.sign == "?" else "the table has"
        raise BadRecord(line.number, f"{path}: expected {wanted}, {who} {found}")


def shown_to_eye(match: Match, path: str) -> bool:
    try:
        at(match.table.view(EYE).plain(), path)
    except KeyError:
        return False
    return True


def looking(match: Match, seat: str, number: int) -> int:
    index = LETTERS.index(seat)
    if index >= match.seats:
        raise BadRecord(number, f"there is no seat {seat} at this table")
    return index


def expect_refusal(match: Match, line: Line) -> None:
    text, _, clause = line.text.rpartition(" ")
    if not text:
        raise BadRecord(line.number, "a refusal reads '! SEAT ACTION CLAUSE'")
    seat = looking(match, line.seat, line.number)
    try:
        ban = match.table.forbids(seat, match.read(seat, text))
    except Unreadable as wrong:
        if clause == "unreadable":
            return
        raise BadRecord(line.number, f"'{text}' cannot be read: {unreadable(match.game, wrong)}") from None
    if ban is None:
        raise BadRecord(line.number, f"'{text}' is allowed, but {clause} should forbid it")
    if ban.clause != clause:
        raise BadRecord(line.number, f"'{text}' is refused by {ban.clause} ({ban.id}), expected {clause}")


class Told:
    """The events of the last action, matched in order for each audience."""

    def __init__(self, match: Match, first: int) -> None:
        self.match = match
        self.first = first
        self.reached: dict[str, int] = {}

    def expect(self, line: Line) -> None:
        viewer = looking(self.match, line.seat, line.number) if line.seat else ONLOOKER
        heard = [e for e in (event.seen_by(viewer) for event in (self.match.table.log or [])[self.first :]) if e]
        start = self.reached.get(line.seat, 0)
        for place in range(start, len(heard)):
            if fits(heard[place], line.text):
                self.reached[line.seat] = place + 1
                return
        told = "; ".join(spelled_event(event) for event in heard[start:]) or "nothing"
        raise BadRecord(line.number, f"expected the event '{line.text}', heard {told}")


def fits(event: Facts, wanted: str) -> bool:
    """Kind first, then facts (`fact=-`: there is none), then perhaps the clause."""
    kind, *words = wanted.split()
    if event["kind"] != kind:
        return False
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            if event["clause"] != word:
                return False
        elif spelled(event.get(key), ",") != value:
            return False
    return True


def spelled_event(event: Facts) -> str:
    facts = " ".join(f"{k}={spelled(v, ',')}" for k, v in event.items() if k not in ("kind", "clause"))
    return f"{event['kind']} {facts} {event['clause']}"


def spelled(value: Plain, comma: str = " ") -> str:
    """A value as scenarios write it."""
    if value is None or value == [] or value == "":
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return comma.join(spelled(item, ",") for item in value)
    if isinstance(value, dict):
        return comma.join(f"{key}:{spelled(item, ',')}" for key, item in value.items())
    return str(value).replace(" ", "_") if comma == "," else str(value)
