"""The end of a round: inspections, hands up, penalties, Credit Cards, prizes; and the end of the game."""

from __future__ import annotations

from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.moments import Over
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import PUBLIC, letter, letters, mask
from kickback.games.wallet.actions import LOSE, LOSES, Move
from kickback.games.wallet.bans import GAME_OVER, LOSE_ONE, NOT_ASKED, NOT_GUILTY, NOTHING_TO_LOSE
from kickback.games.wallet.components import CURRENCIES, NAMES, WORTH_CENTS, card_plain, named_cards, named_specials
from kickback.games.wallet.deal import next_round
from kickback.games.wallet.memory import FOUND, ON_FX, SEIZED, SHOWN, TRAY, WALLET
from kickback.games.wallet.moments.refusals import SealedQuestion
from kickback.games.wallet.parts.outcome import Report
from kickback.games.wallet.parts.round import FINING, FINISHED
from kickback.games.wallet.reasons import told_reason
from kickback.games.wallet.table import Wallet


def hands_up(table: Wallet) -> None:
    """WAL-REVEAL-1, WAL-GUILT-1, -2: all hands are shown; the guilty who have tokens are asked for one."""
    table.round.phase = FINING
    table.round.shown = (1 << table.seats) - 1
    losers: list[int] = []
    for seat in range(table.seats):
        verdict = table.round.verdicts[seat]
        if table.log is not None:
            names: list[Plain] = [NAMES[card] for card in table.cards.hands[seat]]
            who: Facts = {"seat": letter(seat)}
            table.tell("revealed", "WAL-REVEAL-1", {**who, "hand": names, **beside(table, seat)})
            table.tell("verdict", verdict.why, who | verdict.plain() | told_reason(verdict))
        if verdict.innocent:
            continue
        if table.tokens.own[seat]:
            losers.append(seat)
        elif table.log is not None:
            table.tell("no-token", "WAL-GUILT-2", {"seat": letter(seat)})
    if table.log is not None and not any(verdict.innocent for verdict in table.round.verdicts):
        table.tell("all-guilty", "WAL-RULING-39", {})
    if losers:
        table.stack.append(Fine(mask(losers), [None] * table.seats))


def beside(table: Wallet, seat: int) -> Facts:
    """What lies beside a hand when it is shown."""
    cards = table.cards
    return {
        "hid": "yes" if cards.hidden[seat] != HIDDEN else "no",
        "atm": card_plain(cards.atm[seat]),
        "fx": card_plain(cards.fx[seat]),
        "fx-as": CURRENCIES[cards.fx_as[seat]] if cards.fx_as[seat] != HIDDEN else None,
        "robbed-by": robbed_by(table, seat),
    }


def robbed_by(table: Wallet, seat: int) -> Plain:
    """The Officer who has taken this seat's money, if one has."""
    for entry in table.cards.memory.entries:
        if entry.source in (SHOWN + seat, ON_FX + seat):
            return letter(entry.target - SEIZED)
    return None


class Fine(SealedQuestion):
    """WAL-GUILT-1, WAL-RULING-33: the guilty choose at the same time which token they lose."""

    def __init__(self, asked: int, picks: list[Move | None]) -> None:
        super().__init__("fine", asked, picks)

    def candidates(self, table: Wallet, seat: int) -> list[Move]:
        return [LOSES[value - 1] for value in sorted(set(table.tokens.own[seat]))]

    def forbids(self, table: Wallet, seat: int, action: Move) -> Ban | None:
        if not self.asks(table, seat):
            if self.asked >> seat & 1 or action.verb is not LOSE:
                return NOT_ASKED
            return NOT_GUILTY if table.round.verdicts[seat].innocent else NOTHING_TO_LOSE
        return None if action.verb is LOSE and action.worth in table.tokens.own[seat] else LOSE_ONE

    def sealed(self, table: Wallet, seat: int, action: Move) -> None:
        table.tell_sealed(seat, action, "WAL-GUILT-1")

    def resolve(self, table: Wallet) -> None:
        """WAL-GUILT-3: all returned tokens are in the pocket before anybody draws."""
        open_values = table.rules.open_tokens
        table.tell("round-ended", "WAL-END-1", {"round": table.round.number})
        for seat in range(table.seats):
            if not self.asked >> seat & 1:
                continue
            value = self.pick(seat).worth
            table.tokens.own[seat].remove(value)
            table.tokens.pocket.insert(table.chance.below(len(table.tokens.pocket) + 1), value)
            seen = PUBLIC if open_values else 1 << seat
            table.tokens.note(seat, WALLET, value, seen)
            table.round.lost |= 1 << seat
            if table.log is not None:
                named: Facts = {"value": value}
                facts: Facts = {"seat": letter(seat)}
                table.tell("lost-token", "WAL-GUILT-1", facts | named if open_values else facts, {seat: named})
        table.close()

    def default(self, table: Wallet, seat: int, chance: Chance) -> Move:
        return LOSES[table.tokens.own[seat][0] - 1]

    def clone(self) -> Fine:
        return Fine(self.asked, self.picks[:])


def settle_round(table: Wallet) -> None:
    """WAL-END-1: Credit Cards, prizes, and then the next round or the end of the game."""
    if not table.round.lost:
        table.tell("round-ended", "WAL-END-1", {"round": table.round.number})
    seats = sorted(range(table.seats), key=table.round.coins.__getitem__)
    for seat in seats:
        if table.round.verdicts[seat].uses_credit:
            use_credit(table, seat)
    award(table)
    if table.round.number < table.rules.rounds:
        next_round(table)
    else:
        finish(table)


