"""The ops of the card language: what each does to one company. True: done; False: somebody has to be asked first."""

from __future__ import annotations

from typing import Final

from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.corporate_espionage.components import Op, write_op
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.moments.bills import open_bill
from kickback.games.corporate_espionage.moments.picks import NameRival, PickInHand, PickInPlay
from kickback.games.corporate_espionage.moments.questions import Window
from kickback.games.corporate_espionage.moments.targets import chooser, hittable, nameable
from kickback.games.corporate_espionage.table import (
    GAINED,
    NOBODY,
    SIPHONED,
    Market,
    Permanent,
    Play,
    TimedChange,
    amount_of,
    bill_after,
    blocked,
    blocker_of,
)

UNCOUNTED: Final = -1


class Progress:
    """How far a play has come with the company that is being hit."""

    def __init__(self, play: Play) -> None:
        self.play: Play = play
        self.stage: int = 0
        self.count: int = UNCOUNTED  # what is still to be drawn, picked or taken from the company hit
        self.named: int = NOBODY
        self.losses: list[Permanent] = []  # what others lost to this op, as it was

    def clone(self) -> Progress:
        twin = Progress(self.play)
        twin.stage = self.stage
        twin.count = self.count
        twin.named = self.named
        twin.losses = self.losses[:]
        return twin

    def next_company(self) -> None:
        self.stage = 0
        self.count = UNCOUNTED


VERB_OF: Final[dict[int, int]] = {
    w.SIPHON: w.V_SIPHON, w.DISCARD: w.V_DISCARD, w.PILFER: w.V_PILFER, w.FIRE: w.V_FIRE, w.DESTROY: w.V_DESTROY,
    w.STEAL: w.V_STEAL, w.BOUNCE: w.V_BOUNCE, w.PEEK: w.V_PEEK, w.DRAW: w.V_DRAW,
}  # fmt: skip
OWN_ACTS_PASS: Final = (w.FIRE, w.DESTROY, w.STEAL, w.BOUNCE)  # CES-FX-13


def work(table: Market, progress: Progress, op: Op, victim: int) -> bool:
    """One op on one company."""
    do = op.do
    actor = progress.play.seat
    if do == w.GAIN:
        return gain(table, progress, op, victim)
    if do == w.BILL:
        return send_bill(table, progress, op, victim)
    if victim == actor and (do == w.SIPHON or do == w.STEAL or do == w.PILFER):
        return True  # CES-FX-21
    if progress.count == UNCOUNTED and stopped(table, do, actor, victim):
        tell_blocked(table, progress, op, victim)
        return True
    if do == w.SIPHON:
        return siphon(table, progress, op, victim)
    if do == w.DRAW:
        return draw(table, progress, op, victim)
    if do == w.DISCARD or do == w.PILFER:
        return from_hand(table, progress, op, victim)
    if do == w.PEEK:
        return peek(table, progress, op, victim)
    if do == w.MODIFY or do == w.SLOTS or do == w.BLOCK:
        return change(table, progress, op, victim)
    return from_play(table, progress, op, victim)


def stopped(table: Market, do: int, actor: int, victim: int) -> bool:
    """CES-FX-12, -13: is this op blocked for that company?"""
    if do not in VERB_OF or (victim == actor and do in OWN_ACTS_PASS):
        return False
    return blocked(table, victim, VERB_OF[do])


def facts_of(table: Market, progress: Progress, victim: int) -> Facts:
    """What every event of an effect says: whose card, which, and whom it hits."""
    play = progress.play
    return {"by": letter(play.seat), "card": table.mark(play.code, play.seat), "seat": letter(victim)}


def tell_blocked(table: Market, progress: Progress, op: Op, victim: int) -> None:
    if table.log is not None:
        facts = facts_of(table, progress, victim)
        blocker = blocker_of(table, victim, VERB_OF[op.do])
        table.tell("blocked", "CES-FX-12", facts | {"op": w.OPS[op.do], "blocker": blocker})


def own_bank(table: Market, seat: int, change: int) -> Facts:
    """A bank before and after it changed, for its company alone."""
    after = table.accounts.banks[seat]
    return {"before": after - change, "after": after}


def them(progress: Progress, op: Op, victim: int) -> int:
    """CES-FX-3: whose `their-` an amount means: the company hit; for what its player gets, the rival or the actor."""
    play = progress.play
    if op.who != w.ME:
        return victim
    if play.target != NOBODY:
        return play.target
    return play.actor if play.actor != NOBODY else victim


