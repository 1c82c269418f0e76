"""After a game of Scapegoat: every award, moment and tip found in a small game that shows it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kickback.engine.chance import Quick
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import LETTERS
from kickback.games.scapegoat import GAME
from kickback.games.scapegoat.components import CARDS
from kickback.games.scapegoat.report.awards import awarded, value_for
from kickback.games.scapegoat.report.awards import awards as awards_of
from kickback.games.scapegoat.report.files import claim_row
from kickback.games.scapegoat.report.headline import headline, own_line
from kickback.games.scapegoat.report.history import History, chance_of_red
from kickback.games.scapegoat.report.turning_points import Situation, last_card, shares, swing
from kickback.games.scapegoat.table import Scapegoat
from kickback.lab.soak import random_options
from kickback.records.match import Match
from tests.games.scapegoat.tables import in_words, in_words_of, table

DECK = "; deck = 7C 8C 9C 7S 6S 8S 6C 3C 2C 3S 6D 6H"
THREE = "A.hand = KC KD 4D 5D; B.hand = TS 2H QS 5H; C.hand = 9D 4C 5C JD; start = A" + DECK
BLAME = "A up KC; B up TS; C up 9D; A up KD; B down 2H; B drop 5H; A reveal 4D; C reveal JD"
ONE_YEAR = {"round_limit": "1"}


def rows(data: Plain) -> list[Facts]:
    assert isinstance(data, list)
    return [row for row in data if isinstance(row, dict)]


def fields(data: Plain) -> Facts:
    assert isinstance(data, dict)
    return data


def played(said: str, deal: str = THREE, seats: int = 3, limit: str = "1", **options: str) -> Facts:
    match = table(deal, said, seats, round_limit=limit, **options)
    assert match.table.over, match.table.stack[-1].name
    return match.report()


def history_of(deal: str, said: str, seats: int = 3, limit: str = "0", **options: str) -> History:
    """The game so far, finished or not."""
    now = table(deal, said, seats, round_limit=limit, **options)
    dealt = table(deal, "", seats, round_limit=limit, **options).table
    assert isinstance(dealt, Scapegoat)
    return History(dealt, now.said)


def tips(report: Facts, seat: str) -> list[str]:
    return [in_words_of(tip, seat) for tip in rows(fields(report["tips"])[seat])]


def awards(report: Facts, reader: str = "") -> dict[str, str]:
    return {str(row["award"]): in_words_of(row["says"], reader) for row in rows(report["awards"])}


def moments(report: Facts, reader: str = "") -> list[str]:
    return [in_words_of(row["says"], reader) for row in rows(report["moments"])]


def test_random_games_have_a_report_that_everybody_can_be_told() -> None:
    for number in range(25):
        dice = Quick(number + 7)
        seats = 3 + number % 4
        given = random_options(GAME, seats, dice)
        match = Match(GAME, seats, GAME.finite(given), f"report {number}")
        while not match.table.over:
            seat = match.next_seat()
            free = match.table.free(seat)
            if free and dice.below(8) == 0:
                match.act(seat, free[dice.below(len(free))])
            legal = match.table.legal(seat)
            match.act(seat, legal[dice.below(len(legal))])
        report = match.report()
        for seat_name in (*LETTERS[:seats], ""):
            said = list(all_messages(report, seat_name))
            assert said
            assert not [line for line in said if "1 cards" in line.split() or "  " in line]
        assert len({str(row["award"]) for row in rows(report["awards"])}) <= 4
        assert len(rows(report["moments"])) <= 3
        swings = [row["swing"] for row in rows(report["moments"])]
        assert swings == sorted(swings, key=lambda swing: -int(str(swing)))


def all_messages(data: Plain, seat: str) -> list[str]:
    if isinstance(data, dict):
        if "id" in data and set(data) <= {"id", "facts", "clauses"}:
            return [in_words_of(data, seat)]
        return [line for value in data.values() for line in all_messages(value, seat)]
    return [line for value in data for line in all_messages(value, seat)] if isinstance(data, list) else []


def test_an_unfinished_game_has_none() -> None:
    assert table(THREE, "A up KC").report() == {}


WIN = "A.hand = KC 2S AD 7D; B.size = 5; B.hand = KD 7C KS QH 2D; C.hand = 9D 9S QD 8D; start = A"
WON = "A up KC; B up KD; C up 9D; A up 2S; B up 7C; C up 9S; A reveal 7D; B reveal KS; C reveal QD"


@pytest.mark.parametrize(
    ("deal", "said", "options", "headline", "under"),
    [
        (THREE, BLAME, ONE_YEAR, "Time is up. Clara stands highest.", "5 cards after 1 year."),
        (
            THREE,
            "A up 4D; B up 2H; C up 4C; A up 5D; B up 5H; C up 9D; A reveal KD; B reveal TS; C reveal JD; B drop QS",
            ONE_YEAR,
            "Time is up. Ann and Clara share the top.",
            "4 cards each after 1 year.",
        ),
        (WIN, WON, {}, "Top floor, clean hands.", "Not one red card filed. That can happen."),
        (
            WIN,
            WON.replace("B up KD", "B down KD") + "",
            {},
            "Top floor, dirty hands.",
            "1 red card filed, not opened.",
        ),
    ],
)
def test_headlines(deal: str, said: str, options: dict[str, str], headline: str, under: str) -> None:
    if "dirty" in headline:  # the audit opens Clara's black card instead
        said = said.replace("C up 9S", "C down 9S")
        deal += "; audit = 9S"
    match = table(deal, said, 3, "x", **options)
    report = match.report()
    assert in_words_of(report["headline"], "") == headline
    assert in_words_of(report["under"], "") == under
    stamp = report["stamp"]
    assert (in_words_of(stamp) if stamp is not None else "") == ("GOT AWAY" if "dirty" in headline else "")


TENS = "TD TH TC JC JH JS QC QD QH KD KH KS 3C 3S 2C 2S"
TWO_YEARS = f"A.hand = KC AS AH 4D; B.hand = TS 2H QS 5H; C.hand = 9D 4C AD JD; start = A; deck = {TENS}"
FIRST_YEAR = "A up KC; B up TS; C up JD; A up TD; A reveal AS; B reveal 2H; C reveal 4C; "
FRAUD_FOUND = "A down 4D; B up TS; C up 9D; A up KC; B up 2H; B drop 5H; A reveal AS; C reveal 4C; "


def test_the_top_by_a_suit_or_by_a_card() -> None:
    """Ann's fraud was found, so her hands are neither clean nor dirty."""
    second = "A up TD; B up TH; C up TC; A up JC; "
    by_suit = played(FRAUD_FOUND + second + "A reveal AH; B reveal QS; C reveal AD", TWO_YEARS, limit="0")
    assert in_words_of(by_suit["headline"], "") == "Promoted by a suit."
    assert in_words_of(by_suit["under"], "") == "The Ace of hearts beat the Ace of diamonds."
    plainly = played(FRAUD_FOUND + second + "A reveal AH; B reveal QS; C reveal JD", TWO_YEARS, limit="0")
    assert [in_words_of(plainly["headline"], seat) for seat in ("A", "")] == [
        "You made Executive.",
        "Ann made Executive.",
    ]
    assert in_words_of(plainly["under"], "") == "Year 2, with the Ace of hearts."


