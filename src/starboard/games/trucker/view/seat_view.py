"""A player and the ship: all of it is open but for a component that was drawn face down."""

from starboard.games.trucker.state.game_state import Trucker, TruckerState
from starboard.games.trucker.view.board_view import BoardName
from starboard.games.trucker.view.ship_view import ShipView, ship_view
from starboard.kernel.view import View

UNSEEN = "?"
"""What others see of a component that was drawn face down and has not been laid open."""


class SeatView(View, frozen=True):
    """A player: credits, what is being built with, the ship and where it flies."""

    credits: int
    hand: str
    """The component in the hand; `?` when only its owner may know it, empty when there is none."""
    reserve: list[str]
    last: int
    """The square of the component placed last, while it may still be moved; -1 when none may."""
    looking: int
    """The pile of cards in hand; -1 when none."""
    number: int
    """The number tile; 0 while building."""
    moves: int
    """Moves made while building this ship."""
    premium: int
    debt: int
    """What is still owed of the premium and falls due after the flight."""
    position: int
    """Where the rocket stands on the track: it grows without end."""
    flying: bool
    halves: str
    """The letters of the two boards that a ship of class IV is built on."""
    finished: bool
    """Whether the player came to the journey's end of this round without giving up."""
    loans: int
    foreseen: str
    """The card that the guru of this seat has seen; empty for the others."""
    ship: ShipView


def seat_view(g: TruckerState, trucker: Trucker, board: BoardName, own: bool) -> SeatView:
    """What is shown of a player, to the player itself or to others."""
    hidden = trucker.origin == "heap" and not own
    return SeatView(
        credits=trucker.credits,
        hand=UNSEEN if trucker.hand and hidden else trucker.hand,
        reserve=list(trucker.reserve),
        last=trucker.last,
        looking=trucker.looking,
        number=trucker.number,
        moves=trucker.moves,
        premium=trucker.premium,
        debt=trucker.debt,
        position=trucker.position,
        flying=trucker.flying,
        halves=trucker.halves,
        finished=trucker.finished,
        loans=trucker.loans,
        foreseen=trucker.foreseen if own else "",
        ship=ship_view(g, trucker, board),
    )
