"""Wallet in words: what happened, and what is asked."""

from __future__ import annotations

from kickback.engine.events import Facts, Plain
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import letter
from kickback.games.wallet.actions import PAY
from kickback.games.wallet.components import (
    CENTS,
    CURRENCIES,
    CURRENCY_OF,
    EMERGENCY,
    EXTRA,
    MATCHING,
    MONEY,
    NAMES,
    NOTES,
    PRICE,
    PRINTED,
    SPECIAL_TITLES,
    SPECIALS,
    WORDS,
    money_in,
    name_of,
)
from kickback.games.wallet.verdict import TITLES, Verdict
from kickback.games.wallet.view import WalletView

JEWELRY: dict[str, str] = PRINTED["jewelry"]


def cash(cents: int) -> str:
    """45020 as 450.20."""
    return f"{cents // CENTS}.{cents % CENTS:02}"


def titled(word: Plain) -> str:
    """A Special card by the name printed on it."""
    return SPECIAL_TITLES[SPECIALS.index(str(word))]


def listed(value: Plain) -> str:
    words = [str(item) for item in value] if isinstance(value, list) else [str(value)]
    return ", ".join(words) if words else "nothing"


def number(value: Plain) -> int:
    return value if isinstance(value, int) else 0


def some(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def glasses(count: int) -> str:
    return "1 hourglass" if count == 1 else f"{count} hourglasses"


def tell(event: Facts, names: dict[str, str]) -> str:
    """One event as one line, as the audience it was projected for may read it."""
    kind = str(event["kind"])
    who = names.get(str(event.get("seat")), "")
    whom = names.get(str(event.get("target")), "")
    card = f" ({event['card']})" if "card" in event else ""
    line = tell_set_up(kind, event, who, names) or tell_deed(kind, event, who, card)
    line = line or tell_special(kind, event, who, whom, card, names) or tell_police(kind, event, who, whom, card)
    return line or tell_ending(kind, event, who, names)


def tell_set_up(kind: str, event: Facts, who: str, names: dict[str, str]) -> str:
    if kind == "set-up":
        return f"Round {event['round']}: {glasses(number(event['hourglasses']))} showing."
    if kind == "tokens":
        return f"Everybody gets a token of value {event['value']}; {event['pocket']} more are in the pocket."
    if kind == "new-round":
        return f"Round {event['round']} begins: everything but the tokens is collected and dealt anew."
    if kind == "dealt":
        own = f" Your hand: {listed(event['hand'])}." if "hand" in event else ""
        return f"Everybody is dealt {event['cards']} cards; {event['wallet']} are in the wallet.{own}"
    if kind == "specials":
        own = ""
        if isinstance(event.get("specials"), list):
            own = f" Yours: {', '.join(titled(word) for word in as_list(event['specials']))}."
        return f"Everybody gets {event['cards']} Special cards; {event['aside']} are set aside.{own}"
    if kind == "coins":
        pairs = [str(item).split(":") for item in as_list(event["coins"])]
        return "Coins: " + ", ".join(f"{names[seat]} {coin}c" for seat, coin in pairs) + "."
    return f"{who} has the lowest coin and begins." if kind == "first" else ""


def tell_deed(kind: str, event: Facts, who: str, card: str) -> str:
    place = f" at place {event['position']}" if "position" in event else ""
    if kind == "took":
        return f"{who} takes a card{card}{place}; {event['wallet']} are left in the wallet."
    if kind == "put":
        return f"{who} puts a card{card} into the wallet{place}; it holds {event['wallet']}."
    if kind == "passed-turn":
        return f"{who} passes."
    if kind == "paid":
        left = f" Left to choose from: {listed(event['compartment'])}." if "compartment" in event else ""
        return f"{who} pays {listed(event['cards'])}, {event['value']} CU, for an identity.{left}"
    if kind == "bought":
        return f"{who} picks an Extra ID{card}; {event['left']} are left."
    if kind == "flipped":
        return f"{who} turns an hourglass: {event['left']} left."
    if kind == "time":
        return f"Time runs: an hourglass turns before {who}'s turn, {event['left']} left."
    if kind == "round-over":
        return "The last hourglass is turned. Nobody move!"
    if kind == "done":
        return f"{who} is done."
    return ""


def tell_special(kind: str, event: Facts, who: str, whom: str, card: str, names: dict[str, str]) -> str:
    giver = names.get(str(event.get("from")), "")
    taker = names.get(str(event.get("to")), "")
    if kind == "copied":
        return f"{who} plays Emergency and repeats {titled(event['special'])}."
    if kind == "played":
        return tell_played(event, who, whom, card)
    if kind == "birthday":
        own = f": {listed(event['cards'])}" if "cards" in event else ""
        return f"{who} draws {some(number(event['count']), 'birthday card')}{own}."
    if kind == "gift-kept":
        return f"{who} keeps one{card}."
    if kind == "birthday-gift" or kind == "passed":
        return f"{giver} gives {taker} a card{card}."
    if kind == "gift-back":
        return f"{who} slips the last one{card} back into the wallet."
    if kind == "committed":
        return f"You chose: {event['choice']}." if "choice" in event else f"{who} has chosen."
    if kind == "laid":
        return f"{who} lays {event['card']}." if card else f"{who} has no money to lay."
    if kind == "picked":
        return f"{who} takes {event['card']} from the fund."
    if kind == "redealt":
        return f"{who} is dealt a card{card} of the fund."
    return f"{who} has nothing to pass." if kind == "passed-none" else tell_theft(kind, event, who, whom, card, names)


def tell_theft(kind: str, event: Facts, who: str, whom: str, card: str, names: dict[str, str]) -> str:
    """Cards that are looked at, taken or asked for."""
    if kind == "looked":
        return f"{who} looks at a card{card} of {whom}."
    if kind == "kept":
        return f"{who} keeps {whom}'s card{card}."
    if kind == "returned":
        return f"{who} gives the card{card} back to {whom}."
    if kind == "snatched":
        return f"{who} snatches a card{card} from {whom}."
    if kind == "gave":
        giver, taker = names[str(event["from"])], names[str(event["to"])]
        return f"{giver} gives {taker} a card that answers to '{event['word']}'{card}."
    return f"{who} has nothing that answers to '{event['word']}'." if kind == "no-match" else ""


def tell_played(event: Facts, who: str, whom: str, card: str) -> str:
    word = str(event.get("copied", event["special"]))
    name = titled(word)
    if word == "request":
        return f"{who} plays {name} and asks {whom} for '{event['word']}'."
    if word == "dispose":
        return f"{who} plays {name}: {whom} gets a card{card}."
    if word == "hide":
        return f"{who} plays {name} and hides a card{card}."
    if word == "atm" and "card" in event:
        return f"{who} covers the {name} with {event['card']}."
    if word == "atm":
        return f"{who} draws money from the {name}."
    if word == "fx":
        return f"{who} plays {name}: {event['card']} now counts as {event['currency']}."
    return f"{who} plays {name}" + (f" on {whom}." if whom else ".")


def tell_police(kind: str, event: Facts, who: str, whom: str, card: str) -> str:
    if kind == "shown":
        return f"Not a note: {event['card']} is shown and goes back."
    if kind == "found":
        return f"{who} finds a note{card} and takes it."
    if kind == "found-none" or kind == "credit-none":
        return f"There is no note in the wallet; {who} finds nothing."
    if kind == "officer":
        fails = "" if event["verdict"] == "innocent" else f", and fails ({event['why']})"
        return f"{who} is a Police Officer on duty and shows {listed(event['hand'])}{fails}."
    if kind == "inspected":
        return f"{who} inspects {whom}: {listed(event['hand'])}. {str(event['verdict']).capitalize()} ({event['why']})."
    if kind == "confiscated":
        if not event["cards"]:
            return f"{who} finds no money at {whom}'s."
        return f"{who} confiscates {listed(event['cards'])} from {whom}, {event['value']} CU."
    if kind == "nothing-taken":
        return f"{who} apologises to {whom} and takes nothing."
    return ""


def tell_ending(kind: str, event: Facts, who: str, names: dict[str, str]) -> str:
    if kind == "revealed":
        return f"{who} shows {listed(event['hand'])}."
    if kind == "verdict":
        return tell_verdict(event, who)
    if kind == "no-token":
        return f"{who} has no token to lose."
    if kind == "lost-token":
        value = f" of value {event['value']}" if "value" in event else ""
        return f"{who} gives back a token{value}."
    if kind == "credit-card":
        return f"{who}'s Credit Card brings {event['note']}."
    if kind == "prize":
        drawn = f": {listed(event['values'])}" if event.get("values") else ""
        tokens = some(number(event["tokens"]), "token")
        return f"{who} is number {event['place']} with {cash(number(event['wealth']))} and draws {tokens}{drawn}."
    if kind == "scored":
        return f"{who} has {some(number(event['points']), 'point')} in {some(number(event['tokens']), 'token')}."
    if kind == "won":
        winners = [names[str(seat)] for seat in as_list(event["seats"])]
        return f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'win'} the game."
    return f"{who}: {event['text']}"


