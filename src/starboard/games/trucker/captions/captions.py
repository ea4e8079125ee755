"""Words, place and group of a move: what is done, where on the board it lights up, and what it is listed with.

The words are the message `trucker-move-<type>`. Its arguments are the fields of the move, and for some types what a
player needs to tell one move from another: `details` has these. Where it lights up is the business of `places`. Moves
of one type are a group.

Whatever is asked, there is an answer: a record that somebody wrote by hand may name a tile or a square that is not
there, and it is told before it is refused.
"""

from functools import lru_cache, singledispatch

from msgspec.structs import asdict

from starboard.games.trucker.board.current_round import board_for, ship_class
from starboard.games.trucker.board.ship.insurance import gap_without, has_premium, premium
from starboard.games.trucker.board.ship.lost_components import broken
from starboard.games.trucker.board.ship.repairs import Repair, repairs
from starboard.games.trucker.captions.flight_details import flight_details
from starboard.games.trucker.captions.move_places import place_by_itself, place_of
from starboard.games.trucker.captions.move_weights import WEIGHTS, weight_of
from starboard.games.trucker.captions.part_names import part_on
from starboard.games.trucker.captions.stakes import leaving_ship, stake
from starboard.games.trucker.moves.building_moves import (
    Draw,
    EndTurn,
    Fetch,
    Finish,
    Insure,
    KeepPiece,
    Look,
    PickUp,
    Place,
    Ready,
    Reserve,
    Return,
    RollDie,
    Scrap,
    ScrapSet,
    Take,
    TurnHourglass,
)
from starboard.games.trucker.moves.flight_moves import GiveUp
from starboard.games.trucker.names.object_names import the_edges, the_tile
from starboard.games.trucker.rules.building.hourglass import space_name, track
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Arg, Caption, Message, Move, Stake

SURE = {
    "won": "trucker-move-wins",
    "drawn": "trucker-move-draws",
    "lost": "trucker-move-loses",
    "flight-ends": "trucker-move-ends-flight",
    "ship-leaves": "trucker-move-ship-leaves",
}
"""What a move is sure to bring is said with it."""

ALWAYS_ALIKE = frozenset({Draw, Take, Fetch, Place, Look, Finish, RollDie, EndTurn, Ready})
"""Moves that look the same however the table stands: most of what builders may do. In a race all of it is shown to
everybody after each act."""
REMEMBERED = 8192
"""Captions of those that are kept: for each seat a few hundred components and squares."""


def caption(g: TruckerState, seat: int, move: Move) -> Caption:
    """How a move of this seat is shown."""
    return shown(g, seat, move)[0]


def shown(g: TruckerState, seat: int, move: Move) -> tuple[Caption, Stake | None]:
    """How a move of this seat is shown, and what it makes certain: words and weight say that too."""
    if type(move) in ALWAYS_ALIKE:
        return _alike(seat, move), None
    words = Message(f"trucker-move-{_tag(move)}", _fields(move) | details(move, g, seat))
    known = stake(g, seat, move)
    # Giving up says so by itself, and weighs what it always does.
    sure = known.sure if known is not None and not isinstance(move, GiveUp) else ""
    if sure:
        words = Message(SURE[sure], {"move": words, "ship": leaving_ship(g, seat, move)})
    return Caption(words, place_of(move, g, seat), _tag(move), weight_of(move, g, seat, sure)), known


@lru_cache(maxsize=REMEMBERED)
def _alike(seat: int, move: Move) -> Caption:
    """The same for a move of `ALWAYS_ALIKE`."""
    fields = _fields(move)
    if isinstance(move, Take | Fetch):
        fields |= {"part": the_tile(move.tile), "edges": the_edges(move.tile)}
    words = Message(f"trucker-move-{_tag(move)}", fields)
    return Caption(words, place_by_itself(move, seat), _tag(move), WEIGHTS.get(type(move), ""))


def _tag(move: Move) -> str:
    return str(move.__struct_config__.tag)


def _fields(move: Move) -> dict[str, Arg]:
    return {name: value if isinstance(value, str | int) else str(value) for name, value in asdict(move).items()}


@singledispatch
def details(move: Move, g: TruckerState, seat: int) -> dict[str, Arg]:
    """What the words of a move say besides its fields."""
    return flight_details(move, g, seat)


# -- Building ------------------------------------------------------------------------------------------------------


@details.register
def _(move: Reserve | Return, g: TruckerState, seat: int) -> dict[str, Arg]:
    return {"part": the_tile(g.truckers[seat].hand)}


@details.register
def _(move: PickUp, g: TruckerState, seat: int) -> dict[str, Arg]:
    last = g.truckers[seat].last
    return {"part": part_on(g, seat, last), "square": board_for(g, seat).name(last) if last >= 0 else "–"}


@details.register
def _(move: TurnHourglass, g: TruckerState, seat: int) -> dict[str, Arg]:
    spaces = track(g)
    return {"space": space_name(spaces[min(g.glass + 1, len(spaces) - 1)])}


# -- Ship check and loading ----------------------------------------------------------------------------------------


@details.register
def _(move: Scrap, g: TruckerState, seat: int) -> dict[str, Arg]:
    board = board_for(g, seat)
    cell = board.cell(move.column, move.row)
    gap = gap_without(board, g.truckers[seat].ship, cell) if has_premium(board) else 0
    return {"part": part_on(g, seat, cell), "gap": gap, "premium": premium(board, gap)}


@details.register
def _(move: ScrapSet, g: TruckerState, seat: int) -> dict[str, Arg]:
    ways = repairs(board_for(g, seat), g.truckers[seat].ship)
    way = ways[min(max(1, move.number), len(ways)) - 1] if ways else Repair((), ())
    left = len(g.truckers[seat].ship.parts) - len(way.cut) - len(way.loose)
    return {"count": len(way.cut) + len(way.loose), "left": left}


@details.register
def _(move: KeepPiece, g: TruckerState, seat: int) -> dict[str, Arg]:
    board = board_for(g, seat)
    first = board.cell(move.column, move.row)
    pieces = [piece for in_pieces in broken(board, g.truckers[seat].ship) for piece in in_pieces]
    return {"count": next((len(piece) for piece in pieces if piece[0] == first), 0)}


@details.register
def _(move: Insure, g: TruckerState, seat: int) -> dict[str, Arg]:
    caps = {offer.premium: offer.cap for offer in ship_class(g).insurance}
    return {"cap": caps.get(move.premium, 0)}
