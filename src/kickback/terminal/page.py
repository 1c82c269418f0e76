"""One screen: table above, the question at its place, hand, command line and keys below; the ledger beside if wide.

Everything is laid out here from plain values, so that a test can look at any page of any game without a terminal.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.text import Text

from kickback.engine.game import Game
from kickback.terminal import docket as dockets
from kickback.terminal.any_table import Line
from kickback.terminal.asking import Asked
from kickback.terminal.chain import chain_rows
from kickback.terminal.choices import Held
from kickback.terminal.docket import Docket, Fuse
from kickback.terminal.sheet import FAINT, ROOMS, STRONG, TURN, Row, cut, fill, ink, pad, row, rule, wrap
from kickback.terminal.tables import Drawn, Look, drawn
from kickback.terminal.texts import Data, Voice, text

WIDE, TALL = 110, 36  # from here on: a column beside the table; drawn pieces
SIDE, LEAST_SIDE, LEAST_TABLE = 39, 26, 70  # columns of the ledger unless its edge was dragged; the least of both
SMALLEST = (40, 12)
LEAST_DOCKET = 5
OVERLAY, LEAST_OVERLAY = 10, 7  # rows of what opens over the board; and where the question needs more
TALK = 6  # rows of the column
NEWS = 3  # lines of what happened since the last decision, if there is room


@dataclass
class Scene:
    """All that one page shows."""

    game: Game
    voice: Voice
    seat: str
    view: Data
    bots: set[str]
    asked: Asked
    held: Held = field(default_factory=Held)
    lines: list[Line] = field(default_factory=list)  # the whole ledger
    news: list[Line] = field(default_factory=list)  # since the last decision
    talk: list[Line] = field(default_factory=list)
    orders: list[str] = field(default_factory=list)  # in force, in words
    fuse: Fuse | None = None
    code: str = ""
    header: str = ""  # over the news: playback, or "since your last decision"
    note: str = ""  # beside the command line
    caption: str = ""  # what the board says to what has just happened
    hands: list[Text] = field(default_factory=list)  # of everybody, for whoever may look at everything
    over: str = ""  # an overlay's title, "" for none
    overlay: list[Text] = field(default_factory=list)
    scroll: int = 0


@dataclass
class Page:
    """The panes, each a list of rows of its width; `fits` is False if something had to be cut away."""

    width: int
    height: int
    status: Text
    board: list[Text]
    chain: list[Text]
    news: list[Text]
    docket: Docket
    hand: list[Text]
    side: list[Text]
    fits: bool = True
    column: int = SIDE

    def main_width(self) -> int:
        return self.width - self.column - 1 if self.side else self.width

    def lines(self) -> list[Text]:
        """The whole page, with an empty command line and the keys."""
        wide = self.main_width()
        above, below = [*self.board, *self.chain, *self.news], [*self.docket.lines, *self.hand]
        left = [*above, *[Text("")] * (self.height - 3 - len(above) - len(below)), *below]
        shown = [fill(line, wide) for line in left]
        if self.side:
            shown = [row(line, "│", fill(one, self.column)) for line, one in zip(shown, self.side, strict=False)]
        return [self.status, *shown, row(" > "), row(" ", (keys_line(self.width - 1), FAINT))]

    def rows(self) -> list[str]:
        return [line.plain.rstrip() for line in self.lines()]


def table_width(width: int, column: int = SIDE) -> int:
    """What a ledger that is so wide leaves of the window; less than WIDE has none beside the table."""
    return width - max(LEAST_SIDE, min(column, width - LEAST_TABLE - 1)) - 1 if width >= WIDE else width


def lay_out(scene: Scene, width: int, height: int, column: int = SIDE) -> Page:
    """The page for this window. Where room is short, news go first, then legends, then words about choices."""
    side = width >= WIDE
    wide = table_width(width, column)
    look = Look(scene.view, scene.voice, scene.seat, scene.bots, wide, height >= TALL, scene.asked)
    if scene.held.path:
        look.focus = scene.held.path[0]
    table = on_paper(scene, look, height)
    page = fitted(scene, table, wide, side, height)
    for tight in (False, True):
        if page is None:
            look.tall, look.tight = False, tight
            table = on_paper(scene, look, height)
            page = fitted(scene, table, wide, side, height)
    if page is None:
        page = squeezed(scene, table, wide, height)
    page.width, page.height, page.hand = width, height, table.hand
    page.status = status(scene, table, width)
    page.column = width - wide - 1
    page.side = ledger(scene, page.column, height - 3) if side else []
    if scene.over:
        lay_over(page, scene, table, wide)
    return page


def on_paper(scene: Scene, look: Look, height: int) -> Drawn:
    """The table as it is drawn for this look; where there is hardly any room, only its hand."""
    table = drawn(scene.game.name, look)
    if height < 24:
        table.rows = []
    if scene.hands:
        table.hand = scene.hands
    return table


def ask(scene: Scene, table: Drawn, wide: int, rows: int) -> Docket:
    foot = text("orders-foot", orders=" · ".join(scene.orders)) if scene.orders else ""
    return dockets.draw(
        scene.asked,
        scene.held,
        wide,
        rows,
        room=ROOMS.get(scene.game.name, "default"),
        fuse=scene.fuse,
        foot=foot,
        on_board=table.choices_on_board and bool(table.rows),
        window=scene.view["kind"] == "race",
        caption=scene.caption,
    )


def fitted(scene: Scene, table: Drawn, wide: int, side: bool, height: int) -> Page | None:
    """Everything whole, with as many of the extras as there is room for; None if it cannot be."""
    room = height - 3 - len(table.hand)
    for goes in (9, 1, 0):
        board = [one.text for one in table.rows if one.goes <= goes]
        chain = chain_rows(scene.asked.chain, scene.voice, wide, room, scene.asked.open)
        for most in sorted({len(chain), min(len(chain), len(scene.asked.chain) + 1), min(len(chain), 3)}, reverse=True):
            links = chain if most == len(chain) else chain_rows(scene.asked.chain, scene.voice, wide, most, False)
            docket = ask(scene, table, wide, room - len(board) - len(links))
            if not docket.whole or len(board) + len(links) + len(docket.lines) > room:
                continue
            left = room - len(board) - len(links) - len(docket.lines)
            news = [] if side and scene.lines else recent(scene, wide, left, table.news)
            spare = left - len(news)
            if height >= 30 and spare > 2 and board:
                board = [*board, Text("")]
            return Page(wide, room, Text(""), board, links, news, docket, [], [])
    return None


def squeezed(scene: Scene, table: Drawn, wide: int, height: int) -> Page:
    """The question comes first; the board keeps what is left."""
    room = height - 3 - len(table.hand)
    docket = ask(scene, table, wide, max(LEAST_DOCKET, room - 4))
    left = max(0, room - len(docket.lines))
    board = [one.text for one in table.rows if one.goes == 0]
    return Page(wide, room, Text(""), board[:left], [], [], docket, [], [], fits=len(board) <= left and docket.whole)


def recent(scene: Scene, wide: int, room: int, wanted: bool) -> list[Text]:
    """What happened since the last decision, the newest last."""
    if not wanted or room < 2 or not scene.news:
        return []
    if scene.caption and scene.asked.open and room > 2:  # looking back while something is asked
        room -= 1
        said = [row(" ", (cut(scene.caption, wide - 2), STRONG))]
    else:
        said = []
    shown = scene.news[-min(room - 1, NEWS if room < 8 else room - 1) :]
    title = scene.header or text("since-your-last")
    lines = [rule(title, wide, text("step-through"))]
    return [*lines, *(news_row(line, wide) for line in shown), *said]


def news_row(line: Line, wide: int) -> Text:
    who = f"{line.seat} " if line.seat else "  "
    clause = line.clause if wide >= 60 else ""
    room = wide - len(clause) - 5
    return row(f" {who}", pad(line.text, room), " ", (clause, FAINT))


def status(scene: Scene, table: Drawn, width: int) -> Text:
    """The game, whose turn it is, and the counts that decide, as many as fit."""
    brand = "KICKBACK  " if width >= WIDE else ""
    title = f" {brand}{scene.game.title}"
    turn = f"  ► {table.turn}" if table.turn else ""
    counts = [*table.counts, *([text("deal", code=scene.code)] if scene.code and width >= WIDE else [])]
    gap = "   " if width >= WIDE else " · "
    shown = ""
    for count in counts:
        more = f"{shown}{gap}{count}" if shown else count
        if len(title) + len(turn) + len(more) + 3 > width:
            continue
        shown = more
    space = max(1, width - len(title) - len(turn) - len(shown) - 1)
    return fill(row((title, STRONG), (turn, TURN), " " * space, shown, " "), width)


def ledger(scene: Scene, wide: int, height: int) -> list[Text]:
    """The column at the right: ledger above, talk and orders below."""
    talk = [one for line in scene.talk[-4:] for one in said_rows(line, wide)][-TALK:]
    below = [rule(text("talk"), wide, text("talk-key")), *talk] if talk else []
    orders = [row(("  " + cut(one, wide - 3), FAINT)) for one in scene.orders]
    below += [rule(text("orders"), wide), *orders] if orders else []
    room = height - 1 - len(below)
    rows: list[Text] = []
    old = len(scene.news)
    for line in reversed([one for one in scene.lines if not one.said]):
        block = ledger_rows(line, wide, old > 0)
        old -= 0 if line.heading else 1
        if len(rows) + len(block) > room:
            break
        rows = block + rows
    blank = [Text("")] * (room - len(rows))
    return [rule(text("ledger"), wide, text("ledger-key")), *blank, *rows, *below]


def said_rows(line: Line, wide: int) -> list[Text]:
    pieces = wrap(line.text, wide - 4, 2)
    return [row((f" {line.seat if not place else '':1} ", ink(line.seat)), one) for place, one in enumerate(pieces)]


def ledger_rows(line: Line, wide: int, fresh: bool) -> list[Text]:
    """A line of the ledger, its clause flush right after the last word; a heading stands alone."""
    if line.heading:
        return [row((" " * 7 + cut(line.text, wide - 8), STRONG))]
    clause = "-".join(line.clause.split("-")[1:])
    pieces = wrap(line.text, wide - 3)
    style = "" if fresh else FAINT
    rows = [
        row((f"{line.seat if not place else '':1} ", ink(line.seat)), (one, style)) for place, one in enumerate(pieces)
    ]
    gap = wide - cell_len(rows[-1].plain) - cell_len(clause) - 1
    if gap > 0:
        rows[-1].append_text(row(" " * gap, (clause, FAINT)))
    return rows


def lay_over(page: Page, scene: Scene, table: Drawn, wide: int) -> None:
    """One frame over the board; the docket goes on below it, in fewer words if need be.

    In a narrow window the frame takes all but the question.
    """
    room = page.height - 3 - len(page.hand)
    if room - len(page.docket.lines) < OVERLAY:
        for least in (OVERLAY, LEAST_OVERLAY):
            page.docket = ask(scene, table, wide, LEAST_DOCKET - 1 if wide < 60 else max(LEAST_DOCKET, room - least))
            if page.docket.whole:
                break
    inner = room - len(page.docket.lines) - 2
    most = max(0, len(scene.overlay) - inner)
    scene.scroll = max(0, min(scene.scroll, most))
    shown = scene.overlay[scene.scroll : scene.scroll + inner]
    more = text("more", first=scene.scroll + 1, last=scene.scroll + len(shown), of=len(scene.overlay)) if most else ""
    head = cut(f"─ {scene.over} ", wide - 4)
    lines = [row((f"┌{head}{'─' * (wide - 2 - len(head))}┐", STRONG))]
    lines += [row(("│", STRONG), fill(row(" ", one), wide - 2), ("│", STRONG)) for one in shown]
    lines += [row(("│", STRONG), " " * (wide - 2), ("│", STRONG))] * (inner - len(shown))
    tail = f" {more} · {text('esc-closes')} " if more else f" {text('esc-closes')} "
    tail = cut(tail, wide - 4)
    lines.append(row((f"└{'─' * (wide - 3 - len(tail))}{tail}─┘", STRONG)))
    page.board, page.chain, page.news = lines, [], []


def keys_line(width: int) -> str:
    return cut(text("keys-wide" if width >= WIDE else "keys" if width >= 78 else "keys-narrow"), width)


def too_small(width: int, height: int) -> bool:
    return width < SMALLEST[0] or height < SMALLEST[1]


__all__ = ["Page", "Row", "Scene", "keys_line", "lay_out", "table_width", "too_small"]
