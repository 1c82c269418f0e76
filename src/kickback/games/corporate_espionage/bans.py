"""Every reason why something may not be done in Corporate Espionage."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Ban
from kickback.games.corporate_espionage import actions as a

# Before the first turn.
NO_TEAMS: Final = Ban(
    "CES-SEAT-3", "several people cannot sit down at one company yet", "give every player a company, or share a seat"
)
NOT_THE_HOST: Final = Ban("CES-SETUP-1", "the host names the company that begins")
BAD_CUT: Final = Ban("CES-SETUP-7", "cut off at least one card and leave at least one")

# Playing a card.
NOT_HELD: Final = Ban("CES-ZONE-4", "you do not hold that card", "play a card of your hand")
NOT_HELD_SAVVY: Final = Ban("CES-SAV-7", "a Savvy is played by whoever holds it, and you do not hold this one")
NOT_SAVVY: Final = Ban("CES-CARD-11", "only Savvy cards are played out of turn and as answers")
WRONG_TYPE: Final = Ban(
    "CES-CARD-1", "a card is played according to its type", "hire people, buy assets, spy espionage, savvy Savvy"
)
TOO_DEAR: Final = Ban("CES-CARD-14", "you cannot pay its full cost")
BROKE: Final = Ban("CES-SAV-7", "with an empty bank only what costs nothing can be played")
FORBIDDEN: Final = Ban("CES-FX-12", "a card in force forbids your company to do this")
NO_NAME: Final = Ban("CES-SPY-3", "this card names one rival", "say which company, such as `spy COM-11 B`")
NAMES_NOBODY: Final = Ban("CES-SPY-3", "this card names no rival", "leave the company out")
NAME_A_RIVAL: Final = Ban("CES-SPY-3", "only another company that is still in the market can be named")
A_PARTNER: Final = Ban("CES-TALK-1", "a pact keeps you from naming your partner", "break the pact first")
NOT_PENDING: Final = Ban(
    "CES-SAV-3", "this Savvy answers one kind of event, which is not pending here or does not concern you"
)
NOTHING_TO_TURN: Final = Ban("CES-CXL-4", "only a play that names exactly one rival can be redirected")
PARTNER_SPARED: Final = Ban("CES-CXL-4", "a pact keeps you from turning a play on your partner")
ONLY_ANSWERS: Final = Ban("CES-AUD-3", "only a Savvy against audits answers an audit")

# In the own Main.
NO_HIRE_LEFT: Final = Ban("CES-HIRE-2", "you have hired all you may in this turn")
NO_SEAT: Final = Ban("CES-HIRE-4", "your executive seats are full", "fire the old one first")
NO_FIRING_LEFT: Final = Ban("CES-FIRE-2", "you have fired all you may in this turn")
NOT_IN_ROSTER: Final = Ban("CES-FIRE-1", "only an employee or executive of your own roster can be fired")
NO_ABILITY: Final = Ban("CES-USE-1", "only a card of yours in play that has a `use` can be used")
USED: Final = Ban("CES-USE-1", "this card has been used this turn, or has only just come under your control")
NOT_AN_ASSET: Final = Ban("CES-LIQ-2", "only assets of your own inventory can be liquidated")

# Takeovers.
TOO_FEW: Final = Ban("CES-TKO-1", "takeovers need more than two companies in the market")
TOO_EARLY: Final = Ban("CES-TKO-1", "this table allows takeovers only in later rounds")
ONE_ATTEMPT: Final = Ban("CES-TKO-10", "this turn's takeover attempt has already failed")
PROTECTED: Final = Ban("CES-TKO-13", "a card in force keeps that company from being taken over")
KEEP_OR_LAY_OFF: Final = Ban("CES-TKO-6", "keep everything or lay off everything, unless the table mixes takeovers")
NO_SURPLUS: Final = Ban("CES-TKO-12", "discard one of your own executives")

# Paying, dropping, discarding.
NOTHING_OVERDUE: Final = Ban("CES-EXP-4", "drop a card with overhead or sell an asset until the rest can be paid")
NO_OVERHEAD: Final = Ban("CES-EXP-3", "only a card of yours that has overhead can be dropped")
AFFORDABLE: Final = Ban(
    "CES-EXP-5", "outside Expenses only a card whose overhead alone exceeds your bank can be dropped"
)
EFFECT_ON_TOP: Final = Ban("CES-EXP-5", "not while an effect is being carried out")
COSTS_MONEY: Final = Ban("CES-INS-3", "below zero only Savvy that costs nothing and answers nothing can be played")
DISCARD_A_HELD_CARD: Final = Ban("CES-END-1", "discard cards of your hand until you are within the limit")

# Picks of an effect.
CANNOT_BE_HIT: Final = Ban("CES-FX-11", "the effect cannot hit that card", "pick one of its kind and cost")
NOT_THERE: Final = Ban("CES-HIT-1", "there is no such card in that company")
NOT_IN_HAND: Final = Ban("CES-ZONE-4", "there is no such card in that hand")

# At any time.
GONE: Final = Ban("CES-OUT-2", "your company has left the market")
NOT_YET: Final = Ban("CES-RULING-30", "nothing but talk before the first company's Main")
NO_SUCH_COMPANY: Final = Ban("CES-RULING-23", "only another company that is still in the market can be audited")
JUST_ASKED: Final = Ban("CES-AUD-5", "you have just asked that company, and nothing has happened since")
AUDIT_OPEN: Final = Ban("CES-AUD-5", "one audit at a time")
ONLY_WINDOWS: Final = Ban("CES-WIN-7", "this table plays Savvy in windows and in the own turn only")
OWN_PLAY: Final = Ban("CES-WIN-2", "the other companies answer your play; you may answer their answers")
PASSED: Final = Ban("CES-WIN-5", "you have passed; the window reopens after the next answer")
SAVVY_HAS_TO_WAIT: Final = Ban("CES-RULING-54", "an effect is being carried out; Savvy comes between plays")
SOMEBODY_IS_INSOLVENT: Final = Ban("CES-INS-6", "while a company is below zero only it acts")
NOT_HOST: Final = Ban("CES-SETUP-2", "only the host of an official event disqualifies a company in the market")
NO_APPLAUSE: Final = Ban("CES-BKR-1", "there is no dance for you to applaud, or you have done so")
STAR_COUNT: Final = Ban("CES-BKR-1", "applause is one to five stars")

# Deals between companies.
OFF: Final = Ban("CES-TALK-1", "this table plays without such deals", "an option allows them")
NOT_A_COMPANY: Final = Ban("CES-TALK-1", "deals are made with other companies in the market")
ONE_OFFER: Final = Ban("CES-TALK-1", "another offer is waiting for its answer")
DECLINED: Final = Ban("CES-TALK-1", "that company has declined, and nothing has happened since")
DEALS_HAVE_TO_WAIT: Final = Ban("CES-RULING-54", "an effect is being carried out; deals have to wait")
NOT_MARKET_TIME: Final = Ban("CES-TALK-1", "cards change hands while one of the two has its Main")
ONLY_HANDS: Final = Ban("CES-ZONE-4", "only cards of your hand can be sold at this table")
NOT_YOURS: Final = Ban("CES-OWN-2", "you can sell only what you hold or control")
SELLER_LACKS: Final = Ban("CES-OWN-2", "that card is not there to be sold")
BUYER_LACKS: Final = Ban("CES-CARD-14", "your bank does not hold the price")
NO_FREE_SEAT: Final = Ban("CES-CARD-8", "there is no free executive seat")
BOYCOTT: Final = Ban("CES-TALK-1", "an embargo forbids this deal")
BAD_TERMS: Final = Ban("CES-RULING-7", "the repayment or the term is outside what this table allows")
NO_PRINCIPAL: Final = Ban("CES-RULING-7", "your bank does not hold the principal")
NO_SUCH_LOAN: Final = Ban("CES-RULING-7", "that company has offered you no loan")
NO_DEBT: Final = Ban("CES-RULING-7", "you owe that company nothing, or cannot pay it in full")
BAD_PACT: Final = Ban(
    "CES-TALK-1", "a pact needs a partner and an enemy, both in the market, and no pact between you yet"
)
NO_PACT: Final = Ban("CES-TALK-1", "there is no pact with that company to break")
BAD_ASSOCIATION: Final = Ban("CES-TALK-1", "one membership each, a new name, and somebody to invite")
NO_ASSOCIATION: Final = Ban("CES-TALK-1", "you are no member of that association")
BAD_EMBARGO: Final = Ban("CES-TALK-1", "an association boycotts one company at a time, and no member")
NO_EMBARGO: Final = Ban("CES-TALK-1", "your association has no embargo on that company")

# The game is over.
WON: Final = Ban("CES-WON-1", "the last company has won; nothing else happens")
CLOSED: Final = Ban("CES-WON-2", "the market has closed; nothing else happens")

# Words that do not answer the open question.
NOT_MAIN: Final = Ban(
    "CES-MAIN-1", "this is done in your own turn, after Income, Expenses and Draw", "wait for your Main"
)
NOT_YOUR_END: Final = Ban("CES-MAIN-2", "only the active company ends its turn, and only from its Main")
NOT_NOW_ESPIONAGE: Final = Ban("CES-CARD-12", "espionage is played in your own turn only", "wait for your Main")
PLAY_PENDING: Final = Ban(
    "CES-WIN-2", "a play is waiting for answers, and no other play is made before it has been settled"
)
NOT_NOW_USE: Final = Ban("CES-USE-1", "abilities are used in your own turn only", "wait for your Main")
NOT_NOW_SALE: Final = Ban("CES-LIQ-3", "assets are sold in your own turn or when the bank is below zero")
NOT_NOW_TAKEOVER: Final = Ban("CES-TKO-2", "a takeover is announced in your own Main")
NOTHING_TO_PASS: Final = Ban("CES-WIN-5", "no window is open in which you could pass")
NOT_AUDITED: Final = Ban("CES-AUD-2", "nobody has asked for your books")
SOLVENT: Final = Ban("CES-INS-5", "only a company below zero declares bankruptcy")
NO_CHOICE: Final = Ban("CES-TKO-6", "there is no company whose cards you could keep or lay off")
NOBODY_TO_NAME: Final = Ban("CES-FX-5", "no effect asks you for a rival")
NOTHING_TO_PICK: Final = Ban("CES-HIT-1", "no effect asks you to pick a card")
NO_DISCARD: Final = Ban("CES-END-1", "cards are discarded at the end of your turn, down to the limit")
NO_OFFER: Final = Ban("CES-TALK-1", "there is no offer to you")
NO_VOTE: Final = Ban("CES-TALK-1", "there is no vote you take part in")
NO_DUEL: Final = Ban("CES-SETUP-1", "the first company is already chosen, or not by duel")
NO_CUT: Final = Ban("CES-SETUP-7", "there is no deck for you to cut")
NO_DANCE: Final = Ban("CES-BKR-1", "only who has just left the market dances")
ANSWER_FIRST: Final = Ban("CES-RULING-54", "an effect is being carried out; answer its question first")

OUT_OF_PLACE: Final[dict[int, Ban]] = {
    a.HIRE: NOT_MAIN, a.BUY: NOT_MAIN, a.SPY: NOT_NOW_ESPIONAGE, a.USE: NOT_NOW_USE, a.FIRE: NOT_MAIN,
    a.LIQUIDATE: NOT_NOW_SALE, a.TAKEOVER: NOT_NOW_TAKEOVER, a.END: NOT_YOUR_END, a.PASS: NOTHING_TO_PASS,
    a.SHOW: NOT_AUDITED, a.DECLARE: SOLVENT, a.KEEP: NO_CHOICE, a.LAYOFF: NO_CHOICE, a.KEEP_TEAM: NO_CHOICE,
    a.KEEP_ASSETS: NO_CHOICE, a.NAME: NOBODY_TO_NAME, a.PICK: NOTHING_TO_PICK, a.CHOOSE: NOTHING_TO_PICK,
    a.DISCARD: NO_DISCARD, a.DISMISS: NO_DISCARD, a.ACCEPT: NO_OFFER, a.DECLINE: NO_OFFER, a.YES: NO_VOTE,
    a.NO: NO_VOTE, a.SIGN: NO_DUEL, a.FIRST: NO_DUEL, a.CUT: NO_CUT, a.DANCE: NO_DANCE,
}  # fmt: skip
