"""Whole games at random: they end, nothing is lost, and everything that may be said can be written and read."""

from __future__ import annotations

from random import Random

import pytest

from kickback.engine.bans import Refused, Unreadable
from kickback.engine.chance import Quick
from kickback.engine.game import Fixed
from kickback.engine.options import write
from kickback.engine.seats import EYE, LETTERS, ONLOOKER, letter
from kickback.games.corporate_espionage import GAME
from kickback.games.corporate_espionage.components import own_tables
from kickback.games.corporate_espionage.espionage_table import CorporateEspionage
from kickback.games.corporate_espionage.moments.plays import Pending
from kickback.games.corporate_espionage.table import SIPHONED, TRADED
from tests.games.corporate_espionage.tables import Sitting, dealt, packed, sit


def some_options(dice: Random, seats: int) -> dict[str, str]:
    """House rules drawn at random until they go together."""
    while True:
        given: dict[str, str] = {}
        for option in GAME.options:
            if option.kind == "text" or dice.random() < 0.75:
                continue
            if option.kind == "switch":
                given[option.key] = write(not option.default)
            elif option.kind == "word":
                given[option.key] = dice.choice(option.choices)
            else:
                given[option.key] = str(dice.randint(option.low, min(option.high, 40)))
        given |= {"max-rounds": "15"}
        if dice.random() < 0.3:
            given |= own_tables(Quick(dice.randrange(1 << 30)), seats, dice.random() < 0.5)
        try:
            GAME.settle(seats, given)
        except Refused:
            continue
        return given


def random_game(seed: int) -> CorporateEspionage:
    """A game with free actions thrown in, checked after every word."""
    dice = Random(seed)
    seats = dice.randint(2, 6)
    options = GAME.settle(seats, some_options(dice, seats))
    table = GAME.deal(seats, options, Quick(seed), Fixed({}), listen=True)
    for _ in range(4000):
        if table.over:
            return table
        waiting = table.waiting()
        seat = dice.choice(waiting)
        legal = table.legal(seat)
        assert legal
        speaker = dice.randrange(seats)
        aside = table.free(speaker)
        if aside and dice.random() < 0.08:
            seat, legal = speaker, aside
        action = dice.choice(legal)
        assert table.read(seat, action.text).text == action.text
        table.act(seat, action)
        assert table.faults() == []
    raise AssertionError("no end")


@pytest.mark.proves("CES-ZONE-5", "CES-OWN-1", "CES-BOOK-1", "CES-CARD-14", "CES-INS-1", "CES-MAIN-1", "CES-WON-1")
@pytest.mark.parametrize("seed", range(24))
def test_random_games_end_and_nothing_is_lost(seed: int) -> None:
    table = random_game(seed)
    assert table.winners
    assert abs(sum(table.returns())) < 1e-9
    for event in table.log or []:
        assert event.clause.startswith("CES-")


@pytest.mark.parametrize("seed", range(6))
def test_what_is_written_is_what_is_meant(seed: int) -> None:
    """Every legal action, read again from its text, is the same action; and no two read alike."""
    dice = Random(seed)
    table = dealt(4, {"max-rounds": "8"}, seed)
    while not table.over:
        seat = table.waiting()[0]
        legal = table.legal(seat)
        texts = [action.text for action in legal]
        assert len(set(texts)) == len(texts)
        for action in legal:
            again = table.read(seat, action.text)
            assert again is action
        table.act(seat, dice.choice(legal))


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_indices_fit_the_action_book_and_are_unique_in_every_question(seats: int) -> None:
    dice = Random(seats)
    size = 78 * seats + 125
    for seed in range(3):
        table = dealt(seats, {"max-rounds": "8"}, seed)
        assert table.card_set.book.size == size
        while not table.over:
            seat = table.waiting()[0]
            legal = table.legal(seat)
            indices = [action.index for action in legal if action.index >= 0]
            assert len(set(indices)) == len(indices)
            assert all(index < size for index in indices)
            table.act(seat, dice.choice(legal))


