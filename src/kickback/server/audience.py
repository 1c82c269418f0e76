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

    That is the clock, events without secrets, and the view as everybody sees it.
    """

    def __init__(self, game: Game, clock: ClockSeen | None) -> None:
        self.game: Game = game
        self.clock: bytes = b',"clock":' + WRITER.encode(clock) if clock is not None else b""
        self.public: Facts = {}  # filled by the first view
        self.tables: dict[OpenTable, OpenTable] = {}  # what everybody sees, by what was sent of it before
        self.events: dict[int, Spoken] = {}  # by identity: everybody hears the same object of a public event

    def event(self, event: Facts) -> Spoken:
        found = self.events.get(id(event))
        if found is None:
            found = self.events[id(event)] = Spoken(event, self.game)
        return found

    def table(self, before: OpenTable) -> OpenTable:
        """What everybody sees now, for those who were sent that before."""
        found = self.tables.get(before)
        if found is None:
            found = self.tables[before] = before.then(self.public)
        return found


def sent(value: Plain) -> object:
    """An entry of a view as it is kept: lists and tables as texts with sorted keys, others as they are."""
    return SORTED.encode(value) if isinstance(value, (dict, list)) else value


def same(some: object, other: object) -> bool:
    """Do two kept entries say the same? True is not 1."""
    return some is other or (some == other and type(some) is type(other))


class Entry:
    """An entry of a view that is not as it was `sent`: new, gone, or only changed `within` its value."""

    def __init__(self, key: str, was: object, now: object, value: Plain) -> None:
        name = name_of(key)
        before, after = as_text(was), as_text(now)
        self.total: int = (crc32(before, name.crc) if before else 0) ^ (crc32(after, name.crc) if after else 0)
        change = change_within(decode(before), value) if before and len(after) > SHORT else None
        self.within: bool = change is not None
        self.gone: str = key if not after else ""
        self.text: bytes = name.text + (WRITER.encode(change) if self.within else after)


def as_text(kept: object) -> bytes:
    """Nothing for what is not there."""
    text: bytes = kept if isinstance(kept, bytes) else WRITER.encode(kept)
    return text


class Spoken:
    """An event and its lines of the ledger, encoded."""

    def __init__(self, event: Facts, game: Game) -> None:
        self.event: bytes = WRITER.encode(event)
        self.lines: bytes = WRITER.encode(lines(game, event))


class OpenTable:
    """A view as everybody sees it, as it has been sent, with what was new in it. Never changed: audiences share it."""

    def __init__(self, entries: dict[str, object], news: dict[str, Entry]) -> None:
        self.entries: dict[str, object] = entries
        self.news: dict[str, Entry] = news

    def then(self, now: Facts) -> OpenTable:
        """The same after something has happened."""
        entries = self.entries.copy()  # most of it stays
        news: dict[str, Entry] = {}
        for key, value in now.items():
            was, kept = entries.get(key, MISSING), sent(value)
            if not same(kept, was):
                entries[key] = kept
                news[key] = Entry(key, was, kept, value)
        if len(entries) > len(now):
            for key in [key for key in entries if key not in now]:
                news[key] = Entry(key, entries.pop(key), MISSING, None)
        return OpenTable(entries, news)


class News:
    """What is new in a view for one audience."""

    def __init__(self) -> None:
        self.total: int = 0  # the exclusive or of the CRC-32 of what was there and what is there now
        self.set: list[bytes] = []  # entries
        self.gone: list[str] = []
        self.within: list[bytes] = []  # entries

    def add(self, entry: Entry) -> None:
        self.total ^= entry.total
        if entry.gone:
            self.gone.append(entry.gone)
        elif entry.within:
            self.within.append(entry.text)
        else:
            self.set.append(entry.text)

    def change(self, whole: bytes, total: int) -> bytes:
        """The message, with a sum of the whole view to notice a difference."""
        return change(self.set, self.gone, self.within, whole, f',"sum":{total}'.encode())


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


NOT_SENT: Final = OpenTable({}, {})


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
        self.table: OpenTable = NOT_SENT  # of the view: what everybody sees
        self.own: dict[str, object] = {}  # of the view: entries that are otherwise for this audience, as they were sent
        self.total: int = 0  # the exclusive or of the CRC-32 of each entry of the view, `"key":value`
        self.ask: list[bytes] = []  # the entries of the prompt, in pieces
        self.free: list[Choice] = []  # of the prompt
        self.question: int = 0

    def told(self, course: Course, telling: Telling) -> Frame:
        """What is new since the last frame."""
        own, ask = sights(course, self.seat, telling.public)
        first = self.heard + 1
        events = course.playing.events(self.seat, self.heard)
        self.heard += len(events)
        view, asked = self.seen(own, telling, b""), self.asked(course, ask, b"")
        return self.frame(course, telling, first if events else 0, events, view, asked)

    def whole(self, course: Course, since: int, telling: Telling) -> Frame:
        """Everything, for somebody who has just come: the view whole, and the events after `since`."""
        own, ask = sights(course, self.seat, telling.public)
        events = course.playing.events(self.seat)
        self.heard = len(events)
        since = since if 0 <= since <= len(events) else 0
        self.table, self.own, self.total = NOT_SENT, {}, 0
        self.ask = []
        view, asked = self.seen(own, telling, WHOLE), self.asked(course, ask, WHOLE)
        return self.frame(course, telling, since + 1, events[since:], view, asked)

    def seen(self, own: Facts, telling: Telling, whole: bytes) -> bytes:
        """What is new in the view."""
        before, self.table = self.table, telling.table(self.table)
        news = News()
        for key, entry in self.table.news.items():
            if key not in own and key not in self.own:
                news.add(entry)
        now: dict[str, object] = {}
        for key, value in own.items():
            now[key] = kept = sent(value)
            was = self.own[key] if key in self.own else before.entries.get(key, MISSING)
            if not same(kept, was):
                news.add(Entry(key, was, kept, value))
        for key, was in self.own.items():
            if key not in now:  # as everybody sees it again
                kept = self.table.entries.get(key, MISSING)
                if not same(kept, was):
                    news.add(Entry(key, was, kept, telling.public.get(key)))
        self.own = now
        self.total ^= news.total
        return news.change(whole, self.total)

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


def sights(course: Course, seat: int, public: Facts) -> tuple[Facts, Prompt | None]:
    """What the seat's view says beside what is `public`, and what it is asked; onlookers see the waiting slip."""
    match = course.playing
    view = match.table.view(seat)
    view.shared = public
    view.public()
    if match.table.over:
        return view.own_facts(), None
    prompt = match.prompt(seat, view)
    if seat == ONLOOKER:  # whoever watches says nothing
        prompt.forms, prompt.locked = [], []
    return view.own_facts(), prompt
