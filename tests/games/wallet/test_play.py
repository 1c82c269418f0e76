"""Random games with all house rules: invariants, notation, legality from one source, clones, clocks."""

from __future__ import annotations

from random import Random

import pytest

from kickback.engine import COMPILED
from kickback.engine.actions import Action, Verb
from kickback.engine.bans import Refused, Unreadable
from kickback.engine.chance import Quick
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import EYE, PUBLIC
from kickback.games.wallet import GAME
from kickback.games.wallet.actions import (
    ASKS,
    AT_PLACES,
    BACKS,
    BOOK_SIZE,
    CHOICES,
    DEALS,
    GIFTS,
    GIVES,
    HAS_NONE,
    INTO,
    IS_DONE,
    LAYS,
    LOSES,
    ON_DUTY,
    PAYS,
    PICKS,
    PLAYS,
    PUTS,
    SEARCHES,
    SLIPS,
    STANDARD,
    TARGETS,
    TO_BUY,
    TO_COVER,
    TO_DRAW,
    TO_FLIP,
    TO_KEEP,
    TO_PASS,
    TO_RETURN,
    TO_SETTLE,
    TO_TAKE,
)
from kickback.games.wallet.components import CARD_KINDS, CODES, MATCHING, NAMES, TOKENS, WORDS
from kickback.games.wallet.memory import (
    UNDER,
    WALLET,
)
from kickback.records.match import Match, opened
from kickback.records.record import BadRecord, read
from tests.games.wallet.tables import cards, dealt, played, said, some_table, texts

EVERYTHING = [
    *(TO_TAKE, TO_FLIP, TO_PASS, IS_DONE, HAS_NONE, TO_KEEP, TO_RETURN, TO_BUY, TO_SETTLE, TO_DRAW, TO_COVER, ON_DUTY),
    *(PLAYS + PUTS + PAYS + CHOICES + PICKS + LAYS + SLIPS + GIVES + DEALS + BACKS),
    *(TARGETS + SEARCHES + ASKS + INTO + LOSES + AT_PLACES[:30]),
    *(GIFTS[20] + GIFTS[30]),
]


def meaning(action: Action) -> tuple[Verb, tuple[int, ...]]:
    return action.verb, tuple(action.values)


MEANINGS = {meaning(action) for action in EVERYTHING}


@pytest.mark.parametrize("seed", range(30))
def test_invariants_hold_under_any_options(seed: int) -> None:
    table = some_table(seed)
    for seat, action in played(table, seed):
        assert not table.faults()
        assert table.read(seat, action.text) is action
    assert not table.faults()
    assert table.winners


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(40, 52))
def test_legal_actions_are_exactly_what_nothing_forbids(seed: int) -> None:
    """`legal` takes the candidates as they are, so they must agree with the judge, for every seat and every action."""
    table = some_table(seed)
    for _ in played(table, seed):
        for seat in range(table.seats):
            legal = table.legal(seat)
            allowed = {meaning(a) for a in EVERYTHING if a.index >= 0 and table.forbids(seat, a) is None}
            assert {meaning(action) for action in legal} & MEANINGS == allowed
            assert len({action.index for action in legal}) == len(legal)


def test_the_book_has_87_actions_and_options_add_93() -> None:
    assert STANDARD == 87
    assert BOOK_SIZE == 87 + 7 + 85 + 1
    seen: set[int] = set()
    for seed in range(12):
        table = dealt(2 + seed % 6, {}, seed)
        for seat, _ in played(table, seed):
            seen |= {action.index for action in table.legal(seat)}
    assert max(seen) < STANDARD
    assert min(seen) == 0


@pytest.mark.parametrize("seed", range(60, 70))
def test_whole_lines_tell_the_same_game_as_steps(seed: int) -> None:
    """A game played in steps, written down line by line, and played again in lines is the same game."""
    table = some_table(seed, listen=True)
    other = some_table(seed, listen=True)
    for seat, action in played(table, seed):
        twin = table.clone()
        twin.log = []
        line = twin.act(seat, action)
        if line:
            other.act(seat, other.read(seat, line))
            assert other.view(EYE).plain() == twin.view(EYE).plain()
    assert [e.seen_by(EYE) for e in table.log or []] == [e.seen_by(EYE) for e in other.log or []]


