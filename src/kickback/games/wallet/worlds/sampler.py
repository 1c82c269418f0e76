"""The worlds a seat of Wallet may imagine, drawn from its view alone (the law is told in `planned`)."""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.chance import Chance, Quick
from kickback.engine.game import Worlds
from kickback.engine.memory import Memory
from kickback.engine.moments import RACE, Commit, Moment, Over
from kickback.engine.pile import HIDDEN
from kickback.games.wallet.actions import EXTRA_IDS, HAS_NONE, IS_DONE, LAYS, LOSES, ON_DUTY, SLIPS, Move
from kickback.games.wallet.bans import GAME_OVER
from kickback.games.wallet.components import CARD_KINDS, MONEY, SPECIALS, TOKENS, UNKNOWN
from kickback.games.wallet.memory import (
    COMPARTMENT,
    FOUND,
    ON_ATM,
    ON_FX,
    PAID,
    POT,
    SEIZED,
    SHOWN,
    TRAY,
    UNDER,
    WALLET,
    first_compartment,
)
from kickback.games.wallet.moments.card_request import Give
from kickback.games.wallet.moments.flow import FLOW, TALK
from kickback.games.wallet.moments.four_actions import PickId
from kickback.games.wallet.moments.fund import FundLay, FundPick
from kickback.games.wallet.moments.inspection import Look
from kickback.games.wallet.moments.last_minute import LastMinute, Window
from kickback.games.wallet.moments.passing import Slip, Swap
from kickback.games.wallet.moments.police import Duty, Search
from kickback.games.wallet.moments.round_end import Fine
from kickback.games.wallet.moments.turn import Act, Gifts, SeatTurn
from kickback.games.wallet.parts.question import About
from kickback.games.wallet.parts.round import SEARCHING
from kickback.games.wallet.table import Wallet, empty_table
from kickback.games.wallet.verdict import Verdict, judge
from kickback.games.wallet.view import WalletView
from kickback.games.wallet.worlds.past import Past
from kickback.games.wallet.worlds.planned import some_past
from kickback.games.wallet.worlds.seat_memory import SeatMemory

TOKEN_KINDS: Final = 4
MOST_TRIES: Final = 2000  # pasts that nobody would believe


class WalletWorlds(Worlds):
    """Full tables that would have given the seat the same view."""

    def __init__(self, view: WalletView) -> None:
        self.view: WalletView = view
        self.cards: SeatMemory = card_memory(view)
        self.tokens: SeatMemory = token_memory(view)

    def sample(self, chance: Chance) -> Wallet:
        past = some_past(self.cards, chance)
        for _ in range(MOST_TRIES):
            if believable(self.view, past):
                break
            past = some_past(self.cards, chance)
        return self.after(past, chance)

    def after(self, past: Past, chance: Chance) -> Wallet:
        """The table that this past leads to."""
        view = self.view
        table = empty_table(view.rules, Quick(chance.word()), [FLOW], TALK)
        copy_public(table, view)
        lay_cards(table, view, past, chance)
        deal_out_specials(table, view, chance)
        lay_tokens(table, view, some_past(self.tokens, chance), chance)
        table.round.verdicts, table.round.judged = verdicts_of(table, view)
        table.about = about(view, past)
        ask_again(table, view, chance)
        return table


def card_memory(view: WalletView) -> SeatMemory:
    memory = SeatMemory(view.memory, view.places, CARD_KINDS, view.rules.ordered)
    places = [PAID]
    faces = [view.paid]
    for seat in range(view.seats):
        places += [ON_ATM + seat, ON_FX + seat, SEIZED + seat, FOUND + seat]
        faces += [one(view.atm[seat]), one(view.fx[seat]), view.seized[seat], one(view.credit[seat])]
        if view.shown >> seat & 1:
            places.append(SHOWN + seat)
            faces.append(view.hands[seat])
        if view.hidden[seat] != UNKNOWN:
            places.append(UNDER + seat)
            faces.append(one(view.hidden[seat]))
    places.append(view.seat)
    faces.append([] if view.shown >> view.seat & 1 else view.hand)
    memory.begin(view.rules.cards + EXTRA_IDS, places, faces, first_compartment(view.memory))
    return memory


