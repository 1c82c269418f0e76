"""Everything people read has its words: events, refusals, house rules, cards; and old slips of the pen stay away."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from kickback.engine.bans import Ban
from kickback.engine.messages import Message
from kickback.engine.plain import Facts
from kickback.engine.seats import EYE, ONLOOKER
from kickback.games import ledger
from kickback.games.embezzlement import GAME, bans
from kickback.games.embezzlement.actions import PAGES
from kickback.games.embezzlement.components import BOXES, CARD_NAMES
from kickback.games.embezzlement.prompts import ORDERS
from kickback.games.embezzlement.table import Embezzlement
from kickback.games.embezzlement.telling import tell
from kickback.words import Reader, speech, unmarked
from tests.games.embezzlement.tables import dealt, played, said, some_table
from tests.games.sayings import Sayings

NAMES = {"A": "Anna", "B": "Boris", "C": "Clara", "D": "Dora"}
WORDS = speech("embezzlement")
SAYINGS = Sayings("embezzlement", NAMES)
BANS = {found.id: found for found in vars(bans).values() if isinstance(found, Ban)}
SLIPS_OF_THE_PEN = re.compile(r"\b1 (caps|cards|invoices) |\b1 are |you (is|has|takes|pays|opens|audits)\b")
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def lines(event: Facts, seat: int, form: str = "") -> list[str]:
    letter = "ABCD"[seat] if seat < 4 else ""
    return [unmarked(SAYINGS.say(message, letter, form)) for message in tell(event)]


def heard(table: Embezzlement, seat: int) -> list[str]:
    found: list[str] = []
    for event in table.log or []:
        seen = event.seen_by(seat)
        if seen is not None:
            found += lines(seen, seat)
    return found


def test_every_kind_of_event_is_declared_and_can_be_told_to_everybody() -> None:
    clauses = ledger("embezzlement").clauses
    told: dict[str, set[str]] = {}
    rich = {f"{seat}.stash": "60" for seat in "ABCD"}
    for seed in range(100):
        table = some_table(seed, listen=True) if seed else dealt(4, {"workload-size": "60"}, 3, rich, listen=True)
        for _ in played(table, seed):
            pass
        for event in table.log or []:
            assert event.clause in clauses
            shape = GAME.events[event.kind].shape()
            for viewer in [*range(table.seats), ONLOOKER, EYE]:
                seen = event.seen_by(viewer)
                if seen is not None:
                    assert shape.fault(seen) == ""
                    told.setdefault(event.kind, set()).update(lines(seen, viewer))
    assert set(told) == set(GAME.events)
    for kind, found in told.items():
        for line in found:
            assert line.strip(), kind
            assert "  " not in line
            assert not re.search(r"\b1 (caps|cards|invoices) |\b1 are |you (is|has|takes|pays|opens|audits)\b", line), (
                line
            )
    assert "You pick up a Bribe" in told["drew"]
    assert "Boris picks up a card" in told["drew"]


def test_views_fit_their_declared_shape() -> None:
    shape = GAME.view_shape()
    for seed in range(40):
        table = some_table(seed)
        for number, _ in enumerate(played(table, seed)):
            if number % 7 == 0:
                for seat in [*range(table.seats), ONLOOKER, EYE]:
                    assert shape.fault(table.view(seat).plain()) == ""


def test_every_ban_has_its_text_and_every_text_its_ban() -> None:
    found = {getattr(bans, name) for name in vars(bans) if isinstance(getattr(bans, name), Ban)}
    assert len(found) == len(BANS)  # no two share an id
    text = files("kickback.games.embezzlement").joinpath("messages", "en.ftl").read_text(encoding="utf-8")
    texts = {id.removeprefix("ban-") for id in MESSAGE.findall(text) if id.startswith("ban-")}
    assert texts == set(BANS)
    assert all(ban.clause in ledger("embezzlement").clauses for ban in BANS.values())


def test_every_refusal_met_in_play_can_be_said() -> None:
    met: set[str] = set()
    for seed in range(60):
        table = some_table(seed)
        for number, _ in enumerate(played(table, seed)):
            if number % 11:
                continue
            for seat in range(table.seats):
                for action in PAGES[table.seats][seat].by_text.values():
                    ban = table.forbids(seat, action)
                    if ban is not None:
                        met.add(ban.id)
                        line = SAYINGS.say(ban.message(table.explain(seat, action, ban)), "ABCD"[seat])
                        assert line.startswith("**")
                        assert "in 1 turns" not in line
    assert len(met) > 60


def test_options_presets_cards_and_orders_have_their_words() -> None:
    for option in GAME.options:
        assert WORDS.has(f"option-{option.key}")
        assert "says" in WORDS.bundle.get_message(f"option-{option.key}").attributes
    for name in GAME.presets:
        assert "says" in WORDS.bundle.get_message(f"preset-{name}").attributes
    for name in BOXES:
        assert WORDS.has(f"option-box-{name}")
    for card in CARD_NAMES:
        assert {"small", "a", "rule"} <= set(WORDS.bundle.get_message(f"card-{card}").attributes)
    for order in ORDERS:
        assert WORDS.has(f"order-{order.id}")
    for kind in ["1", "2", "3", "4", "5", "8", "T"]:
        assert {"bare", "worth", "button", "rule"} <= set(WORDS.bundle.get_message(f"invoice-{kind}").attributes)


@pytest.mark.parametrize(
    ("event", "seat", "line"),
    [
        ({"kind": "took", "seat": "A", "left": 1, "invoice": 3, "value": "8"}, 0, "You take an 8; 1 is left"),
        ({"kind": "took", "seat": "A", "left": 7, "invoice": 3}, 1, "Anna takes an invoice; 7 are left"),
        ({"kind": "peeked", "seat": "A", "year": 3, "value": "T"}, 0, "You look at year 3: a trap"),
        (
            {
                "kind": "turned",
                "seat": "B",
                "year": 1,
                "value": "2",
                "paid": 4,
                "profit": 2,
                "found": "overpaid",
                "gap": 2,
                "otr": False,
                "invoice": 1,
            },
            0,
            "Boris settles year 1: worth 2, paid 4. Profit 2",
        ),
        (
            {
                "kind": "turned",
                "seat": "B",
                "year": 1,
                "value": "2",
                "paid": 4,
                "found": "overpaid",
                "gap": 2,
                "otr": True,
            },
            1,
            "You settle year 1, off the record: worth 2, paid 4. Profit 2, out of everybody’s reach",
        ),
        (
            {"kind": "cancelled", "seat": "A", "card": "otr", "bribes": 1, "year": 2},
            1,
            "Anna’s Off the Record is cancelled",
        ),
        (
            {
                "kind": "played",
                "seat": "A",
                "card": "bribe",
                "against": "B",
                "answers": "audit",
                "year": 2,
                "attempt": 1,
                "of": "B",
                "stands": False,
            },
            1,
            "Anna bribes your audit",
        ),
        (
            {
                "kind": "audited",
                "seat": "A",
                "by": "B",
                "year": 2,
                "value": "3",
                "paid": 5,
                "found": "overpaid",
                "invoice": 1,
            },
            1,
            "You open Anna’s year 2: worth 3, paid 5",
        ),
        (
            {
                "kind": "swept",
                "seat": "A",
                "caps": 1,
                "stash": 1,
                "payments": 0,
                "invoices": 1,
                "cards": [],
                "resigned": False,
            },
            1,
            "Anna’s 1 cap and 1 invoice go back",
        ),
        ({"kind": "won", "seats": [], "caps": {"A": 3}, "way": "nobody", "starts": {}, "bust": []}, 0, "Nobody wins"),
        (
            {"kind": "won", "seats": ["B"], "caps": {"B": 1}, "way": "most", "starts": {}, "bust": []},
            0,
            "Boris wins with 1 cap",
        ),
    ],
)
def test_lines_read_as_a_person_would_say_it(event: Facts, seat: int, line: str) -> None:
    assert lines(event | {"clause": "EMB-TURN-1"}, seat)[-1:] == [line]


def test_the_deal_and_the_end_have_headings() -> None:
    table = dealt(2, fixed={"first": "A", "A.hand": "audit audit trade bribe bribe"}, listen=True)
    assert heard(table, 0)[:3] == [
        "Before the first turn",
        "14 invoices to pay, 5 cards and 5 caps each. You hold two Audits, a Trade and two Bribes",
        "You begin, by lot",
    ]
    assert heard(table, 1)[2] == "Anna begins, by lot"
    said(table, "B resign")
    assert heard(table, 0)[-2:] == ["The end", "You win with 5 caps"]


@pytest.mark.proves("EMB-HOUSE-18")
def test_a_cheap_deal_says_nothing_of_caps() -> None:
    table = dealt(2, {"cheap-start": "on"}, fixed={"first": "A"}, listen=True)
    assert heard(table, 2)[1] == "14 invoices to pay, 5 cards each"


@pytest.mark.proves("EMB-HOUSE-10")
def test_in_silence_the_ledger_says_no_number() -> None:
    table = dealt(3, {"silence": "on"}, fixed={"first": "A", "workload": "3"}, listen=True)
    said(table, "A place 4")
    assert heard(table, 1)[-1] == "Anna pays year 1 without a word"
    assert heard(table, 0)[-1] == "You pay year 1 without a word"


@pytest.mark.parametrize(
    ("rules", "advice"),
    [({}, "Say a price."), ({"silence": "on", "one-two-punch": "on"}, "Seal an amount.")],
)
def test_whoever_must_pay_hears_what_can_be_done_at_this_table(rules: dict[str, str], advice: str) -> None:
    table = dealt(3, rules, fixed={"first": "A", "workload": "3"})
    action = table.read(0, "pass")
    facts = table.explain(0, action, bans.MUST_PAY)
    assert table.forbids(0, action) is bans.MUST_PAY
    assert (
        unmarked(WORDS.say(Message("ban-must-pay", facts), Reader(NAMES, "A"))) == f"You took it, you pay it. {advice}"
    )


def test_a_punch_is_no_bribe_first() -> None:
    fixed = {"first": "A", "workload": "1", "A.hand": "otr", "B.hand": "bribe audit"}
    table = dealt(3, {"one-two-punch": "on"}, fixed=fixed, listen=True)
    said(table, "A announce 5", "A otr", "B punch")
    told = heard(table, 2)
    at = told.index("Boris answers Anna’s Off the Record with Bribe and Audit at once")
    assert told[at + 1 :] == [
        "Anna pays 5 on year 1",
        "Boris opens Anna’s year 1: worth 1, paid 5",
        "Anna loses 4",
        "+1 for Boris",
    ]
    assert not any("bribes" in line for line in told)


@pytest.mark.proves("EMB-RULING-26")
def test_private_values_have_a_faded_form_that_says_nothing() -> None:
    private: list[tuple[Facts, str]] = [
        ({"kind": "took", "seat": "A", "left": 4, "invoice": 1, "value": "5"}, "You take an invoice; 4 are left"),
        ({"kind": "peeked", "seat": "A", "year": 2, "value": "5"}, "You look at year 2"),
        (
            {"kind": "demanded", "seat": "B", "of": "A", "year": 2, "looks": True, "value": "5"},
            "Boris makes you look at year 2",
        ),
    ]
    for event, faded in private:
        assert lines(event | {"clause": "EMB-PAY-2"}, 0, "faded") == [faded]


@pytest.mark.proves("EMB-PEEK-3", "EMB-BRIBE-9")
def test_a_line_fades_while_a_bribe_is_decided_and_off_the_record() -> None:
    fixed = {
        "first": "A",
        "workload": "3",
        "A.hand": "otr bribe",
        "B.hand": "bribe",
        "A.board": "1:4/2",
        "A.unseen": "1",
    }
    table = dealt(2, fixed=fixed, listen=True)
    said(table, "A peek 1")
    log = table.log
    assert log is not None
    private = [event.seen_by(0) for event in log if event.kind in ("took", "peeked")]

    def faded() -> list[bool]:
        return [GAME.fades(event, table.view(0)) for event in private if event is not None]

    assert faded() == [False, False]
    said(table, "A announce 5")
    assert faded() == [False, False]
    said(table, "A otr", "B bribe")
    assert faded() == [True, True]  # A decides on a Bribe
    said(table, "A bribe", "B pass", "A place")
    assert faded() == [True, False]  # year 2 is off the record
    said(table, "A done")
    assert faded() == [True, False]


def test_an_outcome_ranks_the_bust_by_when_they_went() -> None:
    fixed = {"turn": "A", "phase": "action", "round": "14", "A.board": "7:2/2", "workload.left": "0"}
    table = dealt(3, fixed=fixed | {"B.board": "7:2/2", "C.board": "7:2/2"}, listen=True)
    said(table, "C resign", "B resign")
    outcome = table.outcome()
    assert [standing.seat for standing in outcome.standings] == [0, 1, 2]
    assert WORDS.say(outcome.why, Reader(NAMES)) == "Last one solvent"
    assert WORDS.say(outcome.standings[1].says, Reader(NAMES)) == "Boris: bust"


def last(table: Embezzlement, kind: str, seat: int) -> Facts:
    found = [seen for event in table.log or [] if event.kind == kind and (seen := event.seen_by(seat)) is not None]
    return found[-1]


def caption(event: Facts, seat: int, form: str = "") -> str:
    return WORDS.say(Message(f"caption-{event['kind']}", event), Reader(NAMES, "ABC"[seat]), form)


SETTLING = {"turn": "A", "first": "A", "round": "8", "B.hand": "blackmail"}


@pytest.mark.parametrize(
    ("board", "slip"),
    [
        ("1:5/3", "Year 1 was a 3, paid 5: 2 caps, if nobody wants them."),
        ("1:4/3", "Year 1 was a 3, paid 4: 1 cap, if nobody wants it."),
        ("1:5/3*", "Year 1 was a 3, paid 5: 2 caps, out of everybody’s reach."),
        ("1:3/3", "Year 1 was a 3, paid 3. Nothing to gain."),
        ("1:3/5", "Year 1 was a 5, paid 3. You pay the company 2 caps."),
        ("1:3/T", "Year 1 was a trap. You pay 2 caps."),
    ],
)
@pytest.mark.proves("EMB-SETTLE-5", "EMB-SETTLE-6", "EMB-SETTLE-7", "EMB-SETTLE-8", "EMB-SETTLE-12")
def test_a_settlement_is_told_to_the_settler(board: str, slip: str) -> None:
    table = dealt(3, fixed=SETTLING | {"A.board": board}, listen=True)
    assert caption(last(table, "turned", 0), 0) == slip


@pytest.mark.proves("EMB-HOUSE-7", "EMB-BLACK-4")
def test_a_blind_blackmail_is_told_with_whoever_takes_it() -> None:
    table = dealt(3, {"blind-blackmail": "on"}, fixed=SETTLING | {"A.board": "1:5/3"}, listen=True)
    said(table, "B blackmail", "A pass")
    turned = last(table, "turned", 0)
    assert turned["taken-by"] == "B"
    assert caption(turned, 0, "taken") == "Year 1 was a 3, paid 5: 2 caps, and Boris takes them."
    table = dealt(3, {"blind-blackmail": "on"}, fixed=SETTLING | {"A.board": "1:5/3"}, listen=True)
    said(table, "B pass", "C pass")
    turned = last(table, "turned", 0)
    assert "taken-by" not in turned
    assert caption(turned, 0) == "Year 1 was a 3, paid 5: 2 caps."


@pytest.mark.parametrize(
    ("board", "audited", "auditor"),
    [
        ("1:5/2", "It was a 2: your 3 caps are gone.", "It was a 2, paid 5."),
        (
            "1:3/5",
            "It was a 5, paid 3: you pay the company 2 caps.",
            "It was a 5, paid 3: Boris pays the 2, you get nothing.",
        ),
        ("1:3/3", "Honest work. Anna pays 1 cap.", "Honest work. You pay 1 cap."),
        ("1:3/T", "Your trap. Anna pays 2 caps.", "A trap. You pay 2 caps."),
    ],
)
@pytest.mark.proves("EMB-AUDIT-6")
def test_an_opened_year_is_told_to_both_sides(board: str, audited: str, auditor: str) -> None:
    fixed = {"turn": "A", "phase": "action", "first": "A", "round": "3", "A.hand": "audit", "B.board": board}
    table = dealt(3, fixed=fixed, listen=True)
    said(table, "A audit B 1", "B pass")
    event = last(table, "audited", 1)
    assert caption(event, 1) == audited
    assert caption(event, 0, "auditor") == auditor
    assert caption(event, 0, "stays") == "It stays, face up and empty, until turn 8."


def test_bust_and_trade_have_their_slips() -> None:
    fixed = {"turn": "A", "phase": "action", "first": "A", "round": "3", "A.hand": "trade", "A.board": "1:5/3"}
    table = dealt(3, fixed=fixed | {"B.board": "1:1/4"}, listen=True)
    said(table, "A trade B 1", "B pass")
    traded = last(table, "traded", 1)
    assert caption(traded, 0) == "Year 1: you gave 5 caps and got 1 cap."
    assert caption(traded, 1, "target") == "Year 1: you gave 1 cap and got 5 caps."
    assert caption(traded, 1, "look") == "It is a 3."
    table = dealt(3, fixed=SETTLING | {"A.board": "1:1/5", "A.stash": "1"}, listen=True)
    bust = last(table, "bust", 0)
    assert caption(bust, 0) == "You owe 4 caps and have 1. You are bust."
    assert caption(bust, 1) == "Anna is out. Board and hand are cleared."


@pytest.mark.proves("EMB-RULING-37")
def test_whoever_makes_an_endless_table_is_warned_of_pauses() -> None:
    few = {"endless": "on", "workload": "low-stakes"}
    warned = GAME.warnings(4, GAME.settle(4, few))
    assert [WORDS.say(message, Reader({})) for message in warned] == ["Payments will pause until the next refill."]
    assert GAME.warnings(3, GAME.settle(3, few)) == []
    assert GAME.warnings(4, GAME.settle(4, {"endless": "on"})) == []
    assert GAME.warnings(4, GAME.settle(4, {"workload": "low-stakes"})) == []
