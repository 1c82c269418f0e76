"""Hostile takeovers: announced, answered, paid, and then the choice what becomes of the team and the assets."""

from __future__ import annotations

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.moments import AUTO
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.bans import (
    KEEP_OR_LAY_OFF,
    NO_SURPLUS,
    ONE_ATTEMPT,
    PROTECTED,
    TOO_EARLY,
    TOO_FEW,
)
from kickback.games.corporate_espionage.components import TAKEOVER_COMPANIES, TAKEOVER_WORTH, code_in, sold_for
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.moments.leaving import leave
from kickback.games.corporate_espionage.moments.plays import Pending, told
from kickback.games.corporate_espionage.moments.questions import MidEffect, Step, out_of_place
from kickback.games.corporate_espionage.moments.reactions import set_off_by
from kickback.games.corporate_espionage.moments.targets import naming
from kickback.games.corporate_espionage.table import (
    INHERITED,
    LAID_OFF,
    NOBODY,
    TAKEN_OVER,
    Happening,
    Market,
    Play,
    blocked,
    executive_seats,
    slots_of,
)


def judge_takeover(table: Market, seat: int, target: int) -> Ban | None:
    """CES-TKO-1, -10, -13, CES-RULING-18: why a takeover may not even be announced; no hidden bank is looked at."""
    ban = naming(table, seat, target)
    if ban is not None:
        return ban
    if table.companies.count() < TAKEOVER_COMPANIES:
        return TOO_FEW
    if table.calendar.round < table.rules.takeover_from:
        return TOO_EARLY
    if table.calendar.attempted:
        return ONE_ATTEMPT
    return PROTECTED if blocked(table, target, w.V_TAKEOVER) else None


def enough(table: Market, seat: int, target: int) -> bool:
    """CES-TKO-3, -4: twice the target's worth, and the price in the bank."""
    price = table.worth(target)
    measure = table.accounts.banks[seat] if table.rules.takeover_by_bank else table.worth(seat)
    return measure >= TAKEOVER_WORTH * price and table.accounts.banks[seat] >= price


def show_worths(table: Market, seat: int, target: int) -> None:
    """CES-TKO-11: the check shows both companies' worth to the whole table, whatever blocks audits."""
    table.announce_bank(seat)
    table.announce_bank(target)
    if table.log is not None:
        facts: Facts = {"seat": letter(seat), "target": letter(target)}
        worths: Facts = {"worth": table.worth(seat), "price": table.worth(target)}
        banks: Facts = {"bank": table.accounts.banks[seat], "target-bank": table.accounts.banks[target]}
        table.tell("valued", "CES-TKO-11", facts | worths | banks)


def announce_takeover(table: Market, seat: int, target: int) -> None:
    """CES-TKO-9: checked on announcing; if that fails no window opens and nothing is paid."""
    table.calendar.news += 1
    table.calendar.attempted = True
    began = table.calendar.tick()
    play = Play(w.EV_TAKEOVER, seat, a.NO_CARD, [], target, 0, 0, None, began)
    if table.log is not None:
        table.tell("announced", "CES-TKO-2", told(table, play) | {"cost": 0, "answer": False})
    show_worths(table, seat, target)
    if not enough(table, seat, target):
        if table.log is not None:
            table.tell("failed", "CES-TKO-9", {"seat": letter(seat), "target": letter(target)})
        return
    table.stack.append(Bid(play, Happening(w.EV_TAKEOVER, seat, 1 << target, target, began), 0, 0, AUTO))


class Bid(Pending):
    """A takeover waiting for answers; it costs nothing before it succeeds."""

    def clone(self) -> Bid:
        twin = Bid(self.play, self.happening, self.asked, self.passed, self.kind)
        twin.cancelled = self.cancelled
        twin.all_passed = self.all_passed
        twin.answered = self.answered
        return twin

    def closed(self, table: Market) -> None:
        """CES-TKO-9: everything is checked again; then the price is paid and the acquirer chooses."""
        seat, target = self.play.seat, self.play.target
        table.calendar.news += 1
        stands = table.living(target) and table.companies.count() >= TAKEOVER_COMPANIES
        if stands:
            show_worths(table, seat, target)
            stands = not blocked(table, target, w.V_TAKEOVER) and enough(table, seat, target)
        if not stands:
            table.stack.pop()
            if table.log is not None:
                table.tell("lapsed", "CES-TKO-9", {"seat": letter(seat), "target": letter(target)})
            return
        price = table.worth(target)
        table.calendar.attempted = False
        table.calendar.lively = True
        table.accounts.change(seat, -price, TAKEN_OVER)
        if table.log is not None:
            facts: Facts = {"seat": letter(seat), "target": letter(target), "price": price}
            table.tell("taken-over", "CES-TKO-4", facts)
        table.stack[-1] = Merger(self.happening)
        table.stack.append(TakeoverChoice(seat, target))

    def cancel(self, table: Market, refund: bool, to_hand: bool) -> None:
        """CES-CXL-3: a cancelled takeover has cost nothing, except the attempt."""
        self.cancelled = True
        if table.log is not None:
            table.tell("cancelled", "CES-CXL-3", told(table, self.play))


