"""The whole table in sentences: nothing of it needs to be seen as a picture. Line mode's `view`, and every `seat`."""

from __future__ import annotations

from collections.abc import Callable

from kickback.terminal.any_table import AnyTable
from kickback.terminal.asking import capital
from kickback.terminal.tables import Look, drawn
from kickback.terminal.tables import corporate_espionage as companies
from kickback.terminal.tables import scapegoat as office
from kickback.terminal.texts import Data, text

DRAWN = str.maketrans(dict.fromkeys("┌┐└┘│─━┃├┤┊┄", " "))
STREET = {"p": "P", "k": "S", "r": "R", "t": "T", "c": "F", "j": "F"}  # spaces, and the key of their street


def said_table(table: AnyTable, seat: str) -> list[str]:
    """Counts first, then every seat, then what lies between them."""
    look = Look(table.view(seat), table.voice(seat), seat, table.bots, 100, False)
    board = drawn(table.game.name, look)
    rows = [f"{board.turn}. {', '.join(board.counts)}.".lstrip(". ")]
    teller = TELLERS.get(table.game.name)
    if teller is None:  # somebody's own game: what its drawing says, row by row
        rows += [" ".join(row.text.plain.translate(DRAWN).split()) for row in board.rows]
        rows += [" ".join(line.plain.translate(DRAWN).split()) for line in board.hand]
    else:
        rows += teller(look)
    return [row for row in rows if row]


def said_seat(table: AnyTable, viewer: str, seat: str) -> list[str]:
    """What there is to say about a seat from where the viewer sits."""
    rows = [row.lstrip("►> ") for row in said_table(table, viewer)[1:]]
    return [row for row in rows if row.startswith(f"{seat} ")]


def named(look: Look, seat: str) -> str:
    """The letter and the name, and whether it is the seat's turn."""
    turn = look.view.get("turn")  # of some games the seat, of Scapegoat a number
    turns = seat == turn if isinstance(turn, str) else seat in look.view["waiting"]
    return f"{seat} {look.name(seat)}" + (f", {text('say-on-turn')}" if turns else "")


def embezzlement(look: Look) -> list[str]:
    found: list[str] = []
    for seat in look.seats:
        about: Data = look.view[seat]
        caps = about["stash"] if isinstance(about["stash"], int) else "?"
        if about["bust"]:
            found.append(f"{named(look, seat)}: {text('emb-bust')}.")
            continue
        said = text("say-emb-seat", name=named(look, seat), caps=caps, cards=about["cards"])
        years = [payment(year, one) for year, one in enumerate(about["board"], 1) if one is not None]
        following = text("say-emb-next", year=about["next"]) if about["next"] else ""
        found.append(
            " ".join(part for part in (said, capital("; ".join(years)) + "." if years else "", following) if part)
        )
    cards: list[str] = look.view["pile"]["cards"]
    lying = [f"{look.voice.card(card)} {cards.count(card)}" for card in dict.fromkeys(cards)]
    return [*found, f"{text('emb-pile', count=len(cards))}: {', '.join(lying) or text('nothing')}."]


def payment(year: int, invoice: Data) -> str:
    state = {"audited": "say-emb-opened", "otr": "say-emb-off"}.get(str(invoice["mark"]), "say-emb-paid")
    known = invoice["shown"] and invoice["value"] != "hidden"
    said = text(state, year=year, paid=invoice["paid"], value=str(invoice["value"]))
    return (
        f"{said}, {text('say-emb-worth', value=str(invoice['value']))}" if known and state != "say-emb-opened" else said
    )


def scapegoat(look: Look) -> list[str]:
    view = look.view
    found: list[str] = []
    for seat in office.clockwise(look):
        about: Data = view[seat]
        title = office.title(look, about)
        found.append(
            text("say-scg-seat", name=named(look, seat), title=title, cards=about["size"], filed=about["down"])
        )
    found.append(text("say-scg-spent", spent=view["spent"], budget=view["budget"], left=max(0, view["waste"])))
    for quarter in range(1, view["quarters"] + 1):
        played = [one for one in view["table"] if one["quarter"] == quarter]
        cards = [f"{look.name(one['seat'])} {card(look, one)}" for one in played]
        if cards:
            found.append(text("say-scg-quarter", quarter=quarter, cards="; ".join(cards)))
    return found


def card(look: Look, played: Data) -> str:
    open_card = played["card"] != "hidden"
    return look.voice.card(played["card"], "small") if open_card else text("say-scg-filed", value=played["value"])


def wallet(look: Look) -> list[str]:
    view, voice = look.view, look.voice
    found: list[str] = []
    for seat in look.seats:
        about: Data = view[seat]
        facts = {"cards": about["cards"], "specials": len(about["specials"]), "tokens": len(about["tokens"])}
        found.append(text("say-wal-seat", name=named(look, seat), coin=about["coin"], **facts))
    ids = len(view["compartment"])
    found.append(text("say-wal-wallet", cards=len(view["wallet"]), zip=len(view["pocket"]), ids=ids))
    for id, cards in (("wal-paid", view["paid"]), ("wal-played", view["discard"])):
        found.append(f"{text(id).strip()}: {', '.join(voice.card(one) for one in cards) or text('nothing-yet')}.")
    return [capital(one) for one in found]


def pecunia_olet(look: Look) -> list[str]:
    view, voice = look.view, look.voice
    found: list[str] = []
    for seat in look.seats:
        about: Data = view[seat]
        owns = [text("pec-printers", count=about["printers"])]
        owns += [voice.word(f"component-{one}") or one for one in about["components"]]
        owns += [text("pec-diners", count=about["diners"])] if about["diners"] else []
        owns += [text("pec-jet")] if about["jet"] else []
        owns += [text("pec-lawyer")] * len(about["lawyers"])
        found.append(text("say-pec-seat", name=named(look, seat), ready=about["ready"], owns=", ".join(owns)))
    spaces = [space for space in view if len(space) == 2 and space[1].isdigit()]
    return found + [capital(space_said(look, space, view[space])) for space in spaces]


def space_said(look: Look, space: str, about: Data) -> str:
    """One space of the street: who stands on it, or what it costs."""
    if space[0] == "m":
        name = f"{text('pec-market')} {space[1]}"
        goods = look.voice.card(about["card"], "small") if about["card"] else ""
        free = f"${about['price']} {goods}" if goods else text("nothing")
    else:
        name = f"{text('pec-' + STREET[space[0]].lower())} {space}" if space[0] in STREET else space
        free = text("say-pec-hat") if about["hat"] else text("say-pec-free")
    return f"{name}: {look.name(about['henchman']) if about['henchman'] else free}."


def corporate_espionage(look: Look) -> list[str]:
    found: list[str] = []
    for seat in look.seats:
        about: Data = look.view[seat]
        facts = text(
            "ces-facts", hand=about["cards"], deck=about["deck"], worth=about["in-play"], income=about["income"],
            costs=about["overhead"],
        )  # fmt: skip
        bank = f"{text('ces-bank-word')} {companies.bank(look, seat)}"
        found.append(f"{named(look, seat)}, {about['name']}: {bank}; {facts.replace(' · ', ', ')}.")
    return found


TELLERS: dict[str, Callable[[Look], list[str]]] = {
    "scapegoat": scapegoat,
    "embezzlement": embezzlement,
    "wallet": wallet,
    "pecunia-olet": pecunia_olet,
    "corporate-espionage": corporate_espionage,
}
