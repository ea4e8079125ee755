"""AE-B-15.6, AE-B-15.7: upgrades of ships."""

from starboard.games.andromeda.content import content
from starboard.games.andromeda.effects.effects import Source, may, op
from starboard.games.andromeda.moves.effect_moves import TakeUpgrade
from starboard.games.andromeda.names.names import named
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Ask, Move, Rules, show, tell


def available(g: AndromedaState, who: int) -> list[str]:
    """One's own faction's tile and the neutral ones that are left, for types that have none yet."""
    player, upgrades = g.players[who], content().upgrades
    own = [content().factions[player.faction].upgrade] if player.faction else []
    neutral = [id for id, tile in upgrades.items() if not _of_faction(id) and g.neutral[tile.ship] > 0]
    return [id for id in [*own, *neutral] if not player.upgrades[upgrades[id].ship]]


def _of_faction(id: str) -> bool:
    return id.removeprefix("up_") in content().factions


@op("upgrade")
def _upgrade(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    for _ in range(int(args[0])):
        tiles = available(g, who)
        if not tiles:
            return
        tile = tiles[0]
        if len(tiles) > 1:
            options: list[Move] = [TakeUpgrade(id) for id in tiles]
            move = yield Ask(who, "andromeda-ask-upgrade", options, "AE-B-15.6")
            tile = move.tile
        ship = content().upgrades[tile].ship
        g.players[who].upgrades[ship] = tile
        if not _of_faction(tile):
            g.neutral[ship] -= 1
        tell(g, "andromeda-upgraded", "AE-B-15.6", seat=who, tile=named(tile))
        show(g, "upgrade", who=who, tile=tile)


@may("upgrade")
def _may_upgrade(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return bool(available(g, who))
