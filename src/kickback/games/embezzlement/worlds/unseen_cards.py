"""Cards a seat cannot see, drawn so that every order of the deck which fits what was played is equally likely.

A hand is a number: four bits for the count of each type. Between two shuffles another hand is a thread of draws and
plays; going along it, every hand it may have become carries the number of ways it came about. Without a reshuffle the
hands are drawn exactly: one after the other by these numbers and by what the deck still has, accepted with the
probability that corrects for the order. After a reshuffle the deck is the old pile, so the hands of that moment
together are known, too; with one unseen hand this stays exact. With more of them a few pasts are drawn, each step
guided by what was played later, and one is kept by its weight: importance resampling, always consistent and never
dependent on the truth.
"""

from __future__ import annotations

from typing import Final

from kickback.engine.chance import Chance
from kickback.engine.memory import Entry
from kickback.engine.pile import HIDDEN
from kickback.games.embezzlement.components import BLACKMAIL, CARDS_PER_TYPE, HAND_LIMIT, TYPES
from kickback.games.embezzlement.memory import DEALT, DEALT_SECRETLY, DRAWN, DREW, LAID_OUT, PLAYED, RESHUFFLED
from kickback.games.embezzlement.view import EmbezzlementView

A_DRAW: Final = -1
A_FIRST_CARD: Final = -2  # under `delayed-blackmail` no starting hand has a Blackmail
PASTS: Final = 6
TRIES: Final = 4000
ONE: Final[list[int]] = [1 << 4 * card for card in range(TYPES)]

# How many ordered ways there are to take k out of n pieces of one type.
FALLING: Final[list[list[float]]] = []
for n in range(CARDS_PER_TYPE + 1):
    row = [1.0]
    for k in range(CARDS_PER_TYPE):
        row.append(row[-1] * max(0, n - k))
    FALLING.append(row)

FACTORIAL: Final[list[float]] = [FALLING[k][k] for k in range(CARDS_PER_TYPE + 1)]


def hands_of(size: int) -> list[int]:
    """Every hand of so many cards."""
    found = {0}
    for _ in range(size):
        found = {hand + one for hand in found for one in ONE}
    return sorted(found)


HANDS: Final[list[list[int]]] = [hands_of(size) for size in range(HAND_LIMIT + 1)]


def draws_of(fall: float, n: int) -> float:
    """Ordered ways to take n out of a number of pieces."""
    ways = 1.0
    for step in range(n):
        ways *= fall - step
    return ways


def orders(hand: int, size: int) -> float:
    """In how many orders the cards of a hand can have come."""
    ways = FACTORIAL[size]
    for card in range(TYPES):
        ways /= FACTORIAL[hand >> 4 * card & 15]
    return ways


def fits(stock: list[int], drawn: int) -> float:
    """In how many ways these cards can have come out of that stock."""
    ways = 1.0
    for card in range(TYPES):
        count = drawn >> 4 * card & 15
        if count:
            if count > stock[card]:
                return 0.0
            ways *= FALLING[stock[card]][count]
    return ways


def take(stock: list[int], drawn: int) -> None:
    for card in range(TYPES):
        stock[card] -= drawn >> 4 * card & 15


def pick(chance: Chance, weights: list[float], total: float) -> int:
    """A position, by weight."""
    mark = chance.word() / 4294967296.0 * total
    last = 0
    for place, weight in enumerate(weights):
        if weight > 0.0:
            last = place
            mark -= weight
            if mark < 0.0:
                return place
    return last


