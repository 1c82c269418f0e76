"""Wallet's questions: the turn, the two actions of a Double Turn, birthday gifts, and the last minute of a round."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action, Ban, spoken
from kickback.engine.chance import Chance
from kickback.engine.seats import clockwise, letter, mask
from kickback.engine.table import AUTO, Moment, Race, Turn
from kickback.games.wallet.actions import (
    BUY,
    DEAL,
    DEALS,
    DONE,
    FLIP,
    IS_DONE,
    LOSE,
    MOST_SEATS,
    PASS,
    PLAY,
    PLAYS,
    PUT,
    PUT_OTHER,
    PUTS,
    SAY,
    TAKE,
    TO_BUY,
    TO_FLIP,
    TO_PASS,
    TO_TAKE,
    Line,
)
from kickback.games.wallet.actions import (
    SEARCH as TO_SEARCH,
)
from kickback.games.wallet.bans import (
    MUST_ACT,
    NO_SEARCH_YET,
    NO_SHOWING,
    NOT_A_GIFT,
    NOT_ASKED,
    NOT_GUILTY,
    ONE_OF_FOUR,
    SAY_DONE,
    TIME_IS_UP,
    TOO_LATE_IN_TURN,
)
from kickback.games.wallet.cards import EXTRA
from kickback.games.wallet.ending import Search, fix_verdicts, hands_up, settle_round
from kickback.games.wallet.facts import PLAY as PLAYING
from kickback.games.wallet.facts import SEARCH, WINDOW
from kickback.games.wallet.late import late_play_ban
from kickback.games.wallet.lines import line_ban, say
from kickback.games.wallet.specials import turn_play_ban
from kickback.games.wallet.steps import deed_ban, of_hand
from kickback.games.wallet.table import Wallet


class Talk(Moment[Wallet]):
    """WAL-FREE-1, -2: anybody may say anything, true or not; nobody may show anything."""

    def __init__(self) -> None:
        super().__init__("talk", "aside")

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        return None if action.verb == SAY else NO_SHOWING

    def answer(self, table: Wallet, seat: int, action: Action) -> None:
        table.tell("said", "WAL-FREE-2", {"seat": letter(seat), "text": spoken(action.text[4:])})


class Flow(Moment[Wallet]):
    """Lies beneath every question and opens the next one. It also judges whole lines, which go through several."""

    def __init__(self) -> None:
        super().__init__("flow", AUTO)

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        assert isinstance(action, Line)
        return line_ban(table, seat, action)

    def resume(self, table: Wallet) -> None:
        if table.phase == PLAYING:
            go_on(table)
        elif table.phase == WINDOW:
            ask_for_late_cards(table)
        elif table.phase == SEARCH:
            if table.queue:
                table.stack.append(Search(table.queue[0]))
            else:
                hands_up(table)
        else:
            settle_round(table)


FLOW: Final = Flow()
TALK: Final = Talk()


def go_on(table: Wallet) -> None:
    """WAL-SPEC-4, -5, WAL-DOUBLE-1 to -3: the turn goes on, or it is over and the next one begins."""
    if table.tray:
        table.stack.append(GIFTS[table.turn])
        return
    if table.acted:
        table.acted = False
        if table.hourglasses == 0:
            end_play(table)
            return
        if table.acts > 1:
            table.acts -= 1
        elif not next_turn(table):
            return
    table.stack.append(ACTS[table.turn] if table.acts else TURNS[table.turn])


def next_turn(table: Wallet) -> bool:
    """WAL-SETUP-14, WAL-ROUND-2, -5: clockwise; an hourglass turns by itself before each later turn of the first."""
    seat = table.turn + 1
    if seat == table.seats:
        seat = 0
    table.turn = seat
    table.acts = 0
    table.played = 0
    if seat == table.first:
        table.flip()
        if table.log is not None:
            table.tell("time", "WAL-ROUND-2", {"seat": letter(seat), "left": table.hourglasses})
        if table.hourglasses == 0:
            end_play(table)
            return False
    table.turns[seat] += 1
    return True


def end_play(table: Wallet) -> None:
    """WAL-ROUND-4, WAL-END-2, -3: the last hourglass is turned; all with a face-down Special card will be asked."""
    table.acts = 0
    table.played = 0
    table.phase = WINDOW
    table.tell("round-over", "WAL-ROUND-4", {"round": table.round})
    order = clockwise(table.first, table.seats)
    if table.rules.order == "low-coin":
        order.sort(key=table.coins.__getitem__)
    table.queue = [] if table.rules.race else [seat for seat in order if table.specials[seat]]


def ask_for_late_cards(table: Wallet) -> None:
    """WAL-END-2: the same seat again until it is done or has nothing left; then the next, then the police."""
    if table.rules.race:
        asked = mask([seat for seat in range(table.seats) if table.specials[seat]])
        if asked and not table.queue:
            table.stack.append(LastMinute(asked))
            return
    else:
        while table.queue and not table.specials[table.queue[0]]:
            table.queue.pop(0)
        if table.queue:
            table.stack.append(WINDOWS[table.queue[0]])
            return
    fix_verdicts(table)


class Rummage(Turn[Wallet]):
    """WAL-ROUND-1: a seat's turn."""

    def __init__(self, seat: int) -> None:
        super().__init__("turn", seat)

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        found = deeds(table, seat)
        for special in table.specials[seat]:
            if special < EXTRA and turn_play_ban(table, seat, special) is None:
                found.append(PLAYS[special])
        if table.rules.may_pass:
            found.append(TO_PASS)
        return found

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        if seat != self.seat:
            return NOT_ASKED
        verb = action.verb
        if verb == FLIP:
            return None
        if verb == PUT or verb == TAKE or verb == BUY or verb == PUT_OTHER:
            return deed_ban(table, seat, action)
        if verb == PLAY:
            return turn_play_ban(table, seat, action.a)
        if verb == PASS:
            return None if table.rules.may_pass else MUST_ACT
        return out_of_turn(verb)

    def answer(self, table: Wallet, seat: int, action: Action) -> None:
        say(table, "turn", seat, action)

    def default(self, table: Wallet, seat: int, chance: Chance) -> Action:
        return TO_FLIP


