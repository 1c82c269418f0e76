"""The headline after the game, the line under it, and each loser's own line."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter, letters
from kickback.games.scapegoat.components import NAMES, RED
from kickback.games.scapegoat.report.history import History

LOW: Final = 2  # an intern; below is the mail room


class Headline:
    def __init__(self, message: Message, under: Message, stamp: Message | None = None) -> None:
        self.message: Message = message
        self.under: Message = under
        self.stamp: Message | None = stamp


def headline(history: History) -> Headline:
    """The first that fits."""
    table = history.table
    winner = table.winners[0]
    facts: Facts = {"seat": letter(winner), "seats": list[Plain](letters(table.winners)), "round": table.round}
    facts |= {"others": list[Plain](letters(table.winners[1:])), "size": table.sizes[winner]}
    if table.sizes[winner] < table.rules.victory_hand:
        if len(table.winners) > 1:
            return Headline(Message("headline-time-shared", facts, ("SCG-WIN-4",)), Message("under-time-shared", facts))
        return Headline(Message("headline-time", facts, ("SCG-WIN-4",)), Message("under-time", facts))
    lowest = min([history.first_sizes[winner]] + [year.after[winner] for year in history.years])
    if lowest <= LOW and lowest < history.first_sizes[winner]:
        facts["promotions"] = sum(year.climbed == winner for year in history.years)
        facts["falls"] = sum(winner in year.fell for year in history.years)
        low = "headline-from-intern" if lowest == LOW else "headline-from-mail-room"
        return Headline(Message(low, facts), Message("under-long-way", facts))
    return by_hands(history, winner, facts)


def by_hands(history: History, winner: int, facts: Facts) -> Headline:
    """Clean or dirty hands, a suit, or simply the top."""
    red = [play for year in history.years for play in year.filed if play.seat == winner and RED[play.card]]
    found = [play for year in history.years for play in year.red_opened if play.seat == winner]
    if red and not found:
        facts["red"] = len(red)
        return Headline(Message("headline-dirty", facts), Message("under-dirty", facts), Message("stamp-got-away"))
    if not red:
        return Headline(Message("headline-clean", facts), Message("under-clean", facts))
    last = history.years[-1]
    assert last.reveal is not None
    facts["card"] = NAMES[last.reveal.cards[winner]]
    if last.by_suit:
        facts["beaten"] = NAMES[last.reveal.cards[last.reveal.ranked()[1]]]
        return Headline(Message("headline-suit", facts), Message("under-suit", facts))
    return Headline(Message("headline-executive", facts, ("SCG-WIN-1",)), Message("under-executive", facts))


def own_line(history: History, seat: int) -> Message:
    """What a seat that did not win reads under the headline."""
    table = history.table
    size = table.sizes[seat]
    for_others = sum(year.fell_for_others(seat) for year in history.years)
    if size == table.rules.victory_hand - 1:
        return Message("own-one-short")
    if for_others:
        return Message("own-fell-for-others", {"times": for_others})
    if not any(seat in year.fell for year in history.years):
        return Message("own-never-fell")
    if size == min(table.sizes):
        return Message("own-lowest")
    change = size - history.first_sizes[seat]
    way = "up" if change > 0 else "down" if change < 0 else "same"
    return Message("own-size", {"size": size, "change": abs(change), "way": way})
