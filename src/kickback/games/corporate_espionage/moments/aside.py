"""What may be said outside the stack: talk, audits, unasked Savvy, dropping what cannot be paid, the host's word."""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.bans import Ban
from kickback.engine.moments import Moment, Over
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.bans import (
    AFFORDABLE,
    EFFECT_ON_TOP,
    GONE,
    NAME_A_RIVAL,
    NO_APPLAUSE,
    NOT_HOST,
    NOT_YET,
    ONLY_WINDOWS,
    OWN_PLAY,
    PASSED,
    SAVVY_HAS_TO_WAIT,
    SOMEBODY_IS_INSOLVENT,
    STAR_COUNT,
)
from kickback.games.corporate_espionage.moments.audits import audit, judge_audit
from kickback.games.corporate_espionage.moments.expenses import Expenses, drop, droppable, judge_drop
from kickback.games.corporate_espionage.moments.insolvency import Insolvency
from kickback.games.corporate_espionage.moments.leaving import Dance, leave
from kickback.games.corporate_espionage.moments.main_phase import Main
from kickback.games.corporate_espionage.moments.offers import answer_deal, deal_candidates, judge_deal
from kickback.games.corporate_espionage.moments.plays import Pending, judge_savvy, play_from_hand, savvies
from kickback.games.corporate_espionage.moments.questions import Ask, MidEffect, Window, stack_facts
from kickback.games.corporate_espionage.moments.refusals import refusal_facts
from kickback.games.corporate_espionage.moments.turn_end import HandLimit
from kickback.games.corporate_espionage.spelling import CARD_NAME
from kickback.games.corporate_espionage.table import NOBODY, Market, overhead, overhead_of

HOST: Final = 0
STARS: Final = 5


class Aside(Moment[Market, Move]):
    """Always open, for every company in the market."""

    def __init__(self) -> None:
        super().__init__("aside", "aside")

    def candidates(self, table: Market, seat: int) -> list[Move]:
        found: list[Move] = []
        if not table.calendar.began or not table.living(seat) or table.over:
            return found
        book = table.card_set.book
        found += [book.rival(seat, a.AUDIT, other) for other in table.companies.rivals_of(seat)]
        if table.rules.anytime_savvy and not table.stack[-1].asks(table, seat):
            found += savvies(table, seat)
        overhead(table, seat)  # brings the changes up to date
        found += droppable(table, seat, max(0, table.accounts.banks[seat]))
        found += claims(table, seat)
        if table.companies.dances:
            found += [book.number(a.APPLAUD, stars) for stars in range(1, STARS + 1)]
        return found + deal_candidates(table, seat)

    def forbids(self, table: Market, seat: int, action: Move) -> Ban | None:
        does = action.does
        top = table.stack[-1]
        if does == a.APPLAUD:
            return judge_applause(table, seat, action.number)
        if isinstance(top, Over):
            return None if does == a.SAY or does == a.WHISPER else top.ban
        if does == a.DISQUALIFY:
            return judge_disqualify(table, seat, action.target)
        if not table.living(seat):
            return GONE
        if does == a.SAY or does == a.WHISPER:
            return None
        if does == a.CLAIM:
            return judge_claim(table, seat, action)
        if not table.calendar.began:
            return NOT_YET
        if does == a.AUDIT:
            return judge_audit(table, seat, action.target)
        if does == a.SAVVY:
            return judge_unasked(table, seat, action, top)
        if does == a.DROP:
            return judge_free_drop(table, seat, action, top)
        return judge_deal(table, seat, action)

    def details(self, table: Market, seat: int, action: Move, ban: Ban) -> Facts:
        return stack_facts(table, seat) | refusal_facts(table, seat, action, ban)

    def answer(self, table: Market, seat: int, action: Move) -> None:
        does = action.does
        top = table.stack[-1]
        if isinstance(top, Ask):
            top.look_again()
        if does == a.AUDIT:
            audit(table, seat, action.target)
        elif does == a.SAVVY:
            play_from_hand(table, seat, action, None)
        elif does == a.DROP:
            drop(table, seat, action)
        elif does == a.APPLAUD:
            table.companies.stars = [*table.companies.stars, action.number * 8 + seat]
            if table.log is not None:
                table.tell("applauded", "CES-BKR-1", {"seat": letter(seat), "stars": action.number})
        elif does == a.DISQUALIFY:
            leave(table, action.target, "disqualified", "CES-SETUP-2")
        elif does in (a.SAY, a.WHISPER):
            talk(table, seat, action)
        elif does == a.CLAIM:
            claim(table, seat, action)
        else:
            answer_deal(table, seat, action)


