"""Next time: the first mistake of the list that a seat made, in the latest round it made it in."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.games.wallet.components import ATM, CURRENCIES, EXTRA, FX, HIDE, NOTES, PRICE, SPECIALS, WORTH
from kickback.games.wallet.parts.outcome import Report
from kickback.games.wallet.reasons import reasons
from kickback.games.wallet.report.watching import RoundSeen, SeatAction, Watch, worth
from kickback.games.wallet.verdict import Verdict, judge

FAR_OVER: Final = 100  # so much above the price is a waste


class SeatRound:
    """One seat in one round."""

    def __init__(self, watch: Watch, found: RoundSeen, seat: int) -> None:
        self.watch: Watch = watch
        self.found: RoundSeen = found
        self.seat: int = seat
        self.report: Report = found.ended
        self.verdict: Verdict = self.report.verdicts[seat]
        self.actions: list[SeatAction] = [action for action in found.actions if action.seat == seat]

    def judged(self, hand: list[int], note: int = HIDDEN, currency: int = HIDDEN) -> Verdict:
        """That hand in this seat's place, with another note on Currency Exchange if one is named."""
        if note == HIDDEN:
            note, currency = self.report.notes[self.seat], self.found.currency[self.seat]
        return judge(hand, note, currency, self.found.coins[self.seat], self.watch.table.rules.coin_counts)


def advice(watch: Watch, seat: int) -> list[Plain]:
    for id, made in MISTAKES:
        for found in reversed(watch.rounds):
            told = made(SeatRound(watch, found, seat))
            if told is not None:
                return [Message(f"tip-{id}", told | {"round": found.number}).plain()]
    return []


def saving_card(at: SeatRound) -> Facts | None:
    """Guilty, and an unplayed end-of-round card would have made one innocent."""
    report = at.report
    if at.verdict.innocent:
        return None
    hand = report.hands[at.seat]
    for special in report.unplayed[at.seat]:
        for card in sorted(set(hand)):
            rest = hand[:]
            rest.remove(card)
            if special == HIDE or special == EXTRA or (special == ATM and card < NOTES):
                if at.judged(rest).innocent:
                    return {"special": SPECIALS[special]}
            elif special == FX and card < NOTES:
                for currency in range(len(CURRENCIES)):
                    if at.judged(rest, card, currency).innocent:
                        return {"special": SPECIALS[special]}
    return None


def only_the_coin(at: SeatRound) -> Facts | None:
    failed = reasons(at.verdict)
    return {} if len(failed) == 1 and failed[0].what == "coin-tips" else None


def one_take_too_many(at: SeatRound) -> Facts | None:
    takes = [action for action in at.actions if action.kind == "took"]
    spoiled = bool(takes) and takes[-1].before.innocent and not takes[-1].after.innocent
    return {} if spoiled and not at.verdict.innocent else None


def called_on_oneself(at: SeatRound) -> Facts | None:
    own = at.actions
    if at.verdict.innocent or not own or own[-1].kind != "flipped":
        return None
    hand = own[-1].hand
    for card in sorted(set(hand)):
        rest = hand[:]
        rest.remove(card)
        if at.judged(rest).innocent:
            return {}
    return None


def never_bought(at: SeatRound) -> Facts | None:
    if at.verdict.ids:
        return None
    could = any(worth(action.hand) >= PRICE and action.ids_left for action in at.actions)
    return {} if could else None


def too_many_ids(at: SeatRound) -> Facts | None:
    last = at.actions[-2:]
    crowded = len(last) == 2 and all(a.before.ids > 1 and a.before.identity == HIDDEN for a in last)
    return {} if crowded and not at.verdict.innocent else None


def lonely_agent(at: SeatRound) -> Facts | None:
    return {} if any(r.what == "agent-alone" for r in reasons(at.verdict)) else None


def kept_prop(at: SeatRound) -> Facts | None:
    bad = ("credit-card", "badge", "agent-credit-card", "agent-badge", "agent-both")
    turns = [a for a in at.actions if any(r.what in bad for r in reasons(a.before))]
    return {} if len(turns) > 1 and not at.verdict.innocent else None


def safe_but_poor(at: SeatRound) -> Facts | None:
    reports = [seen.ended for seen in at.watch.rounds]
    safe = all(report.verdicts[at.seat].innocent for report in reports)
    return {} if safe and not any(report.ranks[at.seat] == 1 for report in reports) else None


def waited_too_long(at: SeatRound) -> Facts | None:
    own = at.actions
    ready = [action for action in own if action.before.innocent]
    report = at.report
    if len(ready) < 2 or any(action.kind == "flipped" for action in own) or not report.ranks[at.seat]:
        return None
    for other in range(at.watch.table.seats):
        if not ready[0].innocent[other] and 0 < report.ranks[other] < report.ranks[at.seat]:
            return {}
    return None


def wrong_door(at: SeatRound) -> Facts | None:
    wrong = [target for officer, target, _, _ in at.found.searches if officer == at.seat]
    return {} if any(at.found.ended.verdicts[target].innocent for target in wrong) else None


def paid_too_much(at: SeatRound) -> Facts | None:
    for payer, cards, _ in at.found.paid:
        cheaper = any(worth(cards) - WORTH[card] >= PRICE for card in cards)
        if payer == at.seat and worth(cards) >= PRICE + FAR_OVER and cheaper:
            return {}
    return None


def dear_token(at: SeatRound) -> Facts | None:
    given = at.found.returned.get(at.seat, 0)
    return {} if given > min(at.found.tokens_before[at.seat], default=given) else None


MISTAKES: Final = (
    ("saving-card", saving_card),
    ("coin", only_the_coin),
    ("one-more", one_take_too_many),
    ("own-police", called_on_oneself),
    ("buy-early", never_bought),
    ("too-many-ids", too_many_ids),
    ("lonely-agent", lonely_agent),
    ("props", kept_prop),
    ("safe-but-poor", safe_but_poor),
    ("flip", waited_too_long),
    ("wrong-door", wrong_door),
    ("no-change", paid_too_much),
    ("smallest-token", dear_token),
)
