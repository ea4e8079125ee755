"""AE-E-14: the Hegemon returns to station. Each function is one step; `hegemon_turn` calls them."""

from starboard.games.andromeda.board.hegemon_officers import commands
from starboard.games.andromeda.board.players import hegemon_player, hegemon_side, the_hegemon
from starboard.games.andromeda.names.names import by, named
from starboard.games.andromeda.rules.fleet.ships import on_map, ships_at
from starboard.games.andromeda.rules.hegemon.hegemon_command import move_command
from starboard.games.andromeda.rules.hegemon.hegemon_developments import build
from starboard.games.andromeda.rules.officer.reasons import tell_why
from starboard.games.andromeda.rules.player_area import tactics
from starboard.games.andromeda.rules.player_area.tracks import score
from starboard.games.andromeda.state.game_state import (
    BAY,
    REPAIR_BAY,
    SCRAPYARD,
    SHIP_TYPES,
    SHIPS_OF,
    TRANSPORT,
    TYPE_OF,
    USED_UP,
    AndromedaState,
)
from starboard.kernel import CHECKPOINT, Message, Rules, show, tell

WRECK_POINTS = 2
"""AE-E-14.5."""


def build_step(g: AndromedaState) -> Rules[None]:
    """AE-E-14.3: it builds, if it can. Levies draws a card before anything else."""
    if commands(g, "levies"):
        tell(g, "andromeda-hegemon-ability", "AE-E-6.2", ability=named("levies"))
        tactics.draw(g, hegemon_side(g), 1, "AE-E-6.2")
    yield from build(g, "AE-E-14.3")


def command_step(g: AndromedaState) -> Rules[None]:
    """AE-E-14.4: one space for each ship on the map and in the repair bay. Ships are counted again after each space:
    one that its benefit repairs is good for another. The transport of a development no longer counts (AE-E-14.8)."""
    h = the_hegemon(g)
    while h.commands < moving(g):
        yield CHECKPOINT
        h.commands += 1
        yield from move_command(g, "AE-E-14.4")
    h.commands = 0


def moving(g: AndromedaState) -> int:
    """AE-E-14.4: the ships that move the command marker."""
    return len(on_map(g, hegemon_side(g))) + len(ships_at(g, hegemon_side(g), REPAIR_BAY))


def scrapyard_step(g: AndromedaState) -> None:
    """AE-E-14.5: points for ships in the scrapyard, none for those in the repair bay."""
    wrecks = len(ships_at(g, hegemon_side(g), SCRAPYARD))
    g.chronicle.returns += (g.turns, hegemon_side(g), wrecks * WRECK_POINTS)
    if wrecks:
        tell_why(g, "andromeda-wrecks", "AE-E-14.5", ["points"], seat=Message("andromeda-the-hegemon"), count=wrecks)
        score(g, hegemon_side(g), wrecks * WRECK_POINTS, "AE-E-14.5", "scrapyard")


def return_step(g: AndromedaState) -> None:
    """AE-E-14.6: all ships go back to their places, transports to the free outlines with the lowest numbers; the
    cruiser's shield is whole again. The event marker stays (AE-E-14.7)."""
    player = hegemon_player(g)
    away = [ship for ship, place in enumerate(player.ships) if place not in (BAY, USED_UP)]
    starts = [player.ships[ship] for ship in away]
    transports = sum(ship in SHIPS_OF[TRANSPORT] for ship in away)
    free = [ship for ship in SHIPS_OF[TRANSPORT] if player.ships[ship] != BAY]
    for number, ship in enumerate(free):
        player.ships[ship] = BAY if number < transports else USED_UP
    for ship in away:
        if ship not in SHIPS_OF[TRANSPORT]:
            player.ships[ship] = BAY
    player.shield = 0
    tell(g, "andromeda-returned", "AE-E-14.6", seat=by(g, hegemon_side(g)), count=len(away))
    show(g, "home", who=hegemon_side(g), ships=[SHIP_TYPES[TYPE_OF[ship]] for ship in away], starts=starts)


RETURN = {"build": build_step, "command": command_step, "scrapyard": scrapyard_step, "return": return_step}
"""AE-E-14.2: the steps in their order."""
