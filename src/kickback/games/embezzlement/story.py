"""Embezzlement in words: what happened, what is asked, and the reference card."""

from __future__ import annotations

from typing import Final

from kickback.engine.events import Facts, Plain
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import letter
from kickback.games.embezzlement.components import (
    AUDIT,
    BLACKMAIL,
    BLANK,
    BRIBE,
    CARD_NAMES,
    FALSE_AUDIT_FINE,
    KIND_NAMES,
    OFF_RECORD,
    OTR,
    PLAIN,
    TARGET_MAX,
    TRADE,
    TRAP,
    TRAP_FINE,
    TYPES,
    YEARS,
    kind_name,
)
from kickback.games.embezzlement.table.exchange import BLACKMAILING, PAYMENT_OTR, TRADING
from kickback.games.embezzlement.table.question import A_READ, OF_HAND, OF_HONESTY, OF_VALUE
from kickback.games.embezzlement.view import EmbezzlementView

CARD_WORDS: Final = {
    "audit": "an Audit",
    "trade": "a Trade",
    "otr": "Off the Record",
    "blackmail": "a Blackmail",
    "bribe": "a Bribe",
}

# EMB-SETUP-10: everybody's reference card is the same.
REFERENCE: Final = (
    "Your turn: settle the oldest invoice (from your 8th turn), pay a new one, play cards, pick one up.",
    "Audit: right after a colleague pays, or in your action phase on any colleague's year.",
    "  too much paid: they lose the surplus, you get 1; exact: you pay 1; too little: they pay it; trap: you pay 2.",
    "Blackmail: when a colleague's settlement shows a profit; you take all of it.",
    "Off the Record: before you place your payment, or on an own year when acting; no audit, blackmail or peek.",
    "Trade: in your action phase; swap the same year with a colleague, money and all.",
    "Bribe: cancels an Audit, Trade or Blackmail against you, a Bribe on a card of yours, or any Off the Record.",
    "Who cannot pay a debt is bust. Most Caps when all boards are clear wins.",
)


def worth(value: Plain) -> str:
    return "a trap" if value == "T" else f"an {value}" if value == "8" else f"a {value}"


def caps(amount: Plain) -> str:
    return "1 Cap" if amount == 1 else f"{amount} Caps"


def tell(event: Facts, names: dict[str, str]) -> str:
    """One event as one line, as the audience it was projected for may read it."""
    kind = str(event["kind"])
    who = names.get(str(event.get("seat")), "")
    year = f"year {event['year']}" if "year" in event else ""
    if kind in ("dealt", "first", "committed", "starts", "targets", "turn", "refilled", "closed"):
        return tell_frame(kind, event, who, names)
    if kind in ("took", "announced", "sealed", "laid", "placed", "turned", "profit", "even", "debt", "archived"):
        return tell_invoice(kind, event, who, year, names)
    if kind in ("said", "claimed", "asked", "answered", "demanded", "declared", "peeked"):
        return tell_talk(kind, event, who, year, names)
    if kind in ("bust", "swept", "resigned", "voted", "won"):
        return tell_fate(kind, event, who, names)
    return tell_card(kind, event, who, year, names)


def tell_frame(kind: str, event: Facts, who: str, names: dict[str, str]) -> str:
    if kind == "dealt":
        own = f" Your hand: {listed(event['hand'])}." if "hand" in event else ""
        return f"{event['workload']} invoices to pay, {event['cards']} cards each.{own}"
    if kind == "first":
        return f"{who} begins."
    if kind == "committed":
        mine = [f"You chose {event[key]}." for key in ("start", "target") if key in event]
        return mine[0] if mine else f"{who} has chosen."
    if kind in ("starts", "targets"):
        chosen = event["caps"]
        assert isinstance(chosen, dict)
        what = "Starting stashes" if kind == "starts" else "Targets"
        return f"{what}: " + ", ".join(f"{names[seat]} {amount}" for seat, amount in chosen.items()) + "."
    if kind == "turn":
        return f"Year {event['round']} of {who}."
    if kind == "refilled":
        return f"The archive is shuffled back: {event['workload']} invoices to pay."
    why = {"laps": "the last lap is over", "votes": "all have voted to finish"}.get(
        str(event["why"]), "one player is left"
    )
    return f"The workload is closed, {why}: {event['count']} invoices go to the archive."


