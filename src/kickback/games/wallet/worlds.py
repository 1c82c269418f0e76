"""The worlds a seat of Wallet may imagine, drawn from its view alone (the law is told in `imagine`)."""

from __future__ import annotations

from typing import Any, Final

from kickback.engine.actions import Action
from kickback.engine.chance import Chance, Quick
from kickback.engine.game import Worlds
from kickback.engine.pile import HIDDEN
from kickback.engine.table import RACE, Commit, Moment, Over
from kickback.games.wallet.actions import EXTRA_IDS, HAS_NONE, IS_DONE, LAYS, LOSES, ON_DUTY, SLIPS
from kickback.games.wallet.bans import GAME_OVER
from kickback.games.wallet.cards import CARDS, MONEY, SPECIALS
from kickback.games.wallet.components import TOKENS
from kickback.games.wallet.deeds import PickId
from kickback.games.wallet.ending import Duty, Fine, Search
from kickback.games.wallet.facts import SEARCH, About
from kickback.games.wallet.imagine import imagine
from kickback.games.wallet.knowledge import first_compartment
from kickback.games.wallet.lines import say
from kickback.games.wallet.memory import Memory
from kickback.games.wallet.moments import FLOW, TALK, Act, Gifts, LastMinute, Rummage, Window
from kickback.games.wallet.pasts import Past
from kickback.games.wallet.specials import FundLay, FundPick, Give, Look, Slip, Swap
from kickback.games.wallet.table import Wallet
from kickback.games.wallet.trail import (
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
)
from kickback.games.wallet.verdict import Verdict, judge
from kickback.games.wallet.view import UNKNOWN, WalletView

TOKEN_KINDS: Final = 4
MOST_TRIES: Final = 2000  # pasts that nobody would believe


class WalletWorlds(Worlds):
    """Full tables that would have given the seat the same view."""

    def __init__(self, view: WalletView) -> None:
        self.view: WalletView = view
        self.cards: Memory = card_memory(view)
        self.tokens: Memory = token_memory(view)

    def sample(self, chance: Chance) -> Wallet:
        past = imagine(self.cards, chance)
        for _ in range(MOST_TRIES):
            if believable(self.view, past):
                break
            past = imagine(self.cards, chance)
        return self.after(past, chance)

    def after(self, past: Past, chance: Chance) -> Wallet:
        """The table that this past leads to."""
        view = self.view
        table = Wallet(view.rules, Quick(chance.word()), [FLOW], TALK, [], [], [], [], [])
        copy_public(table, view)
        lay_cards(table, view, past, chance)
        deal_out_specials(table, view, chance)
        lay_tokens(table, view, imagine(self.tokens, chance), chance)
        table.verdicts, table.judged = verdicts_of(table, view)
        table.about = about(view, past)
        ask_again(table, view, chance)
        return table


def card_memory(view: WalletView) -> Memory:
    memory = Memory(view.trail, view.places, CARDS, view.rules.ordered)
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
    memory.begin(view.rules.cards + EXTRA_IDS, places, faces, first_compartment(view.trail))
    return memory


def token_memory(view: WalletView) -> Memory:
    memory = Memory(view.token_trail, view.token_places, TOKEN_KINDS, False)
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
    table.round = view.round
    table.phase = view.phase
    table.hourglasses = view.hourglasses
    table.first = view.first
    table.turn = view.turn
    table.acts = view.acts
    table.acted = view.acted
    table.played = view.played
    table.turns = view.turns[:]
    table.queue = view.queue[:]
    table.late = view.late
    table.shown = view.shown
    table.lost = view.lost
    table.coins = view.coins[:]
    table.paid = view.paid[:]
    table.pot = view.pot[:]
    table.before = [cards[:] for cards in view.before]
    table.discard = view.discard[:]
    table.atm = view.atm[:]
    table.fx = view.fx[:]
    table.fx_as = view.fx_as[:]
    table.seized = [cards[:] for cards in view.seized]
    table.credit = view.credit[:]
    table.judged_notes = view.judged_notes[:]
    table.reports = view.reports[:]


