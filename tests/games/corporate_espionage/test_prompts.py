"""What is asked, in words: every question of random games, exact sentences, and what must never be said."""

from __future__ import annotations

import re
from random import Random

import pytest

from kickback.engine.actions import Action
from kickback.engine.bans import Refused
from kickback.engine.messages import Message
from kickback.engine.prompts import ASK_ME, PROMPT, SIGNAL, Prompt
from kickback.engine.seats import LETTERS, ONLOOKER
from kickback.games.corporate_espionage import GAME
from kickback.games.corporate_espionage.espionage_table import CorporateEspionage
from kickback.words import Reader, speech
from tests.games.corporate_espionage.tables import Sitting, dealt, packed, sit, with_card
from tests.games.sayings import Sayings

NAMES = dict(zip("ABCDEFGH", ["Ann", "Boris", "Clara", "Dov", "Edda", "Finn", "Gus", "Hedy"], strict=True))
SPEECH = speech(GAME.name)
SAYINGS = Sayings(GAME.name, NAMES)
PLURAL = re.compile(r"\b1 (points|cards|turns|rounds)")
EVERYTHING = {
    "max-rounds": "8", "first-player": "duel", "manual-cut": "on", "bankruptcy-dance": "on", "loans": "on",
    "card-market": "table", "alliances": "pact", "associations": "on", "takeover-mix": "on",
}  # fmt: skip


def asked(table: CorporateEspionage, seat: int) -> Prompt:
    return GAME.prompt(table.view(seat), table.legal(seat), table.free(seat))


def lines(prompt: Prompt, seat: int) -> list[str]:
    """Everything on the slip, in words."""
    reader = LETTERS[seat] if seat < 8 else ""
    found = [prompt.question, *prompt.stakes, *prompt.notes]
    found += [one for one in (prompt.kicker, prompt.stands, prompt.clock) if one is not None]
    for choice in prompt.choices + prompt.free:
        found += [choice.label, *choice.says]
    for lock in prompt.locked:
        found += [lock.label, lock.why if lock.why is not None else lock.ban.message(lock.facts)]
    found += [link.what for link in prompt.chain]
    return [SAYINGS.say(message, reader) for message in found]


def question(table: Sitting, seat: int) -> str:
    return lines(asked(table.table, seat), seat)[0]


def texts(actions: list[Action]) -> list[str]:
    return sorted(action.text for action in actions)


@pytest.mark.parametrize("seed", range(8))
def test_every_question_has_its_slip(seed: int) -> None:
    dice = Random(seed)
    table = dealt(4, EVERYTHING if seed % 2 else {"max-rounds": "12", "first-player": "host"}, seed)
    while not table.over:
        seat = dice.choice(table.waiting())
        for viewer in {seat, dice.randrange(4), ONLOOKER}:
            prompt = asked(table, viewer)
            assert PROMPT.fault(prompt.plain()) == ""
            said = lines(prompt, viewer)
            assert all(said)
            assert not any(PLURAL.search(line) for line in said)
            assert texts([choice.action for choice in prompt.choices]) == texts(table.legal(viewer))
        free = table.free(seat)
        table.act(seat, dice.choice(free if free and dice.random() < 0.1 else table.legal(seat)))
    assert "won" in lines(asked(table, 0), 0)[0]


@pytest.mark.parametrize("seed", range(5))
def test_no_slip_tells_a_rivals_bank(seed: int) -> None:
    """Other amounts in rivals' banks, and every word stays the same."""
    dice = Random(seed)
    table = dealt(4, {"max-rounds": "10", "loans": "on"}, seed)
    while not table.over:
        seat = dice.choice(table.waiting())
        if table.stack[-1].name != "insolvency":
            twin = table.clone()
            for other in range(4):
                if other != seat and twin.living(other):
                    twin.accounts.banks[other] += 500
            assert lines(asked(twin, seat), seat) == lines(asked(table, seat), seat)
        table.act(seat, dice.choice(table.legal(seat)))


