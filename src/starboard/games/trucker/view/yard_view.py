"""Where ships are built: the heap, the hourglass, the piles of cards, the number tiles, the dice of class IVC."""

from starboard.games.trucker.rules.building.hourglass import DICE, SAND, has_dice
from starboard.games.trucker.rules.building.taking import MOST_RESERVED
from starboard.games.trucker.state.game_state import SECRET, TruckerState
from starboard.games.trucker.view.board_view import MarkView, marks_view
from starboard.kernel.view import Hidden, View


class HourglassView(View, frozen=True):
    """The hourglass on its track."""

    space: int
    """Its place on the track, counted from 0."""
    running: bool
    sand: int
    """Turns of the table until the sand has run out, when building goes by turns."""
    run: int
    """Turns of the table that a whole run takes."""


class PileView(View, frozen=True):
    """A pile of adventure cards."""

    cards: int
    secret: bool
    """Nobody may look at it."""
    looker: int
    """The seat that has it in its hands; -1 when it lies on the table."""


class YardView(View, frozen=True):
    """Everything that is built with."""

    heap: int
    """Components face down."""
    open: list[str]
    """The components face up, for everybody to take."""
    reserve: int
    """How many components each player may put aside."""
    budget: int
    """Moves left to the player whose turn it is, when building goes by turns."""
    hourglass: HourglassView
    numbers: list[int]
    """For each number tile the seat that has taken it, or -1."""
    piles: list[PileView]
    looking_at: Hidden[list[str]]
    """The cards in this seat's hands; null: it holds none, or is an onlooker."""
    dice: list[int]
    """The dice that have opened squares so far."""
    dice_left: int
    """Dice that are still to be rolled."""
    marks: list[MarkView]
    """What the dice can open; empty for classes without such squares."""


def yard_view(g: TruckerState, seat: int | None) -> YardView:
    """What this seat sees of the yard."""
    looking = -1 if seat is None else g.truckers[seat].looking
    dice = has_dice(g)
    return YardView(
        heap=len(g.heap),
        open=list(g.open),
        reserve=MOST_RESERVED,
        budget=g.budget,
        hourglass=HourglassView(g.glass, g.running, max(0, g.sand), SAND),
        numbers=_numbers(g),
        piles=_piles(g),
        looking_at=list(g.piles[looking]) if looking >= 0 else None,
        dice=list(g.dice),
        dice_left=DICE - len(g.dice) if dice else 0,
        marks=marks_view(g) if dice else [],
    )


def _numbers(g: TruckerState) -> list[int]:
    """GT-B-5.1: there are as many number tiles as players."""
    owners = [-1] * len(g.truckers)
    for seat, trucker in enumerate(g.truckers):
        if trucker.number:
            owners[trucker.number - 1] = seat
    return owners


def _piles(g: TruckerState) -> list[PileView]:
    lookers = [trucker.looking for trucker in g.truckers]
    return [
        PileView(len(pile), number == SECRET, lookers.index(number) if number in lookers else -1)
        for number, pile in enumerate(g.piles)
    ]
