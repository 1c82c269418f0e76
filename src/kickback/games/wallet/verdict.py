"""Innocent or guilty: one function, for the police at the end of a round and for a player who wonders beforehand."""

from __future__ import annotations

from typing import Final

from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.games.wallet.components import (
    AGENT,
    BADGE,
    CENTS,
    CREDIT_CARD,
    CURRENCIES,
    CURRENCY_OF,
    IDENTITIES,
    IDENTITY,
    LIMIT,
    MONEY,
    NOTES,
    OFFICER,
    PRINTED,
    WORTH_CENTS,
)

_PRINTED: Final = [PRINTED["identities"][identity] for identity in IDENTITIES]
RICH: Final[list[bool]] = [identity["amount"] == "more" for identity in _PRINTED]
MOST_CURRENCIES: Final[list[int]] = [identity["currencies"] for identity in _PRINTED]
LEAST_JEWELRY: Final[list[int]] = [identity["jewelry"] for identity in _PRINTED]
NEEDS_TWO: Final[list[bool]] = [identity["ids"] == "two" for identity in _PRINTED]
MAY_CREDIT: Final[list[bool]] = [identity["prop"] == "CC" for identity in _PRINTED]
MAY_BADGE: Final[list[bool]] = [identity["prop"] == "PB" for identity in _PRINTED]
OWN_CLAUSE: Final[list[str]] = [f"WAL-{identity}-1" for identity in IDENTITIES]
LIMIT_CENTS: Final = LIMIT * CENTS


class Verdict:
    """What the police count, and what they make of it. `why` is the clause that decided; amounts are in cents."""

    def __init__(self) -> None:
        self.identity: int = HIDDEN  # who one is judged as, or HIDDEN without an ID or with too many
        self.ids: int = 0
        self.credit_cards: int = 0
        self.badges: int = 0
        self.jewelry: int = 0
        self.paper: int = 0  # currencies, a bit each
        self.currencies: int = 0
        self.cards: int = 0  # money cards, in cents
        self.coin: int = 0
        self.counted: int = 0  # what is held against the limit
        self.innocent: bool = False
        self.why: str = ""

    @property
    def money(self) -> int:
        """What an innocent player is worth by hand and coin."""
        return self.cards + self.coin

    @property
    def on_duty(self) -> bool:
        """WAL-POLICE-1: an Officer with a Badge, innocent or not."""
        return self.identity == OFFICER and self.badges > 0

    @property
    def inspects(self) -> bool:
        """WAL-POLICE-2, -4: an innocent Officer on duty."""
        return self.innocent and self.badges > 0

    @property
    def uses_credit(self) -> bool:
        """WAL-CC-2, -3: an innocent John Smith with a Credit Card."""
        return self.innocent and self.credit_cards > 0

    def lines(self) -> list[Plain]:
        """Clause by clause: what was found, the least and the most that is allowed, and whether it is in order."""
        lines: list[Plain] = []
        agent = self.identity == AGENT
        known = self.identity != HIDDEN
        lines.append(_line("WAL-VERDICT-7", "ids", self.ids, least=1))
        if agent:
            lines.append(_line("WAL-SA-2", "other-ids", self.ids - 1, least=1))
        elif self.ids:
            lines.append(_line("WAL-VERDICT-8", "ids", self.ids, least=1, most=1))
        if known and MAY_CREDIT[self.identity]:
            lines.append(_line("WAL-JS-2", "credit-cards", self.credit_cards))
        else:
            lines.append(_line("WAL-SA-4" if agent else "WAL-CC-1", "credit-cards", self.credit_cards, most=0))
        if known and MAY_BADGE[self.identity]:
            lines.append(_line("WAL-PO-2", "badges", self.badges))
        else:
            lines.append(_line("WAL-SA-4" if agent else "WAL-PB-1", "badges", self.badges, most=0))
        own = OWN_CLAUSE[self.identity] if known else "WAL-VERDICT-2"
        if known and RICH[self.identity]:
            lines.append(_line(own, "money", self.counted, least=LIMIT_CENTS + 1))
        else:
            lines.append(_line(own, "money", self.counted, most=LIMIT_CENTS))
        most: int = MOST_CURRENCIES[self.identity] if known else PRINTED["currencies"]
        lines.append(_line(own, "currencies", self.currencies, most=most or len(CURRENCIES)))
        if known and LEAST_JEWELRY[self.identity]:
            lines.append(_line(own, "jewelry", self.jewelry, least=LEAST_JEWELRY[self.identity]))
        return lines

    def plain(self) -> Facts:
        return {
            "verdict": "innocent" if self.innocent else "guilty",
            "why": self.why,
            "identity": IDENTITIES[self.identity] if self.identity != HIDDEN else None,
            "ids": self.ids,
            "money": self.money,
            "cards": self.cards,
            "coin": self.coin,
            "counted": self.counted,
            "limit": LIMIT_CENTS,
            "currencies": self.currencies,
            "paper": [CURRENCIES[c] for c in range(len(CURRENCIES)) if self.paper >> c & 1],
            "jewelry": self.jewelry,
            "credit-cards": self.credit_cards,
            "badges": self.badges,
            "lines": self.lines(),
        }


