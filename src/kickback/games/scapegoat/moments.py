"""Scapegoat's questions and what follows from each answer: the show, the year's turns, and the three endings."""

from __future__ import annotations

from typing import Final

from kickback.engine.actions import Verb
from kickback.engine.bans import Ban
from kickback.engine.chance import Chance
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import LETTERS, PUBLIC, clockwise, letter, letters, mask
from kickback.engine.table import Commit, Moment, Over, Turn
from kickback.games.scapegoat.actions import (
    CLAIM,
    CLAIMING,
    CLAIMS,
    DOWN,
    DOWN_INTO,
    DOWN_TWO,
    DOWNS,
    DROP,
    DROPS,
    PASS,
    REVEAL,
    REVEALS,
    SHOW,
    SHOWS,
    UP,
    UP_INTO,
    UP_TWO,
    UPS,
    Move,
)
from kickback.games.scapegoat.bans import (
    AXE_PICK,
    BUDGET_SPENT,
    DROP_PICK,
    FALL_FIRST,
    GAME_WON,
    JUST_PLAYED,
    LAPS_OVER,
    LAST_YEAR_OVER,
    LOST_ANYWAY,
    NEVER_SHOWN,
    NO_CHOICE_OF_QUARTER,
    NO_PART_IN_IT,
    NO_PASS,
    NO_PROMOTION_ALL_FALL,
    NO_PROMOTION_UNDERSPEND,
    NO_PROMOTION_YET,
    NOBODY_PLAYS_YET,
    NOT_DEMOTED,
    NOT_HELD,
    NOT_YOUR_TURN,
    NOTHING_TO_DROP,
    NOTHING_TO_REVEAL,
    ONE_CARD,
    PROMOTE_PICK,
    SHOW_PICK,
    SHOWN_ONCE,
    SILENT_TABLE,
    SITS_OUT,
    PickBans,
)
from kickback.games.scapegoat.components import (
    DRAW_LOSER,
    DRAW_UNDERSPEND,
    DRAW_WINNER,
    NAMES,
    RED,
    SMALLEST_HAND,
    STRENGTH,
    VALUES,
    names,
    rank_of,
    value_of,
)
from kickback.games.scapegoat.memory import FILED_AWAY, PLAYED_OPENLY, SHOWED, TURNED_OVER
from kickback.games.scapegoat.table import LastYear, Scapegoat
from kickback.games.scapegoat.year import FACE_UP, FILED, OVERSPEND, PERFECT_ZERO, RUNNING, UNDERSPEND


class Talk(Moment[Scapegoat, Move]):
    """SCG-TALK-1: anybody may say anything at any time, true or not; it binds nobody. A claim is judged afterwards."""

    def __init__(self) -> None:
        super().__init__("talk", "aside")

    def candidates(self, table: Scapegoat, seat: int) -> list[Move]:
        return CLAIMS[:]

    def forbids(self, table: Scapegoat, seat: int, action: Move) -> Ban | None:
        return None if table.rules.talk else SILENT_TABLE

    def answer(self, table: Scapegoat, seat: int, action: Move) -> None:
        if table.log is None:
            return
        if action.verb is CLAIMING:
            claim = CLAIM.words[action.value("claim")]
            facts: Facts = {"seat": letter(seat), "claim": claim, "round": table.round, "turn": table.turn}
            table.tell("claimed", "SCG-TALK-1", facts)
        else:
            table.tell("said", "SCG-TALK-1", {"seat": letter(seat), "text": action.words})


TALK: Final = Talk()


