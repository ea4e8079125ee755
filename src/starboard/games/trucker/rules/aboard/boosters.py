"""GT-X1-3.3, 3.5: cannon and shield boosters. Our reading: a booster takes a battery, and what it boosts is destroyed
afterwards, with all that follows from losing a component (GT-B-10.4)."""

from collections.abc import Iterable, Mapping, Sequence

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.boosted import boosted_cannons
from starboard.games.trucker.moves.flight_moves import OverloadCannon
from starboard.games.trucker.rules.aboard.batteries import ANY, Tokens, power
from starboard.games.trucker.rules.aboard.damage import destroy, show_hit
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Ask, Move, Rules, tell


def overload_cannon(
    g: TruckerState, seat: int, powered: Sequence[int], boosters: Sequence[int], tokens: Tokens = ANY
) -> Rules[None]:
    """GT-X1-3.3: pay for the double cannons in use and for one of these boosters; a cannon joined to it burns out."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    by = booster_for(boosted_cannons(b, ship), boosters)
    cells = sorted(by)
    cell = cells[0]
    if len(cells) > 1:
        options: list[Move] = [OverloadCannon(b.column(there), b.row(there)) for there in cells]
        move = yield Ask(seat, "trucker-ask-overload", options, "GT-X1-3.3")
        cell = b.cell(move.column, move.row)
    yield from power(g, seat, [*powered, by[cell]], tokens)
    tell(g, "trucker-boosted", "GT-X1-3.3", seat=seat)
    show_hit(g, seat, [cell], "overload")
    yield from destroy(g, seat, [cell])


def booster_for(boosted: Mapping[int, Sequence[int]], boosters: Iterable[int]) -> dict[int, int]:
    """For each component that one of these boosters can overload the first booster that can."""
    found: dict[int, int] = {}
    for booster in boosters:
        for cell in boosted[booster]:
            found.setdefault(cell, booster)
    return found
