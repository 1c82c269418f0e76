"""SCG-TALK: what may be said at any time."""

from __future__ import annotations

from typing import Final

from kickback.engine.bans import Ban
from kickback.engine.moments import Moment
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.scapegoat.actions import CLAIM, CLAIMING, CLAIMS, Move
from kickback.games.scapegoat.bans import SILENT_TABLE
from kickback.games.scapegoat.table import Scapegoat


class Talk(Moment[Scapegoat, Move]):
    """SCG-TALK-1: anybody may say anything at any time, true or not; it binds nobody. A claim is judged afterwards."""

    def __init__(self) -> None:
        super().__init__("talk", "aside", exact=True)

    def candidates(self, table: Scapegoat, seat: int) -> list[Move]:
        return CLAIMS[:] if table.rules.talk else []

    def forbids(self, table: Scapegoat, seat: int, action: Move) -> Ban | None:
        return None if table.rules.talk else SILENT_TABLE

    def answer(self, table: Scapegoat, seat: int, action: Move) -> None:
        if table.log is None:
            return
        if action.verb is CLAIMING:
            claim = CLAIM.words[action.value("claim")]
            facts: Facts = {"seat": letter(seat), "claim": claim, "round": table.round, "turn": table.turn}
            table.tell("claimed", "SCG-TALK-1", facts)
        else:
            table.tell("said", "SCG-TALK-1", {"seat": letter(seat), "text": action.words})


TALK: Final = Talk()
