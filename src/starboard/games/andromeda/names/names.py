"""What things are called, as messages. Everything that is printed has its name under its id."""

from functools import cache

from starboard.games.andromeda.board.players import is_person
from starboard.games.andromeda.content import REGION_NAMES, content
from starboard.games.andromeda.content.boxes import own_names
from starboard.games.andromeda.content.hegemon import hegemon_things
from starboard.games.andromeda.state.game_state import (
    FIRST_NEBULA,
    NOWHERE,
    RESOURCES,
    SHIP_TYPES,
    TRACKS,
    TYPE_OF,
    AndromedaState,
)
from starboard.kernel import Arg, Message


@cache
def things() -> frozenset[str]:
    """The ids of everything that has a name: what is printed, resources, tracks, abilities."""
    c = content()
    abilities = [ability for faction in c.factions.values() for ability in faction.abilities]
    return frozenset(
        [
            *(*c.kinds, *c.regions.developments, *c.upgrades, *c.factions, *c.raiders, *c.modules, *c.core, *c.tokens),
            *(*c.tactics, *c.events, *c.destinies, *RESOURCES, *TRACKS, *SHIP_TYPES, *abilities),
            *("any", "card", "tactics"),
        ]
    )


@cache
def named(id: str) -> Message:
    """The name of a card, module, token, tile, ship, faction, raider, ability, resource or track. Whatever is asked,
    there is an answer: a record that somebody wrote by hand may name what is not there."""
    if id.startswith("moon_"):
        return moon_name(id)
    if id in own_names():
        return Message("andromeda-own", {"name": own_names()[id]})
    if id not in things() and id not in hegemon_things():
        return Message("andromeda-unknown")
    return Message(f"andromeda-thing-{id.replace('_', '-')}")


def moon_name(id: str) -> Message:
    """AE-B-9.4: what tells one moon from another is its symbol, and whether it bears a relic."""
    moon = content().moons.get(id)
    if moon is None:
        return Message("andromeda-moon-unknown")
    symbols: list[Message] = []
    for step in moon.symbol.steps:
        name, args = step[0].calls[0].name, step[0].calls[0].args
        kind, count = ("tactics", args[0]) if name == "tactics" else (str(args[0]), args[1])
        symbols.append(counted(kind, int(count)))
    shown = listed(symbols) if symbols else Message("andromeda-symbol-nothing")
    return Message("andromeda-moon-relic" if moon.relics else "andromeda-moon", {"symbol": shown})


def listed(parts: list[Message]) -> Message:
    """Several things one after the other: commas between them, and a word before the last."""
    if not parts:
        return Message("andromeda-nothing")
    said = parts[0]
    for number, part in enumerate(parts[1:], 2):
        said = Message("andromeda-and" if number == len(parts) else "andromeda-list", {"first": said, "second": part})
    return said


def few(parts: list[Message]) -> Message:
    """The same on a button, which has room for three."""
    if len(parts) <= 3:
        return listed(parts)
    return Message("andromeda-few", {"first": parts[0], "second": parts[1], "count": len(parts) - 2})


def by(g: AndromedaState, who: int) -> Arg:
    """A player as the argument `seat` of a sentence that begins with it: a seat, or the Hegemon."""
    return who if is_person(g, who) else Message("andromeda-the-hegemon")


def within(g: AndromedaState, who: int) -> Arg:
    """A player as the argument `seat` in the middle of a sentence."""
    return who if is_person(g, who) else Message("andromeda-the-hegemon-within")


def region_name(g: AndromedaState, region: int) -> Message:
    """A region of the map: what lies there, and where. `at` is its number, for those who point at it on the map."""
    if region >= FIRST_NEBULA:
        return Message("andromeda-nebula", {"number": region - FIRST_NEBULA + 1, "at": region})
    if region < 0:
        return Message("andromeda-space", {"space": "–", "at": NOWHERE})
    space = REGION_NAMES[region]
    if not g.tiles[region]:
        return Message("andromeda-space", {"space": space, "at": region})
    return Message("andromeda-place", {"tile": named(g.tiles[region]), "space": space, "at": region})


def resource_name(resource: int) -> Message:
    """Energy, ice, nanocarbon, titanium, credits."""
    return named(RESOURCES[resource])


def track_name(track: int) -> Message:
    """One of the five progress tracks."""
    return named(TRACKS[track])


def ship_name(ship: int) -> Message:
    """The type of a ship of a player."""
    return named(SHIP_TYPES[TYPE_OF[ship]])


def counted(id: str, count: int) -> Message:
    """A number of a resource or card. Languages that decline it know it by `kind`."""
    return Message("andromeda-symbol", {"count": count, "kind": id, "what": named(id)})


def goods(id: str, count: int) -> Message:
    """The same as the object of a sentence: somebody gains or gives them."""
    return Message("andromeda-goods", {"count": count, "kind": id, "what": named(id)})


def amounts(counts: list[tuple[str, int]]) -> Message:
    """How many of each, leaving out those with none."""
    return listed([counted(id, count) for id, count in counts if count])
