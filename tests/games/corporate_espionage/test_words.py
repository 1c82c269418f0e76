"""Everything people read: events, refusals, house rules and cards, each with its message."""

from __future__ import annotations

import re
from random import Random

import pytest

from kickback.engine.bans import Ban, Refused, Unreadable
from kickback.engine.chance import Quick
from kickback.engine.game import Fixed
from kickback.engine.plain import Facts
from kickback.engine.seats import EYE, LETTERS, ONLOOKER
from kickback.games.corporate_espionage import GAME, bans
from kickback.games.corporate_espionage import actions as a
from kickback.games.corporate_espionage.components import Deck, pack_decks, ready_made
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.words import Reader, refusal, speech
from tests.games.corporate_espionage.tables import sit
from tests.games.corporate_espionage.test_play import random_game

NAMES = dict(zip("ABCDEFGH", ["Ann", "Boris", "Clara", "Dov", "Edda", "Finn", "Gus", "Hedy"], strict=True))
SPEECH = speech(GAME.name)
PLURAL = re.compile(r"\b1 (points|cards|turns|rounds)")
BANS = {ban.id: ban for ban in vars(bans).values() if isinstance(ban, Ban)}


def told(event: Facts, seat: str = "") -> list[str]:
    return [SPEECH.say(message, Reader(NAMES, seat)) for message in GAME.tell(event)]


def messages(prefix: str) -> set[str]:
    """All ids of the game's own file that begin so."""
    from importlib.resources import files

    text = files("kickback.games.corporate_espionage").joinpath("messages", "en.ftl").read_text(encoding="utf-8")
    ids = {line.split(" =", maxsplit=1)[0] for line in text.splitlines() if line.startswith(prefix)}
    return {id.removeprefix(prefix) for id in ids}


@pytest.mark.parametrize("seed", range(0, 24, 2))
def test_every_event_is_declared_and_can_be_said_to_every_audience(seed: int) -> None:
    table = random_game(seed)
    shapes = {kind: declared.shape() for kind, declared in GAME.events.items()}
    for event in table.log or []:
        for viewer in (*range(table.seats), ONLOOKER, EYE):
            seen = event.seen_by(viewer)
            if seen is None:
                continue
            assert shapes[event.kind].fault(seen) == "", event.kind
            if viewer != EYE:
                for line in told(seen, LETTERS[viewer] if viewer < table.seats else ""):
                    assert line
                    assert "None" not in line
                    assert not PLURAL.search(line)


@pytest.mark.parametrize("seed", range(0, 24, 4))
def test_views_look_as_declared(seed: int) -> None:
    table = random_game(seed)
    shape = GAME.view_shape()
    for viewer in (*range(table.seats), ONLOOKER, EYE):
        assert shape.fault(table.view(viewer).plain()) == ""


def test_every_ban_has_its_text_and_every_text_its_ban() -> None:
    assert set(BANS) == messages("ban-")
    assert len(BANS) == len({ban.id for ban in vars(bans).values() if isinstance(ban, Ban)})


def test_everything_that_is_declared_has_a_name() -> None:
    for option in GAME.options:
        assert SPEECH.has(f"option-{option.key}"), option.key
        for choice in option.choices:
            assert SPEECH.has(f"option-{option.key}-{choice}"), choice
    for preset in GAME.presets:
        assert SPEECH.has(f"preset-{preset}")
    for id in ready_made().cards:
        assert SPEECH.has(f"card-{id}")
    for claim in a.CLAIMS:
        assert SPEECH.has(f"event-claimed-{claim}")
        assert SPEECH.has(f"free-claim-{claim}")
    for verb in w.VERBS:
        assert SPEECH.has(f"cannot-{verb}")
    for order in GAME.orders:
        assert SPEECH.has(f"order-{order.id}")


TRIES = """
hire COM-01; buy COM-06; spy COM-11 B; spy COM-11; savvy COM-07; savvy COM-10; use NIM-14 B; fire COM-01;
liquidate COM-06; drop COM-02; discard COM-01; pick B:COM-01; pick COM-01; name B; takeover B; audit B;
keep; layoff; keep-team; show; pass; end; declare; rock; cut 3; first B; dance robot; applaud 3;
applaud 9; disqualify B; sell COM-01 to B for 2; buy COM-01 from B for 99; lend B 2 repay 9 in 1;
lend B 99 repay 99 in 1; borrow B 2 repay 3 in 1; accept; accept B; decline; repay B; pact B vs A;
break B; found club with B; leave club; embargo B; lift B; yes; no; claim truce A; use COM-01
"""


