"""Card Request: the asked seat gives a matching card, or has none."""

from __future__ import annotations

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.wallet.actions import GIVE, GIVES, HAS_NONE, NONE, Move, of_hand
from kickback.games.wallet.bans import FALSE_NO, GIVE_MATCH, NOT_ASKED
from kickback.games.wallet.components import MATCHING, NAMES, WORDS, WORTH
from kickback.games.wallet.moments.refusals import SeatQuestion
from kickback.games.wallet.parts.question import About
from kickback.games.wallet.table import Wallet


def request(table: Wallet, seat: int, target: int, word: int) -> None:
    """WAL-REQUEST-2, -3, WAL-RULING-17: whoever has any card is asked; an empty hand is not."""
    if table.cards.hands[target]:
        table.about = About(other=seat, word=word)
        table.stack.append(Give(target))
    else:
        no_match(table, target, word)


def no_match(table: Wallet, target: int, word: int) -> None:
    """WAL-REQUEST-3."""
    if table.log is not None:
        table.tell("no-match", "WAL-REQUEST-3", {"seat": letter(target), "word": WORDS[word]})


class Give(SeatQuestion):
    """WAL-REQUEST-2, -4: the asked seat hands over a matching card, or says that it has none."""

    def __init__(self, seat: int) -> None:
        super().__init__("give", seat, exact=True)

    def matching(self, table: Wallet) -> list[int]:
        cards = MATCHING[table.about.word]
        return [card for card in table.cards.hands[self.seat] if cards >> card & 1]

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        found = self.matching(table)
        return of_hand(found, GIVES) if found else [HAS_NONE]

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        if seat != self.seat:
            return NOT_ASKED
        if action.verb is NONE:
            return FALSE_NO if self.matching(table) else None
        return None if action.verb is GIVE and action.card in self.matching(table) else GIVE_MATCH

    def answer(self, table: Wallet, seat: int, action: Move) -> None:
        word = table.about.word
        asker = table.about.other
        if action.verb is NONE:
            table.cards.lacked(seat, word)
            no_match(table, seat, word)
        else:
            table.cards.give(seat, asker, action.card, word)
            if table.log is not None:
                named: Facts = {"card": NAMES[action.card]}
                facts: Facts = {"from": letter(seat), "to": letter(asker), "word": WORDS[word]}
                table.tell("gave", "WAL-REQUEST-2", facts, {seat: named, asker: dict(named)})
        table.close()

    def default(self, table: Wallet, seat: int, chance: Chance) -> Move:
        found = self.matching(table)
        return GIVES[cheapest(found)] if found else HAS_NONE


def cheapest(cards: list[int]) -> int:
    """The card of least value, the first in code order among equals."""
    found = cards[0]
    for card in cards:
        if WORTH[card] < WORTH[found]:
            found = card
    return found
