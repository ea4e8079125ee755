"""The first state of a game: everything in the box, nobody has anything."""

from starboard.games.trucker.content import content
from starboard.games.trucker.ship.state import Ship
from starboard.games.trucker.state import Trucker, TruckerState
from starboard.kernel import Chance, Options

BASE = "base"


def first_state(seats: int, options: Options, chance: Chance) -> TruckerState:
    """GT-B-2.3: players start with no credits. The rounds take what they need out of the box (GT-B-2.5)."""
    classes = options["classes"]
    build, guided, seconds = options["build"], options["guided"], options["seconds"]
    assert isinstance(classes, tuple)
    assert isinstance(build, str)
    assert isinstance(guided, bool)
    assert isinstance(seconds, int)
    printed = content()
    decks: dict[int, list[str]] = {}
    for id, card in printed.cards.items():
        decks.setdefault(card.level, []).append(id)
    tiles = [tile for tile in printed.tiles.values() if tile.set == BASE]
    return TruckerState(
        chance=chance,
        truckers=[Trucker(Ship()) for _ in range(seats)],
        classes=[str(ship_class) for ship_class in classes],
        build=build,
        guided=guided,
        seconds=seconds,
        decks=decks,
        # Some tiles are printed twice: their id then stands for either.
        heap=[tile.id for tile in tiles if tile.kind.id != "starting_cabin" for _ in range(tile.count)],
        away=[tile.id for tile in tiles if tile.kind.id == "starting_cabin"],
    )
