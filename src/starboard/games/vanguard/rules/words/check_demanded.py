"""The word for a dice check that an effect demands: of a travel effect, an event, a threat (IV-X-312, Q-23)."""

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.demanded_checks import demanded_check
from starboard.games.vanguard.effects.context import Ctx, ask_crew
from starboard.games.vanguard.effects.effects import op
from starboard.games.vanguard.moves.exploration_moves import Exert, GoOn
from starboard.games.vanguard.notation.grammar import Args
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.check.check import dice_check
from starboard.games.vanguard.rules.crew.exertion import can_exert, exert
from starboard.games.vanguard.rules.planet.action_tracks import action_of
from starboard.games.vanguard.rules.words.crew_words import concerned
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Rules


@op("check")
def _check(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """A dice check in all its steps, where the crew member is: on the way that is the sector where it began
    (IV-X-313). Nobody has had a chance to exert for it yet (IV-X-401)."""
    found = demanded_check(campaign[g.campaign], str(args[0]))
    if found is None or not concerned(g, ctx):
        return
    source, number = found
    who = ctx.who
    say(g, "vanguard-check-demanded", ctx.rule, who=who, source=source)
    while can_exert(g, who):
        move = yield ask_crew(g, who, "vanguard-ask-exert-first", [Exert(who), GoOn()], "IV-X-401")
        if isinstance(move, GoOn):
            break
        yield from exert(g, who)
    if not g.expedition.team[who].dead:
        yield from dice_check(g, who, source, number, action_of(g, source, number))
