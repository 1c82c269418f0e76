"""What a seat of Scapegoat is asked, as data made from its view alone.

Nothing here may tell the face or colour of anybody else's filed card, what a sealed pick is, or what a colleague
probably holds: only counts, and bounds that follow from the cards the seat can see.
"""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action
from kickback.engine.messages import Message
from kickback.engine.plain import Facts
from kickback.engine.prompts import Choice, Locked, Prompt, StandingOrder, SteadyChoice
from kickback.games.scapegoat.actions import CLAIMS, SAY, Move
from kickback.games.scapegoat.bans import SILENT_TABLE
from kickback.games.scapegoat.components import NAMES
from kickback.games.scapegoat.options import Rules
from kickback.games.scapegoat.prompts.dropping import ask_drop
from kickback.games.scapegoat.prompts.picking import ask_axe, ask_promote, ask_show
from kickback.games.scapegoat.prompts.playing import ask_play
from kickback.games.scapegoat.prompts.waiting import waiting
from kickback.games.scapegoat.view import ScapegoatView

ONLY_CARD: Final = StandingOrder("only-card", ("promote", "axe", "purge", "blame", "axe-drop"))
SKIP_DRUM: Final = StandingOrder("skip-drum", ())  # answers nothing: screens turn picks over without a pause
ORDERS: Final = (ONLY_CARD, SKIP_DRUM)
SAY_FORM: Final = SAY.usage()
CLAIM_CHOICES: Final[dict[str, Choice]] = {
    claim.text: SteadyChoice(claim, Message("choice-claim", claim.plain())) for claim in CLAIMS
}


def first_minute(rules: Rules) -> list[Message]:
    facts: Facts = {
        "start": rules.start_hand,
        "goal": rules.victory_hand,
        "target": rules.target,
        "laps": rules.orbits,
    }
    parts = ("goal", "goal-turn", "goal-turn-1", "goal-turn-2", "goal-turn-3", "goal-end", "goal-beginners")
    return [Message(id, facts) for id in parts]


def prompt(view: ScapegoatView, legal: list[Action], free: list[Action]) -> Prompt:
    """SCG-HIDE-9: what this seat is asked, or whom it waits for."""
    made = asked(view, [move for move in legal if isinstance(move, Move)]) if legal else waiting(view)
    made.free = [CLAIM_CHOICES[action.text] for action in free]
    if view.seat >= view.seats:
        return made  # an onlooker has no voice at the table
    if view.moment in ONLY_CARD.moments:
        made.orders = [ONLY_CARD.id]
    if view.rules.talk:
        made.forms = [SAY_FORM]
    else:
        why = Message("why-silent-table", None, ("SCG-TALK-1",))
        made.locked.append(Locked(Message("locked-talk"), SILENT_TABLE, text="say .", why=why))
    return made


def asked(view: ScapegoatView, moves: list[Move]) -> Prompt:
    if view.moment == "play":
        return ask_play(view, moves)
    if view.moment == "show":
        return ask_show(view, moves)
    if view.moment == "promote":
        return ask_promote(view, moves)
    return ask_axe(view, moves) if view.moment == "axe" else ask_drop(view, moves)


def order_answers(order: str, view: ScapegoatView) -> str:
    """The only card of a hand, where one must be given: everybody can see that there is no choice."""
    if order != ONLY_CARD.id or view.moment not in ONLY_CARD.moments:
        return ""
    if view.seat not in view.waiting or len(view.hand) != 1:
        return ""
    verb = "reveal" if view.moment in ("promote", "axe") else "drop"
    return f"{verb} {NAMES[view.hand[0]]}"
