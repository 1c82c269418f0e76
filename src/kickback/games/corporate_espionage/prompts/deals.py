"""What a company is asked by others: offers, invitations, votes; and before the first turn and after the last."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.prompts import Choice, Locked, Prompt
from kickback.engine.seats import letter
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage import bans
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.components import code_in, owner_of
from kickback.games.corporate_espionage.moments import EmbargoVote, Invitation, OfferAnswer
from kickback.games.corporate_espionage.prompts.clauses import card_name
from kickback.games.corporate_espionage.spelling import CARD_NAME
from kickback.games.corporate_espionage.table import NOBODY
from kickback.games.corporate_espionage.view import EspionageView


def offer_facts(view: EspionageView, offer: Move, maker: int) -> Facts:
    facts: Facts = {"seat": letter(maker), "price": offer.price, "back": offer.back, "turns": offer.turns}
    facts["bank"] = view.accounts.banks[view.seat]
    if offer.card >= 0:
        facts["card"] = card_name(view, code_in(offer.card))
        facts["owner"] = letter(owner_of(code_in(offer.card)))
    elif offer.does in (a.SELL, a.BID):
        facts["card"] = CARD_NAME.written(offer.values[0]) if offer.values else "nothing"
        facts["owner"] = letter(view.seat)
    if offer.enemy != NOBODY:
        facts["enemy"] = letter(offer.enemy)
    return facts


OFFERS: Final = {a.SELL: "sell", a.BID: "buy", a.LEND: "lend", a.BORROW: "borrow", a.PACT: "pact"}


def ask_offer(view: EspionageView, moves: list[Move]) -> Prompt:
    top = view.stack[-1]
    if isinstance(top, Invitation):
        return ask_invitation(view, top, moves)
    assert isinstance(top, OfferAnswer)
    offer = top.offer
    word = OFFERS[offer.does]
    facts = offer_facts(view, offer, top.maker)
    accepting = any(move.does == a.ACCEPT for move in moves)
    id = f"ask-offer-{word}" + ("" if accepting or offer.does != a.BID else "-missing")
    made = Prompt("offer-answer", Message(id, facts))
    made.kicker = Message("kicker-offer")
    in_play = "-in-play" if offer.does == a.SELL and offer.in_play else ""
    made.stakes = [Message(f"stakes-offer-{word}{in_play}", facts, OFFER_CLAUSES[offer.does])]
    made.clock = Message("clock-decline")
    bank = view.accounts.banks[view.seat]
    after = bank + offer.price if offer.does in (a.BID, a.LEND) else bank - offer.price
    says = Message(f"says-accept-{word}{in_play}", facts | {"before": bank, "after": after})
    for move in moves:
        if move.does == a.ACCEPT:
            made.choices.append(Choice(move, Message("choice-accept"), [says], "A"))
        else:
            made.choices.append(Choice(move, Message("choice-decline"), [Message(f"says-decline-{word}")], "D"))
    if not accepting:
        made.locked = [Locked(Message("locked-accept"), bans.SELLER_LACKS, facts, "accept")]
    return made


OFFER_CLAUSES: Final = {
    a.SELL: ("CES-OWN-1",), a.BID: ("CES-OWN-2",), a.LEND: ("CES-RULING-7",), a.BORROW: ("CES-BILL-4",),
    a.PACT: ("CES-SPY-3", "CES-TALK-1"),
}  # fmt: skip


def ask_invitation(view: EspionageView, top: Invitation, moves: list[Move]) -> Prompt:
    founders: list[Plain] = [letter(seat) for seat in range(view.seats) if top.members >> seat & 1]
    facts: Facts = {"association": top.association, "seats": founders}
    made = Prompt("offer-answer", Message("ask-invitation", facts))
    made.kicker = Message("kicker-offer")
    made.stakes = [Message("stakes-invitation", None, ("CES-TALK-1",))]
    made.clock = Message("clock-decline")
    for move in moves:
        joins = move.does == a.ACCEPT
        label = Message("choice-accept" if joins else "choice-decline")
        made.choices.append(
            Choice(move, label, [Message("says-joins" if joins else "says-stays-out")], "A" if joins else "D")
        )
    return made


def ask_vote(view: EspionageView, moves: list[Move]) -> Prompt:
    top = view.stack[-1]
    assert isinstance(top, EmbargoVote)
    facts: Facts = {"association": top.association, "target": letter(top.target), "count": top.asked.bit_count()}
    made = Prompt("embargo-vote", Message("ask-vote-embargo" if top.motion == a.EMBARGO else "ask-vote-lift", facts))
    made.kicker = Message("kicker-vote", facts)
    made.stakes = [Message("stakes-vote", facts, ("CES-CARD-2",))]
    made.clock = Message("clock-vote")
    for move in moves:
        yes = move.does == a.YES
        made.choices.append(
            Choice(move, Message("choice-yes" if yes else "choice-no"), [Message("says-secret")], "Y" if yes else "N")
        )
    return made


def ask_duel(_: EspionageView, moves: list[Move]) -> Prompt:
    made = Prompt("duel", Message("ask-duel"))
    made.kicker = Message("kicker-duel")
    made.stakes = [Message("stakes-duel", None, ("CES-SETUP-1",))]
    made.clock = Message("clock-luck")
    for move in moves:
        sign = a.SIGNS[move.number]
        made.choices.append(
            Choice(move, Message("choice-sign", {"sign": sign}), [Message(f"says-{sign}")], str(move.number + 1))
        )
    return made


def ask_first(view: EspionageView, moves: list[Move]) -> Prompt:
    made = Prompt("first", Message("ask-first"))
    made.kicker = Message("kicker-first")
    made.clock = Message("clock-luck")
    for number, move in enumerate(moves, start=1):
        facts: Facts = {"target": letter(move.target), "name": view.companies.names[move.target]}
        made.choices.append(Choice(move, Message("choice-first", facts), [], str(number)))
    return made


def ask_cut(view: EspionageView, moves: list[Move]) -> Prompt:
    owner = (view.seat - 1) % view.seats
    facts: Facts = {"target": letter(owner), "size": len(view.zones.decks[owner])}
    made = Prompt("cut", Message("ask-cut", facts))
    made.kicker = Message("kicker-cut")
    made.stakes = [Message("stakes-cut", None, ("CES-SETUP-7",))]
    made.clock = Message("clock-luck")
    made.choices = [Choice(move, Message("choice-cut", {"n": move.number})) for move in moves]
    most: Facts = {"most": len(view.zones.decks[owner]) - 1}
    made.locked = [Locked(Message("locked-cut-nothing"), bans.BAD_CUT, most, "cut 0")]
    return made


def ask_dance(_: EspionageView, moves: list[Move]) -> Prompt:
    made = Prompt("dance", Message("ask-dance"))
    made.clock = Message("clock-luck")
    made.choices = [
        Choice(move, Message("choice-dance", {"dance": a.DANCES[move.number]}), [], str(number))
        for number, move in enumerate(moves, start=1)
    ]
    return made
