"""The worlds a seat of Pecunia Olet may imagine, drawn from its view alone.

Hidden from a seat are only the purses of the others, with `sale-log` = cash also their fakes, the order of the deck and
answers that are still sealed. All of these are independent of each other, and the memory says exactly what each can be,
so a sample is exact: every world that fits is equally likely.
"""

from __future__ import annotations

from typing import Any

from kickback.engine.chance import Chance, Quick
from kickback.engine.game import Worlds
from kickback.engine.memory import Memory
from kickback.engine.moments import Moment, Over
from kickback.engine.pile import HIDDEN, Pile
from kickback.games.pecunia_olet import bans
from kickback.games.pecunia_olet.actions import BOOK, NO_MORE, ONCE_MORE, Move
from kickback.games.pecunia_olet.components import (
    CARD_GROUP,
    CARDS,
    GROUPS,
    NO_CARD,
    NOBODY,
    PRINTED,
    START_GROUP,
    STEP,
)
from kickback.games.pecunia_olet.deal import ASIDE
from kickback.games.pecunia_olet.memory import Ledger, Purses, holdings, ledgers, many, pair, purses
from kickback.games.pecunia_olet.moments import (
    PLACEMENTS,
    ChooseFirst,
    DinerChoice,
    LastHenchman,
    LawyerLift,
    LawyerPlace,
    Rematch,
)
from kickback.games.pecunia_olet.round_end import laundries
from kickback.games.pecunia_olet.table import PecuniaOlet
from kickback.games.pecunia_olet.table.equipment import Equipment
from kickback.games.pecunia_olet.table.henchmen import Henchmen
from kickback.games.pecunia_olet.table.market import Market
from kickback.games.pecunia_olet.table.money import Money
from kickback.games.pecunia_olet.table.progress import NOT_YET_ENDING, Ending, Police, Round
from kickback.games.pecunia_olet.view import NOT_YET, PecuniaView


class PecuniaWorlds(Worlds):
    """What can be worked out once for all samples of one view."""

    def __init__(self, view: PecuniaView) -> None:
        self.view: PecuniaView = view
        self.memory: Memory = Memory(view.memory)
        self.ledgers: list[Ledger] = ledgers(view.memory, view.seats)
        self.purses: list[Purses] = [self.possible_purses(seat) for seat in range(view.seats)]
        self.holdings: list[list[int]] = [self.possible_fakes(seat) for seat in range(view.seats)]
        seen = [card for cards in view.cards for card in cards] + view.binned + view.out
        seen += [card for card in view.market if card != NO_CARD]
        unseen = [card for card in range(len(CARDS)) if card not in seen]
        self.equipment: Equipment = Equipment(
            view.cards, view.printers, view.parts, view.diners, view.jets, view.lawyers
        )
        taken = sum(1 << space for space, who in enumerate(view.henchman) if who != NOBODY)
        self.henchmen: Henchmen = Henchmen(view.henchman, taken, view.ready, view.down)
        self.ending: Ending = NOT_YET_ENDING
        if view.officer == view.rules.board.last:
            self.ending = Ending(view.queue, view.lawyer, view.scored)
            self.ending.tied = view.tied
            self.ending.again = view.again
        self.starts: list[int] = [card for card in unseen if CARD_GROUP[card] == START_GROUP]
        self.groups: list[list[int]] = [[c for c in unseen if CARD_GROUP[c] == group] for group in reversed(GROUPS)]

    def possible_purses(self, seat: int) -> Purses:
        """Empty where nothing has to be guessed."""
        view = self.view
        if view.cash[seat] != HIDDEN or not self.ledgers[seat]:
            return {}
        possible = purses(self.ledgers[seat], view.rules)
        total = view.totals[seat]
        return possible if total == HIDDEN else {total // STEP: possible[total // STEP]}

    def possible_fakes(self, seat: int) -> list[int]:
        """Each holding once for every answer that may be sealed with it, so that worlds are equally likely."""
        view = self.view
        if view.fakes[seat] != HIDDEN:
            return [view.fakes[seat]]
        possible = holdings(self.ledgers[seat], view.rules)
        if view.moment != "diner-choice" or view.picks[seat] == NOT_YET:
            return possible
        return [held for held in possible for _ in laundries(held, view.diners[seat])]

    def sample(self, chance: Chance) -> PecuniaOlet:
        view = self.view
        cash = view.cash[:]
        account = view.account[:]
        fakes: list[int] = []
        for seat in range(view.seats):
            possible = self.purses[seat]
            if possible:
                cash[seat], account[seat] = pair(possible, chance.below(many(possible)))
            elif cash[seat] == HIDDEN:  # nothing has been dealt yet
                cash[seat] = account[seat] = 0
            fakes.append(one_of(self.holdings[seat], chance))
        deck: list[int] = []
        for group in self.groups:
            shuffled = group[:]
            chance.shuffle(shuffled)
            deck += shuffled
        starts = self.starts[:]
        chance.shuffle(starts)
        bank = PRINTED.box - sum(cash) - sum(account)
        table = PecuniaOlet(
            view.rules,
            Quick(0),  # nothing is random after the deal
            [],
            ASIDE,
            Money(cash, account, fakes, bank, view.supply),
            self.equipment.clone(),
            Market(view.market[:], Pile(deck, [0] * len(deck)), starts, view.binned[:], view.out[:]),
            self.henchmen.clone(),
            Police(view.officer, view.banned, view.moved),
            Round(view.round, view.starter, view.first, view.pawn),
            self.ending.clone(),
            self.memory.clone(),
        )
        table.market.new = view.new_cards
        table.winners = view.winners[:]
        table.stack = [self.question(table, chance)]
        return table

    def question(self, table: PecuniaOlet, chance: Chance) -> Moment[Any, Any]:
        """The open question, with answers for what is sealed."""
        view = self.view
        if view.moment == "placement":
            return PLACEMENTS[view.waiting[0]]
        if view.moment == "diner-choice":
            return DinerChoice(view.moment, view.asked, self.sealed(table, chance))
        if view.moment == "last-henchman":
            return LastHenchman(view.waiting[0])
        if view.moment == "lawyer-lift":
            return LawyerLift(view.waiting[0])
        if view.moment == "lawyer-place":
            return LawyerPlace(view.waiting[0], view.lawyer)
        if view.moment == "rematch":
            return Rematch(view.moment, view.asked, self.sealed(table, chance))
        return ChooseFirst() if view.moment == "choose-first" else Over(bans.FINISHED)

    def sealed(self, table: PecuniaOlet, chance: Chance) -> list[Move | None]:
        picks: list[Move | None] = []
        for seat, pick in enumerate(self.view.picks):
            if pick == NOT_YET:
                picks.append(None)
            elif pick != HIDDEN:
                picks.append(BOOK.actions[pick])
            elif self.view.moment == "rematch":
                picks.append([ONCE_MORE, NO_MORE][chance.below(2)])
            else:
                fitting = laundries(table.money.fakes[seat], table.equipment.diners[seat])
                picks.append(fitting[chance.below(len(fitting))])
        return picks


def one_of(choices: list[int], chance: Chance) -> int:
    return choices[chance.below(len(choices))] if len(choices) > 1 else choices[0]
