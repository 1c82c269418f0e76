"""Without the extra packages there is a plain word, and the rest of Kickback does not mind."""

from __future__ import annotations

import subprocess
import sys

BLOCKED = """
import sys
from importlib.machinery import PathFinder
class Without(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        found = None if name.partition(".")[0] in {packages} else PathFinder.find_spec(name, path, target)
        return found
sys.meta_path = [Without if finder is PathFinder else finder for finder in sys.meta_path]
import kickback.games
kickback.games.game("scapegoat")
import kickback.cli
"""


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=120)


def test_what_is_missing_is_named_with_the_remedy() -> None:
    done = run(BLOCKED.replace("{packages}", "{'pettingzoo', 'pyspiel'}") + "import kickback.research\n")
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last == (
        "ImportError: kickback.research needs pettingzoo, open_spiel, which is not installed; "
        "install it together with Kickback by: pip install 'kickback[research]'"
    )


def test_with_everything_there_the_same_works() -> None:
    done = run(BLOCKED.replace("{packages}", "set()") + "import kickback.research\nprint('fine')\n")
    assert done.stdout == "fine\n", done.stderr


def test_python_shuts_down_in_peace_with_games_open() -> None:
    """OpenSpiel keeps what makes a game until after Python has shut down."""
    code = (
        "import pyspiel, kickback.research\nstate = pyspiel.load_game('kickback_scapegoat_mini').new_initial_state()\n"
    )
    done = run(code)
    assert done.returncode == 0, done.stderr
