"""The headline, and a line of one's own for everybody who lost."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter, letters
from kickback.games.corporate_espionage.report.history import Fall, History


def headline(history: History) -> tuple[Message, Message | None]:
    table = history.table
    winners = table.winners
    facts: Facts = {
        "seats": list[Plain](letters(winners)), "round": table.calendar.round,
        "bankrupt": sum(1 for fall in history.falls if fall.how == "bankrupt"),
        "bought": sum(1 for fall in history.falls if fall.how == "taken over"),
    }  # fmt: skip
    if len(winners) == 1:
        facts["seat"] = letter(winners[0])
        facts["name"] = history.names[winners[0]]
    if table.companies.count() == 1:
        return Message("headline-last", facts), Message("under-last", facts)
    closed = any(event.kind == "market-closed" for event in table.log or [])
    if not closed:
        return Message("headline-allied", facts), Message("under-allied", facts)
    worths = sorted((table.worth(s) for s in range(history.seats) if table.living(s)), reverse=True)
    if len(winners) > 1:
        return Message("headline-tie", facts), Message("under-tie", facts | {"worth": worths[0]})
    second = worths[1] if len(worths) > 1 else 0
    return Message("headline-closed", facts), Message(
        "under-closed", facts | {"worth": worths[0], "gap": worths[0] - second}
    )


def own_line(history: History, seat: int) -> Message | None:
    """What became of a company that did not win."""
    table = history.table
    if seat in table.winners:
        return None
    for fall in history.falls:
        if fall.seat == seat:
            return fall_line(fall)
    best = max(table.worth(winner) for winner in table.winners) if table.winners else 0
    facts: Facts = {"gap": best - table.worth(seat), "seats": list[Plain](letters(table.winners))}
    return Message("own-still-in", facts)


def fall_line(fall: Fall) -> Message:
    facts: Facts = {"round": fall.round, "worth": fall.unsold, "price": fall.price, "kept": fall.kept}
    if fall.by:
        facts["by"] = fall.by
    if fall.how == "taken over":
        return Message("own-bought", facts)
    if fall.how == "disqualified":
        return Message("own-disqualified", facts)
    if fall.unsold:
        return Message("own-gave-up", facts)
    if fall.card:
        return Message("own-bankrupt-by", facts | {"card": fall.card})
    return Message("own-bankrupt", facts)
