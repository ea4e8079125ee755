"""A table on which every word for places and people means something."""

from games.vanguard.campaigns.cards.hush import gathered
from games.vanguard.campaigns.planets.ground import trip
from games.vanguard.saying import me
from starboard.games.vanguard.board.sectors import threat
from starboard.games.vanguard.state.board_state import Poi
from starboard.games.vanguard.state.game_state import VanguardState


def on_hush() -> VanguardState:
    """Three people in sector 2, one in sector 1, the herd in 5 and 7, cries and tracks here and there."""
    g = gathered("security", "from:4")
    e = trip(g)
    standee = threat(g, "T02")
    assert standee is not None
    standee.sectors = [5, 7, 0]
    for sector, cries in ((2, 1), (4, 3), (9, 3)):
        e.places[sector].markers["cry"] = cries
    for sector, place in e.places.items():
        place.entered = sector in (1, 2, 4)
        for poi in place.pois:
            poi.tracks = {}
    e.places[6].pois, e.places[8].pois = [Poi("143"), Poi("000")], [Poi("000")]
    e.places[4].pois[-1].tracks, e.places[9].pois[-1].tracks = {"0.green": 2, "1.green": 1, "0.red": 4}, {"0.green": 2}
    me(g).came_from, e.landing = 1, 8
    e.team[1].dead = True
    return g
