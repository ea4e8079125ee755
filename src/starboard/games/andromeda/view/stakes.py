"""What hangs on a move: the chance to win the battle that a launch leads to, or for which something is spent."""

from typing import cast

from starboard.games.andromeda.moves.battle_moves import DiscardEnergy, PlayTactic
from starboard.games.andromeda.moves.turn_moves import Launch
from starboard.games.andromeda.odds.launch_outlook import outlooks
from starboard.games.andromeda.odds.prospects import chance_to_win, prospects
from starboard.games.andromeda.rules.battle.battle_sides import side_of
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.view.outlook_view import launching
from starboard.kernel import Move, Stake

WIN = "win"
SPENDING = (DiscardEnergy, PlayTactic)


def stake(g: AndromedaState, seat: int, move: Move) -> Stake | None:
    """None where nothing is known, or no battle is in sight."""
    kind = type(move)
    if kind is Launch:
        return _of_launch(g, seat, cast(Launch, move))
    return _of_spending(g, seat, move) if kind in SPENDING else None


def _of_launch(g: AndromedaState, seat: int, move: Launch) -> Stake | None:
    """The chance to win alone, with all own help, and where everybody comes. No chances: somebody waits, but there is
    no battle for the launched ship."""
    ahead = outlooks(g, seat).get(move.region) if launching(g, seat) else None
    if ahead is None:
        return None
    fights = ahead.fights.get(move.ship, {})
    return Stake({help: side.win for help, sides in fights.items() for side in sides if side.who == seat})


def _of_spending(g: AndromedaState, seat: int, move: Move) -> Stake | None:
    """AE-B-20.8, AE-B-20.9: while preparing."""
    b = g.battle
    if b is None or b.step != "preparation" or b.order[:1] != [seat] or side_of(g, seat) is None:
        return None
    win = prospects(g, seat).get(move)
    if win is None:
        return None
    now = chance_to_win(g, seat)
    return Stake({WIN: win}, sure=WIN if win == 1 else "", gains=WIN if now is not None and win > now else "")
