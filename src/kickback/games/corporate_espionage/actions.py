"""What can be said in Corporate Espionage: verbs, their forms, and the book of actions.

A verb may have several forms (`spy COM-11`, `spy COM-11 B`), so that rules ask what is done (`move.does == SPY`).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from kickback.engine.actions import NO_INDEX, NO_VALUE, WORDS, Action, Kind, Named, Number, SeatName, Verb
from kickback.engine.plain import Plain
from kickback.engine.seats import LETTERS
from kickback.games.corporate_espionage.components import CODES, Card, code_in, face_of, nth_in, owner_of
from kickback.games.corporate_espionage.spelling import ASSOCIATION, CARD_NAME, SeatNames, card_written, id_number

# What is done. The first four play a card from the hand.
HIRE: Final = 0
BUY: Final = 1
SPY: Final = 2
SAVVY: Final = 3
USE: Final = 4
FIRE: Final = 5
LIQUIDATE: Final = 6
DROP: Final = 7
DISCARD: Final = 8  # from the hand
DISMISS: Final = 9  # the same word for a surplus executive in play
PICK: Final = 10  # in play
CHOOSE: Final = 11  # the same word for a card of a hand
NAME: Final = 12
TAKEOVER: Final = 13
AUDIT: Final = 14
KEEP: Final = 15
LAYOFF: Final = 16
KEEP_TEAM: Final = 17
KEEP_ASSETS: Final = 18
SHOW: Final = 19
PASS: Final = 20
END: Final = 21
DECLARE: Final = 22
SIGN: Final = 23  # rock, paper, scissors
CUT: Final = 24
FIRST: Final = 25
DANCE: Final = 26
APPLAUD: Final = 27
SAY: Final = 28
WHISPER: Final = 29
DISQUALIFY: Final = 30
SELL: Final = 31
BID: Final = 32  # `buy X from B for n`
LEND: Final = 33
BORROW: Final = 34
ACCEPT: Final = 35
DECLINE: Final = 36
REPAY: Final = 37
PACT: Final = 38
BREAK: Final = 39
FOUND: Final = 40
LEAVE: Final = 41
EMBARGO: Final = 42
LIFT: Final = 43
YES: Final = 44
NO: Final = 45
CLAIM: Final = 46
NOTHING: Final = 47  # somebody else's sealed choice
MARK: Final = 48  # a card of the hand, to be discarded with others
DISCARD_MARKED: Final = 49

NOBODY: Final = -1
NO_CARD: Final = -1

SIGNS: Final = ("rock", "paper", "scissors")
DANCES: Final = ("robot", "moonwalk", "conga", "tango", "spreadsheet-shuffle")
CLAIMS: Final = ("bank", "can-answer", "cannot-answer", "hold", "truce", "threat")
PLAIN_WORDS: Final = ("keep", "layoff", "keep-team", "keep-assets", "show", "pass", "end", "declare")

# Slots of the action book: distinct cards of a hand, distinct permanents of one company.
HAND_SLOTS: Final = 15
TABLE_SLOTS: Final = 30


class Form(Verb):
    """One way to say that something is done; `number` for words that stand for a number."""

    def __init__(
        self, does: int, form: str, kinds: dict[str, Kind] | None = None, free: bool = False, number: int = NO_VALUE
    ) -> None:
        super().__init__(form, kinds, free)
        self.does: int = does
        self.number: int = number
        aim = "rival" if does != CLAIM or "rival" in self.names else "enemy"
        self.target_at: int = self.names.index(aim) if aim in self.names else NO_VALUE  # among the values


class Move(Action):
    """An action of Corporate Espionage.

    `card` is a code for a card of a hand and a reference for one in play; whoever makes a move with a card knows it.
    `target` is the other company: the rival that is named, asked or offered something, or whose card is picked.
    """

    def __init__(self, verb: Verb, values: list[int], index: int = NO_INDEX, words: str = "") -> None:
        super().__init__(verb, values, index, words)
        self.does: int = NOTHING
        self.card: int = NO_CARD
        self.target: int = NO_VALUE
        self.in_play: bool = False  # the card of a sale lies in play, not in a hand
        if isinstance(verb, Form):
            self.does = verb.does
            if verb.target_at != NO_VALUE:
                self.target = values[verb.target_at]

    @property
    def price(self) -> int:
        """What is paid or lent now."""
        return max(0, self.value("price"))

    @property
    def back(self) -> int:
        """What is repaid."""
        return max(0, self.value("back"))

    @property
    def turns(self) -> int:
        return max(0, self.value("turns"))

    @property
    def enemy(self) -> int:
        return self.value("enemy")

    @property
    def members(self) -> int:
        """A bit per company."""
        return max(0, self.value("members"))

    @property
    def association(self) -> str:
        return ASSOCIATION.written(self.value("association")) if "association" in self.verb.names else ""

    @property
    def number(self) -> int:
        """A count, a sign, a dance or which claim it is."""
        if "number" in self.verb.names:
            return self.value("number")
        form = self.verb
        return form.number + max(0, self.value("ability")) if isinstance(form, Form) else NO_VALUE


DANCE_NAME: Final = Named("dance", list(DANCES))
ABILITY: Final = Named("ability", ["can-answer", "cannot-answer"])
POINTS: Final = Number("points", 3)
COUNT: Final = Number("count", 3)
UNSEEN: Final = Form(NOTHING, "sealed")
SECRET: Final = Form(BID, "offer")

AIMED: Final = {HIRE: "hire", BUY: "buy", SPY: "spy", SAVVY: "savvy", USE: "use"}
ON_CARDS: Final = {
    FIRE: "fire", LIQUIDATE: "liquidate", DROP: "drop", DISCARD: "discard", DISMISS: "discard", PICK: "pick",
    CHOOSE: "pick", MARK: "mark",
}  # fmt: skip
ON_COMPANIES: Final = {
    NAME: "name", TAKEOVER: "takeover", AUDIT: "audit", FIRST: "first", DISQUALIFY: "disqualify", REPAY: "repay",
    BREAK: "break", EMBARGO: "embargo", LIFT: "lift", ACCEPT: "accept",
}  # fmt: skip
FREE: Final = (
    AUDIT, APPLAUD, SAY, WHISPER, DISQUALIFY, SELL, BID, LEND, BORROW, REPAY, PACT, BREAK, FOUND, LEAVE,
    EMBARGO, LIFT, CLAIM,
)  # fmt: skip


class Forms:
    """All forms for a table of so many companies."""

    def __init__(self, seats: int) -> None:
        rival = SeatName(seats)
        card: dict[str, Kind] = {"card": CARD_NAME}
        aimed: dict[str, Kind] = {"card": CARD_NAME, "rival": rival}
        at: dict[str, Kind] = {"rival": rival}
        self.alone: dict[int, Form] = {does: Form(does, f"{word} {{card}}", card) for does, word in AIMED.items()}
        self.alone |= {does: Form(does, f"{word} {{card}}", card) for does, word in ON_CARDS.items()}
        self.aimed: dict[int, Form] = {
            does: Form(does, f"{word} {{card}} {{rival}}", aimed) for does, word in AIMED.items()
        }
        self.at: dict[int, Form] = {
            does: Form(does, f"{word} {{rival}}", at, does in FREE) for does, word in ON_COMPANIES.items()
        }
        self.words: list[Form] = [Form(KEEP + place, word) for place, word in enumerate(PLAIN_WORDS)]
        self.signs: list[Form] = [Form(SIGN, word, number=place) for place, word in enumerate(SIGNS)]
        self.discard_marked: Form = Form(DISCARD_MARKED, "discard marked")
        self.cut: Form = Form(CUT, "cut {number}", {"number": COUNT})
        self.applaud: Form = Form(APPLAUD, "applaud {number}", {"number": COUNT}, True)
        self.dance: Form = Form(DANCE, "dance {number}", {"number": DANCE_NAME})
        self.accept: Form = Form(ACCEPT, "accept")
        self.decline: Form = Form(DECLINE, "decline")
        self.yes: Form = Form(YES, "yes")
        self.no: Form = Form(NO, "no")
        self.say: Form = Form(SAY, "say {words}", {"words": WORDS}, True)
        self.whisper: Form = Form(
            WHISPER, "whisper {members} {words}", {"members": SeatNames(seats), "words": WORDS}, True
        )
        sale: dict[str, Kind] = {"card": CARD_NAME, "rival": rival, "price": POINTS}
        loan: dict[str, Kind] = {"rival": rival, "price": POINTS, "back": POINTS, "turns": COUNT}
        self.sell: Form = Form(SELL, "sell {card} to {rival} for {price}", sale, True)
        self.bid: Form = Form(BID, "buy {card} from {rival} for {price}", sale, True)
        self.lend: Form = Form(LEND, "lend {rival} {price} repay {back} in {turns}", loan, True)
        self.borrow: Form = Form(BORROW, "borrow {rival} {price} repay {back} in {turns}", loan, True)
        self.pact: Form = Form(
            PACT, "pact {rival} vs {enemy}", {"rival": rival, "enemy": SeatName(seats, "enemy")}, True
        )
        name: dict[str, Kind] = {"association": ASSOCIATION}
        self.found: Form = Form(FOUND, "found {association} with {members}", name | {"members": SeatNames(seats)}, True)
        self.leave: Form = Form(LEAVE, "leave {association}", name, True)
        self.claims: list[Form] = [
            Form(CLAIM, "claim bank {price}", {"price": POINTS}, True, 0),
            Form(CLAIM, "claim {ability}", {"ability": ABILITY}, True, 1),
            Form(CLAIM, "claim hold {card}", card, True, 3),
            Form(CLAIM, "claim truce {rival}", at, True, 4),
            Form(CLAIM, "claim threat {enemy}", {"enemy": SeatName(seats, "enemy")}, True, 5),
        ]

    def readable(self) -> list[Verb]:
        """All that can be read; where two things share a form, the table says which is meant."""
        found: list[Verb] = [form for does, form in self.alone.items() if does not in (DISMISS, CHOOSE)]
        found += [*self.aimed.values(), *self.at.values(), *self.words, *self.signs, *self.claims]
        found += [
            self.discard_marked,
            self.cut,
            self.applaud,
            self.dance,
            self.accept,
            self.decline,
            self.yes,
            self.no,
            self.say,
        ]
        found += [self.whisper, self.sell, self.bid, self.lend, self.borrow, self.pact, self.found, self.leave]
        return found


@cache
def forms(seats: int) -> Forms:
    return Forms(seats)


class Pages:
    """The index of a book, page by page."""

    def __init__(self) -> None:
        self.size: int = 0

    def add(self, places: int) -> int:
        first = self.size
        self.size += places
        return first


class Book:
    """The actions of one set of cards, each made once. Positions follow the cards as the acting seat sees them."""

    def __init__(self, seats: int, faces: list[Card]) -> None:
        self.seats: int = seats
        self.faces: list[Card] = faces
        self.ids: list[int] = [id_number(card.id) if card.id[0].isalpha() else NO_CARD for card in faces]
        self.names: list[int] = [card_written(id, NOBODY, NOBODY, 0) for id in self.ids]  # of own cards
        self.face_of: dict[int, int] = {id: face for face, id in enumerate(self.ids) if id != NO_CARD}
        self.forms: Forms = forms(seats)
        self.readable: list[Verb] = self.forms.readable()
        self.made: dict[int, Move] = {}  # of hand cards
        self.named: dict[tuple[int, ...], list[Plain]] = {}  # by holder and codes: decks and piles are shown often
        self.made_in_play: dict[int, Move] = {}
        self.made_otherwise: dict[int, Move] = {}
        pages = Pages()
        self.play_at: int = pages.add(HAND_SLOTS * seats)
        self.use_at: int = pages.add(TABLE_SLOTS * seats)
        self.own_at: int = pages.add(3 * TABLE_SLOTS)  # fire, liquidate, drop
        self.discard_at: int = pages.add(HAND_SLOTS)
        self.pick_at: int = pages.add(seats * TABLE_SLOTS)
        self.choose_at: int = pages.add(HAND_SLOTS)
        self.rival_at: int = pages.add(3 * (seats - 1))  # name, takeover, audit
        self.word_at: int = pages.add(len(PLAIN_WORDS))
        self.size: int = pages.size
        self.words: list[Move] = [Move(form, [], self.word_at + at) for at, form in enumerate(self.forms.words)]
        self.ending: Move = self.word(END)
        self.declaring: Move = self.word(DECLARE)
        self.discarding: Move = Move(self.forms.discard_marked, [], self.ending.index)  # never legal at the same time
        self.signs: list[Move] = [Move(form, []) for form in self.forms.signs]
        self.dances: list[Move] = [Move(self.forms.dance, [number]) for number in range(len(DANCES))]
        self.accepting: Move = Move(self.forms.accept, [])
        self.declining: Move = Move(self.forms.decline, [])
        self.saying_yes: Move = Move(self.forms.yes, [])
        self.saying_no: Move = Move(self.forms.no, [])

    def mark(self, code: int, holder: int) -> str:
        """A card as the notation writes it in somebody's hand or company: its owner only if that is somebody else."""
        id = self.faces[face_of(code)].id
        owner = owner_of(code)
        return id if owner == holder else f"{id}@{LETTERS[owner]}"

    def reference(self, ref: int, holder: int) -> str:
        """A permanent as the notation writes it."""
        nth = nth_in(ref)
        return self.mark(code_in(ref), holder) + (f"#{nth + 1}" if nth else "")

    def written(self, ref: int, holder: int, controller: int = NOBODY) -> int:
        """A card or a reference as a card name."""
        code = code_in(ref)
        owner = owner_of(code)
        return card_written(self.ids[face_of(code)], controller, NOBODY if owner == holder else owner, nth_in(ref))

    def from_hand(self, seat: int, does: int, slot: int, code: int, target: int) -> Move:
        """A play, a discard or a mark of a card in the seat's hand. Marks and discards are never listed together."""
        key = (((does * 64 + slot) * CODES + code) * 16 + target + 1) * 8 + seat
        move = self.made.get(key)
        if move is None:
            index = NO_INDEX
            if slot < HAND_SLOTS:
                index = self.play_at + slot * self.seats if does <= SAVVY else self.discard_at + slot
                if target != NOBODY:
                    index += self.ahead(seat, target)
            name = self.names[face_of(code)] if owner_of(code) == seat else self.written(code, seat)
            move = self.made[key] = self.on_card(does, code, name, target, index)
        return move

    def on_card(self, does: int, ref: int, name: int, target: int, index: int) -> Move:
        form = self.forms.alone[does] if target == NOBODY else self.forms.aimed[does]
        move = Move(form, [name] if target == NOBODY else [name, target], index)
        move.card = ref
        return move

    def ahead(self, seat: int, target: int) -> int:
        """How many places clockwise the target sits; 0 for nobody."""
        return 0 if target == NOBODY else (target - seat) % self.seats

    def in_play(self, seat: int, does: int, slot: int, ref: int, target: int) -> Move:
        """Something the seat does with a permanent: its own, or for a pick one of the company `target`."""
        key = ((((does * 64 + slot) * 16 + nth_in(ref)) * CODES + code_in(ref)) * 16 + target + 1) * 8 + seat
        move = self.made_in_play.get(key)
        if move is None:
            index = self.table_index(seat, does, slot, target)
            if does == PICK:
                move = self.on_card(does, ref, self.written(ref, target, target), NOBODY, index)
                move.target = target
            else:
                move = self.on_card(does, ref, self.written(ref, seat), target, index)
            self.made_in_play[key] = move
        return move

    def table_index(self, seat: int, does: int, slot: int, target: int) -> int:
        if slot >= TABLE_SLOTS:
            return NO_INDEX
        if does == USE:
            return self.use_at + slot * self.seats + self.ahead(seat, target)
        if does == PICK:
            return self.pick_at + (target - seat) % self.seats * TABLE_SLOTS + slot
        if does == DISMISS:
            return self.pick_at + slot
        return self.own_at + (does - FIRE) * TABLE_SLOTS + slot

    def choose(self, seat: int, slot: int, code: int, holder: int) -> Move:
        """A pick of a card in a hand."""
        key = ((((CHOOSE * 64 + slot) * CODES + code) * 16) + holder + 1) * 8 + seat
        move = self.made.get(key)
        if move is None:
            index = self.choose_at + slot if slot < HAND_SLOTS else NO_INDEX
            move = self.on_card(CHOOSE, code, self.written(code, holder), NOBODY, index)
            move.target = holder
            self.made[key] = move
        return move

    def rival(self, seat: int, does: int, other: int) -> Move:
        """Something said to one other company: name, takeover, audit."""
        key = (does * 16 + other + 1) * 8 + seat
        move = self.made_otherwise.get(key)
        if move is None:
            index = NO_INDEX
            if NAME <= does <= AUDIT and other != seat:
                index = self.rival_at + (does - NAME) * (self.seats - 1) + self.ahead(seat, other) - 1
            move = Move(self.forms.at[does], [other], index)
            self.made_otherwise[key] = move
        return move

    def word(self, does: int) -> Move:
        return self.words[does - KEEP]

    def number(self, does: int, n: int) -> Move:
        """`cut n`, `applaud n`."""
        key = -(does * 128 + n)
        move = self.made_otherwise.get(key)
        if move is None:
            move = Move(self.forms.cut if does == CUT else self.forms.applaud, [n])
            self.made_otherwise[key] = move
        return move

    def discards(self, marks: list[Move]) -> Move:
        """`discard X Y`: several cards at once."""
        move = Move(self.forms.discard_marked, [])
        move.steps = [*marks, self.discarding]
        move.spelled = discards_spelled(marks)
        return move

    def sale(self, does: int, ref: int, seat: int, other: int, price: int, in_play: bool) -> Move:
        """`sell X to B for n` or `buy X from B for n`; a card in play is written with its controller."""
        holder = seat if does == SELL else other
        name = self.written(ref, holder, holder if in_play else NOBODY)
        move = Move(self.forms.sell if does == SELL else self.forms.bid, [name, other, price])
        move.card = ref
        move.in_play = in_play
        return move

    def loan(self, does: int, other: int, price: int, back: int, turns: int) -> Move:
        return Move(self.forms.lend if does == LEND else self.forms.borrow, [other, price, back, turns])

    def pact(self, other: int, enemy: int) -> Move:
        return Move(self.forms.pact, [other, enemy])

    def founding(self, association: str, members: int) -> Move:
        return Move(self.forms.found, [ASSOCIATION.read(association), members])

    def leaving(self, association: str) -> Move:
        return Move(self.forms.leave, [ASSOCIATION.read(association)])


def discards_spelled(marks: list[Move]) -> str:
    return " ".join(["discard", *(CARD_NAME.written(mark.values[0]) for mark in marks)])


SEALED: Final = Move(UNSEEN, [])  # somebody else's choice, made but not shown
SECRET_OFFER: Final = Move(SECRET, [])
