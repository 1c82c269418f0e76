"""Scapegoat to the letter: invariants that notice, deals that are refused, the board's numbers, locks with clauses."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kickback.engine.bans import BadDeal, Refused
from kickback.engine.chance import Quick, Seeded
from kickback.engine.game import Fixed
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import EYE, ONLOOKER, PUBLIC
from kickback.engine.view import at
from kickback.games.scapegoat import GAME
from kickback.games.scapegoat.components import CARDS, STRENGTH
from kickback.games.scapegoat.table import Scapegoat
from kickback.games.scapegoat.year import FACE_UP, OVERSPEND

HANDS = {"A.hand": "2S 3S KC KD", "B.hand": "4S 5S KH KS", "C.hand": "6S 7S QC QD"}


def dealt(fixed: dict[str, str], **given: str) -> Scapegoat:
    options = GAME.settle(3, {key.replace("_", "-"): value for key, value in given.items()})
    lines = {path: values.split() for path, values in fixed.items()}
    return GAME.deal(3, options, Seeded("rules", "deal"), Fixed(lines), listen=True)


def said(table: Scapegoat, *lines: str) -> Scapegoat:
    """`said(table, "A up KC", "B down 4S")`"""
    for line in lines:
        seat = "ABCDEF".index(line[0])
        table.act(seat, table.read(seat, line[2:]))
    return table


def year(**given: str) -> Scapegoat:
    """A's turn: B and C have spent 20, one of the cards is filed."""
    return said(dealt(HANDS | {"start": "B"}, **given), "B down 4S", "C up QC")


# What must always hold is noticed when it does not


def lose_a_card(table: Scapegoat) -> None:
    table.deck.draw()


def double_a_card(table: Scapegoat) -> None:
    table.deck.faces[0] = table.deck.faces[1]


def too_large(table: Scapegoat) -> None:
    table.resize(0, 6)
    table.draw(0, 2, "SCG-DECK-1")


def too_small(table: Scapegoat) -> None:
    table.resize(0, 0)
    table.discard.faces += table.hands[0].faces
    table.hands[0].clear()


def hold_too_many(table: Scapegoat) -> None:
    table.draw(2, 1, "SCG-DECK-1")


def spend_more(table: Scapegoat) -> None:
    table.spent += 1


def close_too_early(table: Scapegoat) -> None:
    table.closed = 2


def carry(number: int) -> Callable[[Scapegoat], None]:
    def change(table: Scapegoat) -> None:
        table.carry = number

    return change


def gather_from_nowhere(table: Scapegoat) -> None:
    table.audit.put(table.deck.draw(), 0)


def lay_no_way(table: Scapegoat) -> None:
    table.ways.append(FACE_UP)


@pytest.mark.parametrize(
    ("change", "faults"),
    [
        (lose_a_card, ["1: the zones do not hold the 52 cards"]),
        (double_a_card, ["1: the zones do not hold the 52 cards"]),
        (too_large, ["2: hand size 6"]),
        (too_small, ["2: hand size 0"]),
        (hold_too_many, ["4: seat 2 holds 5 cards at hand size 4"]),
        (spend_more, ["6: what was spent is not the sum of the cards"]),
        (close_too_early, ["6: Quarters closed do not follow from what was spent"]),
        (carry(9), []),
        (carry(10), ["7: carry 10"]),
        (carry(-1), ["7: carry -1"]),
        (gather_from_nowhere, ["16: the audit pile is not what was gathered"]),
        (lay_no_way, ["11: a card on the table lies no way"]),
    ],
)
def test_what_must_always_hold_is_noticed_when_it_does_not(
    change: Callable[[Scapegoat], None], faults: list[str]
) -> None:
    table = year()
    assert table.faults() == []
    change(table)
    assert table.faults() == faults


