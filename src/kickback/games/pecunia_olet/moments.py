"""Pecunia Olet's questions and what follows from each answer: placements, diners, last henchmen, lawyers, a tie."""

from __future__ import annotations

from typing import Final

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.moments import Commit, Moment, Over, Turn
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import clockwise, letter, letters, mask
from kickback.games.pecunia_olet import bans, fake_notes
from kickback.games.pecunia_olet.actions import (
    AGAIN,
    CLAIM,
    CLAIMING,
    CLAIMS,
    COUNT,
    COUNTING,
    ENOUGH,
    FIRST,
    FIRSTS,
    HISTORY,
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
    Move,
)
from kickback.games.pecunia_olet.ban_facts import details
from kickback.games.pecunia_olet.components import MOST_SEATS, NOBODY, PRINTED, SPACES
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
from kickback.games.pecunia_olet.view import LAWYERS

GREAT: Final = 0
BAD: Final = 1


class Aside(Moment[PecuniaOlet, Move]):
    """PEC-RULING-23: talk is free and binds nobody. Everybody may look behind the own screen and at the public log."""

    def __init__(self) -> None:
        super().__init__("aside", "aside")

    def candidates(self, table: PecuniaOlet, seat: int) -> list[Move]:
        return [COUNTING, LEAFING, *CLAIMS]

    def forbids(self, table: PecuniaOlet, seat: int, action: Move) -> Ban | None:
        return None

    def answer(self, table: PecuniaOlet, seat: int, action: Move) -> None:
        if table.log is None:
            return
        who: Facts = {"seat": letter(seat)}
        if action.verb is SAY:
            table.tell("said", "PEC-RULING-23", who | {"text": action.words})
        elif action.verb is COUNT:
            fakes = fake_notes.written(table.money.fakes[seat])
            own: Facts = {"cash": table.money.cash[seat], "account": table.money.account[seat], "fakes": fakes}
            table.tell("counted", "PEC-SECRET-1", who | own, audience=1 << seat)
        elif action.verb is HISTORY:
            table.tell("leafed", "PEC-RULING-7", who, audience=1 << seat)
        elif action.verb is CLAIMING:
            table.tell("claimed", "PEC-RULING-23", who | {"claim": CLAIM.words[action.value("claim")]})
        else:
            table.tell("claimed", "PEC-RULING-23", who | {"claim": action.verb.parts[1], "cash": action.cash})


class ChooseFirst(Turn[PecuniaOlet, Move]):
    """PEC-SETUP-6: seat A names the starting player (`first-player` = host)."""

    def __init__(self) -> None:
        super().__init__("choose-first", 0)

    def candidates(self, table: PecuniaOlet, seat: int) -> list[Move]:
        return FIRSTS[: table.seats]

    def forbids(self, table: PecuniaOlet, seat: int, action: Move) -> Ban | None:
        if action.verb is not FIRST or seat != self.seat:
            return bans.HOST_CHOOSES
        return None if action.first < table.seats else bans.NOBODY_SITS_THERE

    def answer(self, table: PecuniaOlet, seat: int, action: Move) -> None:
        set_up(table, action.first, start_purses(table.rules, action.first))
        open_round(table, action.first)

    def details(self, table: PecuniaOlet, seat: int, action: Move, ban: Ban) -> Facts:
        return details(table, seat, action, ban)

    def default(self, table: PecuniaOlet, seat: int, chance: Chance) -> Move:
        return FIRSTS[chance.below(table.seats)]


class Placing(Turn[PecuniaOlet, Move]):
    """What all placements have in common: one seat places a henchman and acts, or passes."""

    def __init__(self, name: str, seat: int, others: Ban, lawyers: Ban) -> None:
        super().__init__(name, seat, exact=True)
        self.others: Ban = others  # why another seat has to wait
        self.lawyers: Ban = lawyers  # why nobody is lifted now

    def candidates(self, table: PecuniaOlet, seat: int) -> list[Move]:
        return choices(table, seat)

    def forbids(self, table: PecuniaOlet, seat: int, action: Move) -> Ban | None:
        passing = action.verb is PASS
        if not (action.places or passing):
            return bans.out_of_place(action.verb, self.lawyers)
        if seat != self.seat:
            return self.others
        if passing:
            return None
        ban = bans.closed(table, seat, action.space)
        return ban if ban is not None else bans.unfit(table, seat, action)

    def details(self, table: PecuniaOlet, seat: int, action: Move, ban: Ban) -> Facts:
        return details(table, seat, action, ban)

    def default(self, table: PecuniaOlet, seat: int, chance: Chance) -> Move:
        return PASSING


