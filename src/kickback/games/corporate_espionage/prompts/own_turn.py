"""What a company is asked in its own turn: Main, expenses it cannot pay, a bank below zero, too many cards."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.prompts import SIGNAL, Choice, Locked, Prompt, Step
from kickback.engine.seats import letter
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage import bans
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.components import Effect, code_in, owner_of, sold_for
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.moments import Insolvency
from kickback.games.corporate_espionage.prompts.clauses import Doing, card_name, effect_clauses
from kickback.games.corporate_espionage.prompts.figures import assets_worth, rival_facts, takeover_limit
from kickback.games.corporate_espionage.prompts.locks import lock_facts, main_locks
from kickback.games.corporate_espionage.table import NOBODY, Permanent
from kickback.games.corporate_espionage.view import EspionageView

KEYS: Final = {
    a.HIRE: "H", a.BUY: "B", a.SPY: "S", a.SAVVY: "V", a.USE: "U", a.FIRE: "F", a.LIQUIDATE: "L", a.TAKEOVER: "T",
    a.END: "E",
}  # fmt: skip
EARLY: Final = 3  # so many rounds a beginner is reminded what a bank is for


def company_facts(view: EspionageView) -> Facts:
    me = view.seat
    hires = max(0, view.hires_allowed(me) - view.calendar.hires)
    return {
        "round": view.calendar.round,
        "name": view.companies.names[me],
        "bank": view.accounts.banks[me],
        "income": view.incomes[me],
        "overhead": view.overheads[me],
        "hires": hires,
        "firing": view.calendar.firings < view.firings_allowed(me),
    }


def ask_main(view: EspionageView, moves: list[Move]) -> Prompt:
    facts = company_facts(view)
    made = Prompt("main", Message("ask-main-again" if view.calendar.acted else "ask-main", facts))
    made.kicker = Message("kicker-main", facts)
    made.stakes = [Message("stakes-main", facts, ("CES-MAIN-1",))]
    if view.calendar.round <= EARLY:
        made.stakes.append(Message("stakes-armour", facts))
    made.clock = Message("clock-main")
    made.choices = [main_choice(view, move) for move in moves]
    made.locked = main_locks(view, moves)
    return made


def main_choice(view: EspionageView, move: Move) -> Choice:
    if move.does == a.END:
        return Choice(move, Message("choice-end"), end_says(view), "E")
    if move.does == a.TAKEOVER:
        return takeover_choice(view, move)
    code = code_in(move.card)
    facts: Facts = {"card": card_name(view, code)}
    if move.target != NOBODY:
        facts["target"] = letter(move.target)
    aimed = "-aimed" if move.target != NOBODY else ""
    if move.does <= a.SAVVY:
        facts |= price_facts(view, code)
        says = play_says(view, move, code)
        return Choice(move, Message(f"choice-{WORD_OF[move.does]}{aimed}", facts), says, KEYS[move.does])
    permanent = view.in_play.referred(view.seat, move.card)
    assert permanent is not None
    if move.does == a.USE:
        effect = permanent.card.use
        assert effect is not None
        facts["cost"] = effect.pay
        says = clause_says(view, code, [effect], move.target, effect.pay)
        return Choice(
            move, Message(f"choice-use{aimed}", facts), [*says, Message("says-once", None, ("CES-USE-1",))], "U"
        )
    return Choice(
        move, Message(f"choice-{WORD_OF[move.does]}", facts), own_card_says(view, move, permanent), KEYS[move.does]
    )


WORD_OF: Final = {a.HIRE: "hire", a.BUY: "buy", a.SPY: "spy", a.SAVVY: "savvy", a.FIRE: "fire", a.LIQUIDATE: "sell"}


def price_facts(view: EspionageView, code: int) -> Facts:
    cost = view.cost_of(view.seat, code)
    printed = view.card_set.cost_of(code)
    return {"cost": cost, "printed": printed, "changed": cost != printed}


def bank_says(view: EspionageView, cost: int) -> list[Message]:
    """What is left after a price."""
    bank = view.accounts.banks[view.seat]
    if not cost:
        return []
    found = [Message("says-bank", {"before": bank, "after": bank - cost})]
    if cost == bank:
        found.append(Message("says-broke", None, ("CES-BRK-1",)))
    return found


def clause_says(view: EspionageView, code: int, effects: list[Effect], target: int, price: int) -> list[Message]:
    doing = Doing(view, view.seat, code, target, NOBODY, price)
    clauses = effect_clauses(doing, effects)
    return [clause.does() for clause in clauses] if clauses else [Message("says-nothing-now")]


def play_says(view: EspionageView, move: Move, code: int) -> list[Message]:
    card = view.card_set.card(code)
    cost = view.cost_of(view.seat, code)
    found = bank_says(view, cost)
    if view.embargoed(view.seat) and card.permanent:
        found.append(Message("says-embargo", None, ("CES-CARD-2",)))
    if card.permanent:
        found.append(Message("says-brings", {"income": card.income, "overhead": card.overhead}))
        if card.lifespan:
            found.append(Message("says-lifespan", {"turns": card.lifespan}, ("CES-CARD-13",)))
        if card.roster:
            found.append(Message("says-uses-hire", None, ("CES-HIRE-2",)))
        else:
            found.append(Message("says-sells-again", {"half": sold_for(card.cost)}, ("CES-LIQ-1",)))
        if card.plays:
            found += clause_says(view, code, card.plays, move.target, cost)
        return found
    found += clause_says(view, code, card.plays, move.target, cost)
    if move.does == a.SPY:
        if cost:
            found.append(Message("says-stays-paid", {"cost": cost}, ("CES-SAV-4",)))
    else:
        found.append(Message("says-may-be-answered", None, ("CES-WIN-2",)))
    return found


def own_card_says(view: EspionageView, move: Move, permanent: Permanent) -> list[Message]:
    me = view.seat
    number = view.in_play.boards[me].index(permanent)
    income, overhead = view.card_incomes[me][number], view.card_overheads[me][number]
    found: list[Message] = []
    if move.does == a.LIQUIDATE:
        half = sold_for(permanent.card.cost)
        bank = view.accounts.banks[me]
        facts: Facts = {"half": half, "before": bank, "after": bank + half, "income": income, "overhead": overhead}
        found.append(Message("says-sold", facts, ("CES-LIQ-1",)))
        if permanent.card.effects:
            found.append(Message("says-ability-lost"))
    else:
        facts = {
            "income": view.incomes[me], "income-after": view.incomes[me] - income, "overhead": view.overheads[me],
            "overhead-after": view.overheads[me] - overhead,
        }  # fmt: skip
        found.append(Message("says-fired", facts, ("CES-FIRE-3",)))
    if permanent.owner != me:
        found.append(Message("says-owners-pile", {"owner": letter(permanent.owner)}, ("CES-OWN-3",)))
    return found


def end_says(view: EspionageView) -> list[Message]:
    me = view.seat
    over = len(view.hand) - view.hand_limits[me]
    found: list[Message] = []
    if over > 0:
        found.append(Message("says-first-discard", {"count": over, "cards": len(view.hand)}, ("CES-END-1",)))
    if view.rules.sealed_books and view.blocked(me, w.V_AUDIT):
        return [*found, Message("says-books-shut", None, ("CES-END-3",))]
    return [*found, Message("says-announce", {"bank": view.accounts.banks[me]}, ("CES-END-3",))]


def takeover_choice(view: EspionageView, move: Move) -> Choice:
    """CES-TKO-3, -9, -11: what is known of the sums, never the rival's bank itself."""
    me, target = view.seat, move.target
    facts = rival_facts(view, target) | {"worth": view.worth(me), "bank": view.accounts.banks[me]}
    limit = takeover_limit(view, target)
    says: list[Message] = []
    if limit < 0:
        says.append(Message("says-takeover-cannot", facts, ("CES-TKO-3",)))
    elif view.rules.open_books:
        price = view.worth(target)
        works = view.accounts.banks[target] <= limit
        id = "says-takeover-works" if works else "says-takeover-fails"
        by = view.accounts.banks[target] - limit
        says.append(Message(id, {"price": price, "by": by}, ("CES-TKO-3",)))
    else:
        says.append(Message("says-takeover-limit", {"limit": limit}, ("CES-TKO-3",)))
    says.append(Message("says-takeover-sums", facts))
    says.append(Message("says-takeover-shown", None, ("CES-TKO-9", "CES-TKO-11")))
    return Choice(move, Message("choice-takeover", facts), says, "T", SIGNAL)


