"""A table on other screens: the question stands whole on a laptop, and the smallest phone cuts no words."""

from __future__ import annotations

import re
from typing import Any  # arguments of a browser context

import pytest
from playwright.sync_api import Page, expect

from kickback.engine.seats import LETTERS
from kickback.games import NAMES
from kickback.games import game as game_named
from kickback.server.process import ServerProcess
from tests.browser.conftest import Invite
from tests.browser.own_cards import asked_of_own_cards
from tests.browser.person import ANSWERS, DOCKET, PHONE, SMALL_PHONE, Person
from tests.browser.pictures import ANSWERED
from tests.browser.positions import Position, asked_in_random_games, asked_in_scenarios, bots_played, dealt

LAPTOP = {"viewport": {"width": 1280, "height": 720}}
TABLET = {"viewport": {"width": 1024, "height": 768}, "has_touch": True}
LYING_PHONE = {**PHONE, "viewport": {"width": 844, "height": 390}}
FINGER = 44  # pixels it needs
UPRIGHT_TABLET = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
WORDS_OUTSIDE = """() => [...document.querySelectorAll('main *')].filter((one) => {
  const box = one.getBoundingClientRect();
  const written = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  return written && !one.closest('.aloud, .stamp') && box.width > 1 && (box.left < -2 || box.right > innerWidth + 2);
}).map((one) => one.textContent.trim())"""

BEYOND_THE_HAND = """(cards) => cards.filter((one) => {
  const hand = one.closest('.phand').getBoundingClientRect();
  return one.getBoundingClientRect().right > hand.right + 1;
}).map((one) => one.getAttribute('aria-label'))"""
LEGIBLE = 12.5
CUT = """([where]) => [...document.querySelectorAll(`${where} :is(small, p, h2, .label, .stands, li)`)]
  .filter((one) => one.scrollHeight > one.clientHeight + 4 && getComputedStyle(one).overflow !== 'visible')
  .map((one) => one.textContent.trim())"""
APART = """([one, other]) => {
  const [a, b] = [one, other].map((node) => node.getBoundingClientRect());
  return a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left;
}"""
SCROLLS = "(body) => body.scrollHeight - body.clientHeight"
DRAWN = "svg, kbd, .aloud, .stamp, .card, .tiny, .year, .ring, .coin, .minis, .steps i, .clause"
TOO_SMALL = """([least, drawn]) => [...document.querySelectorAll(':is([data-seat], .docket, [role=log]) *')]
  .filter((one) => {
  const written = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  if (!written || one.closest(drawn)) return false;
  return parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom < least - 0.05;
}).map((one) => `${getComputedStyle(one).fontSize}: ${one.textContent.trim()}`)"""

# what is written in a box and reaches out of it; what is cut with dots does not
SPILLS = """(boxes) => [...document.querySelectorAll(boxes)].flatMap((box) => {
  const { left, right } = box.getBoundingClientRect();
  return [...box.querySelectorAll('*')].filter((one) => {
    const own = one.getBoundingClientRect();
    return own.left < left - 1 || own.right > right + 1;
  });
}).map((one) => one.textContent.trim())"""
TWO_LINES = """(boxes) => [...document.querySelectorAll(boxes)]
  .filter((one) => one.offsetHeight > 2 * parseFloat(getComputedStyle(one).fontSize))
  .map((one) => one.textContent.trim())"""
LONG = ("Bartholomew Featherstone", "Wilhelmina von Habsburg", "Konstantinopolitanischer", "Maximiliane Oberschlager")
BARE = "(answers) => answers.filter((one) => !one.querySelector('small')).map((one) => one.textContent)"


def rich(game: str) -> Position:
    return bots_played(game, game_named(game).usual, ANSWERED[game])


def asked(person: Person, house: ServerProcess, position: Position) -> Page:
    person.turn_to(f"/t/{position.put(house.data, person.id)}")
    person.await_decision()
    person.page.evaluate("document.fonts.ready.then(() => true)")
    return person.page


