"""Wallet in words: every event and every question can be told, and a private fact makes a private sentence."""

from __future__ import annotations

import pytest

from kickback.engine.seats import EYE, LETTERS, ONLOOKER
from kickback.games.wallet import GAME
from kickback.games.wallet.table import Wallet
from tests.games.wallet.tables import dealt, played, said, some_table

PEOPLE = ("Anna", "Boris", "Clara", "Dora", "Emil", "Fritz", "Gerda")
NAMES: dict[str, str] = dict(zip(LETTERS, PEOPLE, strict=False))


def story(table: Wallet, seat: int) -> list[str]:
    return [GAME.tell(event, NAMES) for event in (e.seen_by(seat) for e in table.log or []) if event is not None]


@pytest.mark.parametrize("seed", range(16))
def test_everything_that_happens_can_be_told_to_everybody(seed: int) -> None:
    table = some_table(seed, listen=True)
    for seat, _ in played(table, seed):
        for viewer in (seat, (seat + 1) % table.seats):
            view = table.view(viewer)
            assert GAME.ask(view, NAMES)
            assert GAME.hints(view)[-1] == "say TEXT"
    for viewer in (0, table.seats - 1, ONLOOKER, EYE):
        for line in story(table, viewer):
            assert line
            assert "None" not in line
            assert line[-1] in ".!"


def test_private_facts_make_private_sentences() -> None:
    fixed = {"A.hand": "D50 JS", "B.hand": "PB E50", "A.coin": "1", "wallet": "PG", "A.specials": "inspect left"}
    table = dealt(3, fixed=fixed | {"picks": "PB"}, listen=True)
    said(table, "A play inspect B", "A keep", "A take")
    assert "Anna takes a card (PG); 70 are left in the wallet." in story(table, 0)
    assert "Anna takes a card; 70 are left in the wallet." in story(table, 1)
    assert "Anna keeps Boris's card (PB)." in story(table, 1)
    assert "Anna keeps Boris's card." in story(table, 2)


def test_the_verdict_is_told_with_its_numbers() -> None:
    fixed = {"A.hand": "JS D200 D200 J100", "B.hand": "PO D100", "C.hand": "E50 CC", "A.coin": "1", "hourglasses": "1"}
    table = dealt(3, {"specials": "off"}, fixed=fixed, listen=True)
    said(table, "A flip")
    told = story(table, ONLOOKER)
    assert "Anna is GUILTY as JS: money 500.01, asked up to 500 (WAL-JS-1)." in told
    assert any(line.startswith("Boris is INNOCENT as PO with 100.") for line in told)
    assert any(line.startswith("Clara is GUILTY without a clear identity: IDs 0, asked at least 1;") for line in told)


def test_a_question_says_what_is_at_stake() -> None:
    fixed = {"A.hand": "JS D200 D200 J100", "B.hand": "D100 J100", "A.coin": "1", "A.specials": "request double"}
    table = dealt(3, fixed=fixed)
    asked = GAME.ask(table.view(0), NAMES)
    assert asked.startswith("Your turn, 6 hourglasses left: take, put, buy or flip.")
    assert "guilty with 500.01: money 500.01, asked up to 500 (WAL-JS-1)" in asked
    assert GAME.ask(table.view(1), NAMES) == "Waiting for Anna."
    hints = GAME.hints(table.view(0))
    assert "play request SEAT WORD" in hints
    assert "buy CARDS" in hints
    said(table, "A play request B 100")
    assert "Anna asks for '100'" in GAME.ask(table.view(1), NAMES)
    assert GAME.hints(table.view(1)) == ["give D100", "give J100", "say TEXT"]


def test_hints_without_a_place_holder_are_legal() -> None:
    for seed in range(6):
        table = some_table(seed)
        for seat, _ in played(table, seed):
            for hint in GAME.hints(table.view(seat)):
                if hint.upper() != hint and not any(word.isupper() and len(word) > 3 for word in hint.split()):
                    action = table.read(seat, hint)
                    ban = table.forbids(seat, action)
                    assert ban is None or hint.startswith(("play", "deal")), (hint, str(ban))
