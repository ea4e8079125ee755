"""AE-B-19.1: the event marker."""

from starboard.games.andromeda.content import content
from starboard.games.andromeda.effects.effects import Source, op
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import show, tell


def move_marker(g: AndromedaState, steps: int, rule: str) -> None:
    """The marker moves; on the event space an event comes due. Excess steps are lost (AE-B-19.2)."""
    g.to_event = max(0, g.to_event - steps)
    tell(g, "andromeda-event-marker", rule, left=g.to_event)
    show(g, "marker", left=g.to_event)
    if not g.to_event:
        g.event_due = True


def reset_marker(g: AndromedaState) -> None:
    """AE-B-2.3: back to the start space, which depends on the number of players, the Hegemon among them."""
    g.to_event = content().event_track.steps[max(2, len(g.players))]


@op("event")
def _event(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    move_marker(g, int(args[0]), source.rule)
