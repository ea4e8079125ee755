"""What is printed on the components, as plain data for clients: the same for all matches."""

from functools import cache
from typing import Any

import msgspec

from starboard.games.andromeda.content import REGION_NAMES, content
from starboard.games.andromeda.names.effect_names import effect_words
from starboard.games.andromeda.names.names import named
from starboard.games.andromeda.notation.grammar import Effect
from starboard.games.andromeda.state.game_state import MODULE_TYPES, RESOURCES, SHIP_TYPES, TRACKS
from starboard.games.andromeda.view.hegemon_printed import printed_hegemon


@cache
def printed() -> dict[str, Any]:
    """The map, tiles, ships, cards, modules, tokens and tracks."""
    c = content()
    return {
        "regions": list(REGION_NAMES),
        "resources": list(RESOURCES),
        "tracks": {
            "names": list(TRACKS),
            "end_vp": list(c.tracks.end_vp),
            "development_value": list(c.tracks.development_value),
            "effects": [[_words(effect) for effect in track] for track in c.tracks.effects],
        },
        "module_types": list(MODULE_TYPES),
        "ship_types": list(SHIP_TYPES),
        "map": {
            "xs": list(c.board.xs),
            "ys": list(c.board.ys),
            "gate": c.board.gate,
            "nebulae": [list(spaces) for spaces in c.board.nebulae],
        },
        "event_steps": {str(players): steps for players, steps in c.event_track.steps.items()},
        "kinds": dict(c.kinds),
        "planets": {
            id: [planet.type, planet.leaders, planet.development.id] for id, planet in c.regions.planets.items()
        },
        "developments": _things(c.regions.developments),
        "bases": _things(c.regions.bases),
        "special": _things(c.regions.special),
        "ships": [_thing(ship) for ship in c.ships],
        "upgrades": _things(c.upgrades),
        "factions": _things(c.factions),
        "raiders": _things(c.raiders),
        "modules": _things(c.modules),
        "core": _things(c.core),
        "moons": _things(c.moons),
        "tokens": _things(c.tokens),
        "tactics": _things(c.tactics),
        "events": _things(c.events),
        "destinies": _things(c.destinies),
        "gate": [_words(effect) for effect in c.gate],
        "hegemon": printed_hegemon(),
    }


def _things(table: Any) -> dict[str, Any]:
    return {id: _thing(thing) for id, thing in table.items()}


def _thing(thing: Any) -> dict[str, Any]:
    """The fields of a component under its name; effects as words."""
    fields = {name: getattr(thing, name) for name in thing.__struct_fields__}
    shown = {name: _words(value) if isinstance(value, Effect) else value for name, value in fields.items()}
    return {"name": msgspec.to_builtins(named(thing.id)), **msgspec.to_builtins(shown)}


def _words(effect: Effect) -> Any:
    return msgspec.to_builtins(effect_words(effect)) if effect.steps else None
