"""GT-B-3 and GT-B-5: what a player may do while building, and what it does. Both forms of building use it.

The two functions that matter are `moves_of`, which lists, and `carry_out`, which acts; `why_not` explains what is not
in the list, and a test holds the two together.
"""

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.components import code_of, tile_of
from starboard.games.trucker.content import content
from starboard.games.trucker.moves.building_moves import (
    Draw,
    EndTurn,
    Fetch,
    Finish,
    Look,
    LookAway,
    PickUp,
    Place,
    Reserve,
    Return,
    RollDie,
    Take,
    TurnHourglass,
)
from starboard.games.trucker.names.names import kind_name
from starboard.games.trucker.rules.building.hourglass import (
    hourglass_moves,
    roll_die,
    turn_hourglass,
    why_not_hourglass,
)
from starboard.games.trucker.rules.building.placing import placements, unstarted, why_not_place
from starboard.games.trucker.state.game_state import SECRET, Trucker, TruckerState
from starboard.kernel import Message, Move, tell

MOST_RESERVED = 2
MOST_MOVES = 600
"""Moves that a player has for one ship; after them there is nothing left but to take a number."""

DRAW, PICK_UP, RESERVE, RETURN, LOOK_AWAY = Draw(), PickUp(), Reserve(), Return(), LookAway()
LOOKS = tuple(Look(pile + 1) for pile in range(SECRET))


# -- What may be done --------------------------------------------------------------------------------------------


def moves_of(g: TruckerState, seat: int) -> list[Move]:
    """Everything that a player who is building may do now. It depends on what the player holds, which others may not
    know: offer the function, not the list."""
    me = g.truckers[seat]
    if is_spent(me):
        return finishes(g)
    found: list[Move] = []
    if me.looking >= 0:
        found.append(LOOK_AWAY)
    elif me.hand:
        found += placements(g, seat)
        if len(me.reserve) < MOST_RESERVED:
            found.append(RESERVE)
        if may_return(me):
            found.append(RETURN)
    else:
        if g.heap:
            found.append(DRAW)
        found += [Take(tile) for tile in sorted(set(g.open))]
        found += [Fetch(tile) for tile in sorted(set(me.reserve))]
        if me.last >= 0:
            found.append(PICK_UP)
        if may_look(g, seat):
            found += [look for look in LOOKS if not looker(g, look.pile - 1)]
        found += finishes(g)
    return found + hourglass_moves(g, seat)


def finishes(g: TruckerState) -> list[Move]:
    """GT-B-5.1: any of the number tiles that are left."""
    return [Finish(number) for number in numbers_left(g)]


def numbers_left(g: TruckerState) -> list[int]:
    """The number tiles that nobody has, in rising order (GT-B-1.8)."""
    taken = {trucker.number for trucker in g.truckers}
    return [number for number in range(1, len(g.truckers) + 1) if number not in taken]


def is_spent(me: Trucker) -> bool:
    """Whether a player has used up all moves."""
    return me.moves >= MOST_MOVES


def is_from_reserve(me: Trucker) -> bool:
    """GT-B-3.5: whether the component in the hand was in the reserve before, if only by way of the ship."""
    return me.origin == "reserve" or (me.origin == "ship" and me.last_reserved)


def may_return(me: Trucker) -> bool:
    """GT-B-3.5: what was once reserved never goes back to the heap."""
    return not is_from_reserve(me)


def may_look(g: TruckerState, seat: int) -> bool:
    """GT-B-3.8: at least one component besides the starting cabin; on boards without a starting square every ship
    must have been begun (GT-LM-1.7, GT-LM-4.5.1)."""
    board, ship = board_for(g, seat), g.truckers[seat].ship
    return len(ship.parts) > 1 if board.start >= 0 else not unstarted(board, ship)


def looker(g: TruckerState, pile: int) -> Trucker | None:
    """Who has a pile in the hands now."""
    return next((trucker for trucker in g.truckers if trucker.looking == pile), None)