class Act(Turn[Wallet]):
    """WAL-DOUBLE-1: one of the two actions of a Double Turn."""

    def __init__(self, seat: int) -> None:
        super().__init__("act", seat)

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        return deeds(table, seat)

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        if seat != self.seat:
            return NOT_ASKED
        verb = action.verb
        if verb == FLIP:
            return None
        if verb == PUT or verb == TAKE or verb == BUY or verb == PUT_OTHER:
            return deed_ban(table, seat, action)
        if verb == PLAY:
            return TOO_LATE_IN_TURN
        return MUST_ACT if verb == PASS else out_of_turn(verb)

    def answer(self, table: Wallet, seat: int, action: Action) -> None:
        say(table, "act", seat, action)

    def default(self, table: Wallet, seat: int, chance: Chance) -> Action:
        return TO_FLIP


def deeds(table: Wallet, seat: int) -> list[Action]:
    """What a seat can do as an action."""
    found = of_hand(table.hands[seat], PUTS)
    found.append(TO_FLIP)
    if deed_ban(table, seat, TO_TAKE) is None:
        found.append(TO_TAKE)
    if deed_ban(table, seat, TO_BUY) is None:
        found.append(TO_BUY)
    return found


def out_of_turn(verb: int) -> Ban:
    """Why what belongs to another time cannot be said in a turn."""
    if verb == TO_SEARCH:
        return NO_SEARCH_YET
    return NOT_GUILTY if verb == LOSE else ONE_OF_FOUR


class Gifts(Turn[Wallet]):
    """WAL-BDAY-2, -3, -5: the birthday cards lie before the drawer, who says which to keep and who gets the others."""

    def __init__(self, seat: int) -> None:
        super().__init__("gifts", seat)

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        return of_hand(table.tray, DEALS)

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        if seat != self.seat:
            return NOT_ASKED
        return None if action.verb == DEAL and action.a in table.tray else NOT_A_GIFT

    def answer(self, table: Wallet, seat: int, action: Action) -> None:
        say(table, "gifts", seat, action)

    def default(self, table: Wallet, seat: int, chance: Chance) -> Action:
        return DEALS[table.tray[chance.below(len(table.tray))]]


class Window(Turn[Wallet]):
    """WAL-END-2: one seat's last minute."""

    def __init__(self, seat: int) -> None:
        super().__init__("window", seat)

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        return late_candidates(table, seat)

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        return late_ban(table, seat, action) if seat == self.seat else NOT_ASKED

    def answer(self, table: Wallet, seat: int, action: Action) -> None:
        if action.verb != DONE:
            say(table, "window", seat, action)
            return
        if table.queue:
            table.queue.pop(0)
        if table.log is not None:
            table.tell("done", "WAL-END-2", {"seat": letter(seat)})
        table.close_line(action)

    def default(self, table: Wallet, seat: int, chance: Chance) -> Action:
        return IS_DONE


class LastMinute(Race[Wallet]):
    """The window of all at once, with `last-minute-order=race`: after each card it opens anew for all who have one."""

    def __init__(self, asked: int, passed: int = 0) -> None:
        super().__init__("window", asked, passed)

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        return late_candidates(table, seat)

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        return late_ban(table, seat, action) if self.asks(table, seat) else NOT_ASKED

    def answer(self, table: Wallet, seat: int, action: Action) -> None:
        if action.verb == DONE:
            self.let_go(table, seat)
        else:
            say(table, "window", seat, action)

    def closed(self, table: Wallet) -> None:
        table.close()
        fix_verdicts(table)

    def default(self, table: Wallet, seat: int, chance: Chance) -> Action:
        return IS_DONE

    def clone(self) -> LastMinute:
        return LastMinute(self.asked, self.passed)


# These never change once made, so each is made once for every seat.
TURNS: Final = [Rummage(seat) for seat in range(MOST_SEATS)]
ACTS: Final = [Act(seat) for seat in range(MOST_SEATS)]
GIFTS: Final = [Gifts(seat) for seat in range(MOST_SEATS)]
WINDOWS: Final = [Window(seat) for seat in range(MOST_SEATS)]


def late_candidates(table: Wallet, seat: int) -> list[Action]:
    own = table.specials[seat]
    return [IS_DONE] + [PLAYS[s] for s in own if s >= EXTRA and late_play_ban(table, seat, s) is None]


def late_ban(table: Wallet, seat: int, action: Action) -> Ban | None:
    """What an asked seat may say once the last hourglass has been turned."""
    verb = action.verb
    if verb == DONE:
        return None
    if verb == PLAY:
        return late_play_ban(table, seat, action.a)
    if verb == TAKE or verb == PUT or verb == BUY or verb == FLIP or verb == PASS:
        return TIME_IS_UP
    return NO_SEARCH_YET if verb == TO_SEARCH else SAY_DONE
