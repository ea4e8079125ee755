"""AE-B-13: a Return to Station turn: build, activate, scrapyard, return."""

from starboard.games.andromeda.content import content
from starboard.games.andromeda.effects.effects import Source, carry_out, may_effect
from starboard.games.andromeda.moves.turn_moves import Activate, GoOn
from starboard.games.andromeda.names.names import named
from starboard.games.andromeda.notation.grammar import parse
from starboard.games.andromeda.rules.events.event_track import move_marker
from starboard.games.andromeda.rules.fleet.ships import on_map, ships_at
from starboard.games.andromeda.rules.player_area.developments import build_moves, build_or_rebuild
from starboard.games.andromeda.rules.player_area.factions import has
from starboard.games.andromeda.rules.player_area.modules import activate, can_activate
from starboard.games.andromeda.rules.player_area.passives import triggered
from starboard.games.andromeda.rules.player_area.resources import other_ways
from starboard.games.andromeda.rules.player_area.tracks import score
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


def ships_that_activate(g: AndromedaState, who: int) -> int:
    """AE-B-13.2, AE-B-13.4: a ship on the map or in the repair bay activates one thing each."""
    return len(on_map(g, who)) + len(ships_at(g, who, REPAIR_BAY)) - g.activations


def activations(g: AndromedaState, who: int) -> list[Move]:
    """AE-B-13.3: core functions and modules that were not activated in this turn; of equal modules the first."""
    found: list[Move] = [
        Activate(core.id, -1)
        for core in content().core.values()
        if core.id not in g.activated and may_effect(g, who, core.effect, Source(core.id, "AE-B-13.2"))
    ]
    seen: set[tuple[str, str]] = set()
    for place, module in enumerate(g.players[who].modules):
        if str(place) not in g.activated and (module.id, module.moon) not in seen and can_activate(g, who, module):
            seen.add((module.id, module.moon))
            found.append(Activate(module.id, place))
    return found


def activate_step(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-13.2: one thing a ship, in any order."""
    while (ships := ships_that_activate(g, who)) > 0 and (options := activations(g, who)):
        yield CHECKPOINT
        offer = with_free_actions(g, who, options, (GoOn(),))
        move = yield Ask(who, "andromeda-ask-activate", offer, "AE-B-13.2", {"count": ships})
        offered(g, who)
        if isinstance(move, GoOn):
            return
        if not isinstance(move, Activate):
            yield from take(g, who, move)
        elif move.place < 0:
            g.activated.append(move.what)
            g.activations += 1
            tell(g, "andromeda-activated", "AE-B-13.2", seat=who, what=named(move.what))
            show(g, "wake", who=who, what=move.what, place=-1)
            yield from carry_out(g, who, content().core[move.what].effect, Source(move.what, "AE-B-13.2"))
        else:
            g.activated.append(str(move.place))
            g.activations += 1
            yield from activate(g, who, move.place)


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
