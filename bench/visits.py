"""What a person waits for: until `make play` is ready, and until the lobby can be played from."""

import os
import shutil
import signal
import subprocess
from pathlib import Path
from time import perf_counter

from playwright.sync_api import sync_playwright

from bench.compiled import ROOT

ROUNDS = 5
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""What the browser of the tests may be called, the one they bring first."""
PLAYABLE = "article button"
"""The button of a title by which a table is opened."""


def chromium() -> str | None:
    """Where the browser is; None leaves the choice to Playwright."""
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def first_visits(address: str) -> list[float]:
    """Seconds from the first request to a lobby that can be used, each time in a browser that knows nothing."""
    seconds = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for _ in range(ROUNDS):
            context = browser.new_context()
            page = context.new_page()
            start = perf_counter()
            page.goto(address, wait_until="commit")
            page.locator(PLAYABLE).first.click(trial=True)
            seconds.append(perf_counter() - start)
            context.close()
        browser.close()
    return seconds


def ready_times(folder: Path) -> list[float]:
    """Seconds from `make play` on an installed checkout to the line that says where to play."""
    seconds = []
    for number in range(ROUNDS):
        options = f"PLAY=--no-browser --port 0 --data {folder / str(number)}"
        start = perf_counter()
        process = subprocess.Popen(
            ["make", "play", options],
            cwd=ROOT,
            env={**os.environ, "STARBOARD_LANG": "en"},
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert process.stdout is not None
        while not process.stdout.readline().startswith("Starboard is at "):
            if process.poll() is not None:
                raise SystemExit("make play does not start")
        seconds.append(perf_counter() - start)
        os.killpg(process.pid, signal.SIGINT)
        process.communicate()
    return seconds
