"""The ops of the card language: what each does to one company. True: done; False: somebody has to be asked first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickback.engine.events import Facts
from kickback.engine.seats import letter
from kickback.games.corporate_espionage import words as w
from kickback.games.corporate_espionage.effects import Op, write_op
from kickback.games.corporate_espionage.permanents import Brief, Permanent
from kickback.games.corporate_espionage.picks import (
    NameRival,
    PickInHand,
    PickInPlay,
    chooser,
    hittable,
    nameable,
)
from kickback.games.corporate_espionage.questions import Window
from kickback.games.corporate_espionage.sums import amount_of, bill_after, blocked
from kickback.games.corporate_espionage.table import GAINED, NOBODY, SIPHONED, Market

if TYPE_CHECKING:  # a `Carry` calls these
    from kickback.games.corporate_espionage.carry import Carry

UNCOUNTED: Final = -1
VERB_OF: Final[dict[int, int]] = {
    w.SIPHON: w.V_SIPHON, w.DISCARD: w.V_DISCARD, w.PILFER: w.V_PILFER, w.FIRE: w.V_FIRE, w.DESTROY: w.V_DESTROY,
    w.STEAL: w.V_STEAL, w.BOUNCE: w.V_BOUNCE, w.PEEK: w.V_PEEK, w.DRAW: w.V_DRAW,
}  # fmt: skip
OWN_ACTS_PASS: Final = (w.FIRE, w.DESTROY, w.STEAL, w.BOUNCE)  # CES-FX-13


def work(table: Market, carry: Carry, op: Op, victim: int) -> bool:
    """One op on one company."""
    do = op.do
    actor = carry.deed.seat
    if do == w.GAIN:
        return gain(table, carry, op, victim)
    if do == w.BILL:
        return send_bill(table, carry, op, victim)
    if victim == actor and (do == w.SIPHON or do == w.STEAL or do == w.PILFER):
        return True  # CES-FX-21
    if carry.count == UNCOUNTED and stopped(table, do, actor, victim):
        tell_blocked(table, carry, op, victim)
        return True
    if do == w.SIPHON:
        return siphon(table, carry, op, victim)
    if do == w.DRAW:
        return draw(table, carry, op, victim)
    if do == w.DISCARD or do == w.PILFER:
        return from_hand(table, carry, op, victim)
    if do == w.PEEK:
        return peek(table, carry, op, victim)
    if do == w.MODIFY or do == w.SLOTS or do == w.BLOCK:
        return change(table, carry, op, victim)
    return from_play(table, carry, op, victim)


def stopped(table: Market, do: int, actor: int, victim: int) -> bool:
    """CES-FX-12, -13: is this op blocked for that company?"""
    if do not in VERB_OF or (victim == actor and do in OWN_ACTS_PASS):
        return False
    return blocked(table, victim, VERB_OF[do])


def facts_of(table: Market, carry: Carry, victim: int) -> Facts:
    """What every event of an effect says: whose card, which, and whom it hits."""
    deed = carry.deed
    return {"by": letter(deed.seat), "card": table.mark(deed.code, deed.seat), "seat": letter(victim)}


def tell_blocked(table: Market, carry: Carry, op: Op, victim: int) -> None:
    if table.log is not None:
        table.tell("blocked", "CES-FX-12", facts_of(table, carry, victim) | {"op": w.OPS[op.do]})


def them(carry: Carry, op: Op, victim: int) -> int:
    """CES-FX-3: whose `their-` an amount means: the company hit; for what its player gets, the rival or the actor."""
    deed = carry.deed
    if op.who != w.ME:
        return victim
    if deed.target != NOBODY:
        return deed.target
    return deed.actor if deed.actor != NOBODY else victim


def gain(table: Market, carry: Carry, op: Op, victim: int) -> bool:
    amount = amount_of(table, op, carry.deed.seat, them(carry, op, victim))
    table.bank(victim, amount, GAINED)
    if table.log is not None:
        table.tell("gained", "CES-FX-3", facts_of(table, carry, victim) | {"amount": amount})
    return True


def siphon(table: Market, carry: Carry, op: Op, victim: int) -> bool:
    """CES-BRK-2: never more than is there, and nothing from a bank below zero."""
    amount = min(amount_of(table, op, carry.deed.seat, victim), max(0, table.banks[victim]))
    table.bank(victim, -amount, SIPHONED)
    table.bank(carry.deed.seat, amount, SIPHONED)
    if table.log is not None:
        table.tell("siphoned", "CES-BRK-2", facts_of(table, carry, victim) | {"amount": amount})
    return True


def send_bill(table: Market, carry: Carry, op: Op, victim: int) -> bool:
    """CES-BILL-1: amount, changes and blocks are reckoned now and then fixed."""
    deed = carry.deed
    if carry.stage == 1:
        carry.stage = 0
        return True
    if op.collect and victim == deed.seat:
        return True  # CES-FX-21
    amount = amount_of(table, op, deed.seat, them(carry, op, victim))
    amount = bill_after(table, victim, amount)
    if amount == 0:
        if table.log is not None:
            table.tell("no-bill", "CES-BILL-1", facts_of(table, carry, victim))
        return True
    carry.stage = 1
    table.open_bill(deed.seat, victim, amount, op.collect, deed.code)
    return False


def draw(table: Market, carry: Carry, op: Op, victim: int) -> bool:
    """CES-DRAW-2: an empty deck gives nothing, or under `burnout` a bill that grows."""
    if carry.count == UNCOUNTED:
        carry.count = op.n
    while carry.count > 0:
        carry.count -= 1
        if not table.draw(victim, "CES-DRAW-1") and table.rules.burnout:
            if burn_out(table, victim):
                return False
            if not table.living(victim):
                return True
    return True


def burn_out(table: Market, seat: int) -> bool:
    """The k-th draw from an empty deck is a bill of k by nobody. True if a bill has been opened."""
    table.burnouts[seat] += 1
    amount = bill_after(table, seat, table.burnouts[seat])
    if amount == 0:
        return False
    table.open_bill(NOBODY, seat, amount, False, NOBODY)
    return True


def from_hand(table: Market, carry: Carry, op: Op, victim: int) -> bool:
    """`discard` and `pilfer`: cards leave a hand by somebody's choice or by luck."""
    if carry.count == UNCOUNTED:
        carry.count = op.n
    actor = carry.deed.seat
    hand = table.hands[victim].faces
    while carry.count > 0 and hand:
        if len(hand) <= carry.count:
            carry.count = 0
            for code in hand[:]:
                take_from_hand(table, carry, op, victim, code)
            return True
        seat = chooser(op, actor, victim, False)
        if seat == NOBODY:
            carry.count -= 1
            take_from_hand(table, carry, op, victim, hand[table.pick_from(hand)])
            continue
        if seat != victim and carry.stage == 0:
            carry.stage = 1  # the hand is shown once
            show_hand(table, carry, seat, victim)
        table.stack.append(PickInHand(seat, actor, victim))
        return False
    return True