def claims(table: Market, seat: int) -> list[Move]:
    """What can be claimed without figures; banks and cards may be claimed at will."""
    _, ability, _, truce, threat = table.card_set.book.forms.claims
    rivals = table.companies.rivals_of(seat)
    found = [Move(ability, [which]) for which in (0, 1)]
    return found + [Move(form, [other]) for form in (truce, threat) for other in rivals]


def judge_claim(table: Market, seat: int, action: Move) -> Ban | None:
    """Whatever is claimed need not be true; but truces and threats are for rivals."""
    aimed = a.CLAIMS[action.number] in ("truce", "threat")
    return NAME_A_RIVAL if aimed and (action.target == seat or not table.living(action.target)) else None


def claim(table: Market, seat: int, action: Move) -> None:
    """CES-TALK-2: said aloud in words that can be held against the truth later."""
    if table.log is not None:
        card = CARD_NAME.written(action.values[0]) if a.CLAIMS[action.number] == "hold" else None
        table.tell(
            "claimed",
            "CES-TALK-2",
            {
                "seat": letter(seat),
                "claim": a.CLAIMS[action.number],
                "target": letter(action.target) if action.target != NOBODY else None,
                "card": card,
                "amount": action.price,
                "round": table.calendar.round,
            },
        )


def talk(table: Market, seat: int, action: Move) -> None:
    """CES-TALK-1: openly to all, or to some alone; the others do not hear that anything was said."""
    if table.log is None:
        return
    facts: Facts = {"seat": letter(seat), "text": action.words}
    if action.does == a.SAY:
        table.tell("said", "CES-TALK-1", facts)
        return
    to: list[Plain] = [letter(other) for other in range(table.seats) if action.members >> other & 1]
    facts["to"] = to
    table.tell("whispered", "CES-TALK-1", facts, None, action.members | 1 << seat)


def judge_applause(table: Market, seat: int, stars: int) -> Ban | None:
    if not 1 <= stars <= STARS:
        return STAR_COUNT
    if (
        not table.companies.dances
        or table.companies.dances[-1].startswith(letter(seat))
        or isinstance(table.stack[-1], Dance)
    ):
        return NO_APPLAUSE
    for given in table.companies.stars:
        if given % 8 == seat:
            return NO_APPLAUSE
    return None


def judge_disqualify(table: Market, seat: int, other: int) -> Ban | None:
    """CES-SETUP-2."""
    allowed = table.rules.official_event and seat == HOST and table.living(other)
    return None if allowed and table.calendar.began else NOT_HOST


def judge_unasked(table: Market, seat: int, action: Move, top: Moment[Any, Any]) -> Ban | None:
    """CES-WIN-7, CES-RULING-54: a Savvy nobody has asked for, in another company's turn."""
    if isinstance(top, Window):
        if isinstance(top, Pending) and top.play.seat == seat:
            return OWN_PLAY
        return PASSED if top.asked >> seat & 1 else SAVVY_HAS_TO_WAIT
    if not isinstance(top, (Main, Expenses, HandLimit)):
        return SOMEBODY_IS_INSOLVENT if isinstance(top, Insolvency) else SAVVY_HAS_TO_WAIT
    if not table.rules.anytime_savvy:
        return ONLY_WINDOWS
    return judge_savvy(table, seat, action, None)


def judge_free_drop(table: Market, seat: int, action: Move, top: Moment[Any, Any]) -> Ban | None:
    """CES-EXP-5, CES-RULING-9."""
    if isinstance(top, MidEffect):
        return EFFECT_ON_TOP
    ban = judge_drop(table, seat, action)
    if ban is not None:
        return ban
    found = table.in_play.referred(seat, action.card)
    return None if found is not None and overhead_of(table, found) > table.accounts.banks[seat] else AFFORDABLE
