"""The end of a round: inspections, hands up, penalties, Credit Cards, prizes; and the end of the game."""

from __future__ import annotations

from kickback.engine.actions import Action, Ban
from kickback.engine.chance import Chance
from kickback.engine.events import Facts, Plain
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import PUBLIC, letter, letters, mask
from kickback.engine.table import Commit, Over, Turn
from kickback.games.wallet.actions import (
    DONE,
    DUTY,
    IS_DONE,
    LOSE,
    LOSES,
    ON_DUTY,
    SEARCHES,
)
from kickback.games.wallet.actions import (
    SEARCH as TO_SEARCH,
)
from kickback.games.wallet.bans import (
    DUTY_OR_DONE,
    GAME_OVER,
    LOSE_ONE,
    LOWEST_COIN_FIRST,
    NOT_ASKED,
    NOT_GUILTY,
    NOT_ON_DUTY,
    NOTHING_TO_LOSE,
    ONE_SEARCH,
    SEARCH_OTHER,
)
from kickback.games.wallet.cards import MONEY, NAMES, WORTH_CENTS, money_in
from kickback.games.wallet.facts import FINES, OVER, SEARCH, Report
from kickback.games.wallet.setup import next_round
from kickback.games.wallet.specials import sealed_choice
from kickback.games.wallet.table import Wallet
from kickback.games.wallet.trail import (
    FOUND,
    MOVE,
    NO_WORD,
    ON_FX,
    SEIZED,
    SHOWN,
    TRAY,
    WALLET,
    card_of,
    fact,
    seen_of,
    source_of,
    target_of,
)
from kickback.games.wallet.verdict import judge


def fix_verdicts(table: Wallet) -> None:
    """WAL-VERDICT-10, WAL-END-1: the end-of-round cards are done, so all verdicts are settled, though not yet known."""
    counts = table.rules.coin_counts
    table.verdicts = [
        judge(table.hands[seat], table.fx[seat], table.fx_as[seat], table.coins[seat], counts)
        for seat in range(table.seats)
    ]
    table.judged = [hand[:] for hand in table.hands]
    table.judged_notes = table.fx[:]
    table.phase = SEARCH
    table.queue = []
    if table.rules.may_decline:
        table.stack.append(Duty(mask(list(range(table.seats))), [None] * table.seats))
    else:
        officers_out(table, [seat for seat in range(table.seats) if table.verdicts[seat].on_duty])


def officers_out(table: Wallet, officers: list[int]) -> None:
    """WAL-POLICE-2, -8: they show their hands together and inspect lowest coin first."""
    officers.sort(key=table.coins.__getitem__)
    for seat in officers:
        show_hand(table, seat)
        if table.log is not None:
            names: list[Plain] = [NAMES[card] for card in table.hands[seat]]
            table.tell("officer", "WAL-POLICE-2", {"seat": letter(seat), "hand": names})
    table.queue = officers


def show_hand(table: Wallet, seat: int) -> None:
    """The hand lies open from now on."""
    if not table.shown >> seat & 1:
        table.shown |= 1 << seat
        for card in table.hands[seat]:
            table.note(seat, SHOWN + seat, card, PUBLIC)


class Duty(Commit[Wallet]):
    """Only with `search-declinable`: everybody is asked, so that being asked tells nothing."""

    def __init__(self, asked: int, picks: list[Action | None]) -> None:
        super().__init__("duty", asked, picks)

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        return [IS_DONE, ON_DUTY] if table.verdicts[seat].on_duty else [IS_DONE]

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        if not self.asks(table, seat):
            return NOT_ASKED
        if action.verb == DUTY:
            return None if table.verdicts[seat].on_duty else NOT_ON_DUTY
        return None if action.verb == DONE else DUTY_OR_DONE

    def sealed(self, table: Wallet, seat: int, action: Action) -> None:
        sealed_choice(table, seat, action, "WAL-POLICE-2")

    def resolve(self, table: Wallet) -> None:
        table.close()
        officers_out(table, [seat for seat in range(table.seats) if self.pick(seat).verb == DUTY])

    def default(self, table: Wallet, seat: int, chance: Chance) -> Action:
        return IS_DONE

    def clone(self) -> Duty:
        return Duty(self.asked, self.picks[:])


