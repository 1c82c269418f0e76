"""A player that thinks ahead: Monte Carlo tree search over information sets, in worlds imagined from its view.

It never sees the table in play. Each sweep takes one imagined world and plays every answer still in question in it,
with the same luck, so that answers are compared on equal terms; one that is clearly worse is dropped. Below the root
the tree is shared by all worlds: what a seat can say differs from world to world, so each arm counts how often it was
on offer (UCB1 over what is available, by that seat's own share of the win). A seat follows its rules of thumb until the
tree knows better. Sealed answers (picks of a Commit, passes of a Race) do not branch the tree: the others cannot see
them. Rollouts follow rules of thumb for a chapter or a few and are judged there (`kickback.bots.values`).

What was learnt below the answer given, and the worlds that stood there, serve the next question if it was foreseen.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt
from time import perf_counter

from kickback.bots.bot import Answer, Bot
from kickback.bots.character import CHARACTERS
from kickback.bots.heuristic import Policy
from kickback.bots.values import Outlook, won_shares
from kickback.engine.actions import Action
from kickback.engine.chance import Chance, Quick
from kickback.engine.game import Worlds
from kickback.engine.moments import COMMIT, RACE
from kickback.engine.table import Table
from kickback.engine.view import View

CALM = CHARACTERS["calm"]
CURIOUS = 0.5  # how much UCB1 favours what was seldom tried; shares of the win lie between 0 and 1
TRUST = 40  # a seat's rules of thumb count like so many visits of the tree
OWN_TRUST = 4  # the same for the searching seat, which looks for something better
RANKED = 6  # so many answers are ranked by the rules of thumb, the rest by luck
WIDE = 8  # so many answers are tried at once; further ones one by one
SLOW = 2
DOUBT = 3.0  # an answer is dropped when it is behind by so many standard errors
TRIES = 8  # ... but not before so many sweeps
BEHIND = 0.02  # how far other answers are behind that of the rules of thumb, usually,
SPREAD = 0.03  # and how much that varies; in shares of the win
SURE = 2.0  # standard errors
FAR = 4000  # decisions after which a game without a judge counts as even
KEPT = 6  # worlds remembered at a question for the next move
LOOKED_UP = 8  # of them, so many are compared with what is really asked


@dataclass(frozen=True)
class Budget:
    """How long to think: so many playouts (reproducible) or so many seconds (not reproducible)."""

    playouts: int = 400
    seconds: float = 0.0

    def __str__(self) -> str:
        return f"{self.seconds * 1000:.0f} ms" if self.seconds else f"{self.playouts} playouts"


class Arm:
    """One answer to a question: how often it was on offer and given, and what each seat got out of it."""

    def __init__(self, action: Action, seats: int) -> None:
        self.action = action
        self.visits = 0
        self.offers = 0
        self.shares = [0.0] * seats
        self.next: dict[int, Question] = {}  # by the seat asked next

    def mean(self, seat: int) -> float:
        return self.shares[seat] / self.visits if self.visits else 0.0


class Question:
    """A question in the tree: what a seat has answered so far. `sealed`: the others do not see the answer."""

    def __init__(self, seat: int, sealed: bool) -> None:
        self.seat = seat
        self.sealed = sealed
        self.visits = 0
        self.arms: dict[str, Arm] = {}
        self.after: dict[int, Question] = {}  # where a sealed answer leads, whichever it is
        self.tables: list[Table] = []  # worlds that stood here; of the searching seat only


class Contender:
    """An answer in question at the root: its shares, and how far it is behind the leader in the same worlds."""

    def __init__(self, arm: Arm) -> None:
        self.arm = arm
        self.results: list[float] = []  # one for each sweep since `since`
        self.since = 0


class SearchBot(Bot):
    def __init__(self, choose: Policy | None, outlook: Outlook | None, budget: Budget, chance: Chance) -> None:
        super().__init__(chance)
        self.choose = choose
        self.outlook = outlook
        self.budget = budget
        self.playouts = 0  # so far, for measurements
        self.imagined = 0
        self.reused = 0
        self.foreseen: list[Question] = []

    def answer(self, view: View, legal: list[Action], worlds: Worlds) -> Answer:
        if len(legal) == 1:
            return Answer(legal[0])
        started = perf_counter()
        luck = Quick(self.chance.word())
        root, pool = self.recall(view, legal)
        thought = Thought(self, view, legal, worlds, root, pool, luck)
        thought.think(started)
        best = thought.best()
        self.playouts += thought.playouts
        self.imagined += thought.imagined
        self.foreseen = questions_below(best.arm, view.seat)
        return Answer(best.arm.action, sure=best.arm.mean(view.seat))

    def recall(self, view: View, legal: list[Action]) -> tuple[Question, list[Table]]:
        """The question as it was foreseen, with the worlds that still fit; or a new one."""
        seat = view.seat
        fresh = Question(seat, sealed=False)
        if not self.foreseen:
            return fresh, []
        facts = view.plain()
        looks = LOOKED_UP
        for question in self.foreseen:
            fitting: list[Table] = []
            for table in question.tables:
                if looks and similar(table, view, legal):
                    looks -= 1
                    if table.view(seat).plain() == facts:
                        fitting.append(table)
            if fitting:
                self.reused += 1
                return question, fitting
        return fresh, []


def similar(table: Table, view: View, legal: list[Action]) -> bool:
    """A cheap first look at whether the view could be of this table."""
    if table.stack[-1].name != view.moment:
        return False
    return [action.text for action in table.legal(view.seat)] == [action.text for action in legal]


def questions_below(arm: Arm, seat: int) -> list[Question]:
    """The questions to that seat that can come next after this answer, those met most often first."""
    found: list[Question] = []
    open_ones = list(arm.next.values())
    while open_ones:
        question = open_ones.pop()
        if question.seat == seat:
            found.append(question)
            continue
        open_ones += question.after.values()
        for below in question.arms.values():
            open_ones += below.next.values()
    return sorted(found, key=lambda question: -question.visits)


class Thought:
    """The search for one answer."""

    def __init__(
        self,
        bot: SearchBot,
        view: View,
        legal: list[Action],
        worlds: Worlds,
        root: Question,
        pool: list[Table],
        luck: Quick,
    ) -> None:
        self.choose = bot.choose
        self.outlook = bot.outlook
        self.budget = bot.budget
        self.view = view
        self.seat = view.seat
        self.legal = legal
        self.worlds = worlds
        self.root = root
        self.pool = pool
        self.luck = luck
        self.playouts = 0
        self.imagined = 0
        self.sweeps = 0
        self.favourite, self.untried = self.ranked()
        self.contest: list[Contender] = []
        self.dropped: list[Contender] = []

    def ranked(self) -> tuple[Action, list[Action]]:
        """What the rules of thumb would say, and all answers, the next best last: their choices, then the rest."""
        rest = list(self.legal)
        order: list[Action] = []
        again = RANKED if self.outlook is not None and self.outlook.ranks else 1
        while self.choose is not None and len(order) < again and len(rest) > 1:
            action = self.choose(self.view, rest, CALM, self.luck)
            if action not in rest:
                break
            rest.remove(action)
            order.append(action)
        while rest:
            order.append(rest.pop(self.luck.below(len(rest))))
        return order[0], order[::-1]

    def think(self, started: float) -> None:
        while self.untried and len(self.contest) < WIDE:
            self.enter(self.untried.pop())
        while self.within(started):
            self.sweep(started)
            self.drop_the_hopeless()
            if len(self.contest) == 1 and not self.untried:
                return
            if self.untried and self.sweeps % SLOW == 0:
                self.enter(self.untried.pop())

    def within(self, started: float) -> bool:
        if self.budget.seconds:
            return perf_counter() - started < self.budget.seconds
        return self.playouts < self.budget.playouts

    def enter(self, action: Action) -> None:
        arm = self.root.arms.get(action.text)
        if arm is None:
            arm = self.root.arms[action.text] = Arm(action, self.view.seats)
        contender = Contender(arm)
        contender.since = self.sweeps
        self.contest.append(contender)

    def sweep(self, started: float) -> None:
        """Every answer in question once, in the same world with the same luck."""
        world = self.world()
        seed = self.luck.word()
        results: list[float] = []
        for contender in self.contest:
            results.append(self.play_out(world, contender.arm, seed)[self.seat])
            if self.budget.seconds and not self.within(started):
                break
        if len(results) == len(self.contest) or not self.sweeps:
            for contender, result in zip(self.contest, results, strict=False):
                contender.results.append(result)
        self.sweeps += 1

    def world(self) -> Table:
        if self.pool:
            return self.pool.pop()
        self.imagined += 1
        return self.worlds.sample(self.luck)

    def drop_the_hopeless(self) -> None:
        leader = max(self.contest, key=mean)
        stay: list[Contender] = []
        for contender in self.contest:
            behind, error, count = lead(leader, contender)
            if contender is not leader and count >= TRIES and behind > DOUBT * error:
                self.dropped.append(contender)
            else:
                stay.append(contender)
        self.contest = stay

    def best(self) -> Contender:
        """The answer with the best lead over the favourite of the rules of thumb, if that is more than luck.

        Other answers are usually behind it by BEHIND, give or take SPREAD, so a lead counts by Bayes' rule only from
        error² x BEHIND / SPREAD² on: a small lead in few worlds changes nothing, in many it does. SURE is enough.
        """
        if self.choose is None:
            return max(self.contest, key=mean)
        everybody = self.contest + self.dropped
        favourite = next(contender for contender in everybody if contender.arm.action is self.favourite)
        chosen, most = favourite, 0.0
        for contender in everybody:
            ahead, error, count = lead(contender, favourite)
            excess = ahead - min(error**2 * BEHIND / SPREAD**2, SURE * error)
            if contender is not favourite and count >= 2 and excess > most:
                chosen, most = contender, excess
        return chosen

    def play_out(self, world: Table, arm: Arm, seed: int) -> list[float]:
        """One playout of an answer in a world; what each seat got is added up along the way."""
        self.playouts += 1
        table = world.clone()
        table.chance = Quick(seed)
        luck = Quick(seed + 1)
        path = [arm]
        self.root.visits += 1
        arm.offers += 1
        chapter = self.outlook.chapter(table) if self.outlook is not None else 0
        table.act(self.seat, arm.action)
        shares = self.descend(table, arm.next, path, luck, chapter)
        for step in path:
            step.visits += 1
            for seat, share in enumerate(shares):
                step.shares[seat] += share
        return shares

    def descend(
        self, table: Table, ahead: dict[int, Question], path: list[Arm], luck: Quick, chapter: int
    ) -> list[float]:
        """Down the tree as far as it goes, one question further, and then by rules of thumb to where it is judged."""
        growing = True
        outlook = self.outlook
        chapters = 0
        for _ in range(outlook.steps if outlook is not None else FAR):
            waiting = table.waiting()
            if not waiting:
                break
            if outlook is not None and outlook.chapter(table) != chapter:
                chapters += 1
                chapter = outlook.chapter(table)
                if chapters >= outlook.chapters:
                    break
            kind = table.stack[-1].kind
            seat = waiting[luck.below(len(waiting)) if kind == RACE else 0]
            legal = table.legal(seat)
            if len(legal) == 1:
                table.act(seat, legal[0])
                continue
            if not growing:
                table.act(seat, self.thumb(table, seat, legal, luck))
                continue
            question = ahead.get(seat)
            if question is None:
                question = ahead[seat] = Question(seat, kind == COMMIT or kind == RACE)
                growing = False
            if seat == self.seat and len(question.tables) < KEPT:
                question.tables.append(table.clone())
            arm = self.pick(question, table, seat, legal, luck)
            path.append(arm)
            hidden = question.sealed and (kind == COMMIT or arm.action.text == "pass")
            ahead = question.after if hidden and seat != self.seat else arm.next
            table.act(seat, arm.action)
        if table.over:
            return won_shares(table)
        return outlook.shares(table) if outlook is not None else [1 / table.seats] * table.seats

    def pick(self, question: Question, table: Table, seat: int, legal: list[Action], luck: Quick) -> Arm:
        """UCB1 over what is on offer, or the rules of thumb as long as the tree has seen too little."""
        question.visits += 1
        known: list[Arm] = []
        for action in legal:
            found = question.arms.get(action.text)
            if found is not None:
                found.offers += 1
                known.append(found)
        trust = OWN_TRUST if seat == self.seat else TRUST
        if not known or luck.below(trust + question.visits) < trust:
            action = self.thumb(table, seat, legal, luck)
        elif seat == self.seat and len(known) < len(legal) and len(known) < 1 + sqrt(question.visits):
            action = legal[luck.below(len(legal))]
        else:
            return max(known, key=lambda arm: arm.mean(seat) + CURIOUS * sqrt(log(arm.offers + 1) / (arm.visits + 1)))
        arm = question.arms.get(action.text)
        if arm is None:
            arm = question.arms[action.text] = Arm(action, table.seats)
            arm.offers = 1
        return arm

    def thumb(self, table: Table, seat: int, legal: list[Action], luck: Quick) -> Action:
        if self.choose is None:
            return legal[luck.below(len(legal))]
        return self.choose(table.view(seat), legal, CALM, luck)


def mean(contender: Contender) -> float:
    return sum(contender.results) / len(contender.results) if contender.results else -1.0


def lead(leader: Contender, other: Contender) -> tuple[float, float, int]:
    """How far the leader is ahead in the worlds both have played, its standard error, and how many there were."""
    first = max(leader.since, other.since)
    ours = leader.results[first - leader.since :]
    theirs = other.results[first - other.since :]
    gaps = [a - b for a, b in zip(ours, theirs, strict=False)]
    count = len(gaps)
    if count < 2:
        return 0.0, 1.0, count
    middle = sum(gaps) / count
    spread = sum((gap - middle) ** 2 for gap in gaps) / (count - 1)
    return middle, sqrt(spread / count) + 1e-3, count
