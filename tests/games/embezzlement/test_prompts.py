"""What people are asked: every moment has its question, every message can be said, nothing hidden is said."""

from __future__ import annotations

import re

import pytest

from kickback.engine.messages import Message
from kickback.engine.plain import Facts
from kickback.engine.prompts import ASK_ME, PROMPT, Prompt
from kickback.engine.seats import ONLOOKER
from kickback.games.embezzlement import GAME
from kickback.games.embezzlement.prompts import ASKS, ORDERS
from kickback.games.embezzlement.table import Embezzlement
from kickback.words import unmarked
from tests.games.embezzlement.tables import EIGHTS, dealt, played, said, some_table
from tests.games.sayings import Sayings

SLIPS_OF_THE_PEN = re.compile(r"you (is|has)\b|\b1 (caps|cards|invoices|bribes)\b")
NAMES = {"A": "Anna", "B": "Boris", "C": "Clara", "D": "Dora"}
SAYINGS = Sayings("embezzlement", NAMES)


def asked(table: Embezzlement, seat: int) -> Prompt:
    """The prompt as a match makes it: locked choices that can be said are checked with the rules."""
    prompt = GAME.prompt(table.view(seat), table.legal(seat), table.free(seat))
    kept = []
    for lock in prompt.locked:
        if lock.text:
            action = table.read(seat, lock.text)
            ban = table.forbids(seat, action)
            if ban is None:
                continue
            lock.ban = ban
            lock.facts = lock.facts | table.explain(seat, action, ban)
        kept.append(lock)
    prompt.locked = kept
    return prompt


def spoken(message: Message, seat: int) -> str:
    letter = "ABCD"[seat] if seat < 4 else ""
    return unmarked(SAYINGS.say(message, letter))


def messages(prompt: Prompt) -> list[Message]:
    """Everything a prompt says."""
    found = [prompt.question, *prompt.stakes, *prompt.notes]
    found += [message for message in (prompt.kicker, prompt.stands, prompt.clock) if message is not None]
    found += [link.what for link in prompt.chain] + [step.label for step in prompt.steps]
    for choice in [*prompt.choices, *prompt.free]:
        found += [choice.label, *choice.says]
    for lock in prompt.locked:
        found += [lock.label, lock.why or lock.ban.message(lock.facts)]
    return found


def page(table: Embezzlement, seat: int) -> str:
    """All that a seat reads now, as one text."""
    return "\n".join(spoken(message, seat) for message in messages(asked(table, seat)))


def says(table: Embezzlement, seat: int, text: str) -> str:
    """What a choice is called and what follows."""
    for choice in asked(table, seat).choices:
        if choice.action.text == text:
            return " ".join(spoken(message, seat) for message in [choice.label, *choice.says])
    raise AssertionError(f"{text} is not offered")


def test_every_moment_of_every_game_has_its_prompt() -> None:
    seen: set[str] = set()
    orders = {order.id: order for order in ORDERS}
    for seed in range(90):
        table = some_table(seed)
        for number, _ in enumerate(played(table, seed)):
            if number % 3:
                continue
            moment = table.stack[-1].name
            seen.add(moment)
            for seat in [*range(table.seats), ONLOOKER]:
                prompt = asked(table, seat)
                assert PROMPT.fault(prompt.plain()) == ""
                for message in messages(prompt):
                    line = spoken(message, seat)
                    assert line.strip()
                    assert "  " not in line
                    assert not SLIPS_OF_THE_PEN.search(line)
                legal = table.legal(seat)
                assert [choice.action for choice in prompt.choices] == legal
                for order in prompt.orders:
                    answer = GAME.order_answers(order, table.view(seat))
                    assert moment in orders[order].moments
                    assert answer in ("", ASK_ME) or answer in [action.text for action in legal]
        for seat in [*range(table.seats), ONLOOKER]:
            prompt = asked(table, seat)
            assert PROMPT.fault(prompt.plain()) == ""
            assert prompt.choices == []
            assert spoken(prompt.question, seat) == "The game is over. The table stays open for talk."
    assert seen == set(ASKS)