class Pick(Commit[Scapegoat, Move]):
    """What the show and the reveals and drops after a year have in common: cards of the hand, chosen secretly."""

    def __init__(self, name: str, asked: int, picks: list[Move | None], page: list[Move], bans: PickBans) -> None:
        super().__init__(name, asked, picks, exact=True)
        self.page: list[Move] = page
        self.verb: Verb = page[0].verb
        self.bans: PickBans = bans
        self.clause: str = bans.sealed.clause

    def candidates(self, table: Scapegoat, seat: int) -> list[Move]:
        page = self.page
        return [page[card] for card in table.hands[seat].faces]

    def forbids(self, table: Scapegoat, seat: int, action: Move) -> Ban | None:
        if action.verb is not self.verb and action.verb is not PASS:
            return self.out_of_place(table, seat, action)
        if not self.asks(table, seat):
            return self.bans.sealed if self.picks[seat] is not None else self.no_part(table, seat)
        if action.verb is PASS:
            return self.bans.nothing
        return None if action.card in table.hands[seat].faces else self.bans.not_held

    def no_part(self, table: Scapegoat, seat: int) -> Ban:
        """Why the seat is not asked for a card, though it has given none."""
        return self.bans.nothing

    def out_of_place(self, table: Scapegoat, seat: int, action: Move) -> Ban:
        """Why this verb belongs to another question."""
        raise NotImplementedError

    def details(self, table: Scapegoat, seat: int, action: Move, ban: Ban) -> Facts:
        if ban is self.bans.not_held:
            return own_hand(table, seat, action)
        if ban is DROP_PICK.sealed:
            return {"unseen": table.rules.drops_hidden}
        if ban is NOBODY_PLAYS_YET:
            return {"sent": int(self.picks[seat] is not None), "seats": list[Plain](letters(self.waiting(table)))}
        return laps(table)

    def sealed(self, table: Scapegoat, seat: int, action: Move) -> None:
        if table.log is not None:
            table.tell("committed", self.clause, {"seat": letter(seat)}, {seat: {"card": NAMES[action.card]}})

    def default(self, table: Scapegoat, seat: int, chance: Chance) -> Move:
        return self.page[weakest(table.hands[seat].faces)]


class Show(Pick):
    """SCG-SETUP-8 to -11: every seat shows a card; the lowest starts; the cards go back to their hands."""

    def __init__(self, asked: int, picks: list[Move | None]) -> None:
        super().__init__("show", asked, picks, SHOWS, SHOW_PICK)

    def out_of_place(self, table: Scapegoat, seat: int, action: Move) -> Ban:
        if action.verb is REVEAL:
            return NO_PROMOTION_YET
        return NOT_DEMOTED if action.verb is DROP else NOBODY_PLAYS_YET

    def resolve(self, table: Scapegoat) -> None:
        table.shown = [self.pick(seat).card for seat in range(table.seats)]
        for seat, card in enumerate(table.shown):
            table.remember(SHOWED, seat, card)
        lowest = min(range(table.seats), key=table.shown.__getitem__)
        if table.log is not None:
            table.tell("shown", "SCG-SETUP-8", turned_over(table.shown, lowest))
        begin_year(table, lowest, "lowest", "SCG-SETUP-9", equal_rank(table.shown, lowest))

    def default(self, table: Scapegoat, seat: int, chance: Chance) -> Move:
        return SHOWS[max(table.hands[seat].faces)]

    def clone(self) -> Show:
        return Show(self.asked, self.picks[:])


class Play(Turn[Scapegoat, Move]):
    """SCG-TURN: one seat plays one card into the current Quarter, face up or face down."""

    def __init__(self, seat: int) -> None:
        super().__init__("play", seat, exact=True)

    def candidates(self, table: Scapegoat, seat: int) -> list[Move]:
        hand = table.hands[seat].faces
        return [UPS[card] for card in hand] + [DOWNS[card] for card in hand]

    def forbids(self, table: Scapegoat, seat: int, action: Move) -> Ban | None:
        verb = action.verb
        if seat == self.seat and (verb is UP or verb is DOWN):
            return None if action.card in table.hands[seat].faces else NOT_HELD
        if verb is SHOW:
            return shown_once(table)
        if verb is REVEAL:
            return NO_PROMOTION_YET
        if verb is DROP:
            return NOT_DEMOTED
        if seat != self.seat:
            return JUST_PLAYED if table.turn > 0 and last_player(table) == seat else NOT_YOUR_TURN
        if verb is UP_INTO or verb is DOWN_INTO:
            return NO_CHOICE_OF_QUARTER
        return ONE_CARD if verb is UP_TWO or verb is DOWN_TWO else NO_PASS

    def details(self, table: Scapegoat, seat: int, action: Move, ban: Ban) -> Facts:
        if ban is NOT_HELD:
            return own_hand(table, seat, action)
        if ban is NO_CHOICE_OF_QUARTER:
            return {"quarter": table.closed + 1}
        wait = (seat - self.seat) % table.seats
        again = table.turn + wait < table.rules.deadline
        return {"seat": letter(self.seat), "wait": wait if again else 0}

    def answer(self, table: Scapegoat, seat: int, action: Move) -> None:
        play(table, seat, action.card, action.verb is UP)

    def default(self, table: Scapegoat, seat: int, chance: Chance) -> Move:
        hand = table.hands[seat].faces
        most = max(VALUES[card] for card in hand)
        return UPS[weakest([card for card in hand if VALUES[card] == most])]


