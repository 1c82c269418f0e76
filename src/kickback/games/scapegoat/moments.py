"""Scapegoat's questions and what follows from each answer: the show, the year's turns, and the three endings."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Action, Ban, spoken
from kickback.engine.chance import Chance
from kickback.engine.events import Plain
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import LETTERS, PUBLIC, clockwise, letter, letters, mask
from kickback.engine.table import Commit, Moment, Over, Turn
from kickback.games.scapegoat.actions import A_QUARTER, DOWN, DROP, PAGES, PASS, REVEAL, SHOW, TWO_CARDS, UP
from kickback.games.scapegoat.cards import NAMES, RED, STRENGTH, VALUES
from kickback.games.scapegoat.facts import (
    FACE_UP,
    HIDDEN_FACE,
    OVERSPEND,
    PERFECT_ZERO,
    PLAYED_DOWN,
    PLAYED_UP,
    REVEALED,
    RUNNING,
    SHOWED,
    UNDERSPEND,
)
from kickback.games.scapegoat.options import (
    DRAW_LOSER,
    DRAW_UNDERSPEND,
    DRAW_WINNER,
    FACE_DOWN,
    SMALLEST_HAND,
)
from kickback.games.scapegoat.table import Scapegoat

SHOWN_ONCE: Final = Ban("SCG-SETUP-12", "start cards are shown once, before the first year")
NOT_YOUR_TURN: Final = Ban("SCG-TURN-1", "it is not your turn", "play goes clockwise, one seat at a time")
BEFORE_THE_YEAR: Final = Ban("SCG-TURN-1", "nobody plays before the Start Player is known", "show a card first")
FILLED: Final = Ban("SCG-QTR-7", "the Final Quarter is filled; no further card is played this year")
TOO_LATE: Final = Ban("SCG-DEAD-2", "the deadline has passed; no further card is played this year")
PLAY_ONE: Final = Ban("SCG-TURN-2", "on your turn you play exactly one card from your hand", "name one card you hold")
NO_CHOICE_OF_QUARTER: Final = Ban("SCG-TURN-3", "a card always goes to the current Quarter", "leave the Quarter out")
SHOW_ONE: Final = Ban("SCG-SETUP-8", "every seat shows one card of its hand, once", "name one card you hold")
REVEAL_ONE: Final = Ban(
    "SCG-PROMO-2", "every eligible seat reveals one card of its hand, once", "name one card you hold"
)
AXE_ONE: Final = Ban("SCG-UNDER-2", "every seat reveals one card of its hand, once", "name one card you hold")
NO_PROMOTION_NOW: Final = Ban("SCG-PROMO-1", "there is no Promotion now", "wait for the end of the year")
SCAPEGOAT_SITS_OUT: Final = Ban("SCG-OVER-6", "the demoted Scapegoat takes no part in the Promotion")
DEMOTION_FIRST: Final = Ban("SCG-OVER-9", "the Scapegoat's demotion comes before the Promotion")
ALL_FALL: Final = Ban("SCG-ZERO-6", "after a red Perfect Zero there is no Promotion")
NONE_CLIMBS: Final = Ban("SCG-UNDER-7", "after an Underspend there is no Promotion")
DROP_ONE: Final = Ban("SCG-DEMO-1", "only a demoted seat drops a card, one from its hand", "name one card you hold")
ALREADY_REVEALED: Final = Ban("SCG-UNDER-4", "the revealed card is lost anyway", "drop one that is still in your hand")
SILENT_TABLE: Final = Ban("SCG-TALK-1", "this table plays without talk")
WON: Final = Ban("SCG-WIN-3", "the game is won; nothing else happens")
TIME_UP: Final = Ban("SCG-WIN-4", "the last year is over")


class Talk(Moment[Scapegoat]):
    """SCG-TALK-1: anybody may say anything at any time, true or not; it binds nobody."""

    def __init__(self) -> None:
        super().__init__("talk", "aside")

    def forbids(self, table: Scapegoat, seat: int, action: Action) -> Ban | None:
        return None if table.rules.talk else SILENT_TABLE

    def answer(self, table: Scapegoat, seat: int, action: Action) -> None:
        table.tell("said", "SCG-TALK-1", {"seat": letter(seat), "text": spoken(action.text[4:])})


class Show(Commit[Scapegoat]):
    """SCG-SETUP-8 to -11: every seat shows a card; the lowest starts; the cards go back to their hands."""

    def candidates(self, table: Scapegoat, seat: int) -> list[Action]:
        return of_hand(table, seat, SHOW)

    def forbids(self, table: Scapegoat, seat: int, action: Action) -> Ban | None:
        if action.verb == SHOW:
            fits = self.picks[seat] is None and action.a in table.hands[seat].faces
            return None if fits else SHOW_ONE
        if action.verb == PASS:
            return SHOW_ONE
        if action.verb == REVEAL:
            return NO_PROMOTION_NOW
        return DROP_ONE if action.verb == DROP else BEFORE_THE_YEAR

    def sealed(self, table: Scapegoat, seat: int, action: Action) -> None:
        committed(table, seat, action, "SCG-SETUP-8")

    def resolve(self, table: Scapegoat) -> None:
        table.shown = [self.pick(seat).a for seat in range(table.seats)]
        for seat, card in enumerate(table.shown):
            table.remember(SHOWED, seat, card)
        if table.log is not None:
            table.tell("shown", "SCG-SETUP-8", {"cards": by_seat(table.shown)})
        lowest = min(range(table.seats), key=table.shown.__getitem__)
        begin_year(table, lowest, "lowest", "SCG-SETUP-9")

    def default(self, table: Scapegoat, seat: int, chance: Chance) -> Action:
        return PAGES[SHOW][max(table.hands[seat].faces)]

    def clone(self) -> Show:
        return Show(self.name, self.asked, self.picks[:])


class Play(Turn[Scapegoat]):
    """SCG-TURN: one seat plays one card into the current Quarter, face up or face down."""

    def __init__(self, seat: int) -> None:
        super().__init__("play", seat, exact=True)

    def candidates(self, table: Scapegoat, seat: int) -> list[Action]:
        hand = table.hands[seat].faces
        up, down = PAGES[UP], PAGES[DOWN]
        return [up[card] for card in hand] + [down[card] for card in hand]

    def forbids(self, table: Scapegoat, seat: int, action: Action) -> Ban | None:
        verb = action.verb
        if verb == UP or verb == DOWN:
            if seat != self.seat:
                return NOT_YOUR_TURN
            if action.b == A_QUARTER:
                return NO_CHOICE_OF_QUARTER
            return None if action.a in table.hands[seat].faces and action.b != TWO_CARDS else PLAY_ONE
        if verb == PASS:
            return PLAY_ONE if seat == self.seat else NOT_YOUR_TURN
        if verb == SHOW:
            return SHOWN_ONCE
        return NO_PROMOTION_NOW if verb == REVEAL else DROP_ONE

    def answer(self, table: Scapegoat, seat: int, action: Action) -> None:
        play(table, seat, action.a, action.verb == UP)

    def default(self, table: Scapegoat, seat: int, chance: Chance) -> Action:
        hand = table.hands[seat].faces
        most = max(VALUES[card] for card in hand)
        return PAGES[UP][weakest([card for card in hand if VALUES[card] == most])]


PLAYS: Final = [Play(seat) for seat in range(len(LETTERS))]  # a turn never changes, so all tables share these


class Ending(Commit[Scapegoat]):
    """What the three reveals and drops after a year have in common: cards of the hand, chosen secretly."""

    def __init__(self, name: str, asked: int, picks: list[Action | None], verb: int, once: Ban, other: Ban) -> None:
        super().__init__(name, asked, picks, exact=True)
        self.verb: int = verb
        self.once: Ban = once  # a seat gives exactly one card of its own
        self.other: Ban = other  # why the opposite verb is out of place here

    def candidates(self, table: Scapegoat, seat: int) -> list[Action]:
        return of_hand(table, seat, self.verb)

    def forbids(self, table: Scapegoat, seat: int, action: Action) -> Ban | None:
        if action.verb == self.verb:
            fits = self.asks(table, seat) and action.a in table.hands[seat].faces
            return None if fits else self.once
        if action.verb == PASS:
            return self.once
        return self.other if action.verb == DROP or action.verb == REVEAL else out_of_year(table, action)

    def sealed(self, table: Scapegoat, seat: int, action: Action) -> None:
        committed(table, seat, action, "SCG-ZERO-5" if self.verb == DROP else self.once.clause)

    def default(self, table: Scapegoat, seat: int, chance: Chance) -> Action:
        return PAGES[self.verb][weakest(table.hands[seat].faces)]

    def reveal_all(self, table: Scapegoat) -> None:
        """All chosen cards leave the hands at the same time and lie in the revealed row."""
        revealed = [HIDDEN] * table.seats
        for seat in range(table.seats):
            if self.asked >> seat & 1:
                card = self.pick(seat).a
                table.hands[seat].take(card)
                revealed[seat] = card
                table.remember(REVEALED, seat, card)
        table.revealed = revealed
        if table.log is not None:
            table.tell("revealed", self.once.clause, {"cards": by_seat(table.revealed)})


class Promote(Ending):
    """SCG-PROMO: the eligible seats reveal; the highest card climbs."""

    def forbids(self, table: Scapegoat, seat: int, action: Action) -> Ban | None:
        if action.verb == REVEAL and seat == table.scapegoat:
            return SCAPEGOAT_SITS_OUT
        return super().forbids(table, seat, action)

    def resolve(self, table: Scapegoat) -> None:
        """SCG-PROMO-3 to -8: discard, the winner draws and climbs, victory is checked, the losers draw."""
        self.reveal_all(table)
        winner = best(table.revealed)
        card = table.revealed[winner]
        discard_revealed(table, "SCG-PROMO-7")
        table.draw(winner, DRAW_WINNER, "SCG-PROMO-4")
        before = table.sizes[winner]
        table.resize(winner, before + 1)
        if table.log is not None:
            facts: dict[str, Plain] = {"seat": letter(winner), "card": NAMES[card], "before": before}
            table.tell("promoted", "SCG-PROMO-3", facts | {"after": before + 1})
        if before + 1 >= table.rules.victory_hand:
            finish(table, [winner], WON, "SCG-WIN-1")
            return
        for seat in clockwise(winner, table.seats):
            if seat != winner and self.asked >> seat & 1:
                table.draw(seat, DRAW_LOSER, "SCG-PROMO-5")
        next_year(table, winner, "promoted", "SCG-NEXT-3")

    def clone(self) -> Promote:
        return Promote(self.name, self.asked, self.picks[:], self.verb, self.once, self.other)


class Axe(Ending):
    """SCG-UNDER: everybody reveals; the lowest card is demoted."""

    def resolve(self, table: Scapegoat) -> None:
        self.reveal_all(table)
        lowest = worst(table.revealed)
        if table.sizes[lowest] > SMALLEST_HAND and table.rules.axe_takes_extra:
            table.stack[-1] = AxeDrop(lowest)
            return
        table.demote(lowest, "SCG-UNDER-3")
        # SCG-RULING-5: at the smallest hand the revealed card is the demotion discard, and the usual draw refills it.
        keeps_draw = not table.hands[lowest].faces
        after_underspend(table, lowest, keeps_draw)

    def default(self, table: Scapegoat, seat: int, chance: Chance) -> Action:
        return PAGES[REVEAL][max(table.hands[seat].faces, key=STRENGTH.__getitem__)]

    def clone(self) -> Axe:
        return Axe(self.name, self.asked, self.picks[:], self.verb, self.once, self.other)


class Purge(Ending):
    """SCG-ZERO-5, -6: a red Perfect Zero demotes everybody at once."""

    def resolve(self, table: Scapegoat) -> None:
        rock_bottom: list[int] = []
        for seat in range(table.seats):
            if self.asked >> seat & 1:
                table.drop(seat, self.pick(seat).a)
                if table.sizes[seat] == SMALLEST_HAND:
                    rock_bottom.append(seat)
            table.demote(seat, "SCG-ZERO-5")
        closer = last_player(table)
        for seat in clockwise(closer, table.seats):
            if seat in rock_bottom:
                table.draw(seat, 1, "SCG-DEMO-5")
        next_year(table, closer, "ended", "SCG-NEXT-4")

    def clone(self) -> Purge:
        return Purge(self.name, self.asked, self.picks[:], self.verb, self.once, self.other)


class Blame(Turn[Scapegoat]):
    """SCG-OVER-5, -9: the Scapegoat of a red Overspend drops a card; then the others go to Promotion."""

    def __init__(self, seat: int) -> None:
        super().__init__("blame", seat)

    def candidates(self, table: Scapegoat, seat: int) -> list[Action]:
        return of_hand(table, seat, DROP)

    def forbids(self, table: Scapegoat, seat: int, action: Action) -> Ban | None:
        if action.verb == DROP:
            return None if seat == self.seat and action.a in table.hands[seat].faces else DROP_ONE
        if action.verb == REVEAL:
            return SCAPEGOAT_SITS_OUT if seat == self.seat else DEMOTION_FIRST
        return DROP_ONE if action.verb == PASS else out_of_year(table, action)

    def answer(self, table: Scapegoat, seat: int, action: Action) -> None:
        rock_bottom = table.sizes[seat] == SMALLEST_HAND
        table.drop(seat, action.a)
        table.demote(seat, "SCG-OVER-5")
        if rock_bottom:
            table.draw(seat, 1, "SCG-DEMO-5")
        promote(table, PUBLIC & ~(1 << seat))

    def default(self, table: Scapegoat, seat: int, chance: Chance) -> Action:
        return PAGES[DROP][weakest(table.hands[seat].faces)]


class AxeDrop(Turn[Scapegoat]):
    """SCG-UNDER-4: the axed seat drops a further card from what is left in its hand."""

    def __init__(self, seat: int) -> None:
        super().__init__("axe-drop", seat)

    def candidates(self, table: Scapegoat, seat: int) -> list[Action]:
        return of_hand(table, seat, DROP)

    def forbids(self, table: Scapegoat, seat: int, action: Action) -> Ban | None:
        if action.verb == DROP:
            if seat == self.seat and action.a == table.revealed[seat]:
                return ALREADY_REVEALED
            return None if seat == self.seat and action.a in table.hands[seat].faces else DROP_ONE
        if action.verb == REVEAL:
            return NONE_CLIMBS
        return DROP_ONE if action.verb == PASS else out_of_year(table, action)

    def answer(self, table: Scapegoat, seat: int, action: Action) -> None:
        table.drop(seat, action.a)
        table.demote(seat, "SCG-UNDER-3")
        after_underspend(table, seat, keeps_draw=True)

    def default(self, table: Scapegoat, seat: int, chance: Chance) -> Action:
        return PAGES[DROP][weakest(table.hands[seat].faces)]


def of_hand(table: Scapegoat, seat: int, verb: int) -> list[Action]:
    page = PAGES[verb]
    return [page[card] for card in table.hands[seat].faces]


def out_of_year(table: Scapegoat, action: Action) -> Ban:
    """Why cards are neither played nor shown once the year has ended."""
    if action.verb == SHOW:
        return SHOWN_ONCE
    return TOO_LATE if table.ending == UNDERSPEND else FILLED


def committed(table: Scapegoat, seat: int, action: Action, clause: str) -> None:
    if table.log is not None:
        table.tell("committed", clause, {"seat": letter(seat)}, {seat: {"card": NAMES[action.a]}})


def by_seat(cards: list[int]) -> list[Plain]:
    return [f"{letter(seat)}:{NAMES[card]}" for seat, card in enumerate(cards) if card != HIDDEN]


def weakest(cards: list[int]) -> int:
    return min(cards, key=STRENGTH.__getitem__)


def best(revealed: list[int]) -> int:
    """The seat with the highest card of the revealed row."""
    found = HIDDEN
    for seat, card in enumerate(revealed):
        if card != HIDDEN and (found == HIDDEN or STRENGTH[card] > STRENGTH[revealed[found]]):
            found = seat
    return found


def worst(revealed: list[int]) -> int:
    """The seat with the lowest card of the revealed row."""
    found = HIDDEN
    for seat, card in enumerate(revealed):
        if card != HIDDEN and (found == HIDDEN or STRENGTH[card] < STRENGTH[revealed[found]]):
            found = seat
    return found


def last_player(table: Scapegoat) -> int:
    """The seat that played the year's last card: Scapegoat, Closer or last player."""
    return table.player_of(table.turn - 1)


