"""GT-B-10.4: what becomes of a ship that loses components."""

from collections.abc import Sequence

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.cabins import crew_size
from starboard.games.trucker.board.ship.lost_components import broken, keep, leave, lose
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.moves.building_moves import KeepPiece
from starboard.games.trucker.names.names import kind_name
from starboard.games.trucker.rules.aboard.deeds import note, note_lost
from starboard.games.trucker.rules.aboard.stasis import wake
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Ask, Move, Rules, show, tell


def show_hit(g: TruckerState, seat: int, cells: Sequence[int], by: str, side: int = -1) -> None:
    """Something strikes these components, which are still there: from a side, or from within."""
    show(g, "hit", seat=seat, at=cells[0], cells=cells, side=side, by=by)


def destroy(g: TruckerState, seat: int, cells: Sequence[int]) -> Rules[None]:
    """GT-B-10.4: all components that are hit go at once (GT-LM-2.5.1); then what is no longer joined to the piece that
    the owner keeps; then aliens without life support. After that sleepers may wake up (GT-X1-3.2a)."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    crew = crew_size(ship) if ship.sleepers else 0
    codes = [ship.parts[cell] for cell in cells]
    lose(ship, cells)
    note_lost(g, seat, len(cells))
    g.truckers[seat].wrecks += cells
    for code in codes:
        kind = kind_name(b.parts[code].kind.id)
        tell(g, "trucker-destroyed", "GT-B-10.4.1", seat=seat, kind=kind)
    show(g, "lost", seat=seat, cells=cells, what=codes, why="hit")
    for pieces in broken(b, ship):
        options: list[Move] = [KeepPiece(b.column(piece[0]), b.row(piece[0])) for piece in pieces]
        move = yield Ask(seat, "trucker-ask-save-piece", options, "GT-B-10.4.2")
        parts = dict(ship.parts)
        gone = keep(b, ship, pieces[options.index(move)])
        g.truckers[seat].wrecks += gone
        note_lost(g, seat, len(gone))
        note(g, seat, "broke-off", len(gone))
        tell(g, "trucker-broke-off", "GT-B-10.4.2", seat=seat, count=len(gone))
        show(g, "lost", seat=seat, cells=gone, what=[parts[cell] for cell in gone], why="loose")
    aliens = dict(ship.aliens)
    for cell in leave(b, ship):
        tell(g, "trucker-alien-left", "GT-B-10.4.3", seat=seat)
        show(g, "crew", seat=seat, cells=[cell], who=[aliens[cell]], change=-1)
    if crew_size(ship) < crew:
        yield from wake(g, seat)


def names_of(b: Board, cells: Sequence[int]) -> str:
    """Squares in one line."""
    return "; ".join(b.name(cell) for cell in cells)
