"""The kernel: moments, actions, piles, events, chance, options, ledger. It knows no game."""

from typing import Final

COMPILED: Final = not __file__.endswith(".py")
