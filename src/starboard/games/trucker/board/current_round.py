"""What this round is flown with: its class, its board, its level."""

from starboard.games.trucker.board.ship.ship_board import Board, board_of
from starboard.games.trucker.content import ShipClass, content
from starboard.games.trucker.state.game_state import TruckerState


def ship_class(g: TruckerState) -> ShipClass:
    """The class that everybody flies in this round; when the game is over, that of the last one."""
    return content().ships[class_name(g)]


def class_name(g: TruckerState) -> str:
    """The name of that class."""
    return g.classes[g.round] if g.round < len(g.classes) else g.classes[-1]


def board_for(g: TruckerState, seat: int) -> Board:
    """The board that a player builds and flies on in this round: in class IV everybody has another one (GT-X2-6.2). It
    has the squares that the dice have opened so far (GT-LM-4.3.2)."""
    return board_of(class_name(g), tuple(g.dice), g.truckers[seat].halves, g.hole, g.formerly)


def current_board(g: TruckerState) -> Board:
    """The board of this round for what is the same on everybody's: class, labels, and how dice find a line. Where
    squares matter, ask `board_for`."""
    return board_for(g, 0)


def side_met(g: TruckerState, side: int) -> int:
    """The side of the ships that looks where an attack comes from. Our reading of class IA (GT-X1-8.2): the ship turns
    from one card to the next. What its own cannons and engines do counts as it was built."""
    return (side - ship_class(g).quarter_turns * max(0, g.flown_now - 1)) % 4


def flight_level(g: TruckerState) -> int:
    """GT-LM-1.1: the numeral of the class. Class IV flies at level III when the box has no cards of level IV
    (GT-LM-5.1)."""
    return min(ship_class(g).level, max(g.decks))


def is_surcharged(g: TruckerState) -> bool:
    """GT-LM-5.3: whether this is a class IV ship on cards of level III, which are all a bit worse and a bit better."""
    return ship_class(g).level > max(g.decks)
