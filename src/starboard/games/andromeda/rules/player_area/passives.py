"""What works by itself, and when: passive modules, developments, lasting tokens, upgrades of ships."""

from collections.abc import Mapping
from functools import cache

from starboard.games.andromeda.board.players import is_person, is_told
from starboard.games.andromeda.content import content
from starboard.games.andromeda.content.fleet import Upgrade
from starboard.games.andromeda.effects.effects import Source, carry_out
from starboard.games.andromeda.notation.grammar import Effect
from starboard.games.andromeda.state.game_state import TYPE_OF, AndromedaState
from starboard.kernel import Rules

Acting = Mapping[str, tuple[Effect, Source]]


@cache
def _acting(trigger: str) -> tuple[Acting, Acting, Acting]:
    """What acts at a moment: modules and tokens by their ids, developments by the tiles of their planets."""
    c = content()
    modules = {
        id: (design.effect, Source(id, "AE-B-16.5")) for id, design in c.modules.items() if design.trigger == trigger
    }
    developments = {
        tile: (planet.development.ability, Source(planet.development.id, "AE-B-17.7"))
        for tile, planet in c.regions.planets.items()
        if planet.development.trigger == trigger
    }
    tokens = {id: (face.effect, Source(id, "AE-B-22.1")) for id, face in c.tokens.items() if face.timing == trigger}
    return modules, developments, tokens


def passives(g: AndromedaState, who: int, trigger: str) -> list[tuple[Effect, Source]]:
    """The effects of a player's station and developments at a moment, in this order: modules, developments, tokens.
    Damaged modules and collapsed developments have none (AE-B-16.5, AE-B-17.10). Upgrades are asked about ship by ship.
    At a table of their own people carry them out themselves.
    """
    # Asked more often than almost anything: most matches are played here, and need no call to know it.
    if g.told and is_told(g, who):
        return []
    modules, developments, tokens = _acting(trigger)
    player = g.players[who]
    found: list[tuple[Effect, Source]] = []
    if modules:
        for module in player.modules:
            if module.id in modules and not module.damage and not module.mechaphage:
                found.append(modules[module.id])
    if developments:
        for development in g.developments:
            if development.owner == who and not development.collapsed and g.tiles[development.region] in developments:
                found.append(developments[g.tiles[development.region]])
    if tokens and player.tokens:
        found += [tokens[token] for token in player.tokens if token in tokens]
    return found


def upgrade_of(g: AndromedaState, who: int, ship: int) -> Upgrade | None:
    """AE-B-15.6: the upgrade that applies to a ship."""
    tile = g.players[who].upgrades[TYPE_OF[ship]]
    return content().upgrades[tile] if tile else None


def triggered(g: AndromedaState, who: int, trigger: str) -> Rules[None]:
    """Carry out what works at this moment. The Hegemon never activates its modules, and passive ones do nothing for it
    (AE-E-9.7)."""
    if is_person(g, who):
        for effect, source in passives(g, who, trigger):
            yield from carry_out(g, who, effect, source)
