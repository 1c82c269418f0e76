"""Plays: announcing and paying, the Response to them, and why a card may not be played."""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.actions import Action, Ban
from kickback.engine.chance import Chance
from kickback.engine.events import Facts
from kickback.engine.seats import letter
from kickback.engine.table import AUTO, Moment
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage import words as w
from kickback.games.corporate_espionage.cards import Card
from kickback.games.corporate_espionage.carry import Carry, Deed
from kickback.games.corporate_espionage.picks import nameable, naming
from kickback.games.corporate_espionage.questions import Matter, Window, concerns, out_of_place
from kickback.games.corporate_espionage.sums import blocked, cost_of
from kickback.games.corporate_espionage.table import NOBODY, REFUNDED, SPENT, Market

NOT_HELD: Final = Ban("CES-ZONE-4", "you do not hold that card", "play a card of your hand")
NOT_HELD_SAVVY: Final = Ban("CES-SAV-7", "a Savvy is played by whoever holds it, and you do not hold this one")
NOT_SAVVY: Final = Ban("CES-CARD-11", "only Savvy cards are played out of turn and as answers")
WRONG_TYPE: Final = Ban(
    "CES-CARD-1", "a card is played according to its type", "hire people, buy assets, spy espionage, savvy Savvy"
)
TOO_DEAR: Final = Ban("CES-CARD-14", "you cannot pay its full cost")
BROKE: Final = Ban("CES-SAV-7", "with an empty bank only what costs nothing can be played")
FORBIDDEN: Final = Ban("CES-FX-12", "a card in force forbids your company to do this")
NO_NAME: Final = Ban("CES-SPY-3", "this card names one rival", "say which company, such as `spy COM-11 B`")
NAMES_NOBODY: Final = Ban("CES-SPY-3", "this card names no rival", "leave the company out")
NOT_PENDING: Final = Ban(
    "CES-SAV-3", "this Savvy answers one kind of event, which is not pending here or does not concern you"
)
NOTHING_TO_TURN: Final = Ban("CES-CXL-4", "only a play that names exactly one rival can be redirected")
PARTNER_SPARED: Final = Ban("CES-CXL-4", "a pact keeps you from turning a play on your partner")
ONLY_ANSWERS: Final = Ban("CES-AUD-3", "only a Savvy against audits answers an audit")

EVENT_OF: Final = (w.EV_HIRE, w.EV_PURCHASE, w.EV_ESPIONAGE, w.EV_SAVVY)
BLOCK_OF: Final = (w.V_HIRE, w.V_PURCHASE, w.V_ESPIONAGE, w.V_SAVVY)
VERB_OF_TYPE: Final = (a.HIRE, a.HIRE, a.BUY, a.SAVVY, a.SPY)
PAID_BY: Final = ("CES-HIRE-1", "CES-BUY-1", "CES-SPY-1", "CES-SAV-1")


