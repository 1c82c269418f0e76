"""Cards over the hand limit: several are marked in private and go together."""

from __future__ import annotations

import pytest

from kickback.engine.bans import Refused
from kickback.engine.chance import Quick
from kickback.engine.seats import LETTERS
from kickback.games.corporate_espionage import GAME
from kickback.games.corporate_espionage.espionage_table import CorporateEspionage
from kickback.records.match import Match
from kickback.words import Reader, speech
from tests.games.corporate_espionage.tables import Sitting, sit

NAMES = {"A": "Ann", "B": "Boris"}
HAND = "COM-01 COM-01 COM-02 COM-03 COM-06 COM-07 COM-07 MAG-01 MAG-02 MAG-03"  # ten cards, seven allowed
ENOUGH = "**Enough are marked.** Discard these 3, or take one back and mark another."


def over(hand: str = HAND) -> Sitting:
    return sit(2, A_company="MAG", B_company="NIM", A_hand=hand, B_hand="COM-10").say("A end")


def legal(table: CorporateEspionage, seat: int = 0) -> list[str]:
    return [action.text for action in table.legal(seat)]


def labels(table: CorporateEspionage) -> tuple[list[str], list[str]]:
    """The choices and the steps of A's slip, in words; a step that is done has a tick."""
    prompt = GAME.prompt(table.view(0), table.legal(0), table.free(0))
    say, reader = speech(GAME.name).say, Reader(NAMES, "A")
    steps = [say(step.label, reader) + (" ✓" if step.action is not None else "") for step in prompt.steps]
    return [say(choice.label, reader) for choice in prompt.choices], steps


@pytest.mark.proves("CES-END-1")
def test_one_card_too_many_goes_without_a_draft() -> None:
    table = over(HAND.removesuffix(" MAG-02 MAG-03")).table
    assert legal(table)[0] == "discard COM-01"
    assert labels(table)[1] == []


@pytest.mark.proves("CES-END-1")
def test_several_are_marked_and_go_together() -> None:
    sitting = over()
    table = sitting.table
    assert legal(table) == [f"mark {id}" for id in dict.fromkeys(HAND.split())]
    assert labels(table)[1] == ["Card 1 of 3", "Card 2 of 3", "Card 3 of 3", "Discard these 3"]
    sitting.say("A mark COM-01", "A mark MAG-03")
    assert labels(table)[1] == ["Unpaid Intern ✓", "Corporate Headhunter ✓", "Card 3 of 3", "Discard these 3"]
    assert "mark COM-01" in legal(table)  # there is a second copy
    assert "mark MAG-03" not in legal(table)
    sitting.say("A mark COM-01")
    assert legal(table) == ["discard marked"]
    assert labels(table)[0] == ["Discard these 3"]
    assert sitting.see("A.cards") == 10
    sitting.say("A discard marked")
    assert [event["lost"] for event in sitting.events("discarded")] == ["COM-01", "MAG-03", "COM-01"]
    assert sitting.see("A.cards") == 7
    assert not table.drafts


def test_marks_are_taken_back_one_by_one() -> None:
    table = over().say("A mark COM-01", "A mark COM-02").table
    assert table.step_back(0)
    assert [step.text for step in table.draft(0)] == ["mark COM-01"]
    assert table.step_back(0)
    assert not table.step_back(0)
    assert legal(table)[0] == "mark COM-01"


def test_nobody_else_can_tell_that_cards_are_marked() -> None:
    sitting = over()
    before = [sitting.table.view(1).plain(), legal(sitting.table, 1), [a.text for a in sitting.table.free(1)]]
    told = len(sitting.table.log or [])
    sitting.say("A mark COM-01", "A mark COM-02")
    assert [sitting.table.view(1).plain(), legal(sitting.table, 1), [a.text for a in sitting.table.free(1)]] == before
    assert len(sitting.table.log or []) == told
    assert sitting.see("draft", 0) == ["mark COM-01", "mark COM-02"]


