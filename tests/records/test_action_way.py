"""The table in docs/architecture.md of how far one action travels is true."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from kickback.engine import COMPILED

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "action_way"
ROW = re.compile(r"^\| [^|]+ \| `([^`]+)` \| `(\S+) (\d+)` \| (\d+) \| (\d+) \|$", re.MULTILINE)


def way(*given: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own: what a game makes once and keeps, other tests may have made already."""
    return subprocess.run([sys.executable, TOOL, *given], cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.skipif(COMPILED, reason="calls of compiled code cannot be counted")
def test_the_table_says_how_far_an_action_travels() -> None:
    rows = ROW.findall((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"))
    assert len(rows) == 5
    said = [f"{action}: {calls} calls, {changes} changes of file" for action, _, _, calls, changes in rows]
    places = [word for _, scenario, line, _, _ in rows for word in (f"tests/scenarios/{scenario}", line)]
    counted = way(*places).stdout.splitlines()
    assert [line[2 : line.rindex(",")] for line in counted] == said


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ([], "usage: "),
        (["tests/scenarios/wallet/buy.txt"], "usage: "),
        (["tests/scenarios/wallet/buy.txt", "first"], "usage: "),
        (["no-such-file", "1"], "there is no scenario no-such-file"),
        (["tests/scenarios/wallet/buy-paid-cards-stay.txt", "1"], "has no action in line 1"),
    ],
)
def test_what_cannot_be_counted_is_said(given: list[str], why: str) -> None:
    done = way(*given)
    assert done.returncode == 1
    assert why in done.stderr
    assert "Traceback" not in done.stderr
