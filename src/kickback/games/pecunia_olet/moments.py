"""Pecunia Olet's questions and what follows from each answer: placements, diners, last henchmen, lawyers, a tie."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action, Ban, spoken
from kickback.engine.chance import Chance
from kickback.engine.events import Facts, Plain
from kickback.engine.seats import clockwise, letter, letters, mask
from kickback.engine.table import Commit, Moment, Over, Turn
from kickback.games.pecunia_olet import lots
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
from kickback.games.pecunia_olet.deeds import (
    fill_market,
    lay_down,
    names,
    pay_tickets,
    place,
    run_diners,
    send_home,
    slide_market,
    step,
)
from kickback.games.pecunia_olet.diary import BEGAN, entry
from kickback.games.pecunia_olet.judge import GAP, NOT_HELD, choices, closed, unfit
from kickback.games.pecunia_olet.options import Rules
from kickback.games.pecunia_olet.table import PecuniaOlet

WAIT_YOUR_TURN: Final = Ban("PEC-ROUND-1", "it is not your turn", "turns go clockwise, one henchman at a time")
LAST_ORDER: Final = Ban("PEC-END-5", "it is not your turn to play a last henchman")
GREAT_FIRST: Final = Ban("PEC-LAW-1", "now the owner of the Great Lawyer may lift a henchman")
BAD_NEXT: Final = Ban("PEC-LAW-4", "now the owner of the Bad Lawyer may lift a henchman")
LIFT_FIRST: Final = Ban("PEC-LAW-1", "your lawyer lifts a henchman before it is placed anew", "say which, or pass")
NOT_YOURS: Final = Ban("PEC-LAW-1", "your lawyer lifts only a henchman of yours that stands on the board")
NO_LAWYER_YET: Final = Ban("PEC-LAW-6", "lawyers do nothing before the end")
AFTER_THE_LAST: Final = Ban("PEC-LAW-1", "lawyers wait until the last henchmen are played")
ALREADY_LIFTED: Final = Ban("PEC-RULING-21", "a henchman is lifted already", "place it or pass")
LEFT_BARE: Final = Ban("PEC-RULING-19", "there is no card above that space, and none comes any more")
DINERS_LATER: Final = Ban("PEC-REND-7", "diners work at the end of a round")
FIRST_IS_KNOWN: Final = Ban("PEC-SETUP-6", "the starting player is known")
HOST_CHOOSES: Final = Ban("PEC-SETUP-6", "seat A names the starting player, one seat of this table")
NO_TIE: Final = Ban("PEC-SCORE-6", "there is no tie to settle")
TIED: Final = Ban("PEC-SCORE-6", "the game ended in a tie", "say 'again' or 'enough', once")
DINERS_FIRST: Final = Ban("PEC-REND-8", "the diners work before the new round begins")
NOT_ASKED: Final = Ban("PEC-RULING-8", "your diners leave you nothing to choose, or you have chosen")
TOO_FEW: Final = Ban("PEC-DINER-3", "every diner changes a fake as long as you have some")
TOO_MANY: Final = Ban("PEC-DINER-1", "each diner changes one fake")
FINISHED: Final = Ban("PEC-GOAL-3", "the officer has arrived and the game is over")

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
            fakes = lots.written(table.fakes[seat])
            own: Facts = {"cash": table.cash[seat], "account": table.account[seat], "fakes": fakes}
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
        return None if named and seat == self.seat else HOST_CHOOSES

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
            return out_of_place(verb, self.lawyers)
        if seat != self.seat:
            return self.others
        if verb == PASS:
            return None
        ban = closed(table, seat, action.a)
        return ban if ban is not None else unfit(table, seat, action)

    def default(self, table: PecuniaOlet, seat: int, chance: Chance) -> Action:
        return PASSING


class Placement(Placing):
    """PEC-ROUND: a turn of the round."""

    def __init__(self, seat: int) -> None:
        super().__init__("placement", seat, WAIT_YOUR_TURN, NO_LAWYER_YET)

    def answer(self, table: PecuniaOlet, seat: int, action: Action) -> None:
        """PEC-ROUND-6, -7, -9, PEC-POL-1, -2: act, then the hat; or lay the henchman down."""
        table.ready[seat] -= 1
        if action.verb == PASS:
            lay_down(table, seat)
        else:
            place(table, seat, action)
            if table.rules.board.hat[action.a] and step(table, "PEC-POL-1"):
                begin_end(table, seat)
                return
        following = (seat + 1) % table.seats
        if table.ready[following]:
            table.stack[-1] = PLACEMENTS[following]
        else:
            end_round(table)


PLACEMENTS: Final[list[Placement]] = [Placement(seat) for seat in range(MOST_SEATS)]


class DinerChoice(Commit[PecuniaOlet]):
    """PEC-DINER-4, PEC-RULING-8: the owners with a choice say which fakes their diners change."""

    def candidates(self, table: PecuniaOlet, seat: int) -> list[Action]:
        return laundries(table.fakes[seat], table.diners[seat])

    def forbids(self, table: PecuniaOlet, seat: int, action: Action) -> Ban | None:
        if action.verb == PASS:
            return TOO_FEW if self.asks(table, seat) else NOT_ASKED
        if action.verb != LAUNDER:
            return DINERS_FIRST if action.verb <= FLY else out_of_place(action.verb, NO_LAWYER_YET)
        if not self.asks(table, seat):
            return NOT_ASKED
        count = lots.size(action.b)
        if count != table.diners[seat]:
            return TOO_FEW if count < table.diners[seat] else TOO_MANY
        return None if lots.within(action.b, table.fakes[seat]) else NOT_HELD

    def sealed(self, table: PecuniaOlet, seat: int, action: Action) -> None:
        if table.log is not None:
            table.tell("chose", "PEC-RULING-8", {"seat": letter(seat)}, {seat: {"lot": lots.written(action.b)}})

    def resolve(self, table: PecuniaOlet) -> None:
        after_choice(table, self.picks)

    def default(self, table: PecuniaOlet, seat: int, chance: Chance) -> Action:
        lot = lots.lowest(table.fakes[seat], table.diners[seat])
        return next(action for action in LAUNDRY if action.b == lot)

    def clone(self) -> DinerChoice:
        return DinerChoice(self.name, self.asked, self.picks[:])


class LastHenchman(Placing):
    """PEC-END-3 to -7: one more henchman for each who has one, without hats."""

    def __init__(self, seat: int) -> None:
        super().__init__("last-henchman", seat, LAST_ORDER, AFTER_THE_LAST)

    def answer(self, table: PecuniaOlet, seat: int, action: Action) -> None:
        table.ready[seat] -= 1
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
        return [PASSING] + [LIFTS[space] for space in table.standing(seat)]

    def forbids(self, table: PecuniaOlet, seat: int, action: Action) -> Ban | None:
        verb = action.verb
        if verb > FLY and verb != LIFT:
            return out_of_place(verb, AFTER_THE_LAST)
        if seat != self.seat:
            return GREAT_FIRST if table.lawyer == GREAT else BAD_NEXT
        if verb == PASS:
            return None
        if verb != LIFT:
            return LIFT_FIRST
        return None if table.henchman[action.a] == seat else NOT_YOURS

    def answer(self, table: PecuniaOlet, seat: int, action: Action) -> None:
        if action.verb == PASS:
            if table.log is not None:
                table.tell("declined", "PEC-LAW-5", {"seat": letter(seat)})
            next_lawyer(table)
            return
        table.leave(action.a)
        if table.log is not None:
            clause = "PEC-LAW-1" if table.lawyer == GREAT else "PEC-LAW-4"
            table.tell("lifted", clause, {"seat": letter(seat), "space": SPACES[action.a]})
        table.stack[-1] = LawyerPlace(seat, table.lawyer)

    def default(self, table: PecuniaOlet, seat: int, chance: Chance) -> Action:
        return PASSING


class LawyerPlace(Placing):
    """PEC-LAW-2, -3, PEC-RULING-21: the lifted henchman acts once more, or stays off the board."""

    def __init__(self, seat: int, lawyer: int) -> None:
        super().__init__("lawyer-place", seat, GREAT_FIRST if lawyer == GREAT else BAD_NEXT, ALREADY_LIFTED)

    def forbids(self, table: PecuniaOlet, seat: int, action: Action) -> Ban | None:
        ban = super().forbids(table, seat, action)
        return LEFT_BARE if ban is GAP else ban

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
        return None if fits else TIED

    def sealed(self, table: PecuniaOlet, seat: int, action: Action) -> None:
        if table.log is not None:
            table.tell("chose", "PEC-RULING-9", {"seat": letter(seat)}, {seat: {"again": action.verb == AGAIN}})

    def resolve(self, table: PecuniaOlet) -> None:
        if all(self.pick(seat).verb == AGAIN for seat in range(table.seats)):
            following = (table.starter + 1) % table.seats
            table.tell("rematch", "PEC-RULING-9", {"first": letter(following)})
        else:
            tell_draw(table)
        table.stack = [Over(FINISHED)]

    def default(self, table: PecuniaOlet, seat: int, chance: Chance) -> Action:
        return NO_MORE

    def clone(self) -> Rematch:
        return Rematch(self.name, self.asked, self.picks[:])


def out_of_place(verb: int, lawyers: Ban) -> Ban:
    """Why something that is no placement cannot be said while henchmen are placed."""
    if verb == LAUNDER:
        return DINERS_LATER
    if verb == LIFT:
        return lawyers
    return FIRST_IS_KNOWN if verb == FIRST else NO_TIE


def start_purses(rules: Rules, first: int) -> list[int]:
    """PEC-SETUP-7: each seat's start cash."""
    return [rules.start_cash((seat - first) % rules.seats) for seat in range(rules.seats)]