def test_a_refused_line_changes_nothing() -> None:
    table = dealt(fixed={"A.hand": "D200 J50 J100", "A.coin": "1"})
    before = table.view(EYE).plain()
    for line in ("buy D200 J50", "buy J50 J100", "buy D200 D200", "take 3", "play dispose B"):
        action = table.read(0, line)
        with pytest.raises(Refused):
            table.act(0, action)
        assert table.view(EYE).plain() == before
    table.act(0, table.read(0, "buy J100 D200"))


@pytest.mark.proves("WAL-BUY-1", "WAL-BUY-7")
def test_buying_in_steps_offers_only_what_can_be_finished() -> None:
    """Worked example 30."""
    table = dealt(fixed={"A.hand": "D200 J50 J100", "A.coin": "1"})
    said(table, "A buy")
    assert texts(table, 0) == ["pay D200"]
    said(table, "A D200")
    assert sorted(texts(table, 0)) == ["pay J100", "pay J50"]
    longer = table.clone()
    said(longer, "A pay J50")
    assert texts(longer, 0) == ["pay J100"]
    said(longer, "A J100")
    assert texts(longer, 0) == ["settle"]
    said(table, "A J100")
    assert texts(table, 0) == ["settle"]
    said(table, "A settle")
    assert [NAMES[card] for card in table.cards.paid] == ["D200", "J100"]


def test_tight_payments_never_offer_a_spare_card() -> None:
    """Worked example 30, with `overpay=tight`."""
    table = dealt(options={"overpay": "tight"}, fixed={"A.hand": "D200 J50 J100", "A.coin": "1"})
    said(table, "A buy", "A D200")
    assert texts(table, 0) == ["pay J100"]
    said(table, "A J100")
    assert texts(table, 0) == ["settle"]


def test_others_cannot_tell_a_half_said_line() -> None:
    table = dealt(fixed={"A.hand": "D200 J50 J100", "A.coin": "1", "A.specials": "dispose hide"})
    before = [table.view(seat).plain() for seat in (1, 2)]
    refusals = [str(table.forbids(1, action)) for action in EVERYTHING]
    said(table, "A play dispose", "A C")
    assert [table.view(seat).plain() for seat in (1, 2)] == before
    assert [str(table.forbids(1, action)) for action in EVERYTHING] == refusals
    assert table.view(0).plain()["draft"] == ["play dispose", "at C"]
    twin = table.clone()
    twin.log = []
    assert twin.act(0, table.read(0, "J50")) == "play dispose C J50"
    assert table.step_back(0)
    assert table.view(0).plain()["draft"] == ["play dispose"]
    assert [table.view(seat).plain() for seat in (1, 2)] == before


def test_nobody_notices_an_unfinished_choice_in_a_race() -> None:
    """All may act at once, and a begun card neither changes what others see nor keeps them from acting."""
    fixed = {"A.hand": "JS D50 E50", "B.hand": "PO D100 JS", "A.coin": "1", "hourglasses": "1"}
    fixed |= {"A.specials": "fx left", "B.specials": "hide", "C.specials": "swap"}
    table = dealt(options={"last-minute-order": "race", "extra-time": "own-first"}, fixed=fixed, listen=True)
    said(table, "A flip")
    before = [table.view(seat).plain() for seat in (1, 2)]
    legal = [texts(table, seat) for seat in (1, 2)]
    assert table.act(0, table.read(0, "play fx")) == ""
    assert [table.view(seat).plain() for seat in (1, 2)] == before
    assert [texts(table, seat) for seat in (1, 2)] == legal
    assert table.act(1, table.read(1, "play hide JS")) == "play hide JS"  # B was quicker
    assert table.view(0).plain()["draft"] == ["play fx"]  # and A may still go on
    assert table.act(0, table.read(0, "D50 yen")) == "play fx D50 yen"


