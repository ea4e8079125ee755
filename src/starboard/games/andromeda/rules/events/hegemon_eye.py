"""AE-E-7.4: the Eye passes to the left after each event."""

from starboard.games.andromeda.board.players import is_person, left_of, people
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import show, tell


def after_event(g: AndromedaState) -> None:
    """Alone one keeps the Eye. By the setting of OQ-13 it waits until the Hegemon has had its turn."""
    h = g.hegemon
    if h is None or len(people(g)) == 1:
        return
    if h.eye_waits and is_person(g, g.turn):
        h.eye_due += 1
    else:
        pass_eye(g)


def pass_eye(g: AndromedaState) -> None:
    """To the left."""
    assert g.hegemon is not None
    g.hegemon.eye = left_of(g, g.hegemon.eye)
    tell(g, "andromeda-hegemon-eye", "AE-E-7.4", seat=g.hegemon.eye)
    show(g, "eye", who=g.hegemon.eye)
