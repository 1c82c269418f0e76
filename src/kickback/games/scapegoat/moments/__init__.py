"""Scapegoat's questions and what follows from each answer: the show, the year's turns, and the three endings."""

from __future__ import annotations

from kickback.games.scapegoat.moments.falls import Axe, AxeDrop, Blame, Purge
from kickback.games.scapegoat.moments.promotion import Promote
from kickback.games.scapegoat.moments.talk import TALK
from kickback.games.scapegoat.moments.turns import PLAYS, Show, open_show
from kickback.games.scapegoat.moments.years import Finished, begin_year

__all__ = [
    "PLAYS",
    "TALK",
    "Axe",
    "AxeDrop",
    "Blame",
    "Finished",
    "Promote",
    "Purge",
    "Show",
    "begin_year",
    "open_show",
]
