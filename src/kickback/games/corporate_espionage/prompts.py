"""What a seat is asked."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action
from kickback.engine.messages import Message
from kickback.engine.prompts import Prompt, StandingOrder
from kickback.games.corporate_espionage.options import Rules
from kickback.games.corporate_espionage.view import EspionageView

ORDERS: Final[tuple[StandingOrder, ...]] = ()


def first_minute(rules: Rules) -> list[Message]:
    return [Message("goal")]


def prompt(view: EspionageView, legal: list[Action], free: list[Action]) -> Prompt:
    return Prompt(view.moment, Message("goal"))


def order_answers(order: str, view: EspionageView) -> str:
    return ""
