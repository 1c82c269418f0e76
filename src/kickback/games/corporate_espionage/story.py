"""Corporate Espionage in words: what happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickback.engine.events import Facts, Plain
from kickback.games.corporate_espionage.components import Telling, change_text, parse_effect, ready_made
from kickback.games.corporate_espionage.components import vocabulary as w

Names = dict[str, str]

VERBS: Final = {
    "hire": "hires",
    "purchase": "buys",
    "espionage": "plays",
    "savvy": "plays",
    "use": "uses",
}
TAKEN: Final = {"fired": "is fired", "destroyed": "is destroyed", "stolen": "changes sides", "bounced": "is sent back"}


def called(reference: Plain, event: Facts) -> str:
    """A card by its name, with its id; the names of players' own cards come with the event."""
    text = str(reference)
    id = text.rsplit(":", maxsplit=1)[-1].split("@", maxsplit=1)[0].split("#", maxsplit=1)[0]
    card = ready_made().cards.get(id)
    own = event.get("called")
    name = card.name if card is not None else own.get(id) if isinstance(own, dict) else None
    return f"{name} ({text})" if name else text


def points(amount: Plain) -> str:
    return "1 point" if amount == 1 else f"{amount} points"


def listed(value: Plain, event: Facts) -> str:
    items = value if isinstance(value, list) else [value]
    return ", ".join(called(item, event) for item in items) or "nothing"


def people(value: Plain, names: Names) -> str:
    items = value if isinstance(value, list) else [value]
    return " and ".join(names.get(str(item), str(item)) for item in items)


def tell(event: Facts, names: Names) -> str:
    """One event as one line, as the audience it was projected for may read it."""
    kind = str(event["kind"])
    who = names.get(str(event.get("seat")), "Nobody")
    teller = TELLERS.get(kind)
    if teller is not None:
        return teller(event, who, names)
    sentence = SENTENCES[kind]
    filled = {key: str(value) for key, value in event.items()}
    for key in ("target", "to", "with", "enemy", "by"):
        if key in event and event[key] is not None:
            filled[key] = people(event[key], names)
    if event.get("card") is not None:
        filled["card"] = called(event["card"], event)
    if "amount" in event:
        filled["amount"] = points(event["amount"])
    return sentence.format(who=who, **filled)


SENTENCES: Final = {
    "company": "{who} founds {name}.",
    "first": "{who} begins.",
    "turn": "Round {round}: it is the turn of {who}.",
    "income": "{who} earns {amount}.",
    "no-income": "{who} has no Income step: the accounts are blocked.",
    "overhead": "{who} pays {amount} of overhead.",
    "no-draw": "{who} draws nothing.",
    "entered": "{card} joins {who}.",
    "gained": "{who} gains {amount} ({card}).",
    "siphoned": "{by} takes {amount} from {who} ({card}).",
    "no-bill": "The bill to {who} comes to nothing ({card}).",
    "collected": "{who} collects {amount}.",
    "insolvent": "{who} is below zero at {bank} and has to find money.",
    "solvent": "{who} is back at zero or above.",
    "liquidated": "{who} sells {card} for {amount}.",
    "dropped": "{who} cannot pay for {card} and lets it go.",
    "expired": "{card} leaves {who}: time is up.",
    "dismissed": "{who} has one executive too many: {card} goes.",
    "blocked": "{who} is protected: {card} does nothing there.",
    "ended": "What {card} did to {who} is over.",
    "named": "{who} names {target} for {card}.",
    "failed": "The takeover of {target} by {who} fails: the sums are not right.",
    "lapsed": "The takeover of {target} by {who} lapses.",
    "taken-over": "{who} takes over {target} for {price}.",
    "audit-asked": "{who} asks to see the books of {target}.",
    "audit-refused": "{target} refuses {who} the audit.",
    "danced": "{who} dances the {dance}.",
    "applauded": "{who} gives {stars} of 5 stars.",
    "said": "{who}: {text}",
    "repaid": "{who} repays {amount} to {to}.",
    "fell-through": "{who} no longer has the {amount} it offered {to}; the loan falls through.",
    "lent": "{who} lends {to} {amount}, to be repaid with {back} in {turns} turns.",
    "pact": "{who} and {with} ally against {enemy}.",
    "breaking": "{who} breaks with {with}, from its next turn on.",
    "pact-broken": "The pact of {who} against {enemy} is over.",
    "vote-called": "{who} has {association} vote: {motion} {target}.",
    "embargo-over": "The embargo of {association} on {target} is over.",
    "left-association": "{who} leaves {association}.",
    "founding": "{who} wants to found {association} with {with}.",
    "declined": "{who} declines.",
}


