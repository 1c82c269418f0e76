"""The four actions of a turn, and choosing the identity one has paid for."""

from __future__ import annotations

from bisect import insort

from kickback.engine.actions import Action, Ban
from kickback.engine.chance import Chance
from kickback.engine.events import Facts, Plain
from kickback.engine.seats import letter
from kickback.engine.table import Turn
from kickback.games.wallet.actions import BUY, FLIP, PASS, PAY, PICK, PICKS, PLACE, PUT, TAKE
from kickback.games.wallet.bans import NOT_ASKED, PICK_AN_ID
from kickback.games.wallet.cards import NAMES, money_in
from kickback.games.wallet.facts import PLAY
from kickback.games.wallet.table import Wallet
from kickback.games.wallet.trail import COMPARTMENT, NO_WORD, SIGHT, fact


def do(table: Wallet, seat: int, steps: list[Action]) -> None:
    """WAL-ROUND-1: one action, said in these steps. Extra Time uses it as well, when no turn is going on."""
    deed = steps[0]
    place = steps[-1].a if steps[-1].verb == PLACE else 0
    if table.phase == PLAY:
        table.acted = True
    if deed.verb == TAKE:
        table.take(seat, place)
    elif deed.verb == PUT:
        table.put(seat, deed.a, place)
    elif deed.verb == BUY:
        buy(table, seat, [step.a for step in steps if step.verb == PAY])
    elif deed.verb == FLIP:
        table.flip()
        if table.log is not None:
            table.tell("flipped", "WAL-FLIP-1", {"seat": letter(seat), "left": table.hourglasses})
    else:
        assert deed.verb == PASS
        if table.log is not None:
            table.tell("passed-turn", "WAL-RULING-2", {"seat": letter(seat)})


def buy(table: Wallet, seat: int, cards: list[int]) -> None:
    """WAL-BUY-1 to -6: pay, look at what is left in the compartment, choose."""
    table.pay(seat, cards)
    for card in table.compartment:
        table.trail.append(fact(SIGHT, COMPARTMENT, COMPARTMENT, card, 1 << seat, NO_WORD, 0))
    if table.log is not None:
        names: list[Plain] = [NAMES[card] for card in cards]
        facts: Facts = {"seat": letter(seat), "cards": names, "value": money_in(cards)}
        left: list[Plain] = [NAMES[card] for card in table.compartment]
        table.tell("paid", "WAL-BUY-1", facts, {seat: {"compartment": left}})
    table.stack.append(PickId(seat))


class PickId(Turn[Wallet]):
    """WAL-BUY-4, -5: the buyer chooses one of the Extra IDs that are left."""

    def __init__(self, seat: int) -> None:
        super().__init__("pick-id", seat)

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        return [PICKS[card] for card in table.compartment]

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        if seat != self.seat:
            return NOT_ASKED
        return None if action.verb == PICK and action.a in table.compartment else PICK_AN_ID

    def answer(self, table: Wallet, seat: int, action: Action) -> None:
        card = action.a
        table.compartment.remove(card)
        insort(table.hands[seat], card)
        table.note(COMPARTMENT, seat, card, 1 << seat)
        if table.log is not None:
            facts: Facts = {"seat": letter(seat), "left": len(table.compartment)}
            table.tell("bought", "WAL-BUY-4", facts, {seat: {"card": NAMES[card]}})
        table.close_line(action)

    def default(self, table: Wallet, seat: int, chance: Chance) -> Action:
        return PICKS[table.compartment[chance.below(len(table.compartment))]]
