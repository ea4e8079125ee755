"""The log book: the pages that were read."""

from typing import Literal, TypeAlias

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.texts import texts
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.log_book import Entry
from starboard.games.vanguard.view.aboard.plate_print import plate_of_log
from starboard.kernel.view import Sealed, View

Crop: TypeAlias = Literal["", "tall", "square", "wide"]
CROPS: tuple[Crop, ...] = ("tall", "square", "wide")
"""The parts of a plate that pages show one after the other which have none of their own."""


class PageView(View, frozen=True):
    """A page of the log book."""

    title: Sealed
    """The message that it is called by."""
    parts: list[Sealed]
    """The messages of its prose, in the order in which they were read."""
    log: str
    at: int
    where: str
    names: dict[str, str]
    branches: list[int]
    choice: int
    chosen: Sealed
    """The message of the choice that was made; empty where there was none."""
    plate: Sealed
    """The name of the plate beside it; empty where there is none."""
    crop: Crop
    """The part of the plate that belongs to this page, where it shares the plate with others; empty: all of it."""


def book_view(g: VanguardState) -> list[PageView]:
    """The pages in the order in which they were read."""
    shared: dict[str, int] = {}
    pages = []
    for entry in g.book:
        plate, own = plate_of_log(g.campaign, entry.log, entry.where)
        crop: Crop = ""
        if plate and not own:
            crop = CROPS[shared.get(plate, 0) % len(CROPS)]
            shared[plate] = shared.get(plate, 0) + 1
        pages.append(_page_view(g, entry, plate, crop))
    return pages


def _page_view(g: VanguardState, entry: Entry, plate: str, crop: Crop) -> PageView:
    """A page as it was read."""
    prefix = campaign[g.campaign].head.prefix
    log = f"{prefix}-log-{entry.log}"
    chosen = [f"{log}-r{entry.choice}"] if entry.choice > 0 else []
    scene = f"{prefix}-scene-{entry.log}"
    read = [scene, log, *(f"{log}-b{branch}" for branch in entry.branches), *chosen]
    known = texts(g.campaign)
    action = "-".join(entry.log.split("-")[:2])
    titles = (f"{log}-title", f"{scene}-title", f"{prefix}-action-{action}")
    return PageView(
        title=next((title for title in titles if title in known), titles[-1]),
        parts=[id for id in read if id in known],
        log=entry.log,
        at=entry.at,
        where=entry.where,
        names=dict(entry.names),
        branches=list(entry.branches),
        choice=entry.choice,
        chosen=f"{log}-c{entry.choice}" if entry.choice > 0 else "",
        plate=plate,
        crop=crop,
    )
