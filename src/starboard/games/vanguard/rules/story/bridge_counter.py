"""A counter of the campaign that goes on at every visit to the bridge. When it is full, the story cannot wait."""

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Rules, tell


def listen(g: VanguardState) -> Rules[None]:
    """One field further, once the objective with which it begins has been in play."""
    track = campaign[g.campaign].head.listening
    if track is not None and any(one.id == track.objective for one in g.ship.objectives):
        yield from change_counter(g, track.counter, 1, "IV-S-0202")


def last_course(g: VanguardState) -> str:
    """The only destination that is left once the counter is full; none before that."""
    track = campaign[g.campaign].head.listening
    if track is None or g.counters.get(track.counter, 0) < track.fields:
        return ""
    return track.destination


def change_counter(g: VanguardState, name: str, change: int, rule: str) -> Rules[None]:
    """A counter of the story goes up or down, from 0 to the most that the campaign names."""
    head = campaign[g.campaign].head
    before = g.counters.get(name, 0)
    now = max(0, min(before + change, head.counters.get(name, before + change)))
    if now == before:
        return
    g.counters[name] = now
    if g.expedition.team and now > before:
        counted = g.expedition.tallies.counters
        counted[name.lower()] = counted.get(name.lower(), 0) + now - before
    track = head.listening
    if track is None or name != track.counter:
        tell(g, "vanguard-flag", "IV-C-303")
        return
    for one in g.ship.objectives:
        one.listened += max(0, now - before)
    tell(g, "vanguard-listening", rule, now=now, fields=track.fields)
    if before < track.fields <= now:
        yield from carry_out(g, track.effect, Ctx("campaign", rule))
