"""The drawing for terminals: boards, stamps, coins and the open chain, within sixty columns and without colour."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from kickback.engine.seats import ONLOOKER
from kickback.games.embezzlement.table import Embezzlement
from kickback.terminal.embezzlement import draw
from tests.games.embezzlement.tables import EIGHTS, dealt, played, said, some_table

NAMES = {"A": "Anna", "B": "Boris", "C": "Clara", "D": "Dorothea the Great"}


def drawn(table: Embezzlement, seat: int, width: int = 60) -> list[str]:
    out = StringIO()
    Console(file=out, width=width, no_color=True).print(draw(table.view(seat), NAMES))
    return out.getvalue().splitlines()


def test_boards_show_coins_stamps_and_what_comes_next() -> None:
    fixed = {"turn": "A", "phase": "action", "round": "8", "C.stash": "1", "A.hand": "bribe"}
    table = dealt(3, EIGHTS, fixed=fixed | {"A.board": "2:5/1 3:4/3* 4:[2]", "B.board": "2:5/8"})
    lines = drawn(table, 0)
    assert "  year    1     2s    3     4     5p    6     7     8" in lines
    assert "  paid    -     5     4*   [2]    -     -     -     -" in lines
    assert "  worth         ?     ?     2" in lines
    assert "  C Clara  1 Cap (!)  5 cards" in lines
    assert "> A Anna (you)  5 Caps  1 card" in lines
    assert "Your hand: 1 bribe" in lines
    assert not any("hand:" in line for line in drawn(table, ONLOOKER))


def test_the_chain_is_a_staircase_that_says_what_stands() -> None:
    fixed = {"turn": "A", "round": "8", "A.board": "1:5/1 2:2/2", "A.hand": "bribe", "B.hand": "blackmail bribe"}
    table = dealt(3, fixed=fixed | {"C.hand": "blackmail"})
    said(table, "B blackmail", "A bribe", "B bribe")
    lines = drawn(table, 0)
    at = lines.index("On the table:")
    assert lines[at + 1 : at + 4] == [
        "  B Boris: blackmail > A Anna  [stands]",
        "    A Anna: bribe > B Boris  [cancelled]",
        "      B Boris: bribe > A Anna  [stands]",
    ]
    assert " ".join(lines[at + 4 : at + 6]).startswith("If everybody passes: B Boris gets the profit of A Anna's")
    assert lines[-1] == "Your invoices are sealed while you decide on a Bribe."


def test_what_may_not_be_shown_is_not_drawn() -> None:
    """A value is drawn where everybody knows it, or where the looking seat may look right now."""
    fixed = {"turn": "A", "phase": "action", "round": "5", "A.board": "3:4/2", "B.board": "3:4/8"}
    hidden = drawn(dealt(2, EIGHTS, fixed=fixed), 0)
    assert "  worth               ?" in hidden
    aided = drawn(dealt(2, EIGHTS | {"memory-aid": "on"}, fixed=fixed), 0)
    assert "  worth               2" in aided
    assert not any("8" in line for line in aided if "worth" in line)


def test_every_moment_of_every_game_fits_sixty_columns() -> None:
    """Sentences may wrap; boards, seats and the staircase never do."""
    for seed in range(30):
        table = some_table(seed)
        for number, _ in enumerate(played(table, seed)):
            if number % 29 == 0:
                for seat in (0, table.seats - 1, ONLOOKER):
                    lines = drawn(table, seat, width=200)
                    wide = [line for line in lines if len(line) > 60]
                    assert all(line.startswith(("If everybody", "Round", "pile")) for line in wide), wide
        assert drawn(table, 0)[0].startswith("The end after")