@pytest.mark.proves("EMB-SETUP-10")
def test_the_first_minute() -> None:
    lines = [spoken(message, 0) for message in GAME.first_minute(3, GAME.settle(3, {}))]
    assert lines[0] == "Goal. End with the most caps in your stash, and never owe more than you have."
    assert lines[3] == "Beginners’ mistake. Auditing blindly: an honest payment costs you 1 cap, a trap 2."
    calm = GAME.first_minute(3, GAME.settle(3, {"workload": "low-stakes"}))
    assert spoken(calm[3], 0).endswith("costs you 1 cap.")


PAY: dict[str, str] = {"first": "A", "A.hand": "otr bribe", "B.hand": "bribe audit", "C.hand": "audit trade"}


@pytest.mark.parametrize(
    ("options", "worth", "text", "sentence"),
    [
        ({}, "3", "announce 5", "5 +2 in turn 8, if no audit and no Blackmail gets there first."),
        (
            {"rich-rats": "on"},
            "3",
            "announce 4",
            "4 +1 in turn 8, if no audit and no Blackmail gets there first. An auditor would take it.",
        ),
        ({}, "3", "announce 3", "3 Honest: nothing to gain; an auditor would pay 1."),
        ({}, "5", "announce 2", "2 3 short: you pay it in turn 8, or at an audit."),
        (
            {"razors-edge": "on"},
            "5",
            "announce 2",
            "2 3 short: you pay it in turn 8, or at an audit. More than the 0 you have now.",
        ),
        ({}, "T", "announce 2", "2 −2 in turn 8; an auditor would pay it for you."),
        ({}, "T", "announce 5", "5 −2 in turn 8; an auditor would pay it for you. Bait."),
    ],
)
def test_a_price_says_what_follows(options: dict[str, str], worth: str, text: str, sentence: str) -> None:
    table = dealt(3, options, fixed=PAY | {"workload": worth})
    assert says(table, 0, text) == sentence


@pytest.mark.parametrize(
    ("options", "worth", "question", "stakes"),
    [
        (
            {},
            "3",
            "You took a 3. What do you say it costs?",
            (
                "You pay exactly what you say, out of the company’s money, onto year 1. It opens in turn 8; "
                "what lies above its value is then yours."
            ),
        ),
        (
            {},
            "T",
            "You took a trap. What do you say it costs?",
            "When it opens you pay 2. If somebody audits it, they pay 2 instead.",
        ),
        (
            EIGHTS,
            "8",
            "You took an 8. What do you say it costs?",
            "Nobody can say more than 5, so it will cost you at least 3.",
        ),
        (
            {"silence": "on", "one-two-punch": "on"},
            "3",
            "You took a 3. How much will you pay?",
            "Sealed now, shown when the caps go down. It cannot change.",
        ),
    ],
)
def test_the_question_of_a_price(options: dict[str, str], worth: str, question: str, stakes: str) -> None:
    prompt = asked(dealt(3, options, fixed=PAY | {"workload": worth}), 0)
    assert spoken(prompt.question, 0) == question
    assert [spoken(message, 0) for message in prompt.stakes] == [stakes]


