"""What may be said outside the stack: talk, audits, unasked Savvy, dropping what cannot be paid, the host's word."""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.actions import Action, Ban
from kickback.engine.chance import Chance
from kickback.engine.events import Facts, Plain
from kickback.engine.seats import letter
from kickback.engine.table import AUTO, TURN, Moment, Over
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage import words as w
from kickback.games.corporate_espionage.bills import Insolvency
from kickback.games.corporate_espionage.carry import set_off_by
from kickback.games.corporate_espionage.closing import HandLimit
from kickback.games.corporate_espionage.deals import answer_deal, deal_candidates, judge_deal
from kickback.games.corporate_espionage.leaving import Dance
from kickback.games.corporate_espionage.main import Main
from kickback.games.corporate_espionage.picks import NameRival, PickInHand, PickInPlay, refs
from kickback.games.corporate_espionage.plays import (
    ONLY_ANSWERS,
    Pending,
    answers,
    judge_savvy,
    play_from_hand,
    savvies,
)
from kickback.games.corporate_espionage.questions import Matter, Window, out_of_place
from kickback.games.corporate_espionage.sums import blocked, overhead, overhead_of
from kickback.games.corporate_espionage.table import NOBODY, Market
from kickback.games.corporate_espionage.takeover import ExecSurplus, TakeoverChoice
from kickback.games.corporate_espionage.turns import Expenses, drop, judge_drop

HOST: Final = 0
STARS: Final = 5
GONE: Final = Ban("CES-OUT-2", "your company has left the market")
NOT_YET: Final = Ban("CES-RULING-30", "nothing but talk before the first company's Main")
NO_SUCH_COMPANY: Final = Ban("CES-RULING-23", "only another company that is still in the market can be audited")
JUST_ASKED: Final = Ban("CES-AUD-5", "you have just asked that company, and nothing has happened since")
AUDIT_OPEN: Final = Ban("CES-AUD-5", "one audit at a time")
ONLY_WINDOWS: Final = Ban("CES-WIN-7", "this table plays Savvy in windows and in the own turn only")
OWN_PLAY: Final = Ban("CES-WIN-2", "the other companies answer your play; you may answer their answers")
PASSED: Final = Ban("CES-WIN-5", "you have passed; the window reopens after the next answer")
MID_EFFECT: Final = Ban("CES-RULING-54", "an effect is being carried out; Savvy comes between plays")
INSOLVENCY: Final = Ban("CES-INS-6", "while a company is below zero only it acts")
AFFORDABLE: Final = Ban(
    "CES-EXP-5", "outside Expenses only a card whose overhead alone exceeds your bank can be dropped"
)
EFFECT_ON_TOP: Final = Ban("CES-EXP-5", "not while an effect is being carried out")
NOT_HOST: Final = Ban("CES-SETUP-2", "only the host of an official event disqualifies a company in the market")
NO_APPLAUSE: Final = Ban("CES-BKR-1", "there is no dance for you to applaud, or you have done so")
STAR_COUNT: Final = Ban("CES-BKR-1", "applause is one to five stars")


