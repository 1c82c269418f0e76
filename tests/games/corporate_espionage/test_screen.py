"""The table in a terminal: narrow, without colour, and no secret on it."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.console import Console, RenderableType

from kickback.engine.seats import EYE, ONLOOKER
from kickback.terminal.corporate_espionage import draw, truth
from kickback.terminal.play import house_rule
from tests.games.corporate_espionage.tables import dealt, packed, sit
from tests.games.corporate_espionage.test_play import random_game

NAMES = {"A": "Anna", "B": "Boris", "C": "Clara", "D": "Maximiliane-Charlotte", "E": "E", "F": "F", "G": "G", "H": "H"}
WIDTH = 60


def printed(what: RenderableType, width: int = WIDTH) -> list[str]:
    paper = io.StringIO()
    Console(width=width, color_system=None, file=paper).print(what)
    return [line.rstrip() for line in paper.getvalue().splitlines()]


@pytest.mark.parametrize("seed", range(3))
def test_every_position_fits(seed: int) -> None:
    dice = Random(seed)
    table = dealt(4, {"max-rounds": "7", "manual-cut": "on"}, seed)
    while not table.over:
        if dice.random() < 0.15:
            lines = printed(draw(table.view(dice.choice([0, 1, 2, 3, ONLOOKER, EYE])), NAMES))
            assert max(map(len, lines)) <= WIDTH
        seat = dice.choice(table.waiting())
        table.act(seat, dice.choice(table.legal(seat)))
    assert "won" in printed(draw(table.view(0), NAMES))[0]


def test_what_is_on_the_table() -> None:
    table = sit(
        3,
        A_company="NIM",
        A_hand="COM-11 COM-01 COM-01",
        A_table="COM-04/2 NIM-07",
        A_bank="12",
        B_company="VIP",
        B_table="VIP-04 COM-06",
        B_hand="COM-07",
        C_out="yes",
        round="4",
    )
    text = "\n".join(printed(draw(table.table.view(0), NAMES), 100))
    for part in (
        "Round 4, turn of A Anna",
        "B Boris · Viper & Daughters",
        "bank not shown yet, all began with 20 +3/-2  in play 12  hand 1",
        "♛VIP-04 Senior Partner +2/-2",
        "bankrupt",
        "bank 12  +3/-0",
        "☻COM-04 Weekend Contractor +3/-0 •2",
        "✉COM-11 Surprise Invoice  cost 2  Bill a rival 3 points.",
        "☻COM-01 Unpaid Intern x2  cost 1  +1/-0",
    ):
        assert part in text, part
    assert "COM-07" not in text
    table.say("A spy COM-11 B")
    text = "\n".join(printed(draw(table.table.view(1), NAMES), 100))
    assert "A Anna: ✉COM-11 Surprise Invoice → B Boris  waits for answers" in text
    table.say("B pass")
    assert "bill of 3 to B Boris by A Anna" in "\n".join(printed(draw(table.table.view(1), NAMES), 100))


def test_figures_grow_old() -> None:
    table = sit(3, B_bank="13", A_deck_size="9", B_deck_size="9", C_deck_size="9")
    table.say("A audit B")
    assert "bank 13, you saw it this turn" in "\n".join(printed(draw(table.table.view(0), NAMES), 100))
    assert "bank not shown yet, all began with 20" in "\n".join(printed(draw(table.table.view(2), NAMES), 100))
    table.say("A end").passes()
    assert "bank 13, you saw it last turn" in "\n".join(printed(draw(table.table.view(0), NAMES), 100))
    table.say("B end").passes()
    assert "bank 13, announced last turn" in "\n".join(printed(draw(table.table.view(2), NAMES), 100))


def test_the_truth_of_a_game() -> None:
    table = sit(2, A_bank="2", B_company="VIP", B_hand="VIP-07", round="4", turn="B")
    table.say("B spy VIP-07 A")
    events = [event.seen_by(EYE) for event in table.table.log or []]
    text = "\n".join(printed(truth([event for event in events if event], NAMES), 120))
    assert "Anna went bankrupt by Cease, Desist and Weep (VIP-07) of B." in text
    assert "Damage by card: Cease, Desist and Weep (VIP-07) 6." in text


@pytest.mark.parametrize("seed", range(6))
def test_the_truth_of_any_game_can_be_told(seed: int) -> None:
    table = random_game(seed)
    events = [event.seen_by(EYE) for event in table.log or []]
    assert printed(truth([event for event in events if event], NAMES), 80)


@pytest.mark.proves("CES-SEAT-2")
def test_what_players_bring_is_not_read_out_to_the_table() -> None:
    assert house_rule("own-decks", "ABC:Mine::COM-01*50") == "own-decks (not shown)"
    assert house_rule("own-cards", packed("OWN-01", "savvy")) == "own-cards (not shown)"
    assert house_rule("start-bank", "12") == "start-bank 12"
