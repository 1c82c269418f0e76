"""A prompt's choices as a person meets them: by key, a group where several share one, a table where two keys cross."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from kickback.terminal.texts import Data, Voice, known, text

ENTER = "Enter"
DIGITS = "123456789"
COVER = "C"  # covers the cards everywhere, so it is nobody's key
PEEK = "H"  # looks under an own invoice; only a choice may have it
SEAT_NAMES = ("seat", "rival")
USUAL_KEYS = {  # of a card or a place whose first letter is another's
    "blackmail": "M", "market": "M", "print": "P", "supermarket": "S", "receiver": "R", "tax": "T", "commercial": "F",
    "jet": "F",
}  # fmt: skip
LONG = 24  # signs of a label that is told shorter if it can be
ONE_ROW = 76  # signs of a question that needs no shorter form


Words = Callable[[], list[str]]


@dataclass
class Entry:
    """One row of the docket: says `text` to the table, or opens the entries under it.

    Some questions have two hundred choices: what each says is put into words when somebody looks.
    """

    key: str
    naming: Callable[[], str]
    telling: Words = list
    briefly: Words = list
    text: str = ""
    exposes: bool = False
    asks_back: bool = False
    helps: bool = False  # the one choice that helps for sure
    under: list[Entry] = field(default_factory=list)
    value: object = None  # what tells it from its neighbours: a seat, a card, an amount
    short: str = ""  # that in a word, where the label says more
    calling: Callable[[], str] | None = None  # a shorter label, where room is short

    @cached_property
    def label(self) -> str:
        return self.naming()

    @cached_property
    def brief(self) -> str:
        """The label, the shorter one if it is long."""
        return self.label if self.calling is None or len(self.label) <= LONG else self.calling()

    @cached_property
    def says(self) -> list[str]:
        return self.telling()

    @cached_property
    def small(self) -> list[str]:
        return self.briefly()

    @property
    def twice(self) -> bool:
        """Does it want its key a second time?"""
        return not self.under and (self.exposes or self.asks_back)

    def leaves(self) -> list[Entry]:
        return [leaf for entry in self.under for leaf in entry.leaves()] if self.under else [self]


@dataclass(frozen=True)
class Link:
    """A card on a card: who played what, and whether it stands, waits for its own turn or is cancelled."""

    seat: str
    what: str
    stands: bool
    waits: bool = False


@dataclass
class Asked:
    """What one seat is asked, in words, ready to be drawn or read out."""

    question: str
    kicker: str
    stands: str
    clock: str
    stakes: list[str]
    notes: list[str]
    clauses: list[str]
    entries: list[Entry]
    locked: list[Entry]  # `says` is why not, with the clause last
    steps: list[tuple[str, bool]]  # of a draft: the words, and whether it is done
    chain: list[Link]
    free: list[Entry]
    forms: list[str]
    orders: list[str]
    moment: str
    draft: bool

    @property
    def open(self) -> bool:
        return bool(self.entries)

    def texts(self) -> list[str]:
        """Everything that may be said now, in the notation."""
        return [leaf.text for entry in [*self.entries, *self.free] for leaf in entry.leaves()]


def asked(prompt: Data, view: Data, voice: Voice, small: bool = False) -> Asked:
    form = "small" if small else ""
    question = voice.say(prompt["question"])
    if small and len(question) > ONE_ROW:
        question = voice.say(prompt["question"], form)
    hand = numbered(view)
    choices = entries(prompt["choices"], voice, hand)
    said = [prompt["question"] or {}, prompt["stands"] or {}, *prompt["stakes"]]
    return Asked(
        question=question,
        kicker=capital(voice.say(prompt["kicker"])),
        stands=voice.say(prompt["stands"], form),
        clock=voice.say(prompt["clock"], form),
        stakes=[voice.say(one, form) for one in prompt["stakes"]],
        notes=[voice.say(one, form) for one in prompt["notes"]],
        clauses=[clause for one in said for clause in one.get("clauses", [])],
        entries=choices,
        locked=locks(prompt["locked"], choices, voice, hand),
        steps=[(capital(voice.say(one["label"])), one["action"] is not None) for one in prompt["steps"]],
        chain=[Link(one["seat"], voice.say(one["what"]), one["stands"], one["waits"]) for one in prompt["chain"]],
        free=[entry(choice, voice, "") for choice in prompt["free"]],
        forms=list(prompt["forms"]),
        orders=list(prompt["orders"]),
        moment=prompt["moment"],
        draft=bool(view["draft"]),
    )


def locks(told: list[Data], open_now: list[Entry], voice: Voice, hand: dict[object, str]) -> list[Entry]:
    """What is locked, with a key that says why: its usual one, a card's digit, or a letter of its name that is free.

    What has the same name or place has the same key; a place whose key opens something has none for what it locks.
    """
    opens = {one.key for one in open_now} | {COVER, PEEK}
    usual = [usual_key(lock) or digit_of(lock, hand, voice) for lock in told]
    taken = opens | set(usual)
    keys: dict[str, str] = {}
    found: list[Entry] = []
    for lock, key in zip(told, usual, strict=True):
        label = capital(voice.say(lock["label"]))
        if key:
            keys[label] = "" if key in opens else key
        elif label not in keys:
            letters = [sign for sign in label.upper() + "ABDEFGHIJKLMNOPQRSTUVWXYZ" if "A" <= sign <= "Z"]
            keys[label] = next((sign for sign in letters if sign not in taken), "")
        taken.add(keys[label])
        found.append(locked(lock, label, keys[label], voice))
    return found


def usual_key(lock: Data) -> str:
    place = (lock["label"].get("facts") or {}).get("place")
    return USUAL_KEYS.get(str(place or lock["text"].split(" ")[0]), "")


def digit_of(lock: Data, hand: dict[object, str], voice: Voice) -> str:
    """Of a card in the own hand that is locked itself, not something that would be done to its like."""
    label, words = voice.say(lock["label"]), lock["text"].split(" ")[1:]
    return next((hand[word] for word in words if word in hand and voice.card(word) == label), "")


def locked(lock: Data, label: str, key: str, voice: Voice) -> Entry:
    return Entry(key, lambda: label, lambda: [voice.say(lock["why"]), str(lock["clause"])], text=lock["text"])


def follows(choice: Data, voice: Voice, form: str = "") -> list[str]:
    """What follows, each thing once. A question at its head is for screens that ask again; the label says it here."""
    said: dict[str, str] = {}
    for words in (voice.say(one, form) for one in choice["says"]):
        said.pop(words.rstrip("."), None)  # where it is said last, it is said best
        said[words.rstrip(".")] = words
    return [words for words in said.values() if not words.endswith("?")] or [*said.values()]


def label_of(choice: Data, voice: Voice) -> str:
    """Its name; where the question at its head has the same words and more, such as a card's name, that."""
    label = capital(voice.say(choice["label"]))
    head = voice.say(choice["says"][0]).removesuffix("?") if choice["says"] else ""
    if set(label.split()) < set(head.split()):
        return head
    if label.isdecimal():  # a bare number beside its key would read as two
        return capital(f"{choice['action']['verb']} {label}")
    return label


