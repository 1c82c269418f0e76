"""The deal: workloads, hands, who starts, and what a scenario may fix."""

from __future__ import annotations

from collections import Counter

import pytest

from kickback.engine.bans import BadDeal, Refused
from kickback.games.embezzlement import GAME
from kickback.games.embezzlement.components import BLACKMAIL, BLANK, BOXES, CAPS, INVOICES, KINDS, PRINTED, TYPES
from kickback.games.embezzlement.options import OPTIONS, PRESETS
from kickback.games.embezzlement.prompts import reference
from kickback.games.embezzlement.table import Embezzlement
from kickback.records.match import Match
from kickback.words import Reader, speech
from tests.games.embezzlement.tables import dealt, played, some_table


def kinds_in(table: Embezzlement) -> tuple[list[int], list[int]]:
    """The workload and the archive by kind, the invoice just taken counted with the workload."""
    workload, archive = [0] * KINDS, [0] * KINDS
    for kind in [*table.invoices.workloads[0], *table.invoices.kinds]:
        workload[kind] += 1
    for kind in table.invoices.rest:
        archive[kind] += 1
    return workload, archive


@pytest.mark.proves("EMB-WORK-2", "EMB-WORK-6", "EMB-SETUP-9")
@pytest.mark.parametrize("box", list(BOXES))
def test_a_random_workload_is_drawn_from_the_whole_box(box: str) -> None:
    seen: Counter[int] = Counter()
    for seed in range(300):
        workload, archive = kinds_in(dealt(3, {"box": box}, seed))
        assert sum(workload) == 21
        assert [workload[kind] + archive[kind] for kind in range(KINDS)] == BOXES[box].counts
        seen[workload[0]] += 1
    assert len(seen) > 4  # the number of 1s differs from game to game
    assert 3.0 < sum(ones * games for ones, games in seen.items()) / 300 < 4.0  # 3.5 of 21 on average


@pytest.mark.proves("EMB-WORK-3", "EMB-RULING-2", "EMB-RULING-4")
@pytest.mark.parametrize(
    ("box", "seats", "size", "each"),
    [
        ("traps", 2, "auto", 3),
        ("traps", 3, "auto", 4),
        ("traps", 4, "auto", 5),
        ("traps", 2, "60", 10),
        ("eights", 2, "auto", 2),
        ("eights", 3, "auto", 3),
        ("eights", 4, "auto", 4),
        ("eights", 2, "56", 8),
    ],
)
def test_a_uniform_workload_has_equally_many_of_each_kind(box: str, seats: int, size: str, each: int) -> None:
    workload, archive = kinds_in(dealt(seats, {"box": box, "workload": "uniform", "workload-size": size}))
    most = 8 if box == "eights" else 10
    assert workload == [each if count else 0 for count in BOXES[box].counts]
    assert archive == [most - each if count else 0 for count in BOXES[box].counts]
    assert sum(workload) >= 7 * seats


@pytest.mark.proves("EMB-WORK-4", "EMB-WORK-5", "EMB-RULING-3", "EMB-RULING-4")
@pytest.mark.parametrize(
    ("options", "pool"),
    [
        ({"workload": "high-stakes"}, [10, 0, 0, 0, 10, 0, 10]),
        ({"workload": "high-stakes", "high-stakes-traps": "on"}, [10, 0, 0, 0, 10, 0, 10]),
        ({"workload": "low-stakes"}, [10, 10, 10, 10, 10, 0, 0]),
        ({"workload": "custom", "custom-counts": "1,2,5,6,7,7"}, [1, 2, 5, 6, 7, 0, 7]),
        ({"box": "eights", "workload": "high-stakes"}, [10, 0, 0, 0, 10, 8, 0]),
        ({"box": "eights", "workload": "high-stakes", "high-stakes-traps": "on"}, [10, 0, 0, 0, 10, 8, 8]),
        ({"box": "eights", "workload": "low-stakes"}, [10, 8, 8, 8, 10, 0, 8]),
        ({"box": "eights", "workload": "custom", "custom-counts": "1,2,3,4,5,6,7"}, [1, 2, 3, 4, 5, 6, 7]),
    ],
)
def test_presets_leave_kinds_out_of_the_game(options: dict[str, str], pool: list[int]) -> None:
    workload, archive = kinds_in(dealt(4, options))
    assert [workload[kind] + archive[kind] for kind in range(KINDS)] == pool
    assert sum(workload) == 28


