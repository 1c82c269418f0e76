"""The last minute of a round: who is asked for end-of-round cards, and what may be said then."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action
from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.moments import Race
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.wallet.actions import (
    BUY,
    DONE,
    FLIP,
    IS_DONE,
    MOST_SEATS,
    PASS,
    PLAY,
    PLAYS,
    PUT,
    SEARCH,
    TAKE,
    Move,
)
from kickback.games.wallet.bans import NO_SEARCH_YET, NOT_ASKED, SAY_DONE, TIME_IS_UP
from kickback.games.wallet.components import EXTRA
from kickback.games.wallet.moments.choices import any_next_step, carry_out
from kickback.games.wallet.moments.drafts import first_part
from kickback.games.wallet.moments.end_cards import end_card_ban, last_call
from kickback.games.wallet.moments.missing import Missing
from kickback.games.wallet.moments.police import fix_verdicts
from kickback.games.wallet.moments.refusals import ban_facts
from kickback.games.wallet.moments.turn import ChoosingTurn
from kickback.games.wallet.table import Wallet


class Window(ChoosingTurn):
    """WAL-END-2: one seat's last minute."""

    def __init__(self, seat: int) -> None:
        super().__init__("window", seat)

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        return end_candidates(table, seat)

    def judge(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        return last_minute_ban(table, seat, action)

    def answer(self, table: Wallet, seat: int, action: Move) -> None:
        if action.verb is not DONE:
            carry_out(table, seat, action)
            return
        if table.round.queue:
            table.round.queue.pop(0)
        if table.log is not None:
            table.tell("done", "WAL-END-2", {"seat": letter(seat)})
        table.close()

    def default(self, table: Wallet, seat: int, chance: Chance) -> Move:
        return any_next_step(table, seat, chance) if seat in table.drafts else IS_DONE


class LastMinute(Race[Wallet, Move]):
    """A call to all at once, with `last-minute-order=race`: after each card it opens anew for all who have one."""

    def __init__(self, asked: int, passed: int = 0) -> None:
        super().__init__("window", asked, passed, stepwise=True)

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        return end_candidates(table, seat)

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        return last_minute_ban(table, seat, action) if self.asks(table, seat) else NOT_ASKED

    def details(self, table: Wallet, seat: int, action: Action, ban: Ban) -> Facts:
        return ban_facts(table, seat, action, ban)

    def first_part(self, table: Wallet, seat: int, action: Move) -> Missing | None:
        return first_part(table, seat, action) if action.verb is PLAY else None

    def answer(self, table: Wallet, seat: int, action: Move) -> None:
        if action.verb is DONE:
            self.let_go(table, seat)
        else:
            carry_out(table, seat, action)

    def closed(self, table: Wallet) -> None:
        table.close()
        if not table.round.first_call:
            fix_verdicts(table)
            return
        if table.log is not None:
            table.tell("last-call", "WAL-EXTRA-3", {})
        last_call(table)

    def default(self, table: Wallet, seat: int, chance: Chance) -> Move:
        return any_next_step(table, seat, chance) if seat in table.drafts else IS_DONE

    def clone(self) -> LastMinute:
        return LastMinute(self.asked, self.passed)


LAST_MINUTES: Final = [Window(seat) for seat in range(MOST_SEATS)]


def end_candidates(table: Wallet, seat: int) -> list[Move]:
    own = table.specials.down[seat]
    return [IS_DONE] + [PLAYS[s] for s in own if s >= EXTRA and end_card_ban(table, seat, s) is None]


def last_minute_ban(table: Wallet, seat: int, action: Move) -> Ban | None:
    """What an asked seat may say once the last hourglass has been turned."""
    verb = action.verb
    if verb is DONE:
        return None
    if verb is PLAY:
        return end_card_ban(table, seat, action.special)
    if verb is TAKE or verb is PUT or verb is BUY or verb is FLIP or verb is PASS:
        return TIME_IS_UP
    return NO_SEARCH_YET if verb is SEARCH else SAY_DONE
