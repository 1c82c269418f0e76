"""Reaction windows and bribes. A window may open with a card; a card opens an exchange; the exchange ends in an effect.

An exchange is one place on the stack: its moments replace one another there until somebody lets it be. Whom a moment
asks follows from who is in play and whose card it is, never from what anybody holds (EMB-RULING-25).
"""

from __future__ import annotations

from typing import Final

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.memory import NOBODY
from kickback.engine.moments import Race, Turn
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.embezzlement.actions import AUDIT_PAYMENT, PAGES, PASS, PUNCH, USE_BLACKMAIL, USE_BRIBE, Move
from kickback.games.embezzlement.bans import NOT_HELD, PASSED, PUNCH_NEEDS_BOTH
from kickback.games.embezzlement.components import AUDIT, BLACKMAIL, BLANK, BRIBE, OTR, TRADE, TYPES, YEARS, card_name
from kickback.games.embezzlement.effects import after_effect, audit, off_the_record, settle, trade, turn_up
from kickback.games.embezzlement.refusals import explained, why_not
from kickback.games.embezzlement.table import Embezzlement
from kickback.games.embezzlement.table.exchange import (
    BLACKMAILING,
    PAYMENT_AUDIT,
    PAYMENT_OTR,
    TRADING,
    YEAR_AUDIT,
    Exchange,
    Played,
)

THE_PASS: Final = PAGES[2][0].passing
THE_BRIBE: Final = PAGES[2][0].bribe
THE_BLACKMAIL: Final = PAGES[2][0].blackmail
THE_AUDIT: Final = PAGES[2][0].audit
THE_PUNCH: Final = PAGES[2][0].punch
PASS_ONLY: Final[list[Move]] = [THE_PASS]
PASS_OR_BRIBE: Final[list[Move]] = [THE_PASS, THE_BRIBE]
PASS_OR_BLACKMAIL: Final[list[Move]] = [THE_PASS, THE_BLACKMAIL]
PASS_OR_AUDIT: Final[list[Move]] = [THE_PASS, THE_AUDIT]
BRIBE_OR_BLACKMAIL: Final[list[Move]] = [THE_PASS, THE_BRIBE, THE_BLACKMAIL]
BRIBE_OR_AUDIT: Final[list[Move]] = [THE_PASS, THE_BRIBE, THE_AUDIT]
BRIBE_OR_PUNCH: Final[list[Move]] = [THE_PASS, THE_BRIBE, THE_PUNCH]

CARD_OF: Final = [BLACKMAIL, AUDIT, AUDIT, TRADE, OTR, OTR]  # by kind of exchange
CLAUSE_OF: Final = ["EMB-BLACK-1", "EMB-AUDIT-1", "EMB-AUDIT-3", "EMB-TRADE-2", "EMB-OTR-5", "EMB-OTR-6"]
DECIDES: Final = ["bribe-blackmail", "bribe-audit", "bribe", "bribe", "defend-otr", "defend-otr"]


class Window(Race[Embezzlement, Move]):
    """EMB-BLACK-5, EMB-AUDIT-1, -2, EMB-HOUSE-6: the colleagues may open an exchange; the first card down counts."""

    def __init__(self, name: str, asked: int, passed: int, what: int) -> None:
        super().__init__(name, asked, passed)
        self.exact = True
        self.what: int = what

    def candidates(self, table: Embezzlement, seat: int) -> list[Move]:
        if table.cards.hands[TYPES * seat + CARD_OF[self.what]] == 0:
            return PASS_ONLY
        return PASS_OR_AUDIT if self.what == PAYMENT_AUDIT else PASS_OR_BLACKMAIL

    def forbids(self, table: Embezzlement, seat: int, action: Move) -> Ban | None:
        if not self.asks(table, seat):
            return why_not(table, seat, action)
        if action.verb is PASS:
            return None
        if action.verb is (AUDIT_PAYMENT if self.what == PAYMENT_AUDIT else USE_BLACKMAIL):
            card = CARD_OF[self.what]
            return None if table.cards.hands[TYPES * seat + card] else NOT_HELD
        return why_not(table, seat, action)

    def details(self, table: Embezzlement, seat: int, action: Move, ban: Ban) -> Facts:
        return explained(table, seat, action, ban)

    def answer(self, table: Embezzlement, seat: int, action: Move) -> None:
        if action.verb is PASS:
            self.let_go(table, seat)
        else:
            space = table.turn.paid_now if self.what == PAYMENT_AUDIT else table.turn.settling
            fresh_card(table, seat, self.what, space, [])

    def closed(self, table: Embezzlement) -> None:
        table.stack.pop()
        if self.what == BLACKMAILING:
            settle_up(table, table.turn.active)
        else:
            after_effect(table)

    def default(self, table: Embezzlement, seat: int, chance: Chance) -> Move:
        return THE_PASS

    def clone(self) -> Window:
        return Window(self.name, self.asked, self.passed, self.what)