def test_a_bill_at_you() -> None:
    table = sit(A_company="NIM", A_hand="COM-11", B_company="NIM", B_hand="COM-07 COM-06", B_bank="11", C_hand="COM-01")
    table.say("A spy COM-11 B")
    prompt = asked(table.table, 1)
    assert question(table, 1) == "Ann bills you 3: bank 11 to 8. Answer?"
    assert question(table, 2) == "Ann bills Boris 3. Answer?"
    kicker = prompt.kicker
    assert kicker is not None
    assert SPEECH.say(kicker, Reader(NAMES, "B")) == "Aimed at you. Anyone may answer"
    passing = next(choice for choice in prompt.choices if choice.action.text == "pass")
    assert passing.tone == SIGNAL
    said = lines(prompt, 1)
    assert "cancel Ann’s Surprise Invoice" in said
    assert "**Only Savvy cards answer.** An asset is for your own turn." in said
    table.say("B savvy COM-07")
    assert question(table, 2) == "Boris cancels Ann’s Surprise Invoice. Answer?"
    chain = asked(table.table, 2).chain
    assert [SPEECH.say(link.what, Reader(NAMES, "C")) for link in chain] == [
        "Ann bills Boris 3",
        "Boris cancels Ann’s Surprise Invoice",
    ]
    assert [link.stands for link in chain] == [False, True]


@pytest.mark.parametrize(
    ("cancel", "goes_back"),
    [
        ("cancel", "6 stay paid"),
        ("cancel refund", "the price comes back"),
        ("cancel refund to-hand", "card and price go back"),
    ],
)
def test_a_cancelled_play_says_what_goes_back(cancel: str, goes_back: str) -> None:
    own = packed("OWN-01", "savvy", f"react hire by rival: {cancel}")
    table = sit(
        own=own, A_company="NIM", A_hand="COM-03", C_company="NIM", C_hand="COM-01", B_company="NIM",
        B_swap="OWN-01/COM-11", B_hand="OWN-01",
    )  # fmt: skip
    table.say("A hire COM-03", "B savvy OWN-01")
    stands = asked(table.table, 2).stands
    assert stands is not None
    assert goes_back in SPEECH.say(stands, Reader(NAMES, "C"))


NO_EMPLOYEE = "Ann plays Test OWN-01, which does nothing: your company has no employee it could take."


@pytest.mark.parametrize(
    ("effect", "asks"),
    [
        ("fire 1 employee @rival", NO_EMPLOYEE),
        ("fire 1 employee @rival; bill 3 @rival", "Ann bills you 3: bank 20 to 17."),
    ],
)
def test_a_play_is_asked_about_by_what_it_does_and_if_that_is_nothing_by_why(effect: str, asks: str) -> None:
    table = with_card("espionage", f"play: {effect}", B_company="NIM", B_hand="COM-01")
    table.say("A spy OWN-01 B")
    assert question(table, 1) == f"{asks} Answer?"


@pytest.mark.parametrize(
    ("bank", "outlook"),
    [
        ("11", "bank 11 to 8"),
        ("3", "bank 3 to 0: broke, still in."),
        ("2", "bank 2 to -1: you must raise 1. Your assets bring 2, enough."),
    ],
)
def test_before_a_bill_is_charged(bank: str, outlook: str) -> None:
    table = sit(A_company="NIM", A_hand="COM-11", B_company="NIM", B_hand="COM-01", B_table="COM-06", B_bank=bank)
    table.say("A spy COM-11 B", "B pass")
    prompt = asked(table.table, 1)
    assert question(table, 1) == "Ann bills you 3 points. Anything before you pay?"
    assert prompt.stands is not None
    assert SPEECH.say(prompt.stands, Reader(NAMES, "B")) == outlook


def test_amounts_that_count_a_rivals_money_are_a_range() -> None:
    table = sit(
        2, None, 1, A_company="NIM", A_hand="COM-18", A_swap="COM-18/COM-01", B_company="NIM", B_table="NIM-03 COM-06",
        B_hand="COM-02", B_bank="17", round="7",
    )  # fmt: skip
    said = lines(asked(table.table, 0), 0)
    assert "bill Boris 4 to 60" in said
    assert not any("10" in line and "bill" in line for line in said)


def test_below_zero_with_nothing_to_sell() -> None:
    table = sit(A_company="NIM", A_hand="COM-11", B_company="NIM", B_hand="COM-01", B_bank="1")
    table.say("A spy COM-11 B", "B pass", "B pass")
    assert table.see("moment") == "insolvency"
    said = lines(asked(table.table, 1), 1)
    assert said[0] == "You are 2 points short, and nothing is left to raise them with."
    assert "You have no assets to sell. At 0 you stay in." in said
    assert not any(line.startswith("Sell") for line in said)
    assert question(table, 2) == "Boris is 2 points below zero and looks for money. Assets worth 0."


