"""The worlds a seat imagines: they fit what it knows, depend on nothing else, and are as likely as they should be."""

from collections import Counter

import pytest

from kickback.engine.chance import Quick, Seeded
from kickback.engine.game import Fixed
from kickback.engine.memory import keys
from kickback.engine.playout import playout
from kickback.engine.seats import EYE
from kickback.games.scapegoat import GAME
from kickback.games.scapegoat.components import CARDS, NAMES
from kickback.games.scapegoat.memory import PLAYED_DOWN, PLAYED_UP, REVEALED
from kickback.games.scapegoat.table import Scapegoat


def deal(seats: int, seed: str, given: dict[str, str], fixed: dict[str, str] | None = None) -> Scapegoat:
    lines = {path: values.split() for path, values in (fixed or {}).items()}
    return GAME.deal(seats, GAME.settle(seats, given), Seeded(seed, "deal"), Fixed(lines))


OPTIONS = [
    {"round-limit": "30"},
    {"round-limit": "30", "reshuffle": "empty", "demotion-face": "down"},
    {"round-limit": "30", "reshuffle": "every-round", "audit-size": "3"},
    {"round-limit": "30", "closer-draws": "off", "deadline-orbits": "3", "first-start": "random"},
    {"round-limit": "30", "demotion-face": "down", "axe-discard": "revealed"},
]


@pytest.mark.proves("SCG-HIDE-1", "SCG-HIDE-2")
@pytest.mark.parametrize("given", OPTIONS, ids=["low", "empty", "every-round", "short-of-cards", "hidden-drops"])
def test_every_world_fits_the_view_and_nothing_else_decides_it(given: dict[str, str]) -> None:
    compared = 0
    for number in range(8):
        table = deal(3 + number % 4, f"worlds {number}", given)
        dice = Quick(number + 1)
        while table.waiting():
            playout(table, dice, 1 + dice.below(40))
            seat = dice.below(table.seats)
            view = table.view(seat)
            world = GAME.worlds(view).sample(Quick(compared + 1))
            assert world.faults() == []
            assert world.view(seat).plain() == view.plain()
            assert keys(world.view(seat).memory) == keys(view.memory)
            assert [a.text for a in world.legal(seat)] == [a.text for a in table.legal(seat)]
            again = GAME.worlds(world.view(seat)).sample(Quick(compared + 1))
            assert again.view(EYE).plain() == world.view(EYE).plain()
            playout(world, dice, 30)
            assert world.faults() == []
            compared += 1
    assert compared > 20


@pytest.mark.proves("SCG-OVER-4")
def test_an_audit_of_several_cards_leaves_each_where_it_was_turned() -> None:
    """C once showed AD. If the sampler thinks that C hid it, the audit of every hidden card must correct that."""
    fixed = {"A.hand": "3H JC 5C 7S", "B.hand": "JS KH QH 4C", "C.hand": "AD 8D 2S 3C"}
    table = deal(3, "audits", {"audit-size": "3"}, fixed)
    for line in ["A show JC", "B show JS", "C show AD", "C up 8D", "A up 3H", "B down KH", "C down 2S", "A up JC"]:
        seat, _, text = line.partition(" ")
        table.act("ABC".index(seat), table.read(0, text))
    view = table.view(0)
    assert [NAMES[card] for card in view.audited] == ["2S", "KH"]
    for number in range(300):
        world = GAME.worlds(view).sample(Quick(number))
        assert world.view(0).plain() == view.plain()
        assert CARDS["AD"] in world.hands[2].faces


def chances(table: Scapegoat, seat: int, count: int = 1200) -> Counter[str]:
    """Where each card lies, over many worlds: `B:9D` in hand, `table:9D` hidden on the table."""
    found: Counter[str] = Counter()
    worlds = GAME.worlds(table.view(seat))
    for number in range(count):
        world = worlds.sample(Quick(number * 7919 + 1))
        for other, hand in enumerate(world.hands):
            found.update(f"{'ABCDEF'[other]}:{NAMES[card]}" for card in hand.faces)
        found.update(f"table:{NAMES[card]}" for card in world.played.faces if card >= 0)
    return found


SHOWN = {"A.hand": "TC TD TH TS", "B.hand": "9D 8C 3C KH", "C.hand": "2C 2H KC KD"}


def shown_nine() -> Scapegoat:
    table = deal(3, "ex30", {}, SHOWN)
    for seat, text in [(0, "show TS"), (1, "show 9D"), (2, "show KD")]:
        table.act(seat, table.read(seat, text))
    return table


def test_the_hidden_card_is_the_shown_one_one_time_in_four() -> None:
    """Worked example 30."""
    table = shown_nine()
    assert table.waiting() == [1]
    table.act(1, table.read(1, "down 8C"))
    for seat in (0, 2):
        found = chances(table, seat)
        assert 0.21 < found["table:9D"] / 1200 < 0.29
        assert found["table:9D"] + found["B:9D"] == 1200


def test_a_shown_card_nobody_can_have_hidden_is_still_there() -> None:
    table = shown_nine()
    table.act(1, table.read(1, "up 3C"))
    assert chances(table, 0, 200)["B:9D"] == 200


def test_unseen_cards_are_equally_likely_everywhere() -> None:
    table = deal(4, "even", {"first-start": "seat-a"}, {"A.hand": "TC TD TH TS"})
    found = chances(table, 0)
    for card in ("2C", "AS", "KH"):
        for seat in "BCD":
            assert abs(found[f"{seat}:{card}"] / 1200 - 4 / 48) < 0.03


def test_reshuffled_cards_lie_below_the_old_ones() -> None:
    """Worked example 31: until the old cards are drawn, no card seen going into the reshuffle is in a hand."""
    for number in range(30):
        table = deal(6, f"blocks {number}", {"first-start": "seat-a", "round-limit": "9"})
        dice = Quick(number)
        while table.waiting() and table.round == 1:
            playout(table, dice, 1)
        if not table.waiting() or len(table.deck) <= len(table.discard):
            continue
        old = len(table.deck) - (52 - len(table.deck) - sum(len(hand) for hand in table.hands) - len(table.discard))
        seen = {entry.card for entry in table.view(0).memory if entry.kind in (PLAYED_UP, REVEALED)} - set(
            table.hands[0].faces
        )
        if len(table.discard) or not seen or old <= 0:
            continue
        worlds = GAME.worlds(table.view(0))
        for draw in range(20):
            world = worlds.sample(Quick(draw + 1))
            hands = {card for hand in world.hands[1:] for card in hand.faces}
            assert not hands & seen
        return
    pytest.fail("no game reached a reshuffle after its first year")


def test_the_audited_card_belongs_to_whoever_can_have_hidden_it() -> None:
    fixed = {"start": "A", "audit": "9H", "A.hand": "9H 3S KC KD", "B.hand": "2S 5S KH KS", "C.hand": "6S 7S QC QD"}
    table = deal(3, "owner", {}, fixed)
    for seat, text in [(0, "down 9H"), (1, "down 2S"), (2, "up QC"), (0, "up KC")]:
        table.act(seat, table.read(seat, text))
    owners: Counter[int] = Counter()
    worlds = GAME.worlds(table.view(2))
    for number in range(600):
        world = worlds.sample(Quick(number * 31 + 1))
        full = [entry for entry in world.memory.entries if entry.kind == PLAYED_DOWN and entry.card == CARDS["9H"]]
        owners[full[0].seat] += 1
    assert abs(owners[0] / 600 - 0.5) < 0.08
    assert owners[0] + owners[1] == 600
