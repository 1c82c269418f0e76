"""Audits: one company asks another to show its books."""

from __future__ import annotations

from typing import Any

from kickback.engine.bans import Ban
from kickback.engine.moments import AUTO, TURN, Moment
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.bans import AUDIT_OPEN, JUST_ASKED, NO_SUCH_COMPANY
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.moments.plays import SavvyWindow
from kickback.games.corporate_espionage.moments.reactions import set_off_by
from kickback.games.corporate_espionage.table import NOBODY, Happening, Market, blocked, blocker_of, pair


def judge_audit(table: Market, seat: int, other: int) -> Ban | None:
    """CES-AUD-1, -5, CES-RULING-23."""
    if other == seat or not table.living(other):
        return NO_SUCH_COMPANY
    for moment in table.stack:
        if isinstance(moment, AuditAnswer):
            return AUDIT_OPEN
    return JUST_ASKED if table.accounts.asked_at[pair(seat, other)] == table.calendar.news else None


def audit(table: Market, seat: int, other: int) -> None:
    """CES-AUD-2, -3: the books are opened to the asker unless a card in force or a Savvy stops it."""
    facts: Facts = {"seat": letter(seat), "target": letter(other)}
    if table.log is not None:
        table.tell("audit-asked", "CES-AUD-1", facts)
    if blocked(table, other, w.V_AUDIT):
        table.accounts.asked_at[pair(seat, other)] = table.calendar.news
        if table.log is not None:
            table.tell("audit-refused", "CES-AUD-3", facts | {"blocker": blocker_of(table, other, w.V_AUDIT)})
        return
    table.stack.append(AuditAnswer(Happening(w.EV_AUDIT, seat, 1 << other, NOBODY, table.calendar.tick()), 0, 0, AUTO))


class AuditAnswer(SavvyWindow):
    """CES-AUD-2 to -4: the audited company shows its bank, or answers with a Savvy against audits."""

    def __init__(self, happening: Happening, asked: int, passed: int, kind: str) -> None:
        super().__init__("audit-answer", happening, asked, passed, kind)
        self.audited: int = mask_seat(happening.to)
        self.invited = happening.to
        self.lets_go = a.SHOW

    def clone(self) -> AuditAnswer:
        twin = AuditAnswer(self.happening, self.asked, self.passed, self.kind)
        twin.cancelled = self.cancelled
        return twin

    def resume(self, table: Market) -> None:
        """It is one company's turn to answer, not a race."""
        super().resume(table)
        if self.asked and not self.cancelled:
            self.kind = TURN

    def closed(self, table: Market) -> None:
        """CES-AUD-4, -6: the figure is for the asker alone; then everything is as it was."""
        asker = self.happening.by
        table.stack.pop()
        table.accounts.show(asker, self.audited, table.calendar.turn)
        self.note_asked(table)
        if table.log is not None:
            figure: Facts = {"bank": table.accounts.banks[self.audited]}
            secrets = {asker: figure, self.audited: figure}
            table.tell("audit-shown", "CES-AUD-2", self.told(), secrets)
        set_off_by(table, self.happening)

    def dropped(self, table: Market) -> None:
        """CES-AUD-3: refused by a Savvy."""
        self.note_asked(table)

    def note_asked(self, table: Market) -> None:
        table.accounts.asked_at[pair(self.happening.by, self.audited)] = table.calendar.news

    def cancel(self, table: Market, refund: bool, to_hand: bool) -> None:
        self.cancelled = True
        if table.log is not None:
            table.tell("audit-refused", "CES-AUD-3", self.told() | {"blocker": ""})

    def told(self) -> Facts:
        return {"seat": letter(self.happening.by), "target": letter(self.audited)}

    def gone(self, table: Market, seat: int) -> Moment[Any, Any] | None:
        return None if seat == self.happening.by or seat == self.audited else self


def mask_seat(bits: int) -> int:
    """The one seat of a mask."""
    seat = 0
    while bits >> seat & 1 == 0:
        seat += 1
    return seat
