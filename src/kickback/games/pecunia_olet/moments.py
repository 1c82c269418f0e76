"""Pecunia Olet's questions and what follows from each answer: placements, diners, last henchmen, lawyers, a tie."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action, Ban, spoken
from kickback.engine.chance import Chance
from kickback.engine.events import Facts, Plain
from kickback.engine.seats import clockwise, letter, letters, mask
from kickback.engine.table import Commit, Moment, Over, Turn
from kickback.games.pecunia_olet import bans, fake_notes
from kickback.games.pecunia_olet.actions import (
    AGAIN,
    COUNT,
    COUNTING,
    ENOUGH,
    FIRST,
    FIRSTS,
    FLY,
    LAUNDER,
    LAUNDRY,
    LEAFING,
    LIFT,
    LIFTS,
    NO_MORE,
    ONCE_MORE,
    PASS,
    PASSING,
    SAY,
)
from kickback.games.pecunia_olet.components import MOST_SEATS, NOBODY, SPACES
from kickback.games.pecunia_olet.placements import choices
from kickback.games.pecunia_olet.police import step
from kickback.games.pecunia_olet.round_end import (
    fill_market,
    has_choice,
    laundries,
    run_diners,
    send_home,
    slide_market,
)
from kickback.games.pecunia_olet.scoring import score, tell_draw
from kickback.games.pecunia_olet.setup import set_up, start_purses
from kickback.games.pecunia_olet.spaces import lay_down, place
from kickback.games.pecunia_olet.table import PecuniaOlet
from kickback.games.pecunia_olet.table.progress import Ending

GREAT: Final = 0
BAD: Final = 1


class Aside(Moment[PecuniaOlet]):
    """PEC-RULING-23: talk is free and binds nobody. Everybody may look behind the own screen and at the public log."""

    def __init__(self) -> None:
        super().__init__("aside", "aside")

    def candidates(self, table: PecuniaOlet, seat: int) -> list[Action]:
        return [COUNTING, LEAFING]

    def forbids(self, table: PecuniaOlet, seat: int, action: Action) -> Ban | None:
        return None

    def answer(self, table: PecuniaOlet, seat: int, action: Action) -> None:
        if table.log is None:
            return
        who: Facts = {"seat": letter(seat)}
        if action.verb == SAY:
            table.tell("said", "PEC-RULING-23", who | {"text": spoken(action.text[4:])})
        elif action.verb == COUNT:
            fakes = fake_notes.written(table.money.fakes[seat])
            own: Facts = {"cash": table.money.cash[seat], "account": table.money.account[seat], "fakes": fakes}
            table.tell("counted", "PEC-SECRET-1", who | own, audience=1 << seat)
        else:
            table.tell("leafed", "PEC-RULING-7", who, audience=1 << seat)


class ChooseFirst(Turn[PecuniaOlet]):
    """PEC-SETUP-6: seat A names the starting player (`first-player` = host)."""

    def __init__(self) -> None:
        super().__init__("choose-first", 0)

    def candidates(self, table: PecuniaOlet, seat: int) -> list[Action]:
        return FIRSTS[: table.seats]

    def forbids(self, table: PecuniaOlet, seat: int, action: Action) -> Ban | None:
        named = action.verb == FIRST and action.a < table.seats
        return None if named and seat == self.seat else bans.HOST_CHOOSES

    def answer(self, table: PecuniaOlet, seat: int, action: Action) -> None:
        set_up(table, action.a, start_purses(table.rules, action.a))
        open_round(table, action.a)

    def default(self, table: PecuniaOlet, seat: int, chance: Chance) -> Action:
        return FIRSTS[chance.below(table.seats)]


class Placing(Turn[PecuniaOlet]):
    """What all placements have in common: one seat places a henchman and acts, or passes."""

    def __init__(self, name: str, seat: int, others: Ban, lawyers: Ban) -> None:
        super().__init__(name, seat, exact=True)
        self.others: Ban = others  # why another seat has to wait
        self.lawyers: Ban = lawyers  # why nobody is lifted now

    def candidates(self, table: PecuniaOlet, seat: int) -> list[Action]:
        return choices(table, seat)

    def forbids(self, table: PecuniaOlet, seat: int, action: Action) -> Ban | None:
        verb = action.verb
        if verb > FLY:
            return bans.out_of_place(verb, self.lawyers)
        if seat != self.seat:
            return self.others
        if verb == PASS:
            return None
        ban = bans.closed(table, seat, action.a)
        return ban if ban is not None else bans.unfit(table, seat, action)

    def default(self, table: PecuniaOlet, seat: int, chance: Chance) -> Action:
        return PASSING


class Placement(Placing):
    """PEC-ROUND: a turn of the round."""

    def __init__(self, seat: int) -> None:
        super().__init__("placement", seat, bans.WAIT_YOUR_TURN, bans.NO_LAWYER_YET)

    def answer(self, table: PecuniaOlet, seat: int, action: Action) -> None:
        """PEC-ROUND-6, -7, -9, PEC-POL-1, -2: act, then the hat; or lay the henchman down."""
        table.henchmen.ready[seat] -= 1
        if action.verb == PASS:
            lay_down(table, seat)
        else:
            place(table, seat, action)
            if table.rules.board.hat[action.a] and step(table, "PEC-POL-1"):
                begin_end(table, seat)
                return
        following = (seat + 1) % table.seats
        if table.henchmen.ready[following]:
            table.stack[-1] = PLACEMENTS[following]
        else:
            end_round(table)


PLACEMENTS: Final[list[Placement]] = [Placement(seat) for seat in range(MOST_SEATS)]


class DinerChoice(Commit[PecuniaOlet]):
    """PEC-DINER-4, PEC-RULING-8: the owners with a choice say which fakes their diners change."""

    def candidates(self, table: PecuniaOlet, seat: int) -> list[Action]:
        return laundries(table.money.fakes[seat], table.equipment.diners[seat])

    def forbids(self, table: PecuniaOlet, seat: int, action: Action) -> Ban | None:
        if action.verb == PASS:
            return bans.TOO_FEW if self.asks(table, seat) else bans.NOT_ASKED
        if action.verb != LAUNDER:
            return bans.DINERS_FIRST if action.verb <= FLY else bans.out_of_place(action.verb, bans.NO_LAWYER_YET)
        if not self.asks(table, seat):
            return bans.NOT_ASKED
        return bans.unfit_for_diners(table, seat, action.b)

    def sealed(self, table: PecuniaOlet, seat: int, action: Action) -> None:
        if table.log is not None:
            table.tell("chose", "PEC-RULING-8", {"seat": letter(seat)}, {seat: {"lot": fake_notes.written(action.b)}})

    def resolve(self, table: PecuniaOlet) -> None:
        after_choice(table, self.picks)

    def default(self, table: PecuniaOlet, seat: int, chance: Chance) -> Action:
        lot = fake_notes.lowest(table.money.fakes[seat], table.equipment.diners[seat])
        return next(action for action in LAUNDRY if action.b == lot)

    def clone(self) -> DinerChoice:
        return DinerChoice(self.name, self.asked, self.picks[:])


class LastHenchman(Placing):
    """PEC-END-3 to -7: one more henchman for each who has one, without hats."""

    def __init__(self, seat: int) -> None:
        super().__init__("last-henchman", seat, bans.LAST_ORDER, bans.AFTER_THE_LAST)

    def answer(self, table: PecuniaOlet, seat: int, action: Action) -> None:
        table.henchmen.ready[seat] -= 1
        if action.verb == PASS:
            lay_down(table, seat)
        else:
            place(table, seat, action)
        next_last(table)


class LawyerLift(Turn[PecuniaOlet]):
    """PEC-LAW-1, -4, -5: the owner of a lawyer may lift an own henchman."""

    def __init__(self, seat: int) -> None:
        super().__init__("lawyer-lift", seat)

    def candidates(self, table: PecuniaOlet, seat: int) -> list[Action]:
        return [PASSING] + [LIFTS[space] for space in table.henchmen.standing(seat)]

    def forbids(self, table: PecuniaOlet, seat: int, action: Action) -> Ban | None:
        verb = action.verb
        if verb > FLY and verb != LIFT:
            return bans.out_of_place(verb, bans.AFTER_THE_LAST)
        if seat != self.seat:
            return bans.GREAT_FIRST if table.ending.lawyer == GREAT else bans.BAD_NEXT
        if verb == PASS:
            return None
        if verb != LIFT:
            return bans.LIFT_FIRST
        return None if table.henchmen.on[action.a] == seat else bans.NOT_YOURS

    def answer(self, table: PecuniaOlet, seat: int, action: Action) -> None:
        if action.verb == PASS:
            if table.log is not None:
                table.tell("declined", "PEC-LAW-5", {"seat": letter(seat)})
            next_lawyer(table)
            return
        table.henchmen.leave(action.a)
        if table.log is not None:
            clause = "PEC-LAW-1" if table.ending.lawyer == GREAT else "PEC-LAW-4"
            table.tell("lifted", clause, {"seat": letter(seat), "space": SPACES[action.a]})
        table.stack[-1] = LawyerPlace(seat, table.ending.lawyer)

    def default(self, table: PecuniaOlet, seat: int, chance: Chance) -> Action:
        return PASSING


class LawyerPlace(Placing):
    """PEC-LAW-2, -3, PEC-RULING-21: the lifted henchman acts once more, or stays off the board."""

    def __init__(self, seat: int, lawyer: int) -> None:
        super().__init__(
            "lawyer-place", seat, bans.GREAT_FIRST if lawyer == GREAT else bans.BAD_NEXT, bans.ALREADY_LIFTED
        )

    def forbids(self, table: PecuniaOlet, seat: int, action: Action) -> Ban | None:
        ban = super().forbids(table, seat, action)
        return bans.LEFT_BARE if ban is bans.GAP else ban

    def answer(self, table: PecuniaOlet, seat: int, action: Action) -> None:
        if action.verb == PASS:
            lay_down(table, seat)
        else:
            place(table, seat, action)
        next_lawyer(table)


class Rematch(Commit[PecuniaOlet]):
    """PEC-SCORE-6, PEC-RULING-9: a tie, and the whole table is asked for another game."""

    def candidates(self, table: PecuniaOlet, seat: int) -> list[Action]:
        return [ONCE_MORE, NO_MORE]

    def forbids(self, table: PecuniaOlet, seat: int, action: Action) -> Ban | None:
        fits = (action.verb == AGAIN or action.verb == ENOUGH) and self.asks(table, seat)
        return None if fits else bans.TIED

    def sealed(self, table: PecuniaOlet, seat: int, action: Action) -> None:
        if table.log is not None:
            table.tell("chose", "PEC-RULING-9", {"seat": letter(seat)}, {seat: {"again": action.verb == AGAIN}})

    def resolve(self, table: PecuniaOlet) -> None:
        if all(self.pick(seat).verb == AGAIN for seat in range(table.seats)):
            following = (table.round.starter + 1) % table.seats
            table.tell("rematch", "PEC-RULING-9", {"first": letter(following)})
        else:
            tell_draw(table)
        table.stack = [Over(bans.FINISHED)]

    def default(self, table: PecuniaOlet, seat: int, chance: Chance) -> Action:
        return NO_MORE

    def clone(self) -> Rematch:
        return Rematch(self.name, self.asked, self.picks[:])


def open_round(table: PecuniaOlet, first: int) -> None:
    """PEC-ROUND-1, PEC-TAX-3, PEC-REND-8: the first player of the round places first."""
    table.round.first = first
    if table.log is not None:
        table.tell("round", "PEC-REND-8", {"number": table.round.number, "first": letter(first)})
    table.stack = [PLACEMENTS[first]]


def end_round(table: PecuniaOlet) -> None:
    """PEC-REND-1 to -7: henchmen home, market on, then the diners, whose owners may have to be asked."""
    table.tell("round-over", "PEC-REND-1", {"number": table.round.number})
    send_home(table)
    slide_market(table)
    fill_market(table, "PEC-REND-5")
    asked = mask([seat for seat in range(table.seats) if has_choice(table, seat)])
    if asked:
        table.stack[-1] = DinerChoice("diner-choice", asked, [None] * table.seats)
    else:
        after_choice(table, [])


def after_choice(table: PecuniaOlet, picks: list[Action | None]) -> None:
    """PEC-REND-7, -8, PEC-RULING-14, -30: the diners work, the officer may move by himself, a new round begins."""
    run_diners(table, picks, "PEC-DINER-1")
    rules = table.rules
    steps = rules.extra_patrol
    if rules.stall_limit and table.round.number - table.police.moved >= rules.stall_limit:
        steps = 1
    for _ in range(steps):
        if step(table, "PEC-RULING-14"):
            begin_end(table, NOBODY)
            return
    table.round.number += 1
    open_round(table, table.round.pawn)


def begin_end(table: PecuniaOlet, ender: int) -> None:
    """PEC-END-1, -3, -5, PEC-RULING-4, -14: who may play a last henchman, and in which order."""
    if ender == NOBODY:
        opening = table.round.pawn
    elif table.rules.from_first_player:
        opening = table.round.first
    else:
        opening = (ender + 1) % table.seats
    queue = [seat for seat in clockwise(opening, table.seats) if table.henchmen.ready[seat]]
    if table.log is not None:
        order: list[Plain] = list(letters(queue))
        facts: Facts = {"seat": letter(ender) if ender != NOBODY else None, "order": order}
        table.tell("ending", "PEC-END-1", facts)
    table.ending = Ending(queue)
    next_last(table)


def next_last(table: PecuniaOlet) -> None:
    if table.ending.queue:
        table.stack[-1] = LastHenchman(table.ending.queue.pop(0))
    else:
        next_lawyer(table)


def next_lawyer(table: PecuniaOlet) -> None:
    """PEC-LAW-4, PEC-RULING-18, -20: the next lawyer whose owner has somebody to lift; then the scoring."""
    while table.ending.lawyer < BAD:
        table.ending.lawyer += 1
        owner = table.equipment.lawyers[table.ending.lawyer]
        if owner != NOBODY and owner in table.henchmen.on:
            table.stack[-1] = LawyerLift(owner)
            return
    finish(table)


def finish(table: PecuniaOlet) -> None:
    """PEC-SCORE-5, -6, PEC-RULING-9: the game is over, unless a tie leaves the table to ask for another."""
    score(table)
    if table.ending.tied and table.rules.tie == "rematch":
        table.stack = [Rematch("rematch", mask(list(range(table.seats))), [None] * table.seats)]
    else:
        table.stack = [Over(bans.FINISHED)]
