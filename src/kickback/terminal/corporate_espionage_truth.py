"""After a game of Corporate Espionage: who fell to whom, which cards did the damage, and what was tried and refused."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kickback.engine.plain import Facts, Plain
from kickback.games.corporate_espionage.components import ready_made
from kickback.terminal.look import FAINT, GREEN, STRONG
from kickback.terminal.look import RED as ALARM

DEADLIEST = 6  # cards named in the report


@dataclass
class Career:
    """One company's game in numbers."""

    name: str = ""
    dealt: int = 0
    taken: int = 0
    earned: int = 0
    cancelled: int = 0
    audits: int = 0
    refused: int = 0
    end: str = ""


@dataclass
class Story:
    """The whole game in numbers, from the all-seeing event stream."""

    careers: dict[str, Career] = field(default_factory=dict)
    cards: dict[str, int] = field(default_factory=dict)
    names: Facts = field(default_factory=dict)  # of players' own cards
    falls: list[tuple[int, str, str, str]] = field(default_factory=list)  # round, who, how, by whose card
    dances: list[tuple[str, str]] = field(default_factory=list)
    round: int = 1
    blow: dict[str, str] = field(default_factory=dict)  # the last that hit each company
    closed: int = 0  # the round in which the market closed


def truth(events: list[Facts], names: dict[str, str]) -> RenderableType:
    story = told(events)
    parts: list[RenderableType] = [companies(story, names)]
    for number, who, how, by in story.falls:
        cause = f" by {by}" if by else ""
        parts.append(Text(f"Round {number}: {names.get(who, who)} {how}{cause}.", style=ALARM))
    if story.closed:
        parts.append(Text(f"The market closed in round {story.closed}, and net worth decided.", style=STRONG))
    deadly = sorted(story.cards.items(), key=lambda item: (-item[1], item[0]))[:DEADLIEST]
    if deadly:
        best = ", ".join(f"{called(card, {'called': story.names})} {points}" for card, points in deadly)
        parts.append(Text(f"Damage by card: {best}."))
    parts.extend(Text(f"{names.get(who, who)} danced the {dance}.", style=FAINT) for who, dance in story.dances)
    return Group(*parts)


def called(card: str, event: Facts) -> str:
    """A card by its name; those of players' own cards come with the event."""
    shipped = ready_made().cards.get(card)
    own = event.get("called")
    name = shipped.name if shipped is not None else own.get(card) if isinstance(own, dict) else None
    return f"{name} ({card})" if name else card


def told(events: list[Facts]) -> Story:
    story = Story()
    for event in events:
        count(story, event)
    return story


def career(story: Story, seat: Plain) -> Career:
    return story.careers.setdefault(str(seat), Career())


def count(story: Story, event: Facts) -> None:
    kind, seat = event["kind"], event.get("seat")
    if kind == "company":
        career(story, seat).name = str(event["name"])
    elif kind == "turn":
        story.round = number(event["round"])
    elif kind == "income":
        career(story, seat).earned += number(event["amount"])
    elif kind in ("charged", "siphoned"):
        damage(story, event)
    elif kind == "cancelled":
        career(story, seat).cancelled += 1
    elif kind == "audit-asked":
        career(story, seat).audits += 1
    elif kind == "audit-refused":
        career(story, seat).refused += 1
    elif kind == "danced":
        story.dances.append((str(seat), str(event["dance"])))
    elif kind == "taken-over":
        story.blow[str(event["target"])] = f"takeover ({event['seat']})"
    elif kind == "left":
        career(story, seat).end = str(event["how"])
        story.falls.append((story.round, str(seat), ended(str(event["how"])), story.blow.get(str(seat), "")))
    elif kind == "market-closed":
        story.closed = story.round
    elif kind == "won":
        for winner in event["seats"] if isinstance(event["seats"], list) else []:
            career(story, winner).end = "won"


def ended(how: str) -> str:
    return {"bankrupt": "went bankrupt", "taken over": "was taken over"}.get(how, f"was {how}")


def damage(story: Story, event: Facts) -> None:
    """Points a card took from somebody."""
    points = number(event["amount"])
    career(story, event["seat"]).taken += points
    if event.get("by") is None:
        story.blow[str(event["seat"])] = "an empty deck"
        return
    career(story, event["by"]).dealt += points
    card = str(event["card"]).split("@", maxsplit=1)[0]
    story.cards[card] = story.cards.get(card, 0) + points
    own = event.get("called")
    if isinstance(own, dict):
        story.names |= own
    story.blow[str(event["seat"])] = f"{called(card, event)} of {event['by']}"


def number(value: Plain) -> int:
    return value if isinstance(value, int) else 0


def companies(story: Story, names: dict[str, str]) -> RenderableType:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, header_style=STRONG, border_style=GREEN)
    for title in ("", "company", "end", "earned", "dealt", "taken", "lost to cancels", "audits (refused)"):
        grid.add_column(title, justify="left" if title in ("", "company", "end") else "right")
    for seat, found in sorted(story.careers.items()):
        grid.add_row(
            names.get(seat, seat),
            found.name,
            found.end or "in the market",
            *(str(figure) for figure in (found.earned, found.dealt, found.taken, found.cancelled)),
            f"{found.audits} ({found.refused})",
        )
    return grid
