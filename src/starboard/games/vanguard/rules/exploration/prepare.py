"""IV-X-3.3: the Prepare action."""

from starboard.games.vanguard.moves.exploration_moves import Prepare
from starboard.games.vanguard.rules.cards.hand import draw_cards
from starboard.games.vanguard.rules.check.check import dice_check
from starboard.games.vanguard.rules.story.tutorial_hints import hint
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Move, Rules

SOURCE = "prepare"
PARTS = {what: what.split("-") for what in ("draw", "check", "draw-check", "check-draw")}
"""IV-X-320: one or both, in any order."""
PREPARES: tuple[Move, ...] = tuple(map(Prepare, PARTS))


def prepare(g: VanguardState, who: int, move: Prepare) -> Rules[None]:
    """IV-X-320, IV-X-321: draw a section card, make a dice check that has no outcomes."""
    hint(g, "prepare")
    one = g.expedition.team[who]
    for part in PARTS[move.what]:
        if one.dead:
            return
        if part == "draw":
            yield from draw_cards(g, who, 1, "IV-X-320")
        else:
            yield from dice_check(g, who, SOURCE, 0, None)
