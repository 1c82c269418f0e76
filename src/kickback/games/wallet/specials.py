"""The Special cards of a turn: what forbids them, what they do, and the questions they ask."""

from __future__ import annotations

from bisect import insort

from kickback.engine.actions import Action, Ban
from kickback.engine.chance import Chance
from kickback.engine.events import Facts, Plain
from kickback.engine.pile import HIDDEN
from kickback.engine.seats import PUBLIC, clockwise, letter, mask
from kickback.engine.table import Commit, Turn
from kickback.games.wallet.actions import (
    BACK,
    BACKS,
    DEAL,
    GIFT,
    GIVE,
    GIVES,
    HAS_NONE,
    KEEP,
    LAY,
    LAYS,
    NONE,
    PICK,
    PICKS,
    RETURN,
    SLIP,
    SLIPS,
    TO_KEEP,
    TO_RETURN,
)
from kickback.games.wallet.bans import (
    DISPOSE_EMPTY,
    EXTRA_EARLY,
    GIVE_MATCH,
    INSPECT_OTHER,
    KEEP_OR_RETURN,
    LAY_MONEY,
    MUST_LAY,
    NO_GIFTS,
    NO_MONEY,
    NOT_ASKED,
    NOT_NOW,
    NOT_YOURS,
    NOTHING_TO_COPY,
    NOTHING_TO_SLIP,
    ONE_A_TURN,
    PICK_LAID,
    SLIP_LEFT,
    SLIP_RIGHT,
    SNATCH_OTHER,
    SWAP_CARDS,
    SWAP_OTHER,
)
from kickback.games.wallet.cards import (
    ANY_MONEY,
    BIRTHDAY,
    DISPOSE,
    DOUBLE,
    EMERGENCY,
    EXTRA,
    FUND,
    INSPECT,
    LEFT,
    MATCHING,
    MONEY,
    NAMES,
    REQUEST,
    SNATCH,
    SPECIALS,
    SWAP,
    WORDS,
    WORTH,
)
from kickback.games.wallet.components import GIFTS
from kickback.games.wallet.facts import About
from kickback.games.wallet.steps import copied, of_hand
from kickback.games.wallet.table import Wallet
from kickback.games.wallet.trail import NO_WORD, PASSING, POT, SIGHT, TRAY, WALLET, fact
from kickback.games.wallet.trail import NONE as NO_SUCH_CARD

LOOKED_AT = 1  # on the trail: this move carries the card that was just looked at
CLAUSES = (
    "WAL-DOUBLE-1",
    "WAL-BDAY-1",
    "WAL-FUND-1",
    "WAL-LEFT-1",
    "WAL-RIGHT-1",
    "WAL-INSPECT-1",
    "WAL-DISPOSE-1",
    "WAL-SNATCH-1",
    "WAL-SWAP-1",
    "WAL-REQUEST-1",
    "WAL-EMERG-1",
    "WAL-EXTRA-1",
    "WAL-HIDE-1",
    "WAL-ATM-1",
    "WAL-FX-1",
)


def turn_play_ban(table: Wallet, seat: int, special: int) -> Ban | None:
    """WAL-SPEC-1, -7, -9, WAL-EMERG-4: may the seat play this card in its turn?"""
    if special not in table.specials[seat]:
        return NOT_YOURS
    if special >= EXTRA:
        return EXTRA_EARLY if special == EXTRA else NOT_NOW
    if table.played and table.rules.one_special:
        return ONE_A_TURN
    if special != EMERGENCY:
        return effect_ban(table, seat, special)
    if not table.discard or effect_ban(table, seat, table.discard[-1]) is not None:
        return NOTHING_TO_COPY
    return None


def effect_ban(table: Wallet, seat: int, special: int) -> Ban | None:
    """What an effect needs to be possible at all. Own cards and public numbers alone decide."""
    hand = table.hands[seat]
    if special == BIRTHDAY:
        return None if table.wallet else NO_GIFTS
    if special == FUND:
        return None if hand and hand[0] < MONEY else NO_MONEY
    if special == DISPOSE:
        return None if hand else DISPOSE_EMPTY
    if special == INSPECT:
        return None if others_hold(table, seat) else INSPECT_OTHER
    if special == SNATCH:
        return None if others_hold(table, seat) else SNATCH_OTHER
    if special == SWAP:
        return None if hand and others_hold(table, seat) else SWAP_CARDS
    return None


