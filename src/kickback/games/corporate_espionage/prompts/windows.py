"""What a company is asked while something waits: plays, bills, the end of a turn, audits."""

from __future__ import annotations

from typing import Final

from kickback.engine.bans import Ban
from kickback.engine.messages import Message
from kickback.engine.plain import Facts
from kickback.engine.prompts import ASK_ME, SIGNAL, Choice, Link, Locked, Prompt, StandingOrder
from kickback.engine.seats import LETTERS, letter
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage import bans
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.components import MOST_SEATS, Card, face_of
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.moments import AuditAnswer, Bill, EndWindow, Pending, Window, event_word
from kickback.games.corporate_espionage.prompts.clauses import (
    Clause,
    Doing,
    answer_clause,
    card_name,
    op_clause,
    pending_name,
    play_clauses,
)
from kickback.games.corporate_espionage.prompts.figures import assets_worth
from kickback.games.corporate_espionage.prompts.locks import lock_ban, lock_facts
from kickback.games.corporate_espionage.prompts.own_turn import bank_says, clause_says, price_facts
from kickback.games.corporate_espionage.table import NOBODY, pair
from kickback.games.corporate_espionage.view import EspionageView


def chain_of(view: EspionageView) -> list[Window]:
    """The windows of the stack, the lowest first."""
    return [moment for moment in view.stack if isinstance(moment, Window) and not isinstance(moment, EndWindow)]


def below_of(view: EspionageView, window: Window) -> Window | None:
    chain = chain_of(view)
    place = chain.index(window) if window in chain else 0
    return chain[place - 1] if place > 0 else None


def clauses_of(view: EspionageView, window: Window) -> list[Clause]:
    if isinstance(window, Pending):
        return play_clauses(view, window.play, below_of(view, window))
    if isinstance(window, Bill):
        return [bill_clause(view, window)]
    return [Clause("audit", {"seat": letter(window.happening.by), "target": letter(window.happening.named)})]


def bill_clause(view: EspionageView, bill: Bill) -> Clause:
    """A bill as it will be charged; an empty deck bills by nobody's hand."""
    by = bill.happening.by
    nobody = by in (NOBODY, bill.billed)
    facts: Facts = {"card": "bill", "target": letter(bill.billed), "how": "exact", "n": bill.amount, "most": 0}
    facts |= {"collect": bill.collect, "seat": letter(bill.billed if nobody else by)}
    mine = bill.billed == view.seat
    if mine:
        bank = view.accounts.banks[view.seat]
        facts |= {"before": bank, "after": bank - bill.amount, "short": max(0, bill.amount - bank)}
    return Clause("bill-self" if nobody else "bill-you" if mine else "bill-other", facts)


def links(view: EspionageView) -> list[Link]:
    """CES-WIN-4: the top step stands, what it cancels is cancelled, every other step waits."""
    chain = chain_of(view)
    found: list[Link] = []
    top = chain[-1] if chain else None
    hit = below_of(view, top) if isinstance(top, Pending) and stopped_by(top) else None
    for window in chain:
        if isinstance(window, AuditAnswer):
            continue
        by = window.happening.by
        tread = clauses_of(view, window)[0].tread()
        waits = window is not top and window is not hit
        found.append(Link(letter(by if by >= 0 else window.happening.named), tread, window is top, waits))
    return found


def stopped_by(top: Pending) -> bool:
    return any(op.do == w.CANCEL for effect in top.play.effects for op in effect.ops)


def ask_response(view: EspionageView, moves: list[Move]) -> Prompt:
    top = view.stack[-1]
    assert isinstance(top, Pending)
    clauses = clauses_of(view, top)
    main = clauses[0]
    made = Prompt("response", response_question(view, top, main))
    aimed = top.happening.to >> view.seat & 1 == 1
    below = below_of(view, top)
    mine = below is not None and below.happening.by == view.seat
    made.kicker = Message("kicker-answers-you" if mine else "kicker-aimed" if aimed else "kicker-anyone")
    made.stakes = response_stakes(view, top, clauses)
    made.stands = response_stands(view, top, main, below)
    made.chain = links(view) if below is not None else []
    made.clock = Message("clock-pass")
    made.choices = [window_choice(view, move, top, clauses) for move in moves]
    if len(moves) == 1:
        made.notes = [Message("note-nothing-fits")]
    made.locked = window_locks(view, moves, top)
    made.orders = orders_for(view)
    return made


