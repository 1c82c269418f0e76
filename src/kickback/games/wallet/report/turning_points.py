"""Three moments that decided it: each event is undone alone, its round settled again, and the lead compared."""

from __future__ import annotations

from typing import Final

from kickback.engine.messages import Message
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter, letters
from kickback.games.wallet.components import CODES, NAMES, TOKENS, WORTH_CENTS
from kickback.games.wallet.reasons import verdict_facts
from kickback.games.wallet.report.watching import Gift, RoundSeen, Watch, seat_of, worth
from kickback.games.wallet.verdict import Verdict, judge

THREE: Final = 3


class Settled:
    """What a round gives each seat in points: tokens drawn at the average of the zip, the token lost as in fact."""

    def __init__(self, watch: Watch, found: RoundSeen) -> None:
        self.watch: Watch = watch
        self.found: RoundSeen = found
        report = found.ended
        self.hands: list[list[int]] = [hand[:] for hand in report.hands]
        self.notes: list[int] = report.notes[:]
        self.currency: list[int] = found.currency[:]
        self.robbed: list[tuple[int, int]] = [(officer, target) for officer, target, _, _ in found.searches]

    def verdicts(self) -> list[Verdict]:
        counts = self.watch.table.rules.coin_counts
        coins = self.found.coins
        return [
            judge(sorted(self.hands[seat]), self.notes[seat], self.currency[seat], coins[seat], counts)
            for seat in range(self.watch.table.seats)
        ]

    def gains(self) -> list[float]:
        """Points won and lost by each seat."""
        verdicts = self.verdicts()
        wealth = [verdict.money for verdict in verdicts]
        left = [verdict.cards for verdict in verdicts]
        for officer, target in self.robbed:
            if verdicts[officer].inspects and not verdicts[target].innocent:
                wealth[officer] += left[target]
                left[target] = 0
        gains = [0.0] * len(verdicts)
        pocket = pocket_average(self.found)
        for seat, verdict in enumerate(verdicts):
            credit = self.found.ended.credit[seat]
            if verdict.innocent and credit != HIDDEN:
                wealth[seat] += WORTH_CENTS[credit]
            own = self.found.tokens_before[seat]
            if not verdict.innocent and own:
                gains[seat] -= self.found.returned.get(seat, min(own))
        ranked = sorted((s for s, verdict in enumerate(verdicts) if verdict.innocent), key=lambda s: -wealth[s])
        for prize, seat in zip(self.watch.table.rules.prizes, ranked, strict=False):
            gains[seat] += prize * pocket
        return gains


def pocket_average(found: RoundSeen) -> float:
    """What a token of the zip was worth on the average when prizes were drawn."""
    rest = TOKENS[:]
    for seat, own in enumerate(found.tokens_before):
        for value in own:
            rest.remove(value)
        if seat in found.returned:
            rest.append(found.returned[seat])
    return sum(rest) / len(rest) if rest else 0.0


class TurningPoint:
    def __init__(self, found: RoundSeen, seat: int, event: int, swing: float, own: list[float], says: Message) -> None:
        self.found: RoundSeen = found
        self.seat: int = seat
        self.event: int = event
        self.swing: float = swing  # what it did to the winner's lead
        self.own: list[float] = own  # what it did to each seat's points
        self.says: Message = says


def turning_points(watch: Watch) -> list[Plain]:
    found: list[TurningPoint] = []
    for seen in watch.rounds:
        found += candidates(watch, seen)
    found.sort(key=lambda point: (-abs(point.swing), -point.event))
    chosen: list[TurningPoint] = []
    for point in found:
        taken = any(point.found is other.found and point.seat == other.seat for other in chosen)
        if point.swing and not taken and len(chosen) < THREE:
            chosen.append(point)
    chosen.sort(key=lambda point: point.event)
    told: list[Plain] = []
    for point in chosen:
        facts: Facts = {"event": point.event, "round": point.found.number, "seat": letter(point.seat)}
        facts |= {"swing": round(100 * abs(point.swing)), "says": point.says.plain()}
        told.append(facts)
    return told


def candidates(watch: Watch, found: RoundSeen) -> list[TurningPoint]:
    made: list[TurningPoint] = []
    as_it_was = Settled(watch, found).gains()
    for event, facts in found.events:
        kind = str(facts["kind"])
        if kind in ("took", "put"):
            made += undone_move(watch, found, as_it_was, event, facts)
        elif kind == "bought":
            made += undone_purchase(watch, found, as_it_was, event, facts)
        elif kind == "played" and facts["special"] in ("hide", "atm", "fx") and "card" in facts:
            made += undone_end_card(watch, found, as_it_was, event, facts)
        elif kind == "prize" and facts.get("values"):
            made += lucky_prize(watch, found, event, facts)
    made += called_police(watch, found, as_it_was)
    for gift in found.gifts:
        made += undone_gift(watch, found, as_it_was, gift)
    for place, (officer, target, value, event) in enumerate(found.searches):
        if value:
            again = Settled(watch, found)
            again.robbed = [pair for at, pair in enumerate(again.robbed) if at != place]
            told: Facts = {"seat": letter(officer), "other": letter(target), "sum": value}
            made += weighed(watch, found, officer, event, as_it_was, again, Message("moment-inspected", told))
    return made


