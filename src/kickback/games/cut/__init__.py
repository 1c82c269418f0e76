"""Cut: a sixth game, as small as a game can be. Keep your card or swap it unseen; then the highest card wins."""

from __future__ import annotations

from kickback.engine.actions import Action, Book, Verb
from kickback.engine.bans import Ban
from kickback.engine.chance import Chance, Quick
from kickback.engine.events import EventKind, declared
from kickback.engine.game import AnyBook, Fixed, Game, Worlds
from kickback.engine.moments import Moment, Over, Turn
from kickback.engine.options import Options
from kickback.engine.pile import HIDDEN, Pile
from kickback.engine.plain import Facts
from kickback.engine.seats import PUBLIC, letter
from kickback.engine.shapes import SEAT, WHOLE, Fields, Many
from kickback.engine.table import Table
from kickback.engine.view import COMMON, View

CARDS = list(range(1, 13))
SWAP = Verb("swap")
BOOK = Book(Action, [Verb("keep"), SWAP])
CHOICES = [BOOK.enter(verb)[0] for verb in BOOK.verbs]
NOT_YOUR_TURN, OVER = Ban("not-your-turn", "CUT-TURN-1"), Ban("over", "CUT-END-1")


class Cut(Table):
    def __init__(self, chance: Chance, hands: Pile, deck: Pile) -> None:
        super().__init__(len(hands), chance, [Choose(0)], Moment("aside", "aside"))
        self.hands, self.deck = hands, deck

    def read(self, seat: int, text: str) -> Action:
        return BOOK.read(text)

    def view(self, seat: int) -> CutView:
        return CutView(seat, self)

    def clone(self) -> Cut:
        twin = Cut(self.chance.clone(), self.hands.clone(), self.deck.clone())
        twin.stack, twin.winners = self.stack[:], self.winners[:]
        return twin


class Choose(Turn[Cut, Action]):
    def __init__(self, seat: int) -> None:
        super().__init__("choose", seat, exact=True)

    def candidates(self, table: Cut, seat: int) -> list[Action]:
        return CHOICES[:]

    def forbids(self, table: Cut, seat: int, action: Action) -> Ban | None:
        return None if seat == self.seat else NOT_YOUR_TURN

    def answer(self, table: Cut, seat: int, action: Action) -> None:
        hands = table.hands.faces
        if action.verb is SWAP:  # CUT-TURN-2: only the seat itself knows what it gave and what it got
            given, hands[seat] = hands[seat], table.deck.draw()
            table.deck.put_under(Pile([given], [1 << seat]))
        table.tell(action.text, "CUT-TURN-2", {"seat": letter(seat)}, {seat: {"card": hands[seat]}})
        if seat + 1 < table.seats:
            table.stack[-1] = Choose(seat + 1)
        else:
            table.winners, table.stack = [hands.index(max(hands))], [Over(OVER)]
            table.hands.known = [PUBLIC] * table.seats
            table.tell("shown", "CUT-END-1", {"hands": [*hands], "seat": letter(table.winners[0])})


class CutView(View):
    def __init__(self, seat: int, table: Cut) -> None:
        super().__init__(seat, table)
        self.hands, self.deck = table.hands.seen_by(seat), table.deck.seen_by(seat)

    def own_facts(self) -> Facts:
        return {**self.common_to_all("cut"), **self.common_own(), "hands": [*self.hands], "deck": [*self.deck]}


class CutWorlds(Worlds):
    def __init__(self, view: CutView) -> None:
        self.seen = view

    def sample(self, chance: Chance) -> Cut:
        seen = self.seen
        unseen = [card for card in CARDS if card not in seen.hands + seen.deck]
        chance.shuffle(unseen)
        hands, deck = ([unseen.pop() if card == HIDDEN else card for card in zone] for zone in (seen.hands, seen.deck))
        knows = [PUBLIC if seen.winners else 1 << seat for seat in range(seen.seats)]
        known = [0 if card == HIDDEN else 1 << seen.seat for card in seen.deck]
        table = Cut(Quick(chance.word()), Pile(hands, knows), Pile(deck, known))
        table.winners, table.stack = seen.winners[:], [Choose(seat) for seat in seen.waiting] or [Over(OVER)]
        return table


class CutGame(Game):
    name = "cut"
    title = "Cut"
    seats_clause = "CUT-SETUP-1"
    book: AnyBook = BOOK
    events = declared(
        EventKind("dealt", {}, {"card": WHOLE}),
        *(EventKind(verb.word, {"seat": SEAT}, {"card": WHOLE}) for verb in BOOK.verbs),
        EventKind("shown", {"hands": Many(WHOLE), "seat": SEAT}),
    )

    def view_shape(self) -> Fields:
        return Fields(COMMON | {"hands": Many(WHOLE), "deck": Many(WHOLE)})

    def deal(self, seats: int, options: Options, chance: Chance, fixed: Fixed, listen: bool = False) -> Cut:
        deck = Pile(CARDS[:], [0] * len(CARDS))
        deck.shuffle(chance)
        hands = Pile([deck.draw() for _ in range(seats)], [1 << seat for seat in range(seats)])
        table = Cut(chance, hands, deck)
        table.log = [] if listen else None
        table.tell("dealt", "CUT-SETUP-1", {}, {seat: {"card": card} for seat, card in enumerate(hands.faces)})
        return table

    def worlds(self, view: View) -> CutWorlds:
        assert isinstance(view, CutView)
        return CutWorlds(view)


GAME = CutGame()
