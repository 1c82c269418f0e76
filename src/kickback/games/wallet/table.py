"""The whole truth of a game of Wallet, and the small moves its rules are made of."""

from __future__ import annotations

from bisect import insort
from typing import Any

from kickback.engine.actions import Action, Ban, Refused
from kickback.engine.chance import Chance
from kickback.engine.events import Facts
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import PUBLIC, letter
from kickback.engine.table import Moment, Table
from kickback.games.wallet.actions import LINE, Line, whole
from kickback.games.wallet.cards import A_NOTE, EXTRA, NAMES, NOTES
from kickback.games.wallet.facts import NOTHING, PLAY, About, Report
from kickback.games.wallet.grammar import read
from kickback.games.wallet.invariants import faults
from kickback.games.wallet.options import Rules
from kickback.games.wallet.trail import MOVE, NO_WORD, PAID, TRAY, WALLET, fact
from kickback.games.wallet.verdict import Verdict
from kickback.games.wallet.view import WalletView


class Wallet(Table):
    """Seats rummage, time runs out, the police judge. Hands and tokens are kept sorted: their order means nothing."""

    def __init__(
        self,
        rules: Rules,
        chance: Chance,
        stack: list[Moment[Any]],
        aside: Moment[Any],
        hands: list[list[int]],
        wallet: list[int],
        specials: list[list[int]],
        tokens: list[list[int]],
        pocket: list[int],
    ) -> None:
        super().__init__(rules.seats, chance, stack, aside)
        seats = rules.seats
        self.rules: Rules = rules
        self.hands: list[list[int]] = hands
        self.wallet: list[int] = wallet  # drawn from the end, which is the front of an ordered wallet
        self.compartment: list[int] = []
        self.paid: list[int] = []
        self.tray: list[int] = []  # birthday cards not yet dealt
        self.pot: list[int] = []  # laid for the Shared Fund
        self.specials: list[list[int]] = specials  # face down before each seat
        self.before: list[list[int]] = [[] for _ in range(seats)]  # face up before each seat
        self.discard: list[int] = []  # Special cards, the top at the end
        self.unused: list[int] = []  # Special cards set aside
        self.hidden: list[int] = [HIDDEN] * seats  # under the Secret Compartment
        self.atm: list[int] = [HIDDEN] * seats
        self.fx: list[int] = [HIDDEN] * seats
        self.fx_as: list[int] = [HIDDEN] * seats
        self.seized: list[list[int]] = [[] for _ in range(seats)]
        self.credit: list[int] = [HIDDEN] * seats
        self.coins: list[int] = [0] * seats
        self.tokens: list[list[int]] = tokens
        self.pocket: list[int] = pocket
        self.round: int = 1
        self.hourglasses: int = rules.hourglasses
        self.first: int = 0
        self.phase: int = PLAY
        self.turn: int = 0
        self.acts: int = 0  # actions left of a Double Turn
        self.acted: bool = False  # the turn's action is done
        self.played: int = 0  # Special cards in this turn
        self.turns: list[int] = [0] * seats
        self.queue: list[int] = []  # seats yet to be asked in the window, or Officers yet to inspect
        self.late: int = 0  # seats that have played an end-of-round card, a bit each
        self.shown: int = 0  # hands that lie open, a bit each
        self.verdicts: list[Verdict] = []
        self.judged: list[list[int]] = []  # the hands at that time
        self.judged_notes: list[int] = []
        self.lost: int = 0  # seats that gave back a token this round, a bit each
        self.reports: list[Report] = []
        self.trail: list[int] = []  # of this round's cards
        self.token_trail: list[int] = []
        self.about: About = NOTHING  # what the open question is about
        self.picks: list[int] = []  # what a scenario wants the coming random picks to be
        self.draft: list[Action] = []  # steps of a line that is not finished
        self.told: list[Action] = []  # steps of the line that has just been finished

    def note(self, source: int, target: int, card: int, seen: int, word: int = NO_WORD, position: int = 0) -> None:
        """Writes a move on the trail."""
        self.trail.append(fact(MOVE, source, target, card, seen, word, position))

    def draw(self, position: int = 1) -> int:
        """WAL-TAKE-2: a card leaves the wallet. Its order is random and unknown, so the front is as good as any."""
        return self.wallet.pop(len(self.wallet) - position)

    def slide(self, card: int, position: int) -> None:
        """WAL-PUT-1: a card enters the wallet: at that place of an ordered one, anywhere in a blind one."""
        wallet = self.wallet
        if self.rules.ordered:
            wallet.insert(len(wallet) + 1 - position, card)
        else:
            wallet.insert(self.chance.below(len(wallet) + 1), card)

    def slide_back(self, cards: list[int], source: int, seen: int) -> None:
        """Cards return to the wallet: to the end of an ordered one, in this order."""
        for card in cards:
            position = len(self.wallet) + 1 if self.rules.ordered else 0
            self.slide(card, position)
            self.note(source, WALLET, card, seen, NO_WORD, position)

    def take(self, seat: int, position: int) -> None:
        """WAL-TAKE-1."""
        card = self.draw(position or 1)
        insort(self.hands[seat], card)
        self.note(WALLET, seat, card, 1 << seat, NO_WORD, position)
        if self.log is not None:
            facts: Facts = {"seat": letter(seat), "wallet": len(self.wallet)}
            if position:
                facts["position"] = position
            self.tell("took", "WAL-TAKE-1", facts, {seat: {"card": NAMES[card]}})

    def put(self, seat: int, card: int, position: int) -> None:
        """WAL-PUT-1."""
        self.hands[seat].remove(card)
        self.slide(card, position)
        self.note(seat, WALLET, card, 1 << seat, NO_WORD, position)
        if self.log is not None:
            facts: Facts = {"seat": letter(seat), "wallet": len(self.wallet)}
            if position:
                facts["position"] = position
            self.tell("put", "WAL-PUT-1", facts, {seat: {"card": NAMES[card]}})

    def pay(self, seat: int, cards: list[int]) -> None:
        """WAL-BUY-1, -6: the payment lies face up on the table, or goes into the wallet where that is the custom."""
        for card in cards:
            self.hands[seat].remove(card)
        if self.rules.paid_to_wallet:
            self.slide_back(cards, seat, PUBLIC)
        else:
            for card in cards:
                self.paid.append(card)
                self.note(seat, PAID, card, PUBLIC)

    def flip(self) -> None:
        """WAL-FLIP-1, -2."""
        self.hourglasses -= 1

    def give(self, giver: int, taker: int, card: int, word: int = NO_WORD, mark: int = 0) -> None:
        """A card goes from hand to hand; both know it, the others know at most that it fits the word."""
        self.hands[giver].remove(card)
        insort(self.hands[taker], card)
        self.note(giver, taker, card, 1 << giver | 1 << taker, word, mark)

    def any_of(self, cards: list[int]) -> int:
        """A card of these at random; a scenario may have fixed which."""
        if self.picks and self.picks[0] in cards:
            return self.picks.pop(0)
        return cards[self.chance.below(len(cards))]

    def search_note(self, seat: int, place: int, seen: int, clause: str) -> int:
        """WAL-ATM-2, -4, WAL-CC-2, -5: cards are drawn until a note appears; the others are shown and go back.

        The note goes to that place, seen by those; HIDDEN if there is none.
        """
        passed: list[int] = []
        found = HIDDEN
        position = 1 if self.rules.ordered else 0
        while self.wallet and found == HIDDEN:
            card = self.draw()
            if card < NOTES:
                found = card
                self.note(WALLET, place, card, seen, A_NOTE, position)
            else:
                passed.append(card)
                self.note(WALLET, TRAY, card, PUBLIC, NO_WORD, position)
        self.slide_back(passed, TRAY, PUBLIC)
        if self.log is not None:
            for card in passed:
                self.tell("shown", clause, {"seat": letter(seat), "card": NAMES[card]})
        return found

    def lay_down(self, seat: int, special: int) -> None:
        """WAL-SPEC-6: a played Special card goes on the pile, or stays before its owner."""
        self.specials[seat].remove(special)
        if special > EXTRA:
            self.before[seat].append(special)
        else:
            self.discard.append(special)

    @property
    def top(self) -> int:
        """The Special card that an Emergency would copy, or HIDDEN."""
        return self.discard[-1] if self.discard else HIDDEN

    def close_line(self, action: Action) -> None:
        """The choice is complete: nothing of it is left on the stack."""
        if self.draft:
            self.told = self.draft + [action]
            self.draft = []
        self.close()

    def close(self) -> None:
        """The open question is answered."""
        while len(self.stack) > 1:
            self.stack.pop()
        self.about = NOTHING

    def forbids(self, seat: int, action: Action) -> Ban | None:
        if action.verb == LINE:
            return self.stack[0].forbids(self, seat, action)
        return super().forbids(seat, action)

    def legal(self, seat: int) -> list[Action]:
        """The candidates of all questions of this game are exact (a test compares them with `forbids`)."""
        moment = self.stack[-1]
        return moment.candidates(self, seat) if moment.asks(self, seat) else []

    def act(self, seat: int, action: Action) -> None:
        if self.told:
            self.told = []
        if action.verb != LINE:
            super().act(seat, action)
            return
        assert isinstance(action, Line)
        ban = self.stack[0].forbids(self, seat, action)
        if ban is not None:
            raise Refused(f"{letter(seat)} {action.text}", ban)
        for step in action.steps:
            super().act(seat, step)

    def line(self, seat: int, action: Action) -> str:
        if action.verb == LINE:
            return action.text
        if self.told:
            return whole(self.told)
        return "" if self.draft else action.text

    def read(self, seat: int, text: str) -> Action:
        mine = self.draft if self.stack[-1].asks(self, seat) else []
        return read(text, mine, self.seats, self.top)

    def view(self, seat: int) -> WalletView:
        return WalletView(seat, self)

    def faults(self) -> list[str]:
        return faults(self)

    def clone(self) -> Wallet:
        twin = Wallet(
            self.rules,
            self.chance.clone(),
            [moment.clone() for moment in self.stack],
            self.aside,
            [hand[:] for hand in self.hands],
            self.wallet[:],
            [cards[:] for cards in self.specials],
            [tokens[:] for tokens in self.tokens],
            self.pocket[:],
        )
        twin.winners = self.winners[:]
        twin.compartment = self.compartment[:]
        twin.paid = self.paid[:]
        twin.tray = self.tray[:]
        twin.pot = self.pot[:]
        twin.before = [cards[:] for cards in self.before]
        twin.discard = self.discard[:]
        twin.unused = self.unused[:]
        twin.hidden = self.hidden[:]
        twin.atm = self.atm[:]
        twin.fx = self.fx[:]
        twin.fx_as = self.fx_as[:]
        twin.seized = [cards[:] for cards in self.seized]
        twin.credit = self.credit[:]
        twin.coins = self.coins[:]
        twin.round = self.round
        twin.hourglasses = self.hourglasses
        twin.first = self.first
        twin.phase = self.phase
        twin.turn = self.turn
        twin.acts = self.acts
        twin.acted = self.acted
        twin.played = self.played
        twin.turns = self.turns[:]
        twin.queue = self.queue[:]
        twin.late = self.late
        twin.shown = self.shown
        twin.verdicts = self.verdicts
        twin.judged = self.judged
        twin.judged_notes = self.judged_notes
        twin.lost = self.lost
        twin.reports = self.reports[:]
        twin.trail = self.trail[:]
        twin.token_trail = self.token_trail[:]
        twin.about = self.about
        twin.picks = self.picks[:]
        twin.draft = self.draft[:]
        twin.told = self.told[:]
        return twin
