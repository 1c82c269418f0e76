"""A finished game played once more with open eyes: what every seat held, filed and chose, year by year."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final

from kickback.engine.events import Event
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.engine.seats import LETTERS
from kickback.games.scapegoat.actions import CLAIM, CLAIMING, UP, Move
from kickback.games.scapegoat.components import CARDS, FACE_DOWN, RED, STRENGTH, VALUES, is_ace, value_of
from kickback.games.scapegoat.table import Scapegoat
from kickback.games.scapegoat.year import OVERSPEND, PERFECT_ZERO, RUNNING, UNDERSPEND

ENDINGS: Final = (OVERSPEND, PERFECT_ZERO, UNDERSPEND)
TRUE: Final = "true"
LIE: Final = "lie"
KEPT: Final = "kept"
BROKEN: Final = "broken"
OPEN: Final = ""  # the turn a promise was about has not come yet


class Play:
    """One turn: who played what and how, and what stood before it."""

    def __init__(self, table: Scapegoat, seat: int, move: Move, event: int) -> None:
        rules = table.rules
        self.seat: int = seat
        self.card: int = move.card
        self.up: bool = move.verb is UP
        self.value: int = value_of(move.card, self.up)
        self.number: int = table.turn + 1
        self.hand: list[int] = sorted(table.hands[seat].faces)  # the played card included
        self.left: int = rules.budget - table.spent  # before this card
        self.turns: int = rules.deadline - table.turn  # this one included
        self.event: int = event  # how many events were told before

    @property
    def waste(self) -> int:
        """What was left to waste before this card."""
        return FACE_DOWN * self.turns - self.left

    @property
    def loses_the_year(self) -> bool:
        """Did this card put the budget out of reach?"""
        return self.waste >= 0 > self.waste - (FACE_DOWN - self.value)


class Reveal:
    """The cards that turned over after a year, what each seat kept, and whose card decided."""

    def __init__(self, cards: dict[int, int], kept: dict[int, list[int]], decides: int, sizes: list[int]) -> None:
        self.cards: dict[int, int] = cards
        self.kept: dict[int, list[int]] = kept
        self.decides: int = decides
        self.sizes: list[int] = sizes  # before anything followed
        self.event: int = 0

    def ranked(self) -> list[int]:
        """The seats, strongest card first."""
        return sorted(self.cards, key=self.strength, reverse=True)

    def strength(self, seat: int) -> int:
        return STRENGTH[self.cards[seat]]

    def better_kept(self, seat: int) -> int:
        """The strongest card that the seat kept above the deciding one, or HIDDEN."""
        best = max(self.kept[seat], key=STRENGTH.__getitem__, default=HIDDEN)
        return best if best != HIDDEN and STRENGTH[best] > self.strength(self.decides) else HIDDEN


class Year:
    """One year as it really was."""

    def __init__(self, table: Scapegoat) -> None:
        sizes = table.sizes
        self.number: int = table.round
        self.start: int = table.start
        self.goal: int = table.rules.victory_hand
        self.sizes: list[int] = sizes  # at its beginning
        self.after: list[int] = sizes  # at its end
        self.plays: list[Play] = []
        self.ending: str = RUNNING
        self.by: int = 0  # so much over, or short
        self.opened: list[int] = []
        self.audit_event: int = 0
        self.audit_hands: list[list[int]] = []
        self.closing_hands: list[list[int]] = []  # before the newest card
        self.fell: list[int] = []
        self.climbed: int = HIDDEN
        self.by_suit: bool = False  # the promotion
        self.reveal: Reveal | None = None

    @property
    def last(self) -> Play:
        return self.plays[-1]

    @property
    def filed(self) -> list[Play]:
        return [play for play in self.plays if not play.up]

    @property
    def audited(self) -> bool:
        return bool(self.opened)

    @property
    def red_filed(self) -> int:
        return sum(RED[play.card] for play in self.filed)

    @property
    def red_opened(self) -> list[Play]:
        """The frauds that the audit found, with those who had filed them."""
        return [play for play in self.filed if RED[play.card] and play.card in self.opened]

    def fell_for_others(self, seat: int) -> bool:
        """Did an audit demote the seat in which no opened red card was its own?"""
        found = self.red_opened
        return bool(found) and seat in self.fell and all(play.seat != seat for play in found)

    def promotion(self) -> Reveal | None:
        return self.reveal if self.ending != UNDERSPEND else None

    def cutting(self) -> Reveal | None:
        """The reveal after an Underspend."""
        return self.reveal if self.ending == UNDERSPEND else None


class Claim:
    """Something claimed in table talk, judged on the record at the time of speaking."""

    def __init__(self, seat: int, claim: str, year: int, turn: int) -> None:
        self.seat: int = seat
        self.claim: str = claim
        self.year: int = year
        self.turn: int = turn
        self.verdict: str = OPEN
        self.next: int = HIDDEN  # who acted next, and what they did
        self.deed: str = ""


class History:
    """The whole game: `table` is as dealt and listened to, `said` is played on it."""

    def __init__(self, table: Scapegoat, said: list[tuple[int, str]]) -> None:
        self.table: Scapegoat = table
        self.first_sizes: list[int] = table.sizes
        self.years: list[Year] = [Year(table)]
        self.claims: list[Claim] = []
        for seat, text in said:
            move = table.read(seat, text)
            if move.free:
                self.note_claim(seat, move)
                table.act(seat, move)
            else:
                self.step(seat, move)
        for claim in self.claims:
            if claim.verdict == OPEN:
                claim.verdict = KEPT  # it never filed that turn

    @property
    def seats(self) -> int:
        return self.table.seats

    def events(self) -> list[Event]:
        log = self.table.log
        assert log is not None
        return log

    def step(self, seat: int, move: Move) -> None:
        table = self.table
        year = self.years[-1]
        told = len(self.events())
        self.note_next(seat, move)
        hands = [hand.faces[:] for hand in table.hands]
        if table.stack[-1].name == "play":
            play = Play(table, seat, move, told)
            year.plays.append(play)
            year.start = table.start
            year.closing_hands = hands
            self.keep_promises(play)
        sizes = table.sizes
        table.act(seat, move)
        for number, event in enumerate(self.events()[told:], start=told):
            self.note(event, number, hands, sizes)

    def note(self, event: Event, number: int, hands: list[list[int]], sizes: list[int]) -> None:
        year = self.years[-1]
        facts = event.facts
        if event.kind in ENDINGS:
            year.ending = event.kind
            year.by = abs(self.table.rules.budget - sum(play.value for play in year.plays))
        elif event.kind == "audited":
            year.opened = cards_of(facts)
            year.audit_event = number
            year.audit_hands = [hand.faces[:] for hand in self.table.hands]
        elif event.kind == "revealed":
            year.reveal = revealed(facts, hands, sizes)
            year.reveal.event = number
        elif event.kind == "demoted":
            year.fell.append(seat_of(facts))
        elif event.kind == "promoted":
            year.climbed = seat_of(facts)
            year.by_suit = facts["suit"] is True
        elif event.kind in ("new-year", "won"):
            year.after = self.table.sizes
            if event.kind == "new-year":
                self.years.append(Year(self.table))

    def note_claim(self, seat: int, move: Move) -> None:
        if move.verb is not CLAIMING:
            return
        table = self.table
        turn = table.turn if table.ending else table.turn + 1
        claim = Claim(seat, CLAIM.words[move.value("claim")], table.round, turn)
        claim.verdict = self.judged(seat, claim.claim)
        self.claims.append(claim)

    def judged(self, seat: int, claim: str) -> str:
        """A claim about the present is true or a lie; a promise stays open until the seat plays."""
        hand = self.table.hands[seat].faces
        filed = [play.card for play in self.years[-1].filed if play.seat == seat]
        ever = [play.card for year in self.years for play in year.filed if play.seat == seat]
        left = self.table.rules.budget - self.table.spent
        holds = {
            "only-black": not any(RED[card] for card in filed),
            "last-black": not ever or not RED[ever[-1]],
            "ace": any(is_ace(card) for card in hand),
            "no-ace": not any(is_ace(card) for card in hand),
            "exact": any(left in (VALUES[card], FACE_DOWN) for card in hand),
        }
        return OPEN if claim not in holds else TRUE if holds[claim] else LIE

    def keep_promises(self, play: Play) -> None:
        for claim in self.claims:
            if claim.verdict == OPEN and claim.seat == play.seat:
                in_time = claim.year == self.years[-1].number
                claim.verdict = KEPT if play.up or not in_time else BROKEN

    def note_next(self, seat: int, move: Move) -> None:
        for claim in self.claims:
            if claim.next == HIDDEN:
                claim.next, claim.deed = seat, move.verb.word


def chance_of_red(cards: list[int], opened: int) -> Fraction:
    """The chance that an audit of these cards opens a red one."""
    black = sum(not RED[card] for card in cards)
    taken = min(opened, len(cards))
    return Fraction(1) - Fraction(comb(black, taken), comb(len(cards), taken))


def revealed(facts: Facts, hands: list[list[int]], sizes: list[int]) -> Reveal:
    pairs = facts["cards"]
    assert isinstance(pairs, list)
    cards: dict[int, int] = {}
    for pair in pairs:
        seat, _, name = str(pair).partition(":")
        cards[LETTERS.index(seat)] = CARDS[name]
    kept = {seat: [c for c in hands[seat] if c != card] for seat, card in cards.items()}
    return Reveal(cards, kept, seat_of(facts), sizes)


def seat_of(facts: Facts) -> int:
    return LETTERS.index(str(facts["seat"]))


def cards_of(facts: Facts) -> list[int]:
    cards = facts["cards"]
    assert isinstance(cards, list)
    return [CARDS[str(name)] for name in cards]