@pytest.mark.parametrize("seed", range(80, 92))
def test_clones_go_their_own_ways(seed: int) -> None:
    table = some_table(seed)
    dice = Random(seed)
    for number, (seat, action) in enumerate(played(table, seed)):
        if number % 9 == 0:
            before = table.view(EYE).plain()
            twin = table.clone()
            assert twin.view(EYE).plain() == before
            for _ in played(twin, dice.randrange(1000)):
                pass
            assert table.view(EYE).plain() == before
            again = table.clone()
            again.act(seat, action)


@pytest.mark.parametrize("seed", range(100, 112))
def test_the_clock_always_has_an_answer(seed: int) -> None:
    table = some_table(seed)
    chance = Quick(seed)
    dice = Random(seed)
    while not table.over:
        seat = dice.choice(table.waiting())
        action = table.default(seat, chance)
        assert action in table.legal(seat)
        table.act(seat, action if dice.random() < 0.5 else dice.choice(table.legal(seat)))


def test_what_the_clock_chooses() -> None:
    chance = Quick(5)
    table = dealt(fixed={"A.hand": "D50 E20 J200 JS", "B.hand": "PO", "A.coin": "1", "A.specials": "fund request"})
    assert table.default(0, chance).text == "flip"
    said(table, "A play fund")
    assert table.default(0, chance).text == "lay E20"
    assert table.default(1, chance).text == "none"
    for seat in (0, 1, 2):
        table.act(seat, table.default(seat, chance))
    assert table.default(0, chance).text == f"pick {NAMES[max(table.cards.pot, key=worth)]}"
    table.act(0, table.default(0, chance))
    said(table, "A play request C 50")
    table = dealt(fixed={"B.hand": "D100 E100 J50", "A.hand": "JS", "A.coin": "1", "A.specials": "request inspect"})
    said(table, "A play request B 100")
    assert table.default(1, chance).text == "give D100"
    said(table, "B give D100", "A play inspect B")
    assert table.default(0, chance).text == "return"
    table = dealt(
        options={"search-declinable": "on", "rounds": "1"},
        fixed={
            "A.hand": "PO PB",
            "B.hand": "D50",
            "C.hand": "JS",
            "A.coin": "1",
            "hourglasses": "1",
            "B.tokens": "2 3",
        },
    )
    said(table, "A flip")
    while table.stack[-1].name == "window":
        seat = table.waiting()[0]
        assert table.default(seat, chance) is IS_DONE
        table.act(seat, IS_DONE)
    assert table.default(0, chance) is IS_DONE
    said(table, "A duty", "B done", "C done")
    assert table.default(0, chance).text in ("search B", "search C")
    said(table, "A search C")
    assert table.default(1, chance).text == "lose 2"


def worth(card: int) -> int:
    return int(NAMES[card][1:])


@pytest.mark.proves("WAL-TAKE-2", "WAL-PUT-2")
def test_every_card_in_the_wallet_is_equally_likely() -> None:
    """A card that was put among three others comes out first, second, third or not at all equally often."""
    where = [0, 0, 0]
    games = 1500
    fixed = {"wallet.size": "3", "A.hand": "Y500 D50", "A.coin": "1"}
    for seed in range(games):
        table = dealt(3, {"specials": "off"}, seed * 7 + 1, fixed)
        said(table, "A put Y500", "B take", "C take")
        card = CODES["Y500"]
        where[0 if card in table.cards.hands[1] else 1 if card in table.cards.hands[2] else 2] += 1
    for count, expected in zip(where, (games / 4, games / 4, games / 2), strict=True):
        assert abs(count - expected) < 5 * (games / 4) ** 0.5


