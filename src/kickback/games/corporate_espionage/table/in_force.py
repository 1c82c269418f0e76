"""What the cards in force add up to: changed numbers, blocks, slots, and the quantities that effects count."""

from __future__ import annotations

from kickback.games.corporate_espionage.components import FIRINGS, Card, Condition, Effect, Op
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.options import EMBARGO_PRICE
from kickback.games.corporate_espionage.table.companies import NOBODY
from kickback.games.corporate_espionage.table.in_play import Modifiers, Permanent
from kickback.games.corporate_espionage.table.market import Market


def add_up(table: Market) -> None:
    """CES-FX-10: all changes in force, added up per company; results are floored where they are used."""
    in_play = table.in_play
    sums = Modifiers(table.seats)
    in_play.conditional = False
    for board in in_play.boards:
        for permanent in board:
            for effect in permanent.card.statics:
                if effect.conditions:
                    in_play.conditional = True
                    if not static_holds(table, permanent.seat, effect):
                        continue
                for op in effect.ops:
                    for seat in reached(table, op.who, permanent.seat):
                        add(sums, op, seat)
    for change in in_play.timed_changes:
        add(sums, change.op, change.seat)
    table.modifiers = sums
    in_play.stale = False
    in_play.seats_moved = True


def reached(table: Market, who: int, seat: int) -> list[int]:
    """Whom a static of that company's card works on."""
    if who == w.ME:
        return [seat]
    return table.companies.clockwise_from(seat) if who == w.ALL else table.companies.rivals_of(seat)


def add(sums: Modifiers, op: Op, seat: int) -> None:
    if op.do == w.BLOCK:
        sums.blocks[seat] |= 1 << op.what
    elif op.do == w.SLOTS:
        sums.slots[seat * 4 + op.stat - w.ST_HIRE] += op.n
    elif op.stat == w.ST_BILL:
        sums.bills[seat] += op.n
    elif op.stat == w.ST_COST:
        for kind in range(5):
            if plays_as(kind, op.what):
                sums.costs[seat * 5 + kind] += op.n
    else:
        changes = sums.incomes if op.stat == w.ST_INCOME else sums.overheads
        for kind in range(3):
            if counts_as(kind, op.what):
                changes[seat * 3 + kind] += op.n


def counts_as(type: int, kind: int) -> bool:
    """Is a permanent of this type of that kind?"""
    if kind == w.PERMANENT:
        return True
    return type <= w.EXECUTIVE if kind == w.TEAM else type == kind


def plays_as(type: int, kind: int) -> bool:
    """Is a card of this type of that kind, when it is played?"""
    if kind == w.K_ANY:
        return True
    if kind == w.K_SAVVY or kind == w.K_ESPIONAGE:
        return type == (w.SAVVY if kind == w.K_SAVVY else w.ESPIONAGE)
    return type <= w.ASSET and counts_as(type, kind)


def fresh(table: Market) -> None:
    in_play = table.in_play
    if in_play.stale or in_play.conditional:
        add_up(table)


def blocked(table: Market, seat: int, verb: int) -> bool:
    """CES-FX-12: is the verb forbidden to, or for, that company?"""
    in_play = table.in_play
    if in_play.stale or in_play.conditional:
        add_up(table)
    return table.modifiers.blocks[seat] >> verb & 1 == 1


def cost_of(table: Market, seat: int, card: Card) -> int:
    """CES-CARD-2, CES-FX-11: what that company pays to play a card; an embargo makes hires and purchases dearer."""
    in_play = table.in_play
    if in_play.stale or in_play.conditional:
        add_up(table)
    type = card.type
    cost = card.cost + table.modifiers.costs[seat * 5 + type]
    cost = max(cost, 0)
    if type <= w.ASSET and table.agreements.associations and table.agreements.embargoed(seat, table.companies.alive):
        cost += EMBARGO_PRICE
    return cost


def own_change(table: Market, permanent: Permanent, stat: int) -> int:
    """What changes the income or overhead of this one card (`self`)."""
    change = 0
    for effect in permanent.card.statics:
        for op in effect.ops:
            mine = op.do == w.MODIFY and op.what == w.SELF and op.stat == stat and op.who in (w.ME, w.ALL)
            if mine and static_holds(table, permanent.seat, effect):
                change += op.n
    for timed in table.in_play.timed_changes:
        op = timed.op
        mine = timed.since == permanent.since and timed.seat == permanent.seat
        if mine and op.do == w.MODIFY and op.what == w.SELF and op.stat == stat:
            change += op.n
    return change


def income_of(table: Market, permanent: Permanent) -> int:
    """CES-INC-1: a card's income after all changes, never below 0."""
    card = permanent.card
    income = card.income + table.modifiers.incomes[permanent.seat * 3 + card.type]
    if card.minds_itself:
        income += own_change(table, permanent, w.ST_INCOME)
    return max(0, income)


def overhead_of(table: Market, permanent: Permanent) -> int:
    """CES-EXP-1: a card's overhead after all changes, never below 0."""
    card = permanent.card
    overhead = card.overhead + table.modifiers.overheads[permanent.seat * 3 + card.type]
    if card.minds_itself:
        overhead += own_change(table, permanent, w.ST_OVERHEAD)
    return max(0, overhead)


