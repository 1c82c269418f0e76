"""One move of a henchman as a choice: what it is called, what it brings, and what the hat under it does."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.prompts import PLAIN, SIGNAL, Choice
from kickback.engine.seats import clockwise, letter, letters
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.actions import BUY, CHEAT, FENCE, FLY, PASS, SHOP, Move
from kickback.games.pecunia_olet.components import (
    AIRSTRIP,
    BAD_LAWYER,
    CARD_KIND,
    CARDS,
    GODFATHER,
    GREAT_LAWYER,
    INVESTIGATION,
    KINDS,
    NOBODY,
    PRINTED,
    QUALITIES,
    STRIKE,
)
from kickback.games.pecunia_olet.prompts.cards import card_lines, end_card_line
from kickback.games.pecunia_olet.prompts.lot_advice import lot_lines
from kickback.games.pecunia_olet.prospects import (
    Outcome,
    after,
    best_for_receiver,
    best_for_shop,
    next_special,
    payable,
    receiver_due,
    run,
    standing,
    steps_to,
    steps_to_end,
    taken,
)
from kickback.games.pecunia_olet.view import PecuniaView

LETTERS: Final = ("M", "P", "S", "R", "T", "F", "F")
"""On a keyboard: the letter of each kind of space; both kinds of flights are one row."""
GREAT: Final = 0
BAD: Final = 1


def key_of(view: PecuniaView, space: int) -> str:
    """The letter of the kind, then the space from left to right."""
    row = LETTERS[KINDS[space]]
    alike = [other for other in view.rules.board.spaces if LETTERS[KINDS[other]] == row]
    return f"{row}{alike.index(space) + 1}"


def keys(view: PecuniaView, move: Move) -> str:
    """The space, then A for the best lot or for keeping everything, 0 for keeping nothing."""
    space = key_of(view, move.space)
    held = view.fakes[view.seat]
    if move.verb is FENCE:
        return f"{space}A" if move.lot == best_for_receiver(held) else space
    if move.verb is SHOP:
        return f"{space}A" if move.lot == best_for_shop(view, held) else space
    if move.verb is not FLY:
        return space
    everything = view.totals[view.seat] - view.rules.board.price[move.space]
    return f"{space}0" if move.cash == 0 else f"{space}A" if move.cash == everything else space


def leads_to(view: PecuniaView, move: Move) -> str:
    """What a hat would do: the officer's next space in one word, `none` where there is no hat."""
    if not move.places or not view.rules.board.hat[move.space]:
        return "none"
    if steps_to_end(view) == 1:
        return "end"
    special = next_special(view)
    if special == GODFATHER:
        return "godfather"
    if special == INVESTIGATION:
        return "shut" if view.banned + 1 >= QUALITIES else "alert"
    if special == STRIKE:
        return "strike-on" if view.strike else "strike"
    return "strike-over" if view.strike else "plain"


class Told:
    """A move with everything its texts are made of."""

    def __init__(self, view: PecuniaView, move: Move, ending: bool) -> None:
        board = view.rules.board
        self.view: PecuniaView = view
        self.move: Move = move
        self.ending: bool = ending  # PEC-END-7: hats no longer count
        self.before: Outcome = standing(view)
        self.after: Outcome = after(view, move)
        self.leads: str = "none" if ending else leads_to(view, move)
        self.facts: Facts = {"leads": self.leads, "after": self.after.cash, "due": self.after.due}
        self.facts |= {"paid": self.after.paid, "cash": self.before.cash}
        if move.places:
            self.facts |= board.space_facts(move.space)

    def say(self, id: str, names: str = "", *clauses: str) -> Message:
        """A message with those of the facts that its text names: a turn has dozens of choices."""
        return Message(id, {name: self.facts[name] for name in names.split()}, clauses)


def placement_choice(view: PecuniaView, move: Move, ending: bool = False) -> Choice:
    """A placement, or laying the henchman down: the button, the headline, what it brings, the hat, the sum of it."""
    told = Told(view, move, ending)
    if move.verb is PASS:
        says = [Message("head-pass"), Message("says-pass", {"left": view.ready[view.seat] - 1}, ("PEC-ROUND-9",))]
        return Choice(move, Message("choice-pass"), says, "L")
    label, says = described(told)
    says += money_warnings(told)
    if ending:
        says.append(ends_on(view, told.after, buys_lawyer(view, move)))
        if view.rules.board.hat[move.space]:
            says.append(Message("hat-no-longer", None, ("PEC-END-7",)))
        return Choice(move, label, says, keys(view, move))
    says.append(hat_line(told))
    says.append(under_the_button(told))
    return Choice(move, label, says, keys(view, move), SIGNAL if hurts(told) else PLAIN)


def described(told: Told) -> tuple[Message, list[Message]]:
    """The button and the lines of each kind of move."""
    verb = told.move.verb
    if verb is BUY:
        return bought(told)
    if verb is SHOP or verb is FENCE:
        return traded(told)
    if verb is CHEAT:
        return cheated(told)
    return flown(told) if verb is FLY else printed(told)