def lay_cards(table: Wallet, view: WalletView, past: Past, chance: Chance) -> None:
    table.hands = [sorted(past.at(SHOWN + seat if view.shown >> seat & 1 else seat)) for seat in range(view.seats)]
    table.wallet = past.at(WALLET)[::-1]
    if not view.rules.ordered:
        chance.shuffle(table.wallet)
    table.compartment = sorted(past.at(COMPARTMENT))
    table.tray = sorted(past.at(TRAY))
    table.pot = sorted(past.at(POT))
    table.hidden = [past.at(UNDER + seat)[0] if past.at(UNDER + seat) else HIDDEN for seat in range(view.seats)]
    table.trail = past.trail()


def believable(view: WalletView, past: Past) -> bool:
    """What follows from choices rather than from cards that were seen.

    WAL-FUND-1: who opens a Shared Fund can lay money. WAL-POLICE-2: once the Officers have come out, whoever has not is
    no innocent Officer on duty.
    """
    if view.moment == "fund-lay" and min(past.at(view.about.other)) >= MONEY:
        return False
    if view.phase != SEARCH or view.rules.may_decline:
        return True
    for seat in range(view.seats):
        if not view.shown >> seat & 1:
            hand = past.at(seat)
            if judge(hand, view.fx[seat], view.fx_as[seat], view.coins[seat], view.rules.coin_counts).on_duty:
                return False
    return True


def deal_out_specials(table: Wallet, view: WalletView, chance: Chance) -> None:
    """Any split of the Special cards that are neither open nor the seat's own."""
    table.specials = [own[:] for own in view.specials]
    table.unused = view.unused[:]
    if not view.rules.specials:
        return
    seen = table.discard + table.unused
    for cards in table.before + table.specials:
        seen = seen + cards
    rest = [special for special in range(len(SPECIALS)) if special not in seen]
    chance.shuffle(rest)
    for seat, own in enumerate(table.specials):
        if HIDDEN in own:
            table.specials[seat] = sorted(rest.pop() for _ in own)
    if HIDDEN in table.unused:
        table.unused = sorted(rest)


def lay_tokens(table: Wallet, view: WalletView, past: Past, chance: Chance) -> None:
    table.tokens = [sorted(past.at(seat)) for seat in range(view.seats)]
    table.pocket = past.at(WALLET)
    chance.shuffle(table.pocket)
    table.token_trail = past.trail()


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
            hand = table.hands[seat]
            coin = table.coins[seat]
            verdicts.append(judge(hand, table.fx[seat], table.fx_as[seat], coin, view.rules.coin_counts))
            judged.append(hand[:])
    return verdicts, judged


def about(view: WalletView, past: Past) -> About:
    """What the question is about; a card that others look at is the last one that was looked at."""
    if view.moment != "look" or view.about.card != HIDDEN:
        return view.about
    return About(other=view.about.other, card=past.faces[past.carried[-1]])


def ask_again(table: Wallet, view: WalletView, chance: Chance) -> None:
    """The open question, with sealed answers of others that their imagined cards allow, and the own half-said line."""
    if view.moment == "over":
        table.stack = [Over(GAME_OVER)]
        return
    asked = view.waiting[0] if view.waiting else HIDDEN
    table.stack.append(question(table, view, asked))
    fill_picks(table, view, chance)
    for step in view.draft:
        say(table, view.moment, view.seat, step)


def question(table: Wallet, view: WalletView, asked: int) -> Moment[Any]:
    name = view.moment
    none: list[Action | None] = [None] * view.seats
    if name == "turn":
        return Rummage(asked)
    if name == "act":
        return Act(asked)
    if name == "pick-id":
        return PickId(asked)
    if name == "gifts":
        return Gifts(asked)
    if name == "window":
        racing = view.kind == RACE or (view.rules.race and bool(view.draft))
        return LastMinute(race_asked(table), view.passed) if racing else Window(asked)
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
        if table.specials[seat]:
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


def random_pick(table: Wallet, name: str, seat: int, chance: Chance) -> Action:
    hand = table.hands[seat]
    if name == "fund-lay":
        money = [card for card in hand if card < MONEY]
        return LAYS[money[chance.below(len(money))]] if money else HAS_NONE
    if name == "duty":
        return ON_DUTY if table.verdicts[seat].on_duty and chance.below(2) else IS_DONE
    if name == "fine":
        return LOSES[table.tokens[seat][chance.below(len(table.tokens[seat]))] - 1]
    return SLIPS[hand[chance.below(len(hand))]]
