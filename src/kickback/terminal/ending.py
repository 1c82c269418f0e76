"""After the game: the game's own report in pages, from the same data as the browser's. No codes, paths or cents."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from kickback.terminal.any_table import AnyTable
from kickback.terminal.reveals import money, reveal
from kickback.terminal.sheet import FAINT, STRONG, TURN, beside, ink, meter, pad, right, row, rule, wrap
from kickback.terminal.texts import Data, Voice, text

BARS = "▁▂▃▄▅▆▇█"
CHART_ROWS = 18
TITLE = 19  # signs of an award's name that has a column of its own
BESIDE = 76  # from here on the places stand beside how it ended


@dataclass
class Ending:
    """What there is to tell once it is over."""

    table: AnyTable
    seat: str  # who reads, "" for several people
    outcome: Data
    report: Data

    @property
    def voice(self) -> Voice:
        return self.table.voice(self.seat)

    def moments(self) -> list[Data]:
        return list(self.report.get("moments") or [])[:3]


def pages(ending: Ending, width: int) -> list[tuple[str, list[Text]]]:
    """Titled pages: the report, what was hidden, money over time."""
    found = [(text("end-report"), report_page(ending, width))]
    if ending.report:
        hidden = reveal(ending.table.game.name, ending.report, ending.voice, width)
        found += [(text("end-hidden"), hidden)] if hidden else []
        course = money_page(ending, width)
        found += [(text("end-money"), course)] if course else []
        lied = claims_page(ending, width)
        found += [(text("end-claims"), lied)] if lied else []
    return found


def report_page(ending: Ending, width: int) -> list[Text]:
    voice, report = ending.voice, ending.report
    stamp = width // 2 if width >= BESIDE else width
    places = standings(ending, width - stamp if stamp < width else width)
    own = voice.say((report.get("own") or {}).get(ending.seat))
    places += [
        row(" ", (line, STRONG)) for line in wrap(own, width - stamp - 2 if stamp < width else width - 2) if line
    ]
    told_first = headline(ending, stamp, len(places) if stamp < width else 0)
    lines = beside(told_first, places, stamp) if stamp < width else [*told_first, *places]
    if not report:
        return lines
    if ending.moments():
        lines.append(rule(text("end-moments"), width, text("end-watch")))
        for place, moment in enumerate(ending.moments(), 1):
            lines += numbered(place, told(moment, voice), width)
    awards = list(report.get("awards") or [])
    tips = (report.get("tips") or {}).get(ending.seat) or []
    if awards or tips:
        lines.append(rule(text("end-awards"), width))
    for award in awards:
        title, _, rest = told(award, voice).partition(". ")
        named = rest and len(title) <= TITLE
        lines += titled(title, rest[:1].upper() + rest[1:], width) if named else titled("", told(award, voice), width)
    for tip in tips:
        lines += titled(text("next-time").rstrip(":"), voice.say(tip), width)
    return lines


def titled(title: str, says: str, width: int) -> list[Text]:
    """What was done, its title in a column of its own where there is room."""
    wide = TITLE + 2
    if width < BESIDE or not title:
        whole = f"{title}. {says}" if title else says
        return [row(" ", line) for line in wrap(whole, width - 2)]
    lines = wrap(says, width - wide - 2)
    return [row(" ", (pad(title if not place else "", wide), STRONG), line) for place, line in enumerate(lines)]


def headline(ending: Ending, width: int, height: int) -> list[Text]:
    """How it ended, as a stamp: in a frame as high as the places beside it."""
    voice, report = ending.voice, ending.report
    inner = width - 5
    if report:
        said = [(line, TURN) for line in wrap(voice.say(report.get("headline")), inner)]
        said += [(line, "") for line in wrap(voice.say(report.get("under")), inner)]
    else:
        said = [(line, "") for line in wrap(voice.say(ending.outcome["why"]), inner)]
        said += [(line, FAINT) for line in wrap(text("keeps-secrets"), inner)]
    said += [("", "")] * (height - 2 - len(said))
    lines = [row((f" ┏{'━' * (inner + 1)}┓", TURN))]
    lines += [row((" ┃ ", TURN), (pad(line, inner), style), ("┃", TURN)) for line, style in said]
    return [*lines, row((f" ┗{'━' * (inner + 1)}┛", TURN))]


def told(one: Data, voice: Voice) -> str:
    """A moment or an award: a message itself, or one with `says` and perhaps `why`; a title with what it was for."""
    message = one.get("says", one)
    said = [voice.say(message), voice.say(message, "says"), voice.say(one.get("why"))]
    whole = ""
    for part in dict.fromkeys(part for part in said if part):
        gap = "" if not whole else " " if whole[-1] in ".!?" else ". "
        whole += f"{gap}{part}"
    return whole


def numbered(place: int, words: str, width: int) -> list[Text]:
    lines = wrap(words, width - 4, 2)
    return [row((f" {place if not number else ' '} ", STRONG), line) for number, line in enumerate(lines)]


def standings(ending: Ending, width: int) -> list[Text]:
    """Places with a bar; the winner is named first and last."""
    voice, outcome = ending.voice, ending.outcome
    most = max((abs(one["score"]) for one in outcome["standings"]), default=1) or 1
    called = 12 if width >= BESIDE else 8
    bar = max(6, min(24, width - called - 30))
    wide = width - called - bar - 10
    lines: list[Text] = []
    for one in outcome["standings"]:
        says = voice.say(one["says"]).partition(": ")[2] or voice.say(one["says"])
        name = text("you") if one["seat"] == ending.seat else voice.name(one["seat"])
        won = one["seat"] in outcome["winners"]
        start = row((f" {one['place']} ", STRONG), (pad(name, called), f"bold {ink(one['seat'])}"))
        marks = meter(max(0, one["score"]), most, bar)
        crown = text("wins") if won else ""
        lines.append(row(start, " ", pad(says, wide), " ", marks, (f" {crown}", TURN)))
    return lines


def money_page(ending: Ending, width: int) -> list[Text]:
    """Columns for every seat, as high as its money was."""
    game = ending.table.game.name
    series = {seat: values for seat, values in money(game, ending.report).items() if values}
    if not series:
        return []
    top = max((value for values in series.values() for value in values), default=1) or 1
    tall = max(1, min(3, CHART_ROWS // len(series) - 1))
    room = width - 26
    lines = [rule(text(f"money-{game}"), width, text("money-most", most=top))]
    for seat, values in series.items():
        step = max(1, -(-len(values) // room))
        broad = max(1, min(6, room // len(values)))
        for level in reversed(range(tall)):
            shown = "".join(column(value, top, tall, level) * broad for value in values[::step])
            foot = level == 0
            name = (pad(ending.voice.name(seat) if foot else "", 12), f"bold {ink(seat)}")
            first, last = (str(values[0]), str(values[-1])) if foot else ("", "")
            lines.append(row(" ", name, right(first, 4), " ", (pad(shown, room), ink(seat)), right(last, 5)))
        lines.append(row(""))
    return lines


def column(value: int, top: int, tall: int, level: int) -> str:
    """The part of a column that stands in this row; a row has eight steps."""
    steps = max(0, value) * tall * len(BARS) // top - level * len(BARS)
    if steps <= 0:
        return BARS[0] if level == 0 else " "
    return BARS[min(len(BARS), steps) - 1]


def claims_page(ending: Ending, width: int) -> list[Text]:
    """What people claimed, and whether it was so."""
    lines: list[Text] = []
    for claim in ending.report.get("claims") or []:
        if isinstance(claim, dict) and ("says" in claim or "id" in claim):
            lines += [row(" ", line) for line in wrap(told(claim, ending.voice), width - 2)]
    return lines


def winner_line(ending: Ending) -> str:
    """The last thing on the screen."""
    winners = [text("you") if seat == ending.seat else ending.voice.name(seat) for seat in ending.outcome["winners"]]
    if not winners:
        return text("nobody-won")
    if winners == [text("you")]:
        return text("you-won")
    return text("won", names=", ".join(winners), count=len(winners))


def lines_of(paragraphs: list[tuple[str, str]], width: int) -> list[Text]:
    """Headings and what they say, as rows."""
    lines: list[Text] = []
    for head, said in paragraphs:
        if head and len(head) + len(said) + 3 <= width:
            lines.append(row((head, STRONG), f"  {said}"))
            continue
        if head:
            lines += [row((line, STRONG)) for line in wrap(head, width)]
        indent = "  " if head else ""
        lines += [row(indent, line) for line in wrap(said, width - len(indent))] if said else []
    return lines


__all__ = ["Ending", "lines_of", "pages", "winner_line"]
