"""Wallet in numbers."""

from __future__ import annotations

from kickback.engine.options import Options
from kickback.engine.pile import HIDDEN
from kickback.engine.view import View
from kickback.games.wallet.actions import BOOK_SIZE, MOST_PLACES, TOKEN_VALUES
from kickback.games.wallet.components import (
    CARD_KINDS,
    COINS,
    CURRENCIES,
    HAND,
    IDENTITIES,
    SPECIAL_HAND,
    SPECIALS,
    TOKENS,
    UNKNOWN,
    WORDS,
)
from kickback.games.wallet.memory import COMPARTMENT, WALLET
from kickback.games.wallet.options import Rules
from kickback.games.wallet.parts.round import PHASES
from kickback.games.wallet.verdict import LIMIT_CENTS
from kickback.games.wallet.view import WalletView
from kickback.research.encoders.sheet import Encoder, Part, Sheet

MOMENTS = (
    "turn", "act", "pick-id", "gifts", "fund-lay", "fund-pick", "slip", "swap", "look", "give", "window", "duty",
    "search", "fine", "over",
)  # fmt: skip
COPIES = 6  # of one card in a deck, at most
KINDS = len(SPECIALS)
VALUES = len(TOKEN_VALUES)
STEPS = BOOK_SIZE  # a half-said line is told by the numbers of its steps


def encoder(seats: int, options: Options) -> WalletEncoder:
    return WalletEncoder(Rules(seats, options))


def longest_game(rules: Rules) -> int:
    """A bound nobody reaches: every step of every action, payment and Special card of all rounds."""
    seats = rules.seats
    plays = SPECIAL_HAND * seats
    acts = seats * rules.hourglasses + 4  # a Double Turn, and an Emergency that copies it, add two each
    payments = HAND * seats + acts + 3 * KINDS  # no card is paid that was not in somebody's hand before
    window = (plays + 2) * seats  # in two calls
    return rules.rounds * (4 * acts + payments + plays * (seats + 6) + window + 3 * seats)


