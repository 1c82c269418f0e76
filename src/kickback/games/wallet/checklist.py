"""If it ended now: the conditions of a verdict as rows in judging order, so that the first cross decides."""

from __future__ import annotations

from kickback.engine.messages import Message
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.games.wallet.components import CURRENCIES, IDENTITIES, IDENTITY, MONEY, NOTES, PARTY_GIRL, named_cards
from kickback.games.wallet.reasons import cash, reasons, verdict_facts
from kickback.games.wallet.verdict import LIMIT_CENTS, OWN_CLAUSE, Verdict


def rows(check: Verdict, hand: list[int], coin_counts: bool) -> list[Message]:
    """Each row with its clause and whether it is in order (`ok`); the last one sums up. `hand` is what was judged."""
    failing = {row_of(reason.what): reason.clause for reason in reversed(reasons(check))}
    facts = row_facts(check, hand, coin_counts)
    own = OWN_CLAUSE[check.identity] if check.identity != HIDDEN else "WAL-VERDICT-2"
    shown = [("row-ids", "WAL-VERDICT-2")]
    if check.credit_cards:
        shown.append(("row-credit-card", "WAL-JS-2"))
    if check.badges:
        shown.append(("row-badge", "WAL-PO-2"))
    shown.append(("row-money", own))
    shown.append(("row-jewelry" if check.identity == PARTY_GIRL else "row-currencies", own))
    found: list[Message] = []
    for id, clause in shown:
        found.append(Message(id, facts | {"ok": id not in failing}, (failing.get(id, clause),)))
    found.append(Message("row-foot", facts, (check.why,)))
    return found


def row_of(what: str) -> str:
    """The row in which a reason shows."""
    if what in ("no-id", "many-ids", "agent-alone"):
        return "row-ids"
    if what in ("credit-card", "agent-credit-card", "agent-both"):
        return "row-credit-card"
    if what in ("badge", "agent-badge"):
        return "row-badge"
    if what in ("currencies", "no-jewelry"):
        return "row-currencies" if what == "currencies" else "row-jewelry"
    return "row-money"


def row_facts(check: Verdict, hand: list[int], coin_counts: bool) -> Facts:
    facts = verdict_facts(check)
    facts |= {
        "identity": IDENTITIES[check.identity] if check.identity != HIDDEN else "none",
        "ids": check.ids,
        "names": named_cards([card for card in hand if IDENTITY[card] != HIDDEN]),
        "others": check.ids - 1,
        "credit-cards": check.credit_cards,
        "badges": check.badges,
        "currencies": check.currencies,
        "paper": [CURRENCIES[c] for c in range(len(CURRENCIES)) if check.paper >> c & 1],
        "jewelry": check.jewelry,
        "jewels": named_cards([card for card in hand if NOTES <= card < MONEY]),
        "over": cash(max(check.counted - LIMIT_CENTS, 0)),
        "coin-counts": coin_counts,
        "cash": cash(check.cards),
    }
    return facts
