"""What was hidden in each game, told from its report."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from kickback.terminal.sheet import FAINT, ink, pad, row, rule, wrap
from kickback.terminal.texts import Data, Voice, text


def reveal(game: str, report: Data, voice: Voice, width: int) -> list[Text]:
    """The game's own page of secrets; a game that has none here says nothing."""
    teller = TELLERS.get(game)
    return teller(report["reveal"], voice, width) if teller is not None and report.get("reveal") else []


def money(game: str, report: Data) -> dict[str, list[int]]:
    """How much each seat had, from beginning to end."""
    course = COURSES.get(game)
    charts = {chart["id"]: chart for chart in report.get("charts") or []}
    return course(charts) if course is not None and charts else {}


def seat_line(seat: str, voice: Voice, said: str, width: int) -> list[Text]:
    lines = wrap(said, width - 15)
    head = (pad(f" {seat} {voice.name(seat)}", 14), f"bold {ink(seat)}")
    return [row(head if not place else " " * 14, line) for place, line in enumerate(lines)]


def embezzlement(told: Data, voice: Voice, width: int) -> list[Text]:
    """Every invoice in the order of payment: said, worth, and what became of it."""
    signs = {"got-away": "+", "caught": "x", "stolen": "~", "swept": ".", "honest": "", "short": "-"}
    lines = [rule(text("emb-who-lied"), width, text("emb-fates"))]
    seats = sorted({one["payer"] for one in told["invoices"]})
    for seat in seats:
        paid = [one for one in told["invoices"] if one["payer"] == seat]
        cells = [f"{one['paid']}/{one['value']}{'*' if one['otr'] else ''}{signs.get(one['fate'], '')}" for one in paid]
        lies = sum(1 for one in paid if one["value"].isdecimal() and one["paid"] > int(one["value"]))
        caught = sum(1 for one in paid if one["fate"] == "caught")
        lines += invoices(seat, voice, cells, text("emb-lies", lies=lies, caught=caught), width)
    lines.append(rule(text("hands-at-the-end"), width))
    for seat, cards in told["hands"].items():
        held = ", ".join(voice.card(card) for card in cards) or text("nothing")
        lines += seat_line(seat, voice, held, width)
    return lines


def invoices(seat: str, voice: Voice, cells: list[str], sum_up: str, width: int) -> list[Text]:
    """Payments in columns, so that the same turn stands below itself; what they come to at the end."""
    across = max(1, (width - 15 - len(sum_up)) // 6)
    head = (pad(f" {seat} {voice.name(seat)}", 14), f"bold {ink(seat)}")
    lines: list[Text] = []
    for first in range(0, max(1, len(cells)), across):
        shown = pad("".join(pad(cell, 6) for cell in cells[first : first + across]), across * 6)
        lines.append(row(" " * 14 if first else head, shown, "" if first else sum_up))
    return lines


def scapegoat(told: Data, voice: Voice, width: int) -> list[Text]:
    """Year by year, what everybody filed; red was fraud."""
    lines: list[Text] = []
    for year in told["years"]:
        lines.append(rule(text("scg-year", year=year["year"]), width))
        lines += [row(" ", line) for line in wrap(" ".join(voice.say(one) for one in year["says"]), width - 2)]
        for seat, files in year["files"].items():
            if not files:
                continue
            cards = [f"{voice.card(one['card'], 'small')}{'!' if one['red'] else ''}" for one in files]
            lines += seat_line(seat, voice, " ".join(cards), width)
    return [*lines, row(" ", (text("scg-red"), FAINT))] if lines else []


def wallet(told: list[Data], voice: Voice, width: int) -> list[Text]:
    """Round by round, every hand and its verdict."""
    lines: list[Text] = []
    for one in told:
        lines.append(rule(text("round", number=one["round"]), width))
        for seat in sorted(key for key in one if len(key) == 1):
            about = one[seat]
            hand = " ".join(voice.card(card, "small") for card in about["hand"])
            lines += seat_line(seat, voice, f"{voice.say(about['says'])}  ({hand})", width)
    return lines


def pecunia_olet(told: Data, voice: Voice, width: int) -> list[Text]:
    """What lay behind the screens, and who flew what out."""
    lines = [rule(text("pec-behind-all"), width)]
    for seat, about in told["seats"].items():
        said = text(
            "pec-end-line",
            total=about["total"],
            cash=about["cash"],
            account=about["account"],
            unsold=sum(int(part) for part in str(about["unsold"]).split("-")),
        )
        lines += seat_line(seat, voice, said, width)
    if told["flights"]:
        lines.append(rule(text("pec-flights"), width))
    for flight in told["flights"]:
        lines += seat_line(flight["seat"], voice, text("pec-flight", round=flight["round"], out=flight["out"]), width)
    if told["visits"]:
        lines.append(rule(text("pec-visits"), width))
    for visit in told["visits"]:
        paid = ", ".join(f"{voice.name(seat)} ${dollars}" for seat, dollars in visit["paid"].items())
        lines += [row(" ", line) for line in wrap(text("pec-visit", round=visit["round"], paid=paid), width - 2)]
    return lines


def corporate_espionage(told: Data, voice: Voice, width: int) -> list[Text]:
    """Hands, and the cards that would have come next."""
    lines: list[Text] = []
    for seat, about in told["companies"].items():
        hand = ", ".join(voice.card(card, "small") for card in about["hand"]) or text("nothing")
        coming = ", ".join(voice.card(card, "small") for card in about["next"]) or text("nothing")
        lines += seat_line(seat, voice, text("ces-end-line", bank=about["bank"], hand=hand, next=coming), width)
    return [rule(text("hands-at-the-end"), width), *lines]


def embezzlement_money(charts: Data) -> dict[str, list[int]]:
    return {one["seat"]: list(one["caps"]) for one in charts["money"]["series"]}


def scapegoat_money(charts: Data) -> dict[str, list[int]]:
    return {seat: [size for _, size in steps] for seat, steps in charts["ladder"]["series"].items()}


def wallet_money(charts: Data) -> dict[str, list[int]]:
    return {seat: list(points) for seat, points in charts["points"]["series"].items()}


def pecunia_money(charts: Data) -> dict[str, list[int]]:
    series = charts["true-money"]["series"]
    return {
        seat: [cash + kept for cash, kept in zip(series["cash"][seat], series["account"][seat], strict=True)]
        for seat in series["cash"]
    }


def corporate_money(charts: Data) -> dict[str, list[int]]:
    return {seat: [one["y"] for one in steps] for seat, steps in charts["net-worth"]["series"].items()}


TELLERS: dict[str, Callable[..., list[Text]]] = {
    "embezzlement": embezzlement,
    "scapegoat": scapegoat,
    "wallet": wallet,
    "pecunia-olet": pecunia_olet,
    "corporate-espionage": corporate_espionage,
}
COURSES: dict[str, Callable[[Data], dict[str, list[int]]]] = {
    "embezzlement": embezzlement_money,
    "scapegoat": scapegoat_money,
    "wallet": wallet_money,
    "pecunia-olet": pecunia_money,
    "corporate-espionage": corporate_money,
}
