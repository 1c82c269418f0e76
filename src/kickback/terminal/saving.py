"""The game as a file: saved on request, rescued when the end comes unasked, taken up again."""

from __future__ import annotations

import tempfile
from pathlib import Path

from kickback.engine.bans import Refused
from kickback.games import game as game_named
from kickback.records.files import NoText, text_in
from kickback.records.match import replayed
from kickback.records.record import BadRecord
from kickback.records.record import read as read_record
from kickback.records.record import write as write_record
from kickback.terminal.home import HomeTable, one_at_each_seat
from kickback.terminal.seating import WrongTable, from_labels
from kickback.terminal.texts import text
from kickback.words import refusal


class NotSaved(Exception):
    """A file could not be written; says why."""


def usual_file(table: HomeTable) -> str:
    """The same name for the same game, so that saving again replaces the older save."""
    return f"kickback-{table.game.name}-{table.commitment[:8] or 'scenario'}.txt"


def save(table: HomeTable, file: str = "", folder: Path | None = None) -> Path:
    """Writes the record; raises `NotSaved`. Another file than an older save of this very game is never replaced."""
    path = Path(file or usual_file(table)).expanduser()
    if folder is not None:
        path = folder / path.name
    record = write_record(table.match.record())
    try:
        if path.is_dir():
            raise NotSaved(text("save-folder", path=str(path)))
        if path.exists() and not same_game(path, table):
            raise NotSaved(text("save-other", path=str(path)))
        beside = path.with_name(path.name + ".part")
        beside.write_text(record, encoding="utf-8")
        beside.replace(path)
    except OSError as fault:
        raise NotSaved(f"{path}: {fault.strerror or fault}") from None
    except ValueError as fault:  # a name the system cannot have, such as one with a NUL
        raise NotSaved(f"{path}: {fault}") from None
    table.saved = len(table.match.said)
    return path


def same_game(path: Path, table: HomeTable) -> bool:
    try:
        record = read_record(text_in(path))
    except (BadRecord, NoText):
        return False
    return record.game == table.game.name and record.seed == table.match.seed


def saved_words(table: HomeTable, file: str = "") -> str:
    """Saves, and says what became of it."""
    try:
        path = save(table, file)
    except NotSaved as fault:
        return text("not-saved", why=str(fault))
    if table.over:
        return text("saved-over", path=str(path))
    return text("saved-draft" if table.match.table.drafts else "saved", path=str(path))


def rescue(table: HomeTable) -> str:
    """The game must end without asking: saves it where that is possible, and says what became of it."""
    if table.over or not table.match.said:
        return ""
    if table.saved == len(table.match.said):
        return text("saved-as-left")
    for folder in (None, Path(tempfile.gettempdir())):
        try:
            path = save(table, "", folder)
        except NotSaved:
            continue
        return text("rescued", path=str(path))
    return text("lost")


def taken_up(path: Path) -> HomeTable:
    """A saved game, with the same people and bots, at the same place; raises `WrongTable`."""
    try:
        record = read_record(text_in(path))
    except (NoText, BadRecord) as wrong:
        raise WrongTable(str(wrong)) from None
    try:
        match = replayed(record)
    except BadRecord as wrong:
        raise WrongTable(str(wrong)) from None
    except Refused as refused:
        raise WrongTable(refusal(game_named(record.game), refused, {})) from None
    one_at_each_seat(match)
    return HomeTable(match, from_labels(match.game, record.names, "names" in record.header))
