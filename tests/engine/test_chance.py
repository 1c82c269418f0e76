"""Luck: reproducible, unbiased, separate per purpose, independent of its clones."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kickback.engine.chance import Chance, Quick, Seeded, Swapped


@pytest.mark.parametrize("chance", [Seeded("s", "deal"), Quick(5)])
def test_below_is_even(chance: Chance) -> None:
    counts = Counter(chance.below(7) for _ in range(14_000))
    assert set(counts) == set(range(7))
    chi2 = sum((count - 2000) ** 2 / 2000 for count in counts.values())
    assert chi2 < 28  # far beyond the 99.9 % point of six degrees of freedom


def test_shuffles_are_even() -> None:
    chance = Seeded("orders", "deal")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 60


@given(st.text(min_size=1), st.integers(1, 10**6))
def test_same_seed_same_luck(seed: str, n: int) -> None:
    one, two = Seeded(seed, "deal"), Seeded(seed, "deal")
    assert [one.below(n) for _ in range(20)] == [two.below(n) for _ in range(20)]


def test_streams_and_seeds_differ() -> None:
    draws = {
        tuple(Seeded(seed, purpose).word() for _ in range(4))
        for seed in ("a", "b", "ab", "0" * 31 + "1", "0" * 31 + "2")
        for purpose in ("deal", "race")
    }
    assert len({draw[0] for draw in draws}) == 10


def test_a_clone_goes_its_own_way() -> None:
    chance = Seeded("x", "deal")
    chance.below(10)
    twin = chance.clone()
    ahead = [twin.below(100) for _ in range(30)]
    assert [chance.below(100) for _ in range(30)] == ahead
    twin.word()
    assert chance.word() != twin.word()


def test_the_first_draws_are_fixed_forever() -> None:
    """A record replays on every machine, so these numbers may never change."""
    chance = Seeded("kickback", "deal")
    assert [chance.below(1000) for _ in range(len(FIRST))] == FIRST


def drawn_from(words: list[int]) -> Seeded:
    """A luck that gives just these words, the first one first, before it goes on with its own."""
    chance = Seeded("whatever", "deal")
    chance.words = words[::-1]
    return chance


def giving(value: int, n: int) -> int:
    """A word of which `below(n)` makes this value."""
    return ((value << 32) + (1 << 31)) // n


@pytest.mark.parametrize("blocks", [1, 3])
def test_a_real_deal_is_sha256_in_counter_mode(blocks: int) -> None:
    """The promise of the commitment: whoever has the seed can compute every word, last word of a block first."""
    chance = Seeded("s3cret", "race")
    key = sha256(b"kickback/race/s3cret").digest()
    for block in range(blocks):
        digest = sha256(key + block.to_bytes(8, "big")).digest()
        expected = [int.from_bytes(digest[at : at + 4], "big") for at in range(28, -1, -4)]
        assert [chance.word() for _ in range(8)] == expected


@pytest.mark.parametrize("low", range(9))
def test_below_throws_away_the_words_that_would_make_it_uneven(low: int) -> None:
    """2^32 is 4 more than a multiple of 7, so for 7 exactly four words must go: those whose product ends in 0 to 3."""
    word = low * pow(7, -1, 1 << 32) % (1 << 32)
    value = word * 7 >> 32
    chance = drawn_from([word, giving(5, 7), giving(6, 7)])
    assert chance.below(7) == (5 if low < 4 else value)
    assert chance.below(7) == (6 if low < 4 else 5)


def test_below_goes_on_until_a_word_is_good() -> None:
    chance = drawn_from([0, 0, 0, giving(3, 7)])
    assert chance.below(7) == 3


def test_a_shuffle_exchanges_from_the_end_and_draws_no_more_than_it_needs() -> None:
    chance = drawn_from([giving(0, 4), giving(2, 3), giving(0, 2), 77])
    items = [10, 11, 12, 13]
    chance.shuffle(items)
    assert items == [11, 13, 12, 10]
    assert chance.word() == 77


def test_a_clone_takes_over_the_words_that_are_left() -> None:
    chance = Seeded("x", "deal")
    for _ in range(11):  # into the second block
        chance.word()
    twin = chance.clone()
    assert [twin.word() for _ in range(16)] == [chance.word() for _ in range(16)]


def test_the_quick_draws_are_fixed_as_well() -> None:
    """A soak that failed is repeated by its seed."""
    chance = Quick(5)
    assert [chance.word() for _ in range(3)] == [3630449307, 1456888448, 759471139]
    twin = chance.clone()
    word = twin.word()
    assert chance.below(1000) == (word >> 8) * 1000 >> 24
    assert chance.word() == twin.word()
    assert [Quick(seed).word() for seed in (0, 4)] == [270369, 1151450151]
    assert Quick(1 << 40).word() == 270369  # 32 bits of a seed count


def test_no_seed_makes_the_quick_luck_stand_still() -> None:
    nothing = -pow(2654435761, -1, 1 << 32)  # the seed that would make its state zero, where it would stay
    assert Quick(nothing).word() == Quick(0).word()


def shuffled(chance: Chance, sizes: list[int]) -> list[list[int]]:
    found = [list(range(size)) for size in sizes]
    for items in found:
        chance.shuffle(items)
    return found


@pytest.mark.parametrize("number", range(4))
def test_swapped_luck_differs_in_one_shuffle_alone(number: int) -> None:
    """Positions 5 and 2 of four items are 1 and 2; with two items, 1 and 0; with none there is nothing to swap."""
    sizes = [4, 2, 0, 4]
    swapped = Swapped(Quick(9), number, 5, 2)
    twin = swapped.clone()
    expected = shuffled(Quick(9), sizes)
    items = expected[number]
    if items:
        one, two = 5 % len(items), 2 % len(items)
        items[one], items[two] = items[two], items[one]
    assert shuffled(swapped, sizes) == expected
    assert shuffled(twin, sizes) == expected
    assert swapped.clone().word() == swapped.word() == twin.word()


FIRST = [157, 199, 491, 201, 657, 179, 463, 186, 567, 545]