class Pending(Window):
    """CES-WIN-1 to -5: a play is announced and paid; every other company may answer before it takes effect."""

    def __init__(self, deed: Deed, matter: Matter, asked: int, passed: int, kind: str) -> None:
        super().__init__("response", matter, asked, passed, kind)
        self.deed: Deed = deed

    def clone(self) -> Pending:
        twin = Pending(self.deed, self.matter, self.asked, self.passed, self.kind)
        twin.cancelled = self.cancelled
        twin.all_passed = self.all_passed
        return twin

    def eligible(self, table: Market) -> int:
        return super().eligible(table) & ~(1 << self.deed.seat)

    def candidates(self, table: Market, seat: int) -> list[Action]:
        return answers(table, seat, self.matter)

    def forbids(self, table: Market, seat: int, action: Action) -> Ban | None:
        return judge_answer(table, seat, action, self)

    def answer(self, table: Market, seat: int, action: Action) -> None:
        give_answer(table, seat, action, self)

    def closed(self, table: Market) -> None:
        """CES-WIN-4: nobody stops it any more."""
        table.stack[-1] = Carry(self.deed, self.matter)

    def default(self, table: Market, seat: int, chance: Chance) -> Action:
        return table.box.book.passing

    def cancel(self, table: Market, refund: bool, to_hand: bool) -> None:
        """CES-CXL-1, -3, CES-RULING-53: a waiting card goes to its owner's pile or back, one-shots lie there."""
        self.cancelled = True
        deed = self.deed
        if refund:
            table.bank(deed.seat, deed.paid, REFUNDED)
        if deed.kind == w.EV_HIRE or deed.kind == w.EV_PURCHASE:
            if to_hand:
                table.to_hand(deed.seat, deed.code)
            else:
                table.pile_up(deed.code)
        if table.log is not None:
            clause = "CES-CXL-3" if deed.kind == w.EV_USE else "CES-CXL-1"
            if deed.kind == w.EV_ESPIONAGE:
                clause = "CES-SAV-4"
            facts = told(table, deed) | {"refund": deed.paid if refund else 0, "to-hand": to_hand}
            table.tell("cancelled", clause, facts)

    def redirect(self, table: Market, seat: int) -> None:
        """CES-CXL-4: only the named rival changes; amounts and `if` will be reckoned for the new one."""
        self.deed = self.deed.aimed(seat)
        self.matter = self.deed.matter(table)
        if table.log is not None:
            table.tell("redirected", "CES-CXL-4", told(table, self.deed))

    def gone(self, table: Market, seat: int) -> Moment[Any] | None:
        """CES-OUT-2: a play whose player has left is dropped; a card that waited goes to its owner's pile."""
        if seat != self.deed.seat:
            return super().gone(table, seat)
        self.abandoned(table)
        return None

    def abandoned(self, table: Market) -> None:
        if not self.cancelled and (self.deed.kind == w.EV_HIRE or self.deed.kind == w.EV_PURCHASE):
            table.pile_up(self.deed.code)


def told(table: Market, deed: Deed) -> Facts:
    """A play as events tell it."""
    return {
        "play": w.EVENTS[deed.kind],
        "seat": letter(deed.seat),
        "card": table.mark(deed.code, deed.seat) if deed.code != a.NO_CARD else None,
        "target": letter(deed.target) if deed.target != NOBODY else None,
    }


def announce(table: Market, deed: Deed, clause: str) -> None:
    """CES-WIN-1: the play is on the table and waits for answers."""
    table.pulse += 1
    if table.log is not None:
        table.tell("announced", clause, told(table, deed) | {"cost": deed.paid})
    table.stack.append(Pending(deed, deed.matter(table), 0, 0, AUTO))


def play_from_hand(table: Market, seat: int, verb: int, code: int, target: int, matter: Matter | None) -> None:
    """CES-CARD-2, -10, -12: pay, then the card leaves the hand; a one-shot is discarded as soon as it is paid."""
    card = table.card(code)
    cost = cost_of(table, seat, code >> 3)
    table.bank(seat, -cost, SPENT)
    table.from_hand(seat, code)
    if not card.permanent:
        table.pile_up(code)
    table.card_played = True
    react = card.react
    effects = card.plays if react is None else [react]
    answers = matter if react is not None else None
    reply = matter.by if matter is not None and matter.kind <= w.EV_TAKEOVER else NOBODY
    deed = Deed(EVENT_OF[verb], seat, code, effects, target, cost, 0, answers, table.tick(), 0, reply)
    announce(table, deed, PAID_BY[verb])


def give_answer(table: Market, seat: int, action: Action, window: Window) -> None:
    """A window's answer: a pass, or a Savvy on top of what is pending."""
    if action.verb == a.PASS:
        window.let_go(table, seat)
        return
    window.kind = AUTO  # it looks again what stands when it comes up
    play_from_hand(table, seat, a.SAVVY, action.a, action.b, window.matter)


