"""The browser itself: nothing is undone that Playwright asks of it, and no window brings pages of its own."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser

from kickback.server.process import ServerProcess
from tests.browser.conftest import Invite

FEATURES = "--disable-features="


def test_what_playwright_turns_off_stays_off(browser: Browser) -> None:
    running = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pid = next(one["id"] for one in running if one["type"] == "browser")
    told = re.split(r"[\0 ]", Path(f"/proc/{pid}/cmdline").read_text())
    lists = [set(word.removeprefix(FEATURES).split(",")) for word in told if word.startswith(FEATURES)]
    assert set.union(*lists) == lists[-1], "the last list alone counts"


def test_a_window_is_one_page(browser: Browser, house: ServerProcess, invite: Invite) -> None:
    invite(house).open("/")
    targets = browser.new_browser_cdp_session().send("Target.getTargets", {"filter": [{}]})["targetInfos"]
    assert [one["url"] for one in targets if one["type"] == "browser_ui"] == []
