"""How far back undo goes, and why not further."""

from starboard.kernel.line import AnyLine
from starboard.kernel.marks import Mark
from starboard.kernel.message import Message


class Horizon:
    """Undo goes back to the last die, card, reveal, opened ballot, passed deadline or act of another seat, and not
    across it."""

    __slots__ = ("barrier", "owner", "undone", "wall")

    def __init__(self) -> None:
        self.barrier = 0
        """Undo does not go below this position."""
        self.wall = "start"
        """What stands there: the start, information, a deadline, another seat."""
        self.owner = -1
        """The seat that made the moves above the barrier."""
        self.undone: list[AnyLine] = []
        """What was taken back and can be made again, the next one last."""

    def stand_at(self, mark: Mark) -> None:
        """As it was at a checkpoint."""
        self.barrier, self.wall, self.owner = mark.barrier, mark.wall, mark.owner

    def expired(self, position: int) -> None:
        """A deadline passes at this position."""
        self.barrier, self.wall = position + 1, "deadline"

    def learnt(self, position: int) -> None:
        """On the way to this position somebody learnt something."""
        self.barrier, self.wall = position, "information"

    def why_not(self, seat: int, position: int) -> Message | None:
        """Why this seat cannot take back the move that led to this position; None when it can."""
        if position <= self.barrier:
            return Message(f"kernel-no-undo-{self.wall}")
        return None if self.owner == seat else Message("kernel-no-undo-seat")

    def can_redo(self, seat: int, free: bool) -> bool:
        """Whether there is a move that this seat may make again; with `free` undo, anybody's."""
        return bool(self.undone) and (free or self.undone[-1].seat == seat)