@pytest.mark.parametrize("game", NAMES)
def test_a_laptop_shows_the_whole_question(house: ServerProcess, invite: Invite, game: str) -> None:
    page = asked(invite(house, "Nadia", **LAPTOP), house, rich(game))
    expect(page.locator(DOCKET)).to_be_in_viewport(ratio=1)
    assert page.evaluate(TOO_SMALL, [LEGIBLE, DRAWN]) == []
    assert page.evaluate(CUT, [DOCKET]) == []


@pytest.mark.parametrize("game", NAMES)
def test_the_smallest_phone_cuts_no_words(house: ServerProcess, invite: Invite, game: str) -> None:
    page = asked(invite(house, "Nadia", **SMALL_PHONE), house, rich(game))
    expect(page.locator(DOCKET)).to_be_in_viewport(ratio=1)
    assert page.evaluate(WORDS_OUTSIDE) == []
    assert page.evaluate(CUT, [DOCKET]) == []


@pytest.mark.parametrize("screen", [TABLET, UPRIGHT_TABLET], ids=["lying", "upright"])
@pytest.mark.parametrize("game", NAMES)
def test_a_tablet_scrolls_no_table_sideways(
    house: ServerProcess, invite: Invite, game: str, screen: dict[str, Any]
) -> None:
    page = asked(invite(house, "Nadia", **screen), house, rich(game))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(WORDS_OUTSIDE) == []
    expect(page.locator(DOCKET)).to_be_in_viewport(ratio=1)
    for touched in (".tabs button", ".talk input", ".talk form button"):
        box = page.locator(touched).first.bounding_box()
        assert box is not None
        assert round(box["height"]) >= FINGER, touched


def test_a_rich_workshop_stays_in_its_plate(house: ServerProcess, invite: Invite) -> None:
    """Pecunia Olet: towards the end somebody owns nine kinds of cards."""
    page = asked(invite(house, "Nadia", **LAPTOP), house, bots_played("pecunia-olet", 4, 21, "rich 1"))
    assert max(page.locator(".crew .owns").evaluate_all("(all) => all.map((one) => one.children.length)")) == 9
    assert page.evaluate(SPILLS, ".crew article") == []


def test_the_letters_of_the_question_come_before_those_of_the_table(house: ServerProcess, invite: Invite) -> None:
    """T is tax fraud here, and to say something where nothing else is called T."""
    page = asked(invite(house, "Nadia"), house, rich("pecunia-olet"))
    page.keyboard.press("t")
    expect(page.get_by_role("heading", name="Tax fraud.")).to_be_visible()
    expect(page.locator(".talk input")).not_to_be_focused()
    page.keyboard.press("Escape")
    person = invite(house, "Boris")
    page = asked(person, house, rich("scapegoat"))
    page.keyboard.press("t")
    expect(page.locator(".talk input")).to_be_focused()


def test_each_space_says_what_its_hat_sets_in_motion(house: ServerProcess, invite: Invite) -> None:
    page = asked(invite(house, "Nadia"), house, bots_played("pecunia-olet", 4, 3, "w3"))
    page.keyboard.press("p")
    said = page.locator(f"{DOCKET} .choice small").all_inner_texts()
    assert said[0].endswith("No hat: the officer stays.")
    assert all("The officer steps to 6." in one for one in said[1:])


def test_only_who_can_be_named_now_is_ringed_with_the_key_that_names_them(house: ServerProcess, invite: Invite) -> None:
    deal = {"turn": "A", "A.company": "NIM", "A.hand": "NIM-10 NIM-09 COM-11 COM-16"}
    match = dealt("corporate-espionage", 4, "0" * 64, {}, deal)
    page = asked(invite(house, "Nadia"), house, Position(match, "0" * 64, 0))
    page.keyboard.press("v")
    expect(page.locator("article.aim")).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    page.keyboard.press("1")
    assert [one.strip() for one in page.locator("article.aim .target").all_inner_texts()] == ["1", "2", "3"]


