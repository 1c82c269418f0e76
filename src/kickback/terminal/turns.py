"""Asking the table's questions one after another: people at the keyboard, bots in their heads."""

from __future__ import annotations

from contextlib import suppress

from kickback.bots.make import make
from kickback.engine.actions import Action, Refused, Unreadable, quoted
from kickback.engine.chance import Seeded
from kickback.engine.seats import LETTERS, clockwise
from kickback.engine.table import COMMIT, RACE
from kickback.terminal.look import FAINT
from kickback.terminal.orders import Left, leave, obey
from kickback.terminal.rulebook import refusal
from kickback.terminal.sitting import FOOT, Sitting
from kickback.terminal.understand import Choice, Order, understand

ENDLESS = 20_000  # answers of bots among themselves after which a game is stopped


class Gone(KeyboardInterrupt):
    """The terminal was closed or the program told to end: nobody can be asked anything."""


def play_on(sitting: Sitting) -> None:
    """Until the game is over; raises `Left`, EOFError or KeyboardInterrupt if it does not come to that."""
    alone = 0
    while not sitting.match.table.over:
        one_question(sitting)
        alone = 0 if sitting.people else alone + 1
        if alone > ENDLESS:
            sitting.screen.say("The bots come to no end among themselves; the game is stopped.")
            raise Left


def one_question(sitting: Sitting) -> None:
    table = sitting.match.table
    kind = table.stack[-1].kind
    if kind == RACE:
        race(sitting)
        return
    waiting = in_order(sitting, table.waiting()) if kind == COMMIT else table.waiting()
    seat = waiting[0]
    action = decide(sitting, seat)
    if action is not None:
        sitting.act(seat, action)


def in_order(sitting: Sitting, waiting: list[int]) -> list[int]:
    """People first, from the one at the keyboard on. When somebody is asked tells nothing: answers are sealed."""
    seats = [seat for seat in clockwise(max(0, sitting.holder), sitting.match.seats) if seat in waiting]
    return [seat for seat in seats if seat in sitting.people] + [seat for seat in seats if seat not in sitting.people]


def race(sitting: Sitting) -> None:
    """Everybody is asked and answers unseen; then a lot decides whose answer comes first.

    So nobody learns from being asked, or not, that another one has passed.
    """
    match = sitting.match
    moment = match.table.stack[-1]
    answers: dict[int, Action] = {}
    for seat in in_order(sitting, match.table.waiting()):
        action = decide(sitting, seat)
        if action is None and sitting.players[seat].bot:  # it has just taken over
            action = decide(sitting, seat)
        if action is None or match is not sitting.match or match.table.stack[-1] is not moment:
            return  # something taken back or said aside has changed the question: ask again
        answers[seat] = action
    order = sorted(answers)
    Seeded(match.seed, f"race {len(match.said)}").shuffle(order)
    told = len(match.table.log or [])
    for place, seat in enumerate(order):
        sitting.act(seat, answers[seat])
        if match.table.stack[-1] is not moment or len(match.table.log or []) != told:
            too_late(sitting, seat, {other: answers[other] for other in order[place + 1 :]})
            return


def too_late(sitting: Sitting, first: int, answers: dict[int, Action]) -> None:
    """Those whose answer came behind are told, each alone, that somebody was faster."""
    for seat, action in answers.items():
        if action.text != "pass":
            name = sitting.players[first].name
            sitting.notes[seat].append(f"You wanted to say '{action.text}', but {name} was faster.")


def decide(sitting: Sitting, seat: int) -> Action | None:
    """The seat's answer to the open question; None if the question has to be looked at anew."""
    if sitting.players[seat].bot:
        return bot_answer(sitting, seat)
    moment = sitting.match.table.stack[-1]
    sitting.look(seat)
    while True:
        line = typed(sitting, seat)
        if not line:
            sitting.look(seat)
            continue
        meant = understand(line, sitting.match, seat, sitting.listed(seat))
        if isinstance(meant, Order):
            if obey(sitting, seat, meant):
                return None
        elif not isinstance(meant, Choice):
            sitting.screen.say(meant.says)
        elif allowed(sitting, seat, meant):
            table = sitting.match.table
            if not table.aside.takes(table, seat, meant.action):
                return meant.action
            sitting.act(seat, meant.action)
            if table.stack[-1] is not moment or seat not in table.waiting():
                return None
            sitting.look(seat)


def typed(sitting: Sitting, seat: int) -> str:
    """A line from the person; Ctrl-C at a terminal is a wish to leave, and to save."""
    while True:
        try:
            return sitting.keyboard.ask(f"{sitting.players[seat].name}>", seat, sitting.offers(seat), FOOT)
        except KeyboardInterrupt as stop:
            if isinstance(stop, Gone) or not sitting.screen.live:
                raise
            leave(sitting)


def allowed(sitting: Sitting, seat: int, choice: Choice) -> bool:
    """Says so if a clause forbids it, and says what a short form was taken for."""
    action = choice.action
    ban = sitting.match.table.forbids(seat, action)
    if ban is not None:
        sitting.refused[seat] = (action.text, ban)
        sitting.screen.show(refusal(action.text, ban))
        sitting.screen.say("'why' tells more, ? lists what you may do.", FAINT)
        return False
    if choice.short:
        sitting.screen.say(f"= {action.text}", FAINT)
    return True


def bot_answer(sitting: Sitting, seat: int) -> Action:
    """The bot's luck follows from the seed and the place in the game, so a resumed game goes on as it would have."""
    match = sitting.match
    place = f"{match.seed}/{LETTERS[seat]}/{len(match.said)}/{sitting.steps}"
    bot = make(sitting.players[seat].bot, sitting.game.name, place)
    view = match.table.view(seat)
    if sitting.screen.redraws and sitting.players[seat].bot.startswith("search"):
        sitting.screen.say(f"{sitting.players[seat].name} thinks …", FAINT)
    answer = bot.answer(view, match.table.legal(seat), sitting.game.worlds(view))
    if answer.talk:
        with suppress(Refused, Unreadable):  # a table without talk
            match.act(seat, match.read(seat, f"say {quoted(answer.talk)}"))
    return answer.action