def others_hold(table: Wallet, seat: int) -> bool:
    return any(other != seat and hand for other, hand in enumerate(table.hands))


def play(table: Wallet, seat: int, steps: list[Action]) -> None:
    """WAL-SPEC-4, -5, WAL-EMERG-1 to -3: a card is played and does what it says, or what the copied card says."""
    special = steps[0].a
    meant = copied(table, special)
    table.lay_down(seat, special)
    table.played += 1
    target = steps[1].a if len(steps) > 1 else HIDDEN
    if table.log is not None:
        tell_played(table, seat, special, meant, steps)
    if meant == DOUBLE:
        table.acts = 2
    elif meant == BIRTHDAY:
        birthday(table, seat)
    elif meant == FUND:
        asked = mask([s for s in range(table.seats) if table.hands[s]])
        table.about = About(other=seat)
        table.stack.append(FundLay(asked, [None] * table.seats))
    elif meant == INSPECT:
        inspect(table, seat, target)
    elif meant == DISPOSE:
        table.give(seat, target, steps[2].a)
    elif meant == SNATCH:
        snatch(table, seat, target)
    elif meant == SWAP:
        table.stack.append(Swap(1 << seat | 1 << target, [None] * table.seats))
    elif meant == REQUEST:
        request(table, seat, target, steps[2].a)
    else:
        slip(table, 1 if meant == LEFT else table.seats - 1)


def tell_played(table: Wallet, seat: int, special: int, meant: int, steps: list[Action]) -> None:
    facts: Facts = {"seat": letter(seat), "special": SPECIALS[special]}
    secrets: dict[int, Facts] = {}
    if len(steps) > 1:
        facts["target"] = letter(steps[1].a)
    if meant == REQUEST:
        facts["word"] = WORDS[steps[2].a]
    elif meant == DISPOSE:
        named: Facts = {"card": NAMES[steps[2].a]}
        secrets = {seat: named, steps[1].a: dict(named)}
    if special == EMERGENCY:
        facts["copied"] = SPECIALS[meant]
        table.tell("copied", "WAL-EMERG-1", {"seat": letter(seat), "special": SPECIALS[meant]})
    table.tell("played", CLAUSES[meant], facts, secrets)


def birthday(table: Wallet, seat: int) -> None:
    """WAL-BDAY-1, -5: three cards, or as many as there are, lie before the drawer; the gifts are asked for next."""
    table.acted = True
    position = 1 if table.rules.ordered else 0
    for _ in range(min(GIFTS, len(table.wallet))):
        card = table.draw()
        insort(table.tray, card)
        table.note(WALLET, TRAY, card, 1 << seat, NO_WORD, position)
    if table.log is not None:
        names: list[Plain] = [NAMES[card] for card in table.tray]
        table.tell("birthday", "WAL-BDAY-1", {"seat": letter(seat), "count": len(names)}, {seat: {"cards": names}})


def deal_gifts(table: Wallet, seat: int, steps: list[Action]) -> None:
    """WAL-BDAY-2, -3, -5: one card stays, the others go to opponents; with two players the third returns."""
    for step in steps:
        if step.verb == DEAL:
            hand_out(table, seat, seat, step.a)
        elif step.verb == GIFT:
            hand_out(table, seat, step.b, step.a)
    for card in table.tray:
        if table.told and table.told[-1].verb != BACK and not any(step.verb == BACK for step in steps):
            table.told.append(BACKS[card])
        table.tell("gift-back", "WAL-BDAY-3", {"seat": letter(seat)}, {seat: {"card": NAMES[card]}})
    table.slide_back(table.tray, TRAY, 1 << seat)
    table.tray = []


def hand_out(table: Wallet, giver: int, taker: int, card: int) -> None:
    table.tray.remove(card)
    insort(table.hands[taker], card)
    table.note(TRAY, taker, card, 1 << giver | 1 << taker)
    if table.log is not None:
        named: Facts = {"card": NAMES[card]}
        if giver == taker:
            table.tell("gift-kept", "WAL-BDAY-2", {"seat": letter(giver)}, {giver: named})
            return
        facts: Facts = {"from": letter(giver), "to": letter(taker)}
        clause = "WAL-BDAY-2" if table.seats > 2 else "WAL-BDAY-3"
        table.tell("birthday-gift", clause, facts, {giver: named, taker: dict(named)})


