"""Moments, drafts and lines, with a stand-in game that has one of each."""

from __future__ import annotations

import pytest

from kickback.engine.actions import Action
from kickback.engine.bans import Ban, Refused
from kickback.engine.chance import Quick
from kickback.engine.messages import Message
from kickback.engine.moments import Commit, Moment, Race, Turn
from kickback.engine.seats import EYE, ONLOOKER
from tests.engine.bazaar import (
    APPLE,
    BID,
    BUY,
    CLOSED,
    NOT_ASKED,
    NOTHING_YET,
    PASS,
    PAY,
    SELLS,
    SOLD,
    SOLD_TWICE,
    TOO_MUCH,
    UNPAID,
    WRONG_VERB,
    Bazaar,
    Hiding,
    begin,
    say,
    texts,
)


def bidding() -> Bazaar:
    """B and C are asked at the same time."""
    table = Bazaar()
    say(table, "A", "pass")
    return table


def hiding() -> Bazaar:
    table = bidding()
    say(table, "B", "bid apple pay")
    return table


def finished() -> Bazaar:
    table = hiding()
    say(table, "A", "hide apple")
    say(table, "C", "hide bread")
    return table


def refusal(table: Bazaar, seat: str, text: str) -> Refused:
    with pytest.raises(Refused) as refused:
        say(table, seat, text)
    return refused.value


# Turns


def test_a_turn_asks_one_seat() -> None:
    table = Bazaar()
    assert table.waiting() == [0]
    assert texts(table.legal(0)) == ["buy", "pass"]  # the candidates that nothing forbids
    assert table.legal(1) == []
    assert (table.view(0).moment, table.view(0).kind, table.view(1).waiting) == ("shop", "turn", [0])
    assert not table.over


def test_a_refusal_says_who_asked_for_what_and_changes_nothing() -> None:
    table = Bazaar()
    refused = refusal(table, "B", "pass")
    assert (refused.asked, refused.ban, refused.facts) == ("B pass", NOT_ASKED, {"shop": "pass", "basket": 0})
    assert table.forbids(1, PASS) is NOT_ASKED
    assert table.forbids(0, PASS) is None
    assert table.explain(1, PASS, NOT_ASKED) == {"shop": "pass", "basket": 0}
    assert table.waiting() == [0]


def test_automatic_steps_follow_until_somebody_is_asked() -> None:
    table = Bazaar()
    assert say(table, "A", "pass") == "pass"
    assert (table.tidied, table.stack[-1].name) == (2, "bids")


def test_the_clock_takes_the_first_legal_answer() -> None:
    assert Bazaar().default(0, Quick(1)) is BUY
    assert bidding().default(2, Quick(1)) is PASS


# Drafts


def test_steps_are_kept_until_the_last_one() -> None:
    table = Bazaar()
    assert [say(table, "A", text) for text in ("buy", "apple", "bread")] == ["", "", ""]
    assert texts(table.draft(0)) == ["buy", "apple", "bread"]
    assert (table.bought, table.waiting()) == ([], [0])
    assert say(table, "A", "pay") == "buy apple bread pay"
    assert table.drafts == {}
    assert table.bought == ["A", "buy", "apple", "bread", "pay"]


def test_the_open_part_says_what_may_follow() -> None:
    table = Bazaar()
    say(table, "A", "buy")
    assert texts(table.legal(0)) == ["apple", "bread", "cheese", "pay"]  # parts are exact: none is judged
    assert texts(table.sifted(0)) == ["apple", "bread", "cheese"]  # and a soak finds one that is not
    assert table.legal(1) == []
    assert refusal(table, "A", "pay").ban is NOTHING_YET
    refused = refusal(table, "A", "buy")
    assert (refused.ban, refused.facts) == (WRONG_VERB, {"shop": "buy", "basket": 1})
    assert table.forbids(0, PAY) is NOTHING_YET
    assert texts(table.draft(0)) == ["buy"]
    say(table, "A", "apple")
    assert texts(table.legal(0)) == texts(table.sifted(0)) == ["bread", "cheese", "pay"]
    say(table, "A", "bread")
    assert texts(table.legal(0)) == texts(table.sifted(0)) == ["cheese", "pay"]
    assert table.forbids(0, PAY) is None


