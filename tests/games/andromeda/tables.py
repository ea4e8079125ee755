"""A table with one effect on it: what a player has before and after, in words that a test can write down."""

from collections.abc import Sequence
from typing import Any

from games.andromeda.battlefields import Played, bare_table, give
from starboard.games.andromeda.board.map import kind_of
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.effects.effects import Source, carry_out
from starboard.games.andromeda.notation.grammar import parse
from starboard.games.andromeda.rules.every_word import WORDS
from starboard.games.andromeda.setup import first_state
from starboard.games.andromeda.state.game_state import RESOURCES, SPACES, TRACKS, AndromedaState
from starboard.games.andromeda.state.options import OPTIONS, terms
from starboard.kernel import Move, chance_from

assert WORDS
TEST = Source("core_cargo", "AE-B-13.2")


def set_up(seats: int = 2, seed: int = 1, **options: Any) -> AndromedaState:
    """The table before the first question."""
    given = {option.id: option.default for option in OPTIONS} | options
    return first_state(terms(seats, given), chance_from(seed))


def rich_table(seats: int = 2, **options: Any) -> AndromedaState:
    """Everybody has five of each resource."""
    g = bare_table(seats, **options)
    for who in range(seats):
        give(g, who, energy=5, ice=5, nano=5, titan=5, credit=5)
    return g


def led_by(faction: str, seats: int = 2, **options: Any) -> AndromedaState:
    """A rich table where player 0 leads this faction."""
    g = rich_table(seats, **options)
    g.players[0].faction = faction
    return g


def holdings(g: AndromedaState, who: int) -> dict[str, int]:
    """What a player has, by name."""
    player = g.players[who]
    return {
        **dict(zip(RESOURCES, player.resources, strict=True)),
        **dict(zip(TRACKS, player.tracks, strict=True)),
        "cards": len(player.hand),
        "vp": player.vp,
        "leaders": player.leaders,
        "modules": len(player.modules),
        "moons": len(player.moons),
        "tokens": len(player.tokens),
        "upgrades": sum(tile != "" for tile in player.upgrades),
        "damage": sum(module.damage for module in player.modules),
        "bay": player.ships.count(-1),
        "vault": player.vault,
        "limit": player.hand_limit,
        "targeting": player.targeting,
    }


def changes(before: dict[str, int], after: dict[str, int]) -> str:
    """What became more or less, such as `ice+2 vp+1`, by name."""
    found = [(name, after[name] - before[name]) for name in sorted(before)]
    return " ".join(f"{name}{change:+}" for name, change in found if change)


def carried_out(g: AndromedaState, text: str, moves: Sequence[Move] = (), who: int = 0) -> str:
    """What an effect changes for a player who answers with these moves, and else declines."""
    before = holdings(g, who)
    Played(carry_out(g, who, parse(text), TEST)).through(*moves)
    return changes(before, holdings(g, who))


def region_of(g: AndromedaState, tile: str, keep: str = "") -> int:
    """Where a planet lies; if it does not, it is put in the place of another, but not of the one to keep."""
    if tile not in g.tiles:
        places = [region for region in range(SPACES) if kind_of(g, region) == "planet"]
        place = next(region for region in places if g.tiles[region] != keep)
        lying = g.tiles[place]
        g.planets.append(lying)
        g.planets.remove(tile)
        g.spare_moons[content().regions.planets[lying].type] += g.moons.pop(place)
        g.tiles[place] = tile
        spare = g.spare_moons[content().regions.planets[tile].type]
        g.moons[place] = [spare.pop() for _ in range(3)]
    return g.tiles.index(tile)


def name_of(region: int) -> str:
    """What a region is called in moves."""
    return next(name for name, number in NUMBER_OF.items() if number == region)
