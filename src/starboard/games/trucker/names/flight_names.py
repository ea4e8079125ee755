"""What the things of a flight are called, as messages. The ids are written out, so that a test can find those without
words."""

from collections.abc import Sequence

from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.content.cards import Attack
from starboard.kernel import Message
from starboard.kernel.squares import BACK, FRONT, LEFT, RIGHT

CARDS = {
    "open_space": "trucker-card-open-space",
    "stardust": "trucker-card-stardust",
    "epidemic": "trucker-card-epidemic",
    "sabotage": "trucker-card-sabotage",
    "planets": "trucker-card-planets",
    "abandoned_ship": "trucker-card-abandoned-ship",
    "abandoned_station": "trucker-card-abandoned-station",
    "meteoric_swarm": "trucker-card-meteoric-swarm",
    "slavers": "trucker-card-slavers",
    "smugglers": "trucker-card-smugglers",
    "pirates": "trucker-card-pirates",
    "combat_zone": "trucker-card-combat-zone",
    "commandos": "trucker-card-commandos",
    "predator": "trucker-card-predator",
}

GOODS = {
    "red": "trucker-good-red",
    "yellow": "trucker-good-yellow",
    "green": "trucker-good-green",
    "blue": "trucker-good-blue",
}

FROM = {
    FRONT: "trucker-from-front",
    RIGHT: "trucker-from-right",
    BACK: "trucker-from-rear",
    LEFT: "trucker-from-left",
}

OWN_SIDES = {
    FRONT: "trucker-side-front",
    RIGHT: "trucker-side-right",
    BACK: "trucker-side-rear",
    LEFT: "trucker-side-left",
}

NOZZLES = {
    FRONT: "trucker-nozzle-front",
    RIGHT: "trucker-nozzle-right",
    BACK: "trucker-nozzle-rear",
    LEFT: "trucker-nozzle-left",
}

THREATS = {
    ("meteor", "small"): "trucker-threat-small-meteor",
    ("meteor", "large"): "trucker-threat-large-meteor",
    ("shot", "small"): "trucker-threat-light-shot",
    ("shot", "large"): "trucker-threat-heavy-shot",
}

CRITERIA = {
    "crew": "trucker-least-crew",
    "engines": "trucker-least-engines",
    "cannons": "trucker-least-cannons",
}


def card_name(kind: str) -> Message:
    """The name of a kind of adventure card."""
    return Message(CARDS[kind])


def good_name(good: str) -> Message:
    """The name of a good."""
    return Message(GOODS[good])


def from_side(side: int) -> Message:
    """Where an attack comes from."""
    return Message(FROM[side])


def side_name(side: int) -> Message:
    """A side of a ship."""
    return Message(OWN_SIDES[side])


def nozzle_name(side: int) -> Message:
    """Where a nozzle points."""
    return Message(NOZZLES[side])


def threat_name(what: str, attack: Attack) -> Message:
    """The name of a meteor or shot."""
    return Message(THREATS[what, attack.size])


def lines_name(board: Board, side: int, lines: Sequence[int]) -> Message:
    """The line or lines that an attack follows."""
    if not lines:
        return Message("trucker-line-none")
    if side in (FRONT, BACK):
        return Message("trucker-line-column", {"column": board.columns[lines[0]]})
    if len(lines) > 1:
        return Message("trucker-line-rows", {"first": board.rows[lines[0]], "second": board.rows[lines[1]]})
    return Message("trucker-line-row", {"row": board.rows[lines[0]]})


def points(half_points: int) -> str:
    """Half points as people write them: 3 is 1½."""
    whole, half = divmod(half_points, 2)
    return (str(whole) if whole or not half else "") + ("½" if half else "")