def set_up(table: PecuniaOlet, first: int, purses: list[int]) -> None:
    """PEC-SETUP-6 to -9, -12: pawn, start cash, start cards and the market, once the starting player is known."""
    table.starter = first
    table.pawn = first
    table.tell("starts", "PEC-SETUP-6", {"seat": letter(first)})
    for seat in clockwise(first, table.seats):
        cash = purses[seat]
        table.receive(seat, cash)
        table.diaries[seat].append(entry(BEGAN, cash))
        table.own(seat, table.starts.draw())
        if table.log is not None:
            facts: Facts = {"seat": letter(seat), "cash": cash, "cards": names(table.cards[seat])}
            table.tell("dealt", "PEC-SETUP-7", facts)
    table.out = sorted(table.out + table.starts.faces)
    table.starts.clear()
    fill_market(table, "PEC-SETUP-12")


def open_round(table: PecuniaOlet, first: int) -> None:
    """PEC-ROUND-1, PEC-TAX-3, PEC-REND-8: the first player of the round places first."""
    table.first = first
    if table.log is not None:
        table.tell("round", "PEC-REND-8", {"number": table.round, "first": letter(first)})
    table.stack = [PLACEMENTS[first]]


def end_round(table: PecuniaOlet) -> None:
    """PEC-REND-1 to -7: henchmen home, market on, then the diners, whose owners may have to be asked."""
    table.tell("round-over", "PEC-REND-1", {"number": table.round})
    send_home(table)
    slide_market(table)
    fill_market(table, "PEC-REND-5")
    asked = mask([seat for seat in range(table.seats) if has_choice(table, seat)])
    if asked:
        table.stack[-1] = DinerChoice("diner-choice", asked, [None] * table.seats)
    else:
        after_choice(table, [])


