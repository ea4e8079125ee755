"""What is printed on tiles, boards and cards, as data. It is read once and shared by all matches."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from starboard.content import BadContent
from starboard.games.trucker.content.cards import Adventure, read_cards
from starboard.games.trucker.content.flights import Flights, read_flights
from starboard.games.trucker.content.kit import Kit, read_kit
from starboard.games.trucker.content.ships import ShipClass, read_ships
from starboard.games.trucker.content.tiles import Kind, Tile, read_kinds, read_tiles

__all__ = [
    "Adventure",
    "BadContent",
    "Content",
    "Flights",
    "Kind",
    "Kit",
    "ShipClass",
    "Tile",
    "content",
    "read_content",
]


class Content(msgspec.Struct, frozen=True):
    """Everything that is printed, each thing under its id."""

    kinds: Mapping[str, Kind]
    tiles: Mapping[str, Tile]
    ships: Mapping[str, ShipClass]
    cards: Mapping[str, Adventure]
    flights: Flights
    kit: Kit


@cache
def content() -> Content:
    """The content of this package. `BadContent` the first time, if a file is damaged."""
    return read_content(files(__name__))


def read_content(folder: Traversable) -> Content:
    """The content in a folder, checked. `BadContent` says what is wrong and where."""
    kinds = read_kinds(folder)
    return Content(
        kinds,
        read_tiles(folder, kinds),
        read_ships(folder),
        read_cards(folder),
        read_flights(folder),
        read_kit(folder),
    )
