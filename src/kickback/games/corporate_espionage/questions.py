"""The kinds of questions of Corporate Espionage, what is pending in them, and why a word can be out of place."""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.actions import Action, Ban
from kickback.engine.table import AUTO, RACE, Moment, Race, Turn
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage import words as w
from kickback.games.corporate_espionage.permanents import Permanent
from kickback.games.corporate_espionage.printed import MOST_SEATS
from kickback.games.corporate_espionage.table import NOBODY, Market

NOT_MAIN: Final = Ban(
    "CES-MAIN-1", "this is done in your own turn, after Income, Expenses and Draw", "wait for your Main"
)
NOT_YOUR_END: Final = Ban("CES-MAIN-2", "only the active company ends its turn, and only from its Main")
NOT_NOW_ESPIONAGE: Final = Ban("CES-CARD-12", "espionage is played in your own turn only", "wait for your Main")
PLAY_PENDING: Final = Ban(
    "CES-WIN-2", "a play is waiting for answers, and no other play is made before it has been settled"
)
NOT_NOW_USE: Final = Ban("CES-USE-1", "abilities are used in your own turn only", "wait for your Main")
NOT_NOW_SALE: Final = Ban("CES-LIQ-3", "assets are sold in your own turn or when the bank is below zero")
NOT_NOW_TAKEOVER: Final = Ban("CES-TKO-2", "a takeover is announced in your own Main")
NOTHING_TO_PASS: Final = Ban("CES-WIN-5", "no window is open in which you could pass")
NOT_AUDITED: Final = Ban("CES-AUD-2", "nobody has asked for your books")
SOLVENT: Final = Ban("CES-INS-5", "only a company below zero declares bankruptcy")
NO_CHOICE: Final = Ban("CES-TKO-6", "there is no company whose cards you could keep or lay off")
NOBODY_TO_NAME: Final = Ban("CES-FX-5", "no effect asks you for a rival")
NOTHING_TO_PICK: Final = Ban("CES-HIT-1", "no effect asks you to pick a card")
NO_DISCARD: Final = Ban("CES-END-1", "cards are discarded at the end of your turn, down to the limit")
NO_OFFER: Final = Ban("CES-TALK-1", "there is no offer to you")
NO_VOTE: Final = Ban("CES-TALK-1", "there is no vote you take part in")
NO_DUEL: Final = Ban("CES-SETUP-1", "the first company is already chosen, or not by duel")
NO_CUT: Final = Ban("CES-SETUP-7", "there is no deck for you to cut")
NO_DANCE: Final = Ban("CES-BKR-1", "only who has just left the market dances")
ANSWER_FIRST: Final = Ban("CES-RULING-54", "an effect is being carried out; answer its question first")

OUT_OF_PLACE: Final[dict[int, Ban]] = {
    a.HIRE: NOT_MAIN, a.BUY: NOT_MAIN, a.SPY: NOT_NOW_ESPIONAGE, a.USE: NOT_NOW_USE, a.FIRE: NOT_MAIN,
    a.LIQUIDATE: NOT_NOW_SALE, a.TAKEOVER: NOT_NOW_TAKEOVER, a.END: NOT_YOUR_END, a.PASS: NOTHING_TO_PASS,
    a.SHOW: NOT_AUDITED, a.DECLARE: SOLVENT, a.KEEP: NO_CHOICE, a.LAYOFF: NO_CHOICE, a.KEEP_TEAM: NO_CHOICE,
    a.KEEP_ASSETS: NO_CHOICE, a.NAME: NOBODY_TO_NAME, a.PICK: NOTHING_TO_PICK, a.CHOOSE: NOTHING_TO_PICK,
    a.DISCARD: NO_DISCARD, a.DISMISS: NO_DISCARD, a.ACCEPT: NO_OFFER, a.DECLINE: NO_OFFER, a.YES: NO_VOTE,
    a.NO: NO_VOTE, a.SIGN: NO_DUEL, a.FIRST: NO_DUEL, a.CUT: NO_CUT, a.DANCE: NO_DANCE,
}  # fmt: skip


def out_of_place(table: Market, seat: int, action: Action) -> Ban:
    """Why a word does not answer the open question."""
    if action.verb in (a.HIRE, a.BUY, a.SPY, a.USE, a.TAKEOVER, a.END) and seat == table.active:
        for moment in table.stack:
            if isinstance(moment, Window):
                return PLAY_PENDING
    return OUT_OF_PLACE.get(action.verb, ANSWER_FIRST)


