"""House rules between companies: selling cards, loans with interest, pacts, associations and embargoes."""

from __future__ import annotations

from typing import Any

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.moments import TURN, Moment
from kickback.engine.plain import Facts
from kickback.engine.seats import PUBLIC, letter, mask
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.bans import (
    BOYCOTT,
    BUYER_LACKS,
    DEALS_HAVE_TO_WAIT,
    DECLINED,
    NO_DEBT,
    NO_FREE_SEAT,
    NO_PACT,
    NO_PRINCIPAL,
    NOT_A_COMPANY,
    NOT_MARKET_TIME,
    NOT_YOURS,
    OFF,
    ONE_OFFER,
    ONLY_HANDS,
    SELLER_LACKS,
)
from kickback.games.corporate_espionage.components import code_in
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.moments.agreements import (
    begin_break,
    judge_pact,
    judge_terms,
    make_loan,
    make_pact,
    repay_early,
)
from kickback.games.corporate_espionage.moments.associations import (
    EmbargoVote,
    Invitation,
    call_vote,
    found,
    judge_found,
    judge_membership,
    leave_association,
)
from kickback.games.corporate_espionage.moments.in_need import in_need
from kickback.games.corporate_espionage.moments.main_phase import Main
from kickback.games.corporate_espionage.moments.questions import Ask, MidEffect, out_of_place
from kickback.games.corporate_espionage.table import NOBODY, TRADED, Market, OpenLoan, executive_seats, pair, references


def judge_deal(table: Market, seat: int, action: Move) -> Ban | None:
    """Why a deal may not be proposed, or a promise not be kept or broken, now."""
    does = action.does
    rules = table.rules
    if (does in (a.SELL, a.BID) and not rules.sells_hands) or (does in (a.LEND, a.BORROW, a.REPAY) and not rules.loans):
        return OFF
    if (does in (a.PACT, a.BREAK) and not rules.pacts) or (
        does in (a.FOUND, a.LEAVE, a.EMBARGO, a.LIFT) and not rules.associations
    ):
        return OFF
    top = table.stack[-1]
    if isinstance(top, MidEffect):
        return DEALS_HAVE_TO_WAIT
    if does == a.BREAK:
        return None if table.agreements.bound(seat, action.target) else NO_PACT
    if does in (a.LEAVE, a.EMBARGO, a.LIFT):
        return judge_membership(table, seat, action)
    for moment in table.stack:
        if isinstance(moment, (OfferAnswer, Invitation, EmbargoVote)):
            return ONE_OFFER
    if does == a.REPAY:
        debt = table.agreements.first_debt(seat, action.target)
        return None if debt is not None and debt.owed <= table.accounts.banks[seat] else NO_DEBT
    if does == a.FOUND:
        return judge_found(table, seat, action)
    other = action.target
    if other == seat or not table.living(other):
        return NOT_A_COMPANY
    if table.agreements.declined.get(pair(seat, other), NOBODY) == table.calendar.news:
        return DECLINED
    if does == a.PACT:
        return judge_pact(table, seat, action)
    if table.agreements.boycotted(seat, other, table.companies.alive):
        return BOYCOTT
    return judge_sale(table, seat, action, top) if does in (a.SELL, a.BID) else judge_terms(table, seat, action)


def judge_sale(table: Market, seat: int, offer: Move, top: Moment[Any, Any]) -> Ban | None:
    """`card-market`: a seller shows what it has; a buyer may ask for anything, and has the price."""
    if not isinstance(top, Main) or top.seat not in (seat, offer.target):
        return NOT_MARKET_TIME
    if offer.in_play and not table.rules.sells_tables:
        return ONLY_HANDS
    if offer.does == a.SELL:
        return None if has(table, seat, offer) else NOT_YOURS
    return BUYER_LACKS if table.accounts.banks[seat] < offer.price else None


def has(table: Market, seat: int, offer: Move) -> bool:
    """Is the card of an offer where it should be?"""
    if offer.in_play:
        return table.in_play.referred(seat, offer.card) is not None
    return table.zones.holds(seat, offer.card)


def answer_deal(table: Market, seat: int, action: Move) -> None:
    does = action.does
    if does == a.BREAK:
        begin_break(table, seat, action.target)
    elif does == a.REPAY:
        repay_early(table, seat, action.target)
    elif does == a.LEAVE:
        leave_association(table, seat)
    elif does in (a.EMBARGO, a.LIFT):
        call_vote(table, seat, action)
    elif does == a.FOUND:
        found(table, seat, action)
    else:
        propose(table, seat, action)


def propose(table: Market, seat: int, offer: Move) -> None:
    """An offer goes to one company; unless accepted, only the two know whose it is, and what.

    The table waits for the answer, so the others hear who considers one.
    """
    other = offer.target
    if offer.does == a.SELL and not offer.in_play:
        table.zones.look_at_one(other, seat, offer.card)
    if table.log is not None:
        audience = mask([seat, other])
        facts: Facts = {"seat": letter(seat), "to": letter(other), "offer": offer.plain()}
        table.tell("offered", "CES-TALK-1", facts, None, audience)
    if offer.does == a.LEND and in_need(table, other):
        agreements = table.agreements
        agreements.withdraw_loans(seat, other)
        agreements.open_loans = [*agreements.open_loans, OpenLoan(seat, other, offer.price, offer.back, offer.turns)]
        return
    if table.log is not None:
        table.tell("considering", "CES-TALK-1", {"seat": letter(other)}, None, PUBLIC & ~mask([seat, other]))
    table.stack.append(OfferAnswer(other, seat, offer))


