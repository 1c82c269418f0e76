"""Wallet in words: whatever happens, is asked or refused can be said to everybody, and each text has its use."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from kickback.engine.bans import Ban
from kickback.engine.messages import Message
from kickback.engine.seats import EYE, LETTERS, ONLOOKER
from kickback.games.wallet import GAME, bans
from kickback.games.wallet.components import NAMES, SPECIALS, WORDS
from kickback.games.wallet.table import Wallet
from kickback.words import Reader, speech
from tests.games.wallet.tables import dealt, played, said, some_table

PEOPLE = ("Anna", "Boris", "Clara", "Dora", "Emil", "Fritz", "Gerda")
CALLED: dict[str, str] = dict(zip(LETTERS, PEOPLE, strict=False))
SPEECH = speech("wallet")
BANS = [ban for ban in vars(bans).values() if isinstance(ban, Ban)]


def reader(seat: int) -> Reader:
    return Reader(CALLED, LETTERS[seat] if seat < 7 else "")


def spoken(message: Message, seat: int) -> str:
    text = SPEECH.say(message, reader(seat))
    assert text.strip(), message
    assert "None" not in text, text
    assert "{" not in text, text
    assert not text.endswith("hidden"), text  # the name of a card that the reader does not know
    assert not re.search(r"\b1 (?:cards|tokens|points|IDs|turns|hourglasses)\b|\bYou (?:takes|gives|is)\b", text), text
    return text


def ledger(table: Wallet, seat: int) -> list[str]:
    heard = [event.seen_by(seat) for event in table.log or []]
    return [spoken(line, seat) for event in heard if event is not None for line in GAME.tell(event)]


@pytest.mark.parametrize("seed", range(24))
def test_every_event_has_its_shape_and_can_be_told_to_everybody(seed: int) -> None:
    table = some_table(seed, listen=True)
    for _ in played(table, seed):
        pass
    for viewer in (*range(table.seats), ONLOOKER, EYE):
        for event in table.log or []:
            heard = event.seen_by(viewer)
            if heard is None:
                assert event.kind in ("turn", "standing")  # lines for one seat alone
                continue
            shape = GAME.events[event.kind].shape()
            assert not shape.fault(heard), (event.kind, shape.fault(heard))
        if viewer != EYE:
            ledger(table, viewer)
    assert GAME.view_shape().fault(table.view(0).plain()) == ""
    assert spoken(table.outcome().why, 0)


def test_every_kind_of_event_happens() -> None:
    kinds: set[str] = set()
    for seed in range(60):
        table = some_table(seed, listen=True)
        for seat, _ in played(table, seed):
            if seed == 0 and table.free(seat):
                table.act(seat, table.free(seat)[0])
                table.act(seat, table.read(seat, "say hello"))
        kinds |= {event.kind for event in table.log or []}
    assert set(GAME.events) - kinds <= {"found-none", "credit-none", "confiscated", "nothing-taken", "all-guilty"}
    assert kinds <= set(GAME.events)


def test_views_have_their_shape() -> None:
    for seed in range(12):
        table = some_table(seed)
        for number, (seat, _) in enumerate(played(table, seed)):
            if number % 5 == 0:
                for viewer in (seat, (seat + 1) % table.seats, EYE, ONLOOKER):
                    assert GAME.view_shape().fault(table.view(viewer).plain()) == ""


def test_every_ban_has_its_text_and_every_text_its_ban() -> None:
    ids = [ban.id for ban in BANS]
    assert len(set(ids)) == len(ids)
    text = files("kickback.games.wallet").joinpath("messages", "en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^ban-([\w-]+) =", text, re.MULTILINE)) == set(ids)


def test_every_name_has_a_text() -> None:
    for option in GAME.options:
        assert SPEECH.has(f"option-{option.key}")
        for choice in option.choices:
            assert SPEECH.has(f"option-{option.key}-{choice}"), (option.key, choice)
    names = [f"preset-{preset}" for preset in GAME.presets]
    names += [f"card-{name}" for name in [*NAMES, *SPECIALS]] + [f"word-{word}" for word in WORDS[:19]]
    names += [f"order-{order.id}" for order in GAME.orders]
    assert [name for name in names if not SPEECH.has(name)] == []


@pytest.mark.parametrize("seed", range(8))
def test_every_refusal_can_be_said(seed: int) -> None:
    """Whatever a seat tries at whatever time, the reason can be told, from what that seat may know."""
    texts = [
        *("take", "flip", "pass", "done", "none", "keep", "return", "buy", "duty", "put D100", "put coin", "take 3"),
        *("buy D20 E20", "pick XMI", "pick D50", "lay JS", "lay Y500", "slip CC", "give D20", "lose 3", "search A"),
        *(f"play {special}" for special in SPECIALS),
        *("play dispose B JS", "play request B 300", "play request B PB", "play inspect A", "play swap B", "show JS"),
        *("play extra flip", "play hide PB", "play atm cover JS", "play fx D50 dollar", "play fx D50 yen", "deal D100"),
        *("claim gave A money", "play atm cover", "search B", "play atm draw", "play extra put D100"),
    ]
    table = some_table(seed)
    heard: set[str] = set()
    for number, _ in enumerate(played(table, seed)):
        if number % 3 or table.drafts:
            continue
        for seat in range(table.seats):
            for text in texts:
                action = table.read(seat, text)
                ban = table.forbids(seat, action)
                if ban is not None:
                    heard.add(ban.id)
                    assert spoken(ban.message(table.explain(seat, action, ban)), seat).startswith("**")
    assert len(heard) > 10


def test_private_facts_make_private_sentences() -> None:
    fixed = {"A.hand": "D50 JS", "B.hand": "PB E50", "A.coin": "1", "wallet": "PG", "A.specials": "inspect left"}
    table = dealt(3, fixed=fixed | {"picks": "PB"}, listen=True)
    said(table, "A play inspect B", "A keep", "A take")
    assert "You take a Party Girl" in ledger(table, 0)
    assert "Anna takes a card: 70 left" in ledger(table, 1)
    assert "Anna keeps your Police Badge" in ledger(table, 1)
    assert "Anna keeps it" in ledger(table, 2)


def test_verdicts_are_told_in_money_and_words() -> None:
    """No cents without a dot, no clause in the sentence, nobody guilty as nobody."""
    fixed = {"A.hand": "JS D200 D200 J100", "B.hand": "PO D100", "C.hand": "E50 CC", "A.coin": "1", "hourglasses": "1"}
    table = dealt(3, {"specials": "off"}, fixed=fixed | {"B.coin": "7"}, listen=True)
    said(table, "A flip")
    told = ledger(table, ONLOOKER)
    assert "Anna is guilty: 0.01 too much" in told
    assert "Boris is innocent as Police Officer, with 100.07" in told
    assert "Clara is guilty: no ID" in told
    assert "Clara shows €50 and a Credit Card" in told
    assert "Anna turns the last hourglass. The police are on the stairs" in told
    assert not any("WAL-" in line for line in told)


def test_a_reveal_names_the_note_on_currency_exchange() -> None:
    fixed = {"A.hand": "JS D50 E100 P100", "B.hand": "PO", "A.coin": "1", "A.specials": "fx", "B.specials": "-"}
    table = dealt(2, {"rounds": "1"}, fixed=fixed | {"hourglasses": "1"}, listen=True)
    said(table, "A flip", "A done", "A play fx P100 dollar")
    assert "Anna shows $50, €100 and a John Smith; £100 counts as dollars" in ledger(table, 1)
    assert "Anna exchanges £100: now dollars" in ledger(table, 1)


def test_searches_are_told_in_one_line() -> None:
    fixed = {"A.hand": "JS", "B.hand": "PO E50", "A.coin": "1", "A.specials": "atm", "B.specials": "-"}
    table = dealt(2, {"rounds": "1"}, fixed=fixed | {"wallet": "CC J100 D50", "hourglasses": "1"}, listen=True)
    said(table, "A flip", "A done", "A play atm draw")
    assert "You draw from the ATM: a Credit Card and a Ring turn up and go back, then $50" in ledger(table, 0)
    assert "Anna draws from the ATM: a Credit Card and a Ring turn up and go back, then a note" in ledger(table, 1)


def test_the_first_minute_fits_the_table() -> None:
    lines = [spoken(line, 0) for line in GAME.first_minute(3, GAME.settle(3, {"rounds": "1", "specials": "off"}))]
    assert lines[1].endswith("or flip an hourglass.")
    assert lines[3].endswith("One round; most points win.")