def test_only_the_seat_itself_sees_its_draft() -> None:
    table = Bazaar()
    say(table, "A", "buy")
    assert texts(table.view(0).draft) == ["buy"]
    assert [table.view(viewer).draft for viewer in (1, ONLOOKER)] == [[], []]
    table.view(0).draft.clear()
    assert texts(table.draft(0)) == ["buy"]


def test_steps_are_taken_back_one_by_one() -> None:
    table = Bazaar()
    begin(table, "A", "buy apple bread")
    assert table.step_back(0)
    assert texts(table.draft(0)) == ["buy", "apple"]
    assert table.step_back(0)
    assert table.step_back(0)
    assert table.drafts == {}
    assert not table.step_back(0)
    assert texts(table.legal(0)) == ["buy", "pass"]


def test_a_dropped_draft_leaves_those_of_the_others() -> None:
    table = bidding()
    say(table, "B", "bid")
    say(table, "C", "bid")
    table.drop_draft(1)
    assert (texts(table.draft(1)), texts(table.draft(2))) == ([], ["bid"])
    table.drop_draft(0)
    assert list(table.drafts) == [2]


def test_a_step_that_leaves_something_to_choose_is_unfinished() -> None:
    table = Bazaar()
    assert table.unfinished(0, BUY)
    assert not table.unfinished(0, PASS)
    assert not table.unfinished(0, SELLS[0])
    assert not table.unfinished(0, table.read(0, "buy apple pay"))
    say(table, "A", "buy")
    assert table.unfinished(0, APPLE)
    assert not table.unfinished(0, PAY)
    assert not table.unfinished(0, SELLS[0])
    assert not table.unfinished(0, table.read(0, "apple pay"))
    assert not hiding().unfinished(0, BUY)


# Lines: a whole choice at once


def test_a_line_is_the_same_as_its_steps() -> None:
    table = Bazaar()
    line = table.read(0, "buy apple pay")
    assert table.forbids(0, line) is None
    assert table.drafts == {}  # judging leaves no trace
    assert table.act(0, line) == "buy apple pay"
    assert table.bought == ["A", "buy", "apple", "pay"]


def test_a_line_is_not_said_aside() -> None:
    table = Bazaar()
    say(table, "A", "sell apple")
    assert table.said_aside
    say(table, "A", "buy bread pay")
    assert not table.said_aside


def test_a_line_goes_on_where_the_draft_is() -> None:
    table = Bazaar()
    begin(table, "A", "buy apple")
    assert say(table, "A", "bread cheese pay") == "buy apple bread cheese pay"


def test_a_line_is_said_whole_or_not_at_all() -> None:
    table = Bazaar()
    say(table, "A", "buy")
    say(table, "B", "sell bread")
    refused = refusal(table, "A", "apple bread pay")
    assert (refused.asked, refused.ban) == ("A apple bread pay", SOLD)
    assert refused.facts == {"shop": "apple bread pay", "basket": 1}
    assert table.forbids(0, table.read(0, "apple bread pay")) is SOLD
    assert texts(table.draft(0)) == ["buy"]
    assert table.bought == []


@pytest.mark.parametrize(
    ("line", "ban"), [("buy apple", UNPAID), ("buy apple pay pass", TOO_MUCH), ("buy pay", NOTHING_YET)]
)
def test_a_line_says_neither_too_little_nor_too_much(line: str, ban: Ban) -> None:
    table = Bazaar()
    assert table.forbids(0, table.read(0, line)) is ban
    assert refusal(table, "A", line).ban is ban
    assert (table.drafts, table.bought, table.waiting()) == ({}, [], [0])


def test_where_nobody_listens_nothing_is_written() -> None:
    table = Bazaar()
    table.log = None
    assert say(table, "A", "buy apple pay") == ""
    assert table.bought
    assert table.drafts == {}
    assert say(table, "B", "pass") == ""


