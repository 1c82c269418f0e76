"""The examples in the documentation run, and do what they say."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

from kickback.research import MINIATURES

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_the_page_runs(number: int) -> None:
    exec(compile(BLOCKS[number], f"docs/research.md, example {number + 1}", "exec"), {})


def test_the_page_has_examples_of_both_doors() -> None:
    assert len(BLOCKS) == 4
    assert any("research.env(" in block for block in BLOCKS)
    assert any("CFRPlusSolver" in block for block in BLOCKS)


def test_the_page_describes_every_miniature() -> None:
    for name, small in MINIATURES.items():
        assert f"| {name} | {small.says} |" in TEXT


@pytest.mark.no_cover
def test_the_learner_learns() -> None:
    before, after = runpy.run_path(str(ROOT / "examples" / "research_train_pettingzoo.py"))["main"]()
    assert after > before + 0.1


@pytest.mark.no_cover
def test_the_miniature_is_solved() -> None:
    assert 0 <= runpy.run_path(str(ROOT / "examples" / "research_solve_openspiel.py"))["main"]() < 0.003