def no_picks(table: Scapegoat) -> list[Action | None]:
    return [None] * table.seats


def open_show(table: Scapegoat) -> None:
    table.stack = [Show("show", mask(list(range(table.seats))), no_picks(table))]


def begin_year(table: Scapegoat, start: int, why: str, clause: str) -> None:
    table.start = start
    if table.log is not None:
        table.tell("starts", clause, {"seat": letter(start), "why": why})
    table.stack = [PLAYS[start]]


def play(table: Scapegoat, seat: int, card: int, up: bool) -> None:
    """SCG-TURN-9: play, count, check, draw."""
    rules = table.rules
    table.hands[seat].take(card)
    value = VALUES[card] if up else FACE_DOWN
    played = table.played
    played.faces.append(card)
    played.known.append(PUBLIC if up else 1 << seat)
    table.ways.append(FACE_UP if up else HIDDEN_FACE)
    table.remember(PLAYED_UP if up else PLAYED_DOWN, seat, card)
    table.spent += value
    if table.log is not None:
        tell_play(table, seat, card, up, value)
    over = table.spent - rules.target * (table.closed + 1)
    filled = over >= 0 and close_quarter(table, over)
    if filled and not rules.closer_draws:
        table.closer = seat
    else:
        table.draw(seat, table.sizes[seat] - len(table.hands[seat].faces), "SCG-TURN-8")
    if filled:
        end_filled(table, seat)
    elif len(table.ways) == rules.deadline:
        end_unfilled(table, seat)
    else:
        table.stack[-1] = PLAYS[(seat + 1) % table.seats]


