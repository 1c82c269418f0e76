"""After a game of Pecunia Olet: what the screens hid, who won by what, and what to do better."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import EYE, letter, letters
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.components import CARD_KIND, CARDS, COMPONENTS, INK, NOBODY, STEP
from kickback.games.pecunia_olet.memory import ledgers, purses
from kickback.games.pecunia_olet.report.awards import Award, awards, chosen
from kickback.games.pecunia_olet.report.charts import charts, reveal
from kickback.games.pecunia_olet.report.claims import LIE, claims
from kickback.games.pecunia_olet.report.headlines import headline
from kickback.games.pecunia_olet.report.history import History, history
from kickback.games.pecunia_olet.report.lessons import Lesson, lessons
from kickback.games.pecunia_olet.report.turning_points import TurningPoint, rivals, turning_points
from kickback.games.pecunia_olet.table import PecuniaOlet
from kickback.games.pecunia_olet.view import PecuniaView


def report(table: PecuniaOlet, said: list[tuple[int, str]]) -> Facts:
    """Plays the game again and looks; empty if it did not come to its end."""
    start: PecuniaView | None = None
    first = 0
    bounds: list[Plain] = []
    for seat, text in said:
        if start is None and table.round.starter != NOBODY:
            start = table.view(EYE)
            first = len(table.log or [])
        number = table.round.number
        table.act(seat, table.read(seat, text))
        if table.round.starter != NOBODY and (table.round.number != number or table.over):
            bounds += known(table, number)
    if start is None or not table.ending.scored:
        return {}
    events = [event.seen_by(EYE) for event in (table.log or [])[first:]]
    told = history(start, [event for event in events if event is not None], first)
    return assembled(told, table, bounds)


def known(table: PecuniaOlet, number: int) -> list[Plain]:
    """What the public log allowed each seat to own at the end of a round, and the truth inside it."""
    found: list[Plain] = []
    for seat, ledger in enumerate(ledgers(table.memory.entries, table.seats)):
        totals = purses(ledger, table.rules)
        bounds: Facts = {"seat": letter(seat), "round": number, "truth": table.money.total(seat)}
        found.append(bounds | {"least": STEP * min(totals), "most": STEP * max(totals)})
    return found


def assembled(told: History, table: PecuniaOlet, bounds: list[Plain]) -> Facts:
    says = headline(told)
    seats = range(len(told.seats))
    best = max(seat.total for seat in told.seats)
    judged = claims(told)
    facts: Facts = {
        "headline": says.says.plain(),
        "under": says.under.plain() if says.under is not None else None,
        "own": {letter(seat): behind(told, seat, best) for seat in seats},
        "reveal": reveal(told, table.market.deck.faces),
        "charts": charts(told, bounds),
        "claims": judged,
        "lies": [claim for claim in judged if isinstance(claim, dict) and claim["verdict"] == LIE],
        "awards": [award_facts(award) for award in chosen(awards(told))],
        "moments": [point_facts(told, point) for point in turning_points(told, EYE)],
    }
    facts["tips"] = {letter(s): [tip(lesson).plain() for lesson in lessons(told, s)] for s in seats}
    return facts


def behind(told: History, seat: int, best: int) -> Plain:
    """The line for whoever is not on top, or shares it."""
    gap = best - told.seats[seat].total
    if seat in told.winners and len(told.winners) > 1:
        others: list[Plain] = list(letters([other for other in told.winners if other != seat]))
        return Message("headline-shared-own", {"seats": others, "total": best}).plain()
    return Message("own-behind", {"gap": gap}).plain() if gap else None


def award_facts(award: Award) -> Facts:
    says: Facts = {"seats": list[Plain](letters(award.seats)), "value": award.value}
    if len(award.seats) == 1:
        says["seat"] = letter(award.seats[0])
    return Message(f"award-{award.name}", says).plain() | {"seats": says["seats"], "value": award.value}


def point_facts(told: History, point: TurningPoint) -> Facts:
    """A moment that decided it: where to watch it, how much it moved, and how to say it."""
    winner, second = rivals(told)
    says: Facts = {"round": point.round, "swing": point.swing, "count": point.count, "money": point.money}
    says |= {"winner": letter(winner), "second": letter(second), "himself": point.seat == NOBODY}
    if point.seat != NOBODY:
        says["seat"] = letter(point.seat)
    if point.kind == "component":
        says |= {"component": COMPONENTS[CARD_KIND[point.money] - INK], "card": CARDS[point.money]}
    if point.kind == "end":
        says |= fake_notes.facts(told.seats[second].fakes)
    clause = {"godfather": "PEC-GOD-1", "flight": "PEC-GOD-4", "printer": "PEC-PRINT-1", "component": "PEC-PRINT-2"}
    clause |= {"diner": "PEC-DINER-1", "ticket": "PEC-SCORE-2", "lawyer": "PEC-LAW-3", "mixed-lot": "PEC-FENCE-2"}
    message = Message(f"moment-{point.kind}", says, (clause.get(point.kind, "PEC-END-1"),))
    return message.plain() | {"event": point.event, "swing": point.swing}


def tip(lesson: Lesson) -> Message:
    facts: Facts = {"count": lesson.count, "money": lesson.money, "other": lesson.other}
    if lesson.name == "twin-component":
        facts["component"] = COMPONENTS[lesson.count - INK]
    return Message(f"tip-{lesson.name}", facts)
