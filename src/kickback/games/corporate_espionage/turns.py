"""A company's turn: Income, Expenses, Draw; Main; the end of the turn, and whose turn comes next."""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.actions import Action, Ban
from kickback.engine.chance import Chance
from kickback.engine.events import Facts
from kickback.engine.seats import letter
from kickback.engine.table import AUTO, TURN, Moment
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage import words as w
from kickback.games.corporate_espionage.bills import forget_offers, repay, sales, sell, sellable
from kickback.games.corporate_espionage.carry import Carry, Deed
from kickback.games.corporate_espionage.closing import LAST, Closing
from kickback.games.corporate_espionage.house import Association, Loan, Pact
from kickback.games.corporate_espionage.leaving import close_market
from kickback.games.corporate_espionage.main import Main
from kickback.games.corporate_espionage.ops import burn_out
from kickback.games.corporate_espionage.permanents import Brief, Permanent
from kickback.games.corporate_espionage.picks import refs
from kickback.games.corporate_espionage.plays import judge_savvy, play_from_hand, savvies
from kickback.games.corporate_espionage.printed import TURN_DRAW
from kickback.games.corporate_espionage.questions import Ask, Step, out_of_place
from kickback.games.corporate_espionage.sums import blocked, income, overhead, overhead_of
from kickback.games.corporate_espionage.table import EARNED, NOBODY, OVERHEAD, Market

NOTHING_OVERDUE: Final = Ban("CES-EXP-4", "drop a card with overhead or sell an asset until the rest can be paid")
NO_OVERHEAD: Final = Ban("CES-EXP-3", "only a card of yours that has overhead can be dropped")


class Turnover(Step):
    """The bottom of the stack: when nothing is left of a turn, the next living company begins its own."""

    def __init__(self) -> None:
        super().__init__("turnover")

    def resume(self, table: Market) -> None:
        """CES-SETUP-3, CES-END-6, CES-BOOK-2: clockwise; passing the first company's seat ends a round."""
        seat = table.active
        while True:
            seat = (seat + 1) % table.seats
            if seat == table.first and round_ends(table):
                return
            if table.living(seat):
                break
        begin_turn(table, seat)


def begin_turn(table: Market, seat: int) -> None:
    table.active = seat
    table.turn += 1
    table.stack.append(Opening(seat, 0, []))


def round_ends(table: Market) -> bool:
    """CES-BOOK-2, CES-WON-2, `max-rounds`: is the game over with this round?"""
    dead = table.dry_round and not table.card_played and table.rules.market_close
    if dead or table.round == table.rules.max_rounds:
        close_market(table)
        return True
    table.round += 1
    begin_round(table)
    return False


def begin_round(table: Market) -> None:
    table.card_played = False
    table.dry_round = True
    for seat in range(table.seats):
        if table.living(seat) and table.decks[seat].faces and not blocked(table, seat, w.V_DRAW):
            table.dry_round = False
    clubs = table.clubs
    if clubs.associations:
        clubs.associations = [lapsed(table, club) for club in clubs.associations]


def lapsed(table: Market, club: Association) -> Association:
    """An embargo ends after its rounds."""
    if club.target == NOBODY or table.round <= club.until:
        return club
    if table.log is not None:
        table.tell("embargo-over", "CES-CARD-2", {"association": club.name, "target": letter(club.target)})
    return Association(club.name, club.members, NOBODY, 0)


