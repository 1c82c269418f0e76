"""What happens to money, invoices and players once nobody can object any more.

Every effect ends with `after_effect`, which looks for the consequences in the order the rules give them: who is bust,
whether one player is left, whether all boards are clear.
"""

from __future__ import annotations

from kickback.engine.memory import NOBODY
from kickback.engine.moments import Over
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter, letters
from kickback.games.embezzlement.bans import GAME_OVER
from kickback.games.embezzlement.components import (
    AUDIT_REWARD,
    AUDITED,
    BLANK,
    FALSE_AUDIT_FINE,
    MARK_NAMES,
    OFF_RECORD,
    PLAIN,
    TRAP,
    TRAP_FINE,
    TYPES,
    WORTH,
    YEARS,
    card_name,
    kind_name,
)
from kickback.games.embezzlement.table import Embezzlement
from kickback.games.embezzlement.table.current_turn import TO_END, WAS_AUDITED, WITH_PROFIT, WITHOUT_PROFIT
from kickback.games.embezzlement.table.schedule import settles_in


def profit_of(table: Embezzlement, space: int) -> int:
    """EMB-SETTLE-4, EMB-INV-5: payment minus value; a trap has none."""
    kind = table.kind_on(space)
    return 0 if kind == TRAP else table.boards.paid[space] - WORTH[kind]


def drop_audited(table: Embezzlement) -> None:
    """EMB-SETTLE-11: an audited invoice goes to the archive, and that is all."""
    put_away(table)
    after_effect(table)


def put_away(table: Embezzlement) -> None:
    space = table.turn.settling
    invoice = table.boards.lying[space]
    kind = table.invoices.kinds[invoice]
    table.boards.clear(space)
    table.turn.settling = BLANK
    table.turn.settled = WAS_AUDITED
    if table.log is not None:
        facts = table.place_of(space) | {"value": kind_name(kind), "invoice": invoice, "audited": True}
        table.tell("archived", "EMB-SETTLE-11", facts)


def turn_up(table: Embezzlement, taker: int = NOBODY) -> int:
    """EMB-SETTLE-3, -4: all see the invoice being settled. Returns its profit; `taker` has blackmailed it unseen."""
    space = table.turn.settling
    kind = table.invoices.show(table.boards.lying[space])
    profit = profit_of(table, space)
    if table.boards.marks[space] == PLAIN:
        table.turn.settled = WITH_PROFIT if profit > 0 else WITHOUT_PROFIT
    if table.log is not None:
        otr = table.boards.marks[space] == OFF_RECORD
        facts = table.invoice_on(space) | {"value": kind_name(kind), "paid": table.boards.paid[space], "profit": profit}
        facts |= {"found": found(kind, profit), "gap": abs(profit), "otr": otr}
        facts["wanted"] = profit > 0 and not otr and not table.rules.blind
        if taker != NOBODY:
            facts["taken-by"] = letter(taker)
        table.tell("turned", "EMB-SETTLE-12" if otr else "EMB-SETTLE-3", facts)
    return profit


def found(kind: int, surplus: int) -> str:
    """What an opened invoice turns out to be, in the words of events."""
    if kind == TRAP:
        return "trap"
    return "underpaid" if surplus < 0 else "overpaid" if surplus else "correct"


def settle(table: Embezzlement, taker: int, fell: bool = False) -> None:
    """EMB-SETTLE-5 to -10, EMB-BLACK-4: the Caps move, the invoice goes. `taker` gets the profit, if there is one.

    `fell`: somebody wanted it and was bribed off.
    """
    move_caps(table, taker, fell)
    after_effect(table)