def response_question(view: EspionageView, top: Pending, main: Clause) -> Message:
    play = top.play
    if play.kind == w.EV_TAKEOVER:
        price = announced_worth(view, play.target)
        id = "ask-takeover-you" if play.target == view.seat else "ask-takeover-other"
        return Message(id, {"seat": letter(play.seat), "target": letter(play.target), "price": price}, ("CES-TKO-9",))
    return main.asks()


def announced_worth(view: EspionageView, seat: int) -> int:
    """CES-TKO-11: net worth as it was shown to everybody when the takeover was announced."""
    return view.accounts.figures[pair(view.seats, seat)] + view.in_play.printed_cost(seat)


def response_stakes(view: EspionageView, top: Pending, clauses: list[Clause]) -> list[Message]:
    play = top.play
    facts: Facts = {"seat": letter(play.seat)}
    if play.kind == w.EV_TAKEOVER:
        target = play.target
        facts |= {
            "target": letter(target),
            "worth": announced_worth(view, play.seat),
            "price": announced_worth(view, target),
        }
        facts["bank"] = view.accounts.figures[pair(view.seats, play.seat)]
        return [Message("stakes-takeover", facts, ("CES-TKO-9",))]
    card = view.card_set.card(play.code)
    facts |= {"card": card_name(view, play.code), "paid": play.paid}
    found: list[Message] = []
    if play.enters:
        able = bool(card.effects) and face_of(play.code) < view.card_set.shipped
        brings: Facts = {"income": card.income, "overhead": card.overhead, "able": able}
        found.append(Message("stakes-enters", facts | brings))
    elif play.kind == w.EV_ESPIONAGE and play.paid:
        found.append(Message("stakes-espionage", facts, ("CES-SAV-4",)))
    elif play.kind == w.EV_USE:
        found.append(Message("stakes-use", facts, ("CES-CXL-3",)))
    found += [clause.stands() for clause in clauses[1:] if not clause.harmless]
    return found


def response_stands(view: EspionageView, top: Pending, main: Clause, below: Window | None) -> Message:
    """What a pass of everybody settles: the top step alone."""
    facts: Facts = {"seat": letter(top.play.seat), "active": letter(view.calendar.active)}
    if top.play.kind == w.EV_TAKEOVER:
        return main.stands()
    if below is None or isinstance(below, AuditAnswer):
        return main.stands()
    facts |= {"card": pending_name(view, below), "target": letter(max(0, below.happening.by))}
    facts["played"] = pending_name(view, top)
    if stopped_by(top):
        if below_of(view, below) is None and isinstance(below, Pending):
            ends: Facts = {"paid": below.play.paid, "back": main.facts.get("back", "none")}
            return Message("stands-cancelled-last", facts | ends, ("CES-WIN-4", "CES-CXL-2"))
        return Message("stands-cancelled", facts, ("CES-WIN-4", "CES-CXL-2"))
    return Message("stands-then-below", facts, ("CES-WIN-4",))


def window_choice(view: EspionageView, move: Move, top: Window, clauses: list[Clause]) -> Choice:
    if move.does == a.PASS:
        return pass_choice(move, clauses)
    card = view.card_set.card(move.card)
    facts = price_facts(view, move.card)
    facts["card"] = card_name(view, move.card)
    aimed = ""
    if move.target != NOBODY:
        facts["target"] = letter(move.target)
        aimed = "-aimed"
    cost = view.cost_of(view.seat, move.card)
    says = bank_says(view, cost)
    if card.react is None:
        says += clause_says(view, move.card, card.plays, move.target, cost)
        says.append(Message("says-still-waits", {"card": pending_name(view, top)}))
    else:
        for op in card.react.ops:
            if op.do in (w.CANCEL, w.REDIRECT):
                says.append(answer_clause(view, view.seat, move.card, op, top).does())
            else:
                doing = Doing(view, view.seat, move.card, move.target, top.happening.by, cost)
                says.append(op_clause(doing, op).does())
        says.append(Message("says-unless-cancelled"))
    return Choice(move, Message(f"choice-savvy{aimed}", facts), says)


def pass_choice(move: Move, clauses: list[Clause]) -> Choice:
    hit = [clause for clause in clauses if clause.id.endswith(("-you", "-you-sure"))]
    if hit:
        short = hit[0].facts.get("short", 0)
        fatal = hit[0].id == "takeover-you" or (isinstance(short, int) and short > 0)
        return Choice(move, Message("choice-pass"), [hit[0].stands()], "" if fatal else "Enter", SIGNAL)
    return Choice(move, Message("choice-pass"), [Message("says-let-it-happen")], "Enter")


