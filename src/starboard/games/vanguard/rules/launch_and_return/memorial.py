"""Page 36, the memorial: the dead are remembered, and their sleeves are free again."""

from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.notation.symbols import SECTIONS
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.ship.ship_crew import leave
from starboard.games.vanguard.rules.story.logs import moment
from starboard.games.vanguard.rules.story.occasions import occasion
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Rules, show

"""Somebody was not at the lander when it left (IV-X-1704)."""


def memorial(g: VanguardState) -> Rules[None]:
    """IV-S-3601, IV-S-3602: in order of death."""
    if not g.ship.dying:
        return
    dead = list(g.ship.dying)
    while g.ship.dying:
        remember(g, g.ship.dying.pop(0))
    yield from moment(g, "first_death")
    for id in dead:
        yield from occasion(g, "died", [id])
    if g.ship.notes.left_behind:
        g.ship.notes.left_behind = False
        yield from moment(g, "left_behind")


def remember(g: VanguardState, id: str) -> None:
    """IV-S-3601: to the places of the section; if they are full, to any free place; if there is none, out of the game.
    The order of death is kept either way."""
    places = RULES.ship.memorial * len(SECTIONS)
    leave(g, id, "memorial" if memorial_places_taken(g) < places else "gone")
    g.ship.memorial.append(id)
    show(g, "remember", crew=id)
    say(g, "vanguard-remembered", "IV-S-3601", crew=id)


def memorial_places_taken(g: VanguardState) -> int:
    """How many places of the memorial are taken. A section whose own are full uses those of the others."""
    return sum(one.place == "memorial" for one in g.former.values())