def answers(table: Market, seat: int, matter: Matter) -> list[Action]:
    """All a company may say in a window: pass, and its Savvy cards that fit."""
    found = [table.box.book.passing]
    for entry in table.savvy_slots(seat):
        code = entry % 8192
        card = table.box.faces[code >> 3]
        if judge_event(table, seat, card, matter) is None and judge_money(table, seat, w.V_SAVVY, code, card) is None:
            found += aimed_at(table, seat, a.SAVVY, entry // 8192, code, card.names)
    return found


def savvies(table: Market, seat: int) -> list[Action]:
    """The Savvy cards a company may play when nothing is pending."""
    found: list[Action] = []
    for entry in table.savvy_slots(seat):
        code = entry % 8192
        card = table.box.faces[code >> 3]
        if card.react is None and judge_money(table, seat, w.V_SAVVY, code, card) is None:
            found += aimed_at(table, seat, a.SAVVY, entry // 8192, code, card.names)
    return found


def aimed_at(table: Market, seat: int, verb: int, slot: int, code: int, names: bool) -> list[Action]:
    """A play of a hand card, once for every rival it could name."""
    book = table.box.book
    if not names:
        return [book.from_hand(seat, verb, slot, code, NOBODY)]
    return [book.from_hand(seat, verb, slot, code, other) for other in nameable(table, seat)]


def judge_answer(table: Market, seat: int, action: Action, window: Window) -> Ban | None:
    """Why a company may not say this in a window."""
    if action.verb == a.PASS:
        return None if window.asks(table, seat) else out_of_place(table, seat, action)
    if action.verb != a.SAVVY or not window.asks(table, seat):
        return out_of_place(table, seat, action)
    return judge_savvy(table, seat, action, window.matter)


def judge_savvy(table: Market, seat: int, action: Action, matter: Matter | None) -> Ban | None:
    """CES-SAV-1 to -3, -7: why a Savvy may not be played now; `matter` is what is pending on top, if anything is."""
    code = action.a
    if code not in table.hands[seat].faces:
        return NOT_HELD_SAVVY
    card = table.box.faces[code >> 3]
    if card.type != w.SAVVY:
        return NOT_SAVVY
    ban = judge_event(table, seat, card, matter)
    if ban is None:
        ban = judge_name(table, seat, card.names, action.b)
    return ban if ban is not None else judge_money(table, seat, w.V_SAVVY, code, card)


def judge_event(table: Market, seat: int, card: Card, matter: Matter | None) -> Ban | None:
    """CES-SAV-3, CES-CXL-4: does what is pending fit a Savvy that answers something?"""
    react = card.react
    if react is None:
        return None
    if matter is None or react.event != matter.kind or not concerns(react.by, react.to, matter, seat):
        return NOT_PENDING
    for op in react.ops:
        if op.do == w.REDIRECT:
            if matter.named == NOBODY:
                return NOTHING_TO_TURN
            if op.who == w.ACTOR and table.clubs.pacts and matter.by != seat:
                return PARTNER_SPARED if naming(table, seat, matter.by) is not None else None
    return None


def judge_name(table: Market, seat: int, names: bool, target: int) -> Ban | None:
    """CES-SPY-3: a name where one is needed, and only there."""
    if names:
        return naming(table, seat, target) if target != NOBODY else NO_NAME
    return NAMES_NOBODY if target != NOBODY else None


def judge_money(table: Market, seat: int, verb: int, code: int, card: Card) -> Ban | None:
    """CES-FX-12, CES-CARD-14: no block, and the full cost in the bank."""
    if blocked(table, seat, verb):
        return FORBIDDEN
    cost = cost_of(table, seat, code >> 3)
    bank = table.banks[seat]
    if cost > 0 and cost > bank:
        return BROKE if bank <= 0 and card.type == w.SAVVY else TOO_DEAR
    return None
