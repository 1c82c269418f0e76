"""Wallet: coins, cards and tokens of all, the wallet beside them, the own hand with its verdict as one stands."""

from __future__ import annotations

from collections import Counter

from rich.cells import cell_len
from rich.text import Text

from kickback.terminal.sheet import (
    FAINT,
    FALLS,
    MINE,
    STANDS,
    STRONG,
    TURN,
    Row,
    beside,
    card_boxes,
    cut,
    ink,
    pad,
    row,
    rule,
)
from kickback.terminal.tables import FULL, NARROW, Drawn, Look
from kickback.terminal.texts import Data, text

HIDDEN = "hidden"
BOX = 28
NUMBERS = 33  # cells of coin, cards, specials and tokens


def draw(look: Look) -> Drawn:
    rows = [Row(line) for line in seats_and_wallet(look)]
    if look.tall and look.width >= 76:
        rows = [Row(line) for line in drawn_table(look)]
    hand = own(look) if look.seat and look.view["moment"] != "over" else []
    return Drawn(turn(look), counts(look), rows, hand)


def turn(look: Look) -> str:
    waiting = look.view["waiting"]
    if not waiting:
        return ""
    return look.name(waiting[0]) if len(waiting) == 1 else text("several", count=len(waiting))


def counts(look: Look) -> list[str]:
    view = look.view
    left = view["hourglasses"]
    glasses = "╳" * left + "·" * max(0, 6 - left)
    return [
        text("wal-round", round=view["round"], rounds=view["rounds"]),
        f"{text('wal-hourglasses')} {glasses} {left}" if look.room != NARROW else f"╳ {left}",
    ]


def seats_and_wallet(look: Look) -> list[Text]:
    wide = look.width - BOX - 1 if look.room == FULL else look.width
    table = [head(look, wide)]
    table += [seat_row(look, seat, wide) for seat in sorted(look.voice.reader.names)]
    if look.room != FULL:
        return [*table, *(row(" ", line) for line in wallet_lines(look, look.width - 2))]
    lines = wallet_lines(look, BOX - 4)
    if look.tall:
        lines += [""] * max(0, len(table) - 2 - len(lines))
    title = text("wal-the-wallet")
    box = [row(f"┌ {title} {'─' * (BOX - len(title) - 4)}┐")]
    box += [row(f"│ {pad(line, BOX - 4)} │") for line in lines]
    box.append(row(f"└{'─' * (BOX - 2)}┘"))
    return beside(table, box, wide)


def head(look: Look, wide: int) -> Text:
    if look.room == NARROW:
        return row((cut(text("wal-head-narrow"), wide), FAINT))
    return row((" " * (min(20, wide - NUMBERS) + 1) + text("wal-head"), FAINT))


def seat_row(look: Look, seat: str, wide: int) -> Text:
    view, about = look.view, look.view[seat]
    turns = seat in view["waiting"]
    narrow = look.room == NARROW
    tags = [text("wal-first")] if seat == view["first"] else [text("bot")] if seat in look.bots and wide > 60 else []
    label = f"{'►' if turns else ' '} {look.called(seat)}{', ' + ', '.join(tags) if tags and not narrow else ''}"
    name = 4 if narrow else min(20, wide - NUMBERS)
    cards, tokens = about["cards"], len(about["tokens"])
    held = f"{'●' * min(tokens, 5)} {tokens}" if tokens else "–"
    if seat == look.seat and about["points"] is not None:
        held = text("wal-worth", tokens=tokens, points=about["points"])
    specials = "▣" * len(about["specials"])
    backs = f"{'▒' * min(cards, 6)} {cards}" if not narrow else str(cards)
    line = row(
        (pad(label, name), TURN if turns else f"bold {ink(seat)}"),
        f" {pad(str(about['coin']) + ' c', 5)} {pad(backs, 3 if narrow else 9)} {pad(specials, 4)} ",
    )
    if about["verdict"] is not None:  # the police's word, once it is spoken
        innocent = about["verdict"] == "innocent"
        return row(line, (text("wal-innocent" if innocent else "wal-guilty"), STANDS if innocent else FALLS))
    known = [look.voice.card(card, "small") for card in about["hand"] if card != HIDDEN]
    room = wide - cell_len(line.plain) - 12
    seen = cut(" ".join(known), room) if known and about["cards"] > len(known) and room > 6 else ""
    return row(line, pad(held, 11), (seen, FAINT))


def wallet_lines(look: Look, wide: int) -> list[str]:
    view, voice = look.view, look.voice
    ids = [voice.card(card, "small") for card in view["compartment"] if card != HIDDEN]
    lines = [text("wal-inside", cards=len(view["wallet"]), tokens=len(view["pocket"]))]
    lines.append(text("wal-ids", count=len(view["compartment"])) if not ids else counted(ids, wide))
    paid = [voice.card(card) for card in view["paid"]]
    lines.append(f"{text('wal-paid')} {' '.join(paid) or text('nothing-yet')}")
    played = [voice.card(special) for special in reversed(view["discard"])]
    lines.append(f"{text('wal-played')} {counted(played, wide - 7) or text('nothing-yet')}")
    if view["pot"]:
        lines.append(f"{text('wal-fund')} {' '.join(voice.card(card) for card in view['pot'])}")
    if look.room == NARROW:
        lines = [lines[0]]
    return [cut(line, wide) for line in lines]


def counted(names: list[str], room: int) -> str:
    """As many as fit, the newest first, and how many more."""
    shown = names[:]
    while shown:
        said = ", ".join(shown) + (f" +{len(names) - len(shown)}" if len(shown) < len(names) else "")
        if len(said) <= room:
            return said
        shown.pop()
    return str(len(names)) if names else ""


