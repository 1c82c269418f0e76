"""What the text of a ban tells: facts that the refused seat may know. Asked only when somebody is refused."""

from __future__ import annotations

from kickback.engine.bans import Ban
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage import bans
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.components import Effect, code_in
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.table import (
    NOBODY,
    Market,
    blocker_of,
    cost_of,
    firings_allowed,
    hand_limit,
    hires_allowed,
)


def refusal_facts(table: Market, seat: int, move: Move, ban: Ban) -> Facts:
    facts: Facts = {}
    if move.target != NOBODY:
        facts["target"] = letter(move.target)
    if ban in (bans.TOO_DEAR, bans.BROKE, bans.COSTS_MONEY):
        return facts | {"cost": price_of(table, seat, move), "bank": table.accounts.banks[seat]}
    if ban in (bans.NOT_HELD, bans.NO_SUCH_LOAN, bans.A_PARTNER, bans.BAD_PACT, bans.BAD_EMBARGO):
        return facts | way_out(table, seat, move, ban)
    if ban is bans.ANSWER_FIRST:
        return facts | {"asked": seat in table.waiting()}
    if ban in (bans.NOT_PENDING, bans.PARTNER_SPARED):
        return facts | answer_facts(table, move)
    if ban is bans.FORBIDDEN:
        verb = verb_of(table, move)
        return facts | {"badge": w.VERBS[verb], "source": spoken_name(table, blocker_of(table, seat, verb))}
    if ban is bans.PROTECTED:
        return facts | {"blocker": spoken_name(table, blocker_of(table, move.target, w.V_TAKEOVER))}
    if ban in (bans.NO_HIRE_LEFT, bans.NO_SEAT, bans.NO_FIRING_LEFT, bans.TOO_EARLY, bans.NO_NAME, bans.USED):
        return facts | main_facts(table, seat, move, ban)
    if ban in (bans.MARK_MORE, bans.ENOUGH_MARKED):
        return facts | {"count": len(table.zones.hands[seat].faces) - hand_limit(table, seat)}
    if ban in (bans.BUYER_LACKS, bans.NO_PRINCIPAL, bans.BAD_TERMS):
        return facts | money_facts(table, seat, move)
    return facts


def way_out(table: Market, seat: int, move: Move, ban: Ban) -> Facts:
    """How much there is of what a refusal would point at: it points at nothing that is not there."""
    agreements = table.agreements
    if ban is bans.NOT_HELD:
        return {"held": len(table.zones.hands[seat].faces)}
    if ban is bans.NO_SUCH_LOAN:
        return {"open": sum(1 for offer in agreements.open_loans if offer.borrower == seat)}
    rivals = table.companies.rivals_of(seat)
    if ban is bans.BAD_PACT:
        return {"rivals": len(rivals)}
    if ban is not bans.BAD_EMBARGO:
        return {"broken": not agreements.bound(seat, move.target)}
    own = agreements.association_of(seat)
    free = own is not None and own.target == NOBODY
    return {"outsiders": sum(1 for s in rivals if free and own is not None and not own.members >> s & 1)}


def spoken_name(table: Market, mark: str) -> str:
    """What CARD() makes a name of: the id of a ready-made card, the name of a player's own."""
    id = mark.split("@", maxsplit=1)[0]
    face = table.card_set.by_id.get(id, NOBODY)
    own = face >= table.card_set.shipped
    return table.card_set.faces[face].name if own else id or "nothing"


def name_of(table: Market, reference: int) -> str:
    return spoken_name(table, table.card(code_in(reference)).id)


def price_of(table: Market, seat: int, move: Move) -> int:
    if move.does == a.USE:
        found = table.in_play.referred(seat, move.card)
        return found.card.use.pay if found is not None and found.card.use is not None else 0
    return cost_of(table, seat, table.card(move.card))


def answer_facts(table: Market, move: Move) -> Facts:
    react = table.card(move.card).react
    return {"card": name_of(table, move.card), "event": event_word(react) if react is not None else "audit"}


def event_word(react: Effect) -> str:
    """What an answer answers, as a word of the message file."""
    by = ("", "-me", "-rival")[react.by]
    to = ("", "-at-you", "-at-rival")[react.to]
    return f"{w.EVENTS[react.event]}{by}{to}"


def verb_of(table: Market, move: Move) -> int:
    if move.does == a.USE:
        return w.V_USE
    return (w.V_HIRE, w.V_HIRE, w.V_PURCHASE, w.V_SAVVY, w.V_ESPIONAGE)[table.card(move.card).type]


def main_facts(table: Market, seat: int, move: Move, ban: Ban) -> Facts:
    if ban is bans.NO_HIRE_LEFT:
        return {"allowed": hires_allowed(table, seat)}
    if ban is bans.NO_FIRING_LEFT:
        return {"allowed": firings_allowed(table, seat)}
    if ban is bans.TOO_EARLY:
        return {"round": table.rules.takeover_from}
    if ban is bans.NO_NAME:
        rivals = [s for s in table.companies.rivals_of(seat) if not table.agreements.partners(seat, s)]
        return {"example": f"{move.text} {letter(rivals[0] if rivals else seat)}"}
    if ban is bans.USED:
        found = table.in_play.referred(seat, move.card)
        came = found is not None and found.came == table.calendar.turn
        return {"card": name_of(table, move.card), "just-came": came}
    chiefs = [p for p in table.in_play.boards[seat] if p.card.type == w.EXECUTIVE]
    firing = table.calendar.firings < firings_allowed(table, seat)
    return {"card": name_of(table, chiefs[0].code if chiefs else move.card), "firing": firing}


def money_facts(table: Market, seat: int, move: Move) -> Facts:
    price = move.price
    most = price * (100 + table.rules.max_interest) // 100
    return {"price": price, "bank": table.accounts.banks[seat], "most": most, "term": table.rules.max_term}
