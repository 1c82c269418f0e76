"""What people may ask of the terminal itself: help, hints, rules, the log, saving, leaving."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kickback.bots.make import make
from kickback.engine.actions import Unreadable
from kickback.records.files import NoText, text_in
from kickback.records.match import replayed
from kickback.records.record import BadRecord
from kickback.records.record import read as read_record
from kickback.records.record import write as write_record
from kickback.terminal import rulebook
from kickback.terminal.drawing import drawing
from kickback.terminal.look import FAINT, GREEN, RED, STRONG, with_clauses
from kickback.terminal.seating import stand_in
from kickback.terminal.sitting import Sitting, numbered
from kickback.terminal.understand import ORDERS, Order

YES = ("", "y", "yes")
NO = ("n", "no")
STAY = ("s", "stay", "c", "cancel", "back")


class Left(Exception):
    """Somebody leaves the table; the game has been saved or nobody wanted it."""


class NotSaved(Exception):
    """A file could not be written; says why."""


def obey(sitting: Sitting, seat: int, order: Order) -> bool:
    """Carries out an order. True: the seat need not answer the open question any more."""
    name, rest = order.name, order.rest
    if name == "help":
        sitting.leaf(help_page(sitting, seat))
    elif name == "hint":
        sitting.screen.say(hint(sitting, seat))
    elif name == "why":
        sitting.leaf(why(sitting, seat, rest))
    elif name == "rules":
        sitting.leaf(rulebook.rules(sitting.game, rest))
    elif name == "log":
        sitting.leaf(with_clauses(sitting.lines(seat)))
    elif name == "view":
        sitting.leaf(drawing(sitting.game, sitting.match.table.view(seat), sitting.names))
    elif name == "undo":
        return undone(sitting)
    elif name == "bot":
        hand_over(sitting, seat)
        return True
    elif name == "save":
        try_saving(sitting, rest)
    else:
        leave(sitting)
    return False


def help_page(sitting: Sitting, seat: int) -> RenderableType:
    listed = sitting.listed(seat)
    parts: list[RenderableType] = [Text("You may say (in full, its beginning, or its number):", style=STRONG)]
    parts.append(numbered(listed) if listed else Text("  nothing just now"))
    parts.extend(Text(f"   {hint}") for hint in sitting.open_texts(seat))
    parts.append(Text("\nYou may also ask:", style=STRONG))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for name, says in ORDERS.items():
        grid.add_row(Text(f"  {name}", style=GREEN), says)
    parts.append(grid)
    return Group(*parts)


def hint(sitting: Sitting, seat: int) -> str:
    """What a bot would do that knows just as much as this seat."""
    spelled = stand_in(sitting.game)
    if spelled == "random":
        return f"Nobody can give hints for {sitting.game.title} yet."
    legal = sitting.match.table.legal(seat)
    if not legal:
        return "There is nothing to answer just now."
    view = sitting.match.table.view(seat)
    bot = make(spelled, sitting.game.name, f"{sitting.match.seed}/hint/{len(sitting.match.said)}")
    return f"A bot in your place would say: {bot.answer(view, legal, sitting.game.worlds(view)).action.text}"


def why(sitting: Sitting, seat: int, asked: str) -> RenderableType:
    if not asked:
        last = sitting.refused.get(seat)
        if last is None:
            return Text("Nothing was refused to you yet. 'why ACTION' tells whether you may do something.")
        return rulebook.why(last[0], last[1], sitting.game)
    try:
        action = sitting.match.read(seat, asked)
    except Unreadable as wrong:
        return Text(f"{wrong}. ? lists what you may do.")
    return rulebook.why(action.text, sitting.match.table.forbids(seat, action), sitting.game)


def undone(sitting: Sitting) -> bool:
    """Takes back a choice made in steps as long as it is unfinished: nobody has seen or drawn anything since."""
    log = sitting.match.table.log or []
    if not sitting.steps:
        sitting.screen.say("There is no unfinished choice to take back, and what is said is said.")
        return False
    if len(log) != sitting.told_before_steps:
        sitting.screen.say("Something has happened since you began, so it cannot be taken back.")
        return False
    sitting.match = replayed(sitting.match.record())
    sitting.steps = 0
    return True


def hand_over(sitting: Sitting, seat: int) -> None:
    """A bot takes the seat for the rest of the game, and the record says so."""
    sitting.players[seat] = replace(sitting.players[seat], bot=stand_in(sitting.game))
    sitting.keep_labels()
    sitting.screen.say(f"A bot plays on for {sitting.players[seat].name}.")


def usual_file(sitting: Sitting) -> str:
    """The same name for the same game, so that saving again replaces the older save."""
    mark = sitting.commitment[:8] or "scenario"
    return f"kickback-{sitting.game.name}-{mark}.txt"


def save(sitting: Sitting, file: str, folder: Path | None = None) -> Path:
    """Writes the record; raises `NotSaved`. Another file than an older save of this very game is never replaced."""
    path = Path(file or usual_file(sitting)).expanduser()
    if folder is not None:
        path = folder / path.name
    text = write_record(sitting.match.record())
    try:
        if path.is_dir():
            raise NotSaved(f"{path} is a folder")
        if path.exists() and not same_game(path, sitting):
            raise NotSaved(f"{path} is there already and is not this game; name another file")
        beside = path.with_name(path.name + ".part")
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as fault:
        raise NotSaved(f"{path}: {fault.strerror or fault}") from None
    except ValueError as fault:  # a name the system cannot have, such as one with a NUL
        raise NotSaved(f"{path}: {fault}") from None
    sitting.saved = len(sitting.match.said)
    return path


def same_game(path: Path, sitting: Sitting) -> bool:
    try:
        record = read_record(text_in(path))
    except (BadRecord, NoText):
        return False
    return record.game == sitting.game.name and record.seed == sitting.match.seed


def try_saving(sitting: Sitting, file: str) -> bool:
    try:
        path = save(sitting, file)
    except NotSaved as fault:
        sitting.screen.say(f"Not saved: {fault}.", RED)
        return False
    sitting.screen.say(f"Saved to {path}. It holds the seed, and so every secret: no peeking.")
    if not sitting.match.table.over:
        sitting.screen.say(f"Go on with: kickback play --resume {path}")
        if sitting.steps:
            sitting.screen.say("A choice made in steps is saved once it is finished; you will be asked again.", FAINT)
    return True


def leave(sitting: Sitting) -> None:
    """Offers to save; raises `Left`, unless the person decides to stay."""
    if sitting.saved == len(sitting.match.said):
        raise Left
    usual = usual_file(sitting)
    while True:
        answer = sitting.keyboard.ask(f"Save the game first? Enter: yes, to {usual}; or a file name, no, stay.")
        word = answer.casefold()
        if word in STAY:
            return
        if word in NO:
            raise Left
        if try_saving(sitting, "" if word in YES else answer):
            raise Left


def rescue(sitting: Sitting) -> str:
    """The game must end without asking: saves it where that is possible, and says what became of it."""
    if sitting.match.table.over or not sitting.match.said:
        return ""
    if sitting.saved == len(sitting.match.said):
        return "The game is saved as you left it."
    for folder in (None, Path(tempfile.gettempdir())):
        try:
            path = save(sitting, "", folder)
        except NotSaved:
            continue
        return f"The game is saved. Go on with: kickback play --resume {path}"
    return "The game could not be saved."
