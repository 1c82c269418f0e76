"""The worlds a seat of Embezzlement may imagine, drawn from its view alone.

Invoices and cards are drawn as `unseen_invoices` and `unseen_cards` say. Caps are the true ones, under `vault` too,
since every change of a stash is public. A sealed amount and a choice in an open Commit may be any legal one; who has
passed in an open race may be anybody, as long as somebody is still asked.
"""

from __future__ import annotations

from typing import Any

from kickback.engine.chance import Chance, Quick
from kickback.engine.game import Worlds
from kickback.engine.memory import Memory
from kickback.engine.moments import Moment, Over
from kickback.engine.pile import HIDDEN
from kickback.games.embezzlement.actions import PAGES, Move
from kickback.games.embezzlement.bans import GAME_OVER
from kickback.games.embezzlement.components import CAPS, LEAST, MOST, TARGET_MAX
from kickback.games.embezzlement.deal import ASIDE
from kickback.games.embezzlement.moments.action_phase import Act, PickUp
from kickback.games.embezzlement.moments.answering import Respond
from kickback.games.embezzlement.moments.before_the_game import ChooseStart, ChooseTarget
from kickback.games.embezzlement.moments.exchange import Challenge, Decide, Replay, Window
from kickback.games.embezzlement.moments.payment_phase import Declare, Place
from kickback.games.embezzlement.moments.turn import TURN
from kickback.games.embezzlement.table import Embezzlement
from kickback.games.embezzlement.table.cards import Cards
from kickback.games.embezzlement.table.exchange import BLACKMAILING, PAYMENT_AUDIT
from kickback.games.embezzlement.table.invoices import Invoices
from kickback.games.embezzlement.table.money import Money
from kickback.games.embezzlement.view import EmbezzlementView
from kickback.games.embezzlement.worlds.unseen_cards import UnseenCards
from kickback.games.embezzlement.worlds.unseen_invoices import UnseenInvoices


class EmbezzlementWorlds(Worlds):
    """Samples for one seat at one point of the game."""

    def __init__(self, view: EmbezzlementView) -> None:
        self.view: EmbezzlementView = view
        self.invoices: UnseenInvoices = UnseenInvoices(view)
        self.cards: UnseenCards = UnseenCards(view)
        self.stash: list[int] = [start + gain for start, gain in zip(view.starts, view.flow, strict=True)]
        self.coffers: int = CAPS - sum(self.stash) - sum(view.boards.paid)

    def sample(self, chance: Chance) -> Embezzlement:
        view = self.view
        kinds, workloads, rest = self.invoices.sample(chance)
        hands, deck, past = self.cards.sample(chance)
        stack = [self.moment(name, chance) for name in view.names]
        luck = chance.word()
        turn = view.turn.clone()
        if turn.amount == HIDDEN:
            turn.amount = LEAST + chance.below(MOST)
        table = Embezzlement(
            view.rules,
            Quick(luck),
            stack,
            ASIDE,
            view.boards.clone(),
            Money(self.coffers, self.stash[:], view.starts),
            Invoices(kinds, view.known[:], view.taken_by[:], workloads, rest, view.refills, view.closed),
            Cards(hands, view.held[:], deck, view.pile[:], Memory(past)),
            view.people,
            turn,
        )
        table.winners = view.winners[:]
        table.exchange = view.exchange
        table.question = view.question
        table.statement = view.statement
        return table

    def moment(self, name: str, chance: Chance) -> Moment[Any, Any]:
        """A moment of the stack, by its name."""
        view = self.view
        active = view.turn.active
        if name == "turn":
            return TURN
        if name == "declare":
            return Declare(name, active, exact=True)
        if name == "place":
            return Place(name, active, exact=True)
        if name == "action":
            return Act(name, active, exact=True)
        if name == "draw":
            return PickUp(name, active, exact=True)
        if name == "over":
            return Over(GAME_OVER)
        if name in ("cheap-start", "target"):
            return self.commit(name, chance)
        if name in ("answer", "read"):
            assert view.question is not None
            return Respond(name, view.question.of, exact=True)
        return self.reaction(name, chance)

    def reaction(self, name: str, chance: Chance) -> Moment[Any, Any]:
        view = self.view
        if name in ("blackmail", "blind-blackmail"):
            return Window(name, view.open.asked, self.passed(chance), BLACKMAILING)
        if name == "audit-payment":
            return Window(name, view.open.asked, self.passed(chance), PAYMENT_AUDIT)
        if name in ("replay-blackmail", "replay-audit"):
            return Replay(name, view.open.asked, self.passed(chance))
        if name == "challenge-otr":
            return Challenge(name, view.open.asked, self.passed(chance))
        exchange = view.exchange
        assert exchange is not None
        return Decide(name, exchange.by if name in ("counter", "defend-otr") else exchange.against, exact=True)

    def passed(self, chance: Chance) -> int:
        """Who may have passed already: anybody, but not all."""
        asked = self.view.open.asked
        mine = 1 << self.view.seat
        while True:
            passed = chance.below(1 << self.view.seats) & asked & ~mine | self.view.open.passed
            if passed != asked:
                return passed

    def commit(self, name: str, chance: Chance) -> Moment[Any, Any]:
        view = self.view
        rules = view.rules
        picks: list[Move | None] = []
        for seat in range(view.seats):
            book = PAGES[view.seats][seat]
            pick = view.open.picks[seat]
            if not view.open.has_chosen(seat):
                picks.append(None)
            elif name == "target":
                least = rules.target_min
                caps = pick if pick != HIDDEN else least + chance.below(TARGET_MAX + 1 - least)
                picks.append(book.targets[caps - 1])
            else:
                caps = pick if pick != HIDDEN else chance.below(rules.cheap_max + 1)
                picks.append(book.starts[caps])
        if name == "target":
            return ChooseTarget(name, view.open.asked, picks, exact=True)
        return ChooseStart(name, view.open.asked, picks, exact=True)