def test_a_year_past_its_deadline_is_noticed() -> None:
    hands = {"A.hand": "2S 3S 4S 5S", "B.hand": "2C 3C 4C 5C", "C.hand": "2H 3H 4H 5H", "start": "A"}
    table = said(
        dealt(hands), *(f"{seat} up {rank}{suit}" for rank in "23" for seat, suit in zip("ABC", "SCH", strict=True))
    )
    assert table.ending == "underspend"
    assert table.faults() == []
    table.ending = ""
    assert table.faults() == ["8: the year went past its deadline"]
    table.ending = OVERSPEND
    card = table.deck.draw()
    table.played.put(card, 0)
    table.ways.append(1)
    table.spent += 10
    assert table.faults() == ["8: the year went past its deadline"]


def clean_year(**given: str) -> Scapegoat:
    """Four court cards make the budget; nothing was filed, so A's ace is promoted at once."""
    hands = {**HANDS, "A.size": "5", "A.hand": "AS 2S 3S KC KD", "start": "A"}
    table = said(dealt(hands, **given), "A up KC", "B up KH", "C up QC", "A up KD")
    return said(table, "A reveal AS", "B reveal 4S", "C reveal 6S")


def last_event(table: Scapegoat) -> Facts | None:
    assert table.log is not None
    return table.log[-1].seen_by(EYE)


@pytest.mark.proves("SCG-WIN-1", "SCG-WIN-2")
def test_a_won_game_has_one_seat_at_the_top() -> None:
    table = clean_year()
    assert (table.over, table.winners, table.sizes, table.faults()) == (True, [0], [6, 4, 4], [])
    assert last_event(table) == {
        "kind": "won",
        "clause": "SCG-WIN-1",
        "seats": ["A"],
        "sizes": {"A": 6, "B": 4, "C": 4},
        "round": 1,
        "seat": "A",
        "size": 6,
        "card": "AS",
    }
    assert table.outcome().plain()["why"] == {
        "id": "outcome-won",
        "facts": {"size": 6, "round": 1},
        "clauses": ["SCG-WIN-1"],
    }
    table.sizes = [6, 6, 4]
    assert table.faults() == ["2: not exactly one seat at the top"]
    table.sizes = [7, 4, 4]
    assert table.faults() == ["2: hand size 7", "2: not exactly one seat at the top"]


@pytest.mark.proves("SCG-WIN-4")
def test_when_time_is_up_no_card_has_won() -> None:
    table = clean_year(victory_hand="7", round_limit="1")
    assert last_event(table) == {
        "kind": "won",
        "clause": "SCG-WIN-4",
        "seats": ["A"],
        "sizes": {"A": 6, "B": 4, "C": 4},
        "round": 1,
        "seat": "A",
        "size": 6,
    }
    assert table.faults() == []
    assert table.outcome().plain()["why"] == {
        "id": "outcome-time",
        "facts": {"size": 6, "round": 1},
        "clauses": ["SCG-WIN-4"],
    }


def card_name(card: int) -> str:
    return next(name for name, number in CARDS.items() if number == card)


# Deals


