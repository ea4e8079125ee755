"""Which places a board has now: what lessons may point at. `move_places` says what they are called."""

import re
from collections.abc import Callable

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.content import content
from starboard.games.trucker.content.cards import Planets
from starboard.games.trucker.rules.building.hourglass import has_dice
from starboard.games.trucker.state.game_state import SECRET, TruckerState

BUILDING = ("ready", "building")
FLYING = ("flight",)


def has_place(g: TruckerState, place: str) -> bool:
    """Whether this place is on the board as it stands."""
    for pattern, is_there in PLACES:
        found = pattern.fullmatch(place)
        if found:
            return is_there(g, *found.groups())
    return False


def _square(g: TruckerState, seat: str, column: str, row: str) -> bool:
    if int(seat) >= len(g.truckers):
        return False
    board = board_for(g, int(seat))
    return any(board.name(cell) == f"{column},{row}" for cell in board.cells)


def _planet(g: TruckerState, number: str) -> bool:
    card = content().cards[g.card] if g.card else None
    return isinstance(card, Planets) and 1 <= int(number) <= len(card.planets)


def _seat(g: TruckerState, seat: str) -> bool:
    return int(seat) < len(g.truckers)


PLACES: tuple[tuple[re.Pattern[str], Callable[..., bool]], ...] = tuple(
    (re.compile(pattern), is_there)
    for pattern, is_there in (
        (r"ship-(\d)-(\w+)-(\w+)", _square),
        (r"board-(\d)", _seat),
        (r"fleet-(\d)-[0-4]", _seat),
        (r"rocket-(\d)", lambda g, seat: _seat(g, seat) and g.part in FLYING),
        (r"heap|open", lambda g: g.part in BUILDING),
        (r"hand", lambda g: g.part in BUILDING),
        (r"tile-(\w+)", lambda g, tile: tile in g.open),
        (r"reserve-(\d)", lambda g, seat: _seat(g, seat) and g.part in BUILDING),
        (r"reserved-(\w+)", lambda g, tile: any(tile in trucker.reserve for trucker in g.truckers)),
        (r"pile-(\d)", lambda g, pile: g.part in BUILDING and 1 <= int(pile) <= SECRET + 1),
        (r"number-(\d)", lambda g, number: g.part in BUILDING and 1 <= int(number) <= len(g.truckers)),
        (r"hourglass", lambda g: g.part in BUILDING),
        (r"dice", lambda g: g.part in BUILDING and has_dice(g)),
        (r"insurance-\d+", lambda g: g.part in ("check", "loading")),
        (r"deck|card|track", lambda g: g.part in FLYING),
        (r"planet-(\d)", _planet),
        (r"offer", lambda g: bool(g.offer)),
    )
)
"""The names of places, and when each is there."""
