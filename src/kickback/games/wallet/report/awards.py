"""Who deserves a word: at most four awards, rarest first. Ties for the first place and zero values get none."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import LETTERS, letter
from kickback.games.wallet.components import CENTS, MILLIONAIRE
from kickback.games.wallet.reasons import cash, reasons
from kickback.games.wallet.report.claims import poison
from kickback.games.wallet.report.watching import RoundSeen, Watch, worth

MOST: Final = 4


class Scores:
    """One award's value for every seat; the highest, if it stands alone and is above zero, wins."""

    def __init__(self, id: str, seats: int) -> None:
        self.id: str = id
        self.values: list[int] = [0] * seats
        self.rounds: list[int] = [0] * seats  # when the best value was made

    def most(self, seat: int, value: int, number: int) -> None:
        if value > self.values[seat]:
            self.values[seat] = value
            self.rounds[seat] = number

    def add(self, seat: int, value: int) -> None:
        self.values[seat] += value

    def winner(self) -> int:
        best = max(self.values)
        return self.values.index(best) if best > 0 and self.values.count(best) == 1 else HIDDEN


def awards(watch: Watch) -> list[Plain]:
    found: list[Plain] = []
    for scores in all_scores(watch):
        seat = scores.winner()
        if seat != HIDDEN and len(found) < MOST:
            value = scores.values[seat]
            facts: Facts = {"seat": letter(seat), "value": value, "round": scores.rounds[seat]}
            facts["sum"] = cash(LOWEST - value if scores.id == "over-by-a-coin" else value)
            told = Message(f"award-{scores.id}", facts)
            found.append({"seat": letter(seat), "value": value, "id": scores.id, "says": told.plain()})
    return found


LOWEST: Final = 100_000  # a small excess is worth more than a large one


def all_scores(watch: Watch) -> list[Scores]:
    names = (
        *("over-by-a-coin", "saved-by-the-siren", "poisoner", "long-arm", "wrong-door", "on-the-dot", "perfect-timing"),
        *("paper-trail", "rich-and-sorry", "lucky-dip", "saved-for-later", "clean-record"),
    )
    table = {name: Scores(name, watch.table.seats) for name in names}
    for found in watch.rounds:
        score_verdicts(watch, found, table)
        score_police(watch, found, table)
        score_actions(found, table)
    for gift in poison(watch):
        assert isinstance(gift, dict)
        if gift["became"] == "stuck":
            table["poisoner"].add(LETTERS.index(str(gift["from"])), 1)
    return [table[name] for name in names]


def score_verdicts(watch: Watch, found: RoundSeen, table: dict[str, Scores]) -> None:
    report = found.ended
    for seat in range(watch.table.seats):
        verdict = report.verdicts[seat]
        failed = reasons(verdict)
        if verdict.innocent:
            if verdict.identity != MILLIONAIRE:
                table["on-the-dot"].most(seat, verdict.money, found.number)
            if found.at_the_end and not found.at_the_end[seat].innocent:
                table["saved-by-the-siren"].add(seat, 1)
            table["clean-record"].add(seat, 10_000_000 + report.wealth[seat])
        else:
            table["rich-and-sorry"].most(seat, verdict.money, found.number)
            if len(failed) == 1 and failed[0].what == "coin-tips":
                table["over-by-a-coin"].most(seat, LOWEST - failed[0].number, found.number)
        table["saved-for-later"].add(seat, len(report.unplayed[seat]))


def score_police(watch: Watch, found: RoundSeen, table: dict[str, Scores]) -> None:
    report = found.ended
    taken: list[int] = []
    for officer, target, value, _ in found.searches:
        table["long-arm"].most(officer, value * CENTS, found.number)
        if report.verdicts[target].innocent:
            others = [s for s in range(watch.table.seats) if not report.verdicts[s].innocent and s not in taken]
            missed = max([report.verdicts[s].cards for s in others], default=0)
            table["wrong-door"].most(officer, missed, found.number)
        taken.append(target)


def score_actions(found: RoundSeen, table: dict[str, Scores]) -> None:
    report = found.ended
    for seat, cards, _ in found.paid:
        table["paper-trail"].add(seat, worth(cards) * CENTS)
    for action in found.actions:
        if action.kind == "took" and not action.before.innocent and action.after.innocent:
            table["lucky-dip"].add(action.seat, 1)
    last = found.hourglasses[-1] if found.hourglasses else None
    if last is not None and last.by != HIDDEN and report.verdicts[last.by].innocent:
        guilty = sum(not verdict.innocent for verdict in report.verdicts)
        table["perfect-timing"].most(last.by, guilty, found.number)
