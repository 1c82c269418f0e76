"""The last minute of a round: who is asked for end-of-round cards, and what may be said then."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action, Ban
from kickback.engine.chance import Chance
from kickback.engine.seats import letter
from kickback.engine.table import Race, Turn
from kickback.games.wallet.actions import BUY, DONE, FLIP, IS_DONE, MOST_SEATS, PASS, PLAY, PLAYS, PUT, SEARCH, TAKE
from kickback.games.wallet.bans import NO_SEARCH_YET, NOT_ASKED, SAY_DONE, TIME_IS_UP
from kickback.games.wallet.components import EXTRA
from kickback.games.wallet.moments.choices import say
from kickback.games.wallet.moments.end_cards import end_card_ban, last_call
from kickback.games.wallet.moments.police import fix_verdicts
from kickback.games.wallet.table import Wallet


class Window(Turn[Wallet]):
    """WAL-END-2: one seat's last minute."""

    def __init__(self, seat: int) -> None:
        super().__init__("window", seat)

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        return end_candidates(table, seat)

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        return last_minute_ban(table, seat, action) if seat == self.seat else NOT_ASKED

    def answer(self, table: Wallet, seat: int, action: Action) -> None:
        if action.verb != DONE:
            say(table, "window", seat, action)
            return
        if table.round.queue:
            table.round.queue.pop(0)
        if table.log is not None:
            table.tell("done", "WAL-END-2", {"seat": letter(seat)})
        table.close_line(action)

    def default(self, table: Wallet, seat: int, chance: Chance) -> Action:
        return IS_DONE


class LastMinute(Race[Wallet]):
    """A call to all at once, with `last-minute-order=race`: after each card it opens anew for all who have one."""

    def __init__(self, asked: int, passed: int = 0) -> None:
        super().__init__("window", asked, passed)

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        return end_candidates(table, seat)

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        return last_minute_ban(table, seat, action) if self.asks(table, seat) else NOT_ASKED

    def answer(self, table: Wallet, seat: int, action: Action) -> None:
        if action.verb == DONE:
            self.let_go(table, seat)
        else:
            say(table, "window", seat, action)

    def closed(self, table: Wallet) -> None:
        table.close()
        if table.round.first_call:
            last_call(table)
        else:
            fix_verdicts(table)

    def default(self, table: Wallet, seat: int, chance: Chance) -> Action:
        return IS_DONE

    def clone(self) -> LastMinute:
        return LastMinute(self.asked, self.passed)


LAST_MINUTES: Final = [Window(seat) for seat in range(MOST_SEATS)]


def end_candidates(table: Wallet, seat: int) -> list[Action]:
    own = table.specials.down[seat]
    return [IS_DONE] + [PLAYS[s] for s in own if s >= EXTRA and end_card_ban(table, seat, s) is None]


def last_minute_ban(table: Wallet, seat: int, action: Action) -> Ban | None:
    """What an asked seat may say once the last hourglass has been turned."""
    verb = action.verb
    if verb == DONE:
        return None
    if verb == PLAY:
        return end_card_ban(table, seat, action.a)
    if verb == TAKE or verb == PUT or verb == BUY or verb == FLIP or verb == PASS:
        return TIME_IS_UP
    return NO_SEARCH_YET if verb == SEARCH else SAY_DONE
