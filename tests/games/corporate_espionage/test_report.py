"""After the game: headline, charts, claims, awards, the moments that decided it, and what to do better."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from kickback.engine.chance import Seeded
from kickback.engine.game import Fixed
from kickback.engine.messages import Message
from kickback.engine.plain import Facts
from kickback.games.corporate_espionage import GAME
from kickback.games.corporate_espionage.espionage_table import CorporateEspionage
from kickback.records.match import Match
from kickback.words import Reader, speech

NAMES = dict(zip("ABCDEFGH", ["Ann", "Boris", "Clara", "Dov", "Edda", "Finn", "Gus", "Hedy"], strict=True))
SPEECH = speech(GAME.name)
DEALS = {"loans": "on", "card-market": "table", "alliances": "pact"}


def fresh(match: Match) -> CorporateEspionage:
    table = GAME.deal(match.seats, match.options, Seeded(match.seed, "deal"), Fixed(match.fixed), listen=True)
    assert isinstance(table, CorporateEspionage)
    return table


def played(seats: int, options: dict[str, str], seed: int) -> Match:
    """A game at random, with talk and deals thrown in."""
    dice = Random(seed)
    match = Match(GAME, seats, options | {"max-rounds": "9"}, str(seed))
    while not match.table.over:
        seat = dice.choice(match.table.waiting())
        speaker = dice.randrange(seats)
        free = match.table.free(speaker)
        if free and dice.random() < 0.1:
            match.act(speaker, dice.choice(free))
        else:
            match.act(seat, dice.choice(match.table.legal(seat)))
    return match


def scenario(deal: dict[str, str], *lines: str, options: dict[str, str] | None = None) -> Facts:
    fixed = {path: words.split() for path, words in deal.items()}
    match = Match(GAME, 3, options or {}, "1", fixed)
    for line in lines:
        if line == "passes":
            while match.table.stack[-1].kind == "race":
                seat = match.table.waiting()[0]
                match.act(seat, match.read(seat, "pass"))
            continue
        seat = "ABC".index(line[0])
        match.act(seat, match.read(seat, line[2:]))
    return GAME.report(fresh(match), match.said)


def says(found: Any, seat: str = "") -> str:
    """A message of the report, in words."""
    return SPEECH.say(Message(found["id"], found.get("facts", {})), Reader(NAMES, seat))


@pytest.mark.parametrize("seed", range(8))
def test_a_report_can_be_made_of_every_game(seed: int) -> None:
    match = played(2 + seed % 4, DEALS if seed % 2 else {}, seed)
    found: Any = GAME.report(fresh(match), match.said)
    assert json.loads(json.dumps(found)) == found
    assert says(found["headline"])
    assert says(found["under"])
    for seat in "ABCDE"[: match.seats]:
        if found["own"][seat] is not None:
            assert says(found["own"][seat], seat)
        assert all(says(tip, seat) for tip in found["tips"][seat])
        assert found["charts"][0]["series"][seat]
        for listed in (found["awards"], found["moments"]):
            assert all(says(one, seat) for one in listed)
    assert len(found["moments"]) <= 3
    assert [one["swing"] for one in found["moments"]] == sorted(
        [one["swing"] for one in found["moments"]], reverse=True
    )
    assert {one["verdict"] for one in found["claims"]} <= {"true", "lie", "kept", "broken", "open"}


def test_claims_are_held_against_the_truth() -> None:
    deal = {"A.company": "NIM", "A.hand": "COM-11", "B.company": "NIM", "B.hand": "COM-07", "A.bank": "9", "turn": "A"}
    found: Any = scenario(
        deal,
        *["A claim bank 9", "A claim bank 8", "A claim hold COM-11", "B claim can-answer", "A claim can-answer"],
        *[
            "A claim threat B",
            "A spy COM-11 B",
            "B pass",
            "B pass",
            "A end",
            "B pass",
            "B end",
            "B pass",
            "C end",
            "B pass",
            "C pass",
        ],
        options={"max-rounds": "1"},
    )
    verdicts = [one["verdict"] for one in found["claims"]]
    assert verdicts == ["true", "lie", "true", "true", "lie", "open"]
    assert [one["claim"] for one in found["lies"]] == ["bank", "can-answer"]
    assert says(found["claims"][0]["says"]) == "Ann claims: my bank is 9"


def test_who_fell_and_by_whom() -> None:
    deal = {
        "A.company": "NIM", "A.hand": "COM-11", "A.bank": "9", "B.company": "NIM", "B.bank": "1", "B.hand": "COM-07",
        "C.out": "yes", "turn": "A",
    }  # fmt: skip
    found: Any = scenario(deal, "A spy COM-11 B", "B pass", "B pass", "B declare")
    assert says(found["headline"]) == "Last company standing"
    assert says(found["own"]["B"], "B") == (
        "**Bankrupt in round 1.** Ann’s Surprise Invoice took you 2 points below zero; your assets were worth 0."
    )
    awards = {one["id"]: one for one in found["awards"]}
    assert says(awards["award-executioner"], "A") == "**Executioner.** You sent 1 company home."
    assert says(awards["award-costly-silence"]) == (
        "**Costly silence.** Boris passed with No Comment in hand; it cost 1 point."
    )
    assert says(found["moments"][0]).startswith("**Round 1: Boris goes bankrupt on Surprise Invoice.**")
    assert found["charts"][2]["series"]["A"]["B"] == 3


def test_who_was_worth_how_much_more_than_whom() -> None:
    deal = {"A.bank": "9", "A.company": "NIM", "B.bank": "5", "B.company": "VIP", "turn": "B"}
    found: Any = scenario(deal, "B end", "passes", "C end", "passes", options={"max-rounds": "1"})
    assert says(found["headline"]) == "The market closes"
    assert says(found["under"]).endswith(" more than Nimbus Nine")


def test_a_pact_that_outlived_its_enemy() -> None:
    deal = {"A.company": "VIP", "A.hand": "VIP-07", "C.bank": "2", "round": "4", "turn": "A"}
    options = {"alliances": "pact", "allied-victory": "on"}
    found: Any = scenario(deal, "A pact B vs C", "B accept", "A spy VIP-07 C", options=options)
    assert says(found["headline"]) == "Ann and Boris win together"
    assert says(found["under"]) == "Their pact outlived Clara."


def test_an_answer_wasted_on_something_small() -> None:
    deal = {
        "A.company": "NIM", "A.hand": "COM-11", "B.company": "NIM", "B.hand": "COM-07", "B.bank": "20",
        "C.company": "VIP", "C.hand": "VIP-07", "round": "4", "turn": "A",
    }  # fmt: skip
    said = ["A spy COM-11 B", "B savvy COM-07", "passes", "A end", "passes", "B end", "passes", "C spy VIP-07 B"]
    found: Any = scenario(deal, *said, "passes", "C end", "passes", options={"max-rounds": "4"})
    assert [says(tip, "B") for tip in found["tips"]["B"]] == ["Let small bills through."]
