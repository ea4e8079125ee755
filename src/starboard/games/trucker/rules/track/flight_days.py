"""GT-B-8.2 to 8.5: rockets on the track. Positions grow without end; the space is what is left of them modulo 40."""

from collections.abc import Mapping

from starboard.games.trucker.content import content
from starboard.games.trucker.rules.aboard.deeds import note
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import tell


def flight_order(g: TruckerState) -> list[int]:
    """The seats still flying, the leader first."""
    flying = [seat for seat, trucker in enumerate(g.truckers) if trucker.flying]
    return sorted(flying, key=lambda seat: -g.truckers[seat].position)


def gain_days(g: TruckerState, days: Mapping[int, int], rule: str = "GT-B-8.3") -> None:
    """GT-B-8.4: those who gain days move forward, from the leader to the rearmost."""
    for seat in flight_order(g):
        if days.get(seat, 0) > 0:
            start = _move(g, seat, days[seat], 1)
            note(g, seat, "forward", days[seat])
            _tell_race(g, "trucker-moved-forward", rule, seat, days[seat], start)


def lose_days(g: TruckerState, days: Mapping[int, int], rule: str = "GT-B-8.3") -> None:
    """GT-B-8.4: those who lose days move back, from the rearmost to the leader, each with its whole loss."""
    for seat in reversed(flight_order(g)):
        if days.get(seat, 0) > 0:
            start = _move(g, seat, days[seat], -1)
            _tell_race(g, "trucker-moved-back", rule, seat, days[seat], start)


def _move(g: TruckerState, seat: int, days: int, step: int) -> int:
    """GT-B-8.3: over as many unoccupied spaces; occupied ones are skipped and not counted. Returns where it began."""
    track = content().flights.track
    me = g.truckers[seat]
    start = me.position
    others = {other.position % track for other in g.truckers if other.flying and other is not me}
    while days:
        me.position += step
        days -= me.position % track not in others
    return start


def _tell_race(g: TruckerState, id: str, rule: str, seat: int, days: int, start: int) -> None:
    """A rocket has flown over the spaces of others."""
    if g.news is None:
        return
    track, end = content().flights.track, g.truckers[seat].position
    spaces = {space % track for space in range(min(start, end) + 1, max(start, end))}
    passed = [other for other in flight_order(g) if other != seat and g.truckers[other].position % track in spaces]
    tell(g, id, rule, beat="race", seat=seat, days=days, start=start, end=end, passed=passed)
