"""The questions of Corporate Espionage and what follows from each answer."""

from __future__ import annotations

from kickback.games.corporate_espionage.moments.aside import Aside
from kickback.games.corporate_espionage.moments.associations import MOTIONS, EmbargoVote, Invitation
from kickback.games.corporate_espionage.moments.audits import AuditAnswer
from kickback.games.corporate_espionage.moments.bills import Bill
from kickback.games.corporate_espionage.moments.carrying_out import EffectStep
from kickback.games.corporate_espionage.moments.expenses import Expenses
from kickback.games.corporate_espionage.moments.insolvency import Insolvency
from kickback.games.corporate_espionage.moments.leaving import trophies
from kickback.games.corporate_espionage.moments.main_phase import Main
from kickback.games.corporate_espionage.moments.offers import OfferAnswer
from kickback.games.corporate_espionage.moments.picks import NameRival, PickInHand, PickInPlay
from kickback.games.corporate_espionage.moments.plays import Pending
from kickback.games.corporate_espionage.moments.questions import Ask, Window
from kickback.games.corporate_espionage.moments.reactions import Reactions
from kickback.games.corporate_espionage.moments.refusals import event_word
from kickback.games.corporate_espionage.moments.setup import (
    CHOOSE_FIRST,
    CUT_DECKS,
    Cut,
    Duel,
    HostPick,
    Setup,
    set_first,
)
from kickback.games.corporate_espionage.moments.takeovers import ExecSurplus, TakeoverChoice, overcrowded
from kickback.games.corporate_espionage.moments.turn_end import Closing, EndWindow, HandLimit
from kickback.games.corporate_espionage.moments.turns import Opening, Turnover, begin_round, begin_turn

__all__ = [
    "CHOOSE_FIRST",
    "CUT_DECKS",
    "MOTIONS",
    "Aside",
    "Ask",
    "AuditAnswer",
    "Bill",
    "Closing",
    "Cut",
    "Duel",
    "EffectStep",
    "EmbargoVote",
    "EndWindow",
    "ExecSurplus",
    "Expenses",
    "HandLimit",
    "HostPick",
    "Insolvency",
    "Invitation",
    "Main",
    "NameRival",
    "OfferAnswer",
    "Opening",
    "Pending",
    "PickInHand",
    "PickInPlay",
    "Reactions",
    "Setup",
    "TakeoverChoice",
    "Turnover",
    "Window",
    "begin_round",
    "begin_turn",
    "event_word",
    "overcrowded",
    "set_first",
    "trophies",
]
