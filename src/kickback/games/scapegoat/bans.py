"""Every reason why something may not be done in Scapegoat; the texts are `ban-<id>` in the message files."""

from __future__ import annotations

from typing import Final

from kickback.engine.bans import Ban

NOT_YOUR_TURN: Final = Ban("not-your-turn", "SCG-TURN-1")
JUST_PLAYED: Final = Ban("just-played", "SCG-TURN-1")
NOBODY_PLAYS_YET: Final = Ban("nobody-plays-yet", "SCG-TURN-1")
NO_PASS: Final = Ban("no-pass", "SCG-TURN-2")
ONE_CARD: Final = Ban("one-card", "SCG-TURN-2")
NOT_HELD: Final = Ban("not-held", "SCG-TURN-2")
NO_CHOICE_OF_QUARTER: Final = Ban("no-choice-of-quarter", "SCG-TURN-3")
SHOWN_ONCE: Final = Ban("shown-once", "SCG-SETUP-12")
NEVER_SHOWN: Final = Ban("never-shown", "SCG-SETUP-12")
BUDGET_SPENT: Final = Ban("budget-spent", "SCG-QTR-7")
LAPS_OVER: Final = Ban("laps-over", "SCG-DEAD-2")
NO_PROMOTION_YET: Final = Ban("no-promotion-yet", "SCG-PROMO-1")
SITS_OUT: Final = Ban("sits-out", "SCG-OVER-6")
FALL_FIRST: Final = Ban("fall-first", "SCG-OVER-9")
NO_PROMOTION_ALL_FALL: Final = Ban("no-promotion-all-fall", "SCG-ZERO-6")
NO_PROMOTION_UNDERSPEND: Final = Ban("no-promotion-underspend", "SCG-UNDER-7")
NOT_DEMOTED: Final = Ban("not-demoted", "SCG-DEMO-1")
LOST_ANYWAY: Final = Ban("lost-anyway", "SCG-UNDER-4")
NO_PART_IN_IT: Final = Ban("no-part-in-it", "SCG-PROMO-2")
NOTHING_TO_REVEAL: Final = Ban("nothing-to-reveal", "SCG-PROMO-2")
NOTHING_TO_DROP: Final = Ban("nothing-to-drop", "SCG-DEMO-1")
GAME_WON: Final = Ban("game-won", "SCG-WIN-3")
LAST_YEAR_OVER: Final = Ban("last-year-over", "SCG-WIN-4")
SILENT_TABLE: Final = Ban("silent-table", "SCG-TALK-1")


class PickBans:
    """Why a card cannot be given where everybody picks one: it is sealed already, not held, or nothing was given."""

    def __init__(self, question: str, clause: str) -> None:
        self.sealed: Ban = Ban(f"{question}-sealed", clause)
        self.not_held: Ban = Ban(f"{question}-not-held", clause)
        self.nothing: Ban = Ban(f"{question}-nothing", clause)


SHOW_PICK: Final = PickBans("show", "SCG-SETUP-8")
PROMOTE_PICK: Final = PickBans("promote", "SCG-PROMO-2")
AXE_PICK: Final = PickBans("axe", "SCG-UNDER-2")
DROP_PICK: Final = PickBans("drop", "SCG-DEMO-1")

# What people look for and no notation says: only in a prompt's locked choices.
NO_CALLED_AUDIT: Final = Ban("no-called-audit", "SCG-OVER-2")
NOT_YOUR_FILE: Final = Ban("not-your-file", "SCG-HIDE-2")
NO_SHOWING: Final = Ban("no-showing", "SCG-TALK-1")
NO_TAKING_BACK: Final = Ban("no-taking-back", "SCG-TURN-9")
NO_ACCUSING: Final = Ban("no-accusing", "SCG-OVER-8")
NO_KEEPING: Final = Ban("no-keeping", "SCG-PROMO-5")
NO_AUDIT: Final = Ban("no-audit", "SCG-UNDER-1")
