"""GT-B-10.4: what becomes of a ship that loses components."""

from collections.abc import Collection, Sequence

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.cabins import crew_size
from starboard.games.trucker.board.ship.lost_components import broken, keep, leave, lose
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.moves.building_moves import KeepPiece
from starboard.games.trucker.names.names import kind_name
from starboard.games.trucker.rules.aboard.stasis import wake
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Ask, Move, Rules, tell


def destroy(g: TruckerState, seat: int, cells: Collection[int]) -> Rules[None]:
    """GT-B-10.4: all components that are hit go at once (GT-LM-2.5.1); then what is no longer joined to the piece that
    the owner keeps; then aliens without life support. After that sleepers may wake up (GT-X1-3.2a)."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    crew = crew_size(ship) if ship.sleepers else 0
    for cell in cells:
        kind = kind_name(b.parts[ship.parts[cell]].kind.id)
        tell(g, "trucker-destroyed", "GT-B-10.4.1", seat=seat, kind=kind, square=b.name(cell))
    lose(ship, cells)
    g.truckers[seat].wrecks += cells
    for pieces in broken(b, ship):
        options: list[Move] = [KeepPiece(b.column(piece[0]), b.row(piece[0])) for piece in pieces]
        move = yield Ask(seat, "trucker-ask-save-piece", options, "GT-B-10.4.2")
        gone = keep(b, ship, pieces[options.index(move)])
        g.truckers[seat].wrecks += gone
        tell(g, "trucker-broke-off", "GT-B-10.4.2", seat=seat, count=len(gone), squares=names_of(b, gone))
    for cell in leave(b, ship):
        tell(g, "trucker-alien-left", "GT-B-10.4.3", seat=seat, square=b.name(cell))
    if crew_size(ship) < crew:
        yield from wake(g, seat)


def names_of(b: Board, cells: Sequence[int]) -> str:
    """Squares in one line."""
    return "; ".join(b.name(cell) for cell in cells)