def test_a_window_that_is_let_go_is_answered_after_all(house: ServerProcess, invite: Invite) -> None:
    """Corporate Espionage: by Space, also when something of before is shown still and takes the same key."""
    page = asked(invite(house, "Nadia"), house, bots_played("corporate-espionage", 4, 14, "w1"))
    page.get_by_role("radio", name="when I am hit").click()
    expect(page.locator(".passing")).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    page.evaluate("addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true })")
    page.keyboard.press("Space")
    expect(page.locator(DOCKET)).to_be_visible()


def test_a_long_chain_leaves_the_seats_alone_and_its_stamp_speaks_of_the_last_attempt(
    house: ServerProcess, invite: Invite
) -> None:
    """Embezzlement: an audit was bought off and audited again; what is asked about is the second one."""
    position = asked_in_scenarios("embezzlement")["ask-let-stand-again"]
    page = asked(invite(house, "Nadia", **LAPTOP), house, position)
    expect(page.locator(f"{DOCKET} .stands .stamp")).to_have_text("stands")
    links = page.locator(".chain > li")
    expect(links).to_have_count(6)
    for seat in page.locator(".others .cards").element_handles():
        for at in range(6):
            assert page.evaluate(APART, [seat, links.nth(at).locator(".face, .ghost").element_handle()])


def test_on_a_phone_every_kind_of_answer_says_what_it_brings(house: ServerProcess, invite: Invite) -> None:
    page = asked(invite(house, "Nadia", **SMALL_PHONE), house, rich("pecunia-olet"))
    expect(page.locator(f"{DOCKET} [data-thing]").nth(3)).to_be_visible()
    assert page.locator(ANSWERS).evaluate_all(BARE) == []


def test_long_names_stay_on_their_slips(house: ServerProcess, invite: Invite) -> None:
    """Embezzlement: the foot of a card in a chain, and the line under the game's name in a phone's bar."""
    position = bots_played("embezzlement", 4, 8)
    for size in (LAPTOP, PHONE):
        person = invite(house, "Nadia", **size)
        person.turn_to(f"/t/{position.put(house.data, person.id, names=LONG)}")
        person.page.locator(".chain .tread").first.wait_for()
        assert person.page.evaluate(SPILLS, ".tread, .bar .title") == []


def test_seven_kinds_of_answers_fit_on_a_laptop(house: ServerProcess, invite: Invite) -> None:
    """Pecunia Olet, when everything can be done: the last answer takes what is left of its row."""
    page = asked(invite(house, "Nadia", **LAPTOP), house, bots_played("pecunia-olet", 4, 4))
    answers = page.locator(f"{DOCKET} .acts > button")
    expect(answers).to_have_count(7)
    expect(answers.last).to_be_in_viewport(ratio=1)
    expect(page.locator(f"{DOCKET} .foot")).to_be_in_viewport(ratio=1)


def test_six_at_a_desk(house: ServerProcess, invite: Invite) -> None:
    """Scapegoat: what a plate says takes one line each, and on the smallest phone twelve turns stand in one row."""
    position = bots_played("scapegoat", 6, 4)
    page = asked(invite(house, "Nadia", **LAPTOP), house, position)
    assert page.locator(".plate").count() == 5
    assert page.evaluate(TWO_LINES, ".plate :is(.rank, .filed)") == []
    page = asked(invite(house, "Nadia", **SMALL_PHONE), house, position)
    assert page.locator(".dots i").count() == 12
    assert page.locator(".dots i").evaluate_all("dots => new Set(dots.map(dot => dot.offsetTop)).size") == 1


def test_eight_companies_fit_on_a_laptop(house: ServerProcess, invite: Invite) -> None:
    """All of them, one's own with its orders, the question with its answers, and the whole hand."""
    match = dealt("corporate-espionage", 8, "0" * 64, {})
    page = asked(invite(house, "Nadia", **LAPTOP), house, Position(match, "0" * 64, match.next_seat()))
    expect(page.locator(DOCKET)).to_be_in_viewport(ratio=1)
    for whole in (page.locator("article[data-seat]"), page.get_by_role("radio"), page.locator(".held")):
        for at in range(whole.count()):
            expect(whole.nth(at)).to_be_in_viewport(ratio=0.95)


