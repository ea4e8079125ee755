"""The first state of a game: everything in the box, nobody has anything."""

from starboard.games.trucker.content import Tile, content
from starboard.games.trucker.content.cards import Commandos, Predator
from starboard.games.trucker.state.game_state import Trucker, TruckerState
from starboard.games.trucker.state.options import BOXES, terms
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import Chance, Options

DEEPEST_SPACE = 4


def first_state(seats: int, options: Options, chance: Chance) -> TruckerState:
    """GT-B-2.3: players start with no credits. The rounds take what they need out of the box (GT-B-2.5)."""
    agreed = terms(seats, options)
    tiles = tiles_in_play(agreed.kit)
    return TruckerState(
        chance=chance,
        truckers=[Trucker(Ship()) for _ in range(seats)],
        classes=list(agreed.classes),
        build=agreed.build,
        guided=agreed.guided,
        seconds=agreed.seconds,
        decks=decks_in_play(agreed.kit, agreed.intruders),
        # Some tiles are printed twice: their id then stands for either.
        heap=[tile.id for tile in tiles if tile.kind.id != "starting_cabin" for _ in range(tile.count)],
        away=[tile.id for tile in tiles if tile.kind.id == "starting_cabin"],
        loans=content().flights.loans.tokens if agreed.loans else 0,
        formerly=False,
    )


def tiles_in_play(kit: str) -> list[Tile]:
    """The components of the boxes that are opened."""
    return [tile for tile in content().tiles.values() if tile.set in BOXES[kit]]


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