def test_a_clone_goes_its_own_way() -> None:
    dice = Random(1)
    table = dealt(4, {"max-rounds": "6", "loans": "on", "alliances": "pact"}, 3)
    while not table.over:
        twin = table.clone()
        before = table.view(EYE).plain()
        for _ in range(3):
            if twin.over:
                break
            seat = twin.waiting()[0]
            twin.act(seat, dice.choice(twin.legal(seat)))
        assert table.view(EYE).plain() == before
        seat = table.waiting()[0]
        table.act(seat, dice.choice(table.legal(seat)))


@pytest.mark.parametrize("seed", range(3))
def test_the_clock_always_has_a_legal_choice(seed: int) -> None:
    """A table where nobody ever answers plays itself to the end."""
    options = {"max-rounds": "6", "first-player": "duel", "manual-cut": "on", "bankruptcy-dance": "on"}
    table = dealt(3, options, seed)
    chance = Quick(seed)
    for _ in range(3000):
        if table.over:
            return
        for seat in table.waiting():
            action = table.default(seat, chance)
            assert table.forbids(seat, action) is None
        seat = table.waiting()[0]
        table.act(seat, table.default(seat, chance))
    raise AssertionError("no end")


def test_what_the_clock_chooses() -> None:
    chance = Quick(1)
    table = sit(A_company="NIM", A_table="COM-01 COM-03 NIM-05", B_company="VIP", B_hand="VIP-15", turn="B")
    table.say("B spy VIP-15 A")
    assert table.table.default(1, chance).text == "pick A:NIM-05"  # the dearest for an attacker
    table = sit(
        2,
        {"fire-chooser": "faq"},
        A_company="NIM",
        A_table="COM-03 COM-01 NIM-05",
        B_company="VIP",
        B_hand="VIP-15",
        turn="B",
    )
    table.say("B spy VIP-15 A")
    assert table.table.default(0, chance).text == "pick A:COM-01"  # the cheapest for a victim
    table = sit(A_company="NIM", A_hand="COM-03 COM-02 NIM-02 COM-01 COM-06 COM-07 COM-08 COM-10")
    table.say("A end")
    assert table.table.default(0, chance).text == "discard COM-10"
    table = sit(
        2, A_company="NIM", A_table="COM-02 NIM-01 COM-03", A_bank="0", B_company="VIP", B_hand="VIP-10", turn="B"
    )
    table.play("B spy VIP-10 A").say("B end").passes()
    assert table.see("moment") == "expenses"
    assert table.table.default(0, chance).text == "drop COM-02"  # it brings in least
    table = sit(
        A_company="IRN", A_table="IRN-09 COM-06", A_bank="2", B_company="VIP", B_hand="VIP-07", round="4", turn="B"
    )
    table.say("B spy VIP-07 A")
    assert table.table.default(0, chance).text == "liquidate COM-06"
    own = packed("OWN-01", "asset", "on hire by me: siphon 2 @rival once")
    table = sit(own=own, A_company="NIM", A_swap="OWN-01/COM-11", A_table="OWN-01", A_hand="COM-01")
    table.say("A hire COM-01")
    assert table.table.default(0, chance).text == "name B"
    table = sit(A_bank="60")
    table.say("A takeover B")
    assert table.table.default(0, chance).text == "keep"


def indexes(table: Sitting, seat: str) -> dict[str, int]:
    return {action.text: action.index for action in table.actions(seat)}


