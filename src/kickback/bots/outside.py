"""A player that is a program of its own, in any language: lines of JSON over its standard input and output.

    -> {"kickback": 1, "game": "scapegoat", "seed": "..."}                 once, at the start
    -> {"ask": 1, "seat": "B", "view": {...}, "legal": ["up 5C", "down 5C"]}  whenever it is asked
    <- {"worlds": 3}                                                          if it likes, as often as it likes
    -> {"worlds": [{...}, {...}, {...}]}                                      imagined tables, all cards open
    <- {"answer": "up 5C", "talk": "Five.", "sure": 0.8}                      talk and sure may be left out

The program ends when its input does. What it writes to its standard error goes to ours. If it crashes, is late, says
something unreadable or something illegal, that is told once on the log, and a named stand-in plays on in its place.
"""

from __future__ import annotations

import json
import logging
import shlex
import subprocess
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import IO
from weakref import finalize

from kickback.bots.bot import Answer, Bot
from kickback.engine.actions import Action
from kickback.engine.chance import Chance, Quick
from kickback.engine.game import Worlds
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import EYE, letter
from kickback.engine.view import View

PROTOCOL = 1
PATIENCE = 10.0  # seconds for one answer, the program's start included
MOST_WORLDS = 1000  # in one request
FAREWELL = 1.0  # seconds between the end of its input and being stopped
LOG = logging.getLogger("kickback.bots")


class Trouble(Exception):
    """The program outside has failed; says how."""


class Program:
    """A program outside, and the lines it writes; a thread reads them, so that waiting for one can end in time."""

    def __init__(self, command: str) -> None:
        words = shlex.split(command)
        try:
            self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as problem:
            raise Trouble(f"cannot be started ({problem.strerror or problem})") from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.lines: Queue[bytes | None] = Queue()
        Thread(target=pump, args=(self.process.stdout, self.lines), daemon=True).start()
        self.dismiss = finalize(self, end, self.process)

    def say(self, message: Facts) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")
            self.process.stdin.flush()
        except OSError:
            raise Trouble(self.last_words()) from None

    def hear(self, deadline: float) -> Facts:
        try:
            line = self.lines.get(timeout=max(0.0, deadline - monotonic()))
        except Empty:
            raise Trouble("did not answer in time") from None
        if line is None:
            raise Trouble(self.last_words())
        try:
            message = json.loads(line)
        except ValueError:
            message = None
        if not isinstance(message, dict):
            raise Trouble(f"said something that is no JSON object: {line.decode(errors='replace').strip()[:80]!r}")
        return message

    def last_words(self) -> str:
        try:
            return f"has ended with exit code {self.process.wait(FAREWELL)}"
        except subprocess.TimeoutExpired:
            return "has closed its output"


def pump(source: IO[bytes], lines: Queue[bytes | None]) -> None:
    with source:
        for line in source:
            lines.put(line)
    lines.put(None)


def end(process: subprocess.Popen[bytes]) -> None:
    """Closes the program's input, waits a little, and stops it if that did not help."""
    assert process.stdin is not None
    with suppress(OSError):  # it may have gone before
        process.stdin.close()
    try:
        process.wait(FAREWELL)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class OutsideBot(Bot):
    """Speaks for a program. `trouble` says what went wrong, if something has; from then on the stand-in plays."""

    def __init__(
        self,
        command: str,
        game: str,
        seed: str,
        stand_in: str,
        other: Bot,
        chance: Chance,
        patience: float = PATIENCE,
    ) -> None:
        super().__init__(chance)
        self.command = command
        self.game = game
        self.seed = seed
        self.stand_in = stand_in
        self.other = other
        self.patience = patience
        self.asked = 0
        self.trouble = ""
        self.program: Program | None = None

    def answer(self, view: View, legal: list[Action], worlds: Worlds) -> Answer:
        if not self.trouble:
            try:
                return self.ask(view, legal, worlds)
            except Trouble as trouble:
                self.trouble = str(trouble)
                self.close()
                LOG.error("the bot '%s' %s; %s plays on in its place", self.command, trouble, self.stand_in)
        return self.other.answer(view, legal, worlds)

    def ask(self, view: View, legal: list[Action], worlds: Worlds) -> Answer:
        deadline = monotonic() + self.patience
        program = self.program
        if program is None:
            program = self.program = Program(self.command)
            program.say({"kickback": PROTOCOL, "game": self.game, "seed": self.seed})
        self.asked += 1
        texts: list[Plain] = [action.text for action in legal]
        program.say({"ask": self.asked, "seat": letter(view.seat), "view": view.plain(), "legal": texts})
        luck = Quick(self.chance.word())
        while True:
            message = program.hear(deadline)
            if "worlds" in message:
                program.say({"worlds": imagined(message["worlds"], worlds, luck)})
            else:
                return read_answer(message, legal)

    def close(self) -> None:
        """Ends the program; an OutsideBot that is thrown away does the same."""
        if self.program is not None:
            self.program.dismiss()
            self.program = None


def imagined(count: Plain, worlds: Worlds, luck: Chance) -> list[Plain]:
    """So many imagined tables as the all-seeing eye would see them."""
    if not isinstance(count, int) or not 1 <= count <= MOST_WORLDS:
        raise Trouble(f"asked for {json.dumps(count)} worlds; 1 to {MOST_WORLDS} can be had at once")
    return [worlds.sample(luck).view(EYE).plain() for _ in range(count)]


def read_answer(message: Facts, legal: list[Action]) -> Answer:
    said = message.get("answer")
    talk = message.get("talk", "")
    sure = message.get("sure", 1.0)
    for action in legal:
        if action.text == said:
            if not isinstance(talk, str) or not isinstance(sure, int | float):
                raise Trouble(f"gave talk or sure of the wrong kind: {json.dumps(message)[:80]}")
            return Answer(action, talk, min(1.0, max(0.0, float(sure))))
    raise Trouble(f"answered {json.dumps(said)}, which is not one of its {len(legal)} legal actions")