def tell_changed(event: Facts, who: str, names: Names) -> str:
    op = parse_effect(f"play: {event['what']}").ops[0]
    op.who = w.RIVAL  # whoever it was on the card, here it is somebody with a name
    by = people(event["by"], names)
    until = f"until the next turn of {by}" if op.lasts == 1 else f"for {op.lasts} turns of {by}"
    if op.lasts == w.THIS_TURN:
        until = "this turn"
    said = change_text(op, Telling(who))
    return f"{said[0].upper()}{said[1:]} {until} ({called(event['card'], event)})."


def tell_cut(event: Facts, who: str, names: Names) -> str:
    return f"{who} cuts the deck of {people(event['deck'], names)}."


def tell_announced(event: Facts, who: str, names: Names) -> str:
    if event["play"] == "takeover":
        return f"{who} announces a hostile takeover of {people(event['target'], names)}."
    against = f" against {people(event['target'], names)}" if event.get("target") else ""
    cost = f" for {points(event['cost'])}" if event["cost"] else ""
    return f"{who} {VERBS[str(event['play'])]} {called(event['card'], event)}{against}{cost}."


def tell_cancelled(event: Facts, who: str, names: Names) -> str:
    if event["play"] == "takeover":
        return f"The takeover of {people(event['target'], names)} by {who} is stopped."
    if event["play"] == "bill":
        return f"The bill of {points(event['amount'])} to {who} is cancelled."
    back = f"; {points(event['refund'])} come back" if event.get("refund") else ""
    hand = ", and the card too" if event.get("to-hand") else ""
    return f"{called(event['card'], event)} of {who} is cancelled{back}{hand}."


def tell_redirected(event: Facts, who: str, names: Names) -> str:
    return f"{called(event['card'], event)} of {who} now hits {people(event['target'], names)}."


def tell_bill(event: Facts, who: str, names: Names) -> str:
    source = f"{people(event['by'], names)} ({called(event['card'], event)})" if event.get("by") else "An empty deck"
    if event["kind"] == "billed":
        return f"{source} bills {who} {points(event['amount'])}."
    return f"{who} is charged {points(event['amount'])}."


def tell_taken(event: Facts, who: str, names: Names) -> str:
    if "lost" not in event:
        return f"{who} fires {called(event['card'], event)}."
    by = f"{called(event['card'], event)} by {people(event['by'], names)}"
    return f"{who} loses {called(event['lost'], event)}, which {TAKEN[str(event['kind'])]} ({by})."


def tell_discarded(event: Facts, who: str, names: Names) -> str:
    by = f" ({called(event['card'], event)} by {people(event['by'], names)})" if event.get("by") else ""
    return f"{who} discards {called(event['lost'], event)}{by}."


def tell_pilfered(event: Facts, who: str, names: Names) -> str:
    card = called(event["lost"], event) if "lost" in event else "a card"
    return f"{people(event['by'], names)} takes {card} from the hand of {who}."


def tell_drew(event: Facts, who: str, _: Names) -> str:
    return f"{who} draws {called(event['card'], event)}." if "card" in event else f"{who} draws a card."


def tell_dealt(event: Facts, who: str, _: Names) -> str:
    own = f" Your hand: {listed(event['hand'], event)}." if "hand" in event else ""
    return f"{who} has an opening hand of {event['cards']}.{own}"


def tell_mulligan(event: Facts, who: str, _: Names) -> str:
    shown = f": {listed(event['hand'], event)}" if "hand" in event else ""
    return f"{who} has no employee and draws a new hand{shown}."


def tell_shown(event: Facts, who: str, names: Names) -> str:
    """A private look: the hand, the bank or the deck, for whoever may see it."""
    by = people(event["by"], names)
    if "hand" in event:
        return f"{by} sees the hand of {who}: {listed(event['hand'], event)}."
    if "deck" in event:
        return f"{by} sees the next cards of {who}: {listed(event['deck'], event)}."
    if "bank" in event:
        return f"{by} sees the bank of {who}: {event['bank']}."
    return f"{by} looks at the {event.get('at', 'hand')} of {who}."


def tell_audit(event: Facts, who: str, names: Names) -> str:
    figure = f": {points(event['bank'])}" if "bank" in event else ""
    return f"{people(event['target'], names)} shows {who} the books{figure}."


def tell_turn_over(event: Facts, who: str, _: Names) -> str:
    bank = f" with {points(event['bank'])} in the bank" if "bank" in event else " and keeps its books sealed"
    return f"{who} ends the turn{bank}."


