"""What the text of a refusal tells: only what the seat that is refused may know."""

from __future__ import annotations

from kickback.engine.actions import Action
from kickback.engine.bans import Ban
from kickback.engine.plain import Facts
from kickback.games.wallet.table import Wallet


def ban_facts(table: Wallet, seat: int, action: Action, ban: Ban) -> Facts:
    return {}