def move_caps(table: Embezzlement, taker: int, fell: bool = False) -> None:
    space = table.turn.settling
    settler = space // YEARS
    invoice = table.boards.lying[space]
    kind = table.invoices.kinds[invoice]
    profit = profit_of(table, space)
    if taker != settler and profit <= 0 and table.log is not None:
        facts: Facts = {"seat": letter(taker), "of": letter(settler), "year": space % YEARS + 1}
        table.tell("nothing-to-take", "EMB-RULING-40", facts)
    table.money.coffers += table.boards.clear(space)
    table.turn.settling = BLANK
    if kind == TRAP:
        owes(table, settler, TRAP_FINE, "EMB-SETTLE-8", "trap", space)
    elif profit < 0:
        owes(table, settler, -profit, "EMB-SETTLE-7", "shortfall", space)
    elif profit > 0:
        table.money.earn(taker, profit)
        if table.log is not None:
            clause = "EMB-SETTLE-5" if taker == settler else "EMB-BLACK-4"
            gained: Facts = {"seat": letter(taker), "amount": profit, "of": letter(settler), "year": space % YEARS + 1}
            table.tell("profit", clause, gained | {"fell": fell})
    elif table.log is not None:
        table.tell("even", "EMB-SETTLE-6", table.place_of(space))
    if table.log is not None:
        gone = table.place_of(space) | {"value": kind_name(kind), "invoice": invoice, "audited": False}
        table.tell("archived", "EMB-SETTLE-9", gone)


