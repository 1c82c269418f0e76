"""Claims made at the table, held against the truth of that instant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickback.engine.messages import Message
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter
from kickback.games.wallet.actions import (
    CLAIM_GAVE,
    CLAIM_GUILTY,
    CLAIM_HOLD,
    CLAIM_IDENTITY,
    CLAIM_INNOCENT,
    CLAIM_LACK,
    CLAIM_POINTS,
    GIVEN,
    THING,
    Move,
)
from kickback.games.wallet.components import (
    BADGE,
    CARD_KINDS,
    CODES,
    CREDIT_CARD,
    CURRENCIES,
    CURRENCY_OF,
    IDENTITY,
    MATCHING,
    MONEY,
    NAMES,
    NOTES,
    WORDS,
)
from kickback.games.wallet.verdict import judge

if TYPE_CHECKING:  # the table calls this, so the import goes one way only
    from kickback.games.wallet.report.watching import Gift, RoundSeen, Watch


class Claim:
    """What a seat said of itself, and whether it was so."""

    def __init__(self, seat: int, action: Move, number: int, event: int, true: bool) -> None:
        self.seat: int = seat
        self.action: Move = action
        self.round: int = number
        self.event: int = event
        self.true: bool = true

    @property
    def form(self) -> str:
        return self.action.verb.parts[1]

    @property
    def held(self) -> str:
        """What is claimed to be held, or not."""
        at = self.action.verb.names.index("held")
        return THING.words[self.action.values[at]]


def judge_claim(watch: Watch, seat: int, action: Move) -> bool:
    verb = action.verb
    hand = watch.table.cards.hands[seat]
    verdict = watch.table.round.verdicts[seat] if watch.table.round.verdicts else watch.verdict(seat)
    if verb is CLAIM_INNOCENT or verb is CLAIM_GUILTY:
        return verdict.innocent == (verb is CLAIM_INNOCENT)
    if verb is CLAIM_IDENTITY:
        return verdict.identity == action.value("identity")
    if verb is CLAIM_HOLD or verb is CLAIM_LACK:
        word = THING.words[action.value("held")]
        return any(answers_to(card, word) for card in hand) == (verb is CLAIM_HOLD)
    if verb is CLAIM_POINTS:
        return sum(watch.table.tokens.own[seat]) == action.worth
    kind = GIVEN.words[action.value("given")]
    giver, taker = (seat, action.seat) if verb is CLAIM_GAVE else (action.seat, seat)
    gifts = [gift for gift in watch.now.gifts if gift.giver == giver and gift.taker == taker]
    return any(answers_to(gift.card, kind) for gift in gifts)


def answers_to(card: int, word: str) -> bool:
    """Is the card what that word names: a card, a currency, jewelry, an ID, a Prop, money?"""
    if word in CODES:
        named = CODES[word]
        same = IDENTITY[card] != HIDDEN and IDENTITY[card] == IDENTITY[named]
        return card == named or same
    if word in CURRENCIES:
        return CURRENCY_OF[card] == CURRENCIES.index(word)
    if word == "jewelry":
        return NOTES <= card < MONEY
    if word == "id":
        return IDENTITY[card] != HIDDEN
    return card < MONEY if word == "money" else card in (CREDIT_CARD, BADGE)


def found_out(found: RoundSeen, claim: Claim) -> bool:
    """Did a public event contradict it before hands went up that round?"""
    for number, facts in found.events:
        if facts["kind"] == "revealed":
            return False
        if number >= claim.event and contradicts(claim, facts):
            return True
    return False


def contradicts(claim: Claim, facts: Facts) -> bool:
    kind = facts["kind"]
    who = letter(claim.seat)
    about_hand = claim.form in ("innocent", "guilty", "am", "hold", "no")
    if kind == "officer" and facts["seat"] == who:
        return about_hand
    if kind == "inspected" and facts["target"] == who:
        return about_hand
    if claim.form == "hold" and kind == "no-match" and facts["seat"] == who:
        word = WORDS.index(str(facts["word"]))
        fitting = [card for card in range(CARD_KINDS) if answers_to(card, claim.held)]
        return all(MATCHING[word] >> card & 1 for card in fitting)
    if claim.form == "hold" and kind == "laid" and facts["seat"] == who and "card" not in facts:
        return all(card < MONEY for card in range(CARD_KINDS) if answers_to(card, claim.held))
    if claim.form == "no":
        return shows_it(claim, facts, who)
    return False


def shows_it(claim: Claim, facts: Facts, who: str) -> bool:
    """A card that was denied comes to light."""
    kind = facts["kind"]
    if kind == "laid" and facts["seat"] == who and "card" in facts:
        return answers_to(CODES[str(facts["card"])], claim.held)
    if kind == "played" and facts["seat"] == who and facts["special"] in ("atm", "fx") and "card" in facts:
        return answers_to(CODES[str(facts["card"])], claim.held)
    if kind == "paid" and facts["seat"] == who:
        cards = facts["cards"]
        return isinstance(cards, list) and any(answers_to(CODES[str(card)], claim.held) for card in cards)
    if kind == "gave" and facts["from"] == who:
        return str(facts["word"]) == claim.held
    return False


def claims_told(watch: Watch) -> list[Plain]:
    """Every claim with what was said and what was so."""
    told: list[Plain] = []
    for claim in watch.claims:
        found = next(r for r in watch.rounds if r.number == claim.round)
        outcome = "true" if claim.true else "found-out" if found_out(found, claim) else "got-away"
        facts: Facts = {"seat": letter(claim.seat), "round": claim.round, "event": claim.event, "outcome": outcome}
        facts["says"] = Message("claim-said", claim_words(claim)).plain()
        told.append(facts)
    return told


def claim_words(claim: Claim) -> Facts:
    facts: Facts = {"claim": claim.form, "seat": letter(claim.seat)}
    for name, value in zip(claim.action.verb.names, claim.action.values, strict=True):
        kind = claim.action.verb.kinds[claim.action.verb.names.index(name)]
        facts["other" if name == "seat" else name] = kind.plain(value)
    return facts


def poison(watch: Watch) -> list[Plain]:
    """Every ID or Prop given on purpose, and what became of it."""
    told: list[Plain] = []
    for found in watch.rounds:
        for gift in found.gifts:
            if gift.chosen and gift.card >= MONEY:
                facts: Facts = {"from": letter(gift.giver), "to": letter(gift.taker), "card": NAMES[gift.card]}
                facts |= {"how": gift.how, "round": found.number, "became": became(watch, found, gift)}
                told.append(facts)
    return told


def became(watch: Watch, found: RoundSeen, gift: Gift) -> str:
    report = found.ended
    hand = report.hands[gift.taker]
    if gift.card not in hand:
        return "passed-on"
    if report.verdicts[gift.taker].innocent:
        return "harmless"
    rest = hand[:]
    rest.remove(gift.card)
    coin = found.coins[gift.taker]
    currency = found.currency[gift.taker]
    again = judge(rest, report.notes[gift.taker], currency, coin, watch.table.rules.coin_counts)
    return "stuck" if again.innocent else "harmless"