def test_a_tablet_holds_the_whole_market_and_the_whole_street(house: ServerProcess, invite: Invite) -> None:
    """One's own orders and every company stand whole; shops, cards on sale and one's money lie under nothing else."""
    for screen in (TABLET, UPRIGHT_TABLET):
        person = invite(house, "Nadia", **screen)
        page = asked(person, house, bots_played("corporate-espionage", 8, 9))
        for whole in (page.locator("article[data-seat]"), page.get_by_role("radio"), page.locator(DOCKET)):
            for at in range(whole.count()):
                expect(whole.nth(at)).to_be_in_viewport(ratio=0.95)
        page = asked(person, house, rich("pecunia-olet"))
        parts = page.locator(".market, .shop, .police, .docket > section, .screen, .workshop").element_handles()
        for at, one in enumerate(parts):
            expect(page.locator(".screen .money")).to_be_in_viewport(ratio=1)
            for other in parts[at + 1 :]:
                assert page.evaluate(APART, [one, other])
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_on_a_phone_whose_turn_it_is_stands_out(house: ServerProcess, invite: Invite) -> None:
    """Corporate Espionage: whoever may answer wears a quiet frame, the same for all; one of the three orders is lit."""
    page = asked(invite(house, "Nadia", **PHONE), house, bots_played("corporate-espionage", 4, 9))
    assert page.locator("[data-seat].acting").evaluate_all("all => all.map((one) => one.dataset.seat)") == ["D"]
    assert page.locator("[data-seat].asked:not(.acting)").count() == 2
    expect(page.get_by_text("Next turn +3 −1.")).to_be_visible()
    page.get_by_role("button", name="Standing orders").click()
    expect(page.locator("[data-order='always']")).to_be_checked()


def test_a_card_of_ones_own_shows_what_is_printed_on_it(house: ServerProcess, invite: Invite) -> None:
    page = asked(invite(house, "Nadia"), house, asked_of_own_cards()["ask-gain-other"])
    card = page.locator("[data-anchor='stage'] .card", has_text="Test OWN-01")
    for printed in ("Espionage", "Let a rival gain 3 points."):
        expect(card).to_contain_text(printed)


def test_what_is_locked_covers_neither_the_question_nor_an_answer(house: ServerProcess, invite: Invite) -> None:
    for size in (LAPTOP, SMALL_PHONE):
        page = asked(invite(house, "Nadia", **size), house, rich("pecunia-olet"))
        page.locator(DOCKET).get_by_text(re.compile("cannot be done now|locked")).click()
        listed = page.get_by_role("group", name=re.compile("cannot be done now|locked")).bounding_box()
        docket = page.locator(DOCKET).bounding_box()
        assert listed is not None
        assert docket is not None
        assert listed["y"] >= 0
        assert listed["y"] + listed["height"] <= docket["y"]


def test_a_payment_shows_beforehand_what_it_comes_to(house: ServerProcess, invite: Invite) -> None:
    """Wallet: the card that is pointed at adds to the sum and to the verdict; afterwards the pile says who paid."""
    fixed = {"A.coin": "1", "A.hand": "D100 E200 E100 P50 JS"}
    match = dealt("wallet", 3, "0" * 64, {"specials": "off"}, fixed)
    page = asked(invite(house, "Nadia"), house, Position(match, "0" * 64, 0))
    page.locator("[data-choice='buy']").click()
    hand = page.get_by_label("Your hand")
    hand.locator("[data-card='E200']").click()
    hand.locator("[data-card='P50']").click()
    hand.locator("[data-card='E100']").hover()
    check = page.get_by_label("If it ended now")
    expect(check).to_contain_text("Pay 350, and you are")
    expect(check).to_contain_text("Secret Agent")
    hand.locator("[data-card='E100']").click()
    page.locator("[data-choice='settle']").click()
    page.locator("[data-choice='settle']").click()
    expect(page.locator(".payer")).to_contain_text("350 paid by you")


