"""The thinking player: legal, the same every time, and clearly better than chance."""

from __future__ import annotations

from random import Random

import pytest

from kickback.bots.character import CHARACTERS
from kickback.bots.corporate_espionage import choose
from kickback.engine.chance import Quick, Seeded
from kickback.engine.game import Fixed
from kickback.games.corporate_espionage import GAME
from kickback.games.corporate_espionage.components import own_tables
from tests.games.corporate_espionage.tables import Sitting, sit

CALM = CHARACTERS["calm"]


def choice(table: Sitting, seat: str) -> str:
    number = "ABCD".index(seat)
    return choose(table.table.view(number), table.table.legal(number), CALM, Quick(1)).text


def winners(seed: int, hero: int) -> list[int]:
    """One thinking player among three that say anything."""
    options = GAME.settle(4, {"anytime-savvy": "windows", "max-rounds": "40"})
    table = GAME.deal(4, options, Seeded(str(seed), "deal"), Fixed({}))
    luck = Quick(seed)
    character = list(CHARACTERS.values())[seed % len(CHARACTERS)]
    while not table.over:
        waiting = table.waiting()
        seat = waiting[luck.below(len(waiting))]
        legal = table.legal(seat)
        if len(legal) == 1:
            action = legal[0]
        elif seat == hero:
            action = choose(table.view(seat), legal, character, luck)
        else:
            action = legal[luck.below(len(legal))]
        table.act(seat, action)
    return table.winners


def test_it_beats_chance() -> None:
    won = sum(seed % 4 in winners(seed, seed % 4) for seed in range(40))
    assert won >= 26  # an even share would be 10


@pytest.mark.parametrize("seed", range(3))
def test_it_copes_with_any_table(seed: int) -> None:
    """Own cards, deals and votes: always something legal, and the same thing again."""
    dice = Random(seed)
    given = own_tables(Quick(seed), 3, True) | {
        "max-rounds": "8",
        "loans": "on",
        "card-market": "table",
        "associations": "on",
    }
    given |= {"alliances": "pact", "bankruptcy-dance": "on", "takeover-mix": "on", "first-player": "duel"}
    table = GAME.deal(3, GAME.settle(3, given), Quick(seed), Fixed({}))
    while not table.over:
        seat = dice.choice(table.waiting())
        legal = table.legal(seat)
        character = dice.choice(list(CHARACTERS.values()))
        luck = dice.randrange(1000)
        action = choose(table.view(seat), legal, character, Quick(luck))
        assert action in legal
        assert choose(table.view(seat), legal, character, Quick(luck)) is action
        aside = table.free(seat)
        table.act(seat, dice.choice(aside) if aside and dice.random() < 0.1 else action)


def test_it_saves_its_skin() -> None:
    table = sit(2, A_company="NIM", A_hand="COM-07", A_bank="5", B_company="VIP", B_hand="VIP-07", round="6", turn="B")
    table.say("B spy VIP-07 A")
    assert choice(table, "A") == "savvy COM-07"
    table = sit(3, A_company="NIM", A_hand="COM-19", A_bank="5", B_bank="60", turn="B")
    table.say("B takeover A")
    assert choice(table, "A") == "savvy COM-19"
    table = sit(2, A_company="VIP", A_hand="COM-20", A_bank="2", B_company="VIP", B_hand="VIP-07", round="4", turn="B")
    table.say("B spy VIP-07 A", "A pass", "A pass")
    assert choice(table, "A") == "savvy COM-20"


def test_it_strikes_when_it_kills() -> None:
    table = sit(3, A_company="VIP", A_hand="VIP-07 VIP-01 COM-01", A_bank="9", B_bank="3", C_bank="30", round="6")
    assert choice(table, "A") == "spy VIP-07 B"


def test_it_hires_early_and_keeps_cancels() -> None:
    table = sit(4, A_company="NIM", A_hand="NIM-01 COM-01 COM-07 NIM-12", A_bank="20")
    assert choice(table, "A") == "hire NIM-01"
    table = sit(4, A_company="NIM", A_hand="COM-07", A_bank="9", B_company="NIM", B_hand="COM-13", turn="B")
    table.say("B spy COM-13 A")
    assert choice(table, "A") == "pass"  # nothing to lose


def test_it_takes_over_who_is_cheap() -> None:
    table = sit(4, A_company="NIM", A_bank="40", B_company="NIM", B_bank="3", B_table="NIM-01 COM-01")
    assert choice(table, "A") == "takeover B"
