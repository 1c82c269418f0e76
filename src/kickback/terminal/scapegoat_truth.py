"""After a game of Scapegoat: what lay face down, who had put it there, and who fell for whose card."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kickback.engine.plain import Facts, Plain
from kickback.games.scapegoat.components import PRINTED
from kickback.terminal.look import FAINT, GOLD, GREEN, STRONG
from kickback.terminal.look import RED as ALARM

ENDINGS = {"overspend": "Overspend", "perfect-zero": "Perfect Zero", "underspend": "Underspend"}
RED_SUITS: list[str] = PRINTED["red"]


@dataclass
class Year:
    """What really happened in one year. Hidden cards are (seat, card) in the order played."""

    hidden: list[tuple[str, str]] = field(default_factory=list)
    ending: str = "unfinished"
    last: str = ""
    turned: list[str] = field(default_factory=list)
    fell: list[str] = field(default_factory=list)
    climbed: str = ""


@dataclass
class Career:
    """One seat's game in numbers."""

    hidden: int = 0
    frauds: int = 0
    found: int = 0
    fell_for_others: int = 0
    climbed: int = 0
    fell: int = 0


def truth(events: list[Facts], names: dict[str, str]) -> RenderableType:
    years = years_of(events)
    return Group(year_by_year(years, names), by_seat(years, names), *words(years, names))


def years_of(events: list[Facts]) -> list[Year]:
    """The years from the all-seeing event stream."""
    years = [Year()]
    for event in events:
        year = years[-1]
        kind, seat = str(event["kind"]), str(event.get("seat"))
        if kind == "new-year":
            years.append(Year())
        elif kind == "down":
            year.hidden.append((seat, secret(event, seat, "card")))
        elif kind in ENDINGS:
            year.ending, year.last = ENDINGS[kind], seat
        elif kind == "audited":
            year.turned = [str(card) for card in listed(event["cards"])]
        elif kind == "demoted":
            year.fell.append(seat)
        elif kind == "promoted":
            year.climbed = seat
    return years


def listed(value: Plain) -> list[Plain]:
    return value if isinstance(value, list) else [value]


def secret(event: Facts, seat: str, key: str) -> str:
    secrets = event["secrets"]
    assert isinstance(secrets, dict)
    own = secrets[seat]
    assert isinstance(own, dict)
    return str(own[key])


def red(card: str) -> bool:
    return card[-1] in RED_SUITS


def shown(card: str, turned: bool) -> Text:
    mark = "!" if turned else ""
    return Text(f"{card}{mark}", style=ALARM if red(card) else "")


def year_by_year(years: list[Year], names: dict[str, str]) -> RenderableType:
    """Every year with what lay face down; the card an audit turned over has an exclamation mark."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, border_style=GREEN, header_style=FAINT)
    grid.add_column("year", justify="right")
    grid.add_column("ended")
    grid.add_column("face down (red is fraud, ! was audited)", ratio=1)
    grid.add_column("so")
    for number, year in enumerate(years, start=1):
        cards = Text()
        for seat, card in year.hidden:
            cards.append_text(Text.assemble((f"{names[seat]}\u00a0", FAINT), shown(card, card in year.turned), "  "))
        ended = f"{year.ending}, {names[year.last]}" if year.last else year.ending
        grid.add_row(str(number), ended, cards if year.hidden else Text("nothing", style=FAINT), outcome(year, names))
    return grid


def outcome(year: Year, names: dict[str, str]) -> Text:
    text = Text()
    if year.fell:
        text.append(f"{', '.join(names[seat] for seat in year.fell)} ▼ ", style=ALARM)
    if year.climbed:
        text.append(f"{names[year.climbed]} ▲", style=f"bold {GOLD}")
    return text


def careers(years: list[Year], names: dict[str, str]) -> dict[str, Career]:
    found = {seat: Career() for seat in names}
    for year in years:
        for seat, card in year.hidden:
            found[seat].hidden += 1
            if red(card):
                found[seat].frauds += 1
                found[seat].found += card in year.turned
        guilty = {seat for seat, card in year.hidden if red(card) and card in year.turned}
        for seat in year.fell:
            found[seat].fell += 1
            found[seat].fell_for_others += bool(guilty) and seat not in guilty
        if year.climbed:
            found[year.climbed].climbed += 1
    return found


def by_seat(years: list[Year], names: dict[str, str]) -> RenderableType:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, border_style=GREEN, header_style=FAINT)
    grid.add_column("")
    for head in ("hid", "frauds", "found", "fell", "for others", "climbed"):
        grid.add_column(head, justify="right")
    for seat, career in careers(years, names).items():
        numbers = (
            career.hidden,
            career.frauds,
            career.found,
            career.fell,
            career.fell_for_others,
            career.climbed,
        )
        grid.add_row(Text(names[seat], style=STRONG), *(str(number) if number else "·" for number in numbers))
    return grid


def words(years: list[Year], names: dict[str, str]) -> list[Text]:
    """What people will talk about on the way home."""
    found = careers(years, names)
    said: list[Text] = []
    boldest = max(found.values(), key=lambda career: career.frauds).frauds
    if boldest:
        who = " and ".join(names[seat] for seat, career in found.items() if career.frauds == boldest)
        said.append(Text(f"Most frauds: {who}, {boldest}."))
    honest = [names[seat] for seat, career in found.items() if not career.frauds]
    if honest:
        said.append(Text(f"Never a red card face down: {' and '.join(honest)}."))
    unlucky = max(found.values(), key=lambda career: career.fell_for_others).fell_for_others
    if unlucky:
        who = " and ".join(names[seat] for seat, career in found.items() if career.fell_for_others == unlucky)
        said.append(Text(f"Fell for the cards of others: {who}, {unlucky} time{'' if unlucky == 1 else 's'}."))
    return said