def test_a_payment_of_any_cards_in_any_order_can_be_sent(house: ServerProcess, invite: Invite) -> None:
    """Wallet: every card laid down could be the first one too; laid, taken back and laid again without waiting."""
    fixed = {"A.coin": "1", "A.hand": "Y20 Y100 J200 J300 JS"}
    match = dealt("wallet", 3, "0" * 64, {"specials": "off"}, fixed)
    page = asked(invite(house, "Nadia"), house, Position(match, "0" * 64, 0))
    page.locator("[data-choice='buy']").click()
    hand = page.get_by_label("Your hand")
    hand.locator("[data-card='J200']").click()
    hand.locator("[data-card='Y100']").click()
    expect(page.locator("[data-choice='settle']")).to_contain_text("Pay 300")
    expect(page.get_by_label("If it ended now")).to_contain_text("Officertwo IDs")
    page.keyboard.press("Escape")
    hand.locator("[data-card='Y100']").click()
    page.keyboard.press("Escape")
    hand.locator("[data-card='J300']").click()
    expect(page.locator("[data-choice='settle']")).to_contain_text("Pay 500")
    page.get_by_role("button", name="Other action").click()
    expect(page.locator("[data-choice='buy']")).to_be_visible()


def test_claims_of_years_and_hands_are_made_in_two_presses(house: ServerProcess, invite: Invite) -> None:
    """Embezzlement: about what, then what of it; everybody reads it as a claim."""
    page = asked(invite(house, "Nadia"), house, bots_played("embezzlement", 3, 40))
    talk = page.get_by_label("Table talk").first
    for about, claim in (("Bribe: I hold", "I hold 2 Bribes"), ("My year", "is a 3")):
        talk.get_by_role("button", name="make a claim").click()
        talk.get_by_role("button", name=about).first.click()
        talk.get_by_role("button", name=claim).click()
        expect(talk.locator("q", has_text=claim)).to_contain_text("claim")
    expect(page.get_by_role("log")).to_contain_text("You claim to hold 2 Bribes")


def test_the_year_before_and_what_was_seen_stay_on_the_table(house: ServerProcess, invite: Invite) -> None:
    """Scapegoat, on a desk beside the hand and on a phone behind a seat: a grid of cards, and the last ending."""
    position = rich("scapegoat")
    page = asked(invite(house, "Nadia"), house, position)
    seen = page.get_by_label("Seen since the last shuffle").first
    expect(seen).to_contain_text("Year 2: Perfect Zero, everybody fell.")
    expect(seen.get_by_role("img")).to_have_attribute("aria-label", re.compile(r"J♥"))
    expect(seen).to_contain_text("Deck 15, refilled below 13")
    page = asked(invite(house, "Nadia", **SMALL_PHONE), house, position)
    page.locator("[data-seat='B']").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Year 2: Perfect Zero")


def dealing() -> Position:
    """Corporate Espionage with an IOU and a pact; the seat that is asked has signed both."""
    rules = {"loans": "on", "alliances": "pact"}
    match = dealt("corporate-espionage", 4, "0" * 64, rules)
    maker = match.next_seat()
    friend, rival = (LETTERS[(maker + step) % 4] for step in (1, 2))
    for offer in (f"pact {friend} vs {rival}", f"lend {friend} 3 repay 4 in 2"):
        match.act(maker, match.table.read(maker, offer))
        other = match.next_seat()
        match.act(other, match.table.read(other, "accept"))
    return Position(match, "0" * 64, maker)


def test_deals_lie_on_the_table_as_contracts(house: ServerProcess, invite: Invite) -> None:
    page = asked(invite(house, "Nadia"), house, dealing())
    papers = page.get_by_label("Deals that bind")
    expect(papers.get_by_role("heading", name="Pact")).to_be_visible()
    expect(papers.get_by_role("heading", name="I owe you")).to_be_visible()
    expect(papers).to_contain_text("to you, due in 2 turns")