def test_every_action_has_its_place_in_the_book() -> None:
    """At three seats: plays 0, uses 45, firings 135, sales 165, drops 195, discards 225, picks 240, choices 330, ..."""
    table = sit(
        A_company="VIP", A_hand="VIP-15 COM-01 VIP-12", A_table="VIP-04 COM-06 VIP-01", B_table="COM-02", A_bank="50"
    )
    assert indexes(table, "A") == {
        "end": 357,
        "spy VIP-15 B": 1, "spy VIP-15 C": 2, "hire COM-01": 3, "savvy VIP-12 B": 7, "savvy VIP-12 C": 8,
        "fire VIP-04": 135, "use VIP-04 B": 46, "use VIP-04 C": 47, "liquidate COM-06": 166, "fire VIP-01": 137,
        "takeover B": 347, "takeover C": 348,
    }  # fmt: skip
    assert [action.index for action in table.table.free(0) if action.text.startswith("audit")] == [349, 350]
    table = sit(A_company="NIM", A_table="COM-01 COM-03 NIM-05", B_company="VIP", B_hand="VIP-15", turn="B")
    table.say("B spy VIP-15 A")  # A sits two places on from B
    assert indexes(table, "B") == {"pick A:COM-01": 300, "pick A:COM-03": 301, "pick A:NIM-05": 302}
    table = sit(A_company="VIP", A_hand="VIP-09", B_company="NIM", B_hand="COM-06 COM-01", C_hand="COM-01")
    table.play("A spy VIP-09 B")
    assert indexes(table, "A") == {"pick COM-01": 330, "pick COM-06": 331}
    table = sit(A_bank="60", A_company="NIM", A_table="NIM-05 COM-01", B_company="VIP", B_table="VIP-04")
    table.say("A takeover B")
    assert indexes(table, "A") == {"keep": 351, "layoff": 352}
    table.say("A keep")
    assert indexes(table, "A") == {"discard NIM-05": 240, "discard VIP-04@B": 242}
    table = sit(A_company="NIM", A_hand="COM-01 COM-02 COM-03 COM-06 NIM-01 NIM-02 NIM-03 NIM-04")
    table.say("A end")
    assert list(indexes(table, "A").values()) == [225, 226, 227, 228, 229, 230, 231, 232]
    table = sit(2, A_company="NIM", A_table="COM-02 NIM-01", A_bank="0", B_company="VIP", B_hand="VIP-10", turn="B")
    table.play("B spy VIP-10 A").say("B end").passes()
    assert indexes(table, "A") == {"drop COM-02": 150, "drop NIM-01": 151}  # at two seats drops begin at 150


def test_what_the_clock_chooses_of_hands_deals_and_chiefs() -> None:
    chance = Quick(1)
    table = sit(A_company="VIP", A_hand="VIP-09", B_company="NIM", B_hand="COM-06 COM-03 COM-01", C_hand="COM-01")
    table.play("A spy VIP-09 B")
    assert table.table.default(0, chance).text == "pick COM-03"  # the dearest for who takes
    own = packed("OWN-01", "espionage", "play: discard 1 @rival pick victim")
    table = sit(own=own, A_company="NIM", A_swap="OWN-01/COM-11", A_hand="OWN-01", B_hand="COM-06 COM-01 COM-03")
    table.play("A spy OWN-01 B")
    assert table.table.default(1, chance).text == "pick COM-01"  # the cheapest for who gives
    table = sit(A_bank="60", A_company="NIM", A_table="NIM-06 COM-01", B_company="VIP", B_table="VIP-04")
    table.say("A takeover B", "A keep")
    assert table.table.default(0, chance).text == "discard NIM-06"
    table = sit(options={"loans": "on", "associations": "on"}, A_hand="COM-06", B_hand="COM-06")
    table.say("A lend B 2 repay 3 in 2")
    assert table.table.default(1, chance).text == "decline"
    table.say("B decline", "C audit B")
    assert table.table.default(1, chance).text == "show"
    table.say("B show", "A end")
    assert table.table.default(0, chance).text == "pass"


NONSENSE = """
hire; hire intern; spy COM-11 B C; audit Z; audit; pick; sell COM-01 B 3; lend B; pact B C; found; found X with; whisper
say; cut x; fire B COM-01; buy COM-01 from Z for 3; leave a_b; takeover 3; accept Q; sell B:COM-01 to B for 3
"""


@pytest.mark.parametrize(
    "text", ["", *(text.strip() for line in NONSENSE.split("\n") for text in line.split(";") if text)]
)
def test_nonsense_is_unreadable(text: str) -> None:
    table = sit()
    with pytest.raises(Unreadable):
        table.table.read(0, text)


