"""What the rules can tell a player before a decision: from what the seat sees, and for this seat alone."""

from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.view.board_view import board_names, packed
from starboard.games.trucker.view.built_view import BuiltView, built_view
from starboard.games.trucker.view.prospect_view import (
    CourseView,
    DuelView,
    RepairView,
    courses_view,
    duel_view,
    hanging_view,
    repairs_view,
    room_view,
)
from starboard.games.trucker.view.spots_view import SpotView, fits_view, spots_view
from starboard.kernel.view import View


class HelpView(View, frozen=True, omit_defaults=True):
    """What could be."""

    spots: list[SpotView]
    """While a component is in the hand: the empty squares beside the ship."""
    fits: dict[str, tuple[int, int]]
    """While the hand is empty: for each component face up, how many squares it fits unturned, and how many at all."""
    repairs: list[RepairView]
    """In the ship check: the cheapest ways out, the best first."""
    hanging: dict[int, list[int]]
    """For each component that is in danger what would hang loose without it."""
    duel: DuelView | None
    room: list[list[str]]
    """Of the goods of each planet, of the station or of beaten smugglers, those that find an empty container."""
    courses: list[CourseView]
    """In open space: where each strength of the engines leads."""
    built: BuiltView | None = None
    """While ships are being built: what that of this seat would be good for."""


NOTHING = HelpView([], {}, [], {}, None, [], [])


def help_view(g: TruckerState, seat: int) -> HelpView:
    """What can be told to this seat now."""
    trucker = g.truckers[seat]
    if g.part == "building":
        names, parts = board_names(g), packed(trucker.ship.parts)
        name = names[seat] if len(names) > 1 else names[0]
        if trucker.number:
            return HelpView([], {}, [], {}, None, [], [], built_view(name, parts))
        fits = {} if trucker.hand else fits_view(name, parts, g.open)
        return HelpView(spots_view(name, parts, trucker.hand), fits, [], {}, None, [], [], built_view(name, parts))
    if g.part == "check":
        return HelpView([], {}, repairs_view(g, seat), hanging_view(g, seat), None, [], [])
    if g.part == "flight" and g.card and trucker.flying:
        room, courses = room_view(g, seat), courses_view(g, seat)
        return HelpView([], {}, [], hanging_view(g, seat), duel_view(g, seat), room, courses)
    return NOTHING