def tell_invoice(kind: str, event: Facts, who: str, year: str, names: dict[str, str]) -> str:
    if kind == "took":
        if "value" in event:
            return f"You take {worth(event['value'])}; {event['left']} are left."
        return f"{who} takes an invoice; {event['left']} are left."
    if kind == "announced":
        return f'{who} lays it on {year}: "{worth(event["amount"])}".'
    if kind == "sealed":
        return f"You seal {event['amount']} for {year}." if "amount" in event else f"{who} seals an amount for {year}."
    if kind == "laid":
        return f"{who} lays it on {year} without a word."
    if kind == "placed":
        silent = event.get("clause") == "EMB-HOUSE-10"  # the coins can be counted, nobody says how many they are
        amount = "without a word" if silent else caps(event["amount"])
        return f"{who} pays {amount} on {year}{', off the record' if event['otr'] else ''}."
    if kind == "turned":
        profit = event["profit"]
        assert isinstance(profit, int)
        result = f"profit {profit}" if profit > 0 else f"{-profit} short" if profit < 0 else "no profit"
        return f"{who} settles {year}: {worth(event['value'])}, paid {event['paid']}, {result}."
    if kind == "profit":
        if event["seat"] == event["of"]:
            return f"{who} keeps {caps(event['amount'])}."
        return f"{who} takes {caps(event['amount'])} from {names[str(event['of'])]}'s settlement."
    if kind == "even":
        return f"{who} gains nothing."
    if kind == "debt":
        why = {
            "trap": "for the trap",
            "shortfall": "for paying too little",
            "audited": "that the audit found missing",
            "false-audit": "for a false audit",
        }[str(event["why"])]
        return f"{who} owes {caps(event['owed'])} {why} and pays {event['paid']}."
    return f"{who}'s {year} is blank again; {worth(event['value'])} goes to the archive."


def tell_card(kind: str, event: Facts, who: str, year: str, names: dict[str, str]) -> str:
    if kind == "played":
        card = str(event["card"])
        target = names.get(str(event.get("against")), "")
        if card == "bribe":
            stands = "it stands again" if event["stands"] else "it is cancelled"
            return f"{who} bribes {target}'s card: for now {stands}."
        if card == "otr":
            return f"{who} wants {year} off the record."
        verb = {"audit": "audits", "trade": "wants to trade with", "blackmail": "blackmails"}[card]
        return f"{who} {verb} {target}, {year}."
    if kind == "cancelled":
        return f"{who}'s {CARD_WORDS[str(event['card'])].split(' ', 1)[-1]} is cancelled."
    if kind == "off-the-record":
        return f"{who}'s {year} is off the record."
    if kind == "punched":
        return f"{names[str(event['by'])]} punches: Bribe and Audit together against {who}'s {year}."
    if kind == "audited":
        found = {"trap": "A TRAP", "underpaid": "TOO LITTLE", "overpaid": "TOO MUCH", "correct": "CORRECT"}
        result = found[str(event["found"])]
        by = names[str(event["by"])]
        return f"{by}'s audit of {who}'s {year}: {worth(event['value'])}, paid {event['paid']}. {result}."
    if kind == "forfeited":
        return f"{who} loses the surplus of {caps(event['amount'])}."
    if kind == "reward":
        return f"{who} is rewarded with {caps(event['amount'])}."
    if kind == "traded":
        got = f" You got {worth(event['value'])}." if "value" in event else ""
        return f"{who} and {names[str(event['with'])]} trade {year}.{got}"
    if kind == "discarded":
        return f"{who} discards {CARD_WORDS[str(event['card'])]}."
    if kind == "drew":
        return f"You drew {CARD_WORDS[str(event['card'])]}." if "card" in event else f"{who} picks up a card."
    if kind == "left-it":
        return f"{who} picks up nothing."
    if kind == "done":
        return f"{who} is done."
    return f"The pile of {event['count']} cards is shuffled into a new deck."


