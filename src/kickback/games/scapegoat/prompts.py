"""What a seat of Scapegoat is asked, as data made from its view alone.

Nothing here may tell the face or colour of anybody else's filed card, what a sealed pick is, or what a colleague
probably holds: only counts, and bounds that follow from the cards the seat can see.
"""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action
from kickback.engine.bans import Ban
from kickback.engine.messages import Message
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.prompts import PLAIN, SIGNAL, Choice, Locked, Prompt, Step
from kickback.engine.seats import letter, letters
from kickback.engine.table import COMMIT
from kickback.games.scapegoat import bans
from kickback.games.scapegoat.actions import SAY, UP, Move
from kickback.games.scapegoat.components import (
    DECK,
    FACE_DOWN,
    NAMES,
    RED,
    SMALLEST_HAND,
    STRENGTH,
    VALUES,
    is_ace,
    names,
    value_of,
)
from kickback.games.scapegoat.memory import DROPPED, PLAYED_DOWN, SHOWED
from kickback.games.scapegoat.options import Rules
from kickback.games.scapegoat.view import ScapegoatView
from kickback.games.scapegoat.year import FILED, UNDERSPEND

FEW: Final = 3  # so many cards above or below one's own are named instead of counted


def first_minute(rules: Rules) -> list[Message]:
    facts: Facts = {
        "start": rules.start_hand,
        "goal": rules.victory_hand,
        "target": rules.target,
        "laps": rules.orbits,
    }
    return [Message(id, facts) for id in ("goal", "goal-turn", "goal-end", "goal-beginners")]


class Sums:
    """Where the year stands: before a choice, or after one that adds so much."""

    def __init__(self, view: ScapegoatView, added: int = 0, turns: int = 0) -> None:
        rules = view.rules
        self.spent: int = view.spent + added
        self.left: int = rules.budget - self.spent
        self.turns: int = rules.deadline - view.turn - turns
        self.waste: int = FACE_DOWN * self.turns - self.left
        self.total: int = view.total + added


def unseen(view: ScapegoatView) -> list[int]:
    """The cards whose place the seat does not know, or need not remember where the table keeps no list."""
    known = set(view.hand) | set(view.played) | set(view.audit) | set(view.revealed)
    if view.rules.card_memory:
        known |= set(view.discard)
    return [card for card in range(DECK) if card not in known]


def own_filed(view: ScapegoatView) -> list[int]:
    """The seat's own filed cards of this year that still lie in the folders."""
    return [
        view.played[place]
        for place, way in enumerate(view.ways)
        if way == FILED and (view.start + place) % view.seats == view.seat
    ]


def prompt(view: ScapegoatView, legal: list[Action], free: list[Action]) -> Prompt:
    """SCG-HIDE-9: what this seat is asked, or whom it waits for."""
    made = asked(view, [move for move in legal if isinstance(move, Move)]) if legal else waiting(view)
    made.free = [Choice(action, Message("choice-claim", action.plain())) for action in free]
    if view.rules.talk:
        made.forms = [SAY.usage()]
    else:
        made.locked.append(Locked(Message("locked-talk"), bans.SILENT_TABLE))
    return made


def asked(view: ScapegoatView, moves: list[Move]) -> Prompt:
    if view.moment == "play":
        return ask_play(view, moves)
    if view.moment == "show":
        return ask_show(view, moves)
    if view.moment == "promote":
        return ask_promote(view, moves)
    return ask_axe(view, moves) if view.moment == "axe" else ask_drop(view, moves)


def ask_play(view: ScapegoatView, moves: list[Move]) -> Prompt:
    now = Sums(view)
    hand = view.hand
    facts = year_facts(view)
    one = len(hand) == 1
    made = Prompt("play", Message("ask-play-only" if one else "ask-play", facts | {"card": NAMES[hand[0]]}))
    made.kicker = Message(play_kicker(view, now), facts)
    made.stakes = play_stakes(view, now)
    clocked = clock_card(hand)
    made.clock = Message("clock-play", {"card": NAMES[clocked], "value": VALUES[clocked]})
    made.choices = [play_choice(view, move) for move in moves]
    made.steps = [Step(Message("step-card")), Step(Message("step-way"))]
    made.locked = play_locks(view)
    return made


