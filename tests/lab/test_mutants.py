"""Mutants: faults are found in a source, tried against what reaches them, kept, explained and counted."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pytest

from kickback.cli import main, mutants, rules
from kickback.engine import COMPILED
from kickback.lab import coverage
from kickback.lab.coverage import Coverage
from kickback.lab.mutants.crew import NoTrials
from kickback.lab.mutants.explained import REASONS, BadExplanation, Explanation, explanations
from kickback.lab.mutants.operators import OPERATORS, cited, mutated
from kickback.lab.mutants.report import Count, kills, report
from kickback.lab.mutants.source import mutants as mutants_of
from kickback.lab.mutants.targets import Target, modules_of, rules_of, target
from kickback.lab.mutants.trials import KILLED, SURVIVED, UNREACHED, Result, State, kept_results, trials

SOURCE = '''"""A rule or two."""

LIMIT = 3


def fee(cards: int) -> int:
    """STD-FEE-1: above the limit, cards cost."""
    if cards > LIMIT:
        return 1
    return 0


def spent(left: int) -> int:
    """STD-FEE-2: everything goes, one by one."""
    while left > 0:
        left -= 1
    return left


def forgotten(cards: int) -> bool:
    return cards == 7
'''

TESTS = """from standin.rules import fee, spent


def test_fee() -> None:
    assert [fee(2), fee(5)] == [0, 1]


def test_spent() -> None:
    assert spent(3) == 0
