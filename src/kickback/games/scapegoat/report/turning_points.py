"""Three moments that decided the game, found in the record alone by how much they moved the seats' shares of it."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from kickback.engine.messages import Message
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.scapegoat.components import (
    NAMES,
    SMALLEST_HAND,
    STRENGTH,
    names,
    value_of,
)
from kickback.games.scapegoat.report.charts import thousandths
from kickback.games.scapegoat.report.history import History, Play, Year, chance_of_red
from kickback.games.scapegoat.year import OVERSPEND, PERFECT_ZERO, RUNNING, UNDERSPEND

MOST_MOMENTS: Final = 3
Shares = list[Fraction]


class TurningPoint:
    def __init__(self, year: int, event: int, seat: int, swing: Fraction, says: Message) -> None:
        self.year: int = year
        self.event: int = event  # how many events were told before it
        self.seat: int = seat
        self.swing: Fraction = swing
        self.says: Message = says

    def plain(self) -> Facts:
        return {
            "year": self.year,
            "event": self.event,
            "seat": letter(self.seat),
            "swing": thousandths(self.swing),
            "says": self.says.plain(),
        }


def importance(point: TurningPoint) -> tuple[Fraction, int]:
    return point.swing, point.event


def turning_points(history: History) -> list[Facts]:
    """The largest swings first, later ones first among equals; one a year, unless there are too few years."""
    found: list[TurningPoint] = []
    for year in history.years:
        if year.ending:
            found += [point for point in candidates(history, year) if point.swing > 0]
    found.sort(key=importance, reverse=True)
    first: list[TurningPoint] = []
    rest: list[TurningPoint] = []
    for point in found:
        (rest if any(point.year == other.year for other in first) else first).append(point)
    chosen = (first + rest)[:MOST_MOMENTS]
    chosen.sort(key=importance, reverse=True)
    return [point.plain() for point in chosen]


def candidates(history: History, year: Year) -> list[TurningPoint]:
    found = [last_card(history, year), audit(history, year), promotion(history, year), cut(history, year)]
    return [point for point in found if point is not None]


class Situation:
    """What an ending would be settled with: sizes, everybody's hands, and the cards that an audit could open."""

    def __init__(self, history: History, sizes: list[int], hands: list[list[int]], files: list[int], last: int) -> None:
        self.goal: int = history.table.rules.victory_hand
        self.opened: int = history.table.rules.audit_size
        self.sizes: list[int] = sizes
        self.hands: list[list[int]] = hands
        self.files: list[int] = files
        self.last: int = last

    def chance(self) -> Fraction:
        return chance_of_red(self.files, self.opened)

    def strongest(self, but: int = HIDDEN) -> int:
        """The seat that holds the highest card."""
        seats = [seat for seat, hand in enumerate(self.hands) if hand and seat != but]
        return max(seats, key=self.highest)

    def weakest(self) -> int:
        """The seat whose highest card is lowest."""
        return min([seat for seat, hand in enumerate(self.hands) if hand], key=self.highest)

    def highest(self, seat: int) -> int:
        return max(STRENGTH[card] for card in self.hands[seat])

    def after(self, ending: str, red: Fraction) -> Shares:
        """The seats' expected shares after such an ending, if its audit opens red with this chance."""
        if ending == UNDERSPEND:
            return shares(fallen(self.sizes, [self.weakest()]), self.goal)
        clean = shares(climbed(self.sizes, self.strongest()), self.goal)
        if not red:
            return clean
        if ending == OVERSPEND:
            found = shares(climbed(fallen(self.sizes, [self.last]), self.strongest(self.last)), self.goal)
        else:
            found = shares(fallen(self.sizes, list(range(len(self.sizes)))), self.goal)
        return [red * one + (1 - red) * other for one, other in zip(found, clean, strict=True)]


def shares(sizes: list[int], goal: int) -> Shares:
    """How much of the game each seat has: it doubles with every card of the hand; a winner has all."""
    if max(sizes) >= goal:
        return [Fraction(int(size >= goal)) for size in sizes]
    whole = sum(2**size for size in sizes)
    return [Fraction(2**size, whole) for size in sizes]


def swing(one: Shares, other: Shares) -> Fraction:
    return sum((abs(a - b) for a, b in zip(one, other, strict=True)), Fraction(0)) / 2


def fallen(sizes: list[int], seats: list[int]) -> list[int]:
    return [max(SMALLEST_HAND, size - 1) if seat in seats else size for seat, size in enumerate(sizes)]


