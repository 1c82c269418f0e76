"""Rules of thumb for Pecunia Olet: build presses, hold fakes until they sell well, keep cash away from the Godfather.

Every action is priced in real money at the end of the game: cash that he may halve is worth less than its face, fakes
are worth what they will fetch, cards what they will still bring in.
"""

from __future__ import annotations

from typing import Final, cast

from kickback.bots.character import Character
from kickback.engine.actions import Action
from kickback.engine.chance import Chance
from kickback.engine.view import View
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.actions import (
    AGAIN,
    BOOK,
    BUY,
    CHEAT,
    FENCE,
    FIRST,
    FLIGHTS,
    FLY,
    PASSING,
    SHOP,
    Move,
)
from kickback.games.pecunia_olet.components import (
    BAD_LAWYER,
    CARD_KIND,
    CARD_VALUE,
    DINER,
    GODFATHER,
    GREAT_LAWYER,
    HOLOGRAM,
    INK,
    JET,
    KINDS,
    PRINTED,
    PRINTER,
    RECEIVER,
    SPACES,
    STEP,
    STRIKE,
    TICKET,
)
from kickback.games.pecunia_olet.memory import BANKED, FLEW, PAID, PRINTED_NOTES, SPENT, Ledger, ledgers
from kickback.games.pecunia_olet.view import PecuniaView

PACE: Final = (0.0, 0.0, 2.0, 3.6, 4.3)  # the officer's steps in a usual round, by seats
PRINT_RUNS: Final = 0.9  # how often a round one gets to a press
HELD_WELL: Final = 11  # one visit to the receiver and one to the supermarket
SUNGLASSES: Final = 32.0


class Outlook:
    """What a view means in money: how long the game still lasts and what things are worth until then."""

    def __init__(self, view: PecuniaView, character: Character) -> None:
        seat = view.seat
        special = view.rules.board.special
        self.view: PecuniaView = view
        self.character: Character = character
        self.cash: int = view.cash[seat]
        self.held: int = view.fakes[seat]
        self.ending: bool = view.moment != "placement"
        steps = view.rules.board.last - view.officer
        self.rounds: float = 0.0 if self.ending else steps / PACE[view.seats]
        ahead = view.officer + 1
        while ahead < len(special) and special[ahead] != GODFATHER:
            ahead += 1
        self.away: int = ahead - view.officer  # steps to the next Godfather
        self.keeps: float = 1.0 if self.ending else keeps(self.away, character)
        self.note: list[float] = [0.0] + [self.note_value(quality) for quality in (1, 2, 3)]
        rivals = [ledger for other, ledger in enumerate(ledgers(view.memory, view.seats)) if other != seat]
        self.rival_cash: float = 0.0 if self.ending else sum(guessed_cash(ledger) for ledger in rivals) / len(rivals)
        self.rival_best: float = max(map(guessed_total, rivals)) if steps == 1 else 0.0
        self.hat_base: float = 0.0
        self.hat_slope: float = 0.0
        if not self.ending:
            self.weigh_hat()

    def note_value(self, quality: int) -> float:
        """What one more fake will fetch: the receiver's rate, a little more while the supermarket takes it."""
        rate = PRINTED.fence_rates[quality - 1]
        if self.ending:
            return 0.0
        held = fake_notes.size(self.held)
        crowded = 1.0 if held < HELD_WELL else max(0.25, 1.0 - 0.08 * (held - HELD_WELL))
        soon = min(1.0, 0.35 + 0.3 * self.rounds)
        open_door = 4.0 if quality > self.view.banned else 0.0
        return (0.85 * rate + open_door) * crowded * soon

    def worth(self, lot: int) -> float:
        return (
            fake_notes.ones(lot) * self.note[1]
            + fake_notes.twos(lot) * self.note[2]
            + fake_notes.threes(lot) * self.note[3]
        )

    def weigh_hat(self) -> None:
        """What the officer's next step means: something for the rivals' cash, and a share of the own."""
        view = self.view
        special = view.rules.board.special[view.officer + 1]
        if special == GODFATHER:
            self.hat_base = 0.3 * self.rival_cash * (0.5 + self.character.suspicion)
            self.hat_slope = -0.35
            return
        closer = keeps(self.away, self.character) - keeps(self.away - 1, self.character)
        self.hat_base = 0.5 * self.rival_cash * closer
        self.hat_slope = -closer - (0.1 if special == STRIKE else 0.0)

    def hat(self, cash: int) -> float:
        """What one step of the officer is worth to a seat that has so much cash then; the last step ends the game."""
        view = self.view
        if self.ending or view.officer + 1 != view.rules.board.last:
            return self.hat_base + self.hat_slope * cash
        lead = cash / 2 + view.account[view.seat] - self.rival_best
        engine = 25.0 * view.printers[view.seat]
        return 60.0 if lead > 40 else -30.0 - engine - cash / 4

    def card(self, card: int) -> float:
        """What a card still brings in."""
        view = self.view
        seat = view.seat
        kind = CARD_KIND[card]
        runs = max(0.0, self.rounds - 0.7) * PRINT_RUNS * (0.8 + 0.4 * self.character.greed)
        output = PRINTED.per_printer * view.printers[seat]
        quality = view.quality(seat)
        if kind == PRINTER:
            sated = 1.0 if view.printers[seat] < 4 else 0.45
            return PRINTED.per_printer * self.note[quality] * runs * sated
        if INK <= kind <= HOLOGRAM:
            if view.parts[seat] >> (kind - INK) & 1:
                return 0.0
            step = PRINTED.fence_rates[quality] - PRINTED.fence_rates[quality - 1]
            return (step + 1.5) * output * runs
        if kind == DINER:
            times = self.rounds * 0.9 + 1.0
            if self.ending:
                return 50.0 if fake_notes.size(self.held) > view.diners[seat] else 0.0
            return (PRINTED.diner_pays - self.note[1 if view.banned else quality] - 4.0) * times
        if kind == JET:
            return 14.0 * max(0.0, self.rounds - 1.0) * (view.seats - 1) / 2
        if kind == TICKET:
            return float(CARD_VALUE[card])
        if kind in (GREAT_LAWYER, BAD_LAWYER):
            return 35.0 + 12.0 * view.printers[seat] if self.rounds < 4 else 20.0
        return 0.0


