"""A procedure of the rules, played by itself: without a match, a question at a time."""

from typing import Any

from starboard.kernel import CHECKPOINT, Rules


class Procedure:
    """It goes on when it is answered. Checkpoints are passed over."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.question: Any = None
        self.over = False
        self._go(None)

    def _go(self, answer: object) -> None:
        try:
            self.question = self.rules.send(answer)
            while self.question is CHECKPOINT:
                self.question = self.rules.send(None)
        except StopIteration:
            self.question, self.over = None, True
