"""Clients that play at random, come back whatever happens to the servers, and remember everything for the judge."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from http.client import HTTPException
from time import monotonic

from websockets.exceptions import InvalidHandshake, WebSocketException

from kickback.engine.seats import LETTERS
from kickback.server.client import Account, Data, Refusal
from kickback.server.history import DONE, Said, Witness

BROKEN = (OSError, HTTPException)
GONE = (*BROKEN, WebSocketException, InvalidHandshake, TimeoutError, Refusal, RuntimeError)
PATIENCE = 60.0  # seconds in which everybody must be back
WELCOME = 10.0  # seconds to wait for a welcome before another try
AGAIN = 0.05  # seconds before another try


@dataclass
class Toll:
    """What was done, and what was found wrong."""

    kills: int = 0
    enough: bool = False  # as many kills as were asked for
    hurts: dict[str, int] = field(default_factory=dict)  # what was killed, parted, cut or delayed, how often
    aimed: dict[str, int] = field(default_factory=dict)  # kills at each kind of moment
    cut_stored: int = 0  # answers on their way at a kill that were on the disk already, though not acknowledged
    cut_lost: int = 0  # and such that were not; both were sent again
    clocked: int = 0  # rows whose clocks were checked
    games: int = 0  # that came to their end
    tables: int = 0
    acknowledged: int = 0
    refused: int = 0  # in the end: too late, mostly
    resent: int = 0
    not_stored: int = 0  # answers refused because the database was away, and given again
    frames: int = 0  # held against the log
    rows: int = 0
    slowest_start: float = 0.0
    faults: list[str] = field(default_factory=list)


class Survivor:
    """A client that plays at random, comes back whatever happens, and remembers all it said, was answered and saw."""

    def __init__(self, account: Account, handle: str, table: str, luck: random.Random, toll: Toll) -> None:
        self.player = Witness(account, table)
        self.handle = handle
        self.luck = luck
        self.toll = toll
        self.said: list[Said] = []
        self.begun = ""  # a choice of several steps, under this question and seat
        self.on_its_way = ""  # the ref of an answer that is not acknowledged yet
        self.here = False  # at the table since the last kill

    async def play(self) -> None:
        while self.goes_on:
            try:
                await self.come()
                while self.goes_on:
                    await self.move()
            except GONE:
                await self.lose()
            except ValueError as fault:
                self.toll.faults.append(f"{self.player.table} {self.player.seats}: {fault}")
                return
        await self.farewell()

    async def farewell(self) -> None:
        """Whatever was done to the servers, everybody comes back in the end."""
        try:
            await asyncio.wait_for(self.back(), PATIENCE)
        except TimeoutError:
            self.toll.faults.append(f"{self.player.table} {self.player.seats}: could not come back")
        await self.player.close()

    @property
    def goes_on(self) -> bool:
        return self.player.over is None and not self.toll.enough

    async def move(self) -> None:
        """Answers if asked. An answer that was not acknowledged is sent again under its own id, after the kill."""
        for seat in self.player.seats:
            legal = self.player.sight(seat).legal()
            if legal:
                await self.insist(seat, self.luck.choice(legal))
                return
        await self.player.hear()

    async def insist(self, seat: str, text: str) -> None:
        id, question = f"t{len(self.said) + 1}", self.player.sight(seat).question
        step = f"{seat}{question}"
        one = Said(f"{self.handle}/{id}", LETTERS.index(seat), question, text, monotonic())
        one.text = "" if self.begun == step else text
        self.said.append(one)
        while not one.decided:
            self.on_its_way = one.ref
            try:
                reply = await self.player.act(seat, text, id, question)
            except GONE:
                self.toll.resent += 1
                await self.lose()
                await self.back()
                continue
            self.on_its_way = ""
            if reply.get("draft"):
                self.begun = step
                self.said.pop()
                return
            one.hears(reply, monotonic())
            if not one.decided:
                self.toll.not_stored += 1
                await asyncio.sleep(AGAIN)
        self.toll.acknowledged += one.answer == DONE
        self.toll.refused += one.answer != DONE

    async def come(self) -> None:
        await asyncio.wait_for(self.player.join(), WELCOME)
        self.here = True

    async def lose(self) -> None:
        """The socket is of no use any more, whether it knows or not."""
        self.here = False
        self.begun = ""
        self.player.hang_up()
        await asyncio.sleep(AGAIN)

    async def back(self) -> None:
        while True:
            try:
                await self.come()
            except GONE:
                await self.lose()
            else:
                return


async def insistent(account: Account, path: str, body: Data | None = None) -> Data:
    """Asks until somebody answers; raises Refusal only for what will be refused again. No body: a GET."""
    while True:
        try:
            found: Data = await (account.get(path) if body is None else account.post(path, body))
        except Refusal as refusal:
            if refusal.status < 500:
                raise
        except BROKEN:
            pass
        else:
            return found
        await asyncio.sleep(AGAIN)