# -- What it does ------------------------------------------------------------------------------------------------


def carry_out(g: TruckerState, seat: int, move: Move) -> None:
    """Do what a move says, which is one of the list."""
    me = g.truckers[seat]
    if not me.number:
        me.moves += 1
    if isinstance(move, TurnHourglass):
        turn_hourglass(g, seat)
    elif isinstance(move, RollDie):
        roll_die(g, seat)
    elif not isinstance(move, EndTurn):
        g.acts += 1
        me.acted = g.acts
        build(g, seat, me, move)
    if is_spent(me) and not me.number:
        down_tools(g, seat, me)


def build(g: TruckerState, seat: int, me: Trucker, move: Move) -> None:
    """One act of building."""
    if isinstance(move, Draw):
        take_up(me, g.chance.draw(g.heap), "heap")
        tell(g, "trucker-drew", "GT-B-3.2", to=(seat,), seat=seat, part=part_name(me.hand))
        tell(g, "trucker-drew-hidden", "GT-B-3.2", but=(seat,), seat=seat)
    elif isinstance(move, Take):
        g.open.remove(move.tile)
        take_up(me, move.tile, "open")
        tell(g, "trucker-took", "GT-B-3.1", seat=seat, part=part_name(me.hand))
    elif isinstance(move, Fetch):
        me.reserve.remove(move.tile)
        take_up(me, move.tile, "reserve")
        tell(g, "trucker-fetched", "GT-B-3.5", seat=seat, part=part_name(me.hand))
    elif isinstance(move, PickUp):
        pick_up(g, seat, me)
    elif isinstance(move, Place):
        put_down(g, seat, me, move)
    elif isinstance(move, Reserve):
        me.reserve.append(let_go(g, me))
        tell(g, "trucker-reserved", "GT-B-3.5", seat=seat, part=part_name(me.reserve[-1]))
    elif isinstance(move, Return):
        give_back(g, seat, me)
    elif isinstance(move, Look):
        look(g, seat, me, move.pile - 1)
    elif isinstance(move, LookAway):
        look_away(g, seat, me)
    elif isinstance(move, Finish):
        me.number = move.number
        me.last = -1
        tell(g, "trucker-took-number", "GT-B-5.1", seat=seat, number=move.number)


def take_up(me: Trucker, tile: str, origin: str) -> None:
    """Another component in the hand: the one placed last is welded (GT-B-3.4)."""
    me.hand, me.origin = tile, origin
    me.last, me.last_reserved = -1, False


def pick_up(g: TruckerState, seat: int, me: Trucker) -> None:
    """GT-B-3.4: the component placed last is still loose."""
    square = board_for(g, seat).name(me.last)
    me.hand, me.origin = tile_of(me.ship.parts.pop(me.last)), "ship"
    me.last = -1
    tell(g, "trucker-picked-up", "GT-B-3.4", seat=seat, part=part_name(me.hand), square=square)


def put_down(g: TruckerState, seat: int, me: Trucker, move: Place) -> None:
    """GT-B-3.7: on a square of one's own board, turned at will (GT-B-3.3)."""
    board = board_for(g, seat)
    cell = board.cell(move.column, move.row)
    reserved = is_from_reserve(me)
    tile = let_go(g, me)
    me.ship.parts[cell] = code_of(tile, move.turn)
    me.last, me.last_reserved = cell, reserved
    tell(g, "trucker-placed", "GT-B-3.7", seat=seat, part=part_name(tile), square=board.name(cell))


def let_go(g: TruckerState, me: Trucker) -> str:
    """The component leaves the hand, and all can see now what was drawn face down (GT-B-3.2)."""
    if me.origin == "heap":
        g.chance.reveal()
    tile, me.hand, me.origin = me.hand, "", ""
    me.last_reserved = False
    return tile


