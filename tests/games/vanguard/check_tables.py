"""What the tests of checks look at: the open check, the row that was resolved, the markers on tracks."""

from games.vanguard.proving_ground import trip
from starboard.games.vanguard.rules.planet.poi import top_poi
from starboard.games.vanguard.state.check_state import Check
from starboard.games.vanguard.state.game_state import VanguardState

ROWS = "green: sci -> success 1\nred -> nothing"


def current(g: VanguardState) -> Check:
    """The check that is open."""
    found = trip(g).check
    assert found is not None
    return found


def fields(g: VanguardState, sector: int = 2) -> dict[str, int]:
    """The markers on the tracks of the POI."""
    poi = top_poi(g, sector)
    assert poi is not None
    return poi.tracks


def row(g: VanguardState) -> str:
    """The row that was resolved last."""
    resolved = [event for event in g.news or [] if event.message.id == "vanguard-row"]
    return str(resolved[-1].message.args["row"]).removeprefix("vanguard-row-").removesuffix("()") if resolved else ""