def tell_play(table: Scapegoat, seat: int, card: int, up: bool, value: int) -> None:
    facts: dict[str, Plain] = {"seat": letter(seat), "value": value, "quarter": table.closed + 1, "total": table.total}
    name: dict[str, Plain] = {"card": NAMES[card]}
    if up:
        number = card // 4
        clause = "SCG-CARD-1" if number == 0 else "SCG-CARD-2" if number < 10 else "SCG-CARD-3"
        table.tell("up", clause, facts | name)
    else:
        table.tell("down", "SCG-CARD-4", facts, {seat: name})


def close_quarter(table: Scapegoat, over: int) -> bool:
    """SCG-QTR-1 to -5, -8: a full Quarter closes and what is above carries over; is it the Final one?"""
    table.closed += 1
    final = table.closed == table.rules.quarters
    if not final:
        table.carry = over
    if table.log is not None:
        facts: dict[str, Plain] = {"quarter": table.closed}
        table.tell("closed", "SCG-QTR-5", facts if final else facts | {"carry": over})
    return final


def end_filled(table: Scapegoat, seat: int) -> None:
    """SCG-END-2, -3: the Final Quarter is filled; above the target an Overspend, on it a Perfect Zero. Then: audit."""
    over = table.spent - table.rules.budget
    table.ending = OVERSPEND if over else PERFECT_ZERO
    if table.log is not None:
        facts: dict[str, Plain] = {"seat": letter(seat), "total": table.total}
        if over:
            table.tell("overspend", "SCG-END-2", facts | {"over": over})
        else:
            table.tell("perfect-zero", "SCG-END-3", facts)
    table.gather()
    pool = len(table.audit.faces)
    if not pool:
        table.tell("audit-passed", "SCG-OVER-3" if over else "SCG-ZERO-3", {"seat": letter(seat)})
        promote(table, PUBLIC)
        return
    owners = table.audit.known[:]
    faces = table.audit.faces[:]
    picked = table.turn_over()
    red = any(RED[card] for card in picked)
    if table.log is not None:
        tell_audit(table, seat, picked, red, faces, owners)
    if not red:
        promote(table, PUBLIC)
    elif not over:
        asked = mask([s for s in range(table.seats) if table.hands[s].faces])
        table.stack[-1] = Purge("purge", asked, no_picks(table), DROP, DROP_ONE, ALL_FALL)
    else:
        take_the_fall(table, seat)


