"""A turn of the round: where the henchman may go, what is at stake, and which doors are locked."""

from __future__ import annotations

from typing import Final

from kickback.engine.chance import Quick
from kickback.engine.messages import Message
from kickback.engine.pile import HIDDEN
from kickback.engine.plain import Facts
from kickback.engine.prompts import Locked, Prompt, Step
from kickback.engine.seats import letter
from kickback.games.pecunia_olet import bans, fake_notes
from kickback.games.pecunia_olet.actions import BOOK, FENCE, FLY, SHOP, Move
from kickback.games.pecunia_olet.components import (
    AIRLINE,
    AIRSTRIP,
    CARDS,
    GODFATHER,
    INVESTIGATION,
    KINDS,
    MARKET,
    NOBODY,
    PRESS,
    PRINTED,
    QUALITIES,
    RECEIVER,
    SPACES,
    STEP,
    STRIKE,
    SUPERMARKET,
    card_names,
)
from kickback.games.pecunia_olet.prompts.moves import placement_choice
from kickback.games.pecunia_olet.prospects import (
    free_hats,
    moves_by_himself,
    next_cards,
    next_special,
    reach,
    run,
    steps_to,
    steps_to_end,
    taken,
)
from kickback.games.pecunia_olet.view import PecuniaView
from kickback.games.pecunia_olet.worlds import PecuniaWorlds

STAKES_SHOWN: Final = 2
END_IS_NEAR: Final = 6
GODFATHER_IS_NEAR: Final = 3


def ask_placement(view: PecuniaView, moves: list[Move]) -> Prompt:
    seat = view.seat
    made = Prompt("placement", Message("ask-placement", None, ("PEC-ROUND-1",)))
    last = view.ready[seat] == 1
    made.kicker = Message("kicker-placement-last" if last else "kicker-placement", henchman_facts(view, seat))
    made.stakes = placement_stakes(view, moves)
    made.clock = Message("clock-placement")
    made.choices = [placement_choice(view, move) for move in moves]
    made.steps = placing_steps(view)
    made.locked = locked_spaces(view, moves)
    made.notes = [*round_slip(view), *empty_lots(view, moves), own_panel(view), *police_panel(view), *captions(view)]
    made.orders = ["rest"]
    return made


def placing_steps(view: PecuniaView) -> list[Step]:
    """PEC-ROUND-4: the space first, then the notes, the quality or the sum it needs."""
    steps = [Step(Message("step-space")), Step(Message("step-notes")), Step(Message("step-keep"))]
    if view.rules.any_quality:
        steps.insert(2, Step(Message("step-quality")))
    return steps


def empty_lots(view: PecuniaView, moves: list[Move]) -> list[Message]:
    """PEC-SHOP-1, -2, PEC-FENCE-2: what the supermarket and the receiver take, while no note is chosen yet."""
    found: list[Message] = []
    if any(move.verb is SHOP for move in moves):
        shop: Facts = {"most": PRINTED.shop_most, "pays": PRINTED.shop_pays, "banned": view.banned}
        found.append(Message("lot-for-shop", shop, ("PEC-SHOP-1", "PEC-SHOP-2")))
    if any(move.verb is FENCE for move in moves):
        one, two, three = PRINTED.fence_rates
        fence: Facts = {"most": PRINTED.fence_most, "one": one, "two": two, "three": three}
        found.append(Message("lot-for-receiver", fence, ("PEC-FENCE-2",)))
    return found


def henchman_facts(view: PecuniaView, seat: int) -> Facts:
    used = PRINTED.henchmen - view.ready[seat] + 1
    return {"henchman": used, "henchmen": PRINTED.henchmen, "seat": letter(seat)}


def placement_stakes(view: PecuniaView, moves: list[Move]) -> list[Message]:
    """The first two that fit."""
    cash = view.cash[view.seat]
    special = next_special(view)
    to_godfather = steps_to(view, GODFATHER)
    facts: Facts = {"cash": cash, "take": taken(view, cash), "godfather": to_godfather, "reach": reach(view)}
    found: list[Message] = []
    if steps_to_end(view) == 1:
        found.append(Message("stakes-end", facts, ("PEC-END-1", "PEC-END-2")))
    elif special == GODFATHER:
        id = "stakes-godfather" if cash else "stakes-godfather-nothing"
        found.append(Message(id, facts, ("PEC-GOD-1", "PEC-GOD-4")))
    if view.strike:
        found.append(Message("stakes-strike", facts, ("PEC-STRIKE-1", "PEC-STRIKE-2")))
    elif special == STRIKE:
        found.append(Message("stakes-strike-next", facts, ("PEC-STRIKE-1",)))
    elif to_godfather == 1 and cash and any(move.verb is FLY for move in moves):
        found.append(Message("stakes-last-quiet", None, ("PEC-FLY-1",)))
    if special == INVESTIGATION:
        level = view.banned + 1
        held = fake_notes.of_quality(view.fakes[view.seat], level)
        found.append(Message("stakes-investigation", {"banned": level, "held": held}, ("PEC-INV-1", "PEC-SHOP-2")))
    if moves_by_himself(view):
        found.append(Message("stakes-stall", None, ("PEC-RULING-14",)))
    if view.rules.extra_patrol:
        found.append(Message("stakes-patrol", {"patrol": view.rules.extra_patrol}, ("PEC-RULING-14",)))
    if to_godfather >= 2:
        far = to_godfather > reach(view)
        clause = "PEC-POL-2" if far else "PEC-POL-1"
        found.append(Message("stakes-out-of-reach" if far else "stakes-in-reach", facts, (clause,)))
    return found[:STAKES_SHOWN]


