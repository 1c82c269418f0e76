"""The payment phase: the price, the caps, Off the Record, and audits of the payment just made."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.engine.prompts import SIGNAL, Choice, Locked, Prompt
from kickback.engine.seats import letter
from kickback.games.embezzlement import bans
from kickback.games.embezzlement.actions import OTR_PAYMENT, PASS, PUNCH, USE_BRIBE, Move
from kickback.games.embezzlement.components import (
    AUDIT,
    BLANK,
    BRIBE,
    EIGHT,
    MOST,
    OFF_RECORD,
    OTR,
    TRAP,
    WORTH,
    YEARS,
    kind_name,
)
from kickback.games.embezzlement.prompts.duels import (
    NO_CARD_YET,
    bribes_on_pile,
    chain,
    fall_or_bribe,
    keeps_bribe,
    odd_or_even,
    sealed_locks,
)
from kickback.games.embezzlement.prompts.reckoning import (
    Payment,
    answers_left,
    base,
    breaks,
    could_answer,
    left_after,
    opens_in,
    own_cards,
    year_facts,
)
from kickback.games.embezzlement.prompts.strips import count_line, opened, opened_unseen
from kickback.games.embezzlement.table.exchange import PAYMENT_OTR
from kickback.games.embezzlement.view import EmbezzlementView


def paying_facts(view: EmbezzlementView) -> Facts:
    turn = view.turn
    space = turn.paying
    year = (view.boards.latest[turn.active] + 1) % YEARS + 1 if space == BLANK else space % YEARS + 1
    return base(view) | {"year": year, "settles": opens_in(view, space), "said": max(0, turn.amount)}


def price_says(view: EmbezzlementView, kind: int, amount: int, facts: Facts) -> list[Message]:
    """EMB-PAY-9, EMB-INV-3, -4, EMB-SETTLE-7: what paying so much for this leads to."""
    more = facts | {"amount": amount}
    if kind == TRAP:
        lines = [Message("says-price-trap", more, ("EMB-INV-3", "EMB-INV-4"))]
        return [*lines, Message("says-bait")] if amount >= MOST - 1 else lines
    surplus = amount - WORTH[kind]
    if surplus > 0:
        lines = [Message("says-price-over", more | {"surplus": surplus}, ("EMB-SETTLE-5",))]
        return [*lines, Message("says-price-rats", None, ("EMB-HOUSE-23",))] if view.rules.rich_rats else lines
    if surplus == 0:
        return [Message("says-price-exact", more, ("EMB-AUDIT-9",))]
    stash = view.stash[view.seat]
    lines = [Message("says-price-under", more | {"gap": -surplus}, ("EMB-SETTLE-7", "EMB-AUDIT-7"))]
    return [*lines, Message("says-price-beyond", {"stash": stash})] if -surplus > stash else lines


def ask_declare(view: EmbezzlementView, moves: list[Move]) -> Prompt:
    """EMB-PAY-3, -4, EMB-HOUSE-12: name a price, true or not, or seal it where nobody speaks."""
    silent = view.rules.silence
    kind = view.kinds[view.turn.fresh] if view.turn.fresh != BLANK else view.value(view.turn.paying)
    facts = paying_facts(view) | {"value": kind_name(kind)}
    made = Prompt("declare", Message("ask-seal" if silent else "ask-declare", facts))
    made.kicker = Message("kicker-seal" if silent else "kicker-declare", facts)
    made.stakes = [value_stakes(kind, silent, facts)]
    if view.turn.round == 1:
        made.notes = [Message("note-first-turns", None, ("EMB-TURN-3",))]
    made.clock = Message("clock-seal" if silent else "clock-announce", {"amount": MOST})
    made.choices = [
        Choice(
            move,
            Message("choice-price", {"amount": move.amount}),
            price_says(view, kind, move.amount, facts),
            str(move.amount),
        )
        for move in moves
    ]
    made.locked = [
        Locked(Message("locked-higher"), bans.ANNOUNCE_RANGE, text="seal 6" if silent else "announce 6"),
        Locked(Message("locked-otr"), bans.OTR_IN_PAYMENT, {"silence": silent}, "otr"),
        Locked(Message("locked-put-back"), bans.MUST_PAY, {"silence": silent}, "pass"),
    ]
    return made


def value_stakes(kind: int, silent: bool, facts: Facts) -> Message:
    if kind == TRAP:
        return Message("stakes-trap", facts, ("EMB-INV-3", "EMB-INV-4"))
    if kind == EIGHT:
        return Message("stakes-eight", facts, ("EMB-INV-6",))
    if silent:
        return Message("stakes-seal", facts, ("EMB-HOUSE-12",))
    return Message("stakes-declare", facts, ("EMB-PAY-3", "EMB-PAY-4", "EMB-PAY-6", "EMB-PAY-9", "EMB-SETTLE-15"))


def ask_place(view: EmbezzlementView, moves: list[Move]) -> Prompt:
    """EMB-PAY-6, -10, EMB-OTR-5, EMB-HOUSE-11: put the caps down, or first go off the record."""
    turn = view.turn
    hidden = view.boards.marks[turn.paying] == OFF_RECORD
    kind = view.value(turn.paying)
    offered = any(move.verb is OTR_PAYMENT for move in moves)
    facts = paying_facts(view) | {"value": kind_name(kind) if not hidden else "none", "otr": offered}
    loose = turn.amount == 0
    made = Prompt("place", Message(place_question(view, hidden, loose, offered), facts))
    made.kicker = Message("kicker-place", facts)
    if not hidden and not loose:
        made.stakes = [surplus_stakes(kind, turn.amount, facts)]
    made.clock = Message("clock-place", {"amount": turn.amount or MOST})
    for move in moves:
        if move.verb is OTR_PAYMENT:
            more = left_after(view, OTR) | {"punch": view.rules.punch, "loose": loose}
            says = [Message("says-otr-first", facts | more, ("EMB-OTR-8", "EMB-OTR-9", "EMB-OTR-10"))]
            made.choices.append(Choice(move, Message("choice-otr-first"), says, "O"))
        elif loose:
            says = [Message("says-nobody-asks")] if hidden else price_says(view, kind, move.amount, facts)
            label = Message("choice-price", {"amount": move.amount})
            made.choices.append(Choice(move, label, says, str(move.amount)))
        else:
            says = [Message("says-placed-otr" if hidden else "says-placed", facts, ("EMB-OTR-9",) if hidden else ())]
            made.choices.append(Choice(move, Message("choice-place", {"amount": turn.amount}), says, "Enter"))
    made.locked = place_locks(view, hidden, loose)
    return made


def place_question(view: EmbezzlementView, hidden: bool, loose: bool, offered: bool) -> str:
    if loose:
        return "ask-place-loose-otr" if hidden else "ask-place-loose"
    if hidden:
        return "ask-place-hidden"
    if offered and view.turn.otr_fell:
        return "ask-place-again"
    return "ask-place" if offered else "ask-place-only"


def surplus_stakes(kind: int, said: int, facts: Facts) -> Message:
    if kind == TRAP:
        return Message("stakes-place-trap", facts, ("EMB-PAY-10", "EMB-PAY-11"))
    surplus = said - WORTH[kind]
    way = "over" if surplus > 0 else "under" if surplus < 0 else "exact"
    return Message(f"stakes-place-{way}", facts | {"caps": abs(surplus)}, ("EMB-PAY-10", "EMB-PAY-11"))


def place_locks(view: EmbezzlementView, hidden: bool, loose: bool) -> list[Locked]:
    locks: list[Locked] = []
    if not loose:
        other = 1 if view.turn.amount != 1 else 2
        locks.append(Locked(Message("locked-other-amount"), bans.AS_ANNOUNCED, text=f"place {other}"))
    own = range(YEARS * view.seat, YEARS * view.seat + YEARS)
    others = [space % YEARS + 1 for space in own if space != view.turn.paying and view.boards.lying[space] != BLANK]
    if others:
        locks.append(Locked(Message("locked-other-year"), bans.THIS_YEAR_ONLY, text=f"otr {others[0]}"))
    if hidden or not own_cards(view, OTR):
        locks.append(Locked(Message("locked-otr"), bans.NOT_HELD, text="otr"))
    return locks


def ask_challenge(view: EmbezzlementView, moves: list[Move]) -> Prompt:
    """EMB-OTR-8, EMB-BRIBE-4, EMB-HOUSE-8: any colleague may bribe it, or break it with two cards."""
    exchange = view.exchange
    assert exchange is not None
    paying = exchange.what == PAYMENT_OTR
    amount = view.turn.amount if paying else view.boards.paid[exchange.space]
    known = amount > 0
    facts = base(view) | year_facts(view, exchange.space) | {"paid": max(0, amount), "known": known, "paying": paying}
    made = Prompt("challenge-otr", Message("ask-challenge-again" if exchange.bribes else "ask-challenge", facts))
    made.kicker = Message("kicker-window", facts)
    made.stakes = [Message("stakes-challenge", facts, ("EMB-OTR-1", "EMB-OTR-2", "EMB-OTR-3", "EMB-OTR-4"))]
    made.stands = Message("stands-otr", facts, ("EMB-OTR-7",))
    made.chain = chain(view)
    made.clock = Message("clock-let-go")
    answerable = could_answer(view, exchange.by, BRIBE)
    for move in moves:
        if move.verb is PASS:
            made.choices.append(Choice(move, Message("choice-let-go"), [Message("says-goes-otr", facts)], "Enter"))
        elif move.verb is PUNCH:
            says = [Message("says-punch", facts, ("EMB-HOUSE-8", "EMB-HOUSE-9"))]
            says += opened(view, exchange.space, view.seat, amount) if known else opened_unseen(view, exchange.space)
            made.choices.append(Choice(move, Message("choice-punch"), says, "U", SIGNAL, asks_back=True))
        else:
            more = left_after(view, BRIBE) | {"answerable": answerable}
            says = [Message("says-otr-falls", facts | more, ("EMB-BRIBE-4",))]
            made.choices.append(Choice(move, Message("choice-bribe"), says, "B"))
    not_yet = Message("why-not-paid-yet", None, ("EMB-AUDIT-1",)) if paying else None
    made.locked = [
        Locked(Message("locked-bribe"), bans.NOT_HELD, text="bribe"),
        Locked(Message("locked-audit"), bans.AUDIT_ONLY_THEN, text="audit", why=not_yet),
        Locked(Message("locked-peek"), bans.PEEK_SUSPENDED, {"window": True}),
    ]
    if view.rules.punch:
        made.locked.insert(1, Locked(Message("locked-punch"), bans.PUNCH_NEEDS_BOTH, text="punch"))
    made.orders = ["let-otr"]
    return made


def ask_defend(view: EmbezzlementView, moves: list[Move]) -> Prompt:
    """EMB-BRIBE-3, EMB-RULING-21, -42: the owner of a bribed Off the Record. Its value is sealed."""
    exchange = view.exchange
    assert exchange is not None
    paying = exchange.what == PAYMENT_OTR
    briber = exchange.chain[-1].seat
    facts = base(view) | year_facts(view, exchange.space)
    facts |= {"who": letter(briber), "bribes": exchange.bribes, "said": max(0, view.turn.amount), "what": "otr"}
    facts["punch"] = paying and view.rules.punch
    falls = "says-otr-stays-open" if not paying else "says-down-in-the-open" if view.turn.amount else "says-then-choose"
    made = fall_or_bribe(view, moves, facts, "ask-defend", falls, HIDDEN)
    made.stakes = []
    return made


def ask_audit_payment(view: EmbezzlementView, moves: list[Move]) -> Prompt:
    """EMB-AUDIT-1, -2: the first audit down counts."""
    space = view.turn.paid_now
    facts = base(view) | year_facts(view, space)
    made = Prompt("audit-payment", Message("ask-audit-silent" if view.rules.silence else "ask-audit-payment", facts))
    made.kicker = Message("kicker-window", facts)
    made.stakes = opened(view, space, view.seat, view.boards.paid[space])
    made.stakes.append(Message("stakes-may-bribe", facts, ("EMB-AUDIT-1", "EMB-AUDIT-2")))
    made.stands = Message("stands-shut", facts, ("EMB-AUDIT-3",))
    made.notes = [count_line(view, space)]
    made.clock = Message("clock-let-go")
    for move in moves:
        if move.verb is PASS:
            made.choices.append(Choice(move, Message("choice-let-go"), [Message("says-nothing-opened")], "Enter"))
        else:
            made.choices.append(audit_choice(view, move, space, facts))
    made.locked = [
        Locked(Message("locked-audit"), bans.NOT_HELD, text="audit"),
        Locked(Message("locked-blackmail"), bans.NO_BLACKMAIL_IN_AUDIT, text="blackmail"),
        Locked(Message("locked-bribe"), bans.NOTHING_TO_BRIBE, text="bribe", why=NO_CARD_YET),
        Locked(Message("locked-trade"), bans.TRADE_OWN_PHASE),
    ]
    made.orders = ["let-payments", "let-payments-1", "let-payments-2", "let-payments-3"]
    return made


def audit_choice(view: EmbezzlementView, move: Move, space: int, facts: Facts, again: bool = False) -> Choice:
    payment = Payment(view, view.boards.paid[space])
    more = left_after(view, AUDIT) | {"who": letter(space // YEARS)}
    more["answerable"] = could_answer(view, space // YEARS, BRIBE)
    says = [Message("says-audit-again" if again else "says-audit", facts | more, ("EMB-AUDIT-1",))]
    stash = view.stash[view.seat]
    if stash == 0 and payment.exact:
        says.append(Message("says-honest-breaks", None, ("EMB-BUST-2",)))
    elif stash < 2 and payment.traps:
        says.append(Message("says-trap-breaks", None, ("EMB-BUST-2",)))
    tone = SIGNAL if breaks(view, payment) else "plain"
    return Choice(move, Message("choice-audit-again" if again else "choice-audit"), says, "A", tone)


def ask_bribe_audit(view: EmbezzlementView, moves: list[Move]) -> Prompt:
    """EMB-AUDIT-16: the payer lets the audit stand, or bribes. What the reader once saw is sealed."""
    exchange = view.exchange
    assert exchange is not None
    facts = base(view) | year_facts(view, exchange.space)
    facts |= {"who": letter(exchange.by), "bribes": exchange.bribes, "what": "audit"}
    made = Prompt("bribe-audit", Message("ask-let-stand-again" if exchange.bribes else "ask-bribe-audit", facts))
    made.kicker = Message("kicker-yours", facts)
    made.stands = odd_or_even("stands-card-stands", facts)
    made.stakes = [bribes_on_pile(view, exchange.by)]
    made.stakes += opened(view, exchange.space, exchange.by, view.boards.paid[exchange.space])
    made.chain = chain(view)
    made.clock = Message("clock-let-stand")
    for move in moves:
        if move.verb is PASS:
            says = [Message("says-opened", facts, ("EMB-AUDIT-6",)), *keeps_bribe(view)]
            made.choices.append(Choice(move, Message("choice-let-stand"), says, "Enter", SIGNAL))
        else:
            more = left_after(view, BRIBE) | answers_left(view, exchange)
            label = Message("choice-bribe-again" if exchange.bribes else "choice-bribe")
            made.choices.append(Choice(move, label, [Message("says-falls", facts | more, ("EMB-BRIBE-2",))], "B"))
    made.locked = sealed_locks()
    return made


def ask_replay_audit(view: EmbezzlementView, moves: list[Move]) -> Prompt:
    """EMB-RULING-18, -19: after the payer's Bribe."""
    exchange = view.exchange
    assert exchange is not None
    mine = exchange.by == view.seat
    payer = letter(view.turn.active)
    facts = base(view) | year_facts(view, exchange.space)
    facts |= {"victim": payer, "who": letter(exchange.by), "mine": mine, "reopens": view.rules.audit_reopens}
    alone = not view.rules.audit_reopens
    made = Prompt("replay-audit", Message("ask-replay-audit-mine" if mine else "ask-replay-audit", facts))
    made.kicker = Message("kicker-yours", facts | {"who": payer}) if alone else Message("kicker-replay", facts)
    made.stands = odd_or_even("stands-audit-falls", facts)
    made.stakes = opened(view, exchange.space, view.seat, view.boards.paid[exchange.space])
    made.chain = chain(view)
    made.clock = Message("clock-let-go")
    for move in moves:
        if move.verb is PASS:
            made.choices.append(Choice(move, Message("choice-let-go"), [Message("says-nothing-opened")], "Enter"))
        elif move.verb is USE_BRIBE:
            more = left_after(view, BRIBE) | {"answerable": could_answer(view, view.turn.active, BRIBE)}
            says = [Message("says-audit-stands-again", facts | more, ("EMB-BRIBE-3",))]
            made.choices.append(Choice(move, Message("choice-bribe-back"), says, "B"))
        else:
            made.choices.append(audit_choice(view, move, exchange.space, facts, again=mine))
    made.locked = [
        Locked(Message("locked-audit"), bans.AUDIT_ONCE, text="audit"),
        Locked(Message("locked-bribe"), bans.NOT_YOUR_FIGHT, text="bribe"),
    ]
    if mine:
        made.locked.append(Locked(Message("locked-peek"), bans.PEEK_SUSPENDED, {"window": not alone}))
    else:
        made.orders = ["stay-out"]
    return made
