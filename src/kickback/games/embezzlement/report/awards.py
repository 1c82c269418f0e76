"""Awards: each goes to somebody who has none yet, three of them at most."""

from __future__ import annotations

from kickback.engine.memory import NOBODY
from kickback.engine.messages import Message
from kickback.engine.plain import Facts, Plain
from kickback.engine.seats import letter
from kickback.games.embezzlement.components import TRAP, kind_name
from kickback.games.embezzlement.report.chronicle import Chronicle
from kickback.games.embezzlement.report.entries import A_TRAP, CAUGHT, GOT_AWAY, SHORT, STOLEN, Invoice

FEW = 3


class Award:
    """Who gets it, how much it was, and how to say it."""

    def __init__(self, name: str, seat: int, value: int, facts: Facts) -> None:
        self.name: str = name
        self.seat: int = seat
        self.value: int = value
        self.facts: Facts = facts

    def plain(self) -> Facts:
        said = Message(f"award-{self.name}", self.facts | {"seat": letter(self.seat)}).plain()
        return said | {"name": self.name, "seat": letter(self.seat), "value": self.value}


def awards(found: Chronicle) -> list[Plain]:
    candidates = [
        longest_bluff(found),
        best_read(found),
        staircase(found),
        poisoned_gift(found),
        bait(found),
        best_theft(found),
        carpet(found),
        most("hush-money", found.bribes_played, 3),
        cried_wolf(found),
        closest_shave(found),
        straight_face(found),
        clean_hands(found),
    ]
    held = [award for award in candidates if award is not None]
    given: list[Award] = []
    for fresh in (True, False):  # first to those who have none, then to anybody
        for award in held:
            taken = any(award.seat == other.seat for other in given)
            if len(given) < FEW and award not in given and not (fresh and taken):
                given.append(award)
    return [award.plain() for award in given]


def most(name: str, counts: list[int], least: int) -> Award | None:
    top = max(counts)
    return Award(name, counts.index(top), top, {"count": top}) if top >= least else None


def invoice_facts(invoice: Invoice) -> Facts:
    return {
        "year": invoice.year,
        "value": kind_name(invoice.kind),
        "paid": invoice.paid,
        "turns": invoice.ended - invoice.turn,
        "caps": invoice.surplus,
    }


def longest_bluff(found: Chronicle) -> Award | None:
    lies = [i for i in found.invoices.values() if i.lie and i.fate == GOT_AWAY and i.surplus >= 3]
    best = max(lies, key=lambda i: (i.surplus, i.ended - i.turn, -i.number), default=None)
    return Award("longest-bluff", best.payer, best.surplus, invoice_facts(best)) if best is not None else None


def best_read(found: Chronicle) -> Award | None:
    best: Award | None = None
    share = 0.5
    for seat in range(found.seats):
        audits = found.audits_by(seat)
        right = sum(invoice.fate in (CAUGHT, SHORT) for invoice in audits)
        if len(audits) >= 2 and right / len(audits) > share:
            share = right / len(audits)
            best = Award("best-read", seat, right, {"count": len(audits), "right": right})
    return best


def staircase(found: Chronicle) -> Award | None:
    duels = [duel for duel in found.duels if duel.cards >= 4]
    best = max(duels, key=lambda duel: duel.cards, default=None)
    if best is None:
        return None
    other = letter(best.against) if best.against >= 0 else letter(best.by)
    facts: Facts = {"count": best.cards, "other": other, "turn": best.turn, "alone": best.against < 0}
    return Award("staircase", best.by, best.cards, facts)


def poisoned_gift(found: Chronicle) -> Award | None:
    gifts = [effect for effect in found.effects if effect.what == "trade"]
    best = max(gifts, key=lambda effect: effect.before[effect.of] - effect.after[effect.of], default=None)
    if best is None or best.before[best.of] - best.after[best.of] < 3:
        return None
    fall = best.before[best.of] - best.after[best.of]
    facts: Facts = {"other": letter(best.of), "value": kind_name(best.gave), "turn": best.turn}
    return Award("poisoned-gift", best.by, fall, facts)


def bait(found: Chronicle) -> Award | None:
    taken = [0] * found.seats
    for invoice in found.invoices.values():
        if invoice.kind == TRAP and invoice.fate == A_TRAP and invoice.by != NOBODY:
            taken[invoice.payer] += 1
    return most("bait", taken, 1)


def best_theft(found: Chronicle) -> Award | None:
    thefts = [i for i in found.invoices.values() if i.fate == STOLEN and i.surplus >= 3]
    best = max(thefts, key=lambda i: (i.surplus, -i.number), default=None)
    if best is None:
        return None
    return Award("best-theft", best.by, best.surplus, {"other": letter(best.holder), "caps": best.surplus})


def carpet(found: Chronicle) -> Award | None:
    hidden = [i for i in found.invoices.values() if i.otr and i.fate == GOT_AWAY and i.surplus >= 3]
    best = max(hidden, key=lambda i: (i.surplus, -i.number), default=None)
    return Award("carpet", best.holder, best.surplus, invoice_facts(best)) if best is not None else None


def cried_wolf(found: Chronicle) -> Award | None:
    wrong = [sum(i.fate not in (CAUGHT, SHORT) for i in found.audits_by(seat)) for seat in range(found.seats)]
    best = most("cried-wolf", wrong, 2)
    if best is not None:
        cost = sum(2 if i.kind == TRAP else 1 for i in found.audits_by(best.seat) if i.fate not in (CAUGHT, SHORT))
        best.facts["caps"] = cost
    return best


def closest_shave(found: Chronicle) -> Award | None:
    standing = [seat for seat in range(found.seats) if not found.table.people.is_out(seat)]
    best = min(standing, key=lambda seat: found.lowest[seat][0], default=NOBODY)
    if best == NOBODY or found.lowest[best][0] > 1:
        return None
    left, turn = found.lowest[best]
    return Award("closest-shave", best, left, {"caps": left, "turn": turn})


def straight_face(found: Chronicle) -> Award | None:
    lies = [sum(said.seat == seat and not said.true for said in found.said) for seat in range(found.seats)]
    best = most("straight-face", lies, 3)
    if best is not None:
        best.facts["all"] = sum(said.seat == best.seat for said in found.said)
    return best


def clean_hands(found: Chronicle) -> Award | None:
    for seat in range(found.seats):
        paid = found.paid_by(seat)
        if len(paid) >= 7 and not found.lies_of(seat) and not found.table.people.is_out(seat):
            return Award("clean-hands", seat, len(paid), {"count": sum(invoice.honest for invoice in paid)})
    return None