class Thread:
    """What one unseen hand did between two shuffles."""

    def __init__(self) -> None:
        self.steps: list[int] = []  # A_DRAW, A_FIRST_CARD, or the card played
        self.played: int = 0
        self.ways: list[dict[int, float]] = []  # from an empty hand, before each step and after the last
        self.finals: list[int] = []  # the hands it may have become
        self.best: float = 0.0  # the most ways any of them came about, per order of its cards
        self.memo: dict[int, list[float]] = {}

    def add(self, step: int) -> None:
        self.steps.append(step)
        if step >= 0:
            self.played += ONE[step]

    def along(self, start: int) -> list[dict[int, float]]:
        """Before each step and after the last: every hand that may be held, and in how many ways."""
        ways = [{start: 1.0}]
        for step in self.steps:
            before = ways[-1]
            after: dict[int, float] = {}
            if step >= 0:
                for hand, count in before.items():
                    if hand >> 4 * step & 15:
                        after[hand - ONE[step]] = count
            else:
                for hand, count in before.items():
                    for card in range(TYPES):
                        if step == A_DRAW or card != BLACKMAIL:
                            grown = hand + ONE[card]
                            after[grown] = after.get(grown, 0.0) + count
            ways.append(after)
        return ways

    def weights(self, stock: list[int]) -> list[float]:
        """For each final hand: in how many ways it came about, its cards out of this stock; and last, the sum."""
        key = 0
        for card in range(TYPES):
            key += stock[card] << 4 * card
        found = self.memo.get(key)
        if found is None:
            final = self.ways[-1]
            found = [final[hand] * fits(stock, hand) for hand in self.finals]
            found.append(sum(found))
            self.memo[key] = found
        return found

    def back(self, later: dict[int, float], odds: list[float]) -> dict[int, float]:
        """How well each hand held before the first step fits what is held after the last, given each card's odds."""
        sizes = [size_of(hand) for hand in list(later)[:1]]
        size = sizes[0] if sizes else 0
        fit = later
        for step in reversed(self.steps):
            size += 1 if step >= 0 else -1
            before: dict[int, float] = {}
            for hand in HANDS[size]:
                likely = 0.0
                if step >= 0:
                    if hand >> 4 * step & 15:
                        likely = fit.get(hand - ONE[step], 0.0)
                else:
                    for card in range(TYPES):
                        likely += odds[card] * fit.get(hand + ONE[card], 0.0)
                if likely > 0.0:
                    before[hand] = likely
            fit = before
        return fit

    def words(self, ways: list[dict[int, float]], hand: int, chance: Chance) -> list[int]:
        """The cards drawn, in order, on one of the ways to that final hand."""
        drawn: list[int] = []
        for place in range(len(self.steps) - 1, -1, -1):
            step = self.steps[place]
            if step >= 0:
                hand += ONE[step]
                continue
            before = ways[place]
            weights = [before.get(hand - ONE[c], 0.0) if hand >> 4 * c & 15 else 0.0 for c in range(TYPES)]
            if step == A_FIRST_CARD:
                weights[BLACKMAIL] = 0.0
            card = pick(chance, weights, sum(weights))
            drawn.append(card)
            hand -= ONE[card]
        drawn.reverse()
        return drawn


def size_of(hand: int) -> int:
    return sum(hand >> 4 * card & 15 for card in range(TYPES))


