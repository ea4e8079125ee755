"""How a test plays Galaxy Trucker through the page: it presses what is lit, and so comes to the end of any match."""

from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, Page, TimeoutError, expect

from browser.conftest import Visit
from browser.hand import HAND
from browser.looking import count, new_table, path_of
from browser.staging import Staged

TITLE = "Galaxy Trucker"
TILES = 6
"""Components that a player builds before it has enough, the starting cabin among them."""
MOST_STEPS = 900
"""Looks at the pages of one match: far more than it takes."""
GLANCE = 300
"""Milliseconds to wait for news at one page before the next one is looked at."""
LIKED = ("ready", "place", "draw", "finish", "fly-on", "humans-only", "load-good", "raise-shield", "land", "visit")
"""Moves that a hasty trucker likes, the best first; of the others any is as good as the next."""
DISLIKED = frozenset({"give-up", "withdraw", "look", "reserve", "turn-hourglass", "return", "pick-up", "take", "fetch"})
"""Moves that lead nowhere, or out of the match: only when there is no other."""

Press = Callable[[Page, str], None]


HELD = frozenset({"finish", "give-up", "withdraw", "keep-piece", "visit", "lose-crew"})
"""Moves that cost something: they are held."""
HOLD = 1200
"""Milliseconds that something is held: longer than it takes."""

CHOSEN = "section.bar:is(.narrow.selected, .several) .go:enabled:not(.hold)"
"""The button that confirms what is selected or picked."""

OFFERED = f"async () => {{ {HAND} return [...new Set((await choices()).flatMap(typesOf))]; }}"


def offered(page: Page) -> list[str]:
    """The types of the moves that may be made, on the board or in the bar."""
    found: list[str] = page.evaluate(OFFERED)
    return found


def parts(page: Page) -> int:
    """Components on the ship that is shown large."""
    return page.locator("g.square g.tile").count()


def is_over(page: Page) -> bool:
    """Whether the end of the match is told."""
    return page.locator(".veil.final").is_visible()


def sit(visit: Visit, staged: Staged, **how: object) -> Page:
    """Somebody comes to a staged table by its link, and sits down."""
    page = visit(staged.path, **how)
    take_seat(page)
    return page


def take_seat(page: Page) -> None:
    """The page of a link lets its reader sit down."""
    page.locator("form button.go").click()
    expect(page.locator(".trucker")).to_be_visible()


def open_table(page: Page, second: str, name: str = "", *, turns: bool = False) -> None:
    """Open a table for one short round, with help while building, in the lobby."""
    form = new_table(page, TITLE)
    form.get_by_label("Your name").fill("Ada")
    form.get_by_label("Setup").select_option(label="A first flight: class I, with help while building")
    if turns:
        form.get_by_text("In turns, without a clock").click()
    form.get_by_label("Seat 2", exact=True).select_option(label=second)
    if name:
        form.get_by_label("Who sits in seat 2?").fill(name)
    form.locator("footer button.go").click()


def two_browsers(visit: Visit, *, turns: bool) -> tuple[Page, Page]:
    """Ada has opened a table, Ben has come by the link, and the match has begun."""
    ada = visit()
    open_table(ada, "Free, invite by link", turns=turns)
    ben = visit(path_of(ada.get_by_label("Link to seat 2").input_value()))
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_text("The host starts the match")).to_be_visible()
    ada.get_by_role("button", name="Start playing").click()
    for page in (ada, ben):
        expect(page.locator(".trucker")).to_be_visible()
    return ada, ben


def thing_for(page: Page, kind: str) -> Locator:
    """What is pressed for a move of this type: a place on the board, else a button."""
    lit = page.locator(f":is(.board, .rail) [data-lit~={kind}]:not(.turns, .risky):visible")
    turned = page.locator(f".board [data-lit~={kind}].turns:visible")
    if not lit.count() and turned.count():
        # The first press turns the component, the second welds it.
        turned.first.click()
    return lit.first if lit.count() else page.locator(f"[data-move={kind}]:enabled").first


def is_held(thing: Locator, kind: str) -> bool:
    """Whether a move is held: it always costs something, or it does this time."""
    return kind in HELD or thing.get_attribute("data-hold") is not None


