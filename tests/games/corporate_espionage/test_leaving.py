"""A company leaves in the middle of anything: what stays of the open questions, and where its cards go."""

from __future__ import annotations

import pytest

from kickback.engine.seats import LETTERS
from tests.games.corporate_espionage.tables import Sitting, sit

EVENT = {"official-event": "on", "loans": "on", "card-market": "table", "alliances": "pact", "associations": "on"}
FULL_HAND = "COM-01 COM-02 COM-03 COM-06 NIM-01 NIM-02 NIM-03 NIM-04"
RICH = {"B_bank": "80", "C_bank": "3"}
ROUND = ["A pass", "C pass", "D pass"]

# What is dealt, what is said, and then for each company the host removes: the open question and who is asked.
SITUATIONS: dict[str, tuple[dict[str, str], list[str], dict[str, str]]] = {
    "main": ({}, [], {"B": "end-window ACD", "C": "main B", "D": "main B"}),
    "espionage": (
        {"B_hand": "COM-11 COM-01"},
        ["B spy COM-11 C"],
        {"B": "end-window ACD", "C": "response AD", "D": "response AC"},
    ),
    "hire": ({}, ["B hire COM-01"], {"B": "end-window ACD", "C": "response AD", "D": "response AC"}),
    "an answer": (
        {"B_hand": "COM-11 COM-01", "C_hand": "COM-07 COM-01"},
        ["B spy COM-11 C", "C savvy COM-07"],
        {"B": "response AD", "C": "response AD", "D": "response AB"},
    ),
    "bill": (
        {"B_hand": "COM-11 COM-01"},
        ["B spy COM-11 C", *ROUND],
        {"B": "end-window ACD", "C": "main B", "D": "bill ABC"},
    ),
    "audit": ({}, ["C audit D"], {"B": "audit-answer D", "C": "main B", "D": "main B"}),
    "pick in play": (
        {"B_hand": "COM-13 COM-01", "C_table": "COM-06 COM-05"},
        ["B spy COM-13 C", *ROUND],
        {"B": "end-window ACD", "C": "main B", "D": "pick B"},
    ),
    "pick in a hand": (
        {"turn": "C", "C_hand": "VIP-09 COM-01", "B_hand": "COM-01 COM-02"},
        ["C spy VIP-09 B", "A pass", "B pass", "D pass"],
        {"B": "main C", "C": "end-window ABD", "D": "pick C"},
    ),
    "offer": (
        {},
        ["B lend C 2 repay 3 in 2"],
        {"B": "end-window ACD", "C": "main B", "D": "offer-answer C"},
    ),
    "last call": ({}, ["B end"], {"B": "end-window ACD", "C": "end-window ABD", "D": "end-window ABC"}),
    "hand limit": (
        {"B_hand": FULL_HAND},
        ["B end"],
        {"B": "end-window ACD", "C": "hand-limit B", "D": "hand-limit B"},
    ),
    "below zero": (
        {"B_hand": "COM-11 COM-01", "C_bank": "1", "C_table": "COM-06"},
        ["B spy COM-11 C", *ROUND, "B pass", *ROUND],
        {"B": "insolvency C", "C": "main B", "D": "insolvency C"},
    ),
    "bid": (RICH, ["B takeover C"], {"B": "end-window ACD", "C": "response AD", "D": "response AC"}),
    "keep or lay off": (
        RICH | {"C_table": "COM-06"},
        ["B takeover C", *ROUND],
        {"B": "end-window ACD", "C": "main B", "D": "takeover-choice B"},
    ),
    "too many chiefs": (
        RICH | {"C_table": "VIP-04", "B_table": "NIM-05"},
        ["B takeover C", *ROUND, "B keep"],
        {"B": "end-window AD", "D": "exec-surplus B"},
    ),
    "vote": (
        {},
        ["B found oil with CD", "C accept", "D accept", "B embargo A"],
        {"B": "end-window ACD", "C": "main B", "D": "main B"},
    ),
}  # fmt: skip
CASES = [(name, who) for name, (_, _, found) in SITUATIONS.items() for who in found]


def situation(name: str) -> Sitting:
    dealt, said, _ = SITUATIONS[name]
    deal = {"A_company": "IRN", "B_company": "NIM", "C_company": "VIP", "D_company": "MAG", "A_hand": "COM-06"}
    deal |= {"B_hand": "COM-01", "C_hand": "COM-01", "D_hand": "COM-01", "turn": "B"}
    return sit(4, EVENT, 1, **(deal | dealt)).say(*said)


@pytest.mark.proves("CES-OUT-1", "CES-OUT-2", "CES-SETUP-2", "CES-RULING-38", "CES-RULING-39")
@pytest.mark.parametrize(("name", "who"), CASES)
def test_what_stays_when_a_company_leaves(name: str, who: str) -> None:
    table = situation(name)
    table.say(f"A disqualify {who}")
    waiting = "".join(LETTERS[seat] for seat in table.table.waiting())
    assert f"{table.table.stack[-1].name} {waiting}" == SITUATIONS[name][2][who]
    assert table.table.faults() == []
    assert table.see(f"{who}.bank") == 0
    assert not table.table.living(LETTERS.index(who))
    while table.table.stack[-1].kind != "turn":  # and it goes on
        seat = table.table.waiting()[0]
        table.table.act(seat, table.table.default(seat, table.table.chance))
    assert table.table.faults() == []


@pytest.mark.proves("CES-OUT-2")
def test_a_card_that_waited_goes_to_its_owners_pile() -> None:
    table = situation("hire").say("A disqualify B")
    assert table.see("B.pile") == ["COM-01"]
    assert table.see("B.roster", 0) == []