def give_back(g: TruckerState, seat: int, me: Trucker) -> None:
    """GT-B-3.2: back to the heap, where it stays face up."""
    g.open.append(let_go(g, me))
    tell(g, "trucker-returned", "GT-B-3.2", seat=seat, part=part_name(g.open[-1]))


def look(g: TruckerState, seat: int, me: Trucker, pile: int) -> None:
    """GT-B-3.8: the cards are known to the player for good."""
    me.looking = pile
    if pile not in me.seen:
        me.seen.append(pile)
    g.chance.reveal()
    tell(g, "trucker-looks", "GT-B-3.8", seat=seat, pile=pile + 1)


def look_away(g: TruckerState, seat: int, me: Trucker) -> None:
    """The pile lies on the table again."""
    if me.looking >= 0:
        tell(g, "trucker-looks-away", "GT-B-3.8", seat=seat, pile=me.looking + 1)
        me.looking = -1


def empty_hand(g: TruckerState, seat: int, me: Trucker) -> None:
    """GT-B-3.9: what is in the hand when building ends goes back where it came from: reserve, or heap."""
    if not me.hand:
        return
    if is_from_reserve(me):
        me.reserve.append(let_go(g, me))
    else:
        give_back(g, seat, me)


def down_tools(g: TruckerState, seat: int, me: Trucker) -> None:
    """All moves are used up: hand and pile are put back, and a number tile must be taken."""
    empty_hand(g, seat, me)
    look_away(g, seat, me)
    me.last = -1
    tell(g, "trucker-tools-down", "OQ-B-03", seat=seat, most=MOST_MOVES)


def part_name(tile: str) -> Message:
    """What a component is called."""
    return kind_name(content().tiles[tile].kind.id)


# -- Why not -----------------------------------------------------------------------------------------------------


def why_not(g: TruckerState, seat: int, move: Move) -> tuple[Message, str] | None:
    """Why a player may not make this move while building: the words and the rule. None exactly when it is in the list.

    It says nothing that the player does not know."""
    me = g.truckers[seat]
    if isinstance(move, EndTurn):
        return None
    if is_spent(me) and not me.number and not isinstance(move, Finish):
        return Message("trucker-why-tools-down", {"most": MOST_MOVES}), "OQ-B-03"
    if isinstance(move, TurnHourglass | RollDie):
        return why_not_hourglass(g, seat, move)
    if me.number:
        return Message("trucker-why-finished"), "GT-B-5.1"
    if isinstance(move, LookAway):
        return None if me.looking >= 0 else (Message("trucker-why-not-looking"), "GT-B-3.8")
    if me.looking >= 0:
        return Message("trucker-why-looking"), "GT-B-3.8"
    if isinstance(move, Place | Reserve | Return):
        return why_not_put(g, seat, me, move)
    if me.hand:
        return Message("trucker-why-hand-full"), "GT-B-5.1" if isinstance(move, Finish) else "GT-B-3.1"
    if isinstance(move, Look):
        return why_not_look(g, seat, move)
    if isinstance(move, Finish):
        taken = move.number not in numbers_left(g)
        return (Message("trucker-why-number-taken", {"number": move.number}), "GT-B-5.1") if taken else None
    return why_not_take(g, me, move)


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


def why_not_look(g: TruckerState, seat: int, move: Look) -> tuple[Message, str] | None:
    """GT-B-3.8: what keeps a player from looking at a pile."""
    if move.pile - 1 not in range(SECRET):
        return Message("trucker-why-secret"), "GT-B-2.5.4"
    if not may_look(g, seat):
        board = board_for(g, seat)
        if board.start >= 0:
            return Message("trucker-why-build-first"), "GT-B-3.8"
        return Message("trucker-why-ships-first"), "GT-LM-4.5.1" if board.ship_class.marked else "GT-LM-1.7"
    if looker(g, move.pile - 1) is not None:
        return Message("trucker-why-pile-taken", {"pile": move.pile}), "GT-B-3.8"
    return None
