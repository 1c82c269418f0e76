"""What is said between the one who plans trials and the workers who do them. It loads nothing."""

from __future__ import annotations

from typing import Any, Final  # jobs and answers are JSON

LOADED: Final = "loading"  # the check that is none: what runs before every one of them
SOAK: Final = "soak"  # the check that plays random games

Job = dict[str, Any]
Reach = dict[str, int]  # by module, the lines that run: bit n stands for line n
