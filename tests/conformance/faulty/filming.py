"""Faulty titles that go wrong where somebody watches: each is Lantern with one thing wrong."""

from collections.abc import Mapping
from typing import Any, ClassVar

from conformance.faulty.lantern import Lantern, LanternTitle
from starboard.kernel import tell
from starboard.kernel.stage import Stage


class TellsAnUnknownBeat(LanternTitle):
    """Tells a beat of which nobody knows how it looks."""

    def roll(self, g: Lantern, me: int) -> None:
        tell(g, "lantern-rolled", "LA-4", beat="fireworks", seat=me)
        super().roll(g, me)


class TellsHalfABeat(LanternTitle):
    """Lets dice fall and does not say which."""

    def roll(self, g: Lantern, me: int) -> None:
        tell(g, "lantern-rolled", "LA-4", beat="dice", seat=me)
        super().roll(g, me)


class TakesASharedWord(LanternTitle):
    """Means something else by a word that all titles share."""

    beats: ClassVar[Mapping[str, tuple[str, ...]]] = {"card": ("seat",), "draw": ("seat",)}


class FallsOverAtABeat(LanternTitle):
    """In the middle of a draw its table is in a state that its view does not expect."""

    def draw(self, g: Lantern, me: int) -> None:
        g.luck = 1
        super().draw(g, me)
        g.luck = 0

    def view(self, g: Lantern, seat: int | None, reckon: bool = True) -> Any:
        return super().view(g, seat, reckon) | {"part": ["no draw"][g.luck]}


class LeaksAtABeat(LanternTitle):
    """While a card is drawn, everybody sees it."""

    def draw(self, g: Lantern, me: int) -> None:
        g.luck = me + 1
        super().draw(g, me)
        g.luck = 0

    def view(self, g: Lantern, seat: int | None, reckon: bool = True) -> Any:
        return super().view(g, seat, reckon) | {"drawn": g.hands[g.luck - 1][-1:] if g.luck else []}


class ShowsSomethingElse(LanternTitle):
    """Takes no reckoning for leave to show an empty discard pile."""

    def view(self, g: Lantern, seat: int | None, reckon: bool = True) -> Any:
        return super().view(g, seat, reckon) | ({} if reckon else {"discards": []})


class ShowsWhatItLikes(LanternTitle):
    """Its view depends on how often one has looked."""

    looks = 0

    def view(self, g: Lantern, seat: int | None, reckon: bool = True) -> Any:
        self.looks += 1
        return super().view(g, seat, reckon) | {"looks": self.looks}


class TellsWhenLookedAt(LanternTitle):
    """Tells something whenever it is looked at, not only when something happens."""

    def view(self, g: Lantern, seat: int | None, reckon: bool = True) -> Any:
        tell(g, "lantern-looked-at", beat="draw", seat=0)
        return super().view(g, seat, reckon)


class PlaysToTheCamera(LanternTitle):
    """Rolls better when somebody watches."""

    def roll(self, g: Lantern, me: int) -> None:
        super().roll(g, me)
        g.light[me] += isinstance(g.news, Stage)
