"""What comes next: the moment beneath every question, and talk, which is always open."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import NO_VALUE
from kickback.engine.bans import Ban
from kickback.engine.moments import AUTO, Moment
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.engine.seats import letter, mask
from kickback.games.wallet.actions import SAY, SHOW, SIMPLE_CLAIMS, Move
from kickback.games.wallet.bans import NO_SHOWING, NO_SUCH_PLAYER
from kickback.games.wallet.moments.end_cards import call_all, last_call
from kickback.games.wallet.moments.last_minute import LAST_MINUTES, LastMinute
from kickback.games.wallet.moments.police import Search, fix_verdicts
from kickback.games.wallet.moments.round_end import hands_up, settle_round
from kickback.games.wallet.moments.turn import ACTS_ASKED, GIFTS_ASKED, TURNS_ASKED
from kickback.games.wallet.parts.round import LAST_MINUTE, PLAYING, SEARCHING
from kickback.games.wallet.table import Wallet


class Talk(Moment[Wallet, Move]):
    """WAL-FREE-1, -2: anybody may say anything, true or not; nobody may show anything."""

    def __init__(self) -> None:
        super().__init__("talk", "aside")

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        """The claims that need no more words; the others can be said all the same."""
        return SIMPLE_CLAIMS

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        if action.verb is SHOW:
            return NO_SHOWING
        named = action.seat != NO_VALUE
        return NO_SUCH_PLAYER if named and (action.seat == seat or action.seat >= table.seats) else None

    def answer(self, table: Wallet, seat: int, action: Move) -> None:
        if table.log is None:
            return
        if action.verb is SAY:
            table.tell("said", "WAL-FREE-2", {"seat": letter(seat), "text": action.words})
            return
        facts: Facts = {"seat": letter(seat), "claim": action.verb.parts[1], "round": table.round.number}
        for name, value in zip(action.verb.names, action.values, strict=True):
            kind = action.verb.kinds[action.verb.names.index(name)]
            facts["other" if name == "seat" else name] = kind.plain(value)
        table.tell("claimed", "WAL-FREE-2", facts)


class Flow(Moment[Wallet, Move]):
    """Lies beneath every question and opens the next one."""

    def __init__(self) -> None:
        super().__init__("flow", AUTO)

    def resume(self, table: Wallet) -> None:
        if table.round.phase == PLAYING:
            go_on(table)
        elif table.round.phase == LAST_MINUTE:
            ask_for_end_cards(table)
        elif table.round.phase == SEARCHING:
            if table.round.queue:
                table.stack.append(Search(table.round.queue[0]))
            else:
                hands_up(table)
        else:
            settle_round(table)


FLOW: Final = Flow()
TALK: Final = Talk()


def go_on(table: Wallet) -> None:
    """WAL-SPEC-4, -5, WAL-DOUBLE-1 to -3: the turn goes on, or it is over and the next one begins."""
    now = table.round
    if table.cards.tray:
        table.stack.append(GIFTS_ASKED[now.turn])
        return
    if now.acted:
        now.acted = False
        if now.hourglasses == 0:
            end_play(table, now.turn)
            return
        if now.acts > 1:
            now.acts -= 1
        elif not next_turn(table):
            return
    table.stack.append(ACTS_ASKED[now.turn] if now.acts else TURNS_ASKED[now.turn])


def next_turn(table: Wallet) -> bool:
    """WAL-SETUP-14, WAL-ROUND-2, -5: clockwise; an hourglass turns by itself before each later turn of the first."""
    now = table.round
    seat = now.turn + 1
    if seat == table.seats:
        seat = 0
    now.turn = seat
    now.acts = 0
    now.played = 0
    if seat == now.first:
        now.flip()
        if table.log is not None:
            told: Facts = {"seat": letter(seat), "left": now.hourglasses}
            table.tell("time", "WAL-ROUND-2", told | {"round": now.number, "lap": now.turns[seat] + 1})
        if now.hourglasses == 0:
            end_play(table, HIDDEN)
            return False
    now.turns[seat] += 1
    if table.log is not None:
        facts: Facts = {"seat": letter(seat), "lap": now.turns[now.first]}
        table.tell("turn", "WAL-ROUND-1", facts, audience=1 << seat)  # a line for that seat alone
    return True


def end_play(table: Wallet, by: int) -> None:
    """WAL-ROUND-4, WAL-EXTRA-3: the last hourglass is turned, by a seat or by itself; end cards are called for."""
    table.round.acts = 0
    table.round.played = 0
    table.round.phase = LAST_MINUTE
    if table.log is not None:
        facts: Facts = {"round": table.round.number, "first": letter(table.round.first)}
        if by != HIDDEN:
            facts["by"] = letter(by)
        table.tell("round-over", "WAL-ROUND-4", facts)
        table.tell_standings("over")
    table.round.first_call = table.rules.two_calls
    call_all(table)


def ask_for_end_cards(table: Wallet) -> None:
    """WAL-END-2: the same seat again until it is done or has nothing left; then the next, the last call, the police."""
    now = table.round
    down = table.specials.down
    if table.rules.race:
        asked = mask([seat for seat in range(table.seats) if down[seat]])
        if asked:
            table.stack.append(LastMinute(asked))
            return
    else:
        if not still_asked(now.queue, down) and now.first_call:
            last_call(table)
        if still_asked(now.queue, down):
            table.stack.append(LAST_MINUTES[now.queue[0]])
            return
    now.first_call = False
    fix_verdicts(table)


def still_asked(queue: list[int], down: list[list[int]]) -> bool:
    """Is there anybody left in the queue who has a face-down Special card?"""
    while queue and not down[queue[0]]:
        queue.pop(0)
    return bool(queue)