PLAYS: Final = [Play(seat) for seat in range(len(LETTERS))]  # a turn never changes, so all tables share these


class Reveal(Pick):
    """The reveals after a year: all chosen cards leave the hands at the same time."""

    def out_of_place(self, table: Scapegoat, seat: int, action: Move) -> Ban:
        return NOT_DEMOTED if action.verb is DROP else after_the_year(table, action)

    def reveal_all(self, table: Scapegoat) -> None:
        """All chosen cards leave the hands and lie in the revealed row."""
        revealed = [HIDDEN] * table.seats
        for seat in range(table.seats):
            if self.asked >> seat & 1:
                card = self.pick(seat).card
                table.hands[seat].take(card)
                revealed[seat] = card
                table.memory.add(TURNED_OVER[seat][card])
        table.revealed = revealed

    def tell_revealed(self, table: Scapegoat, decided: int) -> None:
        if table.log is not None:
            table.tell("revealed", self.clause, turned_over(table.revealed, decided))


class Promote(Reveal):
    """SCG-PROMO: the eligible seats reveal; the highest card climbs."""

    def __init__(self, asked: int, picks: list[Move | None]) -> None:
        super().__init__("promote", asked, picks, REVEALS, PROMOTE_PICK)

    def forbids(self, table: Scapegoat, seat: int, action: Move) -> Ban | None:
        if action.verb is REVEAL and seat in table.fell:
            return SITS_OUT
        return super().forbids(table, seat, action)

    def no_part(self, table: Scapegoat, seat: int) -> Ban:
        return NO_PART_IN_IT if seat in table.fell else NOTHING_TO_REVEAL

    def resolve(self, table: Scapegoat) -> None:
        """SCG-PROMO-3 to -8: discard, the winner draws and climbs, victory is checked, the losers draw."""
        self.reveal_all(table)
        winner = best(table.revealed)
        card = table.revealed[winner]
        by_suit = equal_rank(table.revealed, winner)
        self.tell_revealed(table, winner)
        discard_revealed(table, "SCG-PROMO-7")
        table.draw(winner, DRAW_WINNER, "SCG-PROMO-4")
        before = table.sizes[winner]
        table.resize(winner, before + 1)
        table.climbed = winner
        if table.log is not None:
            facts: Facts = {"seat": letter(winner), "card": NAMES[card], "before": before, "after": before + 1}
            facts |= {"title": table.rules.title(before + 1), "suit": by_suit}
            table.tell("promoted", "SCG-PROMO-3", facts)
        if before + 1 >= table.rules.victory_hand:
            finish(table, [winner], GAME_WON, "SCG-WIN-1", card)
            return
        for seat in clockwise(winner, table.seats):
            if seat != winner and self.asked >> seat & 1:
                table.draw(seat, DRAW_LOSER, "SCG-PROMO-5")
        next_year(table, winner, "promoted", "SCG-NEXT-3")

    def clone(self) -> Promote:
        return Promote(self.asked, self.picks[:])


class Axe(Reveal):
    """SCG-UNDER: everybody reveals; the lowest card is demoted."""

    def __init__(self, asked: int, picks: list[Move | None]) -> None:
        super().__init__("axe", asked, picks, REVEALS, AXE_PICK)

    def resolve(self, table: Scapegoat) -> None:
        self.reveal_all(table)
        lowest = worst(table.revealed)
        self.tell_revealed(table, lowest)
        if table.sizes[lowest] > SMALLEST_HAND and table.rules.axe_takes_extra:
            table.stack[-1] = AxeDrop(lowest)
            return
        table.demote(lowest, "SCG-UNDER-3")
        # SCG-RULING-5: at the smallest hand the revealed card is the demotion discard, and the usual draw refills it.
        keeps_draw = not table.hands[lowest].faces
        after_underspend(table, lowest, keeps_draw)

    def default(self, table: Scapegoat, seat: int, chance: Chance) -> Move:
        return REVEALS[max(table.hands[seat].faces, key=STRENGTH.__getitem__)]

    def clone(self) -> Axe:
        return Axe(self.asked, self.picks[:])


