"""What one audience (a seat, or the onlookers) has been sent, and what it is sent next.

What was sent is kept as it was sent, in texts: old views and prompts are not looked at again, since they would have to
be fetched from all over the memory. What several audiences are told alike is encoded once, and frames are put together
from such pieces.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from msgspec import Raw
from msgspec.json import decode

from kickback.engine.changes import change_within
from kickback.engine.game import Game
from kickback.engine.messages import plain_messages
from kickback.engine.plain import Facts, Plain
from kickback.engine.prompts import PROMPT, Choice, Prompt, SteadyChoice
from kickback.engine.seats import LETTERS, ONLOOKER
from kickback.engine.view import Shared
from kickback.server.course import Course
from kickback.server.messages import SORTED, WRITER, ClockSeen, Data

SHORT: Final = 320  # bytes: to look into an entry that is no longer costs more than it saves
# The pieces of a prompt: its long lists, and all other entries in one.
CHOICES: Final = b'"choices":'
LOCKED: Final = b'"locked":'
NOTES: Final = b'"notes":'
NO_CHOICES: Final = b'"choices":[]'
NOT_LOCKED: Final = b'"locked":[]'
NO_NOTES: Final = b'"notes":[]'
FREE: Final = 3  # the place of `free` among them
NOT_ASKED: Final = [b""] * 5
ENTRIES: Final = list(PROMPT.fields)
WHOLE: Final = b',"whole":true'
NAMES: Final[dict[str, Name]] = {}  # of entries
MISSING: Final = b""


class Telling:
    """What the audiences of one thing that happened are told alike is made and encoded once.

    That is the clock, events without secrets, and what all views share.
    """

    def __init__(self, game: Game, clock: ClockSeen | None) -> None:
        self.game: Game = game
        self.clock: bytes = b',"clock":' + WRITER.encode(clock) if clock is not None else b""
        self.shared: Shared = Shared()
        self.public: dict[Part, Part] = {}  # what all views say, by what was sent of it before
        self.events: dict[int, Spoken] = {}  # by identity: everybody hears the same object of a public event
        self.texts: dict[str, bytes] = {}  # of what some views show as it is in `shared.bases`
        self.entries: dict[tuple[str, bytes], Entry] = {}  # of those texts, by what was sent of them before

    def event(self, event: Facts) -> Spoken:
        found = self.events.get(id(event))
        if found is None:
            found = self.events[id(event)] = Spoken(event, self.game)
        return found

    def now_public(self, before: Part) -> Part:
        """What all views say now, for those who were sent that before."""
        found = self.public.get(before)
        if found is None:
            found = self.public[before] = before.then(self.shared.facts, self)
        return found

    def text(self, key: str, value: Plain) -> bytes:
        """The value of an entry as JSON with sorted keys; those that views share once for all of them."""
        shared = self.shared.bases.get(key) is value
        if shared and key in self.texts:
            return self.texts[key]
        text: bytes = SORTED.encode(value)
        if shared:
            self.texts[key] = text
        return text

    def entry(self, key: str, was: bytes, text: bytes, value: Plain) -> Entry:
        """An entry that is not as it was; of what views share, once for all who were sent the same before."""
        if self.texts.get(key) is not text:
            return Entry(key, was, text, value)
        found = self.entries.get((key, was))
        if found is None:
            found = self.entries[key, was] = Entry(key, was, text, value)
        return found


class Entry:
    """An entry of a view that is new, or not as it was: said whole, or only what changed `within` its value."""

    def __init__(self, key: str, was: bytes, text: bytes, value: Plain) -> None:
        name = name_of(key)
        self.total: int = crc32(text, name.crc) ^ (crc32(was, name.crc) if was else 0)
        change = change_within(decode(was), value) if was and len(text) > SHORT else None
        self.within: bool = change is not None
        self.text: bytes = name.text + (WRITER.encode(change) if self.within else text)


class Spoken:
    """An event and its lines of the ledger, encoded."""

    def __init__(self, event: Facts, game: Game) -> None:
        self.event: bytes = WRITER.encode(event)
        self.lines: bytes = WRITER.encode(lines(game, event))


class Part:
    """A part of a view as it has been sent, with what was new in it. Never changed: audiences share what all see."""

    def __init__(self, sent: dict[str, object], total: int) -> None:
        self.sent: dict[str, object] = sent  # the values of its entries: lists and tables as texts, others as they are
        self.total: int = total  # the exclusive or of the CRC-32 of each entry, `"key":value`
        self.set: list[bytes] = []  # entries
        self.gone: list[str] = []
        self.within: list[bytes] = []  # entries

    def then(self, now: Facts, telling: Telling) -> Part:
        """The same part after something has happened."""
        sent = self.sent.copy()  # most of it stays
        then = Part(sent, self.total)
        for key, value in now.items():
            was = sent.get(key, MISSING)
            if isinstance(value, (dict, list)):
                text = telling.text(key, value)
                if text != was:
                    sent[key] = text
                    then.add(key, was, text, value, telling)
            elif value is not was and (value != was or type(value) is not type(was)):  # True is not 1
                sent[key] = value
                then.add(key, was, WRITER.encode(value), value, telling)
        if len(sent) > len(now):
            then.lose([key for key in sent if key not in now])
        return then

    def add(self, key: str, was: object, text: bytes, value: Plain, telling: Telling) -> None:
        """An entry that is not as it was."""
        entry = telling.entry(key, was if isinstance(was, bytes) else WRITER.encode(was), text, value)
        self.total ^= entry.total
        if entry.within:
            self.within.append(entry.text)
        else:
            self.set.append(entry.text)

    def lose(self, keys: list[str]) -> None:
        """Entries that are not there any more."""
        self.gone = keys
        for key in keys:
            was = self.sent.pop(key)
            self.total ^= crc32(was if isinstance(was, bytes) else WRITER.encode(was), name_of(key).crc)


class Name:
    """The name of an entry as JSON with a colon."""

    def __init__(self, key: str) -> None:
        self.text: bytes = WRITER.encode(key) + b":"
        self.crc: int = crc32(self.text)


def name_of(key: str) -> Name:
    found = NAMES.get(key)
    if found is None:
        found = NAMES[key] = Name(key)
    return found


NOT_SENT: Final = Part({}, 0)


class Frame:
    """What is sent. `empty`: nothing that this audience may know of has happened."""

    def __init__(self, text: bytes, empty: bool) -> None:
        self.text: bytes = text
        self.empty: bool = empty

    @property
    def raw(self) -> Raw:
        """To be part of a larger message."""
        return Raw(self.text)


class Audience:
    """The stream of one audience. All its sockets are sent the same frames, so a frame is made once."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.letter: str = LETTERS[seat] if seat != ONLOOKER else ""
        self.heard: int = 0
        self.public: Part = NOT_SENT  # of the view: what everybody sees
        self.own: Part = NOT_SENT  # of the view: the rest
        self.ask: list[bytes] = []  # the entries of the prompt, in pieces
        self.free: list[Choice] = []  # of the prompt
        self.question: int = 0

    def told(self, course: Course, telling: Telling) -> Frame:
        """What is new since the last frame."""
        own, ask = sights(course, self.seat, telling.shared)
        first = self.heard + 1
        events = course.playing.events(self.seat, self.heard)
        self.heard += len(events)
        view, asked = self.seen(own, telling, b""), self.asked(course, ask, b"")
        return self.frame(course, telling, first if events else 0, events, view, asked)

    def whole(self, course: Course, since: int, telling: Telling) -> Frame:
        """Everything, for somebody who has just come: the view whole, and the events after `since`."""
        own, ask = sights(course, self.seat, telling.shared)
        events = course.playing.events(self.seat)
        self.heard = len(events)
        since = since if 0 <= since <= len(events) else 0
        self.public = self.own = NOT_SENT
        self.ask = []
        view, asked = self.seen(own, telling, WHOLE), self.asked(course, ask, WHOLE)
        return self.frame(course, telling, since + 1, events[since:], view, asked)

    def seen(self, own: Facts, telling: Telling, whole: bytes) -> bytes:
        """What is new in the view."""
        self.public, self.own = telling.now_public(self.public), self.own.then(own, telling)
        return news(self.public, self.own, whole)

    def asked(self, course: Course, prompt: Prompt | None, whole: bytes) -> bytes:
        """What is new in the prompt, in a few pieces: what is in them is said whole, for programs to find it at once.

        A new question brings its choices, even if they are the old ones.
        """
        before = self.ask
        if prompt is None:
            self.ask = []
            return change([], ENTRIES if before else [], [], whole)
        pieces = [
            CHOICES + WRITER.encode([choice.plain() for choice in prompt.choices]) if prompt.choices else NO_CHOICES,
            LOCKED + WRITER.encode([lock.plain() for lock in prompt.locked]) if prompt.locked else NOT_LOCKED,
            NOTES + WRITER.encode(plain_messages(prompt.notes)) if prompt.notes else NO_NOTES,
            self.free_piece(prompt.free),
            entries(prompt.slip()),
        ]
        was = before or NOT_ASKED
        new = [piece for at, piece in enumerate(pieces) if piece != was[at]]
        if course.question != self.question:
            self.question = course.question
            if pieces[0] == was[0]:
                new.append(pieces[0])
        self.ask = pieces
        return change(new, [], [], whole)

    def free_piece(self, free: list[Choice]) -> bytes:
        """What may be said at any time is mostly made of steady choices, and then encoded once."""
        known = self.ask and same_choices(free, self.free)
        self.free = free
        return self.ask[FREE] if known else name_of("free").text + WRITER.encode([choice.plain() for choice in free])

    def frame(
        self, course: Course, telling: Telling, first: int, events: list[Facts], view: bytes, ask: bytes
    ) -> Frame:
        """All of it as the message `Told`."""
        parts = [f'{{"say":"told","seat":"{self.letter}","question":{course.question}'.encode()]
        if first:
            parts.append(f',"first":{first}'.encode())
        if events:
            told = [telling.event(event) for event in events]
            parts += [b',"events":[', b",".join([one.event for one in told])]
            parts += [b'],"lines":[', b",".join([one.lines for one in told]), b"]"]
        if view:
            parts += [b',"view":', view]
        if ask:
            parts += [b',"ask":', ask]
        parts.append(telling.clock)
        sealed = course.sealed.get(self.seat)
        if sealed is not None:
            parts += [b',"sealed":', WRITER.encode(sealed.text)]
        parts.append(b"}")
        return Frame(b"".join(parts), not events and not view and not ask)


