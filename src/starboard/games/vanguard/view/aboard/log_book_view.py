"""The log book: the pages that were read."""

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.texts import texts
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.log_book import Entry
from starboard.kernel.view import Sealed, View


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


def page_view(g: VanguardState, entry: Entry) -> PageView:
    """A page as it was read."""
    prefix = campaign[g.campaign].head.prefix
    log = f"{prefix}-log-{entry.log}"
    chosen = [f"{log}-r{entry.choice}"] if entry.choice > 0 else []
    read = [f"{prefix}-scene-{entry.log}", log, *(f"{log}-b{branch}" for branch in entry.branches), *chosen]
    known = texts(g.campaign)
    action = "-".join(entry.log.split("-")[:2])
    return PageView(
        title=f"{log}-title" if f"{log}-title" in known else f"{prefix}-action-{action}",
        parts=[id for id in read if id in known],
        log=entry.log,
        at=entry.at,
        where=entry.where,
        names=dict(entry.names),
        branches=list(entry.branches),
        choice=entry.choice,
        chosen=f"{log}-c{entry.choice}" if entry.choice > 0 else "",
    )
