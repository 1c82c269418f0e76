"""The whole truth of a game of Wallet, and the small moves its rules are made of."""

from __future__ import annotations

from typing import Any

from kickback.engine.actions import Action
from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.memory import NOWHERE, Memory
from kickback.engine.messages import Message
from kickback.engine.moments import Moment
from kickback.engine.outcome import Outcome
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import PUBLIC, letter, letters
from kickback.engine.table import Table
from kickback.games.wallet.actions import DEAL, PLACE, notation
from kickback.games.wallet.bans import NO_PLACES, ONE_OPPONENT, TOO_MUCH, TWO_OPPONENTS
from kickback.games.wallet.components import A_NOTE, NAMES, NOTES
from kickback.games.wallet.invariants import faults
from kickback.games.wallet.memory import TRAY, WALLET
from kickback.games.wallet.options import Rules
from kickback.games.wallet.parts.cards import Cards, no_cards
from kickback.games.wallet.parts.outcome import Report
from kickback.games.wallet.parts.question import NOTHING, About
from kickback.games.wallet.parts.round import Round
from kickback.games.wallet.parts.specials import Specials, no_specials
from kickback.games.wallet.parts.tokens import Tokens
from kickback.games.wallet.reading import read
from kickback.games.wallet.reasons import found_out
from kickback.games.wallet.verdict import judge
from kickback.games.wallet.view import WalletView


class Wallet(Table):
    """Seats rummage, time runs out, the police judge."""

    def __init__(
        self,
        rules: Rules,
        chance: Chance,
        stack: list[Moment[Any, Any]],
        aside: Moment[Any, Any],
        cards: Cards,
        specials: Specials,
        tokens: Tokens,
        now: Round,
    ) -> None:
        super().__init__(rules.seats, chance, stack, aside)
        self.rules: Rules = rules
        self.cards: Cards = cards
        self.specials: Specials = specials
        self.tokens: Tokens = tokens
        self.round: Round = now
        self.about: About = NOTHING  # what the open question is about
        self.reports: list[Report] = []  # of the rounds before
        self.rigged: list[int] = []  # what a scenario wants the coming random picks to be
        self.went_back: int = HIDDEN  # the birthday card that has just returned to the wallet

    def slide(self, card: int, position: int) -> None:
        """WAL-PUT-1: a card enters the wallet: at that place of an ordered one, anywhere in a blind one."""
        wallet = self.cards.wallet
        if self.rules.ordered:
            wallet.insert(len(wallet) + 1 - position, card)
        else:
            wallet.insert(self.chance.below(len(wallet) + 1), card)

    def slide_back(self, cards: list[int], source: int, seen: int) -> None:
        """Cards return to the wallet: to the end of an ordered one, in this order."""
        for card in cards:
            position = len(self.cards.wallet) + 1 if self.rules.ordered else 0
            self.slide(card, position)
            self.cards.note(source, WALLET, card, seen, NOWHERE, position)

    def any_of(self, cards: list[int]) -> int:
        """A card of these at random; a scenario may have fixed which."""
        if self.rigged and self.rigged[0] in cards:
            return self.rigged.pop(0)
        return cards[self.chance.below(len(cards))]

    def search_note(self, seat: int, place: int, seen: int, clause: str) -> tuple[int, list[int]]:
        """WAL-ATM-2, -4, WAL-CC-2, -5: cards are drawn until a note appears; the others are shown and go back.

        The note goes to that place, seen by those; HIDDEN if there is none. Also the cards that were shown.
        """
        passed: list[int] = []
        found = HIDDEN
        position = 1 if self.rules.ordered else 0
        while self.cards.wallet and found == HIDDEN:
            card = self.cards.draw()
            if card < NOTES:
                found = card
                self.cards.note(WALLET, place, card, seen, A_NOTE, position)
            else:
                passed.append(card)
                self.cards.note(WALLET, TRAY, card, PUBLIC, NOWHERE, position)
        self.slide_back(passed, TRAY, PUBLIC)
        if self.log is not None:
            for card in passed:
                self.tell("shown", clause, {"seat": letter(seat), "card": NAMES[card]})
        return found, passed

    def tell_sealed(self, seat: int, action: Action, clause: str) -> None:
        """That a seat has chosen is public, what it chose is its own affair."""
        if self.log is not None:
            self.tell("committed", clause, {"seat": letter(seat)}, {seat: {"choice": action.text}})

    def tell_standings(self, when: str) -> None:
        """How each hand would be judged now, told to its owner alone."""
        for seat in range(self.seats if self.log is not None else 0):
            cards = self.cards
            coin = self.round.coins[seat]
            now = judge(cards.hands[seat], cards.fx[seat], cards.fx_as[seat], coin, self.rules.coin_counts)
            facts: Facts = {"seat": letter(seat), "when": when}
            self.tell("standing", now.why, facts | found_out(now), audience=1 << seat)

    def close(self) -> None:
        """The open question is answered."""
        while len(self.stack) > 1:
            self.stack.pop()
        self.about = NOTHING
        self.went_back = HIDDEN

    def too_much(self, line: Action) -> Ban:
        if line.steps[-1].verb is PLACE:
            return NO_PLACES
        if line.steps[0].verb is DEAL:
            return ONE_OPPONENT if self.seats == 2 else TWO_OPPONENTS
        return TOO_MUCH

    def spelled(self, steps: list[Action]) -> str:
        return notation(steps)

    def written(self, steps: list[Action]) -> str:
        """With two players the birthday card that is left over goes back, whether or not that was said."""
        said = notation(steps)
        if self.went_back == HIDDEN or ">wallet" in said:
            return said
        return f"{said} {NAMES[self.went_back]}>wallet"

    def read(self, seat: int, text: str) -> Action:
        return read(text, self.draft(seat), self.seats, self.specials.top)

    def outcome(self) -> Outcome:
        """WAL-FINAL-1 to -3."""
        scores = [sum(own) for own in self.tokens.own]
        best = max(scores)
        facts: Facts = {"seats": list[Plain](letters(self.winners)), "points": best}
        if len(self.winners) > 1:
            return self.ended(Message("outcome-won", facts, ("WAL-FINAL-3",)), scores)
        level = scores.count(best) > 1
        id, clause = ("outcome-tokens", "WAL-FINAL-2") if level else ("outcome-won", "WAL-FINAL-1")
        return self.ended(Message(id, facts, (clause,)), scores)

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
            self.cards.clone(),
            self.specials.clone(),
            self.tokens.clone(),
            self.round.clone(),
        )
        twin.winners = self.winners[:]
        twin.about = self.about
        twin.reports = self.reports[:]
        twin.rigged = self.rigged[:]
        twin.drafts = self.drafts
        return twin


def empty_table(rules: Rules, chance: Chance, stack: list[Moment[Any, Any]], aside: Moment[Any, Any]) -> Wallet:
    """Nothing has been dealt yet."""
    seats = rules.seats
    now = Round(1, rules.hourglasses, [0] * seats, [0] * seats)
    tokens = Tokens([], [], Memory([]))
    return Wallet(rules, chance, stack, aside, no_cards(seats), no_specials(seats), tokens, now)