def test_an_announcement_is_a_bubble_at_the_seat_that_makes_it(house: ServerProcess, invite: Invite) -> None:
    """Embezzlement: it stays while that seat is on turn. Whoever watches reads every name whole."""
    page = asked(invite(house, "Nadia"), house, bots_played("embezzlement", 4, 20))
    expect(page.get_by_role("img", name="says 5")).to_be_visible()
    watcher = invite(house, "Milo")
    watcher.open(page.url.removeprefix(house.url))
    expect(watcher.page.get_by_role("img", name="says 5")).to_be_visible()
    names = watcher.page.locator(".who u")
    expect(names).to_have_text(["Nadia", "Boris", "Clara", "Dev"])
    assert names.evaluate_all("(all) => all.filter((one) => one.scrollWidth > one.clientWidth)") == []


@pytest.mark.parametrize("screen", [SMALL_PHONE, LYING_PHONE], ids=["upright", "lying"])
@pytest.mark.parametrize("game", NAMES)
def test_on_the_smallest_phone_no_docket_scrolls(
    house: ServerProcess, invite: Invite, game: str, screen: dict[str, Any]
) -> None:
    """Every question of some games, with all its answers at once and each of them large enough for a thumb."""
    person = invite(house, "Nadia", **screen)
    for question, position in asked_in_random_games(game, 2).items():
        page = asked(person, house, position)
        expect(page.locator(DOCKET)).to_be_in_viewport(ratio=1)
        assert page.locator(f"{DOCKET} .body").evaluate(SCROLLS) <= 0, question
        assert page.evaluate(CUT, [DOCKET]) == [], question
        heights = page.locator(ANSWERS).evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().height)")
        assert min(heights) >= 44, question
        if game == "wallet":
            assert page.locator(".phand .held").evaluate_all(BEYOND_THE_HAND) == [], question


@pytest.mark.parametrize("game", NAMES)
def test_no_screen_cuts_what_a_choice_brings(house: ServerProcess, invite: Invite, game: str) -> None:
    """On a laptop with all that a question says, and nothing under 12 pixels."""
    person = invite(house, "Nadia", **LAPTOP)
    for question, position in asked_in_random_games(game, 1).items():
        page = asked(person, house, position)
        assert page.evaluate(CUT, [DOCKET]) == [], question
        assert page.evaluate(TOO_SMALL, [12, DRAWN]) == [], question


@pytest.mark.parametrize("game", NAMES)
def test_how_to_win_covers_nothing_on_a_phone(house: ServerProcess, invite: Invite, game: str) -> None:
    """It is a line of the layout, above the board; a tap opens the rest."""
    page = asked(invite(house, "Nadia", **SMALL_PHONE), house, bots_played(game, game_named(game).usual, 0))
    line = page.locator("section", has=page.get_by_role("heading", name="How to win"))
    expect(line).to_contain_text("Goal.")
    for other in ("main", DOCKET, ".strip", ".ticker"):
        apart = [line.element_handle(), page.locator(other).first.element_handle()]
        assert page.evaluate(APART, apart), other
    page.get_by_role("button", name="Read on").click()
    expect(page.get_by_role("region", name="How to win")).to_contain_text("Beginners")


@pytest.mark.parametrize(
    "screen", [{}, LAPTOP, SMALL_PHONE, LYING_PHONE], ids=["desk", "laptop", "phone", "phone lying"]
)
def test_what_cannot_be_done_covers_neither_question_nor_answer(
    house: ServerProcess, invite: Invite, screen: dict[str, Any]
) -> None:
    """Neither the list of locked choices nor the slip that says why not."""
    page = asked(invite(house, "Nadia", **screen), house, bots_played("wallet", 4, 1))
    docket = page.locator(DOCKET)
    docket.get_by_text("cannot be done now" if screen in ({}, LAPTOP) else "locked").click()
    listed = page.locator(".slate .list")
    expect(listed).to_be_in_viewport(ratio=1)
    assert page.evaluate(APART, [listed.element_handle(), docket.element_handle()])
    listed.locator("[data-locked]").first.click()
    slip = page.get_by_role("dialog")
    page.wait_for_function(APART, arg=[slip.element_handle(), docket.element_handle()])
