"""The door to a game: seats and options are checked, a deal can be fixed, random play ends. With Cut, the smallest."""

from __future__ import annotations

import pytest

import kickback.engine.chance as sources
from kickback.engine import COMPILED
from kickback.engine.bans import BadDeal, Refused
from kickback.engine.chance import Quick
from kickback.engine.game import Fixed, Game
from kickback.engine.messages import Message
from kickback.engine.playout import playout
from kickback.engine.table import Table
from kickback.games.cut import GAME as CUT
from kickback.games.scapegoat import GAME as SCAPEGOAT


def cut(seats: int, seed: int = 1) -> Table:
    return CUT.deal(seats, CUT.settle(seats, {}), Quick(seed), Fixed({}))


@pytest.mark.parametrize("seats", [1, 6])
def test_a_table_has_as_many_seats_as_the_rules_allow(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        CUT.settle(seats, {})
    assert refused.value.plain() == {
        "asked": f"{seats} seats",
        "ban": "seats",
        "clause": "CUT-SETUP-1",
        "facts": {"game": "Cut", "fewest": 2, "most": 4},
    }
    assert [CUT.settle(allowed, {}).changed() for allowed in (2, 4)] == [{}, {}]


def test_options_are_checked_at_the_door() -> None:
    with pytest.raises(Refused, match="no-such-option") as refused:
        CUT.settle(2, {"speed": "on"})
    assert refused.value.ban.clause == "CUT-SETUP-1"


def test_options_that_do_not_go_together_are_refused_by_the_game() -> None:
    with pytest.raises(Refused, match="start-not-below-goal"):
        SCAPEGOAT.settle(3, {"start-hand": "4", "victory-hand": "4"})


def test_what_a_game_says_if_it_says_nothing() -> None:
    game = Game()
    options = game.settle(4, {})
    assert (game.version, game.fewest, game.most, game.usual) == (1, 2, 4, 4)
    assert game.conflict(4, options) is None
    assert game.finite({"a": "b"}) == {"a": "b"}
    assert game.invent(4, Quick(1)) == {}
    assert game.open_book(options)
    assert [message.id for message in game.first_minute(4, options)] == ["goal"]
    told: list[Message] = game.tell({"kind": "drew", "seat": "A"})
    assert [message.plain() for message in told] == [{"id": "event-drew", "facts": {"kind": "drew", "seat": "A"}}]
    assert not game.fades({"kind": "drew"}, cut(2).view(0))
    assert game.order_answers("let-go", cut(2).view(0)) == ""
    assert not game.order_ends("let-go", cut(2).view(0))
    assert game.report(cut(2), []) == {}


def test_a_hidden_card_is_minus_one_in_data() -> None:
    table = cut(2)
    own = table.view(0).plain()["hands"]
    assert isinstance(own, list)
    assert own[0] in range(1, 13)
    assert own[1] == -1


def test_the_build_knows_whether_it_is_compiled() -> None:
    assert (sources.__file__ or "").endswith(".py") is not COMPILED


def test_the_book_of_a_game_is_the_same_at_every_table() -> None:
    assert [verb.form for verb in CUT.verbs(2)] == ["keep", "swap"]
    assert CUT.indexes(4) == 2


def test_the_plainest_prompt_lists_what_may_be_said() -> None:
    table = cut(3)
    asked = CUT.prompt(table.view(0), table.legal(0), table.legal(0)[1:])
    assert (asked.moment, asked.question.plain()) == ("choose", {"id": "ask-choose"})
    assert [choice.action.text for choice in asked.choices] == ["keep", "swap"]
    assert [choice.plain()["label"] for choice in asked.free] == [
        {"id": "choice", "facts": {"verb": "swap", "text": "swap"}}
    ]
    waits = CUT.prompt(table.view(2), table.legal(2), [])
    assert waits.question.plain() == {"id": "waiting", "facts": {"seats": ["A"]}}
    assert (waits.choices, waits.free) == ([], [])


def test_a_fixed_deal_is_taken_path_by_path() -> None:
    fixed = Fixed({"A.hand": ["7H", "8H"], "turn": ["-3"], "first": ["A", "B"], "size": ["many"]})
    assert fixed.take("A.hand") == ["7H", "8H"]
    assert fixed.take("B.hand") is None
    assert fixed.number("turn", 5) == -3
    assert fixed.number("year", 5) == 5
    with pytest.raises(BadDeal, match="first takes one whole number, not 'A B'"):
        fixed.number("first", 0)
    with pytest.raises(BadDeal, match="size takes one whole number"):
        fixed.number("size", 0)


def test_a_path_that_no_rule_took_is_an_error() -> None:
    fixed = Fixed({"A.hand": ["7H"], "hnad": ["8H"]})
    fixed.take("A.hand")
    with pytest.raises(BadDeal, match="this game fixes no 'hnad'"):
        fixed.finish()
    fixed.take("hnad")
    fixed.finish()


def test_random_play_goes_to_the_end_or_as_far_as_it_may() -> None:
    table = cut(4)
    assert playout(table, Quick(3)) == 4
    assert table.over
    table = cut(4)
    assert playout(table, Quick(3), most=0) == 0
    assert playout(table, Quick(3), most=2) == 2
    assert table.waiting() == [2]


def test_random_play_takes_the_only_answer_there_is() -> None:
    fixed = Fixed({f"{seat}.size": ["1"] for seat in "ABC"})
    table = SCAPEGOAT.deal(3, SCAPEGOAT.settle(3, {}), Quick(1), fixed)
    dice = Quick(1)
    assert playout(table, dice, most=3) == 3
    assert table.stack[-1].name == "play"  # all three have shown the one card they hold
    spent = Quick(1)
    for asked in (3, 2):  # luck says who of several comes next, and is not asked where there is no choice
        spent.below(asked)
    assert dice.word() == spent.word()


def test_random_play_chooses_every_answer() -> None:
    decks = set()
    for seed in range(40):
        table = cut(2)
        table.log = []
        playout(table, Quick(seed))
        decks.add("/".join(event.kind for event in table.log))
    assert decks == {f"{one}/{two}/shown" for one in ("keep", "swap") for two in ("keep", "swap")}
