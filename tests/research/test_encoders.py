"""What a seat sees, in numbers."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from kickback.games import NAMES
from kickback.research import encoder, setting
from kickback.research.encoders import Encoder
from kickback.research.encoders.sheet import Vector
from kickback.research.play import Play, begun
from kickback.research.setting import Deal
from tests.research.tables import moments, preset, presets

DOCS = Path(__file__).parents[2] / "docs" / "research.md"


@pytest.mark.no_cover
@pytest.mark.parametrize("name", NAMES)
def test_numbers_stay_within_bounds_and_every_part_says_something(name: str) -> None:
    """Over all presets and some other house rules, every part of the vector is written by somebody at some time."""
    parts: set[str] = set()
    used: set[str] = set()
    tables = [preset(name, seats, chosen) for game, seats, chosen in presets() if game == name]
    for number, table in enumerate([*tables, *(setting(name, 0, options) for options in HOUSE_RULES[name])]):
        sheet = encoder(table)
        parts |= {part.name for part in sheet.parts}
        vectors: set[bytes] = set()
        asked = 0
        for step, play in enumerate(moments(table, f"parts-{name}-{number}")):
            asked += 1
            for seat in range(table.seats):
                if (step + seat) % 4 and seat != play.seat:
                    continue
                vector = sheet.encode(play.table.view(seat))
                assert vector.dtype == np.float32
                assert vector.shape == (sheet.length,)
                assert float(np.abs(vector).max()) <= 1
                named = sheet.named(vector)
                assert named["seat"].tolist() == [float(other == seat) for other in range(table.seats)]
                used |= {part for part, values in named.items() if values.any()}
                vectors.add(vector.tobytes())
        assert len(vectors) > asked / 2
    assert parts - used == RARE.get(name, set())


# What random players do not bring about in so few games; the tests below do.
RARE: dict[str, set[str]] = {"wallet": {"seized"}, "pecunia-olet": {"committed", "pick", "tied"}}
HOUSE_RULES: dict[str, list[dict[str, str]]] = {
    "scapegoat": [{"closer-draws": "off"}, {"round-limit": "5"}],
    "embezzlement": [{"answer-me": "on", "ask-limit": "3", "vault": "on"}, {"endless": "on", "endless-laps": "2"}],
    "wallet": [{"wallet-access": "ordered"}, {"last-minute-order": "race"}, {"hourglasses": "8"}, {"rounds": "5"}],
    "pecunia-olet": [
        {"diner-choice": "owner", "start-money": "equal"},
        {"stall-limit": "1"},
        {"fake-stock": "endless"},
    ],
    "corporate-espionage": [{"max-rounds": "30"}, {"takeover-mix": "on"}, {"start-bank": "40"}],
}


@pytest.mark.parametrize("name", NAMES)
def test_the_documentation_lists_every_part(name: str) -> None:
    """The table in the docs is the encoder's own description of the usual table."""
    text = DOCS.read_text(encoding="utf-8")
    table = setting(name)
    sheet = encoder(table)
    assert f"| {name} | {table.seats} | {sheet.length} | {sheet.actions} |" in text
    for part in sheet.parts:
        assert f"| `{part.name}` | {part.size} | {part.says} |" in text


def at(name: str, seats: int, deal: Deal, options: dict[str, str] | None = None) -> tuple[Play, Encoder]:
    table = setting(name, seats, options, (deal,))
    return begun(table, "encoders"), encoder(table)


def parts(play: Play, sheet: Encoder, seat: int) -> dict[str, Vector]:
    return sheet.named(sheet.encode(play.table.view(seat)))


def test_scapegoat_shows_a_hidden_card_to_its_player_alone() -> None:
    deal = {"A.hand": ["2D", "3D", "4D", "KS"], "start": ["A"]}
    play, sheet = at("scapegoat", 3, deal)
    play.choose(next(number for number, action in play.offered.items() if action.text == "down KS"))
    own, other = parts(play, sheet, 0), parts(play, sheet, 1)
    king = 51
    assert np.flatnonzero(own["down"]).tolist() == [king]
    assert not other["down"].any()
    assert own["downs"].tolist() == [0.5, 0, 0]
    assert other["downs"].tolist() == [0, 0, 0.5]
    assert own["hand"].sum() == other["hand"].sum() == 4
    assert other["start"].tolist() == [0, 0, 1]


def test_embezzlement_counts_seats_and_years_from_the_own_board() -> None:
    deal = {"turn": ["A"], "phase": ["action"], "B.board": ["1:5/4", "2:3/T*"], "B.stash": ["30"]}
    play, sheet = at("embezzlement", 3, deal)
    own, other = parts(play, sheet, 1), parts(play, sheet, 0)
    assert np.flatnonzero(own["lies"]).tolist() == [0, 1]
    assert np.flatnonzero(other["lies"]).tolist() == [8, 9]
    assert np.flatnonzero(own["kind"]).tolist() == [3, 6 + 5]
    assert not other["kind"].any()
    assert np.flatnonzero(other["otr"]).tolist() == [9]
    assert other["paid"][8:10].tolist() == pytest.approx([1, 0.6])
    assert other["stash"][1] == own["stash"][0] == 0.5


