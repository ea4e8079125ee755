"""Why somebody does what they do on a planet, in one sentence, for whoever plays alone beside them.

Only what lies open is named: the missions on the table and what their cards ask for, the points of interest that have
been turned up, and who is hurt. What a bot reckons with beyond that stays untold.
"""

from collections.abc import Iterator

from starboard.games.vanguard.board.sectors import top_poi
from starboard.games.vanguard.bots.away import HURT, Plan
from starboard.games.vanguard.bots.hopes import MAIN, atoms, success_worth
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.sector_targets import sectors
from starboard.games.vanguard.moves.exploration_moves import LiftOff, PlaceGear, Prepare, Rest, TakeSpecial, Travel
from starboard.games.vanguard.names.exploration_names import member_name, sector_name
from starboard.games.vanguard.names.names import named
from starboard.games.vanguard.notation.actions import Action
from starboard.games.vanguard.notation.place_words import Place
from starboard.games.vanguard.rules.basics.away_team import living
from starboard.games.vanguard.rules.planet.action_tracks import action_of
from starboard.games.vanguard.rules.planet.missions import OPEN
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Arg, Message, Move


def reason(g: VanguardState, who: int, move: Move) -> Message | None:
    """Why this move of one's own turn; None where it speaks for itself."""
    plan = Plan(g, who)
    if isinstance(move, TakeSpecial):
        return _for_action(plan, move)
    if isinstance(move, Travel):
        return _for_way(plan, move.sector)
    if isinstance(move, LiftOff):
        return _said(plan, "lift-off", why=_why_home(g))
    if isinstance(move, Rest):
        return _said(plan, "rest", dice=len(plan.one.available))
    if isinstance(move, Prepare):
        return _said(plan, "prepare")
    return _said(plan, "gear", card=named(g, move.card)) if isinstance(move, PlaceGear) else None


def _said(plan: Plan, what: str, **words: Arg) -> Message:
    return Message(f"vanguard-because-{what}", {"who": member_name(plan.g, plan.who), **words})


def _for_action(plan: Plan, move: TakeSpecial) -> Message:
    """What an action is for: a mission, or what it brings by itself."""
    source = move.source.partition("@")[0]
    id = source.partition(":")[2]
    name = Message(f"{campaign[plan.g.campaign].head.prefix}-action-{id}-{move.action + 1}")
    if plan.home:
        return _said(plan, "way-out", action=name)
    mission = served(plan.g, source, action_of(plan.g, source, move.action))
    if mission:
        return _said(plan, "mission", action=name, mission=named(plan.g, mission))
    return _said(plan, "action", action=name)


def _for_way(plan: Plan, step: int) -> Message:
    """Where a way leads in the end, and what is there."""
    g, goal = plan.g, plan.bound_for(step)
    where = sector_name(g, goal)
    if plan.home:
        return _said(plan, "way-home", sector=where, why=_why_home(g))
    mission = _wanted_in(plan, goal)
    if mission:
        return _said(plan, "way-mission", sector=where, mission=named(g, mission))
    poi = top_poi(g, goal)
    if poi is not None and goal in plan.goals:
        return _said(plan, "way-poi", sector=where, poi=named(g, poi.id))
    return _said(plan, "way", sector=where)


def _why_home(g: VanguardState) -> str:
    cards = campaign[g.campaign].missions
    if not any(cards[id].main for id in _open(g)):
        return "done"
    return "hurt" if any(len(g.expedition.team[who].injuries) >= HURT for who in living(g)) else "late"


def _open(g: VanguardState) -> Iterator[str]:
    """The missions that are not over."""
    return (one.id for board in g.expedition.boards for one in board.missions if one.status == OPEN)


def served(g: VanguardState, source: str, action: Action) -> str:
    """The open mission that an action brings on, as far as both cards say so; empty when there is none."""
    best, most = "", 0.0
    for id in _open(g):
        card = campaign[g.campaign].missions[id]
        asked = [] if card.done is None else [atom for atom in atoms(card.done.condition) if isinstance(atom, str)]
        wants = dict.fromkeys([*asked, f"mission:{id}"], MAIN)
        gain = MAIN if source == f"mission:{id}" else success_worth(action, wants) - success_worth(action, {})
        if gain > most:
            best, most = id, gain
    return best


def _wanted_in(plan: Plan, goal: int) -> str:
    """The open mission for which somebody is wanted in a sector."""
    g, here = plan.g, Ctx("", "", plan.who)
    for id in _open(g):
        card = campaign[g.campaign].missions[id]
        places = [] if card.done is None else [atom for atom in atoms(card.done.condition) if isinstance(atom, Place)]
        places += [action.where for action in card.actions if action.where is not None]
        if any(goal in sectors(g, place, here) for place in places):
            return id
    poi = top_poi(g, goal)
    found = [served(g, f"poi:{poi.id}", action) for action in poi.actions] if poi is not None else []
    return next((id for id in found if id), "")
