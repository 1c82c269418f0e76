"""Nothing a seat may not know is in its numbers, strings, mask or the order of questions; all it may know is."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest

from kickback.engine.chance import Chance, Quick, Seeded, Swapped
from kickback.engine.game import Fixed
from kickback.engine.seats import EYE
from kickback.games import NAMES
from kickback.research import encoder, setting
from kickback.research.play import Play, begun
from kickback.research.recall import written
from kickback.research.setting import Setting
from tests.research.tables import moments, some_setting


@pytest.mark.parametrize("name", NAMES)
def test_an_imagined_world_looks_the_same_in_numbers_and_words(name: str) -> None:
    """Non-interference: what seat X cannot know is replaced; vector, strings and offers of X stay as they were."""
    worlds = different = 0
    for number in range(6):
        luck = Seeded(f"worlds-{number}", name)
        table = some_setting(name, luck)
        vectors = encoder(table)
        for step, play in enumerate(moments(table, f"{name}-{number}", most=100)):
            if step % 17 != number:
                continue
            seat = luck.below(table.seats)
            view = play.table.view(seat)
            world = table.game.worlds(view).sample(Quick(luck.word()))
            again = world.view(seat)
            assert np.array_equal(vectors.encode(view), vectors.encode(again))
            assert written(view.plain()) == written(again.plain())
            if seat in play.table.waiting():
                moment = play.table.stack[-1]
                twin = Play(table, "", 0, world, None)
                assert list(play.choices(seat, moment)) == list(twin.choices(seat, world.stack[-1]))
            worlds += 1
            different += written(play.table.view(EYE).plain()) != written(world.view(EYE).plain())
    assert worlds > 10
    assert different > worlds / 2


def dealt(table: Setting, seed: str, luck: Chance) -> Play:
    """A game with that luck in the deal."""
    return Play(table, seed, 0, table.game.deal(table.seats, table.options, luck, Fixed({}), listen=True), Quick(1))


@pytest.mark.no_cover
@pytest.mark.parametrize("name", NAMES)
def test_a_story_tells_all_that_a_view_shows(name: str) -> None:
    """Two deals that a seat cannot tell apart by its story it cannot tell apart by its view either: so stories are
    complete information states. The other direction is the soak's."""
    alike = apart = 0
    for number in range(24):
        luck = Seeded(f"twins-{number}", name)
        table = some_setting(name, luck)
        seed = f"{name}-{number}"
        one = dealt(table, seed, Seeded(seed, "deal"))
        two = dealt(table, seed, Swapped(Seeded(seed, "deal"), luck.below(4), luck.below(100), luck.below(100)))
        seat = luck.below(table.seats)
        while not one.over and one.seat == two.seat and len(one.said) < 100:
            if one.story(seat) != two.story(seat):
                apart += 1
                assert one.fingerprint(seat) != two.fingerprint(seat)
                break
            assert one.fingerprint(seat) == two.fingerprint(seat)
            if len(one.said) % 3 == 0:
                assert written(one.table.view(seat).plain()) == written(two.table.view(seat).plain())
                alike += written(one.table.view(EYE).plain()) != written(two.table.view(EYE).plain())
            numbers = sorted(one.offered)
            chosen = numbers[luck.below(len(numbers))]
            if chosen not in two.offered or two.offered[chosen].text != one.offered[chosen].text:
                break
            one.choose(chosen)
            two.choose(chosen)
    assert alike > 20
    assert apart > 0


@pytest.mark.parametrize("name", NAMES)
def test_a_story_only_grows(name: str) -> None:
    """Perfect recall: what a seat was told when it was asked is the beginning of what it is told later."""
    play = begun(setting(name), "growing", listen=True)
    dice = Quick(5)
    told: list[tuple[int, str]] = []
    while not play.over and len(play.said) < 80:
        for seat, before in told[-12:]:
            assert play.story(seat).startswith(before)
        told.append((play.seat, play.story(play.seat)))
        numbers = sorted(play.offered)
        play.choose(numbers[dice.below(len(numbers))])
    assert len({story for _, story in told}) == len(told)


