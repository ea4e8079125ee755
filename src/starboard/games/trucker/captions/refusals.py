"""Why a move is not allowed: one sentence and the rule, for every part of a round.

It is told from the table alone, so it says nothing that the player does not know. None means that the move is in the
list, or that the rules forbid nothing and something else is being decided now: the kernel then cites the rule of the
question that is open. While building and in the ship check the table tells everything, and None means the former.
"""

from starboard.games.trucker.board.current_round import board_for, ship_class
from starboard.games.trucker.board.ship.cabins import homes
from starboard.games.trucker.board.ship.lost_components import broken
from starboard.games.trucker.board.ship.repairs import ENOUGH, MOST
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.board.ship.ship_faults import faults, offenders
from starboard.games.trucker.captions.flight_refusals import why_not_flying
from starboard.games.trucker.moves.building_moves import (
    BoardAlien,
    Draw,
    EndTurn,
    Fetch,
    Finish,
    HumansOnly,
    Insure,
    KeepPiece,
    Look,
    LookAway,
    PickUp,
    Place,
    Ready,
    Reserve,
    Return,
    RollDie,
    Scrap,
    ScrapSet,
    StayInDebt,
    Take,
    TakeLoan,
    TurnHourglass,
)
from starboard.games.trucker.moves.flight_moves import FLIGHT_MOVES, Specialise
from starboard.games.trucker.rules.building.building_actions import why_not_building
from starboard.games.trucker.rules.building.loans import can_borrow
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import Message, Move

Refusal = tuple[Message, str] | None

BUILDING = (Draw, Take, Fetch, PickUp, Place, Reserve, Return, Look, LookAway, Finish, TurnHourglass, RollDie, EndTurn)
CHECKING = (Scrap, ScrapSet, KeepPiece)
LOADING = (BoardAlien, HumansOnly, Insure, Specialise)
PARTS = ("ready", "building", "check", "loading", "flight")
"""The parts of a round in which somebody decides something, in their order."""
TOO_EARLY = {
    "building": ("trucker-why-not-begun", "GT-B-4.1"),
    "check": ("trucker-why-still-building", "GT-B-2.2"),
    "loading": ("trucker-why-not-checked", "GT-B-2.2"),
    "flight": ("trucker-why-not-launched", "GT-B-2.2"),
}
TOO_LATE = {
    "ready": ("trucker-why-begun", "GT-B-4.1"),
    "building": ("trucker-why-building-over", "GT-B-4.4"),
    "check": ("trucker-why-checked", "GT-B-6.7"),
    "loading": ("trucker-why-loaded", "GT-B-2.2"),
}


def why_not(g: TruckerState, seat: int, move: Move) -> Refusal:
    """Why this player may not make this move now."""
    if g.part == "building" and isinstance(move, BUILDING):
        return why_not_building(g, seat, move)
    untimely = why_not_in_this_part(g, move)
    if untimely is not None:
        return untimely
    if isinstance(move, KeepPiece) and g.part == "flight":
        return why_not_keep(board_for(g, seat), g.truckers[seat].ship, move, "GT-B-10.4.2")
    if isinstance(move, CHECKING):
        return why_not_check(board_for(g, seat), g.truckers[seat].ship, move)
    if isinstance(move, BoardAlien):
        return why_not_alien(board_for(g, seat), g.truckers[seat].ship, move)
    if isinstance(move, Insure):
        return why_not_insure(g, seat, move)
    if isinstance(move, TakeLoan):
        return why_not_borrow(g, seat)
    if isinstance(move, StayInDebt):
        return Message("trucker-why-no-written-debt"), "GT-LM-3.5.4"
    return why_not_flying(g, seat, move) if g.part == "flight" else None


def why_not_in_this_part(g: TruckerState, move: Move) -> Refusal:
    """GT-B-2.2: every decision belongs to a part of the round. Pieces break off in the ship check and in flight."""
    own = part_of(move, g.part)
    if own == g.part or g.part not in PARTS:
        return None
    early = PARTS.index(g.part) < PARTS.index(own)
    id, rule = TOO_EARLY[own] if early else TOO_LATE[own]
    return Message(id), rule


