"""AE-B-13: a Return to Station turn: build, activate, scrapyard, return."""

from starboard.games.andromeda.content import content
from starboard.games.andromeda.effects.effects import Source, carry_out
from starboard.games.andromeda.moves.turn_moves import Activate, ActivateTogether, GoOn
from starboard.games.andromeda.names.names import named
from starboard.games.andromeda.notation.grammar import parse
from starboard.games.andromeda.rules.events.event_track import move_marker
from starboard.games.andromeda.rules.fleet.ships import ships_at
from starboard.games.andromeda.rules.player_area.developments import build_moves, build_or_rebuild
from starboard.games.andromeda.rules.player_area.factions import has
from starboard.games.andromeda.rules.player_area.modules import activate
from starboard.games.andromeda.rules.player_area.passives import triggered
from starboard.games.andromeda.rules.player_area.resources import other_ways
from starboard.games.andromeda.rules.player_area.tracks import score
from starboard.games.andromeda.rules.turn.activations import (
    activations,
    mark_of,
    next_of_row,
    ships_that_activate,
    usual,
)
from starboard.games.andromeda.rules.turn.free_actions import offered, take, with_free_actions
from starboard.games.andromeda.state.game_state import BAY, REPAIR_BAY, SCRAPYARD, SHIP_TYPES, TYPE_OF, AndromedaState
from starboard.kernel import CHECKPOINT, Ask, Move, Rules, show, tell

WRECK_POINTS = 2
"""AE-B-13.5."""
SECOND_LIFE = 3
ONE_REPAIR = parse("repair(1)")


def build_step(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-13.1: the player may build one development."""
    while options := build_moves(g, who, 0):
        yield CHECKPOINT
        offer = with_free_actions(g, who, options, (*other_ways(g, who), GoOn()))
        move = yield Ask(who, "andromeda-ask-develop", offer, "AE-B-13.1")
        if isinstance(move, GoOn):
            return
        if move in options:
            yield from build_or_rebuild(g, who, move, 0)
            return
        yield from take(g, who, move)


def activate_step(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-13.2: one thing a ship, in any order."""
    while (ships := ships_that_activate(g, who)) > 0 and (options := activations(g, who)):
        yield CHECKPOINT
        move: Move | None = next_of_row(g, options)
        if move is None:
            move = yield from _ask_what(g, who, ships, options)
        if isinstance(move, GoOn):
            break
        if isinstance(move, ActivateTogether):
            g.waking = [mark_of(one) for one in usual(g, who, options)]
        elif isinstance(move, Activate):
            yield from _activate(g, who, move)
        else:
            yield from take(g, who, move)
    g.waking = []
    g.players[who].woken = list(g.activated)


def _ask_what(g: AndromedaState, who: int, ships: int, options: list[Activate]) -> Rules[Move]:
    together = [ActivateTogether()] if len(usual(g, who, options)) > 1 else []
    offer = with_free_actions(g, who, [*options], (*together, GoOn()))
    move: Move = yield Ask(who, "andromeda-ask-activate", offer, "AE-B-13.2", {"count": ships})
    offered(g, who)
    return move


def _activate(g: AndromedaState, who: int, move: Activate) -> Rules[None]:
    g.activated.append(mark_of(move))
    g.activations += 1
    if move.place >= 0:
        yield from activate(g, who, move.place)
        return
    tell(g, "andromeda-activated", "AE-B-13.2", seat=who, what=named(move.what))
    show(g, "wake", who=who, what=move.what, place=-1)
    yield from carry_out(g, who, content().core[move.what].effect, Source(move.what, "AE-B-13.2"))


def scrapyard_step(g: AndromedaState, who: int) -> None:
    """AE-B-13.5: points for ships in the scrapyard that nobody repaired."""
    wrecks = len(ships_at(g, who, SCRAPYARD))
    points = wrecks * (SECOND_LIFE if has(g, who, "second_life") else WRECK_POINTS)
    g.chronicle.returns += (g.turns, who, points)
    if wrecks:
        tell(g, "andromeda-wrecks", "AE-B-13.5", seat=who, count=wrecks)
        score(g, who, points, "AE-B-13.5", "scrapyard")


def return_step(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-13.6, AE-B-13.7: all ships go to the bay, shields are whole again; then what a return brings, and the event
    marker advances."""
    player = g.players[who]
    away = [ship for ship, place in enumerate(player.ships) if place >= 0 or place in (SCRAPYARD, REPAIR_BAY)]
    starts = [player.ships[ship] for ship in away]
    for ship in away:
        player.ships[ship] = BAY
    player.shield = 0
    player.bonuses = []
    if g.news is not None:
        tell(g, "andromeda-returned", "AE-B-13.6", seat=who, count=len(away))
        show(g, "home", who=who, ships=[SHIP_TYPES[TYPE_OF[ship]] for ship in away], starts=starts)
    yield from triggered(g, who, "on_return")
    if has(g, who, "hymn_of_steel"):
        yield from carry_out(g, who, ONE_REPAIR, Source("hymn_of_steel", "AE-B-3.5"))
    move_marker(g, 1, "AE-B-13.7")
