"""How much a move weighs among the others: what the bar puts forward, and what it lets the player hold."""

from functools import partial

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.fleet import ships_left
from starboard.games.trucker.board.harder_cards import card_on_table
from starboard.games.trucker.board.ship.crew_sets import crew_sets
from starboard.games.trucker.captions.stakes import ENDS, LEAVES
from starboard.games.trucker.content.cards import Pirates, Slavers, Smugglers
from starboard.games.trucker.moves import building_moves as building
from starboard.games.trucker.moves import flight_moves as flight
from starboard.games.trucker.names.flight_names import points
from starboard.games.trucker.rules.aboard.batteries import by_need, supply_for
from starboard.games.trucker.rules.aboard.crew import cabin_names
from starboard.games.trucker.rules.aboard.declared_strength import cannon_ways, engine_ways
from starboard.games.trucker.rules.aboard.goods import gains
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Move, Weight

WEIGHTS: dict[type[Move], Weight] = {
    building.Ready: "main",
    building.Draw: "main",
    building.EndTurn: "pass",
    building.LookAway: "main",
    building.ScrapSet: "main",
    building.HumansOnly: "main",
    building.TurnHourglass: "free",
    building.TakeLoan: "free",
    building.Finish: "grave",
    building.KeepPiece: "grave",
    flight.FlyOn: "main",
    flight.Visit: "main",
    flight.ClaimReward: "main",
    flight.MeetCard: "main",
    flight.Foresee: "free",
    flight.Rearrange: "free",
    flight.LoadBest: "main",
    flight.LoseBatteries: "main",
    flight.ChooseBatteries: "free",
    flight.ChooseCrew: "free",
    flight.GiveUp: "grave",
    flight.Withdraw: "grave",
    flight.TakeHit: "pass",
    flight.FlyPast: "pass",
    flight.DeclineReward: "pass",
    flight.HoldCourse: "pass",
    flight.LetSleep: "pass",
    flight.KeepDiplomat: "pass",
}
"""Moves that are not here weigh as much as any other."""


def weight_of(move: Move, g: TruckerState, seat: int, sure: str) -> Weight:
    """What a move weighs now, by what it makes certain. Of many that are alike the best is put forward, and what ends a
    flight is held."""
    if sure in (ENDS, LEAVES):
        return "grave"
    if type(move) in WEIGHTS:
        return WEIGHTS[type(move)]
    if isinstance(move, flight.RaiseShield | flight.Shoot):
        return "main" if _is_best_defence(move, g, seat) else ""
    if isinstance(move, flight.GiveUpCrew):
        b, ship = board_for(g, seat), g.truckers[seat].ship
        sets, _ = crew_sets(b, ship, move.cabins.count(";") + 1)
        return "main" if sets and move.cabins == cabin_names(b, sets[0]) else ""
    if isinstance(move, flight.StopLoading | flight.LeaveGood):
        return "main" if _is_all_that_is_left(move, g, seat) else "pass"
    if isinstance(move, flight.Fire):
        return "main" if _is_best_fire(move, g, seat) else ""
    if isinstance(move, flight.Thrust):
        return "main" if _is_cheapest_thrust(move, g, seat) else ""
    return ""


def _is_all_that_is_left(move: flight.StopLoading | flight.LeaveGood, g: TruckerState, seat: int) -> bool:
    """Whether nothing of an offer is worth taking aboard: then one flies on without it, in one press."""
    several = len(g.offer) > 1
    if several != isinstance(move, flight.StopLoading):
        return False
    return not gains(board_for(g, seat), g.truckers[seat].ship, g.offer)


def _is_best_defence(move: flight.RaiseShield | flight.Shoot, g: TruckerState, seat: int) -> bool:
    """Where one thing stops it: with the battery that is missed least."""
    strike = g.strike
    if strike is None or len(strike.lines) > 1:
        return False
    if isinstance(move, flight.RaiseShield) and (strike.what, strike.size) == ("meteor", "large"):
        return False
    return takes_best_battery(move, g, seat)


def takes_best_battery(move: flight.RaiseShield | flight.Shoot, g: TruckerState, seat: int) -> bool:
    """Whether the token comes from where it is missed least, or there is but one place for it."""
    if not move.battery:
        return True
    b, trucker = board_for(g, seat), g.truckers[seat]
    named = [cell for cell in trucker.ship.batteries if b.name(cell) == move.battery]
    own = [cell for cell in trucker.ship.batteries if named and b.ship_of[cell] == b.ship_of[named[0]]]
    return bool(named) and by_need(b, trucker, own)[:1] == named


def _is_best_fire(move: flight.Fire, g: TruckerState, seat: int) -> bool:
    """What wins for the fewest batteries; where nothing does, what costs nothing."""
    b, ship, card = board_for(g, seat), g.truckers[seat].ship, card_on_table(g) if g.card else None
    if not isinstance(card, Slavers | Smugglers | Pirates):
        # Nobody knows yet what the others will bring.
        return not move.batteries and not move.boost
    if move.ship or move.boost:
        return False
    enemy = 2 * card.strength
    ways = cannon_ways(b, ship, ships_left(b, ship)[0], partial(supply_for, g, seat))
    plain = [way for way in ways if not way.boosters]
    best = max(plain, key=lambda way: ((way.strength > enemy) - (way.strength < enemy), -way.batteries))
    return (move.batteries, move.strength) == (best.batteries, points(best.strength))


def _is_cheapest_thrust(move: flight.Thrust, g: TruckerState, seat: int) -> bool:
    """What takes the fewest batteries and still drives the ship: how much more it is worth is for the player to say."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    number = min(max(0, move.ship - 1), len(b.fleet) - 1)
    ways = engine_ways(b, ship, number, partial(supply_for, g, seat))
    driving = [way for way in ways if way.strength] or ways
    return (move.batteries, move.strength) == driving[0][:2]
