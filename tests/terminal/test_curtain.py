"""Several people at one keyboard: nobody ever sees what is not for them, nor who let a chance go."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kickback.engine.chance import Quick
from kickback.engine.moments import RACE
from kickback.engine.seats import LETTERS
from kickback.games.scapegoat.components import NAMES as CARDS
from kickback.records.check import spelled
from kickback.terminal.home import HomeTable
from kickback.terminal.settings import ALWAYS, Settings
from tests.terminal.pipes import CURTAIN, PROMPT, played, sat_down, scripted, table_of

FOUR = ["Ann", "Bea", "Cid", "Dan"]
CARD = re.compile(r"\b([A2-9TJQK][DCHS])\b")


class Watcher:
    """Plays for everybody by numbers, and reads every word that was on the page while somebody sat before it."""

    def __init__(self, seed: int, orders: list[str]) -> None:
        self.luck = Quick(seed)
        self.orders = orders
        self.session: HomeTable | None = None
        self.looks = 0
        self.curtains = 0
        self.known: dict[str, set[str]] = {}

    def types(self, fresh: str) -> str | None:
        assert self.session is not None
        match = self.session.match
        names = {name: letter for letter, name in self.session.names.items()}
        prompts, curtains = PROMPT.findall(fresh), CURTAIN.findall(fresh)
        if curtains:
            self.curtains += 1
            assert not prompts
            behind = fresh.rpartition(">\n")[2]
            assert_only(behind, cards_in(spelled_events(self.session, 14)), "the curtain")
            return ""
        if not prompts:
            return ""
        self.looks += 1
        seat = LETTERS.index(names[prompts[-1]])
        known = self.known.setdefault(prompts[-1], set())
        known |= cards_in(str(match.table.view(seat).plain())) | cards_in(spelled_events(self.session, seat))
        assert_only(fresh, known, prompts[-1])
        if self.orders and self.luck.below(6) == 0:
            return self.orders[self.luck.below(len(self.orders))]
        return str(self.luck.below(8) + 1)


def spelled_events(session: HomeTable, seat: int) -> str:
    return " ".join(spelled(list(event.values())) for event in session.match.events(seat))


def cards_in(text: str) -> set[str]:
    return set(CARD.findall(text)) & set(CARDS)


def assert_only(page: str, known: set[str], who: str) -> None:
    shown = cards_in(page)
    assert shown <= known, f"{who} was shown {shown - known}:\n{page}"


@pytest.mark.no_cover
@pytest.mark.parametrize("people", [FOUR, FOUR[:3], FOUR[:2]])
@pytest.mark.parametrize("seed", range(3))
def test_hidden_cards_are_shown_to_their_owner_alone(people: list[str], seed: int) -> None:
    given = {"victory-hand": "5", "round-limit": "6"}
    watcher = Watcher(seed, ["?", "log", "hint", "view", "why", "why pass", "zzz", "", "rules hide", "pass"])
    session, page = sat_down(
        watcher.types, people=people, seats=4, seed=f"canary {seed}", given=given, settings=Settings(asking=ALWAYS)
    )
    watcher.session = table_of(session)
    played(session)
    assert watcher.looks > 8
    assert watcher.curtains >= 4
    before_the_end = page.getvalue().partition("== the report")[0]
    assert cards_in(before_the_end)
    assert table_of(session).over


def test_the_canary_check_can_fail() -> None:
    with pytest.raises(AssertionError, match="Bea was shown"):
        assert_only("Bea sees 7H♥ and KS", {"KS"}, "Bea")


def test_what_was_typed_at_the_curtain_is_not_repeated_to_the_next_person() -> None:
    session = scripted(["down 2D by mistake", "1", "reveal KS please"], people=FOUR[:2])
    assert "by mistake" not in session.page
    assert "please" not in session.page
    assert session.page.count("Something was typed while the curtain was down") == 2


def test_a_refusal_is_told_to_the_refused_alone() -> None:
    session = scripted(["", "show KS", "show 2D", "", "why", "quit", "n"], people=FOUR[:2])
    for_bea = session.page.rpartition("Bea, press Enter.")[2]
    assert "Nothing was refused to you yet." in for_bea
    assert "KS" not in for_bea


SCENARIO = """kickback: 1
game: scapegoat
seats: A B C
names: A=Ann, B=Bea, C=Cid
deal: A.hand = 2C 5C 9C KC
deal: B.hand = {} 7C 8C QC
deal: C.hand = 3S 4S 6S 8S
deal: deck = AC 2S 9S TS JS QS KS 3C 4C
deal: start = B