class Decide(Turn[Embezzlement, Move]):
    """EMB-BRIBE-2, -3, -6, -8: one seat may cancel the card that is about to take effect, or let it be."""

    def candidates(self, table: Embezzlement, seat: int) -> list[Move]:
        return PASS_OR_BRIBE if table.cards.hands[TYPES * seat + BRIBE] else PASS_ONLY

    def forbids(self, table: Embezzlement, seat: int, action: Move) -> Ban | None:
        if seat == self.seat:
            if action.verb is PASS:
                return None
            if action.verb is USE_BRIBE:
                return None if table.cards.hands[TYPES * seat + BRIBE] else NOT_HELD
        return why_not(table, seat, action)

    def details(self, table: Embezzlement, seat: int, action: Move, ban: Ban) -> Facts:
        return explained(table, seat, action, ban)

    def answer(self, table: Embezzlement, seat: int, action: Move) -> None:
        if action.verb is PASS:
            conclude(table)
        else:
            bribed(table, seat)
            go_on(table)

    def default(self, table: Embezzlement, seat: int, chance: Chance) -> Move:
        return THE_PASS


class Replay(Race[Embezzlement, Move]):
    """EMB-BLACK-9 to -13, EMB-RULING-18, -19: after the victim's Bribe the bribed player may bribe back, and anybody
    asked may play a fresh card instead; the first one counts."""

    def __init__(self, name: str, asked: int, passed: int = 0) -> None:
        super().__init__(name, asked, passed)
        self.exact = True

    def candidates(self, table: Embezzlement, seat: int) -> list[Move]:
        exchange = table.exchange
        assert exchange is not None
        blackmail = exchange.what == BLACKMAILING
        hands = table.cards.hands
        fresh = hands[TYPES * seat + CARD_OF[exchange.what]] > 0 and (blackmail or table.rules.audit_reopens)
        if seat == exchange.by and hands[TYPES * seat + BRIBE]:
            if not fresh:
                return PASS_OR_BRIBE
            return BRIBE_OR_BLACKMAIL if blackmail else BRIBE_OR_AUDIT
        if not fresh:
            return PASS_ONLY
        return PASS_OR_BLACKMAIL if blackmail else PASS_OR_AUDIT

    def forbids(self, table: Embezzlement, seat: int, action: Move) -> Ban | None:
        exchange = table.exchange
        assert exchange is not None
        if self.asks(table, seat):
            verb = action.verb
            if verb is PASS:
                return None
            if verb is USE_BRIBE and seat == exchange.by:
                return None if table.cards.hands[TYPES * seat + BRIBE] else NOT_HELD
            blackmail = exchange.what == BLACKMAILING
            if verb is (USE_BLACKMAIL if blackmail else AUDIT_PAYMENT) and (blackmail or table.rules.audit_reopens):
                card = CARD_OF[exchange.what]
                return None if table.cards.hands[TYPES * seat + card] else NOT_HELD
        return why_not(table, seat, action)

    def details(self, table: Embezzlement, seat: int, action: Move, ban: Ban) -> Facts:
        return explained(table, seat, action, ban)

    def answer(self, table: Embezzlement, seat: int, action: Move) -> None:
        exchange = table.exchange
        assert exchange is not None
        if action.verb is PASS:
            self.let_go(table, seat)
        elif action.verb is USE_BRIBE:
            bribed(table, seat)
            decide(table, exchange.against, DECIDES[exchange.what])
        else:
            fresh_card(table, seat, exchange.what, exchange.space, exchange.chain)

    def closed(self, table: Embezzlement) -> None:
        conclude(table)

    def default(self, table: Embezzlement, seat: int, chance: Chance) -> Move:
        return THE_PASS

    def clone(self) -> Replay:
        return Replay(self.name, self.asked, self.passed)


