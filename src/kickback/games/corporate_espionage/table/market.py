"""The whole truth of a game of Corporate Espionage."""

from __future__ import annotations

from typing import Any

from kickback.engine.chance import Chance
from kickback.engine.moments import Moment
from kickback.engine.plain import Facts
from kickback.engine.seats import PUBLIC, letter
from kickback.engine.table import Table
from kickback.games.corporate_espionage.card_set import CardSet
from kickback.games.corporate_espionage.components import FACE, Card
from kickback.games.corporate_espionage.options import Rules
from kickback.games.corporate_espionage.table.accounts import Accounts
from kickback.games.corporate_espionage.table.agreements import Agreements
from kickback.games.corporate_espionage.table.calendar import Calendar
from kickback.games.corporate_espionage.table.companies import Companies
from kickback.games.corporate_espionage.table.happenings import Happening, Play
from kickback.games.corporate_espionage.table.in_play import InPlay, Modifiers, Permanent, entering
from kickback.games.corporate_espionage.table.zones import Zones


class Market(Table):
    """Companies with banks, hands, decks and cards in play."""

    def __init__(
        self,
        rules: Rules,
        card_set: CardSet,
        chance: Chance,
        stack: list[Moment[Any, Any]],
        aside: Moment[Any, Any],
        companies: Companies,
        zones: Zones,
        in_play: InPlay,
        accounts: Accounts,
        calendar: Calendar,
        agreements: Agreements,
    ) -> None:
        super().__init__(rules.seats, chance, stack, aside)
        self.rules: Rules = rules
        self.card_set: CardSet = card_set
        self.companies: Companies = companies
        self.zones: Zones = zones
        self.in_play: InPlay = in_play
        self.accounts: Accounts = accounts
        self.calendar: Calendar = calendar
        self.agreements: Agreements = agreements
        self.modifiers: Modifiers = Modifiers(rules.seats)

    def tell(
        self,
        kind: str,
        clause: str,
        facts: Facts,
        secrets: dict[int, Facts] | None = None,
        audience: int = PUBLIC,
    ) -> None:
        """Players' own cards are told with their names, to whoever is told of the card."""
        if self.card_set.shipped < len(self.card_set.faces):
            names = self.card_set.own_names(facts)
            secrets = {
                seat: named(secret, names | self.card_set.own_names(secret)) for seat, secret in (secrets or {}).items()
            }
            facts = named(facts, names)
        super().tell(kind, clause, facts, secrets, audience)

    def living(self, seat: int) -> bool:
        return self.companies.alive >> seat & 1 == 1

    def card(self, code: int) -> Card:
        return self.card_set.faces[code >> FACE]

    def mark(self, code: int, holder: int) -> str:
        return self.card_set.book.mark(code, holder)

    def worth(self, seat: int) -> int:
        """CES-ZONE-6: bank and printed costs of everything in play under its control."""
        return self.accounts.banks[seat] + self.in_play.printed_cost(seat)

    def announce_bank(self, seat: int) -> None:
        self.accounts.announce(seat, self.calendar.turn)

    def draw(self, seat: int, clause: str) -> bool:
        """CES-DRAW-1: the top card of the own deck goes to the hand. False if there is none."""
        if not self.zones.decks[seat].faces:
            return False
        code = self.zones.draw(seat)
        if self.log is not None:
            name: Facts = {"card": self.mark(code, seat)}
            known = self.zones.hands[seat].known[-1]
            secrets = {other: name for other in range(self.seats) if known >> other & 1}
            self.tell("drew", clause, {"seat": letter(seat)}, secrets)
        return True

    def enter(self, seat: int, code: int) -> Permanent:
        permanent = entering(self.card(code), code, seat, self.calendar.tick())
        self.in_play.join(permanent)
        return permanent

    def discard(self, permanent: Permanent) -> None:
        """A permanent leaves play for its owner's pile."""
        self.in_play.remove(permanent)
        self.zones.pile_up(permanent.code)

    def hand_control(self, permanent: Permanent, seat: int) -> None:
        """CES-FX-17: control passes with the chips; the card can be used from the new controller's next turn on."""
        self.in_play.remove(permanent)
        permanent.seat = seat
        permanent.since = self.calendar.tick()
        permanent.used = self.calendar.turn
        permanent.came = self.calendar.turn
        self.in_play.join(permanent)

    def pick_from(self, codes: list[int]) -> int:
        """CES-FX-15: the place of one card, by luck."""
        place = self.chance.below(len(codes))
        rigged = self.zones.rigged
        if rigged and rigged[0] in codes:
            place = codes.index(rigged.pop(0))
        return place

    def carry_out(self, play: Play, happening: Happening | None) -> Moment[Any, Any]:
        """The moment in which a play takes effect; `happening` is the event it is, if cards may react to it.

        Written where effects are: they open windows, windows let companies play, and plays have effects.
        """
        raise NotImplementedError


def named(facts: Facts, names: Facts) -> Facts:
    called: Facts = {"called": names}
    return facts | called if names else facts
