"""GT-B-11.8: sabotage."""

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.attack_lines import lines_of
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.content.cards import Sabotage
from starboard.games.trucker.rules.aboard.damage import destroy, show_hit
from starboard.games.trucker.rules.aboard.robots import crews_of
from starboard.games.trucker.rules.cards.comparing import show_weakest, skip
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Rules, show, tell
from starboard.kernel.squares import FRONT, LEFT

ATTEMPTS = 3
UPPER = (1, 2, 3)
"""OQ-LM-02: these name the row nearer the front where a die names two."""


def sabotage(g: TruckerState, card: Sabotage) -> Rules[None]:
    """GT-B-11.8.1: it strikes the smallest crew, among equals the one furthest ahead, and nobody who flies alone."""
    if len(g.order) < 2:
        skip(g, "GT-B-11.8.1")
        return
    crews = yield from crews_of(g, g.order, "GT-B-11.8.1")
    seat = min(g.order, key=lambda seat: crews[seat])
    tell(g, "trucker-sabotaged", "GT-B-11.8.1", seat=seat)
    show_weakest(g, seat, "crew", crews)
    for other in g.order:
        if other != seat:
            show(g, "passed", seat=other, card=g.card, why="weaker")
    b = board_for(g, seat)
    for _ in range(ATTEMPTS):
        cell = roll_square(g, b)
        if cell in g.truckers[seat].ship.parts:
            show_hit(g, seat, [cell], "sabotage")
            yield from destroy(g, seat, [cell])
            return
        if cell >= 0:
            tell(g, "trucker-sabotage-empty", "GT-B-11.8.2")
        else:
            tell(g, "trucker-sabotage-beyond", "GT-B-11.8.2")


def roll_square(g: TruckerState, b: Board) -> int:
    """GT-B-11.8.2: two dice for the column, two for the row; one each where the class has it so (OQ-LM-02). -1 when the
    dice name no square."""
    count = 2 if b.ship_class.aim == "sum" else 1
    across, down = [g.chance.roll() for _ in range(count)], [g.chance.roll() for _ in range(count)]
    columns, rows = lines_of(b, FRONT, sum(across)), lines_of(b, LEFT, sum(down))
    dice = [*across, *down]
    row = rows[0] if rows else -1
    if columns and len(rows) > 1:
        dice.append(g.chance.roll())
        row = rows[0] if dice[-1] in UPPER else rows[1]
    show(g, "dice", dice=dice, why="sabotage")
    return b.squares.cell(columns[0], row) if columns and rows else -1
