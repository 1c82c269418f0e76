"""What an effect will do, as far as one seat can know it.

A rival's bank is never told, nor anything reckoned from it: where an amount or a condition needs it, a range or the
condition itself is told instead.
"""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.corporate_espionage.components import Effect, Op, face_of
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.moments import Pending, Window
from kickback.games.corporate_espionage.table import NOBODY, Play, counts_as
from kickback.games.corporate_espionage.view import EspionageView

UNSURE: Final = -1
NO: Final = 0
SURE: Final = 1


class Clause:
    """One op in words: an id, and its facts. It can be a question, a step of a chain, a consequence, an outlook."""

    def __init__(self, id: str, facts: Facts, harmless: bool = False) -> None:
        self.id: str = id
        self.facts: Facts = facts
        self.harmless: bool = harmless  # it does nothing as things stand

    def does(self) -> Message:
        return Message(f"does-{self.id}", self.facts)

    def asks(self) -> Message:
        return Message(f"ask-{self.id}", self.facts)

    def tread(self) -> Message:
        return Message(f"tread-{self.id}", self.facts)

    def stands(self) -> Message:
        return Message(f"stands-{self.id}", self.facts)


class Doing:
    """Who does something with which card, against whom, in answer to whom, and what is yet to be paid for it."""

    def __init__(self, view: EspionageView, actor: int, code: int, target: int, by: int, price: int = 0) -> None:
        self.view: EspionageView = view
        self.actor: int = actor
        self.code: int = code
        self.target: int = target
        self.by: int = by
        self.price: int = price

    def facts(self, hit: int) -> Facts:
        found: Facts = {"seat": letter(self.actor), "card": card_name(self.view, self.code)}
        if hit != NOBODY:
            found["target"] = letter(hit)
        return found


def card_name(view: EspionageView, code: int) -> str:
    """What CARD() makes a name of: the id of a ready-made card, the name of a player's own."""
    card = view.card_set.card(code)
    return card.id if face_of(code) < view.card_set.shipped else card.name


def knows_bank(view: EspionageView, seat: int) -> bool:
    return isinstance(view.figure(seat), int)


def counted(view: EspionageView, quantity: int, me: int, them: int) -> int:
    """A quantity that everybody can count, or one's own money; UNSURE where it takes a rival's bank."""
    if quantity == w.Q_ROUND:
        return view.calendar.round
    if quantity == w.Q_RIVALS:
        return view.companies.count() - (1 if view.living(me) else 0)
    seat = me if quantity < w.THEIR else them
    if seat == NOBODY:
        return 0
    kind = quantity % w.THEIR
    if kind in (w.Q_BANK, w.Q_NETWORTH):
        if not knows_bank(view, seat):
            return UNSURE
        return max(0, view.accounts.banks[seat] if kind == w.Q_BANK else view.worth(seat))
    if kind <= w.Q_TEAM:
        wanted = (w.EMPLOYEE, w.EXECUTIVE, w.ASSET, w.TEAM)[kind - 1]
        return sum(1 for p in view.in_play.boards[seat] if counts_as(p.card.type, wanted))
    if kind == w.Q_HAND:
        return len(view.zones.hands[seat])
    if kind == w.Q_DECK:
        return len(view.zones.decks[seat])
    return view.incomes[seat] if kind == w.Q_INCOME else view.overheads[seat]


def condition_holds(view: EspionageView, effect: Effect, me: int, them: int) -> int:
    """SURE, NO, or UNSURE where it takes a rival's bank."""
    unsure = False
    for condition in effect.conditions:
        value = counted(view, condition.quantity, me, them)
        if value == UNSURE:
            unsure = True
        elif not condition.holds(value):
            return NO
    return UNSURE if unsure else SURE