def year_facts(view: ScapegoatView) -> Facts:
    rules = view.rules
    now = Sums(view)
    return {
        "quarter": min(view.closed + 1, rules.quarters),
        "total": now.total,
        "target": rules.target,
        "left": now.left,
        "waste": now.waste,
        "turn": view.turn + 1,
        "turns": rules.deadline,
        "turns-left": now.turns,
        "round": view.round,
        "next": letter((view.start + view.turn + 1) % view.seats),
        "last": letter((view.start + rules.deadline - 1) % view.seats),
        "laps": rules.orbits,
    }


def play_kicker(view: ScapegoatView, now: Sums) -> str:
    if now.turns == 1:
        return "kicker-play-last"
    if now.turns == 2:
        return "kicker-play-next-to-last"
    return "kicker-play-first" if view.turn == 0 else "kicker-play"


def play_stakes(view: ScapegoatView, now: Sums) -> list[Message]:
    facts = year_facts(view)
    last = now.turns == 1
    if now.waste < 0:
        id, clauses = ("stakes-lost-last" if last else "stakes-lost"), ("SCG-DEAD-2", "SCG-UNDER-1")
    elif now.left == 1:
        id, clauses = "stakes-one-left", ("SCG-END-2", "SCG-END-3")
    elif last and now.left == FACE_DOWN:
        id, clauses = "stakes-last-ten", ("SCG-END-3", "SCG-DEAD-4")
    elif last:
        return [Message("stakes-last", facts, ("SCG-END-2", "SCG-END-3", "SCG-END-4"))]
    elif now.left == FACE_DOWN:
        return [Message("stakes-ten", facts, ("SCG-END-3",)), *own_outlook(view, now)]
    elif now.left < FACE_DOWN:
        id, clauses = "stakes-near", ("SCG-END-3", "SCG-OVER-1")
    else:
        return [
            Message("stakes-tight" if now.waste <= 8 else "stakes", facts, ("SCG-DEAD-1",)),
            *own_outlook(view, now),
        ]
    return [Message(id, facts, clauses), *own_outlook(view, now)]


def own_outlook(view: ScapegoatView, now: Sums) -> list[Message]:
    """What this turn is among the seat's own turns of the year."""
    rules = view.rules
    turn = view.turn + 1
    if turn + view.seats > rules.deadline:
        return [Message("stakes-my-last")] if now.turns > 1 else []
    hot = view.spent + FACE_DOWN * (view.seats + 1) > rules.budget
    return [Message("stakes-hot-again")] if hot else []


def play_choice(view: ScapegoatView, move: Move) -> Choice:
    up = move.verb is UP
    card = move.card
    value = value_of(card, up)
    after = Sums(view, value, 1)
    says = leads_to(view, move, after)
    audited = Audit(view, card if not up else HIDDEN)
    sure_short = after.waste < 0 or (after.turns == 0 and after.left > 0)
    facts: Facts = {"card": NAMES[card]}
    if not up:
        if sure_short:
            says.append(Message("says-nobody-will-see", facts, ("SCG-UNDER-1",)))
        elif RED[card]:
            says.append(Message("says-red", facts, ("SCG-CARD-7",)))
        else:
            says.append(Message("says-black", facts, ("SCG-CARD-6",)))
        if VALUES[card] == FACE_DOWN:
            says.append(Message("says-same-ten"))
    elif is_ace(card):
        says.append(Message("says-ace", facts, ("SCG-CARD-1", "SCG-CARD-9")))
    over = after.left < 0
    signal = (over and audited.most > 0) or (not up and RED[card] and not sure_short)
    label = Message("choice-up" if up else "choice-down", {"card": NAMES[card], "value": value})
    return Choice(move, label, says, "U" if up else "D", SIGNAL if signal else PLAIN)