def window_locks(view: EspionageView, moves: list[Move], top: Window) -> list[Locked]:
    """Cards of the hand that do not fit here, with the text that Match judges for the real ban."""
    playable = [move.card for move in moves if move.does == a.SAVVY]
    found: list[Locked] = []
    others = [code for code in dict.fromkeys(view.hand) if code not in playable]
    for code in sorted(
        others, key=lambda code: view.card_set.card(code).type != w.SAVVY
    ):  # those that answer something
        card = view.card_set.card(code)
        ban = bans.NOT_SAVVY
        if card.type == w.SAVVY:
            fits = card.react is None or (
                card.react.event == top.happening.kind
                and top.happening.concerns(card.react.by, card.react.to, view.seat)
            )
            ban = lock_ban(view, code) if fits and card.react is None else bans.NOT_PENDING
            if fits and card.react is not None:
                ban = bans.BROKE if view.accounts.banks[view.seat] <= 0 else bans.TOO_DEAR
        rivals = view.companies.rivals_of(view.seat)
        aim = f" {letter(rivals[0])}" if card.names and rivals else ""
        text = f"savvy {view.named(code, view.seat)}{aim}"
        label = Message("locked-card", {"card": card_name(view, code)})
        found.append(Locked(label, ban, lock_facts(view, code, ban), text, lock_reason(view, card, code, ban, top)))
    return found


def lock_reason(view: EspionageView, card: Card, code: int, ban: Ban, top: Window) -> Message | None:
    """Why a card does not fit on what lies on top, where more can be said than the ban does."""
    facts: Facts = {"card": card_name(view, code), "type": w.TYPES[card.type], "thing": w.EVENTS[top.happening.kind]}
    if ban is bans.NOT_SAVVY:
        return Message("lock-not-savvy", facts, (ban.clause,))
    react = card.react
    if ban is not bans.NOT_PENDING or react is None:
        return None
    facts["event"] = event_word(react)
    if isinstance(top, Bill) and react.event == w.EV_ESPIONAGE:
        return Message("lock-bill-is-left", facts, (ban.clause,))
    if react.event != top.happening.kind:
        return Message("lock-wrong-kind", facts, (ban.clause,))
    if top.happening.by == view.seat:
        return Message("lock-own-play", facts, (ban.clause,))
    return Message("lock-not-at-you", facts, (ban.clause,))


def ask_bill(view: EspionageView, moves: list[Move]) -> Prompt:
    top = view.stack[-1]
    assert isinstance(top, Bill)
    by = top.happening.by
    mine = top.billed == view.seat
    facts: Facts = {"n": top.amount, "target": letter(top.billed)}
    if by != NOBODY:
        facts["seat"] = letter(by)
    if by == NOBODY:
        kind = "burnout"
    elif by == top.billed:
        kind = "self"
    else:
        kind = "own" if by == view.seat else "you" if mine else "other"
    if kind == "burnout" and not mine:
        kind = "burnout-other"
    made = Prompt("bill", Message(f"ask-charge-{kind}", facts))
    made.kicker = Message("kicker-bill")
    made.stakes = [Message("stakes-bill", None, ("CES-BILL-1", "CES-BILL-2"))]
    if top.collect and by != NOBODY:
        made.stakes.append(Message("stakes-collect", facts, ("CES-BILL-4",)))
    made.stands = bill_stands(view, top)
    made.clock = Message("clock-pass")
    made.choices = [window_choice(view, move, top, clauses_of(view, top)) for move in moves]
    if len(moves) == 1:
        made.notes = [Message("note-nothing-fits")]
    made.locked = window_locks(view, moves, top)
    made.orders = orders_for(view)
    return made


def bill_stands(view: EspionageView, top: Bill) -> Message:
    """Their bank stays unsaid; the own one is told to the point."""
    if top.billed != view.seat:
        return Message("stands-pays", {"target": letter(top.billed), "n": top.amount})
    bank = view.accounts.banks[view.seat]
    after = bank - top.amount
    facts: Facts = {"before": bank, "after": after, "short": max(0, -after)}
    if after == 0:
        return Message("stands-broke", facts, ("CES-BRK-1",))
    if after > 0:
        return Message("stands-paid", facts)
    worth = assets_worth(view, view.seat)
    return Message("stands-below", facts | {"worth": worth, "enough": worth >= -after}, ("CES-INS-1",))


