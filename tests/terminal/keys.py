"""Fingers on the application: what may be pressed now, and what the screen shows."""

from __future__ import annotations

from textual.app import App
from textual.pilot import Pilot

from kickback.engine.chance import Quick
from kickback.terminal.app.end import EndScreen
from kickback.terminal.app.play import PlayScreen
from kickback.terminal.app.shell import Kickback
from kickback.terminal.asking import crossing
from kickback.terminal.choices import level, long_amounts, lots

NAMES = {"Enter": "enter", "Esc": "escape"}
PATIENCE = 600  # pauses


def screen_text(app: App[int]) -> list[str]:
    """The rows of the screen as they are shown."""
    return [strip.text.rstrip() for strip in app.screen._compositor.render_strips()]


def key_for(screen: PlayScreen, luck: Quick) -> str:
    """Some key that is printed on the docket; "" if nothing is asked."""
    if screen.mode != "table" or screen.seat not in screen.table.asked():
        return ""
    found = level(screen.asked_now(), screen.held)
    if not found:
        return ""
    if lots(found) or long_amounts(found):
        return "Enter"
    keys = list("12UD") if crossing(found) else [one.key for one in found]
    return keys[luck.below(len(keys))]


async def press(pilot: Pilot[int], key: str) -> None:
    await pilot.press(NAMES.get(key, key.lower() if len(key) == 1 else key))


async def play_to_the_end(app: Kickback, pilot: Pilot[int], luck: Quick, most: int = 3000) -> int:
    """Presses printed keys until the report is there; how many that took."""
    pressed = waited = 0
    while not (isinstance(app.screen, EndScreen) and app.screen.ending is not None):
        screen = app.screen
        key = key_for(screen, luck) if isinstance(screen, PlayScreen) else ""
        if isinstance(screen, PlayScreen) and screen.mode == "welcome":
            key = "Enter"
        if key:
            waited = 0
            pressed += 1
            assert pressed < most, "\n".join(screen_text(app))
            await press(pilot, key)
        else:
            waited += 1
            assert waited < PATIENCE, "\n".join(screen_text(app))
            await pilot.pause(0.01 if waited < 50 else 0.05)
    await pilot.pause()
    return pressed