@pytest.mark.proves("WAL-SETUP-12", "WAL-NEXT-5")
def test_coins_are_drawn_once_and_mixed_every_round() -> None:
    first = set()
    for seed in range(40):
        table = dealt(4, {"specials": "off"}, seed)
        coins = sorted(table.round.coins)
        rounds = [table.round.coins[:]]
        for _ in played(table, seed):
            assert sorted(table.round.coins) == coins
            if table.round.number > len(rounds):
                rounds.append(table.round.coins[:])
        first.add(tuple(coins))
        assert len(rounds) == 3
    assert len(first) > 20
    assert all(min(dealt(3, {"coin-draw": "lowest"}, seed).round.coins) == 1 for seed in range(5))


@pytest.mark.proves("WAL-PRIZE-2", "WAL-SETUP-3")
def test_tokens_are_never_lost_and_prizes_are_blind() -> None:
    for seed in range(10):
        table = dealt(5, {}, seed)
        for _ in played(table, seed):
            tokens = table.tokens.pocket + [value for own in table.tokens.own for value in own]
            assert sorted(tokens) == TOKENS


def test_unreadable_words_are_explained() -> None:
    table = dealt(fixed={"A.coin": "1", "discard": "dispose", "A.specials": "emergency request fx hide atm extra"})
    for text in (
        "",
        "dance",
        "put",
        "put X99",
        "play",
        "play joker",
        "play request Z",
        "play request B gold",
        "play fx D100 peso",
        "play atm run",
        "play extra dance",
        "lay",
        "deal",
        "deal D100 JS",
        "deal D100 JS>moon",
        "search Q",
        "take x",
        "flip twice",
        'say "broken',
    ):
        with pytest.raises(Unreadable):
            table.read(0, text)
    assert table.read(0, "play emergency C JS").text == "play emergency C JS"
    assert table.read(0, "buy j50 d200").text == "buy D200 J50"
    assert table.read(1, "say hello").text == 'say "hello"'


def test_seats_and_options_are_refused_with_their_clause() -> None:
    for seats, given, clause in (
        (1, {}, "WAL-SETUP-16"),
        (8, {}, "WAL-SETUP-16"),
        (7, {"deck": "lean-35"}, "WAL-SETUP-11"),
    ):
        with pytest.raises(Refused) as refusal:
            GAME.settle(seats, given)
        assert refusal.value.ban.clause == clause


@pytest.mark.proves("WAL-FUND-3", "WAL-FUND-4", "WAL-LEFT-1", "WAL-RIGHT-1", "WAL-SWAP-1")
def test_passing_cards_round_keeps_hand_sizes() -> None:
    """The Shared Fund never changes a hand size; passing does so only next to an empty hand."""
    seen: set[str] = set()
    for seed in range(30):
        table = dealt(2 + seed % 6, {}, seed)
        before: list[int] = []
        question = ""
        for _ in played(table, seed):
            name = table.stack[-1].name
            if question and name not in (question, "fund-pick"):
                sizes = [len(hand) for hand in table.cards.hands]
                if question == "fund-lay" or 0 not in before:
                    assert sizes == before
                    seen.add(question)
                question = ""
            if name in ("fund-lay", "slip", "swap") and not question:
                question = name
                before = [len(hand) for hand in table.cards.hands]
    assert seen == {"fund-lay", "slip", "swap"}


@pytest.mark.proves("WAL-ROUND-2", "WAL-ROUND-4", "WAL-FLIP-2")
def test_a_round_has_as_many_turns_as_time_allows() -> None:
    for seed in range(20):
        table = some_table(seed)
        glasses = table.round.hourglasses
        for _ in played(table, seed):
            assert table.round.hourglasses <= glasses or table.round.turns[table.round.first] == 1
            glasses = table.round.hourglasses
            assert sum(table.round.turns) <= table.seats * table.rules.hourglasses