def ask_end_window(view: EspionageView, moves: list[Move]) -> Prompt:
    top = view.stack[-1]
    assert isinstance(top, EndWindow)
    following = view.companies.rivals_of(view.calendar.active)
    next_one = following[0] if following else view.calendar.active
    facts: Facts = {"ended": letter(view.calendar.active), "next": letter(next_one), "you-next": next_one == view.seat}
    made = Prompt("end-window", Message("ask-end-window", facts))
    made.kicker = Message("kicker-end-window", facts)
    made.stands = Message("stands-end-window", facts, ("CES-END-5",))
    made.clock = Message("clock-pass")
    for move in moves:
        if move.does == a.PASS:
            made.choices.append(Choice(move, Message("choice-pass"), [Message("says-on-to", facts)], "Enter"))
        else:
            made.choices.append(window_choice(view, move, top, []))
    made.locked = window_locks(view, moves, top)
    made.orders = orders_for(view)
    return made


def ask_audit(view: EspionageView, moves: list[Move]) -> Prompt:
    top = view.stack[-1]
    assert isinstance(top, AuditAnswer)
    facts: Facts = {"seat": letter(top.happening.by), "bank": view.accounts.banks[view.seat]}
    made = Prompt("audit-answer", Message("ask-audit", facts))
    made.kicker = Message("kicker-audit")
    made.stakes = [Message("stakes-audit", None, ("CES-AUD-2",))]
    made.clock = Message("clock-audit")
    for move in moves:
        if move.does == a.SHOW:
            made.choices.append(
                Choice(move, Message("choice-show"), [Message("says-show", facts, ("CES-AUD-4",))], "Enter")
            )
        else:
            made.choices.append(window_choice(view, move, top, []))
    made.orders = ["show-books"]
    return made


WINDOW_ORDERS: Final = tuple(
    StandingOrder(id, ("response", "bill", "end-window"))
    for id in (
        "always", "when-hit", "not-now", "hires", "purchases", "espionage", "savvy", "uses", "bills", "takeovers",
        "turn-ends",
    )
)  # fmt: skip
STOPS: Final = tuple(StandingOrder(f"stop-{seat}", ("response", "bill", "end-window")) for seat in LETTERS[:MOST_SEATS])
ORDERS: Final[tuple[StandingOrder, ...]] = (*WINDOW_ORDERS, *STOPS, StandingOrder("show-books", ("audit-answer",)))
KINDS_OF: Final = {
    "hires": w.EV_HIRE, "purchases": w.EV_PURCHASE, "espionage": w.EV_ESPIONAGE, "savvy": w.EV_SAVVY, "uses": w.EV_USE,
    "bills": w.EV_BILL, "takeovers": w.EV_TAKEOVER, "turn-ends": w.EV_TURN_END,
}  # fmt: skip


def orders_for(view: EspionageView) -> list[str]:
    """The orders a person may give while something waits."""
    rivals = view.companies.rivals_of(view.seat)
    return [order.id for order in WINDOW_ORDERS] + [f"stop-{letter(rival)}" for rival in rivals]


def order_answers(order: str, view: EspionageView) -> str:
    """By public facts alone, never by what is in the hand: that would tell."""
    top = view.stack[-1]
    if order == "show-books":
        return "show" if isinstance(top, AuditAnswer) else ""
    if not isinstance(top, Window) or isinstance(top, AuditAnswer):
        return ""
    kind = top.happening.kind
    if order.startswith("stop-"):
        by = top.happening.by
        return ASK_ME if by != NOBODY and order == f"stop-{letter(by)}" else ""
    me = view.seat
    at_me = top.happening.to >> me & 1 == 1 and kind != w.EV_TURN_END
    if order == "when-hit":
        return "" if at_me else "pass"
    if order == "not-now":
        fatal = isinstance(top, Bill) and top.billed == me and top.amount > view.accounts.banks[me]
        return "" if fatal or (kind == w.EV_TAKEOVER and at_me) else "pass"
    if order not in KINDS_OF or KINDS_OF[order] != kind:
        return ""
    return "" if at_me and kind not in (w.EV_HIRE, w.EV_PURCHASE) else "pass"
