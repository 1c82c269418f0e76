"""Somebody at a table in a browser: sees what is on the page, and clicks."""

from __future__ import annotations

import json
import random
import re
import time
from typing import Any  # what a server says is JSON

from playwright.sync_api import BrowserContext, Error, Locator, WebSocket

DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SMALL_PHONE = {**PHONE, "viewport": {"width": 360, "height": 640}}

DOCKET = "section[aria-label='Your decision']"
ANSWERS = f"{DOCKET} :is([data-choice], [data-thing]):not([aria-disabled='true'])"
SENT = f"{DOCKET} .sent"
AFTER = "button:has-text('Rematch')"
HARMLESS = re.compile(
    r"WebSocket|Failed to load resource|net::ERR_"
)  # a browser's own words about a server that is away
PATIENCE = 60.0


class Person:
    """One browser context. `frames` is all that came over its sockets, `faults` what went wrong on its page."""

    def __init__(self, context: BrowserContext, url: str, name: str = "", light: str = "house") -> None:
        self.context = context
        self.url = url
        self.faults: list[str] = []
        self.frames: list[str] = []
        self.sent: list[str] = []
        # asked at every window: whoever tests a table answers for themselves
        settings = json.dumps({"pace": 0, "motion": "none", "sound": "none", "light": light, "orders": {}})
        self.page = context.new_page()
        self.page.add_init_script(f"localStorage['kickback-settings'] ??= {json.dumps(settings)}")
        self.watch()
        if name:
            self.ask("PATCH", "/api/me", {"name": name, "portrait": ""})

    def watch(self) -> None:
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on(
            "console",
            lambda said: (
                self.faults.append(said.text) if said.type == "error" and not HARMLESS.search(said.text) else None
            ),
        )
        self.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    @property
    def id(self) -> str:
        """Who this is to the server: what the signed cookie says."""
        cookie = next((one for one in self.context.cookies() if one.get("name") == "kickback"), None)
        if cookie is None:
            self.ask("GET", "/api/me")
            return self.id
        return str(cookie.get("value", "")).split(".")[0].strip('"')

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """The same API the page uses, with the person's own cookie."""
        headers = {"origin": self.url, "content-type": "application/json"}
        data = json.dumps(body) if body is not None else None
        answer = self.context.request.fetch(self.url + path, method=method, data=data, headers=headers)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text()

    def open(self, path: str) -> None:
        self.page.goto(self.url + path)

    def turn_to(self, path: str) -> None:
        """Another page of the house as a link leads there: without loading everything anew."""
        if not self.page.url.startswith(self.url):
            self.open(path)
            return
        self.page.evaluate(
            "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate'));"
            " return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))); }",
            path,
        )

    @property
    def deciding(self) -> bool:
        return self.page.locator(DOCKET).count() > 0

    @property
    def over(self) -> bool:
        return self.page.locator(AFTER).count() > 0

    def await_decision(self) -> None:
        self.page.locator(DOCKET).wait_for(timeout=PATIENCE * 1000)

    @property
    def question(self) -> str:
        return self.page.locator(f"{DOCKET} h2").inner_text()

    def answers(self) -> Locator:
        return self.page.locator(ANSWERS)

    def click_some_answer(self, luck: random.Random, tap: bool = False) -> bool:
        """A mouse or a finger on one of the offered answers; False if the question went away under the hand."""
        offered = self.answers()
        count = offered.count() if self.deciding else 0
        if count == 0:
            return False
        chosen = offered.nth(luck.randrange(count))
        try:
            if tap:
                chosen.tap(timeout=1500)
            else:
                chosen.click(timeout=1500)
        except Error:
            return False  # somebody else was faster, or a step was taken back
        return True

    def press_some_answer(self, luck: random.Random) -> bool:
        """The same without moving a mouse there first, which takes most of the time."""
        pressed = self.page.evaluate(
            "([sent, answers, lot]) => {"
            " const all = document.querySelector(sent) ? [] : document.querySelectorAll(answers);"
            " all[Math.floor(lot * all.length)]?.click(); return all.length > 0; }",
            [SENT, ANSWERS, luck.random()],
        )
        return bool(pressed)


def play(people: list[Person], luck: random.Random, clicks: int = 0, seconds: float = 150.0, by: str = "press") -> int:
    """Everybody answers at random until the game is over, or so many clicks are made; returns how many were."""
    began = time.monotonic()
    made = 0
    while not people[0].over and (clicks == 0 or made < clicks):
        busy = [
            person.press_some_answer(luck) if by == "press" else person.click_some_answer(luck, by == "tap")
            for person in people
        ]
        made += sum(busy)
        if not any(busy):
            people[0].page.wait_for_timeout(15)
        assert time.monotonic() - began < seconds, f"no end after {made} clicks: {people[0].page.url}"
    return made
