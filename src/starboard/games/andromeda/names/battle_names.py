"""What the sides of a battle are called, and dice."""

from collections.abc import Sequence

from starboard.games.andromeda.names.names import by, listed, within
from starboard.games.andromeda.state.battle_state import RAIDERS
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Arg, Message


def side_name(g: AndromedaState, who: int) -> Arg:
    """A side as the argument `seat` of a sentence that begins with it: a seat, the Hegemon, or the raiders."""
    return Message("andromeda-the-raiders") if who == RAIDERS else by(g, who)


def side_within(g: AndromedaState, who: int) -> Arg:
    """A side as the argument `seat` in the middle of a sentence."""
    return Message("andromeda-the-raiders-within") if who == RAIDERS else within(g, who)


def side_kind(who: int) -> str:
    """What the verb of a sentence about a side goes by: raiders are many."""
    return "raiders" if who == RAIDERS else "player"


def sides_named(g: AndromedaState, sides: Sequence[int]) -> Message:
    """Several sides one after the other, in the middle of a sentence."""
    return listed([Message("andromeda-side", {"seat": side_within(g, who)}) for who in sides])


def dice_named(dice: Sequence[int]) -> str:
    """Dice from high to low."""
    return " ".join(map(str, sorted(dice, reverse=True)))