class Aside(Moment[Market]):
    """Always open, for every company in the market."""

    def __init__(self) -> None:
        super().__init__("aside", "aside")

    def takes(self, table: Market, seat: int, action: Action) -> bool:
        if action.free:
            return True
        if action.verb == a.SAVVY:
            return not table.stack[-1].asks(table, seat)
        if action.verb == a.DROP:
            top = table.stack[-1]
            return not (isinstance(top, Expenses) and top.seat == seat)
        return False

    def candidates(self, table: Market, seat: int) -> list[Action]:
        found: list[Action] = []
        if not table.began or not table.living(seat) or table.over:
            return found
        book = table.box.book
        found += [book.rival(seat, a.AUDIT, other) for other in table.clockwise_from(seat) if other != seat]
        if table.rules.anytime_savvy and not table.stack[-1].asks(table, seat):
            found += savvies(table, seat)
        board = table.boards[seat]
        bank = table.banks[seat]
        overhead(table, seat)
        costly = [permanent for permanent in board if overhead_of(table, permanent) > max(0, bank)]
        found += [book.in_play(seat, a.DROP, slot, ref, NOBODY) for slot, ref in refs(costly, board, table.turn)]
        if table.dances:
            found += [book.number(a.APPLAUD, stars) for stars in range(1, STARS + 1)]
        return found + deal_candidates(table, seat)

    def forbids(self, table: Market, seat: int, action: Action) -> Ban | None:
        verb = action.verb
        top = table.stack[-1]
        if verb == a.APPLAUD:
            return judge_applause(table, seat, action.a)
        if isinstance(top, Over):
            return None if verb == a.SAY or verb == a.WHISPER else top.ban
        if verb == a.DISQUALIFY:
            return judge_disqualify(table, seat, action.a)
        if not table.living(seat):
            return GONE
        if verb == a.SAY or verb == a.WHISPER:
            return None
        if not table.began:
            return NOT_YET
        if verb == a.AUDIT:
            return judge_audit(table, seat, action.a)
        if verb == a.SAVVY:
            return judge_unasked(table, seat, action, top)
        if verb == a.DROP:
            return judge_free_drop(table, seat, action, top)
        return judge_deal(table, seat, action)

    def answer(self, table: Market, seat: int, action: Action) -> None:
        verb = action.verb
        top = table.stack[-1]
        if isinstance(top, (Expenses, HandLimit, Insolvency)):
            top.kind = AUTO  # it looks again whether there is still something to ask
        if verb == a.AUDIT:
            audit(table, seat, action.a)
        elif verb == a.SAVVY:
            play_from_hand(table, seat, a.SAVVY, action.a, action.b, None)
        elif verb == a.DROP:
            found = table.find(seat, action.a % a.COPY, action.a // a.COPY)
            assert found is not None
            drop(table, found)
        elif verb == a.APPLAUD:
            table.stars = [*table.stars, action.a * 8 + seat]
            if table.log is not None:
                table.tell("applauded", "CES-BKR-1", {"seat": letter(seat), "stars": action.a})
        elif verb == a.DISQUALIFY:
            table.company_leaves(action.a, "disqualified", "CES-SETUP-2")
        elif isinstance(action, a.Said) and verb in (a.SAY, a.WHISPER):
            talk(table, seat, action)
        else:
            answer_deal(table, seat, action)


def talk(table: Market, seat: int, action: a.Said) -> None:
    """CES-TALK-1: openly to all, or to some alone; the others do not hear that anything was said."""
    if table.log is None:
        return
    facts: Facts = {"seat": letter(seat), "text": action.words}
    if action.verb == a.SAY:
        table.tell("said", "CES-TALK-1", facts)
        return
    to: list[Plain] = [letter(other) for other in range(table.seats) if action.a >> other & 1]
    facts["to"] = to
    table.tell("whispered", "CES-TALK-1", facts, None, action.a | 1 << seat)


def judge_applause(table: Market, seat: int, stars: int) -> Ban | None:
    if not 1 <= stars <= STARS:
        return STAR_COUNT
    if not table.dances or table.dances[-1].startswith(letter(seat)) or isinstance(table.stack[-1], Dance):
        return NO_APPLAUSE
    for given in table.stars:
        if given % 8 == seat:
            return NO_APPLAUSE
    return None


def judge_disqualify(table: Market, seat: int, other: int) -> Ban | None:
    """CES-SETUP-2."""
    allowed = table.rules.official_event and seat == HOST and table.living(other)
    return None if allowed and table.began else NOT_HOST


def judge_unasked(table: Market, seat: int, action: Action, top: Moment[Any]) -> Ban | None:
    """CES-WIN-7, CES-RULING-54: a Savvy nobody has asked for, in another company's turn."""
    if isinstance(top, Window):
        if isinstance(top, Pending) and top.deed.seat == seat:
            return OWN_PLAY
        return PASSED if top.asked >> seat & 1 else MID_EFFECT
    if not isinstance(top, (Main, Expenses, HandLimit)):
        return INSOLVENCY if top.name == "insolvency" else MID_EFFECT
    if not table.rules.anytime_savvy:
        return ONLY_WINDOWS
    return judge_savvy(table, seat, action, None)


def judge_free_drop(table: Market, seat: int, action: Action, top: Moment[Any]) -> Ban | None:
    """CES-EXP-5, CES-RULING-9."""
    if isinstance(top, (NameRival, PickInPlay, PickInHand, TakeoverChoice, ExecSurplus)):
        return EFFECT_ON_TOP
    ban = judge_drop(table, seat, action)
    if ban is not None:
        return ban
    found = table.find(seat, action.a % a.COPY, action.a // a.COPY)
    return None if found is not None and overhead_of(table, found) > table.banks[seat] else AFFORDABLE


def judge_audit(table: Market, seat: int, other: int) -> Ban | None:
    """CES-AUD-1, -5, CES-RULING-23."""
    if other == seat or not table.living(other):
        return NO_SUCH_COMPANY
    for moment in table.stack:
        if isinstance(moment, AuditAnswer):
            return AUDIT_OPEN
    return JUST_ASKED if table.asked_at[seat * 8 + other] == table.pulse else None


def audit(table: Market, seat: int, other: int) -> None:
    """CES-AUD-2, -3: the books are opened to the asker unless a card in force or a Savvy stops it."""
    facts: Facts = {"seat": letter(seat), "target": letter(other)}
    if table.log is not None:
        table.tell("audit-asked", "CES-AUD-1", facts)
    if blocked(table, other, w.V_AUDIT):
        table.asked_at[seat * 8 + other] = table.pulse
        if table.log is not None:
            table.tell("audit-refused", "CES-AUD-3", facts)
        return
    table.stack.append(AuditAnswer(Matter(w.EV_AUDIT, seat, 1 << other, NOBODY, table.tick()), 0, 0, AUTO))


class AuditAnswer(Window):
    """CES-AUD-2 to -4: the audited company shows its bank, or answers with a Savvy against audits."""

    def __init__(self, matter: Matter, asked: int, passed: int, kind: str) -> None:
        super().__init__("audit-answer", matter, asked, passed, kind)
        self.audited: int = mask_seat(matter.to)

    def clone(self) -> AuditAnswer:
        twin = AuditAnswer(self.matter, self.asked, self.passed, self.kind)
        twin.cancelled = self.cancelled
        return twin

    def eligible(self, table: Market) -> int:
        return super().eligible(table) & self.matter.to

    def resume(self, table: Market) -> None:
        """It is one company's turn to answer, not a race."""
        super().resume(table)
        if self.asked and not self.cancelled:
            self.kind = TURN

    def candidates(self, table: Market, seat: int) -> list[Action]:
        found = [table.box.book.showing]
        found += [action for action in answers(table, seat, self.matter)[1:] if table.card(action.a).react is not None]
        return found

    def forbids(self, table: Market, seat: int, action: Action) -> Ban | None:
        if seat != self.audited or action.verb not in (a.SHOW, a.SAVVY):
            return out_of_place(table, seat, action)
        if action.verb == a.SHOW:
            return None
        ban = judge_savvy(table, seat, action, self.matter)
        if ban is None and table.card(action.a).react is None:
            return ONLY_ANSWERS
        return ban

    def answer(self, table: Market, seat: int, action: Action) -> None:
        if action.verb == a.SHOW:
            self.closed(table)
            return
        self.kind = AUTO
        play_from_hand(table, seat, a.SAVVY, action.a, action.b, self.matter)

    def closed(self, table: Market) -> None:
        """CES-AUD-4, -6: the figure is for the asker alone; then everything is as it was."""
        asker = self.matter.by
        table.stack.pop()
        table.show_bank(asker, self.audited)
        self.answered(table)
        if table.log is not None:
            figure: Facts = {"bank": table.banks[self.audited]}
            secrets = {asker: figure, self.audited: figure}
            table.tell("audit-shown", "CES-AUD-2", self.told(), secrets)
        set_off_by(table, self.matter)

    def dropped(self, table: Market) -> None:
        """CES-AUD-3: refused by a Savvy."""
        self.answered(table)

    def answered(self, table: Market) -> None:
        table.asked_at[self.matter.by * 8 + self.audited] = table.pulse

    def cancel(self, table: Market, refund: bool, to_hand: bool) -> None:
        self.cancelled = True
        if table.log is not None:
            table.tell("audit-refused", "CES-AUD-3", self.told())

    def told(self) -> Facts:
        return {"seat": letter(self.matter.by), "target": letter(self.audited)}

    def default(self, table: Market, seat: int, chance: Chance) -> Action:
        return table.box.book.showing

    def gone(self, table: Market, seat: int) -> Moment[Any] | None:
        return None if seat == self.matter.by or seat == self.audited else self


def mask_seat(bits: int) -> int:
    """The one seat of a mask."""
    seat = 0
    while bits >> seat & 1 == 0:
        seat += 1
    return seat
