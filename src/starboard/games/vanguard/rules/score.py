"""How a match ends. All play together: they win or lose together."""

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Outcome


def outcome(g: VanguardState) -> Outcome:
    """IV-S-3603, Q-47: a campaign is lost when no away team can be formed; a single exploration when it failed."""
    seats = tuple(range(g.seats))
    return Outcome((score(g),) * g.seats, seats if is_won(g) else ())


def is_won(g: VanguardState) -> bool:
    """Whether the campaign came to one of its endings, or the exploration succeeded."""
    if g.ending:
        return g.ending != campaign[g.campaign].head.loss
    return not g.ship.failed


def score(g: VanguardState) -> int:
    """Objectives that were achieved and unique discoveries in their pockets; for a single exploration its success
    tokens. It says how much of a campaign was seen."""
    ship = g.ship
    if not g.ending:
        home = ship.home.success if ship.home is not None else 0
        return ship.success + home
    return sum(one.done for one in [*ship.objectives, *ship.side]) + len(ship.pockets)
