"""What was in the files: every filed card with its face, who paid for whose, and what was said about them."""

from __future__ import annotations

from kickback.engine.messages import Message, plain_messages
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter, letters
from kickback.games.scapegoat.components import NAMES, RED, names
from kickback.games.scapegoat.report.history import Claim, History, Play, Year
from kickback.games.scapegoat.year import UNDERSPEND


def reveal_grid(history: History) -> Facts:
    """Years down, seats across; the last row is what everybody still holds."""
    hands: Facts = {letter(seat): names(sorted(hand.faces)) for seat, hand in enumerate(history.table.hands)}
    return {
        "years": [year_row(history, year) for year in history.years if year.ending],
        "hands": hands,
        "lines": plain_messages(lines(history)),
    }


def year_row(history: History, year: Year) -> Facts:
    files: Facts = {
        letter(seat): [file(year, play) for play in year.filed if play.seat == seat] for seat in range(history.seats)
    }
    return {
        "year": year.number,
        "files": files,
        "ending": year.ending,
        "by": year.by,
        "last": letter(year.last.seat),
        "red": year.red_filed,
        "pool": len(year.filed),
        "opened": names(year.opened),
        "fell": list[Plain](letters(year.fell)),
        "climbed": letter(year.climbed) if year.climbed != HIDDEN else None,
        "says": plain_messages(under_the_year(history, year)),
    }


def file(year: Year, play: Play) -> Facts:
    """A filed card and its mark: black is plain; red was opened, or never; after an Underspend all are grey."""
    opened = play.card in year.opened
    mark = "fraud" if RED[play.card] else "plain"
    if year.ending == UNDERSPEND:
        mark = "cleared"
    elif opened:
        mark = "opened-red" if RED[play.card] else "opened-black"
    return {"card": NAMES[play.card], "turn": play.number, "red": RED[play.card], "mark": mark}


def under_the_year(history: History, year: Year) -> list[Message]:
    facts: Facts = {"seat": letter(year.last.seat), "by": year.by, "ending": year.ending}
    facts |= {"red": year.red_filed, "pool": len(year.filed)}
    found = [Message("year-ended", facts)]
    if year.audited:
        found.append(Message("year-were-red", facts))
    else:
        found.append(Message("year-nothing-opened"))
    if len(year.fell) == history.seats:
        found.append(Message("year-everybody-fell"))
    else:
        found += [Message(fall_of(year, seat), {"seat": letter(seat)}) for seat in year.fell]
    if year.climbed != HIDDEN:
        found.append(Message("year-climbed", {"seat": letter(year.climbed)}))
    return found


def fall_of(year: Year, seat: int) -> str:
    return "year-fell" if year.after[seat] < year.sizes[seat] else "year-stayed"


def lines(history: History) -> list[Message]:
    """Each seat's files in one line, then every fall for somebody else's card."""
    found: list[Message] = []
    for seat in range(history.seats):
        filed = [(year, play) for year in history.years for play in year.filed if play.seat == seat]
        opened = sum(play.card in year.opened for year, play in filed)
        facts: Facts = {"seat": letter(seat), "filed": len(filed), "opened": opened, "buried": len(filed) - opened}
        found.append(Message("files-of", facts | {"red": sum(RED[play.card] for _, play in filed)}))
    for year in history.years:
        for seat in year.fell:
            if year.fell_for_others(seat):
                facts = {"seat": letter(seat), "year": year.number}
                found += [
                    Message("fell-for", facts | {"other": letter(play.seat), "card": NAMES[play.card]})
                    for play in year.red_opened
                ]
    return found


def who_paid(history: History) -> list[Plain]:
    """How often a seat fell for what a seat had filed; several frauds of one seat in one audit count once."""
    times: dict[tuple[int, int], int] = {}
    for year in history.years:
        for filer in sorted({play.seat for play in year.red_opened}):
            for seat in year.fell:
                times[filer, seat] = times.get((filer, seat), 0) + 1
    return [
        {"filed": letter(filer), "fell": letter(seat), "times": times[filer, seat]} for filer, seat in sorted(times)
    ]


def said_and_true(history: History) -> list[Plain]:
    return [claim_row(claim) for claim in history.claims]


def claim_row(claim: Claim) -> Facts:
    when: Facts = {"year": claim.year, "turn": claim.turn}
    acted = claim.next != HIDDEN
    then: Facts = {"seat": letter(claim.next), "deed": claim.deed} if acted else {}
    says = Message("claim-then" if acted else "claim-when", when | then)
    return {
        "seat": letter(claim.seat),
        "year": claim.year,
        "turn": claim.turn,
        "claim": claim.claim,
        "verdict": claim.verdict,
        "next": letter(claim.next) if acted else None,
        "says": says.plain(),
    }