def entry(choice: Data, voice: Voice, key: str) -> Entry:
    return Entry(
        key,
        lambda: label_of(choice, voice),
        lambda: follows(choice, voice),
        lambda: follows(choice, voice, "small"),
        str(choice["action"]["text"]),
        choice["tone"] == "signal",
        bool(choice["asks_back"]),
        choice["tone"] == "engrave",
        calling=lambda: capital(voice.say(choice["label"], "small")),
    )


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def numbered(view: Data) -> dict[object, str]:
    """The digit of every card in the own hand, as the hand shows it: the same cards have the same."""
    about: Data = view.get(str(view["seat"])) or {}
    cards = dict.fromkeys(about.get("hand") or [])
    return dict(zip(cards, DIGITS, strict=False))


def entries(choices: list[Data], voice: Voice, hand: dict[object, str]) -> list[Entry]:
    """By their keys, in the order of the prompt; choices that share a key stand under it. A card has its own digit."""
    groups: dict[str, list[Data]] = {}
    for choice in choices:
        groups.setdefault(first_key(choice), []).append(choice)
    found: list[Entry] = []
    for key, group in groups.items():
        if not key:
            found += by_card(group, voice, hand)
        elif len(group) == 1:
            found.append(entry(group[0], voice, key))
        else:
            found.append(grouped(key, group, voice, hand))
    with_keys(found)
    return found


def by_card(group: list[Data], voice: Voice, hand: dict[object, str]) -> list[Entry]:
    """Choices without a key of their own: a card of the hand by its digit, whom it is aimed at under it."""
    cards: dict[object, list[Data]] = {}
    for place, choice in enumerate(group):
        cards.setdefault(choice["action"].get("card") or place, []).append(choice)
    found: list[Entry] = []
    for card, some in cards.items():
        key = hand.get(card, "")
        names = [name for name in some[0]["action"] if name not in ("verb", "text", "card")]
        if len(some) == 1 or not names:
            found += [entry(choice, voice, key) for choice in some]
        else:
            found.append(gathered(key, voice.card(str(card)), apart(some, names, voice, hand)))
    return found


def first_key(choice: Data) -> str:
    """`R1A` begins with R. A seat's letter becomes a digit: letters of seats belong to the house."""
    key = str(choice["key"])
    if key == ENTER:
        return ENTER
    if any(choice["action"].get(name) == key for name in SEAT_NAMES):
        return ""
    return key[:1]


def grouped(key: str, group: list[Data], voice: Voice, hand: dict[object, str]) -> Entry:
    """Several choices of one kind: under it they are told apart by what they name, one thing at a time."""
    verb = str(group[0]["action"]["verb"])
    id = f"group-{verb}" if known(f"group-{verb}") else ""
    label = text(id) if id else capital(verb)
    names = [name for name in group[0]["action"] if name not in ("verb", "text")]
    under = apart(group, names, voice, hand)
    if len(under) == 1 and under[0].under:
        under = under[0].under
    exposes = all(leaf.exposes for one in under for leaf in one.leaves())
    return Entry(key, lambda: label, lambda: summary(under), exposes=exposes, under=under)


