"""The numbered rules at the table: one clause, a search, and why something is refused."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from kickback.engine.bans import Refused
from kickback.engine.game import Game
from kickback.engine.ledger import Clause, Ledger
from kickback.games import ledger
from kickback.terminal.look import FAINT, GREEN, RED, STRONG
from kickback.words import Reader, speech, unmarked

MOST = 12  # clauses a search shows


def intro(name: str) -> str:
    """The first sentence of a game's rules."""
    for line in ledger(name).text.splitlines():
        if line.strip() and not line.startswith("#"):
            sentence, stop, _ = line.partition(". ")
            return sentence + stop.strip()
    return ""


def refusal(game: Game, refused: Refused, reader: Reader) -> Text:
    """A refusal in one or two lines; `why` says the rest."""
    said = speech(game.name).say(refused.ban.message(refused.facts), reader)
    text = Text.assemble(("No: ", RED), unmarked(said))
    return text.append(f" ({refused.ban.clause})", style=FAINT)


def why(asked: str, refused: Refused | None, game: Game, reader: Reader) -> RenderableType:
    """All there is to say about a refusal: the reason, what would have to be true, and the clause itself."""
    if refused is None:
        return Text(f"'{asked}': nothing forbids it, you may.")
    said = speech(game.name).say(refused.ban.message(refused.facts), reader)
    lines: list[RenderableType] = [Text.assemble(("Refused: ", RED), f"'{asked}': {unmarked(said)}")]
    clause = ledger(game.name).clauses.get(refused.ban.clause)
    if clause is not None:
        lines.append(printed(clause))
    return Group(*lines)


def rules(game: Game, wanted: str) -> RenderableType:
    """A clause by its id or a part of it, everything of an area, or whatever contains the words."""
    book = ledger(game.name)
    if not wanted:
        return contents(game, book)
    found = named(book, game.code, wanted)
    if found:
        return Group(*(printed(clause) for clause in found))
    words = wanted.casefold().split()
    found = [c for c in book.clauses.values() if all(word in f"{c.section} {c.text}".casefold() for word in words)]
    if not found:
        return Text(f"No rule is called '{wanted}' or contains it. 'rules' alone lists what there is.")
    shown: list[RenderableType] = [printed(clause) for clause in found[:MOST]]
    if len(found) > MOST:
        rest = ", ".join(clause.id for clause in found[MOST:])
        shown.append(Text(f"and {len(found) - MOST} more: {rest}", style=FAINT))
    return Group(*shown)


def named(book: Ledger, code: str, wanted: str) -> list[Clause]:
    """`SCG-TURN-3`, `turn-3`, or all of `turn`."""
    id = wanted.upper().replace(" ", "-")
    full = id if id.startswith(f"{code}-") else f"{code}-{id}"
    if full in book.clauses:
        return [book.clauses[full]]
    return [clause for clause in book.clauses.values() if clause.id.startswith(f"{full}-")]


def contents(game: Game, book: Ledger) -> RenderableType:
    sections: dict[str, list[str]] = {}
    for clause in book.clauses.values():
        sections.setdefault(clause.section, []).append(clause.id)
    lines: list[RenderableType] = [Text(f"{game.title}: {intro(game.name)}"), Text("")]
    for section, ids in sections.items():
        span = ids[0] if len(ids) == 1 else f"{ids[0]} … {ids[-1]}"
        lines.append(Text.assemble((section, STRONG), (f"  {span}", FAINT)))
    sample = next(iter(book.clauses))
    area = sample.split("-")[1].lower()
    lines.append(Text(f"\nrules {sample}, rules {area}, or rules and any word to look for"))
    return Group(*lines)


def printed(clause: Clause) -> RenderableType:
    head = Text.assemble((clause.id, f"bold {GREEN}"), (f"  {clause.section}", FAINT))
    return Group(head, Padding(Text(clause.text.replace("`", "").replace("**", "")), (0, 0, 0, 2)))
