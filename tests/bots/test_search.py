"""Search: reproducible, within its budget, awake to a win, and with a memory between moves."""

from __future__ import annotations

from time import process_time
from typing import cast

import pytest

from kickback.bots.make import make
from kickback.bots.search import Question, SearchBot, Thought
from kickback.engine.chance import Chance, Quick, Seeded
from kickback.engine.game import Fixed, Worlds
from kickback.engine.table import Table
from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.games.scapegoat.actions import REVEAL
from kickback.games.scapegoat.components import CARDS
from kickback.games.scapegoat.table import Scapegoat


def searcher(game: str, playouts: int, seed: str = "s") -> SearchBot:
    bot = make(f"search:{playouts}", game, seed)
    assert isinstance(bot, SearchBot)
    return bot


def dealt(name: str, number: int = 3) -> Table:
    game = game_named(name)
    return game.deal(game.usual, game.settle(game.usual, game.finite({})), Seeded(str(number), "deal"), Fixed({}))


def further(table: Table, decisions: int) -> int:
    """Plays on at random until somebody has a choice; returns who."""
    dice = Quick(decisions)
    while True:
        waiting = table.waiting()
        seat = waiting[dice.below(len(waiting))]
        legal = table.legal(seat)
        if decisions <= 0 and len(legal) > 1:
            return seat
        table.act(seat, legal[dice.below(len(legal))])
        decisions -= 1


@pytest.mark.parametrize("name", NAMES)
def test_equal_seeds_think_alike(name: str) -> None:
    game = game_named(name)
    records: list[list[str]] = []
    for _ in range(2):
        table = dealt(name)
        bots = [searcher(name, 12, f"s{seat}") for seat in range(table.seats)]
        said: list[str] = []
        while len(said) < 14 and (waiting := table.waiting()):
            seat = waiting[0]
            view = table.view(seat)
            answer = bots[seat].answer(view, table.legal(seat), game.worlds(view))
            said.append(f"{answer.action.text} {answer.sure}")
            table.act(seat, answer.action)
        records.append(said)
    assert records[0] == records[1]


@pytest.mark.parametrize("name", NAMES)
def test_keeps_to_its_playouts_and_answers_legally(name: str) -> None:
    game = game_named(name)
    table = dealt(name)
    seat = further(table, 25)
    bot = searcher(name, 20)
    view = table.view(seat)
    legal = table.legal(seat)
    answer = bot.answer(view, legal, game.worlds(view))
    assert answer.action in legal
    assert 0 < bot.playouts <= 20 + len(legal)


def test_keeps_to_its_time() -> None:
    game = game_named("pecunia-olet")
    table = dealt("pecunia-olet")
    seat = further(table, 25)
    bot = make("search:40ms", "pecunia-olet", "t")
    assert isinstance(bot, SearchBot)
    view = table.view(seat)
    worlds = game.worlds(view)
    started = process_time()
    bot.answer(view, table.legal(seat), worlds)
    assert process_time() - started < 1.0
    assert bot.playouts


class Unimaginable:
    """Fails the test if anybody imagines."""

    def sample(self, chance: Chance) -> Table:
        raise AssertionError("there was nothing to think about")


def test_does_not_think_where_there_is_no_choice() -> None:
    table = dealt("embezzlement")
    while len(table.legal(table.waiting()[0])) > 1:
        seat = table.waiting()[0]
        table.act(seat, table.legal(seat)[-1])
    seat = table.waiting()[0]
    answer = searcher("embezzlement", 50).answer(table.view(seat), table.legal(seat), cast(Worlds, Unimaginable()))
    assert answer.action is table.legal(seat)[0]


def one_card_from_winning() -> tuple[Scapegoat, int]:
    """A Promotion at which a seat on the last rung holds the ace of spades, which cannot lose."""
    for number in range(4000):
        table = dealt("scapegoat", number)
        assert isinstance(table, Scapegoat)
        dice = Quick(number)
        while waiting := table.waiting():
            seat = waiting[0]
            last_rung = table.sizes[seat] == table.rules.victory_hand - 1
            if table.stack[-1].name == "promote" and last_rung and CARDS["AS"] in table.hands[seat].faces:
                return table, seat
            legal = table.legal(seat)
            table.act(seat, legal[dice.below(len(legal))])
    raise AssertionError("no such game")


def test_takes_a_win_that_lies_on_the_table() -> None:
    """Also without rules of thumb and without a judge: the tree alone finds it."""
    table, seat = one_card_from_winning()
    game = game_named("scapegoat")
    view = table.view(seat)
    answer = searcher("scapegoat", 60).answer(view, table.legal(seat), game.worlds(view))
    assert (answer.action.verb, answer.action.value("card")) == (REVEAL, CARDS["AS"])
    assert answer.sure == 1.0
    bare = searcher("scapegoat", 60)
    bare.choose = bare.outlook = None
    answer = bare.answer(view, table.legal(seat), game.worlds(view))
    assert (answer.action.verb, answer.action.value("card")) == (REVEAL, CARDS["AS"])


def questions(roots: list[Question]) -> list[Question]:
    """All questions of a tree."""
    found: list[Question] = []
    ahead = list(roots)
    while ahead:
        question = ahead.pop()
        found.append(question)
        ahead += question.after.values()
        for arm in question.arms.values():
            ahead += arm.next.values()
    return found


def test_shares_of_all_seats_make_whole_wins() -> None:
    game = game_named("embezzlement")
    table = dealt("embezzlement")
    seat = further(table, 30)
    bot = searcher("embezzlement", 80)
    view = table.view(seat)
    bot.answer(view, table.legal(seat), game.worlds(view))
    arms = [arm for question in questions(bot.foreseen) for arm in question.arms.values()]
    assert arms
    for arm in arms:
        assert sum(arm.shares) == pytest.approx(arm.visits)
        assert arm.visits <= arm.offers


def test_sealed_picks_of_others_do_not_branch_the_tree() -> None:
    game = game_named("scapegoat")
    table = dealt("scapegoat")
    view = table.view(0)
    assert view.kind == "commit"
    root = Question(0, sealed=False)
    thought = Thought(searcher("scapegoat", 60), view, table.legal(0), game.worlds(view), root, [], Quick(1))
    thought.think(0.0)
    sealed = [q for q in questions([root]) if q.sealed and q.seat != 0]
    assert sealed
    for question in sealed:
        assert not any(arm.next for arm in question.arms.values())


def test_what_was_foreseen_is_used_again() -> None:
    """Pecunia Olet hides little and has no luck after the deal, so many questions come as foreseen."""
    game = game_named("pecunia-olet")
    table = dealt("pecunia-olet")
    heuristic = [make("heuristic", "pecunia-olet", f"h{seat}") for seat in range(table.seats)]
    bot = searcher("pecunia-olet", 40)
    for _ in range(24):
        seat = table.waiting()[0]
        view = table.view(seat)
        player = bot if seat == 0 else heuristic[seat]
        table.act(seat, player.answer(view, table.legal(seat), game.worlds(view)).action)
    assert bot.reused