def test_a_line_of_a_seat_that_is_not_asked_is_refused() -> None:
    table = Bazaar()
    assert refusal(table, "B", "buy apple pay").ban is NOT_ASKED
    assert table.forbids(1, table.read(1, "buy apple pay")) is NOT_ASKED


# Beside the stack


def test_what_is_said_beside_the_stack_leaves_the_question_open() -> None:
    table = Bazaar()
    say(table, "A", "buy")
    assert say(table, "A", "sell apple") == "sell apple"  # its own notation, not that of the draft
    assert texts(table.draft(0)) == ["buy"]
    assert table.sold == ["apple"]
    assert texts(table.free(2)) == ["sell bread", "sell cheese"]
    refused = refusal(table, "C", "sell apple")
    assert (refused.ban, refused.facts) == (SOLD_TWICE, {"aside": "apple"})
    assert table.forbids(2, SELLS[0]) is SOLD_TWICE
    assert table.forbids(2, SELLS[1]) is None
    assert table.explain(2, SELLS[0], SOLD_TWICE) == {"aside": "apple"}


def test_of_a_draft_stays_what_may_still_be_said() -> None:
    table = Bazaar()
    begin(table, "A", "buy apple bread cheese")
    say(table, "C", "sell bread")
    assert texts(table.draft(0)) == ["buy", "apple"]


# Races


def test_the_first_to_act_takes_the_window() -> None:
    table = bidding()
    begin(table, "B", "bid")
    begin(table, "C", "bid bread")
    assert table.waiting() == [1, 2]
    assert say(table, "C", "pay") == "bid bread pay"
    assert table.stack[-1].name == "hiding"
    assert table.drafts == {}  # nobody asks B for a bid any more
    assert table.bought == ["A", "pass", "C", "bid", "bread", "pay"]


def test_whoever_is_still_asked_keeps_the_draft_when_another_is_finished() -> None:
    table = bidding()
    begin(table, "B", "bid")
    begin(table, "C", "bid apple")
    begin(table, "B", "cheese")
    assert {seat: texts(table.draft(seat)) for seat in range(3)} == {0: [], 1: ["bid", "cheese"], 2: ["bid", "apple"]}
    assert say(table, "B", "pay") == "bid cheese pay"
    assert table.waiting() == [2]
    assert {seat: texts(table.draft(seat)) for seat in range(3)} == {0: [], 1: [], 2: ["bid", "apple"]}


def test_a_pass_leaves_the_window_and_the_drafts_of_the_others() -> None:
    table = bidding()
    say(table, "C", "bid")
    assert say(table, "B", "pass") == "pass"
    assert texts(table.draft(2)) == ["bid"]
    assert table.waiting() == [2]
    assert table.legal(1) == []
    assert refusal(table, "B", "pass").ban is NOT_ASKED
    assert table.step_back(2)
    assert say(table, "C", "pass") == "pass"
    assert table.stack[-1].name == "hiding"


def test_the_draft_of_another_seat_changes_nothing_for_one_that_has_none() -> None:
    table = bidding()
    say(table, "B", "bid")
    assert texts(table.legal(2)) == texts(table.sifted(2)) == ["pass", "bid"]
    assert table.forbids(2, APPLE) is WRONG_VERB
    assert table.unfinished(2, BID)
    assert not table.unfinished(2, APPLE)


def test_passes_stay_sealed() -> None:
    table = bidding()
    say(table, "B", "pass")
    seen = {viewer: table.view(viewer).waiting for viewer in (0, 1, 2, ONLOOKER, EYE)}
    assert seen == {0: [1, 2], 1: [2], 2: [1, 2], ONLOOKER: [1, 2], EYE: [2]}


def test_a_race_may_begin_with_passes() -> None:
    window: Race[Bazaar, Action] = Race("window", 0b111, 0b001)
    table = Bazaar()
    assert window.waiting(table) == [1, 2]
    everybody: Race[Bazaar, Action] = Race("window", 0b111)
    assert everybody.waiting(table) == [0, 1, 2]