@pytest.mark.proves("EMB-RULING-1", "EMB-INV-1", "EMB-MONEY-4")
def test_the_box() -> None:
    assert BOXES["traps"].counts == [10, 10, 10, 10, 10, 0, 10]
    assert BOXES["eights"].counts == [10, 8, 8, 8, 10, 8, 8]
    assert all(sum(box.counts) == INVOICES == 60 for box in BOXES.values())
    assert dealt().rules.box is BOXES["traps"]
    assert sum(int(value) * count for value, count in PRINTED["coins"].items()) == CAPS == 290
    assert sum(PRINTED["coins"].values()) == 110


@pytest.mark.proves("EMB-HOUSE-1", "EMB-HOUSE-2")
def test_delayed_blackmail_is_in_no_starting_hand_and_all_in_the_deck() -> None:
    early = 0
    for seed in range(60):
        table = dealt(4, {"delayed-blackmail": "on"}, seed)
        assert all(table.cards.hands[TYPES * seat + BLACKMAIL] == 0 for seat in range(4))
        assert table.cards.deck.count(BLACKMAIL) == 12
        early += table.cards.deck[-10:].count(BLACKMAIL)
    assert 100 < early < 260  # of the next ten cards three are Blackmails on average: they are shuffled in


@pytest.mark.proves("EMB-SETUP-5", "EMB-SETUP-6")
def test_hands_are_dealt_from_a_shuffled_deck() -> None:
    held: Counter[int] = Counter()
    for seed in range(200):
        table = dealt(3, seed=seed)
        assert table.cards.held == [5, 5, 5]
        assert len(table.cards.deck) == 45
        held[table.cards.hands[BLACKMAIL]] += 1
    assert {0, 1, 2} <= set(held)


@pytest.mark.proves("EMB-SETUP-12", "EMB-RULING-33")
def test_a_tied_winner_is_drawn_by_the_seed_and_without_one_everybody_may_start() -> None:
    tied = {"first-player": "previous-winner", "last-winners": "AC"}
    assert {dealt(3, tied, seed).turn.first for seed in range(40)} == {0, 2}
    nobody = {"first-player": "previous-winner"}
    assert {dealt(3, nobody, seed).turn.first for seed in range(40)} == {0, 1, 2}
    assert {dealt(3, {}, seed).turn.first for seed in range(40)} == {0, 1, 2}


@pytest.mark.proves("EMB-SETUP-12")
def test_the_next_game_is_told_who_won_this_one() -> None:
    table = dealt(3, {"first-player": "previous-winner"})
    table.winners = [0, 2]
    assert GAME.hand_on(table, 0) == {"last-winners": "AC"}
    assert GAME.hand_on(table, 1) == {"last-winners": "AB"}, "everybody has moved one seat further"
    assert GAME.hand_on(dealt(3), 1) == {}


@pytest.mark.proves("EMB-RULING-24")
def test_a_race_in_a_simulation_is_ordered_by_the_seed() -> None:
    def first_asked(seed: str) -> int:
        match = Match(GAME, 3, {}, seed, {"first": ["A"]})
        for text in ("announce 3", "place"):
            match.act(0, match.read(0, text))
        return match.next_seat()

    orders = [first_asked(f"{seed:032x}") for seed in range(24)]
    assert set(orders) == {1, 2}
    assert orders == [first_asked(f"{seed:032x}") for seed in range(24)]


@pytest.mark.proves("EMB-SETUP-10")
def test_the_reference_card_names_every_card_and_is_the_same_for_all() -> None:
    lines = [speech("embezzlement").say(message, Reader({})) for message in reference()]
    text = "\n".join(lines)
    assert all(f"**{name}.**" in text for name in ("Audit", "Blackmail", "Off the Record", "Trade", "Bribe"))
    assert all(len(line) <= 160 for line in lines)


@pytest.mark.proves("EMB-RULING-54")
def test_nothing_is_stored_in_trays() -> None:
    table = dealt(2)
    for word in ("lid", "tray", "column"):
        assert word not in table.view(0).plain()


@pytest.mark.proves("EMB-SETUP-13")
def test_every_preset_can_be_played_and_options_never_change() -> None:
    for name, given in PRESETS.items():
        for seats in (2, 3, 4):
            table = dealt(seats, given, seed=len(name))
            before = dict(table.rules.options.values)
            for _ in played(table, seats):
                pass
            assert table.rules.options.values == before


