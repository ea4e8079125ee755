"""What a move brings that the next best does not: counted in several imagined worlds, and said only if it is so in all
of them."""

from collections.abc import Sequence
from typing import Final

from starboard.games.andromeda.bots.launches import left
from starboard.games.andromeda.bots.position import soon_of
from starboard.games.andromeda.bots.rehearsal import Ahead
from starboard.games.andromeda.bots.weights import LATER, SOON
from starboard.games.andromeda.moves.effect_moves import Acquire, BuildShip, Take
from starboard.games.andromeda.names.names import goods, listed, named
from starboard.games.andromeda.rules.end.score import account
from starboard.games.andromeda.state.game_state import (
    BAY,
    RESOURCES,
    SHIP_TYPES,
    SHIPS_OF,
    TRACKS,
    UNBUILT,
    USED_UP,
    AndromedaState,
)
from starboard.kernel import Message, Move

MOST: Final = 2
"""Things that are named."""
WORTH_SAYING: Final = 0.3
"""Points by which a thing must count for the move."""
RIPE: Final = "ripe"
WORTH: Final = {
    "points": 1.0,
    **dict.fromkeys(RESOURCES, LATER["minerals"]),
    "energy": LATER["energy"],
    "credit": LATER["credits"],
    "card": LATER["cards"],
    **dict.fromkeys(TRACKS, LATER["steps"]),
    "transport": LATER["transports"],
    "fighter": LATER["fighter"],
    "science_vessel": LATER["vessel"],
    "heavy_cruiser": LATER["cruiser"],
    "module": 2 * LATER["engine"],
    "moon": LATER["moons"],
    "token": 2 * LATER["tokens"],
    "upgrade": LATER["upgrades"],
    "bay": LATER["bay"],
    RIPE: SOON["ripe"],
}
"""What one of each counts, about, as long as there is time to make something of it."""
NAMED: Final = {
    "points": "andromeda-because-points",
    "transport": "andromeda-because-transport",
    "fighter": "andromeda-because-fighter",
    "science_vessel": "andromeda-because-science-vessel",
    "heavy_cruiser": "andromeda-because-heavy-cruiser",
    "module": "andromeda-because-module",
    "moon": "andromeda-because-moon",
    "token": "andromeda-because-token",
    "upgrade": "andromeda-because-upgrade",
    "bay": "andromeda-because-bay",
}
"""How a number of them is said."""
AT_ONCE: Final = ("points", RIPE)
"""What counts just as much at the end."""


def figures(g: AndromedaState, who: int) -> dict[str, int]:
    """What a player has that can be counted."""
    player = g.players[who]
    found = {"points": sum(item.points for item in account(g, who)), "card": len(player.hand)}
    found.update(zip(RESOURCES, player.resources, strict=True))
    found.update(zip(TRACKS, player.tracks, strict=True))
    for kind, name in enumerate(SHIP_TYPES):
        found[name] = sum(player.ships[ship] not in (UNBUILT, USED_UP) for ship in SHIPS_OF[kind])
    found |= {"module": len(player.modules), "moon": len(player.moons), "token": len(player.tokens)}
    found |= {"upgrade": sum(tile != "" for tile in player.upgrades), "bay": player.ships.count(BAY)}
    found[RIPE] = int(soon_of(g, who)[RIPE] > 0)
    return found


def spoken_of(move: Move) -> set[str]:
    """What the button of a move says itself: to say it again is no reason."""
    if isinstance(move, BuildShip):
        return {move.ship}
    if isinstance(move, Take):
        return {name for name in ("ice", "nano", "titan") if getattr(move, name)}
    return {"module"} if isinstance(move, Acquire) else set()


class Gains:
    """What a move brings, in each world, and what the next best brings there."""

    def __init__(
        self, g: AndromedaState, who: int, move: Move, chosen: Sequence[Ahead], rival: Sequence[Ahead]
    ) -> None:
        self._spoken = spoken_of(move)
        self._before = figures(g, who)
        self._left = left(g)
        self._chosen = [figures(ahead.g, who) for ahead in chosen]
        self._rival = [figures(ahead.g, who) for ahead in rival] or [self._before] * len(chosen)

    def _sure(self, name: str) -> int:
        """How many more there are after the move in every world."""
        return min(after[name] for after in self._chosen) - self._before[name]

    def _counts(self, name: str) -> float:
        """How much a thing speaks for the move, in points: what the next best does not bring."""
        more = sum(after[name] - other[name] for after, other in zip(self._chosen, self._rival, strict=True))
        weight = WORTH[name] if name in AT_ONCE else WORTH[name] * self._left
        return weight * more / len(self._chosen)

    def _ranked(self) -> list[str]:
        counts = {name: self._counts(name) for name in WORTH}
        return sorted((name for name in WORTH if counts[name] >= WORTH_SAYING), key=lambda name: -counts[name])

    def brought(self) -> Message | None:
        """What it brings for sure."""
        names = [name for name in self._ranked() if name not in (RIPE, *self._spoken) and self._sure(name) > 0]
        if not names:
            return None
        return Message(
            "andromeda-because-brings", {"what": listed([_words(name, self._sure(name)) for name in names[:MOST]])}
        )

    def kept(self) -> Message | None:
        """What the next best would cost in every world, and this does not."""
        kept = {
            name: min(
                self._before[name] - other[name] - max(0, self._before[name] - after[name])
                for after, other in zip(self._chosen, self._rival, strict=True)
            )
            for name in (*RESOURCES, "card")
        }
        names = [name for name in self._ranked() if kept.get(name, 0) > 0][:MOST]
        if not names:
            return None
        return Message("andromeda-because-keeps", {"what": listed([_words(name, kept[name]) for name in names])})

    def readied(self) -> Message | None:
        """Whether a planet can be developed with the next return."""
        if self._sure(RIPE) > 0 and self._counts(RIPE) >= WORTH_SAYING:
            return Message("andromeda-because-ripe")
        return None


def _words(name: str, count: int) -> Message:
    """So many of a thing, as the object of a sentence."""
    if name in RESOURCES or name == "card":
        return goods(name, count)
    if name in TRACKS:
        return Message("andromeda-because-steps", {"count": count, "track": named(name)})
    return Message(NAMED[name], {"count": count})
