"""Every moment of Scapegoat has its prompt, which betrays nothing; standing orders answer by public facts alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kickback.engine.chance import Quick
from kickback.engine.messages import Message
from kickback.engine.prompts import PROMPT, Prompt
from kickback.engine.seats import LETTERS, ONLOOKER
from kickback.games.scapegoat import GAME
from kickback.games.scapegoat.board import last_year_slip, turn_marker, year_box
from kickback.games.scapegoat.view import ScapegoatView
from kickback.lab.soak import random_options
from kickback.records.match import Match
from tests.games.scapegoat.tables import SPEECH, THREE, Page, reader, say, table

WRONG = re.compile(r"\b1 (cards|turns|are|years|discards)\b|  | [,.;]|\byou (is|has|starts|plays|stays|falls)\b|hidden")


MOMENTS = {"show", "play", "blame", "purge", "promote", "axe", "axe-drop", "over"}


def messages_of(prompt: Prompt) -> Iterator[Message]:
    for message in (prompt.kicker, prompt.question, prompt.clock, *prompt.stakes, *prompt.notes):
        if message is not None:
            yield message
    for choice in (*prompt.choices, *prompt.free):
        yield choice.label
        yield from choice.says
    for step in prompt.steps:
        yield step.label
    for lock in prompt.locked:
        yield lock.label
        yield lock.why or lock.ban.message(lock.facts)


def test_every_moment_has_a_prompt_that_everybody_can_be_told() -> None:
    """Random games under random options: data as declared, choices as legal, all words there, locks as in the rules."""
    reached: set[str] = set()
    for number in range(12):
        dice = Quick(number)
        seats = 3 + number % 4
        match = Match(GAME, seats, random_options(GAME, seats, dice), f"prompts {number}")
        for _ in range(110):
            for viewer in (*range(seats), ONLOOKER):
                look_at(match, viewer)
            reached.add(match.table.stack[-1].name)
            if match.table.over:
                break
            seat = match.next_seat()
            legal = match.table.legal(seat)
            match.act(seat, legal[dice.below(len(legal))])
    assert reached == MOMENTS


def look_at(match: Match, viewer: int) -> None:
    view = match.table.view(viewer)
    assert isinstance(view, ScapegoatView)
    assert GAME.view_shape().fault(view.plain()) == ""
    asked = viewer < match.seats
    legal = match.table.legal(viewer) if asked else []
    free = match.table.free(viewer) if asked else []
    prompt = GAME.prompt(view, legal, free)
    assert PROMPT.fault(prompt.plain()) == ""
    assert sorted(choice.action.text for choice in prompt.choices) == sorted(action.text for action in legal)
    assert [choice.action for choice in prompt.free] == free
    seat = LETTERS[viewer] if asked else ""
    slip, turn = last_year_slip(view), turn_marker(view)
    for message in (*messages_of(prompt), *year_box(view), *(m for m in (slip, turn) if m is not None)):
        said = SPEECH.say(message, reader(seat))
        assert not WRONG.search(said), said
    for lock in prompt.locked:
        if lock.text:
            assert match.table.forbids(viewer, match.read(viewer, lock.text)) is lock.ban, lock.text


def test_the_only_card_may_be_sent_by_itself() -> None:
    deal = "A.hand = KC KD 4D 5D; B.size = 1; B.hand = TS; C.hand = 9D 8C 5C JD; start = A; deck = 3C 2H 7S 6S 8S 6C"
    match = table(deal, "A up KC; B up TS; C up 9D; A up KD")
    assert match.prompt(1).orders == []
    assert GAME.order_answers("only-card", match.table.view(1)) == ""  # up or down is a choice
    say(match, "B down 2H")
    assert match.prompt(1).orders == ["only-card"]
    text = GAME.order_answers("only-card", match.table.view(1))
    assert match.read(1, text) in match.table.legal(1)
    assert text.startswith("drop ")
    say(match, f"B {text}")
    assert GAME.order_answers("only-card", match.table.view(0)) == ""  # A has several
    assert GAME.order_answers("skip-drum", match.table.view(0)) == ""
    assert [order.id for order in GAME.orders] == ["only-card", "skip-drum"]


def test_a_prompt_tells_nothing_that_its_seat_may_not_know() -> None:
    """The same table with other cards filed by others, and another sealed pick: the same page, word for word."""
    one = table(THREE, "A down 4D; B up TS; C up 9D; A down KD")
    two = table(THREE.replace("KC KD 4D 5D", "KC KS 4S 5D"), "A down 4S; B up TS; C up 9D; A down KS")
    for seat in ("B", "C", ""):
        assert Page(one, seat).all_of_it() == Page(two, seat).all_of_it()
    shown = [table(THREE.replace("; start = A", ""), f"A show {card}") for card in ("KC", "4D")]
    for seat in ("B", "C", ""):
        assert Page(shown[0], seat).all_of_it() == Page(shown[1], seat).all_of_it()


def test_the_opened_card_is_never_tied_to_a_place() -> None:
    match = table(THREE + "; audit = 4D", "A down 4D; B down TS; C up 9D; A up KD; B up 2H")
    for seat in ("B", "C", ""):
        assert "Ann" not in Page(match, seat).all_of_it()
    view = match.table.view(2).plain()
    places = view["table"]
    assert isinstance(places, list)
    faces = [place["face"] for place in places if isinstance(place, dict)]
    assert faces == ["gathered", "gathered", "up", "up", "up"]