def by_mouse(page: Page, kind: str) -> None:
    """Press a move where it lights up on the board, or in the bar; hold it if it costs something."""
    thing = thing_for(page, kind)
    drawer = page.locator("[data-drawer][aria-expanded=true]")
    if drawer.count() and thing.get_attribute("data-lit"):
        # It may lie over the place.
        drawer.first.click()
    thing.click(delay=HOLD if is_held(thing, kind) else 0)
    # On a phone a press at a place only selects, and where several are asked for it only picks.
    chosen = page.locator(CHOSEN)
    if chosen.count():
        chosen.click()


def by_keyboard(page: Page, kind: str) -> None:
    """Press the key of a move; what costs something gets the focus, and Enter is held."""
    thing = thing_for(page, kind)
    if is_held(thing, kind):
        thing.focus()
        page.keyboard.down("Enter")
        page.wait_for_timeout(HOLD)
        page.keyboard.up("Enter")
        return
    key = thing.get_attribute("aria-keyshortcuts")
    for letter in key.split()[0] if key else ():
        page.keyboard.press(letter.lower())
    if not key:
        thing.press("Enter")
    if page.locator(CHOSEN).count():
        page.locator(CHOSEN).press("Enter")


def step(page: Page, press: Press = by_mouse) -> bool:
    """Make one decision, if one is asked for here; whether there was one."""
    close_account(page)
    moves = offered(page)
    if not moves:
        return False
    before = count(page)
    press(page, choice(moves, enough=parts(page) >= TILES))
    page.wait_for_function(
        """(before) => document.querySelector('.table').dataset.count !== before
            || document.querySelector('.refused, .curtain')""",
        arg=before,
    )
    return True


def choice(moves: Sequence[str], *, enough: bool) -> str:
    """What a hasty trucker does: it builds a little, lays back what does not fit, takes a number, hurries the others
    and flies."""
    skipped = {"place", "draw"} if enough else {"finish"}
    if "return" in moves and (enough or "place" not in moves):
        return "return"
    if set(moves) == {"turn-hourglass", "end-turn"}:
        return "turn-hourglass"
    wanted = [kind for kind in (*LIKED, *moves) if kind in moves and kind not in DISLIKED | skipped]
    return (wanted or list(moves))[0]


def close_account(page: Page) -> None:
    """Go on once the account of a flight has been read."""
    account = page.locator(".veil:not(.final) button.go")
    if account.is_visible():
        account.click()


def to_the_end(*pages: Page, presses: Sequence[Press] = ()) -> None:
    """Play at all these pages until each shows the scores; how moves are made may differ from page to page."""
    play_until(lambda: all(map(is_over, pages)), *pages, presses=presses)


def play_until(done: Callable[[], bool], *pages: Page, presses: Sequence[Press] = ()) -> None:
    """Play at all these pages in turn."""
    idle = 0
    for turn in range(MOST_STEPS):
        if done():
            return
        place = turn % len(pages)
        page = pages[place]
        acted = not is_over(page) and step(page, presses[place] if presses else by_mouse)
        idle = 0 if acted else idle + 1
        if idle >= len(pages):
            glance(page)
    raise AssertionError("the match does not come to it")


def pass_screen(page: Page) -> bool:
    """The next player lifts the curtain, if it is down."""
    lift = page.locator(".curtain .hold")
    if not lift.count():
        return False
    lift.click(delay=HOLD)
    expect(page.locator(".curtain")).to_have_count(0)
    return True


def journey_end(page: Page) -> None:
    """The account of the flight, and no window over it; the next match is one press away."""
    expect(page.locator("dialog .scores")).to_have_count(0)
    expect(page.locator("section.bar").get_by_role("button", name="Play again", exact=True)).to_be_visible()
    account = page.locator("[role=dialog][aria-labelledby=trucker-account]")
    expect(account.locator("tbody tr")).to_have_count(2)
    # It is counted up; only then everything can be read.
    account.evaluate("(panel) => Promise.all(panel.getAnimations({ subtree: true }).map((one) => one.finished))")


def glance(page: Page) -> None:
    """Wait a moment for something to do here; at a table of several it may be somebody else's turn for long."""
    try:
        page.locator("[data-lit], [data-move]:enabled, .veil.final, .curtain button").first.wait_for(timeout=GLANCE)
    except TimeoutError:
        return
