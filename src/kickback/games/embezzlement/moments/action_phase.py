"""The action phase: cards or a discard, and then one card from the deck."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action, Ban
from kickback.engine.chance import Chance
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import letter
from kickback.engine.table import Turn
from kickback.games.embezzlement.actions import (
    AUDIT_YEAR,
    BOOKS,
    DISCARD,
    DONE,
    DRAW,
    FIRST_AUDIT,
    FIRST_DISCARD,
    FIRST_OTR,
    FIRST_TRADE,
    OTR_YEAR,
    PASS,
    TRADE_YEAR,
)
from kickback.games.embezzlement.bans import (
    DISCARD_FULL,
    DRAW_OR_PASS,
    NO_DISCARDS,
    NOT_HELD,
    TRADE_BLANK,
    TRADE_SELF,
    colleagues_year,
    own_year,
    why_not,
)
from kickback.games.embezzlement.components import AUDIT, BLANK, OTR, PLAIN, TRADE, TYPES, YEARS, card_name
from kickback.games.embezzlement.moments.exchange import play_card
from kickback.games.embezzlement.table import Embezzlement
from kickback.games.embezzlement.table.exchange import TRADING, YEAR_AUDIT, YEAR_OTR


class Act(Turn[Embezzlement]):
    """EMB-ACT-1 to -6: audits, trades and Off the Record in any number and order; a discard; or nothing more."""

    def candidates(self, table: Embezzlement, seat: int) -> list[Action]:
        book = BOOKS[table.seats][seat].actions
        hand = TYPES * seat
        hands = table.cards.hands
        marks = table.boards.marks
        board = table.boards.lying
        choices = [book[DONE]]
        if hands[hand + OTR]:
            own = YEARS * seat
            choices += [
                book[FIRST_OTR + y] for y in range(YEARS) if marks[own + y] == PLAIN and board[own + y] != BLANK
            ]
        audits = hands[hand + AUDIT] > 0
        trades = hands[hand + TRADE] > 0
        if audits or trades:
            first = 0
            for step in range(1, table.seats):
                space = YEARS * ((seat + step) % table.seats)
                for year in range(YEARS):
                    if board[space + year] != BLANK:
                        if audits and marks[space + year] == PLAIN:
                            choices.append(book[FIRST_AUDIT + first + year])
                        if trades and board[YEARS * seat + year] != BLANK:
                            choices.append(book[FIRST_TRADE + first + year])
                first += YEARS
        if table.cards.held[seat] == table.rules.hand_limit and not table.rules.deterministic:
            choices += [book[FIRST_DISCARD + card] for card in range(TYPES) if hands[hand + card]]
        return choices

    def forbids(self, table: Embezzlement, seat: int, action: Action) -> Ban | None:
        if seat != self.seat:
            return why_not(table, seat, action)
        verb = action.verb
        space = action.b
        if verb == AUDIT_YEAR:
            if table.boards.paid[space] == 0 or table.boards.marks[space] != PLAIN or action.a == seat:
                return colleagues_year(table, seat, space)
            return None if table.cards.hands[TYPES * seat + AUDIT] else NOT_HELD[AUDIT]
        if verb == TRADE_YEAR:
            if action.a == seat:
                return TRADE_SELF
            if table.boards.lying[space] == BLANK or table.boards.lying[YEARS * seat + space % YEARS] == BLANK:
                return TRADE_BLANK
            return None if table.cards.hands[TYPES * seat + TRADE] else NOT_HELD[TRADE]
        if verb == OTR_YEAR:
            if table.boards.paid[space] == 0 or table.boards.marks[space] != PLAIN:
                return own_year(table, space)
            return None if table.cards.hands[TYPES * seat + OTR] else NOT_HELD[OTR]
        if verb == DONE:
            return None
        if verb == DISCARD:
            if table.rules.deterministic:
                return NO_DISCARDS
            if table.cards.held[seat] < table.rules.hand_limit:
                return DISCARD_FULL
            return None if table.cards.hands[TYPES * seat + action.a] else NOT_HELD[action.a]
        return why_not(table, seat, action)

    def answer(self, table: Embezzlement, seat: int, action: Action) -> None:
        verb = action.verb
        if verb == AUDIT_YEAR:
            play_card(table, seat, YEAR_AUDIT, action.a, action.b)
        elif verb == TRADE_YEAR:
            play_card(table, seat, TRADING, action.a, action.b)
        elif verb == OTR_YEAR:
            play_card(table, seat, YEAR_OTR, HIDDEN, action.b)
        else:
            if verb == DISCARD:
                table.cards.spend(seat, action.a)
                if table.log is not None:
                    table.tell("discarded", "EMB-RULING-50", {"seat": letter(seat), "card": card_name(action.a)})
            elif table.log is not None:
                table.tell("done", "EMB-ACT-6", {"seat": letter(seat)})
            table.stack.pop()

    def default(self, table: Embezzlement, seat: int, chance: Chance) -> Action:
        return BOOKS[table.seats][seat].actions[DONE]


class PickUp(Turn[Embezzlement]):
    """EMB-DRAW-1 to -3: one card, or none."""

    def candidates(self, table: Embezzlement, seat: int) -> list[Action]:
        return DRAW_CHOICES

    def forbids(self, table: Embezzlement, seat: int, action: Action) -> Ban | None:
        if seat == self.seat:
            return None if action.verb == DRAW or action.verb == PASS else DRAW_OR_PASS
        return why_not(table, seat, action)

    def answer(self, table: Embezzlement, seat: int, action: Action) -> None:
        table.stack.pop()
        if action.verb == DRAW:
            table.draw(seat)
        elif table.log is not None:
            table.tell("left-it", "EMB-DRAW-3", {"seat": letter(seat)})

    def default(self, table: Embezzlement, seat: int, chance: Chance) -> Action:
        return DRAW_CHOICES[0]


DRAW_CHOICES: Final[list[Action]] = [BOOKS[2][0].actions[DRAW], BOOKS[2][0].actions[PASS]]
