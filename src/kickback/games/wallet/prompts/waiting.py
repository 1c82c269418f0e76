"""What a seat reads that is not asked: whom the table waits for, and what everybody may know of it."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.moments import RACE
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.prompts import Prompt
from kickback.engine.seats import letter, letters
from kickback.games.wallet.components import NAMES, SPECIALS, WORDS, money_in, named_cards
from kickback.games.wallet.prompts.questions import last_payment
from kickback.games.wallet.reasons import verdict_facts
from kickback.games.wallet.view import WalletView


def waiting(view: WalletView) -> Prompt:
    if view.moment == "over":
        return over(view)
    facts: Facts = {
        "seats": list[Plain](letters(view.waiting)),
        "hourglasses": view.hourglasses,
        "wallet": len(view.wallet),
        "ids": len(view.compartment),
        "acts": view.acts,
        "count": len(view.tray),
        "players": view.seats,
    }
    if view.waiting:
        facts["seat"] = letter(view.waiting[0])
    made = Prompt(view.moment, Message(f"waiting-{view.moment}", facts | more(view)))
    made.stakes = under(view, facts)
    if view.seat < view.seats and view.moment in ("turn", "act"):
        made.notes = round_slip(view)
    return made


def more(view: WalletView) -> Facts:
    """What single questions tell besides."""
    about = view.about
    if view.moment == "fund-lay":
        return {"owner": letter(about.other)}
    if view.moment in ("slip", "swap"):
        way = SPECIALS[about.special] if view.moment == "slip" else "swap"
        pair = [seat for seat in range(view.seats) if view.asked >> seat & 1]
        return {"way": way, "pair": list[Plain](letters(pair))}
    if view.moment == "look":
        known = about.card != HIDDEN
        return {"other": letter(about.other), "card": NAMES[about.card] if known else "", "mine": known}
    if view.moment == "give":
        return {"asker": letter(about.other), "word": WORDS[about.word], "yours": about.other == view.seat}
    if view.moment == "window":
        return {"call": view.call or "", "race": view.kind == RACE, "queue": list[Plain](letters(view.queue[1:]))}
    if view.moment == "pick-id":
        paid = last_payment(view)
        return {"cards": named_cards(paid), "sum": money_in(paid)}
    return {}


def under(view: WalletView, facts: Facts) -> list[Message]:
    """The second line of the slip."""
    id = f"waiting-{view.moment}-under"
    mine = view.seat < view.seats
    if view.moment == "slip" and mine and not view.hand:
        source = (view.seat - view.about.way) % view.seats
        return [Message("waiting-slip-empty", {"from": letter(source)}, ("WAL-LEFT-3",))]
    if view.moment == "window" and mine and not view.specials[view.seat]:
        return [Message("waiting-window-no-special", None, ("WAL-END-3",))]
    if view.moment == "fine" and mine and view.check.innocent:
        return [Message("waiting-fine-innocent")]
    if view.moment in ("slip", "swap", "fine", "duty"):
        return []
    if view.moment == "fund-pick" and not (mine and view.about.layers >> view.seat & 1):
        return []
    return [Message(id, facts | more(view))]


def round_slip(view: WalletView) -> list[Message]:
    """How the round before ended, while the first lap of the next lasts."""
    if not view.reports or max(view.turns) > 1:
        return []
    report = view.reports[-1]
    innocent = [seat for seat in range(view.seats) if report.verdicts[seat].innocent]
    facts: Facts = {"round": view.round - 1, "innocent": len(innocent), "players": view.seats}
    richest = [seat for seat in innocent if report.ranks[seat] == 1]
    found = [Message("slip-round", facts)]
    if richest:
        found.append(Message("slip-richest", {"seat": letter(richest[0])}))
    mine: Facts = {"drew": report.drew[view.seat], "lost": bool(report.lost >> view.seat & 1)}
    mine |= verdict_facts(report.verdicts[view.seat]) | {"points": sum(view.tokens[view.seat])}
    return [*found, Message("slip-you", mine)]


def over(view: WalletView) -> Prompt:
    points = [sum(own) for own in view.tokens]
    best = max(points[seat] for seat in view.winners)
    facts: Facts = {"seats": list[Plain](letters(view.winners)), "points": best, "seat": letter(view.winners[0])}
    level = sum(1 for total in points if total == best)
    if len(view.winners) > 1:
        question = Message("over-shared", facts, ("WAL-FINAL-3",))
    elif level > 1:
        question = Message("over-tokens", facts, ("WAL-FINAL-2",))
    else:
        question = Message("over-won", facts, ("WAL-FINAL-1",))
    made = Prompt("over", question)
    made.kicker = Message("kicker-over")
    return made
