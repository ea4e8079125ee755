"""The figures of what the two big expansions bring: boosters, robots, shields, VIPs and specialists."""

from importlib.resources.abc import Traversable
from typing import Literal

import msgspec

from starboard.content import expect, read_toml
from starboard.games.trucker.content.ships import Status

FILE = "kit.toml"
LEVELS = [1, 2, 3, 4]
COLOURS = 3
"""Aliens that a ship can carry: one of each colour (GT-B-7.3)."""


class _Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every table of the file has."""

    status: Status


class LuxuryCabin(_Figures, frozen=True):
    """GT-X1-3.1: what a VIP pays, by the level of the flight."""

    credits: dict[int, int]


class CannonBooster(_Figures, frozen=True):
    """GT-X1-3.3: points on top of one declared cannon strength."""

    strength: int


class CrewRobots(_Figures, frozen=True):
    """GT-X2-2.6, OQ-X2-03: what powered robots count for."""

    crew: int


class ReinforcedShield(_Figures, frozen=True):
    """GT-X2-2.3, OQ-X2-02: what it stops besides small meteors and light shots."""

    heavy_shots: bool
    large_meteors: bool


class Merchant(_Figures, frozen=True):
    """GT-X1-5.3: credits on top for each of these goods."""

    goods: tuple[Literal["red", "yellow", "green", "blue"], ...]
    credits: int


class Manager(_Figures, frozen=True):
    """GT-X1-5.3: extra points for the other aliens, and credits for this many aliens aboard."""

    bonus: int
    credits: tuple[int, ...]


class Specialist(_Figures, frozen=True):
    """GT-X1-5.2: a card that goes with a cyan alien."""

    set: Literal["big_expansion", "another_big_expansion"]


class Kit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the file."""

    luxury_cabin: LuxuryCabin
    cannon_booster: CannonBooster
    crew_robots: CrewRobots
    reinforced_shield: ReinforcedShield
    merchant: Merchant
    manager: Manager
    specialists: dict[str, Specialist]


def read_kit(folder: Traversable) -> Kit:
    """The figures of the expansions. `BadContent` names the place and field that is wrong."""
    kit = read_toml(folder, FILE, Kit)
    levels = sorted(kit.luxury_cabin.credits)
    expect(levels == LEVELS, FILE, "$.luxury_cabin", "credits", str(levels), "1 2 3 4")
    rewards = len(kit.manager.credits)
    expect(rewards == COLOURS, FILE, "$.manager", "credits", rewards, COLOURS)
    return kit