COMEBACK = "A.size = 2; B.size = 3; C.size = 2; A.hand = 4D KC; B.hand = TS 2H AS; C.hand = 9D QC; start = A; deck = \
TD TH TC JC JH JS QD QH QS KD KH KS AH 3C 4C 5C 6C 7C 8C 9C"
THREE_YEARS = (
    "A down 4D; B up TS; C up 9D; A up KC; B up 2H; B drop JH; A reveal JC; C reveal TC; "
    "A up TD; B up TH; C up QH; A up JS; A reveal QD; B reveal KD; C reveal QC; "
    "B up 3C; C up KH; A up KS; B down 6C; C up 7C; A reveal QS; B reveal AS; C reveal 4C"
)


def test_a_long_way_back() -> None:
    report = played(THREE_YEARS, COMEBACK, limit="0", start_hand="3", victory_hand="4")
    assert in_words_of(report["headline"], "") == "From intern to the top."
    assert in_words_of(report["under"], "") == "2 promotions, 1 fall, year 3."
    ladder = rows(report["charts"])[0]
    assert fields(ladder["series"])["B"] == [[0, 3], [1, 2], [2, 3], [3, 4]]
    assert ladder["goal"] == 4
    assert rows(ladder["marks"])[:2] == [
        {"year": 1, "seat": "B", "way": "fall"},
        {"year": 1, "seat": "A", "way": "rise"},
    ]
    assert [dot["number"] for dot in rows(ladder["dots"])] == [1, 2, 3]


