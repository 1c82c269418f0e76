"""What a seat is asked: every moment, in every kind of game, from the own view alone, and in the words of the book."""

from __future__ import annotations

import json

import pytest

from kickback.engine.bans import Ban
from kickback.engine.chance import Quick
from kickback.engine.messages import Message
from kickback.engine.prompts import ASK_ME, PROMPT, Choice, Prompt
from kickback.engine.seats import LETTERS, ONLOOKER
from kickback.games.wallet import GAME
from kickback.games.wallet.table import Wallet
from tests.games.wallet.tables import dealt, played, said, some_table
from tests.games.wallet.test_words import spoken

MOMENTS = {
    *("turn", "act", "pick-id", "gifts", "fund-lay", "fund-pick", "slip", "swap", "look", "give", "window", "duty"),
    *("search", "fine", "over"),
}


def prompt(table: Wallet, seat: int) -> Prompt:
    return GAME.prompt(table.view(seat), table.legal(seat), table.free(seat))


def messages(made: Prompt) -> list[Message]:
    found = [made.question, *made.stakes, *made.notes]
    found += [message for message in (made.kicker, made.stands, made.clock) if message is not None]
    for choice in [*made.choices, *made.free]:
        found += [choice.label, *choice.says]
    found += [step.label for step in made.steps]
    return found + [lock.label for lock in made.locked]


def words(made: Prompt, seat: int) -> dict[str, list[str]]:
    """Every choice and what follows from it, as the seat reads it."""
    return {choice.action.text: [spoken(line, seat) for line in choice.says] for choice in made.choices}


def checked(table: Wallet, seat: int) -> Prompt:
    """The prompt of a seat, if it is whole: of its shape, sayable, with just what is legal, and truly locked."""
    made = prompt(table, seat)
    assert PROMPT.fault(made.plain()) == ""
    for message in messages(made):
        spoken(message, seat)
    legal = table.legal(seat)
    assert sorted(choice.action.text for choice in made.choices) == sorted(action.text for action in legal)
    for lock in made.locked:
        if lock.text:
            action = table.read(seat, lock.text)
            ban = table.forbids(seat, action)
            assert ban is not None, (made.moment, lock.text)
            spoken(ban.message(lock.facts | table.explain(seat, action, ban)), seat)
        else:
            spoken(lock.ban.message(lock.facts), seat)
    return made


@pytest.mark.parametrize("seed", range(40))
def test_prompts_are_whole_for_everybody_at_every_moment(seed: int) -> None:
    table = some_table(seed)
    for number, (seat, _) in enumerate(played(table, seed)):
        if number % 3 == 0:
            for viewer in (seat, (seat + 1) % table.seats, ONLOOKER):
                if viewer == ONLOOKER:
                    made = prompt(table, viewer)
                    assert not made.choices
                    for message in messages(made):
                        spoken(message, viewer)
                else:
                    checked(table, viewer)
    checked(table, 0)


def test_every_moment_is_reached() -> None:
    seen: set[str] = set()
    for seed in range(60):
        table = some_table(seed)
        for _ in played(table, seed):
            seen.add(table.stack[-1].name)
        seen.add(table.stack[-1].name)
    assert seen == MOMENTS


@pytest.mark.parametrize("seed", range(10))
def test_prompts_come_from_what_the_seat_knows(seed: int) -> None:
    """Whatever world the seat imagines, its prompt reads the same."""
    table = some_table(seed)
    for number, _ in enumerate(played(table, seed)):
        if number % 6 == 0:
            for seat in range(table.seats):
                world = GAME.worlds(table.view(seat)).sample(Quick(number))
                assert json.dumps(prompt(world, seat).plain()) == json.dumps(prompt(table, seat).plain())


def asks(fixed: dict[str, str], *lines: str, seats: int = 3, options: dict[str, str] | None = None) -> Wallet:
    table = dealt(seats, options or {"specials": "off"}, fixed={"A.coin": "1"} | fixed)
    said(table, *lines)
    return table