def tell_valued(event: Facts, who: str, names: Names) -> str:
    target = people(event["target"], names)
    return f"{who} is worth {event['worth']} and holds {event['bank']}; {target} is worth {event['price']}."


def tell_merged(event: Facts, who: str, names: Names) -> str:
    target = people(event["target"], names)
    money = f" and makes {points(event['amount'])} of it" if event["amount"] else ""
    words = {
        "keep": f"keeps everything {target} had",
        "layoff": f"lays off {target}",
        "keep-team": f"keeps the team of {target}, sells the assets",
        "keep-assets": f"keeps the assets of {target}, lays off the team",
    }
    return f"{who} {words[str(event['choice'])]}{money}."


def tell_left(event: Facts, who: str, _: Names) -> str:
    how = {"bankrupt": "is bankrupt", "taken over": "has been taken over", "disqualified": "is disqualified"}
    held = f", with {listed(event['cards'], event)} in hand" if event["cards"] else ""
    return f"{who} {how[str(event['how'])]} and leaves the market{held}."


def tell_won(event: Facts, _: str, names: Names) -> str:
    return f"{people(event['seats'], names)} won."


def tell_market(event: Facts, _: str, names: Names) -> str:
    worths = event["worths"]
    pairs = [str(item).split(":") for item in worths] if isinstance(worths, list) else []
    return "The market closes: " + ", ".join(f"{names.get(seat, seat)} {worth}" for seat, worth in pairs) + "."


def tell_trophies(event: Facts, _: str, names: Names) -> str:
    cards = event["cards"]
    items = [str(item) for item in cards] if isinstance(cards, list) else []
    kept = ", ".join(f"{names.get(item[0], item[0])} {called(item, event)}" for item in items)
    return f"Kept for good: {kept or 'nothing'}."


def tell_whispered(event: Facts, who: str, names: Names) -> str:
    return f"{who} whispers to {people(event['to'], names)}: {event['text']}"


def tell_committed(event: Facts, who: str, _: Names) -> str:
    choice = event.get("sign", event.get("count"))
    return f"You chose {choice}." if choice is not None else f"{who} has chosen."


def tell_duel(event: Facts, _: str, names: Names) -> str:
    signs = event["signs"]
    pairs = [str(item).split(":") for item in signs] if isinstance(signs, list) else []
    return ", ".join(f"{names.get(seat, seat)} shows {sign}" for seat, sign in pairs) + "."


def tell_offered(event: Facts, who: str, names: Names) -> str:
    return f"{who} offers {people(event['to'], names)}: {event['offer']}."


def tell_sold(event: Facts, who: str, names: Names) -> str:
    card = called(event["card"], event) if "card" in event else "a card"
    return f"{who} sells {card} to {people(event['to'], names)} for {points(event['price'])}."


def tell_founded(event: Facts, _: str, names: Names) -> str:
    if event["kind"] == "not-founded":
        return f"Nobody joins {event['association']}."
    return f"{people(event['members'], names)} found {event['association']}."


def tell_voted(event: Facts, who: str, _: Names) -> str:
    return f"You vote {event['vote']}." if "vote" in event else f"{who} has voted."


def tell_counted(event: Facts, _: str, names: Names) -> str:
    outcome = "carried" if event["carried"] else "lost"
    motion = f"{event['motion']} {people(event['target'], names)}"
    return f"{event['association']}: {motion} is {outcome}, {event['yes']} of {event['of']} in favour."


TELLERS: Final[dict[str, Callable[[Facts, str, Names], str]]] = {
    "changed": tell_changed,
    "cut": tell_cut,
    "announced": tell_announced,
    "cancelled": tell_cancelled,
    "redirected": tell_redirected,
    "billed": tell_bill,
    "charged": tell_bill,
    "fired": tell_taken,
    "destroyed": tell_taken,
    "stolen": tell_taken,
    "bounced": tell_taken,
    "discarded": tell_discarded,
    "pilfered": tell_pilfered,
    "drew": tell_drew,
    "dealt": tell_dealt,
    "mulligan": tell_mulligan,
    "hand-shown": tell_shown,
    "peeked": tell_shown,
    "audit-shown": tell_audit,
    "turn-over": tell_turn_over,
    "valued": tell_valued,
    "merged": tell_merged,
    "left": tell_left,
    "won": tell_won,
    "market-closed": tell_market,
    "trophies": tell_trophies,
    "whispered": tell_whispered,
    "committed": tell_committed,
    "duel": tell_duel,
    "offered": tell_offered,
    "sold": tell_sold,
    "founded": tell_founded,
    "not-founded": tell_founded,
    "voted": tell_voted,
    "vote-counted": tell_counted,
}
