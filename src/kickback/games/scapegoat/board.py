"""What the board writes beside the cards: the year's box, the last year's slip, whose turn it is, the seats' plates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickback.engine.messages import Message, plain_messages
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter, letters
from kickback.engine.shapes import MESSAGE, WHOLE, Fields, Many, Maybe
from kickback.games.scapegoat.budget import Budget
from kickback.games.scapegoat.components import FACE_DOWN

if TYPE_CHECKING:  # the view shows the board, so the import goes one way only
    from kickback.games.scapegoat.view import ScapegoatView

BOARD: Final = Fields({"year": Many(MESSAGE), "slip": Maybe(MESSAGE), "turn": Maybe(MESSAGE), "hot": Many(WHOLE)})


def board(view: ScapegoatView) -> Facts:
    slip, turn = last_year_slip(view), turn_marker(view)
    return {
        "year": plain_messages(year_box(view)),
        "slip": slip.plain() if slip is not None else None,
        "turn": turn.plain() if turn is not None else None,
        "hot": list[Plain](hot_turns(view)),
    }


def year_box(view: ScapegoatView) -> list[Message]:
    """The lines of the year's box. The last one is for people who see the game for the first time."""
    if view.moment == "show":
        return []
    now = Budget(view)
    rules = view.rules
    found = [Message("year-spent", {"spent": view.spent, "budget": rules.budget})]
    if view.ending:
        return found
    found.append(Message("year-waste", {"waste": now.waste, "whole-waste": rules.whole_waste}))
    if now.left <= FACE_DOWN:
        found.append(Message("year-near", {"left": now.left}))
    found.append(Message("year-last", {"last": letter(view.final_player)}, ("SCG-DEAD-1",)))
    if now.waste < 0:
        found.append(Message("year-lost", None, ("SCG-DEAD-2",)))
    if view.round == 1 and view.turn < view.seats:
        found.append(Message("year-first-game", {"target": rules.target}, ("SCG-END-5",)))
    return found


def last_year_slip(view: ScapegoatView) -> Message | None:
    """How the year before ended, who fell and who climbed."""
    last = view.last_year
    if not last.ending:
        return None
    fell = "all" if len(last.fell) == view.seats else "some" if last.fell else "nobody"
    facts: Facts = {"round": view.round - 1, "ending": last.ending, "fell": fell}
    facts["seats"] = list[Plain](letters(last.fell))
    facts["climbed"] = letter(last.climbed) if last.climbed != HIDDEN else "nobody"
    return Message("slip", facts)


def turn_marker(view: ScapegoatView) -> Message | None:
    """The newest line of the ledger while somebody plays."""
    if view.moment != "play":
        return None
    facts: Facts = {"seat": letter(view.waiting[0]), "turn": view.turn + 1, "turns": view.rules.deadline}
    return Message("turn-marker", facts, ("SCG-TURN-1",))


def hot_turns(view: ScapegoatView) -> list[int]:
    """The turns to come on which the year can go over."""
    if view.ending or view.moment == "show":
        return []
    done, rules = view.turn, view.rules
    turns = range(done + 1, rules.deadline + 1)
    return [turn for turn in turns if view.spent + FACE_DOWN * (turn - done) > rules.budget]


def plate(view: ScapegoatView, seat: int) -> list[Message]:
    """What stands under a seat's name."""
    size = view.sizes[seat]
    facts: Facts = {"title": view.rules.title(size), "size": size}
    return [Message("plate", facts), Message("plate-filed", {"filed": view.downs(seat)})]
