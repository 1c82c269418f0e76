"""Slips of the pen that were found in play, each with the message that made it, so that none comes back."""

from __future__ import annotations

from importlib.resources import files

import pytest

from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.games import NAMES, ledger, package
from kickback.games.embezzlement.telling import tell as embezzlement_tells
from kickback.games.scapegoat.telling import tell as scapegoat_tells
from kickback.words import Reader, common, speech, unmarked

PEOPLE = {"A": "Ann", "B": "Boris", "C": "Clara"}


def said(game: str, message: Message, seat: str = "") -> str:
    return unmarked(speech(game).say(message, Reader(PEOPLE, seat)))


def embezzlement(reader: str, kind: str, **facts: Plain) -> str:
    event: Facts = {"kind": kind, "clause": "EMB-TURN-1", **facts}
    return "; ".join(said("embezzlement", message, reader) for message in embezzlement_tells(event))


def scapegoat(reader: str, kind: str, **facts: Plain) -> str:
    event: Facts = {"kind": kind, "clause": "SCG-TURN-1", **facts}
    lines = [message for message in scapegoat_tells(event) if not message.id.startswith("heading-")]
    return "; ".join(said("scapegoat", message, reader) for message in lines)


def test_a_cancelled_card_keeps_its_name() -> None:
    assert embezzlement("B", "cancelled", seat="A", card="otr") == "Ann’s Off the Record is cancelled"
    assert embezzlement("A", "cancelled", seat="A", card="otr") == "Your Off the Record is cancelled"


def test_a_bribe_says_which_card_it_answers() -> None:
    line: Facts = {"seat": "A", "card": "bribe", "against": "B"}
    assert embezzlement("C", "played", **line, answers="bribe") == "Ann bribes Boris’s bribe"
    assert embezzlement("B", "played", **line, answers="audit") == "Ann bribes your audit"
    assert embezzlement("C", "played", **line, answers="otr") == "Ann bribes Boris’s Off the Record"


@pytest.mark.parametrize(("left", "line"), [(0, "none is left"), (1, "1 is left"), (2, "2 are left")])
def test_what_is_left_is_counted_like_a_person_would(left: int, line: str) -> None:
    assert embezzlement("B", "took", seat="A", left=left) == f"Ann takes an invoice; {line}"


def test_one_is_one() -> None:
    assert embezzlement("", "refilled", workload=1) == "The archive comes back: 1 invoice to pay"
    assert embezzlement("", "reshuffled", count=1) == "The pile becomes the deck: 1 card"
    assert embezzlement("B", "starts", caps={"A": 1}) == "Ann starts with 1 cap"
    assert scapegoat("", "cleared", count=1) == "1 card leaves the table"
    assert scapegoat("", "discarded", cards=["7H"]) == "1 revealed card is gone"


@pytest.mark.parametrize("id", ["not-your-turn", "audit-later", "draw-own-turn"])
def test_nobody_plays_in_one_turns(id: str) -> None:
    facts: Facts = {"who": "A", "wait": 1}
    assert said("embezzlement", Message(f"ban-{id}", facts), "B").endswith("You are next.")
    assert said("embezzlement", Message(f"ban-{id}", facts | {"wait": 2}), "C").endswith("Your turn comes in 2 turns.")


def test_nobody_waits_for_one_turns() -> None:
    facts: Facts = {"seat": "A", "wait": 1}
    assert said("scapegoat", Message("ban-not-your-turn", facts), "B") == "Not your turn. Ann is playing. You are next."


def test_a_card_that_is_not_held_has_its_name() -> None:
    lacks = Message("ban-not-held", {"card": "otr", "deterministic": False})
    assert said("embezzlement", lacks).startswith("No Off the Record. You hold no Off the Record.")


def test_an_eight_is_said_to_cost() -> None:
    assert said("embezzlement", Message("stakes-eight")).endswith("so it will cost you at least 3.")


def test_what_a_bust_player_leaves_has_its_names() -> None:
    line = embezzlement("B", "swept", seat="A", caps=7, stash=2, payments=5, invoices=1, cards=[], resigned=False)
    assert line == "Ann’s 7 caps and 1 invoice go back"


def test_a_punch_is_told_as_one() -> None:
    line = embezzlement("C", "punched", seat="A", by="B", year=2)
    assert line == "Boris answers Ann’s Off the Record with Bribe and Audit at once"


def test_off_the_record_says_why_nobody_may_take_it() -> None:
    facts: Facts = {"seat": "A", "year": 2, "value": "3", "paid": 5, "found": "overpaid", "gap": 2}
    line = embezzlement("B", "turned", **facts, otr=True)
    assert line == "Ann settles year 2, off the record: worth 3, paid 5. Profit 2, out of everybody’s reach"


def test_an_audit_opens_so_many_of_so_many() -> None:
    line = scapegoat("B", "audited", cards=["2D"], pool=1, colour="red")
    assert line == "Audit opens 2 of diamonds, 1 of 1: fraud"
    assert scapegoat("B", "audited", cards=["2D"], pool=4, colour="red") == "Audit opens 2 of diamonds, 1 of 4: fraud"


def test_nothing_is_shuffled_under_no_cards() -> None:
    assert scapegoat("", "reshuffled", how="empty", count=30, deck=0) == "Deck empty: 30 discards become the new one"
    assert scapegoat("", "reshuffled", how="under", count=30, deck=1) == "30 discards shuffled under the last card"
    assert scapegoat("", "reshuffled", how="under", count=30, deck=3) == "30 discards shuffled under the last 3"


@pytest.mark.parametrize(
    ("why", "reason"),
    [
        ("lowest", ": lowest card"),
        ("random", ", by lot"),
        ("fixed", ", by the house rule"),
        ("promoted", " year 2, freshly promoted"),
        ("closed", " year 2: closed the last one"),
        ("last", " year 2: played last"),
        ("first", " year 2: started the last one"),
        ("fell", " year 2: fell"),
    ],
)
def test_whoever_starts_is_told_with_the_reason(why: str, reason: str) -> None:
    assert scapegoat("A", "starts", seat="C", why=why, round=2, suit=False) == f"Clara starts{reason}"


def test_what_may_be_lost_on_small_cards_has_one_name() -> None:
    text = files(package("scapegoat")).joinpath("messages", "en.ftl").read_text(encoding="utf-8").lower()
    assert "left to waste" in text
    assert not [word for word in ("slack", "be wasted", "on the spot") if word in text]


@pytest.mark.parametrize("name", NAMES)
def test_no_rules_promote_whoever_is_left_over(name: str) -> None:
    assert "left over is promoted" not in ledger(name).text


def test_people_are_called_by_their_names() -> None:
    words = common()
    assert words.say(Message("waiting", {"seats": ["A", "B"]}), Reader(PEOPLE)) == "Waiting for Ann and Boris."
    assert words.say(Message("standing", {"seat": "A", "score": 3}), Reader(PEOPLE)) == "Ann: 3"
    assert words.say(Message("standing", {"seat": "A", "score": 3}), Reader(PEOPLE, "A")) == "You: 3"
