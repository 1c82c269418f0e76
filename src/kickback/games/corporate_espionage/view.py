"""What one seat of a Corporate Espionage table may know."""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.events import Facts, Plain
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import EYE, LETTERS, letter, letters
from kickback.engine.table import Moment
from kickback.engine.view import View
from kickback.games.corporate_espionage import memory as m
from kickback.games.corporate_espionage import words as w
from kickback.games.corporate_espionage.box import Box
from kickback.games.corporate_espionage.effects import write_op
from kickback.games.corporate_espionage.house import Association, Loan, Pact, Standing
from kickback.games.corporate_espionage.options import Rules
from kickback.games.corporate_espionage.permanents import Brief, Permanent
from kickback.games.corporate_espionage.seen import seen_moment, told_moment
from kickback.games.corporate_espionage.sums import (
    executive_seats,
    hand_limit,
    income,
    income_of,
    overhead,
    overhead_of,
)
from kickback.games.corporate_espionage.table import NOBODY, UNKNOWN, Market

NOT_KNOWN: Final = "hidden"


class EspionageView(View):
    """Typed fields for bots and samplers. Cards are numbers (see `box`), HIDDEN where the seat does not know the face.

    `amounts` are the public changes of every bank and `banks` what they come to (CES-RULING-21: whoever has kept count
    knows them all); `plain` shows a bank only where the rules let its figure be seen.
    """

    def __init__(self, seat: int, table: Market) -> None:  # noqa: PLR0915 - all that a view holds, in one place
        top = table.stack[-1]
        super().__init__(seat, table.seats, top.name, top.kind, top.waiting_seen_by(table, seat), table.winners[:])
        eye = seat == EYE
        self.rules: Rules = table.rules
        self.starts: list[int] = table.starts[:]
        self.firms: list[str] = table.firms[:]
        self.firm_names: list[str] = table.names[:]
        self.open_lists: int = table.open_lists
        self.lists: list[list[int]] = [
            deck[:] if eye or other == seat or table.open_lists >> other & 1 else []
            for other, deck in enumerate(table.lists)
        ]
        self.hands: list[list[int]] = [seen_hand(table, other, seat) for other in range(table.seats)]
        self.hand_known: list[list[int]] = [hand.known[:] for hand in table.hands] if eye else []
        self.decks: list[list[int]] = [deck.seen_by(seat) for deck in table.decks]
        self.deck_known: list[list[int]] = [deck.known[:] for deck in table.decks] if eye else []
        self.piles: list[list[int]] = [pile[:] for pile in table.piles]
        self.boards: list[list[Permanent]] = [[p.clone() for p in board] for board in table.boards]
        self.amounts: list[list[int]] = [book[:] for book in table.books]
        self.banks: list[int] = table.banks[:]
        self.memory: list[list[int]] = [
            past[:] if eye or other == seat else [] for other, past in enumerate(table.memory)
        ]
        self.stack: list[Moment[Any]] = [seen_moment(moment, seat) for moment in table.stack]
        self.briefs: list[Brief] = table.briefs[:]
        self.alive: int = table.alive
        self.began: bool = table.began
        self.active: int = table.active
        self.first: int = table.first
        self.round: int = table.round
        self.turn: int = table.turn
        self.clock: int = table.clock
        self.pulse: int = table.pulse
        self.hires: int = table.hires
        self.firings: int = table.firings
        self.attempted: bool = table.attempted
        self.card_played: bool = table.card_played
        self.dry_round: bool = table.dry_round
        self.burnouts: list[int] = table.burnouts[:]
        self.put_back: list[list[int]] = [
            cards if eye or other == seat or table.rules.mulligan_reveal else [HIDDEN] * len(cards)
            for other, cards in enumerate(table.put_back)
        ]
        self.left_how: list[str] = table.left_how[:]
        self.figures: list[int] = seen_figures(table, seat)
        self.figure_turns: list[int] = [
            turn if self.figures[place] != UNKNOWN else 0 for place, turn in enumerate(table.figure_turns)
        ]
        self.asked_at: list[int] = table.asked_at[:]
        self.loans: list[Loan] = table.loans[:]
        self.pacts: list[Pact] = table.clubs.pacts[:]
        self.associations: list[Association] = table.clubs.associations[:]
        self.declined: list[int] = [
            pulse if eye or place // 8 == seat or place % 8 == seat else NOBODY
            for place, pulse in enumerate(table.clubs.declined)
        ]
        self.standing: list[Standing] = [
            offer for offer in table.clubs.standing if eye or seat in (offer.lender, offer.borrower)
        ]
        self.rigged: list[int] = table.rigged[:] if eye else []
        self.spoils: list[str] = table.spoils
        self.dances: list[str] = table.dances[:]
        self.stars: list[int] = table.stars[:]
        self.box: Box = self.seen_box(table)
        self.incomes: list[int] = [income(table, other) for other in range(table.seats)]
        self.overheads: list[int] = [overhead(table, other) for other in range(table.seats)]
        self.executive_seats: list[int] = [executive_seats(table, other) for other in range(table.seats)]
        self.hand_limits: list[int] = [hand_limit(table, other) for other in range(table.seats)]
        self.card_incomes: list[list[int]] = [[income_of(table, p) for p in board] for board in table.boards]
        self.card_overheads: list[list[int]] = [[overhead_of(table, p) for p in board] for board in table.boards]
        self.blocks: list[int] = table.blocks[:]
        self.cost_mods: list[int] = table.cost_mods[:]
        self.bill_mods: list[int] = table.bill_mods[:]

    @property
    def hand(self) -> list[int]:
        """The looking seat's own cards, the longest held first."""
        return self.hands[self.seat]

    def reckoned(self, seat: int) -> int:
        """A bank as everybody knows it who has kept count of all amounts."""
        return self.banks[seat]

    def living(self, seat: int) -> bool:
        return self.alive >> seat & 1 == 1

    def seen_box(self, table: Market) -> Box:
        """The faces this seat may know: all that came in the box, its own, and what it has seen of others'."""
        box = table.box
        if self.seat == EYE or box.shipped == len(box.faces):
            return box
        seen = {
            code >> 3
            for zone in (self.lists, self.hands, self.decks, self.piles, self.put_back)
            for cards in zone
            for code in cards
        }
        seen |= {p.code >> 3 for board in self.boards for p in board}
        seen |= {m.code_in(entry) >> 3 for past in self.memory for entry in past}
        hidden = {face for face in range(box.shipped, len(box.faces)) if face not in seen}
        return box.without(hidden) if hidden else box

    def figure(self, other: int) -> Plain:
        """CES-RULING-21: a bank as the rules let this seat see it now."""
        bank = self.banks[other]
        open_to_all = self.rules.open_books or self.moment == "over" or (self.moment == "insolvency" and bank < 0)
        return bank if self.seat in (EYE, other) or open_to_all else NOT_KNOWN

    def named(self, code: int, holder: int) -> str:
        return self.box.book.mark(code, holder) if code != HIDDEN else NOT_KNOWN

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
            "round": self.round,
            "turn": letter(self.active) if self.began else None,
            "turns": self.turn,
            "first": letter(self.first) if self.turn else None,
            "hires": self.hires,
            "firings": self.firings,
            "attempted": self.attempted,
            "card-played": self.card_played,
            "dry-round": self.dry_round,
            "stack": [told_moment(moment, self.box) for moment in self.stack],
            "changes": [self.told_brief(brief) for brief in self.briefs],
            "loans": [f"{letter(n.borrower)}:{n.owed}:{letter(n.lender)}:{n.left}" for n in self.loans],
            "offers": [f"{letter(n.lender)}:{n.price}:{n.back}:{n.turns}:{letter(n.borrower)}" for n in self.standing],
            "pacts": [told_pact(pact) for pact in self.pacts],
            "associations": [self.told_club(club) for club in self.associations],
            "spoils": list[Plain](self.spoils),
            "dances": list[Plain](self.dances),
            "stars": list[Plain]([f"{letter(given % 8)}:{given // 8}" for given in self.stars]),
            "clock": self.clock,
            "pulse": self.pulse,
        }
        for seat in range(self.seats):
            facts[letter(seat)] = self.company(seat)
        if self.seat == EYE:
            facts["rigged"] = list[Plain](self.rigged)
        return facts

    def company(self, seat: int) -> Facts:
        board = self.boards[seat]
        place = self.seats * 8 + seat
        cost = sum(p.card.cost for p in board)
        bank = self.figure(seat)
        deck = self.decks[seat]
        facts: Facts = {
            "company": self.firms[seat],
            "name": self.firm_names[seat],
            "bank": bank,
            "worth": bank + cost if isinstance(bank, int) else NOT_KNOWN,
            "in-play": cost,
            "announced": self.figures[place] if self.figures[place] != UNKNOWN else None,
            "announced-turn": self.figure_turns[place],
            "book": self.told_book(seat) if isinstance(bank, int) else NOT_KNOWN,
            "hand": self.names(self.hands[seat], seat),
            "cards": len(self.hands[seat]),
            "deck": len(deck),
            "deck-cards": self.names(deck[::-1], seat),
            "pile": self.names(self.piles[seat], seat),
            "table": [self.named(p.code, seat) for p in board],
            "roster": [self.named(p.code, seat) for p in board if p.card.roster],
            "inventory": [self.named(p.code, seat) for p in board if not p.card.roster],
            "permanents": [self.told_permanent(seat, number) for number in range(len(board))],
            "income": self.incomes[seat],
            "overhead": self.overheads[seat],
            "executive-seats": self.executive_seats[seat],
            "hand-limit": self.hand_limits[seat],
            "in-market": self.living(seat),
            "how": self.left_how[seat] or None,
            "mulligans": len(self.put_back[seat]) // self.rules.opening_hand,
            "put-back": self.names(self.put_back[seat], seat),
            "burnouts": self.burnouts[seat],
            "past": self.told_past(seat),
            "audited": self.told_audits(seat),
            "asked": list[Plain](self.asked_at[seat * 8 : seat * 8 + self.seats]),
            "declined": list[Plain](self.declined[seat * 8 : seat * 8 + self.seats]),
            "list": self.names(sorted(self.lists[seat]), seat) if self.lists[seat] else NOT_KNOWN,
        }
        if self.seat == EYE:
            facts["hand-known"] = list[Plain](self.hand_known[seat])
            facts["deck-known"] = list[Plain](self.deck_known[seat])
        return facts

    def told_book(self, seat: int) -> list[Plain]:
        """CES-BOOK-1: the scorecard's column, the last figure being the bank."""
        bank = self.starts[seat]
        column: list[Plain] = [bank]
        for entry in self.amounts[seat]:
            bank += entry >> 4
            column.append(bank)
        return column

    def told_permanent(self, seat: int, number: int) -> Facts:
        permanent = self.boards[seat][number]
        return {
            "card": self.named(permanent.code, seat),
            "owner": letter(permanent.code & 7),
            "chips": permanent.chips,
            "used": permanent.used == self.turn,
            "income": self.card_incomes[seat][number],
            "overhead": self.card_overheads[seat][number],
            "since": permanent.since,
            "once": list[Plain](permanent.once),
        }

    def told_past(self, seat: int) -> list[Plain]:
        """What the seat remembers of hands and decks, oldest first."""
        told: list[Plain] = []
        for entry in self.memory[seat]:
            kind, other = m.kind_of(entry), m.seat_of(entry)
            word = f"{m.WORDS[kind]}:{letter(other)}"
            if kind == m.MOVED:
                word += letter(m.other_of(entry))
            elif kind == m.PEEKED:
                word += str(m.other_of(entry))
            told.append(f"{word}:{self.named(m.code_in(entry), other)}")
        return told

    def told_audits(self, seat: int) -> list[Plain]:
        """The figures this company was shown, as company:figure:turn."""
        told: list[Plain] = []
        for other in range(self.seats):
            place = seat * 8 + other
            if self.figures[place] != UNKNOWN:
                told.append(f"{letter(other)}:{self.figures[place]}:{self.figure_turns[place]}")
        return told

    def told_brief(self, brief: Brief) -> Facts:
        left: Plain = "turn" if brief.left == w.THIS_TURN else brief.left
        return {
            "seat": letter(brief.seat),
            "by": letter(brief.maker),
            "card": self.named(brief.self_code, brief.maker),
            "what": write_op(brief.op),
            "left": left,
            "since": brief.self_since,
        }

    def told_club(self, club: Association) -> Facts:
        target = letter(club.target) if club.target != NOBODY else None
        return {"name": club.name, "members": joined(club.members), "target": target, "until": club.until}


def told_pact(pact: Pact) -> str:
    told = f"{joined(pact.partners)}:{letter(pact.enemy)}"
    return f"{told}:{joined(pact.breaking)}" if pact.breaking else told


def joined(bits: int) -> str:
    return "".join(LETTERS[seat] for seat in range(8) if bits >> seat & 1)


def seen_hand(table: Market, holder: int, seat: int) -> list[int]:
    """CES-ZONE-4: one's own hand in the order it came; of others' hands what is known, sorted, then the rest."""
    if seat == holder or seat == EYE:
        return table.hands[holder].faces[:]
    return table.hands[holder].unordered_for(seat)


def seen_figures(table: Market, seat: int) -> list[int]:
    """Announced figures are everybody's; what an audit or a peek showed is its onlooker's."""
    public = table.seats * 8
    return [
        figure if seat == EYE or place >= public or place // 8 == seat else UNKNOWN
        for place, figure in enumerate(table.figures)
    ]