class WalletEncoder(Encoder):
    """Cards are the 37 codes: notes D, E, P, Y of 20 50 100 200 500, Jewelry, IDs, CC, PB, and the five Extra IDs."""

    def __init__(self, rules: Rules) -> None:
        seats = rules.seats
        self.rules = rules
        parts = [
            Part("seat", seats, "which seat is looking"),
            Part("moment", len(MOMENTS), f"the open question: {', '.join(MOMENTS)}"),
            Part("phase", len(PHASES), f"the phase of the round: {', '.join(PHASES)}"),
            Part("first-call", 1 if rules.specials and rules.two_calls else 0, "only Extra Time can be played now"),
            Part("said", STEPS, "the steps said so far of a choice made in steps, by their numbers"),
            Part("first", seats, "the first player"),
            Part("turn", seats, "whose turn it is"),
            Part("waiting", seats, "has yet to answer, by seat"),
            Part("asked", seats, "is asked together with others, by seat"),
            Part("committed", seats, "has sealed a choice, by seat"),
            Part("queue", seats, "comes later in the window or the searches, by seat"),
            Part("hand", CARD_KINDS * seats, f"cards known to be in a hand / {COPIES}, by seat; the own hand is"),
            Part("wallet", CARD_KINDS, f"cards known to be in the wallet / {COPIES}"),
            Part(
                "line",
                MOST_PLACES if rules.ordered else 0,
                "code + 1 / 37 of a known card, by place in an ordered wallet",
            ),
            Part("compartment", CARD_KINDS, "Extra IDs known to be left"),
            Part("paid", CARD_KINDS, f"cards paid / {COPIES}"),
            Part("gifts", CARD_KINDS, f"birthday cards to be dealt / {COPIES}"),
            Part("pot", CARD_KINDS, f"cards laid for the Shared Fund / {COPIES}"),
            Part("pick", STEPS, "own sealed choice, by its number"),
            Part("specials", KINDS, "own face-down Special cards"),
            Part("played", KINDS * seats, "Special cards face up, by seat"),
            Part("discard", KINDS * 2, "Special cards on the pile; the top one"),
            Part("hidden", CARD_KINDS, "own card under the Secret Compartment"),
            Part("hides", seats, "has a card under the Secret Compartment, by seat"),
            Part("atm", CARD_KINDS * seats, "the note on the ATM, by seat"),
            Part("fx", CARD_KINDS * seats, "the note on Currency Exchange, by seat"),
            Part("fx-as", len(CURRENCIES) * seats, "its new currency, by seat"),
            Part("seized", CARD_KINDS * seats, f"cards confiscated / {COPIES}, by seat"),
            Part("coin", len(COINS) * seats, "the coin, by seat"),
            Part("cards", seats, "cards in hand / 20, by seat"),
            Part("face-down", seats, f"face-down Special cards / {SPECIAL_HAND}, by seat"),
            Part("tokens", VALUES * seats, "tokens of each known value / 10, by seat"),
            Part("token-count", seats, "tokens / 20, by seat"),
            Part("turns", seats, "turns taken / hourglasses, by seat"),
            Part("late", seats, "has played an end-of-round card, by seat"),
            Part("open", seats, "the hand lies open, by seat"),
            Part("lost", seats, "has given back a token this round, by seat"),
            Part("innocent", seats, "was found innocent, by seat"),
            Part("guilty", seats, "was found guilty, by seat"),
            Part("identity", len(IDENTITIES), "who the looking seat would be judged as"),
            Part(
                "check",
                7,
                "the looking seat would be innocent now; IDs / 4, Credit Cards / 4, Badges / 4, Jewelry / 4, "
                "currencies / 4, money held against twice the limit",
            ),
            Part("about", seats, "whom the question is about"),
            Part("about-card", CARD_KINDS, "which card the question is about"),
            Part("about-word", len(WORDS), "what was asked for"),
            Part("laid", seats, "has laid a card for the fund, by seat"),
            Part("winners", seats, "who has won"),
            Part(
                "numbers",
                8,
                "round / rounds, hourglasses left / all, wallet / 80, compartment / 5, pocket / 37, acts left / 2, "
                "Special cards in this turn / 4, places the cards are passed on",
            ),
        ]
        super().__init__(seats, BOOK_SIZE, longest_game(rules), [part for part in parts if part.size])

    def fill(self, sheet: Sheet, view: View) -> None:
        assert isinstance(view, WalletView)
        rules = self.rules
        around = self.clockwise(view)
        sheet.put("moment", MOMENTS.index(view.moment))
        sheet.put("phase", view.phase)
        if rules.specials and rules.two_calls:
            sheet.row("first-call", [view.first_call])
        sheet.mark("said", [step.index for step in view.draft])
        sheet.put("first", self.ahead(view, view.first))
        sheet.put("turn", self.ahead(view, view.turn))
        sheet.mark("waiting", [self.ahead(view, seat) for seat in view.waiting])
        sheet.row("asked", [view.asked >> seat & 1 for seat in around])
        sheet.row("committed", [view.committed >> seat & 1 for seat in around])
        sheet.mark("queue", [self.ahead(view, seat) for seat in view.queue])
        self.fill_cards(sheet, view)
        self.fill_specials(sheet, view, around)
        self.fill_seats(sheet, view, around)
        self.fill_verdicts(sheet, view, around)
        self.fill_question(sheet, view, around)
        sheet.mark("winners", [self.ahead(view, seat) for seat in view.winners])
        numbers = (
            view.round / rules.rounds,
            view.hourglasses / rules.hourglasses,
            view.places[WALLET] / 80,
            view.places[COMPARTMENT] / 5,
            view.token_places[WALLET] / len(TOKENS),
            view.acts / 2,
            view.played / 4,
            view.about.way,
        )
        sheet.row("numbers", numbers)

    def fill_cards(self, sheet: Sheet, view: WalletView) -> None:
        wallet = view.wallet
        sheet.count("wallet", wallet, COPIES)
        if self.rules.ordered:
            sheet.row("line", [(card + 1) / CARD_KINDS for card in wallet])
        sheet.mark("compartment", view.compartment)
        sheet.count("paid", view.paid, COPIES)
        sheet.count("gifts", view.tray, COPIES)
        sheet.count("pot", view.pot, COPIES)
        own = view.picks[view.seat]
        if own is not None:
            sheet.put("pick", own.index)
        if view.hidden[view.seat] != UNKNOWN:
            sheet.mark("hidden", (view.hidden[view.seat],))

    def fill_specials(self, sheet: Sheet, view: WalletView, around: list[int]) -> None:
        sheet.mark("specials", view.specials[view.seat])
        sheet.mark("discard", view.discard)
        sheet.mark("discard", view.discard[-1:], KINDS)
        for step, seat in enumerate(around):
            sheet.mark("played", view.before[seat], KINDS * step)
            sheet.mark("atm", (view.atm[seat],), CARD_KINDS * step)
            sheet.mark("fx", (view.fx[seat],), CARD_KINDS * step)
            sheet.mark("fx-as", (view.fx_as[seat],), len(CURRENCIES) * step)
        sheet.row("hides", [view.hidden[seat] != HIDDEN for seat in around])
        sheet.row("face-down", [len(view.specials[seat]) / SPECIAL_HAND for seat in around])

    def fill_seats(self, sheet: Sheet, view: WalletView, around: list[int]) -> None:
        hands, tokens = view.hands, view.tokens  # concluded from the trail each time they are asked for
        for step, seat in enumerate(around):
            sheet.count("hand", hands[seat], COPIES, CARD_KINDS * step)
            sheet.count("seized", view.seized[seat], COPIES, CARD_KINDS * step)
            sheet.put("coin", len(COINS) * step + COINS.index(view.coins[seat]))
            known = [value - 1 for value in tokens[seat] if value != HIDDEN]
            sheet.count("tokens", known, 10, VALUES * step)
        sheet.row("cards", [view.sizes[seat] / 20 for seat in around])
        sheet.row("token-count", [len(tokens[seat]) / 20 for seat in around])
        sheet.row("turns", [view.turns[seat] / self.rules.hourglasses for seat in around])
        for part, bits in (("late", view.ended), ("open", view.shown), ("lost", view.lost)):
            sheet.row(part, [bits >> seat & 1 for seat in around])

    def fill_verdicts(self, sheet: Sheet, view: WalletView, around: list[int]) -> None:
        for step, seat in enumerate(around):
            verdict = view.verdicts[seat]
            if verdict is not None:
                sheet.put("innocent" if verdict.innocent else "guilty", step)
        check = view.check
        sheet.mark("identity", (check.identity,))
        found = (check.ids, check.credit_cards, check.badges, check.jewelry, check.currencies)
        sheet.row("check", (check.innocent, *(count / 4 for count in found), check.counted / (2 * LIMIT_CENTS)))

    def fill_question(self, sheet: Sheet, view: WalletView, around: list[int]) -> None:
        about = view.about
        sheet.mark("about", (self.ahead(view, about.other),))
        sheet.mark("about-card", (about.card,))
        sheet.mark("about-word", (about.word,))
        sheet.row("laid", [about.layers >> seat & 1 for seat in around])