class Challenge(Race[Embezzlement, Move]):
    """EMB-OTR-8, EMB-BRIBE-4, EMB-RULING-21, -22, EMB-HOUSE-8: any colleague may bribe Off the Record, or punch."""

    def __init__(self, name: str, asked: int, passed: int = 0) -> None:
        super().__init__(name, asked, passed)
        self.exact = True

    def candidates(self, table: Embezzlement, seat: int) -> list[Move]:
        if table.cards.hands[TYPES * seat + BRIBE] == 0:
            return PASS_ONLY
        punches = table.rules.punch and table.turn.paying != BLANK and table.cards.hands[TYPES * seat + AUDIT] > 0
        return BRIBE_OR_PUNCH if punches else PASS_OR_BRIBE

    def forbids(self, table: Embezzlement, seat: int, action: Move) -> Ban | None:
        if self.asks(table, seat):
            verb = action.verb
            if verb is PASS:
                return None
            punches = verb is PUNCH and table.rules.punch and table.exchange is not None
            if verb is USE_BRIBE or (punches and table.turn.paying >= 0):
                bribes = table.cards.hands[TYPES * seat + BRIBE] > 0
                if punches:
                    return None if bribes and table.cards.hands[TYPES * seat + AUDIT] else PUNCH_NEEDS_BOTH
                return None if bribes else NOT_HELD
        elif self.asked >> seat & 1 and action.verb is PUNCH:
            return PASSED
        return why_not(table, seat, action)

    def details(self, table: Embezzlement, seat: int, action: Move, ban: Ban) -> Facts:
        return explained(table, seat, action, ban)

    def answer(self, table: Embezzlement, seat: int, action: Move) -> None:
        if action.verb is PASS:
            self.let_go(table, seat)
            return
        if action.verb is PUNCH:
            punch(table, seat)
        else:
            bribed(table, seat)
            decide(table, table.turn.active, "defend-otr")

    def closed(self, table: Embezzlement) -> None:
        conclude(table)

    def default(self, table: Embezzlement, seat: int, chance: Chance) -> Move:
        return THE_PASS

    def clone(self) -> Challenge:
        return Challenge(self.name, self.asked, self.passed)


def open_window(table: Embezzlement, name: str, what: int) -> bool:
    """Asks the colleagues of the active player, if there are any."""
    asked = table.colleagues
    if asked:
        table.stack.append(Window(name, asked, 0, what))
    return asked != 0


def play_card(table: Embezzlement, seat: int, what: int, against: int, space: int) -> None:
    """EMB-CARD-1, EMB-BRIBE-6: a card of the action or payment phase; those who may bribe it get their moment."""
    table.stack.append(table.stack[-1])  # the place of the exchange, filled at once below
    fresh(table, seat, what, against, space, [])
    if against == HIDDEN:
        challenge(table)
    else:
        decide(table, against, "bribe")


def fresh_card(table: Embezzlement, seat: int, what: int, space: int, chain: list[Played]) -> None:
    """EMB-BLACK-5, -10, -11, EMB-AUDIT-2: a Blackmail or payment Audit, the first or one more, on the active player."""
    fresh(table, seat, what, table.turn.active, space, chain)
    decide(table, table.turn.active, DECIDES[what])


def fresh(table: Embezzlement, seat: int, what: int, against: int, space: int, chain: list[Played]) -> None:
    card = CARD_OF[what]
    table.cards.spend(seat, card)
    table.exchange = Exchange(what, seat, against, space, 0, [*chain, Played(seat, card)])
    if table.log is not None:
        facts: Facts = {"seat": letter(seat), "card": card_name(card), "year": space % YEARS + 1}
        facts["attempt"] = table.exchange.attempt
        if against != HIDDEN:
            facts["against"] = letter(against)
        table.tell("played", CLAUSE_OF[what], facts)


def bribed(table: Embezzlement, seat: int) -> None:
    """EMB-BRIBE-8: one more Bribe on the card; it turns what stands."""
    exchange = table.exchange
    assert exchange is not None
    table.cards.spend(seat, BRIBE)
    chain = [*exchange.chain, Played(seat, BRIBE)]
    table.exchange = Exchange(exchange.what, exchange.by, exchange.against, exchange.space, exchange.bribes + 1, chain)
    if table.log is not None:
        other = exchange.chain[-1].seat
        facts: Facts = {"seat": letter(seat), "card": card_name(BRIBE), "against": letter(other)}
        facts |= {"year": exchange.space % YEARS + 1, "attempt": exchange.attempt, "of": letter(exchange.by)}
        facts["answers"] = card_name(exchange.chain[-1].card)
        clause = (
            "EMB-BRIBE-4"
            if exchange.what >= PAYMENT_OTR and exchange.bribes % 2 == 0
            else ("EMB-BRIBE-2" if exchange.bribes == 0 else "EMB-BRIBE-3")
        )
        table.tell("played", clause, facts | {"stands": exchange.bribes % 2 == 1})