def round_slip(view: PecuniaView) -> list[Message]:
    """As a round opens: who starts, and the first thing about it that is worth a line; the first one tells the deal."""
    if any(ready < PRINTED.henchmen for ready in view.ready):
        return []
    opens = Message("round-opens", {"number": view.round, "seat": letter(view.first)}, ("PEC-REND-8",))
    return [opens, *(the_deal(view) if view.round == 1 else worth_a_line(view))]


def the_deal(view: PecuniaView) -> list[Message]:
    """PEC-SETUP-7 to -9: what the reader begins with, and that it was known to all."""
    found = [] if view.rules.open_money else [Message("round-screens", None, ("PEC-SECRET-1",))]
    if view.seat >= view.seats:
        return found
    quality = view.quality(view.seat)
    facts: Facts = {"cash": view.cash[view.seat], "component": CARDS[view.cards[view.seat][-1]]}
    facts |= {"run": run(view, quality), "quality": quality}
    return [Message("round-deal", facts, ("PEC-SETUP-7", "PEC-SETUP-8", "PEC-SETUP-9")), *found]


def worth_a_line(view: PecuniaView) -> list[Message]:
    to_godfather = steps_to(view, GODFATHER)
    if steps_to_end(view) <= END_IS_NEAR:
        return [Message("round-end-near", {"steps": steps_to_end(view)})]
    if to_godfather <= GODFATHER_IS_NEAR:
        return [Message("round-godfather-near", {"steps": to_godfather})]
    if view.new_cards:
        return [Message("round-new-cards", {"cards": view.new_cards})]
    return [Message("round-deck-empty", None, ("PEC-REND-6",))]


def own_panel(view: PecuniaView) -> Message:
    quality = view.quality(view.seat)
    facts: Facts = {"quality": quality, "run": run(view, quality), "take": taken(view, view.cash[view.seat])}
    return Message("own-panel", facts, ("PEC-GOD-4",))


def police_panel(view: PecuniaView) -> list[Message]:
    """How many hats away each thing on the track is; what lies behind the officer is not mentioned."""
    found = [Message("panel-godfather", {"steps": steps_to(view, GODFATHER)})]
    to_ban = steps_to(view, INVESTIGATION)
    if to_ban:
        last = view.banned + 1 >= QUALITIES
        found.append(Message("panel-ban-last" if last else "panel-ban", {"steps": to_ban, "banned": view.banned + 1}))
    elif view.banned >= QUALITIES:
        found.append(Message("panel-shut"))
    to_strike = steps_to(view, STRIKE)
    if view.strike:
        found.append(Message("panel-strike-on"))
    elif to_strike:
        found.append(Message("panel-strike", {"steps": to_strike}))
    found.append(Message("panel-end", {"steps": steps_to_end(view)}))
    found.append(Message("panel-free-hats", {"steps": free_hats(view)}))
    return found


def captions(view: PecuniaView) -> list[Message]:
    """What everybody can see of the seats, and with the memory aid what follows from it."""
    found: list[Message] = []
    for seat in range(view.seats):
        who: Facts = {"seat": letter(seat)}
        if flew_this_round(view, seat):
            found.append(Message("flew-this-round", who))
        if view.down[seat]:
            found.append(Message("laid-down", who | {"down": view.down[seat]}))
        if seat != view.seat and view.starter != NOBODY:
            notes = PRINTED.per_printer * view.printers[seat]
            found.append(Message("prints", who | {"run": notes, "quality": view.quality(seat)}, ("PEC-PRINT-1",)))
        if view.rules.memory_aid and seat != view.seat:
            known = view.known(seat)
            lot = str(known.get("fakes", ""))
            facts = who | known | {"sure": known["least"] == known["most"]}
            facts |= fake_notes.facts(fake_notes.read(lot)) if lot else {}
            found.append(Message("memory-aid" if lot else "memory-aid-counted", facts, ("PEC-RULING-7",)))
    found.append(Message("starts-next", {"seat": letter(view.pawn)}))
    coming = next_cards(view)
    if coming:
        found.append(Message("next-card", {"cards": card_names(coming)}, ("PEC-RULING-29",)))
    if not view.rules.open_money:
        found.append(Message("screens", None, ("PEC-SECRET-1",)))
    return found