def test_placing_and_going_off_the_record() -> None:
    table = dealt(3, fixed=PAY | {"workload": "3", "A.hand": "otr otr bribe"})
    said(table, "A announce 5")
    prompt = asked(table, 0)
    assert spoken(prompt.question, 0) == "Put your 5 on year 1, or go off the record first?"
    assert [spoken(message, 0) for message in prompt.stakes] == ["It is a 3: 2 caps too much."]
    assert says(table, 0, "place") == "Place 5 Colleagues may audit it now."
    assert (
        "until turn 8; trades still reach it. Any colleague may bribe it; the 5 goes down either way. You keep 1."
        in says(table, 0, "otr")
    )
    said(table, "A otr")
    assert spoken(asked(table, 1).question, 1) == "Anna wants year 1 off the record. Bribe it?"
    assert says(table, 1, "bribe") == "Bribe Off the Record falls; your last one, unless Anna bribes back."
    assert spoken(asked(table, 0).question, 0) == "You want year 1 off the record. Waiting for reactions."
    said(table, "B bribe")
    prompt = asked(table, 0)
    assert spoken(prompt.question, 0) == "Boris bribed your Off the Record. Bribe back, or let it fall?"
    assert prompt.stands is not None
    assert spoken(prompt.stands, 0) == "It falls: one bribe lies on it, an odd number."
    assert [spoken(link.what, 0) for link in prompt.chain] == [
        "You want year 1 off the record",
        "Boris bribes your Off the Record",
    ]
    assert [link.stands for link in prompt.chain] == [False, True]
    said(table, "A pass")
    assert spoken(asked(table, 0).question, 0) == "Off the Record was bribed. Try another, or place your 5?"
    said(table, "A otr", "B pass", "C pass")
    prompt = asked(table, 0)
    assert spoken(prompt.question, 0) == "Year 1 is off the record. Put your 5 down."
    assert says(table, 0, "place") == "Place 5 No audit, no Blackmail, until it opens in turn 8."


def opened_lines(table: Embezzlement, seat: int) -> list[str]:
    return [spoken(message, seat) for message in asked(table, seat).stakes if message.id.startswith("opened")]


@pytest.mark.proves("EMB-AUDIT-7", "EMB-AUDIT-9", "EMB-AUDIT-10", "EMB-AUDIT-12")
def test_the_strip_tells_each_side_from_pool_and_coins_alone() -> None:
    table = dealt(3, fixed=PAY | {"workload": "1", "B.stash": "1", "A.stash": "2"})
    said(table, "A announce 3", "A place")
    assert opened_lines(table, 1) == [
        "Overpaid: +1 for you, Anna loses 1 to 2",
        "Underpaid: Anna pays the gap, nothing for you",
        "Exact: you pay 1: your last cap",
        "Trap: you pay 2: bust",
    ]
    assert "A trap would break you." in says(table, 1, "audit")
    said(table, "B audit")
    assert opened_lines(table, 0) == [
        "Overpaid: profit gone (1 to 2), Boris +1",
        "Underpaid: you pay the gap, 2 at most",
        "Exact: Boris pays 1: Boris’s last cap",
        "Trap: Boris pays 2, you nothing: bust",
    ]
    assert opened_lines(table, 2)[0] == "Overpaid: Anna loses 1 to 2, Boris +1"
    assert (
        says(table, 0, "bribe")
        == "Bribe Your last one; the audit falls, unless Boris bribes back or somebody audits afresh."
    )


def test_where_nothing_is_cheaper_an_audit_cannot_win() -> None:
    table = dealt(3, fixed=PAY | {"workload": "5"})
    said(table, "A announce 1", "A place")
    assert opened_lines(table, 1)[0] == "Nothing here costs less than 1: an audit cannot win you a cap."
    high = dealt(3, {"workload": "high-stakes"}, fixed=PAY | {"workload": "5"})
    said(high, "A announce 5", "A place")
    assert opened_lines(high, 1)[:2] == ["Overpaid: +1 for you, Anna loses 4", "Exact: you pay 1"]


def test_the_count_line_counts_and_promises_nothing() -> None:
    fixed = {"turn": "A", "phase": "pay", "A.board": "1:[2] 2:[T]", "workload": "3", "B.hand": "audit"}
    table = dealt(2, fixed=fixed)
    said(table, "A announce 5", "A place")
    notes = [spoken(message, 1) for message in asked(table, 1).notes]
    assert notes == [
        "Of 58 invoices nobody has turned up, 39 are worth less than 5, 10 are worth exactly 5, 9 are traps."
    ]