def test_embezzlement_has_a_column_for_each_kind_in_its_box() -> None:
    deal = {"turn": ["A"], "phase": ["action"], "B.board": ["1:5/8", "2:3/T*"]}
    play, sheet = at("embezzlement", 3, deal, {"box": "eights"})
    assert np.flatnonzero(parts(play, sheet, 1)["kind"]).tolist() == [5, 7 + 6]


def test_embezzlement_keeps_a_vault_shut() -> None:
    play, sheet = at("embezzlement", 2, {"A.stash": ["7"], "B.stash": ["9"]}, {"vault": "on"})
    seen = parts(play, sheet, 0)
    assert seen["vault"].tolist() == [0, 1]
    assert seen["stash"].tolist() == pytest.approx([7 / 60, 0])


def test_wallet_tells_how_far_a_choice_in_steps_has_come_to_its_seat_alone() -> None:
    deal = {"A.hand": ["D200", "J200", "JS"], "A.coin": ["1"], "B.coin": ["2"]}
    play, sheet = at("wallet", 2, deal, {"specials": "off"})
    for text in ("buy", "pay D200"):
        play.choose(next(number for number, action in play.offered.items() if action.text == text))
    assert np.flatnonzero(parts(play, sheet, 0)["said"]).tolist() == [5, 24 + 3]
    assert not parts(play, sheet, 1)["said"].any()
    check = parts(play, sheet, 0)["check"]
    assert check[0] == 1
    assert check[1] == 0.25


def test_pecunia_olet_hides_what_a_flight_moved() -> None:
    deal = {"first": ["A"], "A.cash": ["100"], "B.cash": ["70"]}
    play, sheet = at("pecunia-olet", 3, deal)
    play.choose(next(number for number, action in play.offered.items() if action.text == "fly c1 keep 20"))
    own, other = parts(play, sheet, 0), parts(play, sheet, 1)
    assert own["cash"].tolist() == pytest.approx([0.02, 0, 0])
    assert own["account"].tolist() == pytest.approx([0.05, 0, 0])
    assert other["hidden"].tolist() == [0, 1, 1]
    ledger = other["ledger"].reshape(3, 6)
    assert ledger[2].tolist() == pytest.approx([0.1, 0, 0.03, 0.1, 0, 0])


def test_wallet_shows_what_the_police_took() -> None:
    deal = {
        "A.hand": ["PO", "PB", "D50"],
        "B.hand": ["E500", "E200", "JS"],
        "C.hand": ["JS"],
        "A.coin": ["1"],
        "hourglasses": ["1"],
    }
    play, sheet = at("wallet", 3, deal, {"specials": "off", "rounds": "1"})
    for text in ("flip", "search B"):
        play.choose(next(number for number, action in play.offered.items() if action.text == text))
    seized = parts(play, sheet, 2)["seized"].reshape(3, -1)
    assert np.flatnonzero(seized[1]).tolist() == [5 + 3, 5 + 4]
    assert not seized[0].any()


def test_pecunia_olet_seals_diners_and_shares_ties() -> None:
    deal = {"first": ["A"]}
    for seat, component in (("A", "ink"), ("B", "paper")):
        deal |= {f"{seat}.cards": ["printer", component, "diner"], f"{seat}.fakes": ["1-1-0"]}
    play, sheet = at("pecunia-olet", 2, deal, {"start-money": "equal", "tie": "draw", "stall-limit": "1"})
    while play.table.stack[-1].name == "placement":
        play.choose(min(play.offered))
    play.choose(next(number for number, action in play.offered.items() if action.text == "launder 0-1-0"))
    own, other = parts(play, sheet, 0), parts(play, sheet, 1)
    assert own["pick"].tolist() == pytest.approx([0, 0.1, 0])
    assert own["committed"].tolist() == [1, 0]
    assert not other["pick"].any()
    assert other["committed"].tolist() == [0, 1]
    while not play.over:
        play.choose(min(play.offered))
    assert parts(play, sheet, 0)["tied"].tolist() == [1, 1]


def test_corporate_espionage_numbers_slots_as_its_actions_do() -> None:
    """The face in a hand slot is that of the card which the action of that slot plays."""
    deal = {"A.hand": ["COM-11", "COM-01", "COM-01", "COM-10"], "B.hand": ["COM-07"], "turn": ["A"]}
    play, sheet = at("corporate-espionage", 2, deal, {"decks": "NIM,IRN"})
    slots = parts(play, sheet, 0)["slots"].reshape(15, -1)
    faces = slots.argmax(axis=1)[:3].tolist()
    assert slots.sum() == 3
    assert parts(play, sheet, 0)["copies"][:3].tolist() == [0.25, 0.5, 0.25]
    for slot, (face, text) in enumerate(zip(faces, ("COM-11", "COM-01", "COM-10"), strict=True)):
        played = [action.text for number, action in play.offered.items() if number // 2 == slot]
        assert any(text in words for words in played)
        assert face == int(text[-2:]) - 1
    other = parts(play, sheet, 1)
    assert other["cards"].tolist() == pytest.approx([1 / 15, 4 / 15])
    assert other["bank"][1] == pytest.approx(0.4)