def test_a_takeover_says_up_to_which_bank_it_works() -> None:
    table = sit(A_company="NIM", A_bank="30", B_company="NIM", B_table="NIM-03", B_bank="4")
    said = lines(asked(table.table, 0), 0)
    assert "You: net worth 30, bank 30. Boris: cards 7, bank not shown yet, all began with 20" in said
    assert "**Works while their bank is 8 or less**" in said


def test_what_a_play_brings_is_reckoned_after_its_price() -> None:
    table = sit(A_company="NIM", A_hand="NIM-10", A_table="COM-01 COM-01", A_bank="20")
    said = lines(asked(table.table, 0), 0)
    assert "bank 20 to 19" in said
    assert "gain 2: bank 19 to 21" in said


def test_a_bill_that_comes_back_is_its_players_own() -> None:
    table = sit(
        A_company="NIM", A_hand="COM-11 COM-01", B_company="IRN", B_hand="IRN-12", C_company="NIM", C_hand="COM-01",
    )  # fmt: skip
    table.say("A spy COM-11 B", "B savvy IRN-12")
    stands = asked(table.table, 2).stands
    assert stands is not None
    assert SPEECH.say(stands, Reader(NAMES, "C")) == (
        "Return to Sender works. Then Ann’s Surprise Invoice may be answered once more."
    )
    table.passes_until("bill")
    assert question(table, 2) == "Ann’s own card bills Ann 3 points. Anything before it is charged?"
    assert question(table, 0) == "Your own card bills you 3 points. Anything before you pay?"


def test_of_what_does_not_fit_the_answers_come_first() -> None:
    table = sit(
        A_company="NIM", A_hand="COM-11", B_company="IRN", B_hand="COM-01 COM-08 COM-06", B_swap="COM-08/COM-11"
    )
    table.say("A spy COM-11 B")
    assert [lock.label.facts["card"] for lock in asked(table.table, 1).locked if lock.label.facts] == [
        "COM-08",
        "COM-01",
        "COM-06",
    ]


def test_locked_choices_say_what_would_have_to_be_true() -> None:
    table = sit(A_company="NIM", A_hand="NIM-01 NIM-05 COM-07 NIM-03", A_table="NIM-06", A_bank="6")
    said = lines(asked(table.table, 0), 0)
    assert "**7 points, and you have 6.** When your bank has 7." in said
    assert (
        "**Your executive seat is taken by Chief People Person.** Fire Chief People Person first, it may be in this "
        "same turn." in said
    )
    assert "**No Comment is an answer.** It can be played the moment espionage at you is announced." in said


def test_a_hire_can_be_answered() -> None:
    table = sit(A_company="NIM", A_hand="COM-01", B_company="IRN", B_hand="COM-09")
    table.say("A hire COM-01")
    assert question(table, 1) == "Ann hires an Unpaid Intern for 2 points. Answer?"
    assert "cancel Ann’s Unpaid Intern, card and price go back" in lines(asked(table.table, 1), 1)
    assert question(table, 0) == "Your Unpaid Intern waits for answers."


def test_standing_orders_look_at_public_facts_alone() -> None:
    table = sit(A_company="NIM", A_hand="COM-11 COM-01", B_company="NIM", B_hand="COM-01", C_hand="COM-01")
    table.say("A spy COM-11 B")
    assert GAME.order_answers("when-hit", table.table.view(1)) == ""
    assert GAME.order_answers("when-hit", table.table.view(2)) == "pass"
    assert GAME.order_answers("hires", table.table.view(2)) == ""
    assert GAME.order_answers("espionage", table.table.view(2)) == "pass"
    assert GAME.order_answers("espionage", table.table.view(1)) == ""
    table.say("B pass", "C pass")
    assert GAME.order_answers("not-now", table.table.view(1)) == "pass"


def test_what_else_is_asked_only_after_something_was_done() -> None:
    table = sit(A_company="NIM", A_hand="COM-01", A_table="COM-06")
    assert question(table, 0) == "What does Nimbus Nine do?"
    assert question(table, 1) == "Ann is at work. 1 card in hand, no hire yet."
    table.say("A liquidate COM-06")
    assert question(table, 0) == "What else?"