def climbed(sizes: list[int], seat: int) -> list[int]:
    return [size + 1 if other == seat else size for other, size in enumerate(sizes)]


def ending_of(play: Play, value: int) -> str:
    """How a card of that value would have ended the year there and then, if at all."""
    left = play.left - value
    if left < 0:
        return OVERSPEND
    if left == 0:
        return PERFECT_ZERO
    return UNDERSPEND if play.turns == 1 else RUNNING


def last_card(history: History, year: Year) -> TurningPoint | None:
    """The year's last card, if the same hand could have ended it in another way there and then."""
    play = year.last
    taken = expected(history, year, play.card, play.up)
    best: Shares | None = None
    facts: Facts = {}
    for card in play.hand:
        for up in (True, False):
            ending = ending_of(play, value_of(card, up))
            if ending in (RUNNING, year.ending):
                continue
            would = expected(history, year, card, up)
            if best is None or would[play.seat] > best[play.seat]:
                best = would
                by = abs(play.left - value_of(card, up))
                facts = {"card": NAMES[card], "up": up, "other": ending, "other-by": by}
    if best is None:
        return None
    facts |= {"year": year.number, "seat": letter(play.seat), "ending": year.ending, "by": year.by}
    return TurningPoint(year.number, play.event, play.seat, swing(taken, best), Message("moment-last-card", facts))


def expected(history: History, year: Year, card: int, up: bool) -> Shares:
    """The expected shares after this card as the year's last one, with the true files and hands."""
    play = year.last
    hands = [hand[:] for hand in year.closing_hands]
    hands[play.seat] = [other for other in play.hand if other != card]
    files = [other.card for other in year.plays[:-1] if not other.up] + ([] if up else [card])
    situation = Situation(history, year.sizes, hands, files, play.seat)
    return situation.after(ending_of(play, value_of(card, up)), situation.chance())


def audit(history: History, year: Year) -> TurningPoint | None:
    """An audit that could go either way."""
    if not year.audited:
        return None
    files = [play.card for play in year.filed]
    situation = Situation(history, year.sizes, year.audit_hands, files, year.last.seat)
    if not 0 < situation.chance() < 1:
        return None
    red = situation.after(year.ending, Fraction(1))
    black = situation.after(year.ending, Fraction(0))
    facts: Facts = {"year": year.number, "cards": names(year.opened), "red": year.red_filed, "pool": len(files)}
    return TurningPoint(
        year.number, year.audit_event, year.last.seat, swing(red, black), Message("moment-audit", facts)
    )


def promotion(history: History, year: Year) -> TurningPoint | None:
    """Whoever climbed, against the second highest card."""
    reveal = year.promotion()
    if reveal is None or len(reveal.cards) < 2:
        return None
    goal = history.table.rules.victory_hand
    first, second = reveal.ranked()[:2]
    moved = swing(shares(climbed(reveal.sizes, first), goal), shares(climbed(reveal.sizes, second), goal))
    facts: Facts = {"year": year.number, "card": NAMES[reveal.cards[first]], "beaten": NAMES[reveal.cards[second]]}
    facts["suit"] = year.by_suit
    better = {seat: reveal.better_kept(seat) for seat in reveal.cards if seat != first}
    keeper = max(better, key=better_strength(better).__getitem__)
    says = Message("moment-promotion", facts)
    if better[keeper] != HIDDEN:
        says = Message("moment-promotion-kept", facts | {"seat": letter(keeper), "kept": NAMES[better[keeper]]})
    return TurningPoint(year.number, reveal.event, first, moved, says)


def better_strength(better: dict[int, int]) -> dict[int, int]:
    return {seat: STRENGTH[card] if card != HIDDEN else HIDDEN for seat, card in better.items()}


def cut(history: History, year: Year) -> TurningPoint | None:
    """Whoever was lowest after an Underspend, against the second lowest."""
    reveal = year.cutting()
    if reveal is None:
        return None
    goal = history.table.rules.victory_hand
    second, first = reveal.ranked()[-2:]
    moved = swing(shares(fallen(reveal.sizes, [first]), goal), shares(fallen(reveal.sizes, [second]), goal))
    facts: Facts = {"year": year.number, "card": NAMES[reveal.cards[first]], "next": letter(second)}
    facts["beside"] = NAMES[reveal.cards[second]]
    return TurningPoint(year.number, reveal.event, first, moved, Message("moment-cut", facts))