def _line(clause: str, what: str, found: int, least: int = 0, most: int | None = None) -> Facts:
    ok = found >= least and (most is None or found <= most)
    return {"clause": clause, "ok": ok, "what": what, "found": found, "least": least, "most": most}


def judge(hand: list[int], note: int, currency: int, coin: int, coin_counts: bool) -> Verdict:
    """WAL-VERDICT-1: the hand, the note on Currency Exchange (or HIDDEN) in its new currency, and the coin."""
    v = Verdict()
    identity = HIDDEN
    for card in hand:
        if card < NOTES:
            v.cards += WORTH_CENTS[card]
            v.paper |= 1 << CURRENCY_OF[card]
        elif card < MONEY:
            v.cards += WORTH_CENTS[card]
            v.jewelry += 1
        elif card == CREDIT_CARD:
            v.credit_cards += 1
        elif card == BADGE:
            v.badges += 1
        else:
            v.ids += 1
            if identity != AGENT:
                identity = IDENTITY[card]
    if note != HIDDEN:
        v.cards += WORTH_CENTS[note]
        v.paper |= 1 << currency
    if v.ids == 1 or identity == AGENT:
        v.identity = identity
    v.currencies = (v.paper & 1) + (v.paper >> 1 & 1) + (v.paper >> 2 & 1) + (v.paper >> 3 & 1)
    v.coin = coin
    v.counted = v.cards + coin if coin_counts else v.cards
    failed = first_failure(v)
    v.innocent = failed == ""
    v.why = failed or OWN_CLAUSE[v.identity]
    return v


def first_failure(v: Verdict) -> str:
    """WAL-VERDICT-11: the clause of the first condition that fails, or "" if none does."""
    if v.ids == 0:
        return "WAL-VERDICT-7"
    identity = v.identity
    if identity == HIDDEN:
        return "WAL-VERDICT-8"
    if NEEDS_TWO[identity] and v.ids < 2:
        return "WAL-SA-2"
    if v.credit_cards and not MAY_CREDIT[identity]:
        return "WAL-SA-4" if identity == AGENT else "WAL-CC-1"
    if v.badges and not MAY_BADGE[identity]:
        return "WAL-SA-4" if identity == AGENT else "WAL-PB-1"
    own = OWN_CLAUSE[identity]
    if (v.counted > LIMIT_CENTS) != RICH[identity]:
        return own
    if MOST_CURRENCIES[identity] and v.currencies > MOST_CURRENCIES[identity]:
        return own
    return own if v.jewelry < LEAST_JEWELRY[identity] else ""