@pytest.mark.proves("EMB-BLACK-9", "EMB-BLACK-10", "EMB-BLACK-11")
def test_blackmail_from_the_profit_to_the_last_word() -> None:
    fixed = {
        "turn": "A",
        "round": "8",
        "A.board": "1:5/1 2:2/2",
        "A.hand": "bribe",
        "B.hand": "blackmail blackmail bribe",
    }
    table = dealt(3, fixed=fixed | {"C.hand": "blackmail"})
    assert spoken(asked(table, 1).question, 1) == "Anna just made 4 caps. Take it?"
    assert says(table, 1, "blackmail") == "Blackmail +4 for you; you keep 1, unless Anna bribes it."
    assert spoken(asked(table, 0).question, 0) == "You show a profit of 4. Waiting for reactions."
    said(table, "B blackmail")
    prompt = asked(table, 0)
    assert spoken(prompt.question, 0) == "Boris blackmails your 4 caps. Let it happen, or bribe?"
    assert prompt.stands is not None
    assert spoken(prompt.stands, 0) == "The blackmail stands: no bribe lies on it."
    assert says(table, 0, "pass") == "Let it stand 4 caps go to Boris. You keep your Bribe."
    assert "the blackmail falls, unless Boris bribes back or somebody blackmails afresh." in says(table, 0, "bribe")
    said(table, "A bribe")
    assert spoken(asked(table, 1).question, 1) == "Bribe back, blackmail again, or let Anna keep it?"
    assert says(table, 1, "blackmail") == (
        "Blackmail again A new Blackmail, the old one is spent; you keep 0; Anna may bribe it too."
    ).replace("you keep 0", "your last one")
    assert spoken(asked(table, 2).question, 2) == "Anna bought off Boris. Blackmail it yourself?"


def test_blind_blackmail_speaks_of_what_may_be() -> None:
    table = dealt(
        2, {"blind-blackmail": "on"}, fixed={"turn": "A", "round": "8", "A.board": "1:4/T 2:2/2", "B.hand": "blackmail"}
    )
    assert spoken(asked(table, 1).question, 1) == "Anna is about to open year 1, 4 caps on it. Blackmail it blind?"
    assert says(table, 1, "blackmail") == (
        "Blackmail Whatever profit there is, 1 to 3 or nothing; your last one, unless Anna bribes it."
    )
    kicker = asked(table, 1).kicker
    assert kicker is not None
    assert spoken(kicker, 1) == "Your decision. Anna waits"


def test_playing_cards() -> None:
    fixed = {
        "turn": "A",
        "phase": "action",
        "round": "5",
        "A.hand": "trade audit otr",
        "A.board": "2:4/2* 3:5/1",
        "B.board": "2:3/3 3:[4]",
    }
    table = dealt(2, fixed=fixed)
    assert says(table, 0, "trade B 2").startswith(
        "Trade year 2 with Boris You give year 2 with 4 caps, off the record: it stays so, nobody looks. You get year 2"
    )
    assert "You get an opened 4, no money on it." in says(table, 0, "trade B 3")
    assert says(table, 0, "otr 3") == (
        "Year 3 off the record No audit, no Blackmail, no more looking, until turn 9; trades still reach it; "
        "any colleague may bribe it; your last one."
    )
    assert says(table, 0, "done") == "Finish You may pick up a card."
    said(table, "A trade B 2")
    assert spoken(asked(table, 1).question, 1) == "Anna wants to swap year 2 with you. Let it stand, or bribe?"


@pytest.mark.proves("EMB-PEEK-3", "EMB-RULING-26", "EMB-OTR-3")
def test_sealed_means_sealed_in_every_prompt() -> None:
    """A twin table that differs in the value of the reader's own sealed invoice reads the same, word for word."""
    for moments in (["A announce 4", "A otr", "B bribe"], ["A announce 4", "A place", "C audit"]):
        pages = []
        for worth in ("2", "5", "T"):
            table = dealt(3, {"memory-aid": "on"}, fixed=PAY | {"workload": worth})
            said(table, *moments)
            pages.append(page(table, 0))
        assert pages[0] == pages[1] == pages[2]
    hidden = []
    for worth in ("2", "5", "T"):
        table = dealt(3, {"silence": "on", "memory-aid": "on"}, fixed=PAY | {"workload": worth})
        said(table, "A otr", "B pass", "C pass")
        hidden.append(page(table, 0))
    assert hidden[0] == hidden[1] == hidden[2]
    assert "How much do you put on year 1? It is off the record." in hidden[0]