def flew_this_round(view: PecuniaView, seat: int) -> bool:
    """Does a henchman of that seat stand at the airport?"""
    return any(view.henchman[space] == seat for space in view.rules.board.spaces if KINDS[space] in (AIRLINE, AIRSTRIP))


def locked_spaces(view: PecuniaView, moves: list[Move]) -> list[Locked]:
    """Every space of this side that the seat may not use now, with the reason; then what no visit takes."""
    world = PecuniaWorlds(view).sample(Quick(0))  # what locks a door for this seat is the same in every world
    open_to = {move.space for move in moves}
    found: list[Locked] = []
    for space in view.rules.board.spaces:
        if space in open_to:
            continue
        label = Message("space", view.rules.board.space_facts(space))
        move = BOOK.read(tried(view, space))
        ban = world.forbids(view.seat, move)
        if ban is bans.NOT_HELD and view.fakes[view.seat] == fake_notes.EMPTY:
            nothing = bans.NOTHING_TO_EXCHANGE if KINDS[space] == SUPERMARKET else bans.NOTHING_TO_SELL
            found.append(Locked(label, nothing, {"ahead": view.moment == "placement"}))
        elif ban is not None:
            found.append(Locked(label, ban, world.explain(view.seat, move, ban), move.text))
    for id, text in too_much(view, moves):
        move = BOOK.read(text)
        ban = world.forbids(view.seat, move)
        if ban is not None:
            facts = world.explain(view.seat, move, ban) | {"banned": view.banned}
            found.append(Locked(Message(f"locked-{id}"), ban, facts, text, Message(f"lock-{id}", facts)))
    return found


def too_much(view: PecuniaView, moves: list[Move]) -> list[tuple[str, str]]:
    """One note more than a visit takes, a note that is refused, one step more than can be kept: what a person tries."""
    held = view.fakes[view.seat]
    accepted = fake_notes.from_quality(held, view.banned + 1)
    found: list[tuple[str, str]] = []
    for verb, most, offer, id in (
        (SHOP, PRINTED.shop_most, accepted, "fourth"),
        (FENCE, PRINTED.fence_most, held, "ninth"),
    ):
        visit = next((move for move in moves if move.verb is verb), None)
        if visit is not None and fake_notes.size(offer) > most:
            lot = fake_notes.written(fake_notes.lowest(offer, most + 1))
            found.append((id, f"{verb.word} {SPACES[visit.space]} {lot}"))
    visit = next((move for move in moves if move.verb is SHOP), None)
    if visit is not None and held != accepted:
        lot = fake_notes.written(fake_notes.lowest(held, 1))
        found.append(("refused", f"shop {SPACES[visit.space]} {lot}"))
    flight = next((move for move in moves if move.verb is FLY), None)
    if flight is not None:
        most = view.totals[view.seat] - view.rules.board.price[flight.space] + STEP
        found.append(("keep-more", f"fly {SPACES[flight.space]} keep {most}"))
    return found


def tried(view: PecuniaView, space: int) -> str:
    """What a person would try on a space: the worst note there, the best quality, all the cash kept."""
    name = SPACES[space]
    kind = KINDS[space]
    seat = view.seat
    if kind == SUPERMARKET or kind == RECEIVER:
        word = "shop" if kind == SUPERMARKET else "fence"
        held = view.fakes[seat]
        better = fake_notes.from_quality(held, view.banned + 1) if kind == SUPERMARKET else held
        return f"{word} {name} {fake_notes.written(fake_notes.lowest(better or held, 1) or fake_notes.single(1, 1))}"
    if kind == PRESS:
        return f"print {name} {view.quality(seat)}" if view.rules.any_quality else f"print {name}"
    if kind == MARKET:
        return f"buy {name}"
    if kind in (AIRLINE, AIRSTRIP):
        return f"fly {name} keep {max(0, view.cash[seat] - view.rules.board.price[space]) // STEP * STEP}"
    return f"tax {name}"


def wait_for_placement(view: PecuniaView) -> Prompt:
    seat = view.waiting[0]
    made = Prompt("placement", Message("waiting-placement", henchman_facts(view, seat), ("PEC-ROUND-1",)))
    made.notes = [*round_slip(view), *police_panel(view), *captions(view)]
    if view.seat < view.seats and view.cash[view.seat] != HIDDEN and view.starter != NOBODY:
        made.notes.append(own_panel(view))
    return made
