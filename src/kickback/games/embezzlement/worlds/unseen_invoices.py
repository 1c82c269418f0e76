"""Invoices a seat cannot see, drawn so that every order of the workload which fits what it knows is equally likely.

Until the archive comes back, what is unseen is simply shuffled: all of it together, or per workload where the mix of
each is known. A refill mixes everything but the invoices lying on boards, so each of those is none of the refilled
ones: the kinds of unseen invoices that lay through a refill are weighted by how well they fit what was taken after it.
"""

from __future__ import annotations

from typing import Final

from kickback.engine.chance import Chance
from kickback.engine.pile import HIDDEN
from kickback.games.embezzlement.components import BOXES, KINDS
from kickback.games.embezzlement.view import EmbezzlementView

DEEP: Final = 1 << 64


def listed(counts: list[int]) -> list[int]:
    return [kind for kind in range(KINDS) for _ in range(counts[kind])]


def pick(chance: Chance, weights: list[int]) -> int:
    """A position, by weight; the weights may be far larger than one draw of luck."""
    total = sum(weights)
    mark = (chance.word() << 32 | chance.word()) * total // DEEP
    for place, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return place
    raise AssertionError("nothing to pick from")


class Batch:
    """Unseen invoices taken in one period which lay through the same refills."""

    def __init__(self, period: int, carried: list[int]) -> None:
        self.period: int = period
        self.carried: list[int] = carried
        self.invoices: list[int] = []


