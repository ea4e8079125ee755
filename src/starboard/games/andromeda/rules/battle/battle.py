"""AE-B-20: a battle in its six steps: escalation, diplomacy, preparation, roll, result, damage.

Where people play at their own table the steps are the same: people tell which ships join, whether they still fight, who
has won and what they lost. Their cards, energy and dice stay with them, so that nothing else is asked.
"""

from collections.abc import Callable

from starboard.games.andromeda.board.players import hegemon_side, is_person
from starboard.games.andromeda.names.battle_names import side_kind, side_within, sides_named
from starboard.games.andromeda.names.names import region_name
from starboard.games.andromeda.rules.battle import hegemon_battle
from starboard.games.andromeda.rules.battle.battle_damage import take_damage
from starboard.games.andromeda.rules.battle.battle_diplomacy import negotiate
from starboard.games.andromeda.rules.battle.battle_escalation import escalate
from starboard.games.andromeda.rules.battle.battle_preparation import prepare
from starboard.games.andromeda.rules.battle.battle_result import result
from starboard.games.andromeda.rules.battle.battle_roll import after_roll, roll
from starboard.games.andromeda.rules.battle.battle_sides import fighting, turn_order
from starboard.games.andromeda.rules.fleet.ships import assaults, contested, raiders_at, sides_at
from starboard.games.andromeda.state.battle_state import RAIDERS, Arrival, Battle, Side
from starboard.games.andromeda.state.game_state import NOWHERE, AndromedaState
from starboard.kernel import CHECKPOINT, Rules, show, tell

Act = Callable[[AndromedaState, int], Rules[None]]

STEPS = ("escalation", "diplomacy", "preparation", "roll", "after_roll", "result", "damage", "over")

IN_TURN: dict[str, Act] = {
    "escalation": escalate,
    "diplomacy": negotiate,
    "preparation": prepare,
    "after_roll": after_roll,
    "damage": take_damage,
}
"""The steps in which one side after the other does something."""


def battle(g: AndromedaState, region: int) -> Rules[None]:
    """A battle in a region, if ships of two or more sides are there (AE-B-7.10). One that has begun goes on."""
    if g.battle is None:
        if not contested(g, region):
            return
        g.battle = begin(g, region)
        open_stage(g, g.battle)
    b = g.battle
    while b.step != "over":
        if b.step in IN_TURN:
            yield from go_around(g, b, IN_TURN[b.step])
        elif b.step == "roll":
            yield from roll(g, b)
        else:
            yield from result(g, b)
        next_step(g, b)
    g.battle = None
    show(g, "stage", at=b.region, open=0, sides=[side.who for side in b.sides], place="battle")


def begin(g: AndromedaState, region: int) -> Battle:
    """AE-B-1.8: each player with ships in the region is a side, and so are all raiders there together."""
    inside = sides_at(g, region)
    sides = [Side(who) for who in turn_order(g) if who in inside]
    launched = region == g.region and g.players[g.turn].ships[g.ship] == region
    assault = launched and assaults(g.ship) and any(who != g.turn for who in inside)
    came = [Arrival(g.turn, "launched", NOWHERE)] if launched else []
    if raiders_at(g, region):
        sides.append(Side(RAIDERS))
        if region == g.region and g.foray != NOWHERE:
            came.append(Arrival(RAIDERS, "foray", g.foray))
    return Battle(region, sides=sides, assault=assault, came=came)


def open_stage(g: AndromedaState, b: Battle) -> None:
    """Says who meets where."""
    if g.news is not None:
        sides = [side.who for side in b.sides]
        tell(g, "andromeda-battle", "AE-B-7.10", region=region_name(g, b.region), sides=sides_named(g, sides))
        show(g, "stage", at=b.region, open=1, sides=sides, place="battle")


def next_step(g: AndromedaState, b: Battle) -> None:
    """AE-B-20.4: with one side left after diplomacy nothing is rolled, and nobody wins or loses."""
    b.step = STEPS[STEPS.index(b.step) + 1]
    b.stale = True
    left = fighting(b)
    if b.step == "preparation" and len(left) < 2:
        for side in left:
            tell(g, "andromeda-no-battle", "AE-B-20.4", seat=side_within(g, side.who), side=side_kind(side.who))
        b.step = "over"


def go_around(g: AndromedaState, b: Battle, act: Act) -> Rules[None]:
    """One after the other in turn order. Anybody may escalate; only losers take damage; else it is for those who fight.
    The Hegemon is not asked: it does what its rules say (AE-E-15)."""
    if b.stale:
        b.order, b.stale = who_acts(g, b), False
    while b.order:
        who = b.order[0]
        if b.step == "escalation" or who in [side.who for side in fighting(b)]:
            yield CHECKPOINT
            yield from act(g, who) if is_person(g, who) else hegemon_acts(g, b)
        del b.order[0]


def hegemon_acts(g: AndromedaState, b: Battle) -> Rules[None]:
    """AE-E-15: what the Hegemon does in this step."""
    if b.step == "damage":
        yield from take_damage(g, hegemon_side(g))
    elif b.step == "escalation":
        hegemon_battle.escalate(g)
    elif b.step == "diplomacy":
        yield from hegemon_battle.negotiate(g)


def who_acts(g: AndromedaState, b: Battle) -> list[int]:
    """Whose turn comes in a step."""
    if b.step == "escalation":
        return turn_order(g)
    if b.step == "damage":
        return list(b.losers)
    return [side.who for side in fighting(b) if side.who != RAIDERS]