def bought(told: Told) -> tuple[Message, list[Message]]:
    view, move = told.view, told.move
    card = view.market[view.rules.board.column[move.space]]
    told.facts["card"] = CARDS[card]
    says = [told.say("head-buy", "card price", "PEC-BUY-1"), told.say("says-buy", "after price", "PEC-BUY-2")]
    says += [end_card_line(view, card, told.after)] if told.ending else card_lines(view, move.space, card)
    return told.say("choice-buy", "card leads price"), says


def printed(told: Told) -> tuple[Message, list[Message]]:
    view, move = told.view, told.move
    seat = view.seat
    chosen = move.quality > 0
    quality = move.quality or view.quality(seat)
    notes = run(view, quality)
    wanted = PRINTED.per_printer * view.printers[seat]
    told.facts |= {"quality": quality, "run": notes, "wanted": wanted}
    counted = view.rules.counted_fakes
    if chosen:
        told.facts |= {"counted": counted, "supply": fake_notes.of_quality(view.supply, quality) if counted else 0}
        line = told.say("says-print-chosen", "counted quality run supply", "PEC-PRINT-3")
        says = [told.say("head-print-chosen"), line]
        if quality < view.quality(seat):
            says.append(Message("says-print-better"))
    elif notes < wanted:
        line = told.say("says-print-short", "quality run wanted", "PEC-RULING-11")
        says = [told.say("head-print-short", "run"), line]
    else:
        says = [told.say("head-print", "quality run", "PEC-PRINT-1")]
    says.append(Message("says-print", fake_notes.facts(told.after.fakes)))
    if not told.ending:
        if 0 < steps_to(view, GODFATHER) <= 2:
            says.append(Message("says-print-safe", None, ("PEC-GOD-3",)))
        if steps_to_end(view) <= 3:
            says.append(Message("says-print-late", None, ("PEC-SCORE-4",)))
    if fake_notes.size(told.after.fakes) > PRINTED.fence_most:
        says.append(Message("says-print-many", {"most": PRINTED.fence_most}))
    label = told.say("choice-print-chosen", "leads quality run") if chosen else told.say("choice-print", "leads run")
    return label, says