def inspect(table: Wallet, seat: int, target: int) -> None:
    """WAL-INSPECT-1, WAL-RULING-41: a random card of that hand is looked at; its owner knows which."""
    card = table.any_of(table.hands[target])
    table.trail.append(fact(SIGHT, target, target, card, 1 << seat | 1 << target, NO_WORD, 0))
    if table.log is not None:
        named: Facts = {"card": NAMES[card]}
        facts: Facts = {"seat": letter(seat), "target": letter(target)}
        table.tell("looked", "WAL-INSPECT-1", facts, {seat: named, target: dict(named)})
    table.about = About(other=target, card=card)
    table.stack.append(Look(seat))


def snatch(table: Wallet, seat: int, target: int) -> None:
    """WAL-SNATCH-1, WAL-RULING-41."""
    card = table.any_of(table.hands[target])
    table.give(target, seat, card)
    if table.log is not None:
        named: Facts = {"card": NAMES[card]}
        facts: Facts = {"seat": letter(seat), "target": letter(target)}
        table.tell("snatched", "WAL-SNATCH-1", facts, {seat: named, target: dict(named)})


def request(table: Wallet, seat: int, target: int, word: int) -> None:
    """WAL-REQUEST-2, -3, WAL-RULING-17: whoever has any card is asked; an empty hand is not."""
    if table.hands[target]:
        table.about = About(other=seat, word=word)
        table.stack.append(Give(target))
    else:
        no_match(table, target, word)


def no_match(table: Wallet, target: int, word: int) -> None:
    """WAL-REQUEST-3."""
    if table.log is not None:
        table.tell("no-match", "WAL-REQUEST-3", {"seat": letter(target), "word": WORDS[word]})


def slip(table: Wallet, way: int) -> None:
    """WAL-LEFT-1, -3, WAL-RIGHT-1: everybody with a card passes one; if nobody has any, nothing happens."""
    asked = mask([s for s in range(table.seats) if table.hands[s]])
    if asked:
        table.about = About(way=way)
        table.stack.append(Slip(asked, [None] * table.seats))


def sealed_choice(table: Wallet, seat: int, action: Action, clause: str) -> None:
    if table.log is not None:
        table.tell("committed", clause, {"seat": letter(seat)}, {seat: {"choice": action.text}})


class FundLay(Commit[Wallet]):
    """WAL-FUND-1, -4: everybody with a card in hand is asked; who has money must lay some."""

    def __init__(self, asked: int, picks: list[Action | None]) -> None:
        super().__init__("fund-lay", asked, picks)

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        hand = table.hands[seat]
        if hand[0] >= MONEY:
            return [HAS_NONE]
        return of_hand([card for card in hand if card < MONEY], LAYS)

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        if not self.asks(table, seat):
            return NOT_ASKED
        hand = table.hands[seat]
        if action.verb == LAY:
            return None if action.a < MONEY and action.a in hand else LAY_MONEY
        if action.verb == NONE:
            return None if hand[0] >= MONEY else MUST_LAY
        return LAY_MONEY

    def sealed(self, table: Wallet, seat: int, action: Action) -> None:
        sealed_choice(table, seat, action, "WAL-FUND-1")

    def resolve(self, table: Wallet) -> None:
        """All cards are turned up at once; then the owner of the Special card picks."""
        layers = 0
        for seat in range(table.seats):
            action = self.picks[seat]
            if action is not None and action.verb == LAY:
                table.hands[seat].remove(action.a)
                insort(table.pot, action.a)
                table.note(seat, POT, action.a, PUBLIC)
                layers |= 1 << seat
            elif action is not None:
                table.trail.append(fact(NO_SUCH_CARD, seat, seat, HIDDEN, PUBLIC, ANY_MONEY, 0))
            if table.log is not None:
                facts: Facts = {"seat": letter(seat)}
                if layers >> seat & 1 and action is not None:
                    facts["card"] = NAMES[action.a]
                table.tell("laid", "WAL-FUND-1" if "card" in facts else "WAL-FUND-4", facts)
        table.stack[-1] = FundPick(table.about.other)
        table.about = About(layers=layers)

    def default(self, table: Wallet, seat: int, chance: Chance) -> Action:
        money = [card for card in table.hands[seat] if card < MONEY]
        return LAYS[cheapest(money)] if money else HAS_NONE

    def clone(self) -> FundLay:
        return FundLay(self.asked, self.picks[:])


