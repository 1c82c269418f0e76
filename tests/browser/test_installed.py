"""Installed on a home screen: without the house it says so, and it keeps nothing but what was built."""

from __future__ import annotations

from playwright.sync_api import expect

from kickback.server.process import ServerProcess
from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.test_games import table_of

ACTIVE = "navigator.serviceWorker.ready.then(() => true)"
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}"""


def installed(server: ServerProcess, invite: Invite) -> Person:
    """Somebody whose browser has the worker, and a page that it looks after."""
    nadia = invite(server, "Nadia", service_workers="allow")
    nadia.open("/")
    nadia.page.evaluate(ACTIVE)
    nadia.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    return nadia


def test_a_house_that_is_away_is_told_and_comes_back_by_itself(server: ServerProcess, invite: Invite) -> None:
    nadia = installed(server, invite)
    server.kill()
    nadia.open("/rules/wallet")
    expect(nadia.page.get_by_role("heading", name="The house does not answer.")).to_be_visible()
    expect(nadia.page.get_by_role("link", name="Reload")).to_be_visible()
    server.start()
    expect(nadia.page.get_by_role("heading", name="Wallet").first).to_be_visible(timeout=30_000)


def test_nothing_of_a_table_is_kept(house: ServerProcess, invite: Invite) -> None:
    nadia = installed(house, invite)
    nadia.open(f"/t/{table_of([nadia], 'scapegoat', bots=3)}")
    nadia.await_decision()
    kept = nadia.page.evaluate(KEPT)
    assert "/offline.html" in kept
    assert [path for path in kept if not path.startswith(("/assets/", "/offline.", "/icon.svg"))] == []


def test_a_new_build_takes_over_and_the_old_files_go(house: ServerProcess, invite: Invite) -> None:
    nadia = invite(house, "Nadia", service_workers="allow")
    build = nadia.ask("GET", "/sw.js").split("const BUILD = '")[1].split("'")[0]
    assert build != "__BUILD__"
    nadia.open("/offline.html")  # no script of ours runs there
    nadia.page.evaluate("caches.open('yesterday').then(old => old.put('/assets/old.js', new Response('')))")
    nadia.open("/")
    nadia.page.wait_for_function("build => caches.keys().then(names => names.join() === build)", arg=build)