def news(public: Part, own: Part, whole: bytes) -> bytes:
    """What is new in a view, with a sum of the whole to notice a difference."""
    total = f',"sum":{public.total ^ own.total}'.encode()
    return change(own.set + public.set, own.gone + public.gone, own.within + public.within, whole, total)


def same_choices(some: list[Choice], others: list[Choice]) -> bool:
    """Are these the very same ones, and such as always read alike?"""
    if len(some) != len(others):
        return False
    for at, choice in enumerate(some):  # noqa: SIM110 (faster than `all` when compiled)
        if choice is not others[at] or not isinstance(choice, SteadyChoice):
            return False
    return True


def entries(facts: Facts) -> bytes:
    """As JSON, without the braces."""
    text: bytes = WRITER.encode(facts)
    return text[1:-1]


def change(new: list[bytes], gone: list[str], within: list[bytes], whole: bytes, total: bytes = b"") -> bytes:
    """The message `Change` of such entries; empty if there is none."""
    parts: list[bytes] = []
    if new:
        parts += [b',"set":{', b",".join(new), b"}"]
    if gone:
        parts += [b',"gone":', WRITER.encode(gone)]
    if within:
        parts += [b',"within":{', b",".join(within), b"}"]
    if not parts and not whole:
        return b""
    parts += [whole, total, b"}"]
    return b"{" + b"".join(parts)[1:]


def lines(game: Game, event: Facts) -> list[Data]:
    """The lines of the ledger that an event becomes."""
    return [message.plain() for message in game.tell(event)]


def sights(course: Course, seat: int, shared: Shared) -> tuple[Facts, Prompt | None]:
    """What the seat's view says beside `shared`, and what it is asked; onlookers see the waiting slip."""
    match = course.playing
    view = match.table.view(seat)
    view.shared = shared
    view.public()
    if match.table.over:
        return view.own_facts(), None
    prompt = match.prompt(seat, view)
    if seat == ONLOOKER:  # whoever watches says nothing
        prompt.forms, prompt.locked = [], []
    return view.own_facts(), prompt