def income(table: Market, seat: int) -> int:
    fresh(table)
    total = 0
    for permanent in table.in_play.boards[seat]:
        total += income_of(table, permanent)
    return total


def overhead(table: Market, seat: int) -> int:
    fresh(table)
    total = 0
    for permanent in table.in_play.boards[seat]:
        total += overhead_of(table, permanent)
    return total


def bill_after(table: Market, seat: int, amount: int) -> int:
    """CES-BILL-1: the bill after what changes it; 0 under a block."""
    if amount <= 0 or blocked(table, seat, w.V_BILL):
        return 0
    amount += table.modifiers.bills[seat]
    return max(0, amount)


def slot(table: Market, seat: int, stat: int) -> int:
    fresh(table)
    return table.modifiers.slots[seat * 4 + stat - w.ST_HIRE]


def hires_allowed(table: Market, seat: int) -> int:
    """CES-HIRE-2, CES-FX-18."""
    return max(0, table.rules.hires + slot(table, seat, w.ST_HIRE))


def firings_allowed(table: Market, seat: int) -> int:
    """CES-FIRE-2."""
    return max(0, FIRINGS + slot(table, seat, w.ST_FIRE))


def executive_seats(table: Market, seat: int) -> int:
    """CES-CARD-8."""
    return max(0, table.rules.executive_seats + slot(table, seat, w.ST_EXECUTIVE))


def hand_limit(table: Market, seat: int) -> int:
    """CES-END-2."""
    return max(0, table.rules.hand_limit + slot(table, seat, w.ST_HAND))


def count_type(table: Market, seat: int, kind: int) -> int:
    count = 0
    for permanent in table.in_play.boards[seat]:
        if counts_as(permanent.card.type, kind):
            count += 1
    return count


def counted(table: Market, seat: int, quantity: int) -> int:
    """CES-FX-19: one of the ten quantities of a company."""
    if quantity == w.Q_BANK:
        return table.accounts.banks[seat]
    if quantity == w.Q_EMPLOYEES:
        return count_type(table, seat, w.EMPLOYEE)
    if quantity == w.Q_EXECUTIVES:
        return count_type(table, seat, w.EXECUTIVE)
    if quantity == w.Q_ASSETS:
        return count_type(table, seat, w.ASSET)
    if quantity == w.Q_TEAM:
        return count_type(table, seat, w.TEAM)
    if quantity == w.Q_HAND:
        return len(table.zones.hands[seat].faces)
    if quantity == w.Q_DECK:
        return len(table.zones.decks[seat].faces)
    if quantity == w.Q_INCOME:
        return income(table, seat)
    return overhead(table, seat) if quantity == w.Q_OVERHEAD else table.worth(seat)


def quantity(table: Market, quantity: int, me: int, them: int) -> int:
    """What `my-`, `their-`, `rivals` and `round` come to; nobody has nothing."""
    if quantity == w.Q_ROUND:
        return table.calendar.round
    if quantity == w.Q_RIVALS:
        return table.companies.count() - (1 if table.living(me) else 0)
    if quantity < w.THEIR:
        return counted(table, me, quantity)
    return counted(table, them, quantity - w.THEIR) if them != NOBODY else 0


def amount_of(table: Market, op: Op, me: int, them: int) -> int:
    """CES-FX-3, -4: n, or n for each of a quantity over a divisor, rounded up, then capped."""
    amount = op.n
    if op.per != w.NO_QUANTITY:
        size = quantity(table, op.per, me, them)
        amount = -(-op.n * size // op.div) if size > 0 else 0
    return op.max if op.max != w.NO_LIMIT and amount > op.max else amount


def holds(table: Market, conditions: list[Condition], me: int, them: int) -> bool:
    """CES-FX-2: all conditions of an effect."""
    return all(condition.holds(quantity(table, condition.quantity, me, them)) for condition in conditions)


def static_holds(table: Market, seat: int, effect: Effect) -> bool:
    """CES-FX-2: a static reads printed incomes and overheads, so that nothing depends on itself."""
    for condition in effect.conditions:
        counts = condition.quantity
        if counts == w.Q_INCOME:
            value = sum(permanent.card.income for permanent in table.in_play.boards[seat])
        elif counts == w.Q_OVERHEAD:
            value = sum(permanent.card.overhead for permanent in table.in_play.boards[seat])
        else:
            value = quantity(table, counts, seat, NOBODY)
        if not condition.holds(value):
            return False
    return True


def blocker_of(table: Market, seat: int, verb: int) -> str:
    """The card that forbids this for that company, in its maker's or controller's eyes; "" if there is none."""
    for maker in range(table.seats):
        for permanent in table.in_play.boards[maker]:
            for effect in permanent.card.statics:
                for op in effect.ops:
                    blocks = op.do == w.BLOCK and op.what == verb and seat in reached(table, op.who, maker)
                    if blocks and static_holds(table, maker, effect):
                        return table.mark(permanent.code, maker)
    for change in table.in_play.timed_changes:
        if change.seat == seat and change.op.do == w.BLOCK and change.op.what == verb:
            return table.mark(change.code, change.maker)
    return ""