def drawn_table(look: Look) -> list[Text]:
    """Seats, then the wallet as it lies there: notes stick out, the IDs in their compartment, hourglasses beside it."""
    view = look.view
    table = [head(look, look.width)]
    table += [seat_row(look, seat, look.width) for seat in sorted(look.voice.reader.names)]
    known = [look.voice.card(card, "small") for card in view["compartment"] if card != HIDDEN]
    ids = len(view["compartment"])
    left = view["hourglasses"]
    paid = counted([look.voice.card(card) for card in view["paid"]], 26) or text("nothing-yet")
    played = counted([look.voice.card(card) for card in reversed(view["discard"])], 24) or text("nothing-yet")
    beside_it = [
        f"{text('wal-hourglasses')} {'╳' * left}{'·' * max(0, 6 - left)}  {left}",
        f"{text('wal-paid')} {paid}",
        f"{text('wal-played')} {played}",
    ]
    if view["pot"]:
        beside_it.append(f"{text('wal-fund')} {counted([look.voice.card(card) for card in view['pot']], 26)}")
    beside_it += [""] * (5 - len(beside_it))
    folded = [
        f"  ┌──┴{'┴' * 18}──┬{'─' * 16}┐",
        f"  │  {pad(text('wal-cards', count=len(view['wallet'])), 20)} │ {pad('┌┐' * min(ids, 7), 14)} │",
        f"  │  {pad('', 20)} │ {pad('└┘' * min(ids, 7), 14)} │",
        f"  │  {pad(text('wal-zip', count=len(view['pocket'])), 20)} │ {pad(text('wal-left', count=ids), 14)} │",
        f"  └──{'─' * 20}─┴{'─' * 16}┘",
    ]
    lines = [row(f"     {'╭╮' * 10}")]
    lines += [row(one, "   ", cut(other, look.width - 48)) for one, other in zip(folded, beside_it, strict=True)]
    if known:
        lines.append(row("  ", (cut(", ".join(known), look.width - 4), FAINT)))
    return [*table, *lines]


def own(look: Look) -> list[Text]:
    """The hand with numbers, how one stands, and the checklist that says why."""
    about: Data = look.view[look.seat]
    voice, check = look.voice, about["check"]
    specials = ", ".join(voice.card(one) for one in about["specials"]) or text("nothing")
    lines: list[Text] = []
    if isinstance(check, dict):
        innocent = check["verdict"] == "innocent"
        word = text("wal-innocent") if innocent else text("wal-guilty")
        note = "" if look.room == NARROW else text("wal-specials", names=specials)
        lines.append(
            rule(
                f"{text('wal-as-you-stand')} {word}",
                look.width,
                cut(note, look.width - 34),
                STANDS if innocent else FALLS,
            )
        )
    if look.tall and look.width >= 76:
        return [*lines, *drawn_hand(look, about), *([checklist(look, check)] if isinstance(check, dict) else [])]
    form = "" if look.room != NARROW else "small"
    counts: Counter[str] = Counter(about["hand"])  # the same cards have the same digit, here and in the question
    cards = "  ".join(
        f"{place} {voice.card(card, form)}{f' ×{count}' if count > 1 else ''}"
        for place, (card, count) in enumerate(counts.items(), 1)
    )
    coin = text("wal-coin", cents=about["coin"])
    lines.append(
        row(
            " ",
            (text("hand"), STRONG),
            ("◡ ", MINE),
            " ",
            *hand_and_coin(cards or text("hand-empty"), coin, look.width - len(text("hand")) - 4),
        )
    )
    if isinstance(check, dict) and not look.tight:
        lines.append(checklist(look, check))
    return lines


def hand_and_coin(cards: str, coin: str, room: int) -> list[str | tuple[str, str]]:
    """The coin stands at the right, unless the cards need its place."""
    if cell_len(cards) + cell_len(coin) + 2 > room:
        return [cut(cards, room)]
    return [pad(cards, room - cell_len(coin) - 1), (coin, FAINT)]


def drawn_hand(look: Look, about: Data) -> list[Text]:
    wide = 11 if len(about["hand"]) < 7 else 9
    digits = {card: str(place) for place, card in enumerate(dict.fromkeys(about["hand"]), 1)}
    cards = [(digits[card], look.voice.card(card), "") for card in about["hand"]]
    boxes = card_boxes(cards, look.width, wide, 2)
    coin = text("wal-coin", cents=about["coin"])
    if cards and cell_len(boxes[-1].plain) + cell_len(coin) < look.width:
        boxes[-1] = row(boxes[-1], (coin, FAINT))
    return boxes if cards else []


def checklist(look: Look, check: Data) -> Text:
    """What counts, ticks and crosses; crosses first, because the first one decides."""
    found = [(line.get("facts", {}).get("ok"), look.voice.say(line, "small")) for line in check["rows"]]
    parts = [("✗ ", said) for ok, said in found if ok is False] + [("✓ ", said) for ok, said in found if ok is True]
    line, used, shown = row(" "), 1, 0
    for sign, said in parts:
        if shown and used + cell_len(said) + 8 > look.width:
            break
        piece = cut(said, look.width - used - 3)
        line.append_text(row((sign, FALLS if sign[0] == "✗" else STANDS), piece, "  "))
        used, shown = used + cell_len(piece) + 4, shown + 1
    return row(line, (f"+{len(parts) - shown}", FAINT)) if shown < len(parts) and used + 3 < look.width else line
