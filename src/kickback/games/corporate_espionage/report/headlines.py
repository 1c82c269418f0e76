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
        facts["enemy"] = letter(history.falls[-1].seat)  # whose leaving left nobody but partners
        return Message("headline-allied", facts), Message("under-allied", facts)
    living = [seat for seat in range(history.seats) if table.living(seat)]
    by_worth = sorted(living, key=table.worth, reverse=True)
    best = table.worth(by_worth[0])
    facts["worth"] = best
    if len(winners) > 1:
        return Message("headline-tie", facts), Message("under-tie", facts)
    facts |= {"gap": best - table.worth(by_worth[1]), "second": history.names[by_worth[1]]}
    return Message("headline-closed", facts), Message("under-closed", facts)


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
    facts: Facts = {"round": fall.round, "worth": fall.assets, "price": fall.price, "kept": fall.kept}
    facts["below"] = fall.below
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