@pytest.mark.parametrize(
    ("fixed", "question"),
    [
        ({"A.hand": "JS D200", "hourglasses": "1"}, "You are innocent with 200.01. End it now?"),
        ({"A.hand": "JS D200"}, "Innocent with 200.01: flip, or get richer?"),
        ({"A.hand": "PG D200 J50 CC"}, "Get rid of that Credit Card, or press your luck?"),
        ({"A.hand": "JS D200 E100 P50"}, "One card too many. Which one goes?"),
        ({"A.hand": "JS D200 D200 E200 E50"}, "One card too many. Which one goes?"),
        ({"A.hand": "PO D500 E20"}, "Drop the $500 note and be innocent, or press your luck?"),
        ({"A.hand": "D200 J100"}, "No ID. Buy one, or hope to draw one?"),
        ({"A.hand": "D200"}, "No ID, and too little to buy one. What now?"),
        ({"A.hand": "MI D50", "hourglasses": "1"}, "Last turn, still guilty. What is worth trying?"),
        ({"A.hand": "MI D50"}, "One thing wrong. How do you fix it?"),
        ({"A.hand": "JS PO CC PB D500 E500"}, "Four things wrong. Which first?"),
    ],
)
def test_the_question_of_a_turn(fixed: dict[str, str], question: str) -> None:
    assert spoken(prompt(asks(fixed), 0).question, 0) == question


def test_stakes_of_a_turn_by_the_place_in_the_lap() -> None:
    hand = {"A.hand": "JS D200", "B.hand": "PO", "C.hand": "PO"}
    first = prompt(asks(hand | {"hourglasses": "4"}), 0)
    assert spoken(first.stakes[0], 0) == (
        "4 hourglasses. After this turn you get 3 more at most; every flip takes one away."
    )
    last = prompt(asks(hand | {"hourglasses": "4"}, "A take", "B take"), 2)
    assert spoken(last.stakes[1], 2) == "Anna is next, and an hourglass turns before that."
    middle = prompt(asks(hand | {"hourglasses": "1"}, "A take"), 1)
    assert (
        spoken(middle.stakes[0], 1) == "Last hourglass, and your last turn. Clara still acts; then it turns by itself."
    )
    assert spoken(prompt(asks(hand | {"hourglasses": "1"}), 0).stakes[0], 0).startswith(
        "Last hourglass. The others act"
    )
    ends = prompt(asks(hand | {"hourglasses": "1"}, "A take", "B take"), 2)
    assert spoken(ends.stakes[0], 2).endswith("Whatever you do, the police come next.")


def test_what_a_flip_does() -> None:
    hand = {"A.hand": "JS D200", "B.hand": "PO", "C.hand": "D50", "C.coin": "5"}
    three = words(prompt(asks(hand | {"hourglasses": "3"}), 0), 0)["flip"]
    assert three == ["3 hourglasses become 2", "at most 1 more turn for you"]
    two = words(prompt(asks(hand | {"hourglasses": "2"}), 0), 0)["flip"]
    assert two == ["2 hourglasses become 1: your last turn", "Boris and Clara still act."]
    ends = words(prompt(asks(hand | {"hourglasses": "2"}, "A take", "B take"), 2), 2)["flip"]
    assert ends == [
        "2 become 1, and the next turns before Anna’s turn: the round ends now, you are guilty: no ID at all"
    ]
    last = words(prompt(asks(hand | {"hourglasses": "1"}), 0), 0)["flip"]
    assert last[0] == "the last one: the round ends now, you are innocent with 200.01"


def test_what_a_put_does() -> None:
    made = words(prompt(asks({"A.hand": "PG D200 J50 CC"}), 0), 0)
    assert made["put CC"][0] == "Credit Card into the wallet: you are **innocent** with 250.01"
    assert made["put D200"][0] == "$200 into the wallet: still guilty: a Credit Card, and no John Smith"
    assert made["put PG"][0] == ("Party Girl into the wallet: still guilty: no ID at all, and 1 more")
    safe = words(prompt(asks({"A.hand": "JS CC D200"}), 0), 0)
    assert safe["put D200"][0].endswith("still innocent, with 0.01; the Credit Card will draw you a note")
    assert safe["put JS"][0] == "John Smith into the wallet: you would be guilty: no ID at all"