def gain(table: Market, progress: Progress, op: Op, victim: int) -> bool:
    amount = amount_of(table, op, progress.play.seat, them(progress, op, victim))
    table.accounts.change(victim, amount, GAINED)
    if table.log is not None:
        facts = facts_of(table, progress, victim) | {"amount": amount}
        table.tell("gained", "CES-FX-3", facts, {victim: own_bank(table, victim, amount)})
    return True


def siphon(table: Market, progress: Progress, op: Op, victim: int) -> bool:
    """CES-BRK-2: never more than is there, and nothing from a bank below zero."""
    amount = min(amount_of(table, op, progress.play.seat, victim), max(0, table.accounts.banks[victim]))
    table.accounts.change(victim, -amount, SIPHONED)
    table.accounts.change(progress.play.seat, amount, SIPHONED)
    if table.log is not None:
        facts = facts_of(table, progress, victim) | {"amount": amount}
        table.tell("siphoned", "CES-BRK-2", facts, {victim: own_bank(table, victim, -amount)})
    return True


def send_bill(table: Market, progress: Progress, op: Op, victim: int) -> bool:
    """CES-BILL-1: amount, changes and blocks are reckoned now and then fixed."""
    play = progress.play
    if progress.stage == 1:
        progress.stage = 0
        return True
    if op.collect and victim == play.seat:
        return True  # CES-FX-21
    amount = amount_of(table, op, play.seat, them(progress, op, victim))
    amount = bill_after(table, victim, amount)
    if amount == 0:
        if table.log is not None:
            table.tell("no-bill", "CES-BILL-1", facts_of(table, progress, victim))
        return True
    progress.stage = 1
    open_bill(table, play.seat, victim, amount, op.collect, play.code)
    return False


def draw(table: Market, progress: Progress, op: Op, victim: int) -> bool:
    """CES-DRAW-2: an empty deck gives nothing, or under `burnout` a bill that grows."""
    if progress.count == UNCOUNTED:
        progress.count = op.n
    while progress.count > 0:
        progress.count -= 1
        if not table.draw(victim, "CES-DRAW-1") and table.rules.burnout:
            if burn_out(table, victim):
                return False
            if not table.living(victim):
                return True
    return True


def burn_out(table: Market, seat: int) -> bool:
    """The k-th draw from an empty deck is a bill of k by nobody. True if a bill has been opened."""
    table.companies.burnouts[seat] += 1
    amount = bill_after(table, seat, table.companies.burnouts[seat])
    if amount == 0:
        return False
    open_bill(table, NOBODY, seat, amount, False, NOBODY)
    return True


def from_hand(table: Market, progress: Progress, op: Op, victim: int) -> bool:
    """`discard` and `pilfer`: cards leave a hand by somebody's choice or by luck."""
    if progress.count == UNCOUNTED:
        progress.count = op.n
    actor = progress.play.seat
    hand = table.zones.hands[victim].faces
    while progress.count > 0 and hand:
        if len(hand) <= progress.count:
            progress.count = 0
            for code in hand[:]:
                take_from_hand(table, progress, op, victim, code)
            return True
        seat = chooser(op, actor, victim, False)
        if seat == NOBODY:
            progress.count -= 1
            take_from_hand(table, progress, op, victim, hand[table.pick_from(hand)])
            continue
        if seat != victim and progress.stage == 0:
            progress.stage = 1  # the hand is shown once
            show_hand(table, progress, seat, victim)
        table.stack.append(PickInHand(seat, actor, victim))
        return False
    return True


def show_hand(table: Market, progress: Progress, seat: int, victim: int) -> None:
    """CES-FX-14: who picks from a hand sees it, whatever blocks peeking."""
    table.zones.look(seat, victim)
    if table.log is not None:
        cards = sorted(table.zones.hands[victim].faces)
        secret: Facts = {"hand": [table.mark(code, victim) for code in cards]}
        table.tell("hand-shown", "CES-FX-14", facts_of(table, progress, victim), {seat: secret})


def take_from_hand(table: Market, progress: Progress, op: Op, victim: int, code: int) -> None:
    actor = progress.play.seat
    name = table.mark(code, victim)
    facts = facts_of(table, progress, victim) if table.log is not None else {}
    if op.do == w.DISCARD:
        table.zones.from_hand(victim, code)
        table.zones.pile_up(code)
        if table.log is not None:
            table.tell("discarded", "CES-OWN-3", facts | {"lost": name})
        return
    table.zones.hand_over(victim, actor, code)
    if table.log is not None:
        secret: Facts = {"lost": name}
        table.tell("pilfered", "CES-FX-1", facts, {victim: secret, actor: secret})