def tell_talk(kind: str, event: Facts, who: str, year: str, names: dict[str, str]) -> str:
    if kind == "said":
        return f'{who}: "{event["text"]}"'
    if kind == "claimed":
        if "card" in event:
            return f"{who} claims to hold {event['count']} x {event['card']}."
        return f"{who} claims that {year} is {worth(event['value'])}."
    if kind == "asked":
        return f"{who} asks {names[str(event['of'])]}: {question(event)}"
    if kind == "answered":
        return f'{who} answers {names[str(event["to"])]}: "{event["answer"]}" ({question(event)})'
    if kind == "demanded":
        seen = f" It is {worth(event['value'])}." if "value" in event else ""
        return f"{who} demands a read of {names[str(event['of'])]}'s {year}.{seen}"
    if kind == "declared":
        return f"{who} declares that {year} is {worth(event['value'])}."
    if "value" in event:
        return f"You look at {year}: {worth(event['value'])}."
    return f"{who} looks at {year}."


def question(event: Facts) -> str:
    about = event["question"]
    if about == "value":
        return f"what is year {event['year']} worth?"
    if about == "honest":
        return f"is the payment on year {event['year']} its value?"
    if about == "have":
        return f"do you hold {CARD_WORDS[str(event['card'])]}?"
    return f'"{about}"'


def tell_fate(kind: str, event: Facts, who: str, names: dict[str, str]) -> str:
    if kind == "bust":
        if event["owed"]:
            return f"{who} cannot pay {caps(event['owed'])} and is BUST."
        return f"{who} gives up and is BUST."
    if kind == "swept":
        cards = event["cards"]
        count = len(cards) if isinstance(cards, list) else 0
        return f"{who}'s things are cleared: {caps(event['caps'])}, {event['invoices']} invoices, {count} cards."
    if kind == "resigned":
        return f"{who} resigns."
    if kind == "voted":
        return f"{who} votes to finish."
    winners = event["seats"]
    stashes = event["caps"]
    assert isinstance(winners, list)
    assert isinstance(stashes, dict)
    score = ", ".join(f"{names[seat]} {amount}" for seat, amount in stashes.items())
    if not winners:
        return f"Nobody wins. {score}."
    who = " and ".join(names[str(seat)] for seat in winners)
    return f"{who} {'wins' if len(winners) == 1 else 'win'}. {score}."


def listed(value: Plain) -> str:
    return ", ".join(str(item) for item in value) if isinstance(value, list) else str(value)


def ask(view: EmbezzlementView, names: dict[str, str]) -> str:
    """What is asked of the looking seat and what is at stake, or whom the table waits for."""
    if view.moment == "over":
        winners = " and ".join(names[letter(seat)] for seat in view.winners)
        return f"The game is over: {winners} won." if winners else "The game is over: nobody won."
    if view.seat not in view.waiting:
        return "Waiting for " + ", ".join(names[letter(seat)] for seat in view.waiting) + "."
    moment = view.moment
    if moment in ("answer", "read"):
        return ask_answer(view, names)
    if view.exchange is not None:
        return ask_exchange(view, names)
    if moment == "cheap-start":
        return f"Choose what you start with, 0 to {view.rules.cheap_max}. The smallest start that survives wins."
    if moment == "target":
        return f"Declare your target, {view.rules.target_min} to {TARGET_MAX} Caps. You win if you reach it."
    if moment == "draw":
        return f"You hold {view.held[view.seat]} cards. Pick one up?"
    if moment == "action":
        return "Your action phase: audit, trade, off the record, or done."
    if moment in ("blackmail", "blind-blackmail", "audit-payment"):
        return ask_window(view, names)
    return ask_payment(view)


def ask_payment(view: EmbezzlementView) -> str:
    kind = view.kinds[view.turn.fresh] if view.turn.fresh != BLANK else view.value(view.turn.paying)
    value = worth(kind_name(kind))
    if view.moment == "declare":
        trap = " Audited, it costs the auditor 2; settled, it costs you 2." if kind == TRAP else ""
        verb = "Seal an amount" if view.rules.silence else "Announce 1 to 5"
        return f"You took {value}.{trap} {verb}; what you pay above its value is your profit."
    year = view.turn.paying % YEARS + 1
    if view.boards.marks[view.turn.paying] == OFF_RECORD:
        return f"Year {year} is off the record: place {f'your {view.turn.amount}' if view.turn.amount else '1 to 5'}."
    if view.turn.amount == 0:
        return f"You took {value}. Place 1 to 5 on year {year}, or first put it off the record."
    return f"Place your {view.turn.amount} on year {year} ({value}), or first put it off the record."


