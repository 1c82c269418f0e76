"""`kickback cards words`, `kickback cards new` and `kickback decks new`: writing cards without being a programmer."""

from __future__ import annotations

import argparse
from difflib import get_close_matches
from importlib.resources import files
from pathlib import Path

from kickback.cli.words import Commands, Wrong, part
from kickback.games import package
from kickback.games.corporate_espionage.components import TYPES, effect_text, parse_effect
from kickback.games.corporate_espionage.components.word_list import (
    EFFECT_WORDS,
    SECTIONS,
    examples,
    explanation,
    fitting,
)
from kickback.words import Reader, speech

GAME = "corporate-espionage"
WIDTH = 12


def add_words(parts: Commands[argparse.ArgumentParser]) -> None:
    words = part(parts, "words", "every word of the card language, explained with an example", "cards words @rival")
    words.add_argument(
        "word", nargs="?", metavar="WORD", help="one word, such as @rival, or one section, such as events"
    )
    words.add_argument("--page", action="store_true", help="all of it as the page docs/cards.md")
    words.set_defaults(run=run_words)


def add_new(parts: Commands[argparse.ArgumentParser], what: str, says: str) -> None:
    """`what` is a sample of the game: `cards` or `deck`."""
    new = part(parts, "new", says, f"{what.removesuffix('s')}s new mine.toml")
    new.add_argument("file", nargs="?", metavar="FILE", default=f"my-{what}.toml", help=f"(my-{what}.toml)")
    new.set_defaults(run=run_new, sample=what)


def run_new(said: argparse.Namespace) -> int:
    """Writes the sample, never over a file."""
    check = "cards check" if said.sample == "cards" else "decks check"
    try:
        with Path(said.file).open("x", encoding="utf-8") as file:
            file.write(sample(said.sample))
    except FileExistsError:
        raise Wrong(f"{said.file} is there already; name another file, such as 'new-{Path(said.file).name}'") from None
    except OSError as wrong:
        raise Wrong(f"{said.file} cannot be written: {wrong.strerror}") from None
    print(f"{said.file}: a sample to change as you like. Then: kickback {check} {said.file}")
    return 0


def sample(what: str, language: str = "en") -> str:
    """A file for people to change, full of notes."""
    return files(package(GAME)).joinpath("samples", f"{what}.{language}.toml").read_text(encoding="utf-8")


def run_words(said: argparse.Namespace) -> int:
    if said.page:
        print(page(), end="")
        return 0
    chosen = chosen_words(said.word)
    for section, words in chosen.items():
        print(f"{speech(GAME).say(explanation(section), Reader({}))} ({section})")
        if len(words) > 1:
            print(f"  {says(section)}")
        for word in words:
            print(entry(section, word))
        print()
    return 0


def chosen_words(wanted: str | None) -> dict[str, list[str]]:
    """All words by section, or one section, or one word in every section that has it."""
    everything = {section: list(examples(section)) for section in SECTIONS}
    if wanted is None:
        return everything
    if wanted in everything:
        return {wanted: everything[wanted]}
    found = {section: [wanted] for section, words in everything.items() if wanted in words}
    if not found:
        known = [*SECTIONS, *(word for words in everything.values() for word in words)]
        near = get_close_matches(wanted, known, 3)
        hint = f"did you mean {' or '.join(near)}?" if near else f"there are the sections {', '.join(SECTIONS)}"
        raise Wrong(f"the card language has no word '{wanted}'; {hint}")
    return found


def says(section: str) -> str:
    return speech(GAME).say(explanation(section), Reader({}), "says")


def meaning(section: str, word: str) -> str:
    return speech(GAME).say(explanation(section, word), Reader({}))


def entry(section: str, word: str) -> str:
    """A word for the terminal: what it means, an example, and how a card with it reads."""
    example = examples(section)[word]
    lines = [f"  {word:<{WIDTH}} {meaning(section, word)}", f"  {'':<{WIDTH}} {example}"]
    if section in EFFECT_WORDS:
        lines.append(f"  {'':<{WIDTH}} “{reads(example)}” On: {', '.join(fitting(example))}.")
    return "\n".join(lines)


def reads(example: str) -> str:
    """What people read on a card with this effect."""
    kind = TYPES.index(fitting(example)[-1])
    effect = parse_effect(example, kind)
    return speech(GAME).say(effect_text(effect, kind < TYPES.index("savvy")), Reader({}))


def page() -> str:
    """docs/cards.md."""
    lines = [files(package(GAME)).joinpath("samples", "page.en.md").read_text(encoding="utf-8")]
    for section in SECTIONS:
        title = speech(GAME).say(explanation(section), Reader({}))
        lines += [f'<a id="{section}"></a>', "", f"## {title}", "", says(section), ""]
        effects = section in EFFECT_WORDS
        lines += ["| word | means | example | on the card |", "|---|---|---|---|"] if effects else []
        lines += [] if effects else ["| word | means | example |", "|---|---|---|"]
        for word, example in examples(section).items():
            row = f"| `{word}` | {meaning(section, word)} | `{example}` |"
            lines.append(f"{row} {reads(example)} |" if effects else row)
        lines.append("")
    return "\n".join(lines)
