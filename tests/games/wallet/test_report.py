"""The report after the game: exact, from the true table, and in words for everybody."""

from __future__ import annotations

import json

import pytest

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import LETTERS
from kickback.games.wallet import GAME
from kickback.games.wallet.table import Wallet
from kickback.words import Reader, speech
from tests.games.wallet.tables import dealt, played, some_table
from tests.games.wallet.test_words import CALLED, spoken


def reported(table: Wallet, *lines: str) -> Facts:
    """Plays these lines (`A flip`) on a fresh table and reports."""
    told = [(LETTERS.index(line[0]), line[2:]) for line in lines]
    return GAME.report(table, told)


def said_message(value: Plain, seat: int = 0, form: str = "") -> str:
    assert isinstance(value, dict)
    facts = value.get("facts", {})
    assert isinstance(facts, dict)
    message = Message(str(value["id"]), facts)
    return speech("wallet").say(message, Reader(CALLED, LETTERS[seat]), form)


def all_messages(value: Plain) -> list[Message]:
    """Every message anywhere in the report."""
    found: list[Message] = []
    if isinstance(value, dict):
        if isinstance(value.get("id"), str) and set(value) <= {"id", "facts", "clauses"}:
            facts = value.get("facts", {})
            assert isinstance(facts, dict)
            return [Message(str(value["id"]), facts)]
        for item in value.values():
            found += all_messages(item)
    elif isinstance(value, list):
        for item in value:
            found += all_messages(item)
    return found


@pytest.mark.parametrize("seed", range(25))
def test_every_game_has_a_report_that_can_be_told(seed: int) -> None:
    table = some_table(seed, listen=True)
    said: list[tuple[int, str]] = []
    for seat, action in played(table, seed):
        twin = table.clone()
        twin.log = []
        line = twin.act(seat, action)
        if line:
            said.append((seat, line))
    report = GAME.report(some_table(seed, listen=True), said)
    json.dumps(report)
    for message in all_messages(report):
        for seat in range(table.seats):
            spoken(message, seat)
    awards = report["awards"]
    assert isinstance(awards, list)
    assert len(awards) <= 4
    charts = report["charts"]
    assert isinstance(charts, list)
    points = charts[0]
    assert isinstance(points, dict)
    series = points["series"]
    assert isinstance(series, dict)
    for seat in range(table.seats):
        row = series[LETTERS[seat]]
        assert isinstance(row, list)
        assert row[-1] == sum(table.tokens.own[seat])
        assert len(row) == len(table.reports) + 1


def police_round() -> tuple[Wallet, list[str]]:
    """B hands A a Badge, A is guilty by it, and B the Officer takes A's money."""
    fixed = {
        "A.hand": "JS D200",
        "B.hand": "PO PB PB E100",
        "C.hand": "JS E50",
        "A.coin": "1",
        "B.coin": "2",
        "C.coin": "5",
    }
    fixed |= {"A.specials": "-", "B.specials": "dispose", "C.specials": "hide", "hourglasses": "1", "A.tokens": "1"}
    table = dealt(3, {"rounds": "1"}, fixed=fixed | {"pocket": "3 2 1"}, listen=True)
    lines = ["A claim innocent", "A take", "B claim no PB", "B play dispose A PB", "B flip"]
    return table, [*lines, "C done", "C done", "B search A", "A lose 1"]


def test_lies_and_poison_are_held_against_the_truth() -> None:
    table, lines = police_round()
    report = reported(table, *lines)
    claims = report["claims"]
    assert isinstance(claims, list)
    outcomes = [claim["outcome"] for claim in claims if isinstance(claim, dict)]
    assert outcomes == ["true", "found-out"]  # B stepped out with a Badge
    assert report["poison"] == [
        {"from": "B", "to": "A", "card": "PB", "how": "dispose", "round": 1, "became": poison_of(table)}
    ]
    lies = report["lies"]
    assert isinstance(lies, list)
    assert len(lies) == 1


def poison_of(table: Wallet) -> str:
    """What A drew decides whether the Badge alone made A guilty."""
    verdict = table.reports[0].verdicts[0]
    return "stuck" if verdict.why == "WAL-PB-1" and verdict.ids == 1 and verdict.counted <= 50000 else "harmless"


def test_a_card_that_did_its_receiver_good_is_no_poison() -> None:
    fixed = {"A.hand": "D200", "B.hand": "JS PO", "A.coin": "1", "A.specials": "-", "B.specials": "dispose"}
    table = dealt(2, {"rounds": "1"}, fixed=fixed | {"hourglasses": "1", "A.tokens": "1", "wallet": "D50"}, listen=True)
    report = reported(table, "A take", "B play dispose A JS", "B flip")
    assert table.reports[0].verdicts[0].innocent
    gift = {"from": "B", "to": "A", "card": "JS", "how": "dispose", "round": 1, "became": "harmless"}
    assert report["poison"] == [gift]
    awards = report["awards"]
    assert isinstance(awards, list)
    assert "poisoner" not in str(awards)


def test_the_headline_fits_the_end() -> None:
    table, lines = police_round()
    report = reported(table, *lines)
    assert said_message(report["headline"]) == "Not one question asked"
    assert said_message(report["under"]).startswith("Innocent in the only round, ")
    own = report["own"]
    assert isinstance(own, dict)
    assert said_message(own["A"]) == "You: 0 points, third of 3. Innocent in 0 of 1 round."


def test_the_clock_says_who_ran_it() -> None:
    fixed = {"A.hand": "JS D200", "B.hand": "PO", "C.hand": "D50", "A.coin": "1", "hourglasses": "3"}
    table = dealt(3, {"rounds": "1", "specials": "off"}, fixed=fixed, listen=True)
    report = reported(table, "A flip", "B flip", "C flip", "C lose 1")
    charts = report["charts"]
    assert isinstance(charts, list)
    clock = charts[3]
    assert isinstance(clock, dict)
    assert clock["series"] == [[{"by": seat, "innocent": 2} for seat in "ABC"]]


def test_tips_name_the_worst_mistake() -> None:
    fixed = {"A.hand": "JS D200 D200 J100", "B.hand": "PO", "C.hand": "PG JS D50", "A.coin": "1", "hourglasses": "1"}
    fixed |= {"A.specials": "hide", "B.specials": "-", "C.specials": "-"}
    table = dealt(3, {"rounds": "1"}, fixed=fixed, listen=True)
    report = reported(table, "A flip", "A done", "A done", "A lose 1", "C lose 1")
    tips = report["tips"]
    assert isinstance(tips, dict)
    own = tips["A"]
    assert isinstance(own, list)
    assert said_message(own[0]) == "Secret Compartment would have cleared you. The last minute is for that."
