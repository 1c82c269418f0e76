"""What the pages promise, measured: how soon a move is seen, how light and still they are, and how smooth.

A move is seen when the document of the last of the other screens has changed; the frame that paints it follows within
17 ms. An answer to a race is no move yet: it is sealed, and told to nobody before the window closes; nor is a step of a
draft. All screens, the server and what drives them share this machine: the driver keeps still while a move is on its
way, and one observer per page notes when its document changed.

A frame counts while something is in the air: from its first picture on, until it has landed. The bots are interns, who
hardly think: what a better one does with the processors is not the page's doing.
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any  # arguments of a browser context

from playwright.sync_api import Browser, sync_playwright

from kickback.games import NAMES
from kickback.server.process import ServerProcess
from tests.browser.chromium import ARGUMENTS, WHERE_TO_GET_IT, chromium
from tests.browser.person import ANSWERS, DESKTOP, Person
from tests.browser.pictures import settle

SOON = 100.0  # milliseconds from a click to every other screen
NEVER = 1000.0  # milliseconds after which nobody waits any more for a move to be seen
LONG = 50.0  # milliseconds: what keeps a page busy for longer is seen as a stutter
FRAME = 1000 / 60
CODE, REST, READY, SHIFT = 170_000, 250_000, 1000.0, 0.05  # bytes, bytes, milliseconds, layout shift
GUESTS = {"scapegoat": 4, "embezzlement": 3, "wallet": 4, "pecunia-olet": 3, "corporate-espionage": 2}

# When a page sent an answer, whether that was a move, and when its document first changed after news of the table.
WATCH = """
  window.acts = []; window.told = []; window.clicked = 0; window.moved = null;
  window.clock = () => performance.timeOrigin + performance.now();
  const Real = window.WebSocket;
  window.news = false; // lines that are not on the page yet; a choice in secret writes none, and need not show
  window.WebSocket = class extends Real {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', ({ data }) => {
        window.news ||= /"lines":\\[(\\[\\],)*\\[\\{/.test(data);
        if (/"say":"(done|refused)"/.test(data)) window.moved = !/"say":"refused"|"(sealed|draft)":true/.test(data);
      });
    }
    send(data) { if (data.includes('"say":"act"')) window.acts.push(clock()); super.send(data); }
  };
  new MutationObserver(() => {
    if (!window.news) return;
    window.news = false;
    window.told.push(clock());
    window.look?.();
  }).observe(document, { childList: true, subtree: true, characterData: true });
