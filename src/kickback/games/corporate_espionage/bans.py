"""Every reason why something may not be done in Corporate Espionage; the texts are `ban-<id>` in the message files."""

from __future__ import annotations

from typing import Final

from kickback.engine.bans import Ban
from kickback.games.corporate_espionage import actions as a

# House rules that do not go together, and what players bring.
VICTORY_NEEDS_PACTS: Final = Ban("victory-needs-pacts", "CES-WON-1")
LIMITS_NEED_LOANS: Final = Ban("limits-need-loans", "CES-RULING-7")
WRONG_SIZE: Final = Ban("wrong-size", "CES-DECK-1")
TOO_MANY_COPIES: Final = Ban("too-many-copies", "CES-DECK-3")
TOO_MANY_EXECUTIVES: Final = Ban("too-many-executives", "CES-DECK-4")
TOO_FEW_EMPLOYEES: Final = Ban("too-few-employees", "CES-DECK-5")
TOO_MUCH_ESPIONAGE: Final = Ban("too-much-espionage", "CES-DECK-6")
BAD_DECK: Final = Ban("bad-deck", "CES-DECK-2")

# Before the first turn.
CAPTAIN_NEEDS_TEAMS: Final = Ban("captain-needs-teams", "CES-SEAT-3")
NOT_THE_HOST: Final = Ban("not-the-host", "CES-SETUP-1")
BAD_CUT: Final = Ban("bad-cut", "CES-SETUP-7")

# Playing a card.
NOT_HELD: Final = Ban("not-held", "CES-ZONE-4")
NOT_HELD_SAVVY: Final = Ban("not-held-savvy", "CES-SAV-7")
NOT_SAVVY: Final = Ban("not-savvy", "CES-CARD-11")
WRONG_TYPE: Final = Ban("wrong-type", "CES-CARD-1")
TOO_DEAR: Final = Ban("too-dear", "CES-CARD-14")
BROKE: Final = Ban("broke", "CES-SAV-7")
FORBIDDEN: Final = Ban("forbidden", "CES-FX-12")
NO_NAME: Final = Ban("no-name", "CES-SPY-3")
NAMES_NOBODY: Final = Ban("names-nobody", "CES-SPY-3")
NAME_A_RIVAL: Final = Ban("name-a-rival", "CES-SPY-3")
A_PARTNER: Final = Ban("a-partner", "CES-TALK-1")
NOT_PENDING: Final = Ban("not-pending", "CES-SAV-3")
NOTHING_TO_TURN: Final = Ban("nothing-to-turn", "CES-CXL-4")
PARTNER_SPARED: Final = Ban("partner-spared", "CES-CXL-4")
ONLY_ANSWERS: Final = Ban("only-answers", "CES-AUD-3")

# In the own Main.
NO_HIRE_LEFT: Final = Ban("no-hire-left", "CES-HIRE-2")
NO_SEAT: Final = Ban("no-seat", "CES-HIRE-4")
NO_FIRING_LEFT: Final = Ban("no-firing-left", "CES-FIRE-2")
NOT_IN_ROSTER: Final = Ban("not-in-roster", "CES-FIRE-1")
NO_ABILITY: Final = Ban("no-ability", "CES-USE-1")
USED: Final = Ban("used", "CES-USE-1")
NOT_AN_ASSET: Final = Ban("not-an-asset", "CES-LIQ-2")

# Takeovers.
TOO_FEW: Final = Ban("too-few", "CES-TKO-1")
TOO_EARLY: Final = Ban("too-early", "CES-TKO-1")
ONE_ATTEMPT: Final = Ban("one-attempt", "CES-TKO-10")
PROTECTED: Final = Ban("protected", "CES-TKO-13")
KEEP_OR_LAY_OFF: Final = Ban("keep-or-lay-off", "CES-TKO-6")
NO_SURPLUS: Final = Ban("no-surplus", "CES-TKO-12")

# Paying, dropping, discarding.
NOTHING_OVERDUE: Final = Ban("nothing-overdue", "CES-EXP-4")
NO_OVERHEAD: Final = Ban("no-overhead", "CES-EXP-3")
AFFORDABLE: Final = Ban("affordable", "CES-EXP-5")
EFFECT_ON_TOP: Final = Ban("effect-on-top", "CES-EXP-5")
COSTS_MONEY: Final = Ban("costs-money", "CES-INS-3")
DISCARD_A_HELD_CARD: Final = Ban("discard-a-held-card", "CES-END-1")
MARK_MORE: Final = Ban("mark-more", "CES-END-1")
ENOUGH_MARKED: Final = Ban("enough-marked", "CES-END-1")

# Picks of an effect.
CANNOT_BE_HIT: Final = Ban("cannot-be-hit", "CES-FX-11")
NOT_THERE: Final = Ban("not-there", "CES-HIT-1")
NOT_IN_HAND: Final = Ban("not-in-hand", "CES-ZONE-4")

# At any time.
GONE: Final = Ban("gone", "CES-OUT-2")
NOT_YET: Final = Ban("not-yet", "CES-RULING-30")
NO_SUCH_COMPANY: Final = Ban("no-such-company", "CES-RULING-23")
JUST_ASKED: Final = Ban("just-asked", "CES-AUD-5")
AUDIT_OPEN: Final = Ban("audit-open", "CES-AUD-5")
ONLY_WINDOWS: Final = Ban("only-windows", "CES-WIN-7")
OWN_PLAY: Final = Ban("own-play", "CES-WIN-2")
PASSED: Final = Ban("passed", "CES-WIN-5")
SAVVY_HAS_TO_WAIT: Final = Ban("savvy-has-to-wait", "CES-RULING-54")
SOMEBODY_IS_INSOLVENT: Final = Ban("somebody-is-insolvent", "CES-INS-6")
NOT_HOST: Final = Ban("not-host", "CES-SETUP-2")
NO_APPLAUSE: Final = Ban("no-applause", "CES-BKR-1")
STAR_COUNT: Final = Ban("star-count", "CES-BKR-1")

