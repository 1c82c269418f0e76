"""Text files that people name: records, cards, decks."""

from __future__ import annotations

from pathlib import Path

LARGEST = 16_000_000  # characters, far more than any record has; a device may have no end at all


class NoText(Exception):
    """Why a file cannot be read, in words."""


def text_in(path: Path) -> str:
    """The text of a file; raises `NoText`."""
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LARGEST + 1)
    except OSError as fault:
        raise NoText(f"{path}: {fault.strerror or fault}") from None
    except UnicodeDecodeError:
        raise NoText(f"{path}: this is no text file") from None
    if len(text) > LARGEST:
        raise NoText(f"{path}: longer than {LARGEST:,} characters")
    return text