def token_memory(view: WalletView) -> SeatMemory:
    memory = SeatMemory(view.token_moves, view.token_places, TOKEN_KINDS, False)
    places: list[int] = []
    faces: list[list[int]] = []
    for seat, own in enumerate(view.tokens):
        if HIDDEN not in own and (seat == view.seat or view.rules.open_tokens or view.winners):
            places.append(seat)
            faces.append(own)
    memory.begin(TOKENS, places, faces, [])
    return memory


def one(card: int) -> list[int]:
    return [] if card == HIDDEN else [card]


def copy_public(table: Wallet, view: WalletView) -> None:
    table.winners = view.winners[:]
    table.round.number = view.round
    table.round.phase = view.phase
    table.round.hourglasses = view.hourglasses
    table.round.first = view.first
    table.round.turn = view.turn
    table.round.acts = view.acts
    table.round.acted = view.acted
    table.round.played = view.played
    table.round.turns = view.turns[:]
    table.round.queue = view.queue[:]
    table.round.first_call = view.first_call
    table.round.ended = view.ended
    table.round.shown = view.shown
    table.round.noted = view.shown
    table.round.lost = view.lost
    table.round.coins = view.coins[:]
    table.cards.paid = view.paid[:]
    table.cards.pot = view.pot[:]
    table.specials.up = [cards[:] for cards in view.before]
    table.specials.pile = view.discard[:]
    table.cards.atm = view.atm[:]
    table.cards.fx = view.fx[:]
    table.cards.fx_as = view.fx_as[:]
    table.cards.seized = [cards[:] for cards in view.seized]
    table.cards.credit = view.credit[:]
    table.round.judged_notes = view.judged_notes[:]
    table.reports = view.reports[:]


def lay_cards(table: Wallet, view: WalletView, past: Past, chance: Chance) -> None:
    table.cards.hands = [
        sorted(past.at(SHOWN + seat if view.shown >> seat & 1 else seat)) for seat in range(view.seats)
    ]
    table.cards.wallet = past.at(WALLET)[::-1]
    if not view.rules.ordered:
        chance.shuffle(table.cards.wallet)
    table.cards.compartment = sorted(past.at(COMPARTMENT))
    table.cards.tray = sorted(past.at(TRAY))
    table.cards.pot = sorted(past.at(POT))
    table.cards.hidden = [past.at(UNDER + seat)[0] if past.at(UNDER + seat) else HIDDEN for seat in range(view.seats)]
    table.cards.memory = Memory(past.entries())


def believable(view: WalletView, past: Past) -> bool:
    """What follows from choices rather than from cards that were seen.

    WAL-FUND-1: who opens a Shared Fund can lay money. WAL-POLICE-2, -3: once the Officers have stepped out, whoever has
    not is no Officer on duty, or at least no innocent one.
    """
    if view.moment == "fund-lay" and min(past.at(view.about.other)) >= MONEY:
        return False
    if view.phase != SEARCHING or view.rules.may_decline:
        return True
    for seat in range(view.seats):
        if not view.shown >> seat & 1:
            hand = past.at(seat)
            verdict = judge(hand, view.fx[seat], view.fx_as[seat], view.coins[seat], view.rules.coin_counts)
            if verdict.inspects or (view.rules.guilty_reveal and verdict.on_duty):
                return False
    return True


def deal_out_specials(table: Wallet, view: WalletView, chance: Chance) -> None:
    """Any split of the Special cards that are neither open nor the seat's own."""
    table.specials.down = [own[:] for own in view.specials]
    table.specials.aside = view.unused[:]
    if not view.rules.specials:
        return
    seen = table.specials.pile + table.specials.aside
    for cards in table.specials.up + table.specials.down:
        seen = seen + cards
    rest = [special for special in range(len(SPECIALS)) if special not in seen]
    chance.shuffle(rest)
    for seat, own in enumerate(table.specials.down):
        if HIDDEN in own:
            table.specials.down[seat] = sorted(rest.pop() for _ in own)
    if HIDDEN in table.specials.aside:
        table.specials.aside = sorted(rest)


