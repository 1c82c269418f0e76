"""What all exchanges of Bribes share: the staircase, the count, and single decisions over audits, trades and OTR."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.engine.prompts import SIGNAL, Choice, Link, Locked, Prompt
from kickback.engine.seats import letter
from kickback.games.embezzlement import bans
from kickback.games.embezzlement.actions import PASS, Move
from kickback.games.embezzlement.components import BRIBE, CARD_NAMES, OFF_RECORD, PLAIN, TYPES, YEARS, kind_name
from kickback.games.embezzlement.prompts.reckoning import (
    answers_left,
    base,
    could_answer,
    left_after,
    own_cards,
    year_facts,
)
from kickback.games.embezzlement.prompts.strips import opened
from kickback.games.embezzlement.table.exchange import PAYMENT_OTR, TRADING, Exchange
from kickback.games.embezzlement.view import EmbezzlementView

NO_CARD_YET: Final = Message("why-no-card-yet", None, ("EMB-BRIBE-7",))


def chain(view: EmbezzlementView) -> list[Link]:
    """EMB-BRIBE-8: every card so far; a card stands if an even number of Bribes lies on it, within its own attempt."""
    exchange = view.exchange
    if exchange is None:
        return []
    links: list[Link] = []
    cards = exchange.chain
    for place, played in enumerate(cards):
        attempt = place
        while attempt + 1 < len(cards) and cards[attempt + 1].card == BRIBE:
            attempt += 1
        facts: Facts = {
            "seat": letter(played.seat),
            "card": CARD_NAMES[played.card],
            "year": exchange.space % YEARS + 1,
        }
        if played.card == BRIBE:
            before = cards[place - 1]
            facts |= {"answers": CARD_NAMES[before.card], "of": letter(before.seat)}
            id = "chain-bribe"
        else:
            facts["owner"] = letter(exchange.space // YEARS)
            id = f"chain-{CARD_NAMES[played.card]}"
        links.append(Link(letter(played.seat), Message(id, facts), (attempt - place) % 2 == 0))
    return links


def odd_or_even(id: str, facts: Facts) -> Message:
    return Message(id, facts, ("EMB-BRIBE-8",))


def bribes_on_pile(view: EmbezzlementView, other: int) -> Message:
    """Played Bribes are public; where everybody has the same cards, so are the other's."""
    if view.rules.deterministic:
        held = view.hands[TYPES * other + BRIBE]
        return Message("stakes-bribes-held", {"who": letter(other), "count": max(0, held)})
    return Message("stakes-bribes-gone", {"count": view.pile.count(BRIBE), "all": view.rules.cards})


def keeps_bribe(view: EmbezzlementView) -> list[Message]:
    return [Message("says-keep-bribe", {"count": own_cards(view, BRIBE)})] if own_cards(view, BRIBE) else []


def ask_bribe(view: EmbezzlementView, moves: list[Move]) -> Prompt:
    """EMB-BRIBE-2, EMB-AUDIT-16, EMB-TRADE-9: the target of an audit or a trade."""
    exchange = view.exchange
    assert exchange is not None
    trade = exchange.what == TRADING
    what = "trade" if trade else "audit"
    facts = base(view) | year_facts(view, exchange.space) | {"who": letter(exchange.by), "bribes": exchange.bribes}
    facts["what"] = what
    id = "ask-let-stand-again" if exchange.bribes else f"ask-bribe-{what}"
    made = Prompt(view.moment, Message(id, facts))
    made.kicker = Message("kicker-yours", facts)
    made.stands = odd_or_even("stands-card-stands", facts)
    made.stakes = [bribes_on_pile(view, exchange.by)]
    if not trade:
        made.stakes += opened(view, exchange.space, exchange.by, view.boards.paid[exchange.space])
    made.chain = chain(view)
    made.clock = Message("clock-let-stand")
    for move in moves:
        if move.verb is PASS:
            if trade:
                mine, theirs = exchange.space, YEARS * exchange.by + exchange.space % YEARS
                says = trade_lines(view, mine, theirs)
            else:
                says = [Message("says-opened", facts, ("EMB-AUDIT-6",))]
            tone = SIGNAL if not trade else "plain"
            made.choices.append(Choice(move, Message("choice-let-stand"), says + keeps_bribe(view), "Enter", tone))
        else:
            more = left_after(view, BRIBE) | answers_left(view, exchange)
            label = Message("choice-bribe-again" if exchange.bribes else "choice-bribe")
            made.choices.append(Choice(move, label, [Message("says-falls", facts | more, ("EMB-BRIBE-2",))], "B"))
    made.locked = sealed_locks()
    return made