def part_of(move: Move, now: str) -> str:
    """The part of a round that a move belongs to; what belongs to several parts belongs to this one."""
    if isinstance(move, Ready):
        return "ready"
    if isinstance(move, BUILDING):
        return "building"
    if isinstance(move, LOADING):
        return "loading"
    if isinstance(move, FLIGHT_MOVES):
        return "flight"
    if isinstance(move, KeepPiece):
        return "flight" if now == "flight" else "check"
    return "check" if isinstance(move, Scrap | ScrapSet) else now


# -- The ship check ------------------------------------------------------------------------------------------------


def why_not_check(board: Board, ship: Ship, move: Scrap | ScrapSet | KeepPiece) -> Refusal:
    """GT-B-6.7: what breaks a rule goes first, and only that; then one piece is kept."""
    found = faults(board, ship)
    wrong = offenders(found)
    if isinstance(move, ScrapSet):
        many = wrong and len(found) >= ENOUGH and move.number in range(1, MOST + 1)
        return None if many else (Message("trucker-why-few-mistakes", {"least": ENOUGH}), "GT-B-6.7")
    if isinstance(move, KeepPiece):
        if wrong:
            return Message("trucker-why-faults-first", {"square": board.name(wrong[0])}), "GT-B-6.7"
        return why_not_keep(board, ship, move, "GT-LM-4.6.2" if len(board.fleet) > 1 else "GT-B-6.7")
    cell = board.cell(move.column, move.row)
    if cell in wrong:
        return None
    if cell not in ship.parts:
        return Message("trucker-why-nothing-there"), "GT-B-6.7"
    return Message("trucker-why-sound"), "GT-B-6.7"


def why_not_keep(board: Board, ship: Ship, move: KeepPiece, rule: str) -> Refusal:
    """One ship after the other: which of its pieces may be kept. A piece is named by its first square."""
    in_pieces = broken(board, ship)
    if not in_pieces:
        return Message("trucker-why-one-piece"), rule
    firsts = [board.name(piece[0]) for piece in in_pieces[0]]
    square = f"{move.column},{move.row}"
    return None if square in firsts else (Message("trucker-why-no-piece", {"squares": "; ".join(firsts)}), rule)


# -- Loading -------------------------------------------------------------------------------------------------------


def why_not_alien(board: Board, ship: Ship, move: BoardAlien) -> Refusal:
    """GT-B-7.3: a cabin with life support of the colour, never the starting cabin, and one alien of each colour."""
    cell = board.cell(move.column, move.row)
    kind = board.parts[ship.parts[cell]].kind if cell in ship.parts else None
    if kind is None or not kind.crew:
        return Message("trucker-why-no-cabin"), "GT-B-7.2"
    if not kind.alien:
        return Message("trucker-why-humans-only"), "GT-B-7.3"
    if cell in ship.aliens:
        return Message("trucker-why-alien-there"), "GT-B-7.2"
    if move.colour in ship.aliens.values():
        rule = "GT-LM-4.8.1" if len(board.fleet) > 1 else "GT-B-7.3"
        return Message("trucker-why-one-alien"), rule
    if move.colour not in homes(board, ship).get(cell, []):
        return Message("trucker-why-no-life-support"), "GT-B-7.3"
    return None


def why_not_insure(g: TruckerState, seat: int, move: Insure) -> Refusal:
    """GT-LM-4.7.1, OQ-LM-12: one of the offers of the insurer, if there is money for it."""
    offers = [offer.premium for offer in ship_class(g).insurance]
    if not offers:
        return Message("trucker-why-no-insurer"), "GT-LM-4.7.1"
    if move.premium not in (0, *offers):
        return Message("trucker-why-no-such-premium", {"premiums": ", ".join(map(str, offers))}), "GT-LM-4.7.1"
    credits = g.truckers[seat].credits
    return (Message("trucker-why-too-dear", {"credits": credits}), "OQ-LM-12") if move.premium > credits else None


def why_not_borrow(g: TruckerState, seat: int) -> Refusal:
    """GT-X1-6.1, OQ-LM-12: a loan can be asked for before an insurance that one cannot pay, while there are tokens; the
    loans for a premium come by themselves (GT-LM-3.5.4)."""
    if not can_borrow(g):
        return Message("trucker-why-no-loans"), "GT-X1-6.1"
    dearest = max((offer.premium for offer in ship_class(g).insurance), default=0)
    short = g.part == "loading" and g.truckers[seat].credits < dearest
    return None if short else (Message("trucker-why-no-need"), "GT-X1-6.1")
