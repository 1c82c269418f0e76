"""`alliances = pact`: partners who cannot name each other while their enemy lives."""

from __future__ import annotations

from kickback.engine.bans import Ban
from kickback.engine.plain import Facts
from kickback.engine.seats import letter
from kickback.games.corporate_espionage.actions import Move
from kickback.games.corporate_espionage.bans import BAD_PACT
from kickback.games.corporate_espionage.table import Market, Pact


def judge_pact(table: Market, seat: int, offer: Move) -> Ban | None:
    enemy = offer.enemy
    if (
        enemy in (seat, offer.target)
        or enemy < 0
        or not table.living(enemy)
        or table.agreements.partners(seat, offer.target)
    ):
        return BAD_PACT
    return None


def make_pact(table: Market, one: int, two: int, enemy: int) -> None:
    table.calendar.news += 1
    table.agreements.pacts = [*table.agreements.pacts, Pact(1 << one | 1 << two, enemy, 0)]
    if table.log is not None:
        facts: Facts = {"seat": letter(one), "with": letter(two), "enemy": letter(enemy)}
        table.tell("pact", "CES-TALK-1", facts)


def begin_break(table: Market, seat: int, other: int) -> None:
    table.calendar.news += 1
    both = 1 << seat | 1 << other
    table.agreements.pacts = [
        Pact(p.partners, p.enemy, p.breaking | 1 << seat) if p.partners & both == both else p
        for p in table.agreements.pacts
    ]
    if table.log is not None:
        table.tell("breaking", "CES-TALK-1", {"seat": letter(seat), "with": letter(other)})


def end_broken_pacts(table: Market, seat: int) -> None:
    """A broken pact ends at the breaker's next turn start."""
    pacts: list[Pact] = []
    for pact in table.agreements.pacts:
        if not pact.breaking >> seat & 1:
            pacts.append(pact)
        elif table.log is not None:
            table.tell("pact-broken", "CES-TALK-1", {"seat": letter(seat), "enemy": letter(pact.enemy)})
    table.agreements.pacts = pacts


def allies(table: Market) -> bool:
    """`allied-victory`: do all living companies share one pact?"""
    return any(table.companies.alive & ~pact.partners == 0 for pact in table.agreements.pacts)
