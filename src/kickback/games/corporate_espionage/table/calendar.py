"""Whose turn it is, in which round, and what has been done in it."""

from __future__ import annotations

from kickback.games.corporate_espionage.table.companies import NOBODY


class Calendar:
    def __init__(self) -> None:
        self.began: bool = False  # the first Main has been reached
        self.active: int = 0
        self.first: int = NOBODY
        self.duels: list[list[str]] = []  # the signs shown, duel by duel; replaced, never changed
        self.cuts: list[str] = []  # whose deck and how deep, one after the other; replaced, never changed
        self.round: int = 1
        self.turn: int = 0  # turns since the start, all companies
        self.clock: int = 0  # ages of permanents and happenings
        self.news: int = 0  # grows with everything public but audits and talk
        self.hires: int = 0  # of the active company, this turn
        self.firings: int = 0
        self.acted: bool = False  # the active company has done something in its Main
        self.attempted: bool = False  # a takeover has failed this turn
        self.lively: bool = False  # a card was played from a hand, an ability used or a company taken over, this round
        self.dry_round: bool = False  # it began with nobody able to draw

    def clone(self) -> Calendar:
        twin = Calendar()
        twin.began = self.began
        twin.active = self.active
        twin.first = self.first
        twin.duels = self.duels
        twin.cuts = self.cuts
        twin.round = self.round
        twin.turn = self.turn
        twin.clock = self.clock
        twin.news = self.news
        twin.hires = self.hires
        twin.firings = self.firings
        twin.acted = self.acted
        twin.attempted = self.attempted
        twin.lively = self.lively
        twin.dry_round = self.dry_round
        return twin

    def tick(self) -> int:
        self.clock += 1
        return self.clock