class Placement(Placing):
    """PEC-ROUND: a turn of the round."""

    def __init__(self, seat: int) -> None:
        super().__init__("placement", seat, bans.WAIT_YOUR_TURN, bans.NO_LAWYER_YET)

    def answer(self, table: PecuniaOlet, seat: int, action: Move) -> None:
        """PEC-ROUND-6, -7, -9, PEC-POL-1, -2: act, then the hat; or lay the henchman down."""
        table.henchmen.ready[seat] -= 1
        if action.verb is PASS:
            lay_down(table, seat)
        else:
            place(table, seat, action)
            if table.rules.board.hat[action.space] and step(table, seat, "hat"):
                begin_end(table, seat)
                return
        following = (seat + 1) % table.seats
        if table.henchmen.ready[following]:
            table.stack[-1] = PLACEMENTS[following]
            if table.log is not None and following == table.round.first:
                lap = PRINTED.henchmen - table.henchmen.ready[following] + 1
                table.tell("lap", "PEC-ROUND-1", {"number": table.round.number, "lap": lap})
        else:
            end_round(table)


PLACEMENTS: Final[list[Placement]] = [Placement(seat) for seat in range(MOST_SEATS)]


class DinerChoice(Commit[PecuniaOlet, Move]):
    """PEC-DINER-4, PEC-RULING-8: the owners with a choice say which fakes their diners change."""

    def candidates(self, table: PecuniaOlet, seat: int) -> list[Move]:
        return laundries(table.money.fakes[seat], table.equipment.diners[seat])

    def forbids(self, table: PecuniaOlet, seat: int, action: Move) -> Ban | None:
        if action.verb is PASS:
            return bans.TOO_FEW if self.asks(table, seat) else bans.NOT_ASKED
        if action.verb is not LAUNDER:
            return bans.DINERS_FIRST if action.places else bans.out_of_place(action.verb, bans.NO_LAWYER_YET)
        if not self.asks(table, seat):
            return bans.NOT_ASKED
        return bans.unfit_for_diners(table, seat, action.lot)

    def details(self, table: PecuniaOlet, seat: int, action: Move, ban: Ban) -> Facts:
        return details(table, seat, action, ban)

    def sealed(self, table: PecuniaOlet, seat: int, action: Move) -> None:
        if table.log is not None:
            table.tell("chose", "PEC-RULING-8", {"seat": letter(seat)}, {seat: {"lot": fake_notes.written(action.lot)}})

    def resolve(self, table: PecuniaOlet) -> None:
        after_choice(table, self.picks)

    def default(self, table: PecuniaOlet, seat: int, chance: Chance) -> Move:
        lot = fake_notes.lowest(table.money.fakes[seat], table.equipment.diners[seat])
        return next(action for action in LAUNDRY if action.lot == lot)

    def clone(self) -> DinerChoice:
        return DinerChoice(self.name, self.asked, self.picks[:])


class LastHenchman(Placing):
    """PEC-END-3 to -7: one more henchman for each who has one, without hats."""

    def __init__(self, seat: int) -> None:
        super().__init__("last-henchman", seat, bans.LAST_ORDER, bans.AFTER_THE_LAST)

    def answer(self, table: PecuniaOlet, seat: int, action: Move) -> None:
        table.henchmen.ready[seat] -= 1
        if action.verb is PASS:
            lay_down(table, seat)
        else:
            place(table, seat, action)
        next_last(table)


class LawyerLift(Turn[PecuniaOlet, Move]):
    """PEC-LAW-1, -4, -5: the owner of a lawyer may lift an own henchman."""

    def __init__(self, seat: int) -> None:
        super().__init__("lawyer-lift", seat)

    def candidates(self, table: PecuniaOlet, seat: int) -> list[Move]:
        return [PASSING] + [LIFTS[space] for space in table.henchmen.standing(seat)]

    def forbids(self, table: PecuniaOlet, seat: int, action: Move) -> Ban | None:
        verb = action.verb
        if not (action.places or verb is PASS or verb is LIFT):
            return bans.out_of_place(verb, bans.AFTER_THE_LAST)
        if seat != self.seat:
            return bans.GREAT_FIRST if table.ending.lawyer == GREAT else bans.BAD_NEXT
        if verb is PASS:
            return None
        if verb is not LIFT:
            return bans.LIFT_FIRST
        return None if table.henchmen.on[action.space] == seat else bans.NOT_YOURS

    def details(self, table: PecuniaOlet, seat: int, action: Move, ban: Ban) -> Facts:
        return details(table, seat, action, ban)

    def answer(self, table: PecuniaOlet, seat: int, action: Move) -> None:
        if action.verb is PASS:
            if table.log is not None:
                table.tell("declined", "PEC-LAW-5", {"seat": letter(seat)})
            next_lawyer(table)
            return
        table.henchmen.leave(action.space)
        if table.log is not None:
            clause = "PEC-LAW-1" if table.ending.lawyer == GREAT else "PEC-LAW-4"
            facts: Facts = {"seat": letter(seat), "lawyer": LAWYERS[table.ending.lawyer], "space": SPACES[action.space]}
            table.tell("lifted", clause, facts | table.rules.board.space_facts(action.space))
        table.stack[-1] = LawyerPlace(seat, table.ending.lawyer)

    def default(self, table: PecuniaOlet, seat: int, chance: Chance) -> Move:
        return PASSING


