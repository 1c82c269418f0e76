"""SCG-END: the three endings of a year, and the audit."""

from __future__ import annotations

from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import PUBLIC, letter, mask
from kickback.games.scapegoat.components import NAMES, RED, names
from kickback.games.scapegoat.moments.falls import Axe, Purge, take_the_fall
from kickback.games.scapegoat.moments.picks import no_picks
from kickback.games.scapegoat.moments.promotion import promote
from kickback.games.scapegoat.table import Scapegoat
from kickback.games.scapegoat.year import OVERSPEND, PERFECT_ZERO, UNDERSPEND


def end_filled(table: Scapegoat, seat: int) -> None:
    """SCG-END-2, -3: the Final Quarter is filled; above the target an Overspend, on it a Perfect Zero. Then: audit."""
    over = table.spent - table.rules.budget
    table.ending = OVERSPEND if over else PERFECT_ZERO
    if over:
        table.scapegoat = seat
    if table.log is not None:
        facts: Facts = {"seat": letter(seat), "total": table.total, "round": table.round}
        if over:
            table.tell("overspend", "SCG-END-2", facts | {"over": over})
        else:
            table.tell(
                "perfect-zero", "SCG-END-3", facts | {"target": table.rules.target, "budget": table.rules.budget}
            )
    table.gather()
    pool = len(table.audit.faces)
    if not pool:
        table.tell("audit-passed", "SCG-OVER-3" if over else "SCG-ZERO-3", {"seat": letter(seat)})
        promote(table, PUBLIC)
        return
    owners = table.audit.known[:]
    faces = table.audit.faces[:]
    picked = table.turn_over()
    red = any(RED[card] for card in picked)
    if table.log is not None:
        tell_audit(table, seat, picked, red, faces, owners)
    if not red:
        promote(table, PUBLIC)
    elif not over:
        asked = mask([s for s in range(table.seats) if table.hands[s].faces])
        table.stack[-1] = Purge(asked, no_picks(table))
    else:
        take_the_fall(table, seat)


def tell_audit(table: Scapegoat, seat: int, picked: list[int], red: bool, faces: list[int], owners: list[int]) -> None:
    """SCG-HIDE-5: everybody learns the cards, only those who played them learn that they are theirs."""
    secrets: dict[int, Facts] = {}
    for other in range(table.seats):
        mine: list[Plain] = [NAMES[c] for c in picked if owners[faces.index(c)] == 1 << other]
        if mine:
            secrets[other] = {"yours": mine}
    table.tell(
        "audited",
        "SCG-OVER-4" if table.ending == OVERSPEND else "SCG-ZERO-4",
        {"seat": letter(seat), "pool": len(faces), "cards": names(picked), "colour": "red" if red else "black"},
        secrets,
    )


def end_unfilled(table: Scapegoat, seat: int) -> None:
    """SCG-DEAD-2, SCG-END-4: the deadline finds the Final Quarter unfilled. No audit; everybody reveals."""
    table.ending = UNDERSPEND
    if table.log is not None:
        under = table.rules.budget - table.spent
        facts: Facts = {"seat": letter(seat), "total": table.total, "under": under, "round": table.round}
        table.tell("underspend", "SCG-END-4", facts)
    everybody = mask(list(range(table.seats)))
    table.stack[-1] = Axe(everybody, no_picks(table))