def test_everything_of_one_rival_can_be_stopped_for() -> None:
    table = sit(A_company="VIP", A_hand="COM-01", B_hand="COM-01", C_hand="COM-01")
    assert "stop-A" not in asked(table.table, 0).orders
    table.say("A hire COM-01")
    assert GAME.order_answers("stop-A", table.table.view(2)) == ASK_ME
    assert GAME.order_answers("stop-B", table.table.view(2)) == ""
    assert {"stop-A", "stop-B"} <= set(asked(table.table, 2).orders)
    assert not {"stop-C", "stop-D"} & set(asked(table.table, 2).orders)
    said = SPEECH.say(Message("order-stop-A"), Reader(NAMES, "C"))
    assert said == "stop me for everything of Ann"


def test_what_makes_little_sense_is_said_before_the_game() -> None:
    def warned(options: dict[str, str]) -> list[str]:
        return [SPEECH.say(message, Reader({})) for message in GAME.warnings(3, GAME.settle(3, options))]

    assert warned({"books": "open"}) == ["Open books make audits pointless."]
    assert warned({"books": "sealed"}) == []


@pytest.mark.parametrize(
    ("given", "with_it", "said"),
    [
        ({"loan-max-interest": "50"}, {"loans": "on"}, "Loan limits need loans."),
        ({"loan-max-term": "2"}, {"loans": "on"}, "Loan limits need loans."),
        ({"allied-victory": "on"}, {"alliances": "pact"}, "Winning together needs pacts."),
        ({"team-control": "captain"}, {"teams": "shared"}, "A captain needs a team."),
    ],
)
def test_rules_that_need_another_are_refused_without_it(
    given: dict[str, str], with_it: dict[str, str], said: str
) -> None:
    with pytest.raises(Refused) as refused:
        GAME.settle(4, given)
    assert said in SPEECH.say(refused.value.ban.message(refused.value.facts), Reader({}))
    assert GAME.settle(4, given | with_it).changed() == given | with_it


def test_a_chain_says_what_stands_what_is_cancelled_and_what_waits() -> None:
    table = sit(
        A_company="NIM", A_hand="COM-11 COM-14", B_company="NIM", B_hand="COM-07 COM-10", C_hand="COM-01",
    )  # fmt: skip
    table.say("A spy COM-11 B", "B savvy COM-07", "A savvy COM-14")
    chain = asked(table.table, 2).chain
    assert [(link.seat, link.stands, link.waits) for link in chain] == [
        ("A", False, True),
        ("B", False, False),
        ("A", True, False),
    ]


def test_locks_on_the_board_and_on_takeovers() -> None:
    pact = {"alliances": "pact"}
    table = sit(
        4, pact, A_company="VIP", A_table="VIP-04 COM-01", A_bank="9", B_company="IRN", B_table="IRN-10",
        D_hand="COM-06",
    )  # fmt: skip
    table.say("A pact D vs B", "D accept", "A use VIP-04 C").passes()
    prompt = asked(table.table, 0)
    locked = {SPEECH.say(lock.label, Reader(NAMES, "A")): lock for lock in prompt.locked}
    said = {label: SPEECH.say(lock.ban.message(lock.facts), Reader(NAMES, "A")) for label, lock in locked.items()}
    assert said == {
        "Use Senior Partner": "**Senior Partner has worked this turn.** Next turn.",
        "Sell Senior Partner": "**Only your assets can be sold.** People can be fired, for nothing.",
        "Take over Boris": "**Golden Parachute Loom protects Boris.** When that card is gone.",
        "Take over Dov": "**Your pact with Dov forbids it.** Break the pact; it ends when your next turn starts.",
    }
    for lock in locked.values():
        assert table.ban(f"A {lock.text}") is lock.ban


def test_takeovers_that_are_too_early_are_locked() -> None:
    table = sit(options={"takeover-from-round": "4"})
    lock = next(lock for lock in asked(table.table, 0).locked if lock.label.id == "locked-takeover")
    assert SPEECH.say(lock.ban.message(lock.facts), Reader(NAMES, "A")) == "**Takeovers begin in round 4.** In round 4."
