"""The action phase: cards or a discard, and then one card from the deck."""

from __future__ import annotations

from typing import Final

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.moments import Turn
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.embezzlement.actions import (
    AUDIT_YEAR,
    DISCARD,
    DONE,
    DRAW,
    OTR_YEAR,
    PAGES,
    PASS,
    TRADE_YEAR,
    Move,
)
from kickback.games.embezzlement.bans import DISCARD_FULL, DRAW_OR_PASS, NO_DISCARDS, NOT_HELD, TRADE_BLANK, TRADE_SELF
from kickback.games.embezzlement.components import AUDIT, BLANK, OTR, PLAIN, TRADE, TYPES, YEARS, card_name
from kickback.games.embezzlement.moments.exchange import play_card
from kickback.games.embezzlement.refusals import colleagues_year, explained, own_year, why_not
from kickback.games.embezzlement.table import Embezzlement
from kickback.games.embezzlement.table.exchange import TRADING, YEAR_AUDIT, YEAR_OTR


class Act(Turn[Embezzlement, Move]):
    """EMB-ACT-1 to -6: audits, trades and Off the Record in any number and order; a discard; or nothing more."""

    def candidates(self, table: Embezzlement, seat: int) -> list[Move]:
        book = PAGES[table.seats][seat]
        hand = TYPES * seat
        hands = table.cards.hands
        marks = table.boards.marks
        board = table.boards.lying
        choices = [book.done]
        if hands[hand + OTR]:
            own = YEARS * seat
            choices += [book.otrs[y] for y in range(YEARS) if marks[own + y] == PLAIN and board[own + y] != BLANK]
        audits = hands[hand + AUDIT] > 0
        trades = hands[hand + TRADE] > 0
        if audits or trades:
            first = 0
            for step in range(1, table.seats):
                space = YEARS * ((seat + step) % table.seats)
                for year in range(YEARS):
                    if board[space + year] != BLANK:
                        if audits and marks[space + year] == PLAIN:
                            choices.append(book.audits[first + year])
                        if trades and board[YEARS * seat + year] != BLANK:
                            choices.append(book.trades[first + year])
                first += YEARS
        if table.cards.held[seat] == table.rules.hand_limit and not table.rules.deterministic:
            choices += [book.discards[card] for card in range(TYPES) if hands[hand + card]]
        return choices

    def forbids(self, table: Embezzlement, seat: int, action: Move) -> Ban | None:
        if seat != self.seat:
            return why_not(table, seat, action)
        verb = action.verb
        space = action.space
        if verb is AUDIT_YEAR:
            if table.boards.paid[space] == 0 or table.boards.marks[space] != PLAIN or action.seat == seat:
                return colleagues_year(table, seat, space)
            return None if table.cards.hands[TYPES * seat + AUDIT] else NOT_HELD
        if verb is TRADE_YEAR:
            if action.seat == seat:
                return TRADE_SELF
            if table.boards.lying[space] == BLANK or table.boards.lying[YEARS * seat + space % YEARS] == BLANK:
                return TRADE_BLANK
            return None if table.cards.hands[TYPES * seat + TRADE] else NOT_HELD
        if verb is OTR_YEAR:
            if table.boards.paid[space] == 0 or table.boards.marks[space] != PLAIN:
                return own_year(table, space)
            return None if table.cards.hands[TYPES * seat + OTR] else NOT_HELD
        if verb is DONE:
            return None
        if verb is DISCARD:
            if table.rules.deterministic:
                return NO_DISCARDS
            if table.cards.held[seat] < table.rules.hand_limit:
                return DISCARD_FULL
            return None if table.cards.hands[TYPES * seat + action.card] else NOT_HELD
        return why_not(table, seat, action)

    def details(self, table: Embezzlement, seat: int, action: Move, ban: Ban) -> Facts:
        return explained(table, seat, action, ban)

    def answer(self, table: Embezzlement, seat: int, action: Move) -> None:
        verb = action.verb
        if verb is AUDIT_YEAR:
            play_card(table, seat, YEAR_AUDIT, action.seat, action.space)
        elif verb is TRADE_YEAR:
            play_card(table, seat, TRADING, action.seat, action.space)
        elif verb is OTR_YEAR:
            play_card(table, seat, YEAR_OTR, HIDDEN, action.space)
        else:
            if verb is DISCARD:
                table.cards.spend(seat, action.card)
                if table.log is not None:
                    table.tell("discarded", "EMB-RULING-50", {"seat": letter(seat), "card": card_name(action.card)})
            elif table.log is not None:
                table.tell("done", "EMB-ACT-6", {"seat": letter(seat)})
            table.stack.pop()

    def default(self, table: Embezzlement, seat: int, chance: Chance) -> Move:
        return PAGES[table.seats][seat].done


class PickUp(Turn[Embezzlement, Move]):
    """EMB-DRAW-1 to -3: one card, or none."""

    def candidates(self, table: Embezzlement, seat: int) -> list[Move]:
        return DRAW_CHOICES

    def forbids(self, table: Embezzlement, seat: int, action: Move) -> Ban | None:
        if seat == self.seat:
            return None if action.verb is DRAW or action.verb is PASS else DRAW_OR_PASS
        return why_not(table, seat, action)

    def details(self, table: Embezzlement, seat: int, action: Move, ban: Ban) -> Facts:
        return explained(table, seat, action, ban)

    def answer(self, table: Embezzlement, seat: int, action: Move) -> None:
        table.stack.pop()
        if action.verb is DRAW:
            table.draw(seat)
        elif table.log is not None:
            table.tell("left-it", "EMB-DRAW-3", {"seat": letter(seat)})

    def default(self, table: Embezzlement, seat: int, chance: Chance) -> Move:
        return DRAW_CHOICES[0]


DRAW_CHOICES: Final[list[Move]] = [PAGES[2][0].draw, PAGES[2][0].passing]
