"""Worlds a seat may imagine: consistent, independent of the truth, and with the right odds."""

from __future__ import annotations

from random import Random

import pytest

from kickback.engine.chance import Chance, Quick, Seeded
from kickback.engine.game import Fixed
from kickback.engine.moments import Commit
from kickback.engine.seats import EYE
from kickback.games.corporate_espionage import GAME
from kickback.games.corporate_espionage.components import own_tables
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.espionage_table import CorporateEspionage
from tests.games.corporate_espionage.tables import Sitting, dealt, packed, peek_and_pilfer, sit


def imagine(table: CorporateEspionage, seat: int, chance: Chance) -> CorporateEspionage:
    return GAME.worlds(table.view(seat)).sample(chance)


@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_a_world_looks_the_same_to_whoever_imagines_it(seed: int, own: bool) -> None:
    dice = Random(seed)
    options: dict[str, str] = {"max-rounds": "8", "loans": "on", "associations": "on"}
    if own:
        options |= own_tables(Quick(seed), 3, True) | {"house-rules-card": "on"}
    table = GAME.deal(3, GAME.settle(3, options), Quick(seed), Fixed({}))
    step = 0
    while not table.over:
        seat = table.waiting()[0]
        table.act(seat, dice.choice(table.legal(seat)))
        step += 1
        if step % 7 == 0:
            looker = dice.randrange(3)
            world = imagine(table, looker, Quick(step))
            assert world.faults() == []
            assert world.view(looker).plain() == table.view(looker).plain()
            assert [a.text for a in world.legal(looker)] == [a.text for a in table.legal(looker)]
            assert [a.text for a in world.free(looker)] == [a.text for a in table.free(looker)]
            again = imagine(world, looker, Quick(step))
            assert again.view(EYE).plain() == world.view(EYE).plain()


def test_an_imagined_rival_can_imagine_too() -> None:
    """Search may look at an imagined table through another seat's eyes."""
    dice = Random(2)
    table = dealt(3, {"max-rounds": "10", "decks": "MAG,MAG,VIP"}, 2)
    step = 0
    while not table.over:
        seat = table.waiting()[0]
        table.act(seat, dice.choice(table.legal(seat)))
        step += 1
        if step % 11 == 0:
            world = imagine(table, 0, Quick(step))
            inner = imagine(world, 1, Quick(step))
            assert inner.view(1).plain() == world.view(1).plain()
            assert inner.faults() == []


def test_worlds_can_be_played_to_the_end() -> None:
    table = dealt(4, {"max-rounds": "5"}, 6)
    dice = Random(6)
    for _ in range(60):
        seat = table.waiting()[0]
        table.act(seat, dice.choice(table.legal(seat)))
    world = imagine(table, 0, Quick(3))
    while not world.over:
        seat = world.waiting()[0]
        world.act(seat, dice.choice(world.legal(seat)))
        assert world.faults() == []


def shares(table: Sitting, seat: int, holder: str, cards: list[str], samples: int = 300) -> list[float]:
    """How often each card is in somebody's hand, over many worlds."""
    worlds = GAME.worlds(table.table.view(seat))
    luck = Seeded("odds", "test")
    found = [0] * len(cards)
    for _ in range(samples):
        world = worlds.sample(luck)
        assert isinstance(world, CorporateEspionage)
        held = {world.card(code).id for code in world.zones.hands["ABCD".index(holder)].faces}
        found = [count + (card in held) for count, card in zip(found, cards, strict=True)]
    return [count / samples for count in found]


def share(table: Sitting, seat: int, holder: str, card: str, samples: int = 300) -> float:
    return shares(table, seat, holder, [card], samples)[0]


def test_an_unseen_hand_is_as_likely_as_its_deck_makes_it() -> None:
    """B holds 3 of the 48 cards of its deck nobody has seen; the deck has one COM-13 and two COM-17."""
    table = sit(2, B_company="VIP", B_hand="VIP-07 VIP-08 VIP-01", B_table="COM-06 COM-01")
    assert abs(share(table, 0, "B", "COM-13") - 3 / 48) < 0.05
    both = 1 - (46 / 48) * (45 / 47) * (44 / 46)
    assert abs(share(table, 0, "B", "COM-17") - both) < 0.065


@pytest.mark.no_cover
def test_an_unseen_transfer_may_have_taken_any_card() -> None:
    """A saw B's three cards; C took one of them unseen: each is as likely."""
    table = peek_and_pilfer(3, B_hand="COM-01 NIM-12 COM-07", picks="COM-07@B")
    table.play("A savvy OWN-01 B").play("C spy OWN-02 B")
    for taken in shares(table, 0, "C", ["COM-01", "NIM-12", "COM-07"]):
        assert abs(taken - 1 / 3) < 0.1
    assert share(table, 1, "C", "COM-07", 50) == 1  # the victim knows


