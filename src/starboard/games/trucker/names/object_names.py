"""What a move takes or gives away, as the object of a sentence: "take the cabin". Czech and Polish decline it, so these
are messages of their own beside the plain names. The ids are written out, so that a test finds those without words."""

from collections.abc import Collection, Mapping

from starboard.games.trucker.content import content
from starboard.games.trucker.content.tiles import DOUBLE, SINGLE, SMOOTH, UNIVERSAL, Kind, Tile
from starboard.kernel import Arg, Message

OBJECTS = {
    "starting_cabin": "trucker-the-starting-cabin",
    "cabin": "trucker-the-cabin",
    "life_support": "trucker-the-life-support",
    "battery_2": "trucker-the-battery",
    "battery_3": "trucker-the-battery",
    "cargo_1": "trucker-the-cargo-hold",
    "cargo_2": "trucker-the-cargo-hold",
    "cargo_3": "trucker-the-cargo-hold",
    "special_cargo_1": "trucker-the-special-hold",
    "special_cargo_2": "trucker-the-special-hold",
    "engine": "trucker-the-engine",
    "double_engine": "trucker-the-double-engine",
    "cannon": "trucker-the-cannon",
    "double_cannon": "trucker-the-double-cannon",
    "shield": "trucker-the-shield",
    "structural": "trucker-the-structural",
    "stasis_chamber": "trucker-the-stasis-chamber",
    "luxury_cabin": "trucker-the-luxury-cabin",
    "reactor_furnace": "trucker-the-reactor-furnace",
    "cannon_booster": "trucker-the-cannon-booster",
    "engine_booster": "trucker-the-engine-booster",
    "shield_booster": "trucker-the-shield-booster",
    "plating": "trucker-the-plating",
    "bidirectional_cannon": "trucker-the-bidirectional-cannon",
    "cannon_engine": "trucker-the-cannon-engine",
    "cargo_2_battery_2": "trucker-the-combined-hold",
    "special_cargo_1_battery_2": "trucker-the-combined-hold",
    "special_cargo_1_cargo_2": "trucker-the-combined-hold",
    "auto_defense": "trucker-the-defence-system",
    "router": "trucker-the-router",
    "crewbots": "trucker-the-crew-robots",
    "thruster": "trucker-the-thruster",
    "reinforced_shield": "trucker-the-reinforced-shield",
    "solar_panel": "trucker-the-solar-panel",
    "armoury": "trucker-the-armoury",
}

EDGES = {
    SMOOTH: "trucker-edge-smooth",
    SINGLE: "trucker-edge-single",
    DOUBLE: "trucker-edge-double",
    UNIVERSAL: "trucker-edge-universal",
}

FIGURES = {
    "brown": "trucker-count-brown",
    "purple": "trucker-count-purple",
    "cyan": "trucker-count-cyan",
}

COUNTS = {
    "red": "trucker-count-red",
    "yellow": "trucker-count-yellow",
    "green": "trucker-count-green",
    "blue": "trucker-count-blue",
}


def the_tile(id: str) -> Message:
    """A component, told from others of its kind by its size or colour; one that is not there is just a component."""
    tile = content().tiles.get(id)
    return Message(OBJECTS[tile.kind.id], _details(tile)) if tile else Message("trucker-the-component")


def _details(tile: Tile) -> dict[str, Arg]:
    if tile.kind.id == "life_support":
        return {"colour": "-".join(tile.colours)}
    size = _size(tile.kind)
    return {"size": size} if size else {}


def _size(kind: Kind) -> int:
    """How much fits on a component that holds one sort of thing."""
    sizes = [size for size in (kind.batteries, kind.cargo, kind.special) if size]
    return sizes[0] if len(sizes) == 1 else 0


def the_edges(id: str) -> Message:
    """What the four sides of a component show, before it is turned."""
    tile = content().tiles.get(id)
    if tile is None:
        return Message("trucker-edges-unknown")
    front, right, rear, left = (Message(EDGES[shown]) for shown in tile.connectors)
    return Message("trucker-edges", {"front": front, "right": right, "rear": rear, "left": left})


def crew_list(humans: int, aliens: Collection[str]) -> Message:
    """How many humans, and which aliens: a chain as well."""
    chain: Message | None = None
    going = [(FIGURES[colour], 1) for colour in FIGURES if colour in aliens]
    if humans or not going:
        going.append(("trucker-count-humans", humans))
    for left, (id, count) in enumerate(reversed(going)):
        chain = Message(id, {"count": count, "left": left, "more": chain or ""})
    assert chain is not None
    return chain


def goods_list(goods: Mapping[str, int]) -> Message:
    """How many goods of each colour: a chain of messages, each with how many are still to come."""
    chain: Message | None = None
    for left, (good, count) in enumerate(reversed([(good, count) for good, count in goods.items() if count])):
        chain = Message(COUNTS[good], {"count": count, "left": left, "more": chain or ""})
    return chain or Message("trucker-count-none")
