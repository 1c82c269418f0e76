"""What audiences are sent: views that share what is public say what each would say alone, and changes add up."""

from __future__ import annotations

import random

import msgspec
import pytest

from kickback.engine.chance import Quick
from kickback.engine.plain import Facts
from kickback.engine.seats import EYE, ONLOOKER
from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.lab.soak import random_options
from kickback.records.match import Match
from kickback.server.audience import Audience, Telling
from kickback.server.client import Sight
from kickback.server.course import ACT, DEAL, Course
from kickback.server.seating import PLAYING, Articles, Chair, Sheet, sealed
from kickback.server.storage import Row

SECRET = "a7" * 32
LONGEST = 150


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", NAMES[:5])
def test_views_that_share_say_what_each_says_alone(game: str, seed: int) -> None:
    """Under other house rules each time: they decide what is public."""
    luck = random.Random(seed)
    rules = game_named(game)
    options = random_options(rules, rules.usual, Quick(seed)) if seed else rules.finite({})
    match = Match(rules, rules.usual, options, "shared")
    for _ in range(LONGEST):
        public: Facts = {}
        for viewer in luck.sample([*range(match.seats), ONLOOKER, EYE], match.seats + 2):
            view, alone = match.table.view(viewer), match.table.view(viewer)
            view.shared = public
            view.public()
            if viewer != EYE and not match.table.over:
                assert match.prompt(viewer, view).plain() == match.prompt(viewer, alone).plain()
            assert public | view.own_facts() == alone.plain()
        if match.table.over:
            break
        seat = match.next_seat()
        match.act(seat, luck.choice(match.table.legal(seat)))


@pytest.mark.parametrize("game", NAMES[:5])
def test_changes_add_up_to_the_view_for_old_and_new_sockets(game: str) -> None:
    """Audiences are told by different tellings: one joins late, one is told of something alone."""
    luck = random.Random(4)
    rules = game_named(game)
    sheet = Sheet(
        "table",
        Articles(game, 3, rules.finite({}), "machine"),
        rules.version,
        "host",
        [Chair() for _ in range(3)],
        sealed(SECRET),
        PLAYING,
    )
    course = Course(sheet, SECRET)
    told = {"salts": {}, "left_out": [], "fixed": {}, "names": sheet.names}
    course.apply(Row("table", 1, DEAL, -1, "house", msgspec.json.encode(told).decode(), "", 1))
    audiences = [Audience(viewer) for viewer in (0, 1, 2, ONLOOKER)]
    sights = [Sight() for _ in audiences]
    while not course.over and course.number < LONGEST:
        telling = Telling(rules, None)
        for audience, sight in zip(audiences, sights, strict=True):
            fresh = luck.random() < 0.1 or not sight.view
            alone = Telling(rules, None) if luck.random() < 0.2 else telling
            said = audience.whole(course, 0, alone) if fresh else audience.told(course, alone)
            sight.hear(msgspec.json.decode(said.text))  # raises if a sum does not fit
            assert sight.view == course.playing.table.view(audience.seat).plain()
            assert sight.events == course.playing.events(audience.seat)
            if audience.seat != ONLOOKER:
                assert sight.ask == course.playing.prompt(audience.seat).plain()
        seat = luck.choice(course.asked())
        legal = course.playing.table.legal(seat)
        action = luck.choice(legal)
        if course.playing.unfinished(seat, action):
            course.playing.act(seat, action)
            continue
        whole = course.playing.table.written([*course.playing.table.draft(seat), action])
        course.apply(Row("table", course.number + 1, ACT, seat, "person", whole, "", 1))
