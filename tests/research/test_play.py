"""Who is asked what, and in which order."""

from __future__ import annotations

import pickle

import pytest

from kickback.engine.bans import Refused
from kickback.engine.chance import Quick, Seeded
from kickback.engine.seats import EYE
from kickback.games import NAMES
from kickback.research import encoder, setting
from kickback.research.play import LETS_GO, Play, begun
from kickback.research.setting import Setting
from tests.research.tables import moments, some_setting


def said(play: Play, *words: str) -> Play:
    for text in words:
        play.choose(next(number for number, action in play.offered.items() if action.text == text))
    return play


def texts(play: Play) -> list[str]:
    return [play.offered[number].text for number in sorted(play.offered)]


@pytest.mark.parametrize("name", NAMES)
def test_numbers_fit_the_book_and_games_end_within_their_bound(name: str) -> None:
    races = 0
    for number in range(8):
        table = some_setting(name, Seeded(f"book-{number}", name))
        sheet = encoder(table)
        play = None
        for play in moments(table, f"book-{name}-{number}", most=sheet.longest + 1):
            assert all(0 <= index < sheet.actions for index in play.offered)
            assert len(set(texts(play))) == len(play.offered)
            if play.runners:
                races += 1
                assert any(text in LETS_GO for text in texts(play))
        assert play is not None
        assert play.over
        assert sum(play.returns()) == pytest.approx(0)
        assert all(-1 <= payoff <= 1 for payoff in play.returns())
    assert races > 0 or name in ("scapegoat", "pecunia-olet", "wallet")


def test_seats_that_choose_secretly_are_asked_in_seat_order() -> None:
    play = begun(setting("scapegoat", 4), "order")
    asked: list[int] = []
    while play.table.stack[-1].name == "show":
        asked.append(play.seat)
        play.choose(min(play.offered))
    assert asked == [0, 1, 2, 3]


def test_peeks_are_offered_in_the_own_turn_and_not_in_a_race() -> None:
    """EMB: an invoice not looked at may be peeked at when the seat alone is asked."""
    deal = {"turn": ["A"], "phase": ["action"], "A.board": ["1:3/2"], "A.unseen": ["1"]}
    table = setting("embezzlement", 2, deals=(deal,))
    play = begun(table, "peek")
    assert play.table.stack[-1].name == "action"
    assert "peek 1" in texts(play)
    said(play, "peek 1")
    assert play.seat == 0
    assert "peek 1" not in texts(play)
    waiting = setting(
        "embezzlement",
        3,
        deals=({"turn": ["A"], "phase": ["pay"], "B.board": ["1:3/2"], "B.unseen": ["1"], "B.hand": ["trade"]},),
    )
    play = said(begun(waiting, "peek"), "announce 2", "place")
    assert play.seat == 1
    assert play.table.stack[-1].kind == "race"
    assert [action.text for action in play.table.free(1)] == ["peek 1"]
    assert texts(play) == ["pass"]


def test_audits_are_offered_when_a_company_alone_is_asked() -> None:
    play = begun(setting("corporate-espionage", 3), "audit")
    active = play.seat
    rivals = [text for text in texts(play) if text.startswith("audit ")]
    assert len(rivals) == 2
    said(play, rivals[0], "show")
    assert play.seat == active
    assert rivals[0] not in texts(play)
    assert rivals[1] in texts(play)


def test_what_has_no_number_is_answered_by_the_clock() -> None:
    """CES: a duel and cuts; PEC: who begins, and a rematch. Nobody is asked, and the clock has luck of its own."""
    table = setting("corporate-espionage", 3, {"first-player": "duel", "manual-cut": "on", "max-rounds": "2"})
    play = begun(table, "clock", listen=True)
    assert play.table.stack[-1].name == "main"
    answered = [line for line in play.story(0).splitlines() if not line.startswith("{")]
    assert {line.split()[0] for line in answered} == {"duel:", "cut:"}
    assert play.said == []
    host = setting("pecunia-olet", 3, {"first-player": "host", "tie": "rematch"})
    first = {begun(host, f"host-{game}").seat for game in range(20)}
    assert first == {0, 1, 2}
    play = begun(host, "end")
    while not play.over:
        assert play.table.stack[-1].name not in ("choose-first", "rematch")
        play.choose(min(play.offered))


def test_the_same_seed_is_the_same_game_and_another_is_not() -> None:
    table = setting("embezzlement")
    one, two, other = (begun(table, seed) for seed in ("x", "x", "y"))
    dice = Quick(1)
    for _ in range(60):
        assert one.table.view(EYE).plain() == two.table.view(EYE).plain()
        number = sorted(one.offered)[dice.below(len(one.offered))]
        one.choose(number)
        two.choose(number)
    assert one.table.view(EYE).plain() != other.table.view(EYE).plain()


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_its_record(name: str) -> None:
    for number in range(3):
        table = some_setting(name, Seeded(f"record-{number}", name))
        play = list(moments(table, f"record-{number}", listen=True, most=60))[-1]
        again: Play = pickle.loads(pickle.dumps(play))
        assert again.table.view(EYE).plain() == play.table.view(EYE).plain()
        assert [again.story(seat) for seat in range(table.seats)] == [play.story(seat) for seat in range(table.seats)]
        assert (again.seat, again.offered.keys(), again.runners) == (play.seat, play.offered.keys(), play.runners)


def test_a_setting_refuses_what_the_rules_refuse() -> None:
    with pytest.raises(Refused, match="SCG-OPT-2"):
        setting("scapegoat", 3, {"start-hand": "5", "victory-hand": "5"})
    with pytest.raises(KeyError):
        setting("poker")


def test_machines_play_games_that_end() -> None:
    assert setting("scapegoat").options.number("round-limit") > 0
    assert setting("pecunia-olet").options.word("tie") == "shared"
    assert setting("pecunia-olet", options={"tie": "draw"}).options.word("tie") == "draw"
    espionage = setting("corporate-espionage").options
    assert espionage.word("anytime-savvy") == "windows"
    assert espionage.number("max-rounds") == 60


def test_a_setting_pickles_by_what_was_chosen() -> None:
    table = setting("wallet", 3, {"rounds": "1"}, ({"A.coin": ["1"]},))
    again: Setting = pickle.loads(pickle.dumps(table))
    assert again.game is table.game
    assert (again.seats, again.options.changed(), again.deals) == (3, {"rounds": "1"}, ({"A.coin": ["1"]},))
