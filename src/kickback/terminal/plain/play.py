"""One game, line by line: what happened, whose turn, what is asked, what stands, the choices with what follows."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress

from kickback.terminal import lookup
from kickback.terminal.any_table import AnyTable
from kickback.terminal.asking import Asked, Entry, asked
from kickback.terminal.course import Course, Question, Step, passing
from kickback.terminal.ending import Ending, pages, winner_line
from kickback.terminal.home import HomeTable
from kickback.terminal.plain.paper import Paper
from kickback.terminal.rulebook import Paragraph, first_minute, rules
from kickback.terminal.saving import saved_words, usual_file
from kickback.terminal.sentences import said_table
from kickback.terminal.setting_up import again
from kickback.terminal.sheet import joined
from kickback.terminal.tables.pecunia_olet import behind
from kickback.terminal.texts import text
from kickback.terminal.typed import Order, Puzzled, meaning

FEW = 16  # choices that are read out unasked; of more, the kinds
YES, NO, STAY = ("", "y", "yes"), ("n", "no"), ("s", "stay", "c", "cancel", "back")


class Left(Exception):
    """Somebody leaves the table; the game has been saved or nobody wanted it."""


class LineGame:
    def __init__(self, course: Course, paper: Paper) -> None:
        self.course = course
        self.table: AnyTable = course.table
        self.paper = paper
        self.shared = len(self.table.mine) > 1
        self.refused: dict[str, tuple[str, str]] = {}  # the last refusal of each seat

    async def play(self, options: dict[str, str], fresh: bool = True) -> None:
        """Until the game is over; raises `Left` or EOFError if it does not come to that."""
        if fresh:
            self.welcome(options)
        self.course.start()
        while (question := await self.course.next_question(self.nothing)) is not None:
            if question.call:
                await self.call(question)
            else:
                await self.ask(question.seats[0])

    async def nothing(self, _step: Step) -> None:
        """What happened is told before the next question, all at once."""

    def welcome(self, options: dict[str, str]) -> None:
        table, say = self.table, self.paper.say
        say(f"== KICKBACK  {table.game.title} ==")
        self.leaf(first_minute(table.game, len(table.names), options))
        for seat, name in table.names.items():
            kind = text("bot") if seat in table.bots else text("here") if seat in table.mine else text("elsewhere")
            say(f"{seat} {name}, {kind}")
        shown = ", ".join(f"{key} {value}" for key, value in options.items() if not key.startswith("own-"))
        if shown:
            say(text("house-rules", rules=shown))
        if isinstance(table, HomeTable) and table.commitment:
            say(text("promise", code=table.commitment))
        say(text("line-help"))

    def leaf(self, paragraphs: list[Paragraph]) -> None:
        for head, said in paragraphs:
            self.paper.say(f"{head}{' ' if head and said else ''}{said}", "  ")

    def news(self, seat: str) -> None:
        for step in self.course.steps.get(seat, []):
            for line in step.lines:
                self.paper.say(f"{line.text} {line.clause}", "  ")
        self.course.steps[seat] = []

    async def ask(self, seat: str) -> None:
        if self.shared and self.course.holder != seat:
            await self.curtain(seat)
        self.course.holder = seat
        self.question(seat)
        while seat in self.table.asked():
            line = await self.heard(f"{self.table.voice('').name(seat)}>")
            if not line:
                self.question(seat)
            elif await self.typed(seat, line):
                break

    async def curtain(self, seat: str) -> None:
        """Only what all may hear is told before the next person has said who they are."""
        name = self.table.voice("").name(seat)
        self.news("")
        typed = await self.heard(text("line-curtain", name=name))
        if typed:  # not repeated: it may have been the previous person's secret
            self.paper.say(text("line-not-read"))

    async def call(self, question: Question) -> None:
        """One open call for everybody here: whoever wants to act says their letter, the others let it go."""
        left = list(question.seats)
        self.course.holder = ""
        self.news("")
        while left:
            found = self.asked(left[0])
            self.paper.say(f"{text('line-asked')} {found.question}")
            if found.stands:
                self.paper.say(f"{text('if-all-pass')}: {found.stands}")
            names = ", ".join(f"{seat} {self.table.names[seat]}" for seat in left)
            typed = (await self.heard(text("line-call", names=names))).upper()
            if typed in left:
                await self.ask(typed)
                left = [seat for seat in left if seat in self.table.asked()]
            elif typed in ("QUIT", "Q"):
                await self.leave()
            elif not typed:
                for seat in left:
                    await self.table.answer(seat, passing(self.table.prompt(seat)))
                left = []
        for seat in question.seats:
            self.course.decided(seat)

    async def heard(self, prompt: str) -> str:
        """A line; at a server's table it is read in a thread, so that the table is heard meanwhile."""
        if self.table.elsewhere:
            return await aside(lambda: self.paper.ask(prompt))
        return self.paper.ask(prompt)

    def asked(self, seat: str) -> Asked:
        return asked(self.table.prompt(seat), self.table.view(seat), self.table.voice(seat))

    def question(self, seat: str) -> None:
        say, found = self.paper.say, self.asked(seat)
        self.news(seat)
        for note in self.table.notes:
            say(note)
        self.table.notes.clear()
        if found.kicker:
            say(f"{text('line-turn')} {found.kicker}.")
        say(f"{text('line-asked')} {found.question}")
        if found.stands:
            say(f"{text('if-all-pass')}: {found.stands}")
        for stake in found.stakes:
            say(stake)
        for number, (label, entry) in enumerate(self.numbered(found), 1):
            mark = "! " if entry.exposes or entry.asks_back else ""
            says = joined(entry.says)
            say(f"{number} {mark}{label}{': ' + says if says else ''}", "  ")
        if not self.shared:
            say(f"{text('line-hand')} {hand_words(self.table, seat)}")

    def numbered(self, found: Asked) -> list[tuple[str, Entry]]:
        """The choices with the words that say them; of very many, one for each kind."""
        leaves = [leaf for entry in found.entries for leaf in entry.leaves()]
        if len(leaves) <= FEW:
            return [
                (f"{leaf.text}, {leaf.label}" if leaf.label.casefold() != leaf.text else leaf.text, leaf)
                for leaf in leaves
            ]
        return [(f"{entry.label}" if entry.under else entry.text, entry) for entry in found.entries]

    def texts(self, found: Asked) -> list[str]:
        return [entry.text for _, entry in self.numbered(found)]

    async def typed(self, seat: str, line: str) -> bool:
        """True once the question is answered."""
        table, found = self.table, self.asked(seat)
        verbs = [verb.word for verb in table.game.verbs(len(table.names))]
        meant = meaning(line, found, verbs, self.texts(found), table.names)
        if isinstance(meant, Puzzled):
            self.paper.say(meant.says if seat in table.asked() else text("line-closed"))
            return False
        if isinstance(meant, Order):
            return await self.obey(seat, meant, found)
        if not meant.text:  # the number of a kind: its choices, with the words for each
            number = int(line) - 1
            self.leaf(
                [
                    (leaf.text, f"{leaf.label}: {joined(leaf.says)}")
                    for leaf in self.numbered(found)[number][1].leaves()[:60]
                ]
            )
            return False
        chosen = next((leaf for one in found.entries for leaf in one.leaves() if leaf.text == meant.text), None)
        if chosen is not None and chosen.asks_back:
            sure = (await self.heard(text("line-sure", said=meant.text))).casefold()
            if sure not in ("y", "yes"):
                return False
        if meant.short and not self.shared:  # the next person would read it
            self.paper.say(text("you-said", said=meant.text))
        reply = await table.answer(seat, meant.text)
        if reply.refused:
            self.refused[seat] = (reply.says, reply.clause)
            self.paper.say(f"{text('line-no')} {reply.says} {reply.clause}")
            return False
        if reply.draft:
            self.question(seat)
            return False
        self.course.decided(seat)
        return True

    async def obey(self, seat: str, order: Order, found: Asked) -> bool:
        table, rest, say = self.table, order.rest, self.paper.say
        pages: dict[str, Callable[[], list[Paragraph]]] = {
            "help": lambda: [*lookup.help_page(found, keys=False), ("", text("line-orders"))],
            "rules": lambda: rules(table.game, rest),
            "card": lambda: lookup.card_page(table, seat, rest),
            "hand": lambda: [(text("line-hand"), hand_words(table, seat))],
            "seat": lambda: lookup.seat_page(table, seat, rest),
            "log": lambda: lookup.log(table, seat, rest),
            "settings": lambda: self.settings(rest),
            "view": lambda: [("", line) for line in said_table(table, seat)],
        }
        if order.name in pages:
            self.leaf(pages[order.name]())
        elif order.name in ("orders", "order"):
            await self.orders(seat, rest)
        elif order.name == "again":
            self.question(seat)
        elif order.name == "why":
            self.why(seat, rest, found)
        elif order.name == "say":
            reply = await table.say(seat, rest)
            say(reply.says) if reply.refused else None
        elif order.name == "undo":
            if await table.back(seat):
                self.question(seat)
            else:
                say(text("draft-none"))
        elif order.name == "quit":
            await self.leave()
        elif isinstance(table, HomeTable):
            return self.at_home(table, seat, order)
        else:
            say(text("only-here"))
        return False

    def at_home(self, table: HomeTable, seat: str, order: Order) -> bool:
        if order.name == "save":
            self.paper.say(saved_words(table, order.rest))
        elif order.name == "hint":
            said = table.hint(seat)
            self.paper.say(text("hint-says", said=said) if said else text("hint-none"))
        elif order.name == "bot":
            table.hand_over(seat)
            self.course.holder = ""
            self.paper.say(text("bot-plays-on", name=table.names[seat]))
            return True
        return False

    def why(self, seat: str, rest: str, found: Asked) -> None:
        if rest.isdecimal() and 1 <= int(rest) <= len(self.numbered(found)):
            entry = self.numbered(found)[int(rest) - 1][1]
            self.leaf([(entry.label, joined(entry.says))])
            return
        self.leaf(lookup.why_page(self.table, seat, rest, found, self.refused.get(seat, ("", ""))))

    async def orders(self, seat: str, rest: str) -> None:
        if rest.isdecimal():
            await self.table.turn_order(seat, int(rest))
        self.leaf(lookup.orders_page(self.table, seat, "line-orders-hint"))

    def settings(self, rest: str) -> list[Paragraph]:
        if rest.isdecimal():
            self.course.settings.change(int(rest))
        return lookup.settings_page(self.course.settings, "line-set-says")

    async def leave(self) -> None:
        """Offers to save; raises `Left`, unless the person decides to stay."""
        table = self.table
        if not isinstance(table, HomeTable) or table.saved == len(table.match.said):
            await table.leave()
            raise Left
        while True:
            answer = await self.heard(text("line-save", file=usual_file(table)))
            word = answer.casefold()
            if word in STAY:
                return
            if word in NO:
                raise Left
            self.paper.say(saved_words(table, "" if word in YES else answer))
            if table.saved == len(table.match.said):
                raise Left

    async def ended(self) -> HomeTable | None:
        """The report, the winner last; then again, swap seats or leave. A new table, or None."""
        table = self.table
        self.news(self.only())
        ending = Ending(table, self.only(), table.outcome(), await table.report())
        for title, rows in pages(ending, self.paper.width):
            self.paper.say(f"== {title} ==")
            for one in rows:
                self.paper.say(one.plain.strip()) if one.plain.strip() else None
        if isinstance(table, HomeTable) and table.game.open_book(table.match.options):
            self.paper.say(text("line-seed", seed=table.match.seed, commitment=table.commitment))
        self.paper.say(winner_line(ending))
        if not isinstance(table, HomeTable):
            return None
        while True:
            try:
                line = await self.heard(text("line-after"))
            except EOFError:
                return None
            word, _, rest = line.partition(" ")
            word = word.casefold()
            if not word or "quit".startswith(word) or word == "exit":
                return None
            if word in ("again", "swap"):
                return again(table, word == "swap")
            if word == "save":
                self.paper.say(saved_words(table, rest.strip()))
            elif word == "log":
                self.leaf(lookup.log(table, self.only(), rest.strip()))
            elif word == "rules":
                self.leaf(rules(table.game, rest.strip()))
            else:
                self.paper.say(text("nothing-to-say", line=line))

    def only(self) -> str:
        return self.table.mine[0] if len(self.table.mine) == 1 else ""


