"""Looking things up: a rule by its number, its area or a word; a card by its name; how to win."""

from __future__ import annotations

from kickback.engine.game import Game
from kickback.engine.ledger import Clause, Ledger
from kickback.games import ledger
from kickback.terminal.signs import clean, fold
from kickback.terminal.texts import Voice, text

MOST = 40  # clauses a search shows
Paragraph = tuple[str, str]  # a heading (or ""), and what it says
GOAL = ("goal", "win", "how to win", "winning", "aim")
ENDS = ("WIN", "WON", "END", "FINAL", "SCORE")  # areas that say how a game is won


def intro(name: str) -> str:
    """The first sentence of a game's rules."""
    for line in ledger(name).text.splitlines():
        if line.strip() and not line.startswith("#"):
            sentence, stop, _ = line.partition(". ")
            return fold(sentence + stop.strip())
    return ""


def first_minute(game: Game, seats: int, options: dict[str, str]) -> list[Paragraph]:
    """How to win, what a turn is, what ends it: the words of the game's own prompt book."""
    voice = Voice(game.name, {}, "")
    found: list[Paragraph] = []
    for message in game.first_minute(seats, game.settle(seats, options)):
        said = voice.marked(message.plain())
        head, marked, rest = said.removeprefix("**").partition("**")
        if said.startswith("**") and marked:
            found.append((head.strip(), rest.strip()))
        elif found and not said.startswith("**"):
            found[-1] = (found[-1][0], f"{found[-1][1]} {said}".strip())
        else:
            found.append(("", said))
    return found


def is_goal(wanted: str) -> bool:
    return wanted.casefold() in GOAL


def rules(game: Game, wanted: str) -> list[Paragraph]:
    """How to win; a clause by its id or a part of it; an area; whatever contains the words, the nearest first."""
    if not wanted:
        return contents(game, ledger(game.name))
    found = clauses_for(game, wanted)
    if is_goal(wanted):
        return first_minute(game, game.usual, {}) + [printed(clause) for clause in found]
    if not found:
        return [("", text("no-rule", wanted=wanted))]
    shown = [printed(clause) for clause in found[:MOST]]
    if len(found) > MOST:
        shown.append(("", text("more-rules", count=len(found) - MOST)))
    return shown


def clauses_for(game: Game, wanted: str) -> list[Clause]:
    """What somebody means who asks for this: by name first, then by section, then by text."""
    book = ledger(game.name)
    if is_goal(wanted):
        return [clause for clause in book.clauses.values() if area(clause) in ENDS]
    found = named(book, game.code, wanted)
    words = wanted.casefold().split()
    for where in ("section", "text"):
        found += [
            clause
            for clause in book.clauses.values()
            if clause not in found and all(word in place_of(clause, where).casefold() for word in words)
        ]
    return found


def area(clause: Clause) -> str:
    return clause.id.split("-")[1]


def place_of(clause: Clause, where: str) -> str:
    return clause.section if where == "section" else f"{clause.section} {clause.text}"


def named(book: Ledger, code: str, wanted: str) -> list[Clause]:
    """`SCG-TURN-3`, `turn-3`, or all of `turn`."""
    id = wanted.upper().replace(" ", "-")
    full = id if id in book.clauses or id.startswith(f"{code}-") else f"{code}-{id}"
    if full in book.clauses:
        return [book.clauses[full]]
    return [clause for clause in book.clauses.values() if clause.id.startswith(f"{full}-")]


def contents(game: Game, book: Ledger) -> list[Paragraph]:
    sections: dict[str, list[str]] = {}
    for clause in book.clauses.values():
        sections.setdefault(clause.section, []).append(clause.id)
    lines: list[Paragraph] = [(game.title, intro(game.name))]
    for section, ids in sections.items():
        lines.append((fold(section), ids[0] if len(ids) == 1 else f"{ids[0]} {fold('–')} {ids[-1]}"))
    lines.append(("", text("rules-hint", area=area(next(iter(book.clauses.values()))).lower())))
    return lines


def printed(clause: Clause) -> Paragraph:
    return (f"{clause.id}  {fold(clause.section)}", fold(clean(clause.text.replace("`", "").replace("**", ""))))


def cards(game: Game, wanted: str, voice: Voice) -> list[Paragraph]:
    """A card by its notation or a part of its name: what it is, what it does, and its funny line."""
    ids = [id.removeprefix("card-") for id in voice.speech.bundle.ids() if id.startswith("card-")]
    word = wanted.casefold()
    exact = [id for id in ids if id.casefold() == word]
    found = exact or [id for id in ids if word and word in voice.card(id).casefold()]
    quotes = funny_lines(game)
    pages: dict[str, Paragraph] = {}
    for id in found[:MOST]:
        told = [voice.word(f"card-{id}", form) for form in ("rule", "when", "text")]
        plain = voice.card(id)
        said = [one for one in dict.fromkeys(told) if one and one != plain]
        quote = quotes.get(id, "")
        body = " ".join(one if one[-1] in ".!?" else f"{one}." for one in said)
        page = (
            f"{plain}  {id}" if any(sign.isdigit() for sign in id) else plain,
            f"{body}{f' “{quote}”' if quote else ''}",
        )
        pages.setdefault(f"{plain}{body}", (page[0], fold(page[1])))
    return [*pages.values()] or [("", text("no-card", wanted=wanted))]


def funny_lines(game: Game) -> dict[str, str]:
    """What the cards of a game say themselves, where they do."""
    if game.name != "corporate-espionage":
        return {}
    from kickback.games.corporate_espionage.components import ready_made

    return {card.id: card.quote for card in ready_made().cards.values() if card.quote}