def ask_expenses(view: EspionageView, moves: list[Move]) -> Prompt:
    me = view.seat
    facts = company_facts(view)
    made = Prompt("expenses", Message("ask-expenses", facts))
    made.kicker = Message("kicker-expenses")
    made.stakes = [Message("stakes-expenses", facts, ("CES-EXP-4", "CES-EXP-7"))]
    made.clock = Message("clock-expenses")
    made.choices = [need_choice(view, move, view.overheads[me]) for move in moves]
    made.locked = [Locked(Message("locked-end"), bans.NOTHING_OVERDUE, text="end")]
    return made


def need_choice(view: EspionageView, move: Move, owed: int) -> Choice:
    """A way out for a company that has to find money; `owed` is what its bank has to reach."""
    me = view.seat
    bank = view.accounts.banks[me]
    if move.does == a.DECLARE:
        return declare_choice(view, move)
    if move.does == a.ACCEPT:
        offer = view.agreements.open_loan(move.target, me)
        facts: Facts = {"target": letter(move.target), "price": 0, "back": 0, "turns": 0}
        if offer is not None:
            facts |= {"price": offer.price, "back": offer.back, "turns": offer.turns}
            return Choice(move, Message("choice-take-loan", facts), [reached(bank + offer.price, owed)])
        return Choice(move, Message("choice-take-loan", facts))
    facts = {"card": card_name(view, code_in(move.card))}
    if move.does == a.SAVVY:
        cost = view.cost_of(me, move.card)
        says = clause_says(view, move.card, view.card_set.card(move.card).plays, move.target, cost)
        aimed = "-aimed" if move.target != NOBODY else ""
        facts |= price_facts(view, move.card) | ({"target": letter(move.target)} if aimed else {})
        return Choice(move, Message(f"choice-savvy{aimed}", facts), [*says, Message("says-may-be-answered")], "V")
    permanent = view.in_play.referred(me, move.card)
    assert permanent is not None
    if move.does == a.DROP:
        number = view.in_play.boards[me].index(permanent)
        after = owed - view.card_overheads[me][number]
        facts |= {"before": owed, "after": after}
        return Choice(move, Message("choice-drop", facts), [Message("says-drop", facts), reached(bank, after)])
    half = sold_for(permanent.card.cost)
    facts |= {"half": half, "after": bank + half}
    return Choice(move, Message("choice-sell-for", facts), [reached(bank + half, owed)], "L")