@pytest.mark.parametrize("seed", range(6))
def test_every_refusal_can_be_said(seed: int) -> None:
    """Whatever is tried, and whoever tries it, the reason has its facts."""
    dice = Random(seed)
    options = {"max-rounds": "9", "bankruptcy-dance": "on", "takeover-from-round": "3"}
    if seed % 2:
        options |= {"loans": "on", "card-market": "table", "alliances": "pact", "associations": "on"}
    table = GAME.deal(4, GAME.settle(4, options), Quick(seed), Fixed({}), listen=True)
    heard: set[str] = set()
    while not table.over:
        for _ in range(3):
            seat = dice.randrange(4)
            try:
                action = table.read(seat, dice.choice(TRIES.split(";")).strip())
            except Unreadable as wrong:
                SPEECH.say(wrong.message, Reader(NAMES))
                continue
            ban = table.forbids(seat, action)
            if ban is not None:
                facts = table.explain(seat, action, ban)
                said = SPEECH.say(ban.message(facts), Reader(NAMES, LETTERS[seat]))
                assert said.startswith("**")
                heard.add(ban.id)
        seat = dice.choice(table.waiting())
        legal = table.legal(seat)
        free = table.free(seat)
        table.act(seat, dice.choice(free if free and dice.random() < 0.1 else legal))
    assert len(heard) > 20


@pytest.mark.parametrize(
    ("event", "reader", "line"),
    [
        (
            {
                "kind": "announced",
                "play": "hire",
                "seat": "A",
                "card": "COM-01",
                "target": None,
                "cost": 2,
                "answer": False,
            },
            "B",
            "Ann hires an Unpaid Intern, 2 points",
        ),
        (
            {
                "kind": "announced",
                "play": "savvy",
                "seat": "A",
                "card": "COM-07",
                "target": None,
                "cost": 1,
                "answer": True,
            },
            "A",
            "You answer with No Comment, pay 1",
        ),
        (
            {
                "kind": "charged",
                "by": "B",
                "card": "COM-11",
                "seat": "A",
                "amount": 3,
                "collect": False,
                "before": 11,
                "after": 8,
            },
            "A",
            "You pay 3, bank 11 to 8",
        ),
        (
            {"kind": "charged", "by": "B", "card": "COM-11", "seat": "A", "amount": 3, "collect": False},
            "C",
            "Ann pays 3",
        ),
        (
            {"kind": "lent", "seat": "A", "to": "B", "amount": 4, "back": 5, "turns": 1},
            "",
            "Ann lends Boris 4, 5 back in 1 turn",
        ),
        ({"kind": "insolvent", "seat": "B", "bank": -1}, "B", "You are 1 point below zero"),
        (
            {"kind": "changed", "seat": "B", "by": "A", "card": "VIP-10", "what": "block income @rival for 1"},
            "B",
            "Until Ann’s next turn: you cannot collect income (Frozen Accounts)",
        ),
        ({"kind": "left", "seat": "B", "how": "taken over", "cards": []}, "C", "Boris has been bought"),
        (
            {"kind": "pilfered", "seat": "B", "by": "A", "card": "MAG-10", "lost": "COM-01"},
            "A",
            "You take Unpaid Intern from Boris’s hand",
        ),
    ],
)
def test_lines_of_the_ledger(event: Facts, reader: str, line: str) -> None:
    assert told({"clause": "CES-X", **event}, reader) == [line]


def test_own_cards_have_their_names_in_the_ledger() -> None:
    event: Facts = {
        "kind": "entered",
        "clause": "CES-HIRE-1",
        "seat": "A",
        "card": "OWN-01@B",
        "called": {"OWN-01": "Cousin"},
    }
    assert told(event) == ["Cousin joins Ann"]


def test_a_refused_house_rule_says_why() -> None:
    with pytest.raises(Refused) as refused:
        GAME.settle(3, {"team-control": "captain"})
    said = SPEECH.say(refused.value.ban.message(refused.value.facts), Reader(NAMES))
    assert said.startswith("**A captain needs a team.**")


def test_a_refusal_tells_the_price_and_the_bank() -> None:
    table = sit(A_company="NIM", A_hand="NIM-03", A_bank="1")
    with pytest.raises(Refused) as refused:
        table.say("A hire NIM-03")
    said = SPEECH.say(refused.value.ban.message(refused.value.facts), Reader(NAMES, "A"))
    assert said == "**7 points, and you have 1.** When your bank has 7."


def test_a_refused_deck_cites_its_clause_once() -> None:
    short = pack_decks([Deck("OWN", "Mine", "", {"COM-01": 4})])
    with pytest.raises(Refused) as refused:
        GAME.settle(2, {"own-decks": short})
    assert refusal(GAME, refused.value, NAMES) == "A deck of the wrong size. 4 cards; a deck has 50. (CES-DECK-1)"


def test_every_ending_is_called_what_it_is() -> None:
    """The market is closed only where it closed."""
    alone = sit(2, A_bank="2", A_hand="COM-01", B_company="VIP", B_hand="VIP-07", round="4", turn="B")
    alone.say("B spy VIP-07 A").passes().say("A declare")
    closed = sit(2, {"max-rounds": "4"}, A_bank="3", round="4", turn="B")
    closed.say("B end").passes()
    pact = {"alliances": "pact", "allied-victory": "on"}
    allied = sit(3, pact, A_company="VIP", A_hand="VIP-07", C_bank="2", round="4")
    allied.say("A pact B vs C", "B accept", "A spy VIP-07 C").passes()
    said = []
    for table in (alone, closed, allied):
        assert table.table.over
        said.append(SPEECH.say(table.table.outcome().why, Reader(NAMES)))
    assert said == [
        "Last company standing after 4 rounds",
        "The market closed in round 4",
        "A pact outlived everybody else",
    ]
