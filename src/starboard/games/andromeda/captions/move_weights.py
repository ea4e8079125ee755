"""How much a move weighs among the others: what the bar puts forward, and what waits in the drawer of free actions."""

from starboard.games.andromeda.moves import battle_moves as battle
from starboard.games.andromeda.moves import companion_moves as companion
from starboard.games.andromeda.moves import effect_moves as effect
from starboard.games.andromeda.moves import turn_moves as turn
from starboard.kernel import Move, Weight

WEIGHTS: dict[type[Move], Weight] = {
    turn.PlayCard: "free",
    turn.SlotMoon: "free",
    turn.DiscardMoon: "free",
    turn.Trade: "free",
    turn.UseToken: "free",
    turn.UseAbility: "free",
    turn.MoveMoon: "free",
    turn.GoOn: "pass",
    effect.PayOtherwise: "free",
    effect.Accept: "main",
    effect.Decline: "pass",
    battle.Pass: "pass",
    battle.RefuseTruce: "pass",
    companion.Laid: "main",
    companion.TurnOver: "main",
    companion.FightOn: "main",
    companion.AllDone: "main",
}
"""Moves that are not here weigh as much as any other."""
