"""A plate is met with what it belongs to, and not before; pages that share one show different parts of it."""

import pytest

from starboard.bots import make_bot
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.log_book import Entry
from starboard.games.vanguard.title import VANGUARD
from starboard.games.vanguard.view.aboard.log_book_view import book_view
from starboard.games.vanguard.view.aboard.plate_print import PlatePrint, plate_of_log
from starboard.games.vanguard.view.printed import sealed_print
from starboard.games.vanguard.view.sealed import beside
from starboard.games.vanguard.view.view import view
from starboard.kernel import Match, Sight, new_match
from starboard.table.reading import met_now

STEPS, EVERY = 700, 9


def state_of(match: Match) -> VanguardState:
    assert isinstance(match.state, VanguardState)
    return match.state


def due(g: VanguardState) -> set[str]:
    """The plates of what has been read and of what lies on the table."""
    content = campaign[g.campaign]
    shown = view(g, None, reckon=False)
    things = {name.rpartition("-")[2] for name in shown.met}
    plates = {plate_of_log(g.campaign, entry.log, entry.where)[0] for entry in g.book}
    for kind in ("planets", "situations", "uniques", "equipment"):
        plates |= {f"guestbook-plate-{one.plate}" for id, one in getattr(content, kind).items() if id in things}
    # The planet on course has a briefing.
    return plates | {shown.act_plate, shown.starmap.plate if g.ship.target else ""}


@pytest.mark.rule("IV-C-301")
def test_a_plate_is_sealed_until_its_page_is_read() -> None:
    match = new_match(VANGUARD, 1, 3, {"start": "tutorial"})
    bot = make_bot(VANGUARD, "crew", 3)
    seen: set[str] = set()
    for step in range(STEPS):
        if match.over:
            break
        if step % EVERY == 0:
            met = {name for name in met_now(match, None) if name.startswith("guestbook-plate-")}
            assert met <= due(state_of(match))
            seen |= met
        chosen = bot.choose(Sight(match, 0))
        match.pick(0, *(chosen if isinstance(chosen, tuple) else (chosen,)))
    assert {"guestbook-plate-doorstep", "guestbook-plate-table"} <= seen
    assert "guestbook-plate-deed" not in seen


def test_a_met_plate_can_be_drawn_and_read_to_somebody() -> None:
    for id in campaign["guest_book"].plates:
        name = f"guestbook-plate-{id}"
        found = sealed_print(name)
        assert isinstance(found, PlatePrint)
        assert set(found.crops) == {"tall", "wide", "square"}
        assert set(beside(name)) == {name, f"{name}-alt"}


def test_pages_without_a_plate_take_their_planets_part_by_part() -> None:
    match = new_match(VANGUARD, 1, 3, {"start": "tutorial"})
    bot = make_bot(VANGUARD, "crew", 3)
    while len(state_of(match).book) < 6:
        chosen = bot.choose(Sight(match, 0))
        match.pick(0, *(chosen if isinstance(chosen, tuple) else (chosen,)))
    book = view(state_of(match), None, reckon=False).book
    shared = [page.crop for page in book if page.plate == "guestbook-plate-doorstep"]
    assert shared[:3] == ["tall", "square", "wide"][: len(shared)]
    assert book[0].plate == "guestbook-plate-table"
    assert book[0].crop == ""


def test_a_scene_has_its_own_title_and_the_plate_of_its_planet() -> None:
    g = state_of(new_match(VANGUARD, 1, 3, {"start": "tutorial"}))
    g.book.append(Entry("1-1-green", 1, "P00"))
    page = book_view(g)[-1]
    assert (page.title, page.plate, page.crop) == (
        "guestbook-scene-1-1-green-title",
        "guestbook-plate-doorstep",
        "tall",
    )
