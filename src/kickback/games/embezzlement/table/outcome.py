"""How a finished game of Embezzlement is summed up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letters

if TYPE_CHECKING:  # the table asks for its outcome, so the import goes one way only
    from kickback.games.embezzlement.table import Embezzlement


def ending(table: Embezzlement) -> Message:
    """EMB-END-2, EMB-HOUSE-17, -19, EMB-RULING-31 to -33: why the winners won, or nobody did."""
    winners = table.winners
    facts: Facts = {"seats": list[Plain](letters(winners)), "bust": list[Plain](letters(table.people.bust))}
    if not table.left:
        return Message("outcome-nobody-left", facts, ("EMB-RULING-32",))
    if table.rules.planned:
        return Message("outcome-target" if winners else "outcome-no-target", facts, ("EMB-HOUSE-17",))
    if table.left == 1 and table.rules.survivor_ends:
        return Message("outcome-last", facts, ("EMB-RULING-31",))
    facts["caps"] = table.money.stash[winners[0]]
    if table.rules.cheap:
        return Message("outcome-start", facts | {"start": table.money.starts[winners[0]]}, ("EMB-HOUSE-19",))
    if len(winners) > 1:
        return Message("outcome-shared", facts, ("EMB-RULING-33",))
    return Message("outcome-most", facts, ("EMB-END-2",))