def amount_facts(view: EspionageView, op: Op, me: int, them: int, hit: int) -> Facts:
    """How much, as far as it can be known: `how` is exact, least, range or bank."""
    n = op.n
    if op.per != w.NO_QUANTITY:
        size = counted(view, op.per, me, them)
        if size == UNSURE:
            seat = me if op.per < w.THEIR else them
            if op.per % w.THEIR == w.Q_BANK:
                known = op.max != w.NO_LIMIT
                return {"how": "range" if known else "bank", "n": 0, "most": max(0, op.max)}
            least = -(-op.n * view.in_play.printed_cost(seat) // op.div)
            if op.max == w.NO_LIMIT:
                return {"how": "least", "n": least, "most": 0}
            return {"how": "exact" if least >= op.max else "range", "n": min(least, op.max), "most": op.max}
        n = -(-op.n * size // op.div) if size > 0 else 0
    if op.max != w.NO_LIMIT:
        n = min(n, op.max)
    if op.do == w.BILL and n > 0:
        n = 0 if view.blocked(hit, w.V_BILL) else max(0, n + view.modifiers.bills[hit])
    return {"how": "exact", "n": n, "most": n}


def effect_clauses(doing: Doing, effects: list[Effect]) -> list[Clause]:
    """All that a play would do now, op by op; a single clause says so if that is nothing."""
    found: list[Clause] = []
    for effect in effects:
        them = doing.target if doing.target != NOBODY else doing.by
        if condition_holds(doing.view, effect, doing.actor, them) == NO:
            found.append(Clause("nothing-condition", doing.facts(doing.target), True))
            continue
        found += [op_clause(doing, op) for op in effect.ops if op.do not in (w.CANCEL, w.REDIRECT)]
    return found


def hits_of(doing: Doing, op: Op) -> list[int]:
    companies = doing.view.companies
    if op.who == w.ME:
        return [doing.actor]
    if op.who == w.RIVAL:
        return [doing.target] if doing.target != NOBODY else []
    if op.who == w.ACTOR:
        return [doing.by] if doing.by != NOBODY else []
    return companies.clockwise_from(doing.actor) if op.who == w.ALL else companies.rivals_of(doing.actor)


def op_clause(doing: Doing, op: Op) -> Clause:
    hits = hits_of(doing, op)
    reader = doing.view.seat
    if not hits:
        return Clause("nothing", doing.facts(NOBODY), True)
    if len(hits) == 1:
        hit = hits[0]
        who = "self" if hit == doing.actor else "you" if hit == reader else "other"
    else:
        hit = reader if reader in hits and reader != doing.actor else hits[0]
        who = "you" if hit == reader else "all"
    if op.do in (w.GAIN, w.BILL, w.SIPHON):
        return money_clause(doing, op, hit, who)
    if op.do in (w.FIRE, w.DESTROY, w.STEAL, w.BOUNCE):
        return loss_clause(doing, op, hit, who)
    if op.do in (w.DRAW, w.DISCARD, w.PILFER):
        return hand_clause(doing, op, hit, who)
    if op.do == w.PEEK:
        at = w.STATS[op.stat]
        return Clause(f"peek-{at}-{who}", doing.facts(hit) | {"n": op.n})
    return change_clause(doing, op, hit, who)


def money_clause(doing: Doing, op: Op, hit: int, who: str) -> Clause:
    view = doing.view
    them = hit if op.who != w.ME else doing.target if doing.target != NOBODY else doing.by
    sum_facts = amount_facts(view, op, doing.actor, them, hit)
    facts = doing.facts(hit) | sum_facts
    n = sum_facts["n"]
    assert isinstance(n, int)
    if op.do == w.SIPHON and view.blocked(hit, w.V_SIPHON) and who != "all":
        return Clause("nothing-protected", facts | {"verb": "siphon"}, True)
    if op.do == w.BILL:
        facts["collect"] = op.collect
        if n == 0 and sum_facts["how"] == "exact" and who != "all":
            return Clause("nothing-bill", facts, True)
    if hit == view.seat:
        bank = view.accounts.banks[hit] - (doing.price if hit == doing.actor else 0)
        if op.do == w.SIPHON:
            n = min(n, max(0, bank))
            facts["n"] = n
        after = bank + n if op.do == w.GAIN else bank - n
        facts |= {"before": bank, "after": after, "short": max(0, -after)}
    return Clause(f"{w.OPS[op.do]}-{who}", facts)


def chooser_word(doing: Doing, op: Op, hit: int) -> str:
    """Who picks, as the reader would say it."""
    pick = op.chosen_by
    if op.do == w.FIRE and op.pick == w.NO_PICK and doing.view.rules.victim_picks_fired:
        pick = w.PICK_VICTIM
    if pick == w.PICK_RANDOM:
        return "luck"
    picker = hit if pick == w.PICK_VICTIM else doing.actor
    if picker == doing.view.seat:
        return "yours" if picker == hit else "you"
    return "them" if picker == hit else "who"


def hand_clause(doing: Doing, op: Op, hit: int, who: str) -> Clause:
    view = doing.view
    facts = doing.facts(hit) | {"n": op.n, "held": len(view.zones.hands[hit]), "chooser": chooser_word(doing, op, hit)}
    if op.do != w.DRAW and who in ("you", "other"):
        verb = w.V_DISCARD if op.do == w.DISCARD else w.V_PILFER
        if view.blocked(hit, verb):
            return Clause("nothing-protected", facts | {"verb": w.VERBS[verb]}, True)
        if not view.zones.hands[hit]:
            return Clause("nothing-cards", facts, True)
    return Clause(f"{w.OPS[op.do]}-{who}", facts)


BLOCKS: Final = {w.FIRE: w.V_FIRE, w.DESTROY: w.V_DESTROY, w.STEAL: w.V_STEAL, w.BOUNCE: w.V_BOUNCE}


def loss_clause(doing: Doing, op: Op, hit: int, who: str) -> Clause:
    view = doing.view
    kind = w.ASSET if op.do == w.DESTROY else op.what
    facts = doing.facts(hit) | {"n": op.n, "what": w.KINDS[kind], "chooser": chooser_word(doing, op, hit)}
    if who in ("all", "self"):
        return Clause(f"{w.OPS[op.do]}-{who}", facts)
    if view.blocked(hit, BLOCKS[op.do]):
        return Clause("nothing-protected", facts | {"verb": w.VERBS[BLOCKS[op.do]]}, True)
    fits = [
        p
        for p in view.in_play.boards[hit]
        if counts_as(p.card.type, kind) and (op.upto == w.NO_LIMIT or p.card.cost <= op.upto)
    ]
    if not fits:
        return Clause("nothing-kind", facts, True)
    if len(fits) <= op.n:
        named: Facts = {"cards": [card_name(view, p.code) for p in fits]}
        return Clause(f"{w.OPS[op.do]}-{who}-sure", facts | named)
    return Clause(f"{w.OPS[op.do]}-{who}", facts | {"count": len(fits)})


def change_clause(doing: Doing, op: Op, hit: int, who: str) -> Clause:
    facts = doing.facts(hit) | lasting(op)
    if op.do == w.BLOCK:
        return Clause(f"block-{who}", facts | {"verb": w.VERBS[op.what]})
    facts |= {"n": abs(op.n), "up": op.n > 0}
    if op.do == w.SLOTS:
        return Clause(f"slots-{w.STATS[op.stat]}-{who}", facts)
    if op.stat != w.ST_BILL:
        facts["what"] = w.KINDS[op.what]
    return Clause(f"modify-{w.STATS[op.stat]}-{who}", facts)


def lasting(op: Op) -> Facts:
    if op.lasts == w.THIS_TURN:
        return {"lasts": "turn", "turns": 0}
    return {"lasts": "one" if op.lasts <= 1 else "many", "turns": op.lasts}


def answer_clause(view: EspionageView, actor: int, code: int, op: Op, below: Window | None) -> Clause:
    """What a `cancel` or `redirect` does to the step below it."""
    doing = Doing(view, actor, code, NOBODY, NOBODY)
    by = below.happening.by if below is not None else NOBODY
    facts = doing.facts(by) | {"below": pending_name(view, below)}
    if op.do == w.CANCEL:
        back = "both" if op.refund and op.to_hand else "price" if op.refund else "none"
        return Clause("cancel", facts | {"back": back})
    return Clause("redirect-actor" if op.who == w.ACTOR else "redirect-rival", facts)


def pending_name(view: EspionageView, window: Window | None) -> str:
    """What CARD() calls the thing that waits."""
    if isinstance(window, Pending) and window.play.code >= 0:
        return card_name(view, window.play.code)
    return w.EVENTS[window.happening.kind] if window is not None else "nothing"


def play_clauses(view: EspionageView, play: Play, below: Window | None) -> list[Clause]:
    """What a play on the stack does, the main thing first; what does nothing comes last."""
    if play.kind == w.EV_TAKEOVER:
        facts: Facts = {"seat": letter(play.seat), "target": letter(play.target)}
        return [Clause("takeover-you" if play.target == view.seat else "takeover-other", facts)]
    doing = Doing(view, play.seat, play.code, play.target, play.actor)
    found: list[Clause] = []
    if play.enters:
        facts = doing.facts(NOBODY) | {"paid": play.paid}
        found.append(Clause("hire" if play.kind == w.EV_HIRE else "purchase", facts))
    for effect in play.effects:
        answering = [op for op in effect.ops if op.do in (w.CANCEL, w.REDIRECT)]
        found += [answer_clause(view, play.seat, play.code, op, below) for op in answering]
    found += effect_clauses(doing, play.effects)
    found.sort(key=lambda clause: clause.harmless)
    return found or [Clause("nothing", doing.facts(NOBODY), True)]
