"""Bots that nobody would choose. They are registered like good ones, for tests that put this folder on the path."""

import os
import time

from starboard.bots import Choice, Sight


class Hasty:
    """Takes no time, and the first move of the list."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> Choice:
        return 0

    def pace(self, sight: Sight) -> float:
        return 0.0


class Steady(Hasty):
    """Takes eight seconds for everything."""

    def pace(self, sight: Sight) -> float:
        return 8.0


class Liar(Hasty):
    """Answers what is not in its list."""

    def choose(self, sight: Sight) -> Choice:
        return len(sight.options)


class Crasher(Hasty):
    """Raises when it is asked."""

    def choose(self, sight: Sight) -> Choice:
        raise ValueError("out of ideas")


class Killer(Hasty):
    """Takes the whole process down."""

    def choose(self, sight: Sight) -> Choice:
        os._exit(3)


class Dreamer(Hasty):
    """Never comes to an end."""

    def choose(self, sight: Sight) -> Choice:
        time.sleep(3600)
        return 0
