"""The real server, and Chromium to look at it.

Each test gets visitors: browsers that share nothing. When it ends, none of them may have complained: no error on a
page, nothing that the content security policy forbade.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, expect, sync_playwright

import system
from running import ROOT, SAME_CHANCE, Host, Running

PICTURES = "STARBOARD_PICTURES"
"""Set to 1, it has the tests write what they see to docs/pictures."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
KEEP_SPEED = """localStorage.getItem('starboard.settings') ??
    localStorage.setItem('starboard.settings', '{"speed": "%s"}')"""
PATIENCE = 40_000
"""Milliseconds to wait for something to appear; only a failing test waits that long."""

expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host with an empty database. Nobody has to follow what its bots do."""
    host = Host(tmp_path_factory.mktemp("server"), SAME_CHANCE, STARBOARD_BOT_DELAY="0")
    yield host
    host.close()


@pytest.fixture
def server(host: Host) -> Iterator[Running]:
    """The server of the host; it has to outlive the test."""
    server = host.server()
    yield server
    assert not server.has_ended, f"the server ended with {server.process.returncode}: {server.log[-2000:]}"


# As long as a module: while Playwright runs, nothing else in this process can have an event loop.
@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=system.chromium(), args=FLAGS)
    yield browser
    browser.close()


# The server first: what a module begins only with the second try of a test is not ended with the module.
@pytest.fixture
def visit(server: Running, browser: Browser) -> Iterator[Visit]:
    """Opens a page in a browser of its own: `visit("/watch", locale="cs", width=360)`."""
    complaints: list[str] = []
    contexts = []

    def start(
        path: str = "/",
        *,
        locale: str = "en",
        width: int = 1280,
        height: int = 800,
        dark: bool = True,
        motion: Literal["reduce", "no-preference"] = "reduce",
        speed: str = "cut",
        installed: bool = False,
        **given: Any,
    ) -> Page:
        context = browser.new_context(
            base_url=server.address,
            locale=locale,
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion=motion,
            # What a page keeps for times without a network is tested by itself.
            service_workers="allow" if installed else "block",
            **given,
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        # What happens is shown at once, unless a test is about how it is shown.
        context.add_init_script(KEEP_SPEED % speed)
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        page = context.new_page()
        page.on("console", lambda message: _listen(message, complaints))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield start
    for context in contexts:
        context.close()
    assert complaints == []


def _listen(message: ConsoleMessage, complaints: list[str]) -> None:
    # A browser reports a refused request by itself; whether it should have been refused is for the test to say.
    if message.type == "error" and not message.text.startswith("Failed to load resource"):
        complaints.append(message.text)


@pytest.fixture
def picture() -> Picture:
    """Keeps what a page shows, if pictures are wanted: `picture(page, "lobby")`."""

    def keep(page: Page, name: str) -> None:
        if os.environ.get(PICTURES) == "1":
            page.screenshot(path=Path(ROOT, "docs", "pictures", f"{name}.png"), animations="disabled")

    return keep
