"""What owners of the box have written down of their own components: folders with a `box.toml` in the places that the
variable STARBOARD_BOXES names. Each place is a box, or a folder of boxes.

The tables have the form of ours. What is printed there is theirs, and stays in their folder. Every table may be empty:
then ours stands in, or people are asked (`rules.companion`). The ids of what is in them begin with `own_` and the name
of the box, so that nothing of ours is ever called the same.
"""

import os
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec

from starboard.content import BadContent, folders_of_others, line_of, read_text, read_toml
from starboard.games.andromeda.content.box_slips import places_twice, slips

PLACES = "STARBOARD_BOXES"
HEAD = "box.toml"
OWN = "own_"
NAMED = re.compile(r"[a-z][a-z0-9]{0,19}")
"""What a box may be called: its name is a part of ids."""
LARGEST_FILE = 1 << 20
"""Bytes of one table: far more than a box holds."""
MOST_ROWS = 400
MOST_SPACES = 20
"""Spaces of a command ring: far more than one has."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Text = Annotated[str, msgspec.Meta(max_length=400)]


class BoxHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a box is called."""

    name: Name


class OwnOfficer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """AE-E-6.2: an officer, and in whose place it is chosen."""

    name: Name
    place: str
    level: Literal[1, 2, 3]
    ring: Annotated[tuple[Text, ...], msgspec.Meta(max_length=MOST_SPACES)]
    ability: Literal[
        "", "iron_line", "levies", "cold_reading", "annihilation_doctrine", "annexation", "foreknowledge"
    ] = ""
    progress: dict[str, Annotated[int, msgspec.Meta(ge=0, le=9)]] = {}
    temper: Literal["orderly", "bold", "cold"] = "orderly"


class OwnAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """AE-E-13.3: an action card of the Hegemon."""

    deck: Literal["I", "II", "III"]
    target: Text
    special: Literal["none", "build", "event", "repair"] = "none"


class OwnModule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """AE-B-16: a design of module. What it does is of no use to the Hegemon (AE-E-9.7)."""

    name: Name
    type: Literal["science", "industry", "commerce", "civilization"]
    cost: Text
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    damage: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0


class OwnEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """AE-B-19: an event."""

    name: Name
    deck: Literal["dawn", "twilight", "shadows"]
    affects: Literal["each", "board", "rich", "fleet", "behind", "gate"]
    effect: Text
    hegemon_effect: Text = "as_player"


class OwnPlanet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """AE-B-9: a planet tile."""

    name: Name
    planet_type: Literal["ice", "desert", "volcanic", "terran", "gas_giant"]
    leaders: Annotated[int, msgspec.Meta(ge=0, le=9)]


class Box(msgspec.Struct, frozen=True):
    """What one owner has written down."""

    id: str
    name: str
    folder: str
    officers: tuple[OwnOfficer, ...] = ()
    actions: tuple[OwnAction, ...] = ()
    modules: tuple[OwnModule, ...] = ()
    events: tuple[OwnEvent, ...] = ()
    planets: tuple[OwnPlanet, ...] = ()


TABLES: Mapping[str, type] = {
    "officers": OwnOfficer,
    "actions": OwnAction,
    "modules": OwnModule,
    "events": OwnEvent,
    "planets": OwnPlanet,
}
"""The tables of a box, by name; each lies in a file of that name."""
T = TypeVar("T")


def read_box(folder: Path) -> Box:
    """A box, checked. `BadContent` names the file, the line and the field that is wrong."""
    if not NAMED.fullmatch(folder.name):
        raise BadContent("contents-box-name", file=folder.name)
    for name in (HEAD, *(f"{table}.toml" for table in TABLES)):
        # What is copied, packed or shown is what lies in the folder, and nothing else of this machine.
        if not (folder / name).resolve().is_relative_to(folder.resolve()):
            raise BadContent("contents-leads-out", file=name)
        if (folder / name).is_file() and (folder / name).stat().st_size > LARGEST_FILE:
            raise BadContent("contents-too-large", file=name, most=LARGEST_FILE >> 20)
    head = read_toml(folder, HEAD, BoxHead)
    return Box(
        folder.name,
        head.name,
        str(folder),
        read_rows(folder, "officers", OwnOfficer),
        read_rows(folder, "actions", OwnAction),
        read_rows(folder, "modules", OwnModule),
        read_rows(folder, "events", OwnEvent),
        read_rows(folder, "planets", OwnPlanet),
    )


def read_rows(folder: Path, table: str, row: type[T]) -> tuple[T, ...]:
    """The rows of a table, checked; none where there is no such file."""
    name = f"{table}.toml"
    if not (folder / name).is_file():
        return ()
    shape = msgspec.defstruct(
        table.title(),
        [(table, Annotated[tuple[row, ...], msgspec.Meta(max_length=MOST_ROWS)], ())],  # type: ignore[valid-type]
        frozen=True,
        forbid_unknown_fields=True,
    )
    rows: tuple[T, ...] = getattr(read_toml(folder, name, shape), table)
    plain = [msgspec.to_builtins(one) for one in rows]
    found = [(number, slip) for number, one in enumerate(plain) for slip in slips(table, one)]
    for number, slip in found + (places_twice(plain) if table == "officers" else []):
        line = line_of(read_text(folder, name), f"$.{table}[{number}].{slip.field}")
        said = {"field": slip.field, "found": slip.found, "wanted": slip.wanted}
        raise BadContent("contents-field", file=name, line=line, **said)
    return rows


# -- Which there are -------------------------------------------------------------------------------------------------


def found_boxes() -> Mapping[str, Box]:
    """The sound boxes by their names; of two with the same name the first one. `starboard companion check` tells what
    is wrong with the others."""
    return found_again(os.environ.get(PLACES, ""))


@cache
def found_again(places: str) -> Mapping[str, Box]:
    """The boxes in these places, read once."""
    found: dict[str, Box] = {}
    for folder in box_folders(places):
        try:
            box = read_box(folder)
        except BadContent:
            continue
        found.setdefault(box.id, box)
    return found


def box_folders(places: str) -> Iterator[Path]:
    """Every folder with a `box.toml` in these places."""
    return folders_of_others(places, HEAD)


def own_id(box: str, table: str, row: int | str) -> str:
    """What a row of a table is called in states and records."""
    return f"{OWN}{box}_{table}_{row}"


@cache
def own_names() -> Mapping[str, str]:
    """What owners call their things, by their ids."""
    found: dict[str, str] = {}
    for box in found_boxes().values():
        found |= {own_id(box.id, "officer", one.place): one.name for one in box.officers}
        found |= {own_id(box.id, "module", number): one.name for number, one in enumerate(box.modules)}
        found |= {own_id(box.id, "event", number): one.name for number, one in enumerate(box.events)}
        found |= {own_id(box.id, "planet", number): one.name for number, one in enumerate(box.planets)}
    return found
