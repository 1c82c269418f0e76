"""A company that has to find money: what it may do is the same in its Expenses and in Insolvency."""

from __future__ import annotations

from kickback.engine.bans import Ban
from kickback.engine.moments import AUTO
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.moments.agreements import judge_open_loan, open_loan_answers, take_open_loan
from kickback.games.corporate_espionage.moments.liquidation import sales, sell, sellable
from kickback.games.corporate_espionage.moments.plays import judge_savvy, play_from_hand, savvies
from kickback.games.corporate_espionage.moments.questions import Ask, out_of_place
from kickback.games.corporate_espionage.table import Market


class InNeed(Ask):
    """Assets may be sold, Savvy played, and loans accepted that others have offered meanwhile."""

    def __init__(self, name: str, seat: int, kind: str, sold_by: str) -> None:
        super().__init__(name, seat, kind)
        self.sold_by: str = sold_by  # the clause by which assets are sold

    def look_again(self) -> None:
        self.kind = AUTO

    def ways_out(self, table: Market, seat: int) -> list[Move]:
        found = sales(table, seat) + savvies(table, seat)
        if table.rules.loans:
            found += open_loan_answers(table, seat)
        return found

    def forbids_way_out(self, table: Market, seat: int, action: Move) -> Ban | None:
        if action.does == a.LIQUIDATE:
            return sellable(table, seat, action)
        if action.does == a.SAVVY:
            return judge_savvy(table, seat, action, None)
        if action.does == a.ACCEPT:
            return judge_open_loan(table, seat, action)
        return out_of_place(table, seat, action)

    def take_way_out(self, table: Market, seat: int, action: Move) -> None:
        if action.does == a.LIQUIDATE:
            found = table.in_play.referred(seat, action.card)
            assert found is not None
            sell(table, seat, found, self.sold_by)
        elif action.does == a.SAVVY:
            play_from_hand(table, seat, action, None)
        else:
            take_open_loan(table, seat, action)


def in_need(table: Market, seat: int) -> bool:
    """Is the company in Insolvency or in its Expenses choice?"""
    top = table.stack[-1]
    return isinstance(top, InNeed) and top.seat == seat
