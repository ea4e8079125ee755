"""Somebody who plays a whole match of Galaxy Trucker at one or several pages, counts every press, and looks round
wherever something new is asked."""

from typing import Any, NamedTuple

from playwright.sync_api import Page, TimeoutError, expect

from browser.conftest import Visit
from browser.looking import barriers, count, overflows
from browser.trucking import choice, glance, is_over, offered, parts
from journeys.pressing import Mouse

MOST_STEPS = 3000
"""Looks at the pages of one match: far more than it takes."""
HEARD = 8000
"""Milliseconds in which the page shows that a press was heard; if not, it is pressed again."""
MISSES = 6
"""Components in a row that fit nowhere, after which a ship is called done."""
LOST = 5
"""Presses of one match that may get lost because somebody else was quicker."""


SAND = 60
"""Seconds of the hourglass: as few as there may be."""
SECOND = {
    "bot": {"kind": "bot", "bot": "apprentice"},
    "here": {"kind": "here", "name": "Łucja"},
    "open": {"kind": "open"},
}
"""Who sits in the second seat: a bot, somebody at the same screen, or somebody who comes by the link."""


class Table(NamedTuple):
    """What is played, and by whom."""

    classes: tuple[str, ...]
    build: str
    guided: bool
    """Whether only what fits may be put on a ship."""
    second: str


def sit_down(visit: Visit, table: Table, **how: Any) -> list[Page]:
    """Ada opens a table and the match begins; somebody who comes by the link looks at it in a browser of their own."""
    ada = visit(**how)
    seats = [{"kind": "person", "name": "Ada"}, SECOND[table.second]]
    options = {"classes": list(table.classes), "build": table.build, "guided": table.guided, "seconds": SAND}
    answer = ada.request.post("/api/tables", data={"title": "trucker", "seats": seats, "options": options})
    assert answer.status == 201, answer.text()
    opened = answer.json()
    id, pages = opened["table"]["id"], [ada]
    if table.second == "open":
        ben = visit(f"/t/{id}#seat={opened['keys']['1']}", **how)
        ben.locator("form input").first.fill("Ben")
        ben.locator("form button.go").click()
        expect(ben.locator("form")).to_have_count(0)
        pages.append(ben)
    bearer = {"Authorization": f"Bearer {opened['host']}"}
    assert ada.request.post(f"/api/tables/{id}/start", headers=bearer).ok
    ada.goto(f"/t/{id}")
    for page in pages:
        expect(page.locator(".trucker")).to_be_visible()
    return pages


class Voyage:
    """A match on its way to the journey's end."""

    def __init__(self, pages: list[Page], hand: Mouse, tiles: int) -> None:
        self._pages = pages
        self._hand = hand
        self._tiles = tiles
        """Components on a ship that are enough to fly."""
        self._misses = dict.fromkeys(pages, 0)
        """How many components in a row did not fit."""
        self._met: set[str] = set()
        self._overtaken: list[str] = []
        """The types of moves of which nothing came."""
        self.decisions = 0

    def to_the_end(self) -> None:
        """Play at all pages until each shows the scores."""
        idle = 0
        for turn in range(MOST_STEPS):
            if all(map(is_over, self._pages)):
                break
            assert self.lost <= LOST, self.told
            page = self._pages[turn % len(self._pages)]
            idle = 0 if self._step(page) else idle + 1
            if idle >= len(self._pages):
                glance(page)
        for page in self._pages:
            assert is_over(page), self.told
            arrived(page)
            self._look(page, "the end")

    @property
    def told(self) -> str:
        """What it took, in one line."""
        met = ", ".join(sorted(self._met))
        lost = f"{self.lost} of them lost ({', '.join(self._overtaken)})" if self.lost else "none lost"
        return f"{self.decisions} decisions, {self._hand.presses} presses, {lost}; looked at {met}"

    def _step(self, page: Page) -> bool:
        """Do whatever there is to do at this page; whether there was anything."""
        if is_over(page):
            return False
        for name in (".curtain .hold", ".veil:not(.final) button.go"):
            button = page.locator(name)
            if button.is_visible():
                self._look(page, name)
                self._hand.press(page, button.first)
                expect(button).to_have_count(0)
                return True
        moves = offered(page)
        if not moves:
            return False
        enough = parts(page) >= self._tiles or self._misses[page] >= MISSES
        kind = choice(moves, enough=enough)
        self._misses[page] = 0 if kind == "place" else self._misses[page] + (kind == "return")
        self._look(page, kind)
        before = count(page)
        try:
            self._hand.move(page, kind)
        except TimeoutError:
            # Somebody else was quicker.
            self._overtaken.append(kind)
            return True
        self.decisions += 1
        if not heard(page, before):
            self._overtaken.append(kind)
        return True

    @property
    def lost(self) -> int:
        """Presses of which nothing came."""
        return len(self._overtaken)

    def _look(self, page: Page, name: str) -> None:
        """Whatever is new to somebody is in sight, and nobody is kept from using it."""
        if name in self._met:
            return
        self._met.add(name)
        assert not overflows(page), f"at {name} the page is wider than its window"
        found = barriers(page)
        assert not found, f"at {name}: {found}"


def arrived(page: Page) -> None:
    """The end is told in full: everybody's account, counted up, and what may be pressed next."""
    account = page.locator("[role=dialog][aria-labelledby=trucker-account]")
    expect(account.locator("tbody tr")).to_have_count(2)
    expect(page.locator("section.bar .acts button").first).to_be_visible()
    account.evaluate("(panel) => Promise.all(panel.getAnimations({ subtree: true }).map((one) => one.finished))")


def heard(page: Page, before: str) -> bool:
    """Whether something has come of a press."""
    return bool(
        page.evaluate(
            """async ([before, patience]) => {
                const until = performance.now() + patience;
                const done = () => document.querySelector('.table')?.dataset.count !== before
                    || document.querySelector('.refused, .curtain, dialog .scores, .veil.final, .ending');
                while (!done() && performance.now() < until) await new Promise((go) => setTimeout(go, 20));
                return Boolean(done());
            }""",
            [before, HEARD],
        )
    )