def owes(table: Embezzlement, seat: int, caps: int, clause: str, why: str, space: int, by: int = NOBODY) -> None:
    """EMB-BUST-1 to -4: a debt is paid at once, or its player is bust at once. `by`: whose audit found it."""
    had = table.money.stash[seat]
    enough = table.money.pay(seat, caps)
    if table.log is not None:
        facts: Facts = {"seat": letter(seat), "owed": caps, "paid": min(had, caps), "why": why}
        facts |= {"of": letter(space // YEARS), "year": space % YEARS + 1}
        if by != NOBODY:
            facts["by"] = letter(by)
        table.tell("debt", clause, facts)
    if not enough:
        if table.log is not None:
            table.tell("bust", "EMB-BUST-1", {"seat": letter(seat), "owed": caps, "had": had})
        go_bust(table, seat)


def audit(table: Embezzlement, auditor: int, space: int) -> None:
    """EMB-AUDIT-6 to -14: value and payment are shown, fines and reward are paid, the invoice stays as a marker."""
    owner = space // YEARS
    kind = table.invoices.show(table.boards.lying[space])
    caps = table.boards.paid[space]
    surplus = caps - WORTH[kind]
    table.money.coffers += caps
    table.boards.paid[space] = 0
    table.boards.marks[space] = AUDITED
    trap = kind == TRAP
    if table.log is not None:
        facts = table.invoice_on(space) | {"by": letter(auditor), "value": kind_name(kind), "paid": caps}
        facts |= {"found": found(kind, surplus), "gap": 0 if trap else abs(surplus)}
        facts["settles"] = settles_in(space, table.boards, table.turn, table.seats)
        table.tell("audited", "EMB-AUDIT-6", facts)
    if trap:
        owes(table, auditor, TRAP_FINE, "EMB-AUDIT-12", "trap", space, auditor)
    elif surplus < 0:
        owes(table, owner, -surplus, "EMB-AUDIT-7", "audited", space, auditor)
    elif surplus == 0:
        owes(table, auditor, FALSE_AUDIT_FINE, "EMB-AUDIT-9", "false-audit", space, auditor)
    else:
        reward = surplus if table.rules.rich_rats else AUDIT_REWARD
        table.money.earn(auditor, reward)
        if table.log is not None:
            lost: Facts = {"seat": letter(owner), "amount": surplus, "by": letter(auditor), "year": space % YEARS + 1}
            table.tell("forfeited", "EMB-AUDIT-10", lost)
            clause = "EMB-HOUSE-23" if table.rules.rich_rats else "EMB-AUDIT-11"
            won: Facts = {"seat": letter(auditor), "amount": reward, "of": letter(owner), "year": space % YEARS + 1}
            table.tell("reward", clause, won)
    after_effect(table)


def trade(table: Embezzlement, mine: int, theirs: int) -> None:
    """EMB-TRADE-2, EMB-RULING-27: the same year changes hands; both may look at once."""
    table.boards.swap(mine, theirs)
    secrets: dict[int, Facts] = {}
    for space in (mine, theirs):
        owner = space // YEARS
        if table.rules.auto_peek and table.boards.marks[space] == PLAIN and may_look(table, owner):
            invoice = table.boards.lying[space]
            table.invoices.look(invoice, owner)
            if table.log is not None:
                secrets[owner] = {"value": kind_name(table.invoices.kinds[invoice])}
    if table.log is not None:
        table.tell("traded", "EMB-TRADE-2", exchanged(table, mine, theirs), secrets)
    after_effect(table)


def exchanged(table: Embezzlement, mine: int, theirs: int) -> Facts:
    """What changed hands, as the one who traded gave and got it; it has happened already."""
    boards = table.boards
    return table.place_of(mine) | {
        "with": letter(theirs // YEARS),
        "gave": boards.paid[theirs],
        "got": boards.paid[mine],
        "gave-mark": MARK_NAMES[boards.marks[theirs]],
        "got-mark": MARK_NAMES[boards.marks[mine]],
        "gave-invoice": boards.lying[theirs],
        "got-invoice": boards.lying[mine],
    }


def may_look(table: Embezzlement, seat: int) -> bool:
    """EMB-HOUSE-25, -29: does this table let this seat peek at all?"""
    return not table.rules.no_peeking and not table.rules.is_barred(seat)


def off_the_record(table: Embezzlement, space: int) -> None:
    """EMB-OTR-1 to -3, -7: the invoice moves on top of its payment."""
    table.boards.marks[space] = OFF_RECORD
    if table.log is not None:
        table.tell("off-the-record", "EMB-OTR-7", table.invoice_on(space))
    after_effect(table)


def go_bust(table: Embezzlement, seat: int, resigned: bool = False) -> None:
    """EMB-RULING-29: everything the player had goes back; who is bust is out."""
    invoices = table.boards.laid[seat]
    caps = table.money.stash[seat]
    table.money.earn(seat, -caps)
    payments = 0
    for space in range(YEARS * seat, YEARS * seat + YEARS):
        if table.boards.lying[space] != BLANK:
            payments += table.boards.clear(space)
    table.money.coffers += payments
    if seat == table.turn.active:
        if table.turn.fresh != BLANK:
            invoices += 1
            table.turn.fresh = BLANK
        table.turn.paying = BLANK
        table.turn.amount = 0
    cards: list[Plain] = []
    for card in range(TYPES):
        for _ in range(table.cards.hands[TYPES * seat + card]):
            table.cards.spend(seat, card)
            cards.append(card_name(card))
    if table.rules.deterministic:
        table.invoices.put_back(seat)
    table.people = table.people.without(seat)
    if table.log is not None:
        facts: Facts = {"seat": letter(seat), "caps": caps + payments, "stash": caps, "payments": payments}
        more: Facts = {"invoices": invoices, "cards": cards, "resigned": resigned}
        table.tell("swept", "EMB-RULING-29", facts | more)
    count_votes(table)


def give_up(table: Embezzlement, seat: int) -> None:
    """EMB-RULING-49: resigning counts as going bust."""
    if table.log is not None:
        table.tell("bust", "EMB-RULING-49", {"seat": letter(seat), "owed": 0, "had": table.money.stash[seat]})
    go_bust(table, seat, resigned=True)


def after_effect(table: Embezzlement) -> None:
    """Bust, one player left, all boards clear: in this order, and at once."""
    while table.people.leaving and not lonely(table):
        seat = 0
        while not table.people.is_leaving(seat):
            seat += 1
        give_up(table, seat)
    if lonely(table):
        survivor_ends(table)
    elif is_clear(table):
        finish(table, best(table), "EMB-END-1")
    elif table.people.is_out(table.turn.active):
        del table.stack[1:]
        table.turn.step = TO_END


def lonely(table: Embezzlement) -> bool:
    """EMB-RULING-31, -32: does the game end because no more than one player is left?"""
    return table.left == 0 or (table.left == 1 and table.rules.survivor_ends)


def survivor_ends(table: Embezzlement) -> None:
    """EMB-RULING-31: the last one left wins; with a target, only if settling everything reaches it."""
    if table.rules.planned and table.left:
        run_off(table)
    finish(table, best(table), "EMB-RULING-31" if table.left else "EMB-RULING-32")


def run_off(table: Embezzlement) -> None:
    """The survivor's invoices are settled oldest first; one that is not paid yet goes to the archive unpaid."""
    seat = 0
    while table.people.is_out(seat):
        seat += 1
    close(table, "run-off")
    table.turn.fresh = BLANK
    if table.turn.paying != BLANK:
        table.boards.clear(table.turn.paying)
        table.turn.paying = BLANK
    while table.boards.laid[seat]:
        table.turn.settling = table.boards.oldest(seat)
        if table.boards.marks[table.turn.settling] == AUDITED:
            put_away(table)
        else:
            turn_up(table)
            move_caps(table, seat)


def is_clear(table: Embezzlement) -> bool:
    """EMB-END-1, EMB-RULING-34: no invoice on any board, none just taken, and none left to take."""
    if any(table.boards.laid) or table.turn.fresh != BLANK:
        return False
    return not any(table.invoices.workloads)


def best(table: Embezzlement) -> list[int]:
    """EMB-END-2, EMB-BUST-5, EMB-RULING-33, EMB-HOUSE-17, -19: who wins, if the game ends now."""
    seats = [seat for seat in range(table.seats) if not table.people.is_out(seat)]
    if table.rules.planned:
        return [seat for seat in seats if table.money.stash[seat] >= table.people.targets[seat]]
    if table.rules.cheap and seats:
        least = min(table.money.starts[seat] for seat in seats)
        seats = [seat for seat in seats if table.money.starts[seat] == least]
    most = max((table.money.stash[seat] for seat in seats), default=0)
    return [seat for seat in seats if table.money.stash[seat] == most]


def finish(table: Embezzlement, winners: list[int], clause: str) -> None:
    table.winners = winners
    table.exchange = None
    table.question = None
    if table.log is not None:
        table.tell("won", winning_clause(table, clause), final_facts(table, clause))
    table.stack = [Over(GAME_OVER)]


def final_facts(table: Embezzlement, clause: str) -> Facts:
    """Who won and how, and what everybody ended, started and wanted to end with."""
    seats = range(table.seats)
    way = "last" if clause == "EMB-RULING-31" else "start" if table.rules.cheap else "most"
    if table.rules.planned:
        way = "target"
    facts: Facts = {
        "seats": list[Plain](letters(table.winners)),
        "caps": {letter(seat): table.money.stash[seat] for seat in seats},
        "way": way if table.winners else "nobody",
        "starts": {letter(seat): table.money.starts[seat] for seat in seats},
        "bust": list[Plain](letters(table.people.bust)),
    }
    if table.rules.planned:
        facts["targets"] = {letter(seat): table.people.targets[seat] for seat in seats}
    return facts


def winning_clause(table: Embezzlement, clause: str) -> str:
    if table.rules.planned:
        return "EMB-HOUSE-17"
    if clause != "EMB-END-1":
        return clause
    if table.rules.cheap:
        return "EMB-HOUSE-19"
    return "EMB-RULING-33" if len(table.winners) > 1 else "EMB-END-2"


def refill(table: Embezzlement) -> None:
    """EMB-WORK-7, EMB-RULING-35, -36: the archive comes back."""
    table.invoices.refill(table.boards.lying, table.chance)
    table.tell("refilled", "EMB-WORK-7", {"workload": len(table.invoices.workloads[0])})


def close(table: Embezzlement, why: str) -> None:
    """EMB-RULING-38: nothing is taken any more, and nothing comes back."""
    count = table.invoices.close()
    table.tell("closed", "EMB-RULING-38", {"count": count, "why": why})


def count_votes(table: Embezzlement) -> None:
    """EMB-RULING-38: if everybody still in has voted, the workload closes."""
    still_in = (1 << table.seats) - 1 & ~table.people.out
    if table.rules.endless and not table.invoices.closed and still_in and table.people.votes & still_in == still_in:
        close(table, "votes")
