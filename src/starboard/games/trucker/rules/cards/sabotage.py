"""GT-B-11.8: sabotage."""

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.attack_lines import lines_of
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.content.cards import Sabotage
from starboard.games.trucker.rules.aboard.damage import destroy
from starboard.games.trucker.rules.aboard.robots import smallest_crew
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Rules, tell
from starboard.kernel.squares import FRONT, LEFT

ATTEMPTS = 3
UPPER = (1, 2, 3)
"""OQ-LM-02: these name the row nearer the front where a die names two."""


def sabotage(g: TruckerState, card: Sabotage) -> Rules[None]:
    """GT-B-11.8.1: it strikes the smallest crew, among equals the one furthest ahead, and nobody who flies alone."""
    if len(g.order) < 2:
        tell(g, "trucker-card-skipped", "GT-B-11.8.1")
        return
    seat = yield from smallest_crew(g, g.order, "GT-B-11.8.1")
    tell(g, "trucker-sabotaged", "GT-B-11.8.1", seat=seat)
    b = board_for(g, seat)
    for _ in range(ATTEMPTS):
        cell = roll_square(g, b)
        if cell in g.truckers[seat].ship.parts:
            yield from destroy(g, seat, [cell])
            return
        if cell >= 0:
            tell(g, "trucker-sabotage-empty", "GT-B-11.8.2", square=b.name(cell) or "–")
        else:
            tell(g, "trucker-sabotage-beyond", "GT-B-11.8.2")


def roll_square(g: TruckerState, b: Board) -> int:
    """GT-B-11.8.2: two dice for the column, two for the row; one each where the class has it so (OQ-LM-02). -1 when the
    dice name no square."""
    dice = 2 if b.ship_class.aim == "sum" else 1
    columns = lines_of(b, FRONT, sum(g.chance.roll() for _ in range(dice)))
    rows = lines_of(b, LEFT, sum(g.chance.roll() for _ in range(dice)))
    if not columns or not rows:
        return -1
    row = rows[0] if len(rows) == 1 or g.chance.roll() in UPPER else rows[1]
    return b.squares.cell(columns[0], row)
