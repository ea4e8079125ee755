"""The client as an app of its own: it can be installed, opens without a network and says so, takes up a new build by
itself, and keeps nothing of what a table says."""

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Visit
from running import ROOT, Running, running
from starboard.web.pages import STATIC
from web.proxies import free_port

WORDS = {"en": "No connection", "cs": "Bez spojení", "pl": "Brak połączenia"}
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
LISTEN = """() => {
  self.shown = null;
  self.registration.showNotification = async (title, { body, tag, data }) => (self.shown = { title, body, tag, data });
}"""
KEPT = """async () => {
  const names = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) names.push(new URL(url).pathname);
  return names;
}"""


def installed(visit: Visit, **given: Any) -> Page:
    """A page whose worker has taken over."""
    page = visit("/", installed=True, **given)
    page.wait_for_function(CONTROLLED)
    return page


def test_it_can_be_installed(visit: Visit, server: Running) -> None:
    page = visit("/")
    manifest = page.locator("link[rel=manifest]").get_attribute("href")
    assert manifest is not None
    told = page.request.get(manifest).json()
    assert (told["name"], told["display"], told["start_url"]) == ("Starboard", "standalone", "/")
    sizes = {}
    for icon in told["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            sizes[icon["src"]] = f"{int.from_bytes(answer.body()[16:20])}x{int.from_bytes(answer.body()[20:24])}"
    assert sizes == {icon["src"]: icon["sizes"] for icon in told["icons"] if icon["type"] == "image/png"}
    found = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert found["errors"] == []


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_without_a_network_it_opens_and_says_so(visit: Visit, language: str) -> None:
    page = installed(visit, locale=language)
    page.context.set_offline(True)
    for path in ("/", "/t/quiet-comet-abcdefgh", "/help"):
        page.goto(path)
        expect(page.get_by_role("heading", name=WORDS[language])).to_be_visible()
    page.context.set_offline(False)
    page.goto("/")
    expect(page.get_by_role("heading", name=WORDS[language])).to_have_count(0)


def test_it_goes_on_by_itself_once_the_server_answers(visit: Visit) -> None:
    page = installed(visit)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("[data-offline]")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator("[data-offline]")).to_have_count(0)


def test_nothing_that_a_table_says_is_kept(visit: Visit) -> None:
    page = installed(visit)
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    told = page.request.post("/api/tables", data={"title": "drift", "seats": seats}).json()
    key = {"Authorization": f"Bearer {told['host']}"}
    page.request.post(f"/api/tables/{told['table']['id']}/start", headers=key)
    page.goto(f"/t/{told['table']['id']}")
    expect(page.locator("[data-count]")).to_be_visible()
    kept = page.evaluate(KEPT)
    assert kept
    assert all(path == "/" or path.startswith("/assets/") for path in kept)
    # Without the server there is no table either: nothing old is shown as if it were now.
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("[data-offline]")).to_be_visible()
    expect(page.locator("[data-count]")).to_have_count(0)


def test_a_message_is_shown_while_no_page_is_open(visit: Visit, server: Running) -> None:
    page = installed(visit)
    [worker] = page.context.service_workers
    worker.evaluate(LISTEN)
    session = page.context.new_cdp_session(page)
    found: list[Any] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    for _ in range(100):
        if found:
            break
        page.wait_for_timeout(50)
    said = {"title": "Friday", "body": "Your turn at “Friday”.", "url": "/help", "tag": "a-table", "stop": "Stop"}
    address = server.address.rstrip("/")
    ours = next(one["registrationId"] for one in found if one["scopeURL"].startswith(address))
    session.send(
        "ServiceWorker.deliverPushMessage", {"origin": address, "registrationId": ours, "data": json.dumps(said)}
    )
    shown = None
    for _ in range(200):
        shown = worker.evaluate("() => self.shown")
        if shown:
            break
        page.wait_for_timeout(50)
    assert shown == {"title": "Friday", "body": said["body"], "tag": "a-table", "data": {"url": "/help"}}


def test_the_worker_is_asked_for_anew_and_names_its_build(visit: Visit) -> None:
    page = visit("/")
    answer = page.request.get("/sw.js")
    assert answer.headers["cache-control"] == "no-cache"
    build = re.search(r"starboard-[0-9a-f]{16}", answer.text())
    assert build is not None
    assert "__FRAME__" not in answer.text()


def build(folder: Path, name: str) -> tuple[str, ...]:
    """The built client as one of this name; the program that serves it."""
    shutil.copytree(STATIC, folder)
    worker = folder / "sw.js"
    worker.write_text(re.sub(r"starboard-[0-9a-f]{16}", f"starboard-{name}", worker.read_text("utf-8")), "utf-8")
    return str(ROOT / "tests" / "own_pages.py"), str(folder)


BUILDS = "async () => (await caches.keys()).sort()"
IS_MARKED = "() => self.marked === true"


def test_a_new_build_is_taken_up_by_itself_but_not_in_the_middle_of_a_match(browser: Browser, tmp_path: Path) -> None:
    port, old, new = str(free_port()), "0" * 16, "1" * 16
    wish = {"title": "drift", "seats": [{"kind": "person"}, {"kind": "person"}]}
    with browser.new_context(service_workers="allow", reduced_motion="reduce") as context:
        context.set_default_timeout(60_000)
        lobby, match = context.new_page(), context.new_page()
        with running(tmp_path / "data", "serve", "--port", port, program=build(tmp_path / "old", old)) as server:
            lobby.goto(server.address)
            lobby.wait_for_function(CONTROLLED)
            table = lobby.request.post(f"{server.address}api/tables", data=wish).json()["table"]["id"]
            assert lobby.request.post(f"{server.address}api/tables/{table}/start").ok
            match.goto(f"{server.address}t/{table}")
            expect(match.locator("[data-count]")).to_be_visible()
            assert match.evaluate(BUILDS) == [f"starboard-{old}"]
            for page in (lobby, match):
                page.evaluate("() => (self.marked = true)")
            lobby.bring_to_front()
        with running(tmp_path / "data", "serve", "--port", port, program=build(tmp_path / "new", new)):
            # Nobody is in the middle of anything: the page is simply the new one.
            lobby.wait_for_function("() => self.marked === undefined")
            expect(lobby.locator("article").first).to_be_visible()
            # Here somebody plays on as before, and says when.
            load = match.get_by_role("button", name="Load it now")
            expect(load).to_be_visible()
            assert match.evaluate(IS_MARKED)
            expect(match.locator("[data-count]")).to_be_visible()
            load.click()
            match.wait_for_function("() => self.marked === undefined")
            expect(match.locator("[data-count]")).to_be_visible()
            assert f"starboard-{new}" in match.evaluate(BUILDS)
