"""What is noted for the length of one dice check. It goes with the check."""

import msgspec

from starboard.games.vanguard.state.notes import Done


class CheckNotes(msgspec.Struct, array_like=True, gc=False):
    """What cards, effects and rules have changed for the rest of a check."""

    afar: bool = False
    """Whether it is made in another sector than that of the crew member: without support."""
    spared: bool = False
    """Whether it is the one of the tutorial in which too many accidents do not stand (IV-X-1903)."""
    excused: list[str] = []
    """What a card excuses: `need`, a symbol of a row; `swap`; `special`, a die of a special effect."""
    refresh_after: int = 0
    """Dice that come back after the check."""
    special: int = 0
    """The special effect that is being resolved, by its place: those of the global condition come first."""
    met: list[str] = []
    """Special effects that were met, by their texts."""
    first: dict[str, int] = {}
    """How many symbols of each name have counted for more because of gear in the sector."""
    tossing: bool = False
    """Whether dice are being picked that leave the pool and are not rolled again."""
    once: list[Done] = []
    """What happens once a check."""