def keeps(away: int, character: Character) -> float:
    """Which share of cash survives the next Godfather, seen from so many steps before him."""
    return 1.0 - 0.5 * (0.45 + 0.2 * character.suspicion) ** max(0, away - 1)


def guessed_cash(ledger: Ledger) -> float:
    """A rival's cash as the table would guess it: a flight takes most of it away."""
    cash = 0.0
    start = len(ledger)
    while start and ledger[start - 1].kind != FLEW:
        start -= 1
    if start:
        cash = 20.0
    for fact in ledger[start:]:
        kind = fact.kind
        if kind == SPENT:
            cash = max(0.0, cash - fact.number)
        elif kind == PAID:
            cash /= 2
        elif kind != PRINTED_NOTES and kind != BANKED:
            cash += fact.number
    return cash


def guessed_total(ledger: Ledger) -> float:
    """A rival's money after a last Godfather, guessed from everything the table has seen."""
    cash = account = 0.0
    for fact in ledger:
        kind = fact.kind
        money = fact.number
        if kind == SPENT:
            cash = max(0.0, cash - money)
        elif kind == FLEW:
            account += 0.8 * cash
            cash *= 0.2
        elif kind == PAID:
            cash /= 2
        elif kind == BANKED:
            account += money
        elif kind != PRINTED_NOTES:
            cash += money
    return cash / 2 + account


def choose(view: View, legal: list[Action], character: Character, chance: Chance) -> Action:
    assert isinstance(view, PecuniaView)
    moves = cast(list[Move], legal)  # a table of this game lists nothing else
    if view.moment in ("placement", "last-henchman", "lawyer-place"):
        return best_placement(Outlook(view, character), moves, chance)
    if view.moment == "lawyer-lift":
        return best_lift(moves)
    if view.moment == "diner-choice":
        return min(moves, key=lambda move: (fake_notes.threes(move.lot), fake_notes.twos(move.lot)))
    if legal[0].verb is FIRST:
        return legal[view.seat]
    return legal[0] if legal[0].verb is AGAIN else legal[chance.below(len(legal))]


def best_placement(outlook: Outlook, legal: list[Move], chance: Chance) -> Move:
    """The action that looks best; of lots and sums on one space only the best is looked at."""
    best = PASSING
    most = 0.5
    judged = -1
    whim = chance.word()
    for move in legal:
        verb = move.verb
        if verb is SHOP or verb is FENCE or verb is FLY:
            if move.space == judged:
                continue
            judged = move.space
        candidate, gain = priced(outlook, move)
        gain += (whim >> max(0, move.space) & 31) / 16  # equal choices should not always fall alike
        if gain > most:
            best, most = candidate, gain
    return best


