"""A turn that is taken at somebody's own table: one report after the other, until the next step can follow."""

from collections.abc import Callable

from starboard.games.andromeda.board.map import kind_of, regions_with_tiles
from starboard.games.andromeda.content import REGION_NAMES
from starboard.games.andromeda.moves.companion_moves import MarkerMoved, Peaceful, TurnOver
from starboard.games.andromeda.moves.turn_moves import GoOn, Launch, ReturnToStation
from starboard.games.andromeda.names.names import region_name
from starboard.games.andromeda.rules.companion.chore_list import in_step
from starboard.games.andromeda.rules.companion.companion_reports import MOST_REPORTS, RULE, heard, reports
from starboard.games.andromeda.rules.events.event_track import move_marker
from starboard.games.andromeda.rules.fleet.ships import contested
from starboard.games.andromeda.rules.player_area.moons import claim, claimable
from starboard.games.andromeda.state.game_state import BAY, REPAIR_BAY, SCRAPYARD, SHIP_TYPES, SHIPS_OF, AndromedaState
from starboard.kernel import CHECKPOINT, Ask, Move, Rules, tell

STEPS = (GoOn, Launch, ReturnToStation, TurnOver)
"""Moves with which a turn goes on to its next step; all others are reports."""


def hear_until(
    g: AndromedaState, who: int, steps: Callable[[AndromedaState, int], list[Move]], prompt: str
) -> Rules[Move]:
    """What else was done, until the turn goes on with one of `steps`; that move is given back. `g.activations` counts
    the reports of a turn."""
    while True:
        yield CHECKPOINT
        more = [*reports(g, who), MarkerMoved()] if g.activations < MOST_REPORTS else []
        move: Move = yield Ask(who, prompt, [*steps(g, who), *more], RULE)
        g.activations += 1
        if isinstance(move, STEPS):
            # Of the moon that was counted, nobody said anything: it has been claimed.
            g.assumed = ""
            return move
        if isinstance(move, MarkerMoved):
            move_marker(g, 1, "AE-B-19.1")
            in_step(g)
        elif isinstance(move, Peaceful):
            g.peaceful = True
            tell(g, "andromeda-told-peaceful", "AE-B-3.5", seat=who, region=region_name(g, g.region))
        else:
            yield from heard(move, g, who)


def told_launches(g: AndromedaState, who: int) -> list[Move]:
    """AE-B-7.1, AE-B-24.2: to any region but a quasar, for abilities that nobody knows here may open the others."""
    ships = g.players[who].ships
    kinds = [kind for kind, members in enumerate(SHIPS_OF) if any(ships[ship] == BAY for ship in members)]
    regions = [region for region in regions_with_tiles(g) if g.tiles[region] != "quasar"]
    return [Launch(SHIP_TYPES[kind], REGION_NAMES[region]) for kind in kinds for region in regions]


def assume(g: AndromedaState, who: int) -> None:
    """AE-B-9.2, AE-B-10.2: what a launch usually brings counts as done until somebody tells otherwise: the moon."""
    g.assumed = ""
    if kind_of(g, g.region) in ("planet", "nebula") and (moons := claimable(g, g.region)):
        g.assumed = moons[-1]
        claim(g, who, g.region, g.assumed, "AE-B-9.2")


def first_steps(g: AndromedaState, who: int) -> list[Move]:
    """AE-B-4.1: a launch or a return, or neither."""
    ships = g.players[who].ships
    returns = any(place >= 0 or place in (SCRAPYARD, REPAIR_BAY) for place in ships)
    return [*told_launches(g, who), *([ReturnToStation()] if returns else []), TurnOver()]


def later_steps(g: AndromedaState, who: int) -> list[Move]:
    """After a launch: another one in the same turn, or none."""
    return [*told_launches(g, who), TurnOver()]


def to_battle(g: AndromedaState, who: int) -> list[Move]:
    """Before a foray or a battle; one ability avoids the battle on a base."""
    avoidable = kind_of(g, g.region) == "base" and contested(g, g.region) and not g.peaceful
    return [GoOn(), *([Peaceful()] if avoidable else [])]


def turn_over(g: AndromedaState, who: int) -> list[Move]:
    """In a return turn no other step can be chosen."""
    return [TurnOver()]
