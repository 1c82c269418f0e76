"""Rules of thumb for Scapegoat: count the slack, know the hot seats, keep the pile clean, save the aces."""

from __future__ import annotations

from kickback.bots.character import Character
from kickback.engine.actions import Action
from kickback.engine.chance import Chance
from kickback.engine.pile import HIDDEN
from kickback.engine.view import View
from kickback.games.scapegoat.actions import DOWN, UP, Move
from kickback.games.scapegoat.components import FACE_DOWN, RED, STRENGTH, VALUES
from kickback.games.scapegoat.view import ScapegoatView
from kickback.games.scapegoat.year import FACE_UP

KEEP = 44  # from this strength on (queens and better) a card is worth keeping for a reveal


def choose(view: View, legal: list[Action], character: Character, chance: Chance) -> Action:
    assert isinstance(view, ScapegoatView)
    moves = [move for move in legal if isinstance(move, Move)]
    if view.moment == "play":
        return play(view, moves, character, chance)
    if view.moment == "show":
        return min(moves, key=lambda move: show_cost(move.card))
    if view.moment == "promote":
        return promotion(view, moves, character)
    if view.moment == "axe":
        return safe_reveal(moves, character)
    return min(moves, key=lambda move: STRENGTH[move.card])


def show_cost(card: int) -> float:
    """First is the safest place, but an ace shown is an ace everybody knows."""
    return card + (6 if VALUES[card] == 1 else 0)


def promotion(view: ScapegoatView, moves: list[Move], character: Character) -> Move:
    """Reveal the best card if it is likely the highest; otherwise swap the worst one for a fresh card."""
    best = max(moves, key=lambda move: STRENGTH[move.card])
    worst = min(moves, key=lambda move: STRENGTH[move.card])
    rivals = [seat for seat in range(view.seats) if view.asked >> seat & 1 and seat != view.seat]
    seen = set(view.seen) | set(view.hand)
    stronger = [card for card in range(len(STRENGTH)) if STRENGTH[card] > STRENGTH[best.card] and card not in seen]
    unseen = max(1, len(STRENGTH) - len(seen))
    held = sum(len(view.hands[seat]) for seat in rivals)
    chance_to_win = (1 - len(stronger) / unseen) ** held
    top = max(view.sizes[seat] for seat in rivals) if rivals else 0
    urgent = top + 1 >= view.rules.victory_hand or view.sizes[view.seat] + 1 >= view.rules.victory_hand
    threshold = 0.03 if urgent else 0.04 + 0.2 * character.nerve
    return best if chance_to_win >= threshold else worst


def safe_reveal(moves: list[Move], character: Character) -> Move:
    """The weakest card that is very probably not the weakest of all."""
    ranked = sorted(moves, key=lambda move: STRENGTH[move.card])
    wanted = 24 - 8 * character.greed
    for move in ranked:
        if STRENGTH[move.card] >= wanted and STRENGTH[move.card] < KEEP:
            return move
    return ranked[-1]


def play(view: ScapegoatView, moves: list[Move], character: Character, chance: Chance) -> Move:
    best = moves[0]
    best_worth = -1e9
    for move in moves:
        worth = worth_of(view, move, character) + chance.below(1000) / 4000
        if worth > best_worth:
            best, best_worth = move, worth
    return best


def fraud_share(view: ScapegoatView, extra: int) -> float:
    """How likely the audit finds red, with one more hidden card (extra: 1 red, 0 black, -1 none)."""
    hidden = red = 0.0
    for place, way in enumerate(view.ways):
        if way != FACE_UP:
            hidden += 1
            card = view.played[place]
            red += 0.5 if card == HIDDEN else float(RED[card])
    if extra >= 0:
        hidden += 1
        red += extra
    return red / hidden if hidden else 0.0


def worth_of(view: ScapegoatView, move: Move, character: Character) -> float:
    """How good a play looks: what the card is worth elsewhere, what it does to the year, who would pay."""
    rules = view.rules
    card = move.card
    down = move.verb is DOWN
    value = FACE_DOWN if down else VALUES[card]
    strength = STRENGTH[card]
    worth = -(strength - 20) * 0.05 if strength < KEEP else -2.0 - (strength - KEEP) * 0.3 * (0.5 + character.nerve)
    turns_after = rules.deadline - view.turn - 1
    left = rules.budget - view.spent - value
    share = fraud_share(view, int(RED[card]) if down else -1)
    my_size = view.sizes[view.seat]
    fall = 2.5 if my_size > 1 else 0.3
    leader = max(view.sizes[seat] for seat in range(view.seats) if seat != view.seat)
    if left < 0:  # an Overspend, and it is ours
        return worth - share * fall * 2 + 0.4
    if left == 0:  # a Perfect Zero: all fall together
        spoils = 1.2 if leader > my_size else -0.6
        return worth + share * (spoils - fall * 0.6) + 0.4
    if turns_after == 0:  # an Underspend
        strongest = max(STRENGTH[c] for c in view.hand if c != card) if len(view.hand) > 1 else 20
        risk = max(0.05, 0.9 - strongest / 45)
        return worth - risk * fall - (0.6 if leader + 1 < rules.victory_hand else -0.8)
    slack = FACE_DOWN * turns_after - left
    if slack < 0:  # the year can no longer be filled: be rid of rubbish, unseen
        return worth + (0.3 if down else 0.0) - 0.8
    hot = turns_after <= 2 and (view.start + rules.deadline - 1) % view.seats == view.seat
    if down and RED[card]:
        worth -= share * (2.0 if hot else 0.9) * (1.2 - character.bluff)
        worth += 0.8 * character.bluff if not hot else 0.0
    waste = FACE_DOWN - value
    worth -= waste * 0.08 * (1.3 - character.greed) if slack < 12 else 0.0
    if turns_after == 1 and left <= FACE_DOWN:  # pass the potato: the next seat must close
        worth += 1.2 if left <= 3 else 0.5
    if move.verb is UP and value == FACE_DOWN and strength < KEEP:
        worth += 0.3
    return worth
