"""Pecunia Olet in words: what happened, and what is asked."""

from __future__ import annotations

from kickback.engine.chance import Quick
from kickback.engine.events import Facts, Plain
from kickback.engine.seats import letter
from kickback.games.pecunia_olet import fake_notes
from kickback.games.pecunia_olet.actions import FENCE, FLY, SHOP
from kickback.games.pecunia_olet.components import (
    CARD,
    CARD_KIND,
    CARD_KINDS,
    CARD_VALUE,
    GODFATHER,
    INK,
    PAPER,
    PLAIN,
    PRINTED,
    QUALITIES,
    SPACES,
    SPECIALS,
    TICKET,
)
from kickback.games.pecunia_olet.police import half
from kickback.games.pecunia_olet.view import PecuniaView
from kickback.games.pecunia_olet.worlds import PecuniaWorlds

STARS = ("", "★", "★★", "★★★")
KNOWN_TO_SHOP = ("nothing", "★", "★ and ★★", "every fake")


def card_title(card: int) -> str:
    """A card as people call it."""
    kind = CARD_KINDS[CARD_KIND[card]].replace("-", " ")
    return f"lottery ticket (${CARD_VALUE[card]})" if CARD_KIND[card] == TICKET else kind


def bought(card: int) -> str:
    """A card with its article; ink and paper have none."""
    return card_title(card) if CARD_KIND[card] in (INK, PAPER) else f"a {card_title(card)}"


def titles(value: Plain) -> str:
    cards = value if isinstance(value, list) else []
    return ", ".join(card_title(CARD[str(card)]) for card in cards if card is not None)


def notes(lot: int) -> str:
    """A lot in words: 2 ★ and 1 ★★★."""
    counts = (fake_notes.ones(lot), fake_notes.twos(lot), fake_notes.threes(lot))
    parts = [f"{count} {STARS[quality]}" for quality, count in enumerate(counts, start=1) if count]
    return " and ".join(parts) if parts else "nothing"


def handed(event: Facts) -> str:
    """The notes of a trade, as far as the audience saw them."""
    if "lot" in event:
        return notes(fake_notes.read(str(event["lot"])))
    return f"{event['notes']} fake{'' if event['notes'] == 1 else 's'}"


def opened(event: Facts) -> Facts:
    """An event of the all-seeing view with what only its own seat was told put beside the rest."""
    secrets = event.get("secrets")
    if isinstance(secrets, dict):
        own = secrets.get(str(event.get("seat")))
        if isinstance(own, dict):
            return event | own
    return event


def tell(event: Facts, names: dict[str, str]) -> str:
    """One event as one line, as the audience it was projected for may read it."""
    event = opened(event)
    kind = event["kind"]
    who = names.get(str(event.get("seat")), "")
    if kind == "bought":
        return f"{who} buys {bought(CARD[str(event['card'])])} at {event['space']} for ${event['price']}."
    if kind == "printed":
        return f"{who} prints {handed(event)} at {event['space']}."
    if kind == "ran-short":
        return f"The supply runs out: {event['missing']} notes are missing."
    if kind == "exchanged":
        return f"{who} passes {handed(event)} at the supermarket and gets ${event['paid']}."
    if kind == "sold":
        return f"{who} sells {handed(event)} to the receiver for ${event['paid']}."
    if kind == "laundered":
        return f"{who}'s diners change {handed(event)} into ${event['paid']}."
    if kind == "taxed":
        return f"{who} cheats on taxes for ${event['paid']}."
    if kind == "pawn":
        return f"{who} takes the sunglasses and opens the next round."
    if kind == "flew":
        way = (
            f"takes the commercial flight for ${event['fee']}"
            if event["fee"]
            else f"flies by jet from {event['space']}"
        )
        own = f", keeps ${event['keep']} and has ${event['account']} in the account" if "keep" in event else ""
        return f"{who} {way}{own}."
    if kind == "passed":
        return f"{who} lays a henchman down."
    if kind in ("officer", "godfather", "paid", "banned", "strike", "strike-over"):
        return tell_police(event, who)
    if kind in ("ending", "lifted", "declined", "ticket", "total", "won", "tied", "draw", "rematch"):
        return tell_ending(event, who, names)
    return tell_table(event, who, names)


def tell_police(event: Facts, who: str) -> str:
    kind = event["kind"]
    if kind == "officer":
        special = str(event["special"])
        return f"The officer moves to {event['space']}" + (f": {special}." if special != SPECIALS[PLAIN] else ".")
    if kind == "godfather":
        return "The Godfather wants half of everybody's cash."
    if kind == "paid":
        return f"{who} pays him ${event['amount']}." if "amount" in event else f"{who} pays him, unseen."
    if kind == "banned":
        level = event["level"]
        known = KNOWN_TO_SHOP[level] if isinstance(level, int) else ""
        return f"The supermarket now knows {known}."
    return "Air traffic is on strike: no flights." if kind == "strike" else "The strike is over."


def tell_ending(event: Facts, who: str, names: dict[str, str]) -> str:
    kind = event["kind"]
    if kind == "ending":
        order = seat_names(event["order"], names)
        tail = f" Last henchmen: {order}." if order else " Nobody has a henchman left."
        return f"The officer has arrived.{tail}"
    if kind == "lifted":
        return f"{who}'s lawyer lifts the henchman from {event['space']}."
    if kind == "declined":
        return f"{who} leaves the lawyer alone."
    if kind == "ticket":
        return f"{who}'s lottery ticket pays ${event['paid']}."
    if kind == "total":
        split = f" (${event['cash']} cash, ${event['account']} offshore)" if "cash" in event else ""
        return f"{who} ends with ${event['total']}{split}."
    if kind == "won":
        return f"{who} wins with ${event['total']}."
    if kind == "tied":
        return f"{seat_names(event['seats'], names)} are tied on ${event['total']}."
    if kind == "draw":
        return f"It stays a draw between {seat_names(event['seats'], names)}."
    return f"Everybody wants another game; {names[str(event['first'])]} will start."