def leads_to(view: ScapegoatView, move: Move, after: Sums) -> list[Message]:
    """Where a play leads: an ending with its audit, or how the open quarter stands and what comes next."""
    facts = year_facts(view) | {"total": after.total, "left": after.left, "waste": after.waste}
    if after.left <= 0:
        filed = move.card if move.verb is not UP else HIDDEN
        over = after.left < 0
        ending = (
            Message("says-overspend", facts, ("SCG-OVER-1",)) if over else Message("says-zero", facts, ("SCG-ZERO-1",))
        )
        return [ending, *audit_phrase(view, Audit(view, filed), over)]
    if after.turns == 0:
        return [Message("says-underspend", facts, ("SCG-END-4",))]
    target = view.rules.target
    if after.total >= target:
        facts |= {"carry": after.total - target, "next-quarter": view.closed + 2}
        return [Message("says-closes", facts, ("SCG-QTR-3",)), *outlook(view, after, facts)]
    return [Message("says-open", facts, ("SCG-TURN-7",)), *outlook(view, after, facts)]


def outlook(view: ScapegoatView, after: Sums, facts: Facts) -> list[Message]:
    if after.waste < 0:
        return [Message("outlook-lost", facts, ("SCG-DEAD-2",))] if Sums(view).waste >= 0 else []
    last = after.turns == 1
    if after.left == 1:
        id = "outlook-one-left"
    elif after.left < FACE_DOWN:
        id = "outlook-last" if last else "outlook-near"
    elif after.left == FACE_DOWN:
        id = "outlook-last-ten" if last else "outlook-ten"
    else:
        id = "outlook-waste"
    found = [Message(id, facts)]
    if view.turn + 1 + view.seats > view.rules.deadline:
        found.append(Message("outlook-not-mine"))
    return found


class Audit:
    """What a seat can know of the filed cards, with one more of its own: how many, and how many may be red."""

    def __init__(self, view: ScapegoatView, filing: int = HIDDEN) -> None:
        mine = own_filed(view) + ([filing] if filing != HIDDEN else [])
        hidden = unseen(view)
        self.files: int = sum(way == FILED for way in view.ways) + (filing != HIDDEN)
        self.red: int = sum(RED[card] for card in mine)
        self.black: int = len(mine) - self.red
        theirs = self.files - len(mine)
        unseen_red = sum(RED[card] for card in hidden)
        self.least: int = self.red + max(0, theirs - (len(hidden) - unseen_red))
        self.most: int = self.red + min(theirs, unseen_red)
        self.opened: int = min(view.rules.audit_size, self.files)
        self.only_this: bool = filing != HIDDEN and self.files == 1

    def facts(self) -> Facts:
        return {
            "files": self.files,
            "opened": self.opened,
            "least": self.least,
            "most": self.most,
            "red": self.red,
            "black": self.black,
        }


def audit_phrase(view: ScapegoatView, audit: Audit, over: bool) -> list[Message]:
    """What the audit of an Overspend, or of a Perfect Zero, may find; a seat at the bottom has no card to lose."""
    way = "over" if over else "zero"
    facts = audit.facts() | {"size": view.sizes[view.seat]}
    if audit.files == 0:
        found = [Message(f"audit-{way}-nothing", facts, ("SCG-OVER-3" if over else "SCG-ZERO-3",))]
    elif audit.most == 0:
        found = [Message(f"audit-{way}-clean", facts, ("SCG-OVER-7" if over else "SCG-ZERO-7",))]
    elif audit.least + audit.opened > audit.files:
        found = [Message(f"audit-{way}-sure", facts, ("SCG-OVER-5" if over else "SCG-ZERO-5",))]
    elif audit.least == audit.most:
        found = [Message(f"audit-{way}-counted", facts)]
    else:
        own = (
            "none"
            if audit.red + audit.black == 0
            else "red"
            if not audit.black
            else "black"
            if not audit.red
            else "both"
        )
        found = [Message(f"audit-{way}", facts | {"own": own})]
    if audit.only_this:
        found.append(Message("audit-only-this"))
    if not view.rules.closer_draws:
        empty = len(view.hand) == 1
        found.append(Message("audit-hand-empty" if empty else "audit-draws-late", None, ("SCG-END-6",)))
    return found


def clock_card(hand: list[int]) -> int:
    most = max(VALUES[card] for card in hand)
    return min([card for card in hand if VALUES[card] == most], key=STRENGTH.__getitem__)