def traded(told: Told) -> tuple[Message, list[Message]]:
    view, move = told.view, told.move
    if not move.lot:
        return told.say("choice-visit", "leads"), [
            told.say("head-visit"),
            told.say("says-visit", "hat", "PEC-RULING-5"),
        ]
    notes = fake_notes.size(move.lot)
    told.facts |= fake_notes.facts(move.lot) | {"rate": told.after.due // notes}
    if move.verb is SHOP:
        told.facts["receiver"] = payable(view, receiver_due(move.lot))
        line = told.say("says-shop", "due notes rate receiver", "PEC-SHOP-1")
        return told.say("choice-shop", "leads notes"), [told.say("head-shop", "notes"), line]
    says = [told.say("head-fence", "hat"), told.say("says-fence", "due notes rate", "PEC-FENCE-2")]
    return told.say("choice-fence", "leads notes"), says + lot_lines(view, move.lot)


def cheated(told: Told) -> tuple[Message, list[Message]]:
    view = told.view
    if told.move.space != view.rules.board.sunglasses:
        says = [told.say("head-tax", "due"), told.say("says-tax", "after due", "PEC-TAX-1")]
        return told.say("choice-tax", "due leads"), says
    if told.ending:
        return told.say("choice-tax", "due leads"), [told.say("end-sunglasses", "due", "PEC-TAX-1")]
    told.facts["pawn"] = letter(view.pawn)
    if view.pawn == view.seat:
        line = told.say("says-tax-glasses-own", "due", "PEC-TAX-2", "PEC-TAX-3")
    else:
        line = told.say("says-tax-glasses", "due pawn", "PEC-TAX-2", "PEC-TAX-3")
    return told.say("choice-tax-glasses", "due leads"), [told.say("head-tax-glasses", "due"), line]


def flown(told: Told) -> tuple[Message, list[Message]]:
    """PEC-FLY-1: how the money is split afterwards, and what that means while the Godfather can still come."""
    view, move = told.view, told.move
    jet = KINDS[move.space] == AIRSTRIP
    told.facts |= {"keep": move.cash, "offshore": told.after.account}
    says = [told.say("head-fly-jet" if jet else "head-fly", "", "PEC-FLY-1")]
    if jet:
        says.append(told.say("says-fly-jet", "keep offshore", "PEC-FLY-2"))
    else:
        says.append(told.say("says-fly", "keep offshore price", "PEC-FLY-4"))
    label = told.say("choice-fly", "keep leads")
    if told.ending:
        return label, [*says, told.say("end-fly", "price")]
    fare = view.rules.board.price[move.space]
    out = told.before.cash - fare - move.cash
    if out > 0:
        before, now = taken(view, told.before.cash), taken(view, move.cash)
        facts: Facts = {"take-after": now, "take-before": before, "eaten": fare > 0 and fare >= before - now}
        says.append(Message("flight-out", facts, ("PEC-GOD-4",)))
    elif out < 0:
        says.append(Message("flight-home", None, ("PEC-FLY-7",)))
    else:
        says.append(Message("flight-empty", None, ("PEC-RULING-12",)))
    says.append(Message("flight-open" if view.rules.open_money else "flight-seen"))
    return label, says


def money_warnings(told: Told) -> list[Message]:
    """PEC-RULING-7, -10: a bank that cannot pay it all, and stars that nobody else sees."""
    view, move = told.view, told.move
    says: list[Message] = []
    if told.after.paid < told.after.due:
        facts: Facts = {"due": told.after.due, "paid": told.after.paid, "bank": view.bank}
        facts["notes"] = fake_notes.size(move.lot)
        says.append(Message("says-bank-dry", facts, ("PEC-RULING-10",)))
    if not view.rules.full_log and move.lot and (move.verb is SHOP or move.verb is FENCE):
        says.append(Message("says-face-down", {"notes": fake_notes.size(move.lot), "due": told.after.paid}))
    return says


def known_after(told: Told) -> int:
    """How many of the notes held afterwards the supermarket would refuse after one more investigation."""
    held = told.after.fakes
    return fake_notes.size(held) - fake_notes.size(fake_notes.from_quality(held, told.view.banned + 2))


def hat_line(told: Told) -> Message:
    """PEC-POL-1: what the officer's step does, as far as this seat can know it."""
    view = told.view
    facts: Facts = {"to": view.officer + 1, "take": taken(view, told.after.cash), "after": told.after.cash}
    if told.leads == "none":
        return Message("hat-none", None, ("PEC-POL-2",))
    if told.leads == "plain":
        facts["godfather"] = steps_to(view, GODFATHER) - 1
        return Message("hat-plain", facts, ("PEC-POL-1",))
    if told.leads == "alert":
        facts |= {"banned": view.banned + 1, "known": known_after(told)}
        return Message("hat-alert", facts, ("PEC-INV-1", "PEC-INV-3"))
    if told.leads == "end":
        return Message("hat-end", facts | last_henchmen(view), ("PEC-END-2", "PEC-END-3", "PEC-END-5"))
    clause = {"godfather": "PEC-GOD-1", "shut": "PEC-SHOP-4", "strike-over": "PEC-STRIKE-2"}.get(
        told.leads, "PEC-STRIKE-1"
    )
    return Message(f"hat-{told.leads}", facts, (clause,))


def last_henchmen(view: PecuniaView) -> Facts:
    """PEC-END-3, -5: who would have a henchman at home if this seat ended the game now, in order."""
    ready = view.ready[:]
    ready[view.seat] -= 1
    opening = view.first if view.rules.from_first_player else (view.seat + 1) % view.seats
    queue = [seat for seat in clockwise(opening, view.seats) if ready[seat]]
    return {"seats": list[Plain](letters(queue)), "mine": view.seat in queue}


def hurts(told: Told) -> bool:
    """Choices that are drawn in the signal colour."""
    if told.leads in ("godfather", "end"):
        return True
    return told.leads in ("alert", "shut") and known_after(told) > 0


def under_the_button(told: Told) -> Message:
    """The whole of it in one line: the gain, the Godfather's half if he comes, and the cash that is left."""
    change = told.after.cash - told.before.cash
    facts: Facts = {"sign": "plus" if change > 0 else "minus" if change < 0 else "none", "gain": abs(change)}
    if "run" in told.facts:
        facts |= {"sign": "notes", "run": told.facts["run"], "quality": told.facts["quality"]}
    if told.leads in ("godfather", "end"):
        take = taken(told.view, told.after.cash)
        return Message("under-godfather", facts | {"take": take, "left": told.after.cash - take})
    return Message("under", facts | {"after": told.after.cash})


def buys_lawyer(view: PecuniaView, move: Move) -> bool:
    """PEC-RULING-20: does this move buy a lawyer who can still help?"""
    if move.verb is not BUY:
        return False
    kind = CARD_KIND[view.market[view.rules.board.column[move.space]]]
    return kind == BAD_LAWYER or (kind == GREAT_LAWYER and view.moment == "last-henchman")


def ends_on(view: PecuniaView, outcome: Outcome, bought: bool = False) -> Message:
    """PEC-SCORE-3: what the seat ends on, and what could still change it."""
    before = "no"
    if view.moment == "last-henchman" and (bought or view.seat in view.lawyers):
        before = "lawyer"
    elif bought or (view.lawyer == GREAT and view.lawyers[BAD] == view.seat):
        before = "bad"
    elif view.rules.counted_bank:
        before = "bank"
    return Message("ends-on", {"final": outcome.final, "before": before}, ("PEC-SCORE-3",))


def has_standing(view: PecuniaView, seat: int) -> bool:
    return seat != NOBODY and seat in view.henchman
