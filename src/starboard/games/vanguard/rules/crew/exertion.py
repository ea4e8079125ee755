"""IV-X-401, IV-X-402: exertion. It is no action and may come at any time: the questions of an exploration offer it."""

from starboard.games.vanguard.moves.exploration_moves import Exert
from starboard.games.vanguard.rules.basics.away_team import ANY_COLOUR, dice_in_play
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards.passives import total
from starboard.games.vanguard.rules.crew import crew_dice, injuries
from starboard.games.vanguard.rules.story.tutorial_hints import hint
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Move, Rules, show

REFRESHED = 5
"""IV-X-402."""


def can_exert(g: VanguardState, who: int) -> bool:
    """Whether exertion would bring anything: a spent die beside the one that is sacrificed, if any is."""
    one = g.expedition.team[who]
    if one.dead or not one.spent:
        return False
    return bool(one.available) or len(one.spent) > 1 or dice_in_play(g, who) <= crew_dice.FEW_DICE


def exertions(g: VanguardState, seat: int) -> list[Move]:
    """Exertion of each crew member whom a seat commands."""
    found: list[Move] = []
    for who, one in enumerate(g.expedition.team):
        if one.spent and g.sections[one.section].commander == seat and can_exert(g, who):
            found.append(Exert(who))
    return found


def exert(g: VanguardState, who: int) -> Rules[None]:
    """IV-X-402: sacrifice a die, or gain an Exhaustion where three or fewer are in play; then refresh five."""
    e = g.expedition
    hint(g, "exertion")
    e.tallies.exertions += 1
    if g.news is not None:
        show(g, "exert", who=who)
        say(g, "vanguard-exerts", "IV-X-402", who=who)
    if crew_dice.sacrifices(g, who, ANY_COLOUR):
        yield from crew_dice.sacrifice_dice(g, who, 1, ANY_COLOUR, "IV-X-402")
    else:
        yield from injuries.gain_injury(g, who, "exhaustion", "effect", "IV-X-402")
    yield from crew_dice.refresh_dice(g, who, REFRESHED + total(g, who, "exert-refresh"), "IV-X-402")