def test_from_the_mail_room() -> None:
    history = history_of(COMEBACK, THREE_YEARS, start_hand="3", victory_hand="4")
    history.years[0].after = [3, 1, 2]
    assert headline(history).message.id == "headline-from-mail-room"
    history.years[0].after = [3, 2, 2]
    history.first_sizes = [2, 2, 2]  # whoever starts as an intern has not come down to it
    assert headline(history).message.id == "headline-clean"


@pytest.mark.parametrize(
    ("sizes", "fell", "line"),
    [
        ([4, 4, 6], [], "You never fell, and never arrived."),
        ([5, 4, 6], [], "One rung short."),
        ([2, 4, 6], [1], "Back in the mail room, or near it."),
        ([3, 2, 6], [1], "3 cards at the end, −1 since the start."),
        ([4, 2, 6], [1], "4 cards at the end, ±0 since the start."),
    ],
)
def test_the_losers_own_line(sizes: list[int], fell: list[int], line: str) -> None:
    history = history_of(THREE, "")
    history.table.sizes = sizes
    history.years[0].fell = [0] * len(fell)
    assert in_words(own_line(history, 0)) == line


def test_who_fell_for_others_is_told_so() -> None:
    report = played(FRAUD_FOUND.removesuffix("; "), TWO_YEARS)
    own = fields(report["own"])
    assert in_words_of(own["B"], "B") == "You fell once for cards that were not yours."
    assert "A" not in own  # the winner has the headline


TWO_FILED = "A down 4D; B up TS; C up 9D; A down KD; B up 2H; B drop 5H; A reveal 5D; C reveal JD"


def test_what_was_in_the_files() -> None:
    report = played(TWO_FILED, THREE + "; audit = 4D")
    grid = fields(report["reveal"])
    year = rows(grid["years"])[0]
    files = fields(year["files"])
    assert files["A"] == [
        {"card": "4D", "turn": 1, "red": True, "mark": "opened-red"},
        {"card": "KD", "turn": 4, "red": True, "mark": "fraud"},
    ]
    assert files["B"] == files["C"] == []
    says = [in_words_of(message, "B") for message in rows(year["says"])]
    assert says == ["You last, over by 1.", "2 of 2 were red.", "You fall.", "Clara climbs."]
    lines = [in_words_of(message, "") for message in rows(grid["lines"])]
    assert lines == [
        "Ann filed 2, 2 of them red; 1 opened, 1 buried.",
        "Boris filed 0, 0 of them red; 0 opened, 0 buried.",
        "Clara filed 0, 0 of them red; 0 opened, 0 buried.",
        "Boris fell for Ann’s 4 of diamonds in year 1.",
    ]
    assert report["lies"] == [{"filed": "A", "fell": "B", "times": 1}]
    assert fields(grid["hands"])["B"] == ["6S", "8C", "QS"]


def test_files_of_an_underspend_are_grey() -> None:
    said = "A up 4D; B up 2H; C up 4C; A up 5D; B down 5H; C up 9D; A reveal KD; B reveal TS; C reveal JD; B drop QS"
    report = played(said)
    year = rows(fields(report["reveal"])["years"])[0]
    assert fields(year["files"])["B"] == [{"card": "5H", "turn": 5, "red": True, "mark": "cleared"}]
    assert [in_words_of(message, "") for message in rows(year["says"])] == [
        "Clara last, 6 short.",
        "Nothing opened.",
        "Boris falls.",
    ]


def test_a_fall_of_all_is_paid_by_all() -> None:
    report = played("A down KC; B up TS; C up JD; A down 5D; A drop 4D; B drop 5H; C drop 4C", THREE + "; audit = 5D")
    assert report["lies"] == [{"filed": "A", "fell": seat, "times": 1} for seat in "ABC"]


