"""What a move makes certain, where a player should know it before: how a fight ends, and that a flight ends.

| outcome       | what it means                                                     |
|---------------|-------------------------------------------------------------------|
| `won`         | the enemies are beaten                                            |
| `drawn`       | the enemies get nothing, and leave nothing                        |
| `lost`        | the enemies win                                                   |
| `flight-ends` | this player does not fly on: by choice, without humans or engines |
"""

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.fleet import ships_left
from starboard.games.trucker.board.harder_cards import card_on_table
from starboard.games.trucker.board.ship.cabins import crew_size
from starboard.games.trucker.board.ship.lost_components import broken
from starboard.games.trucker.content.cards import AbandonedShip, OpenSpace, Pirates, Slavers, Smugglers
from starboard.games.trucker.moves.building_moves import KeepPiece
from starboard.games.trucker.moves.flight_moves import Fire, GiveUp, GiveUpCrew, LoseCrew, Thrust, Visit
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Move, Stake

ENDS = "flight-ends"


def stake(g: TruckerState, seat: int, move: Move) -> Stake | None:
    """What is sure after this move of this seat; None when nothing is."""
    if g.part != "flight":
        return None
    if isinstance(move, Fire):
        return _fight(g, seat, move)
    return _sure(ENDS) if ends_flight(g, seat, move) else None


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
        # GT-B-12.3.2: no engine power in open space. In a fleet the other ships may have some.
        alone = len(ships_left(board_for(g, seat), ship)) == 1
        return isinstance(card, OpenSpace) and not move.strength and alone
    if isinstance(move, Visit):
        # GT-B-11.3.2: it may be all that are aboard.
        return isinstance(card, AbandonedShip) and not card.shots and crew_size(ship) == card.crew
    if isinstance(move, LoseCrew | GiveUpCrew):
        return humans_without(g, seat, move) == 0
    return isinstance(move, KeepPiece) and humans_kept(g, seat, move) == 0


def humans_without(g: TruckerState, seat: int, move: LoseCrew | GiveUpCrew) -> int:
    """GT-B-12.3.1: the humans left when these of the crew go."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    cabins = move.cabins.split(";") if isinstance(move, GiveUpCrew) else [f"{move.column},{move.row}"]
    homes = {b.name(cell) for cell in ship.humans if cell not in ship.aliens}
    return sum(ship.humans.values()) - sum(cabin in homes for cabin in cabins)


def humans_kept(g: TruckerState, seat: int, move: KeepPiece) -> int:
    """GT-B-10.4.2: the humans on the piece that is kept, and on the other ships of a fleet."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    first = b.cell(move.column, move.row)
    piece = next((piece for pieces in broken(b, ship) for piece in pieces if piece[0] == first), [])
    number = b.ship_of[first] if first >= 0 else -1
    return sum(count for cell, count in ship.humans.items() if cell in piece or b.ship_of[cell] != number)
