"""The one place of live play: streams that grow, question numbers, races by lot, and what the clock chooses."""

from __future__ import annotations

import pytest

from kickback.engine.bans import Refused
from kickback.engine.chance import Quick
from kickback.engine.moments import RACE
from kickback.engine.seats import EYE, ONLOOKER
from kickback.games import NAMES, ledger
from kickback.games import game as game_named
from kickback.records.match import Match, replayed


def dealt(name: str, seed: str) -> Match:
    game = game_named(name)
    return Match(game, game.usual, game.finite({}), seed)


def play(match: Match, dice: Quick, decisions: int) -> None:
    for _ in range(decisions):
        if match.table.over:
            return
        seat = match.next_seat()
        legal = match.table.legal(seat)
        match.act(seat, legal[dice.below(len(legal))])


@pytest.mark.parametrize("name", NAMES)
def test_a_stream_grows_and_is_the_projection_of_the_log(name: str) -> None:
    match = dealt(name, "streams")
    dice = Quick(1)
    heard: dict[int, int] = {0: 0, ONLOOKER: 0, EYE: 0}
    while not match.table.over and len(match.said) < 150:
        play(match, dice, 7)
        for audience, before in heard.items():
            new = match.events(audience, before)
            heard[audience] = before + len(new)
            projected = [event.seen_by(audience) for event in match.table.log or []]
            assert [event for event in projected if event is not None][before:] == new


@pytest.mark.parametrize("name", NAMES)
def test_questions_are_numbered_and_a_refusal_changes_nothing(name: str) -> None:
    match = dealt(name, "numbers")
    dice = Quick(2)
    last = match.question
    for _ in range(60):
        if match.table.over:
            return
        seat = match.next_seat()
        other = (seat + 1) % match.seats
        legal = match.table.legal(seat)
        if other not in match.table.waiting():
            before = match.table.view(EYE).plain(), len(match.said), match.question
            with pytest.raises(Refused):
                match.act(other, legal[0])
            assert (match.table.view(EYE).plain(), len(match.said), match.question) == before
        said = len(match.said)
        match.act(seat, legal[dice.below(len(legal))])
        assert match.question >= last
        if len(match.said) == said:
            assert match.question == last, "a step of a draft is no answer"
        last = match.question


@pytest.mark.parametrize("name", NAMES)
def test_the_clock_plays_a_whole_game_and_its_record_replays(name: str) -> None:
    match = dealt(name, "clock")
    while not match.table.over and len(match.said) < 600:
        seat = match.table.waiting()[0]
        before = len(match.said)
        match.timed_out(seat)
        assert len(match.said) == before + 1
    again = replayed(match.record())
    assert again.table.view(EYE).plain() == match.table.view(EYE).plain()
    assert again.events(0) == match.events(0)


@pytest.mark.parametrize("name", NAMES)
def test_what_decided_a_game_names_its_rule(name: str) -> None:
    """A clause of the game's own book, whether the report says it itself or the event does in which it happened."""
    match = dealt(name, "decisive")
    play(match, Quick(3), 100_000)
    moments = match.report()["moments"]
    assert isinstance(moments, list)
    assert moments
    for moment in moments:
        assert isinstance(moment, dict)
        said = moment.get("says", moment)
        assert isinstance(said, dict)
        clauses = said["clauses"]
        assert isinstance(clauses, list)
        assert clauses
        assert set(clauses) <= set(ledger(name).clauses)


def test_a_race_is_decided_by_lot_and_the_slower_keep_their_secret() -> None:
    """Embezzlement: two colleagues audit the same payment; one is first, the other has said nothing."""
    firsts: set[int] = set()
    for number in range(40):
        match = dealt("embezzlement", f"race {number}")
        dice = Quick(number)
        while not (match.table.stack[-1].kind == RACE and eager(match)):
            if match.table.over or len(match.said) > 300:
                break
            play(match, dice, 1)
        answers = eager(match) if not match.table.over else {}
        if len(answers) < 2:
            continue
        said = len(match.said)
        late = match.race({seat: match.read(seat, text) for seat, text in answers.items()})
        assert len(late) == len(answers) - 1
        assert len(match.said) == said + 1
        firsts.add(sorted(answers).index(match.said[-1][0]))
    assert firsts == {0, 1}


def eager(match: Match) -> dict[int, str]:
    """For every asked seat that has one: an answer that is no pass. Empty unless two seats have one."""
    found: dict[int, str] = {}
    for seat in match.table.waiting():
        texts = [action.text for action in match.table.legal(seat) if action.text != "pass"]
        if texts:
            found[seat] = texts[0]
    return dict(list(found.items())[:2]) if len(found) > 1 else {}