class Purge(Pick):
    """SCG-ZERO-5, -6: a red Perfect Zero demotes everybody at once."""

    def __init__(self, asked: int, picks: list[Move | None]) -> None:
        super().__init__("purge", asked, picks, DROPS, DROP_PICK)
        self.clause = "SCG-ZERO-5"

    def out_of_place(self, table: Scapegoat, seat: int, action: Move) -> Ban:
        return NO_PROMOTION_ALL_FALL if action.verb is REVEAL else after_the_year(table, action)

    def no_part(self, table: Scapegoat, seat: int) -> Ban:
        return NOTHING_TO_DROP

    def resolve(self, table: Scapegoat) -> None:
        rock_bottom: list[int] = []
        if table.log is not None:
            bottom = [seat for seat in range(table.seats) if table.sizes[seat] == SMALLEST_HAND]
            table.tell("everybody-fell", "SCG-ZERO-5", {"bottom": list[Plain](letters(bottom))})
        for seat in range(table.seats):
            at_the_bottom = table.sizes[seat] == SMALLEST_HAND
            table.demote(seat, "SCG-ZERO-5")
            if self.asked >> seat & 1:
                table.drop(seat, self.pick(seat).card)
                if at_the_bottom:
                    rock_bottom.append(seat)
        closer = last_player(table)
        for seat in clockwise(closer, table.seats):
            if seat in rock_bottom:
                table.draw(seat, 1, "SCG-DEMO-5")
        next_year(table, closer, "closed", "SCG-NEXT-4")

    def clone(self) -> Purge:
        return Purge(self.asked, self.picks[:])


class Fall(Turn[Scapegoat, Move]):
    """A single demoted seat drops a card of its hand."""

    def candidates(self, table: Scapegoat, seat: int) -> list[Move]:
        return [DROPS[card] for card in table.hands[seat].faces]

    def forbids(self, table: Scapegoat, seat: int, action: Move) -> Ban | None:
        if action.verb is not DROP and action.verb is not PASS:
            return self.no_reveal(seat) if action.verb is REVEAL else after_the_year(table, action)
        if seat != self.seat:
            return NOT_DEMOTED
        if action.verb is PASS:
            return DROP_PICK.nothing
        if action.card in table.hands[seat].faces:
            return None
        return LOST_ANYWAY if action.card == table.revealed[seat] else DROP_PICK.not_held

    def no_reveal(self, seat: int) -> Ban:
        raise NotImplementedError

    def details(self, table: Scapegoat, seat: int, action: Move, ban: Ban) -> Facts:
        if ban is DROP_PICK.not_held:
            return own_hand(table, seat, action)
        return laps(table) | {"seat": letter(self.seat)}

    def default(self, table: Scapegoat, seat: int, chance: Chance) -> Move:
        return DROPS[weakest(table.hands[seat].faces)]


class Blame(Fall):
    """SCG-OVER-5, -9: the Scapegoat of a red Overspend drops a card; then the others go to Promotion."""

    def __init__(self, seat: int) -> None:
        super().__init__("blame", seat)

    def no_reveal(self, seat: int) -> Ban:
        return SITS_OUT if seat == self.seat else FALL_FIRST

    def answer(self, table: Scapegoat, seat: int, action: Move) -> None:
        rock_bottom = table.sizes[seat] == SMALLEST_HAND
        table.demote(seat, "SCG-OVER-5")
        table.drop(seat, action.card)
        if rock_bottom:
            table.draw(seat, 1, "SCG-DEMO-5")
        promote(table, PUBLIC & ~(1 << seat))


class AxeDrop(Fall):
    """SCG-UNDER-4: the axed seat drops a further card from what is left in its hand."""

    def __init__(self, seat: int) -> None:
        super().__init__("axe-drop", seat)

    def no_reveal(self, seat: int) -> Ban:
        return NO_PROMOTION_UNDERSPEND

    def answer(self, table: Scapegoat, seat: int, action: Move) -> None:
        table.demote(seat, "SCG-UNDER-3")
        table.drop(seat, action.card)
        after_underspend(table, seat, keeps_draw=True)


class Finished(Over[Scapegoat, Move]):
    """SCG-WIN-3, -4: nothing but talk is left."""

    def details(self, table: Scapegoat, seat: int, action: Move, ban: Ban) -> Facts:
        return {"round": table.round}


