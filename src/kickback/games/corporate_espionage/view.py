"""What one seat of a Corporate Espionage table may know."""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.events import Facts, Plain
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import EYE, LETTERS, letter, letters
from kickback.engine.table import Moment
from kickback.engine.view import View
from kickback.games.corporate_espionage import memory as m
from kickback.games.corporate_espionage.card_set import CardSet
from kickback.games.corporate_espionage.components import face_of, write_op
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.open_questions import seen_moment, told_moment
from kickback.games.corporate_espionage.options import Rules
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
        self.hand_known: list[list[int]] = [hand.known[:] for hand in zones.hands] if eye else []
        self.decks: list[list[int]] = [deck.seen_by(seat) for deck in zones.decks]
        self.deck_known: list[list[int]] = [deck.known[:] for deck in zones.decks] if eye else []
        self.piles: list[list[int]] = [pile[:] for pile in zones.piles]
        self.memory: list[list[int]] = [
            past[:] if eye or other == seat else [] for other, past in enumerate(zones.memory)
        ]
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
        top = table.stack[-1]
        super().__init__(seat, table.seats, top.name, top.kind, top.waiting_seen_by(table, seat), table.winners[:])
        fresh(table)
        self.rules: Rules = table.rules
        self.companies: Companies = table.companies.clone()
        self.calendar: Calendar = table.calendar.clone()
        self.in_play: InPlay = table.in_play.clone()
        self.accounts: Accounts = table.accounts.seen_by(seat)
        self.agreements: Agreements = table.agreements.seen_by(seat)
        self.modifiers: Modifiers = table.modifiers
        self.stack: list[Moment[Any]] = [seen_moment(moment, seat) for moment in table.stack]
        self.zones: SeenZones = SeenZones(seat, table)
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
        seen |= {face_of(m.card_in(entry)) for past in self.zones.memory for entry in past}
        hidden = {face for face in range(card_set.shipped, len(card_set.faces)) if face not in seen}
        return card_set.without(hidden) if hidden else card_set

    def figure(self, other: int) -> Plain:
        """CES-RULING-21: a bank as the rules let this seat see it now."""
        bank = self.accounts.banks[other]
        open_to_all = self.rules.open_books or self.moment == "over" or (self.moment == "insolvency" and bank < 0)
        return bank if self.seat in (EYE, other) or open_to_all else NOT_KNOWN

    def named(self, code: int, holder: int) -> str:
        return self.card_set.book.mark(code, holder) if code != HIDDEN else NOT_KNOWN

    def names(self, codes: list[int], holder: int) -> list[Plain]:
        return [self.named(code, holder) for code in codes]

    def plain(self) -> Facts:
        facts: Facts = {
            "game": "corporate-espionage",
            "seat": letter(self.seat) if self.seat < self.seats else None,
            "moment": self.moment,
            "kind": self.kind,
            "waiting": list[Plain](letters(self.waiting)),
            "winners": list[Plain](letters(self.winners)),
            "companies": list[Plain]([letter(s) for s in range(self.seats) if self.living(s)]),
            "round": self.calendar.round,
            "turn": letter(self.calendar.active) if self.calendar.began else None,
            "turns": self.calendar.turn,
            "first": letter(self.calendar.first) if self.calendar.turn else None,
            "hires": self.calendar.hires,
            "firings": self.calendar.firings,
            "attempted": self.calendar.attempted,
            "lively": self.calendar.lively,
            "dry-round": self.calendar.dry_round,
            "stack": [told_moment(moment, self.card_set) for moment in self.stack],
            "changes": [self.told_change(change) for change in self.in_play.timed_changes],
            "loans": [told_loan(loan) for loan in self.agreements.loans],
            "offers": [told_offer(offer) for offer in self.agreements.open_loans],
            "pacts": [told_pact(pact) for pact in self.agreements.pacts],
            "associations": [self.told_association(one) for one in self.agreements.associations],
            "spoils": list[Plain](self.companies.spoils),
            "dances": list[Plain](self.companies.dances),
            "stars": list[Plain]([f"{letter(given % 8)}:{given // 8}" for given in self.companies.stars]),
            "clock": self.calendar.clock,
            "news": self.calendar.news,
        }
        for seat in range(self.seats):
            facts[letter(seat)] = self.company(seat)
        if self.seat == EYE:
            facts["rigged"] = list[Plain](self.zones.rigged)
        return facts

    def company(self, seat: int) -> Facts:
        board = self.in_play.boards[seat]
        place = pair(self.seats, seat)
        cost = self.in_play.printed_cost(seat)
        bank = self.figure(seat)
        deck = self.zones.decks[seat]
        facts: Facts = {
            "company": self.companies.firms[seat],
            "name": self.companies.names[seat],
            "bank": bank,
            "worth": bank + cost if isinstance(bank, int) else NOT_KNOWN,
            "in-play": cost,
            "announced": self.accounts.figures[place] if self.accounts.figures[place] != UNKNOWN else None,
            "announced-turn": self.accounts.figure_turns[place],
            "book": self.told_book(seat) if isinstance(bank, int) else NOT_KNOWN,
            "hand": self.names(self.zones.hands[seat], seat),
            "cards": len(self.zones.hands[seat]),
            "deck": len(deck),
            "deck-cards": self.names(deck[::-1], seat),
            "pile": self.names(self.zones.piles[seat], seat),
            "table": [self.named(p.code, seat) for p in board],
            "roster": [self.named(p.code, seat) for p in board if p.card.roster],
            "inventory": [self.named(p.code, seat) for p in board if not p.card.roster],
            "permanents": [self.told_permanent(seat, number) for number in range(len(board))],
            "income": self.incomes[seat],
            "overhead": self.overheads[seat],
            "executive-seats": self.executive_seats[seat],
            "hand-limit": self.hand_limits[seat],
            "in-market": self.living(seat),
            "how": self.companies.left_how[seat] or None,
            "mulligans": len(self.zones.put_back[seat]) // self.rules.opening_hand,
            "put-back": self.names(self.zones.put_back[seat], seat),
            "burnouts": self.companies.burnouts[seat],
            "past": self.told_past(seat),
            "audited": self.told_audits(seat),
            "asked": list[Plain](self.accounts.asked_at[pair(seat, 0) : pair(seat, self.seats)]),
            "declined": list[Plain](self.agreements.declined[pair(seat, 0) : pair(seat, self.seats)]),
            "list": self.names(sorted(self.zones.lists[seat]), seat) if self.zones.lists[seat] else NOT_KNOWN,
        }
        if self.seat == EYE:
            facts["hand-known"] = list[Plain](self.zones.hand_known[seat])
            facts["deck-known"] = list[Plain](self.zones.deck_known[seat])
        return facts

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
            "income": self.card_incomes[seat][number],
            "overhead": self.card_overheads[seat][number],
            "since": permanent.since,
            "once": list[Plain](permanent.once),
        }

    def told_past(self, seat: int) -> list[Plain]:
        """What the seat remembers of hands and decks, oldest first."""
        told: list[Plain] = []
        for entry in self.zones.memory[seat]:
            kind, other = m.kind_of(entry), m.seat_of(entry)
            word = f"{m.WORDS[kind]}:{letter(other)}"
            if kind == m.MOVED:
                word += letter(m.other_of(entry))
            elif kind == m.PEEKED:
                word += str(m.other_of(entry))
            told.append(f"{word}:{self.named(m.card_in(entry), other)}")
        return told

    def told_audits(self, seat: int) -> list[Plain]:
        """The figures this company was shown, as company:figure:turn."""
        told: list[Plain] = []
        for other in range(self.seats):
            place = pair(seat, other)
            if self.accounts.figures[place] != UNKNOWN:
                told.append(f"{letter(other)}:{self.accounts.figures[place]}:{self.accounts.figure_turns[place]}")
        return told

    def told_change(self, change: TimedChange) -> Facts:
        left: Plain = "turn" if change.left == w.THIS_TURN else change.left
        return {
            "seat": letter(change.seat),
            "by": letter(change.maker),
            "card": self.named(change.code, change.maker),
            "what": write_op(change.op),
            "left": left,
            "since": change.since,
        }

    def told_association(self, one: Association) -> Facts:
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