@pytest.mark.proves("EMB-SETUP-13")
@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_options_cite_known_clauses(option: object) -> None:
    from kickback.engine.options import Option
    from kickback.games import ledger

    assert isinstance(option, Option)
    assert all(clause in ledger("embezzlement").clauses for clause in option.clauses)


def test_the_options_table_of_the_rules_is_complete() -> None:
    from kickback.games import ledger

    text = ledger("embezzlement").text
    for option in OPTIONS:
        assert f"| `{option.key}` |" in text
    for name in PRESETS:
        assert f"`{name}`" in text


@pytest.mark.parametrize(
    ("fixed", "says"),
    [
        ({"A.hand": "ace"}, "no card"),
        ({"A.hand": "bribe bribe bribe bribe bribe bribe"}, "more than 5"),
        ({"A.hand": "bribe bribe bribe bribe bribe", "pile": "bribe " * 8}, "not that many"),
        ({"A.board": "1:5/7"}, "is no year"),
        ({"A.board": "9:5/1"}, "is no year"),
        ({"A.board": "1:6/1"}, "is no year"),
        ({"A.board": "1:5/1 1:4/1"}, "twice"),
        ({"A.board": "1:5/1 3:4/1"}, "in a row"),
        ({"A.board": "1:1/1 2:1/1 3:1/1 4:1/1 5:1/1 6:1/1 7:1/1 8:1/1"}, "blank year"),
        ({"A.board": "1:5/1", "A.next": "4"}, "first blank year"),
        ({"A.unseen": "2"}, "no occupied year"),
        ({"A.board": "8:5/1", "B.unseen": "0"}, "no occupied year"),
        ({"A.board": "0:5/1"}, "is no year"),
        ({"workload": "9"}, "is no invoice"),
        ({"workload": "8"}, "not that many"),
        ({"workload": "T " * 11}, "not that many"),
        ({"workload": "1 " * 10 + "2 " * 10 + "3 " * 2}, "raise workload-size"),
        ({"workload": "1 2", "workload.left": "1"}, "workload.left"),
        ({"deck.left": "46"}, "deck.left"),
        ({"A.stash": "-1"}, "negative"),
        ({"A.stash": "much"}, "one whole number"),
        ({"round": "0"}, "from 1"),
        ({"turn": "E"}, "names one seat"),
        ({"turn": "A", "A.bust": "yes"}, "turn of a bust seat"),
        ({"turn": "A", "B.bust": "yes", "B.board": "1:1/1"}, "cannot have a board"),
        ({"phase": "lunch"}, "phase is one of"),
        ({"A.luck": "9"}, "fixes no"),
    ],
)
def test_impossible_deals_say_why(fixed: dict[str, str], says: str) -> None:
    with pytest.raises(BadDeal, match=says):
        dealt(3, fixed=fixed)


@pytest.mark.proves("EMB-HOUSE-5", "EMB-RULING-43")
def test_where_everybody_has_two_of_each_a_board_is_made_of_the_own_ones() -> None:
    alike = {"deterministic": "on"}
    with pytest.raises(BadDeal, match="not that many"):
        dealt(2, alike, fixed={"A.board": "1:5/1 2:5/1", "A.workload": "1"})
    table = dealt(2, alike, fixed={"first": "A", "A.board": "1:5/1 2:5/1", "B.workload": "1 1"})
    assert [len(load) for load in table.invoices.workloads] == [9, 12]  # A has taken one


@pytest.mark.parametrize(
    ("box", "counts"),
    [
        ("traps", "1,2,3"),
        ("traps", "a,b,c,d,e,f"),
        ("traps", "1,2,3,4,5,-6"),
        ("traps", "3,3,3,3,3,3,3"),
        ("eights", "3,3,3,3,3,3"),
        ("eights", "a,b,c,d,e,f,g"),
    ],
)
def test_a_custom_workload_is_one_number_for_each_kind_in_the_box(box: str, counts: str) -> None:
    with pytest.raises(Refused, match="counts-needed"):
        dealt(2, {"box": box, "workload": "custom", "custom-counts": counts})


def test_boards_begin_blank() -> None:
    table = some_table(3)
    assert all(invoice == BLANK for invoice in table.boards.lying) or table.rules.silence