def weighed(
    watch: Watch, found: RoundSeen, seat: int, event: int, was: list[float], again: Settled, says: Message
) -> list[TurningPoint]:
    """What undoing it changes, if it changes anything."""
    own = [was[s] - gain for s, gain in enumerate(again.gains())]
    swing = lead(watch, [0.0] * len(own)) - lead(watch, [-change for change in own])
    without = verdict_facts(again.verdicts()[seat])
    says.facts = {"round": found.number} | says.facts | without
    return [TurningPoint(found, seat, event, swing, own, says)] if any(own) else []


def lead(watch: Watch, change: list[float]) -> float:
    """The winner's points minus the best of those who lost."""
    final = [points + change[seat] for seat, points in enumerate(watch.points[-1])]
    winners = watch.table.winners
    others = [final[seat] for seat in range(len(final)) if seat not in winners]
    return final[winners[0]] - max(others, default=0.0)


def undone_move(watch: Watch, found: RoundSeen, was: list[float], event: int, facts: Facts) -> list[TurningPoint]:
    seat, card = seat_of(facts, "seat"), CODES[str(facts["card"])]
    again = Settled(watch, found)
    told: Facts = {"seat": letter(seat), "card": NAMES[card]}
    if facts["kind"] == "put":
        again.hands[seat].append(card)
        return weighed(watch, found, seat, event, was, again, Message("moment-put", told))
    if card not in again.hands[seat]:
        return []
    again.hands[seat].remove(card)
    return weighed(watch, found, seat, event, was, again, Message("moment-took", told))


def undone_purchase(watch: Watch, found: RoundSeen, was: list[float], event: int, facts: Facts) -> list[TurningPoint]:
    seat, card = seat_of(facts, "seat"), CODES[str(facts["card"])]
    paid = [cards for payer, cards, number in found.paid if payer == seat and number < event]
    again = Settled(watch, found)
    if card not in again.hands[seat] or not paid:
        return []
    again.hands[seat].remove(card)
    again.hands[seat] += paid[-1]
    told: Facts = {"seat": letter(seat), "card": NAMES[card], "sum": worth(paid[-1])}
    return weighed(watch, found, seat, event, was, again, Message("moment-bought", told))


def undone_end_card(watch: Watch, found: RoundSeen, was: list[float], event: int, facts: Facts) -> list[TurningPoint]:
    seat, card = seat_of(facts, "seat"), CODES[str(facts["card"])]
    again = Settled(watch, found)
    again.hands[seat].append(card)
    if facts["special"] == "fx":
        again.notes[seat] = HIDDEN
    told: Facts = {"seat": letter(seat), "special": facts["special"]}
    return weighed(watch, found, seat, event, was, again, Message("moment-played", told))


def undone_gift(watch: Watch, found: RoundSeen, was: list[float], gift: Gift) -> list[TurningPoint]:
    again = Settled(watch, found)
    if gift.card not in again.hands[gift.taker]:
        return []
    again.hands[gift.taker].remove(gift.card)
    again.hands[gift.giver].append(gift.card)
    told: Facts = {"seat": letter(gift.taker), "other": letter(gift.giver), "card": NAMES[gift.card]}
    return weighed(watch, found, gift.taker, gift.event, was, again, Message("moment-given", told))


def called_police(watch: Watch, found: RoundSeen, was: list[float]) -> list[TurningPoint]:
    """Somebody turned the last hourglass: those who were one put short of innocent would have made it."""
    last = found.hourglasses[-1] if found.hourglasses else None
    if last is None or last.by == HIDDEN:
        return []
    again = Settled(watch, found)
    short: list[int] = []
    for seat, verdict in enumerate(again.verdicts()):
        best = richest_put(again, seat) if not verdict.innocent and seat != last.by else HIDDEN
        if best != HIDDEN:
            again.hands[seat].remove(best)
            short.append(seat)
    event = next(number for number, facts in found.events if facts["kind"] == "round-over")
    told: Facts = {"seat": letter(last.by), "seats": list[Plain](letters(short))}
    return weighed(watch, found, last.by, event, was, again, Message("moment-called", told)) if short else []


def richest_put(again: Settled, seat: int) -> int:
    """The put that would leave this hand innocent and richest, or HIDDEN."""
    found = HIDDEN
    most = -1
    for card in sorted(set(again.hands[seat])):
        again.hands[seat].remove(card)
        verdict = again.verdicts()[seat]
        again.hands[seat].append(card)
        if verdict.innocent and verdict.money > most:
            found, most = card, verdict.money
    return found


def lucky_prize(watch: Watch, found: RoundSeen, event: int, facts: Facts) -> list[TurningPoint]:
    seat = seat_of(facts, "seat")
    drawn = found.drawn[seat]
    luck = sum(drawn) - pocket_average(found) * len(drawn)
    own = [0.0] * watch.table.seats
    own[seat] = luck
    swing = lead(watch, [0.0] * len(own)) - lead(watch, [-change for change in own])
    told: Facts = {"seat": letter(seat), "round": found.number, "values": list[Plain](drawn)}
    told |= {"better": luck >= 0, "difference": f"{abs(luck):.1f}"}
    return [TurningPoint(found, seat, event, swing, own, Message("moment-prize", told))]