"""


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> tuple[Target, State]:
    """A stand-in package after its first run."""
    found = standin(tmp_path_factory.mktemp("standin"))
    return found, last(found)


def standin(root: Path) -> Target:
    package = root / "standin"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "rules.py").write_text(SOURCE)
    (root / "tests").mkdir()
    (root / "tests" / "test_rules.py").write_text(TESTS)
    return at(root)


def at(root: Path) -> Target:
    modules = modules_of(root / "standin", "standin")
    return Target("standin", "standin", modules, [], [str(root / "tests")], str(root), paths=[str(root)], shortest=0.5)


def nobody(done: int, of: int) -> None:
    """Who listens while tests are recorded."""


def last(found: Target, resume: bool = False, sample: int | None = None) -> State:
    return list(trials(found, 2, sample, "seed", resume, nobody))[-1]


def outcome(state: State, after: str) -> Result:
    return next(result for result in state.results if result.after == after)


def test_the_planted_survivors_are_found(tried: tuple[Target, State]) -> None:
    _, state = tried
    assert len(state.results) == state.wanted == len(state.everybody)
    survivors = {result.after: result.how for result in state.results if result.outcome == SURVIVED}
    assert survivors == {
        "if cards >= LIMIT:": "",  # nobody tries the limit itself
        "LIMIT = 4": "",
        "LIMIT = 2": "",
        "return cards != 7": UNREACHED,
        "return cards == 8": UNREACHED,
        "return cards == 6": UNREACHED,
    }
    noticed = outcome(state, "if cards <= LIMIT:")
    assert (noticed.outcome, noticed.how, noticed.by) == (KILLED, "test", "tests/test_rules.py::test_fee")
    assert noticed.clauses == ["STD-FEE-1"]


def test_a_loop_without_end_is_killed(tried: tuple[Target, State]) -> None:
    _, state = tried
    endless = outcome(state, "left += 1")
    assert (endless.outcome, endless.how) == (KILLED, "time-out")


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    found = standin(tmp_path)
    first = last(found, sample=5)
    kept = tmp_path / ".mutants" / "standin.jsonl"
    assert len(kept.read_text().splitlines()) == 5
    with kept.open("a") as file:
        file.write('{"name": "cut o')
    states = list(trials(found, 1, 7, "seed", True, nobody))
    assert [len(state.results) for state in states[:1]] == [7]  # states are one and the same, seen at its end
    assert len(states) == 3
    assert {result.name for result in first.results} < {result.name for result in states[-1].results}
    assert len(kept_results(kept)) == 7


def test_a_new_test_is_tried_on_survivors_only(tried: tuple[Target, State], tmp_path: Path) -> None:
    root = tmp_path / "copy"
    copytree(tried[0].root, root)
    found = at(root)
    test = root / "tests" / "test_limit.py"
    test.write_text(
        "from standin.rules import fee\n\n\ndef test_limit() -> None:\n    assert [fee(3), fee(4)] == [0, 1]\n"
    )
    states = list(trials(found, 2, None, "seed", True, nobody))
    again = len(states) - 1
    assert again == 6  # the survivors
    assert outcome(states[-1], "if cards >= LIMIT:").by == "tests/test_limit.py::test_limit"


def test_a_slow_test_is_not_asked(tmp_path: Path) -> None:
    found = standin(tmp_path)
    slow = (
        "from standin.rules import forgotten\n\n\ndef test_slow() -> None:\n    while not forgotten(8):\n        pass\n"
    )
    (tmp_path / "tests" / "test_slow.py").write_text(slow)
    state = last(found, sample=8)
    assert not [result for result in state.results if "test_slow" in result.by]
    kept = json.loads((tmp_path / ".mutants" / "standin.reach.json").read_text())
    assert {check["check"] for check in kept["checks"]} == {
        f"tests/test_rules.py::{name}" for name in ("test_fee", "test_spent")
    }


def test_what_fails_anyway_is_told(tmp_path: Path) -> None:
    found = standin(tmp_path)
    (tmp_path / "tests" / "test_rules.py").write_text(TESTS.replace("== 0", "== 1"))
    with pytest.raises(NoTrials, match="test_spent: it fails without any fault planted"):
        last(found)


def test_a_source_that_changes_meanwhile_ends_the_run(tmp_path: Path) -> None:
    found = standin(tmp_path)
    run = trials(found, 1, None, "seed", False, nobody)
    next(run)
    next(run)
    (tmp_path / "standin" / "rules.py").write_text(SOURCE + "\n")
    with pytest.raises(NoTrials, match="has changed since the run began"):
        list(run)


def test_a_test_that_fails_after_others_is_told(tmp_path: Path) -> None:
    """It would kill every mutant it meets."""
    found = standin(tmp_path)
    slow = "    sum(range(10**6))\n"
    alone = f"import standin\n\n\ndef test_alone() -> None:\n{slow}    assert not hasattr(standin, 'used')\n"
    (tmp_path / "tests" / "test_alone.py").write_text(alone)
    (tmp_path / "tests" / "test_use.py").write_text(
        "import standin\n\n\ndef test_use() -> None:\n    standin.used = 1\n"
    )
    with pytest.raises(NoTrials, match="test_alone fails without any fault planted, if it is run after others"):
        last(found)


GIVEN = {
    "module": "standin.rules",
    "function": "fee",
    "line": "if cards > LIMIT:",
    "operator": "boundary",
    "reason": "equivalent",
    "why": "Hands never hold just three cards.",
}


def written(folder: Path, **changed: str) -> Path:
    path = folder / "survivors.toml"
    lines = [f"{key} = {json.dumps(value)}" for key, value in (GIVEN | changed).items()]
    path.write_text("[[survivor]]\n" + "\n".join(lines) + "\n")
    return path


def test_explanations_are_honoured(tried: tuple[Target, State], tmp_path: Path) -> None:
    found, state = tried
    plain = report(found, state, [])
    assert (plain.count.survived, plain.count.explained) == (6, 0)
    explained = report(found, state, explanations(written(tmp_path)))
    assert (explained.count.survived, explained.count.explained) == (5, 1)
    assert explained.count.rate > plain.count.rate
    assert explained.clauses["STD-FEE-1"].rate == 1.0
    assert not explained.stale
    assert "if cards >= LIMIT:" in plain.markdown()
    text = explained.markdown()
    assert "if cards >= LIMIT:" not in text[: text.index("## Survivors that are explained")]
    assert "if cards >= LIMIT:" in text
    assert f"{explained.explained[0][1].reason}: {explained.explained[0][1].why}" in text


def test_an_explained_mutant_meets_only_the_scenarios(tried: tuple[Target, State], tmp_path: Path) -> None:
    root = tmp_path / "copy"
    copytree(tried[0].root, root)
    found = at(root)
    (root / ".mutants" / "standin.jsonl").unlink()

    def survived(explained: str) -> bool:
        state = list(trials(found, 2, None, "seed", True, nobody, lambda mutant: mutant.after == explained))[-1]
        return outcome(state, "if cards <= LIMIT:").outcome == SURVIVED

    assert survived("if cards <= LIMIT:")  # no test has met it
    assert not survived("")  # and without its explanation all of them do


def test_stale_explanations_are_told(tried: tuple[Target, State], tmp_path: Path) -> None:
    found, state = tried
    gone = report(found, state, explanations(written(tmp_path, line="if cards > MOST:")))
    assert "there is no such mutant" in gone.stale[0]
    dead = report(found, state, explanations(written(tmp_path, operator="comparison")))
    assert "killed by tests/test_rules.py::test_fee" in dead.stale[0]
    elsewhere = report(found, state, explanations(written(tmp_path, module="another.game")))
    assert not elsewhere.stale


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"reason": "because"}, "'because' is no reason; there are: equivalent"),
        ({"operator": "magic"}, "'magic' is no operator; there are: boundary"),
        ({"why": ""}, "survivor 1: it has no 'why'"),
        ({"line_number": "12"}, "nobody knows 'line_number'"),
    ],
)
def test_bad_explanations_are_refused(tmp_path: Path, changed: dict[str, str], says: str) -> None:
    with pytest.raises(BadExplanation, match=says):
        explanations(written(tmp_path, **changed))


def test_every_explanation_of_the_project_fits_a_mutant() -> None:
    root = Path(__file__).parents[2]
    given = explanations(root / "tests" / "survivors.toml")
    assert given
    for module in {one.module for one in given}:
        path = root / "src" / f"{module.replace('.', '/')}.py"
        if not path.is_file():
            path = path.with_suffix("") / "__init__.py"
        there = mutants_of(module, path.read_bytes())
        stale = [str(one) for one in given if one.module == module and not any(map(one.fits, there))]
        assert not stale


def test_kills_by_clause_count_only_what_still_stands(tried: tuple[Target, State]) -> None:
    found, _ = tried
    reason = Explanation("standin.rules", "fee", "if cards > LIMIT:", "boundary", "equivalent", "so it is")
    counts = kills(found, [reason])
    assert (counts["STD-FEE-1"].survived, counts["STD-FEE-1"].explained) == (0, 1)
    other = found.root + "/standin/__init__.py"
    assert kills(replace(found, modules={"standin.rules": other}), []) == {}


def test_coverage_shows_kills_where_there_are_some(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def known(game: str) -> Coverage:
        return Coverage(proofs={f"{game}-1": ["one"], f"{game}-2": ["two"]})

    monkeypatch.setattr(coverage, "coverage", known)
    monkeypatch.setattr(rules, "kills_of", lambda _: {})
    assert main(["rules", "scapegoat", "--coverage"]) == 0
    assert capsys.readouterr().out.startswith(f"{'scapegoat-1':22}   1  one\n")
    monkeypatch.setattr(rules, "kills_of", lambda game: {f"{game}-2": Count(killed=3, survived=1, explained=2)})
    assert main(["rules", "scapegoat", "--coverage"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["tests", "mutants", "killed"]
    assert [line.split() for line in lines[1:3]] == [
        ["scapegoat-1", "1", "one"],
        ["scapegoat-2", "1", "3", "of", "4", "two"],
    ]
    assert lines[-1] == "0 of 1 clauses with mutants have all of them killed"


def test_the_page_names_every_operator_and_reason() -> None:
    page = (Path(__file__).parents[2] / "docs" / "laboratory.md").read_text(encoding="utf-8")
    faults = page.partition("### The faults")[2].partition("\n### ")[0]
    assert re.findall(r"^\| ([a-z-]+) \| .*\|$", faults, re.MULTILINE) == [
        "operator",
        *OPERATORS,
    ]
    for reason in REASONS:
        assert f"`{reason}`" in page


EACH = {
    "boundary": ("def f(a, b): return a < b", "return a <= b"),
    "comparison": ("def f(a, b): return a not in b", "return a in b"),
    "condition": ("def f(a):\n  if a:\n    go()", "if not (a):"),
    "connective": ("def f(a, b, c): return a and b and c", "return (a or b) and c"),
    "arithmetic": ("def f(a): a += 2", "a -= 2"),
    "number": ("a = b[-1]", "a = b[-2]"),
    "truth": ("f(fast=True)", "f(fast=False)"),
    "extreme": ("a = min(b)", "a = max(b)"),
    "removal": ("def f(a):\n  a.b = (1,\n    2)", "pass"),
    "fall-through": ("def f(a):\n  if a: return 1\n  return 2", "if a: pass"),
    "loop": ("for a in b:\n  if a: break", "if a: continue"),
    "neighbour": ("def f(a, seat: int): return a[seat]", "return a[seat - 1]"),
    "swap": ("def f(a: int, b: int): g(a, b)", "g(b, a)"),
    "citation": ('ban("STD-FEE-1", "no")', 'ban("STD-FEE-2", "no")'),
}


@pytest.mark.parametrize("operator", OPERATORS)
def test_every_operator_plants_its_fault(operator: str) -> None:
    source, expected = EACH[operator]
    found = [mutant for mutant in mutants_of("a", source.encode()) if mutant.operator == operator]
    assert any(mutant.after.endswith(expected) for mutant in found), [mutant.after for mutant in found]
    for mutant in found:
        planted = mutated(source.encode(), mutant.start, mutant.end, mutant.text)
        assert planted.count(b"\n") == source.count("\n")
        compile(planted, "a", "exec")


def test_nothing_is_planted_in_what_no_rule_needs() -> None:
    source = '''"""Number 1."""
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    import b
@c(1)
def f(a: Literal[1] = b) -> Literal[2]:
    """Number 3 > 2."""  # 1 + 1
    Option("hand", clauses=("STD-FEE-1",))
    assert a > 1, "no"
    text = f"{a + 1} of {a > 2}"
    for x, y in zip(text, text, strict=True):
        raise NotImplementedError
'''
    assert {mutant.operator for mutant in mutants_of("a", source.encode())} == {"removal"}  # of the call of Option


def test_numbers_in_a_row_are_only_confused_with_each_other() -> None:
    source = "FREE = 0\nBUSY = 1\nDONE = 2  # at last\n\nHAND = 7\n"
    found = [mutant.after for mutant in mutants_of("a", source.encode())]
    assert found == ["BUSY = 0", "DONE = 1", "HAND = 6", "HAND = 8"]


def test_names_of_mutants_outlive_edits_elsewhere() -> None:
    before = mutants_of("a", SOURCE.encode())
    after = mutants_of("a", SOURCE.replace('rule or two."""', 'rule or three."""\n\nMORE = True').encode())
    assert {mutant.name for mutant in before} < {mutant.name for mutant in after}
    assert len({mutant.name for mutant in before}) == len(before)


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("STD-FEE-1: so.", ["STD-FEE-1"]),
        ("STD-FEE-1 to -3, STD-END-2, -4: so.", ["STD-FEE-1", "STD-FEE-2", "STD-FEE-3", "STD-END-2", "STD-END-4"]),
        ("STD-FEE: so, from 1 to -3.", []),
    ],
)
def test_citations_are_read(text: str, clauses: list[str]) -> None:
    assert cited(text) == clauses


def test_rules_are_told_by_role_and_use(tmp_path: Path) -> None:
    files = {
        "__init__": "from g.table import t\nfrom g.story import tell\nfrom g import worlds",
        "table": "from g.cards import c",
        "cards": "",
        "story": "from g import cards\nimport g.grammar",
        "grammar": "",
        "worlds/__init__": "from g.worlds.draw import d",
        "worlds/draw": "from g.unseen import u",
        "unseen": "from g.table import t",
    }
    for name, text in files.items():
        path = tmp_path / f"{name}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    assert set(rules_of(modules_of(tmp_path, "g"))) == {"g", "g.table", "g.cards"}


needs_sources = pytest.mark.skipif(COMPILED, reason="faults are planted in plain sources")


@needs_sources
def test_scenarios_kill_in_their_own_process(tmp_path: Path) -> None:
    """Some mutants of a real module, against some real scenarios."""
    root = Path(__file__).parent.parent.parent
    whole = target("scapegoat", root / "src" / "kickback", root)
    assert whole.modules["kickback.games.scapegoat"].endswith("__init__.py")
    assert not [name for name in whole.modules if "worlds" in name or "story" in name]
    cards = next(name for name in whole.modules if name.endswith((".cards", ".components")))
    few = replace(whole, modules={cards: whole.modules[cards]}, tests=[], root=str(tmp_path), soaked=[])
    few.scenarios = [path for path in whole.scenarios if "/ex0" in path]
    state = last(few, sample=10)
    assert len(state.results) == min(10, len(state.everybody))
    assert state.count(KILLED) > len(state.results) / 2
    assert {result.how for result in state.results if result.killed} <= {"scenario", "loading", "time-out"}


@pytest.fixture
def command(tried: tuple[Target, State], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., int]:
    """The command on the stand-in, of which everything is known already."""

    def wanted(said: argparse.Namespace) -> tuple[list[Target], list[Explanation]]:
        assert said.resume
        return [tried[0]], []

    monkeypatch.setattr(mutants, "wanted", wanted)
    monkeypatch.chdir(tmp_path)

    def run(*words: str) -> int:
        return main(["mutants", "--resume", "--report", str(tmp_path / "report.md"), *words])

    return run


def test_the_command_counts_and_shows(
    command: Callable[..., int], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert command() == 0
    shown = capsys.readouterr().out
    assert "standin/rules.py:8 fee (boundary)\n  - if cards > LIMIT:\n  + if cards >= LIMIT:" in shown
    assert "## Survivors" in (tmp_path / "report.md").read_text()
    assert command("--at-least", "0.99", "--json") == 1
    figures = json.loads(capsys.readouterr().out)[0]
    assert figures["survived"] == 6
    assert figures["survivors"][0]["at"] == "standin/rules.py:3"
