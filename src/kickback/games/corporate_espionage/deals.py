"""House rules between companies: selling cards, loans with interest, pacts, associations and embargoes."""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.actions import Action, Ban
from kickback.engine.chance import Chance
from kickback.engine.events import Facts, Plain
from kickback.engine.seats import letter, mask
from kickback.engine.table import AUTO, TURN, Commit, Moment
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage import words as w
from kickback.games.corporate_espionage.bills import Insolvency
from kickback.games.corporate_espionage.house import Association, Loan, Pact, Standing
from kickback.games.corporate_espionage.main import Main
from kickback.games.corporate_espionage.options import EMBARGO_ROUNDS
from kickback.games.corporate_espionage.picks import NameRival, PickInHand, PickInPlay, distinct, partner, refs
from kickback.games.corporate_espionage.questions import Ask, out_of_place
from kickback.games.corporate_espionage.sums import executive_seats
from kickback.games.corporate_espionage.table import LENT, NOBODY, REPAID, TRADED, Market
from kickback.games.corporate_espionage.takeover import ExecSurplus, TakeoverChoice
from kickback.games.corporate_espionage.turns import Expenses

OFF: Final = Ban("CES-TALK-1", "this table plays without such deals", "an option allows them")
NOT_A_COMPANY: Final = Ban("CES-TALK-1", "deals are made with other companies in the market")
ONE_OFFER: Final = Ban("CES-TALK-1", "another offer is waiting for its answer")
DECLINED: Final = Ban("CES-TALK-1", "that company has declined, and nothing has happened since")
MID_EFFECT: Final = Ban("CES-RULING-54", "an effect is being carried out; deals have to wait")
NOT_MARKET_TIME: Final = Ban("CES-TALK-1", "cards change hands while one of the two has its Main")
ONLY_HANDS: Final = Ban("CES-ZONE-4", "only cards of your hand can be sold at this table")
NOT_YOURS: Final = Ban("CES-OWN-2", "you can sell only what you hold or control")
SELLER_LACKS: Final = Ban("CES-OWN-2", "that card is not there to be sold")
BUYER_LACKS: Final = Ban("CES-CARD-14", "the price is not in the bank")
NO_FREE_SEAT: Final = Ban("CES-CARD-8", "there is no free executive seat")
BOYCOTT: Final = Ban("CES-TALK-1", "an embargo forbids this deal")
BAD_TERMS: Final = Ban("CES-RULING-7", "the repayment or the term is outside what this table allows")
NO_PRINCIPAL: Final = Ban("CES-RULING-7", "the principal is not in the lender's bank")
NO_DEBT: Final = Ban("CES-RULING-7", "you owe that company nothing, or cannot pay it in full")
BAD_PACT: Final = Ban(
    "CES-TALK-1", "a pact needs a partner and an enemy, both in the market, and no pact between you yet"
)
NO_PACT: Final = Ban("CES-TALK-1", "there is no pact with that company to break")
BAD_CLUB: Final = Ban("CES-TALK-1", "one membership each, a new name, and somebody to invite")
NO_CLUB: Final = Ban("CES-TALK-1", "you are no member of that association")
BAD_EMBARGO: Final = Ban("CES-TALK-1", "an association boycotts one company at a time, and no member")
NO_EMBARGO: Final = Ban("CES-TALK-1", "your association has no embargo on that company")