def show_hand(table: Market, carry: Carry, seat: int, victim: int) -> None:
    """CES-FX-14: who picks from a hand sees it, whatever blocks peeking."""
    table.look(seat, victim)
    if table.log is not None:
        cards = sorted(table.hands[victim].faces)
        secret: Facts = {"hand": [table.mark(code, victim) for code in cards]}
        table.tell("hand-shown", "CES-FX-14", facts_of(table, carry, victim), {seat: secret})


def take_from_hand(table: Market, carry: Carry, op: Op, victim: int, code: int) -> None:
    actor = carry.deed.seat
    name = table.mark(code, victim)
    facts = facts_of(table, carry, victim) if table.log is not None else {}
    if op.do == w.DISCARD:
        table.from_hand(victim, code)
        table.pile_up(code)
        if table.log is not None:
            table.tell("discarded", "CES-OWN-3", facts | {"lost": name})
        return
    table.hand_over(victim, actor, code)
    if table.log is not None:
        secret: Facts = {"lost": name}
        table.tell("pilfered", "CES-FX-1", facts, {victim: secret, actor: secret})


def peek(table: Market, carry: Carry, op: Op, victim: int) -> bool:
    """CES-FX-16: what is seen is for the peeker alone."""
    actor = carry.deed.seat
    secret: Facts = {}
    if op.stat == w.ST_BANK:
        if victim != actor:
            table.show_bank(actor, victim)
        secret["bank"] = table.banks[victim]
    elif op.stat == w.ST_HAND:
        if victim != actor:
            table.look(actor, victim)
        secret["hand"] = [table.mark(code, victim) for code in sorted(table.hands[victim].faces)]
    else:
        secret["deck"] = [table.mark(code, victim) for code in table.look_at_deck(actor, victim, op.n)]
    if table.log is not None:
        table.tell("peeked", "CES-FX-16", facts_of(table, carry, victim) | {"at": w.STATS[op.stat]}, {actor: secret})
    return True


