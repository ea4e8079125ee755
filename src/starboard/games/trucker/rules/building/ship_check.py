"""GT-B-6.7, GT-LM-3.4, GT-LM-4.6: the ship check, and the premium that the insurer of class IIIC asks for after it."""

from functools import partial

from starboard.games.trucker.board.current_round import board_for, current_board
from starboard.games.trucker.board.ship.components import tile_of
from starboard.games.trucker.board.ship.insurance import has_premium, largest_gap, premium
from starboard.games.trucker.board.ship.lost_components import broken, keep, lose
from starboard.games.trucker.board.ship.repairs import ENOUGH, MOST, repairs
from starboard.games.trucker.board.ship.ship_faults import askew_engines, faults, offenders
from starboard.games.trucker.moves.building_moves import KeepPiece, Scrap, ScrapSet
from starboard.games.trucker.rules.aboard.deeds import note
from starboard.games.trucker.rules.building.loans import borrow_for_premium
from starboard.games.trucker.rules.building.taking import part_name
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import CHECKPOINT, Act, Move, Offer, Race, Rules, show, tell

TIDY = 12
"""Components besides the starting cabin that make a ship one to be proud of, if it has no mistake."""
SETS = tuple(ScrapSet(number) for number in range(1, MOST + 1))
"""Which ways there are is worked out only for those who look, and when one is taken."""


def ship_check(g: TruckerState) -> Rules[None]:
    """GT-B-6.7: everybody at once; askew engines first, then what does not fit, then loose pieces.

    Each decision removes a component, so that there are no more of them than components."""
    remove_askew_engines(g)
    while troubled := [seat for seat in range(len(g.truckers)) if choices(g, seat)]:
        yield CHECKPOINT
        offers = {seat: Offer(partial(choices, g, seat), secret=False) for seat in troubled}
        act: Act = yield Race(offers, "trucker-ask-check", "GT-B-6.7")
        if isinstance(act.move, Scrap):
            scrap(g, act.seat, act.move)
        elif isinstance(act.move, ScrapSet):
            scrap_set(g, act.seat, act.move)
        else:
            keep_piece(g, act.seat, act.move)
    for seat, trucker in enumerate(g.truckers):
        tell(g, "trucker-checked", "GT-B-6.7", beat="stamp", seat=seat, count=len(trucker.ship.lost))
    charge_premiums(g)
    g.part, g.turn = "loading", 0


def show_inspection(g: TruckerState) -> None:
    """The inspector looks at all ships, before anything is removed."""
    for seat, trucker in enumerate(g.truckers):
        if len(trucker.ship.parts) > TIDY:
            note(g, seat, "tidy")
    if g.news is None:
        return
    show(g, "phase", phase="check", round=g.round)
    for seat, trucker in enumerate(g.truckers):
        found = faults(board_for(g, seat), trucker.ship)
        cells = sorted({cell for fault in found for cell in fault.cells})
        show(g, "scan", seat=seat, faults=len(found), cells=cells)


def choices(g: TruckerState, seat: int) -> list[Move]:
    """GT-B-6.7, OQ-B-14: any component that takes part in a violation, or, where there are many, a way out of all of
    them; when there is none, any piece to keep."""
    board, ship = board_for(g, seat), g.truckers[seat].ship
    found = faults(board, ship)
    wrong = offenders(found)
    if wrong:
        singly: list[Move] = [Scrap(board.column(cell), board.row(cell)) for cell in wrong]
        return [*singly, *SETS] if len(found) >= ENOUGH else singly
    in_pieces = broken(board, ship)
    # GT-LM-4.6.2: each ship of a fleet is looked at by itself.
    return [KeepPiece(board.column(piece[0]), board.row(piece[0])) for piece in in_pieces[0]] if in_pieces else []


def remove_askew_engines(g: TruckerState) -> None:
    """GT-B-6.7: engines that do not point to the rear go first, without asking."""
    for seat, trucker in enumerate(g.truckers):
        board = board_for(g, seat)
        for cell in askew_engines(board, trucker.ship):
            code = trucker.ship.parts[cell]
            lose(trucker.ship, [cell])
            tell(g, "trucker-askew-removed", "GT-B-6.7", seat=seat)
            show(g, "lost", seat=seat, cells=[cell], what=[code], why="askew")
            note(g, seat, "mistake")


def scrap(g: TruckerState, seat: int, move: Scrap) -> None:
    """A component goes to the lost pile."""
    board, ship = board_for(g, seat), g.truckers[seat].ship
    cell = board.cell(move.column, move.row)
    code = ship.parts[cell]
    lose(ship, [cell])
    note(g, seat, "mistake")
    tell(g, "trucker-scrapped", "GT-B-6.7", seat=seat, part=part_name(tile_of(code)))
    show(g, "lost", seat=seat, cells=[cell], what=[code], why="scrapped")


def scrap_set(g: TruckerState, seat: int, move: ScrapSet) -> None:
    """As if one component after the other were removed, and then the largest piece kept."""
    board, ship = board_for(g, seat), g.truckers[seat].ship
    ways = repairs(board, ship)
    way = ways[min(move.number, len(ways)) - 1]
    parts = dict(ship.parts)
    lose(ship, [*way.cut, *way.loose])
    note(g, seat, "mistake", len(way.cut) + bool(way.loose))
    tell(g, "trucker-scrapped-set", "GT-B-6.7", seat=seat, count=len(way.cut), loose=len(way.loose))
    for cells, why in ((way.cut, "scrapped"), (way.loose, "loose")):
        if cells:
            show(g, "lost", seat=seat, cells=list(cells), what=[parts[cell] for cell in cells], why=why)


def keep_piece(g: TruckerState, seat: int, move: KeepPiece) -> None:
    """The other pieces of that ship go to the lost pile."""
    board, ship = board_for(g, seat), g.truckers[seat].ship
    first = board.cell(move.column, move.row)
    piece = next(piece for in_pieces in broken(board, ship) for piece in in_pieces if piece[0] == first)
    parts = dict(ship.parts)
    falling = keep(board, ship, piece)
    note(g, seat, "mistake")
    rule = "GT-LM-4.6.2" if board.ship_class.marked else "GT-B-6.7"
    tell(g, "trucker-loose-lost", rule, seat=seat, count=len(falling))
    show(g, "lost", seat=seat, cells=falling, what=[parts[cell] for cell in falling], why="loose")


def charge_premiums(g: TruckerState) -> None:
    """GT-LM-3.5: the larger the weak spot, the dearer; what is missing is lent, and only in a game without loans owed
    until after the flight (GT-LM-3.5.4)."""
    if not has_premium(current_board(g)):
        return
    for seat, trucker in enumerate(g.truckers):
        board = board_for(g, seat)
        gap = largest_gap(board, trucker.ship)
        trucker.premium = premium(board, gap)
        borrow_for_premium(g, seat)
        paid = min(trucker.premium, trucker.credits)
        trucker.credits -= paid
        trucker.debt = trucker.premium - paid
        tell(g, "trucker-premium", "GT-LM-3.5.2", seat=seat, gap=gap, premium=trucker.premium)
        if paid:
            show(g, "pay", seat=seat, count=paid, what="premium")
        if trucker.debt:
            tell(g, "trucker-premium-owed", "GT-LM-3.5.4", seat=seat, debt=trucker.debt)
