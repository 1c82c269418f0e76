"""What scenarios cannot show of Scapegoat: chances, secrecy, the clock's choices, and a year counted in the large."""

from collections import Counter

import pytest

from kickback.bots.character import CHARACTERS
from kickback.bots.scapegoat import choose
from kickback.engine.bans import Refused, Unreadable
from kickback.engine.chance import Quick, Seeded
from kickback.engine.game import Fixed
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import EYE, ONLOOKER
from kickback.games.scapegoat import GAME
from kickback.games.scapegoat.actions import BOOK, VERBS, Move
from kickback.games.scapegoat.components import DECK, NAMES, STRENGTH
from kickback.games.scapegoat.memory import CLEARED
from kickback.games.scapegoat.table import Scapegoat


def deal(seats: int = 4, seed: str = "1", fixed: dict[str, str] | None = None, **given: str) -> Scapegoat:
    options = GAME.settle(seats, {key.replace("_", "-"): value for key, value in given.items()})
    lines = {path: values.split() for path, values in (fixed or {}).items()}
    return GAME.deal(seats, options, Seeded(seed, "deal"), Fixed(lines), listen=True)


def say(table: Scapegoat, seat: int, text: str) -> None:
    table.act(seat, table.read(seat, text))


def play_on(table: Scapegoat, dice: Quick, until: str = "over") -> None:
    while table.waiting() and table.stack[-1].name != until:
        seat = table.waiting()[0]
        legal = table.legal(seat)
        table.act(seat, legal[dice.below(len(legal))])


@pytest.mark.proves("SCG-SETUP-2", "SCG-SETUP-6", "SCG-RULING-14")
def test_every_card_is_dealt_anywhere_equally_often() -> None:
    seen: Counter[tuple[int, int]] = Counter()
    for number in range(800):
        table = deal(3, f"deal {number}")
        for seat, hand in enumerate(table.hands):
            assert len(hand) == 4
            seen.update((seat, card) for card in hand.faces)
    counts = [seen[seat, card] for seat in range(3) for card in range(DECK)]
    expected = 800 * 4 / DECK
    assert sum((count - expected) ** 2 / expected for count in counts) < 220  # 153 degrees of freedom


def test_a_view_tells_below_how_many_cards_the_deck_is_shuffled() -> None:
    assert deal(4).view(0).plain()["low-deck"] == 13
    assert deal(4, reshuffle="every-round").view(ONLOOKER).plain()["low-deck"] is None


@pytest.mark.proves("SCG-OVER-4", "SCG-ZERO-4", "SCG-RULING-25")
@pytest.mark.parametrize("size", [1, 2])
def test_every_hidden_card_is_audited_equally_often(size: int) -> None:
    fixed = {"start": "A", "A.hand": "2S 3S KC KD", "B.hand": "4S 5S KH KS", "C.hand": "6S 7S QC QD"}
    found: Counter[str] = Counter()
    for number in range(600):
        table = deal(3, f"audit {number}", fixed, audit_size=str(size))
        for seat, text in [(0, "down 2S"), (1, "down 4S"), (2, "down 6S"), (0, "up KC")]:
            say(table, seat, text)
        assert table.ending == "perfect-zero"
        found.update(NAMES[card] for card in table.audit.seen_by(ONLOOKER) if card >= 0)
    assert set(found) == {"2S", "4S", "6S"}
    expected = 600 * size / 3
    assert all(abs(count - expected) < 75 for count in found.values())


@pytest.mark.proves("SCG-HIDE-1", "SCG-HIDE-2", "SCG-HIDE-9")
def test_what_a_seat_may_do_is_its_own_affair() -> None:
    """Views, events and waiting seats hold no other seat's legal actions; refusals depend on the own hand alone."""
    fixed = {"start": "A", "A.hand": "2S 3S KC KD", "B.hand": "4S 5S KH KS"}
    other = {**fixed, "A.hand": "2H 3H QC QD"}
    one, two = deal(3, "x", fixed), deal(3, "x", {**other, "C.hand": "6S 7S JC JD"})
    one = deal(3, "x", {**fixed, "C.hand": "6S 7S JC JD"})
    assert one.view(1).plain() == two.view(1).plain()
    assert one.view(ONLOOKER).plain() == two.view(ONLOOKER).plain()
    assert one.legal(1) == two.legal(1) == []
    for action in BOOK.actions:
        bans = one.forbids(1, action), two.forbids(1, action)
        assert str(bans[0]) == str(bans[1])
    say(one, 0, "down 2S")
    say(two, 0, "down 3H")
    assert one.view(1).plain() == two.view(1).plain()
    assert [e.seen_by(1) for e in one.log or []] == [e.seen_by(1) for e in two.log or []]
    assert one.view(0).plain() != two.view(0).plain()


