"""Which places the table has now for one seat: what lessons may point at. `captions` says what they are called."""

from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.view.printed import printed
from starboard.games.andromeda.view.station_view import PlayerView
from starboard.games.andromeda.view.view import AndromedaView, view


def has_place(g: AndromedaState, seat: int, place: str) -> bool:
    """Whether this place is on the table as the seat sees it."""
    kind, _, name = place.partition(":")
    seen = view(g, seat, reckon=False)
    places = _on_the_table(seen)
    if seat < len(seen.players):
        places = places | _of_player(seen.players[seat])
        places["die"] = _dice(seen, seat)
    return name in places.get(kind, set())


def _on_the_table(seen: AndromedaView) -> dict[str, set[str]]:
    """What everybody has before them."""
    paper = printed()
    return {
        "region": {region.name for region, tile in zip(paper.regions, seen.map.tiles, strict=True) if tile},
        "track": set(paper.tracks.names),
        "column": {column.type for column in seen.market},
        "offer": {offer for column in seen.market for offer in column.offers},
    }


def _of_player(player: PlayerView) -> dict[str, set[str]]:
    """What lies before one player."""
    places: dict[str, set[str]] = {
        "core": set(printed().core),
        "module": {str(number) for number in range(len(player.station.modules))},
        "moon": set(player.station.moons),
        "token": set(player.station.tokens),
        "resource": set(printed().resources),
        "hand": set(player.hand.cards or ()),
    }
    for ships in player.fleet.ships:
        # Those on the map are where their region is.
        if ships.place != "region":
            places.setdefault(ships.place, set()).add(ships.type)
    return places


def _dice(seen: AndromedaView, seat: int) -> set[str]:
    sides = [] if seen.battle is None else seen.battle.sides
    return {str(die.place) for side in sides if side.who == seat for die in side.roll}
