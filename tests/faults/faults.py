"""Titles and bots that do everything wrong. They are registered like good ones, for the tests that put this folder on
the path."""

import math
import os
from typing import ClassVar

from drift.state import Drift
from drift.title import DriftTitle
from starboard.bots import Choice, Sight
from starboard.kernel import Ask, Chance, Offer, Options, Outcome, Rules


def _is_bad(g: Drift) -> bool:
    """About one match in five."""
    return sum(g.wrecks) % 5 == 0


class Failing(DriftTitle):
    """Its rules raise in some matches, after a few moves."""

    id: ClassVar[str] = "failing"

    def rules(self, g: Drift) -> Rules[None]:
        if not _is_bad(g):
            yield from super().rules(g)
            return
        play = super().rules(g)
        item = next(play)
        for _ in range(4):
            item = play.send((yield item))
        raise KeyError("a card\nthat is not there")


class Dying(DriftTitle):
    """It takes the whole process down in some matches."""

    id: ClassVar[str] = "dying"

    def rules(self, g: Drift) -> Rules[None]:
        if _is_bad(g):
            os._exit(3)
        return super().rules(g)


class Stillborn(DriftTitle):
    """It cannot be set up."""

    id: ClassVar[str] = "stillborn"

    def setup(self, seats: int, options: Options, chance: Chance) -> Drift:
        raise ZeroDivisionError("no board")


class Endless(DriftTitle):
    """It says that a match is shorter than it is."""

    id: ClassVar[str] = "endless"
    longest: ClassVar[int] = 3


class Senseless(DriftTitle):
    """Its scores are no numbers."""

    id: ClassVar[str] = "senseless"

    def outcome(self, g: Drift) -> Outcome:
        return Outcome((math.nan, 1.0), (0,))


class Crowded(DriftTitle):
    """Somebody wins who does not play."""

    id: ClassVar[str] = "crowded"

    def outcome(self, g: Drift) -> Outcome:
        return Outcome((1.0, 2.0), (2,))


class Mute(DriftTitle):
    """It asks a question that nobody can answer."""

    id: ClassVar[str] = "mute"

    def rules(self, g: Drift) -> Rules[None]:
        yield Ask(0, "mute-ask", Offer(list, secret=False))


FAILING, DYING, STILLBORN, ENDLESS = Failing(), Dying(), Stillborn(), Endless()
SENSELESS, CROWDED, MUTE = Senseless(), Crowded(), Mute()
NO_TITLE = "a text"


class Liar:
    """A bot that answers what is not in its list."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> Choice:
        return len(sight.options)


class Crasher(Liar):
    """A bot that raises when it is asked."""

    def choose(self, sight: Sight) -> Choice:
        raise ValueError("out of ideas")


def unmade(seed: int) -> Liar:
    raise OSError("the weights are missing")


def nobody(seed: int) -> int:
    return seed
