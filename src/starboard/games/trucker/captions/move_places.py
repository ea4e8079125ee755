"""Where a move lights up on the board. A place is a name that a client can find on its picture of the table:

| place                     | what is there                                                          |
|---------------------------|------------------------------------------------------------------------|
| `ship-<seat>-<col>-<row>` | a square of that player's ship plan, by the labels of column and row   |
| `board-<seat>`            | that player's whole ship, as large as it is drawn                      |
| `fleet-<seat>-<number>`   | a ship of that player's fleet, counted from 1; 0 where there is one    |
| `heap`, `open`            | the components face down, and those face up as a whole                 |
| `tile-<id>`               | a component that lies face up                                          |
| `hand`                    | the player's loose component                                           |
| `reserve-<seat>`          | the places for reserved components                                     |
| `reserved-<id>`           | a component in the player's reserve                                    |
| `pile-<number>`           | a pile of adventure cards: 1, 2 or 3                                   |
| `number-<number>`         | a number tile                                                          |
| `hourglass`, `dice`       | the hourglass, and the dice that open squares                          |
| `insurance-<premium>`     | an offer of the insurer                                                |
| `deck`, `card`            | the cards to come, and the card on the table                           |
| `planet-<number>`         | a planet of that card, counted from the top                            |
| `offer`                   | the goods that are being loaded                                        |
| `track`, `rocket-<seat>`  | the days of the flight, and a rocket on them                           |
| (none)                    | a move that is nowhere, such as ending a turn: a button                |
"""

from functools import partial

from msgspec.structs import asdict

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.moves import building_moves, flight_moves
from starboard.games.trucker.names.flight_names import points
from starboard.games.trucker.rules.aboard.batteries import supply_for
from starboard.games.trucker.rules.aboard.declared_strength import cannon_ways, engine_ways
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Move

FIXED: dict[type[Move], str] = {
    building_moves.Draw: "heap",
    building_moves.Return: "open",
    building_moves.TurnHourglass: "hourglass",
    building_moves.RollDie: "dice",
    flight_moves.FlyOn: "deck",
    flight_moves.Foresee: "deck",
    flight_moves.MeetCard: "card",
    flight_moves.HoldCourse: "card",
    flight_moves.SendDiplomat: "card",
    flight_moves.KeepDiplomat: "card",
    flight_moves.TakeHit: "card",
    flight_moves.Visit: "card",
    flight_moves.FlyPast: "card",
    flight_moves.ClaimReward: "card",
    flight_moves.DeclineReward: "card",
    flight_moves.LeaveGood: "offer",
    flight_moves.StopLoading: "offer",
    flight_moves.UpgradeGood: "offer",
    flight_moves.ExtraGood: "offer",
}
"""The moves that always light up at the same place."""

NAMED = {
    building_moves.Take: ("tile", "tile"),
    building_moves.Fetch: ("reserved", "tile"),
    building_moves.Look: ("pile", "pile"),
    building_moves.Finish: ("number", "number"),
    building_moves.Insure: ("insurance", "premium"),
    flight_moves.Land: ("planet", "planet"),
}
"""The moves that light up at the thing which one of their fields names."""


def place_of(move: Move, g: TruckerState, seat: int) -> str:
    """The place of a move of this seat."""
    me = g.truckers[seat]
    if type(move) in FIXED or type(move) in NAMED:
        return place_by_itself(move, seat)
    if isinstance(move, building_moves.Reserve):
        return f"reserve-{seat}"
    if isinstance(move, building_moves.LookAway):
        return f"pile-{me.looking + 1}"
    if isinstance(move, flight_moves.GiveUp):
        return f"rocket-{seat}"
    if isinstance(move, building_moves.PickUp) and me.last >= 0:
        return square(seat, board_for(g, seat).name(me.last))
    if isinstance(move, flight_moves.Shoot | flight_moves.RaiseShield):
        # At the battery, if there are several; else at what it powers.
        cannon = move.cannons if isinstance(move, flight_moves.Shoot) else move.shield
        return square(seat, (move.battery or cannon).partition(";")[0])
    if isinstance(move, flight_moves.Thrust | flight_moves.Fire):
        return powered_last(move, g, seat) or by_fields(move, seat)
    if isinstance(move, flight_moves.GiveUpCrew):
        cabins = set(move.cabins.split(";"))
        return square(seat, cabins.pop()) if len(cabins) == 1 else ""
    return by_fields(move, seat)


def place_by_itself(move: Move, seat: int) -> str:
    """The place of a move that lights up there whatever lies on the table."""
    kind = type(move)
    if kind in FIXED:
        return FIXED[kind]
    if kind in NAMED:
        thing, field = NAMED[kind]
        return f"{thing}-{getattr(move, field)}"
    return by_fields(move, seat)


def powered_last(move: flight_moves.Thrust | flight_moves.Fire, g: TruckerState, seat: int) -> str:
    """The engine or cannon that gets the last of the batteries: pressing it powers up as far as this one."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    number = max(0, move.ship - 1) if len(b.fleet) > 1 else 0
    supply = partial(supply_for, g, seat)
    if isinstance(move, flight_moves.Thrust):
        ways = {(way.batteries, way.strength): way.powered for way in engine_ways(b, ship, number, supply)}
        powered = ways.get((move.batteries, move.strength), ())
    else:
        plain = [way for way in cannon_ways(b, ship, number, supply) if not way.boosters and not move.boost]
        powered = {(way.batteries, points(way.strength)): way.powered for way in plain}.get(
            (move.batteries, move.strength), ()
        )
    return square(seat, b.name(powered[-1])) if powered else ""


def by_fields(move: Move, seat: int) -> str:
    """The square or the ship that a move names, whatever its type."""
    fields = asdict(move)
    if "column" in fields and "row" in fields:
        return square(seat, f"{fields['column']},{fields['row']}")
    return f"fleet-{seat}-{fields['ship']}" if "ship" in fields else ""


def square(seat: int, name: str) -> str:
    """A square of a ship plan, from its name as people write it: 7,6."""
    return f"ship-{seat}-{name.replace(',', '-')}"