SEATS_IN: Final = [[seat for seat in range(MOST_SEATS) if bits >> seat & 1] for bits in range(1 << MOST_SEATS)]


class Matter:
    """An event while it is pending, or when cards look back at it: what, by and to whom, since when. Never changed."""

    def __init__(self, kind: int, by: int, to: int, named: int, began: int) -> None:
        self.kind: int = kind
        self.by: int = by  # NOBODY for a burnout
        self.to: int = to  # a bit per company
        self.named: int = named  # the one rival that a play names
        self.began: int = began


def concerns(by: int, to: int, matter: Matter, seat: int) -> bool:
    """Do the sides of an `on` or `react` fit the event, for a card of that company?"""
    if by == w.SIDE_ME:
        if matter.by != seat:
            return False
    elif by == w.SIDE_RIVAL and (matter.by == seat or matter.by == NOBODY):
        return False
    if to == w.SIDE_ME:
        return matter.to >> seat & 1 == 1
    return to != w.SIDE_RIVAL or matter.to & ~(1 << seat) != 0


class Ask(Turn[Market]):
    """One company is asked. Made with kind AUTO it looks at the table whenever it comes up, and may close itself."""

    def __init__(self, name: str, seat: int, kind: str, exact: bool = False) -> None:
        super().__init__(name, seat, exact)
        self.kind = kind

    def asks(self, table: Market, seat: int) -> bool:
        return seat == self.seat

    def gone(self, table: Market, seat: int) -> Moment[Any] | None:
        """What stays of this question when a company leaves."""
        return None if seat == self.seat else self


class Step(Moment[Market]):
    """Something that is carried out by itself, in steps, between questions."""

    def __init__(self, name: str) -> None:
        super().__init__(name, AUTO)

    def gone(self, table: Market, seat: int) -> Moment[Any] | None:
        return self

    def rival_named(self, table: Market, seat: int) -> None:
        """The answer to a `NameRival` that this step has asked."""
        raise NotImplementedError

    def card_picked(self, table: Market, permanent: Permanent) -> None:
        """The answer to a `PickInPlay` that this step has asked."""
        raise NotImplementedError

    def card_chosen(self, table: Market, code: int) -> None:
        """The answer to a `PickInHand` that this step has asked."""
        raise NotImplementedError


class Window(Race[Market]):
    """Companies may answer something that is pending. It opens, and reopens after every answer, through `resume`."""

    def __init__(self, name: str, matter: Matter, asked: int, passed: int, kind: str) -> None:
        super().__init__(name, asked, passed)
        self.kind = kind
        self.exact = True
        self.matter: Matter = matter
        self.cancelled: bool = False
        self.all_passed: bool = False  # the last company to be asked has left the market

    def waiting(self, table: Market) -> list[int]:
        return SEATS_IN[self.asked & ~self.passed][:]

    def eligible(self, table: Market) -> int:
        """CES-RULING-27: everybody who holds a card is asked, whatever it is; who holds none passes by itself."""
        seats = 0
        for seat in range(table.seats):
            if table.alive >> seat & 1 and table.hands[seat].faces:
                seats |= 1 << seat
        return seats

    def resume(self, table: Market) -> None:
        if self.cancelled:
            table.pulse += 1
            table.stack.pop()
            self.dropped(table)
            return
        if self.all_passed:
            self.closed(table)
            return
        self.asked = self.eligible(table)
        self.passed = 0
        if self.asked:
            self.kind = RACE
        else:
            self.closed(table)

    def dropped(self, table: Market) -> None:
        """What follows a cancelled event, once it is off the stack."""

    def abandoned(self, table: Market) -> None:
        """It will never be decided: its player has left, or the game is over."""

    def gone(self, table: Market, seat: int) -> Moment[Any] | None:
        self.asked &= ~(1 << seat)
        if self.kind == RACE and self.asked & ~self.passed == 0:
            self.kind = AUTO
            self.all_passed = True
        return self

    def cancel(self, table: Market, refund: bool, to_hand: bool) -> None:
        """An answer stops the pending event."""
        self.cancelled = True

    def redirect(self, table: Market, seat: int) -> None:
        """An answer turns the pending play to another company."""
