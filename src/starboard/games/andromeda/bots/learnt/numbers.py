"""A position as whole numbers, for a network: what the plain judge counts, and counts of what lies on the table.

A row belongs to the end of a turn that a bot imagines: its own part after the move, the rival's before it. All of it
comes from worlds that the player cannot tell from the true one.
"""

from typing import Final, NamedTuple

from starboard.games.andromeda.board.players import is_hegemon
from starboard.games.andromeda.bots import station_worth
from starboard.games.andromeda.bots.launches import left
from starboard.games.andromeda.bots.position import later_of, soon_of
from starboard.games.andromeda.bots.rehearsal import Ahead
from starboard.games.andromeda.bots.weights import LATER, SOON
from starboard.games.andromeda.content import content
from starboard.games.andromeda.rules.end.hegemon_score import hegemon_account
from starboard.games.andromeda.rules.end.score import account
from starboard.games.andromeda.state.game_state import (
    BAY,
    REPAIR_BAY,
    RESOURCES,
    SCRAPYARD,
    TRACKS,
    UNBUILT,
    USED_UP,
    AndromedaState,
    Player,
)

FINE: Final = 10
"""What is not counted in whole numbers is counted in tenths."""
FACTIONS: Final = tuple(sorted(content().factions))
PLACES: Final = {"bay": BAY, "scrapyard": SCRAPYARD, "repair": REPAIR_BAY, "unbuilt": UNBUILT, "used_up": USED_UP}

JUDGED: Final = ("account", *SOON, *LATER)
COUNTED: Final = (
    "acts",
    "vp",
    *RESOURCES,
    "hand",
    "on_map",
    *PLACES,
    *(f"track_{track}" for track in TRACKS),
    "modules",
    "posted",
    "settled",
    "developments",
    "collapsed",
    "held_moons",
    "tokens",
    "hand_limit",
    "vault",
    "defeated",
    "shield",
    "fleet",
    "to_go",
    "slotted",
    "is_hegemon",
)
SIDE: Final = (*JUDGED, *COUNTED, *(f"is_{faction}" for faction in FACTIONS))
"""The numbers of a side."""
CLOCK: Final = (
    "left",
    "ending",
    "to_event",
    "events_done",
    "turns",
    "terminus",
    "raiders",
    "raider_bonus",
    "is_first",
    "final",
    "event_due",
    "fighting",
    "battle",
    "lead",
    "sides",
)
"""The numbers of the table."""
NAMES: Final = (*SIDE, *(f"rival_{name}" for name in SIDE), *CLOCK)
"""All numbers of a row."""


class Side(NamedTuple):
    """A side of a position: its numbers, and what the plain judge says of it."""

    numbers: list[int]
    now: float
    later: float

    def value(self, remaining: float) -> float:
        """As `Standing.value`."""
        return self.now + remaining * self.later


def side(g: AndromedaState, who: int) -> Side:
    """A side as it stands."""
    if is_hegemon(g, who):
        points = sum(item.points for item in hegemon_account(g))
        numbers = [0] * len(SIDE)
        numbers[0], numbers[SIDE.index("is_hegemon")] = points, 1
        return Side(numbers, float(points), 40.0)
    acts = not g.ending or who in g.final or who == g.turn
    points = sum(item.points for item in account(g, who))
    soon, later = soon_of(g, who), later_of(g, who)
    if not acts:
        soon = dict.fromkeys(soon, 0.0)
    judged = [points, *(_fine(value) for value in soon.values()), *(_fine(value) for value in later.values())]
    player = g.players[who]
    faction = [int(player.faction == one) for one in FACTIONS]
    now = float(points) + sum(SOON[name] * count for name, count in soon.items())
    numbers = [*judged, int(acts), *_counted(g, who, player), *faction]
    return Side(numbers, now, sum(LATER[name] * count for name, count in later.items()))


def _counted(g: AndromedaState, who: int, player: Player) -> list[int]:
    owned = [place.collapsed for place in g.developments if place.owner == who]
    ships = player.ships
    return [
        player.vp,
        *player.resources,
        len(player.hand),
        sum(place >= 0 for place in ships),
        *(ships.count(place) for place in PLACES.values()),
        *player.tracks,
        len(player.modules),
        sum(player.posted.values()),
        sum(player.settled.values()),
        owned.count(False),
        owned.count(True),
        len(player.moons),
        len(player.tokens),
        player.hand_limit,
        player.vault,
        player.defeated,
        player.shield,
        station_worth.fleet(player),
        g.terminus - player.vp,
        sum(module.moon != "" for module in player.modules),
        0,
    ]


def clock(ahead: Ahead, who: int, lead: float) -> list[int]:
    """The numbers of the table, with what the plain judge says of it."""
    g = ahead.g
    return [
        int(100 * left(g)),
        int(g.ending),
        g.to_event,
        g.events_done,
        g.turns,
        g.terminus,
        len(g.raiders),
        g.raider_bonus,
        int(g.first == who),
        len(g.final),
        int(g.event_due),
        int(g.battle is not None),
        _fine(ahead.battle),
        _fine(lead),
        len(g.players),
    ]


def _fine(value: float) -> int:
    return round(FINE * value)