def decide(table: Embezzlement, seat: int, name: str) -> None:
    """The seat's moment to bribe; one that has resigned passes (EMB-RULING-55)."""
    table.stack[-1] = Decide(name, seat, exact=True)
    if table.people.is_leaving(seat):
        conclude(table)


def challenge(table: Embezzlement) -> None:
    asked = table.colleagues
    table.stack[-1] = Challenge("challenge-otr", asked)
    if not asked:
        conclude(table)


def go_on(table: Embezzlement) -> None:
    """A seat has bribed in its moment: who may answer that Bribe?"""
    exchange = table.exchange
    assert exchange is not None
    what = exchange.what
    if what >= PAYMENT_OTR:
        challenge(table)
    elif what in (YEAR_AUDIT, TRADING):
        if exchange.bribes % 2:
            decide(table, exchange.by, "counter")
        else:
            decide(table, exchange.against, "bribe")
    else:
        replay(table, exchange)


def replay(table: Embezzlement, exchange: Exchange) -> None:
    blackmail = exchange.what == BLACKMAILING
    asked = table.colleagues
    if not blackmail and not table.rules.audit_reopens:
        asked &= 1 << exchange.by
    table.stack[-1] = Replay("replay-blackmail" if blackmail else "replay-audit", asked)
    if not asked:
        conclude(table)


def conclude(table: Embezzlement) -> None:
    """Nobody plays on: the first card takes effect, or it is cancelled."""
    exchange = table.exchange
    assert exchange is not None
    table.stack.pop()
    table.exchange = None
    what = exchange.what
    if not exchange.stands and table.log is not None:
        facts: Facts = {"seat": letter(exchange.by), "card": card_name(CARD_OF[what]), "bribes": exchange.bribes}
        facts["year"] = exchange.space % YEARS + 1
        if exchange.against != HIDDEN:
            facts["against"] = letter(exchange.against)
        table.tell("cancelled", "EMB-BRIBE-8", facts)
    if what == PAYMENT_OTR:
        table.turn.otr_fell = not exchange.stands
    if what == BLACKMAILING:
        settle_up(table, exchange.by if exchange.stands else table.turn.active, not exchange.stands)
    elif not exchange.stands:
        after_effect(table)
    elif what == TRADING:
        trade(table, YEARS * exchange.by + exchange.space % YEARS, exchange.space)
    elif what >= PAYMENT_OTR:
        off_the_record(table, exchange.space)
    else:
        audit(table, exchange.by, exchange.space)


def settle_up(table: Embezzlement, taker: int, fell: bool = False) -> None:
    """EMB-HOUSE-7, EMB-RULING-40: a blind Blackmail is over before the invoice is turned up; then the Caps move."""
    if table.rules.blind:
        turn_up(table, taker if taker != table.turn.active else NOBODY)
    settle(table, taker, fell)


def punch(table: Embezzlement, seat: int) -> None:
    """EMB-HOUSE-9: Off the Record is cancelled, the payment is placed and audited, and nobody can bribe any of it."""
    exchange = table.exchange
    assert exchange is not None
    table.cards.spend(seat, BRIBE)
    table.cards.spend(seat, AUDIT)
    table.exchange = None
    del table.stack[-2:]  # the exchange and the placing below it
    if table.log is not None:
        table.tell("punched", "EMB-HOUSE-8", table.place_of(exchange.space) | {"by": letter(seat)})
    table.place(table.turn.amount)
    audit(table, seat, exchange.space)


def let_go(table: Embezzlement) -> None:
    """EMB-RULING-55: seats that have resigned pass for the rest of what is open; if nothing is, they are bust now."""
    moment = table.stack[-1]
    if isinstance(moment, Race):
        moment.asked &= ~table.people.leaving
        if moment.asked & ~moment.passed == 0:
            moment.closed(table)
    elif isinstance(moment, Decide):
        if table.people.is_leaving(moment.seat):
            conclude(table)
    else:
        after_effect(table)
