"""Watches a finished game being played again, and writes down what the report is made of."""

from __future__ import annotations

from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import LETTERS, letter
from kickback.games.wallet.actions import FLIP, Move
from kickback.games.wallet.components import CODES, CURRENCIES, MONEY, money_in
from kickback.games.wallet.parts.outcome import Report
from kickback.games.wallet.parts.round import PLAYING
from kickback.games.wallet.report.claims import Claim, judge_claim
from kickback.games.wallet.table import Wallet
from kickback.games.wallet.verdict import Verdict, judge


class SeatAction:
    """One action of a turn: the own hand before and after it, and how it would have been judged."""

    def __init__(self, seat: int, hand: list[int], before: Verdict, ids_left: int) -> None:
        self.seat: int = seat
        self.hand: list[int] = hand
        self.before: Verdict = before
        self.ids_left: int = ids_left
        self.after: Verdict = before
        self.kind: str = ""  # what was done: took, put, paid, flipped, ...
        self.innocent: list[bool] = []  # everybody at that time, for whoever wonders who else was ready


class Gift:
    """A card that went from hand to hand; on purpose if the giver chose it."""

    def __init__(self, giver: int, taker: int, card: int, how: str, chosen: bool, event: int) -> None:
        self.giver: int = giver
        self.taker: int = taker
        self.card: int = card
        self.how: str = how
        self.chosen: bool = chosen
        self.event: int = event


class Hourglass:
    """Who turned it (HIDDEN: nobody), and how many were innocent then."""

    def __init__(self, by: int, innocent: int) -> None:
        self.by: int = by
        self.innocent: int = innocent


class RoundSeen:
    """One round as it really was."""

    def __init__(self, number: int, coins: list[int]) -> None:
        self.number: int = number
        self.coins: list[int] = coins
        self.actions: list[SeatAction] = []
        self.gifts: list[Gift] = []
        self.hourglasses: list[Hourglass] = []
        self.at_the_end: list[Verdict] = []  # when the last hourglass had turned
        self.events: list[tuple[int, Facts]] = []  # with their numbers in the log
        self.searches: list[tuple[int, int, int, int]] = []  # officer, target, what was taken, event
        self.paid: list[tuple[int, list[int], int]] = []  # seat, cards, event
        self.pocket: list[int] = []  # before the prizes
        self.returned: dict[int, int] = {}  # the value of the token each guilty seat gave back
        self.drawn: dict[int, list[int]] = {}
        self.tokens_before: list[list[int]] = []
        self.currency: list[int] = [HIDDEN] * len(coins)  # of the notes on Currency Exchange
        self.report: Report | None = None

    @property
    def ended(self) -> Report:
        assert self.report is not None
        return self.report