def laundries(held: int, count: int) -> list[Action]:
    """What the owner of so many diners may choose from more fakes than that."""
    return [action for action in LAUNDRY if lots.size(action.b) == count and lots.within(action.b, held)]


def has_choice(table: PecuniaOlet, seat: int) -> bool:
    """PEC-RULING-8: is the owner asked? Decided by public facts alone: secret lots make it the number of fakes."""
    if not table.rules.owner_chooses:
        return False
    held = table.fakes[seat]
    if not 0 < table.diners[seat] < lots.size(held):
        return False
    return not table.rules.full_log or held != lots.single(lots.worst(held), lots.size(held))


def after_choice(table: PecuniaOlet, picks: list[Action | None]) -> None:
    """PEC-REND-7, -8, PEC-RULING-14, -30: the diners work, the officer may move by himself, a new round begins."""
    run_diners(table, picks, "PEC-DINER-1")
    rules = table.rules
    steps = rules.extra_patrol
    if rules.stall_limit and table.round - table.moved >= rules.stall_limit:
        steps = 1
    for _ in range(steps):
        if step(table, "PEC-RULING-14"):
            begin_end(table, NOBODY)
            return
    table.round += 1
    open_round(table, table.pawn)


def begin_end(table: PecuniaOlet, ender: int) -> None:
    """PEC-END-1, -3, -5, PEC-RULING-4, -14: who may play a last henchman, and in which order."""
    if ender == NOBODY:
        opening = table.pawn
    elif table.rules.from_first_player:
        opening = table.first
    else:
        opening = (ender + 1) % table.seats
    table.queue = [seat for seat in clockwise(opening, table.seats) if table.ready[seat]]
    if table.log is not None:
        order: list[Plain] = list(letters(table.queue))
        facts: Facts = {"seat": letter(ender) if ender != NOBODY else None, "order": order}
        table.tell("ending", "PEC-END-1", facts)
    next_last(table)


