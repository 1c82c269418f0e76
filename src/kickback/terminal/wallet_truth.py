"""After a game of Wallet: every hand as it was judged, what was hidden, and who passed which poison to whom."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kickback.engine.messages import Message
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.games.wallet.components import CODES, IDENTITY, MONEY
from kickback.games.wallet.reasons import cash
from kickback.games.wallet.telling import spoken
from kickback.games.wallet.verdict import judge
from kickback.terminal.look import FAINT, GOLD, GREEN, STRONG
from kickback.terminal.look import RED as ALARM
from kickback.words import Reader, speech

LIMIT = 50_000


@dataclass
class Round:
    """What really happened in one round, by seat."""

    hands: dict[str, str] = field(default_factory=dict)
    verdicts: dict[str, Facts] = field(default_factory=dict)
    hidden: dict[str, str] = field(default_factory=dict)
    unplayed: dict[str, list[str]] = field(default_factory=dict)
    drew: dict[str, list[Plain]] = field(default_factory=dict)
    poison: list[tuple[str, str, str]] = field(default_factory=list)
    paid: int = 0


def truth(events: list[Facts], names: dict[str, str]) -> RenderableType:
    rounds = rounds_of(events)
    return Group(*(told(number, found, names) for number, found in enumerate(rounds, start=1)), *words(rounds, names))


def rounds_of(events: list[Facts]) -> list[Round]:
    """The rounds from the all-seeing event stream."""
    rounds = [Round()]
    for event in events:
        found = rounds[-1]
        kind, seat = str(event["kind"]), str(event.get("seat"))
        if kind == "new-round":
            rounds.append(Round())
        elif kind == "specials":
            secrets = event["secrets"]
            assert isinstance(secrets, dict)
            for who, own in secrets.items():
                assert isinstance(own, dict)
                found.unplayed[who] = [str(word) for word in listed(own["specials"])]
        elif kind == "played":
            play(found, event, seat)
        elif kind in ("passed", "birthday-gift"):
            give(found, str(event["from"]), str(event["to"]), secret(event, "card"))
        elif kind == "revealed":
            found.hands[seat] = " ".join(str(card) for card in listed(event["hand"])) or "nothing"
        elif kind == "verdict":
            found.verdicts[seat] = event
        elif kind == "paid":
            found.paid += number(event["value"])
        elif kind == "prize":
            found.drew[seat] = listed(secret_value(event, "values"))
    return rounds


def play(found: Round, event: Facts, seat: str) -> None:
    word = str(event["special"])
    if word in found.unplayed.get(seat, []):
        found.unplayed[seat].remove(word)
    if word == "hide":
        found.hidden[seat] = secret(event, "card")
    if "target" in event and event.get("copied", word) == "dispose":
        give(found, seat, str(event["target"]), secret(event, "card"))


def give(found: Round, giver: str, taker: str, card: str) -> None:
    """Only what hurts is remembered: identities and Props."""
    if card in CODES and CODES[card] >= MONEY:
        found.poison.append((giver, taker, card))


def listed(value: Plain) -> list[Plain]:
    return value if isinstance(value, list) else [value]


def number(value: Plain) -> int:
    return value if isinstance(value, int) else 0


def secret_value(event: Facts, key: str) -> Plain:
    """A fact that only some knew; whoever knew it knew the same."""
    if key in event:
        return event[key]
    secrets = event.get("secrets")
    if isinstance(secrets, dict):
        for own in secrets.values():
            if isinstance(own, dict) and key in own:
                return own[key]
    return []


def secret(event: Facts, key: str) -> str:
    return str(secret_value(event, key))


def told(place: int, found: Round, names: dict[str, str]) -> RenderableType:
    """One round: hands with their verdicts, hidden cards, Special cards nobody saw, and tokens drawn."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, border_style=GREEN, header_style=FAINT)
    for title in (f"round {place}", "hand", "verdict", "unseen", "tokens"):
        grid.add_column(title)
    for seat, verdict in found.verdicts.items():
        innocent = verdict["verdict"] == "innocent"
        ruling = f"✓ {cash(number(verdict['money']))}" if innocent else f"✗ {why(verdict)}"
        unseen = [f"hid {found.hidden[seat]}"] if seat in found.hidden else []
        unseen += found.unplayed.get(seat, [])
        grid.add_row(
            Text(names[seat], style=STRONG),
            found.hands.get(seat, ""),
            Text(ruling, style=GREEN if innocent else ALARM),
            Text(", ".join(unseen), style=FAINT),
            Text(" ".join(str(value) for value in found.drew.get(seat, [])), style=GOLD),
        )
    return grid


def why(verdict: Facts) -> str:
    return speech("wallet").say(Message("reason-short", spoken(verdict)), Reader({}))


def stuck(found: Round, taker: str, card: str) -> bool:
    """Did that card make its receiver guilty: guilty with it, innocent without?"""
    hand = found.hands.get(taker, "").split()
    verdict = found.verdicts.get(taker)
    if verdict is None or verdict["verdict"] == "innocent" or card not in hand:
        return False
    rest = [CODES[name] for name in hand if name in CODES]
    rest.remove(CODES[card])
    return judge(sorted(rest), HIDDEN, HIDDEN, number(verdict["coin"]), coin_counts=True).innocent


def words(rounds: list[Round], names: dict[str, str]) -> list[RenderableType]:
    """Poison passed on, the richest guilty player, the closest miss, and the money thrown at identities."""
    lines: list[RenderableType] = []
    poison = [f"{names[a]} gave {names[b]} {card}" for r in rounds for a, b, card in r.poison if stuck(r, b, card)]
    if poison:
        lines.append(Text.assemble(("Poison: ", STRONG), "; ".join(poison)))
    guilty = [(number(v["money"]), seat) for r in rounds for seat, v in r.verdicts.items() if v["verdict"] == "guilty"]
    if guilty:
        most, who = max(guilty)
        lines.append(Text.assemble(("Richest guilty: ", STRONG), f"{names[who]} with {cash(most)}"))
    misses = [(money - LIMIT, seat) for money, seat in guilty if money > LIMIT and owns_identity(rounds, seat)]
    if misses:
        least, who = min(misses)
        lines.append(Text.assemble(("Closest miss of the limit: ", STRONG), f"{names[who]} by {cash(least)}"))
    spent = sum(found.paid for found in rounds)
    if spent:
        lines.append(Text.assemble(("Spent on identities: ", STRONG), f"{spent} CU"))
    return lines


def owns_identity(rounds: list[Round], seat: str) -> bool:
    return any(IDENTITY[CODES[card]] >= 0 for r in rounds for card in r.hands.get(seat, "").split() if card in CODES)
