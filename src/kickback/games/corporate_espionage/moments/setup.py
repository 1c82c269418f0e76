"""Before the first turn: who begins, the cut of the decks, and opening hands with an employee in them."""

from __future__ import annotations

from typing import Final

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.moments import TURN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.bans import BAD_CUT, NOT_THE_HOST
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.memory import DREW, card_entry
from kickback.games.corporate_espionage.moments.questions import Ask, Ballot, Step, out_of_place
from kickback.games.corporate_espionage.moments.turns import Turnover, begin_round, begin_turn
from kickback.games.corporate_espionage.table import Market

HOST: Final = 0

CHOOSE_FIRST: Final = 0
CUT_DECKS: Final = 1
DEAL_HANDS: Final = 2


class Setup(Step):
    """CES-SETUP-1 to -11, in steps; `waiting` are the seats whose deck is still to be cut and dealt from."""

    def __init__(self, stage: int, waiting: int, uncut: int) -> None:
        super().__init__("setup")
        self.stage: int = stage
        self.decks: int = waiting
        self.uncut: int = uncut  # decks that a scenario has stacked and that are not cut the first time

    def clone(self) -> Setup:
        return Setup(self.stage, self.decks, self.uncut)

    def resume(self, table: Market) -> None:
        if self.stage == CHOOSE_FIRST:
            self.stage = CUT_DECKS
            choose_first(table)
        elif self.stage == CUT_DECKS:
            self.stage = DEAL_HANDS
            if table.rules.manual_cut:
                cutters = 0
                for seat in range(table.seats):
                    if self.decks >> seat & 1:
                        cutters |= 1 << (seat + 1) % table.seats
                table.stack.append(Cut(cutters, [None] * table.seats))
                return
            for seat in range(table.seats):
                if self.decks & ~self.uncut and (self.decks & ~self.uncut) >> seat & 1:
                    cut(table, seat, 1 + table.chance.below(len(table.zones.decks[seat].faces) - 1))
            self.uncut = 0
        else:
            self.decks = deal_hands(table, self.decks)
            self.stage = CUT_DECKS
            if not self.decks:
                begin(table)


def choose_first(table: Market) -> None:
    """CES-SETUP-1: by luck, by duel or by the host's word."""
    how = table.rules.first_player
    if how == "duel":
        table.stack.append(Duel((1 << table.seats) - 1, [None] * table.seats))
    elif how == "host":
        table.stack.append(HostPick(HOST))
    else:
        set_first(table, table.chance.below(table.seats))


def set_first(table: Market, seat: int) -> None:
    table.calendar.first = seat
    table.calendar.active = seat
    if table.log is not None:
        table.tell("first", "CES-SETUP-1", {"seat": letter(seat), "how": table.rules.first_player})


def cut(table: Market, seat: int, count: int) -> None:
    """CES-SETUP-7: a packet goes from the top to the bottom."""
    deck = table.zones.decks[seat]
    top = deck.faces[-count:]
    deck.faces = top + deck.faces[:-count]
    table.calendar.cuts = [*table.calendar.cuts, f"{letter(seat)}:{count}"]
    if table.log is not None:
        cutter = (seat + 1) % table.seats
        table.tell("cut", "CES-SETUP-7", {"seat": letter(cutter), "deck": letter(seat), "count": count})


def deal_hands(table: Market, decks: int) -> int:
    """CES-SETUP-8 to -11: opening hands; those without an employee go back. Returns the decks to be dealt again."""
    again = 0
    for seat in range(table.seats):
        if not decks >> seat & 1:
            continue
        hand = table.zones.decks[seat].faces[-table.rules.opening_hand :]
        if any(table.card_set.type_of(code) == w.EMPLOYEE for code in hand):
            deal_hand(table, seat)
            continue
        again |= 1 << seat
        put_back(table, seat, sorted(hand))
    return again