def test_choices_that_hurt_are_marked() -> None:
    made = prompt(asks({"A.hand": "JS CC D200", "hourglasses": "1"}), 0)
    signal = {choice.action.text for choice in made.choices if choice.tone == "signal"}
    assert signal == {"put JS", "flip"}


@pytest.mark.parametrize(
    ("hand", "put", "odds"),
    [
        ("JS D50", "D50", "every card in there leaves you innocent"),
        ("D200 E200 P20", "P20", "no single card in there makes you innocent"),
        ("JS D200 E200 P20", "P20", "no single card in there keeps you innocent"),
    ],
)
def test_the_odds_of_a_blind_card_are_counted_from_what_is_known(hand: str, put: str, odds: str) -> None:
    table = asks({"A.hand": hand, "wallet.size": "0"}, f"A put {put}", "B flip", "C flip")
    assert words(prompt(table, 0), 0)["take"][1] == odds


def test_odds_are_told_in_steps_of_five() -> None:
    """The own note lies beside one of three cards the seat has not seen, of which one is good: two in three."""
    fixed = {"A.hand": "JS D50", "B.hand": "PO", "C.hand": "PO", "wallet.size": "1", "wallet": "D20"}
    table = asks(fixed, "A put D50", "B flip", "C flip")
    assert words(prompt(table, 0), 0)["take"][1] == "about 65 in 100 would leave you innocent"


def test_buying_says_what_is_known_of_the_extra_ids() -> None:
    table = asks({"A.hand": "D200 J100 E50", "B.hand": "E200 J200"})
    says = words(prompt(table, 0), 0)["buy"]
    assert says[0] == "lay down 300 or more of your 350"
    assert says[1] == "all five are there"
    assert says[2] == "pay $200, a Ring, pick John Smith: innocent with 50.01"
    assert says[3] == "No change; the money is out until next round."
    said(table, "A buy D200 J100", "A pick XMI", "B flip", "C flip")
    said(table, "A flip")
    assert words(prompt(table, 1), 1)["buy"][1] == "4 left, you do not know which"


def test_a_payment_in_steps_says_how_far_it_has_come() -> None:
    table = asks({"A.hand": "D200 J50 J100 JS"}, "A buy", "A D200")
    made = checked(table, 0)
    assert spoken(made.question, 0) == "Lay down 300 or more."
    assert spoken(made.stakes[0], 0) == "200 laid, 100 to go"
    assert [spoken(step.label, 0) for step in made.steps] == ["Buy an ID", "$200", "Lay down 300 or more."]
    assert spoken(made.notes[0], 0) == "Left in your hand: Earrings, a Ring, a John Smith."
    assert words(made, 0)["pay J100"] == ["makes 300"]
    said(table, "A J100")
    made = checked(table, 0)
    assert spoken(made.stakes[0], 0) == "300 laid: enough"
    assert spoken(made.choices[0].label, 0) == "Pay 300"


def test_a_payment_says_beforehand_what_it_may_come_to() -> None:
    """Cheapest first; a way with a card too many is there too, for whoever lays the small one first."""
    table = asks({"A.hand": "D200 J50 J100 JS"}, "A buy")
    ways = [note for note in checked(table, 0).notes if note.id == "note-payment"]
    assert [(note.facts["cards"], note.facts["sum"]) for note in ways] == [
        (["D200", "J100"], 300),
        (["D200", "J50", "J100"], 350),
    ]
    assert ways[0].facts["ids"] == ["XSA"]
    assert ways[0].facts["others"] == ["XJS", "XPO", "XMI", "XPG"]
    assert spoken(ways[0], 0) == "$200, a Ring makes 300: innocent as Secret Agent."
    table = asks({"A.hand": "D200 J100 E50"}, "A buy")
    ways = [note for note in checked(table, 0).notes if note.id == "note-payment"]
    assert spoken(ways[0], 0) == "$200, a Ring makes 300: innocent as John Smith or Police Officer."
    said(table, "A D200")
    assert all(note.id != "note-payment" for note in checked(table, 0).notes)


