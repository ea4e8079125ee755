"""GT-B-3 and GT-B-5: what a player may do while building, and what it does. Both forms of building use it.

The two functions that matter are `moves_of`, which lists, and `carry_out`, which acts; `why_not_building` explains
what is not in the list, and a test holds the two together.
"""

from starboard.games.trucker.board.current_round import board_for
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
from starboard.games.trucker.rules.building.finishing import (
    MOST_MOVES,
    down_tools,
    finishes,
    is_spent,
    look_away,
    numbers_left,
)
from starboard.games.trucker.rules.building.hourglass import (
    ask_soon,
    hourglass_moves,
    roll_die,
    turn_hourglass,
    why_not_hourglass,
)
from starboard.games.trucker.rules.building.placing import placements, unstarted
from starboard.games.trucker.rules.building.taking import (
    MOST_RESERVED,
    give_back,
    let_go,
    may_return,
    part_name,
    pick_up,
    put_down,
    take_up,
    why_not_put,
    why_not_take,
)
from starboard.games.trucker.state.game_state import SECRET, Trucker, TruckerState
from starboard.kernel import Message, Move, tell

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


def may_look(g: TruckerState, seat: int) -> bool:
    """GT-B-3.8: at least one component besides the starting cabin; on boards without a starting square every ship
    must have been begun (GT-LM-1.7, GT-LM-4.5.1)."""
    board, ship = board_for(g, seat), g.truckers[seat].ship
    return len(ship.parts) > 1 if board.start >= 0 else not unstarted(board, ship)


def looker(g: TruckerState, pile: int) -> Trucker | None:
    """Who has a pile of cards in hand now."""
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
        if g.news is not None:
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
        ask_soon(g)
        tell(g, "trucker-took-number", "GT-B-5.1", seat=seat, number=move.number)


def look(g: TruckerState, seat: int, me: Trucker, pile: int) -> None:
    """GT-B-3.8: the cards are known to the player for good."""
    me.looking = pile
    if pile not in me.seen:
        me.seen.append(pile)
    g.chance.reveal()
    tell(g, "trucker-looks", "GT-B-3.8", seat=seat, pile=pile + 1)


# -- Why not -----------------------------------------------------------------------------------------------------


def why_not_building(g: TruckerState, seat: int, move: Move) -> tuple[Message, str] | None:
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
