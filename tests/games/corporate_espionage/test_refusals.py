"""What is refused, word for word: what is wrong, and what would have to be true. Nothing points at the impossible."""

from __future__ import annotations

from typing import Any

import pytest

from kickback.engine.seats import LETTERS
from kickback.games.corporate_espionage import GAME
from kickback.words import Reader, speech
from tests.games.corporate_espionage.tables import packed, sit

NAMES = dict(zip("ABCD", ["Ann", "Boris", "Clara", "Dov"], strict=True))
DEALS = {"loans": "on", "card-market": "table", "alliances": "pact", "associations": "on"}
BLOCKER = packed("OWN-01", "asset", "static: block hire @rivals")

# House rules, the deal, what has been said, and then who tries what and hears what.
REFUSED: list[tuple[dict[str, str], dict[str, Any], list[str], dict[str, str]]] = [
    (
        {},
        {"A_company": "MAG", "A_hand": "MAG-08", "B_company": "NIM", "B_table": "NIM-14", "A_bank": "20"},
        ["A spy MAG-08 B"],
        {
            "A use NIM-14@B C": "**Notification Cannon has only just come to you.** From your next turn.",
        },
    ),
    (
        {},
        {"A_company": "NIM", "A_hand": "COM-01 COM-02"},
        ["A hire COM-01"],
        {
            "A hire COM-02": "**One hire a turn, and it is used.** Next turn, or with a card that gives hires.",
            "A fire COM-02": "**Only your own people can be fired.** Assets are sold.",
            "A liquidate COM-01": "**Only your assets can be sold.** People can be fired, for nothing.",
            "A use COM-01": "**That card has no ability to use.** Only a card of yours in play whose text says “Pay”.",
        },
    ),
    (
        {},
        {"A_company": "NIM", "A_hand": "NIM-06", "A_table": "NIM-05"},
        [],
        {
            "A hire NIM-06": (
                "**Your executive seat is taken by Chief Vision Officer.** Fire Chief Vision Officer "
                "first, it may be in this same turn."
            ),
            "A buy NIM-06": (
                "**People are hired, assets bought, espionage and Savvy played.** Say it with the right word."
            ),
            "A takeover A": "**Only a rival still in the market.** Not yourself, and nobody who has left.",
            "A spy COM-11": "**That card is not there.** Play a card of your hand.",
            "A hire XYZ-11": "**That card is not there.** Play a card of your hand.",
        },
    ),
    (
        {},
        {"A_company": "NIM", "A_hand": "NIM-06", "A_table": "NIM-05 COM-01"},
        ["A fire COM-01"],
        {
            "A hire NIM-06": (
                "**Your executive seat is taken by Chief Vision Officer.** Your firing is used, so next turn."
            ),
            "A fire NIM-05": "**One firing a turn, and it is used.** Next turn.",
        },
    ),
    (
        {},
        {"seats": 2},
        [],
        {
            "A takeover B": "**Takeovers need more than two companies.** Not any more in this game.",
        },
    ),
    (
        {"takeover-from-round": "5"},
        {},
        [],
        {
            "A takeover B": "**Takeovers begin in round 5.** In round 5.",
        },
    ),
    (
        {},
        {"B_bank": "50"},
        ["A takeover B"],
        {
            "A takeover C": "**One failed takeover a turn.** Next turn.",
        },
    ),
    (
        {},
        {"B_company": "IRN", "B_table": "IRN-10"},
        [],
        {
            "A takeover B": "**Golden Parachute Loom protects Boris.** When that card is gone.",
        },
    ),
    (
        {},
        {"A_company": "VIP", "A_hand": "VIP-07 VIP-08"},
        [],
        {
            "A spy VIP-07": "**Say which rival.** Such as “spy VIP-07 B”.",
            "A spy VIP-08 B": "**This card names no rival.** Leave the company out.",
            "A spy VIP-07 A": "**Only a rival still in the market.** Not yourself, and nobody who has left.",
        },
    ),
    (
        {},
        {"A_company": "VIP", "A_table": "VIP-04", "A_bank": "9"},
        ["A use VIP-04 B"],
        {
            "A use VIP-04 B": "**Senior Partner has worked this turn.** Next turn.",
            "A use VIP-04": "**Say which rival.** Such as “use VIP-04 B”.",
        },
    ),
    (
        {},
        {"A_company": "VIP", "A_table": "VIP-04", "A_bank": "1"},
        [],
        {
            "A use VIP-04 B": "**2 points, and you have 1.** When your bank has 2.",
        },
    ),
    (
        {},
        {
            "A_company": "NIM",
            "A_hand": "NIM-03 COM-07 COM-14",
            "A_bank": "0",
            "B_company": "NIM",
            "B_hand": "COM-11",
            "turn": "B",
        },
        ["B spy COM-11 A"],
        {
            "A savvy COM-07": "**1 point, and your bank is at 0.** With an empty bank only free cards.",
            "A hire NIM-03": "**Only in your own turn, after income, expenses and draw.** Your next turn.",
            "A savvy COM-14": "**Order answers a rival’s Savvy.** It can be played the moment that is on top.",
            "A savvy COM-10": "**That card is not there.** A Savvy is played by whoever holds it.",
            "B pass": "**Nothing is waiting for you.** When a window opens.",
            "B end": "**Surprise Invoice still waits for answers. One play at a time.** When its window has closed.",
            "B hire COM-01": (
                "**Surprise Invoice still waits for answers. One play at a time.** When its window has closed."
            ),
        },
    ),
    (
        {},
        {
            "A_company": "NIM",
            "A_hand": "COM-01",
            "own": BLOCKER,
            "B_company": "NIM",
            "B_swap": "OWN-01/COM-11",
            "B_table": "OWN-01",
        },
        [],
        {
            "A hire COM-01": "**A card forbids it: hiring stop.** When Test OWN-01 is gone.",
        },
    ),
    (
        DEALS,
        {"A_company": "VIP", "A_hand": "VIP-07"},
        ["A pact B vs C", "B accept"],
        {
            "A spy VIP-07 B": (
                "**Your pact with Boris forbids it.** Break the pact; it ends when your next turn starts."
            ),
            "A takeover B": "**Your pact with Boris forbids it.** Break the pact; it ends when your next turn starts.",
            "A pact B vs C": (
                "**A pact needs a partner and an enemy in the market, and none between you yet.** "
                "Name two different rivals."
            ),
            "A break C": "**There is no pact with Clara.** Only a pact that stands can be broken.",
        },
    ),
    (
        DEALS,
        {"A_company": "NIM", "A_hand": "COM-01", "A_bank": "5", "B_bank": "3"},
        [],
        {
            "A lend B 9 repay 9 in 1": "**9 points are not in your bank.** You have 5.",
            "A lend B 2 repay 9 in 1": "**Back 2 to 4 points, in 1 to 5 turns.** And at least 1 point has to be lent.",
            "A lend B 2 repay 3 in 9": "**Back 2 to 4 points, in 1 to 5 turns.** And at least 1 point has to be lent.",
            "A borrow A 2 repay 3 in 1": (
                "**Deals need another company in the market.** Neither yourself nor a company that left."
            ),
            "A repay B": "**You owe Boris nothing, or cannot pay all of it now.** When your bank holds the whole sum.",
            "A sell COM-02 to B for 1": "**You can sell only what you have.** A card of your hand or your company.",
            "A buy COM-06 from B for 9": "**9 points are not in your bank.** You have 5.",
            "A found oil with A": (
                "**A new name, at least one guest, and one membership each.** Guests have to be in "
                "the market and in no association."
            ),
            "A leave oil": "**You are not a member.** Found one, or be invited.",
            "A embargo B": "**You are not a member.** Found one, or be invited.",
            "A lift B": "**You are not a member.** Found one, or be invited.",
            "A accept": "**Nobody asked you.** When somebody makes you an offer.",
            "A accept B": "**Nobody asked you.** When somebody makes you an offer.",
        },
    ),
    (
        DEALS,
        {"A_company": "NIM", "A_hand": "COM-01", "B_bank": "1"},
        ["A sell COM-01 to B for 3"],
        {
            "B accept": "**3 points are not in your bank.** You have 1.",
            "A end": "**First what is asked now.** Then you can end the turn.",
            "C lend A 1 repay 1 in 1": "**Another offer is being answered.** When it is answered.",
        },
    ),
    (
        DEALS,
        {"A_company": "NIM", "A_hand": "COM-01", "B_bank": "1"},
        ["A borrow B 3 repay 3 in 1"],
        {
            "B accept": "**3 points are not in your bank.** You have 1.",
        },
    ),
    (
        DEALS,
        {"A_company": "NIM"},
        ["A buy COM-06 from B for 3"],
        {
            "B accept": "**You do not have it.** Decline.",
        },
    ),
    (
        {},
        {},
        [],
        {
            "A lend B 2 repay 3 in 1": "**This table plays without such deals.** A house rule allows them.",
            "A sell COM-01 to B for 1": "**This table plays without such deals.** A house rule allows them.",
            "A pact B vs C": "**This table plays without such deals.** A house rule allows them.",
            "A found oil with B": "**This table plays without such deals.** A house rule allows them.",
            "A disqualify B": (
                "**Only the host of an official event may do that.** And only to a company in the market."
            ),
            "A applaud 3": "**One to five stars, once, for somebody else’s dance.** After the next dance.",
            "A dance robot": "**That is over.** Only who has just left dances.",
            "A rock": "**That is over.** The first company is chosen.",
            "A cut 3": "**That is over.** The decks are cut.",
            "A first B": "**That is over.** The first company is chosen.",
            "A keep": "**There is no company to keep or lay off.** After a takeover of yours.",
            "A show": "**Nobody asked for your books.** When somebody does.",
            "A pass": "**Nothing is waiting for you.** When a window opens.",
            "A declare": "**Only a company below zero can declare.** You are not.",
            "A name B": "**No card asks you that.** When an effect of yours does.",
            "A pick COM-01": "**No card asks you that.** When an effect does.",
            "A discard COM-01": "**Discarding is for the end of your turn.** When you hold more than the limit.",
            "A yes": "**Nobody asked you.** When your association votes.",
            "A drop COM-01": "**It costs nothing to keep.** Letting it go saves nothing.",
        },
    ),
    (
        {},
        {"B_hand": "COM-07 COM-08"},
        ["A audit B"],
        {
            "A audit C": "**One audit at a time.** When this one is answered.",
            "B savvy COM-07": "**No Comment answers espionage at you.** It can be played the moment that is on top.",
            "C end": "**Only Ann can end this turn.** When nothing else is waiting.",
            "A end": "**The audit still waits for answers. One play at a time.** When its window has closed.",
            "B pass": "**Nothing is waiting for you.** When a window opens.",
        },
    ),
    (
        {},
        {},
        ["A audit B"],
        {
            "A audit B": "**Nothing has happened since you asked.** After the next play.",
            "A audit A": "**Only a rival in the market.** Neither yourself nor a company that left.",
        },
    ),
    (
        {},
        {
            "A_company": "IRN",
            "A_table": "COM-06 COM-01",
            "A_hand": "COM-07 IRN-17",
            "A_bank": "1",
            "B_company": "NIM",
            "B_hand": "COM-11",
            "C_company": "NIM",
            "C_hand": "COM-10",
            "turn": "B",
        },
        ["B spy COM-11 A", "A pass", "C pass", "A pass", "C pass"],
        {
            "A savvy COM-07": "**No Comment answers espionage at you.** It can be played the moment that is on top.",
            "A savvy IRN-17": "**Below zero only free cards.** No answers, and nothing that costs.",
            "A liquidate COM-01": "**Only your assets can be sold.** People can be fired, for nothing.",
            "C savvy COM-10": "**Ann is below zero; only they act.** When that is settled.",
            "A end": "**Only Boris can end this turn.** When nothing else is waiting.",
        },
    ),
    (
        {},
        {
            "seats": 2,
            "A_company": "NIM",
            "A_table": "COM-02 COM-01",
            "A_bank": "0",
            "B_company": "VIP",
            "B_hand": "VIP-10",
            "turn": "B",
        },
        ["B spy VIP-10 A", "B end"],
        {
            "A end": "**First the expenses.** Let a card go or sell an asset until the rest can be paid.",
            "A drop COM-01": "**It costs nothing to keep.** Letting it go saves nothing.",
            "A hire COM-01": (
                "**Only in your own turn, after income, expenses and draw.** When what is asked now is settled."
            ),
        },
    ),
    (
        {},
        {"A_company": "NIM", "A_table": "COM-02 COM-01", "A_bank": "5"},
        [],
        {
            "A drop COM-02": (
                "**You can still pay for it.** When its cost alone exceeds your bank; in your turn "
                "you may fire or sell."
            ),
            "A drop COM-01": "**It costs nothing to keep.** Letting it go saves nothing.",
        },
    ),
    (
        {},
        {"A_company": "NIM", "A_hand": "COM-01 COM-02 COM-03 COM-06 NIM-01 NIM-02 NIM-03 NIM-04"},
        ["A end"],
        {
            "A discard COM-11": "**Discard cards of your own hand.** Until you are within the limit.",
            "A end": "**Your turn is ending already.** First what is asked now.",
            "B savvy COM-07": "**That card is not there.** A Savvy is played by whoever holds it.",
        },
    ),
    (
        {},
        {"A_bank": "60", "C_company": "NIM", "C_hand": "COM-10"},
        ["A takeover B", "C pass"],
        {
            "A keep-team": "**All or nothing at this table.** Keep, or lay off.",
            "B keep": "**There is no company to keep or lay off.** After a takeover of yours.",
            "C savvy COM-10": "**An effect is being carried out.** Between plays.",
        },
    ),
    (
        {},
        {"A_company": "NIM", "A_hand": "COM-13", "B_company": "IRN", "B_table": "IRN-08 COM-06 COM-05 COM-01"},
        ["A spy COM-13 B"],
        {
            "A pick B:IRN-08": "**Coffee cannot take that one.** Pick another: its kind and its cost have to fit.",
            "A pick B:COM-01": "**Coffee cannot take that one.** Pick another: its kind and its cost have to fit.",
            "A pick C:COM-01": "**Coffee cannot take that one.** Pick another: its kind and its cost have to fit.",
            "B pick B:COM-06": "**No card asks you that.** When an effect does.",
            "A pick B:COM-02": "**That card is not there.** Pick one of the cards shown.",
        },
    ),
    (
        {"anytime-savvy": "windows"},
        {"B_hand": "COM-10"},
        [],
        {
            "B savvy COM-10": "**At this table Savvy waits for windows and your own turn.** In the next window.",
        },
    ),
    (
        {},
        {"A_company": "NIM", "A_hand": "COM-11 COM-14 COM-10", "B_hand": "COM-01"},
        ["A spy COM-11 B"],
        {
            "A savvy COM-10": "**Others answer your play; you may answer their answers.** When somebody answers.",
            "A spy COM-11 B": (
                "**Surprise Invoice still waits for answers. One play at a time.** When its window has closed."
            ),
            "B savvy COM-01": "**Only Savvy cards are played out of turn.** This one waits for your own turn.",
        },
    ),
    (
        {},
        {
            "A_company": "IRN",
            "A_hand": "COM-01",
            "C_company": "VIP",
            "C_hand": "VIP-08",
            "B_company": "IRN",
            "B_hand": "IRN-12 COM-01",
            "turn": "C",
        },
        ["C spy VIP-08"],
        {
            "B savvy IRN-12": (
                "**It names no single rival, so it cannot be turned.** Only a play against exactly one rival."
            ),
        },
    ),
    (
        {},
        {"B_out": "yes"},
        [],
        {
            "B say hi": "**Your company has left.** You may watch.",
            "A audit B": "**Only a rival in the market.** Neither yourself nor a company that left.",
            "A claim truce B": "**Only a rival still in the market.** Not yourself, and nobody who has left.",
            "A spy COM-11 B": "**That card is not there.** Your hand is empty.",
        },
    ),
]


@pytest.mark.parametrize(("options", "deal", "said", "tries"), REFUSED)
def test_a_refusal_says_what_would_have_to_be_true(
    options: dict[str, str], deal: dict[str, Any], said: list[str], tries: dict[str, str]
) -> None:
    table = sit(deal.pop("seats", 3), options, 1, **deal).say(*said)
    for line, expected in tries.items():
        letter, _, text = line.partition(" ")
        seat = LETTERS.index(letter)
        action = table.table.read(seat, text)
        ban = table.table.forbids(seat, action)
        assert ban is not None, line
        facts = table.table.explain(seat, action, ban)
        assert speech(GAME.name).say(ban.message(facts), Reader(NAMES, letter)) == expected, line
