"""Every rule has a number: the clauses code and tests cite exist, and every scenario holds."""

import re
from pathlib import Path

import pytest

from kickback.games import NAMES, game, ledger, package
from kickback.records.check import check
from kickback.records.record import read, write

ROOT = Path(__file__).parent.parent
SCENARIOS = sorted((ROOT / "tests" / "scenarios").glob("*/*.txt"))


@pytest.mark.parametrize("name", NAMES)
def test_code_cites_only_known_clauses(name: str) -> None:
    rules = ledger(name)
    cited = re.compile(rf"\b{game(name).code}-[A-Z]+-\d+\b")
    sources = ROOT / "src" / package(name).replace(".", "/")
    for path in sources.rglob("*.py"):
        unknown = set(cited.findall(path.read_text(encoding="utf-8"))) - set(rules.clauses)
        assert not unknown, f"{path.name} cites {', '.join(sorted(unknown))}"


@pytest.mark.parametrize("name", NAMES)
def test_options_name_known_clauses(name: str) -> None:
    rules = ledger(name)
    for option in game(name).options:
        for clause in option.clauses:
            assert clause in rules.clauses, f"{option.key} names {clause}"


@pytest.mark.parametrize("name", NAMES)
def test_presets_are_allowed(name: str) -> None:
    chosen = game(name)
    for given in chosen.presets.values():
        seats = [n for n in range(chosen.fewest, min(chosen.most, 8) + 1) if allowed(name, n, given)]
        assert seats


def allowed(name: str, seats: int, given: dict[str, str]) -> bool:
    from kickback.engine.bans import Refused

    try:
        game(name).settle(seats, given)
    except Refused:
        return False
    return True


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"))
    check(record)
    again = read(write(record))
    assert write(again) == write(record)
    assert record.header.get("proves"), "a scenario names the clauses it proves"


def test_scenarios_lie_in_their_game() -> None:
    for path in SCENARIOS:
        assert path.parent.name in NAMES
        assert f"game: {path.parent.name}\n" in path.read_text(encoding="utf-8")
