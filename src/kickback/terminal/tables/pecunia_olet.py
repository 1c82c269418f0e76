"""Pecunia Olet: what everybody owns, the police track, and the street, whose rows carry what each space brings."""

from __future__ import annotations

from rich.text import Text

from kickback.terminal.asking import Entry
from kickback.terminal.sheet import (
    FAINT,
    FOCUS,
    MINE,
    SIGNAL,
    STRONG,
    TURN,
    Row,
    at_most,
    card_boxes,
    cut,
    ink,
    pad,
    row,
    rule,
)
from kickback.terminal.signs import Ink, shape
from kickback.terminal.tables import NARROW, Drawn, Look
from kickback.terminal.texts import Data, text

HIDDEN = "hidden"
LETTERS = {"godfather": "G", "investigation": "I", "strike": "S"}
STREET = (("P", "p", "print"), ("S", "k", "shop"), ("R", "r", "fence"), ("T", "t", "tax"), ("F", "cj", "fly"))
AHEAD = 14  # spaces of the track that are shown


def draw(look: Look) -> Drawn:
    entries = {one.key: one for one in look.asked.entries} if look.asked is not None else {}
    on_board = (
        look.view["moment"] in ("placement", "last-henchman", "lawyer-place") and bool(entries) and look.room > NARROW
    )
    rows = [Row(seat_row(look, seat)) for seat in sorted(look.voice.reader.names)]
    rows += police(look)
    rows += street(look, entries if on_board else {})
    return Drawn(turn(look), counts(look), rows, screen(look), on_board, news=not on_board)


def turn(look: Look) -> str:
    waiting = look.view["waiting"]
    return look.name(waiting[0]) if len(waiting) == 1 else text("several", count=len(waiting)) if waiting else ""


def counts(look: Look) -> list[str]:
    view = look.view
    deck = view["deck"]
    found = [text("round", number=view["round"]), text("pec-officer", at=view["officer"], of=len(view["track"]) - 1)]
    found.append(text("pec-deck", count=deck["count"], next=deck["next"] or "–"))
    return found


def seat_row(look: Look, seat: str) -> Text:
    view, about = look.view, look.view[seat]
    turns = seat in view["waiting"]
    narrow = look.room == NARROW
    run = view_run(about)
    owns = [text("pec-printers", count=about["printers"])]
    owns += [look.voice.word(f"component-{one}") or one for one in about["components"]]
    owns += [text("pec-diners", count=about["diners"])] if about["diners"] else []
    owns += [text("pec-jet")] if about["jet"] else []
    owns += [text("pec-lawyer")] * len(about["lawyers"])
    tags = [text("pec-started")] if seat == view["starter"] else []
    tags += [text("pec-starts-next")] if seat == view["pawn"] and seat != view["starter"] else []
    tags += [text("bot")] if seat in look.bots else []
    label = f"{'►' if turns else ' '} {look.called(seat)}"
    men = "▴" * about["ready"] + "·" * (len(about["placed"]) + about["down"])
    room = look.width - (23 if narrow else 31)
    while tags and len(", ".join(owns)) + len(", ".join(tags)) + 3 > room:
        tags.pop()
    said = ", ".join(owns) + (f" · {', '.join(tags)}" if tags else "")
    name = 4 if narrow else 15
    start = row((pad(label, name), TURN if turns else f"bold {ink(seat)}"), f" {pad(men, 4)} {pad(run, 8)} ")
    return row(start, cut(said, look.width - name - 15))


def view_run(about: Data) -> str:
    """How many notes of which quality one run prints."""
    return f"{2 * about['printers']} × {'★' * about['quality']}"


def police(look: Look) -> list[Row]:
    """The next spaces of the track, and how many hats until something happens."""
    view = look.view
    track, at = view["track"], view["officer"]
    shown = range(at, min(len(track), at + (AHEAD if look.room > NARROW else 9)))
    line, signs = row(" "), row(" ")
    if look.tall and look.width >= 76:
        for place in shown:
            style = TURN if place == at else STRONG if LETTERS.get(track[place]) else FAINT
            signs.append_text(row((pad("●" if place == at else LETTERS.get(track[place], "·"), 5), style)))
            line.append_text(row((pad(str(place), 5), style)))
        shown = range(0)
    for place in shown:
        sign = LETTERS.get(track[place], "")
        end = f" {text('pec-end')}" if place == len(track) - 1 else ""
        words = f"{'●' if place == at else ''}{place}{' ' + sign if sign else ''}{end}  "
        line.append_text(row((words, TURN if place == at else STRONG if sign else "")))
    hats = sum(1 for one in view.values() if isinstance(one, dict) and one.get("hat") and one.get("henchman") is None)
    return [
        Row(rule(text("pec-police"), look.width, text("pec-hats-free", count=hats)), 1 if look.room == NARROW else 0),
        *([Row(cropped(signs, look.width))] if signs.plain.strip() else []),
        Row(cropped(line, look.width)),
        Row(row((" " + cut(to_go(look), look.width - 2), FAINT)), 1 if look.tight else 0),
    ]


def cropped(line: Text, width: int) -> Text:
    line.truncate(width - 1, overflow="crop")
    return line


def to_go(look: Look) -> str:
    """Hats until the Godfather, the next ban, the next strike, the end."""
    track, at = look.view["track"], look.view["officer"]
    found: list[str] = []
    for kind, id in (("godfather", "pec-to-godfather"), ("investigation", "pec-to-ban"), ("strike", "pec-to-strike")):
        ahead = [place - at for place in range(at + 1, len(track)) if track[place] == kind]
        if ahead:
            found.append(text(id, count=ahead[0]))
    found.append(text("pec-to-end", count=len(track) - 1 - at))
    return text("pec-to-go") + " " + " · ".join(found)


