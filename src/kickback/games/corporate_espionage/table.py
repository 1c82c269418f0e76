"""The whole truth of a game of Corporate Espionage, and the small moves its rules are made of."""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.actions import Action, Ban
from kickback.engine.chance import Chance
from kickback.engine.events import Facts
from kickback.engine.pile import HIDDEN, Pile
from kickback.engine.seats import PUBLIC, letter
from kickback.engine.table import Moment, Table
from kickback.games.corporate_espionage.box import Box
from kickback.games.corporate_espionage.cards import Card
from kickback.games.corporate_espionage.house import Clubs, Loan
from kickback.games.corporate_espionage.memory import CAME, DREW, HELD, LEFT, LOOKED, MOVED, PEEKED, SAW, fact
from kickback.games.corporate_espionage.options import Rules
from kickback.games.corporate_espionage.permanents import Brief, Permanent, entering
from kickback.games.corporate_espionage.words import EXECUTIVE, SAVVY

NOBODY: Final = -1
UNKNOWN: Final = -9999  # a bank figure nobody has shown

# Why a bank changed. The first are between two companies and sum to nothing; others make points or destroy them.
SIPHONED: Final = 0
COLLECTED: Final = 1
TRADED: Final = 2
LENT: Final = 3
REPAID: Final = 4
EARNED: Final = 5
GAINED: Final = 6
SOLD: Final = 7
LAID_OFF: Final = 8
REFUNDED: Final = 9
SPENT: Final = 10
OVERHEAD: Final = 11
BILLED: Final = 12
TAKEN_OVER: Final = 13
VANISHED: Final = 14
INHERITED: Final = 15
ENTRIES: Final = (
    "siphon", "collect", "sale", "loan", "repayment", "income", "gain", "liquidation", "layoff", "refund", "cost",
    "overhead", "bill", "takeover", "left", "inherited",
)  # fmt: skip


