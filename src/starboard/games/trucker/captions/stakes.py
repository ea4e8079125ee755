"""What a move makes certain, where a player should know it before: how a fight ends, and that a flight ends.

| outcome       | what it means                                                     |
|---------------|-------------------------------------------------------------------|
| `won`         | the enemies are beaten                                            |
| `drawn`       | the enemies get nothing, and leave nothing                        |
| `lost`        | the enemies win                                                   |
| `flight-ends` | this player does not fly on: by choice, without humans or engines |
| `ship-leaves` | one ship of a fleet does not fly on, the others do              |
"""

from collections import Counter
from collections.abc import Sequence
from functools import partial

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.fleet import ships_left
from starboard.games.trucker.board.harder_cards import card_on_table
from starboard.games.trucker.board.ship.cabins import awake, crew_size
from starboard.games.trucker.board.ship.lost_components import broken
from starboard.games.trucker.content.cards import AbandonedShip, OpenSpace, Pirates, Slavers, Smugglers
from starboard.games.trucker.moves.building_moves import KeepPiece
from starboard.games.trucker.moves.flight_moves import Fire, GiveUp, GiveUpCrew, LoseCrew, Thrust, Visit
from starboard.games.trucker.rules.aboard.batteries import supply_for
from starboard.games.trucker.rules.aboard.declared_strength import engine_ways
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Move, Stake

ENDS = "flight-ends"
LEAVES = "ship-leaves"


def stake(g: TruckerState, seat: int, move: Move) -> Stake | None:
    """What is sure after this move of this seat; None when nothing is."""
    if g.part != "flight":
        return None
    if isinstance(move, Fire):
        return _fight(g, seat, move)
    if ends_flight(g, seat, move):
        return _sure(ENDS)
    return _sure(LEAVES) if leaving_ship(g, seat, move) else None


def _sure(outcome: str) -> Stake:
    return Stake({outcome: 1.0}, sure=outcome)


def _fight(g: TruckerState, seat: int, move: Fire) -> Stake | None:
    """GT-B-11.9.2: in a fleet the strength of the other ships counts as well, and nothing is sure."""
    card = card_on_table(g)
    if not isinstance(card, Slavers | Smugglers | Pirates) or len(board_for(g, seat).fleet) > 1:
        return None
    half = "½" in move.strength
    strength = 2 * int(move.strength.rstrip("½") or 0) + half
    enemy = 2 * card.strength
    return _sure("won" if strength > enemy else "drawn" if strength == enemy else "lost")


def ends_flight(g: TruckerState, seat: int, move: Move) -> bool:
    """GT-B-12: whether the player is out of the flight after this move, whatever else happens."""
    trucker = g.truckers[seat]
    ship, card = trucker.ship, card_on_table(g) if g.card else None
    if isinstance(move, GiveUp):
        return True
    if trucker.hyperspace is not None or ship.sleepers:
        return False
    if isinstance(move, Thrust):
        # GT-B-12.3.2, GT-LM-4.9.3: no engine power in open space; of a fleet the other ships have none either.
        return _drifts(g, move) and not any(_can_fly(g, seat, other) for other in _others(g, seat, move.ship - 1))
    if isinstance(move, Visit):
        # GT-B-11.3.2: it may be all that are aboard.
        return isinstance(card, AbandonedShip) and not card.shots and crew_size(ship) == card.crew
    if isinstance(move, LoseCrew | GiveUpCrew):
        return humans_without(g, seat, move) == 0
    return isinstance(move, KeepPiece) and humans_kept(g, seat, move) == 0


def leaving_ship(g: TruckerState, seat: int, move: Move) -> int:
    """GT-LM-4.10.2: the ship of a fleet, counted from 1, that has to leave the flight after this move; 0 for none. With
    the last one the flight ends."""
    b, trucker = board_for(g, seat), g.truckers[seat]
    if len(b.fleet) == 1 or trucker.ship.sleepers:
        return 0
    if isinstance(move, Thrust):
        return move.ship if _drifts(g, move) else 0
    if isinstance(move, KeepPiece):
        cell = b.cell(move.column, move.row)
        number = b.ship_of[cell] if cell >= 0 else -1
        kept = _kept(g, seat, move)
        empty = number >= 0 and not sum(trucker.ship.humans.get(cell, 0) for cell in kept)
        return number + 1 if empty else 0
    if isinstance(move, LoseCrew | GiveUpCrew):
        going = Counter(_homes_left(g, seat, move))
        manned = {number: awake(b, trucker.ship, number) for number in ships_left(b, trucker.ship)}
        losses = Counter(b.ship_of[cell] for cell in going.elements())
        return next((number + 1 for number, humans in manned.items() if 0 < humans <= losses[number]), 0)
    return 0


def _drifts(g: TruckerState, move: Thrust) -> bool:
    """Whether a ship declares no engine power in open space."""
    return not move.strength and bool(g.card) and isinstance(card_on_table(g), OpenSpace)


def _others(g: TruckerState, seat: int, number: int) -> list[int]:
    """The other ships of a fleet."""
    return [other for other in ships_left(board_for(g, seat), g.truckers[seat].ship) if other != max(0, number)]


def _can_fly(g: TruckerState, seat: int, number: int) -> bool:
    """Whether a ship of a fleet has some engine power, if its player wants it to."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    return any(way.strength for way in engine_ways(b, ship, number, partial(supply_for, g, seat)))


def humans_without(g: TruckerState, seat: int, move: LoseCrew | GiveUpCrew) -> int:
    """GT-B-12.3.1: the humans left when these of the crew go."""
    return sum(g.truckers[seat].ship.humans.values()) - len(_homes_left(g, seat, move))


def _homes_left(g: TruckerState, seat: int, move: LoseCrew | GiveUpCrew) -> list[int]:
    """The cabin of each human who goes."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    cabins = move.cabins.split(";") if isinstance(move, GiveUpCrew) else [f"{move.column},{move.row}"]
    homes = {b.name(cell): cell for cell in ship.humans if cell not in ship.aliens}
    return [homes[cabin] for cabin in cabins if cabin in homes]


def humans_kept(g: TruckerState, seat: int, move: KeepPiece) -> int:
    """GT-B-10.4.2: the humans on the piece that is kept, and on the other ships of a fleet."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    piece, first = _kept(g, seat, move), b.cell(move.column, move.row)
    number = b.ship_of[first] if first >= 0 else -1
    return sum(count for cell, count in ship.humans.items() if cell in piece or b.ship_of[cell] != number)


def _kept(g: TruckerState, seat: int, move: KeepPiece) -> Sequence[int]:
    """The squares of the piece that is kept."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    first = b.cell(move.column, move.row)
    return next((piece for pieces in broken(b, ship) for piece in pieces if piece[0] == first), [])