def test_charts_have_exact_series() -> None:
    report = played(TWO_FILED, THREE + "; audit = 4D")
    ladder, money, waste, files, luck = rows(report["charts"])
    assert [chart["id"] for chart in (ladder, money, waste, files, luck)] == [
        "ladder",
        "money",
        "waste",
        "files",
        "luck",
    ]
    assert fields(ladder["series"]) == {"A": [[0, 4], [1, 4]], "B": [[0, 4], [1, 3]], "C": [[0, 4], [1, 5]]}
    bar = rows(money["series"])[0]
    assert [(turn["seat"], turn["value"], turn["filed"]) for turn in rows(bar["turns"])] == [
        ("A", 10, True),
        ("B", 10, False),
        ("C", 9, False),
        ("A", 10, True),
        ("B", 2, False),
    ]
    assert (money["line"], bar["ending"]) == (40, "overspend")
    assert waste["series"] == {"A": [[1, 0]], "B": [[1, 8]], "C": [[1, 1]]}
    assert waste["line"] == 20
    assert files["series"] == [{"year": 1, "red": 2, "black": 0, "opened-red": 1, "opened-black": 0}]
    assert luck["audits"] == []  # both were red, so it could go one way only
    either = played(TWO_FILED.replace("down 4D", "down KC").replace("KD", "4D"), THREE + "; audit = 4D")
    luck = rows(either["charts"])[4]
    assert luck["audits"] == [{"year": 1, "red": 1, "pool": 2, "chance": 500, "came": 1}]
    assert luck["series"] == {"A": [[1, 0]], "B": [[1, 500]], "C": [[1, 0]]}


def test_claims_are_judged_on_the_record() -> None:
    deal = "A.hand = KC AS 4D 5D; B.hand = TS 2H QS 5H; C.hand = 9D 4C 5C JD; start = A" + DECK
    said = (
        "A claim only-black; A claim ace; A claim no-ace; A claim exact; A down 4D; A claim only-black; "
        "A claim last-black; B claim no-ace; B claim no-filing; B up TS; C claim no-filing; C down 9D; A claim exact; "
        "A claim no-filing; A up KC"
    )
    history = history_of(deal, said)
    assert [(claim.claim, claim.verdict) for claim in history.claims] == [
        ("only-black", "true"),
        ("ace", "true"),
        ("no-ace", "lie"),
        ("exact", "lie"),
        ("only-black", "lie"),
        ("last-black", "lie"),
        ("no-ace", "true"),
        ("no-filing", "kept"),
        ("no-filing", "broken"),
        ("exact", "true"),
        ("no-filing", "kept"),
    ]
    first = claim_row(history.claims[0])
    assert (first["seat"], first["year"], first["turn"], first["next"]) == ("A", 1, 1, "A")
    assert in_words_of(first["says"], "B") == "year 1, turn 1; then Ann filed"


ACES = "A.hand = KC AH 4D 5D; B.hand = TS 2H AS 5H; C.hand = 9D 4C 5C JD; start = A" + DECK
NOTHING_FILED = "A up KC; B up TS; C up 9D; A up 4D; B up 2H; C up JD; "
LOST_YEAR = "A up 4D; B up 2H; C up 4C; A up 5D; B up 5H; C up 9D; "
THREE_LAPS = "A up 4D; B down TS; C up 4C; A up 5D; B down QS; C up 5C; A up KD; B down 8C; C up 9D; "
AWARDS = [
    ("fall-guy", THREE + "; audit = 4D", TWO_FILED, {}, "B", "Boris: fell once for others"),
    ("teflon", THREE + "; audit = 4D", TWO_FILED, {}, "A", "Ann: 1 red card got past the audit"),
    ("hot-potato", THREE + "; audit = 4D", TWO_FILED, {}, "A", "Ann left 1 colleague holding it"),
    ("to-the-cent", TWO_YEARS, FIRST_YEAR, {}, "A", "Ann: 1 Perfect Zero"),
    (
        "clean-hands",
        THREE,
        THREE_LAPS + "A reveal KC; B reveal 5H; C reveal JD",
        {"deadline_orbits": "3", "quarters": "3"},
        "B",
        "Boris: 3 filed, all black",
    ),
    (
        "sandbagger",
        THREE,
        NOTHING_FILED + "A reveal 5D; B reveal QS; C reveal 5C",
        {},
        "A",
        "Ann could have climbed once more",
    ),
    ("burnt-ace", ACES, NOTHING_FILED + "A reveal AH; B reveal AS; C reveal 5C", {}, "A", "Ann: 1 Ace to the bin"),
    (
        "gravedigger",
        THREE,
        LOST_YEAR + "A reveal KD; B reveal TS; C reveal JD; B drop QS",
        {},
        "A",
        "Ann lost 1 year for everybody",
    ),
    (
        "long-way-back",
        COMEBACK,
        THREE_YEARS,
        {"start_hand": "3", "victory_hand": "4"},
        "B",
        "Boris: from 2 to 4",
    ),
]


