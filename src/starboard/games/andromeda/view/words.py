"""The words that views are written in: parts of a match, steps, places, kinds of things."""

from typing import Literal, TypeAlias, cast

from starboard.games.andromeda.state.game_state import MODULE_TYPES, SHIP_TYPES, TYPE_OF
from starboard.kernel.view import View

Part: TypeAlias = Literal["factions", "resources", "destiny", "hegemon", "turn", "over"]
"""The parts of a match: set-up, turns, the end."""

Phase: TypeAlias = Literal["setup", "choose", "launch", "return", "battle", "event", "hegemon", "over"]
"""What is going on, for the top of the page."""

Scene: TypeAlias = Literal["edge", "station", "market", "battle", "hegemon", "scores"]
"""What there is to look at."""

LaunchStep: TypeAlias = Literal[
    "launch", "launched", "action", "recruit", "ready", "foray", "battle", "warp", "end_launch"
]
ReturnStep: TypeAlias = Literal["build", "activate", "scrapyard", "return", "end_return"]
ToldStep: TypeAlias = Literal["told", "fight", "returning"]
TurnStep: TypeAlias = LaunchStep | ReturnStep | ToldStep | Literal["choose", "hand", "event", "end"]
"""The steps of a turn; `rules.turn.turn` explains them, and `rules.companion.companion` those that are told."""

BattleStep: TypeAlias = Literal[
    "escalation", "diplomacy", "preparation", "roll", "after_roll", "result", "damage", "over", "gate"
]
"""The steps of a battle; `gate` is a roll at the Gate."""

HegemonStep: TypeAlias = Literal[
    "",
    "launch",
    "action",
    "recruit",
    "special",
    "foray",
    "battle",
    "warp",
    "discard",
    "build",
    "command",
    "scrapyard",
    "return",
]
"""The steps of the Hegemon's turn; empty outside it."""

ShipName: TypeAlias = Literal["transport", "fighter", "science_vessel", "heavy_cruiser"]
ShipPlace: TypeAlias = Literal["region", "bay", "scrapyard", "repair", "unbuilt", "used_up"]
ModuleName: TypeAlias = Literal["science", "industry", "commerce", "civilization"]
ResourceName: TypeAlias = Literal["energy", "ice", "nano", "titan", "credit"]
TrackName: TypeAlias = Literal["science", "industry", "supremacy", "commerce", "civilization"]
RegionKind: TypeAlias = Literal["planet", "base", "gate", "quasar", "vortex"]
PlanetType: TypeAlias = Literal["ice", "desert", "volcanic", "terran", "gas_giant"]
RaiderRank: TypeAlias = Literal["S", "A", "B", "C", "D"]
EventDeck: TypeAlias = Literal["dawn", "twilight", "shadows"]


SHIP_NAMES = cast(tuple[ShipName, ...], SHIP_TYPES)
NAME_OF_SHIP = tuple(SHIP_NAMES[kind] for kind in TYPE_OF)
"""The type of each of the nine ships of a player."""
MODULE_NAMES = cast(tuple[ModuleName, ...], MODULE_TYPES)


class Resources(View, frozen=True):
    """How many there are of each resource."""

    # In the order of `state.game_state.RESOURCES`.

    energy: int
    ice: int
    nano: int
    titan: int
    credit: int


class Cost(View, frozen=True, omit_defaults=True):
    """What something costs; what it does not cost is left out."""

    # In the order of `content.costs.LETTERS`.

    energy: int = 0
    ice: int = 0
    nano: int = 0
    titan: int = 0
    credit: int = 0
    any: int = 0
    """Any of ice, nanocarbon and titanium."""
    tactics: int = 0
    """Tactics cards."""