class Merger(Step):
    """CES-RULING-55: after the choice, and once surplus executives are gone, cards react to the takeover."""

    def __init__(self, happening: Happening) -> None:
        super().__init__("merger")
        self.happening: Happening = happening

    def resume(self, table: Market) -> None:
        crowded = overcrowded(table)
        if crowded >= 0:
            table.stack.append(ExecSurplus(crowded))
            return
        table.stack.pop()
        set_off_by(table, self.happening)

    def gone(self, table: Market, seat: int) -> Merger | None:
        return None if seat == self.happening.by else self


class TakeoverChoice(MidEffect):
    """CES-TKO-6, -7: keep the target's cards, or lay off its team and sell its assets."""

    def __init__(self, seat: int, target: int) -> None:
        super().__init__("takeover-choice", seat)
        self.target: int = target

    def candidates(self, table: Market, seat: int) -> list[Move]:
        words = table.card_set.book.words
        return words[: a.SHOW - a.KEEP] if table.rules.takeover_mix else words[: a.KEEP_TEAM - a.KEEP]

    def forbids(self, table: Market, seat: int, action: Move) -> Ban | None:
        does = action.does
        if seat != self.seat or not a.KEEP <= does <= a.KEEP_ASSETS:
            return out_of_place(table, seat, action)
        return None if does <= a.LAYOFF or table.rules.takeover_mix else KEEP_OR_LAY_OFF

    def answer(self, table: Market, seat: int, action: Move) -> None:
        table.stack.pop()
        merge(table, seat, self.target, action.does)

    def default(self, table: Market, seat: int, chance: Chance) -> Move:
        return table.card_set.book.word(a.KEEP)

    def gone(self, table: Market, seat: int) -> TakeoverChoice | None:
        return None if seat in (self.seat, self.target) else self


def merge(table: Market, seat: int, target: int, choice: int) -> None:
    """CES-TKO-5 to -8: cards move or are laid off, half the assets' total cost comes in, and the target is out."""
    sold = 0
    for permanent in table.in_play.boards[target][:]:
        asset = permanent.card.type == w.ASSET
        kept = choice == a.KEEP or choice == (a.KEEP_ASSETS if asset else a.KEEP_TEAM)
        if kept:
            table.hand_control(permanent, seat)
        else:
            table.discard(permanent)
            sold += permanent.card.cost if asset else 0
    table.accounts.change(seat, sold_for(sold), LAID_OFF)
    if table.rules.inherits_bank:
        table.accounts.change(seat, table.accounts.banks[target], INHERITED)
    if table.log is not None:
        clause = "CES-TKO-7" if choice == a.LAYOFF else "CES-TKO-6"
        facts: Facts = {"seat": letter(seat), "target": letter(target), "choice": a.PLAIN_WORDS[choice - a.KEEP]}
        table.tell("merged", clause, facts | {"amount": sold_for(sold)})
    if choice != a.LAYOFF:
        table.agreements.inherit(target, seat)
    leave(table, target, "taken over", "CES-TKO-5", seat)


def overcrowded(table: Market) -> int:
    """CES-CARD-8, CES-RULING-34: the first company, from the active one, with more executives than seats; or -1."""
    for step in range(table.seats):
        seat = (table.calendar.active + step) % table.seats
        if table.living(seat):
            executives = table.in_play.executives(seat)
            if executives and executives > executive_seats(table, seat):
                return seat
    return -1


class ExecSurplus(MidEffect):
    """CES-TKO-12, CES-RULING-34: a company with more executives than seats discards one of its choice."""

    def __init__(self, seat: int) -> None:
        super().__init__("exec-surplus", seat)

    def candidates(self, table: Market, seat: int) -> list[Move]:
        board = table.in_play.boards[seat]
        executives = [permanent for permanent in board if permanent.card.type == w.EXECUTIVE]
        book = table.card_set.book
        return [
            book.in_play(seat, a.DISMISS, slot, ref, NOBODY)
            for slot, ref in slots_of(executives, board, table.calendar.turn)
        ]

    def forbids(self, table: Market, seat: int, action: Move) -> Ban | None:
        if seat != self.seat or action.does not in (a.DISCARD, a.DISMISS):
            return out_of_place(table, seat, action)
        found = table.in_play.referred(seat, action.card)
        return None if found is not None and found.card.type == w.EXECUTIVE else NO_SURPLUS

    def answer(self, table: Market, seat: int, action: Move) -> None:
        found = table.in_play.referred(seat, action.card)
        assert found is not None
        table.stack.pop()
        table.discard(found)
        table.calendar.news += 1
        if table.log is not None:
            table.tell("dismissed", "CES-TKO-12", {"seat": letter(seat), "card": table.mark(found.code, seat)})

    def default(self, table: Market, seat: int, chance: Chance) -> Move:
        options = self.candidates(table, seat)
        costs = [table.card_set.cost_of(code_in(action.card)) for action in options]
        return options[costs.index(min(costs))]