def test_a_record_keeps_one_line_and_reads_it_again() -> None:
    match = Match(GAME, 2, {"opening-hand": "9", "first-player": "host"}, "several")
    match.act(0, match.read(0, "first A"))
    match.act(0, match.read(0, "end"))
    hand = [action.text.removeprefix("mark ") for action in match.table.legal(0)]
    for id in hand[:3]:
        assert match.act(0, match.read(0, f"mark {id}")) == ""
    whole = f"discard {' '.join(hand[:3])}"
    assert match.act(0, match.read(0, "discard marked")) == whole
    assert match.said[-1] == (0, whole)
    again = Match(GAME, 2, {"opening-hand": "9", "first-player": "host"}, "several")
    for seat, text in match.said:
        assert again.act(seat, again.read(seat, text)) == text
    assert again.table.view(0).plain() == match.table.view(0).plain()
    assert again.question == match.question


def test_the_clock_lets_the_cheapest_go() -> None:
    table = over().table
    chosen: list[str] = []
    while table.stack[-1].name == "hand-limit":
        chosen.append(table.default(0, Quick(1)).text)
        table.act(0, table.default(0, Quick(1)))
    assert chosen == ["mark COM-07", "mark COM-07", "mark COM-01", "discard marked"]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("discard COM-01 COM-02", "**Too few cards.** Discard 3, no less."),
        ("discard COM-01 COM-02 COM-03 COM-06", ENOUGH),
        ("discard COM-02 COM-02 COM-03", "**Discard cards of your own hand.** Until you are within the limit."),
        ("discard marked", "**Too few cards.** Discard 3, no less."),
    ],
)  # fmt: skip
@pytest.mark.proves("CES-END-1")
def test_never_fewer_or_more(line: str, words: str) -> None:
    table = over().table
    with pytest.raises(Refused) as refused:
        table.act(0, table.read(0, line))
    message = refused.value.ban.message(refused.value.facts)
    assert speech(GAME.name).say(message, Reader(NAMES, "A")) == words
    assert not table.drafts


def test_a_begun_draft_is_finished_before_anything_else() -> None:
    sitting = over().say("A mark COM-01")
    said = {line: sitting.ban(f"A {line}") for line in ("discard COM-02", "discard marked", "end", "mark COM-02")}
    assert {line: ban.id if ban is not None else "" for line, ban in said.items()} == {
        "discard COM-02": "mark-more",
        "discard marked": "mark-more",
        "end": "not-your-end",
        "mark COM-02": "",
    }


def test_clones_and_worlds_have_the_same_draft() -> None:
    table = over().say("A mark COM-01", "A mark COM-02").table
    assert legal(table.clone()) == legal(table)
    worlds = GAME.worlds(table.view(0))
    for seed in range(3):
        assert legal(worlds.sample(Quick(seed))) == legal(table)
    assert not GAME.worlds(table.view(1)).sample(Quick(0)).draft(0)  # what B imagines


def test_marks_that_fit_stay_when_somebody_speaks() -> None:
    table = over().say("A mark COM-01", "A mark COM-02", "B say well").table
    assert [step.text for step in table.draft(0)] == ["mark COM-01", "mark COM-02"]


def test_marks_share_the_indexes_of_discards() -> None:
    one, several = over(HAND.removesuffix(" MAG-02 MAG-03")).table, over().table
    single = {action.text.split()[1]: action.index for action in one.legal(0)}
    marks = {action.text.split()[1]: action.index for action in several.legal(0)}
    assert single.items() <= marks.items()
    ending = table_ending(several)
    several.act(0, several.read(0, "mark COM-01"))
    several.act(0, several.read(0, "mark COM-01"))
    several.act(0, several.read(0, "mark COM-02"))
    assert [action.index for action in several.legal(0)] == [ending]


def table_ending(table: CorporateEspionage) -> int:
    return table.read(LETTERS.index("A"), "end").index