B down {}
"""


def test_two_deals_a_person_cannot_tell_apart_give_the_same_page(tmp_path: Path) -> None:
    """The same record but for a card that Bea hid: Cid and Ann get byte for byte the same pages."""
    pages: list[list[str]] = []
    for card in ("7H", "5S"):
        file = tmp_path / "twin.txt"
        file.write_text(SCENARIO.format(card, card), encoding="utf-8")
        session = scripted(["", "log", "?", "up 3S", "", "view", "log", "up KC", "", "quit", "n"], None, resume=file)
        pages.append(re.split(r"^Pass the keyboard to ", session.page, flags=re.MULTILINE))
    one, two = pages
    assert [page.partition(".")[0] for page in one[1:]] == ["Cid", "Ann", "Bea"]
    assert one[1] == two[1]
    assert one[2] == two[2]
    assert one[3] != two[3], "Bea herself does see the difference"


def second_page_of_a_race(first_answer: str) -> str:
    """What the second person sees in Embezzlement's first race, whatever the first one has answered."""
    asked: list[str] = []

    def types(fresh: str) -> str | None:
        if CURTAIN.findall(fresh) or not PROMPT.findall(fresh):
            return ""
        if table_of(session).match.table.stack[-1].kind != RACE:
            return "1"
        asked.append(fresh)
        return first_answer if len(asked) == 1 else None

    singly = Settings(asking=ALWAYS, one_by_one=True)
    session, _ = sat_down(types, "embezzlement", people=FOUR[:3], seed="5", settings=singly)
    with pytest.raises(EOFError):
        played(session)
    assert len(asked) == 2
    assert not [line for _, line in table_of(session).match.said if line in ("pass", "audit")], "answers are sealed"
    return asked[1]


def test_in_a_race_everybody_is_asked_and_nobody_learns_who_passed() -> None:
    assert second_page_of_a_race("pass") == second_page_of_a_race("audit")


def test_who_came_too_late_is_told_so() -> None:
    """All want to audit: one of them is first, the others hear of it, each on their own page."""
    late: list[str] = []

    def types(fresh: str) -> str | None:
        prompts = PROMPT.findall(fresh)
        if "was faster" in fresh:
            late.append(prompts[-1])
            return None
        if CURTAIN.findall(fresh) or not prompts:
            return ""
        return "audit" if table_of(session).match.table.stack[-1].kind == RACE else "1"

    singly = Settings(asking=ALWAYS, one_by_one=True)
    session, page = sat_down(types, "embezzlement", people=FOUR[:3], seed="5", settings=singly)
    with pytest.raises(EOFError):
        played(session)
    assert len(late) == 1
    audits = [LETTERS[seat] for seat, line in table_of(session).match.said if line == "audit"]
    assert len(audits) == 1
    first = table_of(session).names[audits[0]]
    assert f"You wanted to say “audit”, but {first} was faster." in page.getvalue()
    assert first != late[0]


def test_a_window_is_one_open_call_and_not_a_curtain_for_each() -> None:
    """Three people, nobody calls: no hand is looked at, everybody has let it go, and nobody was handed the keyboard."""
    calls: list[str] = []

    def types(fresh: str) -> str | None:
        if "Open call:" in fresh:
            calls.append(fresh)
            return "" if len(calls) < 3 else None
        if CURTAIN.findall(fresh) or not PROMPT.findall(fresh):
            return ""
        return "1"

    session, _ = sat_down(types, "embezzlement", people=FOUR[:3], seed="5", settings=Settings(asking=ALWAYS))
    with pytest.raises(EOFError):
        played(session)
    assert len(calls) == 3
    assert all("Hand:" not in call.partition("Open call:")[0].rpartition("Asked:")[2] for call in calls)
    passes = [seat for seat, line in table_of(session).match.said if line == "pass"]
    assert len(passes) >= 4