def tell_verdict(event: Facts, who: str) -> str:
    """Why innocent or guilty, with the numbers."""
    money = cash(number(event["money"]))
    identity = str(event["identity"])
    role = "without a clear identity" if identity == "None" else f"as {identity}"
    if event["verdict"] == "innocent":
        return f"{who} is INNOCENT {role} with {money} ({event['why']})."
    failed = [line for line in as_list(event["lines"]) if isinstance(line, dict) and not line["ok"]]
    reasons = "; ".join(reason(line) for line in failed)
    return f"{who} is GUILTY {role}: {reasons} ({event['why']})."


def reason(line: Facts) -> str:
    found = cash(number(line["found"])) if "money" in str(line["what"]) else str(line["found"])
    asked = str(line["asked"])
    if "money" in str(line["what"]):
        word, _, cents = asked.rpartition(" ")
        return f"money {found}, asked {word} {int(cents) // CENTS}"
    return f"{line['what']} {found}, asked {asked}"


def as_list(value: Plain) -> list[Plain]:
    return value if isinstance(value, list) else [value]


def check_line(check: Verdict) -> str:
    """Would I be innocent now, and if not, why not."""
    money = cash(check.money)
    if check.innocent:
        return f"As you stand you are innocent ({TITLES[check.identity]}) with {money}."
    failed = [line for line in check.lines() if isinstance(line, dict) and not line["ok"]]
    return f"As you stand you are guilty with {money}: {'; '.join(reason(line) for line in failed)} ({check.why})."


