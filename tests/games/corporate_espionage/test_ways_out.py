"""A refusal points only at what is there: each of these once said something that could not be done."""

from __future__ import annotations

from kickback.engine.bans import Refused
from kickback.engine.seats import LETTERS
from kickback.games.corporate_espionage import GAME
from kickback.words import refusal
from tests.games.corporate_espionage.tables import Sitting, sit

DEALS = {"loans": "on", "card-market": "table", "alliances": "pact", "associations": "on"}
NAMES = {"A": "Ann", "B": "Boris", "C": "Clara", "D": "Dev"}


def hears(table: Sitting, line: str) -> str:
    """What somebody reads who tries this, without the citation."""
    seat, _, text = line.partition(" ")
    number = LETTERS.index(seat)
    action = table.table.read(number, text)
    ban = table.table.forbids(number, action)
    assert ban is not None
    facts = table.table.explain(number, action, ban)
    return refusal(GAME, Refused(text, ban, facts), NAMES).rpartition(" (")[0]


def test_a_card_of_the_hand_is_advised_to_whoever_holds_one() -> None:
    table = sit(3, A_company="NIM", A_hand="COM-01")
    assert hears(table, "A spy COM-11 B") == "That card is not there. Play a card of your hand."
    table = sit(3, A_company="NIM")
    assert hears(table, "A spy COM-11 B") == "That card is not there. Your hand is empty."


def test_a_pact_is_advised_among_three() -> None:
    start = "A pact needs a partner and an enemy in the market, and none between you yet. "
    assert hears(sit(3, DEALS), "A pact B vs A") == start + "Name two different rivals."
    assert hears(sit(2, DEALS), "A pact B vs A") == start + "There is only one rival left."


def test_a_pact_is_broken_once() -> None:
    table = sit(3, DEALS, A_bank="60").say("A pact B vs C", "B accept")
    start = "Your pact with Boris forbids it. "
    assert hears(table, "A takeover B") == start + "Break the pact; it ends when your next turn starts."
    table.say("A break B")
    assert hears(table, "A takeover B") == start + "It ends when your next turn starts."


def test_an_example_names_no_partner() -> None:
    table = sit(3, DEALS, A_company="NIM", A_hand="COM-11").say("A pact B vs C", "B accept")
    assert hears(table, "A spy COM-11") == "Say which rival. Such as “spy COM-11 C”."
    assert table.ban("A spy COM-11 C") is None


def test_an_embargo_is_advised_where_somebody_is_left_for_it() -> None:
    start = "One embargo at a time, and never on a member. "
    table = sit(4, DEALS).say("A found DUO with B", "B accept")
    assert hears(table, "A embargo B") == start + "Name a company in the market that is no member."
    table.say("A embargo C", "A yes", "B yes")
    assert hears(table, "A embargo D") == start + "Nobody can be named now."
    everybody = sit(2, DEALS).say("A found DUO with B", "B accept")
    assert hears(everybody, "A embargo B") == start + "Nobody can be named now."


def test_an_open_loan_is_advised_if_one_lies_open() -> None:
    table = sit(3, DEALS, A_company="NIM", A_table="NIM-03 NIM-03", A_bank="0", A_hand="COM-01",
                C_company="VIP", C_bank="12", C_hand="VIP-10", turn="C")  # fmt: skip
    table.play("C spy VIP-10 A").say("C end").passes_until("expenses")
    assert hears(table, "A accept B") == "Boris has offered you no loan. No offer lies open for you."
    table.say("C lend A 5 repay 6 in 1")
    assert hears(table, "A accept B") == "Boris has offered you no loan. Accept an offer that lies open."
    assert table.ban("A accept C") is None


def test_a_taken_executive_seat_is_declined() -> None:
    table = sit(3, DEALS, A_company="NIM", A_table="NIM-05", B_company="VIP", B_table="VIP-04", turn="A")
    table.say("B sell B:VIP-04 to A for 0")
    assert hears(table, "A accept") == "No free executive seat. Decline."
    assert table.ban("A decline") is None


def test_a_dance_is_no_effect() -> None:
    table = sit(3, {"bankruptcy-dance": "on"}, A_bank="40", B_bank="1")
    table.say("A takeover B").passes().say("A keep")
    assert table.table.stack[-1].name == "dance"
    assert hears(table, "B savvy COM-10") == "First what is asked now. Answer its question first."