class OfferAnswer(Ask):
    """The company addressed accepts or declines."""

    def __init__(self, seat: int, maker: int, offer: Move) -> None:
        super().__init__("offer-answer", seat, TURN)
        self.maker: int = maker
        self.offer: Move = offer

    def candidates(self, table: Market, seat: int) -> list[Move]:
        return [table.card_set.book.accepting, table.card_set.book.declining]

    def forbids(self, table: Market, seat: int, action: Move) -> Ban | None:
        if seat != self.seat or action.does not in (a.ACCEPT, a.DECLINE):
            return out_of_place(table, seat, action)
        return None if action.does == a.DECLINE else self.judge(table)

    def details(self, table: Market, seat: int, action: Move, ban: Ban) -> Facts:
        facts = super().details(table, seat, action, ban)
        if seat == self.seat and action.does == a.ACCEPT:
            facts |= {"price": self.offer.price, "bank": table.accounts.banks[seat], "target": letter(self.maker)}
        return facts

    def judge(self, table: Market) -> Ban | None:
        """What an acceptance needs of the company that accepts: the card, the price, the principal, the seat.

        What the other side gives was there when it made the offer, and nothing can take it away meanwhile.
        """
        offer, maker, seat = self.offer, self.maker, self.seat
        if offer.does == a.PACT:
            return judge_pact(table, maker, offer)
        if offer.does == a.LEND:
            return None
        if offer.does == a.BORROW:
            return None if table.accounts.banks[seat] >= offer.price else NO_PRINCIPAL
        seller, buyer = (maker, seat) if offer.does == a.SELL else (seat, maker)
        if not has(table, seller, offer):
            return SELLER_LACKS
        if buyer == seat and table.accounts.banks[seat] < offer.price:
            return BUYER_LACKS
        if not offer.in_play or table.card(code_in(offer.card)).type != w.EXECUTIVE:
            return None
        return NO_FREE_SEAT if table.in_play.executives(buyer) >= executive_seats(table, buyer) else None

    def answer(self, table: Market, seat: int, action: Move) -> None:
        table.stack.pop()
        if action.does == a.DECLINE:
            table.agreements.declined[pair(self.maker, seat)] = table.calendar.news
            if table.log is not None:
                facts: Facts = {"seat": letter(seat), "to": letter(self.maker)}
                table.tell("declined", "CES-TALK-1", facts, None, mask([seat, self.maker]))
            return
        offer, maker = self.offer, self.maker
        if offer.does == a.PACT:
            make_pact(table, maker, seat, offer.enemy)
        elif offer.does == a.LEND:
            make_loan(table, maker, seat, offer.price, offer.back, offer.turns)
        elif offer.does == a.BORROW:
            make_loan(table, seat, maker, offer.price, offer.back, offer.turns)
        else:
            trade(table, maker, seat, offer)

    def default(self, table: Market, seat: int, chance: Chance) -> Move:
        return table.card_set.book.declining

    def gone(self, table: Market, seat: int) -> Moment[Any, Any] | None:
        return None if seat in (self.seat, self.maker) else self


def trade(table: Market, maker: int, other: int, offer: Move) -> None:
    """`card-market`: price and card change places; control changes, ownership does not (CES-OWN-1)."""
    seller, buyer = (maker, other) if offer.does == a.SELL else (other, maker)
    table.calendar.news += 1
    table.accounts.change(buyer, -offer.price, TRADED)
    table.accounts.change(seller, offer.price, TRADED)
    name: Facts = {"card": table.card_set.book.reference(offer.card, seller)}
    facts: Facts = {"seat": letter(seller), "to": letter(buyer), "price": offer.price}
    if offer.in_play:
        permanent = table.in_play.referred(seller, offer.card)
        assert permanent is not None
        table.hand_control(permanent, buyer)
        if table.log is not None:
            table.tell("sold", "CES-OWN-2", facts | name)
        return
    table.zones.hand_over(seller, buyer, offer.card)
    if table.log is not None:
        table.tell("sold", "CES-OWN-2", facts, {seller: name, buyer: name})


def deal_candidates(table: Market, seat: int) -> list[Move]:
    """Some deals worth proposing, for lists and random play; any figures may be written."""
    rules = table.rules
    found: list[Move] = []
    others = table.companies.rivals_of(seat)
    book = table.card_set.book
    top = table.stack[-1]
    if rules.sells_hands and isinstance(top, Main):
        for other in others:
            cards = table.zones.distinct(seat)
            found += [book.sale(a.SELL, code, seat, other, table.card_set.cost_of(code), False) for code in cards]
            if rules.sells_tables:
                for ref in references(table.in_play.boards[other], table.calendar.turn):
                    if ref >= 0:
                        price = table.card_set.cost_of(code_in(ref))
                        found.append(book.sale(a.BID, ref, seat, other, price, True))
    if rules.loans:
        for other in others:
            found += [book.loan(does, other, n, n + n // 2, 2) for does in (a.LEND, a.BORROW) for n in (2, 6)]
            found.append(book.rival(seat, a.REPAY, other))
    if rules.pacts:
        for other in others:
            found.append(book.rival(seat, a.BREAK, other))
            found += [book.pact(other, enemy) for enemy in others if enemy != other]
    if rules.associations:
        association = table.agreements.association_of(seat)
        if association is not None:
            found.append(book.leaving(association.name))
            found += [book.rival(seat, does, other) for does in (a.EMBARGO, a.LIFT) for other in others]
        elif others:
            found.append(book.founding(f"club-{letter(seat)}{table.calendar.round}", mask(others)))
            found.append(book.founding(f"pair-{letter(seat)}{table.calendar.round}", 1 << others[0]))
    return found
