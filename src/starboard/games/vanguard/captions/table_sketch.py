"""An exploration as a small picture, for lists of tables: the sectors that were entered, by their distance from the
lander, and the away team. What is printed there is not told: it may still be sealed."""

from starboard.games.vanguard.board.sectors import distances
from starboard.games.vanguard.captions.table_scene import SCENES
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Pieces, Sketch


def sketches(g: VanguardState) -> list[Sketch]:
    """One picture for everybody: aboard, or on a planet."""
    trip = g.expedition
    if g.part == "over" or g.part in SCENES or not trip.boards or not trip.landing:
        return [Sketch("aboard")]
    far = distances(g, trip.landing)
    known = {trip.landing, *(member.sector for member in trip.team)}
    known |= {sector for sector, place in trip.places.items() if place.entered}
    spots: dict[int, tuple[int, int]] = {}
    for sector in sorted(known & far.keys(), key=lambda sector: (far[sector], sector)):
        beside = sum(x == far[sector] for x, _ in spots.values())
        spots[sector] = (far[sector], beside)
    seats = [section.commander for section in g.sections]
    things = [Pieces("lander", (spots[trip.landing],)), Pieces("sector", tuple(spots.values()))]
    for seat in sorted(set(seats)):
        team = [spots[one.sector] for one in trip.team if seats[one.section] == seat and one.sector in spots]
        things.append(Pieces("crew", tuple(team), seat))
    return [Sketch("planet", tuple(thing for thing in things if thing.at))]
