"""AE-E-5: the action of the Underdark Gate."""

from starboard.games.andromeda.content import content
from starboard.games.andromeda.effects.effects import Source, carry_out
from starboard.games.andromeda.moves.battle_moves import TakeResult
from starboard.games.andromeda.rules.battle.battle_preparation import prepare
from starboard.games.andromeda.rules.battle.battle_roll import after_roll, roll_side, show_dice
from starboard.games.andromeda.rules.battle.battle_sides import dice_of
from starboard.games.andromeda.state.battle_state import Arrival, Battle, Side
from starboard.games.andromeda.state.game_state import NOWHERE, AndromedaState
from starboard.kernel import Ask, Move, Rules, show, tell

GATE = "underdark_gate"


def gate_action(g: AndromedaState) -> Rules[None]:
    """AE-E-5.1 to AE-E-5.5: `g.turn` launched `g.ship` to the Gate. It rolls as many dice as the ship has guns, and
    what energy, cards and other effects add, and chooses one of the results. No step of a battle is part of it."""
    who = g.turn
    side = Side(who)
    g.battle = Battle(g.region, "gate", [side], came=[Arrival(who, "launched", NOWHERE)])
    show(g, "stage", at=g.region, open=1, sides=[who], place="gate")
    yield from prepare(g, who)
    roll_side(g, side, dice_of(g, side))
    show_dice(g, [side])
    yield from after_roll(g, who)
    results = sorted(set(side.roll))
    die = results[0]
    if len(results) > 1:
        options: list[Move] = [TakeResult(result) for result in results]
        move = yield Ask(who, "andromeda-ask-gate", options, "AE-E-5.2")
        die = move.shows
    g.battle = None
    tell(g, "andromeda-gate-result", "AE-E-5.5", seat=who, die=die)
    show(g, "stage", at=g.region, open=0, sides=[who], place="gate")
    yield from carry_out(g, who, content().gate[die - 1], Source(GATE, "AE-E-5.5"))
