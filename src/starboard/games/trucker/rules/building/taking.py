"""GT-B-3: a component in the hand: taken up, put down, given back, and kept in reserve."""

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.components import code_of, tile_of
from starboard.games.trucker.content import content
from starboard.games.trucker.moves.building_moves import (
    Draw,
    Fetch,
    PickUp,
    Place,
    Reserve,
    Take,
)
from starboard.games.trucker.names.names import kind_name
from starboard.games.trucker.rules.aboard.deeds import note
from starboard.games.trucker.rules.building.placing import why_not_place
from starboard.games.trucker.state.game_state import Trucker, TruckerState
from starboard.kernel import Message, Move, tell

MOST_RESERVED = 2


def part_name(tile: str) -> Message:
    """What a component is called."""
    return kind_name(content().tiles[tile].kind.id)


def is_from_reserve(me: Trucker) -> bool:
    """GT-B-3.5: whether the component in the hand was in the reserve before, if only by way of the ship."""
    return me.origin == "reserve" or (me.origin == "ship" and me.last_reserved)


def may_return(me: Trucker) -> bool:
    """GT-B-3.5: what was once reserved never goes back to the heap."""
    return not is_from_reserve(me)


def take_up(me: Trucker, tile: str, origin: str) -> None:
    """Another component in the hand: the one placed last is welded (GT-B-3.4)."""
    me.hand, me.origin = tile, origin
    me.last, me.last_reserved = -1, False


def let_go(g: TruckerState, me: Trucker) -> str:
    """The component leaves the hand, and all can see now what was drawn face down (GT-B-3.2)."""
    if me.origin == "heap":
        g.chance.reveal()
    tile, me.hand, me.origin = me.hand, "", ""
    me.last_reserved = False
    return tile


def pick_up(g: TruckerState, seat: int, me: Trucker) -> None:
    """GT-B-3.4: the component placed last is still loose."""
    me.hand, me.origin = tile_of(me.ship.parts.pop(me.last)), "ship"
    me.last = -1
    tell(g, "trucker-picked-up", "GT-B-3.4", seat=seat, part=part_name(me.hand))


def put_down(g: TruckerState, seat: int, me: Trucker, move: Place) -> None:
    """GT-B-3.7: on a square of the player's own board, turned at will (GT-B-3.3)."""
    board = board_for(g, seat)
    cell = board.cell(move.column, move.row)
    reserved = is_from_reserve(me)
    tile = let_go(g, me)
    me.ship.parts[cell] = code_of(tile, move.turn)
    me.last, me.last_reserved = cell, reserved
    if g.news is not None:
        _tell_placed(g, seat, tile, cell, move.turn)


def _tell_placed(g: TruckerState, seat: int, tile: str, cell: int, turn: int) -> None:
    part = part_name(tile)
    tell(g, "trucker-placed", "GT-B-3.7", beat="weld", seat=seat, part=part, at=cell, tile=tile, turn=turn)


def give_back(g: TruckerState, seat: int, me: Trucker) -> None:
    """GT-B-3.2: back to the heap, where it stays face up."""
    g.open.append(let_go(g, me))
    note(g, seat, "returned")
    if g.news is not None:
        tell(g, "trucker-returned", "GT-B-3.2", seat=seat, part=part_name(g.open[-1]))


def empty_hand(g: TruckerState, seat: int, me: Trucker) -> None:
    """GT-B-3.9: what is in the hand when building ends goes back where it came from: reserve, or heap."""
    if not me.hand:
        return
    if is_from_reserve(me):
        me.reserve.append(let_go(g, me))
    else:
        give_back(g, seat, me)


def why_not_put(g: TruckerState, seat: int, me: Trucker, move: Move) -> tuple[Message, str] | None:
    """What keeps the component in the hand there."""
    if not me.hand:
        return Message("trucker-why-hand-empty"), "GT-B-3.1"
    if isinstance(move, Place):
        return why_not_place(g, seat, move)
    if isinstance(move, Reserve):
        full = len(me.reserve) >= MOST_RESERVED
        cabin = any(content().tiles[tile].kind.id == "starting_cabin" for tile in me.reserve)
        rule = "GT-LM-1.4.2" if cabin else "GT-B-3.5"
        return (Message("trucker-why-reserve-full", {"most": MOST_RESERVED}), rule) if full else None
    return None if may_return(me) else (Message("trucker-why-kept"), "GT-B-3.5")


def why_not_take(g: TruckerState, me: Trucker, move: Move) -> tuple[Message, str] | None:
    """What keeps an empty hand empty."""
    if isinstance(move, Draw) and not g.heap:
        return Message("trucker-why-heap-empty"), "GT-B-3.1"
    if isinstance(move, Take) and move.tile not in g.open:
        return Message("trucker-why-not-open"), "GT-B-3.1"
    if isinstance(move, Fetch) and move.tile not in me.reserve:
        return Message("trucker-why-not-reserved"), "GT-B-3.5"
    if isinstance(move, PickUp) and me.last < 0:
        return Message("trucker-why-welded"), "GT-B-3.4"
    return None
