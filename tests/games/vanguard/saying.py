"""Words of effects, said to a team on Hush (`campaigns.cards.hush`): what is asked then, and what follows."""

from games.vanguard.campaigns.planets.ground import trip
from games.vanguard.proving_ground import Played
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.notation.grammar import parse_effect
from starboard.games.vanguard.state.check_state import Check
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import Member


def said(g: VanguardState, text: str, who: int = 0, source: str = "test") -> Played:
    """An effect that concerns a crew member."""
    return Played(carry_out(g, parse_effect(text), Ctx(source, "IV-X-401", who)))


def me(g: VanguardState) -> Member:
    """The one whom most effects concern."""
    return trip(g).team[0]


def checked(g: VanguardState) -> Check:
    """The dice check that goes on."""
    check = trip(g).check
    assert check is not None
    return check
