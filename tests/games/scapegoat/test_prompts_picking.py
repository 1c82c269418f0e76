"""The secret picks of Scapegoat: the show, the promotion, and the lowest card after an Underspend."""

from __future__ import annotations

import pytest

from tests.games.scapegoat.tables import AXE, BLAME, THREE, Page, refusal, say, table


def test_the_show() -> None:
    match = table("A.hand = AD AC 7H KS; B.hand = 2C 3D 4H 9S; C.hand = 2S 3S 4S 5S")
    page = Page(match, "A")
    assert page.kicker == "Before year 1. Everybody picks in secret"
    assert page.question == "Show one card. The lowest starts."
    assert page.stakes == (
        "Aces are lowest here, then 2, 3 and up to King; equal ranks: ♦ ♣ ♥ ♠. You keep the card, but everybody will"
        " have seen it. Whoever starts cannot become this year’s Scapegoat."
    )
    assert page.clock == "If time runs out, your King of spades is shown."
    assert page.choices == {
        "show AD": "The lowest card there is: you start. Everybody will know you have it.",
        "show AC": "The lowest card there is: you start. Everybody will know you have it.",
        "show 7H": "You start if nobody shows lower. 24 cards are lower.",
        "show KS": "Too high to be lowest: you will not start.",
    }
    assert page.locked == {
        "Show nothing": "**Everybody shows one card.** You take it back at once.",
        "Play a card": "**Nobody plays yet.** First the table finds out who starts.",
    }
    say(match, "A show KS")
    page = Page(match, "A")
    assert page.question == "**Sealed: your King of spades.** 1 of 3 are in; waiting for Boris and Clara."
    assert page.locked == {"Change my pick": "**Your card is sealed.** It turns over with the others."}
    assert Page(match, "").question == "**Everybody picks a card to show.** 1 of 3 are in."
    named = Page(table("A.hand = AS 2D 7H KS"), "A").choices
    assert named["show AS"] == (
        "You start unless the Ace of diamonds, the Ace of clubs or the Ace of hearts is shown."
        " Everybody will know you have it."
    )


def test_whoever_starts_is_not_safe_at_every_table() -> None:
    assert "cannot become" in Page(table(), "A").stakes
    assert "cannot become" not in Page(table(seats=3, quarters="1"), "A").stakes


def test_the_promotion() -> None:
    deal = "A.hand = KC AH 4D 5D; B.size = 5; B.hand = TS 2H QS 5H AS; C.hand = 9D 4C 5C JD; start = A"
    match = table(deal, "A up KC; B up TS; C up 9D; A up 4D; B up 2H; C up JD")
    page = Page(match, "B")
    assert page.kicker == "Promotion. Everybody picks in secret"
    assert page.question == "Reveal one card. The highest climbs, and you would win."
    assert page.choices["reveal AS"] == "Cannot be beaten: you win the game."
    assert page.choices["reveal QS"].endswith("cards you cannot see are higher.")
    other = Page(match, "A")
    assert other.question == "Reveal one card. The highest climbs."
    assert other.stakes == (
        "Aces high, then King down to 2; equal ranks: ♠ ♥ ♣ ♦. The winner goes up a card, draws 2 and starts next year;"
        " every other card is swapped for a new one. Boris would win the game."
    )
    assert other.choices["reveal AH"] == "Loses only to the Ace of spades."
    assert next(iter(other.choices)) == "reveal AH"  # strongest first
    assert other.locked == {
        "Sit out": "**Everybody at the promotion reveals a card.** A low one is allowed: you lose and draw a new one.",
        "Keep the card": "**A revealed card is gone,** won or lost.",
    }
    say(match, "A reveal AH")
    assert Page(match, "A").question == "**Sealed: your Ace of hearts.** 1 of 3 are in; waiting for Boris and Clara."
    assert Page(match, "").question == "**Everybody picks a card.** 1 of 3 are in."


def test_a_promotion_without_the_scapegoat() -> None:
    match = table(THREE, BLAME + "; B drop 5H")
    assert Page(match, "A").kicker == "Promotion. Boris sits out"
    assert Page(match, "B").question == "**You sit out.** 0 of 2 are in."
    assert Page(match, "B").locked == {"Reveal for the promotion": "**You sit this one out.** Next year you are back."}
    assert Page(match, "").question == "**Everybody but Boris picks a card.** 0 of 2 are in."


def test_a_promotion_without_the_empty_handed() -> None:
    deal = "A.hand = KC KD 4D 5D; B.size = 1; B.hand = TS; C.hand = 9D 8C 5C JD; start = A; deck = 3C 2H"
    match = table(deal, "A up KC; B up TS; C up 9D; A up KD; B up 2H", closer_draws="off")
    assert Page(match, "A").kicker == "Promotion. Boris has no card to reveal"
    assert Page(match, "B").question == "**You have no card to reveal.** You draw when the new year begins."
    assert refusal(match, "B", "pass") == (
        "**You have no card to reveal.** You draw when the new year begins. SCG-PROMO-2"
    )


