"""Several people on one seat: who of them answers, and what only they hear (CES-SEAT-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickback.engine.seats import LETTERS, ONLOOKER
from kickback.server.course import ACT, PERSON, SEALED
from kickback.server.messages import Mate, encoded
from kickback.server.people import handle
from kickback.server.storage import Row

if TYPE_CHECKING:  # a live table asks here
    from kickback.server.live import LiveTable


def captain(live: LiveTable, seat: int) -> str:
    """Whose turn it is to be captain: members take whole turns in rotation, and answer until the next one begins.

    Whoever is not here is passed over, so that nobody's company stands still for a closed laptop.
    """
    people = live.sheet.chairs[seat].people
    if not people:
        return ""
    begun = max(1, turns_begun(live, seat)) - 1
    order = [people[(begun + step) % len(people)] for step in range(len(people))]
    here = live.here()
    return next((person for person in order if person in here), order[0])


def turns_begun(live: LiveTable, seat: int) -> int:
    match = live.course.match
    if match is None:
        return 0
    letter = LETTERS[seat]
    return sum(event["kind"] == "turn" and event["seat"] == letter for event in match.events(ONLOOKER))


def captains(live: LiveTable) -> set[str]:
    """Those whose word counts, where only a captain's does."""
    if live.frozen or not live.sheet.articles.captains:
        return set()
    return {captain(live, seat) for seat in range(len(live.sheet.chairs))} - {""}


def may_answer(live: LiveTable, person: str, seat: int) -> bool:
    """With `team-control` any the first answer counts, whoever gives it."""
    return not live.sheet.articles.captains or captain(live, seat) == person


def tell_mates(live: LiveTable, row: Row) -> None:
    """The others of the team hear who has answered for them; all of them see the same cards anyway."""
    if row.kind not in (ACT, SEALED) or row.by != PERSON:
        return
    chair = live.sheet.chairs[row.seat]
    if len(chair.people) < 2:
        return
    by = row.ref.partition("/")[0]
    person = next((one for one in chair.people if handle(one) == by), "")
    text = row.text if row.kind == ACT else row.text.partition(" ")[2]
    said = encoded(Mate(LETTERS[row.seat], chair.names.get(person, chair.name), text))
    for other in live.wires:
        if row.seat in other.seats and other.person != person:
            other.send(said)
