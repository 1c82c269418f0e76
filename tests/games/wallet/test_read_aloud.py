"""Wallet read aloud: these pages say what was told, refused and seen in its scenarios."""

from __future__ import annotations

import pytest

from tests.games.read_aloud import PAGES, kept, page

TOLD = [
    "e15-shared-fund", "e15-fund-single-receiver", "fund-without-money", "e16-birthday-for-three",
    "e16-birthday-for-two", "right-to-the-right", "e17-left-with-an-empty-hand", "swap", "inspect-and-keep",
    "inspect-and-return", "snatch", "e19-request-by-value", "e19-request-in-vain", "emergency-fund",
    "e20-dispose-twice", "double-buy", "e18-emergency-double", "extra-put", "e08-atm-cover", "e08-currency-exchange",
    "ordered-atm", "ordered-birthday", "e06-hidden-card-stays-secret", "e22-two-officers", "e23-guilty-officer",
    "police-innocent-target", "police-may-decline", "e07-credit-card", "credit-card-in-vain", "next-round",
    "e26-all-guilty", "e27-more-tokens-win", "free-talk", "tokens-lie-face-up", "pass-allowed",
    "e09-time-runs-out-by-itself", "setup-two-seats", "e14-sold-out", "atm-empty",
]  # fmt: skip
SEEN = ["e08-atm-cover", "e06-hidden-card-stays-secret", "e22-two-officers", "last-minute-race", "e15-shared-fund"]


@pytest.mark.parametrize("name", PAGES)
def test_the_pages_say_what_happens(name: str) -> None:
    assert page("wallet", name, TOLD, SEEN) == kept("wallet", name).read_text(encoding="utf-8")
