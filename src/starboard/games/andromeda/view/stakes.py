"""What hangs on a move: the chance to win the battle that a launch leads to, or for which something is spent."""

from starboard.games.andromeda.moves.battle_moves import (
    DiscardEnergy,
    Escalate,
    Pass,
    PlayTactic,
    RerollDie,
    TurnDie,
    UseEffect,
)
from starboard.games.andromeda.moves.turn_moves import Launch
from starboard.games.andromeda.odds.launch_outlook import outlooks
from starboard.games.andromeda.odds.prospects import chance_to_win, joined, prospects
from starboard.games.andromeda.odds.reroll_chances import after_effect, after_rerolls, after_turning
from starboard.games.andromeda.rules.battle.battle_sides import side_of, the_battle
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.view.outlook_view import launching
from starboard.kernel import Move, Stake

WIN = "win"
STEPS = ("escalation", "diplomacy", "preparation", "after_roll")
"""The steps of a battle in which something can still be done about its dice."""


def stake(g: AndromedaState, seat: int, move: Move) -> Stake | None:
    """None where nothing is known, or no battle is in sight."""
    if type(move) is Launch:
        return _of_launch(g, seat, move)
    if g.battle is None or g.told or g.battle.step not in STEPS:
        return None
    win = chance_after(g, seat, move)
    if win is None:
        return None
    now = chance_to_win(g, seat)
    return Stake({WIN: win}, sure=WIN if win == 1 else "", gains=WIN if now is not None and win > now else "")


def _of_launch(g: AndromedaState, seat: int, move: Launch) -> Stake | None:
    """The chance to win alone, with all own help, and where everybody comes. No chances: somebody waits, but there is
    no battle for the launched ship."""
    ahead = outlooks(g, seat).get(move.region) if launching(g, seat) else None
    if ahead is None:
        return None
    fights = ahead.fights.get(move.ship, {})
    return Stake({help: side.win for help, sides in fights.items() for side in sides if side.who == seat})


def chance_after(g: AndromedaState, seat: int, move: Move) -> float | None:
    """The chance to win the battle after a move of it; None where it is not known."""
    if isinstance(move, Escalate):
        return joined(g, seat, move)
    if side_of(g, seat) is None:
        return None
    if isinstance(move, Pass):
        return chance_to_win(g, seat)
    if isinstance(move, RerollDie):
        return after_rerolls(g, seat, (move.die,))
    if isinstance(move, TurnDie):
        return after_turning(g, seat, move.die, move.value)
    if the_battle(g).step == "after_roll":
        source = move.card if isinstance(move, PlayTactic) else move.source if isinstance(move, UseEffect) else ""
        return after_effect(g, seat, source) if source else None
    own = the_battle(g).step == "preparation" and the_battle(g).order[:1] == [seat]
    return prospects(g, seat).get(move) if own and isinstance(move, DiscardEnergy | PlayTactic) else None
