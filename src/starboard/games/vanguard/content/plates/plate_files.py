"""Plates as a campaign writes them: a list of words with what each is told, from the back to the front."""

from collections.abc import Mapping
from typing import Any

import msgspec

from starboard.games.vanguard.content.plates.plate_parameters import HEIGHT, WIDTH, Value
from starboard.games.vanguard.content.plates.plate_words import WORDS
from starboard.games.vanguard.notation.tree import BadNotation, unknown

CROPS: Mapping[str, tuple[int, int, int, int]] = {
    "tall": (350, 0, 500, 800),
    "wide": (0, 250, 1200, 470),
    "square": (200, 0, 800, 800),
}
"""Parts of a plate for narrow, low and square places: x, y, width and height, where the plate says nothing else."""


class Drawn:
    """A word of a plate, and what it is told. It is no struct, so that it is read by `read_drawn`."""

    __slots__ = ("draw", "given")

    def __init__(self, draw: str, given: dict[str, Value]) -> None:
        self.draw, self.given = draw, given


class Crops(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a crop begins; its size is always the same."""

    tall: int = CROPS["tall"][0]
    """From the left."""
    wide: int = CROPS["wide"][1]
    """From the top."""
    square: int = CROPS["square"][0]
    """From the left."""


class Plate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A picture."""

    id: str
    draw: tuple[Drawn, ...]
    crops: Crops = Crops()

    def crop(self, name: str) -> tuple[int, int, int, int]:
        """The part of it that is called so: x, y, width and height."""
        x, y, width, height = CROPS[name]
        x = {"tall": self.crops.tall, "square": self.crops.square}.get(name, x)
        y = self.crops.wide if name == "wide" else y
        return min(max(x, 0), WIDTH - width), min(max(y, 0), HEIGHT - height), width, height


class PlateFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of plates."""

    plate: tuple[Plate, ...] = ()


def read_drawn(value: Any) -> Drawn:
    """A table such as `{ draw = "ridge", y = 520 }`, checked word by word."""
    if not isinstance(value, dict) or not isinstance(value.get("draw"), str):
        raise BadNotation(str(value), "choice", '{ draw = "…" }')
    name = value["draw"]
    if name not in WORDS:
        raise unknown(name, WORDS)
    known = WORDS[name].parameters
    given = {}
    for key, one in value.items():
        if key != "draw":
            if key not in known:
                raise unknown(key, known)
            given[key] = known[key].read(key, one)
    missing = [key for key, parameter in known.items() if parameter.default is None and key not in given]
    if missing:
        raise BadNotation(name, "choice", ", ".join(missing))
    return Drawn(name, given)