class Opening(Step):
    """CES-TURN-1: Income, Expenses, Draw, in that order, before anything else."""

    def __init__(self, seat: int, stage: int, queue: list[Deed]) -> None:
        super().__init__("opening")
        self.seat: int = seat
        self.stage: int = stage
        self.queue: list[Deed] = queue  # income effects still to come, or the debts of this step
        self.due: list[Loan] = []
        self.draws: int = 0

    def clone(self) -> Opening:
        twin = Opening(self.seat, self.stage, self.queue)
        twin.due = self.due
        twin.draws = self.draws
        return twin

    def resume(self, table: Market) -> None:
        seat = self.seat
        if self.stage == 0:
            start_turn(table, seat)
            self.stage = 1
            self.queue = collect_income(table, seat)
        elif self.stage == 1:
            if self.queue:
                deed = self.queue[0]
                self.queue = self.queue[1:]
                if table.still(seat, deed.since) is not None:
                    table.stack.append(Carry(deed, None))
                return
            self.stage = 2
        elif self.stage == 2:
            total = overhead(table, seat)
            if total > table.banks[seat]:
                table.stack.append(Expenses(seat, TURN))
                return
            table.bank(seat, -total, OVERHEAD)
            if table.log is not None:
                table.tell("overhead", "CES-EXP-1", {"seat": letter(seat), "amount": total})
            self.stage = 3
            if table.loans:
                self.due = fall_due(table, seat)
        elif self.stage == 3:
            if not self.due:
                self.stage = 4
                return
            loan = self.due[0]
            self.due = self.due[1:]
            if table.living(loan.lender):
                if table.log is not None:
                    facts: Facts = {"seat": letter(seat), "to": letter(loan.lender), "amount": loan.owed}
                    table.tell("repaid", "CES-RULING-7", facts)
                repay(table, seat, loan.lender, loan.owed)
        elif self.draws < TURN_DRAW:
            self.draws += 1
            draw_step(table, seat)
        else:
            table.began = True
            table.stack[-1] = Main(seat)

    def gone(self, table: Market, seat: int) -> Moment[Any] | None:
        return Closing(seat, LAST, 0) if seat == self.seat else self


def start_turn(table: Market, seat: int) -> None:
    """CES-TURN-2: what this company made for a number of turns counts down; its counters start anew."""
    table.hires = 0
    table.firings = 0
    table.attempted = False
    table.pulse += 1
    if table.log is not None:
        table.tell("turn", "CES-TURN-1", {"seat": letter(seat), "round": table.round})
    if table.briefs:
        count_down(table, seat)
    if table.clubs.pacts:
        break_pacts(table, seat)


def count_down(table: Market, seat: int) -> None:
    left: list[Brief] = []
    for brief in table.briefs:
        if brief.maker != seat or brief.left == w.THIS_TURN:
            left.append(brief)
        elif brief.left > 1:
            left.append(Brief(brief.op, brief.seat, seat, brief.left - 1, brief.self_since, brief.self_code))
        elif table.log is not None:
            facts: Facts = {"seat": letter(brief.seat), "card": table.mark(brief.self_code, seat)}
            table.tell("ended", "CES-FX-6", facts)
    table.briefs = left
    table.swayed = True


def break_pacts(table: Market, seat: int) -> None:
    """`alliances`: a broken pact ends at the breaker's next turn start."""
    pacts: list[Pact] = []
    for pact in table.clubs.pacts:
        if not pact.breaking >> seat & 1:
            pacts.append(pact)
        elif table.log is not None:
            table.tell("pact-broken", "CES-TALK-1", {"seat": letter(seat), "enemy": letter(pact.enemy)})
    table.clubs.pacts = pacts


def collect_income(table: Market, seat: int) -> list[Deed]:
    """CES-INC-1 to -5: the income of everything in play; then, one by one, the effects of this step."""
    if blocked(table, seat, w.V_INCOME):
        if table.log is not None:
            table.tell("no-income", "CES-INC-5", {"seat": letter(seat)})
        return []
    amount = income(table, seat)
    table.bank(seat, amount, EARNED)
    if table.log is not None:
        table.tell("income", "CES-INC-1", {"seat": letter(seat), "amount": amount})
    queue: list[Deed] = []
    for permanent in table.boards[seat]:
        if permanent.card.incomes:
            for number, effect in enumerate(permanent.card.effects):
                if effect.when == w.INCOME:
                    queue.append(
                        Deed(
                            w.NO_EVENT,
                            seat,
                            permanent.code,
                            [effect],
                            NOBODY,
                            0,
                            permanent.since,
                            None,
                            table.clock,
                            number,
                        )
                    )
    return queue


def fall_due(table: Market, seat: int) -> list[Loan]:
    """`loans`: every debt of the company counts down; those at their term are due now, in the order they were made."""
    due: list[Loan] = []
    left: list[Loan] = []
    for loan in table.loans:
        if loan.borrower != seat:
            left.append(loan)
        elif loan.left > 1:
            left.append(Loan(loan.lender, loan.borrower, loan.owed, loan.left - 1))
        else:
            due.append(loan)
    table.loans = left
    return due


