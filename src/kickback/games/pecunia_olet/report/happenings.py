"""What happened in a game, one thing at a time, as a report needs to know it."""

from __future__ import annotations


class Happening:
    """One thing a seat did, and when: the round, how many turns there had been, and the number of the event."""

    def __init__(self, seat: int, round: int, turn: int, phase: int, event: int) -> None:  # noqa: A002 - the book's word
        self.seat: int = seat
        self.round: int = round
        self.turn: int = turn
        self.phase: int = phase
        self.event: int = event


class Purchase(Happening):
    def __init__(self, at: Happening, card: int, price: int, raised: bool) -> None:
        super().__init__(at.seat, at.round, at.turn, at.phase, at.event)
        self.card: int = card
        self.price: int = price
        self.raised: bool = raised  # a component that made the notes better


class PrintRun(Happening):
    def __init__(self, at: Happening, lot: int, printers: int) -> None:
        super().__init__(at.seat, at.round, at.turn, at.phase, at.event)
        self.lot: int = lot
        self.printers: int = printers


class Trade(Happening):
    """Fakes against money: `way` is supermarket, receiver or diners."""

    def __init__(self, at: Happening, way: str, lot: int, paid: int, shop_was_free: bool, banned: int) -> None:
        super().__init__(at.seat, at.round, at.turn, at.phase, at.event)
        self.way: str = way
        self.lot: int = lot
        self.paid: int = paid
        self.shop_was_free: bool = shop_was_free
        self.banned: int = banned


class Flight(Happening):
    def __init__(self, at: Happening, fare: int, out: int, cash: int, jet: bool) -> None:
        super().__init__(at.seat, at.round, at.turn, at.phase, at.event)
        self.fare: int = fare
        self.out: int = out  # below zero: money came home
        self.cash: int = cash  # kept
        self.jet: bool = jet


class Visit(Happening):
    """A visit of the Godfather; the seat is the one whose hat woke him, NOBODY if he came by himself."""

    def __init__(self, at: Happening, cash: list[int], account: list[int]) -> None:
        super().__init__(at.seat, at.round, at.turn, at.phase, at.event)
        self.cash: list[int] = cash  # before he came
        self.account: list[int] = account
        self.paid: list[int] = [0] * len(cash)


class Step(Happening):
    """A step of the officer; the seat is NOBODY where he moved by himself."""

    def __init__(self, at: Happening, space: int) -> None:
        super().__init__(at.seat, at.round, at.turn, at.phase, at.event)
        self.space: int = space


class LawyerMove(Happening):
    def __init__(self, at: Happening, totals: list[int]) -> None:
        super().__init__(at.seat, at.round, at.turn, at.phase, at.event)
        self.before: list[int] = totals  # everybody's money before it
        self.brought: int = 0


class Claim(Happening):
    """Something said at the table, and what was true then; free words have no claim in them."""

    def __init__(self, at: Happening, words: str, claim: str, claimed: int, last_flight: Flight | None) -> None:
        super().__init__(at.seat, at.round, at.turn, at.phase, at.event)
        self.words: str = words
        self.claim: str = claim
        self.claimed: int = claimed  # the sum it names
        self.cash: int = 0
        self.account: int = 0
        self.last_flight: Flight | None = last_flight


class Snapshot:
    """Everybody's money after a turn."""

    def __init__(self, round: int, cash: list[int], account: list[int]) -> None:  # noqa: A002 - likewise
        self.round: int = round
        self.cash: list[int] = cash
        self.account: list[int] = account
