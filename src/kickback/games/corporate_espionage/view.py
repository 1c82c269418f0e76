"""What one seat of a Corporate Espionage table may know."""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.moments import Moment
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import EYE, LETTERS, letter
from kickback.engine.view import View
from kickback.games.corporate_espionage.card_set import CardSet
from kickback.games.corporate_espionage.components import FIRINGS, face_of, write_op
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.memory import remembered
from kickback.games.corporate_espionage.open_questions import seen_moment, told_moment
from kickback.games.corporate_espionage.options import EMBARGO_PRICE, Rules
from kickback.games.corporate_espionage.table import (
    NOBODY,
    UNKNOWN,
    Accounts,
    Agreements,
    Association,
    Calendar,
    Companies,
    InPlay,
    Loan,
    Market,
    Modifiers,
    OpenLoan,
    Pact,
    TimedChange,
    Zones,
    executive_seats,
    fresh,
    hand_limit,
    income,
    income_of,
    overhead,
    overhead_of,
    pair,
    points_in,
)

NOT_KNOWN: Final = "hidden"
MOST_NAMED: Final = 2000  # lists of cards whose names a book keeps


class SeenZones:
    """Hands, decks and piles with the faces that a seat knows."""

    def __init__(self, seat: int, table: Market) -> None:
        eye = seat == EYE
        zones = table.zones
        self.open_lists: int = zones.open_lists
        self.lists: list[list[int]] = [
            deck[:] if eye or other == seat or zones.open_lists >> other & 1 else []
            for other, deck in enumerate(zones.lists)
        ]
        self.hands: list[list[int]] = [seen_hand(zones, other, seat) for other in range(table.seats)]
        self.decks: list[list[int]] = [deck.seen_by(seat) for deck in zones.decks]
        self.piles: list[list[int]] = [pile[:] for pile in zones.piles]
        self.put_back: list[list[int]] = [
            cards if eye or other == seat or table.rules.mulligan_reveal else [HIDDEN] * len(cards)
            for other, cards in enumerate(zones.put_back)
        ]
        self.rigged: list[int] = zones.rigged[:] if eye else []