"""
SEEN = """said => new Promise(done => {
  window.look = () => { const seen = window.told.find(one => one > said); if (seen) done(seen); };
  window.look();
  setTimeout(() => done(0), NEVER - (clock() - said));
})""".replace("NEVER", str(NEVER))
PRESS = """([answers, lot]) => {
  const all = document.querySelectorAll(answers), before = window.acts.length;
  window.clicked = clock();
  window.moved = null;
  all[Math.floor(lot * all.length)]?.click();
  return window.acts.length > before ? window.clicked : 0;
}"""
# Frames while something is in the air, and tasks that kept the page busy.
SMOOTH = """
  window.frames = []; window.long = [];
  let last = 0;
  const frame = now => {
    const moving = document.getAnimations().some(
      one => one.playState === 'running' && !one.pending && one.currentTime >= one.effect.getTiming().delay
        && one.effect.getTiming().iterations !== Infinity); // lamps never rest
    if (moving && last) window.frames.push(now - last);
    last = moving ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver(list => {
    for (const one of list.getEntries()) window.long.push([one.startTime, one.duration]);
  }).observe({ type: 'longtask' });
"""
SHIFTED = (
    "window.shift = 0; new PerformanceObserver(list => { for (const one of list.getEntries())"
    " if (!one.hadRecentInput) window.shift += one.value; }).observe({ type: 'layout-shift', buffered: true });"
)

Come = Callable[..., Person]


def first_load(person: Person, path: str = "/") -> tuple[int, int, float, float]:
    """Bytes of script and styles, of fonts and pictures; milliseconds until it can be used; how much has jumped."""
    person.page.add_init_script(SHIFTED)
    person.open(path)
    person.page.get_by_role("button", name="Play").first.wait_for()
    settle(person)
    loaded: list[tuple[str, int]] = person.page.evaluate(
        "performance.getEntriesByType('resource').map(one => [new URL(one.name).pathname, one.encodedBodySize])"
    )
    sizes = dict(loaded)
    code = sum(size for url, size in sizes.items() if Path(url).suffix in (".js", ".css"))
    rest = sum(size for url, size in sizes.items() if Path(url).suffix in (".woff2", ".svg", ".png", ".webp"))
    ready = float(person.page.evaluate("performance.getEntriesByType('navigation')[0].domInteractive"))
    return code, rest, ready, float(person.page.evaluate("window.shift"))


def seated(people: list[Person], game: str, bots: int = 0) -> None:
    """A table where they sit, dealt, on all their screens."""
    wanted = {"game": game, "seats": len(people) + bots, "pace": "untimed", "bots": ["intern"] * bots}
    id = str(people[0].ask("POST", "/api/tables", wanted)["id"])
    for person in people[1:]:
        person.ask("POST", f"/api/tables/{id}/sit", {})
        person.ask("POST", f"/api/tables/{id}/sign", {})
    people[0].ask("POST", f"/api/tables/{id}/start", {})
    for person in people:
        person.open(f"/t/{id}")
        person.page.locator("[role=log]").wait_for()


def moves_seen(come: Come, game: str, wanted: int) -> list[float]:
    """Milliseconds from a click until the last of the other screens shows it, for so many moves."""
    people = [come(f"Person {at}") for at in range(GUESTS[game])]
    for person in people:
        person.page.add_init_script(WATCH)
    luck = random.Random(game)
    took: list[float] = []
    for _ in range(20):  # tables: a game may be over before
        seated(people, game)
        people[0].page.wait_for_timeout(1000)
        while len(took) < wanted and not people[0].over:
            for mover in people:
                took += one_move(mover, [one for one in people if one is not mover], luck)
        if len(took) >= wanted:
            break
    return took[:wanted]


def one_move(mover: Person, others: list[Person], luck: random.Random) -> list[float]:
    """Nothing if there was nothing to press, or nothing to tell: a step of a draft, a sealed answer."""
    clicked = float(mover.page.evaluate(PRESS, [ANSWERS, luck.random()]))
    if not clicked:
        time.sleep(0.02)
        return []
    time.sleep(2 * SOON / 1000)  # to ask the pages already would be work that no guest's machine has
    mover.page.wait_for_function("() => window.moved !== null")  # however slow the table is
    if not mover.page.evaluate("window.moved"):
        return []
    seen = [float(other.page.evaluate(SEEN, clicked)) - clicked for other in others]
    missed = any(other.page.evaluate("window.news") for other in others)
    return [NEVER] if missed else [max(seen)] if max(seen) > 0 else []


def smoothness(come: Come, game: str, seconds: float) -> tuple[list[float], list[float]]:
    """Lengths of the frames while things were in the air, and tasks after the start that kept the page busy."""
    nadia = come("Nadia", reduced_motion="no-preference")
    nadia.page.add_init_script("localStorage['kickback-settings'] = JSON.stringify({ pace: 1, sound: 'none' })")
    nadia.page.add_init_script(SMOOTH)
    seated([nadia], game, bots=3)
    nadia.page.wait_for_timeout(3000)
    start = float(nadia.page.evaluate("performance.now()"))
    luck = random.Random(game)
    for _ in range(int(seconds * 2)):
        nadia.press_some_answer(luck)
        nadia.page.wait_for_timeout(500)
        if nadia.over:
            break
    tasks = [float(length) for began, length in nadia.page.evaluate("window.long") if began > start]
    return [float(one) for one in nadia.page.evaluate("window.frames")], tasks


def crowd() -> float:
    """How many want to work at once on each processor."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def at(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else 0.0


def told(what: str, held: bool) -> None:
    print(f"{'  ok' if held else 'MISS'}  {what}", flush=True)


def measure(come: Come, games: list[str], moves: int, seconds: float) -> None:
    code, rest, ready, shift = first_load(come())
    told(f"first load: {code / 1000:.0f} kB script and styles, {rest / 1000:.0f} kB fonts and pictures",
         code <= CODE and rest <= REST)  # fmt: skip
    told(f"front door: interactive after {ready:.0f} ms, layout shift {shift:.3f}", ready < READY and shift <= SHIFT)
    every: list[float] = []
    for game in games:
        took = moves_seen(come, game, moves)
        every += took
        told(f"{game}: {len(took)} moves on {GUESTS[game] - 1} other screens: p50 {at(took, 0.5):.0f} ms,"
             f" p99 {at(took, 0.99):.0f} ms", at(took, 0.99) <= SOON)  # fmt: skip
    told(f"all {len(every)} moves: p50 {at(every, 0.5):.0f} ms, p99 {at(every, 0.99):.0f} ms", at(every, 0.99) <= SOON)
    for game in games:
        frames, tasks = smoothness(come, game, seconds)
        late = sum(one > FRAME * 1.5 for one in frames)
        told(f"{game}: {len(frames)} frames with things in the air, {late} late, p99 {at(frames, 0.99):.1f} ms;"
             f" longest task {max(tasks, default=0):.0f} ms", not tasks and late * 100 <= len(frames))  # fmt: skip


def guests(browser: Browser, server: ServerProcess) -> Come:
    def come(name: str = "", **more: Any) -> Person:
        wanted: dict[str, Any] = {**DESKTOP, "reduced_motion": "reduce", "service_workers": "block", **more}
        return Person(browser.new_context(**wanted), server.url, name)

    return come


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", nargs="*", choices=NAMES, default=list(NAMES))
    parser.add_argument("--moves", type=int, default=80, help="per game")
    parser.add_argument("--seconds", type=float, default=15, help="of cards in the air, per game")
    given = parser.parse_args()
    found = chromium()
    if not found:
        raise SystemExit(WHERE_TO_GET_IT)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(Path(data))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
            measure(guests(browser, server), given.games, given.moves, given.seconds)
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