@pytest.mark.parametrize(("award", "deal", "said", "options", "seat", "line"), AWARDS)
def test_an_award_goes_to_whoever_has_most_of_it(
    award: str, deal: str, said: str, options: dict[str, str], seat: str, line: str
) -> None:
    history = history_of(deal, said, 3, "0", **options)
    values = [value_for(history, award, each) for each in range(3)]
    best = max(values)
    assert best > 0
    assert [LETTERS[each] for each, value in enumerate(values) if value == best] == [seat]
    assert in_words_of(awarded(history, award, LETTERS.index(seat), best)["says"], "") == line


def test_at_most_four_awards_and_none_for_three_at_once() -> None:
    found = rows(played(THREE_YEARS, COMEBACK, limit="0", start_hand="3", victory_hand="4")["awards"])
    assert [row["award"] for row in found] == ["fall-guy", "to-the-cent", "to-the-cent", "hot-potato", "sandbagger"]
    assert [row["seat"] for row in found][1:3] == ["A", "C"]  # two may share one, and it counts once
    all_red = "A down KD; B down 2H; C down JD; A down 4D; A drop 5D; B drop 5H; C drop 4C"
    history = history_of(THREE + "; audit = 4D", all_red)
    assert [value_for(history, "teflon", seat) for seat in range(3)] == [1, 1, 1]
    assert "teflon" not in [row["award"] for row in rows(awards_of(history))]


def test_what_earns_no_award() -> None:
    assert value_for(history_of(THREE, BLAME), "fall-guy", 1) == 0  # his own card
    cleared = LOST_YEAR.replace("B up 5H", "B down 5H") + "A reveal KD; B reveal TS; C reveal JD; B drop QS"
    assert value_for(history_of(THREE, cleared), "teflon", 1) == 0  # no audit, so nothing got past one
    for card, potatoes in (("8H", 1), ("7H", 0)):  # 3 left is hot, 4 is not
        deal = f"A.hand = KC {card} 4D 5D; B.hand = TS 2H QS 5H; C.hand = 9D 4C 5C JD; start = A" + DECK
        history = history_of(
            deal, f"A up KC; B up TS; C up 9D; A up {card}; B up 5H; A reveal 4D; B reveal 2H; C reveal 4C"
        )
        assert value_for(history, "hot-potato", 0) == potatoes