def test_between_two_the_question_is_which_card_the_other_one_gets() -> None:
    fixed = {"A.coin": "1", "A.specials": "birthday", "wallet": "JS CC D200"}
    match = Match(GAME, 2, {}, "birthday", {path: words.split() for path, words in fixed.items()})
    match.act(0, match.read(0, "play birthday"))
    match.act(0, match.read(0, "deal D200"))
    assert [action.text for action in match.table.legal(0)] == ["gift JS B", "gift CC B"]
    match.act(0, match.read(0, "CC>B"))
    assert match.said[-1] == (0, "deal D200 CC>B JS>wallet")
    whole = Match(GAME, 2, {}, "birthday", {path: words.split() for path, words in fixed.items()})
    for text in ("play birthday", "deal D200 JS>wallet CC>B"):
        whole.act(0, whole.read(0, text))
    assert whole.said == match.said


def test_how_a_game_ended_is_told_with_its_clause() -> None:
    ends = {"A.hand": "JS D50", "B.hand": "PO E50", "A.coin": "1", "B.coin": "2", "hourglasses": "1"}
    options = {"rounds": "1", "specials": "off"}

    def ended(**tokens: str) -> tuple[str, tuple[str, ...]]:
        given = {f"{seat}.tokens": values for seat, values in tokens.items() if seat != "pocket"}
        table = dealt(2, options, fixed=ends | given | {"pocket": tokens.get("pocket", "1")})
        said(table, "A flip")
        why = table.outcome().why
        return why.id, why.clauses

    assert ended(A="1", B="3") == ("outcome-won", ("WAL-FINAL-1",))  # B draws one more
    assert ended(A="1 1", B="1") == ("outcome-won", ("WAL-FINAL-3",))
    assert ended(A="2", B="1") == ("outcome-tokens", ("WAL-FINAL-2",))


def test_money_on_currency_exchange_is_taken_too_and_everybody_reads_by_whom() -> None:
    fixed = {
        "A.hand": "PO PB",
        "B.hand": "CC E200",
        "C.hand": "JS",
        "A.coin": "1",
        "B.specials": "fx",
        "hourglasses": "1",
    }
    table = dealt(3, {"rounds": "1"}, fixed=fixed | {"A.specials": "-", "C.specials": "-"}, listen=True)
    said(table, "A flip", "B done", "B play fx E200 yen", "A search B")
    robbed = {event.facts["seat"]: event.facts["robbed-by"] for event in table.log or [] if event.kind == "revealed"}
    assert robbed == {"A": None, "B": "A", "C": None}


@pytest.mark.skipif(COMPILED, reason="a class of plain Python cannot extend a compiled one")
@pytest.mark.parametrize(("open_tokens", "seen"), [("off", 1 << 1), ("on", PUBLIC)])
def test_a_token_goes_back_to_any_place_and_its_value_is_its_owners(open_tokens: str, seen: int) -> None:
    fixed = {"A.hand": "JS", "B.hand": "CC", "A.coin": "1", "hourglasses": "1", "B.tokens": "2"}
    table = dealt(2, {"specials": "off", "open-tokens": open_tokens}, fixed=fixed)
    said(table, "A flip")
    table.chance = Counting(1)
    pocket = len(table.tokens.pocket)
    before = len(table.tokens.memory.entries)
    said(table, "B lose 2")
    assert table.chance.asked[0] == pocket + 1
    entry = table.tokens.memory.entries[before]
    assert (entry.source, entry.target, entry.card, entry.seen) == (1, WALLET, 2, seen)


