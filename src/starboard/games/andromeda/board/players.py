"""Who is who among the sides: people, and the Hegemon.

People have the numbers of their seats. The Hegemon is a side of its own: it sits nowhere, and is asked nothing.
"""

from starboard.games.andromeda.state.game_state import AndromedaState, Player
from starboard.games.andromeda.state.hegemon_state import Hegemon


def people(g: AndromedaState) -> range:
    """The sides that people play, in the order of their seats."""
    return range(g.seats)


def alone(g: AndromedaState) -> bool:
    """Whether one person plays: then nobody learns anything from what that person is asked."""
    return g.seats == 1


def is_person(g: AndromedaState, who: int) -> bool:
    """Whether a side is played by a person; raiders and the Hegemon are not."""
    return 0 <= who < g.seats


def is_told(g: AndromedaState, who: int) -> bool:
    """Whether a side plays at a table of its own: what it does there is told, and what it gains is none of ours."""
    return g.told and 0 <= who < g.seats


def is_hegemon(g: AndromedaState, who: int) -> bool:
    """Whether a side is the Hegemon."""
    return who == g.seats


def hegemon_side(g: AndromedaState) -> int:
    """The number by which rules and cards refer to the Hegemon, as to any other side."""
    return g.seats


def hegemon_player(g: AndromedaState) -> Player:
    """What the Hegemon has as every player has it: ships, leaders, modules, moons, tracks."""
    return g.players[g.seats]


def the_hegemon(g: AndromedaState) -> Hegemon:
    """What the Hegemon has beyond a player, in a game that it plays in."""
    assert g.hegemon is not None
    return g.hegemon


def left_of(g: AndromedaState, who: int) -> int:
    """AE-B-3.11: the person to the left of a person: clockwise is the order of seats."""
    return (who + 1) % g.seats


def clockwise(g: AndromedaState, first: int) -> list[int]:
    """All people, clockwise from one of them."""
    return [(first + number) % g.seats for number in people(g)]