def test_a_card_that_shows_up_elsewhere_was_the_one_taken() -> None:
    """B brought one COM-04, which A has seen in B's hand. B draws, C takes a card unseen, and then plays COM-04."""
    table = peek_and_pilfer(3, theft="play: draw 1 @rival; pilfer 1 @rival", B_hand="COM-04", picks="COM-04@B")
    table.play("A savvy OWN-01 B").play("C spy OWN-02 B").play("C hire COM-04@B")
    view = table.table.view(0)
    for seed in range(40):
        world = GAME.worlds(view).sample(Quick(seed))
        assert world.view(0).plain() == view.plain()
        assert world.faults() == []


def test_later_sights_rule_out_transfers() -> None:
    """If B then plays one of the three, that one was not taken."""
    table = peek_and_pilfer(3, B_hand="COM-01 COM-10 COM-07", picks="COM-07@B")
    table.play("A savvy OWN-01 B").play("C spy OWN-02 B").play("B savvy COM-10")
    assert share(table, 0, "C", "COM-10", 100) == 0
    assert abs(share(table, 0, "C", "COM-01") - 1 / 2) < 0.1


@pytest.mark.proves("CES-SETUP-9")
def test_imagined_opening_hands_have_an_employee() -> None:
    table = dealt(3, {}, 5)
    worlds = GAME.worlds(table.view(0))
    luck = Quick(5)
    for _ in range(150):
        world = worlds.sample(luck)
        assert isinstance(world, CorporateEspionage)
        for seat in range(3):
            opening = world.zones.hands[seat].faces[: table.rules.opening_hand]
            assert any(world.card(code).type == w.EMPLOYEE for code in opening)


def test_peeked_cards_keep_their_places() -> None:
    own = packed("OWN-01", "savvy", "play: peek deck 3 @rival")
    table = sit(
        2,
        own=own,
        A_company="NIM",
        A_swap="OWN-01/COM-11",
        A_hand="OWN-01",
        B_company="NIM",
        B_deck="NIM-01 NIM-02 NIM-03",
    )
    table.play("A savvy OWN-01 B")
    for seed in range(20):
        world = imagine(table.table, 0, Quick(seed))
        assert [world.card(code).id for code in world.zones.decks[1].faces[:-4:-1]] == ["NIM-01", "NIM-02", "NIM-03"]


def test_an_unknown_list_is_made_up_by_the_rules_of_decks() -> None:
    options = own_tables(Quick(1), 2, True) | {"house-rules-card": "on"}
    table = GAME.deal(2, GAME.settle(2, options), Quick(1), Fixed({}))
    for seed in range(10):
        world = imagine(table, 0, Quick(seed))
        cards = [world.card(code) for code in world.zones.lists[1]]
        assert len(cards) == 51
        assert sum(card.type == w.EMPLOYEE for card in cards) >= 10
        assert sum(card.type == w.ESPIONAGE for card in cards) <= 24
        assert sum(card.type == w.EXECUTIVE for card in cards) <= 4
        assert sum(card.name == "House Rule" for card in cards) == 1
        assert all(sum(other is card for other in cards) <= 4 for card in cards)
        assert world.faults() == []


def test_banks_never_vary() -> None:
    table = dealt(4, {"max-rounds": "6"}, 9)
    dice = Random(9)
    for _ in range(80):
        seat = table.waiting()[0]
        table.act(seat, dice.choice(table.legal(seat)))
        if table.over:
            break
    for seed in range(5):
        assert imagine(table, 1, Quick(seed)).accounts.banks == table.accounts.banks


@pytest.mark.parametrize(
    ("options", "lines", "choices"),
    [
        ({"first-player": "duel"}, ["A rock"], 3),
        ({"manual-cut": "on"}, ["A cut 7"], 49),
        ({"associations": "on"}, ["A found CARTEL with B", "B accept", "A embargo C", "A yes"], 2),
    ],
)
def test_a_sealed_choice_may_be_any(options: dict[str, str], lines: list[str], choices: int) -> None:
    table = Sitting(dealt(3, options, 4)).say(*lines).table
    picks: set[str] = set()
    for seed in range(8 * choices):
        world = imagine(table, 1, Quick(seed))
        moment = world.stack[-1]
        assert isinstance(moment, Commit)
        picks.add(moment.pick(0).text)
        assert world.view(1).plain() == table.view(1).plain()
    assert len(picks) == choices
    own = imagine(table, 0, Quick(1)).stack[-1]
    assert isinstance(own, Commit)
    assert own.pick(0).text == lines[-1][2:]