def after_the_year(table: Scapegoat, action: Move) -> Ban:
    """Why cards are neither played nor shown once the year has ended."""
    if action.verb is SHOW:
        return shown_once(table)
    return LAPS_OVER if table.ending == UNDERSPEND else BUDGET_SPENT


def shown_once(table: Scapegoat) -> Ban:
    return SHOWN_ONCE if table.rules.first_start == "reveal" else NEVER_SHOWN


def own_hand(table: Scapegoat, seat: int, action: Move) -> Facts:
    return {"card": NAMES[action.card], "hand": names(sorted(table.hands[seat].faces))}


def laps(table: Scapegoat) -> Facts:
    return {"laps": table.rules.orbits}


def turned_over(cards: list[int], decided: int) -> Facts:
    """Cards by seat, and whose card decided; `suit`: another one had the same rank."""
    by_seat: list[Plain] = [f"{letter(seat)}:{NAMES[card]}" for seat, card in enumerate(cards) if card != HIDDEN]
    suit = equal_rank(cards, decided)
    return {"cards": by_seat, "seat": letter(decided), "card": NAMES[cards[decided]], "suit": suit}


def equal_rank(cards: list[int], seat: int) -> bool:
    """Does another seat's card have the rank of this one's?"""
    rank = rank_of(cards[seat])
    return any(card != HIDDEN and rank_of(card) == rank for other, card in enumerate(cards) if other != seat)


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


def no_picks(table: Scapegoat) -> list[Move | None]:
    return [None] * table.seats


def open_show(table: Scapegoat) -> None:
    table.stack = [Show(mask(list(range(table.seats))), no_picks(table))]


def begin_year(table: Scapegoat, start: int, why: str, clause: str, by_suit: bool = False) -> None:
    table.start = start
    if table.log is not None:
        facts: Facts = {"seat": letter(start), "why": why, "round": table.round, "suit": by_suit}
        table.tell("starts", clause, facts)
    table.stack = [PLAYS[start]]


def play(table: Scapegoat, seat: int, card: int, up: bool) -> None:
    """SCG-TURN-9: play, count, check, draw."""
    rules = table.rules
    table.hands[seat].take(card)
    value = value_of(card, up)
    played = table.played
    played.faces.append(card)
    played.known.append(PUBLIC if up else 1 << seat)
    table.ways.append(FACE_UP if up else FILED)
    table.memory.add(PLAYED_OPENLY[seat][card] if up else FILED_AWAY[seat][card])
    table.spent += value
    if table.log is not None:
        tell_play(table, seat, card, up, value)
    over = table.spent - rules.target * (table.closed + 1)
    filled = over >= 0 and close_quarter(table, over)
    if filled and not rules.closer_draws:
        table.owed = seat
    else:
        table.draw(seat, table.sizes[seat] - len(table.hands[seat].faces), "SCG-TURN-8")
    if filled:
        end_filled(table, seat)
    elif len(table.ways) == rules.deadline:
        end_unfilled(table, seat)
    else:
        table.stack[-1] = PLAYS[(seat + 1) % table.seats]


def tell_play(table: Scapegoat, seat: int, card: int, up: bool, value: int) -> None:
    facts: Facts = {"seat": letter(seat), "value": value, "quarter": table.closed + 1, "total": table.total}
    facts |= {"turn": table.turn, "spent": table.spent, "round": table.round}
    done = table.turn - 1
    if done and done % table.seats == 0:
        facts["lap"] = done // table.seats + 1
    name: Facts = {"card": NAMES[card]}
    if up:
        number = rank_of(card)
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
        facts: Facts = {"quarter": table.closed, "final": final}
        table.tell("closed", "SCG-QTR-5", facts if final else facts | {"carry": over})
    return final


def end_filled(table: Scapegoat, seat: int) -> None:
    """SCG-END-2, -3: the Final Quarter is filled; above the target an Overspend, on it a Perfect Zero. Then: audit."""
    over = table.spent - table.rules.budget
    table.ending = OVERSPEND if over else PERFECT_ZERO
    if over:
        table.scapegoat = seat
    if table.log is not None:
        facts: Facts = {"seat": letter(seat), "total": table.total, "round": table.round}
        if over:
            table.tell("overspend", "SCG-END-2", facts | {"over": over})
        else:
            table.tell(
                "perfect-zero", "SCG-END-3", facts | {"target": table.rules.target, "budget": table.rules.budget}
            )
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
        table.stack[-1] = Purge(asked, no_picks(table))
    else:
        take_the_fall(table, seat)


