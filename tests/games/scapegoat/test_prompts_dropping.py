"""The card that a fall costs in Scapegoat: of the Scapegoat, of everybody, of the lowest."""

from __future__ import annotations

from tests.games.scapegoat.tables import AXE, BLAME, PURGE, THREE, Page, refusal, say, table


def test_the_scapegoat_drops_a_card() -> None:
    match = table(THREE + "; deck = 7C 8C 9C 7S 6S", BLAME)
    page = Page(match, "B")
    assert page.kicker == "Fraud. You are the Scapegoat"
    assert page.question == "Drop one card. Which one?"
    assert page.stakes == (
        "You fall from 4 to 3 cards and sit out the promotion. It was your own 2 of hearts."
        " Everybody sees what you drop before they choose."
    )
    assert page.clock == "If time runs out, your 5 of hearts goes."
    assert page.choices == {
        "drop 5H": "You keep 6♠, 8♣, Q♠.",
        "drop QS": "You keep 5♥, 6♠, 8♣. It is your best card for a promotion.",
        "drop 8C": "You keep 5♥, 6♠, Q♠.",
        "drop 6S": "You keep 5♥, 8♣, Q♠.",
    }
    assert page.locked == {
        "Reveal for the promotion": "**You sit this one out.**"
        " A demoted Scapegoat has no part in it; next year you are back.",
        "Drop nothing": "**A fall costs one card.** Which one is up to you.",
        "Accuse somebody": "**Only the Scapegoat pays,** whoever filed it.",
    }
    other = Page(match, "A")
    assert other.question == "**Boris takes the fall and drops a card.** The promotion follows, without Boris."
    assert other.locked == {
        "Reveal for the promotion": "**First the fall, then the promotion.** Boris is dropping a card."
    }


def test_whoever_filed_anothers_fraud_says_nothing() -> None:
    match = table(THREE + "; audit = 4D", "A down 4D; B up TS; C up 9D; A up KD; B up 2H", demotion_face="down")
    page = Page(match, "B")
    assert page.stakes == (
        "You fall from 4 to 3 cards and sit out the promotion. Whoever filed the 4 of diamonds says nothing."
        " Nobody sees what you drop."
    )
    assert "Ann" not in page.all_of_it()
    assert "own" not in Page(match, "A").all_of_it()


def test_a_scapegoat_at_one_card_swaps_it() -> None:
    deal = "A.hand = KC KD 4D 5D; B.size = 1; B.hand = TS; C.hand = 9D 4C 5C JD; start = A; deck = 3C 2H 7S 6S 8S 6C"
    page = Page(table(deal, "A up KC; B up TS; C up 9D; A up KD; B down 2H"), "B")
    assert page.question == "Your only card goes."
    assert page.stakes.startswith(
        "You draw a new one and stay at 1; the promotion goes on without you. It was your own"
    )
    assert list(page.choices.values()) == ["You draw 1."]


def test_a_red_perfect_zero_asks_everybody() -> None:
    match = table(THREE + "; audit = 5D", PURGE)
    closer, other = Page(match, "A"), Page(match, "B")
    assert closer.kicker == "Fraud in a Perfect Zero. Everybody falls"
    assert closer.stakes == (
        "Everybody falls by one; you go from 4 to 3 cards. No promotion this year; you start the next."
        " The opened 5 of diamonds was yours; the table is not told. Cards turn over together."
    )
    assert other.stakes == (
        "Everybody falls by one; you go from 4 to 3 cards. No promotion this year; Ann starts the next."
        " Cards turn over together."
    )
    assert other.locked["Reveal for the promotion"] == (
        "**No promotion this year.** The audit opened red on a Perfect Zero."
    )
    say(match, "B drop 5H")
    assert Page(match, "B").question == "**Sealed: your 5 of hearts.** 1 of 3 are in; waiting for Ann and Clara."
    assert Page(match, "").question == "**Everybody drops a card.** 1 of 3 are in."


def test_hidden_drops_do_not_turn_over() -> None:
    match = table(THREE + "; audit = 5D", PURGE, demotion_face="down")
    assert "turn over" not in Page(match, "B").stakes
    say(match, "B drop 5H")
    assert Page(match, "B").locked == {"Change my pick": "**Your card is sealed.**"}
    assert refusal(match, "B", "drop QS") == "**Your card is sealed.** SCG-DEMO-1"


def test_the_lowest_drops_one_more() -> None:
    deal = "A.hand = 4D 5D 7S 7C; B.hand = 2H 5H 7H AS; C.hand = 9D 4C 5C KH; start = A"
    match = table(deal, AXE + "; A reveal 7C; B reveal 7H; C reveal KH")
    page = Page(match, "A")
    assert page.kicker == "Your 7 of clubs was the lowest by its suit"
    assert page.question == "Drop one more card. Which one?"
    assert page.stakes == (
        "You fall from 4 to 3 cards. The revealed 7 of clubs is gone too; then everybody draws 1, you as well."
    )
    assert page.locked["Drop the 7 of clubs"] == "**That card is lost anyway.** Drop one that is still in your hand."
    assert page.locked["Reveal for the promotion"] == "**No promotion after an Underspend.**"
    assert Page(match, "B").question == "**Ann had the lowest card and drops one more.** Then everybody draws 1."