def judge_deal(table: Market, seat: int, action: Action) -> Ban | None:
    """Why a deal may not be proposed, or a promise not be kept or broken, now."""
    verb = action.verb
    rules = table.rules
    if (verb in (a.SELL, a.BID) and not rules.sells_hands) or (verb in (a.LEND, a.BORROW, a.REPAY) and not rules.loans):
        return OFF
    if (verb in (a.PACT, a.BREAK) and not rules.pacts) or (
        verb in (a.FOUND, a.LEAVE, a.EMBARGO, a.LIFT) and not rules.associations
    ):
        return OFF
    top = table.stack[-1]
    if isinstance(top, (NameRival, PickInPlay, PickInHand, TakeoverChoice, ExecSurplus)):
        return MID_EFFECT
    if verb == a.BREAK:
        return None if bound(table, seat, action.a) else NO_PACT
    if verb == a.REPAY:
        debt = first_debt(table, seat, action.a)
        return None if debt is not None and debt.owed <= table.banks[seat] else NO_DEBT
    if verb in (a.LEAVE, a.EMBARGO, a.LIFT):
        return judge_club(table, seat, action)
    for moment in table.stack:
        if isinstance(moment, (OfferAnswer, Invitation, EmbargoVote)):
            return ONE_OFFER
    if verb == a.FOUND:
        return judge_found(table, seat, action)
    assert isinstance(action, a.Offer)
    other = action.b
    if other == seat or not table.living(other):
        return NOT_A_COMPANY
    if table.clubs.declined[seat * 8 + other] == table.pulse:
        return DECLINED
    if verb == a.PACT:
        return judge_pact(table, seat, action)
    if boycotted(table, seat, other):
        return BOYCOTT
    return judge_sale(table, seat, action, top) if verb in (a.SELL, a.BID) else judge_terms(table, action)


def judge_sale(table: Market, seat: int, offer: a.Offer, top: Moment[Any]) -> Ban | None:
    """`card-market`: a seller shows what it has; a buyer may ask for anything."""
    if not isinstance(top, Main) or top.seat not in (seat, offer.b):
        return NOT_MARKET_TIME
    if offer.in_play and not table.rules.sells_tables:
        return ONLY_HANDS
    return NOT_YOURS if offer.verb == a.SELL and not has(table, seat, offer) else None