@pytest.mark.proves("EMB-HOUSE-29", "EMB-RULING-46")
def test_a_seat_that_may_not_look_is_not_reminded() -> None:
    fixed = {"turn": "A", "phase": "action", "round": "3", "B.board": "2:5/3"}
    looks = dealt(3, {"read-only": "on"}, fixed=fixed)
    said(looks, "A read B 2")
    assert spoken(asked(looks, 1).question, 1) == "Year 2 is a 3. What do you declare?"
    assert says(looks, 1, "declare 3") == "3 True."
    blind = dealt(3, {"read-only": "on", "only-you": "B"}, fixed=fixed)
    said(blind, "A read B 2")
    assert spoken(asked(blind, 1).question, 1) == "You may not look. What do you declare for year 2?"
    assert says(blind, 1, "declare 3") == "3"


@pytest.mark.proves("EMB-HOUSE-10")
def test_in_silence_no_question_repeats_what_was_placed() -> None:
    table = dealt(3, {"silence": "on"}, fixed=PAY | {"workload": "3"})
    said(table, "A place 4")
    assert spoken(asked(table, 1).question, 1) == "Anna pays without a word. Audit it?"
    assert spoken(asked(table, 2).question, 2) == "Anna pays without a word. Audit it?"


@pytest.mark.parametrize(
    ("order", "paid", "answer"),
    [("let-payments", 5, "pass"), ("let-payments-2", 2, "pass"), ("let-payments-2", 3, ""), ("let-otr", 2, "")],
)
def test_standing_orders_let_go_by_public_facts(order: str, paid: int, answer: str) -> None:
    table = dealt(3, fixed=PAY | {"workload": "3"})
    said(table, f"A announce {paid}", "A place")
    assert GAME.order_answers(order, table.view(1)) == answer


def test_to_be_stopped_for_somebody_overrules_and_other_orders_end_with_the_own_turn() -> None:
    table = dealt(3, fixed=PAY | {"workload": "3"})
    said(table, "A announce 5", "A place")
    view = table.view(1)
    assert asked(table, 1).orders[-1] == "stop-for-A"
    assert spoken(Message("order-stop-for-A"), 1) == "Stop me for everything of Anna"
    assert GAME.order_answers("stop-for-A", view) == ASK_ME
    assert GAME.order_answers("stop-for-C", view) == ""
    assert not GAME.order_ends("let-payments", view)
    said(table, "B pass", "C pass", "A done", "A draw")
    assert GAME.order_ends("let-payments", table.view(1))
    assert not GAME.order_ends("let-payments-2", table.view(1))
    assert not GAME.order_ends("let-payments", table.view(2))


REFUSALS: list[tuple[Facts, str, str]] = [
    ({}, "B announce 3", "Not your turn. Anna is on turn. You are next."),
    ({}, "A announce 6", "1 to 5. Prices run from 1 to 5."),
    ({}, "A otr", "Say a price first. It goes off the record after the price and before the caps."),
    ({}, "A pass", "You took it, you pay it. Say a price."),
    ({}, "C bribe", "There is no card to cancel; what has happened stays."),
    ({}, "A show bribe", "Nothing may be shown to prove a claim. Your word must do."),
]


@pytest.mark.parametrize(("_facts", "line", "words"), REFUSALS)
def test_refusals_say_what_would_have_to_be_true(_facts: Facts, line: str, words: str) -> None:
    table = dealt(3, fixed=PAY | {"workload": "3"})
    letter, _, text = line.partition(" ")
    seat = "ABC".index(letter)
    action = table.read(seat, text)
    ban = table.forbids(seat, action)
    assert ban is not None
    assert spoken(ban.message(table.explain(seat, action, ban)), seat) == words