@pytest.mark.proves("SCG-HIDE-4", "SCG-HIDE-5", "SCG-HIDE-6", "SCG-HIDE-8")
def test_the_audit_hides_whose_card_it_was() -> None:
    """The same audit with the two hidden cards exchanged: only their players can tell."""
    hands = {"A.hand": "9H 3S KC KD", "B.hand": "2S 5S KH KS", "C.hand": "6S 7S QC QD"}
    swapped = {"A.hand": "2S 3S KC KD", "B.hand": "9H 5S KH KS", "C.hand": "6S 7S QC QD"}
    tables: list[Scapegoat] = []
    for fixed, first, second in ((hands, "9H", "2S"), (swapped, "2S", "9H")):
        table = deal(3, "audit", {**fixed, "start": "A", "audit": "9H"})
        for seat, text in [(0, f"down {first}"), (1, f"down {second}"), (2, "up QC"), (0, "up KC")]:
            say(table, seat, text)
        assert table.stack[-1].name == "purge"
        tables.append(table)
    one, two = tables
    for viewer in (2, ONLOOKER):
        assert one.view(viewer).plain() == two.view(viewer).plain()
        assert [e.seen_by(viewer) for e in one.log or []] == [e.seen_by(viewer) for e in two.log or []]
    assert one.view(0).plain() != two.view(0).plain()


@pytest.mark.proves("SCG-HIDE-1", "SCG-UNDER-2", "SCG-PROMO-2", "SCG-SETUP-8")
def test_a_sealed_pick_is_seen_by_nobody_else() -> None:
    one, two = deal(4, "sealed"), deal(4, "sealed")
    one.act(0, one.legal(0)[0])
    two.act(0, two.legal(0)[3])
    for viewer in (1, 2, 3, ONLOOKER):
        assert one.view(viewer).plain() == two.view(viewer).plain()
        assert [e.seen_by(viewer) for e in one.log or []] == [e.seen_by(viewer) for e in two.log or []]


@pytest.mark.proves("SCG-DECK-5", "SCG-WIN-2", "SCG-RULING-27")
def test_a_draw_never_fails_and_one_seat_wins() -> None:
    for number in range(60):
        dice = Quick(number)
        seats = 3 + number % 4
        table = deal(seats, f"game {number}", reshuffle=("low", "empty", "every-round")[number % 3])
        for _ in range(3000):
            waiting = table.waiting()
            if not waiting:
                assert len(table.winners) == 1
                assert table.sizes[table.winners[0]] == 6
                break
            legal = table.legal(waiting[0])
            table.act(waiting[0], legal[dice.below(len(legal))])
            assert table.faults() == []


@pytest.mark.proves("SCG-DECK-3", "SCG-DECK-4")
def test_a_shuffle_wipes_what_was_known() -> None:
    table = deal(4, "wipe", reshuffle="every-round")
    dice = Quick(4)
    while table.round == 1:
        seat = table.waiting()[0]
        legal = table.legal(seat)
        table.act(seat, legal[dice.below(len(legal))])
    assert all(card == -1 for seat in range(4) for card in table.deck.seen_by(seat))
    assert table.view(0).seen == []


@pytest.mark.proves("SCG-TURN-2")
def test_a_refused_action_changes_nothing() -> None:
    table = deal(4, "refused")
    dice = Quick(11)
    for _ in range(150):
        waiting = table.waiting()
        if not waiting:
            break
        before = table.view(EYE).plain()
        told = len(table.log or [])
        for _ in range(6):
            seat, action = dice.below(4), BOOK.actions[dice.below(len(BOOK))]
            if table.forbids(seat, action) is None:
                continue
            with pytest.raises(Refused, match="SCG-"):
                table.act(seat, action)
        assert table.view(EYE).plain() == before
        assert len(table.log or []) == told
        legal = table.legal(waiting[0])
        table.act(waiting[0], legal[dice.below(len(legal))])


