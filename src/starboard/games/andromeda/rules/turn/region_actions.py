"""AE-B-7.7: the actions of regions."""

from starboard.games.andromeda.board.map import kind_of
from starboard.games.andromeda.content import content
from starboard.games.andromeda.effects.effects import Source, carry_out
from starboard.games.andromeda.rules.battle.gate import gate_action
from starboard.games.andromeda.rules.player_area.developments import planet_at
from starboard.games.andromeda.rules.player_area.moons import claim_one
from starboard.games.andromeda.rules.player_area.resources import gain
from starboard.games.andromeda.rules.turn.told_turn import assume
from starboard.games.andromeda.state.game_state import ENERGY, AndromedaState
from starboard.kernel import Rules, show

NEBULA_ENERGY = 2
"""AE-B-10.3."""


def region_action(g: AndromedaState, who: int) -> Rules[None]:
    """Step 2 of a launch turn. A vortex has no action (AE-B-24.2)."""
    kind = kind_of(g, g.region)
    if g.told:
        # At their own table people carry it out, and tell where it brought something else.
        assume(g, who)
        return
    if kind == "planet":
        yield from planet_action(g, who)
    elif kind == "base":
        base = content().regions.bases[g.tiles[g.region]]
        show(g, "base", who=who, at=g.region, base=base.id)
        yield from carry_out(g, who, base.effect, Source(base.id, "AE-B-8.3"))
    elif kind == "nebula":
        yield from nebula_action(g, who)
    elif kind == "gate":
        yield from gate_action(g)


def planet_action(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-9.2: the top moon, or when none is left 1 resource of the planet."""
    if g.moons.get(g.region):
        yield from claim_one(g, who, [g.region], "AE-B-9.2")
    else:
        gain(g, who, planet_at(g, g.region).development.resource, 1, "AE-B-9.2")


def nebula_action(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-10.2, AE-B-10.3: one of the moons there (AE-E-4.3), or when none is left 2 energy."""
    if g.moons.get(g.region):
        yield from claim_one(g, who, [g.region], "AE-B-10.2")
    else:
        gain(g, who, ENERGY, NEBULA_ENERGY, "AE-B-10.3")
