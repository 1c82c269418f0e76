"""Counting the events of a game that is played again."""

from __future__ import annotations

from typing import Final

from kickback.engine.plain import Facts
from kickback.engine.seats import LETTERS
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.espionage_table import CorporateEspionage
from kickback.games.corporate_espionage.report.history import IN_THAT_TURN, Answer, Fall, History, stops
from kickback.games.corporate_espionage.table import amount_of, bill_after
from kickback.games.corporate_espionage.telling import named

SMALL: Final = 3  # points that are better let go


class Replay(History):
    def noting(self, event: Facts, number: int) -> None:
        kind = str(event["kind"])
        if kind in NOTES:
            NOTES[kind](self, event, number)


def note_turn(history: History, event: Facts, _: int) -> None:
    seat = history.seat_of(event)
    history.companies[seat].turns += 1
    history.audited = []
    for claim in history.claims:
        if claim.verdict == "open" and claim.seat == event["seat"]:
            claim.stage = IN_THAT_TURN


def note_turn_over(history: History, event: Facts, _: int) -> None:
    seat = history.seat_of(event)
    table = history.table
    turn = table.calendar.turn
    company = history.companies[seat]
    company.worths.append((turn, table.worth(seat)))
    company.announced.append((turn, table.calendar.round, table.accounts.banks[seat], largest_bill(table, seat)))
    for claim in history.claims:
        if claim.verdict == "open" and claim.seat == event["seat"] and claim.stage == IN_THAT_TURN:
            claim.verdict = "kept" if claim.claim == "truce" else "broken"


def largest_bill(table: CorporateEspionage, seat: int) -> int:
    """The largest single bill that a rival held or had ready in play, and could pay for."""
    most = 0
    for rival in table.companies.rivals_of(seat):
        bank = table.accounts.banks[rival]
        ready = [(table.card(code).plays, table.card_set.cost_of(code)) for code in table.zones.hands[rival].faces]
        ready += [([p.card.use], p.card.use.pay) for p in table.in_play.boards[rival] if p.card.use is not None]
        for effects, cost in ready:
            for effect in effects if cost <= bank else []:
                for op in effect.ops:
                    if op.do == w.BILL and op.who != w.ME:
                        most = max(most, bill_after(table, seat, amount_of(table, op, rival, seat)))
    return most


def note_income(history: History, event: Facts, _: int) -> None:
    seat = history.seat_of(event)
    amount = event["amount"]
    assert isinstance(amount, int)
    company = history.companies[seat]
    company.incomes.append((history.table.calendar.turn, amount))
    for permanent in history.table.in_play.boards[seat]:
        if permanent.owner != seat:
            card = history.named(permanent.code)
            company.poached[card] = company.poached.get(card, 0) + permanent.card.income - permanent.card.overhead


def note_overhead(history: History, event: Facts, _: int) -> None:
    amount = event["amount"]
    assert isinstance(amount, int)
    history.companies[history.seat_of(event)].expenses.append((history.table.calendar.turn, amount))


def note_announced(history: History, event: Facts, _: int) -> None:
    seat = history.seat_of(event)
    company = history.companies[seat]
    cost = event["cost"]
    assert isinstance(cost, int)
    company.spent += cost
    if event["play"] in ("espionage", "savvy"):
        company.spent_on_one_shots += cost
    if event["play"] == "hire":
        company.hires += 1
        if company.turns <= 5:
            company.hired_turns += 1
    target = event.get("target")
    if target:
        if (seat, LETTERS.index(str(target))) in history.audited:
            company.struck_after_audit += 1
        for claim in history.claims:
            if claim.verdict == "open" and claim.seat == event["seat"] and claim.target == target:
                if claim.claim == "truce":
                    claim.verdict = "broken"
                elif claim.stage == IN_THAT_TURN:
                    claim.verdict = "kept"


def note_damage(history: History, event: Facts, _: int) -> None:
    amount = event["amount"]
    assert isinstance(amount, int)
    seat = history.seat_of(event)
    if event.get("by"):
        history.damage[history.seat_of(event, "by")][seat] += amount
    table = history.table
    left = any(stops(table.card(code)) for code in table.zones.hands[seat].faces)
    small = any(one.seat == seat and 0 < one.stopped <= SMALL and amount >= 2 * one.stopped for one in history.answers)
    if small and not left:
        history.companies[seat].wasted_answer = True


