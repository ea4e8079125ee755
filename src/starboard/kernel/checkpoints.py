"""The checkpoints that a match keeps: where undo goes back to, and where a copy starts."""

from starboard.kernel.line import AnyLine
from starboard.kernel.marks import Mark, Policy


class CopyMemo:
    """What the last copy of a match found on its way: a checkpoint later than those that the match keeps.

    A match that is copied once is usually copied often, so the next copy need not replay what this one did. A match and
    its copies share one memo. Emptying it changes what copies cost, and nothing else.
    """

    __slots__ = ("line", "mark")

    def __init__(self) -> None:
        self.mark: Mark | None = None
        self.line: AnyLine | None = None
        """The move that led there: a match that has gone another way does not have it."""

    def note(self, mark: Mark, line: AnyLine | None) -> None:
        """Remember a checkpoint that a copy has found, and the move that led to it."""
        self.mark = mark
        self.line = line


class Checkpoints:
    """The checkpoints that are kept, and the moves since the first of them."""

    __slots__ = ("due", "due_for_copies", "marks", "memo", "moves", "policy")

    def __init__(self, policy: Policy) -> None:
        """Nothing is kept yet: `begin` must follow."""
        self.policy = policy
        self.memo = CopyMemo()
        self.marks: list[Mark] = []
        self.moves: list[AnyLine] = []
        """The moves since the first mark."""
        self.due = 0
        """From this position on, the next checkpoint is kept,"""
        self.due_for_copies = 0
        """and from this one on, if the match has been copied."""

    @property
    def last(self) -> Mark:
        """The latest of them."""
        return self.marks[-1]

    def begin(self, mark: Mark) -> None:
        """This is the first, and no move was made since."""
        self.marks, self.moves = [mark], []
        if self.memo.mark is not None:
            self.memo = CopyMemo()
        self._wait()

    def follow(self, policy: Policy) -> None:
        """From now on, keep those that this policy says."""
        self.policy = policy
        self._wait()

    def _wait(self) -> None:
        policy, last = self.policy, self.marks[-1].position
        self.due_for_copies = last + policy.apart
        self.due = last + policy.apart * policy.until_copied

    def keep(self, mark: Mark) -> None:
        """Keep this one, and forget those that no undo can reach. The one before it stays: there we go back to if the
        rules fail before they ask again."""
        marks = self.marks
        first = marks[0].position
        while len(marks) > 1 and marks[1].position <= mark.barrier:
            del marks[0]
        if len(marks) > self.policy.most:
            del marks[1]
        if marks[0].position > first:
            del self.moves[: marks[0].position - first]
        marks.append(mark)
        self._wait()

    def since_last(self) -> list[AnyLine]:
        """The moves since the latest one."""
        return self.moves[self.marks[-1].position - self.marks[0].position :]

    def leave_memo(self) -> None:
        """From here on this match goes where its source and the copies of that do not."""
        self.memo = CopyMemo()

    def back_to(self, position: int) -> tuple[Mark, list[AnyLine]]:
        """Forget what came after this position. Gives the checkpoint to start from and the moves to make again, which
        are not counted as made; the marks reach back that far."""
        self.marks = marks = [mark for mark in self.marks if mark.position <= position]
        first, start = marks[0].position, marks[-1].position
        lines = self.moves[start - first : position - first]
        del self.moves[start - first :]
        self.leave_memo()
        self._wait()
        return marks[-1], lines

    def for_copy(self) -> tuple[Mark, list[AnyLine]]:
        """Where a copy starts, and the moves that it makes again."""
        mark, first = self.marks[-1], self.marks[0].position
        found = self.memo.mark
        later = found is not None and mark.position < found.position <= first + len(self.moves)
        # Only the copies that have this very move stood at that checkpoint.
        if found is not None and later and self.moves[found.position - first - 1] is self.memo.line:
            mark = found
        return mark, self.moves[mark.position - first :]

    def copied_from(self, source: "Checkpoints", found: Mark | None) -> None:
        """Have what the source has. `found` is what this copy kept on its way."""
        self.policy, self.memo = source.policy, source.memo
        self.marks, self.moves = list(source.marks), list(source.moves)
        self.due, self.due_for_copies = source.due, source.due_for_copies
        if found is not None:
            place = found.position - self.marks[0].position
            self.memo.note(found, self.moves[place - 1] if place else None)
