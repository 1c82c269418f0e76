"""The examples run as they stand, and the documentation shows them as they are."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
PAGE = ROOT / "docs" / "bots.md"


def body(path: Path) -> str:
    """A program without the words at its top."""
    return path.read_text(encoding="utf-8").partition('"""\n\n')[2].strip()


def test_a_bot_in_ten_lines_plays() -> None:
    ran = subprocess.run([sys.executable, EXAMPLES / "bot_in_ten_lines.py"], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"the spender won \d+ of 20 games\n", ran.stdout)


def test_the_page_shows_the_examples_as_they_are() -> None:
    page = PAGE.read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert [block.strip() for block in blocks] == [
        body(EXAMPLES / "bot_in_ten_lines.py"),
        body(EXAMPLES / "bot_outside.py"),
    ]