def priced(outlook: Outlook, move: Move) -> tuple[Move, float]:
    """What an action brings; of the many lots and sums on one space the best."""
    view = outlook.view
    verb = move.verb
    space = move.space
    cash = outlook.cash
    income = 0
    gain = 0.0
    if verb is CHEAT:
        income = PRINTED.tax_pays
        if space == view.rules.board.sunglasses and view.pawn != view.seat and not outlook.ending:
            gain = SUNGLASSES
    elif verb is BUY:
        price = view.rules.board.price[space]
        income = -price
        gain = outlook.card(view.market[view.rules.board.column[space]])
    elif verb is SHOP or verb is FENCE:
        move, income = best_lot(outlook, move)
        gain = -outlook.worth(move.lot) - lost_to_diners(outlook, move.lot)
    elif verb is FLY:
        return best_flight(outlook, space)
    elif move.places:
        count = PRINTED.per_printer * view.printers[view.seat]
        quality = move.quality or view.quality(view.seat)
        gain = outlook.note[quality] * count * (1.0 if fake_notes.size(outlook.held) < HELD_WELL - 2 else 0.6)
        if outlook.ending and fake_notes.size(outlook.held) < view.diners[view.seat]:
            gain = PRINTED.diner_pays * min(count, view.diners[view.seat] - fake_notes.size(outlook.held))
    hat = outlook.hat(cash + income) if move.places and view.rules.board.hat[space] else 0.0
    return move, gain + income * outlook.keeps + hat


def lost_to_diners(outlook: Outlook, lot: int) -> float:
    """In the end a fake is worth a diner's fifty if there is a diner for it."""
    if not outlook.ending:
        return 0.0
    idle = outlook.view.diners[outlook.view.seat] - fake_notes.size(outlook.held) + fake_notes.size(lot)
    return 50.0 * max(0, min(idle, fake_notes.size(lot)))


def best_lot(outlook: Outlook, move: Move) -> tuple[Move, int]:
    """The lot that brings most above what its notes are worth: from some quality up, the best or the worst first."""
    receiver = KINDS[move.space] == RECEIVER
    most = PRINTED.fence_most if receiver else PRINTED.shop_most
    held = outlook.held
    found = move
    pays = lot_pays(move.lot, receiver)
    best = pays * outlook.keeps - outlook.worth(move.lot) - lost_to_diners(outlook, move.lot)
    for quality in range(1 if receiver else outlook.view.banned + 1, 4):
        offer = fake_notes.from_quality(held, quality)
        count = min(most, fake_notes.size(offer))
        if not count:
            continue
        for lot in (fake_notes.lowest(offer, count), offer - fake_notes.lowest(offer, fake_notes.size(offer) - count)):
            paid = lot_pays(lot, receiver)
            gain = paid * outlook.keeps - outlook.worth(lot) - lost_to_diners(outlook, lot)
            if gain > best:
                word = "fence" if receiver else "shop"
                found, pays, best = BOOK.by_text[f"{word} {SPACES[move.space]} {fake_notes.written(lot)}"], paid, gain
    return found, pays


def lot_pays(lot: int, receiver: bool) -> int:
    rate = PRINTED.fence_rates[fake_notes.worst(lot) - 1] if receiver else PRINTED.shop_pays
    return rate * fake_notes.size(lot)


def best_flight(outlook: Outlook, space: int) -> tuple[Move, float]:
    """Carry away what the Godfather would halve, but keep the price of a card; or fetch money for purchases."""
    view = outlook.view
    fare = view.rules.board.price[space]
    left = outlook.cash - fare
    total = left + view.account[view.seat]
    wanted = 30 if outlook.rounds > 2 else 0
    keep = min(wanted + int(2 * outlook.character.greed) * STEP, total) // STEP * STEP
    if keep == left and not view.rules.empty_suitcase:
        keep = left - STEP if left else min(STEP, total)
    saved = (left - keep) * (1.0 - outlook.keeps)
    if left < keep:  # fetching money home: worth it only to buy something now
        saved = -5.0 + 0.3 * (keep - left) if outlook.rounds > 3 and outlook.away > 3 else -20.0
    calm = 6.0 * outlook.character.nerve
    return FLIGHTS[space][max(0, min(keep, PRINTED.box)) // STEP], saved - fare * outlook.keeps - calm


def best_lift(legal: list[Move]) -> Move:
    """Lift the henchman whose space is best to use again; any other henchman if a free space will do."""
    sales = sorted(legal[1:], key=lambda move: (KINDS[move.space] == RECEIVER, -move.space))
    return sales[-1] if sales else legal[0]
