"""Plays: announcing and paying, the Response to them, and why a card may not be played."""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.moments import AUTO, Moment
from kickback.engine.plain import Facts
from kickback.engine.seats import LETTERS
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.bans import (
    BROKE,
    FORBIDDEN,
    NAMES_NOBODY,
    NO_NAME,
    NOT_HELD_SAVVY,
    NOT_PENDING,
    NOT_SAVVY,
    NOTHING_TO_TURN,
    ONLY_ANSWERS,
    PARTNER_SPARED,
    TOO_DEAR,
)
from kickback.games.corporate_espionage.components import Card
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.moments.questions import Window, out_of_place
from kickback.games.corporate_espionage.moments.targets import nameable, naming
from kickback.games.corporate_espionage.table import NOBODY, REFUNDED, SPENT, Happening, Market, Play, cost_of

EVENT_OF: Final = [w.EV_HIRE, w.EV_PURCHASE, w.EV_ESPIONAGE, w.EV_SAVVY]
BLOCK_OF: Final = [w.V_HIRE, w.V_PURCHASE, w.V_ESPIONAGE, w.V_SAVVY]
VERB_OF_TYPE: Final = [a.HIRE, a.HIRE, a.BUY, a.SAVVY, a.SPY]
PAID_BY: Final = ["CES-HIRE-1", "CES-BUY-1", "CES-SPY-1", "CES-SAV-1"]


class SavvyWindow(Window):
    """Every company that is asked may let go what is pending, or answer it with a Savvy."""

    def candidates(self, table: Market, seat: int) -> list[Move]:
        found = [table.card_set.book.word(self.lets_go)]
        for held in table.zones.savvies_of(seat, table.card_set.faces):
            card = held.card
            fits = judge_event(table, seat, card, self.happening) is None
            if fits and judge_money(table, seat, w.V_SAVVY, card) is None:
                add_plays(table, seat, a.SAVVY, held.slot, held.code, card.names, found)
        return found

    def forbids(self, table: Market, seat: int, action: Move) -> Ban | None:
        if action.does not in (self.lets_go, a.SAVVY) or not self.asks(table, seat):
            return out_of_place(table, seat, action)
        return judge_savvy(table, seat, action, self.happening) if action.does == a.SAVVY else None

    def answer(self, table: Market, seat: int, action: Move) -> None:
        if action.does == self.lets_go:
            self.let_go(table, seat)
            return
        self.kind = AUTO  # it looks again what stands when it comes up
        self.answered = True
        play_from_hand(table, seat, action, self.happening)

    def default(self, table: Market, seat: int, chance: Chance) -> Move:
        return table.card_set.book.word(self.lets_go)


class Pending(SavvyWindow):
    """CES-WIN-1 to -5: a play is announced and paid; every other company may answer before it takes effect."""

    def __init__(self, play: Play, happening: Happening, asked: int, passed: int, kind: str) -> None:
        super().__init__("response", happening, asked, passed, kind)
        self.play: Play = play
        self.invited = ~(1 << play.seat)

    def clone(self) -> Pending:
        twin = Pending(self.play, self.happening, self.asked, self.passed, self.kind)
        twin.cancelled = self.cancelled
        twin.all_passed = self.all_passed
        twin.answered = self.answered
        return twin

    def card_code(self) -> int:
        return self.play.code

    def closed(self, table: Market) -> None:
        """CES-WIN-4: nobody stops it any more."""
        if table.log is not None and not self.answered:
            table.tell("unanswered", "CES-WIN-5", told(table, self.play))
        table.stack[-1] = table.carry_out(self.play, self.happening)

    def cancel(self, table: Market, refund: bool, to_hand: bool) -> None:
        """CES-CXL-1, -3, CES-RULING-53: a waiting card goes to its owner's pile or back, one-shots lie there."""
        self.cancelled = True
        play = self.play
        if refund:
            table.accounts.change(play.seat, play.paid, REFUNDED)
        if play.enters:
            if to_hand:
                table.zones.to_hand(play.seat, play.code)
            else:
                table.zones.pile_up(play.code)
        if table.log is not None:
            clause = "CES-CXL-3" if play.kind == w.EV_USE else "CES-CXL-1"
            if play.kind == w.EV_ESPIONAGE:
                clause = "CES-SAV-4"
            facts = told(table, play) | {"refund": play.paid if refund else 0, "to-hand": to_hand}
            table.tell("cancelled", clause, facts)

    def redirect(self, table: Market, seat: int) -> None:
        """CES-CXL-4: only the named rival changes; amounts and `if` will be reckoned for the new one."""
        self.play = self.play.aimed(seat)
        self.happening = self.play.happening(table.companies)
        if table.log is not None:
            table.tell("redirected", "CES-CXL-4", told(table, self.play))

    def gone(self, table: Market, seat: int) -> Moment[Any, Any] | None:
        """CES-OUT-2: a play whose player has left is dropped; a card that waited goes to its owner's pile."""
        if seat != self.play.seat:
            return super().gone(table, seat)
        self.abandoned(table)
        return None

    def abandoned(self, table: Market) -> None:
        if not self.cancelled and self.play.enters:
            table.zones.pile_up(self.play.code)


