"""Words and place of a move: what is done, and the square or thing on the board where it lights up."""

from starboard.games.trucker.state import TruckerState
from starboard.kernel import Arg, Caption, Message, Move


def caption(g: TruckerState, seat: int, move: Move) -> Caption:
    """The message `trucker-move-<type>` with the fields of the move; squares are places of the seat's own ship."""
    args: dict[str, Arg] = {}
    for name in move.__struct_fields__:
        value = getattr(move, name)
        args[name] = value if isinstance(value, str | int) else str(value)
    tag = str(move.__struct_config__.tag)
    return Caption(Message(f"trucker-move-{tag}", args), _place(seat, args), tag)


def _place(seat: int, args: dict[str, Arg]) -> str:
    if "column" in args and "row" in args:
        return f"ship-{seat}-{args['column']}-{args['row']}"
    if "tile" in args:
        return f"tile-{args['tile']}"
    if "pile" in args:
        return f"pile-{args['pile']}"
    return f"number-{args['number']}" if "number" in args else ""
