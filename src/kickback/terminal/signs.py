"""Signs of the table, and what stands for them where a terminal knows only ASCII. Nothing drawn is wider than it looks.

The switch is thrown once, before anything is laid out: no sign changes its width afterwards.
"""

from __future__ import annotations

import os
import sys
import unicodedata

SEATS = "●■▲◆⌂★✚○"  # a shape for each seat, A to H; the letter is always there too

ONE_FOR_ONE = {
    "►": ">", "▌": ">", "◡": "~", "▒": "#", "▓": "#", "✓": "+", "✗": "x", "✶": "*", "━": "=", "┄": ".", "┈": ".",
    "█": "#", "░": ".", "▰": "#", "▱": ".", "▇": "#", "╳": "X", "▴": "i", "▣": "S", "♛": "E", "☻": "e", "★": "*",
    "♠": "s", "♥": "h", "♦": "d", "♣": "c", "−": "-", "–": "-", "—": "-", "×": "x", "◂": "<", "▸": ">", "€": "E",
    "£": "P", "¥": "Y", "·": ".", "•": "*", "›": ">", "‹": "<", "▏": "_", "“": '"', "”": '"', "’": "'", "‘": "'",
    "▄": "=", "▀": "=", "∙": ".", "○": "o", "●": "o", "■": "#", "▲": "^", "◆": "*", "⌂": "A", "✚": "+", "⇧": "^",
    "←": "<", "→": ">", "↑": "^", "↓": "v", "║": "|", "═": "=", "▁": "_", "▂": ".", "▃": "-",
    "▅": "+", "▆": "*", "▉": "#",
}  # fmt: skip
LONGER = {"…": "..", "½": "1/2", "→": "->"}


class Ink:
    """Whether only ASCII may be written, and whether there is colour: set before the first page, for the whole program.

    Without colour, bold, underline and reverse say what a sign does not.
    """

    ascii: bool = False
    plain: bool = False


def only_ascii() -> bool:
    """Does this terminal's encoding lack our signs?"""
    encoding = (getattr(sys.stdout, "encoding", "") or "").lower().replace("-", "")
    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_CTYPE", "LANG")]
    locale = next((name for name in names if name), "")
    return "utf" not in encoding or locale in ("C", "POSIX")


def fold(text: str) -> str:
    """The text in the signs this terminal has. Words are folded before they are laid out, so they may grow."""
    if not Ink.ascii or text.isascii():
        return text
    return "".join(sign if sign.isascii() else LONGER.get(sign) or folded_sign(sign) for sign in text)


def fold_drawn(text: str) -> str:
    """The same for what has its place already: a sign for a sign."""
    if not Ink.ascii or text.isascii():
        return text
    return "".join(sign if sign.isascii() else folded_sign(sign)[0] for sign in text)


def folded_sign(sign: str) -> str:
    if sign in ONE_FOR_ONE:
        return ONE_FOR_ONE[sign]
    if "─" <= sign <= "╿":
        return "|" if sign in "│┃┆┊║┇┋" else "-" if sign in "─┄┈╌" else "+"
    plain = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return plain or "?"


def clean(text: str) -> str:
    """Text from people and files without anything that could command a terminal."""
    return "".join(sign if unicodedata.category(sign) not in ("Cc", "Cf", "Cs") else " " for sign in text)


def shape(seat: str) -> str:
    """The seat's shape; in ASCII its letter says enough."""
    place = ord(seat) - ord("A")
    return " " if Ink.ascii or not 0 <= place < len(SEATS) else SEATS[place]