class UnseenCards:
    """Samples hands, deck and past draws for one view. Each period has its own deck, made by a reshuffle."""

    def __init__(self, view: EmbezzlementView) -> None:
        self.view: EmbezzlementView = view
        self.unseen: list[int] = [seat for seat in range(view.seats) if seat != view.seat]
        self.stocks: list[list[int]] = [[CARDS_PER_TYPE] * TYPES]  # what others may have drawn, by period
        self.threads: list[list[Thread]] = [[Thread() for _ in range(view.seats)]]
        self.later: list[list[dict[int, float]]] = []
        if view.rules.deterministic:
            return
        self.read_past()
        if len(self.stocks) == 1:
            self.prepare_exact()
        else:
            self.later = self.look_back()

    def read_past(self) -> None:
        view = self.view
        pile = [0] * TYPES
        for entry in view.memory:
            what = entry.kind
            seat = entry.seat
            card = entry.card
            if what == RESHUFFLED:
                self.stocks.append(pile)
                self.threads.append([Thread() for _ in range(view.seats)])
                pile = [0] * TYPES
            elif what == PLAYED:
                pile[card] += 1
                self.threads[-1][seat].add(card)
            elif what == LAID_OUT:
                pile[card] += 1
                self.stocks[-1][card] -= 1
            elif card != HIDDEN:
                self.stocks[-1][card] -= 1
            else:
                first = what == DEALT and view.rules.delayed_blackmail
                self.threads[-1][seat].add(A_FIRST_CARD if first else A_DRAW)

    def prepare_exact(self) -> None:
        """What has been played came out of the same deck: it is taken out first, and only hands are left to draw."""
        for seat in self.unseen:
            thread = self.threads[0][seat]
            take(self.stocks[0], thread.played)
            thread.ways = thread.along(0)
            thread.finals = list(thread.ways[-1])
            for hand, count in thread.ways[-1].items():
                if fits(self.stocks[0], hand) > 0.0:
                    thread.best = max(thread.best, count / orders(hand, self.view.held[seat]))
        # the first hand drawn is never rejected: let it be the one whose plays tell most
        self.unseen.sort(key=self.steps_of)

    def steps_of(self, seat: int) -> tuple[int, int]:
        return -len(self.threads[0][seat].steps), seat

    def look_back(self) -> list[list[dict[int, float]]]:
        """For each reshuffle and seat: how well a hand held then fits all that was played later."""
        view = self.view
        last = [dict.fromkeys(HANDS[view.held[seat]], 1.0) for seat in range(view.seats)]
        later = [last]
        for period in range(len(self.stocks) - 1, 0, -1):
            stock = self.stocks[period]
            total = max(1, sum(stock))
            odds = [count / total for count in stock]
            after = later[0]
            before: list[dict[int, float]] = [{} for _ in range(view.seats)]
            for seat in self.unseen:  # the own thread lacks the own draws, which are no riddle
                before[seat] = self.threads[period][seat].back(after[seat], odds)
            later.insert(0, before)
        return later

    def sample(self, chance: Chance) -> tuple[list[int], list[int], list[Entry]]:
        """All hands (five counts for each seat), the deck (next one last) and the past with every card in it."""
        view = self.view
        if view.rules.deterministic:
            return view.hands[:], [], view.memory[:]
        if len(self.stocks) == 1:
            drawn = self.exact(chance)
        else:
            drawn = self.likely(chance)
        return self.laid_open(drawn, chance)

    def exact(self, chance: Chance) -> list[list[int]]:
        """No reshuffle yet: for each seat the cards it drew, in order."""
        hands: list[int] = []
        for _ in range(TRIES):
            stock = self.stocks[0][:]
            accepted = 1.0
            hands = []
            for number, seat in enumerate(self.unseen):
                thread = self.threads[0][seat]
                weights = thread.weights(stock)
                total = weights[-1]
                if number:
                    everything = thread.best * draws_of(float(sum(stock)), self.view.held[seat])
                    accepted *= total / everything if everything else 0.0
                if total == 0.0:
                    break
                hand = thread.finals[pick(chance, weights[:-1], total)]
                take(stock, hand)
                hands.append(hand)
            if len(hands) == len(self.unseen) and chance.word() / 4294967296.0 < accepted:
                break
        drawn: list[list[int]] = [[] for _ in range(self.view.seats)]
        for number, seat in enumerate(self.unseen):
            thread = self.threads[0][seat]
            drawn[seat] = thread.words(thread.ways, hands[number], chance)
        return drawn

    def likely(self, chance: Chance) -> list[list[int]]:
        """After a reshuffle: some pasts that fit, one of them by weight."""
        pasts: list[list[list[int]]] = []
        weights: list[float] = []
        enough = 1 if len(self.unseen) == 1 else PASTS
        for _ in range(TRIES):
            past: list[list[int]] = [[] for _ in range(self.view.seats)]
            weight = self.one_past(past, chance)
            if weight > 0.0:
                pasts.append(past)
                weights.append(weight)
                if len(pasts) == enough:
                    break
        assert pasts, "no past fits what this seat remembers"
        return pasts[pick(chance, weights, sum(weights))]

    def one_past(self, drawn: list[list[int]], chance: Chance) -> float:
        """Goes through the periods and draws what each unseen hand was at the end of it; returns the past's weight."""
        hands = [0] * self.view.seats
        weight = 1.0
        for period, threads in enumerate(self.threads):
            stock = self.stocks[period][:]
            used_up = period + 1 < len(self.threads)
            for number, seat in enumerate(self.unseen):
                thread = threads[seat]
                start = hands[seat]
                ways = thread.along(start)
                later = self.later[period][seat]
                finals = [hand for hand in ways[-1] if hand in later]
                weights = [ways[-1][hand] * later[hand] * fits(stock, hand + thread.played - start) for hand in finals]
                if used_up and number == len(self.unseen) - 2:
                    self.leave_the_rest(
                        period, stock, hands, [hand + thread.played - start for hand in finals], weights
                    )
                total = sum(weights)
                if total == 0.0:
                    return 0.0
                place = pick(chance, weights, total)
                hand = finals[place]
                bare = ways[-1][hand] * fits(stock, hand + thread.played - start)
                weight *= total / weights[place] * bare / SCALE
                take(stock, hand + thread.played - start)
                drawn[seat] += thread.words(ways, hand, chance)
                hands[seat] = hand
        return weight

    def leave_the_rest(
        self, period: int, stock: list[int], hands: list[int], takes: list[int], weights: list[float]
    ) -> None:
        """A deck was used up, so the last hand took the rest: only what leaves a fitting rest keeps its weight."""
        seat = self.unseen[-1]
        thread = self.threads[period][seat]
        ways = thread.along(hands[seat])[-1]
        later = self.later[period][seat]
        everything = sum(count * one for count, one in zip(stock, ONE, strict=True))
        for place, taken in enumerate(takes):
            if weights[place] > 0.0:
                rest = hands[seat] + everything - taken - thread.played
                weights[place] *= ways.get(rest, 0.0) * later.get(rest, 0.0)

    def laid_open(self, drawn: list[list[int]], chance: Chance) -> tuple[list[int], list[int], list[Entry]]:
        """Hands, deck and past, told from what every seat drew."""
        view = self.view
        dealt = [0] * view.seats
        for entry in view.memory:
            if entry.kind == DEALT and entry.card == HIDDEN:
                dealt[entry.seat] += 1
        for seat in self.unseen:  # a starting hand has no order
            drawn[seat][: dealt[seat]] = sorted(drawn[seat][: dealt[seat]])
        hands = [0] * (TYPES * view.seats)
        past: list[Entry] = []
        deck = [CARDS_PER_TYPE] * TYPES
        pile = [0] * TYPES
        used = [0] * view.seats
        for entry in view.memory:
            what = entry.kind
            seat = entry.seat
            card = entry.card
            if what <= DREW:
                if card == HIDDEN:
                    card = drawn[seat][used[seat]]
                    used[seat] += 1
                    past.append(DEALT_SECRETLY[seat][card] if what == DEALT else DRAWN[seat][card])
                else:
                    past.append(entry)
                hands[TYPES * seat + card] += 1
                deck[card] -= 1
                continue
            past.append(entry)
            if what == RESHUFFLED:
                deck = pile
                pile = [0] * TYPES
            else:
                pile[card] += 1
                if what == PLAYED:
                    hands[TYPES * seat + card] -= 1
                else:
                    deck[card] -= 1
        cards = [card for card in range(TYPES) for _ in range(deck[card])]
        chance.shuffle(cards)
        return hands, cards, past


SCALE: Final = 1e6  # keeps products of many draws within what a float can hold; weights are only compared