def change(table: Market, carry: Carry, op: Op, victim: int) -> bool:
    """CES-FX-6, -20: a change for a time belongs to the company it names."""
    deed = carry.deed
    if op.lasts > 0:
        table.briefs.append(Brief(op, victim, deed.seat, op.lasts, deed.since, deed.code))
        table.swayed = True
        if table.log is not None:
            table.tell("changed", "CES-FX-6", facts_of(table, carry, victim) | {"what": write_op(op)})
    return True


def from_play(table: Market, carry: Carry, op: Op, victim: int) -> bool:
    """`fire`, `destroy`, `steal`, `bounce`. CES-HIT-3: what is there is taken; a Pick only if there is a choice."""
    actor = carry.deed.seat
    if carry.count == UNCOUNTED:
        carry.count = 1 if op.do == w.STEAL or op.do == w.BOUNCE else op.n
    while carry.count > 0:
        options = hittable(table, op, actor, victim)
        if not options:
            return True
        if len(options) <= carry.count:
            carry.count = 0
            for permanent in options:
                take_from_play(table, carry, op, permanent)
            return True
        seat = chooser(op, actor, victim, table.rules.victim_picks_fired)
        if seat != NOBODY:
            table.stack.append(PickInPlay(seat, actor, victim, op))
            return False
        carry.count -= 1
        take_from_play(table, carry, op, options[table.pick_from([permanent.code for permanent in options])])
    return True


TAKEN: Final[dict[int, str]] = {w.FIRE: "fired", w.DESTROY: "destroyed", w.STEAL: "stolen", w.BOUNCE: "bounced"}
TAKEN_BY: Final[dict[int, str]] = {
    w.FIRE: "CES-HIT-2", w.DESTROY: "CES-HIT-1", w.STEAL: "CES-FX-17", w.BOUNCE: "CES-OWN-3",
}  # fmt: skip


def take_from_play(table: Market, carry: Carry, op: Op, permanent: Permanent) -> None:
    """One card in play is taken, and that is a loss if another company did it."""
    actor, victim, code = carry.deed.seat, permanent.seat, permanent.code
    if victim != actor:
        carry.losses.append(permanent.clone())
    if table.log is not None:
        facts = facts_of(table, carry, victim) | {"lost": table.mark(code, victim), "owner": letter(code & 7)}
        table.tell(TAKEN[op.do], TAKEN_BY[op.do], facts)
    if op.do == w.STEAL:
        table.hand_control(permanent, actor)
        return
    table.remove(permanent)
    owner = code & 7
    if op.do == w.BOUNCE and table.living(owner):
        table.to_hand(owner, code)
    else:
        table.pile_up(code)


def stop(table: Market, carry: Carry, op: Op) -> None:
    """CES-CXL-1 to -3: the pending event below does not happen."""
    below = answered(table, carry)
    if below is not None:
        below.cancel(table, op.refund, op.to_hand)


def turn_aside(table: Market, carry: Carry, op: Op) -> bool:
    """CES-CXL-4: the pending play gets another company to name."""
    below = answered(table, carry)
    if below is None or below.matter.named == NOBODY:
        return True
    if op.who == w.ACTOR:
        below.redirect(table, below.matter.by)
        return True
    if carry.stage == 0:
        if not nameable(table, carry.deed.seat):
            return True
        carry.stage = 1
        carry.named = NOBODY
        table.stack.append(NameRival(carry.deed.seat))
        return False
    carry.stage = 0
    if carry.named != NOBODY:
        below.redirect(table, carry.named)
    return True


def answered(table: Market, carry: Carry) -> Window | None:
    """The window below, if what this deed answers is still pending there."""
    matter = carry.deed.answers
    below = table.stack[-2]
    if matter is not None and isinstance(below, Window) and below.matter.began == matter.began and not below.cancelled:
        return below
    return None