def take_the_fall(table: Scapegoat, seat: int) -> None:
    """SCG-OVER-5, -6: the Scapegoat of a red Overspend; with nothing to drop (closer-draws off) the others go on."""
    if table.hands[seat].faces:
        table.stack[-1] = Blame(seat)
    else:
        table.demote(seat, "SCG-OVER-5")
        promote(table, PUBLIC & ~(1 << seat))


def tell_audit(table: Scapegoat, seat: int, picked: list[int], red: bool, faces: list[int], owners: list[int]) -> None:
    """SCG-HIDE-5: everybody learns the cards, only those who played them learn that they are theirs."""
    secrets: dict[int, Facts] = {}
    for other in range(table.seats):
        mine: list[Plain] = [NAMES[c] for c in picked if owners[faces.index(c)] == 1 << other]
        if mine:
            secrets[other] = {"yours": mine}
    table.tell(
        "audited",
        "SCG-OVER-4" if table.ending == OVERSPEND else "SCG-ZERO-4",
        {"seat": letter(seat), "pool": len(faces), "cards": names(picked), "colour": "red" if red else "black"},
        secrets,
    )


def end_unfilled(table: Scapegoat, seat: int) -> None:
    """SCG-DEAD-2, SCG-END-4: the deadline finds the Final Quarter unfilled. No audit; everybody reveals."""
    table.ending = UNDERSPEND
    if table.log is not None:
        under = table.rules.budget - table.spent
        facts: Facts = {"seat": letter(seat), "total": table.total, "under": under, "round": table.round}
        table.tell("underspend", "SCG-END-4", facts)
    everybody = mask(list(range(table.seats)))
    table.stack[-1] = Axe(everybody, no_picks(table))


def promote(table: Scapegoat, eligible: int) -> None:
    """SCG-PROMO-1, -2: the eligible seats that hold a card are asked to reveal one."""
    asked = mask([s for s in range(table.seats) if eligible >> s & 1 and table.hands[s].faces])
    table.stack[-1] = Promote(asked, no_picks(table))


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
    start, why = last_player(table), "last"
    if starter != "last-player":
        start, why = (table.start, "first") if starter == "start-player" else (axed, "fell")
    for seat in clockwise(start, table.seats):
        if seat != axed or keeps_draw:
            table.draw(seat, DRAW_UNDERSPEND, "SCG-UNDER-6")
    next_year(table, start, why, "SCG-NEXT-4")


def next_year(table: Scapegoat, start: int, why: str, clause: str) -> None:
    """SCG-NEXT-1 to -7: clear, reshuffle, start player, reset; unless the last year allowed is over."""
    if table.round == table.rules.round_limit:
        highest = max(table.sizes)
        finish(table, [s for s in range(table.seats) if table.sizes[s] == highest], LAST_YEAR_OVER, "SCG-WIN-4")
        return
    count = table.clear()
    table.tell("cleared", "SCG-NEXT-1", {"count": count})
    table.reshuffle()
    table.round += 1
    table.spent = 0
    table.closed = 0
    table.carry = 0
    table.last_year = LastYear(table.ending, table.fell, table.climbed)
    table.ending = RUNNING
    table.scapegoat = HIDDEN
    table.fell = []
    table.climbed = HIDDEN
    begin_year(table, start, why, clause)
    if table.log is not None:
        table.tell("new-year", "SCG-NEXT-5", {"round": table.round, "start": letter(start), "seat": letter(start)})
    if table.owed != HIDDEN:
        seat = table.owed
        table.owed = HIDDEN
        table.draw(seat, table.sizes[seat] - len(table.hands[seat].faces), "SCG-END-6")


def finish(table: Scapegoat, winners: list[int], ban: Ban, clause: str, card: int = HIDDEN) -> None:
    table.winners = winners
    if table.log is not None:
        sizes: Facts = {letter(seat): size for seat, size in enumerate(table.sizes)}
        facts: Facts = {"seats": list[Plain](letters(winners)), "sizes": sizes, "round": table.round}
        facts |= {"seat": letter(winners[0]), "size": table.sizes[winners[0]]}
        if card != HIDDEN:
            facts["card"] = NAMES[card]
        table.tell("won", clause, facts)
    table.stack = [Finished(ban)]
