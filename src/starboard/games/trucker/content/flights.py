"""The flight board: piles, hourglass and rewards of each level."""

from importlib.resources.abc import Traversable

import msgspec

from starboard.content import expect, read_toml
from starboard.games.trucker.content.cards import Goods
from starboard.games.trucker.content.ships import Status

FILE = "flights.toml"


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the round tile of a level says. `piles` counts the cards of each level in one of the four piles."""

    piles: dict[int, int]
    hourglass: tuple[str, ...]
    finish: tuple[int, ...]
    best_looking: int
    status: Status


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many figures and cubes the box of the base game holds."""

    humans: int
    brown_aliens: int
    purple_aliens: int
    batteries: int
    red: int
    yellow: int
    green: int
    blue: int
    status: Status


class FivePlayers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is different when five play: how many may use an abandoned ship or station, and which place in the flight
    order the first attack of a swarm or salvo spares."""

    visits: int
    spared: int
    status: Status


class Loans(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a loan token brings, what it costs when the game ends, and how many there are."""

    tokens: int
    principal: int
    repay: int
    status: Status


class Flights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures that do not depend on the class of the ship. `goods` are the prices."""

    track: int
    goods: Goods
    set_aside: dict[int, int]
    set_aside_status: Status
    levels: dict[int, Level]
    five_players: FivePlayers
    loans: Loans
    box: Box


def read_flights(folder: Traversable) -> Flights:
    """The flight board. `BadContent` names the place and field that is wrong."""
    flights = read_toml(folder, FILE, Flights)
    expect(sorted(flights.levels) == [1, 2, 3, 4], FILE, "$", "levels", str(sorted(flights.levels)), "1 2 3 4")
    for number, level in flights.levels.items():
        place = f"$.levels.{number}"
        own = level.piles.get(number, 0)
        expect(max(level.piles) == number and own > 0, FILE, place, "piles", str(level.piles), number)
        expect(level.hourglass[-1:] == ("START",), FILE, place, "hourglass", " ".join(level.hourglass), "START")
    five, loans = flights.five_players, flights.loans
    expect(five.visits >= 1, FILE, "$.five_players", "visits", five.visits, "1 2 3 …")
    expect(0 <= five.spared <= 5, FILE, "$.five_players", "spared", five.spared, "0–5")
    expect(0 < loans.principal <= loans.repay, FILE, "$.loans", "repay", loans.repay, f"≥ {loans.principal}")
    return flights