def test_locked_choices_say_why() -> None:
    fixed = {"A.hand": "JS D50", "A.specials": "extra emergency", "wallet.size": "0"}
    table = asks(fixed, options={"rounds": "1"})
    made = checked(table, 0)
    why = {lock.text: told(table, 0, lock.text) for lock in made.locked if lock.text}
    assert why["take"] == "**The wallet is empty.** Possible again when somebody puts a card back."
    assert why["buy"] == "**You hold 50 in notes and jewelry;** an ID costs 300, and the coin cannot pay."
    assert why["pass"] == "**There is no passing.** You can always flip."
    assert why["play extra"] == "**For the end of the round,** once the last hourglass is turned."
    assert why["play emergency"].startswith("**No Special has been played yet.**")


def told(table: Wallet, seat: int, text: str) -> str:
    action = table.read(seat, text)
    ban = table.forbids(seat, action)
    assert isinstance(ban, Ban)
    return spoken(ban.message(table.explain(seat, action, ban)), seat)


def test_a_request_says_what_may_come() -> None:
    fixed = {"A.hand": "PG D200", "B.hand": "J50 D100", "A.specials": "request left"}
    table = asks(fixed, "A play request", "A B", options={"rounds": "1"})
    says = words(checked(table, 0), 0)
    assert says["for jewelry"][0] == "whatever comes, you are innocent" or says["for jewelry"][0].startswith(
        "innocent only"
    )
    assert says["for dollar"] == ["whatever comes, you are guilty", "no match: nothing comes, and the card is spent"]
    said(table, "A jewelry")
    give = checked(table, 1)
    assert spoken(give.question, 1) == "Anna wants a piece of jewelry. Yours has to go."
    assert spoken(prompt(table, 2).question, 2) == "**Anna asks Boris for a piece of jewelry.**"
    assert spoken(prompt(table, 0).question, 0) == "**You ask Boris for a piece of jewelry.**"


def test_the_two_calls_of_the_last_minute() -> None:
    fixed = {"A.hand": "JS PO D100", "B.hand": "PO", "C.hand": "JS", "A.specials": "hide", "B.specials": "left"}
    fixed |= {"C.specials": "-", "hourglasses": "1"}
    table = asks(fixed, "A flip", options={"rounds": "1"})
    first = checked(table, 0)
    assert first.kicker is not None
    assert spoken(first.kicker, 0) == "Last minute, first call"
    assert spoken(first.question, 0) == "Nothing to add. Done?"
    assert words(first, 0) == {"done": ["on to the last call"]}
    assert told(table, 0, "play hide") == "**Extra Times come first.** Wait for the last call."
    assert spoken(prompt(table, 2).stakes[0], 2) == "You have no Special left, so you are not asked."
    said(table, "A done", "B done")
    last = checked(table, 0)
    assert spoken(last.question, 0) == "Secret Compartment makes you innocent. Play it?"
    done = next(choice for choice in last.choices if choice.action.text == "done")
    assert done.tone == "signal"
    assert spoken(done.says[0], 0) == "judged as you stand: guilty: 2 IDs, and no Secret Agent"


def test_extra_time_is_offered_only_while_it_can_be_played() -> None:
    """A lamp is lit by what is offered; in the last call Extra Time is locked, with the reason."""
    fixed = {"A.hand": "JS D100", "B.hand": "PO", "A.specials": "extra hide", "B.specials": "-", "hourglasses": "1"}
    table = asks(fixed, "A flip", seats=2, options={"rounds": "1"})
    assert "play extra" in words(checked(table, 0), 0)
    said(table, "A done")
    last = checked(table, 0)
    assert "play extra" not in words(last, 0)
    assert "play extra" in [lock.text for lock in last.locked]
    assert told(table, 0, "play extra take").startswith("**Extra Times are over")


def test_an_officer_is_told_no_chances() -> None:
    fixed = {"A.hand": "PO PB", "B.hand": "JS D50", "C.hand": "E500 E200", "D.hand": "PO PB D500 E100", "D.coin": "7"}
    table = asks(fixed | {"hourglasses": "1", "C.tokens": "-"}, "A flip", seats=4)
    made = checked(table, 0)
    says = words(made, 0)
    assert says["search C"][0] == "2 cards; if guilty, all their money"
    assert says["search D"][0] == "guilty: 600 for you"
    assert not any("in 100" in line for lines in says.values() for line in lines)


