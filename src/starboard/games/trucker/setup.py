"""The first state of a game: everything in the box, nobody has anything."""

from starboard.games.trucker.content import Tile, content
from starboard.games.trucker.content.cards import Commandos, Predator
from starboard.games.trucker.state.game_state import Trucker, TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import Chance, Options

BOXES = {
    "none": ("base",),
    "big": ("base", "big_expansion"),
    "both": ("base", "big_expansion", "another_big_expansion"),
}
"""The boxes that each choice of the option `kit` opens."""
FIVE_PLAYERS = 5
DEEPEST_SPACE = 4


def first_state(seats: int, options: Options, chance: Chance) -> TruckerState:
    """GT-B-2.3: players start with no credits. The rounds take what they need out of the box (GT-B-2.5)."""
    classes = options["classes"]
    build, guided, seconds = options["build"], options["guided"], options["seconds"]
    kit, intruders, loans = options["kit"], options["intruders"], options["loans"]
    assert isinstance(classes, tuple)
    assert isinstance(build, str)
    assert isinstance(guided, bool)
    assert isinstance(seconds, int)
    assert isinstance(kit, str)
    assert isinstance(intruders, bool)
    tiles = tiles_in_play(seats, kit)
    return TruckerState(
        chance=chance,
        truckers=[Trucker(Ship()) for _ in range(seats)],
        classes=[str(ship_class) for ship_class in classes],
        build=build,
        guided=guided,
        seconds=seconds,
        decks=decks_in_play(kit, intruders),
        # Some tiles are printed twice: their id then stands for either.
        heap=[tile.id for tile in tiles if tile.kind.id != "starting_cabin" for _ in range(tile.count)],
        away=[tile.id for tile in tiles if tile.kind.id == "starting_cabin"],
        loans=content().flights.loans.tokens if loans else 0,
        formerly=False,
    )


def tiles_in_play(seats: int, kit: str) -> list[Tile]:
    """GT-X1-2.1: five players need the fifth starting cabin and more components than the base game has, so that they
    always play with those of the first expansion."""
    boxes = BOXES["big"] if seats == FIVE_PLAYERS and kit == "none" else BOXES[kit]
    return [tile for tile in content().tiles.values() if tile.set in boxes]


def decks_in_play(kit: str, intruders: bool) -> dict[int, list[str]]:
    """GT-X2-1.1: the cards of level IV come with the second expansion, and need not bring intruders (GT-X2-5.6)."""
    decks: dict[int, list[str]] = {}
    for id, card in content().cards.items():
        if card.level == DEEPEST_SPACE and kit != "both":
            continue
        if isinstance(card, Commandos | Predator) and not intruders:
            continue
        decks.setdefault(card.level, []).append(id)
    return decks
