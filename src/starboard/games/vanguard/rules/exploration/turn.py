"""IV-X-2, IV-X-3: the turn of a crew member: two actions, then the event."""

from collections.abc import Callable
from functools import cache
from typing import Any

from starboard.games.vanguard.moves.exploration_moves import (
    Exert,
    HandOver,
    LiftOff,
    PlaceGear,
    PlayCard,
    Prepare,
    Rest,
    StandBy,
    TakeSpecial,
    Travel,
    UseCard,
    UseSkill,
)
from starboard.games.vanguard.names.names import crew_of
from starboard.games.vanguard.rules.basics import planet_rules
from starboard.games.vanguard.rules.basics.statuses import begin_turn
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards import abilities
from starboard.games.vanguard.rules.cards.ability_index import IN_TURN
from starboard.games.vanguard.rules.cards.equipment import hand_over, hand_overs
from starboard.games.vanguard.rules.crew.exertion import exert, exertions
from starboard.games.vanguard.rules.exploration import field_equipment
from starboard.games.vanguard.rules.exploration.any_time import at_any_time, interjections
from starboard.games.vanguard.rules.exploration.lift_off import can_lift_off, lift_off
from starboard.games.vanguard.rules.exploration.prepare import PREPARES, prepare
from starboard.games.vanguard.rules.exploration.rest import can_rest, rest
from starboard.games.vanguard.rules.exploration.special_action import special_actions, take_special
from starboard.games.vanguard.rules.exploration.travel import travel, travels
from starboard.games.vanguard.rules.planet.missions import settle
from starboard.games.vanguard.rules.story.tutorial_hints import hint
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import CHECKPOINT, NOTHING_ASKED, Act, Arg, Ask, Move, Offer, Race, Rules, show

ACTIONS = 2
"""IV-X-203."""
REST, LIFT_OFF = Rest(), LiftOff()


def begin(g: VanguardState, who: int) -> Rules[None]:
    """A turn begins."""
    e = g.expedition
    e.who, e.actions, e.special_done, e.moved, e.rested = who, ACTIONS, False, False, False
    one = e.team[who]
    one.origin = one.sector
    begin_turn(g, who)
    if g.news is not None:
        show(g, "phase", phase="turn", number=e.round, who=who)
        say(g, "vanguard-turn", "IV-X-201", who=who)
    hint(g, "turn")
    return planet_rules.fire(g, "turn-start", who, one.sector)


def actions(g: VanguardState, who: int) -> Rules[None]:
    """IV-X-203: two actions, each resolved completely before the next; in between everything that is no action. The
    event of the turn is next."""
    e = g.expedition
    one = e.team[who]
    while not one.dead:
        yield from settle(g)
        if e.actions < 1:
            break
        yield CHECKPOINT
        answer = yield _question(g, who)
        # Asked of its type: `isinstance` is slow to say no to a struct.
        if type(answer) is Act:
            if type(answer.move) is StandBy:
                e.turn_notes.standing_by.append(answer.seat)
                continue
            answer = answer.move
        yield from act(g, who, answer)
    e.step = "event"


def _question(g: VanguardState, who: int) -> Ask | Race:
    """What is asked between actions. Others who can do something now may be quicker; a lesson is not interrupted."""
    e = g.expedition
    one = e.team[who]
    seat, words = g.sections[one.section].commander, _about(g.campaign, one.crew)

    def choices() -> list[Move]:
        # Made only when somebody looks: replaying or copying a match does not need what else could have been done.
        return taking(g, who) + besides(g, who)

    offer = Offer(choices, secret=False, alone=False)
    others = interjections(g, seat) if g.seats > 1 and e.lesson <= 0 else None
    if not others:
        return Ask(seat, "vanguard-ask-action", offer, "IV-X-203", words)
    return Race({seat: offer, **others}, "vanguard-ask-action", "IV-X-203", words, free=tuple(others))


@cache
def _about(folder: str, crew: str) -> dict[str, Arg]:
    """What the question between actions says: whose turn it is."""
    return {"crew": crew_of(folder, crew)}


def taking(g: VanguardState, who: int) -> list[Move]:
    """The actions that a crew member may take now. The last one may have to be what a card gave it for."""
    e = g.expedition
    special = special_actions(g, who) if not e.special_done else []
    paths = travels(g, who)
    if e.actions == 1 and paths and e.turn_notes.only_travel:
        return paths
    found = [*special, *paths, *PREPARES]
    if can_rest(g, who):
        found.append(REST)
    found += field_equipment.placings(g, who)
    if can_lift_off(g, who):
        found.append(LIFT_OFF)
    return found


def besides(g: VanguardState, who: int) -> list[Move]:
    """IV-X-205: what is not an action: cards, skills, equipment, exertion, handing over. Others of the same commander
    may use what is for any time; those of other commanders too (`interjections`)."""
    team = g.expedition.team
    seat = g.sections[team[who].section].commander
    found = abilities.usable(g, who, IN_TURN)
    found += hand_overs(g, who)
    sections = g.sections
    for other, one in enumerate(team):
        if other != who and sections[one.section].commander == seat and not one.dead:
            found += at_any_time(g, other)
    found += exertions(g, seat)
    return found


def act(g: VanguardState, who: int, move: Move) -> Rules[None]:
    """Take an action, or do what is none."""
    e, kind = g.expedition, type(move)
    if type(move) is HandOver:
        hand_over(g, move)
        return NOTHING_ASKED
    if kind in BESIDES:
        return BESIDES[kind](g, move)
    e.actions -= 1
    e.special_done = e.special_done or kind is TakeSpecial
    return TAKING[kind](g, who, move)


TAKING: dict[type[Move], Callable[[VanguardState, int, Any], Rules[None]]] = {
    TakeSpecial: take_special,
    Travel: travel,
    Prepare: prepare,
    Rest: lambda g, who, move: rest(g, who),
    PlaceGear: field_equipment.place,
    LiftOff: lambda g, who, move: lift_off(g, who),
}
"""How actions are taken."""

BESIDES: dict[type[Move], Callable[[VanguardState, Any], Rules[None]]] = {
    Exert: lambda g, move: exert(g, move.who),
    PlayCard: abilities.use,
    UseSkill: abilities.use,
    UseCard: abilities.use,
}
"""How what is no action is done."""
