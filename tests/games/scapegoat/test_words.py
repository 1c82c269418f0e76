"""What people read of Scapegoat beside its questions: the ledger, captions, refusals, names, the first minute."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from kickback.engine.bans import Ban, Refused, Unreadable
from kickback.engine.chance import Quick
from kickback.engine.memory import keys
from kickback.engine.messages import Message
from kickback.engine.seats import EYE, LETTERS, ONLOOKER
from kickback.games.scapegoat import GAME, bans
from kickback.games.scapegoat.actions import CLAIM
from kickback.games.scapegoat.bans import PickBans
from kickback.games.scapegoat.components import NAMES as CARD_NAMES
from kickback.games.scapegoat.events import EVENTS
from kickback.games.scapegoat.options import PRESETS
from kickback.lab.soak import random_options
from kickback.records.match import Match
from kickback.words import told, unreadable
from tests.games.scapegoat.tables import SPEECH, events_of, in_words, ledger, reader, refusal, say, table

THREE = "A.hand = KC KD 4D 5D; B.hand = TS 2H QS 5H; C.hand = 9D 4C 5C JD; start = A"
BLAME = "A up KC; B up TS; C up 9D; A up KD; B down 2H"
PURGE = "A down KC; B up TS; C up JD; A down 5D"
AXE = "A up 4D; B up 2H; C up 4C; A up 5D; B up 5H; C up 9D"
WRONG = re.compile(r"\b1 (cards|turns|are|years|discards|quarters)\b|  | [,.;]|\byou (is|has|starts|wins|stays)\b")
SILENT = {
    "up",
    "down",
    "committed",
    "discarded",
    "drew",
    "dropped",
    "said",
    "claimed",
}  # the board has no caption for these
STAMPED = {"overspend", "perfect-zero", "underspend", "audit-passed", "audited", "promoted", "won"}


def ids() -> list[str]:
    text = files("kickback.games.scapegoat").joinpath("messages", "en.ftl").read_text(encoding="utf-8")
    return [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]


def test_everything_that_happens_is_told_to_everybody() -> None:
    """Random games under random options: facts as declared, lines and captions for every audience, bans with words."""
    heard: set[str] = set()
    for number in range(16):
        dice = Quick(number + 100)
        seats = 3 + number % 4
        match = Match(GAME, seats, random_options(GAME, seats, dice), f"words {number}")
        for _ in range(200):
            if match.table.over:
                break
            seat = match.next_seat()
            free = match.table.free(seat)
            legal = match.table.legal(seat)
            if free and dice.below(10) == 0:
                match.act(seat, free[dice.below(len(free))])
            match.act(seat, legal[dice.below(len(legal))])
        for viewer in (*range(seats), ONLOOKER, EYE):
            for event in match.events(viewer):
                heard.add(str(event["kind"]))
                assert EVENTS[str(event["kind"])].shape().fault(event) == ""
                seat_name = LETTERS[viewer] if viewer < seats else ""
                lines = [told(GAME, event, reader(seat_name))]
                shown = [id for id in (f"caption-{event['kind']}", f"stamp-{event['kind']}") if SPEECH.has(id)]
                lines += [in_words(Message(id, event), seat_name) for id in shown]
                assert not [line for line in lines if WRONG.search(line)], lines
    assert heard == set(EVENTS) - {"said"}


def test_every_event_has_its_caption_and_stamp() -> None:
    known = set(ids())
    assert {kind for kind in EVENTS if f"caption-{kind}" not in known} == SILENT
    assert {id.removeprefix("stamp-") for id in known if id.startswith("stamp-")} == STAMPED | {"got-away"}


def test_every_ban_has_its_words_and_no_words_are_without_one() -> None:
    found = [ban for ban in vars(bans).values() if isinstance(ban, Ban)]
    groups = [group for group in vars(bans).values() if isinstance(group, PickBans)]
    found += [ban for group in groups for ban in (group.sealed, group.not_held, group.nothing)]
    named = {f"ban-{ban.id}" for ban in found}
    making_a_table = {"ban-budget-out-of-reach", "ban-start-not-below-goal", "ban-deck-too-small"}
    assert named | making_a_table == {id for id in ids() if id.startswith("ban-")}


def test_every_option_preset_card_claim_and_order_has_its_words() -> None:
    known = set(ids())
    for option in GAME.options:
        assert in_words(Message(f"option-{option.key}"))
        assert in_words(Message(f"option-{option.key}"), form="says").endswith(".")
        for choice in option.choices:
            assert f"option-{option.key}-{choice}" in known
        if option.kind in ("number", "switch"):
            article = in_words(Message(f"option-{option.key}", {"value": option.low}), form="article")
            assert article.endswith(".")
            assert not WRONG.search(article)
    for preset in PRESETS:
        assert in_words(Message(f"preset-{preset}"), form="says").endswith(".")
    for card in CARD_NAMES:
        for form in ("", "the", "rank", "small", "aloud", "rule"):
            assert in_words(Message(f"card-{card}"), form=form)
    assert {id for id in known if id.startswith("claim-")} == {f"claim-{claim}" for claim in CLAIM.words} | {
        "claim-then",
        "claim-when",
    }
    assert {id for id in known if id.startswith("order-")} == {f"order-{order.id}" for order in GAME.orders}


def test_names_of_cards() -> None:
    said = [in_words(Message("card-7H"), form=form) for form in ("", "small", "aloud", "rule")]
    assert said == ["7 of hearts", "7♥", "seven of hearts, red", "Adds its number face up, 10 face down."]
    assert in_words(Message("card-AS"), form="rule") == (
        "Adds 1 face up, 10 face down. Lowest when showing for the start, highest in every other comparison."
    )


def test_the_first_minute() -> None:
    said = [in_words(message) for message in GAME.first_minute(4, GAME.settle(4, {}))]
    assert said == [
        "**Goal.** Get from 4 cards to 6 first.",
        "**Your turn.**",
        "1. Play a card: face up its number, face down always 10.",
        "2. At 20 a quarter closes; the rest carries over.",
        "3. Draw back up.",
        (
            "**The end.** A year ends at full budget or after two laps. Over: the last player is audited."
            " Exact: everybody is. Short: the lowest card falls. After a full budget, whoever is"
            " not caught reveals a card; the highest climbs."
        ),
        "**Beginners think** they pay for their own fraud. Whoever goes over pays for everybody’s.",
    ]
    slow = GAME.first_minute(4, GAME.settle(4, {"deadline-orbits": "3"}))
    assert "three laps" in in_words(slow[5])


def test_the_ledger_of_an_overspend() -> None:
    match = table(THREE + "; deck = 7C 8C 9C 7S 6S 8S", BLAME + "; B drop 5H; A reveal 4D; C reveal JD")
    lines = ledger(match, "C")
    assert lines == [
        "Before year 1; Your cards: 4 of clubs, 5 of clubs, 9 of diamonds, Jack of diamonds",
        "Year 1, first lap; Ann starts, by the house rule",
        "Ann plays King of clubs: **+10**",
        "Ann draws to 4",
        "Boris plays 10 of spades: **+10**",
        "Q1 closed. Carry 0.",
        "Boris draws to 4",
        "You play 9 of diamonds: **+9**",
        "You draw 9 of clubs",
        "Year 1, second lap; Ann plays King of diamonds: **+10**",
        "Ann draws to 4",
        "Boris files a card: **+10**",
        "Q2 closed.",
        "Boris draws to 4",
        "Year 1 ended; Boris overspends by 9: the Scapegoat",
        "Audit opens 2 of hearts, 1 of 1: **fraud**",
        "Boris falls to Temp, 3 cards",
        "Boris drops 5 of hearts",
        "Ann has picked",
        "You picked Jack of diamonds",
        "Ann reveals 4 of diamonds; **You reveal Jack of diamonds**",
        "2 revealed cards are gone",
        lines[22],  # what was drawn is luck
        "You win the promotion with Jack of diamonds and climb to 5 cards",
        "Ann draws 1",
        "5 cards leave the table",
        "You start year 2, freshly promoted",
        "Year 2, first lap",
    ]
    own = ledger(match, "B")
    assert "You file 2 of hearts: **+10**" in own
    assert "Audit opens 2 of hearts, 1 of 1: **fraud**. It was yours." in own
    assert "You fall to Temp, 3 cards" in own
    opened = events_of(match, "audited", "B")[0]
    assert "seat" not in GAME.tell(opened)[-1].facts  # nobody's mark stands before it


def test_a_fall_of_all_is_one_line() -> None:
    match = table(THREE + "; audit = 5D", PURGE + "; A drop 4D; B drop 5H; C drop 4C")
    lines = ledger(match, "A")
    assert lines.count("Everybody falls by one") == 1
    assert not [line for line in lines if "falls to" in line or "fall to" in line]
    assert lines.index("Everybody falls by one") < lines.index("You drop 4 of diamonds")
    assert "You start year 2: you closed the last one" in lines
    deal = "A.hand = KC KD 4D 5D; B.size = 1; B.hand = TS; C.hand = 9D 4C 5C JD; start = A; audit = 5D; deck = 8S 8C"
    match = table(deal, PURGE + "; A drop 4D; B drop 8C; C drop 4C")
    assert "Everybody falls by one; Boris stays at 1 card" in ledger(match, "A")
    assert "Everybody falls by one; you stay at 1 card" in ledger(match, "B")


def test_the_lowest_start_card_is_bold() -> None:
    deal = "A.hand = 2S KD 4D 5D; B.hand = 2H TS QS 5H; C.hand = 9D 4C 5C JD"
    match = table(deal, "A show 2S; B show 2H; C show JD")
    lines = ledger(match, "A")[-2:]
    assert lines == [
        "You show 2 of spades; **Boris: 2 of hearts**; Clara: Jack of diamonds",
        "Year 1, first lap; Boris starts: lowest card, by its suit",
    ]


@pytest.mark.parametrize(
    ("starter", "line"),
    [
        ("last-player", "Clara starts year 2: played last"),
        ("start-player", "You start year 2: you started the last one"),
        ("demoted", "Boris starts year 2: fell"),
    ],
)
def test_why_somebody_starts_after_an_underspend(starter: str, line: str) -> None:
    said = AXE + "; A reveal KD; B reveal TS; C reveal JD; B drop QS"
    match = table(THREE, said, underspend_starter=starter)
    lines = ledger(match, "A")
    assert line in lines
    assert "Year 1 ended; Time is up, 11 short: Underspend" in lines
    assert "Boris falls to Temp, 3 cards" in lines


def test_the_end_by_time() -> None:
    deal = "A.hand = KC 2S AD 7D; B.hand = KD 7C KS QH; C.hand = 9D 9S QD 8D; start = A"
    said = "A up KC; B up KD; C up 9D; A up 2S; B up 7C; C up 9S; A reveal 7D; B reveal KS; C reveal QD"
    match = table(deal, said, round_limit="1")
    assert ledger(match, "A")[-1] == "Time is up: Boris stands highest and wins"
    assert ledger(match, "B")[-1] == "Time is up: you stand highest and win"
    won = events_of(match, "won")[0]
    assert in_words(Message("caption-won", won), "B") == "Year 1 was the last."
    assert in_words(Message("stamp-won", won)) == "TIME UP"
    short = table(THREE, AXE, round_limit="1", axe_discard="revealed")
    say(short, "A reveal KD; B reveal TS; C reveal JD")
    assert ledger(short, "A")[-1] == "Time is up: you and Clara stand highest and share the win"


CAPTIONS = [
    ("overspend", BLAME, "A", "Over by 9. Boris is the Scapegoat.", "OVERSPEND"),
    ("overspend", BLAME, "B", "Over by 9. You are the Scapegoat.", "OVERSPEND"),
    ("perfect-zero", PURGE, "A", "Exactly 40. You closed it.", "PERFECT ZERO"),
    ("underspend", AXE, "", "11 short when time ran out.", "UNDERSPEND"),
    ("audited", BLAME, "A", "The only filed card is opened: 2 of hearts.", "FRAUD"),
    ("audited", PURGE, "A", "All 2 filed cards are shuffled; 1 is opened: 5 of diamonds.", "FRAUD"),
    ("closed", BLAME, "A", "Q1 closed. Carry 0.", ""),
    ("starts", BLAME, "A", "You start.", ""),
    ("dealt", "", "A", "4 cards each.", ""),
    ("demoted", BLAME + "; B drop 5H", "B", "You fall to Temp, 3 cards.", ""),
    ("promoted", BLAME + "; B drop 5H; A reveal 4D; C reveal JD", "A", "Clara climbs to Manager, 5 cards.", "PROMOTED"),
    ("new-year", BLAME + "; B drop 5H; A reveal 4D; C reveal JD", "C", "Year 2. You start.", ""),
    (
        "cleared",
        BLAME + "; B drop 5H; A reveal 4D; C reveal JD",
        "A",
        "The folders are emptied. Filed cards go unseen.",
        "",
    ),
    ("revealed", BLAME + "; B drop 5H; A reveal 4D; C reveal JD", "A", "Clara: Jack of diamonds", ""),
]


@pytest.mark.parametrize(("kind", "said", "seat", "caption", "stamp"), CAPTIONS)
def test_captions_and_stamps(kind: str, said: str, seat: str, caption: str, stamp: str) -> None:
    event = events_of(table(THREE + "; audit = 5D", said), kind, seat)[0]
    assert in_words(Message(f"caption-{kind}", event), seat) == caption
    assert (in_words(Message(f"stamp-{kind}", event)) if stamp else "") == stamp


def test_the_deal_tells_the_title() -> None:
    event = events_of(table(THREE), "dealt", "A")[0]
    assert in_words(Message("caption-dealt", event), "A", "own") == "4 cards each. You are Junior staff."


def test_the_winning_size_is_always_executive() -> None:
    deal = "A.hand = KC 2S AD 7D; B.hand = KD 7C KS QH; C.hand = 9D 9S QD 8D; start = A"
    said = "A up KC; B up KD; C up 9D; A up 2S; B up 7C; C up 9S; A reveal 7D; B reveal KS; C reveal QD"
    event = events_of(table(deal, said, victory_hand="5"), "promoted")[0]
    assert in_words(Message("caption-promoted", event)) == "Boris climbs to Executive, 5 cards."


# Section 4 of the prompt book, row by row: who tries what, when, and what they read.
REFUSALS = [
    (1, "", "C", "up 9D", "**Not your turn.** Ann is playing. You play in 2 turns. SCG-TURN-1"),
    (1, "", "B", "up TS", "**Not your turn.** Ann is playing. You are next. SCG-TURN-1"),
    (
        1,
        "A up KC; B up TS; C up 9D; A up 4D; B up 2H",
        "A",
        "up KD",
        "**Not your turn.** Clara is playing. Your next card is next year’s. SCG-TURN-1",
    ),
    (2, "A up KC", "A", "up KD", "**One card a turn.** Now it is Boris’s. SCG-TURN-1"),
    (3, "", "A", "pass", "**You cannot pass.** Every turn plays exactly one card. SCG-TURN-2"),
    (4, "", "A", "up KC KD", "**One card a turn.** Choose one of the two. SCG-TURN-2"),
    (
        5,
        "",
        "A",
        "up AS",
        "**You do not hold the Ace of spades.** Play one of yours: 4♦, 5♦, K♦, K♣. SCG-TURN-2",
    ),
    (
        6,
        BLAME + "; B drop 5H",
        "C",
        "reveal AS",
        "**You do not hold the Ace of spades.** Choose one of yours: 4♣, 5♣, 9♣, J♦. SCG-PROMO-2",
    ),
    (7, "", "A", "up KC Q2", "**Cards go into Q1.** Leave the quarter out. SCG-TURN-3"),
    (
        10,
        BLAME,
        "A",
        "up 4D",
        ("**The budget is spent.** No more cards this year; the next year starts after the settling. SCG-QTR-7"),
    ),
    (11, AXE, "A", "up KC", "**The two laps are over.** The next card is next year’s. SCG-DEAD-2"),
    (12, "", "A", "reveal KC", "**No promotion yet.** It comes after the year, if the audit allows. SCG-PROMO-1"),
    (13, BLAME + "; B drop 5H", "B", "reveal QS", "**You sit this one out.** Next year you are back. SCG-OVER-6"),
    (14, BLAME, "A", "reveal 4D", "**First the fall, then the promotion.** Boris is dropping a card. SCG-OVER-9"),
    (15, PURGE, "B", "reveal QS", "**No promotion this year.** The next one can come next year. SCG-ZERO-6"),
    (
        16,
        "",
        "A",
        "drop KC",
        ("**Nobody asks you to drop a card.** Only whoever is demoted does, right after the fall. SCG-DEMO-1"),
    ),
    (
        17,
        AXE + "; A reveal KC",
        "A",
        "reveal KD",
        "**Your card is sealed.** It turns over with the others. SCG-UNDER-2",
    ),
    (17, AXE, "A", "pass", "**Everybody gives one card here.** Choose one. SCG-UNDER-2"),
    (17, BLAME, "B", "pass", "**A fall costs one card.** Which one is up to you. SCG-DEMO-1"),
    (17, BLAME + "; B drop 5H", "B", "pass", "**You sit this one out.** Next year you are back. SCG-PROMO-2"),
    (
        18,
        AXE + "; A reveal KD; B reveal TS; C reveal JD",
        "B",
        "drop TS",
        "**That card is lost anyway.** Drop one that is still in your hand. SCG-UNDER-4",
    ),
    (
        15,
        AXE + "; A reveal KD; B reveal TS; C reveal JD",
        "A",
        "reveal KC",
        "**No promotion this year.** The next one can come next year. SCG-UNDER-7",
    ),
]


@pytest.mark.parametrize(("row", "said", "seat", "text", "words"), REFUSALS)
def test_a_refusal_says_what_would_have_to_be_true(row: int, said: str, seat: str, text: str, words: str) -> None:
    match = table(THREE + "; audit = 5D; deck = 7C 8C 9C 7S 6S 8S", said)
    assert refusal(match, seat, text) == words, f"row {row}"


def test_start_cards_are_shown_once_or_never() -> None:
    deal = "A.hand = KC KD 4D 5D; B.hand = TS 2H QS 5H; C.hand = 9D 4C 5C JD"
    match = table(deal)
    assert refusal(match, "A", "up KC") == "**Nobody plays yet.** Show a card first. SCG-TURN-1"
    say(match, "A show KC")
    assert refusal(match, "A", "up KD") == "**Nobody plays yet.** Waiting for Boris and Clara. SCG-TURN-1"
    say(match, "B show 2H; C show 4C")
    once = "**Start cards are shown once, before year 1.** SCG-SETUP-12"
    never = "**This table does not show start cards.** SCG-SETUP-12"
    assert [refusal(match, seat, "show KC") for seat in "ABC"] == [once] * 3
    for first_start in ("seat-a", "random"):
        assert refusal(table(deal, first_start=first_start), "A", "show KC") == never
    other = table(deal, AXE, first_start="seat-a")
    assert refusal(other, "A", "show KC") == never


def test_a_silent_table_refuses_talk() -> None:
    match = table(THREE, table_talk="off")
    assert refusal(match, "A", "say hello") == "**This table plays in silence.** SCG-TALK-1"
    assert refusal(match, "A", "claim ace") == "**This table plays in silence.** SCG-TALK-1"


@pytest.mark.parametrize(
    ("seats", "given", "words"),
    [
        (7, {}, "**Scapegoat seats 3 to 6.**"),
        (
            3,
            {"quarters": "4"},
            "**80 can never be spent.** 6 cards add 60 at most. Lower the quarters or their line, or add a lap.",
        ),
        (3, {"start-hand": "6"}, "**You would start as winners.** Start with fewer cards than 6."),
        (
            6,
            {"victory-hand": "9"},
            "**52 cards are not enough.** Hands and table could need 60. Lower the winning hand or the laps.",
        ),
        (3, {"audit-size": "4"}, "**audit-size cannot be 4.** It can be 1–3."),
    ],
)
def test_tables_that_cannot_be_made(seats: int, given: dict[str, str], words: str) -> None:
    with pytest.raises(Refused) as caught:
        GAME.settle(seats, given)
    assert in_words(caught.value.ban.message(caught.value.facts)) == words


def test_what_is_no_card_is_told_how_to_write_one() -> None:
    with pytest.raises(Unreadable) as caught:
        table(THREE).read(0, "up ZZ")
    assert unreadable(GAME, caught.value) == "“ZZ” is no card. Write rank and suit: 7H, 10D or TD, AS."


@pytest.mark.proves("SCG-HIDE-7")
@pytest.mark.parametrize("said", [BLAME, AXE + "; A reveal KD; B reveal TS; C reveal JD", PURGE])
def test_a_hidden_drop_is_nobody_elses_affair(said: str) -> None:
    """Whichever card it was: view, memory, events, discard pile and ledger of all the others are the same."""
    tables = [table(THREE + "; audit = 5D", said, demotion_face="down") for _ in range(2)]
    for match, place in zip(tables, (0, -1), strict=True):
        if said == PURGE:
            say(match, "A drop 4D; C drop 4C")
        say(match, f"B drop {held_by_boris(match)[place]}")
    one, two = tables
    for viewer in (0, 2, ONLOOKER):
        assert one.table.view(viewer).plain() == two.table.view(viewer).plain()
        assert keys(one.table.view(viewer).memory) == keys(two.table.view(viewer).memory)
        assert one.events(viewer) == two.events(viewer)
    assert one.table.view(1).plain() != two.table.view(1).plain()
    assert "Boris drops a card unseen" in ledger(one, "A")
    assert [line for line in ledger(one, "B") if line.startswith("You drop") and line.endswith(", unseen")]


def held_by_boris(match: Match) -> list[str]:
    boris = match.table.view(1).plain()["B"]
    assert isinstance(boris, dict)
    cards = boris["hand"]
    assert isinstance(cards, list)
    return [str(card) for card in cards]
