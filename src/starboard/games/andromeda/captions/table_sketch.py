"""The map as a small picture, for lists of tables: regions, ships and raiders, and where the turn is."""

from starboard.games.andromeda.board.map import kind_of, regions_with_tiles
from starboard.games.andromeda.board.players import is_hegemon, people
from starboard.games.andromeda.content import content
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Pieces, Sketch


def sketches(g: AndromedaState) -> list[Sketch]:
    """One picture for everybody."""
    found: dict[str, list[int]] = {}
    for region in regions_with_tiles(g):
        found.setdefault(kind_of(g, region), []).append(region)
    things = [_pieces(kind, regions) for kind, regions in found.items()]
    if g.region >= 0:
        things.append(_pieces("active", [g.region]))
    for who in people(g):
        things.append(_pieces("home", [place.region for place in g.developments if place.owner == who], who))
    things.append(_pieces("raider", [raider.region for raider in g.raiders]))
    for who, player in enumerate(g.players):
        places = sorted({place for place in player.ships if place >= 0})
        things.append(_pieces("hegemon", places) if is_hegemon(g, who) else _pieces("ship", places, who))
    return [Sketch("edge", tuple(thing for thing in things if thing.at))]


def _pieces(look: str, regions: list[int], seat: int = -1) -> Pieces:
    board = content().board
    return Pieces(look, tuple((board.xs[region], board.ys[region]) for region in regions), seat)