def summary(under: list[Entry]) -> list[str]:
    """What a group promises: the one choice that helps if there is one, else what it offers and all say alike."""
    leaves = [leaf for one in under for leaf in one.leaves()]
    helping = [leaf for leaf in leaves if leaf.helps]
    if len(helping) == 1:
        name = helping[0].short or helping[0].label
        says = helping[0].says[0] if helping[0].says else name
        return [says if says.startswith(name) else f"{name}: {says}"]
    alike = [say for say in leaves[0].says if all(say in leaf.says for leaf in leaves)]
    offer = ", ".join(one.short or one.label for one in under[:6]) + (" …" if len(under) > 6 else "")
    return [offer, *alike[:1]]


def apart(group: list[Data], names: list[str], voice: Voice, hand: dict[object, str]) -> list[Entry]:
    """The choices one by one, or by the first thing that tells them apart."""
    for place, name in enumerate(names):
        values: dict[object, list[Data]] = {}
        for choice in group:
            values.setdefault(choice["action"].get(name), []).append(choice)
        if len(values) == 1:
            continue
        found: list[Entry] = []
        for value, some in values.items():
            key = deeper_key(some[0], name, value) or (hand.get(value, "") if name == "card" else "")
            if len(some) == 1:
                one = entry(some[0], voice, key)
            else:
                one = gathered(key, value_label(name, value, voice), apart(some, names[place + 1 :], voice, hand))
            one.value, one.short = value, value_label(name, value, voice)
            found.append(one)
        with_keys(found)
        return found
    return [entry(choice, voice, "") for choice in group]


def gathered(key: str, label: str, under: list[Entry]) -> Entry:
    return Entry(key, lambda: label, lambda: summary(under), under=under)


def deeper_key(choice: Data, name: str, value: object) -> str:
    """A year or a place is its own digit; the second sign of a key such as `P1` is the key of the step."""
    key = str(choice["key"])
    if len(key) >= 2 and key != ENTER and key[1:2] in DIGITS:
        return key[1:2]
    if name == "year" and isinstance(value, int) and str(value) in DIGITS:
        return str(value)
    return ""


def value_label(name: str, value: object, voice: Voice) -> str:
    """A seat by its name, a card by its own, a year or an amount as it stands."""
    if name in SEAT_NAMES:
        return voice.name(str(value))
    if name in ("card", "special"):
        return voice.card(str(value))
    return text("year", number=value) if name == "year" and isinstance(value, int) else str(value)


def with_keys(found: list[Entry]) -> None:
    """Whoever has no key yet gets the next digit, then a letter that is free."""
    taken = {one.key for one in found}
    letters = [letter for letter in "ABDEFGHIJKLMNOPQRSTUVWXYZ" if letter not in taken]
    spare = iter([digit for digit in DIGITS if digit not in taken] + letters)
    doubled: set[str] = set()
    for one in found:
        if not one.key or one.key in doubled or one.key == COVER:
            one.key = next(spare, "")
        doubled.add(one.key)


@dataclass
class Crossing:
    """Choices at the crossing of a thing and a manner: a card, face up or face down."""

    columns: list[Entry]
    rows: list[object]

    def cell(self, row: object, column: Entry) -> Entry:
        return next(one for one in column.under if one.value == row)


def crossing(found: list[Entry]) -> Crossing | None:
    """Two manners for the very same things: asked for the thing first, then for the manner."""
    if (
        len(found) != 2
        or any(one.key.isdigit() for one in found)
        or not all(len(one.under) > 1 and not any(leaf.under for leaf in one.under) for one in found)
    ):
        return None
    rows = [one.value for one in found[0].under]
    if rows != [one.value for one in found[1].under]:
        return None
    return Crossing(found, rows)


def amounts(found: list[Entry]) -> dict[int, Entry]:
    """Where a number is asked, what is typed is that number and no place in a list."""
    leaves = [leaf for one in found for leaf in one.leaves()]
    numbers: dict[int, Entry] = {}
    for leaf in leaves:
        words = leaf.text.split()
        if len(words) < 2 or not words[-1].isdecimal():
            continue
        numbers[int(words[-1])] = leaf
    starts = {leaf.text.rpartition(" ")[0] for leaf in numbers.values()}
    return numbers if len(starts) == 1 and len(numbers) > 1 else {}


def seat_of(word: str, names: dict[str, str]) -> str:
    """The seat that a letter or (the beginning of) a name means; "" if none or several."""
    if len(word) == 1 and word.upper() in names:
        return word.upper()
    fitting = [seat for seat, name in names.items() if word and name.casefold().startswith(word.casefold())]
    return fitting[0] if len(fitting) == 1 else ""