def peek(table: Market, progress: Progress, op: Op, victim: int) -> bool:
    """CES-FX-16: what is seen is for the peeker alone."""
    actor = progress.play.seat
    secret: Facts = {}
    if op.stat == w.ST_BANK:
        if victim != actor:
            table.accounts.show(actor, victim, table.calendar.turn)
        secret["bank"] = table.accounts.banks[victim]
    elif op.stat == w.ST_HAND:
        if victim != actor:
            table.zones.look(actor, victim)
        secret["hand"] = [table.mark(code, victim) for code in sorted(table.zones.hands[victim].faces)]
    else:
        secret["deck"] = [table.mark(code, victim) for code in table.zones.look_at_deck(actor, victim, op.n)]
    if table.log is not None:
        table.tell("peeked", "CES-FX-16", facts_of(table, progress, victim) | {"at": w.STATS[op.stat]}, {actor: secret})
    return True


def change(table: Market, progress: Progress, op: Op, victim: int) -> bool:
    """CES-FX-6, -20: a change for a time belongs to the company it names."""
    play = progress.play
    if op.lasts > 0:
        table.in_play.timed_changes.append(TimedChange(op, victim, play.seat, op.lasts, play.since, play.code))
        table.in_play.stale = True
        if table.log is not None:
            table.tell("changed", "CES-FX-6", facts_of(table, progress, victim) | {"what": write_op(op)})
    return True


def from_play(table: Market, progress: Progress, op: Op, victim: int) -> bool:
    """`fire`, `destroy`, `steal`, `bounce`. CES-HIT-3: what is there is taken; a Pick only if there is a choice."""
    actor = progress.play.seat
    if progress.count == UNCOUNTED:
        progress.count = 1 if op.do == w.STEAL or op.do == w.BOUNCE else op.n
    while progress.count > 0:
        options = hittable(table, op, actor, victim)
        if len(options) <= progress.count:
            progress.count = 0
            for permanent in options:
                take_from_play(table, progress, op, permanent)
            return True
        seat = chooser(op, actor, victim, table.rules.victim_picks_fired)
        if seat != NOBODY:
            table.stack.append(PickInPlay(seat, actor, victim, op))
            return False
        progress.count -= 1
        take_from_play(table, progress, op, options[table.pick_from([permanent.code for permanent in options])])
    return True


TAKEN: Final[dict[int, str]] = {w.FIRE: "fired", w.DESTROY: "destroyed", w.STEAL: "stolen", w.BOUNCE: "bounced"}
TAKEN_BY: Final[dict[int, str]] = {
    w.FIRE: "CES-HIT-2", w.DESTROY: "CES-HIT-1", w.STEAL: "CES-FX-17", w.BOUNCE: "CES-OWN-3",
}  # fmt: skip


def take_from_play(table: Market, progress: Progress, op: Op, permanent: Permanent) -> None:
    """One card in play is taken, and that is a loss if another company did it."""
    actor, victim, code = progress.play.seat, permanent.seat, permanent.code
    if victim != actor:
        progress.losses.append(permanent.clone())
    if table.log is not None:
        facts = facts_of(table, progress, victim) | {"lost": table.mark(code, victim), "owner": letter(permanent.owner)}
        table.tell(TAKEN[op.do], TAKEN_BY[op.do], facts)
    if op.do == w.STEAL:
        table.hand_control(permanent, actor)
        return
    table.in_play.remove(permanent)
    owner = permanent.owner
    if op.do == w.BOUNCE and table.living(owner):
        table.zones.to_hand(owner, code)
    else:
        table.zones.pile_up(code)


def stop(table: Market, progress: Progress, op: Op) -> None:
    """CES-CXL-1 to -3: the pending event below does not happen."""
    below = answered(table, progress)
    if below is not None:
        below.cancel(table, op.refund, op.to_hand)


def turn_aside(table: Market, progress: Progress, op: Op) -> bool:
    """CES-CXL-4: the pending play gets another company to name."""
    below = answered(table, progress)
    if below is None or below.happening.named == NOBODY:
        return True
    if op.who == w.ACTOR:
        below.redirect(table, below.happening.by)
        return True
    if progress.stage == 0:
        if not nameable(table, progress.play.seat):
            return True
        progress.stage = 1
        progress.named = NOBODY
        table.stack.append(NameRival(progress.play.seat))
        return False
    progress.stage = 0
    if progress.named != NOBODY:
        below.redirect(table, progress.named)
    return True


def answered(table: Market, progress: Progress) -> Window | None:
    """The window below, if what this play answers is still pending there."""
    happening = progress.play.answers
    below = table.stack[-2]
    if (
        happening is not None
        and isinstance(below, Window)
        and below.happening.began == happening.began
        and not below.cancelled
    ):
        return below
    return None
