"""What happened and what is asked, in words; every kind of event and question is told."""

from __future__ import annotations

from random import Random

import pytest

from kickback.engine.events import Facts
from kickback.engine.seats import EYE, ONLOOKER
from kickback.games.corporate_espionage import GAME
from kickback.games.corporate_espionage.story import SENTENCES, TELLERS
from tests.games.corporate_espionage.tables import dealt, sit
from tests.games.corporate_espionage.test_play import random_game

NAMES = dict(zip("ABCDEFGH", ["Ann", "Boris", "Clara", "Dov", "Edda", "Finn", "Gus", "Hedy"], strict=True))


def test_every_event_of_random_games_has_its_sentence() -> None:
    told: set[str] = set()
    for seed in range(24):
        table = random_game(seed)
        for event in table.log or []:
            for viewer in (0, 1, ONLOOKER, EYE):
                seen = event.seen_by(viewer)
                if seen is not None:
                    line = GAME.tell(seen, NAMES)
                    assert line
                    assert "{" not in line
                    assert "None" not in line
                    told.add(event.kind)
    assert len(told) > 0.75 * len({*SENTENCES, *TELLERS})


def test_private_facts_make_private_sentences() -> None:
    table = sit(A_company="NIM", A_deck="COM-01", B_bank="7")
    table.say("A audit B")
    shown = table.events("audit-shown", 0)[0], table.events("audit-shown", 2)[0]
    assert GAME.tell(shown[0], NAMES) == "Boris shows Ann the books: 7 points."
    assert GAME.tell(shown[1], NAMES) == "Boris shows Ann the books."


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        ("slots hire +2 for turn", "Boris may hire 2 more this turn (Hiring Spree (NIM-09))."),
        ("block income @rival for 1", "Boris cannot take income until the next turn of Ann (Hiring Spree (NIM-09))."),
        (
            "modify bill -1 @rivals for 2",
            "Each bill to Boris is 1 lower for 2 turns of Ann (Hiring Spree (NIM-09)).",
        ),
    ],
)
def test_a_change_for_a_time_is_told_in_words(what: str, sentence: str) -> None:
    event: Facts = {"kind": "changed", "seat": "B", "by": "A", "card": "NIM-09", "what": what}
    assert GAME.tell(event, NAMES) == sentence


def test_questions_are_asked_in_words_with_what_is_at_stake() -> None:
    table = sit(A_company="NIM", A_hand="COM-11", B_company="NIM", B_hand="COM-07", A_bank="12")
    view = table.table.view(0)
    assert GAME.ask(view, NAMES).startswith("Your turn, 12 in the bank")
    assert GAME.ask(table.table.view(1), NAMES) == "Waiting for Ann."
    assert "spy CARD [B]" in GAME.hints(view)
    assert "audit B" in GAME.hints(table.table.view(1))
    table.say("A spy COM-11 B")
    assert GAME.ask(table.table.view(1), NAMES) == (
        "Ann plays Surprise Invoice against you. It says: Bill one rival 3 points. Savvy, or pass."
    )
    table.say("B pass")
    assert GAME.ask(table.table.view(1), NAMES) == "You are about to be charged 3 by Ann. Savvy, or pass."


def test_every_question_of_random_games_is_asked() -> None:
    asked: set[str] = set()
    for seed in range(12):
        dice = Random(seed)
        options = {
            "max-rounds": "8",
            "first-player": "duel",
            "manual-cut": "on",
            "bankruptcy-dance": "on",
            "loans": "on",
            "card-market": "table",
            "alliances": "pact",
            "associations": "on",
        }
        table = dealt(4, options, seed)
        while not table.over:
            seat = dice.choice(table.waiting())
            legal = table.legal(seat)
            for viewer in range(4):
                view = table.view(viewer)
                assert GAME.ask(view, NAMES)
                assert GAME.hints(view)
                asked.add(view.moment)
            if dice.random() < 0.1 and table.free(seat):
                legal = table.free(seat)
            table.act(seat, dice.choice(legal))
        assert GAME.ask(table.view(0), NAMES) == "The game is over."
    assert {"main", "response", "bill", "end-window", "offer-answer", "hand-limit", "dance", "cut", "duel"} <= asked