def street(look: Look, entries: dict[str, Entry]) -> list[Row]:
    note = text("pec-street-legend") if look.room > NARROW else ""
    rows = [Row(rule(text("pec-street"), look.width, note), 1 if look.room == NARROW or look.tight else 0)]
    if look.tall and look.width >= 76:
        rows = [Row(rule(text("pec-market-rule"), look.width, text("pec-market-note"))), *drawn_market(look)] + rows
    else:
        rows.append(Row(market(look, entries.get("M"))))
    if look.tight and (not entries or look.focus):
        return [*rows, Row(one_line(look))]
    for key, letters, _ in STREET:
        spaces = [space for space in look.view if len(space) == 2 and space[0] in letters and space[1].isdigit()]
        if not spaces:
            continue
        rows.append(Row(street_row(look, key, spaces, entries.get(key))))
    rest = [one for one in entries.values() if one.key not in "MPSRTF"]
    for one in rest:
        said = (one.small or one.says)[-1] if one.says else ""
        label = one.label[:1].lower() + one.label[1:]
        rows.append(Row(row((f" {one.key} {pad(label, 33)}", STRONG), cut(said, look.width - 37))))
    return rows


def one_line(look: Look) -> Text:
    """The whole street in one row."""
    parts: list[str] = []
    for key, letters, _ in STREET:
        spaces = [space for space in look.view if len(space) == 2 and space[0] in letters and space[1].isdigit()]
        taken = "".join(occupant(look.view[space]) for space in spaces)
        parts += [f"{key} {text(f'pec-{key.lower()}')} {taken}"] if taken else []
    return row(" ", cut("   ".join(parts), look.width - 2))


def occupant(space: Data) -> str:
    who = space["henchman"]
    if who:
        return who if Ink.ascii else shape(who)
    return "^" if space["hat"] else "·"


def market(look: Look, entry: Entry | None) -> Text:
    cells: list[str] = []
    for number in range(1, 7):
        space = look.view.get(f"m{number}")
        if space is None:
            continue
        if space["card"]:
            name = look.voice.card(space["card"], "small").split(",")[0]
            cells.append(f"{number} ${space['price']} {name}{'×' if space['bin'] else ''}")
        else:
            cells.append(f"{number} {occupant(space) if space['henchman'] else '–'}")
    label = f" M {pad(text('pec-market'), 10 if look.room > NARROW else 0)}"
    return row((label, STRONG if entry else FAINT), " ", cut("  ".join(cells), look.width - len(label) - 2))


def drawn_market(look: Look) -> list[Row]:
    """Six places: the card, its price below, and whether it goes into the bin."""
    cards: list[tuple[str, str, str]] = []
    for number in range(1, 7):
        space = look.view.get(f"m{number}")
        if space is None:
            continue
        foot = f"${space['price']}" + (f"─{text('pec-bin')}" if space["bin"] else "")
        who = space["henchman"]
        name = look.voice.card(space["card"], "small").split(",")[0] if space["card"] else ""
        cards.append((f"M{number}", name or (look.called(who) if who else ""), foot))
    return [Row(line) for line in card_boxes(cards, look.width, 12, 1)]


def street_row(look: Look, key: str, spaces: list[str], entry: Entry | None) -> Text:
    label = pad(text(f"pec-{key.lower()}"), 12 if look.room > NARROW else 11)
    cells = "".join(pad(f"{place} {occupant(look.view[space])}", 6) for place, space in enumerate(spaces, 1))
    open_now = look.focus == key
    start = row(
        (f"{'▌' if open_now else ' '}{key} {label} ", FOCUS if open_now else STRONG if entry else FAINT), pad(cells, 18)
    )
    if entry is None:
        why = [lock.says[0] for lock in look.asked.locked if lock.key == key] if look.asked and look.asked.open else []
        return row(start, "  ", (at_most(why[0], look.width - 37), FAINT)) if why else start
    mark, said = promise(entry)
    return row(start, (f"{mark} ", SIGNAL if mark == "!" else ""), cut(said, look.width - 37))


def promise(entry: Entry) -> tuple[str, str]:
    """What the row brings: the say of the space that can be had without a hat if there is one, of its best lot."""
    leaves = entry.leaves()
    quiet = [leaf for leaf in leaves if not leaf.exposes] or leaves
    best = max(quiet, key=worth)
    told = best.small or best.says or [best.label]
    said = told[0 if entry.key == "F" else -1]  # a flight is for where the money goes
    return ("!" if best.exposes else " "), said


def worth(leaf: Entry) -> int:
    """How many notes a lot has; other choices are as good as the first."""
    lot = leaf.text.split()[-1]
    return sum(int(part) for part in lot.split("-")) if lot.count("-") == 2 else 0


def behind(about: Data) -> str:
    """Cash, offshore money and fakes by their stars."""
    fakes = str(about["fakes"])
    stars = enumerate(fakes.split("-"), 1) if fakes != HIDDEN else ()
    notes = "  ".join(f"{count} {'★' * star}" for star, count in stars if count != "0")
    return text("pec-screen", cash=str(about["cash"]), account=str(about["account"]), fakes=notes or text("none"))


def screen(look: Look) -> list[Text]:
    """What lies behind the own screen."""
    if not look.seat:
        return []
    said = behind(look.view[look.seat])
    label = text("pec-behind") if look.room > NARROW else ""
    return [row(" ", (label, STRONG), ("◡ ", MINE), " ", cut(said, look.width - len(label) - 5))]
