"""`kickback check`, `replay`, `verify`: what can be done with a record."""

from __future__ import annotations

import argparse
import json
import sys

from kickback.cli.words import Commands, Wrong, command, record_of
from kickback.cli.words import told as located
from kickback.engine.bans import Refused
from kickback.engine.plain import Facts
from kickback.engine.seats import EYE, LETTERS
from kickback.games import game
from kickback.records.check import check, verify
from kickback.records.match import Match, opened, said
from kickback.records.record import BadRecord, Record
from kickback.words import Reader, refusal, told, unmarked


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = command(
        commands,
        "check",
        ["check tests/scenarios/scapegoat/*.txt", "check game.txt --json"],
    )
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--keep-going", "-k", action="store_true", help="do not stop at the first mismatch")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run_check)

    parser = command(
        commands,
        "replay",
        ["replay game.txt", "replay game.txt --as Boris", "replay game.txt --all | less"],
    )
    parser.add_argument("file", metavar="FILE")
    parser.add_argument(
        "--as", dest="viewer", metavar="SEAT", help="as this seat, a letter or a name, saw it (default: everything)"
    )
    parser.add_argument("--all", action="store_true", help="the whole story in lines, also in a terminal")
    parser.add_argument("--json", action="store_true", help="the events as JSON lines")
    parser.set_defaults(run=run_replay)

    parser = command(
        commands,
        "verify",
        ["verify game.txt"],
    )
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run_verify)


def run_check(words: argparse.Namespace) -> int:
    outcomes: list[dict[str, object]] = []
    for path in words.files:
        fault: BadRecord | None = None
        try:
            check(record_of(path))
        except BadRecord as wrong:
            fault = wrong
        line, reason = (fault.line, fault.reason) if fault else (0, "")
        outcomes.append({"file": path, "ok": fault is None, "line": line, "reason": reason})
        if fault and not words.json:
            print(located(path, fault), file=sys.stderr)
        if fault and not words.keep_going:
            break
    failed = sum(not outcome["ok"] for outcome in outcomes)
    if words.json:
        print(json.dumps(outcomes, ensure_ascii=False, indent=1))
    else:
        left = len(words.files) - len(outcomes)
        print(f"{len(outcomes) - failed} passed, {failed} failed" + (f", {left} not run" if left else ""))
    return 1 if failed else 0


def run_verify(words: argparse.Namespace) -> int:
    try:
        match = verify(record_of(words.file))
    except BadRecord as wrong:
        if words.json:
            print(json.dumps({"file": words.file, "ok": False, "line": wrong.line, "reason": wrong.reason}))
        else:
            print(located(words.file, wrong), file=sys.stderr)
        return 1
    winners = [match.names[LETTERS[seat]] for seat in match.table.winners]
    if words.json:
        print(json.dumps({"file": words.file, "ok": True, "actions": len(match.said), "winners": winners}))
    else:
        print(f"{words.file}: the seed is the promised one, all {len(match.said)} actions are legal,")
        print(f"and the result is as stated: {' and '.join(winners) or 'nobody'} won.")
    return 0


def run_replay(words: argparse.Namespace) -> int:
    try:
        record = record_of(words.file)
        try:
            match = opened(record)
        except Refused as refused:
            why = refusal(game(record.game), refused, record.names)
            print(f"{words.file}: this table is refused: {why}", file=sys.stderr)
            return 1
    except BadRecord as wrong:
        print(located(words.file, wrong), file=sys.stderr)
        return 1
    viewer = EYE
    if words.viewer:
        viewer = seat_named(words.viewer, match)
    elif not match.game.open_book(match.options):
        raise Wrong("this table agreed never to open its books; replay it as one seat with --as")
    if not (words.all or words.json) and can_be_drawn_on():
        from kickback.terminal.start import replay

        try:
            return replay(record, LETTERS[viewer] if viewer < match.seats else "0", only_ascii=False)
        except BadRecord as wrong:
            print(located(words.file, wrong), file=sys.stderr)
            return 1
    return step_through(words, record, match, viewer)


def can_be_drawn_on() -> bool:
    from kickback.terminal.start import line_by_line

    return not line_by_line(False, sys.stdin, sys.stdout)


def seat_named(word: str, match: Match) -> int:
    """A seat by its letter or its name."""
    names = {seat: name.partition(" (bot ")[0] for seat, name in match.names.items()}
    if len(word) == 1 and word.upper() in names:
        return LETTERS.index(word.upper())
    fitting = [seat for seat, name in names.items() if name.casefold().startswith(word.casefold())]
    if len(fitting) != 1:
        shown = ", ".join(seat if name == seat else f"{seat} {name}" for seat, name in names.items())
        raise Wrong(f"there is no seat '{word}'; seats are {shown}")
    return LETTERS.index(fitting[0])


def step_through(words: argparse.Namespace, record: Record, match: Match, viewer: int) -> int:
    shown = 0
    actions = [line for line in record.lines if not line.sign]
    for number in range(len(actions) + 1):
        if number:
            try:
                said(match, actions[number - 1])
            except BadRecord as wrong:
                print(located(words.file, wrong), file=sys.stderr)
                return 1
        events = match.events(viewer, shown)
        shown += len(events)
        for event in events:
            print(
                json.dumps(event, ensure_ascii=False)
                if words.json
                else spoken(match, event, LETTERS[viewer] if viewer < match.seats else "")
            )
    return 0


def spoken(match: Match, event: Facts, seat: str) -> str:
    """One line of the story with its clause; for the all-seeing eye, what was hidden is added."""
    line = f"{unmarked(told(match.game, event, Reader(match.names, seat)))}  [{event['clause']}]"
    secrets = event.get("secrets")
    if isinstance(secrets, dict):
        for knower, facts in secrets.items():
            if isinstance(facts, dict):
                hidden = ", ".join(f"{key} {as_text(value)}" for key, value in facts.items())
                line += f"\n    {match.names[knower]} alone saw: {hidden}"
    return line


def as_text(value: object) -> str:
    return " ".join(str(item) for item in value) if isinstance(value, list) else str(value)
