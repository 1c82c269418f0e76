"""Two builds beside each other: found, measured in turn, and judged by the lowest ratio."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import which

import pytest

from kickback.cli import lab, main
from kickback.engine import COMPILED
from kickback.lab import measuring
from kickback.lab.against import FIGURES, Duel, against
from kickback.lab.builds import Build, NoBuild, content, copied, of_commit, other_build, this_build

SCRIPT = "GAMES = {}\ndef game(name):\n    raise KeyError(name)\n"


def nobody(doing: str) -> None:
    """Who listens to what is being built."""


def test_a_build_is_as_fast_as_itself() -> None:
    this = this_build()
    steps = list(against(this, this, ["scapegoat"], 0.4, rounds=2))
    assert len(steps) == 2 * len(FIGURES)
    for duel in steps[-1]:
        assert not duel.wrong
        assert len(duel.ratios) == 2
        assert 0.2 < duel.ratio < 5


def test_the_middle_of_games_is_measured_where_both_builds_can_get() -> None:
    known, strange, other = (measuring.begun("wallet", number) for number in (3, 4, 5))
    strange.insert(5, (0, "no such thing"))
    found = measuring.answered("wallet", "replayed", [3, 4, 5], [known, strange, other])
    assert found == {"tables": [3, 5]}
    measured = measuring.answered("wallet", "clones", [3], [known])
    assert measured["count"] == measuring.CLONES
    assert "Unreadable" in str(measuring.answered("wallet", "clones", [4], [strange])["wrong"])


def package(folder: Path, games: str) -> Path:
    """A build that is hardly one."""
    for name, text in (("", ""), ("engine", ""), ("games", games)):
        path = folder / "kickback" / name / "__init__.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


@pytest.mark.skipif(COMPILED, reason="the other build is plain")
def test_a_build_that_lacks_something_is_not_compared(tmp_path: Path) -> None:
    old = other_build(str(package(tmp_path, SCRIPT)), nobody)
    duels = list(against(old, this_build(), ["scapegoat"], 0.1, rounds=1))[-1]
    assert all("ModuleNotFoundError" in duel.wrong and str(tmp_path) in duel.wrong for duel in duels)
    assert duels[0].plain().keys() == {"game", "figure", "wrong"}


def test_a_build_that_does_not_run_is_told(tmp_path: Path) -> None:
    package(tmp_path, SCRIPT)
    (tmp_path / "kickback" / "__init__.py").write_text("raise RuntimeError('broken')\n")
    with pytest.raises(NoBuild, match="does not run: RuntimeError: broken"):
        next(against(Build("old", tmp_path), this_build(), ["scapegoat"], 0.1))


def test_folders_are_found(tmp_path: Path) -> None:
    with pytest.raises(NoBuild, match="holds no Kickback"):
        other_build(str(tmp_path), nobody)
    inside = package(tmp_path / "env" / "lib" / "python3" / "site-packages", SCRIPT)
    assert other_build(str(tmp_path / "env"), nobody).folder == inside.resolve()


def test_only_what_a_build_needs_is_copied_and_counts(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    package(checkout / "src", SCRIPT)
    for name in ("setup.py", "pyproject.toml", "notes.txt"):
        (checkout / name).write_text(name)
    copied(checkout, tmp_path / "copy")
    assert {path.name for path in (tmp_path / "copy").iterdir()} == {"setup.py", "pyproject.toml", "src"}
    before = content(checkout)
    (checkout / "notes.txt").write_text("changed")
    assert content(checkout) == before
    (checkout / "setup.py").write_text("changed")
    assert content(checkout) != before


@pytest.mark.skipif(COMPILED or which("git") is None, reason="unpacks a commit without compiling it")
def test_a_commit_is_unpacked_once(tmp_path: Path) -> None:
    package(tmp_path / "src", SCRIPT)
    for words in (
        ["init", "-q"],
        ["add", "."],
        ["-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-qm", "first"],
    ):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    package(tmp_path / "src", "changed")
    told: list[str] = []
    first = of_commit("HEAD", tmp_path, told.append)
    again = of_commit("HEAD", tmp_path, told.append)
    assert first == again
    assert len(told) == 1
    assert first.folder.is_relative_to(tmp_path / ".bench")
    assert (first.folder / "kickback" / "games" / "__init__.py").read_text() == SCRIPT
    with pytest.raises(NoBuild, match="neither a folder nor a commit"):
        of_commit("no-such-commit", tmp_path, told.append)


@pytest.fixture
def raced(monkeypatch: pytest.MonkeyPatch) -> Callable[[list[float]], None]:
    """The command with figures that are known."""

    def set_up(ratios: list[float]) -> None:
        def known(*_: object) -> Iterator[list[Duel]]:
            duels = [Duel("scapegoat", "clones", 1, [100.0] * len(ratios), [100.0 * ratio for ratio in ratios])]
            yield [*duels, Duel("wallet", "clones", wrong="old: KeyError: 'wallet'")]

        monkeypatch.setattr(lab, "against", known)
        monkeypatch.setattr(lab, "other_build", lambda *_: Build("old", Path()))

    return set_up


def test_the_median_decides(raced: Callable[[list[float]], None], capsys: pytest.CaptureFixture[str]) -> None:
    raced([0.5, 1.0, 0.97, 2.0, 0.96])
    assert main(["bench", "--against", "old"]) == 0
    shown = capsys.readouterr().out
    assert "lowest ratio: 0.970, clones of scapegoat\n" in shown
    assert "not compared: clones of wallet: old: KeyError: 'wallet'" in shown
    raced([0.9, 0.94, 1.0])
    assert main(["bench", "--against", "old"]) == 1
    assert "lowest ratio: 0.940, clones of scapegoat, below 0.95" in capsys.readouterr().out
    assert main(["bench", "--against", "old", "--at-least", "0.9", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)["figures"]
    assert figures[0]["ratio"] == pytest.approx(0.94)
    assert "wrong" in figures[1]
