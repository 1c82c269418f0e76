"""What opens over the board, the pane the arrows are in, looking back, covering, peeking."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rich.text import Text

from kickback.terminal import lookup
from kickback.terminal.asking import Asked
from kickback.terminal.ending import lines_of
from kickback.terminal.rulebook import Paragraph, rules
from kickback.terminal.texts import text

if TYPE_CHECKING:
    from kickback.terminal.app.play import PlayScreen

SIGNS = "?#=@;*'/<>"
ARROWS = {"up": -1, "down": 1, "PgUp": -8, "PgDn": 8}
HAND, SEATS, LEDGER, TALK = "cards", "seat", "ledger", "talk"
RING = ("", HAND, SEATS, LEDGER, TALK)  # where Tab goes; "" is the docket
ORDERS, SETTINGS = "orders", "settings"
END = 10_000  # as far down as there is anything
SHOWN_FOR = 3.0  # seconds what was peeked at stays in sight


@dataclass
class Overlay:
    """One frame over the board. `about` is the seat that is looked at."""

    kind: str = ""  # "" for none
    title: str = ""
    said: list[Paragraph] = field(default_factory=list)
    about: str = ""
    scroll: int = 0

    def lines(self, width: int) -> list[Text]:
        return lines_of(self.said, width)


class Overlays:
    """What a person looks at beside the question; nothing of it is ever said to the table but a peek."""

    def __init__(self, screen: PlayScreen) -> None:
        self.screen = screen
        self.over = Overlay()
        self.pending = ""  # a key that wants a second one: @ a seat, H a year
        self.at: int | None = None  # the step that is looked back at

    def close(self) -> None:
        self.over, self.pending, self.at = Overlay(), "", None

    def takes(self, key: str) -> bool:
        """Is the key meant for what is open here, before the docket gets it?"""
        if self.pending or key in SIGNS or key in ("Tab", "ShiftTab"):
            return True
        if not self.over.kind:
            return False
        by_number = self.over.kind in (ORDERS, SETTINGS) and key.isdigit()
        return by_number or key in ARROWS or key in ("left", "right", "Esc")

    async def press(self, key: str, found: Asked) -> None:
        screen = self.screen
        if self.pending:
            await self.second(key)
        elif key == "H" and any(verb.word == "peek" for verb in screen.table.game.verbs(len(screen.table.names))):
            self.pending, screen.aside = "H", text("which-year")
        elif key == "@":
            self.pending, screen.aside = "@", text("which-seat")
        elif key == "/":
            screen.begin_typing()
        elif key == "'":
            screen.begin_typing("say ")
        elif key in ("<", ">"):
            self.step_through(-1 if key == "<" else 1)
        elif key in ("Tab", "ShiftTab"):
            self.next_pane(1 if key == "Tab" else -1)
        elif key in ARROWS:
            self.over.scroll = max(0, self.over.scroll + ARROWS[key])
        elif key in ("left", "right") and self.over.kind == SEATS:
            self.next_seat(1 if key == "right" else -1)
        elif key == "Esc":
            self.at = None if not self.over.kind else self.at
            self.over, screen.aside = Overlay(), ""
        elif key.isdigit() and self.over.kind in (ORDERS, SETTINGS):
            await self.toggle(int(key))
        elif key in "?#=;*":
            self.open_sign(key, found)

    async def second(self, key: str) -> None:
        """The seat after @, the year after H."""
        first, self.pending, self.screen.aside = self.pending, "", ""
        if first == "@" and len(key) == 1:
            self.look_at(key)
        elif first == "H" and key.isdigit():
            await self.peek(key)

    async def peek(self, year: str) -> None:
        """No key-up exists here: what is seen stays for three seconds, or until the next key."""
        screen = self.screen
        reply = await screen.table.answer(screen.seat, f"peek {year}")
        if reply.refused:
            screen.held.why = f"{reply.says} {reply.clause}".strip()
            return
        screen.show_for(SHOWN_FOR, screen.table.lines(screen.seat)[-1].text)

    def open_sign(self, key: str, found: Asked) -> None:
        screen = self.screen
        seat, table = screen.seat, screen.table
        if key == "?":
            self.show("help", lookup.help_page(found))
        elif key == "#":
            self.show("rules", rules(table.game, found.clauses[0] if found.clauses else ""))
        elif key == "=":
            self.show(LEDGER, lookup.log(table, seat), scroll=END)
        elif key == ";":
            self.show(HAND, lookup.card_page(table, seat, ""))
        elif seat:
            self.show(ORDERS, lookup.orders_page(table, seat))

    def show(self, kind: str, said: list[Paragraph], about: str = "", scroll: int = 0) -> None:
        """Opens it; the same key again closes it."""
        if (self.over.kind, self.over.about) == (kind, about) and self.over.said == said:
            self.over = Overlay()
            return
        self.over = Overlay(kind, text(f"over-{kind}"), said, about, scroll)
        self.screen.aside = ""

    def look_at(self, wanted: str) -> None:
        table = self.screen.table
        seat = wanted.upper() if wanted.upper() in table.names else ""
        self.show(SEATS, lookup.seat_page(table, self.screen.seat, wanted), seat)

    def next_pane(self, by: int) -> None:
        """Docket, hand, seats, ledger, talk, and round again; the arrows are where one is."""
        kind = self.over.kind if self.over.kind in RING else ""
        to = RING[(RING.index(kind) + by) % len(RING)]
        self.over = Overlay()
        screen = self.screen
        if to == SEATS:
            self.next_seat(1)
        elif to == TALK:
            self.show(TALK, lookup.talk_page(screen.table, screen.seat), scroll=END)
        elif to:
            self.open_sign({HAND: ";", LEDGER: "="}[to], screen.asked_now())
        screen.aside = text(f"pane-{to or 'docket'}")

    def next_seat(self, by: int) -> None:
        names = [*self.screen.table.names]
        place = names.index(self.over.about) if self.over.about in names else names.index(self.screen.seat or names[0])
        self.look_at(names[(place + by) % len(names)])

    def step_through(self, by: int) -> None:
        steps = self.screen.course.steps.get(self.screen.seat, [])
        if not steps:
            return
        at = (len(steps) if self.at is None else self.at) + by
        self.at = at if 0 <= at < len(steps) - 1 else None if at >= len(steps) - 1 else 0
        self.screen.aside = ""
        if self.at is not None:  # said here, too: the strip may have no room
            step = steps[self.at]
            self.screen.aside = f"{self.at + 1}/{len(steps)}  {step.caption or step.lines[-1].text}"

    async def toggle(self, number: int) -> None:
        """A standing order given or taken back, or a setting changed, by its number on the page."""
        table, seat = self.screen.table, self.screen.seat
        if self.over.kind == ORDERS:
            await table.turn_order(seat, number)
            self.over.said = lookup.orders_page(table, seat)
            return
        settings = self.screen.kickback.settings
        settings.change(number)
        self.over.said = lookup.settings_page(settings)