def everything(play: Play, seat: int) -> tuple[object, ...]:
    """All that research shows a seat."""
    view = play.table.view(seat)
    return play.story(seat), play.fingerprint(seat), written(view.plain()), encoder(play.setting).encode(view).tobytes()


def test_a_secret_choice_is_secret_until_all_are_in() -> None:
    """Scapegoat's `show`: whatever A picks, B and C see and may say the same."""
    table = setting("scapegoat", 3)
    seen: list[list[tuple[object, ...]]] = []
    for pick in range(4):
        play = begun(table, "commit", listen=True)
        assert play.seat == 0
        play.choose(sorted(play.offered)[pick])
        assert play.seat == 1
        seen.append([everything(play, 1), everything(play, 2), tuple(play.offered)])
    assert seen == [seen[0]] * 4


def test_a_race_tells_nobody_who_has_answered_what() -> None:
    """Embezzlement's Audit window: whether A wants to audit or passes, the next seat is asked the same."""
    table = setting("embezzlement", 3, {"first-player": "C"})
    deal = {"A.hand": ["audit", "audit"], "B.hand": ["audit", "bribe"], "C.hand": ["bribe", "bribe"]}
    fixed = Setting(table.game, table.seats, table.options, (deal,))
    seen: list[tuple[object, ...]] = []
    for word in ("pass", "audit"):
        play = begun(fixed, "race", listen=True)
        play.choose(number(play, "announce 3"))
        play.choose(number(play, "place"))
        assert play.runners == [0, 1]
        play.choose(number(play, word))
        assert play.seat == 1
        seen.append((everything(play, 1), everything(play, 2), tuple(play.offered)))
        assert play.table.stack[-1].name == "audit-payment"
    assert seen[0] == seen[1]


def test_who_was_first_in_a_race_is_drawn_fairly_and_the_other_was_too_late() -> None:
    table = setting("embezzlement", 3, {"first-player": "C"})
    deal = {"A.hand": ["audit", "audit"], "B.hand": ["audit", "bribe"], "C.hand": ["bribe", "bribe"]}
    fixed = Setting(table.game, table.seats, table.options, (deal,))
    first = [0, 0]
    for game in range(200):
        play = begun(fixed, f"lot-{game}")
        for word in ("announce 3", "place", "audit", "audit"):
            play.choose(number(play, word))
        view = play.table.view(EYE)
        held = getattr(view, "held")  # noqa: B009 - a field of one game's view
        assert sorted(held[:2]) == [1, 2]
        first[held[1] == 1] += 1
    assert 70 < first[0] < 130


def number(play: Play, text: str) -> int:
    return next(index for index, action in play.offered.items() if action.text == text)


@pytest.mark.parametrize("name", NAMES)
def test_resampling_depends_on_the_view_alone_and_not_on_the_truth(name: str) -> None:
    """The same dice in two worlds that look alike to the asked seat give the same sample, and seldom the truth."""
    table = setting(name)
    truths = samples = 0
    for play in moments(table, f"resample-{name}", listen=True, most=30):
        if play.over:
            break
        one = play.imagined(play.seat, Quick(3))
        two = one.imagined(play.seat, Quick(3))
        assert written(one.table.view(EYE).plain()) == written(two.table.view(EYE).plain())
        assert one.story(play.seat) == play.story(play.seat)
        assert one.offered.keys() == play.offered.keys()
        samples += 1
        truths += written(one.table.view(EYE).plain()) == written(play.table.view(EYE).plain())
        others = [seat for seat in range(table.seats) if seat != play.seat]
        assert all(one.story(seat) != play.story(seat) for seat in others)
    assert truths < samples / 2


def test_only_the_asked_player_can_imagine_another_state() -> None:
    state = pyspiel.load_game("kickback_scapegoat(deals=1)").new_initial_state()
    with pytest.raises(ValueError, match="only the player who is asked"):
        state.resample_from_infostate(0, lambda: 0.5)
    state.apply_action(0)
    other = state.resample_from_infostate(0, lambda: 0.5)
    assert other.information_state_string() == state.information_state_string()
    assert other.information_state_string(1) != state.information_state_string(1)
    with pytest.raises(TypeError, match="no record"):
        other.play.__reduce__()