def note_cancelled(history: History, event: Facts, number: int) -> None:
    """The cancelling Savvy is the last that was announced."""
    log = history.table.log or []
    for place in range(number - 1, -1, -1):
        told = log[place]
        if told.kind == "announced" and told.facts["play"] == "savvy":
            seat = LETTERS.index(str(told.facts["seat"]))
            cost = told.facts["cost"]
            assert isinstance(cost, int)
            amount = event.get("amount", 0)
            stopped = amount if isinstance(amount, int) and event["play"] == "bill" else 0
            if event["play"] != "bill" and event.get("card"):
                stopped = stopped_amount(history, event, seat)
            history.answers.append(Answer(seat, named(told.facts["card"], told.facts), cost, stopped, number))
            return


def stopped_amount(history: History, event: Facts, seat: int) -> int:
    """The points that a stopped play would have taken from its target."""
    table = history.table
    face = table.card_set.by_id.get(str(event["card"]).split("@", maxsplit=1)[0])
    if face is None:
        return 0
    by = history.seat_of(event)
    card = table.card_set.faces[face]
    effects = card.plays if event["play"] != "use" or card.use is None else [card.use]
    total = 0
    for effect in effects:
        for op in effect.ops:
            if op.do in (w.BILL, w.SIPHON) and op.who != w.ME:
                total += amount_of(table, op, by, seat)
    return total


def note_left(history: History, event: Facts, number: int) -> None:
    seat = history.seat_of(event)
    fall = Fall(seat, str(event["how"]), history.table.calendar.round, number)
    fall.by = str(event.get("by") or "")
    fall.card = named(event["card"], event) if event.get("card") else ""
    log = history.table.log or []
    for told in reversed(log[:number]):
        if told.kind == "taken-over" and told.facts["target"] == event["seat"]:
            price = told.facts["price"]
            fall.price = price if isinstance(price, int) else 0
            break
        if told.kind == "merged" and told.facts["target"] == event["seat"]:
            fall.kept = told.facts["choice"] != "layoff"
    fall.assets = history.assets[seat]
    fall.unsold = history.unsold[seat]
    bank = event["bank"]
    fall.below = max(0, -bank) if isinstance(bank, int) else 0
    history.falls.append(fall)
    history.affair.falls.append(fall)
    history.companies[seat].worths.append((history.table.calendar.turn, 0))
    if fall.by:
        history.companies[LETTERS.index(fall.by)].kills += 1


def note_simple(history: History, event: Facts, _: int) -> None:
    kind = str(event["kind"])
    company = history.companies[history.seat_of(event)]
    if kind == "audit-asked":
        company.audits += 1
        history.audited.append((history.seat_of(event), history.seat_of(event, "target")))
    elif kind == "solvent":
        company.rescues += 1
    elif kind == "insolvent":
        bank = event["bank"]
        company.deepest = max(company.deepest, -bank if isinstance(bank, int) else 0)
    elif kind == "breaking":
        company.pacts_broken += 1
    elif kind == "discarded" and not event.get("by"):
        company.discarded += 1


def note_kept(history: History, event: Facts, number: int) -> None:
    """Pacts, loans, private looks and offers, as they happened."""
    kind = str(event["kind"])
    told = event | {"event": number}
    if kind in ("pact", "pact-broken", "pact-over"):
        history.pacts.append(told)
    elif kind in ("lent", "repaid", "debt-void"):
        history.loans.append(told)
        if kind == "repaid":
            note_interest(history, event)
    elif kind in ("audit-shown", "peeked", "hand-shown"):
        history.looks.append(told)
    else:
        history.offers.append(told)


def note_interest(history: History, event: Facts) -> None:
    """What a lender got beyond what it had lent."""
    amount = event["amount"]
    for loan in history.loans:
        if (
            loan["kind"] == "lent"
            and loan["seat"] == event["to"]
            and loan["to"] == event["seat"]
            and not loan.get("settled")
        ):
            loan["settled"] = True
            lent = loan["amount"]
            if isinstance(amount, int) and isinstance(lent, int):
                history.companies[LETTERS.index(str(event["to"]))].interest += max(0, amount - lent)
            return


NOTES: Final = {
    "turn": note_turn, "turn-over": note_turn_over, "income": note_income, "overhead": note_overhead,
    "announced": note_announced, "charged": note_damage, "siphoned": note_damage, "cancelled": note_cancelled,
    "left": note_left, "audit-asked": note_simple, "solvent": note_simple, "insolvent": note_simple,
    "breaking": note_simple, "discarded": note_simple, "pact": note_kept, "pact-broken": note_kept,
    "pact-over": note_kept, "lent": note_kept, "repaid": note_kept, "debt-void": note_kept, "audit-shown": note_kept,
    "peeked": note_kept, "hand-shown": note_kept, "offered": note_kept, "declined": note_kept,
}  # fmt: skip