async def aside(read: Callable[[], str]) -> str:
    """Reads in a thread that nobody waits for in the end: Ctrl-C must not need one more line."""
    loop = asyncio.get_running_loop()
    line: asyncio.Future[str] = loop.create_future()

    def tell(then: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # everybody has left
            loop.call_soon_threadsafe(lambda: None if line.done() else then())

    def listen() -> None:
        try:
            found = read()
        except Exception as fault:
            ended = fault
            tell(lambda: line.set_exception(ended))
        else:
            tell(lambda: line.set_result(found))

    threading.Thread(target=listen, daemon=True).start()
    return await line


def hand_words(table: AnyTable, seat: str) -> str:
    """The own cards by name, counted; what lies behind a screen in its own words."""
    about = table.view(seat).get(seat) or {}  # a simple game keeps nothing by seat
    voice = table.voice(seat)
    held = [voice.card(str(card)) for card in about.get("hand") or []]
    counted = [f"{name} ×{held.count(name)}" if held.count(name) > 1 else name for name in dict.fromkeys(held)]
    if "cash" in about:
        counted.append(behind(about))
    return ", ".join(counted) or text("hand-empty")


def run(game: LineGame, options: dict[str, str], fresh: bool) -> HomeTable | None:
    """One game and what comes after it."""

    async def evening() -> HomeTable | None:
        await game.play(options, fresh)
        return await game.ended()

    return asyncio.run(evening())
