"""The bot that plays anything: every legal move is as good as any other."""

from random import Random

from starboard.kernel import Choice, Sight


class RandomBot:
    """Picks evenly among the legal moves. It is the yardstick of speed and of strength, and the fuzzer.

    It needs to know nothing but how many moves there are, so `play_out` does not even show it the match.
    """

    __slots__ = ("_sample", "random")

    def __init__(self, seed: int) -> None:
        source = Random(seed)
        self.random = source.random
        self._sample = source.sample

    def pick(self, count: int) -> int:
        # Three times as fast as `randrange`, and a list of moves is far too short for the rounding to show.
        return int(self.random() * count)

    def pick_some(self, count: int, least: int, most: int) -> tuple[int, ...]:
        """Every number of moves is equally likely, so that small and large answers are both met often."""
        most = min(most, count)
        return tuple(self._sample(range(count), least + int(self.random() * (most - least + 1))))

    def choose(self, sight: Sight) -> Choice:
        asked = sight.question
        if asked.kind == "ask-some":
            return self.pick_some(len(sight.options), asked.least, asked.most)
        return self.pick(len(sight.options))