def ask(view: WalletView, names: dict[str, str]) -> str:
    """What is asked of the looking seat, or whom the table waits for."""
    if view.moment == "over":
        winners = " and ".join(names[letter(seat)] for seat in view.winners)
        return f"The game is over: {winners} won."
    if view.seat not in view.waiting:
        return "Waiting for " + ", ".join(names[letter(seat)] for seat in view.waiting) + "."
    if view.draft:
        return f"You have said '{' '.join(step.text for step in view.draft)}'; what next?"
    other = names.get(letter(view.about.other), "") if view.about.other != HIDDEN else ""
    if view.moment == "turn" or view.moment == "act":
        which = "Your turn" if view.moment == "turn" else f"Double Turn, {some(view.acts, 'action')} to go"
        return f"{which}, {glasses(view.hourglasses)} left: take, put, buy or flip. {check_line(view.check)}"
    if view.moment == "pick-id":
        return "Pick one of the Extra IDs; nobody sees which."
    if view.moment == "gifts":
        return gifts_question(view)
    if view.moment == "fund-lay":
        return "Shared Fund: lay one note or Jewelry card; you may get another one back."
    if view.moment == "fund-pick":
        return f"Take one of {', '.join(name_of(card) for card in view.pot)}; the rest is dealt out at random."
    if view.moment == "slip":
        step = view.about.way
        to = names[letter((view.seat + step) % view.seats)]
        return f"Pass one card face down to {to}. {check_line(view.check)}"
    if view.moment == "swap":
        return "Exchange Cards: pick one of your cards for the other; you get one unseen."
    if view.moment == "look":
        return f"{other}'s card is {name_of(view.about.card)}: keep it or return it?"
    if view.moment == "give":
        return f"{other} asks for '{WORDS[view.about.word]}': give a matching card, or say none if you have none."
    if view.moment == "window":
        what = "only Extra Time can be played now, or say done" if view.first_call else LAST_WORDS
        return f"The round is over: {what}. {check_line(view.check)}"
    if view.moment == "duty":
        return "Officers may go on duty now: duty or done?"
    if view.moment == "search":
        return "You are on duty: whom do you inspect? If guilty, all their money is yours."
    return "You are guilty: which token do you give back?"


def gifts_question(view: WalletView) -> str:
    cards = ", ".join(name_of(card) for card in view.tray)
    if view.seats == 2 and len(view.tray) > 2:
        return f"Birthday: {cards}. Keep one, give one, and one goes back."
    return f"Birthday: {cards}. Keep one" + (", give away the rest." if len(view.tray) > 1 else ".")