def test_a_fine_says_what_is_kept() -> None:
    table = asks({"A.hand": "D50", "A.tokens": "1 3", "B.hand": "JS", "C.hand": "JS", "hourglasses": "1"}, "A flip")
    made = checked(table, 0)
    assert made.kicker is not None
    assert spoken(made.kicker, 0) == "Guilty: no ID"
    assert words(made, 0) == {"lose 1": ["you keep 3, 3 points"], "lose 3": ["you keep 1, 1 point"]}
    assert [choice.tone for choice in made.choices] == ["plain", "signal"]
    assert spoken(prompt(table, 1).stakes[0], 1) == "You are innocent and lose nothing."


def test_nothing_tells_what_others_hold() -> None:
    """The never-said list: two tables that differ in others' hands and Specials only read the same to the seat."""
    hands = [{"B.hand": "D200 E200", "C.hand": "P50 PO"}, {"B.hand": "P50 PO", "C.hand": "MI E200"}]
    specials = [{"B.specials": "hide atm"}, {"B.specials": "double fund"}]
    fixed = {"A.hand": "JS D50", "A.coin": "1", "B.coin": "2", "C.coin": "5", "A.specials": "left"}
    plain = [prompt(dealt(3, fixed=fixed | one | two), 0).plain() for one in hands for two in specials]
    assert all(made == plain[0] for made in plain)


def test_standing_orders_answer_their_questions() -> None:
    for seed in range(12):
        table = some_table(seed)
        for _ in played(table, seed):
            for order in GAME.orders:
                for seat in table.waiting():
                    if table.drafts:
                        continue
                    text = GAME.order_answers(order.id, table.view(seat))
                    assert bool(text) <= (table.stack[-1].name in order.moments)
                    if text:
                        assert table.forbids(seat, table.read(seat, text)) is None


def test_labels_of_choices_differ() -> None:
    for seed in range(10):
        table = some_table(seed)
        for number, (seat, _) in enumerate(played(table, seed)):
            if number % 4 == 0:
                labels = [spoken(choice.label, seat) for choice in prompt(table, seat).choices]
                assert len(labels) == len(set(labels)), (LETTERS[seat], labels)


def test_choice_is_data() -> None:
    made = prompt(asks({"A.hand": "JS D200"}), 0)
    assert all(isinstance(choice, Choice) for choice in made.choices)
    assert json.loads(json.dumps(made.plain()))["choices"][0]["action"]["verb"] == "put"


def test_the_only_choice_that_helps_stands_out() -> None:
    """Arithmetic, not advice: several that help, and none does."""
    one = prompt(asks({"A.hand": "JS D50 CC PB", "A.specials": "left right"}), 0)
    assert {choice.action.text: choice.tone for choice in one.choices}["put PB"] == "engrave"
    assert [choice.tone for choice in one.choices].count("engrave") == 1
    several = prompt(asks({"A.hand": "JS PO D50", "A.specials": "left right"}), 0)
    assert all(choice.tone == "plain" for choice in several.choices)
    innocent = prompt(asks({"A.hand": "JS D50", "A.specials": "left right"}), 0)
    assert "engrave" not in [choice.tone for choice in innocent.choices]


