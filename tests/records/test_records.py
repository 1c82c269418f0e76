"""Records: exact round trips, and a line, a reason and a clause for everything that is wrong with one."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kickback.engine.chance import Seeded
from kickback.engine.seats import EYE
from kickback.games import NAMES, game
from kickback.records.check import check, verify
from kickback.records.match import Match, replayed
from kickback.records.record import BadRecord, read, write


def random_match(name: str, seed: str, decisions: int = 100_000) -> Match:
    chosen = game(name)
    match = Match(chosen, chosen.usual, chosen.finite({}), seed)
    dice = Seeded(seed, "test")
    while match.table.waiting() and decisions > 0:
        seat = match.next_seat()
        legal = match.table.legal(seat)
        match.act(seat, legal[dice.below(len(legal))])
        decisions -= 1
    return match


@pytest.mark.parametrize("name", NAMES)
def test_text_game_text_is_exact(name: str) -> None:
    match = random_match(name, "round trip")
    text = write(match.record())
    again = replayed(read(text))
    assert write(again.record()) == text
    assert again.table.view(EYE).plain() == match.table.view(EYE).plain()
    assert again.events(EYE) == match.events(EYE)
    assert verify(read(text)).table.winners == match.table.winners


def finished() -> list[str]:
    return write(random_match("scapegoat", "finished").record()).splitlines()


def test_a_finished_record_promises_its_deal() -> None:
    lines = finished()
    verify(read("\n".join(lines)))
    for key, wrong, says in [
        ("seed: ", "seed: another", "not the one that was promised"),
        ("commitment: ", "commitment: 00", "not the one that was promised"),
        ("result: ", "result: nobody", "the result is"),
        ("options: ", "options: round-limit=29", "not the one that was promised"),
    ]:
        at = next(number for number, line in enumerate(lines) if line.startswith(key))
        forged = lines[:at] + [wrong] + lines[at + 1 :]
        with pytest.raises(BadRecord, match=says):
            verify(read("\n".join(forged)))


def test_verify_wants_a_whole_real_game() -> None:
    lines = finished()
    with pytest.raises(BadRecord, match="result"):
        verify(read("\n".join(lines[:-1])))
    with pytest.raises(BadRecord, match="has a 'commitment:' line"):
        verify(read("\n".join(line for line in lines if not line.startswith("commitment"))))
    rigged = [*lines[:6], "deal: A.hand = 5C 6C 7C 8C", *lines[6:]]
    with pytest.raises(BadRecord, match="fixed by hand"):
        verify(read("\n".join(rigged)))


HEADER = "kickback: 1\ngame: scapegoat\nseats: A B C\n"
DEAL = "deal: start = A\ndeal: A.hand = 5C 6C 7C 8C\ndeal: B.hand = 5D 6D 7D 8D\n"


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 0, "empty"),
        (" \n\n", 0, "empty"),
        ("hello", 1, "no header line"),
        ("game: scapegoat\nseats: A B C\n", 1, "no 'kickback:' line"),
        ("kickback: 2\ngame: scapegoat\nseats: A B C\n", 1, "format 2 is unknown"),
        ("kickback: 1\ngame: chess\nseats: A B C\n", 2, "no game 'chess'"),
        ("kickback: 1\ngame: scapegoat\nseats: A C\n", 3, "lettered in order"),
        (HEADER + "rules: 99\n", 4, "rules version 99"),
        (HEADER + "seed: 1\nseed: 2\n", 5, "said twice"),
        (HEADER + "colour: red\n", 4, "unknown header key"),
        (HEADER + "options: quarters\n", 4, "key=value"),
        (HEADER + "options: quarters=99\n", 4, "SCG-OPT-4"),
        ("kickback: 1\ngame: scapegoat\nseats: A B\n", 1, "SCG-SETUP-1"),
        (HEADER + "deal: A.hand = 5C\n", 4, "impossible deal"),
        (HEADER + "deal: A.hat = 5C\n", 4, "fixes no"),
        (HEADER + "deal: A.hand 5C\n", 4, "path = values"),
        (HEADER + "deal: A.hand = 5C 5C 6C 7C\n", 4, "dealt twice"),
        (HEADER + DEAL + "\nA up 9C\n", 8, "SCG-TURN-2"),
        (HEADER + DEAL + "\n\n# a comment\nB up 5D\n", 10, "SCG-TURN-1"),
        (HEADER + DEAL + "\nD up 5D\n", 8, "no seat D"),
        (HEADER + DEAL + "\nQ up 5D\n", 8, "no seat"),
        (HEADER + DEAL + "\nA\n", 8, "SEAT ACTION"),
        (HEADER + DEAL + "\nA fly away\n", 8, "nothing to say here"),
        (HEADER + DEAL + '\nA say "broken\n', 8, "broken"),
        (HEADER + DEAL + "\nA up 5C\n= spent 6\n", 9, "expected 6, the table has 5"),
        (HEADER + DEAL + "\n= nonsense 6\n", 8, "no 'nonsense'"),
        (HEADER + DEAL + "\n? B A.hand 5C 6C 7C 8C\n", 8, "B sees hidden"),
        (HEADER + DEAL + "\n! A up 5C SCG-TURN-2\n", 8, "is allowed"),
        (HEADER + DEAL + "\n! B up 5D SCG-TURN-2\n", 8, "refused by SCG-TURN-1"),
        (HEADER + DEAL + "\nA up 5C\n* down seat=A\n", 9, "expected the event"),
        (HEADER + DEAL + "\nA up 5C\n* up card=5C SCG-CARD-1\n", 9, "SCG-CARD-2"),
        (HEADER + "refused: SCG-OPT-4\n", 4, "is allowed"),
        (HEADER + "result: A\n", 4, "unfinished"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, line: int, says: str) -> None:
    with pytest.raises(BadRecord) as wrong:
        check(read(text))
    assert says in str(wrong.value)
    assert wrong.value.line == line


@settings(max_examples=300)
@given(st.data())
def test_a_garbled_record_is_refused_or_holds_but_never_breaks(data: st.DataObject) -> None:
    text = "\n".join(finished())
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    garbage = data.draw(st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=12))
    with suppress(BadRecord):
        check(read(text[:start] + garbage + text[end:]))


@given(st.text(alphabet=st.characters(exclude_categories=["Cs"])))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(BadRecord):
        check(read(text))


def test_talk_survives_signs_that_mean_something() -> None:
    match = Match(game("scapegoat"), 3, {"first-start": "seat-a"}, "talk")
    for words in ('I have "nothing"', "# not a comment", "= A.size 9", "tab\tand\nnew line", "5C \\ 6C"):
        match.act(1, match.read(1, f"say {words}"))
    text = write(match.record())
    again = replayed(read(text))
    assert again.events(0) == match.events(0)
    assert write(again.record()) == text


def test_an_event_stream_has_no_gaps_and_can_be_taken_up_again() -> None:
    match = random_match("scapegoat", "stream", 30)
    whole = match.events(1)
    assert match.events(1, 5) == whole[5:]
    assert match.events(1, len(whole)) == []
