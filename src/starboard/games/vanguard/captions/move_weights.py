"""How much a move weighs among the others: what the bar puts forward, and what it lets the player hold."""

from starboard.games.vanguard.moves import effect_moves as effect
from starboard.games.vanguard.moves import exploration_moves as exploration
from starboard.games.vanguard.moves import mission_moves as mission
from starboard.games.vanguard.moves import ship_book_moves as ship_book
from starboard.kernel import Move, Weight

WEIGHTS: dict[type[Move], Weight] = {
    exploration.TakeLesson: "main",
    exploration.GoOn: "pass",
    exploration.StandBy: "pass",
    exploration.Disagree: "pass",
    exploration.SacrificeDie: "grave",
    effect.Accept: "main",
    effect.Decline: "pass",
    ship_book.Endure: "pass",
    mission.LetPass: "pass",
    ship_book.Activate: "grave",
    ship_book.Dismiss: "grave",
    ship_book.Release: "grave",
}
"""Moves that are not here weigh as much as any other."""