class EspionageView(View):
    """Typed fields for bots and samplers. Cards are codes, HIDDEN where the seat does not know the face.

    All changes of banks are public, so `accounts` holds them all and what they come to (CES-RULING-21: whoever has kept
    count knows them); `plain` shows a bank only where the rules let its figure be seen.
    """

    def __init__(self, seat: int, table: Market) -> None:
        super().__init__(seat, table)
        fresh(table)
        self.rules: Rules = table.rules
        self.companies: Companies = table.companies.clone()
        self.calendar: Calendar = table.calendar.clone()
        self.in_play: InPlay = table.in_play.clone()
        self.accounts: Accounts = table.accounts.seen_by(seat)
        self.agreements: Agreements = table.agreements.seen_by(seat)
        self.modifiers: Modifiers = table.modifiers
        self.stack: list[Moment[Any, Any]] = [seen_moment(moment, seat) for moment in table.stack]
        self.zones: SeenZones = SeenZones(seat, table)
        self.memory = table.zones.memory.seen_by(EYE) if seat == EYE else remembered(table.zones.memory, seat)
        self.card_set: CardSet = self.seen_cards(table.card_set)
        seats = range(table.seats)
        self.incomes: list[int] = [income(table, other) for other in seats]
        self.overheads: list[int] = [overhead(table, other) for other in seats]
        self.executive_seats: list[int] = [executive_seats(table, other) for other in seats]
        self.hand_limits: list[int] = [hand_limit(table, other) for other in seats]
        boards = table.in_play.boards
        self.card_incomes: list[list[int]] = [[income_of(table, p) for p in board] for board in boards]
        self.card_overheads: list[list[int]] = [[overhead_of(table, p) for p in board] for board in boards]

    @property
    def hand(self) -> list[int]:
        """The looking seat's own cards, the longest held first."""
        return self.zones.hands[self.seat]

    def reckoned(self, seat: int) -> int:
        """A bank as everybody knows it who has kept count of all amounts."""
        return self.accounts.banks[seat]

    def living(self, seat: int) -> bool:
        return self.companies.living(seat)

    def seen_cards(self, card_set: CardSet) -> CardSet:
        """The faces this seat may know: all that came in the box, its own, and what it has seen of others'."""
        if self.seat == EYE or card_set.shipped == len(card_set.faces):
            return card_set
        seen = {
            face_of(code)
            for zone in (self.zones.lists, self.zones.hands, self.zones.decks, self.zones.piles, self.zones.put_back)
            for cards in zone
            for code in cards
        }
        seen |= {face_of(p.code) for board in self.in_play.boards for p in board}
        seen |= {face_of(entry.card) for entry in self.memory}
        hidden = {face for face in range(card_set.shipped, len(card_set.faces)) if face not in seen}
        return card_set.without(hidden) if hidden else card_set

    def figure(self, other: int) -> Plain:
        """CES-RULING-21: a bank as the rules let this seat see it now."""
        return self.accounts.banks[other] if self.seat in (EYE, other) or self.open_to_all(other) else NOT_KNOWN

    def open_to_all(self, seat: int) -> bool:
        """CES-RULING-21: do the rules let everybody see that bank now?"""
        in_debt = self.moment == "insolvency" and self.accounts.banks[seat] < 0
        return self.rules.open_books or self.moment == "over" or in_debt

    def named(self, code: int, holder: int) -> str:
        return self.card_set.book.mark(code, holder) if code != HIDDEN else NOT_KNOWN

    def names(self, codes: list[int], holder: int) -> list[Plain]:
        count = len(codes)
        if codes.count(HIDDEN) == count:
            return [NOT_KNOWN] * count
        book = self.card_set.book
        key = (holder, *codes)
        known = book.named.get(key)
        if known is None:
            if len(book.named) >= MOST_NAMED:
                book.named.clear()
            known = list[Plain]([self.named(code, holder) for code in codes])
            book.named[key] = known
        return known[:]

    def hires_allowed(self, seat: int) -> int:
        """CES-HIRE-2, CES-FX-18."""
        return max(0, self.rules.hires + self.slot(seat, w.ST_HIRE))

    def firings_allowed(self, seat: int) -> int:
        """CES-FIRE-2."""
        return max(0, FIRINGS + self.slot(seat, w.ST_FIRE))

    def slot(self, seat: int, stat: int) -> int:
        return self.modifiers.slots[seat * 4 + stat - w.ST_HIRE]

    def embargoed(self, seat: int) -> bool:
        return self.agreements.embargoed(seat, self.companies.alive)

    def cost_of(self, seat: int, code: int) -> int:
        """CES-CARD-2: what a card costs that company now, an embargo included."""
        type = self.card_set.type_of(code)
        cost = max(0, self.card_set.cost_of(code) + self.modifiers.costs[seat * 5 + type])
        return cost + EMBARGO_PRICE if type <= w.ASSET and self.embargoed(seat) else cost

    def blocked(self, seat: int, verb: int) -> bool:
        return self.modifiers.blocks[seat] >> verb & 1 == 1

    def worth(self, seat: int) -> int:
        return self.accounts.banks[seat] + self.in_play.printed_cost(seat)

    def own_facts(self) -> Facts:
        public = self.public()
        facts = self.common_own()
        facts["stack"] = [told_moment(moment, self.card_set) for moment in self.stack]
        facts["changes"] = [self.told_change(change) for change in self.in_play.timed_changes]
        facts["offers"] = [told_offer(offer) for offer in self.agreements.open_loans]
        if self.card_set.shipped < len(self.card_set.faces):
            facts["printed"] = self.card_set.printed()
        for seat in range(self.seats):
            own = self.company(seat)
            if own:
                outside = public[letter(seat)]
                assert isinstance(outside, dict)
                facts[letter(seat)] = outside | own
        return facts

    def public_facts(self) -> Facts:
        calendar = self.calendar
        companies = self.companies
        vote = self.agreements.vote
        facts = self.common_to_all("corporate-espionage")
        facts |= {
            "companies": list[Plain]([letter(s) for s in range(self.seats) if self.living(s)]),
            "round": calendar.round,
            "turn": letter(calendar.active) if calendar.began else None,
            "turns": calendar.turn,
            "first": letter(calendar.first) if calendar.first != NOBODY else None,
            "duels": [list[Plain](signs) for signs in calendar.duels],
            "cuts": list[Plain](calendar.cuts),
            "hires": calendar.hires,
            "hires-allowed": self.hires_allowed(calendar.active),
            "firings": calendar.firings,
            "firings-allowed": self.firings_allowed(calendar.active),
            "attempted": calendar.attempted,
            "lively": calendar.lively,
            "dry-round": calendar.dry_round,
            "loans": [told_loan(loan) for loan in self.agreements.loans],
            "pacts": [told_pact(pact) for pact in self.agreements.pacts],
            "associations": [told_association(one) for one in self.agreements.associations],
            "vote": vote.plain() if vote is not None else None,
            "spoils": list[Plain](companies.spoils),
            "dances": list[Plain](companies.dances),
            "stars": list[Plain]([f"{letter(given % 8)}:{given // 8}" for given in companies.stars]),
        }
        for seat in range(self.seats):
            facts[letter(seat)] = self.outside(seat)
        return facts

    def outside(self, seat: int) -> Facts:
        """A company as everybody sees it: what lies open, and how much there is of the rest."""
        board = self.in_play.boards[seat]
        announced = pair(self.seats, seat)
        figures = self.accounts.figures
        cost = self.in_play.printed_cost(seat)
        open_bank = self.open_to_all(seat)
        bank = self.accounts.banks[seat]
        deck = len(self.zones.decks[seat])
        hand = len(self.zones.hands[seat])
        put_back = self.zones.put_back[seat]
        listed = self.zones.lists[seat] if self.zones.open_lists >> seat & 1 else []
        no_cost: list[Plain] = [None]
        unknown: list[Plain] = [NOT_KNOWN]
        return {
            "company": self.companies.firms[seat],
            "name": self.companies.names[seat],
            "bank": bank if open_bank else NOT_KNOWN,
            "worth": bank + cost if open_bank else NOT_KNOWN,
            "in-play": cost,
            "announced": figures[announced] if figures[announced] != UNKNOWN else None,
            "announced-turn": self.accounts.figure_turns[announced],
            "book": self.told_book(seat) if open_bank else NOT_KNOWN,
            "hand": unknown * hand,
            "costs": no_cost * hand,
            "cards": hand,
            "deck": deck,
            "deck-cards": unknown * deck,
            "pile": self.names(self.zones.piles[seat], seat),
            "table": [self.named(p.code, seat) for p in board],
            "roster": [self.named(p.code, seat) for p in board if p.card.roster],
            "inventory": [self.named(p.code, seat) for p in board if not p.card.roster],
            "permanents": [self.told_permanent(seat, number) for number in range(len(board))],
            "income": self.incomes[seat],
            "overhead": self.overheads[seat],
            "executive-seats": self.executive_seats[seat],
            "hand-limit": self.hand_limits[seat],
            "blocks": [w.VERBS[verb] for verb in range(len(w.VERBS)) if self.blocked(seat, verb)],
            "bill-change": self.modifiers.bills[seat],
            "in-market": self.living(seat),
            "how": self.companies.left_how[seat] or None,
            "mulligans": len(put_back) // self.rules.opening_hand,
            "put-back": self.names(put_back if self.rules.mulligan_reveal else [HIDDEN] * len(put_back), seat),
            "burnouts": self.companies.burnouts[seat],
            "audited": [],
            "list": self.names(sorted(listed), seat) if listed else NOT_KNOWN,
        }

    def company(self, seat: int) -> Facts:
        """What the looking seat knows of a company beside what everybody sees."""
        own: Facts = {}
        if self.seat in (EYE, seat) and not self.open_to_all(seat):
            bank = self.accounts.banks[seat]
            own |= {"bank": bank, "worth": self.worth(seat), "book": self.told_book(seat)}
        hand = self.zones.hands[seat]
        if hand.count(HIDDEN) < len(hand):
            own["hand"] = self.names(hand, seat)
            own["costs"] = [self.cost_of(seat, code) if code != HIDDEN else None for code in hand]
        deck = self.zones.decks[seat]
        if deck.count(HIDDEN) < len(deck):
            own["deck-cards"] = self.names(deck[::-1], seat)
        put_back = self.zones.put_back[seat]
        if put_back.count(HIDDEN) < len(put_back) and not self.rules.mulligan_reveal:
            own["put-back"] = self.names(put_back, seat)
        audited = self.told_audits(seat)
        if audited:
            own["audited"] = audited
        if self.zones.lists[seat] and not self.zones.open_lists >> seat & 1:
            own["list"] = self.names(sorted(self.zones.lists[seat]), seat)
        return own

    def told_book(self, seat: int) -> list[Plain]:
        """CES-BOOK-1: the scorecard's column, the last figure being the bank."""
        bank = self.accounts.starts[seat]
        column: list[Plain] = [bank]
        for entry in self.accounts.books[seat]:
            bank += points_in(entry)
            column.append(bank)
        return column

    def told_permanent(self, seat: int, number: int) -> Facts:
        permanent = self.in_play.boards[seat][number]
        return {
            "card": self.named(permanent.code, seat),
            "owner": letter(permanent.owner),
            "chips": permanent.chips,
            "used": permanent.used == self.calendar.turn,
            "just-came": permanent.came == self.calendar.turn,
            "income": self.card_incomes[seat][number],
            "overhead": self.card_overheads[seat][number],
        }

    def told_audits(self, seat: int) -> list[Plain]:
        """The figures this company was shown, as company:figure:turn."""
        told: list[Plain] = []
        for other in range(self.seats):
            place = pair(seat, other)
            if self.accounts.figures[place] != UNKNOWN:
                told.append(f"{letter(other)}:{self.accounts.figures[place]}:{self.accounts.figure_turns[place]}")
        return told

    def told_change(self, change: TimedChange) -> Facts:
        left: Plain = "turn" if change.left == w.THIS_TURN else str(change.left)
        return {
            "seat": letter(change.seat),
            "by": letter(change.maker),
            "card": self.named(change.code, change.maker),
            "what": write_op(change.op),
            "left": left,
        }


def told_association(one: Association) -> Facts:
    target = letter(one.target) if one.target != NOBODY else None
    return {"name": one.name, "members": joined(one.members), "target": target, "until": one.until}


def told_loan(loan: Loan) -> str:
    return f"{letter(loan.borrower)}:{loan.owed}:{letter(loan.lender)}:{loan.left}"


def told_offer(offer: OpenLoan) -> str:
    return f"{letter(offer.lender)}:{offer.price}:{offer.back}:{offer.turns}:{letter(offer.borrower)}"


def told_pact(pact: Pact) -> str:
    told = f"{joined(pact.partners)}:{letter(pact.enemy)}"
    return f"{told}:{joined(pact.breaking)}" if pact.breaking else told


def joined(bits: int) -> str:
    return "".join(LETTERS[seat] for seat in range(8) if bits >> seat & 1)


def seen_hand(zones: Zones, holder: int, seat: int) -> list[int]:
    """CES-ZONE-4: one's own hand in the order it came; of others' hands what is known, sorted, then the rest."""
    if seat == holder or seat == EYE:
        return zones.hands[holder].faces[:]
    return zones.hands[holder].unordered_for(seat)