def hints(view: WalletView) -> list[str]:
    """The notations the looking seat may use now."""
    talk = ["say TEXT"]
    if view.seat not in view.waiting:
        return talk
    if view.draft:
        return next_words(view) + talk
    hand = sorted(set(view.hand))
    simple: dict[str, list[str]] = {
        "act": turn_hints(view),
        "pick-id": [f"pick {name_of(card)}" for card in view.compartment],
        "gifts": gift_hints(view),
        "fund-lay": [f"lay {NAMES[card]}" for card in hand if card < MONEY] or ["none"],
        "fund-pick": [f"pick {name_of(card)}" for card in sorted(set(view.pot))],
        "slip": [f"slip {NAMES[card]}" for card in hand],
        "swap": [f"slip {NAMES[card]}" for card in hand],
        "look": ["keep", "return"],
        "window": late_hints(view),
        "duty": ["duty", "done"] if view.check.inspects else ["done"],
        "search": [f"search {letter(seat)}" for seat in range(view.seats) if seat != view.seat],
        "fine": [f"lose {value}" for value in sorted(set(view.tokens[view.seat]))],
    }
    if view.moment == "turn":
        passing = ["pass"] if view.rules.may_pass else []
        return turn_hints(view) + special_hints(view) + passing + talk
    if view.moment == "give":
        matching = MATCHING[view.about.word]
        return ([f"give {NAMES[card]}" for card in hand if matching >> card & 1] or ["none"]) + talk
    return simple[view.moment] + talk


def turn_hints(view: WalletView) -> list[str]:
    places = view.rules.ordered
    found = ["take PLACE" if places else "take"] if view.wallet else []
    found += [f"put {NAMES[card]}" + (" @PLACE" if places else "") for card in sorted(set(view.hand))]
    if view.compartment and money_in(view.hand) >= PRICE:
        found.append("buy CARDS")
    return [*found, "flip"]


def special_hints(view: WalletView) -> list[str]:
    """Special cards of the turn, with what they must be told."""
    if view.played and view.rules.one_special:
        return []
    found: list[str] = []
    for special in view.specials[view.seat]:
        meant = special
        if special == EMERGENCY:
            meant = view.discard[-1] if view.discard else HIDDEN
        if special < EXTRA and meant != HIDDEN:
            found.append(f"play {SPECIALS[special]}" + NEEDS.get(SPECIALS[meant], ""))
    return found


LAST_WORDS = "play an end-of-round card or say done"
NEEDS = {
    "inspect": " SEAT",
    "snatch": " SEAT",
    "swap": " SEAT",
    "dispose": " SEAT CARD",
    "request": " SEAT WORD",
}


def late_hints(view: WalletView) -> list[str]:
    found: list[str] = []
    hand = sorted(set(view.hand))
    notes = [card for card in hand if card < NOTES]
    for special in view.specials[view.seat]:
        word = SPECIALS[special]
        if view.first_call != (word == "extra") and view.rules.two_calls:
            continue
        if word == "extra" and not view.ended >> view.seat & 1:
            found += [f"play extra {action}" for action in turn_hints(view) if action != "flip"]
        elif word == "hide":
            found += [f"play hide {NAMES[card]}" for card in hand]
        elif word == "atm":
            found += ["play atm draw"] + [f"play atm cover {NAMES[card]}" for card in notes]
        elif word == "fx":
            found += [f"play fx {NAMES[card]} CURRENCY" for card in notes]
    return [*found, "done"]


def gift_hints(view: WalletView) -> list[str]:
    if len(view.tray) == 1:
        return [f"deal {name_of(view.tray[0])}"]
    if view.seats == 2 and len(view.tray) > 2:
        return ["deal CARD CARD>SEAT CARD>wallet"]
    return ["deal CARD" + " CARD>SEAT" * (len(view.tray) - 1)]


def next_words(view: WalletView) -> list[str]:
    """What may follow a half-said line."""
    first = view.draft[0].text
    last = view.draft[-1].text
    if "buy" in (first, last) or (len(view.draft) > 1 and view.draft[1].text == "buy"):
        paid = money_in([step.a for step in view.draft if step.verb == PAY])
        return ["CARD", "settle"] if paid >= PRICE else ["CARD"]
    if last == "play atm":
        return ["draw", "cover"] if any(card < NOTES for card in view.hand) else ["draw"]
    if last == "play extra":
        return [action for action in turn_hints(view) if action != "flip"]
    if first == "play fx" and len(view.draft) > 1:
        return [name for place, name in enumerate(CURRENCIES) if place != CURRENCY_OF[view.draft[1].a]]
    if last in ("take", "put") or last.startswith("put "):
        return ["PLACE"]
    if first.startswith("deal"):
        return ["CARD>SEAT"]
    return ["CARD"] if first in ("play hide", "play fx", "play atm") or len(view.draft) > 1 else ["SEAT"]
