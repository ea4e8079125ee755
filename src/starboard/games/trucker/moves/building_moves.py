"""Every decision from the first component to the launch. Squares are named by the labels of their column and row."""

from starboard.kernel import Move


class Draw(Move, frozen=True):
    """Take a component from the heap, face down."""


class Take(Move, frozen=True):
    """Take a component that lies face up."""

    tile: str


class Fetch(Move, frozen=True):
    """Take a component back out of the player's own reserve."""

    tile: str


class PickUp(Move, frozen=True):
    """Pick up the component that was placed last."""


class Place(Move, frozen=True):
    """Put the component in the hand on a square, after this many quarter turns clockwise."""

    column: str
    row: str
    turn: int


class Reserve(Move, frozen=True):
    """Put the component in the hand into the reserve."""


class Return(Move, frozen=True):
    """Put the component in the hand back on the heap, face up."""


class Look(Move, frozen=True):
    """Look at a pile of adventure cards: 1, 2 or 3."""

    pile: int


class LookAway(Move, frozen=True):
    """Put the pile of cards back."""


class Finish(Move, frozen=True):
    """Take a number tile: the ship is done."""

    number: int


class TurnHourglass(Move, frozen=True):
    """Turn the hourglass onto the next space of its track."""


class RollDie(Move, frozen=True):
    """Roll the next of the dice that open squares for everybody."""


class EndTurn(Move, frozen=True):
    """Leave the rest of the turn."""


class Scrap(Move, frozen=True):
    """Remove a component that breaks a rule, in the ship check."""

    column: str
    row: str


class ScrapSet(Move, frozen=True):
    """Remove at once all that a cheapest way out of all mistakes takes off, and what hangs loose then: the first of
    these ways, or another, counted from 1."""

    number: int


class KeepPiece(Move, frozen=True):
    """Of a ship in several pieces keep the one with this square, which is its first; the others fall off."""

    column: str
    row: str


class BoardAlien(Move, frozen=True):
    """An alien moves into a cabin instead of humans."""

    colour: str
    column: str
    row: str


class HumansOnly(Move, frozen=True):
    """Take no alien, or no further one."""


class Insure(Move, frozen=True):
    """Buy insurance for this flight; 0 buys none."""

    premium: int


class Ready(Move, frozen=True):
    """Say that building may begin."""


class TakeLoan(Move, frozen=True):
    """Take a loan token (GT-X1-6.1)."""


class StayInDebt(Move, frozen=True):
    """Owe what is missing of a premium although there are loans. It is no longer offered (GT-LM-3.5.4), but occurs in
    records of the first version of the rules."""


BUILDING_MOVES = (
    Ready,
    Draw,
    Take,
    Fetch,
    PickUp,
    Place,
    Reserve,
    Return,
    Look,
    LookAway,
    Finish,
    TurnHourglass,
    RollDie,
    EndTurn,
    Scrap,
    ScrapSet,
    KeepPiece,
    BoardAlien,
    HumansOnly,
    Insure,
    TakeLoan,
    StayInDebt,
)
