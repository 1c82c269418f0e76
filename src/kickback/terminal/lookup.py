"""What may be opened over the table: help, ledger, a seat, cards, orders, settings. Headings and sentences."""

from __future__ import annotations

from kickback.terminal.any_table import AnyTable
from kickback.terminal.asking import Asked, seat_of
from kickback.terminal.rulebook import Paragraph, cards, rules
from kickback.terminal.sentences import said_seat
from kickback.terminal.settings import Settings
from kickback.terminal.sheet import joined, one_after_another
from kickback.terminal.texts import known, text

HELP = ("help-keys", "help-type", "help-look", "help-rules", "help-seat", "help-orders", "help-save", "help-leave")


def help_page(asked: Asked, keys: bool = True) -> list[Paragraph]:
    """What may be said now, what may not and why; for screens, the keys."""
    found: list[Paragraph] = [(asked.question, one_after_another([asked.stands, *asked.stakes, *asked.notes]))]
    for entry in asked.entries:
        found += [(leaf.text, f"{leaf.label}: {joined(leaf.says)}".removesuffix(": ")) for leaf in entry.leaves()[:12]]
    found += [(f"{text('locked')}: {one.label}", " ".join(one.says)) for one in asked.locked]
    if asked.free or asked.forms:
        said = [leaf.text for one in asked.free for leaf in one.leaves()][:12] + asked.forms
        found.append((text("help-free"), ", ".join(said)))
    return [*found, *(("", text(id)) for id in HELP)] if keys else found


def why_page(table: AnyTable, seat: str, wanted: str, asked: Asked, refusal: tuple[str, str]) -> list[Paragraph]:
    """May this be said, and which rule says so? Without words: about the last refusal (what it said, its clause)."""
    says, clause = refusal
    if wanted:
        judged = table.judged(seat, wanted)
        if judged is None:
            word = wanted.casefold()
            locked = [one for one in asked.locked if word in f"{one.label} {one.text}".casefold()]
            return [(one.label, " ".join(one.says)) for one in locked] or [("", text("nothing-to-say", line=wanted))]
        if not judged.refused:
            return [("", text("why-allowed", said=wanted))]
        says, clause = judged.says, judged.clause
    if not says:
        return [("", text("why-nothing"))]
    return [(text("why-refused"), f"{says} {clause}".strip()), *(rules(table.game, clause) if clause else [])]


def log(table: AnyTable, seat: str, wanted: str = "") -> list[Paragraph]:
    """Everything that happened, as this seat saw it; only what names a seat or contains a word, if asked."""
    lines = [line for line in table.lines(seat) if not (wanted and line.heading)]
    who = seat_of(wanted, table.names) if wanted and not wanted.isdecimal() else ""
    if wanted.isdecimal():
        lines = lines[-int(wanted) :]
    elif who:
        lines = [line for line in lines if line.seat == who]
    elif wanted:
        lines = [line for line in lines if wanted.casefold() in f"{line.text} {line.clause}".casefold()]
    return [(line.text, "") if line.heading else ("", f"{line.text}  {line.clause}") for line in lines] or [
        ("", text("nothing-yet"))
    ]


def seat_page(table: AnyTable, viewer: str, wanted: str) -> list[Paragraph]:
    """A seat from what this reader may know: its row, what lies before it, what it did."""
    seat = seat_of(wanted, table.names)
    if not seat:
        return [("", text("no-seat", wanted=wanted, seats=", ".join(table.names)))]
    about = table.view(viewer).get(seat) or {}
    voice = table.voice(viewer)
    found: list[Paragraph] = [(f"{seat} {voice.name(seat)}", text("bot") if seat in table.bots else "")]
    found += [("", row) for row in said_seat(table, viewer, seat)]
    for one in about.get("permanents") or about.get("table") or []:
        card = one["card"] if isinstance(one, dict) else one
        found.append((voice.card(card), voice.word(f"card-{card}", "text")))
    shown = [card for card in about.get("hand") or [] if card != "hidden"]
    if shown:
        found.append((text("seat-known"), ", ".join(voice.card(card) for card in shown)))
    return [*found, (text("ledger"), ""), *log(table, viewer, seat)[-30:]]


def card_page(table: AnyTable, viewer: str, wanted: str) -> list[Paragraph]:
    """A card by name; without one, the own hand."""
    voice = table.voice(viewer)
    if wanted:
        return cards(table.game, wanted, voice)
    held = table.view(viewer)[viewer].get("hand") if viewer else []
    found: list[Paragraph] = []
    for card in dict.fromkeys(held or []):
        found += cards(table.game, str(card), voice)
    return found or [("", text("card-hint"))]


def talk_page(table: AnyTable, seat: str) -> list[Paragraph]:
    """What people have said, the newest last."""
    return [("", line.text) for line in table.conversation(seat)] or [("", text("nothing-yet"))]


def claims_page(asked: Asked) -> list[Paragraph]:
    """What may be said at any time, with the words for it; capitals stand for what one puts in."""
    found = [(form, "") for form in asked.forms] + [
        (leaf.text, leaf.label) for one in asked.free for leaf in one.leaves()
    ]
    return found or [("", text("nothing-yet"))]


def orders_page(table: AnyTable, seat: str, hint: str = "orders-hint") -> list[Paragraph]:
    """Standing orders with the number that gives or takes back each; they go by public facts alone."""
    voice, given = table.voice(seat), table.orders(seat)
    found: list[Paragraph] = []
    for number, order in enumerate(table.known_orders(seat), 1):
        found.append((f"{number} {voice.word(f'order-{order}') or order}", text("order-on") if order in given else ""))
    if not found:
        return [("", text("no-orders"))]
    return [*found, ("", text(hint))]


def pace_words(settings: Settings) -> str:
    """One of those that are offered by its name, any other (`--pace 100`) by its number."""
    id = f"pace-{settings.pace}"
    return text(id) if known(id) else text("pace-own", count=settings.pace)


def settings_page(settings: Settings, hint: str = "set-says") -> list[Paragraph]:
    return [
        (f"1 {text('set-pace')}", pace_words(settings)),
        (f"2 {text('set-asking')}", text(f"asking-{settings.asking}")),
        (f"3 {text('set-call')}", text("call-one-by-one" if settings.one_by_one else "call-open")),
        ("", text(hint)),
    ]


__all__ = ["card_page", "help_page", "log", "orders_page", "rules", "seat_page", "settings_page", "why_page"]