def lay_tokens(table: Wallet, view: WalletView, past: Past, chance: Chance) -> None:
    table.tokens.own = [sorted(past.at(seat)) for seat in range(view.seats)]
    table.tokens.pocket = past.at(WALLET)
    chance.shuffle(table.tokens.pocket)
    table.tokens.memory = Memory(past.entries())


def verdicts_of(table: Wallet, view: WalletView) -> tuple[list[Verdict], list[list[int]]]:
    """Those that were seen, and those that follow from the imagined hands."""
    if not view.judged_notes:
        return [], []
    verdicts: list[Verdict] = []
    judged: list[list[int]] = []
    for seat in range(view.seats):
        seen = view.verdicts[seat]
        if seen is not None:
            verdicts.append(seen)
            judged.append(view.judged[seat])
        else:
            hand = table.cards.hands[seat]
            coin = table.round.coins[seat]
            verdicts.append(judge(hand, table.cards.fx[seat], table.cards.fx_as[seat], coin, view.rules.coin_counts))
            judged.append(hand[:])
    return verdicts, judged


def about(view: WalletView, past: Past) -> About:
    """What the question is about; a card that others look at is the last one that was looked at."""
    if view.moment != "look" or view.about.card != HIDDEN:
        return view.about
    return About(other=view.about.other, card=past.faces[past.carried[-1]])


def ask_again(table: Wallet, view: WalletView, chance: Chance) -> None:
    """The open question, with sealed answers of others that their cards allow, and the own unfinished choice."""
    if view.moment == "over":
        table.stack = [Over(GAME_OVER)]
        return
    asked = view.waiting[0] if view.waiting else HIDDEN
    table.stack.append(question(table, view, asked))
    fill_picks(table, view, chance)
    table.take_up(view.seat, view.draft)


def question(table: Wallet, view: WalletView, asked: int) -> Moment[Any, Any]:
    name = view.moment
    none: list[Move | None] = [None] * view.seats
    if name == "turn":
        return SeatTurn(asked)
    if name == "act":
        return Act(asked)
    if name == "pick-id":
        return PickId(asked)
    if name == "gifts":
        return Gifts(asked)
    if name == "window":
        return LastMinute(race_asked(table), view.passed) if view.kind == RACE else Window(asked)
    if name == "fund-lay":
        return FundLay(view.asked, none)
    if name == "fund-pick":
        return FundPick(asked)
    if name == "slip":
        return Slip(view.asked, none)
    if name == "swap":
        return Swap(view.asked, none)
    if name == "look":
        return Look(asked)
    if name == "give":
        return Give(asked)
    if name == "duty":
        return Duty(view.asked, none)
    return Search(asked) if name == "search" else Fine(view.asked, none)


def race_asked(table: Wallet) -> int:
    bits = 0
    for seat in range(table.seats):
        if table.specials.down[seat]:
            bits |= 1 << seat
    return bits


def fill_picks(table: Wallet, view: WalletView, chance: Chance) -> None:
    """Seats that have chosen have chosen something they could."""
    moment = table.stack[-1]
    if isinstance(moment, Commit):
        for seat in range(view.seats):
            if view.committed >> seat & 1:
                own = view.picks[seat]
                moment.picks[seat] = own if own is not None else random_pick(table, view.moment, seat, chance)


def random_pick(table: Wallet, name: str, seat: int, chance: Chance) -> Move:
    hand = table.cards.hands[seat]
    if name == "fund-lay":
        money = [card for card in hand if card < MONEY]
        return LAYS[money[chance.below(len(money))]] if money else HAS_NONE
    if name == "duty":
        return ON_DUTY if table.round.verdicts[seat].inspects and chance.below(2) else IS_DONE
    if name == "fine":
        return LOSES[table.tokens.own[seat][chance.below(len(table.tokens.own[seat]))] - 1]
    return SLIPS[hand[chance.below(len(hand))]]