def test_references() -> None:
    """The own copy first; owners, copies and controllers where they are needed."""
    table = sit(
        A_company="NIM", A_hand="COM-01@B COM-01", B_company="NIM", A_table="COM-04/2 COM-04@B COM-02", A_bank="30"
    )
    assert table.table.read(0, "hire COM-01").text == "hire COM-01"
    assert table.table.read(0, "hire com-01@B".replace("com", "COM")).text == "hire COM-01@B"
    assert {"fire COM-04", "fire COM-04@B", "fire COM-02"} <= set(table.legal("A"))
    only_theirs = sit(A_company="NIM", A_hand="COM-01@B", B_company="NIM")
    assert only_theirs.table.read(0, "hire COM-01").text == "hire COM-01@B"
    copies = sit(A_company="NIM", A_table="COM-01 COM-01 NIM-04 NIM-04", A_bank="30")
    assert [text for text in copies.legal("A") if text.startswith(("fire", "use"))] == [
        "fire COM-01",
        "fire NIM-04",
        "use NIM-04",
    ]
    copies.play("A use NIM-04#2")
    assert [text for text in copies.legal("A") if text.startswith("use")] == ["use NIM-04"]
    assert {"fire NIM-04", "fire NIM-04#2"} <= set(copies.legal("A"))


def test_onlookers_see_what_is_public() -> None:
    table = sit(A_company="NIM", A_hand="COM-01", A_bank="7")
    plain = table.table.view(ONLOOKER).plain()
    assert plain["seat"] is None
    assert table.see("A.hand", ONLOOKER) == ["hidden"]
    assert table.see("A.bank", ONLOOKER) == "hidden"


def test_books_of_transfers_balance() -> None:
    """What one company loses by a siphon or a sale, another gains."""
    for seed in range(12):
        table = random_game(100 + seed)
        for why in (SIPHONED, TRADED):
            assert sum(entry >> 4 for book in table.accounts.books for entry in book if entry & 15 == why) == 0


def test_eliminated_companies_are_passed_over() -> None:
    table = sit(4, B_out="yes", A_deck_size="9")
    table.say("A end").passes()
    assert table.see("turn") == "C"
    assert letter(1) not in str(table.see("companies"))


@pytest.mark.proves("CES-WON-1", "CES-OWN-5")
def test_a_card_that_waits_when_the_game_is_won_goes_to_its_owners_pile() -> None:
    """A bills its last rival to death while its own hiring is still open to answers."""
    table = sit(
        2,
        A_company="VIP",
        A_hand="COM-01 VIP-12",
        A_bank="9",
        B_company="IRN",
        B_hand="COM-09",
        B_bank="1",
        round="4",
    )
    table.say("A hire COM-01", "B savvy COM-09", "A savvy VIP-12 B").passes()
    assert table.table.over
    assert table.see("winners") == ["A"]
    assert table.see("A.pile") == ["VIP-12", "COM-01"]
    assert table.table.faults() == []


@pytest.mark.proves("CES-INS-4", "CES-AUD-6")
def test_money_found_while_an_audit_is_answered_ends_an_insolvency() -> None:
    table = sit(
        A_company="VIP", A_bank="1", A_hand="COM-20", B_company="NIM", B_hand="COM-11 COM-08", C_hand="COM-01", turn="B"
    )
    table.play("B spy COM-11 A")
    assert table.see("moment") == "insolvency"
    table.say("A audit B", "B savvy COM-08", "A savvy COM-20").passes()
    assert table.see("moment") == "main"
    assert table.banks()[0] == 1  # 1 - 3 + 6, and the Savvy against audits takes 3


@pytest.mark.proves("CES-AUD-6")
def test_an_insolvency_goes_on_after_an_audit() -> None:
    table = sit(A_company="VIP", A_bank="1", A_hand="COM-20", B_company="NIM", B_hand="COM-11 COM-01", turn="B")
    table.play("B spy COM-11 A").say("A audit B", "B show")
    assert table.see("moment") == "insolvency"
    assert table.legal("A") == ["savvy COM-20", "declare"]


@pytest.mark.proves("CES-AUD-3")
def test_an_answer_that_hits_the_auditor_is_aimed_at_the_auditor() -> None:
    table = sit(A_company="VIP", A_hand="COM-01", B_company="NIM", B_hand="COM-08", C_hand="COM-01", turn="A")
    table.say("A audit B", "B savvy COM-08")
    pending = table.table.stack[-1]
    assert isinstance(pending, Pending)
    assert pending.happening.to == 1 << LETTERS.index("A")
