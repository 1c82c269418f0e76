"""Cards in play that an event sets off."""

from __future__ import annotations

from kickback.games.corporate_espionage.components import Effect
from kickback.games.corporate_espionage.components import vocabulary as w
from kickback.games.corporate_espionage.moments.questions import Step
from kickback.games.corporate_espionage.table import NOBODY, Happening, Market, Permanent, Play


class Trigger:
    """A card in play that an event sets off. Never changed."""

    def __init__(
        self, seat: int, since: int, code: int, effect: Effect, number: int, happening: Happening, itself: bool
    ) -> None:
        self.seat: int = seat
        self.since: int = since
        self.code: int = code
        self.effect: Effect = effect
        self.number: int = number
        self.happening: Happening = happening
        self.itself: bool = itself  # CES-FX-8: the card that was lost


class Reactions(Step):
    """CES-FX-7: the cards an event set off, one after another; each must still be there when its turn comes."""

    def __init__(self, triggers: list[Trigger], at: int) -> None:
        super().__init__("reactions")
        self.triggers: list[Trigger] = triggers
        self.at: int = at

    def clone(self) -> Reactions:
        return Reactions(self.triggers, self.at)

    def resume(self, table: Market) -> None:
        if self.at == len(self.triggers):
            table.stack.pop()
            return
        trigger = self.triggers[self.at]
        self.at += 1
        if not table.living(trigger.seat):
            return
        permanent = table.in_play.still(trigger.seat, trigger.since)
        if permanent is None and not trigger.itself:
            return
        if permanent is not None and trigger.effect.once and permanent.once[trigger.number] == table.calendar.turn:
            return
        play = Play(
            w.NO_EVENT, trigger.seat, trigger.code, [trigger.effect], NOBODY, 0, trigger.since, trigger.happening,
            table.calendar.tick(), trigger.number,
        )  # fmt: skip
        table.stack.append(table.carry_out(play, None))


def triggers_of(table: Market, happening: Happening, lost: Permanent | None = None) -> list[Trigger]:
    """CES-FX-7 to -9: the `on` effects an event sets off, clockwise from the active company, oldest first."""
    found: list[Trigger] = []
    if table.in_play.watchers == 0 and lost is None:
        return found
    n = table.seats
    for step in range(n):
        seat = (table.calendar.active + step) % n
        if not table.companies.alive >> seat & 1:
            continue
        for permanent in table.in_play.boards[seat]:
            if permanent.card.ons and permanent.since < happening.began:
                watch(table, permanent, seat, happening, False, found)
        if lost is not None and happening.to >> seat & 1 and lost.card.ons:
            watch(table, lost, seat, happening, True, found)
    return found


def watch(
    table: Market, permanent: Permanent, seat: int, happening: Happening, itself: bool, found: list[Trigger]
) -> None:
    for number, effect in enumerate(permanent.card.effects):
        if effect.when != w.ON or effect.event != happening.kind or not happening.concerns(effect.by, effect.to, seat):
            continue
        if effect.once and permanent.once[number] == table.calendar.turn:
            continue
        if not under_way(table, permanent.since, number):
            found.append(Trigger(seat, permanent.since, permanent.code, effect, number, happening, itself))


def under_way(table: Market, since: int, number: int) -> bool:
    """CES-FX-9: is this effect being carried out right now, so that this event is its own consequence?"""
    return any(isinstance(moment, Step) and moment.carries(since, number) for moment in table.stack)


def set_off_by(table: Market, happening: Happening, lost: Permanent | None = None) -> bool:
    """Puts the reactions to an event on the stack, if there are any."""
    found = triggers_of(table, happening, lost)
    if found:
        table.stack.append(Reactions(found, 0))
    return bool(found)
