"""What the sides of a battle are called, and dice."""

from collections.abc import Sequence

from starboard.games.andromeda.battle_state import RAIDERS
from starboard.games.andromeda.names import by, listed
from starboard.games.andromeda.state import AndromedaState
from starboard.kernel import Arg, Message


def side_name(g: AndromedaState, who: int) -> Arg:
    """A side as the argument `seat` of a message: a seat, the Hegemon, or the raiders."""
    return Message("andromeda-the-raiders") if who == RAIDERS else by(g, who)


def sides_named(g: AndromedaState, sides: Sequence[int]) -> Message:
    """Several sides one after the other."""
    return listed([Message("andromeda-side", {"seat": side_name(g, who)}) for who in sides])


def dice_named(dice: Sequence[int]) -> str:
    """Dice from high to low."""
    return " ".join(map(str, sorted(dice, reverse=True)))