def has(table: Market, seat: int, offer: a.Offer) -> bool:
    """Is the card of an offer where it should be?"""
    if offer.a < 0:
        return False
    if offer.in_play:
        return table.find(seat, offer.a % a.COPY, offer.a // a.COPY) is not None
    return offer.a in table.hands[seat].faces


def judge_terms(table: Market, offer: a.Offer) -> Ban | None:
    """`loan-max-interest`, `loan-max-term`."""
    most = offer.price * (100 + table.rules.max_interest) // 100
    fits = offer.price > 0 and offer.price <= offer.back <= most and 1 <= offer.turns <= table.rules.max_term
    return None if fits else BAD_TERMS


def judge_pact(table: Market, seat: int, offer: a.Offer) -> Ban | None:
    enemy = offer.a
    if enemy in (seat, offer.b) or enemy < 0 or not table.living(enemy) or partner(table, seat, offer.b):
        return BAD_PACT
    return None


def bound(table: Market, seat: int, other: int) -> bool:
    """Is there a pact of these two that the seat has not yet begun to break?"""
    both = 1 << seat | 1 << other
    return seat != other and any(p.partners & both == both and not p.breaking >> seat & 1 for p in table.clubs.pacts)


def boycotted(table: Market, seat: int, other: int) -> bool:
    """`associations`: no deals between the members of an association and the company it boycotts."""
    for club in table.clubs.associations:
        if club.target != NOBODY and (club.members & table.alive).bit_count() >= 2:
            for one, two in ((seat, other), (other, seat)):
                if club.target == one and club.members >> two & 1:
                    return True
    return False


def first_debt(table: Market, borrower: int, lender: int) -> Loan | None:
    for loan in table.loans:
        if loan.borrower == borrower and loan.lender == lender:
            return loan
    return None


def club_of(table: Market, seat: int) -> Association | None:
    for club in table.clubs.associations:
        if club.members >> seat & 1:
            return club
    return None


def judge_found(table: Market, seat: int, action: Action) -> Ban | None:
    assert isinstance(action, a.Said)
    invited = action.a
    if not invited or invited >> seat & 1 or invited & ~table.alive or club_of(table, seat) is not None:
        return BAD_CLUB
    for club in table.clubs.associations:
        if club.name == action.words or club.members & invited:
            return BAD_CLUB
    return None


def judge_club(table: Market, seat: int, action: Action) -> Ban | None:
    club = club_of(table, seat)
    if club is None:
        return NO_CLUB
    if action.verb == a.LEAVE:
        return None if isinstance(action, a.Said) and action.words == club.name else NO_CLUB
    for moment in table.stack:
        if isinstance(moment, EmbargoVote):
            return ONE_OFFER
    target = action.a
    if action.verb == a.EMBARGO:
        fits = club.target == NOBODY and table.living(target) and not club.members >> target & 1
        return None if fits else BAD_EMBARGO
    return None if club.target == target else NO_EMBARGO


def answer_deal(table: Market, seat: int, action: Action) -> None:
    verb = action.verb
    if verb == a.BREAK:
        begin_break(table, seat, action.a)
    elif verb == a.REPAY:
        repay_early(table, seat, action.a)
    elif verb == a.LEAVE:
        leave_club(table, seat)
    elif verb in (a.EMBARGO, a.LIFT):
        club = club_of(table, seat)
        assert club is not None
        if table.log is not None:
            facts: Facts = {"seat": letter(seat), "association": club.name, "target": letter(action.a)}
            table.tell("vote-called", "CES-TALK-1", facts | {"motion": a.WORDS[verb]})
        table.stack.append(EmbargoVote(club.members & table.alive, [None] * table.seats, club.name, action.a, verb))
    elif isinstance(action, a.Said):
        if table.log is not None:
            names: list[Plain] = [letter(s) for s in range(table.seats) if action.a >> s & 1]
            table.tell("founding", "CES-TALK-1", {"seat": letter(seat), "association": action.words, "with": names})
        invite(table, action.words, 1 << seat, action.a)
    else:
        assert isinstance(action, a.Offer)
        propose(table, seat, action)


def propose(table: Market, seat: int, offer: a.Offer) -> None:
    """An offer goes to one company; unless accepted, only the two know of it."""
    other = offer.b
    if offer.verb == a.SELL and not offer.in_play:
        table.look_at_one(other, seat, offer.a)
    if table.log is not None:
        audience = mask([seat, other])
        facts: Facts = {"seat": letter(seat), "to": letter(other), "offer": offer.text}
        table.tell("offered", "CES-TALK-1", facts, None, audience)
    if offer.verb == a.LEND and in_need(table, other):
        standing = Standing(seat, other, offer.price, offer.back, offer.turns)
        table.clubs.standing = [s for s in table.clubs.standing if (s.lender, s.borrower) != (seat, other)] + [standing]
        return
    table.stack.append(OfferAnswer(other, seat, offer))


def in_need(table: Market, seat: int) -> bool:
    """Is the company in Insolvency or in its Expenses choice?"""
    top = table.stack[-1]
    return isinstance(top, (Insolvency, Expenses)) and top.seat == seat


class OfferAnswer(Ask):
    """The company addressed accepts or declines."""

    def __init__(self, seat: int, maker: int, offer: a.Offer) -> None:
        super().__init__("offer-answer", seat, TURN)
        self.maker: int = maker
        self.offer: a.Offer = offer

    def candidates(self, table: Market, seat: int) -> list[Action]:
        return [a.ACCEPTING, a.DECLINING]

    def forbids(self, table: Market, seat: int, action: Action) -> Ban | None:
        if seat != self.seat or action.verb not in (a.ACCEPT, a.DECLINE):
            return out_of_place(table, seat, action)
        return None if action.verb == a.DECLINE else self.judge(table)

    def judge(self, table: Market) -> Ban | None:
        """What an acceptance needs: the card, the price, the principal, the seat."""
        offer, maker, seat = self.offer, self.maker, self.seat
        if offer.verb == a.PACT:
            return judge_pact(table, maker, offer)
        if offer.verb in (a.LEND, a.BORROW):
            lender = maker if offer.verb == a.LEND else seat
            return None if table.banks[lender] >= offer.price else NO_PRINCIPAL
        seller, buyer = (maker, seat) if offer.verb == a.SELL else (seat, maker)
        if not has(table, seller, offer):
            return SELLER_LACKS
        if table.banks[buyer] < offer.price:
            return BUYER_LACKS
        if not offer.in_play or table.card(offer.a % a.COPY).type != w.EXECUTIVE:
            return None
        return NO_FREE_SEAT if table.executives(buyer) >= executive_seats(table, buyer) else None

    def answer(self, table: Market, seat: int, action: Action) -> None:
        table.stack.pop()
        if action.verb == a.DECLINE:
            table.clubs.declined[self.maker * 8 + seat] = table.pulse
            if table.log is not None:
                facts: Facts = {"seat": letter(seat), "to": letter(self.maker)}
                table.tell("declined", "CES-TALK-1", facts, None, mask([seat, self.maker]))
            return
        offer, maker = self.offer, self.maker
        if offer.verb == a.PACT:
            make_pact(table, maker, seat, offer.a)
        elif offer.verb == a.LEND:
            make_loan(table, maker, seat, offer.price, offer.back, offer.turns)
        elif offer.verb == a.BORROW:
            make_loan(table, seat, maker, offer.price, offer.back, offer.turns)
        else:
            trade(table, maker, seat, offer)

    def default(self, table: Market, seat: int, chance: Chance) -> Action:
        return a.DECLINING

    def gone(self, table: Market, seat: int) -> Moment[Any] | None:
        return None if seat in (self.seat, self.maker) else self


def trade(table: Market, maker: int, other: int, offer: a.Offer) -> None:
    """`card-market`: price and card change places; control changes, ownership does not (CES-OWN-1)."""
    seller, buyer = (maker, other) if offer.verb == a.SELL else (other, maker)
    table.pulse += 1
    table.bank(buyer, -offer.price, TRADED)
    table.bank(seller, offer.price, TRADED)
    name: Facts = {"card": table.box.book.reference(offer.a, seller)}
    facts: Facts = {"seat": letter(seller), "to": letter(buyer), "price": offer.price}
    if offer.in_play:
        permanent = table.find(seller, offer.a % a.COPY, offer.a // a.COPY)
        assert permanent is not None
        table.hand_control(permanent, buyer)
        if table.log is not None:
            table.tell("sold", "CES-OWN-2", facts | name)
        return
    table.hand_over(seller, buyer, offer.a)
    if table.log is not None:
        table.tell("sold", "CES-OWN-2", facts, {seller: name, buyer: name})


def make_loan(table: Market, lender: int, borrower: int, price: int, back: int, turns: int) -> None:
    """`loans`: the principal moves at once, the repayment falls due later."""
    table.pulse += 1
    table.bank(lender, -price, LENT)
    table.bank(borrower, price, LENT)
    table.loans = [*table.loans, Loan(lender, borrower, back, turns)]
    clubs = table.clubs
    clubs.standing = [s for s in clubs.standing if (s.lender, s.borrower) != (lender, borrower)]
    for moment in table.stack:
        if isinstance(moment, (Insolvency, Expenses)) and moment.seat == borrower:
            moment.kind = AUTO
    if table.log is not None:
        facts: Facts = {"seat": letter(lender), "to": letter(borrower), "amount": price, "back": back, "turns": turns}
        table.tell("lent", "CES-RULING-7", facts)


def make_pact(table: Market, one: int, two: int, enemy: int) -> None:
    table.pulse += 1
    table.clubs.pacts = [*table.clubs.pacts, Pact(1 << one | 1 << two, enemy, 0)]
    if table.log is not None:
        facts: Facts = {"seat": letter(one), "with": letter(two), "enemy": letter(enemy)}
        table.tell("pact", "CES-TALK-1", facts)


def begin_break(table: Market, seat: int, other: int) -> None:
    table.pulse += 1
    both = 1 << seat | 1 << other
    table.clubs.pacts = [
        Pact(p.partners, p.enemy, p.breaking | 1 << seat) if p.partners & both == both else p for p in table.clubs.pacts
    ]
    if table.log is not None:
        table.tell("breaking", "CES-TALK-1", {"seat": letter(seat), "with": letter(other)})


def repay_early(table: Market, seat: int, lender: int) -> None:
    debt = first_debt(table, seat, lender)
    assert debt is not None
    table.pulse += 1
    table.loans = [loan for loan in table.loans if loan is not debt]
    table.bank(seat, -debt.owed, REPAID)
    table.bank(lender, debt.owed, REPAID)
    if table.log is not None:
        facts: Facts = {"seat": letter(seat), "to": letter(lender), "amount": debt.owed}
        table.tell("repaid", "CES-RULING-7", facts)


def leave_club(table: Market, seat: int) -> None:
    table.pulse += 1
    left: list[Association] = []
    for club in table.clubs.associations:
        members = club.members & ~(1 << seat)
        if members:
            left.append(Association(club.name, members, club.target, club.until))
        if table.log is not None and club.members >> seat & 1:
            table.tell("left-association", "CES-TALK-1", {"seat": letter(seat), "association": club.name})
    table.clubs.associations = left


def invite(table: Market, name: str, members: int, invited: int) -> None:
    """Each invited company is asked in turn; an association needs two members to come into being."""
    for seat in range(table.seats):
        if invited >> seat & 1:
            table.stack.append(Invitation(seat, name, members, invited & ~(1 << seat)))
            return
    table.pulse += 1
    founded = members.bit_count() >= 2
    if founded:
        table.clubs.associations = [*table.clubs.associations, Association(name, members, NOBODY, 0)]
    if table.log is not None:
        names: list[Plain] = [letter(s) for s in range(table.seats) if members >> s & 1]
        kind = "founded" if founded else "not-founded"
        table.tell(kind, "CES-TALK-1", {"association": name, "members": names})


class Invitation(Ask):
    """A company is asked whether it joins an association."""

    def __init__(self, seat: int, name: str, members: int, invited: int) -> None:
        super().__init__("offer-answer", seat, TURN)
        self.club: str = name
        self.members: int = members
        self.invited: int = invited

    def candidates(self, table: Market, seat: int) -> list[Action]:
        return [a.ACCEPTING, a.DECLINING]

    def forbids(self, table: Market, seat: int, action: Action) -> Ban | None:
        fits = seat == self.seat and action.verb in (a.ACCEPT, a.DECLINE)
        return None if fits else out_of_place(table, seat, action)

    def answer(self, table: Market, seat: int, action: Action) -> None:
        table.stack.pop()
        joins = 1 << seat if action.verb == a.ACCEPT else 0
        invite(table, self.club, self.members | joins, self.invited)

    def default(self, table: Market, seat: int, chance: Chance) -> Action:
        return a.DECLINING

    def gone(self, table: Market, seat: int) -> Moment[Any] | None:
        members = self.members & ~(1 << seat)
        if not members:
            return None
        invited = self.invited & ~(1 << seat)
        if seat != self.seat:
            return Invitation(self.seat, self.club, members, invited)
        for other in range(table.seats):
            if invited >> other & 1:
                return Invitation(other, self.club, members, invited & ~(1 << other))
        return None


class EmbargoVote(Commit[Market]):
    """`associations`: all members vote in secret; a strict majority begins or ends an embargo."""

    def __init__(self, asked: int, picks: list[Action | None], club: str, target: int, motion: int) -> None:
        super().__init__("embargo-vote", asked, picks)
        self.club: str = club
        self.target: int = target
        self.motion: int = motion

    def clone(self) -> EmbargoVote:
        return EmbargoVote(self.asked, self.picks[:], self.club, self.target, self.motion)

    def candidates(self, table: Market, seat: int) -> list[Action]:
        return [a.SAYING_YES, a.SAYING_NO]

    def forbids(self, table: Market, seat: int, action: Action) -> Ban | None:
        fits = self.asks(table, seat) and action.verb in (a.YES, a.NO)
        return None if fits else out_of_place(table, seat, action)

    def sealed(self, table: Market, seat: int, action: Action) -> None:
        if table.log is not None:
            table.tell("voted", "CES-TALK-1", {"seat": letter(seat)}, {seat: {"vote": action.text}})

    def resolve(self, table: Market) -> None:
        table.stack.pop()
        table.pulse += 1
        members = [s for s in range(table.seats) if self.asked >> s & 1]
        ayes = sum(1 for s in members if self.pick(s).verb == a.YES)
        carried = 2 * ayes > len(members)
        if carried:
            target = self.target if self.motion == a.EMBARGO else NOBODY
            until = table.round + EMBARGO_ROUNDS - 1
            table.clubs.associations = [
                Association(c.name, c.members, target, until) if c.name == self.club else c
                for c in table.clubs.associations
            ]
        if table.log is not None:
            facts: Facts = {"association": self.club, "target": letter(self.target), "motion": a.WORDS[self.motion]}
            table.tell("vote-counted", "CES-TALK-1", facts | {"yes": ayes, "of": len(members), "carried": carried})

    def default(self, table: Market, seat: int, chance: Chance) -> Action:
        return a.SAYING_NO

    def gone(self, table: Market, seat: int) -> Moment[Any] | None:
        """A vote is off when a member or the company voted on leaves."""
        return None if self.asked >> seat & 1 or seat == self.target else self


def loan_answers(table: Market, seat: int) -> list[Action]:
    """`accept C` for every loan that lies open for this company."""
    return [a.accepted(offer.lender) for offer in table.clubs.standing if offer.borrower == seat]


def judge_loan(table: Market, seat: int, action: Action) -> Ban | None:
    for offer in table.clubs.standing:
        if offer.borrower == seat and offer.lender == action.a:
            return None if table.banks[offer.lender] >= offer.price else NO_PRINCIPAL
    return NO_PRINCIPAL


def take_loan(table: Market, seat: int, action: Action) -> None:
    for offer in table.clubs.standing:
        if offer.borrower == seat and offer.lender == action.a:
            make_loan(table, offer.lender, seat, offer.price, offer.back, offer.turns)
            return


def inherit_loans(table: Market, lender: int, heir: int) -> None:
    """`loans`: what a taken-over lender was owed goes to its acquirer, unless it was laid off."""
    if heir != NOBODY:
        table.loans = [
            Loan(heir, loan.borrower, loan.owed, loan.left) if loan.lender == lender and loan.borrower != heir else loan
            for loan in table.loans
        ]


def deal_candidates(table: Market, seat: int) -> list[Action]:
    """Some deals worth proposing, for lists and random play; any figures may be written."""
    rules = table.rules
    found: list[Action] = []
    others = [other for other in table.clockwise_from(seat) if other != seat]
    book = table.box.book
    top = table.stack[-1]
    if rules.sells_hands and isinstance(top, Main):
        for other in others:
            cards = distinct(table, seat)
            found += [a.sale(book, a.SELL, code, seat, other, table.box.costs[code >> 3], False) for code in cards]
            if rules.sells_tables:
                for _, ref in refs(table.boards[other], table.boards[other], table.turn):
                    found.append(a.sale(book, a.BID, ref, seat, other, table.box.costs[ref % a.COPY >> 3], True))
    if rules.loans:
        for other in others:
            found += [a.loan(verb, other, n, n + n // 2, 2) for verb in (a.LEND, a.BORROW) for n in (2, 6)]
            found.append(book.rival(seat, a.REPAY, other))
    if rules.pacts:
        for other in others:
            found.append(book.rival(seat, a.BREAK, other))
            found += [a.pact(other, enemy) for enemy in others if enemy != other]
    if rules.associations:
        club = club_of(table, seat)
        if club is not None:
            found.append(a.club(a.LEAVE, club.name))
            found += [book.rival(seat, verb, other) for verb in (a.EMBARGO, a.LIFT) for other in others]
        elif others:
            found.append(a.found(f"club-{letter(seat)}{table.round}", mask(others)))
            found.append(a.found(f"pair-{letter(seat)}{table.round}", 1 << others[0]))
    return found
