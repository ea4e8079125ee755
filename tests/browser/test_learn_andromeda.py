"""Learn Andromeda's Edge: from the lobby through the first launch of the first lesson by clicks, and a puzzle."""

import re

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.learner import Learner
from browser.learning import NOTE, at_step, go_on


def test_the_first_launch_from_the_lobby(visit: Visit) -> None:
    page = visit("/")
    page.locator("article[data-title=andromeda]").get_by_role("button", name=re.compile("^Learn")).click()
    page.locator("[data-lesson=first-match] button").click()
    faction = at_step(page, "faction")
    expect(faction).to_contain_text("Step 1 of 50")
    expect(faction.locator("img[data-face=sefa]")).to_be_visible()
    expect(page.locator("article", has_text="Ulo").locator("img[data-face=ulo]")).to_be_visible()
    page.get_by_role("button", name=re.compile("Tidal Oracles")).first.click()
    expect(faction.locator(".answer")).to_contain_text("The Oracles live on moons")
    page.get_by_role("button", name=re.compile("Verdant Covenant")).first.click()
    at_step(page, "map")
    expect(page.locator("[data-points='region:S06']")).to_be_visible()
    go_on(page)
    at_step(page, "turn")
    go_on(page)
    at_step(page, "launch")
    expect(page.locator("[data-points='region:S04']")).to_be_visible()
    page.goto("/learn/andromeda")
    expect(page.locator("[data-lesson=first-match]")).to_contain_text("step 4 of 50")


def test_a_puzzle_is_solved(visit: Visit) -> None:
    page = visit("/")
    learner = Learner(page)
    learner.begin("puzzle-empty-tank", "andromeda")
    assert learner.go() == ["ask"]
    over = page.locator(f"{NOTE}[data-does=over]")
    expect(over).to_contain_text("First what gives energy")