def play_locks(view: ScapegoatView) -> list[Locked]:
    turn = view.turn + 1
    again = turn + view.seats if turn + view.seats <= view.rules.deadline else 0
    one = NAMES[view.hand[0]]
    second = NAMES[view.hand[-1]]
    locks = [
        Locked(Message("locked-pass"), bans.NO_PASS, text="pass"),
        Locked(Message("locked-quarter"), bans.NO_CHOICE_OF_QUARTER, text=f"up {one} Q{view.rules.quarters}"),
        Locked(Message("locked-call-audit"), bans.NO_CALLED_AUDIT),
        Locked(Message("locked-show-card"), bans.NO_SHOWING),
    ]
    if len(view.hand) > 1:
        locks.insert(1, Locked(Message("locked-second"), bans.ONE_CARD, {"again": again}, f"up {one} {second}"))
    others = [view.start + place for place, way in enumerate(view.ways) if way == FILED]
    others = [seat % view.seats for seat in others if seat % view.seats != view.seat]
    if others:
        locks.append(Locked(Message("locked-look"), bans.NOT_YOUR_FILE, {"seat": letter(others[-1])}))
    return locks


def pick_prompt(view: ScapegoatView, question: Message, moves: list[Move], clocked: int) -> Prompt:
    """What all picks of one card have in common."""
    made = Prompt(view.moment, question)
    made.clock = Message(f"clock-{view.moment}", {"card": NAMES[clocked]})
    made.steps = [Step(Message("step-card")), Step(Message(f"step-{view.moment}"))]
    made.choices = [
        Choice(move, Message(f"choice-{move.verb.word}", {"card": NAMES[move.card]}), key=str(number))
        for number, move in enumerate(moves, start=1)
    ]
    return made


def ask_show(view: ScapegoatView, moves: list[Move]) -> Prompt:
    moves = sorted(moves, key=lambda move: move.card)
    made = pick_prompt(view, Message("ask-show"), moves, max(view.hand))
    made.kicker = Message("kicker-show")
    rules = view.rules
    safe = FACE_DOWN * (view.seats * (rules.orbits - 1) + 1) <= rules.budget
    made.stakes = [Message("stakes-show", {"safe": safe}, ("SCG-SETUP-8", "SCG-SETUP-9", "SCG-SETUP-11"))]
    elsewhere = [card for card in range(DECK) if card not in view.hand]
    for choice, move in zip(made.choices, moves, strict=True):
        below = [card for card in elsewhere if card < move.card]
        above = len(elsewhere) - len(below)
        facts: Facts = {"below": len(below), "cards": names(below[: FEW + 1])}
        if not below:
            choice.says = [Message("says-lowest-there-is")]
        elif above < view.seats - 1:
            choice.says = [Message("says-too-high")]
        else:
            choice.says = [Message("says-starts-unless" if len(below) <= FEW else "says-starts-if", facts)]
        if is_ace(move.card):
            choice.says.append(Message("says-shown-ace"))
    made.locked = [
        Locked(Message("locked-show-nothing"), bans.SHOW_PICK.nothing, text="pass"),
        Locked(Message("locked-play"), bans.NOBODY_PLAYS_YET, text=f"up {NAMES[moves[0].card]}"),
    ]
    return made


def rivals(view: ScapegoatView) -> int:
    """How many other seats give a card in this pick."""
    return sum(1 for seat in range(view.seats) if view.asked >> seat & 1 and seat != view.seat)


def ask_promote(view: ScapegoatView, moves: list[Move]) -> Prompt:
    moves = sorted(moves, key=lambda move: -STRENGTH[move.card])
    size = view.sizes[view.seat]
    wins = size + 1 >= view.rules.victory_hand
    made = pick_prompt(view, Message("ask-promote-wins" if wins else "ask-promote"), moves, weakest(view.hand))
    made.kicker = promote_kicker(view)
    near = [
        seat
        for seat in range(view.seats)
        if view.asked >> seat & 1 and seat != view.seat and view.sizes[seat] + 1 >= view.rules.victory_hand
    ]
    clauses = ("SCG-PROMO-2", "SCG-PROMO-4", "SCG-PROMO-5", "SCG-CARD-9", "SCG-CARD-10")
    made.stakes = [Message("stakes-promote", None, clauses)]
    if near:
        made.stakes.append(Message("stakes-promote-near", {"seats": list[Plain](letters(near))}))
    made.notes = still_held(view)
    hidden = unseen(view)
    for choice, move in zip(made.choices, moves, strict=True):
        above = stronger(hidden, move.card)
        facts: Facts = {"above": len(above), "cards": names(above[: FEW + 1]), "size": size + 1}
        if not above:
            choice.says = [Message("says-unbeatable-wins" if wins else "says-unbeatable", facts)]
        elif len(hidden) - len(above) < rivals(view):
            choice.says = [Message("says-cannot-win")]
        else:
            choice.says = [Message("says-loses-only-to" if len(above) <= FEW else "says-above", facts)]
    made.locked = [
        Locked(Message("locked-sit-out"), bans.PROMOTE_PICK.nothing, text="pass"),
        Locked(Message("locked-keep"), bans.NO_KEEPING),
    ]
    return made