class Counting(Quick):
    """Luck that remembers among how many it was asked to choose."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return super().below(n)


def test_what_was_hidden_comes_out_after_the_game() -> None:
    fixed = {
        "A.hand": "JS D50",
        "B.hand": "CC",
        "A.coin": "1",
        "A.specials": "hide",
        "B.specials": "-",
        "hourglasses": "1",
    }
    table = dealt(2, {"rounds": "1"}, fixed=fixed)
    said(table, "A flip", "A done", "A play hide D50")
    hidden = [entry for entry in table.view(1).memory if entry.target == UNDER]
    assert [entry.card for entry in hidden] == [HIDDEN]
    said(table, "B lose 1")
    assert table.over
    hidden = [entry for entry in table.view(1).memory if entry.target == UNDER]
    assert [entry.card for entry in hidden] == cards("D50")


def test_equal_presents_are_offered_in_one_order_only() -> None:
    fixed = {"A.coin": "1", "A.specials": "birthday", "wallet": "JS CC CC"}
    table = dealt(3, fixed=fixed)
    said(table, "A play birthday", "A deal JS")
    assert texts(table, 0) == ["gift CC B"]
    said(table, "A gift CC B")
    assert texts(table, 0) == ["gift CC C"]


def test_a_place_that_is_none_is_refused() -> None:
    table = dealt(3, {"wallet-access": "ordered"}, fixed={"A.coin": "1"})
    said(table, "A take")
    size = len(table.cards.wallet)
    for place, allowed in ((0, False), (1, True), (size, True), (size + 1, False)):
        assert (table.forbids(0, table.read(0, f"place {place}")) is None) == allowed
    table.drop_draft(0)
    said(table, f"A put {texts(table, 0)[0].split()[1]}")
    for place, allowed in ((0, False), (size + 1, True), (size + 2, False)):
        assert (table.forbids(0, table.read(0, f"place {place}")) is None) == allowed


def test_a_tight_payment_counts_every_card_once() -> None:
    table = dealt(3, {"overpay": "tight", "specials": "off"}, fixed={"A.hand": "D100 D100 D200 JS", "A.coin": "1"})
    said(table, "A buy", "A pay D100")
    assert texts(table, 0) == ["pay D200"]


def test_a_sealed_choice_is_seen_by_its_seat_and_the_eye() -> None:
    fixed = {"A.hand": "JS D50", "B.hand": "PO", "C.hand": "CC", "A.coin": "1", "A.specials": "left"}
    table = dealt(3, fixed=fixed)
    said(table, "A play left", "A slip D50")
    picks = {viewer: table.view(viewer).picks[0] for viewer in (0, 1, 2, EYE)}
    assert {viewer: pick.text if pick is not None else "" for viewer, pick in picks.items()} == {
        0: "slip D50",
        1: "",
        2: "",
        EYE: "slip D50",
    }


@pytest.mark.parametrize(
    ("word", "names"),
    [
        ("dollar", "D20 D50 D100 D200 D500"),
        ("yen", "Y20 Y50 Y100 Y200 Y500"),
        ("jewelry", "J50 J100 J150 J200 J300"),
        ("20", "D20 E20 P20 Y20"),
        ("200", "D200 E200 P200 Y200 J200"),
        ("300", "J300"),
        ("JS", "JS XJS"),
        ("SA", "SA XSA"),
        ("CC", "CC"),
        ("PB", "PB"),
        ("note", "D20 D50 D100 D200 D500 E20 E50 E100 E200 E500 P20 P50 P100 P200 P500 Y20 Y50 Y100 Y200 Y500"),
    ],
)
def test_which_cards_answer_to_a_word(word: str, names: str) -> None:
    number = WORDS.index(word)
    assert [card for card in range(CARD_KINDS) if MATCHING[number] >> card & 1] == cards(names)


def test_any_money_is_notes_and_jewelry() -> None:
    money = [card for card in range(CARD_KINDS) if MATCHING[WORDS.index("money")] >> card & 1]
    assert money == list(range(CODES["D20"], CODES["JS"]))


@pytest.mark.parametrize(("option", "least", "most"), [("hourglasses", 3, 8), ("rounds", 1, 5)])
def test_bounds_of_the_house_rules(option: str, least: int, most: int) -> None:
    for number in (least, most):
        assert GAME.settle(3, {option: str(number)}).number(option) == number
    for number in (least - 1, most + 1):
        with pytest.raises(Refused):
            GAME.settle(3, {option: str(number)})


def test_records_of_other_rules_are_refused() -> None:
    text = "kickback: 1\ngame: wallet\nrules: 1\nseats: A B\nseed: x\n\nA flip\n"
    with pytest.raises(BadRecord, match="rules version 1"):
        opened(read(text))
