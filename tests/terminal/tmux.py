"""A real terminal (tmux) and somebody at its keys who sees nothing but the screen.

`python -m tests.terminal.tmux [GAME …]` plays whole games of all five and tells how long they took.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from kickback.engine.chance import Quick
from kickback.games import NAMES

PATIENCE = 60.0
SHORT = {  # the shortest whole games the house rules allow
    "scapegoat": ["--seats", "3", "-o", "victory-hand=5", "-o", "round-limit=1"],
    "embezzlement": ["--seats", "2"],
    "wallet": ["--seats", "2", "-o", "rounds=1", "-o", "hourglasses=4"],
    "pecunia-olet": ["--seats", "2"],
    "corporate-espionage": ["--seats", "2", "-o", "start-bank=12", "-o", "max-rounds=3"],
}
DOCKET_KEY = re.compile(r"^┃ (Enter|[A-Z0-9])[ ▌][ !]", re.MULTILINE)
STREET_KEY = re.compile(r"^[ ▌]([MPSRTFL]) \w", re.MULTILINE)
AGAIN = re.compile(r"press (\w+) again|once more: no way back")


class Tmux:
    def __init__(self, folder: Path) -> None:
        self.socket = str(folder / "tmux")
        self.folder = folder

    def run(self, *words: str) -> str:
        done = subprocess.run(["tmux", "-S", self.socket, *words], capture_output=True, text=True, check=False)
        return done.stdout

    def start(self, *words: str, size: tuple[int, int] = (80, 24)) -> None:
        command = " ".join([sys.executable, "-m", "kickback", *words])
        settings = [f"-eXDG_CONFIG_HOME={self.folder}", "-eLC_ALL=C.UTF-8", f"-ePYTHONPATH={os.pathsep.join(sys.path)}"]
        self.run("-f/dev/null", "new-session", "-d", "-x", str(size[0]), "-y", str(size[1]), *settings,
                 f"cd {self.folder} && {command}; echo left=$?; sleep 60")  # fmt: skip

    def screen(self, scrollback: bool = False) -> str:
        return self.run("capture-pane", "-p", *(["-S", "-"] if scrollback else []))

    def until(self, *wanted: str) -> str:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            shown = self.screen()
            if any(words in shown for words in wanted):
                return shown
            time.sleep(0.1)
        raise AssertionError(f"none of {wanted} showed up:\n{self.screen()}")

    def press(self, *keys: str) -> None:
        self.run("send-keys", *keys)

    def press_until(self, key: str, wanted: str) -> str:
        """A key that comes too soon after a question is thrown away, so it is pressed again if nothing has changed."""
        shown = self.screen()
        end = time.monotonic() + PATIENCE
        while wanted not in shown and time.monotonic() < end:
            before = shown
            self.press(key)
            shown = self.changed(before, 3.0)
            if shown != before:
                return self.until(wanted)
        return self.until(wanted)

    def changed(self, before: str, seconds: float = 1.0) -> str:
        """The screen once it is another one, or after a while."""
        end = time.monotonic() + seconds
        while (shown := self.screen()) == before and time.monotonic() < end:
            time.sleep(0.05)
        return shown


def key_on(shown: str, luck: Quick) -> str:
    """Some key that is printed on the screen; "" if nothing is asked."""
    if (again := AGAIN.search(shown)) is not None:
        return again[1] or "U"
    if "┏" not in shown:
        return ""
    if "U Face up" in shown:
        return "12U"[luck.below(3)]
    keys = DOCKET_KEY.findall(shown) or STREET_KEY.findall(shown)
    return keys[luck.below(len(keys))] if keys else ""


def play_to_the_end(tmux: Tmux, luck: Quick, seconds: float) -> int:
    """Presses printed keys until the winner is told; how many."""
    tmux.until("Enter begins")
    tmux.press("Enter")
    shown, pressed = tmux.changed(""), 0
    end = time.monotonic() + seconds
    while not ("again   S swap seats" in shown and "win" in shown.splitlines()[-3]):
        assert time.monotonic() < end, shown
        key = key_on(shown, luck)
        if key:
            pressed += 1
            tmux.press(key)
        shown = tmux.changed(shown, 0.6)
    return pressed


def main(games: list[str]) -> None:
    for game in games or NAMES:
        for size in ((80, 24), (120, 40)):
            with tempfile.TemporaryDirectory() as folder:
                tmux = Tmux(Path(folder))
                tmux.start(
                    "play", game, "--bots", "random", "--people", "Nadia", "--pace", "0", *SHORT[game], size=size
                )
                begun = time.monotonic()
                try:
                    pressed = play_to_the_end(tmux, Quick(size[0]), 900)
                finally:
                    shown = tmux.screen()
                    tmux.run("kill-server")
                won = shown.splitlines()[-3].strip()
                print(
                    f"{game} {size[0]}x{size[1]}: {pressed} keys, {time.monotonic() - begun:.0f} s: {won}", flush=True
                )


if __name__ == "__main__":
    main(sys.argv[1:])