def ask_window(view: EmbezzlementView, names: dict[str, str]) -> str:
    who = names[letter(view.turn.active)]
    if view.moment == "audit-payment":
        paid = view.boards.paid[view.turn.paid_now]
        says = "without a word" if view.rules.silence else f"{paid} on an invoice said to be worth {paid}"
        reward = "the whole surplus" if view.rules.rich_rats else "1"
        return (
            f"{who} pays {says}. First audit down counts: too much paid brings you {reward}, "
            f"a correct payment costs you {FALSE_AUDIT_FINE}, a trap {TRAP_FINE}."
        )
    year = view.turn.settling % YEARS + 1
    if view.moment == "blind-blackmail":
        lies = "" if view.rules.silence else f", paid {view.boards.paid[view.turn.settling]}"
        return f"{who} is about to settle year {year}{lies}. Blackmail it unseen?"
    return f"{who} settles year {year} with a profit of {profit(view)}. First Blackmail down takes it all."


def profit(view: EmbezzlementView) -> int:
    kind = view.value(view.turn.settling)
    return view.boards.paid[view.turn.settling] - (0 if kind == HIDDEN else int(KIND_NAMES[kind]))


def ask_exchange(view: EmbezzlementView, names: dict[str, str]) -> str:
    """Who plays what against whom, and what stands if everybody passes."""
    exchange = view.exchange
    assert exchange is not None
    by = names[letter(exchange.by)]
    year = exchange.space % YEARS + 1
    if exchange.what >= PAYMENT_OTR:
        what = f"{by} wants year {year} off the record"
    elif exchange.what == BLACKMAILING:
        what = f"{by} blackmails {names[letter(exchange.against)]}'s year {year}"
    elif exchange.what == TRADING:
        what = f"{by} wants to trade year {year} with {names[letter(exchange.against)]}"
    else:
        what = f"{by} audits {names[letter(exchange.against)]}'s year {year}"
    bribes = f" after {exchange.bribes} Bribe{'s' if exchange.bribes > 1 else ''}" if exchange.bribes else ""
    stands = "it takes place" if exchange.stands else "it is cancelled"
    more = ""
    if view.moment.startswith("replay"):
        card = "Blackmail" if exchange.what == BLACKMAILING else "Audit"
        more = f" A fresh {card} may be played instead; the first card counts."
    return f"{what}{bribes}. If nobody plays on, {stands}.{more}"


def ask_answer(view: EmbezzlementView, names: dict[str, str]) -> str:
    asked = view.question
    assert asked is not None
    who = names[letter(asked.by)]
    if asked.what == A_READ:
        looks = not view.rules.only_you >> view.seat & 1  # a seat that may not look is not reminded either
        seen = f" (it is {worth(kind_name(view.value(asked.about)))})" if looks else ""
        return (
            f"{who} demands a read of your year {asked.about % YEARS + 1}{seen}. Declare a value; it need not be true."
        )
    facts: Facts = {"question": asked.words}
    if asked.what == OF_HAND:
        facts = {"question": "have", "card": CARD_NAMES[asked.about]}
    elif asked.what in (OF_VALUE, OF_HONESTY):
        facts = {"question": "value" if asked.what == OF_VALUE else "honest", "year": asked.about % YEARS + 1}
    return f"{who} asks you: {question(facts)} You must answer; it need not be true."


def hints(view: EmbezzlementView) -> list[str]:
    """The notations the looking seat may use now."""
    if view.seat >= view.seats or (view.people.out | view.people.leaving) >> view.seat & 1 or view.moment == "over":
        return []
    asked = answers(view) if view.seat in view.waiting else []
    return asked + free_hints(view)


