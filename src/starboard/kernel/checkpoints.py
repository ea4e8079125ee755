"""The checkpoints that a match keeps: where undo goes back to, and where a copy starts."""

from starboard.kernel.line import AnyLine
from starboard.kernel.marks import Mark, Policy, policy


class CopyMemo:
    """What the last copy of a match found on its way: a checkpoint later than those that the match keeps.

    A match that is copied once is usually copied often, so the next copy need not replay what this one did. A match and
    its copies share one memo. Emptying it changes what copies cost, and nothing else.
    """

    __slots__ = ("base", "last", "line", "mark")

    def __init__(self) -> None:
        self.mark: Mark | None = None
        self.base: Mark | None = None
        """The checkpoint that the match itself kept last when it was copied."""
        self.line: AnyLine | None = None
        """The move that led to `mark`: a match that has gone another way does not have it."""
        self.last = False
        """Whether the rules pass no other checkpoint between `mark` and the question that stood then."""


class Checkpoints:
    """The checkpoints that are kept, and the moves since the first of them."""

    __slots__ = ("due", "due_for_copies", "marks", "memo", "moves", "policy")

    def __init__(self, policy: Policy, memo: CopyMemo | None = None) -> None:
        """Nothing is kept yet: `begin` must follow. Those of a copy come with the memo of its source."""
        self.policy = policy
        self.memo = CopyMemo() if memo is None else memo
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
        """Where a copy starts, and the moves that it makes again: at what another copy found, if that lies on the way
        of this match, after all that it keeps itself."""
        memo, moves, mark = self.memo, self.moves, self.marks[-1]
        found, first = memo.mark, self.marks[0].position
        if found is not None:
            place = found.position - first
            if found.position <= mark.position:
                # Both lie between the same two questions: it comes later if that copy started here.
                if memo.base is mark:
                    mark = found
            elif place <= len(moves) and moves[place - 1] is memo.line:
                # Only the copies that have this very move stood at that checkpoint.
                mark = found
        return mark, moves[mark.position - first :]

    def of_copy(self, mark: Mark, lines: int, imagined: bool) -> "Checkpoints":
        """Those of a copy that starts here and makes as many moves again, while it does.

        It keeps one halfway, and where nothing is left to halve the last before the open question: bots copy one
        position many times, and the next copy need not come the whole way again.
        """
        memo = self.memo
        apart = 1 if not lines and memo.last and mark is memo.mark else lines // 2
        mine = Checkpoints(self.policy if imagined else policy(apart), memo)
        mine.marks.append(mark)
        # Rules that start again may pass the checkpoint from which they do.
        mine.due = mine.due_for_copies = mark.position + (mine.policy.apart if imagined else apart or lines)
        return mine

    def note(self, found: Mark, lines: int) -> None:
        """Remember the last checkpoint that a copy came by, which made that many moves again: the next one starts
        there."""
        memo, place = self.memo, found.position - self.marks[0].position
        memo.mark, memo.base = found, self.marks[-1]
        memo.line, memo.last = self.moves[place - 1] if place else None, lines < 2

    def be_as(self, source: "Checkpoints") -> None:
        """Have what the source of a copy has, now that its moves were made again."""
        self.policy = source.policy
        self.marks, self.moves = source.marks.copy(), source.moves.copy()
        self.due, self.due_for_copies = source.due, source.due_for_copies
