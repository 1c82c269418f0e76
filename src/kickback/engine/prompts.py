"""What a seat is asked, as data made from its view alone. Every screen, outside bot and coach draws the same value."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action
from kickback.engine.bans import Ban
from kickback.engine.messages import Message, plain_messages
from kickback.engine.plain import Facts, Plain
from kickback.engine.shapes import (
    ANYTHING,
    CLAUSE,
    MESSAGE,
    SEAT,
    SWITCH,
    TEXT,
    ByName,
    Fields,
    Many,
    Maybe,
    OneOf,
    Open,
)

PLAIN: Final = "plain"
SIGNAL: Final = "signal"  # a choice that can hurt: drawn in the signal colour
ENGRAVE: Final = "engrave"  # the only choice that helps for sure: drawn in the colour of engraved lines


class Choice:
    """One legal action: what it is called and what follows, as far as this seat can know it."""

    def __init__(
        self,
        action: Action,
        label: Message,
        says: list[Message] | None = None,
        key: str = "",
        tone: str = PLAIN,
        asks_back: bool = False,
    ) -> None:
        self.action: Action = action
        self.label: Message = label
        self.says: list[Message] = says if says is not None else []
        self.key: str = key  # on a keyboard
        self.tone: str = tone
        self.asks_back: bool = asks_back  # irrevocable: a screen asks once more

    def plain(self) -> Facts:
        return {
            "action": self.action.plain(),
            "label": self.label.plain(),
            "says": plain_messages(self.says),
            "key": self.key,
            "tone": self.tone,
            "asks_back": self.asks_back,
        }


class SteadyChoice(Choice):
    """A choice that reads the same at every table and time, such as a claim: games make it once."""

    def __init__(self, action: Action, label: Message) -> None:
        super().__init__(action, label)
        self.told: Facts = super().plain()

    def plain(self) -> Facts:
        return self.told


class Locked:
    """What a person would look for and may not do now, with the ban that locks it; `text` if it can be said at all.

    `why` is what the lock says where that differs from the refusal of somebody who tries it all the same.
    """

    def __init__(
        self, label: Message, ban: Ban, facts: Facts | None = None, text: str = "", why: Message | None = None
    ) -> None:
        self.label: Message = label
        self.ban: Ban = ban
        self.facts: Facts = facts if facts is not None else {}
        self.text: str = text
        self.why: Message | None = why

    def plain(self) -> Facts:
        why = self.why if self.why is not None else self.ban.message(self.facts)
        return {"label": self.label.plain(), "why": why.plain(), "clause": self.ban.clause, "text": self.text}


class Link:
    """One card of a chain of reactions: who played what, and whether it stands as things are.

    What does not stand is cancelled, unless it `waits` for its own turn to be decided.
    """

    def __init__(self, seat: str, what: Message, stands: bool, waits: bool = False) -> None:
        self.seat: str = seat
        self.what: Message = what
        self.stands: bool = stands
        self.waits: bool = waits

    def plain(self) -> Facts:
        return {"seat": self.seat, "what": self.what.plain(), "stands": self.stands, "waits": self.waits}


class Step:
    """One step of a draft: `action` once it is said; the label says what it is about."""

    def __init__(self, label: Message, action: Action | None = None) -> None:
        self.label: Message = label
        self.action: Action | None = action

    def plain(self) -> Facts:
        return {"label": self.label.plain(), "action": self.action.plain() if self.action is not None else None}


class Prompt:
    """What is asked, of whom, what is at stake and what may be said. Whoever is not asked gets the waiting slip.

    `stands` is what stands if everybody passes, `chain` what leads there. `clock` is what the clock would choose.
    `notes` are further lines beside the question, `free` what may be said at any time, `forms` what ends in free text.
    """

    def __init__(self, moment: str, question: Message) -> None:
        self.moment: str = moment
        self.question: Message = question
        self.kicker: Message | None = None
        self.stakes: list[Message] = []
        self.stands: Message | None = None
        self.chain: list[Link] = []
        self.clock: Message | None = None
        self.notes: list[Message] = []
        self.choices: list[Choice] = []
        self.locked: list[Locked] = []
        self.steps: list[Step] = []  # of a choice made in steps, those to come included
        self.free: list[Choice] = []
        self.forms: list[str] = []
        self.orders: list[str] = []  # standing orders that could answer a question of this kind

    def plain(self) -> Facts:
        lists: Facts = {
            "choices": [choice.plain() for choice in self.choices],
            "locked": [lock.plain() for lock in self.locked],
            "notes": plain_messages(self.notes),
            "free": [choice.plain() for choice in self.free],
        }
        return self.slip() | lists

    def slip(self) -> Facts:
        """What `plain` says beside the long lists."""
        return {
            "moment": self.moment,
            "kicker": self.kicker.plain() if self.kicker is not None else None,
            "question": self.question.plain(),
            "stakes": plain_messages(self.stakes),
            "stands": self.stands.plain() if self.stands is not None else None,
            "chain": [link.plain() for link in self.chain],
            "clock": self.clock.plain() if self.clock is not None else None,
            "steps": [step.plain() for step in self.steps],
            "forms": list[Plain](self.forms),
            "orders": list[Plain](self.orders),
        }


ASK_ME: Final = "ask me"  # what a standing order says that overrules all others: the person is asked


class StandingOrder:
    """Something a person may order once for many questions of a public kind; its text is `order-<id>`."""

    def __init__(self, id: str, moments: tuple[str, ...]) -> None:
        self.id: str = id
        self.moments: tuple[str, ...] = moments  # the questions it may answer


ACTION: Final = Open("verb", "text")  # each verb has a schema of its own
CHOICE: Final = Fields(
    {
        "action": ACTION,
        "label": MESSAGE,
        "says": Many(MESSAGE),
        "key": TEXT,
        "tone": OneOf(PLAIN, SIGNAL, ENGRAVE),
        "asks_back": SWITCH,
    },
    "Choice",
)
LINK: Final = Fields({"seat": SEAT, "what": MESSAGE, "stands": SWITCH, "waits": SWITCH}, "Link")
LOCKED: Final = Fields({"label": MESSAGE, "why": MESSAGE, "clause": CLAUSE, "text": TEXT}, "Locked")
DRAFT_STEP: Final = Fields({"label": MESSAGE, "action": Maybe(ACTION)}, "DraftStep")
PROMPT: Final = Fields(
    {
        "moment": TEXT,
        "kicker": Maybe(MESSAGE),
        "question": MESSAGE,
        "stakes": Many(MESSAGE),
        "stands": Maybe(MESSAGE),
        "chain": Many(LINK),
        "clock": Maybe(MESSAGE),
        "notes": Many(MESSAGE),
        "choices": Many(CHOICE),
        "locked": Many(LOCKED),
        "steps": Many(DRAFT_STEP),
        "free": Many(CHOICE),
        "forms": Many(TEXT),
        "orders": Many(TEXT),
    },
    "Prompt",
)
REFUSAL: Final = Fields({"asked": TEXT, "ban": TEXT, "clause": CLAUSE, "facts": ByName(ANYTHING)})