class Watch:
    """A whole game, watched."""

    def __init__(self, table: Wallet) -> None:
        self.table: Wallet = table
        self.rounds: list[RoundSeen] = [RoundSeen(table.round.number, table.round.coins[:])]
        self.claims: list[Claim] = []
        self.points: list[list[int]] = [[sum(own) for own in table.tokens.own]]
        self.heard: int = 0
        self.rounds[0].tokens_before = [own[:] for own in table.tokens.own]
        self.listen()

    @property
    def now(self) -> RoundSeen:
        return self.rounds[-1]

    def verdict(self, seat: int) -> Verdict:
        """How the true hand would be judged now."""
        cards = self.table.cards
        counts = self.table.rules.coin_counts
        coin = self.table.round.coins[seat]
        return judge(cards.hands[seat], cards.fx[seat], cards.fx_as[seat], coin, counts)

    def all_verdicts(self) -> list[Verdict]:
        return [self.verdict(seat) for seat in range(self.table.seats)]

    def play(self, seat: int, text: str) -> None:
        table = self.table
        action = table.read(seat, text)
        turn = table.round.phase == PLAYING and table.stack[-1].name in ("turn", "act") and not action.free
        acting = SeatAction(seat, table.cards.hands[seat][:], self.verdict(seat), len(table.cards.compartment))
        if action.free and isinstance(action, Move) and action.verb.word == "claim":
            self.claims.append(
                Claim(seat, action, self.now.number, len(table.log or []), judge_claim(self, seat, action))
            )
        flipping = turn and action.verb is FLIP
        if flipping:
            innocent = sum(verdict.innocent for verdict in self.all_verdicts())
            self.now.hourglasses.append(Hourglass(seat, innocent))
        if turn:
            acting.innocent = [verdict.innocent for verdict in self.all_verdicts()]
        round_before = self.now
        told = len(round_before.events)
        table.act(seat, action)
        self.listen()
        if turn:
            self.note_action(round_before, acting, told)

    def note_action(self, found: RoundSeen, acting: SeatAction, told: int) -> None:
        """A Special card is no action; of a bought identity the choice is still to come, and changes the verdict."""
        acting.kind = kind_of_action(found, acting.seat, told)
        if acting.kind and found is self.now:
            acting.after = self.verdict(acting.seat)
        elif acting.kind and found.report is not None:
            acting.after = found.report.verdicts[acting.seat]
        if acting.kind:
            found.actions.append(acting)

    def listen(self) -> None:
        """What has been told since; a new round begins with its deal."""
        log = self.table.log or []
        while self.heard < len(log):
            event = log[self.heard]
            facts = dict(event.facts)
            for own in event.secrets.values():
                facts |= own
            facts["kind"] = event.kind
            facts["clause"] = event.clause
            self.note(facts, self.heard)
            self.heard += 1

    def note(self, facts: Facts, number: int) -> None:
        kind = facts["kind"]
        if kind == "new-round":
            self.close_round()
            self.rounds.append(RoundSeen(self.table.round.number, self.table.round.coins[:]))
            self.now.tokens_before = [own[:] for own in self.table.tokens.own]
        self.now.events.append((number, facts))
        if kind == "time":
            self.now.hourglasses.append(Hourglass(HIDDEN, sum(verdict.innocent for verdict in self.all_verdicts())))
        elif kind == "round-over":
            self.now.at_the_end = self.all_verdicts()
        elif kind in ("passed", "birthday-gift", "gave", "played", "snatched", "kept"):
            self.note_gift(facts, number)
        elif kind == "paid":
            self.now.paid.append((seat_of(facts, "seat"), cards_of(facts["cards"]), number))
        elif kind == "inspected":
            self.now.searches.append((seat_of(facts, "seat"), seat_of(facts, "target"), 0, number))
        elif kind == "confiscated":
            officer, target, _, event = self.now.searches[-1]
            self.now.searches[-1] = (officer, target, whole(facts["value"]), event)
        elif kind == "lost-token":
            self.now.returned[seat_of(facts, "seat")] = whole(facts["value"])
        elif kind == "prize":
            values = facts.get("values")
            self.now.drawn[seat_of(facts, "seat")] = (
                [whole(value) for value in values] if isinstance(values, list) else []
            )
        elif kind == "scored" and self.now.report is None:
            self.close_round()

    def note_gift(self, facts: Facts, number: int) -> None:
        kind = str(facts["kind"])
        if kind == "played":
            word = str(facts.get("copied", facts["special"]))
            if word == "fx":
                self.now.currency[seat_of(facts, "seat")] = CURRENCIES.index(str(facts["currency"]))
            elif word == "dispose":
                card = CODES[str(facts["card"])]
                gift = Gift(seat_of(facts, "seat"), seat_of(facts, "target"), card, word, chosen=True, event=number)
                self.now.gifts.append(gift)
            return
        card = CODES[str(facts["card"])]
        if kind in ("snatched", "kept"):
            how = "snatch" if kind == "snatched" else "inspect"
            giver, taker = seat_of(facts, "target"), seat_of(facts, "seat")
            self.now.gifts.append(Gift(giver, taker, card, how, chosen=False, event=number))
            return
        how = {"birthday-gift": "birthday", "gave": "request"}.get(kind, str(facts.get("how", "")))
        chosen = how != "request"
        self.now.gifts.append(Gift(seat_of(facts, "from"), seat_of(facts, "to"), card, how, chosen, number))

    def close_round(self) -> None:
        self.now.report = self.table.reports[-1]
        after = [sum(own) for own in self.table.tokens.own]
        self.points.append(after)


def kind_of_action(found: RoundSeen, seat: int, told: int) -> str:
    """What the events since then say that the seat did."""
    for _, facts in found.events[told:]:
        if facts.get("seat") == letter(seat) and facts["kind"] in ("took", "put", "paid", "flipped", "passed-turn"):
            return str(facts["kind"])
    return ""


def seat_of(facts: Facts, name: str) -> int:
    return LETTERS.index(str(facts[name]))


def whole(value: Plain) -> int:
    assert isinstance(value, int)
    return value


def cards_of(value: Plain) -> list[int]:
    assert isinstance(value, list)
    return [CODES[str(name)] for name in value]


def worth(cards: list[int]) -> int:
    return money_in([card for card in cards if card < MONEY])


def watched(table: Wallet, said: list[tuple[int, str]]) -> Watch:
    watch = Watch(table)
    for seat, text in said:
        watch.play(seat, text)
    return watch