class FundPick(Turn[Wallet]):
    """WAL-FUND-2, -3: the owner picks; the rest is dealt at random to the others who laid."""

    def __init__(self, seat: int) -> None:
        super().__init__("fund-pick", seat)

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        return of_hand(table.pot, PICKS)

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        if seat != self.seat:
            return NOT_ASKED
        return None if action.verb == PICK and action.a in table.pot else PICK_LAID

    def answer(self, table: Wallet, seat: int, action: Action) -> None:
        card = action.a
        table.pot.remove(card)
        insort(table.hands[seat], card)
        table.note(POT, seat, card, PUBLIC)
        if table.log is not None:
            table.tell("picked", "WAL-FUND-2", {"seat": letter(seat), "card": NAMES[card]})
        for other in clockwise(seat, table.seats):
            if other != seat and table.about.layers >> other & 1:
                dealt = table.any_of(table.pot)
                table.pot.remove(dealt)
                insort(table.hands[other], dealt)
                table.note(POT, other, dealt, 1 << other)
                if table.log is not None:
                    table.tell("redealt", "WAL-FUND-3", {"seat": letter(other)}, {other: {"card": NAMES[dealt]}})
        table.close_line(action)

    def default(self, table: Wallet, seat: int, chance: Chance) -> Action:
        return PICKS[dearest(table.pot)]


class Slip(Commit[Wallet]):
    """WAL-LEFT-1, -3, WAL-RIGHT-1: all pass a card `way` seats on; nothing moves before all have chosen."""

    def __init__(self, asked: int, picks: list[Action | None]) -> None:
        super().__init__("slip", asked, picks)

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        return of_hand(table.hands[seat], SLIPS)

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        if not table.hands[seat]:
            return NOTHING_TO_SLIP
        if self.picks[seat] is not None:
            return NOT_ASKED
        return None if action.verb == SLIP and action.a in table.hands[seat] else slip_ban(table)

    def sealed(self, table: Wallet, seat: int, action: Action) -> None:
        sealed_choice(table, seat, action, slip_ban(table).clause)

    def resolve(self, table: Wallet) -> None:
        givers = [seat for seat in range(table.seats) if self.asked >> seat & 1]
        takers = [(seat + table.about.way) % table.seats for seat in givers]
        pass_at_once(table, givers, takers, [self.pick(seat).a for seat in givers], slip_ban(table).clause)
        if table.log is not None:
            for seat in range(table.seats):
                if seat not in givers:
                    table.tell("passed-none", "WAL-LEFT-3", {"seat": letter(seat)})
        table.close()

    def default(self, table: Wallet, seat: int, chance: Chance) -> Action:
        hand = table.hands[seat]
        return SLIPS[hand[chance.below(len(hand))]]

    def clone(self) -> Slip:
        return Slip(self.asked, self.picks[:])


def slip_ban(table: Wallet) -> Ban:
    return SLIP_LEFT if table.about.way == 1 else SLIP_RIGHT


class Swap(Commit[Wallet]):
    """WAL-SWAP-1, -2: two players pick a card each for the other."""

    def __init__(self, asked: int, picks: list[Action | None]) -> None:
        super().__init__("swap", asked, picks)

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        return of_hand(table.hands[seat], SLIPS)

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        if not self.asks(table, seat):
            return NOT_ASKED
        return None if action.verb == SLIP and action.a in table.hands[seat] else SWAP_OTHER

    def sealed(self, table: Wallet, seat: int, action: Action) -> None:
        sealed_choice(table, seat, action, "WAL-SWAP-1")

    def resolve(self, table: Wallet) -> None:
        pair = [seat for seat in range(table.seats) if self.asked >> seat & 1]
        pass_at_once(table, pair, pair[::-1], [self.pick(seat).a for seat in pair], "WAL-SWAP-1")
        table.close()

    def default(self, table: Wallet, seat: int, chance: Chance) -> Action:
        hand = table.hands[seat]
        return SLIPS[hand[chance.below(len(hand))]]

    def clone(self) -> Swap:
        return Swap(self.asked, self.picks[:])


