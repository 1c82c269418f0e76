"""Games written down with a mark after every action: whatever players could notice has to come out the same again.

A line reads `A hire NIM-03  5f2a9c…`: who says what, and a short digest of everything that can then be observed by
anybody: what is told to whom, who is asked, every choice with its index, what the clock would choose, what is refused
and why, views. After a change of the rules that is meant, write them anew and look at the difference:

    PYTHONPATH=src:. python -m tests.games.corporate_espionage.playthroughs
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

from kickback.engine.bans import Unreadable
from kickback.engine.chance import Quick, Seeded
from kickback.engine.game import Fixed
from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import EYE, LETTERS, ONLOOKER
from kickback.games.corporate_espionage import GAME
from kickback.games.corporate_espionage.espionage_table import CorporateEspionage

FOLDER = Path(__file__).with_name("playthroughs")
LONGEST = 260  # actions
VIEWS = 6  # every so many actions views and refusals are looked at, too
CLONED = 25  # every so many actions the game goes on with a clone

DEALS = {"card-market": "table", "loans": "on", "alliances": "pact", "associations": "on"}
TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "plain-2": (2, {}),
    "plain-3": (3, {"decks": "in-order"}),
    "plain-4": (4, {}),
    "plain-7": (7, {"start-bank": "14"}),
    "poor": (4, {"start-bank": "6", "hires-per-turn": "2"}),
    "rich": (3, {"start-bank": "60", "hires-per-turn": "3", "executive-seats": "2", "hand-limit": "4"}),
    "deals": (4, DEALS),
    "allied": (5, DEALS | {"allied-victory": "on", "loan-max-interest": "50", "start-bank": "30"}),
    "hands-only": (3, DEALS | {"card-market": "hand", "loan-max-term": "2", "start-bank": "9"}),
    "party": (4, {"bankruptcy-dance": "on", "first-player": "duel", "manual-cut": "on", "mulligan-reveal": "on"}),
    "event": (4, {"official-event": "on", "first-player": "host", "start-bank": "10"}),
    "open": (3, {"books": "open", "takeover-measure": "bank", "takeover-inherits-bank": "on", "start-bank": "30"}),
    "sealed": (4, {"books": "sealed", "takeover-mix": "on", "start-bank": "40", "fire-chooser": "faq"}),
    "event-deals": (5, DEALS | {"official-event": "on", "start-bank": "12", "bankruptcy-dance": "on"}),
    "event-3": (3, {"official-event": "on", "books": "sealed", "executive-seats": "1", "decks": "IRN,IRN,MAG"}),
    "cousins": (3, {"start-bank": "50", "hires-per-turn": "3", "decks": "IRN,IRN,IRN", "opening-hand": "12"}),
    "thieves": (4, {"start-bank": "50", "hires-per-turn": "3", "decks": "MAG,MAG,MAG,MAG", "opening-hand": "12"}),
    "broke": (3, {"start-bank": "5", "opening-hand": "12", "hires-per-turn": "4", "loans": "on"}),
    "overdue": (4, {"start-bank": "4", "opening-hand": "12", "hires-per-turn": "5", "decks": "VIP,VIP,VIP,MAG"}),
    "windows": (3, {"anytime-savvy": "windows", "play-for-keeps": "on", "ghosts": "all"}),
    "burnout": (3, {"deck-out": "burnout", "opening-hand": "12", "hand-limit": "15", "decks": "VIP,MAG,VIP"}),
    "coin": (2, {"first-player": "coin", "house-rules-card": "on", "max-rounds": "9"}),
    "bottle": (6, {"first-player": "bottle", "takeover-from-round": "2", "start-bank": "45"}),
}
INVENTED = 9  # tables with cards and decks that are made up

TRIES = """
hire COM-01; hire NIM-05; buy COM-06; spy COM-11 B; spy COM-11; spy VIP-08 B; savvy COM-07; savvy COM-10;
savvy VIP-12 A; use NIM-14 B; use IRN-15; fire COM-01; fire COM-06; liquidate COM-06; liquidate COM-01;
drop COM-02; discard COM-01; pick B:COM-01; pick COM-01; name B; takeover B; takeover A; audit B; audit A; keep;
layoff; keep-team; show; pass; end; declare; rock; cut 0; first B; dance robot; applaud 3; applaud 9;
disqualify B; sell COM-01 to B for 2; sell A:COM-06 to B for 0; buy COM-01 from B for 99; lend B 2 repay 9 in 1;
lend B 2 repay 3 in 2; borrow B 3 repay 3 in 1; repay B; accept; accept B; decline; pact B vs C; break B;
found oil with BC; leave oil; embargo C; lift C; yes; claim truce A; claim truce B; claim hold COM-01;
claim bank 3; hire XYZ-99; nonsense; hire
""".replace("\n", " ").split("; ")


def table_of(name: str) -> CorporateEspionage:
    """The table of that name, just dealt."""
    if name in TABLES:
        seats, given = TABLES[name]
    else:
        number = int(name.rpartition("-")[2])
        seats = 2 + number % 3
        given = GAME.invent(seats, Quick(number))
    options = GAME.settle(seats, GAME.finite(given))
    return GAME.deal(seats, options, Seeded(f"playthrough {name}", "deal"), Fixed({}), listen=True)


def names() -> list[str]:
    return [*TABLES, *(f"invented-{number}" for number in range(INVENTED))]


class Playthrough:
    """A table under observation."""

    def __init__(self, name: str) -> None:
        self.table = table_of(name)
        self.heard = 0
        self.acted = 0

    def say(self, seat: int, text: str) -> None:
        self.acted += 1
        self.table.act(seat, self.table.read(seat, text))
        if self.acted % CLONED == 0:
            twin = self.table.clone()
            twin.log = self.table.log
            self.table = twin

    def observed(self) -> str:
        """All that could be noticed since the last time, in short."""
        table = self.table
        log = table.log or []
        found: list[Plain] = [event_told(table, place) for place in range(self.heard, len(log))]
        self.heard = len(log)
        waiting = table.waiting()
        found.append(list[Plain](waiting))
        for seat in waiting:
            found.append([f"{action.text} {action.index}" for action in table.legal(seat)])
            found.append(table.default(seat, Quick(1)).text)
        if self.acted % VIEWS == 0 or table.over:
            found += self.looked()
        return sha256(json.dumps(found, sort_keys=True).encode()).hexdigest()[:10]

    def looked(self) -> list[Plain]:
        """Views, what may be said freely, refusals; of one seat after another."""
        table = self.table
        seat = self.acted // VIEWS % table.seats
        found: list[Plain] = [action.text for action in table.free(seat)]
        found += [attempt(table, seat, text) for text in TRIES]
        for viewer in (seat, ONLOOKER, EYE):
            view = table.view(viewer).plain()
            view.pop("options", None)
            found.append(view)
        found += list[Plain](table.faults())
        if table.over:
            found.append(table.outcome().plain())
        return found


def event_told(table: CorporateEspionage, place: int) -> Plain:
    event = (table.log or [])[place]
    secrets: Facts = {str(seat): facts for seat, facts in event.secrets.items()}
    told: list[Plain] = []
    for viewer in (0, ONLOOKER):
        seen = event.seen_by(viewer)
        told += [shown(message) for message in GAME.tell(seen)] if seen is not None else []
    return [event.kind, event.clause, event.facts, secrets, event.audience, told]


def attempt(table: CorporateEspionage, seat: int, text: str) -> Plain:
    """What comes of saying this, without saying it."""
    try:
        action = table.read(seat, text)
    except Unreadable as wrong:
        return shown(wrong.message)
    ban = table.forbids(seat, action)
    if ban is None:
        return [action.text, action.index]
    return [ban.id, ban.clause, table.explain(seat, action, ban)]


def shown(message: Message) -> Facts:
    return message.plain()


def written(name: str) -> str:
    """A game of luck, written down."""
    dice = Quick(sum(map(ord, name)))
    game = Playthrough(name)
    lines = [f"# {game.observed()}"]
    while not game.table.over and game.acted < LONGEST:
        seat, text = something(dice, game.table)
        game.say(seat, text)
        lines.append(f"{LETTERS[seat]} {text}  {game.observed()}")
    return "\n".join(lines) + "\n"


def something(dice: Quick, table: CorporateEspionage) -> tuple[int, str]:
    """Who says what next: mostly an answer, sometimes a free word, sometimes whatever of `TRIES` is allowed."""
    luck = dice.below(12)
    if luck < 4:
        seat = dice.below(table.seats)
        texts = [action.text for action in table.free(seat)] if luck < 2 else allowed(table, seat)
        if dice.below(10):
            texts = [text for text in texts if not text.startswith(("claim", "audit"))]
        if texts:
            return seat, texts[dice.below(len(texts))]
    waiting = table.waiting()
    seat = waiting[dice.below(len(waiting))]
    texts = [action.text for action in table.legal(seat)]
    if dice.below(3):  # more is done than left alone
        texts = [text for text in texts if text not in ("pass", "end", "decline")] or texts
    return seat, texts[dice.below(len(texts))]


def allowed(table: CorporateEspionage, seat: int) -> list[str]:
    found: list[str] = []
    for text in TRIES:
        try:
            action = table.read(seat, text)
        except Unreadable:
            continue
        if action.text != "declare" and table.forbids(seat, action) is None:
            found.append(action.text)
    return found


def main() -> None:
    for name in names():
        (FOLDER / f"{name}.txt").write_text(written(name), encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
