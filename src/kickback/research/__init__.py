"""Kickback for research: every game as a PettingZoo environment and as an OpenSpiel game.

    from kickback import research

    env = research.env("scapegoat", seats=4)                      # PettingZoo, turn by turn (AEC)
    game = pyspiel.load_game("kickback_scapegoat(seats=4)")       # registered by the import above

`docs/research.md` describes observations, chance, and what is asked in which order.
"""

from importlib.util import find_spec

NEEDED = {"numpy": "numpy", "gymnasium": "gymnasium", "pettingzoo": "pettingzoo", "pyspiel": "open_spiel"}
_missing = [package for module, package in NEEDED.items() if find_spec(module) is None]
if _missing:
    raise ImportError(
        f"kickback.research needs {', '.join(_missing)}, which is not installed; "
        "install it together with Kickback by: pip install 'kickback[research]'"
    )

from kickback.research.encoders import encoder  # noqa: E402 - what is missing is named first
from kickback.research.miniatures import MINIATURES  # noqa: E402 - likewise
from kickback.research.setting import Setting, setting  # noqa: E402 - likewise
from kickback.research.spiel import register  # noqa: E402 - likewise
from kickback.research.zoo import KickbackEnv, env, mini  # noqa: E402 - likewise

register()

__all__ = ["MINIATURES", "KickbackEnv", "Setting", "encoder", "env", "mini", "setting"]
