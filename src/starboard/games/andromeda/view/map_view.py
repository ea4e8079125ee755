"""AE-B-2.10: what everybody may see of the map."""

from starboard.games.andromeda.board.map import is_nebula
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel.view import View


class MoonsView(View, frozen=True):
    """The moons of a planet or nebula."""

    seen: list[str]
    """Of a planet's stack only the top one; in a nebula all lie face up."""
    count: int


def moons_view(region: int, moons: list[str]) -> MoonsView:
    """AE-B-2.10: of a planet's stack only the top is seen, and how high it is; in nebulae all lie face up."""
    return MoonsView(list(moons) if is_nebula(region) else moons[-1:], len(moons))


def raider_cards(g: AndromedaState) -> list[str]:
    """AE-B-2.13: the cards that lie face up: the S class, and those whose raider has arrived."""
    return [id for id in g.cards.values() if id not in g.raiders_to_come]
