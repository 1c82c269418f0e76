"""Corporate Espionage with cards of one's own: everything the card language can do to a company, played and asked."""

from __future__ import annotations

from kickback.games import game as game_named
from kickback.records.match import Match
from kickback.server.seating import seed_of
from tests.browser.positions import EXAMPLE, Position, note
from tests.games.corporate_espionage.tables import packed

CHANGES = (
    "block income", "modify income +1 employee", "modify overhead +1 team", "modify cost +1 any", "modify bill +1",
    "slots hire +1", "slots fire +1", "slots executive +1", "slots hand +1",
)  # fmt: skip
DEEDS = (
    "gain 3", "bill 3", "siphon 2", "draw 1", "discard 1", "pilfer 1", "fire 1 team", "destroy 1", "steal asset",
    "bounce asset", "peek hand", "peek bank", "peek deck 2",
)  # fmt: skip
PICKED = ("fire 1 team", "destroy 1", "steal asset", "bounce asset", "discard 1", "pilfer 1")

FULL = "COM-01 COM-02 COM-05 COM-06"  # two of each kind
HALF = "COM-01 COM-06"
EMPTY = "-"
ESPIONAGE = "OWN-01"  # what the first company plays
SHIELD = "OWN-02"  # what the second one has in play, if anything
ANSWER = "OWN-03"  # what the second one answers with, if anything


def sitting(
    effects: list[str], board: str = FULL, held: str = "COM-03 COM-04", shield: str = "", answer: str = "", **more: str
) -> Match:
    """Three companies in the middle of the first one's turn; the first holds a card with those effects."""
    own = [packed(ESPIONAGE, "espionage", *effects)]
    swaps = []
    if shield:
        own.append(packed(SHIELD, "asset", shield))
        swaps.append(f"{SHIELD}/NIM-01")
        board = f"{board} {SHIELD}".removeprefix("- ")
    if answer:
        own.append(packed(ANSWER, "savvy", answer))
        swaps.append(f"{ANSWER}/NIM-02")
        held = f"{held} {ANSWER}"
    deal = {
        "A.company": "IRN", "B.company": "NIM", "C.company": "MAG", "turn": "A", "A.swap": f"{ESPIONAGE}/IRN-01",
        "A.hand": f"{ESPIONAGE} COM-01 IRN-06", "B.hand": held, "C.hand": "COM-01", "A.table": FULL,
        "B.table": board, "B.swap": " ".join(swaps), **more,
    }  # fmt: skip
    given = {"custom-cards": "anything", "custom-card-max": "50", "own-cards": ";".join(own), "deck-out": "burnout"}
    by_hand = {path: words.split() for path, words in deal.items()}
    return Match(game_named("corporate-espionage"), 3, given, seed_of(EXAMPLE, {}), by_hand)


def sittings() -> list[Match]:
    """One for each thing a card can do, to a rival and to oneself; then those in which it does nothing."""
    whole = [*DEEDS, *(f"{deed} pick {who}" for deed in PICKED for who in ("me", "victim"))]
    changes = [f"{change} {whom} for 1" for change in CHANGES for whom in ("@rival", "@me")]
    aimed = [aim(deed, whom) for deed in whole for whom in ("@rival", "@me")]
    found = [sitting([f"play: {deed}"]) for deed in [*aimed, *changes]]
    found += [sitting([f"play: {aim(deed, '@rival')}"], HALF) for deed in PICKED]
    found += [
        sitting([]),
        sitting(["play: bill 3 @rival if their-hand > 20"]),
        sitting(["play: siphon 3 @rival"], shield="static: block siphon @me"),
        sitting(["play: fire 1 team @rival"], EMPTY),
        sitting(["play: discard 1 @rival"], held=EMPTY),
        sitting(["play: bill 3 @rival"], shield="static: block bill @me"),
        sitting(["play: bill 3 @rival"], answer="react espionage to me: redirect @actor"),
        sitting(["play: bill 3 @rival"], answer="react espionage to me: redirect @rival"),
        sitting(["play: draw 1 @me"], **{"A.deck-size": "0"}),
    ]
    return found


def aim(deed: str, whom: str) -> str:
    """Whom a deed hits is said before who picks."""
    what, pick, who = deed.partition(" pick ")
    return f"{what} {whom}{pick}{who}"


def asked_of_own_cards() -> dict[str, Position]:
    """The first position of each question about such cards, from the announcement until all is carried out."""
    found: dict[str, Position] = {}
    for match in sittings():
        follow(match, f"spy {ESPIONAGE}", found)
    follow(sitting([]), "buy IRN-06", found)
    follow(sitting([], EMPTY, **{"A.bank": "60", "B.bank": "1", "round": "9"}), "takeover B", found)
    return found


def follow(match: Match, opening: str, found: dict[str, Position]) -> None:
    """What is asked about a play of the first company, if everybody says the last thing they may."""
    match.act(0, next(action for action in match.table.legal(0) if action.text.startswith(opening)))
    while match.table.stack[-1].name != "main":
        note(match, found)
        seat = match.next_seat()
        match.act(seat, match.table.legal(seat)[-1])
