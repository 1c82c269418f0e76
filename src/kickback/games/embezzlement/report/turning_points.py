"""The three moments that decided a game, by how far each moved the winner's lead."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter
from kickback.games.embezzlement.components import kind_name
from kickback.games.embezzlement.report.chronicle import Chronicle
from kickback.games.embezzlement.report.entries import Effect

FEW = 3
BUST_WEIGHS = 5


def lead(found: Chronicle, wealth: list[int]) -> int:
    """How far the winner is ahead of the best of the others; without a winner, what everybody has together."""
    winners = found.table.winners
    if not winners:
        return sum(wealth)
    others = [worth for seat, worth in enumerate(wealth) if seat != winners[0] and worth]
    return wealth[winners[0]] - max(others, default=0)


def weight(found: Chronicle, effect: Effect) -> int:
    moved = abs(lead(found, effect.after) - lead(found, effect.before))
    return max(BUST_WEIGHS, moved) if effect.what in ("bust", "left") else moved


def turning_points(found: Chronicle) -> list[Plain]:
    """The heaviest three, one of each exchange; of equals the later."""
    heaviest: dict[int, Effect] = {}
    for effect in found.effects:
        other = heaviest.get(effect.step)
        if other is None or weight(found, effect) >= weight(found, other):
            heaviest[effect.step] = effect
    chosen = sorted(heaviest.values(), key=lambda effect: (-weight(found, effect), -effect.step))[:FEW]
    return [told(found, effect) for effect in chosen if weight(found, effect)]


def told(found: Chronicle, effect: Effect) -> Facts:
    facts: Facts = {"by": letter(effect.by), "of": letter(effect.of), "year": effect.year, "turn": effect.turn}
    facts |= {"swing": weight(found, effect), "attempt": effect.attempt}
    facts |= {"owed": effect.owed, "had": effect.had, "value": effect.value, "paid": effect.paid}
    facts |= {"gave": kind_name(effect.gave), "got": kind_name(effect.got), "seat": letter(effect.of)}
    return {
        "event": effect.event,
        "turn": effect.turn,
        "swing": weight(found, effect),
        "says": Message(f"moment-{effect.what}", facts | {"seat": letter(actor(effect))}).plain(),
        "why": Message(why(effect), facts).plain(),
    }


def actor(effect: Effect) -> int:
    """Whom the sentence is about: whoever did it, or cannot pay."""
    return effect.of if effect.what == "bust" else effect.by


def why(effect: Effect) -> str:
    if effect.what == "left":
        return "moment-why-left"
    if effect.what == "bust":
        return "moment-why-fined" if effect.fined else "moment-why-bust"
    if effect.what == "trade":
        return "moment-why-trade"
    if effect.what.endswith("-fell"):
        return "moment-why-bribed"
    if effect.bribe_kept:
        return "moment-why-kept"
    return "moment-why-overbid" if effect.bribes else "moment-why-none"
