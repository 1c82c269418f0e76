"""Asking the table's questions one after another: people at the keyboard, bots in their heads."""

from __future__ import annotations

from contextlib import suppress

from kickback.bots.make import make
from kickback.engine.actions import Action, quoted
from kickback.engine.bans import Refused, Unreadable
from kickback.engine.seats import LETTERS, clockwise
from kickback.engine.table import COMMIT, RACE
from kickback.terminal.look import FAINT
from kickback.terminal.orders import Left, leave, obey
from kickback.terminal.rulebook import refusal
from kickback.terminal.session import FOOT, Session
from kickback.terminal.typed import Choice, Order, meaning

ENDLESS = 20_000  # answers of bots among themselves after which a game is stopped


class Gone(KeyboardInterrupt):
    """The terminal was closed or the program told to end: nobody can be asked anything."""


def play_on(session: Session) -> None:
    """Until the game is over; raises `Left`, EOFError or KeyboardInterrupt if it does not come to that."""
    alone = 0
    while not session.match.table.over:
        one_question(session)
        alone = 0 if session.people else alone + 1
        if alone > ENDLESS:
            session.screen.say("The bots come to no end among themselves; the game is stopped.")
            raise Left


def one_question(session: Session) -> None:
    table = session.match.table
    kind = table.stack[-1].kind
    if kind == RACE:
        race(session)
        return
    waiting = in_order(session, table.waiting()) if kind == COMMIT else table.waiting()
    seat = waiting[0]
    action = decide(session, seat)
    if action is not None:
        session.match.act(seat, action)


def in_order(session: Session, waiting: list[int]) -> list[int]:
    """People first, from the one at the keyboard on. When somebody is asked tells nothing: answers are sealed."""
    seats = [seat for seat in clockwise(max(0, session.holder), session.match.seats) if seat in waiting]
    return [seat for seat in seats if seat in session.people] + [seat for seat in seats if seat not in session.people]


def race(session: Session) -> None:
    """Everybody is asked and answers unseen; then a lot decides whose answer comes first.

    So nobody learns from being asked, or not, that another one has passed.
    """
    match = session.match
    moment = match.table.stack[-1]
    answers: dict[int, Action] = {}
    for seat in in_order(session, match.table.waiting()):
        action = decide(session, seat)
        if action is None and session.players[seat].bot:  # it has just taken over
            action = decide(session, seat)
        if action is None or match is not session.match or match.table.stack[-1] is not moment:
            return  # something taken back or said aside has changed the question: ask again
        answers[seat] = action
    for seat in match.race(answers):
        if answers[seat].text != "pass":
            first = session.players[match.said[-1][0]].name
            session.notes[seat].append(f"You wanted to say '{answers[seat].text}', but {first} was faster.")


def decide(session: Session, seat: int) -> Action | None:
    """The seat's answer to the open question; None if the question has to be looked at anew."""
    table = session.match.table
    if session.players[seat].bot:
        action = bot_answer(session, seat)
        while table.unfinished(seat, action):
            session.match.act(seat, action)
            action = bot_answer(session, seat)
        return action
    moment = session.match.table.stack[-1]
    session.look(seat)
    while True:
        line = typed(session, seat)
        if not line:
            session.look(seat)
            continue
        meant = meaning(line, session.match, seat, session.listed(seat))
        if isinstance(meant, Order):
            if obey(session, seat, meant):
                return None
        elif not isinstance(meant, Choice):
            session.screen.say(meant.says)
        elif allowed(session, seat, meant):
            step = table.unfinished(seat, meant.action)
            if not step and not table.aside.takes(table, seat, meant.action):
                return meant.action
            session.match.act(seat, meant.action)
            if table.stack[-1] is not moment or seat not in table.waiting():
                return None
            session.look(seat)


def typed(session: Session, seat: int) -> str:
    """A line from the person; Ctrl-C at a terminal is a wish to leave, and to save."""
    while True:
        try:
            return session.keyboard.ask(f"{session.players[seat].name}>", seat, session.offers(seat), FOOT)
        except KeyboardInterrupt as stop:
            if isinstance(stop, Gone) or not session.screen.live:
                raise
            leave(session)


def allowed(session: Session, seat: int, choice: Choice) -> bool:
    """Says so if a clause forbids it, and says what a short form was taken for."""
    action = choice.action
    refused = session.refusal(seat, action)
    if refused is not None:
        session.refused[seat] = refused
        session.screen.show(refusal(session.game, refused, session.reader(seat)))
        session.screen.say("'why' tells more, ? lists what you may do.", FAINT)
        return False
    if choice.short:
        session.screen.say(f"= {action.text}", FAINT)
    return True


def bot_answer(session: Session, seat: int) -> Action:
    """The bot's luck follows from the seed and the place in the game, so a resumed game goes on as it would have."""
    match = session.match
    place = f"{match.seed}/{LETTERS[seat]}/{len(match.said)}/{len(match.table.draft(seat))}"
    bot = make(session.players[seat].bot, session.game.name, place)
    view = match.table.view(seat)
    if session.screen.redraws and session.players[seat].bot.startswith("search"):
        session.screen.say(f"{session.players[seat].name} thinks …", FAINT)
    answer = bot.answer(view, match.table.legal(seat), session.game.worlds(view))
    if answer.talk:
        with suppress(Refused, Unreadable):  # a table without talk
            match.act(seat, match.read(seat, f"say {quoted(answer.talk)}"))
    return answer.action