class Search(Turn[Wallet]):
    """WAL-POLICE-4 to -10: an Officer inspects one other player."""

    def __init__(self, seat: int) -> None:
        super().__init__("search", seat)

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        return [SEARCHES[other] for other in range(table.seats) if other != seat]

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        if action.verb != TO_SEARCH:
            return SEARCH_OTHER if seat == self.seat else NOT_ASKED
        if seat != self.seat:
            if seat in table.queue:
                return LOWEST_COIN_FIRST
            return ONE_SEARCH if table.shown >> seat & 1 and table.verdicts[seat].on_duty else NOT_ON_DUTY
        return None if action.a != seat and action.a < table.seats else SEARCH_OTHER

    def answer(self, table: Wallet, seat: int, action: Action) -> None:
        target = action.a
        table.queue.pop(0)
        show_hand(table, target)
        verdict = table.verdicts[target]
        if table.log is not None:
            names: list[Plain] = [NAMES[card] for card in table.hands[target]]
            facts: Facts = {"seat": letter(seat), "target": letter(target), "hand": names, "why": verdict.why}
            facts["verdict"] = "innocent" if verdict.innocent else "guilty"
            table.tell("inspected", "WAL-POLICE-4", facts)
        if not verdict.innocent:
            confiscate(table, seat, target)
        elif table.log is not None:
            table.tell("nothing-taken", "WAL-POLICE-6", {"seat": letter(seat), "target": letter(target)})
        table.close_line(action)

    def default(self, table: Wallet, seat: int, chance: Chance) -> Action:
        other = chance.below(table.seats - 1)
        return SEARCHES[other if other < seat else other + 1]


def confiscate(table: Wallet, officer: int, target: int) -> None:
    """WAL-POLICE-5, -9: all money that still counts for the guilty player, the note on Currency Exchange included."""
    taken = [card for card in table.hands[target] if card < MONEY]
    table.hands[target] = [card for card in table.hands[target] if card >= MONEY]
    for card in taken:
        table.note(SHOWN + target, SEIZED + officer, card, PUBLIC)
    if table.fx[target] != HIDDEN:
        taken.append(table.fx[target])
        table.note(ON_FX + target, SEIZED + officer, table.fx[target], PUBLIC)
        table.fx[target] = HIDDEN
        table.fx_as[target] = HIDDEN
    taken.sort()
    table.seized[officer] = sorted(table.seized[officer] + taken)
    if table.log is not None:
        names: list[Plain] = [NAMES[card] for card in taken]
        facts: Facts = {"seat": letter(officer), "target": letter(target), "cards": names, "value": money_in(taken)}
        table.tell("confiscated", "WAL-POLICE-5", facts)


def hands_up(table: Wallet) -> None:
    """WAL-REVEAL-1, WAL-GUILT-1, -2: all hands are shown; the guilty who have tokens are asked for one."""
    table.phase = FINES
    losers: list[int] = []
    for seat in range(table.seats):
        show_hand(table, seat)
        verdict = table.verdicts[seat]
        if table.log is not None:
            names: list[Plain] = [NAMES[card] for card in table.hands[seat]]
            table.tell("revealed", "WAL-REVEAL-1", {"seat": letter(seat), "hand": names})
            facts = verdict.plain()
            facts["seat"] = letter(seat)
            table.tell("verdict", verdict.why, facts)
        if verdict.innocent:
            continue
        if table.tokens[seat]:
            losers.append(seat)
        elif table.log is not None:
            table.tell("no-token", "WAL-GUILT-2", {"seat": letter(seat)})
    if losers:
        table.stack.append(Fine(mask(losers), [None] * table.seats))


class Fine(Commit[Wallet]):
    """WAL-GUILT-1, WAL-RULING-33: the guilty choose at the same time which token they lose."""

    def __init__(self, asked: int, picks: list[Action | None]) -> None:
        super().__init__("fine", asked, picks)

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        return [LOSES[value - 1] for value in sorted(set(table.tokens[seat]))]

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        if not self.asks(table, seat):
            if self.asked >> seat & 1 or action.verb != LOSE:
                return NOT_ASKED
            return NOT_GUILTY if table.verdicts[seat].innocent else NOTHING_TO_LOSE
        return None if action.verb == LOSE and action.a in table.tokens[seat] else LOSE_ONE

    def sealed(self, table: Wallet, seat: int, action: Action) -> None:
        sealed_choice(table, seat, action, "WAL-GUILT-1")

    def resolve(self, table: Wallet) -> None:
        """WAL-GUILT-3: all returned tokens are in the pocket before anybody draws."""
        open_values = table.rules.open_tokens
        for seat in range(table.seats):
            if not self.asked >> seat & 1:
                continue
            value = self.pick(seat).a
            table.tokens[seat].remove(value)
            table.pocket.insert(table.chance.below(len(table.pocket) + 1), value)
            seen = PUBLIC if open_values else 1 << seat
            table.token_trail.append(fact(MOVE, seat, WALLET, value, seen, NO_WORD, 0))
            table.lost |= 1 << seat
            if table.log is not None:
                named: Facts = {"value": value}
                facts: Facts = {"seat": letter(seat)}
                table.tell("lost-token", "WAL-GUILT-1", facts | named if open_values else facts, {seat: named})
        table.close()

    def default(self, table: Wallet, seat: int, chance: Chance) -> Action:
        return LOSES[table.tokens[seat][0] - 1]

    def clone(self) -> Fine:
        return Fine(self.asked, self.picks[:])