def draw_step(table: Market, seat: int) -> None:
    """CES-DRAW-1 to -3."""
    if blocked(table, seat, w.V_DRAW):
        if table.log is not None:
            table.tell("no-draw", "CES-DRAW-3", {"seat": letter(seat)})
    elif not table.draw(seat, "CES-DRAW-1"):
        if table.log is not None:
            table.tell("no-draw", "CES-DRAW-2", {"seat": letter(seat)})
        if table.rules.burnout:
            burn_out(table, seat)


class Expenses(Ask):
    """CES-EXP-4: while the overhead cannot be paid, a card is dropped or an asset sold, one at a time."""

    def __init__(self, seat: int, kind: str) -> None:
        super().__init__("expenses", seat, kind)

    def clone(self) -> Expenses:
        return Expenses(self.seat, self.kind)

    def resume(self, table: Market) -> None:
        if overhead(table, self.seat) <= table.banks[self.seat]:
            table.stack.pop()
            forget_offers(table, self.seat)
        else:
            self.kind = TURN

    def candidates(self, table: Market, seat: int) -> list[Action]:
        book = table.box.book
        board = table.boards[seat]
        costly = [permanent for permanent in board if overhead_of(table, permanent) > 0]
        found = [book.in_play(seat, a.DROP, slot, ref, NOBODY) for slot, ref in refs(costly, board, table.turn)]
        found += sales(table, seat) + savvies(table, seat)
        if table.rules.loans:
            found += table.loan_answers(seat)
        return found

    def forbids(self, table: Market, seat: int, action: Action) -> Ban | None:
        verb = action.verb
        if seat != self.seat:
            return out_of_place(table, seat, action)
        if verb == a.DROP:
            return judge_drop(table, seat, action)
        if verb == a.LIQUIDATE:
            return sellable(table, seat, action)
        if verb == a.SAVVY:
            return judge_savvy(table, seat, action, None)
        if verb == a.ACCEPT:
            return table.judge_loan(seat, action)
        return NOTHING_OVERDUE if verb in (a.END, a.PASS) else out_of_place(table, seat, action)

    def answer(self, table: Market, seat: int, action: Action) -> None:
        self.kind = AUTO
        if action.verb == a.SAVVY:
            play_from_hand(table, seat, a.SAVVY, action.a, action.b, None)
        elif action.verb == a.ACCEPT:
            table.take_loan(seat, action)
        else:
            found = table.find(seat, action.a % a.COPY, action.a // a.COPY)
            assert found is not None
            if action.verb == a.DROP:
                drop(table, found)
            else:
                sell(table, seat, found, "CES-EXP-4")

    def default(self, table: Market, seat: int, chance: Chance) -> Action:
        """The card that brings in least, among those with overhead."""
        options = [action for action in self.candidates(table, seat) if action.verb == a.DROP]
        best = options[0]
        for action in options[1:]:
            if gives(table, action) < gives(table, best):
                best = action
        return best


def gives(table: Market, action: Action) -> int:
    """What a droppable card brings in on balance; between equals the cheaper one counts as less."""
    card = table.box.faces[action.a % a.COPY >> 3]
    return (card.income - card.overhead) * 16 + card.cost


def judge_drop(table: Market, seat: int, action: Action) -> Ban | None:
    found = table.find(seat, action.a % a.COPY, action.a // a.COPY) if action.a >= 0 else None
    if found is None:
        return NO_OVERHEAD
    overhead(table, seat)  # brings the changes up to date
    return None if overhead_of(table, found) > 0 else NO_OVERHEAD


def drop(table: Market, permanent: Permanent) -> None:
    """CES-EXP-6: to its owner's pile, for nothing."""
    table.remove(permanent)
    table.pile_up(permanent.code)
    table.pulse += 1
    if table.log is not None:
        facts: Facts = {"seat": letter(permanent.seat), "card": table.mark(permanent.code, permanent.seat)}
        table.tell("dropped", "CES-EXP-3", facts)