def promote_kicker(view: ScapegoatView) -> Message:
    if view.fell:
        return Message("kicker-promote-without", {"seat": letter(view.scapegoat)})
    empty = [seat for seat in range(view.seats) if not view.asked >> seat & 1]
    if empty:
        return Message("kicker-promote-empty", {"seat": letter(empty[0])})
    return Message("kicker-promote")


def ask_axe(view: ScapegoatView, moves: list[Move]) -> Prompt:
    moves = sorted(moves, key=lambda move: -STRENGTH[move.card])
    rules = view.rules
    size = view.sizes[view.seat]
    made = pick_prompt(view, Message("ask-axe"), moves, moves[0].card)
    made.kicker = Message("kicker-axe", {"left": rules.budget - view.spent})
    price = "none" if size == SMALLEST_HAND else "extra" if rules.axe_takes_extra else "revealed"
    starter = {"last-player": view.last_player, "start-player": view.start}.get(rules.underspend_starter, HIDDEN)
    facts: Facts = {"price": price, "size": max(SMALLEST_HAND, size - 1)}
    if starter != HIDDEN:
        facts |= {"starts": letter(starter), "mine": starter == view.seat}
    clauses = ("SCG-UNDER-2", "SCG-UNDER-3", "SCG-UNDER-4", "SCG-UNDER-7")
    made.stakes = [
        Message("stakes-axe", facts, clauses),
        Message("stakes-axe-starts" if starter != HIDDEN else "stakes-axe-fallen-starts", facts),
    ]
    made.notes = still_held(view)
    hidden = unseen(view)
    for choice, move in zip(made.choices, moves, strict=True):
        below = weaker(hidden, move.card)
        told: Facts = {"below": len(below), "cards": names(below[: FEW + 1])}
        if len(hidden) - len(below) < rivals(view) and len(below) >= rivals(view):
            choice.says = [Message("says-safe")]
        elif not below:
            choice.says = [Message("says-falls-not" if size == SMALLEST_HAND else "says-falls")]
        else:
            choice.says = [Message("says-falls-unless" if len(below) <= FEW else "says-below", told)]
    made.locked = [
        Locked(Message("locked-sit-out"), bans.AXE_PICK.nothing, text="pass"),
        Locked(Message("locked-audit"), bans.NO_AUDIT),
        Locked(Message("locked-one-more"), bans.LAPS_OVER, text=f"up {NAMES[moves[0].card]}"),
    ]
    return made


def ask_drop(view: ScapegoatView, moves: list[Move]) -> Prompt:
    """The fall of one seat (`blame`, `axe-drop`) or of all (`purge`)."""
    size = view.sizes[view.seat]
    only = len(moves) == 1 and view.moment != "axe-drop"
    question = "ask-axe-drop" if view.moment == "axe-drop" else "ask-drop-only" if only else "ask-drop"
    made = pick_prompt(view, Message(question), moves, weakest(view.hand))
    made.clock = Message("clock-drop", {"card": NAMES[weakest(view.hand)]})
    made.kicker = drop_kicker(view)
    made.stakes = drop_stakes(view, size)
    strongest = max(view.hand, key=STRENGTH.__getitem__)
    for choice, move in zip(made.choices, moves, strict=True):
        kept = [card for card in sorted(view.hand) if card != move.card]
        choice.says = [Message("says-keeps", {"cards": names(kept)})] if kept else []
        if move.card == strongest and kept:
            choice.says.append(Message("says-best-card"))
        if size == SMALLEST_HAND:
            choice.says.append(Message("says-draws-one"))
    made.locked = drop_locks(view)
    return made


