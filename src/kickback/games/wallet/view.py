"""What one seat of a Wallet table may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickback.engine.memory import Entry
from kickback.engine.messages import Message, plain_messages
from kickback.engine.moments import Commit, Race
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import EYE, letter, letters
from kickback.engine.view import View
from kickback.games.wallet.actions import Move
from kickback.games.wallet.checklist import rows
from kickback.games.wallet.components import (
    CURRENCIES,
    SPECIALS,
    UNKNOWN,
    WORDS,
    card_plain,
    name_of,
    named_cards,
    named_specials,
)
from kickback.games.wallet.memory import (
    COMPARTMENT,
    WALLET,
    Certain,
    card_places,
    certain,
    remembered,
    token_places,
    turned_up_last,
)
from kickback.games.wallet.options import Rules
from kickback.games.wallet.parts.outcome import Report
from kickback.games.wallet.parts.question import About
from kickback.games.wallet.parts.round import FINISHED, LAST_MINUTE, PHASES
from kickback.games.wallet.verdict import Verdict, judge

if TYPE_CHECKING:  # the table calls this, so the import goes one way only
    from kickback.games.wallet.table import Wallet


class WalletView(View):
    """Cards, Special cards and tokens are numbers, HIDDEN where the seat does not know which."""

    def __init__(self, seat: int, table: Wallet) -> None:
        super().__init__(seat, table)
        self.rules: Rules = table.rules
        self.round: int = table.round.number
        self.phase: int = table.round.phase
        self.hourglasses: int = table.round.hourglasses
        self.first: int = table.round.first
        self.turn: int = table.round.turn
        self.acts: int = table.round.acts
        self.acted: bool = table.round.acted
        self.played: int = table.round.played
        self.turns: list[int] = table.round.turns[:]
        self.queue: list[int] = table.round.queue[:]
        self.first_call: bool = table.round.first_call
        self.ended: int = table.round.ended
        self.shown: int = table.round.shown
        self.lost: int = table.round.lost
        self.coins: list[int] = table.round.coins[:]
        self.eye: bool = seat == EYE
        self.everything: bool = self.eye or table.round.phase == FINISHED
        self.see_cards(table)
        self.see_specials(table)
        self.see_tokens(table)
        self.see_verdicts(table)
        self.see_question(table)

    def see_cards(self, table: Wallet) -> None:
        seat = self.seat
        eye = self.eye
        self.sizes: list[int] = [len(hand) for hand in table.cards.hands]
        self.memory = remembered(table, seat, self.everything) + turned_up_last(table)
        self.places: list[int] = card_places(table)
        self.open_hands: list[list[int] | None] = [
            hand[:] if eye or other == seat or table.round.shown >> other & 1 else None
            for other, hand in enumerate(table.cards.hands)
        ]
        self.open_wallet: list[int] | None = table.cards.wallet[::-1] if eye else None
        picking = table.stack[-1].name == "pick-id" and self.waiting[0] == seat
        self.open_compartment: list[int] | None = table.cards.compartment[:] if eye or picking else None
        self.certain: Certain | None = None  # made when somebody asks
        self.own_rows: list[Message] | None = None  # the same
        self.paid: list[int] = table.cards.paid[:]
        drawer = eye or seat == table.round.turn
        self.tray: list[int] = table.cards.tray[:] if drawer else [HIDDEN] * len(table.cards.tray)
        self.pot: list[int] = table.cards.pot[:]
        self.hidden: list[int] = [
            card if self.everything or other == seat or card == HIDDEN else UNKNOWN
            for other, card in enumerate(table.cards.hidden)
        ]
        self.atm: list[int] = table.cards.atm[:]
        self.fx: list[int] = table.cards.fx[:]
        self.fx_as: list[int] = table.cards.fx_as[:]
        self.seized: list[list[int]] = [cards[:] for cards in table.cards.seized]
        self.credit: list[int] = table.cards.credit[:]

    def see_specials(self, table: Wallet) -> None:
        """Own ones always, those of others and the unused ones after the game."""
        self.specials: list[list[int]] = [
            own[:] if self.everything or other == self.seat else [HIDDEN] * len(own)
            for other, own in enumerate(table.specials.down)
        ]
        self.before: list[list[int]] = [cards[:] for cards in table.specials.up]
        self.discard: list[int] = table.specials.pile[:]
        self.unused: list[int] = table.specials.aside[:] if self.everything else [HIDDEN] * len(table.specials.aside)

    def see_tokens(self, table: Wallet) -> None:
        self.token_memory: list[Entry] = table.tokens.memory.seen_by(self.seat)
        settled = table.tokens.memory.seen_by(EYE) if self.everything else self.token_memory
        self.token_moves: list[Entry] = settled  # as worlds explain them: after the game all tokens are turned up
        self.token_places: list[int] = token_places(table)
        is_open = self.everything or table.rules.open_tokens
        self.open_tokens: list[list[int] | None] = [
            own[:] if is_open or other == self.seat else None for other, own in enumerate(table.tokens.own)
        ]
        self.open_pocket: list[int] | None = table.tokens.pocket[::-1] if self.eye else None
        self.token_counts: list[int] = [len(own) for own in table.tokens.own]
        self.certain_tokens: Certain | None = None  # made when somebody asks

    def see_verdicts(self, table: Wallet) -> None:
        """Those of hands that lie open, and one's own at any time."""
        seats = range(table.seats)
        self.verdicts: list[Verdict | None] = [
            table.round.verdicts[other]
            if table.round.verdicts and (self.eye or table.round.shown >> other & 1)
            else None
            for other in seats
        ]
        self.judged: list[list[int]] = [
            table.round.judged[other][:] if self.verdicts[other] is not None else [] for other in seats
        ]
        self.judged_notes: list[int] = table.round.judged_notes[:]
        self.fixed_verdicts: list[Verdict | None] = [
            table.round.verdicts[other] if table.round.verdicts and (self.eye or other == self.seat) else None
            for other in seats
        ]
        self.fixed_hands: list[list[int]] = [
            table.round.judged[other][:] if self.fixed_verdicts[other] is not None else [] for other in seats
        ]
        self.reports: list[Report] = [
            report if self.everything else report.seen_by(self.seat) for report in table.reports
        ]

    def see_question(self, table: Wallet) -> None:
        """What is asked, who has answered a question asked of several, and the own answer."""
        moment = table.stack[-1]
        mine = self.eye or self.seat in self.waiting
        self.about: About = table.about
        if table.about.card != HIDDEN and not mine and self.seat != table.about.other:
            self.about = About(other=table.about.other)
        self.asked: int = 0  # of a Commit or a race, a bit per seat
        self.committed: int = 0
        self.picks: list[Move | None] = [None] * table.seats
        self.passed: int = 0  # in a race, as far as the seat knows
        if isinstance(moment, Commit):
            self.asked = moment.asked
            for other, pick in enumerate(moment.picks):
                if isinstance(pick, Move):
                    self.committed |= 1 << other
                    if other == self.seat or self.eye:
                        self.picks[other] = pick
        elif isinstance(moment, Race):
            self.asked = moment.asked
            self.passed = moment.passed if self.eye else moment.passed & 1 << self.seat

    def sure_of_cards(self) -> Certain:
        """What the seat is sure of among cards; worked out at the first question."""
        if self.certain is None:
            self.certain = certain(self.memory, self.places, self.rules.ordered, True)
        return self.certain

    def sure_of_tokens(self) -> Certain:
        if self.certain_tokens is None:
            self.certain_tokens = certain(self.token_memory, self.token_places, False, False)
        return self.certain_tokens

    @property
    def hand(self) -> list[int]:
        """The looking seat's own cards."""
        own = self.open_hands[self.seat]
        assert own is not None
        return own

    @property
    def hands(self) -> list[list[int]]:
        """All hands; of another's, the cards that must be there, then one HIDDEN for each other."""
        found: list[list[int]] = []
        for seat, hand in enumerate(self.open_hands):
            found.append(self.sure_of_cards().at(seat) if hand is None else hand)
        return found

    @property
    def wallet(self) -> list[int]:
        """Front first, if there is an order to know; otherwise what is known to be inside."""
        if self.open_wallet is not None:
            return self.open_wallet
        return self.sure_of_cards().line if self.rules.ordered else self.sure_of_cards().at(WALLET)

    @property
    def compartment(self) -> list[int]:
        return self.sure_of_cards().at(COMPARTMENT) if self.open_compartment is None else self.open_compartment

    @property
    def tokens(self) -> list[list[int]]:
        found: list[list[int]] = []
        for seat, own in enumerate(self.open_tokens):
            found.append(self.sure_of_tokens().at(seat) if own is None else own)
        return found

    @property
    def pocket(self) -> list[int]:
        return self.sure_of_tokens().at(WALLET) if self.open_pocket is None else self.open_pocket

    @property
    def check(self) -> Verdict:
        """Would I be innocent now?"""
        found = self.check_of(self.seat)
        assert found is not None
        return found

    @property
    def call(self) -> str | None:
        """WAL-EXTRA-3: which call for end-of-round cards is open: first, last, or the only one."""
        if self.phase != LAST_MINUTE:
            return None
        return "only" if not self.rules.two_calls else "first" if self.first_call else "last"

    def check_of(self, seat: int) -> Verdict | None:
        """The verdict that has been fixed, or the one there would be now; only of oneself."""
        hand = self.open_hands[seat]
        if hand is None or not (self.eye or seat == self.seat):
            return None
        if self.fixed_verdicts[seat] is not None:
            return self.fixed_verdicts[seat]
        return judge(hand, self.fx[seat], self.fx_as[seat], self.coins[seat], self.rules.coin_counts)

    def hand_judged(self, seat: int) -> list[int]:
        """The hand that `check_of` judges: as it was when the verdicts were fixed, or as it is."""
        return self.fixed_hands[seat] if self.fixed_verdicts[seat] is not None else self.open_hands[seat] or []

    def own_facts(self) -> Facts:
        public = self.public()
        facts = self.common_own()
        facts["wallet"] = named_cards(self.wallet)
        facts["compartment"] = named_cards(self.compartment)
        facts["gifts"] = named_cards(self.tray)
        facts["aside"] = named_specials(self.unused)
        facts["pocket"] = values(self.pocket)
        facts["question"] = self.asked_plain()
        facts["report"] = [report.plain(self.seats) for report in self.reports]
        hands = self.hands
        tokens = self.tokens
        for seat in range(self.seats):
            own = self.seat_facts(seat, hands[seat], tokens[seat])
            if own:
                outside = public[letter(seat)]
                assert isinstance(outside, dict)
                facts[letter(seat)] = outside | own
        return facts

    def public_facts(self) -> Facts:
        facts = self.common_to_all("wallet")
        facts |= {
            "round": self.round,
            "rounds": self.rules.rounds,
            "phase": PHASES[self.phase],
            "call": self.call,
            "hourglasses": self.hourglasses,
            "first": letter(self.first),
            "turn": letter(self.turn) if self.phase == 0 else None,
            "acts": self.acts,
            "acted": self.acted,
            "specials-this-turn": self.played,
            "queue": list[Plain](letters(self.queue)),
            "paid": named_cards(self.paid),
            "pot": named_cards(self.pot),
            "discard": named_specials(self.discard[::-1]),
        }
        for seat in range(self.seats):
            facts[letter(seat)] = self.outside(seat)
        return facts

    def outside(self, seat: int) -> Facts:
        """A seat as everybody sees it: a hand and its verdict if it lies open, and how much there is of the rest."""
        shown = self.shown >> seat & 1 == 1
        verdict = self.verdicts[seat] if shown else None
        hand = self.open_hands[seat] if shown else None
        return {
            "hand": named_cards(hand if hand is not None else [HIDDEN] * self.sizes[seat]),
            "cards": self.sizes[seat],
            "specials": named_specials([HIDDEN] * len(self.specials[seat])),
            "played": named_specials(self.before[seat]),
            "hidden": card_plain(UNKNOWN if self.hidden[seat] != HIDDEN else HIDDEN),
            "atm": card_plain(self.atm[seat]),
            "fx": card_plain(self.fx[seat]),
            "fx-as": CURRENCIES[self.fx_as[seat]] if self.fx_as[seat] != HIDDEN else None,
            "coin": self.coins[seat],
            "tokens": values([HIDDEN] * self.token_counts[seat]),
            "points": points([HIDDEN] * self.token_counts[seat]),
            "turns": self.turns[seat],
            "shown": shown,
            "late": bool(self.ended >> seat & 1),
            "lost": bool(self.lost >> seat & 1),
            "verdict": verdict_word(verdict),
            "why": verdict.why if verdict is not None else None,
            "judged": named_cards(self.judged[seat] if shown else []),
            "judged-note": card_plain(self.judged_notes[seat]) if self.judged_notes else None,
            "confiscated": named_cards(self.seized[seat]),
            "credit": card_plain(self.credit[seat]),
            "check": "hidden",
        }

    def seat_facts(self, seat: int, hand: list[int], tokens: list[int]) -> Facts:
        """What the looking seat knows of a seat beside what everybody sees."""
        own: Facts = {}
        if hand.count(HIDDEN) < len(hand) and not self.shown >> seat & 1:
            own["hand"] = named_cards(hand)
        if tokens.count(HIDDEN) < len(tokens):
            own |= {"tokens": values(tokens), "points": points(tokens)}
        specials = self.specials[seat]
        if specials.count(HIDDEN) < len(specials):
            own["specials"] = named_specials(specials)
        if self.hidden[seat] != UNKNOWN and self.hidden[seat] != HIDDEN:
            own["hidden"] = card_plain(self.hidden[seat])
        verdict = self.verdicts[seat]
        if verdict is not None and not self.shown >> seat & 1:
            own |= {"verdict": verdict_word(verdict), "why": verdict.why, "judged": named_cards(self.judged[seat])}
        check = self.check_of(seat)
        if check is not None:
            own["check"] = self.check_plain(seat, check)
        return own

    def check_plain(self, seat: int, check: Verdict) -> Facts:
        """The verdict as it stands, and the rows in which it is told."""
        told = self.check_rows() if seat == self.seat else rows(check, self.hand_judged(seat), self.rules.coin_counts)
        found = check.plain()
        found["rows"] = plain_messages(told)
        return found

    def check_rows(self) -> list[Message]:
        """The own verdict as it stands, in rows."""
        if self.own_rows is None:
            self.own_rows = rows(self.check, self.hand_judged(self.seat), self.rules.coin_counts)
        return self.own_rows

    def asked_plain(self) -> Facts:
        about = self.about
        chosen: list[Plain] = [pick.text if pick is not None else None for pick in self.picks]
        return {
            "asked": seats_of(self.asked, self.seats),
            "committed": seats_of(self.committed, self.seats),
            "picks": chosen,
            "passed": seats_of(self.passed, self.seats),
            "other": letter(about.other) if about.other != HIDDEN else None,
            "card": name_of(about.card),
            "word": WORDS[about.word] if about.word != HIDDEN else None,
            "way": about.way,
            "special": SPECIALS[about.special] if about.special != HIDDEN else None,
            "layers": seats_of(about.layers, self.seats),
        }


def verdict_word(verdict: Verdict | None) -> Plain:
    return ("innocent" if verdict.innocent else "guilty") if verdict is not None else None


def values(tokens: list[int]) -> list[Plain]:
    return [value if value != HIDDEN else "hidden" for value in tokens]


def points(tokens: list[int]) -> Plain:
    """What the tokens are worth, if all their values are known."""
    return "hidden" if HIDDEN in tokens else sum(tokens)


def seats_of(bits: int, seats: int) -> list[Plain]:
    return [letter(seat) for seat in range(seats) if bits >> seat & 1]