def use_credit(table: Wallet, seat: int) -> None:
    """WAL-CC-2 to -7: an innocent John Smith is richer by the first note that turns up."""
    note, rejected = table.search_note(seat, FOUND + seat, PUBLIC, "WAL-CC-5")
    table.cards.credit[seat] = note
    if table.log is None:
        return
    facts: Facts = {"seat": letter(seat), "rejected": named_cards(rejected)}
    if note == HIDDEN:
        table.tell("credit-none", "WAL-CC-6", facts)
    else:
        now = wealth(table, seat)
        facts |= {"note": NAMES[note], "before": now - WORTH_CENTS[note], "wealth": now}
        table.tell("credit-card", "WAL-CC-2", facts)


def wealth(table: Wallet, seat: int) -> int:
    """WAL-PRIZE-1, in cents: what was judged, the coin in any case, confiscated money, the Credit Card's note."""
    total = table.round.verdicts[seat].money
    for card in table.cards.seized[seat]:
        total += WORTH_CENTS[card]
    if table.cards.credit[seat] != HIDDEN:
        total += WORTH_CENTS[table.cards.credit[seat]]
    return total


def award(table: Wallet) -> None:
    """WAL-PRIZE-2 to -5, WAL-RULING-35, -40: the richest innocent players draw, richest first."""
    riches = [wealth(table, seat) for seat in range(table.seats)]
    ranked = [seat for seat in range(table.seats) if table.round.verdicts[seat].innocent]
    ranked.sort(key=riches.__getitem__, reverse=True)  # WAL-PRIZE-5: the coins are in it, so no two are equal
    ranks = [0] * table.seats
    drew = [0] * table.seats
    for place, seat in enumerate(ranked):
        ranks[seat] = place + 1
        count = table.rules.prizes[place] if place < len(table.rules.prizes) else 0
        drew[seat] = min(count, len(table.tokens.pocket))
        draw_tokens(table, seat, drew[seat], count, place + 1, riches[seat])
    table.reports.append(
        Report(
            table.round.verdicts,
            table.round.judged,
            table.round.judged_notes,
            [cards[:] for cards in table.cards.seized],
            table.cards.credit[:],
            riches,
            ranks,
            drew,
            table.round.lost,
            turned_up(table),
            table.cards.hidden[:],
            [cards[:] for cards in table.specials.down],
            table.specials.aside[:],
        )
    )


def turned_up(table: Wallet) -> list[int]:
    """WAL-ATM-4, WAL-CC-5: everybody saw these cards on the way to a note, and the next round begins a new memory."""
    return [
        entry.card
        for entry in table.cards.memory.entries
        if entry.source == WALLET and entry.target == TRAY and entry.seen == PUBLIC
    ]


def draw_tokens(table: Wallet, seat: int, count: int, due: int, place: int, riches: int) -> None:
    """WAL-PRIZE-2: blindly from the pocket; only the owner sees the values, unless tokens lie open."""
    drawn: list[int] = []
    seen = PUBLIC if table.rules.open_tokens else 1 << seat
    for _ in range(count):
        value = table.tokens.pocket.pop()
        drawn.append(value)
        table.tokens.note(WALLET, seat, value, seen)
    drawn.sort()
    table.tokens.own[seat] = sorted(table.tokens.own[seat] + drawn)
    if table.log is not None:
        facts: Facts = {"seat": letter(seat), "place": place, "wealth": riches, "tokens": count, "due": due}
        values: list[Plain] = list(drawn)
        named: Facts = {"values": values}
        table.tell("prize", "WAL-PRIZE-2", facts | named if table.rules.open_tokens else facts, {seat: named})


def uncovered(report: Report) -> Facts:
    """What only its owner knew of a round, or nobody: it comes out after the game."""
    hidden: Facts = {}
    unplayed: Facts = {}
    for seat, card in enumerate(report.hidden):
        if card != HIDDEN:
            hidden[letter(seat)] = NAMES[card]
        unplayed[letter(seat)] = named_specials(report.unplayed[seat])
    return {"hidden": hidden, "unplayed": unplayed, "aside": named_specials(report.aside)}


def finish(table: Wallet) -> None:
    """WAL-FINAL-1 to -3: most points, then most tokens; otherwise the victory is shared."""
    scores = [(sum(tokens), len(tokens)) for tokens in table.tokens.own]
    best = max(scores)
    table.winners = [seat for seat in range(table.seats) if scores[seat] == best]
    table.round.phase = FINISHED
    level = sum(1 for points, _ in scores if points == best[0])
    clause = "WAL-FINAL-3" if len(table.winners) > 1 else "WAL-FINAL-2" if level > 1 else "WAL-FINAL-1"
    if table.log is not None:
        for seat, (points, count) in enumerate(scores):
            values: list[Plain] = list[Plain](table.tokens.own[seat])
            facts: Facts = {"seat": letter(seat), "points": points, "tokens": count, "values": values}
            table.tell("scored", "WAL-FINAL-1", facts)
        for number, report in enumerate(table.reports, start=1):
            table.tell("uncovered", "WAL-RULING-42", {"round": number, **uncovered(report)})
        names: list[Plain] = list(letters(table.winners))
        table.tell("won", clause, {"seats": names, "points": best[0]})
    table.stack = [Over(GAME_OVER)]
