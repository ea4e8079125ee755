"""What there is to see of an attack on its way: for those who look on, the rules do not need it."""

from collections.abc import Sequence

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.attack_lines import MISS, Aim, Threatened, target, target_from
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import show


def show_incoming(g: TruckerState, seat: int, what: str, size: str, aim: Aim) -> None:
    """It comes in its lines, and stops before what it would hit."""
    if g.news is None:
        return
    b, ship = board_for(g, seat), g.truckers[seat].ship
    if aim.square >= 0:
        stops = [target_from(b, ship, aim.side, aim.square)]
    else:
        stops = [target(b, ship, aim.side, line) for line in aim.lines]
    at = next((stop for stop in stops if stop != MISS), MISS)
    show(g, "fly", seat=seat, at=at, what=what, size=size, side=aim.side, lines=list(aim.lines), stops=stops)


def show_swerve(g: TruckerState, seat: int, thruster: int, nozzle: int, hits: Sequence[Threatened]) -> None:
    """A thruster has moved the ship, and the attack leads elsewhere."""
    if g.news is not None:
        lines, stops = [hit.line for hit in hits], [hit.cell for hit in hits]
        show(g, "swerve", seat=seat, at=thruster, towards=nozzle, lines=lines, stops=stops)