def told(table: Market, play: Play) -> Facts:
    """A play as events tell it."""
    return {
        "play": w.EVENTS[play.kind],
        "seat": LETTERS[play.seat],
        "card": table.card_set.book.mark(play.code, play.seat) if play.code != a.NO_CARD else None,
        "target": LETTERS[play.target] if play.target != NOBODY else None,
    }


def announce(table: Market, play: Play, clause: str) -> None:
    """CES-WIN-1: the play is on the table and waits for answers."""
    table.calendar.news += 1
    if table.log is not None:
        answer = play.reply != NOBODY or play.answers is not None
        table.tell("announced", clause, told(table, play) | {"cost": play.paid, "answer": answer})
    table.stack.append(Pending(play, play.happening(table.companies), 0, 0, AUTO))


def play_from_hand(table: Market, seat: int, action: Move, happening: Happening | None) -> None:
    """CES-CARD-2, -10, -12: pay, then the card leaves the hand; a one-shot is discarded as soon as it is paid."""
    does, code = action.does, action.card
    card = table.card(code)
    cost = cost_of(table, seat, card)
    table.accounts.change(seat, -cost, SPENT)
    table.zones.from_hand(seat, code)
    if not card.permanent:
        table.zones.pile_up(code)
    table.calendar.lively = True
    react = card.react
    effects = card.plays if react is None else [react]
    answers = happening if react is not None else None
    reply = happening.by if happening is not None and happening.kind <= w.EV_TAKEOVER else NOBODY
    play = Play(EVENT_OF[does], seat, code, effects, action.target, cost, 0, answers, table.calendar.tick(), 0, reply)
    announce(table, play, PAID_BY[does])


def savvies(table: Market, seat: int) -> list[Move]:
    """The Savvy cards a company may play when nothing is pending."""
    found: list[Move] = []
    for held in table.zones.savvies_of(seat, table.card_set.faces):
        card = held.card
        if card.react is None and judge_money(table, seat, w.V_SAVVY, card) is None:
            add_plays(table, seat, a.SAVVY, held.slot, held.code, card.names, found)
    return found


def add_plays(table: Market, seat: int, does: int, slot: int, code: int, names: bool, found: list[Move]) -> None:
    """A play of a hand card, once for every rival it could name."""
    book = table.card_set.book
    if not names:
        found.append(book.from_hand(seat, does, slot, code, NOBODY))
    else:
        found += [book.from_hand(seat, does, slot, code, other) for other in nameable(table, seat)]


def judge_savvy(table: Market, seat: int, action: Move, happening: Happening | None) -> Ban | None:
    """CES-SAV-1 to -3, -7: why a Savvy may not be played now; `happening` is what is pending on top, if anything is."""
    if action.card not in table.zones.hands[seat].faces:
        return NOT_HELD_SAVVY
    card = table.card(action.card)
    if card.type != w.SAVVY:
        return NOT_SAVVY
    ban = judge_event(table, seat, card, happening)
    if ban is None and (card.names or action.target != NOBODY):
        ban = judge_name(table, seat, card.names, action.target)
    return ban if ban is not None else judge_money(table, seat, w.V_SAVVY, card)


def judge_event(table: Market, seat: int, card: Card, happening: Happening | None) -> Ban | None:
    """CES-SAV-3, CES-CXL-4, CES-AUD-3: does what is pending fit? Audits are answered by nothing but answers to them."""
    react = card.react
    if react is None:
        return ONLY_ANSWERS if happening is not None and happening.kind == w.EV_AUDIT else None
    if happening is None or react.event != happening.kind or not happening.concerns(react.by, react.to, seat):
        return NOT_PENDING
    for op in react.ops:
        if op.do == w.REDIRECT:
            if happening.named == NOBODY:
                return NOTHING_TO_TURN
            if op.who == w.ACTOR and table.agreements.pacts and happening.by != seat:
                return PARTNER_SPARED if naming(table, seat, happening.by) is not None else None
    return None


def judge_name(table: Market, seat: int, names: bool, target: int) -> Ban | None:
    """CES-SPY-3: a name where one is needed, and only there."""
    if names:
        return naming(table, seat, target) if target != NOBODY else NO_NAME
    return NAMES_NOBODY if target != NOBODY else None


def judge_money(table: Market, seat: int, verb: int, card: Card) -> Ban | None:
    """CES-FX-12, CES-CARD-14: no block, and the full cost in the bank."""
    cost = cost_of(table, seat, card)  # brings what is in force up to date
    if table.modifiers.blocks[seat] >> verb & 1:
        return FORBIDDEN
    bank = table.accounts.banks[seat]
    if cost > 0 and cost > bank:
        return BROKE if bank <= 0 and card.type == w.SAVVY else TOO_DEAR
    return None
