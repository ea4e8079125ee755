"""How much a move weighs among the others: what the bar puts forward, and what it lets the player hold."""

from starboard.games.trucker.moves import building_moves as building
from starboard.games.trucker.moves import flight_moves as flight
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
    flight.RaiseShield: "main",
    flight.MeetCard: "main",
    flight.Foresee: "free",
    flight.Rearrange: "free",
    flight.GiveUp: "grave",
    flight.Withdraw: "grave",
    flight.TakeHit: "pass",
    flight.StopLoading: "pass",
    flight.LeaveGood: "pass",
    flight.FlyPast: "pass",
    flight.DeclineReward: "pass",
    flight.HoldCourse: "pass",
    flight.LetSleep: "pass",
    flight.KeepDiplomat: "pass",
}
"""Moves that are not here weigh as much as any other."""