def drop_kicker(view: ScapegoatView) -> Message:
    if view.moment != "axe-drop":
        return Message(f"kicker-{view.moment}")
    revealed = view.revealed[view.seat]
    suit = sum(card != HIDDEN and card // 4 == revealed // 4 for card in view.revealed) > 1
    return Message("kicker-axe-drop", {"card": NAMES[revealed], "suit": suit})


def drop_stakes(view: ScapegoatView, size: int) -> list[Message]:
    facts: Facts = {"size": size, "after": max(SMALLEST_HAND, size - 1)}
    if view.moment == "axe-drop":
        facts["card"] = NAMES[view.revealed[view.seat]]
        return [Message("stakes-axe-drop", facts, ("SCG-UNDER-3", "SCG-UNDER-4"))]
    at_the_bottom = size == SMALLEST_HAND
    mine = [card for card in view.audited if view.filed_by_me(card) and RED[card]]
    opened = [card for card in view.audited if RED[card]]
    if view.moment == "purge":
        facts |= {"starts": letter(view.last_player), "mine": view.last_player == view.seat}
        clauses = ("SCG-ZERO-5", "SCG-ZERO-6", "SCG-NEXT-4")
        found = [Message("stakes-purge-bottom" if at_the_bottom else "stakes-purge", facts, clauses)]
        if mine:
            found.append(Message("stakes-purge-mine", {"cards": names(mine)}))
        return found
    blame = "stakes-blame-bottom" if at_the_bottom else "stakes-blame"
    found = [Message(blame, facts, ("SCG-OVER-5", "SCG-OVER-6", "SCG-OVER-8", "SCG-DEMO-5"))]
    found.append(
        Message("stakes-blame-mine", {"cards": names(mine)})
        if mine
        else Message("stakes-blame-others", {"cards": names(opened)})
    )
    found.append(Message("stakes-drop-unseen" if view.rules.drops_hidden else "stakes-drop-seen"))
    return found


def drop_locks(view: ScapegoatView) -> list[Locked]:
    one = NAMES[view.hand[0]]
    locks = [
        Locked(Message("locked-reveal"), bans.SITS_OUT, text=f"reveal {one}"),
        Locked(Message("locked-drop-nothing"), bans.DROP_PICK.nothing, text="pass"),
    ]
    if view.moment == "blame":
        locks.append(Locked(Message("locked-accuse"), bans.NO_ACCUSING))
    if view.moment == "axe-drop":
        revealed = NAMES[view.revealed[view.seat]]
        locks.append(
            Locked(Message("locked-drop-revealed", {"card": revealed}), bans.LOST_ANYWAY, text=f"drop {revealed}")
        )
    return locks


def weakest(cards: list[int]) -> int:
    return min(cards, key=STRENGTH.__getitem__)


def stronger(cards: list[int], than: int) -> list[int]:
    return sorted((c for c in cards if STRENGTH[c] > STRENGTH[than]), key=STRENGTH.__getitem__, reverse=True)


def weaker(cards: list[int], than: int) -> list[int]:
    return sorted((c for c in cards if STRENGTH[c] < STRENGTH[than]), key=STRENGTH.__getitem__)


def still_held(view: ScapegoatView) -> list[Message]:
    """A start card that surely is still in its hand: not seen leaving it, and nothing has left that hand unseen."""
    found: list[Message] = []
    for seat, card in enumerate(view.shown):
        if card == HIDDEN or seat == view.seat:
            continue
        unseen_since = any(
            entry.seat == seat and entry.kind in (PLAYED_DOWN, DROPPED) and entry.card == HIDDEN
            for entry in view.memory
        )
        left = any(entry.card == card and entry.kind != SHOWED for entry in view.memory)
        if not unseen_since and not left:
            found.append(Message("note-still-held", {"seat": letter(seat), "card": NAMES[card]}))
    return found


def waiting(view: ScapegoatView) -> Prompt:
    if view.moment == "over":
        made = Prompt("over", over_question(view))
        made.kicker = Message("kicker-over")
        return made
    if view.kind == COMMIT:
        return waiting_for_picks(view)
    if view.moment == "play":
        return waiting_for_play(view)
    seat = letter(view.waiting[0])
    made = Prompt(view.moment, Message(f"waiting-{view.moment}", {"seat": seat}))
    if view.moment == "blame" and view.seat < view.seats and view.hand:
        made.locked = [Locked(Message("locked-reveal"), bans.FALL_FIRST, text=f"reveal {NAMES[view.hand[0]]}")]
    return made


def over_question(view: ScapegoatView) -> Message:
    facts: Facts = {"seats": list[Plain](letters(view.winners)), "size": max(view.sizes), "round": view.round}
    if max(view.sizes) >= view.rules.victory_hand:
        return Message("over-won", facts | {"seat": letter(view.winners[0])}, ("SCG-WIN-1",))
    return Message("over-time", facts, ("SCG-WIN-4",))


def waiting_for_picks(view: ScapegoatView) -> Prompt:
    asked = view.asked.bit_count()
    in_by_now = sum(view.committed)
    facts: Facts = {"asked": asked, "in": in_by_now, "seats": list[Plain](letters(view.waiting))}
    me = view.seat
    if me >= view.seats:
        if view.moment == "promote" and view.fell:
            return Prompt("promote", Message("waiting-promote-without", facts | {"without": letter(view.scapegoat)}))
        return Prompt(view.moment, Message(f"waiting-{view.moment}", facts))
    if view.committed[me]:
        made = Prompt(view.moment, Message("waiting-sealed", facts | {"card": NAMES[view.picks[me]]}))
        sealed: Ban = {
            "show": bans.SHOW_PICK,
            "promote": bans.PROMOTE_PICK,
            "axe": bans.AXE_PICK,
        }.get(view.moment, bans.DROP_PICK).sealed
        verb = {"show": "show", "purge": "drop"}.get(view.moment, "reveal")
        made.locked = [Locked(Message("locked-change"), sealed, text=f"{verb} {NAMES[view.hand[0]]}")]
        return made
    if not view.hand:
        id = "waiting-nothing-to-drop" if view.moment == "purge" else "waiting-nothing-to-reveal"
        return Prompt(view.moment, Message(id, facts, ("SCG-END-6",)))
    made = Prompt(view.moment, Message("waiting-sits-out", facts, ("SCG-OVER-6",)))
    made.locked = [Locked(Message("locked-reveal"), bans.SITS_OUT, text=f"reveal {NAMES[view.hand[0]]}")]
    return made


def waiting_for_play(view: ScapegoatView) -> Prompt:
    now = Sums(view)
    facts = year_facts(view) | {"seat": letter(view.waiting[0])}
    made = Prompt("play", Message("waiting-play", facts))
    id = (
        "waiting-play-lost"
        if now.waste < 0
        else "waiting-play-near"
        if now.left <= FACE_DOWN
        else "waiting-play-stands"
    )
    made.stakes = [Message(id, facts)]
    if view.seat >= view.seats:
        return made
    wait = (view.seat - view.waiting[0]) % view.seats
    if view.turn + 1 + wait > view.rules.deadline:
        made.notes = [Message("waiting-no-more-turns")]
    elif wait == 1:
        made.notes = [Message("waiting-you-are-next")]
    else:
        unsure = view.spent + FACE_DOWN * wait >= view.rules.budget
        made.notes = [Message("waiting-turns-to-go", {"wait": wait, "unsure": unsure})]
    if view.hand:
        made.locked = [Locked(Message("locked-play"), bans.NOT_YOUR_TURN, text=f"up {NAMES[view.hand[0]]}")]
        if view.turn and view.last_player == view.seat:
            made.locked.append(Locked(Message("locked-take-back"), bans.NO_TAKING_BACK))
    return made


def year_box(view: ScapegoatView) -> list[Message]:
    """The lines of the year's box on the board."""
    now = Sums(view)
    rules = view.rules
    facts = year_facts(view)
    facts |= {"spent": view.spent, "budget": rules.budget, "whole-waste": FACE_DOWN * rules.deadline - rules.budget}
    found = [Message("year-spent", facts), Message("year-waste", facts)]
    if view.ending == UNDERSPEND or now.waste < 0:
        found.append(Message("year-lost", facts))
    elif now.left <= FACE_DOWN:
        found.append(Message("year-near", facts))
    found.append(Message("year-last", facts))
    return found