def take_the_fall(table: Scapegoat, seat: int) -> None:
    """SCG-OVER-5, -6: the Scapegoat of a red Overspend; with nothing to drop (closer-draws off) the others go on."""
    table.scapegoat = seat
    if table.hands[seat].faces:
        table.stack[-1] = Blame(seat)
    else:
        table.demote(seat, "SCG-OVER-5")
        promote(table, PUBLIC & ~(1 << seat))


def tell_audit(table: Scapegoat, seat: int, picked: list[int], red: bool, faces: list[int], owners: list[int]) -> None:
    """SCG-HIDE-5: everybody learns the cards, only those who played them learn that they are theirs."""
    secrets: dict[int, dict[str, Plain]] = {}
    for other in range(table.seats):
        mine: list[Plain] = [NAMES[c] for c in picked if owners[faces.index(c)] == 1 << other]
        if mine:
            secrets[other] = {"yours": mine}
    names: list[Plain] = [NAMES[card] for card in picked]
    table.tell(
        "audited",
        "SCG-OVER-4" if table.ending == OVERSPEND else "SCG-ZERO-4",
        {"seat": letter(seat), "pool": len(faces), "cards": names, "colour": "red" if red else "black"},
        secrets,
    )


def end_unfilled(table: Scapegoat, seat: int) -> None:
    """SCG-DEAD-2, SCG-END-4: the deadline finds the Final Quarter unfilled. No audit; everybody reveals."""
    table.ending = UNDERSPEND
    if table.log is not None:
        under = table.rules.budget - table.spent
        table.tell("underspend", "SCG-END-4", {"seat": letter(seat), "total": table.total, "under": under})
    everybody = mask(list(range(table.seats)))
    table.stack[-1] = Axe("axe", everybody, no_picks(table), REVEAL, AXE_ONE, DROP_ONE)


