"""What this round is flown with: its class, its board, its level."""

from starboard.games.trucker.content import ShipClass, content
from starboard.games.trucker.ship.board import Board, board_of
from starboard.games.trucker.state import TruckerState


def ship_class(g: TruckerState) -> ShipClass:
    """The class that everybody flies in this round."""
    return content().ships[g.classes[g.round]]


def current_board(g: TruckerState) -> Board:
    """The board of this round, with the squares that the dice have opened so far (GT-LM-4.3.2)."""
    return board_of(g.classes[g.round], tuple(g.dice))


def flight_level(g: TruckerState) -> int:
    """GT-LM-1.1: the numeral of the class. Class IV flies at level III when the box has no cards of level IV
    (GT-LM-5.1)."""
    return min(ship_class(g).level, max(g.decks))


def is_surcharged(g: TruckerState) -> bool:
    """GT-LM-5.3: whether this is a class IV ship on cards of level III, which are all a bit worse and a bit better."""
    return ship_class(g).level > flight_level(g)
