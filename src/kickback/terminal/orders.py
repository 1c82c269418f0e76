"""What people may ask of the terminal itself: help, hints, rules, the log, saving, leaving."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kickback.bots.make import make
from kickback.engine.bans import Unreadable
from kickback.records.files import NoText, text_in
from kickback.records.record import BadRecord
from kickback.records.record import read as read_record
from kickback.records.record import write as write_record
from kickback.terminal import rulebook
from kickback.terminal.drawing import drawing
from kickback.terminal.look import FAINT, GREEN, RED, STRONG, with_clauses
from kickback.terminal.seating import stand_in
from kickback.terminal.session import Session, numbered
from kickback.terminal.typed import ORDERS, Order
from kickback.words import unreadable

YES = ("", "y", "yes")
NO = ("n", "no")
STAY = ("s", "stay", "c", "cancel", "back")


class Left(Exception):
    """Somebody leaves the table; the game has been saved or nobody wanted it."""


class NotSaved(Exception):
    """A file could not be written; says why."""


def obey(session: Session, seat: int, order: Order) -> bool:
    """Carries out an order. True: the seat need not answer the open question any more."""
    name, rest = order.name, order.rest
    if name == "help":
        session.leaf(help_page(session, seat))
    elif name == "hint":
        session.screen.say(hint(session, seat))
    elif name == "why":
        session.leaf(why(session, seat, rest))
    elif name == "rules":
        session.leaf(rulebook.rules(session.game, rest))
    elif name == "log":
        session.leaf(with_clauses(session.lines(seat)))
    elif name == "view":
        session.leaf(drawing(session.game, session.match.table.view(seat), session.names))
    elif name == "undo":
        return undone(session, seat)
    elif name == "bot":
        hand_over(session, seat)
        return True
    elif name == "save":
        try_saving(session, rest)
    else:
        leave(session)
    return False


def help_page(session: Session, seat: int) -> RenderableType:
    listed = session.listed(seat)
    parts: list[RenderableType] = [Text("You may say (in full, its beginning, or its number):", style=STRONG)]
    parts.append(numbered(listed) if listed else Text("  nothing just now"))
    parts.extend(Text(f"   {hint}") for hint in session.open_texts(seat))
    parts.append(Text("\nYou may also ask:", style=STRONG))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for name, says in ORDERS.items():
        grid.add_row(Text(f"  {name}", style=GREEN), says)
    parts.append(grid)
    return Group(*parts)


def hint(session: Session, seat: int) -> str:
    """What a bot would do that knows just as much as this seat."""
    spelled = stand_in(session.game)
    if spelled == "random":
        return f"Nobody can give hints for {session.game.title} yet."
    legal = session.match.table.legal(seat)
    if not legal:
        return "There is nothing to answer just now."
    view = session.match.table.view(seat)
    bot = make(spelled, session.game.name, f"{session.match.seed}/hint/{len(session.match.said)}")
    return f"A bot in your place would say: {bot.answer(view, legal, session.game.worlds(view)).action.text}"


def why(session: Session, seat: int, asked: str) -> RenderableType:
    if not asked:
        last = session.refused.get(seat)
        if last is None:
            return Text("Nothing was refused to you yet. 'why ACTION' tells whether you may do something.")
        return rulebook.why(last.asked, last, session.game, session.reader(seat))
    try:
        action = session.match.read(seat, asked)
    except Unreadable as wrong:
        return Text(f"{unreadable(session.game, wrong)} ? lists what you may do.")
    return rulebook.why(action.text, session.refusal(seat, action), session.game, session.reader(seat))


def undone(session: Session, seat: int) -> bool:
    """Takes back the last step of a choice that is not finished: nobody has noticed it."""
    if session.match.step_back(seat):
        return True
    session.screen.say("There is no unfinished choice to take back, and what is said is said.")
    return False


def hand_over(session: Session, seat: int) -> None:
    """A bot takes the seat for the rest of the game, and the record says so."""
    session.players[seat] = replace(session.players[seat], bot=stand_in(session.game))
    session.keep_labels()
    session.screen.say(f"A bot plays on for {session.players[seat].name}.")


def usual_file(session: Session) -> str:
    """The same name for the same game, so that saving again replaces the older save."""
    mark = session.commitment[:8] or "scenario"
    return f"kickback-{session.game.name}-{mark}.txt"


def save(session: Session, file: str, folder: Path | None = None) -> Path:
    """Writes the record; raises `NotSaved`. Another file than an older save of this very game is never replaced."""
    path = Path(file or usual_file(session)).expanduser()
    if folder is not None:
        path = folder / path.name
    text = write_record(session.match.record())
    try:
        if path.is_dir():
            raise NotSaved(f"{path} is a folder")
        if path.exists() and not same_game(path, session):
            raise NotSaved(f"{path} is there already and is not this game; name another file")
        beside = path.with_name(path.name + ".part")
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as fault:
        raise NotSaved(f"{path}: {fault.strerror or fault}") from None
    except ValueError as fault:  # a name the system cannot have, such as one with a NUL
        raise NotSaved(f"{path}: {fault}") from None
    session.saved = len(session.match.said)
    return path


def same_game(path: Path, session: Session) -> bool:
    try:
        record = read_record(text_in(path))
    except (BadRecord, NoText):
        return False
    return record.game == session.game.name and record.seed == session.match.seed


def try_saving(session: Session, file: str) -> bool:
    try:
        path = save(session, file)
    except NotSaved as fault:
        session.screen.say(f"Not saved: {fault}.", RED)
        return False
    session.screen.say(f"Saved to {path}. It holds the seed, and so every secret: no peeking.")
    if not session.match.table.over:
        session.screen.say(f"Go on with: kickback play --resume {path}")
        if session.match.table.drafts:
            session.screen.say("A choice made in steps is saved once it is finished; you will be asked again.", FAINT)
    return True


def leave(session: Session) -> None:
    """Offers to save; raises `Left`, unless the person decides to stay."""
    if session.saved == len(session.match.said):
        raise Left
    usual = usual_file(session)
    while True:
        answer = session.keyboard.ask(f"Save the game first? Enter: yes, to {usual}; or a file name, no, stay.")
        word = answer.casefold()
        if word in STAY:
            return
        if word in NO:
            raise Left
        if try_saving(session, "" if word in YES else answer):
            raise Left


def rescue(session: Session) -> str:
    """The game must end without asking: saves it where that is possible, and says what became of it."""
    if session.match.table.over or not session.match.said:
        return ""
    if session.saved == len(session.match.said):
        return "The game is saved as you left it."
    for folder in (None, Path(tempfile.gettempdir())):
        try:
            path = save(session, "", folder)
        except NotSaved:
            continue
        return f"The game is saved. Go on with: kickback play --resume {path}"
    return "The game could not be saved."
