"""The command line at the table: what is typed, completed, and obeyed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kickback.terminal import lookup
from kickback.terminal.asking import Asked
from kickback.terminal.choices import level, long_amounts
from kickback.terminal.home import HomeTable
from kickback.terminal.rulebook import Paragraph, rules
from kickback.terminal.saving import saved_words
from kickback.terminal.sheet import joined
from kickback.terminal.texts import text
from kickback.terminal.typed import Order, Puzzled, completions, meaning

if TYPE_CHECKING:
    from kickback.terminal.app.play import PlayScreen


async def typed(screen: PlayScreen, key: str, found: Asked) -> bool:
    """One more key on the command line; True once the question is answered."""
    assert screen.typing is not None
    if key == "Enter":
        line, screen.typing, screen.ghost, screen.aside = screen.typing.strip(), None, "", ""
        if line:
            screen.history.append(line)
            return await command(screen, line, found)
    elif key == "Esc":
        screen.typing, screen.ghost, screen.aside = None, "", ""
    elif key == "Backspace":
        screen.typing = screen.typing[:-1] if screen.typing else None
    elif key == "up" and screen.history:
        screen.recalled = min(screen.recalled + 1, len(screen.history))
        screen.typing = screen.history[-screen.recalled]
    elif key == "Tab":
        complete(screen, found)
    elif key == "'" and screen.typing == "say ":
        screen.typing = ""
        screen.overlays.show("claims", lookup.claims_page(found))
    elif len(key) == 1:
        screen.typing += key
    foresee(screen, found)
    return False


def complete(screen: PlayScreen, found: Asked) -> None:
    """The likeliest legal word; where several are as likely, the first, and what else there is above the line."""
    assert screen.typing is not None
    offers = completions(screen.typing, found)
    if len(offers) > 1 and not screen.ghost:
        screen.aside = "  ".join(offers)
    elif offers:
        screen.typing = offers[0]


def foresee(screen: PlayScreen, found: Asked) -> None:
    """Grey: what the line would become. At the right: what would follow from it."""
    words = screen.typing
    offers = completions(words, found) if words else []
    screen.ghost = offers[0][len(words) :] if words and offers else ""
    if words is None:
        return
    whole = (words + screen.ghost).casefold()
    meant = [leaf for one in found.entries for leaf in one.leaves() if leaf.text.casefold() == whole]
    if meant:
        screen.aside = joined(meant[0].small) or meant[0].label
    elif words and not screen.aside.startswith("  "):
        screen.aside = ""


async def command(screen: PlayScreen, line: str, found: Asked) -> bool:
    numbers = long_amounts(level(found, screen.held))
    if line.isdecimal() and int(line) in numbers:
        screen.held.amount = int(line)
        return False
    table = screen.table
    verbs = [verb.word for verb in table.game.verbs(len(table.names))]
    texts = [leaf.text for one in found.entries for leaf in one.leaves()]
    meant = meaning(line, found, verbs, texts, table.names)
    if isinstance(meant, Puzzled):
        screen.aside = meant.says
        return False
    if isinstance(meant, Order):
        return await obey(screen, meant)
    if not screen.seat:
        return False
    chosen = next((leaf for one in found.entries for leaf in one.leaves() if leaf.text == meant.text), None)
    if chosen is not None and chosen.asks_back and screen.held.armed != meant.text:
        screen.held.armed, screen.aside = meant.text, text("type-again", said=meant.text)
        return False
    done = await screen.say(meant.text)
    if screen.held.note:
        screen.typing, screen.aside = line, ""
    elif meant.short:
        screen.aside = text("you-said", said=meant.text)
    return done


async def obey(screen: PlayScreen, order: Order) -> bool:
    """An order to the terminal; True once it answers the question, as a bot's taking over does."""
    table, seat, rest = screen.table, screen.seat, order.rest
    pages: dict[str, Callable[[], list[Paragraph]]] = {
        "help": lambda: lookup.help_page(screen.asked_now()),
        "rules": lambda: rules(table.game, rest),
        "card": lambda: lookup.card_page(table, seat, rest),
        "hand": lambda: lookup.card_page(table, seat, ""),
        "orders": lambda: lookup.orders_page(table, seat),
        "settings": lambda: lookup.settings_page(screen.kickback.settings),
        "why": lambda: lookup.why_page(table, seat, rest, screen.asked_now(), screen.refused.get(seat, ("", ""))),
    }
    if order.name in pages:
        screen.overlays.show("cards" if order.name in ("card", "hand") else order.name, pages[order.name]())
    elif order.name == "log":
        screen.overlays.show("ledger", lookup.log(table, seat, rest), scroll=10_000)
    elif order.name == "seat":
        screen.overlays.look_at(rest)
    elif order.name == "say":
        screen.aside = (await table.say(seat, rest)).says
    elif order.name == "quit":
        await screen.leave()
    elif order.name == "undo":
        if not await table.back(seat):
            screen.aside = text("draft-none")
    elif order.name in ("view", "again"):
        screen.overlays.close()
    elif isinstance(table, HomeTable):
        return at_home(screen, table, order)
    else:
        screen.aside = text("only-here")
    return False


def at_home(screen: PlayScreen, table: HomeTable, order: Order) -> bool:
    if order.name == "save":
        screen.overlays.show("save", [("", saved_words(table, order.rest))])
    elif order.name == "hint":
        said = table.hint(screen.seat)
        screen.aside = text("hint-says", said=said) if said else text("hint-none")
    elif order.name == "bot":
        table.hand_over(screen.seat)
        screen.course.holder = ""
        return True
    return False