def test_an_answer_is_judged_and_whole_unless_a_moment_says_otherwise() -> None:
    moments: list[Moment[Bazaar, Action]] = [
        Moment("aside", "aside"),
        Turn("turn", 0),
        Race("race", 1),
        Commit("commit", 1, [None]),
    ]
    assert not any(moment.exact or moment.stepwise for moment in moments)
    assert moments[0].waiting(Bazaar()) == []  # and a moment that names nobody asks nobody


# Secret choices


def test_all_choose_secretly_and_it_resolves_when_all_are_in() -> None:
    table = hiding()
    table.log = []
    assert table.waiting() == [0, 2]
    assert texts(table.legal(0)) == ["hide apple", "hide bread", "hide cheese"]
    assert table.legal(1) == []
    assert say(table, "C", "hide bread") == "hide bread"
    assert table.waiting() == table.view(0).waiting == [0]
    assert table.legal(2) == []
    assert refusal(table, "C", "hide apple").ban is NOT_ASKED
    assert table.log[0].seen_by(0) == {"kind": "hidden", "clause": "X-HIDE", "seat": "C"}
    assert table.log[0].seen_by(2) == {"kind": "hidden", "clause": "X-HIDE", "seat": "C", "good": "bread"}
    say(table, "A", "hide apple")
    assert (table.over, table.winners) == (True, [2])


def test_seats_that_are_not_asked_are_not_waited_for() -> None:
    moment = Hiding(0b010, [None, None, None])
    table = Bazaar()
    table.stack = [moment]
    assert moment.waiting(table) == [1]
    assert [moment.asks(table, seat) for seat in range(3)] == [False, True, False]


# The end


def test_after_the_end_nothing_is_left_but_talk() -> None:
    table = finished()
    assert table.waiting() == []
    assert [table.legal(seat) for seat in range(3)] == [[], [], []]
    assert refusal(table, "A", "pass").ban is CLOSED
    assert say(table, "A", "sell apple") == "sell apple"
    assert (table.view(0).moment, table.view(0).kind) == ("over", "over")


def test_how_a_game_ended() -> None:
    table = finished()
    assert table.returns() == [-0.5, -0.5, 1.0]
    outcome = table.outcome().plain()
    assert outcome["winners"] == ["C"]
    assert [(s.seat, s.place, s.score) for s in table.outcome().standings] == [(2, 1, 1), (0, 2, 0), (1, 2, 0)]
    told = table.ended(Message("bankrupt"), [4, 9, 5])
    assert told.why.id == "bankrupt"
    assert told.standings[0].says.plain() == {"id": "standing", "facts": {"seat": "C", "score": 5}}
    told.winners.clear()
    assert table.winners == [2]
    assert table.faults() == []


# Telling


def test_events_are_told_only_if_somebody_listens() -> None:
    table = Bazaar()
    table.log = None
    table.tell("rang", "X-BELL", {"times": 2})
    assert table.log is None
    table.log = []
    table.tell("rang", "X-BELL", {"times": 2})
    table.tell("whispered", "X-BELL", {}, {1: {"word": "now"}}, audience=1 << 1)
    assert [event.seen_by(0) for event in table.log] == [{"kind": "rang", "clause": "X-BELL", "times": 2}, None]
    assert table.log[1].seen_by(1) == {"kind": "whispered", "clause": "X-BELL", "word": "now"}


def test_a_view_begins_like_all_views() -> None:
    table = Bazaar()
    say(table, "A", "buy")
    common = {"game": "bazaar", "seat": None, "moment": "shop", "kind": "turn", "waiting": ["A"], "winners": []}
    assert all(table.view(viewer).common_to_all("bazaar") == common | {"draft": []} for viewer in (0, 2, ONLOOKER))
    assert table.view(0).common_own() == {"seat": "A", "draft": ["buy"]}
    assert table.view(2).common_own() == {"seat": "C"}
    assert table.view(ONLOOKER).common_own() == {}
    assert finished().view(0).common_to_all("bazaar")["winners"] == ["C"]
    assert Bazaar(14).view(ONLOOKER).common_own() == {}  # the largest table there can be
