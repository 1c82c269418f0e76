"""What one seat of a Wallet table may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickback.engine.memory import NOBODY, Entry
from kickback.engine.messages import plain_messages
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import EYE, PUBLIC, letter, letters
from kickback.engine.shapes import (
    ANYTHING,
    CARD,
    CARDS,
    CLAUSE,
    SEAT,
    SEATS,
    SWITCH,
    TEXT,
    WHOLE,
    ByName,
    Fields,
    Many,
    Maybe,
    OneOf,
    Shape,
    Text,
)
from kickback.engine.table import Commit, Race
from kickback.engine.view import COMMON, View
from kickback.games.wallet.actions import MOST_SEATS, Move
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
from kickback.games.wallet.events import CHECK
from kickback.games.wallet.memory import (
    COMPARTMENT,
    FOUND,
    MOVE,
    ON_ATM,
    ON_FX,
    PAID,
    PLACES,
    POT,
    SEIZED,
    SHOWN,
    TRAY,
    UNDER,
    WALLET,
    Certain,
    certain,
)
from kickback.games.wallet.options import Rules
from kickback.games.wallet.parts.outcome import Report
from kickback.games.wallet.parts.question import About
from kickback.games.wallet.parts.round import FINISHED, LAST_MINUTE
from kickback.games.wallet.verdict import Verdict, judge

if TYPE_CHECKING:  # the table calls this, so the import goes one way only
    from kickback.games.wallet.table import Wallet


PHASES: Final = ("play", "window", "search", "fines", "over")


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

    def plain(self) -> Facts:
        facts = self.common("wallet")
        own: Facts = {
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
            "wallet": named_cards(self.wallet),
            "compartment": named_cards(self.compartment),
            "paid": named_cards(self.paid),
            "gifts": named_cards(self.tray),
            "pot": named_cards(self.pot),
            "discard": named_specials(self.discard[::-1]),
            "aside": named_specials(self.unused),
            "pocket": values(self.pocket),
            "question": self.asked_plain(),
            "report": [report.plain(self.seats) for report in self.reports],
        }
        facts |= own
        hands = self.hands
        tokens = self.tokens
        for seat in range(self.seats):
            facts[letter(seat)] = self.seat_plain(seat, hands[seat], tokens[seat])
        return facts

    def seat_plain(self, seat: int, hand: list[int], tokens: list[int]) -> Facts:
        verdict = self.verdicts[seat]
        check = self.check_of(seat)
        return {
            "hand": named_cards(hand),
            "cards": self.sizes[seat],
            "specials": named_specials(self.specials[seat]),
            "played": named_specials(self.before[seat]),
            "hidden": card_plain(self.hidden[seat]),
            "atm": card_plain(self.atm[seat]),
            "fx": card_plain(self.fx[seat]),
            "fx-as": CURRENCIES[self.fx_as[seat]] if self.fx_as[seat] != HIDDEN else None,
            "coin": self.coins[seat],
            "tokens": values(tokens),
            "points": points(tokens),
            "turns": self.turns[seat],
            "shown": bool(self.shown >> seat & 1),
            "late": bool(self.ended >> seat & 1),
            "lost": bool(self.lost >> seat & 1),
            "verdict": ("innocent" if verdict.innocent else "guilty") if verdict is not None else None,
            "why": verdict.why if verdict is not None else None,
            "judged": named_cards(self.judged[seat]),
            "judged-note": card_plain(self.judged_notes[seat]) if self.judged_notes else None,
            "confiscated": named_cards(self.seized[seat]),
            "credit": card_plain(self.credit[seat]),
            "check": self.check_plain(check) if check is not None else "hidden",
        }

    def check_plain(self, check: Verdict) -> Facts:
        """The verdict as it stands, and the rows in which it is told."""
        told: Facts = {"rows": plain_messages(rows(check, self.rules.coin_counts))}
        return check.plain() | told

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


def remembered(table: Wallet, seat: int, everything: bool) -> list[Entry]:
    """What the seat has seen of cards; what was hidden comes out after the game."""
    if not everything or seat == EYE:
        return table.cards.memory.seen_by(seat)
    entries = table.cards.memory.entries
    return [e if UNDER <= e.target < UNDER + MOST_SEATS else e.seen_by(seat) for e in entries]


def turned_up_last(table: Wallet) -> list[Entry]:
    """WAL-REVEAL-1: the hands that went up when all did, as everybody will remember them."""
    now = table.round
    if now.shown == now.noted:
        return []
    found: list[Entry] = []
    for seat, hand in enumerate(table.cards.hands):
        if not now.noted >> seat & 1:
            found += [Entry(MOVE, NOBODY, card, PUBLIC, seat, SHOWN + seat) for card in hand]
    return found


def card_places(table: Wallet) -> list[int]:
    """How many cards lie in each place. A hand that lies open counts as shown."""
    sizes = [0] * PLACES
    for seat, hand in enumerate(table.cards.hands):
        sizes[SHOWN + seat if table.round.shown >> seat & 1 else seat] = len(hand)
        sizes[UNDER + seat] = 0 if table.cards.hidden[seat] == HIDDEN else 1
        sizes[ON_ATM + seat] = 0 if table.cards.atm[seat] == HIDDEN else 1
        sizes[ON_FX + seat] = 0 if table.cards.fx[seat] == HIDDEN else 1
        sizes[SEIZED + seat] = len(table.cards.seized[seat])
        sizes[FOUND + seat] = 0 if table.cards.credit[seat] == HIDDEN else 1
    sizes[WALLET] = len(table.cards.wallet)
    sizes[COMPARTMENT] = len(table.cards.compartment)
    sizes[PAID] = len(table.cards.paid)
    sizes[TRAY] = len(table.cards.tray)
    sizes[POT] = len(table.cards.pot)
    return sizes


def token_places(table: Wallet) -> list[int]:
    sizes = [0] * PLACES
    for seat, tokens in enumerate(table.tokens.own):
        sizes[seat] = len(tokens)
    sizes[WALLET] = len(table.tokens.pocket)
    return sizes


def values(tokens: list[int]) -> list[Plain]:
    return [value if value != HIDDEN else "hidden" for value in tokens]


def points(tokens: list[int]) -> Plain:
    """What the tokens are worth, if all their values are known."""
    return "hidden" if HIDDEN in tokens else sum(tokens)


def seats_of(bits: int, seats: int) -> list[Plain]:
    return [letter(seat) for seat in range(seats) if bits >> seat & 1]


CHECK_SHAPE: Final = Fields(CHECK)
PLAYED: Final = Many(Text("special"))
SEAT_SHAPE: Final = Fields(
    {
        "hand": CARDS,
        "cards": WHOLE,
        "specials": PLAYED,
        "played": PLAYED,
        "hidden": Maybe(CARD),
        "atm": Maybe(CARD),
        "fx": Maybe(CARD),
        "fx-as": Maybe(TEXT),
        "coin": WHOLE,
        "tokens": Many(ANYTHING),
        "points": ANYTHING,
        "turns": WHOLE,
        "shown": SWITCH,
        "late": SWITCH,
        "lost": SWITCH,
        "verdict": Maybe(TEXT),
        "why": Maybe(CLAUSE),
        "judged": CARDS,
        "judged-note": Maybe(CARD),
        "confiscated": CARDS,
        "credit": Maybe(CARD),
        "check": ANYTHING,
    }
)
QUESTION_SHAPE: Final = Fields(
    {
        "asked": SEATS,
        "committed": SEATS,
        "picks": Many(Maybe(TEXT)),
        "passed": SEATS,
        "other": Maybe(SEAT),
        "card": CARD,
        "word": Maybe(TEXT),
        "way": WHOLE,
        "special": Maybe(TEXT),
        "layers": SEATS,
    }
)
SHAPE: Final[dict[str, Shape]] = COMMON | {
    "round": WHOLE,
    "rounds": WHOLE,
    "phase": OneOf(*PHASES),
    "call": Maybe(OneOf("first", "last", "only")),
    "hourglasses": WHOLE,
    "first": SEAT,
    "turn": Maybe(SEAT),
    "acts": WHOLE,
    "acted": SWITCH,
    "specials-this-turn": WHOLE,
    "queue": SEATS,
    "wallet": CARDS,
    "compartment": CARDS,
    "paid": CARDS,
    "gifts": CARDS,
    "pot": CARDS,
    "discard": PLAYED,
    "aside": PLAYED,
    "pocket": Many(ANYTHING),
    "question": QUESTION_SHAPE,
    "report": Many(ByName(ANYTHING)),
    **{f"{seat}?": SEAT_SHAPE for seat in "ABCDEFG"},
}