def tell_table(event: Facts, who: str, names: dict[str, str]) -> str:
    kind = event["kind"]
    if kind == "starts":
        return f"{who} is the starting player."
    if kind == "dealt":
        return f"{who} begins with ${event['cash']} and {titles(event['cards'])}."
    if kind == "market":
        drawn = titles(event["drawn"])
        return f"New on the market: {drawn}." if drawn else "Nothing new comes to the market."
    if kind == "round":
        return f"Round {event['number']}: {names[str(event['first'])]} begins."
    if kind == "round-over":
        return f"Round {event['number']} is over; the henchmen go home."
    if kind == "binned":
        return f"Into the bin: {titles(event['cards'])}."
    if kind == "chose":
        if "again" in event:
            return f"{who} says {'again' if event['again'] else 'enough'}."
        return f"{who} gives the diners {handed(event)}." if "lot" in event else f"{who} has chosen."
    if kind == "counted":
        held = notes(fake_notes.read(str(event["fakes"])))
        return f"Behind your screen: ${event['cash']} cash, ${event['account']} offshore, fakes: {held}."
    if kind == "leafed":
        return "You leaf through the public log."
    return f"{who}: {event['text']}"


def seat_names(value: Plain, names: dict[str, str]) -> str:
    return ", ".join(names[str(seat)] for seat in value) if isinstance(value, list) else ""


def ask(view: PecuniaView, names: dict[str, str]) -> str:
    """What is asked of the looking seat, or whom the table waits for."""
    if view.moment == "over":
        best = [letter(seat) for seat in view.winners or view.tied]
        shared = " and ".join(names[seat] for seat in best)
        return f"The game is over: {shared} won." if view.winners else f"The game is over: a tie between {shared}."
    if view.seat not in view.waiting:
        return "Waiting for " + ", ".join(names[letter(seat)] for seat in view.waiting) + "."
    seat = view.seat
    own = f"You have ${view.cash[seat]} cash, ${view.account[seat]} offshore, fakes: {notes(view.fakes[seat])}."
    if view.moment == "placement":
        used = PRINTED.henchmen - view.ready[seat] + 1
        return f"Place henchman {used} of {PRINTED.henchmen} or pass. {own} {stakes(view)}"
    if view.moment == "last-henchman":
        return f"The officer has arrived. You may play one last henchman; hats no longer count. {own}"
    if view.moment == "diner-choice":
        count = view.diners[seat]
        return f"Your diners change {count} fake{'' if count == 1 else 's'} into $50 each: which? {own}"
    if view.moment == "lawyer-lift":
        return f"Your lawyer may lift one of your henchmen and use it again. {own}"
    if view.moment == "lawyer-place":
        return f"Place the lifted henchman, or give it up. {own}"
    if view.moment == "rematch":
        return "The highest total is shared and nobody has won. Another game?"
    return "Who is the starting player?"


def stakes(view: PecuniaView) -> str:
    """What the officer's next steps mean for the seat that looks."""
    special = view.rules.board.special
    ahead = next(place for place in range(view.officer + 1, len(special)) if special[place] == GODFATHER)
    steps = ahead - view.officer
    costs = half(view.rules, view.cash[view.seat])
    end = " and ends the game" if ahead == view.rules.board.last else ""
    hats = "The next hat" if steps == 1 else f"Hat number {steps} from here"
    strike = " No flights: strike." if view.strike else ""
    banned = f" The supermarket knows {KNOWN_TO_SHOP[view.banned]}." if view.banned else ""
    return f"{hats} brings the Godfather{end} (he would take ${costs} of your cash).{strike}{banned}"


def hints(view: PecuniaView) -> list[str]:
    """The notations the looking seat may use now; lots and sums in brackets, up to what it has."""
    free = ["say TEXT", "count", "history"] if view.seat < view.seats else []
    if view.seat not in view.waiting:
        return free
    table = PecuniaWorlds(view).sample(Quick(0))
    found: list[str] = []
    for action in table.legal(view.seat):
        name = action.text
        if action.verb in (SHOP, FENCE):
            most = PRINTED.shop_most if action.verb == SHOP else PRINTED.fence_most
            name = f"{name.rpartition(' ')[0]} LOT (up to {most} of {fake_notes.written(view.fakes[view.seat])})"
        elif action.verb == FLY:
            left = view.totals[view.seat] - view.rules.board.price[action.a]
            name = f"fly {SPACES[action.a]} keep SUM (0 to {left})"
        if name not in found:
            found.append(name)
    return found + free


def engine(view: PecuniaView, seat: int) -> str:
    """What everybody can see that a seat prints: 6 x ★★."""
    return f"{PRINTED.per_printer * view.printers[seat]} x {STARS[view.quality(seat)]}"


def accepted(view: PecuniaView) -> str:
    """What the supermarket still takes."""
    if view.banned >= QUALITIES:
        return "closed"
    return " ".join(STARS[quality] for quality in range(view.banned + 1, QUALITIES + 1))
