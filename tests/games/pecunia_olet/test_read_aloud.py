"""Pecunia Olet read aloud: these pages say what was told, refused and seen in its scenarios."""

from __future__ import annotations

import pytest

from tests.games.read_aloud import PAGES, kept, page

TOLD = [
    "six-actions", "asides", "bad-lawyer-through-the-great", "ban-three-stars", "bank-box-diners-by-the-pawn",
    "diners-choose-together", "diners-without-fakes", "empty-visits", "end-skips-who-has-none", "example-01-mixed-lot",
    "example-07-strike-and-the-window", "example-12-supply-short", "example-13-sunglasses", "example-14-market-slides",
    "example-14b-deck-runs-out", "example-17-end-in-mid-round", "example-23-lawyer-with-nobody-on-the-board",
    "example-24-false-trip", "example-25-withdraw-to-buy", "example-27-stall", "example-31-counted-bank",
    "extra-patrol", "fly-what-others-see", "godfather-payments-open", "last-henchmen-and-the-pawn", "lawyer-declines",
    "sales-face-down", "scoring-totals-only", "scoring", "secrets-open-money", "tie-draw", "tie-rematch", "tie-shared",
]  # fmt: skip
SEEN = ["bad-lawyer-through-the-great", "diners-choose-together", "example-31-counted-bank", "scoring-totals-only"]


@pytest.mark.parametrize("name", PAGES)
def test_the_pages_say_what_happens(name: str) -> None:
    assert page("pecunia-olet", name, TOLD, SEEN) == kept("pecunia-olet", name).read_text(encoding="utf-8")
