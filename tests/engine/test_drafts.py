"""Choices made in steps, with Wallet, which has most of them: private, taken back step by step, all or nothing."""

from __future__ import annotations

import pytest

from kickback.engine.bans import Refused
from kickback.engine.seats import EYE, ONLOOKER
from kickback.records.match import Match, opened
from kickback.records.record import read

BUYING = """kickback: 1
game: wallet
seats: A B C
deal: A.hand = D200 E200 JS
deal: A.coin = 1

"""


def buying() -> Match:
    return opened(read(BUYING))


def say(match: Match, text: str) -> str:
    return match.act(0, match.read(0, text))


def test_nobody_else_notices_an_unfinished_choice() -> None:
    match = buying()
    before = [match.table.view(viewer).plain() for viewer in (1, 2, ONLOOKER)]
    told = len(match.table.log or [])
    assert say(match, "buy") == ""
    assert say(match, "D200") == ""
    assert [step.text for step in match.table.view(0).draft] == ["buy", "pay D200"]
    assert [match.table.view(viewer).plain() for viewer in (1, 2, ONLOOKER)] == before
    assert len(match.table.log or []) == told
    assert match.said == []
    assert match.question == 1


def test_steps_are_taken_back_one_by_one() -> None:
    match = buying()
    whole = match.table.view(EYE).plain()
    legal = [action.text for action in match.table.legal(0)]
    say(match, "buy")
    say(match, "D200")
    assert match.step_back(0)
    assert match.table.view(0).draft[-1].text == "buy"
    assert match.step_back(0)
    assert not match.step_back(0)
    assert match.table.view(EYE).plain() == whole
    assert [action.text for action in match.table.legal(0)] == legal


def test_a_line_is_said_whole_or_not_at_all() -> None:
    match = buying()
    with pytest.raises(Refused):
        say(match, "buy D200")  # too little
    assert match.table.drafts == {}
    assert say(match, "buy D200 E200") == "buy D200 E200"
    assert match.said == [(0, "buy D200 E200")]


def test_steps_and_line_make_the_same_record() -> None:
    match = buying()
    for step in ("buy", "D200", "E200"):
        assert say(match, step) == ""
    assert say(match, "settle") == "buy D200 E200"


def test_the_clock_drops_a_draft() -> None:
    match = buying()
    say(match, "buy")
    chosen = match.timed_out(0)
    assert chosen[-1].text == "flip"
    assert match.table.drafts == {}


def test_a_clone_has_drafts_of_its_own() -> None:
    match = buying()
    say(match, "buy")
    twin = match.table.clone()
    twin.act(0, twin.read(0, "D200"))
    assert len(match.table.draft(0)) == 1
    assert len(twin.draft(0)) == 2
