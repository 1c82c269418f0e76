"""Scapegoat in words: what happened, and what is asked."""

from __future__ import annotations

from kickback.engine.events import Facts, Plain
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import letter
from kickback.games.scapegoat.cards import name_of
from kickback.games.scapegoat.facts import OVERSPEND
from kickback.games.scapegoat.view import ScapegoatView

WHY = {
    "lowest": "showed the lowest card and starts",
    "promoted": "was promoted and starts",
    "ended": "starts the new year",
    "fixed": "starts",
    "random": "was drawn by lot and starts",
}


def listed(value: Plain) -> str:
    return ", ".join(str(item) for item in value) if isinstance(value, list) else str(value)


def tell(event: Facts, names: dict[str, str]) -> str:
    """One event as one line, as the audience it was projected for may read it."""
    kind = event["kind"]
    who = names.get(str(event.get("seat")), "")
    if kind == "dealt":
        own = f" Your hand: {listed(event['hand'])}." if "hand" in event else ""
        return f"Everybody is dealt {event['cards']} cards.{own}"
    if kind == "committed":
        return f"You chose {event['card']}." if "card" in event else f"{who} has chosen."
    if kind == "shown" or kind == "revealed":
        pairs = [str(item).split(":") for item in as_list(event["cards"])]
        verb = "Shown" if kind == "shown" else "Revealed"
        return f"{verb}: " + ", ".join(f"{names[seat]} {card}" for seat, card in pairs) + "."
    if kind == "starts":
        return f"{who} {WHY[str(event['why'])]}."
    if kind == "up":
        return f"{who} plays {event['card']}, {event['value']}: Quarter {event['quarter']} stands at {event['total']}."
    if kind == "down":
        own = f" (your {event['card']})" if "card" in event else ""
        return f"{who} plays face down{own}, 10: Quarter {event['quarter']} stands at {event['total']}."
    if kind == "closed":
        carry = f" Carry {event['carry']}." if "carry" in event else ""
        return f"Quarter {event['quarter']} closed.{carry}"
    if kind == "drew":
        count = event["count"]
        own = f": {listed(event['cards'])}" if "cards" in event else ""
        return f"{who} draws {count} card{'' if count == 1 else 's'}{own}."
    return tell_ending(event, who, names)


def tell_ending(event: Facts, who: str, names: dict[str, str]) -> str:
    kind = event["kind"]
    if kind == "overspend":
        return f"Overspend by {event['over']}: {who} is the Scapegoat."
    if kind == "perfect-zero":
        return f"Perfect Zero: {who} closed the year on the spot."
    if kind == "underspend":
        return f"Underspend: {event['under']} left when time ran out."
    if kind == "audit-passed":
        return "Nothing lies face down; the audit passes."
    if kind == "audited":
        own = " That was yours." if "yours" in event else ""
        verdict = "FRAUD" if event["colour"] == "red" else "clean"
        return f"The audit turns over {listed(event['cards'])} of {event['pool']} hidden: {verdict}.{own}"
    if kind == "demoted":
        if event["before"] == event["after"]:
            return f"{who} is demoted and stays at Hand Size {event['after']}."
        return f"{who} is demoted: Hand Size {event['before']} to {event['after']}."
    if kind == "dropped":
        return f"{who} drops {event['card']}." if "card" in event else f"{who} drops a card unseen."
    if kind == "discarded":
        return f"Discarded: {listed(event['cards'])}."
    if kind == "promoted":
        return f"{who} is promoted with {event['card']}: Hand Size {event['before']} to {event['after']}."
    if kind == "won":
        winners = [names[str(seat)] for seat in as_list(event["seats"])]
        return f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'win'} the game."
    if kind == "cleared":
        return f"The table is cleared: {event['count']} cards."
    if kind == "reshuffled":
        return f"{event['count']} discards are shuffled under the {event['deck']} cards left in the deck."
    if kind == "new-year":
        return f"Year {event['round']} begins."
    return f"{who}: {event['text']}"


def as_list(value: Plain) -> list[Plain]:
    return value if isinstance(value, list) else [value]


def ask(view: ScapegoatView, names: dict[str, str]) -> str:
    """What is asked of the looking seat, or whom the table waits for."""
    if view.moment == "over":
        winners = " and ".join(names[letter(seat)] for seat in view.winners)
        return f"The game is over: {winners} won."
    if view.seat not in view.waiting:
        return "Waiting for " + ", ".join(names[letter(seat)] for seat in view.waiting) + "."
    rules = view.rules
    if view.moment == "show":
        return "Show one card; the lowest starts (aces low, then diamonds, clubs, hearts, spades). You keep it."
    if view.moment == "play":
        left = rules.budget - view.spent
        turns = rules.deadline - view.turn
        quarter = f"Quarter {view.closed + 1} of {rules.quarters} stands at {view.total} of {rules.target}"
        slack = 10 * turns - left
        tail = f"{turns} turn{'' if turns == 1 else 's'} left, slack {slack}"
        if slack < 0:
            tail = f"{turns} turn{'' if turns == 1 else 's'} left: the year can no longer be filled"
        return f"Your turn. {quarter}; {left} to spend this year, {tail}."
    if view.moment == "blame":
        return "You are the Scapegoat: drop one card, your Hand Size falls by one."
    if view.moment == "purge":
        return "Fraud in a Perfect Zero: everybody drops a card and falls by one."
    if view.moment == "axe":
        return "Underspend: reveal one card. The lowest (aces high) is demoted; all revealed cards are lost."
    if view.moment == "axe-drop":
        return "Your card was the lowest: drop one more, your Hand Size falls by one."
    climbs = [
        seat for seat in range(view.seats) if view.sizes[seat] + 1 >= rules.victory_hand and view.asked >> seat & 1
    ]
    danger = f" {' and '.join(names[letter(s)] for s in climbs)} would win the game." if climbs else ""
    return f"Promotion: reveal one card. The highest (aces high) climbs; all revealed cards are lost.{danger}"


def hints(view: ScapegoatView) -> list[str]:
    """The notations the looking seat may use now."""
    talk = ["say TEXT"] if view.rules.talk else []
    if view.seat not in view.waiting:
        return talk
    verbs = {"show": ("show",), "play": ("up", "down"), "promote": ("reveal",), "axe": ("reveal",)}.get(
        view.moment, ("drop",)
    )
    return [f"{verb} {name_of(card)}" for verb in verbs for card in view.hand if card != HIDDEN] + talk


def preview(view: ScapegoatView, value: int) -> str:
    """What playing a card of that value now would do."""
    rules = view.rules
    total = view.total + value
    if total < rules.target:
        last = view.turn + 1 == rules.deadline
        return "Underspend" if last else f"{total}/{rules.target}"
    over = total - rules.target
    if view.closed + 1 < rules.quarters:
        return f"closes, carry {over}"
    return f"{OVERSPEND.capitalize()} by {over}" if over else "Perfect Zero"