class LawyerPlace(Placing):
    """PEC-LAW-2, -3, PEC-RULING-21: the lifted henchman acts once more, or stays off the board."""

    def __init__(self, seat: int, lawyer: int) -> None:
        super().__init__(
            "lawyer-place", seat, bans.GREAT_FIRST if lawyer == GREAT else bans.BAD_NEXT, bans.ALREADY_LIFTED
        )

    def forbids(self, table: PecuniaOlet, seat: int, action: Move) -> Ban | None:
        ban = super().forbids(table, seat, action)
        if ban is bans.ALREADY_LIFTED and seat != self.seat:
            return self.others
        return bans.LEFT_BARE if ban is bans.GAP else ban

    def answer(self, table: PecuniaOlet, seat: int, action: Move) -> None:
        if action.verb is PASS:
            lay_down(table, seat)
        else:
            place(table, seat, action)
        next_lawyer(table)


class Rematch(Commit[PecuniaOlet, Move]):
    """PEC-SCORE-6, PEC-RULING-9: a tie, and the whole table is asked for another game."""

    def candidates(self, table: PecuniaOlet, seat: int) -> list[Move]:
        return [ONCE_MORE, NO_MORE]

    def forbids(self, table: PecuniaOlet, seat: int, action: Move) -> Ban | None:
        fits = (action.verb is AGAIN or action.verb is ENOUGH) and self.asks(table, seat)
        return None if fits else bans.TIED

    def details(self, table: PecuniaOlet, seat: int, action: Move, ban: Ban) -> Facts:
        return details(table, seat, action, ban)

    def sealed(self, table: PecuniaOlet, seat: int, action: Move) -> None:
        if table.log is not None:
            table.tell("chose", "PEC-RULING-9", {"seat": letter(seat)}, {seat: {"again": action.verb is AGAIN}})

    def resolve(self, table: PecuniaOlet) -> None:
        table.ending.again = all(self.pick(seat).verb is AGAIN for seat in range(table.seats))
        if table.ending.again:
            following = (table.round.starter + 1) % table.seats
            table.tell("rematch", "PEC-RULING-9", {"first": letter(following)})
        else:
            tell_draw(table)
        table.stack = [Over(bans.FINISHED)]

    def default(self, table: PecuniaOlet, seat: int, chance: Chance) -> Move:
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


def after_choice(table: PecuniaOlet, picks: list[Move | None]) -> None:
    """PEC-REND-7, -8, PEC-RULING-14, -30: the diners work, the officer may action by himself, a new round begins."""
    run_diners(table, picks, "PEC-DINER-1")
    rules = table.rules
    steps = rules.extra_patrol
    if rules.stall_limit and table.round.number - table.police.moved >= rules.stall_limit:
        steps = 1
    for _ in range(steps):
        if step(table, NOBODY, "patrol" if rules.extra_patrol else "stall"):
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
        for word, owner in zip(LAWYERS, table.equipment.lawyers, strict=True):
            if owner != NOBODY:
                facts[word] = letter(owner)
        table.tell("ending", "PEC-END-1", facts)
    table.ending = Ending(queue)
    next_last(table)


def next_last(table: PecuniaOlet) -> None:
    if table.ending.queue:
        table.stack[-1] = LastHenchman(table.ending.queue.pop(0))
    else:
        if max(table.equipment.lawyers) != NOBODY:
            table.tell("lawyers", "PEC-LAW-1", {})
        next_lawyer(table)


def next_lawyer(table: PecuniaOlet) -> None:
    """PEC-LAW-4, PEC-RULING-18, -20: the next lawyer whose owner has somebody to lift; then the scoring."""
    while table.ending.lawyer < BAD:
        table.ending.lawyer += 1
        owner = table.equipment.lawyers[table.ending.lawyer]
        if owner == NOBODY:
            continue
        if owner in table.henchmen.on:
            table.stack[-1] = LawyerLift(owner)
            return
        table.tell("nobody-to-lift", "PEC-RULING-18", {"seat": letter(owner), "lawyer": LAWYERS[table.ending.lawyer]})
    finish(table)


def finish(table: PecuniaOlet) -> None:
    """PEC-SCORE-5, -6, PEC-RULING-9: the game is over, unless a tie leaves the table to ask for another."""
    score(table)
    if table.ending.tied and table.rules.tie == "rematch":
        table.stack = [Rematch("rematch", mask(list(range(table.seats))), [None] * table.seats)]
    else:
        table.stack = [Over(bans.FINISHED)]
