"""A table of wood where people play (`rules.companion`): how it was when people last brought it up to this one, and
what they have still to move there. Plain data."""

import msgspec

from starboard.kernel import Message


class OwnTable(msgspec.Struct, array_like=True):
    """What lies there of all that is played here: the Hegemon, raiders, the map, the offer. Regions are numbers."""

    ships: list[int]
    """Where each ship of the Hegemon is."""
    shield: int
    posted: dict[int, int]
    """Leaders of the Hegemon on bases and in nebulae."""
    modules: list[str]
    damage: list[int]
    """The damage on each of its modules."""
    tokens: list[str]
    upgrades: list[str]
    hand: int
    tracks: list[int]
    vp: int
    marker: int
    probe: int
    eye: int
    moons: dict[int, int]
    """How many moons lie on each planet and nebula."""
    raiders: dict[str, list[int]]
    """Where each raider stands; some have several figures."""
    developments: dict[int, bool]
    """By region, whether collapsed."""
    dropped: dict[int, int]
    """How many resource tokens lie on a region."""
    columns: list[list[str]]
    tiles: list[str]
    to_event: int
    reasons: dict[str, Message] = {}
    """Why the Hegemon has moved things since, by the steps of the list (`rules.officer.reasons`)."""


class Chore(msgspec.Struct, array_like=True):
    """One thing that people move at their table, because it was moved here."""

    kind: str
    """`names.chore_names` has a sentence for each."""
    piece: str = ""
    """A ship type, raider, module, track, tile …"""
    start: int = 0
    """Where from: a region, a place of a ship, or the number before."""
    end: int = 0
    """Where to, or the number now."""
    count: int = 1
    rule: str = ""
    done: bool = False
