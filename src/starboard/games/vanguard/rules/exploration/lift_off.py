"""IV-X-3.5, IV-X-17: lifting off, and how an exploration ends."""

from starboard.games.vanguard.board.sectors import connected
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.effects.context import Ctx, asked_of, seat_of
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.effects.numbers import test
from starboard.games.vanguard.moves.exploration_moves import Agree, Disagree
from starboard.games.vanguard.rules.basics import planet_rules
from starboard.games.vanguard.rules.basics.away_team import living
from starboard.games.vanguard.rules.basics.discovery_places import put_under
from starboard.games.vanguard.rules.basics.exploration_over import ExplorationEnds
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards.passives import total
from starboard.games.vanguard.rules.check.dice_pool import spend_all
from starboard.games.vanguard.rules.crew import deadly_space
from starboard.games.vanguard.rules.planet.missions import FAILED, OPEN, concerned, rank_up, settle
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.kernel import Ask, Rules, show

DEPARTURE, EVACUATION = "departure", "evacuation"


def can_lift_off(g: VanguardState, who: int) -> bool:
    """IV-X-340: only from the landing sector; a planet may ask for more of everybody. Consent that was refused is not
    asked for again before another action was taken."""
    e = g.expedition
    if e.team[who].sector != e.landing or e.turn_notes.refused == e.actions:
        return False
    wanted = campaign[g.campaign].planets[e.boards[0].planet].liftoff
    if wanted is None:
        return True
    for other in living(g):
        if not test(g, wanted.condition, Ctx("planet", "IV-X-340", other)):
            return False
    return True


def lift_off(g: VanguardState, who: int) -> Rules[None]:
    """IV-X-340: with the consent of all other commanders the exploration ends at once; without it nothing was done, and
    the action is still there."""
    e = g.expedition
    seats = dict.fromkeys(seat_of(g, other) for other in living(g))
    for seat in seats:
        if seat != seat_of(g, who):
            move = yield Ask(seat, "vanguard-ask-lift-off", [Agree(), Disagree()], "IV-X-340", asked_of(g, who))
            if isinstance(move, Disagree):
                e.actions += 1
                e.turn_notes.refused = e.actions
                say(g, "vanguard-lift-off-refused", "IV-X-340", who=who)
                return
    show(g, "lift", who=who, planet=e.boards[0].planet, end=DEPARTURE)
    say(g, "vanguard-lift-off", "IV-X-340", who=who)
    e.end = DEPARTURE
    raise ExplorationEnds


# -- The end ---------------------------------------------------------------------------------------------------------


def leave(g: VanguardState) -> Rules[None]:
    """IV-X-17: departure, emergency evacuation, or the end that a log ordered (IV-X-1703), which was read already."""
    e = g.expedition
    if e.check is not None:
        # It ended in the middle of a dice check: nobody loses the dice of its pool.
        spend_all(g)
    e.check, e.pending = None, []
    if e.end == DEPARTURE:
        yield from _departure(g)
    elif e.end == EVACUATION:
        yield from _evacuation(g)
    for board in e.boards:
        for mission in board.missions:
            if mission.status == OPEN:
                # IV-X-1705: what was not completed has failed.
                mission.status = FAILED
                if g.news is not None:
                    show(g, "mission", mission=mission.id, state=FAILED)
                    say(g, "vanguard-mission-lost", "IV-X-1705", mission=mission.id)


def _departure(g: VanguardState) -> Rules[None]:
    """IV-X-1701, IV-X-1704: anybody outside the landing sector dies; then the departure log."""
    e = g.expedition
    for who in stranded(g):
        show(g, "left-behind", who=who, crew=e.team[who].crew, at=e.team[who].sector)
        say(g, "vanguard-abandoned", "IV-X-1704", who=who)
        g.ship.notes.left_behind = True
        deadly_space.take_out(g, who)
    yield from settle(g)
    rank_up(g, concerned(g), at_end=True)
    yield from planet_rules.fire(g, "departure")
    planet = campaign[g.campaign].planets[e.boards[0].planet]
    yield from carry_out(g, planet.departure, Ctx(f"planet:{planet.id}", "IV-X-1701"))


def stranded(g: VanguardState) -> list[int]:
    """IV-X-1704: who would not be aboard if the lander left now."""
    e = g.expedition
    return [who for who in living(g) if e.team[who].sector != e.landing and not _is_near_enough(g, who)]


def undone(g: VanguardState) -> list[str]:
    """IV-X-1705: the missions that would have failed."""
    return [mission.id for board in g.expedition.boards for mission in board.missions if mission.status == OPEN]


def _is_near_enough(g: VanguardState, who: int) -> bool:
    """A card lets somebody who is one sector away reach the lander."""
    e = g.expedition
    is_told = e.notes.last_out or e.round_notes.last_out or e.turn_notes.last_out
    return bool(is_told) and e.landing in connected(g, e.team[who].sector)


def _evacuation(g: VanguardState) -> Rules[None]:
    """IV-X-1702, IV-X-1710: everybody lives, wherever they are; ordinary discoveries are lost, unique ones kept, and
    the exploration has failed."""
    e = g.expedition
    show(g, "lift", who=NOBODY, planet=e.boards[0].planet, end=EVACUATION)
    say(g, "vanguard-evacuation", "IV-X-1710")
    for board in e.boards:
        for mission in board.missions:
            if mission.status == OPEN:
                mission.status = FAILED
    for card in e.discoveries[total(g, NOBODY, "keep-disc") :]:
        put_under(g, card, "IV-X-1710")
    yield from planet_rules.fire(g, "evacuation")
    planet = campaign[g.campaign].planets[e.boards[0].planet]
    yield from carry_out(g, planet.evacuation, Ctx(f"planet:{planet.id}", "IV-X-1702"))
