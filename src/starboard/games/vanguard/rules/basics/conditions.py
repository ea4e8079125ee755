"""IV-X-1012: the global condition of a board."""

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.planet import GlobalCondition
from starboard.games.vanguard.rules.basics import planet_rules
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.state.board_state import BOARD
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.kernel import Rules, show


def condition_in(g: VanguardState, sector: int) -> GlobalCondition | None:
    """The current condition of the board on which a sector lies."""
    return campaign[g.campaign].conditions.get(g.expedition.boards[sector // BOARD].condition)


def place_condition(g: VanguardState, id: str, rule: str, who: int = NOBODY) -> Rules[None]:
    """IV-X-1012: exactly one is current: a new card replaces the old one, with its token and markers."""
    e = g.expedition
    planet = campaign[g.campaign].planet_of.get(id, "")
    board = next((board for board in e.boards if board.planet == planet), e.boards[0])
    if board.condition in e.sky:
        e.sky = []
    board.condition, board.condition_time, board.condition_tracks = id, 0, {}
    if g.news is not None:
        show(g, "condition", condition=id)
        say(g, "vanguard-condition", rule, condition=id)
    yield from planet_rules.fire(g, "condition", who, name=id)


# -- For a round -----------------------------------------------------------------------------------------------------


def place_for_a_round(g: VanguardState, id: str, rule: str) -> Rules[None]:
    """It holds on the first board until the end of the round, and then the one that was there before."""
    e = g.expedition
    before = e.boards[0].condition
    yield from place_condition(g, id, rule)
    e.sky = [id, before]


def first_sky(g: VanguardState) -> Rules[None]:
    """The first round of this exploration begins with what was prepared aboard."""
    if g.ship.sky:
        sky, g.ship.sky = g.ship.sky, ""
        yield from place_for_a_round(g, sky, "IV-X-1012")


def clear_up(g: VanguardState) -> Rules[None]:
    """The end of a round: what held only until then gives way, unless another one has replaced it meanwhile."""
    e = g.expedition
    if e.sky:
        yield from place_condition(g, e.sky[1], "IV-X-1012")