def test_a_shown_card_is_remembered_while_it_is_sure() -> None:
    deal = "A.hand = KC KD 4D 2S; B.hand = TS 2H QS 5H; C.hand = 9D 4C 5C JD"
    shown = "A show 2S; B show QS; C show JD; "
    up = "A up KC; B up TS; C up 9D; A up 4D; B up 2H; C up 4C"
    open_play = table(deal, shown + up)
    assert Page(open_play, "A").notes == [
        "Boris still has the Queen of spades shown before year 1.",
        "Clara still has the Jack of diamonds shown before year 1.",
    ]
    filed = table(deal, shown + up.replace("B up TS", "B down TS"))
    assert Page(filed, "A").notes == ["Clara still has the Jack of diamonds shown before year 1."]
    assert Page(filed, "B").notes == ["Ann still has the 2 of spades shown before year 1.", Page(filed, "A").notes[0]]


def test_a_card_dropped_unseen_may_have_been_the_shown_one() -> None:
    deal = "A.hand = KC KD 4D 2S; B.hand = TS 2H QS 5H; C.hand = 9D 4C 5C JD; audit = 4D"
    said = "A show 2S; B show QS; C show JD; A down 4D; B up TS; C up 9D; A up KD; B up 2H; B drop 5H"
    clara = "Clara still has the Jack of diamonds shown before year 1."
    assert Page(table(deal, said), "A").notes == ["Boris still has the Queen of spades shown before year 1.", clara]
    assert Page(table(deal, said, demotion_face="down"), "A").notes == [clara]


def test_a_card_that_cannot_win_is_called_so() -> None:
    deal = "A.hand = KC 4D 2C 3D; B.hand = TS 2H QS 5H; C.hand = 9D 4C 5C JD; start = A; discard = 2S; deck = 7C 8C 9C"
    page = Page(table(deal + " 7S 6S 8S", "A up KC; B up TS; C up 9D; A up 4D; B up 5H; C up 4C"), "A")
    assert page.choices["reveal 2C"] == "Cannot win. You swap it for 1 new card."  # only the 2 of diamonds is lower
    assert page.choices["reveal 3D"].endswith("cards you cannot see are higher.")  # two are lower, for two others


def test_the_lowest_falls_after_an_underspend() -> None:
    match = table(THREE, AXE)
    page = Page(match, "A")
    assert page.kicker == "Underspend, 11 short. Everybody picks in secret"
    assert page.question == "Reveal one card. The lowest falls."
    assert page.stakes == (
        "Aces are highest here. The revealed cards are gone and everybody draws 1. If yours is the lowest, you drop one"
        " more and fall to 3. No audit, no promotion. Clara starts next year."
    )
    assert page.clock == "If time runs out, your King of clubs is revealed."
    assert page.locked == {
        "Sit out": "**Everybody reveals a card after an Underspend.**",
        "Audit the filed cards": "**No audit this year.** The files are cleared unopened.",
        "Play one more card": "**The two laps are over.** The next card is next year’s.",
    }
    assert Page(match, "C").stakes.endswith("You start next year.")
    assert Page(match, "").question == "**Everybody picks a card. The lowest falls.** 0 of 3 are in."
    fallen = table(THREE, AXE, underspend_starter="demoted", axe_discard="revealed")
    assert Page(fallen, "A").stakes.endswith(
        "you draw nothing and fall to 3. No audit, no promotion. Whoever falls starts next year."
    )


@pytest.mark.parametrize(
    ("discards", "card", "size", "says"),
    [
        ("2D 2C 2H 2S", "3D", 4, "Nothing is lower: you fall."),
        ("2D 2C 2H 2S", "3D", 1, "Nothing is lower, but you stay at 1."),
        ("2D 2H 2S", "3D", 4, "Only the 2 of clubs is lower. You fall unless it is revealed."),
        (
            "2D 2H",
            "3D",
            4,
            "Only the 2 of clubs and the 2 of spades are lower. You fall unless one of them is revealed.",
        ),
        (
            "2D 2H 2S",
            "3D",
            1,
            "Only the 2 of clubs is lower. You are the lowest unless it is revealed, but you stay at 1.",
        ),
        ("", "4D", 4, "8 cards you cannot see are lower. One of them beside yours and you are safe."),
        ("AC AH AD KS KH KD KC", "AS", 4, "Cannot be the lowest: you are safe."),
        ("AD AC AH", "KS", 4, "Cannot be the lowest: you are safe."),
        ("AD AC", "KS", 4, "38 cards you cannot see are lower. One of them beside yours and you are safe."),
    ],
)
def test_how_low_a_card_is(discards: str, card: str, size: int, says: str) -> None:
    """What the seat has not seen decides what a reveal risks."""
    others = f"B.hand = 5H 4S 6H 6S; C.hand = 5D 5C 6D 6C; start = A; discard = {discards}"
    if size == 1:
        deal = f"A.size = 1; A.hand = 4H; {others}; deck = 4C 9S 9C {card} 9D 9H"
        first = "A up 4H; B up 5H; C up 5D; A up 4C; B up 4S; C up 5C"
    else:
        deal = f"A.hand = {card} JC JD QC; {others}; deck = 9S 9C 9D 9H 8S 8C"
        first = "A up JC; B up 5H; C up 5D; A up JD; B up 4S; C up 5C"
    match = table(deal, first)
    assert match.table.stack[-1].name == "axe"
    assert Page(match, "A").choices[f"reveal {card}"] == says