TIPS = [
    (
        "spent-ace",
        "A.hand = KC AH 4D 5D; B.hand = TS 2H QS 5H; C.hand = 9D 4C 5C JD; start = A" + DECK,
        "A up AH; B up TS; C up JD; A up KC; B up QS; A reveal 5D; B reveal 5H; C reveal 9D",
        "A",
        "Your Ace of hearts would have won year 1. Spent, it added 1.",
    ),
    (
        "own-fraud",
        THREE,
        BLAME,
        "B",
        "The card that sank you in year 1 was yours. Near the end of a lap, file black.",
    ),
    (
        "needless-fraud",
        THREE,
        BLAME,
        "B",
        "A Queen of spades face up adds the same 10, and nobody can open it.",
    ),
    (
        "blame-too-early",
        THREE,
        "A up KC; B up TS; C up 9D; A up 4D; B up QS; A reveal 5D; B reveal 2H; C reveal 9C",
        "B",
        "In year 1 your 5 of hearts face up would have passed the last turn to Clara.",
    ),
    (
        "lost-year",
        THREE,
        LOST_YEAR + "A reveal KD; B reveal TS; C reveal JD; B drop QS",
        "A",
        "Your 5 of diamonds in year 1, turn 4, put the budget out of reach. Watch “left to waste”.",
    ),
    (
        "overpaid-safety",
        THREE,
        LOST_YEAR + "A reveal KC; B reveal 6S; C reveal 8S; B drop QS",
        "A",
        "The 7 of clubs would have been safe too. Keep the King of clubs for a promotion.",
    ),
    (
        "held-back",
        THREE,
        NOTHING_FILED + "A reveal 5D; B reveal QS; C reveal 5C",
        "A",
        "Your King of diamonds would have won year 1.",
    ),
    (
        "fed-the-leader",
        "A.hand = KC 2S AD 7D; B.size = 5; B.hand = KD 2D KS QH 7C; C.hand = 9D 9S QD 3H; start = A",
        "A up KC; B up KD; C up 9D; A up 2S; B up 2D; C up 9S; A reveal 7D; B reveal KS; C reveal QD",
        "C",
        "With Boris one rung from the top, short is better: no promotion after an Underspend.",
    ),
    (
        "exact-risk",
        THREE + "; audit = 5D",
        "A down KC; B up TS; C up JD; A down 5D; A drop 4D; B drop 5H; C drop 4C",
        "A",
        "A Perfect Zero over your own red cards takes everybody down, you first.",
    ),
]


@pytest.mark.parametrize(("tip", "deal", "said", "seat", "line"), TIPS)
def test_a_tip_names_the_mistake_that_was_made(tip: str, deal: str, said: str, seat: str, line: str) -> None:
    report = played(said, deal)
    assert line in tips(report, seat), tips(report, seat)
    others = [told for other in "ABC" if other != seat for told in rows(fields(report["tips"])[other])]
    assert f"tip-{tip}" not in [told["id"] for told in others]


def test_what_was_no_mistake() -> None:
    """Only exactness or going over was left; and before the last turn no card makes a year short."""
    deal = "A.hand = KC KD 4D 5D; B.hand = TS 7H QS 9H; C.hand = 9D 4C 5C JD; start = A" + DECK
    said = "A up KC; B up TS; C up 9D; A up 4D; B up QS; A reveal 5D; B reveal 7H; C reveal JD"
    ids = [row["id"] for row in rows(fields(played(said, deal)["tips"])["B"])]
    assert "tip-blame-too-early" not in ids
    deal = "A.hand = KC KD 2S 3H; B.size = 5; B.hand = JD 2D KS QH 7C; C.hand = JH 9S QD 3D; start = A"
    won = played("A up KC; B up JD; C up JH; A up KD; A reveal 2S; B reveal KS; C reveal QD", deal)
    assert [row["id"] for row in rows(fields(won["tips"])["A"])] == []


def test_nobody_gets_more_than_two_tips() -> None:
    assert len(tips(played(BLAME), "B")) == 2


def test_shares_and_swings() -> None:
    assert shares([4, 3, 5], 6) == [Fraction(16, 56), Fraction(8, 56), Fraction(32, 56)]
    assert shares([4, 3, 6], 6) == [0, 0, 1]
    assert swing([Fraction(1, 2), Fraction(1, 2)], [Fraction(1), Fraction(0)]) == Fraction(1, 2)
    assert chance_of_red([], 1) == 0
    assert chance_of_red([0, 1, 3], 1) == Fraction(1, 3)  # AD is red, AC and AS are black
    assert chance_of_red([0, 1, 3], 2) == Fraction(2, 3)


def found(report: Facts, id: str) -> Facts:
    for row in rows(report["moments"]):
        if fields(row["says"])["id"] == id:
            return row
    raise AssertionError(moments(report))


def test_the_reveal_decides() -> None:
    row = found(played(BLAME), "moment-promotion")
    assert in_words_of(row["says"], "") == "Year 1: the Jack of diamonds beats the 4 of diamonds."
    assert row["swing"] == 286  # 16 of 56 parts go to Clara instead of Ann
    kept = found(played(NOTHING_FILED + "A reveal 5D; B reveal QS; C reveal 5C"), "moment-promotion-kept")
    assert in_words_of(kept["says"], "") == (
        "Year 1: the Queen of spades beats the 5 of clubs. Ann kept the King of diamonds in hand."
    )
    suit = found(played(NOTHING_FILED + "A reveal AH; B reveal AS; C reveal 5C", ACES), "moment-promotion")
    assert in_words_of(suit["says"], "") == "Year 1: the Ace of spades beats the Ace of hearts by its suit."