# Deals between companies.
OFF: Final = Ban("off", "CES-TALK-1")
NOT_A_COMPANY: Final = Ban("not-a-company", "CES-TALK-1")
ONE_OFFER: Final = Ban("one-offer", "CES-TALK-1")
DECLINED: Final = Ban("declined", "CES-TALK-1")
DEALS_HAVE_TO_WAIT: Final = Ban("deals-have-to-wait", "CES-RULING-54")
NOT_MARKET_TIME: Final = Ban("not-market-time", "CES-TALK-1")
ONLY_HANDS: Final = Ban("only-hands", "CES-ZONE-4")
NOT_YOURS: Final = Ban("not-yours", "CES-OWN-2")
SELLER_LACKS: Final = Ban("seller-lacks", "CES-OWN-2")
BUYER_LACKS: Final = Ban("buyer-lacks", "CES-CARD-14")
NO_FREE_SEAT: Final = Ban("no-free-seat", "CES-CARD-8")
BOYCOTT: Final = Ban("boycott", "CES-TALK-1")
BAD_TERMS: Final = Ban("bad-terms", "CES-RULING-7")
NO_PRINCIPAL: Final = Ban("no-principal", "CES-RULING-7")
NO_SUCH_LOAN: Final = Ban("no-such-loan", "CES-RULING-7")
NO_DEBT: Final = Ban("no-debt", "CES-RULING-7")
BAD_PACT: Final = Ban("bad-pact", "CES-TALK-1")
NO_PACT: Final = Ban("no-pact", "CES-TALK-1")
BAD_ASSOCIATION: Final = Ban("bad-association", "CES-TALK-1")
NO_ASSOCIATION: Final = Ban("no-association", "CES-TALK-1")
BAD_EMBARGO: Final = Ban("bad-embargo", "CES-TALK-1")
NO_EMBARGO: Final = Ban("no-embargo", "CES-TALK-1")

# The game is over.
WON: Final = Ban("won", "CES-WON-1")
CLOSED: Final = Ban("closed", "CES-WON-2")

# Words that do not answer the open question.
NOT_MAIN: Final = Ban("not-main", "CES-MAIN-1")
NOT_YOUR_END: Final = Ban("not-your-end", "CES-MAIN-2")
NOT_NOW_ESPIONAGE: Final = Ban("not-now-espionage", "CES-CARD-12")
PLAY_PENDING: Final = Ban("play-pending", "CES-WIN-2")
NOT_NOW_USE: Final = Ban("not-now-use", "CES-USE-1")
NOT_NOW_SALE: Final = Ban("not-now-sale", "CES-LIQ-3")
NOT_NOW_TAKEOVER: Final = Ban("not-now-takeover", "CES-TKO-2")
NOTHING_TO_PASS: Final = Ban("nothing-to-pass", "CES-WIN-5")
NOT_AUDITED: Final = Ban("not-audited", "CES-AUD-2")
SOLVENT: Final = Ban("solvent", "CES-INS-5")
NO_CHOICE: Final = Ban("no-choice", "CES-TKO-6")
NOBODY_TO_NAME: Final = Ban("nobody-to-name", "CES-FX-5")
NOTHING_TO_PICK: Final = Ban("nothing-to-pick", "CES-HIT-1")
NO_DISCARD: Final = Ban("no-discard", "CES-END-1")
NO_OFFER: Final = Ban("no-offer", "CES-TALK-1")
NO_VOTE: Final = Ban("no-vote", "CES-TALK-1")
NO_DUEL: Final = Ban("no-duel", "CES-SETUP-1")
NO_CUT: Final = Ban("no-cut", "CES-SETUP-7")
NO_DANCE: Final = Ban("no-dance", "CES-BKR-1")
ANSWER_FIRST: Final = Ban("answer-first", "CES-RULING-54")

OUT_OF_PLACE: Final[dict[int, Ban]] = {
    a.HIRE: NOT_MAIN, a.BUY: NOT_MAIN, a.SPY: NOT_NOW_ESPIONAGE, a.USE: NOT_NOW_USE, a.FIRE: NOT_MAIN,
    a.LIQUIDATE: NOT_NOW_SALE, a.TAKEOVER: NOT_NOW_TAKEOVER, a.END: NOT_YOUR_END, a.PASS: NOTHING_TO_PASS,
    a.SHOW: NOT_AUDITED, a.DECLARE: SOLVENT, a.KEEP: NO_CHOICE, a.LAYOFF: NO_CHOICE, a.KEEP_TEAM: NO_CHOICE,
    a.KEEP_ASSETS: NO_CHOICE, a.NAME: NOBODY_TO_NAME, a.PICK: NOTHING_TO_PICK, a.CHOOSE: NOTHING_TO_PICK,
    a.DISCARD: NO_DISCARD, a.DISMISS: NO_DISCARD, a.MARK: NO_DISCARD, a.DISCARD_MARKED: NO_DISCARD,
    a.ACCEPT: NO_OFFER, a.DECLINE: NO_OFFER, a.YES: NO_VOTE, a.NO: NO_VOTE, a.SIGN: NO_DUEL, a.FIRST: NO_DUEL,
    a.CUT: NO_CUT, a.DANCE: NO_DANCE,
}  # fmt: skip
