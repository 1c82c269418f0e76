"""How a game ended: why, who won, and how each seat fared."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter


class Standing:
    """One seat at the end: its place (1 is best, equal seats share one), what counted, and how to say it."""

    def __init__(self, seat: int, place: int, score: int, says: Message) -> None:
        self.seat: int = seat
        self.place: int = place
        self.score: int = score
        self.says: Message = says

    def plain(self) -> Facts:
        return {"seat": letter(self.seat), "place": self.place, "score": self.score, "says": self.says.plain()}


class Outcome:
    """The end of a game; `standings` are sorted by place, then by seat."""

    def __init__(self, why: Message, winners: list[int], standings: list[Standing]) -> None:
        self.why: Message = why
        self.winners: list[int] = winners
        self.standings: list[Standing] = standings

    def plain(self) -> Facts:
        winners: list[Plain] = [letter(seat) for seat in self.winners]
        standings: list[Plain] = [standing.plain() for standing in self.standings]
        return {"why": self.why.plain(), "winners": winners, "standings": standings}


def ranked(winners: list[int], scores: list[int], says: list[Message]) -> list[Standing]:
    """Winners first, whatever they scored; the others by score. Equal scores share a place."""
    seats = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat], seat))
    found: list[Standing] = []
    for position, seat in enumerate(seats):
        before = found[-1] if found else None
        won = seat in winners
        shares = before is not None and (won or (before.seat not in winners and before.score == scores[seat]))
        place = before.place if before is not None and shares else position + 1
        found.append(Standing(seat, place, scores[seat], says[seat]))
    return found
