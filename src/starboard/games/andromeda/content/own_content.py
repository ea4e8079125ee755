"""What owners have written down of their own box, as the content that it stands beside; and plain modules, for boxes of
which nobody has written the modules down."""

from collections.abc import Mapping
from typing import TypeVar

from msgspec.structs import replace

from starboard.games.andromeda.content.boxes import Box, found_boxes, own_id
from starboard.games.andromeda.content.cards import EventCard
from starboard.games.andromeda.content.costs import FREE, parse_cost
from starboard.games.andromeda.content.regions import DevelopmentType, Planet
from starboard.games.andromeda.content.station import ModuleDesign
from starboard.games.andromeda.notation.grammar import parse
from starboard.games.andromeda.state.game_state import MODULE_TYPES
from starboard.games.andromeda.state.options import OPTIONS, OURS
from starboard.kernel import Message, Option, Options

T = TypeVar("T")
NOTHING = parse("")
PLAIN = "plain_"
"""The set of modules of which nothing is known but their type."""


def plain_modules() -> Mapping[str, ModuleDesign]:
    """One for each type: "a science module". Its price is asked where it matters."""
    return {
        f"{PLAIN}{name}": _design(f"{PLAIN}{name}", kind, PLAIN, "", 0, 0) for kind, name in enumerate(MODULE_TYPES)
    }


def own_modules() -> Mapping[str, ModuleDesign]:
    """The modules of all boxes; the set is that of the box."""
    return {
        id: _design(id, MODULE_TYPES.index(one.type), own_set(box.id), one.cost, one.copies, one.damage)
        for box in found_boxes().values()
        for id, one in _numbered(box, "module", box.modules)
    }


def _design(id: str, kind: int, set: str, cost: str, copies: int, damage: int) -> ModuleDesign:
    return ModuleDesign(id, kind, copies, set, parse_cost(cost), "", NOTHING, "none", FREE, damage, 0)


def own_events() -> Mapping[str, EventCard]:
    """The events of all boxes; each deck is a deck of its box."""
    return {
        id: EventCard(
            id,
            own_deck(box.id, one.deck),
            one.affects,
            parse(one.effect),
            None if one.hegemon_effect == "as_player" else parse(one.hegemon_effect),
            True,
        )
        for box in found_boxes().values()
        for id, one in _numbered(box, "event", box.events)
    }


def own_planets(developments: Mapping[str, DevelopmentType]) -> Mapping[str, Planet]:
    """The planets of all boxes."""
    by_type = {kind.planet_type: kind for kind in developments.values()}
    return {
        id: Planet(id, one.planet_type, one.leaders, by_type[one.planet_type])
        for box in found_boxes().values()
        for id, one in _numbered(box, "planet", box.planets)
    }


def _numbered(box: Box, table: str, rows: tuple[T, ...]) -> list[tuple[str, T]]:
    return [(own_id(box.id, table, number), one) for number, one in enumerate(rows)]


def own_set(box: str) -> str:
    """The set of the modules of a box."""
    return f"own_{box}"


def own_deck(box: str, deck: str) -> str:
    """The event deck of a box."""
    return f"own_{box}_{deck}"


def offered_options() -> tuple[Option, ...]:
    """What is agreed before a match, with the boxes that owners have written down."""
    return tuple(
        replace(option, choices=(OURS, *found_boxes())) if option.id == "box" else option for option in OPTIONS
    )


def missing_box(options: Options) -> Message | None:
    """The sentence for a match with a box that is no longer there."""
    box = options.get("box", OURS)
    if box == OURS or box in found_boxes():
        return None
    return Message("andromeda-box-gone", {"box": str(box)})
