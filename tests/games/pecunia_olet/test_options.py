"""House rules: as written for players, as declared, and as they turn each other."""

from __future__ import annotations

import re

import pytest

from kickback.engine.options import write
from kickback.games import ledger
from kickback.games.pecunia_olet import GAME
from kickback.games.pecunia_olet.options import OPTIONS, PRESETS, Rules

ROW = re.compile(r"^\| `([a-z-]+)` \| ([^|]*) \| ([^|]*) \| [^|]+ \|$", re.MULTILINE)
PRESET = re.compile(r"^\| `([a-z-]+)` \| ([^|]*) \| [^|]* \|$", re.MULTILINE)


def rules(seats: int = 3, **given: str) -> Rules:
    return Rules(seats, GAME.settle(seats, {key.replace("_", "-"): value for key, value in given.items()}))


def test_players_read_what_is_declared() -> None:
    written = {key: (values, default) for key, values, default in ROW.findall(ledger("pecunia-olet").text)}
    assert written == {option.key: (option.allowed(), write(option.default)) for option in OPTIONS}
    presets = {
        name: dict(re.findall(r"`([a-z-]+)=([a-z0-9]+)`", given))
        for name, given in PRESET.findall(ledger("pecunia-olet").text)
    }
    assert presets == PRESETS


def test_options_cite_clauses_that_exist() -> None:
    known = ledger("pecunia-olet").clauses
    assert all(clause in known for option in OPTIONS for clause in option.clauses)


@pytest.mark.parametrize("preset", list(PRESETS))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_presets_can_be_played(preset: str, seats: int) -> None:
    assert GAME.settle(seats, PRESETS[preset]).changed() == PRESETS[preset]


@pytest.mark.proves("PEC-SECRET-1", "PEC-RULING-7")
def test_open_money_opens_everything_else() -> None:
    table = rules(money="open", sale_log="cash", godfather_payments="secret", memory_aid="on")
    assert (table.open_payments, table.full_log, table.counted_fakes, table.memory_aid) == (True, True, True, False)


@pytest.mark.proves("PEC-RULING-11", "PEC-RULING-7")
def test_secret_lots_cannot_be_counted() -> None:
    table = rules(sale_log="cash", fake_stock="box")
    assert (table.full_log, table.counted_fakes) == (False, False)
    assert rules(fake_stock="endless").counted_fakes is False
    assert rules().counted_fakes is True


@pytest.mark.proves("PEC-RULING-10")
def test_a_counted_bank_opens_the_payments() -> None:
    assert rules(bank="box").open_payments is True
    assert rules().open_payments is False


@pytest.mark.proves("PEC-RULING-14")
def test_a_patrol_replaces_the_stall_limit() -> None:
    assert (rules(extra_patrol="1").stall_limit, rules(extra_patrol="1").extra_patrol) == (0, 1)
    assert rules().stall_limit == 3
    assert GAME.finite({"stall-limit": "0"}) == {"stall-limit": "9"}
    assert GAME.finite({"stall-limit": "0", "extra-patrol": "1"}) == {"stall-limit": "0", "extra-patrol": "1"}
    assert GAME.finite({}) == {}


def test_what_changes_only_what_is_shown() -> None:
    assert [option.key for option in OPTIONS if option.screen] == ["memory-aid", "end-reveal"]