def test_the_checklist_stands_beside_every_question() -> None:
    def rows(hand: str, **options: str) -> list[tuple[str, bool]]:
        given = {name.replace("_", "-"): value for name, value in options.items()}
        table = asks({"A.hand": hand, "A.coin": "1", "A.specials": "-"}, options=given)
        notes = [note for note in prompt(table, 0).notes if note.id.startswith("row-")]
        return [(spoken(note, 0), note.facts.get("ok") is not False) for note in notes]

    assert rows("JS CC D200 E200") == [
        ("Exactly one ID: John Smith", True),
        ("John Smith’s Credit Card: draws a note if you are innocent", True),
        ("400.01 of 500 with the coin", True),
        ("Two currencies: dollars, euros", True),
        ("Nothing to hide: 400.01.", True),
    ]
    assert rows("JS PO PB D200 E200 P200") == [
        ("2 IDs and no Secret Agent: John Smith, Police Officer", False),
        ("A Badge, and no clear Police Officer", False),
        ("600.01: 100.01 over 500 with the coin", False),
        ("Three currencies: dollars, euros, pounds, two at most", False),
        ("The first cross decides.", True),
    ]
    assert rows("SA JS PO CC")[:2] == [
        ("Secret Agent with 2 other IDs", True),
        ("A Credit Card: never for an Agent", False),
    ]
    assert rows("SA D50")[0] == ("Secret Agent, and no second ID", False)
    assert rows("PG J100 D20 E20 P20 Y20")[2] == ("Jewelry: a Ring", True)
    assert rows("PG D20")[2] == ("No jewelry, and a Party Girl needs some", False)
    assert rows("PO PB PB D20")[1] == ("2 Badges: you use one", True)
    assert rows("MI D500 J50")[1] == ("Millionaire: 550.01, more than 500", True)
    assert rows("MI D500")[1] == ("Millionaire: 500.01, more than 500", True)
    assert rows("D500", coin_in_limit="off")[0] == ("No ID at all", False)
    assert rows("JS D500", coin_in_limit="off")[1] == ("500 of 500, the coin apart", True)
    clauses = [note.clauses for note in prompt(asks({"A.hand": "SA CC PB"}), 0).notes if note.id.startswith("row-")]
    assert clauses[:3] == [("WAL-SA-2",), ("WAL-SA-4",), ("WAL-PO-2",)]


def test_after_a_double_turn_nothing_can_be_played() -> None:
    table = asks({"A.hand": "JS D50", "A.specials": "double left"}, "A play double")
    made = prompt(table, 0)
    lock = next(lock for lock in made.locked if lock.text == "play left")
    assert (lock.ban.id, lock.why is not None and spoken(lock.why, 0)) == (
        "too-late-in-turn",
        "Nothing can be played after a Double Turn.",
    )


def test_orders_of_the_last_minute() -> None:
    fixed = {"A.hand": "JS", "B.hand": "PO D50", "A.specials": "hide atm", "B.specials": "fx left", "C.specials": "-"}
    table = asks(fixed | {"C.hand": "CC", "hourglasses": "1"}, "A flip", options={"last-minute-order": "race"})
    assert prompt(table, 1).orders == ["done-first-call", "done-round-1", "done-always", "stop-A", "stop-C"]
    assert prompt(table, 2).orders == ["done-first-call", "done-round-1", "done-always", "stop-A", "stop-B"]
    view = table.view(1)
    answers = {order.id: GAME.order_answers(order.id, view) for order in GAME.orders}
    assert [id for id, says in answers.items() if says == "done"] == ["done-first-call", "done-round-1", "done-always"]
    said(table, "A done", "B done", "A play hide JS")
    assert GAME.order_answers("stop-A", table.view(1)) == ASK_ME
    assert GAME.order_answers("stop-C", table.view(1)) == ""
    assert GAME.order_answers("done-first-call", table.view(1)) == ""
    assert not GAME.order_ends("done-round-1", table.view(1))
    said(table, "A done", "B done", "A lose 1", "C lose 1")
    assert table.round.number == 2
    assert GAME.order_ends("done-round-1", table.view(1))
    assert not GAME.order_ends("done-round-2", table.view(1))
    assert not GAME.order_ends("done-always", table.view(1))


def test_who_may_not_step_out_reads_why() -> None:
    fixed = {"A.hand": "JS D50", "B.hand": "PO PB D500", "C.hand": "PO PB", "hourglasses": "1"}
    table = asks(fixed, "A flip", options={"specials": "off", "search-declinable": "on"})
    locks = [prompt(table, seat).locked[0] for seat in (0, 1)]
    assert [(lock.ban.id, lock.ban.clause, lock.text) for lock in locks] == [
        ("not-an-officer", "WAL-POLICE-1", ""),
        ("no-stepping-out", "WAL-POLICE-3", "duty"),
    ]
    assert "duty" in [choice.action.text for choice in prompt(table, 2).choices]
