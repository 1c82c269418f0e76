"""What a seat reads that is not asked, an onlooker, or anybody after the end."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.moments import COMMIT
from kickback.engine.plain import Facts, Plain
from kickback.engine.prompts import Locked, Prompt
from kickback.engine.seats import letter, letters
from kickback.games.scapegoat import bans
from kickback.games.scapegoat.actions import DROP, REVEAL, SHOW
from kickback.games.scapegoat.budget import Budget
from kickback.games.scapegoat.components import FACE_DOWN, NAMES
from kickback.games.scapegoat.view import ScapegoatView

SEALED: Final = {
    "show": (SHOW.word, bans.SHOW_PICK.sealed),
    "promote": (REVEAL.word, bans.PROMOTE_PICK.sealed),
    "axe": (REVEAL.word, bans.AXE_PICK.sealed),
    "purge": (DROP.word, bans.DROP_PICK.sealed),
}


def waiting(view: ScapegoatView) -> Prompt:
    if view.moment == "over":
        return over(view)
    if view.kind == COMMIT:
        return waiting_for_picks(view)
    if view.moment == "play":
        return waiting_for_play(view)
    seat = letter(view.waiting[0])
    made = Prompt(view.moment, Message(f"waiting-{view.moment}", {"seat": seat}))
    if view.moment == "blame" and sits_here(view) and view.hand:
        text = f"reveal {NAMES[view.hand[0]]}"
        made.locked = [Locked(Message("locked-reveal"), bans.FALL_FIRST, {"seat": seat}, text)]
    return made


def sits_here(view: ScapegoatView) -> bool:
    return view.seat < view.seats


def over(view: ScapegoatView) -> Prompt:
    won = max(view.sizes) >= view.rules.victory_hand
    made = Prompt("over", over_question(view, won))
    made.kicker = Message("kicker-over")
    if sits_here(view) and view.hand:
        ban = bans.GAME_WON if won else bans.LAST_YEAR_OVER
        text = f"up {NAMES[view.hand[0]]}"
        made.locked = [Locked(Message("locked-play"), ban, {"round": view.round}, text)]
    return made


def over_question(view: ScapegoatView, won: bool) -> Message:
    """The headline as far as the table itself tells it; the report after the game knows more."""
    facts: Facts = {"seats": list[Plain](letters(view.winners)), "seat": letter(view.winners[0])}
    if won:
        return Message("headline-executive", facts, ("SCG-WIN-1",))
    return Message("headline-time-shared" if len(view.winners) > 1 else "headline-time", facts, ("SCG-WIN-4",))


def waiting_for_picks(view: ScapegoatView) -> Prompt:
    facts: Facts = {"asked": view.asked.bit_count(), "in": sum(view.committed)}
    facts["seats"] = list[Plain](letters(view.waiting))
    me = view.seat
    if not sits_here(view):
        if view.moment == "promote" and view.fell:
            return Prompt("promote", Message("waiting-promote-without", facts | {"without": letter(view.scapegoat)}))
        return Prompt(view.moment, Message(f"waiting-{view.moment}", facts))
    if view.committed[me]:
        made = Prompt(view.moment, Message("waiting-sealed", facts | {"card": NAMES[view.picks[me]]}))
        verb, ban = SEALED[view.moment]
        unseen: Facts = {"unseen": view.rules.drops_hidden}
        made.locked = [Locked(Message("locked-change"), ban, unseen, f"{verb} {NAMES[view.hand[0]]}")]
        return made
    if not view.hand:
        id = "waiting-nothing-to-drop" if view.moment == "purge" else "waiting-nothing-to-reveal"
        return Prompt(view.moment, Message(id, facts, ("SCG-END-6",)))
    made = Prompt(view.moment, Message("waiting-sits-out", facts, ("SCG-OVER-6",)))
    made.locked = [Locked(Message("locked-reveal"), bans.SITS_OUT, text=f"reveal {NAMES[view.hand[0]]}")]
    return made


def waiting_for_play(view: ScapegoatView) -> Prompt:
    now = Budget(view)
    seat = letter(view.waiting[0])
    made = Prompt("play", Message("waiting-play", {"seat": seat, "turn": view.turn + 1, "turns": view.rules.deadline}))
    made.stakes = [how_it_stands(view, now)]
    if not sits_here(view):
        return made
    wait = (view.seat - view.waiting[0]) % view.seats
    if view.turn + 1 + wait > view.rules.deadline:
        wait = 0
        made.notes = [Message("waiting-no-more-turns")]
    elif wait == 1:
        made.notes = [Message("waiting-you-are-next")]
    else:
        unsure = view.spent + FACE_DOWN * wait >= view.rules.budget
        made.notes = [Message("waiting-turns-to-go", {"wait": wait, "unsure": unsure})]
    if view.hand:
        just_played = view.turn > 0 and view.last_player == view.seat
        ban = bans.JUST_PLAYED if just_played else bans.NOT_YOUR_TURN
        told: Facts = {"seat": seat, "wait": wait}
        made.locked = [Locked(Message("locked-play"), ban, told, f"up {NAMES[view.hand[0]]}")]
        if just_played:
            made.locked.append(Locked(Message("locked-take-back"), bans.NO_TAKING_BACK))
    return made


def how_it_stands(view: ScapegoatView, now: Budget) -> Message:
    if now.waste < 0:
        return Message("waiting-play-lost")
    if now.left <= FACE_DOWN:
        return Message("waiting-play-near", {"left": now.left})
    quarter: Facts = {"quarter": view.quarter, "total": now.total, "target": view.rules.target, "waste": now.waste}
    return Message("waiting-play-stands", quarter)