def pass_at_once(table: Wallet, givers: list[int], takers: list[int], cards: list[int], clause: str) -> None:
    """Each card leaves its hand before any arrives, so nobody can pass on what just came."""
    for giver, taker, card in zip(givers, takers, cards, strict=True):
        table.hands[giver].remove(card)
        table.note(giver, PASSING + giver, card, 1 << giver | 1 << taker)
    for giver, taker, card in zip(givers, takers, cards, strict=True):
        insort(table.hands[taker], card)
        table.note(PASSING + giver, taker, card, 1 << giver | 1 << taker)
        if table.log is not None:
            named: Facts = {"card": NAMES[card]}
            facts: Facts = {"from": letter(giver), "to": letter(taker)}
            table.tell("passed", clause, facts, {giver: named, taker: dict(named)})


class Look(Turn[Wallet]):
    """WAL-INSPECT-2: keep the inspected card or give it back."""

    def __init__(self, seat: int) -> None:
        super().__init__("look", seat)

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        return [TO_KEEP, TO_RETURN]

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        if seat != self.seat:
            return NOT_ASKED
        return None if action.verb == KEEP or action.verb == RETURN else KEEP_OR_RETURN

    def answer(self, table: Wallet, seat: int, action: Action) -> None:
        kept = action.verb == KEEP
        target = table.about.other
        card = table.about.card
        if kept:
            table.give(target, seat, card, NO_WORD, LOOKED_AT)
        if table.log is not None:
            named: Facts = {"card": NAMES[card]}
            facts: Facts = {"seat": letter(seat), "target": letter(target)}
            secrets: dict[int, Facts] = {seat: named, target: dict(named)}
            table.tell("kept" if kept else "returned", "WAL-INSPECT-2", facts, secrets)
        table.close_line(action)

    def default(self, table: Wallet, seat: int, chance: Chance) -> Action:
        return TO_RETURN


class Give(Turn[Wallet]):
    """WAL-REQUEST-2, -4: the asked seat hands over a matching card, or says that it has none."""

    def __init__(self, seat: int) -> None:
        super().__init__("give", seat)

    def matching(self, table: Wallet) -> list[int]:
        cards = MATCHING[table.about.word]
        return [card for card in table.hands[self.seat] if cards >> card & 1]

    def candidates(self, table: Wallet, seat: int) -> list[Action]:
        found = self.matching(table)
        return of_hand(found, GIVES) if found else [HAS_NONE]

    def forbids(self, table: Wallet, seat: int, action: Action) -> Ban | None:
        if seat != self.seat:
            return NOT_ASKED
        if action.verb == NONE:
            return GIVE_MATCH if self.matching(table) else None
        return None if action.verb == GIVE and action.a in self.matching(table) else GIVE_MATCH

    def answer(self, table: Wallet, seat: int, action: Action) -> None:
        word = table.about.word
        asker = table.about.other
        if action.verb == NONE:
            table.trail.append(fact(NO_SUCH_CARD, seat, seat, HIDDEN, PUBLIC, word, 0))
            no_match(table, seat, word)
        else:
            table.give(seat, asker, action.a, word)
            if table.log is not None:
                named: Facts = {"card": NAMES[action.a]}
                facts: Facts = {"from": letter(seat), "to": letter(asker), "word": WORDS[word]}
                table.tell("gave", "WAL-REQUEST-2", facts, {seat: named, asker: dict(named)})
        table.close_line(action)

    def default(self, table: Wallet, seat: int, chance: Chance) -> Action:
        found = self.matching(table)
        return GIVES[cheapest(found)] if found else HAS_NONE


def cheapest(cards: list[int]) -> int:
    """The card of least value, the first in code order among equals."""
    found = cards[0]
    for card in cards:
        if WORTH[card] < WORTH[found]:
            found = card
    return found


def dearest(cards: list[int]) -> int:
    """The card of most value, the first in code order among equals."""
    found = cards[0]
    for card in cards:
        if WORTH[card] > WORTH[found]:
            found = card
    return found