def put_back(table: Market, seat: int, hand: list[int]) -> None:
    """CES-SETUP-9: its company has seen the hand, and everybody else if such hands are shown."""
    before = table.zones.put_back[seat]
    table.zones.put_back[seat] = before + hand
    if table.log is not None:
        secret: Facts = {"hand": [table.mark(code, seat) for code in hand]}
        facts: Facts = {"seat": letter(seat), "count": len(before) // len(hand) + 1}
        if table.rules.mulligan_reveal:
            table.tell("mulligan", "CES-SETUP-9", facts | secret)
        else:
            table.tell("mulligan", "CES-SETUP-9", facts, {seat: secret})
    table.zones.decks[seat].shuffle(table.chance)


def deal_hand(table: Market, seat: int) -> None:
    deck = table.zones.decks[seat]
    drawn: list[int] = []
    for _ in range(table.rules.opening_hand):
        deck.known.pop()
        code = deck.faces.pop()
        drawn.append(code)
        table.zones.put(seat, code, 1 << seat)
        table.zones.memory.add(card_entry(DREW, seat, code))
    if table.log is not None:
        secret: Facts = {"hand": [table.mark(code, seat) for code in drawn]}
        facts: Facts = {"seat": letter(seat), "cards": len(drawn)}
        table.tell("dealt", "CES-SETUP-8", facts, {seat: secret})


def begin(table: Market) -> None:
    """CES-SETUP-3: the first company's first turn."""
    table.stack = [Turnover()]
    begin_round(table)
    begin_turn(table, table.calendar.first)


class Duel(Ballot):
    """`first-player = duel`: rock, paper, scissors; of exactly two signs the winning one stays in, to the last."""

    def __init__(self, asked: int, picks: list[Move | None]) -> None:
        super().__init__("duel", asked, picks)

    def clone(self) -> Duel:
        return Duel(self.asked, self.picks[:])

    def candidates(self, table: Market, seat: int) -> list[Move]:
        return table.card_set.book.signs

    def forbids(self, table: Market, seat: int, action: Move) -> Ban | None:
        fits = action.does == a.SIGN and self.asks(table, seat)
        return None if fits else out_of_place(table, seat, action)

    def sealed(self, table: Market, seat: int, action: Move) -> None:
        if table.log is not None:
            table.tell("committed", "CES-SETUP-1", {"seat": letter(seat)}, {seat: {"sign": action.text}})

    def resolve(self, table: Market) -> None:
        table.stack.pop()
        seats = [s for s in range(table.seats) if self.asked >> s & 1]
        signs = [self.pick(s).number for s in seats]
        shown = [f"{letter(s)}:{a.SIGNS[sign]}" for s, sign in zip(seats, signs, strict=True)]
        table.calendar.duels = [*table.calendar.duels, shown]
        if table.log is not None:
            table.tell("duel", "CES-SETUP-1", {"signs": list[Plain](shown)})
        left = self.asked
        kinds = sorted(set(signs))
        if len(kinds) == 2:
            best = kinds[1] if (kinds[1] - kinds[0]) % 3 == 1 else kinds[0]
            left = 0
            for seat, sign in zip(seats, signs, strict=True):
                if sign == best:
                    left |= 1 << seat
        if left & (left - 1):
            table.stack.append(Duel(left, [None] * table.seats))
        else:
            set_first(table, left.bit_length() - 1)

    def default(self, table: Market, seat: int, chance: Chance) -> Move:
        return table.card_set.book.signs[chance.below(3)]


class HostPick(Ask):
    """`first-player = host`."""

    def __init__(self, seat: int) -> None:
        super().__init__("first", seat, TURN)

    def candidates(self, table: Market, seat: int) -> list[Move]:
        return [table.card_set.book.rival(seat, a.FIRST, other) for other in range(table.seats)]

    def forbids(self, table: Market, seat: int, action: Move) -> Ban | None:
        if action.does != a.FIRST:
            return out_of_place(table, seat, action)
        return None if seat == self.seat else NOT_THE_HOST

    def answer(self, table: Market, seat: int, action: Move) -> None:
        table.stack.pop()
        set_first(table, action.target)

    def default(self, table: Market, seat: int, chance: Chance) -> Move:
        return table.card_set.book.rival(seat, a.FIRST, chance.below(table.seats))


class Cut(Ballot):
    """`manual-cut`: each seat chooses where the previous seat's deck is cut."""

    def __init__(self, asked: int, picks: list[Move | None]) -> None:
        super().__init__("cut", asked, picks)

    def clone(self) -> Cut:
        return Cut(self.asked, self.picks[:])

    def candidates(self, table: Market, seat: int) -> list[Move]:
        size = len(table.zones.decks[(seat - 1) % table.seats].faces)
        return [table.card_set.book.number(a.CUT, n) for n in range(1, size)]

    def forbids(self, table: Market, seat: int, action: Move) -> Ban | None:
        if action.does != a.CUT or not self.asks(table, seat):
            return out_of_place(table, seat, action)
        return None if 1 <= action.number < len(table.zones.decks[(seat - 1) % table.seats].faces) else BAD_CUT

    def sealed(self, table: Market, seat: int, action: Move) -> None:
        if table.log is not None:
            table.tell("committed", "CES-SETUP-7", {"seat": letter(seat)}, {seat: {"count": action.number}})

    def resolve(self, table: Market) -> None:
        table.stack.pop()
        for seat in range(table.seats):
            if self.asked >> seat & 1:
                cut(table, (seat - 1) % table.seats, self.pick(seat).number)

    def default(self, table: Market, seat: int, chance: Chance) -> Move:
        return table.card_set.book.number(
            a.CUT, 1 + chance.below(len(table.zones.decks[(seat - 1) % table.seats].faces) - 1)
        )
