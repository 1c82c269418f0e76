"""Tables for tests: a few lines fix the deal, and everybody speaks in the notation."""

from __future__ import annotations

from urllib.parse import quote_plus

from kickback.engine.actions import Action
from kickback.engine.bans import Ban
from kickback.engine.chance import Quick
from kickback.engine.game import Fixed
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import EYE, LETTERS
from kickback.engine.view import at
from kickback.games.corporate_espionage import GAME
from kickback.games.corporate_espionage.espionage_table import CorporateEspionage


def packed(id: str, kind: str, *effects: str, cost: int = 0, income: int = 0, overhead: int = 0, life: int = 0) -> str:
    """An own card as the options carry it."""
    fields = [id, f"Test {id}", kind, str(cost), str(income), str(overhead), str(life), "", "", "", *effects]
    return ":".join(quote_plus(field) for field in fields)


class Sitting:
    """A table and its log."""

    def __init__(self, table: CorporateEspionage) -> None:
        self.table = table
        self.heard = 0

    def say(self, *lines: str) -> Sitting:
        """`A spy COM-11 B` and so on; only the events of the last line stay in `events`."""
        for line in lines:
            seat, _, text = line.partition(" ")
            self.heard = len(self.table.log or [])
            number = LETTERS.index(seat)
            self.table.act(number, self.table.read(number, text))
        return self

    def passes(self) -> Sitting:
        """Everybody passes until somebody is asked something else."""
        heard = len(self.table.log or [])
        while self.table.stack[-1].kind == "race":
            seat = self.table.waiting()[0]
            self.table.act(seat, self.table.read(seat, "pass"))
        self.heard = heard
        return self

    def passes_until(self, moment: str) -> Sitting:
        """Everybody passes until that question is open."""
        while self.table.stack[-1].name != moment:
            seat = self.table.waiting()[0]
            self.table.act(seat, self.table.read(seat, "pass"))
        return self

    def play(self, line: str) -> Sitting:
        """A line, and then passes all round; the events of both stay."""
        heard = len(self.table.log or [])
        self.say(line).passes()
        self.heard = heard
        return self

    def ban(self, line: str) -> Ban | None:
        seat, _, text = line.partition(" ")
        number = LETTERS.index(seat)
        return self.table.forbids(number, self.table.read(number, text))

    def refused(self, line: str) -> str:
        ban = self.ban(line)
        return ban.clause if ban is not None else ""

    def events(self, kind: str, seat: int = EYE) -> list[Facts]:
        heard = [event.seen_by(seat) for event in (self.table.log or [])[self.heard :]]
        return [event for event in heard if event is not None and event["kind"] == kind]

    def see(self, path: str, seat: int = EYE) -> Plain:
        return at(self.table.view(seat).plain(), path)

    def banks(self) -> list[int]:
        return self.table.accounts.banks

    def legal(self, seat: str) -> list[str]:
        return [action.text for action in self.table.legal(LETTERS.index(seat))]

    def actions(self, seat: str) -> list[Action]:
        return self.table.legal(LETTERS.index(seat))


def sit(seats: int = 3, options: dict[str, str] | None = None, seed: int = 1, **deal: str) -> Sitting:
    """Deal paths as keywords, `A_hand="COM-01"` for `A.hand`; own cards as `own=packed(...)`.

    Unless a `turn` is given, A is in its Main.
    """
    given = dict(options or {})
    if "own" in deal:
        given |= {"own-cards": deal.pop("own"), "custom-cards": "anything"}
    deal.setdefault("turn", "A")
    lines = {path.replace("_", ".", 1).replace("_", "-"): words.split() for path, words in deal.items()}
    table = GAME.deal(seats, GAME.settle(seats, given), Quick(seed), Fixed(lines), listen=True)
    return Sitting(table)


def with_card(kind: str, *effects: str, **deal: str) -> Sitting:
    """A plays NIM and holds OWN-01 (or has it in play, for permanents) with these effects."""
    zone = "A_hand" if kind in ("savvy", "espionage") else "A_table"
    deal[zone] = (deal.get(zone, "") + " OWN-01").strip()
    swaps = deal.pop("A_swap", "")
    return sit(
        3,
        None,
        1,
        own=packed("OWN-01", kind, *effects),
        A_company="NIM",
        A_swap=f"OWN-01/COM-11 {swaps}".strip(),
        **deal,
    )


def peek_and_pilfer(seats: int, theft: str = "play: pilfer 1 @rival", **deal: str) -> Sitting:
    """A can look at a hand with OWN-01; C, on turn unless told otherwise, takes a card out of one with OWN-02."""
    own = [packed("OWN-01", "savvy", "play: peek hand @rival"), packed("OWN-02", "espionage", theft)]
    deal = {"A_swap": "OWN-01/COM-11", "A_hand": "OWN-01", "C_swap": "OWN-02/COM-11", "C_hand": "OWN-02"} | deal
    companies = dict.fromkeys(("A_company", "B_company", "C_company"), "NIM")
    return sit(seats, None, 1, own=";".join(own), **({"turn": "C"} | companies | deal))


def dealt(seats: int = 4, options: dict[str, str] | None = None, seed: int = 1) -> CorporateEspionage:
    """A table at the start of a game."""
    return GAME.deal(seats, GAME.settle(seats, options or {}), Quick(seed), Fixed({}), listen=True)