def promote(table: Scapegoat, eligible: int) -> None:
    """SCG-PROMO-1, -2: the eligible seats that hold a card are asked to reveal one."""
    asked = mask([s for s in range(table.seats) if eligible >> s & 1 and table.hands[s].faces])
    table.stack[-1] = Promote("promote", asked, no_picks(table), REVEAL, REVEAL_ONE, DROP_ONE)


def discard_revealed(table: Scapegoat, clause: str) -> None:
    cards: list[Plain] = []
    for card in table.revealed:
        if card != HIDDEN:
            table.discard.put(card, PUBLIC)
            cards.append(NAMES[card])
    table.revealed = [HIDDEN] * table.seats
    table.tell("discarded", clause, {"cards": cards})


def after_underspend(table: Scapegoat, axed: int, keeps_draw: bool) -> None:
    """SCG-UNDER-5, -6, SCG-NEXT-4: the revealed cards go, everybody draws, and the next year has its Start Player."""
    discard_revealed(table, "SCG-UNDER-5")
    starter = table.rules.underspend_starter
    start = last_player(table) if starter == "last-player" else table.start if starter == "start-player" else axed
    for seat in clockwise(start, table.seats):
        if seat != axed or keeps_draw:
            table.draw(seat, DRAW_UNDERSPEND, "SCG-UNDER-6")
    next_year(table, start, "ended", "SCG-NEXT-4")