def reached(bank: int, owed: int) -> Message:
    """Whether so much is enough."""
    if bank >= owed:
        return Message("says-paid", {"after": bank - owed})
    return Message("says-still-short", {"short": owed - bank})


def declare_choice(view: EspionageView, move: Move) -> Choice:
    top = view.stack[-1]
    says: list[Message] = []
    paid = [debt for debt in top.owed if debt.held] if isinstance(top, Insolvency) else []
    for debt in paid:
        facts: Facts = {"target": letter(debt.to), "amount": min(debt.held, debt.amount)}
        says.append(Message("says-collector-gets", facts, ("CES-BILL-4",)))
    if not paid:
        says.append(Message("says-nobody-gets"))
    assets: list[Plain] = [card_name(view, p.code) for p in view.in_play.boards[view.seat] if p.card.type == w.ASSET]
    if view.accounts.banks[view.seat] + assets_worth(view, view.seat) >= 0 and assets:
        says.append(Message("says-can-be-saved", {"cards": assets}))
    return Choice(move, Message("choice-declare"), says, "", SIGNAL, True)


def ask_insolvency(view: EspionageView, moves: list[Move]) -> Prompt:
    me = view.seat
    short = -view.accounts.banks[me]
    worth = assets_worth(view, me)
    facts: Facts = {"short": short, "worth": worth, "enough": worth >= short, "missing": max(0, short - worth)}
    selling = any(move.does == a.LIQUIDATE for move in moves)
    made = Prompt("insolvency", Message("ask-insolvency" if len(moves) > 1 else "ask-insolvency-nothing", facts))
    made.kicker = Message("kicker-insolvency")
    made.stakes = [
        Message("stakes-insolvency" if selling else "stakes-insolvency-no-assets", facts, ("CES-INS-1", "CES-INS-4"))
    ]
    made.clock = Message("clock-insolvency")
    made.choices = [need_choice(view, move, 0) for move in moves]
    playable = [move.card for move in moves if move.does == a.SAVVY]
    for code in dict.fromkeys(view.hand):
        card = view.card_set.card(code)
        if card.type == w.SAVVY and code not in playable:
            ban = bans.NOT_PENDING if card.react is not None else bans.COSTS_MONEY
            text = f"savvy {view.named(code, me)}"
            made.locked.append(
                Locked(Message("locked-card", {"card": card_name(view, code)}), ban, lock_facts(view, code, ban), text)
            )
    return made


def ask_hand_limit(view: EspionageView, moves: list[Move]) -> Prompt:
    me = view.seat
    cards, limit = len(view.hand), view.hand_limits[me]
    facts: Facts = {"cards": cards, "limit": limit, "count": cards - limit}
    made = Prompt("hand-limit", Message("ask-hand-limit", facts))
    made.kicker = Message("kicker-hand-limit")
    made.stakes = [Message("stakes-hand-limit", None, ("CES-END-1",))]
    made.clock = Message("clock-hand-limit", facts)
    if cards - limit > 1:
        made.steps = marking_steps(view, facts)
    for number, move in enumerate(moves, start=1):
        if move.does == a.DISCARD_MARKED:
            made.choices.append(Choice(move, Message("choice-discard-marked", facts), [], "Enter"))
            continue
        own: Facts = {"card": card_name(view, move.card), "owner": letter(owner_of(move.card))}
        made.choices.append(
            Choice(move, Message("choice-discard", own), [Message("says-owners-pile", own)], str(number))
        )
    return made


def marking_steps(view: EspionageView, facts: Facts) -> list[Step]:
    """Several cards go together: one step for each, and one that lets them go."""
    over = len(view.hand) - view.hand_limits[view.seat]
    marks = [step for step in view.draft if isinstance(step, Move)]
    steps = [Step(Message("choice-discard", {"card": card_name(view, mark.card)}), mark) for mark in marks]
    left = range(len(marks) + 1, over + 1)
    steps += [Step(Message("step-mark", {"number": number, "count": over})) for number in left]
    return [*steps, Step(Message("choice-discard-marked", facts))]
