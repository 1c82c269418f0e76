"""Imagined worlds against the law: every arrangement that some past explains is equally likely."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from pathlib import Path

import pytest

from kickback.engine.chance import Quick
from kickback.engine.pile import HIDDEN
from kickback.engine.playout import playout
from kickback.engine.seats import EYE, LETTERS
from kickback.games.wallet import GAME
from kickback.games.wallet.components import CODES, MATCHING, MONEY, WORDS
from kickback.games.wallet.table import Wallet
from kickback.games.wallet.worlds.explanation import Explained, Explanation
from kickback.games.wallet.worlds.past import Past
from kickback.games.wallet.worlds.sampler import WalletWorlds, believable
from kickback.records.match import replayed
from kickback.records.record import read
from tests.games.wallet.tables import dealt, played, said, some_table

DRAWS = 1000


def imagined(table: Wallet, seat: int, draws: int = DRAWS) -> list[Wallet]:
    worlds = GAME.worlds(table.view(seat))
    dice = Quick(11)
    return [worlds.sample(dice) for _ in range(draws)]


def place(world: Wallet, card: str) -> str:
    """Where a card of which there is only one lies."""
    code = CODES[card]
    for seat, hand in enumerate(world.cards.hands):
        if code in hand:
            return "ABCDEFG"[seat]
    return "wallet" if code in world.cards.wallet else "compartment" if code in world.cards.compartment else "elsewhere"


def near(count: int, draws: int, share: float) -> bool:
    return abs(count - draws * share) <= 5 * sqrt(draws * share * (1 - share)) + 1


def test_unseen_cards_are_shared_out_by_slots() -> None:
    table = dealt(3, {"specials": "off"}, fixed={"A.hand": "JS D50 E50 P50 Y50", "A.coin": "1"})
    found = Counter(place(world, "Y500") for world in imagined(table, 0))
    for where, slots in (("B", 5), ("C", 5), ("wallet", 65)):
        assert near(found[where], DRAWS, slots / 75)


@pytest.mark.no_cover
def test_a_disposed_card_stays_until_it_may_have_moved() -> None:
    """Worked example 29, with a card of which there is only one."""
    fixed = {"A.hand": "Y500 CC D50", "B.hand": "D100 E100 MI", "C.hand": "J50 J100", "A.coin": "1"}
    table = dealt(3, fixed=fixed | {"A.specials": "dispose hide"})
    said(table, "A play dispose B Y500", "A take")
    assert {place(world, "Y500") for world in imagined(table, 0, 200)} == {"B"}
    said(table, "B take", "C take")
    assert {place(world, "Y500") for world in imagined(table, 0, 200)} == {"B"}
    said(table, "A flip", "B put MI")
    found = Counter(place(world, "Y500") for world in imagined(table, 0))
    assert set(found) == {"B", "wallet"}
    slots = len(table.cards.hands[1]) + len(table.cards.wallet)
    assert near(found["B"], DRAWS, len(table.cards.hands[1]) / slots)
    said(table, "C take")
    found = Counter(place(world, "Y500") for world in imagined(table, 0, 3000))
    assert set(found) == {"B", "C", "wallet"}
    slots = len(table.cards.hands[1]) + len(table.cards.hands[2]) + len(table.cards.wallet)
    assert near(found["C"], 3000, len(table.cards.hands[2]) / slots)


def test_one_unseen_move_explains_one_missing_card() -> None:
    """Worked example 29: of two known cards one move can have taken only one."""
    fixed = {"A.hand": "Y500 P500 D50", "B.hand": "D100 E100", "A.coin": "1", "A.specials": "dispose emergency"}
    table = dealt(3, fixed=fixed)
    said(table, "A play dispose B Y500", "A play emergency B P500", "A flip", "B put D100")
    found = Counter((place(w, "Y500"), place(w, "P500")) for w in imagined(table, 0, 4 * DRAWS))
    assert set(found) == {("B", "B"), ("B", "wallet"), ("wallet", "B")}
    assert abs(found["B", "wallet"] - found["wallet", "B"]) < 5 * sqrt(4 * DRAWS)


def test_facts_bind_at_their_time() -> None:
    """A hand that answered `none` held no matching card then; what came later may match."""
    fixed = {"A.hand": "JS", "B.hand": "PO MI PG", "C.hand": "D50", "A.coin": "1", "A.specials": "request left"}
    table = dealt(3, fixed=fixed)
    said(table, "A play request B yen", "B none")
    yen = MATCHING[WORDS.index("yen")]
    assert not any(yen >> card & 1 for world in imagined(table, 0, 300) for card in world.cards.hands[1])
    said(table, "A flip", "B take")
    counts = Counter(sum(yen >> card & 1 for card in world.cards.hands[1]) for world in imagined(table, 0, 600))
    assert set(counts) == {0, 1}


def test_a_given_card_matched_the_word() -> None:
    fixed = {"A.hand": "JS", "B.hand": "Y50 Y100 PO", "C.hand": "D50", "A.coin": "1", "A.specials": "request left"}
    table = dealt(3, fixed=fixed)
    said(table, "A play request B yen", "B give Y50")
    yen = MATCHING[WORDS.index("yen")]
    assert all(any(yen >> card & 1 for card in world.cards.hands[0]) for world in imagined(table, 2, 300))
    assert all(CODES["Y50"] in world.cards.hands[0] for world in imagined(table, 1, 100))


def test_extra_ids_left_are_those_the_buyers_left() -> None:
    fixed = {"A.hand": "D500", "B.hand": "E500", "C.hand": "P500 D200", "A.coin": "1"}
    table = dealt(3, {"specials": "off"}, fixed=fixed)
    said(table, "A buy D500", "A pick XMI")
    mine = imagined(table, 0, 50)
    assert {tuple(world.cards.compartment) for world in mine} == {tuple(table.cards.compartment)}
    left = Counter(world.cards.hands[0][0] for world in imagined(table, 2))
    assert len(left) == 5
    assert all(near(count, DRAWS, 1 / 5) for count in left.values())
    said(table, "B buy E500", "B pick XSA", "C flip", "A flip")
    pairs = Counter((w.cards.hands[0][0], w.cards.hands[1][0]) for w in imagined(table, 2))
    assert len(pairs) == 20
    assert all(near(count, DRAWS, 1 / 20) for count in pairs.values())


def test_a_redeal_is_a_known_set_in_an_unknown_order() -> None:
    fixed = {"A.hand": "D20", "B.hand": "E20 JS", "C.hand": "P20 PO", "D.hand": "Y20 PG", "A.coin": "1"}
    table = dealt(4, fixed=fixed | {"A.specials": "fund left"})
    said(table, "A play fund", "A lay D20", "B lay E20", "C lay P20", "D lay Y20", "A pick D20")
    found = Counter(
        tuple(
            min(card for card in w.cards.hands[seat] if card in {CODES[c] for c in ("E20", "P20", "Y20")})
            for seat in (1, 2, 3)
        )
        for w in imagined(table, 0)
    )
    assert len(found) == 6
    assert all(near(count, DRAWS, 1 / 6) for count in found.values())


@pytest.mark.proves("WAL-POLICE-3")
@pytest.mark.parametrize("reading", ["reveal", "silent"])
def test_whoever_did_not_step_out_is_no_officer_on_duty(reading: str) -> None:
    """A guilty Officer would have shown the hand, unless the table plays that they stay silent."""
    fixed = {"A.hand": "PO PB D50", "B.hand": "D500 E500 P500 J50 J100 MI CC", "C.hand": "JS D50", "A.coin": "1"}
    table = dealt(3, {"specials": "off", "guilty-officers": reading}, fixed=fixed | {"hourglasses": "1"})
    said(table, "A flip")
    found = sum(world.round.verdicts[1].on_duty for world in imagined(table, 2, 1500))
    assert found > 0 if reading == "silent" else found == 0


@pytest.mark.proves("WAL-POLICE-2")
def test_whoever_did_not_come_out_is_no_innocent_officer_on_duty() -> None:
    fixed = {"A.hand": "PO PB D50", "B.hand": "D100 E100", "C.hand": "JS D50", "A.coin": "1", "hourglasses": "1"}
    table = dealt(3, {"specials": "off"}, fixed=fixed)
    said(table, "A flip")
    for world in imagined(table, 2, 400):
        assert not world.round.verdicts[1].inspects
        assert world.round.verdicts[0].on_duty


def test_tokens_follow_what_was_seen_of_them() -> None:
    fixed = {"A.hand": "JS D100", "B.hand": "PO D50", "C.hand": "D50", "A.coin": "1", "B.coin": "2", "hourglasses": "1"}
    table = dealt(3, {"specials": "off"}, fixed=fixed)
    said(table, "A flip", "C lose 1")
    assert table.round.number == 2
    for world in imagined(table, 2, 200):
        assert 1 in world.tokens.own[0]  # never gave one back, so the starting token is still there
        assert len(world.tokens.own[0]) == 3
        assert world.tokens.own[2] == []
    drawn = Counter(sum(world.tokens.own[1]) - 1 for world in imagined(table, 2))
    # C's token is back in the pocket: 15 ones, 10 twos and 10 threes were there to draw from.
    for value, count in ((1, 15), (2, 10), (3, 10)):
        assert near(drawn[value], DRAWS, count / 35)


def test_specials_are_any_split_of_what_is_out_of_sight() -> None:
    table = dealt(4, fixed={"A.coin": "1", "A.specials": "hide left"})
    found = Counter(special for world in imagined(table, 0) for special in world.specials.down[1])
    assert len(found) == 13
    assert all(near(count, 2 * DRAWS, 1 / 13) for count in found.values())


def test_worlds_depend_on_the_view_and_the_chance_alone() -> None:
    one = dealt(
        3,
        seed=1,
        fixed={"A.hand": "JS D50", "B.hand": "D200 E200", "C.hand": "P50 PO", "A.coin": "1", "A.specials": "left"},
    )
    two = dealt(
        3,
        seed=2,
        fixed={"A.hand": "JS D50", "B.hand": "P50 PO", "C.hand": "MI E200", "A.coin": "1", "A.specials": "left"},
    )
    two.round.coins = one.round.coins[:]
    assert one.view(0).plain() == two.view(0).plain()
    for seed in range(20):
        worlds = [GAME.worlds(table.view(0)).sample(Quick(seed)) for table in (one, two)]
        assert worlds[0].view(EYE).plain() == worlds[1].view(EYE).plain()


def test_an_ordered_wallet_is_remembered_by_place() -> None:
    fixed = {"A.hand": "Y500 D50", "B.hand": "D100 E100", "C.hand": "J50", "A.coin": "1"}
    table = dealt(3, {"specials": "off", "wallet-access": "ordered"}, fixed=fixed)
    said(table, "A put Y500 @3", "B put D100 @1", "C take 4")
    assert {place(world, "Y500") for world in imagined(table, 0, 100)} == {"C"}
    said(table, "A take 1", "B take 2", "C put Y500 @2")
    found = Counter(place(world, "Y500") for world in imagined(table, 0, 400))
    assert set(found) == {"C", "wallet"}
    assert all(w.cards.wallet[-2] == CODES["Y500"] for w in imagined(table, 0, 200) if place(w, "Y500") == "wallet")


@pytest.mark.proves("WAL-FUND-1")
def test_who_opens_a_shared_fund_has_money_to_lay() -> None:
    """Everybody else can tell from the play alone."""
    fixed = {"A.hand": "Y500 CC JS", "B.hand": "MI", "C.hand": "PB", "A.coin": "1", "A.specials": "fund hide"}
    table = dealt(3, fixed=fixed)
    said(table, "A play fund")
    for world in imagined(table, 1, 200):
        assert world.cards.hands[0][0] < MONEY
        playout(world, Quick(1), 40)
        assert not world.faults()


def searched(worlds: WalletWorlds, seed: int) -> Past:
    """A past by search alone, which is called for only where plans do not work out."""
    links = Explanation(worlds.cards, Quick(seed))
    assert links.search(20000)
    past = Explained(links)
    past.live()
    assert not past.failed
    return past


@pytest.mark.parametrize("seed", range(12))
def test_a_search_explains_what_was_seen_too(seed: int) -> None:
    table = some_table(seed)
    found = 0
    for number, (seat, _) in enumerate(played(table, seed)):
        if number % 10 == 0:
            worlds = WalletWorlds(table.view(seat))
            past = searched(worlds, number)
            if believable(worlds.view, past):
                found += 1
                world = worlds.after(past, Quick(number))
                assert world.view(seat).plain() == table.view(seat).plain()
                assert world.faults() == []
    assert found > 1


def test_two_shared_funds_and_all_hands_shown_have_an_explanation() -> None:
    """A record of a game in which nearly every unseen move can have carried one card alone."""
    table = replayed(read(Path(__file__).with_name("two-funds.txt").read_text())).table
    view = table.view(LETTERS.index("E"))
    for seed in range(3):
        world = GAME.worlds(view).sample(Quick(seed))
        assert world.view(view.seat).plain() == view.plain()
        assert world.faults() == []


@pytest.mark.parametrize("access", ["blind", "ordered"])
def test_a_card_that_was_missing_later_has_left_before(access: str) -> None:
    at = " @3" if access == "ordered" else ""
    fixed = {"A.hand": "Y500 CC D50", "B.hand": "D100 E100 MI", "C.hand": "J50 J100", "A.coin": "1"}
    table = dealt(3, {"wallet-access": access}, fixed=fixed | {"A.specials": "dispose request"})
    said(
        table, "A play dispose B Y500", "A flip", f"B put Y500{at}", f"C put J50{at}", "A play request B yen", "B none"
    )
    worlds = WalletWorlds(table.view(0))
    yen = MATCHING[WORDS.index("yen")]
    for seed in range(50):
        world = worlds.after(searched(worlds, seed), Quick(seed))
        assert place(world, "Y500") == "wallet"
        assert not any(yen >> card & 1 for card in world.cards.hands[1])
        assert world.view(0).plain() == table.view(0).plain()


def test_an_extra_id_dealt_into_an_ordered_wallet_is_known_by_its_place() -> None:
    fixed = {"A.hand": "JS", "wallet": "D50 XPO E50", "A.coin": "1"}
    table = dealt(3, {"specials": "off", "wallet-access": "ordered"}, fixed=fixed)
    assert all(world.cards.wallet[-2] == CODES["XPO"] for world in imagined(table, 0, 50))
    assert table.view(2).wallet[:3] == [HIDDEN, CODES["XPO"], HIDDEN]
    said(table, "A take 2")
    assert {place(world, "XPO") for world in imagined(table, 2, 50)} == {"A"}
    assert CODES["XPO"] in table.view(2).hands[0]
    assert CODES["XPO"] not in table.view(2).wallet
