"""What a match comes to, once it is over."""

from starboard.games.vanguard.rules.score import score
from starboard.games.vanguard.rules.ship.ship_crew import RECRUIT
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.view.aboard.bridge_view import ObjectiveView
from starboard.kernel.view import Sealed, View

AWAY = ("gone", "memorial", "dying")
"""Where nobody lives."""


class ScoreView(View, frozen=True):
    """The score, and what it is made of: of a campaign objectives and unique discoveries, of a single exploration
    success tokens."""

    objectives: list[ObjectiveView]
    uniques: list[Sealed]
    success: int
    total: int
    living: list[Sealed]
    """Who is alive at the end: who came home, and who was aboard."""


def score_view(g: VanguardState) -> ScoreView | None:
    """The score; None while the match goes on."""
    if g.part != "over":
        return None
    ship, is_campaign = g.ship, bool(g.ending)
    done = [*ship.objectives, *ship.side] if is_campaign else []
    home = ship.home.success if ship.home is not None else 0
    return ScoreView(
        objectives=[ObjectiveView(id=one.id, done=one.done) for one in done],
        uniques=list(ship.pockets) if is_campaign else [],
        success=0 if is_campaign else ship.success + home,
        total=score(g),
        living=living(g),
    )


def living(g: VanguardState) -> list[str]:
    """Who is alive: nobody of the away team who did not come home, and nobody who waits for the memorial."""
    ship = g.ship
    home = ship.home.team if ship.home is not None else []
    dead = {*ship.dying, *ship.memorial}
    return [
        id
        for id, one in (*g.crew.items(), *g.former.items())
        if one.place not in (RECRUIT, *AWAY)
        and id not in dead
        and (one.place != "team" or ship.home is None or id in home)
    ]
