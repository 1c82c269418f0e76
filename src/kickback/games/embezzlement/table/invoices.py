"""Invoices from the workload to the archive."""

from __future__ import annotations

from kickback.engine.chance import Chance
from kickback.engine.seats import PUBLIC
from kickback.games.embezzlement.components import BLANK


class Invoices:
    """An invoice, once taken, is a number that everybody can follow: its place in `kinds`, `known` and `taken_by`.

    Where it lies the boards say; one that lies nowhere is in the archive. `refills` is replaced, never changed.
    """

    def __init__(
        self,
        kinds: list[int],
        known: list[int],
        taken_by: list[int],
        workloads: list[list[int]],
        rest: list[int],
        refills: list[list[int]],
        closed: bool,
    ) -> None:
        self.kinds: list[int] = kinds
        self.known: list[int] = known  # the seats that have seen it, as bits
        self.taken_by: list[int] = taken_by
        self.workloads: list[list[int]] = workloads  # one for all, or one per seat under `deterministic`; next one last
        self.rest: list[int] = rest  # the archive's invoices that nobody has taken since the last shuffle
        self.refills: list[list[int]] = refills  # per refill: how many were taken before it, then those on boards
        self.closed: bool = closed  # the workload is closed

    def take(self, kind: int, known: int, seat: int) -> int:
        """One more invoice that everybody can follow; returns its number."""
        self.kinds.append(kind)
        self.known.append(known)
        self.taken_by.append(seat)
        return len(self.kinds) - 1

    def is_known(self, invoice: int, seat: int) -> bool:
        return self.known[invoice] >> seat & 1 == 1

    def look(self, invoice: int, seat: int) -> None:
        """This seat sees it."""
        self.known[invoice] |= 1 << seat

    def show(self, invoice: int) -> int:
        """It is turned up for everybody; returns its kind."""
        self.known[invoice] = PUBLIC
        return self.kinds[invoice]

    def since_refill(self) -> list[int]:
        """All invoices that have been out of the box since the last refill, or lay on boards through it."""
        older = self.refills[-1] if self.refills else [0]
        return older[1:] + list(range(older[0], len(self.kinds)))

    def refill(self, lying: list[int], chance: Chance) -> None:
        """EMB-WORK-7, EMB-RULING-35, -36: the whole archive is shuffled into the workload."""
        workload = self.workloads[0]
        workload.extend(self.rest)
        workload.extend([self.kinds[invoice] for invoice in self.since_refill() if invoice not in lying])
        self.rest = []
        through = sorted(invoice for invoice in lying if invoice != BLANK)
        self.refills = [*self.refills, [len(self.kinds), *through]]
        chance.shuffle(workload)

    def close(self) -> int:
        """EMB-RULING-38: what is left of the workload goes to the archive unseen; returns how many."""
        count = 0
        for seat, workload in enumerate(self.workloads):
            count += len(workload)
            self.put_back(seat)
        self.closed = True
        return count

    def put_back(self, workload: int) -> None:
        """A whole workload goes to the archive unseen."""
        self.rest.extend(self.workloads[workload])
        self.workloads[workload] = []

    def clone(self) -> Invoices:
        return Invoices(
            self.kinds[:],
            self.known[:],
            self.taken_by[:],
            [workload[:] for workload in self.workloads],
            self.rest[:],
            self.refills,
            self.closed,
        )