class UnseenInvoices:
    """Samples the kinds of all invoices for one view. A period ends with a refill."""

    def __init__(self, view: EmbezzlementView) -> None:
        self.view: EmbezzlementView = view
        rules = view.rules
        self.starts: list[int] = [0] + [refill[0] for refill in view.refills] + [len(view.kinds)]
        self.lay: list[list[int]] = [[]] + [refill[1:] for refill in view.refills]  # on boards as each period began
        self.bases: list[list[int]] = [rules.mix or rules.pool] + [rules.pool] * len(view.refills)
        self.batches: list[Batch] = []
        self.loose: list[list[int]] = [[] for _ in self.bases]  # unseen and never carried, by period
        for period in range(len(self.bases)):
            for invoice in range(self.starts[period], self.starts[period + 1]):
                if view.kinds[invoice] == HIDDEN:
                    self.sort_in(period, invoice)
        self.memo: dict[tuple[int, ...], int] = {}

    def sort_in(self, period: int, invoice: int) -> None:
        carried = [later for later in range(period + 1, len(self.bases)) if invoice in self.lay[later]]
        if not carried:
            self.loose[period].append(invoice)
            return
        for batch in self.batches:
            if batch.period == period and batch.carried == carried:
                batch.invoices.append(invoice)
                return
        batch = Batch(period, carried)
        batch.invoices.append(invoice)
        self.batches.append(batch)

    def sample(self, chance: Chance) -> tuple[list[int], list[list[int]], list[int]]:
        """The kind of every invoice taken, the workloads (next one last) and the untouched archive."""
        if self.view.rules.deterministic:
            return self.own_workloads(chance)
        kinds = self.view.kinds[:]
        if self.batches:
            self.carried_kinds(kinds, chance)
        left: list[int] = []
        for period, loose in enumerate(self.loose):
            left = self.remaining(period, kinds)
            chance.shuffle(left)
            for invoice in loose:
                kinds[invoice] = left.pop()
        size = self.view.workloads[0]
        workload = left[len(left) - size :]
        del left[len(left) - size :]
        return kinds, [workload], self.untouched() + left

    def remaining(self, period: int, kinds: list[int]) -> list[int]:
        """What could still be taken in a period: its base without what lay on boards and what is known to be taken."""
        counts = self.bases[period][:]
        for invoice in self.lay[period] + list(range(self.starts[period], self.starts[period + 1])):
            if kinds[invoice] != HIDDEN:
                counts[kinds[invoice]] -= 1
        return listed(counts)

    def untouched(self) -> list[int]:
        """Before any refill, a known mix leaves a known rest in the box."""
        rules = self.view.rules
        if not rules.mix or self.view.refills:
            return []
        return listed([rules.pool[kind] - rules.mix[kind] for kind in range(KINDS)])

    def own_workloads(self, chance: Chance) -> tuple[list[int], list[list[int]], list[int]]:
        """EMB-HOUSE-5: every invoice comes from the two-of-each of the seat that took it."""
        view = self.view
        rules = view.rules
        kinds = view.kinds[:]
        workloads: list[list[int]] = []
        left_over: list[list[int]] = []
        for seat in range(view.seats):
            counts = rules.own[:]
            mine = [invoice for invoice, taker in enumerate(view.taken_by) if taker == seat]
            for invoice in mine:
                if kinds[invoice] != HIDDEN:
                    counts[kinds[invoice]] -= 1
            left = listed(counts)
            chance.shuffle(left)
            for invoice in mine:
                if kinds[invoice] == HIDDEN:
                    kinds[invoice] = left.pop()
            lying = view.workloads[seat]
            workloads.append(left if lying else [])
            left_over.append([] if lying else left)
        rest = listed([count - own * view.seats for count, own in zip(rules.pool, rules.own, strict=True)])
        for seat in view.people.bust + [seat for seat in range(view.seats) if not view.people.is_out(seat)]:
            rest += left_over[seat]
        return kinds, workloads, rest

    def carried_kinds(self, kinds: list[int], chance: Chance) -> None:
        """Gives kinds to the carried batches, kind by kind, each by the number of pasts it leaves open."""
        given: list[list[int]] = [[] for _ in self.batches]
        left = tuple(len(batch.invoices) for batch in self.batches)
        for kind in range(KINDS):
            choices = self.choices(left)
            weights = [self.count_pasts(kind, left, taken) for taken in choices]
            taken = choices[pick(chance, weights)]
            left = tuple(left[n] - taken[n] for n in range(len(left)))
            for n, count in enumerate(taken):
                given[n] += [kind] * count
        for n, batch in enumerate(self.batches):
            chance.shuffle(given[n])
            for place, invoice in enumerate(batch.invoices):
                kinds[invoice] = given[n][place]

    def choices(self, left: tuple[int, ...]) -> list[tuple[int, ...]]:
        """All ways to take some from each batch."""
        found: list[tuple[int, ...]] = [()]
        for most in left:
            found = [(*some, count) for some in found for count in range(min(most, MOST_ALIKE) + 1)]
        return found

    def count_pasts(self, kind: int, left: tuple[int, ...], taken: tuple[int, ...]) -> int:
        """How many pasts give this kind to so many of each batch, and the later kinds to the rest."""
        ways = self.fitting(kind, taken)
        for n, count in enumerate(taken):
            ways *= choose(left[n], count)
        if ways == 0:
            return 0
        after = tuple(left[n] - taken[n] for n in range(len(left)))
        if kind == KINDS - 1:
            return 0 if any(after) else ways
        key = (kind, *after)
        if key not in self.memo:
            self.memo[key] = sum(self.count_pasts(kind + 1, after, some) for some in self.choices(after))
        return ways * self.memo[key]

    def fitting(self, kind: int, taken: tuple[int, ...]) -> int:
        """In how many ways the pieces of one kind could have been taken as they were, period by period."""
        view = self.view
        ways = 1
        for period, base in enumerate(self.bases):
            there = base[kind] - sum(1 for invoice in self.lay[period] if view.kinds[invoice] == kind)
            seen = view.kinds[self.starts[period] : self.starts[period + 1]].count(kind)
            for n, batch in enumerate(self.batches):
                if period in batch.carried:
                    there -= taken[n]
                elif period == batch.period:
                    seen += taken[n]
            for step in range(seen):
                ways *= max(0, there - step)
        return ways


MOST_ALIKE: Final = max(max(box.counts) for box in BOXES.values())


def choose(n: int, k: int) -> int:
    ways = 1
    for step in range(k):
        ways = ways * (n - step) // (step + 1)
    return ways
