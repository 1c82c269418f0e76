"""The headline after a game, what stands below it, and a sentence for everybody."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter, letters
from kickback.games.embezzlement.report.chronicle import Chronicle
from kickback.games.embezzlement.report.entries import CAUGHT
from kickback.games.embezzlement.table import Embezzlement


def headline(found: Chronicle) -> tuple[Message, Message]:
    """EMB-END-2, EMB-HOUSE-17, -19, EMB-RULING-31 to -33: the first row that fits, and the sentence below it."""
    table = found.table
    winners = table.winners
    facts: Facts = {"seats": list[Plain](letters(winners)), "bust": list[Plain](letters(table.people.bust))}
    if not table.left:
        facts["turn"] = max(found.bust_turn)
        return pair("nobody-left", facts, "EMB-HOUSE-17" if table.rules.planned else "EMB-RULING-32")
    if table.rules.planned:
        return planned(found, facts)
    first = winners[0]
    facts |= {"seat": letter(first), "caps": table.money.stash[first], "start": table.money.starts[first]}
    if table.left == 1 and table.rules.survivor_ends:
        return pair("last", facts, "EMB-RULING-31")
    if table.rules.cheap:
        return pair("start", facts, "EMB-HOUSE-19")
    if len(winners) > 1:
        return pair("shared", facts, "EMB-RULING-33")
    lies = found.lies_of(first)
    opened = sum(invoice.fate == CAUGHT for invoice in lies)
    facts |= {"lies": len(lies), "opened": opened, "payments": len(found.paid_by(first))}
    facts |= {"stolen": found.flows[first]["stolen"], "silent": table.rules.silence}
    if not lies:
        way = "honest"
    elif found.flows[first]["stolen"] > found.flows[first]["profits"]:
        way = "thief"
    else:
        way = "caught" if opened else "unseen"
    return pair(way, facts, "EMB-END-2")


def planned(found: Chronicle, facts: Facts) -> tuple[Message, Message]:
    table = found.table
    if table.winners:
        head = Message("report-headline-target", facts, ("EMB-HOUSE-17",))
        return head, reached(table, table.winners)
    still_in = [seat for seat in range(found.seats) if not table.people.is_out(seat)]
    short = {seat: table.people.targets[seat] - table.money.stash[seat] for seat in still_in}
    closest = min(still_in, key=lambda seat: (short[seat], seat))
    return pair("no-target", facts | {"seat": letter(closest), "short": short[closest]}, "EMB-HOUSE-17")


def reached(table: Embezzlement, seats: list[int]) -> Message:
    """What each of them has, and wanted."""
    first, *others = seats
    facts: Facts = {"caps": table.money.stash[first], "target": table.people.targets[first]}
    if not others:
        return Message("report-under-target", facts)
    facts["rest"] = reached(table, others).plain()
    return Message("report-under-targets", facts)


def pair(way: str, facts: Facts, clause: str) -> tuple[Message, Message]:
    return Message(f"report-headline-{way}", facts, (clause,)), Message(f"report-under-{way}", facts)


def own_sentences(found: Chronicle) -> Facts:
    """What everybody reads of themselves: how far behind, or when they went."""
    table = found.table
    sentences: Facts = {}
    places = {standing.seat: standing.place for standing in table.outcome().standings}
    best = max((table.money.stash[seat] for seat in table.winners), default=0)
    for seat in range(found.seats):
        facts: Facts = {"seat": letter(seat), "turn": found.bust_turn[seat]}
        if seat in table.winners:
            message = Message("report-own-won", facts | {"caps": table.money.stash[seat]})
        elif table.people.is_out(seat) and found.bust_owed[seat]:
            facts |= {"owed": found.bust_owed[seat], "had": found.bust_had[seat]}
            message = Message("report-own-bust", facts)
        elif table.people.is_out(seat):
            message = Message("report-own-left", facts)
        else:
            facts |= {"place": places[seat], "behind": max(0, best - table.money.stash[seat])}
            message = Message("report-own-behind", facts)
        sentences[letter(seat)] = message.plain()
    return sentences
