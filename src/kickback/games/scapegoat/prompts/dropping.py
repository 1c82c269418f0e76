"""The card a fall costs: of the Scapegoat, of the lowest after an Underspend, or of everybody."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.engine.prompts import Locked, Prompt
from kickback.engine.seats import letter
from kickback.games.scapegoat import bans
from kickback.games.scapegoat.actions import Move
from kickback.games.scapegoat.components import NAMES, RED, SMALLEST_HAND, names, rank_of
from kickback.games.scapegoat.prompts.picking import pick_prompt
from kickback.games.scapegoat.prompts.unseen import strongest, weakest
from kickback.games.scapegoat.view import ScapegoatView


def ask_drop(view: ScapegoatView, moves: list[Move]) -> Prompt:
    """The fall of one seat (`blame`, `axe-drop`) or of all (`purge`)."""
    size = view.sizes[view.seat]
    question = "ask-axe-drop" if view.moment == "axe-drop" else "ask-drop-only" if len(moves) == 1 else "ask-drop"
    clock = Message("clock-drop", {"card": NAMES[weakest(view.hand)]})
    made = pick_prompt(view, Message(question), moves, clock)
    made.kicker = drop_kicker(view)
    made.stakes = drop_stakes(view, size)
    best = strongest(view.hand)
    for choice, move in zip(made.choices, moves, strict=True):
        kept = [card for card in sorted(view.hand) if card != move.card]
        choice.says = [Message("says-keeps", {"cards": names(kept)})] if kept else []
        if move.card == best and kept:
            choice.says.append(Message("says-best-card"))
        if size == SMALLEST_HAND:
            choice.says.append(Message("says-draws-one"))
    made.locked = drop_locks(view)
    return made


def drop_kicker(view: ScapegoatView) -> Message:
    if view.moment != "axe-drop":
        return Message(f"kicker-{view.moment}")
    revealed = view.revealed[view.seat]
    suit = sum(card != HIDDEN and rank_of(card) == rank_of(revealed) for card in view.revealed) > 1
    return Message("kicker-axe-drop", {"card": NAMES[revealed], "suit": suit})


def drop_stakes(view: ScapegoatView, size: int) -> list[Message]:
    facts: Facts = {"size": size, "after": max(SMALLEST_HAND, size - 1)}
    if view.moment == "axe-drop":
        facts["card"] = NAMES[view.revealed[view.seat]]
        return [Message("stakes-axe-drop", facts, ("SCG-UNDER-3", "SCG-UNDER-4"))]
    mine = [card for card in view.audited if view.filed_by_me(card) and RED[card]]
    return purge_stakes(view, facts, mine) if view.moment == "purge" else blame_stakes(view, facts, mine)


def purge_stakes(view: ScapegoatView, facts: Facts, mine: list[int]) -> list[Message]:
    bottom = facts["size"] == SMALLEST_HAND
    facts |= {"starts": letter(view.last_player), "mine": view.last_player == view.seat}
    clauses = ("SCG-ZERO-5", "SCG-ZERO-6", "SCG-NEXT-4")
    found = [Message("stakes-purge-bottom" if bottom else "stakes-purge", facts, clauses)]
    if mine:
        found.append(Message("stakes-purge-mine", {"cards": names(mine)}))
    if not view.rules.drops_hidden:
        found.append(Message("stakes-purge-together"))
    return found


def blame_stakes(view: ScapegoatView, facts: Facts, mine: list[int]) -> list[Message]:
    """The own card is called so; whoever filed another's is never named."""
    bottom = facts["size"] == SMALLEST_HAND
    clauses = ("SCG-OVER-5", "SCG-OVER-6", "SCG-OVER-8", "SCG-DEMO-5")
    found = [Message("stakes-blame-bottom" if bottom else "stakes-blame", facts, clauses)]
    if mine:
        found.append(Message("stakes-blame-mine", {"cards": names(mine)}))
    else:
        opened = [card for card in view.audited if RED[card]]
        found.append(Message("stakes-blame-others", {"cards": names(opened)}))
    found.append(Message("stakes-drop-unseen" if view.rules.drops_hidden else "stakes-drop-seen"))
    return found


def drop_locks(view: ScapegoatView) -> list[Locked]:
    one = NAMES[view.hand[0]]
    label = Message("locked-reveal")
    if view.moment == "blame":
        why = Message("why-sits-out", None, ("SCG-OVER-6",))
        locks = [Locked(label, bans.SITS_OUT, text=f"reveal {one}", why=why)]
    elif view.moment == "purge":
        why = Message("why-no-promotion-all-fall", None, ("SCG-ZERO-6",))
        locks = [Locked(label, bans.NO_PROMOTION_ALL_FALL, text=f"reveal {one}", why=why)]
    else:
        revealed = NAMES[view.revealed[view.seat]]
        dropping = Message("locked-drop-revealed", {"card": revealed})
        why = Message("why-no-promotion-underspend", None, ("SCG-UNDER-7",))
        locks = [Locked(dropping, bans.LOST_ANYWAY, text=f"drop {revealed}")]
        locks.append(Locked(label, bans.NO_PROMOTION_UNDERSPEND, text=f"reveal {one}", why=why))
    why = Message("why-drop-nothing", None, ("SCG-DEMO-1",))
    locks.append(Locked(Message("locked-drop-nothing"), bans.DROP_PICK.nothing, text="pass", why=why))
    if view.moment == "blame":
        locks.append(Locked(Message("locked-accuse"), bans.NO_ACCUSING))
    return locks