def sealed_locks() -> list[Locked]:
    return [
        Locked(Message("locked-bribe"), bans.NOT_HELD, text="bribe"),
        Locked(Message("locked-blackmail"), bans.NO_BLACKMAIL_IN_AUDIT, text="blackmail"),
        Locked(Message("locked-peek"), bans.PEEK_SUSPENDED, {"window": False}),
    ]


def ask_counter(view: EmbezzlementView, moves: list[Move]) -> Prompt:
    """EMB-BRIBE-3: whose audit or trade was bribed."""
    exchange = view.exchange
    assert exchange is not None
    facts = base(view) | year_facts(view, exchange.space)
    facts |= {"who": letter(exchange.against), "bribes": exchange.bribes, "what": first_word(exchange)}
    return fall_or_bribe(view, moves, facts, "ask-counter", "says-spent-for-nothing", exchange.against)


def first_word(exchange: Exchange) -> str:
    return "trade" if exchange.what == TRADING else "otr" if exchange.what >= PAYMENT_OTR else "audit"


def fall_or_bribe(
    view: EmbezzlementView, moves: list[Move], facts: Facts, question: str, falls: str, other: int
) -> Prompt:
    """A card of one's own was bribed: let it fall, or bribe back. `other` is HIDDEN if any colleague may answer."""
    made = Prompt(view.moment, Message(question, facts))
    made.kicker = Message("kicker-yours", facts)
    made.stands = odd_or_even("stands-card-falls", facts)
    made.chain = chain(view)
    made.clock = Message("clock-let-fall")
    if other != HIDDEN:
        made.stakes = [bribes_on_pile(view, other)]
        answerable = could_answer(view, other, BRIBE)
    else:
        answerable = any(could_answer(view, seat, BRIBE) for seat in colleagues(view))
    for move in moves:
        if move.verb is PASS:
            says = [Message(falls, facts), *keeps_bribe(view)]
            made.choices.append(Choice(move, Message("choice-let-fall"), says, "Enter"))
        else:
            more = (
                {"punch": False} | facts | left_after(view, BRIBE) | {"answerable": answerable, "any": other == HIDDEN}
            )
            says = [Message("says-stands-again", more, ("EMB-BRIBE-3",))]
            made.choices.append(Choice(move, Message("choice-bribe-back"), says, "B"))
    made.locked = sealed_locks()
    return made


def colleagues(view: EmbezzlementView) -> list[int]:
    return [seat for seat in range(view.seats) if seat != view.seat and not view.people.is_gone(seat)]


def trade_lines(view: EmbezzlementView, mine: int, theirs: int) -> list[Message]:
    """EMB-TRADE-2, -6 to -8: what the reader gives and gets; a value only where the screen may show it now."""
    boards = view.boards
    gives: Facts = {"year": mine % YEARS + 1, "paid": boards.paid[mine]}
    gets: Facts = {"year": theirs % YEARS + 1, "paid": boards.paid[theirs]}
    if lies_audited(view, mine) and lies_audited(view, theirs):
        return [Message("says-trade-furniture", gives, ("EMB-RULING-52",))]
    if view.shown(mine) and not view.suspended:
        gives["value"] = kind_name(view.value(mine))
    else:
        gives["value"] = "none"
    given = Message(f"says-gives{lying(view, mine, gives)}", gives, ("EMB-TRADE-2",))
    got = Message(f"says-gets{lying(view, theirs, gets)}", gets, ("EMB-TRADE-2",))
    lines = [given, got]
    if boards.marks[theirs] == PLAIN:
        barred = view.rules.no_peeking or view.rules.is_barred(view.seat)
        lines.append(Message("says-no-look" if barred else "says-look" if view.rules.auto_peek else "says-look-after"))
    return lines


def lies_audited(view: EmbezzlementView, space: int) -> bool:
    return view.boards.marks[space] not in (PLAIN, OFF_RECORD)


def lying(view: EmbezzlementView, space: int, facts: Facts) -> str:
    """How it lies, for the text's variant; an opened one is known to all."""
    if view.boards.marks[space] == OFF_RECORD:
        return "-otr"
    if lies_audited(view, space):
        facts["value"] = kind_name(view.value(space))
        return "-audited"
    return ""