class Market(Table):
    """Companies with banks, hands, decks and cards in play.

    The last methods are doors: what they open is written in modules above this one, and `CorporateEspionage` ties them.
    """

    def __init__(  # noqa: PLR0915 - all that a table holds, in one place
        self,
        rules: Rules,
        box: Box,
        chance: Chance,
        stack: list[Moment[Any]],
        aside: Moment[Any],
        lists: list[list[int]],
        open_lists: int,
        hands: list[Pile],
        decks: list[Pile],
        piles: list[list[int]],
        boards: list[list[Permanent]],
        banks: list[int],
        books: list[list[int]],
        memory: list[list[int]],
    ) -> None:
        super().__init__(rules.seats, chance, stack, aside)
        self.rules: Rules = rules
        self.box: Box = box
        self.lists: list[list[int]] = lists  # what each company brought
        self.open_lists: int = open_lists  # the seats whose list is printed and so known to all
        self.hands: list[Pile] = hands
        self.decks: list[Pile] = decks
        self.piles: list[list[int]] = piles  # discard piles, by owner
        self.boards: list[list[Permanent]] = boards  # roster and inventory, oldest first
        self.banks: list[int] = banks
        self.books: list[list[int]] = books  # every change of a bank: 16 x points + why
        self.memory: list[list[int]] = memory  # what each seat has seen of hands and decks
        self.starts: list[int] = banks[:]  # where each book begins
        self.firms: list[str] = [""] * rules.seats  # the code of each company's deck
        self.names: list[str] = [""] * rules.seats
        self.briefs: list[Brief] = []
        self.alive: int = (1 << rules.seats) - 1
        self.began: bool = False  # the first Main has been reached
        self.active: int = 0
        self.first: int = 0
        self.round: int = 1
        self.turn: int = 0  # turns since the start, all companies
        self.clock: int = 0  # ages of permanents and events
        self.pulse: int = 0  # grows with everything public but audits and talk
        self.hires: int = 0  # of the active company, this turn
        self.firings: int = 0
        self.attempted: bool = False  # a takeover has failed this turn
        self.card_played: bool = False  # from a hand, this round
        self.dry_round: bool = False  # it began with nobody able to draw
        self.burnouts: list[int] = [0] * rules.seats
        self.put_back: list[list[int]] = [[] for _ in range(rules.seats)]  # opening hands without an employee, in a row
        self.left_how: list[str] = [""] * rules.seats
        self.figures: list[int] = [UNKNOWN] * (rules.seats * 8 + 8)  # by onlooker x 8 + company; row `seats`: announced
        self.figure_turns: list[int] = [0] * (rules.seats * 8 + 8)
        self.asked_at: list[int] = [NOBODY] * (rules.seats * 8)  # the pulse of the last audit, asker x 8 + company
        self.loans: list[Loan] = []
        self.clubs: Clubs = Clubs(rules.seats)
        self.rigged: list[int] = []  # what a scenario wants the coming random picks to take
        self.spoils: list[str] = []  # cards of others that companies had when they left, as keeper:card@owner
        self.dances: list[str] = []
        self.stars: list[int] = []  # for the last dance: 8 x stars + seat
        self.savvies: list[list[int] | None] = [None] * rules.seats  # Savvy in each hand, until the hand changes
        self.watchers: int = 0  # permanents in play with `on` effects
        self.crowding: bool = False  # executive seats may have changed, or who sits in them
        self.swayed: bool = True  # what cards do to numbers has to be added up anew
        self.fickle: bool = False  # a static in play has a condition, so that it always has to be
        self.blocks: list[int] = []
        self.cost_mods: list[int] = []
        self.income_mods: list[int] = []
        self.overhead_mods: list[int] = []
        self.bill_mods: list[int] = []
        self.slots: list[int] = []

    def living(self, seat: int) -> bool:
        return self.alive >> seat & 1 == 1

    def companies(self) -> int:
        """How many are left in the market."""
        return self.alive.bit_count()

    def clockwise_from(self, seat: int) -> list[int]:
        """The living companies after that seat, itself last if it lives."""
        n = self.seats
        return [(seat + step) % n for step in range(1, n + 1) if self.alive >> (seat + step) % n & 1]

    def card(self, code: int) -> Card:
        return self.box.faces[code >> 3]

    def mark(self, code: int, holder: int) -> str:
        return self.box.book.mark(code, holder)

    def tick(self) -> int:
        self.clock += 1
        return self.clock

    def bank(self, seat: int, points: int, why: int) -> None:
        """CES-BOOK-1: the holdings are rewritten after every change, and the old value stays readable in the book."""
        if points:
            self.banks[seat] += points
            self.books[seat].append(points * 16 + why)

    def worth(self, seat: int) -> int:
        """CES-ZONE-6: bank and printed costs of everything in play under its control."""
        total = self.banks[seat]
        for permanent in self.boards[seat]:
            total += permanent.card.cost
        return total

    def executives(self, seat: int) -> int:
        count = 0
        for permanent in self.boards[seat]:
            if permanent.card.type == EXECUTIVE:
                count += 1
        return count

    def draw(self, seat: int, clause: str) -> bool:
        """CES-DRAW-1: the top card of the own deck goes to the hand. False if there is none."""
        deck = self.decks[seat]
        if not deck.faces:
            return False
        known = deck.known.pop() | 1 << seat
        code = deck.faces.pop()
        self.hands[seat].put(code, known)
        self.savvies[seat] = None
        hidden = fact(DREW, seat, 0, HIDDEN)
        seen = fact(DREW, seat, 0, code)
        for other, memory in enumerate(self.memory):
            memory.append(seen if known >> other & 1 else hidden)
        if self.log is not None:
            name: Facts = {"card": self.mark(code, seat)}
            secrets = {other: name for other in range(self.seats) if known >> other & 1}
            self.tell("drew", clause, {"seat": letter(seat)}, secrets)
        return True

    def take_out(self, seat: int, code: int) -> None:
        """A card leaves a hand. Copies are alike, so whoever knew of a copy in that hand now knows of one less."""
        self.savvies[seat] = None
        hand = self.hands[seat]
        place = hand.faces.index(code)
        del hand.faces[place]
        unaware = ~hand.known.pop(place)
        for other in range(place, len(hand.faces)):
            if hand.faces[other] == code:
                forgets = hand.known[other] & unaware & ~(1 << seat)
                hand.known[other] &= ~forgets
                unaware &= ~forgets

    def from_hand(self, seat: int, code: int) -> None:
        """A card leaves a hand for all to see."""
        self.take_out(seat, code)
        entry = fact(LEFT, seat, 0, code)
        for memory in self.memory:
            memory.append(entry)

    def to_hand(self, seat: int, code: int) -> None:
        """A card comes to a hand for all to see."""
        self.savvies[seat] = None
        self.hands[seat].put(code, PUBLIC)
        entry = fact(CAME, seat, 0, code)
        for memory in self.memory:
            memory.append(entry)

    def hand_over(self, giver: int, taker: int, code: int) -> None:
        """A card goes from hand to hand, and only the two know which."""
        self.savvies[taker] = None
        self.take_out(giver, code)
        two = 1 << giver | 1 << taker
        hand = self.hands[giver]
        for place in range(len(hand.faces)):
            hand.known[place] &= two  # nobody else can tell any more what is still there
        self.hands[taker].put(code, two)
        hidden = fact(MOVED, giver, taker, HIDDEN)
        seen = fact(MOVED, giver, taker, code)
        for other, memory in enumerate(self.memory):
            memory.append(seen if two >> other & 1 else hidden)

    def look(self, onlooker: int, seat: int) -> None:
        """The onlooker sees the whole hand."""
        hand = self.hands[seat]
        memory = self.memory[onlooker]
        memory.append(fact(LOOKED, seat, 0, HIDDEN))
        for place, code in enumerate(hand.faces):
            hand.known[place] |= 1 << onlooker
            memory.append(fact(SAW, seat, 0, code))

    def look_at_one(self, onlooker: int, seat: int, code: int) -> None:
        """The onlooker is shown one card of a hand."""
        hand = self.hands[seat]
        for place, held in enumerate(hand.faces):
            if held == code:
                if not hand.known[place] >> onlooker & 1:
                    hand.known[place] |= 1 << onlooker
                    self.memory[onlooker].append(fact(HELD, seat, 0, code))
                return

    def look_at_deck(self, onlooker: int, seat: int, count: int) -> list[int]:
        """The onlooker sees the top cards of a deck, first the one drawn next."""
        deck = self.decks[seat]
        drawn = len(self.lists[seat]) - len(deck.faces)
        seen: list[int] = []
        for depth in range(min(count, len(deck.faces))):
            place = len(deck.faces) - 1 - depth
            deck.known[place] |= 1 << onlooker
            seen.append(deck.faces[place])
            self.memory[onlooker].append(fact(PEEKED, seat, drawn + depth, deck.faces[place]))
        return seen

    def savvy_slots(self, seat: int) -> list[int]:
        """The different Savvy cards of a hand, each as its slot times 8192 plus the card."""
        found = self.savvies[seat]
        if found is None:
            found = []
            seen: list[int] = []
            for code in self.hands[seat].faces:
                if code not in seen:
                    if self.box.types[code >> 3] == SAVVY:
                        found.append(len(seen) * 8192 + code)
                    seen.append(code)
            self.savvies[seat] = found
        return found

    def pile_up(self, code: int) -> None:
        """CES-OWN-3: whenever a card is discarded, it goes to its owner's pile."""
        self.piles[code & 7].append(code)

    def enter(self, seat: int, code: int) -> Permanent:
        permanent = entering(self.card(code), code, seat, self.tick())
        self.join(permanent)
        return permanent

    def join(self, permanent: Permanent) -> None:
        self.boards[permanent.seat].append(permanent)
        card = permanent.card
        if card.statics:
            self.swayed = True
        if card.ons:
            self.watchers += 1
        if card.type == EXECUTIVE:
            self.crowding = True

    def remove(self, permanent: Permanent) -> None:
        """A permanent leaves play; the caller says where it goes."""
        self.boards[permanent.seat].remove(permanent)
        if permanent.card.statics:
            self.swayed = True
        if permanent.card.ons:
            self.watchers -= 1

    def hand_control(self, permanent: Permanent, seat: int) -> None:
        """CES-FX-17: control passes with the chips; the card can be used from the new controller's next turn on."""
        self.remove(permanent)
        permanent.seat = seat
        permanent.since = self.tick()
        permanent.used = self.turn
        self.join(permanent)

    def find(self, seat: int, code: int, nth: int) -> Permanent | None:
        """The n-th oldest such card in a company, from 0."""
        for permanent in self.boards[seat]:
            if permanent.code == code:
                if nth == 0:
                    return permanent
                nth -= 1
        return None

    def still(self, seat: int, since: int) -> Permanent | None:
        """The permanent that came under this controller then, if it is still there."""
        for permanent in self.boards[seat]:
            if permanent.since == since:
                return permanent
        return None

    def announce_bank(self, seat: int) -> None:
        """The figure is said to the whole table; it is dated and not kept up to date."""
        place = self.seats * 8 + seat
        self.figures[place] = self.banks[seat]
        self.figure_turns[place] = self.turn

    def show_bank(self, onlooker: int, seat: int) -> None:
        """The figure is shown to one company alone."""
        place = onlooker * 8 + seat
        self.figures[place] = self.banks[seat]
        self.figure_turns[place] = self.turn

    def pick_from(self, codes: list[int]) -> int:
        """CES-FX-15: the place of one card, by luck."""
        place = self.chance.below(len(codes))
        if self.rigged and self.rigged[0] in codes:
            place = codes.index(self.rigged.pop(0))
        return place

    def open_bill(self, biller: int, billed: int, amount: int, collect: bool, code: int) -> None:
        """A door. Announces a bill; `biller` is NOBODY under `burnout`."""
        raise NotImplementedError

    def company_leaves(self, seat: int, how: str, clause: str) -> None:
        """A door. The company is out of the market."""
        raise NotImplementedError

    def loan_answers(self, seat: int) -> list[Action]:
        """A door. The loan offers that lie open for a company in need."""
        raise NotImplementedError

    def judge_loan(self, seat: int, action: Action) -> Ban | None:
        """A door. Why such an offer cannot be accepted."""
        raise NotImplementedError

    def take_loan(self, seat: int, action: Action) -> None:
        """A door."""
        raise NotImplementedError

    def inherit_loans(self, lender: int, heir: int) -> None:
        """A door. What a company that is taken over was owed goes to its acquirer, or to nobody (-1)."""
        raise NotImplementedError

    def stays(self, moment: Moment[Any], seat: int) -> Moment[Any] | None:
        """A door. What is left of an open question when a company leaves."""
        raise NotImplementedError

    def picked_hand(self) -> int:
        """A door. Whose hand the open question picks from, or NOBODY."""
        raise NotImplementedError
