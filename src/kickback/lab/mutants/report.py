"""What came of the mutants, counted by game, module and clause, and who is still alive."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from kickback.bots.intervals import wilson
from kickback.lab.mutants.explained import Explanation, stale
from kickback.lab.mutants.operators import OPERATORS
from kickback.lab.mutants.targets import Target
from kickback.lab.mutants.trials import KEPT, UNREACHED, Result, State, kept_results


@dataclass
class Count:
    killed: int = 0
    survived: int = 0
    explained: int = 0  # survived as well, with a reason; not counted against the rate

    @property
    def tried(self) -> int:
        return self.killed + self.survived + self.explained

    @property
    def rate(self) -> float:
        return self.killed / (self.killed + self.survived) if self.killed + self.survived else 1.0

    @property
    def percent(self) -> str:
        return f"{100 * self.rate:.1f} %" if self.killed + self.survived else "-"

    def add(self, result: Result, explained: bool) -> None:
        if result.killed:
            self.killed += 1
        elif explained:
            self.explained += 1
        else:
            self.survived += 1

    def plain(self) -> dict[str, object]:
        return {"killed": self.killed, "survived": self.survived, "explained": self.explained, "rate": self.rate}


@dataclass
class Report:
    """Of one target."""

    target: Target
    population: int
    count: Count = field(default_factory=Count)
    modules: dict[str, Count] = field(default_factory=dict)
    clauses: dict[str, Count] = field(default_factory=dict)
    ways: dict[str, int] = field(default_factory=dict)  # how they were killed
    survivors: list[Result] = field(default_factory=list)  # the unexplained
    explained: list[tuple[Result, Explanation]] = field(default_factory=list)
    stale: list[str] = field(default_factory=list)

    def plain(self) -> dict[str, object]:
        """For programs."""
        return {
            "target": self.target.name,
            "population": self.population,
            **self.count.plain(),
            "ways": self.ways,
            "modules": {name: count.plain() for name, count in self.modules.items()},
            "clauses": {name: count.plain() for name, count in self.clauses.items()},
            "survivors": [
                {
                    "at": self.where(one),
                    "function": one.function,
                    "operator": one.operator,
                    "line": one.before,
                    "becomes": one.after,
                    "reached": one.how != UNREACHED,
                    "clauses": one.clauses,
                }
                for one in self.survivors
            ],
            "explained": [
                {"at": self.where(one), "becomes": one.after, "reason": given.reason, "why": given.why}
                for one, given in self.explained
            ],
            "stale": self.stale,
        }

    def where(self, result: Result) -> str:
        path = Path(self.target.modules[result.module])
        root = Path(self.target.root)
        return f"{path.relative_to(root) if path.is_relative_to(root) else path}:{result.at}"

    def markdown(self) -> str:
        lines = [f"# Mutants of {self.target.name}", "", self.summary(), ""]
        lines += [*grid("module", {self.short(name): count for name, count in self.modules.items()}), ""]
        if self.clauses:
            lines += ["Mutants in functions that cite a clause:", "", *grid("clause", self.clauses), ""]
        if self.survivors:
            lines += ["## Survivors", ""]
            for one in self.survivors:
                lines += [*self.survivor(one), ""]
        if self.explained:
            lines += ["## Survivors that are explained", ""]
            for one, given in self.explained:
                lines += [*self.survivor(one), f"{given.reason}: {given.why}", ""]
        if self.stale:
            lines += ["## Explanations nobody needs any more", "", *(f"- {line}" for line in self.stale), ""]
        return "\n".join(lines)

    def summary(self) -> str:
        count = self.count
        ways = ", ".join(f"{number} by {way}" for way, number in self.ways.items())
        explained = f" and {count.explained} explained" if count.explained else ""
        return (
            f"{count.tried} of {self.population} mutants tried: {count.killed} killed ({ways or 'none'}), "
            f"{count.survived} survived{explained}. Kill rate {count.percent}{self.margin()}."
        )

    def margin(self) -> str:
        """What the rate of a sample says about all mutants."""
        if self.count.tried == self.population:
            return ""
        low, high = wilson(self.count.killed, self.count.killed + self.count.survived)
        return f", for all of them {100 * low:.0f} to {100 * high:.0f} % (95 % interval)"

    def short(self, module: str) -> str:
        return module.removeprefix(self.target.package).lstrip(".") or module.rpartition(".")[2]

    def survivor(self, one: Result) -> list[str]:
        reached = ", which no test reaches" if one.how == UNREACHED else ""
        cited = f" [{', '.join(one.clauses)}]" if one.clauses else ""
        where = f"{self.where(one)} {one.function or 'outside functions'}"
        says = f"{one.operator}: {OPERATORS.get(one.operator, '')}"
        return [f"**{where}**{cited}{reached} ({says})", "```diff", f"- {one.before}", f"+ {one.after}", "```"]


def grid(title: str, counts: dict[str, Count]) -> list[str]:
    lines = [f"| {title} | tried | killed | survived | explained | rate |", "|---|--:|--:|--:|--:|--:|"]
    for name, count in counts.items():
        figures = (count.tried, count.killed, count.survived, count.explained)
        lines.append(f"| {name} | {' | '.join(map(str, figures))} | {count.percent} |")
    return lines


def report(target: Target, state: State, given: list[Explanation]) -> Report:
    found = Report(target, len(state.everybody))
    for result in sorted(state.results, key=lambda one: (one.module, one.at, one.after)):
        reason = next((one for one in given if one.fits(result)), None)
        counts = [found.count, found.modules.setdefault(result.module, Count())]
        counts += [found.clauses.setdefault(clause, Count()) for clause in result.clauses]
        for count in counts:
            count.add(result, reason is not None)
        if result.killed:
            found.ways[result.how] = found.ways.get(result.how, 0) + 1
        elif reason is not None:
            found.explained.append((result, reason))
        else:
            found.survivors.append(result)
    found.clauses = dict(sorted(found.clauses.items(), key=by_number))
    found.stale = stale(given, target.modules, state.everybody, state.results)
    return found


def by_number(item: tuple[str, Count]) -> tuple[str, int]:
    section, _, number = item[0].rpartition("-")
    return section, int(number)


def kills(target: Target, given: Iterable[Explanation]) -> dict[str, Count]:
    """Clause by clause, from what earlier runs have kept and the sources still bear out; empty if there is nothing."""
    files = target.sources()
    counts: dict[str, Count] = {}
    reasons = list(given)
    for result in kept_results(Path(target.root) / KEPT / f"{target.name}.jsonl").values():
        if files.get(result.module) == result.file:
            explained = any(one.fits(result) for one in reasons)
            for clause in result.clauses:
                counts.setdefault(clause, Count()).add(result, explained)
    return counts