def test_the_lowest_card_decides() -> None:
    row = found(played(LOST_YEAR + "A reveal KD; B reveal TS; C reveal JD; B drop QS"), "moment-cut")
    assert in_words_of(row["says"], "") == "Year 1: the 10 of spades is the lowest; Clara’s Jack of diamonds was next."
    assert row["swing"] == 200  # 16, 8, 16 against 16, 16, 8 of 40


def test_the_audit_decides() -> None:
    said = "A down KC; B up TS; C up 9D; A down 4D; B up 2H; B drop 5H; A reveal 5D; C reveal JD"
    row = found(played(said, THREE + "; audit = 4D"), "moment-audit")
    assert in_words_of(row["says"], "") == "Year 1: the audit opens the 4 of diamonds. 1 of 2 was red."
    # Red: Boris falls and Ann, who holds a King, climbs: 32, 8, 16. Black: she climbs: 32, 16, 16 of 64.
    assert row["swing"] == round(1000 * swing(shares([5, 3, 4], 6), shares([5, 4, 4], 6)))
    event = row["event"]
    assert isinstance(event, int)
    log = table(THREE + "; audit = 4D", said, round_limit="1").table.log
    assert log is not None
    assert log[event].kind == "audited"


def test_the_last_card_decides() -> None:
    """With 7 to go Boris could have closed exactly; but a red card was filed, and then all would have fallen."""
    deal = "A.hand = KC KD 4D 5D; B.hand = TS 7H QS 5H; C.hand = 9D 4C 5C JD; start = A" + DECK
    said = "A down KD; B up TS; C up 9D; A up 4D; B up QS; B drop 5H; A reveal 5D; C reveal JD"
    history = history_of(deal, said)
    point = last_card(history, history.years[0])
    assert point is not None
    assert in_words(point.says, "") == ("Year 1: Boris ends it over by 3. The 7 of hearts up would have made it exact.")
    assert in_words(point.says, "B").startswith("Year 1: you end it over by 3.")
    assert point.swing == swing(shares([5, 3, 4], 6), shares([3, 3, 3], 6))
    assert history.events()[point.event].kind == "up"
    going_on = history_of(THREE, BLAME)  # with 1 to go every card of Boris's hand went over
    assert last_card(going_on, going_on.years[0]) is None


def test_of_two_other_endings_the_better_one_is_told() -> None:
    """Clara could have made it exact, or short with the weakest hand of all."""
    said = "A up KC; B up TS; C up 9D; A up 4D; B up 2H; C up JD; A reveal 5D; B reveal 5H; C reveal 4C"
    history = history_of(THREE, said)
    point = last_card(history, history.years[0])
    assert point is not None
    assert in_words(point.says, "").endswith("The 5 of clubs up would have made it exact.")


def test_a_scapegoat_does_not_climb_by_the_best_card() -> None:
    history = history_of(THREE, "")
    aces = [[CARDS["KC"]], [CARDS["AS"]], [CARDS["2C"]]]
    situation = Situation(history, [4, 4, 4], aces, [CARDS["2H"]], 1)
    assert situation.chance() == 1
    assert situation.after("overspend", Fraction(1)) == shares([5, 3, 4], 6)
    assert situation.after("overspend", Fraction(0)) == shares([4, 5, 4], 6)
    assert situation.after("perfect-zero", Fraction(1)) == shares([3, 3, 3], 6)
    assert situation.after("underspend", Fraction(0)) == shares([4, 4, 3], 6)


def test_three_moments_from_three_years() -> None:
    found = rows(played(THREE_YEARS, COMEBACK, limit="0", start_hand="3", victory_hand="4")["moments"])
    assert sorted(str(row["year"]) for row in found) == ["1", "2", "3"]
    single = rows(
        played(TWO_FILED.replace("down 4D", "down KC").replace("KD", "4D"), THREE + "; audit = 4D")["moments"]
    )
    assert len(single) > 1  # one year alone fills up from the rest