def next_year(table: Scapegoat, start: int, why: str, clause: str) -> None:
    """SCG-NEXT-1 to -7: clear, reshuffle, start player, reset; unless the last year allowed is over."""
    if table.round == table.rules.round_limit:
        highest = max(table.sizes)
        finish(table, [s for s in range(table.seats) if table.sizes[s] == highest], TIME_UP, "SCG-WIN-4")
        return
    count = table.clear()
    table.tell("cleared", "SCG-NEXT-1", {"count": count})
    table.reshuffle()
    table.round += 1
    table.spent = 0
    table.closed = 0
    table.carry = 0
    table.ending = RUNNING
    table.scapegoat = HIDDEN
    begin_year(table, start, why, clause)
    if table.log is not None:
        table.tell("new-year", "SCG-NEXT-5", {"round": table.round, "start": letter(start)})
    if table.closer != HIDDEN:
        seat = table.closer
        table.closer = HIDDEN
        table.draw(seat, table.sizes[seat] - len(table.hands[seat].faces), "SCG-END-6")


def finish(table: Scapegoat, winners: list[int], ban: Ban, clause: str) -> None:
    table.winners = winners
    if table.log is not None:
        names: list[Plain] = list(letters(winners))
        table.tell("won", clause, {"seats": names})
    table.stack = [Over(ban)]