def settle_round(table: Wallet) -> None:
    """WAL-END-1: Credit Cards, prizes, and then the next round or the end of the game."""
    seats = sorted(range(table.seats), key=table.coins.__getitem__)
    for seat in seats:
        if table.verdicts[seat].uses_credit:
            use_credit(table, seat)
    award(table)
    if table.round < table.rules.rounds:
        next_round(table)
    else:
        finish(table)


def use_credit(table: Wallet, seat: int) -> None:
    """WAL-CC-2 to -7: an innocent John Smith is richer by the first note that turns up."""
    note = table.search_note(seat, FOUND + seat, PUBLIC, "WAL-CC-5")
    table.credit[seat] = note
    if note == HIDDEN:
        table.tell("credit-none", "WAL-CC-6", {"seat": letter(seat)})
    else:
        table.tell("credit-card", "WAL-CC-2", {"seat": letter(seat), "note": NAMES[note]})


def wealth(table: Wallet, seat: int) -> int:
    """WAL-PRIZE-1, in cents: what was judged, the coin in any case, confiscated money, the Credit Card's note."""
    total = table.verdicts[seat].money
    for card in table.seized[seat]:
        total += WORTH_CENTS[card]
    if table.credit[seat] != HIDDEN:
        total += WORTH_CENTS[table.credit[seat]]
    return total


def award(table: Wallet) -> None:
    """WAL-PRIZE-2 to -5, WAL-RULING-35, -40: the richest innocent players draw, richest first."""
    riches = [wealth(table, seat) for seat in range(table.seats)]
    ranked = [seat for seat in range(table.seats) if table.verdicts[seat].innocent]
    ranked.sort(key=lambda seat: (-riches[seat], -table.coins[seat]))
    ranks = [0] * table.seats
    drew = [0] * table.seats
    for place, seat in enumerate(ranked):
        ranks[seat] = place + 1
        count = table.rules.prizes[place] if place < len(table.rules.prizes) else 0
        drew[seat] = min(count, len(table.pocket))
        draw_tokens(table, seat, drew[seat], place + 1, riches[seat])
    table.reports.append(
        Report(
            table.verdicts,
            table.judged,
            table.judged_notes,
            [cards[:] for cards in table.seized],
            table.credit[:],
            riches,
            ranks,
            drew,
            table.lost,
            turned_up(table),
            table.hidden[:],
            [cards[:] for cards in table.specials],
            table.unused[:],
        )
    )


def turned_up(table: Wallet) -> list[int]:
    """WAL-ATM-4, WAL-CC-5: everybody saw these cards on the way to a note, and the next round ends the trail."""
    return [
        card_of(entry)
        for entry in table.trail
        if source_of(entry) == WALLET and target_of(entry) == TRAY and seen_of(entry) == PUBLIC
    ]


def draw_tokens(table: Wallet, seat: int, count: int, place: int, riches: int) -> None:
    """WAL-PRIZE-2: blindly from the pocket; only the owner sees the values, unless tokens lie open."""
    drawn: list[int] = []
    seen = PUBLIC if table.rules.open_tokens else 1 << seat
    for _ in range(count):
        value = table.pocket.pop()
        drawn.append(value)
        table.token_trail.append(fact(MOVE, WALLET, seat, value, seen, NO_WORD, 0))
    drawn.sort()
    table.tokens[seat] = sorted(table.tokens[seat] + drawn)
    if table.log is not None:
        facts: Facts = {"seat": letter(seat), "place": place, "wealth": riches, "tokens": count}
        values: list[Plain] = list(drawn)
        named: Facts = {"values": values}
        table.tell("prize", "WAL-PRIZE-2", facts | named if table.rules.open_tokens else facts, {seat: named})


def finish(table: Wallet) -> None:
    """WAL-FINAL-1 to -3: most points, then most tokens; otherwise the victory is shared."""
    scores = [(sum(tokens), len(tokens)) for tokens in table.tokens]
    best = max(scores)
    table.winners = [seat for seat in range(table.seats) if scores[seat] == best]
    table.phase = OVER
    level = sum(1 for points, _ in scores if points == best[0])
    clause = "WAL-FINAL-3" if len(table.winners) > 1 else "WAL-FINAL-2" if level > 1 else "WAL-FINAL-1"
    if table.log is not None:
        for seat, (points, count) in enumerate(scores):
            facts: Facts = {"seat": letter(seat), "points": points, "tokens": count}
            table.tell("scored", "WAL-FINAL-1", facts)
        names: list[Plain] = list(letters(table.winners))
        table.tell("won", clause, {"seats": names})
    table.stack = [Over(GAME_OVER)]