@pytest.mark.parametrize(
    ("fixed", "says"),
    [
        ({"A.size": "6"}, "a hand size lies between 1 and 5"),
        ({"A.size": "0"}, "a hand size lies between 1 and 5"),
        ({"A.hand": "2S"}, "A.hand has 1 cards, its hand size is 4"),
        ({"A.hand": "2S 3S 4S 5S 6S"}, "A.hand has 5 cards, its hand size is 4"),
        ({"A.hand": "2S 3S 4S 5S", "deck": "2S"}, "2S is dealt twice"),
        ({"deck": "1S"}, "deck: '1S' is no card"),
        ({"deck-size": "41"}, "deck-size must hold the named cards"),
        ({"deck-size": "1", "deck": "2S 3S"}, "deck-size must hold the named cards"),
        ({"start": "D"}, "start names one seat"),
        ({"start": "A B"}, "start names one seat"),
        ({"strat": "A"}, "this game fixes no 'strat'"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(fixed: dict[str, str], says: str) -> None:
    with pytest.raises(BadDeal, match=says):
        dealt(fixed)


def test_a_fixed_deal_lies_as_it_was_named() -> None:
    table = dealt(HANDS | {"A.size": "4", "deck": "AS AC", "discard": "AH", "deck-size": "30", "round": "3"})
    assert [card_name(card) for card in table.deck.faces[:-3:-1]] == ["AS", "AC"]  # the top comes first
    assert (len(table.deck), len(table.discard), table.round) == (30, 10, 3)
    assert card_name(table.discard.faces[0]) == "AH"
    assert set(table.discard.known) == {PUBLIC}
    assert set(table.deck.known) == {0}
    assert [hand.known for hand in table.hands] == [[1 << seat] * 4 for seat in range(3)]
    assert [entry.card for entry in table.memory.entries] == table.discard.faces
    smallest = dealt({"deck-size": "2", "deck": "2S 3S"})
    assert (len(smallest.deck), len(smallest.discard)) == (2, 38)
    assert smallest.faults() == []


# The board


def board(table: Scapegoat, path: str) -> Plain:
    return at(table.view(0).plain(), f"board.{path}")


def test_turns_on_which_the_year_can_go_over_are_hot() -> None:
    """A budget of 40 in six turns, and no turn adds more than 10."""
    table = dealt(HANDS | {"start": "B"})
    assert board(table, "hot") == [5, 6]  # four tens are 40, which is not over
    said(table, "B up 5S", "C up 6S", "A up 2S")
    assert board(table, "hot") == [6]
    said(table, "B up 4S")  # 17, so two more tens make 37
    assert board(table, "hot") == []


def year_lines(table: Scapegoat) -> list[Plain]:
    lines = board(table, "year")
    assert isinstance(lines, list)
    return [at(line, "id") for line in lines if isinstance(line, dict)]


def test_the_box_of_the_year_says_what_is_near() -> None:
    table = dealt(HANDS | {"start": "A"})
    assert year_lines(table) == ["year-spent", "year-waste", "year-last", "year-first-game"]
    said(table, "A up KC", "B up KH")
    assert year_lines(table) == ["year-spent", "year-waste", "year-last", "year-first-game"]
    said(table, "C up QC")  # 10 left, and everybody has played once
    assert year_lines(table) == ["year-spent", "year-waste", "year-near", "year-last"]
    said(table, "A up KD")
    assert year_lines(table) == ["year-spent"]
    assert year_lines(dealt(HANDS)) == []


@pytest.mark.proves("SCG-DEAD-1")
def test_the_box_of_the_year_names_its_numbers() -> None:
    assert board(year(), "year") == [
        {"id": "year-spent", "facts": {"spent": 20, "budget": 40}},
        {"id": "year-waste", "facts": {"waste": 20, "whole-waste": 20}},
        {"id": "year-last", "facts": {"last": "A"}, "clauses": ["SCG-DEAD-1"]},
        {"id": "year-first-game", "facts": {"target": 20}, "clauses": ["SCG-END-5"]},
    ]


def test_a_year_that_cannot_be_filled_any_more_is_lost() -> None:
    hands = HANDS | {"start": "A", "A.hand": "2S 3S 7H KD"}
    in_time = said(dealt(hands), "A up 2S", "B up 5S", "C up 6S", "A up 7H")
    assert "year-lost" not in year_lines(in_time)  # 20, and two tens make 40
    too_late = said(dealt(hands), "A up 2S", "B up 4S", "C up 6S", "A up 7H")
    assert "year-lost" in year_lines(too_late)


def test_nothing_is_hot_before_the_year_or_after_it() -> None:
    assert board(dealt(HANDS), "hot") == []
    over = said(year(), "A up KC", "B up KH")
    assert over.ending == "perfect-zero"
    assert board(over, "hot") == []


def locks(table: Scapegoat, seat: int) -> list[tuple[Plain, Plain]]:
    view = table.view(seat)
    prompt = GAME.prompt(view, table.legal(seat), table.free(seat))
    return [(at(lock, "label.id"), lock["clause"]) for lock in plain_locks(prompt.plain()["locked"])]


def plain_locks(locked: Plain) -> list[Facts]:
    assert isinstance(locked, list)
    return [lock for lock in locked if isinstance(lock, dict)]


@pytest.mark.proves("SCG-TURN-2", "SCG-TURN-3", "SCG-HIDE-2")
def test_what_one_may_not_do_on_a_turn_is_locked_by_its_clause() -> None:
    assert locks(year(), 0) == [
        ("locked-pass", "SCG-TURN-2"),
        ("locked-quarter", "SCG-TURN-3"),
        ("locked-second", "SCG-TURN-2"),
        ("locked-call-audit", "SCG-OVER-2"),
        ("locked-look", "SCG-HIDE-2"),
        ("locked-show-card", "SCG-TALK-1"),
    ]


def test_outside_a_pick_nobody_is_asked_for_a_card() -> None:
    assert [at(year().view(1).plain(), f"{seat}.asked") for seat in "ABC"] == [False, False, False]
    assert [at(dealt(HANDS).view(1).plain(), f"{seat}.asked") for seat in "ABC"] == [True, True, True]


@pytest.mark.proves("SCG-PROMO-5")
def test_what_one_may_not_do_when_a_card_is_revealed_is_locked_by_its_clause() -> None:
    promoting = said(dealt(HANDS | {"start": "A"}), "A up KC", "B up KH", "C up QC", "A up KD")
    assert locks(promoting, 0) == [("locked-sit-out", "SCG-PROMO-2"), ("locked-keep", "SCG-PROMO-5")]
    small = {"A.hand": "2S 3S 4S 5S", "B.hand": "2C 3C 4C 5C", "C.hand": "2H 3H 4H 5H", "start": "A"}
    lap = ("A up 2S", "B up 2C", "C up 2H", "A up 3S", "B up 3C", "C up 3H")
    assert locks(said(dealt(small), *lap), 1) == [
        ("locked-sit-out", "SCG-UNDER-2"),
        ("locked-audit", "SCG-UNDER-1"),
        ("locked-one-more", "SCG-DEAD-2"),
    ]


# Refusals and events


@pytest.mark.proves("SCG-TURN-1")
def test_whoever_plays_out_of_turn_hears_how_long_to_wait() -> None:
    table = dealt(HANDS | {"start": "B"})
    for seat, wait in ((0, 2), (2, 1)):
        with pytest.raises(Refused) as refused:
            table.act(seat, table.legal(1)[0])
        assert (refused.value.ban.id, refused.value.facts) == ("not-your-turn", {"seat": "B", "wait": wait})


def events(table: Scapegoat, kind: str) -> list[Facts]:
    seen = [event.seen_by(EYE) for event in table.log or []]
    return [event for event in seen if event is not None and event["kind"] == kind]


def red_overspend(**given: str) -> Scapegoat:
    """C goes over by 5, and the only filed card, A's, is red."""
    table = dealt(HANDS | {"A.hand": "9H 3S KC KD", "start": "A"}, **given)
    return said(table, "A down 9H", "B up KH", "C up QC", "A up 3S", "B up 5S", "C up 7S")


@pytest.mark.proves("SCG-OVER-5", "SCG-DEMO-1")
def test_refusals_while_the_scapegoat_falls_tell_their_facts() -> None:
    table = red_overspend()
    assert (table.stack[-1].name, table.waiting()) == ("blame", [2])
    with pytest.raises(Refused) as refused:
        said(table, "C drop AS" if CARDS["AS"] not in table.hands[2].faces else "C drop AC")
    assert refused.value.ban.id == "drop-not-held"
    assert "card" in refused.value.facts
    with pytest.raises(Refused) as refused:
        said(table, "A drop KC")
    assert refused.value.ban.id == "not-demoted"
    assert refused.value.facts == {"laps": 2, "seat": "C"}


def test_the_first_turn_of_a_later_lap_is_told_as_such() -> None:
    turns = [event for event in red_overspend().log or [] if event.kind in ("up", "down")]
    assert [event.facts.get("lap") for event in turns] == [None, None, None, 2, None, None]


def told(table: Scapegoat, kind: str, seat: int) -> list[str]:
    """The ids of the lines that the events of this kind become for that seat."""
    seen = [event.seen_by(seat) for event in table.log or [] if event.kind == kind]
    return [message.id for event in seen if event is not None for message in GAME.tell(event)]


def test_everybody_reads_an_event_in_the_words_for_them() -> None:
    table = red_overspend(demotion_face="down")
    assert told(table, "dealt", 0) == ["heading-before", "event-dealt-own"]
    assert told(table, "dealt", ONLOOKER) == ["heading-before", "event-dealt"]
    assert told(table, "audited", 0) == ["event-audited-yours"]
    assert told(table, "audited", 1) == ["event-audited"]
    assert told(table, "closed", 1) == ["event-closed", "event-closed-final"]
    assert told(table, "drew", 1)[0] == "event-drew-turn"
    card = card_name(table.hands[2].faces[0])
    assert told(said(table, f"C drop {card}"), "dropped", 0) == ["event-dropped-unseen"]
    openly = red_overspend()
    assert told(said(openly, f"C drop {card_name(openly.hands[2].faces[0])}"), "dropped", 0) == ["event-dropped"]
    assert told(openly, "demoted", 0) == ["event-demoted"]


@pytest.mark.proves("SCG-ZERO-5")
def test_a_red_perfect_zero_costs_everybody_a_card() -> None:
    hands = {"A.hand": "9H 3S KC KD", "B.hand": "4S 5S KH KS", "C.size": "1", "C.hand": "QC", "start": "A"}
    table = said(dealt(hands), "A down 9H", "B up KH", "C up QC", "A up KC")
    assert table.stack[-1].name == "purge"
    said(table, "A drop 3S", "B drop 4S", f"C drop {card_name(table.hands[2].faces[0])}")
    assert (table.sizes, table.last_year.fell) == ([3, 3, 1], [0, 1, 2])
    assert events(table, "everybody-fell") == [{"kind": "everybody-fell", "clause": "SCG-ZERO-5", "bottom": ["C"]}]


@pytest.mark.proves("SCG-NEXT-3")
def test_only_an_equal_rank_makes_the_suit_decide_who_starts() -> None:
    later = clean_year(victory_hand="7")
    starts = events(later, "starts")
    assert [(event["seat"], event["why"], event["suit"]) for event in starts] == [
        ("A", "fixed", False),
        ("A", "promoted", False),
    ]
    shown = said(dealt(HANDS | {"B.hand": "2C 5S KH KS"}), "A show 2S", "B show 2C", "C show 6S")
    assert events(shown, "starts")[0]["suit"] is True


def headings(table: Scapegoat) -> list[Facts]:
    seen = [event.seen_by(1) for event in table.log or []]
    lines = [message for event in seen if event is not None for message in GAME.tell(event)]
    return [line.facts for line in lines if line.id == "heading-lap"]


def test_every_lap_has_its_heading() -> None:
    assert headings(red_overspend()) == [{"round": 1, "lap": 1}, {"round": 1, "lap": 2}]
    later = clean_year(victory_hand="7")
    assert headings(later) == [{"round": 1, "lap": 1}, {"round": 1, "lap": 2}, {"round": 2, "lap": 1}]
    assert told(later, "new-year", 1) == ["heading-lap"]  # the heading says it all
    assert told(later, "revealed", 1) == ["event-revealed-decides", "event-revealed", "event-revealed"]


def test_a_fall_of_all_is_told_once() -> None:
    hands = {"A.hand": "9H 3S KC KD", "B.hand": "4S 5S KH KS", "C.hand": "6S 7S QC QD", "start": "A"}
    table = said(dealt(hands), "A down 9H", "B up KH", "C up QC", "A up KC")
    said(table, "A drop 3S", "B drop 4S", "C drop 6S")
    assert (told(table, "demoted", 0), told(table, "everybody-fell", 0)) == ([], ["event-everybody-fell"])


# The clock, the ladder, the next year


def test_the_clock_gives_up_the_weakest_card_and_saves_from_the_axe() -> None:
    blamed = red_overspend()
    weakest = min(blamed.hands[2].faces, key=STRENGTH.__getitem__)
    assert blamed.default(2, Quick(1)).text == f"drop {card_name(weakest)}"
    small = {"A.hand": "2S 3S 4S 5S", "B.hand": "2C 3C 4C 5C", "C.hand": "2H 3H 4H 5H", "start": "A"}
    axe = said(dealt(small), "A up 2S", "B up 2C", "C up 2H", "A up 3S", "B up 3C", "C up 3H")
    strongest = max(axe.hands[1].faces, key=STRENGTH.__getitem__)
    assert axe.default(1, Quick(1)).text == f"reveal {card_name(strongest)}"


def test_the_size_that_wins_is_the_top() -> None:
    assert [dealt({}).rules.title(size) for size in (1, 5, 6, 7)] == ["1", "5", "top", "top"]


@pytest.mark.proves("SCG-NEXT-5")
def test_a_new_year_begins_with_nothing_of_the_last_one() -> None:
    view = clean_year(victory_hand="7").view(1).plain()
    assert [at(view, path) for path in ("round", "turn", "spent", "carry", "quarter")] == [2, 0, 0, 0, 1]
    assert [at(view, path) for path in ("ending", "scapegoat", "climbed", "fell")] == [None, None, None, []]
    assert at(view, "last-year") == {"ending": "perfect-zero", "fell": [], "climbed": "A"}


# The table itself


def test_a_clone_of_a_finished_game_knows_its_winner() -> None:
    table = clean_year()
    twin = table.clone()
    assert twin.winners == [0]
    assert twin.view(EYE).plain() == table.view(EYE).plain()
    twin.winners.append(1)
    assert table.winners == [0]


def test_games_of_machines_have_an_end() -> None:
    assert GAME.finite({}) == GAME.finite({"round-limit": "0"}) == {"round-limit": "30"}
    assert GAME.finite({"round-limit": "31", "quarters": "2"}) == {"round-limit": "30", "quarters": "2"}
    for given in ({"round-limit": "30"}, {"round-limit": "2"}, {"round-limit": "many"}):
        assert GAME.finite(given) is given


def test_nobody_listens_to_a_table_unless_it_is_asked_for() -> None:
    assert GAME.deal(3, GAME.settle(3, {}), Seeded("rules", "deal"), Fixed({})).log is None


@pytest.mark.proves("SCG-OPT-4")
@pytest.mark.parametrize(
    ("key", "low", "high"),
    [
        ("quarter-target", 10, 25),
        ("quarters", 1, 8),
        ("start-hand", 2, 6),
        ("victory-hand", 4, 9),
        ("deadline-orbits", 2, 3),
        ("audit-size", 1, 3),
        ("round-limit", 0, 500),
    ],
)
def test_numbers_of_house_rules_reach_from_their_lowest_to_their_highest(key: str, low: int, high: int) -> None:
    option = next(option for option in GAME.options if option.key == key)
    assert [option.read(str(number)) for number in (low, high)] == [low, high]
    for number in (low - 1, high + 1):
        with pytest.raises(ValueError, match=str(number)):
            option.read(str(number))