def test_the_clock_chooses_as_the_rules_say() -> None:
    table = deal(3, "clock", {"A.hand": "5C 9D KH AS", "B.hand": "2C 3D 4H 4S", "C.hand": "8C 8D 8H 8S"})
    dice = Quick(1)
    assert table.default(0, dice).text == "show KH"
    for seat in range(3):
        table.act(seat, table.default(seat, dice))
    assert table.stack[-1].waiting(table) == [1]
    assert table.default(1, dice).text == "up 4H"  # most spent; among equals the weaker at a reveal
    for _ in range(6):
        seat = table.waiting()[0]
        hand = table.hands[seat].faces
        pick = table.default(seat, dice)
        assert pick.text.startswith("up")
        assert isinstance(pick, Move)
        assert pick.card in hand
        table.act(seat, pick)
        if table.ending:
            break
    seat = table.waiting()[0]
    hand = table.hands[seat].faces
    pick = table.default(seat, dice)
    wanted = max if table.ending == "underspend" else min
    assert isinstance(pick, Move)
    assert pick.card == wanted(hand, key=lambda card: STRENGTH[card])


@pytest.mark.proves("SCG-WIN-4")
def test_payoffs_sum_to_zero() -> None:
    for number in range(20):
        table = deal(4, f"limit {number}", round_limit="2")
        play_on(table, Quick(number))
        assert sum(table.returns()) == pytest.approx(0)
        if len(table.winners) < 4:
            assert all((table.returns()[seat] > 0) == (seat in table.winners) for seat in range(4))


def test_the_book_is_stable() -> None:
    assert len(BOOK) == 260
    for action in BOOK.actions:
        assert BOOK.actions[action.index] is action
        assert GAME_TABLE.read(0, action.text) is action
    assert [BOOK.actions[verb * DECK].text for verb in range(5)] == [f"{verb.word} AD" for verb in VERBS[:5]]
    assert GAME_TABLE.read(2, "up 10d").text == "up TD"


GAME_TABLE = deal(3)


def test_random_years_end_as_often_as_they_should() -> None:
    """The ledger's measured shares for random play with four seats, within what 150 games allow."""
    endings: Counter[str] = Counter()
    for number in range(150):
        table = deal(4, f"years {number}")
        dice = Quick(number + 1)
        last = ""
        while table.waiting():
            seat = table.waiting()[0]
            legal = table.legal(seat)
            table.act(seat, legal[dice.below(len(legal))])
            if table.ending and table.ending != last:
                endings[table.ending] += 1
            last = table.ending
    total = sum(endings.values())
    assert abs(endings["overspend"] / total - 0.65) < 0.05
    assert abs(endings["perfect-zero"] / total - 0.16) < 0.04
    assert abs(endings["underspend"] / total - 0.19) < 0.04


@pytest.mark.parametrize("drawing", [True, False])
def test_a_clone_and_its_table_remember_apart(drawing: bool) -> None:
    """They share one past until either has something to add, whichever way it is added."""
    table = deal()
    twin = table.clone()
    for one in (table, twin, twin):
        if drawing:
            one.draw(0, 1, "SCG-DECK-1")
        else:
            one.remember(CLEARED, 0, HIDDEN)
    assert (len(table.memory.entries), len(twin.memory.entries)) == (1, 2)


@pytest.mark.proves("SCG-RULING-29")
def test_a_bot_plays_on_in_a_seat_that_is_left() -> None:
    """No seat can be given up: budget and deadline stay, and a bot has an answer whenever the seat is asked."""
    table = deal(4, "left", first_start="seat-a", round_limit="3")
    with pytest.raises(Unreadable):
        table.read(1, "resign")
    before = (table.seats, table.rules.deadline, table.rules.quarters)
    luck, bot = Quick(4), Quick(5)
    answered = 0
    while table.waiting():
        seat = table.waiting()[0]
        legal = table.legal(seat)
        if seat == 1:
            action = choose(table.view(seat), legal, CHARACTERS["calm"], bot)
            assert action in legal
            answered += 1
        else:
            action = legal[luck.below(len(legal))]
        table.act(seat, action)
    assert answered > 3
    assert (table.seats, table.rules.deadline, table.rules.quarters) == before