def answers(view: EmbezzlementView) -> list[str]:
    moment = view.moment
    if moment == "cheap-start":
        return [f"start 0..{view.rules.cheap_max}"]
    if moment == "target":
        return [f"target {view.rules.target_min}..{TARGET_MAX}"]
    if moment == "declare":
        return ["seal 1..5" if view.rules.silence else "announce 1..5"]
    if moment == "place":
        return ["place" if view.turn.amount else "place 1..5"] + held(
            view, OTR, ["otr"], view.boards.marks[view.turn.paying] == PLAIN
        )
    if moment == "draw":
        return ["draw", "pass"]
    if moment == "read":
        return [f"declare {' '.join(view.rules.box.names)}"]
    if moment == "answer":
        assert view.question is not None
        return {OF_VALUE: [f"answer {' '.join(view.rules.box.names)}"], OF_HONESTY: ["answer yes", "answer no"]}.get(
            view.question.what, ["answer yes", "answer no"] if view.question.what == OF_HAND else ["answer TEXT"]
        )
    return action_hints(view) if moment == "action" else reaction_hints(view)


def held(view: EmbezzlementView, card: int, words: list[str], also: bool = True) -> list[str]:
    return words if also and view.hands[TYPES * view.seat + card] > 0 else []


def reaction_hints(view: EmbezzlementView) -> list[str]:
    exchange = view.exchange
    if exchange is None:
        audit = view.moment == "audit-payment"
        return ["pass"] + (held(view, AUDIT, ["audit"]) if audit else held(view, BLACKMAIL, ["blackmail"]))
    found = ["pass"]
    replay = view.moment.startswith("replay")
    if not replay or view.seat == exchange.by:
        found += held(view, BRIBE, ["bribe"])
    if replay and exchange.what == BLACKMAILING:
        found += held(view, BLACKMAIL, ["blackmail"])
    elif replay:
        found += held(view, AUDIT, ["audit"], view.rules.audit_reopens)
    if view.moment == "challenge-otr" and exchange.what == PAYMENT_OTR and view.rules.punch:
        found += held(view, AUDIT, held(view, BRIBE, ["punch"]))
    return found


def action_hints(view: EmbezzlementView) -> list[str]:
    """One line for each card and colleague, with the years it may be aimed at."""
    found = ["done"]
    mine = range(YEARS * view.seat, YEARS * view.seat + YEARS)
    own = [
        space % YEARS + 1 for space in mine if view.boards.lying[space] != BLANK and view.boards.marks[space] == PLAIN
    ]
    found += held(view, OTR, [f"otr {joined(own)}"], bool(own))
    for step in range(1, view.seats):
        seat = (view.seat + step) % view.seats
        years = range(YEARS)
        audits = [
            y + 1 for y in years if view.face_down(YEARS * seat + y) and view.boards.marks[YEARS * seat + y] == PLAIN
        ]
        trades = [
            y + 1 for y in years if view.boards.lying[YEARS * seat + y] != BLANK and view.boards.lying[mine[y]] != BLANK
        ]
        found += held(view, AUDIT, [f"audit {letter(seat)} {joined(audits)}"], bool(audits))
        found += held(view, TRADE, [f"trade {letter(seat)} {joined(trades)}"], bool(trades))
    if view.held[view.seat] == view.rules.hand_limit and not view.rules.deterministic:
        hand = [CARD_NAMES[card] for card in range(TYPES) if view.hands[TYPES * view.seat + card] > 0]
        found.append(f"discard {' '.join(hand)}")
    return found


def joined(years: list[int]) -> str:
    return " ".join(str(year) for year in years)


def free_hints(view: EmbezzlementView) -> list[str]:
    mine = range(YEARS * view.seat, YEARS * view.seat + YEARS)
    years = [space % YEARS + 1 for space in mine if view.may_peek(space)]
    found = [f"peek {joined(years)}"] if years else []
    if view.question is None:
        if view.rules.answer_me and view.turn.asked[view.seat] < view.rules.ask_limit:
            found += ["ask SEAT value YEAR", "ask SEAT honest YEAR", "ask SEAT have CARD", 'ask SEAT "TEXT"']
        if view.rules.read_only and view.turn.demanded[view.seat] < view.rules.read_limit:
            found.append("read SEAT YEAR")
    if view.rules.endless and not view.closed and not view.people.votes >> view.seat & 1:
        found.append("finish")
    return [*found, "say TEXT", "claim year YEAR VALUE", "claim hand CARD COUNT", "resign"]