def next_last(table: PecuniaOlet) -> None:
    if table.queue:
        table.stack[-1] = LastHenchman(table.queue.pop(0))
    else:
        next_lawyer(table)


def next_lawyer(table: PecuniaOlet) -> None:
    """PEC-LAW-4, PEC-RULING-18, -20: the next lawyer whose owner has somebody to lift; then the scoring."""
    while table.lawyer < BAD:
        table.lawyer += 1
        owner = table.lawyers[table.lawyer]
        if owner != NOBODY and owner in table.henchman:
            table.stack[-1] = LawyerLift(owner)
            return
    score(table)


def score(table: PecuniaOlet) -> None:
    """PEC-SCORE: last diners, tickets, totals, and the winner or the tie."""
    run_diners(table, [], "PEC-SCORE-1")
    pay_tickets(table)
    table.scored = True
    totals = [table.total(seat) for seat in range(table.seats)]
    best = max(totals)
    top = [seat for seat in range(table.seats) if totals[seat] == best]
    if table.log is not None:
        tell_totals(table)
    if len(top) == 1 or table.rules.tie == "shared":
        table.winners = top
        if table.log is not None:
            for seat in top:
                clause = "PEC-SCORE-5" if len(top) == 1 else "PEC-SCORE-6"
                table.tell("won", clause, {"seat": letter(seat), "total": best})
    if len(top) > 1:
        table.tied = top
        if table.log is not None:
            tied: list[Plain] = list(letters(top))
            table.tell("tied", "PEC-SCORE-6", {"seats": tied, "total": best})
        if table.rules.tie == "rematch":
            table.stack = [Rematch("rematch", mask(list(range(table.seats))), [None] * table.seats)]
            return
        if table.rules.tie == "draw":
            tell_draw(table)
    table.stack = [Over(FINISHED)]


def tell_totals(table: PecuniaOlet) -> None:
    """PEC-SCORE-3, -4: the screens are lifted, or only the totals told (`end-reveal`)."""
    for seat in range(table.seats):
        facts: Facts = {"seat": letter(seat), "total": table.total(seat), "fakes": lots.written(table.fakes[seat])}
        split: Facts = {"cash": table.cash[seat], "account": table.account[seat]}
        if table.rules.full_reveal:
            table.tell("total", "PEC-SCORE-3", facts | split)
        else:
            table.tell("total", "PEC-SCORE-3", facts, {seat: split})


def tell_draw(table: PecuniaOlet) -> None:
    if table.log is not None:
        tied: list[Plain] = list(letters(table.tied))
        table.tell("draw", "PEC-RULING-9", {"seats": tied})
