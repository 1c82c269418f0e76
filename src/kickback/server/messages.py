"""What is said over the socket: small typed messages as JSON text. `kickback schema` prints their JSON Schema."""

from __future__ import annotations

from typing import Any  # views, events and prompts are each game's own: `kickback schema GAME` has their form

import msgspec

from kickback.server.seating import SheetSeen

Data = dict[str, Any]
MOST_BYTES = 8192  # in one message to the server


class ToServer(msgspec.Struct, forbid_unknown_fields=True, tag_field="say", tag=str.lower):
    """Said by a client."""


class Hello(ToServer):
    """The first message. `since`: the last event number this client has, for each seat it looks from ("" watches)."""

    since: dict[str, int] = {}


class Act(ToServer):
    """An answer or a free action in the game's notation; sending it again with the same id is harmless.

    `question` is the number of the question it answers: a click meant for an earlier one is refused kindly.
    """

    id: str
    seat: str
    question: int
    text: str


class Undo(ToServer):
    """Takes back the last step of a choice that is not finished."""

    id: str
    seat: str


class Chat(ToServer):
    """Talk outside the rules; `team` keeps it among the people who share a seat, whatever the table's chat mode is."""

    id: str
    text: str
    team: bool = False


class React(ToServer):
    """A sign everybody sees for a moment; nothing is kept."""

    sign: str


class Standing(ToServer):
    """A standing order given or taken back."""

    id: str
    seat: str
    order: str
    on: bool


class Absent(ToServer):
    """What the table does about somebody who is away: "bot" plays on, or everybody waits ("wait")."""

    seat: str
    choice: str


class Pong(ToServer):
    """The answer to `ping`; the server measures how long it took."""

    number: int


Said = Hello | Act | Undo | Chat | React | Standing | Absent | Pong


class ToClient(msgspec.Struct, tag_field="say", tag=str.lower, omit_defaults=True):
    """Said by the server."""


class Change(msgspec.Struct, omit_defaults=True):
    """What changed in an object, key by key: entries `set` anew, `gone`, or changed `within` by the same rule.

    A list counts as an object whose keys are its positions from 0 on. `whole` replaces what was there before. A view's
    `sum` tells whether the result is right: the exclusive or of each entry's CRC-32, `"key":value` as JSON in UTF-8
    with all keys sorted and no blanks.
    """

    set: Data = {}
    gone: list[str] = []
    within: dict[str, Change] = {}
    whole: bool = False
    sum: int = 0


class ClockSeen(msgspec.Struct, omit_defaults=True):
    """Deadlines in the server's milliseconds (`now` tells the skew). `due` by seat; a window has floor and ceiling."""

    now: int
    opened: int
    due: dict[str, int] = {}
    floor: int = 0
    ceiling: int = 0
    bank: dict[str, int] = {}


class Told(ToClient):
    """What one audience heard and sees after something happened: events from its own number `first` on, without gaps.

    `lines` are the lines of the ledger that each event becomes: messages, which the client puts into words.
    `view` and `ask` are changes of what was sent before. `question` is the number an answer must name;
    `sealed` is this seat's own answer to the open race, which nobody else knows of.
    """

    seat: str
    question: int
    first: int = 0
    events: list[Data] = []
    lines: list[list[Data]] = []
    view: Change | None = None
    ask: Change | None = None
    clock: ClockSeen | None = None
    sealed: str = ""

    @property
    def empty(self) -> bool:
        """Nothing that this audience may know of has happened: it is sent no frame."""
        return not self.events and self.view is None and self.ask is None


class Talk(ToClient):
    """Table talk outside the rules. `by` is the speaker's handle: whoever does not want to hear them mutes that."""

    name: str
    seat: str
    text: str
    at: int
    by: str
    team: bool = False


class Reaction(ToClient):
    name: str
    seat: str
    sign: str
    by: str


class Welcome(ToClient):
    """Who you are here and all there is to see. `frozen` says why a table can only be looked at."""

    seats: list[str]
    table: SheetSeen
    now: int
    told: list[Told] = []
    talk: list[Talk] = []
    commitment: str = ""
    left_out: list[str] = []
    orders: dict[str, list[str]] = {}
    frozen: str = ""
    over: Data | None = None


class Done(ToClient):
    """The answer to `act`: it is stored for good. A `draft` step is kept for this seat alone."""

    id: str
    question: int
    sealed: bool = False
    draft: bool = False


class Refused(ToClient):
    """Nothing has happened. `why` is a ban of the rules with its clause and facts, or one of the server's own."""

    id: str
    why: str
    reason: str
    clause: str = ""
    facts: Data = {}
    question: int = 0


class Orders(ToClient):
    """A seat's standing orders after one was given or taken back, or has ended by itself: for its own people alone."""

    seat: str
    orders: list[str]


class Second(ToClient):
    """Somebody was faster in a race: your card is back in your hand, and nobody else knows that it was out."""

    seat: str
    text: str
    first: str
    margin: int


class Mate(ToClient):
    """Somebody else of your team has answered for your seat; only the team hears who it was."""

    seat: str
    name: str
    text: str


class Seats(ToClient):
    """Who sits where, who is here, what was agreed: after any of it has changed."""

    table: SheetSeen


class Over(ToClient):
    """The game has ended; `outcome` is the game's, the report is at /api/tables/ID/report.

    `secret` and `salts` give the deal; they stay sealed where nobody's cards are shown afterwards.
    """

    outcome: Data
    secret: str = ""
    salts: dict[str, str] = {}


class Again(ToClient):
    """A rematch has been set up at another table."""

    table: str


class Away(ToClient):
    """The server is going down; come back in so many seconds."""

    seconds: int


class Ping(ToClient):
    number: int


Spoken = Welcome | Told | Talk | Reaction | Done | Refused | Orders | Second | Mate | Seats | Over | Again | Away | Ping

READER = msgspec.json.Decoder(Said)
WRITER = msgspec.json.Encoder()
SORTED = msgspec.json.Encoder(order="sorted")


def encoded(message: ToClient) -> bytes:
    return WRITER.encode(message)
